pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// How the race stands: everybody's sign on one line, by points. Where the rules count less than the running total, a tap shows
// the one or the other, here and in the strips. Of many only the one who looks and the first have signs, all others dots.
Pressable {
    id: race

    required property QtObject players
    property bool running: true               // the running total
    property bool slim: false                 // little room: the line alone
    property string apart: ""                 // what the other figure is called; empty where there is no other

    readonly property var standings: {
        const found = []
        for (let n = 0; n < marks.count; ++n) {
            const mark = marks.itemAt(n) as Mark
            if (mark !== null)
                found.push({
                    "name": mark.name,
                    "points": mark.points
                })
        }
        return found
    }
    readonly property int least: Math.min(0, ...standings.map(one => one.points))
    readonly property int most: Math.max(least + 8, ...standings.map(one => one.points))
    readonly property bool crowded: standings.length > 8
    readonly property int first: standings.findIndex(one => one.points === most)
    readonly property string told: standings.slice().sort((one, other) => other.points - one.points).map(one => Writing.isolated(one.name) + " " + one.points).join(", ")

    component Mark: Medallion {
        required property int index
        required property string name
        required property int score
        required property int running
        required property bool me
        readonly property bool dot: race.crowded && !me && index !== race.first
        readonly property int points: race.running ? running : score
        // Those who are level stand in a row.
        readonly property int before: race.standings.slice(0, index).filter(one => one.points === points).length
    }

    enabled: apart !== ""
    checkable: true
    checked: race.running
    opacity: 1
    implicitHeight: slim ? 30 : Math.max(Metrics.target, what.implicitHeight + 12)
    text: race.running || race.apart === "" ? qsTr("Points so far") : race.apart
    Accessible.role: race.apart === "" ? Accessible.StaticText : Accessible.CheckBox
    Accessible.name: race.apart === "" ? race.text : qsTr("Running total")
    Accessible.description: race.told

    background: Panel {
        lift: 0.3
        fill: race.down ? Theme.pressed : race.hovered && race.enabled ? Theme.well : Theme.card
        line: Theme.contrast ? Theme.edge : Theme.hairline

        FocusRing {
            visible: race.visualFocus
        }
    }
    contentItem: Item {
        Label {
            id: what
            x: 12
            visible: !race.slim
            width: visible ? Math.min(Math.ceil(implicitWidth), race.width * 0.36) : 0
            anchors.verticalCenter: parent.verticalCenter
            text: race.text
            wrapMode: Text.WordWrap
            lineHeight: 0.9
            font.pixelSize: Metrics.small
            Accessible.ignored: true
        }
        ArtIcon {
            id: turn
            visible: race.apart !== ""
            x: what.x + what.width + 6
            anchors.verticalCenter: parent.verticalCenter
            width: 14
            height: 14
            art: "signs/down"
            tint: Theme.ink2
        }
        Item {
            id: track

            readonly property real mark: 22

            anchors {
                left: turn.visible ? turn.right : what.right
                leftMargin: 10
                right: parent.right
                rightMargin: 10
                verticalCenter: parent.verticalCenter
            }
            height: 40

            Rectangle {
                y: 19
                width: parent.width
                height: 2
                radius: 1
                color: Theme.edge
            }
            Repeater {
                id: marks
                model: race.players

                Mark {
                    id: mark
                    size: track.mark
                    x: Math.min(track.width - width, (track.width - width) * (points - race.least) / (race.most - race.least) + (race.crowded ? 0 : before * 9))
                    y: 9
                    z: dot ? -100 : -before
                    opacity: dot ? 0 : 1

                    // What stands for one of many.
                    Rectangle {
                        parent: track
                        visible: mark.dot
                        x: mark.x + (mark.width - width) / 2
                        y: 20 - height / 2
                        width: 7
                        height: 7
                        radius: 3.5
                        color: Theme.ink2
                    }

                    Behavior on x {
                        enabled: Motion.moves
                        NumberAnimation {
                            duration: Motion.move
                            easing.type: Motion.travel
                        }
                    }
                }
            }
        }
    }
    Tooltip {
        visible: race.apart !== "" && (race.hovered || race.visualFocus)
        text: race.running ? qsTr("Show instead: %1").arg(race.apart) : qsTr("Show the running total")
        key: "S"
    }
}
