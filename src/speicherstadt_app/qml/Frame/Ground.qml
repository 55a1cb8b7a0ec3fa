import QtQuick
import Theme

// The near quay: granite, and the post that parts the place from the ledger.
Item {
    id: ground

    required property TablePlan plan

    anchors.fill: parent

    Rectangle {
        y: ground.plan.bar + ground.plan.scene
        width: ground.plan.sceneWidth
        height: ground.plan.quay
        color: Theme.granite

        Rectangle {
            width: parent.width
            height: 1.5
            color: Theme.mortar
            opacity: 0.8
        }
    }
    Rectangle {
        visible: !ground.plan.upright
        x: ground.plan.sceneWidth
        y: ground.plan.bar
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
