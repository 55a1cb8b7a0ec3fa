pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Controls
import Speicherstadt.Models as Models
import Theme

// With which options, how fast, and who begins: side by side as far as there is room.
Panel {
    id: panel

    required property Models.App app
    required property Models.NewGame game

    component Habit: ColumnLayout {
        id: habit

        property string text: ""

        Layout.fillWidth: true
        Layout.preferredWidth: 150
        Layout.alignment: Qt.AlignBottom
        spacing: 2

        Label {
            Layout.fillWidth: true
            Layout.leftMargin: 2
            text: habit.text
            wrapMode: Text.WordWrap
            color: Theme.ink2
            font.pixelSize: Metrics.small
            Accessible.ignored: true
        }
    }

    implicitHeight: habits.implicitHeight + 20

    GridLayout {
        id: habits
        anchors {
            left: parent.left
            right: parent.right
            margins: 12
            verticalCenter: parent.verticalCenter
        }
        readonly property int things: panel.game.options.filter(option => option.values.length > 1).length + panel.game.options.filter(option => option.page !== "").length + (panel.game.players > 1 ? 3 : 2)
        readonly property int most: Math.max(1, Math.floor((width + columnSpacing) / (Metrics.px(138) + columnSpacing)))

        // In as few rows as there is room for, and none of them left with a single thing.
        columns: Math.ceil(things / Math.ceil(things / most))
        columnSpacing: 12
        rowSpacing: 8

        Repeater {
            model: panel.game.options.length

            Habit {
                id: choice

                required property int index
                readonly property var option: panel.game.options[index]

                visible: option.values.length > 1
                text: option.name
                Choice {
                    Layout.fillWidth: true
                    name: choice.option.name
                    model: choice.option.values
                    currentIndex: choice.option.current
                    onActivated: index => panel.game.setOption(choice.option.key, index)
                }
            }
        }
        Habit {
            visible: panel.game.players > 1
            text: qsTr("Opponents' speed")
            Choice {
                Layout.fillWidth: true
                name: qsTr("Opponents' speed")
                model: panel.app.settings.speeds
                textRole: "label"
                currentIndex: panel.app.settings.speeds.findIndex(speed => speed.key === panel.app.settings.speed)
                onActivated: index => panel.app.settings.speed = panel.app.settings.speeds[index].key
            }
        }
        Habit {
            text: qsTr("Confirming moves")
            Choice {
                Layout.fillWidth: true
                name: qsTr("Confirming moves")
                model: panel.app.settings.confirms
                textRole: "label"
                currentIndex: panel.app.settings.confirms.findIndex(style => style.key === panel.app.settings.confirm)
                onActivated: index => panel.app.settings.confirm = panel.app.settings.confirms[index].key
            }
        }
        Habit {
            visible: panel.game.players > 1
            text: qsTr("First player")
            Segmented {
                Layout.fillWidth: true
                name: qsTr("First player")
                options: [qsTr("Chance"), qsTr("Me")]
                current: panel.game.firstPlayer === "me" ? 1 : 0
                onChosen: index => panel.game.firstPlayer = index === 1 ? "me" : "chance"
            }
        }
        Repeater {
            model: panel.game.options.length

            Btn {
                required property int index
                readonly property var option: panel.game.options[index]

                visible: option.page !== ""
                Layout.fillWidth: true
                Layout.alignment: Qt.AlignBottom
                kind: "quiet"
                text: option.way
                onClicked: panel.app.navigate(option.page)
            }
        }
    }
}
