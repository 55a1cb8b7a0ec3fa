pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Window
import Theme

// The whole window in design pixels. On a large screen everything on it is magnified alike.
Item {
    id: stage

    required property Item content            // the window's content item

    width: Metrics.stageWidth
    height: Metrics.stageHeight
    scale: Metrics.zoom
    transformOrigin: Item.TopLeft

    Binding {
        target: Metrics
        property: "windowWidth"
        value: stage.content.width
    }
    Binding {
        target: Metrics
        property: "windowHeight"
        value: stage.content.height
    }
    // Here for all: each item that asks the screen itself is connected to it, and to take leave of it looks through all others.
    Binding {
        target: Metrics
        property: "pixelRatio"
        value: stage.Screen.devicePixelRatio
    }
}
