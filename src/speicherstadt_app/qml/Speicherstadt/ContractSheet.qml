pragma Translator: Speicherstadt_ContractSheet
pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme

// A contract somebody owns: points on a band, a place for each good. Complete, its band turns green and bears a mark.
Thing {
    id: sheet

    required property int points
    required property bool complete
    required property var places              // [{ good, filled, welcome, token }]
    property real cube: Metrics.art(29)
    property bool folded: false               // no more than the band: of a complete contract nothing else matters

    readonly property var open: places.find(place => place.welcome) ?? null
    readonly property string token: open ? open.token : ""
    readonly property real band: Metrics.figure + 8
    readonly property real between: cube >= Metrics.art(40) ? 8 : 6
    readonly property color words: complete ? Theme.primaryText : Theme.ivory

    implicitWidth: Math.max(folded ? Metrics.target : 2 * cube + between + (cube < Metrics.art(40) ? 16 : 24), worth.width + (complete ? Metrics.px(16) + 4 : 0) + 20)
    implicitHeight: folded ? Math.max(Metrics.target, band) : band + Math.ceil(places.length / 2) * (cube + between) + 6

    background: Panel {
        radius: 6
        lift: 0.5
        fill: sheet.down ? Theme.well : Theme.card
        line: sheet.token !== "" || sheet.complete ? Theme.primary : Theme.edge
        lineWidth: sheet.token !== "" ? 3 : sheet.complete ? 2 : 1

        Rectangle {
            x: parent.lineWidth
            y: parent.lineWidth
            width: parent.width - 2 * x
            height: sheet.folded ? parent.height - 2 * y : sheet.band - 2 * y + 1
            radius: 6 - x / 2
            bottomLeftRadius: sheet.folded ? radius : 0
            bottomRightRadius: bottomLeftRadius
            color: sheet.complete ? Theme.primary : Tones.kind("contract")
        }
    }
    contentItem: Item {
        Row {
            id: worth
            x: 10
            height: sheet.folded ? parent.height : sheet.band
            spacing: 5

            Label {
                id: number
                anchors.verticalCenter: parent.verticalCenter
                text: sheet.points
                color: sheet.words
                font {
                    pixelSize: Metrics.figure
                    weight: Font.Bold
                }
                Accessible.ignored: true
            }
            Label {
                anchors.baseline: number.baseline
                text: qsTr("pts")
                color: sheet.words
                font.pixelSize: Metrics.small
                Accessible.ignored: true
            }
        }
        ArtIcon {
            visible: sheet.complete
            anchors {
                right: parent.right
                rightMargin: 8
                verticalCenter: worth.verticalCenter
            }
            width: Metrics.px(16)
            height: width
            art: "signs/check"
            tint: sheet.words
        }
        Grid {
            visible: !sheet.folded
            anchors.horizontalCenter: parent.horizontalCenter
            y: sheet.band + 6
            columns: 2
            spacing: sheet.between

            Repeater {
                model: sheet.places.length
                Cube {
                    required property int index
                    readonly property var place: sheet.places[index]
                    good: place.good
                    look: place.filled ? "here" : place.welcome ? "welcome" : "wanted"
                    size: sheet.cube
                }
            }
        }
    }
}
