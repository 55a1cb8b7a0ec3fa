pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme
import Speicherstadt.Models as Models

// Whose turn it is, large, when several people share the screen. On a table that lies flat it turns to that sign.
// Meanwhile it has the keyboard: a key too many of the last one decides nothing for the next. Where it covers what only
// the one who is called may see, it goes away by a press that was meant for it alone (`Curtain.lift`).
Item {
    id: host

    required property Models.Banner banner
    required property bool reached            // the keyboard is at the table, and not in a sheet over it

    readonly property bool calls: banner.visible && reached
    readonly property var deciding: [Qt.Key_Return, Qt.Key_Enter, Qt.Key_Space, Qt.Key_Escape, Qt.Key_Back, Qt.Key_P, Qt.Key_B, Qt.Key_H]

    signal seen

    function decides(event: var): bool {
        return deciding.includes(event.key) || event.key >= Qt.Key_1 && event.key <= Qt.Key_9
    }

    onCallsChanged: {
        if (calls) {
            keeper.remember(Window.activeFocusItem)
            forceActiveFocus(Qt.OtherFocusReason)
        } else if (activeFocus) {
            focus = false
            keeper.giveBack()
        }
    }
    // A sheet that closes gives it to what had it when a tooltip came that is still there: long ago, perhaps.
    onActiveFocusChanged: {
        if (!activeFocus && calls && !banner.covers)
            seen()
        else if (activeFocus && !banner.visible)
            focus = false
    }
    Keys.onShortcutOverride: event => event.accepted = decides(event)
    Keys.onPressed: event => {
        event.accepted = decides(event)
        if (event.accepted && !(banner.covers && event.isAutoRepeat))
            seen()
    }
    Accessible.focusable: true
    Accessible.onPressAction: seen()

    visible: opacity > 0
    opacity: banner.visible ? 1 : 0
    Accessible.role: Accessible.AlertMessage
    Accessible.name: banner.text
    Accessible.ignored: !banner.visible

    FocusKeeper {
        id: keeper
    }
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
        anchors.centerIn: parent
        width: Math.min(Math.max(words.implicitWidth + 96, Metrics.px(460)), (turned ? host.height : host.width) - 48)
        height: town.height + words.height + hint.implicitHeight + 92
        rotation: host.banner.angle
        radius: 16
        lift: 3
        line: Theme.edge

        readonly property bool turned: host.banner.angle % 180 !== 0

        // The quay, as it looks this season: who comes to it now stands before it.
        Item {
            id: town
            x: 3
            y: 3
            width: parent.width - 6
            height: 132
            clip: true

            Rectangle {
                anchors.fill: parent
                topLeftRadius: 13
                topRightRadius: 13
                color: Theme.cityTop
            }
            ArtIcon {
                anchors {
                    horizontalCenter: parent.horizontalCenter
                    bottom: parent.bottom
                }
                width: Math.max(parent.width, 660)
                height: width * 240 / 1280
                art: (Theme.night ? "skylines/night/" : "skylines/") + Theme.season
            }
        }
        Rectangle {
            id: spine
            x: 3
            y: town.y + town.height
            width: parent.width - 6
            height: 12
            color: Theme.players[Math.max(0, host.banner.sign)]
            border {
                width: 1
                color: Theme.night ? Theme.pieceLine : Theme.darkInk
            }
        }
        Medallion {
            anchors {
                horizontalCenter: parent.horizontalCenter
                verticalCenter: spine.verticalCenter
            }
            size: Metrics.art(92)
            sign: host.banner.sign
        }
        Label {
            id: words
            anchors {
                horizontalCenter: parent.horizontalCenter
                top: spine.bottom
                topMargin: 46
            }
            width: parent.width - 48
            horizontalAlignment: Text.AlignHCenter
            text: host.banner.text
            slab: true
            wrapMode: Text.Wrap
            lineHeight: 0.95
            font.pixelSize: Metrics.banner
            Accessible.ignored: true
        }
        Label {
            id: hint
            anchors {
                horizontalCenter: parent.horizontalCenter
                top: words.bottom
                topMargin: 2
            }
            text: qsTr("Tap to begin")
            color: Theme.ink2
            Accessible.ignored: true
        }
    }
}
