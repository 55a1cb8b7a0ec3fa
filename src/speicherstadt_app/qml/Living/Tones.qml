pragma Singleton

import QtQuick
import Theme

// The colours of what moves by itself, whatever the game.
QtObject {
    readonly property color lamp: "#FFD36B"
    readonly property color star: "#EFEBDC"
    readonly property color rope: Theme.hour("#35565E", "#22343C")
    readonly property color gull: Theme.ivory
    readonly property color fluff: Theme.hour("#FFFBF2", "#8FA0A8")
    readonly property list<color> petals: Theme.night ? ["#8A6E78", "#9C8790"] : ["#F3C9C6", "#FBE6E2", "#EDB5B9"]
    readonly property list<color> leaves: Theme.night ? ["#7A4E22", "#6A3A1E"] : ["#E08A2E", "#B5561E", "#D9A441"]

    function smoke(season: string): color {
        return Theme.night ? "#4A5660" : season === "autumn" ? "#A98D92" : "#F3F0EA"
    }
    // Birds against the sky.
    function bird(season: string): color {
        return season === "autumn" ? "#4A2F38" : "#4E5A64"
    }
    function falling(season: string): list<color> {
        return season === "spring" ? petals : season === "autumn" ? leaves : season === "winter" ? [Theme.snow] : [fluff]
    }
}
