pragma ComponentBehavior: Bound

import QtQuick
import Theme

// A still picture painted once by code, sharp on a magnified stage and alike in every renderer. When its tones change it
// is painted anew over itself and fades in, so seasons and hours turn softly; or at once, where somebody else sees to that.
Item {
    id: painting

    required property var tones               // colours: they turn softly
    property var shape                        // whatever else the picture depends on besides its size: changes at once
    property real bleed: 0                    // how far it may paint beyond its edges
    property int wait: 0                      // before it turns: the paintings of a scene take turns
    property bool soft: true                  // it fades in by itself

    signal paint(ctx: var)
    signal painted

    function settle(): void {
        turning.stop()
        over.active = false
    }

    onTonesChanged: {
        if (!under.available || Motion.banner === 0) {
            settle()
            under.requestPaint()
        } else if (!soft) {
            waiting.restart()
        } else if (over.active) {
            (over.item as Canvas).requestPaint()
        } else {
            turning.start()
        }
    }

    component Sheet: Canvas {
        readonly property real zoom: Metrics.zoom
        readonly property var form: [painting.width, painting.height, painting.bleed, painting.shape, zoom]

        x: -painting.bleed
        y: -painting.bleed
        width: Math.ceil((painting.width + 2 * painting.bleed) * zoom)
        height: Math.ceil((painting.height + 2 * painting.bleed) * zoom)
        scale: 1 / zoom
        transformOrigin: Item.TopLeft
        smooth: (zoom * Metrics.pixelRatio) % 1 !== 0    // else pixel on pixel: no need to blend
        onFormChanged: requestPaint()
        onPaint: {
            const ctx = getContext("2d")
            ctx.reset()
            ctx.scale(zoom, zoom)
            ctx.translate(painting.bleed, painting.bleed)
            painting.paint(ctx)
        }
    }

    Sheet {
        id: under
        onPainted: {
            if (!turning.running)
                over.active = false
            painting.painted()
        }
    }
    Loader {
        id: over
        active: false
        opacity: 0
        sourceComponent: Sheet {}
    }
    PauseAnimation {
        id: waiting
        duration: painting.wait
        onFinished: under.requestPaint()
    }
    // No script within: a delegate that goes loses its context at once, while its animation still runs.
    SequentialAnimation {
        id: turning
        onFinished: under.requestPaint()
        PauseAnimation {
            duration: painting.wait
        }
        PropertyAction {
            target: over
            property: "opacity"
            value: 0
        }
        PropertyAction {
            target: over
            property: "active"
            value: true
        }
        NumberAnimation {
            target: over
            property: "opacity"
            to: 1
            duration: Motion.banner
            easing.type: Motion.travel
        }
    }
}
