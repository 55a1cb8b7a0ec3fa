pragma ComponentBehavior: Bound

import Controls

// Says that the game is not being kept, and why, for as long as that is so.
Banner {
    required property string savedText

    visible: savedText !== ""
    text: savedText
    kind: "warning"
    dismissable: false
}
