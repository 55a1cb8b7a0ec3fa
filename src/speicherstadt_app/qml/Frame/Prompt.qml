pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme
import Speicherstadt.Models as Models

// The landing stage: who is asked what, and what will follow. Buttons in fixed places: Pass, Undo, Hint, Yes. While there is
// something to redo, Redo takes the right part of Undo's place.
Item {
    id: stage

    required property Models.Prompt prompt

    // In large type Undo and Hint are signs; narrow or in very large type the buttons stand below the words.
    readonly property bool signed: Metrics.textScale > 1.1
    readonly property real sign1: 56
    // It stands at the far side, so a long word moves none of the others.
    readonly property real pass: no.advanceWidth > 1.7 * (Metrics.px(100) - 32) ? Math.min(no.advanceWidth + 32, Metrics.px(150)) * stretch : Metrics.px(100) * stretch
    readonly property real redo: signed ? sign1 : Metrics.target
    // Its place has room for Redo; but in a lesson, and over rows of words, what is said needs the width more.
    readonly property bool spare: signed && !stacked && (taught || Metrics.listPreferred && width < needed + sign1 + 8)
    readonly property real undo: spare ? sign1 : (signed ? 2 * sign1 + 8 : 112 * stretch) - (redoes ? redo + 8 : 0)
    readonly property bool hintSigned: signed || brief && !stacked
    readonly property real advise: hintSigned ? sign1 : 104 * stretch
    readonly property real yes: Metrics.px(signed ? 140 : 160) * stretch
    readonly property bool refusable: shows("pass")
    readonly property bool redoes: shows("redo")     // it shares the place of Undo
    readonly property real again: signed ? sign1 + 8 : 0     // the place for Redo
    readonly property real spared: Metrics.listPreferred ? again : 0
    readonly property real pictures: signed ? 3 * sign1 + 16 - spared : 0
    readonly property real all: Metrics.px(100) + pictures + (signed ? 0 : 224) + Metrics.px(signed ? 140 : 160)
    readonly property real beside: all + 24 + sign.x + sign.width + 34       // what stands in the words' row
    property real leastWords: Metrics.px(270)     // narrower words stand above the buttons
    // Signs leave the words less width before these go above the buttons: the place for Redo is kept.
    readonly property real needed: beside + leastWords - (again - spared) - (signed && !refusable && !steady ? Metrics.px(100) : 0)
    readonly property bool stacked: width < needed
    readonly property real stretch: stacked ? Math.max(0.95, (width - 68 - pictures - spared) / (all - pictures)) : 1
    readonly property bool warned: prompt.warning !== "" || refusal !== ""
    property bool taught: false               // a teacher speaks: buttons say nothing unless they are pressed
    property string told: ""                  // of which button it says why it can't be pressed, once it was
    property bool brief: false                // there is height for two lines, and what follows may be small
    property bool steady: false               // the buttons keep their places whatever is asked
    property Component post: null             // what holds it at either side, if the game has something of its own
    property bool calls: false                // whoever comes next is called by the colour of the rim
    property string refusal: ""               // why what was tapped is not possible: for a while in place of what follows

    signal pressed(slot: string)
    signal held(slot: string)                 // pressed for long, or with the other button

    function place(slot: string): Place {
        for (let n = 0; n < keys.count; ++n) {
            const found = keys.itemAt(n) as Place
            if (found?.slot === slot)
                return found
        }
        return null
    }
    function shows(slot: string): bool {
        return place(slot)?.shown ?? false
    }
    // Signs in a text are as large as its letters. Qt may end a line between a sign and its name: it has to end before the sign.
    function signs(text: string, size: real, width: real, strong: bool): string {
        const ruler = strong ? strongly : plainly
        const scale = size / ruler.font.pixelSize
        const gap = ruler.advanceWidth(" ") * scale
        let told = ""
        let x = 0
        for (const word of text.split(/ (?![^<]*>)/)) {
            const signed = word.includes("<img")
            const wide = ruler.advanceWidth(word.replace(/<[^>]*>/g, "")) * scale + (signed ? size * 1.05 + 2 * gap : 0)
            const full = x > 0 && x + gap + wide > width - 2
            // Qt draws a sign into half of the space before it.
            told += (told === "" ? "" : !signed ? " " : full ? "<br>" : "&nbsp; ") + word
            x = full || x === 0 ? wide : x + gap + wide
        }
        // Styled text takes a hard space for a plain one.
        return told.replace(/SIZE/g, Math.round(size * 1.05)).replace(/\u00a0/g, "&nbsp;")
    }
    function room(text: string, size: real): real {
        return (text.split("SIZE").length - 1) / 2 * size * 1.8
    }
    function refuse(why: string): void {
        stage.refusal = why
        patience.restart()
        stage.Accessible.announce(why)
    }

    TapHandler {
        enabled: stage.taught
        onTapped: point => {
            stage.told = ["pass", "undo", "redo", "advise", "yes"].find(slot => {
                const there = stage.place(slot)
                return there !== null && there.shown && !there.enabled && there.contains(there.mapFromItem(stage, point.position.x, point.position.y))
            }) ?? ""
            patience.restart()
        }
    }

    // It holds only as long as the same is asked.
    Connections {
        target: stage.prompt
        function onQuestionChanged(): void {
            stage.refusal = ""
            stage.told = ""
        }
    }
    Connections {
        target: stage.prompt
        enabled: stage.calls
        function onNameChanged(): void {
            if (!stage.prompt.waiting && stage.prompt.sign >= 0)
                calling.restart()
        }
    }
    Timer {
        id: patience
        interval: 4000
        onTriggered: {
            stage.refusal = ""
            stage.told = ""
        }
    }

    TextMetrics {
        id: no
        font {
            family: Theme.ui
            weight: Font.DemiBold
            pixelSize: Metrics.body
        }
        text: stage.place("pass")?.label ?? ""
    }
    FontMetrics {
        id: strongly
        font {
            family: Theme.ui
            weight: Font.DemiBold
            pixelSize: Metrics.most
        }
    }
    FontMetrics {
        id: plainly
        font {
            family: Theme.ui
            pixelSize: Metrics.most
        }
    }

    implicitHeight: stacked ? words.implicitHeight + buttons.height + 32 : Math.max(Metrics.prompt, words.implicitHeight + (brief ? 6 : 10))
    Accessible.role: Accessible.Grouping
    Accessible.name: prompt.spoken

    component Place: Item {
        id: place

        required property string slot
        required property string token        // a lesson points at what has the token it asks for
        required property string label
        required property string key
        required property bool primary
        required property bool shown
        required property bool armed
        required property string whyNot
        required enabled

        visible: shown || slot !== "pass" && slot !== "redo"
        width: slot === "pass" ? stage.pass : slot === "undo" ? stage.undo : slot === "redo" ? stage.redo : slot === "advise" ? stage.advise : stage.yes
        height: Metrics.control

        Loader {
            anchors.fill: parent
            active: place.shown
            sourceComponent: place.slot === "redo" || place.slot === "undo" && stage.redoes || stage.signed && place.slot !== "pass" && place.slot !== "yes" || place.slot === "advise" && stage.hintSigned ? pictured : worded
        }
        Component {
            id: worded
            Btn {
                enabled: place.enabled
                text: place.label
                key: place.key
                kind: place.primary ? "primary" : "plain"
                minimum: 0
                leftPadding: place.slot === "advise" || place.slot === "undo" ? 8 : 16
                rightPadding: leftPadding
                Accessible.description: place.enabled ? "" : place.whyNot
                onClicked: stage.pressed(place.slot)
                onPressAndHold: stage.held(place.slot)
            }
        }
        Component {
            id: pictured
            IconBtn {
                id: picture
                enabled: place.enabled
                art: place.slot === "advise" ? "signs/hint" : "signs/" + place.slot
                text: place.label
                key: place.key
                onClicked: stage.pressed(place.slot)
                onPressAndHold: stage.held(place.slot)

                background: Panel {
                    lift: 0
                    fill: picture.down ? Theme.well : Theme.card
                    line: Theme.edge
                    lineWidth: Metrics.line

                    FocusRing {
                        visible: picture.visualFocus
                    }
                }
            }
        }
        // The next tap does it.
        Rectangle {
            visible: place.armed && place.shown
            z: -1
            anchors {
                fill: parent
                margins: -4
            }
            radius: Metrics.radius + 4
            color: Theme.clear
            border {
                width: 2
                color: Theme.primary
            }
        }
        TapHandler {
            acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
            acceptedButtons: Qt.RightButton
            onTapped: stage.held(place.slot)
        }
        HoverHandler {
            id: pointer
        }
        Tooltip {
            visible: (stage.taught ? stage.told === place.slot : pointer.hovered) && !place.enabled && place.shown && place.whyNot !== ""
            below: stage.taught
            delay: stage.taught ? 0 : 500
            text: place.whyNot
        }
    }
    // The piles that hold it: it lies on the water.
    Repeater {
        model: 2
        Loader {
            required property int index
            x: index === 0 ? -9 : stage.width - 7
            y: -10
            width: 16
            height: stage.height + 20
            sourceComponent: stage.post ?? timber
        }
    }
    Component {
        id: timber

        Rectangle {
            radius: 5
            color: Theme.timber
            border {
                width: 1
                color: Theme.darkInk
            }

            Rectangle {
                x: 3
                y: 4
                width: 3
                height: parent.height - 8
                radius: 1.5
                color: Theme.timberHigh
            }
            Rectangle {
                width: 16
                height: 5
                radius: 3
                color: Theme.season === "winter" ? Theme.snow : Theme.mortar
            }
        }
    }
    Panel {
        anchors.fill: parent
        radius: 10
        lift: 0.7
        line: Theme.edge
    }
    Rectangle {
        id: rim
        anchors {
            fill: parent
            margins: -3
        }
        radius: 13
        opacity: 0
        color: Theme.clear
        border {
            width: 6
            color: Theme.players[Math.max(0, stage.prompt.sign)]
        }

        SequentialAnimation {
            id: calling
            NumberAnimation {
                target: rim
                property: "opacity"
                from: 0
                to: 1
                duration: Motion.feedback
            }
            PauseAnimation {
                duration: 1200
            }
            NumberAnimation {
                target: rim
                property: "opacity"
                to: 0
                duration: Motion.feedback
            }
        }
    }
    Spine {
        visible: stage.prompt.sign >= 0
        x: 2
        y: 2
        width: 10
        height: parent.height - 4
        sign: Math.max(0, stage.prompt.sign)
        topLeftRadius: 8
        bottomLeftRadius: 8
    }
    Medallion {
        id: sign
        visible: stage.prompt.sign >= 0
        x: 22
        y: stage.stacked ? Math.max(10, words.y + (words.height - height) / 2) : (parent.height - height) / 2
        size: Metrics.art(46)
        sign: stage.prompt.sign
    }
    Column {
        id: words
        x: sign.visible ? sign.x + sign.width + 12 : 26
        y: stage.stacked ? 12 : (parent.height - height) / 2
        width: (stage.stacked ? parent.width : buttons.x) - x - 12
        spacing: 1

        Label {
            readonly property real natural: question.advanceWidth + stage.room(stage.prompt.asked, question.font.pixelSize)

            width: parent.width
            text: stage.signs(stage.prompt.asked, font.pixelSize, width, true) || stage.prompt.question
            textFormat: stage.prompt.asked === "" ? Text.PlainText : Text.StyledText
            strong: true
            wrapMode: Text.Wrap
            lineHeight: 0.95
            color: stage.prompt.waiting ? Theme.ink2 : Theme.ink
            // Rather smaller than in two lines; where there is height for two lines in all, smaller still.
            font.pixelSize: natural <= width ? question.font.pixelSize : stage.brief && natural * (Metrics.body + 2) / question.font.pixelSize > width ? Metrics.body : Metrics.body + 2
            Accessible.ignored: true

            TextMetrics {
                id: question
                font {
                    family: Theme.ui
                    weight: Font.DemiBold
                    pixelSize: Math.min(Metrics.title, Metrics.body + 5)
                }
                text: stage.prompt.question
            }
        }
        Item {
            visible: stage.warned || stage.prompt.consequence !== ""
            width: parent.width
            height: consequence.implicitHeight

            Rectangle {
                id: mark
                visible: stage.warned
                y: (Metrics.px(20) - height) / 2
                width: Metrics.px(18)
                height: width
                radius: width / 2
                color: Theme.fire

                Label {
                    anchors.centerIn: parent
                    text: "!"
                    color: Theme.fireText
                    font {
                        pixelSize: Metrics.small
                        weight: Font.Bold
                    }
                    Accessible.ignored: true
                }
            }
            Label {
                id: consequence
                x: mark.visible ? mark.width + 6 : 0
                width: parent.width - x
                text: stage.refusal || stage.prompt.warning || stage.signs(stage.prompt.marked, font.pixelSize, width, false) || stage.prompt.consequence
                textFormat: !stage.warned && stage.prompt.marked !== "" ? Text.StyledText : Text.PlainText
                strong: stage.warned
                wrapMode: Text.Wrap
                lineHeight: 0.95
                color: stage.warned ? Theme.fire : Theme.ink2
                font.pixelSize: stage.brief && !stage.stacked && line.advanceWidth + stage.room(stage.prompt.marked, line.font.pixelSize) > width ? Metrics.small : Metrics.body
                Accessible.ignored: true

                TextMetrics {
                    id: line
                    font {
                        family: Theme.ui
                        weight: consequence.strong ? Font.DemiBold : Font.Normal
                        pixelSize: Metrics.body
                    }
                    text: stage.refusal || stage.prompt.warning || stage.prompt.consequence
                }
            }
        }
    }
    // The place for "no" is on the far side: the other three never move.
    Row {
        id: buttons
        anchors {
            right: parent.right
            rightMargin: 10
            bottom: parent.bottom
            bottomMargin: stage.stacked ? 10 : (parent.height - height) / 2
        }
        spacing: 8

        Repeater {
            id: keys
            model: stage.prompt.buttons

            Place {}
        }
    }
}
