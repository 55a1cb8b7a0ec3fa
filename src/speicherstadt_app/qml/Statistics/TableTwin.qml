pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// A picture's figures as rows. Where columns have no room side by side, each row is a few lines of words.
Column {
    id: table

    required property var about
    readonly property int columns: about.headings.length
    readonly property real first: Math.max(Metrics.px(150), width * (columns > 8 ? 0.17 : 0.24))
    readonly property real other: (width - first) / Math.max(1, columns - 1)
    readonly property bool narrow: columns > 2 && other < Metrics.px(86)

    function sentence(row: var): string {
        return row.map((cell, index) => index ? table.about.headings[index] + " " + cell : cell).join(", ")
    }

    Accessible.role: Accessible.Table
    Accessible.name: about.title

    Row {
        visible: !table.narrow
        Accessible.ignored: true

        Repeater {
            model: table.narrow ? 0 : table.columns

            Label {
                required property int index

                width: index ? table.other : table.first
                leftPadding: index ? 6 : 0
                bottomPadding: 6
                text: table.about.headings[index] ?? ""
                horizontalAlignment: table.about.numbers[index] ? Text.AlignRight : Text.AlignLeft
                verticalAlignment: Text.AlignBottom
                wrapMode: Text.WordWrap
                font.pixelSize: Metrics.small
                color: Theme.ink2
                Accessible.ignored: true
            }
        }
    }
    Rule {
        width: parent.width
    }
    Repeater {
        model: table.about.rows.length

        Rectangle {
            id: line

            required property int index
            readonly property var cells: table.about.rows[index] ?? []

            width: table.width
            height: Math.max(30, row.implicitHeight + (table.narrow ? 12 : 8))
            color: index % 2 ? Theme.clear : Theme.well
            Accessible.role: Accessible.Row
            Accessible.name: table.sentence(cells)

            Row {
                id: row
                anchors.verticalCenter: parent.verticalCenter

                Repeater {
                    model: table.narrow ? 1 : line.cells.length

                    Label {
                        required property int index

                        width: table.narrow ? table.width : index ? table.other : table.first
                        leftPadding: index ? 6 : 8
                        rightPadding: table.narrow || index === table.columns - 1 ? 8 : 0
                        text: table.narrow ? table.sentence(line.cells) : line.cells[index] ?? ""
                        strong: index === 0 && !table.narrow
                        horizontalAlignment: table.about.numbers[index] ? Text.AlignRight : Text.AlignLeft
                        wrapMode: Text.WordWrap
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
    Label {
        visible: text !== ""
        width: parent.width
        topPadding: 8
        text: table.about.more
        wrapMode: Text.WordWrap
        font.pixelSize: Metrics.small
        color: Theme.ink2
    }
}
