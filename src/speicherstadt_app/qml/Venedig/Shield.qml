pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// Points: a figure in a coat of arms, which grows broad for more than it has room for.
Item {
    id: points

    required property int value
    property real size: 34
    property bool plain: false
    property int owed: 0                      // of the value, what has not arrived yet
    property real shown: value - owed
    readonly property bool broad: width > size * 1.16

    implicitWidth: Math.max(size, label.implicitWidth + size * 0.4)
    implicitHeight: size * 1.04

    Behavior on shown {
        enabled: Motion.moves
        NumberAnimation {
            duration: Motion.flip
            easing.type: Motion.enter
        }
    }

    ArtIcon {
        visible: !points.broad
        anchors.fill: parent
        art: points.plain ? "venedig/pieces/shield-plain" : "venedig/pieces/shield"
    }
    Rectangle {
        visible: points.broad
        anchors.fill: parent
        radius: points.size * 0.16
        bottomLeftRadius: points.size * 0.46
        bottomRightRadius: points.size * 0.46
        color: points.plain ? Theme.granite : Tones.backGold
        border {
            width: Math.max(1.4, points.size * 0.05)
            color: Tones.goldInk
        }

        Rectangle {
            anchors {
                fill: parent
                margins: points.size * 0.1
            }
            radius: points.size * 0.1
            bottomLeftRadius: points.size * 0.38
            bottomRightRadius: points.size * 0.38
            color: points.plain ? Tones.stoneLow : Tones.arms
        }
    }
    Label {
        id: label
        anchors {
            centerIn: parent
            verticalCenterOffset: -points.size * 0.05
        }
        text: Math.round(points.shown)
        color: Theme.ivory
        font {
            pixelSize: Math.round(points.size * 0.48)
            weight: Font.Bold
        }
        Accessible.ignored: true
    }
}
