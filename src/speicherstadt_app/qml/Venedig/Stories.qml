pragma ComponentBehavior: Bound

import QtQuick
import Theme

// Tells what happened over a board that shows the outcome already. With reduced motion nothing travels: what changed has an
// outline for a while.
Item {
    id: stories

    property City city: null
    property Depot depot: null
    property Kerb kerb: null
    property Reveal reveal: null
    property Backdrop backdrop: null
    property var homeOf: sign => null
    // where a player's points stand
    property var boxOf: sign => null
    // what stands for a player
    property var handOf: sign => null
    // where the cards of a player lie
    property var shieldOf: sign => null
    // where the points of a player stand as a figure
    property var owed: ({})
    // by sign, the points whose story is still to be told

    // Poles and figures stay as they were until what brings the points has arrived.
    function expect(event: var): void {
        if (!Motion.moves)
            return
        const gains = event.kind === "TileBuilt" ? event.gains : event.kind === "BetSettled" ? [
            {
                "sign": event.sign,
                "gain": event.points
            }
        ] : []
        for (const one of gains) {
            stories.owed[one.sign] = (stories.owed[one.sign] ?? 0) + one.gain
            stories.kerb?.owe(one.sign, one.gain)
            const shield = stories.shieldOf(one.sign) as Shield
            if (shield !== null)
                shield.owed += one.gain
        }
    }
    // So many points have arrived, after a while.
    function pay(sign: int, points: int, after: int): void {
        if (points > 0)
            later(after, () => arrive(sign, points))
    }
    function later(after: int, deed: var): void {
        if (after <= 0)
            deed()
        else
            delay.createObject(flock, {
                "after": after,
                "deed": deed
            })
    }
    function arrive(sign: int, points: int): void {
        const left = Math.max(0, (stories.owed[sign] ?? 0) - points)
        stories.owed[sign] = left
        stories.kerb?.walk(sign, points, left)
        const shield = stories.shieldOf(sign) as Shield
        if (shield !== null)
            shield.owed = left
    }

    function tell(event: var): int {
        switch (event.kind) {
        case "PileDriven":
            return pile(event)
        case "MarkerPlaced":
            return mark(event)
        case "TileBuilt":
            return build(event)
        case "TileRemoved":
            return remove(event)
        case "CardsOpened":
            return open(event)
        case "CardsPassed":
            return pass(event)
        case "CardDrawn":
        case "CardGiven":
            return hand(event)
        case "StartMoved":
            return roll(event)
        case "BetSettled":
            return bet(event)
        case "TileTaken":
            return take(event)
        case "GondolaTaken":
            city?.board()
            return Motion.move
        case "GondolaPushed":
            return city?.glide(event.way) ?? 0
        }
        return 0
    }
    function settle(): void {
        city?.settle()
        kerb?.settle()
        reveal?.settle()
        backdrop?.settle()
        for (const sign in stories.owed) {
            const shield = stories.shieldOf(Number(sign)) as Shield
            if (shield !== null)
                shield.owed = 0
        }
        stories.owed = {}
        for (const one of [...flock.children])
            one.destroy()
    }
    function pile(event: var): int {
        const field = city?.at(event.cell) ?? null
        if (field === null)
            return 0
        if (!Motion.moves) {
            field.tell()
            return Motion.stagger
        }
        field.fall(event.left === 0)
        if (field.planks.includes("e"))
            field.reach("e")
        else if (field.planks.includes("s"))
            field.reach("s")
        const west = city.at(event.cell - 1), north = city.at(event.cell - city.columns)
        if (west?.planks.includes("e"))
            west.reach("e")
        if (north?.planks.includes("s"))
            north.reach("s")
        if (event.left > 0)
            return Motion.stagger
        // The last one of all: once it stands the lamps go on, before the count.
        later(Motion.tally, () => stories.backdrop?.lightUp())
        return Motion.tally + Motion.banner
    }
    function mark(event: var): int {
        const field = city?.at(event.cell) ?? null
        Motion.moves ? field?.drop() : field?.tell()
        return Motion.stagger
    }
    // The tile settles; then what it brings, one after the other.
    function build(event: var): int {
        const pays = event.gains.find(one => one.sign === event.sign)?.gain ?? 0
        if (!Motion.moves || city === null) {
            for (const one of event.gains)
                pay(one.sign, one.gain, 0)
            for (const cell of event.cells)
                city?.at(cell)?.tell()
            return Motion.outline > 0 && city !== null ? Motion.fade : 0
        }
        // Somebody else's is seen over its place first, with what it will bring.
        const lead = event.mine ? 0 : Motion.banner
        if (lead > 0)
            preview.createObject(flock, {
                "lay": event.ghost,
                "cell": city.cell,
                "place": at(city, Qt.point(0, 0)),
                "lasts": lead
            })
        later(lead, () => {
            for (const cell of event.cells)
                city?.at(cell)?.land()
        })
        const there = ({})
        let after = lead + Motion.move
        for (const edge of event.edges) {
            show(event.edge, -1, between(edge[0], edge[1]), after)
            after += Motion.stagger
        }
        for (const one of event.covered) {
            fly({
                "sign": one.sign,
                "points": one.points,
                "begin": at(city, city.centre(one.cell)),
                "end": middle(stories.homeOf(one.points > 0 ? one.paid : one.sign)),
                "after": after,
                "marker": true
            })
            there[one.paid] = after + Motion.roll + Motion.tally
            after += Motion.stagger
        }
        if (event.aboard >= 0) {
            show(event.gondola, event.aboard, at(city, city.centre(city.model.boat)), after)
            there[event.aboard] = Math.max(there[event.aboard] ?? 0, after + Motion.roll)
        }
        if (pays > 0 && kerb !== null)
            fly({
                "sign": event.sign,
                "points": pays,
                "begin": at(city, city.centre(event.cells[0])),
                "end": at(kerb, kerb.foot(event.sign)),
                "after": after
            })
        there[event.sign] = after + Motion.tally
        for (const one of event.gains)
            pay(one.sign, one.gain, there[one.sign] ?? after)
        return Math.max(after + Motion.tally, ...Object.values(there))
    }
    // It lifts, comes apart and sinks; its piles bob.
    function remove(event: var): int {
        for (const cell of event.cells)
            Motion.moves ? city?.at(cell)?.bob() : city?.at(cell)?.tell()
        if (Motion.moves && city !== null) {
            for (const one of event.look)
                piece.createObject(flock, {
                    "look": one,
                    "size": city.cell,
                    "place": at(city, Qt.point(one.x * city.cell, one.y * city.cell)),
                    "middle": event.look.reduce((sum, each) => sum + each.x, 0) / event.look.length
                })
        }
        return Motion.move
    }
    // All cards turn, then a light walks in the order in which they are carried out.
    function open(event: var): int {
        const begins = reveal?.flip() ?? 0
        const step = Math.max(Motion.highlight, Motion.outline / 4)
        for (let n = 0; n < event.order.length; ++n) {
            const box = stories.boxOf(event.order[n])
            if (box !== null && step > 0)
                lamp.createObject(flock, {
                    "place": rectangle(box),
                    "after": begins + n * step,
                    "lasts": step
                })
        }
        return begins + event.order.length * step
    }
    function pass(event: var): int {
        if (!Motion.moves)
            return Motion.outline > 0 ? Motion.fade : 0
        for (const way of event.ways)
            fly({
                "card": way.look,
                "begin": middle(stories.handOf(way.from), true),
                "end": middle(stories.handOf(way.to), true)
            })
        return Motion.tally
    }
    // A card goes from hand to hand, unseen.
    function hand(event: var): int {
        if (!Motion.moves)
            return Motion.outline > 0 ? Motion.fade : 0
        fly({
            "card": ({}),
            "begin": middle(stories.handOf(event.from)),
            "end": middle(stories.handOf(event.to))
        })
        return Motion.tally
    }
    // The lion goes one seat on.
    function roll(event: var): int {
        if (!Motion.moves)
            return 0
        fly({
            "lion": true,
            "begin": middle(stories.boxOf(event.from)),
            "end": middle(stories.boxOf(event.to))
        })
        return Motion.move
    }
    function bet(event: var): int {
        if (event.points === 0 || !Motion.moves) {
            pay(event.sign, event.points, 0)
            return 0
        }
        const home = middle(stories.homeOf(event.sign))
        pay(event.sign, event.points, Motion.tally)
        fly({
            "sign": event.sign,
            "points": event.points,
            "begin": home,
            "end": kerb === null ? Qt.point(home.x, 60) : at(kerb, kerb.foot(event.sign))
        })
        return Motion.tally
    }
    // From its stack to whoever took it.
    function take(event: var): int {
        const stack = depot?.of(event.shape) ?? null
        if (stack === null || !Motion.moves)
            return Motion.outline > 0 ? Motion.fade : 0
        fly({
            "shape": event.name,
            "sign": event.sign,
            "begin": middle(stack),
            "end": middle(stories.boxOf(event.sign))
        })
        return Motion.highlight
    }

    function at(item: Item, spot: point): point {
        return item.mapToItem(stories, spot.x, spot.y)
    }
    function middle(item: Item, right = false): point {
        return item === null ? Qt.point(width / 2, height / 2) : item.mapToItem(stories, right ? item.width * 0.8 : item.width / 2, item.height / 2)
    }
    function rectangle(item: Item): rect {
        const corner = item.mapToItem(stories, 0, 0)
        return Qt.rect(corner.x, corner.y, item.width, item.height)
    }
    function between(one: int, other: int): point {
        const a = city.centre(one), b = city.centre(other)
        return at(city, Qt.point((a.x + b.x) / 2, (a.y + b.y) / 2))
    }
    function show(words: string, sign: int, spot: point, after: int): void {
        pip.createObject(flock, {
            "words": words,
            "sign": sign,
            "spot": spot,
            "after": after
        })
    }
    function fly(what: var): void {
        flyer.createObject(flock, what)
    }

    // What one edge, or the gondola, brings.
    component Pip: GoldTag {
        id: one

        required property point spot
        required property int after

        x: spot.x - width / 2
        y: spot.y - height / 2
        scale: 0

        SequentialAnimation {
            running: true
            onFinished: one.destroy()
            PauseAnimation {
                duration: one.after
            }
            NumberAnimation {
                target: one
                property: "scale"
                to: 1
                duration: Motion.roll
                easing.type: Easing.OutBack
            }
            PauseAnimation {
                duration: Motion.banner
            }
            NumberAnimation {
                target: one
                property: "opacity"
                to: 0
                duration: Motion.highlight
            }
        }
    }
    // What comes after a while.
    component Later: Item {
        id: one

        required property int after
        required property var deed

        SequentialAnimation {
            running: true
            onFinished: one.destroy()
            PauseAnimation {
                duration: one.after
            }
            ScriptAction {
                script: one.deed()
            }
        }
    }
    // A tile over its place, before it settles.
    component Preview: Ghost {
        id: one

        required property point place
        required property int lasts

        x: place.x
        y: place.y

        SequentialAnimation {
            running: true
            onFinished: one.destroy()
            PauseAnimation {
                duration: one.lasts
            }
            NumberAnimation {
                target: one
                property: "opacity"
                to: 0
                duration: Motion.roll
            }
        }
    }
    // A light round somebody whose card comes now.
    component Lamp: Rectangle {
        id: one

        required property rect place
        required property int after
        required property int lasts

        x: place.x - 4
        y: place.y - 4
        width: place.width + 8
        height: place.height + 8
        radius: 12
        color: Theme.clear
        opacity: 0
        border {
            width: 5
            color: Tones.gold
        }

        SequentialAnimation {
            running: true
            onFinished: one.destroy()
            PauseAnimation {
                duration: one.after
            }
            NumberAnimation {
                target: one
                property: "opacity"
                to: 1
                duration: Motion.blink
            }
            // It goes as the next one comes.
            PauseAnimation {
                duration: Math.max(0, one.lasts - Motion.blink)
            }
            NumberAnimation {
                target: one
                property: "opacity"
                to: 0
                duration: Motion.blink
            }
        }
    }
    Item {
        id: flock
        anchors.fill: parent
    }
    Component {
        id: pip
        Pip {}
    }
    Component {
        id: flyer
        Flyer {}
    }
    Component {
        id: delay
        Later {}
    }
    Component {
        id: preview
        Preview {}
    }
    Component {
        id: lamp
        Lamp {}
    }
    Component {
        id: piece
        Sinking {}
    }
}
