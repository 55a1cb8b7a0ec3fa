pragma Translator: Venedig_Stock
pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme

// The tiles that wait for a place, each with what it costs, what it brings, and how well it fits now.
FocusScope {
    id: stock

    required property var tiles               // model of tiles
    property string nothing: ""
    readonly property bool many: row.count > 4
    readonly property real foot: Metrics.px(18) + 4
    readonly property real head: Metrics.px(15) + 5
    readonly property real gap: many ? 7 : row.count > 3 ? 12 : 18
    readonly property real least: Math.max(Metrics.target, Metrics.px(42))
    readonly property int total: {
        let sum = 0
        for (let n = 0; n < row.count; ++n)
            sum += (row.itemAt(n) as Held)?.wide ?? 2
        return Math.max(1, sum)
    }
    readonly property real high: Math.max(8, (height - foot - head - 6) / 2)
    // Where all would be too small the row is scrolled, and five of them have the room.
    readonly property real size: Math.max(Math.min(Sizes.leastTile, high), Math.min(44, high, among(row.count) < Sizes.leastTile ? among(Math.min(row.count, 5)) : among(row.count)))
    readonly property int picked: {
        for (let n = 0; n < row.count; ++n) {
            if ((row.itemAt(n) as Held)?.picked)
                return n
        }
        return -1
    }

    signal chosen(token: string)

    // A cell, where so many tiles share the width.
    function among(tiles: int): real {
        return (stock.width - (tiles - 1) * stock.gap - 8 - 4 * tiles) / (stock.total * tiles / Math.max(1, row.count))
    }
    // The next tile that can be built; for the key.
    function next(): void {
        for (let k = 1; k <= row.count; ++k) {
            const tile = row.itemAt((Math.max(-1, stock.picked) + k + row.count) % row.count) as Held
            if (tile?.token && !tile.picked) {
                stock.chosen(tile.token)
                return
            }
        }
    }

    component Held: Thing {
        id: held

        required property int index
        required property string tile
        required property var cells
        required property int wide
        required property int high
        required property int stones
        required property int arms
        required property string token
        required property bool picked
        required property bool dim
        required property int places
        required property int best
        required property string rate
        required property int mark
        required property string explain
        required property string spoken

        width: Math.max(stock.least, wide * stock.size + 4, rate !== "" ? fit.implicitWidth + 6 : 0)
        height: stock.height
        topic: explain
        opacity: dim ? 0.5 : 1
        Accessible.name: spoken
        onClicked: token !== "" ? stock.chosen(token) : Explain.ask(explain, held)
        onPickedChanged: {
            if (picked)
                view.show(held)
        }

        HoverHandler {
            cursorShape: held.token !== "" ? Qt.PointingHandCursor : Qt.ArrowCursor
        }
        Rectangle {
            visible: held.rate !== ""
            anchors.horizontalCenter: parent.horizontalCenter
            width: fit.implicitWidth + 12
            height: stock.head - 2
            radius: height / 2
            color: held.places > 0 ? Theme.primary : Theme.sand

            Label {
                id: fit
                anchors.centerIn: parent
                text: held.rate
                strong: true
                color: held.places > 0 ? Theme.primaryText : Theme.ink2
                font.pixelSize: Metrics.meta
                Accessible.ignored: true
            }
        }
        TilePicture {
            x: (held.width - held.wide * stock.size) / 2
            y: stock.head + (held.height - stock.foot - stock.head - held.high * stock.size) / 2
            cells: held.cells
            size: stock.size
            plain: Theme.contrast
            ring: held.picked ? 1 : 0
        }
        Row {
            anchors {
                horizontalCenter: parent.horizontalCenter
                bottom: parent.bottom
            }
            spacing: 2

            ArtIcon {
                anchors.verticalCenter: parent.verticalCenter
                width: Metrics.px(15)
                height: width
                art: "venedig/pieces/stone"
            }
            Label {
                anchors.verticalCenter: parent.verticalCenter
                text: held.stones
                font {
                    pixelSize: Metrics.small
                    weight: Font.Bold
                }
                Accessible.ignored: true
            }
            Shield {
                anchors.verticalCenter: parent.verticalCenter
                size: Metrics.px(18)
                value: held.arms
            }
        }
        HintMark {
            x: -2
            y: stock.head
            size: Metrics.art(22)
            rank: held.mark
        }
    }

    Accessible.role: Accessible.List
    Accessible.name: qsTr("Your tiles")

    Label {
        visible: row.count === 0
        anchors {
            fill: parent
            rightMargin: 6
        }
        text: stock.nothing
        wrapMode: Text.WordWrap
        color: Theme.ink2
        font.pixelSize: Metrics.small
        Accessible.ignored: true
    }
    Flickable {
        id: view

        function show(item: Item): void {
            contentX = Math.max(0, Math.min(contentWidth - width, item.x - (width - item.width) / 2))
        }

        anchors.fill: parent
        contentWidth: Math.max(width, line.width + 8)
        contentHeight: height
        clip: contentWidth > width
        interactive: contentWidth > width
        boundsBehavior: Flickable.StopAtBounds
        // The chosen one stays in view, whatever becomes of the sizes.
        onContentWidthChanged: soon.restart()
        onWidthChanged: soon.restart()

        Timer {
            id: soon
            interval: 0
            onTriggered: {
                const held = row.itemAt(stock.picked)
                if (held !== null)
                    view.show(held)
            }
        }

        Row {
            id: line
            x: 4
            height: parent.height
            spacing: stock.gap

            Repeater {
                id: row
                model: stock.tiles

                Held {}
            }
        }
    }
}
