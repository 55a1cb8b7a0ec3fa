pragma ComponentBehavior: Bound

import QtQuick
import Controls

// One bird: its wings up (0), level or down (2).
Item {
    id: bird

    required property int wings
    required property color tone

    height: width

    Repeater {
        model: ["living/bird-0", "living/bird-1", "living/bird-2"]

        ArtIcon {
            required property int index
            required property string modelData

            visible: bird.wings === index
            anchors.fill: parent
            art: modelData
            tint: bird.tone
            asynchronous: true
        }
    }
}
