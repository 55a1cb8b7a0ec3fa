pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme
import Speicherstadt.Models as Models

// The landing stage: who is asked what, and what will follow. Four buttons in fixed places: Pass, Undo, Hint, Yes.
Item {
    id: stage

    required property Models.Prompt prompt
    property bool moored: true                // the stage lies on the water and is held by piles

    readonly property bool stacked: width < side + Metrics.px(300) || Metrics.textScale > 1.3 && width < side + Metrics.px(420)
    readonly property real side: buttons.width + sign.x + sign.width + 34
    readonly property bool warned: prompt.warning !== ""
    readonly property var slots: ({
            pass: Metrics.px(104),
            undo: Metrics.px(104),
            advise: Metrics.px(122),
            yes: Metrics.px(160)
        })

    signal pressed(slot: string)

    implicitHeight: stacked ? words.implicitHeight + buttons.height + 32 : Math.max(Metrics.prompt, words.implicitHeight + 14)
    Accessible.role: Accessible.Grouping
    Accessible.name: prompt.spoken

    Repeater {
        model: stage.moored ? 2 : 0
        Rectangle {
            required property int index
            x: index === 0 ? -9 : stage.width - 7
            y: -10
            width: 16
            height: stage.height + 20
            radius: 5
            color: Theme.timber
            border {
                width: 1
                color: Theme.darkInk
            }

            Rectangle {
                x: 3
                y: 4
                width: 3
                height: parent.height - 8
                radius: 1.5
                color: Theme.timberHigh
            }
            Rectangle {
                width: 16
                height: 5
                radius: 3
                color: Theme.season === "winter" ? Theme.snow : Theme.mortar
            }
        }
    }
    Panel {
        anchors.fill: parent
        radius: 10
        lift: 1.4
        line: Theme.edge
    }
    Spine {
        visible: stage.prompt.seat >= 0
        x: 2
        y: 2
        width: 10
        height: parent.height - 4
        seat: Math.max(0, stage.prompt.seat)
        topLeftRadius: 8
        bottomLeftRadius: 8
    }
    Medallion {
        id: sign
        visible: stage.prompt.seat >= 0
        x: 22
        y: stage.stacked ? Math.max(10, words.y + (words.height - height) / 2) : (parent.height - height) / 2
        size: 46
        seat: stage.prompt.seat
    }
    Column {
        id: words
        x: sign.x + sign.width + 12
        y: stage.stacked ? 12 : (parent.height - height) / 2
        width: (stage.stacked ? parent.width : buttons.x) - x - 12
        spacing: 1

        Label {
            width: parent.width
            text: stage.prompt.question
            strong: true
            wrapMode: Text.WordWrap
            lineHeight: 0.95
            color: stage.prompt.waiting ? Theme.ink2 : Theme.ink
            font.pixelSize: Metrics.title
            Accessible.ignored: true
        }
        Item {
            id: second
            visible: stage.warned || stage.prompt.consequence !== "" || change.visible
            width: parent.width
            height: Math.max(consequence.implicitHeight, change.visible ? change.height : 0)

            Row {
                id: change
                visible: stage.prompt.after >= 0
                height: Metrics.px(22)
                spacing: 4

                ArtIcon {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Metrics.px(19)
                    height: width
                    art: Theme.night ? "parts/night/coin" : "parts/coin"
                }
                Label {
                    anchors.verticalCenter: parent.verticalCenter
                    text: stage.prompt.before
                    Accessible.ignored: true
                }
                Label {
                    anchors.verticalCenter: parent.verticalCenter
                    text: "→"
                    color: Theme.ink2
                    Accessible.ignored: true
                }
                Label {
                    anchors.verticalCenter: parent.verticalCenter
                    text: stage.prompt.after
                    font {
                        pixelSize: Metrics.strong
                        weight: Font.Bold
                    }
                    Accessible.ignored: true
                }
            }
            Rectangle {
                id: mark
                visible: stage.warned
                y: (Metrics.px(20) - height) / 2
                width: Metrics.px(18)
                height: width
                radius: width / 2
                color: Theme.fire

                Label {
                    anchors.centerIn: parent
                    text: "!"
                    color: Theme.fireText
                    font {
                        pixelSize: Metrics.small
                        weight: Font.Bold
                    }
                    Accessible.ignored: true
                }
            }
            Label {
                id: consequence
                x: mark.visible ? mark.width + 6 : change.visible ? change.width + 14 : 0
                y: change.visible ? Math.max(0, (change.height - Metrics.px(20)) / 2) : 0
                width: parent.width - x
                text: stage.warned ? stage.prompt.warning : stage.prompt.consequence
                strong: stage.warned
                wrapMode: Text.WordWrap
                lineHeight: 0.95
                color: stage.warned ? Theme.fire : Theme.ink2
                Accessible.ignored: true
            }
        }
    }
    // The place for "no" is on the far side: the other three never move.
    Row {
        id: buttons
        anchors {
            right: parent.right
            rightMargin: 10
            bottom: parent.bottom
            bottomMargin: stage.stacked ? 10 : (parent.height - height) / 2
        }
        spacing: 8

        Repeater {
            model: stage.prompt.buttons

            Item {
                id: place

                required property string slot
                required property string label
                required property string key
                required property bool primary
                required enabled
                required property bool shown
                required property bool armed
                required property string whyNot

                visible: shown || slot !== "pass"
                width: stage.slots[slot]
                height: button.height

                Btn {
                    id: button
                    visible: place.shown
                    enabled: place.enabled
                    width: parent.width
                    text: place.label
                    key: place.key
                    kind: place.primary ? "primary" : "plain"
                    Accessible.description: place.enabled ? "" : place.whyNot
                    onClicked: stage.pressed(place.slot)
                }
                HoverHandler {
                    id: pointer
                }
                Tooltip {
                    visible: pointer.hovered && !place.enabled && place.shown && place.whyNot !== ""
                    text: place.whyNot
                }
            }
        }
    }
}
