pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Controls
import Speicherstadt.Models as Models
import Table
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
        options: [qsTr("To go on with"), qsTr("Played"), qsTr("Trash")]
        current: page.filters.indexOf(page.games.filter)
        onChosen: index => page.games.filter = page.filters[index]
    }
    Label {
        visible: list.count === 0 && !page.games.loading
        width: parent.width
        text: page.games.emptyText
        wrapMode: Text.WordWrap
        color: Theme.ink2
    }
    Repeater {
        id: list
        model: page.games.rows

        Panel {
            id: game

            required property string gameId
            required property string title
            required property string subtitle
            required property string date
            required property string season
            required property string note
            required property string spoken
            required property bool trashed
            required property bool canOpen
            required property var seats

            width: page.contentWidth
            implicitHeight: Math.max(84, line.implicitHeight + 20)
            height: implicitHeight
            Accessible.role: Accessible.ListItem
            Accessible.name: spoken

            RowLayout {
                id: line
                anchors {
                    left: parent.left
                    right: parent.right
                    leftMargin: 16
                    rightMargin: 8
                    verticalCenter: parent.verticalCenter
                }
                spacing: 14

                SeasonGlyph {
                    season: game.season
                    size: 36
                }
                ColumnLayout {
                    Layout.fillWidth: true
                    spacing: 2

                    Label {
                        Layout.fillWidth: true
                        text: game.title
                        strong: true
                        wrapMode: Text.WordWrap
                        font.pixelSize: Metrics.title
                    }
                    Label {
                        Layout.fillWidth: true
                        text: game.subtitle
                        wrapMode: Text.WordWrap
                    }
                    Label {
                        Layout.fillWidth: true
                        text: game.note === "" ? game.date : game.date + " · " + game.note
                        wrapMode: Text.WordWrap
                        color: Theme.ink2
                        font.pixelSize: Metrics.small
                    }
                }
                Row {
                    visible: game.width > Metrics.px(640)
                    spacing: 6

                    Repeater {
                        model: game.seats.length

                        ArtIcon {
                            required property int index
                            readonly property var seat: game.seats[index]

                            width: 40
                            height: 40
                            art: seat.art === "" ? "emblems/disc/" + Theme.emblems[seat.seat] : seat.art
                        }
                    }
                }
                Btn {
                    visible: game.canOpen && !game.trashed
                    kind: "primary"
                    text: qsTr("Open")
                    Accessible.name: qsTr("Open: %1").arg(game.spoken)
                    onClicked: page.games.open(game.gameId)
                }
                Btn {
                    visible: game.trashed
                    text: qsTr("Bring back")
                    Accessible.name: qsTr("Bring back: %1").arg(game.spoken)
                    onClicked: page.games.restore(game.gameId)
                }
                IconBtn {
                    visible: !game.trashed
                    art: "signs/trash"
                    text: qsTr("Into the trash; kept for thirty days")
                    onClicked: page.games.trash(game.gameId)
                }
            }
        }
    }
}
