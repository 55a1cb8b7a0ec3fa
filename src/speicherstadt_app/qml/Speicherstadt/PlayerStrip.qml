pragma Translator: Speicherstadt_PlayerStrip
pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
import Theme

// What one must always see of an opponent: score, coins, workers at home, strength, goods wanted and kept. A tap tells the rest.
Thing {
    id: strip

    required property int sign
    required property string name
    required property string art
    required property int score
    required property int running
    required property string fires            // the points from fires apart
    required property int coins
    required property int workers
    required property int workersMax
    required property int strength
    required property bool first
    required property bool deciding
    required property bool thinking
    required property string note
    required property string noteKind
    required property int notePrice
    required property var wants               // goods
    required property var keeps               // goods
    required property string explain
    required property string spoken
    property var person: null                 // what is known of a computer player
    property Names names: null                // of all strips
    property bool showRunning: true

    // Too narrow for name and score in one row: the score moves down.
    readonly property bool slim: width < Metrics.px(236)
    // What stands beside the name if nothing of it shrinks.
    readonly property real told: nameLabel.implicitWidth + (first ? 26 : 0) + figure.width + apart.implicitWidth + Metrics.px(48) + 8
    readonly property int lead: slim ? 26 + Metrics.art(34) : 32 + Metrics.art(48)
    readonly property int room: width - lead - 12
    readonly property int purseTop: 7 + (slim ? Math.max(42, Metrics.px(26)) : Metrics.px(26))

    implicitWidth: 300
    implicitHeight: (slim ? fleet.y : purseTop) + Metrics.px(28) + 3 + wanted.height + 8
    focusPolicy: Qt.TabFocus     // tapped, it leaves the keyboard where it is: the next Enter is meant for what is asked
    topic: explain
    around: Metrics.radius
    Accessible.name: spoken

    background: Panel {
        // Points at the player who decides.
        Rectangle {
            z: -1
            visible: strip.deciding
            x: -width / 2
            anchors.verticalCenter: parent.verticalCenter
            width: 13
            height: 13
            rotation: 45
            antialiasing: true
            color: Theme.primary
        }
        lift: 0.5
        fill: strip.down ? Theme.well : Theme.card
        line: strip.deciding ? Theme.primary : Theme.contrast ? Theme.edge : Theme.hairline
        lineWidth: strip.deciding ? 2.5 : 1
    }
    contentItem: Item {
        Spine {
            x: 2
            y: 2
            width: 10
            height: parent.height - 4
            sign: strip.sign
            topLeftRadius: 6
            bottomLeftRadius: 6
        }
        HouseSign {
            id: sign
            x: 18
            y: 9
            size: Metrics.art(strip.slim ? 34 : 48)
            sign: strip.sign
            art: strip.art
        }
        // Below the sign, or over its top where the purse stands below it.
        Thinking {
            z: 1
            visible: strip.thinking
            anchors.horizontalCenter: sign.horizontalCenter
            y: strip.slim ? 3 : sign.y + sign.height + 7
        }
        Row {
            id: points
            anchors {
                right: parent.right
                rightMargin: 12
            }
            y: strip.slim ? fleet.y : 7
            height: Metrics.px(26)
            spacing: 4

            ArtIcon {
                visible: apart.visible || !strip.showRunning
                anchors.verticalCenter: parent.verticalCenter
                width: Metrics.px(15)
                height: width
                art: "speicherstadt/cards/icons/fire"
                tint: Theme.fire
            }
            Label {
                id: apart
                visible: strip.showRunning && strip.fires !== "" && !strip.slim && strip.told <= strip.room
                anchors.baseline: figure.baseline
                rightPadding: 4
                text: strip.fires
                color: Theme.ink2
                font.pixelSize: Metrics.small
                Accessible.ignored: true
            }
            Figure {
                id: figure
                anchors.verticalCenter: parent.verticalCenter
                value: strip.showRunning ? strip.running : strip.score
                font.pixelSize: Metrics.title
            }
            Label {
                visible: !strip.slim || strip.width >= 32 + Metrics.art(21) + Metrics.px(108)
                anchors.baseline: figure.baseline
                text: qsTr("pts")
                color: Theme.ink2
                font.pixelSize: Metrics.small
                Accessible.ignored: true
            }
        }
        Name {
            id: nameLabel
            x: strip.lead
            y: 7
            width: Math.min(Math.ceil(implicitWidth), room)
            height: strip.slim ? Math.max(42, Metrics.px(26)) : Metrics.px(26)
            row: strip.names
            room: strip.room - Metrics.art(26) - (strip.slim ? 0 : Metrics.px(72))
            lines: strip.slim ? 2 : 1
            tall: height
            largest: strip.slim ? Metrics.body : Metrics.title
            text: strip.name
            strong: true
            lineHeight: 0.9
        }
        ArtIcon {
            visible: strip.first
            anchors {
                left: nameLabel.right
                leftMargin: 6
                verticalCenter: nameLabel.verticalCenter
            }
            width: Metrics.art(20)
            height: width
            art: Theme.night ? "speicherstadt/parts/night/bell" : "speicherstadt/parts/bell"
        }
        Standing {
            id: standing
            anchors {
                left: nameLabel.right
                leftMargin: strip.first ? 34 : 8
                baseline: nameLabel.baseline
            }
            person: strip.person
            most: strip.slim ? 0 : points.x - x - 8
        }
        Row {
            id: purse
            x: strip.slim ? 20 : strip.lead
            y: strip.purseTop
            height: Metrics.px(28)
            spacing: 5

            ArtIcon {
                anchors.verticalCenter: parent.verticalCenter
                width: Metrics.art(21)
                height: width
                art: Theme.night ? "speicherstadt/parts/night/coin" : "speicherstadt/parts/coin"
            }
            Figure {
                anchors.verticalCenter: parent.verticalCenter
                value: strip.coins
                color: strip.noteKind === "bad" && strip.note !== "" ? Theme.fire : Theme.ink
                font.pixelSize: Metrics.number
            }
        }
        Workers {
            anchors {
                left: purse.right
                leftMargin: strip.width < Metrics.px(280) ? 8 : 12
                verticalCenter: purse.verticalCenter
            }
            terse: strip.width - purse.x - purse.width - 20 < 3.4 * size
            size: strip.width < Metrics.px(280) ? Metrics.art(17) : Metrics.art(21)
            sign: strip.sign
            home: strip.workers
            most: strip.workersMax
        }
        Row {
            id: fleet
            x: strip.slim ? 20 : strip.width - width - 12
            y: strip.slim ? purse.y + purse.height : purse.y
            height: Metrics.px(28)
            spacing: 4

            ArtIcon {
                anchors.verticalCenter: parent.verticalCenter
                width: Metrics.art(21)
                height: width
                art: "speicherstadt/cards/icons/firefighter"
                tint: Theme.fire
            }
            Figure {
                anchors.verticalCenter: parent.verticalCenter
                value: strip.strength
                font.pixelSize: Metrics.title
            }
        }
        Row {
            id: wanted
            x: strip.slim ? 20 : strip.lead
            y: (strip.slim ? fleet : purse).y + Metrics.px(28) + 3
            height: Math.max(Metrics.art(24), note.terse ? 0 : note.implicitHeight, goods.height)
            spacing: 4
            visible: note.text === "" || width + (note.terse ? Metrics.art(34) : note.width) + 8 <= strip.width - x - 12

            ArtIcon {
                anchors.verticalCenter: parent.verticalCenter
                width: Metrics.art(20)
                height: width
                art: "speicherstadt/cards/icons/contract"
                tint: Theme.ink2
            }
            Grid {
                id: goods

                readonly property int count: strip.wants.length
                readonly property real whole: strip.slim ? Metrics.art(20) : Sizes.cubeSmall
                readonly property real room: strip.width - wanted.x - 16 - Metrics.art(20)

                anchors.verticalCenter: parent.verticalCenter
                // Somewhat smaller in one row rather than in two.
                columns: room / count - 4 >= 0.7 * whole ? count : Math.ceil(count / 2)
                spacing: 4

                Repeater {
                    model: strip.wants.length
                    Cube {
                        required property int index
                        size: Math.min(goods.whole, goods.room / goods.columns - 4)
                        good: strip.wants[index] ?? ""
                    }
                }
            }
            Label {
                readonly property real free: strip.width - strip.lead - 36 - (strip.keeps.length > 0 ? 56 : 0)

                visible: strip.wants.length === 0
                anchors.verticalCenter: parent.verticalCenter
                text: !strip.slim && nothing.advanceWidth <= free ? nothing.text : "–"
                color: Theme.ink2
                font.pixelSize: Metrics.small
                Accessible.ignored: true
            }
        }
        Row {
            visible: strip.keeps.length > 0 && note.text === "" && wanted.x + wanted.width + width + 18 <= strip.width
            anchors {
                right: parent.right
                rightMargin: 12
                verticalCenter: wanted.verticalCenter
            }
            spacing: 5

            ArtIcon {
                anchors.verticalCenter: parent.verticalCenter
                width: Metrics.art(20)
                height: width
                art: "speicherstadt/cards/icons/warehouse"
                tint: Tones.kindMark("warehouse")
            }
            Figure {
                anchors.verticalCenter: parent.verticalCenter
                value: strip.keeps.length
                font.pixelSize: Metrics.body
            }
        }
        // In few words where there is no room for many.
        Coin {
            visible: note.terse && strip.note !== ""
            anchors {
                right: parent.right
                rightMargin: 14
                verticalCenter: wanted.verticalCenter
            }
            size: Metrics.art(26)
            amount: strip.notePrice
            struck: strip.noteKind === "bad"
        }
        Tag {
            id: note

            readonly property bool terse: strip.slim && sentence.advanceWidth + (bad ? 32 : 14) > most

            visible: text !== "" && !terse
            anchors {
                right: parent.right
                rightMargin: 10
                verticalCenter: wanted.verticalCenter
            }
            most: strip.width - (strip.slim ? 32 : strip.lead + 14)
            text: strip.note
            kind: strip.noteKind
        }
        TextMetrics {
            id: sentence
            font {
                family: Theme.ui
                pixelSize: Metrics.meta
                weight: Font.DemiBold
            }
            text: strip.note
        }
        TextMetrics {
            id: nothing
            font {
                family: Theme.ui
                pixelSize: Metrics.small
            }
            text: qsTr("no open contract")
        }
    }
}
