pragma ComponentBehavior: Bound

import QtQuick
import Frame
import Theme

// The workers at home, and a peg for each that is out; or one of them and how many, where there is no room for all.
Row {
    id: workers

    required property int sign
    required property int home
    required property int most
    property real size: 21
    property bool terse: false

    spacing: Math.round(size / 5)

    Repeater {
        model: workers.terse ? 1 : workers.most
        Pawn {
            required property int index
            anchors.verticalCenter: parent?.verticalCenter
            size: workers.size
            sign: workers.sign
            away: index >= workers.home
        }
    }
    Figure {
        visible: workers.terse
        anchors.verticalCenter: parent.verticalCenter
        value: workers.home
        font.pixelSize: Metrics.title
    }
}
