pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Controls
import Theme
import Speicherstadt.Models as Models

// What else can be taken back: opened by a long press on Undo, or with the other button.
T.Popup {
    id: menu

    required property Models.Table table

    function openAt(place: Item): void {
        parent = place
        open()
        const offered = [decisionWay, roundWay, redoWay].find(way => way.visible && way.enabled)
        offered?.forceActiveFocus(Qt.PopupFocusReason)
    }

    x: parent ? Math.min(0, parent.width - width) : 0
    y: -height - 8
    width: Metrics.px(330)
    height: ways.implicitHeight + 16
    margins: 6
    padding: 8
    focus: true
    scale: Metrics.zoom
    transformOrigin: Item.BottomLeft
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside

    background: Panel {
        lift: 2
        line: Theme.edge
    }
    contentItem: Column {
        id: ways
        spacing: 6

        Btn {
            id: decisionWay

            width: ways.width
            visible: menu.table.canUndoDecision
            art: "signs/first"
            text: qsTr("Back to the start of this decision")
            onClicked: {
                menu.close()
                menu.table.undoDecision()
            }
        }
        Btn {
            id: roundWay

            width: ways.width
            enabled: menu.table.canUndoRound
            art: "signs/first"
            text: qsTr("Back to the start of the round")
            key: "⇧U"
            Accessible.description: menu.table.undoRoundText
            onClicked: {
                menu.close()
                menu.table.undoRound()
            }
        }
        Btn {
            id: redoWay

            width: ways.width
            enabled: menu.table.canRedo
            art: "signs/redo"
            text: qsTr("Redo")
            key: "Y"
            Accessible.description: menu.table.redoText
            onClicked: {
                menu.close()
                menu.table.redo()
            }
        }
    }
}
