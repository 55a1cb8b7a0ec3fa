import QtQuick

// Something that comes by now and then, from one end to the other, and the next time back if it `turns`.
Item {
    id: passing

    required property Life scene
    required property real from
    required property real to
    required property real takes              // seconds for the way
    required property real period             // seconds from one time to the next
    property real offset: 0                   // how far in that it is at the beginning
    property bool turns: true

    readonly property real clock: scene.time + offset
    readonly property int number: Math.floor(clock / period)
    readonly property real share: (clock - number * period) / takes
    readonly property bool back: turns && number % 2 !== 0

    visible: share < 1
    x: visible ? Math.round(back ? to + (from - to) * share : from + (to - from) * share) : from
}
