pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T

// What all buttons have in common. With the keyboard on it, Enter presses it, whatever Enter does elsewhere on the page.
T.AbstractButton {
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    opacity: enabled ? 1 : 0.45
    Accessible.role: Accessible.Button
    Accessible.name: text
    Keys.onShortcutOverride: event => event.accepted = visualFocus && (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()
}
