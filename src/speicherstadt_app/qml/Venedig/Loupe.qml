pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// Five by five cells in twice the size, for a finger on a small board.
Item {
    id: loupe

    required property City city
    property int middle: -1
    readonly property int span: 5
    readonly property real cell: Metrics.target + 4
    readonly property real rim: Metrics.px(18)          // for letters and figures
    readonly property int west: Math.max(0, Math.min(city.columns - span, middle % city.columns - 2))
    readonly property int north: Math.max(0, Math.min(city.rows - span, Math.floor(middle / city.columns) - 2))

    function show(n: int): void {
        loupe.middle = n
    }
    function close(): void {
        loupe.middle = -1
    }

    visible: middle >= 0
    z: 6

    Rectangle {
        anchors.fill: parent
        color: Tones.veil
    }
    MouseArea {
        anchors.fill: parent
        onClicked: loupe.close()
    }
    Panel {
        x: Math.max(6, Math.min(parent.width - width - 6, loupe.city.x + (loupe.middle % loupe.city.columns + 0.5) * loupe.city.cell - width / 2))
        y: Math.max(6, Math.min(parent.height - height - 6, loupe.city.y + (Math.floor(loupe.middle / loupe.city.columns) + 0.5) * loupe.city.cell - height / 2))
        width: loupe.span * loupe.cell + loupe.rim + 8
        height: width
        radius: Metrics.radiusLarge
        lift: 2
        line: Theme.edge

        Repeater {
            model: 2 * loupe.span

            Label {
                required property int index
                readonly property bool down: index >= loupe.span
                readonly property int place: index % loupe.span

                x: down ? 0 : loupe.rim + place * loupe.cell
                y: down ? loupe.rim + place * loupe.cell : 0
                width: down ? loupe.rim : loupe.cell
                height: down ? loupe.cell : loupe.rim
                horizontalAlignment: Text.AlignHCenter
                text: down ? loupe.north + place + 1 : loupe.city.model.letters[loupe.west + place]
                strong: true
                color: Theme.ink2
                font.pixelSize: Metrics.meta
                Accessible.ignored: true
            }
        }
        Grid {
            x: loupe.rim
            y: loupe.rim
            columns: loupe.span

            Repeater {
                model: loupe.visible ? loupe.span * loupe.span : 0

                Pressable {
                    id: one

                    required property int index
                    readonly property int cell: (loupe.north + Math.floor(index / loupe.span)) * loupe.city.columns + loupe.west + index % loupe.span
                    readonly property Field field: loupe.city.at(cell)
                    readonly property bool may: (field?.token ?? "") !== ""

                    width: loupe.cell
                    height: loupe.cell
                    Accessible.name: loupe.city.model.said(cell)
                    onClicked: {
                        loupe.city.tap(cell)
                        loupe.close()
                    }

                    background: Rectangle {
                        color: loupe.city.model.canal.includes(one.cell) ? Tones.flatCanal : Tones.flatLagoon
                        border {
                            width: one.may ? 3 : 1
                            color: one.may ? Tones.legal : Tones.mesh
                        }
                    }
                    contentItem: Item {
                        ArtIcon {
                            visible: (one.field?.pile ?? 0) > 0
                            anchors.fill: parent
                            art: "venedig/piles/" + Math.max(1, one.field?.pile ?? 1)
                        }
                        Rectangle {
                            visible: one.may && one.field?.kind === ""
                            anchors {
                                fill: parent
                                margins: 5
                            }
                            radius: 7
                            color: one.down ? Tones.chosenWash : Tones.legalWash

                            Repeater {
                                model: one.field?.lit === "pile" ? 2 : 0
                                Rectangle {
                                    required property int index
                                    anchors.centerIn: parent
                                    width: index === 0 ? 16 : 3.5
                                    height: index === 0 ? 3.5 : 16
                                    radius: 1.5
                                    color: Tones.legal
                                }
                            }
                        }
                        Loader {
                            active: (one.field?.kind ?? "") !== ""
                            anchors.fill: parent
                            sourceComponent: TileCell {
                                kind: one.field.kind
                                art: one.field.art
                                sides: one.field.sides
                            }
                        }
                        Loader {
                            active: one.may
                            anchors.centerIn: parent
                            sourceComponent: Rectangle {
                                width: Metrics.art(26)
                                height: width
                                radius: width / 2
                                color: Tones.legal

                                Rectangle {
                                    anchors.centerIn: parent
                                    width: parent.width * 0.56
                                    height: parent.width * 0.13
                                    color: Theme.card
                                }
                                Rectangle {
                                    anchors.centerIn: parent
                                    width: parent.width * 0.13
                                    height: parent.width * 0.56
                                    color: Theme.card
                                }
                            }
                        }
                        Loader {
                            active: (one.field?.sign ?? -1) >= 0
                            anchors.fill: parent
                            sourceComponent: Marker {
                                sign: one.field.sign
                            }
                        }
                        Label {
                            visible: (one.field?.fresh ?? 0) > 0
                            x: 5
                            y: 2
                            text: one.field?.fresh ?? ""
                            strong: true
                            color: Tones.chosen
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
    }
}
