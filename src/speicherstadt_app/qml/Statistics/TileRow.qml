pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// Figures side by side, each with a title and a note.
Flow {
    id: row

    required property var tiles
    property real least: Metrics.px(150)
    property bool low: false                  // the note beside the figure
    readonly property int columns: Math.max(1, Math.floor((width + spacing) / (least + spacing)))

    spacing: 12

    Repeater {
        model: row.tiles.length

        Item {
            id: tile

            required property int index
            readonly property var told: row.tiles[index] ?? null

            width: Math.floor((row.width - (row.columns - 1) * row.spacing) / row.columns)
            height: words.implicitHeight
            Accessible.role: Accessible.StaticText
            Accessible.name: told ? told.title + ": " + told.value + ", " + told.note : ""

            Column {
                id: words
                width: parent.width

                Label {
                    width: parent.width
                    text: tile.told?.title ?? ""
                    slab: true
                    wrapMode: Text.WordWrap
                    font.pixelSize: Metrics.cardTitle
                    Accessible.ignored: true
                }
                Flow {
                    width: parent.width
                    spacing: row.low ? 6 : 0

                    Label {
                        id: value
                        width: row.low ? Math.min(implicitWidth, parent.width) : parent.width
                        text: tile.told?.value ?? ""
                        strong: true
                        wrapMode: Text.WordWrap
                        font.pixelSize: row.low ? Metrics.number : Metrics.price
                        Accessible.ignored: true
                    }
                    Label {
                        width: row.low ? Math.min(implicitWidth, parent.width) : parent.width
                        topPadding: row.low && x > 0 ? Metrics.px(10) : 0
                        text: tile.told?.note ?? ""
                        wrapMode: Text.WordWrap
                        font.pixelSize: Metrics.small
                        color: Theme.ink2
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
