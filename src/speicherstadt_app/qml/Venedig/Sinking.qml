import QtQuick
import Theme

// One cell of a tile that is taken off.
TileCell {
    id: one

    required property var look
    required property real size
    required property point place
    required property real middle

    x: place.x
    y: place.y
    width: size
    height: size
    kind: look.kind
    art: look.art
    sides: look.sides

    SequentialAnimation {
        running: true
        onFinished: one.destroy()
        NumberAnimation {
            target: one
            property: "y"
            to: one.place.y - 10
            duration: Motion.roll
            easing.type: Motion.enter
        }
        ParallelAnimation {
            NumberAnimation {
                target: one
                property: "x"
                to: one.place.x + (one.look.x - one.middle) * 16
                duration: Motion.flip
            }
            NumberAnimation {
                target: one
                property: "y"
                to: one.place.y + 16
                duration: Motion.flip
                easing.type: Easing.InQuad
            }
            NumberAnimation {
                target: one
                property: "opacity"
                to: 0
                duration: Motion.flip
            }
        }
    }
}
