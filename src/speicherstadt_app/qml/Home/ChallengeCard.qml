pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Controls
import Theme

// A table with a goal: what it asks for, who sits there, and how one has fared with it.
Panel {
    id: card

    required property string name
    required property int number
    required property string title
    required property string lead
    required property string goal
    required property string table
    required property var seats
    required property string became
    required property string note
    required property string gameId
    required property string button
    required property string spoken

    signal played
    signal wentOn

    implicitHeight: Math.max(150, body.implicitHeight + 28)
    radius: Metrics.radiusLarge
    Accessible.role: Accessible.ListItem
    Accessible.name: spoken

    Rectangle {
        id: flank
        x: 1
        y: 1
        width: Metrics.px(28) + 28
        height: parent.height - 2
        topLeftRadius: Metrics.radiusLarge - 1
        bottomLeftRadius: Metrics.radiusLarge - 1
        color: card.became === "reached" ? Theme.coin : Theme.bar

        Column {
            anchors.centerIn: parent
            spacing: 6

            Label {
                anchors.horizontalCenter: parent.horizontalCenter
                text: card.number
                slab: true
                color: card.became === "reached" ? Theme.darkInk : Theme.barText
                font.pixelSize: Metrics.number
                Accessible.ignored: true
            }
            ArtIcon {
                visible: card.became === "reached"
                anchors.horizontalCenter: parent.horizontalCenter
                width: Metrics.px(26)
                height: width
                art: "signs/star"
                tint: Theme.darkInk
            }
        }
    }
    ColumnLayout {
        id: body
        anchors {
            left: flank.right
            right: parent.right
            leftMargin: 16
            rightMargin: 14
            top: parent.top
            topMargin: 14
        }
        spacing: 4

        Label {
            Layout.fillWidth: true
            text: card.title
            slab: true
            wrapMode: Text.WordWrap
            font.pixelSize: Metrics.title
        }
        Label {
            Layout.fillWidth: true
            text: card.goal
            strong: true
            wrapMode: Text.WordWrap
        }
        Label {
            Layout.fillWidth: true
            text: card.lead
            wrapMode: Text.WordWrap
        }
        Label {
            Layout.fillWidth: true
            text: card.table
            wrapMode: Text.WordWrap
            color: Theme.ink2
            font.pixelSize: Metrics.small
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.topMargin: 4
            spacing: 12

            Btn {
                kind: card.became === "new" ? "primary" : "plain"
                text: card.button
                Accessible.name: qsTr("%1: %2").arg(card.button).arg(card.title)
                Accessible.description: card.goal
                onClicked: card.gameId === "" ? card.played() : card.wentOn()
            }
            Label {
                visible: card.note !== ""
                Layout.fillWidth: true
                text: card.note
                wrapMode: Text.WordWrap
                color: Theme.ink2
            }
        }
    }
}
