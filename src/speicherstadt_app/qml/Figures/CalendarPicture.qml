pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Controls
import Theme

// The days of the last year, a column a week: the more games, the darker.
Item {
    id: calendar

    required property var picture
    readonly property real aside: Metrics.px(26)
    readonly property real cell: Math.max(6, Math.min(24, (width - aside) / picture.weeks))
    readonly property real above: Metrics.px(24)

    function squares(shade: int): string {
        const size = calendar.cell - 2
        return calendar.picture.squares.filter(square => square.shade === shade).map(square => "M" + (square.column * calendar.cell).toFixed(1) + " " + (square.row * calendar.cell).toFixed(1) + "h" + size.toFixed(1) + "v" + size.toFixed(1) + "h" + (-size).toFixed(1) + "Z").join("")
    }
    function empty(): string {
        let found = ""
        const size = (calendar.cell - 2).toFixed(1)
        for (let week = 0; week < calendar.picture.weeks; ++week)
            for (let day = 0; day < 7; ++day)
                found += "M" + (week * calendar.cell).toFixed(1) + " " + (day * calendar.cell).toFixed(1) + "h" + size + "v" + size + "h-" + size + "Z"
        return found
    }

    implicitHeight: above + 7 * cell
    Accessible.ignored: true

    Repeater {
        model: calendar.picture.months.length

        Label {
            required property int index
            readonly property var month: calendar.picture.months[index] ?? null

            // Where weeks are narrow every other one has to do.
            visible: index % 2 === 0 || 4 * calendar.cell > Metrics.px(46)
            x: calendar.aside + (month?.column ?? 0) * calendar.cell
            text: month?.text ?? ""
            font.pixelSize: Metrics.small
            color: Theme.ink2
            Accessible.ignored: true
        }
    }
    Repeater {
        model: calendar.picture.days.length

        Label {
            required property int index

            width: calendar.aside - 6
            y: calendar.above + 2 * index * calendar.cell + (calendar.cell - height) / 2
            visible: height <= 2 * calendar.cell
            horizontalAlignment: Text.AlignRight
            text: calendar.picture.days[index] ?? ""
            font.pixelSize: Metrics.meta
            color: Theme.ink2
            Accessible.ignored: true
        }
    }
    Shape {
        x: calendar.aside
        y: calendar.above
        width: calendar.width - calendar.aside
        height: 7 * calendar.cell
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            strokeColor: Theme.clear
            strokeWidth: 0
            fillColor: Theme.sand
            PathSvg {
                path: calendar.empty()
            }
        }
        ShapePath {
            strokeColor: Theme.clear
            strokeWidth: 0
            fillColor: Theme.alpha(Theme.primary, 0.35)
            PathSvg {
                path: calendar.squares(1)
            }
        }
        ShapePath {
            strokeColor: Theme.clear
            strokeWidth: 0
            fillColor: Theme.alpha(Theme.primary, 0.6)
            PathSvg {
                path: calendar.squares(2)
            }
        }
        ShapePath {
            strokeColor: Theme.clear
            strokeWidth: 0
            fillColor: Theme.alpha(Theme.primary, 0.85)
            PathSvg {
                path: calendar.squares(3)
            }
        }
        ShapePath {
            strokeColor: Theme.clear
            strokeWidth: 0
            fillColor: Theme.primaryDeep
            PathSvg {
                path: calendar.squares(4)
            }
        }
    }
}
