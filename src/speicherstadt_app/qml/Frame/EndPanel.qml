pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme
import Speicherstadt.Models as Models

// The game is over: the final count, before what the game shows behind it.
FocusScope {
    id: panel

    required property Models.End end
    property Component part: null             // the game's own EndScene
    readonly property GameEnd scene: behind.item as GameEnd
    property string achieved: ""              // what it has won the person who plays
    property bool kept: true                  // it can be looked back at
    property bool taught: false               // the last lesson says what comes next
    readonly property bool counting: !sheet.counted
    property alias seen: sheet.seen           // the count has been seen: who comes back finds it as it was

    property Models.Goal goal: null           // what the game was begun for, if for more than itself
    property string code: ""
    readonly property bool isChallenge: goal?.kind === "challenge"

    signal rematch
    signal movedOn
    signal copied
    signal cameBack
    signal newRound
    signal lookedBack
    signal replayed
    signal reviewed
    signal departed

    function finish(): void {
        sheet.finish()
    }

    Keys.onSpacePressed: panel.finish()

    Rectangle {
        anchors.fill: parent
        color: Theme.quay
    }
    PartSlot {
        id: behind
        anchors.fill: parent
        part: panel.part
        given: ({
                "end": panel.end
            })
        onMade: part => (part as GameEnd).sheet = sheet
    }
    TapHandler {
        enabled: panel.counting
        onTapped: panel.finish()
    }
    ScrollView {
        anchors.fill: parent
        rightPadding: 0
        contentHeight: sheet.y + sheet.height + 14

        Loader {
            active: panel.scene?.sheet === sheet
            sourceComponent: panel.scene?.flags ?? null
        }
        ScoreSheet {
            id: sheet

            x: (panel.width - width) / 2
            y: Math.max(34, Math.min((panel.scene?.horizon ?? 0) * (panel.height > panel.width ? 0.92 : 0.48), panel.height - implicitHeight - 14))
            width: Math.min(1120, panel.width - (panel.width < 1000 ? 24 : 96))
            height: Math.max(least, Math.min(panel.height - y - 14, implicitHeight))
            end: panel.end
            tint: source => panel.scene?.tint(source) ?? Theme.ink
            foot: low.height + 28

            Column {
                id: low
                anchors {
                    left: parent.left
                    right: parent.right
                    leftMargin: 26
                    rightMargin: 26
                    bottom: parent.bottom
                    bottomMargin: 14
                }
                spacing: 10

                Label {
                    visible: text !== ""
                    width: parent.width
                    text: panel.achieved
                    strong: true
                    wrapMode: Text.WordWrap
                }
                Label {
                    visible: text !== ""
                    width: parent.width
                    text: panel.goal?.result ?? ""
                    strong: true
                    wrapMode: Text.WordWrap
                    font.pixelSize: Metrics.strong
                    color: panel.goal?.state === "reached" ? Theme.primary : Theme.ink
                }
                Flow {
                    visible: panel.code !== ""
                    width: parent.width
                    spacing: 10

                    Label {
                        height: Metrics.control
                        text: qsTr("Code of this deal: %1").arg(panel.code)
                        color: Theme.ink2
                    }
                    Btn {
                        text: qsTr("Copy")
                        Accessible.name: qsTr("Copy the code of this deal")
                        onClicked: panel.copied()
                    }
                }
                Flow {
                    visible: !panel.taught
                    width: parent.width
                    spacing: 10

                    Btn {
                        visible: panel.end.canRematch
                        text: panel.isChallenge ? qsTr("Try again") : qsTr("Rematch, same cards")
                        kind: "primary"
                        onClicked: panel.rematch()
                    }
                    Btn {
                        visible: panel.end.canRematch && !panel.isChallenge
                        text: qsTr("Same cards, seats swapped")
                        onClicked: panel.movedOn()
                    }
                    Btn {
                        visible: panel.isChallenge || panel.goal?.kind === "day"
                        text: qsTr("Today and challenges")
                        onClicked: panel.cameBack()
                    }
                    Btn {
                        visible: !panel.isChallenge
                        text: qsTr("New game, same players")
                        onClicked: panel.newRound()
                    }
                    Btn {
                        visible: panel.kept
                        text: qsTr("Review")
                        onClicked: panel.reviewed()
                    }
                    Btn {
                        visible: panel.kept
                        text: qsTr("Replay")
                        onClicked: panel.replayed()
                    }
                    Btn {
                        text: qsTr("See the table")
                        onClicked: panel.lookedBack()
                    }
                    Btn {
                        text: qsTr("Leave")
                        onClicked: panel.departed()
                    }
                }
            }
        }
    }
}
