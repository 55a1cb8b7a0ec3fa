pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Controls
import Speicherstadt.Models as Models
import Theme

// The window: one page at a time, the table under its own roof. Settings reach theme, sizes and motion from here alone.
T.ApplicationWindow {
    id: window

    required property Models.App app
    readonly property Models.Settings settings: app.settings
    readonly property var system: Application.styleHints.accessibility
    property bool maximised: false            // and comes back to that from the full screen

    width: 1280
    height: 720
    minimumWidth: 640
    minimumHeight: 480
    visible: true
    title: qsTr("Speicherstadt")
    color: Theme.quay
    background: null

    onFrameSwapped: {
        if (!first.shown) {
            first.shown = true
            window.app.firstFrameShown()
        }
    }

    // On its way to the full screen the system may let it be a plain window for a moment: what it was is asked before.
    function setFullScreen(wanted: bool): void {
        if (!FullScreen.possible || wanted === FullScreen.on)
            return
        if (wanted)
            maximised = visibility === Window.Maximized
        visibility = wanted ? Window.FullScreen : maximised ? Window.Maximized : Window.Windowed
    }

    function zoomText(step: int): void {
        settings.zoomText(step)
        sizeNote.tell(settings.textSize)
    }

    QtObject {
        id: first
        property bool shown: false
        property bool over: false             // what comes after it may be read
        onShownChanged: Qt.callLater(() => over = true)
        onOverChanged: {
            pulse.begin()
            window.app.beginPad(window)
        }
    }

    Binding {
        target: window.settings
        property: "systemDark"
        value: Application.styleHints.colorScheme === Qt.ColorScheme.Dark
    }
    Binding {
        target: window.settings
        property: "systemContrast"
        value: window.system.contrastPreference === Qt.ContrastPreference.HighContrast
    }
    // QAccessibilityHints has it since Qt 6.12. Of every preference there, 0 is to have none.
    Binding {
        target: window.settings
        property: "systemStill"
        value: window.system.motionPreference > 0
    }
    Binding {
        target: Theme
        property: "night"
        value: window.settings.night
    }
    Binding {
        target: Theme
        property: "contrast"
        value: window.settings.highContrast
    }
    Binding {
        target: Theme
        property: "games"
        value: window.settings.games
    }
    // Twice the size needs 800 × 680; below that it leaves room for a row of text, a question and the counter.
    Binding {
        target: Metrics
        property: "textScale"
        value: Math.max(1, Math.min(window.settings.textScale, 2 - (800 - window.width) / 200, 2 - (680 - window.height) / 250))
    }
    Binding {
        target: Motion
        property: "speed"
        value: window.settings.speedFactor
    }
    Binding {
        target: Motion
        property: "reduced"
        value: window.settings.reducedMotion
    }
    Binding {
        target: Motion
        property: "begun"
        value: first.over
    }
    Binding {
        target: Motion
        property: "idle"
        value: Application.state === Qt.ApplicationHidden || Application.state === Qt.ApplicationSuspended || window.visibility === Window.Minimized
    }

    Binding {
        when: first.over
        target: first.over ? window.app.heard : null
        property: "unseen"
        value: Motion.idle
    }
    Binding {
        target: FullScreen
        property: "on"
        value: window.visibility === Window.FullScreen
    }

    // What lives in the harbour begins after the first frame.
    Loader {
        id: pulse
        function begin(): void {
            setSource(Qt.resolvedUrl("Pulse.qml"), {
                pulse: window.app.pulse(window),
                settings: window.settings
            })
        }
    }

    Connections {
        target: FullScreen
        function onAsked(on: bool): void {
            window.setFullScreen(on)
        }
    }
    Connections {
        target: window.app
        function onKeysAsked(): void {
            keysOverlay.show(false)
        }
        function onAnnounced(text: string, assertive: bool): void {
            stage.Accessible.announce(text, assertive ? Accessible.Assertive : Accessible.Polite)
        }
    }

    // Keys of every page; the overlay shows them by their first sequence and their text. Most are of the application, not of
    // the window: an open sheet keeps none of these from it.
    component Press: Shortcut {
        property string text: ""
        property string sequence1: String(sequences[0])
    }

    Press {
        id: quits
        text: qsTr("Quit")
        context: Qt.ApplicationShortcut
        sequence1: "Ctrl+Q"
        sequences: [StandardKey.Quit]
        onActivated: window.app.quit()
    }
    Press {
        id: fills
        text: qsTr("Full screen, with Alt and Enter, too")
        enabled: FullScreen.possible
        context: Qt.ApplicationShortcut
        sequences: ["F11", "Alt+Return", "Alt+Enter"].concat(Qt.platform.os === "osx" ? ["Meta+Ctrl+F"] : [])
        autoRepeat: false
        onActivated: window.setFullScreen(!FullScreen.on)
    }
    Press {
        id: grows
        text: qsTr("Larger text")
        context: Qt.ApplicationShortcut
        sequences: ["Ctrl++", "Ctrl+="]
        onActivated: window.zoomText(1)
    }
    Press {
        id: shrinks
        text: qsTr("Smaller text")
        context: Qt.ApplicationShortcut
        sequences: ["Ctrl+-"]
        onActivated: window.zoomText(-1)
    }
    Press {
        id: resets
        text: qsTr("Normal text size")
        context: Qt.ApplicationShortcut
        sequences: ["Ctrl+0"]
        onActivated: window.zoomText(0)
    }
    Press {
        id: silences
        text: qsTr("Silence, or all sounds again")
        enabled: window.active
        context: Qt.ApplicationShortcut
        sequences: ["M"]
        autoRepeat: false
        onActivated: window.settings.muted = !window.settings.muted
    }
    // From a table, or a game that is looked at again, to what is said of its phase.
    Press {
        id: helps
        readonly property var shown: page.item

        text: qsTr("Rules")
        sequence1: Qt.platform.os === "osx" ? "Ctrl+?" : "F1"
        sequences: [StandardKey.HelpContents]
        onActivated: window.app.open("rules", shown?.topic ?? "")
    }
    Press {
        id: shows
        text: qsTr("These keys")
        sequences: ["?"]
        autoRepeat: false
        onActivated: keysOverlay.show(false)
    }
    Loader {
        id: keysOverlay

        readonly property var sheet: item
        readonly property var seen: page.item
        readonly property var pad: window.app.pad

        function show(held: bool): void {
            if (held && (window.activeFocusItem === null || sheet?.opened))
                return
            if (status === Loader.Null)
                setSource(Qt.resolvedUrl("KeysSheet.qml"))
            sheet.held = held
            sheet.own = seen?.keys?.() ?? []
            // Made anew: what a key is called is asked once, and the language may be another by now.
            sheet.everywhere = []
            sheet.everywhere = [helps, silences, fills, grows, shrinks, resets, shows, quits].filter(one => one.enabled).map(one => ({
                        sequence: one.sequence1,
                        text: one.text
                    }))
            sheet.pad = (pad?.name ?? "") !== ""
            sheet.open()
            if (held)
                stage.Accessible.announce(sheet.title, Accessible.Polite)
        }
        function letGo(): void {
            if (sheet?.held)
                sheet.close()
        }
    }
    Timer {
        id: altHeld
        interval: 500
        onTriggered: keysOverlay.show(true)
    }
    Connections {
        target: window
        function onActiveChanged(): void {
            altHeld.stop()
            keysOverlay.letGo()
        }
    }

    Stage {
        id: stage
        content: window.contentItem
        Accessible.role: Accessible.Pane
        Accessible.name: window.title
        // Nothing that has the keyboard wanted it.
        Keys.onEscapePressed: event => {
            event.accepted = FullScreen.on
            window.setFullScreen(false)
        }
        Keys.onPressed: event => {
            if (event.key === Qt.Key_Alt && !event.isAutoRepeat)
                altHeld.restart()
            else if (event.key !== Qt.Key_Alt)
                altHeld.stop()
            event.accepted = false
        }
        Keys.onReleased: event => {
            if (event.key === Qt.Key_Alt)
                altHeld.stop()
            // A window manager that takes Alt and Tab for itself may never say that Alt was let go: the next key tells.
            if (event.key === Qt.Key_Alt || !(event.modifiers & Qt.AltModifier))
                keysOverlay.letGo()
            event.accepted = false
        }

        // Only the page that is shown is read; a table that is set anew is another page.
        Loader {
            id: page

            readonly property string wanted: window.app.page === "table" && window.app.table === null ? "start" : window.app.page
            readonly property QtObject table: wanted === "table" ? window.app.table : null

            readonly property real told: notices.height === 0 || wanted === "table" ? 0 : notices.height + 2 * Metrics.margin

            anchors.fill: parent
            anchors.bottomMargin: wanted === "start" ? 0 : told
            focus: true
            onWantedChanged: Qt.callLater(turn)
            onTableChanged: Qt.callLater(turn)
            onLoaded: (item as Item)?.forceActiveFocus()
            Component.onCompleted: turn()

            // What a page shows is asked for before the page is read: Python makes its types known only then.
            function turn(): void {
                const given = {
                    "app": window.app
                }
                const shelf = wanted.endsWith("/boxes")
                // of the boxes of one game
                if (wanted === "new")
                    given.game = window.app.newGame
                else if (wanted === "games")
                    given.games = window.app.games
                else if (wanted === "data")
                    given.upkeep = window.app.upkeep
                else if (wanted === "table")
                    given.table = table
                else if (wanted in furnished || shelf)
                    given.model = window.app.model(wanted)
                setSource(shelf ? Qt.resolvedUrl("../Home/BoxesPage.qml") : pages[wanted] ?? furnished[wanted], given)
            }

            readonly property var pages: ({
                    "start": Qt.resolvedUrl("../Home/StartPage.qml"),
                    "new": Qt.resolvedUrl("../Home/NewGamePage.qml"),
                    "games": Qt.resolvedUrl("../Home/GamesPage.qml"),
                    "profiles": Qt.resolvedUrl("../Home/ProfilesPage.qml"),
                    "settings": Qt.resolvedUrl("../Home/SettingsPage.qml"),
                    "data": Qt.resolvedUrl("../Home/DataPage.qml"),
                    "table": Qt.resolvedUrl("../Frame/TablePage.qml")
                })
            // Pages of ui/pages.py: each gets what it shows as `model`.
            readonly property var furnished: ({
                    "statistics": Qt.resolvedUrl("../Statistics/StatisticsPage.qml"),
                    "achievements": Qt.resolvedUrl("../Statistics/AchievementsPage.qml"),
                    "door": Qt.resolvedUrl("../Home/DoorPage.qml"),
                    "challenges": Qt.resolvedUrl("../Home/ChallengesPage.qml"),
                    "about": Qt.resolvedUrl("../Home/AboutPage.qml"),
                    "rules": Qt.resolvedUrl("../Learn/RulesPage.qml"),
                    "welcome": Qt.resolvedUrl("../Home/WelcomePage.qml"),
                    "lessons": Qt.resolvedUrl("../Learn/LessonsPage.qml"),
                    "fairness": Qt.resolvedUrl("../Lookback/FairnessPage.qml"),
                    "replay": Qt.resolvedUrl("../Lookback/ReplayPage.qml"),
                    "review": Qt.resolvedUrl("../Lookback/ReviewPage.qml")
                })
        }
        Binding {
            target: page.item
            when: page.item !== null && "kept" in page.item
            property: "kept"
            value: page.told
        }
        // The table has a place of its own for them, under its roof; the start page keeps room, all others end above.
        NoticeStack {
            id: notices
            visible: page.wanted !== "table"
            notices: first.over ? window.app.notices : null
            onActed: key => window.app.act(key)
            onDismissed: key => window.app.dismiss(key)
            width: Math.min(parent.width - 2 * Metrics.margin, Metrics.px(760))
            x: Math.round((parent.width - width) / 2)
            y: parent.height - height - Metrics.margin
        }
        // Read when it is first needed.
        Loader {
            id: sizeNote

            readonly property var note: item

            anchors.centerIn: parent
            z: 1

            function tell(size: int): void {
                if (status === Loader.Null)
                    setSource("TextSizeNote.qml")
                note.tell(size)
            }
        }
    }
}
