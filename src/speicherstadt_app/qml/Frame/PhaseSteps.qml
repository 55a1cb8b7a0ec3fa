pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// The phases of a round in their order; the present one on a plate.
Thing {
    id: steps

    required property var phases              // [{ key, label, current }]
    property bool bare: false                 // only the present one
    property color ink: Theme.bar             // of the present one, on its plate
    property color soft: Theme.barTextSoft    // of the others, on the roof

    readonly property real natural: {
        let sum = 0
        for (let i = 0; i < repeater.count; ++i)
            sum += (repeater.itemAt(i) as Step)?.natural ?? 0
        return sum
    }
    readonly property real least: {
        for (let i = 0; i < repeater.count; ++i) {
            const step = repeater.itemAt(i) as Step
            if (step?.present)
                return step.plate
        }
        return 0
    }

    component Step: Row {
        id: step

        required property int index
        readonly property var phase: steps.phases[index]
        readonly property bool present: phase.current
        readonly property real plate: Math.ceil(word.implicitWidth) + (present ? 20 : 0)
        readonly property real natural: plate + (index > 0 ? mark.implicitWidth + 2 * spacing : 0)

        visible: present || !steps.bare
        spacing: 6

        Label {
            id: mark
            visible: step.index > 0 && !steps.bare
            anchors.verticalCenter: parent.verticalCenter
            text: "›"
            color: steps.soft
            Accessible.ignored: true
        }
        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: step.plate
            height: Metrics.px(18) + 8
            radius: height / 2
            color: step.present ? Theme.barText : Theme.clear

            Label {
                id: word
                anchors.centerIn: parent
                text: step.phase.label
                strong: step.present
                color: step.present ? steps.ink : steps.soft
                font.pixelSize: Metrics.small
                Accessible.ignored: true
            }
        }
    }

    implicitWidth: row.implicitWidth
    implicitHeight: Metrics.target
    topic: "phase:" + phases.find(phase => phase.current)?.key
    Accessible.name: phases.find(phase => phase.current)?.label ?? ""
    onClicked: Explain.ask(topic, steps)

    contentItem: Item {
        Row {
            id: row
            anchors.verticalCenter: parent.verticalCenter
            spacing: 6

            Repeater {
                id: repeater
                model: steps.phases.length
                Step {}
            }
        }
    }
}
