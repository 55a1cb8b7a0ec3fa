pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Speicherstadt
import Frame
import Theme
import Speicherstadt.Models as Models

// A position with the parts of the table: the row of houses, a counter, the others, and a stage on the water for what the page
// has to say. It is looked at, or somebody decides in it once.
FocusScope {
    id: view

    required property var sight               // a Table or a Sight
    required property Models.Settings settings
    property real told: 0                     // height of what the page says under its roof
    property real steady: landing.height      // of the stage: what grows beyond it hides some of the houses for a moment
    property Component beside: null           // below the opponents, where there is room
    default property alias stage: landing.data

    readonly property alias logInView: plan.logInView
    readonly property bool burns: sight.board.blaze.visible && !seen
    readonly property bool talks: explanation.open || burns
    property bool seen: false                 // what a fire did was put away
    property bool leads: false                // there is a way to the rules

    signal moreWanted(string topic)
    signal chosen(token: string)
    signal dragged(token: string)
    signal called(number: int)

    function hush(): void {
        if (explanation.open)
            explanation.close()
        else
            view.seen = true
    }

    Connections {
        target: view.sight.board.blaze
        function onSpokenChanged(): void {
            view.seen = false
        }
    }

    // Another season paints the whole place anew. Who runs through the year sees the moves at once, and the weather at rest.
    readonly property string season: sight.board.year.season
    property string weather: "summer"

    onSeasonChanged: turning.restart()
    Component.onCompleted: weather = season

    Timer {
        id: turning
        interval: Motion.speed > 0 ? 140 : 0
        onTriggered: view.weather = view.season
    }
    Binding {
        target: Theme
        property: "season"
        value: view.weather
    }
    TablePlan {
        id: plan
        width: view.width
        height: view.height
        told: view.told
        prompt: view.steady
        strips: rail.implicitHeight
        wished: view.settings.listView
    }
    readonly property real water: Math.max(plan.landing, steady + 16)
    readonly property bool listed: plan.listed || plan.scene - water < Metrics.scene - 90

    Loader {
        active: !view.listed
        y: plan.bar
        width: plan.sceneWidth
        height: plan.scene
        sourceComponent: Harbour {
            landing: view.water
            places: view.sight.board.places
            columns: view.sight.board.columns
            enabled: !yard.visible && !view.burns
            onChosen: token => view.chosen(token)
            onCalled: number => view.called(number)
        }
    }
    Loader {
        active: view.listed
        y: plan.bar
        width: plan.sceneWidth
        height: plan.scene
        sourceComponent: HarbourSheet {
            landing: view.water
            columns: view.sight.board.columns
            enabled: !yard.visible && !view.burns
            onChosen: token => view.chosen(token)
            onCalled: number => view.called(number)
        }
    }
    Rectangle {
        y: plan.bar + plan.scene
        width: plan.sceneWidth
        height: plan.quay
        color: Theme.granite

        Rectangle {
            width: parent.width
            height: 1.5
            color: Theme.mortar
            opacity: 0.8
        }
    }
    Rectangle {
        visible: !plan.portrait
        x: plan.sceneWidth
        y: plan.bar
        width: 3
        height: view.height - y
        color: Theme.timber
    }
    Rectangle {
        visible: yard.visible || view.burns
        y: plan.bar
        width: plan.sceneWidth
        height: plan.scene
        color: Theme.alpha(Theme.scrim, 0.5)
    }
    ShippingPanel {
        id: yard
        visible: view.sight.board.shipping.active
        x: Metrics.margin
        y: plan.bar + (view.listed ? 8 : plan.portrait ? 60 : 54)
        width: plan.sceneWidth - 2 * Metrics.margin + 4
        height: landing.y - y - 8
        shipping: view.sight.board.shipping
        onChosen: token => view.chosen(token)
        onDragged: token => view.dragged(token)
    }
    Loader {
        active: view.burns
        x: yard.x + (plan.portrait ? 0 : 18)
        y: yard.y
        width: yard.width - (plan.portrait ? 0 : 36)
        height: yard.height
        sourceComponent: FirePanel {
            blaze: view.sight.board.blaze
            Component.onCompleted: play()

            IconBtn {
                anchors {
                    top: parent.top
                    right: parent.right
                    margins: 8
                }
                art: "signs/close"
                tint: Theme.fireText
                text: qsTr("Put away")
                key: qsTr("Esc")
                onClicked: view.hush()
            }
        }
    }
    Item {
        id: landing
        x: Metrics.margin + 5
        y: plan.bar + plan.scene - 8 - height
        width: plan.sceneWidth - 2 * x
        height: childrenRect.height
    }
    MyHouse {
        x: Metrics.margin
        y: plan.houseY
        width: plan.sceneWidth - x - (plan.portrait ? x : plan.edge - 4)
        height: plan.house
        house: view.sight.board.house
        shipping: yard.visible
        onChosen: token => view.chosen(token)
        onCardsOpened: cards.open()
    }
    PlayerRail {
        id: rail
        x: plan.railX
        y: plan.portrait ? plan.stripsY : plan.bar + plan.edge
        width: plan.portrait ? view.width - 2 * x : plan.rail
        narrow: plan.narrow
        sideBySide: plan.portrait
        room: view.height - y - plan.edge
        players: view.sight.players
        onOpened: seat => person.show(seat)
    }
    Loader {
        active: plan.logInView && view.beside !== null
        x: rail.x
        y: plan.portrait ? plan.logY : rail.y + rail.height + Metrics.gap
        width: rail.width
        height: view.height - y - (plan.portrait ? Metrics.margin : plan.edge)
        sourceComponent: view.beside
    }
    PlayerSheet {
        id: person
        players: view.sight.players
    }
    CardsSheet {
        id: cards
        house: view.sight.board.house
    }
    ExplainHost {
        id: explanation
        table: view.sight
        leads: view.leads
        onMoreWanted: topic => view.moreWanted(topic)
    }
}
