pragma Translator: Speicherstadt_ContractShelf
pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme

// My contracts side by side, with cubes as large as there is room for. Where some lie beyond the edge it says how many.
Bay {
    id: shelf

    required property QtObject contracts
    required property real most               // it may be no wider than this
    readonly property int count: repeater.count
    readonly property list<int> sizes: (room >= Metrics.px(22) + Metrics.art(98) ? [36, 29, 23] : [29, 23]).map(size => Metrics.art(size))
    readonly property bool overflows: sheets.implicitWidth > width - 22
    // Whole sheets only: half of one is neither read nor hit.
    readonly property real whole: {
        const room = width - 22 - Metrics.target - 8
        let found = 0
        for (let n = 0; n < count; ++n) {
            const end = (repeater.itemAt(n)?.x ?? 0) + (repeater.itemAt(n)?.width ?? 0)
            if (end > room)
                break
            found = end
        }
        return found
    }
    readonly property int beyond: {
        let found = 0
        for (let n = 0; n < repeater.count; ++n) {
            const sheet = repeater.itemAt(n)
            if (sheet && (sheet.x < flick.contentX - 1 || sheet.x + sheet.width > flick.contentX + flick.width + 1))
                ++found
        }
        return found
    }
    readonly property real cube: sizes.find(size => count * (2 * size + 38) <= most - 20) ?? Metrics.art(23)

    signal opened

    width: Math.min(most, Math.max(titleWidth, sheets.implicitWidth) + 28)
    title: qsTr("Contracts")

    Flickable {
        id: flick
        width: shelf.overflows ? shelf.whole : shelf.width - 22
        height: shelf.room + 8
        contentWidth: sheets.implicitWidth
        interactive: contentWidth > width
        boundsBehavior: Flickable.StopAtBounds
        clip: interactive

        Row {
            id: sheets
            spacing: 8

            Repeater {
                id: repeater
                model: shelf.contracts

                ContractSheet {
                    id: sheet

                    required property string explain
                    required property string spoken

                    cube: shelf.cube
                    height: shelf.room
                    topic: explain
                    Accessible.name: spoken
                    onVisualFocusChanged: {
                        if (visualFocus)
                            flick.contentX = Math.max(0, Math.min(Math.max(flick.contentX, x + width - flick.width), x))
                    }
                    onClicked: Explain.ask(topic, sheet)
                }
            }
            // Where the first contract will hang.
            Thing {
                id: hook
                visible: shelf.count === 0
                width: Metrics.art(88)
                height: shelf.room
                topic: "contract"
                Accessible.name: qsTr("No contract yet")
                onClicked: Explain.ask(topic, hook)

                background: Rectangle {
                    radius: 6
                    color: hook.hovered ? Theme.hovered : Theme.clear
                    border {
                        width: 1
                        color: Theme.hairline
                    }
                }
                contentItem: Item {
                    ArtIcon {
                        anchors.centerIn: parent
                        width: Metrics.art(40)
                        height: width
                        art: "speicherstadt/cards/icons/contract"
                        tint: Theme.ink2
                        opacity: 0.4
                    }
                }
            }
        }
    }
    Pressable {
        id: more
        visible: shelf.overflows && shelf.beyond > 0
        x: flick.width + 6
        width: Metrics.target
        height: shelf.room
        Accessible.name: qsTr("%n more contract(s): show all", "", shelf.beyond)
        onClicked: shelf.opened()

        background: Panel {
            lift: 0
            fill: more.down ? Theme.well : Theme.card
            line: Theme.edge
            lineWidth: Metrics.line

            Rectangle {
                anchors.fill: parent
                radius: Metrics.radius
                color: more.hovered ? Theme.hovered : Theme.clear
            }
            FocusRing {
                visible: more.visualFocus
            }
        }
        contentItem: Item {
            Label {
                anchors.centerIn: parent
                text: "+" + shelf.beyond
                strong: true
                font.pixelSize: Metrics.mark(more.width)
                Accessible.ignored: true
            }
        }
        Tooltip {
            visible: more.hovered
            text: more.Accessible.name
        }
    }
}
