pragma ComponentBehavior: Bound

import QtQuick
import Theme

// A line of signal flags from one point to another, as ships hang them out on a day of honour.
Item {
    id: line

    required property point from
    required property point to
    required property color colour            // whom they honour: every other flag
    property real sag: 16
    property real step: 30                    // from flag to flag

    readonly property int count: Math.max(1, Math.round(Math.abs(to.x - from.x) / step))
    readonly property list<color> others: [Theme.coin, Theme.ivory, Theme.primary, Theme.ivory, Theme.fire]

    function along(part: real): point {
        return Qt.point(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part + 4 * sag * part * (1 - part))
    }

    Repeater {
        model: line.count
        Item {
            id: knot

            required property int index
            readonly property point here: line.along(index / line.count)
            readonly property point next: line.along((index + 1) / line.count)
            readonly property real lean: Math.atan2(next.y - here.y, next.x - here.x) * 180 / Math.PI
            readonly property color cloth: index % 2 ? line.others[(index >> 1) % line.others.length] : line.colour
            readonly property color mark: index % 2 === 0 || index % 4 === 1 ? Theme.ivory : Theme.darkInk

            x: here.x
            y: here.y
            rotation: lean
            transformOrigin: Item.TopLeft

            Rectangle {
                width: Math.hypot(knot.next.x - knot.here.x, knot.next.y - knot.here.y) + 1
                height: 1.6
                color: Theme.darkInk
                antialiasing: true
            }
            Rectangle {
                x: line.step * 0.18
                width: line.step * 0.64
                height: line.step * 0.54
                color: knot.cloth
                antialiasing: true
                border {
                    width: 1.2
                    color: Theme.darkInk
                }

                Rectangle {
                    x: knot.index % 3 === 0 ? parent.width / 2 : knot.index % 3 === 1 ? 1.2 : parent.width * 0.32
                    y: knot.index % 3 === 1 ? parent.height * 0.36 : knot.index % 3 === 0 ? 1.2 : parent.height * 0.3
                    width: knot.index % 3 === 0 ? parent.width / 2 - 1.2 : knot.index % 3 === 1 ? parent.width - 2.4 : parent.width * 0.36
                    height: knot.index % 3 === 1 ? parent.height * 0.3 : knot.index % 3 === 0 ? parent.height - 2.4 : parent.height * 0.4
                    color: knot.mark
                    antialiasing: true
                }
            }
        }
    }
}
