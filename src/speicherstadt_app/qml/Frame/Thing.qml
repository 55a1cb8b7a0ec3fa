pragma ComponentBehavior: Bound

import QtQuick
import Controls

// A thing on the table: it can be pressed, and it explains itself when a pointer or a finger rests on it, or by the key I.
Pressable {
    id: thing

    property string topic: ""                 // what `table.explain` is asked for
    property real around: 6                   // radius of the focus ring
    property bool ringed: true                // shows the ring itself

    onPressAndHold: Explain.ask(topic, thing)
    onHoveredChanged: hovered ? Explain.point(topic, thing) : Explain.leave(thing)
    Component.onDestruction: Explain.leave(thing)
    Keys.onPressed: event => {
        if (Explain.wanted(event) && thing.topic !== "") {
            event.accepted = true
            Explain.ask(thing.topic, thing)
        }
    }

    FocusRing {
        z: 5
        visible: thing.ringed && thing.visualFocus
        around: thing.around
    }
}
