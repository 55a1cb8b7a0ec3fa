pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Theme

// One of many: a field that opens a list.
T.ComboBox {
    id: control

    property string name: ""                  // what is chosen here, for screen readers
    property bool chip: false                 // as wide as its words, and filled when something is chosen
    readonly property bool filled: chip && currentIndex > 0
    readonly property color ink: filled ? Theme.primaryText : Theme.ink

    implicitWidth: chip ? Math.ceil(words.implicitWidth) + leftPadding + rightPadding : 200
    implicitHeight: chip ? Metrics.control : Math.max(Metrics.control, words.implicitHeight + 10)
    leftPadding: 14
    rightPadding: (chip ? 16 : 22) + Metrics.art(18)
    topInset: chip ? 5 : 0
    bottomInset: chip ? 5 : 0
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    opacity: enabled ? 1 : 0.45
    Accessible.onPressAction: popup.visible ? popup.close() : popup.open()
    Accessible.name: name === "" ? displayText : name + ": " + displayText

    background: Rectangle {
        radius: control.chip ? height / 2 : Metrics.radius
        color: control.filled ? Theme.primary : Theme.card
        border {
            width: Metrics.line
            color: control.filled ? Theme.primaryDeep : Theme.edge
        }

        Rectangle {
            anchors.fill: parent
            radius: parent.radius
            color: control.down ? Theme.pressed : control.hovered ? Theme.hovered : Theme.clear
        }
        FocusRing {
            visible: control.visualFocus
        }
    }
    contentItem: Label {
        id: words
        text: control.displayText
        wrapMode: control.chip ? Text.NoWrap : Text.WordWrap
        strong: control.filled
        color: control.ink
        // A single word that is too long gets smaller.
        fontSizeMode: text.includes(" ") ? Text.FixedSize : Text.HorizontalFit
        minimumPixelSize: Metrics.px(11)
        Accessible.ignored: true
    }
    indicator: ArtIcon {
        x: control.width - width - (control.chip ? 10 : 12)
        y: (control.height - height) / 2
        width: Metrics.art(18)
        height: width
        art: "signs/down"
        tint: control.filled ? Theme.primaryText : Theme.ink2
    }
    delegate: T.ItemDelegate {
        id: entry

        required property var model
        required property int index

        width: ListView.view ? (ListView.view as ListView).width : 0
        implicitHeight: Math.max(Metrics.target, word.implicitHeight + 12)
        leftPadding: 14
        rightPadding: 18 + Metrics.art(18)
        text: model[control.textRole] ?? model.modelData
        highlighted: control.highlightedIndex === index
        Accessible.role: Accessible.ListItem
        Accessible.name: text
        Accessible.selected: index === control.currentIndex
        Accessible.onPressAction: click()
        hoverEnabled: true

        contentItem: Label {
            id: word
            text: entry.text
            strong: entry.index === control.currentIndex
            wrapMode: Text.WordWrap
            Accessible.ignored: true
        }
        background: Rectangle {
            radius: 6
            color: entry.highlighted ? Theme.primaryWash : Theme.clear
            border {
                width: entry.highlighted ? Metrics.line : 0
                color: Theme.primary
            }

            ArtIcon {
                visible: entry.index === control.currentIndex
                anchors {
                    right: parent.right
                    rightMargin: 10
                    verticalCenter: parent.verticalCenter
                }
                width: Metrics.art(18)
                height: width
                art: "signs/check"
                tint: Theme.primary
            }
        }
    }
    popup: T.Popup {
        readonly property real room: Metrics.stageHeight - 2 * Metrics.margin
        readonly property point spot: visible ? control.mapToItem(null, 0, control.height) : Qt.point(0, 0)
        readonly property bool above: spot.y + (height + 12) * Metrics.zoom > Metrics.windowHeight

        y: above ? -height - 4 : control.height + 4
        width: Math.max(control.width, control.chip ? Metrics.px(220) : 0)
        height: Math.min(room, entries.contentHeight + 8)
        padding: 4
        scale: Metrics.zoom
        transformOrigin: Item.TopLeft

        background: Panel {
            line: Theme.edge
            lineWidth: Metrics.line
            lift: 2
        }
        contentItem: ListView {
            id: entries
            clip: true
            implicitHeight: contentHeight
            model: control.delegateModel
            currentIndex: control.highlightedIndex
            highlightMoveDuration: 0
            Accessible.role: Accessible.List
            T.ScrollBar.vertical: ScrollBar {}
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
}
