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
            if (row.itemAt(n)?.activeFocus)
                now = n
        }
        for (let n = now + by; n >= 0 && n < row.count; n += by) {
            const line = row.itemAt(n) as Line
            if (line !== null && !line.heading) {
                line.forceActiveFocus(Qt.TabFocusReason)
                view.show(line)
                return
            }
        }
    }

    component Line: Thing {
        id: line

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

        width: parent ? (parent as Column).width - 12 : 0
        height: heading ? Metrics.px(26) + 10 : Math.max(may ? Metrics.target : 30, told.height + 14)
        topic: explain
        around: Metrics.radius
        focusPolicy: heading ? Qt.NoFocus : Qt.StrongFocus
        Accessible.role: heading ? Accessible.Heading : may ? Accessible.Button : Accessible.StaticText
        Accessible.name: more === "" ? words : words + ". " + more
        onClicked: {
            if (may)
                list.chosen(token)
        }

        Panel {
            visible: !line.heading
            anchors.fill: parent
            fill: line.may ? Theme.card : Theme.well
            lift: line.may ? 0.6 : 0
            line: line.picked ? Theme.focus : Theme.contrast ? Theme.edge : Theme.hairline
            lineWidth: line.picked ? 3 : 1

            Rectangle {
                anchors.fill: parent
                radius: Metrics.radius
                color: line.down ? Theme.pressed : line.hovered && line.may ? Theme.hovered : Theme.clear
            }
        }
        Rectangle {
            visible: line.heading
            anchors.fill: parent
            radius: Metrics.radius
            color: Tones.stone
        }
        Medallion {
            id: who
            visible: line.sign >= 0
            x: 9
            anchors.verticalCenter: parent.verticalCenter
            size: Metrics.art(26)
            sign: Math.max(0, line.sign)
        }
        Column {
            id: told
            x: line.sign >= 0 ? who.x + who.width + 9 : 12
            width: parent.width - x - (key.visible ? key.width + 18 : 10)
            anchors.verticalCenter: parent.verticalCenter

            Label {
                width: parent.width
                text: line.words
                slab: line.heading
                strong: line.may
                wrapMode: Text.WordWrap
                color: line.heading ? Tones.stoneText : Theme.ink
                font.pixelSize: line.heading ? Metrics.title : Metrics.body
                Accessible.ignored: true
            }
            Label {
                visible: line.more !== ""
                width: parent.width
                text: line.more
                wrapMode: Text.WordWrap
                color: Theme.ink2
                font.pixelSize: Metrics.small
                Accessible.ignored: true
            }
        }
        KeyCap {
            id: key
            visible: line.may && line.number > 0
            anchors {
                right: parent.right
                rightMargin: 9
                verticalCenter: parent.verticalCenter
            }
            key: line.number
        }
        HintMark {
            x: -3
            y: -3
            size: Metrics.art(24)
            rank: line.mark
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

                Line {}
            }
        }
    }
}
