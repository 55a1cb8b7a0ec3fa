pragma Translator: Speicherstadt_ShippingPanel
pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Frame
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
    readonly property real leftWidth: tall ? Math.round(width / 2) : Math.max(344, Math.round(width * 0.36))
    readonly property real rightWidth: tall ? width - leftWidth : Math.max(302, Math.round(width * 0.315))
    readonly property real upper: tall ? Math.round(height * 0.64) : height

    Accessible.role: Accessible.Grouping
    Accessible.name: shipping.spoken
    transform: Translate {
        id: rise
    }
    onVisibleChanged: {
        if (visible)
            opening.restart()
    }

    ParallelAnimation {
        id: opening
        NumberAnimation {
            target: yard
            property: "opacity"
            from: 0
            to: 1
            duration: Motion.fade
        }
        NumberAnimation {
            target: rise
            property: "y"
            from: Motion.moves ? 28 : 0
            to: 0
            duration: Motion.moves ? Motion.move : 0
            easing.type: Motion.enter
        }
    }

    component Zone: Item {
        id: zone

        required property string title
        property string note: ""
        property real foot: 0                 // room kept below
        default property alias content: inner.data
        readonly property real room: scroll.height - 8    // without a scroll bar

        ScrollView {
            id: scroll
            x: 16
            y: head.y + head.height + 6
            width: zone.width - 16 - 4
            height: zone.height - y - 6 - zone.foot
            contentHeight: inner.childrenRect.height + 4
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
            y: 9
            text: zone.title
            slab: true
            font.pixelSize: Metrics.strong
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Label {
            anchors {
                left: head.right
                leftMargin: 10
                right: parent.right
                rightMargin: 12
                baseline: head.baseline
            }
            visible: implicitWidth <= width
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
        id: arrivals

        readonly property int count: consignments.count
        readonly property int between: count > 3 ? 6 : 8
        readonly property real each: Math.max(52, Math.min(74, (room - (count - 1) * between) / Math.max(1, count)))

        width: yard.leftWidth
        height: yard.upper
        title: qsTr("To load")
        note: yard.shipping.left
        foot: fit.visible ? fit.height + 8 : 0

        Column {
            width: parent.width
            spacing: arrivals.between

            Repeater {
                id: consignments
                model: yard.shipping.sources

                Consignment {
                    width: parent ? (parent as Column).width : 0
                    height: worded ? implicitHeight : arrivals.each
                    cube: Math.min(Sizes.cubeLarge, height - 8)
                    onChosen: token => yard.chosen(token)
                    onLifted: cube => {
                        cubeInHand.good = cube.good
                        cubeInHand.visible = true
                        yard.dragged(cube.token)
                    }
                    onCarried: at => {
                        const spot = yard.mapFromItem(null, at)
                        cubeInHand.x = spot.x - cubeInHand.width / 2
                        cubeInHand.y = spot.y - cubeInHand.height / 2
                    }
                    onDropped: {
                        cubeInHand.Drag.drop()
                        cubeInHand.visible = false
                    }
                }
            }
        }
    }
    Btn {
        id: fit
        visible: yard.shipping.fits
        enabled: yard.shipping.fit !== ""
        x: 20
        y: arrivals.y + arrivals.height - height - 10
        width: Math.min(implicitWidth, arrivals.width - 32)
        text: qsTr("Load what fits")
        key: "F"
        Accessible.description: enabled ? qsTr("Puts every cube that a contract wants onto it: first what leaves the fewest spaces open") : yard.shipping.fitWhyNot
        onClicked: yard.chosen(yard.shipping.fit)

        Tooltip {
            visible: fit.hovered
            text: fit.Accessible.description
        }
    }
    Zone {
        id: contracts

        readonly property int count: sheets.count
        readonly property int between: cube < Metrics.art(40) ? 8 : 12
        // The largest cubes with which all sheets lie in view.
        readonly property real cube: [46, 38].map(size => Metrics.art(size)).find(size => fits(size)) ?? Metrics.art(30)

        function fits(size: real): bool {
            const across = Math.floor((width - 24) / (2 * size + (size < Metrics.art(40) ? 30 : 44)))
            const down = Math.floor((room + 8) / (Metrics.px(22) + 2 * size + (size < Metrics.art(40) ? 34 : 42)))
            return count <= across * down
        }

        x: yard.tall ? 0 : yard.leftWidth
        y: yard.tall ? yard.upper : 0
        width: yard.tall ? yard.width : yard.width - yard.leftWidth - yard.rightWidth
        height: yard.tall ? yard.height - yard.upper : yard.height
        title: qsTr("Contracts")
        note: qsTr("what is loaded stays")

        Flow {
            width: parent.width
            spacing: contracts.between

            Repeater {
                id: sheets
                model: yard.shipping.contracts

                ContractSheet {
                    id: sheet

                    required property string explain
                    required property string spoken

                    cube: contracts.cube
                    folded: complete && contracts.cube < Metrics.art(40)
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
            spacing: sales.spacing

            Flow {
                id: sales

                // Traders side by side say with a picture what they buy.
                readonly property int traders: repeater.count - 2
                readonly property bool terse: traders > 1
                readonly property int across: Math.min(3, traders)

                width: parent.width
                spacing: terse ? 4 : 6

                Repeater {
                    id: repeater
                    model: yard.shipping.sales

                    Sale {
                        id: sale

                        required property var model
                        required property string spoken

                        terse: sales.terse && kind === "trader"
                        width: terse ? (sales.width - (sales.across - 1) * sales.spacing) / sales.across : sales.width
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
                visible: sales.traders < 4 || arrivals.room > 300
                topPadding: 6
                text: qsTr("Keep")
                slab: true
                font.pixelSize: Metrics.strong
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            Flow {
                width: parent.width
                spacing: 10

                Repeater {
                    id: stores
                    model: yard.shipping.keep

                    Store {
                        id: store

                        required property string spoken

                        cube: sales.traders > 3 || stores.count > 1 && sales.width < 300 ? Metrics.art(34) : Metrics.art(40)
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
        id: cubeInHand
        visible: false
        z: 10
        good: ""
        look: "chosen"
        size: Sizes.cubeLarge
        Drag.active: visible
        Drag.hotSpot: Qt.point(width / 2, height / 2)
    }
}
