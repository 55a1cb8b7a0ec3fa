pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// What one does a game, beside what winners do: two figures, and which of them is the larger.
Column {
    id: habits

    required property var picture
    readonly property real figure: Math.max(Metrics.px(66), theirs.implicitWidth + 12)

    spacing: 2

    Item {
        width: parent.width
        height: yours.implicitHeight

        Label {
            id: yours
            x: parent.width - 2 * habits.figure
            width: habits.figure
            text: qsTr("you")
            horizontalAlignment: Text.AlignRight
            font.pixelSize: Metrics.small
            color: Theme.ink2
            Accessible.ignored: true
        }
        Label {
            id: theirs
            x: parent.width - habits.figure
            width: habits.figure
            text: qsTr("winners")
            horizontalAlignment: Text.AlignRight
            font.pixelSize: Metrics.small
            color: Theme.ink2
            Accessible.ignored: true
        }
    }
    Repeater {
        model: habits.picture.lines.length

        Item {
            id: line

            required property int index
            readonly property var told: habits.picture.lines[index] ?? null

            width: habits.width
            height: Math.max(34, title.implicitHeight + 4)

            Label {
                id: title
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - 2 * habits.figure - (track.visible ? track.width + 20 : 8)
                text: line.told?.title ?? ""
                wrapMode: Text.WordWrap
                Accessible.ignored: true
            }
            Rectangle {
                id: track
                visible: habits.width > Metrics.px(430)
                x: parent.width - 2 * habits.figure - width - 4
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(120, habits.width * 0.22)
                height: 12
                radius: 3
                color: Theme.sand

                Rectangle {
                    width: parent.width * (line.told?.own ?? 0)
                    height: parent.height
                    radius: 3
                    color: Theme.primary
                }
                Rectangle {
                    x: Math.min(parent.width - 3, Math.round(parent.width * (line.told?.winners ?? 0)))
                    y: -4
                    width: 3
                    height: 20
                    color: Theme.ink
                }
            }
            Label {
                x: parent.width - 2 * habits.figure
                anchors.verticalCenter: parent.verticalCenter
                width: habits.figure
                text: line.told?.text ?? ""
                strong: true
                horizontalAlignment: Text.AlignRight
                Accessible.ignored: true
            }
            Label {
                x: parent.width - habits.figure
                anchors.verticalCenter: parent.verticalCenter
                width: habits.figure
                text: line.told?.winnersText ?? ""
                horizontalAlignment: Text.AlignRight
                color: Theme.ink2
                Accessible.ignored: true
            }
        }
    }
}
