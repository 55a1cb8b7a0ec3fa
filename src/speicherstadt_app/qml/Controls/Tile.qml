pragma ComponentBehavior: Bound

import QtQuick
import Theme

// A large button like a card: picture, title, a line below, the key that does the same.
Pressable {
    id: tile

    property string note: ""
    property string art: ""
    property color artTint: Theme.clear
    property color plate: Theme.sand
    property bool tight: false                // less room beside picture and words
    property real picture: Math.min(Metrics.px(56), 72)
    property string painting: ""              // a card's picture instead, as high as the tile
    property string key: ""
    property bool large: false

    implicitWidth: 240
    implicitHeight: Math.max(84, words.implicitHeight + topPadding + bottomPadding, plateItem.height + 24)
    leftPadding: painting !== "" ? scene.width + 32 : art === "" ? 18 : picture + (tight ? 28 : 34)
    rightPadding: cap.visible ? cap.width + (tight ? 20 : 26) : tight ? 8 : 16
    topPadding: 12
    bottomPadding: 12
    Accessible.description: note

    background: Panel {
        lift: tile.down ? 0.4 : tile.hovered ? 1.6 : 1
        radius: Metrics.radiusLarge

        Rectangle {
            anchors.fill: parent
            radius: Metrics.radiusLarge
            color: tile.down ? Theme.pressed : tile.hovered ? Theme.hovered : Theme.clear
        }
        Loader {
            id: scene
            active: tile.painting !== ""
            x: 14
            y: 14
            width: Math.round(Math.min(tile.width * 0.42, (tile.height - 28) * 1.6))
            height: tile.height - 28
            sourceComponent: Picture {
                art: tile.painting
            }
        }
        Rectangle {
            id: plateItem
            visible: tile.art !== ""
            x: 16
            anchors.verticalCenter: parent.verticalCenter
            width: tile.picture
            height: tile.picture
            radius: 10
            color: tile.plate
            border {
                width: 1
                color: Theme.hairline
            }

            ArtIcon {
                anchors.centerIn: parent
                width: 2 * Math.round(tile.picture * 0.37)
                height: width
                art: tile.art
                tint: tile.artTint
            }
        }
        KeyCap {
            id: cap
            anchors {
                right: parent.right
                rightMargin: 14
                verticalCenter: parent.verticalCenter
            }
            key: tile.width < Metrics.px(260) ? "" : tile.key
        }
        FocusRing {
            visible: tile.visualFocus
            around: Metrics.radiusLarge
        }
    }
    contentItem: Item {
        Column {
            id: words
            anchors {
                left: parent.left
                right: parent.right
                verticalCenter: parent.verticalCenter
            }
            spacing: 2
            Label {
                width: parent.width
                text: tile.text
                slab: true
                wrapMode: Text.WordWrap
                font.pixelSize: tile.large ? Metrics.number : Metrics.title
                Accessible.ignored: true
            }
            Label {
                visible: tile.note !== ""
                width: parent.width
                text: tile.note
                wrapMode: Text.WordWrap
                color: Theme.ink2
                Accessible.ignored: true
            }
        }
    }
}
