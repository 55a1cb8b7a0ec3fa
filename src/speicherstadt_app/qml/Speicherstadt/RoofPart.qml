pragma Translator: Speicherstadt_RoofPart
pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme
import Speicherstadt.Models as Models

// Season, round, phase, the next fire. What is too wide says less.
GameRoof {
    id: bar

    readonly property Models.SpeicherstadtBoard model: table.board as Models.SpeicherstadtBoard
    readonly property Models.Fire fire: model.fire

    function part(name: string): Item {
        return name === "fire" ? alarm : null
    }

    // What is left out first comes first.
    readonly property real fixed: taken + Math.ceil(round.implicitWidth) + Math.ceil(danger.implicitWidth) + Metrics.px(24) + 98
    readonly property bool allPhases: fixed + when.implicitWidth + track.natural + steps.natural <= whole
    readonly property bool withWhen: fixed + when.implicitWidth + track.natural + steps.least <= whole
    readonly property bool allSeasons: fixed + track.natural + steps.least <= whole
    readonly property bool withLabel: fixed + track.nameWidth <= whole
    readonly property bool withPhase: fixed + track.nameWidth + steps.least <= whole

    tail: alarm.visible ? alarm.width : 0

    Row {
        anchors {
            left: parent.left
            verticalCenter: parent.verticalCenter
            verticalCenterOffset: -1
        }
        spacing: 6

        SeasonTrack {
            id: track
            anchors.verticalCenter: parent.verticalCenter
            seasons: bar.model.year.seasons
            bare: !bar.allSeasons
            Accessible.name: bar.table.bar.spoken
            Accessible.description: qsTr("What is left in the pile")
            onClicked: bar.board.open("pile", -1)
        }
        Item {
            width: 8
            height: 1
        }
        Label {
            id: round
            anchors.verticalCenter: parent.verticalCenter
            text: bar.table.bar.roundText
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
            phases: bar.table.bar.phases
            bare: !bar.allPhases
        }
    }
    Pressable {
        id: alarm
        anchors {
            right: parent.right
            verticalCenter: parent.verticalCenter
            verticalCenterOffset: -1
        }
        visible: bar.fire.there
        implicitWidth: row.implicitWidth + 20
        implicitHeight: Metrics.target
        Accessible.name: bar.fire.spoken
        Accessible.description: qsTr("Compare the brigades")
        onClicked: bar.board.open("fire", -1)

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
                    art: "speicherstadt/cards/icons/fire"
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
}
