pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// The seasons as medallions on a rope; the present one is named. Opens what is left in the pile.
Pressable {
    id: track

    required property var seasons             // [{ key, title, current, past }]
    property bool bare: false                 // only the present one

    readonly property int disc: Math.max(28, Metrics.px(22) + 6)
    readonly property int rope: 14
    readonly property int now: seasons.findIndex(season => season.current)
    readonly property real nameWidth: name.advanceWidth + Metrics.px(19) + 34
    readonly property real natural: nameWidth + (seasons.length - 1) * (disc + rope)

    implicitWidth: bare ? nameWidth : natural
    implicitHeight: Metrics.target
    TextMetrics {
        id: name
        font {
            family: Theme.display
            weight: Font.Bold
            pixelSize: Metrics.strong
        }
        text: track.seasons[track.now]?.title ?? ""
    }
    background: FocusRing {
        visible: track.visualFocus
        around: Metrics.radius
    }
    contentItem: Item {
        Row {
            anchors.verticalCenter: parent.verticalCenter

            Repeater {
                model: track.seasons.length

                Row {
                    id: stop

                    required property int index
                    readonly property var season: track.seasons[index]
                    readonly property bool present: season.current

                    visible: present || !track.bare

                    Rectangle {
                        visible: stop.index > 0 && !track.bare
                        anchors.verticalCenter: parent.verticalCenter
                        width: track.rope
                        height: 2
                        color: Theme.barTextSoft
                        opacity: 0.7
                    }
                    Rectangle {
                        anchors.verticalCenter: parent.verticalCenter
                        width: stop.present ? track.nameWidth : track.disc
                        height: stop.present ? track.disc + 4 : track.disc
                        radius: height / 2
                        color: stop.present ? Tones.seasonPlate(stop.season.key) : track.down || track.hovered ? Theme.barSeam : Theme.contrast ? Theme.bar : Theme.barDark
                        border {
                            width: stop.present ? 2 : Metrics.line
                            color: stop.present ? Theme.ivory : Theme.barTextSoft
                        }
                        opacity: stop.season.past ? 0.75 : 1

                        ArtIcon {
                            x: stop.present ? 10 : (parent.width - width) / 2
                            anchors.verticalCenter: parent.verticalCenter
                            width: Metrics.px(19)
                            height: width
                            art: "speicherstadt/seasons/glyph/" + stop.season.key
                            tint: Theme.ivory
                        }
                        Label {
                            visible: stop.present
                            anchors {
                                right: parent.right
                                rightMargin: 14
                                verticalCenter: parent.verticalCenter
                            }
                            text: stop.season.title
                            slab: true
                            color: Tones.seasonText
                            font.pixelSize: Metrics.strong
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
    }
    Tooltip {
        visible: track.hovered || track.visualFocus
        y: track.height + 6
        text: track.Accessible.description
    }
}
