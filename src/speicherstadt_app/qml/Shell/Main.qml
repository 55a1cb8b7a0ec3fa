pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Controls
import Speicherstadt
import Speicherstadt.Models as Models
import Theme

// The window: one page at a time, the table under its own roof. Settings reach theme, sizes and motion from here alone.
T.ApplicationWindow {
    id: window

    required property Models.App app
    readonly property Models.Settings settings: app.settings

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

    QtObject {
        id: first
        property bool shown: false
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
        property: "letters"
        value: window.settings.letters
    }
    Binding {
        target: Metrics
        property: "textScale"
        value: window.settings.textScale
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

    Connections {
        target: window.app
        function onAnnounced(text: string, assertive: bool): void {
            stage.Accessible.announce(text, assertive ? Accessible.Assertive : Accessible.Polite)
        }
    }

    Shortcut {
        sequences: [StandardKey.Quit]
        onActivated: window.app.quit()
    }

    Stage {
        id: stage
        window: window.contentItem
        Accessible.role: Accessible.Pane
        Accessible.name: window.title

        Loader {
            id: page
            anchors.fill: parent
            focus: true
            sourceComponent: window.app.table !== null && window.app.page === "table" ? table : (pages[window.app.page] ?? start)

            readonly property var pages: ({
                    "start": start,
                    "new": newGame,
                    "games": games,
                    "profiles": profiles,
                    "settings": settings
                })
            onLoaded: (item as Item)?.forceActiveFocus()
        }
        NoticeStack {
            app: window.app
            width: Math.min(parent.width - 2 * Metrics.margin, Metrics.px(760))
            anchors {
                horizontalCenter: parent.horizontalCenter
                bottom: parent.bottom
                bottomMargin: Metrics.margin
            }
        }
    }

    Component {
        id: start
        StartPage {
            app: window.app
        }
    }
    Component {
        id: newGame
        NewGamePage {
            app: window.app
        }
    }
    Component {
        id: games
        GamesPage {
            app: window.app
        }
    }
    Component {
        id: profiles
        ProfilesPage {
            app: window.app
        }
    }
    Component {
        id: settings
        SettingsPage {
            app: window.app
        }
    }
    Component {
        id: table
        TablePage {
            app: window.app
            table: window.app.table as Models.Table
        }
    }
}
