pragma Singleton
pragma ComponentBehavior: Bound

import QtQuick

// Every colour and every face of type. No other file holds a colour literal.
QtObject {
    // -- what the window sets ------------------------------------------------
    property bool night: false
    property bool contrast: false             // high contrast, by day or by night
    property string season: "summer"          // winter | spring | summer | autumn
    property bool burning: false              // a fire strikes: the sky over everything
    property bool letters: false              // a letter on every cube, besides shape and colour

    // Four looks of one thing: day, night, high contrast by day, high contrast by night.
    function shade(day: color, dark: color, bright: color, stark: color): color {
        return contrast ? (night ? stark : bright) : (night ? dark : day)
    }
    function hour(day: color, dark: color): color {
        return night ? dark : day
    }

    // -- type ----------------------------------------------------------------
    readonly property string ui: regular.name
    readonly property string display: slab.name
    readonly property FontLoader regular: FontLoader {
        source: "../../assets/fonts/AtkinsonHyperlegibleNext_400Regular.ttf"
    }
    readonly property FontLoader semibold: FontLoader {
        source: "../../assets/fonts/AtkinsonHyperlegibleNext_600SemiBold.ttf"
    }
    readonly property FontLoader bold: FontLoader {
        source: "../../assets/fonts/AtkinsonHyperlegibleNext_700Bold.ttf"
    }
    readonly property FontLoader slab: FontLoader {
        source: "../../assets/fonts/ZillaSlab_700Bold.ttf"
    }

    // -- surfaces and text ---------------------------------------------------
    readonly property color quay: shade("#F4ECDD", "#14181B", "#FFFFFF", "#000000")
    readonly property color card: shade("#FFFBF2", "#1F262A", "#FFFFFF", "#0B0D0E")
    readonly property color sand: shade("#EADFCB", "#2A3338", "#EFEFEF", "#20262A")
    readonly property color ink: shade("#2A1B14", "#F3EADD", "#000000", "#FFFFFF")
    readonly property color ink2: shade("#5E4A3E", "#C4B7A6", "#26201C", "#EDE6DA")
    readonly property color edge: shade("#8A7766", "#7F8A90", "#000000", "#FFFFFF")
    readonly property color hairline: shade("#DBCDB6", "#3A454B", "#6B6259", "#A9B0B4")
    readonly property color primary: shade("#1F6B5E", "#7CCDB9", "#0B4A3F", "#98F5DF")
    readonly property color primaryDeep: shade("#154A41", "#4FA592", "#000000", "#FFFFFF")
    readonly property color primaryText: shade("#FFFFFF", "#14181B", "#FFFFFF", "#000000")
    readonly property color primaryWash: shade("#DDEBE3", "#1F3A37", "#DDF3EA", "#0F3A32")
    readonly property color fire: shade("#B3261E", "#FF8A65", "#8E0F09", "#FFB199")
    readonly property color fireText: shade("#FFFFFF", "#14181B", "#FFFFFF", "#000000")
    readonly property color fireWash: shade("#FBE6DD", "#3A2722", "#FFE3DA", "#451A0F")
    readonly property color focus: shade("#0B57D0", "#9EC1FF", "#0033A8", "#BDD6FF")
    readonly property color focusGap: shade("#FFFFFF", "#0E1113", "#FFFFFF", "#000000")
    readonly property color well: shade("#F3E9D6", "#182024", "#FFFFFF", "#000000")
    readonly property color pressed: shade("#2E2A1B14", "#2EF3EADD", "#40000000", "#40FFFFFF")
    readonly property color hovered: shade("#142A1B14", "#14F3EADD", "#20000000", "#20FFFFFF")
    readonly property color shadow: shade("#552A1B14", "#B0000000", "#00000000", "#00000000")
    readonly property color scrim: shade("#A614222B", "#B8080C10", "#B8000000", "#C8000000")
    readonly property color pictureShade: hour("#00000000", "#5A0A1018")
    // The same by day and by night: what is painted on brick, hulls, pictures and banners.
    readonly property color ivory: "#FFFBF2"
    readonly property color darkInk: "#1C120D"
    readonly property color clear: "#00000000"

    // -- coin ----------------------------------------------------------------
    readonly property color coin: "#F2B705"
    readonly property color coinLight: "#FFD95A"
    readonly property color coinLine: contrast ? "#5C3A00" : "#8A5A00"
    readonly property color coinDead: shade("#E4D3B2", "#A08B6C", "#F0E4CC", "#C9B896")

    // -- the row of houses ---------------------------------------------------
    readonly property list<color> bricks: night ? ["#6E3226", "#5C2A22", "#743A2B", "#632D23", "#7A4331", "#552622"] : ["#8E3B2C", "#7A3026", "#994735", "#83372A", "#A0503A", "#702C27"]
    readonly property color brickShade: hour("#5A2219", "#321713")
    readonly property color mortar: hour("#D3BE9F", "#9A8467")
    readonly property color copper: hour("#4E9585", "#2E6A60")
    readonly property color copperDark: hour("#2F6F62", "#1E4A44")
    readonly property color copperSeam: hour("#6DB0A1", "#3C7D72")
    // painted leaves of the hatches, one tone a house
    readonly property list<color> doors: night ? ["#1E4A44", "#22364E", "#5A4218", "#3E1A20", "#38421E", "#3A3440"] : ["#2F6F62", "#35587C", "#A57A2A", "#6B2430", "#5E6E2E", "#5C5266"]
    readonly property color hatch: hour("#2E1510", "#2A120C")
    readonly property color hatchLit: hour("#FFE2A6", "#F0B455")
    readonly property color hatchLitLow: hour("#F2C26B", "#C97F2E")
    readonly property color glass: hour("#3B474B", "#1A2025")
    readonly property color glassHigh: hour("#5E7076", "#26313A")
    readonly property color glassLit: "#E9A94A"
    readonly property color timber: hour("#5A4030", "#3A2A20")
    readonly property color timberHigh: hour("#7A5A44", "#4E3A2C")
    readonly property color granite: hour("#8E8A82", "#353C40")
    readonly property color graniteDark: hour("#6D6962", "#262C30")
    readonly property color hull: hour("#2B2420", "#0E1113")
    readonly property color hullLine: shade("#E4D3B2", "#A8946F", "#F0E4CC", "#E4D3B2")
    readonly property color snow: hour("#FFFFFF", "#C3D0DB")

    // the copper roof over everything
    readonly property color bar: shade("#1F6B5E", "#16302C", "#0B4A3F", "#000000")
    readonly property color barDark: shade("#185449", "#10241F", "#000000", "#FFFFFF")
    readonly property color barSeam: shade("#2C7C6E", "#1E3D38", "#0B4A3F", "#000000")
    readonly property color barText: shade("#FFFFFF", "#F3EADD", "#FFFFFF", "#FFFFFF")
    readonly property color barTextSoft: shade("#CFE5DE", "#B5C4BE", "#FFFFFF", "#FFFFFF")

    // -- season and weather ---------------------------------------------------
    readonly property list<string> seasons: ["winter", "spring", "summer", "autumn"]
    readonly property string light: burning ? "fire" : season
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
    readonly property list<color> sky: skies[light][night ? "night" : "day"]
    // where the drawn skyline begins, so that the sky above it goes on, and what it is high above; words stand on both
    readonly property var cityTops: ({
            "winter": ["#8FA6BC", "#0B1523"],
            "spring": ["#A7CFDD", "#0C1825"],
            "summer": ["#5FA9C4", "#0D1A2C"],
            "autumn": ["#7F6A86", "#10121F"]
        })
    readonly property var cityHighs: ({
            "winter": ["#7C95B0", "#060D17"],
            "spring": ["#83BAD2", "#070F19"],
            "summer": ["#4292BB", "#07111F"],
            "autumn": ["#5D5273", "#0A0B15"]
        })
    readonly property color cityTop: cityTops[season][night ? 1 : 0]
    readonly property color cityHigh: cityHighs[season][night ? 1 : 0]
    readonly property color cityInk: night || season === "autumn" ? "#FFFBF2" : "#1C120D"
    readonly property color tint: night && !burning ? "#10203050" : skies[light].tint
    readonly property color farRow: Qt.tint(sky[1], night ? "#66101820" : "#4A6F7F8C")
    readonly property color backRow: Qt.tint(sky[2], night ? "#CC0C1116" : "#9A6A4A44")
    readonly property color backRowLow: Qt.tint(sky[2], night ? "#E60A0E12" : "#DC4A302C")
    readonly property color cloud: burning ? "#7A4A44" : season === "autumn" ? "#F2D2B0" : "#FFFFFF"
    readonly property color sun: night ? "#E8E4D4" : season === "winter" ? "#FFF6E4" : burning || season === "autumn" ? "#FFD9A0" : "#FFF1B8"
    readonly property color waterTop: night ? (burning ? "#33221C" : "#13282F") : burning || season === "autumn" ? "#4A5A58" : season === "winter" ? "#3F6675" : "#2C6F7C"
    readonly property color waterLow: night ? "#0B1A20" : season === "winter" ? "#264A58" : "#1B4E5A"
    readonly property color ripple: night ? "#5C86A0A8" : "#66FFFFFF"
    readonly property color leaf: "#C2701C"
    readonly property color spark: "#FFB347"
    readonly property color smoke: hour("#55413E", "#3A2A2A")

    // plates of the four seasons; never told by colour alone
    function seasonPlate(name: string): color {
        switch (name) {
        case "winter":
            return contrast ? "#2B5580" : "#3C6E9F"
        case "spring":
            return contrast ? "#365A22" : "#4C7A34"
        case "summer":
            return contrast ? "#6E4800" : "#956200"
        }
        return contrast ? "#8A3A14" : "#A34A1E"
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
            return shade("#E6CFB6", "#4A3526", "#FFFFFF", "#2A1B12")
        case "tea":
            return shade("#CBE6E0", "#1F4441", "#FFFFFF", "#0B2A28")
        case "saffron":
            return shade("#FCE7AE", "#4D3E17", "#FFFFFF", "#2E2408")
        case "rubber":
            return shade("#DDD8CC", "#4B4F52", "#FFFFFF", "#2B2E30")
        }
        return shade("#F3CBD6", "#4A2333", "#FFFFFF", "#35101F")
    }
    readonly property color goodLine: shade("#2A1B14", "#C4B7A6", "#000000", "#FFFFFF")
    function goodLetter(name: string): string {
        switch (name) {
        //: One or two letters on a cube of coffee
        case "coffee":
            return qsTr("C", "coffee")
        //: One or two letters on a cube of tea
        case "tea":
            return qsTr("Te", "tea")
        //: One or two letters on a cube of saffron
        case "saffron":
            return qsTr("Sa", "saffron")
        //: One or two letters on a cube of rubber
        case "rubber":
            return qsTr("Ru", "rubber")
        }
        //: One or two letters on a cube of carpet (rug)
        return qsTr("R", "carpet")
    }

    // -- seats: navy anchor, orange gull, sky key, ivory hook, ink lantern --------
    readonly property list<string> emblems: ["anchor", "gull", "key", "hook", "lantern"]
    readonly property list<color> players: ["#1D4E9E", "#E06A00", "#6EC1EA", "#F7F2E6", "#15171C"]
    // their lines in a picture, on paper, and how each is broken, so that none is told by colour alone
    readonly property list<color> lines: night ? ["#8FB4F5", "#FF9A3D", "#6EC1EA", "#F7F2E6", "#B9A7CE"] : ["#1D4E9E", "#C85C00", "#2A7FAE", "#5E4A3E", "#15171C"]
    readonly property var lineDashes: [[], [3.2, 1.8], [0.9, 1.4], [4.5, 1.4, 0.9, 1.4], [1.8, 1.2]]
    readonly property list<color> playerMarks: ["#FFFBF2", "#15171C", "#15171C", "#15171C", "#FFFBF2"]

    // -- kinds of cards: the tone of the label, under ivory text ------------------
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
            return contrast ? "#9C1A12" : "#B3261E"
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
        return night || contrast ? ink : kind(name)
    }

    function alpha(of: color, opacity: real): color {
        return Qt.rgba(of.r, of.g, of.b, opacity)
    }
}
