pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// The price of the card, in the round window of the gable. With a preview: now and then.
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
        color: plate.nobody ? Theme.glass : Theme.coin
        border {
            width: 2.5
            color: plate.nobody ? Theme.mortar : Theme.coinLine
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
                color: plate.nobody ? Theme.glassHigh : Theme.coinLight
            }
        }
    }
    Repeater {
        model: plate.nobody ? 2 : 0
        Rectangle {
            required property int index
            anchors.centerIn: parent
            width: index === 0 ? 2 : plate.height - 6
            height: index === 0 ? plate.height - 6 : 2
            color: Theme.mortar
        }
    }
    Row {
        id: words
        anchors.horizontalCenter: parent.horizontalCenter
        y: (parent.height - height) / 2 + plate.turned * plate.size * 0.22
        opacity: 1 - plate.turned * 0.7
        visible: !plate.nobody
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
