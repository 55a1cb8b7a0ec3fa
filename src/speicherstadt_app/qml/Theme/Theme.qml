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
    property var games: ({})                  // what is set for one game alone, by its id

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

    // -- gold: what is first, and coins ----------------------------------------
    readonly property color coin: "#F2B705"
    readonly property color coinLight: "#FFD95A"

    // -- the quay that every table stands on ------------------------------------
    readonly property color mortar: hour("#D3BE9F", "#9A8467")
    readonly property color timber: hour("#5A4030", "#3A2A20")
    readonly property color timberHigh: hour("#7A5A44", "#4E3A2C")
    readonly property color granite: hour("#8E8A82", "#353C40")
    readonly property color snow: hour("#FFFFFF", "#C3D0DB")

    // the roof over everything
    readonly property color bar: shade("#1F6B5E", "#16302C", "#0B4A3F", "#000000")
    readonly property color barDark: shade("#185449", "#10241F", "#000000", "#FFFFFF")
    readonly property color barSeam: shade("#2C7C6E", "#1E3D38", "#0B4A3F", "#000000")
    readonly property color barText: shade("#FFFFFF", "#F3EADD", "#FFFFFF", "#FFFFFF")
    readonly property color barTextSoft: shade("#CFE5DE", "#B5C4BE", "#FFFFFF", "#FFFFFF")

    // -- season and weather ---------------------------------------------------
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

    // round small pieces
    readonly property color pieceLine: shade("#2A1B14", "#C4B7A6", "#000000", "#FFFFFF")

    // -- signs: six emblems on six colours, which are navy, orange, sky, ivory, ink and mallow ---
    // The first six have each its own colour, the next six that of the next one, and so on: no two are the same.
    readonly property list<string> emblems: ["anchor", "gull", "key", "hook", "lantern", "shell"]
    readonly property var grounds: ["#1D4E9E", "#E06A00", "#6EC1EA", "#F7F2E6", "#15171C", "#AD4A75"]
    readonly property var marks: ["#FFFBF2", "#15171C", "#15171C", "#15171C", "#FFFBF2", "#FFFBF2"]
    // their lines in a picture, on paper, and how each is broken, so that none is told by colour alone
    readonly property var strokes: night ? ["#8FB4F5", "#FF9A3D", "#6EC1EA", "#F7F2E6", "#B9A7CE", "#EC8DB4"] : ["#1D4E9E", "#C85C00", "#2A7FAE", "#5E4A3E", "#15171C", "#AD4A75"]
    readonly property var dashes: [[], [3.2, 1.8], [0.9, 1.4], [4.5, 1.4, 0.9, 1.4], [1.8, 1.2], [4.5, 1.2, 0.9, 1.2, 0.9, 1.2]]

    readonly property list<color> players: turned(grounds)
    readonly property list<color> playerMarks: turned(marks)
    readonly property list<color> lines: turned(strokes)
    readonly property var lineDashes: [...dashes, ...dashes, ...dashes]

    function turned(own: var): var {
        return [...own, ...own.slice(1), own[0], ...own.slice(2), own[0], own[1]]
    }
    function emblem(sign: int): string {
        return emblems[Math.max(0, sign) % emblems.length]
    }
    // 0: the disc as it is drawn; 1: a disc; 2: a tile
    function ground(sign: int): int {
        return Math.floor(Math.max(0, sign) / emblems.length) % 3
    }

    function alpha(of: color, opacity: real): color {
        return Qt.rgba(of.r, of.g, of.b, opacity)
    }
}
