pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Speicherstadt.Models as Models

// Asks before something is done that can't be had back. Enter says no, and the ring shows it: the other one looks primary.
Sheet {
    id: sheet

    required property Models.Question question

    signal answered(yes: bool)

    title: question.title
    visible: question.visible
    onOpened: no.focusReason = Qt.TabFocusReason
    onClosed: {
        if (sheet.question.visible)
            sheet.answered(false)
    }

    Label {
        width: parent ? (parent as Column).width : 0
        text: sheet.question.text
        wrapMode: Text.WordWrap
        Accessible.role: Accessible.StaticText
        Accessible.name: text
        // One question may come after another: Enter says no to that one, too.
        onTextChanged: {
            if (sheet.opened)
                no.forceActiveFocus(Qt.TabFocusReason)
        }
    }
    buttons: [
        Btn {
            text: sheet.question.yes
            kind: "primary"
            onClicked: sheet.answered(true)
        },
        Btn {
            id: no
            text: sheet.question.no
            focus: true
            onClicked: sheet.answered(false)
        }
    ]
}
