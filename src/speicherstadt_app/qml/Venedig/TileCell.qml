pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// One cell of a tile, always upright: its drawing, and the edges of the tile where it ends here.
Item {
    id: cell

    required property string kind             // B, S or =
    required property string art
    required property string sides            // north, east, south, west: 1 where the tile ends
    property bool plain: false                // roofs and paving only: a full city made readable
    readonly property bool span: kind === "="
    readonly property real line: Math.max(1.6, width * (plain ? 0.075 : 0.042))
    readonly property string folder: Theme.night && !Theme.contrast ? "venedig/cells/night/" : "venedig/cells/"

    ArtIcon {
        anchors.fill: parent
        art: cell.folder + (cell.plain && !cell.span ? (cell.kind === "B" ? "b0" : "p0") : cell.art)
    }
    Repeater {
        model: cell.span ? [] : [0, 1, 2, 3].filter(n => cell.sides[n] === "1")

        Item {
            id: side

            required property int modelData
            readonly property int index: modelData
            readonly property bool upright: index % 2 === 1

            width: cell.width
            height: cell.height

            Rectangle {
                color: Tones.rim
                x: side.index === 1 ? parent.width - width - cell.line * 0.5 : side.index === 3 ? cell.line * 0.5 : 0
                y: side.index === 2 ? parent.height - height - cell.line * 0.5 : side.index === 0 ? cell.line * 0.5 : 0
                width: side.upright ? cell.line * 0.9 : parent.width
                height: side.upright ? parent.height : cell.line * 0.9
            }
            Rectangle {
                color: Tones.frame
                x: side.index === 1 ? parent.width - cell.line * 0.5 : -cell.line * 0.5
                y: side.index === 2 ? parent.height - cell.line * 0.5 : -cell.line * 0.5
                width: side.upright ? cell.line : parent.width + cell.line
                height: side.upright ? parent.height + cell.line : cell.line
            }
        }
    }
}
