pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Controls
import Speicherstadt.Models as Models
import Theme

// One game: what it is, how it stands there, and the two likeliest things to do.
Panel {
    id: door

    required property Models.App app
    required property string game
    required property string gameId
    required property string title
    required property string place
    required property string picture
    required property string emblem
    required property string seats
    required property string minutes
    required property bool mine
    required property string headline
    required property string detail
    required property var players
    required property string record
    required property string day
    required property bool framed
    required property string first
    required property string second
    required property string key
    required property string spoken
    property bool dense: false
    property real high: 196                   // of the picture, at most
    readonly property string told: [detail, record].filter(part => part !== "").join(" · ")
    // Where there is room the words stand beside the picture.
    readonly property bool beside: !dense && width > Metrics.px(430)

    function word(deed: string): string {
        if (deed === "continue")
            return qsTr("Continue")
        return deed === "learn" ? qsTr("Learn") : qsTr("New game")
    }
    function act(): void {
        go(first)
    }
    function enter(): void {
        door.app.open("door", door.game)
    }
    function go(deed: string): void {
        if (deed === "continue")
            door.app.openGame(door.gameId)
        else
            door.app.open(deed === "learn" ? "lessons" : "new", door.game)
    }

    radius: Metrics.radiusLarge
    line: framed ? Theme.ink : Theme.contrast ? Theme.edge : Theme.hairline
    lineWidth: framed ? 3 : 1
    lift: framed ? 1.6 : 1
    implicitHeight: column.implicitHeight + 2 * Metrics.margin
    Accessible.role: Accessible.Grouping
    Accessible.name: spoken

    ColumnLayout {
        id: column
        anchors {
            fill: parent
            margins: Metrics.margin
        }
        spacing: 6

        GridLayout {
            Layout.fillWidth: true
            Layout.fillHeight: door.beside
            columns: door.dense || door.beside ? 2 : 1
            columnSpacing: door.beside ? 18 : 12
            rowSpacing: 8

            Item {
                Layout.alignment: Qt.AlignTop
                Layout.fillWidth: !door.dense && !door.beside
                Layout.preferredWidth: door.dense ? 96 : door.beside ? door.width * 0.42 : -1
                Layout.preferredHeight: door.dense ? 96 : Math.round(Math.min(width * 0.62, door.beside ? 196 : door.high))

                Picture {
                    anchors.fill: parent
                    art: door.picture
                    visible: door.picture !== ""
                }
                // A game without a drawing of its own has the sign of the house.
                Rectangle {
                    visible: door.picture === ""
                    anchors.fill: parent
                    color: Theme.sand
                    border {
                        width: 2
                        color: Theme.ink
                    }

                    ArtIcon {
                        anchors.centerIn: parent
                        width: Math.round(Math.min(parent.width, parent.height) * 0.6)
                        height: width
                        art: "app-icon"
                    }
                }
                // Whoever presses the picture comes to the game's own page.
                Pressable {
                    id: entrance
                    anchors.fill: parent
                    text: qsTr("%1: all about this game").arg(door.title)
                    onClicked: door.enter()
                    background: Rectangle {
                        color: entrance.down ? Theme.pressed : entrance.hovered ? Theme.hovered : Theme.clear

                        FocusRing {
                            visible: entrance.visualFocus
                        }
                    }
                    Tooltip {
                        visible: entrance.hovered || entrance.visualFocus
                        text: qsTr("All about this game")
                        key: door.framed ? "O" : ""
                    }
                    HoverHandler {
                        cursorShape: Qt.PointingHandCursor
                    }
                }
                // How many, how long.
                Rectangle {
                    visible: !door.dense
                    anchors {
                        right: parent.right
                        top: parent.top
                        margins: 8
                    }
                    width: facts.implicitWidth + 20
                    height: facts.implicitHeight + 8
                    radius: height / 2
                    color: Theme.card
                    border {
                        width: 1.5
                        color: Theme.ink
                    }

                    Facts {
                        id: facts
                        anchors.centerIn: parent
                        seats: door.seats
                        minutes: door.minutes
                    }
                }
                ArtIcon {
                    visible: door.emblem !== "" && !door.dense
                    x: 8
                    y: door.beside ? parent.height - height - 8 : parent.height - height * 0.6
                    width: Metrics.art(52)
                    height: Metrics.art(52)
                    art: door.emblem
                }
            }
            ColumnLayout {
                Layout.fillWidth: true
                Layout.alignment: Qt.AlignTop
                spacing: 3

                RowLayout {
                    Layout.fillWidth: true
                    Layout.leftMargin: door.emblem !== "" && !door.dense && !door.beside ? 68 : 0
                    // With a bell and without one it is as high, so that titles stand in one line.
                    Layout.minimumHeight: Math.max(door.dense || door.beside ? 0 : 24, Metrics.art(20))
                    spacing: 6

                    Label {
                        Layout.fillWidth: true
                        text: door.place
                        slab: true
                        visible: text !== ""
                        wrapMode: Text.Wrap
                        color: Theme.ink2
                        font.pixelSize: Metrics.small
                        Accessible.ignored: true
                    }
                    Item {
                        visible: door.place === ""
                        Layout.fillWidth: true
                    }
                    // Today's game of the day is one of these.
                    ArtIcon {
                        visible: door.day !== ""
                        Layout.preferredWidth: Metrics.art(20)
                        Layout.preferredHeight: Metrics.art(20)
                        opacity: door.day === "done" ? 0.5 : 1
                        art: "bell"
                        Accessible.role: Accessible.StaticText
                        Accessible.name: door.day === "done" ? qsTr("Game of the day: played") : qsTr("Game of the day: ready")
                    }
                    ArtIcon {
                        visible: door.day === "done"
                        Layout.preferredWidth: Metrics.art(16)
                        Layout.preferredHeight: Metrics.art(16)
                        art: "signs/check"
                        tint: Theme.ink
                    }
                }
                Label {
                    Layout.fillWidth: true
                    text: door.title
                    slab: true
                    wrapMode: Text.Wrap
                    font.pixelSize: door.dense ? Metrics.cardTitle : Metrics.figure
                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                }
                Facts {
                    visible: door.dense
                    seats: door.seats
                    minutes: door.minutes
                }
                RowLayout {
                    Layout.fillWidth: true
                    visible: door.headline !== ""
                    spacing: 8

                    Rectangle {
                        visible: door.mine
                        Layout.alignment: Qt.AlignTop
                        Layout.topMargin: 7
                        Layout.preferredWidth: 9
                        Layout.preferredHeight: 9
                        radius: 5
                        color: Theme.primary
                    }
                    Label {
                        Layout.fillWidth: true
                        text: door.headline
                        strong: true
                        wrapMode: Text.Wrap
                        Accessible.ignored: true
                    }
                }
                FaceRow {
                    visible: door.players.length > 0 && door.beside
                    Layout.fillWidth: true
                    seats: door.players
                    size: Metrics.art(28)
                }
                Label {
                    Layout.fillWidth: true
                    visible: text !== "" && door.beside
                    text: door.told
                    wrapMode: Text.Wrap
                    color: Theme.ink2
                    font.pixelSize: Metrics.small
                    Accessible.ignored: true
                }
            }
        }
        FaceRow {
            visible: door.players.length > 0 && !door.dense && !door.beside
            Layout.fillWidth: true
            seats: door.players
            size: Metrics.art(28)
        }
        Label {
            Layout.fillWidth: true
            visible: text !== "" && !door.beside
            text: door.told
            wrapMode: Text.Wrap
            color: Theme.ink2
            font.pixelSize: Metrics.small
            Accessible.ignored: true
        }
        Item {
            Layout.fillHeight: true
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: 8

            Btn {
                Layout.fillWidth: true
                Layout.preferredWidth: 3
                focus: door.framed
                kind: door.framed || door.first === "continue" ? "primary" : "plain"
                key: door.framed ? "↵" : door.key
                text: door.word(door.first)
                Accessible.name: door.title + ": " + text
                onClicked: door.act()
            }
            Btn {
                visible: door.second !== ""
                Layout.fillWidth: true
                Layout.preferredWidth: 2
                text: door.second === "new" ? qsTr("New") : door.word(door.second)
                Accessible.name: door.title + ": " + door.word(door.second)
                onClicked: door.go(door.second)
            }
        }
    }

    component Facts: Row {
        id: told

        required property string seats
        required property string minutes

        spacing: 6

        ArtIcon {
            anchors.verticalCenter: parent.verticalCenter
            width: Metrics.art(16)
            height: Metrics.art(16)
            art: "signs/person"
            tint: Theme.ink
        }
        Label {
            text: told.minutes === "" ? told.seats : told.seats + " · " + told.minutes
            strong: true
            font.pixelSize: Metrics.small
            Accessible.ignored: true
        }
    }
}
