pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme
import "house.js" as House

// One warehouse: brick, a gable of its own (0 to 5), crane beam, sandstone bands. Kin to its neighbours by everything else.
// The lowest `taken` floors are bare wall: there workers stand.
Item {
    id: facade

    required property int kind
    required property Plan plan
    property int taken: 0

    readonly property bool mirrored: kind % 2 === 1
    readonly property int hatch: plan.columnWidth < 132 ? 34 : 40
    readonly property var house: ({
            kind: kind,
            width: width,
            height: plan.facade,
            gable: plan.gable,
            attic: plan.attic,
            storey: plan.storey,
            plinth: plan.plinth,
            hatch: hatch,
            season: Theme.season,
            night: Theme.night,
            c: {
                brick: Theme.bricks[kind],
                brickShade: Theme.brickShade,
                mortar: Theme.mortar,
                door: Theme.doors[kind],
                hatch: Theme.hatch,
                copper: Theme.copper,
                copperDark: Theme.copperDark,
                copperSeam: Theme.copperSeam,
                glass: Theme.glass,
                glassHigh: Theme.glassHigh,
                glassLit: Theme.glassLit,
                hatchLit: Theme.hatchLit,
                frame: Theme.mortar,
                granite: Theme.granite,
                graniteDark: Theme.graniteDark,
                snow: Theme.snow,
                timber: Theme.timber,
                ink: Theme.darkInk,
                ivory: Theme.ivory,
                fire: Theme.good("carpet"),
                bloom: Theme.goodWash("carpet"),
                green: Theme.seasonPlate("spring"),
                tint: Theme.skies[Theme.season].tint
            }
        })

    implicitHeight: plan.facade

    Painting {
        width: facade.width
        height: facade.plan.facade
        bleed: 6
        tones: facade.house
        wait: facade.kind * 70
        onPaint: ctx => House.wall(ctx, facade.house)
    }
    Item {
        width: facade.width
        height: facade.taken > 0 ? facade.plan.floorTop(facade.taken - 1) : facade.plan.facade
        clip: facade.taken > 0

        Painting {
            width: facade.width
            height: facade.plan.facade
            tones: facade.house
            wait: facade.kind * 70
            onPaint: ctx => House.openings(ctx, facade.house)
        }
    }
    ArtIcon {
        art: Theme.night ? "parts/crane" : "parts/crane"
        width: Math.round(facade.plan.gable * 0.64)
        height: width
        y: facade.plan.gable * 0.1
        x: facade.mirrored ? facade.width / 2 - 24 - width : facade.width / 2 + 24
        mirror: facade.mirrored
    }
}
