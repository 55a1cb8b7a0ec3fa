pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Dialogs

// The system's own way to name a file or a folder. Only what asks for one reads this: Qt's dialogs are many files.
Item {
    id: chooser

    required property string purpose          // write | read | folder
    property url start                        // the folder that is shown first
    property url suggestion
    property string suffix: "speicher"
    property string question: purpose === "write" ? qsTr("Export to") : qsTr("Import from")
    property list<string> endings: purpose === "write" ? ["Speicherstadt (*.speicher)"] : ["Speicherstadt (*.speicher *.speicher.json *.speicher.jsonl)", qsTr("All files (*)")]

    signal chosen(url place)

    Component.onCompleted: {
        // A name suggested for a file that is to be read would have to be there.
        if (purpose === "write")
            file.selectedFile = suggestion
        if (purpose === "folder")
            folder.open()
        else
            file.open()
    }

    FileDialog {
        id: file
        fileMode: chooser.purpose === "write" ? FileDialog.SaveFile : FileDialog.OpenFile
        title: chooser.question
        nameFilters: chooser.endings
        defaultSuffix: chooser.suffix
        currentFolder: chooser.start
        onAccepted: chooser.chosen(selectedFile)
    }
    FolderDialog {
        id: folder
        title: qsTr("Keep everything in")
        currentFolder: chooser.start
        onAccepted: chooser.chosen(selectedFolder)
    }
}
