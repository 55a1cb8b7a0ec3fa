pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Speicherstadt.Models as Models
import Theme

// A door for each game, and what else there is to do. It is read after the first frame.
ColumnLayout {
    id: doors

    required property Models.App app
    property bool narrow: false
    property real pageHeight: 720
    readonly property var lessons: app.ready ? app.model("lessons") : null
    readonly property Models.ContinueCard card: app.continueCard as Models.ContinueCard
    readonly property bool single: app.doorCount < 2
    readonly property bool dense: several.count > 0 && grid.dense
    readonly property string season: card.there ? card.season : "summer"
    property string place: ""                 // of the only game there is

    // The figures open doors, in their order.
    function figureOf(event: var): int {
        return Figures.of(event)
    }
    function goThrough(number: int): void {
        grid.cards()[number]?.act()
    }
    // The page of the one in the frame.
    function enter(): void {
        framed()?.enter()
    }
    function framed(): DoorCard {
        return grid.cards().find(door => door.framed) ?? grid.cards()[0]
    }
    function goOn(): void {
        const only = alone.count > 0 ? alone.itemAt(0) as SingleDoor : null
        if (only)
            only.act()
        else
            framed()?.act()
    }

    spacing: 16

    Repeater {
        id: alone
        model: doors.single ? doors.app.doors : null

        SingleDoor {
            id: only
            Layout.fillWidth: true
            app: doors.app
            lessons: doors.lessons
            narrow: doors.narrow

            Binding {
                target: doors
                property: "place"
                value: only.place
            }
        }
    }
    GridLayout {
        id: grid

        function cards(): list<var> {
            return Array.from({
                "length": several.count
            }, (_, number) => several.itemAt(number) as DoorCard)
        }

        readonly property int most: Math.max(1, Math.floor((width + columnSpacing) / (Metrics.px(dense ? 300 : 264) + columnSpacing)))
        readonly property int lines: Math.ceil(several.count / most)
        // More than fit side by side are set lower, so that many are seen at a glance.
        readonly property bool dense: several.count > 4 || doors.pageHeight < 640

        visible: several.count > 0
        Layout.fillWidth: true
        columns: Math.max(1, Math.ceil(several.count / Math.max(1, lines)))
        columnSpacing: 16
        rowSpacing: 16
        uniformCellWidths: true
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Games")

        Repeater {
            id: several
            model: doors.single ? null : doors.app.doors

            DoorCard {
                Layout.fillWidth: true
                Layout.fillHeight: true
                app: doors.app
                dense: grid.dense
                high: Math.max(96, Math.min(196, doors.pageHeight - 545))
            }
        }
    }
    Loader {
        active: doors.app.ready && !doors.single
        visible: active
        Layout.fillWidth: true
        Layout.minimumHeight: Metrics.px(84)
        sourceComponent: StartTiles {
            app: doors.app
            lessons: doors.lessons
        }
    }
}
