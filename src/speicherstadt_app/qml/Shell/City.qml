pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// The city across the water, under the sky of its season. It stands on the lower edge and is as high as it is asked to be.
Item {
    id: city

    required property string season
    property var panorama: ({})               // of a game that has one of its own: `day` and `night`, each with `art`, `high`, `low`
    property real wanted: 0                   // height of the drawn part; it is never lower than the width needs
    property bool behind: false               // of a page of words: in high contrast nothing lies behind them

    property bool lives: false                // something moves in it, where that is wanted

    readonly property var place: (Theme.night ? panorama.night : panorama.day) ?? null
    readonly property color ink: Theme.contrast ? Theme.ink : Theme.cityInk
    readonly property alias skyline: drawing.height

    Binding {
        target: Theme
        property: "season"
        value: city.season
    }
    // The sky is deeper the higher it is. The first frame goes without: there is no city yet either.
    Rectangle {
        anchors.fill: parent
        color: Theme.contrast ? Theme.quay : city.place?.low ?? Theme.cityTop
        gradient: Theme.contrast || !Motion.begun ? null : air
    }
    Gradient {
        id: air
        GradientStop {
            position: 0
            color: city.place?.high ?? Theme.cityHigh
        }
        GradientStop {
            position: Math.max(0, 1 - drawing.height / Math.max(1, city.height))
            color: city.place?.low ?? Theme.cityTop
        }
    }
    ArtIcon {
        id: drawing
        visible: !(city.behind && Theme.contrast)
        anchors.bottom: parent.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        width: height * 1280 / 240
        height: Math.ceil(Math.max(city.width * 240 / 1280, 180, city.wanted))
        asynchronous: true
        // What moves stands in the full drawing, too.
        art: city.place?.art ?? (life.item !== null ? (Theme.night ? "skylines/bare/night/" : "skylines/bare/") : Theme.night ? "skylines/night/" : "skylines/") + city.season
    }
    Loader {
        id: life
        active: city.lives && Motion.lively
        anchors.fill: drawing
        asynchronous: true
        // Who leaves at once leaves nothing half made.
        Component.onDestruction: active = false
        source: Qt.resolvedUrl("CityLife.qml")    // not even read before the first frame
    }
}
