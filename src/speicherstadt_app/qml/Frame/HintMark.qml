pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// The rank that a hint gives to a thing on the table.
Rectangle {
    id: mark

    required property int rank                // 0 without a hint
    property int size: Metrics.art(30)

    visible: rank > 0
    width: size
    height: size
    radius: size / 2
    color: Theme.primary
    border {
        width: 2
        color: Theme.primaryText
    }

    Label {
        anchors.centerIn: parent
        text: mark.rank
        strong: true
        color: Theme.primaryText
        font.pixelSize: Math.round(mark.size * 0.58)
        Accessible.ignored: true
    }
}
