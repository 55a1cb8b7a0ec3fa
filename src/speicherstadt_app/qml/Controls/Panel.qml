pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Effects
import Theme

// A sheet of paper on the quay: fill, edge, a soft shadow where the renderer has one.
Item {
    id: panel

    property color fill: Theme.card
    property color line: Theme.contrast ? Theme.edge : Theme.hairline
    property real lineWidth: 1
    property real radius: Metrics.radius
    property real lift: 1

    RectangularShadow {
        anchors.fill: parent
        visible: GraphicsInfo.api !== GraphicsInfo.Software && panel.lift > 0
        radius: panel.radius
        blur: 10 * panel.lift
        offset: Qt.vector2d(0, 2 * panel.lift)
        color: Theme.shadow
    }
    Rectangle {
        anchors.fill: parent
        radius: panel.radius
        color: panel.fill
        border {
            width: panel.lineWidth
            color: panel.line
        }
    }
}
