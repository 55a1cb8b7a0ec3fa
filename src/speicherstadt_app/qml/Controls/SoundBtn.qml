pragma ComponentBehavior: Bound

import QtQuick

// One tap silences everything that is heard, another brings it back.
IconBtn {
    id: button

    required property bool muted

    art: muted ? "signs/silence" : "signs/sound"
    text: muted ? qsTr("Sound is off") : qsTr("Sound is on")
    key: "M"
    checkable: true
    checked: !muted
    Accessible.checkable: true
    Accessible.checked: checked
    // What the tap has flipped follows the setting again.
    onToggled: checked = Qt.binding(() => !button.muted)
}
