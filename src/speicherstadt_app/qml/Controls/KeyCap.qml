pragma ComponentBehavior: Bound

import QtQuick
import Theme

// The key that does the same.
Rectangle {
    id: cap

    required property string key
    readonly property bool drawn: key === "↵"     // no face of ours has that letter
    property color ink: Theme.ink2

    visible: key !== ""
    implicitWidth: drawn ? Metrics.keyCap : Math.max(Metrics.keyCap, word.implicitWidth + 10)
    implicitHeight: Metrics.keyCap
    radius: 4
    color: Theme.clear
    border {
        width: 1
        color: Theme.alpha(ink, Theme.contrast ? 1 : 0.55)
    }

    Loader {
        active: cap.drawn
        anchors.centerIn: parent
        sourceComponent: ArtIcon {
            width: Math.round(cap.height * 0.68)
            height: width
            art: "signs/enter"
            tint: cap.ink
        }
    }
    Label {
        id: word
        visible: !cap.drawn
        anchors.centerIn: parent
        text: cap.key
        color: cap.ink
        font.pixelSize: Metrics.meta
        Accessible.ignored: true
    }
}
