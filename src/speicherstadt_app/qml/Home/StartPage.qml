pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Controls
import Shell
import Speicherstadt.Models as Models
import Theme

// The first thing one sees: the city, a door for each game, and the way to go on. Two clicks from here to the first
// decision.
FocusScope {
    id: page

    required property Models.App app
    property real kept: 0                     // kept free at the bottom for notices; the city stays
    readonly property bool narrow: width < 980
    // `StartDoors`, once there is a frame. Nobody names it here: what is named is read with the page.
    readonly property var doors: below.item
    readonly property bool single: doors?.single ?? true

    // Pressed and shown from this one list.
    function keys(): var {
        const to = place => () => page.app.navigate(place)
        return [
            {
                cap: "↵",
                text: qsTr("Go on playing, or begin"),
                on: [Qt.Key_Return, Qt.Key_Enter],
                act: () => page.doors?.goOn()
            },
            {
                cap: "N",
                text: qsTr("New game"),
                on: [Qt.Key_N],
                act: to("new")
            },
            {
                cap: page.single ? "" : qsTr("1 to %1").arg(page.app.doorCount),
                text: qsTr("The door of that number"),
                on: [],
                figures: !page.single,
                act: figure => page.doors.goThrough(figure - 1)
            },
            {
                cap: page.single ? "" : "O",
                text: qsTr("All about the game in the frame"),
                on: page.single ? [] : [Qt.Key_O],
                act: () => page.doors.enter()
            },
            {
                cap: "L",
                text: qsTr("Learn"),
                on: [Qt.Key_L],
                act: to("lessons")
            },
            {
                cap: "D",
                text: qsTr("Game of the day and challenges"),
                on: [Qt.Key_D],
                act: to("challenges")
            },
            {
                cap: "G",
                text: qsTr("All games"),
                on: [Qt.Key_G],
                act: to("games")
            },
            {
                cap: "T",
                text: qsTr("Statistics"),
                on: [Qt.Key_T],
                act: to("statistics")
            },
            {
                cap: "P",
                text: qsTr("Players"),
                on: [Qt.Key_P],
                act: to("profiles")
            },
            {
                cap: "S",
                text: qsTr("Settings"),
                on: [Qt.Key_S, Qt.Key_Menu],
                act: to("settings")
            }
        ]
    }

    Keys.onPressed: event => {
        const figure = page.doors?.figureOf(event) ?? 0
        const plain = event.modifiers === Qt.NoModifier || event.modifiers === Qt.KeypadModifier
        const row = keys().find(one => figure > 0 ? one.figures : plain && one.on.includes(event.key))
        row?.act(figure)
        event.accepted = row !== undefined
    }

    City {
        id: city
        anchors.fill: parent
        season: page.doors?.season ?? "summer"
        lives: true
        // It grows into what the cards leave free, as far as houses look like houses.
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
            y: Math.max(24, (page.height - city.skyline - implicitHeight) * 0.4)
            width: Math.min(view.width - 48, page.single ? 1152 : page.doors?.dense ? 1560 : 1280)
            spacing: 16

            RowLayout {
                Layout.fillWidth: true
                spacing: 18

                ArtIcon {
                    Layout.preferredWidth: Metrics.art(84)
                    Layout.preferredHeight: Metrics.art(84)
                    art: "app-icon"
                }
                ColumnLayout {
                    Layout.fillWidth: true
                    spacing: 0

                    Label {
                        Layout.fillWidth: true
                        text: qsTr("Speicherstadt")
                        slab: true
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: Metrics.body
                        font.pixelSize: Metrics.banner
                        color: city.ink
                        Accessible.role: Accessible.Heading
                        Accessible.name: text
                    }
                    Label {
                        Layout.fillWidth: true
                        text: page.single ? page.doors?.place ?? "" : qsTr("%n game(s) at one quay", "", page.app.doorCount)
                        slab: true            // a year without slashed zeros
                        wrapMode: Text.WordWrap
                        color: city.ink
                    }
                }
                SoundBtn {
                    muted: page.app.settings.muted
                    tint: city.ink
                    onClicked: page.app.settings.muted = !page.app.settings.muted
                }
                IconBtn {
                    art: "signs/info"
                    text: qsTr("About")
                    tint: city.ink
                    onClicked: page.app.navigate("about")
                }
                // What waits for the folder comes after the first frame.
                Loader {
                    active: page.app.ready
                    visible: active
                    Component.onCompleted: setSource("PersonButton.qml", {
                        "app": page.app,
                        "narrow": Qt.binding(() => page.narrow)
                    })
                }
            }
            Loader {
                id: below

                readonly property bool wanted: Motion.begun

                Layout.fillWidth: true
                // The title stands where it will stand.
                Layout.minimumHeight: status === Loader.Ready ? 0 : Metrics.px(300)
                focus: true
                onWantedChanged: look()
                Component.onCompleted: look()

                function look(): void {
                    if (wanted && status === Loader.Null)
                        setSource("StartDoors.qml", {
                            "app": page.app,
                            "narrow": Qt.binding(() => page.narrow),
                            "pageHeight": Qt.binding(() => page.height)
                        })
                }
            }
        }
    }
}
