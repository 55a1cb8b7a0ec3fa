pragma ComponentBehavior: Bound

import QtQuick
import Speicherstadt.Models as Models

// The end of a game over its table, made while frames go on.
Loader {
    id: ending

    required property Models.App app
    required property Models.Table table
    property Component part: null             // what the game brings
    property bool taught: false               // it was a lesson's

    signal lookedBack                         // the table is wished for once more

    asynchronous: true
    // Who leaves at once leaves nothing half made.
    Component.onDestruction: active = false
    focus: active
    sourceComponent: EndPanel {
        focus: true
        part: ending.part
        end: ending.table.end
        seen: ending.table.countSeen
        goal: ending.table.goal
        app: ending.app
        promise: ending.table.promise
        achieved: ending.app.achieved
        rated: ending.app.rated
        code: ending.taught ? "" : ending.table.code
        taught: ending.taught
        onRematch: ending.app.rematch()
        onMovedOn: ending.app.rematchMovedOn()
        onCameBack: ending.app.navigate("challenges")
        onNewRound: ending.app.newRound()
        kept: ending.table.gameId !== ""
        onLookedBack: ending.lookedBack()
        onReplayed: ending.app.open("replay", ending.table.gameId)
        onCountSeen: {
            if (!ending.table.countSeen)
                ending.app.sound(ending.table.end.won ? "won" : "lost", 0)
            ending.table.countSeen = true
        }
        onReviewed: ending.app.open("review", ending.table.gameId)
        onDeparted: ending.app.back()
    }
}
