pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Controls
import Speicherstadt.Models as Models
import Theme

// The only game there is: the one to go on with, and a new one.
GridLayout {
    id: door

    required property Models.App app
    required property string game
    required property string place
    required property string about
    required property string picture
    required property string scene
    required property string size
    property var lessons: null
    property bool narrow: false
    readonly property Models.ContinueCard card: app.continueCard as Models.ContinueCard

    columns: door.narrow ? 1 : 5
    columnSpacing: 20
    rowSpacing: 16

    Panel {
        id: goOn
        Layout.columnSpan: door.narrow ? 1 : 3
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: 700
        implicitHeight: Math.max(198, facts.implicitHeight + 28)
        radius: Metrics.radiusLarge
        line: Theme.ink
        lineWidth: 2

        Picture {
            id: picture
            visible: goOn.width > Metrics.px(520)
            x: 14
            y: 14
            width: visible ? Math.min(goOn.width * 0.38, height * wide) : 0
            height: parent.height - 28
            art: door.scene
        }
        ColumnLayout {
            id: facts
            anchors {
                left: picture.right
                leftMargin: 20
                right: parent.right
                rightMargin: 16
                verticalCenter: parent.verticalCenter
            }
            spacing: 4

            Label {
                Layout.fillWidth: true
                text: door.card.there ? door.card.title : qsTr("Welcome to the quay")
                slab: true
                wrapMode: Text.WordWrap
                font.pixelSize: Metrics.price
            }
            Label {
                Layout.fillWidth: true
                text: door.card.there ? door.card.subtitle : door.about
                strong: true
                wrapMode: Text.WordWrap
                font.pixelSize: Metrics.title
            }
            Label {
                Layout.fillWidth: true
                text: door.card.there ? door.card.detail : door.size
                wrapMode: Text.WordWrap
                color: Theme.ink2
            }
            FaceRow {
                visible: door.card.there
                Layout.fillWidth: true
                Layout.topMargin: 4
                seats: door.card.seats
                purseArt: door.card.purseArt
            }
            Flow {
                Layout.fillWidth: true
                Layout.topMargin: 6
                spacing: 12

                Btn {
                    focus: true
                    kind: "primary"
                    key: "↵"
                    minimum: 190
                    text: door.card.there ? door.card.title : qsTr("New game")
                    Accessible.name: door.card.there ? door.card.title + ": " + door.card.subtitle : text
                    onClicked: door.card.there ? door.app.continueGame() : door.app.navigate("new")
                }
                Btn {
                    visible: door.lessons !== null && door.lessons.offered
                    width: Math.min(implicitWidth, facts.width)
                    text: qsTr("Learn the game in ten minutes")
                    onClicked: door.lessons.goOn()
                }
            }
        }
    }
    Tile {
        Layout.columnSpan: door.narrow ? 1 : 2
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: 432
        large: true
        painting: door.narrow ? "" : door.picture
        art: door.narrow ? "signs/plus" : ""
        artTint: Theme.ink
        text: qsTr("New game")
        note: door.size
        key: "N"
        onClicked: door.app.navigate("new")
    }
}
