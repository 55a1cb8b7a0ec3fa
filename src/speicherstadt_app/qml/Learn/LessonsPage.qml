pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Controls
import Shell
import Speicherstadt.Models as Models
import Theme

// Lessons of two minutes, a first game of one's own, and the rules to look things up in.
Page {
    id: page

    required property Models.Lessons model

    title: qsTr("Learn")
    note: page.model.note
    panorama: page.model.panorama
    widest: 900

    // What is green, wherever the keyboard is.
    function goOn(): void {
        if (page.model.taught)
            page.model.play()
        else if (page.model.next > 0)
            page.model.goOn()
    }

    Keys.onReturnPressed: page.goOn()
    Keys.onEnterPressed: page.goOn()

    Choice {
        visible: page.model.titles.length > 1
        width: Math.min(page.contentWidth, Metrics.px(320))
        name: qsTr("Game")
        model: page.model.titles
        currentIndex: page.model.game
        onActivated: index => page.model.chooseGame(index)
    }
    Btn {
        visible: page.model.taught
        focus: visible
        onVisibleChanged: {
            if (visible)
                forceActiveFocus(Qt.OtherFocusReason)
        }
        Component.onCompleted: {
            if (visible)
                forceActiveFocus(Qt.OtherFocusReason)
        }
        width: Math.min(page.contentWidth, Math.max(implicitWidth, Metrics.px(320)))
        kind: "primary"
        large: true
        art: "signs/forward"
        key: "↵"
        text: qsTr("Play your first game")
        onClicked: page.model.play()
    }
    Repeater {
        model: page.model.rows

        Panel {
            id: lesson

            required property var model
            required property int number
            required property string title
            required property string note
            required property string stateText
            required property string art
            required property string spoken
            readonly property bool wanted: number === page.model.next && !page.model.taught

            width: page.contentWidth
            implicitHeight: Math.max(84, content.implicitHeight + 20)
            height: implicitHeight
            radius: Metrics.radiusLarge
            line: wanted ? Theme.ink : Theme.contrast ? Theme.edge : Theme.hairline
            lineWidth: wanted ? 2 : 1
            Accessible.role: Accessible.ListItem
            Accessible.name: spoken

            RowLayout {
                id: content
                anchors {
                    left: parent.left
                    right: parent.right
                    leftMargin: 16
                    rightMargin: 14
                    verticalCenter: parent.verticalCenter
                }
                spacing: 16

                Rectangle {
                    visible: lesson.art !== ""
                    Layout.preferredWidth: Metrics.art(60)
                    Layout.preferredHeight: Metrics.art(60)
                    radius: width / 2
                    color: Theme.sand
                    border {
                        width: 1.5
                        color: Theme.edge
                    }

                    ArtIcon {
                        anchors.centerIn: parent
                        width: Metrics.art(54)
                        height: width
                        art: lesson.art
                    }
                    ArtIcon {
                        visible: lesson.model.state === "done"
                        anchors {
                            right: parent.right
                            bottom: parent.bottom
                            margins: -4
                        }
                        width: Metrics.art(26)
                        height: width
                        art: "signs/check"
                        tint: Theme.primary
                    }
                }
                ColumnLayout {
                    Layout.fillWidth: true
                    spacing: 2

                    Label {
                        Layout.fillWidth: true
                        text: `${lesson.number}  ${lesson.title}`
                        slab: true
                        wrapMode: Text.WordWrap
                        font.pixelSize: Metrics.title
                    }
                    Label {
                        Layout.fillWidth: true
                        text: lesson.stateText === "" ? lesson.note : lesson.note + " · " + lesson.stateText
                        wrapMode: Text.WordWrap
                        color: Theme.ink2
                    }
                }
                Btn {
                    focus: lesson.wanted
                    kind: lesson.wanted ? "primary" : "plain"
                    key: lesson.wanted ? "↵" : ""
                    text: lesson.model.state === "begun" ? qsTr("Continue") : lesson.model.state === "done" ? qsTr("Play again") : qsTr("Begin")
                    Accessible.name: text + ": " + lesson.spoken
                    onClicked: page.model.start(lesson.number)
                }
            }
        }
    }
    Flow {
        width: parent.width
        spacing: Metrics.margin

        Tile {
            visible: !page.model.taught
            width: parent.width < Metrics.px(620) ? parent.width : (parent.width - Metrics.margin) / 2
            art: page.model.art
            text: qsTr("Play your first game")
            note: qsTr("a full game against gentle opponents")
            onClicked: page.model.play()
        }
        Tile {
            width: parent.width < Metrics.px(620) ? parent.width : (parent.width - Metrics.margin) / 2
            art: "signs/book"
            artTint: Theme.ink
            text: qsTr("Rules")
            note: qsTr("look anything up")
            key: "F1"
            onClicked: page.app.navigate("rules")
        }
    }
}
