pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Theme

// On or off. The whole row is the target.
T.Switch {
    id: control

    property string note: ""                  // a second line in small type

    implicitWidth: Math.max(240, words.implicitWidth + indicator.width + spacing + leftPadding + rightPadding)
    implicitHeight: Math.max(Metrics.target, words.implicitHeight + 12)
    leftPadding: 4
    rightPadding: 4
    spacing: 16
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    opacity: enabled ? 1 : 0.45
    Accessible.description: note

    indicator: Rectangle {
        x: control.width - width - control.rightPadding
        y: (control.height - height) / 2
        implicitWidth: Metrics.art(52)
        implicitHeight: Metrics.art(30)
        radius: height / 2
        color: control.checked ? Theme.primary : Theme.well
        border {
            width: 2
            color: control.checked ? Theme.primary : Theme.edge
        }

        Rectangle {
            x: control.checked ? parent.width - width - 4 : 4
            y: 4
            width: parent.height - 8
            height: width
            radius: width / 2
            color: control.checked ? Theme.primaryText : Theme.edge

            // The state is told by a mark too, not by colour and side alone.
            ArtIcon {
                visible: control.checked
                anchors.centerIn: parent
                width: Metrics.art(16)
                height: width
                art: "signs/check"
                tint: Theme.primary
            }
            Behavior on x {
                enabled: Motion.moves
                NumberAnimation {
                    duration: Motion.feedback
                    easing.type: Motion.enter
                }
            }
        }
        FocusRing {
            visible: control.visualFocus
            around: parent.height / 2
        }
    }
    contentItem: Item {
        Column {
            id: words

            readonly property real room: control.availableWidth - control.indicator.width - control.spacing

            anchors.verticalCenter: parent.verticalCenter

            Label {
                width: Math.min(implicitWidth, words.room)
                text: control.text
                wrapMode: Text.WordWrap
                Accessible.ignored: true
            }
            Label {
                visible: control.note !== ""
                width: Math.min(implicitWidth, words.room)
                text: control.note
                wrapMode: Text.WordWrap
                color: Theme.ink2
                font.pixelSize: Metrics.small
                Accessible.ignored: true
            }
        }
    }
    background: Rectangle {
        radius: Metrics.radius
        color: control.down ? Theme.pressed : control.hovered ? Theme.hovered : Theme.clear
    }
}
