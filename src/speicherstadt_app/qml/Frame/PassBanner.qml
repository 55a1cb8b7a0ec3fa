pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme
import Speicherstadt.Models as Models

// Whose turn it is, large, when several people share the screen. On a table that lies flat it turns to that sign.
// Meanwhile it has the keyboard: a key too many of the last one decides nothing for the next. Where it covers what only
// the one who is called may see, it goes away by its button, Enter or Space alone (`Curtain.lift`): a tap beside the button
// shakes it, and Escape leads to the menu, as ever. That one lies low, over what is covered anyway: what everybody may see
// of the table stays in sight.
Item {
    id: host

    required property Models.Banner banner
    required property bool reached            // the keyboard is at the table, and not in a sheet over it
    property real place: width                // of the game, without the others beside it
    property GameBoard board: null            // a game may bring its own view, and say what is uncovered

    // What fades away stays as it was.
    property int sign: 0
    property string text: ""
    property real angle: 0
    property bool covers: false

    readonly property string asks: qsTr("Is nobody else looking?")
    readonly property bool calls: banner.visible && reached
    readonly property var lifting: [Qt.Key_Return, Qt.Key_Enter, Qt.Key_Space]
    readonly property var leaving: [Qt.Key_Escape, Qt.Key_Back]
    readonly property var deciding: [Qt.Key_P, Qt.Key_B, Qt.Key_H]

    signal seen

    function decides(event: var): bool {
        return lifting.includes(event.key) || deciding.includes(event.key) || Figures.of(event) > 0 || leaving.includes(event.key) && !banner.covers
    }

    function tapped(): void {
        if (banner.covers)
            shaking.restart()
        else
            seen()
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
        if (event.accepted && !(banner.covers && (event.isAutoRepeat || !lifting.includes(event.key))))
            seen()
    }
    Binding on sign {
        when: host.banner.visible
        value: host.banner.sign
        restoreMode: Binding.RestoreNone
    }
    Binding on text {
        when: host.banner.visible
        value: host.banner.text
        restoreMode: Binding.RestoreNone
    }
    Binding on angle {
        when: host.banner.visible
        value: host.banner.angle
        restoreMode: Binding.RestoreNone
    }
    Binding on covers {
        when: host.banner.visible
        value: host.banner.covers
        restoreMode: Binding.RestoreNone
    }
    Accessible.focusable: true
    Accessible.onPressAction: tapped()

    visible: opacity > 0
    opacity: banner.visible ? 1 : 0
    Accessible.role: Accessible.AlertMessage
    Accessible.name: banner.covers ? banner.text + ". " + asks : banner.text
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
        color: Theme.alpha(Theme.scrim, plate.low ? 0.15 : 0.35)
    }
    // What lies under it gets no press.
    TapHandler {
        enabled: host.banner.visible
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: host.tapped()
    }
    Panel {
        id: plate

        readonly property bool low: host.covers && host.angle === 0
        readonly property bool turned: host.angle % 180 !== 0
        readonly property real most: Math.max(48, (turned ? host.height : low ? host.place : host.width) - 48)
        readonly property bool beside: low && most >= face.width + go.implicitWidth + Metrics.px(300)
        readonly property real inset: beside ? face.width + 44 : 24

        x: ((low ? host.place : host.width) - width) / 2
        y: low ? host.height - height - 12 : (host.height - height) / 2
        width: Math.min(beside ? Metrics.px(780) : Math.max(long.advanceWidth + 98, go.implicitWidth + 48, Metrics.px(460)), most)
        height: beside ? town.height + spine.height + Math.max(told.height, go.height) + 28 : told.y + told.height + (go.visible ? go.height + 16 : 0) + 20
        rotation: host.angle
        radius: 16
        transform: Translate {
            id: aside
        }
        lift: 3
        line: Theme.edge

        SequentialAnimation {
            id: shaking
            loops: 2
            alwaysRunToEnd: true

            NumberAnimation {
                target: aside
                property: "x"
                to: Motion.reduced ? 0 : 7
                duration: Motion.feedback / 2
            }
            NumberAnimation {
                target: aside
                property: "x"
                to: Motion.reduced ? 0 : -7
                duration: Motion.feedback / 2
            }
            NumberAnimation {
                target: aside
                property: "x"
                to: 0
                duration: Motion.feedback / 2
            }
        }
        TextMetrics {
            id: long
            font {
                family: words.font.family
                weight: words.font.weight
                pixelSize: Metrics.banner
            }
            text: host.text
        }
        // What is seen from the quay: who comes to it now stands before it.
        Item {
            id: town
            x: 3
            y: 3
            width: parent.width - 6
            height: plate.low ? 84 : 132
            clip: true

            Rectangle {
                anchors.fill: parent
                topLeftRadius: 13
                topRightRadius: 13
                color: Theme.cityTop
            }
            Loader {
                anchors {
                    fill: parent
                    margins: 2                // the panel's corners are round
                    bottomMargin: 0
                }
                active: host.opacity > 0
                sourceComponent: host.board?.view ?? quay
            }
        }
        // The house's own, as it looks this season.
        Component {
            id: quay

            Item {
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
        }
        Rectangle {
            id: spine
            x: 3
            y: town.y + town.height
            width: parent.width - 6
            height: 12
            color: Theme.players[Math.max(0, host.sign)]
            border {
                width: 1
                color: Theme.night ? Theme.pieceLine : Theme.darkInk
            }
        }
        Medallion {
            id: face
            x: plate.beside ? 22 : (parent.width - width) / 2
            y: spine.y + (spine.height - height) / 2 + (plate.beside ? 12 : 0)
            size: Metrics.art(92)
            sign: host.sign
        }
        Column {
            id: told
            x: plate.inset
            y: spine.y + spine.height + (plate.beside ? Math.max(0, (go.height - height) / 2) + 14 : (face.height - spine.height) / 2 + 6)
            width: parent.width - x - (plate.beside ? go.width + 44 : 24)
            spacing: 2

            Label {
                id: words
                width: parent.width
                horizontalAlignment: plate.beside ? Text.AlignLeft : Text.AlignHCenter
                text: host.text
                slab: true
                wrapMode: Text.Wrap
                lineHeight: 0.95
                font.pixelSize: plate.beside ? Metrics.number : Metrics.banner
                Accessible.ignored: true
            }
            Label {
                width: parent.width
                horizontalAlignment: words.horizontalAlignment
                text: host.covers ? host.asks : qsTr("Tap to begin")
                wrapMode: Text.Wrap
                color: Theme.ink2
                Accessible.ignored: true
            }
        }
        // The only thing on it that uncovers.
        Btn {
            id: go
            visible: host.covers
            x: plate.beside ? parent.width - width - 22 : (parent.width - width) / 2
            y: plate.beside ? spine.y + spine.height + 14 + Math.max(0, (told.height - height) / 2) : told.y + told.height + 14
            width: Math.min(implicitWidth, plate.width - 48)
            kind: "primary"
            text: host.board?.uncovers || qsTr("Begin")
            key: "↵"
            focusPolicy: Qt.NoFocus
            onClicked: host.seen()
        }
    }
}
