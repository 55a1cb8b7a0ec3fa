pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Shell
import Speicherstadt.Models as Models
import Theme

// Things that somebody may be proud of. Each that was won leads to its game.
Page {
    id: page

    required property Models.Achievements model
    readonly property Models.AchievementsNow now: model.now
    readonly property int columns: contentWidth >= Metrics.px(1080) ? 3 : contentWidth >= Metrics.px(680) ? 2 : 1

    title: qsTr("Achievements")
    panorama: now.panorama
    note: now.loading ? now.person : now.person + " · " + now.sum

    Choice {
        visible: page.now.games.length > 1
        width: Math.min(page.contentWidth, Metrics.px(360))
        name: qsTr("Game")
        model: page.now.games
        currentIndex: page.now.game
        onActivated: index => page.model.chooseGame(index)
    }
    Panel {
        visible: page.now.loading
        width: Math.min(page.contentWidth, Metrics.px(620))
        height: counting.implicitHeight + 32

        Column {
            id: counting
            x: 18
            y: 16
            width: parent.width - 36
            spacing: 12

            Label {
                width: parent.width
                text: qsTr("Looking through your games.")
                wrapMode: Text.WordWrap
            }
            ProgressBar {
                width: parent.width
                name: qsTr("Looking through your games.")
                value: page.now.progress
            }
        }
    }
    Label {
        visible: !page.now.loading
        width: page.contentWidth
        text: qsTr("They come from your games alone. Games played with help or with custom options don't count here.")
        wrapMode: Text.WordWrap
        color: page.inkOutside
    }
    Grid {
        width: page.contentWidth
        columns: page.columns
        columnSpacing: 14
        rowSpacing: 14
        visible: !page.now.loading

        Repeater {
            model: page.model.medals

            MedalCard {
                required property string gameId

                width: Math.floor((page.contentWidth - (page.columns - 1) * 14) / page.columns)
                height: Metrics.px(66) + 62
                onClicked: if (won)
                    page.model.openGame(gameId)
            }
        }
    }
}
