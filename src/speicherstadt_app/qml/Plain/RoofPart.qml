pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme

// Round and phase.
GameRoof {
    id: bar

    Label {
        anchors {
            left: parent.left
            right: parent.right
            verticalCenter: parent.verticalCenter
            verticalCenterOffset: -1
        }
        text: bar.table.bar.roundText
        strong: true
        elide: Text.ElideRight
        color: Theme.barText
        Accessible.name: bar.table.bar.spoken
    }
}
