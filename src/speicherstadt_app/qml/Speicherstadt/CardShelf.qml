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
    readonly property int rows: Math.max(1, Math.floor((room + 6) / 56))
    readonly property bool small: count > rows * Math.floor((wide + 6) / 56)
    readonly property real tile: small ? Math.min(34, (room - 8) / 3) : 50
    readonly property real least: Math.max(120, Math.ceil(count / 3) * 40 + 22)

    signal opened

    title: qsTr("Cards")
    last: true

    Thing {
        visible: shelf.small
        width: shelf.wide
        height: shelf.room
        Accessible.name: qsTr("All your cards")
        onClicked: shelf.opened()
    }
    // Goods on an empty shelf.
    Row {
        visible: shelf.wide > flow.childrenRect.width + width + 16
        x: shelf.wide - width - 4
        y: shelf.room - height
        spacing: 4
        opacity: 0.9

        ArtIcon {
            anchors.bottom: parent.bottom
            width: 38
            height: 38
            art: Theme.night ? "speicherstadt/parts/night/sack" : "speicherstadt/parts/sack"
        }
        ArtIcon {
            anchors.bottom: parent.bottom
            width: 50
            height: 50
            art: Theme.night ? "speicherstadt/parts/night/crate" : "speicherstadt/parts/crate"
        }
    }
    Flow {
        id: flow
        width: shelf.wide
        spacing: shelf.small ? 4 : 6

        Repeater {
            id: repeater
            model: shelf.tiles

            CardTile {
                id: tile

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
