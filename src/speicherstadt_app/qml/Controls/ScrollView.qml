pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Theme

// Scrolls downwards when there is more than room for. Its content is `availableWidth` wide: the bar has a strip of its own.
// What has the keyboard comes into view; what is clicked stays where it is, or it would slip away under the finger.
T.ScrollView {
    id: view

    readonly property Item holder: Window.activeFocusItem

    function show(thing: Item): void {
        const flick = contentItem as Flickable
        const margin = Math.max(0, Math.min(Metrics.margin, (flick.height - thing.height) / 2))
        const top = thing.mapToItem(flick.contentItem, 0, 0).y - margin
        const bottom = top + thing.height + 2 * margin - flick.height
        const wanted = Math.min(Math.max(flick.contentY, bottom), top)
        flick.contentY = Math.max(0, Math.min(wanted, flick.contentHeight - flick.height))
    }
    function follow(): void {
        const clicked = (holder as T.Control)?.focusReason === Qt.MouseFocusReason || (holder as T.TextField)?.focusReason === Qt.MouseFocusReason
        for (let up = clicked || holder === contentItem ? null : holder; up; up = up.parent) {
            if (up === contentItem) {
                show(holder)
                return
            }
        }
    }

    // By keys, for what nothing in it has the keyboard. True if the key was one of them.
    function steered(key: int): bool {
        const flick = contentItem as Flickable
        const most = flick.contentHeight - flick.height
        const ways = {
            [Qt.Key_Up]: flick.contentY - Metrics.target,
            [Qt.Key_Down]: flick.contentY + Metrics.target,
            [Qt.Key_PageUp]: flick.contentY - flick.height * 0.9,
            [Qt.Key_PageDown]: flick.contentY + flick.height * 0.9,
            [Qt.Key_Home]: 0,
            [Qt.Key_End]: most
        }
        if (most <= 0 || ways[key] === undefined)
            return false
        flick.contentY = Math.max(0, Math.min(ways[key], most))
        return true
    }

    onHolderChanged: follow()
    onHeightChanged: soon.restart()
    onContentHeightChanged: soon.restart()
    contentWidth: availableWidth
    rightPadding: Metrics.scrollBar + 4

    // No Qt.callLater: it calls even what is being taken down with its page. A property: among the content it upsets the bar.
    readonly property Timer soon: Timer {
        interval: 0
        onTriggered: view.follow()
    }

    T.ScrollBar.vertical: ScrollBar {
        parent: view
        x: view.width - width
        height: view.height
        policy: T.ScrollBar.AsNeeded
    }
    T.ScrollBar.horizontal: ScrollBar {
        parent: view
        policy: T.ScrollBar.AlwaysOff
    }
}
