<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
<context>
    <name>Venedig.Boxes</name>
    <message numerus="yes">
        <source>%n row(s) different from the standard box</source>
        <translation>
            <numerusform>%n row different from the standard box</numerusform>
            <numerusform>%n rows different from the standard box</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) with something reconstructed</source>
        <translation>
            <numerusform>%n row with something reconstructed</numerusform>
            <numerusform>%n rows with something reconstructed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Venedig.Cards</name>
    <message numerus="yes">
        <source>%1 with %n stone(s)</source>
        <translation>
            <numerusform>%1 with %n stone</numerusform>
            <numerusform>%1 with %n stones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Venedig.End</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 share the victory with %n point(s).</source>
        <translation>
            <numerusform>%1 share the victory with %n point.</numerusform>
            <numerusform>%1 share the victory with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins by %n point(s).</source>
        <translation>
            <numerusform>%1 wins by %n point.</numerusform>
            <numerusform>%1 wins by %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Venedig.Log</name>
    <message numerus="yes">
        <source>%1 wins with %n point(s).</source>
        <translation>
            <numerusform>%1 wins with %n point.</numerusform>
            <numerusform>%1 wins with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 share the victory with %n point(s).</source>
        <translation>
            <numerusform>%1 share the victory with %n point.</numerusform>
            <numerusform>%1 share the victory with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is dealt %n card(s).</source>
        <translation>
            <numerusform>%1 is dealt %n card.</numerusform>
            <numerusform>%1 is dealt %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Venedig.Numbers</name>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>%n stone</numerusform>
            <numerusform>%n stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pile(s)</source>
        <translation>
            <numerusform>%n pile</numerusform>
            <numerusform>%n piles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s)</source>
        <translation>
            <numerusform>%n marker</numerusform>
            <numerusform>%n markers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n building(s)</source>
        <translation>
            <numerusform>%n building</numerusform>
            <numerusform>%n buildings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s)</source>
        <translation>
            <numerusform>%n square</numerusform>
            <numerusform>%n squares</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Venedig.Prompt</name>
    <message numerus="yes">
        <source>%n matching edge(s)</source>
        <translation>
            <numerusform>%n matching edge</numerusform>
            <numerusform>%n matching edges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>covers %n own marker(s), without points</source>
        <translation>
            <numerusform>covers %n own marker, without points</numerusform>
            <numerusform>covers %n own markers, without points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n marker(s).</source>
        <translation>
            <numerusform>Place %n marker.</numerusform>
            <numerusform>Place %n markers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It can pay for %n of the open tiles now.</source>
        <translation>
            <numerusform>It can pay for %n of the open tiles now.</numerusform>
            <numerusform>It can pay for %n of the open tiles now.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Venedig.Reasons</name>
    <message numerus="yes">
        <source>%1 will have %n marker(s) on free piles, not %2</source>
        <translation>
            <numerusform>%1 will have %n marker on free piles, not %2</numerusform>
            <numerusform>%1 will have %n markers on free piles, not %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you will have %n marker(s) on free piles, not %2</source>
        <translation>
            <numerusform>you will have %n marker on free piles, not %2</numerusform>
            <numerusform>you will have %n markers on free piles, not %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Venedig.Strip</name>
    <message numerus="yes">
        <source>%n tile(s) not built.</source>
        <translation>
            <numerusform>%n tile not built.</numerusform>
            <numerusform>%n tiles not built.</numerusform>
        </translation>
    </message>
</context>
</TS>
