pragma Singleton
pragma ComponentBehavior: Bound

import QtQuick

// Where a thing on the table says that somebody wants to know what it is: by the key I, a long press, the other button, the
// sign in its corner. The page listens, and shows what the table tells of it. Nothing is explained unasked.
QtObject {
    id: explain

    // What lies under the pointer: keys are about it when nothing else has the keyboard.
    property string pointedTopic: ""
    property Item pointed: null

    signal asked(topic: string, thing: Item)
    signal looked(topic: string, thing: Item)

    function ask(topic: string, thing: Item): void {
        if (topic !== "")
            explain.asked(topic, thing)
    }
    // Closely: its card as large as there is room, or what it is, if it has no card.
    function look(topic: string, thing: Item): void {
        if (topic !== "")
            explain.looked(topic, thing)
    }
    function point(topic: string, thing: Item): void {
        explain.pointedTopic = topic
        explain.pointed = thing
    }
    function leave(thing: Item): void {
        if (explain.pointed !== thing)
            return
        explain.pointed = null
        explain.pointedTopic = ""
    }
    // A key that asks for an explanation, or for the large card; the answer is whether it did.
    function key(event: var, topic: string, thing: Item): bool {
        const plain = event.modifiers === Qt.NoModifier
        if (event.key === Qt.Key_C && plain)
            explain.look(topic, thing)
        else if (event.key === Qt.Key_I && plain)
            explain.ask(topic, thing)
        else
            return false
        return topic !== ""
    }
}
