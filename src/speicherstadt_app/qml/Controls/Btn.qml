pragma ComponentBehavior: Bound

import QtQuick
import Theme

// A button: words first, then the key that does the same. Its width grows with the word; where it may not, the key goes first.
Pressable {
    id: button

    property string kind: "plain"             // primary | plain | danger | quiet
    property string key: ""
    property string art: ""                   // a one-colour drawing before the word
    property real minimum: 88
    property bool large: false

    readonly property bool filled: kind === "primary" || kind === "danger"
    readonly property color fill: kind === "primary" ? Theme.primary : kind === "danger" ? Theme.fire : kind === "quiet" ? Theme.sand : Theme.card
    readonly property color word: kind === "primary" ? Theme.primaryText : kind === "danger" ? Theme.fireText : Theme.ink

    implicitWidth: Math.max(minimum, row.natural + leftPadding + rightPadding)
    implicitHeight: Math.max(large ? Metrics.control + 24 : Metrics.control, label.implicitHeight + topPadding + bottomPadding)
    leftPadding: 16
    rightPadding: 16
    topPadding: 6
    bottomPadding: 6
    Accessible.description: key === "" ? "" : qsTr("Key %1").arg(key)

    background: Panel {
        lift: button.filled && !button.down ? 0.6 : 0
        fill: button.fill
        line: button.filled ? Theme.alpha(Theme.primaryDeep, button.kind === "primary" ? 1 : 0) : Theme.edge
        lineWidth: button.kind === "quiet" && !Theme.contrast ? 0 : button.filled ? 1 : Metrics.line

        Rectangle {
            anchors.fill: parent
            radius: Metrics.radius
            color: button.down ? Theme.pressed : button.hovered ? Theme.hovered : Theme.clear
        }
        FocusRing {
            visible: button.visualFocus
        }
    }
    contentItem: Item {
        Row {
            id: row

            readonly property real lead: icon.visible ? icon.width + spacing : 0
            readonly property real tail: cap.key === "" ? 0 : cap.width + spacing
            readonly property real natural: lead + Math.ceil(words.advanceWidth) + 1 + tail
            readonly property real room: button.availableWidth

            anchors.centerIn: parent
            spacing: 9

            ArtIcon {
                id: icon
                visible: button.art !== ""
                anchors.verticalCenter: parent.verticalCenter
                width: Metrics.px(22)
                height: width
                art: button.art
                tint: button.word
            }
            Label {
                id: label

                // A word that has to break on a primary button is set like body text.
                readonly property int size: button.large ? Metrics.number : button.filled ? Metrics.strong : Metrics.body

                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(Math.ceil(implicitWidth), row.room - row.lead - (cap.visible ? row.tail : 0))
                text: button.text
                strong: true
                wrapMode: Text.WordWrap
                horizontalAlignment: Text.AlignHCenter
                lineHeight: 0.95
                font.pixelSize: size > Metrics.body && words.advanceWidth > row.room - row.lead ? Metrics.body : size
                color: button.word
                Accessible.ignored: true
            }
            TextMetrics {
                id: words
                font {
                    family: Theme.ui
                    weight: Font.DemiBold
                    pixelSize: label.size
                }
                text: button.text
            }
            KeyCap {
                id: cap
                visible: button.key !== "" && row.natural <= row.room
                anchors.verticalCenter: parent.verticalCenter
                key: button.key
                ink: button.filled ? button.word : Theme.ink2
            }
        }
    }
}
