pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme
import "house.js" as House

// What is on offer before a house: its line of workers in the hatches, its price in the gable, the card on a lighter.
// The whole column is one target.
Thing {
    id: column

    required property Plan plan
    required property int house               // which of the six stands here
    required property Front front             // null while there is none
    property real bob: 0                      // how far the swell lifts the lighter
    required property int number              // counted from 1: the key that chooses it
    required property string look             // idle | chosen | full | selling | done | shade
    required property string explain
    required property string kind
    required property string title
    required property string effect
    required property string value
    required property string unit
    required property bool coin
    required property string good
    required property var goods               // on the card, by name
    required property int price
    required property int nextPrice           // -1 without a preview
    required property var line                // { sign, price, had, ghost }, lowest first
    required property int stampSign
    required property string stampText        // who paid what, when the card is gone
    required property string token
    required property string whyNot
    required property string spoken
    required property int hint                // its rank in a hint

    property Names names: null                // of all titles in the row
    property int most: 0                      // who have stood here together

    readonly property bool choosable: token !== ""
    readonly property bool sold: stampText !== ""
    readonly property bool shaded: look === "shade" || look === "done"
    readonly property color shade: Theme.alpha(Theme.scrim, Theme.contrast ? 0.3 : 0.42)
    readonly property real inset: width > 156 ? 8 : 3
    readonly property alias freight: barge
    readonly property alias trade: offer
    readonly property alias plate: plate

    // Who stands at this place in line, counted from 0.
    function storey(place: int): Storey {
        return floors.itemAt(place) as Storey
    }

    // The worker at this place comes down from the crane, after a while.
    function drop(place: int, wait: int): void {
        const across = (column.house % 2 === 1 ? -1 : 1) * (column.plan.jib + column.plan.crane * 0.8)
        column.storey(place)?.drop(across, column.plan.floorTop(place) - column.plan.gable * 0.5, wait)
    }
    // The first in line has left by the plinth, everybody else comes one floor down.
    function sink(leaver: int): void {
        for (let place = 0; place < column.line.length; ++place)
            column.storey(place).sink(column.plan.floorTop(place) - column.plan.floorTop(place + 1))
        gone.sign = leaver
        leaving.restart()
    }
    // The lighter comes in from the right, and its cubes are put down one after the other.
    function arrive(): void {
        sailing.stop()
        barge.x = column.plan.width - column.x
        docking.restart()
        offer.load()
    }
    // Shows that something happened here.
    function tell(): void {
        telling.restart()
    }
    function depart(): void {
        docking.stop()
        sailing.restart()
    }
    function settle(): void {
        for (let place = 0; place < column.most; ++place)
            column.storey(place).settle()
        docking.complete()
        sailing.stop()
        leaving.complete()
        telling.complete()
        barge.x = 0
        offer.settle()
    }

    onLineChanged: most = Math.max(most, line.length)

    Component.onCompleted: most = line.length
    topic: explain
    corner: offer
    ringed: false
    width: plan.columnWidth
    height: plan.column
    Accessible.name: spoken
    Accessible.description: whyNot

    HoverHandler {
        cursorShape: column.choosable ? Qt.PointingHandCursor : Qt.ArrowCursor
    }
    Binding {
        target: column.front
        property: "taken"
        value: column.line.length
    }
    Binding {
        target: column.front
        property: "shaded"
        value: column.shaded
    }
    Rectangle {
        id: frame

        readonly property string look: column.look === "chosen" || column.look === "selling" ? column.look : column.choosable && (column.hovered || column.down) ? "pointed" : ""

        visible: look !== ""
        x: -7
        y: column.plan.gable - 3
        width: column.width + 14
        height: column.plan.column + 3 - y
        radius: Metrics.radiusLarge
        color: Theme.clear
        border {
            width: look === "pointed" ? 2 : 3
            color: look === "selling" ? Theme.primary : look === "chosen" ? Theme.focus : Theme.ivory
        }

        Rectangle {
            visible: frame.look !== "pointed"
            anchors {
                fill: parent
                margins: 3
            }
            radius: 9
            color: Theme.clear
            border {
                width: 2
                color: Theme.ivory
            }
        }
    }
    PricePlate {
        id: plate
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(column.plan.gable * 0.64 - height / 2)
        size: Math.round(column.plan.gable * 0.66)
        price: column.price
        next: column.nextPrice
    }
    Repeater {
        id: floors
        model: column.most
        Storey {
            required property int index
            readonly property var who: index < column.line.length ? column.line[index] : null
            y: column.plan.floorTop(index)
            width: column.width
            height: column.plan.floorHeight(index)
            door: Tones.doors[column.house]
            hatch: column.plan.hatch
            place: index
            sign: who ? who.sign : -1
            price: who ? who.price : 0
            had: who && !column.shaded ? who.had : -1
            ghost: who !== null && who.ghost
        }
    }
    // Nobody else may come up: a striped pole bars the way.
    Rectangle {
        id: pole
        visible: column.look === "full"
        anchors.horizontalCenter: parent.horizontalCenter
        y: column.plan.gable - 9
        width: Math.min(column.width - 24, 120)
        height: 9
        radius: 4
        color: Theme.ivory
        border {
            width: 1
            color: Theme.darkInk
        }

        Repeater {
            model: 5
            Rectangle {
                required property int index
                x: 1 + (2 * index + 0.5) * (pole.width - 2) / 10
                y: 1
                width: (pole.width - 2) / 10
                height: 7
                color: Tones.seasonPlate("autumn")
            }
        }
    }
    Painting {
        id: veil
        width: column.width
        height: column.plan.facade
        bleed: 8
        visible: opacity > 0
        opacity: column.shaded ? 1 : 0
        tones: column.shade
        shape: column.plan.gable
        onPaint: ctx => House.veil(ctx, {
                kind: column.house,
                width: width,
                height: height,
                gable: column.plan.gable
            }, column.shade)
        Behavior on opacity {
            NumberAnimation {
                duration: Motion.move
            }
        }
    }
    Item {
        id: barge
        y: column.plan.facade - 2
        width: column.width
        height: column.plan.column - y

        Barge {
            y: column.plan.card - 7 + column.bob
            x: column.inset - 2
            width: column.width - 2 * x
            height: column.plan.hull
            number: column.number
        }
        TradeCard {
            id: offer
            visible: !column.sold
            x: column.inset
            width: column.width - 2 * x
            height: column.plan.card
            kind: column.kind
            title: column.title
            row: column.names
            effect: column.effect
            goods: column.goods
            value: column.value
            unit: column.unit
            good: column.good
            coin: column.coin
            shaded: column.shaded
            shade: column.shade

            FocusRing {
                visible: column.visualFocus
                around: 6
            }
        }
        HintMark {
            x: column.width - column.inset - 21
            y: column.plan.card - 19
            rank: column.hint
        }
        Receipt {
            visible: column.sold
            x: column.inset + 6
            width: column.width - 2 * x
            y: column.plan.card - 10 - height
            sign: column.stampSign
            text: column.stampText
        }
    }
    Rectangle {
        id: glow
        visible: opacity > 0
        opacity: 0
        anchors {
            fill: parent
            margins: -4
            topMargin: column.plan.gable * 0.4
        }
        radius: Metrics.radiusLarge
        color: Theme.clear
        border {
            width: 3
            color: Theme.ivory
        }
    }
    SequentialAnimation {
        id: telling
        NumberAnimation {
            target: glow
            property: "opacity"
            to: 1
            duration: Motion.blink
        }
        PauseAnimation {
            duration: Math.max(Motion.highlight, Motion.outline)
        }
        NumberAnimation {
            target: glow
            property: "opacity"
            to: 0
            duration: Motion.blink
        }
    }
    Pawn {
        id: gone
        visible: leaving.running
        x: (column.width - width) / 2
        y: column.plan.floorTop(0) + 2
        sign: 0
        size: column.plan.storey - 2
    }
    ParallelAnimation {
        id: leaving
        NumberAnimation {
            target: gone
            property: "x"
            from: (column.width - gone.width) / 2
            to: -gone.width
            duration: Motion.highlight
            easing.type: Easing.InCubic
        }
        NumberAnimation {
            target: gone
            property: "opacity"
            from: 1
            to: 0
            duration: Motion.highlight
        }
    }
    NumberAnimation {
        id: docking
        target: barge
        property: "x"
        to: 0
        duration: Motion.flip
        easing.type: Motion.enter
    }
    NumberAnimation {
        id: sailing
        target: barge
        property: "x"
        to: -column.plan.width
        duration: Motion.banner
        easing.type: Easing.InCubic
    }
}
