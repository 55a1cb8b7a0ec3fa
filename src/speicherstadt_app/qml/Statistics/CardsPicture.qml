pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// A row for each kind of card: how many of those offered, the price beside the table's, points, games won with it.
Column {
    id: cards

    required property var picture
    readonly property bool roomy: width >= Metrics.px(760)
    readonly property bool narrow: width < Metrics.px(540)         // without what was bought and the line of prices
    readonly property bool tight: !roomy && !narrow || width < Metrics.px(480)     // without the number of games
    readonly property real figure: Metrics.px(roomy ? 84 : narrow ? tight ? 64 : 66 : 62)
    readonly property real bought: narrow ? 0 : Metrics.px(roomy ? 150 : 134)
    readonly property real name: narrow ? width - (tight ? 3 : 4) * figure - 8 : Metrics.px(roomy ? 200 : 148)
    readonly property real price: narrow ? figure : width - name - bought - (tight ? 2 : 3) * figure - 24

    Item {
        width: parent.width
        height: heads.implicitHeight + 8

        Row {
            id: heads
            x: 8

            Repeater {
                model: [["", cards.name], [cards.narrow ? "" : cards.picture.had, cards.bought], [cards.picture.cost, cards.price], [qsTr("points"), cards.figure], [qsTr("won"), cards.figure], [cards.tight ? "" : qsTr("of games"), cards.tight ? 0 : cards.figure]]

                Label {
                    required property var modelData
                    required property int index

                    width: modelData[1]
                    text: modelData[0]
                    horizontalAlignment: index === 2 && !cards.narrow ? Text.AlignLeft : Text.AlignRight
                    leftPadding: index === 2 && !cards.narrow ? 28 : 4
                    wrapMode: Text.WordWrap
                    font.pixelSize: cards.roomy ? Metrics.small : Metrics.meta
                    color: Theme.ink2
                    Accessible.ignored: true
                }
            }
        }
        Rule {
            anchors.bottom: parent.bottom
            width: parent.width
        }
    }
    Repeater {
        model: cards.picture.lines.length

        Rectangle {
            id: card

            required property int index
            readonly property var told: cards.picture.lines[index] ?? null

            width: cards.width
            height: Math.max(Metrics.art(cards.roomy ? 40 : 33), title.implicitHeight + 6)
            radius: 6
            color: index % 2 ? Theme.clear : Theme.well

            // What has colours of its own lies on a plate: by night something dark would not be seen without.
            Rectangle {
                visible: !(card.told?.plain ?? true) && card.told.art !== ""
                x: 8
                anchors.verticalCenter: parent.verticalCenter
                width: Metrics.art(28)
                height: width
                radius: 6
                color: Theme.sand
                border {
                    width: 1
                    color: Theme.hairline
                }
            }
            ArtIcon {
                x: (card.told?.plain ?? true) ? 8 : 8 + Metrics.art(3)
                anchors.verticalCenter: parent.verticalCenter
                width: (card.told?.plain ?? true) ? Metrics.art(28) : Metrics.art(22)
                height: width
                art: card.told?.art ?? ""
                tint: card.told?.plain ? Theme.ink : Theme.clear
            }
            Label {
                id: title
                x: 18 + Metrics.art(28)
                anchors.verticalCenter: parent.verticalCenter
                width: cards.name - 4 - Metrics.art(28)
                text: card.told?.title ?? ""
                wrapMode: Text.WordWrap
                Accessible.ignored: true
            }
            Label {
                visible: !cards.narrow
                x: 8 + cards.name
                anchors.verticalCenter: parent.verticalCenter
                width: cards.bought
                text: card.told?.bought ?? ""
                horizontalAlignment: Text.AlignRight
                color: Theme.ink2
                Accessible.ignored: true
            }
            Item {
                x: 8 + cards.name + cards.bought + 28
                anchors.verticalCenter: parent.verticalCenter
                width: cards.price - 28 - cards.figure
                height: parent.height
                visible: !cards.narrow && width > 40

                Rectangle {
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width
                    height: 2
                    color: Theme.edge
                }
                // Of what nothing has a price: how much of it was used.
                Rectangle {
                    visible: cards.picture.shares
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width * (card.told?.price ?? 0)
                    height: Metrics.art(10)
                    radius: height / 2
                    color: Theme.primary
                }
                Rectangle {
                    visible: card.told?.tableKnown ?? false
                    x: parent.width * (card.told?.table ?? 0) - 1.5
                    anchors.verticalCenter: parent.verticalCenter
                    width: 3
                    height: Metrics.art(20)
                    color: Theme.ink
                }
                Rectangle {
                    visible: !cards.picture.shares && (card.told?.priceKnown ?? false)
                    x: parent.width * (card.told?.price ?? 0) - width / 2
                    anchors.verticalCenter: parent.verticalCenter
                    width: Metrics.art(16)
                    height: width
                    radius: width / 2
                    color: Theme.coin
                    border {
                        width: 1.5
                        color: Theme.ink
                    }
                }
            }
            Repeater {
                model: [[card.told?.priceText ?? "", 8 + cards.name + cards.bought + cards.price - cards.figure, true], [card.told?.points ?? "", 8 + cards.name + cards.bought + cards.price, true], [card.told?.wins ?? "", 8 + cards.name + cards.bought + cards.price + cards.figure, false], [cards.tight ? "" : card.told?.of ?? "", 8 + cards.name + cards.bought + cards.price + 2 * cards.figure, false]]

                Label {
                    required property var modelData

                    x: modelData[1]
                    anchors.verticalCenter: parent?.verticalCenter
                    width: cards.figure
                    text: modelData[0]
                    strong: modelData[2]
                    horizontalAlignment: Text.AlignRight
                    Accessible.ignored: true
                }
            }
        }
    }
}
