pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// The ledger: one sentence for every event, grouped by round, newest below and in full ink. A tap on a sentence tells of its
// card, or, where somebody decided who is no person, why.
Panel {
    id: log

    required property QtObject entries
    required property bool full               // everything, or the short form
    property string recap: ""                 // what happened since my last decision
    property int size: Metrics.small
    property bool bare: false                 // its title stands elsewhere
    property int now: -1                      // the row that has just happened, where what came after it stands here, too
    property bool jumps: false                // a tap goes to where it happened; else it tells of its card

    property bool asks: false                 // a tap on what a brain decided asks why

    signal detailChosen(full: bool)
    signal whyAsked(move: string)
    signal stopWanted(move: string)           // one that was passed over
    signal jumped(row: int)

    readonly property FocusKeeper keeper: FocusKeeper {}

    // The keyboard goes to the newest sentence; by Escape, or the key that led here, back to where it was.
    function read(): void {
        if (!list.activeFocus)
            keeper.remember(log.Window.activeFocusItem)
        list.currentIndex = log.newest
        list.forceActiveFocus(Qt.TabFocusReason)
    }

    readonly property int mark: Math.max(19, Metrics.px(16) + 3)
    readonly property int lead: mark + 20
    readonly property real below: recapBox.visible ? recapBox.height + 8 : 0
    readonly property int newest: now < 0 ? list.count - 1 : now

    function press(entry: Entry): void {
        if (entry && log.jumps)
            log.jumped(entry.index)
        else if (entry?.asked)
            log.whyAsked(entry.why)
        else if (entry?.skipped)
            log.stopWanted(entry.passed)
        else if (entry)
            Explain.ask(entry.explain, entry)
    }

    onNewestChanged: {
        list.following = true
        soon.restart()
    }

    lift: bare ? 0 : 0.5
    lineWidth: bare ? 0 : 1

    // Where there is little room beside what somebody says or what happened meanwhile, sentences come before the title.
    Item {
        id: head
        visible: log.height - log.below >= Metrics.px(88)
        width: parent.width
        height: visible ? Math.max(Metrics.target - 8, title.implicitHeight + 8) : 4

        Label {
            id: title
            visible: !log.bare
            x: 14
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Log")
            slab: true
            color: Theme.ink2
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Row {
            anchors {
                right: parent.right
                rightMargin: 4
                verticalCenter: parent.verticalCenter
            }

            Repeater {
                model: [qsTr("Short"), qsTr("Detailed")]

                Pressable {
                    id: choice

                    required property int index
                    required property string modelData

                    implicitWidth: Math.max(Metrics.target, word.implicitWidth + 20)
                    implicitHeight: Metrics.target
                    text: modelData
                    checkable: true
                    autoExclusive: true
                    checked: log.full === (index === 1)
                    Accessible.role: Accessible.RadioButton
                    onClicked: log.detailChosen(index === 1)

                    background: Item {
                        FocusRing {
                            visible: choice.visualFocus
                            anchors.margins: 1
                        }
                    }
                    contentItem: Item {
                        Label {
                            id: word
                            anchors.centerIn: parent
                            text: choice.text
                            strong: choice.checked
                            color: choice.checked ? Theme.ink : Theme.ink2
                            font.pixelSize: Metrics.small
                            Accessible.ignored: true
                        }
                        Rectangle {
                            visible: choice.checked
                            anchors {
                                horizontalCenter: parent.horizontalCenter
                                top: word.bottom
                                topMargin: 1
                            }
                            width: word.width
                            height: 2
                            color: Theme.primary
                        }
                    }
                }
            }
        }
        Rule {
            anchors.bottom: parent.bottom
            x: 10
            width: parent.width - 20
        }
    }
    // No Qt.callLater: it calls even what is being taken down with the table. After a jump the table comes first: to
    // make other sentences takes as long as all the rest.
    Timer {
        id: soon
        interval: log.jumps && !Motion.reduced ? 60 : 0
        onTriggered: list.follow()
    }
    ListView {
        id: list

        property bool following: true

        function follow(): void {
            if (!following)
                return
            if (log.now < 0)
                positionViewAtEnd()
            else
                positionViewAtIndex(log.newest, ListView.Center)
        }

        y: head.height + 1
        width: log.width
        height: Math.max(0, log.height - y - 5 - log.below)
        clip: true
        model: log.entries
        boundsBehavior: Flickable.StopAtBounds
        keyNavigationEnabled: true
        activeFocusOnTab: true
        highlightFollowsCurrentItem: activeFocus
        highlightMoveDuration: 0
        currentIndex: -1
        // Sentences out of sight are made by and by: who leaves meanwhile leaves nothing half made.
        Component.onDestruction: model = null
        onCountChanged: soon.restart()
        onContentHeightChanged: soon.restart()
        onHeightChanged: soon.restart()
        onWidthChanged: soon.restart()
        onMovementEnded: following = atYEnd
        onActiveFocusChanged: {
            if (activeFocus && currentIndex < 0)
                currentIndex = log.newest
        }
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Log")
        ScrollBar.vertical: ScrollBar {}
        Keys.onPressed: event => {
            const entry = currentItem as Entry
            const pressed = event.key === Qt.Key_Return || event.key === Qt.Key_Enter || event.key === Qt.Key_Space
            // What stands in its place, such as advice, is left first.
            if (visible && (event.key === Qt.Key_L || event.key === Qt.Key_Escape)) {
                log.keeper.giveBack()
                event.accepted = !activeFocus
                return
            }
            if (!entry)
                return
            if (pressed)
                log.press(entry)
            event.accepted = pressed || Explain.key(event, entry.explain, entry)
        }

        delegate: Entry {}
    }

    // One target for all rows, which are lower than a finger is wide.
    Item {
        id: touch

        readonly property Entry pointed: pointer.hovered ? at(pointer.point.position) : null

        function at(spot: point): Entry {
            return list.itemAt(spot.x, spot.y + list.contentY) as Entry
        }

        anchors.fill: list

        HoverHandler {
            id: pointer
        }
        TapHandler {
            onTapped: point => log.press(touch.at(point.position))
            onLongPressed: {
                const entry = touch.at(point.position)
                if (entry)
                    Explain.look(entry.explain, entry)
            }
        }
    }
    // A sentence that is cut off fades away.
    Rectangle {
        visible: !list.atYBeginning
        y: list.y
        width: log.width - Metrics.scrollBar - 2
        x: 2
        height: 22
        gradient: Gradient {
            GradientStop {
                position: 0
                color: log.fill
            }
            GradientStop {
                position: 0.35
                color: log.fill
            }
            GradientStop {
                position: 1
                color: Theme.alpha(log.fill, 0)
            }
        }
    }

    component Entry: Item {
        id: entry

        required property int index
        required property int sign
        required property string art
        required property string text
        required property bool heading
        required property string explain
        required property string spoken
        required property string why
        required property string passed
        readonly property bool skipped: log.asks && passed !== ""
        readonly property bool asked: log.asks && why !== ""
        readonly property bool newest: index === log.newest

        width: list.width
        height: sentence.implicitHeight + (heading ? 14 : 7)
        Accessible.role: heading ? Accessible.Heading : Accessible.ListItem
        Accessible.name: spoken
        Accessible.focusable: true
        Accessible.description: asked ? qsTr("Why?") : skipped ? qsTr("Stop here again") : ""
        Accessible.onPressAction: log.press(entry)

        Rectangle {
            visible: log.now >= 0 && entry.newest
            anchors {
                fill: parent
                leftMargin: 6
                rightMargin: 6
            }
            radius: 6
            color: Theme.primaryWash
        }

        Rectangle {
            visible: list.activeFocus && entry.ListView.isCurrentItem
            anchors {
                fill: parent
                leftMargin: 6
                rightMargin: 6
            }
            radius: 6
            color: Theme.clear
            border {
                width: 2
                color: Theme.focus
            }
        }
        Medallion {
            visible: !entry.heading && entry.sign >= 0
            x: 12
            y: 2
            size: log.mark
            sign: entry.sign
        }
        ArtIcon {
            visible: !entry.heading && entry.sign < 0 && entry.art !== ""
            x: 12
            y: 2
            width: log.mark
            height: log.mark
            art: entry.art
            // A part is drawn in its own colours: in one it would be a blot.
            tint: entry.art.includes("/parts/") ? Theme.clear : Theme.ink2
        }
        Rectangle {
            visible: entry.skipped || entry.asked && (entry.newest || touch.pointed === entry || list.activeFocus && entry.ListView.isCurrentItem)
            anchors {
                right: parent.right
                rightMargin: 12
                verticalCenter: parent.verticalCenter
            }
            width: log.mark
            height: log.mark
            radius: height / 2
            color: Theme.primaryWash
            border {
                width: 1
                color: Theme.primary
            }

            Label {
                anchors.centerIn: parent
                visible: entry.asked
                text: "?"
                strong: true
                color: Theme.primary
                font.pixelSize: Math.round(log.mark * 0.7)
                Accessible.ignored: true
            }
            ArtIcon {
                visible: entry.skipped
                anchors.centerIn: parent
                width: Math.round(log.mark * 0.7)
                height: width
                art: "signs/pause"
                tint: Theme.primary
            }
        }
        Label {
            id: sentence
            x: entry.heading ? 14 : log.lead
            y: entry.heading ? 8 : 3
            width: parent.width - x - (entry.asked || entry.skipped ? log.mark + 18 : 14)
            // A short last word never stands alone in a line. Styled text takes a hard space for a plain one.
            text: entry.text.replace(/\u00a0| (?=\S{1,4}$)/g, "&nbsp;")
            slab: entry.heading
            wrapMode: Text.Wrap
            textFormat: Text.StyledText
            color: entry.newest ? Theme.ink : Theme.ink2
            font.pixelSize: entry.heading ? Metrics.body : log.size
            Accessible.ignored: true
        }
    }

    Rectangle {
        id: recapBox
        visible: log.recap !== ""
        anchors {
            left: parent.left
            right: parent.right
            bottom: parent.bottom
            margins: 8
        }
        height: words.implicitHeight + 16
        radius: 6
        color: Theme.primaryWash
        border {
            width: 1
            color: Theme.primary
        }

        ArtIcon {
            x: 8
            y: 8
            width: log.mark
            height: width
            art: "signs/forward"
            tint: Theme.primary
        }
        Label {
            id: words
            x: log.lead - 6
            y: 8
            width: parent.width - x - 10
            text: log.recap
            wrapMode: Text.Wrap
            font.pixelSize: log.size
        }
    }
}
