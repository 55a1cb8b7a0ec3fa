pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme
import Speicherstadt.Models as Models

// In the place of the question where nobody plays: what happens, how fast, stop, one decision more, and what they think.
Item {
    id: bar

    required property Models.Table table
    required property Models.Settings settings

    readonly property Models.Prompt prompt: table.prompt
    readonly property bool stacked: width - tools.natural - words.x < Metrics.px(190)

    readonly property bool waits: table.paused || table.held

    function pauseOrGoOn(): void {
        if (!bar.waits) {
            bar.table.pause()
            return
        }
        bar.table.resume()
        bar.table.goOn()
    }

    implicitHeight: stacked ? words.implicitHeight + tools.implicitHeight + 28 : Metrics.prompt
    Accessible.role: Accessible.Grouping
    Accessible.name: prompt.spoken

    Panel {
        anchors.fill: parent
        radius: 10
        lift: 0.7
        line: Theme.edge
    }
    Medallion {
        visible: bar.prompt.sign >= 0
        x: 16
        y: bar.stacked ? 8 : (parent.height - height) / 2
        size: Metrics.art(40)
        sign: Math.max(0, bar.prompt.sign)
    }
    Label {
        id: words
        x: 68
        y: bar.stacked ? 10 : (parent.height - height) / 2
        width: (bar.stacked ? parent.width - 12 : tools.x - 8) - x
        text: bar.prompt.question
        strong: true
        wrapMode: Text.WordWrap
        lineHeight: 0.95
        font.pixelSize: Math.min(Metrics.title, Metrics.body + 5)
        Accessible.ignored: true
    }
    Flow {
        id: tools

        // All of it in one row.
        readonly property real natural: pace.width + step.width + thoughts.width + go.width + 3 * spacing + 10

        x: bar.width - width - 10
        y: bar.stacked ? bar.height - height - 10 : (bar.height - height) / 2
        width: bar.stacked ? bar.width - 20 : natural - 9
        spacing: 8

        SliderRow {
            id: pace

            readonly property int now: bar.settings.speeds.findIndex(speed => speed.key === bar.settings.speed)

            width: Metrics.px(94) + Math.max(108, bar.width * 0.1)
            height: Metrics.control
            text: qsTr("Speed")
            bare: true
            shown: now >= 0 ? bar.settings.speeds[now].label : ""
            shownWidth: Metrics.px(82)
            from: 0
            to: bar.settings.speeds.length - 1
            stepSize: 1
            value: now
            onMoved: value => bar.settings.speed = bar.settings.speeds[Math.round(value)].key
        }
        Btn {
            id: thoughts
            checkable: true
            checked: bar.table.showThoughts
            kind: checked ? "primary" : "plain"
            art: "signs/hint"
            text: qsTr("Thoughts")
            key: bar.width > 1000 ? "H" : ""
            Accessible.description: qsTr("Shows the options after every decision")
            onClicked: bar.table.showThoughts = !bar.table.showThoughts
        }
        Btn {
            id: step
            art: "signs/step"
            text: qsTr("Step")
            key: bar.width > 1000 ? "↵" : ""
            onClicked: bar.table.step()
        }
        Btn {
            id: go
            kind: "primary"
            art: bar.waits ? "signs/play" : "signs/pause"
            text: bar.waits ? qsTr("Continue") : qsTr("Pause")
            minimum: Metrics.px(120)
            onClicked: bar.pauseOrGoOn()
        }
    }
}
