pragma Translator: Speicherstadt_FireSheet
pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme
import Speicherstadt.Models as Models

// The next fire: how strong everybody is, and what it would do if it broke out now.
Sheet {
    id: sheet

    readonly property Names names: Names {}
    required property Models.Fire fire
    readonly property int strongest: Math.max(1, ...fire.rows.map(row => row.strength))

    title: fire.label
    subtitle: fire.when
    wanted: 620

    Label {
        width: parent ? (parent as Column).width : 0
        text: sheet.fire.lead
        wrapMode: Text.WordWrap
    }
    Label {
        width: parent ? (parent as Column).width : 0
        text: qsTr("If it broke out now:")
        color: Theme.ink2
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Repeater {
        model: sheet.fire.rows.length

        Item {
            id: ranked

            required property int index
            readonly property var who: sheet.fire.rows[index]

            width: parent ? (parent as Column).width : 0
            height: Math.max(Metrics.target, Metrics.px(24) + 20)

            Medallion {
                anchors.verticalCenter: parent.verticalCenter
                size: Metrics.art(36)
                sign: ranked.who.sign
            }
            Name {
                id: name
                anchors.verticalCenter: parent.verticalCenter
                x: Metrics.art(36) + 12
                width: Math.min(Metrics.px(130), parent.width * 0.34)
                row: sheet.names
                lines: 2
                largest: Metrics.body
                text: ranked.who.name
                strong: true
            }
            // A ladder laid down, with a rung for each point of strength.
            Item {
                id: ladder

                readonly property color wood: Theme.night ? Tones.hullLine : Theme.timber

                anchors.verticalCenter: parent.verticalCenter
                x: name.x + name.width + 12
                width: ranked.who.strength / sheet.strongest * (parent.width - x - change.width - Metrics.px(40) - 24)
                height: 22

                Rectangle {
                    width: parent.width
                    height: 4
                    radius: 2
                    color: ladder.wood
                    visible: ranked.who.strength > 0
                }
                Rectangle {
                    y: 18
                    width: parent.width
                    height: 4
                    radius: 2
                    color: ladder.wood
                    visible: ranked.who.strength > 0
                }
                Repeater {
                    model: ranked.who.strength
                    Rectangle {
                        required property int index
                        x: (index + 0.5) * ladder.width / ranked.who.strength - 2
                        y: 2
                        width: 4
                        height: 18
                        color: Theme.night ? Theme.edge : Theme.timberHigh
                    }
                }
            }
            Label {
                anchors {
                    left: ladder.right
                    leftMargin: 10
                    verticalCenter: parent.verticalCenter
                }
                text: ranked.who.strength
                font {
                    pixelSize: Metrics.title
                    weight: Font.Bold
                }
            }
            Rectangle {
                id: change
                visible: ranked.who.changeText !== ""
                anchors {
                    right: parent.right
                    verticalCenter: parent.verticalCenter
                }
                width: Metrics.px(56)
                height: Metrics.px(24) + 8
                radius: height / 2
                color: ranked.who.change < 0 ? Theme.fire : Theme.primary

                Label {
                    anchors.centerIn: parent
                    text: ranked.who.changeText
                    color: ranked.who.change < 0 ? Theme.fireText : Theme.primaryText
                    font {
                        pixelSize: Metrics.title
                        weight: Font.Bold
                    }
                }
            }
        }
    }
}
