pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme
import Speicherstadt.Models as Models

// What is good to know and does no harm, such as that the program was cut short: it lies over the table for a while, moves
// nothing there, and fades when one goes on.
NoticeStack {
    id: asides

    required property Models.App app

    function fade(): void {
        if (asides.shown > 0)
            fading.start()
    }

    most: 1
    kind: "info"
    notices: app.notices
    onActed: key => asides.app.act(key)
    onDismissed: key => asides.app.dismiss(key)

    SequentialAnimation {
        id: fading
        NumberAnimation {
            target: asides
            property: "opacity"
            to: 0
            duration: Motion.banner
        }
        ScriptAction {
            script: asides.dismissAll()
        }
        PropertyAction {
            target: asides
            property: "opacity"
            value: 1
        }
    }
}
