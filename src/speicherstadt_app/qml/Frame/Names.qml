import QtQuick

// Names that stand in one row have one size: that of the one which needs the smallest.
QtObject {
    id: names

    property list<Name> members
    property bool hidden: false               // what is not seen just now counts, too: nothing grows when something goes
    readonly property int size: {
        let least = 1000
        for (const name of members) {
            if (name.visible || hidden)
                least = Math.min(least, name.fits)
        }
        return least
    }

    function join(name: Name): void {
        names.members = [...names.members, name]
    }
    function leave(name: Name): void {
        names.members = [...names.members].filter(member => member !== name)
    }
}
