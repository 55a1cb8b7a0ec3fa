pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Living
import Theme

// What moves before the palaces: gulls, a boat that comes by, lamps that are lit one after the other.
Life {
    id: life

    property real shore: 0                    // the kerb lies here; above it is sky
    readonly property bool open: shore >= 30

    Passing {
        visible: share < 1 && life.open && !Theme.night
        y: Math.max(10, life.shore * 0.34)
        life: life
        from: -60
        to: life.width + 60
        takes: 34
        period: 47
        offset: 12

        Flock {
            life: life
            tone: Theme.ivory
            span: 13
            lift: 0.6
            places: [[0, 0], [-2.1, 0.6], [1.8, 1]]
        }
    }
    Passing {
        visible: share < 1 && life.open
        y: life.shore - 19
        life: life
        from: life.width + 60
        to: -80
        takes: 70
        period: 96
        offset: 40

        ArtIcon {
            width: 44
            height: 22
            mirror: !(parent as Passing).back
            art: Theme.night ? "venedig/pieces/night/gondola" : "venedig/pieces/gondola"
        }
    }
    Glints {
        visible: life.open && Theme.night
        width: life.width
        height: Math.max(1, life.shore * 0.5)
        life: life
        count: 14
        tone: Tones.star
        dots: true
        least: 1.4
        most: 2.4
        lasts: 6
        strength: 0.8
    }
}
