pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme

// Figures of everybody at the table: a column for each, and a row for each thing.
Panel {
    id: panel

    required property string title
    property string about: ""
    required property var players
    required property var rows
    // How it all adds up, for whoever listens; empty if it doesn't.
    property string total: ""
    readonly property real first: Math.min(width * 0.36, Metrics.px(230))
    readonly property real each: (width - 28 - first) / Math.max(1, players.length)

    implicitHeight: column.implicitHeight + 28
    radius: Metrics.radiusLarge

    Column {
        id: column
        x: 14
        y: 14
        width: parent.width - 28

        Label {
            height: implicitHeight + 6
            text: panel.title
            slab: true
            font.pixelSize: Metrics.title
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Label {
            visible: panel.about !== ""
            width: parent.width
            bottomPadding: 8
            text: panel.about
            wrapMode: Text.WordWrap
            color: Theme.ink2
        }
        Row {
            x: panel.first

            Repeater {
                model: panel.players

                Item {
                    id: head
                    required property var modelData
                    readonly property var player: modelData

                    width: panel.each
                    height: Metrics.art(36) + 6 + (title.visible ? title.implicitHeight : 0)

                    HouseSign {
                        x: (parent.width - width) / 2
                        size: Metrics.art(36)
                        sign: head.player.sign
                        art: head.player.art
                    }
                    Label {
                        id: title
                        visible: implicitWidth <= head.width
                        y: Metrics.art(36) + 2
                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        text: head.player.name
                        font.pixelSize: Metrics.small
                        Accessible.ignored: true
                    }
                }
            }
        }
        Repeater {
            model: panel.rows

            Rectangle {
                id: row
                required property int index
                required property var modelData
                readonly property var source: modelData
                readonly property bool noted: source.cells.some(cell => (cell.note ?? "") !== "")

                width: column.width
                height: Math.max(Metrics.px(16) + 14, word.implicitHeight + 8, noted ? Metrics.px(16) + Metrics.small + 18 : 0)
                color: index % 2 ? Theme.clear : Theme.well
                radius: 4
                Accessible.role: Accessible.ListItem
                Accessible.name: source.spoken === "" ? source.title : source.spoken

                ArtIcon {
                    x: 6
                    anchors.verticalCenter: parent.verticalCenter
                    width: Metrics.px(20)
                    height: width
                    art: row.source.art
                    tint: Theme.ink2
                }
                Label {
                    id: word
                    x: Metrics.px(20) + 14
                    width: panel.first - x
                    height: parent.height
                    text: row.source.title
                    wrapMode: Text.WordWrap
                    Accessible.ignored: true
                }
                Repeater {
                    model: row.source.cells

                    Column {
                        id: place
                        required property int index
                        required property var modelData
                        readonly property var cell: modelData

                        x: panel.first + index * panel.each
                        y: (row.height - height) / 2

                        Label {
                            width: panel.each
                            horizontalAlignment: Text.AlignHCenter
                            text: place.cell.text
                            strong: place.cell.best
                            color: place.cell.bad ? Theme.fire : Theme.ink
                            Accessible.ignored: true
                        }
                        Label {
                            visible: text !== ""
                            width: panel.each
                            horizontalAlignment: Text.AlignHCenter
                            text: place.cell.note ?? ""
                            color: Theme.ink2
                            font.pixelSize: Metrics.small
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
        Item {
            visible: panel.total !== ""
            width: parent.width
            height: Metrics.px(25) + 12
            Accessible.role: Accessible.ListItem
            Accessible.name: panel.total

            Label {
                x: Metrics.px(20) + 14
                height: parent.height
                text: qsTr("Total")
                strong: true
                Accessible.ignored: true
            }
            Repeater {
                model: panel.players

                Label {
                    required property int index
                    required property var modelData

                    x: panel.first + index * panel.each
                    width: panel.each
                    height: parent ? parent.height : 0
                    horizontalAlignment: Text.AlignHCenter
                    text: modelData.totalText
                    strong: true
                    font.pixelSize: Metrics.number
                    Accessible.ignored: true
                }
            }
        }
    }
}
