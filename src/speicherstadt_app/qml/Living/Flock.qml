pragma ComponentBehavior: Bound

import QtQuick
import "chance.js" as Chance

// Birds that fly together: each beats its wings for a while and glides for a while.
Item {
    id: flock

    required property Life scene
    required property color tone
    property var places: [[0, 0]]             // across and down, in spans
    property real span: 12
    property int seed: 1
    property real lift: 0.5                   // how far they rise and sink, in spans
    property bool beats: false                // without a pause, as geese do

    Repeater {
        model: flock.places.length

        Bird {
            required property int index
            readonly property real beat: flock.scene.time * (0.9 + 0.3 * Chance.at(flock.seed, index)) + 9 * Chance.at(flock.seed + 1, index)
            readonly property bool glides: !flock.beats && beat % 4 > 1.7

            width: flock.span * (0.85 + 0.3 * Chance.at(flock.seed + 2, index))
            x: Math.round(flock.places[index][0] * flock.span - width / 2)
            y: Math.round(flock.places[index][1] * flock.span + flock.lift * flock.span * Math.sin(beat * 0.7) - width / 2)
            wings: glides ? 1 : [0, 1, 2, 1][Math.floor(beat * 4) % 4]
            tone: flock.tone
        }
    }
}
