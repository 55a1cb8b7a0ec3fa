pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Living
import Theme

// The whole city across the water.
GameEnd {
    id: scene

    function tint(source: string): color {
        return Theme.night || Theme.contrast ? Theme.ink : Tones.source(source)
    }
    function fill(source: string): color {
        return Theme.night ? Qt.lighter(Tones.source(source), 1.7) : Tones.source(source)
    }

    // There is but sky above: the sheet lies high, and more of the city is seen below it.
    horizon: height * 0.13
    panorama: Theme.night ? "venedig/scenery/night/city" : "venedig/scenery/city"

    beside: BuiltCity {
        city: scene.end.own
    }
    total: GameTotal {
        id: sum
        implicitWidth: arms.implicitWidth
        implicitHeight: arms.implicitHeight

        Shield {
            id: arms
            size: sum.size * 0.96
            value: sum.value
            plain: !sum.wins
        }
    }

    // The sky of the drawing goes on above it.
    Rectangle {
        width: parent.width
        height: Math.max(0, city.y + 1)
        gradient: Gradient {
            GradientStop {
                position: 0
                color: Tones.above[0]
            }
            GradientStop {
                position: 1
                color: Tones.above[1]
            }
        }
    }
    Repeater {
        model: Theme.night && !Theme.contrast ? 60 : 0
        Rectangle {
            required property int index
            x: index * 0.754878 % 1 * scene.width
            y: index * 0.56984 % 1 * Math.max(0, city.y)
            width: 1.8
            height: 1.8
            radius: 0.9
            color: Tones.star
            opacity: 0.8
        }
    }
    ArtIcon {
        id: city
        anchors {
            horizontalCenter: parent.horizontalCenter
            bottom: parent.bottom
        }
        width: Math.max(parent.width, parent.height * 0.36 / 0.1875)
        height: width * 0.1875
        art: scene.panorama
        fillMode: Image.Stretch
    }
    Life {
        id: life

        readonly property real k: city.height / 240
        readonly property real sea: city.y + 180 * k

        anchors.fill: parent

        Glints {
            y: life.sea + 6
            width: life.width
            height: Math.max(1, life.height - life.sea - 10)
            scene: life
            count: Math.round(life.width / 60)
            tone: Theme.night ? Tones.lamp : Theme.ivory
            strength: Theme.night ? 0.5 : 0.7
            least: 8
            most: 28
        }
        Glints {
            visible: Theme.night
            width: life.width
            height: city.y + 60 * life.k
            scene: life
            count: Theme.night ? 16 : 0
            tone: Tones.star
            dots: true
            least: 1.4
            most: 2.6
            lasts: 6
        }
        Passing {
            visible: share < 1 && !Theme.night
            y: city.y * 0.3
            scene: life
            from: -80
            to: life.width + 80
            takes: 30
            period: 38
            offset: 8

            Flock {
                scene: life
                tone: Tones.bird
                span: 16
                places: [[0, 0], [-2.1, 0.6], [1.8, 1], [-3.4, 1.6]]
            }
        }
    }
}
