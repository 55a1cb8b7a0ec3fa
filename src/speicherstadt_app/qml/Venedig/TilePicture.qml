pragma ComponentBehavior: Bound

import QtQuick

// A tile by its cells: {x, y, kind, art, sides}.
Item {
    id: tile

    required property var cells
    property real size: 48
    property int ring: 0                      // 1 chosen, 2 may be taken
    property bool plain: false

    Repeater {
        model: tile.cells

        TileCell {
            required property var modelData

            x: modelData.x * tile.size
            y: modelData.y * tile.size
            width: tile.size
            height: tile.size
            kind: modelData.kind
            art: modelData.art
            sides: modelData.sides
            plain: tile.plain
        }
    }
    Repeater {
        model: tile.ring > 0 ? tile.cells : []

        TileRing {
            required property var modelData

            x: modelData.x * tile.size
            y: modelData.y * tile.size
            width: tile.size
            height: tile.size
            sides: modelData.sides
            ring: tile.ring
        }
    }
}
