pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme

// The cards of a kind as they lie on the table, with when they come and how sure their values are.
Flow {
    id: cards

    required property var faces
    required property string module          // of the game, which knows what its Card looks like
    readonly property Component face: faces.length > 0 ? Qt.createComponent(module, "Card", Component.PreferSynchronous, cards) : null

    spacing: 14
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Cards")

    Repeater {
        model: cards.faces.length

        Column {
            id: card

            required property int index
            readonly property var face: cards.faces[index]

            width: Math.min(cards.width, Math.max(172, Metrics.px(150)))
            spacing: 4
            Accessible.role: Accessible.ListItem
            Accessible.name: face.spoken

            PartSlot {
                width: parent.width
                height: item?.implicitHeight ?? 0
                part: cards.face
                given: ({
                        "face": card.face
                    })
            }
            Label {
                width: parent.width
                text: card.face.when
                wrapMode: Text.WordWrap
                font.pixelSize: Metrics.small
                Accessible.ignored: true
            }
            Label {
                visible: text !== ""
                width: parent.width
                text: card.face.sure
                wrapMode: Text.WordWrap
                color: Theme.ink2
                font.pixelSize: Metrics.small
                font.italic: !card.face.certain
                Accessible.ignored: true
            }
        }
    }
}
