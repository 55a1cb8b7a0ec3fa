pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Theme

// What a card, cube or token is: a title, a few lines, a picture. Opens beside a thing, closes by Escape or a tap elsewhere.
T.Dialog {
    id: popup

    property list<string> lines
    property string art: ""
    property bool wide: false                 // the drawing is a vignette, not an icon
    property string more: ""                  // word on a button that leads to more of it
    property bool enlarges: false             // a press on the picture shows it large

    signal enlarged

    signal moreWanted

    function showFor(thing: Item, title: string, lines: list<string>, art: string): void {
        if (!popup.visible)
            keeper.remember(thing.Window.activeFocusItem)
        popup.title = title
        popup.lines = lines
        popup.art = art
        popup.parent = thing
        popup.open()
        popup.contentItem.Accessible.announce(title + ". " + lines.join(" "))
    }

    readonly property FocusKeeper keeper: FocusKeeper {}
    onClosed: keeper.ring()

    readonly property real zoom: Metrics.zoom
    // Placing a popup sets its height: where it goes asks for the implicit one, or it would go round in circles.
    // Below its thing where there is room, above it otherwise; beside a tall one, whose foot is where questions are asked.
    readonly property point spot: visible && parent ? parent.mapToItem(null, 0, parent.height) : Qt.point(0, 0)
    readonly property bool above: spot.y + (implicitHeight + 12) * zoom > Metrics.windowHeight
    readonly property bool beside: parent !== null && parent.height > 240
    readonly property bool onTheLeft: parent !== null && spot.x + (parent.width + width + 16) * zoom > Metrics.windowWidth && spot.x >= (width + 16) * zoom
    // Wherever it would rather be, it stays in the window.
    readonly property real wishedX: !parent ? 0 : beside ? (onTheLeft ? -width - 8 : parent.width + 8) : (parent.width - width) / 2
    readonly property real wishedY: !parent ? 0 : beside ? 24 : above ? -implicitHeight - 8 : parent.height + 8
    readonly property real head: parent ? spot.y / zoom - parent.height : 0     // from the window's edge to its thing
    x: Math.max(8 - spot.x / zoom, Math.min(wishedX, (Metrics.windowWidth - spot.x) / zoom - width - 8))
    y: Math.max(8 - head, Math.min(wishedY, Metrics.windowHeight / zoom - head - implicitHeight - 8))
    width: Math.min(Metrics.px(340), Metrics.stageWidth - 24)
    implicitHeight: contentItem.implicitHeight + topPadding + bottomPadding
    padding: 16
    scale: zoom
    transformOrigin: Item.TopLeft
    focus: true
    modal: false
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside

    background: Panel {
        radius: Metrics.radiusLarge
        line: Theme.edge
        lineWidth: Metrics.line
        lift: 2
    }
    contentItem: Column {
        spacing: 8
        Accessible.role: Accessible.ToolTip
        Accessible.name: popup.title
        Accessible.description: popup.lines.join(" ")

        Row {
            spacing: 12
            ArtIcon {
                readonly property real side: Math.max(popup.enlarges ? 48 : 0, Metrics.px(40))

                visible: popup.art !== ""
                width: popup.wide ? 96 : side
                height: popup.wide ? 60 : side
                art: popup.art

                TapHandler {
                    enabled: popup.enlarges
                    onTapped: popup.enlarged()
                }
                HoverHandler {
                    enabled: popup.enlarges
                    cursorShape: Qt.PointingHandCursor
                }
                tint: popup.art.includes("/icons/") || popup.art.startsWith("emblems/") && popup.art.split("/").length === 2 ? Theme.ink : Theme.clear
            }
            Label {
                anchors.verticalCenter: parent.verticalCenter
                width: popup.availableWidth - x
                text: popup.title
                slab: true
                wrapMode: Text.WordWrap
                font.pixelSize: Metrics.title
            }
        }
        Repeater {
            model: popup.lines
            Label {
                required property string modelData
                width: popup.availableWidth
                text: modelData
                wrapMode: Text.WordWrap
                lineHeight: 1.15
            }
        }
        Btn {
            visible: popup.more !== ""
            width: Math.min(implicitWidth, popup.availableWidth)
            text: popup.more
            onClicked: popup.moreWanted()
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
