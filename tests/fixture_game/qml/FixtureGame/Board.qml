pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme

// Sealed bids: who has sealed a bid, the lots, and my hand.
GameBoard {
    id: board

    readonly property var model: table.board

    function part(name: string): Item {
        return name === "hand" ? hand : name === "lots" ? lots : null
    }
    function tell(event: var): int {
        if (event.kind !== "BidsOpened")
            return 0
        appear.restart()
        return appear.duration
    }
    function settle(): void {
        appear.complete()
    }
    function key(event: var): bool {
        if (event.key < Qt.Key_1 || event.key > Qt.Key_9)
            return false
        board.called(event.key - Qt.Key_0)
        return true
    }

    component Things: Flow {
        id: row

        required property var things

        width: board.width - 2 * Metrics.margin
        spacing: 8

        Repeater {
            model: row.things

            Btn {
                required property string token
                required property string label
                required property bool picked
                required property int mark
                required property string spoken

                required enabled
                minimum: 44
                text: label
                kind: picked ? "primary" : "plain"
                art: mark > 0 ? "signs/hint" : ""
                Accessible.name: spoken
                onClicked: board.chosen(token)
            }
        }
    }

    NumberAnimation {
        id: appear
        target: opened
        property: "opacity"
        from: 0
        to: 1
        duration: Motion.flip
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.quay
    }
    Column {
        x: Metrics.margin
        y: board.roof + Metrics.gap
        spacing: Metrics.gap

        Label {
            text: board.model.prize
            slab: true
        }
        Row {
            id: opened
            spacing: 8

            Repeater {
                model: board.model.bids

                Label {
                    required property string spoken

                    text: spoken
                    Accessible.name: spoken
                }
            }
        }
        Things {
            id: lots
            things: board.model.lots
        }
        Things {
            id: hand
            things: board.model.hand
        }
    }
}
