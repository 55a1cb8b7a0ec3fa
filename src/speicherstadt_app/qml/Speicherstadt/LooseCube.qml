pragma ComponentBehavior: Bound

import QtQuick
import Frame
import Theme

// A cube that is still to be put somewhere: a tap chooses it, dragging carries it.
Thing {
    id: loose

    required property string good
    required property string look             // here | chosen | lost | gone
    required property string token
    property string explain: ""
    property real cube: Sizes.cubeLarge

    signal chosen(token: string)
    signal lifted(cube: LooseCube)
    signal carried(at: point)
    signal dropped

    readonly property bool gone: look === "gone"

    implicitWidth: Math.max(Metrics.target, cube)
    implicitHeight: implicitWidth
    topic: explain
    around: 8
    enabled: !gone
    opacity: 1
    Accessible.ignored: gone
    onClicked: chosen(token)

    DragHandler {
        target: null
        enabled: loose.token !== ""
        onActiveChanged: active ? loose.lifted(loose) : loose.dropped()
        onCentroidChanged: {
            if (active)
                loose.carried(centroid.scenePosition)
        }
    }
    contentItem: Item {
        Rectangle {
            visible: loose.gone
            anchors.centerIn: parent
            width: loose.cube
            height: loose.cube
            radius: 8
            color: Theme.clear
            border {
                width: 1
                color: Theme.hairline
            }
        }
        Cube {
            visible: !loose.gone
            x: (parent.width - width) / 2
            y: (parent.height - height) / 2 - (loose.look === "chosen" ? 6 : 0)
            good: loose.good
            look: loose.look
            size: loose.cube

            Behavior on y {
                enabled: !Motion.reduced
                NumberAnimation {
                    duration: Motion.feedback
                    easing.type: Motion.enter
                }
            }
        }
    }
}
