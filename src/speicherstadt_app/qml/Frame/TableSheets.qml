pragma ComponentBehavior: Bound

import QtQuick
import Speicherstadt.Models as Models

// What opens over the table: the menu, whatever is looked at more closely, questions.
Item {
    id: sheets

    required property Models.App app
    required property Models.Table table
    required property string topic            // what the rules say of what happens now
    readonly property Models.Settings settings: app.settings

    readonly property alias menu: gameMenu
    readonly property alias goal: goalSheet
    readonly property alias log: logSheet
    readonly property alias undo: wayBack

    GameMenu {
        id: gameMenu
        settings: sheets.settings
        table: sheets.table
        onDeparted: sheets.app.back()
        onKeysWanted: sheets.app.showKeys()
        onSettingsWanted: sheets.app.navigate("settings")
        onRulesWanted: sheets.app.open("rules", sheets.topic)
        onFairnessWanted: sheets.app.open("fairness", sheets.table.promise)
    }
    GoalSheet {
        id: goalSheet
        goal: sheets.table.goal
    }
    LogSheet {
        id: logSheet
        entries: sheets.table.log
        full: sheets.settings.logDetail === "full"
        recap: sheets.table.recap
        onWhyAsked: move => {
            logSheet.close()
            sheets.table.why(move)
        }
        onStopWanted: move => {
            logSheet.close()
            sheets.table.stopAgain(move)
        }
        onDetailChosen: full => sheets.settings.logDetail = full ? "full" : "short"
    }
    UndoMenu {
        id: wayBack
        table: sheets.table
    }
    QuestionSheet {
        question: sheets.table.question
        onAnswered: yes => sheets.table.answer(yes)
    }
}
