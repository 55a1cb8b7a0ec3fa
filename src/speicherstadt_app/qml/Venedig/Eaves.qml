pragma ComponentBehavior: Bound

import QtQuick
import Theme

// The lower edge of the roof: a row of round tiles.
Item {
    id: eaves

    readonly property real each: 16

    height: 6
    clip: true

    Repeater {
        model: Theme.contrast ? 0 : Math.ceil(eaves.width / eaves.each)
        Rectangle {
            required property int index
            x: index * eaves.each
            y: -eaves.each + 6
            width: eaves.each
            height: eaves.each
            radius: eaves.each / 2
            color: index % 2 ? Tones.barSeam : Tones.bar
            border {
                width: 1.6
                color: Tones.barDark
            }
        }
    }
}
