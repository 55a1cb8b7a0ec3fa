pragma Translator: Venedig_Hand
pragma ComponentBehavior: Bound

import QtQuick
import Frame
import Theme

// My cards in a row; what is chosen lies face down until all are opened.
FocusScope {
    id: hand

    required property var cards               // model of cards
    property int sign: 0
    property bool covered: false
    property real most: 124                   // width of a card
    readonly property int count: Math.max(5, row.count)
    readonly property real gap: Math.min(14, Math.max(4, width * 0.012))
    readonly property real cardWidth: Math.max(20, Math.min(most, (width - (count - 1) * gap) / count, height * 1.2))
    readonly property real used: count * cardWidth + (count - 1) * gap

    signal chosen(token: string)

    component Held: Thing {
        id: held

        required property int index
        required property string card
        required property var look
        required property int number
        required property string token
        required property bool picked
        required property bool dim
        required property bool acting
        required property bool sealed
        required property bool open
        required property string locked
        required property int mark
        required property string explain
        required property string spoken

        x: index * (hand.cardWidth + hand.gap)
        y: acting || picked ? 3 : sealed ? 10 : 7
        width: hand.cardWidth
        height: hand.height - 11
        topic: explain
        around: face.round
        enabled: true
        Accessible.name: spoken
        onClicked: token !== "" ? hand.chosen(token) : Explain.ask(explain, held)

        Behavior on y {
            enabled: Motion.moves
            NumberAnimation {
                duration: Motion.highlight
                easing.type: Motion.enter
            }
        }
        HoverHandler {
            cursorShape: held.token !== "" ? Qt.PointingHandCursor : Qt.ArrowCursor
        }
        RoleCard {
            id: face
            anchors.fill: parent
            look: held.look
            chosen: held.picked || held.acting
            dim: held.dim
            turn: held.sealed ? 2 : 0
            key: held.token !== "" ? held.number : ""
            sign: hand.sign

            Behavior on turn {
                enabled: Motion.moves
                NumberAnimation {
                    duration: Motion.flip
                }
            }
        }
        HintMark {
            anchors {
                right: parent.right
                top: parent.top
                margins: -4
            }
            size: Metrics.art(24)
            rank: held.mark
        }
    }

    Accessible.role: Accessible.List
    Accessible.name: qsTr("Your hand")

    Repeater {
        id: row
        model: hand.cards

        Held {}
    }
    // While the curtain is down: five backs that tell nothing.
    Repeater {
        model: hand.covered || row.count === 0 ? 5 : 0

        RoleCard {
            required property int index
            x: index * (hand.cardWidth + hand.gap)
            y: 4
            width: hand.cardWidth
            height: hand.height - 8
            look: ({})
            turn: 2
        }
    }
}
