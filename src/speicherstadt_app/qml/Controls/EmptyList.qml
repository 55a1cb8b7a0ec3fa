pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// Where nothing is to be shown yet: a picture, a sentence, the way on. It hangs in the middle of the page like a sign.
Panel {
    id: shelf

    required property string art
    required property string text
    property string way: ""                   // what the button says, if there is one

    signal taken

    readonly property bool stacked: width < Metrics.px(520)
    readonly property real frame: stacked ? width - 32 : Math.min(366, width * 0.44)
    readonly property real high: Math.round(frame / scene.wide)

    anchors.horizontalCenter: parent?.horizontalCenter
    width: Math.min(parent?.width ?? 0, Metrics.px(820))
    height: stacked ? high + words.implicitHeight + 60 : Math.max(260, words.implicitHeight + 40)
    radius: Metrics.radiusLarge
    lift: 1.6

    Picture {
        id: scene
        x: 16
        y: 16
        width: shelf.frame
        height: shelf.stacked ? shelf.high : parent.height - 32
        art: shelf.art
    }
    Column {
        id: words
        x: shelf.stacked ? 20 : scene.x + shelf.frame + 24
        y: shelf.stacked ? scene.y + shelf.high + 14 : (parent.height - height) / 2
        width: parent.width - x - 20
        spacing: 18

        Label {
            width: parent.width
            text: shelf.text
            slab: true
            wrapMode: Text.WordWrap
            lineHeight: 1.1
            font.pixelSize: Metrics.title
        }
        Btn {
            visible: text !== ""
            width: Math.min(implicitWidth, parent.width)
            kind: "primary"
            text: shelf.way
            onClicked: shelf.taken()
        }
    }
}
