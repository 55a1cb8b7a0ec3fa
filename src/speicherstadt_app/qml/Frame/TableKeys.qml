pragma ComponentBehavior: Bound

import QtQuick
import Speicherstadt.Models as Models

// What the keys do at a table: one list, by which they are handled and from which they are shown.
QtObject {
    id: keys

    required property Models.Table table
    required property Models.Settings settings
    property GameBoard board: null
    property var down: []                     // rows whose keys are held

    signal confirmed
    signal hastened
    signal steppedBack
    signal adviceWanted
    signal logWanted
    signal goalWanted
    signal menuWanted

    // Each with its cap, what it does in words, the keys and the deed; with Shift or without, if that matters. What has no cap
    // is not shown.
    function rows(): var {
        return [
            {
                cap: "↵",
                text: qsTr("The button that goes on"),
                on: [Qt.Key_Return, Qt.Key_Enter],
                once: true,
                act: () => keys.confirmed()
            },
            {
                cap: "P",
                text: qsTr("Pass"),
                on: [Qt.Key_P],
                once: true,
                act: () => keys.table.press("pass")
            },
            {
                cap: qsTr("Shift") + " U",
                text: qsTr("Back to the start of the round"),
                on: [Qt.Key_U],
                shift: true,
                act: () => keys.table.undoRound()
            },
            {
                cap: "U",
                text: qsTr("Undo"),
                on: [Qt.Key_U],
                shift: false,
                act: () => keys.table.press("undo")
            },
            {
                cap: "Y",
                text: qsTr("Redo"),
                on: [Qt.Key_Y],
                act: () => keys.table.redo()
            },
            ...board?.keys() ?? [],
            {
                cap: "H",
                text: qsTr("Hint"),
                on: [Qt.Key_H],
                act: () => keys.adviceWanted()
            },
            {
                cap: "I",
                text: qsTr("Explain what the pointer or the keyboard is on"),
                on: [Qt.Key_I],
                act: () => Explain.ask(Explain.pointedTopic, Explain.pointed)
            },
            {
                cap: "C",
                text: qsTr("The card in large"),
                on: [Qt.Key_C],
                act: () => Explain.look(Explain.pointedTopic, Explain.pointed)
            },
            {
                cap: "L",
                text: qsTr("Log"),
                on: [Qt.Key_L],
                act: () => keys.logWanted()
            },
            {
                cap: table.bar.apart === "" ? "" : "S",
                text: qsTr("Running total on or off"),
                on: [Qt.Key_S],
                act: () => keys.settings.runningTotal = !keys.settings.runningTotal
            },
            {
                cap: table.goal === null ? "" : "G",
                text: qsTr("What the game was begun for"),
                on: [Qt.Key_G],
                act: () => keys.goalWanted()
            },
            {
                cap: "V",
                text: qsTr("Table as a list or as a picture"),
                on: [Qt.Key_V],
                act: () => keys.settings.listView = !keys.settings.listView
            },
            {
                cap: qsTr("Space"),
                text: qsTr("Finish what is being shown"),
                on: [Qt.Key_Space],
                once: true,
                act: () => keys.hastened()
            },
            {
                cap: qsTr("Esc"),
                text: qsTr("A step back, or the menu"),
                on: [Qt.Key_Escape, Qt.Key_Back],
                act: () => keys.steppedBack()
            },
            {
                cap: "",
                text: "",
                on: [Qt.Key_Menu],
                act: () => keys.menuWanted()
            }
        ]
    }
    // A key that no thing with the keyboard has taken. Enter in a text of its own, Escape in the model.
    function pressed(event: var): bool {
        const plain = event.modifiers === Qt.NoModifier || event.modifiers === Qt.ShiftModifier || event.modifiers === Qt.KeypadModifier
        if (event.matches(StandardKey.Undo))
            table.press("undo")
        else if (event.matches(StandardKey.Redo))
            table.redo()
        else if (!plain)
            return false
        else {
            const shift = (event.modifiers & Qt.ShiftModifier) !== 0
            const row = rows().find(one => one.on.includes(event.key) && (one.shift ?? shift) === shift)
            if (row === undefined)
                return board?.key(event) ?? false
            // Held, it decides once.
            if (!(row.once && event.isAutoRepeat))
                row.act?.()
            if (row.held && !event.isAutoRepeat) {
                row.held(true)
                keys.down = [...keys.down, row]
            }
        }
        return true
    }
    function released(event: var): bool {
        const found = keys.down.filter(row => row.on.includes(event.key) && !event.isAutoRepeat)
        keys.down = keys.down.filter(row => !found.includes(row))
        for (const row of found)
            row.held(false)
        return found.length > 0
    }
    // The keyboard has gone elsewhere: nobody says when a key comes up.
    function letGo(): void {
        const held = keys.down
        keys.down = []
        for (const row of held)
            row.held(false)
    }
}
