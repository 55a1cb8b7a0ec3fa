pragma Translator: Speicherstadt_Counter
pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme
import Speicherstadt.Models as Models

// My counter on the near quay: purse and workers, contracts, stores, cards. While goods are shipped, contracts and stores
// lie in the yard, and the general supply stands here.
GameCounter {
    id: mine

    readonly property Models.SpeicherstadtBoard model: table.board as Models.SpeicherstadtBoard
    readonly property Models.House house: model.house
    readonly property bool shipping: model.shipping.active
    readonly property alias purse: ownPurse      // where coins come from and go to

    function part(name: string): Item {
        switch (name) {
        case "coins":
            return ownPurse
        case "contracts":
            return contracts
        case "cards":
            return cards
        }
        return null
    }

    // Narrow, or narrow for so large a type.
    readonly property bool tight: width < Math.max(640, Metrics.px(420))
    // Low, it goes without titles.
    readonly property bool titled: height >= least + Metrics.px(18) - 2

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
        id: ownPurse
        x: 12
        height: mine.height
        titled: mine.titled
        house: mine.house
        showRunning: mine.showRunning
        watched: mine.watched
        tight: mine.tight
    }
    ContractShelf {
        id: contracts
        visible: !mine.shipping
        x: ownPurse.x + ownPurse.width
        height: mine.height
        titled: mine.titled
        contracts: mine.house.contracts
        most: Math.max(Metrics.target + 34, mine.width - x - stores.width - cards.least)
        onOpened: mine.board.open("cards", -1)
    }
    Stores {
        id: stores
        visible: !mine.shipping
        x: contracts.x + contracts.width
        height: mine.height
        titled: mine.titled
        house: mine.house
        tight: mine.tight
    }
    Bay {
        id: generalSupply
        visible: mine.shipping
        x: contracts.x
        width: Math.min(implicitWidth, Math.max(heaps.width + 28, mine.width - x - cards.least))
        height: mine.height
        titled: mine.titled
        title: qsTr("General supply, for the market's exchange")

        SupplyRow {
            id: heaps
            y: Math.max(0, (generalSupply.room - height) / 2 - 4)
            supply: mine.house.supply
            cube: Math.min(Metrics.art(48), generalSupply.room - Metrics.px(24) - 4, (mine.width - generalSupply.x - cards.least - 28 - 4 * spacing) / 5)
            spacing: mine.tight ? 2 : 12
            onChosen: token => mine.board.chosen(token)
        }
    }
    CardShelf {
        id: cards
        x: mine.shipping ? generalSupply.x + generalSupply.width : stores.x + stores.width
        width: mine.width - x
        height: mine.height
        titled: mine.titled
        tiles: mine.house.tiles
        onOpened: mine.board.open("cards", -1)
    }
}
