pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Table
import Theme

// My contracts side by side, with cubes as large as there is room for.
Bay {
    id: shelf

    required property QtObject contracts
    required property real most               // it may be no wider than this
    readonly property int count: repeater.count
    readonly property list<int> sizes: room >= Metrics.px(22) + 98 ? [36, 29, 23] : [29, 23]
    readonly property real cube: sizes.find(size => count * (2 * size + 38) <= most - 20) ?? 23

    width: Math.min(most, Math.max(titleWidth, sheets.implicitWidth) + 28)
    title: qsTr("Contracts")

    Flickable {
        id: flick
        width: shelf.width - 22
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
            Rectangle {
                visible: shelf.count === 0
                width: 88
                height: shelf.room
                radius: 6
                color: Theme.clear
                border {
                    width: 1
                    color: Theme.hairline
                }

                ArtIcon {
                    anchors.centerIn: parent
                    width: 40
                    height: 40
                    art: "cards/icons/contract"
                    tint: Theme.ink2
                    opacity: 0.4
                }
            }
        }
    }
}
