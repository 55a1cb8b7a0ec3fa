pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Controls
import Speicherstadt.Models as Models
import Theme

// What game it will be, and the button that begins it.
Panel {
    id: panel

    required property Models.NewGame game
    implicitHeight: go.implicitHeight + 20

    GridLayout {
        id: go

        readonly property bool stacked: panel.width - 34 < start.implicitWidth + Metrics.px(150)

        anchors {
            left: parent.left
            right: parent.right
            leftMargin: 20
            rightMargin: stacked ? 20 : 14
            verticalCenter: parent.verticalCenter
        }
        columns: stacked ? 1 : 2
        columnSpacing: 12
        rowSpacing: 12

        ColumnLayout {
            Layout.fillWidth: true
            spacing: 3

            Label {
                Layout.fillWidth: true
                text: panel.game.canStart ? panel.game.summary : panel.game.whyNot
                strong: true
                wrapMode: Text.WordWrap
                color: panel.game.canStart ? Theme.ink : Theme.fire
            }
            Label {
                visible: text !== ""
                Layout.fillWidth: true
                text: panel.game.lengthText
                wrapMode: Text.WordWrap
                color: Theme.ink2
            }
            Label {
                Layout.fillWidth: true
                text: panel.game.countsText
                wrapMode: Text.WordWrap
                color: Theme.ink2
                font.pixelSize: Metrics.small
            }
        }
        Btn {
            id: start
            Layout.fillWidth: go.stacked
            focus: true
            kind: "primary"
            large: true
            minimum: 150
            enabled: panel.game.canStart
            text: panel.game.watches ? qsTr("Watch") : qsTr("Start")
            key: "↵"
            onClicked: panel.game.start()
        }
    }
}
