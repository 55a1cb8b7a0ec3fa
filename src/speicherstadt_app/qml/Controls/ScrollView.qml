pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Theme

// Scrolls downwards when there is more than room for. Its content is `availableWidth` wide: the bar has a strip of its own.
T.ScrollView {
    id: view

    contentWidth: availableWidth
    rightPadding: Metrics.scrollBar + 4

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
