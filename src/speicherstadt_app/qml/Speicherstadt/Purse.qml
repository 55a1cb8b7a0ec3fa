pragma Translator: Speicherstadt_Purse
pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme
import Speicherstadt.Models as Models

// Whose counter it is: sign, name, points, coins, workers at home.
Bay {
    id: purse

    required property Models.House house
    property bool showRunning: true
    property bool watched: false              // nobody plays
    property bool tight: false                // little room for many workers

    readonly property real upper: Metrics.px(25) + Metrics.px(28)
    readonly property bool named: room >= upper + Metrics.target - 4     // else there is only room for the sign
    readonly property real lower: named ? upper : Math.max(sign.height, Metrics.px(28))

    width: implicitWidth
    title: watched ? qsTr("House") : qsTr("Your house")

    HouseSign {
        id: sign
        size: Math.min(Metrics.art(52), purse.room * 0.48)
        sign: purse.house.sign
        art: purse.house.art
    }
    Label {
        id: name
        visible: purse.named
        x: sign.width + 12
        width: Math.min(Math.ceil(implicitWidth), Metrics.px(purse.tight ? 70 : 150))
        height: Metrics.px(25)
        text: purse.house.name
        slab: true
        elide: Text.ElideRight
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Metrics.least
        font.pixelSize: Metrics.figure
        Accessible.ignored: true
    }
    Row {
        x: name.x
        y: purse.named ? name.height : (sign.height - height) / 2
        height: Metrics.px(28)
        spacing: 5

        Figure {
            id: score
            anchors.verticalCenter: parent.verticalCenter
            value: purse.showRunning ? purse.house.running : purse.house.score
            font.pixelSize: Metrics.number
        }
        Label {
            anchors.baseline: score.baseline
            text: qsTr("pts")
            color: Theme.ink2
            font.pixelSize: Metrics.small
            Accessible.ignored: true
        }
        ArtIcon {
            visible: !purse.showRunning || purse.house.fires !== "" && !purse.tight
            anchors.verticalCenter: parent.verticalCenter
            width: Metrics.art(16)
            height: width
            art: "speicherstadt/cards/icons/fire"
            tint: Theme.fire
        }
        Label {
            visible: purse.showRunning && text !== "" && !purse.tight
            anchors.baseline: score.baseline
            text: purse.house.fires
            color: Theme.ink2
            font.pixelSize: Metrics.small
            Accessible.ignored: true
        }
        Thing {
            id: bell
            visible: purse.house.first
            anchors.bottom: parent.bottom
            implicitWidth: Math.max(Metrics.target, Metrics.art(22) + 4)
            implicitHeight: Metrics.target
            topic: "bell"
            Accessible.name: qsTr("First player")
            onClicked: Explain.ask(topic, bell)

            contentItem: Item {
                ArtIcon {
                    anchors.bottom: parent.bottom
                    anchors.bottomMargin: (Metrics.px(28) - height) / 2
                    width: Metrics.art(22)
                    height: width
                    art: Theme.night ? "speicherstadt/parts/night/bell" : "speicherstadt/parts/bell"
                }
            }
        }
    }
    Row {
        y: purse.lower + Math.max(0, (purse.room - purse.lower - height) / 2)
        spacing: 10

        Thing {
            id: coins
            implicitWidth: Metrics.art(44) + 6 + amount.width
            implicitHeight: Math.max(Metrics.target, Metrics.art(44))
            topic: "coin"
            Accessible.name: qsTr("Coins: %1").arg(purse.house.coins)
            onClicked: Explain.ask(topic, coins)

            contentItem: Item {
                ArtIcon {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Metrics.art(44)
                    height: width
                    art: Theme.night ? "speicherstadt/parts/night/coin" : "speicherstadt/parts/coin"
                }
                Figure {
                    id: amount
                    x: Metrics.art(44) + 6
                    anchors.verticalCenter: parent.verticalCenter
                    value: purse.house.coins
                    font.pixelSize: Math.min(Metrics.banner, Metrics.most)
                }
            }
        }
        Thing {
            id: crew
            implicitWidth: Math.max(Metrics.target, workers.width)
            implicitHeight: Math.max(Metrics.target, Metrics.art(44))
            topic: "worker"
            Accessible.name: qsTr("Workers at home: %1").arg(purse.house.workers)
            onClicked: Explain.ask(topic, crew)

            Carriable {
                id: carriable
                what: "worker"
                look: Pawn {
                    sign: purse.house.sign
                    size: Metrics.art(40)
                }
            }
            HoverHandler {
                cursorShape: purse.house.workers > 0 ? Qt.OpenHandCursor : Qt.ArrowCursor
            }

            contentItem: Item {
                Workers {
                    id: workers
                    anchors.verticalCenter: parent.verticalCenter
                    size: Metrics.art(28)
                    terse: purse.tight
                    sign: purse.house.sign
                    home: purse.house.workers - (carriable.carried ? 1 : 0)
                    most: purse.house.workersMax
                }
            }
        }
    }
}
