pragma Translator: Speicherstadt_CardsSheet
pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme
import Speicherstadt.Models as Models

// All my cards, large enough to be told apart and asked.
Sheet {
    id: sheet

    required property Models.House house

    title: qsTr("Your cards")
    wanted: 640

    Flow {
        width: parent ? (parent as Column).width : 0
        spacing: 10

        Repeater {
            model: sheet.visible ? sheet.house.tiles : null

            CardTile {
                id: tile

                required property string explain
                required property string spoken

                width: Math.max(implicitWidth, Metrics.px(180))
                size: Metrics.art(56)
                named: true
                topic: explain
                Accessible.name: spoken
                onClicked: Explain.ask(topic, tile)
            }
        }
    }
    Label {
        visible: contracts.count > 0
        text: qsTr("Contracts")
        slab: true
        font.pixelSize: Metrics.title
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Flow {
        width: parent ? (parent as Column).width : 0
        spacing: 10

        Repeater {
            id: contracts
            model: sheet.visible ? sheet.house.contracts : null

            ContractSheet {
                id: contract

                required property string explain
                required property string spoken

                cube: 40
                topic: explain
                Accessible.name: spoken
                onClicked: Explain.ask(topic, contract)
            }
        }
    }
}
