pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Theme

// One of several, each with a word, what it means, and a figure at the end.
T.RadioButton {
    id: option

    property string note: ""
    property string figure: ""
    property string art: ""

    implicitWidth: Math.max(240, leftPadding + Math.max(word.implicitWidth, note.implicitWidth) + value.width + 24 + rightPadding)
    implicitHeight: Math.max(Metrics.control, words.implicitHeight + 16)
    leftPadding: 46 + (art === "" ? 0 : 46)
    rightPadding: 14
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    opacity: enabled ? 1 : 0.45
    Accessible.description: [note, figure].filter(part => part !== "").join(", ")

    background: Rectangle {
        radius: Metrics.radius
        color: option.checked ? Theme.primaryWash : Theme.clear
        border {
            width: option.checked ? 2 : 1
            color: option.checked ? Theme.primary : Theme.contrast ? Theme.edge : Theme.hairline
        }

        Rectangle {
            anchors.fill: parent
            radius: Metrics.radius
            color: option.down ? Theme.pressed : option.hovered ? Theme.hovered : Theme.clear
        }
        FocusRing {
            visible: option.visualFocus
        }
    }
    indicator: Rectangle {
        x: 14
        y: (option.height - height) / 2
        implicitWidth: 20
        implicitHeight: 20
        radius: 10
        color: Theme.card
        border {
            width: 2
            color: option.checked ? Theme.primary : Theme.edge
        }

        Rectangle {
            visible: option.checked
            anchors.centerIn: parent
            width: 10
            height: 10
            radius: 5
            color: Theme.primary
        }
    }
    contentItem: Item {
        ArtIcon {
            visible: option.art !== ""
            x: -46
            anchors.verticalCenter: parent.verticalCenter
            width: 38
            height: 38
            art: option.art
        }
        Grid {
            id: words

            readonly property real room: value.x - 8

            anchors.verticalCenter: parent.verticalCenter
            columns: word.implicitWidth + 10 + note.implicitWidth <= room ? 2 : 1
            columnSpacing: 10
            Label {
                id: word
                width: Math.min(Math.ceil(implicitWidth), words.room)
                text: option.text
                strong: true
                wrapMode: Text.WordWrap
                Accessible.ignored: true
            }
            Label {
                id: note
                visible: option.note !== ""
                width: Math.min(Math.ceil(implicitWidth), words.room)
                text: option.note
                wrapMode: Text.WordWrap
                color: Theme.ink2
                Accessible.ignored: true
            }
        }
        Label {
            id: value
            anchors {
                right: parent.right
                verticalCenter: parent.verticalCenter
            }
            text: option.figure
            strong: true
            Accessible.ignored: true
        }
    }
}
