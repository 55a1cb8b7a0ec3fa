pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme
import Speicherstadt.Models as Models

// The copper roof over everything: menu, season, round, phase, the next fire. What is too wide says less.
Rectangle {
    id: bar

    required property Models.TopBar bar
    required property Models.Year year
    required property Models.Fire fire
    property bool projected: false            // the strips show what everybody would have at the end
    property bool log: false                  // there is a log to open
    property Models.Goal goal: null           // what the game was begun for, if for more than itself
    readonly property alias alarm: alarm

    signal menuRequested
    signal pileRequested
    signal fireRequested
    signal logRequested
    signal goalRequested
    signal projectedRequested

    // What is left out first comes first.
    readonly property real fixed: 2 * Metrics.target + (log ? Metrics.target : 0) + (goal === null ? 0 : Metrics.target) + Math.ceil(round.implicitWidth) + Math.ceil(danger.implicitWidth) + Metrics.px(24) + 98
    readonly property bool allPhases: fixed + when.implicitWidth + track.natural + steps.natural <= width
    readonly property bool withWhen: fixed + when.implicitWidth + track.natural + steps.least <= width
    readonly property bool allSeasons: fixed + track.natural + steps.least <= width
    readonly property bool withLabel: fixed + track.nameWidth <= width
    readonly property bool withPhase: fixed + track.nameWidth + steps.least <= width

    implicitHeight: Metrics.topBar
    color: Theme.bar

    // Standing seams of the copper.
    Repeater {
        model: Math.ceil(bar.width / 32)
        Rectangle {
            required property int index
            x: index * 32
            width: 2
            height: bar.height
            color: Theme.barSeam
        }
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 4
        color: Theme.barDark
    }
    Row {
        id: lead

        anchors {
            left: parent.left
            leftMargin: 4
            verticalCenter: parent.verticalCenter
            verticalCenterOffset: -1
        }
        spacing: 6

        IconBtn {
            anchors.verticalCenter: parent.verticalCenter
            art: "signs/menu"
            tint: Theme.barText
            text: qsTr("Menu")
            key: qsTr("Esc")
            onClicked: bar.menuRequested()
        }
        SeasonTrack {
            id: track
            anchors.verticalCenter: parent.verticalCenter
            seasons: bar.year.seasons
            bare: !bar.allSeasons
            Accessible.name: bar.bar.spoken
            Accessible.description: qsTr("What is left in the pile")
            onClicked: bar.pileRequested()
        }
        Item {
            width: 8
            height: 1
        }
        Label {
            id: round
            anchors.verticalCenter: parent.verticalCenter
            text: bar.bar.roundText
            strong: true
            color: Theme.barText
            Accessible.ignored: true
        }
        Item {
            width: 10
            height: 1
        }
        PhaseSteps {
            id: steps
            visible: bar.withPhase
            anchors.verticalCenter: parent.verticalCenter
            phases: bar.bar.phases
            bare: !bar.allPhases
        }
    }
    Row {
        anchors {
            right: parent.right
            rightMargin: 4
            verticalCenter: lead.verticalCenter
        }

        IconBtn {
            visible: bar.goal !== null
            anchors.verticalCenter: parent.verticalCenter
            art: bar.goal?.state === "reached" ? "signs/check" : "signs/star"
            tint: bar.goal?.state === "reached" ? Theme.coinLight : bar.goal?.state === "missed" ? Theme.barTextSoft : Theme.barText
            text: bar.goal?.label ?? ""
            key: "G"
            onClicked: bar.goalRequested()
        }
        Pressable {
            id: alarm
            visible: bar.fire.there
            implicitWidth: row.implicitWidth + 20
            implicitHeight: Metrics.target
            Accessible.name: bar.fire.spoken
            Accessible.description: qsTr("Compare the brigades")
            onClicked: bar.fireRequested()

            background: Rectangle {
                radius: Metrics.radius
                color: alarm.down ? Theme.alpha(Theme.barText, 0.2) : alarm.hovered ? Theme.alpha(Theme.barText, 0.1) : Theme.clear

                FocusRing {
                    visible: alarm.visualFocus
                }
            }
            contentItem: Item {
                Row {
                    id: row
                    anchors.centerIn: parent
                    spacing: 7

                    ArtIcon {
                        anchors.verticalCenter: parent.verticalCenter
                        width: Metrics.px(24)
                        height: width
                        art: "cards/icons/fire"
                        tint: Theme.coinLight
                    }
                    Label {
                        id: danger
                        visible: bar.withLabel
                        anchors.verticalCenter: parent.verticalCenter
                        text: bar.fire.label
                        strong: true
                        color: Theme.barText
                        Accessible.ignored: true
                    }
                    Label {
                        id: when
                        visible: bar.withWhen
                        anchors.verticalCenter: parent.verticalCenter
                        text: bar.fire.when
                        strong: bar.fire.soon
                        color: bar.fire.soon ? Theme.barText : Theme.barTextSoft
                        font.pixelSize: Metrics.small
                        Accessible.ignored: true
                    }
                }
            }
        }
        IconBtn {
            anchors.verticalCenter: parent.verticalCenter
            art: "signs/chart"
            tint: Theme.barText
            text: bar.projected ? qsTr("Show the score") : qsTr("Show the score as it would be at the end")
            key: "S"
            checkable: true
            checked: bar.projected
            onToggled: bar.projectedRequested()
        }
        IconBtn {
            visible: bar.log
            anchors.verticalCenter: parent.verticalCenter
            art: "signs/book"
            tint: Theme.barText
            text: qsTr("Log")
            key: "L"
            onClicked: bar.logRequested()
        }
    }
}
