pragma ComponentBehavior: Bound

import QtQuick
import Theme

// One of the two painted poles that hold the landing stage.
Item {
    id: post

    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        y: -2
        width: 13
        height: parent.height + 2
        radius: 3
        color: Tones.postPale
        border {
            width: 1.6
            color: Tones.frame
        }
        clip: true

        Repeater {
            model: Math.ceil(post.height / 16) + 1
            Rectangle {
                required property int index
                x: -5
                y: 8 + index * 16
                width: 24
                height: 7
                rotation: -24
                antialiasing: true
                color: Tones.crimson
            }
        }
        Rectangle {
            anchors.fill: parent
            radius: 3
            color: Theme.clear
            border {
                width: 1.6
                color: Tones.frame
            }
        }
    }
    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        y: -9
        width: 12
        height: 12
        radius: 6
        color: Tones.gold
        border {
            width: 1.6
            color: Tones.frame
        }
    }
}
