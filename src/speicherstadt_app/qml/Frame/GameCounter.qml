pragma ComponentBehavior: Bound

import QtQuick
import Theme
import Speicherstadt.Models as Models

// What the Counter.qml of every game is: what belongs to the one who looks, on the near quay. It fills what it is put into.
Item {
    id: counter

    required property Models.Face table
    property GameBoard board: null

    property bool showRunning: true           // the running total rather than the score by the rules
    property bool watched: false              // nobody plays

    property real least: Metrics.px(22) + 8 + 2 * Metrics.art(35) + 6 + 16     // height without titles
    property real most: Metrics.art(204)
    property real tall: Math.max(least + Metrics.px(18) + 10, 156)     // where everything lies one below another
    property real strips: Metrics.px(98) + 42     // of the opponents' strips there, side by side

    function part(name: string): Item {
        return null
    }

    anchors.fill: parent
}
