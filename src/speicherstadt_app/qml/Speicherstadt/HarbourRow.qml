pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme

// A column in words: what is on offer, who stands in line and would pay what, the price.
Thing {
    id: row

    required property string look             // idle | chosen | full | selling | done | shade
    required property string explain
    required property string kind
    required property int price
    required property int nextPrice           // -1 without a preview
    required property int stampSign
    required property string stampText
    required property string token
    required property string whyNot
    required property string spoken
    required property string listText
    required property string listNote
    required property int hint                // its rank in a hint

    readonly property bool choosable: token !== ""
    readonly property bool quiet: look === "done" || look === "shade"
    readonly property bool marked: look === "chosen" || look === "selling"
    property real glow: 0                     // of the outline that shows a change

    // Shows that something happened here.
    function tell(): void {
        telling.restart()
    }
    function settle(): void {
        telling.complete()
    }

    topic: explain
    around: Metrics.radius
    height: Math.max(Metrics.art(38) + 6, 56, words.height + 14)
    Accessible.name: spoken
    Accessible.description: whyNot

    HoverHandler {
        cursorShape: row.choosable ? Qt.PointingHandCursor : Qt.ArrowCursor
    }
    Panel {
        anchors.fill: parent
        fill: row.quiet ? Theme.well : Theme.card
        lift: row.quiet ? 0 : 0.6
        lineWidth: row.marked ? 3 : 1
        line: row.look === "chosen" ? Theme.focus : row.look === "selling" ? Theme.primary : Theme.contrast ? Theme.edge : Theme.hairline

        Rectangle {
            anchors.fill: parent
            radius: Metrics.radius
            color: row.down ? Theme.pressed : row.hovered && row.choosable ? Theme.hovered : Theme.clear
        }
        Rectangle {
            anchors.fill: parent
            radius: Metrics.radius
            visible: row.glow > 0
            opacity: row.glow
            color: Theme.clear
            border {
                width: 3
                color: Theme.primary
            }
        }
    }
    Rectangle {
        id: sign
        x: 8
        anchors.verticalCenter: parent.verticalCenter
        width: Metrics.art(36)
        height: width
        radius: 6
        color: Tones.kind(row.kind)

        ArtIcon {
            anchors.centerIn: parent
            width: Math.round(parent.width * 0.72)
            height: width
            art: "speicherstadt/cards/icons/" + row.kind
            tint: Theme.ivory
        }
    }
    HintMark {
        x: 1
        y: 1
        rank: row.hint
    }
    // Large type goes into one line where there is room, so that more rows lie in view.
    Item {
        id: words

        readonly property bool level: Metrics.textScale > 1.25 && offer.advanceWidth + note.natural + 24 <= width

        anchors {
            left: sign.right
            right: plate.visible ? plate.left : parent.right
            margins: 12
            verticalCenter: parent.verticalCenter
        }
        height: level ? title.height : title.height + 1 + note.height

        Label {
            id: title
            width: words.level ? Math.ceil(offer.advanceWidth) + 1 : parent.width
            text: row.listText
            strong: true
            wrapMode: Text.Wrap
            lineHeight: 0.95
            Accessible.ignored: true
        }
        Row {
            id: note

            readonly property real lead: buyer.visible ? buyer.width + 6 : 0
            readonly property real natural: lead + Math.ceil(line.advanceWidth) + 1

            x: words.level ? words.width - width : 0
            y: words.level ? title.baselineOffset - said.baselineOffset : title.height + 1
            spacing: 6

            Medallion {
                id: buyer
                visible: row.stampSign >= 0
                sign: row.stampSign
                size: Metrics.px(18)
            }
            Label {
                id: said
                width: Math.min(note.natural, words.width) - note.lead
                text: row.listNote
                wrapMode: Text.Wrap
                lineHeight: 0.95
                color: Theme.ink2
                font.pixelSize: Metrics.small
                Accessible.ignored: true
            }
        }
    }
    TextMetrics {
        id: offer
        font: title.font
        text: row.listText
    }
    TextMetrics {
        id: line
        font: said.font
        text: row.listNote
    }
    PricePlate {
        id: plate
        anchors {
            right: parent.right
            rightMargin: 12
            verticalCenter: parent.verticalCenter
        }
        visible: row.stampText === "" && !nobody
        size: Metrics.art(38)
        price: row.price
        next: row.nextPrice
    }
    SequentialAnimation {
        id: telling
        NumberAnimation {
            target: row
            property: "glow"
            to: 1
            duration: Motion.blink
        }
        PauseAnimation {
            duration: Math.max(Motion.highlight, Motion.outline)
        }
        NumberAnimation {
            target: row
            property: "glow"
            to: 0
            duration: Motion.blink
        }
    }
}
