pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme
import Speicherstadt.Models as Models

// The game is over: the final count, before what the game shows behind it. Once all is counted it says who wins, and turns to
// the podium: places, stories, where the points came from. The same sheet is shown when a finished game is opened again.
FocusScope {
    id: panel

    required property Models.App app
    required property Models.End end
    property Component part: null             // the game's own EndScene
    readonly property GameEnd scene: behind.item as GameEnd
    property var achieved: []                 // what it has won the person who plays
    property string rated: ""                 // and how it has changed the rating
    property bool kept: true                  // it can be looked back at
    property bool taught: false               // the last lesson says what comes next
    property bool past: false                 // it was played some time ago, and is looked at again
    property string promise: ""               // what the page about fairness is opened about
    readonly property bool counting: !sheet.counted
    property alias seen: sheet.seen           // the count has been seen: who comes back finds it as it was
    property alias turned: sheet.turned

    property Models.Goal goal: null           // what the game was begun for, if for more than itself
    property string code: ""
    readonly property bool isChallenge: goal?.kind === "challenge"
    readonly property color winning: Theme.players[end.ranking[0]?.sign ?? 0]

    signal countSeen
    signal rematch
    signal movedOn
    signal cameBack
    signal newRound
    signal lookedBack
    signal replayed
    signal reviewed
    signal departed

    function finish(): void {
        sheet.finish()
    }
    // All has been counted, now or before.
    function close(): void {
        if (panel.counting)
            return
        const first = !panel.seen
        panel.countSeen()
        // A lesson speaks of the lines.
        if (!panel.taught && (!first || !Motion.moves))
            sheet.turned = true
        else if (!panel.taught)
            turning.start()
        if (first && Motion.moves && !Theme.contrast && panel.end.ranking.some(row => row.winner))
            paper.active = true
    }

    onCountingChanged: close()
    Component.onCompleted: close()
    Keys.onSpacePressed: panel.finish()

    Timer {
        id: turning
        interval: 2400
        onTriggered: sheet.turned = true
    }
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
        id: scroller

        readonly property bool pictured: panel.scene?.beside ? true : false
        // The count keeps its columns, and the podium its two halves.
        readonly property real most: panel.width - (panel.width < 1000 ? 24 : 48)
        readonly property real side: Math.min(460, most * 0.26)
        readonly property bool beside: pictured && panel.width > panel.height && most - side - 74 >= Math.max(Metrics.px(700) + 52, 68 + Metrics.px(130) + panel.end.players.length * Metrics.px(96))
        readonly property real below: aside.active && !beside ? aside.height + 14 : 0

        anchors.fill: parent
        rightPadding: 0
        contentHeight: Math.max(sheet.y + sheet.height, aside.active ? aside.y + aside.height : 0) + 14

        Loader {
            active: panel.scene?.sheet === sheet
            sourceComponent: panel.scene?.flags ?? null
        }
        // A sheet of its own beside the count, or below it.
        Loader {
            id: aside
            active: scroller.pictured
            x: scroller.beside ? sheet.x + sheet.width + 14 : sheet.x
            // What is achieved is told above it.
            y: scroller.beside ? Math.max(sheet.y, toast.achieved.length > 0 ? toast.y + toast.least + 10 : 0) : sheet.y + sheet.height + 14
            width: scroller.beside ? scroller.side : sheet.width
            sourceComponent: Panel {
                implicitHeight: own.height + 36
                radius: Metrics.radiusLarge
                lift: 2
                line: Theme.edge

                Loader {
                    id: own
                    x: 18
                    y: 18
                    width: parent.width - 36
                    sourceComponent: panel.scene?.beside ?? null
                }
            }
        }
        ScoreSheet {
            id: sheet

            readonly property real needed: turned ? headed + podium.implicitHeight + foot + 12 : least

            x: (panel.width - width - (scroller.beside ? scroller.side + 14 : 0)) / 2
            // What is achieved is told above the title where there is no room beside it.
            y: Math.max(toast.above && toast.achieved.length > 0 ? toast.y + toast.least + 10 : 34, Math.min((panel.scene?.horizon ?? 0) * (panel.height > panel.width ? 0.92 : 0.48), panel.height - Math.max(implicitHeight, needed) - scroller.below - 14))
            width: scroller.beside ? Math.min(1120, scroller.most - scroller.side - 14) : Math.min(1120, panel.width - (panel.width < 1000 ? 24 : 96))
            height: Math.max(needed, Math.min(panel.height - y - scroller.below - 14, turned ? needed : implicitHeight))
            end: panel.end
            tint: source => panel.scene?.tint(source) ?? Theme.ink
            total: panel.scene?.total ?? null
            foot: low.height + 28

            Podium {
                id: podium
                x: 26
                y: sheet.headed
                width: sheet.width - 52
                visible: opacity > 0
                opacity: sheet.turned ? 1 : 0
                end: panel.end
                fill: source => panel.scene?.fill(source) ?? Theme.clear
                tall: panel.height > panel.width
                roomy: panel.height > 740
                rated: panel.rated
                achieved: panel.achieved

                Behavior on opacity {
                    NumberAnimation {
                        duration: Motion.fade
                    }
                }
            }
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
                    visible: text !== "" && !panel.counting
                    width: parent.width
                    text: panel.goal?.result ?? ""
                    strong: true
                    wrapMode: Text.WordWrap
                    font.pixelSize: Metrics.strong
                    color: panel.goal?.state === "reached" ? Theme.primary : Theme.ink
                }
                Flow {
                    visible: !panel.taught
                    width: parent.width
                    spacing: 10

                    Btn {
                        visible: !panel.past && (!panel.isChallenge || panel.end.canRematch)
                        text: panel.isChallenge ? qsTr("Try again") : qsTr("New game")
                        kind: "primary"
                        onClicked: panel.isChallenge ? panel.rematch() : panel.newRound()
                    }
                    Btn {
                        visible: panel.kept
                        text: qsTr("Review")
                        onClicked: panel.reviewed()
                    }
                    Btn {
                        text: qsTr("More")
                        art: "signs/down"
                        onClicked: more.open()
                    }
                    Btn {
                        text: panel.past ? qsTr("Back to the table") : qsTr("Leave")
                        onClicked: panel.departed()
                    }
                    // The other leaf of this sheet.
                    Btn {
                        visible: !panel.counting
                        art: sheet.turned ? "signs/chart" : "signs/star"
                        text: sheet.turned ? qsTr("Final count") : qsTr("Podium")
                        onClicked: {
                            turning.stop()
                            sheet.turned = !sheet.turned
                        }
                    }
                }
            }
        }
    }
    Loader {
        id: paper
        active: false
        anchors.fill: parent
        sourceComponent: Confetti {
            colour: panel.winning
            onFallen: paper.active = false
        }
    }
    MedalToast {
        id: toast

        // The faces of the count stand right of its title. Where they would be covered, it is told beside the podium.
        readonly property bool clear: above || sheet.turned || panel.taught || panel.width - 20 - most > sheet.x + sheet.width

        anchors {
            right: parent.right
            rightMargin: 20
            top: parent.top
            topMargin: 14
        }
        width: implicitWidth
        height: implicitHeight
        achieved: panel.past ? [] : panel.achieved
        above: panel.width - 20 - most < sheet.x + sheet.titled + 24
        told: !panel.counting && clear
        onAnnounced: text => panel.app.announced(text, false)
    }
    EndMore {
        id: more
        app: panel.app
        end: panel.end
        code: panel.code
        panorama: panel.scene?.panorama ?? ""
        again: panel.end.canRematch && !panel.past
        isChallenge: panel.isChallenge
        occasional: panel.isChallenge || panel.goal?.kind === "day"
        kept: panel.kept
        past: panel.past
        onRematch: panel.rematch()
        onMovedOn: panel.movedOn()
        onCameBack: panel.cameBack()
        onLookedBack: panel.lookedBack()
        onReplayed: panel.replayed()
        onFairnessWanted: panel.app.open("fairness", panel.promise)
    }
}
