import QtQml
import Theme

// What one of the six houses (0 to 5) looks like now, for house.js.
QtObject {
    required property int kind
    required property Plan plan

    readonly property var tones: ({
            season: Theme.season,
            night: Theme.night,
            brick: Tones.bricks[kind],
            brickShade: Tones.brickShade,
            mortar: Theme.mortar,
            door: Tones.doors[kind],
            hatch: Tones.hatch,
            copper: Tones.copper,
            copperDark: Tones.copperDark,
            copperSeam: Tones.copperSeam,
            glass: Tones.glass,
            glassHigh: Tones.glassHigh,
            glassLit: Tones.glassLit,
            hatchLit: Tones.hatchLit,
            granite: Theme.granite,
            graniteDark: Tones.graniteDark,
            snow: Theme.snow,
            timber: Theme.timber,
            ink: Theme.darkInk,
            ivory: Theme.ivory,
            leaf: Tones.leaf,
            rust: Tones.seasonPlate("autumn"),
            red: Tones.good("carpet"),
            bloom: Tones.goodWash("carpet"),
            green: Tones.seasonPlate("spring"),
            tint: Tones.skies[Theme.season].tint
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
