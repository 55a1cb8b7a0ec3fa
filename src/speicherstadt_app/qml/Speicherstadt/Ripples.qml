pragma ComponentBehavior: Bound

import QtQuick

// Two sheets of ripples that pass over each other with the swell.
Item {
    id: ripples

    required property real phase              // of the swell, 0 to 1

    readonly property int count: Math.max(0, Math.round(width * height / 5200))

    Repeater {
        model: 2
        Item {
            id: sheet

            required property int index
            readonly property real turn: 2 * Math.PI * (ripples.phase + index / 4)

            x: Math.sin(turn) * (index === 0 ? 5 : -4)
            y: Math.cos(turn) * 0.8

            Repeater {
                model: ripples.count
                Rectangle {
                    required property int index
                    // Scattered, and the same at every start.
                    readonly property real across: (index * 0.618 + sheet.index * 0.31) % 1
                    readonly property real down: (index * 0.754 + sheet.index * 0.57) % 1
                    x: across * ripples.width
                    y: 6 + down * (ripples.height - 10)
                    width: 8 + (across * 7.3 + down * 3.1) % 1 * (14 + 22 * down)
                    height: 1.4
                    color: Tones.ripple
                }
            }
        }
    }
}
