pragma Translator: Venedig_Ghost
pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme

// The tile in hand over a place: what matches, whose marker it covers, what it brings to everybody.
Item {
    id: ghost

    required property var lay                 // a record of `board.lays`
    property real cell: 48
    property int columns: 17
    property bool picked: false
    readonly property real unit: Math.max(0.75, cell / 48)
    readonly property var cells: lay.cells ?? []
    readonly property real west: Math.min(...cells.map(one => one.x))
    readonly property real east: Math.max(...cells.map(one => one.x)) + 1
    readonly property real north: Math.min(...cells.map(one => one.y))
    readonly property real south: Math.max(...cells.map(one => one.y)) + 1
    readonly property var under: lay.covered ?? []

    signal turned

    component Pill: Rectangle {
        id: pill

        property alias text: words.text
        property int sign: -1

        width: words.implicitWidth + (sign >= 0 ? 27 : 13) * ghost.unit
        height: 23 * ghost.unit
        radius: height / 2
        color: sign >= 0 ? Theme.ivory : Tones.gold
        border {
            width: 1.7
            color: Tones.goldInk
        }

        Medallion {
            visible: pill.sign >= 0
            x: 2
            anchors.verticalCenter: parent.verticalCenter
            sign: Math.max(0, pill.sign)
            size: pill.height - 4
        }
        Label {
            id: words
            anchors {
                right: parent.right
                rightMargin: (pill.sign >= 0 ? 4 : 6) * ghost.unit
                verticalCenter: parent.verticalCenter
            }
            color: Tones.goldInk
            font {
                pixelSize: Math.max(Metrics.least, Math.round(ghost.cell * 0.29))
                weight: Font.Bold
            }
            Accessible.ignored: true
        }
    }

    TilePicture {
        cells: ghost.cells
        size: ghost.cell
        ring: ghost.picked ? 1 : 2
        plain: Theme.contrast
        opacity: ghost.picked ? 1 : 0.86
    }
    Repeater {
        model: ghost.lay.pips ?? []

        Item {
            id: pip

            required property var modelData
            // Where a marker lies under the cell its points stand in the middle, and those of the edges further out.
            readonly property bool crowded: ghost.under.some(one => one.x === modelData.x && one.y === modelData.y)
            readonly property real out: crowded ? 0.74 : 0.5
            readonly property real across: [0, out, 0, -out][modelData.side]
            readonly property real down: [-out, 0, out, 0][modelData.side]

            x: (modelData.x + 0.5 + across) * ghost.cell
            y: (modelData.y + 0.5 + down) * ghost.cell

            Pill {
                visible: pip.modelData.same
                x: -width / 2
                y: -height / 2
                text: "+1"
            }
            Rectangle {
                visible: !pip.modelData.same
                x: -6
                y: -6
                width: 12
                height: 12
                radius: 6
                color: Tones.unlike
                border {
                    width: 1.6
                    color: Tones.halo
                }

                Rectangle {
                    anchors.centerIn: parent
                    width: 6
                    height: 1.6
                    color: Theme.ivory
                }
            }
        }
    }
    Repeater {
        model: ghost.under

        Pill {
            required property var modelData

            x: (modelData.x + 0.5) * ghost.cell - width / 2
            y: (modelData.y + 0.5) * ghost.cell - height / 2
            sign: modelData.sign
            text: modelData.gain
        }
    }
    Shield {
        x: ghost.east * ghost.cell - width * (ghost.north < 1 && ghost.east < ghost.columns ? 0.12 : 0.5)
        y: Math.max(-height * 0.3, ghost.north * ghost.cell - height * 0.62)
        size: 42 * ghost.unit
        value: ghost.lay.total ?? 0
    }
    IconBtn {
        readonly property string token: "turn"

        visible: ghost.picked
        x: Math.max(-8, ghost.west * ghost.cell - width * 0.7)
        // Over the topmost row there is no room: below, then, rather than on what the tile covers.
        y: ghost.north < 1 ? ghost.south * ghost.cell - height * 0.3 : ghost.north * ghost.cell - height * 0.7
        art: "venedig/icons/rotate"
        text: qsTr("Turn the tile")
        key: "R"
        onClicked: ghost.turned()

        Rectangle {
            z: -1
            anchors {
                fill: parent
                margins: 4
            }
            radius: width / 2
            color: Theme.card
            border {
                width: 2
                color: Tones.chosen
            }
        }
    }
}
