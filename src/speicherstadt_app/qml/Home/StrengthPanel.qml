pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Controls
import Speicherstadt.Models as Models
import Theme

// How strong all opponents are, and which level suits the person who plays.
Panel {
    id: panel

    required property Models.NewGame game
    implicitHeight: strength.implicitHeight + 24

    ColumnLayout {
        id: strength

        readonly property bool laid: width >= panel.game.levels.length * Metrics.px(Metrics.target)
        // -1: they differ.
        readonly property int step: panel.game.levels.findIndex(level => level.key === panel.game.level)

        // What is pressed to take a level is gone once it is taken: the keyboard goes to where it is set.
        function take(reason: int): void {
            panel.game.takeSuited()
            const set = laid ? steps : list
            set.forceActiveFocus(reason)
        }

        anchors {
            left: parent.left
            right: parent.right
            top: parent.top
            margins: 12
        }
        spacing: 4

        Label {
            Layout.leftMargin: 8
            text: qsTr("Strength")
            slab: true
            font.pixelSize: Metrics.title
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Label {
            Layout.fillWidth: true
            Layout.leftMargin: 8
            text: panel.game.ladderNote
            wrapMode: Text.WordWrap
            color: Theme.ink2
            font.pixelSize: Metrics.small
        }
        Choice {
            id: list
            visible: !strength.laid
            Layout.fillWidth: true
            Layout.topMargin: 4
            name: qsTr("Strength")
            model: panel.game.levels
            textRole: "title"
            currentIndex: strength.step
            onActivated: index => panel.game.level = panel.game.levels[index].key
        }
        Segmented {
            id: steps
            visible: strength.laid
            Layout.fillWidth: true
            Layout.topMargin: 4
            minimum: Metrics.target
            name: qsTr("Strength")
            options: panel.game.levels.map((level, index) => String(index + 1))
            said: panel.game.levels.map(level => level.title)
            current: strength.step
            onChosen: index => panel.game.level = panel.game.levels[index].key
        }
        RowLayout {
            visible: strength.step >= 0
            Layout.fillWidth: true
            Layout.margins: 8
            spacing: 12

            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0

                Label {
                    visible: strength.laid
                    Layout.fillWidth: true
                    text: panel.game.levels[strength.step]?.title ?? ""
                    slab: true
                    wrapMode: Text.WordWrap
                    font.pixelSize: Metrics.figure
                }
                Label {
                    visible: text !== ""
                    Layout.fillWidth: true
                    text: panel.game.levels[strength.step]?.note ?? ""
                    wrapMode: Text.WordWrap
                    color: Theme.ink2
                }
            }
        }
        ColumnLayout {
            visible: panel.game.suitsText !== ""
            Layout.fillWidth: true
            Layout.margins: 8
            Layout.topMargin: panel.game.suitsElse ? 8 : 0
            spacing: 4

            Btn {
                id: suiting
                visible: panel.game.suitsElse
                Layout.fillWidth: true
                kind: "quiet"
                text: panel.game.suitsText
                Accessible.description: panel.game.suitsNote
                onClicked: strength.take(visualFocus ? Qt.TabFocusReason : Qt.MouseFocusReason)
            }
            Label {
                visible: !suiting.visible
                Layout.fillWidth: true
                text: panel.game.suitsText
                strong: true
                wrapMode: Text.WordWrap
            }
            Label {
                Layout.fillWidth: true
                text: panel.game.suitsNote
                wrapMode: Text.WordWrap
                color: Theme.ink2
                font.pixelSize: Metrics.small
            }
        }
    }
}
