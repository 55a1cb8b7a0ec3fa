pragma ComponentBehavior: Bound

import QtQuick
import Frame
import Theme
import Speicherstadt.Models as Models

// A part of a real table that stands still. It is looked at and read aloud, and nothing in it can be pressed. What a part
// looks like the game's RulePicture knows; a game without one shows its board.
Item {
    id: picture

    required property Models.Face table
    required property string part
    required property string name

    implicitHeight: shown.item?.implicitHeight || Metrics.scene
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Picture: %1").arg(picture.name)

    readonly property Component own: Qt.createComponent(table.module, "RulePicture", Component.PreferSynchronous, picture)
    readonly property bool owned: own.status === Component.Ready

    // No stop for the keyboard.
    function quiet(item: Item): void {
        item.activeFocusOnTab = false
        for (let n = 0; n < item.children.length; ++n)
            picture.quiet(item.children[n])
    }

    Rectangle {
        anchors {
            fill: parent
            margins: -2
        }
        radius: Metrics.radius
        color: Theme.quay
        border {
            width: 2
            color: Theme.ink
        }
    }
    PartSlot {
        id: shown
        anchors.fill: parent
        clip: true
        part: picture.owned ? picture.own : Qt.createComponent(picture.table.module, "Board", Component.PreferSynchronous, picture)
        given: picture.owned ? ({
                "table": picture.table,
                "part": picture.part
            }) : ({
                "table": picture.table,
                "still": true
            })
        onItemChanged: soon.restart()
    }
    Timer {
        id: soon
        interval: 0
        onTriggered: {
            if (shown.item !== null)
                picture.quiet(shown.item)
        }
    }
    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.LeftButton | Qt.RightButton
        hoverEnabled: true
        onWheel: wheel => wheel.accepted = false
    }
}
