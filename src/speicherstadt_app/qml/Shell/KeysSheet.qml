pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// All keys of a page. Held open by Alt it takes the keyboard from nothing; opened by a key or from the menu it closes like
// every sheet.
Sheet {
    id: sheet

    property bool held: false
    property var own: []                      // the page's: [{cap, text}]
    property var everywhere: []               // the window's: [{sequence, text}]
    property bool pad: false                  // there is a gamepad
    readonly property bool wide: availableWidth > Metrics.px(560)
    readonly property var shown: own.filter(row => row.cap !== "")
    readonly property bool long: shown.length > 12 && Metrics.stageWidth >= Metrics.px(1180)     // in two columns: nobody scrolls while Alt is held
    readonly property int half: long ? Math.ceil(shown.length / 2) : shown.length

    title: qsTr("Keys")
    wanted: long ? 1240 : 860
    modal: !held
    focus: !held

    component Line: Row {
        id: line

        property string cap: ""
        property string text: ""

        spacing: Metrics.gap
        Accessible.role: Accessible.ListItem
        Accessible.name: qsTr("%1: %2").arg(line.cap === "↵" ? qsTr("Enter") : line.cap).arg(line.text)

        Item {
            width: Metrics.px(92)
            height: Math.max(box.height, words.height)

            KeyCap {
                id: box
                anchors.right: parent.right
                height: Metrics.px(26)
                key: line.cap
                ink: Theme.ink
            }
        }
        Label {
            id: words
            width: line.width - Metrics.px(92) - line.spacing
            anchors.verticalCenter: parent.verticalCenter
            text: line.text
            wrapMode: Text.WordWrap
            Accessible.ignored: true
        }
    }
    component Heading: Label {
        width: parent ? (parent as Column).width : 0
        slab: true
        wrapMode: Text.WordWrap
        font.pixelSize: Metrics.strong
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    component Own: Repeater {
        id: some

        property int from: 0

        Line {
            required property int index
            width: parent ? (parent as Column).width : 0
            cap: sheet.shown[some.from + index]?.cap ?? ""
            text: sheet.shown[some.from + index]?.text ?? ""
        }
    }

    Flow {
        id: columns

        readonly property int number: sheet.long ? 3 : sheet.wide ? 2 : 1
        readonly property real column: (width - (number - 1) * spacing) / number

        width: parent ? (parent as Column).width : 0
        spacing: 2 * Metrics.margin

        Column {
            width: columns.column
            spacing: 8
            visible: sheet.shown.length > 0

            Heading {
                id: heading
                text: qsTr("On this page")
            }
            Own {
                model: sheet.half
            }
        }
        Column {
            width: columns.column
            spacing: 8
            visible: sheet.long

            Item {
                width: 1
                height: heading.height
            }
            Own {
                from: sheet.half
                model: sheet.shown.length - from
            }
        }
        Column {
            width: columns.column
            spacing: 8

            Heading {
                text: qsTr("Everywhere")
            }
            Repeater {
                model: sheet.everywhere.length

                Line {
                    id: general
                    required property int index
                    width: columns.column
                    cap: name.nativeText
                    text: sheet.everywhere[index]?.text ?? ""

                    // Never pressed: it knows what the key is called here.
                    Shortcut {
                        id: name
                        enabled: false
                        sequence: sheet.everywhere[general.index]?.sequence ?? ""
                    }
                }
            }
            Line {
                width: columns.column
                cap: qsTr("Tab")
                text: qsTr("Next item, with Shift the previous one")
            }
            Line {
                width: columns.column
                cap: "← →"
                text: qsTr("Within a row, a list, a choice")
            }
            Line {
                width: columns.column
                cap: qsTr("Alt")
                text: qsTr("Held: these keys")
            }
            Heading {
                visible: sheet.pad
                topPadding: 8
                text: qsTr("Gamepad")
            }
            Repeater {
                model: sheet.pad ? sheet.pads.length : 0

                Line {
                    required property int index
                    width: columns.column
                    cap: sheet.pads[index].cap
                    text: sheet.pads[index].text
                }
            }
        }
    }

    readonly property var pads: [
        {
            cap: qsTr("Stick"),
            text: qsTr("To the nearest thing in that direction")
        },
        {
            cap: "A",
            text: qsTr("Press, or the button that goes on")
        },
        {
            cap: "B",
            text: qsTr("Back")
        },
        {
            cap: "X",
            text: qsTr("Hint")
        },
        {
            cap: "Y",
            text: qsTr("Log")
        },
        {
            cap: "L R",
            text: qsTr("To the next region, or the one before")
        },
        {
            cap: qsTr("Start"),
            text: qsTr("Menu")
        },
        {
            cap: qsTr("Select"),
            text: qsTr("These keys")
        }
    ]
}
