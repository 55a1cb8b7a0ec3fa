pragma ComponentBehavior: Bound

import QtQuick
import Theme

// Tells what happened, one event after the other, over a table that shows the outcome already. It may be cut short at any
// moment: then everything stands where it belongs.
Item {
    id: player

    property GameBoard board: null
    property bool busy: false                 // something is being told
    property list<var> waiting: []

    signal cued(cue: string, step: int)       // a sound belongs here; `step` is how high it is
    signal emptied                            // all has been told

    function play(event: var): void {
        waiting.push(event)
        board?.expect(event)
        busy = true
        if (!stage.running)
            next()
    }
    // Everything stands where it belongs, at once. What waited is not told any more.
    function finish(): void {
        hush()
        emptied()
    }
    // The same, when the sender of events has dropped them itself.
    function hush(): void {
        waiting = []
        busy = false
        stage.stop()
        board?.settle()
    }
    function next(): void {
        if (waiting.length === 0) {
            soon.restart()
            return
        }
        const event = waiting.shift()
        if (event.cue !== "")
            cued(event.cue, event.step)
        Motion.own = event.mine
        stage.duration = board?.tell(event) ?? 0
        Motion.own = false
        stage.restart()
    }
    // Several events come at a time: only when none has followed, all has been told.
    function rest(): void {
        if (!busy || stage.running || waiting.length > 0)
            return
        busy = false
        emptied()
    }

    // No Qt.callLater: it calls even what is being taken down with the table.
    Timer {
        id: soon
        interval: 0
        onTriggered: player.rest()
    }
    PauseAnimation {
        id: stage
        onFinished: player.next()
    }
}
