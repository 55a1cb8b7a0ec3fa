<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
<context>
    <name>Boxes</name>
    <message numerus="yes">
        <source>%n card(s) other than in the standard table</source>
        <translation>
            <numerusform>%n card other than in the standard table</numerusform>
            <numerusform>%n cards other than in the standard table</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) not sure</source>
        <translation>
            <numerusform>%n card not sure</numerusform>
            <numerusform>%n cards not sure</numerusform>
        </translation>
    </message>
</context>
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
    <name>ContractShelf</name>
    <message numerus="yes">
        <source>%n more contract(s): show all</source>
        <translation>
            <numerusform>%n more contract: show all</numerusform>
            <numerusform>%n more contracts: show all</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>End</name>
    <message numerus="yes">
        <source>%n cube(s)</source>
        <translation>
            <numerusform>%n cube</numerusform>
            <numerusform>%n cubes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s)</source>
        <translation>
            <numerusform>%n ship</numerusform>
            <numerusform>%n ships</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Explain</name>
    <message numerus="yes">
        <source>%n more of its kind in the pile.</source>
        <translation>
            <numerusform>%n more of its kind in the pile.</numerusform>
            <numerusform>%n more of its kind in the pile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 9 cubes still to come by ship.</source>
        <translation>
            <numerusform>%n of 9 cubes still to come by ship.</numerusform>
            <numerusform>%n of 9 cubes still to come by ship.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Fairness</name>
    <message numerus="yes">
        <source>Over %n game(s) that count</source>
        <translation>
            <numerusform>Over %n game that count</numerusform>
            <numerusform>Over %n games that count</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message numerus="yes">
        <source>%n game(s) that count</source>
        <translation>
            <numerusform>%n game that count</numerusform>
            <numerusform>%n games that count</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Fire</name>
    <message numerus="yes">
        <source>within %n card(s)</source>
        <translation>
            <numerusform>within %n card</numerusform>
            <numerusform>within %n cards</numerusform>
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
    <message numerus="yes">
        <source>%n cube(s) to place.</source>
        <translation>
            <numerusform>%n cube to place.</numerusform>
            <numerusform>%n cubes to place.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Goods</name>
    <message numerus="yes">
        <source>%n carpet(s)</source>
        <translation>
            <numerusform>%n carpet</numerusform>
            <numerusform>%n carpets</numerusform>
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
        <source>%1 of your last %n game(s) against computer players won; fair would be %2</source>
        <comment>counted games; %2 is a share</comment>
        <translation>
            <numerusform>%1 of your last %n game against computer players won; fair would be %2</numerusform>
            <numerusform>%1 of your last %n games against computer players won; fair would be %2</numerusform>
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
    <name>Pile</name>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>%n card left</numerusform>
            <numerusform>%n cards left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message numerus="yes">
        <source>%n worker(s) at home</source>
        <translation>
            <numerusform>%n worker at home</numerusform>
            <numerusform>%n workers at home</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message numerus="yes">
        <source>%n worker(s) left after this one.</source>
        <translation>
            <numerusform>%n worker left after this one.</numerusform>
            <numerusform>%n workers left after this one.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message numerus="yes">
        <source>%1 will have %n complete contract(s), not %2</source>
        <translation>
            <numerusform>%1 will have %n complete contract, not %2</numerusform>
            <numerusform>%1 will have %n complete contracts, not %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you will have %n complete contract(s), not %2</source>
        <translation>
            <numerusform>you will have %n complete contract, not %2</numerusform>
            <numerusform>you will have %n complete contracts, not %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 will have %n cube(s) in the warehouse, not %2</source>
        <translation>
            <numerusform>%1 will have %n cube in the warehouse, not %2</numerusform>
            <numerusform>%1 will have %n cubes in the warehouse, not %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you will have %n cube(s) in the warehouse, not %2</source>
        <translation>
            <numerusform>you will have %n cube in the warehouse, not %2</numerusform>
            <numerusform>you will have %n cubes in the warehouse, not %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 will have %n ship(s), not %2</source>
        <translation>
            <numerusform>%1 will have %n ship, not %2</numerusform>
            <numerusform>%1 will have %n ships, not %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you will have %n ship(s), not %2</source>
        <translation>
            <numerusform>you will have %n ship, not %2</numerusform>
            <numerusform>you will have %n ships, not %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 will have %n coin(s), not %2</source>
        <translation>
            <numerusform>%1 will have %n coin, not %2</numerusform>
            <numerusform>%1 will have %n coins, not %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you will have %n coin(s), not %2</source>
        <translation>
            <numerusform>you will have %n coin, not %2</numerusform>
            <numerusform>you will have %n coins, not %2</numerusform>
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
<context>
    <name>Yard</name>
    <message numerus="yes">
        <source>%n more cube(s) for one coin?</source>
        <translation>
            <numerusform>%n more cube for one coin?</numerusform>
            <numerusform>%n more cubes for one coin?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more cube(s) for one of the general supply?</source>
        <translation>
            <numerusform>%n more cube for one of the general supply?</numerusform>
            <numerusform>%n more cubes for one of the general supply?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) of contracts</source>
        <translation>
            <numerusform>%n space of contracts</numerusform>
            <numerusform>%n spaces of contracts</numerusform>
        </translation>
    </message>
</context>
</TS>
