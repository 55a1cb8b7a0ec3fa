pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Controls
import Shell
import Speicherstadt.Models as Models
import Theme

// How the game looks, sounds, moves and asks. Everything takes effect at once and is kept at once.
Page {
    id: page

    readonly property Models.Settings settings: app.settings
    readonly property Models.Profiles profiles: app.profiles as Models.Profiles
    readonly property bool narrow: width < 980 * Math.min(1.3, Metrics.textScale)

    component Row: ColumnLayout {
        id: row

        property string text: ""
        default property alias content: holder.data

        Layout.fillWidth: true
        spacing: 4

        Label {
            Layout.fillWidth: true
            text: row.text
            wrapMode: Text.WordWrap
            color: Theme.ink2
            font.pixelSize: Metrics.small
        }
        ColumnLayout {
            id: holder
            Layout.fillWidth: true
        }
    }

    title: qsTr("Settings")
    note: profiles.currentName === "" ? "" : qsTr("of %1").arg(profiles.inSentence(profiles.currentName))

    GridLayout {
        width: page.contentWidth
        columns: page.narrow ? 1 : 2
        columnSpacing: 16
        rowSpacing: 14

        Group {
            heading: qsTr("Language and text")

            Row {
                text: qsTr("Language")
                Choice {
                    Layout.fillWidth: true
                    focus: true
                    name: qsTr("Language")
                    model: page.settings.languages
                    textRole: "label"
                    currentIndex: page.settings.languages.findIndex(language => language.key === page.settings.language)
                    onActivated: index => page.settings.language = page.settings.languages[index].key
                }
            }
            Row {
                text: qsTr("Text size")
                Segmented {
                    readonly property list<int> sizes: [100, 125, 150, 200]
                    Layout.fillWidth: true
                    name: qsTr("Text size")
                    options: sizes.map(size => qsTr("%1 %").arg(size))
                    current: sizes.indexOf(page.settings.textSize)
                    onChosen: index => page.settings.textSize = sizes[index]
                }
            }
            Switch {
                Layout.fillWidth: true
                text: qsTr("Table as a list")
                note: qsTr("a line of text for each thing; key V at the table")
                checked: page.settings.listView
                onToggled: page.settings.listView = checked
            }
            Switch {
                Layout.fillWidth: true
                text: qsTr("Running total")
                note: qsTr("all points that are certain already; otherwise only those that the rules count during the game")
                checked: page.settings.runningTotal
                onToggled: page.settings.runningTotal = checked
            }
        }
        Group {
            heading: qsTr("Look and motion")

            Row {
                text: qsTr("Theme")
                Segmented {
                    readonly property list<string> themes: ["system", "day", "night", "contrast"]
                    Layout.fillWidth: true
                    name: qsTr("Theme")
                    options: [qsTr("Follow system"), qsTr("Day"), qsTr("Night"), qsTr("High contrast")]
                    current: themes.indexOf(page.settings.theme)
                    onChosen: index => page.settings.theme = themes[index]
                }
            }
            Switch {
                visible: FullScreen.possible
                Layout.fillWidth: true
                text: qsTr("Full screen")
                note: qsTr("key F11, or Alt and Enter")
                checked: FullScreen.on
                onToggled: FullScreen.asked(checked)
            }
            Row {
                text: qsTr("Motion")
                Segmented {
                    readonly property list<string> motions: ["system", "full", "reduced"]
                    Layout.fillWidth: true
                    name: qsTr("Motion")
                    options: [qsTr("Follow system"), qsTr("Full"), qsTr("Reduced")]
                    current: motions.indexOf(page.settings.motion)
                    onChosen: index => page.settings.motion = motions[index]
                }
            }
            Switch {
                Layout.fillWidth: true
                text: qsTr("Living harbour")
                note: page.settings.reducedMotion || page.settings.highContrast ? qsTr("stands still with reduced motion and high contrast") : qsTr("weather, birds, boats and lamps; rests after a minute")
                checked: page.settings.livingHarbour
                onToggled: page.settings.livingHarbour = checked
            }
            Row {
                text: qsTr("Opponents' speed")
                Segmented {
                    Layout.fillWidth: true
                    name: qsTr("Opponents' speed")
                    options: page.settings.speeds.map(speed => speed.label)
                    current: page.settings.speeds.findIndex(speed => speed.key === page.settings.speed)
                    onChosen: index => page.settings.speed = page.settings.speeds[index].key
                }
            }
            Switch {
                Layout.fillWidth: true
                text: qsTr("Wait after each opponent")
                note: qsTr("until a tap or the space bar")
                checked: page.settings.oneAtATime
                onToggled: page.settings.oneAtATime = checked
            }
        }
        Group {
            heading: qsTr("Playing")

            Row {
                text: qsTr("Confirming moves")
                Segmented {
                    Layout.fillWidth: true
                    name: qsTr("Confirming moves")
                    options: page.settings.confirms.map(style => style.label)
                    current: page.settings.confirms.findIndex(style => style.key === page.settings.confirm)
                    onChosen: index => page.settings.confirm = page.settings.confirms[index].key
                }
            }
            Switch {
                Layout.fillWidth: true
                text: qsTr("Play forced moves automatically")
                note: qsTr("when there is only one thing to do")
                checked: page.settings.autoForced
                onToggled: page.settings.autoForced = checked
            }
            Switch {
                Layout.fillWidth: true
                text: qsTr("Pass over stops without a decision")
                note: qsTr("the log says so, and brings the stop back")
                checked: page.settings.passIdleStops
                onToggled: page.settings.passIdleStops = checked
            }
            Row {
                text: qsTr("Several people at one screen")
                Segmented {
                    readonly property list<string> calls: ["banner", "sound"]
                    Layout.fillWidth: true
                    name: qsTr("Several people at one screen")
                    options: [qsTr("Banner"), qsTr("Sound and colour only")]
                    current: calls.indexOf(page.settings.passBanner)
                    onChosen: index => page.settings.passBanner = calls[index]
                }
            }
            Switch {
                Layout.fillWidth: true
                text: qsTr("Table mode")
                note: qsTr("the banner turns to whoever plays, around one screen")
                checked: page.settings.tableMode
                onToggled: page.settings.tableMode = checked
            }
            Switch {
                Layout.fillWidth: true
                text: qsTr("Speech bubbles")
                note: qsTr("what opponents say, below their names; the log has it too")
                checked: page.settings.speechBubbles
                onToggled: page.settings.speechBubbles = checked
            }
            Row {
                text: qsTr("Log")
                Segmented {
                    Layout.fillWidth: true
                    name: qsTr("Log")
                    options: [qsTr("Short"), qsTr("Full")]
                    current: page.settings.logDetail === "full" ? 1 : 0
                    onChosen: index => page.settings.logDetail = index === 1 ? "full" : "short"
                }
            }
        }
        Group {
            heading: qsTr("Sound and speech")

            SliderRow {
                Layout.fillWidth: true
                text: qsTr("Effects")
                from: 0
                to: 100
                stepSize: 5
                value: page.settings.effects
                shown: qsTr("%1 %").arg(page.settings.effects)
                onMoved: value => page.settings.effects = value
            }
            SliderRow {
                Layout.fillWidth: true
                text: qsTr("Ambience")
                from: 0
                to: 100
                stepSize: 5
                value: page.settings.ambience
                shown: qsTr("%1 %").arg(page.settings.ambience)
                onMoved: value => page.settings.ambience = value
            }
            SliderRow {
                Layout.fillWidth: true
                text: qsTr("Music")
                from: 0
                to: 100
                stepSize: 5
                value: page.settings.musicVolume
                shown: value === 0 ? qsTr("off") : qsTr("%1 %").arg(page.settings.musicVolume)
                onMoved: value => page.settings.musicVolume = value
            }
            Switch {
                Layout.fillWidth: true
                text: qsTr("Mute")
                note: qsTr("key M; everything heard can be seen, too")
                checked: page.settings.muted
                onToggled: page.settings.muted = checked
            }
            Row {
                text: qsTr("Screen reader says")
                Segmented {
                    readonly property list<string> details: ["turns", "all", "prices"]
                    Layout.fillWidth: true
                    name: qsTr("Screen reader says")
                    options: [qsTr("My turns"), qsTr("Everything"), qsTr("Detailed")]
                    current: details.indexOf(page.settings.spokenDetail)
                    onChosen: index => page.settings.spokenDetail = details[index]
                }
            }
        }
        Repeater {
            model: page.settings.gamesWithSettings

            Group {
                id: own

                required property var modelData
                readonly property var told: page.settings.ofGame(modelData.game, page.settings.games, page.settings.languages)

                heading: modelData.title

                Repeater {
                    model: own.told.length

                    Switch {
                        required property int index
                        readonly property var setting: own.told[index] ?? null

                        Layout.fillWidth: true
                        text: setting?.title ?? ""
                        note: setting?.note ?? ""
                        checked: setting?.on ?? false
                        onToggled: page.settings.setOfGame(own.modelData.game, setting.key, checked)
                    }
                }
            }
        }
    }
    Panel {
        width: page.contentWidth
        height: games.height + 32

        Column {
            id: games
            x: 16
            y: 16
            width: parent.width - 2 * x
            spacing: 10

            Label {
                text: qsTr("Games and data")
                slab: true
                font.pixelSize: Metrics.title
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            Flow {
                width: parent.width
                spacing: 12

                Btn {
                    text: qsTr("Backups and data …")
                    onClicked: page.app.navigate("data")
                }
                Repeater {
                    model: page.app.ownPages

                    Btn {
                        required property var modelData

                        text: modelData.way
                        onClicked: page.app.navigate(modelData.page)
                    }
                }
                Btn {
                    text: qsTr("About …")
                    onClicked: page.app.navigate("about")
                }
                Btn {
                    text: qsTr("Is it fair?")
                    onClicked: page.app.navigate("fairness")
                }
                Btn {
                    text: qsTr("Keys")
                    key: "?"
                    onClicked: page.app.showKeys()
                }
            }
            Label {
                readonly property var pad: page.app.pad
                readonly property string name: pad?.name ?? ""
                visible: name !== ""
                width: parent.width
                text: qsTr("Gamepad: %1").arg(name)
                wrapMode: Text.WordWrap
            }
        }
    }
    Panel {
        width: Math.min(page.contentWidth, about.implicitWidth + 28)
        height: about.height + 16
        lift: 0.6

        Label {
            id: about
            x: 14
            y: 8
            width: parent.width - 2 * x
            text: qsTr("Speicherstadt %1 · everything stays on this device").arg(page.app.version)
            wrapMode: Text.WordWrap
            color: Theme.ink2
            font.pixelSize: Metrics.small
        }
    }
}
