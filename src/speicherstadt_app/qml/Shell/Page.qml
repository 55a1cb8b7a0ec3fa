pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Speicherstadt.Models as Models
import Theme

// A page under its roof, whose content scrolls when there is more of it than room.
FocusScope {
    id: page

    required property Models.App app
    property string title: ""
    property string note: ""
    property real widest: 1232
    property var panorama: ({})               // of the game that it is about: see City
    property alias actions: bar.content       // buttons in the bar
    property alias foot: foot.data            // what stays below while the page scrolls
    default property alias content: column.data

    readonly property Models.ContinueCard card: app.continueCard as Models.ContinueCard
    readonly property real contentWidth: column.width
    readonly property real room: view.height - 2 * column.y    // of what is seen at once
    readonly property color inkOutside: city.ink      // of words that stand on no paper

    // For the window, which shows them.
    function keys(): var {
        return [
            {
                cap: qsTr("Esc"),
                text: qsTr("Back")
            },
            {
                cap: "↑ ↓",
                text: qsTr("Up and down the page")
            }
        ]
    }

    Keys.onEscapePressed: page.app.back()
    Keys.onBackPressed: page.app.back()
    Keys.onPressed: event => event.accepted = view.steered(event.key)

    City {
        id: city
        anchors.fill: parent
        season: page.card.there && !city.place ? page.card.season : "summer"
        panorama: page.panorama
        behind: true
        wanted: Metrics.portrait ? height * 0.24 : 0
    }
    PageBar {
        id: bar
        width: parent.width
        title: page.title
        note: page.note
        helps: page.app.page !== "rules"
        onBack: page.app.back()
        onHelp: page.app.navigate("rules")
    }
    ScrollView {
        id: view
        anchors {
            top: bar.bottom
            bottom: foot.top
            left: parent.left
            right: parent.right
        }
        contentHeight: column.implicitHeight + 2 * Metrics.margin + 4

        Column {
            id: column
            x: Math.round((view.width - width) / 2)
            y: Metrics.margin + 4
            width: Math.min(page.widest, view.width - 4 * Metrics.margin)
            spacing: Metrics.margin
        }
    }
    Item {
        id: foot

        // What is taken away leaves its size behind: only what is seen counts.
        readonly property Item standing: visibleChildren.length > 0 ? visibleChildren[0] : null

        anchors.bottom: parent.bottom
        width: parent.width
        height: standing?.height ?? 0
    }
}
