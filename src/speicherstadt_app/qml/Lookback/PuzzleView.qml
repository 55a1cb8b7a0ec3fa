pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Shell
import Frame
import Theme
import Speicherstadt.Models as Models

// A decision once more, with the parts of the table: the viewer decides, and then sees what it was worth.
FocusScope {
    id: page

    required property Models.Review model
    required property Models.Settings settings
    readonly property Models.Puzzle puzzle: model.puzzle

    signal cued(string cue)

    readonly property var table: puzzle.table as Models.Table

    function key(event: var): void {
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
            return
        if (Explain.key(event, Explain.pointedTopic, Explain.pointed))
            event.accepted = true
        else if (event.key === Qt.Key_Escape || event.key === Qt.Key_Back)
            page.goBack()
        else if (page.table && keys[event.key])
            keys[event.key]()
        else
            return
        event.accepted = true
    }
    readonly property var keys: ({
            [Qt.Key_Return]: () => page.table.confirm(),
            [Qt.Key_Enter]: () => page.table.confirm(),
            [Qt.Key_B]: () => page.table.confirm(),
            [Qt.Key_P]: () => page.table.press("pass"),
            [Qt.Key_U]: () => page.table.press("undo")
        })
    function goBack(): void {
        if (view.talks)
            view.hush()
        else if (page.table && page.table.picked)
            page.table.cancel()
        else
            page.model.closePuzzle()
    }

    Accessible.role: Accessible.Pane
    Accessible.name: puzzle.question
    Keys.onPressed: event => page.key(event)

    Rectangle {
        anchors.fill: parent
        color: Theme.quay
    }
    GameView {
        id: view
        anchors.fill: parent
        focus: true
        told: bar.height - Metrics.topBar
        steady: Metrics.prompt + 6
        sight: page.table ?? page.model.sight
        beside: ledger
        settings: page.settings
        onChosen: token => page.table?.choose(token)
        onDragged: token => page.table?.drag(token)
        onCalled: number => page.table?.chooseNumber(number)

        Loader {
            active: page.table !== null
            visible: active
            width: parent ? parent.width : 0
            height: active ? Math.max((item as Item)?.implicitHeight ?? 0, Metrics.prompt + 6) : 0
            sourceComponent: Prompt {
                prompt: page.table.prompt
                onPressed: slot => page.table.press(slot)
            }
        }
        Panel {
            visible: page.table === null
            width: parent ? parent.width : 0
            height: visible ? Math.max(Metrics.control + 20, said.implicitHeight + 20) : 0
            radius: Metrics.radiusLarge
            line: Theme.edge

            Label {
                id: said
                anchors {
                    left: parent.left
                    leftMargin: 16
                    right: again.left
                    rightMargin: 12
                    verticalCenter: parent.verticalCenter
                }
                text: page.puzzle.answered ? page.puzzle.verdict : qsTr("One moment.")
                strong: true
                wrapMode: Text.WordWrap
            }
            Btn {
                id: again
                visible: page.puzzle.answered
                anchors {
                    right: parent.right
                    rightMargin: 10
                    verticalCenter: parent.verticalCenter
                }
                kind: "primary"
                text: qsTr("The answer")
                onClicked: answer.open()
            }
        }
    }
    Component {
        id: ledger
        LogView {
            entries: page.table?.log ?? page.model.sight.log
            full: page.settings.logDetail === "full"
            onDetailChosen: full => page.settings.logDetail = full ? "full" : "short"
        }
    }
    PageBar {
        id: bar
        width: parent.width
        title: page.puzzle.title
        note: page.puzzle.question
        onBack: page.model.closePuzzle()

        Btn {
            visible: !page.puzzle.answered
            topInset: 5
            bottomInset: 6
            text: qsTr("Show the answer")
            onClicked: page.model.giveUp()
        }
    }
    AnswerSheet {
        id: answer
        model: page.model
    }
    Connections {
        target: page.puzzle
        function onAnsweredChanged(): void {
            if (page.puzzle.answered) {
                if (page.puzzle.good)
                    page.cued("won")
                answer.open()
            }
        }
    }
}
