pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Controls
import Theme

// A sheet with one picture, or with its figures as a table.
Panel {
    id: paper

    required property string key
    required property string title
    required property string kind
    required property string note
    required property bool wide
    required property var picture
    required property var headings
    required property var numbers
    required property var rows
    required property string more
    required property bool asTable
    required property bool stretched          // as high as what stands beside it

    signal copied(string key)
    signal opened(int game)

    readonly property var kinds: ({
            "overview": overview,
            "tiles": tiles,
            "scores": scores,
            "rating": rating,
            "calendar": calendar,
            "sources": sources,
            "habits": habits,
            "cards": cards,
            "rates": rates,
            "records": records,
            "grades": grades
        })
    readonly property var legends: ({
            "scores": [
                {
                    "mark": "dot",
                    "text": qsTr("won")
                },
                {
                    "mark": "ring",
                    "text": qsTr("not won")
                },
                {
                    "mark": "line",
                    "text": qsTr("median of the last ten")
                }
            ],
            "sources": [
                {
                    "mark": "bar",
                    "text": qsTr("you")
                },
                {
                    "mark": "tick",
                    "text": qsTr("winners' average")
                }
            ]
        })

    radius: Metrics.radiusLarge
    implicitHeight: body.implicitHeight + 26

    Column {
        id: body
        x: 18
        y: 12
        width: parent.width - 36
        spacing: 8

        GridLayout {
            id: head
            width: parent.width
            columns: paper.asTable || title.implicitWidth + legend.natural + 14 <= width ? 2 : 1
            rowSpacing: 4

            Label {
                id: title
                Layout.fillWidth: true
                text: paper.title
                slab: true
                wrapMode: Text.WordWrap
                font.pixelSize: Metrics.title
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            Legend {
                id: legend
                visible: !paper.asTable && entries.length > 0
                Layout.preferredWidth: Math.min(natural + 1, paper.width - 36)
                entries: paper.legends[paper.kind] ?? []
            }
            Btn {
                visible: paper.asTable
                text: qsTr("Copy")
                Accessible.name: qsTr("Copy the table: %1").arg(paper.title)
                onClicked: paper.copied(paper.key)
            }
        }
        Loader {
            width: parent.width
            active: !paper.asTable
            visible: active
            sourceComponent: paper.kinds[paper.kind]
            Accessible.role: Accessible.Graphic
            Accessible.name: paper.title
            Accessible.description: paper.picture.spoken
        }
        Loader {
            width: parent.width
            active: paper.asTable
            visible: active
            sourceComponent: TableTwin {
                width: parent?.width ?? 0
                about: paper
            }
        }
        Label {
            visible: text !== "" && !paper.asTable
            width: parent.width
            text: paper.note
            wrapMode: Text.WordWrap
            font.pixelSize: Metrics.small
            color: Theme.ink2
        }
    }

    Component {
        id: overview
        OverviewPicture {
            picture: paper.picture
        }
    }
    Component {
        id: tiles
        TileRow {
            tiles: paper.picture.tiles
        }
    }
    Component {
        id: scores
        ScoresPicture {
            picture: paper.picture
            tall: Metrics.px(paper.wide ? 170 : head.columns === 1 ? 82 : 104)
        }
    }
    Component {
        id: rating
        RatingPicture {
            picture: paper.picture
        }
    }
    Component {
        id: calendar
        CalendarPicture {
            picture: paper.picture
        }
    }
    Component {
        id: sources
        SourcesPicture {
            picture: paper.picture
        }
    }
    Component {
        id: habits
        HabitsPicture {
            picture: paper.picture
        }
    }
    Component {
        id: cards
        CardsPicture {
            picture: paper.picture
        }
    }
    Component {
        id: rates
        RatesPicture {
            picture: paper.picture
        }
    }
    Component {
        id: grades
        GradesPicture {
            picture: paper.picture
        }
    }
    Component {
        id: records
        RecordsPicture {
            picture: paper.picture
            onOpened: game => paper.opened(game)
        }
    }
}
