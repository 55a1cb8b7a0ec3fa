pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme

// Somebody by sign, name and points.
Thing {
    id: strip

    required property var player              // roles of a player
    required property PlayerRail rail

    width: rail.each
    implicitWidth: 300
    implicitHeight: Math.max(60, Metrics.px(26) + 26)
    topic: player.explain
    around: Metrics.radius
    Accessible.name: player.spoken
    onClicked: rail.opened(strip.player.sign)

    background: Panel {
        // Points at the player who decides.
        Rectangle {
            z: -1
            visible: strip.player.deciding
            x: -width / 2
            anchors.verticalCenter: parent.verticalCenter
            width: 13
            height: 13
            rotation: 45
            antialiasing: true
            color: Theme.primary
        }
        lift: 0.5
        fill: strip.down ? Theme.well : Theme.card
        line: strip.player.deciding ? Theme.primary : Theme.contrast ? Theme.edge : Theme.hairline
        lineWidth: strip.player.deciding ? 2.5 : 1
    }
    contentItem: Item {
        Spine {
            x: 2
            y: 2
            width: 10
            height: parent.height - 4
            sign: strip.player.sign
            topLeftRadius: 6
            bottomLeftRadius: 6
        }
        HouseSign {
            id: sign
            x: 18
            anchors.verticalCenter: parent.verticalCenter
            size: Metrics.art(40)
            sign: strip.player.sign
            art: strip.player.art
        }
        Column {
            anchors {
                left: sign.right
                leftMargin: 10
                right: points.left
                rightMargin: 8
                verticalCenter: parent.verticalCenter
            }

            Label {
                width: parent.width
                text: strip.player.name
                strong: true
                font.pixelSize: Metrics.strong
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Standing {
                person: strip.player.person
                most: parent.width
            }
        }
        Thinking {
            visible: strip.player.thinking
            anchors.horizontalCenter: sign.horizontalCenter
            y: sign.y - 6
        }
        Points {
            id: points
            anchors {
                right: parent.right
                rightMargin: 12
                verticalCenter: parent.verticalCenter
            }
            score: strip.rail.showRunning ? strip.player.running : strip.player.score
        }
    }
}
