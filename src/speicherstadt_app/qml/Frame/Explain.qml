pragma Singleton
pragma ComponentBehavior: Bound

import QtQuick

// Where a thing on the table says that somebody wants to know what it is. The page listens, and shows what the table tells of it.
QtObject {
    id: explain

    // What lies under the pointer: the key I explains it when nothing else has the keyboard.
    property string pointedTopic: ""
    property Item pointed: null

    signal asked(topic: string, thing: Item)
    signal rested(topic: string, thing: Item)
    signal left(thing: Item)

    function ask(topic: string, thing: Item): void {
        if (topic !== "")
            explain.asked(topic, thing)
    }
    function point(topic: string, thing: Item): void {
        explain.pointedTopic = topic
        explain.pointed = thing
        if (topic !== "")
            explain.rested(topic, thing)
    }
    function leave(thing: Item): void {
        if (explain.pointed !== thing)
            return
        explain.pointed = null
        explain.pointedTopic = ""
        explain.left(thing)
    }
    // True if the key asks for an explanation.
    function wanted(event: var): bool {
        return event.key === Qt.Key_I && event.modifiers === Qt.NoModifier || event.key === Qt.Key_Question
    }
}
