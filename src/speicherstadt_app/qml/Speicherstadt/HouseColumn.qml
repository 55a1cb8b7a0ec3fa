pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Effects
import Controls
import Table
import Theme

// A house with its line of workers, and the card on a lighter before it. The whole column is one target.
Item {
    id: column

    required property Plan plan
    required property int number              // counted from 1: the key that chooses it
    required property int house               // which of the six houses stands here
    required property string look             // idle | chosen | full | selling | done | shade
    required property string explain          // the token that explains the card
    required property string kind
    required property string title
    required property string effect
    required property string value
    required property string unit
    required property bool coin
    required property string good
    required property var goods               // list of goods on the card
    required property int price
    required property int nextPrice           // -1 without a preview
    required property var line                // { seat, price, had, ghost }, lowest first
    required property int stampSeat
    required property string stampText        // who paid what, when the card is gone
    required property string token
    required property string whyNot
    required property string spoken

    readonly property bool choosable: token !== ""
    readonly property bool framed: look === "chosen" || look === "selling"
    readonly property bool gone: stampText !== ""
    readonly property bool dim: look === "shade" || look === "done"
    readonly property real inset: width > 156 ? 8 : 3

    signal chosen
    signal asked

    function activate(): void {
        if (choosable)
            chosen()
        else
            asked()
    }

    width: plan.columnWidth
    height: plan.column
    activeFocusOnTab: true
    layer.enabled: dim && GraphicsInfo.api !== GraphicsInfo.Software
    layer.effect: MultiEffect {
        saturation: -0.38
        brightness: -0.07
        contrast: -0.24
    }
    opacity: dim && !layer.enabled ? 0.62 : 1
    Accessible.role: Accessible.Button
    Accessible.name: spoken
    Accessible.description: whyNot
    Accessible.focusable: true
    Accessible.onPressAction: activate()
    Keys.onReturnPressed: activate()
    Keys.onEnterPressed: activate()
    Keys.onSpacePressed: activate()

    HoverHandler {
        id: pointer
        cursorShape: column.choosable ? Qt.PointingHandCursor : Qt.ArrowCursor
    }
    TapHandler {
        acceptedButtons: Qt.LeftButton
        onTapped: column.activate()
        onLongPressed: column.asked()
    }
    TapHandler {
        acceptedButtons: Qt.RightButton
        onTapped: column.asked()
    }
    Rectangle {
        visible: column.framed
        anchors {
            fill: parent
            margins: -7
            topMargin: column.plan.gable * 0.4
            bottomMargin: -3
        }
        radius: Metrics.radiusLarge
        color: Theme.clear
        border {
            width: 3
            color: column.look === "selling" ? Theme.coin : Theme.focus
        }

        Rectangle {
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
    Facade {
        id: walls
        width: column.width
        kind: column.house
        plan: column.plan
        taken: column.line.length
    }
    PricePlate {
        anchors.horizontalCenter: parent.horizontalCenter
        y: column.plan.gable * 0.64 - height / 2
        size: Math.round(column.plan.gable * 0.66)
        price: column.price
        next: column.nextPrice
    }
    Repeater {
        model: column.plan.tallest
        Storey {
            required property int index
            readonly property var who: index < column.line.length ? column.line[index] : null
            y: column.plan.floorTop(index)
            width: column.width
            height: column.plan.floorHeight(index)
            door: Theme.doors[column.house]
            hatch: walls.hatch
            seat: who ? who.seat : -1
            price: who ? who.price : 0
            had: who && !column.dim ? who.had : -1
            ghost: who !== null && who.ghost
        }
    }
    Barge {
        y: column.plan.facade + column.plan.card - 9
        x: column.inset - 2
        width: column.width - 2 * x
        number: column.number
    }
    TradeCard {
        visible: !column.gone
        y: column.plan.facade - 2
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
    }
    Panel {
        visible: column.gone
        x: column.inset + 6
        width: column.width - 2 * x
        height: Math.max(46, receipt.implicitHeight + 10)
        y: column.plan.facade + column.plan.card - 12 - height
        radius: 6
        line: Theme.ink2

        Row {
            anchors.centerIn: parent
            spacing: 7

            Medallion {
                id: buyer
                visible: column.stampSeat >= 0
                anchors.verticalCenter: parent.verticalCenter
                seat: column.stampSeat
                size: 28
            }
            Label {
                id: receipt
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(Math.ceil(implicitWidth), column.width - 2 * column.inset - 26 - (buyer.visible ? 35 : 0))
                text: column.stampText
                strong: true
                wrapMode: Text.WordWrap
                Accessible.ignored: true
            }
        }
    }
}
