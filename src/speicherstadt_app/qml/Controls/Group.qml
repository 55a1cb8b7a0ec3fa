pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Controls
import Theme

// What belongs together on a page, under one heading.
Panel {
    id: group

    property string heading: ""
    default property alias content: list.data

    Layout.fillWidth: true
    Layout.preferredWidth: 600
    Layout.alignment: Qt.AlignTop
    implicitHeight: list.implicitHeight + 32

    ColumnLayout {
        id: list
        anchors {
            left: parent.left
            right: parent.right
            top: parent.top
            margins: 16
        }
        spacing: 10

        Label {
            text: group.heading
            slab: true
            font.pixelSize: Metrics.title
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
    }
}
