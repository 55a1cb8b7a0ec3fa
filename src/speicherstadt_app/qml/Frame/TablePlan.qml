pragma ComponentBehavior: Bound

import QtQuick
import Theme

// Where the regions of the table lie. The left three quarters are one place: roof, board, landing stage, quay; the right
// quarter is the log. Upright everything lies one below another.
QtObject {
    required property real width
    required property real height
    required property real prompt             // height of the landing stage with what it says now
    required property real strips             // height of the opponents side by side
    property real told: 0                     // height of what is said under the roof
    property bool wished: false               // rows of text rather than a picture are wished for
    property GameBoard board: null
    property GameCounter counter: null

    readonly property bool portrait: height > width
    readonly property int roof: Metrics.topBar
    readonly property int bar: roof + told    // what lies above the place
    readonly property int edge: 8             // between the regions and the rim of the window

    // -- the ledger ---------------------------------------------------------
    readonly property int ledger: Math.max(300, Math.round(width * 0.235))
    readonly property bool narrow: !portrait && (Metrics.compact || ledger < Metrics.px(240))
    readonly property int rail: narrow ? Math.max(76, Metrics.px(60) + 12) : ledger
    readonly property int railX: portrait ? Metrics.margin : width - rail - edge

    // -- the place ------------------------------------------------------------
    readonly property int sceneWidth: portrait ? width : railX - 4
    // The landing stage takes this much of the canal; with more to say it grows upwards.
    readonly property int stage: portrait ? Math.max(Metrics.px(70) + Metrics.control + 20, 124) : Metrics.prompt + 6
    readonly property int landing: stage + 8
    readonly property int quay: 5             // granite between canal and counter
    readonly property int least: board?.least ?? Metrics.scene      // of the place, above the landing stage
    readonly property int leastHouse: counter?.least ?? 0
    readonly property int most: counter?.most ?? 0
    readonly property int lowHouse: leastHouse + Metrics.px(18) - 2        // with titles
    readonly property int house: portrait ? (counter?.tall ?? 0) : Math.max(leastHouse, Math.min(lowHouse + spare * 0.25, most, lowHouse + spare))
    readonly property int below: bar + quay + house + strips + 3 * Metrics.margin     // what the scene leaves, upright
    readonly property int scene: !portrait ? height - bar - quay - 5 - house - edge : large ? height - below : Math.min(least + landing + Math.max(0, height - 1280) * 0.6, height - below - leastLog - Metrics.margin)
    // What the window has more than the floor, and the rows of text when the picture doesn't fit.
    readonly property int spare: height - bar - least - landing - quay - 5 - lowHouse - edge
    readonly property bool listed: wished || Metrics.listPreferred || scene - landing < least - 70

    readonly property int houseY: bar + scene + quay + (portrait ? Metrics.margin : 5)
    readonly property int stripsY: houseY + house + Metrics.margin
    readonly property int logY: stripsY + strips + Metrics.margin
    readonly property int leastLog: Metrics.px(140)
    readonly property bool large: Metrics.textScale >= 1.5
    readonly property bool logInView: portrait ? !large && height - logY >= leastLog - 20 : !narrow
}
