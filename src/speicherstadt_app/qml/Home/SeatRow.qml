pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Controls
import Frame
import Theme

// One place at the table: who sits there, and how strong. What else can be done with it stands on a sheet, in words.
Rectangle {
    id: row

    required property int place
    required property int sign
    required property string number
    required property string kind
    required property string name
    required property string title
    required property bool me
    required property string art
    required property string note
    required property string level
    required property string whyNot
    required property bool canSwap
    required property bool canRemove
    required property string spoken
    property bool dense: false
    property list<var> levels

    signal renamed(string name)
    signal levelled(string level)
    signal asked

    // A person who sits down is asked for a name at once.
    function askName(): void {
        if (who.visible) {
            who.input.forceActiveFocus(Qt.OtherFocusReason)
            who.input.selectAll()
        }
    }

    implicitHeight: Math.max(dense ? Metrics.target : 52, line.implicitHeight + (dense ? 0 : 6))
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
        columns: row.width < Metrics.px(520) ? 1 : 2
        columnSpacing: 10
        rowSpacing: 2

        RowLayout {
            Layout.fillWidth: true
            spacing: 12

            Label {
                text: row.number
                color: Theme.ink2
                font.pixelSize: Metrics.strong
                Accessible.ignored: true
            }
            HouseSign {
                Layout.preferredWidth: size
                Layout.preferredHeight: size
                sign: row.sign
                art: row.art
                size: Metrics.art(row.dense ? 40 : 46)
            }
            ColumnLayout {
                Layout.fillWidth: true
                Layout.minimumWidth: Metrics.px(120)
                spacing: 0

                Label {
                    visible: row.kind !== "human" || row.me
                    Layout.fillWidth: true
                    text: row.title
                    strong: true
                    wrapMode: Text.WordWrap
                    font.pixelSize: Metrics.title
                    // One word too long for the place gets smaller; several go on in a second line.
                    fontSizeMode: row.title.includes(" ") ? Text.FixedSize : Text.HorizontalFit
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
                    lineHeight: 0.95
                    color: Theme.ink2
                    font.pixelSize: Metrics.small
                }
            }
        }
        RowLayout {
            Layout.alignment: Qt.AlignRight
            Layout.fillWidth: line.columns === 1
            spacing: 6

            Choice {
                visible: row.kind === "ai" && row.levels.length > 1
                Layout.fillWidth: line.columns === 1
                Layout.preferredWidth: Metrics.px(196)
                name: qsTr("Strength of %1").arg(Writing.isolated(row.name))
                model: row.levels
                textRole: "choice"
                currentIndex: row.levels.findIndex(level => level.key === row.level)
                onActivated: index => row.levelled(row.levels[index].key)
            }
            Btn {
                kind: "quiet"
                text: qsTr("Change …")
                Accessible.name: qsTr("Change seat %1: %2").arg(row.number).arg(Writing.isolated(row.name))
                onClicked: row.asked()
            }
        }
    }
}
