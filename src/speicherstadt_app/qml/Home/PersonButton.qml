pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Speicherstadt.Models as Models
import Theme

// Who plays, and the way to the others.
Pressable {
    id: person

    required property Models.App app
    property bool narrow: false
    readonly property Models.Profiles profiles: app.profiles as Models.Profiles

    text: person.profiles.currentName === "" ? qsTr("Who plays?") : person.profiles.currentName
    implicitWidth: Math.max(150, who.implicitWidth + 24)
    implicitHeight: Metrics.control
    Accessible.description: qsTr("Who plays; key P")
    onClicked: person.app.navigate("profiles")

    background: Panel {
        radius: height / 2
        lift: 0
        line: Theme.ink
        lineWidth: 2

        Rectangle {
            anchors.fill: parent
            radius: parent.height / 2
            color: person.down ? Theme.pressed : person.hovered ? Theme.hovered : Theme.clear
        }
        FocusRing {
            visible: person.visualFocus
            around: parent.height / 2
        }
    }
    contentItem: Item {
        Row {
            id: who
            x: 6
            anchors.verticalCenter: parent.verticalCenter
            spacing: 10

            HouseSign {
                visible: person.profiles.currentName !== ""
                anchors.verticalCenter: parent.verticalCenter
                size: Metrics.control - (person.profiles.currentArt === "" ? 12 : 8)
                sign: person.profiles.currentSign
                art: person.profiles.currentArt
            }
            Label {
                anchors.verticalCenter: parent.verticalCenter
                leftPadding: person.profiles.currentName === "" ? 10 : 0
                width: Math.min(implicitWidth, Metrics.px(240), Metrics.stageWidth / 4)
                text: person.text
                elide: Text.ElideRight
                strong: true
                font.pixelSize: Metrics.strong
                Accessible.ignored: true
            }
            KeyCap {
                anchors.verticalCenter: parent.verticalCenter
                key: person.narrow ? "" : "P"
            }
        }
    }
}
