pragma ComponentBehavior: Bound

import QtQuick
import Controls

// Who it is: a face with its sign, or the sign alone of a person who has chosen no face.
Item {
    id: badge

    required property int sign
    required property string art              // the drawing of the face, empty where there is none
    property real size: 46

    implicitWidth: size
    implicitHeight: size

    ArtIcon {
        visible: badge.art !== ""
        anchors.fill: parent
        art: badge.art
    }
    Medallion {
        readonly property bool small: badge.art !== ""

        sign: badge.sign
        size: small ? Math.round(badge.size * 0.52) : badge.size
        x: small ? badge.size - size * 0.72 : 0
        y: small ? badge.size - size * 0.8 : 0
    }
}
