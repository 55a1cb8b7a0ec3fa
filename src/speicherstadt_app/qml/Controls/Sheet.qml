pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Theme

// A sheet over everything: title, content that scrolls if it must, buttons below. The keyboard stays in it while it is open,
// Escape closes it, and the focus goes back to where it was. A dialog says its title to a screen reader, a popup nothing.
T.Dialog {
    id: sheet

    property string subtitle: ""
    property real wanted: Metrics.sheetWidth
    default property alias content: column.data
    property alias buttons: footer.data

    readonly property real most: Metrics.stageHeight - 2 * Metrics.margin

    readonly property FocusKeeper keeper: FocusKeeper {}

    onAboutToShow: keeper.remember(parent.Window.activeFocusItem)
    onClosed: keeper.ring()

    parent: T.Overlay.overlay
    x: Math.round((Metrics.windowWidth - width * Metrics.zoom) / 2)
    y: Math.round((Metrics.windowHeight - height * Metrics.zoom) / 2)
    width: Math.min(Math.round(wanted * Math.min(1.4, Metrics.textScale)), Metrics.stageWidth - 2 * Metrics.margin)
    height: Math.min(most, head.height + body.wanted + foot.height)
    scale: Metrics.zoom
    transformOrigin: Item.TopLeft
    padding: 0
    modal: true
    dim: true
    focus: true
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside

    T.Overlay.modal: Rectangle {
        color: Theme.scrim
    }

    background: Panel {
        radius: Metrics.radiusLarge
        line: Theme.edge
        lift: 2.5
    }
    contentItem: FocusScope {
        focus: true
        Accessible.role: Accessible.Grouping
        Accessible.name: sheet.title
        Accessible.description: sheet.subtitle
        Keys.onPressed: event => event.accepted = body.steered(event.key)

        Item {
            id: head
            width: parent.width
            height: sheet.title === "" ? Metrics.inset : Math.max(words.implicitHeight + 2 * Metrics.margin + 4, Metrics.target + 16)

            Column {
                id: words
                anchors {
                    left: parent.left
                    right: close.left
                    leftMargin: Metrics.inset
                    rightMargin: 8
                    verticalCenter: parent.verticalCenter
                }
                Label {
                    width: parent.width
                    text: sheet.title
                    slab: true
                    wrapMode: Text.WordWrap
                    font.pixelSize: Metrics.number
                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                }
                Label {
                    visible: sheet.subtitle !== ""
                    width: parent.width
                    text: sheet.subtitle
                    wrapMode: Text.WordWrap
                    color: Theme.ink2
                }
            }
            IconBtn {
                id: close
                anchors {
                    right: parent.right
                    rightMargin: 8
                    verticalCenter: parent.verticalCenter
                }
                art: "signs/close"
                text: qsTr("Close")
                key: qsTr("Esc")
                onClicked: sheet.close()
            }
            Rule {
                visible: sheet.title !== ""
                anchors.bottom: parent.bottom
                width: parent.width
            }
        }
        ScrollView {
            id: body

            readonly property real wanted: column.implicitHeight + 2 * Metrics.inset

            y: head.height
            width: parent.width
            height: sheet.height - head.height - foot.height
            contentHeight: wanted
            rightPadding: 0                   // the bar stands in the margin

            Column {
                id: column
                x: Metrics.inset
                y: Metrics.inset
                width: body.availableWidth - 2 * Metrics.inset
                spacing: Metrics.margin
            }
        }
        Item {
            id: foot
            anchors.bottom: parent.bottom
            width: parent.width
            height: footer.children.length > 0 ? footer.implicitHeight + 2 * Metrics.margin : 0

            Rule {
                visible: foot.height > 0
                width: parent.width
            }
            Flow {
                id: footer
                anchors {
                    left: parent.left
                    right: parent.right
                    leftMargin: Metrics.inset
                    rightMargin: Metrics.inset
                    verticalCenter: parent.verticalCenter
                }
                layoutDirection: Qt.RightToLeft
                spacing: Metrics.gap
            }
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
