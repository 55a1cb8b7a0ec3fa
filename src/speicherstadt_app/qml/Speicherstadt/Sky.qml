pragma ComponentBehavior: Bound

import QtQuick
import Theme
import "city.js" as City

// Season and hour over the roofs, the spires of the town, the next row of warehouses. A fire reddens all of it.
Painting {
    id: sky

    required property Plan plan

    height: plan.quay
    shape: [plan.sky, plan.gable, plan.start]
    tones: ({
            season: Tones.light,
            night: Theme.night,
            lively: Motion.lively,
            high: Tones.sky[0],
            middle: Tones.sky[1],
            low: Tones.sky[2],
            far: Tones.farRow,
            back: Tones.backRow,
            backLow: Tones.backRowLow,
            cloud: Tones.cloud,
            sun: Tones.sun,
            bricks: Tones.bricks,
            ink: Theme.darkInk,
            ivory: Theme.ivory,
            mortar: Theme.mortar,
            snow: Theme.snow,
            glassLit: Tones.glassLit,
            timber: Theme.timber,
            leaf: Tones.leaf,
            fire: Tones.seasonPlate("autumn"),
            green: Tones.seasonPlate("spring"),
            bloom: Tones.goodWash("carpet"),
            smoke: Tones.smoke,
            spark: Tones.spark
        })
    onPaint: ctx => City.paint(ctx, {
            width: width,
            horizon: height,
            roofs: plan.sky + plan.gable * 0.7,
            left: plan.start - plan.gap,
            right: width - plan.start + plan.gap,
            sunX: plan.count > 1 ? plan.columnX(plan.count - 1) - plan.gap / 2 : width * 0.8,
            season: tones.season,
            night: tones.night,
            lively: tones.lively,
            c: tones
        })
}
