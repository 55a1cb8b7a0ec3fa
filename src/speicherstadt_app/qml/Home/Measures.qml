pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Controls
import Theme

// What oneself and others made of the same cards, the best first.
Column {
    id: measures

    required property var rows                // [{ who, me, score, place, spoken }]

    spacing: 2
    Accessible.role: Accessible.List
    Accessible.name: qsTr("The same cards in your place")

    Repeater {
        model: measures.rows.length

        Rectangle {
            id: row

            required property int index
            readonly property var each: measures.rows[index]

            width: measures.width
            implicitHeight: line.implicitHeight + 14
            radius: Metrics.radius
            color: row.each.me ? Theme.primaryWash : Theme.clear
            Accessible.role: Accessible.ListItem
            Accessible.name: row.each.spoken

            RowLayout {
                id: line
                anchors {
                    left: parent.left
                    right: parent.right
                    margins: 10
                    verticalCenter: parent.verticalCenter
                }
                spacing: 12

                Label {
                    Layout.fillWidth: true
                    text: row.each.who
                    strong: row.each.me
                    wrapMode: Text.WordWrap
                    Accessible.ignored: true
                }
                Label {
                    text: row.each.place
                    color: Theme.ink2
                    Accessible.ignored: true
                }
                Label {
                    Layout.minimumWidth: Metrics.px(84)
                    text: row.each.score
                    strong: true
                    horizontalAlignment: Text.AlignRight
                    Accessible.ignored: true
                }
            }
        }
    }
}
