pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// Sky, the palaces and the water before them, as much of them as there is height for; below the kerb open lagoon.
Item {
    id: back

    property real shore: 0                    // where the kerb lies
    property real dusk: 0                     // all lamps of the row go on
    property bool alone: false                // a picture, with nothing to be read before it
    readonly property bool seen: shore >= Sizes.sky && (alone || !Theme.contrast)
    readonly property real strait: Sizes.strait(shore)
    readonly property real high: Sizes.palaces(shore)
    readonly property string row: "venedig/scenery/row"
    readonly property string rowByNight: "venedig/scenery/night/row"

    function lightUp(): void {
        lighting.restart()
    }
    function settle(): void {
        lighting.complete()
    }

    SequentialAnimation {
        id: lighting
        NumberAnimation {
            target: back
            property: "dusk"
            to: 1
            duration: Motion.banner
        }
        PauseAnimation {
            duration: Motion.banner
        }
        NumberAnimation {
            target: back
            property: "dusk"
            to: 0
            duration: Motion.banner
        }
    }

    // The row, as often as it fits in; upside down it is its own reflection.
    component Palaces: Row {
        id: palaces

        property string art
        property bool mirrored: false

        visible: back.seen && opacity > 0

        Repeater {
            model: Math.max(1, Math.ceil(back.width / (back.high * 1280 / 132)))
            ArtIcon {
                width: height * 1280 / 132
                height: back.high
                art: palaces.art
                fillMode: Image.Stretch
                retained: true
                transform: Scale {
                    origin.y: back.high / 2
                    yScale: palaces.mirrored ? -1 : 1
                }
            }
        }
    }

    Rectangle {
        visible: back.shore > 0
        width: parent.width
        height: Math.max(0, back.shore)
        clip: true
        gradient: Gradient {
            GradientStop {
                position: 0
                color: Tones.sky[0]
            }
            GradientStop {
                position: 0.6
                color: Tones.sky[1]
            }
            GradientStop {
                position: 1
                color: Tones.sky[2]
            }
        }

        Repeater {
            model: Theme.night && back.seen ? 46 : 0
            Rectangle {
                required property int index
                x: index * 0.754878 % 1 * back.width
                y: index * 0.56984 % 1 * back.shore * 0.8
                width: 1.6
                height: 1.6
                radius: 0.8
                color: Tones.star
                opacity: 0.8
            }
        }
        // The sun over the roofs, or the moon, each with its halo.
        Repeater {
            model: back.seen ? [2.6, 1.7, 1] : []
            Rectangle {
                required property int index
                required property real modelData
                readonly property real size: Math.max(18, Math.min(back.high * 0.3, 44)) * (Theme.night ? 0.8 : 1)

                x: back.width * 0.7 - width / 2
                y: (Theme.night ? Math.max(size * 0.9, back.shore * 0.26) : Math.max(size * 0.6, back.shore - back.strait - back.high * 0.66)) - height / 2
                width: size * modelData
                height: width
                radius: width / 2
                color: Theme.night ? Tones.moon : Tones.sun
                opacity: [Theme.night ? 0.07 : 0.3, Theme.night ? 0.1 : 0.4, 1][index]
            }
        }
        Repeater {
            model: back.seen && !Theme.night && back.shore >= 56 ? 4 : 0
            ArtIcon {
                required property int index
                readonly property real across: back.width + 2 * width

                // They go with the wind where things move by themselves.
                x: Math.round((index * 0.29 * across + (Motion.lively ? Motion.clock * 1.2 : 0)) % across - width)
                y: Math.round(back.shore * [0.02, 0.13, 0.05, 0.16][index])
                width: Math.min(110, back.shore * 0.6) * [1, 0.7, 0.85, 0.6][index]
                height: width * 2 / 3
                art: "venedig/scenery/cloud"
            }
        }
        Item {
            y: parent.height - back.strait - back.high
            width: parent.width
            height: back.high

            Palaces {
                art: Theme.night ? back.rowByNight : back.row
            }
            // The night's windows come through.
            Loader {
                active: back.dusk > 0
                opacity: back.dusk
                sourceComponent: Palaces {
                    art: back.rowByNight
                }
            }
        }
        // What they give to the water.
        Rectangle {
            visible: back.seen && back.strait > 0
            y: parent.height - back.strait
            width: parent.width
            height: back.strait
            clip: true
            gradient: Gradient {
                GradientStop {
                    position: 0
                    color: Tones.strait[0]
                }
                GradientStop {
                    position: 1
                    color: Tones.strait[1]
                }
            }

            Palaces {
                art: Theme.night ? back.rowByNight : back.row
                mirrored: true
                opacity: Theme.night ? 0.42 : 0.3
            }
            Repeater {
                model: back.strait > 0 ? Math.round(back.width / 26) : 0
                Rectangle {
                    required property int index
                    x: index * 173.3 % Math.max(1, back.width)
                    y: 3 + Math.round(index * 7919 % 97 / 97 * (back.strait - 5))
                    width: 8 + index % 5 * 5
                    height: 1
                    color: Tones.ripple
                }
            }
        }
    }
    Rectangle {
        y: Math.max(0, back.shore)
        width: parent.width
        height: Math.max(0, parent.height - y)
        clip: true
        gradient: Gradient {
            GradientStop {
                position: 0
                color: Theme.contrast ? Tones.flatLagoon : Tones.openTop
            }
            GradientStop {
                position: 1
                color: Theme.contrast ? Tones.flatLagoon : Tones.openLow
            }
        }

        Repeater {
            model: Theme.contrast ? 0 : Math.max(0, Math.min(70, Math.round(back.width * (back.height - back.shore) / 7000)))
            Rectangle {
                required property int index
                readonly property real r: index * 7919 % 97 / 97
                x: index * 173.3 % Math.max(1, back.width)
                y: 6 + index * 47.7 % Math.max(1, back.height - back.shore - 8)
                width: 10 + 26 * r
                height: 1.6
                radius: 0.8
                color: Tones.ripple
            }
        }
    }
}
