pragma ComponentBehavior: Bound

import QtQuick
import Theme

// The canal before the houses.
Rectangle {
    id: water

    required property Plan plan

    gradient: Gradient {
        GradientStop {
            position: 0
            color: Theme.waterTop
        }
        GradientStop {
            position: 1
            color: Theme.waterLow
        }
    }
}
