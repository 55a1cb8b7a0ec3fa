pragma Singleton

import QtQuick

// Every size, in design pixels: what a table measures before the stage is magnified. The floor is 1280 x 680.
QtObject {
    // -- what the window sets ------------------------------------------------
    property real windowWidth: 1280
    property real windowHeight: 680
    property real pixelRatio: 1               // of the screen it is on
    property real textScale: 1                // 1.0 to 2.0, of all type and of what holds nothing but type

    // -- the stage ------------------------------------------------------------
    readonly property bool portrait: windowHeight > windowWidth
    readonly property real roomiest: portrait ? Math.min(windowWidth / 800, windowHeight / 1280) : Math.min(windowWidth / 1440, windowHeight / 680)
    // By quarters, so that lines stay sharp.
    readonly property real zoom: Math.max(1, Math.floor(roomiest * 4) / 4)
    readonly property real density: zoom * pixelRatio         // pixels of the screen in one of ours
    readonly property real stageWidth: windowWidth / zoom
    readonly property real stageHeight: windowHeight / zoom
    readonly property string layout: portrait ? "portrait" : stageWidth <= 1180 ? "compact" : "wide"
    readonly property bool compact: layout === "compact"
    readonly property bool listPreferred: textScale >= 1.75    // the harbour as rows of text

    function px(size: real): int {
        return Math.round(size * textScale)
    }

    // Of a picture beside words: it grows with them, half as much.
    readonly property real pictures: 1 + (textScale - 1) / 2
    function art(size: real): int {
        return Math.round(size * pictures)
    }

    // Of a number on a tile of that size, whatever the text.
    function mark(tile: real): int {
        return tile > 40 ? 20 : 14
    }

    // -- rhythm ---------------------------------------------------------------
    readonly property int gap: 8
    readonly property int margin: 12
    readonly property int inset: 20           // from the edge of a sheet to what stands in it
    readonly property int radius: 8
    readonly property int radiusLarge: 12
    readonly property int target: 48          // the smallest thing a finger may be asked to hit
    readonly property real line: 1.5          // edge of a control
    readonly property int ring: 3             // of the focus

    // -- type: steps of 1.25 on 16 --------------------------------------------
    readonly property int least: 13           // of figures that grow with their piece and not with the text
    readonly property int most: 48            // of figures that have no more room
    readonly property int meta: px(13)
    readonly property int small: px(14)
    readonly property int body: px(16)
    readonly property int strong: px(18)      // word on a primary button
    readonly property int cardTitle: px(17)
    readonly property int title: px(20)
    readonly property int figure: px(22)    // points on a sheet
    readonly property int number: px(25)
    readonly property int price: px(31)
    readonly property int banner: px(40)

    // -- controls ---------------------------------------------------------------
    readonly property int control: Math.max(target, px(24) + 24)
    readonly property int icon: art(24)
    readonly property int keyCap: px(20)
    readonly property int scrollBar: 10
    readonly property int sheetWidth: 560

    // -- regions of the table ---------------------------------------------------
    readonly property int topBar: Math.max(target, px(16) + 24)
    readonly property int scene: 398          // a board, above the landing stage
    readonly property int prompt: Math.max(64, px(44) + 20)

    // -- pieces -------------------------------------------------------------------
    readonly property int medallion: art(44)
}
