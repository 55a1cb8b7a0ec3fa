pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme

// What is left on a lighter when its card is gone: who paid how much.
Panel {
    id: receipt

    required property int sign                // -1: nobody
    required property string text

    // On a narrow lighter a long name goes below the sign.
    readonly property bool stacked: buyer.visible && longest.advanceWidth > width - buyer.width - 25

    height: Math.max(46, words.implicitHeight + 12 + (stacked ? buyer.height + 4 : 0))
    radius: 6
    line: Theme.ink2

    Medallion {
        id: buyer
        visible: receipt.sign >= 0
        x: receipt.stacked ? (receipt.width - width) / 2 : 9
        y: receipt.stacked ? 6 : (receipt.height - height) / 2
        sign: receipt.sign
        size: 28
    }
    Label {
        id: words
        readonly property real lead: receipt.stacked ? 6 : buyer.visible ? buyer.x + buyer.width + 8 : 8

        x: lead
        y: receipt.stacked ? buyer.y + buyer.height + 4 : (receipt.height - height) / 2
        width: receipt.width - lead - (receipt.stacked ? 6 : 8)
        text: receipt.text
        strong: true
        wrapMode: Text.Wrap
        lineHeight: 0.95
        horizontalAlignment: buyer.visible && !receipt.stacked ? Text.AlignLeft : Text.AlignHCenter
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Metrics.least
        Accessible.ignored: true
    }
    TextMetrics {
        id: longest
        font: words.font
        text: receipt.text.split(" ").reduce((most, word) => word.length > most.length ? word : most, "")
    }
}
