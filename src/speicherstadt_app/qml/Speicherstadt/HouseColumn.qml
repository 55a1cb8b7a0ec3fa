pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Table
import Theme
import "house.js" as House

// What is on offer before a house: its line of workers in the hatches, its price in the gable, the card on a lighter.
// The whole column is one target.
Thing {
    id: column

    required property Plan plan
    required property Facade facade
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
    required property var line                // { seat, price, had, ghost }, lowest first
    required property int stampSeat
    required property string stampText        // who paid what, when the card is gone
    required property string token
    required property string whyNot
    required property string spoken

    readonly property bool choosable: token !== ""
    readonly property bool gone: stampText !== ""
    readonly property bool shaded: look === "shade" || look === "done"
    readonly property color shade: Theme.alpha(Theme.scrim, Theme.night ? 0.55 : 0.42)
    readonly property real inset: width > 156 ? 8 : 3
    readonly property alias freight: freight
    readonly property alias trade: trade
    readonly property alias plate: plate

    // Who stands at this place in line, counted from 0.
    function storey(place: int): Storey {
        return floors.itemAt(place) as Storey;
    }

    topic: explain
    ringed: false
    width: plan.columnWidth
    height: plan.column
    Accessible.name: spoken
    Accessible.description: whyNot

    HoverHandler {
        cursorShape: column.choosable ? Qt.PointingHandCursor : Qt.ArrowCursor
    }
    TapHandler {
        acceptedButtons: Qt.RightButton
        onTapped: Explain.ask(column.topic, column)
    }
    Binding {
        target: column.facade
        property: "taken"
        value: column.line.length
    }
    Binding {
        target: column.facade
        property: "frame"
        value: column.look === "chosen" || column.look === "selling" ? column.look : column.choosable && (column.hovered || column.down) ? "pointed" : ""
    }
    Binding {
        target: column.facade
        property: "shaded"
        value: column.shaded
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
        model: column.plan.tallest
        Storey {
            required property int index
            readonly property var who: index < column.line.length ? column.line[index] : null
            y: column.plan.floorTop(index)
            width: column.width
            height: column.plan.floorHeight(index)
            door: Theme.doors[column.facade.kind]
            hatch: column.plan.hatch
            seat: who ? who.seat : -1
            price: who ? who.price : 0
            had: who && !column.shaded ? who.had : -1
            ghost: who !== null && who.ghost
        }
    }
    Painting {
        id: veil
        width: column.width
        height: column.plan.facade
        bleed: 8
        visible: opacity > 0
        opacity: column.shaded ? 1 : 0
        tones: ({
                house: column.facade.house,
                shade: column.shade
            })
        onPaint: ctx => House.veil(ctx, column.facade.house, column.shade)
        Behavior on opacity {
            NumberAnimation {
                duration: Motion.move
            }
        }
    }
    Item {
        id: freight
        y: column.plan.facade - 2
        width: column.width
        height: column.plan.column - y

        Barge {
            y: column.plan.card - 7
            x: column.inset - 2
            width: column.width - 2 * x
            height: column.plan.hull
            number: column.number
        }
        TradeCard {
            id: trade
            visible: !column.gone
            x: column.inset
            width: column.width - 2 * x
            height: column.plan.card
            kind: column.kind
            title: column.title
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
        Receipt {
            visible: column.gone
            x: column.inset + 6
            width: column.width - 2 * x
            y: column.plan.card - 10 - height
            seat: column.stampSeat
            text: column.stampText
        }
    }
}
