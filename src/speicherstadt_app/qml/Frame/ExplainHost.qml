pragma ComponentBehavior: Bound

import QtQuick
import Controls

// Shows what a thing is, beside it: at once when somebody asks, after a while when the pointer rests on it.
Item {
    id: host

    required property var table               // whatever can explain: a table, or a position that is looked at
    readonly property bool open: popup.visible

    property string topic: ""
    property Item thing: null
    property bool asked: false                // by a key or a long press: stays, and takes the keyboard
    property bool stirred: false              // what has merely come to lie under a pointer that rests is not asked for

    property bool leads: false                // there is a way to the rules

    signal moreWanted(topic: string)

    function show(topic: string, thing: Item, asked: bool): void {
        const about = host.table.explain(topic)
        if (!about.title)
            return
        host.topic = topic
        host.asked = asked
        popup.showFor(thing, about.title, about.lines, about.art)
    }
    function close(): void {
        popup.close()
    }

    Connections {
        target: Explain
        function onAsked(topic: string, thing: Item): void {
            patience.stop()
            host.show(topic, thing, true)
        }
        function onRested(topic: string, thing: Item): void {
            host.topic = topic
            host.thing = thing
            if (host.stirred)
                patience.restart()
        }
        function onLeft(thing: Item): void {
            patience.stop()
            if (!host.asked)
                grace.restart()
        }
    }
    // A new question is not covered by what the pointer happens to rest on.
    Connections {
        target: host.table.prompt
        function onQuestionChanged(): void {
            patience.stop()
            if (!host.asked)
                popup.close()
        }
    }
    Timer {
        id: patience
        interval: 800
        onTriggered: {
            if (host.thing && host.thing.visible && !popup.visible)
                host.show(host.topic, host.thing, false)
        }
    }
    HoverHandler {
        property point before: Qt.point(-1, -1)

        parent: host.parent
        onPointChanged: {
            const now = point.scenePosition
            if (hovered && before.x >= 0 && (now.x !== before.x || now.y !== before.y) && !host.stirred) {
                host.stirred = true
                Explain.point(Explain.pointedTopic, Explain.pointed)
            }
            if (hovered)
                before = now
        }
    }
    // Long enough to move the pointer onto what is shown.
    Timer {
        id: grace
        interval: 250
        onTriggered: {
            if (!host.asked && !over.hovered)
                popup.close()
        }
    }
    ExplainPopup {
        id: popup
        focus: host.asked
        // Where Escape closes a popup, Qt keeps every shortcut from the window: one that merely hovers takes no key.
        closePolicy: host.asked ? ExplainPopup.CloseOnEscape | ExplainPopup.CloseOnPressOutside : ExplainPopup.CloseOnPressOutside
        wide: art.includes("/cards/") && !art.includes("/icons/")
        onClosed: host.asked = false
        more: host.leads ? qsTr("More in the rules") : ""
        onMoreWanted: {
            popup.close()
            host.moreWanted(host.topic)
        }

        HoverHandler {
            id: over
            parent: popup.contentItem
            onHoveredChanged: {
                if (!hovered)
                    grace.restart()
            }
        }
    }
}
