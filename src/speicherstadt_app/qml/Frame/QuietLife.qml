pragma ComponentBehavior: Bound

import QtQuick
import Living
import Theme

// For a board in whose own scene nothing moves: light on the water that is seen round the landing stage.
Life {
    id: life

    readonly property int rim: 8

    Repeater {
        model: [0, life.height - life.rim]

        Glints {
            required property int index
            required property real modelData

            y: modelData
            width: life.width
            height: life.rim
            scene: life
            count: Math.round(width / 80)
            seed: 1 + 9 * index
            tone: Theme.primary
            strength: 0.5
            least: 10
            most: 34
            lasts: 5
        }
    }
}
