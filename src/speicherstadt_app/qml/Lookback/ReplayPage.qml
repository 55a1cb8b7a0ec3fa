pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Shell
import Frame
import Theme
import Speicherstadt.Models as Models

// A recorded game, looked at again on the table it was played on.
FocusScope {
    id: page

    required property Models.App app
    required property Models.Replay model
    readonly property Models.ReplayNow now: model.now
    readonly property Models.Settings settings: app.settings
    readonly property bool there: now.gameId !== ""
    readonly property bool roomy: width > Metrics.px(640) && Metrics.textScale < 1.5     // the bar has room for words

    readonly property GameView view: place.item as GameView
    readonly property var ways: view?.board?.ways ?? []        // what the game has to open besides
    readonly property string topic: "phase:" + model.sight.bar.phase     // what the rules say of what happens now

    readonly property list<int> rates: [1, 2, 4, 8]

    function key(event: var): void {
        const shift = event.modifiers & Qt.ShiftModifier
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
            return
        const row = keys().find(one => one.on.includes(event.key) && (one.shift === undefined || one.shift === shift > 0))
        row?.act(event.key === Qt.Key_Left ? -1 : 1)
        event.accepted = row !== undefined
    }
    // Pressed and shown from this one list.
    function keys(): var {
        return [
            {
                cap: "← →",
                text: qsTr("A move"),
                on: [Qt.Key_Left, Qt.Key_Right],
                shift: false,
                act: by => page.model.step(by)
            },
            {
                cap: qsTr("Shift") + " ← →",
                text: qsTr("To my next decision"),
                on: [Qt.Key_Left, Qt.Key_Right],
                shift: true,
                act: by => page.model.stepMine(by)
            },
            {
                cap: qsTr("Page up"),
                text: qsTr("A round back"),
                on: [Qt.Key_PageUp],
                act: () => page.model.stepRound(-1)
            },
            {
                cap: qsTr("Page down"),
                text: qsTr("A round on"),
                on: [Qt.Key_PageDown],
                act: () => page.model.stepRound(1)
            },
            {
                cap: qsTr("Home"),
                text: qsTr("To the beginning"),
                on: [Qt.Key_Home],
                act: () => page.model.go(0)
            },
            {
                cap: qsTr("End"),
                text: qsTr("To the end"),
                on: [Qt.Key_End],
                act: () => page.model.go(page.now.last)
            },
            {
                cap: qsTr("Space"),
                text: qsTr("Play or pause"),
                on: [Qt.Key_Space],
                act: () => page.now.playing ? page.model.pause() : page.model.play()
            },
            {
                cap: "I",
                text: qsTr("Explain what the pointer or the keyboard is on"),
                on: [Qt.Key_I],
                act: () => Explain.ask(Explain.pointedTopic, Explain.pointed)
            },
            {
                cap: "C",
                text: qsTr("The card in large"),
                on: [Qt.Key_C],
                act: () => Explain.look(Explain.pointedTopic, Explain.pointed)
            },
            {
                cap: "L",
                text: qsTr("Log"),
                on: [Qt.Key_L],
                act: () => page.showLog()
            },
            {
                cap: "V",
                text: qsTr("Table as a list or as a picture"),
                on: [Qt.Key_V],
                act: () => page.settings.listView = !page.settings.listView
            },
            {
                cap: qsTr("Esc"),
                text: qsTr("Back"),
                on: [Qt.Key_Escape, Qt.Key_Back],
                act: () => page.goBack()
            }
        ]
    }
    function goBack(): void {
        if (page.ending)
            page.ending = false
        else if (page.view?.talks)
            page.view.hush()
        else
            page.app.back()
    }
    // The end sheet, as it stood when the game was over.
    property bool ending: false
    readonly property bool opensEnd: now.opensEnd
    onOpensEndChanged: ending = opensEnd
    Connections {
        target: page.now
        function onEndedChanged(): void {
            if (!page.now.ended)
                page.ending = false
        }
    }

    function showLog(): void {
        if (!page.view?.logInView)
            sheet.open()
    }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Replay")
    Keys.onPressed: event => page.key(event)

    component Ledger: LogView {
        entries: page.model.log
        full: page.settings.logDetail === "full"
        now: page.now.line
        jumps: true
        onDetailChosen: full => page.settings.logDetail = full ? "full" : "short"
        onJumped: row => page.model.goToLine(row)
    }

    // One of several, each by its name.
    component Heads: Column {
        id: heads

        property string heading: ""
        property list<string> names
        property int chosen: 0

        signal picked(index: int)

        width: parent ? parent.width : 0
        spacing: Metrics.gap

        Label {
            width: parent.width
            text: heads.heading
            wrapMode: Text.WordWrap
            color: Theme.ink2
        }
        Flow {
            width: parent.width
            spacing: Metrics.gap

            Repeater {
                model: heads.names

                Btn {
                    required property int index
                    required property string modelData

                    text: modelData
                    kind: heads.chosen === index ? "primary" : "plain"
                    checkable: true
                    autoExclusive: true
                    checked: heads.chosen === index
                    Accessible.role: Accessible.RadioButton
                    Accessible.description: heads.heading
                    onClicked: heads.picked(index)
                }
            }
        }
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.quay
    }
    // Another game has another board: it is made anew.
    Loader {
        id: place
        anchors.fill: parent
        active: page.there
        focus: true
        sourceComponent: GameView {
            focus: true
            told: bar.height - Metrics.topBar
            sight: page.model.sight
            settings: page.settings
            steady: transport.least
            leads: true
            alone: page.now.spread
            onMoreWanted: topic => page.app.open("rules", topic)
            beside: Ledger {}

            Transport {
                id: transport
                width: parent ? parent.width : 0
                height: implicitHeight
                focus: true
                model: page.model
                Keys.priority: Keys.BeforeItem
                Keys.onPressed: event => page.key(event)
            }
        }
    }
    PageBar {
        id: bar
        width: parent.width
        title: qsTr("Replay")
        note: page.there ? [page.now.where, page.now.seenBy, page.now.note].filter(text => text !== "").join(" · ") : ""
        helps: page.model.sight.ruled || !page.there
        onBack: page.goBack()
        onHelp: page.app.open("rules", page.topic)

        Repeater {
            model: page.ways.length

            IconBtn {
                required property int index
                readonly property var offer: page.ways[index] ?? null

                art: offer?.art ?? ""
                tint: offer?.tint ?? Theme.barText
                text: offer?.text ?? ""
                onClicked: page.view.board.open(offer.what, -1)
            }
        }
        IconBtn {
            visible: page.there && !page.view?.logInView
            art: "signs/log"
            tint: Theme.barText
            text: qsTr("Log")
            key: "L"
            onClicked: page.showLog()
        }
        IconBtn {
            visible: page.there
            art: "signs/menu"
            tint: Theme.barText
            text: qsTr("About this game")
            onClicked: about.open()
        }
        Btn {
            visible: page.there && page.roomy
            text: qsTr("%1 ×").arg(page.now.rate)
            minimum: 56
            topInset: 5
            bottomInset: 6
            Accessible.name: qsTr("Speed: %1 times").arg(page.now.rate)
            Accessible.description: qsTr("The next one")
            onClicked: page.model.setRate(page.rates[(page.rates.indexOf(page.now.rate) + 1) % page.rates.length])
        }
        Btn {
            visible: page.now.ended && !page.ending
            topInset: 5
            bottomInset: 6
            text: qsTr("Final count")
            onClicked: page.ending = true
        }
        Btn {
            visible: page.there && page.roomy
            topInset: 5
            bottomInset: 6
            text: qsTr("Play from here")
            Accessible.description: page.now.branchText
            onClicked: branching.open()
        }
    }
    GameParts {
        id: parts
        module: page.model.sight.module
    }
    Loader {
        active: page.ending && page.now.ended
        y: bar.height
        width: page.width
        height: page.height - y
        focus: active
        sourceComponent: EndPanel {
            focus: true
            past: true
            seen: true
            app: page.app
            part: parts.end
            end: page.model.sight.end
            code: page.now.code
            promise: page.now.gameId
            onReviewed: page.app.open("review", page.now.gameId)
            onDeparted: page.ending = false
        }
    }
    Label {
        visible: !page.there
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Metrics.inset, Metrics.px(560))
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        text: page.now.loading ? qsTr("The game is being opened.") : page.now.wrong
        font.pixelSize: Metrics.title
    }
    Sheet {
        id: sheet
        title: qsTr("Log")

        Ledger {
            bare: true
            width: parent ? parent.width : 0
            height: Math.max(240, sheet.most * 0.7)
        }
    }
    Sheet {
        id: branching
        title: qsTr("Play from here")

        Label {
            width: parent ? parent.width : 0
            text: page.now.branchText
            wrapMode: Text.WordWrap
        }
        buttons: [
            Btn {
                visible: page.now.canBranch
                kind: "primary"
                focus: page.now.canBranch
                text: qsTr("Play")
                onClicked: {
                    branching.close()
                    page.model.branch()
                }
            },
            Btn {
                focus: !page.now.canBranch
                text: qsTr("Keep watching")
                onClicked: branching.close()
            }
        ]
    }
    Sheet {
        id: about
        title: qsTr("About this game")

        Label {
            width: parent ? parent.width : 0
            text: page.now.note
            wrapMode: Text.WordWrap
        }
        Label {
            visible: text !== ""
            width: parent ? parent.width : 0
            text: page.now.origin
            wrapMode: Text.WordWrap
        }
        Label {
            width: parent ? parent.width : 0
            text: page.now.promise
            wrapMode: Text.WordWrap
        }
        Heads {
            visible: page.now.eyes.length > 0
            heading: qsTr("What is shown")
            names: page.now.eyes
            chosen: page.now.eye
            onPicked: index => page.model.see(index)
        }
        Heads {
            visible: page.now.turns
            heading: qsTr("Who sits in front")
            names: page.now.seats.map(seat => seat.name)
            chosen: page.now.counter
            onPicked: index => page.model.look(index)
        }
        Segmented {
            visible: !page.roomy
            width: parent ? parent.width : 0
            name: qsTr("Speed")
            options: page.rates.map(rate => qsTr("%1 ×").arg(rate))
            current: page.rates.indexOf(page.now.rate)
            onChosen: index => page.model.setRate(page.rates[index])
        }
        buttons: [
            Btn {
                kind: "primary"
                focus: true
                text: qsTr("Close")
                onClicked: about.close()
            },
            Btn {
                visible: !page.roomy
                text: qsTr("Play from here")
                onClicked: {
                    about.close()
                    branching.open()
                }
            }
        ]
    }
}
