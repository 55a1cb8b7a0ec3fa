pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Controls
import Speicherstadt.Models as Models
import Theme

// The only game there is: what is likeliest to be wanted, with a face or a picture, and all else beside and below it.
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
    readonly property bool learns: !card.there && lessons !== null && lessons.offered
    // What is green, and what Enter does.
    readonly property string deed: card.there ? "continue" : learns ? "learn" : "new"

    function act(): void {
        if (deed === "continue")
            app.continueGame()
        else if (deed === "learn")
            lessons.goOn()
        else
            app.navigate("new")
    }

    columns: door.narrow ? 1 : 2
    columnSpacing: 20
    rowSpacing: 14

    component Side: Tile {
        Layout.fillWidth: true
        Layout.fillHeight: true
        artTint: Theme.ink
        large: !door.narrow
        picture: Metrics.px(door.narrow ? 38 : 56)
    }
    component Small: Tile {
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: 200
        artTint: Theme.ink
        picture: Metrics.px(38)
        tight: true
    }

    ColumnLayout {
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: 700
        spacing: door.rowSpacing

        Panel {
            id: hero
            Layout.fillWidth: true
            Layout.fillHeight: true
            implicitHeight: Math.max(198, facts.implicitHeight + 28)
            radius: Metrics.radiusLarge
            line: Theme.ink
            lineWidth: 2

            Picture {
                id: picture
                visible: hero.width > Metrics.px(520)
                x: 14
                y: 14
                width: visible ? Math.min(hero.width * 0.38, height * wide) : 0
                height: parent.height - 28
                art: door.scene
            }
            // Who teaches stands before the harbour.
            ArtIcon {
                visible: picture.visible && door.learns && art !== ""
                anchors.centerIn: picture
                width: Math.min(picture.width, picture.height) - 36
                height: width
                art: door.lessons?.teacherArt ?? ""
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
                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                }
                Label {
                    Layout.fillWidth: true
                    text: door.card.there ? door.card.subtitle : door.learns ? qsTr("%1 shows you how it is played").arg(door.lessons.teacherName) : door.about
                    strong: true
                    wrapMode: Text.WordWrap
                    font.pixelSize: Metrics.title
                }
                Label {
                    Layout.fillWidth: true
                    text: door.card.there ? door.card.detail : door.learns ? qsTr("at the real table, in ten minutes") : door.size
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
                Btn {
                    focus: true
                    Layout.topMargin: 6
                    Layout.maximumWidth: facts.width
                    kind: "primary"
                    key: "↵"
                    minimum: 190
                    text: door.card.there ? door.card.title : door.learns ? qsTr("Learn the game") : qsTr("New game")
                    Accessible.name: door.card.there ? door.card.title + ": " + door.card.subtitle : text
                    onClicked: door.act()
                }
            }
        }
        GridLayout {
            id: small

            readonly property int room: Math.floor((width + columnSpacing) / Metrics.px(190))

            visible: !door.narrow
            Layout.fillWidth: true
            columns: room >= 3 ? 3 : 1
            uniformCellWidths: true
            columnSpacing: 14
            rowSpacing: 12

            Repeater {
                model: door.narrow ? 0 : door.rest.length

                Small {
                    required property int index
                    readonly property var to: door.rest[index]

                    art: to.art
                    text: to.text
                    note: to.note
                    key: to.key
                    onClicked: door.app.navigate(to.page)
                }
            }
        }
    }
    ColumnLayout {
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: 432
        spacing: 12

        // There is one way to a new game: this one, or the green one.
        Side {
            visible: door.deed !== "new"
            art: "signs/plus"
            text: qsTr("New game")
            note: door.size
            key: "N"
            onClicked: door.app.navigate("new")
        }
        Side {
            art: "bell"
            artTint: Theme.clear
            text: door.card.dayState === "" ? qsTr("Challenges") : qsTr("Game of the day")
            note: door.card.dayState === "" ? qsTr("and games from a code") : door.card.dayText
            key: "D"
            onClicked: door.app.navigate("challenges")
        }
        Side {
            art: "signs/office"
            large: false
            picture: Metrics.px(38)
            text: qsTr("Games")
            note: door.card.othersText === "" ? qsTr("what you have played") : door.card.othersText
            key: "G"
            onClicked: door.app.navigate("games")
        }
    }
    GridLayout {
        visible: door.narrow
        Layout.fillWidth: true
        columns: width > Metrics.px(560) ? 3 : 1
        uniformCellWidths: true
        columnSpacing: 14
        rowSpacing: 12

        Repeater {
            model: door.narrow ? door.rest.length : 0

            Small {
                required property int index
                readonly property var to: door.rest[index]

                art: to.art
                text: to.text
                note: to.note
                key: to.key
                onClicked: door.app.navigate(to.page)
            }
        }
    }

    readonly property var rest: [
        {
            "art": "signs/learn",
            "text": qsTr("Learn"),
            "note": door.lessons?.where ?? "",
            "key": "L",
            "page": "lessons"
        },
        {
            "art": "signs/chart",
            "text": qsTr("Statistics"),
            "note": door.card.playedText === "" ? qsTr("how well you do") : door.card.playedText,
            "key": "T",
            "page": "statistics"
        },
        {
            "art": "signs/settings",
            "text": qsTr("Settings"),
            "note": qsTr("sound, text, speed, language"),
            "key": "S",
            "page": "settings"
        }
    ]
}
