pragma ComponentBehavior: Bound

import QtQuick
import Theme

// A still picture painted once by code, sharp on a magnified stage, alike in every renderer. Painted again when `inputs` change.
Item {
    id: painting

    property real bleed: 0                    // how far it may paint beyond its edges
    property var inputs                       // whatever the picture depends on besides its size

    signal paint(ctx: var)

    Canvas {
        id: canvas

        readonly property real zoom: Metrics.zoom
        readonly property var inputs: [painting.inputs, painting.width, painting.height, painting.bleed]

        x: -painting.bleed
        y: -painting.bleed
        width: Math.ceil((painting.width + 2 * painting.bleed) * zoom)
        height: Math.ceil((painting.height + 2 * painting.bleed) * zoom)
        scale: 1 / zoom
        transformOrigin: Item.TopLeft
        onInputsChanged: requestPaint()
        onPaint: {
            const ctx = getContext("2d")
            ctx.reset()
            ctx.scale(zoom, zoom)
            ctx.translate(painting.bleed, painting.bleed)
            painting.paint(ctx)
        }
    }
}
