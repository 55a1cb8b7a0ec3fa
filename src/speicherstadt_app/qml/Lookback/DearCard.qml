pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Controls
import Theme

// A decision that lost much: what was done, what it cost, and what was missed by it.
Panel {
    id: card

    required property var dear                // {number, art, when, what, better, why, cost, verdict, spoken}
    readonly property bool pictured: dear.art !== ""

    signal asked

    implicitHeight: Math.max(112, row.implicitHeight + 20)
    radius: Metrics.radiusLarge
    Accessible.role: Accessible.ListItem
    Accessible.name: dear.spoken

    RowLayout {
        id: row
        anchors {
            left: parent.left
            right: parent.right
            verticalCenter: parent.verticalCenter
            margins: 10
            leftMargin: card.pictured ? 10 : Metrics.px(14) + 6      // beside the number
        }
        spacing: 12

        Column {
            id: scene
            // A game without a picture of its board leaves no empty frame.
            visible: card.pictured && card.width > Metrics.px(330)
            Layout.preferredWidth: Metrics.px(112)
            Layout.alignment: Qt.AlignTop
            spacing: 4

            Picture {
                width: parent.width
                height: Math.round(width * 0.64)
                art: card.dear.art
            }
            Label {
                width: parent.width
                text: card.dear.when
                wrapMode: Text.WordWrap
                color: Theme.ink2
                font.pixelSize: Metrics.small
                Accessible.ignored: true
            }
        }
        ColumnLayout {
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignTop
            spacing: 2

            Label {
                Layout.fillWidth: true
                text: card.dear.what
                strong: true
                wrapMode: Text.WordWrap
                Accessible.ignored: true
            }
            Label {
                Layout.fillWidth: true
                text: card.dear.better
                wrapMode: Text.WordWrap
                font.pixelSize: Metrics.small
                Accessible.ignored: true
            }
            Label {
                visible: text !== ""
                Layout.fillWidth: true
                text: card.dear.why
                wrapMode: Text.WordWrap
                font.pixelSize: Metrics.small
                Accessible.ignored: true
            }
            Label {
                visible: !scene.visible
                Layout.fillWidth: true
                text: card.dear.when
                wrapMode: Text.WordWrap
                color: Theme.ink2
                font.pixelSize: Metrics.small
                Accessible.ignored: true
            }
        }
        ColumnLayout {
            Layout.alignment: Qt.AlignTop
            spacing: 0

            Label {
                Layout.alignment: Qt.AlignRight
                text: card.dear.cost
                strong: true
                color: Theme.fire
                font.pixelSize: Metrics.figure
                Accessible.ignored: true
            }
            Label {
                Layout.alignment: Qt.AlignRight
                text: card.dear.verdict
                color: Theme.ink2
                font.pixelSize: Metrics.small
                Accessible.ignored: true
            }
            Btn {
                Layout.topMargin: 4
                text: qsTr("Try again")
                Accessible.name: qsTr("Try again: %1").arg(card.dear.spoken)
                onClicked: card.asked()
            }
        }
    }
    Rectangle {
        x: -6
        y: -6
        width: Metrics.px(16) + 12
        height: width
        radius: width / 2
        color: Theme.coin
        border {
            width: 2
            color: Theme.darkInk
        }

        Label {
            anchors.centerIn: parent
            text: card.dear.number
            strong: true
            color: Theme.darkInk
            Accessible.ignored: true
        }
    }
}
