pragma ComponentBehavior: Bound

import QtQuick
import Theme

// A notice across the page, with one thing to do about it. It stays until it is dismissed.
Panel {
    id: banner

    required property string text
    property string kind: "info"              // info | good | warning
    property string action: ""
    property bool dismissable: true

    signal acted
    signal dismissed

    readonly property color mark: kind === "warning" ? Theme.fire : kind === "good" ? Theme.primary : Theme.ink2

    implicitWidth: 480
    implicitHeight: Math.max(words.implicitHeight + 20, Metrics.control + 8, (button.visible ? button.height + 8 : 0))
    fill: kind === "warning" ? Theme.fireWash : kind === "good" ? Theme.primaryWash : Theme.card
    line: mark
    lineWidth: Metrics.line
    lift: 0.6
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    ArtIcon {
        id: sign
        x: 14
        anchors.verticalCenter: parent.verticalCenter
        width: Metrics.icon
        height: Metrics.icon
        art: banner.kind === "warning" ? "signs/warning" : banner.kind === "good" ? "signs/check" : "signs/info"
        tint: banner.mark
    }
    Label {
        id: words
        anchors {
            left: sign.right
            leftMargin: 12
            right: button.visible ? button.left : close.left
            rightMargin: 8
            verticalCenter: parent.verticalCenter
        }
        text: banner.text
        wrapMode: Text.WordWrap
        lineHeight: 1.1
        Accessible.ignored: true
    }
    Btn {
        id: button
        visible: banner.action !== ""
        anchors {
            right: close.left
            rightMargin: 4
            verticalCenter: parent.verticalCenter
        }
        text: banner.action
        onClicked: banner.acted()
    }
    IconBtn {
        id: close
        visible: banner.dismissable
        anchors {
            right: parent.right
            rightMargin: 4
            verticalCenter: parent.verticalCenter
        }
        width: visible ? implicitWidth : 4
        art: "signs/close"
        text: qsTr("Dismiss")
        onClicked: banner.dismissed()
    }
}
