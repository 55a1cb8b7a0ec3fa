pragma ComponentBehavior: Bound

import QtQuick
import Theme

// A book's spine in the sign's colour with the sign's pattern: plain, dashes, dots, double, notched, scalloped.
Rectangle {
    id: spine

    required property int sign
    readonly property int pattern: sign % Theme.emblems.length
    readonly property int step: [0, 12, 10, 0, 14, 8][pattern]

    implicitWidth: 10
    color: Theme.players[sign]
    border {
        width: 1
        color: Theme.night ? Theme.pieceLine : Theme.darkInk
    }
    clip: true

    Repeater {
        model: spine.step > 0 ? Math.max(0, Math.ceil(spine.height / spine.step)) : 0
        Rectangle {
            required property int index
            x: spine.pattern >= 4 ? spine.width - 5 : (spine.width - width) / 2
            y: index * spine.step + (spine.pattern === 5 ? 0 : 3)
            width: spine.pattern === 5 ? 8 : spine.pattern === 4 ? 6 : 3
            height: spine.pattern === 5 ? 8 : spine.pattern === 1 ? 7 : spine.pattern === 4 ? 5 : 3
            radius: spine.pattern === 5 ? 4 : spine.pattern === 2 ? 1.5 : 0
            color: Theme.playerMarks[spine.sign]
        }
    }
    Repeater {
        model: spine.pattern === 3 ? 2 : 0
        Rectangle {
            required property int index
            x: 2.5 + index * 3.5
            width: 1.5
            height: spine.height
            color: Theme.playerMarks[spine.sign]
        }
    }
}
