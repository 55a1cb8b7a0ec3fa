import QtQml
import Theme

// What one of the six houses (0 to 5) looks like now, for house.js.
QtObject {
    required property int kind
    required property Plan plan

    readonly property var tones: ({
            season: Theme.season,
            night: Theme.night,
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
            granite: Theme.granite,
            graniteDark: Theme.graniteDark,
            snow: Theme.snow,
            timber: Theme.timber,
            ink: Theme.darkInk,
            ivory: Theme.ivory,
            leaf: Theme.leaf,
            rust: Theme.seasonPlate("autumn"),
            red: Theme.good("carpet"),
            bloom: Theme.goodWash("carpet"),
            green: Theme.seasonPlate("spring"),
            tint: Theme.skies[Theme.season].tint
        })
    readonly property list<int> shape: [plan.gable, plan.attic, plan.storey]

    function house(): var {
        return {
            kind: kind,
            width: plan.columnWidth,
            height: plan.facade,
            gable: plan.gable,
            attic: plan.attic,
            storey: plan.storey,
            plinth: plan.plinth,
            hatch: plan.hatch,
            season: tones.season,
            night: tones.night,
            c: tones
        }
    }
}
