pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Controls
import Shell
import Frame
import Theme
import Speicherstadt.Models as Models

// A game that was played, looked back at: the curve of shares, the dearest decisions, skill apart from luck, and the points.
FocusScope {
    id: page

    required property Models.App app
    required property Models.Review model
    readonly property Models.ReviewNow now: model.now
    readonly property bool there: now.gameId !== ""

    Page {
        id: shown
        anchors.fill: parent
        visible: !page.model.puzzle.open
        enabled: visible
        focus: !page.model.puzzle.open
        app: page.app
        title: qsTr("Review")
        note: page.now.note
        panorama: page.now.panorama

        Panel {
            visible: page.now.wrong !== ""
            x: Math.round((shown.contentWidth - width) / 2)
            width: Math.min(shown.contentWidth, Metrics.px(620))
            height: wrong.implicitHeight + 40
            radius: Metrics.radiusLarge

            Label {
                id: wrong
                anchors {
                    left: parent.left
                    right: parent.right
                    margins: 20
                    verticalCenter: parent.verticalCenter
                }
                text: page.now.wrong
                wrapMode: Text.WordWrap
                font.pixelSize: Metrics.strong
            }
        }
        GridLayout {
            id: sheets
            visible: page.there || page.now.working
            width: shown.contentWidth
            columns: width > Metrics.px(860) ? 2 : 1
            columnSpacing: Metrics.margin
            rowSpacing: Metrics.margin

            CurvePanel {
                Layout.fillWidth: true
                Layout.preferredWidth: 800
                Layout.alignment: Qt.AlignTop
                Layout.row: sheets.columns === 1 && !page.there ? 1 : 0
                Layout.column: 0
                focus: true
                model: page.model
            }
            ColumnLayout {
                Layout.fillWidth: true
                Layout.preferredWidth: 410
                Layout.alignment: Qt.AlignTop
                Layout.row: sheets.columns === 1 && page.there ? 1 : 0
                Layout.column: sheets.columns - 1
                spacing: Metrics.margin

                WorkPanel {
                    visible: !page.there
                    Layout.fillWidth: true
                    now: page.now
                }
                Panel {
                    visible: page.there
                    Layout.fillWidth: true
                    implicitHeight: whose.implicitHeight + 24
                    radius: Metrics.radiusLarge

                    ColumnLayout {
                        id: whose
                        anchors {
                            left: parent.left
                            right: parent.right
                            margins: 12
                            verticalCenter: parent.verticalCenter
                        }
                        spacing: 6

                        Label {
                            Layout.fillWidth: true
                            text: qsTr("Costliest decisions")
                            slab: true
                            wrapMode: Text.WordWrap
                            font.pixelSize: Metrics.title
                            Accessible.role: Accessible.Heading
                            Accessible.name: text
                        }
                        Flow {
                            Layout.fillWidth: true
                            spacing: 4

                            Repeater {
                                model: page.now.seats

                                Pressable {
                                    id: who

                                    required property int index
                                    required property var modelData
                                    readonly property var seat: modelData

                                    implicitWidth: Metrics.art(54)
                                    implicitHeight: Metrics.art(54)
                                    checkable: true
                                    autoExclusive: true
                                    checked: page.now.who === index
                                    text: seat.name
                                    Accessible.role: Accessible.RadioButton
                                    Accessible.description: qsTr("Whose decisions")
                                    onClicked: page.model.look(index)

                                    background: Rectangle {
                                        radius: Metrics.radius
                                        color: who.checked ? Theme.primaryWash : who.hovered ? Theme.hovered : Theme.clear
                                        border {
                                            width: who.checked ? 2 : 0
                                            color: Theme.primary
                                        }

                                        FocusRing {
                                            visible: who.visualFocus
                                        }
                                    }
                                    contentItem: Item {
                                        HouseSign {
                                            anchors.centerIn: parent
                                            size: Metrics.art(42)
                                            sign: who.seat.sign
                                            art: who.seat.art
                                        }
                                    }
                                    Tooltip {
                                        visible: who.hovered || who.visualFocus
                                        text: who.text
                                    }
                                }
                            }
                        }
                        Label {
                            visible: text !== ""
                            Layout.fillWidth: true
                            text: page.now.noDearest
                            wrapMode: Text.WordWrap
                        }
                    }
                }
                Repeater {
                    model: page.now.dearest

                    DearCard {
                        required property int index
                        required property var modelData

                        Layout.fillWidth: true
                        dear: modelData
                        onAsked: page.model.ask(index + 1)
                    }
                }
            }
        }
        WinnerPanel {
            visible: page.there
            width: shown.contentWidth
            now: page.now
            onStepped: page.model.replay(0)
            onAsked: page.app.open("fairness", page.now.gameId)
        }
        SkillPanel {
            visible: page.there
            width: shown.contentWidth
            now: page.now
        }
        SeatTable {
            visible: page.there && page.now.luck.length > 0
            width: shown.contentWidth
            title: qsTr("Luck")
            about: qsTr("How much more chance brought than was to be expected; 95 times in a hundred it stays within ±.")
            players: page.now.players
            rows: page.now.luck
        }
        SeatTable {
            visible: page.there && page.now.sources.length > 0
            width: shown.contentWidth
            title: qsTr("Where the points came from")
            players: page.now.players
            rows: page.now.sources
            total: page.now.note
        }
    }
    Loader {
        anchors.fill: parent
        active: page.model.puzzle.open
        focus: active
        onLoaded: (item as Item)?.forceActiveFocus()
        // The sheet with the answer still fades out: it would give the keyboard back to a table that is gone.
        onActiveChanged: {
            if (!active)
                shown.forceActiveFocus()
        }
        sourceComponent: PuzzleView {
            focus: true
            model: page.model
            settings: page.app.settings
            onCued: cue => page.app.sound(cue, 0)
        }
    }
}
