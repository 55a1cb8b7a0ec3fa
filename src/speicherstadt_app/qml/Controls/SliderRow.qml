pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Theme

// A name, a slider, the value in words.
FocusScope {
    id: row

    required property string text
    property string shown: ""                 // the value in words, "100 %"
    property real shownWidth: Metrics.px(56)
    property bool bare: false                 // its name is only said
    property alias from: slider.from
    property alias to: slider.to
    property alias stepSize: slider.stepSize
    property alias value: slider.value

    signal moved(real value)

    readonly property bool upright: !bare && width > 0 && width < name.implicitWidth + shownWidth + 160

    implicitWidth: 380
    implicitHeight: upright ? name.implicitHeight + Metrics.target : Metrics.target
    opacity: enabled ? 1 : 0.45

    Label {
        id: name
        visible: !row.bare
        x: 4
        width: row.upright ? row.width - 8 : Math.ceil(implicitWidth)
        height: row.upright ? implicitHeight : row.height
        text: row.text
        wrapMode: Text.WordWrap
        Accessible.ignored: true
    }
    T.Slider {
        id: slider
        focus: true
        x: row.upright || row.bare ? 4 : name.x + name.width + 16
        y: row.upright ? name.height : 0
        width: row.width - x - row.shownWidth - 12
        height: Metrics.target
        snapMode: stepSize > 0 ? T.Slider.SnapAlways : T.Slider.NoSnap
        focusPolicy: Qt.StrongFocus
        hoverEnabled: true
        Accessible.name: row.text
        Accessible.description: row.shown
        onMoved: row.moved(value)

        background: Rectangle {
            x: 0
            y: (slider.height - height) / 2
            width: slider.width
            height: 8
            radius: 4
            color: Theme.well
            border {
                width: Metrics.line
                color: Theme.edge
            }

            Rectangle {
                width: slider.handle.x + slider.handle.width / 2
                height: parent.height
                radius: 4
                color: Theme.primary
            }
        }
        handle: Rectangle {
            x: slider.visualPosition * (slider.width - width)
            y: (slider.height - height) / 2
            width: 26
            height: 26
            radius: 13
            color: slider.pressed ? Theme.primary : Theme.card
            border {
                width: 3
                color: Theme.primary
            }

            FocusRing {
                visible: slider.visualFocus
                around: 13
            }
        }
    }
    Label {
        anchors {
            right: parent.right
            rightMargin: 4
            verticalCenter: slider.verticalCenter
        }
        width: row.shownWidth
        horizontalAlignment: Text.AlignRight
        text: row.shown
        strong: true
        Accessible.ignored: true
    }
}
