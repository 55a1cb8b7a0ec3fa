pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme

// A place that keeps cubes from one round to the next. The whole box is the target.
Thing {
    id: store

    required property string title
    required property var places              // [{ good }]
    required property string token
    required property bool welcome
    required property string explain
    property real cube: Metrics.art(40)

    signal chosen(token: string)

    implicitWidth: Math.max(row.width, word.implicitWidth) + 16
    implicitHeight: cube + word.height + 18
    topic: explain
    around: Metrics.radius
    onClicked: token !== "" ? chosen(token) : Explain.ask(topic, store)

    background: Rectangle {
        radius: Metrics.radius
        color: store.down ? Theme.sand : Theme.card
        border {
            width: store.welcome ? 3 : 1
            color: store.welcome ? Theme.primary : Theme.contrast ? Theme.edge : Theme.hairline
        }

        Rectangle {
            anchors.fill: parent
            radius: Metrics.radius
            color: store.hovered && store.token !== "" ? Theme.hovered : Theme.clear
        }
    }
    contentItem: Item {
        Row {
            id: row
            anchors.horizontalCenter: parent.horizontalCenter
            y: 8
            spacing: 6

            Repeater {
                model: store.places.length
                Cube {
                    required property int index
                    good: store.places[index].good
                    size: store.cube
                }
            }
        }
        Label {
            id: word
            anchors {
                horizontalCenter: parent.horizontalCenter
                bottom: parent.bottom
                bottomMargin: 5
            }
            text: store.title
            color: Theme.ink2
            font.pixelSize: Metrics.small
            Accessible.ignored: true
        }
    }
}
