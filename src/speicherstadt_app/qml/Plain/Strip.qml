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

    readonly property bool slim: width < Metrics.px(210)       // the points stand below the name

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
                leftMargin: strip.slim ? 6 : 10
                right: strip.slim ? parent.right : points.left
                rightMargin: strip.slim ? 4 : 8
                verticalCenter: parent.verticalCenter
                verticalCenterOffset: strip.slim ? -points.height / 2 : 0
            }

            Label {
                id: name
                width: parent.width
                text: strip.player.name
                strong: true
                font.pixelSize: Metrics.strong
                elide: Text.ElideRight
                fontSizeMode: strip.slim ? Text.HorizontalFit : Text.FixedSize
                minimumPixelSize: Metrics.least
                Accessible.ignored: true
            }
            Standing {
                visible: !strip.slim && text !== ""
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
                verticalCenterOffset: strip.slim ? name.implicitHeight / 2 : 0
            }
            score: strip.rail.showRunning ? strip.player.running : strip.player.score
        }
    }
}
