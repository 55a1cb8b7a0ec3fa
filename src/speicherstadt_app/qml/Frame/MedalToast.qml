pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// What has just been achieved, one after the other, above the sheet.
Panel {
    id: toast

    required property var achieved            // [{title, condition, art, spoken}]
    property bool told: false                 // they may be shown now
    property bool above: false                // there is room for the title alone, and in one line
    readonly property real most: Math.min((parent?.width ?? 488) - 48, limit + picture.width + 44)
    readonly property real least: Math.max(picture.height, caption.height + title.lineOnly) + 20     // high with the title alone
    readonly property real limit: Math.min(Metrics.px(380), (parent?.width ?? 480) - picture.width - 76)
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
    opacity: now === null || !told ? 0 : 1
    implicitWidth: picture.width + words.width + 44
    implicitHeight: above ? least : Math.max(picture.height, words.height) + 20
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
        running: toast.now !== null && toast.told
        interval: 3800
        repeat: true
        onTriggered: toast.next()
    }
    MedalArt {
        id: picture
        x: 14
        anchors.verticalCenter: parent.verticalCenter
        size: Metrics.art(64)
        art: toast.now?.art ?? ""
    }
    // What a label would like to have depends on what it gets: it is measured apart.
    TextMetrics {
        id: titleWidth
        font: title.font
        text: title.text
    }
    TextMetrics {
        id: conditionWidth
        font: condition.font
        text: condition.text
    }
    Column {
        id: words
        x: picture.x + picture.width + 14
        anchors.verticalCenter: parent.verticalCenter
        width: Math.ceil(Math.min(toast.limit, Math.max(caption.implicitWidth, titleWidth.advanceWidth, condition.visible ? conditionWidth.advanceWidth : 0) + 1))

        Label {
            id: caption
            text: qsTr("Achieved")
            color: Theme.ink2
            font.pixelSize: Metrics.small
            Accessible.ignored: true
        }
        Label {
            id: title

            readonly property real lineOnly: implicitHeight / Math.max(1, lineCount)

            width: parent.width
            text: toast.now?.title ?? ""
            slab: true
            wrapMode: toast.above ? Text.NoWrap : Text.WordWrap
            fontSizeMode: toast.above ? Text.HorizontalFit : Text.FixedSize
            minimumPixelSize: Metrics.least
            elide: toast.above ? Text.ElideRight : Text.ElideNone
            font.pixelSize: Metrics.title
            Accessible.ignored: true
        }
        Label {
            id: condition
            visible: text !== "" && !toast.above
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
