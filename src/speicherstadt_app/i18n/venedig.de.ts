<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>Venedig.Board</name>
    <message>
        <source>The pile driver could begin here.</source>
        <translation>Hier könnte der Pfahlrammer beginnen.</translation>
    </message>
    <message>
        <source>From %1 on there is no room for %2.</source>
        <translation>Von %1 aus reicht der Raum nicht für %2.</translation>
    </message>
    <message>
        <source>the gondola</source>
        <translation>die Gondel</translation>
    </message>
    <message>
        <source>%1 is canal: no pile ever stands there.</source>
        <translation>%1 ist Kanal: Dort steht nie ein Pfahl.</translation>
    </message>
    <message>
        <source>The pile on %1 is an older one: markers go on the piles just driven.</source>
        <translation>Der Pfahl auf %1 stand schon: Marker kommen auf die eben gerammten.</translation>
    </message>
    <message>
        <source>A pile stands on %1 already.</source>
        <translation>Auf %1 steht schon ein Pfahl.</translation>
    </message>
    <message>
        <source>%1 is beside none of the piles just driven.</source>
        <translation>%1 liegt neben keinem der eben gerammten Pfähle.</translation>
    </message>
    <message>
        <source>%1 is neither on the bank of the canal nor beside a pile.</source>
        <translation>%1 liegt weder am Ufer des Kanals noch neben einem Pfahl.</translation>
    </message>
    <message>
        <source>canal</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>%1, marker of %2</source>
        <translation>%1, Marker von %2</translation>
    </message>
    <message>
        <source>A pile can be driven here.</source>
        <translation>Hier kann ein Pfahl gerammt werden.</translation>
    </message>
    <message>
        <source>A marker can be placed here.</source>
        <translation>Hier kann ein Marker stehen.</translation>
    </message>
    <message>
        <source>Your tile can lie here.</source>
        <translation>Hier kann dein Stadtteil liegen.</translation>
    </message>
    <message>
        <source>This tile can be taken off the board.</source>
        <translation>Dieser Stadtteil kann abgerissen werden.</translation>
    </message>
    <message>
        <source>There is no pile on %1.</source>
        <translation>Auf %1 steht kein Pfahl.</translation>
    </message>
    <message>
        <source>A tile lies on %1.</source>
        <translation>Auf %1 liegt ein Stadtteil.</translation>
    </message>
    <message>
        <source>A marker stands on %1 already.</source>
        <translation>Auf %1 steht schon ein Marker.</translation>
    </message>
    <message>
        <source>free pile</source>
        <translation>freier Pfahl</translation>
    </message>
    <message>
        <source>the gondola with the marker of %1</source>
        <translation>die Gondel mit dem Marker von %1</translation>
    </message>
    <message>
        <source>open water on the bank</source>
        <translation>offenes Wasser am Ufer</translation>
    </message>
    <message>
        <source>open water</source>
        <translation>offenes Wasser</translation>
    </message>
    <message>
        <source>on %1</source>
        <comment>where a tile would lie</comment>
        <translation>auf %1</translation>
    </message>
    <message>
        <source>%1 in this stack.</source>
        <translation>%1 in diesem Stapel.</translation>
    </message>
    <message>
        <source>Stack of this shape: %1, nothing lies on top.</source>
        <translation>Stapel dieser Form: %1, nichts liegt offen.</translation>
    </message>
    <message>
        <source>The lagoon, 17 columns A to Q and 8 rows</source>
        <translation>Die Lagune, 17 Spalten A bis Q und 8 Zeilen</translation>
    </message>
</context>
<context>
    <name>Venedig.Boxes</name>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) different from the standard box</source>
        <translation>
            <numerusform>%n Zeile anders als üblich</numerusform>
            <numerusform>%n Zeilen anders als üblich</numerusform>
        </translation>
    </message>
    <message>
        <source>most rounds</source>
        <translation>Höchstzahl der Runden</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>The canal: %1. The gondola starts at %2.</source>
        <translation>Der Kanal: %1. Die Gondel beginnt auf %2.</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Stadtteile</translation>
    </message>
    <message>
        <source>Cards by role and players</source>
        <translation>Karten nach Rolle und Spielerzahl</translation>
    </message>
    <message>
        <source>Boxes …</source>
        <translation>Material …</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Spielmaterial</translation>
    </message>
    <message>
        <source>Play with board, tiles and cards of your printed game, or try a variant</source>
        <translation>Spiele mit Plan, Stadtteilen und Karten deiner Schachtel oder probiere eine Variante</translation>
    </message>
    <message>
        <source>Board, tiles and cards as CSV. Begin with the standard box: save it, change it in a spreadsheet, add it here. A game keeps its box, on other devices, too.</source>
        <translation>Plan, Stadtteile und Karten als CSV. Beginne mit dem üblichen Material: Speichere es, ändere es in einer Tabellenkalkulation und füge es hier hinzu. Eine Partie behält ihr Material, auch auf anderen Geräten.</translation>
    </message>
    <message>
        <source>Save the standard box …</source>
        <translation>Übliches Spielmaterial speichern …</translation>
    </message>
    <message>
        <source>Own box</source>
        <translation>Eigenes Material</translation>
    </message>
    <message>
        <source>There are %1 boxes already: remove one first.</source>
        <translation>Es gibt schon %1 eigene Materialsätze: Entferne zuerst einen.</translation>
    </message>
    <message>
        <source>Different from the standard box</source>
        <translation>Anders als üblich</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>with %1 players %2</source>
        <translation>mit %1 Spielern %2</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) with something reconstructed</source>
        <translation>
            <numerusform>%n Zeile mit rekonstruierten Angaben</numerusform>
            <numerusform>%n Zeilen mit rekonstruierten Angaben</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing is reconstructed</source>
        <translation>nichts ist rekonstruiert</translation>
    </message>
    <message>
        <source>%1 means nothing for the role %2; allowed is an empty cell.</source>
        <translation>%1 bedeutet nichts für die Rolle %2; erlaubt ist eine leere Zelle.</translation>
    </message>
    <message>
        <source>%1 is no pattern of this shape (%2); allowed is something like %3.</source>
        <translation>%1 ist kein Muster dieser Form (%2); erlaubt ist etwas wie %3.</translation>
    </message>
    <message>
        <source>%1 is nothing that a board has; allowed are %2.</source>
        <translation>%1 gibt es bei einem Plan nicht; erlaubt sind %2.</translation>
    </message>
    <message>
        <source>%1 is no row of the board; allowed are %2 signs, ~ for canal and . for lagoon.</source>
        <translation>%1 ist keine Zeile des Plans; erlaubt sind %2 Zeichen, ~ für Kanal und . für Lagune.</translation>
    </message>
    <message>
        <source>there is no canal, so no pile could be driven: put one in.</source>
        <translation>es gibt keinen Kanal, also ließe sich kein Pfahl rammen: Zeichne einen ein.</translation>
    </message>
    <message>
        <source>the canal must hang together, and %1 of its cells lie apart: join them.</source>
        <translation>der Kanal muss zusammenhängen, und %1 seiner Felder liegen abseits: Verbinde sie.</translation>
    </message>
    <message>
        <source>there are %1 piles and only %2 lagoon cells: take fewer piles or more lagoon.</source>
        <translation>es gibt %1 Pfähle und nur %2 Lagunenfelder: Nimm weniger Pfähle oder mehr Lagune.</translation>
    </message>
    <message>
        <source>of the shape “%2” there are %1, and each of six players takes one at the start.</source>
        <translation>von der Form „%2“ gibt es %1, und jeder von sechs Spielern nimmt zu Beginn einen.</translation>
    </message>
    <message>
        <source>with %1 players and the roles “%2” there are %3 cards, and the rules want %4, five for each.</source>
        <translation>mit %1 Spielern und den Rollen „%2“ sind es %3 Karten, und die Regeln wollen %4, fünf für jeden.</translation>
    </message>
    <message>
        <source>the role %1 is not used with plain roles: write “all” in the column “roles”.</source>
        <translation>die Rolle %1 gibt es bei einfachen Rollen nicht: Schreib „all“ in die Spalte „roles“.</translation>
    </message>
    <message>
        <source>there are %1 spies and beggars, and %2 are the most: leave some out.</source>
        <translation>es gibt %1 Spione und Bettler, und höchstens %2 sind erlaubt: Lass welche weg.</translation>
    </message>
    <message>
        <source>end of the track</source>
        <translation>Ende der Leiste</translation>
    </message>
    <message>
        <source>piles</source>
        <translation>Pfähle</translation>
    </message>
    <message>
        <source>markers of each player</source>
        <translation>Marker jedes Spielers</translation>
    </message>
    <message>
        <source>%1 is missing: put it in.</source>
        <translation>%1 fehlt: Füge es ein.</translation>
    </message>
    <message>
        <source>%1 is no canal cell; allowed is one such as %2.</source>
        <translation>%1 ist kein Kanalfeld; erlaubt ist eines wie %2.</translation>
    </message>
    <message>
        <source>there are %1 rows, and %2 are the most.</source>
        <translation>es sind %1 Zeilen, und höchstens %2 sind erlaubt.</translation>
    </message>
    <message>
        <source>there are %1 lawyers, and one is the most: leave some out.</source>
        <translation>es gibt %1 Advokaten, und höchstens einer ist erlaubt: Lass welche weg.</translation>
    </message>
    <message>
        <source>%1: without %2</source>
        <translation>%1: ohne %2</translation>
    </message>
    <message>
        <source>canal cells</source>
        <translation>Kanalfelder</translation>
    </message>
    <message>
        <source>%1: %2 instead of %3</source>
        <translation>%1: %2 statt %3</translation>
    </message>
    <message>
        <source>%1: %2 is new</source>
        <translation>%1: %2 ist neu</translation>
    </message>
</context>
<context>
    <name>Venedig.Cards</name>
    <message>
        <source>Puts a marker on the gondola: 2 points for each tile built on the canal.</source>
        <translation>Setzt einen Marker auf die Gondel: 2 Punkte für jeden Bau am Ufer und jede Brücke.</translation>
    </message>
    <message>
        <source>Looks at a hand and carries out one of its cards, which stays there.</source>
        <translation>Sieht eine Hand an und führt eine ihrer Karten aus, die dort bleibt.</translation>
    </message>
    <message>
        <source>Carries out somebody else&apos;s opened card as well.</source>
        <translation>Führt die offene Karte eines anderen ebenfalls aus.</translation>
    </message>
    <message>
        <source>In this round, the 3 points for covered markers go to the lawyer.</source>
        <translation>In dieser Runde gehen die 3 Punkte für überbaute Marker an den Advokaten.</translation>
    </message>
    <message>
        <source>Takes a built tile off the board into the own stock.</source>
        <translation>Nimmt einen gebauten Stadtteil vom Plan ins eigene Lager.</translation>
    </message>
    <message>
        <source>%1 (%2), %3, arms: %4</source>
        <comment>a tile, its cells, stones, points</comment>
        <translation>%1 (%2), %3, Wappen: %4</translation>
    </message>
    <message>
        <source>%1 (%2, %3)</source>
        <comment>a card, piles, markers</comment>
        <translation>%1 (%2, %3)</translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n stone(s)</source>
        <translation>
            <numerusform>%1 mit %n Stein</numerusform>
            <numerusform>%1 mit %n Steinen</numerusform>
        </translation>
    </message>
    <message>
        <source>Takes city tiles for at most %1.</source>
        <translation>Nimmt Stadtteile für höchstens %1.</translation>
    </message>
    <message>
        <source>Drives %1 in one group and places %2 on them.</source>
        <translation>Rammt %1 in einer Gruppe und setzt %2 darauf.</translation>
    </message>
    <message>
        <source>Builds own tiles for at most %1.</source>
        <translation>Baut eigene Stadtteile für höchstens %1.</translation>
    </message>
    <message>
        <source>Pile driver</source>
        <comment>on a card, where it is narrow</comment>
        <translation>Rammer</translation>
    </message>
    <message>
        <source>councillor</source>
        <translation>Ratsherr</translation>
    </message>
    <message>
        <source>pile driver</source>
        <translation>Pfahlrammer</translation>
    </message>
    <message>
        <source>builder</source>
        <translation>Baumeister</translation>
    </message>
    <message>
        <source>gondolier</source>
        <translation>Gondoliere</translation>
    </message>
    <message>
        <source>speculator</source>
        <translation>Spekulant</translation>
    </message>
    <message>
        <source>inventor</source>
        <translation>Erfinder</translation>
    </message>
    <message>
        <source>trader</source>
        <translation>Händler</translation>
    </message>
    <message>
        <source>spy</source>
        <translation>Spion</translation>
    </message>
    <message>
        <source>beggar</source>
        <translation>Bettler</translation>
    </message>
    <message>
        <source>lawyer</source>
        <translation>Advokat</translation>
    </message>
    <message>
        <source>saboteur</source>
        <translation>Saboteur</translation>
    </message>
    <message>
        <source>the councillor</source>
        <comment>played, given, seen</comment>
        <translation>den Ratsherrn</translation>
    </message>
    <message>
        <source>the pile driver</source>
        <comment>played, given, seen</comment>
        <translation>den Pfahlrammer</translation>
    </message>
    <message>
        <source>the builder</source>
        <comment>played, given, seen</comment>
        <translation>den Baumeister</translation>
    </message>
    <message>
        <source>the gondolier</source>
        <comment>played, given, seen</comment>
        <translation>den Gondoliere</translation>
    </message>
    <message>
        <source>the speculator</source>
        <comment>played, given, seen</comment>
        <translation>den Spekulanten</translation>
    </message>
    <message>
        <source>the inventor</source>
        <comment>played, given, seen</comment>
        <translation>den Erfinder</translation>
    </message>
    <message>
        <source>the trader</source>
        <comment>played, given, seen</comment>
        <translation>den Händler</translation>
    </message>
    <message>
        <source>the spy</source>
        <comment>played, given, seen</comment>
        <translation>den Spion</translation>
    </message>
    <message>
        <source>the beggar</source>
        <comment>played, given, seen</comment>
        <translation>den Bettler</translation>
    </message>
    <message>
        <source>the lawyer</source>
        <comment>played, given, seen</comment>
        <translation>den Advokaten</translation>
    </message>
    <message>
        <source>the saboteur</source>
        <comment>played, given, seen</comment>
        <translation>den Saboteur</translation>
    </message>
    <message>
        <source>a councillor</source>
        <comment>opened</comment>
        <translation>einen Ratsherrn</translation>
    </message>
    <message>
        <source>a pile driver</source>
        <comment>opened</comment>
        <translation>einen Pfahlrammer</translation>
    </message>
    <message>
        <source>a builder</source>
        <comment>opened</comment>
        <translation>einen Baumeister</translation>
    </message>
    <message>
        <source>drives %1 and places %2</source>
        <comment>piles, markers</comment>
        <translation>rammt %1 und setzt %2</translation>
    </message>
    <message>
        <source>puts a marker on the gondola</source>
        <translation>setzt einen Marker auf die Gondel</translation>
    </message>
    <message>
        <source>%1 if somebody else opens %2</source>
        <comment>points, a role</comment>
        <translation>%1, wenn jemand anderes %2 aufdeckt</translation>
    </message>
    <message>
        <source>looks at a hand and carries out a card of it</source>
        <translation>sieht eine Hand an und führt eine Karte daraus aus</translation>
    </message>
    <message>
        <source>carries out somebody else&apos;s opened card</source>
        <translation>führt die offene Karte eines anderen aus</translation>
    </message>
    <message>
        <source>collects what covered markers of others pay this round</source>
        <translation>kassiert in dieser Runde, was überbaute Marker anderer bringen</translation>
    </message>
    <message>
        <source>takes a built tile into the own stock</source>
        <translation>nimmt einen gebauten Stadtteil ins eigene Lager</translation>
    </message>
    <message>
        <source>takes open tiles for %1</source>
        <translation>nimmt offene Stadtteile für %1</translation>
    </message>
    <message>
        <source>builds tiles for %1</source>
        <translation>baut Stadtteile für %1</translation>
    </message>
</context>
<context>
    <name>Venedig.Cast</name>
    <message>
        <source>Random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Mason</source>
        <translation>Maurer</translation>
    </message>
    <message>
        <source>Doge</source>
        <translation>Doge</translation>
    </message>
    <message>
        <source>plays at random</source>
        <translation>würfelt seine Züge</translation>
    </message>
    <message>
        <source>goes by rules of thumb</source>
        <translation>hält sich an Faustregeln</translation>
    </message>
    <message>
        <source>thinks by far the longest</source>
        <translation>denkt mit Abstand am längsten nach</translation>
    </message>
    <message>
        <source>Shipwright</source>
        <translation>Schiffbauer</translation>
    </message>
    <message>
        <source>Fisherwoman</source>
        <translation>Fischerin</translation>
    </message>
    <message>
        <source>Glassblower</source>
        <translation>Glasbläser</translation>
    </message>
    <message>
        <source>Rules of thumb</source>
        <translation>Faustregel</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <translation>Lehrling</translation>
    </message>
    <message>
        <source>Oarsman</source>
        <translation>Ruderer</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Kaufmann</translation>
    </message>
    <message>
        <source>Procurator</source>
        <translation>Prokurator</translation>
    </message>
    <message>
        <source>goes by rules of thumb, and errs often</source>
        <translation>spielt nach Faustregeln und irrt sich oft</translation>
    </message>
    <message>
        <source>looks a little ahead, and errs often</source>
        <translation>schaut ein wenig voraus und irrt sich oft</translation>
    </message>
    <message>
        <source>weighs many ways in which it may go on</source>
        <translation>wägt viele Möglichkeiten ab</translation>
    </message>
    <message>
        <source>Mosaicist</source>
        <translation>Mosaizistin</translation>
    </message>
    <message>
        <source>Bridge keeper</source>
        <translation>Brückenwart</translation>
    </message>
    <message>
        <source>Ferryman</source>
        <translation>Fährmann</translation>
    </message>
    <message>
        <source>Gambler</source>
        <translation>Glücksspieler</translation>
    </message>
    <message>
        <source>Gossip</source>
        <comment>a woman who knows everybody&apos;s secrets</comment>
        <translation>Klatschbase</translation>
    </message>
    <message>
        <source>Chronicler</source>
        <translation>Chronistin</translation>
    </message>
    <message>
        <source>edges</source>
        <translation>Kanten</translation>
    </message>
    <message>
        <source>Drives pile after pile, whenever he can</source>
        <translation>Rammt Pfahl um Pfahl, sooft er kann</translation>
    </message>
    <message>
        <source>piles</source>
        <translation>Pfähle</translation>
    </message>
    <message>
        <source>looks a little ahead, but errs very often</source>
        <translation>schaut ein wenig voraus, irrt sich aber sehr oft</translation>
    </message>
    <message>
        <source>looks a little ahead, and errs now and then</source>
        <translation>schaut ein wenig voraus und irrt sich ab und zu</translation>
    </message>
    <message>
        <source>looks a little ahead, and errs seldom</source>
        <translation>schaut ein wenig voraus und irrt sich selten</translation>
    </message>
    <message>
        <source>your sites</source>
        <translation>Bauplätze</translation>
    </message>
    <message>
        <source>bridges</source>
        <translation>Brücken</translation>
    </message>
    <message>
        <source>the gondola</source>
        <translation>die Gondel</translation>
    </message>
    <message>
        <source>bets</source>
        <translation>Wetten</translation>
    </message>
    <message>
        <source>your cards</source>
        <translation>deine Karten</translation>
    </message>
    <message>
        <source>balance</source>
        <translation>Ausgleich</translation>
    </message>
    <message>
        <source>Sets markers where others will want to build</source>
        <translation>Setzt Marker, wo andere bauen wollen</translation>
    </message>
    <message>
        <source>Large tiles, edge to matching edge</source>
        <translation>Große Stadtteile, Kante an passender Kante</translation>
    </message>
    <message>
        <source>A pile on either side of the canal, and a bridge between</source>
        <translation>Ein Pfahl auf jeder Seite des Kanals und dazwischen eine Brücke</translation>
    </message>
    <message>
        <source>Whoever builds on the bank shall pay him</source>
        <translation>Wer am Ufer baut, soll ihm Fährgeld zahlen</translation>
    </message>
    <message>
        <source>Knows what you must play, and bets on it</source>
        <translation>Weiß, was du spielen musst, und wettet darauf</translation>
    </message>
    <message>
        <source>Lives on the cards of others</source>
        <translation>Lebt von den Karten der anderen</translation>
    </message>
    <message>
        <source>A bit of everything, at the right time</source>
        <translation>Von allem etwas, zur rechten Zeit</translation>
    </message>
</context>
<context>
    <name>Venedig.Challenges</name>
    <message>
        <source>The last word</source>
        <translation>Das letzte Wort</translation>
    </message>
    <message>
        <source>Whoever drives the last pile says when it is over: let it be you.</source>
        <translation>Wer den letzten Pfahl rammt, sagt, wann Schluss ist: Sei du es.</translation>
    </message>
    <message>
        <source>Far ahead</source>
        <translation>Weit voraus</translation>
    </message>
    <message>
        <source>Across the canal</source>
        <translation>Über den Kanal</translation>
    </message>
    <message>
        <source>Good neighbours</source>
        <translation>Gute Nachbarschaft</translation>
    </message>
    <message>
        <source>Safe bets</source>
        <translation>Sichere Wetten</translation>
    </message>
    <message>
        <source>The ground was yours</source>
        <translation>Der Grund gehörte dir</translation>
    </message>
    <message>
        <source>One opponent, who looks no further than a card. Look further.</source>
        <translation>Ein Gegner, der nur bis zur nächsten Karte denkt. Denk weiter.</translation>
    </message>
    <message>
        <source>A bridge needs a free pile on either side: drive the second one yourself.</source>
        <translation>Eine Brücke braucht auf jeder Seite einen freien Pfahl: Ramme den zweiten selbst.</translation>
    </message>
    <message>
        <source>Building to building, square to square: what matches counts.</source>
        <translation>Haus an Haus, Platz an Platz: Was passt, zählt.</translation>
    </message>
    <message>
        <source>Whoever has nothing to build must fetch tiles: bet on what must come.</source>
        <translation>Wer nichts zu bauen hat, muss Stadtteile holen: Wette auf das, was kommen muss.</translation>
    </message>
    <message>
        <source>Set your markers where three others can&apos;t help building.</source>
        <translation>Setz deine Marker, wo drei andere bauen müssen.</translation>
    </message>
    <message>
        <source>Drive the last pile</source>
        <translation>Ramme den letzten Pfahl</translation>
    </message>
    <message>
        <source>Bridges built: %1 or more</source>
        <translation>Gebaute Brücken: mindestens %1</translation>
    </message>
    <message>
        <source>Edges matched: %1 or more</source>
        <translation>Passende Kanten: mindestens %1</translation>
    </message>
    <message>
        <source>Own markers covered by others: %1 or more</source>
        <translation>Von anderen überbaute eigene Marker: mindestens %1</translation>
    </message>
    <message>
        <source>Bets won: %1 or more</source>
        <translation>Gewonnene Wetten: mindestens %1</translation>
    </message>
    <message>
        <source>Bets played: %1 at most</source>
        <translation>Gespielte Wetten: höchstens %1</translation>
    </message>
    <message>
        <source>Councillors played: %1 at most</source>
        <translation>Gespielte Ratsherren: höchstens %1</translation>
    </message>
    <message>
        <source>Tiles that pay your gondola: %1 or more</source>
        <translation>Stadtteile, an denen deine Gondel verdient: mindestens %1</translation>
    </message>
    <message>
        <source>Brought by cards of others: %1 or more</source>
        <translation>Ertrag fremder Karten: mindestens %1</translation>
    </message>
    <message>
        <source>Different shapes built: %1 or more</source>
        <translation>Verschiedene Formen gebaut: mindestens %1</translation>
    </message>
</context>
<context>
    <name>Venedig.Chance</name>
    <message>
        <source>Stones and piles on the cards drawn in exchanges</source>
        <translation>Steine und Pfähle auf getauschten Karten</translation>
    </message>
    <message>
        <source>Stones and piles on the cards dealt</source>
        <translation>Steine und Pfähle auf ausgeteilten Karten</translation>
    </message>
    <message>
        <source>Edges that the next tiles could match</source>
        <translation>Kanten, zu denen die nächsten Stadtteile passten</translation>
    </message>
</context>
<context>
    <name>Venedig.Counter</name>
    <message>
        <source>Card %1: %2.</source>
        <translation>Karte %1: %2.</translation>
    </message>
    <message>
        <source>Chosen, face down.</source>
        <translation>Gewählt, verdeckt.</translation>
    </message>
    <message>
        <source>no place</source>
        <translation>kein Platz</translation>
    </message>
    <message>
        <source>best %1</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>Your hand before the exchange</source>
        <translation>Deine Hand vor dem Tausch</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Deine Hand</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Tiles not built</source>
        <translation>Ungebaute Stadtteile</translation>
    </message>
    <message>
        <source>Your tiles</source>
        <translation>Deine Stadtteile</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Stadtteile</translation>
    </message>
    <message>
        <source>Opened.</source>
        <translation>Aufgedeckt.</translation>
    </message>
    <message>
        <source>Your hand, with the card of %1</source>
        <translation>Deine Hand, mit der Karte von %1</translation>
    </message>
    <message>
        <source>Hand, with the card of %1</source>
        <translation>Hand, mit der Karte von %1</translation>
    </message>
    <message>
        <source>Hand before the exchange</source>
        <translation>Hand vor dem Tausch</translation>
    </message>
    <message>
        <source>Tiles · %1 left</source>
        <translation>Stadtteile · noch %1</translation>
    </message>
    <message>
        <source>Your tiles · %1 left</source>
        <translation>Deine Stadtteile · noch %1</translation>
    </message>
    <message>
        <source>This is the one you drew: give another.</source>
        <translation>Diese hast du gezogen: Gib eine andere.</translation>
    </message>
    <message>
        <source>Tile %1: %2.</source>
        <translation>Stadtteil %1: %2.</translation>
    </message>
    <message>
        <source>none: a councillor fetches some</source>
        <translation>keine: Ein Ratsherr holt welche</translation>
    </message>
</context>
<context>
    <name>Venedig.Drawing</name>
    <message>
        <source>The score</source>
        <translation>Die Wertung</translation>
    </message>
    <message>
        <source>The score so far</source>
        <translation>Der Punktestand</translation>
    </message>
    <message>
        <source>points</source>
        <comment>a heading</comment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>first, second, third</comment>
        <translation>Rang</translation>
    </message>
    <message>
        <source>open tiles</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>%1 (%2 st., %3 pts., %4 below)</source>
        <comment>a tile, stones, points, how many lie below</comment>
        <translation>%1 (%2 St., %3 P., darunter %4)</translation>
    </message>
    <message>
        <source>begins: %1</source>
        <comment>the start player</comment>
        <translation>beginnt: %1</translation>
    </message>
    <message>
        <source>player</source>
        <comment>a heading</comment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>markers</source>
        <comment>a heading</comment>
        <translation>Marker</translation>
    </message>
    <message>
        <source>card</source>
        <comment>a heading: what is played in this round</comment>
        <translation>Karte</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>%1, face down</source>
        <comment>a card</comment>
        <translation>%1, verdeckt</translation>
    </message>
    <message>
        <source>surely %1</source>
        <comment>a card that is in a hand</comment>
        <translation>sicher %1</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>still there</source>
        <translation>noch da</translation>
    </message>
    <message>
        <source>building</source>
        <translation>Haus</translation>
    </message>
    <message>
        <source>square</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>pile</source>
        <translation>Pfahl</translation>
    </message>
    <message>
        <source>canal</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>bridge</source>
        <translation>Brücke</translation>
    </message>
    <message>
        <source>gondola</source>
        <translation>Gondel</translation>
    </message>
    <message>
        <source>tiles</source>
        <translation>Lager</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>%1 is the lawyer</source>
        <translation>%1 ist Advokat</translation>
    </message>
    <message>
        <source>%1 is on the gondola</source>
        <translation>%1 fährt Gondel</translation>
    </message>
</context>
<context>
    <name>Venedig.End</name>
    <message>
        <source>The last round is over</source>
        <translation>Die letzte Runde ist vorbei</translation>
    </message>
    <message>
        <source>Who built the city</source>
        <translation>Wer die Stadt gebaut hat</translation>
    </message>
    <message>
        <source>%1 drove the last pile in round %2.</source>
        <translation>%1 rammte den letzten Pfahl in Runde %2.</translation>
    </message>
    <message>
        <source>%1 reached the end of the track in round %2.</source>
        <translation>%1 erreichte in Runde %2 das Ende der Leiste.</translation>
    </message>
    <message>
        <source>After round %1 the game ends.</source>
        <translation>Nach Runde %1 endet die Partie.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Stadtteil</numerusform>
            <numerusform>%n Stadtteile</numerusform>
        </translation>
    </message>
    <message>
        <source>best: %1 at %2 for %3</source>
        <comment>a tile, where, points</comment>
        <translation>bester: %1 auf %2 für %3</translation>
    </message>
    <message>
        <source>The last pile is driven</source>
        <translation>Der letzte Pfahl ist gerammt</translation>
    </message>
    <message>
        <source>The end of the track is reached</source>
        <translation>Das Ende der Leiste ist erreicht</translation>
    </message>
    <message numerus="yes">
        <source>%1 share the victory with %n point(s).</source>
        <translation>
            <numerusform>%1 teilen sich den Sieg mit %n Punkt.</numerusform>
            <numerusform>%1 teilen sich den Sieg mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins by %n point(s).</source>
        <translation>
            <numerusform>%1 gewinnt mit %n Punkt Vorsprung.</numerusform>
            <numerusform>%1 gewinnt mit %n Punkten Vorsprung.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Venedig.Explain</name>
    <message>
        <source>It costs %1 and brings %2 points, and one more for every edge with its like.</source>
        <translation>Kostet %1 und bringt %2 Punkte, dazu einen für jede passende Kante.</translation>
    </message>
    <message>
        <source>Whoever is aboard gets 2 points for every bridge and every tile built on the bank.</source>
        <translation>Wer mitfährt, bekommt 2 Punkte für jede Brücke und jeden Bau am Ufer.</translation>
    </message>
    <message>
        <source>At the end of the round the opened card goes to the left neighbour.</source>
        <translation>Am Ende der Runde geht die offene Karte an den linken Nachbarn.</translation>
    </message>
    <message>
        <source>Nobody&apos;s marker is on it.</source>
        <translation>Es fährt kein Marker mit.</translation>
    </message>
    <message>
        <source>The gondola</source>
        <translation>Die Gondel</translation>
    </message>
    <message>
        <source>With the lion: if such a card is open, the lion goes one seat on to the left.</source>
        <translation>Mit dem Löwen: Liegt so eine Karte offen, wandert der Löwe einen Platz nach links.</translation>
    </message>
    <message>
        <source>Nothing lies below it.</source>
        <translation>Darunter liegt nichts mehr.</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>Noch %1</translation>
    </message>
    <message>
        <source>With the last pile the game ends at once: no markers, no later cards.</source>
        <translation>Mit dem letzten Pfahl endet die Partie sofort: keine Marker, keine weiteren Karten.</translation>
    </message>
    <message>
        <source>%1 begins this round</source>
        <translation>%1 beginnt diese Runde</translation>
    </message>
    <message>
        <source>Who has the lion may exchange a card before the choice, and acts first.</source>
        <translation>Wer den Löwen hat, darf vor der Wahl eine Karte tauschen und handelt als Erster.</translation>
    </message>
    <message>
        <source>The marker of %1 is on it.</source>
        <translation>Der Marker von %1 fährt mit.</translation>
    </message>
    <message>
        <source>Below it, in an order that nobody knows: %1.</source>
        <translation>Darunter, in einer Reihenfolge, die niemand kennt: %1.</translation>
    </message>
    <message>
        <source>It goes one seat to the left if one of these is open: %1.</source>
        <translation>Er wandert einen Platz nach links, wenn eine davon offen liegt: %1.</translation>
    </message>
</context>
<context>
    <name>Venedig.Figures</name>
    <message>
        <source>Tiles and cards</source>
        <translation>Stadtteile und Karten</translation>
    </message>
    <message>
        <source>at hand</source>
        <translation>gehabt</translation>
    </message>
    <message>
        <source>used</source>
        <translation>genutzt</translation>
    </message>
    <message>
        <source>stones</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>Games in which a tile was built or a card played</source>
        <translation>Partien, in denen der Stadtteil gebaut oder die Karte gespielt wurde</translation>
    </message>
    <message>
        <source>Coats of arms</source>
        <translation>Wappen</translation>
    </message>
    <message>
        <source>Matching edges</source>
        <translation>Passende Kanten</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Gondola</source>
        <translation>Gondel</translation>
    </message>
    <message>
        <source>Bets</source>
        <translation>Wetten</translation>
    </message>
    <message>
        <source>Lawyer</source>
        <translation>Advokat</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Rollen</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Stadtteile</translation>
    </message>
    <message>
        <source>Games in which a role was played</source>
        <translation>Partien, in denen eine Rolle gespielt wurde</translation>
    </message>
    <message>
        <source>Games in which a shape was built</source>
        <translation>Partien, in denen eine Form gebaut wurde</translation>
    </message>
    <message>
        <source>Tiles and piles</source>
        <translation>Stadtteile und Pfähle</translation>
    </message>
    <message>
        <source>Markers and gondola</source>
        <translation>Marker und Gondel</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Tiles taken</source>
        <translation>Genommene Stadtteile</translation>
    </message>
    <message>
        <source>Tiles built</source>
        <translation>Gebaute Stadtteile</translation>
    </message>
    <message>
        <source>Edges matched</source>
        <translation>Passende Kanten</translation>
    </message>
    <message>
        <source>Matching edges a tile</source>
        <translation>Passende Kanten je Stadtteil</translation>
    </message>
    <message>
        <source>Stones left over</source>
        <translation>Übrige Steine</translation>
    </message>
    <message>
        <source>Piles driven</source>
        <translation>Gerammte Pfähle</translation>
    </message>
    <message>
        <source>Tiles never built</source>
        <translation>Nie gebaute Stadtteile</translation>
    </message>
    <message>
        <source>Markers placed</source>
        <translation>Gesetzte Marker</translation>
    </message>
    <message>
        <source>Markers covered by others</source>
        <translation>Von anderen überbaute Marker</translation>
    </message>
    <message>
        <source>Markers covered by own tiles</source>
        <translation>Selbst überbaute Marker</translation>
    </message>
    <message>
        <source>Markers that paid</source>
        <translation>Marker, die Punkte brachten</translation>
    </message>
    <message>
        <source>Rounds on the gondola</source>
        <translation>Runden auf der Gondel</translation>
    </message>
    <message>
        <source>Tiles that paid the gondola</source>
        <translation>Stadtteile, an denen die Gondel verdiente</translation>
    </message>
    <message>
        <source>Bets played</source>
        <translation>Gespielte Wetten</translation>
    </message>
    <message>
        <source>Bets won</source>
        <translation>Gewonnene Wetten</translation>
    </message>
    <message>
        <source>Bets won of those played</source>
        <translation>Davon gewonnen</translation>
    </message>
    <message>
        <source>Cards of others used</source>
        <translation>Genutzte Karten anderer</translation>
    </message>
    <message>
        <source>Brought by cards of others</source>
        <translation>Ertrag fremder Karten</translation>
    </message>
    <message>
        <source>Brought by a card of others</source>
        <translation>Ertrag einer fremden Karte</translation>
    </message>
    <message>
        <source>Cards exchanged</source>
        <translation>Getauschte Karten</translation>
    </message>
    <message>
        <source>Games ended oneself</source>
        <translation>Selbst beendete Partien</translation>
    </message>
    <message>
        <source>Lead when ending games</source>
        <translation>Vorsprung dabei insgesamt</translation>
    </message>
    <message>
        <source>Lead when ending a game</source>
        <translation>Vorsprung beim Beenden</translation>
    </message>
    <message>
        <source>held</source>
        <translation>auf der Hand</translation>
    </message>
    <message>
        <source>played</source>
        <comment>cards</comment>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>genommen</translation>
    </message>
    <message>
        <source>built</source>
        <comment>tiles</comment>
        <translation>gebaut</translation>
    </message>
    <message>
        <source>Highest score</source>
        <translation>Höchster Punktestand</translation>
    </message>
    <message>
        <source>Clearest victory</source>
        <translation>Klarster Sieg</translation>
    </message>
    <message>
        <source>Closest victory</source>
        <translation>Knappster Sieg</translation>
    </message>
    <message>
        <source>Best tile</source>
        <translation>Bester Stadtteil</translation>
    </message>
    <message>
        <source>Best action</source>
        <translation>Beste Aktion</translation>
    </message>
    <message>
        <source>Most matching edges of a tile</source>
        <translation>Meiste passende Kanten eines Stadtteils</translation>
    </message>
    <message>
        <source>Most markers covered by others</source>
        <translation>Meiste überbaute Marker</translation>
    </message>
    <message>
        <source>Longest ride, in rounds</source>
        <translation>Längste Gondelfahrt in Runden</translation>
    </message>
    <message>
        <source>Most bets won</source>
        <translation>Meiste gewonnene Wetten</translation>
    </message>
    <message>
        <source>Most from cards of others</source>
        <translation>Höchster Ertrag fremder Karten</translation>
    </message>
    <message>
        <source>Shortest victory, in rounds</source>
        <translation>Kürzester Sieg in Runden</translation>
    </message>
</context>
<context>
    <name>Venedig.Games</name>
    <message>
        <source>the game is set up</source>
        <translation>das Spiel wird aufgebaut</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>du bist dran</translation>
    </message>
    <message>
        <source>a tile is turned up</source>
        <translation>ein Stadtteil wird aufgedeckt</translation>
    </message>
    <message>
        <source>Before the first round</source>
        <translation>Vor der ersten Runde</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>%1 decides</source>
        <translation>%1 entscheidet</translation>
    </message>
    <message>
        <source>%1 chooses a card</source>
        <translation>%1 wählt eine Karte</translation>
    </message>
    <message>
        <source>%1 choose a card</source>
        <translation>%1 wählen eine Karte</translation>
    </message>
    <message>
        <source>a card is drawn</source>
        <translation>es wird eine Karte gezogen</translation>
    </message>
    <message>
        <source>the cards are opened</source>
        <translation>die Karten werden aufgedeckt</translation>
    </message>
    <message>
        <source>%1 may exchange a card</source>
        <translation>%1 darf eine Karte tauschen</translation>
    </message>
    <message>
        <source>%1 takes tiles</source>
        <translation>%1 nimmt Stadtteile</translation>
    </message>
    <message>
        <source>%1 drives piles</source>
        <translation>%1 rammt Pfähle</translation>
    </message>
    <message>
        <source>%1 places markers</source>
        <translation>%1 setzt Marker</translation>
    </message>
    <message>
        <source>%1 builds</source>
        <translation>%1 baut</translation>
    </message>
    <message>
        <source>your turn: exchange or not</source>
        <translation>du bist dran: tauschen oder nicht</translation>
    </message>
    <message>
        <source>your turn: give a card</source>
        <translation>du bist dran: eine Karte geben</translation>
    </message>
    <message>
        <source>your turn: choose a card</source>
        <translation>du bist dran: eine Karte wählen</translation>
    </message>
    <message>
        <source>your turn: take tiles</source>
        <translation>du bist dran: Stadtteile nehmen</translation>
    </message>
    <message>
        <source>your turn: drive piles</source>
        <translation>du bist dran: Pfähle rammen</translation>
    </message>
    <message>
        <source>your turn: place markers</source>
        <translation>du bist dran: Marker setzen</translation>
    </message>
    <message>
        <source>your turn: build</source>
        <translation>du bist dran: bauen</translation>
    </message>
    <message>
        <source>your turn: spy</source>
        <translation>du bist dran: spionieren</translation>
    </message>
    <message>
        <source>your turn: beg</source>
        <translation>du bist dran: betteln</translation>
    </message>
    <message>
        <source>your turn: take a tile away</source>
        <translation>du bist dran: einen Stadtteil abreißen</translation>
    </message>
    <message>
        <source>You hold: %1.</source>
        <translation>Du hast: %1.</translation>
    </message>
    <message>
        <source>You still have %1.</source>
        <translation>Du hast noch %1.</translation>
    </message>
    <message>
        <source>You still drive %1.</source>
        <translation>Du rammst noch %1.</translation>
    </message>
    <message>
        <source>You still place %1.</source>
        <translation>Du setzt noch %1.</translation>
    </message>
</context>
<context>
    <name>Venedig.List</name>
    <message>
        <source>Best: %1 on %2</source>
        <comment>points, cells</comment>
        <translation>Bester Platz: %1 auf %2</translation>
    </message>
    <message>
        <source>%1 · %2 of %3 alike</source>
        <translation>%1 · %2. von %3 gleichen</translation>
    </message>
    <message>
        <source>The gondola lies on %1</source>
        <translation>Die Gondel liegt auf %1</translation>
    </message>
    <message>
        <source>What you may do</source>
        <translation>Deine Möglichkeiten</translation>
    </message>
    <message>
        <source>on the bank</source>
        <translation>am Ufer</translation>
    </message>
    <message>
        <source>beside buildings: %1</source>
        <translation>neben Häusern: %1</translation>
    </message>
    <message>
        <source>beside squares: %1</source>
        <translation>neben Plätzen: %1</translation>
    </message>
    <message>
        <source>beside free piles: %1</source>
        <translation>neben freien Pfählen: %1</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Der Plan</translation>
    </message>
    <message>
        <source>The gondola lies on %1, with the marker of %2</source>
        <translation>Die Gondel liegt auf %1, mit dem Marker von %2</translation>
    </message>
    <message>
        <source>No exchange</source>
        <translation>Kein Tausch</translation>
    </message>
    <message>
        <source>Enough</source>
        <translation>Genug</translation>
    </message>
    <message>
        <source>On top of its stack, %2 left: %1</source>
        <translation>Offen auf dem Stapel, noch %2: %1</translation>
    </message>
    <message>
        <source>Markers of %1: %2</source>
        <translation>Marker von %1: %2</translation>
    </message>
    <message>
        <source>Draw from the hand of %1</source>
        <translation>Aus der Hand von %1 ziehen</translation>
    </message>
    <message>
        <source>Pile on %1</source>
        <translation>Pfahl auf %1</translation>
    </message>
    <message>
        <source>Marker on %1</source>
        <translation>Marker auf %1</translation>
    </message>
    <message>
        <source>Look at the hand of %1</source>
        <translation>Die Hand von %1 ansehen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a card, a player</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Free piles: %1</source>
        <translation>Freie Pfähle: %1</translation>
    </message>
</context>
<context>
    <name>Venedig.Log</name>
    <message>
        <source>%1 puts a marker on %2.</source>
        <translation>%1 setzt einen Marker auf %2.</translation>
    </message>
    <message>
        <source>The last round is over: that is the end.</source>
        <translation>Die letzte Runde ist vorbei: Das ist das Ende.</translation>
    </message>
    <message>
        <source>%1 drives %2 at %3; %4 left.</source>
        <comment>who, piles, where, piles</comment>
        <translation>%1 rammt %2 auf %3; noch %4.</translation>
    </message>
    <message>
        <source>%1 builds %2 at %3: %4.</source>
        <comment>who, a tile, where, points</comment>
        <translation>%1 baut %2 auf %3: %4.</translation>
    </message>
    <message>
        <source>%1 is dealt: %2.</source>
        <translation>%1 bekommt: %2.</translation>
    </message>
    <message>
        <source>%1 wins the bet with %2: %3.</source>
        <comment>who, a card, points</comment>
        <translation>%1 gewinnt die Wette durch %2: %3.</translation>
    </message>
    <message>
        <source>%1 loses the bet with %2.</source>
        <comment>who, a card</comment>
        <translation>%1 verliert die Wette durch %2.</translation>
    </message>
    <message>
        <source>%1 builds %2 at %3: %4; %5.</source>
        <comment>who, a tile, where, points, others</comment>
        <translation>%1 baut %2 auf %3: %4; %5.</translation>
    </message>
    <message>
        <source>The last pile is driven: that is the end.</source>
        <translation>Der letzte Pfahl ist gerammt: Das ist das Ende.</translation>
    </message>
    <message>
        <source>Somebody has reached the end of the track: that is the end.</source>
        <translation>Das Ende der Leiste ist erreicht: Das ist das Ende.</translation>
    </message>
    <message>
        <source>%1 plays %2 to no effect: %3.</source>
        <comment>who, a card, why</comment>
        <translation>%1 spielt %2 ohne Wirkung: %3.</translation>
    </message>
    <message>
        <source>%1 boards the gondola.</source>
        <translation>%1 steigt in die Gondel.</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <translation>%1 nimmt %2.</translation>
    </message>
    <message>
        <source>%1 takes no more; %2 left over.</source>
        <comment>who, stones</comment>
        <translation>%1 nimmt nichts mehr; %2 übrig.</translation>
    </message>
    <message>
        <source>%1 drives a pile at %2; %3 left.</source>
        <comment>who, where, piles</comment>
        <translation>%1 rammt einen Pfahl auf %2; noch %3.</translation>
    </message>
    <message>
        <source>%1 drives %2 at %3 and puts %4 on %5.</source>
        <comment>who, piles, where, markers, where</comment>
        <translation>%1 rammt %2 auf %3 und setzt %4 auf %5.</translation>
    </message>
    <message>
        <source>%1 drives %2 at %3.</source>
        <comment>who, piles, where</comment>
        <translation>%1 rammt %2 auf %3.</translation>
    </message>
    <message>
        <source>%1 puts %2 on %3.</source>
        <comment>who, markers, where</comment>
        <translation>%1 setzt %2 auf %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s).</source>
        <translation>
            <numerusform>%1 gewinnt mit %n Punkt.</numerusform>
            <numerusform>%1 gewinnt mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 share the victory with %n point(s).</source>
        <translation>
            <numerusform>%1 teilen sich den Sieg mit %n Punkt.</numerusform>
            <numerusform>%1 teilen sich den Sieg mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has %2 to drive.</source>
        <comment>who, piles</comment>
        <translation>%1 hat %2 zu rammen.</translation>
    </message>
    <message>
        <source>%1 builds no more; %2 left over.</source>
        <comment>who, stones</comment>
        <translation>%1 baut nichts mehr; %2 übrig.</translation>
    </message>
    <message>
        <source>%1 takes %2 at %3 off the board and keeps it.</source>
        <comment>who, a tile, where</comment>
        <translation>%1 lässt %2 auf %3 abreißen und nimmt den Stadtteil an sich.</translation>
    </message>
    <message>
        <source>%1 exchanges a card with %2.</source>
        <translation>%1 tauscht eine Karte mit %2.</translation>
    </message>
    <message>
        <source>%1 holds: %2.</source>
        <translation>%1 hat: %2.</translation>
    </message>
    <message>
        <source>%1 makes use of %2 in the hand of %3.</source>
        <comment>who, a card, whose</comment>
        <translation>%1 nutzt %2 aus der Hand von %3.</translation>
    </message>
    <message>
        <source>%1 copies %2 of %3.</source>
        <comment>who, a card, whose</comment>
        <translation>%1 nutzt als Bettler %2 von %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is dealt %n card(s).</source>
        <translation>
            <numerusform>%1 bekommt %n Karte.</numerusform>
            <numerusform>%1 bekommt %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Opened: %1.</source>
        <translation>Aufgedeckt: %1.</translation>
    </message>
    <message>
        <source>%1 begins.</source>
        <translation>%1 beginnt.</translation>
    </message>
    <message>
        <source>%1 boards the gondola in place of %2.</source>
        <translation>%1 steigt statt %2 in die Gondel.</translation>
    </message>
    <message>
        <source>%1 is the lawyer for the rest of this round.</source>
        <translation>%1 ist für den Rest der Runde Advokat.</translation>
    </message>
    <message>
        <source>Turned up: %1.</source>
        <comment>a tile</comment>
        <translation>Neu offen: %1.</translation>
    </message>
    <message>
        <source>%1 begins with: %2.</source>
        <translation>%1 beginnt mit: %2.</translation>
    </message>
    <message>
        <source>The gondola makes way for the bridge.</source>
        <translation>Die Gondel weicht der Brücke aus.</translation>
    </message>
    <message>
        <source>%1 exchanges no card.</source>
        <translation>%1 tauscht keine Karte.</translation>
    </message>
    <message>
        <source>%1 draws a card from %2.</source>
        <translation>%1 zieht eine Karte von %2.</translation>
    </message>
    <message>
        <source>%1 draws %3 from %2.</source>
        <translation>%1 zieht %3 von %2.</translation>
    </message>
    <message>
        <source>%1 gives %2 a card.</source>
        <translation>%1 gibt %2 eine Karte.</translation>
    </message>
    <message>
        <source>%1 gives %2 %3.</source>
        <translation>%1 gibt %2 %3.</translation>
    </message>
    <message>
        <source>%1 has chosen.</source>
        <translation>%1 hat gewählt.</translation>
    </message>
    <message>
        <source>%1 chooses %2.</source>
        <translation>%1 wählt %2.</translation>
    </message>
    <message>
        <source>%1 looks at the hand of %2.</source>
        <translation>%1 sieht die Hand von %2 an.</translation>
    </message>
    <message>
        <source>Passed to the left: %1.</source>
        <translation>Nach links weitergegeben: %1.</translation>
    </message>
    <message>
        <source>there is nothing to carry out</source>
        <translation>es gibt nichts auszuführen</translation>
    </message>
    <message>
        <source>no open tile can be paid</source>
        <translation>kein offener Stadtteil ist bezahlbar</translation>
    </message>
    <message>
        <source>no pile can be driven</source>
        <translation>kein Pfahl kann gerammt werden</translation>
    </message>
    <message>
        <source>nothing can be built</source>
        <translation>nichts kann gebaut werden</translation>
    </message>
    <message>
        <source>no marker is left</source>
        <translation>kein Marker ist mehr da</translation>
    </message>
    <message>
        <source>the gondola carries this marker already</source>
        <translation>dieser Marker fährt schon Gondel</translation>
    </message>
    <message>
        <source>nothing is built yet</source>
        <translation>noch ist nichts gebaut</translation>
    </message>
</context>
<context>
    <name>Venedig.Medals</name>
    <message>
        <source>Well fitted in</source>
        <translation>Gut eingefügt</translation>
    </message>
    <message>
        <source>Build a block with four matching edges.</source>
        <translation>Baue einen Block mit vier passenden Kanten.</translation>
    </message>
    <message>
        <source>A busy day</source>
        <translation>Viel los auf der Baustelle</translation>
    </message>
    <message>
        <source>Build three tiles in one action.</source>
        <translation>Baue drei Stadtteile in einer Aktion.</translation>
    </message>
    <message>
        <source>Bridge beside bridge</source>
        <translation>Brücke an Brücke</translation>
    </message>
    <message>
        <source>Build a bridge right beside another one.</source>
        <translation>Baue eine Brücke direkt neben eine andere.</translation>
    </message>
    <message>
        <source>Two at one stroke</source>
        <translation>Zwei auf einen Streich</translation>
    </message>
    <message>
        <source>Three of three</source>
        <translation>Drei von drei</translation>
    </message>
    <message>
        <source>Win a bet with each of speculator, inventor and trader in one game.</source>
        <translation>Gewinne in einer Partie je eine Wette mit Spekulant, Erfinder und Händler.</translation>
    </message>
    <message>
        <source>Without a seat in the council</source>
        <translation>Ohne Sitz im Rat</translation>
    </message>
    <message>
        <source>No gambler</source>
        <translation>Keine Spielernatur</translation>
    </message>
    <message>
        <source>First in the city</source>
        <translation>Erster in der Stadt</translation>
    </message>
    <message>
        <source>Win a game that counts.</source>
        <translation>Gewinne eine gezählte Partie.</translation>
    </message>
    <message>
        <source>Be paid for two markers by a single tile that somebody else builds.</source>
        <translation>Lass dir zwei Marker durch einen einzigen fremden Stadtteil bezahlen.</translation>
    </message>
    <message>
        <source>Everybody&apos;s landlord</source>
        <translation>Wohltäter der Stadt</translation>
    </message>
    <message>
        <source>Cover markers of three others with a single tile.</source>
        <translation>Überbaue mit einem Stadtteil Marker dreier anderer.</translation>
    </message>
    <message>
        <source>Win without playing a councillor after round 3, in more than six rounds.</source>
        <translation>Gewinne, ohne nach Runde 3 einen Ratsherrn zu spielen, in mehr als sechs Runden.</translation>
    </message>
    <message>
        <source>Win without playing a bet.</source>
        <translation>Gewinne, ohne eine Wette zu spielen.</translation>
    </message>
    <message>
        <source>The beggar&apos;s last word</source>
        <translation>Das letzte Wort des Bettlers</translation>
    </message>
    <message>
        <source>Drive the last pile with a beggar.</source>
        <translation>Ramme den letzten Pfahl mit einem Bettler.</translation>
    </message>
    <message>
        <source>Well informed</source>
        <translation>Gut unterrichtet</translation>
    </message>
    <message>
        <source>Find a bet in a hand with the spy, and win it.</source>
        <translation>Finde mit dem Spion eine Wette in einer Hand und gewinne sie.</translation>
    </message>
    <message>
        <source>By power of attorney</source>
        <translation>In fremdem Namen</translation>
    </message>
    <message>
        <source>Collect nine points as the lawyer in one round.</source>
        <translation>Kassiere als Advokat neun Punkte in einer Runde.</translation>
    </message>
    <message>
        <source>Once more, and better</source>
        <translation>Noch einmal, aber besser</translation>
    </message>
    <message>
        <source>Take a tile of your own off the board and build it again for more points.</source>
        <translation>Reiße einen eigenen Stadtteil ab und baue ihn für mehr Punkte neu.</translation>
    </message>
    <message>
        <source>The last pile</source>
        <translation>Der letzte Pfahl</translation>
    </message>
    <message>
        <source>Drive the last pile and win by a single point.</source>
        <translation>Ramme den letzten Pfahl und gewinne mit einem Punkt Vorsprung.</translation>
    </message>
    <message>
        <source>The end of the track</source>
        <translation>Das Ende der Leiste</translation>
    </message>
    <message>
        <source>Reach the last space of the track and win.</source>
        <translation>Erreiche das letzte Feld der Leiste und gewinne.</translation>
    </message>
    <message>
        <source>At home at every table</source>
        <translation>An jedem Tisch zu Hause</translation>
    </message>
    <message>
        <source>Win with two, three, four, five and six players.</source>
        <translation>Gewinne zu zweit, zu dritt, zu viert, zu fünft und zu sechst.</translation>
    </message>
    <message>
        <source>A long ride</source>
        <translation>Eine lange Fahrt</translation>
    </message>
    <message>
        <source>Keep your marker on the gondola for five rounds in a row.</source>
        <translation>Halte deinen Marker fünf Runden hintereinander auf der Gondel.</translation>
    </message>
</context>
<context>
    <name>Venedig.Numbers</name>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pile(s)</source>
        <translation>
            <numerusform>%n Pfahl</numerusform>
            <numerusform>%n Pfähle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s)</source>
        <translation>
            <numerusform>%n Marker</numerusform>
            <numerusform>%n Marker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n building(s)</source>
        <translation>
            <numerusform>%n Haus</numerusform>
            <numerusform>%n Häuser</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s)</source>
        <translation>
            <numerusform>%n Platz</numerusform>
            <numerusform>%n Plätze</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Venedig.Options</name>
    <message>
        <source>all eleven</source>
        <translation>alle elf</translation>
    </message>
    <message>
        <source>without spy, beggar, lawyer, saboteur</source>
        <translation>ohne Spion, Bettler, Advokat, Saboteur</translation>
    </message>
    <message>
        <source>on piles just driven</source>
        <translation>auf neue Pfähle</translation>
    </message>
    <message>
        <source>on any free pile</source>
        <translation>auf jeden freien Pfahl</translation>
    </message>
    <message>
        <source>Standard box</source>
        <translation>Übliches Spielmaterial</translation>
    </message>
    <message>
        <source>plain roles</source>
        <translation>einfache Rollen</translation>
    </message>
    <message>
        <source>markers anywhere</source>
        <translation>Marker überall</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Rollen</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Spielmaterial</translation>
    </message>
    <message>
        <source>Box: %1</source>
        <translation>Spielmaterial: %1</translation>
    </message>
    <message>
        <source>Remember seen cards</source>
        <translation>Gesehene Karten merken</translation>
    </message>
    <message>
        <source>what could be seen of hidden hands stays in view</source>
        <translation>was von verdeckten Händen zu sehen war, bleibt sichtbar</translation>
    </message>
</context>
<context>
    <name>Venedig.Phases</name>
    <message>
        <source>Over</source>
        <translation>Zu Ende</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Verteilen</translation>
    </message>
    <message>
        <source>Next tile</source>
        <translation>Nächster Stadtteil</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Tausch</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Wahl</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Aufdecken</translation>
    </message>
    <message>
        <source>Council</source>
        <translation>Rat</translation>
    </message>
    <message>
        <source>Piles</source>
        <translation>Pfähle</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Bau</translation>
    </message>
    <message>
        <source>Spying</source>
        <translation>Spionage</translation>
    </message>
    <message>
        <source>Begging</source>
        <translation>Betteln</translation>
    </message>
    <message>
        <source>Sabotage</source>
        <translation>Sabotage</translation>
    </message>
</context>
<context>
    <name>Venedig.Prompt</name>
    <message>
        <source>%1: %2 for sure.</source>
        <comment>whose hand, cards in it</comment>
        <translation>%1: sicher %2.</translation>
    </message>
    <message>
        <source>%1 on %2: %3</source>
        <comment>a tile, cells, points</comment>
        <translation>%1 auf %2: %3</translation>
    </message>
    <message>
        <source>What does %1 do?</source>
        <translation>Was macht %1?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a card, what it does</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 for %2 … (%3 places, up to %4)</source>
        <comment>a tile, stones, places, points</comment>
        <translation>%1 für %2 … (%3 Möglichkeiten, bis zu %4)</translation>
    </message>
    <message>
        <source>Exchange a card before the choice?</source>
        <translation>Vor der Wahl eine Karte tauschen?</translation>
    </message>
    <message>
        <source>arms: %1</source>
        <translation>Wappen: %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>points, a player</comment>
        <translation>%1 an %2</translation>
    </message>
    <message numerus="yes">
        <source>%n matching edge(s)</source>
        <translation>
            <numerusform>%n passende Kante</numerusform>
            <numerusform>%n passende Kanten</numerusform>
        </translation>
    </message>
    <message>
        <source>gondola: %1</source>
        <translation>Gondel: %1</translation>
    </message>
    <message>
        <source>as the lawyer: %1</source>
        <translation>als Advokat: %1</translation>
    </message>
    <message numerus="yes">
        <source>covers %n own marker(s), without points</source>
        <translation>
            <numerusform>überbaut %n eigenen Marker, der nichts bringt</numerusform>
            <numerusform>überbaut %n eigene Marker, die nichts bringen</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards are open.</source>
        <translation>Die Karten sind offen.</translation>
    </message>
    <message>
        <source>%1; %2 left.</source>
        <comment>a card that somebody carries out, stones or piles</comment>
        <translation>%1; noch %2.</translation>
    </message>
    <message>
        <source>Choose a card of your hand first.</source>
        <translation>Wähle erst eine Karte deiner Hand.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>You would act after %1. Then %2 gets the card.</source>
        <translation>Du wärst nach %1 dran. Danach bekommt %2 die Karte.</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>Choose a tile on a stack first.</source>
        <translation>Wähle erst einen Stadtteil auf einem Stapel.</translation>
    </message>
    <message>
        <source>The next tile of the stack is turned up at once. What it is, nobody knows.</source>
        <translation>Der nächste des Stapels wird gleich aufgedeckt. Welcher, weiß niemand.</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Only the two of you will know what is in it. Then you use one of its cards.</source>
        <translation>Nur ihr zwei wisst dann, was darin ist. Danach nutzt du eine der Karten.</translation>
    </message>
    <message>
        <source>Choose a hand first.</source>
        <translation>Wähle erst eine Hand.</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Choose a card first.</source>
        <translation>Wähle erst eine Karte.</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Nutzen</translation>
    </message>
    <message>
        <source>You carry it out as if it were yours, whether or not that player has acted yet.</source>
        <translation>Du führst sie aus, als wäre es deine, ob ihr Besitzer schon dran war oder nicht.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Nutzen</translation>
    </message>
    <message>
        <source>It goes into your stock; its piles are free again, and the points scored stay.</source>
        <translation>Er kommt in dein Lager; seine Pfähle sind wieder frei, die Punkte bleiben.</translation>
    </message>
    <message>
        <source>Choose a built tile first.</source>
        <translation>Wähle erst einen gebauten Stadtteil.</translation>
    </message>
    <message>
        <source>Take it off</source>
        <translation>Abreißen</translation>
    </message>
    <message>
        <source>The end of the track is reached: the game ends at once.</source>
        <translation>Das Ende der Leiste ist erreicht: Die Partie endet sofort.</translation>
    </message>
    <message>
        <source>No councillor and no builder is open: the lion stays.</source>
        <translation>Kein Ratsherr und kein Baumeister ist offen: Der Löwe bleibt.</translation>
    </message>
    <message>
        <source>You don&apos;t see which one. Then you give one of your own; only the two of you know.</source>
        <translation>Blind gezogen; dafür gibst du eine eigene. Nur ihr zwei wisst, welche.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Which card do you give to %1?</source>
        <translation>Welche Karte gibst du %1?</translation>
    </message>
    <message>
        <source>You drew: %1. It stays with you.</source>
        <translation>Gezogen: %1. Diese Karte behältst du.</translation>
    </message>
    <message>
        <source>Give</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>All choose at the same time; afterwards the card goes to %1.</source>
        <translation>Alle wählen gleichzeitig; danach geht die Karte an %1.</translation>
    </message>
    <message>
        <source>You would act as number %1. Then %2 gets the card.</source>
        <translation>Du wärst als Nummer %1 dran. Danach bekommt %2 die Karte.</translation>
    </message>
    <message>
        <source>These would be the last piles: the game would end at once.</source>
        <translation>Das wären die letzten Pfähle: Die Partie wäre sofort zu Ende.</translation>
    </message>
    <message>
        <source>Your marker is on the gondola already: it would do nothing.</source>
        <translation>Dein Marker fährt schon Gondel: Sie täte nichts.</translation>
    </message>
    <message>
        <source>Nothing is built yet: it would do nothing.</source>
        <translation>Noch ist nichts gebaut: Sie täte nichts.</translation>
    </message>
    <message>
        <source>%1: surely in the hand of %2.</source>
        <translation>%1: sicher in der Hand von %2.</translation>
    </message>
    <message>
        <source>Take %1 for %2?</source>
        <translation>%1 für %2 nehmen?</translation>
    </message>
    <message>
        <source>Drive pile %1 of %2.</source>
        <translation>Ramme Pfahl %1 von %2.</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Rammen</translation>
    </message>
    <message>
        <source>Choose a lit cell first.</source>
        <translation>Wähle erst ein helles Feld.</translation>
    </message>
    <message numerus="yes">
        <source>Place %n marker(s).</source>
        <translation>
            <numerusform>Setze %n Marker.</numerusform>
            <numerusform>Setze %n Marker.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>Choose a lit pile first.</source>
        <translation>Wähle erst einen hellen Pfahl.</translation>
    </message>
    <message>
        <source>Tap lit piles; R or a second tap turns the tile.</source>
        <translation>Tippe auf helle Pfähle; R oder ein zweites Tippen dreht.</translation>
    </message>
    <message>
        <source>You carry it out as if it were yours; it stays in the hand of %1.</source>
        <translation>Du führst sie aus, als wäre es deine; sie bleibt in der Hand von %1.</translation>
    </message>
    <message>
        <source>This is the last pile: the game ends at once.</source>
        <translation>Das ist der letzte Pfahl: Die Partie endet sofort.</translation>
    </message>
    <message>
        <source>The cards are open: you are number %1.</source>
        <translation>Die Karten sind offen: Du bist Nummer %1.</translation>
    </message>
    <message>
        <source>A councillor or builder is open: afterwards the lion goes to %1.</source>
        <translation>Ein Ratsherr oder Baumeister ist offen: Danach geht der Löwe an %1.</translation>
    </message>
    <message>
        <source>Enough</source>
        <translation>Genug</translation>
    </message>
    <message>
        <source>No exchange</source>
        <translation>Kein Tausch</translation>
    </message>
    <message>
        <source>Tap somebody&apos;s hand to draw a card from it, unseen. You give another one back.</source>
        <translation>Tippe auf eine Hand, um blind eine Karte zu ziehen. Du gibst eine andere zurück.</translation>
    </message>
    <message>
        <source>Draw a card from the hand of %1?</source>
        <translation>Eine Karte von %1 ziehen?</translation>
    </message>
    <message>
        <source>Which card do you play?</source>
        <translation>Welche Karte spielst du?</translation>
    </message>
    <message>
        <source>You would act first. Then %1 gets the card.</source>
        <translation>Du wärst zuerst dran. Danach bekommt %1 die Karte.</translation>
    </message>
    <message>
        <source>None of your tiles has a place now.</source>
        <translation>Keiner deiner Stadtteile hat im Moment Platz.</translation>
    </message>
    <message>
        <source>Best now: %1, for %2.</source>
        <translation>Am besten im Moment: %1, für %2.</translation>
    </message>
    <message numerus="yes">
        <source>It can pay for %n of the open tiles now.</source>
        <translation>
            <numerusform>Im Moment kann sie %n der offenen Stadtteile bezahlen.</numerusform>
            <numerusform>Im Moment kann sie %n der offenen Stadtteile bezahlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: nobody surely holds one, as far as you could see.</source>
        <translation>%1: Soweit du sehen konntest, hat niemand mit Sicherheit einen.</translation>
    </message>
    <message>
        <source>Stones that you don&apos;t use are lost.</source>
        <translation>Was du an Steinen nicht ausgibst, verfällt.</translation>
    </message>
    <message>
        <source>The first one on the bank or beside an older pile.</source>
        <translation>Der erste ans Ufer oder neben einen älteren Pfahl.</translation>
    </message>
    <message>
        <source>%1 would win, %2 to %3.</source>
        <comment>who, their points, mine</comment>
        <translation>%1 würde gewinnen, %2 zu %3.</translation>
    </message>
    <message>
        <source>You would share the victory.</source>
        <translation>Du würdest dir den Sieg teilen.</translation>
    </message>
    <message>
        <source>You would win, %1 to %2.</source>
        <comment>my points, the best of the others</comment>
        <translation>Du würdest gewinnen, %1 zu %2.</translation>
    </message>
    <message>
        <source>Place a marker on %1?</source>
        <translation>Einen Marker auf %1 setzen?</translation>
    </message>
    <message>
        <source>As long as a tile can be paid and has a place, you build.</source>
        <translation>Solange ein Stadtteil bezahlbar ist und Platz hat, baust du.</translation>
    </message>
    <message>
        <source>Choose one of your tiles first.</source>
        <translation>Wähle erst einen deiner Stadtteile.</translation>
    </message>
    <message>
        <source>Where do you build %1?</source>
        <translation>Wo baust du %1?</translation>
    </message>
    <message>
        <source>Whose hand does the spy look at?</source>
        <translation>Wessen Hand sieht der Spion an?</translation>
    </message>
    <message>
        <source>Look at the hand of %1?</source>
        <translation>Die Hand von %1 ansehen?</translation>
    </message>
    <message>
        <source>Which opened card does the beggar copy?</source>
        <translation>Welche offene Karte nutzt der Bettler?</translation>
    </message>
    <message>
        <source>Which tile does the saboteur take off the board?</source>
        <translation>Welchen Stadtteil reißt der Saboteur ab?</translation>
    </message>
    <message>
        <source>Take %1 off the board?</source>
        <translation>%1 abreißen?</translation>
    </message>
    <message>
        <source>Take one more tile? %1 left.</source>
        <translation>Noch ein Stadtteil? Noch %1.</translation>
    </message>
    <message>
        <source>Build %1 here for %2?</source>
        <translation>%1 hier für %2 bauen?</translation>
    </message>
    <message>
        <source>Which tile do you build? You have %1.</source>
        <translation>Welchen Stadtteil baust du? Du hast %1.</translation>
    </message>
    <message>
        <source>Which card of %1 do you use?</source>
        <translation>Welche Karte von %1 nutzt du?</translation>
    </message>
    <message>
        <source>Where do your markers go? You still place %1.</source>
        <translation>Wohin kommen deine Marker? Du setzt noch %1.</translation>
    </message>
    <message>
        <source>Whose hand do you look at?</source>
        <translation>Wessen Hand siehst du an?</translation>
    </message>
    <message>
        <source>Whose card do you copy?</source>
        <translation>Wessen Karte nutzt du?</translation>
    </message>
    <message>
        <source>Which tile do you take off the board?</source>
        <translation>Welchen Stadtteil lässt du abreißen?</translation>
    </message>
    <message>
        <source>Exchange with nobody.</source>
        <translation>Mit niemandem tauschen.</translation>
    </message>
    <message>
        <source>Of %1: %2</source>
        <comment>whose card, what it does</comment>
        <translation>Von %1: %2</translation>
    </message>
    <message>
        <source>Take %1 for %2: %3 when it is built.</source>
        <comment>a tile, stones, points</comment>
        <translation>%1 für %2 nehmen: Gebaut bringt das %3.</translation>
    </message>
    <message>
        <source>Take %1 at %2 off the board.</source>
        <comment>a tile, where</comment>
        <translation>%1 auf %2 abreißen.</translation>
    </message>
    <message>
        <source>It drives the last pile and ends the game</source>
        <translation>Damit ist der letzte Pfahl gerammt und die Partie zu Ende</translation>
    </message>
    <message>
        <source>No open tile can be paid now</source>
        <translation>Im Moment ist kein offener Stadtteil bezahlbar</translation>
    </message>
    <message>
        <source>%1: nothing of the hand is known.</source>
        <comment>whose hand</comment>
        <translation>%1: von der Hand ist nichts bekannt.</translation>
    </message>
    <message>
        <source>Which card does %1 get for it?</source>
        <translation>Welche Karte bekommt %1 dafür?</translation>
    </message>
    <message>
        <source>Another tile? You still have %1.</source>
        <translation>Noch ein Stadtteil? Du hast noch %1.</translation>
    </message>
    <message>
        <source>Which tile do you take? You have %1.</source>
        <translation>Welchen Stadtteil nimmst du? Du hast %1.</translation>
    </message>
    <message>
        <source>Beside a pile that you have just driven.</source>
        <translation>Neben einen Pfahl, den du eben gerammt hast.</translation>
    </message>
    <message>
        <source>Somebody else&apos;s tile over it brings you 3 points, your own nothing.</source>
        <translation>Bauen andere darüber, bringt es dir 3 Punkte; baust du selbst, nichts.</translation>
    </message>
    <message>
        <source>Play %1?</source>
        <comment>a card</comment>
        <translation>%1 spielen?</translation>
    </message>
    <message>
        <source>Give %1 to %2?</source>
        <comment>a card, who gets it</comment>
        <translation>%2 %1 geben?</translation>
    </message>
    <message>
        <source>Drive pile %1 of %2 on %3?</source>
        <translation>Pfahl %1 von %2 auf %3 rammen?</translation>
    </message>
    <message>
        <source>Use %1?</source>
        <comment>a card</comment>
        <translation>%1 nutzen?</translation>
    </message>
    <message>
        <source>Copy %1?</source>
        <comment>a card</comment>
        <translation>%1 nutzen?</translation>
    </message>
    <message>
        <source>Where do your piles go? You still have %1.</source>
        <translation>Wohin rammst du? Du hast noch %1.</translation>
    </message>
    <message>
        <source>What do you build? You have %1.</source>
        <translation>Was baust du? Du hast %1.</translation>
    </message>
    <message>
        <source>Draw one of %1&apos;s cards, then give one.</source>
        <translation>Von %1 eine Karte ziehen, dann eine geben.</translation>
    </message>
    <message>
        <source>Take no more; %1 left over.</source>
        <comment>stones</comment>
        <translation>Nichts mehr nehmen; %1 übrig.</translation>
    </message>
    <message>
        <source>Then %1 gets it</source>
        <translation>Danach bekommt %1 sie</translation>
    </message>
    <message>
        <source>Nothing fits now</source>
        <translation>Im Moment passt nichts</translation>
    </message>
    <message>
        <source>Best tile now: %1</source>
        <translation>Bester Bau im Moment: %1</translation>
    </message>
    <message>
        <source>%1: the last pile, it ends the game.</source>
        <comment>a cell</comment>
        <translation>%1: der letzte Pfahl, er beendet die Partie.</translation>
    </message>
    <message>
        <source>Everybody look: the cards are open.</source>
        <translation>Alle schauen hin: Die Karten sind offen.</translation>
    </message>
</context>
<context>
    <name>Venedig.Reasons</name>
    <message>
        <source>the best place it leaves %1 is for %2 (%3), not for %4 (%5)</source>
        <comment>who, a tile, points</comment>
        <translation>Der beste Platz, den es %1 lässt, ist für %2 (%3), nicht für %4 (%5)</translation>
    </message>
    <message>
        <source>the best place it leaves you is for %2 (%3), not for %4 (%5)</source>
        <comment>a tile, points</comment>
        <translation>Der beste Platz, den es dir lässt, ist für %2 (%3), nicht für %4 (%5)</translation>
    </message>
    <message>
        <source>it gives %1 nothing, not %2</source>
        <comment>who, points</comment>
        <translation>%1 bekommt dadurch nichts, nicht %2</translation>
    </message>
    <message>
        <source>it gives you nothing, not %2</source>
        <comment>points</comment>
        <translation>Du bekommst dadurch nichts, nicht %2</translation>
    </message>
    <message>
        <source>it brings %1 %2 now, not %3</source>
        <comment>who, points</comment>
        <translation>Es bringt %1 jetzt %2, nicht %3</translation>
    </message>
    <message>
        <source>it brings you %2 now, not %3</source>
        <comment>points</comment>
        <translation>Es bringt dir jetzt %2, nicht %3</translation>
    </message>
    <message>
        <source>it gives %1 %2, not %3</source>
        <comment>who, points</comment>
        <translation>%1 bekommt dadurch %2, nicht %3</translation>
    </message>
    <message>
        <source>it gives you %2, not %3</source>
        <comment>points</comment>
        <translation>Du bekommst dadurch %2, nicht %3</translation>
    </message>
    <message>
        <source>it leaves %1 a place for %2</source>
        <comment>who, a tile</comment>
        <translation>Es lässt %1 Platz für %2</translation>
    </message>
    <message>
        <source>it leaves you a place for %2</source>
        <comment>a tile</comment>
        <translation>Es lässt dir Platz für %2</translation>
    </message>
    <message>
        <source>it leaves %1 no place, not even for %2</source>
        <comment>who, a tile</comment>
        <translation>Es lässt %1 keinen Platz, auch nicht für %2</translation>
    </message>
    <message>
        <source>it leaves you no place, not even for %2</source>
        <comment>a tile</comment>
        <translation>Es lässt dir keinen Platz, auch nicht für %2</translation>
    </message>
    <message>
        <source>%1 has %2 in stock then, not %3</source>
        <comment>who, tiles, tiles</comment>
        <translation>%1 hat dann %2 im Lager, nicht %3</translation>
    </message>
    <message>
        <source>you have %2 in stock then, not %3</source>
        <comment>tiles, tiles</comment>
        <translation>Du hast dann %2 im Lager, nicht %3</translation>
    </message>
    <message>
        <source>%1 is aboard the gondola</source>
        <translation>%1 fährt in der Gondel</translation>
    </message>
    <message>
        <source>you are aboard the gondola</source>
        <translation>Du fährst in der Gondel</translation>
    </message>
    <message>
        <source>%1 is not aboard the gondola</source>
        <translation>%1 fährt nicht in der Gondel</translation>
    </message>
    <message>
        <source>you are not aboard the gondola</source>
        <translation>Du fährst nicht in der Gondel</translation>
    </message>
    <message>
        <source>it ends the game now, and %1 leads by %2</source>
        <comment>who, points</comment>
        <translation>Damit ist die Partie jetzt zu Ende, und %1 liegt mit %2 vorn</translation>
    </message>
    <message>
        <source>it ends the game now, and you lead by %2</source>
        <comment>points</comment>
        <translation>Damit ist die Partie jetzt zu Ende, und du liegst mit %2 vorn</translation>
    </message>
    <message>
        <source>up to the end of this round %1 may expect about %2 points, not %3</source>
        <translation>Bis zum Ende der Runde kann %1 mit etwa %2 Punkten rechnen, nicht mit %3</translation>
    </message>
    <message>
        <source>up to the end of this round you may expect about %2 points, not %3</source>
        <translation>Bis zum Ende der Runde kannst du mit etwa %2 Punkten rechnen, nicht mit %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 will have %n marker(s) on free piles, not %2</source>
        <translation>
            <numerusform>%1 hat dann %n Marker auf freien Pfählen, nicht %2</numerusform>
            <numerusform>%1 hat dann %n Marker auf freien Pfählen, nicht %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you will have %n marker(s) on free piles, not %2</source>
        <translation>
            <numerusform>Du hast dann %n Marker auf freien Pfählen, nicht %2</numerusform>
            <numerusform>Du hast dann %n Marker auf freien Pfählen, nicht %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gets %2 into hand, not %3</source>
        <comment>who, a card, a card</comment>
        <translation>%1 bekommt %2 auf die Hand, nicht %3</translation>
    </message>
    <message>
        <source>you get %2 into hand, not %3</source>
        <comment>a card, a card</comment>
        <translation>Du bekommst %2 auf die Hand, nicht %3</translation>
    </message>
    <message>
        <source>as far as can be foreseen, it comes to the same</source>
        <translation>Soweit abzusehen, kommt es auf dasselbe heraus</translation>
    </message>
    <message>
        <source>Look at what it brings now, and to whom.</source>
        <translation>Achte darauf, was es jetzt bringt, und wem.</translation>
    </message>
    <message>
        <source>Look at what may come of it in this round.</source>
        <translation>Achte darauf, was in dieser Runde daraus wird.</translation>
    </message>
    <message>
        <source>Look at the places that it leaves free, and for whom.</source>
        <translation>Achte darauf, welche Plätze frei bleiben, und für wen.</translation>
    </message>
    <message>
        <source>Look at your tiles.</source>
        <translation>Achte auf deine Stadtteile.</translation>
    </message>
    <message>
        <source>Look at the markers.</source>
        <translation>Achte auf die Marker.</translation>
    </message>
    <message>
        <source>Look at the gondola.</source>
        <translation>Achte auf die Gondel.</translation>
    </message>
    <message>
        <source>Look at who gets the card next.</source>
        <translation>Achte darauf, wer die Karte als Nächster bekommt.</translation>
    </message>
    <message>
        <source>Look at how near the end is, and who is ahead.</source>
        <translation>Achte darauf, wie nah das Ende ist und wer führt.</translation>
    </message>
    <message>
        <source>It makes hardly any difference.</source>
        <translation>Es macht kaum einen Unterschied.</translation>
    </message>
    <message>
        <source>%1 has %2 in stock then</source>
        <comment>who, tiles</comment>
        <translation>%1 hat dann %2 im Lager</translation>
    </message>
    <message>
        <source>you have %2 in stock then</source>
        <comment>tiles</comment>
        <translation>Du hast dann %2 im Lager</translation>
    </message>
    <message>
        <source>%1 does not have %3 in stock then</source>
        <comment>who, tiles</comment>
        <translation>%1 hat %3 dann nicht im Lager</translation>
    </message>
    <message>
        <source>you do not have %3 in stock then</source>
        <comment>tiles</comment>
        <translation>Du hast %3 dann nicht im Lager</translation>
    </message>
    <message>
        <source>it ends the game now, with %1 level with the best of the others</source>
        <translation>Damit ist die Partie jetzt zu Ende, und %1 liegt gleichauf mit dem Besten der anderen</translation>
    </message>
    <message>
        <source>it ends the game now, with you level with the best of the others</source>
        <translation>Damit ist die Partie jetzt zu Ende, und du liegst gleichauf mit dem Besten der anderen</translation>
    </message>
    <message>
        <source>it ends the game now, with %1 %2 behind</source>
        <comment>who, points</comment>
        <translation>Damit ist die Partie jetzt zu Ende, und %1 liegt %2 zurück</translation>
    </message>
    <message>
        <source>it ends the game now, with you %2 behind</source>
        <comment>points</comment>
        <translation>Damit ist die Partie jetzt zu Ende, und du liegst %2 zurück</translation>
    </message>
    <message>
        <source>it does not end the game, with %1 %2 ahead</source>
        <comment>who, points</comment>
        <translation>Es beendet die Partie nicht, obwohl %1 %2 vorn liegt</translation>
    </message>
    <message>
        <source>it does not end the game, with you %2 ahead</source>
        <comment>points</comment>
        <translation>Es beendet die Partie nicht, obwohl du %2 vorn liegst</translation>
    </message>
    <message>
        <source>the game goes on, instead of ending with %1 %2 behind</source>
        <comment>who, points</comment>
        <translation>Die Partie geht weiter, statt zu enden, während %1 %2 zurückliegt</translation>
    </message>
    <message>
        <source>the game goes on, instead of ending with you %2 behind</source>
        <comment>points</comment>
        <translation>Die Partie geht weiter, statt zu enden, während du %2 zurückliegst</translation>
    </message>
</context>
<context>
    <name>Venedig.Recap</name>
    <message>
        <source>Meanwhile: %1.</source>
        <translation>Inzwischen: %1.</translation>
    </message>
    <message>
        <source>Meanwhile: %1. It brings you %2.</source>
        <translation>Inzwischen: %1. Dir bringt das %2.</translation>
    </message>
    <message>
        <source>builds %1 (%2)</source>
        <comment>a tile, points</comment>
        <translation>baut %1 (%2)</translation>
    </message>
    <message>
        <source>drives %1</source>
        <translation>rammt %1</translation>
    </message>
    <message>
        <source>takes %1</source>
        <translation>nimmt %1</translation>
    </message>
    <message>
        <source>wins a bet (%1)</source>
        <comment>points</comment>
        <translation>gewinnt eine Wette (%1)</translation>
    </message>
</context>
<context>
    <name>Venedig.Remarks</name>
    <message>
        <source>Larch wood. It will outlive us all.</source>
        <translation>Lärchenholz. Das überlebt uns alle.</translation>
    </message>
    <message>
        <source>My peg, your palace.</source>
        <translation>Mein Pflock, dein Palast.</translation>
    </message>
    <message>
        <source>The piles at least are still standing!</source>
        <translation>Wenigstens stehen die Pfähle noch!</translation>
    </message>
    <message>
        <source>It stands, and it will not sink.</source>
        <translation>Es steht, und es versinkt nicht.</translation>
    </message>
    <message>
        <source>Back to the Arsenal, then.</source>
        <translation>Dann eben zurück ins Arsenal.</translation>
    </message>
    <message>
        <source>Two in one net.</source>
        <translation>Zwei in einem Netz.</translation>
    </message>
    <message>
        <source>Somebody always swims by.</source>
        <translation>Irgendwer schwimmt immer vorbei.</translation>
    </message>
    <message>
        <source>Who cut my nets?</source>
        <translation>Wer hat mir die Netze zerschnitten?</translation>
    </message>
    <message>
        <source>Patience fills the basket.</source>
        <translation>Geduld füllt den Korb.</translation>
    </message>
    <message>
        <source>The big ones get away.</source>
        <translation>Die dicken Fische entwischen einem.</translation>
    </message>
    <message>
        <source>Not a seam to be seen.</source>
        <translation>Keine Fuge zu sehen.</translation>
    </message>
    <message>
        <source>How kind of you to build there.</source>
        <translation>Wie nett, dass du gerade da baust.</translation>
    </message>
    <message>
        <source>I write that down in red ink.</source>
        <translation>Das schreibe ich mit roter Tinte.</translation>
    </message>
    <message>
        <source>Duly recorded.</source>
        <translation>Ordnungsgemäß vermerkt.</translation>
    </message>
    <message>
        <source>This page will not flatter you.</source>
        <translation>Diese Seite wird dir nicht schmeicheln.</translation>
    </message>
    <message>
        <source>The chronicle ends here, and well.</source>
        <translation>Hier endet die Chronik, und zwar gut.</translation>
    </message>
    <message>
        <source>I only write down what happens.</source>
        <translation>Ich schreibe nur auf, was geschieht.</translation>
    </message>
    <message>
        <source>A thousand little stones, all over again!</source>
        <translation>Tausend Steinchen, alles noch einmal!</translation>
    </message>
    <message>
        <source>And now step back and look at the whole.</source>
        <translation>Und jetzt tretet zurück und seht das Ganze.</translation>
    </message>
    <message>
        <source>A stone was missing, as ever.</source>
        <translation>Ein Stein fehlte, wie immer.</translation>
    </message>
    <message>
        <source>From now on one crosses with dry feet.</source>
        <translation>Ab jetzt kommt man trockenen Fußes hinüber.</translation>
    </message>
    <message>
        <source>Toll is toll.</source>
        <translation>Maut ist Maut.</translation>
    </message>
    <message>
        <source>And who shall walk where now?</source>
        <translation>Und wo soll man jetzt hinüber?</translation>
    </message>
    <message>
        <source>I always get to the other side.</source>
        <translation>Ich komme immer ans andere Ufer.</translation>
    </message>
    <message>
        <source>One arch short.</source>
        <translation>Ein Bogen zu wenig.</translation>
    </message>
    <message>
        <source>All aboard! The fare is due on the bank.</source>
        <translation>Alle einsteigen! Bezahlt wird am Ufer.</translation>
    </message>
    <message>
        <source>My mooring was free, wasn&apos;t it?</source>
        <translation>Mein Liegeplatz war doch frei, oder?</translation>
    </message>
    <message>
        <source>Pirates, in the middle of the canal!</source>
        <translation>Piraten, mitten im Kanal!</translation>
    </message>
    <message>
        <source>Sung and rowed home.</source>
        <translation>Heimgesungen und heimgerudert.</translation>
    </message>
    <message>
        <source>The tide was against me.</source>
        <translation>Die Flut war gegen mich.</translation>
    </message>
    <message>
        <source>You could not have played anything else.</source>
        <translation>Etwas anderes hättest du gar nicht spielen können.</translation>
    </message>
    <message>
        <source>A small stake, a sure return.</source>
        <translation>Kleiner Einsatz, sicherer Gewinn.</translation>
    </message>
    <message>
        <source>That was not in the odds.</source>
        <translation>Damit hat keiner gerechnet.</translation>
    </message>
    <message>
        <source>The house wins. Mine, that is.</source>
        <translation>Die Bank gewinnt. Also ich.</translation>
    </message>
    <message>
        <source>I&apos;ll have my revenge at carnival.</source>
        <translation>Im Karneval hole ich mir die Revanche.</translation>
    </message>
    <message>
        <source>One hears all sorts of things.</source>
        <translation>Man hört ja so manches.</translation>
    </message>
    <message>
        <source>I knew you would build there.</source>
        <translation>Ich wusste, dass du da baust.</translation>
    </message>
    <message>
        <source>The whole quarter shall hear of this!</source>
        <translation>Das erfährt die ganze Nachbarschaft!</translation>
    </message>
    <message>
        <source>I could have told you beforehand.</source>
        <translation>Das hätte ich euch vorher sagen können.</translation>
    </message>
    <message>
        <source>That stays between us.</source>
        <translation>Das bleibt unter uns.</translation>
    </message>
</context>
<context>
    <name>Venedig.Reveal</name>
    <message>
        <source>The cards are open</source>
        <translation>Die Karten sind offen</translation>
    </message>
    <message>
        <source>can&apos;t be used</source>
        <translation>nicht nutzbar</translation>
    </message>
    <message>
        <source>Which card does the beggar copy?</source>
        <translation>Welche Karte nutzt der Bettler?</translation>
    </message>
    <message>
        <source>The hand of %1</source>
        <translation>Die Hand von %1</translation>
    </message>
    <message>
        <source>%1: nobody has opened one</source>
        <translation>%1: Niemand hat einen aufgedeckt</translation>
    </message>
    <message>
        <source>goes aboard the gondola</source>
        <translation>steigt in die Gondel</translation>
    </message>
    <message>
        <source>takes the gondola from %1</source>
        <translation>löst %1 in der Gondel ab</translation>
    </message>
    <message>
        <source>%1 is open: %2</source>
        <translation>%1 ist offen: %2</translation>
    </message>
</context>
<context>
    <name>Venedig.Review</name>
    <message>
        <source>exchange</source>
        <translation>Tausch</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>Wahl</translation>
    </message>
    <message>
        <source>council</source>
        <translation>Rat</translation>
    </message>
    <message>
        <source>piles</source>
        <translation>Pfähle</translation>
    </message>
    <message>
        <source>markers</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>building</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>spying</source>
        <translation>Spionieren</translation>
    </message>
    <message>
        <source>begging</source>
        <translation>Betteln</translation>
    </message>
    <message>
        <source>sabotage</source>
        <translation>Sabotage</translation>
    </message>
</context>
<context>
    <name>Venedig.Roof</name>
    <message>
        <source>Pass on</source>
        <translation>Weitergeben</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Aufdecken</translation>
    </message>
    <message>
        <source>Act</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>Noch %1</translation>
    </message>
    <message>
        <source>%1 left: the last one ends the game</source>
        <translation>Noch %1: Der letzte beendet die Partie</translation>
    </message>
</context>
<context>
    <name>Venedig.Story</name>
    <message>
        <source>%1&apos;s best source of points: %2, %3.</source>
        <comment>who, source, points</comment>
        <translation>Beste Punktequelle von %1: %2, %3.</translation>
    </message>
    <message>
        <source>%1 took the lead in round %2 and never lost it again.</source>
        <translation>%1 ging in Runde %2 in Führung und gab sie nicht mehr ab.</translation>
    </message>
    <message>
        <source>As a lawyer %1 collected %2.</source>
        <comment>who, points</comment>
        <translation>Als Advokat kassierte %1 %2.</translation>
    </message>
    <message>
        <source>%1 won %2 of %3 bets.</source>
        <comment>who, how many, of how many</comment>
        <translation>%1 gewann %2 von %3 Wetten.</translation>
    </message>
    <message>
        <source>%2 markers of %1 lay where others built.</source>
        <comment>who, how many</comment>
        <translation>%2 Marker von %1 standen, wo andere bauten.</translation>
    </message>
    <message>
        <source>%1 built over %2 markers of others.</source>
        <comment>who, how many</comment>
        <translation>%1 überbaute %2 Marker der anderen.</translation>
    </message>
    <message>
        <source>%1 built %2 bridges, more than anybody else.</source>
        <translation>%1 baute %2 Brücken, mehr als alle anderen.</translation>
    </message>
    <message>
        <source>%1&apos;s best: %2 for %3 in round %4.</source>
        <comment>who, a tile, points, round</comment>
        <translation>%1 baute in Runde %4 %2 für %3.</translation>
    </message>
    <message>
        <source>%2 took a tile of %1 off the board.</source>
        <comment>who, who did it</comment>
        <translation>%2 ließ einen Stadtteil von %1 abreißen.</translation>
    </message>
    <message>
        <source>Nothing brought %1 a point this time.</source>
        <translation>Nichts brachte %1 diesmal einen Punkt.</translation>
    </message>
    <message>
        <source>coats of arms</source>
        <translation>Wappen</translation>
    </message>
    <message>
        <source>matching edges</source>
        <translation>passende Kanten</translation>
    </message>
    <message>
        <source>markers</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>the gondola</source>
        <translation>die Gondel</translation>
    </message>
    <message>
        <source>bets</source>
        <translation>Wetten</translation>
    </message>
    <message>
        <source>the lawyer</source>
        <translation>der Advokat</translation>
    </message>
    <message>
        <source>%1 ended the game although others were ahead.</source>
        <translation>%1 beendete die Partie, obwohl andere vorn lagen.</translation>
    </message>
    <message>
        <source>The gondola brought %1 %2.</source>
        <comment>who, points</comment>
        <translation>Die Gondel brachte %1 %2.</translation>
    </message>
    <message>
        <source>%1 lost every bet, %2 in all.</source>
        <comment>who, how many</comment>
        <translation>%1 verlor jede Wette, insgesamt %2.</translation>
    </message>
</context>
<context>
    <name>Venedig.Strip</name>
    <message>
        <source>acts sixth</source>
        <translation>als Nummer 6</translation>
    </message>
    <message>
        <source>acts now</source>
        <translation>ist dran</translation>
    </message>
    <message>
        <source>done</source>
        <comment>its card is carried out</comment>
        <translation>fertig</translation>
    </message>
    <message>
        <source>gets your card</source>
        <translation>bekommt sie</translation>
    </message>
    <message>
        <source>gets this card</source>
        <translation>bekommt sie</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>hat gewählt</translation>
    </message>
    <message>
        <source>chooses</source>
        <translation>wählt</translation>
    </message>
    <message>
        <source>acts first</source>
        <translation>als Nummer 1</translation>
    </message>
    <message>
        <source>acts second</source>
        <translation>als Nummer 2</translation>
    </message>
    <message>
        <source>acts third</source>
        <translation>als Nummer 3</translation>
    </message>
    <message>
        <source>acts fourth</source>
        <translation>als Nummer 4</translation>
    </message>
    <message>
        <source>acts fifth</source>
        <translation>als Nummer 5</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) not built.</source>
        <translation>
            <numerusform>%n Stadtteil nicht gebaut.</numerusform>
            <numerusform>%n Stadtteile nicht gebaut.</numerusform>
        </translation>
    </message>
    <message>
        <source>Begins this round.</source>
        <translation>Beginnt diese Runde.</translation>
    </message>
    <message>
        <source>On the gondola.</source>
        <translation>In der Gondel.</translation>
    </message>
    <message>
        <source>Lawyer of this round.</source>
        <translation>Advokat dieser Runde.</translation>
    </message>
    <message>
        <source>Surely in hand: %1.</source>
        <translation>Sicher in der Hand: %1.</translation>
    </message>
    <message>
        <source>Opened: %1.</source>
        <translation>Aufgedeckt: %1.</translation>
    </message>
    <message>
        <source>holder unknown</source>
        <translation>unbekannt, wer sie hat</translation>
    </message>
</context>
<context>
    <name>Venedig.Tiles</name>
    <message>
        <source>the bridge</source>
        <comment>taken, built</comment>
        <translation>die Brücke</translation>
    </message>
    <message>
        <source>span of a bridge</source>
        <translation>Brückenbogen</translation>
    </message>
    <message>
        <source>the domino</source>
        <comment>taken, built</comment>
        <translation>den Zweier</translation>
    </message>
    <message>
        <source>the bar</source>
        <comment>taken, built</comment>
        <translation>den Dreier</translation>
    </message>
    <message>
        <source>the corner</source>
        <comment>taken, built</comment>
        <translation>den Winkel</translation>
    </message>
    <message>
        <source>the block</source>
        <comment>taken, built</comment>
        <translation>den Block</translation>
    </message>
    <message>
        <source>building</source>
        <translation>Haus</translation>
    </message>
    <message>
        <source>square</source>
        <comment>an open place of the city</comment>
        <translation>Platz</translation>
    </message>
    <message>
        <source>domino</source>
        <comment>a tile of two cells</comment>
        <translation>Zweier</translation>
    </message>
    <message>
        <source>bar</source>
        <comment>a tile of three cells in a row</comment>
        <translation>Dreier</translation>
    </message>
    <message>
        <source>corner</source>
        <comment>a bent tile of three cells</comment>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>block</source>
        <comment>a tile of two by two cells</comment>
        <translation>Block</translation>
    </message>
    <message>
        <source>bridge</source>
        <translation>Brücke</translation>
    </message>
    <message>
        <source>a domino</source>
        <comment>taken, built</comment>
        <translation>einen Zweier</translation>
    </message>
    <message>
        <source>a bar</source>
        <comment>taken, built</comment>
        <translation>einen Dreier</translation>
    </message>
    <message>
        <source>a corner</source>
        <comment>taken, built</comment>
        <translation>einen Winkel</translation>
    </message>
    <message>
        <source>a block</source>
        <comment>taken, built</comment>
        <translation>einen Block</translation>
    </message>
    <message>
        <source>a bridge</source>
        <comment>taken, built</comment>
        <translation>eine Brücke</translation>
    </message>
    <message>
        <source>Dominoes</source>
        <translation>Zweier</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>Dreier</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>Bridges</source>
        <translation>Brücken</translation>
    </message>
</context>
<context>
    <name>Venedig_AllCards</name>
    <message>
        <source>The %1 cards</source>
        <translation>Die %1 Karten</translation>
    </message>
    <message>
        <source>sign: who holds it</source>
        <translation>Zeichen: wer sie hat</translation>
    </message>
</context>
<context>
    <name>Venedig_Board</name>
    <message>
        <source>1 to 5</source>
        <translation>1 bis 5</translation>
    </message>
    <message>
        <source>Card, tile, stack or player of that number</source>
        <translation>Karte, Stadtteil, Stapel oder Mitspieler dieser Nummer</translation>
    </message>
    <message>
        <source>Turn the tile</source>
        <translation>Stadtteil drehen</translation>
    </message>
    <message>
        <source>The next tile</source>
        <translation>Der nächste Stadtteil</translation>
    </message>
    <message>
        <source>While it is held: the plain city, roofs and paving only</source>
        <translation>Gedrückt halten: die schlichte Stadt, nur Dächer und Pflaster</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Keep the plain city, or show all of it again</source>
        <translation>Die schlichte Stadt behalten oder wieder alles zeigen</translation>
    </message>
    <message>
        <source>All cards, and who holds them</source>
        <translation>Alle Karten, und wer sie hat</translation>
    </message>
    <message>
        <source>Cards or tiles, where there is no room for both</source>
        <translation>Karten oder Stadtteile, wo nicht für beide Platz ist</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeile</translation>
    </message>
    <message>
        <source>Over the cells of the board</source>
        <translation>Über die Felder des Plans</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>Meine Karten zeigen</translation>
    </message>
</context>
<context>
    <name>Venedig_BoardList</name>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
</context>
<context>
    <name>Venedig_CardsSheet</name>
    <message>
        <source>All cards</source>
        <translation>Alle Karten</translation>
    </message>
    <message>
        <source>The sign below a card is who holds it, as far as it could be seen</source>
        <translation>Das Zeichen unter einer Karte sagt, wer sie hat, soweit es zu sehen war</translation>
    </message>
    <message>
        <source>After an exchange it is uncertain again what both of them hold.</source>
        <translation>Nach einem Tausch ist wieder ungewiss, was die beiden haben.</translation>
    </message>
</context>
<context>
    <name>Venedig_City</name>
    <message>
        <source>The tile can&apos;t lie here: each of its cells needs a free pile.</source>
        <translation>Hier kann der Stadtteil nicht liegen: Jedes seiner Felder braucht einen freien Pfahl.</translation>
    </message>
    <message>
        <source>Arrow keys go over the cells.</source>
        <translation>Pfeiltasten gehen über die Felder.</translation>
    </message>
</context>
<context>
    <name>Venedig_Counter</name>
    <message>
        <source>Show the cards</source>
        <translation>Die Karten zeigen</translation>
    </message>
    <message>
        <source>Show the tiles</source>
        <translation>Die Stadtteile zeigen</translation>
    </message>
</context>
<context>
    <name>Venedig_Depot</name>
    <message>
        <source>Stacks of tiles</source>
        <translation>Stapel der Stadtteile</translation>
    </message>
</context>
<context>
    <name>Venedig_Ghost</name>
    <message>
        <source>Turn the tile</source>
        <translation>Stadtteil drehen</translation>
    </message>
</context>
<context>
    <name>Venedig_Hand</name>
    <message>
        <source>Your hand</source>
        <translation>Deine Hand</translation>
    </message>
</context>
<context>
    <name>Venedig_Kerb</name>
    <message>
        <source>Track to %1</source>
        <translation>Leiste bis %1</translation>
    </message>
</context>
<context>
    <name>Venedig_PlayerSheet</name>
    <message>
        <source>Hand, as far as it can be known</source>
        <translation>Hand, soweit sie bekannt sein kann</translation>
    </message>
    <message>
        <source>Opened card</source>
        <translation>Offene Karte</translation>
    </message>
    <message>
        <source>opened:</source>
        <translation>aufgedeckt:</translation>
    </message>
    <message>
        <source>Tiles not built</source>
        <translation>Ungebaute Stadtteile</translation>
    </message>
    <message>
        <source>No tiles that wait for a place</source>
        <translation>Keine Stadtteile, die auf einen Platz warten</translation>
    </message>
    <message>
        <source>Markers on the board</source>
        <translation>Marker auf dem Plan</translation>
    </message>
</context>
<context>
    <name>Venedig_RoofPart</name>
    <message>
        <source>the last one ends the game</source>
        <translation>der letzte beendet die Partie</translation>
    </message>
    <message>
        <source>All cards, and who holds them</source>
        <translation>Alle Karten, und wer sie hat</translation>
    </message>
</context>
<context>
    <name>Venedig_Stock</name>
    <message>
        <source>Your tiles</source>
        <translation>Deine Stadtteile</translation>
    </message>
</context>
</TS>
