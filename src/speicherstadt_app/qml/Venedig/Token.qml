pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme

// Another player where there is little room: face, points, markers, how many cards are known, or the opened card.
Thing {
    id: narrow

    required property var player              // roles of a player
    required property PlayerRail rail
    readonly property string token: player.token
    readonly property bool full: rail.room >= rail.others * (Metrics.art(44) + Metrics.px(40) + 62)

    width: rail.each
    implicitHeight: Metrics.art(40) + Metrics.px(16) + (full ? Metrics.px(18) + 46 : 26)
    focusPolicy: Qt.TabFocus     // tapped, it leaves the keyboard where it is: the next Enter is meant for what is asked
    topic: player.explain
    around: Metrics.radius
    Accessible.name: player.spoken
    onClicked: rail.opened(narrow.player.sign)

    background: Panel {
        lift: 0.5
        fill: narrow.down ? Theme.well : narrow.player.token !== "" ? Theme.primaryWash : Theme.card
        line: narrow.player.picked ? Tones.chosen : narrow.player.deciding || narrow.player.acting || narrow.player.token !== "" ? Theme.primary : Theme.hairline
        lineWidth: narrow.player.picked ? 3 : narrow.player.deciding || narrow.player.acting || narrow.player.token !== "" ? 2.5 : 1
    }
    contentItem: Item {
        Spine {
            x: 2
            y: 2
            width: 6
            height: parent.height - 4
            sign: narrow.player.sign
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
            sign: narrow.player.sign
            art: narrow.player.art
        }
        ArtIcon {
            visible: narrow.player.lion
            x: 8
            y: 3
            width: Metrics.art(20)
            height: width
            art: "venedig/pieces/lion"
        }
        Thinking {
            visible: narrow.player.thinking
            anchors.horizontalCenter: face.horizontalCenter
            y: 2
        }
        Shield {
            id: points
            x: 11
            y: face.y + face.height + 3
            size: Metrics.px(16) + 12
            value: narrow.rail.showRunning ? narrow.player.running : narrow.player.score
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
                sign: narrow.player.sign
            }
            Label {
                text: narrow.player.markers
                font.pixelSize: Metrics.small
                Accessible.ignored: true
            }
        }
        Row {
            visible: narrow.full
            x: 12
            y: points.y + points.height + 5
            spacing: 4

            CardSlot {
                card: narrow.player.opened?.role ? narrow.player.opened : ({})
                size: 22
            }
            Label {
                visible: !narrow.player.opened?.role
                anchors.verticalCenter: parent.verticalCenter
                text: narrow.player.sure > 0 ? narrow.player.sure + "/" + narrow.player.hand.length : narrow.player.hand.length
                color: Theme.ink2
                font.pixelSize: Metrics.small
                Accessible.ignored: true
            }
        }
        ArtIcon {
            visible: narrow.player.chosen || narrow.player.next
            anchors {
                right: parent.right
                rightMargin: 5
                bottom: parent.bottom
                bottomMargin: 6
            }
            width: Metrics.art(16)
            height: width
            art: narrow.player.next ? "venedig/icons/pass" : "signs/check"
            tint: narrow.player.next ? Theme.focus : Theme.primary
        }
    }
}
