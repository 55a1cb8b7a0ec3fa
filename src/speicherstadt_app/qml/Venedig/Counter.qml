pragma Translator: Venedig_Counter
pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme
import Speicherstadt.Models as Models

// My quay: points and markers, the cards, the tiles that wait for a place. Where there is little room, cards or tiles.
GameCounter {
    id: mine

    readonly property Models.VenedigBoard model: table.board as Models.VenedigBoard
    readonly property Models.VenedigMine my: model.mine
    readonly property bool stacked: height > 1.6 * least && width < 1000
    readonly property bool titled: height >= least + Metrics.px(18) - 2
    readonly property bool cramped: !stacked && width < 132 + Metrics.px(36) + 5 * 74 + Metrics.px(190)
    property bool tilesShown: my.tilesFirst
    readonly property alias hand: cards
    readonly property alias stock: tiles
    readonly property alias shield: score
    readonly property alias self: self

    function part(name: string): Item {
        switch (name) {
        case "hand":
            return cards
        case "tiles":
            return tiles
        case "markers":
            return pegs
        }
        return null
    }

    least: Math.max(106, Metrics.px(36) + 62)
    most: Metrics.art(196)
    // Where the place is rows of words, these have the room.
    tall: 98 + Metrics.px(24) + (Metrics.listPreferred ? 140 : Math.max(158, Metrics.px(150)))
    strips: Metrics.px(40) + 62

    Accessible.role: Accessible.Grouping
    Accessible.name: my.spoken

    Connections {
        target: mine.my
        function onTilesFirstChanged(): void {
            mine.tilesShown = mine.my.tilesFirst
        }
    }
    Panel {
        anchors.fill: parent
        line: Theme.edge
        lift: 0.6
    }
    Spine {
        x: 2
        y: 2
        width: 10
        height: parent.height - 4
        sign: mine.my.sign
        topLeftRadius: 6
        bottomLeftRadius: 6
    }
    Item {
        id: self
        x: 20
        width: mine.stacked ? Math.min(mine.width * 0.36, 170 + Metrics.px(70)) : Math.max(126, Metrics.px(96) + 30) + Math.max(0, Math.min(40, (mine.width - 1000) / 5))
        height: mine.stacked ? 98 + Metrics.px(14) : mine.height

        HouseSign {
            id: face
            y: 8
            size: Metrics.art(44)
            sign: mine.my.sign
            art: mine.my.art
        }
        ArtIcon {
            visible: mine.my.lion
            x: -6
            y: 4
            width: Metrics.art(21)
            height: width
            art: "venedig/pieces/lion"
        }
        Rectangle {
            visible: mine.my.lawyer
            x: -6
            y: face.y + face.height - height + 2
            width: Metrics.art(20)
            height: width
            radius: width / 2
            color: Theme.card
            border {
                width: 1.4
                color: Tones.frame
            }

            ArtIcon {
                anchors {
                    fill: parent
                    margins: 2
                }
                art: "venedig/icons/lawyer"
                tint: Theme.ink
            }
        }
        Label {
            anchors {
                left: face.right
                leftMargin: 9
                right: parent.right
            }
            y: 4
            height: Metrics.px(20) + 4
            text: mine.my.name
            slab: true
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Metrics.small
            font.pixelSize: Metrics.title
            Accessible.ignored: true
        }
        Row {
            anchors {
                left: face.right
                leftMargin: 9
            }
            y: Metrics.px(20) + 9
            spacing: 3

            Shield {
                id: score
                size: Metrics.px(18) + 18
                value: mine.showRunning ? mine.my.running : mine.my.score
            }
            Gain {
                visible: mine.my.gain > 0
                anchors.verticalCenter: parent.verticalCenter
                words: "+" + mine.my.gain
            }
        }
        Row {
            id: pegs
            x: 2
            y: mine.stacked ? self.height - 28 : parent.height - 31
            spacing: 3
            Accessible.role: Accessible.StaticText
            Accessible.name: mine.my.markersText

            Repeater {
                model: mine.my.allMarkers

                Item {
                    id: peg

                    required property int index

                    width: 11
                    height: 24

                    Pole {
                        visible: peg.index < mine.my.markers
                        anchors.fill: parent
                        sign: mine.my.sign
                    }
                    Rectangle {
                        visible: peg.index >= mine.my.markers
                        anchors {
                            bottom: parent.bottom
                            bottomMargin: 2
                            horizontalCenter: parent.horizontalCenter
                        }
                        width: 7
                        height: 7
                        radius: 3.5
                        color: Theme.clear
                        border {
                            width: 1.3
                            color: Theme.edge
                        }
                    }
                }
            }
        }
    }
    Rectangle {
        x: self.x + self.width + 6
        y: 8
        width: 3
        height: (mine.stacked ? self.height : parent.height) - 16
        radius: 1
        color: Theme.timber
    }
    Label {
        id: handTitle
        visible: mine.titled && cards.visible
        x: cards.x + 2
        y: mine.stacked ? cards.y - height - 1 : 3
        height: Metrics.px(17)
        text: mine.my.handTitle
        color: Theme.ink2
        font.pixelSize: Metrics.small
        Accessible.ignored: true
    }
    Hand {
        id: cards

        readonly property real begin: self.x + self.width + 20

        visible: !mine.cramped || !mine.tilesShown
        x: mine.stacked ? 20 : begin
        y: mine.stacked ? self.height + Metrics.px(17) + 4 : mine.titled ? Metrics.px(17) + 4 : 2
        width: mine.stacked ? mine.width - 36 : mine.cramped ? mine.width - begin - swap.width - 18 : Math.min((mine.width - begin) * 0.6, 5 * most + 40)
        height: mine.height - y - 4
        most: mine.stacked ? 150 : Math.max(82, Math.min(124, (height - 8) * 0.9))
        cards: mine.my.hand
        sign: mine.my.sign
        covered: mine.my.covered
        onChosen: token => mine.board.chosen(token)
    }
    Rectangle {
        visible: !mine.stacked && !mine.cramped
        x: tiles.x - 12
        y: 8
        width: 3
        height: parent.height - 16
        radius: 1
        color: Theme.timber
    }
    Label {
        visible: mine.titled && tiles.visible
        x: tiles.x + 2
        y: 3
        width: tiles.width
        height: Metrics.px(17)
        text: mine.my.tilesTitle
        elide: Text.ElideRight
        color: Theme.ink2
        font.pixelSize: Metrics.small
        Accessible.ignored: true
    }
    Stock {
        id: tiles
        visible: !mine.cramped || mine.tilesShown
        x: mine.stacked ? self.x + self.width + 18 : mine.cramped ? cards.begin : cards.x + cards.used + 24
        y: mine.titled ? Metrics.px(17) + 4 : 3
        width: mine.width - x - 6 - (mine.cramped ? swap.width + 10 : 0)
        height: (mine.stacked ? self.height + 4 : mine.height) - y - 5
        tiles: mine.my.tiles
        nothing: mine.my.noTiles
        onChosen: token => mine.board.chosen(token)
    }
    IconBtn {
        id: swap
        visible: mine.cramped
        anchors {
            right: parent.right
            rightMargin: 6
            verticalCenter: parent.verticalCenter
        }
        art: mine.tilesShown ? "venedig/icons/hand" : "venedig/icons/piles"
        text: mine.tilesShown ? qsTr("Show the cards") : qsTr("Show the tiles")
        key: "X"
        onClicked: mine.tilesShown = !mine.tilesShown
    }
}
