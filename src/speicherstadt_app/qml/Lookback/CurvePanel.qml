pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Controls
import Frame
import Theme
import Speicherstadt.Models as Models

// The curve, or the same as a table; below it what is read.
Panel {
    id: panel

    required property Models.Review model
    readonly property Models.ReviewNow now: model.now
    property bool asTable: false
    readonly property bool there: now.gameId !== ""

    implicitHeight: column.implicitHeight + 28
    radius: Metrics.radiusLarge

    ColumnLayout {
        id: column
        anchors {
            left: parent.left
            right: parent.right
            top: parent.top
            margins: 14
        }
        spacing: 8

        GridLayout {
            Layout.fillWidth: true
            columns: title.implicitWidth + how.implicitWidth + 30 < column.width ? 2 : 1

            Label {
                id: title
                Layout.fillWidth: true
                text: panel.now.lines.length === 1 ? qsTr("Outlook, round by round (0 to 100)") : qsTr("Chance of winning, round by round")
                slab: true
                wrapMode: Text.WordWrap
                font.pixelSize: Metrics.title
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            Segmented {
                id: how
                visible: panel.there
                name: qsTr("How it is shown")
                options: [qsTr("Picture"), qsTr("Table")]
                current: panel.asTable ? 1 : 0
                onChosen: index => panel.asTable = index === 1
            }
        }
        CurvePlot {
            id: plot
            visible: !panel.asTable
            Layout.fillWidth: true
            Layout.preferredHeight: Math.max(310, Metrics.px(130) + 180)
            lines: panel.now.lines
            ticks: panel.now.scale
            bands: panel.now.bands
            happenings: panel.now.happenings
            marks: panel.now.marks
            told: panel.now.told
            rounds: panel.now.rounds
            fair: panel.now.fair
            onOpened: at => panel.model.replay(panel.now.told[at].ply)
        }
        ShareTable {
            visible: panel.asTable
            Layout.fillWidth: true
            rows: panel.now.table
            seats: panel.now.seats
        }
        // What lies at the point that is read. Always as high, so that nothing below moves.
        Item {
            visible: panel.there && !panel.asTable
            Layout.fillWidth: true
            implicitHeight: Math.max(Metrics.target, what.implicitHeight) + shares.implicitHeight + 4

            readonly property var read: plot.at < 0 ? null : panel.now.told[plot.at]

            Label {
                id: what
                width: parent.width - there.width - 10
                height: Math.max(Metrics.target, 2 * Metrics.body * 1.3)
                text: parent.read?.title ?? qsTr("Point or tap to read values.")
                wrapMode: Text.WordWrap
                color: parent.read ? Theme.ink : Theme.ink2
            }
            Btn {
                id: there
                anchors.right: parent.right
                enabled: parent.read !== null
                text: qsTr("Watch")
                Accessible.description: qsTr("The replay at this point")
                onClicked: panel.model.replay(panel.now.told[plot.at].ply)
            }
            Flow {
                id: shares
                anchors.top: what.bottom
                anchors.topMargin: 4
                width: parent.width
                spacing: 14

                Repeater {
                    model: panel.now.seats

                    Row {
                        id: one
                        required property int index
                        required property var modelData
                        readonly property var seat: modelData

                        spacing: 5

                        Medallion {
                            size: Metrics.art(22)
                            sign: one.seat.sign
                        }
                        Label {
                            height: Metrics.art(22)
                            text: panel.now.told[plot.at]?.shares[one.index] ?? panel.now.told[panel.now.told.length - 1]?.shares[one.index] ?? ""
                            strong: true
                            Accessible.name: Writing.isolated(one.seat.name) + " " + text
                        }
                    }
                }
            }
        }
    }
}
