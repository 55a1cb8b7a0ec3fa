pragma Translator: Speicherstadt_PlayerToken
pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme

// A player in a narrow place: sign, coins, workers at home, score. A tap tells the rest.
Thing {
    id: token

    required property int sign
    required property string art
    required property int score
    required property int running
    required property int coins
    required property int workers
    required property int workersMax
    required property bool first
    required property bool deciding
    required property bool thinking
    required property string note
    required property string noteKind
    required property int strength
    required property var wants               // goods
    required property string explain
    required property string spoken
    property bool showRunning: true
    property bool scored: true                // room for the score
    property bool full: false                 // room for everything

    implicitWidth: 72
    implicitHeight: column.implicitHeight + 14
    focusPolicy: Qt.TabFocus     // tapped, it leaves the keyboard where it is: the next Enter is meant for what is asked
    topic: explain
    around: Metrics.radius
    Accessible.name: spoken
    Accessible.description: note

    background: Panel {
        // Points at the player who decides.
        Rectangle {
            z: -1
            visible: token.deciding
            x: -width / 2
            anchors.verticalCenter: parent.verticalCenter
            width: 13
            height: 13
            rotation: 45
            antialiasing: true
            color: Theme.primary
        }
        lift: 0.5
        fill: token.down ? Theme.well : Theme.card
        line: token.deciding ? Theme.primary : Theme.contrast ? Theme.edge : Theme.hairline
        lineWidth: token.deciding ? 2.5 : 1

        Spine {
            x: 2
            y: 2
            width: 8
            height: parent.height - 4
            sign: token.sign
            topLeftRadius: 6
            bottomLeftRadius: 6
        }
    }
    contentItem: Item {
        Column {
            id: column
            anchors {
                horizontalCenter: parent.horizontalCenter
                horizontalCenterOffset: 4
            }
            y: 6
            spacing: 2

            HouseSign {
                anchors.horizontalCenter: parent.horizontalCenter
                size: Metrics.art(44)
                sign: token.sign
                art: token.art
            }
            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                height: token.scored ? Metrics.px(26) : Metrics.px(23)
                spacing: 4

                ArtIcon {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Metrics.art(18)
                    height: width
                    art: Theme.night ? "speicherstadt/parts/night/coin" : "speicherstadt/parts/coin"
                }
                Figure {
                    anchors.verticalCenter: parent.verticalCenter
                    value: token.coins
                    color: token.noteKind === "bad" && token.note !== "" ? Theme.fire : Theme.ink
                    font.pixelSize: Metrics.title
                }
            }
            Workers {
                anchors.horizontalCenter: parent.horizontalCenter
                size: Metrics.art(15)
                sign: token.sign
                home: token.workers
                most: token.workersMax
            }
            Row {
                visible: token.full
                anchors.horizontalCenter: parent.horizontalCenter
                height: Metrics.px(22)
                spacing: 4

                ArtIcon {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Metrics.art(18)
                    height: width
                    art: "speicherstadt/cards/icons/firefighter"
                    tint: Theme.fire
                }
                Figure {
                    anchors.verticalCenter: parent.verticalCenter
                    value: token.strength
                    font.pixelSize: Metrics.body
                }
            }
            Row {
                visible: token.scored
                anchors.horizontalCenter: parent.horizontalCenter
                height: Metrics.px(22)
                spacing: 3

                ArtIcon {
                    visible: !token.showRunning
                    anchors.verticalCenter: parent.verticalCenter
                    width: Metrics.art(15)
                    height: width
                    art: "speicherstadt/cards/icons/fire"
                    tint: Theme.fire
                }
                Figure {
                    id: score
                    anchors.verticalCenter: parent.verticalCenter
                    value: token.showRunning ? token.running : token.score
                    font.pixelSize: Metrics.body
                }
                Label {
                    anchors.baseline: score.baseline
                    text: qsTr("pts")
                    color: Theme.ink2
                    font.pixelSize: Metrics.meta
                    Accessible.ignored: true
                }
            }
            Grid {
                visible: token.full && token.wants.length > 0
                anchors.horizontalCenter: parent.horizontalCenter
                columns: 3
                spacing: 2

                Repeater {
                    model: token.wants.length
                    Cube {
                        required property int index
                        size: Metrics.art(18)
                        good: token.wants[index] ?? ""
                    }
                }
            }
        }
        Thinking {
            visible: token.thinking
            anchors {
                right: parent.right
                rightMargin: 2
            }
            y: 3
            size: Metrics.art(15)
        }
        ArtIcon {
            visible: token.first
            x: 12
            y: 4
            width: Metrics.art(18)
            height: width
            art: Theme.night ? "speicherstadt/parts/night/bell" : "speicherstadt/parts/bell"
        }
        Rectangle {
            visible: token.note !== "" && token.noteKind === "bad"
            anchors {
                right: parent.right
                rightMargin: 4
            }
            y: 4
            width: 20
            height: 20
            radius: 10
            color: Theme.fire
            border {
                width: Metrics.line
                color: Theme.card
            }

            Label {
                anchors.centerIn: parent
                text: "!"
                color: Theme.fireText
                font {
                    pixelSize: Metrics.least
                    weight: Font.Bold
                }
                Accessible.ignored: true
            }
        }
    }
}
