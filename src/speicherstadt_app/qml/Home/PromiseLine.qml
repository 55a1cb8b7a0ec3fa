pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Controls
import Theme

// What is promised of the next game's cards before it begins, to be written down by those who want to check it afterwards.
Panel {
    id: line

    required property string promise          // the hash, in groups

    signal copied

    implicitHeight: words.implicitHeight + 20

    GridLayout {
        id: words

        readonly property bool stacked: width < copy.implicitWidth + Metrics.px(260)

        anchors {
            left: parent.left
            right: parent.right
            leftMargin: 20
            rightMargin: stacked ? 20 : 14
            verticalCenter: parent.verticalCenter
        }
        columns: stacked ? 1 : 2
        columnSpacing: 12
        rowSpacing: 8

        ColumnLayout {
            Layout.fillWidth: true
            spacing: 3

            Label {
                Layout.fillWidth: true
                text: qsTr("What chance brings in this game is already drawn. The hash of its seed, to check it after the game:")
                wrapMode: Text.WordWrap
                color: Theme.ink2
                font.pixelSize: Metrics.small
            }
            Label {
                Layout.fillWidth: true
                text: line.promise
                wrapMode: Text.WordWrap
                color: Theme.ink2
                font.pixelSize: Metrics.small
            }
        }
        Btn {
            id: copy
            kind: "quiet"
            text: qsTr("Copy")
            Accessible.name: qsTr("Copy the hash of the seed")
            onClicked: line.copied()
        }
    }
}
