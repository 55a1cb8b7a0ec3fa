pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Controls
import Shell
import Speicherstadt.Models as Models
import Theme

// What somebody's games add up to: chosen by filters, laid out on papers, each also as a table.
Page {
    id: page

    required property Models.Statistics model
    readonly property Models.StatisticsNow now: model.now
    readonly property bool narrow: contentWidth < Metrics.px(980)
    readonly property bool tight: parts.natural > page.contentWidth     // a row of words has no room
    readonly property bool some: now.state === "shown" || now.state === "nothing"

    title: qsTr("Statistics")
    note: now.person === "" ? "" : now.counted === "" ? now.person : now.person + " · " + now.counted

    Choice {
        visible: page.now.games.length > 1
        width: Math.min(page.contentWidth, Metrics.px(360))
        focus: !page.some || page.now.sections.length === 0
        name: qsTr("Game")
        model: page.now.games
        currentIndex: page.now.game
        onActivated: index => page.model.chooseGame(index)
    }
    Flow {
        id: choices

        readonly property int columns: Math.min(page.now.filters.length, Math.max(1, Math.floor((width + spacing) / (Metrics.px(166) + spacing))))

        visible: page.some
        width: page.contentWidth
        spacing: Metrics.gap

        Repeater {
            model: page.now.filters.length

            Choice {
                required property int index
                readonly property var told: page.now.filters[index] ?? null

                width: Math.floor((choices.width - (choices.columns - 1) * choices.spacing) / choices.columns)
                implicitHeight: Math.max(Metrics.control, contentItem.implicitHeight + 4)
                name: told?.name ?? ""
                model: told?.options ?? []
                currentIndex: told?.current ?? 0
                onActivated: index => page.model.choose(told.key, index)
            }
        }
    }
    GridLayout {
        visible: page.some
        width: page.contentWidth
        columns: page.narrow ? 1 : 2
        columnSpacing: 12
        rowSpacing: 8

        Segmented {
            id: parts
            visible: !page.tight && page.now.sections.length > 0
            Layout.fillWidth: true
            focus: !page.tight
            name: qsTr("Part of the statistics")
            options: page.now.sections
            current: page.now.section
            onChosen: index => page.model.chooseSection(index)
        }
        Choice {
            visible: page.tight && page.now.sections.length > 0
            Layout.fillWidth: true
            focus: page.tight
            name: qsTr("Part of the statistics")
            model: page.now.sections
            currentIndex: page.now.section
            onActivated: index => page.model.chooseSection(index)
        }
        RowLayout {
            Layout.fillWidth: page.narrow
            spacing: 12

            Panel {
                Layout.fillWidth: page.narrow
                implicitWidth: switching.implicitWidth + 20
                implicitHeight: Math.max(Metrics.control, switching.implicitHeight)
                lift: 0
                line: Theme.edge
                lineWidth: Metrics.line

                Switch {
                    id: switching
                    x: 10
                    width: parent.width - 20
                    height: parent.height
                    implicitWidth: Metrics.px(90) + 76
                    text: qsTr("As tables")
                    checked: page.now.asTables
                    onToggled: page.model.showTables(checked)
                }
            }
            Btn {
                visible: page.now.exports
                Layout.fillWidth: page.narrow
                text: qsTr("Export …")
                onClicked: exporting.open()
            }
            Btn {
                visible: page.now.filtered
                Layout.fillWidth: page.narrow
                text: qsTr("All games")
                onClicked: page.model.clear()
            }
        }
    }
    Panel {
        visible: page.now.told !== ""
        width: page.contentWidth
        height: Math.max(Metrics.target, message.implicitHeight + 20)
        fill: page.now.wrong ? Theme.fireWash : Theme.primaryWash
        line: page.now.wrong ? Theme.fire : Theme.primary
        Accessible.role: Accessible.AlertMessage
        Accessible.name: message.text

        Label {
            id: message
            x: 16
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - 32
            text: page.now.told
            wrapMode: Text.WordWrap
            Accessible.ignored: true
        }
    }
    Panel {
        visible: page.now.state === "counting"
        width: Math.min(page.contentWidth, Metrics.px(620))
        height: counting.implicitHeight + 32

        Column {
            id: counting
            x: 18
            y: 16
            width: parent.width - 36
            spacing: 12

            Label {
                width: parent.width
                text: qsTr("Your games are being counted. This happens once.")
                wrapMode: Text.WordWrap
            }
            ProgressBar {
                width: parent.width
                name: qsTr("Your games are being counted. This happens once.")
                value: page.now.progress
            }
        }
    }
    EmptyList {
        readonly property bool unreviewed: page.now.state === "shown" && papers.count === 0

        visible: page.now.state === "none" || page.now.state === "nothing" || unreviewed
        art: page.now.state === "none" ? "scenes/office" : "scenes/port"
        text: page.now.state === "none" ? qsTr("The ledger is still empty. Finish a game, and here you see what it was made of.") : page.now.state === "nothing" ? qsTr("None of your games is like that.") : qsTr("How well you played and how lucky you were is told by reviews: look back at a game that you have finished.")
        way: page.now.state === "none" ? qsTr("New game") : page.now.state === "nothing" ? qsTr("All games") : qsTr("Games")
        onTaken: {
            if (page.now.state === "none")
                page.app.navigate("new")
            else if (page.now.state === "nothing")
                page.model.clear()
            else
                page.app.navigate("games")
        }
    }
    GridLayout {
        visible: page.now.state === "shown"
        width: page.contentWidth
        columns: page.narrow || page.now.asTables ? 1 : 2
        columnSpacing: 14
        rowSpacing: 14
        uniformCellWidths: true

        Repeater {
            id: papers
            model: page.model.papers

            Paper {
                required property bool wide

                Layout.fillWidth: true
                Layout.alignment: Qt.AlignTop
                Layout.columnSpan: wide && !page.narrow && !page.now.asTables ? 2 : 1
                Layout.preferredWidth: 100
                asTable: page.now.asTables
                onCopied: key => page.model.copyTable(key)
                onOpened: game => page.model.openGame(game)
            }
        }
    }
    Btn {
        visible: page.some
        art: "signs/star"
        text: qsTr("Achievements")
        onClicked: page.app.navigate("achievements")
    }
    ExportSheet {
        id: exporting
        onTaken: form => {
            chooser.active = false
            chooser.form = form
            chooser.active = true
        }
    }
    Loader {
        id: chooser

        property string form: "csv"

        active: false
        sourceComponent: FileChooser {
            purpose: "write"
            question: qsTr("Write the tables to")
            endings: [chooser.form === "csv" ? "CSV (*.csv)" : "JSON (*.json)"]
            suffix: chooser.form
            suggestion: page.model.suggestion(chooser.form)
            onChosen: file => page.model.writeTo(file, chooser.form)
        }
    }
}
