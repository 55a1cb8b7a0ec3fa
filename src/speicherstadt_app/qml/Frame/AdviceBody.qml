pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme
import Speicherstadt.Models as Models

// What a hint, a suggestion or the why of a move says. One option at a time tells its reasons.
Column {
    id: body

    required property Models.Advice advice
    property bool terse: false                // little room: one row an option, and its lead stands elsewhere
    property int open: first                  // the option whose reasons are shown
    readonly property int options: each.count
    readonly property int first: terse ? 0 : 1

    signal wanted                             // the next step
    signal compared
    signal tried(token: string)

    spacing: terse ? 0 : 6

    Connections {
        target: body.advice
        function onStageChanged(): void {
            body.open = Qt.binding(() => body.first)
        }
    }
    Label {
        visible: !body.terse
        width: parent.width
        text: body.advice.lead
        wrapMode: Text.WordWrap
        lineHeight: 1.1
        font.pixelSize: body.advice.note === "" ? Metrics.body : Metrics.small
    }
    ProgressBar {
        visible: body.advice.stage === "working"
        width: parent.width
        indeterminate: true
        name: body.advice.lead
    }
    Repeater {
        id: each
        model: body.advice.options

        AdviceOption {
            id: option

            required property string token

            width: body.width
            terse: body.terse
            open: body.open === option.number
            onClicked: {
                body.open = option.open ? 0 : option.number
                // After a choice by key the focus goes back to the table: the next Enter is for that.
                if (option.token !== "")
                    option.focus = false
                body.tried(option.token)
            }
        }
    }
    Label {
        visible: text !== ""
        width: parent.width
        text: body.advice.note
        wrapMode: Text.WordWrap
        color: Theme.ink2
        font.pixelSize: Metrics.meta
    }
    Flow {
        visible: body.advice.more !== "" || body.advice.compares
        width: parent.width
        layoutDirection: Qt.RightToLeft
        spacing: 8

        Btn {
            visible: body.advice.more !== ""
            width: Math.min(implicitWidth, body.width)
            text: body.advice.more
            kind: "primary"
            key: "H"
            onClicked: body.wanted()
        }
        Btn {
            visible: body.advice.compares
            width: Math.min(implicitWidth, body.width)
            text: qsTr("Other moves")
            onClicked: body.compared()
        }
    }
}
