pragma ComponentBehavior: Bound

import QtQuick
import Frame
import Theme

// The general supply: what the market gives for three cubes.
Row {
    id: row

    required property var supply              // [{ good, count, welcome, token }]
    property real cube: Metrics.art(44)

    signal chosen(token: string)

    spacing: 12

    Repeater {
        model: row.supply.length

        Thing {
            id: heap

            required property int index
            readonly property var stock: row.supply[index]
            readonly property string token: stock.token
            readonly property bool none: stock.count === 0

            implicitWidth: Math.max(Metrics.target, row.cube)
            implicitHeight: row.cube + 3 + Metrics.px(24)
            topic: stock.explain
            Accessible.name: stock.spoken
            onClicked: token !== "" ? row.chosen(token) : Explain.ask(topic, heap)

            contentItem: Item {
                Cube {
                    anchors.horizontalCenter: parent.horizontalCenter
                    good: heap.stock.good
                    look: heap.stock.welcome ? "welcome" : "here"
                    filled: !heap.none
                    presence: heap.stock.welcome ? 1 : 0.45
                    size: row.cube
                }
                Figure {
                    anchors {
                        horizontalCenter: parent.horizontalCenter
                        bottom: parent.bottom
                    }
                    value: heap.stock.count
                    color: heap.none ? Theme.ink2 : Theme.ink
                    font.pixelSize: Metrics.title
                }
            }
        }
    }
}
