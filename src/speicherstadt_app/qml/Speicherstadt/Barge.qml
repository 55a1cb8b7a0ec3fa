pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// The lighter that carries a card. Its number is also the key that chooses the column.
Item {
    id: barge

    required property int number
    readonly property var tones: ({
            hull: Tones.hull,
            line: Tones.hullLine,
            ink: Theme.darkInk,
            timber: Theme.timberHigh,
            snow: Theme.season === "winter" ? Theme.snow : Theme.clear
        })

    implicitHeight: 19

    Painting {
        width: barge.width
        height: barge.height
        bleed: 12
        tones: barge.tones
        onPaint: ctx => {
            const w = width, h = height, c = barge.tones
            ctx.globalAlpha = 0.4
            ctx.fillStyle = c.ink
            ctx.beginPath()
            ctx.ellipse(4, h - 5, w - 8, 14)
            ctx.fill()
            ctx.globalAlpha = 1
            ctx.beginPath()
            ctx.moveTo(-3, 0)
            ctx.lineTo(w + 3, 0)
            ctx.bezierCurveTo(w + 1, h * 0.55, w - 5, h, w - 18, h)
            ctx.lineTo(18, h)
            ctx.bezierCurveTo(5, h, -1, h * 0.55, -3, 0)
            ctx.closePath()
            ctx.fillStyle = c.hull
            ctx.fill()
            ctx.strokeStyle = c.ink
            ctx.lineWidth = 1.2
            ctx.stroke()
            ctx.strokeStyle = c.line
            ctx.lineWidth = 1.8
            ctx.beginPath()
            ctx.moveTo(-1, 6.5)
            ctx.lineTo(w + 1, 6.5)
            ctx.stroke()
        }
    }
    Label {
        anchors {
            horizontalCenter: parent.horizontalCenter
            bottom: parent.bottom
            bottomMargin: -3
        }
        text: barge.number
        color: Tones.hullLine
        font {
            pixelSize: Metrics.least
            weight: Font.Bold
        }
        Accessible.ignored: true
    }
}
