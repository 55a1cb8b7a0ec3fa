pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Window
import Controls
import Frame
import Speicherstadt
import Theme

// Every control and every piece there is, each in the states it has.
Window {
    id: window

    property alias sheet: sheet
    property alias explain: explain
    property alias choice: choice
    property alias pace: pace
    property list<int> paces

    width: 1280
    height: 900
    color: Theme.quay

    Stage {
        id: stage
        content: window.contentItem

        Flow {
            id: flow
            anchors {
                fill: parent
                margins: 20
            }
            spacing: 18

            Row {
                spacing: 10
                Btn {
                    id: first
                    text: "Place"
                    kind: "primary"
                    key: "↵"
                    focus: true
                }
                Btn {
                    text: "Pass"
                    key: "P"
                }
                Btn {
                    text: "Undo"
                    key: "U"
                    enabled: false
                }
                Btn {
                    text: "Delete"
                    kind: "danger"
                    art: "signs/trash"
                }
                Btn {
                    text: "Later"
                    kind: "quiet"
                }
                Btn {
                    width: 156
                    text: "Schiff für 4 kaufen"
                    kind: "primary"
                    key: "↵"
                }
            }
            Row {
                spacing: 2
                Repeater {
                    model: ["menu", "back", "close", "undo", "redo", "settings", "forward", "trash", "edit", "plus", "up", "down", "check", "info", "warning", "person", "computer", "hint", "book", "chart", "star"]
                    IconBtn {
                        required property string modelData
                        art: "signs/" + modelData
                        text: modelData
                    }
                }
            }
            Tile {
                width: 330
                text: "New game"
                note: "2 to 5 houses at the quay"
                art: "speicherstadt/cards/icons/warehouse"
                artTint: Theme.ink
                key: "N"
                large: true
            }
            Tile {
                width: 300
                text: "Statistics"
                note: "52 games"
                art: "speicherstadt/cards/icons/chamber"
                artTint: Theme.ink
            }
            Panel {
                width: 420
                height: settings.implicitHeight + 24
                Column {
                    id: settings
                    x: 12
                    y: 12
                    width: parent.width - 24
                    spacing: 6
                    Switch {
                        width: parent.width
                        text: "Letters on goods"
                        note: "in addition to shape and colour"
                        checked: true
                    }
                    Switch {
                        width: parent.width
                        text: "Table mode"
                        checked: false
                    }
                    SliderRow {
                        width: parent.width
                        text: "Effects"
                        value: 0.6
                        shown: "60 %"
                    }
                    Segmented {
                        id: pace
                        onChosen: index => {
                            window.paces.push(index)
                            current = index
                        }
                        width: parent.width
                        name: "Pace"
                        options: ["Slow", "Normal", "Fast"]
                        current: 1
                    }
                    Segmented {
                        width: parent.width
                        name: "Placing"
                        options: ["Zweimal tippen", "Schaltfläche", "Sofort"]
                        current: 0
                    }
                }
            }
            Column {
                width: 380
                spacing: 8
                TextField {
                    width: parent.width
                    label: "Name"
                    text: "Mara"
                }
                TextField {
                    width: parent.width
                    label: "Name"
                    placeholder: "Your name"
                    wrong: "There is a Mara already: add a letter."
                }
                Choice {
                    id: choice
                    name: "Language"
                    model: ["Deutsch", "English", "Français"]
                    currentIndex: 1
                }
            }
            Column {
                width: 380
                spacing: 8
                Banner {
                    width: parent.width
                    text: "The game of Tuesday was damaged; the last good copy was opened."
                    kind: "warning"
                }
                Banner {
                    width: parent.width
                    text: "Copied to the folder of backups."
                    kind: "good"
                }
                Banner {
                    width: parent.width
                    text: "There is a newer version."
                    action: "Show"
                }
                ProgressBar {
                    width: parent.width
                    value: 0.4
                    name: "Reading"
                }
                ProgressBar {
                    width: parent.width
                    indeterminate: true
                    name: "Thinking"
                }
                ScrollView {
                    width: parent.width
                    height: 80
                    contentHeight: lines.implicitHeight
                    Label {
                        id: lines
                        width: parent.availableWidth ?? 300
                        wrapMode: Text.WordWrap
                        text: "Scrolls downwards when there is more than room for. Its content is as wide as it is, less the bar. Scrolls downwards when there is more than room for. Its content is as wide as it is, less the bar. Scrolls downwards when there is more than room for."
                    }
                }
            }
            Grid {
                columns: 5
                spacing: 12
                Repeater {
                    model: ["here", "wanted", "chosen", "welcome", "lost"]
                    Repeater {
                        id: looks
                        required property string modelData
                        model: Tones.goods
                        Cube {
                            required property string modelData
                            good: modelData
                            look: looks.modelData
                        }
                    }
                }
            }
            Grid {
                columns: 5
                spacing: 10
                Repeater {
                    model: 5
                    Medallion {
                        required property int index
                        sign: index
                    }
                }
                Repeater {
                    model: 5
                    Pawn {
                        required property int index
                        sign: index
                        size: 44
                    }
                }
                Repeater {
                    model: 5
                    Pawn {
                        required property int index
                        sign: index
                        size: 24
                        ghost: index === 1
                        away: index === 2
                    }
                }
                Repeater {
                    model: 5
                    Spine {
                        required property int index
                        sign: index
                        width: 12
                        height: 44
                    }
                }
            }
            Row {
                spacing: 10
                Coin {
                    anchors.verticalCenter: parent.verticalCenter
                }
                Coin {
                    anchors.verticalCenter: parent.verticalCenter
                    amount: "4"
                }
                Coin {
                    anchors.verticalCenter: parent.verticalCenter
                    amount: "3"
                    struck: true
                }
                Coin {
                    anchors.verticalCenter: parent.verticalCenter
                    amount: "12"
                    size: 40
                }
                Cube {
                    anchors.verticalCenter: parent.verticalCenter
                    good: ""
                    size: 36
                }
                Cube {
                    anchors.verticalCenter: parent.verticalCenter
                    good: "tea"
                    size: 23
                }
                Cube {
                    anchors.verticalCenter: parent.verticalCenter
                    good: "coffee"
                    size: 48
                }
            }
        }
    }
    ExplainPopup {
        id: explain
    }
    Sheet {
        id: sheet
        title: "Leave the game?"
        subtitle: "It is kept as it stands."
        Label {
            width: parent.width
            wrapMode: Text.WordWrap
            text: "You can go on with it at any time from the first page. The others will wait."
        }
        Switch {
            width: parent.width
            text: "Ask every time"
            checked: true
        }
        buttons: [
            Btn {
                text: "Leave"
                kind: "primary"
            },
            Btn {
                text: "Stay"
                key: "Esc"
                onClicked: sheet.close()
            }
        ]
    }
}
