pragma Translator: Speicherstadt_Consignment
pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// What a ship brought, what lay in a store, or what was taken in exchange: the card it came on and its cubes.
Rectangle {
    id: consignment

    required property string kind             // ship | warehouse | market | taken
    required property string title
    required property var cubes               // [{ good, state, token, spoken }]
    required property string spoken
    property real cube: Sizes.cubeLarge
    readonly property var none: ({             // stands in for a cube that has just gone, until its place goes, too
            good: "",
            state: "gone",
            token: "",
            explain: "",
            spoken: ""
        })

    signal chosen(token: string)
    signal lifted(cube: LooseCube)
    signal carried(at: point)
    signal dropped

    // Large type does not fit on the card: it stands above the cubes.
    readonly property bool worded: Metrics.textScale > 1.2
    readonly property string art: kind === "taken" ? "market" : kind

    implicitHeight: worded ? word.implicitHeight + Sizes.cubeLarge + 22 : 74
    radius: Metrics.radius
    color: Theme.card
    border {
        width: 1
        color: Theme.contrast ? Theme.edge : Theme.hairline
    }
    Accessible.role: Accessible.Grouping
    Accessible.name: spoken

    Item {
        id: card
        visible: !consignment.worded
        x: 5
        y: 5
        width: Math.max(80, Math.min(104, named.implicitWidth + 8))
        height: parent.height - 10
        clip: true

        ArtIcon {
            anchors {
                horizontalCenter: parent.horizontalCenter
                bottom: band.top
                bottomMargin: -6
            }
            width: card.width * 1.4
            height: width / 1.6
            art: "speicherstadt/cards/" + consignment.art
        }
        Rectangle {
            visible: Theme.pictureShade.a > 0
            anchors.fill: parent
            color: Theme.pictureShade
        }
        Rectangle {
            id: band
            anchors.bottom: parent.bottom
            width: parent.width
            height: 20
            color: Tones.kind(consignment.art)
        }
        Label {
            id: named
            anchors {
                horizontalCenter: parent.horizontalCenter
                verticalCenter: band.verticalCenter
            }
            width: parent.width - 4
            horizontalAlignment: Text.AlignHCenter
            text: consignment.title
            strong: true
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Metrics.least
            color: Theme.ivory
            font.pixelSize: Metrics.meta
            Accessible.ignored: true
        }
    }
    Label {
        id: word
        visible: consignment.worded
        x: 12
        y: 6
        width: parent.width - 24
        text: consignment.title
        strong: true
        wrapMode: Text.WordWrap
        font.pixelSize: Metrics.small
        Accessible.ignored: true
    }
    Label {
        visible: consignment.cubes.length === 0
        x: row.x
        y: consignment.worded ? row.y : (parent.height - height) / 2
        text: qsTr("empty")
        color: Theme.ink2
        Accessible.ignored: true
    }
    Row {
        id: row
        x: consignment.worded ? 12 : card.x + card.width + 10
        y: consignment.worded ? word.y + word.height + 6 : (parent.height - height) / 2
        spacing: Math.max(2, Math.min(16, (consignment.width - x - 10 - consignment.cubes.length * Metrics.target) / Math.max(1, consignment.cubes.length - 1)))

        Repeater {
            model: consignment.cubes.length

            LooseCube {
                required property int index
                readonly property var place: consignment.cubes[index] ?? consignment.none

                good: place.good
                look: place.state
                token: place.token
                cube: consignment.cube
                explain: place.explain
                Accessible.name: place.spoken
                onChosen: token => consignment.chosen(token)
                onLifted: cube => consignment.lifted(cube)
                onCarried: at => consignment.carried(at)
                onDropped: consignment.dropped()
            }
        }
    }
}
