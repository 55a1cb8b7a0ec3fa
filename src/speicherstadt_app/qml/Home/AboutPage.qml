pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Controls
import Shell
import Speicherstadt.Models as Models
import Theme

// What this is, who may do what with it, and whose work is in it.
Page {
    id: page

    required property Models.About model
    readonly property Models.AboutShown shown: model.shown
    readonly property bool narrow: width < 980 * Math.min(1.3, Metrics.textScale)

    title: qsTr("About")
    note: qsTr("Speicherstadt %1").arg(shown.version)
    // The button of the sheet below is born on the page as well, and would take the focus along into the sheet.
    Component.onCompleted: licence.forceActiveFocus()

    GridLayout {
        width: page.contentWidth
        columns: page.narrow ? 1 : 2
        columnSpacing: 16
        rowSpacing: 14

        ColumnLayout {
            Layout.fillWidth: true
            Layout.preferredWidth: 520
            Layout.alignment: Qt.AlignTop
            spacing: 14

            Group {
                heading: qsTr("Speicherstadt %1").arg(page.shown.version)

                RowLayout {
                    Layout.fillWidth: true
                    spacing: 16

                    ArtIcon {
                        Layout.preferredWidth: Metrics.art(72)
                        Layout.preferredHeight: Metrics.art(72)
                        Layout.alignment: Qt.AlignTop
                        art: "app-icon"
                    }
                    Label {
                        Layout.fillWidth: true
                        text: page.shown.games
                        wrapMode: Text.WordWrap
                    }
                }
                Label {
                    Layout.fillWidth: true
                    text: qsTr("This program is not made by their authors or their publishers; the rules are told in its own words.")
                    wrapMode: Text.WordWrap
                }
                Label {
                    Layout.fillWidth: true
                    text: qsTr("Everything stays on this device: the program never connects to anything.")
                    wrapMode: Text.WordWrap
                    color: Theme.ink2
                }
            }
            Group {
                heading: qsTr("Licence")

                Label {
                    Layout.fillWidth: true
                    text: qsTr("Free software under the MIT licence: use it, change it, pass it on. Drawings, sounds and texts are its own and under the same licence.")
                    wrapMode: Text.WordWrap
                }
                Btn {
                    id: licence
                    Layout.fillWidth: true
                    text: qsTr("Read the licence")
                    onClicked: page.model.readOwn()
                }
            }
            Group {
                heading: qsTr("If something goes wrong")

                Label {
                    Layout.fillWidth: true
                    text: qsTr("Details of the program and device for whoever helps you, without names or games.")
                    wrapMode: Text.WordWrap
                }
                Btn {
                    Layout.fillWidth: true
                    text: qsTr("Copy details for support")
                    onClicked: page.model.copyFacts()
                }
                Label {
                    visible: text !== ""
                    Layout.fillWidth: true
                    text: page.shown.told
                    strong: true
                    wrapMode: Text.WordWrap
                    Accessible.role: Accessible.AlertMessage
                    Accessible.name: text
                }
            }
        }
        Group {
            heading: qsTr("Third-party components")
            Layout.preferredWidth: 680

            Repeater {
                model: page.shown.parts.length

                RowLayout {
                    id: part

                    required property int index
                    readonly property var told: page.shown.parts[index] ?? null
                    readonly property bool tight: width < Metrics.px(400)

                    Layout.fillWidth: true
                    spacing: 12
                    Accessible.role: Accessible.ListItem
                    Accessible.name: told?.spoken ?? ""

                    Label {
                        Layout.fillWidth: true
                        text: part.tight ? `${part.told?.name ?? ""} ${part.told?.version ?? ""}` : part.told?.name ?? ""
                        strong: true
                        wrapMode: Text.WordWrap
                        Accessible.ignored: true
                    }
                    Label {
                        visible: !part.tight
                        text: part.told?.version ?? ""
                        color: Theme.ink2
                        Accessible.ignored: true
                    }
                    Label {
                        Layout.preferredWidth: Metrics.px(130)
                        text: part.told?.licence ?? ""
                        wrapMode: Text.WordWrap
                        Accessible.ignored: true
                    }
                    Btn {
                        text: qsTr("Read")
                        Accessible.name: qsTr("Read the licence of %1").arg(part.told?.name ?? "")
                        onClicked: page.model.read(part.index)
                    }
                }
            }
            Label {
                Layout.fillWidth: true
                Layout.topMargin: 6
                text: qsTr("Libraries under the LGPL are separate files: anyone can replace them with another version. The address of each library's source stands above its licence.")
                wrapMode: Text.WordWrap
                color: Theme.ink2
                font.pixelSize: Metrics.small
            }
        }
    }
    Sheet {
        title: page.shown.reading
        visible: page.shown.reading !== ""
        onClosed: page.model.close()
        buttons: [
            Btn {
                focus: true
                text: qsTr("Close")
                onClicked: page.model.close()
            }
        ]

        Label {
            width: parent?.width ?? 0
            text: [page.shown.source === "" ? "" : qsTr("Source: %1").arg(page.shown.source), page.shown.offer, page.shown.text].filter(part => part !== "").join("\n\n")
            wrapMode: Text.Wrap
            font.pixelSize: Metrics.small
        }
    }
}
