pragma ComponentBehavior: Bound

import QtQuick
import Theme

// Season and hour over the roofs.
Rectangle {
    id: sky

    property real horizon: height             // where the quay begins

    gradient: Gradient {
        GradientStop {
            position: 0
            color: Theme.sky[0]
        }
        GradientStop {
            position: 0.35
            color: Theme.sky[1]
        }
        GradientStop {
            position: 1
            color: Theme.sky[2]
        }
    }
}
