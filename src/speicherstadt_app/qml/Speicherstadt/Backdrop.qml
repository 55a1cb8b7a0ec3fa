pragma ComponentBehavior: Bound

import QtQuick
import Theme

// All that stands still: sky, canal, the row of houses. It is drawn once and then lies there as one picture; when season
// or hour change, the new picture fades in over the old one. The software renderer draws its parts, which fade by themselves.
// Until all parts are painted there is plain sky and plain water; a new size stretches the old picture until then.
Item {
    id: backdrop

    required property Plan plan

    readonly property bool flat: GraphicsInfo.api !== GraphicsInfo.Software
    readonly property list<string> hour: [Tones.light, Theme.season, Theme.night, Theme.contrast]
    property bool turning: false
    property bool seen: false                 // the painted scene has been there
    readonly property real shown: seen ? shade.opacity : 0    // what belongs to its houses comes with them

    function whole(): bool {
        for (let n = 0; n < row.count; ++n) {
            if (!(row.itemAt(n) as Facade)?.fresh)
                return false
        }
        return sky.fresh && water.fresh
    }
    function show(): void {
        if (!whole())
            return
        if (!flat)
            seen = true
        else if (gathering.running)
            gathering.restart()
        else if (!turning)
            (picture.item as Flat)?.take()
    }

    onHourChanged: {
        if (flat && seen && Motion.banner > 0) {
            turning = true
            gathering.restart()
        }
    }

    component Flat: ShaderEffect {
        id: sheet

        property size made: Qt.size(0, 0)     // of the scene, when it was taken
        readonly property bool stretched: made !== Qt.size(scene.width, scene.height)
        readonly property ShaderEffectSource shot: ShaderEffectSource {
            sourceItem: scene
            hideSource: true
            live: false
            smooth: Metrics.density % 1 !== 0 || sheet.stretched
            onScheduledUpdateCompleted: backdrop.seen = true
        }
        readonly property var source: shot

        function take(): void {
            made = Qt.size(scene.width, scene.height)
            shot.textureSize = Qt.size(Math.round(made.width * Metrics.density), Math.round(made.height * Metrics.density))
            shot.scheduleUpdate()
        }

        width: scene.width
        height: scene.height
    }

    Plain {
        visible: !backdrop.seen || shade.opacity < 1
        width: backdrop.width
        height: backdrop.height
        plan: backdrop.plan
    }
    Item {
        id: shade
        width: backdrop.width
        height: backdrop.height
        opacity: backdrop.seen ? 1 : 0.01    // what is not seen at all is never taken

        Behavior on opacity {
            NumberAnimation {
                duration: Motion.fade
            }
        }
        Item {
            id: scene
            width: backdrop.width
            height: backdrop.height

            Sky {
                id: sky
                width: parent.width
                plan: backdrop.plan
                soft: !backdrop.flat
                onPainted: backdrop.show()
            }
            Water {
                id: water
                y: backdrop.plan.quay
                width: parent.width
                height: parent.height - y
                plan: backdrop.plan
                soft: !backdrop.flat
                onPainted: backdrop.show()
            }
            Repeater {
                id: row
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
                blending: shade.opacity < 1
            }
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
            next.active = true;
            (next.item as Flat).take()
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
