pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Controls
import Frame
import Shell
import Speicherstadt.Models as Models
import Theme

// The first start, on one page. Everything has an answer already: Enter begins, Escape skips.
FocusScope {
    id: page

    required property Models.App app
    required property Models.Welcome model
    property real kept: 0                     // kept free at the bottom for notices
    readonly property Models.Profiles profiles: app.profiles as Models.Profiles
    readonly property bool narrow: width < 900 * Math.min(1.3, Metrics.textScale)
    readonly property list<string> sounds: ["music", "sounds", "silent"]
    property string face: ""
    property int sign: 0
    property int sound: 1

    function begin(onward: string): void {
        field.wrong = page.model.whyNot(field.text)
        if (field.wrong === "")
            page.model.begin(field.text, page.sign, page.face, page.sounds[page.sound], onward)
    }

    // A name that was written is kept.
    function skip(): void {
        const name = page.model.whyNot(field.text) === "" ? field.text : ""
        page.model.begin(name, page.sign, page.face, page.sounds[page.sound], "start")
    }

    focus: true
    Keys.onReturnPressed: page.begin("lessons")
    Keys.onEnterPressed: page.begin("lessons")
    Keys.onEscapePressed: page.skip()
    Component.onCompleted: {
        face = profiles.freeFace()
        sign = profiles.freeSign()
    }

    City {
        id: city
        anchors.fill: parent
        season: "summer"
        behind: true
        wanted: page.height * 0.3
    }
    ScrollView {
        id: view
        anchors.fill: parent
        anchors.bottomMargin: page.kept
        contentHeight: paper.height + paper.y + 16

        Panel {
            id: paper
            x: Math.round((view.width - width) / 2)
            y: Math.max(16, Math.round((view.height - height) * 0.4))
            width: Math.min(view.width - 32, 1080)
            height: body.implicitHeight + 2 * Metrics.inset + 4
            radius: Metrics.radiusLarge
            line: Theme.ink
            lineWidth: 2
            lift: 1.6

            ColumnLayout {
                id: body
                anchors {
                    left: parent.left
                    right: parent.right
                    top: parent.top
                    margins: Metrics.inset + 4
                    topMargin: Metrics.inset
                }
                spacing: 14

                RowLayout {
                    Layout.fillWidth: true
                    spacing: 16

                    ArtIcon {
                        Layout.preferredWidth: Metrics.art(64)
                        Layout.preferredHeight: Metrics.art(64)
                        art: "app-icon"
                    }
                    ColumnLayout {
                        Layout.fillWidth: true
                        spacing: 0

                        Label {
                            Layout.fillWidth: true
                            text: qsTr("Welcome to the quay")
                            slab: true
                            wrapMode: Text.WordWrap
                            font.pixelSize: Metrics.price
                            Accessible.role: Accessible.Heading
                            Accessible.name: text
                        }
                        Label {
                            Layout.fillWidth: true
                            text: qsTr("Who are you? All of this can be changed later.")
                            wrapMode: Text.WordWrap
                            color: Theme.ink2
                        }
                    }
                    HouseSign {
                        Layout.preferredWidth: size
                        Layout.preferredHeight: size
                        visible: !page.narrow
                        size: Metrics.art(72)
                        sign: page.sign
                        art: page.profiles.faces.find(face => face.key === page.face)?.art ?? ""
                    }
                }
                GridLayout {
                    Layout.fillWidth: true
                    columns: page.narrow ? 1 : 2
                    columnSpacing: 32
                    rowSpacing: 14

                    ColumnLayout {
                        Layout.fillWidth: true
                        Layout.preferredWidth: 380
                        Layout.alignment: Qt.AlignTop
                        spacing: 14

                        Asked {
                            text: qsTr("Language")
                            Segmented {
                                Layout.fillWidth: true
                                name: qsTr("Language")
                                options: page.model.languages
                                current: page.model.language
                                onChosen: index => page.model.speak(index)
                            }
                        }
                        TextField {
                            id: field
                            Layout.fillWidth: true
                            focus: true
                            label: qsTr("Name")
                            text: page.model.proposal
                            maximumLength: 40
                            onEdited: field.wrong = ""
                            onAccepted: page.begin("lessons")
                        }
                        Asked {
                            text: qsTr("Sound")
                            Segmented {
                                Layout.fillWidth: true
                                name: qsTr("Sound")
                                options: [qsTr("With music"), qsTr("Sounds only"), qsTr("Silent")]
                                current: page.sound
                                onChosen: index => page.sound = index
                            }
                        }
                    }
                    FacePicker {
                        Layout.fillWidth: true
                        Layout.preferredWidth: 560
                        Layout.alignment: Qt.AlignTop
                        profiles: page.profiles
                        face: page.face
                        sign: page.sign
                        onFaceChosen: face => page.face = face
                        onSignChosen: sign => page.sign = sign
                    }
                }
                Rule {
                    Layout.fillWidth: true
                }
                Label {
                    Layout.fillWidth: true
                    text: page.app.doorCount > 1 ? qsTr("Do you know the games?") : qsTr("Do you know the game?")
                    slab: true
                    wrapMode: Text.WordWrap
                    font.pixelSize: Metrics.title
                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                }
                Flow {
                    Layout.fillWidth: true
                    spacing: 12

                    Btn {
                        kind: "primary"
                        key: "↵"
                        text: qsTr("No, show me how")
                        onClicked: page.begin("lessons")
                    }
                    Btn {
                        text: qsTr("Yes, new game")
                        onClicked: page.begin("new")
                    }
                    Btn {
                        kind: "quiet"
                        text: qsTr("Skip", "the questions of the first start")
                        Accessible.description: qsTr("Key Escape")
                        onClicked: page.skip()
                    }
                }
            }
        }
    }

    component Asked: ColumnLayout {
        id: asked

        property string text: ""

        Layout.fillWidth: true
        spacing: 4

        Label {
            text: asked.text
            color: Theme.ink2
            font.pixelSize: Metrics.small
            Accessible.ignored: true
        }
    }
}
