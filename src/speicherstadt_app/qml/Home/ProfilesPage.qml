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
    widest: 860

    function edit(profileId: string, name: string, sign: int): void {
        sheet.profileId = profileId
        sheet.sign = sign
        field.text = name
        field.wrong = ""
        sheet.open()
    }

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

            width: page.contentWidth
            implicitHeight: Math.max(84, line.implicitHeight + 16)
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
                id: line
                anchors {
                    left: parent.left
                    right: parent.right
                    leftMargin: 34
                    rightMargin: 8
                    verticalCenter: parent.verticalCenter
                }
                spacing: 14

                Medallion {
                    sign: person.sign
                    size: 56
                    opacity: person.archived ? 0.6 : 1
                }
                Label {
                    Layout.fillWidth: true
                    text: person.name
                    slab: true
                    wrapMode: Text.WordWrap
                    color: person.archived ? Theme.ink2 : Theme.ink
                    font.pixelSize: Metrics.figure
                }
                ArtIcon {
                    visible: person.current
                    Layout.preferredWidth: 26
                    Layout.preferredHeight: 26
                    art: "signs/check"
                    tint: Theme.primary
                }
                Btn {
                    visible: !person.current && !person.archived
                    text: qsTr("Play")
                    Accessible.name: qsTr("Play as %1").arg(person.name)
                    onClicked: page.profiles.use(person.profileId)
                }
                IconBtn {
                    visible: person.width > Metrics.px(620)
                    art: "signs/chart"
                    text: qsTr("Statistics of %1").arg(person.name)
                    onClicked: page.app.open("statistics", person.profileId)
                }
                IconBtn {
                    visible: person.width > Metrics.px(620)
                    art: "signs/star"
                    text: qsTr("Achievements of %1").arg(person.name)
                    onClicked: page.app.open("achievements", person.profileId)
                }
                IconBtn {
                    art: "signs/edit"
                    text: qsTr("Change %1").arg(person.name)
                    onClicked: page.edit(person.profileId, person.name, person.sign)
                }
                Btn {
                    visible: !person.current
                    kind: "quiet"
                    text: person.archived ? qsTr("Restore") : qsTr("Archive")
                    Accessible.name: text + ": " + person.name
                    onClicked: page.profiles.archive(person.profileId, !person.archived)
                }
            }
        }
    }
    Btn {
        focus: true
        art: "signs/plus"
        text: qsTr("New player")
        onClicked: page.edit("", "", people.count % 5)
    }
    Sheet {
        id: sheet

        property string profileId: ""
        property int sign: 0

        function keep(): void {
            field.wrong = page.profiles.whyNot(field.text)
            if (field.wrong !== "")
                return
            if (sheet.profileId === "")
                page.profiles.add(field.text, sheet.sign)
            else
                page.profiles.change(sheet.profileId, field.text, sheet.sign)
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
        Label {
            text: qsTr("Sign")
            color: Theme.ink2
            font.pixelSize: Metrics.small
        }
        Flow {
            width: parent.width
            spacing: Metrics.gap

            Repeater {
                model: page.profiles.emblems.length

                Pressable {
                    id: sign

                    required property int index
                    readonly property var emblem: page.profiles.emblems[index]

                    width: 64
                    height: 64
                    Accessible.name: emblem.label
                    Accessible.checkable: true
                    Accessible.checked: sheet.sign === emblem.sign
                    onClicked: sheet.sign = sign.emblem.sign

                    background: Rectangle {
                        radius: Metrics.radius
                        color: sheet.sign === sign.emblem.sign ? Theme.primaryWash : sign.hovered ? Theme.hovered : Theme.clear
                        border {
                            width: sheet.sign === sign.emblem.sign ? 3 : 0
                            color: Theme.primary
                        }

                        FocusRing {
                            visible: sign.visualFocus
                        }
                    }
                    contentItem: Item {
                        Medallion {
                            anchors.centerIn: parent
                            sign: sign.emblem.sign
                            size: 48
                        }
                    }
                }
            }
        }
    }
}
