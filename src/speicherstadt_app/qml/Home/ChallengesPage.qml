pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Controls
import Shell
import Speicherstadt.Models as Models
import Theme

// Reasons to come back: the game of the day, tables with a goal, a deal that somebody sent.
Page {
    id: page

    required property Models.Challenges model
    readonly property Models.GameSwitch games: model.games
    // Only what there is: a house of games without challenges has none.
    readonly property var parts: [
        {
            "key": "today",
            "title": qsTr("Today"),
            "there": games.today
        },
        {
            "key": "challenges",
            "title": qsTr("Challenges"),
            "there": games.titles.length > 0
        },
        {
            "key": "code",
            "title": qsTr("Code"),
            "there": true
        }
    ].filter(part => part.there)
    property int part: games.asked ? parts.findIndex(part => part.key === "challenges") : model.code.text === "" ? 0 : parts.length - 1
    readonly property string shown: parts[part].key

    title: qsTr("Today and challenges")
    panorama: shown === "today" ? games.dayPanorama : shown === "challenges" ? games.panorama : ({})

    Segmented {
        width: Math.min(parent.width, implicitWidth + 160)
        focus: true
        name: qsTr("What is shown")
        options: page.parts.map(part => part.title)
        current: page.part
        onChosen: index => page.part = index
    }
    Loader {
        active: page.shown === "today"
        visible: active
        width: page.contentWidth
        sourceComponent: TodayView {
            today: page.model.today
            onPlayed: page.model.play()
            onWentOn: gameId => page.app.openGame(gameId)
        }
    }
    Choice {
        visible: page.shown === "challenges" && page.games.titles.length > 1
        width: Math.min(parent.width, Metrics.px(320))
        name: qsTr("Game")
        model: page.games.titles
        currentIndex: page.games.current
        onActivated: index => page.model.chooseGame(index)
    }
    Loader {
        active: page.shown === "challenges"
        visible: active
        width: page.contentWidth
        sourceComponent: GridLayout {
            columns: width < Metrics.px(860) ? 1 : 2
            columnSpacing: Metrics.margin
            rowSpacing: Metrics.margin
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Challenges")

            Repeater {
                model: page.model.rows

                ChallengeCard {
                    // Two side by side are alike in size.
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.preferredWidth: 1
                    onPlayed: page.model.challenge(name)
                    onWentOn: page.app.openGame(gameId)
                }
            }
        }
    }
    Loader {
        active: page.shown === "code"
        visible: active
        width: page.contentWidth
        sourceComponent: CodeView {
            code: page.model.code
            onTyped: text => page.model.typed(text)
            onPlayed: page.model.playCode()
        }
    }
}
