pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Theme

T.ScrollBar {
    id: bar

    // Rounding leaves a hair's breadth beyond the end, depending on what was shown before: nobody scrolls for that.
    readonly property real all: 0.997

    implicitWidth: Metrics.scrollBar
    implicitHeight: Metrics.scrollBar
    padding: 2
    minimumSize: 0.08
    Accessible.name: qsTr("Scroll bar")
    visible: policy === T.ScrollBar.AlwaysOn || policy === T.ScrollBar.AsNeeded && size < bar.all

    contentItem: Rectangle {
        implicitWidth: Metrics.scrollBar - 4
        implicitHeight: Metrics.scrollBar - 4
        radius: width / 2
        color: bar.pressed ? Theme.ink2 : Theme.edge
    }
}
