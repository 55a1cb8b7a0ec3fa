pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme
import Speicherstadt.Models as Models

// Advice in the place of the log: what it speaks of stays in view.
Panel {
    id: panel

    required property Models.Advice advice
    readonly property alias body: adviceBody
    readonly property bool terse: advice.about === "hint" && advice.stage === "moves" && adviceBody.options > 0 && height < Metrics.px(340)

    signal dismissed

    lift: 0.6
    line: Theme.primary
    lineWidth: Metrics.line
    Accessible.role: Accessible.Grouping
    Accessible.name: advice.title

    // What lies under it is not pressed through it.
    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
    }
    HoverHandler {
        blocking: true
    }
    Medallion {
        id: sign
        visible: panel.advice.about === "why"
        x: 12
        anchors.verticalCenter: close.verticalCenter
        size: Metrics.px(24)
        sign: Math.max(0, panel.advice.sign)
    }
    ArtIcon {
        visible: !sign.visible
        x: 12
        anchors.verticalCenter: close.verticalCenter
        width: Metrics.px(22)
        height: width
        art: "signs/hint"
        tint: Theme.primary
    }
    Label {
        anchors {
            left: parent.left
            leftMargin: sign.x + sign.width + 10
            right: close.left
            verticalCenter: close.verticalCenter
        }
        text: panel.terse ? panel.advice.lead : panel.advice.title
        slab: true
        wrapMode: Text.WordWrap
        lineHeight: 0.95
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    IconBtn {
        id: close
        anchors.right: parent.right
        art: "signs/close"
        text: qsTr("Close")
        key: qsTr("Esc")
        onClicked: panel.dismissed()
    }
    ScrollView {
        x: 12
        y: close.height
        width: panel.width - x - 4
        height: panel.height - y - 8
        contentHeight: adviceBody.implicitHeight + 4

        AdviceBody {
            id: adviceBody
            width: panel.width - 16 - Metrics.scrollBar - 12
            advice: panel.advice
            terse: panel.terse
        }
    }
}
