pragma ComponentBehavior: Bound

import QtQuick
import Frame
import Theme
import Speicherstadt.Models as Models

// A position with the parts of the table: the board of its game, a counter, the others, and a stage for what the page has to say.
// It is looked at, or somebody decides in it once.
FocusScope {
    id: view

    required property Models.Face sight       // a table, or a position that is looked at
    required property Models.Settings settings
    property real told: 0                     // height of what the page says under its roof
    property real steady: landing.height      // of the stage: what grows beyond it hides some of the houses for a moment
    property Component beside: null           // below the opponents, where there is room
    default property alias stage: landing.data

    readonly property alias logInView: plan.logInView
    readonly property GameBoard board: place.item as GameBoard
    readonly property GameCounter counter: quay.item as GameCounter
    readonly property bool talks: explanation.open || covered
    readonly property bool covered: board?.laid ?? false
    property bool alone: false                // the board has the whole width: nobody's counter, no opponents, no log
    property bool leads: false                // from here there is a way to the rules, if there are any

    signal moreWanted(topic: string)
    signal chosen(token: string)
    signal dragged(token: string)
    signal called(number: int)

    function hush(): void {
        if (explanation.open)
            explanation.close()
        else
            view.board.putAway()
    }

    GameParts {
        id: parts
        module: view.sight.module
    }
    TablePlan {
        id: plan
        width: view.width
        height: view.height
        told: view.told
        steady: view.steady
        strips: rail.implicitHeight
        wished: view.settings.listView
        alone: view.alone
        board: view.board
        counter: view.counter
    }

    PartSlot {
        id: place

        function put(board: GameBoard): void {
            board.table = Qt.binding(() => view.sight)
            board.upright = Qt.binding(() => plan.upright)
            board.listed = Qt.binding(() => plan.listed)
            board.alone = Qt.binding(() => view.alone)
            board.landing = Qt.binding(() => plan.landing)
            board.stage = Qt.binding(() => landing.height + 16)
            board.counter = Qt.binding(() => view.counter)
            board.rail = rail
            board.air = air
        }

        y: plan.bar
        width: plan.sceneWidth
        height: plan.scene
        part: parts.board
        given: ({
                "table": view.sight,
                "still": true
            })
        onMade: board => place.put(board as GameBoard)

        NoBoard {
            missing: parts.board === null
        }
    }
    Connections {
        target: view.board
        function onChosen(token: string): void {
            view.chosen(token)
        }
        function onDragged(token: string): void {
            view.dragged(token)
        }
        function onCalled(number: int): void {
            view.called(number)
        }
    }
    Rectangle {
        y: plan.bar + plan.scene
        width: plan.sceneWidth
        height: plan.quay
        color: Theme.granite

        Rectangle {
            width: parent.width
            height: 1.5
            color: Theme.mortar
            opacity: 0.8
        }
    }
    Rectangle {
        visible: !plan.upright
        x: plan.sceneWidth
        y: plan.bar
        width: 3
        height: view.height - y
        color: Theme.timber
    }
    Item {
        id: landing
        x: Metrics.margin + 5
        y: plan.bar + plan.scene - 8 - height
        width: plan.sceneWidth - 2 * x
        height: childrenRect.height
    }
    PartSlot {
        id: quay
        visible: !view.alone
        x: Metrics.margin
        y: plan.houseY
        width: plan.sceneWidth - x - (plan.upright ? x : plan.edge - 4)
        height: plan.house
        part: parts.counter
        given: ({
                "table": view.sight
            })
        onMade: part => {
            const counter = part as GameCounter
            counter.table = Qt.binding(() => view.sight)
            counter.board = Qt.binding(() => view.board)
            counter.showRunning = Qt.binding(() => view.settings.runningTotal)
        }
    }
    PlayerRail {
        id: rail
        away: !plan.others
        x: plan.railX
        y: plan.upright ? plan.stripsY : plan.bar + plan.edge
        width: plan.upright ? view.width - 2 * x : plan.railWidth
        narrow: plan.narrow
        sideBySide: plan.upright
        room: view.height - y - plan.edge
        players: view.sight.players
        showRunning: view.settings.runningTotal
        raced: !(view.board?.tracked && !plan.listed) && (!plan.upright || view.height >= 1200)
        apart: view.sight.bar.apart
        onSwitched: view.settings.runningTotal = !view.settings.runningTotal
        strip: parts.strip
        token: parts.token
        onOpened: sign => view.board.open("player", sign)
    }
    Loader {
        active: plan.logInView && view.beside !== null
        x: rail.x
        y: plan.upright ? plan.logY : rail.y + rail.height + Metrics.gap
        width: rail.width
        height: view.height - y - (plan.upright ? Metrics.margin : plan.edge)
        sourceComponent: view.beside
    }
    Binding {
        target: view.sight
        property: "showRunning"
        value: view.settings.runningTotal
    }
    Item {
        id: air
        anchors.fill: parent
    }
    ExplainHost {
        id: explanation
        table: view.sight
        leads: view.leads && view.sight.ruled
        onMoreWanted: topic => view.moreWanted(topic)
    }
}
