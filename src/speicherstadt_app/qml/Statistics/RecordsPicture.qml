pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// The most extreme game of each sort; a tap looks at it again.
Grid {
    id: records

    required property var picture

    signal opened(int game)

    columns: width >= Metrics.px(700) ? 2 : 1
    columnSpacing: 16
    rowSpacing: 8

    Repeater {
        model: records.picture.lines.length

        Pressable {
            id: record

            required property int index
            readonly property var told: records.picture.lines[index] ?? null

            width: (records.width - (records.columns - 1) * records.columnSpacing) / records.columns
            implicitHeight: Math.max(64, words.implicitHeight + 16)
            leftPadding: 30 + Metrics.art(30)
            rightPadding: 16
            text: told?.title ?? ""
            Accessible.name: told?.spoken ?? ""
            Accessible.description: qsTr("Opens the replay of this game")
            onClicked: records.opened(told.game)

            background: Rectangle {
                radius: Metrics.radius
                color: record.down ? Theme.pressed : record.hovered ? Theme.hovered : Theme.well
                border {
                    width: Metrics.line
                    color: Theme.edge
                }

                ArtIcon {
                    x: 16
                    anchors.verticalCenter: parent.verticalCenter
                    width: Metrics.art(30)
                    height: width
                    art: record.told?.art ?? ""
                    tint: Theme.ink
                }
                FocusRing {
                    visible: record.visualFocus
                }
            }
            contentItem: Item {
                Column {
                    id: words
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - value.width - 8

                    Label {
                        width: parent.width
                        text: record.told?.title ?? ""
                        strong: true
                        wrapMode: Text.WordWrap
                        Accessible.ignored: true
                    }
                    Label {
                        width: parent.width
                        text: record.told?.where ?? ""
                        wrapMode: Text.WordWrap
                        font.pixelSize: Metrics.small
                        color: Theme.ink2
                        Accessible.ignored: true
                    }
                }
                Label {
                    id: value
                    anchors {
                        right: parent.right
                        verticalCenter: parent.verticalCenter
                    }
                    text: record.told?.value ?? ""
                    strong: true
                    font.pixelSize: Metrics.title
                    Accessible.ignored: true
                }
            }
        }
    }
}
