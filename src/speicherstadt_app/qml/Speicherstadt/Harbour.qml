pragma Translator: Speicherstadt_Harbour
pragma ComponentBehavior: Bound

import QtQuick
import QtQml
import Frame
import Theme

// The scene: sky, houses in a row, quay, canal, and before every house what is on offer there.
// Keys: 1 to 6 call a column, arrows go from one to the next, Enter chooses.
FocusScope {
    id: harbour

    required property var columns             // model with the roles of a column
    property int places: row.count            // how many columns there are when all cards are dealt
    property real landing: Metrics.prompt + 10    // kept free at the bottom for the question

    property bool upright: false              // more height than width

    readonly property Plan plan: Plan {
        width: harbour.width
        height: harbour.height
        landing: harbour.landing
        upright: harbour.upright
        count: Math.max(harbour.places, row.count)
    }

    readonly property alias count: row.count
    readonly property real below: plan.sky + plan.gable       // the gables end here
    readonly property real swell: Motion.lively ? Motion.clock / Motion.swell % 1 : 0    // of the water

    signal chosen(token: string)
    signal called(number: int)                // a key asks for this column, counted from 1

    // The nth column, counted from 0; null where no card lies.
    function column(n: int): HouseColumn {
        return row.itemAt(n) as HouseColumn
    }
    function goTo(n: int): void {
        const there = column(Math.max(0, Math.min(n, row.count - 1)))
        if (there)
            there.forceActiveFocus(Qt.TabFocusReason)
    }
    function step(by: int): void {
        for (let n = 0; n < row.count; ++n) {
            if (row.itemAt(n)?.activeFocus) {
                goTo(n + by)
                return
            }
        }
        goTo(by > 0 ? 0 : row.count - 1)
    }

    clip: true
    implicitWidth: 956
    implicitHeight: Metrics.scene + landing
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Harbour")
    Keys.onLeftPressed: step(-1)
    Keys.onRightPressed: step(1)
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Home || event.key === Qt.Key_End) {
            goTo(event.key === Qt.Key_Home ? 0 : row.count - 1)
            event.accepted = true
        }
    }

    Instantiator {
        model: harbour.plan.count
        Shortcut {
            required property int index
            enabled: harbour.visible && harbour.enabled
            sequence: String(index + 1)
            onActivated: harbour.called(index + 1)
        }
    }
    Backdrop {
        id: backdrop
        width: parent.width
        height: parent.height
        plan: harbour.plan
    }
    Ripples {
        y: harbour.plan.quay + 16
        width: parent.width
        height: parent.height - y
        phase: harbour.swell
    }
    Repeater {
        id: fronts
        model: harbour.plan.count

        Front {
            required property int index
            plan: harbour.plan
            x: harbour.plan.columnX(index)
            y: harbour.plan.sky
            kind: index % 6
            built: backdrop.shown
        }
    }
    Loader {
        active: Motion.lively
        anchors.fill: parent
        opacity: backdrop.shown
        asynchronous: true
        // Who leaves at once leaves nothing half made.
        Component.onDestruction: active = false
        sourceComponent: HarbourLife {
            plan: harbour.plan
        }
    }
    Names {
        id: titles
        hidden: true
    }
    Repeater {
        id: row
        model: harbour.columns

        HouseColumn {
            names: titles
            required property int index
            required property var model

            plan: harbour.plan
            front: (index < fronts.count ? fronts.itemAt(index) : null) as Front
            x: harbour.plan.columnX(index)
            y: harbour.plan.sky
            // In halves, so that a card is drawn again four times in a swell.
            bob: Math.round(2 * Math.sin(2 * Math.PI * (harbour.swell + index * 0.29))) / 2
            house: Math.max(0, index) % 6    // a column that goes has no index any more
            look: model.state
            onClicked: {
                if (choosable)
                    harbour.chosen(token)
            }
        }
    }
    Rectangle {
        anchors.fill: parent
        visible: opacity > 0
        opacity: Theme.burning ? 1 : 0
        color: Tones.skies.fire.tint
        Behavior on opacity {
            NumberAnimation {
                duration: Motion.banner
            }
        }
    }
}
