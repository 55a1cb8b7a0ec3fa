pragma ComponentBehavior: Bound

import QtQuick
import Theme

// A card's picture in a frame of ink. It fills the frame; what doesn't fit is left out at the sides, or above and below.
Rectangle {
    id: picture

    required property string art              // "scenes/port"
    property real low: 0.5                    // the part of it that is left out above; the rest is below
    readonly property real wide: 1.6          // all cards are as much wider than high

    color: Theme.darkInk
    clip: true

    Item {
        anchors {
            fill: parent
            margins: 2
        }
        clip: true

        // Until it is drawn.
        Rectangle {
            anchors.fill: parent
            color: Theme.sand
        }
        ArtIcon {
            anchors {
                centerIn: parent
                verticalCenterOffset: Math.round((picture.low - 0.5) * (parent.height - height))
            }
            width: Math.ceil(Math.max(parent.width, parent.height * picture.wide))
            height: Math.ceil(width / picture.wide)
            asynchronous: true
            retained: true
            art: picture.art
        }
        Rectangle {
            visible: Theme.pictureShade.a > 0
            anchors.fill: parent
            color: Theme.pictureShade
        }
    }
}
