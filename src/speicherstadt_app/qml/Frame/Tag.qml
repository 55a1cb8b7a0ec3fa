pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// A few words on a plate: what a preview does to a player. Bad news has a mark besides its colour.
Rectangle {
    id: tag

    required property string text
    required property string kind             // bad | plain
    property real most: Metrics.px(400)       // it may be no wider than this
    readonly property bool bad: kind === "bad"

    visible: text !== ""
    implicitWidth: row.implicitWidth + 14
    implicitHeight: word.implicitHeight + 6
    radius: 5
    color: bad ? Theme.fire : Theme.primaryWash
    border {
        width: bad ? 0 : 1
        color: Theme.primary
    }

    Row {
        id: row
        anchors.centerIn: parent
        spacing: 5

        Label {
            visible: tag.bad
            text: "!"
            color: Theme.fireText
            font {
                pixelSize: Metrics.meta
                weight: Font.Bold
            }
            Accessible.ignored: true
        }
        Label {
            id: word
            width: Math.min(Math.ceil(implicitWidth), tag.most - x - 14)
            text: tag.text
            strong: true
            wrapMode: Text.WordWrap
            lineHeight: 0.95
            color: tag.bad ? Theme.fireText : Theme.ink
            font.pixelSize: Metrics.meta
            Accessible.ignored: true
        }
    }
}
