pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme

// The one who looks: sign, name and points.
GameCounter {
    id: mine

    least: Math.max(64, Metrics.px(24) + 32)
    most: least
    tall: least

    Repeater {
        model: mine.table.players

        Panel {
            id: panel

            required property bool me
            required property int sign
            required property string name
            required property string art
            required property int score
            required property int running
            required property string spoken

            visible: me
            width: mine.width
            height: mine.height
            line: Theme.edge
            lift: 0.6
            Accessible.role: Accessible.StaticText
            Accessible.name: spoken

            Spine {
                x: 2
                y: 2
                width: 10
                height: parent.height - 4
                sign: panel.sign
                topLeftRadius: 6
                bottomLeftRadius: 6
            }
            HouseSign {
                id: face
                x: 22
                anchors.verticalCenter: parent.verticalCenter
                size: Metrics.art(46)
                sign: panel.sign
                art: panel.art
            }
            Label {
                anchors {
                    left: face.right
                    leftMargin: 12
                    right: points.left
                    rightMargin: 12
                    verticalCenter: parent.verticalCenter
                }
                text: panel.name
                slab: true
                elide: Text.ElideRight
                font.pixelSize: Metrics.title
                Accessible.ignored: true
            }
            Points {
                id: points
                anchors {
                    right: parent.right
                    rightMargin: 18
                    verticalCenter: parent.verticalCenter
                }
                score: mine.showRunning ? panel.running : panel.score
                size: Metrics.number
            }
        }
    }
}
