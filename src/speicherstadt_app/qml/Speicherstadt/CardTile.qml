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
    property real size: 50
    property bool named: false                // the title stands beside it

    readonly property bool tagged: tag !== "" || good !== ""

    implicitWidth: named ? size + 10 + Math.ceil(name.implicitWidth) + 8 : size
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
        Label {
            visible: tile.tag !== ""
            x: tile.size - width - 5
            y: tile.size - height - 1
            text: tile.tag
            font {
                pixelSize: Metrics.mark(tile.size)
                weight: Font.Bold
            }
            Accessible.ignored: true
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
