pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// One card as large as there is room for, drawn by the game's own Card, and what there is to say of it.
Sheet {
    id: sheet

    property var face: ({})
    property list<string> lines
    property string module: ""
    property bool leads: false

    readonly property Component picture: module === "" ? null : Qt.createComponent(module, "Card", Component.PreferSynchronous, sheet)
    readonly property real room: width - 2 * Metrics.inset
    readonly property real across: Metrics.px(200)     // as wide as it lies on the table
    // Twice as large, unless the window is small.
    readonly property real grown: Math.max(1, Math.min(2, room / across, most * 0.55 / Math.max(1, low)))
    property real low: 1                      // its height on the table

    signal moreWanted

    // The binding of its size may have let it grow already.
    function measure(card: var): void {
        sheet.low = card.implicitHeight / card.grown
    }
    function show(about: var, module: string, leads: bool): void {
        sheet.module = module
        sheet.title = about.title
        sheet.lines = about.lines
        sheet.leads = leads
        sheet.face = about.face
        sheet.open()
    }

    wanted: 520

    Item {
        width: parent.width
        height: slot.height

        // It grows by itself, so that its drawings are as sharp as small.
        PartSlot {
            id: slot
            anchors.horizontalCenter: parent.horizontalCenter
            width: sheet.across * sheet.grown
            height: item?.implicitHeight ?? 0
            part: sheet.visible ? sheet.picture : null
            given: ({
                    "face": sheet.face
                })
            onMade: card => sheet.measure(card)
        }
        Binding {
            target: slot.item
            property: "grown"
            value: sheet.grown
        }
    }
    Repeater {
        model: sheet.lines

        Label {
            required property string modelData
            width: parent.width
            text: modelData
            wrapMode: Text.WordWrap
            lineHeight: 1.15
        }
    }
    buttons: [
        Btn {
            visible: sheet.leads
            text: qsTr("More in the rules")
            onClicked: sheet.moreWanted()
        }
    ]
}
