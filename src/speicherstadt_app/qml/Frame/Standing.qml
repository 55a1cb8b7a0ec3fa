pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// How strong a computer player is, as much of it as there is room for: level and rating, or one of them.
Label {
    id: standing

    required property var person              // of a player's roles; nothing of people
    property real most: 0
    readonly property var told: [[person?.level ?? "", person?.rating ?? ""].filter(each => each !== "").join(" "), person?.level ?? "", person?.rating ?? ""]
    readonly property list<real> wide: [both.advanceWidth, level.advanceWidth, rating.advanceWidth]
    readonly property int fits: wide.findIndex((width, n) => told[n] !== "" && Math.ceil(width) <= most)

    visible: text !== ""
    text: fits < 0 ? "" : told[fits]
    color: Theme.ink2
    font.pixelSize: Metrics.meta
    Accessible.ignored: true

    component Measured: TextMetrics {
        font {
            family: Theme.ui
            pixelSize: Metrics.meta
        }
    }

    Measured {
        id: both
        text: standing.told[0]
    }
    Measured {
        id: level
        text: standing.told[1]
    }
    Measured {
        id: rating
        text: standing.told[2]
    }
}
