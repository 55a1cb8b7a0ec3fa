import QtQuick
import Theme

// What moves by itself in a scene. Where everything is follows from `time` alone, so one moment is always the same picture;
// the clock is that of the window, and goes on while somebody is there.
Item {
    id: life

    readonly property bool on: Motion.lively
    readonly property bool moving: on && visible
    readonly property real time: Motion.clock // seconds

    function count(by: int): void {
        Motion.lives += by
    }

    enabled: false
    visible: on
    Accessible.ignored: true
    onMovingChanged: count(moving ? 1 : -1)
    Component.onDestruction: {
        if (moving)
            count(-1)
    }
}
