<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
<context>
    <name>Challenges</name>
    <message numerus="yes">
        <source>%n attempt(s) so far</source>
        <translation>
            <numerusform>%n attempt so far</numerusform>
            <numerusform>%n attempts so far</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Fairness</name>
    <message numerus="yes">
        <source>Over %n counted game(s)</source>
        <translation>
            <numerusform>Over %n counted game</numerusform>
            <numerusform>Over %n counted games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message numerus="yes">
        <source>%n counted game(s)</source>
        <translation>
            <numerusform>%n counted game</numerusform>
            <numerusform>%n counted games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s): how many you had, at what cost, for how many points</source>
        <translation>
            <numerusform>%n kind: how many you had, at what cost, for how many points</numerusform>
            <numerusform>%n kinds: how many you had, at what cost, for how many points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s): how many you used, for how many points</source>
        <translation>
            <numerusform>%n kind: how many you used, for how many points</numerusform>
            <numerusform>%n kinds: how many you used, for how many points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n review(s)</source>
        <translation>
            <numerusform>in %n review</numerusform>
            <numerusform>in %n reviews</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s)</source>
        <comment>wins</comment>
        <translation>
            <numerusform>%1 of %n game</numerusform>
            <numerusform>%1 of %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scores of %n game(s), from %1 to %2; the median of the last ten is %3</source>
        <translation>
            <numerusform>Scores of %n game, from %1 to %2; the median of the last ten is %3</numerusform>
            <numerusform>Scores of %n games, from %1 to %2; the median of the last ten is %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rating %1, give or take %2, after %n week(s) with games</source>
        <translation>
            <numerusform>Rating %1, give or take %2, after %n week with games</numerusform>
            <numerusform>Rating %1, give or take %2, after %n weeks with games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played on %n day(s), %1</source>
        <comment>how many games</comment>
        <translation>
            <numerusform>Played on %n day, %1</numerusform>
            <numerusform>Played on %n days, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Accuracy of %n reviewed game(s)</source>
        <translation>
            <numerusform>Accuracy of %n reviewed game</numerusform>
            <numerusform>Accuracy of %n reviewed games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n older review(s) left out: they were judged otherwise. Opened again, a review is made anew.</source>
        <translation>
            <numerusform>%n older review left out: they were judged otherwise. Opened again, a review is made anew.</numerusform>
            <numerusform>%n older reviews left out: they were judged otherwise. Opened again, a review is made anew.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of 100, in %n review(s)</source>
        <translation>
            <numerusform>of 100, in %n review</numerusform>
            <numerusform>of 100, in %n reviews</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n kind(s)</source>
        <comment>games</comment>
        <translation>
            <numerusform>of %n kind</numerusform>
            <numerusform>of %n kinds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message numerus="yes">
        <source>%n more unfinished game(s)</source>
        <translation>
            <numerusform>%n more unfinished game</numerusform>
            <numerusform>%n more unfinished games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message numerus="yes">
        <source>%n short lesson(s)</source>
        <translation>
            <numerusform>%n short lesson</numerusform>
            <numerusform>%n short lessons</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won %1 of your last %n game(s) against the computer; a fair share would be %2</source>
        <comment>counted games; %2 is a share</comment>
        <translation>
            <numerusform>You won %1 of your last %n game against the computer; a fair share would be %2</numerusform>
            <numerusform>You won %1 of your last %n games against the computer; a fair share would be %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>about %n minute</numerusform>
            <numerusform>about %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Profiles</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n win(s) in a row</source>
        <translation>
            <numerusform>%n win in a row</numerusform>
            <numerusform>%n wins in a row</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message numerus="yes">
        <source>%n slip(s)</source>
        <translation>
            <numerusform>%n slip</numerusform>
            <numerusform>%n slips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n mistake</numerusform>
            <numerusform>%n mistakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blunder(s)</source>
        <translation>
            <numerusform>%n blunder</numerusform>
            <numerusform>%n blunders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) left</source>
        <translation>
            <numerusform>about %n second left</numerusform>
            <numerusform>about %n seconds left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>about %n minute left</numerusform>
            <numerusform>about %n minutes left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) looked at</source>
        <translation>
            <numerusform>%n decision looked at</numerusform>
            <numerusform>%n decisions looked at</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message numerus="yes">
        <source>Found in %n place(s)</source>
        <translation>
            <numerusform>Found in %n place</numerusform>
            <numerusform>Found in %n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message numerus="yes">
        <source>%n game(s) at one quay</source>
        <translation>
            <numerusform>%n game at one quay</numerusform>
            <numerusform>%n games at one quay</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message numerus="yes">
        <source>The games were missing; %n came back from a backup.</source>
        <translation>
            <numerusform>The games were missing; %n came back from a backup.</numerusform>
            <numerusform>The games were missing; %n came back from a backup.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Today</name>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n day in a row</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Upkeep</name>
    <message numerus="yes">
        <source>%n damaged game(s) stayed behind.</source>
        <translation>
            <numerusform>%n damaged game stayed behind.</numerusform>
            <numerusform>%n damaged games stayed behind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n backup(s)</source>
        <translation>
            <numerusform>%n backup</numerusform>
            <numerusform>%n backups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) begun since</source>
        <translation>
            <numerusform>%n game begun since</numerusform>
            <numerusform>%n games begun since</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the latest moves of %n game(s)</source>
        <translation>
            <numerusform>the latest moves of %n game</numerusform>
            <numerusform>the latest moves of %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s)</source>
        <translation>
            <numerusform>%n setting</numerusform>
            <numerusform>%n settings</numerusform>
        </translation>
    </message>
</context>
</TS>
