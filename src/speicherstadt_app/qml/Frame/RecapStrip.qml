pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// What has happened since my last decision, where no log is in view: a tap opens it there, where each move tells why.
Panel {
    id: strip

    required property string text
    property string hidden: ""                // what has been put away

    implicitHeight: Math.max(Metrics.target, words.implicitHeight + 16)
    opacity: hidden === text ? 0 : 1
    enabled: opacity > 0
    fill: Theme.primaryWash
    line: Theme.primary
    lift: 1.2
    Accessible.ignored: true

    signal clicked

    Pressable {
        id: opener
        anchors {
            fill: parent
            rightMargin: close.width
        }
        text: strip.text
        Accessible.description: qsTr("Opens the log")
        onClicked: strip.clicked()

        FocusRing {
            visible: opener.visualFocus
        }
    }

    ArtIcon {
        x: 12
        anchors.verticalCenter: parent.verticalCenter
        width: Metrics.px(22)
        height: width
        art: "signs/forward"
        tint: Theme.primary
    }
    Label {
        id: words
        anchors {
            left: parent.left
            leftMargin: Metrics.px(22) + 24
            right: close.left
            verticalCenter: parent.verticalCenter
        }
        text: strip.text
        wrapMode: Text.WordWrap
        lineHeight: 0.95
        Accessible.ignored: true
    }
    IconBtn {
        id: close
        anchors {
            right: parent.right
            verticalCenter: parent.verticalCenter
        }
        art: "signs/close"
        text: qsTr("Hide")
        onClicked: strip.hidden = strip.text
    }
}
