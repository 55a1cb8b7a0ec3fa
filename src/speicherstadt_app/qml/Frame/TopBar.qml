pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme
import Speicherstadt.Models as Models

// The roof over everything: the menu, how far the game is, signs for what can be opened.
Rectangle {
    id: bar

    property Component part: null             // the game's own RoofPart
    required property Models.Face table
    property bool muted: false
    property GameBoard board: null
    property bool log: false                  // there is a log to open
    property Models.Goal goal: null           // what the game was begun for, if for more than itself
    property real below: height               // there begins what stands before it
    readonly property GameRoof roof: slot.item as GameRoof
    readonly property alias front: front

    signal menuRequested
    signal logRequested
    signal goalRequested
    signal soundRequested

    function put(roof: GameRoof): void {
        roof.board = Qt.binding(() => bar.board)
        roof.whole = Qt.binding(() => bar.width)
        roof.taken = Qt.binding(() => 2 * Metrics.target + (bar.log ? Metrics.target : 0) + (bar.goal === null ? 0 : Metrics.target))
    }

    implicitHeight: Metrics.topBar
    color: roof?.fill ?? Theme.bar

    // Standing seams of the metal.
    Repeater {
        model: Math.ceil(bar.width / 32)
        Rectangle {
            required property int index
            x: index * 32
            width: 2
            height: bar.height
            color: bar.roof?.seam ?? Theme.barSeam
        }
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 4
        color: bar.roof?.rim ?? Theme.barDark
    }
    Loader {
        anchors {
            left: parent.left
            right: parent.right
            top: parent.bottom
        }
        sourceComponent: bar.roof?.eaves ?? null
    }
    Item {
        id: front
        y: bar.below
        width: parent.width
    }
    Row {
        id: lead

        anchors {
            left: parent.left
            leftMargin: 4
            verticalCenter: parent.verticalCenter
            verticalCenterOffset: -1
        }
        spacing: 6

        IconBtn {
            anchors.verticalCenter: parent.verticalCenter
            art: "signs/menu"
            tint: Theme.barText
            text: qsTr("Menu")
            key: qsTr("Esc")
            onClicked: bar.menuRequested()
        }
    }
    PartSlot {
        id: slot
        anchors {
            left: lead.right
            leftMargin: 6
            right: ends.left
        }
        height: bar.height
        part: bar.part
        given: ({
                "table": bar.table
            })
        onMade: part => bar.put(part as GameRoof)
    }
    // Left of what the game has at its end.
    IconBtn {
        visible: bar.goal !== null
        x: ends.x - (bar.roof?.tail ?? 0) - width
        anchors.verticalCenter: lead.verticalCenter
        art: bar.goal?.state === "reached" ? "signs/check" : "signs/star"
        tint: bar.goal?.state === "reached" ? Theme.coinLight : bar.goal?.state === "missed" ? Theme.barTextSoft : Theme.barText
        text: bar.goal?.label ?? ""
        key: "G"
        onClicked: bar.goalRequested()
    }
    Row {
        id: ends

        anchors {
            right: parent.right
            rightMargin: 4
            verticalCenter: lead.verticalCenter
        }

        SoundBtn {
            anchors.verticalCenter: parent.verticalCenter
            muted: bar.muted
            tint: Theme.barText
            onClicked: bar.soundRequested()
        }
        IconBtn {
            visible: bar.log
            anchors.verticalCenter: parent.verticalCenter
            art: "signs/log"
            tint: Theme.barText
            text: qsTr("Log")
            key: "L"
            onClicked: bar.logRequested()
        }
    }
}
