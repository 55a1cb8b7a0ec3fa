pragma Translator: Speicherstadt_Cube
pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// One cube of a good: its silhouette on a plate of a paler tone. An open space is a hollow plate with the silhouette paler.
Item {
    id: cube

    required property string good             // coffee | tea | saffron | rubber | carpet | "" for an empty place
    property string look: "here"              // here | wanted | chosen | welcome | lost | gone
    property bool filled: look !== "wanted" && look !== "welcome" && look !== "gone"
    property real size: Sizes.cube
    property real presence: 0.62              // how strongly a wanted good shows

    readonly property bool hollow: !filled || good === ""
    readonly property bool ringed: look === "chosen" || look === "welcome" || look === "lost"
    readonly property color mark: look === "lost" ? Theme.fire : look === "chosen" ? Theme.focus : Theme.primary

    implicitWidth: size
    implicitHeight: size

    Rectangle {
        visible: cube.ringed
        anchors {
            fill: parent
            margins: -4
        }
        radius: plate.radius + 4
        color: Theme.clear
        border {
            width: 3
            color: cube.mark
        }
    }
    Rectangle {
        id: plate
        anchors.fill: parent
        radius: Math.max(4, cube.size * 0.17)
        color: cube.hollow ? (cube.look === "welcome" ? Theme.primaryWash : Theme.well) : Tones.goodWash(cube.good)
        border {
            width: cube.hollow ? 1 : Theme.contrast ? 2.5 : 1.5
            color: cube.hollow ? Theme.edge : Theme.pieceLine
        }
    }
    ArtIcon {
        visible: cube.good !== "" && cube.look !== "gone"
        anchors.centerIn: parent
        anchors.horizontalCenterOffset: letter.visible ? -cube.size * 0.07 : 0
        anchors.verticalCenterOffset: letter.visible ? -cube.size * 0.09 : 0
        width: Math.round(cube.size * (letter.visible ? 0.66 : cube.hollow ? 0.72 : 0.8))
        height: width
        art: cube.good === "" ? "" : (Theme.night ? "speicherstadt/goods/night/" : "speicherstadt/goods/") + cube.good
        opacity: cube.hollow ? cube.presence : 1
    }
    Rectangle {
        id: letter
        visible: (Theme.games["speicherstadt"]?.letters ?? false) && cube.good !== "" && cube.look !== "gone" && cube.size >= 20
        anchors {
            right: parent.right
            bottom: parent.bottom
            margins: 1
        }
        width: word.implicitWidth + 4
        height: word.font.pixelSize + 2
        radius: 3
        color: Theme.card
        border {
            width: 1
            color: Theme.pieceLine
        }

        Label {
            id: word

            //: One or two letters on a cube of carpet (rug)
            readonly property string carpet: qsTr("R")

            anchors.centerIn: parent
            text: {
                switch (cube.good) {
                case "":
                    return ""
                //: One or two letters on a cube of coffee
                case "coffee":
                    return qsTr("C", "coffee")
                //: One or two letters on a cube of tea
                case "tea":
                    return qsTr("Te", "tea")
                //: One or two letters on a cube of saffron
                case "saffron":
                    return qsTr("Sa", "saffron")
                //: One or two letters on a cube of rubber
                case "rubber":
                    return qsTr("Ru", "rubber")
                }
                return carpet
            }
            font {
                weight: Font.Bold
                pixelSize: Math.max(Metrics.least, Math.round(cube.size * 0.34))
            }
            Accessible.ignored: true
        }
    }
    Rectangle {
        visible: cube.look === "lost"
        anchors {
            horizontalCenter: parent.right
            horizontalCenterOffset: -Metrics.art(6)
            verticalCenter: parent.top
            verticalCenterOffset: Metrics.art(6)
        }
        width: Sizes.badge
        height: Sizes.badge
        radius: Sizes.badge / 2
        color: Theme.fire
        border {
            width: 1.5
            color: Theme.card
        }

        Label {
            anchors.centerIn: parent
            text: "!"
            color: Theme.fireText
            font {
                weight: Font.Bold
                pixelSize: Math.round(Sizes.badge * 0.8)
            }
            Accessible.ignored: true
        }
    }
}
