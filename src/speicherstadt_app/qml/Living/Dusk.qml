import QtQml
import "chance.js" as Chance

// When lamps burn. At nightfall, or when a scene is shown by night, they are lit one after the other, with a flicker; later
// one goes out for a while and comes on again.
QtObject {
    id: dusk

    required property Life scene
    required property bool night
    property int seed: 1
    property real every: 2.4                  // seconds from one lamp to the next
    property real since: 0

    // How bright the nth is, 0 to 1.
    function glow(n: int): real {
        if (!night)
            return 0
        const age = scene.time - since - every * (n + Chance.at(seed, n))
        if (age < 0)
            return 0
        const cycle = 50 + 60 * Chance.at(seed + 1, n)
        const turn = Math.floor(age / cycle)
        const at = age - turn * cycle
        const out = Chance.at(seed + 2, n + 71 * turn) < 0.6 ? cycle * 0.8 : cycle
        if (at > out)
            return Math.max(0, 1 - 2 * (at - out))
        if (turn > 0 && Chance.at(seed + 2, n + 71 * (turn - 1)) >= 0.6)
            return 1
        return at < 0.4 ? 0.6 : at < 0.7 ? 0.3 : Math.min(1, 0.6 + at - 0.7)
    }

    Component.onCompleted: since = scene.time
    onNightChanged: since = scene.time
}
