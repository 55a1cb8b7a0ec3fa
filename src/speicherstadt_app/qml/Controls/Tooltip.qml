pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Theme

// One line about what is under the pointer. It stays while the pointer rests on it, and Escape closes it.
T.ToolTip {
    id: tip

    property string key: ""
    property bool below: false

    x: parent ? (parent.width - width) / 2 : 0
    y: below && parent ? parent.height + 6 : -implicitHeight - 6
    implicitWidth: contentItem.implicitWidth + leftPadding + rightPadding
    implicitHeight: contentItem.implicitHeight + topPadding + bottomPadding
    margins: 6
    padding: 8
    leftPadding: 12
    rightPadding: 12
    delay: 500
    scale: Metrics.zoom
    transformOrigin: Item.TopLeft
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutsideParent

    background: Panel {
        fill: Theme.ink
        line: Theme.ink
        radius: 6
    }
    contentItem: Row {
        spacing: 8
        Label {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, 320)
            text: tip.text
            wrapMode: Text.WordWrap
            color: Theme.quay
            font.pixelSize: Metrics.small
        }
        KeyCap {
            anchors.verticalCenter: parent.verticalCenter
            key: tip.key
            ink: Theme.quay
        }
    }
    enter: Transition {
        NumberAnimation {
            property: "opacity"
            from: 0
            to: 1
            duration: Motion.fade
        }
    }
    exit: Transition {
        NumberAnimation {
            property: "opacity"
            to: 0
            duration: Motion.fade
        }
    }
}
