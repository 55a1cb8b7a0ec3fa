pragma ComponentBehavior: Bound

import QtQuick
import Theme

// Three dots: somebody is thinking. They stand still where nothing may move by itself.
Rectangle {
    id: bubble

    property real size: Metrics.art(18)

    implicitWidth: size * 1.7
    implicitHeight: size
    radius: height / 2
    color: Theme.card
    border {
        width: Metrics.line
        color: Theme.primary
    }

    Row {
        anchors.centerIn: parent
        spacing: bubble.size * 0.17

        Repeater {
            model: 3
            Rectangle {
                id: dot

                required property int index

                width: Math.round(bubble.size * 0.24)
                height: width
                radius: width / 2
                color: Theme.ink

                SequentialAnimation on opacity {
                    running: bubble.visible && Motion.ambient
                    loops: Animation.Infinite
                    PauseAnimation {
                        duration: dot.index * 200
                    }
                    NumberAnimation {
                        from: 1
                        to: 0.25
                        duration: 400
                    }
                    NumberAnimation {
                        from: 0.25
                        to: 1
                        duration: 400
                    }
                    PauseAnimation {
                        duration: (2 - dot.index) * 200
                    }
                }
            }
        }
    }
}
