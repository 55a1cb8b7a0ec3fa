pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// The place where a game is played, in small, as `Small` of words/game.py draws it; where a game draws none, its sign.
Rectangle {
    id: small

    required property var picture             // `columns`, `rows` and `patches`
    property string art: ""                   // of one colour, in place of it
    readonly property bool drawn: (picture.columns ?? 0) > 0
    readonly property real cell: drawn ? Math.min((width - 2 * edge) / picture.columns, (height - 2 * edge) / picture.rows) : 0
    readonly property real edge: 2

    implicitWidth: 170
    implicitHeight: 80
    color: drawn ? Theme.edge : Theme.bar
    border {
        width: edge
        color: Theme.darkInk
    }
    Accessible.ignored: true

    Item {
        anchors.centerIn: parent
        width: small.drawn ? small.picture.columns * small.cell : 0
        height: small.drawn ? small.picture.rows * small.cell : 0
        clip: true

        Repeater {
            model: small.drawn ? small.picture.patches.length : 0

            Rectangle {
                required property int index
                readonly property var patch: small.picture.patches[index]

                x: patch.x * small.cell
                y: patch.y * small.cell
                width: patch.width * small.cell
                height: patch.height * small.cell
                radius: patch.round ? width / 2 : 0
                antialiasing: true
                color: patch.sign >= 0 ? Theme.players[patch.sign] : Theme.night ? patch.night : patch.day
                border {
                    width: patch.sign >= 0 ? 1 : 0
                    color: Theme.darkInk
                }
            }
        }
    }
    ArtIcon {
        visible: !small.drawn && art !== ""
        anchors.centerIn: parent
        width: Math.round(parent.height * 0.6)
        height: width
        art: small.art
        tint: Theme.barText
    }
}
