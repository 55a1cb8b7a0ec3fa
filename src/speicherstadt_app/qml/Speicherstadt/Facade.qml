pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme
import "house.js" as House

// One warehouse: brick, a gable of its own (0 to 5), crane beam, sandstone bands. Kin to its neighbours by everything else.
// It stands there whatever lies before it; the lowest `taken` floors are bare wall, for workers.
Item {
    id: facade

    required property int kind
    required property Plan plan
    property int taken: 0
    property bool shaded: false
    property string frame: ""                 // pointed | chosen | selling

    readonly property bool mirrored: kind % 2 === 1
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
            width: width,
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

    width: plan.columnWidth
    height: plan.facade

    Rectangle {
        visible: facade.frame !== ""
        x: -7
        y: facade.plan.gable * 0.4
        width: facade.width + 14
        height: facade.plan.column + 3 - y
        radius: Metrics.radiusLarge
        color: Theme.clear
        border {
            width: facade.frame === "pointed" ? 2 : 3
            color: facade.frame === "selling" ? Theme.coin : facade.frame === "chosen" ? Theme.focus : Theme.ivory
        }

        Rectangle {
            visible: facade.frame !== "pointed"
            anchors {
                fill: parent
                margins: 3
            }
            radius: 9
            color: Theme.clear
            border {
                width: 2
                color: Theme.ivory
            }
        }
    }
    Painting {
        width: facade.width
        height: facade.plan.facade
        bleed: 8
        tones: facade.tones
        shape: facade.shape
        wait: facade.kind * 70
        onPaint: ctx => House.wall(ctx, facade.house())
    }
    Item {
        width: facade.width
        height: facade.taken > 0 ? facade.plan.floorTop(facade.taken - 1) : facade.plan.facade
        clip: facade.taken > 0

        Painting {
            width: facade.width
            height: facade.plan.facade
            tones: facade.tones
            shape: facade.shape
            wait: facade.kind * 70
            onPaint: ctx => House.openings(ctx, facade.house())
        }
    }
    ArtIcon {
        art: "parts/crane"
        width: facade.plan.crane
        height: width
        y: Math.round(facade.plan.gable * 0.1)
        x: Math.round(facade.mirrored ? facade.width / 2 - facade.plan.jib - width : facade.width / 2 + facade.plan.jib)
        mirror: facade.mirrored
        opacity: facade.shaded ? 0.7 : 1
    }
}
