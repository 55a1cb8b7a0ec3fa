pragma Singleton

import QtQuick

// Every duration, in milliseconds. State comes first: motion only tells it, one mover at a time, at most three stages an event.
QtObject {
    // -- what the window sets ------------------------------------------------
    property real speed: 1                    // factor on all durations: slow 1.75, normal 1, fast 0.5, fastest 0.25, at once 0
    property bool reduced: false              // fades and outlines instead of moves
    property bool idle: false                 // nobody can see the window: nothing moves by itself
    property bool stilled: false              // for pictures and tests: what a hand does takes no time
    property bool own: false                  // what is being told is one's own move: the pace of the others means nothing to it
    property bool begun: true                 // a frame has been on the screen: what takes long to draw may be drawn

    readonly property real tempo: own && !stilled ? 1 : speed
    readonly property bool moves: !reduced && tempo > 0
    readonly property bool ambient: !reduced && !stilled && !idle    // what turns or dances while one waits

    // -- the living harbour: it hangs on nobody's pace -------------------------
    property bool living: false               // it is wanted, and the contrast is not high
    property bool awake: false                // the window is seen, and somebody has touched something within a minute
    property real clock: 0                    // its time, in seconds
    property int lives: 0                     // scenes in sight that have a life
    readonly property bool lively: living && begun && !reduced
    readonly property bool beats: lively && awake && !idle && lives > 0     // the clock goes

    function time(normal: int): int {
        return reduced ? Math.min(fade, Math.round(normal * tempo)) : Math.round(normal * tempo)
    }

    // Answers to a hand are never slowed down, and never left out.
    readonly property int feedback: stilled ? 0 : 100
    readonly property int fade: stilled ? 0 : 120
    readonly property int blink: tempo > 0 ? fade : 0         // how an outline in a story comes and goes
    readonly property int outline: reduced && tempo > 0 ? 800 : 0     // shows what changed, where a move would have

    readonly property int move: time(250)
    readonly property int flip: time(300)
    readonly property int banner: time(600)
    readonly property int tally: time(400)    // a line of the final count
    // what somebody else does: column lights up, worker drops, price rolls, rest
    readonly property int highlight: time(200)
    readonly property int drop: time(250)
    readonly property int roll: time(150)
    readonly property int rest: speed > 0 ? Math.round(300 * speed) : 0
    // a row of like things follows each other by this
    readonly property int stagger: time(120)
    readonly property int rung: time(40)
    readonly property real swell: 8           // seconds of one pass of the water

    readonly property int enter: Easing.OutCubic
    readonly property int travel: Easing.InOutCubic
}
