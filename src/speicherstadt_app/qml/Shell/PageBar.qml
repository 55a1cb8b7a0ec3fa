pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// The copper roof over a page: the way back, and what this page is.
Rectangle {
    id: bar

    required property string title
    property string note: ""
    default property alias content: things.data    // at the right: buttons

    property bool helps: false                // leads to the rules

    signal back
    signal help

    // Large text makes buttons higher than the bar would be.
    implicitHeight: Math.max(Metrics.target, Metrics.topBar, things.implicitHeight)
    color: Theme.bar

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 3
        color: Theme.barDark
    }
    IconBtn {
        id: way
        x: 4
        anchors.verticalCenter: parent.verticalCenter
        art: "signs/back"
        text: qsTr("Back")
        key: qsTr("Esc")
        tint: Theme.barText
        onClicked: bar.back()
    }
    Label {
        id: name
        anchors {
            left: way.right
            leftMargin: 8
            verticalCenter: parent.verticalCenter
        }
        text: bar.title
        slab: true
        color: Theme.barText
        font.pixelSize: Metrics.title
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Label {
        anchors {
            left: name.right
            leftMargin: 18
            right: things.left
            rightMargin: 12
            baseline: name.baseline
        }
        text: bar.note
        color: Theme.barTextSoft
        elide: Text.ElideNone
        visible: implicitWidth <= width
    }
    Row {
        id: things
        anchors {
            right: rules.left
            rightMargin: Metrics.gap
            verticalCenter: way.verticalCenter
        }
        spacing: Metrics.gap
    }
    IconBtn {
        id: rules
        visible: bar.helps
        width: visible ? implicitWidth : 0
        anchors {
            right: parent.right
            rightMargin: 4
            verticalCenter: way.verticalCenter
        }
        art: "signs/book"
        text: qsTr("Rules")
        key: "F1"
        tint: Theme.barText
        onClicked: bar.help()
    }
}
