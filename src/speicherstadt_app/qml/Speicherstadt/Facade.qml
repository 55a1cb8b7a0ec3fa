pragma ComponentBehavior: Bound

import QtQuick
import "house.js" as House

// One warehouse: brick, a gable of its own (0 to 5), sandstone bands. Kin to its neighbours by everything else.
// It stands there whatever lies before it.
Item {
    id: facade

    required property int kind
    required property Plan plan
    property alias soft: painting.soft
    readonly property alias fresh: painting.fresh

    readonly property HouseLook look: HouseLook {
        kind: facade.kind
        plan: facade.plan
    }

    signal painted

    width: plan.columnWidth
    height: plan.facade

    Painting {
        id: painting
        width: facade.width
        height: facade.plan.facade
        bleed: 8
        tones: facade.look.tones
        shape: facade.look.shape
        wait: facade.kind * 70
        onPaint: ctx => {
            House.wall(ctx, facade.look.house())
            House.openings(ctx, facade.look.house())
        }
        onPainted: facade.painted()
    }
}
