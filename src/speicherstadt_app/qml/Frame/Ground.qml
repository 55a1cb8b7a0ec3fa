import QtQuick
import Theme

// The near quay: granite, and the post that parts the place from the ledger.
Item {
    id: ground

    required property TablePlan layout

    anchors.fill: parent

    Rectangle {
        y: ground.layout.bar + ground.layout.scene
        width: ground.layout.sceneWidth
        height: ground.layout.quay
        color: Theme.granite

        Rectangle {
            width: parent.width
            height: 1.5
            color: Theme.mortar
            opacity: 0.8
        }
    }
    Rectangle {
        visible: !ground.layout.upright
        x: ground.layout.sceneWidth
        y: ground.layout.bar
        width: 3
        height: ground.height - y
        color: Theme.timber

        Rectangle {
            x: 1
            width: 1
            height: parent.height
            color: Theme.timberHigh
        }
    }
}
