import QtQuick
import Controls
import Theme

// Says for a moment how large the text is now. It takes neither keyboard nor pointer from anything.
Panel {
    id: note

    readonly property bool told: stays.running

    function tell(size: int): void {
        words.text = qsTr("Text %1 %").arg(size)
        note.Accessible.announce(words.text, Accessible.Assertive)
        stays.restart()
    }

    visible: told
    lift: 2
    line: Theme.edge
    lineWidth: 2
    width: words.implicitWidth + 56
    height: words.implicitHeight + 32

    Label {
        id: words
        anchors.centerIn: parent
        slab: true
        font.pixelSize: Metrics.title
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
    Timer {
        id: stays
        interval: 1500
    }
}
