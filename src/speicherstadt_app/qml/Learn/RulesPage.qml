pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Shell
import Speicherstadt.Models as Models
import Theme

// The rules: contents at the left, a page to read at the right, and above both what one is looking for.
FocusScope {
    id: page

    required property Models.App app
    required property Models.Rulebook model

    readonly property Models.ContinueCard card: app.continueCard as Models.ContinueCard
    readonly property bool narrow: width < Metrics.px(860)
    readonly property real paper: Math.max(0, Math.min(Metrics.px(700), page.width - (narrow ? 0 : side.width) - 8 * Metrics.margin))

    function goBack(): void {
        if (page.model.query !== "")
            page.model.query = ""
        else
            page.app.back()
    }
    // A hit stands on the colour of a coin, in ink by day and by night.
    function lit(text: string): string {
        return text.replace(/<mark>/g, '<span style="background-color:' + Theme.coinLight + ';color:' + Theme.darkInk + '">').replace(/<\/mark>/g, "</span>")
    }
    // At once, and not with the next frame.
    function lay(item: Item): void {
        for (let n = 0; n < item.children.length; ++n)
            page.lay(item.children[n])
        const across = item as Flow
        across?.forceLayout()
        const down = item as Column
        down?.forceLayout()
    }
    function seek(section: string): void {
        page.lay(column)
        for (let n = 0; n < words.count; ++n) {
            const block = words.itemAt(n) as Block
            if (block?.section === section) {
                view.to(block.y)
                return
            }
        }
        view.to(0)
    }

    Keys.onEscapePressed: page.goBack()
    Keys.onBackPressed: page.goBack()
    Keys.onPressed: event => event.accepted = view.steered(event.key)
    Component.onCompleted: {
        search.input.forceActiveFocus()
        soon.section = page.model.place
        soon.restart()
    }

    Connections {
        target: page.model
        function onSought(section: string): void {
            soon.section = section
            soon.restart()
        }
    }
    // Once everything lies where it belongs.
    Timer {
        id: soon
        property string section: ""
        interval: 0
        onTriggered: page.seek(section)
    }
    City {
        id: city
        anchors.fill: parent
        season: page.card.there && !city.place ? page.card.season : "summer"
        panorama: page.model.panorama
        behind: true
        wanted: Metrics.portrait ? height * 0.24 : 0
    }
    PageBar {
        id: bar
        width: parent.width
        title: qsTr("Rules")
        note: page.model.whose
        onBack: page.goBack()

        Choice {
            visible: page.model.titles.length > 1
            implicitWidth: Math.min(page.width * 0.4, Metrics.px(260))
            topInset: 5
            bottomInset: 6
            name: qsTr("Game")
            model: page.model.titles
            currentIndex: page.model.game
            onActivated: index => page.model.chooseGame(index)
        }
    }
    Panel {
        id: side
        x: Metrics.margin
        y: bar.height + Metrics.margin
        width: page.narrow ? page.width - 2 * x : Math.min(Metrics.px(300), page.width * 0.34)
        height: page.narrow ? search.height + chapters.height + 34 : page.height - y - Metrics.margin
        radius: Metrics.radiusLarge

        TextField {
            id: search
            x: 14
            y: 12
            width: parent.width - 28
            label: qsTr("Search")
            placeholder: qsTr("a word or two")
            text: page.model.query
            onEdited: text => page.model.query = text
        }
        Choice {
            id: chapters
            visible: page.narrow
            x: 14
            y: search.y + search.height + 10
            width: parent.width - 28
            name: qsTr("Contents")
            model: page.model.chapters
            textRole: "title"
            valueRole: "key"
            currentIndex: page.model.chapter
            displayText: currentIndex < 0 ? name : currentText
            // Enter on an open list without a choice gives none.
            onActivated: {
                if (currentIndex >= 0)
                    page.model.read(currentValue)
            }
        }
        ScrollView {
            visible: !page.narrow
            x: 6
            y: search.y + search.height + 10
            width: parent.width - 8
            height: parent.height - y - 8
            contentHeight: contents.height

            Column {
                id: contents

                width: parent.width
                Accessible.role: Accessible.List
                Accessible.name: qsTr("Contents")

                Repeater {
                    model: page.model.contents

                    Entry {}
                }
            }
        }
    }

    component Block: Loader {
        required property string section
    }
    component Entry: Pressable {
        id: entry

        required property string key
        required property string title
        required property bool chapter
        required property bool current
        required property string note
        required property string spoken

        width: contents.width
        implicitHeight: Math.max(Metrics.target, line.implicitHeight + 14)
        Accessible.name: note === "" ? spoken : qsTr("%1, found %2").arg(spoken).arg(note)
        onClicked: page.model.read(key.split("/").pop())

        background: Rectangle {
            radius: Metrics.radius
            color: entry.current ? Theme.primaryWash : entry.down ? Theme.pressed : entry.hovered ? Theme.hovered : Theme.clear

            FocusRing {
                visible: entry.visualFocus
                anchors.margins: 1
            }
        }
        contentItem: Item {
            Label {
                id: line
                x: entry.chapter ? 10 : 26
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - x - found.width - 12
                text: entry.title
                strong: entry.chapter
                wrapMode: Text.WordWrap
                Accessible.ignored: true
            }
            Label {
                id: found
                anchors {
                    right: parent.right
                    rightMargin: 10
                    verticalCenter: parent.verticalCenter
                }
                text: entry.note
                color: Theme.ink2
                Accessible.ignored: true
            }
        }
    }

    Panel {
        x: page.narrow ? Metrics.margin : side.x + side.width + Metrics.margin
        y: page.narrow ? side.y + side.height + Metrics.margin : side.y
        width: page.width - x - Metrics.margin
        height: page.height - y - Metrics.margin
        radius: Metrics.radiusLarge

        ScrollView {
            id: view

            function to(y: real): void {
                const flick = contentItem as Flickable
                flick.contentY = Math.max(0, Math.min(y, flick.contentHeight - flick.height))
            }

            anchors {
                fill: parent
                margins: 4
            }
            contentHeight: column.height + 40

            Column {
                id: column
                x: Math.round((view.availableWidth - width) / 2)
                y: 18
                width: page.paper
                spacing: 10

                Label {
                    width: parent.width
                    text: page.model.title
                    slab: true
                    wrapMode: Text.WordWrap
                    font.pixelSize: Metrics.number
                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                }
                Repeater {
                    id: words
                    model: page.model.blocks

                    Block {
                        id: block

                        required property string kind
                        required property string text
                        required property string plain
                        required property var cards
                        required property string scene

                        width: column.width
                        sourceComponent: kind === "cards" ? faces : kind === "scene" ? still : written

                        Component {
                            id: written
                            Item {
                                implicitHeight: said.implicitHeight + (block.kind === "heading" ? 14 : block.kind === "example" ? 20 : 0)

                                Rectangle {
                                    visible: block.kind === "example"
                                    width: parent.width
                                    height: parent.height
                                    radius: Metrics.radius
                                    color: Theme.primaryWash

                                    Rectangle {
                                        width: 5
                                        height: parent.height
                                        radius: 2
                                        color: Theme.primary
                                    }
                                }
                                Rectangle {
                                    visible: block.kind === "item"
                                    x: 6
                                    y: Metrics.px(9)
                                    width: 7
                                    height: 7
                                    radius: 2
                                    color: Theme.primary
                                }
                                Label {
                                    id: said
                                    x: block.kind === "item" ? 24 : block.kind === "example" ? 20 : 0
                                    y: block.kind === "heading" ? 14 : block.kind === "example" ? 10 : 0
                                    width: parent.width - x - (block.kind === "example" ? 12 : 0)
                                    text: page.lit(block.text).replace(/\u00a0/g, "&nbsp;")
                                    textFormat: page.model.query === "" ? Text.StyledText : Text.RichText
                                    slab: block.kind === "heading"
                                    wrapMode: Text.WordWrap
                                    lineHeight: block.kind === "heading" ? 1 : 1.25
                                    font.pixelSize: block.kind === "heading" ? Metrics.title : Metrics.body
                                    Accessible.role: block.kind === "heading" ? Accessible.Heading : block.kind === "item" ? Accessible.ListItem : Accessible.StaticText
                                    Accessible.name: block.plain
                                }
                            }
                        }
                        Component {
                            id: faces
                            RuleCards {
                                width: block.width
                                faces: block.cards
                                module: page.model.module
                            }
                        }
                        Component {
                            id: still
                            PictureFrame {
                                width: block.width
                                table: page.model.table(block.scene) as Models.Face
                                part: page.model.part(block.scene)
                                name: block.plain
                            }
                        }
                    }
                }
            }
        }
    }
}
