pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// The sign of a player: the emblem on its ground. The first six have edge patterns of their own.
ArtIcon {
    id: medallion

    required property int sign
    property real size: Metrics.medallion

    readonly property int ground: Theme.ground(sign)

    width: size
    height: size
    art: ground === 0 ? "emblems/disc/" + Theme.emblem(sign) : ""

    Loader {
        active: medallion.ground > 0
        anchors.fill: parent
        sourceComponent: Rectangle {
            radius: medallion.ground === 1 ? width / 2 : width * 0.24
            color: Theme.players[medallion.sign]
            border {
                width: Math.max(1.5, width * 0.06)
                color: Theme.pieceLine
            }

            ArtIcon {
                anchors.centerIn: parent
                width: parent.width * 0.66
                height: width
                art: "emblems/" + Theme.emblem(medallion.sign)
                tint: Theme.playerMarks[medallion.sign]
            }
        }
    }
}
