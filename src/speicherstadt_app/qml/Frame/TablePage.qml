pragma Translator: Speicherstadt_TablePage
pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Learn
import Theme
import Speicherstadt.Models as Models

// The table of every game: its board, what belongs to me on the quay before it, the others and the log beside it.
FocusScope {
    id: page

    required property Models.App app
    required property Models.Table table
    readonly property GameBoard board: place.item as GameBoard
    readonly property real above: board?.freeTop ?? 0
    readonly property GameCounter counter: quay.item as GameCounter
    readonly property Models.Settings settings: app.settings
    readonly property bool ended: table.end.visible && !lookingBack
    readonly property Models.Lesson lesson: table.lesson as Models.Lesson
    readonly property bool logged: plan.logInView && lesson === null     // a lesson speaks where else the log lies
    readonly property string topic: "phase:" + table.bar.phase     // what the rules say of what happens now
    property var saying: null                 // of the opponents, what is not heard yet
    property bool lookingBack: false          // the game is over, and the table is looked at once more

    // For the window, which shows them.
    function keys(): var {
        return shortcuts.rows()
    }
    function hasten(): void {
        if (page.table.watched && !player.busy)
            (watch.item as WatchBar)?.pauseOrGoOn()
        else if (player.busy)
            player.finish()
        else if (!page.table.myTurn)
            page.table.confirm()
    }
    function confirm(): void {
        if (page.lookingBack)
            page.lookingBack = false
        else if (page.table.watched && !page.table.over)
            page.table.step()
        else
            page.table.confirm()
    }
    function goBack(): void {
        if (explanation.open)
            explanation.close()
        else if (page.table.picked)
            page.table.cancel()
        else if (page.table.advice.about !== "")
            page.table.putAway()
        else if (page.lookingBack)
            page.lookingBack = false
        else
            sheets.menu.open()
    }
    // What an opponent says to something is heard once that has been told.
    function say(): void {
        if (page.saying !== null)
            rail.say(page.saying.sign, page.saying.words)
        page.saying = null
    }
    // What a lesson points at.
    function part(name: string): Item {
        switch (name) {
        case "prompt":
            return asking
        case "house":
            return page.counter
        case "players":
            return rail
        }
        return page.board.part(name) ?? page.counter.part(name) ?? bar.roof.part(name)
    }
    function showGoal(): void {
        if (page.table.goal !== null)
            sheets.goal.open()
    }
    function showLog(): void {
        if (page.logged)
            ledger.read()
        else
            sheets.log.open()
    }

    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Table")
    Keys.onPressed: event => event.accepted = shortcuts.pressed(event)
    Keys.onReleased: event => event.accepted = shortcuts.released(event)
    onActiveFocusChanged: shortcuts.letGo()

    TableKeys {
        id: shortcuts
        table: page.table
        settings: page.settings
        board: page.board
        onConfirmed: page.confirm()
        onHastened: page.hasten()
        onSteppedBack: page.goBack()
        onAdviceWanted: advice.ask()
        onLogWanted: page.showLog()
        onGoalWanted: page.showGoal()
        onMenuWanted: sheets.menu.open()
    }

    GameParts {
        id: parts
        module: page.table.module
    }
    TablePlan {
        id: plan
        width: page.width
        height: page.height
        told: said.height > 0 ? said.height + 12 : 0
        keys: asking.beside
        strips: rail.resting
        taught: page.lesson !== null
        wished: page.settings.listView
        board: page.board
        counter: page.counter
    }

    TopBar {
        id: bar
        z: 2
        width: parent.width
        height: plan.roof
        below: plan.bar
        part: parts.roof
        table: page.table
        board: page.board
        goal: page.table.goal
        muted: page.settings.muted
        log: !page.logged && !page.ended
        onMenuRequested: sheets.menu.open()
        onGoalRequested: sheets.goal.open()
        onSoundRequested: page.settings.muted = !page.settings.muted
        onLogRequested: sheets.log.open()
    }
    Said {
        id: said
        x: Metrics.margin
        y: bar.height + 6
        width: parent.width - 2 * x
        app: page.app
        table: page.table
        taught: page.lesson !== null && (page.ended || !plan.logInView)
    }
    // Over the older lines of the log, or hanging from the roof.
    Asides {
        id: asides
        z: 2
        x: page.logged ? ledger.x : Metrics.margin
        y: page.logged ? ledger.y : plan.bar + 6
        width: page.logged ? ledger.width : Math.min(plan.sceneWidth - 2 * x, Metrics.px(560))
        app: page.app
    }
    Item {
        id: floor
        visible: !page.ended
        anchors.fill: parent

        PartSlot {
            id: place

            function put(board: GameBoard): void {
                board.upright = Qt.binding(() => plan.upright)
                board.listed = Qt.binding(() => plan.listed)
                board.landing = Qt.binding(() => plan.landing)
                board.stage = Qt.binding(() => asking.height + 16)
                board.roof = Qt.binding(() => recap.visible && recap.enabled ? recap.height + 6 : 0)
                board.counter = Qt.binding(() => page.counter)
                board.telling = Qt.binding(() => player.busy)
                board.rail = rail
                board.air = air
                board.front = bar.front
            }

            y: plan.bar
            width: plan.sceneWidth
            height: plan.scene
            part: parts.board
            given: ({
                    "table": page.table,
                    "still": false
                })
            onMade: board => place.put(board as GameBoard)

            NoBoard {
                missing: parts.board === null
            }
        }
        Loader {
            active: Motion.lively && page.board !== null && !page.board.living && !page.board.listed
            y: place.y + place.height - height
            width: place.width
            height: plan.landing
            asynchronous: true
            // Who leaves at once leaves nothing half made.
            Component.onDestruction: active = false
            source: Qt.resolvedUrl("QuietLife.qml")
        }
        Connections {
            target: page.board
            function onChosen(token: string): void {
                asides.fade()
                page.table.choose(token)
            }
            function onDragged(token: string): void {
                page.table.drag(token)
            }
            function onCalled(number: int): void {
                page.table.chooseNumber(number)
            }
        }
        Ground {
            layout: plan
        }
        Prompt {
            id: asking
            x: Metrics.margin + 5
            y: plan.bar + plan.scene - 8 - height
            width: plan.sceneWidth - 2 * x
            height: Math.max(implicitHeight, plan.stage)
            visible: !watch.active
            prompt: page.table.prompt
            steady: !plan.listed
            brief: plan.brief
            taught: page.lesson !== null
            leastWords: plan.leastWords(plan.upright)
            calls: page.settings.passBanner === "sound"
            post: page.board?.post ?? null
            onHeld: slot => {
                if (slot === "undo" || slot === "redo")
                    sheets.undo.openAt(asking.place(slot))
            }
            onPressed: slot => {
                asides.fade()
                slot === "advise" ? advice.ask() : page.table.click(slot)
            }
        }
        Loader {
            id: watch
            active: page.table.watched && !page.table.over
            x: asking.x
            y: plan.bar + plan.scene - 8 - height
            width: asking.width
            height: Math.max((item as Item)?.implicitHeight ?? 0, plan.stage)
            sourceComponent: WatchBar {
                table: page.table
                settings: page.settings
            }
        }
        // In the place of the yes button, which has nothing to say any more.
        Btn {
            visible: page.lookingBack
            anchors {
                right: asking.right
                rightMargin: 10
                bottom: asking.bottom
                bottomMargin: asking.stacked ? 10 : (asking.height - height) / 2
            }
            width: asking.yes
            height: Metrics.control
            kind: "primary"
            key: "↵"
            text: qsTr("Final count")
            onClicked: page.lookingBack = false
        }
        PartSlot {
            id: quay
            x: Metrics.margin
            y: plan.houseY
            width: plan.sceneWidth - x - (plan.upright ? x : plan.edge - 4)
            height: plan.house
            part: parts.counter
            given: ({
                    "table": page.table
                })
            onMade: part => {
                const counter = part as GameCounter
                counter.board = Qt.binding(() => page.board)
                counter.showRunning = Qt.binding(() => page.table.showRunning)
                counter.watched = Qt.binding(() => page.table.watched)
            }
        }
        PlayerRail {
            id: rail
            away: !plan.others
            x: plan.railX
            y: plan.upright ? plan.stripsY : plan.bar + plan.edge
            width: plan.upright ? page.width - 2 * x : plan.railWidth
            narrow: plan.narrow
            sideBySide: plan.upright
            room: page.height - y - plan.edge
            // Of a crowd that scrolls anyway the log and the hint take their part.
            most: room - (page.logged ? Math.max(Metrics.px(140), room * 0.42) + Metrics.gap : 0)
            players: page.table.players
            strip: parts.strip
            token: parts.token
            voiced: page.logged && !page.ended && ledger.quiet > Metrics.px(plan.upright ? 88 : 128)
            showRunning: page.table.showRunning
            raced: page.lesson === null && !(page.board?.tracked && !plan.listed) && (!plan.upright || page.height >= 1200)
            apart: page.table.bar.apart
            onSwitched: page.settings.runningTotal = !page.settings.runningTotal
            onOpened: sign => page.board.open("player", sign)
        }
        Loader {
            id: aside

            readonly property real from: rail.y + rail.resting + Metrics.gap
            readonly property bool fits: page.height - from - height - Metrics.gap - plan.edge >= Metrics.px(128)

            active: page.logged && !plan.upright && page.board !== null && page.board.aside !== null
            visible: active && fits
            x: rail.x
            y: from + rail.talk
            width: rail.width
            sourceComponent: page.board?.aside ?? null
        }
        LogView {
            id: ledger

            // Its height while nobody says anything. Not the sum of two heights: one of them is the first to change.
            readonly property real quiet: page.height - (plan.upright ? plan.logY + Metrics.margin : (aside.visible ? aside.from + aside.height : rail.y + rail.resting) + Metrics.gap + plan.edge)

            visible: page.logged && !advice.shown
            x: rail.x
            y: plan.upright ? plan.logY + rail.talk : (aside.visible ? aside.y + aside.height : rail.y + rail.height) + Metrics.gap
            width: rail.width
            height: page.height - y - (plan.upright ? Metrics.margin : plan.edge)
            size: plan.upright ? Metrics.body : Metrics.small
            entries: page.table.log
            full: page.settings.logDetail === "full"
            recap: page.table.recap
            asks: true
            onDetailChosen: full => page.settings.logDetail = full ? "full" : "short"
            onWhyAsked: move => page.table.why(move)
            onStopWanted: move => page.table.stopAgain(move)
        }
        Advising {
            id: advice
            x: ledger.x
            y: ledger.y
            width: ledger.width
            height: ledger.height
            table: page.table
            beside: page.logged
            away: page.ended
            free: Qt.rect(Metrics.margin, place.y + page.above, plan.sceneWidth - 2 * Metrics.margin + 4, watch.y - 8 - place.y - page.above)
        }
        Loader {
            id: beside
            active: page.lesson !== null && plan.logInView && !page.ended
            x: ledger.x
            y: ledger.y
            width: ledger.width
            height: ledger.height
            sourceComponent: LessonPanel {
                flat: plan.upright
                lesson: page.lesson
                onDeparted: page.app.back()
            }
        }
        RecapStrip {
            id: recap
            visible: text !== "" && !plan.logInView && !(page.board?.tapped && !plan.listed) && (!plan.listed || plan.scene - asking.height >= Metrics.px(150))
            x: Metrics.margin
            y: plan.bar + (page.board?.firstRow ?? 0)
            width: plan.sceneWidth - 2 * x
            text: page.lesson === null ? page.table.recap : ""
            onClicked: page.showLog()
        }
        Item {
            id: air
            anchors.fill: parent
        }
        CarryHost {
            anchors.fill: parent
            board: page.board
            onPut: token => page.table.put(token)
        }
        StoryPlayer {
            id: player
            board: page.board
            // Who has left hears no more of it: elsewhere there are other sounds.
            onCued: (cue, step) => page.app.page === "table" ? page.app.sound(cue, step) : undefined
            onEmptied: {
                page.table.told()
                page.say()
            }
        }
    }
    TableEnd {
        active: page.ended
        y: plan.bar
        width: page.width
        height: page.height - y
        app: page.app
        table: page.table
        part: parts.end
        taught: page.lesson !== null
        onLookedBack: page.lookingBack = true
    }
    Loader {
        id: guide
        active: page.lesson !== null
        anchors.fill: parent
        z: 3
        sourceComponent: LessonGuide {
            lesson: page.lesson
            stage: floor
            whole: page
            onward: said.onward ?? (beside.item as LessonPanel)?.onward ?? null
            leads: page.activeFocus
            elsewhere: [place, asking, quay]
            part: name => page.part(name)
            onCame: thing => page.board.seek(thing)
        }
    }
    PassBanner {
        z: 3
        y: plan.bar
        width: page.width
        height: page.height - y
        banner: page.table.banner
        board: page.board
        place: plan.sceneWidth
        reached: page.activeFocus
        onSeen: page.table.greeted()
    }
    Binding {
        target: page.table
        property: "showRunning"
        value: page.settings.runningTotal
    }
    Component.onCompleted: page.table.tellsStories = true
    Connections {
        target: page.table
        function onHappened(event: var): void {
            if (event.mine)
                asides.fade()
            player.play(event)
        }
        function onHush(): void {
            player.hush()
            rail.hush()
            page.saying = null
        }
        function onSpoke(sign: int, words: string): void {
            page.saying = {
                "sign": sign,
                "words": words
            }
            if (!player.busy)
                page.say()
        }
        function onRefused(why: string): void {
            const teacher = guide.item as LessonGuide
            if (why !== "")
                asking.refuse(why)
            teacher?.insist()
        }
    }

    TableSheets {
        id: sheets
        anchors.fill: parent
        app: page.app
        table: page.table
        topic: page.topic
    }
    ExplainHost {
        id: explanation
        table: page.table
        leads: page.table.ruled
        covered: page.table.banner.visible
        onMoreWanted: topic => page.app.open("rules", topic)
    }
}
