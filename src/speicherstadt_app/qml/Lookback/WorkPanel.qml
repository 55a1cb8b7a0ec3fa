pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Controls
import Theme
import Speicherstadt.Models as Models

// A review on its way: the decision that was looked at last with its picture, how far it is, and how long it may take.
Panel {
    id: panel

    required property Models.ReviewNow now

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
        spacing: 10

        Label {
            Layout.fillWidth: true
            text: qsTr("Looking back at your game")
            slab: true
            wrapMode: Text.WordWrap
            font.pixelSize: Metrics.title
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Picture {
            visible: panel.now.latestArt !== ""
            Layout.alignment: Qt.AlignHCenter
            Layout.preferredWidth: Math.min(column.width, 440)
            Layout.preferredHeight: Math.round(Math.min(column.width, 440) * 0.52)
            art: panel.now.latestArt
        }
        Label {
            Layout.fillWidth: true
            text: panel.now.latestWhen
            wrapMode: Text.WordWrap
            color: Theme.ink2
            font.pixelSize: Metrics.small
            Accessible.ignored: true
        }
        // Always as high, so that nothing below moves.
        Label {
            Layout.fillWidth: true
            Layout.preferredHeight: Math.max(implicitHeight, 2 * Metrics.body * 1.35)
            text: panel.now.latest
            strong: true
            wrapMode: Text.WordWrap
            verticalAlignment: Text.AlignTop
            Accessible.ignored: true
        }
        ProgressBar {
            Layout.fillWidth: true
            name: qsTr("How much of the game has been looked at")
            value: panel.now.progress
        }
        GridLayout {
            Layout.fillWidth: true
            columns: counted.implicitWidth + remaining.implicitWidth + 16 <= width ? 2 : 1

            Label {
                id: counted
                Layout.fillWidth: true
                text: panel.now.looked
            }
            Label {
                id: remaining
                text: panel.now.left
                color: Theme.ink2
            }
        }
        Label {
            Layout.fillWidth: true
            text: qsTr("You may leave the page: coming back, it goes on from there.")
            wrapMode: Text.WordWrap
            color: Theme.ink2
            font.pixelSize: Metrics.small
        }
    }
}
