pragma ComponentBehavior: Bound

import QtQuick
import Theme

// What the program has to say, one banner a thing; each stays until it is dismissed or settled. Where there is little room
// the rest waits behind the first ones.
Column {
    id: stack

    required property var notices             // model with `key` and what a banner shows
    property int most: 99

    signal acted(key: string)
    signal dismissed(key: string)

    spacing: Metrics.gap

    Repeater {
        model: stack.notices

        Banner {
            id: banner

            required property int index
            required property string key
            required kind
            required action

            visible: index < stack.most
            width: stack.width
            onActed: stack.acted(banner.key)
            onDismissed: stack.dismissed(banner.key)
        }
    }
}
