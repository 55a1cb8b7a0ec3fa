pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme

// Who built what: the plain city in the colours of those who built it, and of each the tiles and the best of them.
Column {
    id: built

    required property var city                // of the end's values, `own`
    readonly property var owners: city.owners ?? []
    readonly property bool broad: width > Metrics.px(560)      // the names stand beside the map

    spacing: 12
    Accessible.role: Accessible.Grouping
    Accessible.name: city.title ?? ""

    Label {
        width: parent.width
        text: built.city.title ?? ""
        slab: true
        wrapMode: Text.WordWrap
        font.pixelSize: Metrics.figure
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Grid {
        width: parent.width
        columns: built.broad ? 2 : 1
        columnSpacing: 20
        rowSpacing: 12

        Rectangle {
            id: map

            readonly property real cell: width / Math.max(1, built.city.columns ?? 1)

            width: built.broad ? Math.min(460, built.width * 0.5) : built.width
            height: cell * (built.city.rows ?? 1)
            color: Tones.flatLagoon
            clip: true
            Accessible.ignored: true

            Repeater {
                model: built.city.canal ?? []
                Rectangle {
                    required property int modelData
                    x: modelData % built.city.columns * map.cell
                    y: Math.floor(modelData / built.city.columns) * map.cell
                    width: map.cell + 0.5
                    height: map.cell + 0.5
                    color: Tones.flatCanal
                }
            }
            Repeater {
                model: built.city.cells ?? []

                Rectangle {
                    id: field

                    required property var modelData
                    readonly property bool span: modelData.kind === "="

                    x: modelData.cell % built.city.columns * map.cell
                    y: Math.floor(modelData.cell / built.city.columns) * map.cell
                    width: map.cell
                    height: map.cell
                    color: Theme.players[modelData.sign]

                    // Where its tile ends.
                    Repeater {
                        model: [0, 1, 2, 3].filter(side => field.modelData.sides[side] === "1")
                        Rectangle {
                            required property int modelData
                            x: modelData === 1 ? parent.width - width / 2 : -width / 2 * (modelData === 3 ? 1 : 0)
                            y: modelData === 2 ? parent.height - height / 2 : -height / 2 * (modelData === 0 ? 1 : 0)
                            width: modelData % 2 === 1 ? 2 : parent.width
                            height: modelData % 2 === 1 ? parent.height : 2
                            color: Theme.night && !Theme.contrast ? Tones.rim : Tones.frame
                        }
                    }
                    // Its open squares.
                    Rectangle {
                        visible: field.modelData.kind === "S" && !field.modelData.first
                        anchors.centerIn: parent
                        width: map.cell * 0.34
                        height: width
                        rotation: 45
                        antialiasing: true
                        color: Theme.playerMarks[field.modelData.sign]
                    }
                    // Those who see no colours go by the sign.
                    Medallion {
                        visible: field.modelData.first
                        anchors.centerIn: parent
                        size: map.cell * 0.86
                        sign: field.modelData.sign
                    }
                }
            }
            Rectangle {
                anchors.fill: parent
                color: Theme.clear
                border {
                    width: 1.5
                    color: Theme.edge
                }
            }
        }
        Column {
            width: built.broad ? built.width - map.width - 20 : built.width
            spacing: 6

            Repeater {
                model: built.owners.length

                Item {
                    id: owner

                    required property int index
                    readonly property var who: built.owners[index]

                    width: parent?.width ?? 0
                    height: Math.max(sign.height, words.height)
                    Accessible.role: Accessible.ListItem
                    Accessible.name: who?.spoken ?? ""

                    Medallion {
                        id: sign
                        anchors.verticalCenter: parent.verticalCenter
                        size: Metrics.px(24)
                        sign: owner.who?.sign ?? 0
                    }
                    Flow {
                        id: words
                        anchors {
                            left: sign.right
                            leftMargin: 10
                            right: parent.right
                            verticalCenter: parent.verticalCenter
                        }
                        spacing: 2

                        Label {
                            rightPadding: 8
                            text: owner.who?.tiles ?? ""
                            strong: true
                            Accessible.ignored: true
                        }
                        Label {
                            visible: text !== ""
                            width: Math.min(implicitWidth, words.width)
                            text: owner.who?.best ?? ""
                            wrapMode: Text.WordWrap
                            color: Theme.ink2
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
    }
}
