pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// What a tile, or a bet, brings to somebody: a figure on a golden pill.
Rectangle {
    id: gain

    property string words
    property real room: 12                    // beside the words, on both sides together
    property int letters: Metrics.small       // their size

    width: said.implicitWidth + room
    height: Metrics.px(16) + 6
    radius: height / 2
    color: Tones.gold
    border {
        width: 1.4
        color: Tones.goldInk
    }

    Label {
        id: said
        anchors.centerIn: parent
        text: gain.words
        color: Tones.goldInk
        font {
            pixelSize: gain.letters
            weight: Font.Bold
        }
        Accessible.ignored: true
    }
}
