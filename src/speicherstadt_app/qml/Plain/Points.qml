pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme

// A score.
Row {
    id: points

    required property int score
    property int size: Metrics.title

    spacing: 4

    Figure {
        id: figure
        anchors.verticalCenter: parent.verticalCenter
        value: points.score
        font.pixelSize: points.size
    }
    Label {
        anchors.baseline: figure.baseline
        text: qsTr("pts")
        color: Theme.ink2
        font.pixelSize: Metrics.small
        Accessible.ignored: true
    }
}
