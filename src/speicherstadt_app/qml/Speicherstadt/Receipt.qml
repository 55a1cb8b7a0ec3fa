pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Table
import Theme

// What is left on a lighter when its card is gone: who paid how much.
Panel {
    id: receipt

    required property int seat                // -1: nobody
    required property string text

    height: Math.max(46, words.implicitHeight + 12)
    radius: 6
    line: Theme.ink2

    Medallion {
        id: buyer
        visible: receipt.seat >= 0
        x: 9
        anchors.verticalCenter: parent.verticalCenter
        seat: receipt.seat
        size: 28
    }
    Label {
        id: words
        anchors {
            left: buyer.visible ? buyer.right : parent.left
            right: parent.right
            verticalCenter: parent.verticalCenter
            margins: 8
        }
        text: receipt.text
        strong: true
        wrapMode: Text.WordWrap
        lineHeight: 0.95
        horizontalAlignment: buyer.visible ? Text.AlignLeft : Text.AlignHCenter
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Metrics.least
        Accessible.ignored: true
    }
}
