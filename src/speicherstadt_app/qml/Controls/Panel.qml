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
        visible: panel.lift > 0 && panel.lift <= 1
        radius: panel.radius + 1
        color: Theme.clear
        // Not as opacity: then it is drawn in one go with the sheet.
        border {
            width: 2
            color: Qt.alpha(Theme.shadow, 0.6 * Theme.shadow.a)
        }
    }
    // Stretched from a drawing: to compute it for each pixel is slow, and software can't.
    Loader {
        id: soft

        readonly property string rise: panel.lift < 1.8 ? "middle" : "high"
        readonly property int reach: rise === "middle" ? 12 : 20

        active: panel.lift > 1 && Theme.shadow.a > 0
        anchors {
            fill: parent
            margins: -reach
            topMargin: 2 * panel.lift - reach
            bottomMargin: -2 * panel.lift - reach
        }
        sourceComponent: BorderImage {
            border {
                left: soft.reach + 10
                right: soft.reach + 10
                top: soft.reach + 10
                bottom: soft.reach + 10
            }
            smooth: false
            opacity: Theme.shadow.a
            source: "image://art/shadows/" + soft.rise
        }
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
