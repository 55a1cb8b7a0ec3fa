pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme

// A score, or what it would be if the game ended now.
Row {
    id: points

    required property int score
    property bool projected: false
    property int size: Metrics.title

    spacing: 4

    ArtIcon {
        visible: points.projected
        anchors.verticalCenter: parent.verticalCenter
        width: Metrics.px(18)
        height: width
        art: "signs/chart"
        tint: Theme.ink2
    }
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
