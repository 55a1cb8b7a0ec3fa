pragma ComponentBehavior: Bound

import QtQuick

// The place of a part that a game brings; the part fills it.
Item {
    id: slot

    property Component part: null
    property var given: ({})                  // what the part begins with; a binding where it goes on changing
    property Item item: null
    property bool begun: false

    signal made(part: Item)

    function make(): void {
        if (!slot.begun)
            return
        const gone = slot.item
        slot.item = slot.part === null ? null : slot.part.createObject(slot, slot.given) as Item
        gone?.destroy()
        if (slot.item !== null)
            slot.made(slot.item)
    }

    onPartChanged: make()
    Component.onCompleted: {
        slot.begun = true
        slot.make()
    }
}
