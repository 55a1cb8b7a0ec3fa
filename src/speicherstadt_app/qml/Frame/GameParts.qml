pragma ComponentBehavior: Bound

import QtQuick

// What the module of a game brings to the table. A game that has no board of its own gets the plain one, whole.
QtObject {
    id: parts

    required property string module

    readonly property Component board: find("Board")
    readonly property Component counter: find("Counter")
    readonly property Component roof: find("RoofPart")
    readonly property Component strip: find("Strip")
    readonly property Component token: find("Token")
    readonly property Component end: find("EndScene")

    function find(name: string): Component {
        if (parts.module === "")
            return null
        const found = Qt.createComponent(parts.module, name, Component.PreferSynchronous, parts)
        if (found.status === Component.Ready)
            return found
        console.warn(found.errorString())
        return null
    }
}
