pragma Translator: Speicherstadt_PilePanel
pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// What is left face down, season by season: which cards these are, everybody knows.
Sheet {
    id: sheet

    required property QtObject pile

    title: qsTr("Left in the pile")
    subtitle: qsTr("Which cards are still to come is no secret; their order is.")
    wanted: 1000

    Flow {
        id: seasons

        readonly property int across: Math.max(1, Math.min(4, Math.floor((width + 16) / Metrics.px(200))))
        readonly property real each: (width - (across - 1) * 16) / across

        width: parent ? parent.width : 0
        spacing: 16

        Repeater {
            model: sheet.pile

            Column {
                id: season

                required property string title
                required property string text
                required property bool current
                required property bool past
                required property var kinds       // [{ kind, title, count }]
                required property string spoken
                required property var model

                width: seasons.each
                spacing: 6
                opacity: past ? 0.7 : 1
                Accessible.role: Accessible.StaticText
                Accessible.name: spoken

                Rectangle {
                    width: parent.width
                    height: Metrics.px(22) + 18
                    radius: Metrics.radius
                    color: Tones.seasonPlate(season.model.season)
                    border {
                        width: season.current ? 3 : 0
                        color: Theme.ink
                    }

                    ArtIcon {
                        x: 12
                        anchors.verticalCenter: parent.verticalCenter
                        width: Metrics.px(22)
                        height: width
                        art: "speicherstadt/seasons/glyph/" + season.model.season
                        tint: Theme.ivory
                    }
                    Label {
                        x: Metrics.px(22) + 22
                        anchors.verticalCenter: parent.verticalCenter
                        text: season.title
                        slab: true
                        color: Tones.seasonText
                        font.pixelSize: Metrics.strong
                        Accessible.ignored: true
                    }
                    Label {
                        anchors {
                            right: parent.right
                            rightMargin: 12
                            verticalCenter: parent.verticalCenter
                        }
                        text: season.model.left
                        color: Tones.seasonText
                        font {
                            pixelSize: Metrics.title
                            weight: Font.Bold
                        }
                        Accessible.ignored: true
                    }
                }
                Label {
                    width: parent.width
                    visible: season.kinds.length === 0
                    text: season.text
                    wrapMode: Text.WordWrap
                    color: Theme.ink2
                    Accessible.ignored: true
                }
                Repeater {
                    model: season.kinds.length

                    Item {
                        id: row

                        required property int index
                        readonly property var entry: season.kinds[index]

                        width: seasons.each
                        height: Math.max(Metrics.px(26), name.implicitHeight + 4)

                        ArtIcon {
                            y: 1
                            width: Metrics.px(24)
                            height: width
                            art: "speicherstadt/cards/icons/" + row.entry.kind
                            tint: Tones.kindMark(row.entry.kind)
                        }
                        Label {
                            id: name
                            x: Metrics.px(24) + 8
                            y: 2
                            width: parent.width - x - times.width - 6
                            text: row.entry.title
                            wrapMode: Text.WordWrap
                            lineHeight: 0.95
                            Accessible.ignored: true
                        }
                        Label {
                            id: times
                            visible: row.entry.count > 1
                            anchors {
                                right: parent.right
                                rightMargin: 12
                            }
                            y: 2
                            text: row.entry.count
                            strong: true
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
    }
}
