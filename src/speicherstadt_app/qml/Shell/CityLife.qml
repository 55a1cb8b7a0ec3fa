pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Living
import Theme

// What moves in the city. Everything is measured on the drawing of 1280 × 240, on which the houses stand at 184 and the
// water begins at 194.
Life {
    id: life

    readonly property string season: Theme.season
    readonly property real k: height / 240
    // Of the drawing, what is in the window: what passes comes in where it can be seen.
    readonly property real begins: Math.max(0, -(parent?.x ?? 0))
    readonly property real ends: Math.min(width, begins + (parent?.parent?.width ?? width))
    readonly property real seen: width > 0 ? (ends - begins) / width : 1
    readonly property string kept: Theme.night ? "living/night/" : "living/"
    readonly property bool cold: season === "winter" || season === "autumn"
    readonly property var trees: [290, 690, 1018]

    // A vessel on the water line `line`.
    component Boat: Passing {
        id: boat

        required property string art
        required property real line
        required property real crossing       // seconds for the whole drawing
        property real rest: 30
        property real begun: 0                // how much of its way lies behind it at the beginning
        property real size: 128
        property bool steams: false

        scene: life
        from: life.begins - size * life.k
        to: life.ends
        takes: crossing * life.seen
        period: takes + rest
        offset: takes * begun
        y: Math.round((line - size * 112 / 128) * life.k + 0.7 * Math.sin(life.time * 0.8 + line))

        Smoke {
            visible: boat.steams
            x: (boat.back ? 1 - 75 / 128 : 75 / 128) * boat.size * life.k
            y: 72 / 128 * boat.size * life.k
            scene: life
            tone: Weather.smoke(life.season)
            high: 26 * life.k
            drift: (boat.back ? 34 : -34) * life.k
            size: 17 * life.k
            takes: 5
            count: 6
            strength: 0.85
        }
        ArtIcon {
            width: boat.size * life.k
            height: width
            art: life.kept + boat.art
            mirror: boat.back
            asynchronous: true
        }
    }

    // -- by night ---------------------------------------------------------------
    Dusk {
        id: dusk
        scene: life
        night: Theme.night
    }
    Repeater {
        // Windows of the drawing that are dark by night.
        model: Theme.night ? life.panes.length : 0

        Rectangle {
            required property int index
            readonly property var pane: life.panes[(index * 11) % life.panes.length]

            x: pane[0] * life.k
            y: pane[1] * life.k
            width: pane[2] * life.k
            height: pane[3] * life.k
            topLeftRadius: width * 0.3
            topRightRadius: topLeftRadius
            color: Weather.lamp
            opacity: dusk.glow(index)
        }
    }
    Glints {
        visible: Theme.night && life.season !== "winter"
        width: parent.width
        height: 96 * life.k
        scene: life
        count: Theme.night ? 14 : 0
        tone: Weather.star
        dots: true
        least: 1.4
        most: 2.6
        lasts: 6
    }

    // -- smoke ------------------------------------------------------------------
    Repeater {
        model: life.cold ? [[54, 96], [602, 94], [870, 84]] : [[602, 94]]

        Smoke {
            required property int index
            required property var modelData

            x: modelData[0] * life.k
            y: modelData[1] * life.k
            scene: life
            tone: Weather.smoke(life.season)
            seed: index + 5
            high: 40 * life.k
            drift: 34 * life.k
            size: 17 * life.k
            takes: 9
            strength: life.cold ? 0.7 : 0.4
        }
    }

    // -- in the air -------------------------------------------------------------
    Passing {
        visible: share < 1 && !Theme.night
        y: (life.season === "autumn" ? 40 : 84) * life.k
        scene: life
        from: life.begins - 90
        to: life.ends + 90
        takes: (life.season === "autumn" ? 70 : 42) * life.seen
        period: takes + 16
        offset: takes * 0.45
        turns: life.season !== "autumn"

        Flock {
            scene: life
            tone: Weather.bird(life.season)
            span: 15 * life.k
            beats: life.season === "autumn"
            lift: beats ? 0.1 : 0.6
            places: beats ? [[0, 0], [-1.1, -0.5], [-1.1, 0.5], [-2.2, -1], [-2.2, 1], [-3.3, -1.5], [-3.3, 1.5]] : life.season === "winter" ? [[0, 0], [-2.4, 0.7]] : [[0, 0], [-1.8, 0.8], [1.9, 1.5]]
        }
    }
    // Low over the water, before the houses.
    Passing {
        visible: share < 1 && !Theme.night && life.season !== "autumn"
        y: 186 * life.k
        scene: life
        from: life.ends + 60
        to: life.begins - 60
        takes: 33 * life.seen
        period: takes + 24
        offset: 14

        Flock {
            scene: life
            tone: Weather.gull
            seed: 8
            span: 14 * life.k
            places: [[0, 0], [2.6, -1.1]]
        }
    }
    // Swallows.
    Passing {
        visible: share < 1 && !Theme.night && life.season === "summer"
        y: 128 * life.k
        scene: life
        from: life.begins - 40
        to: life.ends + 40
        takes: 13 * life.seen
        period: takes + 11
        offset: 9

        Flock {
            scene: life
            tone: Theme.darkInk
            seed: 21
            span: 9 * life.k
            lift: 2.4
            places: [[0, 0], [-3, 1.4]]
        }
    }
    Hoist {
        x: 756 * life.k
        y: 75 * life.k
        scene: life
        rope: Weather.rope
        thick: 1.3 * life.k
        least: 20 * life.k
        most: 92 * life.k
        offset: 3

        ArtIcon {
            width: 21 * life.k
            height: width
            x: -width / 2
            y: -3 * life.k
            art: life.kept + "load"
            asynchronous: true
        }
    }

    // -- on the water -----------------------------------------------------------
    Glints {
        y: 196 * life.k
        width: parent.width
        height: 42 * life.k
        scene: life
        count: 16
        tone: Theme.night ? Weather.lamp : Theme.ivory
        strength: Theme.night ? 0.35 : 0.6
        least: 8 * life.k
        most: 30 * life.k
    }
    Boat {
        visible: share < 1 && !life.cold
        art: "sail-tan"
        line: 211
        size: 74
        crossing: 230
        begun: 0.75
    }
    Boat {
        visible: share < 1 && !life.cold
        art: "sail"
        line: 215
        size: 88
        crossing: 260
        rest: 40
        begun: 0.12
    }
    Boat {
        visible: share < 1 && life.cold
        art: life.season === "winter" ? "lighter-snow" : "lighter"
        line: 217
        size: 112
        crossing: 300
        begun: 0.66
    }
    Boat {
        art: "steamer"
        line: 222
        crossing: 120
        begun: 0.38
        steams: true
    }
    Boat {
        visible: share < 1 && !life.cold
        art: "sail"
        line: 230
        size: 124
        crossing: 190
        rest: 50
        begun: 0.68
    }

    // -- what falls -------------------------------------------------------------
    Drift {
        y: (life.season === "winter" ? 30 : life.season === "summer" ? 70 : 118) * life.k
        width: parent.width
        height: parent.height - y - 12 * life.k
        scene: life
        count: ({
                winter: 50,
                spring: 24,
                summer: 12,
                autumn: 22
            })[life.season]
        shape: ({
                spring: "petal",
                autumn: "leaf"
            })[life.season] ?? "flake"
        springs: shape === "flake" ? [] : life.trees.map(at => at * life.k)
        spread: 170 * life.k
        speed: life.season === "winter" ? 15 : life.season === "summer" ? 6 : 10
        wind: life.season === "winter" ? 4 : life.season === "summer" ? 9 : 7
        least: (shape === "flake" ? 2 : 4.4) * life.k
        most: (life.season === "winter" ? 4.4 : life.season === "summer" ? 3 : 6.6) * life.k
        colours: Weather.falling(life.season)
    }

    readonly property var panes: [[26.2, 147.6, 10.4, 11.2], [26.2, 168.3, 10.4, 11.2], [109.8, 131.6, 9.2, 10.3], [109.8, 150.6, 9.2, 10.3], [124.7, 131.6, 9.2, 10.3], [185.7, 150, 8.7, 10.4], [185.7, 169.3, 8.7, 10.4], [199.6, 130.6, 8.7, 10.4], [339.8, 105, 9.8, 11.3], [399.9, 167.3, 9.3, 11.9], [467, 123.3, 9.3, 11.9], [494.9, 167.7, 12.6, 11.6], [562, 168.8, 9.7, 10.8], [577.7, 128.8, 9.7, 10.8], [616.4, 128.8, 9.7, 10.8], [760.1, 170.3, 11, 9.7], [797.4, 116.3, 11, 9.7], [797.4, 152.3, 11, 9.7], [797.4, 170.3, 11, 9.7], [826, 130.6, 9.8, 10.4], [841.8, 130.6, 9.8, 10.4], [901.7, 128.8, 8.9, 10.8], [965.8, 128.8, 8.9, 10.8], [1134.7, 126, 12.1, 11.3], [1169.2, 168, 12.1, 11.3], [1213.3, 147.6, 9.5, 11.2]]
}
