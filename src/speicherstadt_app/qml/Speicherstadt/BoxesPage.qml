pragma Translator: Speicherstadt_BoxesPage
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Controls
import Shell
import Speicherstadt.Models as Models
import Theme

// Card tables of one's own: bring one in, see what is in it and what is other than usual, write one to begin from.
Page {
    id: page

    required property Models.Boxes model
    readonly property Models.ShownBox shown: model.shown
    readonly property bool narrow: width < 980 * Math.min(1.3, Metrics.textScale)

    // The file is named in a window of the system.
    function ask(purpose: string): void {
        chooser.active = false
        chooser.purpose = purpose
        chooser.active = true
    }

    function place(purpose: string, where: url): void {
        if (purpose === "write")
            model.writeTo(where)
        else
            model.bringIn(where)
    }

    component Lines: ColumnLayout {
        id: lines

        required property string heading
        required property var texts

        visible: texts.length > 0
        Layout.fillWidth: true
        spacing: 4

        Label {
            Layout.fillWidth: true
            Layout.topMargin: 6
            text: lines.heading
            strong: true
            wrapMode: Text.WordWrap
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Repeater {
            model: lines.texts.length

            Label {
                required property int index

                Layout.fillWidth: true
                text: lines.texts[index]?.text ?? ""
                wrapMode: Text.WordWrap
            }
        }
    }

    title: qsTr("Card sets")
    note: qsTr("Play with the cards of your printed game, or try a variant")
    // The button of the sheet below is born on the page as well, and would take the focus along into the sheet.
    Component.onCompleted: bringIn.forceActiveFocus()

    Panel {
        visible: page.shown.told !== ""
        width: page.contentWidth
        implicitHeight: Math.max(Metrics.target + 12, message.implicitHeight + 24)
        height: implicitHeight
        fill: page.shown.wrong ? Theme.fireWash : Theme.primaryWash
        line: page.shown.wrong ? Theme.fire : Theme.primary
        lineWidth: Metrics.line
        Accessible.role: Accessible.AlertMessage
        Accessible.name: message.text

        Label {
            id: message
            anchors {
                left: parent.left
                right: parent.right
                margins: 16
                verticalCenter: parent.verticalCenter
            }
            text: page.shown.told
            wrapMode: Text.WordWrap
            Accessible.ignored: true
        }
    }
    GridLayout {
        width: page.contentWidth
        columns: page.narrow ? 1 : 2
        columnSpacing: 16
        rowSpacing: 14

        Group {
            heading: qsTr("Card sets")
            Layout.preferredWidth: 480

            Repeater {
                model: page.model.rows

                Pressable {
                    id: box

                    required property string key
                    required property string title
                    required property string note
                    required property bool chosen
                    required property string spoken

                    Layout.fillWidth: true
                    implicitHeight: Math.max(Metrics.target, words.implicitHeight + 16)
                    checked: chosen
                    Accessible.role: Accessible.RadioButton
                    Accessible.name: spoken
                    Accessible.checkable: true
                    Accessible.checked: chosen
                    onClicked: page.model.choose(box.key)

                    background: Rectangle {
                        radius: Metrics.radius
                        color: box.chosen ? Theme.primaryWash : box.hovered ? Theme.hovered : Theme.clear
                        border {
                            width: box.chosen ? 2 : 1
                            color: box.chosen ? Theme.primary : Theme.hairline
                        }

                        FocusRing {
                            visible: box.visualFocus
                        }
                    }
                    contentItem: Item {
                        Column {
                            id: words
                            anchors {
                                left: parent.left
                                right: parent.right
                                leftMargin: 14
                                rightMargin: 14
                                verticalCenter: parent.verticalCenter
                            }

                            Label {
                                width: parent.width
                                text: box.title
                                strong: true
                                wrapMode: Text.Wrap
                                Accessible.ignored: true
                            }
                            Label {
                                width: parent.width
                                text: box.note
                                wrapMode: Text.WordWrap
                                color: Theme.ink2
                                font.pixelSize: Metrics.small
                                Accessible.ignored: true
                            }
                        }
                    }
                }
            }
            Btn {
                id: bringIn
                Layout.fillWidth: true
                Layout.topMargin: 6
                kind: "primary"
                text: qsTr("Add a file …")
                onClicked: page.ask("read")
            }
            Btn {
                Layout.fillWidth: true
                text: page.shown.own ? qsTr("Save as a file …") : qsTr("Save the standard table …")
                onClicked: page.ask("write")
            }
            Label {
                Layout.fillWidth: true
                text: qsTr("A table of 54 cards as CSV. Begin with the standard table: save it, change it in a spreadsheet, add it here. A game keeps its cards, on other devices, too.")
                wrapMode: Text.WordWrap
                color: Theme.ink2
                font.pixelSize: Metrics.small
            }
        }
        Group {
            heading: page.shown.title
            Layout.preferredWidth: 720

            Label {
                Layout.fillWidth: true
                text: page.shown.note
                wrapMode: Text.WordWrap
                color: Theme.ink2
            }
            RowLayout {
                visible: page.shown.own
                Layout.fillWidth: true
                spacing: 12

                TextField {
                    id: name
                    Layout.fillWidth: true
                    Layout.maximumWidth: Metrics.px(420)
                    label: qsTr("Name")
                    text: page.shown.title
                    maximumLength: 40
                    input.onEditingFinished: page.model.rename(text)
                }
                Btn {
                    Layout.alignment: Qt.AlignBottom
                    text: qsTr("Remove …")
                    onClicked: page.model.remove()
                }
            }
            GridLayout {
                id: table

                readonly property bool wordy: width > Metrics.px(560)

                Layout.fillWidth: true
                columns: page.shown.seasons.length + 2
                columnSpacing: 4
                rowSpacing: 2
                Accessible.role: Accessible.Table
                Accessible.name: qsTr("Cards by kind and season")

                Label {
                    Layout.fillWidth: true
                    text: qsTr("Cards")
                    color: Theme.ink2
                    font.pixelSize: Metrics.small
                    Accessible.ignored: true
                }
                Repeater {
                    model: page.shown.seasons.length

                    ColumnLayout {
                        id: season

                        required property int index
                        readonly property var told: page.shown.seasons[index] ?? null

                        Layout.preferredWidth: table.wordy ? Metrics.px(64) : Metrics.px(34)
                        spacing: 0

                        ArtIcon {
                            Layout.alignment: Qt.AlignHCenter
                            Layout.preferredWidth: Metrics.px(22)
                            Layout.preferredHeight: Metrics.px(22)
                            art: season.index < 4 ? "speicherstadt/seasons/glyph/" + season.told?.key : "speicherstadt/cards/icons/fire"
                            tint: Theme.ink2
                        }
                        Label {
                            visible: table.wordy
                            Layout.alignment: Qt.AlignHCenter
                            text: season.told?.title ?? ""
                            color: Theme.ink2
                            font.pixelSize: Metrics.meta
                            Accessible.ignored: true
                        }
                    }
                }
                Label {
                    Layout.preferredWidth: Metrics.px(34)
                    horizontalAlignment: Text.AlignRight
                    text: "Σ"
                    color: Theme.ink2
                    Accessible.ignored: true
                }
                Repeater {
                    model: page.shown.kinds.length

                    Item {
                        id: kind

                        required property int index
                        readonly property var told: page.shown.kinds[index] ?? null

                        Layout.columnSpan: table.columns
                        Layout.fillWidth: true
                        implicitHeight: Math.max(Metrics.px(28), row.implicitHeight)
                        Accessible.role: Accessible.Row
                        Accessible.name: told?.spoken ?? ""

                        Rectangle {
                            width: parent.width
                            height: 1
                            color: Theme.hairline
                        }
                        RowLayout {
                            id: row
                            anchors {
                                left: parent.left
                                right: parent.right
                                verticalCenter: parent.verticalCenter
                            }
                            spacing: table.columnSpacing

                            Label {
                                Layout.fillWidth: true
                                text: kind.told?.title ?? ""
                                wrapMode: Text.WordWrap
                                Accessible.ignored: true
                            }
                            Repeater {
                                model: kind.told?.counts?.length ?? 0

                                Label {
                                    required property int index

                                    Layout.preferredWidth: table.wordy ? Metrics.px(64) : Metrics.px(34)
                                    horizontalAlignment: Text.AlignHCenter
                                    text: kind.told?.counts[index] ?? ""
                                    Accessible.ignored: true
                                }
                            }
                            Label {
                                Layout.preferredWidth: Metrics.px(34)
                                horizontalAlignment: Text.AlignRight
                                text: kind.told?.total ?? ""
                                strong: true
                                Accessible.ignored: true
                            }
                        }
                    }
                }
            }
            Lines {
                heading: qsTr("Different from the standard table")
                texts: page.shown.changes
            }
            Lines {
                heading: qsTr("What stays in the box")
                texts: page.shown.staying
            }
            Lines {
                heading: qsTr("Not sure")
                texts: page.shown.unsure
            }
        }
    }
    Loader {
        id: chooser

        property string purpose: ""

        active: false
        sourceComponent: FileChooser {
            purpose: chooser.purpose
            question: purpose === "write" ? qsTr("Save the table to") : qsTr("Add")
            endings: purpose === "write" ? ["CSV (*.csv)"] : ["CSV (*.csv *.txt *.tsv)", qsTr("All files (*)")]
            suffix: "csv"
            start: page.model.startFolder()
            suggestion: page.model.suggestion()
            onChosen: where => page.place(purpose, where)
        }
    }
    Sheet {
        title: page.shown.question
        visible: page.shown.asks
        onClosed: if (page.shown.asks)
            page.model.answer(false)
        buttons: [
            Btn {
                kind: "danger"
                text: qsTr("Remove")
                onClicked: page.model.answer(true)
            },
            Btn {
                focus: true
                text: qsTr("Cancel")
                onClicked: page.model.answer(false)
            }
        ]

        Label {
            width: parent?.width ?? 0
            text: qsTr("Games that were played with it keep its cards and go on as before.")
            wrapMode: Text.WordWrap
        }
    }
}
