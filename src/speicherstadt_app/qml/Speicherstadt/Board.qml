pragma Translator: Speicherstadt_Board
pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme
import Speicherstadt.Models as Models

// The harbour: a row of houses on the canal, or rows of text; the yard and a fire lie over it.
GameBoard {
    id: board

    readonly property Models.SpeicherstadtBoard model: table.board as Models.SpeicherstadtBoard
    readonly property var alarm: ({
            "what": "fire",
            "art": "speicherstadt/cards/icons/fire",
            "tint": Theme.coinLight,
            "text": qsTr("%1, %2", "a fire, and when it comes").arg(model.fire.label).arg(model.fire.when)
        })
    readonly property var year: ({
            "what": "pile",
            "art": "speicherstadt/seasons/glyph/" + model.year.season,
            "tint": Theme.barText,
            "text": qsTr("What is left in the pile")
        })
    readonly property bool burns: model.blaze.visible && !seen
    property bool seen: false                 // what a fire did was put away
    property bool ships: false                // the yard is open: not before what led to it has been told

    function openYard(): void {
        ships = model.shipping.active && (ships || !telling)
    }
    function column(n: int): Item {
        if (board.listed)
            return (rows.item as HarbourSheet)?.list.column(n) ?? null
        return (houses.item as Harbour)?.column(n) ?? null
    }
    function part(name: string): Item {
        const words = name.split(":")
        switch (words[0]) {
        case "row":
            return (board.listed ? rows.item : houses.item) as Item
        case "column":
            return board.column(Number(words[1]) - 1)
        case "blaze":
            return blazing.item as Item
        case "barter":
        case "keep":
            return yard
        }
        return null
    }
    function takes(what: string): var {
        const found = []
        for (let n = 0; what === "worker" && n < board.model.places; ++n) {
            const column = board.column(n)
            const token = String((column as HouseColumn)?.token ?? (column as HarbourRow)?.token ?? "")
            if (token.startsWith("place "))
                found.push({
                    "item": column,
                    "token": token
                })
        }
        return found
    }
    function seek(thing: var): void {
        if (board.listed && thing.number)
            (rows.item as HarbourSheet).list.seek(thing.number - 1)
    }
    function key(event: var): bool {
        const figure = Figures.of(event)
        if (figure === 0 || figure > model.places || board.covered)
            return false
        board.called(figure)
        if (board.listed)
            (rows.item as HarbourSheet).list.seek(figure - 1)
        return true
    }
    function tell(event: var): int {
        return stories.tell(event)
    }
    function settle(): void {
        stories.settle()
    }
    function open(what: string, sign: int): void {
        switch (what) {
        case "pile":
            pile.open()
            break
        case "fire":
            fire.open()
            break
        case "cards":
            cards.open()
            break
        case "player":
            person.show(sign)
        }
    }
    function putAway(): void {
        board.seen = true
    }
    function keys(): var {
        return [
            {
                cap: qsTr("1 to %1").arg(model.places),
                text: qsTr("That house"),
                on: []
            },
            {
                cap: board.ships ? "F" : "",
                text: qsTr("Load what fits"),
                on: board.ships ? [Qt.Key_F] : [],
                act: () => {
                    if (model.shipping.fit !== "")
                        board.chosen(model.shipping.fit)
                    else
                        (board.table as Models.Table)?.refused(model.shipping.fitWhyNot)
                }
            },
            {
                cap: "B",
                text: qsTr("Buy"),
                on: [Qt.Key_B],
                act: () => {
                    if (board.table.bar.phase === "purchase")
                        (board.table as Models.Table)?.confirm()
                }
            }
        ]
    }

    best: upright ? Sizes.tallScene : Metrics.scene
    least: Metrics.scene - 124 + Metrics.px(25) - 25
    leastWidth: 28 + model.places * (Sizes.columnMin + 8) - 8
    firstRow: listed ? 6 : (houses.item as Harbour)?.below ?? 0
    freeTop: yard.y
    covered: ships || burns
    laid: still && burns
    living: !listed
    ways: [...(model.fire.there ? [alarm] : []), year]
    onTellingChanged: openYard()
    Component.onCompleted: {
        weather.shown = model.year.season
        openYard()
    }

    Connections {
        target: board.model.shipping
        function onActiveChanged(): void {
            board.openYard()
        }
    }

    Connections {
        target: board.model.blaze
        function onSpokenChanged(): void {
            board.seen = false
        }
    }
    // Another season paints the whole place anew. Who runs through the year sees the moves at once, and the weather at rest.
    QtObject {
        id: weather

        readonly property string season: board.model.year.season
        property string shown: "summer"

        onSeasonChanged: {
            if (board.still)
                turning.restart()
            else
                shown = season
        }
    }
    Timer {
        id: turning
        interval: Motion.speed > 0 ? 140 : 0
        onTriggered: weather.shown = weather.season
    }
    Binding {
        target: Theme
        property: "season"
        value: weather.shown
    }
    Binding {
        target: Theme
        property: "burning"
        value: board.model.blaze.visible && !board.still
    }
    // A binding leaves its last value behind.
    Component.onDestruction: Theme.burning = false
    Loader {
        id: houses
        active: !board.listed
        anchors.fill: parent
        sourceComponent: Harbour {
            landing: board.landing
            upright: board.upright
            places: board.model.places
            columns: board.model.columns
            enabled: !board.covered
            onChosen: token => board.chosen(token)
            onCalled: number => board.called(number)
        }
    }
    Loader {
        id: rows
        active: board.listed
        anchors.fill: parent
        sourceComponent: HarbourSheet {
            roof: board.roof
            landing: board.still ? board.landing : board.stage
            columns: board.model.columns
            enabled: !board.covered
            onChosen: token => board.chosen(token)
            onCalled: number => board.called(number)
        }
    }
    Rectangle {
        visible: board.covered
        anchors.fill: parent
        // A fire reddens the sky: that is to be seen.
        color: Theme.alpha(Theme.scrim, board.burns && !board.still ? 0.22 : 0.5)
    }
    ShippingPanel {
        id: yard
        visible: board.ships
        x: Metrics.margin
        y: board.listed ? 8 : board.upright ? 60 : 54
        width: board.width - 2 * Metrics.margin + 4
        height: board.height - board.stage - y
        shipping: board.model.shipping
        onChosen: token => board.chosen(token)
        onDragged: token => board.dragged(token)
    }
    Loader {
        id: blazing
        active: board.burns && board.width > 0      // what it holds is measured once
        x: yard.x + (board.upright ? 0 : 18)
        y: yard.y
        width: yard.width - (board.upright ? 0 : 36)
        height: board.model.blaze.brief ? Math.min(yard.height, (item as FirePanel)?.briefHeight ?? 0) : yard.height
        sourceComponent: FirePanel {
            blaze: board.model.blaze
            Component.onCompleted: play()

            IconBtn {
                visible: board.still
                anchors {
                    top: parent.top
                    right: parent.right
                    margins: 8
                }
                art: "signs/close"
                tint: Theme.fireText
                text: qsTr("Close")
                key: qsTr("Esc")
                onClicked: board.putAway()
            }
        }
    }
    Stories {
        id: stories
        parent: board.air
        anchors.fill: parent
        harbour: houses.item as Harbour
        list: (rows.item as HarbourSheet)?.list ?? null
        homeOf: sign => sign === board.model.house.sign ? (board.counter as Counter)?.purse ?? null : board.rail?.of(sign) ?? null
    }
    PilePanel {
        id: pile
        pile: board.model.pile
    }
    FireSheet {
        id: fire
        fire: board.model.fire
    }
    PlayerSheet {
        id: person
        players: board.table.players
    }
    CardsSheet {
        id: cards
        house: board.model.house
    }
}
