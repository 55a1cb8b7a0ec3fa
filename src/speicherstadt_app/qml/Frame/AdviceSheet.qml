pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Speicherstadt.Models as Models

// Advice over the table, where there is no room for it beside.
Sheet {
    id: sheet

    required property Models.Advice advice
    readonly property alias body: body

    title: advice.title

    // The key that has brought it takes the next step, as at the table.
    Shortcut {
        enabled: sheet.visible
        sequence: "H"
        onActivated: sheet.body.wanted()
    }
    AdviceBody {
        id: body
        width: parent ? (parent as Column).width : 0
        advice: sheet.advice
    }
}
