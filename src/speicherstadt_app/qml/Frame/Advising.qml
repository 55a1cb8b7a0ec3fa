pragma ComponentBehavior: Bound

import QtQuick
import Speicherstadt.Models as Models

// Where advice stands: in the place of the log; where that is not in view, on a sheet, which steps aside for what is chosen.
// Those who watch can steer meanwhile: nothing covers the controls.
Item {
    id: advising

    required property Models.Table table
    property bool beside: true                // the log has its place
    property bool away: false                 // nothing of it is wanted now
    property rect free                        // room over the place, if there is none beside
    readonly property bool laid: beside || table.watched
    readonly property Models.Advice advice: table.advice
    readonly property bool shown: advice.about !== "" && (advice.stage !== "working" || !patient)

    property bool patient: true               // what comes at once needs no word of waiting
    property bool aside: false

    // The next step, by the button or its key.
    function ask(): void {
        if (advising.table.watched)
            advising.table.showThoughts = !advising.table.showThoughts
        else if (advising.aside && advising.advice.about !== "")
            advising.aside = false
        else
            advising.table.press("advise")
    }

    Timer {
        interval: 200
        running: advising.advice.stage === "working"
        onTriggered: advising.patient = false
    }
    Connections {
        target: advising.advice
        function onStageChanged(): void {
            advising.patient = true
            advising.aside = false
        }
    }
    AdvicePanel {
        visible: advising.laid && advising.shown
        x: advising.beside ? 0 : advising.free.x - advising.x
        y: advising.beside ? 0 : advising.free.y - advising.y
        width: advising.beside ? advising.width : advising.free.width
        height: advising.beside ? advising.height : advising.free.height
        advice: advising.advice
        onDismissed: advising.table.putAway()
        body.onWanted: advising.ask()
        body.onCompared: advising.table.compare()
        body.onTried: token => advising.table.tryOut(token)
    }
    AdviceSheet {
        visible: !advising.laid && advising.shown && !advising.aside && !advising.away
        advice: advising.advice
        onClosed: {
            if (advising.shown && !advising.aside)
                advising.table.putAway()
        }
        body.onWanted: advising.ask()
        body.onCompared: advising.table.compare()
        body.onTried: token => {
            advising.aside = token !== ""
            advising.table.tryOut(token)
        }
    }
}
