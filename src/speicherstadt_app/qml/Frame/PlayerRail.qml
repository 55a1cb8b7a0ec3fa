pragma ComponentBehavior: Bound

import QtQuick
import Theme

// The others in turn order after the counter shown: strips one below another, side by side, or narrow ones that open on tap.
// What stands in a strip the game brings.
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
    property int speaker: -1                  // by sign, the last one
    readonly property real talk: bubble.height
    // Its height while nobody says anything. Not the difference of two heights: one of them is the first to change.
    readonly property real resting: {
        let high = 0
        for (let n = 0; n < repeater.count; ++n) {
            const place = repeater.itemAt(n) as Place
            const each = place?.visible ? place.item?.implicitHeight ?? 0 : 0
            high = sideBySide ? Math.max(high, each) : high + each + (high > 0 && each > 0 ? Metrics.gap : 0)
        }
        return flow.y + high
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
    readonly property real each: sideBySide ? (width - (others - 1) * Metrics.gap) / others : width

    component Place: PartSlot {
        required property int sign
        required property var model
    }

    readonly property Names names: Names {}

    enabled: !away
    opacity: away ? 0 : 1
    implicitHeight: flow.y + flow.implicitHeight
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
    Grid {
        id: flow
        y: race.visible ? race.height + Metrics.gap : 0
        columns: rail.sideBySide ? rail.others : 1
        spacing: Metrics.gap

        Repeater {
            id: repeater
            model: rail.players

            Place {
                id: place

                visible: !model.me
                width: rail.each
                height: (item?.implicitHeight ?? 0) + (rail.speaker === sign ? rail.talk : 0)
                part: model.me ? null : rail.narrow ? rail.token : rail.strip
                given: ({
                        "player": place.model,
                        "rail": rail
                    })
            }
        }
    }
    SpeechBubble {
        id: bubble

        readonly property Item strip: rail.speaker < 0 ? null : rail.of(rail.speaker)

        readonly property real from: flow.x + (strip?.parent.x ?? 0)

        x: Math.min(from, rail.width - width)
        y: strip ? flow.y + strip.parent.y + strip.height : 0
        // Beside others there is room to say it in one line.
        width: rail.sideBySide ? Math.min(rail.width, Math.max(rail.each, Metrics.px(370))) : rail.each
        tip: from - x + 42
    }
}
