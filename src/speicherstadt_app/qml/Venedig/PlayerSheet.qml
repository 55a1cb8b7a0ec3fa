pragma Translator: Venedig_PlayerSheet
pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme

// Everything that may be known of one player: points and where they are from, tiles, markers, and the hand.
Sheet {
    id: sheet

    required property QtObject players
    required property bool remembers          // what was seen of hands is shown
    property int sign: -1

    function show(sign: int): void {
        sheet.sign = sign
        sheet.open()
    }

    wanted: 760

    component Part: Column {
        id: part

        property string title

        width: parent ? (parent as Item).width : 0
        spacing: 8

        Rule {
            width: parent.width
        }
        Label {
            width: parent.width
            text: part.title
            slab: true
            wrapMode: Text.WordWrap
            Accessible.ignored: true
        }
    }
    component Small: Label {
        color: Theme.ink2
        font.pixelSize: Metrics.small
        Accessible.ignored: true
    }

    Repeater {
        model: sheet.visible ? sheet.players : null

        Column {
            id: player

            required property int sign
            required property string name
            required property string art
            required property int running
            required property int markers
            required property var stock
            required property var placed
            required property var sources
            required property var hand
            required property var opened
            required property bool lion
            required property bool gondola
            required property bool lawyer
            required property bool me
            required property string spoken
            required property var person
            readonly property bool shown: opened?.role ? true : false
            readonly property var known: [person?.role, [person?.level, person?.rating].filter(each => each).join(" ")]

            visible: sign === sheet.sign
            width: parent ? (parent as Column).width : 0
            spacing: Metrics.margin
            Accessible.role: Accessible.StaticText
            Accessible.name: spoken

            Binding {
                target: sheet
                property: "title"
                value: player.person?.full ? player.person.full : player.name
                when: player.sign === sheet.sign
            }
            Binding {
                target: sheet
                property: "subtitle"
                value: player.known.filter(each => each).join(" · ")
                when: player.sign === sheet.sign
            }
            Flow {
                width: parent.width
                spacing: Metrics.inset

                HouseSign {
                    size: 96
                    sign: player.sign
                    art: player.art
                }
                Column {
                    spacing: 8

                    Row {
                        spacing: 10

                        Shield {
                            size: Metrics.px(30) + 20
                            value: player.running
                        }
                        ArtIcon {
                            visible: player.lion
                            anchors.verticalCenter: parent.verticalCenter
                            width: Metrics.art(36)
                            height: width
                            art: "venedig/pieces/lion"
                        }
                        ArtIcon {
                            visible: player.gondola
                            anchors.verticalCenter: parent.verticalCenter
                            width: Metrics.art(72)
                            height: width / 2
                            art: Theme.night ? "venedig/pieces/night/gondola" : "venedig/pieces/gondola"
                        }
                        ArtIcon {
                            visible: player.lawyer
                            anchors.verticalCenter: parent.verticalCenter
                            width: Metrics.art(30)
                            height: width
                            art: "venedig/icons/lawyer"
                            tint: Theme.ink
                        }
                    }
                    Row {
                        spacing: 3

                        Repeater {
                            model: player.markers
                            Pole {
                                width: 14
                                height: 28
                                sign: player.sign
                            }
                        }
                    }
                }
                // Where the points are from.
                Grid {
                    columns: Math.max(1, Math.min(3, Math.floor(player.width / Metrics.px(190))))
                    columnSpacing: Metrics.inset
                    rowSpacing: 6

                    Repeater {
                        model: player.sources

                        Row {
                            id: source

                            required property var modelData

                            spacing: 7
                            opacity: modelData.points === 0 ? 0.55 : 1

                            ArtIcon {
                                anchors.verticalCenter: parent.verticalCenter
                                width: Metrics.art(22)
                                height: width
                                art: source.modelData.art
                                tint: Theme.ink
                            }
                            Label {
                                anchors.verticalCenter: parent.verticalCenter
                                text: source.modelData.points
                                strong: true
                                Accessible.ignored: true
                            }
                            Small {
                                anchors.verticalCenter: parent.verticalCenter
                                text: source.modelData.title
                            }
                        }
                    }
                }
            }
            Part {
                visible: !player.me && (sheet.remembers || player.shown)
                title: sheet.remembers ? qsTr("Hand, as far as it can be known") : qsTr("Opened card")

                Flow {
                    width: parent.width
                    spacing: 8

                    Repeater {
                        model: sheet.remembers ? player.hand : []
                        CardSlot {
                            required property var modelData
                            card: modelData
                            size: Metrics.art(52)
                        }
                    }
                    Loader {
                        active: player.shown
                        sourceComponent: Row {
                            spacing: 8

                            Small {
                                visible: sheet.remembers
                                anchors.verticalCenter: parent.verticalCenter
                                text: qsTr("opened:")
                            }
                            CardSlot {
                                card: player.opened
                                size: Metrics.art(52)
                            }
                        }
                    }
                }
            }
            Part {
                title: player.stock.length > 0 ? qsTr("Tiles not built") : qsTr("No tiles that wait for a place")

                Flow {
                    visible: player.stock.length > 0
                    width: parent.width
                    spacing: Metrics.inset

                    Repeater {
                        model: player.stock

                        Column {
                            id: tile

                            required property var modelData

                            spacing: 6

                            Item {
                                width: Math.max(picture.width, price.width)
                                height: 2 * picture.size

                                TilePicture {
                                    id: picture
                                    anchors.centerIn: parent
                                    width: tile.modelData.wide * size
                                    height: tile.modelData.high * size
                                    cells: tile.modelData.cells
                                    size: Metrics.art(34)
                                }
                            }
                            Row {
                                id: price
                                anchors.horizontalCenter: parent.horizontalCenter
                                spacing: 4

                                ArtIcon {
                                    anchors.verticalCenter: parent.verticalCenter
                                    width: Metrics.px(18)
                                    height: width
                                    art: "venedig/pieces/stone"
                                }
                                Label {
                                    anchors.verticalCenter: parent.verticalCenter
                                    text: tile.modelData.stones
                                    strong: true
                                    Accessible.ignored: true
                                }
                                Shield {
                                    anchors.verticalCenter: parent.verticalCenter
                                    size: Metrics.px(22)
                                    value: tile.modelData.arms
                                }
                            }
                        }
                    }
                }
            }
            Part {
                visible: player.placed.length > 0
                title: qsTr("Markers on the board")

                Flow {
                    width: parent.width
                    spacing: Metrics.inset

                    Repeater {
                        model: player.placed

                        Row {
                            id: mark

                            required property var modelData

                            spacing: 4

                            Marker {
                                width: Metrics.art(34)
                                height: width
                                sign: player.sign
                            }
                            ArtIcon {
                                visible: mark.modelData.aboard
                                anchors.verticalCenter: parent.verticalCenter
                                width: Metrics.art(44)
                                height: width / 2
                                art: Theme.night ? "venedig/pieces/night/gondola-empty" : "venedig/pieces/gondola-empty"
                            }
                            Label {
                                anchors.verticalCenter: parent.verticalCenter
                                text: mark.modelData.cell
                                strong: true
                                Accessible.ignored: true
                            }
                        }
                    }
                }
            }
        }
    }
}
