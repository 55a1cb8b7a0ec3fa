pragma ComponentBehavior: Bound

import QtQuick
import Theme

// Paper in the winner's colour that falls once. It takes no clicks, and is gone when it has fallen.
Item {
    id: confetti

    required property color colour

    signal fallen

    Timer {
        running: true
        interval: 3600
        onTriggered: confetti.fallen()
    }
    Repeater {
        model: 72

        Rectangle {
            id: scrap

            required property int index
            readonly property real along: index * 0.618034 % 1
            readonly property real late: index * 0.754878 % 1
            readonly property real drift: (index * 0.569840 % 1 - 0.5) * 120

            x: along * confetti.width
            y: -20
            width: 7 + index % 3 * 3
            height: 5 + index % 4 * 2
            radius: index % 5 === 0 ? height / 2 : 1
            color: index % 3 === 0 ? Qt.lighter(confetti.colour, 1.35) : index % 3 === 1 ? confetti.colour : Theme.coinLight

            ParallelAnimation {
                running: true

                NumberAnimation {
                    target: scrap
                    property: "y"
                    from: -20 - scrap.late * confetti.height * 0.6
                    to: confetti.height + 20
                    duration: 1900 + scrap.late * 1500
                    easing.type: Easing.InQuad
                }
                NumberAnimation {
                    target: scrap
                    property: "x"
                    to: scrap.along * confetti.width + scrap.drift
                    duration: 3400
                    easing.type: Easing.InOutSine
                }
                NumberAnimation {
                    target: scrap
                    property: "rotation"
                    to: 360 + scrap.late * 720
                    duration: 3400
                }
            }
        }
    }
}
