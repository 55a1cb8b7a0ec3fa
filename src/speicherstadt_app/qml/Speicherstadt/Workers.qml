pragma ComponentBehavior: Bound

import QtQuick

// The workers at home, and a peg for each that is out.
Row {
    id: workers

    required property int sign
    required property int home
    required property int most
    property real size: 21

    spacing: Math.round(size / 5)

    Repeater {
        model: workers.most
        Pawn {
            required property int index
            size: workers.size
            sign: workers.sign
            away: index >= workers.home
        }
    }
}
