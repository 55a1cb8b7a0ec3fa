pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Controls
import Theme

// The others in turn order after the counter shown: strips one below another, side by side, or narrow ones that open on tap.
// What stands in a strip the game brings. More than five scroll, and who decides comes into view.
Item {
    id: rail

    required property QtObject players
    property Component strip: null
    property Component token: null            // a narrow one
    property bool narrow: false
    property bool sideBySide: false
    property bool away: false                 // there is no room for anybody
    property bool showRunning: true           // the running total rather than the score by the rules
    property bool raced: false                // there is room for how the race stands
    property string apart: ""                 // what the score by the rules is called, where it is another
    property real room: 0                     // height there is for narrow strips
    property bool voiced: false               // there is room for what they say
    property real most: Infinity              // height for more strips than five
    property int speaker: -1                  // by sign, the last one
    readonly property real limit: crowded && !sideBySide ? most : Infinity
    readonly property real talk: Math.min(bubble.height, Math.max(0, limit - resting))
    // Its height while nobody says anything. Not the difference of two heights: one of them is the first to change.
    readonly property real resting: {
        let high = 0
        for (let n = 0; n < repeater.count; ++n) {
            const place = repeater.itemAt(n) as Place
            const each = place?.visible && place.item ? place.item.implicitHeight + place.lead : 0
            high = sideBySide ? Math.max(high, each) : high + each + (high > 0 && each > 0 ? Metrics.gap : 0)
        }
        return Math.min(limit, view.y + high + view.foot)
    }

    signal opened(sign: int)
    signal switched

    // What stands for this player; null for the one whose counter is shown.
    function of(sign: int): Item {
        for (let n = 0; n < repeater.count; ++n) {
            const place = repeater.itemAt(n) as Place
            if (place?.sign === sign)
                return place.item
        }
        return null
    }

    // Below the strip, while those that follow make room.
    function say(sign: int, words: string): void {
        if (!rail.voiced || rail.of(sign) === null)
            return
        rail.speaker = sign
        bubble.say(words)
    }
    function hush(): void {
        bubble.hush()
    }
    onVoicedChanged: hush()

    readonly property int others: Math.max(1, repeater.count - 1)
    readonly property bool crowded: others > 5
    // The sixth is seen in part: there are more.
    readonly property real abreast: crowded ? 5.4 : others
    readonly property real each: sideBySide ? (width - (Math.ceil(abreast) - 1) * Metrics.gap) / abreast : crowded ? width - Metrics.scrollBar - 4 : width

    // Several tables: the first player of each stands below its heading, side by side all others as low.
    readonly property bool grouped: {
        for (let n = 0; n < repeater.count; ++n) {
            if ((repeater.itemAt(n) as Place)?.group)
                return true
        }
        return false
    }

    component Place: PartSlot {
        id: slot

        required property int sign
        required property var model
        readonly property bool deciding: model.deciding ?? false
        readonly property string group: model.group ?? ""
        readonly property real lead: group !== "" || (rail.grouped && rail.sideBySide) ? heading.height + 4 : 0

        onMade: part => part.y = Qt.binding(() => slot.lead)

        Label {
            id: heading
            visible: slot.group !== ""
            width: slot.width
            text: slot.group
            slab: true
            elide: Text.ElideRight
            color: Theme.ink2
            font.pixelSize: rail.narrow ? Metrics.small : Metrics.body
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
    }

    readonly property Names names: Names {}

    enabled: !away
    opacity: away ? 0 : 1
    implicitHeight: view.y + view.height
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Opponents")

    RaceBar {
        id: race
        visible: rail.raced && !rail.narrow
        width: rail.width
        players: rail.players
        running: rail.showRunning
        apart: slim ? "" : rail.apart
        slim: !rail.sideBySide && rail.others >= 4 && rail.room < 700
        onClicked: rail.switched()
    }
    Flickable {
        id: view

        readonly property Item holder: Window.activeFocusItem
        property Place wanted: null

        function show(thing: Item): void {
            const from = thing.mapToItem(contentItem, 0, 0)
            contentX = Math.max(0, Math.min(from.x, Math.max(contentX, from.x + thing.width - width)))
            contentY = Math.max(0, Math.min(from.y, Math.max(contentY, from.y + thing.height - height)))
        }
        // What has the keyboard comes into view, unless it was clicked.
        onHolderChanged: {
            if (!rail.crowded || (holder as T.Control)?.focusReason === Qt.MouseFocusReason)
                return
            for (let up = holder; up; up = up.parent) {
                if (up === contentItem)
                    show(holder)
            }
        }

        readonly property int foot: rail.crowded && rail.sideBySide ? Metrics.scrollBar + 2 : 0

        function seek(place: Place): void {
            wanted = rail.crowded ? place : null
            soon.restart()
        }

        y: race.visible ? race.height + Metrics.gap : 0
        width: rail.width
        height: Math.min(flow.implicitHeight + foot, rail.limit - y)
        contentWidth: rail.crowded ? flow.implicitWidth : width
        contentHeight: flow.implicitHeight
        interactive: rail.crowded
        clip: rail.crowded
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ScrollBar {
            policy: rail.crowded && !rail.sideBySide ? T.ScrollBar.AsNeeded : T.ScrollBar.AlwaysOff
        }
        T.ScrollBar.horizontal: ScrollBar {
            policy: rail.crowded && rail.sideBySide ? T.ScrollBar.AsNeeded : T.ScrollBar.AlwaysOff
        }

        // When it lies in its place.
        Timer {
            id: soon
            interval: 0
            onTriggered: {
                flow.forceLayout()
                if (view.wanted !== null)
                    view.show(view.wanted)
            }
        }
        Grid {
            id: flow
            columns: rail.sideBySide ? rail.others : 1
            spacing: Metrics.gap

            Repeater {
                id: repeater
                model: rail.players

                Place {
                    id: place

                    visible: !model.me
                    width: rail.each
                    height: lead + (item?.implicitHeight ?? 0) + (rail.speaker === sign ? bubble.height : 0)
                    part: model.me ? null : rail.narrow ? rail.token : rail.strip
                    given: ({
                            "player": place.model,
                            "rail": rail
                        })
                    onDecidingChanged: {
                        if (deciding)
                            view.seek(place)
                    }
                }
            }
        }
        SpeechBubble {
            id: bubble

            readonly property Item strip: rail.speaker < 0 ? null : rail.of(rail.speaker)

            readonly property real from: strip?.parent.x ?? 0

            x: Math.min(from, view.contentWidth - width)
            y: strip ? strip.parent.y + strip.y + strip.height : 0
            // Beside others there is room to say it in one line.
            width: rail.sideBySide ? Math.min(rail.width, Math.max(rail.each, Metrics.px(370))) : rail.each
            tip: from - x + 42
            onHeightChanged: {
                if (spoken)
                    view.seek(strip?.parent as Place)
            }
        }
    }
}
