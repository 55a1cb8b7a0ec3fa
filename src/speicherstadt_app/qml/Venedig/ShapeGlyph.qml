pragma ComponentBehavior: Bound

import QtQuick
import Theme

// The outline of a kind of tile, where no more than its shape matters.
Item {
    id: glyph

    required property string shape
    property real size: 8
    property color colour: Theme.ink2

    readonly property var places: ({
            "domino": [[0, 0], [1, 0]],
            "bar": [[0, 0], [1, 0], [2, 0]],
            "corner": [[0, 0], [1, 0], [0, 1]],
            "square": [[0, 0], [1, 0], [0, 1], [1, 1]],
            "bridge": [[0, 0], [1, 0], [2, 0]]
        })
    readonly property bool bridge: shape === "bridge"

    implicitWidth: (shape === "bar" || bridge ? 3 : 2) * (size + 1)
    implicitHeight: (shape === "corner" || shape === "square" ? 2 : 1) * (size + 1)

    Repeater {
        model: glyph.places[glyph.shape] ?? []

        Rectangle {
            required property var modelData
            required property int index
            readonly property bool hollow: glyph.bridge && index === 1

            x: modelData[0] * (glyph.size + 1)
            y: modelData[1] * (glyph.size + 1)
            width: glyph.size
            height: glyph.size
            radius: 1.5
            color: hollow ? Theme.clear : glyph.colour
            border {
                width: hollow ? 1.4 : 0
                color: glyph.colour
            }
        }
    }
}
