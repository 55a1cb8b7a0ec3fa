pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T

// Knows where the keyboard was before something opened over it, so that it comes back there, and is seen there again.
QtObject {
    property Item holder: null
    property bool ringed: false

    function remember(item: Item): void {
        holder = item
        ringed = (item as T.Control)?.visualFocus ?? false
    }
    // The holder has the keyboard again, given by a popup, which hides it.
    function ring(): void {
        const control = holder as T.Control
        if (ringed && control?.activeFocus)
            control.focusReason = Qt.TabFocusReason
    }
    function giveBack(): void {
        if (holder?.visible && holder.enabled && !holder.activeFocus)
            holder.forceActiveFocus(ringed ? Qt.TabFocusReason : Qt.OtherFocusReason)
    }
}
