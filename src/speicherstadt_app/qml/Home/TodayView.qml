pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Controls
import Speicherstadt.Models as Models
import Theme

// The game of the day: who sits there, the one try that counts, what others made of the same cards, and the last weeks.
GridLayout {
    id: view

    required property Models.TodayPart today

    signal played
    signal wentOn(string gameId)

    columns: width < Metrics.px(900) ? 1 : 2
    columnSpacing: Metrics.margin
    rowSpacing: Metrics.margin

    Group {
        heading: view.today.title

        Label {
            visible: text !== ""
            Layout.fillWidth: true
            text: view.today.game
            slab: true
            wrapMode: Text.WordWrap
            font.pixelSize: Metrics.title
        }
        Faces {
            Layout.fillWidth: true
            seats: view.today.seats
        }
        Label {
            Layout.fillWidth: true
            text: view.today.table
            wrapMode: Text.WordWrap
        }
        Label {
            Layout.fillWidth: true
            text: view.today.note
            strong: true
            wrapMode: Text.WordWrap
        }
        Btn {
            kind: view.today.state === "done" ? "plain" : "primary"
            text: view.today.button
            Accessible.description: view.today.spoken
            onClicked: view.today.state === "open" ? view.wentOn(view.today.gameId) : view.played()
        }
        Rule {
            visible: measures.visible || work.visible
            Layout.fillWidth: true
        }
        ColumnLayout {
            id: work
            visible: view.today.measuring
            Layout.fillWidth: true
            spacing: 6

            Label {
                Layout.fillWidth: true
                text: qsTr("Computer players are playing your cards …")
                wrapMode: Text.WordWrap
                color: Theme.ink2
            }
            ProgressBar {
                Layout.fillWidth: true
                name: qsTr("Computer players are playing your cards …")
                indeterminate: true
            }
        }
        Label {
            visible: measures.visible
            Layout.fillWidth: true
            text: qsTr("The same cards in your place")
            color: Theme.ink2
            wrapMode: Text.WordWrap
            Accessible.ignored: true
        }
        Measures {
            id: measures
            visible: view.today.measures.length > 0
            Layout.fillWidth: true
            rows: view.today.measures
        }
    }
    Group {
        heading: view.today.streak

        Calendar {
            Layout.fillWidth: true
            days: view.today.calendar
            weekdays: view.today.weekdays
        }
        Label {
            Layout.fillWidth: true
            text: qsTr("The first try of a day counts, by the date of this device. Days finished without help make a streak.")
            wrapMode: Text.WordWrap
            color: Theme.ink2
            font.pixelSize: Metrics.small
        }
    }
}
