pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame

// A marker on the board: a mooring pole under the plate of its owner.
Item {
    id: marker

    required property int sign
    property real spin: 0                     // of the plate round its pole, in turns

    ArtIcon {
        anchors.fill: parent
        art: "venedig/pieces/foot/" + Tones.paint(marker.sign)
    }
    Medallion {
        anchors.horizontalCenter: parent.horizontalCenter
        y: marker.height * 0.02
        size: marker.height * 0.76
        sign: marker.sign
        transform: Rotation {
            origin.x: marker.height * 0.38
            axis {
                x: 0
                y: 1
                z: 0
            }
            angle: 360 * marker.spin
        }
    }
}
