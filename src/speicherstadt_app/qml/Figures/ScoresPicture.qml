pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Controls
import Theme

// A dot a game, filled if it was won, and the median of the last ten as a line.
Column {
    id: plot

    required property var picture
    property real tall: Metrics.px(170)
    readonly property real size: picture.dots.length > 120 ? 3 : 4.5

    function dots(won: bool): string {
        const r = plot.size
        return plot.picture.dots.filter(dot => dot.won === won).map(dot => "M" + (scale.across(dot.x) - r).toFixed(1) + " " + scale.up(dot.y).toFixed(1) + "a" + r + " " + r + " 0 1 0 " + 2 * r + " 0a" + r + " " + r + " 0 1 0 " + -2 * r + " 0Z").join("")
    }

    spacing: 6

    Flow {
        width: parent.width
        spacing: 18

        Row {
            spacing: 7
            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                width: 11
                height: 11
                radius: 5.5
                color: Theme.primary
            }
            Label {
                text: qsTr("won")
                font.pixelSize: Metrics.small
                color: Theme.ink2
            }
        }
        Row {
            spacing: 7
            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                width: 11
                height: 11
                radius: 5.5
                color: Theme.card
                border {
                    width: 2
                    color: Theme.edge
                }
            }
            Label {
                text: qsTr("not won")
                font.pixelSize: Metrics.small
                color: Theme.ink2
            }
        }
        Row {
            spacing: 7
            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                width: 22
                height: 3
                color: Theme.fire
            }
            Label {
                text: qsTr("median of the last ten")
                font.pixelSize: Metrics.small
                color: Theme.ink2
            }
        }
    }
    PlotScale {
        id: scale
        width: parent.width
        height: plot.tall
        ticks: plot.picture.ticks

        Shape {
            anchors.fill: parent
            preferredRendererType: Shape.CurveRenderer

            ShapePath {
                strokeColor: Theme.edge
                strokeWidth: 1.8
                fillColor: Theme.card
                PathSvg {
                    path: plot.dots(false)
                }
            }
            ShapePath {
                strokeColor: Theme.primaryDeep
                strokeWidth: 1.2
                fillColor: Theme.primary
                PathSvg {
                    path: plot.dots(true)
                }
            }
            ShapePath {
                strokeColor: Theme.fire
                strokeWidth: 2.5
                fillColor: Theme.clear
                joinStyle: ShapePath.RoundJoin
                PathSvg {
                    path: scale.trace(plot.picture.line)
                }
            }
        }
    }
}
