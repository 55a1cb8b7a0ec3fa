pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// The sign of a house: a disc in the sign's colour with its emblem and its edge pattern.
ArtIcon {
    id: medallion

    required property int sign
    property real size: Metrics.medallion

    width: size
    height: size
    art: "emblems/disc/" + Theme.emblems[Math.max(0, sign)]
}
