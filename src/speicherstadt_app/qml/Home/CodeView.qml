pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Controls
import Speicherstadt.Models as Models
import Theme

// A deal that somebody sent: typed in, looked at, played.
Group {
    id: view

    required property Models.CodePart code

    signal typed(string text)
    signal played

    heading: qsTr("A deal from a code")

    Label {
        Layout.fillWidth: true
        text: qsTr("Enter the code of a game to sit down at the same table, with the same opponents and the same luck. Every finished game has its code.")
        wrapMode: Text.WordWrap
    }
    TextField {
        Layout.fillWidth: true
        Layout.maximumWidth: Metrics.px(460)
        label: qsTr("Code")
        placeholder: "XXXX XXXX XXXX XXXX"
        maximumLength: 60
        text: view.code.text
        wrong: view.code.wrong
        onEdited: text => view.typed(text)
        onAccepted: view.played()
    }
    Faces {
        visible: view.code.canStart
        Layout.fillWidth: true
        seats: view.code.seats
    }
    Label {
        visible: view.code.canStart
        Layout.fillWidth: true
        text: view.code.table
        wrapMode: Text.WordWrap
    }
    Btn {
        kind: "primary"
        text: qsTr("Play")
        Accessible.description: view.code.table
        onClicked: view.played()
    }
    Label {
        Layout.fillWidth: true
        text: qsTr("Capitals, spaces and hyphens make no difference. Custom options are not part of a code. A deal already played here does not count in your statistics.")
        wrapMode: Text.WordWrap
        color: Theme.ink2
        font.pixelSize: Metrics.small
    }
}
