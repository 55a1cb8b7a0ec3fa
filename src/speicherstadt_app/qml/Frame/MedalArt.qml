import QtQuick
import Controls
import Theme

// A medal that was won: its drawing on the common ground.
Item {
    id: medal

    required property string art
    property real size: 64

    width: size
    height: size

    ArtIcon {
        anchors.fill: parent
        art: "medals/ground"
    }
    ArtIcon {
        anchors {
            centerIn: parent
            verticalCenterOffset: -medal.size * 0.066
        }
        width: medal.size / 2
        height: width
        art: medal.art
        tint: Theme.darkInk
    }
}
