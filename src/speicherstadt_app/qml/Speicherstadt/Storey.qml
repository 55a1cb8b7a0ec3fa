pragma Translator: Speicherstadt_Storey
pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme

// A floor with a worker: the sign, the worker in the open hatch, and the price if the line came to it.
Item {
    id: storey

    required property int sign                // -1: nobody, and nothing is shown
    required property int price
    property int had: -1                      // the owner's coins, where they are too few
    property bool ghost: false                // my next worker would stand here
    property color door: Tones.copperDark
    property int hatch: 40
    property int place: 0                     // in line, counted from 0

    readonly property bool low: height < 24
    readonly property bool broke: had >= 0
    readonly property real wing: width * 0.31     // from the middle to sign and price
    readonly property int disc: Math.min(32, height - 2)
    property real ajar: 1                     // how far the leaves stand open
    property bool hung: false                 // the worker hangs on the hook
    property real rolled: 0                   // how far the price still has to rise
    property point away: Qt.point(0, 0)       // how far the worker is from the hatch

    // He comes down from the crane, which is so far away, after a while.
    function drop(across: real, up: real, wait: int): void {
        settle()
        landing.across = across
        landing.up = up
        landing.wait = wait
        hung = true
        ajar = 0
        away = Qt.point(across, -up)
        landing.restart()
    }
    // The line moves up by one floor.
    function sink(by: real): void {
        settle()
        sinking.from = -by
        sinking.restart()
    }
    function settle(): void {
        landing.complete()
        sinking.complete()
        counting.complete()
    }

    property bool settled: false

    visible: sign >= 0
    Component.onCompleted: settled = true
    onPriceChanged: {
        if (settled && visible && !landing.running && Motion.moves)
            counting.restart()
    }

    Item {
        id: floor
        width: parent.width
        height: parent.height

        Rectangle {
            visible: storey.ghost
            anchors {
                fill: parent
                leftMargin: 4
                rightMargin: 4
                topMargin: -1
            }
            radius: 6
            color: Theme.alpha(Theme.ivory, Theme.night ? 0.34 : 0.62)
            border {
                width: 2
                color: Theme.focus
            }
        }
        Rectangle {
            id: opening
            anchors.horizontalCenter: parent.horizontalCenter
            y: 1
            width: storey.low ? storey.hatch - 8 : storey.hatch
            height: storey.height - y
            topLeftRadius: storey.low ? 6 : 9
            topRightRadius: topLeftRadius
            gradient: Gradient {
                GradientStop {
                    position: 0
                    color: Tones.hatchLitLow
                }
                GradientStop {
                    position: 0.55
                    color: Tones.hatchLit
                }
                GradientStop {
                    position: 1
                    color: Tones.hatchLitLow
                }
            }
            border {
                width: 1.5
                color: Theme.mortar
            }
        }
        Repeater {
            model: 2
            Rectangle {
                required property int index
                readonly property real closed: opening.width / 2 - 1
                x: index === 0 ? opening.x + 1 - (width + 2) * storey.ajar : opening.x + opening.width - 1 - width + (width + 2) * storey.ajar
                y: storey.low ? 4 : 5
                width: closed + (5 - closed) * storey.ajar
                height: storey.height - y - 2
                color: storey.door
                border {
                    width: 1
                    color: Theme.darkInk
                }
            }
        }
        Rectangle {
            anchors {
                horizontalCenter: opening.horizontalCenter
                bottom: parent.bottom
            }
            width: opening.width + 14
            height: 2.5
            color: Theme.mortar
        }
        Medallion {
            x: storey.broke ? 4 : parent.width / 2 - storey.wing - width / 2
            anchors.verticalCenter: parent.verticalCenter
            z: 1
            sign: Math.max(0, storey.sign)
            size: storey.broke ? reason.height - 4 : storey.disc
        }
        Pawn {
            id: worker
            x: (parent.width - width) / 2 + storey.away.x
            y: parent.height - height - 2 + storey.away.y
            sign: Math.max(0, storey.sign)
            size: storey.height - 2
            ghost: storey.ghost
            opacity: storey.broke ? 0.55 : 1

            ArtIcon {
                visible: storey.hung
                anchors {
                    horizontalCenter: parent.horizontalCenter
                    bottom: parent.top
                    bottomMargin: -5
                }
                width: 16
                height: 16
                art: "speicherstadt/parts/hook"
            }
        }
        Coin {
            x: parent.width / 2 + storey.wing - width / 2
            y: (parent.height - height) / 2 + storey.rolled
            size: storey.disc
            amount: storey.price
            struck: storey.broke
        }
        // The owner and their coins, before the price that they can't pay.
        Rectangle {
            id: reason

            readonly property real room: (parent.width - worker.width) / 2 - x + 3

            visible: storey.broke
            x: 2
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(room, height + words.width + 6)
            height: Math.min(26, storey.height - (storey.low ? 1 : 3))
            radius: 4
            color: Theme.fire
            border {
                width: 1
                color: Theme.ivory
            }

            Label {
                id: words

                readonly property string pattern: qsTr("has %1")
                readonly property string sentence: pattern.arg(storey.had)

                x: parent.height
                anchors.verticalCenter: parent.verticalCenter
                text: measure.advanceWidth + parent.height + 5 <= reason.room ? sentence : storey.had
                color: Theme.fireText
                strong: true
                font.pixelSize: Metrics.least
                Accessible.ignored: true

                TextMetrics {
                    id: measure
                    font: words.font
                    text: words.sentence
                }
            }
        }
    }
    SequentialAnimation {
        id: landing

        property real across: 0
        property real up: 0
        property int wait: 0

        PauseAnimation {
            duration: landing.wait
        }
        ParallelAnimation {
            NumberAnimation {
                target: storey
                property: "away.x"
                from: landing.across
                to: 0
                duration: Motion.drop
                easing.type: Motion.enter
            }
            NumberAnimation {
                target: storey
                property: "away.y"
                from: -landing.up
                to: 0
                duration: Motion.drop
                easing.type: Motion.travel
            }
            NumberAnimation {
                target: storey
                property: "ajar"
                from: 0
                to: 1
                duration: Motion.drop
                easing.type: Motion.enter
            }
        }
        PropertyAction {
            target: storey
            property: "hung"
            value: false
        }
    }
    NumberAnimation {
        id: sinking
        target: floor
        property: "y"
        to: 0
        duration: Motion.move
        easing.type: Motion.travel
    }
    // The price of each floor counts up, from the lowest.
    SequentialAnimation {
        id: counting
        PauseAnimation {
            duration: Motion.rung * storey.place
        }
        NumberAnimation {
            target: storey
            property: "rolled"
            from: 6
            to: 0
            duration: Motion.roll
            easing.type: Motion.enter
        }
    }
}
