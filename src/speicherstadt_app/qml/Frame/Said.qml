pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Learn
import Speicherstadt.Models as Models

// What there is to say has a place of its own under the roof, and houses and prices make room for it: that the game is not
// being kept, what is wrong, and a lesson's words where there is no other place for them.
Column {
    id: said

    required property Models.App app
    required property Models.Table table
    property bool taught: false               // a lesson speaks here
    readonly property Item onward: (overhead.item as LessonPanel)?.onward ?? null

    spacing: 6

    NotSavedBanner {
        width: said.width
        savedText: said.table.savedText
        canMove: said.table.canMove
        onActed: said.app.navigate("data")
    }
    NoticeStack {
        width: said.width
        most: 1
        kind: "warning"
        unsavedToo: said.table.savedText === ""
        notices: said.app.notices
        onActed: key => said.app.act(key)
        onDismissed: key => said.app.dismiss(key)
    }
    Loader {
        id: overhead
        active: said.taught
        visible: active
        width: said.width
        sourceComponent: LessonPanel {
            flat: true
            lesson: said.table.lesson as Models.Lesson
            onDeparted: said.app.back()
        }
    }
}
