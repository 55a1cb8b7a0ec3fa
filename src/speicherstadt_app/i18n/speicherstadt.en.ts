<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
<context>
    <name>Speicherstadt.Boxes</name>
    <message numerus="yes">
        <source>%n card(s) different from the standard table</source>
        <translation>
            <numerusform>%n card different from the standard table</numerusform>
            <numerusform>%n cards different from the standard table</numerusform>
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
    <name>Speicherstadt.End</name>
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
    <name>Speicherstadt.Explain</name>
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
    <name>Speicherstadt.Fire</name>
    <message numerus="yes">
        <source>within %n card(s)</source>
        <translation>
            <numerusform>within %n card</numerusform>
            <numerusform>within %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Games</name>
    <message numerus="yes">
        <source>%n cube(s) to place.</source>
        <translation>
            <numerusform>%n cube to place.</numerusform>
            <numerusform>%n cubes to place.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Goods</name>
    <message numerus="yes">
        <source>%n carpet(s)</source>
        <translation>
            <numerusform>%n carpet</numerusform>
            <numerusform>%n carpets</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Pile</name>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>%n card left</numerusform>
            <numerusform>%n cards left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Players</name>
    <message numerus="yes">
        <source>%n worker(s) at home</source>
        <translation>
            <numerusform>%n worker at home</numerusform>
            <numerusform>%n workers at home</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Prompt</name>
    <message numerus="yes">
        <source>%n worker(s) left after this one.</source>
        <translation>
            <numerusform>%n worker left after this one.</numerusform>
            <numerusform>%n workers left after this one.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Reasons</name>
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
    <name>Speicherstadt.Story</name>
    <message numerus="yes">
        <source>%1 had to throw %n cube(s) away.</source>
        <translation>
            <numerusform>%1 had to throw %n cube away.</numerusform>
            <numerusform>%1 had to throw %n cubes away.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Yard</name>
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
<context>
    <name>Speicherstadt_ContractShelf</name>
    <message numerus="yes">
        <source>%n more contract(s): show all</source>
        <translation>
            <numerusform>%n more contract: show all</numerusform>
            <numerusform>%n more contracts: show all</numerusform>
        </translation>
    </message>
</context>
</TS>
