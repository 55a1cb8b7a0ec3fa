pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// A number that counts along when it changes.
Label {
    id: figure

    required property int value
    property real shown: value

    readonly property int whole: Math.round(shown)

    text: whole < 0 ? "−" + -whole : whole
    font.weight: Font.Bold
    Accessible.ignored: true

    Behavior on shown {
        enabled: Motion.moves
        NumberAnimation {
            duration: Motion.flip
            easing.type: Motion.enter
        }
    }
}
