pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Controls
import Theme
import Speicherstadt.Models as Models

// Whose turn it is, large, when several people share the screen. On a table that lies flat it turns to that seat.
// Meanwhile it has the keyboard: a key too many of the last one decides nothing for the next.
Item {
    id: host

    required property Models.Banner banner
    required property bool reached            // the keyboard is at the table, and not in a sheet over it

    property Item holder: null                // had the keyboard before
    property bool ringed: false               // and it was seen there
    readonly property bool calls: banner.visible && reached
    readonly property var deciding: [Qt.Key_Return, Qt.Key_Enter, Qt.Key_Space, Qt.Key_Escape, Qt.Key_Back, Qt.Key_P, Qt.Key_B, Qt.Key_H]

    signal seen

    function decides(event: var): bool {
        return deciding.includes(event.key) || event.key >= Qt.Key_1 && event.key <= Qt.Key_9
    }

    onCallsChanged: {
        if (calls) {
            holder = Window.activeFocusItem
            ringed = (holder as T.Control)?.visualFocus ?? false
            forceActiveFocus(Qt.OtherFocusReason)
        } else if (activeFocus) {
            focus = false
            if (holder?.visible && holder.enabled && !holder.activeFocus)
                holder.forceActiveFocus(ringed ? Qt.TabFocusReason : Qt.OtherFocusReason)
        }
    }
    onActiveFocusChanged: {
        if (!activeFocus && calls)
            seen()
    }
    Keys.onShortcutOverride: event => event.accepted = decides(event)
    Keys.onPressed: event => {
        event.accepted = decides(event)
        if (event.accepted)
            seen()
    }
    Accessible.focusable: true
    Accessible.onPressAction: seen()

    visible: opacity > 0
    opacity: banner.visible ? 1 : 0
    Accessible.role: Accessible.AlertMessage
    Accessible.name: banner.text
    Accessible.ignored: !banner.visible

    Behavior on opacity {
        NumberAnimation {
            duration: Motion.fade
        }
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.alpha(Theme.scrim, 0.35)
    }
    TapHandler {
        enabled: host.banner.visible
        onTapped: host.seen()
    }
    Panel {
        id: plate
        anchors.centerIn: parent
        width: Math.min(Math.max(words.implicitWidth + sign.width + 96, 380), host.width - 48)
        height: Math.max(words.implicitHeight + 48, 136)
        rotation: host.banner.angle
        radius: 16
        lift: 3
        line: Theme.edge

        Spine {
            x: 3
            y: 3
            width: 14
            height: parent.height - 6
            seat: Math.max(0, host.banner.seat)
            topLeftRadius: 13
            bottomLeftRadius: 13
        }
        Medallion {
            id: sign
            x: 36
            anchors.verticalCenter: parent.verticalCenter
            size: 84
            seat: host.banner.seat
        }
        Label {
            id: words
            anchors {
                left: sign.right
                leftMargin: 24
                right: parent.right
                rightMargin: 24
                verticalCenter: parent.verticalCenter
            }
            text: host.banner.text
            slab: true
            wrapMode: Text.Wrap
            font.pixelSize: Metrics.banner
            Accessible.ignored: true
        }
    }
}
