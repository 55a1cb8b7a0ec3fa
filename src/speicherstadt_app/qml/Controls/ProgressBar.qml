pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Theme

// How far something is. Without an end in sight it sways, or stands hatched where nothing may move by itself.
T.ProgressBar {
    id: bar

    property string name: ""

    implicitWidth: 240
    implicitHeight: 12
    Accessible.name: name

    background: Rectangle {
        radius: height / 2
        color: Theme.well
        border {
            width: Metrics.line
            color: Theme.edge
        }
    }
    contentItem: Item {
        clip: true

        Rectangle {
            property real sway: 0
            x: bar.indeterminate ? sway * (parent.width - width) : 0
            width: bar.indeterminate ? parent.width * 0.3 : Math.max(height, bar.visualPosition * parent.width)
            height: parent.height
            radius: height / 2
            color: Theme.primary
            visible: bar.indeterminate || bar.visualPosition > 0

            SequentialAnimation on sway {
                running: bar.indeterminate && bar.visible && Motion.ambient
                loops: Animation.Infinite
                NumberAnimation {
                    from: 0
                    to: 1
                    duration: 1200
                    easing.type: Motion.travel
                }
                NumberAnimation {
                    from: 1
                    to: 0
                    duration: 1200
                    easing.type: Motion.travel
                }
            }
        }
    }
}
