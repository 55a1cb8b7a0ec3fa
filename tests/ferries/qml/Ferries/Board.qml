pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme

// Ferries: prices, the quays with their ferries, and what I may load or bid.
GameBoard {
    id: board

    readonly property var model: table.board

    function part(name: string): Item {
        return name === "quays" ? quays : name === "moves" ? moves : null
    }
    function key(event: var): bool {
        if (event.key < Qt.Key_1 || event.key > Qt.Key_9)
            return false
        board.called(event.key - Qt.Key_0)
        return true
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.quay
    }
    Column {
        x: Metrics.margin
        y: board.roof + Metrics.gap
        width: board.width - 2 * Metrics.margin
        spacing: Metrics.gap

        Label {
            text: board.model.prices
            slab: true
        }
        Grid {
            id: quays
            width: parent.width
            columns: board.alone ? Math.max(1, side.count) : 1
            columnSpacing: Metrics.gap

            Repeater {
                id: side
                model: board.model.quays

                Label {
                    required property string ferries
                    required property string spoken

                    width: quays.width / quays.columns - Metrics.gap
                    wrapMode: Text.Wrap
                    text: spoken + "\n" + ferries
                }
            }
        }
        Label {
            text: board.model.order
        }
        Flow {
            id: moves
            width: parent.width
            spacing: 8

            Repeater {
                model: board.model.moves

                Btn {
                    required property string token
                    required property bool picked
                    required property int mark

                    required text
                    minimum: 44
                    kind: picked ? "primary" : "plain"
                    art: mark > 0 ? "signs/hint" : ""
                    onClicked: board.chosen(token)
                }
            }
        }
    }
}
