pragma Singleton

import QtQuick

// Which figure a key stands for. On French and other keyboards figures need Shift: there the key alone is taken for its figure.
QtObject {
    id: figures

    // What the system calls the key before that of 1, where it tells keys apart by their places.
    readonly property int before: Qt.platform.os === "windows" ? 1 : Qt.platform.os === "linux" ? 9 : -1
    // What the keys of a French keyboard write, from that of 1 to that of 9.
    readonly property list<int> signs: [Qt.Key_Ampersand, Qt.Key_Eacute, Qt.Key_QuoteDbl, Qt.Key_Apostrophe, Qt.Key_ParenLeft, Qt.Key_Minus, Qt.Key_Egrave, Qt.Key_Underscore, Qt.Key_Ccedilla]

    // 1 to 9, or 0 if it is none of them.
    function of(event: var): int {
        if (event.modifiers & ~(Qt.KeypadModifier | Qt.ShiftModifier))
            return 0
        if (event.key >= Qt.Key_1 && event.key <= Qt.Key_9)
            return event.key - Qt.Key_0
        if (event.modifiers !== Qt.NoModifier)
            return 0
        if (before < 0 || event.nativeScanCode === 0)
            return signs.indexOf(event.key) + 1
        const place = event.nativeScanCode - before
        return place >= 1 && place <= 9 ? place : 0
    }
}
