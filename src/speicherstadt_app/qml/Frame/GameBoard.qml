pragma ComponentBehavior: Bound

import QtQuick
import Theme
import Speicherstadt.Models as Models

// What the Board.qml of every game is: the place where it is played. Live table, replay, review, puzzle and lessons show this
// one item; it fills what it is put into.
Item {
    id: board

    required property Models.Face table       // `table.board` holds what the game's presenter shows
    required property bool still              // it is looked at, and nobody is asked

    // -- what the page tells it -------------------------------------------------
    property bool upright: false
    property bool listed: false               // rows of text rather than a picture, if it has them
    property bool alone: false                // it has the whole width: of several tables it shows all, side by side
    property real landing: 0                  // so much of it, below, the landing stage covers, whatever is asked
    property real stage: landing              // so much it covers now
    property real roof: 0                     // so much of it, above, something covers
    property bool telling: false              // what has happened is still being told
    property Item counter: null
    property PlayerRail rail: null
    property Item air: board                  // over everything, for what flies
    property Item front: board                // of the board's own size, before the roof

    // -- what it tells the page ---------------------------------------------------
    property real best: Metrics.scene         // height, above the landing stage, that it is made for
    property real least: best - 70            // height that its picture needs there; with less it is shown as rows of text
    property real leastWidth: 0               // width that its picture needs
    property bool dense: false                // it needs every pixel: the landing stage and the log make do with less
    property real firstRow: Metrics.gap       // below this, from above, something may hang over it
    property real freeTop: 8                  // below this, a panel may lie over it
    property bool covered: false              // something lies over it that is to be seen first
    property bool living: false               // something moves in its scene; where nothing does, the water under the landing stage does
    property bool laid: false                 // something lies over it that can be put away
    property var ways: []                     // what else a replay offers to open: [{art, tint, text, what}]
    property bool tapped: false               // what is asked is answered on it: nothing hangs over it
    property Component post: null             // what holds the landing stage at either side
    property bool tracked: false              // it shows itself how the race stands
    property Component view: null             // what is seen from here, on the banner that calls somebody; without one the house's quay
    property string uncovers: ""              // what that banner's button does where it covers secrets: "Show my cards"
    property Component aside: null            // lies between the others and the log, where there is room

    signal chosen(token: string)
    signal dragged(token: string)
    signal called(number: int)                // the key of that number

    // What a lesson speaks of; null if that is not here.
    function part(name: string): Item {
        return null
    }
    // Where something that is carried may be put down: [{item, token}]; `what` is a word of the game's own (Carriable).
    function takes(what: string): var {
        return []
    }
    // Brings a thing into view that a lesson points at.
    function seek(thing: var): void {
    }
    // An event will be told as soon as those before it have been: until then nothing shows what it brings.
    function expect(event: var): void {
    }
    // Starts to show an event, and says after how many milliseconds the next one may begin.
    function tell(event: var): int {
        return 0
    }
    // Everything stands where it belongs, at once.
    function settle(): void {
    }
    // Opens a sheet of the game's own; `player` with a sign opens what one may know of somebody.
    function open(what: string, sign: int): void {
    }
    // Puts away what lies over a position that is looked at.
    function putAway(): void {
    }
    // Its own keys: for each its cap, in words what it does, the keys themselves and the deed (`act`, or `held` of true and
    // then false, for what lasts as long as the key is down), or none if a thing on it takes them itself. They are pressed and
    // shown from this one list.
    function keys(): var {
        return []
    }
    // A key that nothing else has taken; the answer is whether it means something here.
    function key(event: var): bool {
        return false
    }

    anchors.fill: parent
}
