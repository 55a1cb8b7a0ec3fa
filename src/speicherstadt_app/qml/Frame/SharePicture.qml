pragma ComponentBehavior: Bound

import QtQuick
import Theme
import Speicherstadt.Models as Models

// A picture of a game that is over, to be sent to others: podium, points, date, code. Always of one size, whatever the window's.
Item {
    id: picture

    required property Models.End end
    required property string code
    property string panorama: ""

    signal ready(picture: var)

    readonly property var rows: end.ranking
    readonly property bool few: rows.length <= 3
    readonly property bool many: rows.length > 5
    readonly property bool told: rows.length <= 6             // there is room for everybody's story
    readonly property int columns: rows.length > 8 ? 2 : 1
    readonly property var best: end.ranking.filter(row => row.place <= 3).slice(0, 3)
    readonly property var steps: best.length > 1 ? [best[1], best[0], ...best.slice(2)] : best

    width: 1200
    height: 675

    Component.onCompleted: grabber.start()
    // After its drawings have come.
    Timer {
        id: grabber
        interval: 350
        onTriggered: {
            if (!picture.grabToImage(found => picture.ready(found), Qt.size(1200, 675)))
                picture.ready(null)
        }
    }

    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            GradientStop {
                position: 0
                color: Theme.bar
            }
            GradientStop {
                position: 1
                color: Theme.barDark
            }
        }
    }
    Image {
        y: 70
        width: 1200
        height: 225
        source: "image://art/" + (picture.panorama || (Theme.night ? "skylines/night/" : "skylines/") + Theme.season)
        sourceSize: Qt.size(1200, 225)
        asynchronous: false
    }
    Text {
        x: 44
        y: 16
        text: picture.end.game
        color: Theme.barText
        font {
            family: Theme.display
            weight: Font.Bold
            pixelSize: 38
        }
    }
    Text {
        anchors {
            right: parent.right
            rightMargin: 44
        }
        y: 26
        text: picture.end.day
        color: Theme.barText
        font {
            family: Theme.ui
            pixelSize: 24
        }
    }
    Rectangle {
        x: 36
        y: picture.many ? 140 : 190
        width: 1128
        height: 639 - y
        radius: 18
        color: Theme.card
        border {
            width: 2
            color: Theme.edge
        }

        Text {
            x: 28
            y: 16
            width: parent.width - 56
            text: picture.end.sentence
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 18
            color: Theme.ink
            font {
                family: Theme.display
                weight: Font.Bold
                pixelSize: 28
            }
        }
        Row {
            x: 28
            anchors {
                bottom: parent.bottom
                bottomMargin: 20
            }

            Repeater {
                model: picture.steps.length

                Item {
                    id: step

                    required property int index
                    readonly property var who: picture.steps[index]

                    width: 136
                    height: 350

                    Column {
                        anchors {
                            bottom: block.top
                            bottomMargin: 6
                            horizontalCenter: parent.horizontalCenter
                        }
                        spacing: 2

                        HouseSign {
                            anchors.horizontalCenter: parent.horizontalCenter
                            size: step.who.place === 1 ? 104 : 84
                            sign: step.who.sign
                            art: step.who.art
                        }
                        Text {
                            width: 132
                            horizontalAlignment: Text.AlignHCenter
                            text: step.who.name
                            elide: Text.ElideRight
                            color: Theme.ink
                            fontSizeMode: Text.HorizontalFit
                            minimumPixelSize: 13
                            font {
                                family: Theme.display
                                weight: Font.Bold
                                pixelSize: 20
                            }
                        }
                        Text {
                            visible: text !== ""
                            anchors.horizontalCenter: parent.horizontalCenter
                            text: step.who.grade
                            color: Theme.primary
                            font {
                                family: Theme.ui
                                pixelSize: 18
                            }
                        }
                    }
                    Rectangle {
                        id: block
                        anchors.bottom: parent.bottom
                        x: 3
                        width: 130
                        height: step.who.place === 1 ? 170 : step.who.place === 2 ? 130 : 100
                        topLeftRadius: 8
                        topRightRadius: 8
                        color: step.who.place === 1 ? Theme.primary : Theme.primaryWash

                        Text {
                            anchors.horizontalCenter: parent.horizontalCenter
                            y: 10
                            text: step.who.mark
                            color: step.who.place === 1 ? Theme.primaryText : Theme.ink
                            font {
                                family: Theme.ui
                                weight: Font.Bold
                                pixelSize: 46
                            }
                        }
                        Text {
                            anchors.horizontalCenter: parent.horizontalCenter
                            y: 66
                            text: step.who.pointsText
                            color: step.who.place === 1 ? Theme.primaryText : Theme.ink
                            font {
                                family: Theme.ui
                                pixelSize: 18
                            }
                        }
                    }
                }
            }
        }
        Grid {
            id: list

            readonly property real each: (630 - (picture.columns - 1) * 30) / picture.columns
            readonly property int figures: picture.columns > 1 ? 60 : 90

            x: 470
            y: 68
            flow: Grid.TopToBottom
            rows: Math.max(1, Math.ceil(picture.rows.length / picture.columns))
            columnSpacing: 30
            rowSpacing: picture.few ? 34 : picture.told ? 10 : 4
            // However long the stories are, the code below stays free.
            scale: Math.min(1, (invitation.y - 8 - y) / height)
            transformOrigin: Item.TopRight

            Repeater {
                model: picture.rows.length

                Item {
                    id: entry

                    required property int index
                    readonly property var who: picture.rows[index]

                    width: list.each
                    height: words.height

                    Text {
                        width: 34
                        text: entry.who.mark
                        color: Theme.ink2
                        font {
                            family: Theme.ui
                            weight: Font.Bold
                            pixelSize: 24
                        }
                    }
                    Column {
                        id: words
                        x: 40
                        width: parent.width - x - list.figures
                        spacing: 1

                        Text {
                            width: parent.width
                            text: entry.who.name
                            elide: Text.ElideRight
                            color: Theme.ink
                            fontSizeMode: Text.HorizontalFit
                            minimumPixelSize: 14
                            font {
                                family: Theme.ui
                                weight: Font.DemiBold
                                pixelSize: picture.few ? 28 : 21
                            }
                        }
                        Text {
                            visible: text !== "" && picture.told
                            width: parent.width
                            text: entry.who.story
                            wrapMode: Text.WordWrap
                            maximumLineCount: 2
                            elide: Text.ElideRight
                            color: Theme.ink2
                            font {
                                family: Theme.ui
                                pixelSize: picture.few ? 22 : picture.many ? 16 : 17
                            }
                        }
                    }
                    Text {
                        anchors.right: parent.right
                        text: entry.who.totalText
                        color: Theme.ink
                        font {
                            family: Theme.ui
                            weight: Font.Bold
                            pixelSize: picture.few ? 34 : 26
                        }
                    }
                }
            }
        }
        Text {
            id: invitation
            anchors {
                right: parent.right
                rightMargin: 28
                bottom: parent.bottom
                bottomMargin: 14
            }
            text: picture.code === "" ? "" : qsTr("Play the same cards: %1").arg(picture.code)
            color: Theme.ink2
            font {
                family: Theme.ui
                pixelSize: 17
            }
        }
    }
}
