pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme

// One way to turn cubes into something else: what is given, what it brings.
Thing {
    id: sale

    required property string kind             // trader | market
    required property string title
    required property string good             // a trader's
    required property string give             // "any 2", "2 of 3 given"
    required property bool coin               // it pays a coin, else a cube
    required property string token
    required property bool welcome
    required property bool active
    required property string explain
    required property bool usable
    property string whyNot: ""
    property bool terse: false                // the picture says it all

    readonly property bool pictured: !terse || width >= 128 * Metrics.pictures
    readonly property int lead: pictured ? 14 + Metrics.art(32) : 10

    signal chosen(token: string)

    implicitWidth: lead + (terse ? 0 : word.implicitWidth + 12) + trade.width + 12
    implicitHeight: Math.max(Metrics.target, Metrics.px(22) + 22)
    topic: explain
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
            visible: sale.pictured && trade.x > x + width
            x: 8
            anchors.verticalCenter: parent.verticalCenter
            width: Metrics.art(32)
            height: width
            art: "speicherstadt/cards/icons/" + sale.kind
            tint: Tones.kindMark(sale.kind)
            opacity: sale.usable ? 1 : 0.6
        }
        Label {
            id: word
            visible: !sale.terse && implicitWidth <= width
            x: sale.lead
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
            x: sale.pictured ? parent.width - width - 10 : (parent.width - width) / 2
            anchors.verticalCenter: parent.verticalCenter
            spacing: sale.pictured ? 6 : 3

            Cube {
                visible: sale.good !== ""
                anchors.verticalCenter: parent.verticalCenter
                good: sale.good
                size: Metrics.art(28)
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
                size: Metrics.art(28)
                amount: "1"
            }
            Cube {
                visible: !sale.coin
                anchors.verticalCenter: parent.verticalCenter
                good: ""
                size: Metrics.art(28)
            }
        }
    }
    Tooltip {
        visible: sale.hovered && !sale.usable && sale.whyNot !== ""
        text: sale.whyNot
    }
}
