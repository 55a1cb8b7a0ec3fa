pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// The small sign in the corner of what lies under the pointer: who presses it is told what that is. Keys and fingers have
// ways of their own, so nobody is led to it.
Item {
    id: sign

    signal clicked

    implicitWidth: Metrics.px(24)
    implicitHeight: implicitWidth
    Accessible.ignored: true

    Rectangle {
        anchors.fill: parent
        radius: width / 2
        color: pressed.pressed ? Theme.well : Theme.card
        border {
            width: 1.5
            color: over.hovered ? Theme.focus : Theme.ink2
        }

        ArtIcon {
            anchors.centerIn: parent
            width: Math.round(parent.width * 0.7)
            height: width
            art: "signs/info"
            tint: Theme.ink
        }
    }
    HoverHandler {
        id: over
        cursorShape: Qt.PointingHandCursor
    }
    // The thing below is not pressed by it.
    MouseArea {
        id: pressed
        anchors.fill: parent
        onClicked: sign.clicked()
    }
}
