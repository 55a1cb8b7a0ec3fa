<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>%1, a board game by %2, for %3 to %4 players.</source>
        <translation>%1, ein Brettspiel von %2, für %3 bis %4 Spieler.</translation>
    </message>
    <message>
        <source>The source of exactly this version is there; whoever gave you this program also gives it to you on request, for three years.</source>
        <translation>Der Quelltext genau dieser Version liegt dort; wer dir dieses Programm gegeben hat, gibt ihn dir drei Jahre lang auch auf Anfrage.</translation>
    </message>
    <message>
        <source>%1, licence %2</source>
        <translation>%1, Lizenz %2</translation>
    </message>
    <message>
        <source>The licence of Speicherstadt</source>
        <translation>Die Lizenz von Speicherstadt</translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <translation>%1, in %2</translation>
    </message>
</context>
<context>
    <name>AboutPage</name>
    <message>
        <source>About</source>
        <translation>Über das Programm</translation>
    </message>
    <message>
        <source>Speicherstadt %1</source>
        <translation>Speicherstadt %1</translation>
    </message>
    <message>
        <source>Everything stays on this device: the program never connects to anything.</source>
        <translation>Alles bleibt auf diesem Gerät: Das Programm baut keine Verbindung nach außen auf.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Free software under the MIT licence: use it, change it, pass it on. Drawings, sounds and texts are its own and under the same licence.</source>
        <translation>Freie Software unter der MIT-Lizenz: Du darfst sie benutzen, ändern und weitergeben. Auch Zeichnungen, Klänge und Texte sind eigens dafür gemacht und stehen unter derselben Lizenz.</translation>
    </message>
    <message>
        <source>Read the licence</source>
        <translation>Lizenz lesen</translation>
    </message>
    <message>
        <source>If something goes wrong</source>
        <translation>Wenn etwas schiefgeht</translation>
    </message>
    <message>
        <source>Details of the program and device for whoever helps you, without names or games.</source>
        <translation>Angaben zu Programm und Gerät für die Fehlersuche, ohne Namen und Partien.</translation>
    </message>
    <message>
        <source>Copy details for support</source>
        <translation>Angaben zur Fehlersuche kopieren</translation>
    </message>
    <message>
        <source>Third-party components</source>
        <translation>Was von anderen stammt</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Quelltext: %1</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>This program is not made by their authors or their publishers; the rules are told in its own words.</source>
        <translation>Dieses Programm stammt weder von ihren Autoren noch von ihren Verlagen; die Regeln stehen hier in eigenen Worten.</translation>
    </message>
    <message>
        <source>Read the licence of %1</source>
        <translation>Lizenz von %1 lesen</translation>
    </message>
    <message>
        <source>Libraries under the LGPL are separate files: anyone can replace them with another version. The address of each library&apos;s source stands above its licence.</source>
        <translation>Bibliotheken unter der LGPL sind eigene Dateien: Jeder kann sie durch eine andere Version ersetzen. Wo der Quelltext liegt, steht jeweils über der Lizenz.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>AchievementsPage</name>
    <message>
        <source>Achievements</source>
        <translation>Auszeichnungen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Looking through your games.</source>
        <translation>Deine Partien werden durchgesehen.</translation>
    </message>
    <message>
        <source>They come from your games alone. Games played with help or with custom options don&apos;t count here.</source>
        <translation>Sie ergeben sich allein aus deinen Partien. Partien mit Hilfe oder mit eigenen Optionen zählen hier nicht.</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Thinking …</source>
        <translation>Denkt nach …</translation>
    </message>
    <message>
        <source>There was a better move.</source>
        <translation>Es gab einen besseren Zug.</translation>
    </message>
    <message>
        <source>Show the moves</source>
        <translation>Züge zeigen</translation>
    </message>
    <message>
        <source>Chances of winning:</source>
        <translation>Siegchancen:</translation>
    </message>
    <message>
        <source>This was the best move.</source>
        <translation>Das war der beste Zug.</translation>
    </message>
    <message>
        <source>As good as the best move.</source>
        <translation>So gut wie der beste Zug.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a share of a win</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Why, %1?</source>
        <comment>asked of a player</comment>
        <translation>Warum, %1?</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>This counts as help: the game won&apos;t count in your statistics. You won&apos;t be asked again in this game.</source>
        <translation>Das gilt als Hilfe: Die Partie zählt dann nicht in deiner Statistik. In dieser Partie wirst du nicht noch einmal gefragt.</translation>
    </message>
    <message>
        <source>The first is better: %1</source>
        <translation>Das Erste ist besser: %1</translation>
    </message>
    <message>
        <source>Play this</source>
        <translation>So spielen</translation>
    </message>
    <message>
        <source>As a strong player sees it, knowing only what %1 knew.</source>
        <translation>So sieht es, wer stark spielt und nur weiß, was %1 wusste.</translation>
    </message>
    <message>
        <source>As a strong player sees it; the pale end of a bar shows how uncertain that is.</source>
        <translation>So sieht es, wer stark spielt; das helle Ende eines Balkens zeigt, wie unsicher das ist.</translation>
    </message>
    <message>
        <source>The reasons hold if play goes on as expected.</source>
        <translation>Die Gründe gelten, wenn es weitergeht wie erwartet.</translation>
    </message>
    <message>
        <source>Nothing else comes close.</source>
        <translation>Nichts anderes kommt da heran.</translation>
    </message>
    <message>
        <source>A hint?</source>
        <translation>Ein Tipp?</translation>
    </message>
    <message>
        <source>This counts as help: the game won&apos;t count in anyone&apos;s statistics. Do %1 agree? You won&apos;t be asked again in this game.</source>
        <translation>Das gilt als Hilfe: Die Partie zählt dann für niemanden in der Statistik. Sind %1 einverstanden? In dieser Partie werdet ihr nicht noch einmal gefragt.</translation>
    </message>
    <message>
        <source>Help me</source>
        <translation>Hilf mir</translation>
    </message>
    <message>
        <source>How well this may end, from 0 to 100:</source>
        <translation>Wie gut es ausgehen kann, von 0 bis 100:</translation>
    </message>
</context>
<context>
    <name>AdviceBody</name>
    <message>
        <source>Other moves</source>
        <translation>Andere Züge</translation>
    </message>
</context>
<context>
    <name>AdvicePanel</name>
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
    <name>Age</name>
    <message>
        <source>This version is more than a year old. There may be a newer one where you got it.</source>
        <translation>Diese Version ist älter als ein Jahr. Wo du sie geholt hast, gibt es vielleicht eine neuere.</translation>
    </message>
</context>
<context>
    <name>AnswerSheet</name>
    <message>
        <source>The answer</source>
        <translation>Die Lösung</translation>
    </message>
    <message>
        <source>A strong computer player would do the same.</source>
        <translation>Ein starker Computergegner täte dasselbe.</translation>
    </message>
    <message>
        <source>Chances of winning, as a strong computer player sees them. It can be wrong, too.</source>
        <translation>Siegchancen aus der Sicht eines starken Computergegners. Auch er kann sich irren.</translation>
    </message>
    <message>
        <source>The next one</source>
        <translation>Die nächste</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Zurück zum Rückblick</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Neu versuchen</translation>
    </message>
    <message>
        <source>How well the game may end, from 0 to 100, as a strong computer player sees it. It can be wrong, too.</source>
        <translation>Wie gut die Partie ausgehen kann, von 0 bis 100, aus der Sicht eines starken Computergegners. Auch er kann sich irren.</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>Choose another folder</source>
        <translation>Anderen Ordner wählen</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Kopiert: %1</translation>
    </message>
    <message>
        <source>The data folder could not be opened: nothing will be saved this time.</source>
        <translation>Der Datenordner ließ sich nicht öffnen: Diesmal wird nichts gesichert.</translation>
    </message>
    <message>
        <source>Your games are in %1, which can&apos;t be found: bring it back, then restart.</source>
        <translation>Deine Partien liegen in %1, und das ist nicht zu finden: Hole es zurück und starte neu.</translation>
    </message>
    <message>
        <source>The game “%1” is incomplete: reinstall the program. The others can be played.</source>
        <translation>Das Spiel „%1“ ist unvollständig: Installiere das Programm neu. Die anderen lassen sich spielen.</translation>
    </message>
    <message>
        <source>Some of what the opponents have learned is missing: they play more simply. Reinstall the program.</source>
        <translation>Ein Teil dessen, was die Gegner gelernt haben, fehlt: Sie spielen schwächer. Installiere das Programm neu.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>This game can&apos;t be continued in this version: begin a new one.</source>
        <translation>Diese Partie lässt sich mit dieser Version nicht fortsetzen: Beginne eine neue.</translation>
    </message>
    <message>
        <source>Something went wrong. The game is saved: leave the table and come back.</source>
        <translation>Etwas ist schiefgegangen. Die Partie ist gesichert: Verlasse den Tisch und komm zurück.</translation>
    </message>
    <message>
        <source>There is an error in the game “%1”: install a newer version, or play another game. Yours is saved.</source>
        <translation>Im Spiel „%1“ steckt ein Fehler: Installiere eine neuere Version oder spiel ein anderes Spiel. Deine Partie ist gespeichert.</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>%1&apos;s turn</source>
        <translation>%1 ist dran</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>BeginPanel</name>
    <message>
        <source>Watch</source>
        <translation>Zusehen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Los geht’s</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>1 to %1</source>
        <translation>1 bis %1</translation>
    </message>
    <message>
        <source>The move of that number</source>
        <translation>Der Zug mit dieser Nummer</translation>
    </message>
    <message>
        <source>What you may do</source>
        <translation>Deine Möglichkeiten</translation>
    </message>
</context>
<context>
    <name>Boxes</name>
    <message>
        <source>%1 can be played with: %2.</source>
        <translation>Mit %1 lässt sich spielen: %2.</translation>
    </message>
    <message>
        <source>Nothing can be kept this time: choose another folder for your data first.</source>
        <translation>Diesmal kann nichts aufgehoben werden: Wähle zuerst einen anderen Ordner für deine Daten.</translation>
    </message>
    <message>
        <source>%1 can be played with: choose it for a new game.</source>
        <translation>Mit %1 lässt sich jetzt spielen: Wähle es bei einer neuen Partie aus.</translation>
    </message>
    <message>
        <source>It is called %1 now.</source>
        <translation>Der Name ist jetzt %1.</translation>
    </message>
    <message>
        <source>%1 is removed. Games that were played with it stay.</source>
        <translation>%1 ist entfernt. Partien, die damit gespielt wurden, bleiben.</translation>
    </message>
    <message>
        <source>%1 is written: change it in a spreadsheet, then add it here.</source>
        <translation>%1 ist geschrieben: Ändere die Datei in einer Tabellenkalkulation und füge sie dann hier hinzu.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: choose another file.</source>
        <translation>%1 lässt sich nicht lesen: Wähle eine andere Datei.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written there: choose another folder.</source>
        <translation>%1 lässt sich dort nicht schreiben: Wähle einen anderen Ordner.</translation>
    </message>
    <message>
        <source>There is a %1 already: choose another name.</source>
        <translation>%1 gibt es schon: Wähle einen anderen Namen.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be played with. %2</source>
        <translation>Mit „%1“ lässt sich nicht spielen. %2</translation>
    </message>
    <message>
        <source>Remove %1?</source>
        <translation>%1 entfernen?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a game, and what leads to its boxes</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>nothing in it differs from the standard: change something first, or play with the standard.</source>
        <translation>darin weicht nichts vom Üblichen ab: Ändere zuerst etwas oder spiel mit dem Üblichen.</translation>
    </message>
    <message>
        <source>Row %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a table, what is wrong</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, row %2, column %3: %4</source>
        <translation>%1, Zeile %2, Spalte %3: %4</translation>
    </message>
    <message>
        <source>%1, row %2: %3</source>
        <translation>%1, Zeile %2: %3</translation>
    </message>
    <message>
        <source>Row %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>this is not UTF-8 text: save it as CSV in UTF-8.</source>
        <translation>das ist kein Text in UTF-8: Speichere sie als CSV in UTF-8.</translation>
    </message>
    <message>
        <source>the file has no table: save the standard one and begin with that.</source>
        <translation>die Datei enthält keine Tabelle: Speichere die übliche und beginn damit.</translation>
    </message>
    <message>
        <source>a table must begin with a row that names its columns: %1.</source>
        <translation>eine Tabelle muss mit einer Zeile beginnen, die ihre Spalten nennt: %1.</translation>
    </message>
    <message>
        <source>the first row must name the columns, and %1 is missing; allowed are %2.</source>
        <translation>die erste Zeile muss die Spalten nennen, und %1 fehlt; erlaubt sind %2.</translation>
    </message>
    <message>
        <source>this table begins here a second time: leave one out.</source>
        <translation>diese Tabelle beginnt hier ein zweites Mal: Lass eine weg.</translation>
    </message>
    <message>
        <source>the quotation marks don&apos;t pair: put them right, or leave them out.</source>
        <translation>die Anführungszeichen passen nicht zusammen: Stell sie richtig oder lass sie weg.</translation>
    </message>
    <message>
        <source>it has more cells than there are columns: leave out what is too much.</source>
        <translation>sie hat mehr Zellen, als es Spalten gibt: Lass weg, was zu viel ist.</translation>
    </message>
    <message>
        <source>%1 is no id; allowed are letters, digits and hyphens, as in %2.</source>
        <translation>%1 ist keine Kennung; erlaubt sind Buchstaben, Ziffern und Bindestriche wie in %2.</translation>
    </message>
    <message>
        <source>%1 does not fit here; allowed are whole numbers from %2 to %3.</source>
        <translation>%1 passt hier nicht; erlaubt sind ganze Zahlen von %2 bis %3.</translation>
    </message>
    <message>
        <source>%1 means nothing for the kind %2; allowed is an empty cell.</source>
        <translation>%1 hat bei der Art %2 keinen Sinn; erlaubt ist eine leere Zelle.</translation>
    </message>
    <message>
        <source>the file is larger than %1 kB: choose another one.</source>
        <translation>die Datei ist größer als %1 kB: Wähl eine andere.</translation>
    </message>
    <message>
        <source>the column %1 is there twice: leave one out.</source>
        <translation>die Spalte %1 steht zweimal da: Lass eine weg.</translation>
    </message>
    <message>
        <source>%1 is in row %2 already; allowed is once.</source>
        <translation>%1 steht schon in Zeile %2; erlaubt ist es nur einmal.</translation>
    </message>
    <message>
        <source>%1 can&apos;t stand here; allowed are %2.</source>
        <translation>%1 kann hier nicht stehen; erlaubt sind %2.</translation>
    </message>
</context>
<context>
    <name>BoxesPage</name>
    <message>
        <source>Add a file …</source>
        <translation>Datei hinzufügen …</translation>
    </message>
    <message>
        <source>Save as a file …</source>
        <translation>Als Datei speichern …</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Remove …</source>
        <translation>Entfernen …</translation>
    </message>
    <message>
        <source>Save the table to</source>
        <translation>Tabelle speichern unter</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Games that were played with it keep it and go on as before.</source>
        <translation>Partien, die damit gespielt wurden, behalten es und gehen weiter wie bisher.</translation>
    </message>
</context>
<context>
    <name>Btn</name>
    <message>
        <source>Key %1</source>
        <translation>Taste %1</translation>
    </message>
</context>
<context>
    <name>Calendar</name>
    <message>
        <source>The last five weeks</source>
        <translation>Die letzten fünf Wochen</translation>
    </message>
</context>
<context>
    <name>CardSheet</name>
    <message>
        <source>More in the rules</source>
        <translation>Mehr in den Regeln</translation>
    </message>
</context>
<context>
    <name>CardsPicture</name>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>of games</source>
        <translation>Partien</translation>
    </message>
</context>
<context>
    <name>ChallengeCard</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Challenges</name>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>reached on attempt %1</source>
        <translation>im %1. Versuch erreicht</translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s) so far</source>
        <translation>
            <numerusform>bisher %n Versuch</numerusform>
            <numerusform>bisher %n Versuche</numerusform>
        </translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Neu versuchen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>%1: with %2 (%3)</source>
        <translation>%1: mit %2 (%3)</translation>
    </message>
    <message>
        <source>%1: with %2</source>
        <translation>%1: mit %2</translation>
    </message>
    <message>
        <source>decided at the end</source>
        <translation>entscheidet sich am Ende</translation>
    </message>
    <message>
        <source>kept so far</source>
        <translation>bisher eingehalten</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Gewinne</translation>
    </message>
    <message>
        <source>reached</source>
        <translation>erreicht</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>verfehlt</translation>
    </message>
    <message>
        <source>%1, no more than %2</source>
        <translation>%1, höchstens %2</translation>
    </message>
    <message>
        <source>Win by %1 or more</source>
        <translation>Gewinne mit Vorsprung: mindestens %1</translation>
    </message>
    <message>
        <source>Reach %1 or more</source>
        <translation>Erreiche mindestens %1</translation>
    </message>
</context>
<context>
    <name>ChallengesPage</name>
    <message>
        <source>Today and challenges</source>
        <translation>Heute und Aufgaben</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Was gezeigt wird</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
</context>
<context>
    <name>CharacterGallery</name>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Tap to add or remove</source>
        <translation>Tippe, um sie einzuladen oder wegzuschicken</translation>
    </message>
</context>
<context>
    <name>Code</name>
    <message>
        <source>A letter or digit of this code is wrong: check it again.</source>
        <translation>Ein Buchstabe oder eine Ziffer dieses Codes stimmt nicht: Prüfe ihn noch einmal.</translation>
    </message>
    <message>
        <source>“%1” is never part of a code: check it again.</source>
        <translation>„%1“ kommt in keinem Code vor: Prüfe ihn noch einmal.</translation>
    </message>
    <message>
        <source>A code has no more than %1 letters and digits.</source>
        <translation>Ein Code hat höchstens %1 Buchstaben und Ziffern.</translation>
    </message>
    <message>
        <source>This code comes from a newer version: update the program.</source>
        <translation>Dieser Code kommt von einer neueren Version: Aktualisiere das Programm.</translation>
    </message>
</context>
<context>
    <name>CodeView</name>
    <message>
        <source>A deal from a code</source>
        <translation>Eine Partie nach einem Code</translation>
    </message>
    <message>
        <source>Enter the code of a game to sit down at the same table, with the same opponents and the same luck. Every finished game has its code.</source>
        <translation>Mit dem Code einer Partie setzt du dich an denselben Tisch: dieselben Gegner, derselbe Zufall. Jede beendete Partie hat ihren Code.</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Capitals, spaces and hyphens make no difference. Custom options are not part of a code. A deal already played here does not count in your statistics.</source>
        <translation>Groß- und Kleinschreibung, Leerzeichen und Bindestriche spielen keine Rolle. Eigene Optionen stecken nicht im Code. Was hier schon gespielt wurde, zählt nicht in deiner Statistik.</translation>
    </message>
</context>
<context>
    <name>CurvePanel</name>
    <message>
        <source>Chance of winning, round by round</source>
        <translation>Siegchance, Runde für Runde</translation>
    </message>
    <message>
        <source>How it is shown</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Point or tap to read values.</source>
        <translation>Zeige oder tippe auf die Kurve, um Werte abzulesen.</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>The replay at this point</source>
        <translation>Die Wiederholung an dieser Stelle</translation>
    </message>
    <message>
        <source>Outlook, round by round (0 to 100)</source>
        <translation>Aussicht, Runde für Runde (0 bis 100)</translation>
    </message>
</context>
<context>
    <name>CurvePlot</name>
    <message>
        <source>Chance of winning, round by round</source>
        <translation>Siegchance, Runde für Runde</translation>
    </message>
    <message>
        <source>Arrow keys read the values</source>
        <translation>Die Pfeiltasten lesen Werte ab</translation>
    </message>
    <message>
        <source>Outlook, round by round (0 to 100)</source>
        <translation>Aussicht, Runde für Runde (0 bis 100)</translation>
    </message>
</context>
<context>
    <name>DataPage</name>
    <message>
        <source>Backups and data</source>
        <translation>Sicherungen und Daten</translation>
    </message>
    <message>
        <source>Every decision is stored before you see it happen</source>
        <translation>Jede Entscheidung ist gesichert, bevor du sie siehst</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Jetzt sichern</translation>
    </message>
    <message>
        <source>Export and import</source>
        <translation>Export und Import</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Import …</source>
        <translation>Importieren …</translation>
    </message>
    <message>
        <source>Importing adds the games, people and settings of another device to yours; nothing is replaced.</source>
        <translation>Beim Import kommen Partien, Personen und Einstellungen eines anderen Geräts dazu; ersetzt wird nichts.</translation>
    </message>
    <message>
        <source>Recount the statistics</source>
        <translation>Statistik neu zählen</translation>
    </message>
    <message>
        <source>Copy details for support</source>
        <translation>Angaben zur Fehlersuche kopieren</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Datenordner</translation>
    </message>
    <message>
        <source>Copy the path</source>
        <translation>Pfad kopieren</translation>
    </message>
    <message>
        <source>Move to another folder …</source>
        <translation>In einen anderen Ordner verlegen …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Is everything in order?</source>
        <translation>Ist alles in Ordnung?</translation>
    </message>
    <message>
        <source>One is made automatically in every session and before every big change.</source>
        <translation>In jeder Sitzung entsteht automatisch eine, ebenso vor jeder größeren Änderung.</translation>
    </message>
    <message>
        <source>Restore …</source>
        <translation>Wiederherstellen …</translation>
    </message>
    <message>
        <source>Restore: %1</source>
        <translation>Wiederherstellen: %1</translation>
    </message>
    <message>
        <source>Check everything</source>
        <translation>Alles prüfen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>DearCard</name>
    <message>
        <source>Try again</source>
        <translation>Nochmal</translation>
    </message>
    <message>
        <source>Try again: %1</source>
        <translation>Nochmal: %1</translation>
    </message>
</context>
<context>
    <name>Door</name>
    <message>
        <source>at one screen</source>
        <translation>zu mehreren an einem Bildschirm</translation>
    </message>
    <message>
        <source>all lessons taken</source>
        <translation>alle Lektionen gespielt</translation>
    </message>
    <message>
        <source>what you can achieve</source>
        <translation>was du erreichen kannst</translation>
    </message>
</context>
<context>
    <name>DoorCard</name>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>%1: all about this game</source>
        <translation>%1: alles zu diesem Spiel</translation>
    </message>
    <message>
        <source>All about this game</source>
        <translation>Alles zu diesem Spiel</translation>
    </message>
    <message>
        <source>Game of the day: played</source>
        <translation>Partie des Tages: gespielt</translation>
    </message>
    <message>
        <source>Game of the day: ready</source>
        <translation>Partie des Tages: wartet</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
</context>
<context>
    <name>DoorPage</name>
    <message>
        <source>Go on playing, or begin</source>
        <translation>Weiterspielen oder beginnen</translation>
    </message>
    <message>
        <source>1 to %1</source>
        <translation>1 bis %1</translation>
    </message>
    <message>
        <source>The unfinished game of that number</source>
        <translation>Die laufende Partie mit dieser Nummer</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Game of the day</source>
        <translation>Partie des Tages</translation>
    </message>
    <message>
        <source>games from a code</source>
        <translation>Partien nach Code</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>while playing, too</source>
        <translation>auch während der Partie</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>how well you do</source>
        <translation>wie gut du spielst</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Auszeichnungen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>what you have played</source>
        <translation>was du gespielt hast</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>Laufende Partien</translation>
    </message>
</context>
<context>
    <name>EndMore</name>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Save a picture to share</source>
        <translation>Bild zum Teilen speichern</translation>
    </message>
    <message>
        <source>Save the picture as …</source>
        <translation>Bild speichern unter …</translation>
    </message>
    <message>
        <source>Same cards again</source>
        <translation>Dieselben Karten noch einmal</translation>
    </message>
    <message>
        <source>Same cards, seats swapped</source>
        <translation>Dieselben Karten, Plätze getauscht</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiederholung ansehen</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>Tisch ansehen</translation>
    </message>
    <message>
        <source>Today and challenges</source>
        <translation>Heute und Aufgaben</translation>
    </message>
    <message>
        <source>Is it fair?</source>
        <translation>Ist es fair?</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Code kopieren</translation>
    </message>
    <message>
        <source>Code of this deal: %1</source>
        <translation>Code dieser Partie: %1</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner zeigen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Save the picture as</source>
        <translation>Bild speichern unter</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>Try again</source>
        <translation>Neu versuchen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zurück zum Tisch</translation>
    </message>
    <message>
        <source>Podium</source>
        <translation>Podest</translation>
    </message>
    <message>
        <source>Final count</source>
        <translation>Abrechnung</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
</context>
<context>
    <name>ExplainHost</name>
    <message>
        <source>More in the rules</source>
        <translation>Mehr in den Regeln</translation>
    </message>
</context>
<context>
    <name>ExportSheet</name>
    <message>
        <source>Export the tables</source>
        <translation>Tabellen exportieren</translation>
    </message>
    <message>
        <source>All tables of the games chosen now, in one file.</source>
        <translation>Alle Tabellen der gewählten Partien in einer Datei.</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>for a spreadsheet</source>
        <translation>für eine Tabellenkalkulation</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>for a program</source>
        <translation>für ein Programm</translation>
    </message>
</context>
<context>
    <name>FacePicker</name>
    <message>
        <source>Face</source>
        <translation>Gesicht</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
</context>
<context>
    <name>FaceRow</name>
    <message>
        <source>%1 more players</source>
        <translation>%1 weitere Spieler</translation>
    </message>
</context>
<context>
    <name>Fairness</name>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Computergegner</translation>
    </message>
    <message>
        <source>%1; expected: %2, and 95 times in a hundred between %3 and %4</source>
        <translation>%1; zu erwarten: %2, und in 95 von hundert Fällen %3 bis %4</translation>
    </message>
    <message>
        <source>Well within chance.</source>
        <translation>Ganz im Rahmen des Zufalls.</translation>
    </message>
    <message>
        <source>Rare: a gap this wide comes five times in a hundred.</source>
        <translation>Selten: So weit daneben liegt es in fünf von hundert Fällen.</translation>
    </message>
    <message numerus="yes">
        <source>Over %n counted game(s)</source>
        <translation>
            <numerusform>Über %n gezählte Partie</numerusform>
            <numerusform>Über %n gezählte Partien</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FairnessPage</name>
    <message>
        <source>Is it fair?</source>
        <translation>Ist es fair?</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Diese Partie</translation>
    </message>
    <message>
        <source>The next game</source>
        <translation>Die nächste Partie</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the hash of the seed</source>
        <translation>Prüfsumme der Startzahl kopieren</translation>
    </message>
    <message>
        <source>What the computer players see</source>
        <translation>Was die Computergegner sehen</translation>
    </message>
    <message>
        <source>They know no more: neither what others hold in secret nor the order of what is still to come. It is not that they look away: the position they are given contains none of it. Only the dealer has the order, and no computer player ever meets the dealer.</source>
        <translation>Mehr wissen sie nicht: weder was andere verdeckt halten noch die Reihenfolge dessen, was noch kommt. Und das nicht, weil sie wegsähen: Die Stellung, die sie bekommen, enthält nichts davon. Die Reihenfolge hat allein der Kartengeber, und dem begegnet kein Computergegner.</translation>
    </message>
    <message>
        <source>This is tested with every version: if what is hidden is shuffled once more, every one of them decides the same.</source>
        <translation>Das wird bei jeder Version geprüft: Wird das Verborgene neu gemischt, entscheidet jeder von ihnen genau gleich.</translation>
    </message>
    <message>
        <source>Where the cards come from</source>
        <translation>Woher die Karten kommen</translation>
    </message>
    <message>
        <source>A single number, the seed, fixes before the game who begins and everything that chance will bring, such as the order of the cards. Nothing you do changes that: undo, play on, and the same things come.</source>
        <translation>Eine einzige Zahl, die Startzahl, legt vor der Partie fest, wer beginnt und was der Zufall bringt, etwa die Reihenfolge der Karten. Nichts, was du tust, ändert das: Auch wer zurücknimmt und anders spielt, bekommt dasselbe.</translation>
    </message>
    <message>
        <source>Before the game this page shows a hash of the seed, if you come here from where it is set up; the record holds it from the first card on, and from the table you find it here again. After the game the seed itself follows. If it has the same hash and brings the same cards, nothing was swapped on the way.</source>
        <translation>Vor der Partie zeigt diese Seite eine Prüfsumme der Startzahl, wenn du von dort kommst, wo du die Partie einrichtest; das Partieprotokoll enthält sie von der ersten Karte an, und vom Tisch aus findest du sie hier wieder. Nach der Partie folgt die Startzahl selbst. Hat sie dieselbe Prüfsumme und ergibt dieselben Karten, wurde unterwegs nichts ausgetauscht.</translation>
    </message>
    <message>
        <source>To check it yourself: the hash is SHA-256 of the text “%1”.</source>
        <translation>Zum Nachprüfen: Die Prüfsumme ist SHA-256 des Textes „%1“.</translation>
    </message>
    <message>
        <source>What you would see in their seat: everything that lies open, what is theirs alone, and what is still to come, though not when.</source>
        <translation>Was du an ihrem Platz sähest: alles, was offen liegt, was nur ihnen gehört, und was noch kommt, aber nicht, wann.</translation>
    </message>
    <message>
        <source>Harder levels think longer and better. Nobody is given more than you, other cards or a second look.</source>
        <translation>Stärkere Stufen denken länger und besser. Niemand bekommt mehr als du, andere Karten oder einen zweiten Blick.</translation>
    </message>
    <message>
        <source>What the hash can&apos;t show is that the seed was drawn blindly. That is what the figures below are for.</source>
        <translation>Dass die Startzahl blind gezogen wurde, kann die Prüfsumme nicht zeigen. Dafür sind die Zahlen unten da.</translation>
    </message>
    <message>
        <source>What chance brought</source>
        <translation>Was der Zufall brachte</translation>
    </message>
    <message>
        <source>No game of yours counts yet: play one to its end, without help.</source>
        <translation>Noch zählt keine Partie von dir: Spiel eine ohne Hilfe zu Ende.</translation>
    </message>
    <message>
        <source>Counting your games.</source>
        <translation>Deine Partien werden gezählt.</translation>
    </message>
    <message>
        <source>How many games have been counted</source>
        <translation>Wie viele Partien gezählt sind</translation>
    </message>
    <message>
        <source>What was drawn is compared with what could come at that moment. So it makes no difference how well anybody plays: only a shuffle that favours somebody would show. One row in twenty lies outside its band by chance.</source>
        <translation>Verglichen wird, was gezogen wurde, mit dem, was in dem Augenblick kommen konnte. Wie gut jemand spielt, ändert daran nichts: Nur ein Mischen, das jemanden bevorzugt, würde sich zeigen. Eine Zeile von zwanzig liegt durch Zufall außerhalb ihres Bandes.</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Ansehen</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>%1 %</source>
        <comment>a share</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 Std. %2 Min.</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 Min.</translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s): how many you had, at what cost, for how many points</source>
        <translation>
            <numerusform>%n Art: wie viele, zu welchen Kosten, für wie viele Punkte</numerusform>
            <numerusform>%n Arten: wie viele, zu welchen Kosten, für wie viele Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with 95 % certainty</source>
        <translation>%1 mit 95&#xa0;% Sicherheit</translation>
    </message>
    <message>
        <source>best %1</source>
        <translation>bester: %1</translation>
    </message>
    <message>
        <source>longest %1</source>
        <translation>längste: %1</translation>
    </message>
    <message>
        <source>give or take %1</source>
        <translation>± %1</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>on average</source>
        <translation>im Schnitt</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>to the best other</source>
        <translation>zum besten anderen</translation>
    </message>
    <message>
        <source>Wins in a row</source>
        <translation>Siege in Folge</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>at the table</source>
        <translation>am Tisch</translation>
    </message>
    <message>
        <source>Each dot stands for %1 games in a row: their median.</source>
        <translation>Jeder Punkt steht für %1 Partien hintereinander: ihren Median.</translation>
    </message>
    <message>
        <source>%1 / offered</source>
        <comment>what one had</comment>
        <translation>%1 / angeboten</translation>
    </message>
    <message>
        <source>%1: you, table</source>
        <comment>price or cost</comment>
        <translation>%1: du, der Tisch</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a day and how many played</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>so many of so many</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>By kind</source>
        <translation>Nach Art</translation>
    </message>
    <message>
        <source>lost per decision</source>
        <translation>je Entscheidung verloren</translation>
    </message>
    <message>
        <source>No rating yet: it needs opponents whose strength is known, such as other people here.</source>
        <translation>Noch keine Wertung: Sie braucht Gegner, deren Stärke bekannt ist, etwa andere Leute hier.</translation>
    </message>
    <message>
        <source>Kinds</source>
        <translation>Arten</translation>
    </message>
    <message>
        <source>of a win per game</source>
        <translation>eines Sieges je Partie</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>95 % certain</source>
        <translation>zu 95&#xa0;% sicher</translation>
    </message>
    <message>
        <source>Fair</source>
        <translation>Rechnerisch</translation>
    </message>
    <message>
        <source>By strength</source>
        <translation>Nach Stärke</translation>
    </message>
    <message>
        <source>Games that count</source>
        <translation>Gezählte Partien</translation>
    </message>
    <message>
        <source>Current winning streak</source>
        <translation>Aktuelle Siegesserie</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Längste Siegesserie</translation>
    </message>
    <message>
        <source>Per game</source>
        <translation>Je Partie</translation>
    </message>
    <message>
        <source>Tied with them</source>
        <translation>Gleichauf</translation>
    </message>
    <message>
        <source>Not counted: %1</source>
        <translation>Nicht gezählt: %1</translation>
    </message>
    <message>
        <source>Somebody who is no longer here</source>
        <translation>Jemand, der nicht mehr hier ist</translation>
    </message>
    <message>
        <source>Of another variant</source>
        <translation>Einer anderen Variante</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Siegquote</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>Nicht gezählte Partien</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Gesamte Zeit</translation>
    </message>
    <message>
        <source>With 95 % certainty</source>
        <translation>Mit 95&#xa0;% Sicherheit</translation>
    </message>
    <message>
        <source>Fair rate at these tables</source>
        <translation>Rechnerische Quote an diesen Tischen</translation>
    </message>
    <message>
        <source>Expected by strength</source>
        <translation>Erwartet nach Stärke</translation>
    </message>
    <message>
        <source>Average place</source>
        <translation>Mittlerer Rang</translation>
    </message>
    <message>
        <source>Average score</source>
        <translation>Punkte im Schnitt</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Bester Punktestand</translation>
    </message>
    <message>
        <source>Average margin</source>
        <translation>Mittlerer Abstand</translation>
    </message>
    <message>
        <source>Places of the last ten games</source>
        <translation>Ränge der letzten zehn Partien</translation>
    </message>
    <message>
        <source>Time at the table</source>
        <translation>Zeit am Tisch</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Counted games</source>
        <translation>Gezählte Partien</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Charakter</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Welche Partien</translation>
    </message>
    <message>
        <source>The last twelve months</source>
        <translation>Letzte zwölf Monate</translation>
    </message>
    <message>
        <source>The last %1 days</source>
        <translation>Letzte %1 Tage</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Jede Spielerzahl</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Alle Stufen</translation>
    </message>
    <message>
        <source>All characters</source>
        <translation>Alle Charaktere</translation>
    </message>
    <message>
        <source>All seats</source>
        <translation>Alle Plätze</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 Std.</translation>
    </message>
    <message numerus="yes">
        <source>%n counted game(s)</source>
        <translation>
            <numerusform>%n gezählte Partie</numerusform>
            <numerusform>%n gezählte Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 not counted</source>
        <translation>%1 nicht gezählt</translation>
    </message>
    <message>
        <source>Points by source, compared with the winners&apos; average</source>
        <translation>Punkte nach Quelle, verglichen mit dem Schnitt der Sieger</translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s): how many you used, for how many points</source>
        <translation>
            <numerusform>%n Art: wie viele genutzt, für wie viele Punkte</numerusform>
            <numerusform>%n Arten: wie viele genutzt, für wie viele Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>fair share: %1</source>
        <translation>rechnerisch wären es %1</translation>
    </message>
    <message>
        <source>share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Few games so far: the true rate may lie anywhere within the bar.</source>
        <translation>Noch wenige Partien: Der wahre Wert kann überall im Balken liegen.</translation>
    </message>
    <message>
        <source>at least as good as the winners in: %1</source>
        <translation>mindestens so gut wie die Sieger bei: %1</translation>
    </message>
    <message>
        <source>Habits compared with the winners&apos;</source>
        <translation>Gewohnheiten, verglichen mit denen der Sieger</translation>
    </message>
    <message>
        <source>Score of every game</source>
        <translation>Punkte jeder Partie</translation>
    </message>
    <message>
        <source>Where the points come from</source>
        <translation>Woher die Punkte kommen</translation>
    </message>
    <message>
        <source>Days played</source>
        <translation>Spieltage</translation>
    </message>
    <message>
        <source>Glicko-2, week by week; two thirds of the time the true strength lies within the band.</source>
        <translation>Glicko-2, Woche für Woche; zu zwei Dritteln liegt die wahre Stärke im Band.</translation>
    </message>
    <message>
        <source>Accuracy of every review</source>
        <translation>Genauigkeit jedes Rückblicks</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Rekorde</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Überblick</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Strategie</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Skill and luck</source>
        <translation>Können und Glück</translation>
    </message>
    <message>
        <source>Against each of them</source>
        <translation>Gegen jeden von ihnen</translation>
    </message>
    <message>
        <source>By level of the opponents</source>
        <translation>Nach Stufe der Gegner</translation>
    </message>
    <message>
        <source>By character of the opponents</source>
        <translation>Nach Charakter der Gegner</translation>
    </message>
    <message>
        <source>By number of players</source>
        <translation>Nach Zahl der Spieler</translation>
    </message>
    <message>
        <source>By seat</source>
        <translation>Nach Platz</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Win chance</source>
        <translation>Siegchance</translation>
    </message>
    <message>
        <source>Luck of the deal</source>
        <translation>Glück der Karten</translation>
    </message>
    <message>
        <source>The first %1 of %2 rows; all of them are copied and exported.</source>
        <translation>Die ersten %1 von %2 Zeilen; kopiert und exportiert werden alle.</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>a date as Qt writes it: 5 Oct 2026</comment>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>All games together</source>
        <translation>Alle Spiele zusammen</translation>
    </message>
    <message>
        <source>Statistics of %1</source>
        <comment>a file&apos;s name</comment>
        <translation>Statistik von %1</translation>
    </message>
    <message>
        <source>%1 could not be written: choose another place.</source>
        <translation>%1 ließ sich nicht schreiben: Wähle einen anderen Ort.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>All tables are in %1.</source>
        <translation>Alle Tabellen stehen in %1.</translation>
    </message>
    <message>
        <source>“%1” is on the clipboard.</source>
        <translation>„%1“ liegt in der Zwischenablage.</translation>
    </message>
    <message numerus="yes">
        <source>in %n review(s)</source>
        <translation>
            <numerusform>in %n Rückblick</numerusform>
            <numerusform>in %n Rückblicken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s)</source>
        <comment>wins</comment>
        <translation>
            <numerusform>%1 von %n Partie</numerusform>
            <numerusform>%1 von %n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>adjusted for opponents: %1</source>
        <translation>nach Stärke der Gegner: %1</translation>
    </message>
    <message numerus="yes">
        <source>Scores of %n game(s), from %1 to %2; the median of the last ten is %3</source>
        <translation>
            <numerusform>Punkte von %n Partie, von %1 bis %2; der Median der letzten zehn ist %3</numerusform>
            <numerusform>Punkte von %n Partien, von %1 bis %2; der Median der letzten zehn ist %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rating %1, give or take %2, after %n week(s) with games</source>
        <translation>
            <numerusform>Wertung %1, plus oder minus %2, nach %n Woche mit Partien</numerusform>
            <numerusform>Wertung %1, plus oder minus %2, nach %n Wochen mit Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played on %n day(s), %1</source>
        <comment>how many games</comment>
        <translation>
            <numerusform>An %n Tag gespielt, %1</numerusform>
            <numerusform>An %n Tagen gespielt, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Accuracy of %n reviewed game(s)</source>
        <translation>
            <numerusform>Genauigkeit von %n Partie mit Rückblick</numerusform>
            <numerusform>Genauigkeit von %n Partien mit Rückblick</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n older review(s) left out: they were judged otherwise. Opened again, a review is made anew.</source>
        <translation>
            <numerusform>%n älterer Rückblick bleibt außen vor: Er wurde nach anderem Maß beurteilt. Noch einmal geöffnet, wird er neu erstellt.</numerusform>
            <numerusform>%n ältere Rückblicke bleiben außen vor: Sie wurden nach anderem Maß beurteilt. Noch einmal geöffnet, wird ein Rückblick neu erstellt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Können</translation>
    </message>
    <message numerus="yes">
        <source>of 100, in %n review(s)</source>
        <translation>
            <numerusform>von 100, in %n Rückblick</numerusform>
            <numerusform>von 100, in %n Rückblicken</numerusform>
        </translation>
    </message>
    <message>
        <source>Median of ten</source>
        <translation>Median von zehn</translation>
    </message>
    <message>
        <source>Week from</source>
        <translation>Woche ab</translation>
    </message>
    <message>
        <source>Uncertainty</source>
        <translation>Unsicherheit</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>Sieger</translation>
    </message>
    <message>
        <source>Winners&apos; games</source>
        <translation>Partien der Sieger</translation>
    </message>
    <message>
        <source>Offered</source>
        <translation>Angeboten</translation>
    </message>
    <message>
        <source>The table&apos;s</source>
        <translation>Der des Tisches</translation>
    </message>
    <message>
        <source>Points each</source>
        <translation>Punkte je Karte</translation>
    </message>
    <message>
        <source>Games with it</source>
        <translation>Partien damit</translation>
    </message>
    <message>
        <source>Won of them</source>
        <translation>Davon gewonnen</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Ahead of them</source>
        <translation>Vor ihnen</translation>
    </message>
    <message>
        <source>Meetings</source>
        <translation>Begegnungen</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Rekord</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Lost in all, %</source>
        <translation>Verloren im Ganzen, %</translation>
    </message>
    <message>
        <source>Luck, %</source>
        <translation>Glück, %</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Played in all</source>
        <translation>Insgesamt gespielt</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Zuletzt gespielt</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>ahead in %1, level in %2</source>
        <translation>davor in %1, gleichauf in %2</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>Gäste</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a character and his level</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Any character</source>
        <translation>Irgendein Charakter</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message numerus="yes">
        <source>of %n kind(s)</source>
        <comment>games</comment>
        <translation>
            <numerusform>von %n Spiel</numerusform>
            <numerusform>von %n Spielen</numerusform>
        </translation>
    </message>
    <message>
        <source>Win rate by game</source>
        <translation>Siegquote nach Spiel</translation>
    </message>
    <message>
        <source>Rates and ratings of different games can&apos;t be compared.</source>
        <translation>Quoten und Wertungen verschiedener Spiele lassen sich nicht vergleichen.</translation>
    </message>
    <message>
        <source>Against people, whatever the game</source>
        <translation>Gegen Menschen, in allen Spielen</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>with a game</source>
        <translation>mit einer Partie</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>%1 to %2 %</source>
        <comment>from one share to another</comment>
        <translation>%1 bis %2&#xa0;%</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Computergegner</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Mit Hilfe</translation>
    </message>
    <message>
        <source>The usual game</source>
        <translation>Das übliche Spiel</translation>
    </message>
    <message>
        <source>Another variant</source>
        <translation>Eine andere Variante</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Aufgegeben</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Unlesbar</translation>
    </message>
    <message>
        <source>Solo grades</source>
        <translation>Wertungen in Solopartien</translation>
    </message>
    <message>
        <source>A bar for each of the latest solo games, filled if it was won.</source>
        <translation>Ein Balken je Solopartie der letzten Zeit, gefüllt, wenn sie gewonnen wurde.</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a grade: how often</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Last time: %1</source>
        <comment>a grade</comment>
        <translation>Letztes Mal: %1</translation>
    </message>
</context>
<context>
    <name>FileChooser</name>
    <message>
        <source>Export to</source>
        <translation>Exportieren nach</translation>
    </message>
    <message>
        <source>Import from</source>
        <translation>Importieren aus</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Keep everything in</source>
        <translation>Alles ablegen in</translation>
    </message>
</context>
<context>
    <name>GameIntroduction</name>
    <message>
        <source>in short lessons, at the table</source>
        <translation>in kurzen Lektionen, am Spieltisch</translation>
    </message>
    <message>
        <source>against the computer, or together</source>
        <translation>gegen den Computer oder zu mehreren</translation>
    </message>
    <message>
        <source>Learn the game</source>
        <translation>Spielen lernen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Wait after each opponent</source>
        <translation>Nach jedem Gegner warten</translation>
    </message>
    <message>
        <source>Key V</source>
        <translation>Taste V</translation>
    </message>
    <message>
        <source>Running total</source>
        <translation>Zwischenstand</translation>
    </message>
    <message>
        <source>Key S; otherwise: %1</source>
        <translation>Taste S; sonst: %1</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Key M</source>
        <translation>Taste M</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Back to the start of the round</source>
        <translation>Zurück zum Anfang der Runde</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zurück zum Tisch</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Tisch verlassen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Opponents&apos; speed</source>
        <translation>Tempo der Gegner</translation>
    </message>
    <message>
        <source>Table as a list</source>
        <translation>Tisch als Liste</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Is it fair?</source>
        <translation>Ist es fair?</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Played with help, such as a hint or undoing past something revealed: this game won&apos;t count in your statistics.</source>
        <translation>Mit Hilfe gespielt, etwa mit einem Tipp oder nach dem Zurücknehmen von Aufgedecktem: Diese Partie zählt nicht in deiner Statistik.</translation>
    </message>
    <message>
        <source>The game is saved after every move. You can leave whenever you like.</source>
        <translation>Die Partie wird nach jedem Zug gesichert. Du kannst jederzeit gehen.</translation>
    </message>
    <message>
        <source>A lesson doesn&apos;t count as a game. Your place in it is kept: you can leave whenever you like.</source>
        <translation>Eine Lektion zählt nicht als Partie. Wo du stehst, bleibt gespeichert: Du kannst jederzeit gehen.</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message numerus="yes">
        <source>%n more unfinished game(s)</source>
        <translation>
            <numerusform>noch %n laufende Partie</numerusform>
            <numerusform>noch %n laufende Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>A damaged game</source>
        <translation>Eine beschädigte Partie</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>zählt nicht</translation>
    </message>
    <message>
        <source>“%1” is a game that this program does not have.</source>
        <translation>„%1“ ist ein Spiel, das dieses Programm nicht hat.</translation>
    </message>
    <message>
        <source>%1 won, %2</source>
        <translation>%1 hat gewonnen, %2</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Gestern</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>what one player alone has reached, points</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 share the victory, %2</source>
        <translation>%1 teilen sich den Sieg, %2</translation>
    </message>
    <message>
        <source>No unfinished game: begin a new one.</source>
        <translation>Keine laufende Partie: Beginne eine neue.</translation>
    </message>
    <message>
        <source>No game has been finished yet.</source>
        <translation>Noch keine Partie ist beendet.</translation>
    </message>
    <message>
        <source>The same cards again</source>
        <translation>Noch einmal dieselben Karten</translation>
    </message>
    <message>
        <source>From a replay</source>
        <translation>Aus einer Wiederholung weitergespielt</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Zugesehen</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Mit Hilfe</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Restart the program: it will be repaired as far as possible.</source>
        <translation>Starte das Programm neu: Sie wird repariert, so gut es geht.</translation>
    </message>
    <message>
        <source>The trash is empty. Games stay in it for 30 days.</source>
        <translation>Der Papierkorb ist leer. Partien bleiben 30 Tage darin.</translation>
    </message>
    <message>
        <source>The game “%1” is incomplete: reinstall the program.</source>
        <translation>Das Spiel „%1“ ist unvollständig: Installiere das Programm neu.</translation>
    </message>
    <message>
        <source>Game of the day</source>
        <translation>Partie des Tages</translation>
    </message>
    <message>
        <source>Game of the day, for practice</source>
        <translation>Partie des Tages, zur Übung</translation>
    </message>
    <message>
        <source>From a code</source>
        <translation>Nach einem Code</translation>
    </message>
    <message>
        <source>Challenge: %1</source>
        <translation>Aufgabe: %1</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Welche Partien</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>Papierkorb</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Laufende</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendete</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open: %1</source>
        <translation>Öffnen: %1</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Result: %1</source>
        <translation>Ergebnis: %1</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Replay: %1</source>
        <translation>Ansehen: %1</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Review: %1</source>
        <translation>Rückblick: %1</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Restore: %1</source>
        <translation>Wiederherstellen: %1</translation>
    </message>
    <message>
        <source>Move to the trash; kept for thirty days</source>
        <translation>In den Papierkorb; bleibt dreißig Tage</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
</context>
<context>
    <name>Goal</name>
    <message>
        <source>Somebody may know this deal: the game won&apos;t count in your statistics.</source>
        <translation>Jemand kennt diese Partie vielleicht schon: Sie zählt nicht in deiner Statistik.</translation>
    </message>
    <message>
        <source>reached with help</source>
        <translation>mit Hilfe erreicht</translation>
    </message>
    <message>
        <source>the goal is reached, with help. Try it without.</source>
        <translation>das Ziel ist erreicht, mit Hilfe. Versuch es ohne.</translation>
    </message>
    <message>
        <source>goal reached</source>
        <translation>Ziel erreicht</translation>
    </message>
    <message>
        <source>the goal is reached. Well done!</source>
        <translation>das Ziel ist erreicht. Gut gemacht!</translation>
    </message>
    <message>
        <source>Game of the day, %1</source>
        <translation>Partie des Tages, %1</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>zählt</translation>
    </message>
    <message>
        <source>This is the try that counts, whatever happens.</source>
        <translation>Das ist der Versuch, der zählt, wie immer er ausgeht.</translation>
    </message>
    <message>
        <source>This is for practice: it counts neither for the day nor in your statistics.</source>
        <translation>Das ist zur Übung: Es zählt weder für den Tag noch in deiner Statistik.</translation>
    </message>
    <message>
        <source>for practice</source>
        <translation>zur Übung</translation>
    </message>
    <message>
        <source>A game from a code</source>
        <translation>Eine Partie nach einem Code</translation>
    </message>
    <message>
        <source>The same cards once more</source>
        <translation>Noch einmal dieselben Karten</translation>
    </message>
    <message>
        <source>goal missed</source>
        <translation>Ziel verfehlt</translation>
    </message>
    <message>
        <source>the goal is missed this time. The same cards come again.</source>
        <translation>das Ziel ist diesmal verfehlt. Dieselben Karten kommen wieder.</translation>
    </message>
    <message>
        <source>goal open</source>
        <translation>Ziel offen</translation>
    </message>
</context>
<context>
    <name>GoalSheet</name>
    <message>
        <source>Back to the table</source>
        <translation>Zurück zum Tisch</translation>
    </message>
</context>
<context>
    <name>HabitsPanel</name>
    <message>
        <source>Opponents&apos; speed</source>
        <translation>Tempo der Gegner</translation>
    </message>
    <message>
        <source>Confirming moves</source>
        <translation>Züge bestätigen</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Startspieler</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>Ich</translation>
    </message>
</context>
<context>
    <name>HabitsPicture</name>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>winners</source>
        <translation>Sieger</translation>
    </message>
</context>
<context>
    <name>KeysSheet</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>On this page</source>
        <translation>Auf dieser Seite</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Next item, with Shift the previous one</source>
        <translation>Zum Nächsten, mit Umschalt zum Vorigen</translation>
    </message>
    <message>
        <source>Within a row, a list, a choice</source>
        <translation>In einer Reihe, einer Liste, einer Auswahl</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Held: these keys</source>
        <translation>Gehalten: diese Tasten</translation>
    </message>
    <message>
        <source>Gamepad</source>
        <translation>Gamepad</translation>
    </message>
    <message>
        <source>Stick</source>
        <translation>Stick</translation>
    </message>
    <message>
        <source>To the nearest thing in that direction</source>
        <translation>Zum Nächsten in dieser Richtung</translation>
    </message>
    <message>
        <source>Press, or the button that goes on</source>
        <translation>Drücken, oder die Taste, mit der es weitergeht</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>To the next region, or the one before</source>
        <translation>Zum nächsten Bereich oder zum vorigen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Los geht’s</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Select</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>Diese Tasten</translation>
    </message>
</context>
<context>
    <name>Kinds</name>
    <message>
        <source>Kinds</source>
        <translation>Arten</translation>
    </message>
    <message>
        <source>wanted</source>
        <translation>umworben</translation>
    </message>
    <message>
        <source>used</source>
        <translation>genutzt</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Games in which a kind was used</source>
        <translation>Partien, in denen die Art vorkam</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Lesson %1</source>
        <translation>Lektion %1</translation>
    </message>
    <message>
        <source>Use what is ringed.</source>
        <translation>Nimm, was der Ring zeigt.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Read on first.</source>
        <translation>Lies erst weiter.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>LessonGuide</name>
    <message>
        <source>This one</source>
        <translation>Hier</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Lesson %1 of %2</source>
        <translation>Lektion %1 von %2</translation>
    </message>
    <message>
        <source>Progress of the lesson</source>
        <translation>Fortschritt der Lektion</translation>
    </message>
    <message>
        <source>Your turn: look for the ring.</source>
        <translation>Du bist dran: Schau nach dem Ring.</translation>
    </message>
    <message>
        <source>Watch what happens.</source>
        <translation>Schau zu, was geschieht.</translation>
    </message>
    <message>
        <source>Enough for now</source>
        <translation>Genug für jetzt</translation>
    </message>
    <message>
        <source>Skip this lesson</source>
        <translation>Lektion überspringen</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>lesson %1 of %2</source>
        <translation>Lektion %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n short lesson(s)</source>
        <translation>
            <numerusform>%n kurze Lektion</numerusform>
            <numerusform>%n kurze Lektionen</numerusform>
        </translation>
    </message>
    <message>
        <source>lessons and rules</source>
        <translation>Lektionen und Regeln</translation>
    </message>
    <message>
        <source>%1: lesson %2 of %3</source>
        <comment>%1 is a game</comment>
        <translation>%1: Lektion %2 von %3</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>begonnen</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>done</source>
        <translation>geschafft</translation>
    </message>
</context>
<context>
    <name>LessonsPage</name>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Play your first game</source>
        <translation>Spiele deine erste Partie</translation>
    </message>
    <message>
        <source>a full game against gentle opponents</source>
        <translation>eine ganze Partie gegen leichte Gegner</translation>
    </message>
    <message>
        <source>look anything up</source>
        <translation>alles zum Nachschlagen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>There was nothing to decide.</source>
        <translation>Da gab es nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <comment>who says what</comment>
        <translation>%1: „%2“</translation>
    </message>
</context>
<context>
    <name>LogSheet</name>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
</context>
<context>
    <name>LogView</name>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Kurz</translation>
    </message>
    <message>
        <source>Detailed</source>
        <translation>Ausführlich</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Stop here again</source>
        <translation>Hier wieder halten</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Speicherstadt</source>
        <translation>Speicherstadt</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Full screen, with Alt and Enter, too</source>
        <translation>Vollbild, auch mit Alt und Eingabe</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größerer Text</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinerer Text</translation>
    </message>
    <message>
        <source>Normal text size</source>
        <translation>Normale Schriftgröße</translation>
    </message>
    <message>
        <source>Silence, or all sounds again</source>
        <translation>Stille, oder alles wieder hören</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>Diese Tasten</translation>
    </message>
</context>
<context>
    <name>Measures</name>
    <message>
        <source>The same cards in your place</source>
        <translation>Dieselben Karten an deinem Platz</translation>
    </message>
</context>
<context>
    <name>MedalCard</name>
    <message>
        <source>Opens the replay of this game</source>
        <translation>Öffnet die Wiederholung dieser Partie</translation>
    </message>
</context>
<context>
    <name>MedalToast</name>
    <message>
        <source>Achieved</source>
        <translation>Erreicht</translation>
    </message>
</context>
<context>
    <name>Medals</name>
    <message>
        <source>A secret</source>
        <translation>Ein Geheimnis</translation>
    </message>
    <message>
        <source>You learn what it takes once you have done it.</source>
        <translation>Was es braucht, erfährst du, wenn du es geschafft hast.</translation>
    </message>
    <message>
        <source>achieved on %1</source>
        <translation>erreicht am %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>not yet achieved</source>
        <translation>noch nicht erreicht</translation>
    </message>
    <message>
        <source>%1 of %2 achieved</source>
        <translation>%1 von %2 erreicht</translation>
    </message>
    <message>
        <source>Rating %1 (%2)</source>
        <comment>now, and the change</comment>
        <translation>Wertung %1 (%2)</translation>
    </message>
    <message>
        <source>Achieved: %1</source>
        <translation>Erreicht: %1</translation>
    </message>
    <message>
        <source>First rating: %1</source>
        <translation>Erste Wertung: %1</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Counts in statistics</source>
        <translation>Zählt in der Statistik</translation>
    </message>
    <message>
        <source>Nobody plays: not in statistics</source>
        <translation>Niemand spielt mit: nicht in der Statistik</translation>
    </message>
    <message>
        <source>Human, this device</source>
        <translation>Mensch, an diesem Gerät</translation>
    </message>
    <message numerus="yes">
        <source>You won %1 of your last %n game(s) against the computer; a fair share would be %2</source>
        <comment>counted games; %2 is a share</comment>
        <translation>
            <numerusform>%1 deiner letzten %n Partie gegen den Computer gewonnen; rechnerisch wären es %2</numerusform>
            <numerusform>%1 deiner letzten %n Partien gegen den Computer gewonnen; rechnerisch wären es %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Counts with the games that have these options</source>
        <translation>Zählt bei den Partien mit diesen Optionen</translation>
    </message>
    <message>
        <source>You won your only game against the computer so far</source>
        <translation>Deine bisher einzige Partie gegen den Computer hast du gewonnen</translation>
    </message>
    <message>
        <source>You did not win your only game against the computer so far</source>
        <translation>Deine bisher einzige Partie gegen den Computer hast du nicht gewonnen</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>sits at the table</source>
        <translation>sitzt am Tisch</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Good to begin with: no counted game against the computer yet</source>
        <translation>Gut für den Anfang: noch keine gewertete Partie gegen den Computer</translation>
    </message>
    <message>
        <source>This level suits you</source>
        <translation>Diese Stufe passt zu dir</translation>
    </message>
    <message>
        <source>Suits you: %1</source>
        <comment>a level</comment>
        <translation>Passt zu dir: %1</translation>
    </message>
    <message>
        <source>Two players are called %1: choose another name.</source>
        <translation>Zwei heißen %1: Wähle einen anderen Namen.</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>etwa %n Minute</numerusform>
            <numerusform>etwa %n Minuten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGameCard</name>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>against the computer, or together</source>
        <translation>gegen den Computer oder zu mehreren</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>New game: %1</source>
        <translation>Neue Partie: %1</translation>
    </message>
    <message>
        <source>Is it fair?</source>
        <translation>Ist es fair?</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Zahl der Spieler</translation>
    </message>
</context>
<context>
    <name>NoBoard</name>
    <message>
        <source>The board of this game is incomplete: reinstall the program.</source>
        <translation>Das Spielbrett ist unvollständig: Installiere das Programm neu.</translation>
    </message>
</context>
<context>
    <name>NotSavedBanner</name>
    <message>
        <source>Choose another folder</source>
        <translation>Anderen Ordner wählen</translation>
    </message>
</context>
<context>
    <name>OverviewPicture</name>
    <message>
        <source>Last ten</source>
        <translation>Letzte zehn</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Up and down the page</source>
        <translation>Auf der Seite auf und ab</translation>
    </message>
</context>
<context>
    <name>PageBar</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>not won</source>
        <translation>nicht gewonnen</translation>
    </message>
    <message>
        <source>median of the last ten</source>
        <translation>Median der letzten zehn</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>winners&apos; average</source>
        <translation>Schnitt der Sieger</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the table: %1</source>
        <translation>Tabelle kopieren: %1</translation>
    </message>
</context>
<context>
    <name>PassBanner</name>
    <message>
        <source>Is nobody else looking?</source>
        <translation>Schaut sonst niemand zu?</translation>
    </message>
    <message>
        <source>Tap to begin</source>
        <translation>Zum Beginnen tippen</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
</context>
<context>
    <name>PersonButton</name>
    <message>
        <source>Who plays?</source>
        <translation>Wer spielt?</translation>
    </message>
    <message>
        <source>Who plays; key P</source>
        <translation>Wer spielt; Taste P</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>%1; %2</source>
        <comment>things that have commas in them</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>.</source>
        <comment>between a whole number and its decimals</comment>
        <translation>,</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n Münze</numerusform>
            <numerusform>%n Münzen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the end of a list</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a thing, what is said of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a share in per cent</comment>
        <translation>%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>PictureFrame</name>
    <message>
        <source>Picture: %1</source>
        <translation>Bild: %1</translation>
    </message>
</context>
<context>
    <name>Plain</name>
    <message>
        <source>Confirm</source>
        <translation>Bestätigen</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>%1 wins with %2.</source>
        <translation>%1 gewinnt: %2.</translation>
    </message>
    <message>
        <source>%1: what do you do?</source>
        <comment>a phase of the game</comment>
        <translation>%1: Was tust du?</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Zu Ende</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>du bist dran</translation>
    </message>
    <message>
        <source>%1 decides</source>
        <translation>%1 entscheidet</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>Die Wertung</translation>
    </message>
    <message>
        <source>The score as it stands</source>
        <translation>Die Wertung bisher</translation>
    </message>
    <message>
        <source>%1 reaches %2: %3.</source>
        <translation>%1 erreicht %2: %3.</translation>
    </message>
    <message>
        <source>%1 share the victory with %2.</source>
        <translation>%1 teilen sich den Sieg: %2.</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>round %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message>
        <source>%1 decide</source>
        <translation>%1 entscheiden</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Occasional player</source>
        <translation>Gelegenheitsspieler</translation>
    </message>
    <message>
        <source>Regular</source>
        <comment>somebody who plays often</comment>
        <translation>Stammspieler</translation>
    </message>
    <message>
        <source>Keen player</source>
        <translation>Tüftler</translation>
    </message>
    <message>
        <source>plays at random</source>
        <translation>würfelt seine Züge</translation>
    </message>
    <message>
        <source>thinks little, and errs often</source>
        <translation>denkt kurz nach und irrt sich oft</translation>
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
        <source>thinks longest, and takes what it finds best</source>
        <translation>denkt am längsten nach und nimmt, was es am besten findet</translation>
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
        <source>Table %1</source>
        <comment>one of several in a game</comment>
        <translation>Tisch %1</translation>
    </message>
    <message>
        <source>Only %1 saw: %2</source>
        <translation>Nur %1 hat gesehen: %2</translation>
    </message>
    <message>
        <source>Only you saw: %1</source>
        <translation>Nur du hast gesehen: %1</translation>
    </message>
</context>
<context>
    <name>PlayerRail</name>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
</context>
<context>
    <name>Podium</name>
    <message>
        <source>Place %1</source>
        <comment>in a game that is over</comment>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>Level with %1, behind on the tie-break</source>
        <translation>Punktgleich mit %1, nach der Regel für den Gleichstand dahinter</translation>
    </message>
    <message>
        <source>Not won</source>
        <comment>a game played alone</comment>
        <translation>Nicht gewonnen</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>a game played alone</comment>
        <translation>Gewonnen</translation>
    </message>
</context>
<context>
    <name>Points</name>
    <message>
        <source>pts</source>
        <translation>Pkt.</translation>
    </message>
</context>
<context>
    <name>Profiles</name>
    <message>
        <source>d MMM yyyy</source>
        <comment>a date as Qt writes it: 5 Oct 2026</comment>
        <translation>d. MMM yyyy</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n win(s) in a row</source>
        <translation>
            <numerusform>%n Sieg in Folge</numerusform>
            <numerusform>%n Siege in Folge</numerusform>
        </translation>
    </message>
    <message>
        <source>no game finished yet</source>
        <translation>noch keine Partie beendet</translation>
    </message>
    <message>
        <source>%1, %2 won</source>
        <comment>games</comment>
        <translation>%1, %2 gewonnen</translation>
    </message>
    <message>
        <source>last game %1</source>
        <comment>a day</comment>
        <translation>letzte Partie am %1</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>Wertung %1</translation>
    </message>
    <message>
        <source>Black, lantern</source>
        <comment>a colour and its emblem</comment>
        <translation>Schwarz, Laterne</translation>
    </message>
    <message>
        <source>Schoolgirl</source>
        <translation>Schülerin</translation>
    </message>
    <message>
        <source>Pink, shell</source>
        <comment>a colour and its emblem</comment>
        <translation>Rosa, Muschel</translation>
    </message>
    <message>
        <source>Type a name.</source>
        <translation>Gib einen Namen ein.</translation>
    </message>
    <message>
        <source>A name has no invisible characters: type it again.</source>
        <translation>Ein Name hat keine unsichtbaren Zeichen: Gib ihn neu ein.</translation>
    </message>
    <message>
        <source>plays now</source>
        <translation>spielt jetzt</translation>
    </message>
    <message>
        <source>archived</source>
        <translation>archiviert</translation>
    </message>
    <message>
        <source>A name has at most %1 characters.</source>
        <translation>Ein Name hat höchstens %1 Zeichen.</translation>
    </message>
    <message>
        <source>Blue, anchor</source>
        <comment>a colour and its emblem</comment>
        <translation>Blau, Anker</translation>
    </message>
    <message>
        <source>Orange, gull</source>
        <comment>a colour and its emblem</comment>
        <translation>Orange, Möwe</translation>
    </message>
    <message>
        <source>Light blue, key</source>
        <comment>a colour and its emblem</comment>
        <translation>Hellblau, Schlüssel</translation>
    </message>
    <message>
        <source>White, hook</source>
        <comment>a colour and its emblem</comment>
        <translation>Weiß, Haken</translation>
    </message>
    <message>
        <source>Sailor</source>
        <comment>a young woman</comment>
        <translation>Matrosin</translation>
    </message>
    <message>
        <source>Docker</source>
        <translation>Hafenarbeiter</translation>
    </message>
    <message>
        <source>Painter</source>
        <comment>a woman</comment>
        <translation>Malerin</translation>
    </message>
    <message>
        <source>Captain</source>
        <comment>an old man</comment>
        <translation>Kapitän</translation>
    </message>
    <message>
        <source>Fisherwoman</source>
        <translation>Fischerin</translation>
    </message>
    <message>
        <source>Student</source>
        <comment>a young man</comment>
        <translation>Student</translation>
    </message>
    <message>
        <source>Cook</source>
        <comment>a man</comment>
        <translation>Koch</translation>
    </message>
    <message>
        <source>Pianist</source>
        <comment>a woman</comment>
        <translation>Pianistin</translation>
    </message>
    <message>
        <source>Engineer</source>
        <comment>a man</comment>
        <translation>Ingenieur</translation>
    </message>
    <message>
        <source>Market woman</source>
        <translation>Marktfrau</translation>
    </message>
    <message>
        <source>Grandfather</source>
        <translation>Großvater</translation>
    </message>
</context>
<context>
    <name>ProfilesPage</name>
    <message>
        <source>Who plays?</source>
        <translation>Wer spielt?</translation>
    </message>
    <message>
        <source>Games, statistics and settings belong to a person</source>
        <translation>Partien, Statistik und Einstellungen gehören zu einer Person</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play as %1</source>
        <translation>Als %1 spielen</translation>
    </message>
    <message>
        <source>Statistics of %1</source>
        <translation>Statistik von %1</translation>
    </message>
    <message>
        <source>Achievements of %1</source>
        <translation>Auszeichnungen von %1</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archivieren</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>Neues Profil</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
</context>
<context>
    <name>Promise</name>
    <message>
        <source>No hash was shown before this game.</source>
        <translation>Vor dieser Partie wurde keine Prüfsumme gezeigt.</translation>
    </message>
    <message>
        <source>The seed was %1. It has the hash that was shown before the game, and it brings exactly this deal.</source>
        <translation>Die Startzahl war %1. Sie hat die Prüfsumme, die vor der Partie gezeigt wurde, und sie ergibt genau diese Partie.</translation>
    </message>
    <message>
        <source>What chance brings in this game is already drawn. To check it afterwards, keep the hash of its seed:</source>
        <translation>Was der Zufall in dieser Partie bringt, ist schon gezogen. Wer es hinterher prüfen will, hebt die Prüfsumme der Startzahl auf:</translation>
    </message>
    <message>
        <source>The hash of the seed was shown before the game.</source>
        <translation>Die Prüfsumme der Startzahl wurde vor der Partie gezeigt.</translation>
    </message>
    <message>
        <source>The seed does not match the hash shown before the game: somebody has changed the record.</source>
        <translation>Die Startzahl passt nicht zur Prüfsumme, die vor der Partie gezeigt wurde: Jemand hat das Partieprotokoll geändert.</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>Pause.</translation>
    </message>
    <message>
        <source>Read on, and the game goes on.</source>
        <translation>Erst lesen, dann geht das Spiel weiter.</translation>
    </message>
    <message>
        <source>That was this lesson.</source>
        <translation>Das war diese Lektion.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who is asked, the question</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <comment>said aloud: a figure that changes</comment>
        <translation>von %1 auf %2</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Vorspulen</translation>
    </message>
</context>
<context>
    <name>Puzzle</name>
    <message>
        <source>Right! The best move.</source>
        <translation>Richtig! Der beste Zug.</translation>
    </message>
    <message>
        <source>Right! As good as the best.</source>
        <translation>Richtig! So gut wie der beste.</translation>
    </message>
    <message>
        <source>Not the best: it costs %1 % of a win.</source>
        <translation>Nicht der beste: Das kostet %1 % eines Siegs.</translation>
    </message>
    <message>
        <source>As it was played: it costs %1 % of a win.</source>
        <translation>Wie gespielt: Das kostet %1 % eines Siegs.</translation>
    </message>
    <message>
        <source>best</source>
        <translation>am besten</translation>
    </message>
    <message>
        <source>your choice</source>
        <translation>deine Wahl</translation>
    </message>
    <message>
        <source>played</source>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>With the best: %1</source>
        <translation>Mit dem Besten: %1</translation>
    </message>
    <message>
        <source>As it was played: it costs %1 of 100.</source>
        <translation>Wie gespielt: Das kostet %1 von 100.</translation>
    </message>
    <message>
        <source>Not the best: it costs %1 of 100.</source>
        <translation>Nicht der beste: Das kostet %1 von 100.</translation>
    </message>
</context>
<context>
    <name>PuzzleView</name>
    <message>
        <source>One moment.</source>
        <translation>Einen Augenblick.</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>Die Lösung</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Lösung zeigen</translation>
    </message>
</context>
<context>
    <name>RaceBar</name>
    <message>
        <source>Points so far</source>
        <translation>Punkte bisher</translation>
    </message>
    <message>
        <source>Running total</source>
        <translation>Zwischenstand</translation>
    </message>
    <message>
        <source>Show instead: %1</source>
        <translation>Stattdessen zeigen: %1</translation>
    </message>
    <message>
        <source>Show the running total</source>
        <translation>Zwischenstand zeigen</translation>
    </message>
</context>
<context>
    <name>RatesPicture</name>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>95 % certain</source>
        <translation>zu 95&#xa0;% sicher</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>rechnerisch</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>On the other hand: %1</source>
        <translation>Dagegen spricht: %1</translation>
    </message>
    <message>
        <source>Well played</source>
        <translation>Gut gespielt</translation>
    </message>
    <message>
        <source>Equally good</source>
        <translation>Gleich gut</translation>
    </message>
    <message>
        <source>Slip</source>
        <translation>Ungenauigkeit</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Grober Fehler</translation>
    </message>
</context>
<context>
    <name>RecapStrip</name>
    <message>
        <source>Opens the log</source>
        <translation>Öffnet das Protokoll</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ausblenden</translation>
    </message>
</context>
<context>
    <name>RecordsPicture</name>
    <message>
        <source>Opens the replay of this game</source>
        <translation>Öffnet die Wiederholung dieser Partie</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>%1 is to decide.</source>
        <translation>%1 entscheidet.</translation>
    </message>
    <message>
        <source>Played on from a position of another game; it does not count.</source>
        <translation>Weitergespielt von einer Stellung einer anderen Partie; sie zählt nicht.</translation>
    </message>
    <message>
        <source>A new game begins at this position, with the same seats and the same cards to come. It will not count in the statistics.</source>
        <translation>Eine neue Partie beginnt in dieser Stellung, mit denselben Plätzen und denselben Karten, die noch kommen. In der Statistik zählt sie nicht.</translation>
    </message>
    <message>
        <source>This game can&apos;t be read: it may be damaged, or of another version.</source>
        <translation>Diese Partie lässt sich nicht lesen: Sie ist vielleicht beschädigt oder von einer anderen Version.</translation>
    </message>
    <message>
        <source>The whole table</source>
        <translation>Der ganze Tisch</translation>
    </message>
    <message>
        <source>What everybody saw</source>
        <translation>Was alle sahen</translation>
    </message>
    <message>
        <source>What %1 saw</source>
        <translation>Was %1 sah</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>nicht zu Ende gespielt</translation>
    </message>
    <message>
        <source>Only a finished game whose deal is known can be played on from here.</source>
        <translation>Weiterspielen lässt sich nur eine beendete Partie, deren Karten bekannt sind.</translation>
    </message>
    <message>
        <source>The game stops here.</source>
        <translation>Hier bricht die Partie ab.</translation>
    </message>
    <message>
        <source>Go back to a decision: from there it can be played on.</source>
        <translation>Geh zurück zu einer Entscheidung: Von dort lässt sich weiterspielen.</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Replay</source>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>A move</source>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>To my next decision</source>
        <translation>Zu meiner nächsten Entscheidung</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Bild ↑</translation>
    </message>
    <message>
        <source>A round back</source>
        <translation>Eine Runde zurück</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Bild ↓</translation>
    </message>
    <message>
        <source>A round on</source>
        <translation>Eine Runde weiter</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Explain what the pointer or the keyboard is on</source>
        <translation>Erklären, worauf Zeiger oder Tastatur stehen</translation>
    </message>
    <message>
        <source>The card in large</source>
        <translation>Die Karte in groß</translation>
    </message>
    <message>
        <source>Table as a list or as a picture</source>
        <translation>Tisch als Liste oder als Bild</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>About this game</source>
        <translation>Über diese Partie</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <translation>%1 ×</translation>
    </message>
    <message>
        <source>Speed: %1 times</source>
        <translation>Tempo: %1-fach</translation>
    </message>
    <message>
        <source>The next one</source>
        <translation>Das nächste</translation>
    </message>
    <message>
        <source>Final count</source>
        <translation>Abrechnung</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>The game is being opened.</source>
        <translation>Die Partie wird geöffnet.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Keep watching</source>
        <translation>Weiter zusehen</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Was gezeigt wird</translation>
    </message>
    <message>
        <source>Who sits in front</source>
        <translation>Wer vorne sitzt</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>The review is ready.</source>
        <translation>Der Rückblick ist fertig.</translation>
    </message>
    <message>
        <source>This game can&apos;t be read: it may be damaged, or of another version.</source>
        <translation>Diese Partie lässt sich nicht lesen: Sie ist vielleicht beschädigt oder von einer anderen Version.</translation>
    </message>
    <message>
        <source>This game is still going and holds secrets: you can review it once it is over.</source>
        <translation>Diese Partie läuft noch und hat Geheimnisse: Den Rückblick gibt es, sobald sie zu Ende ist.</translation>
    </message>
    <message>
        <source>Nobody here can judge moves in %1 yet. The replay shows the whole game.</source>
        <translation>Wie gut ein Zug in %1 ist, kann hier noch niemand sagen. Die Wiederholung zeigt die ganze Partie.</translation>
    </message>
    <message>
        <source>What would you do in the place of %1?</source>
        <translation>Was würdest du anstelle von %1 tun?</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a share of a win in per cent</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Round %1 is dealt.</source>
        <translation>Runde %1 wird aufgedeckt.</translation>
    </message>
    <message>
        <source>Round %1, %2</source>
        <comment>number, what was decided</comment>
        <translation>Runde %1, %2</translation>
    </message>
    <message>
        <source>No decision of %1 cost much.</source>
        <translation>Keine Entscheidung von %1 hat viel gekostet.</translation>
    </message>
    <message>
        <source>Luck of the deals</source>
        <translation>Glück beim Aufdecken</translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) left</source>
        <translation>
            <numerusform>noch etwa %n Sekunde</numerusform>
            <numerusform>noch etwa %n Sekunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>noch etwa %n Minute</numerusform>
            <numerusform>noch etwa %n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) looked at</source>
        <translation>
            <numerusform>%n Entscheidung angesehen</numerusform>
            <numerusform>%n Entscheidungen angesehen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: accuracy %2</source>
        <translation>%1: Genauigkeit %2</translation>
    </message>
    <message>
        <source>no mistakes</source>
        <translation>keine Fehler</translation>
    </message>
    <message numerus="yes">
        <source>%n slip(s)</source>
        <translation>
            <numerusform>%n Ungenauigkeit</numerusform>
            <numerusform>%n Ungenauigkeiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blunder(s)</source>
        <translation>
            <numerusform>%n grober Fehler</numerusform>
            <numerusform>%n grobe Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>Better: %1 (%2)</source>
        <comment>what would have been better, its chance of winning</comment>
        <translation>Besser: %1 (%2)</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Review</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Costliest decisions</source>
        <translation>Die teuersten Entscheidungen</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>Wessen Entscheidungen</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>How much more chance brought than was to be expected; 95 times in a hundred it stays within ±.</source>
        <translation>Wie viel mehr der Zufall brachte, als zu erwarten war; in 95 von 100 Fällen bleibt es innerhalb von ±.</translation>
    </message>
    <message>
        <source>Where the points came from</source>
        <translation>Woher die Punkte kamen</translation>
    </message>
</context>
<context>
    <name>ReviewText</name>
    <message>
        <source>unfinished, %1</source>
        <comment>how many moves</comment>
        <translation>unvollendet, %1</translation>
    </message>
    <message>
        <source>Nobody has decided anything yet.</source>
        <translation>Noch hat niemand etwas entschieden.</translation>
    </message>
    <message>
        <source>The reasons hold if play goes on as expected.</source>
        <translation>Die Gründe gelten, wenn es weitergeht wie erwartet.</translation>
    </message>
    <message>
        <source>chances of winning in %</source>
        <comment>a heading above figures</comment>
        <translation>Siegchancen in %</translation>
    </message>
    <message>
        <source>decisions and deals; what was lost, luck and its doubt in % of a win</source>
        <translation>Entscheidungen und Kartenglück; Verlust, Glück und Zweifel in % eines Sieges</translation>
    </message>
    <message>
        <source>points</source>
        <comment>a heading</comment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>accuracy</source>
        <comment>a heading</comment>
        <translation>genau</translation>
    </message>
    <message>
        <source>decisions</source>
        <comment>a heading</comment>
        <translation>Entsch.</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>a heading</comment>
        <translation>verloren</translation>
    </message>
    <message>
        <source>slips</source>
        <comment>a heading</comment>
        <translation>ungenau</translation>
    </message>
    <message>
        <source>mistakes</source>
        <comment>a heading</comment>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>blunders</source>
        <comment>a heading</comment>
        <translation>grobe</translation>
    </message>
    <message>
        <source>decisions; what was lost in % of a win</source>
        <translation>Entscheidungen; was verloren ging in % eines Siegs</translation>
    </message>
    <message>
        <source>chances of winning at the end of rounds</source>
        <translation>Gewinnchancen am Ende der Runden</translation>
    </message>
    <message>
        <source>luck</source>
        <comment>a heading</comment>
        <translation>Glück</translation>
    </message>
    <message>
        <source>doubt</source>
        <comment>a heading</comment>
        <translation>Zweifel</translation>
    </message>
    <message>
        <source>%1: costliest decisions</source>
        <translation>%1: die teuersten Entscheidungen</translation>
    </message>
    <message>
        <source>%1: no costly decision</source>
        <translation>%1: keine Entscheidung hat viel gekostet</translation>
    </message>
    <message>
        <source>chances of winning after each deal</source>
        <translation>Siegchancen nach jedem Austeilen</translation>
    </message>
    <message>
        <source>%1 % instead of %2 %</source>
        <comment>shares of a win</comment>
        <translation>%1 % statt %2 %</translation>
    </message>
    <message>
        <source>luck: how much more came than was to be expected (95 times of 100 within ±)</source>
        <translation>Glück: wie viel mehr kam, als zu erwarten war (95 von 100 Malen innerhalb ±)</translation>
    </message>
    <message>
        <source>%1, %2 %</source>
        <comment>what a decision was, what it cost</comment>
        <translation>%1, %2 %</translation>
    </message>
    <message>
        <source>played</source>
        <comment>what somebody did</comment>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>better</source>
        <comment>what would have been better</comment>
        <translation>besser</translation>
    </message>
    <message>
        <source>why</source>
        <translation>warum</translation>
    </message>
    <message>
        <source>end</source>
        <comment>of a game</comment>
        <translation>Ende</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>outlook at the end of rounds, from 0 to 100</source>
        <translation>Aussicht am Ende der Runden, von 0 bis 100</translation>
    </message>
    <message>
        <source>outlook, from 0 to 100</source>
        <comment>a heading above figures</comment>
        <translation>Aussicht, von 0 bis 100</translation>
    </message>
    <message>
        <source>decisions; what was lost, of 100</source>
        <translation>Entscheidungen; was verloren ging, von 100</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <comment>how well the game may end, from 0 to 100</comment>
        <translation>%1 statt %2</translation>
    </message>
    <message>
        <source>outlook after each deal, from 0 to 100</source>
        <translation>Aussicht nach jedem Austeilen, von 0 bis 100</translation>
    </message>
    <message>
        <source>decisions and deals; what was lost, luck and its doubt, of 100</source>
        <translation>Entscheidungen und Kartenglück; Verlust, Glück und Zweifel, von 100</translation>
    </message>
</context>
<context>
    <name>RuleCards</name>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>There is no rulebook for this game yet.</source>
        <translation>Zu diesem Spiel gibt es noch keine Regeln zum Nachlesen.</translation>
    </message>
    <message>
        <source>Nothing found: try another word.</source>
        <translation>Nichts gefunden: Versuche ein anderes Wort.</translation>
    </message>
    <message numerus="yes">
        <source>Found in %n place(s)</source>
        <translation>
            <numerusform>An %n Stelle gefunden</numerusform>
            <numerusform>An %n Stellen gefunden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>a word or two</source>
        <translation>ein oder zwei Wörter</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>%1, found %2</source>
        <translation>%1, gefunden: %2</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Winner</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Better places</source>
        <translation>Bessere Plätze</translation>
    </message>
    <message>
        <source>Further places</source>
        <translation>Weitere Plätze</translation>
    </message>
</context>
<context>
    <name>ScrollBar</name>
    <message>
        <source>Scroll bar</source>
        <translation>Bildlaufleiste</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Strength of %1</source>
        <translation>Spielstärke von %1</translation>
    </message>
    <message>
        <source>Change …</source>
        <translation>Ändern …</translation>
    </message>
    <message>
        <source>Change seat %1: %2</source>
        <translation>Platz %1 ändern: %2</translation>
    </message>
</context>
<context>
    <name>SeatSheet</name>
    <message>
        <source>Seat %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>Only watch: let the computer play here</source>
        <translation>Nur zusehen: der Computer spielt hier</translation>
    </message>
    <message>
        <source>Let the computer play here</source>
        <translation>Hier den Computer spielen lassen</translation>
    </message>
    <message>
        <source>Let a friend play here</source>
        <translation>Hier jemand anderen spielen lassen</translation>
    </message>
    <message>
        <source>One seat earlier</source>
        <translation>Einen Platz früher</translation>
    </message>
    <message>
        <source>One seat later</source>
        <translation>Einen Platz später</translation>
    </message>
    <message>
        <source>Take from the table</source>
        <translation>Vom Tisch nehmen</translation>
    </message>
</context>
<context>
    <name>SeatTable</name>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
</context>
<context>
    <name>Seating</name>
    <message>
        <source>Hands are hidden in this game: anyone with the same cards at another table could work them all out.</source>
        <translation>In diesem Spiel sind die Hände verdeckt: Wer dieselben Karten an einem anderen Tisch hat, kann sie alle herausfinden.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Instant</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Wie im System</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Sehr schnell</translation>
    </message>
    <message>
        <source>Two taps</source>
        <translation>Zweimal tippen</translation>
    </message>
    <message>
        <source>the first shows, the second confirms</source>
        <translation>das erste Mal zeigt, das zweite bestätigt</translation>
    </message>
    <message>
        <source>Confirm button</source>
        <translation>Mit Knopf</translation>
    </message>
    <message>
        <source>a tap shows, the button confirms</source>
        <translation>ein Tippen zeigt, der Knopf bestätigt</translation>
    </message>
    <message>
        <source>one tap is enough</source>
        <translation>einmal tippen genügt</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>Language and text</source>
        <translation>Sprache und Text</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Table as a list</source>
        <translation>Tisch als Liste</translation>
    </message>
    <message>
        <source>a line of text for each thing; key V at the table</source>
        <translation>jedes Ding eine Zeile Text; Taste V am Tisch</translation>
    </message>
    <message>
        <source>Running total</source>
        <translation>Zwischenstand</translation>
    </message>
    <message>
        <source>all points that are certain already; otherwise only those that the rules count during the game</source>
        <translation>alle Punkte, die schon sicher sind; sonst nur die, die nach den Regeln schon während der Partie zählen</translation>
    </message>
    <message>
        <source>Look and motion</source>
        <translation>Aussehen und Bewegung</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>key F11, or Alt and Enter</source>
        <translation>Taste F11 oder Alt und Enter</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Voll</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Reduziert</translation>
    </message>
    <message>
        <source>Wait after each opponent</source>
        <translation>Nach jedem Gegner warten</translation>
    </message>
    <message>
        <source>until a tap or the space bar</source>
        <translation>bis zum Tippen oder zur Leertaste</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play forced moves automatically</source>
        <translation>Erzwungene Züge automatisch spielen</translation>
    </message>
    <message>
        <source>when there is only one thing to do</source>
        <translation>wo es nur eines zu tun gibt</translation>
    </message>
    <message>
        <source>Pass over stops without a decision</source>
        <translation>Halte ohne Entscheidung übergehen</translation>
    </message>
    <message>
        <source>the log says so, and brings the stop back</source>
        <translation>das Protokoll sagt es und bringt den Halt zurück</translation>
    </message>
    <message>
        <source>Several people at one screen</source>
        <translation>Mehrere an einem Bildschirm</translation>
    </message>
    <message>
        <source>Banner</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>Sound and colour only</source>
        <translation>Nur Klang und Farbe</translation>
    </message>
    <message>
        <source>Music</source>
        <translation>Musik</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>key M; everything heard can be seen, too</source>
        <translation>Taste M; alles, was zu hören ist, ist auch zu sehen</translation>
    </message>
    <message>
        <source>Screen reader says</source>
        <translation>Screenreader sagt</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Wie im System</translation>
    </message>
    <message>
        <source>Living harbour</source>
        <translation>Lebendiger Hafen</translation>
    </message>
    <message>
        <source>stands still with reduced motion and high contrast</source>
        <translation>steht still bei reduzierter Bewegung und hohem Kontrast</translation>
    </message>
    <message>
        <source>weather, birds, boats and lamps; rests after a minute</source>
        <translation>Wetter, Vögel, Boote und Lichter; ruht nach einer Minute</translation>
    </message>
    <message>
        <source>Opponents&apos; speed</source>
        <translation>Tempo der Gegner</translation>
    </message>
    <message>
        <source>Confirming moves</source>
        <translation>Züge bestätigen</translation>
    </message>
    <message>
        <source>Table mode</source>
        <translation>Tischmodus</translation>
    </message>
    <message>
        <source>the banner turns to whoever plays, around one screen</source>
        <translation>das Banner dreht sich zu dem, der dran ist</translation>
    </message>
    <message>
        <source>Speech bubbles</source>
        <translation>Sprechblasen</translation>
    </message>
    <message>
        <source>what opponents say, below their names; the log has it too</source>
        <translation>was Gegner sagen, unter ihren Namen; im Protokoll steht es auch</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Kurz</translation>
    </message>
    <message>
        <source>Sound and speech</source>
        <translation>Ton und Sprache</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>Effekte</translation>
    </message>
    <message>
        <source>Ambience</source>
        <translation>Atmosphäre</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Stumm</translation>
    </message>
    <message>
        <source>My turns</source>
        <translation>Meine Züge</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Detailed</source>
        <translation>Ausführlich</translation>
    </message>
    <message>
        <source>Games and data</source>
        <translation>Partien und Daten</translation>
    </message>
    <message>
        <source>Backups and data …</source>
        <translation>Sicherungen und Daten …</translation>
    </message>
    <message>
        <source>About …</source>
        <translation>Über das Programm …</translation>
    </message>
    <message>
        <source>Is it fair?</source>
        <translation>Ist es fair?</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Gamepad: %1</source>
        <translation>Gamepad: %1</translation>
    </message>
    <message>
        <source>Speicherstadt %1 · everything stays on this device</source>
        <translation>Speicherstadt %1 · alles bleibt auf diesem Gerät</translation>
    </message>
</context>
<context>
    <name>SharePicture</name>
    <message>
        <source>Play the same cards: %1</source>
        <translation>Dieselben Karten spielen: %1</translation>
    </message>
</context>
<context>
    <name>ShareTable</name>
    <message>
        <source>Chance of winning, round by round</source>
        <translation>Siegchance, Runde für Runde</translation>
    </message>
    <message>
        <source>Outlook, round by round (0 to 100)</source>
        <translation>Aussicht, Runde für Runde (0 bis 100)</translation>
    </message>
</context>
<context>
    <name>Sharing</name>
    <message>
        <source>The picture can&apos;t be saved there: choose another place.</source>
        <translation>Das Bild lässt sich dort nicht speichern: Wähle einen anderen Ort.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
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
    <name>SingleDoor</name>
    <message>
        <source>Welcome to the quay</source>
        <translation>Willkommen am Kai</translation>
    </message>
    <message>
        <source>%1 shows you how it is played</source>
        <translation>%1 zeigt dir, wie es geht</translation>
    </message>
    <message>
        <source>at the real table, in ten minutes</source>
        <translation>am echten Tisch, in zehn Minuten</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Learn the game</source>
        <translation>Spielen lernen</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Game of the day</source>
        <translation>Partie des Tages</translation>
    </message>
    <message>
        <source>and games from a code</source>
        <translation>und Partien nach Code</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>what you have played</source>
        <translation>was du gespielt hast</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>how well you do</source>
        <translation>wie gut du spielst</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>sound, text, speed, language</source>
        <translation>Ton, Schrift, Tempo, Sprache</translation>
    </message>
</context>
<context>
    <name>SkillPanel</name>
    <message>
        <source>Skill and luck</source>
        <translation>Können und Glück</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Können</translation>
    </message>
    <message>
        <source>What decisions cost and what the deals gave, in hundredths of a win.</source>
        <translation>Was Entscheidungen kosteten und was das Austeilen brachte, in Hundertsteln eines Siegs.</translation>
    </message>
    <message>
        <source>What decisions cost, in hundredths of a win.</source>
        <translation>Was Entscheidungen kosteten, in Hundertsteln eines Siegs.</translation>
    </message>
    <message>
        <source>Accuracy: about 30 for drawing lots, 95 for the strongest level, 100 if nothing was lost.</source>
        <translation>Genauigkeit: etwa 30 beim Würfeln, 95 bei der stärksten Stufe, 100, wenn nichts verloren ging.</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>What decisions cost and what the deals gave, on a scale from 0 to 100.</source>
        <translation>Was Entscheidungen kosteten und was das Austeilen brachte, auf einer Skala von 0 bis 100.</translation>
    </message>
    <message>
        <source>What decisions cost, on a scale from 0 to 100.</source>
        <translation>Was Entscheidungen kosteten, auf einer Skala von 0 bis 100.</translation>
    </message>
</context>
<context>
    <name>SoundBtn</name>
    <message>
        <source>Sound is off</source>
        <translation>Ton ist aus</translation>
    </message>
    <message>
        <source>Sound is on</source>
        <translation>Ton ist an</translation>
    </message>
</context>
<context>
    <name>Speicherstadt_TablePage</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Final count</source>
        <translation>Abrechnung</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>d MMMM</source>
        <comment>a date as Qt writes it: 5 October</comment>
        <translation>d. MMMM</translation>
    </message>
    <message>
        <source>one counted try left</source>
        <translation>noch ein Versuch, der zählt</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>your try goes on</source>
        <translation>dein Versuch läuft</translation>
    </message>
    <message>
        <source>played</source>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 Min.</translation>
    </message>
    <message>
        <source>For one player</source>
        <translation>Für eine Person</translation>
    </message>
    <message>
        <source>%1, %2 to %3 minutes</source>
        <translation>%1, %2 bis %3 Minuten</translation>
    </message>
    <message>
        <source>%1 played, %2 won</source>
        <translation>%1 gespielt, %2 gewonnen</translation>
    </message>
    <message>
        <source>place %1 last time</source>
        <translation>zuletzt Rang %1</translation>
    </message>
    <message>
        <source>%1, about %2 minutes</source>
        <translation>%1, etwa %2 Minuten</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Noch nie gespielt</translation>
    </message>
    <message>
        <source>For %1 players</source>
        <translation>Für %1 Personen</translation>
    </message>
    <message>
        <source>For %1 to %2 players</source>
        <translation>Für %1 bis %2 Personen</translation>
    </message>
    <message>
        <source>won last time</source>
        <translation>zuletzt gewonnen</translation>
    </message>
    <message>
        <source>not won last time</source>
        <translation>zuletzt nicht gewonnen</translation>
    </message>
</context>
<context>
    <name>StartDoors</name>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Go on playing, or begin</source>
        <translation>Weiterspielen oder beginnen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>1 to %1</source>
        <translation>1 bis %1</translation>
    </message>
    <message>
        <source>The door of that number</source>
        <translation>Die Tür mit dieser Nummer</translation>
    </message>
    <message>
        <source>All about the game in the frame</source>
        <translation>Alles zum Spiel im Rahmen</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Game of the day and challenges</source>
        <translation>Partie des Tages und Aufgaben</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Speicherstadt</source>
        <translation>Speicherstadt</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) at one quay</source>
        <translation>
            <numerusform>%n Spiel an einem Kai</numerusform>
            <numerusform>%n Spiele an einem Kai</numerusform>
        </translation>
    </message>
    <message>
        <source>About</source>
        <translation>Über das Programm</translation>
    </message>
</context>
<context>
    <name>StartTiles</name>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>a deal a day, challenges</source>
        <translation>eine Partie am Tag, Aufgaben</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>what you have played</source>
        <translation>was du gespielt hast</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>how well you do</source>
        <translation>wie gut du spielst</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>sound, text, speed, language</source>
        <translation>Ton, Schrift, Tempo, Sprache</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>Part of the statistics</source>
        <translation>Teil der Statistik</translation>
    </message>
    <message>
        <source>Counting your games. This happens only once.</source>
        <translation>Deine Partien werden gezählt. Das geschieht nur einmal.</translation>
    </message>
    <message>
        <source>The ledger is still empty. Finish a game, and you will see here what it was made of.</source>
        <translation>Das Hauptbuch ist noch leer. Spiel eine Partie zu Ende, und hier siehst du, woraus sie gemacht war.</translation>
    </message>
    <message>
        <source>No game fits these filters.</source>
        <translation>Keine Partie passt zu dieser Auswahl.</translation>
    </message>
    <message>
        <source>Reviews tell how well you played and how lucky you were: review a finished game.</source>
        <translation>Wie gut du gespielt hast und wie viel Glück du hattest, zeigt der Rückblick auf eine beendete Partie.</translation>
    </message>
    <message>
        <source>Export the tables to</source>
        <translation>Tabellen exportieren nach</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>As tables</source>
        <translation>Als Tabellen</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Auszeichnungen</translation>
    </message>
</context>
<context>
    <name>StatsTable</name>
    <message>
        <source>fair</source>
        <comment>a heading</comment>
        <translation>fair</translation>
    </message>
    <message>
        <source>share</source>
        <comment>a heading</comment>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>by strength</source>
        <comment>a heading</comment>
        <translation>nach Stärke</translation>
    </message>
    <message>
        <source>place</source>
        <comment>a heading</comment>
        <translation>Rang</translation>
    </message>
    <message>
        <source>score</source>
        <comment>a heading</comment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>margin</source>
        <comment>a heading</comment>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Überblick</translation>
    </message>
    <message>
        <source>By number of players</source>
        <translation>Nach Zahl der Spieler</translation>
    </message>
    <message>
        <source>By seat</source>
        <translation>Nach Platz</translation>
    </message>
    <message>
        <source>Against each level</source>
        <translation>Gegen jede Stufe</translation>
    </message>
    <message>
        <source>Against each character</source>
        <translation>Gegen jeden Charakter</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>Points and habits, a game</source>
        <translation>Punkte und Gewohnheiten, je Partie</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Gegeneinander</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Rekorde</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Auszeichnungen</translation>
    </message>
    <message>
        <source>Skill, in games that were reviewed</source>
        <translation>Können in den Partien mit Rückblick</translation>
    </message>
    <message>
        <source>win rate</source>
        <translation>Siegquote</translation>
    </message>
    <message>
        <source>95 % from</source>
        <translation>95 % von</translation>
    </message>
    <message>
        <source>95 % to</source>
        <translation>95 % bis</translation>
    </message>
    <message>
        <source>fair (1 of the players)</source>
        <translation>fair (einer von allen)</translation>
    </message>
    <message>
        <source>by measured strength</source>
        <translation>nach gemessener Stärke</translation>
    </message>
    <message>
        <source>time played</source>
        <translation>Spielzeit</translation>
    </message>
    <message>
        <source>places of the last 10</source>
        <translation>Ränge der letzten 10</translation>
    </message>
    <message>
        <source>games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>wins</source>
        <comment>a heading</comment>
        <translation>Siege</translation>
    </message>
    <message>
        <source>best score</source>
        <translation>beste Punktzahl</translation>
    </message>
    <message>
        <source>accuracy</source>
        <comment>a heading</comment>
        <translation>genau</translation>
    </message>
    <message>
        <source>decisions</source>
        <comment>a heading</comment>
        <translation>Entsch.</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>a heading, in per cent of a win</comment>
        <translation>verloren</translation>
    </message>
    <message>
        <source>average place</source>
        <translation>mittlerer Rang</translation>
    </message>
    <message>
        <source>average score</source>
        <translation>Punkte im Schnitt</translation>
    </message>
    <message>
        <source>average margin</source>
        <translation>mittlerer Abstand</translation>
    </message>
    <message>
        <source>current winning streak</source>
        <translation>aktuelle Siegesserie</translation>
    </message>
    <message>
        <source>longest winning streak</source>
        <translation>längste Siegesserie</translation>
    </message>
    <message>
        <source>rating</source>
        <comment>a heading</comment>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>give or take</source>
        <comment>the deviation of a rating</comment>
        <translation>plus oder minus</translation>
    </message>
    <message>
        <source>not counted: given up</source>
        <translation>nicht gezählt: aufgegeben</translation>
    </message>
    <message>
        <source>not counted: with help</source>
        <translation>nicht gezählt: mit Hilfe</translation>
    </message>
    <message>
        <source>not counted: another variant</source>
        <translation>nicht gezählt: andere Variante</translation>
    </message>
    <message>
        <source>not counted: unreadable</source>
        <translation>nicht gezählt: unlesbar</translation>
    </message>
    <message>
        <source>all games that count</source>
        <translation>alle Partien, die zählen</translation>
    </message>
    <message>
        <source>ahead</source>
        <comment>a heading</comment>
        <translation>davor</translation>
    </message>
    <message>
        <source>name</source>
        <comment>a heading</comment>
        <translation>Name</translation>
    </message>
    <message>
        <source>best</source>
        <comment>a heading</comment>
        <translation>beste</translation>
    </message>
    <message>
        <source>streak</source>
        <comment>a heading</comment>
        <translation>Serie</translation>
    </message>
    <message>
        <source>what</source>
        <comment>a heading</comment>
        <translation>was</translation>
    </message>
    <message>
        <source>you</source>
        <comment>a heading</comment>
        <translation>eigene</translation>
    </message>
    <message>
        <source>winners</source>
        <comment>a heading</comment>
        <translation>Sieger</translation>
    </message>
    <message>
        <source>winners&apos; games</source>
        <comment>a heading</comment>
        <translation>deren Partien</translation>
    </message>
    <message>
        <source>card</source>
        <comment>a heading</comment>
        <translation>Karte</translation>
    </message>
    <message>
        <source>offered</source>
        <comment>a heading</comment>
        <translation>im Angebot</translation>
    </message>
    <message>
        <source>table&apos;s</source>
        <comment>a heading: the price that the whole table pays</comment>
        <translation>aller</translation>
    </message>
    <message>
        <source>of</source>
        <comment>a heading: of so many that the table bought</comment>
        <translation>von</translation>
    </message>
    <message>
        <source>points</source>
        <comment>a heading</comment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>each</source>
        <comment>a heading</comment>
        <translation>je Karte</translation>
    </message>
    <message>
        <source>opponent</source>
        <comment>a heading</comment>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>level</source>
        <comment>a heading</comment>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>wins, games</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>figure</source>
        <comment>a heading</comment>
        <translation>Größe</translation>
    </message>
    <message>
        <source>value</source>
        <comment>a heading</comment>
        <translation>Wert</translation>
    </message>
    <message>
        <source>players</source>
        <comment>a heading</comment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>seat</source>
        <comment>a heading</comment>
        <translation>Platz</translation>
    </message>
    <message>
        <source>character</source>
        <comment>a heading</comment>
        <translation>Charakter</translation>
    </message>
    <message>
        <source>record</source>
        <comment>a heading</comment>
        <translation>Rekord</translation>
    </message>
    <message>
        <source>day</source>
        <comment>a heading</comment>
        <translation>Tag</translation>
    </message>
    <message>
        <source>grade</source>
        <comment>a heading</comment>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Solo grades</source>
        <translation>Wertungen in Solopartien</translation>
    </message>
    <message>
        <source>Solo games</source>
        <translation>Solopartien</translation>
    </message>
    <message>
        <source>solo games</source>
        <translation>Solopartien</translation>
    </message>
    <message>
        <source>solo games won</source>
        <translation>davon gewonnen</translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>The game is not being saved: %1</source>
        <translation>Die Partie wird nicht gesichert: %1</translation>
    </message>
    <message>
        <source>This drive can&apos;t keep a second program out: open these games in one place at a time.</source>
        <translation>Dieses Laufwerk hält kein zweites Programm fern: Diese Partien immer nur an einem Ort zugleich öffnen.</translation>
    </message>
    <message>
        <source>The figures of the statistics are damaged: restart the program to count them again.</source>
        <translation>Die Zahlen der Statistik sind beschädigt: Starte das Programm neu, dann werden sie neu gezählt.</translation>
    </message>
    <message>
        <source>The stored games were damaged, but there were none: play on.</source>
        <translation>Der Speicherort war beschädigt, enthielt aber keine Partie: Spiel einfach weiter.</translation>
    </message>
    <message>
        <source>The games could not be read, and nothing of this session will be saved. Check the disk; the command “speicherstadt data restore” brings the newest good backup back.</source>
        <translation>Die Partien konnten nicht gelesen werden, und von dieser Sitzung wird nichts gespeichert. Prüfe den Datenträger; der Befehl „speicherstadt data restore“ holt die neueste gute Sicherung zurück.</translation>
    </message>
    <message>
        <source>The games could not be read, and nothing of this session will be saved. Check the disk, then restart the program.</source>
        <translation>Die Partien konnten nicht gelesen werden, und von dieser Sitzung wird nichts gespeichert. Prüfe den Datenträger und starte das Programm neu.</translation>
    </message>
    <message>
        <source>The game closed unexpectedly. Nothing was lost.</source>
        <translation>Das Spiel wurde unerwartet beendet. Es ging nichts verloren.</translation>
    </message>
    <message numerus="yes">
        <source>The games were missing; %n came back from a backup.</source>
        <translation>
            <numerusform>Die Partien fehlten; %n kam aus einer Sicherung zurück.</numerusform>
            <numerusform>Die Partien fehlten; %n kamen aus einer Sicherung zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>The games were brought to the new format; the old ones lie in the backups.</source>
        <translation>Die Partien haben jetzt das neue Format; die alten liegen bei den Sicherungen.</translation>
    </message>
    <message>
        <source>Damaged games can&apos;t be backed up: restart the program to repair them.</source>
        <translation>Beschädigte Partien lassen sich nicht sichern: Starte das Programm neu, um sie zu reparieren.</translation>
    </message>
    <message>
        <source>Some settings were damaged and have been reset: check them.</source>
        <translation>Einige Einstellungen waren beschädigt und wurden zurückgesetzt: Prüfe sie.</translation>
    </message>
    <message>
        <source>This backup no longer exists: choose another one.</source>
        <translation>Diese Sicherung gibt es nicht mehr: Wähle eine andere.</translation>
    </message>
    <message>
        <source>This game is damaged: restart the program to repair it.</source>
        <translation>Diese Partie ist beschädigt: Starte das Programm neu, um sie zu reparieren.</translation>
    </message>
    <message>
        <source>This person is no longer here: choose another one.</source>
        <translation>Diese Person gibt es hier nicht mehr: Wähle eine andere.</translation>
    </message>
    <message>
        <source>This game no longer exists: choose another one.</source>
        <translation>Diese Partie gibt es nicht mehr: Wähle eine andere.</translation>
    </message>
    <message>
        <source>This name can&apos;t be used: choose another one.</source>
        <translation>Dieser Name geht nicht: Wähle einen anderen.</translation>
    </message>
    <message>
        <source>the games that are there could not be read. Check the disk.</source>
        <translation>Die vorhandenen Partien konnten nicht gelesen werden. Prüfe den Datenträger.</translation>
    </message>
    <message>
        <source>another program is using the games. Close it.</source>
        <translation>Ein anderes Programm benutzt die Partien. Schließe es.</translation>
    </message>
    <message>
        <source>the games are damaged. Restart the program to repair them.</source>
        <translation>Die Partien sind beschädigt. Starte das Programm neu, um sie zu reparieren.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be found: check its name and folder.</source>
        <translation>%1 gibt es nicht: Prüfe Namen und Ordner.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be imported: choose a file that ends in .speicher, .speicher.json or .speicher.jsonl.</source>
        <translation>%1 lässt sich nicht importieren: Wähle eine Datei, die auf .speicher, .speicher.json oder .speicher.jsonl endet.</translation>
    </message>
    <message>
        <source>%1 has changed since it was checked: choose it again.</source>
        <translation>%1 hat sich seit der Prüfung geändert: Wähle die Datei noch einmal.</translation>
    </message>
    <message>
        <source>%1 is in the file more than once: none of them is imported.</source>
        <translation>%1 steht mehrmals in der Datei: Nichts davon wird importiert.</translation>
    </message>
    <message>
        <source>%1 is packed in an unknown way.</source>
        <translation>%1 ist auf unbekannte Weise gepackt.</translation>
    </message>
    <message>
        <source>People and settings can&apos;t be verified: only games are imported.</source>
        <translation>Personen und Einstellungen lassen sich nicht prüfen: Nur Partien werden importiert.</translation>
    </message>
    <message>
        <source>Too much is wrong up to line %1: the rest was not checked.</source>
        <translation>Bis Zeile %1 ist zu viel falsch: Der Rest wurde nicht geprüft.</translation>
    </message>
    <message>
        <source>Not all games are intact: each was checked on its own.</source>
        <translation>Nicht alle Partien sind unversehrt: Jede wurde einzeln geprüft.</translation>
    </message>
    <message>
        <source>The game in %1 can&apos;t be imported: %2</source>
        <translation>Die Partie in %1 lässt sich nicht importieren: %2</translation>
    </message>
    <message>
        <source>This could not be saved: %1</source>
        <translation>Das ließ sich nicht sichern: %1</translation>
    </message>
    <message>
        <source>%1 lies beside your games, as happens when two devices play in one folder at the same time. To get its games, move it to an empty folder as speicherstadt.db, open that folder and export them.</source>
        <translation>%1 liegt neben deinen Partien, wie es vorkommt, wenn zwei Geräte gleichzeitig in einem Ordner spielen. Um an die Partien darin zu kommen, leg die Datei als speicherstadt.db in einen leeren Ordner, öffne ihn und exportiere sie.</translation>
    </message>
    <message>
        <source>The games were damaged and are repaired: %1. Look through them.</source>
        <translation>Die Partien waren beschädigt und sind repariert: %1. Sieh sie durch.</translation>
    </message>
    <message>
        <source>%1 kept</source>
        <translation>%1 erhalten</translation>
    </message>
    <message>
        <source>%1 up to an earlier move</source>
        <translation>%1 bis zu einem früheren Zug</translation>
    </message>
    <message>
        <source>%1 from a backup</source>
        <translation>%1 aus einer Sicherung</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <translation>%1 verloren</translation>
    </message>
    <message>
        <source>The games were damaged. What could be saved: %1.</source>
        <translation>Der Speicherort war beschädigt. Gerettet wurde: %1.</translation>
    </message>
    <message>
        <source>What was played after %1 is not in it.</source>
        <translation>Was nach %1 gespielt wurde, ist nicht darin.</translation>
    </message>
    <message>
        <source>The games were missing, and there is no good backup: how many there were can&apos;t be known.</source>
        <translation>Die Partien fehlten, und es gibt keine gute Sicherung: Wie viele es waren, lässt sich nicht sagen.</translation>
    </message>
    <message>
        <source>No backup could be made: %1</source>
        <translation>Es ließ sich keine Sicherung anlegen: %1</translation>
    </message>
    <message>
        <source>This backup is damaged: choose an older one.</source>
        <translation>Diese Sicherung ist beschädigt: Wähle eine ältere.</translation>
    </message>
    <message>
        <source>There are other games in this folder: choose an empty one.</source>
        <translation>In diesem Ordner liegen andere Partien: Wähle einen leeren.</translation>
    </message>
    <message>
        <source>the disk is full. Free some space.</source>
        <translation>Der Datenträger ist voll. Schaffe etwas Platz.</translation>
    </message>
    <message>
        <source>there is not enough memory. Close other programs.</source>
        <translation>der Arbeitsspeicher reicht nicht. Schließ andere Programme.</translation>
    </message>
    <message>
        <source>its folder is gone. Bring it back.</source>
        <translation>Ihr Ordner ist weg. Stelle ihn wieder her.</translation>
    </message>
    <message>
        <source>nothing can be written in its folder. Allow it.</source>
        <translation>In ihren Ordner lässt sich nichts schreiben. Erlaube es.</translation>
    </message>
    <message>
        <source>the system could not write. Try again, or choose another folder.</source>
        <translation>Das System konnte nicht schreiben. Versuche es noch einmal oder wähle einen anderen Ordner.</translation>
    </message>
    <message>
        <source>How many begun after %1 are lost can&apos;t be known.</source>
        <translation>Wie viele nach %1 begonnene Partien verloren sind, lässt sich nicht sagen.</translation>
    </message>
    <message>
        <source>How many are lost can&apos;t be known.</source>
        <translation>Wie viele Partien verloren sind, lässt sich nicht sagen.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>it is damaged.</source>
        <translation>Sie ist beschädigt.</translation>
    </message>
    <message>
        <source>Nothing could be written to %1: choose another place.</source>
        <translation>Nach %1 ließ sich nichts schreiben: Wähle einen anderen Ort.</translation>
    </message>
    <message>
        <source>%1 was written by a newer version: install that one.</source>
        <translation>%1 stammt von einer neueren Version: Installiere sie.</translation>
    </message>
    <message>
        <source>%1 is missing in the file.</source>
        <translation>%1 fehlt in der Datei.</translation>
    </message>
    <message>
        <source>%1 does not belong in the file and stays there.</source>
        <translation>%1 gehört nicht in die Datei und bleibt dort.</translation>
    </message>
    <message>
        <source>%1 is encrypted and can&apos;t be read.</source>
        <translation>%1 ist verschlüsselt und nicht lesbar.</translation>
    </message>
    <message>
        <source>%1 leads to something else and is not followed.</source>
        <translation>%1 führt anderswohin und wird nicht verfolgt.</translation>
    </message>
    <message>
        <source>%1 is larger than it can be.</source>
        <translation>%1 ist größer, als es sein kann.</translation>
    </message>
    <message>
        <source>%1 is damaged and is left out.</source>
        <translation>%1 ist beschädigt und bleibt weg.</translation>
    </message>
    <message>
        <source>What follows is damaged: get the file again for the rest.</source>
        <translation>Was folgt, ist beschädigt: Hole die Datei für den Rest noch einmal.</translation>
    </message>
    <message>
        <source>The game in line %1 is left out: %2</source>
        <translation>Die Partie in Zeile %1 bleibt weg: %2</translation>
    </message>
    <message>
        <source>a move in it is against the rules.</source>
        <translation>Ein Zug darin ist regelwidrig.</translation>
    </message>
    <message>
        <source>it was played under the rules of another version.</source>
        <translation>Sie wurde nach den Regeln einer anderen Version gespielt.</translation>
    </message>
    <message>
        <source>Person %1 is damaged and is left out.</source>
        <translation>Person %1 ist beschädigt und bleibt weg.</translation>
    </message>
    <message>
        <source>Nothing of this session will be saved: %1</source>
        <translation>Nichts aus dieser Sitzung wird gesichert: %1</translation>
    </message>
    <message>
        <source>There is no game to export, so %1 stays as it is: choose another name.</source>
        <translation>Es gibt keine Partie zu exportieren, deshalb bleibt %1, wie es ist: Wähle einen anderen Namen.</translation>
    </message>
    <message>
        <source>Some games are damaged, so %1 stays as it is: restart the program to repair them, or choose another name for the others.</source>
        <translation>Einige Partien sind beschädigt, deshalb bleibt %1, wie es ist: Starte das Programm neu, um sie zu reparieren, oder wähle für die übrigen einen anderen Namen.</translation>
    </message>
    <message>
        <source>The game “%2” can&apos;t be loaded, so %1 stays as it is: reinstall the program, or choose another name for the other games.</source>
        <translation>Das Spiel „%2“ lässt sich nicht laden, deshalb bleibt %1, wie es ist: Installiere das Programm neu oder wähle für die übrigen Partien einen anderen Namen.</translation>
    </message>
    <message>
        <source>The games here have format %1, and this version knows formats up to %2. They can be read and exported; install the newest version to continue.</source>
        <translation>Die Partien hier haben Format %1, und diese Version kennt Formate bis %2. Sie lassen sich lesen und exportieren; installiere die neueste Version, um weiterzuspielen.</translation>
    </message>
    <message>
        <source>a newer version saved the games here. Install the newest one.</source>
        <translation>Eine neuere Version hat die Partien hier gespeichert. Installiere die neueste.</translation>
    </message>
    <message>
        <source>the game “%1” is not installed. Import it where that game is.</source>
        <translation>Das Spiel „%1“ ist nicht installiert. Importiere sie dort, wo es das ist.</translation>
    </message>
    <message>
        <source>the game “%1” can&apos;t be loaded. Reinstall the program.</source>
        <translation>Das Spiel „%1“ lässt sich nicht laden. Installiere das Programm neu.</translation>
    </message>
</context>
<context>
    <name>StrengthPanel</name>
    <message>
        <source>Strength</source>
        <translation>Spielstärke</translation>
    </message>
    <message>
        <source>of all opponents, as measured</source>
        <translation>aller Gegner, wie gemessen</translation>
    </message>
    <message>
        <source>of all opponents</source>
        <translation>aller Gegner</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Press Enter to continue.</source>
        <translation>Weiter mit der Eingabetaste.</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>The button that goes on</source>
        <translation>Die Taste, mit der es weitergeht</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Back to the start of the round</source>
        <translation>Zurück zum Anfang der Runde</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Explain what the pointer or the keyboard is on</source>
        <translation>Erklären, worauf Zeiger oder Tastatur stehen</translation>
    </message>
    <message>
        <source>The card in large</source>
        <translation>Die Karte in groß</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Running total on or off</source>
        <translation>Zwischenstand an oder aus</translation>
    </message>
    <message>
        <source>What the game was begun for</source>
        <translation>Wofür die Partie begonnen wurde</translation>
    </message>
    <message>
        <source>Table as a list or as a picture</source>
        <translation>Tisch als Liste oder als Bild</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Finish what is being shown</source>
        <translation>Beenden, was gerade gezeigt wird</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>A step back, or the menu</source>
        <translation>Einen Schritt zurück oder das Menü</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>How many opponents, %1 to %2 [%3]</source>
        <translation>Wie viele Gegner, %1 bis %2 [%3]</translation>
    </message>
    <message>
        <source>%1 are in the middle of a game of %2 (%3). Continue it?</source>
        <translation>%1 stecken mitten in einer Partie %2 (%3). Weiterspielen?</translation>
    </message>
    <message>
        <source>The game is saved: the next start continues it.</source>
        <translation>Die Partie ist gespeichert: Der nächste Start setzt sie fort.</translation>
    </message>
    <message>
        <source>An unfinished game can&apos;t be continued: %1</source>
        <translation>Eine unvollendete Partie lässt sich nicht fortsetzen: %1</translation>
    </message>
    <message>
        <source>Type a number from %1 to %2.</source>
        <translation>Tippe eine Zahl von %1 bis %2.</translation>
    </message>
    <message>
        <source>Nobody answers, so no game was begun.</source>
        <translation>Niemand antwortet, also wurde keine Partie begonnen.</translation>
    </message>
    <message>
        <source>Nothing more can be read here.</source>
        <translation>Hier kommt keine Eingabe mehr.</translation>
    </message>
    <message>
        <source>Your name [%1]</source>
        <translation>Dein Name [%1]</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>ply %1 of %2</source>
        <translation>nach Zug %1 von %2</translation>
    </message>
    <message>
        <source>as %1 saw it</source>
        <translation>aus der Sicht von %1</translation>
    </message>
    <message>
        <source>last moves</source>
        <translation>letzte Züge</translation>
    </message>
    <message>
        <source>Something has been revealed since, so the game will not count in anyone&apos;s statistics. Do %1 agree?</source>
        <translation>Seither wurde etwas aufgedeckt, also zählt die Partie dann für niemanden in der Statistik. Sind %1 einverstanden?</translation>
    </message>
    <message>
        <source>number or move · hint · u undo · r redo · s score · h help · q save and quit</source>
        <translation>Nummer oder Zug · hint Tipp · u zurück · r wieder vor · s Wertung · h Hilfe · q speichern und aufhören</translation>
    </message>
    <message>
        <source>y</source>
        <comment>yes, as a single letter</comment>
        <translation>j</translation>
    </message>
    <message>
        <source>n</source>
        <comment>no, as a single letter</comment>
        <translation>n</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>Zurückgenommen: %1</translation>
    </message>
    <message>
        <source>With a hint the game will not count in anyone&apos;s statistics. Do %1 agree?</source>
        <translation>Mit einem Tipp zählt die Partie für niemanden in der Statistik. Sind %1 einverstanden?</translation>
    </message>
    <message>
        <source>The reasons hold if play goes on as expected.</source>
        <translation>Die Gründe gelten, wenn es weitergeht wie erwartet.</translation>
    </message>
    <message>
        <source>Something has been revealed since, so the game will not count for statistics. Go back all the same?</source>
        <translation>Seither wurde etwas aufgedeckt, also zählt die Partie dann nicht für die Statistik. Trotzdem zurück?</translation>
    </message>
    <message>
        <source>With a hint the game will not count for statistics. A hint all the same?</source>
        <translation>Mit einem Tipp zählt die Partie nicht für die Statistik. Trotzdem einen Tipp?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who is asked, the question</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Type the number of a choice, or a move as records write it, such as</source>
        <translation>Tippe die Nummer einer Möglichkeit oder einen Zug, wie ihn Aufzeichnungen schreiben, etwa</translation>
    </message>
    <message>
        <source>and besides</source>
        <translation>und außerdem</translation>
    </message>
    <message>
        <source>Enter: look at the table and the question again</source>
        <translation>Enter: Tisch und Frage noch einmal ansehen</translation>
    </message>
    <message>
        <source>hint: up to three good choices and why; the game will not count for statistics then</source>
        <translation>hint: bis zu drei gute Möglichkeiten und warum; die Partie zählt dann nicht für die Statistik</translation>
    </message>
    <message>
        <source>s: the score as it stands</source>
        <translation>s: die Wertung bisher</translation>
    </message>
    <message>
        <source>%1, press Enter when nobody else is looking.</source>
        <translation>%1, drücke Enter, wenn sonst niemand hinsieht.</translation>
    </message>
    <message>
        <source>That won&apos;t do: %1</source>
        <translation>Das geht nicht: %1</translation>
    </message>
    <message>
        <source>%1 decided last. %1, do you agree?</source>
        <translation>Zuletzt hat %1 entschieden. %1, einverstanden?</translation>
    </message>
    <message>
        <source>u: undo the last decision; the computer&apos;s answers go with it</source>
        <translation>u: die letzte Entscheidung zurücknehmen, samt den Antworten des Computers</translation>
    </message>
    <message>
        <source>r: redo what was undone</source>
        <translation>r: Zurückgenommenes wieder spielen</translation>
    </message>
    <message>
        <source>q: save and quit; the next start continues from here</source>
        <translation>q: speichern und aufhören; der nächste Start geht hier weiter</translation>
    </message>
    <message>
        <source>There is no choice %1: choose one of %2.</source>
        <translation>Die Möglichkeit %1 gibt es nicht: Wähle eine von %2.</translation>
    </message>
    <message>
        <source>Nobody has decided anything yet.</source>
        <translation>Noch hat niemand etwas entschieden.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a share of a win</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>The first is better: %1</source>
        <translation>Das Erste ist besser: %1</translation>
    </message>
    <message>
        <source>Enter leads back.</source>
        <translation>Enter führt zurück.</translation>
    </message>
    <message>
        <source>Type h for help.</source>
        <translation>Mit h gibt es Hilfe.</translation>
    </message>
    <message>
        <source>The game is not being saved: %1</source>
        <translation>Die Partie wird nicht gesichert: %1</translation>
    </message>
    <message>
        <source>uu: undo a decision of several moves back to its start</source>
        <translation>uu: eine Entscheidung aus mehreren Zügen bis zu ihrem Anfang zurücknehmen</translation>
    </message>
</context>
<context>
    <name>TextSizeNote</name>
    <message>
        <source>Text %1 %</source>
        <translation>Text %1 %</translation>
    </message>
</context>
<context>
    <name>Today</name>
    <message>
        <source>A new day has begun, with another game.</source>
        <translation>Ein neuer Tag hat begonnen, mit einer anderen Partie.</translation>
    </message>
    <message>
        <source>Play again, for practice</source>
        <translation>Noch einmal zur Übung</translation>
    </message>
    <message>
        <source>One try counts. After it you may play again as often as you like.</source>
        <translation>Ein Versuch zählt. Danach kannst du so oft spielen, wie du willst.</translation>
    </message>
    <message>
        <source>Your try has begun: it is the one that counts.</source>
        <translation>Dein Versuch hat begonnen: Er ist der, der zählt.</translation>
    </message>
    <message>
        <source>Your try was given up. Tomorrow there is another game.</source>
        <translation>Dein Versuch wurde aufgegeben. Morgen gibt es eine andere Partie.</translation>
    </message>
    <message>
        <source>Your try: %1, place %2 of %3.</source>
        <translation>Dein Versuch: %1, Rang %2 von %3.</translation>
    </message>
    <message>
        <source>Play to the end without help to start a streak.</source>
        <translation>Spiel ohne Hilfe zu Ende und beginne eine Serie.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n Tag in Folge</numerusform>
            <numerusform>%n Tage in Folge</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, place %2</source>
        <translation>%1, Rang %2</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>It was played with help.</source>
        <translation>Er wurde mit Hilfe gespielt.</translation>
    </message>
    <message>
        <source>place %1 of %2</source>
        <translation>Rang %1 von %2</translation>
    </message>
    <message>
        <source>still to come</source>
        <translation>kommt noch</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>nicht gespielt</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>begonnen</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>aufgegeben</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>mit Hilfe</translation>
    </message>
    <message>
        <source>Today, %1</source>
        <translation>Heute, %1</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>not won</source>
        <translation>nicht gewonnen</translation>
    </message>
    <message>
        <source>Your try: %1, %2.</source>
        <translation>Dein Versuch: %1, %2.</translation>
    </message>
</context>
<context>
    <name>TodayView</name>
    <message>
        <source>Computer players are playing your cards …</source>
        <translation>Computergegner spielen deine Karten …</translation>
    </message>
    <message>
        <source>The same cards in your place</source>
        <translation>Dieselben Karten an deinem Platz</translation>
    </message>
    <message>
        <source>The first try of a day counts, by the date of this device. Days finished without help make a streak.</source>
        <translation>Es zählt der erste Versuch eines Tages, nach dem Datum dieses Geräts. Ohne Hilfe beendete Tage bilden eine Serie.</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
</context>
<context>
    <name>Transport</name>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Bild ↑</translation>
    </message>
    <message>
        <source>Previous decision of this player</source>
        <translation>Vorige Entscheidung dieses Spielers</translation>
    </message>
    <message>
        <source>Shift ←</source>
        <translation>Umschalt ←</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Next decision of this player</source>
        <translation>Nächste Entscheidung dieses Spielers</translation>
    </message>
    <message>
        <source>Shift →</source>
        <translation>Umschalt →</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>Previous round</source>
        <translation>Vorige Runde</translation>
    </message>
    <message>
        <source>Previous decision</source>
        <translation>Vorige Entscheidung</translation>
    </message>
    <message>
        <source>Next decision</source>
        <translation>Nächste Entscheidung</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Bild ↓</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>This table only</source>
        <translation>Nur dieser Tisch</translation>
    </message>
    <message>
        <source>Step through the decisions at the table of the player in front</source>
        <translation>Nur die Entscheidungen am Tisch des Spielers vorn zeigen</translation>
    </message>
    <message>
        <source>All tables</source>
        <translation>Alle Tische</translation>
    </message>
    <message>
        <source>All tables side by side, without the opponents</source>
        <translation>Alle Tische nebeneinander, ohne die Leiste der Gegner</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>Something has been revealed since. Going back counts as help: the game won&apos;t count in your statistics.</source>
        <translation>Seitdem wurde etwas aufgedeckt. Zurückgehen gilt als Hilfe: Die Partie zählt dann nicht in deiner Statistik.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>%1 decided last. Does %1 take it back?</source>
        <translation>Zuletzt hat %1 entschieden. Nimmt %1 das zurück?</translation>
    </message>
    <message>
        <source>%1 takes it back</source>
        <translation>%1 nimmt es zurück</translation>
    </message>
    <message>
        <source>Decisions of %1 are taken back, too. Do all agree?</source>
        <translation>Auch Entscheidungen von %1 werden zurückgenommen. Sind alle einverstanden?</translation>
    </message>
    <message>
        <source>There was nothing to decide, so the game went on. Shall it stop at such places from now on?</source>
        <translation>Hier gab es nichts zu entscheiden, darum ging das Spiel weiter. Soll es an solchen Stellen künftig halten?</translation>
    </message>
    <message>
        <source>Passed over</source>
        <translation>Übergangen</translation>
    </message>
    <message>
        <source>Going back</source>
        <translation>Zurückgehen</translation>
    </message>
    <message>
        <source>All agree</source>
        <translation>Alle einverstanden</translation>
    </message>
    <message>
        <source>Stop again</source>
        <translation>Wieder halten</translation>
    </message>
    <message>
        <source>Something has been revealed since. Going back counts as help: the game won&apos;t count in anyone&apos;s statistics. Do %1 agree?</source>
        <translation>Seitdem wurde etwas aufgedeckt. Zurückgehen gilt als Hilfe: Die Partie zählt dann für niemanden in der Statistik. Sind %1 einverstanden?</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Zurückgehen</translation>
    </message>
    <message>
        <source>Everything that was decided in this round is taken back.</source>
        <translation>Alles, was in dieser Runde entschieden wurde, wird zurückgenommen.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>There is no more than one decision of this round to take back.</source>
        <translation>In dieser Runde lässt sich nicht mehr als eine Entscheidung zurücknehmen.</translation>
    </message>
    <message>
        <source>What was undone is played again.</source>
        <translation>Das Zurückgenommene wird wieder gespielt.</translation>
    </message>
</context>
<context>
    <name>UndoMenu</name>
    <message>
        <source>Back to the start of the round</source>
        <translation>Zurück zum Anfang der Runde</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Back to the start of this decision</source>
        <translation>Zurück zum Anfang der Entscheidung</translation>
    </message>
</context>
<context>
    <name>Upkeep</name>
    <message>
        <source>Making a backup …</source>
        <translation>Sicherung wird angelegt …</translation>
    </message>
    <message>
        <source>because you asked</source>
        <translation>auf deinen Wunsch</translation>
    </message>
    <message numerus="yes">
        <source>%n damaged game(s) stayed behind.</source>
        <translation>
            <numerusform>%n beschädigte Partie blieb zurück.</numerusform>
            <numerusform>%n beschädigte Partien blieben zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of other versions, not played through: %1.</source>
        <translation>Aus anderen Versionen, nicht durchgespielt: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n backup(s)</source>
        <translation>
            <numerusform>%n Sicherung</numerusform>
            <numerusform>%n Sicherungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Backup %1: %2</source>
        <translation>Sicherung %1: %2</translation>
    </message>
    <message>
        <source>%1 already exists: choose another name.</source>
        <translation>%1 gibt es schon: Wähle einen anderen Namen.</translation>
    </message>
    <message>
        <source>The next start won&apos;t know it: start with --data %1.</source>
        <translation>Der nächste Start weiß davon nichts: Starte mit --data %1.</translation>
    </message>
    <message>
        <source>The data folder could not be opened: restart the program.</source>
        <translation>Der Datenordner ließ sich nicht öffnen: Starte das Programm neu.</translation>
    </message>
    <message>
        <source>Stopped. Nothing was changed.</source>
        <translation>Angehalten. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Everything is in %1 now; the old files stay.</source>
        <translation>Alles liegt jetzt in %1; die alten Dateien bleiben.</translation>
    </message>
    <message>
        <source>Restoring the backup …</source>
        <translation>Sicherung wird wiederhergestellt …</translation>
    </message>
    <message>
        <source>Exporting …</source>
        <translation>Wird exportiert …</translation>
    </message>
    <message>
        <source>Importing …</source>
        <translation>Wird importiert …</translation>
    </message>
    <message>
        <source>Checking everything …</source>
        <translation>Alles wird geprüft …</translation>
    </message>
    <message>
        <source>Recounting …</source>
        <translation>Wird neu gezählt …</translation>
    </message>
    <message>
        <source>Moving there …</source>
        <translation>Wird dorthin verlegt …</translation>
    </message>
    <message>
        <source>Checking …</source>
        <translation>Wird geprüft …</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Restored. What was here before is now backup %1.</source>
        <translation>Wiederhergestellt. Was vorher da war, ist jetzt Sicherung %1.</translation>
    </message>
    <message>
        <source>Not everything in it can be imported:</source>
        <translation>Nicht alles darin lässt sich importieren:</translation>
    </message>
    <message>
        <source>Not everything is intact: restart the program.</source>
        <translation>Nicht alles ist unversehrt: Starte das Programm neu.</translation>
    </message>
    <message>
        <source>Damaged and left out: %1. Restart the program.</source>
        <translation>Beschädigt und weggelassen: %1. Starte das Programm neu.</translation>
    </message>
    <message>
        <source>Backup %1 has been made and checked.</source>
        <translation>Sicherung %1 ist angelegt und geprüft.</translation>
    </message>
    <message>
        <source>What is here now becomes a backup first, so you can change your mind.</source>
        <translation>Was jetzt hier ist, wird zuerst gesichert; du kannst also zurück.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) begun since</source>
        <translation>
            <numerusform>%n seither begonnene Partie</numerusform>
            <numerusform>%n seither begonnene Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the latest moves of %n game(s)</source>
        <translation>
            <numerusform>die letzten Züge von %n Partie</numerusform>
            <numerusform>die letzten Züge von %n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>1 person</source>
        <translation>1 Person</translation>
    </message>
    <message>
        <source>%1 people</source>
        <translation>%1 Personen</translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s)</source>
        <translation>
            <numerusform>%n Einstellung</numerusform>
            <numerusform>%n Einstellungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2 (%3).</source>
        <translation>%1 in %2 (%3).</translation>
    </message>
    <message>
        <source>A backup is made before.</source>
        <translation>Vorher entsteht eine Sicherung.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Imported: %1. What was here before is backup %2.</source>
        <translation>Importiert: %1. Was vorher hier war, ist Sicherung %2.</translation>
    </message>
    <message>
        <source>The rest can be imported another time.</source>
        <translation>Der Rest lässt sich ein andermal importieren.</translation>
    </message>
    <message>
        <source>The games belong to a newer version: check them there.</source>
        <translation>Die Partien gehören zu einer neueren Version: Prüfe sie dort.</translation>
    </message>
    <message>
        <source>%1, of which damaged: %2. Restart the program.</source>
        <translation>%1, davon beschädigt: %2. Starte das Programm neu.</translation>
    </message>
    <message>
        <source>Recounted: %1.</source>
        <translation>Neu gezählt: %1.</translation>
    </message>
    <message>
        <source>Copied: paste it where you need it.</source>
        <translation>Kopiert: Füge es ein, wo du es brauchst.</translation>
    </message>
    <message>
        <source>before an older backup was restored</source>
        <translation>vor dem Wiederherstellen eines älteren Stands</translation>
    </message>
    <message>
        <source>You would lose:</source>
        <translation>Das ginge verloren:</translation>
    </message>
    <message>
        <source>changed names, settings or own boxes</source>
        <translation>geänderte Namen, Einstellungen oder eigenes Spielmaterial</translation>
    </message>
    <message>
        <source>Continued since: %1</source>
        <translation>Seither fortgesetzt: %1</translation>
    </message>
    <message>
        <source>Continued differently here, both stay: %1</source>
        <translation>Hier anders fortgesetzt, beide bleiben: %1</translation>
    </message>
    <message>
        <source>Of these in the trash: %1</source>
        <translation>Davon im Papierkorb: %1</translation>
    </message>
    <message>
        <source>Without the hidden deal, for watching only: %1</source>
        <translation>Ohne den verdeckten Teil, nur zum Ansehen: %1</translation>
    </message>
    <message>
        <source>Everything is intact.</source>
        <translation>Alles ist unversehrt.</translation>
    </message>
    <message>
        <source>The statistics are damaged: recount them.</source>
        <translation>Die Statistik ist beschädigt: Zähle neu.</translation>
    </message>
    <message>
        <source>Some games are not counted yet: recount.</source>
        <translation>Einige Partien sind noch nicht gezählt: Zähle neu.</translation>
    </message>
    <message>
        <source>Not chosen here yet: %1</source>
        <translation>Hier noch nicht gewählt: %1</translation>
    </message>
    <message>
        <source>%1, played through, all in order.</source>
        <translation>%1, durchgespielt, alle in Ordnung.</translation>
    </message>
    <message>
        <source>The statistics are in order.</source>
        <translation>Die Statistik ist in Ordnung.</translation>
    </message>
    <message>
        <source>%1, of which damaged: %2. Make a new one.</source>
        <translation>%1, davon beschädigt: %2. Lege eine neue an.</translation>
    </message>
    <message>
        <source>after a session</source>
        <translation>nach einer Sitzung</translation>
    </message>
    <message>
        <source>before a new format</source>
        <translation>vor einem neuen Format</translation>
    </message>
    <message>
        <source>before an import</source>
        <translation>vor einem Import</translation>
    </message>
    <message>
        <source>Nothing would be lost.</source>
        <translation>Nichts ginge verloren.</translation>
    </message>
    <message>
        <source>There is nothing new in it.</source>
        <translation>Darin ist nichts Neues.</translation>
    </message>
    <message>
        <source>New: %1</source>
        <translation>Neu: %1</translation>
    </message>
    <message>
        <source>Here already: %1</source>
        <translation>Schon hier: %1</translation>
    </message>
    <message>
        <source>· and %1 more</source>
        <translation>· und %1 weitere</translation>
    </message>
    <message>
        <source>There is no backup yet: make one.</source>
        <translation>Es gibt noch keine Sicherung: Lege eine an.</translation>
    </message>
    <message>
        <source>%1, all good.</source>
        <translation>%1, alle gut.</translation>
    </message>
    <message>
        <source>The last move in it: %1.</source>
        <translation>Letzter Zug darin: %1.</translation>
    </message>
    <message>
        <source>People: %1</source>
        <translation>Personen: %1</translation>
    </message>
    <message>
        <source>Not played through, as the game “%1” can&apos;t be loaded: %2. Reinstall the program.</source>
        <translation>Nicht durchgespielt, weil sich das Spiel „%1“ nicht laden lässt: %2. Installiere das Programm neu.</translation>
    </message>
    <message>
        <source>Kept until their game is installed: %1</source>
        <translation>Aufbewahrt, bis ihr Spiel installiert ist: %1</translation>
    </message>
</context>
<context>
    <name>WaitingGame</name>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>WatchBar</name>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Thoughts</source>
        <translation>Gedanken</translation>
    </message>
    <message>
        <source>Shows the options after every decision</source>
        <translation>Zeigt nach jeder Entscheidung, was zur Wahl stand</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Welcome to the quay</source>
        <translation>Willkommen am Kai</translation>
    </message>
    <message>
        <source>Who are you? All of this can be changed later.</source>
        <translation>Wer bist du? Alles hier lässt sich später ändern.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>With music</source>
        <translation>Mit Musik</translation>
    </message>
    <message>
        <source>Sounds only</source>
        <translation>Nur Geräusche</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>Stumm</translation>
    </message>
    <message>
        <source>Do you know the games?</source>
        <translation>Kennst du die Spiele?</translation>
    </message>
    <message>
        <source>Do you know the game?</source>
        <translation>Kennst du das Spiel?</translation>
    </message>
    <message>
        <source>No, show me how</source>
        <translation>Nein, zeig es mir</translation>
    </message>
    <message>
        <source>Yes, new game</source>
        <translation>Ja, neue Partie</translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>the questions of the first start</comment>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Key Escape</source>
        <translation>Taste Escape</translation>
    </message>
</context>
<context>
    <name>WinnerPanel</name>
    <message>
        <source>Step through</source>
        <translation>Durchgehen</translation>
    </message>
    <message>
        <source>Is it fair?</source>
        <translation>Ist es fair?</translation>
    </message>
</context>
<context>
    <name>WorkPanel</name>
    <message>
        <source>Looking back at your game</source>
        <translation>Rückblick auf deine Partie</translation>
    </message>
    <message>
        <source>How much of the game has been looked at</source>
        <translation>Wie viel von der Partie schon angesehen ist</translation>
    </message>
    <message>
        <source>You may leave the page: coming back, it goes on from there.</source>
        <translation>Du kannst die Seite verlassen: Kommst du zurück, geht es von dort weiter.</translation>
    </message>
</context>
</TS>
