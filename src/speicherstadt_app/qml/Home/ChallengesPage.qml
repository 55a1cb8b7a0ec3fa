pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Shell
import Speicherstadt.Models as Models
import Theme

// Reasons to come back: the game of the day, tables with a goal, a deal that somebody sent.
Page {
    id: page

    required property Models.Challenges model
    property int part: model.code.text === "" ? 0 : 2

    title: qsTr("Today and challenges")

    Segmented {
        width: Math.min(parent.width, implicitWidth + 160)
        focus: true
        name: qsTr("What is shown")
        options: [qsTr("Today"), qsTr("Challenges"), qsTr("Code")]
        current: page.part
        onChosen: index => page.part = index
    }
    Loader {
        active: page.part === 0
        visible: active
        width: page.contentWidth
        sourceComponent: TodayView {
            today: page.model.today
            onPlayed: page.model.play()
            onWentOn: gameId => page.app.openGame(gameId)
        }
    }
    Loader {
        active: page.part === 1
        visible: active
        width: page.contentWidth
        sourceComponent: Grid {
            id: cards

            columns: width < Metrics.px(860) ? 1 : 2
            spacing: Metrics.margin
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Challenges")

            Repeater {
                model: page.model.rows

                ChallengeCard {
                    width: (cards.width - (cards.columns - 1) * cards.spacing) / cards.columns
                    onPlayed: page.model.challenge(name)
                    onWentOn: page.app.openGame(gameId)
                }
            }
        }
    }
    Loader {
        active: page.part === 2
        visible: active
        width: page.contentWidth
        sourceComponent: CodeView {
            code: page.model.code
            onTyped: text => page.model.typed(text)
            onPlayed: page.model.playCode()
        }
    }
}
