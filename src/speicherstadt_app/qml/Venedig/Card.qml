import QtQuick

// A card as large as there is room for, in an explanation.
Item {
    id: card

    required property var face
    property real grown: 1

    anchors.fill: parent
    implicitHeight: Math.round(268 * grown)

    RoleCard {
        anchors.centerIn: parent
        height: parent.height
        width: height / 1.34
        look: card.face
    }
}
