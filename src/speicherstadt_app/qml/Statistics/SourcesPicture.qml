pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// Points by source as bars, each with a mark where the winners' average lies.
Column {
    id: sources

    required property var picture
    readonly property int columns: width >= Metrics.px(520) ? 2 : 1

    Grid {
        width: parent.width
        flow: Grid.TopToBottom
        rows: Math.ceil(sources.picture.bars.length / sources.columns)
        columnSpacing: 20
        rowSpacing: 1

        Repeater {
            model: sources.picture.bars.length

            Item {
                id: bar

                required property int index
                readonly property var told: sources.picture.bars[index] ?? null
                readonly property real room: width - track.x - figure.width - 8

                width: (sources.width - (sources.columns - 1) * 20) / sources.columns
                height: Math.max(Metrics.art(30), title.implicitHeight)

                ArtIcon {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Metrics.art(26)
                    height: width
                    art: bar.told?.art ?? ""
                    tint: Theme.ink
                }
                Label {
                    id: title
                    x: 8 + Metrics.art(26)
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.min(parent.width * 0.42, Metrics.px(126))
                    text: bar.told?.title ?? ""
                    wrapMode: Text.WordWrap
                    Accessible.ignored: true
                }
                Rectangle {
                    id: track
                    x: title.x + title.width + 6
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.max(0, bar.room)
                    height: 14
                    radius: 3
                    color: Theme.sand

                    Rectangle {
                        width: parent.width * (bar.told?.own ?? 0)
                        height: parent.height
                        radius: 3
                        color: Theme.primary
                    }
                    Rectangle {
                        x: Math.round(parent.width * (bar.told?.winners ?? 0)) - 1.5
                        y: -4
                        width: 3
                        height: 22
                        color: Theme.ink
                    }
                }
                Label {
                    id: figure
                    anchors {
                        right: parent.right
                        verticalCenter: parent.verticalCenter
                    }
                    width: Metrics.px(42)
                    text: bar.told?.text ?? ""
                    strong: true
                    horizontalAlignment: Text.AlignRight
                    Accessible.ignored: true
                }
            }
        }
    }
}
