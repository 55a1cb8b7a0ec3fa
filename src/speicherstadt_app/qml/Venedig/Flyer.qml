pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// A card, a marker with what it brings, points, the lion, or a tile's shape, from here to there.
Item {
    id: one

    required property point begin
    required property point end
    property int points: 0
    property int sign: -1
    property int after: 0
    property bool marker: false
    property bool lion: false
    property string shape: ""
    property var card: null
    readonly property int takes: lion ? Motion.move : Motion.tally

    x: begin.x
    y: begin.y
    visible: after === 0

    Loader {
        active: one.card !== null
        x: -15
        y: -20
        sourceComponent: CardSlot {
            card: one.card
            size: 30
        }
    }
    Loader {
        active: one.marker
        x: -20
        y: -20
        sourceComponent: Marker {
            width: 40
            height: 40
            sign: one.sign
        }
    }
    Loader {
        active: one.lion
        x: -13
        y: -13
        sourceComponent: ArtIcon {
            width: 26
            height: 26
            art: "venedig/pieces/lion"
        }
    }
    Loader {
        active: one.shape !== ""
        sourceComponent: ShapeGlyph {
            shape: one.shape
            size: 16
            colour: Tones.goldInk
        }
    }
    GoldTag {
        visible: one.points > 0
        x: one.marker ? 10 : -width / 2
        y: one.marker ? -26 : -height / 2
        words: "+" + one.points
        sign: one.marker ? -1 : one.sign
    }
    SequentialAnimation {
        running: true
        onFinished: one.destroy()
        PauseAnimation {
            duration: one.after
        }
        PropertyAction {
            target: one
            property: "visible"
            value: true
        }
        // A marker hops out of the water first.
        NumberAnimation {
            target: one
            property: "y"
            to: one.begin.y - (one.marker ? 16 : 0)
            duration: one.marker ? Motion.roll : 0
            easing.type: Motion.enter
        }
        ParallelAnimation {
            NumberAnimation {
                target: one
                property: "x"
                to: one.end.x
                duration: one.takes
                easing.type: Motion.travel
            }
            NumberAnimation {
                target: one
                property: "y"
                to: one.end.y
                duration: one.takes
                easing.type: Motion.travel
            }
            // The lion rolls.
            NumberAnimation {
                target: one
                property: "rotation"
                to: !one.lion ? 0 : one.end.x < one.begin.x ? -360 : 360
                duration: one.takes
                easing.type: Motion.travel
            }
        }
        NumberAnimation {
            target: one
            property: "opacity"
            to: 0
            duration: Motion.highlight
        }
    }
}
