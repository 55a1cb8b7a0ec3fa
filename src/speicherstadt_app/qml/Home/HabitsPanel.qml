pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Controls
import Speicherstadt.Models as Models
import Theme

// With which options, how fast, and who begins.
Panel {
    id: panel

    required property Models.App app
    required property Models.NewGame game

    component Habit: RowLayout {
        id: habit

        property string text: ""
        required property real room
        default property alias content: holder.data

        Layout.fillWidth: true
        spacing: 12

        Label {
            Layout.fillWidth: true
            Layout.leftMargin: 8
            text: habit.text
            wrapMode: Text.WordWrap
            Accessible.ignored: true
        }
        ColumnLayout {
            id: holder
            Layout.minimumWidth: Math.min(Metrics.px(200), habit.room * 0.56)
            Layout.maximumWidth: Layout.minimumWidth
        }
    }

    implicitHeight: habits.implicitHeight + 24

    ColumnLayout {
        id: habits
        anchors {
            left: parent.left
            right: parent.right
            top: parent.top
            margins: 12
        }
        spacing: 8

        Repeater {
            model: panel.game.options.length

            Habit {
                id: choice

                required property int index
                readonly property var option: panel.game.options[index]

                visible: option.values.length > 1
                room: habits.width
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
            room: habits.width
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
            room: habits.width
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
            room: habits.width
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
                kind: "quiet"
                text: option.way
                onClicked: panel.app.navigate(option.page)
            }
        }
        Btn {
            Layout.fillWidth: true
            kind: "quiet"
            text: qsTr("Today, challenges, codes …")
            onClicked: panel.app.navigate("challenges")
        }
    }
}
