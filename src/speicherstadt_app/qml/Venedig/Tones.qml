pragma Singleton
pragma ComponentBehavior: Bound

import QtQuick
import Theme

// The colours of Venice. What every game has in common is in Theme.
QtObject {
    // -- the roof of coppi over everything ---------------------------------------
    readonly property color bar: Theme.shade("#A4472F", "#3A1D18", "#7A2A14", "#000000")
    readonly property color barDark: Theme.shade("#84351F", "#28120F", "#000000", "#FFFFFF")
    readonly property color barSeam: Theme.shade("#B4583B", "#4A2720", "#7A2A14", "#000000")
    readonly property color barSoft: Theme.shade("#FFE9D6", "#D9B9A6", "#FFFFFF", "#FFFFFF")

    // -- sky and water ---------------------------------------------------------
    readonly property list<color> sky: Theme.night ? ["#101B33", "#37406A", "#8A5F69"] : ["#7FBECC", "#C4DED3", "#FBE3BD"]
    readonly property list<color> above: Theme.night ? ["#0A1224", "#101B33"] : ["#4F9DB8", "#7FBBC9"]      // over the end's city
    readonly property color sun: "#FFF6DC"
    readonly property color moon: "#EFEBDC"
    readonly property color lamp: "#FFC766"
    readonly property color bird: "#4E5A64"
    readonly property list<color> strait: Theme.night ? ["#4A4A62", "#1A3A46"] : ["#A9CDBF", "#7FB7AE"]
    readonly property color star: "#F3EADD"
    readonly property color openTop: Theme.hour("#7FB7AE", "#1A3A46")
    readonly property color openLow: Theme.hour("#5E9F9C", "#112B38")
    readonly property color ripple: Theme.hour("#70FFFFFF", "#406FA0AE")
    readonly property color glint: Theme.hour("#C8FFFFFF", "#90A9C8D8")
    readonly property color mesh: Theme.shade("#52FFFBF2", "#26BFE3DF", "#802A1B14", "#80FFFFFF")
    readonly property color meshText: Theme.shade("#1C3A3C", "#B9D3CF", "#000000", "#FFFFFF")
    readonly property color frameLine: Theme.shade("#FFFBF2", "#4A6F78", "#000000", "#FFFFFF")
    // in high contrast water is flat
    readonly property color flatLagoon: Theme.hour("#D3EBE2", "#16323C")
    readonly property color flatCanal: Theme.hour("#2F7C85", "#071A24")

    // -- stone of Istria ---------------------------------------------------------
    readonly property color stone: Theme.shade("#F5EEDF", "#3D4650", "#FFFFFF", "#14181B")
    readonly property color stoneLow: Theme.hour("#D3C7AF", "#2B333C")
    readonly property color stoneLine: Theme.shade("#A79A82", "#586470", "#000000", "#FFFFFF")
    readonly property color stoneText: Theme.shade("#2A1B14", "#E9DFCC", "#000000", "#FFFFFF")
    readonly property color stoneSoft: Theme.shade("#5E4A3E", "#C4B9A6", "#000000", "#FFFFFF")
    readonly property color frame: Theme.shade("#2A1B14", "#0E1519", "#000000", "#FFFFFF")
    readonly property color rim: Theme.hour("#FFF9EC", "#8F9498")

    // -- what may be done, what is chosen, what it brings ---------------------------
    readonly property color legal: Theme.shade("#1F6B5E", "#7CCDB9", "#0B4A3F", "#98F5DF")
    readonly property color legalWash: Theme.shade("#96F4FFF6", "#407CCDB9", "#FFFFFFFF", "#FF0F3A32")
    readonly property color chosen: Theme.focus
    readonly property color chosenWash: Theme.hour("#70D6E6FF", "#509EC1FF")
    readonly property color halo: Theme.shade("#FFFFFF", "#FFFFFF", "#FFFFFF", "#000000")
    readonly property color gold: "#F2B705"
    readonly property color goldLine: "#8A5A00"
    readonly property color goldInk: "#2A1B14"
    readonly property color goldWash: "#66F2B705"
    readonly property color unlike: "#6E7376"
    readonly property color plank: Theme.hour("#DDB57E", "#A9835A")
    readonly property color postPale: Theme.hour("#FFF6E6", "#CFC6B6")
    readonly property color crimson: Theme.hour("#9E2438", "#B23A4E")
    readonly property color arms: "#9E2438"
    readonly property color crimsonDeep: "#841B30"
    readonly property color backGold: "#E9B949"
    readonly property color pile: Theme.hour("#5A3A20", "#D9B98A")
    readonly property color legalOnVeil: "#7CCDB9"
    readonly property color veil: Theme.hour("#A80F2A33", "#B80A1018")
    readonly property color nightEdge: "#8F8A80"
    readonly property color slotLine: Theme.hour("#2A1B14", "#C4B7A6")

    // -- signs: the six colours of players by name, for drawings --------------------
    readonly property list<string> paints: ["navy", "orange", "sky", "ivory", "ink", "mallow"]
    function paint(sign: int): string {
        const s = Math.max(0, sign)
        return paints[(s % 6 + Math.floor(s / 6)) % 6]
    }

    // -- roles: the band under ivory text --------------------------------------------
    readonly property var bands: ({
            "councillor": "#8E1F33",
            "driver": "#5A4325",
            "builder": "#9A4426",
            "gondolier": "#1B5863",
            "speculator": "#5B3F73",
            "inventor": "#3F5A2B",
            "trader": "#7A5A0E",
            "spy": "#2C3550",
            "beggar": "#5E5148",
            "lawyer": "#3A3540",
            "saboteur": "#4A1F1A"
        })
    function role(name: string): color {
        return bands[name] ?? bands["saboteur"]
    }
    // -- sources of points, on paper and as a bar ----------------------------------
    readonly property var sources: ({
            "arms": "#9E2438",
            "edges": "#9A4426",
            "markers": "#1D4E9E",
            "gondola": "#1B5863",
            "bets": "#5B3F73",
            "lawyer": "#3A3540"
        })
    function source(name: string): color {
        return sources[name] ?? sources["lawyer"]
    }
}
