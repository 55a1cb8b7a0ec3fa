pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// The ledger over the table, where there is no room for it beside.
Sheet {
    id: sheet

    required property QtObject entries
    required property bool full
    required property string recap

    signal detailChosen(full: bool)
    signal whyAsked(move: string)
    signal stopWanted(move: string)

    title: qsTr("Log")

    LogView {
        width: parent ? (parent as Column).width : 0
        height: Math.max(240, Metrics.stageHeight - Metrics.px(170))
        bare: true
        size: Metrics.body
        entries: sheet.entries
        full: sheet.full
        recap: sheet.recap
        asks: true
        onDetailChosen: full => sheet.detailChosen(full)
        onWhyAsked: move => sheet.whyAsked(move)
        onStopWanted: move => sheet.stopWanted(move)
    }
}
