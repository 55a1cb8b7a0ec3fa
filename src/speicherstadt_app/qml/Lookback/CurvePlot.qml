pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Controls
import Frame
import Theme

// Everybody's share of the win over the rounds: a colour, a dash and an emblem each. The pointer or the arrows read it.
FocusScope {
    id: plot

    required property var lines               // [{sign, name, me, xs, ys, end, last}], the one on top last
    required property var ticks               // [{at, text}]
    required property var bands               // [{from, to, title, art, tint}], the chapters behind it
    required property var happenings          // [{at, title, art}]
    required property var marks               // [{number, spot}]
    required property var told                // [{at, title, shares}]
    required property int rounds
    required property real fair
    property int at: -1                       // the point that is read

    signal opened(int at)

    readonly property real leftRoom: Metrics.px(46)
    readonly property real rightRoom: Metrics.textScale > 1.5 || width < 560 ? Metrics.art(28) + 16 : Metrics.px(168)
    readonly property real topRoom: Metrics.art(24) + 6
    readonly property real bottomRoom: Metrics.px(20) + Metrics.px(28) + 12
    readonly property real wide: Math.max(1, width - leftRoom - rightRoom)
    readonly property real high: Math.max(1, height - topRoom - bottomRoom)
    readonly property bool named: rightRoom > Metrics.art(28) + 16
    // Of many only mine and the leader's are in colour and named; the others lie pale behind them.
    readonly property bool crowded: lines.length > 8
    readonly property var leader: lines.reduce((found, line) => found === null || line.end > found.end ? line : found, null)

    function isPale(line: var): bool {
        return crowded && !line.me && line.sign !== leader?.sign
    }

    function px(part: real): real {
        return leftRoom + part * wide
    }
    function py(share: real): real {
        return topRoom + (1 - share) * high
    }
    function points(xs: var, ys: var): var {
        const found = []
        for (let n = 0; n < xs.length; ++n)
            found.push(Qt.point(px(xs[n]), py(ys[n])))
        return found
    }
    // Labels at the end push each other apart.
    readonly property var ends: {
        const order = lines.map((line, n) => n).filter(n => !isPale(lines[n])).sort((a, b) => lines[b].end - lines[a].end)
        const step = Math.max(30, Metrics.px(20) + 8)
        const found = []
        let next = topRoom - 12
        for (const n of order) {
            next = Math.max(next, py(lines[n].end) - step / 2)
            found[n] = next
            next += step
        }
        let last = topRoom + high + bottomRoom * 0.6 - step
        for (const n of order.reverse()) {
            found[n] = Math.min(found[n], last)
            last = found[n] - step
        }
        return found
    }
    function near(x: real): int {
        let best = -1
        let distance = 1e9
        for (let n = 0; n < told.length; ++n) {
            const gap = Math.abs(px(told[n].at) - x)
            if (gap < distance) {
                best = n
                distance = gap
            }
        }
        return best
    }
    function step(by: int): void {
        plot.at = Math.max(0, Math.min(told.length - 1, plot.at < 0 ? (by > 0 ? 0 : told.length - 1) : plot.at + by))
    }

    activeFocusOnTab: true
    implicitHeight: 300
    Accessible.role: Accessible.Chart
    Accessible.name: lines.length === 1 ? qsTr("Outlook, round by round (0 to 100)") : qsTr("Chance of winning, round by round")
    Accessible.description: at < 0 ? qsTr("Arrow keys read the values") : told[at]?.title ?? ""
    Accessible.focusable: true
    Keys.onLeftPressed: step(-1)
    Keys.onRightPressed: step(1)
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Home || event.key === Qt.Key_End) {
            plot.at = event.key === Qt.Key_Home ? 0 : told.length - 1
            event.accepted = true
        } else if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && plot.at >= 0) {
            plot.opened(plot.at)
            event.accepted = true
        }
    }

    Repeater {
        model: plot.bands

        Rectangle {
            required property int index
            required property var modelData
            readonly property var band: modelData
            readonly property color tint: band.tint === "" ? Theme.alpha(Theme.sand, index % 2) : band.tint

            x: plot.px(band.from)
            y: plot.topRoom
            width: plot.px(band.to) - x
            height: plot.high
            color: Theme.alpha(tint, tint.a * (Theme.night ? 0.28 : 0.14))
        }
    }
    Repeater {
        model: plot.ticks

        Item {
            required property var modelData
            readonly property var step: modelData

            y: plot.py(step.at)

            Rectangle {
                x: plot.leftRoom
                width: plot.wide
                height: 1
                color: Theme.hairline
            }
            Label {
                x: plot.leftRoom - 8 - width
                y: -height / 2
                text: parent.step.text
                color: Theme.ink2
                font.pixelSize: Metrics.small
                Accessible.ignored: true
            }
        }
    }
    // What somebody no better than the others would have.
    Row {
        x: plot.leftRoom
        visible: plot.fair < 1
        y: plot.py(plot.fair)
        spacing: 4
        clip: true
        width: plot.wide

        Repeater {
            model: Math.ceil(plot.wide / 8)

            Rectangle {
                width: 4
                height: 1.5
                color: Theme.edge
            }
        }
    }
    Repeater {
        model: plot.happenings

        Item {
            id: happening

            required property var modelData

            x: plot.px(modelData.at)

            Rectangle {
                x: -1
                y: plot.topRoom
                width: 2
                height: plot.high
                color: Theme.fire
                opacity: 0.55
            }
            ArtIcon {
                x: -width / 2
                y: plot.topRoom - height - 4
                width: Metrics.art(24)
                height: width
                art: happening.modelData.art
                tint: Theme.fire
            }
        }
    }
    Repeater {
        model: plot.lines

        Shape {
            id: curve

            required property var modelData
            readonly property var line: modelData
            readonly property var track: plot.points(line.xs, line.ys)
            readonly property bool pale: plot.isPale(line)
            readonly property real thick: line.me ? 4 : pale ? 1.5 : 2.5

            z: pale ? 0 : line.me ? 2 : 1
            opacity: pale ? 0.35 : 1
            width: plot.width
            height: plot.height
            preferredRendererType: Shape.CurveRenderer

            ShapePath {
                strokeColor: curve.pale ? Theme.clear : Theme.card
                strokeWidth: curve.thick + 3
                fillColor: Theme.clear
                joinStyle: ShapePath.RoundJoin
                capStyle: ShapePath.RoundCap
                PathPolyline {
                    path: curve.track
                }
            }
            ShapePath {
                readonly property var dash: Theme.lineDashes[curve.line.sign % Theme.lineDashes.length]

                strokeColor: Theme.lines[curve.line.sign % Theme.lines.length]
                strokeWidth: curve.thick
                strokeStyle: dash.length > 0 ? ShapePath.DashLine : ShapePath.SolidLine
                dashPattern: dash
                fillColor: Theme.clear
                joinStyle: ShapePath.RoundJoin
                capStyle: ShapePath.FlatCap
                PathPolyline {
                    path: curve.track
                }
            }
        }
    }
    // The dearest decisions, on the line of whose they are.
    Repeater {
        model: plot.marks

        Rectangle {
            required property var modelData
            readonly property var mark: modelData
            readonly property var line: plot.lines[plot.lines.length - 1]

            z: 2
            x: plot.px(line?.xs[mark.spot] ?? 0) - width / 2
            y: plot.py(line?.ys[mark.spot] ?? 0) - height / 2
            width: Metrics.px(14) + 10
            height: width
            radius: width / 2
            color: Theme.coin
            border {
                width: 2
                color: Theme.darkInk
            }

            Label {
                anchors.centerIn: parent
                text: parent.mark.number
                strong: true
                color: Theme.darkInk
                font.pixelSize: Metrics.small
                Accessible.ignored: true
            }
        }
    }
    Repeater {
        model: plot.rounds

        Label {
            required property int index

            x: plot.px((index + 0.5) / plot.rounds) - width / 2
            y: plot.topRoom + plot.high + 4
            visible: plot.wide / plot.rounds > width + 4
            text: index + 1
            color: Theme.ink2
            font.pixelSize: Metrics.small
            Accessible.ignored: true
        }
    }
    Repeater {
        model: plot.bands

        Row {
            id: chapter

            required property var modelData
            readonly property real room: plot.px(modelData.to) - plot.px(modelData.from)

            x: plot.px(modelData.from) + (room - width) / 2
            y: plot.topRoom + plot.high + Metrics.px(20) + 8
            spacing: 6

            ArtIcon {
                id: glyph
                visible: art !== ""
                width: Metrics.px(24)
                height: width
                art: chapter.modelData.art
            }
            Label {
                visible: chapter.room > implicitWidth + (glyph.visible ? glyph.width + 10 : 4)
                height: Metrics.px(24)
                text: chapter.modelData.title
                color: Theme.ink2
                font.pixelSize: Metrics.small
                Accessible.ignored: true
            }
        }
    }
    Repeater {
        model: plot.lines

        Row {
            required property int index
            required property var modelData
            readonly property var line: modelData

            visible: !plot.isPale(line)
            x: plot.leftRoom + plot.wide + 10
            y: plot.ends[index] ?? 0
            spacing: 6

            Medallion {
                size: Metrics.art(28)
                sign: parent.line.sign
            }
            Label {
                id: whose
                visible: plot.named
                height: Metrics.art(28)
                width: Math.min(implicitWidth, plot.rightRoom - Metrics.art(28) - 28 - percent.width)
                text: parent.line.name
                strong: parent.line.me
                wrapMode: Text.WordWrap
                lineHeight: 0.85
                font.pixelSize: Metrics.small
                Accessible.ignored: true
            }
            Label {
                id: percent
                visible: plot.named
                height: Metrics.art(28)
                text: parent.line.last
                strong: true
                font.pixelSize: Metrics.small
                Accessible.ignored: true
            }
        }
    }
    // What is read.
    Rectangle {
        z: 2
        visible: plot.at >= 0
        x: plot.px(plot.told[plot.at]?.at ?? 0) - 1
        y: plot.topRoom
        width: 2
        height: plot.high
        color: Theme.ink
    }
    FocusRing {
        visible: plot.activeFocus
        anchors.margins: -2
    }
    HoverHandler {
        onPointChanged: {
            const x = point.position.x
            if (hovered && x >= plot.leftRoom - 10 && x <= plot.leftRoom + plot.wide + 10)
                plot.at = plot.near(x)
        }
    }
    TapHandler {
        onTapped: point => {
            plot.at = plot.near(point.position.x)
            plot.forceActiveFocus(Qt.MouseFocusReason)
        }
    }
}
