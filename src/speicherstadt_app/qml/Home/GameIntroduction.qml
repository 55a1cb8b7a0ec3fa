pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Controls
import Theme

// Where no game waits: what this one is about, and how to begin.
Panel {
    id: introduction

    required property string scene
    required property string about
    required property bool learns

    signal wanted

    radius: Metrics.radiusLarge
    line: Theme.ink
    lineWidth: 3
    lift: 1.6
    implicitHeight: column.implicitHeight + 2 * Metrics.margin
    Accessible.role: Accessible.Grouping
    Accessible.name: introduction.about

    ColumnLayout {
        id: column
        anchors {
            fill: parent
            margins: Metrics.margin
        }
        spacing: 8

        Picture {
            visible: introduction.scene !== ""
            Layout.fillWidth: true
            Layout.preferredHeight: Math.round(Math.min(width * 0.4, 240))
            art: introduction.scene
            low: 0.8                          // people and boats are below
        }
        Label {
            Layout.fillWidth: true
            text: introduction.about
            strong: true
            wrapMode: Text.WordWrap
            font.pixelSize: Metrics.title
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: 12

            Label {
                Layout.fillWidth: true
                text: introduction.learns ? qsTr("in short lessons, at the table") : qsTr("against the computer, or together")
                wrapMode: Text.WordWrap
                color: Theme.ink2
            }
            Btn {
                focus: true
                kind: "primary"
                key: "↵"
                minimum: 190
                text: introduction.learns ? qsTr("Learn the game") : qsTr("New game")
                onClicked: introduction.wanted()
            }
        }
    }
}
