pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Controls
import Shell
import Speicherstadt.Models as Models
import Theme

// One game's own page, behind its door: what waits in it, a new one, and all else that can be done with this game.
FocusScope {
    id: page

    required property Models.App app
    required property Models.Door model
    property real kept: 0                     // kept free at the bottom for notices; the city stays
    readonly property Models.DoorNow now: model.now
    readonly property Models.ContinueCard card: app.continueCard as Models.ContinueCard
    readonly property bool narrow: width < Metrics.px(980)
    readonly property string topic: now.game + "/"     // of the rules, for the window

    // Pressed and shown from this one list.
    function keys(): var {
        return [
            {
                cap: "↵",
                text: qsTr("Go on playing, or begin"),
                on: [Qt.Key_Return, Qt.Key_Enter],
                act: () => page.act()
            },
            {
                cap: waiting.count > 1 ? qsTr("1 to %1").arg(Math.min(9, waiting.count)) : "",
                text: qsTr("The unfinished game of that number"),
                on: [],
                figures: true,
                act: figure => (waiting.itemAt(figure - 1) as WaitingGame)?.wanted()
            },
            {
                cap: "N",
                text: qsTr("New game"),
                on: [Qt.Key_N],
                act: () => page.open("new")
            },
            ...page.tiles.map(tile => ({
                        cap: tile.key,
                        text: tile.text,
                        on: [tile.press],
                        act: () => page.app.open(tile.page, tile.about)
                    })),
            {
                cap: qsTr("Esc"),
                text: qsTr("Back"),
                on: [Qt.Key_Escape, Qt.Key_Back],
                act: () => page.app.back()
            }
        ]
    }
    function open(to: string): void {
        app.open(to, now.game)
    }
    function act(): void {
        if (now.first === "continue")
            (waiting.itemAt(0) as WaitingGame)?.wanted()
        else if (now.ready)
            open(now.first === "learn" ? "lessons" : "new")
    }

    // What else there is, as far as the game brings it.
    readonly property var tiles: [
        {
            "there": now.challenges || now.dayState !== "",
            "art": "bell",
            "tint": Theme.clear,
            "text": now.dayState === "" ? qsTr("Challenges") : qsTr("Game of the day"),
            "note": now.dayState === "" ? qsTr("games from a code") : now.dayText,
            "key": "D",
            "press": Qt.Key_D,
            "page": "challenges",
            "about": now.dayState === "" ? now.game : topic
        },
        {
            "there": now.lessons !== "",
            "art": "signs/learn",
            "text": qsTr("Learn"),
            "note": now.lessons,
            "key": "L",
            "press": Qt.Key_L,
            "page": "lessons",
            "about": now.game
        },
        {
            "there": now.rules,
            "art": "signs/book",
            "text": qsTr("Rules"),
            "note": qsTr("while playing, too"),
            "key": "R",
            "press": Qt.Key_R,
            "page": "rules",
            "about": topic
        },
        {
            "there": true,
            "art": "signs/chart",
            "text": qsTr("Statistics"),
            "note": now.record === "" ? qsTr("how well you do") : now.record,
            "key": "T",
            "press": Qt.Key_T,
            "page": "statistics",
            "about": topic
        },
        {
            "there": now.achievements !== "",
            "art": "signs/star",
            "text": qsTr("Achievements"),
            "note": now.achievements,
            "key": "A",
            "press": Qt.Key_A,
            "page": "achievements",
            "about": topic
        },
        {
            "there": true,
            "art": "signs/office",
            "text": qsTr("Games"),
            "note": now.more === "" ? qsTr("what you have played") : now.more,
            "key": "G",
            "press": Qt.Key_G,
            "page": "games",
            "about": now.game
        }
    ].filter(tile => tile.there)

    Keys.onPressed: event => {
        const figure = Figures.of(event)
        const plain = event.modifiers === Qt.NoModifier || event.modifiers === Qt.KeypadModifier
        const row = keys().find(one => figure > 0 ? one.figures : plain && one.on.includes(event.key))
        row?.act(figure)
        event.accepted = row !== undefined || plain && view.steered(event.key)
    }

    City {
        id: city
        anchors.fill: parent
        season: page.card.there && !city.place ? page.card.season : "summer"
        panorama: page.now.panorama
        behind: true
        wanted: Math.min(page.height * 0.36, page.height - body.height - 64)
    }
    ScrollView {
        id: view
        anchors.fill: parent
        anchors.bottomMargin: page.kept
        clip: page.kept > 0
        contentHeight: body.implicitHeight + body.y + 16

        ColumnLayout {
            id: body
            x: Math.round((view.width - width) / 2)
            y: Math.max(20, (page.height - city.skyline - implicitHeight) * 0.4)
            width: Math.min(view.width - 48, 1232)
            spacing: 18

            RowLayout {
                Layout.fillWidth: true
                spacing: 16

                IconBtn {
                    art: "signs/back"
                    text: qsTr("Back")
                    key: qsTr("Esc")
                    plated: true
                    onClicked: page.app.back()
                }
                ArtIcon {
                    visible: page.now.emblem !== ""
                    Layout.preferredWidth: Metrics.art(64)
                    Layout.preferredHeight: Metrics.art(64)
                    art: page.now.emblem
                }
                ColumnLayout {
                    Layout.fillWidth: true
                    spacing: 0

                    Label {
                        Layout.fillWidth: true
                        text: page.now.title
                        slab: true
                        wrapMode: Text.WordWrap
                        font.pixelSize: page.narrow ? Metrics.price : Metrics.banner
                        color: city.ink
                        Accessible.role: Accessible.Heading
                        Accessible.name: text
                        Accessible.description: where.text
                    }
                    Label {
                        id: where
                        Layout.fillWidth: true
                        text: [page.now.place, page.now.size].filter(part => part !== "").join(" · ")
                        slab: true            // a year without slashed zeros
                        wrapMode: Text.WordWrap
                        color: city.ink
                    }
                }
            }
            GridLayout {
                visible: page.now.ready           // nothing changes its place
                Layout.fillWidth: true
                columns: page.narrow ? 1 : 2
                columnSpacing: 18
                rowSpacing: 14

                ColumnLayout {
                    Layout.fillWidth: true
                    Layout.preferredWidth: 720
                    Layout.alignment: Qt.AlignTop
                    spacing: 14
                    Accessible.role: Accessible.List
                    Accessible.name: qsTr("Unfinished games")
                    Accessible.ignored: waiting.count === 0

                    Repeater {
                        id: waiting
                        model: page.model.rows

                        WaitingGame {
                            Layout.fillWidth: true
                            onWanted: page.app.openGame(gameId)
                        }
                    }
                    GameIntroduction {
                        visible: page.now.ready && waiting.count === 0
                        Layout.fillWidth: true
                        scene: page.now.scene
                        about: page.now.about
                        learns: page.now.first === "learn"
                        onWanted: page.act()
                    }
                }
                ColumnLayout {
                    Layout.fillWidth: true
                    Layout.preferredWidth: 462
                    Layout.alignment: Qt.AlignTop
                    spacing: 14

                    NewGameCard {
                        visible: page.now.first !== "new"
                        Layout.fillWidth: true
                        picture: waiting.count > 0 ? page.now.picture : ""     // else it is shown beside
                        onWanted: page.open("new")
                    }
                    GridLayout {
                        Layout.fillWidth: true
                        columns: width > Metrics.px(380) ? 2 : 1
                        uniformCellWidths: true
                        columnSpacing: 14
                        rowSpacing: 12

                        Repeater {
                            model: page.tiles.length

                            Tile {
                                required property int index
                                readonly property var to: page.tiles[index]

                                Layout.fillWidth: true
                                Layout.fillHeight: true
                                Layout.preferredWidth: 200
                                art: to.art
                                artTint: to.tint ?? Theme.ink
                                picture: Metrics.px(38)
                                tight: true
                                text: to.text
                                note: to.note
                                key: to.key
                                onClicked: page.app.open(to.page, to.about)
                            }
                        }
                    }
                }
            }
        }
    }
    // The second half of a double click on the picture of a door is for nothing that lies here.
    MouseArea {
        anchors.fill: parent
        enabled: fresh.running

        Timer {
            id: fresh
            interval: 400
            running: true
        }
    }
}
