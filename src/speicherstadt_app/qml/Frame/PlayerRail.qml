pragma ComponentBehavior: Bound

import QtQuick
import Theme

// The opponents in turn order after the counter shown: strips one below another, side by side, or narrow ones that open on tap.
Item {
    id: rail

    required property QtObject players
    property bool narrow: false
    property bool sideBySide: false
    property bool showProjected: false
    property real room: 0                     // height there is for narrow strips

    signal opened(sign: int)

    // What stands for this player; null for the one whose counter is shown.
    function strip(sign: int): Item {
        for (let n = 0; n < repeater.count; ++n) {
            const place = repeater.itemAt(n) as Place
            if (place?.sign === sign)
                return place.item as Item
        }
        return null
    }

    readonly property int others: Math.max(1, repeater.count - 1)
    readonly property real each: sideBySide ? (width - (others - 1) * Metrics.gap) / others : width

    component Place: Loader {
        required property int sign
    }

    implicitHeight: flow.implicitHeight
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Opponents")

    Grid {
        id: flow
        columns: rail.sideBySide ? rail.others : 1
        spacing: Metrics.gap

        Repeater {
            id: repeater
            model: rail.players

            Place {
                id: place

                required property var model

                sign: model.sign

                visible: !model.me
                active: !model.me
                width: rail.each
                sourceComponent: rail.narrow ? token : strip

                Component {
                    id: strip
                    PlayerStrip {
                        sign: place.model.sign
                        name: place.model.name
                        art: place.model.art
                        score: place.model.score
                        projected: place.model.projected
                        coins: place.model.coins
                        workers: place.model.workers
                        workersMax: place.model.workersMax
                        strength: place.model.strength
                        first: place.model.first
                        deciding: place.model.deciding
                        thinking: place.model.thinking
                        note: place.model.note
                        noteKind: place.model.noteKind
                        wants: place.model.wants
                        keeps: place.model.keeps
                        explain: place.model.explain
                        spoken: place.model.spoken
                        showProjected: rail.showProjected
                        onClicked: rail.opened(sign)
                    }
                }
                Component {
                    id: token
                    PlayerToken {
                        sign: place.model.sign
                        art: place.model.art
                        score: place.model.score
                        projected: place.model.projected
                        coins: place.model.coins
                        workers: place.model.workers
                        workersMax: place.model.workersMax
                        first: place.model.first
                        deciding: place.model.deciding
                        thinking: place.model.thinking
                        note: place.model.note
                        noteKind: place.model.noteKind
                        strength: place.model.strength
                        wants: place.model.wants
                        explain: place.model.explain
                        spoken: place.model.spoken
                        showProjected: rail.showProjected
                        scored: rail.room >= rail.others * (Metrics.px(70) + 97)
                        full: rail.room >= rail.others * (Metrics.px(70) + 124)
                        onClicked: rail.opened(sign)
                    }
                }
            }
        }
    }
}
