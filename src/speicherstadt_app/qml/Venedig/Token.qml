pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme

// Another player where there is little room: face, points, markers, how many cards are known, or the opened card.
Thing {
    id: token

    required property var player              // roles of a player
    required property PlayerRail rail
    readonly property bool full: rail.room >= rail.others * (Metrics.art(44) + Metrics.px(40) + 62)

    width: rail.each
    implicitHeight: Metrics.art(40) + Metrics.px(16) + (full ? Metrics.px(18) + 46 : 26)
    topic: player.explain
    around: Metrics.radius
    Accessible.name: player.spoken
    onClicked: rail.opened(token.player.sign)

    background: Panel {
        lift: 0.5
        fill: token.down ? Theme.well : token.player.token !== "" ? Theme.primaryWash : Theme.card
        line: token.player.picked ? Tones.chosen : token.player.deciding || token.player.acting || token.player.token !== "" ? Theme.primary : Theme.hairline
        lineWidth: token.player.picked ? 3 : token.player.deciding || token.player.acting || token.player.token !== "" ? 2.5 : 1
    }
    contentItem: Item {
        Spine {
            x: 2
            y: 2
            width: 6
            height: parent.height - 4
            sign: token.player.sign
            topLeftRadius: 6
            bottomLeftRadius: 6
        }
        HouseSign {
            id: face
            anchors {
                horizontalCenter: parent.horizontalCenter
                horizontalCenterOffset: 3
            }
            y: 6
            size: Metrics.art(40)
            sign: token.player.sign
            art: token.player.art
        }
        ArtIcon {
            visible: token.player.lion
            x: 8
            y: 3
            width: Metrics.art(20)
            height: width
            art: "venedig/pieces/lion"
        }
        Thinking {
            visible: token.player.thinking
            anchors.horizontalCenter: face.horizontalCenter
            y: 2
        }
        Shield {
            id: points
            x: 11
            y: face.y + face.height + 3
            size: Metrics.px(16) + 12
            value: token.rail.showRunning ? token.player.running : token.player.score
        }
        Row {
            anchors {
                left: points.right
                leftMargin: 3
                verticalCenter: points.verticalCenter
            }
            visible: parent.width >= points.width + Metrics.px(9) + 26

            Pole {
                anchors.verticalCenter: parent.verticalCenter
                width: 9
                height: 18
                sign: token.player.sign
            }
            Label {
                text: token.player.markers
                font.pixelSize: Metrics.small
                Accessible.ignored: true
            }
        }
        Row {
            visible: token.full
            x: 12
            y: points.y + points.height + 5
            spacing: 4

            CardSlot {
                card: token.player.opened?.role ? token.player.opened : ({})
                size: 22
            }
            Label {
                visible: !token.player.opened?.role
                anchors.verticalCenter: parent.verticalCenter
                text: token.player.sure > 0 ? token.player.sure + "/" + token.player.hand.length : token.player.hand.length
                color: Theme.ink2
                font.pixelSize: Metrics.small
                Accessible.ignored: true
            }
        }
        ArtIcon {
            visible: token.player.chosen || token.player.next
            anchors {
                right: parent.right
                rightMargin: 5
                bottom: parent.bottom
                bottomMargin: 6
            }
            width: Metrics.art(16)
            height: width
            art: token.player.next ? "venedig/icons/pass" : "signs/check"
            tint: token.player.next ? Theme.focus : Theme.primary
        }
    }
}
