pragma ComponentBehavior: Bound

import QtQuick
import Frame
import Theme
import Speicherstadt.Models as Models

// A part of the table as a picture in the rules.
Item {
    id: picture

    required property Models.Face table
    required property string part             // harbour | prompt | shipping | house | fire | count
    readonly property Models.SpeicherstadtBoard board: table.board as Models.SpeicherstadtBoard

    readonly property var made: ({
            "harbour": harbour,
            "prompt": sale,
            "shipping": yard,
            "house": counter,
            "fire": blaze,
            "count": sheet
        })

    anchors.fill: parent
    implicitHeight: (shown.item as Item)?.implicitHeight ?? 0

    Loader {
        id: shown
        anchors.fill: parent
        clip: true
        sourceComponent: picture.made[picture.part]
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
            tint: source => Tones.kindMark(source)
            end: picture.table.end
        }
    }
}
