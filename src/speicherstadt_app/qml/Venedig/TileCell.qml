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
        art: cell.art === "" ? "" : cell.folder + (cell.plain && !cell.span ? (cell.kind === "B" ? "b0" : "p0") : cell.art)
    }
    readonly property var edges: span ? [] : [0, 1, 2, 3].filter(n => sides[n] === "1")

    // A rim of white stone, and round it a line.
    Repeater {
        model: 2 * cell.edges.length

        Rectangle {
            required property int index
            readonly property int side: cell.edges[index % Math.max(1, cell.edges.length)] ?? 0
            readonly property bool within: index < cell.edges.length
            readonly property bool upright: side % 2 === 1
            readonly property real thick: cell.line * (within ? 0.9 : 1)
            readonly property real off: within ? cell.line * 0.5 : -cell.line * 0.5

            color: within ? Tones.rim : Tones.frame
            x: side === 1 ? cell.width - thick - off : side === 3 || !within ? off : 0
            y: side === 2 ? cell.height - thick - off : side === 0 || !within ? off : 0
            width: upright ? thick : cell.width - (within ? 0 : 2 * off)
            height: upright ? cell.height - (within ? 0 : 2 * off) : thick
        }
    }
}
