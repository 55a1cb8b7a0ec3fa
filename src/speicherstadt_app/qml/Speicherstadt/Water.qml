pragma ComponentBehavior: Bound

import QtQuick
import Theme
import "canal.js" as Canal

// The quay wall, and the canal with the houses in it.
Item {
    id: water

    required property Plan plan
    property alias soft: painting.soft
    readonly property alias fresh: painting.fresh

    readonly property int wall: 11
    readonly property var tones: ({
            season: Theme.season,
            night: Theme.night,
            high: Tones.waterTop,
            low: Tones.waterLow,
            bricks: Tones.bricks,
            doors: Tones.doors,
            timber: Theme.timberHigh,
            granite: Theme.granite,
            graniteDark: Tones.graniteDark,
            mortar: Theme.mortar,
            ink: Theme.darkInk,
            ivory: Theme.ivory,
            snow: Theme.snow,
            weed: Tones.copperDark,
            lamp: Tones.glassLit,
            sun: Tones.sun,
            leaf: Tones.leaf,
            fire: Tones.seasonPlate("autumn"),
            coin: Theme.coin,
            bloom: Tones.goodWash("carpet")
        })
    signal painted

    Painting {
        id: painting
        width: water.width
        height: water.height
        bleed: 6
        tones: water.tones
        wait: 140
        onPainted: water.painted()
        shape: [water.plan.start, water.plan.columnWidth, water.plan.gap, water.plan.count]
        onPaint: ctx => Canal.water(ctx, {
                width: width,
                height: height,
                wall: water.wall,
                gap: water.plan.gap,
                season: water.tones.season,
                night: water.tones.night,
                houses: Array.from({
                    length: water.plan.count
                }, (_, n) => ({
                            x: water.plan.columnX(n),
                            width: water.plan.columnWidth,
                            colour: water.tones.bricks[n % 6],
                            door: water.tones.doors[n % 6]
                        })),
                c: water.tones
            })
    }
}
