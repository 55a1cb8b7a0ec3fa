pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Theme

// One line of text under its name. `wrong` says below what to mend.
FocusScope {
    id: field

    required property string label
    property string wrong: ""
    property alias text: input.text
    property alias placeholder: input.placeholderText
    property alias maximumLength: input.maximumLength
    readonly property alias input: input

    signal edited(string text)
    signal accepted

    implicitWidth: 280
    implicitHeight: column.implicitHeight

    Column {
        id: column
        width: parent.width
        spacing: 4

        Label {
            width: parent.width
            text: field.label
            wrapMode: Text.WordWrap
            color: Theme.ink2
            font.pixelSize: Metrics.small
            Accessible.ignored: true
        }
        T.TextField {
            id: input
            focus: true
            width: parent.width
            implicitHeight: Metrics.control
            leftPadding: 14
            rightPadding: 14
            verticalAlignment: TextInput.AlignVCenter
            color: Theme.ink
            placeholderTextColor: Theme.ink2
            selectionColor: Theme.primary
            selectedTextColor: Theme.primaryText
            selectByMouse: true
            font {
                family: Theme.ui
                pixelSize: Metrics.body
            }
            opacity: enabled ? 1 : 0.45
            Accessible.name: field.label
            Accessible.description: field.wrong
            onTextEdited: field.edited(text)
            onAccepted: field.accepted()

            background: Rectangle {
                radius: Metrics.radius
                color: Theme.card
                border {
                    width: field.wrong === "" ? Metrics.line : 2
                    color: field.wrong === "" ? Theme.edge : Theme.fire
                }

                FocusRing {
                    visible: input.activeFocus
                }
            }
            cursorDelegate: Rectangle {
                visible: input.cursorVisible
                width: 2
                color: Theme.ink
            }
            Label {
                visible: input.text === "" && input.preeditText === ""
                anchors {
                    fill: parent
                    leftMargin: 14
                    rightMargin: 14
                }
                text: input.placeholderText
                color: Theme.ink2
                Accessible.ignored: true
            }
        }
        Row {
            visible: field.wrong !== ""
            spacing: 6
            ArtIcon {
                width: Metrics.px(18)
                height: width
                art: "signs/warning"
                tint: Theme.fire
            }
            Label {
                width: column.width - x
                text: field.wrong
                wrapMode: Text.WordWrap
                strong: true
                color: Theme.fire
                font.pixelSize: Metrics.small
            }
        }
    }
}
