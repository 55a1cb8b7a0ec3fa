pragma ComponentBehavior: Bound

import QtQuick
import Theme

// A button that is nothing but a sign. `text` is its name for screen readers and its tooltip.
Pressable {
    id: button

    required property string art              // "signs/close"
    property color tint: Theme.ink
    property real size: Metrics.icon
    property string key: ""
    property bool plated: false               // it stands on a picture

    implicitWidth: Metrics.target
    implicitHeight: Metrics.target

    background: Rectangle {
        radius: button.plated ? height / 2 : Metrics.radius
        color: button.plated ? Theme.card : Theme.clear
        border {
            width: button.plated ? 2 : 0
            color: Theme.ink
        }

        Rectangle {
            anchors.fill: parent
            radius: parent.radius
            color: button.down ? Theme.alpha(button.tint, 0.2) : button.hovered ? Theme.alpha(button.tint, 0.1) : Theme.clear
        }
        FocusRing {
            visible: button.visualFocus
            around: button.plated ? button.height / 2 : Metrics.radius
        }
    }
    contentItem: Item {
        ArtIcon {
            anchors.centerIn: parent
            width: button.size
            height: button.size
            art: button.art
            tint: button.tint
        }
    }
    Tooltip {
        visible: button.text !== "" && (button.hovered || button.visualFocus)
        text: button.text
        key: button.key
    }
}
