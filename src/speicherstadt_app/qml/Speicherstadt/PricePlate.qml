pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// The price of the card, before the round window of the gable. With a preview: now and then. Nothing where nobody stands.
Item {
    id: plate

    required property int price
    property int next: -1
    property real size: 42

    readonly property bool nobody: price === 0 && next < 0
    property bool settled: false
    readonly property bool preview: next >= 0
    property real turned: 0                   // how far the figure still has to roll

    function roll(): void {
        if (Motion.moves && settled)
            rolling.restart()
    }

    visible: !nobody
    width: preview ? Math.max(size * 1.76, words.implicitWidth + 20) : size
    height: size
    onPriceChanged: roll()
    onNextChanged: roll()
    Component.onCompleted: settled = true

    NumberAnimation {
        id: rolling
        target: plate
        property: "turned"
        from: 1
        to: 0
        duration: Motion.roll
        easing.type: Motion.enter
    }
    Rectangle {
        anchors {
            fill: parent
            margins: -3
        }
        radius: height / 2
        color: Theme.alpha(Theme.darkInk, 0.55)
    }
    Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: Theme.coin
        border {
            width: 2.5
            color: Tones.coinLine
        }

        Rectangle {
            anchors {
                fill: parent
                margins: 4.5
            }
            radius: height / 2
            color: Theme.clear
            border {
                width: 1
                color: Theme.coinLight
            }
        }
    }
    Row {
        id: words
        anchors.horizontalCenter: parent.horizontalCenter
        y: (parent.height - height) / 2 + plate.turned * plate.size * 0.22
        opacity: 1 - plate.turned * 0.7
        spacing: 5

        Label {
            anchors.verticalCenter: parent.verticalCenter
            text: plate.price
            color: Theme.darkInk
            font {
                pixelSize: Math.round(plate.size * (plate.preview ? 0.48 : 0.7))
                weight: Font.Bold
            }
            Accessible.ignored: true
        }
        Label {
            visible: plate.preview
            anchors.verticalCenter: parent.verticalCenter
            text: "→"
            color: Theme.darkInk
            font {
                pixelSize: Math.round(plate.size * 0.43)
                weight: Font.Bold
            }
            Accessible.ignored: true
        }
        Label {
            visible: plate.preview
            anchors.verticalCenter: parent.verticalCenter
            text: plate.next
            color: Theme.darkInk
            font {
                pixelSize: Math.round(plate.size * 0.74)
                weight: Font.Bold
            }
            Accessible.ignored: true
        }
    }
}
