pragma ComponentBehavior: Bound

import QtQuick
import Theme

// A short word that goes by itself, and stays while the pointer or the keyboard is on it.
Panel {
    id: toast

    property string action: ""
    property string text: ""
    property int patience: 5000

    signal acted

    function show(text: string, action: string): void {
        toast.text = text
        toast.action = action
        toast.shown = true
        clock.restart()
        toast.Accessible.announce(text)
    }
    function hide(): void {
        toast.shown = false
    }

    property bool shown: false

    implicitWidth: Math.min(Metrics.stageWidth - 2 * Metrics.margin, words.natural + 36 + (button.visible ? button.implicitWidth + 12 : 0))
    implicitHeight: Math.max(Metrics.control + 8, words.implicitHeight + 20)
    radius: Metrics.radiusLarge
    fill: Theme.ink
    line: Theme.ink
    lift: 2
    visible: opacity > 0
    opacity: shown ? 1 : 0
    Accessible.role: Accessible.StaticText
    Accessible.name: text
    Accessible.ignored: !shown

    Behavior on opacity {
        NumberAnimation {
            duration: Motion.fade
        }
    }

    Timer {
        id: clock
        interval: toast.patience
        running: toast.shown && !hover.hovered && !button.activeFocus
        onTriggered: toast.hide()
    }
    HoverHandler {
        id: hover
    }
    Label {
        id: words
        readonly property real natural: metrics.advanceWidth
        anchors {
            left: parent.left
            leftMargin: 18
            right: button.visible ? button.left : parent.right
            rightMargin: button.visible ? 12 : 18
            verticalCenter: parent.verticalCenter
        }
        text: toast.text
        wrapMode: Text.WordWrap
        color: Theme.quay
        Accessible.ignored: true
    }
    TextMetrics {
        id: metrics
        font: words.font
        text: toast.text
    }
    Btn {
        id: button
        visible: toast.action !== ""
        anchors {
            right: parent.right
            rightMargin: 6
            verticalCenter: parent.verticalCenter
        }
        text: toast.action
        onClicked: {
            toast.acted()
            toast.hide()
        }
    }
}
