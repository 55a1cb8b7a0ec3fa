<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>Speicherstadt.Advice</name>
    <message>
        <source>Suggested loading</source>
        <translation>Vorschlag zur Verladung</translation>
    </message>
    <message>
        <source>Compare %1.</source>
        <translation>Vergleiche %1.</translation>
    </message>
    <message>
        <source>%1 onto %2</source>
        <comment>goods, a contract</comment>
        <translation>%1 für %2</translation>
    </message>
    <message>
        <source>keep %1, lose %2</source>
        <translation>%1 behalten, %2 verlieren</translation>
    </message>
    <message>
        <source>nothing is left to be shipped</source>
        <translation>nichts ist mehr zu verladen</translation>
    </message>
    <message>
        <source>lose %1</source>
        <translation>%1 verlieren</translation>
    </message>
    <message>
        <source>keep %1</source>
        <translation>%1 behalten</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>what is exchanged for which good</comment>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>goods sold, for how many coins</comment>
        <translation>%1 gegen %2</translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Bar</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message>
        <source>Fires alone</source>
        <translation>Nur Brände</translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Boxes</name>
    <message>
        <source>Own card set</source>
        <translation>Eigener Kartensatz</translation>
    </message>
    <message>
        <source>There are %1 card sets already: remove one first.</source>
        <translation>Es gibt schon %1 Kartensätze: Entferne zuerst einen.</translation>
    </message>
    <message>
        <source>Card sets …</source>
        <translation>Kartensätze …</translation>
    </message>
    <message>
        <source>Card sets</source>
        <translation>Kartensätze</translation>
    </message>
    <message>
        <source>Play with the cards of your printed game, or try a variant</source>
        <translation>Spiel mit den Karten deines gedruckten Spiels oder probier eine Variante</translation>
    </message>
    <message>
        <source>A table of 54 cards as CSV. Begin with the standard table: save it, change it in a spreadsheet, add it here. A game keeps its cards, on other devices, too.</source>
        <translation>Eine Tabelle mit 54 Karten als CSV. Fang mit der Standardtabelle an: speichern, in einer Tabellenkalkulation ändern, hier hinzufügen. Eine Partie behält ihre Karten, auch auf anderen Geräten.</translation>
    </message>
    <message>
        <source>Save the standard table …</source>
        <translation>Standardtabelle speichern …</translation>
    </message>
    <message>
        <source>Cards by kind and season</source>
        <translation>Karten nach Art und Jahreszeit</translation>
    </message>
    <message>
        <source>Different from the standard table</source>
        <translation>Anders als in der Standardtabelle</translation>
    </message>
    <message>
        <source>What stays in the box</source>
        <translation>Was in der Schachtel bleibt</translation>
    </message>
    <message>
        <source>Not sure</source>
        <translation>Nicht sicher</translation>
    </message>
    <message>
        <source>these are the cards of the standard table: change something first, or play with the standard table.</source>
        <translation>das sind die Karten der Standardtabelle: Ändere zuerst etwas oder spiel mit der Standardtabelle.</translation>
    </message>
    <message>
        <source>Fires</source>
        <translation>Brände</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) different from the standard table</source>
        <translation>
            <numerusform>%n Karte anders als in der Standardtabelle</numerusform>
            <numerusform>%n Karten anders als in der Standardtabelle</numerusform>
        </translation>
    </message>
    <message>
        <source>Reconstructed (%1): %2</source>
        <translation>Rekonstruiert (%1): %2</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) not sure</source>
        <translation>
            <numerusform>%n Karte nicht sicher</numerusform>
            <numerusform>%n Karten nicht sicher</numerusform>
        </translation>
    </message>
    <message>
        <source>Standard table</source>
        <translation>Standardtabelle</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Am Ende</translation>
    </message>
    <message>
        <source>%1: %2 instead of %3</source>
        <translation>%1: %2 statt %3</translation>
    </message>
    <message>
        <source>Likely, but said nowhere outright (%1): %2</source>
        <translation>Wahrscheinlich, aber nirgends geradezu gesagt (%1): %2</translation>
    </message>
    <message>
        <source>nothing is reconstructed</source>
        <translation>nichts ist rekonstruiert</translation>
    </message>
    <message>
        <source>%1 is no id; allowed are the season&apos;s letter, a hyphen, small letters and digits, as in %2.</source>
        <translation>%1 ist keine Kennung; erlaubt sind der Buchstabe der Jahreszeit, ein Bindestrich, Kleinbuchstaben und Ziffern wie in %2.</translation>
    </message>
    <message>
        <source>%1 is in row %2 already; every card has its own id.</source>
        <translation>%1 steht schon in Zeile %2; jede Karte hat ihre eigene Kennung.</translation>
    </message>
    <message>
        <source>%1 is of another season; allowed is what begins with %2-.</source>
        <translation>%1 gehört zu einer anderen Jahreszeit; erlaubt ist, was mit %2- beginnt.</translation>
    </message>
    <message>
        <source>%1 is no season; allowed are %2.</source>
        <translation>%1 ist keine Jahreszeit; erlaubt sind %2.</translation>
    </message>
    <message>
        <source>%1 is no kind of card; allowed are %2.</source>
        <translation>%1 ist keine Kartenart; erlaubt sind %2.</translation>
    </message>
    <message>
        <source>%1 does not fit the kind %2; allowed are whole numbers from %3 to %4.</source>
        <translation>%1 passt nicht zur Art %2; erlaubt sind ganze Zahlen von %3 bis %4.</translation>
    </message>
    <message>
        <source>%1 is no good; allowed are %2.</source>
        <translation>%1 ist keine Ware; erlaubt sind %2.</translation>
    </message>
    <message>
        <source>%1 does not fit a trader; allowed is one good, such as tea.</source>
        <translation>%1 passt nicht zu einem Händler; erlaubt ist eine Ware wie tea.</translation>
    </message>
    <message>
        <source>%1 does not fit a contract; allowed are %2 to %3 goods, each once.</source>
        <translation>%1 passt nicht zu einem Auftrag; erlaubt sind %2 bis %3 Waren, jede einmal.</translation>
    </message>
    <message>
        <source>%1 is no church that has a picture; allowed are %2.</source>
        <translation>%1 ist keine Kirche mit einem Bild; erlaubt sind %2.</translation>
    </message>
    <message>
        <source>%1 does not say how sure a card is; allowed are %2, or an empty cell.</source>
        <translation>%1 sagt nicht, wie sicher eine Karte ist; erlaubt sind %2 oder eine leere Zelle.</translation>
    </message>
    <message>
        <source>%1 does not say who plays without this card; allowed are %2, with spaces between.</source>
        <translation>%1 sagt nicht, wer ohne diese Karte spielt; erlaubt sind %2, mit Leerzeichen dazwischen.</translation>
    </message>
    <message>
        <source>only cards of autumn other than the fire may stay in the box; allowed is an empty cell.</source>
        <translation>nur Karten des Herbstes außer dem Brand können in der Schachtel bleiben; erlaubt ist eine leere Zelle.</translation>
    </message>
    <message>
        <source>%1, which some play without, is missing: say in a column “without” which cards stay in the box.</source>
        <translation>%1 fehlt, ohne die manche spielen: Sag in einer Spalte „without“, welche Karten in der Schachtel bleiben.</translation>
    </message>
    <message>
        <source>season %1 has %2 cards, and the rules want %3: put that right.</source>
        <translation>Jahreszeit %1 hat %2 Karten, und die Regeln wollen %3: Stell das richtig.</translation>
    </message>
    <message>
        <source>season %1 has %2 fires, and the rules want %3: put that right.</source>
        <translation>Jahreszeit %1 hat %2 Brände, und die Regeln wollen %3: Stell das richtig.</translation>
    </message>
    <message>
        <source>there are %1 cards of the kind %2, and %3 are the most: leave some out.</source>
        <translation>es gibt %1 Karten der Art %2, und höchstens %3 dürfen es sein: Lass welche weg.</translation>
    </message>
    <message>
        <source>there are two traders of %1: leave one out.</source>
        <translation>es gibt zwei Händler für %1: Lass einen weg.</translation>
    </message>
    <message>
        <source>the church %1 is there twice: leave one out.</source>
        <translation>die Kirche %1 steht zweimal da: Lass eine weg.</translation>
    </message>
    <message>
        <source>there is no ship, so no goods would ever come: put in 1 to 15.</source>
        <translation>es gibt kein Schiff, also käme nie eine Ware: Nimm 1 bis 15 hinein.</translation>
    </message>
    <message>
        <source>the firefighters add up to %1, and %2 is the most: give some less.</source>
        <translation>die Feuerwehr kommt zusammen auf %1, und höchstens %2 dürfen es sein: Gib einigen weniger.</translation>
    </message>
    <message>
        <source>%1 players go without %2 cards of autumn, and the rules want %3: put “without” right.</source>
        <translation>zu %1 bleiben %2 Karten des Herbstes in der Schachtel, und die Regeln wollen %3: Stell „without“ richtig.</translation>
    </message>
    <message>
        <source>Card set</source>
        <translation>Kartensatz</translation>
    </message>
    <message>
        <source>Traders</source>
        <translation>Händler</translation>
    </message>
    <message>
        <source>Warehouse</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Counting offices</source>
        <translation>Kontore</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Firefighters</source>
        <translation>Feuerwehr</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Aufträge</translation>
    </message>
    <message>
        <source>Chamber of commerce</source>
        <translation>Handelskammer</translation>
    </message>
    <message>
        <source>Churches</source>
        <translation>Kirchen</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Hafen</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Schiffe</translation>
    </message>
    <message>
        <source>%1: others go without %2</source>
        <translation>%1: Andere spielen ohne %2</translation>
    </message>
    <message>
        <source>With %1 players without: %2</source>
        <translation>Mit %1 Spielern ohne: %2</translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Cards</name>
    <message>
        <source>Port</source>
        <translation>Hafen</translation>
    </message>
    <message>
        <source>Carpet trader</source>
        <translation>Teppichhändler</translation>
    </message>
    <message>
        <source>port</source>
        <translation>Hafen</translation>
    </message>
    <message>
        <source>carpet trader</source>
        <translation>Teppichhändler</translation>
    </message>
    <message>
        <source>the port</source>
        <comment>object of a verb</comment>
        <translation>den Hafen</translation>
    </message>
    <message>
        <source>the carpet trader</source>
        <comment>object of a verb</comment>
        <translation>den Teppichhändler</translation>
    </message>
    <message>
        <source>St. Michael&apos;s</source>
        <translation>Michaeliskirche</translation>
    </message>
    <message>
        <source>Boatmen</source>
        <translation>Schifferkirche</translation>
    </message>
    <message>
        <source>Fire-fighters Count-ing Boat-men Ware-house Saf-fron Con-tract</source>
        <translation>Feuer-wehr Kaffee-händler Tee-händler Safran-händler Kautschuk-händler Teppich-händler Handels-kammer Michaelis-kirche Schiffer-kirche Spei-cher</translation>
    </message>
    <message>
        <source>Warehouse</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Counting office</source>
        <translation>Kontor</translation>
    </message>
    <message>
        <source>Firefighters</source>
        <translation>Feuerwehr</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Auftrag</translation>
    </message>
    <message>
        <source>Ship</source>
        <translation>Schiff</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Brand</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Chamber</source>
        <translation>Handelskammer</translation>
    </message>
    <message>
        <source>Coffee trader</source>
        <translation>Kaffeehändler</translation>
    </message>
    <message>
        <source>Tea trader</source>
        <translation>Teehändler</translation>
    </message>
    <message>
        <source>Saffron trader</source>
        <translation>Safranhändler</translation>
    </message>
    <message>
        <source>Rubber trader</source>
        <translation>Kautschukhändler</translation>
    </message>
    <message>
        <source>warehouse</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>counting office</source>
        <translation>Kontor</translation>
    </message>
    <message>
        <source>ship</source>
        <translation>Schiff</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>chamber of commerce</source>
        <translation>Handelskammer</translation>
    </message>
    <message>
        <source>St. Michael&apos;s church</source>
        <translation>Michaeliskirche</translation>
    </message>
    <message>
        <source>Boatmen&apos;s church</source>
        <translation>Flussschifferkirche</translation>
    </message>
    <message>
        <source>firefighters</source>
        <translation>Feuerwehr</translation>
    </message>
    <message>
        <source>contract</source>
        <translation>Auftrag</translation>
    </message>
    <message>
        <source>ships</source>
        <translation>Schiffe</translation>
    </message>
    <message>
        <source>counting offices</source>
        <translation>Kontore</translation>
    </message>
    <message>
        <source>coffee trader</source>
        <translation>Kaffeehändler</translation>
    </message>
    <message>
        <source>tea trader</source>
        <translation>Teehändler</translation>
    </message>
    <message>
        <source>saffron trader</source>
        <translation>Safranhändler</translation>
    </message>
    <message>
        <source>rubber trader</source>
        <translation>Kautschukhändler</translation>
    </message>
    <message>
        <source>Keeps 4 cubes, a point each at the end</source>
        <translation>Lagert 4 Waren, am Ende je 1 Punkt</translation>
    </message>
    <message>
        <source>Points for one, two, three, four of them</source>
        <translation>Punkte für 1, 2, 3, 4 Kontore</translation>
    </message>
    <message>
        <source>Strength in every fire to come</source>
        <translation>Stärke bei jedem weiteren Brand</translation>
    </message>
    <message>
        <source>At the end of every round</source>
        <translation>Am Ende jeder Runde</translation>
    </message>
    <message>
        <source>1 point a coin at the end</source>
        <translation>Am Ende 1 Punkt je Münze</translation>
    </message>
    <message>
        <source>At the end of the game</source>
        <translation>Am Ende des Spiels</translation>
    </message>
    <message>
        <source>1 point for each ship owned</source>
        <translation>1 Punkt je Schiff</translation>
    </message>
    <message>
        <source>the warehouse</source>
        <comment>object of a verb</comment>
        <translation>den Speicher</translation>
    </message>
    <message>
        <source>the counting office</source>
        <comment>object of a verb</comment>
        <translation>das Kontor</translation>
    </message>
    <message>
        <source>the ship</source>
        <comment>object of a verb</comment>
        <translation>das Schiff</translation>
    </message>
    <message>
        <source>the bank</source>
        <comment>object of a verb</comment>
        <translation>die Bank</translation>
    </message>
    <message>
        <source>the chamber of commerce</source>
        <comment>object of a verb</comment>
        <translation>die Handelskammer</translation>
    </message>
    <message>
        <source>St. Michael&apos;s church</source>
        <comment>object of a verb</comment>
        <translation>die Michaeliskirche</translation>
    </message>
    <message>
        <source>the Boatmen&apos;s church</source>
        <comment>object of a verb</comment>
        <translation>die Flussschifferkirche</translation>
    </message>
    <message>
        <source>the coffee trader</source>
        <comment>object of a verb</comment>
        <translation>den Kaffeehändler</translation>
    </message>
    <message>
        <source>the tea trader</source>
        <comment>object of a verb</comment>
        <translation>den Teehändler</translation>
    </message>
    <message>
        <source>the saffron trader</source>
        <comment>object of a verb</comment>
        <translation>den Safranhändler</translation>
    </message>
    <message>
        <source>the rubber trader</source>
        <comment>object of a verb</comment>
        <translation>den Kautschukhändler</translation>
    </message>
    <message>
        <source>firefighters (strength %1)</source>
        <translation>Feuerwehr (Stärke %1)</translation>
    </message>
    <message>
        <source>%1-point contract</source>
        <translation>%1er-Auftrag</translation>
    </message>
    <message>
        <source>fire of %1</source>
        <translation>Brand %1</translation>
    </message>
    <message>
        <source>1 coin a cube sold, %1 at the end</source>
        <translation>Je Ware 1 Münze, am&#xa0;Ende&#xa0;%1</translation>
    </message>
    <message>
        <source>firefighters (strength %1)</source>
        <comment>object of a verb</comment>
        <translation>Feuerwehr (Stärke %1)</translation>
    </message>
    <message>
        <source>the %1-point contract</source>
        <comment>object of a verb</comment>
        <translation>den %1er-Auftrag</translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Cast</name>
    <message>
        <source>Random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Shrewd</source>
        <translation>Gewieft</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <translation>Lehrling</translation>
    </message>
    <message>
        <source>Clerk</source>
        <translation>Kommis</translation>
    </message>
    <message>
        <source>Warehouseman</source>
        <translation>Quartiersmann</translation>
    </message>
    <message>
        <source>Broker</source>
        <translation>Makler</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Kaufmann</translation>
    </message>
    <message>
        <source>Hanseat</source>
        <translation>Hanseat</translation>
    </message>
    <message>
        <source>Senator</source>
        <translation>Senator</translation>
    </message>
    <message>
        <source>plays at random</source>
        <translation>würfelt seine Züge</translation>
    </message>
    <message>
        <source>takes what is worth most now</source>
        <translation>nimmt, was jetzt am meisten bringt</translation>
    </message>
    <message>
        <source>goes by rules of thumb</source>
        <translation>hält sich an Faustregeln</translation>
    </message>
    <message>
        <source>has learned, but errs very often</source>
        <translation>hat gelernt, irrt sich aber sehr oft</translation>
    </message>
    <message>
        <source>errs often</source>
        <translation>irrt sich oft</translation>
    </message>
    <message>
        <source>errs now and then</source>
        <translation>irrt sich ab und zu</translation>
    </message>
    <message>
        <source>errs seldom</source>
        <translation>irrt sich selten</translation>
    </message>
    <message>
        <source>always takes what it finds best</source>
        <translation>nimmt immer, was ihm am besten scheint</translation>
    </message>
    <message>
        <source>thinks by far the longest</source>
        <translation>denkt mit Abstand am längsten nach</translation>
    </message>
    <message>
        <source>Fire captain</source>
        <translation>Brandmeisterin</translation>
    </message>
    <message>
        <source>Office collector</source>
        <translation>Kontorsammler</translation>
    </message>
    <message>
        <source>Miser</source>
        <translation>Pfeffersack</translation>
    </message>
    <message>
        <source>Shipowner</source>
        <translation>Reederin</translation>
    </message>
    <message>
        <source>Speculator</source>
        <translation>Spekulant</translation>
    </message>
    <message>
        <source>Troublemaker</source>
        <translation>Störenfried</translation>
    </message>
    <message>
        <source>Grocer</source>
        <translation>Krämer</translation>
    </message>
    <message>
        <source>Silent partner</source>
        <translation>Stille Teilhaberin</translation>
    </message>
    <message>
        <source>fires</source>
        <translation>Brände</translation>
    </message>
    <message>
        <source>offices</source>
        <translation>Kontore</translation>
    </message>
    <message>
        <source>coins</source>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>ships</source>
        <translation>Schiffe</translation>
    </message>
    <message>
        <source>contracts</source>
        <translation>Aufträge</translation>
    </message>
    <message>
        <source>your price</source>
        <translation>dein Preis</translation>
    </message>
    <message>
        <source>traders</source>
        <translation>Händler</translation>
    </message>
    <message>
        <source>balance</source>
        <translation>Ausgleich</translation>
    </message>
    <message>
        <source>A strong brigade above all</source>
        <translation>Vor allem eine starke Feuerwehr</translation>
    </message>
    <message>
        <source>Every counting office there is</source>
        <translation>Jedes Kontor, das zu haben ist</translation>
    </message>
    <message>
        <source>A coin kept is a coin earned</source>
        <translation>Gespart ist auch verdient</translation>
    </message>
    <message>
        <source>Ships first, then the contracts they fill</source>
        <translation>Erst Schiffe, dann die Aufträge dazu</translation>
    </message>
    <message>
        <source>Every contract, filled or not</source>
        <translation>Jeder Auftrag, ob erfüllt oder nicht</translation>
    </message>
    <message>
        <source>Drives up prices for others</source>
        <translation>Treibt anderen die Preise hoch</translation>
    </message>
    <message>
        <source>Sells at every door</source>
        <translation>Verkauft an jeder Tür</translation>
    </message>
    <message>
        <source>A bit of everything</source>
        <translation>Von allem etwas</translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Challenges</name>
    <message>
        <source>The heir, in autumn</source>
        <translation>Das Erbe im Herbst</translation>
    </message>
    <message>
        <source>Five rounds are left, and a broker lies ahead of you.</source>
        <translation>Fünf Runden bleiben, und ein Makler liegt vor dir.</translation>
    </message>
    <message>
        <source>A clear lead</source>
        <translation>Klarer Vorsprung</translation>
    </message>
    <message>
        <source>A fleet for pennies</source>
        <translation>Eine Flotte für ein paar Groschen</translation>
    </message>
    <message>
        <source>Bare heads</source>
        <translation>Ohne Helm</translation>
    </message>
    <message>
        <source>Two signatures</source>
        <translation>Zwei Unterschriften</translation>
    </message>
    <message>
        <source>Low bids</source>
        <translation>Kleine Gebote</translation>
    </message>
    <message>
        <source>A clean quay</source>
        <translation>Ein sauberer Kai</translation>
    </message>
    <message>
        <source>Costly for others</source>
        <translation>Teuer für andere</translation>
    </message>
    <message>
        <source>Five houses, no ashes</source>
        <translation>Fünf Häuser, keine Asche</translation>
    </message>
    <message>
        <source>Office by office</source>
        <translation>Kontor um Kontor</translation>
    </message>
    <message>
        <source>The heir, in spring</source>
        <translation>Das Erbe im Frühling</translation>
    </message>
    <message>
        <source>The heir, in summer</source>
        <translation>Das Erbe im Sommer</translation>
    </message>
    <message>
        <source>One opponent, who makes mistakes. Use every one of them.</source>
        <translation>Ein Gegner, der Fehler macht. Nutze jeden davon.</translation>
    </message>
    <message>
        <source>A ship that nobody wants costs one coin: wait for it.</source>
        <translation>Ein Schiff, das niemand will, kostet eine Münze: Warte darauf.</translation>
    </message>
    <message>
        <source>Beside a fire captain, and almost without helmets.</source>
        <translation>Neben einer Brandmeisterin, und fast ohne Helme.</translation>
    </message>
    <message>
        <source>He lives on paper. Live on everything else.</source>
        <translation>Er lebt von Papier. Lebe von allem anderen.</translation>
    </message>
    <message>
        <source>The troublemaker wants you to pay. Never give in.</source>
        <translation>Der Störenfried will, dass du zahlst. Gib nie nach.</translation>
    </message>
    <message>
        <source>What you unload must be sold, delivered or stored.</source>
        <translation>Was von deinen Schiffen kommt, musst du verkaufen, liefern oder einlagern.</translation>
    </message>
    <message>
        <source>A worker behind others costs them a coin: stand in line.</source>
        <translation>Ein Arbeiter hinter anderen kostet sie eine Münze: Stell dich an.</translation>
    </message>
    <message>
        <source>A short game among many. Never be the weakest brigade.</source>
        <translation>Eine kurze Partie unter vielen. Sei nie die schwächste Wehr.</translation>
    </message>
    <message>
        <source>One office is little, three are a fortune: he knows it.</source>
        <translation>Ein Kontor ist wenig, drei sind ein Vermögen: Er weiß es.</translation>
    </message>
    <message>
        <source>Three rounds are played, badly for you. Make up for it.</source>
        <translation>Drei Runden sind gespielt, schlecht für dich. Hol es auf.</translation>
    </message>
    <message>
        <source>Half of the game is over, and you lie behind. Catch up.</source>
        <translation>Die halbe Partie ist vorbei, und du liegst zurück. Hol auf.</translation>
    </message>
    <message>
        <source>Lose points at no fire</source>
        <translation>Verliere bei keinem Brand Punkte</translation>
    </message>
    <message>
        <source>Lose no cube</source>
        <translation>Verliere keine Ware</translation>
    </message>
    <message>
        <source>Ships bought for 1 coin: %1 or more</source>
        <translation>Für 1 Münze gekaufte Schiffe: mindestens %1</translation>
    </message>
    <message>
        <source>Contracts bought: %1 at most</source>
        <translation>Gekaufte Aufträge: höchstens %1</translation>
    </message>
    <message>
        <source>Contracts completed: %1 or more</source>
        <translation>Erfüllte Aufträge: mindestens %1</translation>
    </message>
    <message>
        <source>Counting offices: %1 or more</source>
        <translation>Kontore: mindestens %1</translation>
    </message>
    <message>
        <source>Firefighters bought: %1 at most</source>
        <translation>Gekaufte Feuerwehren: höchstens %1</translation>
    </message>
    <message>
        <source>No card for more than %1 coins</source>
        <translation>Keine Karte für mehr als %1 Münzen</translation>
    </message>
    <message>
        <source>Coins that others pay because of you: %1 or more</source>
        <translation>Münzen, die andere deinetwegen zahlen: mindestens %1</translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Chance</name>
    <message>
        <source>Points from fires, by the moment they came</source>
        <translation>Punkte aus Bränden, je nachdem, wann sie kamen</translation>
    </message>
    <message>
        <source>Cubes drawn that an open contract wanted</source>
        <translation>Gezogene Waren, die ein offener Auftrag brauchte</translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Deciding</name>
    <message>
        <source>All at once, as suggested: %1</source>
        <translation>Alles auf einmal, wie vorgeschlagen: %1</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Load %1 onto %2</source>
        <translation>%1 für %2 liefern</translation>
    </message>
    <message>
        <source>Exchange %1 for %2</source>
        <translation>%1 gegen %2 tauschen</translation>
    </message>
    <message>
        <source>Finish: %1</source>
        <comment>what becomes of the cubes</comment>
        <translation>Abschließen: %1</translation>
    </message>
    <message>
        <source>nothing is left</source>
        <translation>nichts bleibt übrig</translation>
    </message>
    <message>
        <source>%1 … (%2 ways)</source>
        <comment>what to do with cubes</comment>
        <translation>%1&#xa0;… (%2 Möglichkeiten)</translation>
    </message>
    <message>
        <source>Load a contract</source>
        <translation>Für einen Auftrag liefern</translation>
    </message>
    <message>
        <source>Sell to a trader</source>
        <translation>An einen Händler verkaufen</translation>
    </message>
    <message>
        <source>Exchange three cubes for one of the general supply</source>
        <translation>Drei Waren gegen eine aus dem Warenvorrat tauschen</translation>
    </message>
    <message>
        <source>Exchange two cubes for a coin</source>
        <translation>Zwei Waren für eine Münze versilbern</translation>
    </message>
    <message>
        <source>Sell %1 to the trader for %2</source>
        <translation>%1 an den Händler verkaufen, für %2</translation>
    </message>
    <message>
        <source>Exchange %1 for a coin</source>
        <translation>%1 für eine Münze versilbern</translation>
    </message>
    <message>
        <source>keep %1 in the warehouse</source>
        <translation>%1 in den Speicher</translation>
    </message>
    <message>
        <source>keep %1 in the market</source>
        <translation>%1 in die Markthalle</translation>
    </message>
    <message>
        <source>lose %1</source>
        <translation>%1 verlieren</translation>
    </message>
    <message>
        <source>It is complete: %1.</source>
        <translation>Er ist erfüllt: %1.</translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Drawing</name>
    <message>
        <source>The score</source>
        <translation>Die Wertung</translation>
    </message>
    <message>
        <source>points</source>
        <comment>a heading</comment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>the fourth fire</source>
        <translation>der vierte Brand</translation>
    </message>
    <message>
        <source>The score as it stands</source>
        <translation>Die Wertung bisher</translation>
    </message>
    <message>
        <source>place</source>
        <comment>first, second, third</comment>
        <translation>Rang</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>first: %1</source>
        <translation>beginnt: %1</translation>
    </message>
    <message>
        <source>%1 places a worker (%2 of %3)</source>
        <translation>%1 setzt einen Arbeiter (%2 von %3)</translation>
    </message>
    <message>
        <source>general supply</source>
        <translation>Warenvorrat</translation>
    </message>
    <message>
        <source>none yet</source>
        <comment>fires</comment>
        <translation>noch keiner</translation>
    </message>
    <message>
        <source>fires</source>
        <translation>Brände</translation>
    </message>
    <message>
        <source>still to come</source>
        <translation>kommt noch</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>keine Änderung</translation>
    </message>
    <message>
        <source>coins</source>
        <comment>a heading</comment>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>%1 has nothing left to ship</source>
        <translation>%1 hat nichts mehr zu verladen</translation>
    </message>
    <message>
        <source>%1 ships:</source>
        <translation>%1 verlädt:</translation>
    </message>
    <message>
        <source>card</source>
        <comment>a heading</comment>
        <translation>Karte</translation>
    </message>
    <message>
        <source>price</source>
        <comment>a heading</comment>
        <translation>Preis</translation>
    </message>
    <message>
        <source>player</source>
        <comment>a heading</comment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>strength</source>
        <comment>a heading</comment>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>warehouse</source>
        <comment>a heading</comment>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>market</source>
        <comment>a heading</comment>
        <translation>Halle</translation>
    </message>
    <message>
        <source>on ships bought:</source>
        <translation>auf gekauften Schiffen:</translation>
    </message>
    <message>
        <source>complete</source>
        <comment>a contract</comment>
        <translation>erfüllt</translation>
    </message>
    <message>
        <source>bag of %1</source>
        <comment>cubes</comment>
        <translation>Beutel: %1</translation>
    </message>
    <message>
        <source>the fourth fire comes</source>
        <translation>der vierte Brand kommt</translation>
    </message>
    <message>
        <source>%1 buys for %2 or passes</source>
        <translation>%1 kauft für %2 oder passt</translation>
    </message>
    <message>
        <source>bought by %1</source>
        <translation>gekauft von %1</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>goods</source>
        <translation>Waren</translation>
    </message>
    <message>
        <source>%1 must pass: it costs %2</source>
        <translation>%1 muss passen: es kostet %2</translation>
    </message>
    <message>
        <source>line</source>
        <comment>a heading: who stands in line</comment>
        <translation>Schlange</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>abgelegt</translation>
    </message>
    <message>
        <source>(being shipped)</source>
        <translation>(in der Verladung)</translation>
    </message>
</context>
<context>
    <name>Speicherstadt.End</name>
    <message>
        <source>Chamber of commerce</source>
        <translation>Handelskammer</translation>
    </message>
    <message>
        <source>%1 wins by %2.</source>
        <translation>%1 gewinnt, Vorsprung: %2.</translation>
    </message>
    <message>
        <source>Level on points, so coins decide: %1.</source>
        <translation>Gleichstand, also entscheiden die Münzen: %1.</translation>
    </message>
    <message>
        <source>The last fire is out</source>
        <translation>Der letzte Brand ist gelöscht</translation>
    </message>
    <message>
        <source>%1 share the victory with %2.</source>
        <translation>%1 teilen sich den Sieg: %2.</translation>
    </message>
    <message>
        <source>%1 wins with the most coins.</source>
        <translation>%1 gewinnt dank der meisten Münzen.</translation>
    </message>
    <message>
        <source>Level on points, and on coins as well: %1.</source>
        <translation>Gleich viele Punkte, und auch gleich viele Münzen: %1.</translation>
    </message>
    <message>
        <source>Fires</source>
        <translation>Brände</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Aufträge</translation>
    </message>
    <message>
        <source>Counting offices</source>
        <translation>Kontore</translation>
    </message>
    <message>
        <source>Traders</source>
        <translation>Händler</translation>
    </message>
    <message>
        <source>St. Michael&apos;s church</source>
        <translation>Michaeliskirche</translation>
    </message>
    <message>
        <source>Boatmen&apos;s church</source>
        <translation>Flussschifferkirche</translation>
    </message>
    <message>
        <source>Warehouse</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Hafen</translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s)</source>
        <translation>
            <numerusform>%n Ware</numerusform>
            <numerusform>%n Waren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s)</source>
        <translation>
            <numerusform>%n Schiff</numerusform>
            <numerusform>%n Schiffe</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Explain</name>
    <message>
        <source>At the end a point for every ship you bought.</source>
        <translation>Am Ende ein Punkt für jedes gekaufte Schiff.</translation>
    </message>
    <message>
        <source>None of its kind is left in the pile.</source>
        <translation>Im Zugstapel ist keine solche Karte mehr.</translation>
    </message>
    <message numerus="yes">
        <source>%n more of its kind in the pile.</source>
        <translation>
            <numerusform>Noch %n solche Karte im Zugstapel.</numerusform>
            <numerusform>Noch %n solche Karten im Zugstapel.</numerusform>
        </translation>
    </message>
    <message>
        <source>For %1 now: %2.</source>
        <translation>Für %1 jetzt: %2.</translation>
    </message>
    <message>
        <source>Belongs to %1.</source>
        <translation>Gehört %1.</translation>
    </message>
    <message>
        <source>open contracts want %1 of its %2 cubes</source>
        <translation>offene Aufträge brauchen %1 seiner %2 Waren</translation>
    </message>
    <message>
        <source>brigade %1 → %2</source>
        <translation>Feuerwehr %1 → %2</translation>
    </message>
    <message>
        <source>the next fire %1 → %2</source>
        <translation>nächster Brand %1 → %2</translation>
    </message>
    <message>
        <source>In every shipping it buys as much %1 as you like, a coin a cube. %2 at the end.</source>
        <translation>Kauft bei jeder Verladung so viel %1, wie du magst, für eine Münze je Ware. Am Ende %2.</translation>
    </message>
    <message>
        <source>At the end of every shipping it keeps up to four cubes. A point for each cube in it at the end.</source>
        <translation>Bewahrt nach jeder Verladung bis zu vier Waren auf. Am Ende ein Punkt je Ware darin.</translation>
    </message>
    <message>
        <source>At the end one counting office brings 2 points, two 5, three 9, four 14.</source>
        <translation>Am Ende bringt ein Kontor 2 Punkte, zwei bringen 5, drei 9, vier 14.</translation>
    </message>
    <message>
        <source>Adds %1 to your brigade in every fire to come.</source>
        <translation>Stärkt deine Feuerwehr bei jedem weiteren Brand um %1.</translation>
    </message>
    <message>
        <source>Load %1 onto it in any shipping, over several rounds if need be: %2 when it is complete.</source>
        <translation>Zu liefern bei jeder Verladung, auch über mehrere Runden: %1. Erfüllt bringt er %2.</translation>
    </message>
    <message>
        <source>Its three cubes are yours to ship in the round you buy it.</source>
        <translation>Seine drei Waren verlädst du in der Runde, in der du es kaufst.</translation>
    </message>
    <message>
        <source>When it is turned up, the strongest brigade gains its points and the weakest loses them.</source>
        <translation>Wird er aufgedeckt, gewinnt die stärkste Feuerwehr seine Punkte, die schwächste verliert sie.</translation>
    </message>
    <message>
        <source>One coin more at the end of every round, this one included.</source>
        <translation>Am Ende jeder Runde eine Münze mehr, auch schon in dieser.</translation>
    </message>
    <message>
        <source>At the end a point for every coin you have; the coins stay yours.</source>
        <translation>Am Ende ein Punkt für jede deiner Münzen; die Münzen behältst du.</translation>
    </message>
    <message>
        <source>For you now: %1.</source>
        <translation>Für dich jetzt: %1.</translation>
    </message>
    <message>
        <source>you hold %1 of its %2 goods</source>
        <translation>du hast %1 seiner %2 Waren</translation>
    </message>
    <message numerus="yes">
        <source>%n of 9 cubes still to come by ship.</source>
        <translation>
            <numerusform>Noch %n von 9 Waren kommt per Schiff.</numerusform>
            <numerusform>Noch %n von 9 Waren kommen per Schiff.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in the general supply.</source>
        <translation>%1 im Warenvorrat.</translation>
    </message>
    <message>
        <source>A coin a round, one more for a round without a purchase, one more with the bank. Coins decide a tie.</source>
        <translation>Eine Münze je Runde, eine mehr nach einer Runde ohne Kauf, eine mehr mit der Bank. Bei Gleichstand entscheiden Münzen.</translation>
    </message>
    <message>
        <source>Three a round, placed in turn. Each stands behind those above the same card already.</source>
        <translation>Drei je Runde, reihum gesetzt. Jeder stellt sich hinter die, die schon über der Karte stehen.</translation>
    </message>
    <message>
        <source>The number of workers in line. The lowest decides first; whoever passes leaves, and it falls by one.</source>
        <translation>So viele Arbeiter, wie in der Schlange stehen. Der vorderste entscheidet zuerst; wer passt, geht, und der Preis sinkt um eins.</translation>
    </message>
    <message>
        <source>The first player places first and ships first. The bell goes round clockwise, a round each.</source>
        <translation>Wer beginnt, setzt und verlädt zuerst. Die Glocke wandert jede Runde im Uhrzeigersinn weiter.</translation>
    </message>
    <message>
        <source>It keeps one cube; exchanges three cubes for one of the general supply, or two for a coin.</source>
        <translation>Bewahrt eine Ware auf; tauscht drei Waren gegen eine aus dem Warenvorrat oder zwei gegen eine Münze.</translation>
    </message>
    <message>
        <source>Buy one and load its goods onto it, over several rounds if need be. Only a complete one brings points.</source>
        <translation>Kauf einen und liefere seine Waren, auch über mehrere Runden. Nur ein erfüllter Auftrag bringt Punkte.</translation>
    </message>
    <message>
        <source>Cubes that were sold, exchanged or lost. Only the market gives any of them out again.</source>
        <translation>Verkaufte, getauschte und verlorene Waren. Nur die Markthalle gibt davon wieder heraus.</translation>
    </message>
    <message>
        <source>The strength of all firefighters together. It counts in every fire and is never used up.</source>
        <translation>Die Stärke aller Feuerwehrkarten zusammen. Sie zählt bei jedem Brand und verbraucht sich nie.</translation>
    </message>
    <message>
        <source>Cards are dealt face up, one more than there are players.</source>
        <translation>Karten werden offen ausgelegt, eine mehr, als Spieler da sind.</translation>
    </message>
    <message>
        <source>Everybody places three workers in turn, each in the line above a card.</source>
        <translation>Reihum setzen alle je drei Arbeiter, jeden in die Schlange über einer Karte.</translation>
    </message>
    <message>
        <source>Card by card, from left to right, the lowest worker&apos;s owner buys or passes.</source>
        <translation>Karte für Karte, von links nach rechts: Der vorderste Arbeiter kauft oder passt.</translation>
    </message>
    <message>
        <source>Whoever has cubes loads contracts, sells, exchanges and stores.</source>
        <translation>Wer Waren hat, beliefert Aufträge, verkauft, tauscht und lagert ein.</translation>
    </message>
    <message>
        <source>Everybody gets a coin, one more for buying nothing, one more with the bank.</source>
        <translation>Alle bekommen eine Münze, eine mehr, wer nichts gekauft hat, eine mehr mit der Bank.</translation>
    </message>
    <message>
        <source>%1 at the end.</source>
        <translation>Am Ende %1.</translation>
    </message>
    <message>
        <source>It is complete.</source>
        <translation>Er ist erfüllt.</translation>
    </message>
    <message>
        <source>It still needs %1.</source>
        <translation>Es fehlt noch: %1.</translation>
    </message>
    <message>
        <source>%1 of its %2 goods in hand</source>
        <translation>%1 seiner %2 Waren vorhanden</translation>
    </message>
    <message>
        <source>Wanted by %1.</source>
        <translation>Gesucht von: %1.</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Arbeiter</translation>
    </message>
    <message>
        <source>The price</source>
        <translation>Der Preis</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Startspieler</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Markthalle</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Aufträge</translation>
    </message>
    <message>
        <source>General supply</source>
        <translation>Warenvorrat</translation>
    </message>
    <message>
        <source>Brigade</source>
        <translation>Feuerwehr</translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Figures</name>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Coins, workers and fires</source>
        <translation>Münzen, Arbeiter und Brände</translation>
    </message>
    <message>
        <source>queued for</source>
        <translation>umworben</translation>
    </message>
    <message>
        <source>bought</source>
        <translation>gekauft</translation>
    </message>
    <message>
        <source>price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Games in which a card was bought</source>
        <translation>Partien, in denen eine Karte gekauft wurde</translation>
    </message>
    <message>
        <source>Churches</source>
        <translation>Kirchen</translation>
    </message>
    <message>
        <source>Offices</source>
        <translation>Kontore</translation>
    </message>
    <message>
        <source>Chamber</source>
        <translation>Handelskammer</translation>
    </message>
    <message>
        <source>Cubes and contracts</source>
        <translation>Waren und Aufträge</translation>
    </message>
    <message>
        <source>Coins left at the end</source>
        <translation>Münzen am Ende</translation>
    </message>
    <message>
        <source>Coins paid for cards</source>
        <translation>Münzen für Karten</translation>
    </message>
    <message>
        <source>Cards bought</source>
        <translation>Gekaufte Karten</translation>
    </message>
    <message>
        <source>Price of a card</source>
        <translation>Preis einer Karte</translation>
    </message>
    <message>
        <source>Workers that bought nothing</source>
        <translation>Arbeiter ohne Kauf</translation>
    </message>
    <message>
        <source>Price driven up for others</source>
        <translation>Preise für andere getrieben</translation>
    </message>
    <message>
        <source>Rounds without a card</source>
        <translation>Runden ohne Karte</translation>
    </message>
    <message>
        <source>Cubes received</source>
        <translation>Waren erhalten</translation>
    </message>
    <message>
        <source>Cubes delivered</source>
        <translation>Waren geliefert</translation>
    </message>
    <message>
        <source>Cubes sold</source>
        <translation>Waren verkauft</translation>
    </message>
    <message>
        <source>Cubes given in exchange</source>
        <translation>Waren umgetauscht</translation>
    </message>
    <message>
        <source>Cubes given for a coin</source>
        <translation>Waren versilbert</translation>
    </message>
    <message>
        <source>Cubes lost</source>
        <translation>Waren verloren</translation>
    </message>
    <message>
        <source>Contracts begun</source>
        <translation>Begonnene Aufträge</translation>
    </message>
    <message>
        <source>Contracts completed</source>
        <translation>Erfüllte Aufträge</translation>
    </message>
    <message>
        <source>Completed of those begun</source>
        <translation>Erfüllt von den begonnenen</translation>
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
        <source>Cheapest ship</source>
        <translation>Billigstes Schiff</translation>
    </message>
    <message>
        <source>Costliest contract left open</source>
        <translation>Teuerster offener Auftrag</translation>
    </message>
    <message>
        <source>Most contracts completed</source>
        <translation>Meiste erfüllte Aufträge</translation>
    </message>
    <message>
        <source>Most points from fires</source>
        <translation>Meiste Punkte bei Bränden</translation>
    </message>
    <message>
        <source>Prices driven up most</source>
        <translation>Preise am meisten getrieben</translation>
    </message>
    <message>
        <source>Most coins left</source>
        <translation>Meiste Münzen übrig</translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Fire</name>
    <message numerus="yes">
        <source>within %n card(s)</source>
        <translation>
            <numerusform>spätestens in %n Karte</numerusform>
            <numerusform>spätestens in %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>in autumn</source>
        <translation>im Herbst</translation>
    </message>
    <message>
        <source>All fires are out</source>
        <translation>Alle Brände sind gelöscht</translation>
    </message>
    <message>
        <source>If it broke out now</source>
        <translation>Bräche er jetzt aus</translation>
    </message>
    <message>
        <source>If it broke out now, nothing would happen: all are equally strong</source>
        <translation>Bräche er jetzt aus, geschähe nichts: alle sind gleich stark</translation>
    </message>
    <message>
        <source>All brigades are equally strong: nothing happens</source>
        <translation>Alle sind gleich stark: nichts geschieht</translation>
    </message>
    <message>
        <source>The strongest brigade gains %1, the weakest loses %2.</source>
        <translation>Die stärkste Feuerwehr gewinnt %1, die schwächste verliert %2.</translation>
    </message>
    <message>
        <source>at the very end</source>
        <translation>ganz am Ende</translation>
    </message>
    <message>
        <source>in winter</source>
        <translation>im Winter</translation>
    </message>
    <message>
        <source>in spring</source>
        <translation>im Frühling</translation>
    </message>
    <message>
        <source>in summer</source>
        <translation>im Sommer</translation>
    </message>
    <message>
        <source>%1: strength %2</source>
        <translation>%1: Stärke %2</translation>
    </message>
    <message>
        <source>Fire %1</source>
        <translation>Brand %1</translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Games</name>
    <message>
        <source>your turn: ship your goods</source>
        <translation>du bist dran: verladen</translation>
    </message>
    <message>
        <source>%1, round %2 of %3</source>
        <translation>%1, Runde %2 von %3</translation>
    </message>
    <message>
        <source>cards are dealt</source>
        <translation>Karten werden aufgedeckt</translation>
    </message>
    <message>
        <source>your turn: place a worker</source>
        <translation>du bist dran: Arbeiter setzen</translation>
    </message>
    <message>
        <source>your turn: buy or pass</source>
        <translation>du bist dran: kaufen oder passen</translation>
    </message>
    <message>
        <source>Buy %1 for %2? You have %3.</source>
        <translation>Kaufst du %1 für %2? Du hast %3.</translation>
    </message>
    <message>
        <source>You have %1.</source>
        <translation>Du hast %1.</translation>
    </message>
    <message>
        <source>%1 decides</source>
        <translation>%1 entscheidet</translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) to place.</source>
        <translation>
            <numerusform>%n Ware zu verladen.</numerusform>
            <numerusform>%n Waren zu verladen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Card set: %1</source>
        <translation>Kartensatz: %1</translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Goods</name>
    <message>
        <source>carpet</source>
        <translation>Teppich</translation>
    </message>
    <message>
        <source>the carpet</source>
        <translation>der Teppich</translation>
    </message>
    <message>
        <source>coffee</source>
        <translation>Kaffee</translation>
    </message>
    <message>
        <source>tea</source>
        <translation>Tee</translation>
    </message>
    <message>
        <source>saffron</source>
        <translation>Safran</translation>
    </message>
    <message>
        <source>rubber</source>
        <translation>Kautschuk</translation>
    </message>
    <message>
        <source>the coffee</source>
        <translation>der Kaffee</translation>
    </message>
    <message>
        <source>the tea</source>
        <translation>der Tee</translation>
    </message>
    <message>
        <source>the saffron</source>
        <translation>der Safran</translation>
    </message>
    <message>
        <source>the rubber</source>
        <translation>der Kautschuk</translation>
    </message>
    <message numerus="yes">
        <source>%n carpet(s)</source>
        <translation>
            <numerusform>%n Teppich</numerusform>
            <numerusform>%n Teppiche</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Harbour</name>
    <message>
        <source>Eight workers stand here already: choose another house.</source>
        <translation>Hier stehen schon acht Arbeiter: Wähle ein anderes Haus.</translation>
    </message>
    <message>
        <source>Not yet: others decide first.</source>
        <translation>Noch nicht: Erst entscheiden andere.</translation>
    </message>
    <message>
        <source>Price %1</source>
        <translation>Preis %1</translation>
    </message>
    <message>
        <source>House %1 of %2</source>
        <translation>Haus %1 von %2</translation>
    </message>
    <message>
        <source>Free: first in line, for 1 if nobody joins</source>
        <translation>Frei: vorn in der Schlange, für 1, wenn niemand dazukommt</translation>
    </message>
    <message>
        <source>the worker would stand as number %1 and pay 1 if all before pass</source>
        <translation>der Arbeiter stünde als Nummer %1 und zahlte 1, wenn alle davor passen</translation>
    </message>
    <message>
        <source>It costs %1, and %2 are left: pass.</source>
        <translation>Preis %1, übrig %2: passe.</translation>
    </message>
    <message>
        <source>Nobody bought it</source>
        <translation>Niemand hat gekauft</translation>
    </message>
    <message>
        <source>%1 paid %2</source>
        <translation>%1 zahlte %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>It is for sale now</source>
        <translation>Wird jetzt verkauft</translation>
    </message>
    <message>
        <source>Placing here raises your own price to %1</source>
        <translation>Hier zu setzen hebt deinen eigenen Preis auf %1</translation>
    </message>
    <message>
        <source>Placing here raises the price for %1 to %2</source>
        <translation>Hier zu setzen hebt den Preis für %1 auf %2</translation>
    </message>
    <message>
        <source>%1 could no longer pay</source>
        <translation>%1 könnte nicht mehr zahlen</translation>
    </message>
    <message>
        <source>Nobody in line</source>
        <translation>Niemand steht an</translation>
    </message>
    <message>
        <source>%1 %2 but has %3</source>
        <translation>%1 %2, hat aber %3</translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Log</name>
    <message>
        <source>%1 → %2, now %3.</source>
        <comment>who, to which card, its price</comment>
        <translation>%1 → %2, Preis&#xa0;%3.</translation>
    </message>
    <message>
        <source>%1 → %2.</source>
        <comment>who, to which card</comment>
        <translation>%1 → %2.</translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <translation>Runde %1 · %2</translation>
    </message>
    <message>
        <source>Nobody buys %1; %2 go to the general supply.</source>
        <translation>Niemand kauft %1; in den Warenvorrat: %2.</translation>
    </message>
    <message>
        <source>Nobody buys %1.</source>
        <translation>Niemand kauft %1.</translation>
    </message>
    <message>
        <source>%1 keeps %2 and loses %3.</source>
        <translation>%1 behält %2 und verliert %3.</translation>
    </message>
    <message>
        <source>%1 at the end: %2.</source>
        <translation>%1 am Ende: %2.</translation>
    </message>
    <message>
        <source>%1 share the victory with %2.</source>
        <translation>%1 teilen sich den Sieg: %2.</translation>
    </message>
    <message>
        <source>%1 goes for %2, now %3.</source>
        <comment>said aloud: who, which card, its price</comment>
        <translation>%1 setzt auf %2, Preis %3.</translation>
    </message>
    <message>
        <source>%1 goes for %2.</source>
        <comment>said aloud: who, which card</comment>
        <translation>%1 setzt auf %2.</translation>
    </message>
    <message>
        <source>%1 wins with %2.</source>
        <translation>%1 gewinnt: %2.</translation>
    </message>
    <message>
        <source>Income: %1.</source>
        <translation>Einkommen: %1.</translation>
    </message>
    <message>
        <source>%1 buys %2 for %3.</source>
        <translation>%1 kauft %2 für&#xa0;%3.</translation>
    </message>
    <message>
        <source>The bell goes to %1.</source>
        <translation>Die Glocke geht an %1.</translation>
    </message>
    <message>
        <source>%1 loads %2 onto %3.</source>
        <translation>%1 liefert %2 für %3.</translation>
    </message>
    <message>
        <source>%1 completes %2: %3.</source>
        <translation>%1 erfüllt %2: %3.</translation>
    </message>
    <message>
        <source>%1 sells %2 to the trader for %3.</source>
        <translation>%1 verkauft %2 an den Händler für&#xa0;%3.</translation>
    </message>
    <message>
        <source>%1 exchanges %2 for %3.</source>
        <translation>%1 tauscht %2 gegen %3.</translation>
    </message>
    <message>
        <source>%1 %2: %3.</source>
        <comment>column, ship, its cubes</comment>
        <translation>%1 %2: %3.</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <comment>column, card</comment>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>which fire, who gains and loses</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1: all equally strong, nothing happens.</source>
        <translation>%1: alle gleich stark, nichts geschieht.</translation>
    </message>
    <message>
        <source>%1 loses %2.</source>
        <translation>%1 verliert %2.</translation>
    </message>
    <message>
        <source>%1 keeps %2.</source>
        <translation>%1 behält %2.</translation>
    </message>
    <message>
        <source>%1 passes on %2 at %3.</source>
        <translation>%1 verzichtet bei Preis&#xa0;%3 auf %2.</translation>
    </message>
    <message>
        <source>%1 gives %2 for a coin.</source>
        <translation>%1 versilbert %2 für eine Münze.</translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Medals</name>
    <message>
        <source>First on the quay</source>
        <translation>Die Ersten am Kai</translation>
    </message>
    <message>
        <source>Win a game that counts.</source>
        <translation>Gewinne eine gezählte Partie.</translation>
    </message>
    <message>
        <source>By a coin</source>
        <translation>Um eine Münze</translation>
    </message>
    <message>
        <source>Be level on points and win on coins.</source>
        <translation>Gewinne bei Punktgleichstand durch Münzen.</translation>
    </message>
    <message>
        <source>By a hair</source>
        <translation>Um Haaresbreite</translation>
    </message>
    <message>
        <source>Win by a single point.</source>
        <translation>Gewinne mit einem einzigen Punkt Vorsprung.</translation>
    </message>
    <message>
        <source>Out of reach</source>
        <translation>Unerreichbar</translation>
    </message>
    <message>
        <source>Win by 15 points or more.</source>
        <translation>Gewinne mit 15 Punkten Vorsprung oder mehr.</translation>
    </message>
    <message>
        <source>Thick ledger</source>
        <translation>Dickes Hauptbuch</translation>
    </message>
    <message>
        <source>Score 40 points or more.</source>
        <translation>Erreiche 40 Punkte oder mehr.</translation>
    </message>
    <message>
        <source>Bargain fleet</source>
        <translation>Schnäppchenflotte</translation>
    </message>
    <message>
        <source>Win with three ships that cost a coin each.</source>
        <translation>Gewinne mit drei Schiffen, die je eine Münze gekostet haben.</translation>
    </message>
    <message>
        <source>Patience pays</source>
        <translation>Geduld zahlt sich aus</translation>
    </message>
    <message>
        <source>Buy a card for one coin where six workers or more stood in line.</source>
        <translation>Kaufe für eine Münze eine Karte, bei der sechs Arbeiter oder mehr anstanden.</translation>
    </message>
    <message>
        <source>Three for three</source>
        <translation>Drei für drei</translation>
    </message>
    <message>
        <source>Buy three cards in one round for a coin each.</source>
        <translation>Kaufe in einer Runde drei Karten für je eine Münze.</translation>
    </message>
    <message>
        <source>Sharp pencil</source>
        <translation>Spitzer Bleistift</translation>
    </message>
    <message>
        <source>Win with ten cards or more, for one and a half coins a card at most.</source>
        <translation>Gewinne mit zehn Karten oder mehr, für höchstens anderthalb Münzen je Karte.</translation>
    </message>
    <message>
        <source>Straight off the ship</source>
        <translation>Frisch vom Schiff</translation>
    </message>
    <message>
        <source>Complete a contract for four goods in the round in which you buy it.</source>
        <translation>Erfülle einen Auftrag über vier Waren in der Runde, in der du ihn kaufst.</translation>
    </message>
    <message>
        <source>Two seals</source>
        <translation>Zwei Siegel</translation>
    </message>
    <message>
        <source>Complete two contracts in one round.</source>
        <translation>Erfülle zwei Aufträge in einer Runde.</translation>
    </message>
    <message>
        <source>Heavy cargo</source>
        <translation>Schwere Fracht</translation>
    </message>
    <message>
        <source>Complete two contracts for four goods in one game.</source>
        <translation>Erfülle zwei Aufträge über vier Waren in einer Partie.</translation>
    </message>
    <message>
        <source>Clean desk</source>
        <translation>Leerer Schreibtisch</translation>
    </message>
    <message>
        <source>Own four contracts or more at the end, all of them complete.</source>
        <translation>Besitze am Ende vier Aufträge oder mehr, alle erfüllt.</translation>
    </message>
    <message>
        <source>Well exchanged</source>
        <translation>Gut getauscht</translation>
    </message>
    <message>
        <source>Complete a contract with a good that you have just got in exchange.</source>
        <translation>Erfülle einen Auftrag mit einer Ware, die du eben eingetauscht hast.</translation>
    </message>
    <message>
        <source>Not a crumb</source>
        <translation>Kein Krümel</translation>
    </message>
    <message>
        <source>Win with twelve cubes or more from ships, and lose none.</source>
        <translation>Gewinne mit zwölf Waren oder mehr von Schiffen und verliere keine.</translation>
    </message>
    <message>
        <source>Wholesale</source>
        <translation>Großhandel</translation>
    </message>
    <message>
        <source>Sell four cubes or more of a good in one round.</source>
        <translation>Verkaufe in einer Runde vier Stück einer Ware oder mehr.</translation>
    </message>
    <message>
        <source>Four ledgers</source>
        <translation>Vier Kontore</translation>
    </message>
    <message>
        <source>Own all four counting offices.</source>
        <translation>Besitze alle vier Kontore.</translation>
    </message>
    <message>
        <source>Two spires</source>
        <translation>Zwei Türme</translation>
    </message>
    <message>
        <source>Own both churches.</source>
        <translation>Besitze beide Kirchen.</translation>
    </message>
    <message>
        <source>Harbour master</source>
        <translation>Hafenmeister</translation>
    </message>
    <message>
        <source>Score five points or more with the port.</source>
        <translation>Hole mit dem Hafen fünf Punkte oder mehr.</translation>
    </message>
    <message>
        <source>Full chest</source>
        <translation>Volle Truhe</translation>
    </message>
    <message>
        <source>Score ten points or more with the chamber of commerce.</source>
        <translation>Hole mit der Handelskammer zehn Punkte oder mehr.</translation>
    </message>
    <message>
        <source>Up to the rafters</source>
        <translation>Bis unters Dach</translation>
    </message>
    <message>
        <source>End with four cubes in the warehouse.</source>
        <translation>Beende die Partie mit vier Waren im Speicher.</translation>
    </message>
    <message>
        <source>Fireproof</source>
        <translation>Feuerfest</translation>
    </message>
    <message>
        <source>Gain points at all four fires of a game.</source>
        <translation>Gewinne bei allen vier Bränden einer Partie Punkte.</translation>
    </message>
    <message>
        <source>Without a helmet</source>
        <translation>Ohne Helm</translation>
    </message>
    <message>
        <source>Win without ever buying firefighters.</source>
        <translation>Gewinne, ohne je eine Feuerwehr zu kaufen.</translation>
    </message>
    <message>
        <source>General store</source>
        <translation>Gemischtwaren</translation>
    </message>
    <message>
        <source>Gain points from fires and from five other sources in one game.</source>
        <translation>Hole in einer Partie Punkte bei Bränden und aus fünf anderen Quellen.</translation>
    </message>
    <message>
        <source>Hard bargains</source>
        <translation>Harter Handel</translation>
    </message>
    <message>
        <source>Make others pay 14 coins more in one game.</source>
        <translation>Lass andere in einer Partie 14 Münzen mehr bezahlen.</translation>
    </message>
    <message>
        <source>Phoenix</source>
        <translation>Phönix</translation>
    </message>
    <message>
        <source>Win although the last fire takes points from you.</source>
        <translation>Gewinne, obwohl dir der letzte Brand Punkte nimmt.</translation>
    </message>
    <message>
        <source>One&apos;s own rival</source>
        <translation>Sich selbst im Weg</translation>
    </message>
    <message>
        <source>Pay three coins for a card where nobody else stood in line.</source>
        <translation>Zahle drei Münzen für eine Karte, bei der sonst niemand anstand.</translation>
    </message>
    <message>
        <source>The last coin</source>
        <translation>Die letzte Münze</translation>
    </message>
    <message>
        <source>Win with a single coin left.</source>
        <translation>Gewinne mit einer einzigen Münze in der Kasse.</translation>
    </message>
    <message>
        <source>At home at every table</source>
        <translation>An jedem Tisch zu Hause</translation>
    </message>
    <message>
        <source>Win with two, three, four and five players.</source>
        <translation>Gewinne zu zweit, zu dritt, zu viert und zu fünft.</translation>
    </message>
    <message>
        <source>Known at every door</source>
        <translation>An jeder Tür bekannt</translation>
    </message>
    <message>
        <source>Sell to each of the five traders.</source>
        <translation>Verkaufe an jeden der fünf Händler.</translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Options</name>
    <message>
        <source>Letters on pieces</source>
        <translation>Buchstaben auf Spielsteinen</translation>
    </message>
    <message>
        <source>in addition to shape and colour</source>
        <translation>zusätzlich zu Form und Farbe</translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Phases</name>
    <message>
        <source>Income</source>
        <translation>Einkommen</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Angebot</translation>
    </message>
    <message>
        <source>Demand</source>
        <translation>Nachfrage</translation>
    </message>
    <message>
        <source>Purchase</source>
        <translation>Kauf</translation>
    </message>
    <message>
        <source>Shipping</source>
        <translation>Verladung</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Zu Ende</translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Pile</name>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>noch %n Karte</numerusform>
            <numerusform>noch %n Karten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Players</name>
    <message numerus="yes">
        <source>%n worker(s) at home</source>
        <translation>
            <numerusform>%n Arbeiter zu Hause</numerusform>
            <numerusform>%n Arbeiter zu Hause</numerusform>
        </translation>
    </message>
    <message>
        <source>no %1</source>
        <comment>none of a good is in the general supply</comment>
        <translation>kein %1</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>erfüllt</translation>
    </message>
    <message>
        <source>brigade of %1</source>
        <translation>Feuerwehr %1</translation>
    </message>
    <message>
        <source>first player of this round</source>
        <translation>Startspieler dieser Runde</translation>
    </message>
    <message>
        <source>no open contract</source>
        <translation>kein offener Auftrag</translation>
    </message>
    <message>
        <source>Owns %1</source>
        <translation>Besitzt: %1</translation>
    </message>
    <message>
        <source>still needs %1</source>
        <translation>es fehlt noch %1</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation>bisher %1</translation>
    </message>
    <message>
        <source>%1 from fires</source>
        <translation>%1 aus Bränden</translation>
    </message>
    <message>
        <source>wants %1</source>
        <translation>sucht %1</translation>
    </message>
    <message>
        <source>keeps %1</source>
        <translation>lagert %1</translation>
    </message>
    <message>
        <source>can&apos;t pay %1</source>
        <translation>kann %1 nicht zahlen</translation>
    </message>
    <message>
        <source>would pay %1</source>
        <translation>müsste %1 zahlen</translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Prompt</name>
    <message>
        <source>Place</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>Choose a house first.</source>
        <translation>Wähle zuerst ein Haus.</translation>
    </message>
    <message>
        <source>Place the third worker above %1?</source>
        <translation>Den dritten Arbeiter über %1 setzen?</translation>
    </message>
    <message>
        <source>Leaves %2 of %1 coins.</source>
        <translation>Es bleiben %2 von %1 Münzen.</translation>
    </message>
    <message>
        <source>Where does your third worker go?</source>
        <translation>Wohin mit deinem dritten Arbeiter?</translation>
    </message>
    <message>
        <source>Place your third worker above %1?</source>
        <translation>Deinen dritten Arbeiter über %1 setzen?</translation>
    </message>
    <message>
        <source>%1 is shipping.</source>
        <translation>%1 verlädt.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>First in line: the price is 1 until somebody joins.</source>
        <translation>Erster in der Schlange: Preis 1, bis jemand dazukommt.</translation>
    </message>
    <message>
        <source>The price rises %1 → %2.</source>
        <translation>Der Preis steigt %1 → %2.</translation>
    </message>
    <message>
        <source>Buy for %1</source>
        <translation>Für %1 kaufen</translation>
    </message>
    <message>
        <source>Buy %1 for %2?</source>
        <translation>Kaufst du %1 für %2?</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Suggest</source>
        <translation>Vorschlag</translation>
    </message>
    <message>
        <source>The round is over: everybody gets income.</source>
        <translation>Die Runde ist vorbei: Alle erhalten Einkommen.</translation>
    </message>
    <message>
        <source>%1 is placing a worker.</source>
        <translation>%1 setzt einen Arbeiter.</translation>
    </message>
    <message>
        <source>%1 may buy.</source>
        <translation>%1 darf kaufen.</translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s) left after this one.</source>
        <translation>
            <numerusform>Danach bleibt %n Arbeiter.</numerusform>
            <numerusform>Danach bleiben %n Arbeiter.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last one of this round.</source>
        <translation>Der letzte dieser Runde.</translation>
    </message>
    <message>
        <source>Place the first worker above %1?</source>
        <translation>Den ersten Arbeiter über %1 setzen?</translation>
    </message>
    <message>
        <source>Place the second worker above %1?</source>
        <translation>Den zweiten Arbeiter über %1 setzen?</translation>
    </message>
    <message>
        <source>It costs %1; only %2 left.</source>
        <translation>Preis %1; nur %2 da.</translation>
    </message>
    <message>
        <source>The last round is over.</source>
        <translation>Die letzte Runde ist vorbei.</translation>
    </message>
    <message>
        <source>Tap again to buy.</source>
        <translation>Noch einmal tippen, um zu kaufen.</translation>
    </message>
    <message>
        <source>Where does the third worker go?</source>
        <translation>Wohin mit dem dritten Arbeiter?</translation>
    </message>
    <message>
        <source>Nobody else is here: %1 now, less after a pass.</source>
        <translation>Sonst steht hier niemand: jetzt %1, nach einem Passen weniger.</translation>
    </message>
    <message>
        <source>After a pass nobody gets it.</source>
        <translation>Nach einem Passen bekommt niemand die Karte.</translation>
    </message>
    <message>
        <source>After a pass: %1, for %2.</source>
        <translation>Nach einem Passen: %1, für %2.</translation>
    </message>
    <message>
        <source>Where does your first worker go?</source>
        <translation>Wohin mit deinem ersten Arbeiter?</translation>
    </message>
    <message>
        <source>Where does your second worker go?</source>
        <translation>Wohin mit deinem zweiten Arbeiter?</translation>
    </message>
    <message>
        <source>Place your first worker above %1?</source>
        <translation>Deinen ersten Arbeiter über %1 setzen?</translation>
    </message>
    <message>
        <source>Place your second worker above %1?</source>
        <translation>Deinen zweiten Arbeiter über %1 setzen?</translation>
    </message>
    <message>
        <source>Where does the first worker go?</source>
        <translation>Wohin mit dem ersten Arbeiter?</translation>
    </message>
    <message>
        <source>Where does the second worker go?</source>
        <translation>Wohin mit dem zweiten Arbeiter?</translation>
    </message>
    <message>
        <source>After a pass: the next worker here, for %1.</source>
        <translation>Nach einem Passen: der nächste Arbeiter hier, für %1.</translation>
    </message>
    <message>
        <source>After a pass: %1 for %2, but has %3.</source>
        <translation>Nach einem Passen: %1 für %2, hat aber nur %3.</translation>
    </message>
    <message>
        <source>Pass on %1?</source>
        <translation>Auf %1 verzichten?</translation>
    </message>
    <message>
        <source>%1 saves the houses: %2.</source>
        <translation>%1 rettet die Häuser: %2.</translation>
    </message>
    <message>
        <source>%1 save the houses: %2 each.</source>
        <translation>%1 retten die Häuser: je %2.</translation>
    </message>
    <message>
        <source>Too weak: %1, %2.</source>
        <translation>Zu schwach: %1, %2.</translation>
    </message>
    <message>
        <source>Too weak: %1, %2 each.</source>
        <translation>Zu schwach: %1, je %2.</translation>
    </message>
    <message>
        <source>%1 could no longer pay.</source>
        <translation>Nicht mehr zahlen könnte: %1.</translation>
    </message>
    <message>
        <source>Finish the exchange first, or undo it.</source>
        <translation>Beende erst den Tausch oder nimm ihn zurück.</translation>
    </message>
    <message>
        <source>No cube is left.</source>
        <translation>Keine Ware ist übrig.</translation>
    </message>
    <message>
        <source>Cards are being dealt.</source>
        <translation>Karten werden aufgedeckt.</translation>
    </message>
    <message>
        <source>Too much for the first worker here: only %1 left.</source>
        <translation>Zu viel für den vordersten Arbeiter hier: nur %1 da.</translation>
    </message>
    <message>
        <source>%1 has just enough.</source>
        <translation>%1 hat gerade genug.</translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Reasons</name>
    <message>
        <source>level with all</source>
        <translation>gleichauf mit allen</translation>
    </message>
    <message>
        <source>%1 goes without %2</source>
        <translation>%1 bekommt %2 nicht</translation>
    </message>
    <message>
        <source>you go without %2</source>
        <translation>du bekommst %2 nicht</translation>
    </message>
    <message>
        <source>%1&apos;s brigade before the fire of %4: %2, not %3</source>
        <translation>Feuerwehr von %1 vor dem Brand %4: %2, nicht %3</translation>
    </message>
    <message>
        <source>your brigade before the fire of %4: %2, not %3</source>
        <translation>deine Feuerwehr vor dem Brand %4: %2, nicht %3</translation>
    </message>
    <message>
        <source>%1&apos;s brigade: %2, not %3</source>
        <translation>Feuerwehr von %1: %2, nicht %3</translation>
    </message>
    <message>
        <source>your brigade: %2, not %3</source>
        <translation>deine Feuerwehr: %2, nicht %3</translation>
    </message>
    <message>
        <source>%1 gets %2, not %3</source>
        <translation>%1 bekommt %2, nicht %3</translation>
    </message>
    <message>
        <source>you get %2, not %3</source>
        <translation>du bekommst %2, nicht %3</translation>
    </message>
    <message>
        <source>%1 gets %2</source>
        <translation>%1 bekommt %2</translation>
    </message>
    <message>
        <source>you get %2</source>
        <translation>du bekommst %2</translation>
    </message>
    <message>
        <source>%1 still needs %2 instead of %3</source>
        <translation>%1 braucht noch: %2 statt %3</translation>
    </message>
    <message>
        <source>you still need %2 instead of %3</source>
        <translation>du brauchst noch: %2 statt %3</translation>
    </message>
    <message>
        <source>%1 keeps %2 instead of %3</source>
        <translation>%1 behält: %2 statt %3</translation>
    </message>
    <message>
        <source>you keep %2 instead of %3</source>
        <translation>du behältst: %2 statt %3</translation>
    </message>
    <message>
        <source>%1&apos;s brigade: strength %2, not %3</source>
        <translation>Feuerwehr von %1: Stärke %2, nicht %3</translation>
    </message>
    <message>
        <source>your brigade: strength %2, not %3</source>
        <translation>deine Feuerwehr: Stärke %2, nicht %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 will have %n complete contract(s), not %2</source>
        <translation>
            <numerusform>%1 hat dann %n erfüllten Auftrag, nicht %2</numerusform>
            <numerusform>%1 hat dann %n erfüllte Aufträge, nicht %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you will have %n complete contract(s), not %2</source>
        <translation>
            <numerusform>du hast dann %n erfüllten Auftrag, nicht %2</numerusform>
            <numerusform>du hast dann %n erfüllte Aufträge, nicht %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 will have %n cube(s) in the warehouse, not %2</source>
        <translation>
            <numerusform>%1 hat dann %n Ware im Speicher, nicht %2</numerusform>
            <numerusform>%1 hat dann %n Waren im Speicher, nicht %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you will have %n cube(s) in the warehouse, not %2</source>
        <translation>
            <numerusform>du hast dann %n Ware im Speicher, nicht %2</numerusform>
            <numerusform>du hast dann %n Waren im Speicher, nicht %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 will have %n ship(s), not %2</source>
        <translation>
            <numerusform>%1 hat dann %n Schiff, nicht %2</numerusform>
            <numerusform>%1 hat dann %n Schiffe, nicht %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you will have %n ship(s), not %2</source>
        <translation>
            <numerusform>du hast dann %n Schiff, nicht %2</numerusform>
            <numerusform>du hast dann %n Schiffe, nicht %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 will have %n coin(s), not %2</source>
        <translation>
            <numerusform>%1 hat dann %n Münze, nicht %2</numerusform>
            <numerusform>%1 hat dann %n Münzen, nicht %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you will have %n coin(s), not %2</source>
        <translation>
            <numerusform>du hast dann %n Münze, nicht %2</numerusform>
            <numerusform>du hast dann %n Münzen, nicht %2</numerusform>
        </translation>
    </message>
    <message>
        <source>as far as can be foreseen, it comes to the same</source>
        <translation>Soweit abzusehen, kommt es auf dasselbe heraus</translation>
    </message>
    <message>
        <source>Look at the brigades.</source>
        <translation>Schau auf die Feuerwehren.</translation>
    </message>
    <message>
        <source>Look at the counting offices.</source>
        <translation>Schau auf die Kontore.</translation>
    </message>
    <message>
        <source>Look at the contracts.</source>
        <translation>Schau auf die Aufträge.</translation>
    </message>
    <message>
        <source>Look at the coins.</source>
        <translation>Schau auf die Münzen.</translation>
    </message>
    <message>
        <source>Look at the traders.</source>
        <translation>Schau auf die Händler.</translation>
    </message>
    <message>
        <source>Look at the goods that can be kept.</source>
        <translation>Schau auf die Waren, die bleiben können.</translation>
    </message>
    <message>
        <source>Look at the cards that bring something until the end.</source>
        <translation>Schau auf die Karten, die bis zum Ende etwas einbringen.</translation>
    </message>
    <message>
        <source>It makes hardly any difference.</source>
        <translation>Es macht kaum einen Unterschied.</translation>
    </message>
    <message>
        <source>the strongest</source>
        <translation>die stärkste</translation>
    </message>
    <message>
        <source>the weakest</source>
        <translation>die schwächste</translation>
    </message>
    <message>
        <source>in between</source>
        <translation>dazwischen</translation>
    </message>
    <message>
        <source>%1 still needs %2</source>
        <translation>%1 braucht noch: %2</translation>
    </message>
    <message>
        <source>you still need %2</source>
        <translation>du brauchst noch: %2</translation>
    </message>
    <message>
        <source>%1 no longer needs %3</source>
        <translation>%1 braucht nicht mehr: %3</translation>
    </message>
    <message>
        <source>you no longer need %3</source>
        <translation>du brauchst nicht mehr: %3</translation>
    </message>
    <message>
        <source>%1 keeps %2</source>
        <translation>%1 behält: %2</translation>
    </message>
    <message>
        <source>you keep %2</source>
        <translation>du behältst: %2</translation>
    </message>
    <message>
        <source>%1 does not keep %3</source>
        <translation>%1 behält nicht: %3</translation>
    </message>
    <message>
        <source>you do not keep %3</source>
        <translation>du behältst nicht: %3</translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Recap</name>
    <message>
        <source>Meanwhile: %1.</source>
        <translation>Inzwischen: %1.</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>card, price</comment>
        <translation>%1 für %2</translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Remarks</name>
    <message>
        <source>Delivered as agreed.</source>
        <translation>Geliefert wie vereinbart.</translation>
    </message>
    <message>
        <source>Prudence pays.</source>
        <translation>Vorsicht zahlt sich aus.</translation>
    </message>
    <message>
        <source>Noted.</source>
        <translation>Zur Kenntnis genommen.</translation>
    </message>
    <message>
        <source>No need to make a fuss about it.</source>
        <translation>Kein Grund, viele Worte zu machen.</translation>
    </message>
    <message>
        <source>My compliments.</source>
        <translation>Meine Anerkennung.</translation>
    </message>
    <message>
        <source>Two more hands at the pump.</source>
        <translation>Wieder zwei Hände mehr an der Spritze.</translation>
    </message>
    <message>
        <source>Every bucket in its place.</source>
        <translation>Jeder Eimer an seinem Platz.</translation>
    </message>
    <message>
        <source>That I of all people should run out of water!</source>
        <translation>Ausgerechnet mir geht das Wasser aus!</translation>
    </message>
    <message>
        <source>Tonight the city sleeps safely.</source>
        <translation>Heute Nacht schläft die Stadt ruhig.</translation>
    </message>
    <message>
        <source>Next time I&apos;ll bring the longer hose.</source>
        <translation>Nächstes Mal bringe ich den längeren Schlauch mit.</translation>
    </message>
    <message>
        <source>One more key on my ring.</source>
        <translation>Noch ein Schlüssel an meinem Bund.</translation>
    </message>
    <message>
        <source>My clerks can carry buckets, too.</source>
        <translation>Meine Schreiber können auch Eimer tragen.</translation>
    </message>
    <message>
        <source>Not the ledgers, please!</source>
        <translation>Bloß nicht die Bücher!</translation>
    </message>
    <message>
        <source>Balanced to the last line.</source>
        <translation>Die Bilanz stimmt bis zur letzten Zeile.</translation>
    </message>
    <message>
        <source>I shall go over those figures again.</source>
        <translation>Das rechne ich noch einmal nach.</translation>
    </message>
    <message>
        <source>A single coin? Even that hurts a little.</source>
        <translation>Eine einzige Münze? Auch das tut ein bisschen weh.</translation>
    </message>
    <message>
        <source>Even a fire can pay.</source>
        <translation>Sogar ein Brand kann sich lohnen.</translation>
    </message>
    <message>
        <source>And who makes good the damage?</source>
        <translation>Und wer ersetzt mir den Schaden?</translation>
    </message>
    <message>
        <source>Thrift, nothing but thrift.</source>
        <translation>Sparsamkeit, nichts als Sparsamkeit.</translation>
    </message>
    <message>
        <source>At least it didn&apos;t cost me much.</source>
        <translation>Wenigstens hat es mich nicht viel gekostet.</translation>
    </message>
    <message>
        <source>Welcome alongside!</source>
        <translation>Willkommen am Kai!</translation>
    </message>
    <message>
        <source>There is water enough around here.</source>
        <translation>Wasser gibt es hier ja genug.</translation>
    </message>
    <message>
        <source>I should have stayed at sea.</source>
        <translation>Wäre ich doch auf See geblieben.</translation>
    </message>
    <message>
        <source>A fair wind to the last.</source>
        <translation>Guter Wind bis zuletzt.</translation>
    </message>
    <message>
        <source>There will be another tide.</source>
        <translation>Die nächste Flut kommt bestimmt.</translation>
    </message>
    <message>
        <source>Signed today, delivered some day.</source>
        <translation>Heute unterschrieben, irgendwann geliefert.</translation>
    </message>
    <message>
        <source>I had a bet on that.</source>
        <translation>Darauf hatte ich gewettet.</translation>
    </message>
    <message>
        <source>A risk that was in the price.</source>
        <translation>Dieses Risiko war eingepreist.</translation>
    </message>
    <message>
        <source>Who dares, earns.</source>
        <translation>Wer wagt, verdient.</translation>
    </message>
    <message>
        <source>Double or nothing next time?</source>
        <translation>Nächstes Mal doppelt oder nichts?</translation>
    </message>
    <message>
        <source>Rather dear, isn&apos;t it?</source>
        <translation>Ganz schön teuer, was?</translation>
    </message>
    <message>
        <source>Somebody has to come out of this well.</source>
        <translation>Einer muss ja gut dabei wegkommen.</translation>
    </message>
    <message>
        <source>It wasn&apos;t me who lit it.</source>
        <translation>Ich habe ihn nicht gelegt.</translation>
    </message>
    <message>
        <source>And nobody saw me coming.</source>
        <translation>Und keiner hat mich kommen sehen.</translation>
    </message>
    <message>
        <source>It was worth the trouble all the same.</source>
        <translation>Der Ärger war es trotzdem wert.</translation>
    </message>
    <message>
        <source>There is always room behind the counter.</source>
        <translation>Hinter dem Ladentisch ist immer Platz.</translation>
    </message>
    <message>
        <source>Sand was on offer this week.</source>
        <translation>Löschsand war gerade im Angebot.</translation>
    </message>
    <message>
        <source>Smoked goods, half price!</source>
        <translation>Geräucherte Ware, halber Preis!</translation>
    </message>
    <message>
        <source>Small profits, but many.</source>
        <translation>Kleine Gewinne, aber viele.</translation>
    </message>
    <message>
        <source>The shop opens again tomorrow.</source>
        <translation>Morgen ist der Laden wieder offen.</translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Replay</name>
    <message>
        <source>%1 is to buy %2 for %3, or to pass.</source>
        <translation>%1 kauft jetzt %2 für %3 oder passt.</translation>
    </message>
    <message>
        <source>%1 is to ship goods.</source>
        <translation>%1 verlädt jetzt.</translation>
    </message>
    <message>
        <source>%1 is to place a worker.</source>
        <translation>%1 setzt jetzt einen Arbeiter.</translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Review</name>
    <message>
        <source>Shipping</source>
        <translation>Verladen</translation>
    </message>
    <message>
        <source>shipping</source>
        <translation>Verladen</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>placing</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>Buying</source>
        <translation>Kaufen</translation>
    </message>
    <message>
        <source>buying</source>
        <translation>Kauf</translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Rules</name>
    <message>
        <source>The game you come from is played with the card set “%1”: the cards and numbers shown here are those of that set.</source>
        <translation>Die Partie, aus der du kommst, wird mit dem Kartensatz „%1“ gespielt: Karten und Zahlen hier gehören dazu.</translation>
    </message>
    <message>
        <source>at the very bottom</source>
        <translation>ganz unten</translation>
    </message>
    <message>
        <source>strength: reconstructed</source>
        <translation>Stärke: rekonstruiert</translation>
    </message>
    <message>
        <source>There is none of these in “%1”.</source>
        <translation>In „%1“ gibt es keine davon.</translation>
    </message>
    <message>
        <source>%1 of them</source>
        <comment>number of cards</comment>
        <translation>%1 Stück</translation>
    </message>
    <message>
        <source>goods: reconstructed</source>
        <translation>Waren: rekonstruiert</translation>
    </message>
    <message>
        <source>with the card set “%1”</source>
        <translation>mit dem Kartensatz „%1“</translation>
    </message>
    <message>
        <source>from the rules</source>
        <translation>aus den Regeln</translation>
    </message>
    <message>
        <source>points: likely</source>
        <translation>Punkte: wahrscheinlich</translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Seasons</name>
    <message>
        <source>Autumn</source>
        <translation>Herbst</translation>
    </message>
    <message>
        <source>Winter</source>
        <translation>Winter</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>Frühling</translation>
    </message>
    <message>
        <source>Summer</source>
        <translation>Sommer</translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Story</name>
    <message>
        <source>Nothing brought %1 a point this time.</source>
        <translation>Nichts brachte %1 diesmal einen Punkt.</translation>
    </message>
    <message>
        <source>%1 and %2 are level on points; %1 has %3 more.</source>
        <comment>who, who else, coins</comment>
        <translation>%1 und %2 sind punktgleich; %1 hat %3 mehr.</translation>
    </message>
    <message>
        <source>%1 took the lead in round %2 and never lost it again.</source>
        <translation>%1 ging in Runde %2 in Führung und gab sie nicht mehr ab.</translation>
    </message>
    <message>
        <source>Best buy: %1 for %2, worth %3 in the end.</source>
        <comment>card, coins, points</comment>
        <translation>Bester Kauf: %1 für %2, am Ende %3 wert.</translation>
    </message>
    <message>
        <source>%1 passed on %2 at %3; %4 took it for %5 and made %6 of it.</source>
        <comment>who, card, price, who else, price, points</comment>
        <translation>%1 verzichtete bei Preis %3 auf %2; %4 zahlte %5 und machte daraus %6.</translation>
    </message>
    <message>
        <source>%1 paid %3 for %2 and never completed it.</source>
        <comment>who, contract, coins</comment>
        <translation>%1 zahlte %3 für %2, und nichts wurde daraus.</translation>
    </message>
    <message>
        <source>%1 completed %2 contracts, more than anybody else.</source>
        <translation>%1 erfüllte %2 Aufträge, mehr als alle anderen.</translation>
    </message>
    <message>
        <source>%1 bought the most cards: %2 for %3 in all.</source>
        <translation>%1 kaufte die meisten Karten: %2 für zusammen %3.</translation>
    </message>
    <message>
        <source>%1 made the others pay %2 more.</source>
        <comment>who, coins</comment>
        <translation>%1 ließ die anderen %2 mehr zahlen.</translation>
    </message>
    <message>
        <source>Best source of points: %1, %2.</source>
        <comment>source, points</comment>
        <translation>Ergiebigste Quelle: %1, %2.</translation>
    </message>
    <message>
        <source>Only the final count put %1 in front.</source>
        <translation>Erst die Schlusswertung hat %1 nach vorn gebracht.</translation>
    </message>
    <message>
        <source>Only the last fire put %1 in front.</source>
        <translation>Erst der letzte Brand hat %1 nach vorn gebracht.</translation>
    </message>
    <message>
        <source>%2 put %1 in front, for good.</source>
        <translation>%2 hat %1 nach vorn gebracht, und dabei blieb es.</translation>
    </message>
    <message>
        <source>%1 was in front until the final count.</source>
        <translation>%1 lag bis zur Schlusswertung vorn.</translation>
    </message>
    <message>
        <source>%1 was in front until the last fire.</source>
        <translation>%1 lag bis zum letzten Brand vorn.</translation>
    </message>
    <message>
        <source>Fires cost %1 %2 in all.</source>
        <translation>Brände kosteten %1 insgesamt %2.</translation>
    </message>
    <message>
        <source>Fires brought %1 %2 in all.</source>
        <translation>Brände brachten %1 insgesamt %2.</translation>
    </message>
    <message>
        <source>%2 counting offices brought %1 %3.</source>
        <translation>%2 Kontore brachten %1 %3.</translation>
    </message>
    <message>
        <source>%1 bought %2 ships, more than anybody else.</source>
        <translation>%1 kaufte %2 Schiffe, mehr als alle anderen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 had to throw %n cube(s) away.</source>
        <translation>
            <numerusform>%1 musste %n Ware wegwerfen.</numerusform>
            <numerusform>%1 musste %n Waren wegwerfen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Table</name>
    <message>
        <source>pts</source>
        <translation>Pkt.</translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Yard</name>
    <message>
        <source>Market</source>
        <translation>Markthalle</translation>
    </message>
    <message>
        <source>%1 of %2 left</source>
        <translation>noch %1 von %2</translation>
    </message>
    <message>
        <source>No room for %1: it would be lost.</source>
        <translation>Kein Platz: %1 ginge verloren.</translation>
    </message>
    <message>
        <source>No room for %1: they would be lost.</source>
        <translation>Kein Platz: %1 gingen verloren.</translation>
    </message>
    <message>
        <source>Where do the cubes go?</source>
        <translation>Wohin sollen die Waren?</translation>
    </message>
    <message numerus="yes">
        <source>%n more cube(s) for one coin?</source>
        <translation>
            <numerusform>Noch %n Ware für eine Münze?</numerusform>
            <numerusform>Noch %n Waren für eine Münze?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more cube(s) for one of the general supply?</source>
        <translation>
            <numerusform>Noch %n Ware für eine aus dem Warenvorrat?</numerusform>
            <numerusform>Noch %n Waren für eine aus dem Warenvorrat?</numerusform>
        </translation>
    </message>
    <message>
        <source>No contract and no trader wants it: it can be kept or exchanged.</source>
        <translation>Kein Auftrag und kein Händler sucht das: behalten oder tauschen.</translation>
    </message>
    <message>
        <source>Wanted by %1.</source>
        <translation>Gesucht: %1.</translation>
    </message>
    <message>
        <source>Exchanged</source>
        <translation>Getauscht</translation>
    </message>
    <message>
        <source>Ship</source>
        <translation>Schiff</translation>
    </message>
    <message>
        <source>Warehouse</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>1 coin</source>
        <translation>1 Münze</translation>
    </message>
    <message>
        <source>1 cube</source>
        <translation>1 Ware</translation>
    </message>
    <message>
        <source>%1 cubes for %2</source>
        <translation>%1 Waren für %2</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>Where does %1 go?</source>
        <translation>Wohin soll %1?</translation>
    </message>
    <message>
        <source>Everything is placed. Finish?</source>
        <translation>Alles ist verladen. Fertig?</translation>
    </message>
    <message>
        <source>Loaded: %1.</source>
        <translation>Verladen: %1.</translation>
    </message>
    <message>
        <source>Given: %1.</source>
        <translation>Gegeben: %1.</translation>
    </message>
    <message>
        <source>Which good for these three?</source>
        <translation>Welche Ware für diese drei?</translation>
    </message>
    <message>
        <source>the trader</source>
        <translation>der Händler</translation>
    </message>
    <message>
        <source>Finishing now keeps %1.</source>
        <translation>Mit „Fertig“ behältst du: %1.</translation>
    </message>
    <message>
        <source>nothing left</source>
        <translation>nichts mehr</translation>
    </message>
    <message>
        <source>%1 of %2 given</source>
        <translation>%1 von %2 gegeben</translation>
    </message>
    <message>
        <source>any %1</source>
        <translation>beliebige %1</translation>
    </message>
    <message>
        <source>It takes %1 cubes.</source>
        <translation>Dazu braucht es %1 Waren.</translation>
    </message>
    <message>
        <source>The general supply is empty.</source>
        <translation>Der Warenvorrat ist leer.</translation>
    </message>
    <message>
        <source>Warehouse, %1 of %2</source>
        <translation>Speicher, %1 von %2</translation>
    </message>
    <message>
        <source>No contract wants any of these cubes.</source>
        <translation>Kein Auftrag braucht eine dieser Waren.</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) of contracts</source>
        <translation>
            <numerusform>%n Auftragsfeld</numerusform>
            <numerusform>%n Auftragsfelder</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, picked up</source>
        <translation>%1, in der Hand</translation>
    </message>
    <message>
        <source>%1, without a place: it would be lost</source>
        <translation>%1, ohne Platz: ginge verloren</translation>
    </message>
    <message>
        <source>%1: a cube of %2 for a coin</source>
        <translation>%1: eine Ware %2 für eine Münze</translation>
    </message>
    <message>
        <source>No %1 is left.</source>
        <translation>Kein %1 ist übrig.</translation>
    </message>
</context>
<context>
    <name>Speicherstadt_Board</name>
    <message>
        <source>%1, %2</source>
        <comment>a fire, and when it comes</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>What is left in the pile</source>
        <translation>Was noch im Zugstapel ist</translation>
    </message>
    <message>
        <source>1 to %1</source>
        <translation>1 bis %1</translation>
    </message>
    <message>
        <source>That house</source>
        <translation>Dieses Haus</translation>
    </message>
    <message>
        <source>Load what fits</source>
        <translation>Verladen, was passt</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Kaufen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>Speicherstadt_Brigade</name>
    <message>
        <source>no brigade</source>
        <translation>keine Feuerwehr</translation>
    </message>
</context>
<context>
    <name>Speicherstadt_CardShelf</name>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>All your cards</source>
        <translation>Alle deine Karten</translation>
    </message>
</context>
<context>
    <name>Speicherstadt_CardsSheet</name>
    <message>
        <source>Your cards</source>
        <translation>Deine Karten</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Aufträge</translation>
    </message>
</context>
<context>
    <name>Speicherstadt_Consignment</name>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
</context>
<context>
    <name>Speicherstadt_ContractSheet</name>
    <message>
        <source>pts</source>
        <translation>Pkt.</translation>
    </message>
</context>
<context>
    <name>Speicherstadt_ContractShelf</name>
    <message>
        <source>Contracts</source>
        <translation>Aufträge</translation>
    </message>
    <message>
        <source>No contract yet</source>
        <translation>Noch kein Auftrag</translation>
    </message>
    <message numerus="yes">
        <source>%n more contract(s): show all</source>
        <translation>
            <numerusform>%n weiterer Auftrag: alle zeigen</numerusform>
            <numerusform>%n weitere Aufträge: alle zeigen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Speicherstadt_Counter</name>
    <message>
        <source>General supply, for the market&apos;s exchange</source>
        <translation>Warenvorrat für den Tausch in der Markthalle</translation>
    </message>
</context>
<context>
    <name>Speicherstadt_Cube</name>
    <message>
        <source>R</source>
        <extracomment>One or two letters on a cube of carpet (rug)</extracomment>
        <translation>Tp</translation>
    </message>
    <message>
        <source>C</source>
        <comment>coffee</comment>
        <extracomment>One or two letters on a cube of coffee</extracomment>
        <translation>Kf</translation>
    </message>
    <message>
        <source>Te</source>
        <comment>tea</comment>
        <extracomment>One or two letters on a cube of tea</extracomment>
        <translation>Te</translation>
    </message>
    <message>
        <source>Sa</source>
        <comment>saffron</comment>
        <extracomment>One or two letters on a cube of saffron</extracomment>
        <translation>Sa</translation>
    </message>
    <message>
        <source>Ru</source>
        <comment>rubber</comment>
        <extracomment>One or two letters on a cube of rubber</extracomment>
        <translation>Ka</translation>
    </message>
</context>
<context>
    <name>Speicherstadt_FireSheet</name>
    <message>
        <source>If it broke out now:</source>
        <translation>Bräche er jetzt aus:</translation>
    </message>
</context>
<context>
    <name>Speicherstadt_Harbour</name>
    <message>
        <source>Harbour</source>
        <translation>Hafen</translation>
    </message>
</context>
<context>
    <name>Speicherstadt_HarbourList</name>
    <message>
        <source>Harbour</source>
        <translation>Hafen</translation>
    </message>
</context>
<context>
    <name>Speicherstadt_PilePanel</name>
    <message>
        <source>Left in the pile</source>
        <translation>Noch im Zugstapel</translation>
    </message>
    <message>
        <source>Which cards are still to come is no secret; their order is.</source>
        <translation>Welche Karten noch kommen, ist kein Geheimnis; nur ihre Reihenfolge.</translation>
    </message>
</context>
<context>
    <name>Speicherstadt_PlayerSheet</name>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>%1 from fires</source>
        <translation>%1 aus Bränden</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>Workers at home</source>
        <translation>Arbeiter zu Hause</translation>
    </message>
    <message>
        <source>Strength in a fire</source>
        <translation>Stärke bei einem Brand</translation>
    </message>
    <message>
        <source>Goods wanted</source>
        <translation>Gesuchte Waren</translation>
    </message>
    <message>
        <source>no open contract</source>
        <translation>kein offener Auftrag</translation>
    </message>
    <message>
        <source>Goods kept</source>
        <translation>Gelagerte Waren</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
</context>
<context>
    <name>Speicherstadt_PlayerStrip</name>
    <message>
        <source>pts</source>
        <translation>Pkt.</translation>
    </message>
    <message>
        <source>no open contract</source>
        <translation>kein offener Auftrag</translation>
    </message>
</context>
<context>
    <name>Speicherstadt_PlayerToken</name>
    <message>
        <source>pts</source>
        <translation>Pkt.</translation>
    </message>
</context>
<context>
    <name>Speicherstadt_Purse</name>
    <message>
        <source>House</source>
        <translation>Haus</translation>
    </message>
    <message>
        <source>Your house</source>
        <translation>Dein Haus</translation>
    </message>
    <message>
        <source>pts</source>
        <translation>Pkt.</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Startspieler</translation>
    </message>
    <message>
        <source>Coins: %1</source>
        <translation>Münzen: %1</translation>
    </message>
    <message>
        <source>Workers at home: %1</source>
        <translation>Arbeiter zu Hause: %1</translation>
    </message>
</context>
<context>
    <name>Speicherstadt_RoofPart</name>
    <message>
        <source>What is left in the pile</source>
        <translation>Was noch im Zugstapel ist</translation>
    </message>
    <message>
        <source>Compare the brigades</source>
        <translation>Feuerwehren vergleichen</translation>
    </message>
</context>
<context>
    <name>Speicherstadt_ShippingPanel</name>
    <message>
        <source>To load</source>
        <translation>Zu verladen</translation>
    </message>
    <message>
        <source>Load what fits</source>
        <translation>Verladen, was passt</translation>
    </message>
    <message>
        <source>Puts every cube that a contract wants onto it: first what leaves the fewest spaces open</source>
        <translation>Legt jede Ware, die ein Auftrag braucht, auf ihn: zuerst dort, wo am wenigsten offen bleibt</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Aufträge</translation>
    </message>
    <message>
        <source>what is loaded stays</source>
        <translation>Geliefertes bleibt</translation>
    </message>
    <message>
        <source>No open contract</source>
        <translation>Kein offener Auftrag</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>Verkaufen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
</context>
<context>
    <name>Speicherstadt_Stores</name>
    <message>
        <source>Market · Warehouse</source>
        <translation>Markthalle · Speicher</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Markthalle</translation>
    </message>
</context>
<context>
    <name>Speicherstadt_Storey</name>
    <message>
        <source>has %1</source>
        <translation>hat %1</translation>
    </message>
</context>
</TS>
