pragma ComponentBehavior: Bound

import Frame
import Theme

PlayerToken {
    id: token

    required property var player              // roles of a player
    required property PlayerRail rail

    width: rail.each
    sign: player.sign
    art: player.art
    score: player.score
    running: player.running
    coins: player.coins
    workers: player.workers
    workersMax: player.workersMax
    first: player.first
    deciding: player.deciding
    thinking: player.thinking
    note: player.note
    noteKind: player.noteKind
    strength: player.strength
    wants: player.wants
    explain: player.explain
    spoken: player.spoken
    showRunning: rail.showRunning
    scored: rail.room >= rail.others * (Metrics.px(70) + Metrics.art(59) + 38)
    full: rail.room >= rail.others * (Metrics.px(70) + Metrics.art(95) + 29)
    onClicked: rail.opened(token.sign)
}
