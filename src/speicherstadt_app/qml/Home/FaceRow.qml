pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme

// Everybody at a table that waits: the face or the sign, and what they have. Of many those who count most, and how many
// more there are.
Flow {
    id: row

    required property var seats
    property string purseArt: ""
    property real size: Metrics.art(36)

    readonly property var shown: seats.filter(seat => seat.counts ?? true)
    readonly property int more: seats.length - shown.length
    readonly property bool large: size > Metrics.art(30)

    spacing: large ? 12 : 8

    Repeater {
        model: row.shown.length

        Row {
            id: player

            required property int index
            readonly property var seat: row.shown[index]

            spacing: 4
            Accessible.role: Accessible.StaticText
            Accessible.name: seat ? Writing.isolated(seat.name) + ": " + seat.purse : ""

            HouseSign {
                sign: player.seat?.sign ?? 0
                art: player.seat?.art ?? ""
                size: row.size
            }
            ArtIcon {
                visible: row.purseArt !== ""
                anchors.verticalCenter: parent.verticalCenter
                width: Metrics.art(16)
                height: width
                art: Theme.night ? row.purseArt.replace(/[^/]+$/, "night/$&") : row.purseArt
            }
            Label {
                height: row.size
                text: player.seat?.purse ?? ""
                strong: true
                font.pixelSize: row.large ? Metrics.strong : Metrics.body
                Accessible.ignored: true
            }
        }
    }
    Label {
        visible: row.more > 0
        height: row.size
        text: "+ " + row.more
        color: Theme.ink2
        font.pixelSize: row.large ? Metrics.strong : Metrics.body
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("%1 more players").arg(row.more)
    }
}
