pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame

// A marker on the board: a mooring pole under the plate of its owner.
Item {
    id: marker

    required property int sign

    ArtIcon {
        anchors.fill: parent
        art: "venedig/pieces/foot/" + Tones.paint(marker.sign)
    }
    Medallion {
        anchors.horizontalCenter: parent.horizontalCenter
        y: marker.height * 0.02
        size: marker.height * 0.76
        sign: marker.sign
    }
}
