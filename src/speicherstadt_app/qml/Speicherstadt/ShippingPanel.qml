pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Table
import Theme
import Speicherstadt.Models as Models

// The goods yard: on the left what came in, in the middle the contracts, on the right who buys and what is kept.
// A tap takes a cube, a second one puts it where it is welcome; or it is dragged there.
FocusScope {
    id: yard

    required property Models.Shipping shipping

    signal chosen(token: string)
    signal dragged(token: string)

    // Upright the contracts lie below the other two.
    readonly property bool tall: width < 860
    readonly property real leftWidth: tall ? Math.round(width / 2) : Math.max(336, Math.round(width * 0.345))
    readonly property real rightWidth: tall ? width - leftWidth : Math.max(306, Math.round(width * 0.32))
    readonly property real upper: tall ? Math.round(height * 0.62) : height

    Accessible.role: Accessible.Grouping
    Accessible.name: shipping.spoken

    component Zone: Item {
        id: zone

        required property string title
        property string note: ""
        default property alias content: inner.data

        ScrollView {
            id: scroll
            x: 16
            y: head.y + head.height + 8
            width: zone.width - 16 - 4
            height: zone.height - y - 6
            contentHeight: inner.childrenRect.height + 6
            rightPadding: 12

            Item {
                id: inner
                x: 4
                y: 2
                width: scroll.availableWidth - 4
            }
        }
        Label {
            id: head
            x: 20
            y: 11
            text: zone.title
            slab: true
            font.pixelSize: Metrics.px(19)
            Accessible.role: Accessible.Heading
        }
        Label {
            anchors {
                left: head.right
                leftMargin: 10
                right: parent.right
                rightMargin: 12
                baseline: head.baseline
            }
            text: zone.note
            color: Theme.ink2
            font.pixelSize: Metrics.small
        }
    }
    component Drop: DropArea {
        required property string token
        anchors.fill: parent
        enabled: token !== ""
        onDropped: yard.chosen(token)
    }

    Panel {
        anchors.fill: parent
        radius: 10
        lift: 1.4
        fill: Theme.quay
        line: Theme.edge
    }
    Rule {
        x: yard.leftWidth
        y: 14
        width: 1
        height: yard.upper - 28
    }
    Rule {
        x: yard.tall ? 14 : yard.width - yard.rightWidth
        y: yard.tall ? yard.upper : 14
        width: yard.tall ? yard.width - 28 : 1
        height: yard.tall ? 1 : yard.height - 28
    }
    Zone {
        width: yard.leftWidth
        height: yard.upper
        title: qsTr("To load")
        note: yard.shipping.left

        Column {
            width: parent.width
            spacing: 8

            Repeater {
                model: yard.shipping.sources

                Consignment {
                    width: parent ? (parent as Column).width : 0
                    onChosen: token => yard.chosen(token)
                    onLifted: cube => {
                        carried.good = cube.good
                        carried.visible = true
                        yard.dragged(cube.token)
                    }
                    onCarried: at => {
                        const spot = yard.mapFromItem(null, at)
                        carried.x = spot.x - carried.width / 2
                        carried.y = spot.y - carried.height / 2
                    }
                    onDropped: {
                        carried.Drag.drop()
                        carried.visible = false
                    }
                }
            }
        }
    }
    Zone {
        id: contracts

        readonly property int count: sheets.count
        readonly property real across: width - 40
        readonly property real down: height - Metrics.px(20) - 34
        // The largest cubes with which all sheets lie in view.
        readonly property real cube: [46, 38, 30].find(size => Math.ceil(count / Math.max(1, Math.floor((across + 12) / (2 * size + 44)))) * (Metrics.px(22) + 2 * size + 44) <= down) ?? 30

        x: yard.tall ? 0 : yard.leftWidth
        y: yard.tall ? yard.upper : 0
        width: yard.tall ? yard.width : yard.width - yard.leftWidth - yard.rightWidth
        height: yard.tall ? yard.height - yard.upper : yard.height
        title: qsTr("Contracts")
        note: qsTr("what is loaded stays")

        Flow {
            width: parent.width
            spacing: 12

            Repeater {
                id: sheets
                model: yard.shipping.contracts

                ContractSheet {
                    id: sheet

                    required property string explain
                    required property string spoken

                    cube: contracts.cube
                    folded: complete && contracts.cube < 40
                    topic: explain
                    Accessible.name: spoken
                    onClicked: token !== "" ? yard.chosen(token) : Explain.ask(topic, sheet)

                    Drop {
                        token: sheet.token
                    }
                }
            }
        }
        Label {
            visible: contracts.count === 0
            width: parent.width
            text: qsTr("No open contract")
            wrapMode: Text.WordWrap
            color: Theme.ink2
        }
    }
    Zone {
        x: yard.width - yard.rightWidth
        width: yard.rightWidth
        height: yard.upper
        title: qsTr("Sell")

        Column {
            width: parent.width
            spacing: 6

            Flow {
                id: sales

                readonly property bool terse: repeater.count > 4

                width: parent.width
                spacing: 6

                Repeater {
                    id: repeater
                    model: yard.shipping.sales

                    Sale {
                        id: sale

                        required property var model
                        required property string spoken

                        terse: sales.terse && kind === "trader"
                        width: terse ? (sales.width - 12) / 3 : sales.width
                        usable: model.enabled
                        Accessible.name: spoken
                        onChosen: token => yard.chosen(token)

                        Drop {
                            token: sale.token
                        }
                    }
                }
            }
            Label {
                topPadding: 6
                text: qsTr("Keep")
                slab: true
                font.pixelSize: Metrics.px(19)
                Accessible.role: Accessible.Heading
            }
            Flow {
                width: parent.width
                spacing: 10

                Repeater {
                    model: yard.shipping.keep

                    Store {
                        id: store

                        required property string spoken

                        Accessible.name: spoken
                        onChosen: token => yard.chosen(token)

                        Drop {
                            token: store.token
                        }
                    }
                }
            }
        }
    }
    // Under the finger while it is carried.
    Cube {
        id: carried
        visible: false
        z: 10
        good: ""
        look: "chosen"
        size: Metrics.cubeLarge
        Drag.active: visible
        Drag.hotSpot: Qt.point(width / 2, height / 2)
    }
}
