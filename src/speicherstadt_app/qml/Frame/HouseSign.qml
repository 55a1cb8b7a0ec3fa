pragma ComponentBehavior: Bound

import QtQuick
import Controls

// Who it is: a face with its sign, or the sign alone of a person who has chosen no face.
Item {
    id: sign

    required property int sign
    required property string art              // the drawing of the face, empty where there is none
    property real size: 46

    implicitWidth: size
    implicitHeight: size

    ArtIcon {
        visible: sign.art !== ""
        anchors.fill: parent
        art: sign.art
    }
    Medallion {
        readonly property bool small: sign.art !== ""

        sign: sign.sign
        size: small ? Math.round(sign.size * 0.52) : sign.size
        x: small ? sign.size - size * 0.72 : 0
        y: small ? sign.size - size * 0.8 : 0
    }
}
