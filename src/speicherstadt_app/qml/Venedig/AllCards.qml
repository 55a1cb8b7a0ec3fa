pragma Translator: Venedig_AllCards
pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme

// All cards of the game in small, and below each who surely holds it.
Panel {
    id: cards

    required property var pack                // model of all cards
    readonly property real each: Math.max(22, Metrics.px(26))
    readonly property int across: Math.max(1, Math.floor((width - 20) / each))
    readonly property int lines: Math.ceil(all.count / across)
    readonly property int inLine: Math.ceil(all.count / Math.max(1, lines))
    readonly property real high: slot * 1.34 + sign + 5
    readonly property real slot: Math.min(24, each - 5)
    readonly property real sign: Metrics.px(15)

    height: Metrics.px(22) + 14 + lines * high + 4
    lift: 0.5
    Accessible.role: Accessible.List
    Accessible.name: title.text

    Label {
        id: title
        x: 12
        y: 7
        text: qsTr("The %1 cards").arg(all.count)
        slab: true
        Accessible.ignored: true
    }
    Label {
        anchors {
            left: title.right
            leftMargin: 10
            right: parent.right
            rightMargin: 12
            baseline: title.baseline
        }
        horizontalAlignment: Text.AlignRight
        text: qsTr("sign: who holds it")
        elide: Text.ElideRight
        color: Theme.ink2
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Metrics.meta - 2
        font.pixelSize: Metrics.small
        Accessible.ignored: true
    }
    Repeater {
        id: all
        model: cards.pack

        Item {
            id: one

            required property int index
            required property var look
            required property int sign
            required property string spoken

            x: 10 + (index % cards.inLine) * width
            y: Metrics.px(22) + 12 + Math.floor(index / Math.max(1, cards.inLine)) * cards.high
            width: (cards.width - 20) / Math.max(1, cards.inLine)
            height: cards.high
            Accessible.role: Accessible.StaticText
            Accessible.name: spoken

            CardSlot {
                anchors.horizontalCenter: parent.horizontalCenter
                card: one.look
                size: cards.slot
                opacity: one.sign < 0 ? 0.45 : 1
            }
            Medallion {
                visible: one.sign >= 0
                anchors.horizontalCenter: parent.horizontalCenter
                y: cards.slot * 1.34 + 2
                size: cards.sign
                sign: Math.max(0, one.sign)
            }
            Label {
                visible: one.sign < 0
                anchors.horizontalCenter: parent.horizontalCenter
                y: cards.slot * 1.34
                height: cards.sign + 2
                text: "?"
                color: Theme.ink2
                font.pixelSize: Metrics.meta
                Accessible.ignored: true
            }
        }
    }
}
