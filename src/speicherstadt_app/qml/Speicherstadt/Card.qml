import QtQuick
import Theme

// A card as it lies on the table, in the rules.
TradeCard {
    required property var face

    anchors.fill: parent
    implicitHeight: (Sizes.card + Metrics.px(25)) * grown
    kind: face.kind
    title: face.title
    effect: face.effect
    value: face.value
    unit: face.unit
    coin: face.coin
    good: face.good
    goods: face.goods
}
