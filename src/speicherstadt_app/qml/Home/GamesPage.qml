pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Controls
import Shell
import Speicherstadt.Models as Models
import Frame
import Theme

// Every game that is kept: to go on with, to look at, or in the trash for thirty days.
Page {
    id: page

    required property Models.Games games
    readonly property list<string> filters: ["unfinished", "finished", "trash"]

    title: qsTr("Games")

    Segmented {
        width: Math.min(parent.width, implicitWidth + 160)
        focus: true
        name: qsTr("Which games")
        options: [qsTr("In progress"), qsTr("Finished"), qsTr("Trash")]
        current: page.filters.indexOf(page.games.filter)
        onChosen: index => page.games.filter = page.filters[index]
    }
    Choice {
        visible: page.games.titles.length > 2
        width: Math.min(parent.width, Metrics.px(320))
        name: qsTr("Game")
        model: page.games.titles
        currentIndex: page.games.game
        onActivated: index => page.games.game = index
    }
    EmptyList {
        visible: list.count === 0 && !page.games.loading
        art: page.games.filter === "trash" ? "scenes/warehouse" : page.games.filter === "finished" ? "scenes/office" : "scenes/port"
        text: page.games.emptyText
        way: page.games.filter === "trash" ? "" : qsTr("New game")
        onTaken: page.app.navigate("new")
    }
    Repeater {
        id: list
        model: page.games.rows

        Panel {
            id: entry

            required property string gameId
            required property string title
            required property string subtitle
            required property string date
            required property string art
            required property string game
            required property var model           // its state: an item has one of its own
            required property string tag
            required property string note
            required property string spoken
            required property bool trashed
            required property bool canOpen
            required property bool canReplay
            required property var seats

            width: page.contentWidth
            readonly property bool many: seats.length > 8         // their signs stand below the words
            readonly property bool damaged: model.state === "damaged"
            readonly property bool unfinished: model.state === "unfinished"
            readonly property bool finished: model.state === "finished"

            implicitHeight: Math.max(92, content.implicitHeight + 20)
            height: implicitHeight
            radius: Metrics.radiusLarge
            Accessible.role: Accessible.ListItem
            Accessible.name: spoken

            // The chapter it stands in, or the end.
            Rectangle {
                id: flank
                x: 1
                y: 1
                width: Metrics.art(68)
                height: parent.height - 2
                topLeftRadius: Metrics.radiusLarge - 1
                bottomLeftRadius: Metrics.radiusLarge - 1
                color: entry.damaged ? Theme.fire : Theme.bar

                ArtIcon {
                    anchors.centerIn: parent
                    width: Metrics.art(38)
                    height: Metrics.art(38)
                    art: entry.damaged ? "signs/warning" : entry.unfinished ? entry.art === "" ? "signs/play" : entry.art : entry.finished ? "signs/star" : "signs/close"
                    tint: entry.damaged ? Theme.fireText : Theme.barText
                }
            }

            RowLayout {
                id: content
                anchors {
                    left: flank.right
                    right: parent.right
                    leftMargin: 18
                    rightMargin: 8
                    verticalCenter: parent.verticalCenter
                }
                spacing: 14

                ColumnLayout {
                    Layout.fillWidth: true
                    spacing: 2

                    Label {
                        Layout.fillWidth: true
                        text: entry.title
                        strong: true
                        wrapMode: Text.Wrap
                        font.pixelSize: Metrics.title
                    }
                    Label {
                        visible: text !== ""
                        Layout.fillWidth: true
                        text: entry.game === "" ? entry.subtitle : entry.game + " · " + entry.subtitle
                        wrapMode: Text.Wrap
                    }
                    Flow {
                        id: meta
                        Layout.fillWidth: true
                        spacing: 8

                        Label {
                            width: Math.min(Math.ceil(implicitWidth), meta.width)
                            height: Math.max(implicitHeight, special.visible && lineCount === 1 ? special.height : 0)
                            text: entry.date === "" || entry.note === "" ? entry.date + entry.note : entry.date + " · " + entry.note
                            wrapMode: Text.Wrap
                            verticalAlignment: Text.AlignVCenter
                            color: Theme.ink2
                            font.pixelSize: Metrics.small
                        }
                        Tag {
                            id: special
                            kind: "plain"
                            text: entry.tag
                            most: meta.width
                        }
                    }
                    FaceRow {
                        visible: entry.many && entry.width > Metrics.px(700)
                        Layout.fillWidth: true
                        Layout.topMargin: 4
                        seats: entry.many ? entry.seats.map(seat => ({
                                    "name": seat.name,
                                    "sign": seat.sign,
                                    "art": seat.art,
                                    "purse": !entry.finished ? "" : seat.score < 0 ? "−" + -seat.score : seat.score
                                })) : []
                        size: Metrics.art(26)
                    }
                }
                Row {
                    visible: !entry.many && entry.width > Metrics.px(700)
                    spacing: 8

                    Repeater {
                        model: entry.seats.length

                        Column {
                            id: player

                            required property int index
                            readonly property var seat: entry.seats[index]

                            spacing: 1

                            Rectangle {
                                width: Metrics.art(48)
                                height: width
                                radius: width / 2
                                color: player.seat.winner ? Theme.coin : Theme.clear

                                HouseSign {
                                    anchors.centerIn: parent
                                    size: Metrics.art(40)
                                    sign: player.seat.sign
                                    art: player.seat.art
                                }
                            }
                            Label {
                                visible: entry.finished
                                width: parent.width
                                text: player.seat.score < 0 ? "−" + -player.seat.score : player.seat.score
                                strong: player.seat.winner
                                horizontalAlignment: Text.AlignHCenter
                                Accessible.ignored: true
                            }
                        }
                    }
                }
                Btn {
                    visible: entry.canOpen && !entry.trashed
                    kind: entry.unfinished ? "primary" : "plain"
                    text: qsTr("Open")
                    Accessible.name: qsTr("Open: %1").arg(entry.spoken)
                    onClicked: page.games.open(entry.gameId)
                }
                GridLayout {
                    visible: entry.canReplay && !entry.trashed
                    Layout.fillWidth: false
                    columns: entry.width > Metrics.px(980) ? 3 : 1

                    Btn {
                        Layout.fillWidth: true
                        Layout.minimumWidth: implicitWidth
                        text: qsTr("Result")
                        Accessible.name: qsTr("Result: %1").arg(entry.spoken)
                        onClicked: page.app.open("replay", entry.gameId + "@end")
                    }
                    Btn {
                        Layout.fillWidth: true
                        Layout.minimumWidth: implicitWidth
                        text: qsTr("Replay")
                        Accessible.name: qsTr("Replay: %1").arg(entry.spoken)
                        onClicked: page.app.open("replay", entry.gameId)
                    }
                    Btn {
                        Layout.fillWidth: true
                        Layout.minimumWidth: implicitWidth
                        text: qsTr("Review")
                        Accessible.name: qsTr("Review: %1").arg(entry.spoken)
                        onClicked: page.app.open("review", entry.gameId)
                    }
                }
                Btn {
                    visible: entry.trashed
                    text: qsTr("Restore")
                    Accessible.name: qsTr("Restore: %1").arg(entry.spoken)
                    onClicked: page.games.restore(entry.gameId)
                }
                IconBtn {
                    visible: !entry.trashed
                    art: "signs/trash"
                    text: qsTr("Move to the trash; kept for thirty days")
                    onClicked: page.games.trash(entry.gameId)
                }
            }
        }
    }
}
