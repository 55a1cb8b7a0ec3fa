import QtQuick

// A rope from the origin with something on it, let down and pulled up again, with a rest at either end.
Item {
    id: hoist

    required property Life scene
    required property color rope
    property real least: 20                   // of the rope
    property real most: 60
    property real period: 44                  // seconds
    property real offset: 0
    property real thick: 1.3
    default property alias load: hanging.data

    readonly property real share: (scene.time + offset) / period - Math.floor((scene.time + offset) / period)
    readonly property real out: ease(share < 0.5 ? share / 0.36 : (1 - share) / 0.36)

    function ease(way: real): real {
        const part = Math.max(0, Math.min(1, way))
        return part * part * (3 - 2 * part)
    }

    Rectangle {
        x: -hoist.thick / 2
        width: hoist.thick
        height: Math.round(hoist.least + (hoist.most - hoist.least) * hoist.out)
        color: hoist.rope

        Item {
            id: hanging
            x: hoist.thick / 2
            y: parent.height
        }
    }
}
