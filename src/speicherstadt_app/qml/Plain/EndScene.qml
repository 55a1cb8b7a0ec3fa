pragma ComponentBehavior: Bound

import QtQuick
import Frame
import Theme

// Nothing but the quay behind the final count.
GameEnd {
    horizon: 0

    Rectangle {
        anchors.fill: parent
        color: Theme.quay
    }
}
