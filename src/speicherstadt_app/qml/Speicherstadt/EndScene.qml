pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme

// The whole district from across the water.
GameEnd {
    id: scene

    function tint(source: string): color {
        return Tones.kindMark(source)
    }

    function fill(source: string): color {
        return Theme.night ? Qt.lighter(Tones.kind(source), 2.2) : Tones.kind(source)
    }

    readonly property real open: sheet ? height - sheet.y - sheet.height : 0

    horizon: skyline.height

    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            GradientStop {
                position: 0
                color: Tones.waterTop
            }
            GradientStop {
                position: 1
                color: Tones.waterLow
            }
        }
    }
    ArtIcon {
        id: skyline
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.ceil(height / 0.1875)
        height: Math.ceil(Math.max(scene.width * 0.1875, scene.height * 0.3))
        art: (Theme.night ? "skylines/night/" : "skylines/") + Theme.season
    }
    // Light on the water, always in the same places.
    Repeater {
        model: 70
        Rectangle {
            required property int index
            readonly property real along: index * 0.618034 % 1
            readonly property real down: index * 0.754878 % 1
            x: along * scene.width
            y: skyline.height + 6 + down * (scene.height - skyline.height)
            width: 8 + index % 5 * 7
            height: 1.5
            color: Tones.ripple
        }
    }

    // On a large screen much water lies below the sheet: so do boats, then, the nearer ones larger.
    Repeater {
        model: [
            {
                art: "sail-tan",
                at: 0.1,
                down: 0.3,
                of: 0.5
            },
            {
                art: "steamer",
                at: 0.3,
                down: 0.78,
                of: 0.84
            },
            {
                art: "sail",
                at: 0.72,
                down: 0.6,
                of: 0.74
            },
            {
                art: "sail-tan",
                at: 0.93,
                down: 0.2,
                of: 0.42
            }
        ]

        ArtIcon {
            required property var modelData
            readonly property real line: scene.height - scene.open * (1 - modelData.down)

            visible: scene.open >= 110
            width: Math.min(230, scene.open) * modelData.of
            height: width
            x: modelData.at * scene.width - width / 2
            y: line - height * 112 / 128
            art: (Theme.night ? "living/night/" : "living/") + modelData.art
        }
    }

    // All is counted: the quay puts out its flags, from winner to winner.
    flags: Item {
        id: flags

        readonly property ScoreSheet sheet: scene.sheet
        // Where the columns don't reach above the sheet, one line goes right across.
        readonly property list<real> posts: [-20, ...(sheet.topped ? [] : sheet.crests.map(crest => sheet.x + crest.x)), scene.width + 20]
        readonly property real low: sheet.y + (sheet.crests[0]?.y ?? 0) + 3

        opacity: sheet.counted ? 1 : 0
        visible: opacity > 0 && !Theme.contrast

        Behavior on opacity {
            NumberAnimation {
                duration: Motion.flip
            }
        }
        Repeater {
            model: flags.posts.length - 1
            Garland {
                required property int index
                readonly property bool begins: index === 0
                readonly property bool ends: index === flags.posts.length - 2

                from: Qt.point(flags.posts[index], begins ? 4 : flags.low)
                to: Qt.point(flags.posts[index + 1], ends ? 4 : flags.low)
                sag: flags.sheet.topped ? scene.width * 0.08 : 16
                colour: Theme.players[scene.end.players.find(player => player.winner)?.sign ?? 0]
            }
        }
    }
}
