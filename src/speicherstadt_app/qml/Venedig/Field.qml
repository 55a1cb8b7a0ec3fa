pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme

// One cell of the board: water, pile, tile, marker, and what it may do now.
Item {
    id: field

    required property int cell
    required property bool canal
    required property int pile
    required property int fresh
    required property string planks
    required property string kind
    required property string art
    required property string sides
    required property bool wall
    required property int sign
    required property string lit
    required property string token
    required property bool picked
    required property int mark
    required property string why
    required property string explain
    required property string spoken

    property bool plain: false
    property bool pointed: false
    property real lift: 0                     // of a pile that falls, in its own heights
    property real dropped: 0                  // of a marker that comes down
    property real spin: 0                     // of its plate, in turns
    property real raised: 0                   // of a tile that settles: 1 above the water
    property real grown: 1                    // of a bridge's span
    property real plankEast: 1
    property real plankSouth: 1
    property real glow: 0
    readonly property real unit: width / 48
    readonly property bool open: lit === "pile" || lit === "mark" || lit === "site" || lit === "tile" && pile > 0

    function tell(): void {
        telling.restart()
    }
    function settle(): void {
        for (const one of [splash, telling, falling, bobbing, dropping, landing, reaching])
            one.complete()
    }
    function fall(last: bool): void {
        falling.slow = last
        falling.restart()
    }
    function bob(): void {
        bobbing.restart()
    }
    function drop(): void {
        dropping.restart()
    }
    function land(): void {
        landing.restart()
    }
    // A plank from the pile beside it, to the new one.
    function reach(side: string): void {
        reaching.property = side === "e" ? "plankEast" : "plankSouth"
        reaching.restart()
    }

    z: picked || pointed ? 2 : 0

    // What may be done here, and how the piles of one action hang together.
    Loader {
        active: field.open || field.fresh > 0
        width: field.width
        height: field.height
        sourceComponent: Item {
            Rectangle {
                visible: field.open
                anchors {
                    fill: parent
                    margins: 3 * field.unit
                }
                radius: 7 * field.unit
                color: field.lit === "site" ? Theme.clear : Tones.legalWash
                border {
                    width: field.pointed ? 3.6 : 2.4
                    color: field.picked ? Tones.chosen : Tones.legal
                }

                Repeater {
                    model: field.lit === "pile" || field.lit === "site" ? 2 : 0
                    Rectangle {
                        required property int index
                        anchors.centerIn: parent
                        width: (index === 0 ? 14 : 3) * field.unit
                        height: (index === 0 ? 3 : 14) * field.unit
                        radius: 1.5
                        color: Tones.legal
                    }
                }
            }
            Rectangle {
                visible: field.fresh > 0
                anchors {
                    fill: parent
                    margins: 3 * field.unit
                }
                radius: 7 * field.unit
                color: Tones.chosenWash
                border {
                    width: 2.6
                    color: field.lit === "mark" ? Tones.legal : Tones.chosen
                }
            }
            Rectangle {
                visible: field.planks.includes("e")
                x: field.width * 0.5 - 7 * field.unit
                y: field.height * 0.62 - 6 * field.unit
                width: (field.width + 14 * field.unit) * field.plankEast
                height: 12 * field.unit
                radius: 3
                color: Tones.plank
                border {
                    width: 1.6
                    color: Tones.goldInk
                }
            }
            Rectangle {
                visible: field.planks.includes("s")
                x: field.width * 0.5 - 6 * field.unit
                y: field.height * 0.62 - 7 * field.unit
                width: 12 * field.unit
                height: (field.height + 14 * field.unit) * field.plankSouth
                radius: 3
                color: Tones.plank
                border {
                    width: 1.6
                    color: Tones.goldInk
                }
            }
        }
    }
    Loader {
        active: field.pile > 0 || field.picked && field.lit === "pile" || field.pointed && field.lit === "pile"
        width: field.width
        height: field.height
        y: -field.lift * field.height
        opacity: field.pile > 0 ? 1 - Math.min(0.8, field.lift) * 0.4 : 0.6
        sourceComponent: ArtIcon {
            art: (Theme.night && !Theme.contrast ? "venedig/piles/night/" : "venedig/piles/") + Math.max(1, field.pile)
        }
    }
    Rectangle {
        id: circle
        visible: splash.running
        anchors.centerIn: parent
        width: field.width * 0.6
        height: width * 0.5
        radius: width / 2
        color: Theme.clear
        border {
            width: 2
            color: Tones.glint
        }
    }
    Loader {
        active: field.fresh > 0
        sourceComponent: Item {
            Rectangle {
                visible: field.fresh > 0
                x: 2
                y: 2
                width: 19 * Math.max(0.8, field.unit)
                height: width
                radius: width / 2
                color: Tones.chosen
                border {
                    width: 1.5
                    color: Tones.halo
                }

                Label {
                    anchors.centerIn: parent
                    text: field.fresh
                    color: Theme.focusGap
                    font {
                        pixelSize: Math.round(parent.width * 0.68)
                        weight: Font.Bold
                    }
                    Accessible.ignored: true
                }
            }
        }
    }
    Loader {
        active: field.kind !== ""
        width: field.width
        height: field.height
        sourceComponent: Item {
            Rectangle {
                visible: field.raised > 0
                x: 6 * field.unit * field.raised
                y: 8 * field.unit * field.raised
                width: field.width
                height: field.height
                color: Tones.veil
                opacity: 0.45
            }
            Loader {
                active: field.wall
                y: field.height - 2
                width: field.width
                height: (field.height * 0.13 + 2) * (1 - field.raised)
                sourceComponent: Rectangle {
                    id: quay
                    color: Tones.stoneLow
                    border {
                        width: face.line * 0.8
                        color: Tones.frame
                    }

                    Repeater {
                        model: 3
                        Rectangle {
                            required property int index
                            x: field.width * (0.2 + index * 0.3)
                            y: 3
                            width: 1
                            height: quay.height - 4
                            color: Tones.stoneLine
                        }
                    }
                }
            }
            // A span grows from both banks; all else is there at once.
            Repeater {
                model: field.grown < 1 ? 2 : 0
                Item {
                    id: half

                    required property int index
                    readonly property bool down: field.sides[0] === "0"

                    x: down || index === 0 ? 0 : field.width - width
                    y: !down || index === 0 ? 0 : field.height - height
                    width: down ? field.width : field.width / 2 * field.grown
                    height: down ? field.height / 2 * field.grown : field.height
                    clip: true

                    TileCell {
                        x: -half.x
                        y: -half.y
                        width: field.width
                        height: field.height
                        kind: field.kind
                        art: field.art
                        sides: field.sides
                        plain: field.plain
                    }
                }
            }
            TileCell {
                id: face
                visible: field.grown >= 1
                x: -3 * field.unit * field.raised
                y: -6 * field.unit * field.raised
                width: field.width
                height: field.height
                kind: field.kind
                art: field.art
                sides: field.sides
                plain: field.plain
            }
            Loader {
                active: field.lit === "remove" && (field.picked || field.pointed)
                anchors.fill: parent
                sourceComponent: TileRing {
                    sides: field.sides
                    ring: field.picked ? 1 : 2
                }
            }
        }
    }
    Loader {
        active: field.sign >= 0
        x: 1
        y: 1 - field.dropped * field.height
        width: field.width - 2
        height: field.height - 2
        sourceComponent: Marker {
            sign: field.sign
            spin: field.spin
        }
    }
    Loader {
        active: field.pointed && field.lit === "mark" && field.sign < 0
        anchors.centerIn: parent
        width: field.width * 0.3
        height: field.height * 0.6
        sourceComponent: ArtIcon {
            art: "venedig/icons/pole"
            tint: Tones.legal
        }
    }
    Rectangle {
        visible: field.glow > 0
        opacity: field.glow
        anchors {
            fill: parent
            margins: 1
        }
        radius: 6
        color: Theme.clear
        border {
            width: 3
            color: Theme.coinLight
        }
    }
    Loader {
        z: 3
        active: field.mark > 0
        x: field.width - width
        sourceComponent: HintMark {
            size: Math.round(Math.max(18, field.width * 0.44))
            rank: field.mark
        }
    }

    ParallelAnimation {
        id: splash
        NumberAnimation {
            target: circle
            property: "scale"
            from: 0.3
            to: 1.6
            duration: Motion.highlight
        }
        NumberAnimation {
            target: circle
            property: "opacity"
            from: 0.9
            to: 0
            duration: Motion.highlight
        }
    }
    SequentialAnimation {
        id: falling

        property bool slow: false             // the last one of all

        NumberAnimation {
            target: field
            property: "lift"
            from: 0.85
            to: 0
            duration: falling.slow ? Motion.tally : Motion.drop
            easing.type: Easing.InQuad
        }
        ScriptAction {
            script: splash.restart()
        }
    }
    NumberAnimation {
        id: bobbing
        target: field
        property: "lift"
        from: 0.12
        to: 0
        duration: Motion.move
        easing.type: Easing.OutBack
    }
    SequentialAnimation {
        id: dropping
        NumberAnimation {
            target: field
            property: "dropped"
            from: 0.8
            to: 0
            duration: Motion.drop
            easing.type: Easing.InQuad
        }
        NumberAnimation {
            target: field
            property: "spin"
            from: 0
            to: 1
            duration: Motion.move
            easing.type: Motion.enter
        }
        PropertyAction {
            target: field
            property: "spin"
            value: 0
        }
    }
    SequentialAnimation {
        id: landing
        PropertyAction {
            target: field
            property: "raised"
            value: 1
        }
        PropertyAction {
            target: field
            property: "grown"
            value: field.kind === "=" ? 0 : 1
        }
        NumberAnimation {
            target: field
            property: "raised"
            to: 0
            duration: Motion.roll
            easing.type: Easing.InQuad
        }
        NumberAnimation {
            target: field
            property: "grown"
            to: 1
            duration: Motion.flip
            easing.type: Motion.travel
        }
    }
    SequentialAnimation {
        id: reaching

        property string property: "plankEast"

        PropertyAction {
            target: field
            property: reaching.property
            value: 0
        }
        PauseAnimation {
            duration: Motion.drop
        }
        NumberAnimation {
            target: field
            property: reaching.property
            to: 1
            duration: Motion.roll
        }
    }
    SequentialAnimation {
        id: telling
        NumberAnimation {
            target: field
            property: "glow"
            to: 1
            duration: Motion.blink
        }
        PauseAnimation {
            duration: Math.max(Motion.highlight, Motion.outline)
        }
        NumberAnimation {
            target: field
            property: "glow"
            to: 0
            duration: Motion.blink
        }
    }
}
