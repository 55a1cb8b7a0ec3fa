pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Speicherstadt.Models as Models
import Theme

// A page under its roof, whose content scrolls when there is more of it than room.
FocusScope {
    id: page

    required property Models.App app
    property string title: ""
    property string note: ""
    property real widest: 1232
    default property alias content: column.data

    readonly property real contentWidth: column.width

    Keys.onEscapePressed: page.app.back()
    Keys.onBackPressed: page.app.back()

    Rectangle {
        anchors.fill: parent
        color: Theme.quay
    }
    PageBar {
        id: bar
        width: parent.width
        title: page.title
        note: page.note
        onBack: page.app.back()
    }
    ScrollView {
        id: view
        anchors {
            top: bar.bottom
            bottom: parent.bottom
            left: parent.left
            right: parent.right
        }
        contentHeight: column.implicitHeight + 2 * Metrics.margin + 4

        Column {
            id: column
            x: Math.max(Metrics.margin * 2, (view.availableWidth - width) / 2)
            y: Metrics.margin + 4
            width: Math.min(page.widest, view.availableWidth - 4 * Metrics.margin)
            spacing: Metrics.margin
        }
    }
}
