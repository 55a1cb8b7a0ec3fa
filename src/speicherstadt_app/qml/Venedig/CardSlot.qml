pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// A card in somebody's hand, in small: its back, or its emblem where it can be known.
Item {
    id: slot

    required property var card                // { role, value, bet }
    property real size: 22
    readonly property bool known: card?.role ? true : false

    width: size
    height: size * 1.34

    ArtIcon {
        visible: !slot.known
        anchors.fill: parent
        art: "venedig/pieces/back-small"
    }
    Rectangle {
        visible: slot.known
        anchors.fill: parent
        radius: slot.size * 0.16
        color: Tones.role(slot.card?.role ?? "")
        border {
            width: 1.5
            color: Tones.slotLine
        }

        ArtIcon {
            readonly property bool numbered: (slot.card?.value ?? 0) > 0 && slot.card?.bet === ""

            anchors.horizontalCenter: parent.horizontalCenter
            y: slot.size * (numbered ? 0.1 : 0.3)
            width: slot.size * 0.74
            height: width
            art: slot.known ? "venedig/icons/" + slot.card.role : ""
            tint: Theme.ivory
        }
        Label {
            visible: (slot.card?.value ?? 0) > 0 && slot.card?.bet === ""
            anchors {
                horizontalCenter: parent.horizontalCenter
                bottom: parent.bottom
                bottomMargin: -1
            }
            text: slot.card?.value ?? ""
            color: Theme.ivory
            font {
                pixelSize: Math.max(Metrics.least - 2, Math.round(slot.size * 0.52))
                weight: Font.Bold
            }
            Accessible.ignored: true
        }
    }
}
