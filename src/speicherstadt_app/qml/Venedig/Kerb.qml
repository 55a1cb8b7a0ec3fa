pragma Translator: Venedig_Kerb
pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// The track: a kerb of white stone along the lagoon, a step a point, and the poles of the families on it.
Item {
    id: kerb

    required property var standing            // [{ sign, name, score, to }]
    readonly property string title: qsTr("Track to %1")
    property int last: 80
    property real headroom: 0                 // above it, for the poles
    property Item front: kerb                 // there they stand, at the same height
    readonly property real step: (width - 32) / last

    // The pole of that sign waits so many points before where it belongs.
    function owe(sign: int, points: int): void {
        const pole = kerb.pole(sign) as Standing
        if (pole !== null)
            pole.owed += points
    }
    // It walks these points; those are still to wait for.
    function walk(sign: int, points: int, left: int): void {
        (kerb.pole(sign) as Standing)?.walk(points, left)
    }
    // Where points arrive: on the stone, before the pole of whoever gets them.
    function foot(sign: int): point {
        return Qt.point(kerb.pole(sign)?.x ?? 0, kerb.height / 2)
    }
    function pole(sign: int): Item {
        return poles.itemAt(kerb.standing.findIndex(one => one.sign === sign))
    }
    function settle(): void {
        for (let n = 0; n < poles.count; ++n)
            (poles.itemAt(n) as Standing)?.settle()
    }
    // Where a pole of so many points stands.
    function at(points: int): real {
        return 14 + Math.min(kerb.last, points) * kerb.step
    }

    Accessible.role: Accessible.StaticText
    Accessible.name: title.arg(last) + ": " + standing.map(one => Writing.isolated(one.name) + " " + one.score).join(", ")

    Rectangle {
        anchors.fill: parent
        color: Tones.stone
        border {
            width: 1.4
            color: Tones.frame
        }

        Rectangle {
            anchors {
                left: parent.left
                right: parent.right
                bottom: parent.bottom
                margins: 1.4
            }
            height: 4
            color: Tones.stoneLow
        }
    }
    Repeater {
        model: Math.floor(kerb.last / 5) + 1

        Item {
            id: tick

            required property int index

            x: kerb.at(index * 5)

            Rectangle {
                x: -0.5
                y: kerb.height * (tick.index % 2 ? 0.62 : 0.48)
                width: 1
                height: kerb.height - y - 3
                color: Tones.stoneLine
            }
            Label {
                visible: tick.index % 2 === 0
                x: tick.index * 5 >= kerb.last ? -implicitWidth - 4 : 4
                y: kerb.height - height + 1
                text: tick.index * 5
                color: Tones.stoneText
                font.pixelSize: Metrics.meta
                Accessible.ignored: true
            }
        }
    }
    component Standing: Item {
        id: pole

        required property int index
        readonly property var one: kerb.standing[index]
        // Who stands on the same points stands a little aside.
        readonly property int same: kerb.standing.filter((other, n) => n < index && Math.abs(other.score - one.score) * kerb.step < 9).length
        readonly property real wide: 16 * Math.max(1, kerb.height / 28)

        property real owed: 0             // how far behind its place it is, in points

        x: kerb.at(one.score - owed) + same * 5
        y: -Math.min(wide * 0.95, kerb.headroom) - (kerb.headroom > 0 ? same * 3 : 0)
        z: index

        function walk(points: int, left: int): void {
            walking.from = Math.max(pole.owed, left + points)
            walking.to = left
            walking.duration = Math.min(Motion.tally, Motion.rung * points)
            walking.restart()
        }
        function settle(): void {
            walking.stop()
            pole.owed = 0
        }
        NumberAnimation {
            id: walking
            target: pole
            property: "owed"
            easing.type: Motion.travel
        }
        Rectangle {
            visible: pole.one.to >= 0
            y: pole.wide * 1.35
            width: Math.max(0, kerb.at(pole.one.to) - pole.x)
            height: 4
            radius: 2
            color: Tones.gold
            border {
                width: 1
                color: Tones.goldLine
            }
        }
        Pole {
            visible: pole.one.to >= 0
            x: kerb.at(Math.max(0, pole.one.to)) - pole.x - width / 2
            width: pole.wide
            height: 2 * width
            sign: pole.one.sign
            opacity: 0.75
        }
        Pole {
            x: -width / 2
            width: pole.wide
            height: 2 * width
            sign: pole.one.sign
        }
    }
    Item {
        parent: kerb.front
        visible: kerb.visible
        y: kerb.front === kerb ? 0 : kerb.y

        Repeater {
            id: poles
            model: kerb.standing.length

            Standing {}
        }
    }
}
