pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Table
import Theme

// One way to turn cubes into something else: what is given, what it brings.
Thing {
    id: sale

    required property string kind             // trader | market
    required property string title
    required property string good             // a trader's
    required property string give             // "any 2", "2 of 3 given"
    required property string gives            // the good it brings, if that is known
    required property bool coin               // it pays a coin, else a cube
    required property string token
    required property bool welcome
    required property bool active
    required property bool usable
    property string whyNot: ""
    property bool terse: false                // the picture says it all

    signal chosen(token: string)

    implicitWidth: terse ? 52 + trade.width + 12 : 56 + word.implicitWidth + 16 + trade.width + 12
    implicitHeight: Math.max(Metrics.target, Metrics.px(22) + 22)
    topic: kind === "trader" ? "trader " + good : "market"
    around: Metrics.radius
    Accessible.description: usable ? "" : whyNot
    onClicked: usable && token !== "" ? chosen(token) : Explain.ask(topic, sale)

    background: Rectangle {
        radius: Metrics.radius
        color: sale.down ? Theme.sand : sale.active ? Theme.primaryWash : sale.usable ? Theme.card : Theme.well
        border {
            width: sale.welcome || sale.active ? 3 : 1
            color: sale.welcome || sale.active ? Theme.primary : Theme.contrast ? Theme.edge : Theme.hairline
        }

        Rectangle {
            anchors.fill: parent
            radius: Metrics.radius
            color: sale.hovered && sale.usable ? Theme.hovered : Theme.clear
        }
    }
    contentItem: Item {
        ArtIcon {
            x: 10
            anchors.verticalCenter: parent.verticalCenter
            width: 34
            height: 34
            art: "cards/icons/" + sale.kind
            tint: Theme.kindMark(sale.kind)
            opacity: sale.usable ? 1 : 0.6
        }
        Label {
            id: word
            visible: !sale.terse
            x: 54
            anchors.verticalCenter: parent.verticalCenter
            width: trade.x - x - 8
            text: sale.title
            strong: true
            wrapMode: Text.WordWrap
            lineHeight: 0.9
            color: sale.usable ? Theme.ink : Theme.ink2
            Accessible.ignored: true
        }
        Row {
            id: trade
            anchors {
                right: parent.right
                rightMargin: 10
                verticalCenter: parent.verticalCenter
            }
            spacing: 6

            Cube {
                visible: sale.good !== ""
                anchors.verticalCenter: parent.verticalCenter
                good: sale.good
                size: 28
            }
            Label {
                visible: sale.give !== ""
                anchors.verticalCenter: parent.verticalCenter
                text: sale.give
                strong: sale.active
                color: sale.active ? Theme.ink : Theme.ink2
                font.pixelSize: Metrics.small
                Accessible.ignored: true
            }
            Label {
                anchors.verticalCenter: parent.verticalCenter
                text: "→"
                color: Theme.ink2
                Accessible.ignored: true
            }
            Coin {
                visible: sale.coin
                anchors.verticalCenter: parent.verticalCenter
                size: 28
                amount: "1"
            }
            Cube {
                visible: !sale.coin
                anchors.verticalCenter: parent.verticalCenter
                good: sale.gives
                size: 28
            }
        }
    }
    Tooltip {
        visible: sale.hovered && !sale.usable && sale.whyNot !== ""
        text: sale.whyNot
    }
}
