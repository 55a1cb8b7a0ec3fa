pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Speicherstadt.Models as Models
import Theme

// What the program has to say, one banner a thing; each stays until it is dismissed or settled.
Column {
    id: stack

    required property Models.App app

    spacing: Metrics.gap

    Repeater {
        model: stack.app.notices

        Banner {
            id: banner

            required property string key

            width: stack.width
            onActed: stack.app.act(banner.key)
            onDismissed: stack.app.dismiss(banner.key)
        }
    }
}
