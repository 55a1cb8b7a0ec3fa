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
    wanted: 940

    Item {
        id: table

        readonly property real each: Math.max(74, Metrics.px(76))
        readonly property int columns: Math.max(1, Math.min(10, Math.floor((width + Metrics.gap) / (each + Metrics.gap))))
        readonly property var places: placed(columns, all.count)
        readonly property real high: 54 + 28 + Metrics.px(18) + 8 + Metrics.gap

        // Cards of one role stay in one line, if it has room for them.
        function placed(columns: int, count: int): var {
            const found = []
            let x = 0, y = 0
            while (found.length < count) {
                const role = (all.itemAt(found.length) as One)?.look.role ?? ""
                let size = 1
                while (found.length + size < count && ((all.itemAt(found.length + size) as One)?.look.role ?? "") === role)
                    ++size
                if (x > 0 && x + size > columns)
                    [x, y] = [0, y + 1]
                for (let n = 0; n < size; ++n) {
                    if (x === columns)
                        [x, y] = [0, y + 1]
                    found.push([x++, y])
                }
            }
            return found
        }

        width: parent ? (parent as Column).width : 0
        height: places.length > 0 ? (places[places.length - 1][1] + 1) * high - Metrics.gap : 0

        Repeater {
            id: all
            model: sheet.visible ? sheet.pack : null

            One {
                required property int index
                readonly property var place: table.places[index] ?? [0, 0]

                x: Math.round(place[0] * (table.width - width) / Math.max(1, table.columns - 1))
                y: place[1] * table.high
                width: Math.min(table.width, table.each)
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

    component One: Item {
        id: one

        required property var look
        required property string title
        required property int sign
        required property string spoken

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
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Metrics.meta - 2
            font.pixelSize: Metrics.meta
            Accessible.ignored: true
        }
    }
}
