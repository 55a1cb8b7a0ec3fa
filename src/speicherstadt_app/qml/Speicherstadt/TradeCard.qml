pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Table
import Theme

// A trade card, like a freight label: title, picture, and one always-on line or its goods.
Item {
    id: card

    required property string kind
    required property string title
    property string effect: ""
    property var goods: []
    property string value: ""                 // points, strength
    property string unit: ""
    property bool coin: false                 // the value is in coins
    property string good: ""                  // the trader's good
    property bool shaded: false
    property color shade: Theme.alpha(Theme.scrim, 0.42)

    readonly property int head: Math.max(25, Math.round(Metrics.px(17) * 1.45))
    readonly property real cubeSize: Math.min(height > 130 ? 40 : 36, (width - 14 - (goods.length - 1) * 5) / Math.max(1, goods.length))

    Panel {
        anchors.fill: parent
        radius: 6
        line: Theme.darkInk
        lineWidth: 1.5
        lift: 0.8
    }
    Item {
        id: window
        x: 1.5
        y: card.head
        width: parent.width - 3
        height: parent.height - y - (strip.visible ? strip.height : 1.5)
        clip: true

        ArtIcon {
            id: picture
            width: Math.max(parent.width, parent.height * 1.6) + 2
            height: width / 1.6
            x: (parent.width - width) / 2
            y: strip.visible ? (parent.height - height) * 0.42 : 0
            art: "cards/" + card.kind
        }
        Cube {
            visible: card.good !== ""
            anchors.horizontalCenter: parent.horizontalCenter
            y: Math.max(2, picture.y + picture.height * 0.3 - height / 2)
            good: card.good
            size: 34
        }
        Rectangle {
            anchors.fill: parent
            color: Theme.pictureShade
        }
    }
    Rectangle {
        x: 1.5
        y: 1.5
        width: parent.width - 3
        height: card.head - 1.5
        topLeftRadius: 4.5
        topRightRadius: 4.5
        color: Theme.kind(card.kind)

        Label {
            anchors {
                fill: parent
                leftMargin: 8
                rightMargin: 6
            }
            text: card.title
            slab: true
            color: Theme.ivory
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 13
            font.pixelSize: Metrics.px(17)
            Accessible.ignored: true
        }
    }
    Rectangle {
        visible: card.value !== ""
        anchors {
            right: parent.right
            rightMargin: 6
            top: parent.top
            topMargin: card.head + 5
        }
        width: tag.width + 16
        height: 32
        radius: 6
        color: Theme.card
        border {
            width: 1.5
            color: Theme.darkInk
        }

        Row {
            id: tag
            anchors.centerIn: parent
            spacing: 4

            Label {
                id: amount
                height: 32
                text: card.value
                font {
                    pixelSize: card.value.length > 3 ? 18 : 25
                    weight: Font.Bold
                }
                Accessible.ignored: true
            }
            Coin {
                visible: card.coin
                anchors.verticalCenter: parent.verticalCenter
                size: 22
            }
            Label {
                visible: card.unit !== ""
                anchors.baseline: amount.baseline
                text: card.unit
                color: Theme.ink2
                font.pixelSize: 14
                Accessible.ignored: true
            }
        }
    }
    Row {
        anchors {
            horizontalCenter: parent.horizontalCenter
            bottom: parent.bottom
            bottomMargin: 9
        }
        spacing: 5

        Repeater {
            model: card.goods
            Cube {
                required property string modelData
                good: modelData
                size: card.cubeSize
                filled: card.kind !== "contract"
                presence: 0.9
            }
        }
    }
    Rectangle {
        id: strip
        visible: card.effect !== ""
        anchors {
            left: parent.left
            right: parent.right
            bottom: parent.bottom
            margins: 1.5
        }
        height: line.implicitHeight + 8
        bottomLeftRadius: 4.5
        bottomRightRadius: 4.5
        color: Theme.card

        Rectangle {
            width: parent.width
            height: 1.5
            color: Theme.darkInk
        }
        Label {
            id: line
            anchors {
                left: parent.left
                right: parent.right
                verticalCenter: parent.verticalCenter
                leftMargin: 7
                rightMargin: 5
            }
            text: card.effect
            wrapMode: Text.WordWrap
            lineHeight: 0.94
            font.pixelSize: Metrics.small
            Accessible.ignored: true
        }
    }
    Rectangle {
        anchors.fill: parent
        visible: opacity > 0
        opacity: card.shaded ? 1 : 0
        radius: 6
        color: card.shade
        Behavior on opacity {
            NumberAnimation {
                duration: Motion.move
            }
        }
    }
}
