pragma ComponentBehavior: Bound

import QtQuick
import Theme

// Text in the interface face; figures are tabular, and as high as capitals. `strong` is semibold, `slab` the face of titles.
Text {
    property bool strong: false
    property bool slab: false

    color: Theme.ink
    font.family: slab ? Theme.display : Theme.ui
    font.pixelSize: Metrics.body
    font.weight: slab ? Font.Bold : strong ? Font.DemiBold : Font.Normal
    font.features: {
        "tnum": 1,
        "lnum": 1
    }
    verticalAlignment: Text.AlignVCenter
    textFormat: Text.PlainText
    renderType: Metrics.density > 1 ? Text.CurveRendering : Text.NativeRendering
}
