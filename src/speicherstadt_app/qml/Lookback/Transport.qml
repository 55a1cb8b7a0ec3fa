pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Controls
import Theme
import Speicherstadt.Models as Models

// Where in the game one is, what was done last, and the ways from here: by decision, by one's own decisions, by round.
Panel {
    id: transport

    required property Models.Replay model
    readonly property Models.ReplayNow now: model.now

    readonly property real least: ways.implicitHeight + words.least + 18

    implicitHeight: Math.max(least, rows.implicitHeight + 16)
    radius: Metrics.radiusLarge
    line: Theme.edge

    component Way: IconBtn {
        Layout.alignment: Qt.AlignVCenter
    }

    ColumnLayout {
        id: rows
        anchors {
            left: parent.left
            right: parent.right
            leftMargin: 14
            rightMargin: 10
            bottom: parent.bottom
            bottomMargin: 8
        }
        spacing: 2

        RowLayout {
            id: words

            readonly property real least: Math.ceil(2 * Metrics.body * 1.25)     // two lines

            Layout.fillWidth: true
            Layout.minimumHeight: least
            spacing: 14

            Label {
                Layout.fillWidth: true
                text: transport.now.told === "" ? transport.now.asks : transport.now.told
                strong: true
                wrapMode: Text.WordWrap
            }
            Label {
                visible: transport.now.told !== "" && transport.width > Metrics.px(640)
                Layout.maximumWidth: transport.width * 0.4
                text: transport.now.asks
                wrapMode: Text.WordWrap
                horizontalAlignment: Text.AlignRight
                color: Theme.ink2
            }
        }
        GridLayout {
            id: ways
            Layout.fillWidth: true
            columns: transport.width > 760 ? 2 : 1
            columnSpacing: 8
            rowSpacing: 0

            RowLayout {
                spacing: 0

                Way {
                    art: "signs/first"
                    text: qsTr("To the start")
                    key: qsTr("Home")
                    enabled: transport.now.stop > 0
                    onClicked: transport.model.go(0)
                }
                Way {
                    art: "signs/part-back"
                    text: qsTr("Previous round")
                    key: qsTr("Page up")
                    enabled: transport.now.stop > 0
                    onClicked: transport.model.stepRound(-1)
                }
                Way {
                    art: "signs/own-back"
                    text: qsTr("Previous decision of this player")
                    key: qsTr("Shift ←")
                    enabled: transport.now.stop > 0
                    onClicked: transport.model.stepMine(-1)
                }
                Way {
                    art: "signs/step-back"
                    text: qsTr("Previous decision")
                    key: "←"
                    enabled: transport.now.stop > 0
                    onClicked: transport.model.step(-1)
                }
                Way {
                    art: transport.now.playing ? "signs/pause" : "signs/play"
                    tint: Theme.primary
                    size: 30
                    text: transport.now.playing ? qsTr("Pause") : qsTr("Play")
                    key: qsTr("Space")
                    onClicked: transport.now.playing ? transport.model.pause() : transport.model.play()
                }
                Way {
                    art: "signs/step"
                    text: qsTr("Next decision")
                    key: "→"
                    enabled: transport.now.stop < transport.now.last
                    onClicked: transport.model.step(1)
                }
                Way {
                    art: "signs/own"
                    text: qsTr("Next decision of this player")
                    key: qsTr("Shift →")
                    enabled: transport.now.stop < transport.now.last
                    onClicked: transport.model.stepMine(1)
                }
                Way {
                    art: "signs/part"
                    text: qsTr("Next round")
                    key: qsTr("Page down")
                    enabled: transport.now.stop < transport.now.last
                    onClicked: transport.model.stepRound(1)
                }
                Way {
                    art: "signs/last"
                    text: qsTr("To the end")
                    key: qsTr("End")
                    enabled: transport.now.stop < transport.now.last
                    onClicked: transport.model.go(transport.now.last)
                }
            }
            RowLayout {
                Layout.fillWidth: true
                visible: transport.now.several
                spacing: 8

                Btn {
                    text: qsTr("This table only")
                    kind: checked ? "primary" : "plain"
                    checkable: true
                    checked: transport.now.oneTable
                    Accessible.description: qsTr("Step through the decisions at the table of the player in front")
                    onToggled: transport.model.keepToTable(checked)
                }
                Btn {
                    visible: transport.now.canSpread
                    text: qsTr("All tables")
                    kind: checked ? "primary" : "plain"
                    checkable: true
                    checked: transport.now.spread
                    Accessible.description: qsTr("All tables side by side, without the opponents")
                    onToggled: transport.model.spread(checked)
                }
                Item {
                    Layout.fillWidth: true
                }
            }
            SliderRow {
                Layout.fillWidth: true
                Layout.columnSpan: transport.now.several ? ways.columns : 1
                bare: true
                focus: true
                text: qsTr("Decision")
                from: 0
                to: Math.max(1, transport.now.last)
                stepSize: 1
                value: transport.now.stop
                shown: qsTr("%1 of %2").arg(transport.now.stop + 1).arg(transport.now.last + 1)
                shownWidth: Metrics.px(92)
                onMoved: value => transport.model.go(Math.round(value))
            }
        }
    }
}
