pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme
import Speicherstadt.Models as Models

// Leads eye and keyboard to what a lesson speaks of: a ring round it, and the focus on what is to be pressed.
Item {
    id: guide

    required property Models.Lesson lesson
    required property Item stage              // where the things of the table lie
    property Item whole: stage                // and all else that is shown
    property Item onward: null                // the button that goes on
    property var part: name => null
    // the part of the table of that name
    property bool leads: true                 // nothing else has the keyboard, such as a sheet

    property list<Item> elsewhere             // a click here that misses the ring is told so

    property Item thing: null
    property string led: ""                   // the token that the keyboard was led to

    signal came(thing: var)

    function shows(item: var, token: string): bool {
        return item.token === token
    }
    // Whatever shows what belongs to a token, however deep it lies.
    function find(item: Item, token: string): Item {
        for (let n = 0; n < item.children.length; ++n) {
            const child = item.children[n]
            if (!child.visible || child.width <= 0)
                continue
            const found = guide.shows(child, token) ? child : guide.find(child, token)
            if (found !== null)
                return found
        }
        return null
    }
    function pressable(item: Item): Item {
        if (item.activeFocusOnTab)
            return item
        for (let n = 0; n < item.children.length; ++n) {
            const found = item.children[n].visible ? guide.pressable(item.children[n]) : null
            if (found !== null)
                return found
        }
        return null
    }
    // What the keyboard presses for a token, where that is not what shows it: a cell, for example, and the button over it.
    function key(item: Item, token: string): Item {
        for (let n = 0; n < item.children.length; ++n) {
            const child = item.children[n]
            if (!child.visible || child.width <= 0)
                continue
            const found = guide.shows(child, token) && child.activeFocusOnTab ? child : guide.key(child, token)
            if (found !== null)
                return found
        }
        return null
    }
    function look(): void {
        const token = lesson.token
        guide.thing = lesson.at !== "" ? guide.part(lesson.at) : token !== "" ? guide.find(guide.stage, token) : null
        if (guide.thing !== null) {
            const spot = guide.thing.mapToItem(guide, 0, 0)
            // It stays inside the window round what lies at its edge, such as a sign on the roof.
            ring.x = Math.max(1, spot.x - 8)
            ring.y = Math.max(1, spot.y - 8)
            ring.width = Math.min(guide.width - 1, spot.x + guide.thing.width + 8) - ring.x
            ring.height = Math.min(guide.height - 1, spot.y + guide.thing.height + 8) - ring.y
        }
        guide.lead()
    }
    // Once for each step: afterwards the keyboard goes where it is taken.
    function lead(): void {
        const step = lesson.step + "/" + lesson.token + "/" + lesson.onward
        if (!guide.leads || guide.led === step)
            return
        const there = lesson.onward !== "" ? guide.onward : lesson.token !== "" && guide.thing ? guide.pressable(guide.thing) ?? guide.key(guide.stage, lesson.token) : null
        if (there === null)
            return
        guide.led = step
        there.forceActiveFocus(Qt.TabFocusReason)
    }

    // Whoever presses something else is shown what is meant.
    function insist(): void {
        if (!ring.visible || !lesson.asks)
            return
        guide.putWord()
        here.shown = true
        seen.restart()
        beat.restart()
        here.Accessible.announce(here.text)
    }
    // Every word, and every picture that is no scenery, as it lies in the window.
    function written(item: Item, found: var): void {
        for (let n = 0; n < item.children.length; ++n) {
            const child = item.children[n]
            if (!child.visible || child.opacity === 0 || child === guide)
                continue
            const words = child as Text
            const picture = child as Image
            if (words !== null && words.text !== "") {
                const spare = words.width - words.contentWidth
                const before = words.effectiveHorizontalAlignment === Text.AlignHCenter ? spare / 2 : words.effectiveHorizontalAlignment === Text.AlignRight ? spare : 0
                found.push(words.mapToItem(guide, Qt.rect(before, 0, words.contentWidth, words.height)))
            } else if (picture !== null && picture.width <= 96) {
                found.push(picture.mapToItem(guide, Qt.rect(0, 0, picture.width, picture.height)))
            }
            guide.written(child, found)
        }
    }
    // Above the ring, below it, in it or beside it: the first place where it covers nothing, else where it covers least.
    function putWord(): void {
        const found = []
        guide.written(guide.whole, found)
        const right = ring.x + ring.width
        const mid = ring.x + (ring.width - here.width) / 2
        const low = ring.y + ring.height
        const places = [Qt.point(mid, ring.y - here.height - 4), Qt.point(mid, low + 4)]
        for (let y = ring.y + 8; y <= low - here.height - 8; y += 8)
            for (const x of [mid, ring.x + 8, right - here.width - 8])
                places.push(Qt.point(x, y))
        for (let y = ring.y; y <= low - here.height; y += 8)
            for (const x of [right + 4, ring.x - here.width - 4])
                places.push(Qt.point(x, y))
        let least = Infinity
        for (const place of places) {
            const x = Math.max(6, Math.min(guide.width - here.width - 6, place.x))
            const y = Math.max(6, Math.min(guide.height - here.height - 6, place.y))
            let covered = 0
            for (const other of found) {
                const across = Math.min(x + here.width, other.x + other.width) - Math.max(x, other.x)
                const down = Math.min(y + here.height, other.y + other.height) - Math.max(y, other.y)
                covered += Math.max(0, across) * Math.max(0, down)
            }
            if (covered < least) {
                least = covered
                here.x = x
                here.y = y
            }
            if (covered === 0)
                break
        }
    }
    function within(item: Item, at: point): bool {
        const spot = item.mapFromItem(guide, at.x, at.y)
        return item.visible && item.contains(spot)
    }

    // It only watches: whatever lies there is pressed as ever.
    PointHandler {
        enabled: guide.lesson.asks
        onActiveChanged: {
            if (!active)
                return
            const at = point.position
            const hit = at.x >= ring.x && at.y >= ring.y && at.x <= ring.x + ring.width && at.y <= ring.y + ring.height
            if (!hit && guide.elsewhere.some(item => guide.within(item, at)))
                guide.insist()
        }
    }

    // At once when something else is spoken of.
    Connections {
        target: guide.lesson
        function onTextChanged(): void {
            soon.restart()
        }
        function onAtChanged(): void {
            soon.restart()
        }
        function onTokenChanged(): void {
            soon.restart()
        }
        function onOnwardChanged(): void {
            soon.restart()
        }
    }
    Timer {
        id: soon
        interval: 0
        onTriggered: guide.look()
    }
    // Things come and go and travel: what is pointed at is looked for again and again, and nothing is drawn unless it moved.
    Timer {
        interval: 120
        repeat: true
        triggeredOnStart: true
        running: guide.visible
        onTriggered: guide.look()
    }
    Rectangle {
        id: ring

        property real spread: 0
        property real beaten: 0

        visible: guide.thing !== null && guide.thing.visible && width > 16
        onXChanged: Qt.callLater(here.follow)
        onYChanged: Qt.callLater(here.follow)
        radius: Metrics.radiusLarge
        color: Theme.clear
        border {
            width: 2
            color: Theme.darkInk
        }
        transform: Scale {
            origin.x: ring.width / 2
            origin.y: ring.height / 2
            xScale: 1 + (ring.spread + ring.beaten) / Math.max(1, ring.width)
            yScale: 1 + (ring.spread + ring.beaten) / Math.max(1, ring.height)
        }

        Rectangle {
            anchors {
                fill: parent
                margins: 2
            }
            radius: Metrics.radiusLarge - 2
            color: Theme.clear
            border {
                width: 4
                color: Theme.coinLight
            }
        }
        Rectangle {
            anchors {
                fill: parent
                margins: 6
            }
            radius: Metrics.radiusLarge - 6
            color: Theme.clear
            border {
                width: 1.5
                color: Theme.darkInk
            }
        }
        SequentialAnimation on beaten {
            id: beat
            running: false
            loops: 2
            NumberAnimation {
                to: Motion.moves ? 14 : 0
                duration: Motion.feedback
                easing.type: Motion.enter
            }
            NumberAnimation {
                to: 0
                duration: Motion.feedback
            }
        }
        NumberAnimation on spread {
            id: closing
            running: false
            from: 60
            to: 0
            duration: Motion.banner
            easing.type: Motion.enter
        }
    }
    Rectangle {
        id: here

        property bool shown: false
        readonly property alias text: word.text

        function follow(): void {
            if (here.shown)
                guide.putWord()
        }

        visible: shown && ring.visible
        width: word.implicitWidth + 24
        height: word.implicitHeight + 10
        radius: height / 2
        color: Theme.coinLight
        border {
            width: 2
            color: Theme.darkInk
        }

        Label {
            id: word
            anchors.centerIn: parent
            text: qsTr("This one")
            strong: true
            color: Theme.darkInk
            Accessible.ignored: true
        }
        Timer {
            id: seen
            interval: 2500
            onTriggered: here.shown = false
        }
    }
    onThingChanged: {
        here.shown = false
        if (thing === null)
            return
        guide.came(thing)
        if (Motion.moves)
            closing.restart()
    }
}
