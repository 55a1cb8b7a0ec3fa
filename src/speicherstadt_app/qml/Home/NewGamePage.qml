pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Controls
import Shell
import Speicherstadt.Models as Models
import Theme

// Who plays, how strong, how fast. It opens with the seats of the last time, so that Enter starts.
Page {
    id: page

    required property Models.NewGame game
    readonly property list<string> numbers: Array.from({
        "length": game.most - game.fewest + 1
    }, (_, number) => String(number + game.fewest))
    readonly property bool narrow: width < 980 * Math.min(1.3, Metrics.textScale)
    // Many at the table sit closer together.
    readonly property bool dense: game.players > 4
    // Where all stands in one column the way on stays in sight, as far as it leaves room for the rest.
    readonly property bool sticky: narrow && height > 480 * Metrics.textScale

    title: game.title === "" ? qsTr("New game") : qsTr("New game: %1").arg(game.title)
    note: game.summary
    panorama: game.panorama
    actions: IconBtn {
        art: "signs/lock"
        text: qsTr("Is it fair?")
        tint: Theme.barText
        onClicked: page.app.open("fairness", page.game.promise)
    }

    Keys.onReturnPressed: if (page.game.canStart)
        page.game.start()
    Keys.onEnterPressed: if (page.game.canStart)
        page.game.start()

    // Where the eye ends.
    foot: Loader {
        active: page.sticky
        visible: active
        width: page.width
        focus: active
        sourceComponent: BeginPanel {
            radius: 0
            game: page.game
        }
    }

    GridLayout {
        width: page.contentWidth
        columns: page.narrow ? 1 : 2
        columnSpacing: 16
        rowSpacing: 12

        ColumnLayout {
            id: leftColumn
            Layout.fillWidth: true
            Layout.preferredWidth: 800
            Layout.alignment: Qt.AlignTop
            spacing: 12

            Panel {
                Layout.fillWidth: true
                implicitHeight: players.implicitHeight + 20

                ColumnLayout {
                    id: players
                    anchors {
                        left: parent.left
                        right: parent.right
                        top: parent.top
                        margins: 10
                    }
                    spacing: page.dense ? 4 : 5

                    Flow {
                        Layout.fillWidth: true
                        Layout.leftMargin: 2
                        spacing: 16

                        Label {
                            height: Metrics.control
                            text: qsTr("Players")
                            slab: true
                            font.pixelSize: Metrics.title
                            Accessible.role: Accessible.Heading
                            Accessible.name: text
                        }
                        Segmented {
                            visible: page.numbers.length > 1 && page.numbers.length <= 6
                            name: qsTr("Number of players")
                            options: page.numbers
                            current: page.game.players - page.game.fewest
                            onChosen: index => page.game.players = index + page.game.fewest
                        }
                        Choice {
                            visible: page.numbers.length > 6
                            width: Metrics.px(120)
                            name: qsTr("Number of players")
                            model: page.numbers
                            currentIndex: page.game.players - page.game.fewest
                            onActivated: index => page.game.players = index + page.game.fewest
                        }
                        Label {
                            height: Metrics.control
                            text: page.game.roundsText
                            color: Theme.ink2
                        }
                    }
                    Repeater {
                        id: seats
                        model: page.game.seats

                        SeatRow {
                            id: seatRow
                            Layout.fillWidth: true
                            dense: page.dense
                            levels: page.game.levels
                            onRenamed: name => page.game.setName(seatRow.place, name)
                            onLevelled: level => page.game.setLevel(seatRow.place, level)
                            onAsked: sheet.ask(seatRow)
                        }
                    }
                }
            }
            CharacterGallery {
                visible: count > 0
                Layout.fillWidth: true
                dense: page.dense
                game: page.game
            }
            HabitsPanel {
                Layout.fillWidth: true
                app: page.app
                game: page.game
            }
        }
        ColumnLayout {
            Layout.fillWidth: true
            Layout.preferredWidth: 416
            Layout.alignment: Qt.AlignTop
            // As far down as the other column, and no further than what is seen at once.
            Layout.fillHeight: false
            Layout.preferredHeight: page.narrow ? implicitHeight : Math.max(implicitHeight, Math.min(leftColumn.implicitHeight, page.room))
            spacing: 6

            StrengthPanel {
                visible: page.game.levels.length > 1 && page.game.machines > 0
                Layout.fillWidth: true
                game: page.game
            }
            Item {
                Layout.fillHeight: true
            }
            Loader {
                active: !page.sticky
                visible: active
                Layout.fillWidth: true
                focus: active
                sourceComponent: BeginPanel {
                    game: page.game
                }
            }
        }
    }
    SeatSheet {
        id: sheet
        count: page.game.players
        onSwapped: (place, kind) => page.game.setKind(place, kind)
        onMoved: (place, by) => page.game.move(place, place + by)
        onRemoved: place => page.game.remove(place)
        onClosed: {
            if (named)
                (seats.itemAt(row.place) as SeatRow)?.askName()
        }
    }
}
