pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Controls
import Frame
import Theme
import Speicherstadt.Models as Models

// Skill and luck: what everybody's decisions cost, and what the deals gave, each with its sign.
Panel {
    id: panel

    required property Models.ReviewNow now
    readonly property bool lucky: now.columns.some(column => column.key === "luck")
    readonly property bool measured: now.skill.some(person => person.accuracy !== "")
    readonly property bool narrow: width < Metrics.px(820)
    readonly property string costs: {
        if (now.skill.length === 1)
            return lucky ? qsTr("What decisions cost and what the deals gave, on a scale from 0 to 100.") : qsTr("What decisions cost, on a scale from 0 to 100.")
        return lucky ? qsTr("What decisions cost and what the deals gave, in hundredths of a win.") : qsTr("What decisions cost, in hundredths of a win.")
    }

    implicitHeight: column.implicitHeight + 28
    radius: Metrics.radiusLarge

    component Figure: ColumnLayout {
        id: figure

        required property var cell
        required property string title

        spacing: 3

        Label {
            visible: panel.narrow
            Layout.fillWidth: true
            text: figure.title
            wrapMode: Text.WordWrap
            color: Theme.ink2
            font.pixelSize: Metrics.small
            Accessible.ignored: true
        }
        Label {
            text: figure.cell.note === "" ? figure.cell.text : figure.cell.text + "  " + figure.cell.note
            strong: true
            Accessible.ignored: true
        }
        // From the middle to the left what was lost, to the right what was won.
        Rectangle {
            id: track
            Layout.fillWidth: true
            implicitHeight: 12
            radius: 3
            color: Theme.sand

            Rectangle {
                readonly property real half: track.width / 2

                x: figure.cell.bar < 0 ? half * (1 + figure.cell.bar) : half
                width: half * Math.abs(figure.cell.bar)
                height: parent.height
                radius: 2
                color: figure.cell.bar < 0 ? Theme.fire : Theme.primary
            }
            Rectangle {
                x: parent.width / 2 - 1
                y: -3
                width: 2
                height: parent.height + 6
                color: Theme.ink
            }
        }
    }

    ColumnLayout {
        id: column
        anchors {
            left: parent.left
            right: parent.right
            top: parent.top
            margins: 14
        }
        spacing: 10

        Label {
            text: panel.lucky ? qsTr("Skill and luck") : qsTr("Skill")
            slab: true
            font.pixelSize: Metrics.title
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Label {
            Layout.fillWidth: true
            text: panel.costs + (panel.measured ? " " + qsTr("Accuracy: about 30 for drawing lots, 95 for the strongest level, 100 if nothing was lost.") : "")
            wrapMode: Text.WordWrap
            color: Theme.ink2
        }
        RowLayout {
            visible: !panel.narrow
            Layout.fillWidth: true
            spacing: 18

            Item {
                Layout.preferredWidth: 220
            }
            Label {
                visible: panel.measured
                Layout.preferredWidth: Metrics.px(78)
                text: qsTr("Accuracy")
                color: Theme.ink2
                font.pixelSize: Metrics.small
                Accessible.ignored: true
            }
            Repeater {
                model: panel.now.columns

                Label {
                    required property var modelData

                    Layout.fillWidth: true
                    Layout.preferredWidth: 100
                    text: modelData.title
                    color: Theme.ink2
                    font.pixelSize: Metrics.small
                    Accessible.ignored: true
                }
            }
        }
        Repeater {
            model: panel.now.skill

            GridLayout {
                id: person

                required property var modelData
                readonly property var row: modelData

                Layout.fillWidth: true
                columns: panel.narrow ? 2 : 2 + panel.measured + panel.now.columns.length
                columnSpacing: 18
                rowSpacing: 6
                Accessible.role: Accessible.ListItem
                Accessible.name: row.spoken

                RowLayout {
                    Layout.preferredWidth: panel.narrow ? 100 : 220
                    Layout.fillWidth: panel.narrow
                    spacing: 10

                    HouseSign {
                        size: Metrics.art(40)
                        sign: person.row.sign
                        art: person.row.art
                    }
                    ColumnLayout {
                        Layout.fillWidth: true
                        spacing: 0

                        Label {
                            Layout.fillWidth: true
                            text: person.row.name
                            strong: true
                            wrapMode: Text.WordWrap
                            Accessible.ignored: true
                        }
                        Label {
                            Layout.fillWidth: true
                            text: person.row.verdicts
                            wrapMode: Text.WordWrap
                            color: Theme.ink2
                            font.pixelSize: Metrics.small
                            Accessible.ignored: true
                        }
                    }
                }
                ColumnLayout {
                    visible: panel.measured
                    Layout.preferredWidth: panel.narrow ? 100 : Metrics.px(78)
                    Layout.fillWidth: panel.narrow
                    spacing: 0

                    Label {
                        visible: panel.narrow
                        text: qsTr("Accuracy")
                        color: Theme.ink2
                        font.pixelSize: Metrics.small
                        Accessible.ignored: true
                    }
                    Label {
                        text: person.row.accuracy
                        strong: true
                        font.pixelSize: Metrics.number
                        Accessible.ignored: true
                    }
                }
                Repeater {
                    model: person.row.cells

                    Figure {
                        required property int index
                        required property var modelData

                        Layout.fillWidth: true
                        Layout.preferredWidth: 100
                        cell: modelData
                        title: panel.now.columns[index]?.title ?? ""
                    }
                }
            }
        }
    }
}
