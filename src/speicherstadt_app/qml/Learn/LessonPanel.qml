pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme
import Speicherstadt.Models as Models

// The teacher, and what is said now. It has a place of its own beside or above the table, so it never covers what it speaks of.
FocusScope {
    id: panel

    required property Models.Lesson lesson
    property bool flat: false                 // a strip under the roof, not a leaf beside the table

    readonly property bool stacked: flat && width < 900
    // What is said has the room: with more players at the table first the face is small, then it is not there.
    readonly property bool snug: !flat && height < Metrics.px(430)
    readonly property bool bare: !flat && height < Metrics.px(290)
    readonly property real face: flat ? Metrics.art(64) : snug ? Metrics.px(56) : Math.min(Metrics.px(104), width * 0.36)
    readonly property alias onward: further

    signal departed

    function leave(): void {
        if (panel.lesson.over)
            panel.departed()
        else
            panel.lesson.skip()
    }

    implicitHeight: flat ? words.natural + 20 + (stacked ? further.height + 10 : 0) : 400
    Accessible.role: Accessible.Grouping
    Accessible.name: panel.lesson.title

    Panel {
        anchors.fill: parent
        radius: 10
        lift: 0.7
        line: Theme.ink
        lineWidth: 2
    }
    Rectangle {
        id: plate
        visible: !panel.bare
        x: 12
        y: panel.flat || panel.snug ? 10 : 14
        width: panel.face
        height: panel.face
        radius: width / 2
        color: Theme.sand
        border {
            width: 2
            color: Theme.ink
        }

        ArtIcon {
            anchors.centerIn: parent
            width: parent.width - 8
            height: width
            art: panel.lesson.art
        }
    }
    Column {
        visible: !panel.flat && !panel.bare
        x: plate.x + plate.width + 12
        y: plate.y + Math.max(0, (plate.height - height) / 2)
        width: panel.width - x - 12
        spacing: 2

        Label {
            visible: !panel.snug
            width: parent.width
            text: qsTr("Lesson %1 of %2").arg(panel.lesson.number).arg(panel.lesson.count)
            wrapMode: Text.WordWrap
            color: Theme.ink2
            font.pixelSize: Metrics.small
        }
        Label {
            width: parent.width
            text: panel.lesson.title
            slab: true
            wrapMode: Text.WordWrap
            lineHeight: 0.95
            font.pixelSize: panel.snug ? Metrics.body : Metrics.title
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Label {
            visible: !panel.snug
            width: parent.width
            text: panel.lesson.teacher
            wrapMode: Text.WordWrap
            color: Theme.ink2
            font.pixelSize: Metrics.small
        }
    }
    // What is said stands in a bubble, whose point shows who says it.
    Item {
        id: words

        readonly property real natural: Math.max(said.implicitHeight + 16, plate.height)

        x: panel.flat ? plate.x + plate.width + 22 : 12
        y: panel.flat ? 10 : panel.bare ? 12 : plate.y + plate.height + (panel.snug ? 14 : 22)
        width: panel.flat ? (panel.stacked ? panel.width : buttons.x) - x - 12 : panel.width - 24
        height: !panel.flat ? foot.y - y - 12 : panel.stacked ? Math.max(0, panel.height - y - further.height - 20) : natural

        Rectangle {
            visible: !panel.bare
            x: panel.flat ? -8 : panel.face / 2 - 10
            y: panel.flat ? panel.face / 2 - 10 : -8
            width: 20
            height: 20
            rotation: 45
            color: Theme.primaryWash
            border {
                width: 1.5
                color: Theme.edge
            }
        }
        Rectangle {
            anchors.fill: parent
            radius: Metrics.radiusLarge
            color: Theme.primaryWash
            border {
                width: 1.5
                color: Theme.edge
            }
        }
        Rectangle {
            visible: !panel.bare
            x: panel.flat ? 1.5 : panel.face / 2 - 12
            y: panel.flat ? panel.face / 2 - 12 : 1.5
            width: panel.flat ? 12 : 24
            height: panel.flat ? 24 : 12
            color: Theme.primaryWash
        }
        ScrollView {
            id: view
            anchors {
                fill: parent
                margins: 4
            }
            rightPadding: 0
            contentHeight: said.implicitHeight + 8

            Label {
                id: said
                x: 10
                y: Math.max(4, (view.height - implicitHeight) / 2)
                width: words.width - 28
                text: panel.lesson.text
                wrapMode: Text.WordWrap
                // What was asked stays there while others act, but asks no more.
                color: panel.lesson.asks || further.visible ? Theme.ink : Theme.ink2
                lineHeight: panel.flat || panel.snug ? 1.05 : 1.15
                font.pixelSize: panel.snug || (panel.flat && !panel.stacked) ? Metrics.body : Metrics.title
                Accessible.ignored: text === ""
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
    }
    Column {
        id: foot
        visible: !panel.flat
        x: 12
        y: panel.height - height - 12
        width: panel.width - 24
        spacing: 10

        Row {
            width: parent.width
            spacing: 10

            ProgressBar {
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - place.width - 10
                name: qsTr("Progress of the lesson")
                value: panel.lesson.step / Math.max(1, panel.lesson.steps)
            }
            Label {
                id: place
                anchors.verticalCenter: parent.verticalCenter
                text: panel.lesson.place
                color: Theme.ink2
                font.pixelSize: Metrics.small
            }
        }
        Item {
            id: stand
            width: parent.width
            height: buttons.height
        }
    }
    Flow {
        id: buttons
        parent: panel.flat ? panel : stand
        x: !panel.flat ? 0 : panel.width - width - 12
        y: !panel.flat ? 0 : panel.stacked ? words.y + words.height + 10 : (panel.height - height) / 2
        width: !panel.flat ? stand.width : panel.stacked ? panel.width - 24 : first.width + spacing + skip.width
        spacing: 8

        Item {
            id: first
            width: !panel.flat && !panel.snug ? buttons.width : panel.stacked || panel.snug ? buttons.width - skip.width - buttons.spacing : Math.max(Metrics.px(130), further.implicitWidth)
            height: further.height

            Btn {
                id: further
                visible: panel.lesson.onward !== ""
                width: parent.width
                kind: "primary"
                text: panel.lesson.onward
                onClicked: panel.lesson.next()
            }
            // In its place what is awaited instead, so that nothing moves.
            Label {
                visible: !further.visible
                anchors.fill: parent
                text: panel.lesson.asks ? qsTr("Your turn: look for the ring.") : qsTr("Watch what happens.")
                wrapMode: Text.WordWrap
                horizontalAlignment: Text.AlignHCenter
                lineHeight: 0.95
                color: Theme.ink2
                font.pixelSize: Metrics.small
            }
        }
        Loader {
            id: skip
            width: panel.flat || panel.snug ? Metrics.target : buttons.width
            height: panel.flat || panel.snug ? further.height : implicitHeight
            sourceComponent: panel.flat || panel.snug ? sign : word

            Component {
                id: word
                Btn {
                    text: panel.lesson.over ? qsTr("Enough for now") : qsTr("Skip this lesson")
                    onClicked: panel.leave()
                }
            }
            Component {
                id: sign
                IconBtn {
                    art: panel.lesson.over ? "signs/close" : "signs/forward"
                    text: panel.lesson.over ? qsTr("Enough for now") : qsTr("Skip this lesson")
                    onClicked: panel.leave()
                }
            }
        }
    }
}
