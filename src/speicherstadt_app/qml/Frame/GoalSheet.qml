pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Controls
import Theme
import Speicherstadt.Models as Models

// What this game was begun for, and how far one has come with it.
Sheet {
    id: sheet

    required property Models.Goal goal

    title: goal?.title ?? ""
    subtitle: goal?.lead ?? ""

    Repeater {
        model: sheet.goal?.wishes.length ?? 0

        RowLayout {
            id: row

            required property int index
            readonly property var wish: sheet.goal.wishes[index]

            width: parent ? (parent as Column).width : 0
            spacing: 12
            Accessible.role: Accessible.StaticText
            Accessible.name: wish.spoken

            ArtIcon {
                Layout.preferredWidth: Metrics.px(24)
                Layout.preferredHeight: Metrics.px(24)
                art: row.wish.state === "reached" ? "signs/check" : row.wish.state === "missed" ? "signs/close" : "signs/forward"
                tint: row.wish.state === "reached" ? Theme.primary : row.wish.state === "missed" ? Theme.fire : Theme.ink2
            }
            Label {
                Layout.fillWidth: true
                text: row.wish.text
                strong: true
                wrapMode: Text.WordWrap
                Accessible.ignored: true
            }
            Label {
                Layout.maximumWidth: row.width * 0.4
                text: row.wish.standing
                wrapMode: Text.WordWrap
                horizontalAlignment: Text.AlignRight
                color: row.wish.state === "missed" ? Theme.fire : Theme.ink2
                Accessible.ignored: true
            }
        }
    }
    buttons: [
        Btn {
            text: qsTr("Back to the table")
            kind: "primary"
            focus: true
            onClicked: sheet.close()
        }
    ]
}
