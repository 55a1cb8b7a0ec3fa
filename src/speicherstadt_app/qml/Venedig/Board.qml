pragma Translator: Venedig_Board
pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme
import Speicherstadt.Models as Models

// One place: palaces across the water, the kerb with the track, the lagoon, the stacks. Or rows of words.
GameBoard {
    id: board

    readonly property Models.VenedigBoard model: table.board as Models.VenedigBoard
    readonly property real room: Math.max(0, height - landing)
    readonly property real edge: Sizes.kerb + Sizes.letters
    readonly property real below: Sizes.depotAcross + 22
    // The stacks stand beside the board or below it: wherever its cells are larger.
    readonly property real unitBeside: Math.min((width - Sizes.margin - Sizes.depot - 22) / model.columns, (room - edge - Sizes.gap) / model.rows)
    readonly property real unitAcross: Math.min((width - Sizes.margin - 10) / model.columns, (room - edge - below) / model.rows)
    readonly property bool across: unitAcross > unitBeside
    // Where there is height to spare, some of it is sky. Poles on the track that find none stand before the roof.
    readonly property real high: room - edge - (across ? below : Sizes.gap)
    readonly property real poles: front === board ? Sizes.air : Sizes.eaves
    readonly property real wish: Math.max((high - poles) / model.rows >= Sizes.finger ? poles : 0, Math.min(84, (high - model.rows * Sizes.cell) * 0.36))
    readonly property real unit: Math.max(8, Math.floor(Math.min(across ? unitAcross : unitBeside, (high - wish) / model.rows)))
    readonly property real sky: Math.max(0, room - edge - model.rows * unit - (across ? below - 2 : Sizes.gap))
    readonly property string all: qsTr("All cards, and who holds them")
    property bool plainKept: false            // the plain city: roofs and paving only
    property bool plainHeld: false            // as long as its key is down
    readonly property City city: (scene.item as Scene)?.city ?? null
    readonly property bool laidOut: model.reveal.kind !== ""

    function part(name: string): Item {
        const words = name.split(":")
        switch (words[0]) {
        case "board":
            return board.listed ? rows.item as Item : board.city
        case "cell":
            return board.city?.at(Number(words[1])) ?? null
        case "stacks":
            return (scene.item as Scene)?.depot ?? null
        case "stack":
            return (scene.item as Scene)?.depot.of(Number(words[1])) ?? null
        case "track":
            return (scene.item as Scene)?.kerb ?? null
        case "reveal":
            return (scene.item as Scene)?.reveal ?? null
        }
        return null
    }
    function expect(event: var): void {
        stories.expect(event)
    }
    function tell(event: var): int {
        return stories.tell(event)
    }
    function settle(): void {
        stories.settle()
    }
    function open(what: string, sign: int): void {
        const token = board.model.targets.find(one => one.sign === sign)?.token ?? ""
        if (what === "cards" && board.model.remembers)
            cards.open()
        else if (what === "player" && token !== "" && !board.still)
            board.chosen(token)
        else if (what === "player")
            person.show(sign)
    }
    function keys(): var {
        return [
            {
                cap: qsTr("1 to 5"),
                text: qsTr("Card, tile, stack or player of that number"),
                on: []
            },
            {
                cap: "R",
                text: qsTr("Turn the tile"),
                on: [Qt.Key_R],
                act: () => board.city?.turn()
            },
            {
                cap: "T",
                text: qsTr("The next tile"),
                on: [Qt.Key_T],
                act: () => (board.counter as Counter)?.stock.next()
            },
            ...(board.model.remembers ? [
                    {
                        cap: "A",
                        text: board.all,
                        on: [Qt.Key_A],
                        act: () => cards.open()
                    }
                ] : []),
            {
                cap: "X",
                text: qsTr("Cards or tiles, where there is no room for both"),
                on: [Qt.Key_X],
                act: () => {
                    const counter = board.counter as Counter
                    if (counter !== null)
                        counter.tilesShown = !counter.tilesShown
                }
            },
            {
                cap: "F",
                text: qsTr("While it is held: the plain city, roofs and paving only"),
                on: [Qt.Key_F],
                shift: false,
                held: on => board.plainHeld = on
            },
            {
                cap: qsTr("Shift") + " F",
                text: qsTr("Keep the plain city, or show all of it again"),
                on: [Qt.Key_F],
                shift: true,
                act: () => board.plainKept = !board.plainKept
            },
            {
                cap: qsTr("Arrows"),
                text: qsTr("Over the cells of the board"),
                on: []
            }
        ]
    }
    function key(event: var): bool {
        const figure = Figures.of(event)
        if (figure > 0) {
            board.called(figure)
            return true
        }
        const arrows = [Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down]
        if (!arrows.includes(event.key) || board.city === null)
            return false
        board.city.step(...({
                [Qt.Key_Left]: [-1, 0],
                [Qt.Key_Right]: [1, 0],
                [Qt.Key_Up]: [0, -1],
                [Qt.Key_Down]: [0, 1]
            })[event.key])
        return true
    }

    // Cells come before the titles of the counter (12: `TablePlan.spare`).
    best: upright ? edge + model.rows * 45 + Sizes.depotAcross + 76 : edge + model.rows * Sizes.cell + Sizes.gap + Sizes.eaves + 12
    least: edge + model.rows * Sizes.leastCell + Sizes.gap
    dense: true
    leastWidth: Sizes.leastWidth
    firstRow: listed ? 6 : sky + edge
    freeTop: listed ? 8 : sky + Sizes.kerb + 4
    covered: false
    ways: model.remembers ? [
        {
            "art": "venedig/icons/hand",
            "text": board.all,
            "what": "cards"
        }
    ] : []
    living: !listed
    tapped: ["council", "piles", "markers", "build", "sabotage", "use", "beg"].includes(model.phase)
    tracked: true
    post: mooring
    view: palaces
    uncovers: qsTr("Show my cards")
    aside: model.remembers ? allCards : null

    component Scene: Item {
        id: place

        readonly property alias city: city
        readonly property alias depot: depot
        readonly property alias kerb: kerb
        readonly property alias reveal: reveal
        readonly property alias backdrop: backdrop

        Backdrop {
            id: backdrop
            anchors.fill: parent
            shore: board.sky
        }
        LagoonLife {
            anchors.fill: parent
            shore: board.sky
        }
        Kerb {
            id: kerb
            z: 2
            y: board.sky
            width: parent.width
            height: Sizes.kerb
            standing: board.model.standing
            last: board.model.track
            headroom: board.front === board ? board.sky : Math.max(Sizes.air, board.sky)
            front: board.front === board ? kerb : board.front
        }
        Repeater {
            model: board.model.columns
            Label {
                required property int index
                x: city.x + index * board.unit
                y: kerb.y + kerb.height
                width: board.unit
                height: Sizes.letters
                horizontalAlignment: Text.AlignHCenter
                text: board.model.letters[index]
                strong: true
                color: Tones.meshText
                fontSizeMode: Text.Fit
                minimumPixelSize: Metrics.least - 3
                font.pixelSize: Metrics.meta
                Accessible.ignored: true
            }
        }
        Repeater {
            model: board.model.rows
            Label {
                required property int index
                x: city.x - width - 3
                y: city.y + index * board.unit
                width: Metrics.px(10)
                height: board.unit
                horizontalAlignment: Text.AlignHCenter
                text: index + 1
                strong: true
                color: Tones.meshText
                font.pixelSize: Metrics.meta
                Accessible.ignored: true
            }
        }
        City {
            id: city
            x: board.across ? Math.max(Sizes.margin, (parent.width - width) / 2) : Sizes.margin + Math.max(0, (depot.x - 10 - Sizes.margin - width) / 2)
            y: board.sky + board.edge
            cell: board.unit
            model: board.model
            plain: Theme.contrast || board.plainKept || board.plainHeld
            enabled: !board.laidOut
            onChosen: token => board.chosen(token)
            onRefused: why => (board.table as Models.Table)?.refused(why)
            onLoupeWanted: cell => loupe.show(cell)
        }
        Depot {
            id: depot

            readonly property real wide: Math.min(150, Math.max(Sizes.depot, parent.width - Sizes.margin - board.model.columns * board.unit - 22))

            x: board.across ? 12 : parent.width - wide - 6
            y: board.across ? city.y + city.height + 9 : city.y - 9
            width: board.across ? parent.width - 24 : wide
            height: board.across ? Sizes.depotAcross : city.height + 10
            across: board.across
            size: board.unit * 0.56
            stacks: board.model.stacks
            enabled: !board.laidOut
            onChosen: token => board.chosen(token)
        }
        Rectangle {
            visible: opacity > 0
            opacity: board.laidOut ? 1 : 0
            y: board.sky + Sizes.kerb
            width: parent.width
            height: parent.height - y
            color: Tones.veil

            Behavior on opacity {
                enabled: Motion.moves
                NumberAnimation {
                    duration: Motion.highlight
                }
            }

            MouseArea {
                enabled: board.laidOut
                anchors.fill: parent
            }
        }
        Reveal {
            id: reveal
            visible: board.laidOut
            y: board.sky + Sizes.kerb + 2
            width: parent.width
            height: board.height - board.stage - y - 4
            reveals: board.model.reveal
            onChosen: token => board.chosen(token)
        }
        Loupe {
            id: loupe
            anchors.fill: parent
            city: city
        }
    }

    Loader {
        id: scene
        active: !board.listed
        anchors.fill: parent
        sourceComponent: Scene {}
    }
    Loader {
        id: rows
        active: board.listed
        anchors.fill: parent
        sourceComponent: BoardList {
            rows: board.model.list
            roof: board.roof
            landing: board.still ? board.landing : board.stage
            onChosen: token => board.chosen(token)
        }
    }
    Component {
        id: mooring
        MooringPost {}
    }
    Component {
        id: palaces

        Backdrop {
            shore: height
            alone: true
        }
    }
    Component {
        id: allCards
        AllCards {
            pack: board.model.pack
        }
    }
    Stories {
        id: stories
        parent: board.air
        anchors.fill: parent
        city: board.city
        depot: (scene.item as Scene)?.depot ?? null
        kerb: (scene.item as Scene)?.kerb ?? null
        reveal: (scene.item as Scene)?.reveal ?? null
        backdrop: (scene.item as Scene)?.backdrop ?? null
        homeOf: sign => sign === board.model.mine.sign ? (board.counter as Counter)?.shield ?? null : board.rail?.of(sign) ?? null
        boxOf: sign => sign === board.model.mine.sign ? (board.counter as Counter)?.self ?? null : board.rail?.of(sign) ?? null
        shieldOf: sign => sign === board.model.mine.sign ? (board.counter as Counter)?.shield ?? null : (board.rail?.of(sign) as Strip)?.shield ?? null
        handOf: sign => sign === board.model.mine.sign ? (board.counter as Counter)?.hand ?? null : (board.rail?.of(sign) as Strip)?.cards ?? board.rail?.of(sign) ?? null
    }
    PlayerSheet {
        id: person
        players: board.table.players
        remembers: board.model.remembers
    }
    CardsSheet {
        id: cards
        pack: board.model.pack
    }
}
