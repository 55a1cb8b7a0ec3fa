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
    readonly property real grown: Math.max(1, Math.min(2, room / across, most * 0.6 / Math.max(1, slot.tall)))

    signal moreWanted

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
        height: slot.height * sheet.grown

        PartSlot {
            id: slot

            readonly property real tall: item?.implicitHeight ?? 0

            x: (parent.width - width * sheet.grown) / 2
            width: sheet.across
            height: tall
            scale: sheet.grown
            transformOrigin: Item.TopLeft
            part: sheet.visible ? sheet.picture : null
            given: ({
                    "face": sheet.face
                })
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
