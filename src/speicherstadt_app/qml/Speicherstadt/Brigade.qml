pragma Translator: Speicherstadt_Brigade
pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme

// One player's ladder at a fire: a rung for each point of strength, a helmet for each card, and what the player gains or loses.
Item {
    id: brigade

    required property real rung               // height of a point
    required property real grown              // points that stand already
    required property bool judged
    required property bool laddered           // there is room for all ladders; else figures must do
    required property int sign
    required property string name
    property Names names: null                // of all brigades
    required property var values              // strength of each card
    required property int total
    required property int change
    required property string changeText

    readonly property bool best: judged && change > 0
    readonly property bool worst: judged && change < 0
    readonly property bool roomy: Math.min(40, width * 0.34) + figure.implicitWidth + outcome.implicitWidth + 18 + 16 <= width - 12
    readonly property bool helmeted: rung >= 11   // else the ladder alone must do
    readonly property color wood: Theme.night ? Tones.hullLine : Theme.timber
    readonly property alias footing: foot.height
    readonly property real high: Math.min(total, grown) * rung

    function below(n: int): int {
        let sum = 0
        for (let k = 0; k < n; ++k)
            sum += values[k]
        return sum
    }

    Rectangle {
        anchors.fill: parent
        radius: Metrics.radius
        color: brigade.best ? Theme.primaryWash : brigade.worst ? Theme.fireWash : Theme.clear
        border {
            width: brigade.best || brigade.worst ? 2 : 0
            color: brigade.best ? Theme.primary : Theme.fire
        }
    }
    Item {
        id: ladder
        visible: brigade.total > 0 && brigade.laddered
        anchors {
            horizontalCenter: parent.horizontalCenter
            bottom: foot.top
            bottomMargin: 3
        }
        width: 64
        height: brigade.high

        Repeater {
            model: 2
            Rectangle {
                required property int index
                x: index === 0 ? 0 : ladder.width - width
                y: -9
                width: 6
                height: ladder.height + 9
                topLeftRadius: 3
                topRightRadius: 3
                color: brigade.wood
            }
        }
        Repeater {
            model: brigade.total
            Rectangle {
                required property int index
                visible: index < brigade.grown
                x: 4
                y: ladder.height - (index + 0.5) * brigade.rung - 2
                width: ladder.width - 8
                height: Math.min(4, brigade.rung - 1)
                color: Theme.night ? Theme.edge : Theme.timberHigh
            }
        }
        Repeater {
            model: brigade.values.length
            Rectangle {
                id: helmet
                required property int index
                readonly property int strength: brigade.values[index]
                visible: brigade.helmeted && brigade.below(index) + strength <= brigade.grown
                anchors.horizontalCenter: parent.horizontalCenter
                y: ladder.height - (brigade.below(index) + strength / 2) * brigade.rung - height / 2
                width: 50
                height: Math.max(18, Math.min(27, brigade.rung * strength - 2))
                radius: height / 2
                color: Theme.card
                border {
                    width: 1.5
                    color: Theme.fire
                }

                Row {
                    anchors.centerIn: parent
                    spacing: 3
                    ArtIcon {
                        anchors.verticalCenter: parent.verticalCenter
                        width: Math.min(Metrics.art(18), helmet.height - 4)
                        height: width
                        art: "speicherstadt/cards/icons/firefighter"
                        tint: Theme.fire
                    }
                    Label {
                        anchors.verticalCenter: parent.verticalCenter
                        text: helmet.strength
                        strong: true
                        font.pixelSize: Math.min(Metrics.body, helmet.height - 3)
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
    Label {
        visible: brigade.total === 0 && implicitHeight + 14 <= brigade.height - foot.height
        anchors {
            horizontalCenter: parent.horizontalCenter
            bottom: foot.top
            bottomMargin: 8
        }
        width: Math.min(implicitWidth, parent.width - 12)
        text: qsTr("no brigade")
        wrapMode: Text.WordWrap
        horizontalAlignment: Text.AlignHCenter
        color: Theme.ink2
        font.pixelSize: Metrics.small
        Accessible.ignored: true
    }
    Column {
        id: foot
        anchors {
            left: parent.left
            right: parent.right
            bottom: parent.bottom
            bottomMargin: 6
        }
        spacing: 2

        Rectangle {
            x: 12
            width: parent.width - 24
            height: 2
            color: Theme.edge
            opacity: 0.6
        }
        Item {
            width: 1
            height: 3
        }
        // Sign, strength, and what comes of it: in one row where there is room.
        Grid {
            anchors.horizontalCenter: parent.horizontalCenter
            columns: brigade.roomy ? 3 : 2
            columnSpacing: 8
            rowSpacing: 2
            horizontalItemAlignment: Grid.AlignHCenter
            verticalItemAlignment: Grid.AlignVCenter

            Medallion {
                size: Math.min(Metrics.art(40), brigade.width * 0.34)
                sign: brigade.sign
            }
            Label {
                id: figure
                text: brigade.total
                font {
                    pixelSize: Metrics.price
                    weight: Font.Bold
                }
                Accessible.ignored: true
            }
            Rectangle {
                visible: brigade.best || brigade.worst
                width: outcome.implicitWidth + 18
                height: Metrics.px(30)
                radius: height / 2
                color: brigade.best ? Theme.primary : Theme.fire

                Label {
                    id: outcome
                    anchors.centerIn: parent
                    text: brigade.changeText
                    color: brigade.best ? Theme.primaryText : Theme.fireText
                    font {
                        pixelSize: Metrics.title
                        weight: Font.Bold
                    }
                    Accessible.ignored: true
                }
            }
        }
        Name {
            x: 6
            width: parent.width - 12
            row: brigade.names
            largest: Metrics.strong
            text: brigade.name
            strong: true
            horizontalAlignment: Text.AlignHCenter
        }
    }
}
