pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// The last weeks, Monday to Sunday: what came of each day's game. A sign tells what a colour tells.
Column {
    id: calendar

    required property QtObject days
    required property var weekdays            // [{ short, name }]
    readonly property real gap: 4
    readonly property real cell: Math.floor((width - 6 * gap) / 7)

    spacing: gap
    Accessible.role: Accessible.List
    Accessible.name: qsTr("The last five weeks")

    Row {
        spacing: calendar.gap

        Repeater {
            model: calendar.weekdays.length

            Label {
                required property int index
                width: calendar.cell
                text: calendar.weekdays[index].short
                horizontalAlignment: Text.AlignHCenter
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Metrics.least
                color: Theme.ink2
                font.pixelSize: Metrics.meta
                Accessible.ignored: true
            }
        }
    }
    Grid {
        columns: 7
        spacing: calendar.gap

        Repeater {
            model: calendar.days

            Rectangle {
                id: day

                required property string number
                required property string mark
                required property bool current
                required property string spoken
                required property var model   // its state: an item has one of its own

                readonly property string became: model.state
                readonly property color ground: became === "won" ? Theme.coin : became === "lost" ? Theme.primaryWash : became === "helped" ? Theme.sand : became === "given-up" ? Theme.fireWash : Theme.clear
                readonly property string sign: became === "won" ? "signs/star" : became === "helped" ? "signs/hint" : became === "given-up" ? "signs/close" : became === "open" ? "signs/forward" : ""
                readonly property color ink: became === "won" ? Theme.darkInk : Theme.ink

                width: calendar.cell
                height: Metrics.px(20) + 26
                radius: Metrics.radius
                color: ground
                border {
                    width: current ? 3 : 1
                    color: current ? Theme.ink : became === "coming" ? Theme.clear : Theme.hairline
                }
                Accessible.role: Accessible.ListItem
                Accessible.name: spoken

                Label {
                    x: 7
                    y: 4
                    text: day.number
                    color: day.became === "won" ? Theme.darkInk : Theme.ink2
                    font.pixelSize: Metrics.meta
                    Accessible.ignored: true
                }
                Row {
                    anchors {
                        right: parent.right
                        bottom: parent.bottom
                        rightMargin: 6
                        bottomMargin: 4
                    }
                    spacing: 3

                    ArtIcon {
                        visible: day.sign !== ""
                        anchors.verticalCenter: parent.verticalCenter
                        width: Metrics.px(16)
                        height: width
                        art: day.sign
                        tint: day.ink
                    }
                    Label {
                        visible: day.mark !== "" && calendar.cell > Metrics.px(48)
                        anchors.verticalCenter: parent.verticalCenter
                        text: day.mark
                        strong: true
                        color: day.ink
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
