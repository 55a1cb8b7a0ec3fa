pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// What has just been achieved, one after the other, above the sheet.
Panel {
    id: toast

    required property var achieved            // [{title, condition, art, spoken}]
    property bool told: false                 // they may be shown now
    property int shown: -1                    // which of them, -1: none yet
    readonly property var now: shown >= 0 && shown < achieved.length ? achieved[shown] : null

    signal announced(text: string)

    function next(): void {
        toast.shown += 1
        if (toast.now !== null)
            toast.announced(toast.now.spoken)
    }
    function begin(): void {
        if (toast.told && toast.achieved.length > 0 && toast.shown < 0)
            toast.next()
    }

    visible: opacity > 0
    opacity: now === null ? 0 : 1
    implicitWidth: Math.min(parent ? parent.width - 48 : 400, picture.width + words.width + 44)
    implicitHeight: Math.max(picture.height, words.height) + 20
    radius: Metrics.radiusLarge
    lift: 2.5
    line: Theme.primary
    lineWidth: 2
    onToldChanged: begin()
    onAchievedChanged: begin()
    Component.onCompleted: begin()

    Behavior on opacity {
        NumberAnimation {
            duration: Motion.fade
        }
    }
    Timer {
        running: toast.now !== null
        interval: 3800
        repeat: true
        onTriggered: toast.next()
    }
    MedalArt {
        id: picture
        x: 14
        anchors.verticalCenter: parent.verticalCenter
        art: toast.now?.art ?? ""
    }
    Column {
        id: words
        x: picture.x + picture.width + 14
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(Metrics.px(380), (toast.parent?.width ?? 480) - 140)

        Label {
            text: qsTr("Achieved")
            color: Theme.ink2
            font.pixelSize: Metrics.small
            Accessible.ignored: true
        }
        Label {
            width: parent.width
            text: toast.now?.title ?? ""
            slab: true
            wrapMode: Text.WordWrap
            font.pixelSize: Metrics.title
            Accessible.ignored: true
        }
        Label {
            visible: text !== ""
            width: parent.width
            text: toast.now?.condition ?? ""
            wrapMode: Text.WordWrap
            font.pixelSize: Metrics.small
            color: Theme.ink2
            Accessible.ignored: true
        }
    }
    TapHandler {
        onTapped: toast.next()
    }
}
