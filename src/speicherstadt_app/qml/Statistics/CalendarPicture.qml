pragma ComponentBehavior: Bound

import QtQuick
import Controls
import Theme

// The days of the last year, a column a week: the more games, the darker.
Item {
    id: calendar

    required property var picture
    readonly property real aside: Metrics.px(26)
    readonly property real cell: Math.max(6, Math.min(24, (width - aside) / picture.weeks))
    readonly property real above: Metrics.px(24)
    readonly property list<color> inks: [Theme.sand, Qt.tint(Theme.sand, Theme.alpha(Theme.primary, 0.35)), Qt.tint(Theme.sand, Theme.alpha(Theme.primary, 0.6)), Qt.tint(Theme.sand, Theme.alpha(Theme.primary, 0.85)), Theme.primaryDeep]

    implicitHeight: above + 7 * cell
    Accessible.ignored: true

    Repeater {
        model: calendar.picture.months.length

        Label {
            required property int index
            readonly property var month: calendar.picture.months[index] ?? null

            // Where weeks are narrow every other one has to do.
            visible: index % 2 === 0 || 4 * calendar.cell > Metrics.px(46)
            x: calendar.aside + (month?.column ?? 0) * calendar.cell
            text: month?.text ?? ""
            font.pixelSize: Metrics.small
            color: Theme.ink2
            Accessible.ignored: true
        }
    }
    Repeater {
        model: calendar.picture.days.length

        Label {
            required property int index

            width: calendar.aside - 6
            y: calendar.above + 2 * index * calendar.cell + (calendar.cell - height) / 2
            visible: height <= 2 * calendar.cell
            horizontalAlignment: Text.AlignRight
            text: calendar.picture.days[index] ?? ""
            font.pixelSize: Metrics.meta
            color: Theme.ink2
            Accessible.ignored: true
        }
    }
    Repeater {
        model: calendar.picture.shades.length

        Rectangle {
            required property int index

            x: calendar.aside + Math.floor(index / 7) * calendar.cell
            y: calendar.above + index % 7 * calendar.cell
            width: calendar.cell - 2
            height: width
            antialiasing: true
            color: calendar.inks[calendar.picture.shades[index] ?? 0]
        }
    }
}
