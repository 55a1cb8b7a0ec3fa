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

    title: game.title === "" ? qsTr("New game") : qsTr("New game: %1").arg(game.title)
    note: game.summary

    Keys.onReturnPressed: if (page.game.canStart)
        page.game.start()
    Keys.onEnterPressed: if (page.game.canStart)
        page.game.start()

    GridLayout {
        width: page.contentWidth
        columns: page.narrow ? 1 : 2
        columnSpacing: 16
        rowSpacing: 14

        ColumnLayout {
            Layout.fillWidth: true
            Layout.preferredWidth: 800
            Layout.alignment: Qt.AlignTop
            spacing: 14

            Panel {
                Layout.fillWidth: true
                implicitHeight: players.implicitHeight + 24

                ColumnLayout {
                    id: players
                    anchors {
                        left: parent.left
                        right: parent.right
                        top: parent.top
                        margins: 12
                    }
                    spacing: 6

                    Flow {
                        Layout.fillWidth: true
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
                        model: page.game.seats

                        SeatRow {
                            id: seatRow
                            Layout.fillWidth: true
                            count: page.game.players
                            levels: page.game.levels
                            onRenamed: name => page.game.setName(seatRow.place, name)
                            onLevelled: level => page.game.setLevel(seatRow.place, level)
                            onSwapped: page.game.setKind(seatRow.place, seatRow.kind === "human" ? "ai" : "human")
                            onMoved: by => page.game.move(seatRow.place, seatRow.place + by)
                            onRemoved: page.game.remove(seatRow.place)
                        }
                    }
                }
            }
            CharacterGallery {
                visible: count > 0
                Layout.fillWidth: true
                game: page.game
            }
        }
        ColumnLayout {
            Layout.fillWidth: true
            Layout.preferredWidth: 416
            Layout.alignment: Qt.AlignTop
            spacing: 14

            BeginPanel {
                Layout.fillWidth: true
                game: page.game
            }
            StrengthPanel {
                visible: page.game.levels.length > 1 && page.game.players > 1
                Layout.fillWidth: true
                game: page.game
            }
            HabitsPanel {
                Layout.fillWidth: true
                app: page.app
                game: page.game
            }
            Btn {
                kind: "quiet"
                art: "signs/lock"
                text: qsTr("Is it fair?")
                onClicked: page.app.open("fairness", page.game.promise)
            }
        }
    }
}
