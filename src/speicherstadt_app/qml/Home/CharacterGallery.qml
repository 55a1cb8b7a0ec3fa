pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Controls
import Speicherstadt.Models as Models
import Theme

// The characters of a game: a tap seats one or lets it go.
Panel {
    id: panel

    required property Models.NewGame game
    property bool dense: false
    readonly property alias count: portraits.count
    readonly property real size: Metrics.art(dense ? 44 : 68)

    implicitHeight: gallery.implicitHeight + (dense ? 12 : 20)

    ColumnLayout {
        id: gallery
        anchors {
            left: parent.left
            right: parent.right
            top: parent.top
            margins: panel.dense ? 6 : 10
        }
        spacing: panel.dense ? 2 : 6

        Flow {
            Layout.fillWidth: true
            spacing: 16

            Label {
                text: qsTr("Opponents")
                slab: true
                font.pixelSize: Metrics.title
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            Label {
                text: qsTr("Tap to add or remove")
                color: Theme.ink2
            }
        }
        Flow {
            id: row

            readonly property int across: width < 8 * Metrics.px(90) + 7 * spacing ? 4 : 8

            Layout.fillWidth: true
            spacing: 4

            Repeater {
                id: portraits
                model: panel.game.characters

                Pressable {
                    id: portrait

                    required property string key
                    required property string art
                    required property string title
                    required property string tag
                    required property bool seated
                    required property string spoken

                    width: Math.floor((row.width - (row.across - 1) * row.spacing) / row.across)
                    height: panel.size + 12 + Math.max(words.implicitHeight, Metrics.px(34))
                    checked: seated
                    Accessible.name: spoken
                    Accessible.checkable: true
                    Accessible.checked: seated
                    onClicked: panel.game.toggle(portrait.key)

                    background: Rectangle {
                        radius: Metrics.radius
                        color: portrait.seated ? Theme.primaryWash : portrait.hovered ? Theme.hovered : Theme.clear
                        border {
                            width: portrait.seated ? 2 : 0
                            color: Theme.primary
                        }

                        FocusRing {
                            visible: portrait.visualFocus
                        }
                    }
                    contentItem: Item {
                        ArtIcon {
                            anchors.horizontalCenter: parent.horizontalCenter
                            y: 6
                            width: panel.size
                            height: panel.size
                            art: portrait.art
                        }
                        Column {
                            id: words
                            x: 3
                            y: panel.size + 7
                            width: parent.width - 6

                            Label {
                                width: parent.width
                                text: portrait.title
                                strong: true
                                horizontalAlignment: Text.AlignHCenter
                                wrapMode: Text.WordWrap
                                // Several words are wrapped; a single one that is too long gets smaller.
                                fontSizeMode: text.includes(" ") ? Text.FixedSize : Text.HorizontalFit
                                minimumPixelSize: Metrics.px(11)
                                lineHeight: 0.95
                                font.pixelSize: Metrics.meta
                                Accessible.ignored: true
                            }
                            Label {
                                width: parent.width
                                text: portrait.tag
                                color: Theme.ink2
                                horizontalAlignment: Text.AlignHCenter
                                wrapMode: Text.WordWrap
                                lineHeight: 0.95
                                font.pixelSize: Metrics.meta
                                Accessible.ignored: true
                            }
                        }
                    }
                }
            }
        }
    }
}
