pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// Snowflake, bud, sun or leaf, on the season's plate or alone in one colour.
Item {
    id: glyph

    required property string season           // winter | spring | summer | autumn
    property real size: 28
    property bool plain: false                // without the plate
    property color tint: Theme.ink

    implicitWidth: size
    implicitHeight: size

    ArtIcon {
        anchors.fill: parent
        art: (glyph.plain ? "speicherstadt/seasons/glyph/" : "speicherstadt/seasons/") + glyph.season
        tint: glyph.plain ? glyph.tint : Theme.clear
    }
}
