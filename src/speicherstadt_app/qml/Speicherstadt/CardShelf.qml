pragma Translator: Speicherstadt_CardShelf
pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme

// My other cards as tiles. Too many for tiles of a finger's width: then the whole shelf is one target, and opens them all.
Bay {
    id: shelf

    required property QtObject tiles
    readonly property int count: repeater.count
    readonly property real wide: width - 26
    // As large as there is room for.
    readonly property real tile: {
        let size = Metrics.art(50)
        while (size > 20 && !fits(size))
            --size
        return size
    }
    readonly property bool small: tile < Metrics.target
    readonly property int between: small ? 4 : 6
    readonly property real least: Math.max(120, Math.ceil(count / 3) * 40 + 22)

    signal opened

    function fits(size: real): bool {
        const gap = size < Metrics.target ? 4 : 6
        let across = 0
        let down = size
        for (let n = 0; n < count; ++n) {
            const goods = (repeater.itemAt(n) as CardTile)?.goods.length ?? 0
            const each = size + (goods > 0 ? Math.ceil(goods / 2) * (size / 2 - 2) + 2 : 0)
            if (across > 0 && across + each > wide) {
                across = 0
                down += size + gap
            }
            across += each + gap
            if (across - gap > wide + 0.5)
                return false
        }
        return down <= room
    }

    title: qsTr("Cards")
    last: true

    Thing {
        visible: shelf.small
        width: shelf.wide
        height: shelf.room
        Accessible.name: qsTr("All your cards")
        onClicked: shelf.opened()
    }
    // Goods on an empty shelf: far back, so that nobody takes them for something to press.
    Row {
        visible: shelf.wide > flow.childrenRect.width + width + 16
        x: shelf.wide - width - 4
        y: shelf.room - height
        spacing: 2
        opacity: Theme.contrast ? 0 : 0.35

        ArtIcon {
            anchors.bottom: parent.bottom
            width: Metrics.art(30)
            height: width
            art: Theme.night ? "speicherstadt/parts/night/sack" : "speicherstadt/parts/sack"
        }
        ArtIcon {
            anchors.bottom: parent.bottom
            width: Metrics.art(38)
            height: width
            art: Theme.night ? "speicherstadt/parts/night/crate" : "speicherstadt/parts/crate"
        }
    }
    Flow {
        id: flow
        width: shelf.wide
        spacing: shelf.between

        Repeater {
            id: repeater
            model: shelf.tiles

            CardTile {
                id: tile

                required goods
                required property string explain
                required property string spoken

                size: shelf.tile
                topic: explain
                enabled: !shelf.small
                opacity: 1
                Accessible.ignored: shelf.small
                Accessible.name: spoken
                onClicked: Explain.ask(topic, tile)
            }
        }
    }
}
