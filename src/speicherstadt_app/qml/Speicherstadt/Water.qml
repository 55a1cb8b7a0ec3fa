pragma ComponentBehavior: Bound

import QtQuick
import Theme
import "canal.js" as Canal

// The quay wall and the canal with the houses in it. Ripples pass over it while anything may move by itself.
Item {
    id: water

    required property Plan plan
    property real phase: 0                    // of the swell, 0 to 1

    readonly property int wall: 11
    readonly property var tones: ({
            season: Theme.season,
            night: Theme.night,
            high: Theme.waterTop,
            low: Theme.waterLow,
            bricks: Theme.bricks,
            doors: Theme.doors,
            timber: Theme.timberHigh,
            granite: Theme.granite,
            graniteDark: Theme.graniteDark,
            mortar: Theme.mortar,
            ink: Theme.darkInk,
            ivory: Theme.ivory,
            snow: Theme.snow,
            weed: Theme.copperDark,
            lamp: Theme.glassLit,
            sun: Theme.sun,
            leaf: Theme.leaf,
            fire: Theme.seasonPlate("autumn"),
            coin: Theme.coin,
            bloom: Theme.goodWash("carpet")
        })
    readonly property var canal: ({
            width: width,
            height: height,
            wall: wall,
            gap: plan.gap,
            season: Theme.season,
            night: Theme.night,
            houses: Array.from({
                length: plan.count
            }, (_, n) => ({
                        x: plan.columnX(n),
                        width: plan.columnWidth,
                        colour: Theme.bricks[n % 6],
                        door: Theme.doors[n % 6]
                    })),
            c: tones
        })

    Painting {
        width: water.width
        height: water.height
        bleed: 6
        tones: water.canal
        onPaint: ctx => Canal.water(ctx, water.canal)
    }
    Repeater {
        model: 2
        Painting {
            required property int index
            readonly property real turn: 2 * Math.PI * (water.phase + index / 4)
            x: Math.sin(turn) * (index === 0 ? 5 : -4)
            y: Math.cos(turn) * 0.8
            width: water.width
            height: water.height
            tones: ({
                    ripple: Theme.ripple
                })
            onPaint: ctx => Canal.ripples(ctx, {
                    width: width,
                    height: height,
                    wall: water.wall,
                    c: tones
                }, index + 41)
        }
    }
}
