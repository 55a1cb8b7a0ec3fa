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
    panorama: now.panorama
    note: now.person === "" ? "" : now.counted === "" ? now.person : now.person + " · " + now.counted

    component Actions: Flow {
        spacing: Metrics.gap

        Btn {
            visible: page.some
            topInset: 5
            bottomInset: 6
            art: "signs/star"
            text: qsTr("Achievements")
            onClicked: page.model.openAchievements()
        }
        Btn {
            visible: page.some
            topInset: 5
            bottomInset: 6
            checkable: true
            checked: page.now.asTables
            kind: checked ? "quiet" : "plain"
            art: checked ? "signs/check" : ""
            minimum: 124
            text: qsTr("As tables")
            Accessible.role: Accessible.CheckBox
            Accessible.checked: checked
            onClicked: page.model.showTables(!page.now.asTables)
        }
        Btn {
            visible: page.some && page.now.exports
            topInset: 5
            bottomInset: 6
            text: qsTr("Export …")
            onClicked: exporting.open()
        }
    }

    actions: Actions {
        visible: !page.narrow
    }

    // What is chosen: in one row where there is room.
    Column {
        width: page.contentWidth
        spacing: 0

        Flow {
            visible: page.some || page.now.games.length > 1
            width: parent.width
            spacing: 6

            Choice {
                visible: page.now.games.length > 1
                focus: !page.some || page.now.sections.length === 0
                chip: true
                name: qsTr("Game")
                model: page.now.games
                currentIndex: page.now.game
                onActivated: index => page.model.chooseGame(index)
            }
            Repeater {
                model: page.some ? page.now.filters.length : 0

                Choice {
                    required property int index
                    readonly property var told: page.now.filters[index] ?? null

                    width: Math.min(implicitWidth, page.contentWidth)
                    chip: true
                    name: told?.name ?? ""
                    model: told?.options ?? []
                    currentIndex: told?.current ?? 0
                    onActivated: index => page.model.choose(told.key, index)
                }
            }
            Btn {
                visible: page.some && page.now.filtered
                topInset: 5
                bottomInset: 5
                kind: "quiet"
                text: qsTr("All games")
                onClicked: page.model.clear()
            }
        }
        Segmented {
            id: parts
            visible: page.some && !page.tight && page.now.sections.length > 0
            width: parent.width
            focus: !page.tight
            name: qsTr("Part of the statistics")
            options: page.now.sections
            current: page.now.section
            onChosen: index => page.model.chooseSection(index)
        }
        Choice {
            visible: page.some && page.tight && page.now.sections.length > 0
            width: parent.width
            focus: page.tight
            name: qsTr("Part of the statistics")
            model: page.now.sections
            currentIndex: page.now.section
            onActivated: index => page.model.chooseSection(index)
        }
        Actions {
            visible: page.some && page.narrow
            width: parent.width
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
                text: qsTr("Counting your games. This happens only once.")
                wrapMode: Text.WordWrap
            }
            ProgressBar {
                width: parent.width
                name: qsTr("Counting your games. This happens only once.")
                value: page.now.progress
            }
        }
    }
    EmptyList {
        readonly property bool unreviewed: page.now.state === "shown" && papers.count === 0

        visible: page.now.state === "none" || page.now.state === "nothing" || unreviewed
        art: page.now.state === "none" ? "scenes/office" : "scenes/port"
        text: page.now.state === "none" ? qsTr("The ledger is still empty. Finish a game, and you will see here what it was made of.") : page.now.state === "nothing" ? qsTr("No game fits these filters.") : qsTr("Reviews tell how well you played and how lucky you were: review a finished game.")
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
        columnSpacing: Metrics.margin
        rowSpacing: Metrics.margin
        uniformCellWidths: true

        Repeater {
            id: papers
            model: page.model.papers

            Paper {
                required property bool tall
                readonly property bool alone: page.narrow || page.now.asTables

                Layout.fillWidth: true
                Layout.fillHeight: stretched && !alone
                Layout.alignment: Qt.AlignTop
                Layout.columnSpan: wide && !alone ? 2 : 1
                Layout.rowSpan: tall && !alone ? 2 : 1
                Layout.preferredWidth: 100
                asTable: page.now.asTables
                onCopied: key => page.model.copyTable(key)
                onOpened: game => page.model.openGame(game)
            }
        }
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
            question: qsTr("Export the tables to")
            endings: [chooser.form === "csv" ? "CSV (*.csv)" : "JSON (*.json)"]
            suffix: chooser.form
            suggestion: page.model.suggestion(chooser.form)
            onChosen: file => page.model.writeTo(file, chooser.form)
        }
    }
}
