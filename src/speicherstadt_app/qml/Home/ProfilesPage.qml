pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Controls
import Shell
import Speicherstadt.Models as Models
import Frame
import Theme

// The people of this device: who plays now, and who else does.
Page {
    id: page

    readonly property Models.Profiles profiles: app.profiles as Models.Profiles

    title: qsTr("Who plays?")
    note: qsTr("Games, statistics and settings belong to a person")
    widest: Metrics.art(860)

    function edit(profileId: string, name: string, sign: int, face: string): void {
        sheet.profileId = profileId
        sheet.sign = sign
        sheet.face = face
        field.text = name
        field.wrong = ""
        sheet.open()
    }

    Component.onCompleted: page.profiles.look()

    Repeater {
        id: people
        model: page.profiles.rows

        Panel {
            id: person

            required property string profileId
            required property string name
            required property int sign
            required property bool current
            required property bool archived
            required property string spoken
            required property string face
            required property string art
            required property string told

            width: page.contentWidth
            implicitHeight: Math.max(84, content.implicitHeight + 16)
            height: implicitHeight
            radius: Metrics.radiusLarge
            fill: current ? Theme.primaryWash : Theme.card
            line: current ? Theme.primary : Theme.hairline
            lineWidth: current ? 2 : 1
            Accessible.role: Accessible.ListItem
            Accessible.name: spoken

            Spine {
                x: 2
                y: 2
                width: 14
                height: parent.height - 4
                sign: person.sign
                opacity: person.archived ? 0.4 : 1
                topLeftRadius: Metrics.radiusLarge - 2
                bottomLeftRadius: Metrics.radiusLarge - 2
            }

            RowLayout {
                id: content
                anchors {
                    left: parent.left
                    right: parent.right
                    leftMargin: 34
                    rightMargin: 8
                    verticalCenter: parent.verticalCenter
                }
                spacing: 14

                HouseSign {
                    Layout.preferredWidth: size
                    Layout.preferredHeight: size
                    sign: person.sign
                    art: person.art
                    size: Metrics.art(68)
                    opacity: person.archived ? 0.6 : 1
                }
                ColumnLayout {
                    Layout.fillWidth: true
                    spacing: 0

                    Label {
                        Layout.fillWidth: true
                        text: person.name
                        slab: true
                        wrapMode: Text.Wrap
                        color: person.archived ? Theme.ink2 : Theme.ink
                        font.pixelSize: Metrics.figure
                    }
                    Label {
                        visible: text !== ""
                        Layout.fillWidth: true
                        text: person.told
                        wrapMode: Text.Wrap
                        color: Theme.ink2
                        font.pixelSize: Metrics.small
                        Accessible.ignored: true
                    }
                }
                ArtIcon {
                    visible: person.current
                    Layout.preferredWidth: Metrics.art(26)
                    Layout.preferredHeight: Metrics.art(26)
                    art: "signs/check"
                    tint: Theme.primary
                }
                Btn {
                    visible: !person.current && !person.archived
                    text: qsTr("Play")
                    Accessible.name: qsTr("Play as %1").arg(page.profiles.inSentence(person.name))
                    onClicked: page.profiles.use(person.profileId)
                }
                IconBtn {
                    visible: person.width > Metrics.px(620)
                    art: "signs/chart"
                    text: qsTr("Statistics of %1").arg(page.profiles.inSentence(person.name))
                    onClicked: page.app.open("statistics", person.profileId)
                }
                IconBtn {
                    visible: person.width > Metrics.px(620)
                    art: "signs/star"
                    text: qsTr("Achievements of %1").arg(page.profiles.inSentence(person.name))
                    onClicked: page.app.open("achievements", person.profileId)
                }
                IconBtn {
                    art: "signs/edit"
                    text: qsTr("Change %1").arg(page.profiles.inSentence(person.name))
                    onClicked: page.edit(person.profileId, person.name, person.sign, person.face)
                }
                Btn {
                    visible: !person.current
                    kind: "quiet"
                    text: person.archived ? qsTr("Restore") : qsTr("Archive")
                    Accessible.name: text + ": " + page.profiles.inSentence(person.name)
                    onClicked: page.profiles.archive(person.profileId, !person.archived)
                }
            }
        }
    }
    Btn {
        focus: true
        art: "signs/plus"
        text: qsTr("New player")
        onClicked: page.edit("", "", page.profiles.freeSign(), page.profiles.freeFace())
    }
    Sheet {
        id: sheet

        property string profileId: ""
        property int sign: 0
        property string face: ""

        function keep(): void {
            field.wrong = page.profiles.whyNot(field.text)
            if (field.wrong !== "")
                return
            if (sheet.profileId === "")
                page.profiles.add(field.text, sheet.sign, sheet.face)
            else
                page.profiles.change(sheet.profileId, field.text, sheet.sign, sheet.face)
            sheet.close()
        }

        title: profileId === "" ? qsTr("New player") : qsTr("Change")
        onOpened: field.forceActiveFocus(Qt.TabFocusReason)
        buttons: [
            Btn {
                kind: "primary"
                text: qsTr("Save")
                onClicked: sheet.keep()
            },
            Btn {
                text: qsTr("Cancel")
                onClicked: sheet.close()
            }
        ]

        TextField {
            id: field
            focus: true
            width: parent.width
            label: qsTr("Name")
            maximumLength: 40
            onEdited: field.wrong = ""
            onAccepted: sheet.keep()
        }
        FacePicker {
            width: parent.width
            profiles: page.profiles
            face: sheet.face
            sign: sheet.sign
            onFaceChosen: face => sheet.face = face
            onSignChosen: sign => sheet.sign = sign
        }
    }
}
