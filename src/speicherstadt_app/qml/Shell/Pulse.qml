import QtQuick
import Speicherstadt.Models as Models
import Theme

// The clock of the living harbour, from the window to the theme and back.
Item {
    id: beat

    required property Models.Pulse pulse
    required property Models.Settings settings

    visible: false

    Binding {
        target: Motion
        property: "living"
        value: beat.settings.livingHarbour && !beat.settings.highContrast
    }
    Binding {
        target: Motion
        property: "awake"
        value: beat.pulse.awake
    }
    Binding {
        target: Motion
        property: "clock"
        value: beat.pulse.clock
    }
    Binding {
        target: beat.pulse
        property: "wanted"
        value: Motion.beats
    }
}
