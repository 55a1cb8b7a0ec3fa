pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// One achievement: its medal, what it takes, and when it was won or how far it is.
Pressable {
    id: card

    required property string title
    required property string condition
    required property string art
    required property bool won
    required property string when
    required property int done
    required property int of
    required property string progress
    required property string spoken

    implicitHeight: Math.max(104, words.implicitHeight + 28)
    leftPadding: 32 + Metrics.art(76)
    rightPadding: 16
    enabled: won
    opacity: 1
    focusPolicy: won ? Qt.StrongFocus : Qt.NoFocus
    Accessible.role: won ? Accessible.Button : Accessible.StaticText
    Accessible.name: spoken
    Accessible.description: won ? qsTr("Opens the replay of this game") : ""

    background: Panel {
        radius: Metrics.radiusLarge
        lift: card.won ? 1 : 0
        fill: card.won ? Theme.card : Theme.well

        Rectangle {
            anchors.fill: parent
            radius: Metrics.radiusLarge
            color: !card.won ? Theme.clear : card.down ? Theme.pressed : card.hovered ? Theme.hovered : Theme.clear
        }
        Item {
            x: 16
            anchors.verticalCenter: parent.verticalCenter
            width: Metrics.art(76)
            height: width

            ArtIcon {
                anchors.fill: parent
                art: card.won ? "medals/ground" : "medals/blank"
                opacity: card.won ? 1 : 0.55
            }
            ArtIcon {
                anchors.centerIn: parent
                anchors.verticalCenterOffset: -5
                width: Metrics.art(38)
                height: width
                art: card.art
                tint: card.won ? Theme.darkInk : Theme.ink2
            }
        }
        FocusRing {
            visible: card.visualFocus
            around: Metrics.radiusLarge
        }
    }
    contentItem: Item {
        Column {
            id: words
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width
            spacing: 2

            Label {
                width: parent.width
                text: card.title
                slab: true
                wrapMode: Text.WordWrap
                font.pixelSize: Metrics.cardTitle
                Accessible.ignored: true
            }
            Label {
                width: parent.width
                text: card.condition
                wrapMode: Text.WordWrap
                color: card.won ? Theme.ink : Theme.ink2
                Accessible.ignored: true
            }
            Label {
                visible: text !== ""
                width: parent.width
                text: card.won ? card.when : card.progress
                wrapMode: Text.WordWrap
                strong: true
                font.pixelSize: Metrics.small
                color: Theme.ink2
                Accessible.ignored: true
            }
            Rectangle {
                visible: card.of > 1 && !card.won
                width: Math.min(parent.width, 220)
                height: 8
                radius: 4
                color: Theme.sand

                Rectangle {
                    width: parent.width * card.done / card.of
                    height: parent.height
                    radius: 4
                    color: Theme.primary
                }
            }
        }
    }
}
