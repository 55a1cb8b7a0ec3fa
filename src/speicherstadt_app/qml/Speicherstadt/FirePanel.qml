pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme
import Speicherstadt.Models as Models

// A fire has struck: ladders as high as each brigade is strong grow together, then the first and the last are named.
Item {
    id: panel

    required property Models.Blaze blaze
    property real grown: blaze.most           // rungs that stand already
    property bool judged: true                // gains and losses are shown

    readonly property int seats: blaze.brigades.length
    readonly property real room: row.height - footing - 22
    readonly property real rung: Math.max(3, Math.min(22, room / Math.max(1, blaze.most)))
    readonly property bool laddered: !blaze.brief && blaze.most * 5 <= room
    readonly property real briefHeight: headline.implicitHeight + 16 + footing + 34     // who gains and who loses, no more
    property real footing: 0                  // height of what stands under the ladders
    // Not whether it can be seen: that hangs on the height of the words beside it.
    readonly property bool pictured: banner.width > Metrics.px(640)
    // Where there is room for nothing but who is how strong, title and rule are left to the question.
    readonly property bool low: height < Math.max(66, headline.implicitHeight + 16) + footing + 24

    // Shows the ladders grow.
    function play(): void {
        if (!panel.blaze.brief)
            growing.restart()
    }
    function settle(): void {
        growing.complete()
    }

    implicitWidth: 900
    implicitHeight: banner.height + footing + 190
    Accessible.role: Accessible.Grouping
    Accessible.name: blaze.spoken
    onVisibleChanged: {
        if (visible)
            play()
    }

    Names {
        id: shared
    }
    SequentialAnimation {
        id: growing
        PropertyAction {
            target: panel
            property: "judged"
            value: false
        }
        NumberAnimation {
            target: panel
            property: "grown"
            from: 0
            to: panel.blaze.most
            duration: Motion.rung * panel.blaze.most
        }
        PauseAnimation {
            duration: Motion.highlight
        }
        PropertyAction {
            target: panel
            property: "judged"
            value: true
        }
    }
    Panel {
        anchors.fill: parent
        radius: Metrics.radiusLarge
        lift: 2
        line: Theme.fire
        lineWidth: 2
    }
    Rectangle {
        id: banner
        x: 2
        y: 2
        width: parent.width - 4
        height: panel.low ? 0 : Math.max(66, headline.implicitHeight + 16)
        visible: height > 0
        topLeftRadius: 10
        topRightRadius: 10
        color: Theme.fire
        clip: true

        Item {
            id: burning
            anchors.right: parent.right
            visible: panel.pictured
            width: 230
            height: parent.height

            ArtIcon {
                width: 230
                height: 144
                y: -Math.round((144 - parent.height) * 0.36)
                art: "speicherstadt/cards/fire"
            }
            Rectangle {
                width: 110
                height: parent.height
                gradient: Gradient {
                    orientation: Gradient.Horizontal
                    GradientStop {
                        position: 0
                        color: Theme.fire
                    }
                    GradientStop {
                        position: 1
                        color: Theme.alpha(Theme.fire, 0)
                    }
                }
            }
            Rectangle {
                anchors.right: parent.right
                width: 40
                height: parent.height
                topRightRadius: 10
                gradient: Gradient {
                    orientation: Gradient.Horizontal
                    GradientStop {
                        position: 0
                        color: Theme.alpha(Theme.fire, 0)
                    }
                    GradientStop {
                        position: 0.75
                        color: Theme.fire
                    }
                }
            }
        }
        ArtIcon {
            id: flame
            x: 16
            anchors.verticalCenter: parent.verticalCenter
            width: Metrics.art(50)
            height: width
            art: "speicherstadt/cards/icons/fire"
            tint: Theme.fireText
        }
        Column {
            id: headline
            anchors {
                left: flame.right
                leftMargin: 14
                right: parent.right
                rightMargin: panel.pictured ? 216 : 14
                verticalCenter: parent.verticalCenter
            }
            Label {
                width: parent.width
                text: panel.blaze.title
                slab: true
                color: Theme.fireText
                wrapMode: Text.WordWrap
                font.pixelSize: Metrics.price
                lineHeight: 0.95
                Accessible.ignored: true
            }
            Label {
                width: parent.width
                text: panel.blaze.lead
                color: Theme.fireText
                wrapMode: Text.WordWrap
                Accessible.ignored: true
            }
        }
    }
    Row {
        id: row
        anchors {
            top: banner.bottom
            bottom: parent.bottom
            horizontalCenter: parent.horizontalCenter
            margins: 8
        }
        spacing: 8

        Repeater {
            model: panel.seats

            Brigade {
                required property int index
                readonly property var who: panel.blaze.brigades[index]
                width: Math.min(230, (panel.width - 24 - (panel.seats - 1) * 8) / panel.seats)
                height: parent.height
                rung: panel.rung
                grown: panel.grown
                judged: panel.judged
                laddered: panel.laddered
                sign: who.sign
                name: who.name
                names: shared
                values: who.values
                total: who.total
                change: who.change
                changeText: who.changeText
                onFootingChanged: panel.footing = Math.max(panel.footing, footing)
            }
        }
    }
}
