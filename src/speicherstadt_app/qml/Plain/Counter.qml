pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme

// The one who looks, by sign, name and points.
GameCounter {
    id: mine

    least: 52
    most: 52
    tall: 52

    Repeater {
        model: mine.table.players

        Panel {
            id: panel

            required property bool me
            required property int sign
            required property string name
            required property string art
            required property int score
            required property int projected
            required property string spoken

            visible: me
            width: mine.width
            height: mine.height
            line: Theme.edge
            lift: 0.6
            Accessible.role: Accessible.StaticText
            Accessible.name: spoken

            HouseSign {
                id: face
                x: 12
                anchors.verticalCenter: parent.verticalCenter
                size: 34
                sign: panel.sign
                art: panel.art
            }
            Label {
                anchors {
                    left: face.right
                    leftMargin: 10
                    verticalCenter: parent.verticalCenter
                }
                text: panel.name
                strong: true
                Accessible.ignored: true
            }
            Figure {
                anchors {
                    right: parent.right
                    rightMargin: 14
                    verticalCenter: parent.verticalCenter
                }
                value: mine.showProjected ? panel.projected : panel.score
                font.pixelSize: Metrics.title
            }
        }
    }
}
