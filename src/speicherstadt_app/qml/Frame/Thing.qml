pragma ComponentBehavior: Bound

import QtQuick
import Controls

// A thing on the table: it can be pressed, and explains itself to who asks: by the key I, the other button, or the sign that
// comes into its corner under a pointer. A long press or the key C shows its card large.
Pressable {
    id: thing

    property string topic: ""                 // what `table.explain` is asked for
    property real around: 6                   // radius of the focus ring
    property bool ringed: true                // shows the ring itself
    property Item corner: null                // in whose corner the sign comes; without one, none does

    onPressAndHold: Explain.look(topic, thing)
    onHoveredChanged: hovered ? Explain.point(topic, thing) : Explain.leave(thing)
    Component.onDestruction: Explain.leave(thing)
    Keys.onPressed: event => {
        event.accepted = Explain.key(event, thing.topic, thing)
    }

    TapHandler {
        // A finger has no buttons: every tap of it would count as one.
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
        acceptedButtons: Qt.RightButton
        enabled: thing.topic !== ""
        onTapped: Explain.ask(thing.topic, thing)
    }
    Loader {
        active: thing.corner !== null && thing.hovered && thing.topic !== ""
        parent: thing.corner ?? thing
        anchors {
            right: parent.right
            bottom: parent.bottom
            margins: 3
        }
        sourceComponent: AskSign {
            onClicked: Explain.ask(thing.topic, thing)
        }
    }

    FocusRing {
        z: 5
        visible: thing.ringed && thing.visualFocus
        around: thing.around
    }
}
