pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme
import Speicherstadt.Models as Models

// What else one may want of a game that is over: a picture of it, the same cards again, its code.
Sheet {
    id: more

    required property Models.App app
    required property Models.End end
    readonly property Models.Sharing sharing: app.sharing as Models.Sharing
    property string code: ""
    property string panorama: ""
    property bool again: false                // the same cards can be played again
    property bool isChallenge: false
    property bool occasional: false           // it was begun for a challenge or a day
    property bool kept: true
    property bool past: false
    readonly property string fileName: [more.end.game, more.end.date].filter(text => text !== "").join(" ")

    signal rematch
    signal movedOn
    signal cameBack
    signal lookedBack
    signal replayed
    signal fairnessWanted

    component Way: Btn {
        property bool shown: true

        visible: shown
        width: parent ? ((parent as Grid).width - (parent as Grid).columnSpacing * ((parent as Grid).columns - 1)) / (parent as Grid).columns : 0
    }

    title: qsTr("More")
    wanted: 640
    onAboutToShow: sharing.forget()

    Grid {
        width: parent ? (parent as Column).width : 0
        columns: width > Metrics.px(480) ? 2 : 1
        columnSpacing: Metrics.gap
        rowSpacing: Metrics.gap

        Way {
            art: "signs/star"
            text: qsTr("Save a picture to share")
            onClicked: more.sharing.save(more.fileName)
        }
        Way {
            art: "signs/edit"
            text: qsTr("Save the picture as …")
            onClicked: {
                place.active = false
                place.active = true
            }
        }
        Way {
            shown: more.again && !more.isChallenge
            art: "signs/undo"
            text: qsTr("Same cards again")
            onClicked: {
                more.close()
                more.rematch()
            }
        }
        Way {
            shown: more.again && !more.isChallenge && more.end.ranking.length > 1
            art: "signs/redo"
            text: qsTr("Same cards, seats swapped")
            onClicked: {
                more.close()
                more.movedOn()
            }
        }
        Way {
            shown: more.kept && !more.past
            art: "signs/play"
            text: qsTr("Replay")
            onClicked: {
                more.close()
                more.replayed()
            }
        }
        Way {
            shown: !more.past
            art: "signs/back"
            text: qsTr("See the table")
            onClicked: {
                more.close()
                more.lookedBack()
            }
        }
        Way {
            shown: more.occasional
            art: "signs/star"
            text: qsTr("Today and challenges")
            onClicked: {
                more.close()
                more.cameBack()
            }
        }
        Way {
            art: "signs/lock"
            text: qsTr("Is it fair?")
            onClicked: {
                more.close()
                more.fairnessWanted()
            }
        }
        Way {
            shown: more.code !== ""
            art: "signs/own"
            text: qsTr("Copy the code")
            Accessible.description: more.code
            onClicked: more.app.copy(more.code)
        }
    }
    Label {
        visible: more.code !== ""
        width: parent ? (parent as Column).width : 0
        text: qsTr("Code of this deal: %1").arg(more.code)
        wrapMode: Text.WordWrap
        color: Theme.ink2
        font.pixelSize: Metrics.small
    }
    Label {
        visible: text !== ""
        width: parent ? (parent as Column).width : 0
        text: more.sharing.told
        strong: true
        wrapMode: Text.WordWrap
        color: more.sharing.wrong ? Theme.fire : Theme.primary
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    Btn {
        visible: more.sharing.saved !== ""
        text: qsTr("Show in folder")
        onClicked: more.sharing.showInFolder()
    }
    buttons: [
        Btn {
            text: qsTr("Close")
            kind: "primary"
            focus: true
            onClicked: more.close()
        }
    ]

    Loader {
        id: place
        active: false
        sourceComponent: FileChooser {
            purpose: "write"
            question: qsTr("Save the picture as")
            suffix: "png"
            endings: ["PNG (*.png)"]
            start: more.sharing.startFolder()
            suggestion: more.sharing.suggestion(more.fileName)
            onChosen: where => more.sharing.saveTo(where)
        }
    }
    // It is drawn only when it is wanted, and where nobody sees it.
    Loader {
        id: drawing

        property string path: ""

        active: path !== ""
        visible: false
        sourceComponent: SharePicture {
            end: more.end
            code: more.code
            panorama: more.panorama
            onReady: picture => {
                const went = picture !== null && picture.saveToFile(drawing.path)
                more.sharing.written(drawing.path, went)
                more.app.announced(more.sharing.told, true)
                drawing.path = ""
            }
        }
    }
    Connections {
        target: more.sharing
        function onDrawn(path: string): void {
            drawing.path = path
        }
    }
}
