pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Controls
import Theme
import Speicherstadt.Models as Models

// What else there is to do, side by side as far as there is room.
GridLayout {
    id: tiles

    required property Models.App app
    readonly property Models.ContinueCard card: app.continueCard as Models.ContinueCard
    property var lessons: null

    // No row is left half empty: in two or three columns the first door is twice as wide.
    readonly property int room: Math.floor((width + columnSpacing) / Metrics.px(212))

    columns: room >= 5 ? 5 : Math.max(1, Math.min(3, room))
    uniformCellWidths: true
    columnSpacing: 16
    rowSpacing: 14

    component Door: Tile {
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: 200
        artTint: Theme.ink
        picture: Metrics.px(38)
        tight: true
    }

    Door {
        Layout.columnSpan: tiles.columns === 2 || tiles.columns === 3 ? 2 : 1
        art: "bell"
        artTint: Theme.clear
        text: qsTr("Today")
        note: tiles.card.dayText === "" ? qsTr("a deal a day, challenges") : tiles.card.dayText
        key: "D"
        onClicked: tiles.app.navigate("challenges")
    }
    Door {
        art: "signs/learn"
        text: qsTr("Learn")
        note: tiles.lessons?.where ?? ""
        key: "L"
        onClicked: tiles.app.navigate("lessons")
    }
    Door {
        art: "signs/office"
        text: qsTr("Games")
        note: tiles.card.othersText === "" ? qsTr("what you have played") : tiles.card.othersText
        key: "G"
        onClicked: tiles.app.navigate("games")
    }
    Door {
        art: "signs/chart"
        text: qsTr("Statistics")
        note: tiles.card.playedText === "" ? qsTr("how well you do") : tiles.card.playedText
        key: "T"
        onClicked: tiles.app.navigate("statistics")
    }
    Door {
        art: "signs/settings"
        text: qsTr("Settings")
        note: qsTr("sound, text, speed, language")
        key: "S"
        onClicked: tiles.app.navigate("settings")
    }
}
