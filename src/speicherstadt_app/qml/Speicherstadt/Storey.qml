pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Table
import Theme

// A floor where somebody stands: his sign, himself in the open hatch, and what he would pay if the line came to him.
Item {
    id: storey

    required property int seat                // -1: nobody, and nothing is shown
    required property int price
    property int had: -1                      // coins he has, where that is too little
    property bool ghost: false                // my next worker would stand here
    property color door: Theme.copperDark
    property int hatch: 40

    readonly property bool low: height < 24
    readonly property bool broke: had >= 0
    readonly property real wing: width * 0.31     // from the middle to sign and price

    visible: seat >= 0

    Rectangle {
        visible: storey.ghost
        anchors {
            fill: parent
            leftMargin: 5
            rightMargin: 5
            topMargin: 0
            bottomMargin: 1
        }
        radius: 6
        color: Theme.alpha(Theme.ivory, Theme.night ? 0.3 : 0.55)
        border {
            width: 2
            color: Theme.focus
        }
    }
    Rectangle {
        id: opening
        anchors.horizontalCenter: parent.horizontalCenter
        y: 1
        width: storey.low ? storey.hatch - 8 : storey.hatch
        height: storey.height - y
        topLeftRadius: storey.low ? 6 : 9
        topRightRadius: topLeftRadius
        gradient: Gradient {
            GradientStop {
                position: 0
                color: Theme.hatchLitLow
            }
            GradientStop {
                position: 0.5
                color: Theme.hatchLit
            }
            GradientStop {
                position: 1
                color: Theme.hatchLitLow
            }
        }
        border {
            width: 1.5
            color: storey.ghost ? Theme.ivory : Theme.mortar
        }
    }
    Repeater {
        model: 2
        Rectangle {
            required property int index
            x: index === 0 ? opening.x - width - 1 : opening.x + opening.width + 1
            y: 5
            width: 5
            height: storey.height - y - 2
            color: storey.door
            border {
                width: 1
                color: Theme.darkInk
            }
        }
    }
    Rectangle {
        anchors {
            horizontalCenter: opening.horizontalCenter
            bottom: parent.bottom
        }
        width: opening.width + 14
        height: 2.5
        color: Theme.mortar
    }
    Medallion {
        visible: !storey.broke
        anchors {
            verticalCenter: parent.verticalCenter
            horizontalCenter: parent.horizontalCenter
            horizontalCenterOffset: -storey.wing
        }
        seat: Math.max(0, storey.seat)
        size: Math.min(32, storey.height - 2)
    }
    Pawn {
        anchors {
            horizontalCenter: opening.horizontalCenter
            bottom: parent.bottom
            bottomMargin: 2
        }
        seat: Math.max(0, storey.seat)
        size: storey.height - 2
        ghost: storey.ghost
        opacity: storey.broke ? 0.55 : 1
    }
    Coin {
        anchors {
            verticalCenter: parent.verticalCenter
            horizontalCenter: parent.horizontalCenter
            horizontalCenterOffset: storey.wing
        }
        size: Math.min(32, storey.height - 2)
        amount: storey.price
        struck: storey.broke
    }
    Rectangle {
        visible: storey.broke
        anchors {
            verticalCenter: parent.verticalCenter
            horizontalCenter: parent.horizontalCenter
            horizontalCenterOffset: -storey.wing - 2
        }
        width: reason.implicitWidth + 10
        height: Math.min(22, storey.height)
        radius: 4
        color: Theme.fire
        border {
            width: 1
            color: Theme.ivory
        }

        Label {
            id: reason
            anchors.centerIn: parent
            text: qsTr("has %1").arg(storey.had)
            color: Theme.fireText
            strong: true
            font.pixelSize: 13
            Accessible.ignored: true
        }
    }
}
