pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Controls
import Theme

// The way to a new game, under the picture of its door.
Panel {
    id: card

    required property string picture

    signal wanted

    radius: Metrics.radiusLarge
    implicitHeight: column.implicitHeight + 2 * Metrics.margin

    ColumnLayout {
        id: column
        anchors {
            fill: parent
            margins: Metrics.margin
        }
        spacing: 10

        Picture {
            visible: card.picture !== ""
            Layout.fillWidth: true
            Layout.preferredHeight: 118
            art: card.picture
            low: 0.8                          // people and boats are below
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.leftMargin: 4
            spacing: 12

            ColumnLayout {
                Layout.fillWidth: true
                spacing: 2

                Label {
                    Layout.fillWidth: true
                    text: qsTr("New game")
                    slab: true
                    wrapMode: Text.WordWrap
                    font.pixelSize: Metrics.number
                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                }
                Label {
                    Layout.fillWidth: true
                    text: qsTr("against the computer, or together")
                    wrapMode: Text.WordWrap
                    color: Theme.ink2
                    font.pixelSize: Metrics.small
                }
            }
            Btn {
                key: "N"
                minimum: 150
                text: qsTr("New game")
                onClicked: card.wanted()
            }
        }
    }
}
