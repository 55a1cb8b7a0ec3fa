pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// What happens, in motion: workers climb, coins fly, cards glide to their buyer.
Item {
    id: stories

    property Harbour harbour: null            // null where the list is shown
    property HarbourList list: null
    // Where a sign's coins and cards go: a function from the sign to the item that stands for it, or null.
    property var homeOf: sign => null

    function settle(): void {
        flight.complete()
        rising.complete()
        flying.visible = false
        for (let n = 0; harbour && n < harbour.count; ++n)
            harbour.column(n)?.settle()
        for (let n = 0; list && n < list.count; ++n)
            list.column(n)?.settle()
    }
    // Starts to show an event, and says after how many milliseconds the next may begin.
    function tell(event: var): int {
        return Motion.moves ? act(event) : outline(event)
    }
    function act(event: var): int {
        const there = harbour && harbour.visible ? harbour.column(event.column - 1) : null
        if (!there && event.column > 0)
            return outline(event)
        switch (event.kind) {
        case "RoundBegan":
            for (let n = 0; harbour && n < harbour.count; ++n)
                harbour.column(n).depart()
            return harbour ? Motion.banner : 0
        case "CardDealt":
            there.arrive()
            return Motion.stagger + (event.goods.length > 0 ? event.goods.length * Motion.feedback : 0)
        case "WorkerPlaced":
            if (!event.mine)
                there.tell()
            there.drop(event.height - 1, event.mine ? 0 : Motion.highlight)
            return event.mine ? Motion.drop : Motion.highlight + Motion.drop + Motion.rest
        case "SaleOpened":
            return Motion.move
        case "WorkerWithdrawn":
            there.sink(event.sign)
            return Motion.move + (event.mine ? 0 : Motion.rest / 2)
        case "CardBought":
            pay(event, there)
            return event.mine ? 2 * Motion.flip : Motion.flip + Motion.banner + Motion.rest
        case "CardDiscarded":
            drift(event, there)
            return Motion.banner
        case "FireStruck":
        case "SeasonBegan":
            return Motion.banner
        case "IncomePaid":
            rise(event)
            return Motion.stagger
        case "CubesSold":
        case "CubesBartered":
        case "CubesConverted":
        case "CubeLoaded":
        case "ContractCompleted":
        case "CubesStowed":
            rise(event)
            return event.mine || event.kind === "CubesStowed" && event.count === 0 ? 0 : Motion.move + Motion.rest / 2
        }
        // PointsScored: the final count tells its lines by itself.
        return 0
    }
    // Without motion: an outline where something happened.
    function outline(event: var): int {
        const there = list && list.visible ? list.column(event.column - 1) : null
        if (there)
            there.tell()
        const house = harbour && harbour.visible ? harbour.column(event.column - 1) : null
        if (house)
            house.tell()
        return there || house ? Motion.blink + (event.mine || event.kind === "CardDealt" ? 0 : Motion.rest) : 0
    }
    // Coins fly to the price, then the card glides to its buyer.
    function pay(event: var, there: HouseColumn): void {
        const home = stories.homeOf(event.sign)
        if (!home)
            return
        coins.count = Math.min(5, event.price)
        const purse = home.mapToItem(stories, home.width / 2, home.height / 2)
        const plate = there.plate.mapToItem(stories, there.plate.width / 2, there.plate.height / 2)
        const card = there.trade.mapToItem(stories, 0, 0)
        coins.from = purse
        coins.to = plate
        flying.show(there, card)
        flight.toX = purse.x - flying.width / 2
        flight.toY = purse.y - flying.height / 2
        flight.toScale = 0.35
        flight.restart()
    }
    // Nobody wanted the card: its lighter drifts out with it.
    function drift(event: var, there: HouseColumn): void {
        const card = there.trade.mapToItem(stories, 0, 0)
        coins.count = 0
        flying.show(there, card)
        flight.toX = -flying.width
        flight.toY = card.y + 10
        flight.toScale = 1
        flight.restart()
    }
    // A coin, cubes or points rise from the player who gains them; cubes that are lost are counted. What is merely kept is
    // no gain.
    function rise(event: var): void {
        const home = stories.homeOf(event.sign)
        const moved = event.kind === "CubeLoaded" || event.kind === "CubesConverted" ? [event.good] : []
        if (!home || event.kind === "CubesStowed" && event.count === 0)
            return
        const spot = home.mapToItem(stories, home.width / 2, home.height / 2)
        gain.sign = event.sign
        gain.goods = moved
        gain.lost = event.kind === "CubesStowed" ? event.count : 0
        gain.points = event.kind === "ContractCompleted" ? event.points : 0
        gain.coins = moved.length > 0 || gain.lost > 0 || gain.points > 0 ? 0 : event.coins
        gain.middle = spot.x
        gain.base = spot.y - gain.height / 2
        rising.restart()
    }
    Item {
        id: coins

        property int count: 0
        property point from
        property point to
        property real gone: 0                 // 0 in the purse, 1 at the price

        visible: flight.running && gone > 0 && gone < 1

        Repeater {
            model: coins.count
            Coin {
                required property int index
                readonly property real way: Math.max(0, Math.min(1, coins.gone * (1 + coins.count * 0.12) - index * 0.12))
                x: coins.from.x + (coins.to.x - coins.from.x) * way - width / 2
                y: coins.from.y + (coins.to.y - coins.from.y) * way - Math.sin(way * Math.PI) * 30 - height / 2
                visible: way > 0 && way < 1
            }
        }
    }
    TradeCard {
        id: flying

        function show(there: HouseColumn, spot: point): void {
            kind = there.kind
            title = there.title
            effect = there.effect
            value = there.value
            unit = there.unit
            coin = there.coin
            good = there.good
            goods = there.goods
            width = there.trade.width
            height = there.trade.height
            x = spot.x
            y = spot.y
            scale = 1
            opacity = 1
            visible = true
        }

        visible: false
        kind: "ship"
        title: ""
    }
    SequentialAnimation {
        id: flight

        property real toX
        property real toY
        property real toScale

        NumberAnimation {
            target: coins
            property: "gone"
            from: 0
            to: 1
            duration: coins.count > 0 ? Motion.flip : 0
            easing.type: Motion.travel
        }
        ParallelAnimation {
            NumberAnimation {
                target: flying
                property: "x"
                to: flight.toX
                duration: Motion.flip
                easing.type: Motion.travel
            }
            NumberAnimation {
                target: flying
                property: "y"
                to: flight.toY
                duration: Motion.flip
                easing.type: Motion.travel
            }
            NumberAnimation {
                target: flying
                property: "scale"
                to: flight.toScale
                duration: Motion.flip
                easing.type: Motion.travel
            }
            SequentialAnimation {
                PauseAnimation {
                    duration: Motion.flip * 0.6
                }
                NumberAnimation {
                    target: flying
                    property: "opacity"
                    to: 0
                    duration: Motion.flip * 0.4
                }
            }
        }
        PropertyAction {
            target: flying
            property: "visible"
            value: false
        }
    }
    Panel {
        id: gain

        property int sign: 0
        property var goods: []             // names
        property int lost: 0
        property int points: 0
        property int coins: 0
        property real middle: 0
        property real base: 0

        x: Math.max(4, Math.min(stories.width - width - 4, middle - width / 2))
        visible: rising.running
        width: shown.implicitWidth + 16
        height: 36
        radius: height / 2
        line: Theme.edge
        lift: 1

        Row {
            id: shown
            anchors.centerIn: parent
            spacing: 5

            Repeater {
                model: gain.goods
                Cube {
                    required property string modelData
                    y: (shown.height - height) / 2
                    good: modelData
                    size: 26
                }
            }
            Label {
                readonly property int amount: gain.lost > 0 ? -gain.lost : gain.points > 0 ? gain.points : gain.coins

                visible: amount !== 0
                anchors.verticalCenter: parent.verticalCenter
                text: amount > 0 ? "+" + amount : "−" + -amount
                color: gain.lost > 0 ? Theme.fire : Theme.ink
                font {
                    pixelSize: Metrics.title
                    weight: Font.Bold
                }
            }
            Coin {
                visible: gain.coins !== 0
                anchors.verticalCenter: parent.verticalCenter
            }
            ArtIcon {
                visible: gain.points > 0 || gain.lost > 0
                anchors.verticalCenter: parent.verticalCenter
                width: 24
                height: 24
                art: gain.lost > 0 ? "signs/trash" : "speicherstadt/cards/icons/contract"
                tint: gain.lost > 0 ? Theme.fire : Tones.kindMark("contract")
            }
        }
    }
    ParallelAnimation {
        id: rising
        NumberAnimation {
            target: gain
            property: "y"
            from: gain.base
            to: gain.base - 34
            duration: Motion.tally
            easing.type: Motion.enter
        }
        SequentialAnimation {
            NumberAnimation {
                target: gain
                property: "opacity"
                from: 0
                to: 1
                duration: Motion.blink
            }
            PauseAnimation {
                duration: Motion.tally
            }
            NumberAnimation {
                target: gain
                property: "opacity"
                to: 0
                duration: Motion.blink
            }
        }
    }
}
