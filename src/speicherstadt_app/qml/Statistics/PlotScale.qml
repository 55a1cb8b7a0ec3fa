pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// The upright axis of a plot: lines with their figures. What is drawn lies in `field`, from 0 to 1 both ways.
Item {
    id: axes

    required property var ticks
    readonly property real aside: Metrics.px(44)
    readonly property real room: width - aside - 12
    readonly property real tall: height - 2 * 14
    default property alias drawn: field.data

    function across(share: real): real {
        return share * room
    }
    function up(share: real): real {
        return (1 - share) * tall
    }
    // Points as the words of a path. In a picture without a width all of them lie upon each other, and to find what of them
    // is inside takes a tenth of a second.
    function trace(points: var): string {
        return room <= 0 ? "" : points.map((point, index) => (index ? "L" : "M") + axes.across(point[0]).toFixed(1) + " " + axes.up(point[1]).toFixed(1)).join("")
    }

    Accessible.ignored: true

    Repeater {
        model: axes.ticks.length

        Item {
            id: tick

            required property int index
            readonly property var mark: axes.ticks[index] ?? null

            y: 14 + axes.up(mark?.at ?? 0)
            width: axes.width

            Label {
                anchors.verticalCenter: line.verticalCenter
                width: axes.aside - 8
                horizontalAlignment: Text.AlignRight
                text: tick.mark?.text ?? ""
                font.pixelSize: Metrics.small
                color: Theme.ink2
                Accessible.ignored: true
            }
            Rectangle {
                id: line
                x: axes.aside
                width: axes.room + 12
                height: 1
                color: tick.index === 0 ? Theme.edge : Theme.hairline
            }
        }
    }
    Item {
        id: field
        x: axes.aside
        y: 14
        width: axes.room
        height: axes.tall
    }
}
