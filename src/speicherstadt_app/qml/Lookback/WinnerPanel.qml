pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Controls
import Frame
import Theme
import Speicherstadt.Models as Models

// Who won, and the story of it; from here one steps through the game.
Panel {
    id: panel

    required property Models.ReviewNow now
    readonly property var best: now.players.filter(player => player.winner)

    signal stepped
    signal asked

    implicitHeight: row.implicitHeight + 24
    radius: Metrics.radiusLarge

    GridLayout {
        id: row
        anchors {
            left: parent.left
            right: parent.right
            verticalCenter: parent.verticalCenter
            margins: 14
        }
        columns: panel.width < Metrics.px(640) ? 1 : 3
        columnSpacing: 16
        rowSpacing: 10

        Row {
            visible: panel.best.length > 0
            spacing: 6

            Repeater {
                model: panel.best

                HouseSign {
                    required property var modelData

                    size: Metrics.art(64)
                    sign: modelData.sign
                    art: modelData.art
                }
            }
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 2

            Label {
                Layout.fillWidth: true
                text: panel.now.note
                strong: true
                wrapMode: Text.WordWrap
                font.pixelSize: Metrics.strong
            }
            Label {
                visible: text !== ""
                Layout.fillWidth: true
                text: panel.now.story
                wrapMode: Text.WordWrap
            }
        }
        Flow {
            Layout.fillWidth: row.columns === 1
            Layout.preferredWidth: row.columns === 1 ? -1 : step.implicitWidth + fair.implicitWidth + spacing
            spacing: Metrics.gap

            Btn {
                id: step
                kind: "primary"
                text: qsTr("Step through")
                onClicked: panel.stepped()
            }
            Btn {
                id: fair
                text: qsTr("Is it fair?")
                onClicked: panel.asked()
            }
        }
    }
}
