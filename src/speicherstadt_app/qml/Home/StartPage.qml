pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Controls
import Shell
import Speicherstadt.Models as Models
import Frame
import Theme

// The first thing one sees: the city, the game to go on with, a new one. Two clicks from here to the first decision.
FocusScope {
    id: page

    required property Models.App app
    readonly property Models.ContinueCard card: app.continueCard
    property real kept: 0                     // kept free at the bottom for notices; the city stays
    readonly property bool narrow: width < 980
    readonly property string season: card.there ? card.season : "summer"
    readonly property var lessons: app.ready ? app.model("lessons") : null

    readonly property var doors: ({
            [Qt.Key_N]: "new",
            [Qt.Key_P]: "profiles",
            [Qt.Key_D]: "challenges",
            [Qt.Key_L]: "lessons",
            [Qt.Key_G]: "games",
            [Qt.Key_T]: "statistics",
            [Qt.Key_S]: "settings"
        })

    Keys.onPressed: event => {
        if (event.modifiers === Qt.NoModifier && doors[event.key]) {
            page.app.navigate(doors[event.key])
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
            width: Math.min(view.width - 48, 1152)
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
                        text: qsTr("Hamburg, about 1900")
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
                                    sign: page.app.profiles.currentSeat
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
            GridLayout {
                Layout.fillWidth: true
                columns: page.narrow ? 1 : 5
                columnSpacing: 20
                rowSpacing: 16

                Panel {
                    id: goOn
                    Layout.columnSpan: page.narrow ? 1 : 3
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
                        art: "cards/ship"
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

                        RowLayout {
                            spacing: 10
                            SeasonGlyph {
                                visible: page.card.there
                                season: page.season
                                size: 30
                            }
                            Label {
                                Layout.fillWidth: true
                                text: page.card.there ? page.card.title : qsTr("Welcome to the quay")
                                slab: true
                                wrapMode: Text.WordWrap
                                font.pixelSize: Metrics.price
                            }
                        }
                        Label {
                            Layout.fillWidth: true
                            text: page.card.there ? page.card.subtitle : qsTr("Ships, contracts, and fire in the warehouses")
                            strong: true
                            wrapMode: Text.WordWrap
                            font.pixelSize: Metrics.title
                        }
                        Label {
                            Layout.fillWidth: true
                            text: page.card.there ? page.card.detail : qsTr("Place your workers, and pay as many coins as there are workers in the line.")
                            wrapMode: Text.WordWrap
                            color: Theme.ink2
                        }
                        Flow {
                            visible: page.card.there
                            Layout.fillWidth: true
                            Layout.topMargin: 4
                            spacing: 12

                            Repeater {
                                model: page.card.there ? page.card.seats.length : 0

                                Row {
                                    id: player

                                    required property int index
                                    readonly property var seat: page.card.seats[index]

                                    spacing: 4
                                    Medallion {
                                        visible: player.seat.art === ""
                                        sign: player.seat.seat
                                        size: 36
                                    }
                                    ArtIcon {
                                        visible: player.seat.art !== ""
                                        width: 36
                                        height: 36
                                        art: player.seat.art
                                    }
                                    ArtIcon {
                                        anchors.verticalCenter: parent.verticalCenter
                                        width: 16
                                        height: 16
                                        art: Theme.night ? "parts/night/coin" : "parts/coin"
                                    }
                                    Label {
                                        height: 36
                                        text: player.seat.coins
                                        strong: true
                                        font.pixelSize: Metrics.strong
                                    }
                                }
                            }
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
                                text: page.card.there ? page.card.title : qsTr("New game")
                                Accessible.name: page.card.there ? page.card.title + ": " + page.card.subtitle : text
                                onClicked: page.card.there ? page.app.continueGame() : page.app.navigate("new")
                            }
                            Btn {
                                visible: page.lessons !== null && page.lessons.offered
                                width: Math.min(implicitWidth, facts.width)
                                text: qsTr("Learn the game in ten minutes")
                                onClicked: page.lessons.goOn()
                            }
                        }
                    }
                }
                Tile {
                    Layout.columnSpan: page.narrow ? 1 : 2
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.preferredWidth: 432
                    large: true
                    painting: page.narrow ? "" : "cards/warehouse"
                    art: page.narrow ? "cards/icons/warehouse" : ""
                    artTint: Theme.ink
                    text: qsTr("New game")
                    note: qsTr("2 to 5 houses at the quay")
                    key: "N"
                    onClicked: page.app.navigate("new")
                }
                Loader {
                    active: page.app.ready
                    Layout.columnSpan: page.narrow ? 1 : 5
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
}
