pragma Translator: Venedig_Depot
pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme

// The five stacks of tiles: what lies on top, what it costs and brings, how many are left.
Item {
    id: depot

    required property var stacks              // model of stacks
    property bool across: false               // side by side
    property real size: 26                    // of a cell, at most

    signal chosen(token: string)

    function of(shape: int): Item {
        return rows.itemAt(shape)
    }

    Accessible.role: Accessible.List
    Accessible.name: qsTr("Stacks of tiles")

    Rectangle {
        anchors.fill: parent
        radius: 8
        color: Tones.stone
        border {
            width: 1.5
            color: Tones.frame
        }

        Rectangle {
            x: 1.5
            y: depot.height - 6
            width: depot.width - 3
            height: 4.5
            bottomLeftRadius: 7
            bottomRightRadius: 7
            color: Tones.stoneLow
        }
    }
    Repeater {
        id: rows
        model: depot.stacks

        Thing {
            id: stack

            required property int index
            required property string shape
            required property string tile
            required property var cells
            required property int wide
            required property int high
            required property int stones
            required property int arms
            required property int rest
            required property string token
            required property bool picked
            required property bool lit
            required property bool dim
            required property int mark
            required property string spoken
            required property string explain

            readonly property real line: Metrics.px(14) + 7
            readonly property real size: Math.max(6, Math.min(depot.size, (width - 16) / 3.1, (height - line - 10) / high))

            x: depot.across ? 6 + index * width : 5
            y: depot.across ? 4 : 5 + index * height
            width: depot.across ? (depot.width - 12) / rows.count : depot.width - 10
            height: depot.across ? depot.height - 12 : (depot.height - 14) / Math.max(1, rows.count)
            topic: explain
            opacity: dim ? 0.5 : 1
            Accessible.name: spoken
            onClicked: token !== "" ? depot.chosen(token) : Explain.ask(explain, stack)

            HoverHandler {
                cursorShape: stack.token !== "" ? Qt.PointingHandCursor : Qt.ArrowCursor
            }
            Rectangle {
                visible: stack.index > 0
                x: depot.across ? -0.5 : 6
                y: depot.across ? 4 : -0.5
                width: depot.across ? 1 : parent.width - 12
                height: depot.across ? parent.height - 8 : 1
                color: Tones.stoneLine
                opacity: 0.7
            }
            Rectangle {
                visible: stack.lit || stack.hovered && stack.token !== ""
                anchors {
                    fill: parent
                    margins: 2
                }
                radius: 6
                color: stack.picked ? Tones.chosenWash : Tones.legalWash
                border {
                    width: stack.picked ? 3 : 2
                    color: stack.picked ? Tones.chosen : Tones.legal
                }
            }
            Item {
                id: heap
                width: stack.wide * stack.size
                height: stack.high * stack.size
                x: (parent.width - width) / 2 - 1
                y: Math.max(3, (parent.height - stack.line - height) / 2)

                // The stack's thickness.
                Repeater {
                    model: Math.max(0, Math.min(3, stack.rest - 1))
                    Rectangle {
                        required property int index
                        x: 3 - index
                        y: 6 - 2 * index
                        width: heap.width - (stack.shape === "corner" ? stack.size : 0)
                        height: heap.height
                        color: Tones.stoneLow
                        border {
                            width: 1.2
                            color: Tones.frame
                        }
                    }
                }
                TilePicture {
                    cells: stack.cells
                    size: stack.size
                    plain: Theme.contrast
                    ring: stack.picked ? 1 : 0
                }
                ShapeGlyph {
                    visible: stack.tile === ""
                    anchors.centerIn: parent
                    shape: stack.shape
                    size: 12
                    colour: Tones.stoneLine
                }
            }
            Row {
                visible: stack.tile !== ""
                anchors {
                    horizontalCenter: parent.horizontalCenter
                    bottom: parent.bottom
                    bottomMargin: 2
                }
                spacing: 3

                ArtIcon {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Metrics.px(16)
                    height: width
                    art: "venedig/pieces/stone"
                }
                Label {
                    anchors.verticalCenter: parent.verticalCenter
                    text: stack.stones
                    color: Tones.stoneText
                    font.weight: Font.Bold
                    Accessible.ignored: true
                }
                Shield {
                    anchors.verticalCenter: parent.verticalCenter
                    size: Metrics.px(18) + 2
                    value: stack.arms
                }
                Label {
                    anchors.verticalCenter: parent.verticalCenter
                    leftPadding: 2
                    text: "×" + stack.rest
                    color: Tones.stoneSoft
                    font.pixelSize: Metrics.meta
                    Accessible.ignored: true
                }
            }
            HintMark {
                x: 4
                y: 4
                size: Metrics.art(22)
                rank: stack.mark
            }
        }
    }
}
