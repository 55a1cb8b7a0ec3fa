pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Controls
import Shell
import Theme
import Speicherstadt.Models as Models

// What the computer players can see and what they can't, what was promised of the cards, and what chance brought.
Page {
    id: page

    required property Models.Fairness model
    readonly property Models.FairnessNow now: model.now

    title: qsTr("Is it fair?")
    widest: 980

    component Words: Label {
        Layout.fillWidth: true
        wrapMode: Text.WordWrap
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    Group {
        visible: page.now.promise !== ""
        width: page.contentWidth
        heading: page.now.next ? qsTr("The next game") : qsTr("This game")

        Words {
            text: page.now.promise
            strong: true
            color: page.now.broken ? Theme.fire : Theme.ink
        }
        Words {
            visible: page.now.hash !== ""
            text: page.now.hash
            color: Theme.ink2
            font.pixelSize: Metrics.small
        }
        Btn {
            visible: page.now.hash !== ""
            kind: "quiet"
            text: qsTr("Copy")
            Accessible.name: qsTr("Copy the hash of the seed")
            onClicked: page.app.copy(page.now.hash.replace(/ /g, ""))
        }
        Words {
            visible: page.now.hash !== "" && page.now.hashed !== ""
            text: qsTr("To check it yourself: the hash is SHA-256 of the text “%1”.").arg(page.now.hashed)
        }
    }
    Group {
        width: page.contentWidth
        heading: qsTr("What the computer players see")

        Words {
            text: qsTr("What you would see in their seat: everything that lies open, what is theirs alone, and what is still to come, though not when.")
        }
        Words {
            text: qsTr("They know no more: neither what others hold in secret nor the order of what is still to come. It is not that they look away: the position they are given contains none of it. Only the dealer has the order, and no computer player ever meets the dealer.")
        }
        Words {
            text: qsTr("Harder levels think longer and better. Nobody is given more than you, other cards or a second look.")
        }
        Words {
            text: qsTr("This is tested with every version: if what is hidden is shuffled once more, every one of them decides the same.")
        }
    }
    Group {
        width: page.contentWidth
        heading: qsTr("Where the cards come from")

        Words {
            text: qsTr("A single number, the seed, fixes before the game who begins and everything that chance will bring, such as the order of the cards. Nothing you do changes that: undo, play on, and the same things come.")
        }
        Words {
            text: qsTr("Before the game this page shows a hash of the seed, if you come here from where it is set up; the record holds it from the first card on, and from the table you find it here again. After the game the seed itself follows. If it has the same hash and brings the same cards, nothing was swapped on the way.")
        }
        Words {
            text: qsTr("What the hash can't show is that the seed was drawn blindly. That is what the figures below are for.")
        }
    }
    Group {
        width: page.contentWidth
        heading: qsTr("What chance brought")

        Words {
            text: page.now.games > 0 ? page.now.gamesText : page.now.counting ? qsTr("Counting your games.") : qsTr("No game of yours counts yet: play one to its end, without help.")
            color: Theme.ink2
        }
        ProgressBar {
            visible: page.now.counting
            Layout.fillWidth: true
            name: qsTr("How many games have been counted")
            value: page.now.progress
        }
        Repeater {
            model: page.now.rows

            ColumnLayout {
                id: row

                required property var modelData

                Layout.fillWidth: true
                Layout.topMargin: 6
                spacing: 4
                Accessible.role: Accessible.ListItem
                Accessible.name: modelData.spoken

                Label {
                    Layout.fillWidth: true
                    text: row.modelData.title + " · " + row.modelData.who
                    strong: true
                    wrapMode: Text.WordWrap
                    Accessible.ignored: true
                }
                // The band is where it lies 95 times of a hundred; the line in it is what was to be expected.
                Item {
                    Layout.fillWidth: true
                    implicitHeight: 26

                    Rectangle {
                        y: 9
                        width: parent.width
                        height: 8
                        radius: 4
                        color: Theme.sand
                    }
                    Rectangle {
                        x: parent.width * row.modelData.low
                        y: 6
                        width: parent.width * (row.modelData.high - row.modelData.low)
                        height: 14
                        radius: 4
                        color: Theme.primaryWash
                        border {
                            width: 1
                            color: Theme.primary
                        }
                    }
                    Rectangle {
                        x: parent.width / 2 - 1
                        y: 4
                        width: 2
                        height: 18
                        color: Theme.ink2
                    }
                    Rectangle {
                        x: Math.max(0, Math.min(parent.width - width, parent.width * row.modelData.at - width / 2))
                        y: 4
                        width: 18
                        height: 18
                        radius: row.modelData.inside ? 9 : 2
                        color: row.modelData.inside ? Theme.primary : Theme.fire
                        border {
                            width: 2
                            color: Theme.card
                        }
                    }
                }
                Label {
                    Layout.fillWidth: true
                    text: row.modelData.text + ". " + row.modelData.verdict
                    wrapMode: Text.WordWrap
                    color: Theme.ink2
                    Accessible.ignored: true
                }
            }
        }
        Words {
            visible: page.now.rows.length > 0
            text: qsTr("What was drawn is compared with what could come at that moment. So it makes no difference how well anybody plays: only a shuffle that favours somebody would show. One row in twenty lies outside its band by chance.")
            color: Theme.ink2
        }
    }
    Btn {
        visible: page.now.gameId !== ""
        text: qsTr("Replay")
        onClicked: page.model.replay()
    }
}
