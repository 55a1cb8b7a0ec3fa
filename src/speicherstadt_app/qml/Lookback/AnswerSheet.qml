pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme
import Speicherstadt.Models as Models

// What could have been done, the best first, with shares and reasons in words.
Sheet {
    id: sheet

    required property Models.Review model
    readonly property var values: model.puzzle

    title: values.verdict === "" ? qsTr("The answer") : values.verdict
    subtitle: values.title
    wanted: 720

    // Praise where it is due.
    Row {
        visible: sheet.values.good
        spacing: 12

        Rectangle {
            width: Metrics.px(40)
            height: width
            radius: width / 2
            color: Theme.primary

            ArtIcon {
                anchors.centerIn: parent
                width: parent.width * 0.6
                height: width
                art: "signs/check"
                tint: Theme.primaryText
            }
        }
        Label {
            height: Metrics.px(40)
            text: qsTr("A strong computer player would do the same.")
            strong: true
            Accessible.ignored: true
        }
    }
    Repeater {
        model: sheet.values.choices

        Panel {
            id: choice

            required property var modelData
            readonly property var shown: modelData

            width: parent ? parent.width : 0
            height: words.implicitHeight + 24
            implicitHeight: height
            lift: 0
            line: shown.best ? Theme.primary : Theme.hairline
            lineWidth: shown.best ? 2 : 1
            Accessible.role: Accessible.ListItem
            Accessible.name: shown.spoken

            // As long as its share.
            Rectangle {
                x: 2
                y: 2
                width: Math.max(0, (parent.width - 4) * choice.shown.value)
                height: parent.height - 4
                radius: Metrics.radius - 2
                color: choice.shown.best ? Theme.primaryWash : Theme.well
            }
            Column {
                id: words
                x: 14
                y: 12
                width: parent.width - 28
                spacing: 4

                Item {
                    width: parent.width
                    height: Math.max(what.implicitHeight, share.implicitHeight)

                    Label {
                        id: what
                        width: parent.width - share.width - 12
                        text: choice.shown.text
                        strong: true
                        wrapMode: Text.WordWrap
                        Accessible.ignored: true
                    }
                    Label {
                        id: share
                        anchors.right: parent.right
                        text: choice.shown.share
                        strong: true
                        font.pixelSize: Metrics.title
                        Accessible.ignored: true
                    }
                }
                Label {
                    visible: text !== ""
                    width: parent.width
                    text: choice.shown.mark
                    wrapMode: Text.WordWrap
                    color: choice.shown.best ? Theme.primary : Theme.ink2
                    strong: true
                    font.pixelSize: Metrics.small
                    Accessible.ignored: true
                }
                Label {
                    visible: text !== ""
                    width: parent.width
                    text: choice.shown.why
                    wrapMode: Text.WordWrap
                    Accessible.ignored: true
                }
            }
        }
    }
    Label {
        width: parent ? parent.width : 0
        text: sheet.model.now.seats.length === 1 ? qsTr("How well the game may end, from 0 to 100, as a strong computer player sees it. It can be wrong, too.") : qsTr("Chances of winning, as a strong computer player sees them. It can be wrong, too.")
        wrapMode: Text.WordWrap
        color: Theme.ink2
        font.pixelSize: Metrics.small
    }
    buttons: [
        Btn {
            visible: sheet.values.number < sheet.values.last
            kind: "primary"
            focus: visible
            text: qsTr("The next one")
            onClicked: {
                sheet.close()
                sheet.model.ask(sheet.values.number + 1)
            }
        },
        Btn {
            focus: sheet.values.number >= sheet.values.last
            text: qsTr("Back to the review")
            onClicked: {
                sheet.close()
                sheet.model.closePuzzle()
            }
        },
        Btn {
            text: qsTr("Try again")
            onClicked: {
                sheet.close()
                sheet.model.ask(sheet.values.number)
            }
        }
    ]
}
