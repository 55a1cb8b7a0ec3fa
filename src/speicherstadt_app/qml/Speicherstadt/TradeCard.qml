pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme

// A trade card, like a freight label: title, picture, and one always-on line or its goods. Where type is large the line
// gives way to the picture: the list and the explanation say it.
Item {
    id: card

    required property string kind
    required property string title
    property string effect: ""
    property var goods: []
    property string value: ""                 // points, strength
    property string unit: ""
    property bool coin: false                 // the value is in coins
    property string good: ""                  // the trader's good
    property bool shaded: false
    property real grown: 1                    // so many times as large as on the table
    property Names row: null                  // of the titles beside it
    property color shade: Theme.alpha(Theme.scrim, 0.42)

    readonly property bool wrapped: least.advanceWidth > width - 14      // the title needs two lines
    readonly property int head: (wrapped ? Math.max(Metrics.px(25), 31) : Metrics.px(25)) * grown
    readonly property real room: height - head - 3
    readonly property bool wordy: effect !== "" && strip.implicitHeight <= room - (value === "" ? 18 : 34)
    // Value and goods share the picture. Where that makes the goods too small to be told, the value goes into the title's row.
    readonly property real tagHeight: Math.min(Metrics.px(32) * grown, room - 6)
    readonly property real lowTag: Math.min(22 * grown, tagHeight)
    readonly property real below: room - 12 - (value === "" ? 0 : tagHeight + 7)
    readonly property bool tight: goods.length > 0 && value !== "" && cubeIn(below) < 24
    readonly property bool headed: tight && Math.min(24, cubeIn(room - 12)) > cubeIn(below) && width - least.advanceWidth - 18 >= head * 0.9
    readonly property real free: headed ? room - 12 : tight ? room - 12 - lowTag - 6 : below
    readonly property int across: columnsIn(free)
    readonly property real cube: cubeIn(free)
    // Which part of the drawing is kept where there is no room for all of it.
    readonly property int subject: ["trader", "boatmen", "contract"].includes(kind) ? Image.AlignTop : kind === "port" ? Image.AlignBottom : Image.AlignVCenter

    function cubeOf(columns: int, free: real): real {
        const rows = Math.ceil(goods.length / columns)
        return Math.min((room > 104 * grown ? 44 : 37) * grown, (width - 14 - (columns - 1) * 5) / columns, (free - (rows - 1) * 5) / rows)
    }
    // All in one row, unless they are much larger in two.
    function columnsIn(free: real): int {
        const all = Math.max(1, goods.length)
        const half = Math.ceil(all / 2)
        return cubeOf(all, free) < 27 && cubeOf(half, free) > 1.1 * cubeOf(all, free) ? half : all
    }
    function cubeIn(free: real): real {
        return cubeOf(columnsIn(free), free)
    }
    // Its goods are put down one after the other.
    function load(): void {
        if (Motion.moves && card.goods.length > 0)
            loading.restart()
    }
    function settle(): void {
        loading.complete()
    }

    NumberAnimation {
        id: loading

        property real done: 99

        target: loading
        property: "done"
        from: -3
        to: card.goods.length
        duration: Motion.flip + card.goods.length * Motion.feedback
    }
    ArtIcon {
        x: 1
        y: card.head
        width: parent.width - 2
        height: card.height - y - (card.wordy ? strip.height : 1)
        sourceSize: Qt.size(Math.ceil(Math.max(width, height * 1.6) * Metrics.density), 0)
        fillMode: Image.PreserveAspectCrop
        verticalAlignment: card.subject
        art: "speicherstadt/cards/" + card.kind

        Cube {
            visible: card.good !== ""
            anchors.horizontalCenter: parent.horizontalCenter
            y: Math.max(3, Math.min(parent.width / 1.6 * 0.3 - height / 2, parent.height - height - 3))
            good: card.good
            size: Math.min(38 * card.grown, parent.height - 6)
        }
        Rectangle {
            anchors.fill: parent
            color: Theme.pictureShade
        }
    }
    Rectangle {
        width: parent.width
        height: card.head
        topLeftRadius: 6
        topRightRadius: 6
        color: Tones.kind(card.kind)

        TextMetrics {
            id: least
            font {
                family: Theme.display
                pixelSize: Metrics.least
                weight: Font.Bold
            }
            text: card.title
        }
        Name {
            anchors {
                fill: parent
                leftMargin: card.width < 100 ? 5 : 8
                rightMargin: card.headed ? worth.width + 10 : card.width < 100 ? 4 : 6
            }
            lines: 2
            row: card.row
            tall: height + 2
            largest: Metrics.cardTitle * card.grown
            text: card.title
            slab: true
            lineHeight: 0.85
            color: Theme.ivory
        }
    }
    Rectangle {
        id: worth
        visible: card.value !== ""
        anchors {
            right: parent.right
            rightMargin: card.headed ? 4 : 6
            top: parent.top
            topMargin: card.headed ? 3 : card.head + (card.tight ? 3 : 5)
        }
        width: tag.width + (card.tight ? 8 : 14)
        height: card.headed ? card.head - 5 : card.tight ? card.lowTag : card.tagHeight
        radius: 6
        color: Theme.card
        border {
            width: 1.5
            color: Theme.darkInk
        }

        Row {
            id: tag
            anchors.centerIn: parent
            height: parent.height
            spacing: 4

            Label {
                id: amount
                height: parent.height
                text: card.value
                font {
                    pixelSize: Math.round(parent.height * (card.value.length > 3 ? 0.56 : 0.78))
                    weight: Font.Bold
                }
                Accessible.ignored: true
            }
            Coin {
                visible: card.coin
                anchors.verticalCenter: parent.verticalCenter
                size: Math.round(parent.height * 0.7)
            }
            Label {
                visible: card.unit !== "" && !card.tight
                anchors.baseline: amount.baseline
                text: card.unit
                color: Theme.ink2
                font.pixelSize: Metrics.small * card.grown
                Accessible.ignored: true
            }
        }
    }
    Grid {
        anchors {
            horizontalCenter: parent.horizontalCenter
            bottom: parent.bottom
            bottomMargin: 9
        }
        columns: card.across
        spacing: 5

        Repeater {
            model: card.goods.length
            Cube {
                id: cube
                required property int index
                readonly property real landed: Math.max(0, Math.min(1, loading.done - index))
                good: card.goods[index] ?? ""
                size: card.cube
                filled: card.kind !== "contract"
                presence: 0.9
                opacity: cube.landed
                transform: Translate {
                    y: (cube.landed - 1) * 20
                }
            }
        }
    }
    Rectangle {
        id: strip
        visible: card.wordy
        anchors {
            left: parent.left
            right: parent.right
            bottom: parent.bottom
        }
        implicitHeight: line.implicitHeight + 9
        bottomLeftRadius: 6
        bottomRightRadius: 6
        color: Theme.card

        Rectangle {
            width: parent.width
            height: 1.5
            color: Theme.darkInk
        }
        Label {
            id: line
            anchors {
                left: parent.left
                right: parent.right
                verticalCenter: parent.verticalCenter
                verticalCenterOffset: 0.5
                leftMargin: 8
                rightMargin: 5
            }
            text: card.effect
            wrapMode: Text.WordWrap
            lineHeight: 0.92
            font.pixelSize: Metrics.small * card.grown
            Accessible.ignored: true
        }
    }
    Rectangle {
        anchors.fill: parent
        radius: 6
        color: Theme.clear
        border {
            width: 1.5
            color: Theme.darkInk
        }
    }
    Rectangle {
        anchors.fill: parent
        visible: opacity > 0
        opacity: card.shaded ? 1 : 0
        radius: 6
        color: card.shade
        Behavior on opacity {
            NumberAnimation {
                duration: Motion.move
            }
        }
    }
}
