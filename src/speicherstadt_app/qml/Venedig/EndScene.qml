pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
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

    horizon: height * 0.3

    Rectangle {
        anchors.fill: parent
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
    }
    ArtIcon {
        anchors {
            horizontalCenter: parent.horizontalCenter
            bottom: parent.bottom
        }
        width: Math.max(parent.width, parent.height * 0.36 / 0.1875)
        height: width * 0.1875
        art: Theme.night ? "venedig/scenery/night/city" : "venedig/scenery/city"
        fillMode: Image.Stretch
    }
}
