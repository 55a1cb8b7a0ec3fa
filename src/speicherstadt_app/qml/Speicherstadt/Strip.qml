pragma ComponentBehavior: Bound

import Frame

PlayerStrip {
    id: strip

    required property var player              // roles of a player
    required property PlayerRail rail

    width: rail.each
    names: rail.names
    sign: player.sign
    name: player.name
    art: player.art
    score: player.score
    running: player.running
    fires: player.fires
    coins: player.coins
    workers: player.workers
    workersMax: player.workersMax
    strength: player.strength
    first: player.first
    deciding: player.deciding
    thinking: player.thinking
    note: player.note
    noteKind: player.noteKind
    notePrice: player.notePrice
    wants: player.wants
    keeps: player.keeps
    explain: player.explain
    spoken: player.spoken
    person: player.person
    showRunning: rail.showRunning
    onClicked: rail.opened(strip.sign)
}
