pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// Somebody's name, as large as there is room for it in a line or two, and no larger than its neighbours' in the row. A long
// word is broken where it has a soft hyphen, and nowhere else.
Label {
    id: name

    property Names row: null
    property int largest: Metrics.title
    property real room: width                 // for a line
    property int lines: 1
    property real tall: 1000                  // height for all lines

    readonly property int fits: {
        void measure.font.pixelSize
        const words = name.text.split(/(?<=[ \u00ad-])/)
        let most = Math.min(name.tall / 1.15, name.sized(name.wide(words, 0, words.length)))
        for (let n = 1; name.lines > 1 && n < words.length; ++n) {
            const wider = Math.max(name.wide(words, 0, n), name.wide(words, n, words.length))
            most = Math.max(most, Math.min(name.tall / 2.3, name.sized(wider)))
        }
        return Math.max(Metrics.least, Math.floor(Math.min(name.largest, most)))
    }

    function sized(needed: real): real {
        return name.largest * (name.room - 1) / Math.max(1, needed)
    }

    function wide(words: var, from: int, to: int): real {
        return measure.advanceWidth(words.slice(from, to).join("").trim().replace(/\u00ad$/, "-"))
    }

    wrapMode: lines > 1 ? Text.WordWrap : Text.NoWrap
    elide: Text.ElideRight
    maximumLineCount: Math.max(1, lines)
    font.pixelSize: row ? Math.min(fits, row.size) : fits
    Accessible.ignored: true
    Component.onCompleted: row?.join(name)
    Component.onDestruction: row?.leave(name)

    FontMetrics {
        id: measure
        font {
            family: name.font.family
            weight: name.font.weight
            pixelSize: name.largest
        }
    }
}
