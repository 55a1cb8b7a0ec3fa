pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// What the marks of a picture mean.
Flow {
    id: legend

    required property var entries             // [{mark: "dot" | "ring" | "line" | "bar" | "tick", text}]
    readonly property real natural: {
        let sum = -spacing
        for (let i = 0; i < each.count; ++i)
            sum += (each.itemAt(i)?.implicitWidth ?? 0) + spacing
        return sum
    }

    spacing: 16

    Repeater {
        id: each
        model: legend.entries

        Row {
            id: entry

            required property var modelData
            readonly property string mark: modelData.mark

            spacing: 7

            Rectangle {
                readonly property bool round: entry.mark === "dot" || entry.mark === "ring"

                anchors.verticalCenter: parent.verticalCenter
                width: round ? 11 : entry.mark === "tick" ? 3 : 22
                height: round ? 11 : entry.mark === "tick" ? 14 : entry.mark === "line" ? 3 : 10
                radius: round ? 5.5 : entry.mark === "bar" ? 3 : 0
                color: entry.mark === "ring" ? Theme.card : entry.mark === "line" ? Theme.fire : entry.mark === "tick" ? Theme.ink : Theme.primary
                border {
                    width: entry.mark === "ring" ? 2 : 0
                    color: Theme.edge
                }
            }
            Label {
                text: entry.modelData.text
                font.pixelSize: Metrics.small
                color: Theme.ink2
            }
        }
    }
}
