pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Window
import Theme

// One drawing, sharp at its size. `tint` paints it in one colour (emblems, icons, signs). It is drawn when it has a size.
Image {
    id: icon

    required property string art              // "emblems/anchor"
    property color tint: Theme.clear
    readonly property real density: Screen.devicePixelRatio * Metrics.zoom

    source: art === "" || width <= 0 || height <= 0 ? "" : "image://art/" + art + (tint.a > 0 ? "@" + tint.toString().slice(-6) : "")
    sourceSize: Qt.size(Math.ceil(width * density), Math.ceil(height * density))
    fillMode: Image.PreserveAspectFit
    asynchronous: false
    smooth: true
    Accessible.ignored: true
}
