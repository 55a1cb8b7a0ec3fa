pragma Singleton
pragma ComponentBehavior: Bound

import QtQuick

// Where something on the table is picked up to be carried: what it is, and how it looks under the pointer. The page carries
// it, and asks the board where it may be put down.
QtObject {
    property Item from: null                  // what is carried came from here; null while nothing is

    signal lifted(what: string, from: Item, look: Component)
    signal moved(at: point)
    signal dropped
    signal lost
}
