pragma ComponentBehavior: Bound

import QtQuick
import Theme

// Shows where the keyboard is. A gap parts it from what it rings, so it is seen on every ground.
Rectangle {
    id: ring

    property real around: Metrics.radius      // radius of what it rings

    anchors {
        fill: parent
        margins: -(Metrics.ring + 2)
    }
    radius: around + Metrics.ring + 2
    color: Theme.clear
    border {
        width: Metrics.ring
        color: Theme.focus
    }

    Rectangle {
        anchors {
            fill: parent
            margins: Metrics.ring
        }
        radius: ring.around + 2
        color: Theme.clear
        border {
            width: 2
            color: Theme.focusGap
        }
    }
}
