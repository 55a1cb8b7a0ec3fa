pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// A worker in the colour of its owner. The medallion beside it shows the owner's sign.
Item {
    id: pawn

    required property int sign
    property bool ghost: false                // a preview, not yet there
    property bool away: false                 // already placed: an empty peg
    property real size: Sizes.pawn

    implicitWidth: size
    implicitHeight: size

    ArtIcon {
        visible: !pawn.away
        anchors.fill: parent
        art: "speicherstadt/parts/workers/" + Theme.emblems[Math.max(0, pawn.sign)]
        opacity: pawn.ghost ? 0.72 : 1
    }
    Rectangle {
        visible: pawn.away
        anchors {
            horizontalCenter: parent.horizontalCenter
            bottom: parent.bottom
            bottomMargin: 2
        }
        width: pawn.size * 0.62
        height: width
        radius: width / 2
        color: Theme.clear
        border {
            width: 1.5
            color: Theme.edge
        }
    }
}
