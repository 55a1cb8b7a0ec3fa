pragma ComponentBehavior: Bound

import QtQuick
import Theme

// A share on its way from nothing to all: where the true one lies, what was found, what was to be expected.
Item {
    id: bar

    required property var rate
    property real thick: 12

    implicitHeight: thick + 14
    Accessible.ignored: true

    function at(share: real): real {
        return Math.round(Math.max(0, Math.min(1, share)) * bar.width)
    }

    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width
        height: bar.thick
        radius: height / 2
        color: Theme.sand
        border {
            width: Theme.contrast ? 1 : 0
            color: Theme.edge
        }
    }
    Rectangle {
        visible: bar.rate.known
        anchors.verticalCenter: parent.verticalCenter
        x: bar.at(bar.rate.low)
        width: Math.max(2, bar.at(bar.rate.high) - x)
        height: bar.thick
        radius: height / 2
        color: Theme.alpha(Theme.primary, 0.5)
    }
    Rectangle {
        visible: bar.rate.expected > 0
        anchors.verticalCenter: parent.verticalCenter
        x: bar.at(bar.rate.expected) - 1
        width: 2
        height: bar.thick + 14
        color: Theme.fire
    }
    Rectangle {
        visible: bar.rate.known
        anchors.verticalCenter: parent.verticalCenter
        x: bar.at(bar.rate.share) - 3
        width: 6
        height: bar.thick + 8
        radius: 3
        color: Theme.ink
    }
}
