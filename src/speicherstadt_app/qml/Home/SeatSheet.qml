pragma ComponentBehavior: Bound

import QtQuick
import Controls

// What can be done with a place at the table.
Sheet {
    id: sheet

    property SeatRow row: null
    property int count: 2
    property bool named: false                // whoever sits there now is asked for a name

    signal swapped(int place, string kind)
    signal moved(int place, int by)
    signal removed(int place)

    function ask(row: SeatRow): void {
        sheet.row = row
        sheet.named = false
        sheet.open()
    }

    component Deed: Btn {
        width: parent ? (parent as Column).width : 0
    }

    title: row?.title ?? ""
    subtitle: qsTr("Seat %1").arg(row?.number ?? "")
    wanted: 420

    Deed {
        focus: true
        visible: sheet.row?.canSwap ?? false
        art: sheet.row?.kind === "human" ? "signs/computer" : "signs/person"
        text: sheet.row?.me ? qsTr("Only watch: let the computer play here") : sheet.row?.kind === "human" ? qsTr("Let the computer play here") : qsTr("Let a friend play here")
        onClicked: {
            const human = sheet.row.kind === "human"
            sheet.named = !human
            sheet.swapped(sheet.row.place, human ? "ai" : "human")
            sheet.close()
        }
    }
    Deed {
        enabled: (sheet.row?.place ?? 0) > 0
        art: "signs/up"
        text: qsTr("One seat earlier")
        onClicked: {
            sheet.moved(sheet.row.place, -1)
            sheet.close()
        }
    }
    Deed {
        enabled: (sheet.row?.place ?? 0) < sheet.count - 1
        art: "signs/down"
        text: qsTr("One seat later")
        onClicked: {
            sheet.moved(sheet.row.place, 1)
            sheet.close()
        }
    }
    Deed {
        enabled: sheet.row?.canRemove ?? false
        art: "signs/close"
        text: qsTr("Take from the table")
        onClicked: {
            sheet.removed(sheet.row.place)
            sheet.close()
        }
    }
}
