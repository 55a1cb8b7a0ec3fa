pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Window
import Controls
import Frame
import Speicherstadt

// The harbour with nothing else, as houses or as rows, and who tells what happens in it.
Window {
    id: window

    required property var columns
    property int places: 0
    property bool listed: false
    property real landing: 74
    property list<string> chosen
    property list<int> called
    property list<string> cues
    property int told: 0
    readonly property Item stage: listed ? rows : quayside
    readonly property Item teller: player

    width: 980
    height: 480

    Stage {
        content: window.contentItem

        Harbour {
            id: quayside
            visible: !window.listed
            anchors.fill: parent
            landing: window.landing
            places: window.places
            columns: window.columns
            onChosen: token => window.chosen.push(token)
            onCalled: number => window.called.push(number)
        }
        HarbourList {
            id: rows
            visible: window.listed
            anchors.fill: parent
            columns: window.columns
            onChosen: token => window.chosen.push(token)
            onCalled: number => window.called.push(number)
        }
        Item {
            id: home
            width: 50
            height: 50
        }
        StoryPlayer {
            id: player
            anchors.fill: parent
            board: gameBoard
            onCued: cue => window.cues.push(cue)
            onEmptied: window.told++

            GameBoard {
                id: gameBoard

                function tell(event: var): int {
                    return stories.tell(event)
                }
                function settle(): void {
                    stories.settle()
                }

                table: null
                still: false

                Stories {
                    id: stories
                    anchors.fill: parent
                    harbour: window.listed ? null : quayside
                    list: window.listed ? rows : null
                    homeOf: sign => home
                }
            }
        }
    }
}
