pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Controls
import Shell
import Speicherstadt.Models as Models
import Theme

// Who plays, how strong, how fast. It opens with the seats of the last time, so that Enter starts.
Page {
    id: page

    required property Models.NewGame game
    readonly property Models.Settings settings: app.settings
    readonly property bool narrow: width < 980 * Math.min(1.3, Metrics.textScale)

    function copyPromise(): void {
        page.app.copy(page.game.promise.replace(/ /g, ""))
    }

    component Habit: RowLayout {
        id: habit

        property string text: ""
        required property real room
        default property alias content: holder.data

        Layout.fillWidth: true
        spacing: 12

        Label {
            Layout.fillWidth: true
            Layout.leftMargin: 8
            text: habit.text
            wrapMode: Text.WordWrap
            Accessible.ignored: true
        }
        ColumnLayout {
            id: holder
            Layout.minimumWidth: Math.min(Metrics.px(200), habit.room * 0.56)
            Layout.maximumWidth: Layout.minimumWidth
        }
    }

    title: qsTr("New game")
    note: game.summary

    Keys.onReturnPressed: if (page.game.canStart)
        page.game.start()
    Keys.onEnterPressed: if (page.game.canStart)
        page.game.start()

    GridLayout {
        width: page.contentWidth
        columns: page.narrow ? 1 : 2
        columnSpacing: 16
        rowSpacing: 14

        ColumnLayout {
            Layout.fillWidth: true
            Layout.preferredWidth: 800
            Layout.alignment: Qt.AlignTop
            spacing: 14

            Panel {
                Layout.fillWidth: true
                implicitHeight: players.implicitHeight + 24

                ColumnLayout {
                    id: players
                    anchors {
                        left: parent.left
                        right: parent.right
                        top: parent.top
                        margins: 12
                    }
                    spacing: 6

                    Flow {
                        Layout.fillWidth: true
                        spacing: 16

                        Label {
                            height: Metrics.control
                            text: qsTr("Players")
                            slab: true
                            font.pixelSize: Metrics.title
                            Accessible.role: Accessible.Heading
                            Accessible.name: text
                        }
                        Segmented {
                            name: qsTr("Number of players")
                            options: ["2", "3", "4", "5"]
                            current: page.game.players - 2
                            onChosen: index => page.game.players = index + 2
                        }
                        Label {
                            height: Metrics.control
                            text: page.game.roundsText
                            color: Theme.ink2
                        }
                    }
                    Repeater {
                        model: page.game.seats

                        SeatRow {
                            id: seatRow
                            Layout.fillWidth: true
                            count: page.game.players
                            levels: page.game.levels
                            onRenamed: name => page.game.setName(seatRow.place, name)
                            onLevelled: level => page.game.setLevel(seatRow.place, level)
                            onSwapped: page.game.setKind(seatRow.place, seatRow.kind === "human" ? "ai" : "human")
                            onMoved: by => page.game.move(seatRow.place, seatRow.place + by)
                            onRemoved: page.game.remove(seatRow.place)
                        }
                    }
                }
            }
            Panel {
                visible: portraits.count > 0
                Layout.fillWidth: true
                implicitHeight: gallery.implicitHeight + 24

                ColumnLayout {
                    id: gallery
                    anchors {
                        left: parent.left
                        right: parent.right
                        top: parent.top
                        margins: 12
                    }
                    spacing: 8

                    Flow {
                        Layout.fillWidth: true
                        spacing: 16

                        Label {
                            text: qsTr("Opponents")
                            slab: true
                            font.pixelSize: Metrics.title
                            Accessible.role: Accessible.Heading
                            Accessible.name: text
                        }
                        Label {
                            text: qsTr("Tap to seat or unseat")
                            color: Theme.ink2
                        }
                    }
                    Flow {
                        id: row

                        readonly property int across: width < 8 * Metrics.px(90) + 7 * spacing ? 4 : 8

                        Layout.fillWidth: true
                        spacing: 4

                        Repeater {
                            id: portraits
                            model: page.game.characters

                            Pressable {
                                id: portrait

                                required property string key
                                required property string art
                                required property string title
                                required property string tag
                                required property bool seated
                                required property string spoken

                                width: Math.floor((row.width - (row.across - 1) * row.spacing) / row.across)
                                height: 84 + Math.max(words.implicitHeight, Metrics.px(row.across > 4 ? 50 : 34))
                                checked: seated
                                Accessible.name: spoken
                                Accessible.checkable: true
                                Accessible.checked: seated
                                onClicked: page.game.toggle(portrait.key)

                                background: Rectangle {
                                    radius: Metrics.radius
                                    color: portrait.seated ? Theme.primaryWash : portrait.hovered ? Theme.hovered : Theme.clear
                                    border {
                                        width: portrait.seated ? 2 : 0
                                        color: Theme.primary
                                    }

                                    FocusRing {
                                        visible: portrait.visualFocus
                                    }
                                }
                                contentItem: Item {
                                    ArtIcon {
                                        anchors.horizontalCenter: parent.horizontalCenter
                                        y: 6
                                        width: 68
                                        height: 68
                                        art: portrait.art
                                    }
                                    Column {
                                        id: words
                                        x: 3
                                        y: 77
                                        width: parent.width - 6

                                        Label {
                                            width: parent.width
                                            text: portrait.title
                                            strong: true
                                            horizontalAlignment: Text.AlignHCenter
                                            wrapMode: Text.WordWrap
                                            // Several words are wrapped; a single one that is too long gets smaller.
                                            fontSizeMode: text.includes(" ") ? Text.FixedSize : Text.HorizontalFit
                                            minimumPixelSize: Metrics.px(11)
                                            lineHeight: 0.95
                                            font.pixelSize: Metrics.meta
                                            Accessible.ignored: true
                                        }
                                        Label {
                                            width: parent.width
                                            text: portrait.tag
                                            color: Theme.ink2
                                            horizontalAlignment: Text.AlignHCenter
                                            wrapMode: Text.WordWrap
                                            lineHeight: 0.95
                                            font.pixelSize: Metrics.meta
                                            Accessible.ignored: true
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
            PromiseLine {
                visible: !page.narrow
                Layout.fillWidth: true
                promise: page.game.promise
                onCopied: page.copyPromise()
            }
        }
        ColumnLayout {
            Layout.fillWidth: true
            Layout.preferredWidth: 416
            Layout.alignment: Qt.AlignTop
            spacing: 14

            Panel {
                Layout.fillWidth: true
                implicitHeight: go.implicitHeight + 28

                GridLayout {
                    id: go

                    readonly property bool stacked: width < start.implicitWidth + Metrics.px(190)

                    anchors {
                        left: parent.left
                        right: parent.right
                        leftMargin: 20
                        rightMargin: stacked ? 20 : 14
                        verticalCenter: parent.verticalCenter
                    }
                    columns: stacked ? 1 : 2
                    columnSpacing: 12
                    rowSpacing: 12

                    ColumnLayout {
                        Layout.fillWidth: true
                        spacing: 3

                        Label {
                            Layout.fillWidth: true
                            text: page.game.canStart ? page.game.summary : page.game.whyNot
                            strong: true
                            wrapMode: Text.WordWrap
                            color: page.game.canStart ? Theme.ink : Theme.fire
                        }
                        Label {
                            Layout.fillWidth: true
                            text: page.game.lengthText
                            wrapMode: Text.WordWrap
                            color: Theme.ink2
                        }
                        Label {
                            Layout.fillWidth: true
                            text: page.game.countsText
                            wrapMode: Text.WordWrap
                            color: Theme.ink2
                            font.pixelSize: Metrics.small
                        }
                    }
                    Btn {
                        id: start
                        Layout.fillWidth: go.stacked
                        focus: true
                        kind: "primary"
                        large: true
                        minimum: 150
                        enabled: page.game.canStart
                        text: page.game.watches ? qsTr("Watch") : qsTr("Start")
                        key: "↵"
                        onClicked: page.game.start()
                    }
                }
            }
            Panel {
                Layout.fillWidth: true
                implicitHeight: strength.implicitHeight + 24

                ColumnLayout {
                    id: strength

                    readonly property bool laid: width >= page.game.levels.length * Metrics.px(Metrics.target)
                    // -1: they differ.
                    readonly property int step: page.game.levels.findIndex(level => level.key === page.game.level)

                    // What is pressed to take a level is gone once it is taken: the keyboard goes to where it is set.
                    function take(reason: int): void {
                        page.game.takeSuited()
                        const set = laid ? steps : list
                        set.forceActiveFocus(reason)
                    }

                    anchors {
                        left: parent.left
                        right: parent.right
                        top: parent.top
                        margins: 12
                    }
                    spacing: 4

                    Label {
                        Layout.leftMargin: 8
                        text: qsTr("Strength")
                        slab: true
                        font.pixelSize: Metrics.title
                        Accessible.role: Accessible.Heading
                        Accessible.name: text
                    }
                    Label {
                        Layout.fillWidth: true
                        Layout.leftMargin: 8
                        text: qsTr("Of all opponents; never by extra coins. With two players each step wins about 7 games in 10 against the one before")
                        wrapMode: Text.WordWrap
                        color: Theme.ink2
                        font.pixelSize: Metrics.small
                    }
                    Choice {
                        id: list
                        visible: !strength.laid
                        Layout.fillWidth: true
                        Layout.topMargin: 4
                        name: qsTr("Strength")
                        model: page.game.levels
                        textRole: "title"
                        currentIndex: strength.step
                        onActivated: index => page.game.level = page.game.levels[index].key
                    }
                    Segmented {
                        id: steps
                        visible: strength.laid
                        Layout.fillWidth: true
                        Layout.topMargin: 4
                        minimum: Metrics.target
                        name: qsTr("Strength")
                        options: page.game.levels.map((level, index) => String(index + 1))
                        said: page.game.levels.map(level => level.title)
                        current: strength.step
                        onChosen: index => page.game.level = page.game.levels[index].key
                    }
                    RowLayout {
                        visible: strength.step >= 0
                        Layout.fillWidth: true
                        Layout.margins: 8
                        spacing: 12

                        ColumnLayout {
                            Layout.fillWidth: true
                            spacing: 0

                            Label {
                                visible: strength.laid
                                Layout.fillWidth: true
                                text: page.game.levels[strength.step]?.title ?? ""
                                slab: true
                                wrapMode: Text.WordWrap
                                font.pixelSize: Metrics.figure
                            }
                            Label {
                                visible: text !== ""
                                Layout.fillWidth: true
                                text: page.game.levels[strength.step]?.note ?? ""
                                wrapMode: Text.WordWrap
                                color: Theme.ink2
                            }
                        }
                    }
                    ColumnLayout {
                        visible: page.game.suitsText !== ""
                        Layout.fillWidth: true
                        Layout.margins: 8
                        Layout.topMargin: page.game.suitsElse ? 8 : 0
                        spacing: 4

                        Btn {
                            id: suiting
                            visible: page.game.suitsElse
                            Layout.fillWidth: true
                            kind: "quiet"
                            text: page.game.suitsText
                            Accessible.description: page.game.suitsNote
                            onClicked: strength.take(visualFocus ? Qt.TabFocusReason : Qt.MouseFocusReason)
                        }
                        Label {
                            visible: !suiting.visible
                            Layout.fillWidth: true
                            text: page.game.suitsText
                            strong: true
                            wrapMode: Text.WordWrap
                        }
                        Label {
                            Layout.fillWidth: true
                            text: page.game.suitsNote
                            wrapMode: Text.WordWrap
                            color: Theme.ink2
                            font.pixelSize: Metrics.small
                        }
                    }
                }
            }
            Panel {
                Layout.fillWidth: true
                implicitHeight: habits.implicitHeight + 24

                ColumnLayout {
                    id: habits
                    anchors {
                        left: parent.left
                        right: parent.right
                        top: parent.top
                        margins: 12
                    }
                    spacing: 8

                    Habit {
                        visible: page.game.boxes.length > 1
                        room: habits.width
                        text: qsTr("Box")
                        Choice {
                            Layout.fillWidth: true
                            name: qsTr("Box")
                            model: page.game.boxes
                            textRole: "title"
                            currentIndex: page.game.boxes.findIndex(box => box.key === page.game.box)
                            onActivated: index => page.game.box = page.game.boxes[index].key
                        }
                    }
                    Habit {
                        room: habits.width
                        text: qsTr("Pace of the others")
                        Choice {
                            Layout.fillWidth: true
                            name: qsTr("Pace of the others")
                            model: page.settings.speeds
                            textRole: "label"
                            currentIndex: page.settings.speeds.findIndex(speed => speed.key === page.settings.speed)
                            onActivated: index => page.settings.speed = page.settings.speeds[index].key
                        }
                    }
                    Habit {
                        room: habits.width
                        text: qsTr("Placing a worker")
                        Choice {
                            Layout.fillWidth: true
                            name: qsTr("Placing a worker")
                            model: page.settings.confirms
                            textRole: "label"
                            currentIndex: page.settings.confirms.findIndex(style => style.key === page.settings.confirm)
                            onActivated: index => page.settings.confirm = page.settings.confirms[index].key
                        }
                    }
                    Habit {
                        room: habits.width
                        text: qsTr("First player")
                        Segmented {
                            Layout.fillWidth: true
                            name: qsTr("First player")
                            options: [qsTr("Chance"), qsTr("Me")]
                            current: page.game.firstPlayer === "me" ? 1 : 0
                            onChosen: index => page.game.firstPlayer = index === 1 ? "me" : "chance"
                        }
                    }
                    Btn {
                        Layout.fillWidth: true
                        kind: "quiet"
                        text: qsTr("Own boxes …")
                        onClicked: page.app.navigate("boxes")
                    }
                    Btn {
                        Layout.fillWidth: true
                        kind: "quiet"
                        text: qsTr("Today, challenges, codes …")
                        onClicked: page.app.navigate("challenges")
                    }
                }
            }
            PromiseLine {
                visible: page.narrow
                Layout.fillWidth: true
                promise: page.game.promise
                onCopied: page.copyPromise()
            }
        }
    }
}
