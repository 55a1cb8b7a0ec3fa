pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// What an opponent says, below their strip. It takes its room from the log, where the words stand for good and are read
// out; it goes by itself.
Item {
    id: bubble

    property string words: ""
    property real tip: 42                     // where it points up to
    readonly property bool spoken: words !== ""

    // As long as it takes to read. In a picture it stays, however long that takes to be drawn.
    function say(words: string): void {
        bubble.words = words
        gone.interval = 2000 + 60 * words.length
        if (!Motion.stilled)
            gone.restart()
    }
    function hush(): void {
        gone.stop()
        bubble.words = ""
    }

    height: spoken ? paper.height + 10 : 0
    visible: opacity > 0
    opacity: spoken ? 1 : 0
    clip: height < paper.height
    Accessible.ignored: true

    onSpokenChanged: {
        if (spoken)
            text.text = Qt.binding(() => bubble.words)
        else
            text.text = text.text
    }

    Behavior on height {
        enabled: Motion.moves
        NumberAnimation {
            duration: Motion.roll
            easing.type: Motion.enter
        }
    }
    Behavior on opacity {
        NumberAnimation {
            duration: Motion.fade
        }
    }
    Timer {
        id: gone
        onTriggered: bubble.words = ""
    }
    Rectangle {
        x: Math.min(bubble.tip, bubble.width - 24) - width / 2
        y: 3
        width: 12
        height: 12
        rotation: 45
        antialiasing: true
        color: Theme.card
        border {
            width: Metrics.line
            color: Theme.ink
        }
    }
    Rectangle {
        id: paper
        x: Math.max(0, Math.min(bubble.tip - 42, bubble.width - width))
        y: 8
        width: Math.min(bubble.width, text.implicitWidth + 24)
        height: text.height + 10
        radius: Math.min(height / 2, 14)
        color: Theme.card
        border {
            width: Metrics.line
            color: Theme.ink
        }

        // Over the edge, where it points.
        Rectangle {
            x: Math.min(bubble.tip, bubble.width - 24) - 6 - paper.x
            y: 0
            width: 12
            height: Metrics.line + 1
            color: Theme.card
        }
        Label {
            id: text
            x: 12
            y: 5
            width: bubble.width - 24
            wrapMode: Text.WordWrap
            lineHeight: 0.95
            font {
                pixelSize: Metrics.small
                italic: false
            }
            Accessible.ignored: true
        }
    }
}
