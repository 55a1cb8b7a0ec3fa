pragma ComponentBehavior: Bound

import QtQuick
import Controls

// In which form the tables are taken along.
Sheet {
    id: sheet

    signal taken(string form)

    function choose(form: string): void {
        sheet.close()
        sheet.taken(form)
    }

    title: qsTr("Export the tables")

    Label {
        width: parent.width
        text: qsTr("All tables of the games chosen now, in one file.")
        wrapMode: Text.WordWrap
    }
    Tile {
        width: parent.width
        focus: true
        text: qsTr("CSV")
        note: qsTr("for a spreadsheet")
        onClicked: sheet.choose("csv")
    }
    Tile {
        width: parent.width
        text: qsTr("JSON")
        note: qsTr("for a program")
        onClicked: sheet.choose("json")
    }
}
