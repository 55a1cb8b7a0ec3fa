pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Table
import Theme
import Speicherstadt.Models as Models

// My counter on the near quay: purse and workers, contracts, stores, cards. While goods are shipped, contracts and stores
// lie in the yard, and the general supply stands here.
Item {
    id: mine

    required property Models.House house
    property bool shipping: false
    property bool showProjected: false

    readonly property alias purse: purse      // where coins come from and go to

    signal chosen(token: string)
    signal cardsOpened

    // What does not fit says less: first the titles go, then cubes shrink, then complete contracts fold.
    readonly property real least: Metrics.px(22) + 8 + 2 * 35 + 6
    readonly property bool titled: height >= least + Metrics.px(18) + 20
    readonly property real content: height - (titled ? Metrics.px(18) + 20 : 17)

    implicitHeight: Metrics.house
    Accessible.role: Accessible.Grouping
    Accessible.name: house.spoken

    Panel {
        anchors.fill: parent
        line: Theme.edge
    }
    Spine {
        x: 2
        y: 2
        width: 10
        height: parent.height - 4
        seat: mine.house.seat
        topLeftRadius: 6
        bottomLeftRadius: 6
    }
    Bay {
        id: purse
        x: 12
        width: implicitWidth
        height: mine.height
        titled: mine.titled
        title: qsTr("Your house")

        Medallion {
            id: sign
            size: Math.min(52, mine.content * 0.48)
            seat: mine.house.seat
        }
        Label {
            id: name
            x: sign.width + 12
            width: Math.min(Math.ceil(implicitWidth), Metrics.px(150))
            height: Metrics.px(26)
            text: mine.house.name
            slab: true
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Metrics.meta
            font.pixelSize: Metrics.px(22)
            Accessible.ignored: true
        }
        Row {
            x: name.x
            y: name.height - 1
            height: Metrics.px(28)
            spacing: 5

            ArtIcon {
                visible: mine.showProjected
                anchors.verticalCenter: parent.verticalCenter
                width: 20
                height: 20
                art: "signs/chart"
                tint: Theme.ink2
            }
            Figure {
                id: score
                anchors.verticalCenter: parent.verticalCenter
                value: mine.showProjected ? mine.house.projected : mine.house.score
                font.pixelSize: Metrics.number
            }
            Label {
                anchors.baseline: score.baseline
                text: qsTr("pts")
                color: Theme.ink2
                font.pixelSize: Metrics.small
                Accessible.ignored: true
            }
            ArtIcon {
                visible: mine.house.first
                anchors.verticalCenter: parent.verticalCenter
                width: 22
                height: 22
                art: Theme.night ? "parts/night/bell" : "parts/bell"
            }
        }
        Row {
            y: Math.max(name.height + Metrics.px(28), sign.height) + Math.max(0, (purse.room - y0 - height) / 2)
            readonly property real y0: Math.max(name.height + Metrics.px(28), sign.height)
            spacing: 6

            ArtIcon {
                anchors.verticalCenter: parent.verticalCenter
                width: 44
                height: 44
                art: Theme.night ? "parts/night/coin" : "parts/coin"
            }
            Figure {
                anchors.verticalCenter: parent.verticalCenter
                value: mine.house.coins
                font.pixelSize: Math.min(Metrics.banner, 48)
            }
            Item {
                width: 4
                height: 1
            }
            Workers {
                anchors.verticalCenter: parent.verticalCenter
                size: 28
                seat: mine.house.seat
                home: mine.house.workers
                most: mine.house.workersMax
            }
        }
    }
    Bay {
        id: contracts

        readonly property real most: mine.width - x - 12 - (stores.visible ? stores.implicitWidth : 0) - Math.max(120, cards.least)
        readonly property int count: repeater.count
        // The largest cubes with which all sheets stand side by side.
        readonly property var steps: mine.content >= Metrics.px(22) + 98 ? [36, 29, 23] : [29, 23]
        readonly property real cube: steps.find(size => count * (2 * size + 38) <= most - 20) ?? 23

        visible: !mine.shipping
        x: purse.x + purse.width
        width: visible ? Math.min(most, Math.max(sheets.implicitWidth + 28, Metrics.px(118))) : 0
        height: mine.height
        titled: mine.titled
        title: qsTr("Contracts")

        Flickable {
            width: parent.width
            height: mine.content + 8
            contentWidth: sheets.implicitWidth
            interactive: contentWidth > width
            boundsBehavior: Flickable.StopAtBounds
            clip: interactive

            Row {
                id: sheets
                spacing: 8

                Repeater {
                    id: repeater
                    model: mine.house.contracts

                    ContractSheet {
                        id: sheet

                        required property string card
                        required property string explain
                        required property string spoken

                        cube: contracts.cube
                        height: mine.content
                        topic: explain
                        Accessible.name: spoken
                        onClicked: Explain.ask(topic, sheet)
                    }
                }
                // A nail where the first contract will hang.
                Rectangle {
                    visible: contracts.count === 0
                    width: 88
                    height: mine.content
                    radius: 6
                    color: Theme.clear
                    border {
                        width: 1
                        color: Theme.hairline
                    }

                    ArtIcon {
                        anchors.centerIn: parent
                        width: 40
                        height: 40
                        art: "cards/icons/contract"
                        tint: Theme.ink2
                        opacity: 0.4
                    }
                }
            }
        }
    }
    Bay {
        id: supply
        visible: mine.shipping
        x: contracts.x
        width: visible ? implicitWidth : 0
        height: mine.height
        titled: mine.titled
        title: qsTr("General supply, for the market's exchange")

        SupplyRow {
            y: Math.max(0, (supply.room - height) / 2 - 4)
            supply: mine.house.supply
            cube: Math.min(44, mine.content - Metrics.px(24) - 4)
            onChosen: token => mine.chosen(token)
        }
    }
    Bay {
        id: stores

        readonly property real cube: Math.min(44, (mine.content - 8) / 2)

        visible: !mine.shipping
        x: contracts.x + contracts.width
        width: visible ? implicitWidth : 0
        height: mine.height
        titled: mine.titled
        title: mine.house.hasWarehouse ? qsTr("Market · Warehouse") : qsTr("Market")

        Row {
            spacing: 16

            Column {
                spacing: 8

                Cube {
                    anchors.horizontalCenter: parent.horizontalCenter
                    good: mine.house.market
                    size: stores.cube
                }
                ArtIcon {
                    anchors.horizontalCenter: parent.horizontalCenter
                    width: stores.cube - 4
                    height: width
                    art: "cards/icons/market"
                    tint: Theme.kindMark("market")
                }
            }
            Grid {
                visible: mine.house.hasWarehouse
                columns: 2
                spacing: 8

                Repeater {
                    model: mine.house.warehouse.length
                    Cube {
                        required property int index
                        good: mine.house.warehouse[index]
                        size: stores.cube
                    }
                }
            }
        }
    }
    Bay {
        id: cards

        readonly property int count: tiles.count
        readonly property real wide: width - 26
        readonly property int rows: Math.max(1, Math.floor((mine.content + 6) / 57))
        readonly property bool small: count > rows * Math.floor((wide + 6) / 57)
        readonly property real tile: small ? Math.min(34, (mine.content - 8) / 3) : 51
        readonly property real least: Math.ceil(count / 3) * 40 + 22

        x: mine.shipping ? supply.x + supply.width : stores.x + stores.width
        width: mine.width - x
        height: mine.height
        titled: mine.titled
        title: qsTr("Cards")
        last: true

        // Too many for tiles of a finger's width: then the whole bay is one target, and opens them all.
        Thing {
            id: all
            visible: cards.small
            width: cards.wide
            height: mine.content + 4
            Accessible.name: qsTr("All your cards")
            onClicked: mine.cardsOpened()
        }
        Row {
            visible: cards.wide - flow.childrenRect.width - 20 > width
            anchors {
                right: parent.right
                bottom: parent.bottom
                bottomMargin: 6
            }
            spacing: 4
            opacity: 0.9

            ArtIcon {
                anchors.bottom: parent.bottom
                width: 38
                height: 38
                art: Theme.night ? "parts/night/sack" : "parts/sack"
            }
            ArtIcon {
                anchors.bottom: parent.bottom
                width: 50
                height: 50
                art: Theme.night ? "parts/night/crate" : "parts/crate"
            }
        }
        Flow {
            id: flow
            width: Math.min(cards.wide, cards.small ? cards.wide : Math.ceil(cards.count / cards.rows) * 57)
            spacing: cards.small ? 4 : 6

            Repeater {
                id: tiles
                model: mine.house.tiles

                CardTile {
                    id: tile

                    required property string explain
                    required property string spoken

                    size: cards.tile
                    topic: explain
                    enabled: !cards.small
                    opacity: 1
                    Accessible.ignored: cards.small
                    Accessible.name: spoken
                    onClicked: Explain.ask(topic, tile)
                }
            }
        }
    }
}
