pragma Singleton

import QtQuick

// Whether the window has the whole screen. The window tells; whoever wants it otherwise asks.
QtObject {
    property bool on: false
    readonly property bool possible: Qt.platform.os !== "android" && Qt.platform.os !== "ios"     // a phone has nothing else

    signal asked(bool on)
}
