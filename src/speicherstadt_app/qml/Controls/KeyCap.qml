pragma ComponentBehavior: Bound

import QtQuick
import Theme

// The key that does the same.
Rectangle {
    id: cap

    required property string key
    property color ink: Theme.ink2

    visible: key !== ""
    implicitWidth: Math.max(Metrics.keyCap, word.implicitWidth + 10)
    implicitHeight: Metrics.keyCap
    radius: 4
    color: Theme.clear
    border {
        width: 1
        color: Theme.alpha(ink, Theme.contrast ? 1 : 0.55)
    }

    Label {
        id: word
        anchors.centerIn: parent
        text: cap.key
        color: cap.ink
        font.pixelSize: Metrics.meta
        Accessible.ignored: true
    }
}
