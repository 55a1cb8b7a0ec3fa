import QtQuick
import Controls
import Frame

// Points that somebody gets, in words.
Rectangle {
    id: gold

    property string words
    property int sign: -1

    width: said.implicitWidth + (sign >= 0 ? 40 : 16)
    height: 26
    radius: 13
    color: Tones.gold
    border {
        width: 1.8
        color: Tones.goldInk
    }

    Medallion {
        visible: gold.sign >= 0
        x: 2
        anchors.verticalCenter: parent.verticalCenter
        size: 22
        sign: Math.max(0, gold.sign)
    }
    Label {
        id: said
        x: gold.sign >= 0 ? 29 : 8
        height: parent.height
        text: gold.words
        color: Tones.goldInk
        font.weight: Font.Bold
        Accessible.ignored: true
    }
}
