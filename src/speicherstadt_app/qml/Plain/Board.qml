pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme
import Speicherstadt.Models as Models

// A game without a board of its own: how it stands on one sheet, everything that one may do on another.
GameBoard {
    id: board

    readonly property Models.PlainBoard model: table.board as Models.PlainBoard
    readonly property bool drawn: model.drawing !== ""
    readonly property bool beside: !upright && drawn && width > Metrics.px(640)     // the sheets stand side by side
    readonly property real free: height - stage - roof - 2 * Metrics.margin

    function part(name: string): Item {
        switch (name) {
        case "moves":
            return moves
        case "row":
            return stand
        }
        return null
    }
    function keys(): var {
        return [
            {
                cap: qsTr("1 to %1").arg(9),
                text: qsTr("The move of that number"),
                on: []
            }
        ]
    }
    function key(event: var): bool {
        const figure = Figures.of(event)
        if (figure === 0)
            return false
        board.called(figure)
        return true
    }
    function open(what: string, sign: int): void {
        if (what === "player")
            person.show(sign)
    }

    firstRow: Metrics.margin

    Rectangle {
        anchors.fill: parent
        color: Theme.quay
    }
    // The basin that the landing stage stands in.
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: board.landing + 4
        color: Theme.primaryWash

        Rectangle {
            width: parent.width
            height: 1
            color: Theme.hairline
        }
    }
    Panel {
        id: stand
        x: Metrics.margin
        y: board.roof + Metrics.margin
        width: board.beside ? Math.round((board.width - 3 * Metrics.margin) * 0.56) : board.width - 2 * Metrics.margin
        height: board.beside ? board.free : Math.min(told.implicitHeight + 2 * Metrics.margin, board.free * (board.drawn ? 0.55 : 0.4))
        lift: 0.6
        line: Theme.edge

        ScrollView {
            anchors {
                fill: parent
                leftMargin: Metrics.inset
                rightMargin: 4
                topMargin: Metrics.margin
                bottomMargin: Metrics.margin
            }
            contentHeight: told.implicitHeight

            Column {
                id: told
                width: stand.width - 2 * Metrics.inset
                spacing: 6
                Accessible.role: Accessible.Grouping
                Accessible.name: [board.model.heading, board.model.waiting].filter(text => text !== "").join(". ")

                Label {
                    width: parent.width
                    text: board.model.heading
                    slab: true
                    wrapMode: Text.WordWrap
                    font.pixelSize: Metrics.title
                    Accessible.ignored: true
                }
                Label {
                    visible: text !== ""
                    width: parent.width
                    text: board.model.waiting
                    wrapMode: Text.WordWrap
                    color: Theme.ink2
                    Accessible.ignored: true
                }
                Label {
                    visible: text !== ""
                    width: parent.width
                    text: board.model.known
                    strong: true
                    wrapMode: Text.WordWrap
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }
                Rule {
                    visible: board.drawn
                    width: parent.width
                }
                Label {
                    visible: board.drawn
                    width: parent.width
                    text: board.model.drawing
                    wrapMode: Text.NoWrap
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Metrics.least
                    lineHeight: 1.1
                    font.family: board.model.fixed
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }
            }
        }
    }
    Panel {
        id: choices
        visible: moves.count > 0
        x: board.beside ? stand.x + stand.width + Metrics.margin : stand.x
        y: board.beside ? stand.y : stand.y + stand.height + Metrics.margin
        width: board.beside ? board.width - x - Metrics.margin : stand.width
        height: board.beside ? board.free : board.free - stand.height - Metrics.margin
        lift: 0.6
        line: Theme.edge

        ScrollView {
            anchors {
                fill: parent
                leftMargin: Metrics.inset
                rightMargin: 4
                topMargin: Metrics.margin
                bottomMargin: Metrics.margin
            }
            contentHeight: moves.y + moves.height + 4

            Label {
                id: title
                text: qsTr("What you may do")
                slab: true
                font.pixelSize: Metrics.title
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            Flow {
                id: moves

                readonly property int count: repeater.count

                y: title.height + Metrics.gap
                width: choices.width - 2 * Metrics.inset
                spacing: Metrics.gap

                Repeater {
                    id: repeater
                    model: board.model.moves

                    Loader {
                        id: move

                        required property string token
                        required property string text
                        required property bool picked
                        required property int mark
                        required property int number

                        sourceComponent: token === "" ? kind : choice

                        Component {
                            id: kind
                            Label {
                                width: moves.width
                                topPadding: 4
                                text: move.text
                                color: Theme.ink2
                                Accessible.role: Accessible.Heading
                                Accessible.name: text
                            }
                        }
                        Component {
                            id: choice
                            Btn {
                                readonly property string token: move.token

                                width: Math.min(implicitWidth + 6, moves.width)
                                text: move.text
                                key: move.number > 0 ? move.number : ""
                                kind: move.picked ? "primary" : "plain"
                                onClicked: board.chosen(move.token)

                                HintMark {
                                    x: parent.width - width * 0.7
                                    y: -height * 0.3
                                    size: Metrics.art(24)
                                    rank: move.mark
                                }
                            }
                        }
                    }
                }
            }
        }
    }
    Sheet {
        id: person

        property int sign: -1

        function show(sign: int): void {
            person.sign = sign
            person.open()
        }

        wanted: 420

        Repeater {
            model: person.visible ? board.table.players : null

            Row {
                id: player

                required property int sign
                required property string name
                required property string art
                required property string spoken

                visible: sign === person.sign
                width: parent ? (parent as Column).width : 0
                spacing: Metrics.inset
                Accessible.role: Accessible.StaticText
                Accessible.name: spoken

                HouseSign {
                    size: 96
                    sign: player.sign
                    art: player.art
                }
                Label {
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - 96 - Metrics.inset
                    text: player.spoken
                    wrapMode: Text.WordWrap
                    font.pixelSize: Metrics.strong
                    Accessible.ignored: true
                }
                Binding {
                    target: person
                    property: "title"
                    value: player.name
                    when: player.visible
                }
            }
        }
    }
}
