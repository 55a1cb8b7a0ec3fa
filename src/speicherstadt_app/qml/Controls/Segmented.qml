pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Theme

// One of a few words. One stop for Tab, arrows choose. Stands upright when the words need more than the width.
FocusScope {
    id: control

    property list<string> options
    property int current: 0
    property string name: ""                  // what is chosen here, for screen readers
    property real minimum: 64                 // of one option

    signal chosen(int index)

    readonly property real natural: {
        let sum = 0
        for (let i = 0; i < repeater.count; ++i)
            sum += (repeater.itemAt(i) as T.RadioButton)?.implicitWidth ?? 0
        return sum
    }
    readonly property real spare: Math.max(0, width - natural) / Math.max(1, options.length)
    readonly property bool upright: width > 0 && width < natural

    implicitWidth: natural
    implicitHeight: upright ? options.length * Metrics.control : Metrics.control
    opacity: enabled ? 1 : 0.45
    Accessible.role: Accessible.Grouping
    Accessible.name: name

    Rectangle {
        anchors.fill: parent
        radius: Metrics.radius
        color: Theme.card
        border {
            width: Metrics.line
            color: Theme.edge
        }
    }
    Grid {
        columns: control.upright ? 1 : Math.max(1, control.options.length)

        Repeater {
            id: repeater
            model: control.options

            T.RadioButton {
                id: option

                required property string modelData
                required property int index

                implicitWidth: Math.max(control.minimum, Math.ceil(word.implicitWidth) + 28)
                width: control.upright ? control.width : implicitWidth + control.spare
                height: Metrics.control
                text: modelData
                checked: index === control.current
                focusPolicy: checked ? Qt.StrongFocus : Qt.ClickFocus
                focus: checked
                hoverEnabled: true
                Accessible.description: control.name
                onClicked: {
                    control.current = index
                    control.chosen(index)
                }
                onCheckedChanged: {
                    if (checked && activeFocus && index !== control.current) {
                        control.current = index
                        control.chosen(index)
                    }
                }

                indicator: null
                contentItem: Label {
                    id: word
                    text: option.text
                    strong: option.checked
                    horizontalAlignment: Text.AlignHCenter
                    color: option.checked ? Theme.primaryText : Theme.ink
                    Accessible.ignored: true
                }
                background: Rectangle {
                    radius: Metrics.radius
                    color: option.checked ? Theme.primary : option.down ? Theme.pressed : option.hovered ? Theme.hovered : Theme.clear
                    border {
                        width: option.checked ? Metrics.line : 0
                        color: Theme.primaryDeep
                    }

                    FocusRing {
                        visible: option.visualFocus
                    }
                }
            }
        }
    }
}
