pragma Translator: Speicherstadt_MyHouse
pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme
import Speicherstadt.Models as Models

// My counter on the near quay: purse and workers, contracts, stores, cards. While goods are shipped, contracts and stores
// lie in the yard, and the general supply stands here.
Item {
    id: mine

    required property Models.House house
    property bool shipping: false
    property bool showProjected: false
    property bool watched: false              // nobody plays
    readonly property alias purse: purse      // where coins come from and go to
    readonly property alias contracts: contracts
    readonly property alias cards: cards

    signal chosen(token: string)
    signal cardsOpened

    // Low, it goes without titles.
    readonly property real least: Metrics.px(22) + 8 + 2 * 35 + 6
    readonly property bool titled: height >= least + Metrics.px(18) + 14

    implicitHeight: Metrics.house
    Accessible.role: Accessible.Grouping
    Accessible.name: house.spoken

    Panel {
        anchors.fill: parent
        line: Theme.edge
        lift: 0.6
    }
    Spine {
        x: 2
        y: 2
        width: 10
        height: parent.height - 4
        sign: mine.house.sign
        topLeftRadius: 6
        bottomLeftRadius: 6
    }
    Purse {
        id: purse
        x: 12
        height: mine.height
        titled: mine.titled
        house: mine.house
        showProjected: mine.showProjected
        watched: mine.watched
    }
    ContractShelf {
        id: contracts
        visible: !mine.shipping
        x: purse.x + purse.width
        height: mine.height
        titled: mine.titled
        contracts: mine.house.contracts
        most: mine.width - x - stores.implicitWidth - cards.least
        onOpened: mine.cardsOpened()
    }
    Stores {
        id: stores
        visible: !mine.shipping
        x: contracts.x + contracts.width
        height: mine.height
        titled: mine.titled
        house: mine.house
    }
    Bay {
        id: supply
        visible: mine.shipping
        x: contracts.x
        width: Math.min(implicitWidth, Math.max(heaps.width + 28, mine.width - x - cards.least))
        height: mine.height
        titled: mine.titled
        title: qsTr("General supply, for the market's exchange")

        SupplyRow {
            id: heaps
            y: Math.max(0, (supply.room - height) / 2 - 4)
            supply: mine.house.supply
            cube: Math.min(48, supply.room - Metrics.px(24) - 4)
            onChosen: token => mine.chosen(token)
        }
    }
    CardShelf {
        id: cards
        x: mine.shipping ? supply.x + supply.width : stores.x + stores.width
        width: mine.width - x
        height: mine.height
        titled: mine.titled
        tiles: mine.house.tiles
        onOpened: mine.cardsOpened()
    }
}
