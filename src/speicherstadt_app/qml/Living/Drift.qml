pragma ComponentBehavior: Bound

import QtQuick
import Theme
import "chance.js" as Chance

// Flakes, petals or leaves that come down, or sparks that rise. Each goes from one edge to the other, or begins at one of the
// `springs`, and then begins again somewhere else.
Item {
    id: drift

    required property Life scene
    required property int count
    property int seed: 1
    property string shape: "flake"            // flake | petal | leaf
    property list<color> colours: [Theme.snow]
    property real speed: 16                   // design pixels in a second
    property real wind: 3
    property bool rises: false
    property real sway: 6
    property real least: 1.6
    property real most: 3.4
    property var springs: []                  // across
    property real spread: 120                 // round them

    Repeater {
        model: drift.count

        Rectangle {
            id: bit

            required property int index
            readonly property real pace: drift.speed * (0.7 + 0.6 * Chance.at(drift.seed, index))
            readonly property real lasts: Math.max(1, drift.height / pace)
            readonly property real begun: drift.scene.time / lasts + Chance.at(drift.seed + 1, index)
            readonly property int turn: Math.floor(begun)
            readonly property real share: begun - turn
            readonly property real from: start(turn)
            readonly property real size: drift.least + (drift.most - drift.least) * Chance.at(drift.seed + 3, index)
            readonly property real phase: 6.28 * Chance.at(drift.seed + 4, index)
            readonly property real beat: drift.scene.time * (0.5 + 0.7 * Chance.at(drift.seed + 5, index)) + phase

            function start(turn: int): real {
                const far = Chance.at(drift.seed + 2, index + 97 * turn)
                if (drift.springs.length === 0)
                    return far * (drift.width + 60) - 60
                return drift.springs[index % drift.springs.length] + (far - 0.4) * drift.spread
            }

            x: from + drift.wind * lasts * share + drift.sway * Math.sin(beat)
            y: (drift.rises ? 1 - share : share) * drift.height
            width: size
            height: drift.shape === "flake" ? size : size * (drift.shape === "petal" ? 0.66 : 0.62)
            rotation: drift.shape === "flake" ? 0 : 50 * Math.sin(beat * 1.3) + 57 * phase
            // Not as opacity: what differs in nothing but its colour is drawn in one go.
            color: Qt.alpha(drift.colours[index % drift.colours.length], Math.min(1, share * 8, (1 - share) * 8) * 0.92)
            radius: drift.shape === "leaf" ? 0 : height / 2
            topLeftRadius: drift.shape === "leaf" ? height : radius
            bottomRightRadius: topLeftRadius
            antialiasing: true
        }
    }
}
