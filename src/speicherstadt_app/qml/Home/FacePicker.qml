pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Speicherstadt.Models as Models
import Theme

// A face and a colour for somebody. The colour brings its emblem: at the table nobody is told by the colour alone.
Column {
    id: picker

    required property Models.Profiles profiles
    property string face: ""
    property int sign: 0
    property real least: Metrics.px(60)       // of a face
    readonly property int across: Math.max(3, Math.min(profiles.faces.length, Math.floor((width + spaced) / (least + spaced))))
    readonly property int rows: Math.ceil(profiles.faces.length / across)
    readonly property real spaced: 6

    signal faceChosen(face: string)
    signal signChosen(sign: int)

    spacing: 6

    component Pick: Pressable {
        id: pick

        property bool chosen: false

        checkable: true
        autoExclusive: true
        checked: chosen
        Accessible.role: Accessible.RadioButton

        background: Rectangle {
            radius: Metrics.radius
            color: pick.chosen ? Theme.primaryWash : pick.hovered ? Theme.hovered : Theme.clear
            border {
                width: pick.chosen ? 3 : 0
                color: Theme.primary
            }

            FocusRing {
                visible: pick.visualFocus
            }
        }
    }

    Label {
        text: qsTr("Face")
        color: Theme.ink2
        font.pixelSize: Metrics.small
        Accessible.ignored: true
    }
    Grid {
        id: faces

        // No row is left half empty.
        readonly property int columnsWide: Math.ceil(picker.profiles.faces.length / picker.rows)
        readonly property real each: Math.min(Metrics.art(92), Math.floor((picker.width - (columnsWide - 1) * picker.spaced) / columnsWide))

        columns: columnsWide
        spacing: picker.spaced
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("Face")

        Repeater {
            model: picker.profiles.faces.length

            Pick {
                id: face

                required property int index
                readonly property var drawn: picker.profiles.faces[index] ?? {}

                width: faces.each
                height: Math.max(Metrics.target, faces.each)
                chosen: picker.face === drawn.key
                Accessible.name: drawn.label ?? ""
                onClicked: picker.faceChosen(face.drawn.key)

                contentItem: Item {
                    ArtIcon {
                        anchors.centerIn: parent
                        width: Math.min(parent.width, parent.height) - 10
                        height: width
                        art: face.drawn.art ?? ""
                    }
                }
            }
        }
    }
    Label {
        topPadding: 4
        text: qsTr("Colour")
        color: Theme.ink2
        font.pixelSize: Metrics.small
        Accessible.ignored: true
    }
    Row {
        spacing: picker.spaced
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("Colour")

        Repeater {
            model: picker.profiles.emblems.length

            Pick {
                id: colour

                required property int index
                readonly property var emblem: picker.profiles.emblems[index] ?? {}

                width: Math.max(Metrics.target, Math.min(Metrics.px(60), (picker.width - 5 * picker.spaced) / 6))
                height: width
                chosen: picker.sign === emblem.sign
                Accessible.name: emblem.label ?? ""
                onClicked: picker.signChosen(colour.emblem.sign)

                contentItem: Item {
                    Medallion {
                        anchors.centerIn: parent
                        sign: colour.emblem.sign ?? 0
                        size: parent.width - 12
                    }
                }
            }
        }
    }
}
