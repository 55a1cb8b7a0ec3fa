pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T

// What all buttons have in common. With the keyboard on it, Enter presses it, whatever Enter does elsewhere on the page.
T.AbstractButton {
    property bool takesEnter: true            // else Enter does what it does on the page

    function enter(event: var): void {
        event.accepted = takesEnter
        if (takesEnter)
            click()
    }

    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    opacity: enabled ? 1 : 0.45
    Accessible.role: Accessible.Button
    Accessible.name: text
    // A screen reader can reach what is not shown.
    Accessible.onPressAction: {
        if (visible)
            click()
    }
    Keys.onShortcutOverride: event => event.accepted = takesEnter && visualFocus && (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
    Keys.onReturnPressed: event => enter(event)
    Keys.onEnterPressed: event => enter(event)
}
