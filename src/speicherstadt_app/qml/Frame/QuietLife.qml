import QtQuick
import Living
import Theme

// For a board in whose own scene nothing moves: light on the water round the landing stage.
Life {
    id: life

    Glints {
        anchors.fill: parent
        anchors.margins: 4
        life: life
        count: Math.round(life.width / 60)
        tone: Theme.primary
        strength: 0.4
        least: 10
        most: 34
        lasts: 5
    }
}
