pragma ComponentBehavior: Bound

import QtQuick

// Makes the thing it stands in one that can be carried, by mouse or finger, to where the board lets it be put down.
DragHandler {
    id: handler

    required property string what             // a word of the game's own; the board says where it may go
    required property Component look          // under the pointer
    readonly property bool carried: active && Carry.from === parent

    target: null
    // From the first move: a long press asks something else.
    dragThreshold: 8
    onActiveChanged: active ? Carry.lifted(what, parent, look) : Carry.dropped()
    onCanceled: Carry.lost()
    onCentroidChanged: {
        if (active)
            Carry.moved(centroid.scenePosition)
    }
}
