pragma ComponentBehavior: Bound

import QtQuick
import Theme

// Text in the interface face; figures are tabular, and as high as capitals. `strong` is semibold, `slab` the face of titles.
// That one knows such figures only beside letters of the Latin script: figures alone are set in the interface face, as bold.
Text {
    property bool strong: false
    property bool slab: false

    color: Theme.ink
    font.family: slab && !/^\d+$/.test(text) ? Theme.display : Theme.ui
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
