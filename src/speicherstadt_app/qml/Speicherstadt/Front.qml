pragma ComponentBehavior: Bound

import QtQuick
import Controls
import "house.js" as House

// What changes before a house: bare wall where its lowest floors have people in hatches of their own, and its crane.
Item {
    id: front

    required property int kind
    required property Plan plan
    property int taken: 0
    property bool shaded: false
    property real built: 1                    // how far the house behind it is to be seen

    readonly property bool mirrored: kind % 2 === 1
    readonly property HouseLook look: HouseLook {
        kind: front.kind
        plan: front.plan
    }

    width: plan.columnWidth
    height: plan.facade

    // Once it is painted, only while it is wanted: what is clipped is drawn by itself.
    Item {
        visible: front.taken > 0 || !wall.fresh
        y: front.taken > 0 ? front.plan.floorTop(front.taken - 1) : front.plan.facade
        width: front.width
        height: front.plan.facade - y
        clip: true

        Painting {
            id: wall
            y: -parent.y
            width: front.width
            height: front.plan.facade
            tones: front.look.tones
            shape: front.look.shape
            wait: front.kind * 70
            onPaint: ctx => House.wall(ctx, front.look.house())
        }
    }
    ArtIcon {
        art: "speicherstadt/parts/crane"
        width: front.plan.crane
        height: width
        y: Math.round(front.plan.gable * 0.1)
        x: Math.round(front.mirrored ? front.width / 2 - front.plan.jib - width : front.width / 2 + front.plan.jib)
        mirror: front.mirrored
        opacity: (front.shaded ? 0.7 : 1) * front.built
    }
}
