pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// What a card does, in signs: n stones, n piles and m markers, 6 points if another opened that role, and so on.
Row {
    id: facts

    required property var look
    required property real foot               // height of the paper it stands on
    property int sign: -1
    readonly property string kind: look.role ?? ""
    readonly property real unit: foot * 0.72
    readonly property bool bets: (look.bet ?? "") !== ""

    spacing: Math.round(foot * 0.1)

    component Number: Label {
        anchors.verticalCenter: parent?.verticalCenter
        font {
            pixelSize: Math.round(facts.foot * 0.72)
            weight: Font.Bold
        }
        Accessible.ignored: true
    }
    component Sign: ArtIcon {
        anchors.verticalCenter: parent?.verticalCenter
        width: facts.unit
        height: facts.unit
    }
    component Word: Label {
        anchors.verticalCenter: parent?.verticalCenter
        color: Theme.ink2
        font.pixelSize: Math.max(Metrics.least, Math.round(facts.foot * 0.5))
        Accessible.ignored: true
    }

    Sign {
        visible: facts.kind === "councillor" || facts.kind === "builder"
        art: "venedig/pieces/stone"
    }
    Sign {
        visible: facts.kind === "driver"
        art: "venedig/icons/piles"
        tint: Tones.pile
    }
    Number {
        visible: (facts.look.value ?? 0) > 0 && !facts.bets
        text: facts.look.value ?? ""
    }
    Item {
        visible: (facts.look.markers ?? 0) > 0
        width: facts.foot * 0.12
        height: 1
    }
    ArtIcon {
        visible: (facts.look.markers ?? 0) > 0
        anchors.verticalCenter: parent.verticalCenter
        width: facts.unit * 0.58
        height: facts.unit * 1.12
        art: facts.sign >= 0 ? "venedig/pieces/pole/" + Tones.paint(facts.sign) : "venedig/icons/pole"
        tint: facts.sign >= 0 ? Theme.clear : Theme.ink
    }
    Number {
        visible: (facts.look.markers ?? 0) > 0
        text: facts.look.markers ?? ""
    }
    Shield {
        visible: facts.bets
        anchors.verticalCenter: parent.verticalCenter
        size: facts.unit * 1.06
        value: facts.look.value ?? 0
    }
    Word {
        visible: facts.bets
        text: "←"
    }
    Rectangle {
        visible: facts.bets
        anchors.verticalCenter: parent.verticalCenter
        width: facts.unit * 1.05
        height: width
        radius: 4
        color: facts.bets ? Tones.role(facts.look.bet) : Theme.clear

        ArtIcon {
            anchors {
                fill: parent
                margins: parent.width * 0.12
            }
            art: facts.bets ? "venedig/icons/" + facts.look.bet : ""
            tint: Theme.ivory
        }
    }
    ArtIcon {
        visible: facts.kind === "gondolier"
        anchors.verticalCenter: parent.verticalCenter
        width: facts.unit * 2
        height: facts.unit
        art: Theme.night ? "venedig/pieces/night/gondola-empty" : "venedig/pieces/gondola-empty"
    }
    // spy: looks at a hand; beggar: the same as an open card; lawyer: 3 for each marker; saboteur: a tile less
    Sign {
        visible: facts.kind === "spy"
        art: "venedig/icons/eye"
        tint: Theme.ink
    }
    Sign {
        visible: facts.kind === "spy"
        art: "venedig/icons/hand"
        tint: Theme.ink
    }
    Number {
        visible: facts.kind === "beggar"
        text: "="
    }
    Rectangle {
        visible: facts.kind === "beggar"
        anchors.verticalCenter: parent.verticalCenter
        width: facts.unit * 0.72
        height: facts.unit
        radius: 3
        color: Theme.clear
        border {
            width: Math.max(1.6, facts.unit * 0.08)
            color: Theme.ink
        }

        Rectangle {
            x: parent.border.width
            y: x
            width: parent.width - 2 * x
            height: parent.height * 0.26
            color: Theme.ink
        }
    }
    ArtIcon {
        visible: facts.kind === "lawyer"
        anchors.verticalCenter: parent.verticalCenter
        width: facts.unit * 0.8
        height: facts.unit
        art: "venedig/icons/pole"
        tint: Theme.ink
    }
    Word {
        visible: facts.kind === "lawyer"
        text: "→"
    }
    Shield {
        visible: facts.kind === "lawyer"
        anchors.verticalCenter: parent.verticalCenter
        size: facts.unit * 1.06
        value: 3
    }
    Number {
        visible: facts.kind === "saboteur"
        text: "−"
    }
    ShapeGlyph {
        visible: facts.kind === "saboteur"
        anchors.verticalCenter: parent.verticalCenter
        shape: "corner"
        size: facts.unit * 0.46
        colour: Theme.ink
    }
}
