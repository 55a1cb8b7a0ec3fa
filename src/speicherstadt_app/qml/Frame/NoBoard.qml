pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// Stands where the board of a game would be whose module does not load.
Loader {
    id: none

    required property bool missing

    active: missing
    anchors.centerIn: parent
    sourceComponent: Panel {
        width: sentence.width + 48
        height: sentence.height + 40
        radius: Metrics.radiusLarge
        Accessible.role: Accessible.StaticText
        Accessible.name: sentence.text

        Label {
            id: sentence
            anchors.centerIn: parent
            width: Math.min(implicitWidth, (none.parent?.width ?? 0) - 80, Metrics.px(460))
            text: qsTr("The board of this game is incomplete: reinstall the program.")
            wrapMode: Text.WordWrap
            font.pixelSize: Metrics.title
        }
    }
}
