pragma ComponentBehavior: Bound

import QtQuick
import Theme

// What the program has to say, one banner a thing; each stays until it is dismissed or settled. Where there is little room
// the rest waits behind the first ones.
Column {
    id: stack

    required property var notices             // model with `key` and what a banner shows
    property int most: 99
    property string kind: ""                  // only these
    property bool unsavedToo: true            // else nobody is told here that nothing is kept
    readonly property int shown: {
        let found = 0
        for (let n = 0; n < repeater.count; ++n)
            found += (repeater.itemAt(n) as Notice)?.meant ? 1 : 0
        return found
    }

    signal acted(key: string)
    signal dismissed(key: string)

    function dismissAll(): void {
        for (let n = repeater.count - 1; n >= 0; --n) {
            const notice = repeater.itemAt(n) as Notice
            if (notice?.meant)
                stack.dismissed(notice.key)
        }
    }
    // How many of them come before this one.
    function before(index: int): int {
        let found = 0
        for (let n = 0; n < Math.min(index, repeater.count); ++n)
            found += (repeater.itemAt(n) as Notice)?.meant ? 1 : 0
        return found
    }

    spacing: Metrics.gap

    component Notice: Banner {
        required property int index
        required property string key
        required property bool unsaved
        readonly property bool meant: (stack.kind === "" || kind === stack.kind) && (!unsaved || stack.unsavedToo)
        required kind
        required action

        visible: meant && stack.before(index) < stack.most
        width: stack.width
        onActed: stack.acted(key)
        onDismissed: stack.dismissed(key)
    }

    Repeater {
        id: repeater
        model: stack.notices

        Notice {}
    }
}
