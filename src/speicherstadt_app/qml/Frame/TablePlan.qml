pragma ComponentBehavior: Bound

import QtQuick
import Theme

// Where the regions of the table lie. The left three quarters are one place: roof, board, landing stage, quay; the right
// quarter is the log. Upright everything lies one below another. The board says how much room its picture needs: where it
// doesn't fit, a high window gives up the log, then puts the others beside the board; rows of text come last.
QtObject {
    id: plan

    required property real width
    required property real height
    required property real strips             // height of the opponents side by side
    property real told: 0                     // height of what is said under the roof
    property real keys: 0                     // width of the landing stage without its words
    property real steady: 0                   // height that the landing stage always has here
    property bool taught: false               // a lesson speaks where else the log lies
    property bool wished: false               // rows of text rather than a picture are wished for
    property bool alone: false                // a replay shows nothing but the board, in the whole width
    property GameBoard board: null
    property GameCounter counter: null

    readonly property int roof: Metrics.topBar
    readonly property int bar: roof + told    // what lies above the place
    readonly property int edge: 8             // between the regions and the rim of the window
    readonly property int quay: 5             // granite between canal and counter
    readonly property int overhang: 8         // of the landing stage's piles

    // -- what the game needs --------------------------------------------------
    readonly property int best: board?.best ?? Metrics.scene        // height above the landing stage
    readonly property int least: board?.least ?? Metrics.scene - 70
    readonly property int leastWidth: board?.leastWidth ?? 0
    readonly property bool dense: board?.dense ?? false
    readonly property int ease: 18            // of the landing stage: so much more than two lines and their buttons need
    readonly property bool brief: !upright && !listed && dense && height < 730
    readonly property int leastHouse: counter?.least ?? 0
    readonly property int most: counter?.most ?? 0
    readonly property int lowHouse: leastHouse + Metrics.px(18) - 2        // with titles
    readonly property int tall: counter?.tall ?? 0

    // -- one below another, or side by side -------------------------------------
    readonly property int uprightRoom: height - bar - quay - tall - (counter?.strips ?? 0) - 3 * Metrics.margin - leastStage(width, true) - overhang
    readonly property int besideRoom: height - bar - quay - 5 - leastHouse - edge - leastStage(width - besideRail - edge - 4, false) - overhang
    readonly property bool fitsUpright: uprightRoom >= least && width >= leastWidth
    readonly property bool fitsBeside: besideRoom >= least && width - besideRail - edge - 4 >= leastWidth
    readonly property bool written: wished || Metrics.listPreferred       // rows of text, whatever fits
    readonly property bool upright: height > width && (written || fitsUpright || !fitsBeside)

    // -- the ledger ---------------------------------------------------------
    readonly property int ledger: Math.max(300, Math.round(width * 0.235))
    readonly property bool slim: width <= 1180 || ledger < Metrics.px(240)
    readonly property int besideRail: slim ? Math.max(76, Metrics.px(60) + 12) : ledger
    readonly property bool narrow: !upright && slim
    readonly property int railWidth: besideRail
    readonly property int railX: upright ? Metrics.margin : width - railWidth - edge

    // -- the place ------------------------------------------------------------
    readonly property int sceneWidth: Math.max(0, upright || alone ? width : railX - 4)      // a window may have no size for a moment
    // The landing stage takes this much of the canal; with more to say it grows upwards.
    readonly property int usual: leastStage(sceneWidth, upright)
    readonly property int room: alone ? height - bar - usual : (upright ? uprightRoom : besideRoom) - Math.max(0, steady + overhang - usual)
    readonly property bool listed: written || room < least || sceneWidth < leastWidth
    readonly property int air: isTight(sceneWidth, upright) ? Math.max(0, Math.min(Metrics.px(10), room - least)) : 0
    readonly property int stage: Math.max(listed ? Metrics.prompt + 6 : usual + air, steady + overhang)
    readonly property int landing: stage + overhang
    readonly property int house: alone ? 0 : upright ? tall : Math.max(leastHouse, Math.min(lowHouse + spare * 0.25, most, lowHouse + spare))
    // In very large type, under a lesson's words, the others make room for the board.
    readonly property int around: bar + quay + house + 2 * Metrics.margin
    readonly property bool others: !alone && (!upright || height - around - strips - Metrics.margin - landing >= Metrics.px(200))
    readonly property int below: around + (others ? strips + Metrics.margin : 0)     // what the scene leaves, upright
    readonly property int free: height - below
    readonly property int freeBesideLog: free - leastLog - Metrics.margin
    readonly property bool large: Metrics.textScale >= 1.5
    readonly property bool logFits: !large && (freeBesideLog - landing >= least || free - landing < least)
    readonly property int scene: alone ? height - bar : !upright ? height - bar - quay - 5 - house - edge : !logFits ? free : Math.min(best + landing + Math.max(0, height - 1280) * 0.6, freeBesideLog)
    // What the window has more than the floor, where the picture gives the last few pixels to the landing stage.
    readonly property int spare: height - bar - best - (landing - 12) - quay - 5 - lowHouse - edge

    readonly property int houseY: bar + scene + quay + (upright ? Metrics.margin : 5)
    readonly property int stripsY: houseY + house + Metrics.margin
    readonly property int logY: stripsY + strips + Metrics.margin
    readonly property int leastLog: Metrics.px(dense && !taught ? 112 : 140)
    readonly property bool logInView: !alone && (upright ? !large && height - logY >= leastLog - 20 : !narrow)

    // Height of the landing stage in a place so wide, with a line of question and one of what follows.
    function leastStage(room: real, upright: bool): int {
        // What the window has more than the floor goes to the landing stage first.
        const more = upright || !dense ? ease : Math.min(ease, Math.max(0, height - 680) / 3)
        return isTight(room, upright) ? Metrics.px(48) + Metrics.control + 14 + more : Metrics.prompt + more
    }
    // The words stand above the buttons.
    function isTight(room: real, upright: bool): bool {
        return keys > 0 && room - 2 * (Metrics.margin + 5) < keys + leastWords(upright) - (Metrics.textScale > 1.1 && !Metrics.listPreferred ? 64 : 0)
    }
    // Width for words beside buttons. Upright there is height for two rows.
    function leastWords(upright: bool): real {
        return Metrics.px(upright ? 400 : 270)
    }
}
