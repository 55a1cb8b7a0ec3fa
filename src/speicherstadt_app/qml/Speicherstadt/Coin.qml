pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// A coin, with its amount on it when it is a price. `struck`: more than the purse holds.
Item {
    id: coin

    property string amount: ""
    property bool struck: false
    property real size: Sizes.coin

    implicitWidth: Math.max(size, label.implicitWidth + size * 0.45)
    implicitHeight: size

    Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: coin.struck ? Tones.coinDead : Theme.coin
        border {
            width: Math.max(1.5, coin.size / 16)
            color: coin.struck ? Theme.fire : Tones.coinLine
        }

        Rectangle {
            anchors {
                fill: parent
                margins: Math.max(2, coin.size * 0.11)
            }
            radius: height / 2
            color: Theme.clear
            border {
                width: 1
                color: coin.struck ? Theme.edge : Theme.coinLight
            }
        }
    }
    Rectangle {
        visible: coin.struck
        anchors.centerIn: parent
        width: coin.size * 1.4
        height: Math.max(2, coin.size / 10)
        rotation: -38
        antialiasing: true
        color: Theme.fire
        border {
            width: 0.5
            color: Theme.ivory
        }
    }
    Label {
        id: label
        anchors.centerIn: parent
        text: coin.amount
        color: Theme.darkInk
        style: coin.struck ? Text.Outline : Text.Normal
        styleColor: Theme.ivory
        font {
            weight: Font.Bold
            pixelSize: Math.max(Metrics.least, Math.round(coin.size * 0.68))
        }
    }
}
