pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Controls
import Theme

// A sheet with one picture, or with its figures as a table.
Panel {
    id: paper

    required property var told
    required property bool asTable

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
            "records": records
        })

    radius: Metrics.radiusLarge
    implicitHeight: body.implicitHeight + 32

    Column {
        id: body
        x: 18
        y: 14
        width: parent.width - 36
        spacing: 10

        RowLayout {
            width: parent.width

            Label {
                Layout.fillWidth: true
                text: paper.told.title
                slab: true
                wrapMode: Text.WordWrap
                font.pixelSize: Metrics.title
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            Btn {
                visible: paper.asTable
                text: qsTr("Copy")
                Accessible.name: qsTr("Copy the table: %1").arg(paper.told.title)
                onClicked: paper.copied(paper.told.key)
            }
        }
        Loader {
            width: parent.width
            active: !paper.asTable
            visible: active
            sourceComponent: paper.kinds[paper.told.kind]
            Accessible.role: Accessible.Graphic
            Accessible.name: paper.told.title
            Accessible.description: paper.told.picture.spoken
        }
        Loader {
            width: parent.width
            active: paper.asTable
            visible: active
            sourceComponent: TableTwin {
                width: parent?.width ?? 0
                paper: paper.told
            }
        }
        Label {
            visible: text !== "" && !paper.asTable
            width: parent.width
            text: paper.told.note
            wrapMode: Text.WordWrap
            font.pixelSize: Metrics.small
            color: Theme.ink2
        }
    }

    Component {
        id: overview
        OverviewPicture {
            picture: paper.told.picture
        }
    }
    Component {
        id: tiles
        TileRow {
            tiles: paper.told.picture.tiles
        }
    }
    Component {
        id: scores
        ScoresPicture {
            picture: paper.told.picture
        }
    }
    Component {
        id: rating
        RatingPicture {
            picture: paper.told.picture
        }
    }
    Component {
        id: calendar
        CalendarPicture {
            picture: paper.told.picture
        }
    }
    Component {
        id: sources
        SourcesPicture {
            picture: paper.told.picture
        }
    }
    Component {
        id: habits
        HabitsPicture {
            picture: paper.told.picture
        }
    }
    Component {
        id: cards
        CardsPicture {
            picture: paper.told.picture
        }
    }
    Component {
        id: rates
        RatesPicture {
            picture: paper.told.picture
        }
    }
    Component {
        id: records
        RecordsPicture {
            picture: paper.told.picture
            onOpened: game => paper.opened(game)
        }
    }
}
