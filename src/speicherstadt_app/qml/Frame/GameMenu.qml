pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme
import Speicherstadt.Models as Models

// What one may want while a game goes on, without leaving it.
Sheet {
    id: menu

    required property Models.Settings settings
    required property Models.Table table

    readonly property var own: settings.ofGame(table.game, settings.games, settings.languages)

    signal departed
    signal settingsWanted
    signal rulesWanted
    signal fairnessWanted
    signal keysWanted

    title: qsTr("Menu")
    wanted: 680

    // The key that is named works here, too: what lies below doesn't hear it.
    component Works: Shortcut {
        enabled: menu.opened
        autoRepeat: false
    }
    component Way: Btn {
        id: way

        property string sequence: key

        width: parent ? ((parent as Grid).width - Metrics.gap) / 2 : 0

        Works {
            enabled: menu.opened && way.enabled && way.visible
            sequence: way.sequence
            onActivated: way.clicked()
        }
    }
    component Fact: Label {
        width: parent ? (parent as Column).width : 0
        wrapMode: Text.WordWrap
        color: Theme.ink2
        font.pixelSize: Metrics.small
    }

    Label {
        visible: !menu.table.alone
        text: qsTr("Opponents' speed")
        color: Theme.ink2
        Accessible.ignored: true
    }
    Segmented {
        visible: !menu.table.alone
        width: parent ? (parent as Column).width : 0
        name: qsTr("Opponents' speed")
        options: menu.settings.speeds.map(speed => speed.label)
        current: menu.settings.speeds.findIndex(speed => speed.key === menu.settings.speed)
        onChosen: index => menu.settings.speed = menu.settings.speeds[index].key
    }
    Switch {
        visible: !menu.table.alone
        width: parent ? (parent as Column).width : 0
        text: qsTr("Wait after each opponent")
        checked: menu.settings.oneAtATime
        onToggled: menu.settings.oneAtATime = checked
    }
    Switch {
        width: parent ? (parent as Column).width : 0
        text: qsTr("Table as a list")
        note: qsTr("Key V")
        checked: menu.settings.listView
        onToggled: menu.settings.listView = checked

        Works {
            sequence: "V"
            onActivated: menu.settings.listView = !menu.settings.listView
        }
    }
    Switch {
        visible: menu.table.bar.apart !== ""
        width: parent ? (parent as Column).width : 0
        text: qsTr("Running total")
        note: qsTr("Key S; otherwise: %1").arg(menu.table.bar.apart)
        checked: menu.settings.runningTotal
        onToggled: menu.settings.runningTotal = checked

        Works {
            enabled: menu.opened && menu.table.bar.apart !== ""
            sequence: "S"
            onActivated: menu.settings.runningTotal = !menu.settings.runningTotal
        }
    }
    Repeater {
        model: menu.own.length

        Switch {
            required property int index
            readonly property var setting: menu.own[index] ?? null

            width: parent ? (parent as Column).width : 0
            text: setting?.title ?? ""
            note: setting?.note ?? ""
            checked: setting?.on ?? false
            onToggled: menu.settings.setOfGame(menu.table.game, setting.key, checked)
        }
    }
    Switch {
        width: parent ? (parent as Column).width : 0
        text: qsTr("Sound")
        note: qsTr("Key M")
        checked: !menu.settings.muted
        onToggled: menu.settings.muted = !checked
    }
    Grid {
        width: parent ? (parent as Column).width : 0
        columns: 2
        spacing: Metrics.gap

        Way {
            art: "signs/book"
            visible: menu.table.ruled
            text: qsTr("Rules")
            key: "F1"
            onClicked: {
                menu.close()
                menu.rulesWanted()
            }
        }
        Way {
            art: "signs/keys"
            text: qsTr("Keys")
            key: "?"
            onClicked: {
                menu.close()
                menu.keysWanted()
            }
        }
        Way {
            art: "signs/settings"
            text: qsTr("Settings")
            onClicked: {
                menu.close()
                menu.settingsWanted()
            }
        }
        Way {
            art: "signs/fair"
            text: qsTr("Is it fair?")
            onClicked: {
                menu.close()
                menu.fairnessWanted()
            }
        }
        Way {
            enabled: menu.table.canUndoRound
            art: "signs/first"
            text: qsTr("Back to the start of the round")
            key: "⇧U"
            sequence: "Shift+U"
            Accessible.description: menu.table.undoRoundText
            onClicked: {
                menu.close()
                menu.table.undoRound()
            }
        }
        Way {
            enabled: menu.table.canRedo
            art: "signs/redo"
            text: qsTr("Redo")
            key: "Y"
            Accessible.description: menu.table.redoText
            onClicked: {
                menu.close()
                menu.table.redo()
            }
        }
    }
    Fact {
        visible: menu.table.goal !== null
        text: menu.table.goal?.spoken ?? ""
    }
    Fact {
        visible: menu.table.assisted
        text: qsTr("Played with help, such as a hint or undoing past something revealed: this game won't count in your statistics.")
    }
    Fact {
        text: menu.table.savedText !== "" ? menu.table.savedText : menu.table.lesson === null ? qsTr("The game is saved after every move. You can leave whenever you like.") : qsTr("A lesson doesn't count as a game. Your place in it is kept: you can leave whenever you like.")
    }
    buttons: [
        Btn {
            text: qsTr("Back to the table")
            kind: "primary"
            focus: true
            onClicked: menu.close()
        },
        Btn {
            text: qsTr("Leave the table")
            onClicked: {
                menu.close()
                menu.departed()
            }
        }
    ]
}
