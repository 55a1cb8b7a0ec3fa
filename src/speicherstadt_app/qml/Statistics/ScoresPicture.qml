pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Theme

// A dot a game, filled if it was won, and the median of the last ten as a line.
Column {
    id: plot

    required property var picture
    property real tall: Metrics.px(170)
    readonly property real size: picture.dots.length > 120 ? 4 : 5.5   // with its edge

    PlotScale {
        id: axes
        width: parent.width
        height: plot.tall
        ticks: plot.picture.ticks

        // One shape of hundreds of circles takes six times as long.
        Repeater {
            model: plot.picture.dots.length

            Rectangle {
                required property int index
                readonly property var dot: plot.picture.dots[index] ?? null

                x: axes.across(dot?.x ?? 0) - plot.size
                y: axes.up(dot?.y ?? 0) - plot.size
                z: dot?.won ? 1 : 0
                width: 2 * plot.size
                height: width
                radius: plot.size
                color: dot?.won ? Theme.primary : Theme.card
                border {
                    width: dot?.won ? 1 : 2
                    color: dot?.won ? Theme.primaryDeep : Theme.edge
                }
            }
        }
        Shape {
            anchors.fill: parent
            z: 2
            preferredRendererType: Shape.CurveRenderer

            ShapePath {
                strokeColor: Theme.fire
                strokeWidth: 2.5
                fillColor: Theme.clear
                joinStyle: ShapePath.RoundJoin
                PathSvg {
                    path: axes.trace(plot.picture.line)
                }
            }
        }
    }
}
