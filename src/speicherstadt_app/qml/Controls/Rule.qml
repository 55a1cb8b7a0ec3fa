import QtQuick
import Theme

// A hairline between two things.
Rectangle {
    implicitWidth: 1
    implicitHeight: 1
    color: Theme.hairline
}
