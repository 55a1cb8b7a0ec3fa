pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme

// Who sits at a table, in the order of the seats.
Flow {
    id: company

    required property var seats               // [{ sign, name, art, me }]
    property real size: Metrics.art(44)

    spacing: 10

    Repeater {
        model: company.seats.length

        Column {
            id: player

            required property int index
            readonly property var seat: company.seats[index]

            width: Math.max(company.size + 8, Math.min(Metrics.px(104), name.implicitWidth))
            spacing: 2

            Rectangle {
                anchors.horizontalCenter: parent.horizontalCenter
                width: company.size + 8
                height: width
                radius: width / 2
                color: player.seat.me ? Theme.coin : Theme.clear

                HouseSign {
                    anchors.centerIn: parent
                    size: company.size
                    sign: player.seat.sign
                    art: player.seat.art
                }
            }
            Label {
                id: name
                width: parent.width
                text: player.seat.name
                strong: player.seat.me
                wrapMode: Text.WordWrap
                horizontalAlignment: Text.AlignHCenter
                font.pixelSize: Metrics.small
                Accessible.ignored: true
            }
        }
    }
}
