pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Living
import Theme
import "house.js" as House

// What moves in the harbour: before the houses and their cranes, behind every card, worker and price.
Life {
    id: life

    required property Plan plan

    readonly property string season: Theme.season
    readonly property bool fire: Theme.burning
    readonly property real crowd: width * plan.quay / 250000     // of what falls

    function chimneys(): list<point> {
        const found = []
        for (let n = 0; n < plan.count; ++n) {
            for (const [at, top] of House.CHIMNEYS[n % 6])
                found.push(Qt.point(plan.columnX(n) + at * plan.columnWidth, plan.sky + top * plan.gable - 2))
        }
        return found
    }

    // -- roofs ------------------------------------------------------------------
    Repeater {
        id: chimneys
        // Where all smoke at once, none is looked at.
        model: life.chimneys().filter((_, n) => life.season === "winter" ? n % 2 === 0 : n % 3 === 1)

        Smoke {
            required property int index
            required property point modelData

            x: modelData.x
            y: modelData.y
            scene: life
            tone: life.fire ? Tones.smoke : Weather.smoke(life.season)
            seed: index + 3
            high: Math.min(52, modelData.y + 12)
            drift: 26
            size: 15
            takes: 9
            strength: 0.55
        }
    }
    Passing {
        visible: share < 1 && !Theme.night && !life.fire
        y: Math.max(14, life.plan.sky * 0.6)
        scene: life
        from: -80
        to: life.width + 80
        takes: life.season === "autumn" ? 52 : 31
        period: takes + 9
        offset: takes * 0.35
        turns: life.season !== "autumn"

        Flock {
            scene: life
            tone: Weather.bird(life.season)
            span: 12
            beats: life.season === "autumn"
            lift: beats ? 0.05 : 0.3
            places: beats ? [[0, 0], [-1, -0.3], [-1, 0.3], [-2, -0.6], [-2, 0.6], [-3, 0.9]] : life.season === "winter" ? [[0, 0]] : [[0, 0], [-1.9, 0.5], [1.6, 0.9]]
        }
    }
    // Swallows in summer, before the houses.
    Passing {
        visible: share < 1 && !Theme.night && !life.fire && life.season === "summer"
        y: life.plan.sky + life.plan.gable * 1.3
        scene: life
        from: life.width + 30
        to: -30
        takes: 11
        period: 27
        offset: 8

        Flock {
            scene: life
            tone: Theme.darkInk
            seed: 21
            span: 9
            lift: 2.6
            places: [[0, 0], [3, -1.6]]
        }
    }

    // -- by night ---------------------------------------------------------------
    Dusk {
        id: dusk
        scene: life
        night: Theme.night
        every: 3.1
    }
    Repeater {
        model: Theme.night ? life.plan.count : 0

        Item {
            id: front

            required property int index
            readonly property HouseLook look: HouseLook {
                kind: front.index % 6
                plan: life.plan
            }
            readonly property var panes: House.someDark(look.house(), 3)

            x: life.plan.columnX(index)
            y: life.plan.sky

            Repeater {
                model: front.panes.length

                Painting {
                    required property int index
                    readonly property var pane: front.panes[index]

                    x: pane.x
                    y: pane.y
                    width: pane.width
                    height: pane.height
                    bleed: pane.height
                    opacity: dusk.glow(front.index + 7 * index)
                    tones: front.look.tones
                    shape: front.look.shape
                    onPaint: ctx => House.pane(ctx, front.look.house(), 0, 0, width, height, true, pane.chosen)
                }
            }
        }
    }

    // -- one crane at a time ------------------------------------------------------
    Item {
        id: crane

        readonly property real period: 64
        readonly property int turn: Math.floor((life.time + 22) / period)
        readonly property int house: life.plan.count > 0 ? (turn * 5 + 1) % life.plan.count : 0
        readonly property int side: house % 2 === 1 ? -1 : 1
        readonly property real share: (life.time + 22) / period - turn
        readonly property real from: life.plan.gable * 0.1 + life.plan.crane * 0.94
        readonly property real depth: life.plan.facade - from
        // Down with a sack, and up without one.
        readonly property real out: share < 0.5 ? share / 0.5 : share < 0.56 ? 1 : Math.max(0, 1 - (share - 0.56) / 0.3)

        visible: life.plan.count > 0 && out > 0 && !life.fire
        x: life.plan.columnX(house) + life.plan.columnWidth / 2 + side * (life.plan.jib + life.plan.crane * 0.785)
        y: life.plan.sky + from
        height: crane.depth
        clip: true
        width: 1

        Rectangle {
            x: -0.6
            width: 1.2
            height: Math.round(crane.out * crane.depth)
            color: Theme.darkInk
            opacity: 0.75
        }
    }
    ArtIcon {
        visible: crane.visible && crane.share < 0.5
        width: life.plan.crane * 0.56
        height: width
        x: Math.round(crane.x - width / 2)
        y: Math.round(crane.y + crane.out * crane.depth - width * 0.12)
        opacity: Math.min(1, crane.share * 30)
        art: Theme.night ? "speicherstadt/parts/night/sack" : "speicherstadt/parts/sack"
        asynchronous: true
    }

    // -- on the water -------------------------------------------------------------
    Glints {
        y: life.plan.quay + 16
        width: life.width
        height: Math.max(0, life.height - y - 12)
        scene: life
        count: 12
        tone: Theme.night ? Tones.glassLit : Theme.ivory
        strength: Theme.night ? 0.35 : 0.5
        least: 8
        most: 26
    }
    Passing {
        y: life.plan.quay + 4 + Math.round(0.8 * Math.sin(life.time * 0.8))
        scene: life
        from: -90
        to: life.width + 10
        takes: 120
        period: 170
        offset: 40

        ArtIcon {
            width: 76
            height: 76
            art: (Theme.night ? "living/night/" : "living/") + (life.season === "winter" ? "lighter-snow" : life.season === "autumn" ? "lighter" : "sail")
            mirror: parent.back
            asynchronous: true
        }
    }

    // -- what falls ---------------------------------------------------------------
    Drift {
        visible: !life.fire
        width: life.width
        height: life.plan.quay + 10
        scene: life
        count: Math.round(life.crowd * ({
                winter: 40,
                spring: 20,
                summer: 12,
                autumn: 20
            })[life.season])
        shape: ({
                spring: "petal",
                autumn: "leaf"
            })[life.season] ?? "flake"
        // In summer it is the fluff of poplars.
        speed: life.season === "winter" ? 17 : life.season === "summer" ? 7 : 12
        wind: life.season === "winter" ? 3 : life.season === "summer" ? 9 : 6
        sway: life.season === "summer" ? 14 : 8
        least: shape === "flake" ? 2 : 4.6
        most: life.season === "winter" ? 4.2 : life.season === "summer" ? 3 : 6.6
        colours: Weather.falling(life.season)
    }
    Drift {
        visible: life.fire
        width: life.width
        height: life.plan.quay * 0.8
        scene: life
        count: life.fire ? 26 : 0
        rises: true
        seed: 31
        speed: 30
        wind: 8
        least: 1.6
        most: 3.2
        colours: [Tones.spark]
    }
}
