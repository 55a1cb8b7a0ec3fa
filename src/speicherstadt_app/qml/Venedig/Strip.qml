pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme

// Another player: points, markers left, tiles waiting, the gondola, and the hand as far as one can know it.
Thing {
    id: strip

    required property var player              // roles of a player
    required property PlayerRail rail
    readonly property bool tight: rail.others > 3 && !rail.sideBySide
    readonly property bool small: width < Metrics.px(200)     // beside many others: face and sign tell the name
    readonly property bool outlined: !small && stock.x + 60 + player.tiles * 33 < points.x
    readonly property string token: player.token
    readonly property bool asked: token !== ""
    readonly property alias cards: hand
    readonly property alias shield: points
    readonly property real line: Metrics.px(18) + 2
    readonly property int openedSize: (tight || small ? 25 : 30) + (player.acting ? tight || small ? 2 : 6 : 0)

    width: rail.each
    implicitWidth: 300
    implicitHeight: small ? Metrics.px(40) + 62 : Metrics.px(38) + (tight ? 42 : 62)
    focusPolicy: Qt.TabFocus     // tapped, it leaves the keyboard where it is: the next Enter is meant for what is asked
    topic: player.explain
    around: Metrics.radius
    Accessible.name: player.spoken
    onClicked: rail.opened(strip.player.sign)

    background: Panel {
        // Points at the player who decides.
        Rectangle {
            z: -1
            visible: strip.player.deciding
            x: -width / 2
            anchors.verticalCenter: parent.verticalCenter
            width: 13
            height: 13
            rotation: 45
            antialiasing: true
            color: Theme.primary
        }
        lift: 0.5
        fill: strip.down ? Theme.well : Theme.card
        line: strip.player.picked ? Tones.chosen : strip.player.deciding || strip.player.acting ? Theme.primary : Theme.contrast ? Theme.edge : Theme.hairline
        lineWidth: strip.player.picked ? 3 : strip.player.deciding || strip.player.acting ? 2.5 : 1
    }
    contentItem: Item {
        Spine {
            x: 2
            y: 2
            width: 8
            height: parent.height - 4
            sign: strip.player.sign
            topLeftRadius: 6
            bottomLeftRadius: 6
        }
        HouseSign {
            id: face
            x: 15
            y: strip.tight ? 5 : 8
            size: strip.tight || strip.small ? 38 : 44
            sign: strip.player.sign
            art: strip.player.art
        }
        Label {
            id: name

            readonly property real most: points.x - x - signs.width - 8
            readonly property real room: most - (gain.visible && !gain.below ? gain.width + 4 : 0)
            readonly property real least: whole.advanceWidth * Metrics.small / Metrics.strong

            visible: !strip.small
            anchors {
                left: face.right
                leftMargin: 10
            }
            y: strip.tight ? 2 : 5
            width: Math.min(implicitWidth, room)
            height: Metrics.px(20) + 4
            text: strip.player.name
            strong: true
            elide: Text.ElideRight
            // Rather smaller than shortened.
            font.pixelSize: Math.max(Metrics.small, Math.min(Metrics.strong, Math.floor(Metrics.strong * room / Math.max(1, whole.advanceWidth))))
            Accessible.ignored: true

            TextMetrics {
                id: whole
                font {
                    family: Theme.ui
                    weight: Font.DemiBold
                    pixelSize: Metrics.strong
                }
                text: name.text
            }
        }
        Row {
            id: signs
            anchors {
                left: strip.small ? face.right : name.right
                leftMargin: 5
            }
            y: strip.tight ? 4 : 7
            spacing: 4

            ArtIcon {
                visible: strip.player.lion
                width: Metrics.art(21)
                height: width
                art: "venedig/pieces/lion"
            }
            ArtIcon {
                visible: strip.player.lawyer
                width: Metrics.art(19)
                height: width
                art: "venedig/icons/lawyer"
                tint: Theme.ink
            }
            ArtIcon {
                visible: strip.player.gondola
                width: Metrics.art(strip.small ? 28 : 38)
                height: Metrics.art(20)
                art: Theme.night ? "venedig/pieces/night/gondola-empty" : "venedig/pieces/gondola-empty"
            }
        }
        Shield {
            id: points
            anchors {
                right: parent.right
                rightMargin: 8
            }
            y: strip.tight ? 4 : 6
            size: Metrics.px(16) + (strip.tight ? 16 : 19)
            value: strip.rail.showRunning ? strip.player.running : strip.player.score
        }
        Gain {
            id: gain

            // Below the points where it would cut the name.
            readonly property bool below: !strip.tight && !strip.small && name.least > name.most - width - 4

            visible: strip.player.gain > 0
            x: points.x + (below ? points.width : -4) - width
            y: points.y + (below ? points.height - 7 : (points.height - height) / 2)
            words: "+" + strip.player.gain
        }
        Thinking {
            visible: strip.player.thinking
            anchors.horizontalCenter: face.horizontalCenter
            y: face.y - 5
        }
        Row {
            id: stock
            x: strip.small ? 13 : face.x + face.width + 10
            y: strip.small ? face.y + face.height + 2 : name.y + name.height + (strip.tight ? -2 : 1)
            height: strip.line
            spacing: 4

            Pole {
                anchors.verticalCenter: parent.verticalCenter
                width: 10
                height: 20
                sign: strip.player.sign
            }
            Label {
                anchors.verticalCenter: parent.verticalCenter
                text: strip.player.markers
                strong: true
                Accessible.ignored: true
            }
            Item {
                width: 6
                height: 1
            }
            Repeater {
                model: strip.outlined ? strip.player.shapes : []

                Row {
                    id: kind

                    required property var modelData

                    anchors.verticalCenter: parent?.verticalCenter
                    spacing: 2

                    Repeater {
                        model: kind.modelData.number
                        ShapeGlyph {
                            anchors.verticalCenter: parent?.verticalCenter
                            shape: kind.modelData.shape
                            size: strip.tight || strip.player.tiles > 5 ? 6 : 8
                        }
                    }
                    Item {
                        width: 3
                        height: 1
                    }
                }
            }
            ShapeGlyph {
                visible: !strip.outlined && strip.player.tiles > 0
                anchors.verticalCenter: parent.verticalCenter
                shape: "square"
                size: 5
            }
            Label {
                visible: !strip.outlined && strip.player.tiles > 0
                anchors.verticalCenter: parent.verticalCenter
                text: strip.player.tiles
                color: Theme.ink2
                Accessible.ignored: true
            }
        }
        Rectangle {
            visible: strip.asked
            anchors {
                fill: hand
                margins: -5
            }
            radius: 8
            color: strip.player.picked ? Tones.chosenWash : Theme.primaryWash
            border {
                width: strip.player.picked ? 3 : 2
                color: strip.player.picked ? Tones.chosen : Theme.primary
            }
        }
        Row {
            id: hand
            x: strip.small ? 13 : strip.tight ? face.x + face.width + 10 : 17
            y: parent.height - height - 6
            spacing: 3

            Repeater {
                model: strip.player.hand

                CardSlot {
                    required property var modelData
                    card: modelData
                    size: strip.small ? Math.min(19, (strip.width - 60) / 5) : strip.tight ? 21 : 24
                }
            }
        }
        HintMark {
            x: hand.x - 10
            y: hand.y - 8
            size: Metrics.art(22)
            rank: strip.player.mark
        }
        Row {
            anchors {
                right: parent.right
                rightMargin: 9
                bottom: parent.bottom
                bottomMargin: 5
            }
            spacing: 6

            ArtIcon {
                visible: opacity > 0
                opacity: strip.player.chosen || strip.player.next ? 1 : 0
                anchors.verticalCenter: parent.verticalCenter
                width: Metrics.art(17)
                height: width
                art: strip.player.next ? "venedig/icons/pass" : "signs/check"
                tint: strip.player.next ? Theme.focus : Theme.primary

                Behavior on opacity {
                    NumberAnimation {
                        duration: Motion.feedback
                    }
                }
            }
            Label {
                // Beside five cards a narrow strip has room for the sign alone.
                visible: !strip.small && text !== "" && hand.x + hand.width + implicitWidth + Metrics.art(17) + 20 + (strip.player.opened?.role ? strip.openedSize + 6 : 0) <= strip.width
                anchors.verticalCenter: parent.verticalCenter
                text: strip.player.note
                strong: strip.player.next
                color: strip.player.next ? Theme.focus : Theme.ink2
                font.pixelSize: Metrics.small
                Accessible.ignored: true
            }
            Loader {
                active: strip.player.opened?.role ? true : false
                anchors.verticalCenter: parent.verticalCenter
                sourceComponent: CardSlot {
                    card: strip.player.opened
                    size: strip.openedSize

                    // The card that is carried out now is lifted.
                    Rectangle {
                        visible: strip.player.acting
                        anchors {
                            fill: parent
                            margins: -3
                        }
                        radius: parent.size * 0.16 + 3
                        color: Theme.clear
                        border {
                            width: 2.5
                            color: Theme.primary
                        }
                    }
                }
            }
        }
    }
}
