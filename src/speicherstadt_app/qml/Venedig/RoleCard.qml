pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// A card: band with its name, bust, and on paper what it may do in this number. Or its back.
Item {
    id: role

    required property var look                // { role, title, value, markers, bet, symbol }
    property bool chosen: false
    property bool dim: false
    property bool down: false                 // face down
    property string key: ""
    property int sign: -1                     // whose marker stands for markers
    property real turn: 0                     // of the card around its middle: 0 face up, 1 edge on, 2 face down
    readonly property bool backwards: down ? turn < 1 : turn > 1
    readonly property real band: Math.round(Math.max(height * 0.19, 15))
    readonly property real foot: Math.round(height * 0.25)
    readonly property real round: Math.max(6, width * 0.075)
    readonly property string kind: look.role ?? ""

    transform: Scale {
        origin.x: role.width / 2
        xScale: Math.max(0.02, Math.abs(1 - (role.turn > 1 ? 2 - role.turn : role.turn)))
    }

    Rectangle {
        x: 2
        y: role.chosen ? 8 : 3
        width: parent.width
        height: parent.height
        radius: role.round
        color: Theme.shadow
    }
    Rectangle {
        visible: role.backwards
        anchors.fill: parent
        radius: role.round
        color: Tones.crimsonDeep
        border {
            width: Math.max(2, role.width * 0.022)
            color: Tones.goldInk
        }

        Rectangle {
            anchors {
                fill: parent
                margins: role.width * 0.06
            }
            radius: role.round * 0.7
            color: Tones.crimson
            border {
                width: Math.max(1.4, role.width * 0.018)
                color: Tones.backGold
            }
        }
        ArtIcon {
            anchors.centerIn: parent
            width: role.width * 0.66
            height: width
            art: "venedig/pieces/medal"
        }
    }
    Item {
        visible: !role.backwards
        anchors.fill: parent
        opacity: role.dim ? 0.62 : 1

        Rectangle {
            anchors.fill: parent
            radius: role.round
            color: Theme.card
        }
        Item {
            y: role.band
            width: parent.width
            height: Math.max(0, parent.height - role.band - role.foot)
            clip: true

            ArtIcon {
                width: Math.max(parent.width, parent.height)
                height: width
                anchors.horizontalCenter: parent.horizontalCenter
                y: -Math.max(0, (height - parent.height) * 0.18)
                art: role.kind === "" ? "" : "venedig/roles/" + role.kind
            }
            Rectangle {
                anchors.fill: parent
                color: Theme.pictureShade
            }
        }
        Rectangle {
            width: parent.width
            height: role.band
            topLeftRadius: role.round
            topRightRadius: role.round
            color: Tones.role(role.kind)

            TextMetrics {
                id: smallest
                font {
                    family: title.font.family
                    weight: title.font.weight
                    pixelSize: title.minimumPixelSize
                }
                text: title.text
            }
            ArtIcon {
                visible: !title.visible && role.kind !== ""
                anchors.centerIn: parent
                width: Math.round(role.band * 0.86)
                height: width
                art: role.kind === "" ? "" : "venedig/icons/" + role.kind
                tint: Theme.ivory
            }
            Label {
                id: title
                visible: smallest.advanceWidth <= width
                anchors.centerIn: parent
                width: parent.width - Math.max(8, Math.round(parent.width * 0.1))
                horizontalAlignment: Text.AlignHCenter
                text: role.look.title ?? ""
                slab: true
                color: Theme.ivory
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Metrics.least - 3
                font.pixelSize: Math.round(role.band * 0.72)
                Accessible.ignored: true
            }
        }
        Rectangle {
            y: role.band - 1
            width: parent.width
            height: 1.6
            color: Tones.goldInk
        }
        ArtIcon {
            visible: role.look.symbol ?? false
            x: parent.width - width - 3
            y: role.band + 3
            width: Math.round(role.width * 0.23)
            height: width
            art: "venedig/pieces/lion"
        }
        Rectangle {
            y: parent.height - role.foot
            width: parent.width
            height: role.foot
            bottomLeftRadius: role.round
            bottomRightRadius: role.round
            color: Theme.card

            Rectangle {
                width: parent.width
                height: 1.5
                color: Tones.goldInk
            }
            CardFacts {
                anchors {
                    centerIn: parent
                    verticalCenterOffset: 1
                }
                scale: Math.min(1, (parent.width - 10) / Math.max(1, implicitWidth))
                look: role.look
                foot: role.foot
                sign: role.sign
            }
        }
        Rectangle {
            anchors.fill: parent
            radius: role.round
            color: Theme.clear
            border {
                width: Math.max(2, role.width * 0.022)
                color: Tones.goldInk
            }
        }
        Rectangle {
            visible: Theme.night
            anchors {
                fill: parent
                margins: -1
            }
            radius: role.round + 1
            color: Theme.clear
            border {
                width: 1
                color: Tones.nightEdge
            }
        }
    }
    Rectangle {
        visible: role.chosen
        anchors {
            fill: parent
            margins: -5
        }
        radius: role.round + 5
        color: Theme.clear
        border {
            width: 3
            color: Tones.chosen
        }

        Rectangle {
            anchors {
                fill: parent
                margins: 3
            }
            radius: role.round + 2
            color: Theme.clear
            border {
                width: 2
                color: Tones.halo
            }
        }
    }
    Rectangle {
        visible: role.key !== "" && !role.backwards
        x: 4
        y: role.band + 4
        width: 19
        height: 19
        radius: 9.5
        color: Theme.card
        border {
            width: 1.2
            color: Theme.pieceLine
        }

        Label {
            anchors.centerIn: parent
            text: role.key
            strong: true
            font.pixelSize: Metrics.least
            Accessible.ignored: true
        }
    }
}
