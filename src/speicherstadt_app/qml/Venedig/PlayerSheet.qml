pragma Translator: Venedig_PlayerSheet
pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme

// Everything that may be known of one player.
Sheet {
    id: sheet

    required property QtObject players
    property int sign: -1

    function show(sign: int): void {
        sheet.sign = sign
        sheet.open()
    }

    wanted: 520

    Repeater {
        model: sheet.visible ? sheet.players : null

        Column {
            id: player

            required property int sign
            required property string name
            required property string art
            required property int running
            required property int markers
            required property var shapes
            required property var hand
            required property var opened
            required property string note
            required property string spoken
            required property var person
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
            Row {
                spacing: Metrics.inset

                HouseSign {
                    size: 88
                    sign: player.sign
                    art: player.art
                }
                Column {
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: 6

                    Shield {
                        size: Metrics.px(30) + 20
                        value: player.running
                    }
                    Row {
                        spacing: 3

                        Repeater {
                            model: player.markers
                            Pole {
                                width: 12
                                height: 24
                                sign: player.sign
                            }
                        }
                    }
                }
            }
            Label {
                width: parent.width
                text: qsTr("Hand, as far as it can be known")
                strong: true
            }
            Row {
                spacing: 6

                Repeater {
                    model: player.hand
                    CardSlot {
                        required property var modelData
                        card: modelData
                        size: 40
                    }
                }
                Loader {
                    active: player.opened?.role ? true : false
                    sourceComponent: Row {
                        spacing: 6

                        Label {
                            anchors.verticalCenter: parent.verticalCenter
                            text: qsTr("opened:")
                            color: Theme.ink2
                        }
                        CardSlot {
                            card: player.opened
                            size: 40
                        }
                    }
                }
            }
            Label {
                visible: player.shapes.length > 0
                width: parent.width
                text: qsTr("Tiles not built")
                strong: true
            }
            Flow {
                width: parent.width
                spacing: Metrics.inset

                Repeater {
                    model: player.shapes

                    Row {
                        id: kind

                        required property var modelData

                        spacing: 5

                        Label {
                            anchors.verticalCenter: parent.verticalCenter
                            text: kind.modelData.number + " ×"
                        }
                        ShapeGlyph {
                            anchors.verticalCenter: parent.verticalCenter
                            shape: kind.modelData.shape
                            size: 14
                        }
                    }
                }
            }
            Label {
                width: parent.width
                text: player.spoken
                wrapMode: Text.WordWrap
                color: Theme.ink2
                font.pixelSize: Metrics.small
                Accessible.ignored: true
            }
        }
    }
}
