pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme

// One kind of card somebody owns, as a small tile: its drawing, how many or how much, and its good.
Thing {
    id: tile

    required property string kind
    required property string title
    required property string tag
    required property string good
    property var goods: []                    // on ships bought this round
    property real size: Metrics.art(50)
    property bool named: false                // the title stands beside it

    readonly property bool tagged: tag !== "" || good !== ""

    readonly property real lading: goods.length > 0 ? Math.ceil(goods.length / 2) * (size / 2 - 2) + 2 : 0

    implicitWidth: named ? size + 10 + Math.ceil(name.implicitWidth) + 8 : size + lading
    implicitHeight: size

    background: Rectangle {
        radius: 6
        color: tile.down ? Theme.sand : Theme.well
        border {
            width: 1
            color: Theme.edge
        }

        Rectangle {
            anchors.fill: parent
            radius: 6
            color: tile.hovered ? Theme.hovered : Theme.clear
        }
    }
    contentItem: Item {
        ArtIcon {
            x: tile.tagged ? 4 : (tile.size - width) / 2
            y: tile.tagged ? 4 : (tile.size - height) / 2
            width: Math.round(tile.size * (tile.tagged ? 0.62 : 0.8))
            height: width
            art: "speicherstadt/cards/icons/" + tile.kind
            tint: Tones.kindMark(tile.kind)
        }
        Cube {
            visible: tile.good !== ""
            x: tile.size - width - 3
            y: tile.size - height - 3
            size: Math.round(tile.size * 0.46)
            good: tile.good
        }
        Rectangle {
            visible: tile.tag !== ""
            x: tile.size - width - 2
            y: tile.size - height - 2
            width: Math.max(height, amount.implicitWidth + 8)
            height: Math.min(Metrics.art(21), amount.font.pixelSize + 6)
            radius: height / 2
            color: Theme.card
            border {
                width: 1
                color: Theme.edge
            }

            Label {
                id: amount
                anchors.centerIn: parent
                text: tile.tag
                font {
                    pixelSize: Math.max(Metrics.least, Math.round(tile.size * 0.3))
                    weight: Font.Bold
                }
                Accessible.ignored: true
            }
        }
        Grid {
            visible: tile.goods.length > 0 && !tile.named
            x: tile.size + 1
            y: 3
            rows: 2
            flow: Grid.TopToBottom
            spacing: 2

            Repeater {
                model: tile.named ? 0 : tile.goods.length
                Cube {
                    required property int index
                    size: tile.size / 2 - 4
                    good: tile.goods[index] ?? ""
                }
            }
        }
        Label {
            id: name
            visible: tile.named
            x: tile.size + 10
            anchors.verticalCenter: parent.verticalCenter
            width: tile.width - x - 8
            text: tile.title
            wrapMode: Text.WordWrap
            Accessible.ignored: true
        }
    }
}
