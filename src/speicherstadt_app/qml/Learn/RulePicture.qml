pragma ComponentBehavior: Bound

import QtQuick
import Speicherstadt
import Speicherstadt.Models as Models
import Frame
import Theme

// A part of a real table that stands still. It is looked at and read aloud, and nothing in it can be pressed.
Item {
    id: picture

    required property Models.Table table
    readonly property Models.SpeicherstadtBoard board: table.board as Models.SpeicherstadtBoard
    required property string part             // harbour | prompt | shipping | house | fire | count
    required property string name

    readonly property var made: ({
            "harbour": harbour,
            "prompt": sale,
            "shipping": yard,
            "house": counter,
            "fire": blaze,
            "count": sheet
        })

    implicitHeight: (shown.item as Item)?.implicitHeight ?? 0
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Picture: %1").arg(picture.name)

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
    Loader {
        id: shown
        anchors.fill: parent
        clip: true
        sourceComponent: picture.made[picture.part]
    }
    Timer {
        running: shown.status === Loader.Ready
        interval: 0
        onTriggered: picture.quiet(shown.item as Item)
    }
    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.LeftButton | Qt.RightButton
        hoverEnabled: true
        onWheel: wheel => wheel.accepted = false
    }

    Component {
        id: harbour
        Harbour {
            implicitHeight: Metrics.scene
            landing: 0
            places: picture.board.places
            columns: picture.board.columns
        }
    }
    Component {
        id: sale
        Item {
            id: stage

            readonly property bool asks: width > Metrics.px(640)    // there is room for the question
            readonly property real foot: asks ? prompt.height + 12 : 0

            implicitHeight: Metrics.scene + foot

            Harbour {
                width: parent.width
                height: parent.height
                landing: stage.foot
                places: picture.board.places
                columns: picture.board.columns
            }
            Prompt {
                id: prompt
                visible: stage.asks
                x: 12
                y: parent.height - height - 6
                width: parent.width - 24
                height: implicitHeight
                prompt: picture.table.prompt
            }
        }
    }
    Component {
        id: yard
        ShippingPanel {
            implicitHeight: width < 860 ? Metrics.px(430) : Metrics.px(300)
            shipping: picture.board.shipping
        }
    }
    Component {
        id: counter
        Counter {
            implicitHeight: 156
            table: picture.table
        }
    }
    Component {
        id: blaze
        FirePanel {
            implicitHeight: 300
            blaze: picture.board.blaze
        }
    }
    Component {
        id: sheet
        ScoreSheet {
            implicitHeight: least
            foot: 8
            end: picture.table.end
        }
    }
}
