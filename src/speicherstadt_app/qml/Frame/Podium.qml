pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme
import Speicherstadt.Models as Models

// How a game has ended: the best on their steps, and of everybody place, points, story and where the points came from.
Item {
    id: podium

    required property Models.End end
    property var fill: source => Theme.clear
    // of a source of points
    property string rated: ""                 // how the game has changed the rating of the person who plays
    property var achieved: []                 // what it has won that person
    property bool tall: false                 // there is more height than width
    property bool roomy: false                // and much of it

    readonly property var rows: end.ranking
    readonly property var best: rows.filter(row => row.place <= 3).slice(0, 5)
    // The first in the middle, the others to both sides in turn.
    readonly property var steps: best.reduce((found, row, n) => n % 2 === 1 ? [row, ...found] : [...found, row], [])
    readonly property bool beside: width >= Metrics.px(700) && rows.length > 1 && !tall
    readonly property real leftPart: beside ? Math.min(width * 0.4, 60 + steps.length * Metrics.px(126)) : width
    readonly property real gap: 24
    readonly property var sources: end.lines.filter(line => line.cells.some(cell => cell.points !== 0))

    function colour(source: string): color {
        const own = podium.fill(source)
        return own.a > 0 ? own : Theme.lines[podium.sources.findIndex(line => line.source === source) % Theme.lines.length]
    }

    readonly property bool few: beside ? rows.length <= 3 || roomy : tall && Metrics.textScale < 1.3     // there is room for larger words

    Names {
        id: names
    }

    implicitHeight: beside ? Math.max(stage.height, list.height) : stage.height + 16 + list.height

    Column {
        id: stage
        width: podium.leftPart
        spacing: 12

        Row {
            id: pedestals

            readonly property real each: Math.min(Metrics.px(150), podium.leftPart / Math.max(1, podium.steps.length))
            anchors.horizontalCenter: parent.horizontalCenter

            Repeater {
                model: podium.steps.length

                Item {
                    id: step

                    required property int index
                    readonly property var who: podium.steps[index]
                    readonly property int place: who?.place ?? 1

                    width: pedestals.each
                    height: Metrics.px(72) + Metrics.px(58) + 118
                    anchors.bottom: parent?.bottom
                    Accessible.ignored: true

                    Column {
                        anchors {
                            bottom: block.top
                            bottomMargin: 4
                            horizontalCenter: parent.horizontalCenter
                        }
                        spacing: 1

                        HouseSign {
                            anchors.horizontalCenter: parent.horizontalCenter
                            size: step.place === 1 ? Metrics.px(72) : Metrics.px(58)
                            sign: step.who?.sign ?? 0
                            art: step.who?.art ?? ""
                        }
                        Name {
                            anchors.horizontalCenter: parent.horizontalCenter
                            width: pedestals.each - 8
                            row: names
                            largest: Metrics.strong
                            horizontalAlignment: Text.AlignHCenter
                            text: step.who?.name ?? ""
                            slab: true
                        }
                        Label {
                            visible: text !== ""
                            anchors.horizontalCenter: parent.horizontalCenter
                            text: step.who?.grade ?? ""
                            color: Theme.primary
                            strong: true
                            Accessible.ignored: true
                        }
                        Label {
                            anchors.horizontalCenter: parent.horizontalCenter
                            text: step.who?.pointsText ?? ""
                            color: Theme.ink2
                            Accessible.ignored: true
                        }
                    }
                    Rectangle {
                        id: block
                        anchors {
                            bottom: parent.bottom
                            horizontalCenter: parent.horizontalCenter
                        }
                        width: parent.width - 4
                        height: Math.max(step.place === 1 ? 112 : step.place === 2 ? 82 : 58, numeral.implicitHeight + 8 + 16 * (3 - step.place))
                        topLeftRadius: 6
                        topRightRadius: 6
                        color: step.place === 1 ? Theme.primary : Theme.primaryWash
                        border {
                            width: step.place === 1 ? 0 : Metrics.line
                            color: Theme.primary
                        }

                        Label {
                            id: numeral
                            anchors {
                                top: parent.top
                                topMargin: 8
                                horizontalCenter: parent.horizontalCenter
                            }
                            text: step.who?.mark ?? ""
                            slab: true
                            color: step.place === 1 ? Theme.primaryText : Theme.ink
                            font.pixelSize: Metrics.banner * 0.8
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
        Flow {
            visible: podium.rated !== "" || podium.achieved.length > 0
            width: parent.width
            spacing: 8

            Tag {
                visible: text !== ""
                text: podium.rated
                kind: "plain"
                most: podium.leftPart
            }
            Repeater {
                model: podium.achieved.length

                Row {
                    id: medal

                    required property int index
                    readonly property var won: podium.achieved[index]

                    spacing: 6
                    Accessible.role: Accessible.StaticText
                    Accessible.name: won?.spoken ?? ""

                    MedalArt {
                        size: Metrics.px(36)
                        art: medal.won?.art ?? ""
                    }
                    Label {
                        anchors.verticalCenter: parent.verticalCenter
                        width: Math.min(implicitWidth, podium.leftPart - Metrics.px(36) - 6)
                        wrapMode: Text.WordWrap
                        text: medal.won?.title ?? ""
                        strong: true
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
    Column {
        id: list
        x: podium.beside ? podium.leftPart + podium.gap : 0
        y: podium.beside ? 0 : stage.height + 16
        width: podium.width - x
        spacing: podium.few ? 20 : 10

        Repeater {
            model: podium.rows.length

            Item {
                id: entry

                required property int index
                readonly property var who: podium.rows[index]

                width: list.width
                height: words.height
                Accessible.role: Accessible.ListItem
                Accessible.name: who?.spoken ?? ""

                Label {
                    id: number
                    width: podium.rows.length === 1 ? 0 : Metrics.px(podium.rows.length > 9 ? 34 : 20)
                    text: entry.who?.mark ?? ""
                    slab: true
                    color: Theme.ink2
                    font.pixelSize: Metrics.title
                    Accessible.ignored: true
                }
                Medallion {
                    id: sign
                    anchors.left: number.right
                    size: Metrics.px(24)
                    sign: entry.who?.sign ?? 0
                }
                Column {
                    id: words
                    anchors {
                        left: sign.right
                        leftMargin: 10
                        right: parent.right
                    }
                    spacing: 2

                    Item {
                        width: parent.width
                        height: name.height

                        Label {
                            id: name
                            width: Math.min(Math.ceil(implicitWidth), parent.width * 0.46)
                            text: entry.who?.name ?? ""
                            strong: true
                            wrapMode: Text.Wrap
                            elide: Text.ElideRight
                            maximumLineCount: 5
                            font.pixelSize: podium.few ? Metrics.title : Metrics.body
                            Accessible.ignored: true
                        }
                        // Points by source on one scale; what was lost stands left of the line.
                        Item {
                            id: bar
                            anchors {
                                left: parent.left
                                leftMargin: parent.width * 0.48
                                right: total.left
                                rightMargin: 10
                                verticalCenter: parent.verticalCenter
                            }
                            height: 14

                            Repeater {
                                model: entry.who?.bars.length ?? 0

                                Rectangle {
                                    required property int index
                                    readonly property var part: entry.who?.bars[index]
                                    readonly property bool lost: (part?.points ?? 0) < 0

                                    x: bar.width * (part?.start ?? 0)
                                    y: lost ? 3 : 0
                                    width: Math.max(1, bar.width * (part?.length ?? 0) - 1)
                                    height: lost ? 8 : 14
                                    radius: 2
                                    color: lost ? Theme.fire : podium.colour(part?.source ?? "")
                                }
                            }
                        }
                        Label {
                            id: total
                            anchors.right: parent.right
                            width: Metrics.px(44)
                            horizontalAlignment: Text.AlignRight
                            text: entry.who?.totalText ?? ""
                            strong: true
                            font.pixelSize: podium.few ? Metrics.figure : Metrics.strong
                            Accessible.ignored: true
                        }
                    }
                    Label {
                        visible: text !== ""
                        width: parent.width
                        text: entry.who?.story ?? ""
                        wrapMode: Text.Wrap
                        lineHeight: 0.95
                        color: Theme.ink2
                        font.pixelSize: podium.few ? Metrics.body : Metrics.small
                        Accessible.ignored: true
                    }
                }
            }
        }
        // What the colours of the bars mean.
        Flow {
            width: list.width
            spacing: 12
            Accessible.ignored: true

            Repeater {
                model: podium.sources.length

                Row {
                    id: source

                    required property int index
                    readonly property var line: podium.sources[index]

                    spacing: 4

                    // A source without a sign has the colour alone.
                    Rectangle {
                        visible: !icon.visible
                        anchors.verticalCenter: parent.verticalCenter
                        width: Metrics.px(12)
                        height: width
                        radius: 2
                        color: podium.colour(source.line?.source ?? "")
                    }
                    ArtIcon {
                        id: icon
                        visible: art !== ""
                        anchors.verticalCenter: parent.verticalCenter
                        width: Metrics.px(15)
                        height: width
                        art: source.line?.art ?? ""
                        tint: podium.colour(source.line?.source ?? "")
                    }
                    Label {
                        text: source.line?.title ?? ""
                        color: Theme.ink2
                        font.pixelSize: Metrics.meta
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
