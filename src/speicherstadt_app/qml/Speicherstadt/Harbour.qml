pragma ComponentBehavior: Bound

import QtQuick
import Theme

// The scene: sky, houses in a row, quay, canal, and a lighter with a card before every house.
FocusScope {
    id: harbour

    required property var columns             // model with the roles of a column
    property bool interactive: true           // keys and taps choose
    property real landing: Metrics.prompt + 10    // kept free at the bottom for the question

    readonly property Plan plan: Plan {
        width: harbour.width
        height: harbour.height
        landing: harbour.landing
        count: row.count
    }

    signal chosen(token: string)
    signal explained(token: string, thing: Item)

    // The nth column, counted from 0.
    function column(n: int): HouseColumn {
        return row.itemAt(n) as HouseColumn
    }

    implicitWidth: 956
    implicitHeight: Metrics.scene + landing
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Harbour")

    Sky {
        width: parent.width
        plan: harbour.plan
    }
    Water {
        y: harbour.plan.quay
        width: parent.width
        height: parent.height - y
        plan: harbour.plan
    }
    Repeater {
        id: row
        model: harbour.columns

        HouseColumn {
            required property int index
            required property var model

            plan: harbour.plan
            x: harbour.plan.columnX(index)
            y: harbour.plan.sky
            house: index % 6               // houses stay where they stand, whatever lies before them
            look: model.state
            onChosen: harbour.chosen(token)
            onAsked: harbour.explained(explain, this)
        }
    }
}
