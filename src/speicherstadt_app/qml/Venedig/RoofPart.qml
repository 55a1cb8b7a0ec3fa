pragma Translator: Venedig_RoofPart
pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme
import Speicherstadt.Models as Models

// Round and phase, and the clock of the game: the piles that are left.
GameRoof {
    id: roof

    readonly property Models.VenedigBoard model: table.board as Models.VenedigBoard
    readonly property real fixed: lion.width + 12 + round.implicitWidth + 22 + clock.short + cards.width
    readonly property bool withSteps: fixed + steps.natural + 20 <= width
    readonly property bool withPhase: fixed + steps.least + 20 <= width
    readonly property bool withEnd: fixed + steps.natural + 150 + ends.implicitWidth + 40 <= width
    readonly property bool withBar: fixed + (withSteps ? steps.natural : steps.least) + 150 <= width

    function part(name: string): Item {
        return name === "piles" ? clock : null
    }

    tail: clock.width + cards.width
    fill: Tones.bar
    seam: Tones.barSeam
    rim: Tones.barDark
    eaves: tiles

    Component {
        id: tiles
        Eaves {}
    }
    ArtIcon {
        id: lion
        anchors.verticalCenter: round.verticalCenter
        width: Metrics.art(30)
        height: width
        art: "venedig/pieces/lion"
    }
    Label {
        id: round
        anchors {
            left: lion.right
            leftMargin: 8
            verticalCenter: parent.verticalCenter
            verticalCenterOffset: -1
        }
        width: Math.min(Math.ceil(implicitWidth), roof.width - roof.tail - lion.width - 16)
        text: roof.table.bar.roundText
        slab: true
        elide: Text.ElideRight
        color: Theme.barText
        font.pixelSize: Metrics.title
        Accessible.role: Accessible.StaticText
        Accessible.name: roof.table.bar.spoken
    }
    PhaseSteps {
        id: steps
        visible: roof.withPhase
        anchors {
            left: round.right
            leftMargin: 16
            verticalCenter: round.verticalCenter
        }
        phases: roof.table.bar.phases
        bare: !roof.withSteps
        ink: Tones.bar
        soft: Tones.barSoft
    }
    Thing {
        id: clock

        readonly property real short: Math.ceil(remaining.implicitWidth) + Metrics.px(22) + 24

        anchors {
            right: cards.left
            verticalCenter: parent.verticalCenter
            verticalCenterOffset: -1
        }
        topic: "piles"
        implicitWidth: row.width + 16
        implicitHeight: Metrics.target
        Accessible.name: roof.model.pilesSpoken
        onClicked: Explain.ask(topic, clock)

        Row {
            id: row
            anchors.centerIn: parent
            spacing: 8

            ArtIcon {
                anchors.verticalCenter: parent.verticalCenter
                width: Metrics.px(22)
                height: width
                art: "venedig/icons/piles"
                tint: Theme.coinLight
            }
            Label {
                id: remaining
                anchors.verticalCenter: parent.verticalCenter
                text: roof.model.pilesText
                strong: true
                color: Theme.barText
                Accessible.ignored: true
            }
            Rectangle {
                visible: roof.withBar
                anchors.verticalCenter: parent.verticalCenter
                width: 110
                height: 12
                radius: 6
                color: Tones.barDark
                border {
                    width: 1.2
                    color: Theme.barText
                }

                Rectangle {
                    x: 2
                    y: 2
                    // It fills up: full is the end.
                    width: Math.max(0, (parent.width - 4) * (1 - roof.model.pilesLeft / Math.max(1, roof.model.piles)))
                    height: 8
                    radius: 4
                    color: roof.model.last ? Theme.coinLight : Theme.coin

                    Behavior on width {
                        enabled: Motion.moves
                        NumberAnimation {
                            duration: Motion.move
                        }
                    }
                }
            }
            Label {
                id: ends
                visible: roof.withEnd
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("the last one ends the game")
                color: Tones.barSoft
                font.pixelSize: Metrics.small
                Accessible.ignored: true
            }
        }
    }
    IconBtn {
        id: cards
        visible: roof.model.remembers && roof.board !== null
        anchors {
            right: parent.right
            verticalCenter: round.verticalCenter
        }
        width: visible ? implicitWidth : 0
        art: "venedig/icons/hand"
        tint: Theme.barText
        text: qsTr("All cards, and who holds them")
        key: "A"
        onClicked: roof.board.open("cards", -1)
    }
}
