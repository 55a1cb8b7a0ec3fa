pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// Sky and the palaces across the water, as much of them as there is height for; below them open lagoon.
Item {
    id: back

    property real shore: 0                    // where the kerb lies
    property real dusk: 0                     // all lamps of the row go on

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

    component Palaces: Row {
        id: palaces

        property string art
        readonly property real high: Math.max(30, Math.min(back.shore * 1.18, 132))

        visible: back.shore >= Sizes.sky && !Theme.contrast && opacity > 0
        anchors.bottom: parent?.bottom

        Repeater {
            model: Math.max(1, Math.ceil(back.width / (palaces.high * 1280 / 132)))
            ArtIcon {
                width: height * 1280 / 132
                height: palaces.high
                art: palaces.art
                fillMode: Image.Stretch
                retained: true
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
                position: 1
                color: Tones.sky[1]
            }
        }

        Rectangle {
            visible: Theme.night && back.shore >= Sizes.sky
            x: parent.width * 0.72
            y: 8
            width: 26
            height: 26
            radius: 13
            color: Tones.moon
        }
        Repeater {
            model: Theme.night && back.shore >= Sizes.sky ? 46 : 0
            Rectangle {
                required property int index
                x: index * 137.5 % Math.max(1, back.width)
                y: index * 7919 % 97 / 97 * back.shore
                width: 1.6
                height: 1.6
                radius: 0.8
                color: Tones.star
                opacity: 0.8
            }
        }
        Palaces {
            art: Theme.night ? "venedig/scenery/night/row" : "venedig/scenery/row"
        }
        // The night's windows come through.
        Loader {
            active: back.dusk > 0
            anchors.bottom: parent.bottom
            opacity: back.dusk
            sourceComponent: Palaces {
                art: "venedig/scenery/night/row"
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
