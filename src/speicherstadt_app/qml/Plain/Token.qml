pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme

// Somebody by sign and points, where there is little room.
Thing {
    id: token

    required property var player              // roles of a player
    required property PlayerRail rail

    width: rail.each
    implicitHeight: Metrics.art(34) + 16 + Metrics.px(22)
    topic: player.explain
    around: Metrics.radius
    Accessible.name: player.spoken
    onClicked: rail.opened(token.player.sign)

    background: Panel {
        lift: 0.5
        fill: token.down ? Theme.well : Theme.card
        line: token.player.deciding ? Theme.primary : Theme.hairline
        lineWidth: token.player.deciding ? 2.5 : 1
    }
    contentItem: Item {
        HouseSign {
            id: sign
            anchors.horizontalCenter: parent.horizontalCenter
            y: 6
            size: Metrics.art(34)
            sign: token.player.sign
            art: token.player.art
        }
        Figure {
            anchors {
                horizontalCenter: parent.horizontalCenter
                top: sign.bottom
                topMargin: 2
            }
            value: token.rail.showRunning ? token.player.running : token.player.score
            font.pixelSize: Metrics.body
        }
    }
}
