pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Controls
import Speicherstadt.Models as Models
import Theme

// How strong all opponents are, by name and by what was measured, and which level suits the person who plays.
Panel {
    id: panel

    required property Models.NewGame game
    implicitHeight: strength.implicitHeight + 20

    ColumnLayout {
        id: strength

        // Large text leaves no room for all of them.
        readonly property bool laid: Metrics.textScale < 1.5
        // -1: they differ.
        readonly property int step: panel.game.levels.findIndex(level => level.key === panel.game.level)

        // What is pressed to take a level is gone once it is taken: the keyboard goes to where it is set.
        function take(reason: int): void {
            panel.game.takeSuited()
            const set = laid ? steps.itemAt(step) : list
            set?.forceActiveFocus(reason)
        }

        anchors {
            left: parent.left
            right: parent.right
            top: parent.top
            margins: 10
        }
        spacing: 2

        Flow {
            Layout.fillWidth: true
            Layout.leftMargin: 8
            spacing: 12

            Label {
                id: heading
                text: qsTr("Strength")
                slab: true
                font.pixelSize: Metrics.title
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            Label {
                width: Math.min(implicitWidth, parent.width)
                height: Math.max(heading.height, implicitHeight)
                wrapMode: Text.WordWrap
                text: panel.game.levels.some(level => level.rating) ? qsTr("of all opponents, as measured") : qsTr("of all opponents")
                color: Theme.ink2
                font.pixelSize: Metrics.small
            }
        }
        Choice {
            id: list
            visible: !strength.laid
            Layout.fillWidth: true
            Layout.topMargin: 4
            name: qsTr("Strength")
            model: panel.game.levels
            textRole: "choice"
            currentIndex: strength.step
            onActivated: index => panel.game.level = panel.game.levels[index].key
        }
        Repeater {
            id: steps
            model: strength.laid ? panel.game.levels.length : 0

            // One stop for Tab, arrows choose; Enter starts the game, as everywhere on this page.
            T.AbstractButton {
                id: row

                required property int index
                readonly property var level: panel.game.levels[index] ?? {}
                readonly property bool chosen: strength.step === index

                function step(by: int): void {
                    const next = steps.itemAt(index + by) as T.AbstractButton
                    if (next !== null) {
                        next.forceActiveFocus(Qt.TabFocusReason)
                        next.click()
                    }
                }

                Layout.fillWidth: true
                focusPolicy: chosen || strength.step < 0 && index === 0 ? Qt.StrongFocus : Qt.ClickFocus
                hoverEnabled: true
                checkable: true
                autoExclusive: true
                checked: chosen
                implicitHeight: Math.max(Metrics.target, words.implicitHeight + 8)
                Accessible.role: Accessible.RadioButton
                Accessible.name: level.title ?? ""
                Accessible.description: [level.note, level.rating].filter(each => each).join(", ")
                onClicked: panel.game.level = row.level.key
                Keys.onUpPressed: row.step(-1)
                Keys.onDownPressed: row.step(1)

                background: Rectangle {
                    radius: Metrics.radius
                    color: row.chosen ? Theme.primaryWash : row.hovered ? Theme.hovered : Theme.clear
                    border {
                        width: row.chosen ? 2 : 0
                        color: Theme.primary
                    }

                    FocusRing {
                        visible: row.visualFocus
                    }
                }
                contentItem: Item {
                    RowLayout {
                        id: words
                        anchors {
                            left: parent.left
                            right: parent.right
                            leftMargin: 10
                            rightMargin: 12
                            verticalCenter: parent.verticalCenter
                        }
                        spacing: 10

                        Rectangle {
                            Layout.preferredWidth: Metrics.art(20)
                            Layout.preferredHeight: Metrics.art(20)
                            radius: width / 2
                            color: Theme.card
                            border {
                                width: 2
                                color: Theme.primary
                            }

                            Rectangle {
                                visible: row.chosen
                                anchors.centerIn: parent
                                width: Metrics.art(10)
                                height: width
                                radius: width / 2
                                color: Theme.primary
                            }
                        }
                        Label {
                            Layout.preferredWidth: Math.max(implicitWidth, Metrics.px(92))
                            text: row.level.title ?? ""
                            strong: true
                            Accessible.ignored: true
                        }
                        Label {
                            Layout.fillWidth: true
                            text: row.level.note ?? ""
                            wrapMode: Text.WordWrap
                            lineHeight: 0.95
                            color: Theme.ink2
                            font.pixelSize: Metrics.small
                            Accessible.ignored: true
                        }
                        Label {
                            text: row.level.rating ?? ""
                            strong: true
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
        Btn {
            id: suiting
            visible: panel.game.suitsElse && panel.game.suitsText !== ""
            Layout.fillWidth: true
            Layout.topMargin: 6
            kind: "quiet"
            text: panel.game.suitsText
            Accessible.description: panel.game.suitsNote
            onClicked: strength.take(visualFocus ? Qt.TabFocusReason : Qt.MouseFocusReason)
        }
        Label {
            visible: !suiting.visible && text !== ""
            Layout.fillWidth: true
            Layout.leftMargin: 8
            Layout.topMargin: 2
            text: panel.game.suitsText
            strong: true
            wrapMode: Text.WordWrap
            font.pixelSize: Metrics.small
        }
        Label {
            visible: text !== ""
            Layout.fillWidth: true
            Layout.leftMargin: 8
            text: panel.game.suitsNote
            wrapMode: Text.WordWrap
            color: Theme.ink2
            font.pixelSize: Metrics.small
        }
    }
}
