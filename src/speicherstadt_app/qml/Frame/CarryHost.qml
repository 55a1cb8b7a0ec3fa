pragma ComponentBehavior: Bound

import QtQuick
import Theme

// Carries what was picked up: it lies under the pointer, the places where it may go are lit, and where there is none it
// goes back to where it came from.
Item {
    id: host

    property GameBoard board: null
    property var places: []                   // {item, token}, while something is carried
    property int over: -1                     // the place under the pointer
    readonly property alias returns: returning.running

    signal put(token: string)

    function spot(item: Item): rect {
        const at = item.mapToItem(host, 0, 0)
        return Qt.rect(at.x, at.y, item.width, item.height)
    }
    function begin(what: string, from: Item, look: Component): void {
        const found = host.board === null ? [] : host.board.takes(what)
        if (found.length === 0)
            return
        returning.stop()
        ghost.sourceComponent = look
        Carry.from = from
        host.over = -1
        host.places = found
        ghost.opacity = 1
        host.move(from.mapToItem(null, from.width / 2, from.height / 2))
    }
    function move(at: point): void {
        if (Carry.from === null)
            return
        const there = host.mapFromItem(null, at.x, at.y)
        ghost.x = there.x - ghost.width / 2
        ghost.y = there.y - ghost.height * 0.7
        host.over = host.places.findIndex(place => {
            const area = host.spot(place.item)
            return there.x >= area.x && there.x < area.x + area.width && there.y >= area.y && there.y < area.y + area.height
        })
    }
    function end(lands: bool): void {
        if (Carry.from === null)
            return
        const token = lands && host.over >= 0 ? host.places[host.over].token : ""
        host.places = []
        if (token !== "") {
            host.rest()
            host.put(token)
            return
        }
        const home = host.spot(Carry.from)
        goesX.to = home.x + (home.width - ghost.width) / 2
        goesY.to = home.y + (home.height - ghost.height) / 2
        returning.restart()
    }
    function rest(): void {
        Carry.from = null
        host.over = -1
        ghost.sourceComponent = null
    }

    Component.onDestruction: Carry.from = null
    Connections {
        target: Carry
        function onLifted(what: string, from: Item, look: Component): void {
            host.begin(what, from, look)
        }
        function onMoved(at: point): void {
            host.move(at)
        }
        function onDropped(): void {
            host.end(true)
        }
        function onLost(): void {
            host.end(false)
        }
    }
    Repeater {
        model: host.places.length

        Rectangle {
            required property int index
            readonly property rect area: host.spot(host.places[index].item)
            readonly property bool reached: host.over === index

            x: area.x - 5
            y: area.y - 5
            width: area.width + 10
            height: area.height + 10
            radius: Metrics.radiusLarge
            color: reached ? Theme.alpha(Theme.coinLight, 0.28) : Theme.clear
            border {
                width: reached ? 4 : 2
                color: Theme.coinLight
            }
        }
    }
    Loader {
        id: ghost
    }
    ParallelAnimation {
        id: returning
        onFinished: host.rest()
        NumberAnimation {
            id: goesX
            target: ghost
            property: "x"
            duration: Motion.moves ? Motion.highlight : 0
            easing.type: Easing.OutCubic
        }
        NumberAnimation {
            id: goesY
            target: ghost
            property: "y"
            duration: Motion.moves ? Motion.highlight : 0
            easing.type: Easing.OutCubic
        }
    }
}
