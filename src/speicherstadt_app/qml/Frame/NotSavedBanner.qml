pragma ComponentBehavior: Bound

import Controls

// Says that the game is not being kept, and why, for as long as that is so.
Banner {
    required property string savedText
    property bool canMove: false              // another folder may help

    visible: savedText !== ""
    text: savedText
    kind: "warning"
    action: canMove ? qsTr("Choose another folder") : ""
    dismissable: false
}
