pragma ComponentBehavior: Bound

import QtQuick

// The harbour as rows of text, on the water.
FocusScope {
    id: sheet

    required property var columns             // model with the roles of a column
    property real roof: 0                     // kept free at the top for what has happened
    property real landing: 0                  // kept free at the bottom for the question
    readonly property alias list: list

    signal chosen(token: string)
    signal called(number: int)

    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            GradientStop {
                position: 0
                color: Tones.waterTop
            }
            GradientStop {
                position: 1
                color: Tones.waterLow
            }
        }
    }
    HarbourList {
        id: list
        anchors {
            fill: parent
            margins: 6
            topMargin: sheet.roof + 6
            bottomMargin: sheet.landing
        }
        columns: sheet.columns
        onChosen: token => sheet.chosen(token)
        onCalled: number => sheet.called(number)
    }
}
