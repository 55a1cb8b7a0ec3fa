pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Dialogs

// The system's own way to name the file that tables go into.
Item {
    id: place

    required property string form             // csv | json
    property url suggestion

    signal chosen(url file)
    signal done

    Component.onCompleted: {
        file.selectedFile = suggestion
        file.open()
    }

    FileDialog {
        id: file
        fileMode: FileDialog.SaveFile
        title: qsTr("Write the tables to")
        nameFilters: [place.form === "csv" ? "CSV (*.csv)" : "JSON (*.json)"]
        defaultSuffix: place.form
        onAccepted: {
            place.chosen(selectedFile)
            place.done()
        }
        onRejected: place.done()
    }
}
