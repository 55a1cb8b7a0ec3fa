pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// A bar for each of the last games alone, filled if it was won; below it how often each grade was reached.
Column {
    id: grades

    required property var picture

    spacing: 10

    Item {
        id: field
        width: parent.width
        height: Metrics.px(110)

        Repeater {
            model: grades.picture.bars.length

            Rectangle {
                required property int index
                readonly property var bar: grades.picture.bars[index] ?? null
                readonly property real each: Math.min(Metrics.px(28), field.width / Math.max(1, grades.picture.bars.length))

                x: index * each
                width: Math.max(2, each - 3)
                height: Math.max(2, field.height * (bar?.tall ?? 0))
                anchors.bottom: parent?.bottom
                radius: 2
                color: bar?.won ? Theme.primary : Theme.card
                border {
                    width: bar?.won ? 1 : 2
                    color: bar?.won ? Theme.primaryDeep : Theme.edge
                }
            }
        }
        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: 1
            color: Theme.edge
        }
    }
    Repeater {
        model: grades.picture.lines.length

        Item {
            id: line

            required property int index
            readonly property var told: grades.picture.lines[index] ?? null

            width: grades.width
            height: Math.max(Metrics.px(22), title.implicitHeight)

            Label {
                id: title
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(parent.width * 0.42, Metrics.px(160))
                text: line.told?.title ?? ""
                wrapMode: Text.WordWrap
                Accessible.ignored: true
            }
            Rectangle {
                id: track
                x: title.width + 6
                anchors.verticalCenter: parent.verticalCenter
                width: Math.max(0, line.width - x - figure.width - 8)
                height: 14
                radius: 3
                color: Theme.sand

                Rectangle {
                    width: parent.width * (line.told?.share ?? 0)
                    height: parent.height
                    radius: 3
                    color: Theme.primary
                }
            }
            Label {
                id: figure
                anchors {
                    right: parent.right
                    verticalCenter: parent.verticalCenter
                }
                width: Metrics.px(42)
                text: line.told?.text ?? ""
                strong: true
                horizontalAlignment: Text.AlignRight
                Accessible.ignored: true
            }
        }
    }
}
