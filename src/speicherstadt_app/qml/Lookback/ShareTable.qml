pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme

// The curve in figures: a row a round.
Column {
    id: table

    required property var rows                // [{title, cells, spoken}]
    required property var seats               // [{sign, name}]
    readonly property real first: Metrics.px(96)
    readonly property real each: Math.max(40, (width - first) / Math.max(1, seats.length))

    Accessible.role: Accessible.List
    Accessible.name: seats.length === 1 ? qsTr("Outlook, round by round (0 to 100)") : qsTr("Chance of winning, round by round")

    Row {
        x: table.first

        Repeater {
            model: table.seats

            Item {
                id: head

                required property var modelData

                width: table.each
                height: Metrics.art(34)

                Row {
                    anchors.centerIn: parent
                    spacing: 6

                    Medallion {
                        size: Metrics.art(26)
                        sign: head.modelData.sign
                    }
                    Label {
                        visible: implicitWidth + Metrics.art(26) + 14 < table.each
                        height: Metrics.art(26)
                        text: head.modelData.name
                        strong: true
                        font.pixelSize: Metrics.small
                    }
                }
            }
        }
    }
    Repeater {
        model: table.rows

        Rectangle {
            id: row

            required property int index
            required property var modelData
            readonly property var shown: modelData

            width: table.width
            height: Metrics.px(16) + 12
            color: index % 2 ? Theme.clear : Theme.well
            radius: 4
            Accessible.role: Accessible.ListItem
            Accessible.name: shown.spoken

            Label {
                x: 8
                height: parent.height
                text: row.shown.title
                color: Theme.ink2
                Accessible.ignored: true
            }
            Repeater {
                model: row.shown.cells

                Label {
                    required property int index
                    required property var modelData

                    x: table.first + index * table.each
                    width: table.each
                    height: row.height
                    text: modelData
                    horizontalAlignment: Text.AlignHCenter
                    Accessible.ignored: true
                }
            }
        }
    }
}
