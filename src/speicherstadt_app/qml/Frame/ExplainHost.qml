pragma ComponentBehavior: Bound

import QtQuick
import Controls

// Shows what a thing is, beside it, when somebody asks; or its card, large.
Item {
    id: host

    required property var table               // whatever can explain: a table, or a position that is looked at
    readonly property bool open: popup.visible || (large.item as CardSheet)?.visible === true

    property string topic: ""
    property bool leads: false                // there is a way to the rules
    property bool covered: false              // somebody else is called: what was explained is for other eyes

    signal moreWanted(topic: string)

    // A thing of many parts says with `placeFor` where the part lies.
    function place(topic: string, thing: var): Item {
        return thing.placeFor?.(topic) ?? thing
    }
    function show(topic: string, thing: Item): void {
        const about = host.table.explain(topic)
        if (!about.title)
            return
        host.topic = topic
        popup.face = about.face ?? null
        popup.showFor(host.place(topic, thing), about.title, about.lines, about.art)
    }
    function enlarge(topic: string, thing: Item): void {
        const about = host.table.explain(topic)
        if (!about.face) {
            host.show(topic, thing)
            return
        }
        popup.close()
        host.topic = topic
        large.active = true
        const sheet = large.item as CardSheet
        sheet.show(about, host.table.module, host.leads)
    }
    function close(): void {
        popup.close();
        (large.item as CardSheet)?.close()
    }

    onCoveredChanged: {
        if (covered)
            close()
    }

    Connections {
        target: Explain
        function onAsked(topic: string, thing: Item): void {
            host.show(topic, thing)
        }
        function onLooked(topic: string, thing: Item): void {
            host.enlarge(topic, thing)
        }
    }
    ExplainPopup {
        id: popup

        property var face: null

        wide: art.includes("/cards/") && !art.includes("/icons/")
        enlarges: face !== null
        more: host.leads ? qsTr("More in the rules") : ""
        onEnlarged: host.enlarge(host.topic, popup.parent)
        onMoreWanted: {
            popup.close()
            host.moreWanted(host.topic)
        }
    }
    Loader {
        id: large
        active: false
        sourceComponent: CardSheet {
            onMoreWanted: {
                close()
                host.moreWanted(host.topic)
            }
        }
    }
}
