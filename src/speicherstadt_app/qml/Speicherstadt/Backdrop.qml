pragma ComponentBehavior: Bound

import QtQuick
import Theme

// All that stands still: sky, canal, the row of houses. It is drawn once and then lies there as one picture; when season
// or hour change, the new picture fades in over the old one. The software renderer draws its parts, which fade by themselves.
Item {
    id: backdrop

    required property Plan plan

    readonly property bool flat: GraphicsInfo.api !== GraphicsInfo.Software
    readonly property list<string> hour: [Tones.light, Theme.season, Theme.night, Theme.contrast]
    property bool turning: false

    function show(): void {
        if (gathering.running)
            gathering.restart()
        else if (!turning)
            (picture.item as Flat)?.shot.scheduleUpdate()
    }

    onHourChanged: {
        if (flat && picture.item && Motion.banner > 0) {
            turning = true
            gathering.restart()
        }
    }

    component Flat: ShaderEffect {
        id: sheet

        readonly property ShaderEffectSource shot: ShaderEffectSource {
            sourceItem: scene
            hideSource: true
            live: false
            textureSize: Qt.size(Math.round(scene.width * Metrics.density), Math.round(scene.height * Metrics.density))
            smooth: Metrics.density % 1 !== 0
        }
        readonly property var source: shot

        width: scene.width
        height: scene.height
    }

    Item {
        id: scene
        width: backdrop.width
        height: backdrop.height

        Sky {
            width: parent.width
            plan: backdrop.plan
            soft: !backdrop.flat
            onPainted: backdrop.show()
        }
        Water {
            y: backdrop.plan.quay
            width: parent.width
            height: parent.height - y
            plan: backdrop.plan
            soft: !backdrop.flat
            onPainted: backdrop.show()
        }
        Repeater {
            model: backdrop.plan.count

            Facade {
                required property int index
                plan: backdrop.plan
                x: backdrop.plan.columnX(index)
                y: backdrop.plan.sky
                kind: index % 6
                soft: !backdrop.flat
                onPainted: backdrop.show()
            }
        }
    }
    Loader {
        id: picture
        active: backdrop.flat
        sourceComponent: Flat {
            blending: false
        }
    }
    // The new picture, until the old one is like it.
    Loader {
        id: next
        active: false
        opacity: 0
        sourceComponent: Flat {}
    }
    // The parts are painted one after the other; the last one has been when nothing has come for a while.
    Timer {
        id: gathering
        interval: 250
        onTriggered: {
            next.active = true
            fading.restart()
        }
    }
    NumberAnimation {
        id: fading
        target: next
        property: "opacity"
        from: 0
        to: 1
        duration: Motion.banner
        easing.type: Motion.travel
        onFinished: {
            backdrop.turning = false
            backdrop.show()
            next.active = false
        }
    }
}
