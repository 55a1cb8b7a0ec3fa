import QtQuick

// A sum of the final count as a game draws it. It is as large as it wants to be.
Item {
    property int value: 0                     // it grows while the count goes on
    property bool wins: false                 // once all is counted
    property real size: 0                     // height there is
}
