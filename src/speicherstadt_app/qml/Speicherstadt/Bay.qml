pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// A part of the counter, parted from the next by a timber post.
Item {
    id: bay

    required property string title
    property bool titled: true                // room for the title
    property bool last: false
    default property alias content: inner.data
    readonly property real titleWidth: titled ? Math.ceil(heading.implicitWidth) : 0
    readonly property real room: height - inner.y - (titled ? 6 : 8)

    implicitWidth: Math.max(inner.childrenRect.width, titleWidth) + 28

    Label {
        id: heading
        visible: bay.titled && implicitWidth <= bay.width - 18
        x: 14
        y: 6
        text: bay.title
        color: Theme.ink2
        font.pixelSize: Metrics.small
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Item {
        id: inner
        x: 14
        y: bay.titled ? Metrics.px(18) + 8 : 8
        width: bay.width - 28
        height: bay.room
    }
    Rectangle {
        visible: !bay.last
        x: bay.width - 2
        y: 3
        width: 4
        height: bay.height - 6
        color: Theme.timber
        opacity: 0.85

        Rectangle {
            x: 1
            width: 1
            height: parent.height
            color: Theme.timberHigh
        }
    }
}
