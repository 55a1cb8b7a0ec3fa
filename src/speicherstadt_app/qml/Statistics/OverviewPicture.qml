pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// The rate of wins with all that keeps it honest, and the other figures of a life as a merchant.
Grid {
    id: overview

    required property var picture
    readonly property bool narrow: width < Metrics.px(820)
    readonly property real half: narrow ? width : (width - columnSpacing) * 0.36

    columns: narrow ? 1 : 2
    columnSpacing: 32
    rowSpacing: 14

    Column {
        width: overview.half
        spacing: 4

        Row {
            width: parent.width
            spacing: 18

            Label {
                id: share
                text: overview.picture.percent
                strong: true
                font.pixelSize: Metrics.banner
                Accessible.ignored: true
            }
            Column {
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - share.width - parent.spacing

                Label {
                    width: parent.width
                    text: overview.picture.of
                    wrapMode: Text.WordWrap
                    Accessible.ignored: true
                }
                Row {
                    width: parent.width
                    spacing: 8
                    Rectangle {
                        y: 4
                        width: 2
                        height: fair.height - 8
                        color: Theme.fire
                    }
                    Label {
                        id: fair
                        width: parent.width - 10
                        text: overview.picture.fair
                        wrapMode: Text.WordWrap
                        color: Theme.ink2
                        Accessible.ignored: true
                    }
                }
                Label {
                    visible: text !== ""
                    width: parent.width
                    text: overview.picture.byStrength
                    wrapMode: Text.WordWrap
                    font.pixelSize: Metrics.small
                    color: Theme.ink2
                    Accessible.ignored: true
                }
            }
        }
        RateBar {
            width: parent.width
            rate: overview.picture
            thick: 14
        }
        Label {
            width: parent.width
            text: overview.picture.certain
            wrapMode: Text.WordWrap
            strong: true
            font.pixelSize: Metrics.small
            Accessible.ignored: true
        }
        Label {
            visible: text !== ""
            width: parent.width
            text: overview.picture.few
            wrapMode: Text.WordWrap
            font.pixelSize: Metrics.small
            color: Theme.ink2
            Accessible.ignored: true
        }
    }
    Column {
        width: overview.narrow ? overview.width : overview.width - overview.half - overview.columnSpacing
        spacing: 10

        TileRow {
            id: tiles
            width: parent.width
            least: Metrics.px(160)
            low: true
            tiles: overview.picture.tiles

            Column {
                visible: overview.picture.form.length > 0
                spacing: 6

                Label {
                    text: qsTr("Last ten")
                    slab: true
                    font.pixelSize: Metrics.cardTitle
                    Accessible.ignored: true
                }
                Row {
                    spacing: 3

                    Repeater {
                        model: overview.picture.form.length

                        Rectangle {
                            required property int index
                            readonly property bool won: overview.picture.form[index]?.won ?? false

                            width: Metrics.art(15)
                            height: width
                            radius: width / 2
                            color: won ? Theme.primary : Theme.card
                            border {
                                width: 2
                                color: won ? Theme.primaryDeep : Theme.edge
                            }

                            ArtIcon {
                                visible: parent.won
                                anchors.centerIn: parent
                                width: Metrics.art(9)
                                height: width
                                art: "signs/check"
                                tint: Theme.primaryText
                            }
                        }
                    }
                }
            }
        }
    }
}
