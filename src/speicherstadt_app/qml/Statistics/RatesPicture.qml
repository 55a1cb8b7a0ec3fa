pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// A rate of wins for each line, with how sure it is.
Column {
    id: rates

    required property var picture
    readonly property bool narrow: width < Metrics.px(480)

    spacing: 2

    Row {
        spacing: 8

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: 6
            height: 16
            radius: 3
            color: Theme.ink
        }
        Label {
            rightPadding: 12
            text: qsTr("won")
            font.pixelSize: Metrics.small
            color: Theme.ink2
        }
        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: 22
            height: 10
            radius: 5
            color: Theme.alpha(Theme.primary, 0.5)
        }
        Label {
            rightPadding: 12
            text: qsTr("95 % certain")
            font.pixelSize: Metrics.small
            color: Theme.ink2
        }
        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: 2
            height: 16
            color: Theme.fire
        }
        Label {
            text: qsTr("fair")
            font.pixelSize: Metrics.small
            color: Theme.ink2
        }
    }
    Repeater {
        model: rates.picture.lines.length

        Item {
            id: line

            required property int index
            readonly property var told: rates.picture.lines[index] ?? null

            width: rates.width
            height: rates.narrow ? title.implicitHeight + bar.height + 8 : Math.max(40, title.implicitHeight + 8)

            Label {
                id: title
                y: rates.narrow ? 2 : (parent.height - height) / 2
                width: rates.narrow ? parent.width - share.width - of.width - 16 : Math.max(Metrics.px(130), parent.width * 0.3)
                text: line.told?.title ?? ""
                wrapMode: Text.WordWrap
                Accessible.ignored: true
            }
            RateBar {
                id: bar
                x: rates.narrow ? 0 : title.width + 12
                y: rates.narrow ? title.y + title.height + 2 : (parent.height - height) / 2
                width: rates.narrow ? parent.width : parent.width - x - share.width - of.width - 20
                rate: line.told ?? ({
                        "share": 0,
                        "low": 0,
                        "high": 1,
                        "expected": 0,
                        "known": false
                    })
                thick: 10
            }
            Label {
                id: share
                anchors.right: of.left
                anchors.rightMargin: 4
                y: title.y
                height: title.height
                width: Metrics.px(62)
                text: line.told?.percent ?? ""
                strong: true
                horizontalAlignment: Text.AlignRight
                Accessible.ignored: true
            }
            Label {
                id: of
                anchors.right: parent.right
                y: title.y
                height: title.height
                width: Metrics.px(112)
                text: line.told?.of ?? ""
                font.pixelSize: Metrics.small
                horizontalAlignment: Text.AlignRight
                color: Theme.ink2
                Accessible.ignored: true
            }
        }
    }
}
