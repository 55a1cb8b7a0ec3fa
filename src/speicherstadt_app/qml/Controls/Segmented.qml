pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Theme

// One of a few words. One stop for Tab, arrows choose. Stands upright when the words need more than the width. What is
// The owner sets current after a choice, so it always shows the real state.
FocusScope {
    id: control

    property list<string> options
    property int current: 0
    property string name: ""                  // what is chosen here, for screen readers
    property list<string> said: []            // what an option is called where its words alone don't say it
    property real minimum: 64                 // of one option

    signal chosen(int index)

    function choose(index: int) {
        if (index !== current)
            chosen(index)
    }
    function step(by: int) {
        const next = current + by
        if (next < 0 || next >= options.length)
            return
        repeater.itemAt(next).forceActiveFocus(Qt.TabFocusReason)
        choose(next)
    }

    readonly property real natural: {
        let sum = 0
        for (let i = 0; i < repeater.count; ++i)
            sum += (repeater.itemAt(i) as T.AbstractButton)?.implicitWidth ?? 0
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

            T.AbstractButton {
                id: option

                required property string modelData
                required property int index
                readonly property bool chosen: index === control.current

                checkable: true
                autoExclusive: true
                checked: chosen
                implicitWidth: Math.max(control.minimum, Math.ceil(word.implicitWidth) + 28)
                width: control.upright ? control.width : implicitWidth + control.spare
                height: Metrics.control
                text: modelData
                focusPolicy: chosen || activeFocus ? Qt.StrongFocus : Qt.ClickFocus
                focus: chosen
                hoverEnabled: true
                Accessible.role: Accessible.RadioButton
                Accessible.name: control.said[index] ?? text
                Accessible.description: control.name
                Keys.onLeftPressed: control.step(-1)
                Keys.onUpPressed: control.step(-1)
                Keys.onRightPressed: control.step(1)
                Keys.onDownPressed: control.step(1)
                onClicked: control.choose(index)

                contentItem: Label {
                    id: word
                    text: option.text
                    strong: option.chosen
                    horizontalAlignment: Text.AlignHCenter
                    color: option.chosen ? Theme.primaryText : Theme.ink
                    Accessible.ignored: true
                }
                background: Rectangle {
                    radius: Metrics.radius
                    color: option.chosen ? Theme.primary : option.down ? Theme.pressed : option.hovered ? Theme.hovered : Theme.clear
                    border {
                        width: option.chosen ? Metrics.line : 0
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
