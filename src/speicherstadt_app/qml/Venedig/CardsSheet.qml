pragma Translator: Venedig_CardsSheet
pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme

// All cards of this game, and who surely holds them: played cards go openly to the left.
Sheet {
    id: sheet

    required property var pack                // model of all cards

    title: qsTr("All cards")
    subtitle: qsTr("The sign below a card is who holds it, as far as it could be seen")
    wanted: 900

    Flow {
        width: parent ? (parent as Column).width : 0
        spacing: Metrics.gap

        Repeater {
            model: sheet.visible ? sheet.pack : null

            Item {
                id: one

                required property var look
                required property string title
                required property int sign
                required property string spoken

                width: Math.max(76, Metrics.px(84))
                height: 54 + 28 + Metrics.px(18) + 8
                Accessible.role: Accessible.StaticText
                Accessible.name: spoken

                CardSlot {
                    anchors.horizontalCenter: parent.horizontalCenter
                    card: one.look
                    size: 40
                    opacity: one.sign < 0 ? 0.55 : 1
                }
                Medallion {
                    visible: one.sign >= 0
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: 56
                    size: 26
                    sign: Math.max(0, one.sign)
                }
                Label {
                    visible: one.sign < 0
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: 56
                    height: 26
                    text: "?"
                    color: Theme.ink2
                    Accessible.ignored: true
                }
                Label {
                    y: 84
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: one.title
                    elide: Text.ElideRight
                    color: one.sign < 0 ? Theme.ink2 : Theme.ink
                    font.pixelSize: Metrics.meta
                    Accessible.ignored: true
                }
            }
        }
    }
    Label {
        width: parent ? (parent as Column).width : 0
        text: qsTr("After an exchange it is uncertain again what both of them hold.")
        wrapMode: Text.WordWrap
        color: Theme.ink2
        font.pixelSize: Metrics.small
    }
}
