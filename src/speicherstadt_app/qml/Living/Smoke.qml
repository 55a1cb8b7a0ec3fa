pragma ComponentBehavior: Bound

import QtQuick
import "chance.js" as Chance

// Puffs that rise from one spot, the origin, grow and vanish.
Item {
    id: smoke

    required property Life scene
    required property color tone
    property int count: 5
    property int seed: 1
    property real high: 34
    property real drift: 16                   // how far the wind takes it
    property real size: 9                     // in the end
    property real takes: 7                    // seconds
    property real strength: 0.6

    Repeater {
        model: smoke.count

        Rectangle {
            required property int index
            readonly property real begun: smoke.scene.time / smoke.takes + (index + 0.5 * Chance.at(smoke.seed, index)) / smoke.count
            readonly property real share: begun - Math.floor(begun)
            readonly property real bend: Chance.at(smoke.seed + 1, index) - 0.5

            width: smoke.size * (0.3 + 0.7 * share)
            height: width
            radius: width / 2
            x: smoke.drift * share * (0.5 + 0.5 * share) + smoke.size * 0.4 * bend * share - width / 2
            y: -smoke.high * share - width / 2
            // Not as opacity: puffs that differ in nothing but their colours are drawn in one go.
            color: Qt.alpha(smoke.tone, smoke.tone.a * smoke.strength * Math.min(1, share * 6) * (1 - share))
            antialiasing: true
        }
    }
}
