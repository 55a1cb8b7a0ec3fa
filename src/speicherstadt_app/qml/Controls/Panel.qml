pragma ComponentBehavior: Bound

import QtQuick
import Theme

// A sheet of paper on the quay: fill, edge, a soft shadow.
Item {
    id: panel

    property color fill: Theme.card
    property color line: Theme.contrast ? Theme.edge : Theme.hairline
    property real lineWidth: 1
    property real radius: Metrics.radius
    property real lift: 1

    // Stretched from a drawing: to compute it for each pixel costs a tenth of the start, and software can't.
    BorderImage {
        readonly property string rise: panel.lift < 0.8 ? "low" : panel.lift < 1.8 ? "middle" : "high"
        readonly property int reach: rise === "low" ? 6 : rise === "middle" ? 12 : 20

        anchors {
            fill: parent
            margins: -reach
            topMargin: 2 * panel.lift - reach
            bottomMargin: -2 * panel.lift - reach
        }
        border {
            left: reach + 10
            right: reach + 10
            top: reach + 10
            bottom: reach + 10
        }
        visible: panel.lift > 0 && opacity > 0
        opacity: Theme.shadow.a
        source: "image://art/shadows/" + rise
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
