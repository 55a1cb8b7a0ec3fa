pragma ComponentBehavior: Bound

import QtQuick
import Theme

// One drawing, sharp at its size. `tint` paints it in one colour (emblems, icons, signs). It is drawn when it has a size.
Item {
    id: icon

    required property string art              // "emblems/anchor"
    property color tint: Theme.clear
    property alias sourceSize: picture.sourceSize
    property alias fillMode: picture.fillMode
    property alias mirror: picture.mirror
    property alias verticalAlignment: picture.verticalAlignment
    property alias asynchronous: picture.asynchronous
    property alias retained: picture.retainWhileLoading   // until the next one is drawn

    Accessible.ignored: true

    // Apart from the item that has the size: an image grows with its source, and a source that grows with it has no end.
    Image {
        id: picture
        anchors.fill: parent
        source: icon.art === "" || icon.width <= 0 || icon.height <= 0 || !Motion.begun ? "" : "image://art/" + icon.art + (icon.tint.a > 0 ? "@" + icon.tint.toString().slice(-6) : "")
        sourceSize: Qt.size(Math.ceil(icon.width * Metrics.density), Math.ceil(icon.height * Metrics.density))
        fillMode: Image.PreserveAspectFit
        asynchronous: false
        smooth: true
        Accessible.ignored: true
    }
}
