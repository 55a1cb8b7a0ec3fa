pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Controls
import Theme

// The rating week by week, and how unsure it is.
Column {
    id: plot

    required property var picture

    visible: picture.line.length > 0
    spacing: 4

    PlotScale {
        id: axes
        width: parent.width
        height: Metrics.px(170)
        ticks: plot.picture.ticks

        Shape {
            anchors.fill: parent
            preferredRendererType: Shape.CurveRenderer

            ShapePath {
                strokeColor: Theme.clear
                strokeWidth: 0
                fillColor: Theme.alpha(Theme.primary, 0.25)
                PathSvg {
                    path: plot.picture.band.length ? axes.trace(plot.picture.band) + "Z" : ""
                }
            }
            ShapePath {
                strokeColor: Theme.primary
                strokeWidth: 2.5
                fillColor: Theme.clear
                joinStyle: ShapePath.RoundJoin
                PathSvg {
                    path: axes.trace(plot.picture.line)
                }
            }
        }
        Repeater {
            model: plot.picture.line.length === 1 ? 1 : 0

            Rectangle {
                x: axes.across(plot.picture.line[0][0]) - 5
                y: axes.up(plot.picture.line[0][1]) - 5
                width: 10
                height: 10
                radius: 5
                color: Theme.primary
            }
        }
    }
    Item {
        width: parent.width
        height: first.height

        Label {
            id: first
            x: axes.aside
            text: plot.picture.from
            font.pixelSize: Metrics.small
            color: Theme.ink2
            Accessible.ignored: true
        }
        Label {
            visible: plot.picture.to !== plot.picture.from
            anchors.right: parent.right
            anchors.rightMargin: 12
            text: plot.picture.to
            font.pixelSize: Metrics.small
            color: Theme.ink2
            Accessible.ignored: true
        }
    }
}
