pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Controls
import Shell
import Speicherstadt.Models as Models
import Frame
import Theme

// The first thing one sees: the city, a door for each game, and the way to go on. Two clicks from here to the first
// decision.
FocusScope {
    id: page

    required property Models.App app
    readonly property Models.ContinueCard card: app.continueCard
    property real kept: 0                     // kept free at the bottom for notices; the city stays
    readonly property bool narrow: width < 980
    readonly property string season: card.there ? card.season : "summer"
    readonly property var lessons: app.ready ? app.model("lessons") : null
    property string place: ""                 // of the only game there is
    readonly property bool single: app.doorCount < 2

    readonly property var ways: ({
            [Qt.Key_N]: "new",
            [Qt.Key_P]: "profiles",
            [Qt.Key_D]: "challenges",
            [Qt.Key_L]: "lessons",
            [Qt.Key_G]: "games",
            [Qt.Key_T]: "statistics",
            [Qt.Key_S]: "settings"
        })

    // The figures open doors, in their order.
    function goThrough(number: int): void {
        const door = number < several.count ? several.itemAt(number) as DoorCard : null
        door?.act(door.first)
    }

    Keys.onPressed: event => {
        if (event.modifiers !== Qt.NoModifier)
            return
        if (ways[event.key]) {
            page.app.navigate(ways[event.key])
            event.accepted = true
        } else if (event.key >= Qt.Key_1 && event.key <= Qt.Key_9 && !page.single) {
            page.goThrough(event.key - Qt.Key_1)
            event.accepted = true
        }
    }
    Keys.onReturnPressed: page.card.there ? page.app.continueGame() : page.app.navigate("new")
    Keys.onEnterPressed: page.card.there ? page.app.continueGame() : page.app.navigate("new")

    City {
        id: city
        anchors.fill: parent
        season: page.season
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
            width: Math.min(view.width - 48, page.single ? 1152 : grid.dense ? 1560 : 1280)
            spacing: 16

            RowLayout {
                Layout.fillWidth: true
                spacing: 18

                ArtIcon {
                    Layout.preferredWidth: 84
                    Layout.preferredHeight: 84
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
                        text: page.single ? page.place : qsTr("%n game(s) at one quay", "", page.app.doorCount)
                        wrapMode: Text.WordWrap
                        color: city.ink
                    }
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
                    sourceComponent: Pressable {
                        id: person
                        text: page.app.profiles.currentName === "" ? qsTr("Who plays?") : page.app.profiles.currentName
                        implicitWidth: Math.max(150, who.implicitWidth + 24)
                        implicitHeight: Metrics.control
                        Accessible.description: qsTr("Who plays; key P")
                        onClicked: page.app.navigate("profiles")

                        background: Panel {
                            radius: height / 2
                            lift: 0
                            line: Theme.ink
                            lineWidth: 2

                            Rectangle {
                                anchors.fill: parent
                                radius: parent.height / 2
                                color: person.down ? Theme.pressed : person.hovered ? Theme.hovered : Theme.clear
                            }
                            FocusRing {
                                visible: person.visualFocus
                                around: parent.height / 2
                            }
                        }
                        contentItem: Item {
                            Row {
                                id: who
                                x: 6
                                anchors.verticalCenter: parent.verticalCenter
                                spacing: 10

                                Medallion {
                                    visible: page.app.profiles.currentName !== ""
                                    anchors.verticalCenter: parent.verticalCenter
                                    size: Metrics.control - 12
                                    sign: page.app.profiles.currentSign
                                }
                                Label {
                                    anchors.verticalCenter: parent.verticalCenter
                                    leftPadding: page.app.profiles.currentName === "" ? 10 : 0
                                    text: person.text
                                    strong: true
                                    font.pixelSize: Metrics.strong
                                    Accessible.ignored: true
                                }
                                KeyCap {
                                    anchors.verticalCenter: parent.verticalCenter
                                    key: page.narrow ? "" : "P"
                                }
                            }
                        }
                    }
                }
            }
            Repeater {
                id: alone
                model: page.single ? page.app.doors : null

                SingleDoor {
                    id: only
                    Layout.fillWidth: true
                    app: page.app
                    lessons: page.lessons
                    narrow: page.narrow

                    Binding {
                        target: page
                        property: "place"
                        value: only.place
                    }
                }
            }
            GridLayout {
                id: grid

                readonly property int most: Math.max(1, Math.floor((width + columnSpacing) / (Metrics.px(dense ? 300 : 264) + columnSpacing)))
                readonly property int lines: Math.ceil(several.count / most)
                // More than fit side by side are set lower, so that many are seen at a glance.
                readonly property bool dense: several.count > 4 || page.height < 640

                visible: several.count > 0
                Layout.fillWidth: true
                columns: Math.max(1, Math.ceil(several.count / Math.max(1, lines)))
                columnSpacing: 16
                rowSpacing: 16
                uniformCellWidths: true
                Accessible.role: Accessible.List
                Accessible.name: qsTr("Games")

                Repeater {
                    id: several
                    model: page.single ? null : page.app.doors

                    DoorCard {
                        Layout.fillWidth: true
                        Layout.fillHeight: true
                        app: page.app
                        dense: grid.dense
                        high: Math.max(96, Math.min(196, page.height - 545))
                    }
                }
            }
            Loader {
                active: page.app.ready
                Layout.fillWidth: true
                Layout.minimumHeight: Metrics.px(84)
                sourceComponent: StartTiles {
                    app: page.app
                    lessons: page.lessons
                }
            }
        }
    }
}
