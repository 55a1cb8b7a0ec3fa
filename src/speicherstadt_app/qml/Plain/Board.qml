pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme
import Speicherstadt.Models as Models

// A game without a board of its own: the table in letters, and below it everything that one may do.
GameBoard {
    id: board

    readonly property Models.PlainBoard model: table.board as Models.PlainBoard

    function part(name: string): Item {
        return name === "moves" ? moves : null
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
    ScrollView {
        anchors {
            fill: parent
            leftMargin: Metrics.margin
            rightMargin: Metrics.margin
            topMargin: board.roof + Metrics.gap
            bottomMargin: board.still ? Metrics.gap : board.stage
        }
        rightPadding: 0
        contentHeight: all.height + Metrics.gap

        Column {
            id: all
            width: parent.width
            spacing: Metrics.gap

            Label {
                width: all.width
                text: board.model.drawing
                wrapMode: Text.NoWrap
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Metrics.least
                font.family: "monospace"
                lineHeight: 1.1
            }
            Flow {
                id: moves
                width: all.width
                spacing: 8

                Repeater {
                    model: board.model.moves

                    Btn {
                        required property string token
                        required property bool picked
                        required property int mark

                        required text
                        kind: picked ? "primary" : "plain"
                        art: mark > 0 ? "signs/hint" : ""
                        width: Math.min(implicitWidth, all.width)
                        onClicked: board.chosen(token)
                    }
                }
            }
        }
    }
}
