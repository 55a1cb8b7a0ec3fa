pragma ComponentBehavior: Bound

import QtQuick
import Theme
import Speicherstadt.Models as Models

// What the RoofPart.qml of every game is: how far the game is, between the menu and the signs at the right end of the roof.
Item {
    id: roof

    required property Models.Face table
    property GameBoard board: null

    property color fill: Theme.bar
    property color seam: Theme.barSeam
    property color rim: Theme.barDark

    property Component eaves: null            // what hangs from its edge, over the place below

    property real whole: 0                    // width of the whole roof
    property real taken: 0                    // of it, by menu and signs
    property real tail: 0                     // width of what stands at the right end here

    function part(name: string): Item {
        return null
    }

    anchors.fill: parent
}
