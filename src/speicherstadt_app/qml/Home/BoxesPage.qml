pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Controls
import Shell
import Speicherstadt.Models as Models
import Theme

// The boxes of one game: bring one in, see what is in it and what is other than usual, write one to begin from.
Page {
    id: page

    required property Models.Shelf model
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

    component Heading: Label {
        Layout.fillWidth: true
        Layout.topMargin: 6
        strong: true
        wrapMode: Text.WordWrap
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    // How many there are of each sort: a row each, by columns.
    component Counts: GridLayout {
        id: table

        required property var told
        readonly property var heads: told.columns ?? []
        readonly property var sorts: told.rows ?? []
        readonly property bool wordy: width > Metrics.px(560)
        readonly property real columnWidth: wordy ? Metrics.px(64) : Metrics.px(34)

        Layout.fillWidth: true
        columns: heads.length + 2
        columnSpacing: 4
        rowSpacing: 2
        Accessible.role: Accessible.Table
        Accessible.name: told.heading

        Label {
            Layout.fillWidth: true
            text: table.told.heading
            wrapMode: Text.WordWrap
            color: Theme.ink2
            font.pixelSize: Metrics.small
            Accessible.ignored: true
        }
        Repeater {
            model: table.heads.length

            ColumnLayout {
                id: head

                required property int index
                readonly property var told: table.heads[index] ?? null
                readonly property string art: told?.art ?? ""

                Layout.preferredWidth: table.columnWidth
                spacing: 0

                ArtIcon {
                    visible: head.art !== ""
                    Layout.alignment: Qt.AlignHCenter
                    Layout.preferredWidth: Metrics.px(22)
                    Layout.preferredHeight: Metrics.px(22)
                    art: head.art
                    tint: Theme.ink2
                }
                Label {
                    visible: table.wordy || head.art === ""
                    Layout.alignment: Qt.AlignHCenter
                    text: head.told?.title ?? ""
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
            model: table.sorts.length

            Item {
                id: sort

                required property int index
                readonly property var told: table.sorts[index] ?? null

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
                        text: sort.told?.title ?? ""
                        wrapMode: Text.WordWrap
                        Accessible.ignored: true
                    }
                    Repeater {
                        model: sort.told?.counts?.length ?? 0

                        Label {
                            required property int index

                            Layout.preferredWidth: table.columnWidth
                            horizontalAlignment: Text.AlignHCenter
                            text: sort.told?.counts[index] ?? ""
                            Accessible.ignored: true
                        }
                    }
                    Label {
                        Layout.preferredWidth: Metrics.px(34)
                        horizontalAlignment: Text.AlignRight
                        text: sort.told?.total ?? ""
                        strong: true
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
    // A board from above: '~' is water, '*' the water where something stands.
    component Plan: GridLayout {
        id: plan

        required property var told
        readonly property var signs: (told.plan ?? []).join("").split("")

        Layout.maximumWidth: Metrics.px(520)
        Layout.fillWidth: true
        columns: Math.max(1, (told.plan ?? [""])[0].length)
        columnSpacing: 1
        rowSpacing: 1
        Accessible.role: Accessible.Graphic
        Accessible.name: told.spoken ?? ""

        Repeater {
            model: plan.signs.length

            Rectangle {
                required property int index
                readonly property string sign: plan.signs[index] ?? ""

                Layout.fillWidth: true
                Layout.preferredHeight: width
                color: sign === "." ? Theme.primaryWash : Theme.primary

                Rectangle {
                    visible: parent.sign === "*"
                    anchors.centerIn: parent
                    width: parent.width * 0.6
                    height: width
                    radius: width / 2
                    color: Theme.primaryText
                }
            }
        }
    }
    component Lines: ColumnLayout {
        id: lines

        required property var texts

        Layout.fillWidth: true
        spacing: 4

        Repeater {
            model: lines.texts.length

            Label {
                required property int index

                Layout.fillWidth: true
                text: lines.texts[index] ?? ""
                wrapMode: Text.WordWrap
            }
        }
    }

    title: shown.heading
    note: shown.hint
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
            heading: page.shown.heading
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
                text: page.shown.own ? qsTr("Save as a file …") : page.shown.save
                onClicked: page.ask("write")
            }
            Label {
                Layout.fillWidth: true
                text: page.shown.about
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
            Repeater {
                model: page.shown.blocks.length

                ColumnLayout {
                    id: block

                    required property int index
                    readonly property var told: page.shown.blocks[index] ?? ({})
                    readonly property bool empty: told.sort === "lines" && told.texts.length === 0

                    visible: !empty
                    Layout.fillWidth: true
                    spacing: 4

                    Heading {
                        visible: block.told.sort !== "table"
                        text: block.told.heading ?? ""
                    }
                    Loader {
                        active: block.told.sort === "plan"
                        visible: active
                        Layout.fillWidth: true
                        Layout.maximumWidth: Metrics.px(520)
                        sourceComponent: Plan {
                            told: block.told
                        }
                    }
                    Loader {
                        active: block.told.sort === "table"
                        visible: active
                        Layout.fillWidth: true
                        sourceComponent: Counts {
                            told: block.told
                        }
                    }
                    Loader {
                        active: block.told.sort === "lines"
                        visible: active
                        Layout.fillWidth: true
                        sourceComponent: Lines {
                            texts: block.told.texts ?? []
                        }
                    }
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
            text: qsTr("Games that were played with it keep it and go on as before.")
            wrapMode: Text.WordWrap
        }
    }
}
