pragma Translator: Speicherstadt_PlayerSheet
pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme

// Everything about one player.
Sheet {
    id: sheet

    required property QtObject players
    property int sign: -1

    function show(sign: int): void {
        sheet.sign = sign
        sheet.open()
    }

    Repeater {
        model: sheet.visible ? sheet.players : null

        Column {
            id: player

            required property int sign
            required property string name
            required property string art
            required property int score
            required property int running
            required property string fires
            required property int coins
            required property int workers
            required property int workersMax
            required property int strength
            required property bool first
            required property string note
            required property string noteKind
            required property var wants
            required property var keeps
            required property var cards
            required property string spoken
            required property var person      // what is known of a computer player
            readonly property var known: [person?.role, [person?.level, person?.rating].filter(each => each).join(" ")]

            Binding {
                target: sheet
                property: "subtitle"
                value: player.known.filter(each => each).join(" · ")
                when: player.sign === sheet.sign
            }
            Binding {
                target: sheet
                property: "title"
                value: player.person?.full ? player.person.full : player.name
                when: player.sign === sheet.sign
            }

            visible: sign === sheet.sign
            width: parent ? parent.width : 0
            spacing: 14
            Accessible.role: Accessible.StaticText
            Accessible.name: spoken

            Label {
                visible: text !== ""
                width: parent.width - Metrics.art(132) - 40
                text: player.person?.manner ?? ""
                strong: true
                wrapMode: Text.WordWrap
                Accessible.ignored: true
            }
            // Beside the first facts, which are short.
            Item {
                width: parent.width
                height: Math.max(1, tag.visible ? tag.height : 0)

                HouseSign {
                    anchors {
                        right: parent.right
                        rightMargin: 20
                    }
                    size: Metrics.art(132)
                    sign: player.sign
                    art: player.art
                }
                Tag {
                    id: tag
                    most: sheet.availableWidth - 190
                    text: player.note
                    kind: player.noteKind
                }
            }
            Facts {
                title: qsTr("Score")
                Figure {
                    value: player.running
                    font.pixelSize: Metrics.number
                }
                Label {
                    height: Metrics.px(30)
                    visible: player.fires !== ""
                    text: qsTr("%1 from fires").arg(player.fires)
                    color: Theme.ink2
                    Accessible.ignored: true
                }
            }
            Facts {
                title: qsTr("Coins")
                Figure {
                    value: player.coins
                    font.pixelSize: Metrics.number
                }
                ArtIcon {
                    width: Metrics.art(26)
                    height: Metrics.px(30)
                    art: Theme.night ? "speicherstadt/parts/night/coin" : "speicherstadt/parts/coin"
                }
            }
            Facts {
                title: qsTr("Workers at home")
                Workers {
                    size: Metrics.art(28)
                    sign: player.sign
                    home: player.workers
                    most: player.workersMax
                }
                ArtIcon {
                    visible: player.first
                    width: Metrics.art(26)
                    height: width
                    art: Theme.night ? "speicherstadt/parts/night/bell" : "speicherstadt/parts/bell"
                }
            }
            Facts {
                title: qsTr("Strength in a fire")
                Figure {
                    value: player.strength
                    font.pixelSize: Metrics.number
                }
                ArtIcon {
                    width: Metrics.art(26)
                    height: Metrics.px(30)
                    art: "speicherstadt/cards/icons/firefighter"
                    tint: Theme.fire
                }
            }
            Facts {
                title: qsTr("Goods wanted")
                Repeater {
                    model: player.wants.length
                    Cube {
                        required property int index
                        good: player.wants[index] ?? ""
                    }
                }
                Label {
                    visible: player.wants.length === 0
                    text: qsTr("no open contract")
                    color: Theme.ink2
                    Accessible.ignored: true
                }
            }
            Facts {
                title: qsTr("Goods kept")
                Repeater {
                    model: player.keeps.length
                    Cube {
                        required property int index
                        good: player.keeps[index] ?? ""
                    }
                }
                Label {
                    visible: player.keeps.length === 0
                    text: qsTr("none")
                    color: Theme.ink2
                    Accessible.ignored: true
                }
            }
            Facts {
                title: qsTr("Cards")
                Repeater {
                    model: player.cards.length
                    CardTile {
                        required property int index
                        readonly property var card: player.cards[index] ?? {}    // gone a moment before its tile
                        kind: card.kind ?? "ship"
                        title: card.title ?? ""
                        tag: card.tag ?? ""
                        good: card.good ?? ""
                        goods: card.goods ?? []
                        topic: card.explain ?? ""
                        Accessible.name: title
                    }
                }
                Label {
                    visible: player.cards.length === 0
                    text: qsTr("none")
                    color: Theme.ink2
                    Accessible.ignored: true
                }
            }
        }
    }

    component Facts: Row {
        id: facts

        required property string title
        default property alias content: inner.data

        width: parent ? parent.width : 0
        spacing: 12

        Label {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(Metrics.px(164), facts.width * 0.4)
            text: facts.title
            wrapMode: Text.WordWrap
            color: Theme.ink2
            Accessible.ignored: true
        }
        Flow {
            id: inner
            anchors.verticalCenter: parent.verticalCenter
            width: facts.width - x
            spacing: 8
        }
    }
}
