pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme

// Tells what happened over a board that shows the outcome already.
Item {
    id: stories

    property City city: null
    property Depot depot: null
    property Kerb kerb: null
    property Reveal reveal: null
    property var homeOf: sign => null
    // what stands for a player

    function tell(event: var): int {
        switch (event.kind) {
        case "PileDriven":
            return pile(event)
        case "MarkerPlaced":
            return mark(event)
        case "TileBuilt":
            return build(event)
        case "TileRemoved":
            for (const cell of event.cells)
                city?.at(cell)?.sink()
            return Motion.move
        case "CardsOpened":
            reveal?.flip()
            return Motion.flip
        case "CardsPassed":
            return pass(event)
        case "BetSettled":
            if (event.points > 0)
                fly(stories.homeOf(event.sign), null, event.points, event.sign)
            return event.points > 0 ? Motion.move : 0
        case "TileTaken":
            return Motion.highlight
        case "GondolaTaken":
        case "GondolaPushed":
            return Motion.move
        }
        return 0
    }
    function settle(): void {
        city?.settle()
        reveal?.settle()
        for (const one of [...flock.children])
            (one as Flyer)?.settle()
    }
    function pile(event: var): int {
        const field = city?.at(event.cell) ?? null
        if (field === null)
            return 0
        if (Motion.moves)
            field.fall()
        else
            field.tell()
        return Motion.stagger + (event.left === 0 ? Motion.tally : 0)
    }
    function mark(event: var): int {
        city?.at(event.cell)?.tell()
        return Motion.stagger
    }
    function build(event: var): int {
        for (const cell of event.cells)
            city?.at(cell)?.tell()
        // Covered poles fly home, with what they bring.
        for (const one of event.covered) {
            if (one.points > 0)
                fly(city?.at(one.cell) ?? null, stories.homeOf(one.paid), one.points, one.paid)
        }
        return Motion.move
    }
    function pass(event: var): int {
        if (!Motion.moves)
            return Motion.outline > 0 ? Motion.fade : 0
        for (const way of event.ways)
            fly(stories.homeOf(way.from), stories.homeOf(way.to), 0, way.from)
        return Motion.tally
    }
    // From here to there: a card's back, or points. Without a way it rises and fades.
    function fly(from: Item, to: Item, points: int, sign: int): void {
        if (from === null || !Motion.moves)
            return
        const begin = from.mapToItem(stories, from.width / 2, from.height / 2)
        const end = to === null ? Qt.point(begin.x, begin.y - 40) : to.mapToItem(stories, to.width / 2, to.height / 2)
        flyer.createObject(flock, {
            "begin": begin,
            "end": end,
            "points": points,
            "sign": sign
        })
    }

    component Flyer: Item {
        id: one

        required property point begin
        required property point end
        required property int points
        required property int sign

        function settle(): void {
            way.complete()
        }

        x: begin.x
        y: begin.y

        ArtIcon {
            visible: one.points === 0
            x: -15
            y: -20
            width: 30
            height: 40
            art: one.points === 0 ? "venedig/pieces/back-small" : ""
        }
        Rectangle {
            visible: one.points > 0
            x: -width / 2
            y: -height / 2
            width: gained.implicitWidth + 40
            height: 28
            radius: 14
            color: Tones.gold
            border {
                width: 1.8
                color: Tones.goldInk
            }

            Medallion {
                x: 3
                anchors.verticalCenter: parent.verticalCenter
                size: 22
                sign: one.sign
            }
            Label {
                id: gained
                x: 30
                height: parent.height
                text: "+" + one.points
                color: Tones.goldInk
                font.weight: Font.Bold
                Accessible.ignored: true
            }
        }
        SequentialAnimation {
            id: way
            running: true
            onFinished: one.destroy()
            ParallelAnimation {
                NumberAnimation {
                    target: one
                    property: "x"
                    to: one.end.x
                    duration: Motion.tally
                    easing.type: Motion.travel
                }
                NumberAnimation {
                    target: one
                    property: "y"
                    to: one.end.y
                    duration: Motion.tally
                    easing.type: Motion.travel
                }
            }
            NumberAnimation {
                target: one
                property: "opacity"
                to: 0
                duration: Motion.highlight
            }
        }
    }

    Item {
        id: flock
        anchors.fill: parent
    }
    Component {
        id: flyer
        Flyer {}
    }
}
