pragma Singleton
pragma ComponentBehavior: Bound

import QtQuick
import Theme

// The colours of the harbour. What every game has in common is in Theme.
QtObject {
    // -- coins -------------------------------------------------------------------
    readonly property color coinLine: Theme.contrast ? "#5C3A00" : "#8A5A00"
    readonly property color coinDead: Theme.shade("#E4D3B2", "#A08B6C", "#F0E4CC", "#C9B896")

    // -- the row of houses -------------------------------------------------------
    readonly property list<color> bricks: Theme.night ? ["#6E3226", "#5C2A22", "#743A2B", "#632D23", "#7A4331", "#552622"] : ["#8E3B2C", "#7A3026", "#994735", "#83372A", "#A0503A", "#702C27"]
    readonly property color brickShade: Theme.hour("#5A2219", "#321713")
    readonly property color copper: Theme.hour("#4E9585", "#2E6A60")
    readonly property color copperDark: Theme.hour("#2F6F62", "#1E4A44")
    readonly property color copperSeam: Theme.hour("#6DB0A1", "#3C7D72")
    // painted leaves of the hatches, one tone a house
    readonly property list<color> doors: Theme.night ? ["#1E4A44", "#22364E", "#5A4218", "#3E1A20", "#38421E", "#3A3440"] : ["#2F6F62", "#35587C", "#A57A2A", "#6B2430", "#5E6E2E", "#5C5266"]
    readonly property color hatch: Theme.hour("#2E1510", "#2A120C")
    readonly property color hatchLit: Theme.hour("#FFE2A6", "#F0B455")
    readonly property color hatchLitLow: Theme.hour("#F2C26B", "#C97F2E")
    readonly property color glass: Theme.hour("#3B474B", "#1A2025")
    readonly property color glassHigh: Theme.hour("#5E7076", "#26313A")
    readonly property color glassLit: "#E9A94A"
    readonly property color graniteDark: Theme.hour("#6D6962", "#262C30")
    readonly property color hull: Theme.hour("#2B2420", "#0E1113")
    readonly property color hullLine: Theme.shade("#E4D3B2", "#A8946F", "#F0E4CC", "#E4D3B2")
    readonly property list<string> seasons: ["winter", "spring", "summer", "autumn"]

    // -- season and weather ------------------------------------------------------
    readonly property string light: Theme.burning ? "fire" : Theme.season
    readonly property var skies: ({
            "winter": {
                day: ["#B9CBDA", "#DDE5EA", "#F3EEE6"],
                night: ["#0B131D", "#16222F", "#2A3A4A"],
                tint: "#18A9CBEA"
            },
            "spring": {
                day: ["#A9D2E4", "#D3E9EA", "#F3F3DF"],
                night: ["#0C1620", "#162833", "#2C4145"],
                tint: "#10DDF0B8"
            },
            "summer": {
                day: ["#7FBEDD", "#BFE0E6", "#FCEFC9"],
                night: ["#0D1826", "#1B2C40", "#44465A"],
                tint: "#12FFB84A"
            },
            "autumn": {
                day: ["#8FA9BC", "#E2C9AE", "#F3B27A"],
                night: ["#0F131C", "#2A2431", "#5A3A38"],
                tint: "#1CFF7A2C"
            },
            "fire": {
                day: ["#3E2A35", "#9A4A38", "#F08A4B"],
                night: ["#1A0D10", "#5A211B", "#C4552B"],
                tint: "#30FF5A20"
            }
        })
    readonly property list<color> sky: skies[light][Theme.night ? "night" : "day"]
    readonly property color tint: Theme.night && !Theme.burning ? "#10203050" : skies[light].tint
    readonly property color farRow: Qt.tint(sky[1], Theme.night ? "#66101820" : "#4A6F7F8C")
    readonly property color backRow: Qt.tint(sky[2], Theme.night ? "#CC0C1116" : "#9A6A4A44")
    readonly property color backRowLow: Qt.tint(sky[2], Theme.night ? "#E60A0E12" : "#DC4A302C")
    readonly property color cloud: Theme.burning ? "#7A4A44" : Theme.season === "autumn" ? "#F2D2B0" : "#FFFFFF"
    readonly property color sun: Theme.night ? "#E8E4D4" : Theme.season === "winter" ? "#FFF6E4" : Theme.burning || Theme.season === "autumn" ? "#FFD9A0" : "#FFF1B8"
    readonly property color waterTop: Theme.night ? (Theme.burning ? "#33221C" : "#13282F") : Theme.burning || Theme.season === "autumn" ? "#4A5A58" : Theme.season === "winter" ? "#3F6675" : "#2C6F7C"
    readonly property color waterLow: Theme.night ? "#0B1A20" : Theme.season === "winter" ? "#264A58" : "#1B4E5A"
    readonly property color ripple: Theme.night ? "#5C86A0A8" : "#66FFFFFF"
    readonly property color leaf: "#C2701C"
    readonly property color spark: "#FFB347"
    readonly property color smoke: Theme.hour("#55413E", "#3A2A2A")
    // plates of the four seasons; never told by colour alone
    function seasonPlate(name: string): color {
        switch (name) {
        case "winter":
            return Theme.contrast ? "#2B5580" : "#3C6E9F"
        case "spring":
            return Theme.contrast ? "#365A22" : "#4C7A34"
        case "summer":
            return Theme.contrast ? "#6E4800" : "#956200"
        }
        return Theme.contrast ? "#8A3A14" : "#A34A1E"
    }
    readonly property color seasonText: "#FFFFFF"

    // -- goods: colour and shape, plates are a pale tone of each -----------------
    readonly property list<string> goods: ["coffee", "tea", "saffron", "rubber", "carpet"]
    function good(name: string): color {
        switch (name) {
        case "coffee":
            return "#3A1808"
        case "tea":
            return "#2F9088"
        case "saffron":
            return "#F2AA00"
        case "rubber":
            return "#FFFCF5"
        }
        return "#A8174A"
    }
    function goodWash(name: string): color {
        switch (name) {
        case "coffee":
            return Theme.shade("#E6CFB6", "#4A3526", "#FFFFFF", "#2A1B12")
        case "tea":
            return Theme.shade("#CBE6E0", "#1F4441", "#FFFFFF", "#0B2A28")
        case "saffron":
            return Theme.shade("#FCE7AE", "#4D3E17", "#FFFFFF", "#2E2408")
        case "rubber":
            return Theme.shade("#DDD8CC", "#4B4F52", "#FFFFFF", "#2B2E30")
        }
        return Theme.shade("#F3CBD6", "#4A2333", "#FFFFFF", "#35101F")
    }

    // -- kinds of cards: the tone of the label, under ivory text -----------------
    function kind(name: string): color {
        switch (name) {
        case "contract":
            return "#6A4A1E"
        case "ship":
        case "port":
            return "#1F5560"
        case "firefighter":
            return "#9E2A20"
        case "fire":
            return Theme.contrast ? "#9C1A12" : "#B3261E"
        case "trader":
            return "#4A5A1F"
        case "warehouse":
        case "market":
            return "#8E3B2C"
        case "boatmen":
        case "michael":
            return "#3E4A66"
        }
        return "#5A3A52"
    }
    // The same tone as a mark on paper; by night paper is dark and the mark is text.
    function kindMark(name: string): color {
        return Theme.night || Theme.contrast ? Theme.ink : kind(name)
    }
}
