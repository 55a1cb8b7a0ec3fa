pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Controls
import Speicherstadt.Models as Models
import Table
import Theme

// The first thing one sees: the city, the game to go on with, a new one. Two clicks from here to the first decision.
FocusScope {
    id: page

    required property Models.App app
    readonly property Models.ContinueCard card: app.continueCard
    readonly property bool narrow: width < 980
    readonly property color skyInk: Theme.contrast ? Theme.ink : Theme.cityInk
    readonly property string season: card.there ? card.season : "summer"

    Keys.onPressed: event => {
        if (event.key === Qt.Key_N)
            page.app.navigate("new")
        else if (event.key === Qt.Key_G)
            page.app.navigate("games")
        else if (event.key === Qt.Key_S)
            page.app.navigate("settings")
        else if (event.key === Qt.Key_P)
            page.app.navigate("profiles")
        else
            return
        event.accepted = true
    }
    Keys.onReturnPressed: page.card.there ? page.app.continueGame() : page.app.navigate("new")
    Keys.onEnterPressed: page.card.there ? page.app.continueGame() : page.app.navigate("new")

    Binding {
        target: Theme
        property: "season"
        value: page.season
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.contrast ? Theme.quay : Theme.cityTop
    }
    ArtIcon {
        id: city
        anchors.bottom: parent.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.max(parent.width, 960)
        height: width * 240 / 1280
        fillMode: Image.PreserveAspectCrop
        asynchronous: true
        art: (Theme.night ? "seasons/night/skyline-" : "seasons/skyline-") + page.season
    }
    ScrollView {
        id: view
        anchors.fill: parent
        contentHeight: body.implicitHeight + 40

        ColumnLayout {
            id: body
            x: Math.round((view.availableWidth - width) / 2)
            y: 24
            width: Math.min(view.availableWidth - 48, 1152)
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
                        wrapMode: Text.WordWrap
                        font.pixelSize: Metrics.banner
                        color: page.skyInk
                        Accessible.role: Accessible.Heading
                        Accessible.name: text
                    }
                    Label {
                        Layout.fillWidth: true
                        text: qsTr("Hamburg, about 1900")
                        wrapMode: Text.WordWrap
                        color: page.skyInk
                    }
                }
                Btn {
                    visible: page.app.ready
                    minimum: 150
                    text: page.app.profiles.currentName === "" ? qsTr("Who plays?") : page.app.profiles.currentName
                    key: page.narrow ? "" : "P"
                    Accessible.description: qsTr("Who plays; key P")
                    onClicked: page.app.navigate("profiles")
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
                    implicitHeight: Math.max(182, facts.implicitHeight + 28)
                    radius: Metrics.radiusLarge
                    line: Theme.ink
                    lineWidth: 2

                    Rectangle {
                        id: picture
                        visible: goOn.width > Metrics.px(520)
                        x: 14
                        y: 14
                        width: visible ? Math.min(200, height * 1.6) : 0
                        height: parent.height - 28
                        radius: 6
                        color: Theme.ink
                        clip: true
                        ArtIcon {
                            anchors.centerIn: parent
                            width: Math.max(parent.width - 4, (parent.height - 4) * 1.6)
                            height: width / 1.6
                            asynchronous: true
                            art: "cards/ship"
                        }
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
                        RowLayout {
                            Layout.fillWidth: true
                            Layout.topMargin: 6
                            spacing: 9

                            Flow {
                                Layout.fillWidth: true
                                spacing: 9

                                Repeater {
                                    model: page.card.there ? page.card.seats.length : 0

                                    Row {
                                        id: player

                                        required property int index
                                        readonly property var seat: page.card.seats[index]

                                        spacing: 4
                                        Medallion {
                                            visible: player.seat.art === ""
                                            seat: player.seat.seat
                                            size: 36
                                        }
                                        ArtIcon {
                                            visible: player.seat.art !== ""
                                            width: 40
                                            height: 40
                                            art: player.seat.art
                                        }
                                        ArtIcon {
                                            anchors.verticalCenter: parent.verticalCenter
                                            width: 14
                                            height: 14
                                            art: "parts/coin"
                                        }
                                        Label {
                                            height: 40
                                            text: player.seat.coins
                                            strong: true
                                            font.pixelSize: Metrics.strong
                                        }
                                    }
                                }
                            }
                            Btn {
                                focus: true
                                kind: "primary"
                                key: "↵"
                                text: page.card.there ? page.card.title : qsTr("New game")
                                Accessible.name: page.card.there ? page.card.title + ": " + page.card.subtitle : text
                                onClicked: page.card.there ? page.app.continueGame() : page.app.navigate("new")
                            }
                        }
                    }
                }
                ColumnLayout {
                    Layout.columnSpan: page.narrow ? 1 : 2
                    Layout.fillWidth: true
                    Layout.preferredWidth: 432
                    Layout.alignment: Qt.AlignTop
                    spacing: 12

                    Tile {
                        Layout.fillWidth: true
                        large: true
                        art: "cards/icons/warehouse"
                        artTint: Theme.ink
                        text: qsTr("New game")
                        note: qsTr("2 to 5 houses at the quay")
                        key: "N"
                        onClicked: page.app.navigate("new")
                    }
                    Tile {
                        visible: page.app.ready
                        Layout.fillWidth: true
                        art: "signs/list"
                        artTint: Theme.ink
                        picture: 44
                        text: qsTr("Games")
                        note: page.card.othersText === "" ? qsTr("what you have played") : page.card.othersText
                        key: "G"
                        onClicked: page.app.navigate("games")
                    }
                    Tile {
                        Layout.fillWidth: true
                        art: "signs/settings"
                        artTint: Theme.ink
                        picture: 44
                        text: qsTr("Settings")
                        note: qsTr("sound, text, speed, language")
                        key: "S"
                        onClicked: page.app.navigate("settings")
                    }
                }
            }
        }
    }
}
