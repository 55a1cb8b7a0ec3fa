pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme
import Speicherstadt.Models as Models

// Cards laid out over the board: all that were opened, in the order in which they are carried out; those that the beggar may
// copy; the hand that the spy looks at.
FocusScope {
    id: reveal

    required property Models.VenedigReveal reveals
    readonly property var cards: reveals.cards
    readonly property int count: Math.max(1, cards.length)
    readonly property bool opening: reveals.kind === "open"
    readonly property real step: Math.min(260, (width - 24) / count)
    // Where many lie in little width, a name stands below its sign, and what is said may be higher.
    readonly property bool narrow: step < Metrics.px(76) + 56
    readonly property real head: Metrics.px(22) + 18
    readonly property real plate: Metrics.px(16) + 18 + (narrow ? Metrics.px(18) : 0)
    readonly property real leastSaid: Math.min(height * 0.3, Metrics.px(narrow ? 60 : 46) + 12)
    readonly property real said: narrow ? Math.max(leastSaid, Math.min(Metrics.px(120), height - head - plate - (step - 22) * 1.36 - 44)) : leastSaid
    readonly property real cardWidth: Math.max(40, Math.min(190, step - 22, (height - head - plate - said - 44) / 1.36))
    readonly property real tall: head + plate + cardWidth * 1.36 + said + 34
    property real ticks: long                 // of the turning, in milliseconds
    readonly property real each: Math.max(1, Motion.flip)
    readonly property real apart: Motion.flip * 0.2     // one card begins so much after the one before
    readonly property real long: each + apart * (count - 1)
    property real pulse: 0                    // of the cards that win a bet
    property real walked: -1                  // how far the light has come, in cards
    readonly property int lamp: Math.floor(walked)      // the card that it has come to

    signal chosen(token: string)

    // How far a card is turned: 2 face down, 0 open.
    function turned(n: int): real {
        return 2 * Math.max(0, Math.min(1, 1 - (reveal.ticks - n * reveal.apart) / reveal.each))
    }
    // All turn, one shortly after the other, then a light walks; how long the turning takes.
    function flip(): int {
        turning.restart()
        return Motion.moves ? reveal.long : 0
    }
    function settle(): void {
        turning.complete()
        reveal.walked = -1
    }

    Accessible.role: Accessible.Grouping
    Accessible.name: reveals.title

    SequentialAnimation {
        id: turning
        NumberAnimation {
            target: reveal
            property: "ticks"
            from: Motion.moves ? 0 : reveal.long
            to: reveal.long
            duration: Motion.moves ? reveal.long : 0
        }
        NumberAnimation {
            target: reveal
            property: "walked"
            from: 0
            to: Math.max(0, reveal.cards.length)
            duration: Motion.moves ? Motion.highlight * reveal.count : 0
        }
        PropertyAction {
            target: reveal
            property: "walked"
            value: -1
        }
        NumberAnimation {
            target: reveal
            property: "pulse"
            from: 0
            to: 1
            duration: Motion.moves ? Motion.tally : 0
        }
        PropertyAction {
            target: reveal
            property: "pulse"
            value: 0
        }
    }
    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.max(4, (parent.height - reveal.tall) / 2)
        width: title.implicitWidth + 56
        height: reveal.head
        radius: height / 2
        color: Theme.card
        border {
            width: 2
            color: Theme.pieceLine
        }

        Label {
            id: title
            anchors.centerIn: parent
            text: reveal.reveals.title
            slab: true
            font.pixelSize: Metrics.title
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
    }
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.max(4, (parent.height - reveal.tall) / 2) + reveal.head + 8

        Repeater {
            id: row
            model: reveal.cards

            Thing {
                id: one

                required property var modelData
                required property int index
                readonly property string token: modelData.token
                readonly property bool may: token !== ""
                readonly property real turn: reveal.opening ? reveal.turned(index) : 0
                readonly property bool lit: modelData.good && turn < 1

                width: reveal.step
                height: face.y + face.height + reveal.said + 18
                enabled: may || reveal.opening
                focusPolicy: may ? Qt.StrongFocus : Qt.NoFocus
                around: Metrics.radius
                Accessible.name: modelData.spoken
                onClicked: {
                    if (may)
                        reveal.chosen(token)
                }

                HoverHandler {
                    cursorShape: one.may ? Qt.PointingHandCursor : Qt.ArrowCursor
                }
                Rectangle {
                    visible: one.modelData.name !== ""
                    anchors.horizontalCenter: parent.horizontalCenter
                    width: reveal.narrow ? parent.width - 4 : Math.min(parent.width - 4, Math.ceil(whole.advanceWidth) + Metrics.px(12) + 59)
                    height: reveal.plate
                    radius: reveal.narrow ? 14 : height / 2
                    color: Theme.card
                    border {
                        width: reveal.lamp === one.index ? 4 : 1.6
                        color: reveal.lamp === one.index ? Tones.gold : Theme.pieceLine
                    }

                    Label {
                        x: reveal.narrow ? (parent.width - mark.width) / 2 - width - 4 : 11
                        y: reveal.narrow ? 3 : 0
                        height: reveal.narrow ? mark.height : parent.height
                        text: one.modelData.number
                        color: Theme.ink2
                        font.weight: Font.Bold
                        Accessible.ignored: true
                    }
                    Medallion {
                        id: mark
                        x: reveal.narrow ? (parent.width - width) / 2 : Metrics.px(12) + 14
                        y: reveal.narrow ? 3 : (parent.height - height) / 2
                        size: 24
                        sign: Math.max(0, one.modelData.sign)
                    }
                    Label {
                        id: who
                        x: reveal.narrow ? 6 : Metrics.px(12) + 42
                        y: reveal.narrow ? parent.height - height - 2 : 0
                        width: parent.width - x - (reveal.narrow ? 6 : 10)
                        height: reveal.narrow ? Metrics.px(18) + 4 : parent.height
                        horizontalAlignment: reveal.narrow ? Text.AlignHCenter : Text.AlignLeft
                        text: one.modelData.name
                        strong: true
                        elide: Text.ElideRight
                        font.pixelSize: reveal.narrow ? Math.max(Metrics.meta, Math.min(Metrics.body, Math.floor(Metrics.body * width / Math.max(1, whole.advanceWidth)))) : Metrics.body
                        Accessible.ignored: true

                        TextMetrics {
                            id: whole
                            font {
                                family: Theme.ui
                                weight: Font.DemiBold
                                pixelSize: Metrics.body
                            }
                            text: who.text
                        }
                    }
                }
                // Lit from behind: something comes of it.
                Rectangle {
                    visible: one.lit
                    anchors {
                        fill: face
                        margins: -8
                    }
                    radius: 18
                    scale: 1 + 0.05 * Math.sin(Math.PI * reveal.pulse)
                    transform: Scale {
                        // It turns with the card.
                        origin.x: face.width / 2 + 8
                        xScale: 1 - one.turn
                    }
                    color: Tones.goldWash
                    border {
                        width: 3
                        color: Tones.gold
                    }
                }
                Rectangle {
                    visible: one.may && !one.modelData.picked
                    anchors {
                        fill: face
                        margins: one.hovered ? -7 : -5
                    }
                    radius: 14
                    color: Theme.clear
                    border {
                        width: 3
                        color: Tones.legalOnVeil
                    }
                }
                RoleCard {
                    id: face
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: reveal.plate + 10
                    width: reveal.cardWidth
                    height: reveal.cardWidth * 1.36
                    look: one.modelData.look
                    sign: one.modelData.sign
                    chosen: one.modelData.picked || one.modelData.mine
                    dim: !reveal.opening && !one.may
                    key: one.may ? one.modelData.number : ""
                    turn: one.turn
                }
                Gain {
                    visible: one.modelData.gain > 0 && one.turn < 1
                    x: face.x + face.width - width * 0.7
                    y: face.y - height * 0.4
                    height: Metrics.px(18) + 10
                    border.width: 2
                    words: "+" + one.modelData.gain
                    room: 18
                    letters: Metrics.strong
                }
                HintMark {
                    x: face.x - 8
                    y: face.y - 8
                    rank: one.modelData.mark
                }
                Rectangle {
                    visible: one.turn < 1
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: face.y + face.height + 12
                    width: parent.width - 10
                    height: reveal.said
                    radius: 9
                    color: Theme.card
                    border {
                        width: 1.2
                        color: Theme.edge
                    }

                    Label {
                        anchors {
                            fill: parent
                            leftMargin: 7
                            rightMargin: 7
                        }
                        text: one.modelData.said
                        wrapMode: Text.WordWrap
                        horizontalAlignment: Text.AlignHCenter
                        lineHeight: 0.95
                        fontSizeMode: Text.Fit
                        minimumPixelSize: Metrics.least - 2
                        font.pixelSize: reveal.narrow ? Metrics.small - 2 : Metrics.small
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
