pragma ComponentBehavior: Bound

import QtQuick
import Theme
import Speicherstadt.Models as Models

// What the EndScene.qml of every game is: the place that lies behind the final count. It fills what it is put into.
Item {
    id: scene

    required property Models.End end

    property ScoreSheet sheet: null           // the count, over it
    property real horizon: height * 0.3       // the sheet begins below this, where there is room
    property string panorama: ""              // a drawing of 1280 × 240 for the picture to share; without one it is the harbour
    property Component beside: null           // a picture of the game's own, beside the count where there is room, else below it; as high as its width wants
    property Component total: null            // a GameTotal for each sum of the count; without one they are plain figures
    property Component flags: null            // what hangs over the sheet and scrolls with it, once all is counted

    // Of a source of points, on paper.
    function tint(source: string): color {
        return Theme.ink
    }

    // Of a source of points as a bar; nothing special where a game says nothing.
    function fill(source: string): color {
        return Theme.clear
    }

    anchors.fill: parent
}
