pragma ComponentBehavior: Bound

import QtQuick
import "chance.js" as Chance

// Lights that come and go, each time elsewhere: the sun on water; as dots, stars that twinkle.
Item {
    id: glints

    required property Life scene
    required property int count
    required property color tone
    property int seed: 1
    property bool dots: false
    property real least: 6
    property real most: 20
    property real lasts: 4                    // seconds
    property real strength: 0.7

    Repeater {
        model: glints.count

        Rectangle {
            required property int index
            readonly property real begun: glints.scene.time / (glints.lasts * (0.7 + 0.6 * Chance.at(glints.seed, index))) + Chance.at(glints.seed + 1, index)
            readonly property int turn: glints.dots ? 0 : Math.floor(begun)

            width: glints.least + (glints.most - glints.least) * Chance.at(glints.seed + 2, index)
            height: glints.dots ? width : 1.6
            radius: height / 2
            x: Math.round(Chance.at(glints.seed + 3, index + 89 * turn) * (glints.width - width))
            y: Math.round(Chance.at(glints.seed + 4, index + 89 * turn) * (glints.height - height))
            // Steps that can be seen, so that nothing is drawn for those that can't. In the colour, not as opacity: lights that
            // differ in nothing but their colours are drawn in one go.
            color: Qt.alpha(glints.tone, glints.tone.a * Math.round(6 * glints.strength * Math.sin(Math.PI * (begun - Math.floor(begun)))) / 6)
            antialiasing: true
        }
    }
}
