pragma Translator: Venedig_City
pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Living
import Theme
import Speicherstadt.Models as Models

// Lagoon and canal, piles, city, markers, gondola; over them what may be done and what it brings. Arrow keys move over the
// cells, Space or Enter does what a tap does.
FocusScope {
    id: city

    required property Models.VenedigBoard model
    property real cell: 48
    property bool plain: false                // roofs and paving only
    property int pointed: -1                  // the cell under the pointer
    property int cursor: -1                   // the cell that the keyboard is on
    property bool touched: false              // by a finger, the last time
    property int tried: 0                     // how often the tile under the pointer was turned
    readonly property int columns: model.columns
    readonly property int rows: model.rows
    readonly property var lays: model.lays
    readonly property alias boat: gondola
    readonly property int focused: activeFocus ? cursor : pointed
    readonly property int shown: model.lay >= 0 ? model.lay : lays.length > 0 && focused >= 0 ? turnedAt(focused) : -1

    signal chosen(token: string)
    signal refused(why: string)
    signal loupeWanted(cell: int)

    function at(n: int): Field {
        for (let k = 0; k < fields.count; ++k) {
            const field = fields.itemAt(k) as Field
            if (field?.cell === n)
                return field
        }
        return null
    }
    function spotAt(n: int): Spot {
        for (let k = 0; k < spots.count; ++k) {
            const spot = spots.itemAt(k) as Spot
            if (spot?.cell === n)
                return spot
        }
        return null
    }
    function centre(n: int): point {
        return Qt.point((n % city.columns + 0.5) * city.cell, (Math.floor(n / city.columns) + 0.5) * city.cell)
    }
    function under(x: real, y: real): int {
        const column = Math.floor(x / city.cell), row = Math.floor(y / city.cell)
        return column >= 0 && column < city.columns && row >= 0 && row < city.rows ? row * city.columns + column : -1
    }
    // The places of the tile in hand over this cell, the best first.
    function covering(n: int): var {
        const found = []
        for (let i = 0; i < city.lays.length; ++i) {
            if (city.lays[i].ground.includes(n))
                found.push(i)
        }
        return found
    }
    function turnedAt(n: int): int {
        const places = covering(n)
        return places.length > 0 ? places[city.tried % places.length] : -1
    }
    function tap(n: int): void {
        const field = at(n)
        const why = city.model.why(n)
        if (city.touched && city.cell * Metrics.zoom < Sizes.finger && (field?.lit ?? "") !== "" && field?.lit !== "remove") {
            city.touched = false
            city.loupeWanted(n)
        } else if (city.tried > 0 && city.model.lay < 0 && city.shown >= 0)
            city.chosen(city.lays[city.shown].token)
        else if ((field?.token ?? "") !== "")
            city.chosen(field.token)
        else if (city.lays.length > 0)
            city.refused(qsTr("The tile can't lie here: each of its cells needs a free pile."))
        else if (why !== "")
            city.refused(why)
    }
    function turn(): void {
        if (city.model.lay >= 0)
            city.chosen("turn")
        else if (city.lays.length > 0 && city.focused >= 0)
            city.tried += 1
    }
    // The keyboard goes to the next cell that way.
    function step(dx: int, dy: int): void {
        const from = city.cursor < 0 ? firstLit() : city.cursor
        const column = Math.max(0, Math.min(city.columns - 1, from % city.columns + (city.cursor < 0 ? 0 : dx)))
        const row = Math.max(0, Math.min(city.rows - 1, Math.floor(from / city.columns) + (city.cursor < 0 ? 0 : dy)))
        city.tried = 0
        city.cursor = row * city.columns + column
        const spot = city.spotAt(city.cursor)
        if (spot !== null)
            spot.forceActiveFocus(Qt.TabFocusReason)
        else
            keeper.forceActiveFocus(Qt.TabFocusReason)
    }
    function firstLit(): int {
        const first = spots.itemAt(0) as Spot
        if (first !== null)
            return first.cell
        return Math.floor(city.rows / 2) * city.columns + Math.floor(city.columns / 2)
    }
    // What a cell is stands beside that cell.
    function placeFor(topic: string): Item {
        asked.cell = Number(topic.split(":")[1])
        return asked
    }
    function settle(): void {
        gliding.complete()
        hopping.complete()
        for (let n = 0; n < fields.count; ++n)
            (fields.itemAt(n) as Field)?.settle()
    }
    // The gondola glides along these cells of the canal; how long that takes.
    function glide(way: var): int {
        if (!Motion.moves)
            return Motion.outline > 0 ? Motion.fade : 0
        gondola.way = way
        gliding.restart()
        return gliding.duration
    }
    // Its new owner comes aboard.
    function board(): void {
        if (Motion.moves)
            hopping.restart()
    }

    component Spot: Pressable {
        id: spot

        required property int cell
        required property string token
        required property string spoken
        required property bool picked
        readonly property int best: city.covering(cell)[0] ?? -1

        x: (cell % city.columns) * city.cell
        y: Math.floor(cell / city.columns) * city.cell
        width: city.cell
        height: city.cell
        hoverEnabled: false
        // A tile that lies there is built by Enter, as its button says; another tap turns it.
        takesEnter: !(city.lays[city.model.lay]?.ground.includes(cell) ?? false)
        Accessible.name: best >= 0 && city.lays.length > best ? spoken + " " + city.lays[best].spoken : spoken
        onActiveFocusChanged: {
            if (activeFocus && visualFocus)
                city.cursor = cell
        }
        onClicked: {
            city.cursor = cell
            city.tap(cell)
        }
        onPressAndHold: Explain.look("cell:" + cell, spot)

        Loader {
            active: spot.visualFocus
            anchors.fill: parent
            sourceComponent: FocusRing {
                around: 6
            }
        }
    }

    width: columns * cell
    height: rows * cell
    Accessible.role: Accessible.Grouping
    Accessible.name: model.spoken
    onLaysChanged: tried = 0
    Keys.onPressed: event => {
        const ways = ({
                [Qt.Key_Left]: [-1, 0],
                [Qt.Key_Right]: [1, 0],
                [Qt.Key_Up]: [0, -1],
                [Qt.Key_Down]: [0, 1]
            })
        const way = ways[event.key]
        if (way !== undefined && event.modifiers === Qt.NoModifier) {
            city.step(way[0], way[1])
            event.accepted = true
        } else if (event.key === Qt.Key_I || event.key === Qt.Key_C)
            event.accepted = Explain.key(event, "cell:" + city.cursor, city)
    }
    Component.onDestruction: Explain.leave(city)

    Item {
        id: asked

        property int cell: 0

        x: (cell % city.columns) * city.cell
        y: Math.floor(cell / city.columns) * city.cell
        width: city.cell
        height: city.cell
    }
    Rectangle {
        visible: Theme.contrast
        anchors.fill: parent
        color: Tones.flatLagoon
    }
    Repeater {
        model: Theme.contrast ? city.model.canal : []
        Rectangle {
            required property int modelData
            x: (modelData % city.columns) * city.cell
            y: Math.floor(modelData / city.columns) * city.cell
            width: city.cell
            height: city.cell
            color: Tones.flatCanal
        }
    }
    ArtIcon {
        visible: !Theme.contrast
        anchors.fill: parent
        art: Theme.night ? "venedig/scenery/night/lagoon" : "venedig/scenery/lagoon"
        fillMode: Image.Stretch
        retained: true
    }
    // The net of the cells.
    Repeater {
        model: city.columns - 1
        Rectangle {
            required property int index
            x: (index + 1) * city.cell - 0.5
            width: 1
            height: city.height
            color: Tones.mesh
        }
    }
    Repeater {
        model: city.rows - 1
        Rectangle {
            required property int index
            y: (index + 1) * city.cell - 0.5
            width: city.width
            height: 1
            color: Tones.mesh
        }
    }
    // Light on the water, under everything that stands in it.
    Life {
        id: water
        anchors.fill: parent

        Glints {
            anchors.fill: parent
            scene: water
            count: 26
            tone: Tones.glint
            least: 8
            most: 24
            lasts: 5
            strength: 0.55
        }
    }
    Repeater {
        id: fields
        model: city.model.cells

        Field {
            x: (cell % city.columns) * city.cell
            y: Math.floor(cell / city.columns) * city.cell
            width: city.cell
            height: city.cell
            plain: city.plain
            pointed: city.focused === cell && city.lays.length === 0
        }
    }
    Rectangle {
        anchors {
            fill: parent
            margins: -2
        }
        color: Theme.clear
        border {
            width: 2
            color: Tones.frameLine
        }
    }
    Item {
        id: gondola

        property var way: []                  // the cells that it glides over, along the canal
        property real gone: 0                 // how many of them lie behind it
        property real hop: 0                  // of the plate that comes aboard, in cells
        readonly property point berth: {
            const from = Math.floor(gone)
            if (!gliding.running || from + 1 >= way.length)
                return city.centre(city.model.boat)
            const a = city.centre(way[from]), b = city.centre(way[from + 1])
            return Qt.point(a.x + (b.x - a.x) * (gone - from), a.y + (b.y - a.y) * (gone - from))
        }
        readonly property string gains: city.lays[city.shown]?.gondola ?? ""
        // It rides on the water, once up and down in eight seconds.
        readonly property real bob: Motion.lively ? Math.sin(Motion.clock * 2 * Math.PI / Motion.swell) : 0

        x: berth.x - width / 2
        y: berth.y - height / 2
        width: city.cell * 1.4
        height: city.cell * 0.7

        NumberAnimation {
            id: gliding
            target: gondola
            property: "gone"
            from: 0
            to: gondola.way.length - 1
            duration: Motion.highlight * Math.max(0, gondola.way.length - 1)
            easing.type: Motion.travel
        }
        NumberAnimation {
            id: hopping
            target: gondola
            property: "hop"
            from: 0.9
            to: 0
            duration: Motion.move
            easing.type: Easing.OutBounce
        }
        ArtIcon {
            anchors.fill: parent
            anchors.topMargin: gondola.bob
            anchors.bottomMargin: -gondola.bob
            art: Theme.night && !Theme.contrast ? "venedig/pieces/night/gondola" : "venedig/pieces/gondola"
        }
        Medallion {
            visible: city.model.aboard >= 0
            x: parent.width * 0.36
            y: parent.height * 0.06 - gondola.hop * city.cell
            size: city.cell * 0.44
            sign: Math.max(0, city.model.aboard)
        }
        Gain {
            visible: gondola.gains !== ""
            x: parent.width * 0.32
            y: -height * 0.8
            height: 22
            border.width: 1.6
            words: gondola.gains
            letters: Math.max(Metrics.least, Math.round(city.cell * 0.29))
        }
    }
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        acceptedButtons: Qt.LeftButton | Qt.RightButton
        cursorShape: city.pointed >= 0 && (city.at(city.pointed)?.token !== "" || city.shown >= 0) ? Qt.PointingHandCursor : Qt.ArrowCursor
        onPositionChanged: mouse => {
            const over = city.under(mouse.x, mouse.y)
            if (over !== city.pointed) {
                city.pointed = over
                city.tried = 0
                Explain.point("cell:" + over, city)
            }
        }
        onExited: {
            city.pointed = -1
            Explain.leave(city)
        }
        onWheel: wheel => {
            wheel.accepted = city.lays.length > 0
            if (wheel.accepted)
                city.turn()
        }
        onPressAndHold: mouse => Explain.look("cell:" + city.under(mouse.x, mouse.y), city)
        onClicked: mouse => {
            const n = city.under(mouse.x, mouse.y)
            if (n < 0)
                return
            city.cursor = n
            if (mouse.button === Qt.RightButton)
                Explain.ask("cell:" + n, city)
            else
                city.tap(n)
        }

        // What may be chosen is pressed like a button, cell by cell.
        Repeater {
            id: spots
            model: city.model.spots

            Spot {}
        }
    }
    PointHandler {
        acceptedDevices: PointerDevice.TouchScreen
        onActiveChanged: {
            if (active)
                city.touched = true
        }
    }
    HoverHandler {
        acceptedDevices: PointerDevice.Mouse
        onPointChanged: city.touched = false
    }
    // Where the keyboard is on a cell that can't be chosen: what stands there, and why.
    Item {
        id: keeper

        width: 1
        height: 1
        activeFocusOnTab: true
        onActiveFocusChanged: {
            if (activeFocus && city.cursor < 0)
                city.cursor = city.firstLit()
        }
        Accessible.role: Accessible.StaticText
        Accessible.focusable: true
        Accessible.name: city.cursor < 0 ? city.model.spoken : (city.model.said(city.cursor) + " " + city.model.why(city.cursor)).trim()
        Accessible.description: qsTr("Arrow keys go over the cells.")
    }
    Loader {
        z: 4
        active: city.shown >= 0 && city.shown < city.lays.length
        sourceComponent: Ghost {
            lay: city.lays[city.shown] ?? city.lays[0] ?? ({})
            cell: city.cell
            columns: city.columns
            picked: city.model.lay === city.shown
            onTurned: city.turn()
        }
    }
    Item {
        z: 5
        visible: keeper.activeFocus && city.cursor >= 0
        x: (Math.max(0, city.cursor) % city.columns) * city.cell
        y: Math.floor(Math.max(0, city.cursor) / city.columns) * city.cell
        width: city.cell
        height: city.cell

        FocusRing {
            around: 6
        }
    }
}
