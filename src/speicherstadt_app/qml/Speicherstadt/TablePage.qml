pragma Translator: Speicherstadt_TablePage
pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Learn
import Frame
import Theme
import Speicherstadt.Models as Models

// The table: a row of houses on the canal, my counter on the quay before it, the others and the log beside it.
FocusScope {
    id: page

    required property Models.App app
    required property Models.Table table
    readonly property Models.SpeicherstadtBoard board: table.board as Models.SpeicherstadtBoard
    readonly property Models.Settings settings: app.settings
    readonly property bool ended: table.end.visible && !lookingBack
    readonly property bool covered: board.shipping.active || board.blaze.visible
    readonly property Models.Lesson lesson: table.lesson as Models.Lesson
    readonly property bool logged: plan.logInView && lesson === null     // a lesson speaks where else the log lies
    readonly property string topic: "phase:" + table.bar.phase     // what the rules say of what happens now
    property bool lookingBack: false          // the game is over, and the table is looked at once more

    // Enter in a text of its own, Escape in the model: keys that no thing with the keyboard has taken.
    function key(event: var): void {
        const plain = event.modifiers === Qt.NoModifier || event.modifiers === Qt.ShiftModifier || event.modifiers === Qt.KeypadModifier
        if (event.matches(StandardKey.Undo))
            page.table.press("undo")
        else if (event.matches(StandardKey.Redo))
            page.table.redo()
        else if (!plain)
            return
        else if (Explain.wanted(event))
            Explain.ask(Explain.pointedTopic, Explain.pointed)
        else if (keys[event.key])
            keys[event.key]()
        else
            return
        event.accepted = true
    }

    readonly property var keys: ({
            [Qt.Key_Return]: () => page.confirm(),
            [Qt.Key_Enter]: () => page.confirm(),
            [Qt.Key_B]: () => page.buy(),
            [Qt.Key_P]: () => page.table.press("pass"),
            [Qt.Key_U]: () => page.table.press("undo"),
            [Qt.Key_Y]: () => page.table.redo(),
            [Qt.Key_H]: () => advice.ask(),
            [Qt.Key_S]: () => page.table.showProjected = !page.table.showProjected,
            [Qt.Key_L]: () => page.showLog(),
            [Qt.Key_G]: () => page.showGoal(),
            [Qt.Key_V]: () => page.settings.listView = !page.settings.listView,
            [Qt.Key_M]: () => page.settings.muted = !page.settings.muted,
            [Qt.Key_Space]: () => page.hasten(),
            [Qt.Key_Escape]: () => page.goBack(),
            [Qt.Key_Back]: () => page.goBack()
        })

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
    function buy(): void {
        if (page.table.bar.phase === "purchase")
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
    // What a lesson points at.
    function part(name: string): Item {
        const words = name.split(":")
        return parts[words[0]] ? parts[words[0]](Number(words[1] ?? 0)) : null
    }

    readonly property var parts: ({
            "row": () => plan.listed ? rows.item : houses.item,
            "column": number => page.columnItem(number - 1),
            "prompt": () => prompt,
            "house": () => counter,
            "coins": () => counter.purse,
            "contracts": () => counter.contracts,
            "cards": () => counter.cards,
            "players": () => rail,
            "fire": () => bar.alarm,
            "blaze": () => blazing.item,
            "barter": () => yard,
            "keep": () => yard
        })

    function columnItem(n: int): Item {
        if (plan.listed)
            return (rows.item as HarbourSheet)?.list.column(n) ?? null
        return (houses.item as Harbour)?.column(n) ?? null
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
    Keys.onPressed: event => page.key(event)

    Binding {
        target: Theme
        property: "season"
        value: page.board.year.season
    }
    Binding {
        target: Theme
        property: "burning"
        value: page.board.blaze.visible
    }
    TablePlan {
        id: plan
        width: page.width
        height: page.height
        told: said.height > 0 ? said.height + 12 : 0
        prompt: page.table.watched ? watch.height : prompt.implicitHeight
        strips: rail.implicitHeight
        wished: page.settings.listView
    }

    TopBar {
        id: bar
        z: 2
        width: parent.width
        height: plan.roof
        bar: page.table.bar
        year: page.board.year
        fire: page.board.fire
        projected: page.table.showProjected
        goal: page.table.goal
        log: !page.logged && !page.ended
        onMenuRequested: sheets.menu.open()
        onPileRequested: sheets.pile.open()
        onFireRequested: sheets.fire.open()
        onGoalRequested: sheets.goal.open()
        onLogRequested: sheets.log.open()
        onProjectedRequested: page.table.showProjected = !page.table.showProjected
    }
    // What there is to say has a place of its own under the roof: houses and prices make room for it.
    Column {
        id: said
        x: Metrics.margin
        y: bar.height + 6
        width: parent.width - 2 * x
        spacing: 6

        NotSavedBanner {
            width: said.width
            savedText: page.table.savedText
            canMove: page.table.canMove
            onActed: page.app.navigate("data")
        }
        NoticeStack {
            width: said.width
            most: 1
            notices: page.app.notices
            onActed: key => page.app.act(key)
            onDismissed: key => page.app.dismiss(key)
        }
        Loader {
            id: overhead
            active: page.lesson !== null && (page.ended || !plan.logInView)
            visible: active
            width: said.width
            sourceComponent: LessonPanel {
                flat: true
                lesson: page.lesson
                onDeparted: page.app.back()
            }
        }
    }
    Item {
        id: place
        visible: !page.ended
        anchors.fill: parent

        Loader {
            id: houses
            active: !plan.listed
            y: plan.bar
            width: plan.sceneWidth
            height: plan.scene
            sourceComponent: Harbour {
                landing: plan.landing
                places: page.board.places
                columns: page.board.columns
                enabled: !page.covered
                onChosen: token => page.table.choose(token)
                onCalled: number => page.table.chooseNumber(number)
            }
        }
        Loader {
            id: rows
            active: plan.listed
            y: plan.bar
            width: plan.sceneWidth
            height: plan.scene
            sourceComponent: HarbourSheet {
                roof: recap.visible && recap.enabled ? recap.height + 6 : 0
                landing: prompt.height + 16
                columns: page.board.columns
                enabled: !page.covered
                onChosen: token => page.table.choose(token)
                onCalled: number => page.table.chooseNumber(number)
            }
        }
        // The near quay: granite, and the post that parts the place from the ledger.
        Rectangle {
            y: plan.bar + plan.scene
            width: plan.sceneWidth
            height: plan.quay
            color: Theme.granite

            Rectangle {
                width: parent.width
                height: 1.5
                color: Theme.mortar
                opacity: 0.8
            }
        }
        Rectangle {
            visible: !plan.portrait
            x: plan.sceneWidth
            y: plan.bar
            width: 3
            height: page.height - y
            color: Theme.timber

            Rectangle {
                x: 1
                width: 1
                height: parent.height
                color: Theme.timberHigh
            }
        }
        Rectangle {
            visible: page.covered
            y: plan.bar
            width: plan.sceneWidth
            height: plan.scene
            // A fire reddens the sky: that is to be seen.
            color: Theme.alpha(Theme.scrim, page.board.blaze.visible ? 0.22 : 0.5)
        }
        ShippingPanel {
            id: yard
            visible: page.board.shipping.active
            x: Metrics.margin
            y: plan.bar + (plan.listed ? 8 : plan.portrait ? 60 : 54)
            width: plan.sceneWidth - 2 * Metrics.margin + 4
            height: prompt.y - y - 8
            shipping: page.board.shipping
            onChosen: token => page.table.choose(token)
            onDragged: token => page.table.drag(token)
        }
        Loader {
            id: blazing
            active: page.board.blaze.visible
            x: yard.x + (plan.portrait ? 0 : 18)
            y: yard.y
            width: yard.width - (plan.portrait ? 0 : 36)
            height: yard.height
            sourceComponent: FirePanel {
                blaze: page.board.blaze
                Component.onCompleted: play()
            }
        }
        Prompt {
            id: prompt
            x: Metrics.margin + 5
            y: plan.bar + plan.scene - 8 - height
            width: plan.sceneWidth - 2 * x
            height: Math.max(implicitHeight, plan.stage)
            visible: !watch.active
            prompt: page.table.prompt
            onPressed: slot => slot === "advise" ? advice.ask() : page.table.press(slot)
        }
        Loader {
            id: watch
            active: page.table.watched && !page.table.over
            x: prompt.x
            y: plan.bar + plan.scene - 8 - height
            width: prompt.width
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
                right: prompt.right
                rightMargin: 10
                bottom: prompt.bottom
                bottomMargin: prompt.stacked ? 10 : (prompt.height - height) / 2
            }
            width: prompt.yes
            height: Metrics.control
            kind: "primary"
            key: "↵"
            text: qsTr("Final count")
            onClicked: page.lookingBack = false
        }
        MyHouse {
            id: counter
            x: Metrics.margin
            y: plan.houseY
            width: plan.sceneWidth - x - (plan.portrait ? x : plan.edge - 4)
            height: plan.house
            house: page.board.house
            shipping: yard.visible
            showProjected: page.table.showProjected
            watched: page.table.watched
            onChosen: token => page.table.choose(token)
            onCardsOpened: sheets.cards.open()
        }
        PlayerRail {
            id: rail
            x: plan.railX
            y: plan.portrait ? plan.stripsY : plan.bar + plan.edge
            width: plan.portrait ? page.width - 2 * x : plan.rail
            narrow: plan.narrow
            sideBySide: plan.portrait
            room: page.height - y - plan.edge
            players: page.table.players
            showProjected: page.table.showProjected
            onOpened: sign => sheets.person.show(sign)
        }
        LogView {
            id: ledger
            visible: page.logged && !advice.shown
            x: rail.x
            y: plan.portrait ? plan.logY : rail.y + rail.height + Metrics.gap
            width: rail.width
            height: page.height - y - (plan.portrait ? Metrics.margin : plan.edge)
            size: plan.portrait ? Metrics.body : Metrics.small
            entries: page.table.log
            full: page.settings.logDetail === "full"
            recap: page.table.recap
            asks: true
            onDetailChosen: full => page.settings.logDetail = full ? "full" : "short"
            onWhyAsked: move => page.table.why(move)
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
            free: Qt.rect(yard.x, yard.y, yard.width, watch.y - 8 - yard.y)
        }
        Loader {
            id: beside
            active: page.lesson !== null && plan.logInView && !page.ended
            x: ledger.x
            y: ledger.y
            width: ledger.width
            height: ledger.height
            sourceComponent: LessonPanel {
                flat: plan.portrait
                lesson: page.lesson
                onDeparted: page.app.back()
            }
        }
        RecapStrip {
            id: recap
            visible: text !== "" && !plan.logInView
            x: Metrics.margin
            // Below the prices, over the floors that are rarely reached; rows of text make room for it.
            y: plan.bar + (plan.listed ? 6 : Metrics.gable + 8)
            width: plan.sceneWidth - 2 * x
            text: page.lesson === null ? page.table.recap : ""
            onClicked: page.showLog()
        }
        EventPlayer {
            id: player
            anchors.fill: parent
            harbour: houses.item as Harbour
            list: (rows.item as HarbourSheet)?.list ?? null
            homeOf: sign => sign === page.board.house.sign ? counter.purse : rail.strip(sign)
            onCued: (cue, step) => page.app.sound(cue, step)
            onEmptied: page.table.told()
        }
    }
    Loader {
        active: page.ended
        asynchronous: true
        // Who leaves at once leaves nothing half made.
        Component.onDestruction: active = false
        y: plan.bar
        width: page.width
        height: page.height - y
        focus: active
        sourceComponent: EndPanel {
            focus: true
            end: page.table.end
            seen: page.table.countSeen
            goal: page.table.goal
            achieved: page.app.achieved
            code: page.lesson === null ? page.table.code : ""
            taught: page.lesson !== null
            onRematch: page.app.rematch()
            onMovedOn: page.app.rematchMovedOn()
            onCopied: page.app.copy(page.table.code)
            onCameBack: page.app.navigate("challenges")
            onNewRound: page.app.newRound()
            kept: page.table.gameId !== ""
            promiseKept: page.table.promiseKept
            onLookedBack: page.lookingBack = true
            onReplayed: page.app.open("replay", page.table.gameId)
            onCountingChanged: {
                if (!counting)
                    page.table.countSeen = true
            }
            onReviewed: page.app.open("review", page.table.gameId)
            onDeparted: page.app.back()
        }
    }
    Loader {
        active: page.lesson !== null
        anchors.fill: parent
        z: 3
        sourceComponent: LessonGuide {
            lesson: page.lesson
            stage: place
            onward: overhead.active ? (overhead.item as LessonPanel)?.onward ?? null : (beside.item as LessonPanel)?.onward ?? null
            leads: page.activeFocus
            part: name => page.part(name)
            onCame: thing => {
                if (plan.listed && thing.number)
                    (rows.item as HarbourSheet).list.seek(thing.number - 1)
            }
        }
    }
    PassBanner {
        z: 3
        y: plan.bar
        width: page.width
        height: page.height - y
        banner: page.table.banner
        reached: page.activeFocus
        onSeen: page.table.greeted()
    }
    Component.onCompleted: page.table.tellsStories = true
    Connections {
        target: page.table
        function onHappened(event: var): void {
            player.play(event)
        }
        function onHush(): void {
            player.hush()
        }
        function onRefused(why: string): void {
            if (why !== "")
                prompt.refuse(why)
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
        leads: true
        onMoreWanted: topic => page.app.open("rules", topic)
    }
}
