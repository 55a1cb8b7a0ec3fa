pragma Translator: Venedig_BoardList
pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme

// The table as rows of words: first what may be done, then what lies where.
FocusScope {
    id: list

    required property var rows                // model of rows
    property real roof: 0
    property real landing: 0

    signal chosen(token: string)

    function step(by: int): void {
        let now = by > 0 ? -1 : row.count
        for (let n = 0; n < row.count; ++n) {
            if ((row.itemAt(n) as Entry)?.line.activeFocus)
                now = n
        }
        for (let n = now + by; n >= 0 && n < row.count; n += by) {
            const entry = row.itemAt(n) as Entry
            if (entry !== null && entry.pressable) {
                entry.line.forceActiveFocus(Qt.TabFocusReason)
                view.show(entry)
                return
            }
        }
    }

    // What is picked is in view, wherever it was picked.
    function seek(): void {
        for (let n = 0; n < row.count; ++n) {
            const entry = row.itemAt(n) as Entry
            if (entry?.picked)
                view.show(entry)
        }
    }

    // Once the rows have their places.
    Timer {
        id: seeking
        interval: 0
        onTriggered: list.seek()
    }

    component Entry: Item {
        id: entry

        required property string words
        required property bool heading
        required property string token
        required property bool picked
        required property int mark
        required property int number
        required property int sign
        required property string more
        required property string explain
        readonly property bool may: token !== ""
        readonly property bool pressable: may || explain !== ""
        readonly property string said: more === "" ? words : words + ". " + more
        readonly property alias line: line

        onPickedChanged: {
            if (entry.picked)
                seeking.restart()
        }
        Component.onCompleted: {
            if (entry.picked)
                seeking.restart()
        }

        width: parent ? (parent as Column).width - 12 : 0
        height: heading ? title.implicitHeight + 14 : Math.max(Metrics.target, told.height + 14)

        Rectangle {
            visible: entry.heading
            anchors.fill: parent
            radius: Metrics.radius
            color: Tones.stone
            Accessible.role: Accessible.Heading
            Accessible.name: entry.words

            Label {
                id: title
                x: 12
                width: parent.width - 22
                anchors.verticalCenter: parent.verticalCenter
                text: entry.words
                slab: true
                wrapMode: Text.Wrap
                color: Tones.stoneText
                font.pixelSize: Metrics.title
                Accessible.ignored: true
            }
        }
        Panel {
            visible: !entry.heading
            anchors.fill: parent
            fill: entry.may ? Theme.card : Theme.well
            lift: entry.may ? 0.6 : 0
            line: entry.picked ? Theme.focus : Theme.contrast ? Theme.edge : Theme.hairline
            lineWidth: entry.picked ? 3 : 1

            Rectangle {
                anchors.fill: parent
                radius: Metrics.radius
                color: line.down ? Theme.pressed : line.hovered && entry.may ? Theme.hovered : Theme.clear
            }
        }
        Medallion {
            id: who
            visible: entry.sign >= 0
            x: 9
            anchors.verticalCenter: parent.verticalCenter
            size: Metrics.art(26)
            sign: Math.max(0, entry.sign)
        }
        Column {
            id: told
            visible: !entry.heading
            x: entry.sign >= 0 ? who.x + who.width + 9 : 12
            width: parent.width - x - (key.visible ? key.width + 18 : 10)
            anchors.verticalCenter: parent.verticalCenter

            Label {
                width: parent.width
                text: entry.words
                strong: entry.may
                wrapMode: Text.Wrap
                font.pixelSize: Metrics.body
                Accessible.ignored: true
            }
            Label {
                visible: entry.more !== ""
                width: parent.width
                text: entry.more
                wrapMode: Text.Wrap
                color: Theme.ink2
                font.pixelSize: Metrics.small
                Accessible.ignored: true
            }
        }
        KeyCap {
            id: key
            visible: entry.may && entry.number > 0
            anchors {
                right: parent.right
                rightMargin: 9
                verticalCenter: parent.verticalCenter
            }
            key: entry.number
        }
        HintMark {
            x: -3
            y: -3
            size: Metrics.art(24)
            rank: entry.mark
        }
        // What is only to be read.
        Item {
            visible: !entry.heading && !entry.pressable
            anchors.fill: parent
            Accessible.role: Accessible.StaticText
            Accessible.name: entry.said
        }
        Thing {
            id: line
            visible: entry.pressable
            anchors.fill: parent
            topic: entry.explain
            around: Metrics.radius
            Accessible.name: entry.said
            onClicked: entry.may ? list.chosen(entry.token) : Explain.ask(entry.explain, line)
        }
    }

    Accessible.role: Accessible.List
    Accessible.name: qsTr("Table")

    Backdrop {
        anchors.fill: parent
    }
    ScrollView {
        id: view
        anchors {
            fill: parent
            margins: 6
            topMargin: list.roof + 6
            bottomMargin: list.landing
        }
        contentHeight: column.implicitHeight

        Column {
            id: column
            width: view.availableWidth
            padding: 6
            spacing: 6
            Keys.onUpPressed: list.step(-1)
            Keys.onDownPressed: list.step(1)

            Repeater {
                id: row
                model: list.rows

                Entry {}
            }
        }
    }
}
