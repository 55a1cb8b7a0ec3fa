pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Controls
import Frame
import Theme

// One place at the table: who sits there, and how strong.
Rectangle {
    id: row

    required property int place
    required property int sign
    required property string number
    required property string kind
    required property string name
    required property bool me
    required property string art
    required property string note
    required property string level
    required property string whyNot
    required property bool canSwap
    required property bool canRemove
    required property string spoken
    property int count: 2
    property list<var> levels
    readonly property bool tight: width < Metrics.px(660)

    signal renamed(string name)
    signal levelled(string level)
    signal swapped
    signal moved(int by)
    signal removed

    implicitHeight: Math.max(58, line.implicitHeight + 8)
    radius: Metrics.radius
    color: kind === "human" ? Theme.primaryWash : Theme.well
    border {
        width: 1
        color: kind === "human" ? Theme.primary : Theme.hairline
    }
    Accessible.role: Accessible.Grouping
    Accessible.name: spoken

    GridLayout {
        id: line
        anchors {
            left: parent.left
            right: parent.right
            leftMargin: 12
            rightMargin: 4
            verticalCenter: parent.verticalCenter
        }
        columns: row.width < Metrics.px(560) ? 1 : 2
        columnSpacing: 10
        rowSpacing: 2

        RowLayout {
            Layout.fillWidth: true
            spacing: 10

            Label {
                text: row.number
                color: Theme.ink2
                font.pixelSize: Metrics.strong
            }
            HouseSign {
                visible: row.tight
                sign: row.sign
                art: row.art
                size: 48
            }
            Medallion {
                visible: !row.tight
                sign: row.sign
                size: 44
            }
            ArtIcon {
                Layout.preferredWidth: 48
                Layout.preferredHeight: 48
                visible: !row.tight
                art: row.art === "" ? row.kind === "human" ? "signs/person" : "signs/computer" : row.art
                tint: row.art === "" ? Theme.ink2 : Theme.clear
            }
            ColumnLayout {
                Layout.fillWidth: true
                Layout.minimumWidth: Metrics.px(120)
                spacing: 0

                Label {
                    visible: row.kind !== "human" || row.me
                    Layout.fillWidth: true
                    text: row.name
                    strong: true
                    wrapMode: Text.WordWrap
                    font.pixelSize: Metrics.title
                    // One word too long for the place gets smaller; several go on in a second line.
                    fontSizeMode: row.name.includes(" ") ? Text.FixedSize : Text.HorizontalFit
                    minimumPixelSize: Metrics.small
                }
                TextField {
                    id: who
                    visible: row.kind === "human" && !row.me
                    Layout.fillWidth: true
                    label: qsTr("Name")
                    text: row.name
                    wrong: row.whyNot
                    onEdited: text => row.renamed(text)
                }
                Label {
                    visible: row.kind !== "human" || row.me
                    Layout.fillWidth: true
                    text: row.note
                    wrapMode: Text.WordWrap
                    color: Theme.ink2
                    font.pixelSize: Metrics.small
                }
            }
        }
        RowLayout {
            Layout.alignment: Qt.AlignRight
            spacing: row.tight ? 2 : 8

            Choice {
                visible: row.kind === "ai"
                Layout.preferredWidth: Metrics.px(row.tight ? 146 : 158)
                name: qsTr("Strength of %1").arg(row.name)
                model: row.levels
                textRole: "title"
                currentIndex: row.levels.findIndex(level => level.key === row.level)
                onActivated: index => row.levelled(row.levels[index].key)
            }
            IconBtn {
                visible: row.canSwap
                art: row.kind === "human" ? "signs/computer" : "signs/person"
                text: row.me ? qsTr("Only watch: let the computer play in seat %1").arg(row.number) : row.kind === "human" ? qsTr("Let the computer play in seat %1").arg(row.number) : qsTr("Let a friend play in seat %1").arg(row.number)
                onClicked: {
                    row.swapped()
                    // A person who sits down is asked for a name at once.
                    if (who.visible) {
                        who.input.forceActiveFocus(Qt.OtherFocusReason)
                        who.input.selectAll()
                    }
                }
            }
            IconBtn {
                enabled: row.place > 0
                art: "signs/up"
                text: qsTr("%1: one seat earlier").arg(row.name)
                onClicked: row.moved(-1)
            }
            IconBtn {
                enabled: row.place < row.count - 1
                art: "signs/down"
                text: qsTr("%1: one seat later").arg(row.name)
                onClicked: row.moved(1)
            }
            IconBtn {
                enabled: row.canRemove
                art: "signs/close"
                text: qsTr("Take %1 from the table").arg(row.name)
                onClicked: row.removed()
            }
        }
    }
}
