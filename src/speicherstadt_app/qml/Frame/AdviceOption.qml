pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// Something that could be done: its rank, what it is, how often it would win, and, where somebody wants to know, why.
Pressable {
    id: option

    required text
    required property int number
    required property real share              // of a win, 0 to 1
    required property real doubt
    required property string shareText
    required property string tag              // played, equally good
    required property bool played
    required property string reasons
    required property string spoken
    property bool terse: false                // in one row, as long as it is closed
    property bool open: false                 // its reasons are shown

    implicitHeight: Math.max(Metrics.target, words.implicitHeight + 16)
    hoverEnabled: true
    Accessible.name: spoken

    background: Rectangle {
        radius: Metrics.radius
        color: option.down ? Theme.pressed : option.played ? Theme.primaryWash : option.hovered ? Theme.hovered : Theme.clear
        border {
            width: option.open ? 1 : 0
            color: Theme.hairline
        }

        FocusRing {
            visible: option.visualFocus
        }
    }
    contentItem: Item {
        HintMark {
            id: badge
            x: 8
            y: 10
            rank: option.number
            size: Metrics.px(24)
        }
        Column {
            id: words
            x: badge.x + badge.width + 10
            y: 8
            width: parent.width - x - 10
            spacing: 3

            Item {
                width: parent.width
                height: Math.max(what.height, figure.height)

                Label {
                    id: what
                    width: parent.width - figure.width - 10 - (more.visible ? more.width + 4 : 0)
                    text: option.terse && option.tag !== "" ? option.text + " · " + option.tag : option.text
                    strong: true
                    wrapMode: Text.WordWrap
                    lineHeight: 0.95
                    font.pixelSize: Metrics.small
                    Accessible.ignored: true
                }
                ArtIcon {
                    id: more
                    visible: option.reasons !== ""
                    anchors {
                        right: parent.right
                        verticalCenter: figure.verticalCenter
                    }
                    width: Metrics.px(14)
                    height: width
                    art: option.open ? "signs/up" : "signs/down"
                    tint: Theme.ink2
                }
                Label {
                    id: figure
                    anchors {
                        right: parent.right
                        rightMargin: more.visible ? more.width + 4 : 0
                    }
                    text: option.shareText
                    strong: true
                    font.pixelSize: Metrics.small
                    Accessible.ignored: true
                }
            }
            // As far as it can be told: the light end is doubt.
            Rectangle {
                width: parent.width
                height: 8
                radius: 4
                color: Theme.well

                Rectangle {
                    width: Math.min(1, option.share + option.doubt) * parent.width
                    height: parent.height
                    radius: 4
                    color: Theme.primary
                    opacity: 0.4
                }
                Rectangle {
                    width: Math.max(0, option.share - option.doubt) * parent.width
                    height: parent.height
                    radius: 4
                    color: Theme.primary
                }
            }
            Label {
                visible: option.tag !== "" && !option.terse
                width: parent.width
                text: option.tag
                wrapMode: Text.WordWrap
                color: Theme.ink2
                font.pixelSize: Metrics.meta
                Accessible.ignored: true
            }
            Label {
                visible: option.open && option.reasons !== ""
                width: parent.width
                text: option.reasons
                wrapMode: Text.WordWrap
                lineHeight: 1.1
                font.pixelSize: Metrics.small
                Accessible.ignored: true
            }
        }
    }
}
