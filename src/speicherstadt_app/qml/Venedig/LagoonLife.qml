pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Living
import Theme

// What moves before the palaces: gulls and pigeons, boats that come by, smoke, windows that are lit one after the other, light
// on the water. Of the palaces everything is measured on their drawing of 1280 × 132, whose houses stand at 129.
Life {
    id: life

    property real shore: 0                    // the kerb lies here; above it is sky
    readonly property bool open: shore >= 30
    readonly property real strait: Sizes.strait(shore)
    readonly property real high: Sizes.palaces(shore)
    readonly property real k: high / 132
    readonly property real roofs: shore - strait - high
    readonly property int rows: Math.max(1, Math.ceil(width / (1280 * k)))

    // Windows of the drawing that are dark by night.
    readonly property var panes: [[31.9, 87.6, 4.2, 12.0], [66.0, 75.0, 4.0, 11.2], [100.0, 93.0, 4.0, 11.2], [48.8, 109.5, 4.0, 10.5], [255.5, 79.0, 4.0, 10.3], [286.9, 94.7, 5.2, 12.3], [298.5, 95.7, 4.0, 10.3], [315.6, 91.6, 4.2, 10.8], [341.0, 111.5, 4.0, 9.5], [374.7, 89.3, 4.3, 14.3], [404.7, 90.3, 4.0, 12.0], [423.2, 83.6, 4.2, 13.3], [452.6, 83.6, 4.2, 13.3], [470.4, 110.5, 4.0, 10.0], [518.5, 73.0, 4.0, 11.6], [555.5, 91.7, 4.0, 11.6], [522.0, 111.8, 4.0, 9.3], [886.9, 85.6, 4.2, 12.6], [970.3, 75.0, 4.0, 11.2], [960.4, 92.0, 5.2, 13.3], [983.4, 89.6, 4.2, 11.4], [1013.4, 89.6, 4.2, 11.4], [1042.0, 79.0, 4.0, 10.3], [1074.2, 96.3, 4.2, 9.3], [1204.9, 95.6, 4.2, 9.5], [1246.4, 108.5, 4.0, 11.0]]

    // A vessel on the water before the palaces, on a drawing of 64 whose water line is at 56.
    component Boat: Passing {
        id: boat

        required property string art
        required property real crossing       // seconds for the whole width
        property real rest: 40
        property real begun: 0                // how much of its way lies behind it at the beginning
        property real large: 1
        property real down: 0.5               // on how much of the water's height
        readonly property real size: Math.max(26, Math.min(life.high * 0.5, 70)) * large

        visible: share < 1 && life.open
        scene: life
        from: -size
        to: life.width
        takes: crossing
        period: crossing + rest
        offset: crossing * begun
        y: Math.round(life.shore - life.strait * (1 - down) - size * 56 / 64 + 0.8 * Math.sin(life.time * 0.9 + crossing))

        ArtIcon {
            width: boat.size
            height: width
            // They are drawn with the prow to the left.
            mirror: !boat.back
            art: (Theme.night ? "venedig/afloat/night/" : "venedig/afloat/") + boat.art
        }
    }

    // -- by night -----------------------------------------------------------------
    Glints {
        visible: life.open && Theme.night
        width: life.width
        height: Math.max(1, life.shore * 0.5)
        scene: life
        count: Theme.night ? 14 : 0
        tone: Tones.star
        dots: true
        least: 1.4
        most: 2.4
        lasts: 6
        strength: 0.8
    }
    Dusk {
        id: dusk
        scene: life
        night: Theme.night
    }
    Repeater {
        model: Theme.night && life.open ? life.panes.length * Math.min(2, life.rows) : 0

        Rectangle {
            required property int index
            readonly property int row: Math.floor(index / life.panes.length)
            readonly property var pane: life.panes[index * 11 % life.panes.length]

            x: (pane[0] + 1280 * row) * life.k
            y: life.roofs + pane[1] * life.k
            width: pane[2] * life.k
            height: pane[3] * life.k
            topLeftRadius: width / 2
            topRightRadius: topLeftRadius
            color: Tones.lamp
            opacity: dusk.glow(index)
        }
    }

    // -- smoke ----------------------------------------------------------------------
    Repeater {
        model: life.roofs >= 0 ? [[86.5, 49], [487, 55], [1057, 52]] : []

        Smoke {
            required property int index
            required property var modelData

            x: modelData[0] * life.k
            y: life.roofs + modelData[1] * life.k
            scene: life
            tone: Weather.smoke("summer")
            seed: index + 5
            count: 4
            high: 34 * life.k
            drift: 26 * life.k
            size: 13 * life.k
            takes: 9
            strength: 0.45
        }
    }

    // -- in the air -----------------------------------------------------------------
    Passing {
        visible: share < 1 && life.open && !Theme.night
        y: Math.max(8, life.shore * 0.2)
        scene: life
        from: -60
        to: life.width + 60
        takes: 34
        period: 47
        offset: 12

        Flock {
            scene: life
            tone: Tones.bird
            span: 13
            lift: 0.6
            places: [[0, 0], [-2.1, 0.6], [1.8, 1]]
        }
    }
    // Low over the water.
    Passing {
        visible: share < 1 && life.strait > 0 && !Theme.night
        y: life.shore - life.strait - 4
        scene: life
        from: life.width + 40
        to: -40
        takes: 26
        period: 41
        offset: 30

        Flock {
            scene: life
            tone: Theme.ivory
            seed: 8
            span: 12
            places: [[0, 0], [2.6, -0.9]]
        }
    }
    // The pigeons of the square, round its tower.
    Flock {
        readonly property real way: life.time * 0.42

        visible: life.roofs >= 0 && !Theme.night && way % 25.2 < 12.6
        x: Math.round((604 + 66 * Math.cos(way)) * life.k)
        y: Math.round(life.roofs + (44 + 15 * Math.sin(way)) * life.k)
        scene: life
        tone: Tones.bird
        seed: 3
        span: 8 * Math.max(0.8, life.k)
        lift: 0.9
        beats: true
        places: [[0, 0], [-1.3, 0.7], [1.2, 0.5], [-0.4, 1.5], [-2.3, -0.3]]
    }

    // -- on the water -----------------------------------------------------------------
    Glints {
        visible: life.strait > 0
        y: life.shore - life.strait + 2
        width: life.width
        height: Math.max(1, life.strait - 4)
        scene: life
        count: Math.round(life.width / 110)
        tone: Theme.night ? Tones.lamp : Theme.ivory
        strength: Theme.night ? 0.45 : 0.7
        least: 6
        most: 20
    }
    Boat {
        art: "bragozzo"
        crossing: 210
        begun: 0.62
        down: 0.3
        large: 1.15
    }
    Boat {
        art: "barge"
        crossing: 150
        rest: 70
        begun: 0.2
        down: 0.55
        large: 0.9
    }
    Boat {
        art: "gondola"
        crossing: 84
        rest: 26
        begun: 0.42
        down: 0.85
    }
}
