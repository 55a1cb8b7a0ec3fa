pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Controls
import Theme

// An unfinished game: how its table looks, what it waits for, and who sits there.
Panel {
    id: game

    required property string gameId
    required property string headline
    required property bool mine
    required property string detail
    required property var seats
    required property string purseArt
    required property var small
    required property string art
    required property string spoken
    required property int index
    readonly property bool first: index === 0
    readonly property bool broad: width > Metrics.px(560)      // the button stands beside the words

    signal wanted

    radius: Metrics.radiusLarge
    line: first ? Theme.ink : Theme.contrast ? Theme.edge : Theme.hairline
    lineWidth: first ? 3 : 1
    lift: first ? 1.6 : 1
    implicitHeight: grid.implicitHeight + 2 * Metrics.margin
    Accessible.role: Accessible.ListItem
    Accessible.name: spoken

    GridLayout {
        id: grid
        anchors {
            fill: parent
            margins: Metrics.margin
        }
        columns: game.broad ? 3 : 2
        columnSpacing: 16
        rowSpacing: 8

        TableInSmall {
            visible: game.width > Metrics.px(400)
            Layout.alignment: Qt.AlignTop
            Layout.preferredWidth: Metrics.art(170)
            Layout.preferredHeight: Metrics.art(82)
            picture: game.small
            art: game.art
        }
        ColumnLayout {
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignVCenter
            spacing: 4

            RowLayout {
                Layout.fillWidth: true
                spacing: 8

                Rectangle {
                    visible: game.mine
                    Layout.alignment: Qt.AlignTop
                    Layout.topMargin: Metrics.px(8)
                    Layout.preferredWidth: 9
                    Layout.preferredHeight: 9
                    radius: 5
                    color: Theme.primary
                }
                Label {
                    Layout.fillWidth: true
                    text: game.headline
                    strong: true
                    wrapMode: Text.Wrap
                    font.pixelSize: Metrics.strong
                    Accessible.ignored: true
                }
            }
            FaceRow {
                Layout.fillWidth: true
                seats: game.seats
                purseArt: game.purseArt
                size: Metrics.art(28)
            }
            Label {
                Layout.fillWidth: true
                text: game.detail
                wrapMode: Text.Wrap
                color: Theme.ink2
                font.pixelSize: Metrics.small
                Accessible.ignored: true
            }
        }
        Btn {
            Layout.columnSpan: game.broad ? 1 : 2
            Layout.fillWidth: !game.broad
            Layout.alignment: Qt.AlignVCenter
            focus: game.first
            kind: game.first ? "primary" : "plain"
            key: game.first ? "↵" : game.index < 9 ? game.index + 1 : ""
            minimum: 150
            text: qsTr("Continue")
            Accessible.name: text + ": " + game.headline
            onClicked: game.wanted()
        }
    }
}
