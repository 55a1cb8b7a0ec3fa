pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme

// Round and phase.
GameRoof {
    id: roof

    Label {
        id: round
        anchors {
            left: parent.left
            leftMargin: 4
            verticalCenter: parent.verticalCenter
            verticalCenterOffset: -1
        }
        width: Math.min(Math.ceil(implicitWidth), roof.width - 8)
        text: roof.table.bar.roundText
        strong: true
        elide: Text.ElideRight
        color: Theme.barText
        Accessible.role: Accessible.StaticText
        Accessible.name: roof.table.bar.spoken
    }
    PhaseSteps {
        id: steps
        visible: round.width + least + 32 <= roof.width
        anchors {
            left: round.right
            leftMargin: 16
            verticalCenter: round.verticalCenter
        }
        phases: roof.table.bar.phases
        bare: round.width + natural + 32 > roof.width
    }
}
