pragma Translator: Speicherstadt_Stores
pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme
import Speicherstadt.Models as Models

// What I keep from one round to the next: a cube in the market, four in the warehouse if I have one.
Bay {
    id: stores

    required property Models.House house
    property bool tight: false                // little room: no title wider than its cubes
    readonly property real cube: Math.min(Metrics.art(tight ? 32 : 48), (room - 8) / 2)

    width: tight ? inside.width + 28 : implicitWidth
    title: house.hasWarehouse ? qsTr("Market · Warehouse") : qsTr("Market")

    Row {
        id: inside
        spacing: stores.tight ? 8 : 14

        Thing {
            id: market
            implicitWidth: Math.max(Metrics.target, stores.cube)
            implicitHeight: stores.room
            topic: "market"
            Accessible.name: qsTr("Market")
            onClicked: Explain.ask(topic, market)

            contentItem: Item {
                Cube {
                    anchors.horizontalCenter: parent.horizontalCenter
                    good: stores.house.market
                    size: stores.cube
                }
                ArtIcon {
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: stores.cube + 8
                    width: stores.cube - 4
                    height: width
                    art: "speicherstadt/cards/icons/market"
                    tint: Tones.kindMark("market")
                }
            }
        }
        Grid {
            visible: stores.house.hasWarehouse
            columns: 2
            spacing: 8

            Repeater {
                model: stores.house.warehouse.length
                Cube {
                    required property int index
                    good: stores.house.warehouse[index] ?? ""
                    size: stores.cube
                }
            }
        }
    }
}
