pragma Translator: Speicherstadt_HarbourList
pragma ComponentBehavior: Bound

import QtQuick
import QtQml
import Controls

// The harbour as rows of text: the same columns, the same keys. For large type, small screens, and who would rather read.
FocusScope {
    id: list

    required property var columns             // model with the roles of a column

    readonly property alias count: row.count

    signal chosen(token: string)
    signal called(number: int)                // a key asks for this column, counted from 1

    // The nth column, counted from 0; null where no card lies.
    function column(n: int): HarbourRow {
        return row.itemAt(n) as HarbourRow
    }
    function goTo(n: int): void {
        column(Math.max(0, Math.min(n, row.count - 1)))?.forceActiveFocus(Qt.TabFocusReason)
    }
    function step(by: int): void {
        for (let n = 0; n < row.count; ++n) {
            if (row.itemAt(n)?.activeFocus) {
                goTo(n + by)
                return
            }
        }
        goTo(by > 0 ? 0 : row.count - 1)
    }
    // The row that a key or the game has come to is in view; what is tapped stays under the finger, for the second tap.
    property Item sought: null
    function seek(n: int): void {
        list.sought = column(n)
        reveal()
    }
    function reveal(): void {
        if (list.sought)
            view.show(list.sought)
    }

    implicitHeight: rows.implicitHeight
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Harbour")

    Instantiator {
        model: row.count
        Shortcut {
            required property int index
            enabled: list.visible && list.enabled
            sequence: String(index + 1)
            onActivated: {
                list.called(index + 1)
                list.seek(index)
            }
        }
    }
    // The question or a row has grown or shrunk: once all of that is laid out.
    Timer {
        id: resettle
        interval: 0
        onTriggered: list.reveal()
    }
    ScrollView {
        id: view
        anchors.fill: parent
        contentHeight: rows.implicitHeight
        onHeightChanged: resettle.restart()
        onContentHeightChanged: resettle.restart()

        Column {
            id: rows
            width: view.availableWidth
            padding: 6
            spacing: 6
            // Here, before the view takes the arrows for scrolling.
            Keys.onUpPressed: list.step(-1)
            Keys.onDownPressed: list.step(1)
            Keys.onPressed: event => {
                if (event.key === Qt.Key_Home || event.key === Qt.Key_End) {
                    list.goTo(event.key === Qt.Key_Home ? 0 : row.count - 1)
                    event.accepted = true
                }
            }

            Repeater {
                id: row
                model: list.columns

                HarbourRow {
                    required property var model
                    required property int index
                    width: rows.width - 12
                    look: model.state
                    onLookChanged: {
                        if (look === "selling")
                            list.seek(index)
                    }
                    onClicked: {
                        list.sought = null
                        if (choosable)
                            list.chosen(token)
                    }
                }
            }
        }
    }
}
