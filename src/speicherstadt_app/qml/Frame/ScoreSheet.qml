pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme
import Speicherstadt.Models as Models

// The final count: a line a source, a column a player. Lines come one after the other and totals count along; then the
// winner's column rises. Of many players the first three and the one who looks stay, and the others are turned over.
Item {
    id: sheet

    required property Models.End end
    property var tint: source => Theme.ink
    // of a source of points
    property Component total: null            // how the game draws a sum
    property int shown: 0                     // lines counted so far
    readonly property bool counted: shown >= end.lines.length
    property real foot: 0                     // kept free below
    property bool seen: false                 // it has been counted before those who look
    property bool turned: false               // the other leaf is shown, and the title alone stands here
    readonly property real headed: words.y + words.height + 10
    readonly property real titled: words.x + Math.max(heading.contentWidth, sentence.contentWidth)     // where the title's words end

    function finish(): void {
        clock.stop()
        sheet.shown = sheet.end.lines.length
    }
    function count(): void {
        const moves = Motion.moves && !sheet.seen
        sheet.shown = moves ? 0 : sheet.end.lines.length
        if (moves)
            clock.restart()
    }

    readonly property bool many: end.players.length > 8
    // Of many as many columns as names have room for, in the order of places.
    readonly property int most: Math.max(1, Math.floor((width - 44 - Metrics.px(130)) / Metrics.px(100)))
    readonly property var order: {
        if (!many)
            return end.players.map((player, n) => n)
        const byPlace = end.ranking.map(row => end.players.findIndex(player => player.sign === row.sign))
        const front = byPlace.filter((n, place) => place < 3 || n === 0)
        return [...front, ...byPlace.filter(n => !front.includes(n))]
    }
    readonly property int fixed: many ? Math.min(order.filter((n, at) => at < 3 || n === 0).length, most - 1) : 0
    readonly property int turns: Math.max(1, most - fixed)        // columns that are turned over at once
    readonly property int last: Math.max(0, order.length - fixed - turns)
    property int from: 0                      // the first of those, of all that don't stay
    // The players whose columns are shown, as they stand.
    readonly property var columns: !many ? order : [...order.slice(0, fixed), ...order.slice(fixed + Math.min(from, last), fixed + Math.min(from, last) + turns)]
    readonly property int players: columns.length
    // Where the winners' columns end above, once they have risen.
    readonly property list<point> crests: turned ? [] : columns.map((player, n) => end.players[player].winner ? Qt.point(first + (n + 0.5) * each, upper - 18) : null).filter(crest => crest !== null)
    readonly property real lead: Math.max(Metrics.px(130), Math.min(Metrics.px(330), width - 44 - players * Metrics.px(150)))
    readonly property real each: Math.min(244, (width - 44 - lead) / Math.max(1, players))
    readonly property real first: width - 24 - players * each
    readonly property bool roomy: each >= Metrics.px(138)          // room for how the points came about
    readonly property bool topped: first < Metrics.px(250)         // no room for the title beside the players
    readonly property real upper: topped ? words.y + words.height + 6 + 18 : 0
    readonly property real crown: Math.max(18, Metrics.px(20) - 2)     // below it the players' faces begin
    readonly property real head: Math.max(upper + crown + Metrics.px(31) + Metrics.art(50) + 5, topped ? 0 : words.height + 26)
    readonly property real margin: 38 + Metrics.art(26)       // of the titles
    readonly property real sum: Metrics.px(44) + 12
    readonly property real lineHeight: Math.max(Metrics.px(20) + 6, Math.min(Metrics.figure + 18, (height - head - sum - foot) / Math.max(1, end.lines.length)))
    readonly property real under: head + end.lines.length * lineHeight + sum

    implicitHeight: head + end.lines.length * (Metrics.figure + 18) + sum + foot
    readonly property real least: head + end.lines.length * (Metrics.px(20) + 6) + sum + foot
    Accessible.role: Accessible.Table
    Accessible.name: counted ? end.spoken : end.title
    onVisibleChanged: {
        if (visible)
            count()
    }
    Component.onCompleted: count()

    Names {
        id: names
    }
    Names {
        id: titles
    }
    Timer {
        id: clock
        interval: Math.max(1, Motion.tally)
        repeat: true
        onTriggered: {
            sheet.shown += 1
            if (sheet.counted)
                stop()
        }
    }
    Panel {
        anchors.fill: parent
        radius: Metrics.radiusLarge
        lift: 2
        line: Theme.edge
    }
    Column {
        id: words
        x: 26
        y: 16
        width: sheet.topped || sheet.turned ? sheet.width - 52 - (over.visible ? over.width + 12 : 0) : sheet.first - 36
        spacing: 2

        Label {
            id: heading
            width: parent.width
            text: sheet.end.title
            slab: true
            wrapMode: Text.WordWrap
            lineHeight: 0.9
            font.pixelSize: sheet.topped || title.advanceWidth < 2 * width ? Metrics.price : Metrics.number
            Accessible.role: Accessible.Heading
            Accessible.name: text

            TextMetrics {
                id: title
                font {
                    family: Theme.display
                    weight: Font.Bold
                    pixelSize: Metrics.price
                }
                text: sheet.end.title
            }
        }
        // Its room is kept free, so that nothing jumps once it is said.
        Label {
            id: sentence
            width: parent.width
            opacity: sheet.counted ? 1 : 0
            Accessible.ignored: !sheet.counted
            Accessible.name: text
            text: sheet.end.sentence
            wrapMode: Text.WordWrap
            lineHeight: 0.95
            color: Theme.ink2

            Behavior on opacity {
                NumberAnimation {
                    duration: Motion.fade
                }
            }
        }
        Label {
            visible: text !== ""
            width: parent.width
            opacity: sheet.counted ? 1 : 0
            Accessible.ignored: !sheet.counted
            Accessible.name: text
            text: sheet.end.tieText
            wrapMode: Text.WordWrap
            lineHeight: 0.95
            color: Theme.ink2
            font.pixelSize: Metrics.small
        }
    }
    Row {
        id: over
        visible: sheet.last > 0 && !sheet.turned
        anchors {
            right: parent.right
            rightMargin: 16
            top: parent.top
            topMargin: 8
        }

        IconBtn {
            enabled: sheet.from > 0
            art: "signs/part-back"
            text: qsTr("Better places")
            onClicked: sheet.from = Math.max(0, Math.min(sheet.from, sheet.last) - sheet.turns)
        }
        IconBtn {
            enabled: sheet.from < sheet.last
            art: "signs/part"
            text: qsTr("Further places")
            onClicked: sheet.from = Math.min(sheet.last, sheet.from + sheet.turns)
        }
    }
    Item {
        id: table
        anchors.fill: parent
        visible: opacity > 0
        opacity: sheet.turned ? 0 : 1

        Behavior on opacity {
            NumberAnimation {
                duration: Motion.fade
            }
        }
        // The winners' columns, raised above the others.
        Repeater {
            model: sheet.players
            Rectangle {
                required property int index
                readonly property bool winner: sheet.end.players[sheet.columns[index]]?.winner ?? false
                readonly property bool wins: winner && sheet.counted
                property real rise: wins ? 18 : 0

                visible: winner
                opacity: wins ? 1 : 0
                x: sheet.first + index * sheet.each + 5
                y: sheet.upper - rise
                width: sheet.each - 10
                height: sheet.under - y
                radius: 10
                color: Theme.primaryWash
                border {
                    width: 2
                    color: Theme.primary
                }

                Behavior on rise {
                    enabled: Motion.moves
                    NumberAnimation {
                        duration: Motion.flip
                        easing.type: Motion.enter
                    }
                }
                Behavior on opacity {
                    NumberAnimation {
                        duration: Motion.fade
                    }
                }
                Rectangle {
                    width: parent.width
                    height: Metrics.px(20) + 10
                    topLeftRadius: 10
                    topRightRadius: 10
                    color: Theme.primary

                    Label {
                        anchors {
                            fill: parent
                            leftMargin: 4
                            rightMargin: 4
                        }
                        horizontalAlignment: Text.AlignHCenter
                        text: qsTr("Winner")
                        slab: true
                        color: Theme.primaryText
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: Metrics.least
                        font.pixelSize: Metrics.strong
                        Accessible.ignored: true
                    }
                }
            }
        }
        Repeater {
            model: sheet.players
            Item {
                id: player

                required property int index
                readonly property var who: sheet.end.players[sheet.columns[index]] ?? sheet.end.players[0]

                x: sheet.first + index * sheet.each
                y: sheet.upper + sheet.crown
                width: sheet.each
                height: sheet.head - y
                Accessible.role: Accessible.ColumnHeader
                Accessible.name: who.name

                HouseSign {
                    anchors {
                        horizontalCenter: parent.horizontalCenter
                        bottom: name.top
                        bottomMargin: 2
                    }
                    size: Metrics.art(50)
                    sign: player.who.sign
                    art: player.who.art
                }
                Name {
                    id: name
                    anchors {
                        horizontalCenter: parent.horizontalCenter
                        bottom: parent.bottom
                        bottomMargin: 3
                    }
                    width: parent.width - (sheet.each < 120 ? 6 : 24)
                    height: Metrics.px(28)
                    row: names
                    largest: Metrics.figure
                    horizontalAlignment: Text.AlignHCenter
                    text: player.who.name
                    slab: true
                }
            }
        }
        Repeater {
            model: sheet.end.lines.length
            Item {
                id: line

                required property int index
                readonly property var entry: sheet.end.lines[index]

                y: sheet.head + index * sheet.lineHeight
                width: sheet.width
                height: sheet.lineHeight
                opacity: index < sheet.shown ? 1 : 0
                Accessible.role: Accessible.Row
                Accessible.name: entry.title

                Behavior on opacity {
                    NumberAnimation {
                        duration: Motion.fade
                    }
                }
                Rule {
                    x: 20
                    width: parent.width - 40
                }
                ArtIcon {
                    x: 26
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.min(Metrics.art(26), parent.height - 4)
                    height: width
                    art: line.entry.art
                    tint: sheet.tint(line.entry.source)
                }
                Name {
                    x: sheet.margin
                    anchors.verticalCenter: parent.verticalCenter
                    width: sheet.first - x - 4
                    row: titles
                    lines: 2
                    tall: sheet.lineHeight
                    largest: Metrics.body
                    text: line.entry.title
                    strong: true
                    lineHeight: 0.85
                }
                Repeater {
                    model: sheet.players
                    Item {
                        id: cell

                        required property int index
                        readonly property var value: line.entry.cells[sheet.columns[index]] ?? line.entry.cells[0]

                        x: sheet.first + index * sheet.each
                        width: sheet.each
                        height: line.height
                        Accessible.role: Accessible.Cell
                        Accessible.name: value.text
                        Accessible.description: value.how

                        Label {
                            visible: sheet.roomy && implicitWidth <= cell.width - anchors.rightMargin - 12
                            anchors {
                                right: parent.right
                                rightMargin: Math.max(sheet.each * 0.42, sheet.each * 0.17 + points.width + 8)
                                verticalCenter: parent.verticalCenter
                            }
                            text: cell.value.how
                            color: Theme.ink2
                            font.pixelSize: Metrics.small
                            Accessible.ignored: true
                        }
                        Label {
                            id: points
                            anchors {
                                right: parent.right
                                rightMargin: sheet.each * (sheet.roomy ? 0.17 : 0.34)
                                verticalCenter: parent.verticalCenter
                            }
                            text: cell.value.text
                            color: cell.value.bad ? Theme.fire : Theme.ink
                            font {
                                pixelSize: Metrics.title
                                weight: cell.value.best ? Font.Bold : Font.Normal
                            }
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
        Rectangle {
            x: 20
            y: sheet.under - sheet.sum
            width: sheet.width - 40
            height: 3
            color: Theme.ink
        }
        Label {
            x: sheet.margin
            y: sheet.under - sheet.sum + 4
            height: sheet.sum - 6
            text: qsTr("Total")
            slab: true
            font.pixelSize: Metrics.number
            Accessible.ignored: true
        }
        Repeater {
            model: sheet.players
            Item {
                id: sum

                required property int index
                readonly property var who: sheet.end.players[sheet.columns[index]] ?? sheet.end.players[0]
                readonly property int value: sheet.counted ? who.total : sheet.shown > 0 ? sheet.end.lines[sheet.shown - 1].cells[sheet.columns[index] ?? 0].sum : 0
                readonly property bool wins: who.winner && sheet.counted

                x: sheet.first + index * sheet.each
                y: sheet.under - sheet.sum + 4
                width: sheet.each
                height: sheet.sum - 6
                Accessible.role: Accessible.Cell
                Accessible.name: sheet.counted ? who.totalText : value

                Loader {
                    anchors.centerIn: parent
                    sourceComponent: sheet.total
                    onLoaded: {
                        const own = item as GameTotal
                        own.value = Qt.binding(() => sum.value)
                        own.wins = Qt.binding(() => sum.wins)
                        own.size = Qt.binding(() => sum.height)
                    }
                }
                Figure {
                    visible: sheet.total === null
                    anchors {
                        right: parent.right
                        rightMargin: sheet.each * (sheet.roomy ? 0.17 : 0.3)
                    }
                    height: parent.height
                    value: sum.value
                    color: sum.wins ? Theme.primary : Theme.ink
                    font.pixelSize: Math.min(Metrics.banner, sheet.each * 0.4)
                }
            }
        }
    }
}
