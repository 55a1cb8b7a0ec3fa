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
            season: Theme.light,
            night: Theme.night,
            high: Theme.sky[0],
            middle: Theme.sky[1],
            low: Theme.sky[2],
            far: Theme.farRow,
            back: Theme.backRow,
            backLow: Theme.backRowLow,
            cloud: Theme.cloud,
            sun: Theme.sun,
            bricks: Theme.bricks,
            ink: Theme.darkInk,
            ivory: Theme.ivory,
            mortar: Theme.mortar,
            snow: Theme.snow,
            glassLit: Theme.glassLit,
            timber: Theme.timber,
            leaf: Theme.leaf,
            fire: Theme.seasonPlate("autumn"),
            green: Theme.seasonPlate("spring"),
            bloom: Theme.goodWash("carpet"),
            smoke: Theme.smoke,
            spark: Theme.spark
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
            c: tones
        })
}
