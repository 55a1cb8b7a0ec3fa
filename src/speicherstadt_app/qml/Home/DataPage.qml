pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Controls
import Shell
import Speicherstadt.Models as Models
import Theme

// What is kept: where it lies, back to a backup, away in a file and over from one, and whether all is in order.
Page {
    id: page

    required property Models.Upkeep upkeep
    readonly property bool narrow: width < 980 * Math.min(1.3, Metrics.textScale)
    readonly property bool free: upkeep.busy === ""
    readonly property bool mayStore: upkeep.whyNot === "" && !upkeep.wrong
    readonly property bool mayChange: free && upkeep.whyNot === ""

    // The path is named in a window of the system.
    function ask(purpose: string): void {
        chooser.active = false
        chooser.purpose = purpose
        chooser.active = true
    }

    function place(purpose: string, where: url): void {
        if (purpose === "write")
            upkeep.writeTo(where)
        else if (purpose === "read")
            upkeep.lookInto(where)
        else
            upkeep.moveTo(where)
    }

    title: qsTr("Backups and data")
    note: mayStore ? qsTr("Every decision is stored before you see it happen") : ""
    // The button of the sheet below is born on the page as well, and would take the focus along into the sheet.
    Component.onCompleted: backUp.forceActiveFocus()

    Panel {
        visible: page.upkeep.told !== "" || page.upkeep.busy !== "" || page.upkeep.whyNot !== ""
        width: page.contentWidth
        implicitHeight: Math.max(Metrics.target + 12, content.implicitHeight + 20)
        height: implicitHeight
        fill: page.upkeep.wrong || (page.upkeep.whyNot !== "" && page.free) ? Theme.fireWash : Theme.primaryWash
        line: page.upkeep.wrong || (page.upkeep.whyNot !== "" && page.free) ? Theme.fire : Theme.primary
        lineWidth: Metrics.line
        Accessible.role: Accessible.AlertMessage
        Accessible.name: words.text

        RowLayout {
            id: content
            anchors {
                left: parent.left
                right: parent.right
                leftMargin: 16
                rightMargin: 8
                verticalCenter: parent.verticalCenter
            }
            spacing: 14

            Label {
                id: words
                Layout.fillWidth: true
                text: page.free ? (page.upkeep.told === "" ? page.upkeep.whyNot : page.upkeep.told) : page.upkeep.busy
                wrapMode: Text.WordWrap
                Accessible.ignored: true
            }
            ProgressBar {
                visible: !page.free
                Layout.preferredWidth: Metrics.px(200)
                name: page.upkeep.busy
                indeterminate: page.upkeep.progress < 0
                value: Math.max(0, page.upkeep.progress)
            }
            Btn {
                visible: page.upkeep.canStop
                text: qsTr("Stop")
                onClicked: page.upkeep.stop()
            }
        }
    }
    GridLayout {
        width: page.contentWidth
        columns: page.narrow ? 1 : 2
        columnSpacing: 16
        rowSpacing: 14

        Group {
            heading: qsTr("Backups")

            Btn {
                id: backUp
                Layout.fillWidth: true
                enabled: page.mayChange
                kind: "primary"
                text: qsTr("Back up now")
                onClicked: page.upkeep.backUp()
            }
            Label {
                Layout.fillWidth: true
                text: qsTr("One is made automatically in every session and before every big change.")
                wrapMode: Text.WordWrap
                color: Theme.ink2
                font.pixelSize: Metrics.small
            }
            Repeater {
                model: page.upkeep.backups

                RowLayout {
                    id: backup

                    required property string backupId
                    required property string title
                    required property string note
                    required property string spoken

                    Layout.fillWidth: true
                    spacing: 12
                    Accessible.role: Accessible.ListItem
                    Accessible.name: spoken

                    ColumnLayout {
                        Layout.fillWidth: true
                        spacing: 0

                        Label {
                            Layout.fillWidth: true
                            text: backup.title
                            strong: true
                            wrapMode: Text.WordWrap
                        }
                        Label {
                            Layout.fillWidth: true
                            text: backup.note
                            wrapMode: Text.WordWrap
                            color: Theme.ink2
                            font.pixelSize: Metrics.small
                        }
                    }
                    Btn {
                        enabled: page.mayChange
                        text: qsTr("Restore …")
                        Accessible.name: qsTr("Restore: %1").arg(backup.spoken)
                        onClicked: page.upkeep.restore(backup.backupId)
                    }
                }
            }
        }
        ColumnLayout {
            Layout.fillWidth: true
            Layout.preferredWidth: 600
            Layout.alignment: Qt.AlignTop
            spacing: 14

            Group {
                heading: qsTr("Export and import")

                Btn {
                    Layout.fillWidth: true
                    enabled: page.free
                    text: qsTr("Export …")
                    onClicked: page.ask("write")
                }
                Btn {
                    Layout.fillWidth: true
                    enabled: page.mayChange
                    text: qsTr("Import …")
                    onClicked: page.ask("read")
                }
                Label {
                    Layout.fillWidth: true
                    text: qsTr("Importing adds the games, people and settings of another device to yours; nothing is replaced.")
                    wrapMode: Text.WordWrap
                    color: Theme.ink2
                    font.pixelSize: Metrics.small
                }
            }
            Group {
                heading: qsTr("Is everything in order?")

                Btn {
                    Layout.fillWidth: true
                    enabled: page.free
                    text: qsTr("Check everything")
                    onClicked: page.upkeep.check()
                }
                Repeater {
                    model: page.upkeep.findings.length

                    Label {
                        required property int index
                        readonly property var finding: page.upkeep.findings[index] ?? null

                        Layout.fillWidth: true
                        text: finding?.text ?? ""
                        strong: finding?.wrong ?? false
                        color: finding?.wrong ? Theme.fire : Theme.ink
                        wrapMode: Text.WordWrap
                    }
                }
                Btn {
                    Layout.fillWidth: true
                    enabled: page.mayChange
                    text: qsTr("Recount the statistics")
                    onClicked: page.upkeep.recount()
                }
                Btn {
                    Layout.fillWidth: true
                    enabled: page.free
                    text: qsTr("Copy details for support")
                    onClicked: page.upkeep.copyDiagnostics()
                }
            }
            Group {
                heading: qsTr("Data folder")

                Label {
                    Layout.fillWidth: true
                    text: page.upkeep.folder
                    wrapMode: Text.WrapAnywhere
                }
                Btn {
                    Layout.fillWidth: true
                    enabled: page.free
                    text: qsTr("Copy the path")
                    onClicked: page.upkeep.copyFolder()
                }
                Btn {
                    Layout.fillWidth: true
                    enabled: page.free
                    text: qsTr("Move to another folder …")
                    onClicked: page.ask("folder")
                }
            }
        }
    }
    Loader {
        id: chooser

        property string purpose: ""

        active: false
        sourceComponent: FileChooser {
            purpose: chooser.purpose
            start: page.upkeep.startFolder()
            suggestion: page.upkeep.suggestion()
            onChosen: where => page.place(purpose, where)
        }
    }
    Sheet {
        id: question

        title: page.upkeep.question
        visible: page.upkeep.asks
        onClosed: if (page.upkeep.asks)
            page.upkeep.answer(false)
        buttons: [
            Btn {
                visible: page.upkeep.yes !== ""
                kind: page.upkeep.grave ? "danger" : "primary"
                text: page.upkeep.yes
                onClicked: page.upkeep.answer(true)
            },
            Btn {
                focus: true
                text: page.upkeep.yes === "" ? qsTr("Close") : qsTr("Cancel")
                onClicked: page.upkeep.answer(false)
            }
        ]

        Repeater {
            model: page.upkeep.lines.length

            Label {
                required property int index

                width: parent?.width ?? 0
                text: page.upkeep.lines[index]?.text ?? ""
                wrapMode: Text.WordWrap
            }
        }
    }
}
