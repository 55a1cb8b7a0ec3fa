pragma ComponentBehavior: Bound

import QtQuick
import Theme

// A still picture painted once by code, sharp on a magnified stage and alike in every renderer. When its tones change it
// is painted anew over itself and fades in, so seasons and hours turn softly; or at once, where somebody else sees to that.
// When its size changes, the old picture is stretched until the size rests and the new one is there: there is never none.
Item {
    id: painting

    required property var tones               // colours: they turn softly
    property var shape                        // whatever else the picture depends on besides its size: changes at once
    property real bleed: 0                    // how far it may paint beyond its edges
    property int wait: 0                      // before it turns: the paintings of a scene take turns
    property bool soft: true                  // it fades in by itself

    readonly property var form: ({
            wide: painting.width,
            high: painting.height,
            bleed: painting.bleed,
            shape: painting.shape,
            zoom: Metrics.zoom
        })
    property bool fresh: false                // a picture is there, and it is of this size

    signal paint(ctx: var)
    signal painted

    function settle(): void {
        turning.stop()
        over.active = false
    }
    // The size it has from now on: at once while there is nothing that could be stretched.
    function take(): void {
        if (!under.shown || Motion.stilled) {
            resting.stop()
            settle()
            under.form = form
        } else {
            painting.fresh = false
            resting.restart()
        }
    }

    onFormChanged: take()
    Component.onCompleted: take()
    onTonesChanged: {
        if (!under.shown || Motion.banner === 0) {
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
        id: sheet

        property var form: null               // what it is painted for; nothing yet
        property bool shown: false            // something is on it
        readonly property real zoom: form?.zoom ?? 1
        readonly property real bleed: form?.bleed ?? 0

        width: Math.ceil(((form?.wide ?? 0) + 2 * bleed) * zoom)
        height: Math.ceil(((form?.high ?? 0) + 2 * bleed) * zoom)
        transform: [
            Translate {
                x: -sheet.bleed * sheet.zoom
                y: -sheet.bleed * sheet.zoom
            },
            Scale {
                xScale: painting.width / Math.max(1, sheet.form?.wide ?? 1) / sheet.zoom
                yScale: painting.height / Math.max(1, sheet.form?.high ?? 1) / sheet.zoom
            }
        ]
        smooth: (zoom * Metrics.pixelRatio) % 1 !== 0 || !painting.fresh    // else pixel on pixel: no need to blend
        onFormChanged: requestPaint()
        onPaint: {
            const ctx = getContext("2d")
            ctx.reset()
            ctx.scale(zoom, zoom)
            ctx.translate(bleed, bleed)
            painting.paint(ctx)
        }
        onPainted: shown = form !== null
    }

    Sheet {
        id: under
        onPainted: {
            if (!turning.running)
                over.active = false
            painting.fresh = shown && !resting.running && !over.active
            painting.painted()
        }
    }
    Loader {
        id: over
        active: false
        opacity: 0
        sourceComponent: Sheet {
            form: over.form
            onPainted: {
                // Of a new size: the one below follows while this one hides it.
                if (under.form !== form)
                    under.form = form
            }
        }

        property var form: null
    }
    // While a window is drawn larger or smaller, nothing is painted.
    Timer {
        id: resting
        interval: 90
        onTriggered: {
            turning.stop()
            over.form = painting.form
            over.opacity = 1
            over.active = true
        }
    }
    PauseAnimation {
        id: waiting
        duration: painting.wait
        onFinished: under.requestPaint()
    }
    // No script within: a delegate that goes loses its context at once, while its animation still runs.
    SequentialAnimation {
        id: turning
        onStarted: over.form = under.form
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
