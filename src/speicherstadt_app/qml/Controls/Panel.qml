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

    // What lies low throws an edge of shadow, which costs next to nothing: most sheets of the table do.
    Rectangle {
        x: -1
        width: panel.width + 2
        height: panel.height + 2
        visible: panel.lift > 0 && panel.lift < 0.8
        radius: panel.radius + 1
        color: Theme.clear
        opacity: 0.6
        border {
            width: 2
            color: Theme.shadow
        }
    }
    // Stretched from a drawing: to compute it for each pixel costs a tenth of the start, and software can't.
    BorderImage {
        readonly property string rise: panel.lift < 1.8 ? "middle" : "high"
        readonly property int reach: rise === "middle" ? 12 : 20

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
        visible: panel.lift >= 0.8 && opacity > 0
        smooth: false
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
