<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name>Venedig.Board</name>
    <message>
        <source>The pile driver could begin here.</source>
        <translation>Le batteur de pieux pourrait commencer ici.</translation>
    </message>
    <message>
        <source>From %1 on there is no room for %2.</source>
        <translation>À partir de %1, il n’y a pas assez d’espace pour %2.</translation>
    </message>
    <message>
        <source>the gondola</source>
        <translation>la gondole</translation>
    </message>
    <message>
        <source>%1 is canal: no pile ever stands there.</source>
        <translation>%1 est dans le canal&#xa0;: aucun pieu n’y tient jamais.</translation>
    </message>
    <message>
        <source>The pile on %1 is an older one: markers go on the piles just driven.</source>
        <translation>Le pieu en %1 était déjà là&#xa0;: les marqueurs vont sur les pieux qui viennent d’être enfoncés.</translation>
    </message>
    <message>
        <source>A pile stands on %1 already.</source>
        <translation>Il y a déjà un pieu en %1.</translation>
    </message>
    <message>
        <source>%1 is beside none of the piles just driven.</source>
        <translation>%1 ne touche aucun des pieux qui viennent d’être enfoncés.</translation>
    </message>
    <message>
        <source>%1 is neither on the bank of the canal nor beside a pile.</source>
        <translation>%1 n’est ni sur la rive du canal ni à côté d’un pieu.</translation>
    </message>
    <message>
        <source>canal</source>
        <translation>canal</translation>
    </message>
    <message>
        <source>%1, marker of %2</source>
        <translation>%1, marqueur de %2</translation>
    </message>
    <message>
        <source>A pile can be driven here.</source>
        <translation>On peut enfoncer un pieu ici.</translation>
    </message>
    <message>
        <source>A marker can be placed here.</source>
        <translation>On peut poser un marqueur ici.</translation>
    </message>
    <message>
        <source>Your tile can lie here.</source>
        <translation>Votre quartier peut tenir ici.</translation>
    </message>
    <message>
        <source>This tile can be taken off the board.</source>
        <translation>Ce quartier peut être démoli.</translation>
    </message>
    <message>
        <source>There is no pile on %1.</source>
        <translation>Il n’y a pas de pieu en %1.</translation>
    </message>
    <message>
        <source>A tile lies on %1.</source>
        <translation>Un quartier occupe %1.</translation>
    </message>
    <message>
        <source>A marker stands on %1 already.</source>
        <translation>Il y a déjà un marqueur en %1.</translation>
    </message>
    <message>
        <source>free pile</source>
        <translation>pieu libre</translation>
    </message>
    <message>
        <source>the gondola with the marker of %1</source>
        <translation>la gondole avec le marqueur de %1</translation>
    </message>
    <message>
        <source>open water on the bank</source>
        <translation>eau libre sur la rive</translation>
    </message>
    <message>
        <source>open water</source>
        <translation>eau libre</translation>
    </message>
    <message>
        <source>on %1</source>
        <comment>where a tile would lie</comment>
        <translation>en %1</translation>
    </message>
    <message>
        <source>%1 in this stack.</source>
        <translation>%1 dans cette pile.</translation>
    </message>
    <message>
        <source>Stack of this shape: %1, nothing lies on top.</source>
        <translation>Pile de cette forme&#xa0;: %1, rien de visible.</translation>
    </message>
    <message>
        <source>The lagoon, 17 columns A to Q and 8 rows</source>
        <translation>La lagune, 17 colonnes de A à Q et 8 rangées</translation>
    </message>
</context>
<context>
    <name>Venedig.Boxes</name>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) different from the standard box</source>
        <translation>
            <numerusform>%n ligne différente du matériel habituel</numerusform>
            <numerusform>%n lignes différentes du matériel habituel</numerusform>
        </translation>
    </message>
    <message>
        <source>most rounds</source>
        <translation>manches au plus</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>The canal: %1. The gondola starts at %2.</source>
        <translation>Le canal&#xa0;: %1. La gondole part de %2.</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Pierres</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Quartiers</translation>
    </message>
    <message>
        <source>Cards by role and players</source>
        <translation>Cartes par rôle et nombre de joueurs</translation>
    </message>
    <message>
        <source>Boxes …</source>
        <translation>Matériel…</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Matériel</translation>
    </message>
    <message>
        <source>Play with board, tiles and cards of your printed game, or try a variant</source>
        <translation>Jouez avec le plateau, les quartiers et les cartes de votre boîte, ou essayez une variante</translation>
    </message>
    <message>
        <source>Board, tiles and cards as CSV. Begin with the standard box: save it, change it in a spreadsheet, add it here. A game keeps its box, on other devices, too.</source>
        <translation>Plateau, quartiers et cartes en CSV. Commencez par le matériel habituel&#xa0;: enregistrez-le, modifiez-le dans un tableur, ajoutez-le ici. Une partie garde son matériel, même sur d’autres appareils.</translation>
    </message>
    <message>
        <source>Save the standard box …</source>
        <translation>Enregistrer le matériel habituel…</translation>
    </message>
    <message>
        <source>Own box</source>
        <translation>Matériel personnel</translation>
    </message>
    <message>
        <source>There are %1 boxes already: remove one first.</source>
        <translation>Il y en a déjà %1&#xa0;: retirez-en d’abord un.</translation>
    </message>
    <message>
        <source>Different from the standard box</source>
        <translation>Différent de l’habituel</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>with %1 players %2</source>
        <translation>à %1 joueurs %2</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) with something reconstructed</source>
        <translation>
            <numerusform>%n ligne avec du reconstitué</numerusform>
            <numerusform>%n lignes avec du reconstitué</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing is reconstructed</source>
        <translation>rien n’est reconstitué</translation>
    </message>
    <message>
        <source>%1 means nothing for the role %2; allowed is an empty cell.</source>
        <translation>%1 ne veut rien dire pour le rôle %2&#xa0;; une cellule vide est permise.</translation>
    </message>
    <message>
        <source>%1 is no pattern of this shape (%2); allowed is something like %3.</source>
        <translation>%1 n’est pas un motif de cette forme (%2)&#xa0;; écrivez par exemple %3.</translation>
    </message>
    <message>
        <source>%1 is nothing that a board has; allowed are %2.</source>
        <translation>%1 n’existe pas sur un plateau&#xa0;; sont permis %2.</translation>
    </message>
    <message>
        <source>%1 is no row of the board; allowed are %2 signs, ~ for canal and . for lagoon.</source>
        <translation>%1 n’est pas une rangée du plateau&#xa0;; sont permis %2 signes, ~ pour le canal et . pour la lagune.</translation>
    </message>
    <message>
        <source>there is no canal, so no pile could be driven: put one in.</source>
        <translation>il n’y a pas de canal, aucun pieu ne pourrait donc être enfoncé&#xa0;: ajoutez-en un.</translation>
    </message>
    <message>
        <source>the canal must hang together, and %1 of its cells lie apart: join them.</source>
        <translation>le canal doit être d’un seul tenant, et %1 de ses cases sont à part&#xa0;: reliez-les.</translation>
    </message>
    <message>
        <source>there are %1 piles and only %2 lagoon cells: take fewer piles or more lagoon.</source>
        <translation>il y a %1 pieux et seulement %2 cases de lagune&#xa0;: prenez moins de pieux ou plus de lagune.</translation>
    </message>
    <message>
        <source>of the shape “%2” there are %1, and each of six players takes one at the start.</source>
        <translation>de la forme «&#xa0;%2&#xa0;» il y en a %1, et chacun des six joueurs en prend une au début.</translation>
    </message>
    <message>
        <source>with %1 players and the roles “%2” there are %3 cards, and the rules want %4, five for each.</source>
        <translation>avec %1 joueurs et les rôles «&#xa0;%2&#xa0;» il y a %3 cartes, et les règles en veulent %4, cinq pour chacun.</translation>
    </message>
    <message>
        <source>the role %1 is not used with plain roles: write “all” in the column “roles”.</source>
        <translation>le rôle %1 n’existe pas avec les rôles simples&#xa0;: écrivez «&#xa0;all&#xa0;» dans la colonne «&#xa0;roles&#xa0;».</translation>
    </message>
    <message>
        <source>there are %1 spies and beggars, and %2 are the most: leave some out.</source>
        <translation>il y a %1 espions et mendiants, et %2 sont le maximum&#xa0;: retirez-en.</translation>
    </message>
    <message>
        <source>end of the track</source>
        <translation>bout de la piste</translation>
    </message>
    <message>
        <source>piles</source>
        <translation>pieux</translation>
    </message>
    <message>
        <source>markers of each player</source>
        <translation>marqueurs de chaque joueur</translation>
    </message>
    <message>
        <source>%1 is missing: put it in.</source>
        <translation>%1 manque&#xa0;: ajoutez-le.</translation>
    </message>
    <message>
        <source>%1 is no canal cell; allowed is one such as %2.</source>
        <translation>%1 n’est pas une case de canal&#xa0;; est permise une case comme %2.</translation>
    </message>
    <message>
        <source>there are %1 rows, and %2 are the most.</source>
        <translation>il y a %1 lignes, et %2 sont le maximum.</translation>
    </message>
    <message>
        <source>there are %1 lawyers, and one is the most: leave some out.</source>
        <translation>il y a %1 avocats, et un seul est permis&#xa0;: retirez-en.</translation>
    </message>
    <message>
        <source>%1: without %2</source>
        <translation>%1&#xa0;: sans %2</translation>
    </message>
    <message>
        <source>canal cells</source>
        <translation>cases de canal</translation>
    </message>
    <message>
        <source>%1: %2 instead of %3</source>
        <translation>%1&#xa0;: %2 au lieu de %3</translation>
    </message>
    <message>
        <source>%1: %2 is new</source>
        <translation>%1&#xa0;: %2 est nouveau</translation>
    </message>
</context>
<context>
    <name>Venedig.Cards</name>
    <message>
        <source>Puts a marker on the gondola: 2 points for each tile built on the canal.</source>
        <translation>Pose un marqueur sur la gondole&#xa0;: 2 points par quartier bâti sur la rive et par pont.</translation>
    </message>
    <message>
        <source>Looks at a hand and carries out one of its cards, which stays there.</source>
        <translation>Regarde une main et utilise une de ses cartes, qui y reste.</translation>
    </message>
    <message>
        <source>Carries out somebody else&apos;s opened card as well.</source>
        <translation>Joue à son tour la carte révélée d’un autre.</translation>
    </message>
    <message>
        <source>In this round, the 3 points for covered markers go to the lawyer.</source>
        <translation>Pendant cette manche, les 3 points des marqueurs couverts vont à l’avocat.</translation>
    </message>
    <message>
        <source>Takes a built tile off the board into the own stock.</source>
        <translation>Reprend un quartier bâti dans son dépôt.</translation>
    </message>
    <message>
        <source>%1 (%2), %3, arms: %4</source>
        <comment>a tile, its cells, stones, points</comment>
        <translation>%1 (%2), %3, blasons&#xa0;: %4</translation>
    </message>
    <message>
        <source>%1 (%2, %3)</source>
        <comment>a card, piles, markers</comment>
        <translation>%1 (%2, %3)</translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n stone(s)</source>
        <translation>
            <numerusform>%1 à %n pierre</numerusform>
            <numerusform>%1 à %n pierres</numerusform>
        </translation>
    </message>
    <message>
        <source>Takes city tiles for at most %1.</source>
        <translation>Prend des quartiers pour %1 au&#xa0;plus.</translation>
    </message>
    <message>
        <source>Drives %1 in one group and places %2 on them.</source>
        <translation>Enfonce %1 en un seul groupe et y pose %2.</translation>
    </message>
    <message>
        <source>Builds own tiles for at most %1.</source>
        <translation>Bâtit ses quartiers pour %1 au&#xa0;plus.</translation>
    </message>
    <message>
        <source>Pile driver</source>
        <comment>on a card, where it is narrow</comment>
        <translation>Batteur</translation>
    </message>
    <message>
        <source>councillor</source>
        <translation>conseiller</translation>
    </message>
    <message>
        <source>pile driver</source>
        <translation>batteur de pieux</translation>
    </message>
    <message>
        <source>builder</source>
        <translation>bâtisseur</translation>
    </message>
    <message>
        <source>gondolier</source>
        <translation>gondolier</translation>
    </message>
    <message>
        <source>speculator</source>
        <translation>spéculateur</translation>
    </message>
    <message>
        <source>inventor</source>
        <translation>inventeur</translation>
    </message>
    <message>
        <source>trader</source>
        <translation>négociant</translation>
    </message>
    <message>
        <source>spy</source>
        <translation>espion</translation>
    </message>
    <message>
        <source>beggar</source>
        <translation>mendiant</translation>
    </message>
    <message>
        <source>lawyer</source>
        <translation>avocat</translation>
    </message>
    <message>
        <source>saboteur</source>
        <translation>saboteur</translation>
    </message>
    <message>
        <source>the councillor</source>
        <comment>played, given, seen</comment>
        <translation>le conseiller</translation>
    </message>
    <message>
        <source>the pile driver</source>
        <comment>played, given, seen</comment>
        <translation>le batteur de pieux</translation>
    </message>
    <message>
        <source>the builder</source>
        <comment>played, given, seen</comment>
        <translation>le bâtisseur</translation>
    </message>
    <message>
        <source>the gondolier</source>
        <comment>played, given, seen</comment>
        <translation>le gondolier</translation>
    </message>
    <message>
        <source>the speculator</source>
        <comment>played, given, seen</comment>
        <translation>le spéculateur</translation>
    </message>
    <message>
        <source>the inventor</source>
        <comment>played, given, seen</comment>
        <translation>l’inventeur</translation>
    </message>
    <message>
        <source>the trader</source>
        <comment>played, given, seen</comment>
        <translation>le négociant</translation>
    </message>
    <message>
        <source>the spy</source>
        <comment>played, given, seen</comment>
        <translation>l’espion</translation>
    </message>
    <message>
        <source>the beggar</source>
        <comment>played, given, seen</comment>
        <translation>le mendiant</translation>
    </message>
    <message>
        <source>the lawyer</source>
        <comment>played, given, seen</comment>
        <translation>l’avocat</translation>
    </message>
    <message>
        <source>the saboteur</source>
        <comment>played, given, seen</comment>
        <translation>le saboteur</translation>
    </message>
    <message>
        <source>a councillor</source>
        <comment>opened</comment>
        <translation>un conseiller</translation>
    </message>
    <message>
        <source>a pile driver</source>
        <comment>opened</comment>
        <translation>un batteur de pieux</translation>
    </message>
    <message>
        <source>a builder</source>
        <comment>opened</comment>
        <translation>un bâtisseur</translation>
    </message>
    <message>
        <source>drives %1 and places %2</source>
        <comment>piles, markers</comment>
        <translation>enfonce %1 et pose %2</translation>
    </message>
    <message>
        <source>puts a marker on the gondola</source>
        <translation>pose un marqueur sur la gondole</translation>
    </message>
    <message>
        <source>%1 if somebody else opens %2</source>
        <comment>points, a role</comment>
        <translation>%1 si quelqu’un d’autre révèle %2</translation>
    </message>
    <message>
        <source>looks at a hand and carries out a card of it</source>
        <translation>regarde une main et utilise une de ses cartes</translation>
    </message>
    <message>
        <source>carries out somebody else&apos;s opened card</source>
        <translation>joue la carte révélée d’un autre</translation>
    </message>
    <message>
        <source>collects what covered markers of others pay this round</source>
        <translation>encaisse ce que paient les marqueurs couverts des autres pendant la manche</translation>
    </message>
    <message>
        <source>takes a built tile into the own stock</source>
        <translation>reprend un quartier bâti dans son dépôt</translation>
    </message>
    <message>
        <source>takes open tiles for %1</source>
        <translation>prend des quartiers visibles pour %1</translation>
    </message>
    <message>
        <source>builds tiles for %1</source>
        <translation>bâtit des quartiers pour %1</translation>
    </message>
</context>
<context>
    <name>Venedig.Cast</name>
    <message>
        <source>Random</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Mason</source>
        <translation>Maçon</translation>
    </message>
    <message>
        <source>Doge</source>
        <translation>Doge</translation>
    </message>
    <message>
        <source>plays at random</source>
        <translation>joue au hasard</translation>
    </message>
    <message>
        <source>goes by rules of thumb</source>
        <translation>suit des règles simples</translation>
    </message>
    <message>
        <source>thinks by far the longest</source>
        <translation>réfléchit de loin le plus longtemps</translation>
    </message>
    <message>
        <source>Shipwright</source>
        <translation>Charpentier</translation>
    </message>
    <message>
        <source>Fisherwoman</source>
        <translation>Pêcheuse</translation>
    </message>
    <message>
        <source>Glassblower</source>
        <translation>Verrier</translation>
    </message>
    <message>
        <source>Rules of thumb</source>
        <translation>À vue de nez</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <translation>Apprenti</translation>
    </message>
    <message>
        <source>Oarsman</source>
        <translation>Rameur</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Marchand</translation>
    </message>
    <message>
        <source>Procurator</source>
        <translation>Procurateur</translation>
    </message>
    <message>
        <source>goes by rules of thumb, and errs often</source>
        <translation>suit des règles simples et se trompe souvent</translation>
    </message>
    <message>
        <source>looks a little ahead, and errs often</source>
        <translation>regarde un peu plus loin et se trompe souvent</translation>
    </message>
    <message>
        <source>weighs many ways in which it may go on</source>
        <translation>pèse de nombreuses suites possibles</translation>
    </message>
    <message>
        <source>Mosaicist</source>
        <translation>Mosaïste</translation>
    </message>
    <message>
        <source>Bridge keeper</source>
        <translation>Gardien de pont</translation>
    </message>
    <message>
        <source>Ferryman</source>
        <translation>Passeur</translation>
    </message>
    <message>
        <source>Gambler</source>
        <translation>Parieur</translation>
    </message>
    <message>
        <source>Gossip</source>
        <comment>a woman who knows everybody&apos;s secrets</comment>
        <translation>Commère</translation>
    </message>
    <message>
        <source>Chronicler</source>
        <translation>Chroniqueuse</translation>
    </message>
    <message>
        <source>edges</source>
        <translation>bords</translation>
    </message>
    <message>
        <source>Drives pile after pile, whenever he can</source>
        <translation>Enfonce pieu après pieu, dès qu’il le peut</translation>
    </message>
    <message>
        <source>piles</source>
        <translation>pieux</translation>
    </message>
    <message>
        <source>looks a little ahead, but errs very often</source>
        <translation>regarde un peu plus loin, mais se trompe très souvent</translation>
    </message>
    <message>
        <source>looks a little ahead, and errs now and then</source>
        <translation>regarde un peu plus loin et se trompe parfois</translation>
    </message>
    <message>
        <source>looks a little ahead, and errs seldom</source>
        <translation>regarde un peu plus loin et se trompe rarement</translation>
    </message>
    <message>
        <source>your sites</source>
        <translation>vos terrains</translation>
    </message>
    <message>
        <source>bridges</source>
        <translation>ponts</translation>
    </message>
    <message>
        <source>the gondola</source>
        <translation>la gondole</translation>
    </message>
    <message>
        <source>bets</source>
        <translation>paris</translation>
    </message>
    <message>
        <source>your cards</source>
        <translation>vos cartes</translation>
    </message>
    <message>
        <source>balance</source>
        <translation>équilibre</translation>
    </message>
    <message>
        <source>Sets markers where others will want to build</source>
        <translation>Pose ses marqueurs là où les autres voudront bâtir</translation>
    </message>
    <message>
        <source>Large tiles, edge to matching edge</source>
        <translation>De grands quartiers, bord à bord</translation>
    </message>
    <message>
        <source>A pile on either side of the canal, and a bridge between</source>
        <translation>Un pieu de chaque côté du canal, et un pont entre les deux</translation>
    </message>
    <message>
        <source>Whoever builds on the bank shall pay him</source>
        <translation>Que ceux qui bâtissent sur la rive le paient</translation>
    </message>
    <message>
        <source>Knows what you must play, and bets on it</source>
        <translation>Sait ce que vous devez jouer, et parie dessus</translation>
    </message>
    <message>
        <source>Lives on the cards of others</source>
        <translation>Vit des cartes des autres</translation>
    </message>
    <message>
        <source>A bit of everything, at the right time</source>
        <translation>Un peu de tout, au bon moment</translation>
    </message>
</context>
<context>
    <name>Venedig.Challenges</name>
    <message>
        <source>The last word</source>
        <translation>Le dernier mot</translation>
    </message>
    <message>
        <source>Whoever drives the last pile says when it is over: let it be you.</source>
        <translation>Qui enfonce le dernier pieu dit quand c’est fini&#xa0;: que ce soit vous.</translation>
    </message>
    <message>
        <source>Far ahead</source>
        <translation>Loin devant</translation>
    </message>
    <message>
        <source>Across the canal</source>
        <translation>Par-dessus le canal</translation>
    </message>
    <message>
        <source>Good neighbours</source>
        <translation>Bon voisinage</translation>
    </message>
    <message>
        <source>Safe bets</source>
        <translation>Paris sûrs</translation>
    </message>
    <message>
        <source>The ground was yours</source>
        <translation>Le terrain était à vous</translation>
    </message>
    <message>
        <source>One opponent, who looks no further than a card. Look further.</source>
        <translation>Un adversaire qui ne voit pas plus loin qu’une carte. Voyez plus loin.</translation>
    </message>
    <message>
        <source>A bridge needs a free pile on either side: drive the second one yourself.</source>
        <translation>Un pont demande un pieu libre de chaque côté&#xa0;: enfoncez le second vous-même.</translation>
    </message>
    <message>
        <source>Building to building, square to square: what matches counts.</source>
        <translation>Maison contre maison, place contre place&#xa0;: ce qui va ensemble compte.</translation>
    </message>
    <message>
        <source>Whoever has nothing to build must fetch tiles: bet on what must come.</source>
        <translation>Qui n’a rien à bâtir doit chercher des quartiers&#xa0;: pariez sur ce qui doit venir.</translation>
    </message>
    <message>
        <source>Set your markers where three others can&apos;t help building.</source>
        <translation>Posez vos marqueurs là où trois autres ne peuvent que bâtir.</translation>
    </message>
    <message>
        <source>Drive the last pile</source>
        <translation>Enfoncez le dernier pieu</translation>
    </message>
    <message>
        <source>Bridges built: %1 or more</source>
        <translation>Ponts bâtis&#xa0;: %1 ou plus</translation>
    </message>
    <message>
        <source>Edges matched: %1 or more</source>
        <translation>Bords assortis&#xa0;: %1 ou plus</translation>
    </message>
    <message>
        <source>Own markers covered by others: %1 or more</source>
        <translation>Vos marqueurs couverts par d’autres&#xa0;: %1 ou plus</translation>
    </message>
    <message>
        <source>Bets won: %1 or more</source>
        <translation>Paris gagnés&#xa0;: %1 ou plus</translation>
    </message>
    <message>
        <source>Bets played: %1 at most</source>
        <translation>Paris joués&#xa0;: %1 au plus</translation>
    </message>
    <message>
        <source>Councillors played: %1 at most</source>
        <translation>Conseillers joués&#xa0;: %1 au plus</translation>
    </message>
    <message>
        <source>Tiles that pay your gondola: %1 or more</source>
        <translation>Quartiers qui paient votre gondole&#xa0;: %1 ou plus</translation>
    </message>
    <message>
        <source>Brought by cards of others: %1 or more</source>
        <translation>Gain avec les cartes des autres&#xa0;: %1 ou plus</translation>
    </message>
    <message>
        <source>Different shapes built: %1 or more</source>
        <translation>Formes différentes bâties&#xa0;: %1 ou plus</translation>
    </message>
</context>
<context>
    <name>Venedig.Chance</name>
    <message>
        <source>Stones and piles on the cards drawn in exchanges</source>
        <translation>Pierres et pieux des cartes tirées lors d’échanges</translation>
    </message>
    <message>
        <source>Stones and piles on the cards dealt</source>
        <translation>Pierres et pieux des cartes distribuées</translation>
    </message>
    <message>
        <source>Edges that the next tiles could match</source>
        <translation>Bords que les quartiers suivants pouvaient assortir</translation>
    </message>
</context>
<context>
    <name>Venedig.Counter</name>
    <message>
        <source>Card %1: %2.</source>
        <translation>Carte %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Chosen, face down.</source>
        <translation>Choisie, face cachée.</translation>
    </message>
    <message>
        <source>no place</source>
        <translation>nulle part</translation>
    </message>
    <message>
        <source>best %1</source>
        <translation>max. %1</translation>
    </message>
    <message>
        <source>Your hand before the exchange</source>
        <translation>Votre main avant l’échange</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Votre main</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>Tiles not built</source>
        <translation>Quartiers non bâtis</translation>
    </message>
    <message>
        <source>Your tiles</source>
        <translation>Vos quartiers</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Quartiers</translation>
    </message>
    <message>
        <source>Opened.</source>
        <translation>Révélée.</translation>
    </message>
    <message>
        <source>Your hand, with the card of %1</source>
        <translation>Votre main, avec la carte de %1</translation>
    </message>
    <message>
        <source>Hand, with the card of %1</source>
        <translation>Main, avec la carte de %1</translation>
    </message>
    <message>
        <source>Hand before the exchange</source>
        <translation>Main avant l’échange</translation>
    </message>
    <message>
        <source>Tiles · %1 left</source>
        <translation>Quartiers · encore %1</translation>
    </message>
    <message>
        <source>Your tiles · %1 left</source>
        <translation>Vos quartiers · encore %1</translation>
    </message>
    <message>
        <source>This is the one you drew: give another.</source>
        <translation>C’est celle que vous avez tirée&#xa0;: donnez-en une autre.</translation>
    </message>
    <message>
        <source>Tile %1: %2.</source>
        <translation>Quartier %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>none: a councillor fetches some</source>
        <translation>aucun&#xa0;: un conseiller en rapporte</translation>
    </message>
</context>
<context>
    <name>Venedig.Drawing</name>
    <message>
        <source>The score</source>
        <translation>Le décompte</translation>
    </message>
    <message>
        <source>The score so far</source>
        <translation>Le score actuel</translation>
    </message>
    <message>
        <source>points</source>
        <comment>a heading</comment>
        <translation>points</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>first, second, third</comment>
        <translation>Rang</translation>
    </message>
    <message>
        <source>open tiles</source>
        <translation>visibles</translation>
    </message>
    <message>
        <source>%1 (%2 st., %3 pts., %4 below)</source>
        <comment>a tile, stones, points, how many lie below</comment>
        <translation>%1 (%2 p., %3 pts, %4 dessous)</translation>
    </message>
    <message>
        <source>begins: %1</source>
        <comment>the start player</comment>
        <translation>commence&#xa0;: %1</translation>
    </message>
    <message>
        <source>player</source>
        <comment>a heading</comment>
        <translation>joueur</translation>
    </message>
    <message>
        <source>markers</source>
        <comment>a heading</comment>
        <translation>marqueurs</translation>
    </message>
    <message>
        <source>card</source>
        <comment>a heading: what is played in this round</comment>
        <translation>carte</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>cachée</translation>
    </message>
    <message>
        <source>%1, face down</source>
        <comment>a card</comment>
        <translation>%1, cachée</translation>
    </message>
    <message>
        <source>surely %1</source>
        <comment>a card that is in a hand</comment>
        <translation>à coup sûr %1</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>cachée</translation>
    </message>
    <message>
        <source>still there</source>
        <translation>reste</translation>
    </message>
    <message>
        <source>building</source>
        <translation>maison</translation>
    </message>
    <message>
        <source>square</source>
        <translation>place</translation>
    </message>
    <message>
        <source>pile</source>
        <translation>pieu</translation>
    </message>
    <message>
        <source>canal</source>
        <translation>canal</translation>
    </message>
    <message>
        <source>bridge</source>
        <translation>pont</translation>
    </message>
    <message>
        <source>gondola</source>
        <translation>gondole</translation>
    </message>
    <message>
        <source>tiles</source>
        <translation>dépôt</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>main</translation>
    </message>
    <message>
        <source>%1 is the lawyer</source>
        <translation>%1 est avocat</translation>
    </message>
    <message>
        <source>%1 is on the gondola</source>
        <translation>%1 est en gondole</translation>
    </message>
</context>
<context>
    <name>Venedig.End</name>
    <message>
        <source>The last round is over</source>
        <translation>La dernière manche est terminée</translation>
    </message>
    <message>
        <source>Who built the city</source>
        <translation>Qui a bâti la ville</translation>
    </message>
    <message>
        <source>%1 drove the last pile in round %2.</source>
        <translation>%1 a enfoncé le dernier pieu à la manche %2.</translation>
    </message>
    <message>
        <source>%1 reached the end of the track in round %2.</source>
        <translation>%1 a atteint le bout de la piste à la manche %2.</translation>
    </message>
    <message>
        <source>After round %1 the game ends.</source>
        <translation>La partie s’arrête après la manche %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n quartier</numerusform>
            <numerusform>%n quartiers</numerusform>
        </translation>
    </message>
    <message>
        <source>best: %1 at %2 for %3</source>
        <comment>a tile, where, points</comment>
        <translation>le meilleur&#xa0;: %1 en %2 pour %3</translation>
    </message>
    <message>
        <source>The last pile is driven</source>
        <translation>Le dernier pieu est enfoncé</translation>
    </message>
    <message>
        <source>The end of the track is reached</source>
        <translation>Le bout de la piste est atteint</translation>
    </message>
    <message numerus="yes">
        <source>%1 share the victory with %n point(s).</source>
        <translation>
            <numerusform>%1 partagent la victoire avec %n point.</numerusform>
            <numerusform>%1 partagent la victoire avec %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins by %n point(s).</source>
        <translation>
            <numerusform>%1 gagne avec %n point d’avance.</numerusform>
            <numerusform>%1 gagne avec %n points d’avance.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Venedig.Explain</name>
    <message>
        <source>It costs %1 and brings %2 points, and one more for every edge with its like.</source>
        <translation>Il coûte %1 et rapporte %2 points, plus un par bord assorti.</translation>
    </message>
    <message>
        <source>Whoever is aboard gets 2 points for every bridge and every tile built on the bank.</source>
        <translation>Qui est à bord reçoit 2 points pour chaque pont et chaque quartier bâti sur la rive.</translation>
    </message>
    <message>
        <source>At the end of the round the opened card goes to the left neighbour.</source>
        <translation>À la fin de la manche, la carte révélée va au voisin de gauche.</translation>
    </message>
    <message>
        <source>Nobody&apos;s marker is on it.</source>
        <translation>Aucun marqueur n’est à bord.</translation>
    </message>
    <message>
        <source>The gondola</source>
        <translation>La gondole</translation>
    </message>
    <message>
        <source>With the lion: if such a card is open, the lion goes one seat on to the left.</source>
        <translation>Avec le lion&#xa0;: si une telle carte est révélée, le lion passe au voisin de gauche.</translation>
    </message>
    <message>
        <source>Nothing lies below it.</source>
        <translation>Il n’y a plus rien dessous.</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>Encore %1</translation>
    </message>
    <message>
        <source>With the last pile the game ends at once: no markers, no later cards.</source>
        <translation>Avec le dernier pieu, la partie s’arrête aussitôt&#xa0;: ni marqueurs, ni autres cartes.</translation>
    </message>
    <message>
        <source>%1 begins this round</source>
        <translation>%1 commence cette manche</translation>
    </message>
    <message>
        <source>Who has the lion may exchange a card before the choice, and acts first.</source>
        <translation>Qui a le lion peut échanger une carte avant le choix, et joue en premier.</translation>
    </message>
    <message>
        <source>The marker of %1 is on it.</source>
        <translation>Le marqueur de %1 est à bord.</translation>
    </message>
    <message>
        <source>Below it, in an order that nobody knows: %1.</source>
        <translation>Dessous, dans un ordre que personne ne connaît&#xa0;: %1.</translation>
    </message>
    <message>
        <source>It goes one seat to the left if one of these is open: %1.</source>
        <translation>Il passe au voisin de gauche si l’une de ces cartes est révélée&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>Venedig.Figures</name>
    <message>
        <source>Tiles and cards</source>
        <translation>Quartiers et cartes</translation>
    </message>
    <message>
        <source>at hand</source>
        <translation>en main</translation>
    </message>
    <message>
        <source>used</source>
        <translation>utilisés</translation>
    </message>
    <message>
        <source>stones</source>
        <translation>pierres</translation>
    </message>
    <message>
        <source>Games in which a tile was built or a card played</source>
        <translation>Parties où le quartier fut bâti ou la carte jouée</translation>
    </message>
    <message>
        <source>Coats of arms</source>
        <translation>Blasons</translation>
    </message>
    <message>
        <source>Matching edges</source>
        <translation>Bords assortis</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marqueurs</translation>
    </message>
    <message>
        <source>Gondola</source>
        <translation>Gondole</translation>
    </message>
    <message>
        <source>Bets</source>
        <translation>Paris</translation>
    </message>
    <message>
        <source>Lawyer</source>
        <translation>Avocat</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Rôles</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Quartiers</translation>
    </message>
    <message>
        <source>Games in which a role was played</source>
        <translation>Parties où un rôle a été joué</translation>
    </message>
    <message>
        <source>Games in which a shape was built</source>
        <translation>Parties où une forme a été bâtie</translation>
    </message>
    <message>
        <source>Tiles and piles</source>
        <translation>Quartiers et pieux</translation>
    </message>
    <message>
        <source>Markers and gondola</source>
        <translation>Marqueurs et gondole</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Tiles taken</source>
        <translation>Quartiers pris</translation>
    </message>
    <message>
        <source>Tiles built</source>
        <translation>Quartiers bâtis</translation>
    </message>
    <message>
        <source>Edges matched</source>
        <translation>Bords assortis</translation>
    </message>
    <message>
        <source>Matching edges a tile</source>
        <translation>Bords assortis par quartier</translation>
    </message>
    <message>
        <source>Stones left over</source>
        <translation>Pierres en trop</translation>
    </message>
    <message>
        <source>Piles driven</source>
        <translation>Pieux enfoncés</translation>
    </message>
    <message>
        <source>Tiles never built</source>
        <translation>Quartiers jamais bâtis</translation>
    </message>
    <message>
        <source>Markers placed</source>
        <translation>Marqueurs posés</translation>
    </message>
    <message>
        <source>Markers covered by others</source>
        <translation>Marqueurs couverts par les autres</translation>
    </message>
    <message>
        <source>Markers covered by own tiles</source>
        <translation>Marqueurs couverts par soi-même</translation>
    </message>
    <message>
        <source>Markers that paid</source>
        <translation>Marqueurs qui ont rapporté</translation>
    </message>
    <message>
        <source>Rounds on the gondola</source>
        <translation>Manches en gondole</translation>
    </message>
    <message>
        <source>Tiles that paid the gondola</source>
        <translation>Quartiers qui ont rapporté à la gondole</translation>
    </message>
    <message>
        <source>Bets played</source>
        <translation>Paris joués</translation>
    </message>
    <message>
        <source>Bets won</source>
        <translation>Paris gagnés</translation>
    </message>
    <message>
        <source>Bets won of those played</source>
        <translation>Dont gagnés</translation>
    </message>
    <message>
        <source>Cards of others used</source>
        <translation>Cartes des autres utilisées</translation>
    </message>
    <message>
        <source>Brought by cards of others</source>
        <translation>Gain avec les cartes des autres</translation>
    </message>
    <message>
        <source>Brought by a card of others</source>
        <translation>Gain avec une carte d’un autre</translation>
    </message>
    <message>
        <source>Cards exchanged</source>
        <translation>Cartes échangées</translation>
    </message>
    <message>
        <source>Games ended oneself</source>
        <translation>Parties terminées soi-même</translation>
    </message>
    <message>
        <source>Lead when ending games</source>
        <translation>Avance totale à ces fins</translation>
    </message>
    <message>
        <source>Lead when ending a game</source>
        <translation>Avance en terminant</translation>
    </message>
    <message>
        <source>held</source>
        <translation>en main</translation>
    </message>
    <message>
        <source>played</source>
        <comment>cards</comment>
        <translation>jouées</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>pris</translation>
    </message>
    <message>
        <source>built</source>
        <comment>tiles</comment>
        <translation>bâtis</translation>
    </message>
    <message>
        <source>Highest score</source>
        <translation>Score le plus haut</translation>
    </message>
    <message>
        <source>Clearest victory</source>
        <translation>Victoire la plus nette</translation>
    </message>
    <message>
        <source>Closest victory</source>
        <translation>Victoire la plus serrée</translation>
    </message>
    <message>
        <source>Best tile</source>
        <translation>Meilleur quartier</translation>
    </message>
    <message>
        <source>Best action</source>
        <translation>Meilleure action</translation>
    </message>
    <message>
        <source>Most matching edges of a tile</source>
        <translation>Le plus de bords assortis en un quartier</translation>
    </message>
    <message>
        <source>Most markers covered by others</source>
        <translation>Le plus de marqueurs couverts</translation>
    </message>
    <message>
        <source>Longest ride, in rounds</source>
        <translation>Plus longue promenade, en manches</translation>
    </message>
    <message>
        <source>Most bets won</source>
        <translation>Le plus de paris gagnés</translation>
    </message>
    <message>
        <source>Most from cards of others</source>
        <translation>Plus gros gain avec les cartes des autres</translation>
    </message>
    <message>
        <source>Shortest victory, in rounds</source>
        <translation>Victoire la plus courte, en manches</translation>
    </message>
</context>
<context>
    <name>Venedig.Games</name>
    <message>
        <source>the game is set up</source>
        <translation>la partie se met en place</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>à vous de jouer</translation>
    </message>
    <message>
        <source>a tile is turned up</source>
        <translation>un nouveau quartier apparaît</translation>
    </message>
    <message>
        <source>Before the first round</source>
        <translation>Avant la première manche</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>%1 decides</source>
        <translation>%1 décide</translation>
    </message>
    <message>
        <source>%1 chooses a card</source>
        <translation>%1 choisit une carte</translation>
    </message>
    <message>
        <source>%1 choose a card</source>
        <translation>%1 choisissent une carte</translation>
    </message>
    <message>
        <source>a card is drawn</source>
        <translation>une carte est tirée</translation>
    </message>
    <message>
        <source>the cards are opened</source>
        <translation>les cartes sont révélées</translation>
    </message>
    <message>
        <source>%1 may exchange a card</source>
        <translation>%1 peut échanger une carte</translation>
    </message>
    <message>
        <source>%1 takes tiles</source>
        <translation>%1 prend des quartiers</translation>
    </message>
    <message>
        <source>%1 drives piles</source>
        <translation>%1 enfonce des pieux</translation>
    </message>
    <message>
        <source>%1 places markers</source>
        <translation>%1 pose des marqueurs</translation>
    </message>
    <message>
        <source>%1 builds</source>
        <translation>%1 bâtit</translation>
    </message>
    <message>
        <source>your turn: exchange or not</source>
        <translation>à vous&#xa0;: échanger ou non</translation>
    </message>
    <message>
        <source>your turn: give a card</source>
        <translation>à vous&#xa0;: donner une carte</translation>
    </message>
    <message>
        <source>your turn: choose a card</source>
        <translation>à vous&#xa0;: choisir une carte</translation>
    </message>
    <message>
        <source>your turn: take tiles</source>
        <translation>à vous&#xa0;: prendre des quartiers</translation>
    </message>
    <message>
        <source>your turn: drive piles</source>
        <translation>à vous&#xa0;: enfoncer des pieux</translation>
    </message>
    <message>
        <source>your turn: place markers</source>
        <translation>à vous&#xa0;: poser des marqueurs</translation>
    </message>
    <message>
        <source>your turn: build</source>
        <translation>à vous&#xa0;: bâtir</translation>
    </message>
    <message>
        <source>your turn: spy</source>
        <translation>à vous&#xa0;: espionner</translation>
    </message>
    <message>
        <source>your turn: beg</source>
        <translation>à vous&#xa0;: mendier</translation>
    </message>
    <message>
        <source>your turn: take a tile away</source>
        <translation>à vous&#xa0;: démolir un quartier</translation>
    </message>
    <message>
        <source>You hold: %1.</source>
        <translation>Vous avez en main&#xa0;: %1.</translation>
    </message>
    <message>
        <source>You still have %1.</source>
        <translation>Il vous reste %1.</translation>
    </message>
    <message>
        <source>You still drive %1.</source>
        <translation>Vous enfoncez encore %1.</translation>
    </message>
    <message>
        <source>You still place %1.</source>
        <translation>Vous posez encore %1.</translation>
    </message>
</context>
<context>
    <name>Venedig.List</name>
    <message>
        <source>Best: %1 on %2</source>
        <comment>points, cells</comment>
        <translation>Au mieux&#xa0;: %1 en %2</translation>
    </message>
    <message>
        <source>%1 · %2 of %3 alike</source>
        <translation>%1 · n°&#xa0;%2 sur %3 identiques</translation>
    </message>
    <message>
        <source>The gondola lies on %1</source>
        <translation>La gondole est en %1</translation>
    </message>
    <message>
        <source>What you may do</source>
        <translation>Vos possibilités</translation>
    </message>
    <message>
        <source>on the bank</source>
        <translation>sur la rive</translation>
    </message>
    <message>
        <source>beside buildings: %1</source>
        <translation>à côté de maisons&#xa0;: %1</translation>
    </message>
    <message>
        <source>beside squares: %1</source>
        <translation>à côté de places&#xa0;: %1</translation>
    </message>
    <message>
        <source>beside free piles: %1</source>
        <translation>à côté de pieux libres&#xa0;: %1</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Le plateau</translation>
    </message>
    <message>
        <source>The gondola lies on %1, with the marker of %2</source>
        <translation>La gondole est en %1, avec le marqueur de %2</translation>
    </message>
    <message>
        <source>No exchange</source>
        <translation>Pas d’échange</translation>
    </message>
    <message>
        <source>Enough</source>
        <translation>Assez</translation>
    </message>
    <message>
        <source>On top of its stack, %2 left: %1</source>
        <translation>Visible sur sa pile, encore %2&#xa0;: %1</translation>
    </message>
    <message>
        <source>Markers of %1: %2</source>
        <translation>Marqueurs de %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Draw from the hand of %1</source>
        <translation>Tirer de la main de %1</translation>
    </message>
    <message>
        <source>Pile on %1</source>
        <translation>Pieu en %1</translation>
    </message>
    <message>
        <source>Marker on %1</source>
        <translation>Marqueur en %1</translation>
    </message>
    <message>
        <source>Look at the hand of %1</source>
        <translation>Regarder la main de %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a card, a player</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Free piles: %1</source>
        <translation>Pieux libres&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>Venedig.Log</name>
    <message>
        <source>%1 puts a marker on %2.</source>
        <translation>%1 pose un marqueur en %2.</translation>
    </message>
    <message>
        <source>The last round is over: that is the end.</source>
        <translation>La dernière manche est terminée&#xa0;: c’est la fin.</translation>
    </message>
    <message>
        <source>%1 drives %2 at %3; %4 left.</source>
        <comment>who, piles, where, piles</comment>
        <translation>%1 enfonce %2 en %3&#xa0;; il reste %4.</translation>
    </message>
    <message>
        <source>%1 builds %2 at %3: %4.</source>
        <comment>who, a tile, where, points</comment>
        <translation>%1 bâtit %2 en %3&#xa0;: %4.</translation>
    </message>
    <message>
        <source>%1 is dealt: %2.</source>
        <translation>%1 reçoit&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 wins the bet with %2: %3.</source>
        <comment>who, a card, points</comment>
        <translation>%1 gagne son pari avec %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 loses the bet with %2.</source>
        <comment>who, a card</comment>
        <translation>%1 perd son pari avec %2.</translation>
    </message>
    <message>
        <source>%1 builds %2 at %3: %4; %5.</source>
        <comment>who, a tile, where, points, others</comment>
        <translation>%1 bâtit %2 en %3&#xa0;: %4&#xa0;; %5.</translation>
    </message>
    <message>
        <source>The last pile is driven: that is the end.</source>
        <translation>Le dernier pieu est enfoncé&#xa0;: c’est la fin.</translation>
    </message>
    <message>
        <source>Somebody has reached the end of the track: that is the end.</source>
        <translation>Le bout de la piste est atteint&#xa0;: c’est la fin.</translation>
    </message>
    <message>
        <source>%1 plays %2 to no effect: %3.</source>
        <comment>who, a card, why</comment>
        <translation>%1 joue %2 sans effet&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 boards the gondola.</source>
        <translation>%1 monte dans la gondole.</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <translation>%1 prend %2.</translation>
    </message>
    <message>
        <source>%1 takes no more; %2 left over.</source>
        <comment>who, stones</comment>
        <translation>%1 ne prend plus rien&#xa0;; %2 en trop.</translation>
    </message>
    <message>
        <source>%1 drives a pile at %2; %3 left.</source>
        <comment>who, where, piles</comment>
        <translation>%1 enfonce un pieu en %2&#xa0;; il reste %3.</translation>
    </message>
    <message>
        <source>%1 drives %2 at %3 and puts %4 on %5.</source>
        <comment>who, piles, where, markers, where</comment>
        <translation>%1 enfonce %2 en %3 et pose %4 en %5.</translation>
    </message>
    <message>
        <source>%1 drives %2 at %3.</source>
        <comment>who, piles, where</comment>
        <translation>%1 enfonce %2 en %3.</translation>
    </message>
    <message>
        <source>%1 puts %2 on %3.</source>
        <comment>who, markers, where</comment>
        <translation>%1 pose %2 en %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s).</source>
        <translation>
            <numerusform>%1 gagne avec %n point.</numerusform>
            <numerusform>%1 gagne avec %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 share the victory with %n point(s).</source>
        <translation>
            <numerusform>%1 partagent la victoire avec %n point.</numerusform>
            <numerusform>%1 partagent la victoire avec %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has %2 to drive.</source>
        <comment>who, piles</comment>
        <translation>%1 a %2 à enfoncer.</translation>
    </message>
    <message>
        <source>%1 builds no more; %2 left over.</source>
        <comment>who, stones</comment>
        <translation>%1 ne bâtit plus rien&#xa0;; %2 en trop.</translation>
    </message>
    <message>
        <source>%1 takes %2 at %3 off the board and keeps it.</source>
        <comment>who, a tile, where</comment>
        <translation>%1 fait démolir %2 en %3 et garde le quartier.</translation>
    </message>
    <message>
        <source>%1 exchanges a card with %2.</source>
        <translation>%1 échange une carte avec %2.</translation>
    </message>
    <message>
        <source>%1 holds: %2.</source>
        <translation>%1 a en main&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 makes use of %2 in the hand of %3.</source>
        <comment>who, a card, whose</comment>
        <translation>%1 utilise %2 dans la main de %3.</translation>
    </message>
    <message>
        <source>%1 copies %2 of %3.</source>
        <comment>who, a card, whose</comment>
        <translation>%1 imite %3 et joue %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is dealt %n card(s).</source>
        <translation>
            <numerusform>%1 reçoit %n carte.</numerusform>
            <numerusform>%1 reçoit %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Opened: %1.</source>
        <translation>Révélées&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 begins.</source>
        <translation>%1 commence.</translation>
    </message>
    <message>
        <source>%1 boards the gondola in place of %2.</source>
        <translation>%1 monte dans la gondole à la place de %2.</translation>
    </message>
    <message>
        <source>%1 is the lawyer for the rest of this round.</source>
        <translation>%1 est avocat pour le reste de la manche.</translation>
    </message>
    <message>
        <source>Turned up: %1.</source>
        <comment>a tile</comment>
        <translation>Nouveau quartier visible&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 begins with: %2.</source>
        <translation>%1 commence avec&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The gondola makes way for the bridge.</source>
        <translation>La gondole laisse place au pont.</translation>
    </message>
    <message>
        <source>%1 exchanges no card.</source>
        <translation>%1 n’échange pas de carte.</translation>
    </message>
    <message>
        <source>%1 draws a card from %2.</source>
        <translation>%1 tire une carte de %2.</translation>
    </message>
    <message>
        <source>%1 draws %3 from %2.</source>
        <translation>%1 tire %3 de la main de %2.</translation>
    </message>
    <message>
        <source>%1 gives %2 a card.</source>
        <translation>%1 donne une carte à %2.</translation>
    </message>
    <message>
        <source>%1 gives %2 %3.</source>
        <translation>%1 donne %3 à %2.</translation>
    </message>
    <message>
        <source>%1 has chosen.</source>
        <translation>%1 a choisi.</translation>
    </message>
    <message>
        <source>%1 chooses %2.</source>
        <translation>%1 choisit %2.</translation>
    </message>
    <message>
        <source>%1 looks at the hand of %2.</source>
        <translation>%1 regarde la main de %2.</translation>
    </message>
    <message>
        <source>Passed to the left: %1.</source>
        <translation>Transmises à gauche&#xa0;: %1.</translation>
    </message>
    <message>
        <source>there is nothing to carry out</source>
        <translation>il n’y a rien à jouer</translation>
    </message>
    <message>
        <source>no open tile can be paid</source>
        <translation>aucun quartier visible n’est payable</translation>
    </message>
    <message>
        <source>no pile can be driven</source>
        <translation>aucun pieu ne peut être enfoncé</translation>
    </message>
    <message>
        <source>nothing can be built</source>
        <translation>rien ne peut être bâti</translation>
    </message>
    <message>
        <source>no marker is left</source>
        <translation>il ne reste aucun marqueur</translation>
    </message>
    <message>
        <source>the gondola carries this marker already</source>
        <translation>ce marqueur est déjà sur la gondole</translation>
    </message>
    <message>
        <source>nothing is built yet</source>
        <translation>rien n’est encore bâti</translation>
    </message>
</context>
<context>
    <name>Venedig.Medals</name>
    <message>
        <source>Well fitted in</source>
        <translation>Bien inséré</translation>
    </message>
    <message>
        <source>Build a block with four matching edges.</source>
        <translation>Bâtissez un bloc avec quatre bords assortis.</translation>
    </message>
    <message>
        <source>A busy day</source>
        <translation>Journée chargée</translation>
    </message>
    <message>
        <source>Build three tiles in one action.</source>
        <translation>Bâtissez trois quartiers en une seule action.</translation>
    </message>
    <message>
        <source>Bridge beside bridge</source>
        <translation>Pont contre pont</translation>
    </message>
    <message>
        <source>Build a bridge right beside another one.</source>
        <translation>Bâtissez un pont juste à côté d’un autre.</translation>
    </message>
    <message>
        <source>Two at one stroke</source>
        <translation>D’une pierre deux coups</translation>
    </message>
    <message>
        <source>Three of three</source>
        <translation>Trois sur trois</translation>
    </message>
    <message>
        <source>Win a bet with each of speculator, inventor and trader in one game.</source>
        <translation>Gagnez au cours d’une partie un pari avec le spéculateur, un avec l’inventeur et un avec le négociant.</translation>
    </message>
    <message>
        <source>Without a seat in the council</source>
        <translation>Sans siège au conseil</translation>
    </message>
    <message>
        <source>No gambler</source>
        <translation>Pas joueur pour un sou</translation>
    </message>
    <message>
        <source>First in the city</source>
        <translation>Premier dans la ville</translation>
    </message>
    <message>
        <source>Win a game that counts.</source>
        <translation>Gagnez une partie qui compte.</translation>
    </message>
    <message>
        <source>Be paid for two markers by a single tile that somebody else builds.</source>
        <translation>Faites-vous payer deux marqueurs par un seul quartier d’un autre joueur.</translation>
    </message>
    <message>
        <source>Everybody&apos;s landlord</source>
        <translation>Bienfaiteur de tous</translation>
    </message>
    <message>
        <source>Cover markers of three others with a single tile.</source>
        <translation>Couvrez avec un seul quartier des marqueurs de trois autres joueurs.</translation>
    </message>
    <message>
        <source>Win without playing a councillor after round 3, in more than six rounds.</source>
        <translation>Gagnez sans jouer de conseiller après la manche 3, en plus de six manches.</translation>
    </message>
    <message>
        <source>Win without playing a bet.</source>
        <translation>Gagnez sans jouer de pari.</translation>
    </message>
    <message>
        <source>The beggar&apos;s last word</source>
        <translation>Le dernier mot du mendiant</translation>
    </message>
    <message>
        <source>Drive the last pile with a beggar.</source>
        <translation>Enfoncez le dernier pieu avec un mendiant.</translation>
    </message>
    <message>
        <source>Well informed</source>
        <translation>Bien renseigné</translation>
    </message>
    <message>
        <source>Find a bet in a hand with the spy, and win it.</source>
        <translation>Trouvez un pari dans une main avec l’espion, et gagnez-le.</translation>
    </message>
    <message>
        <source>By power of attorney</source>
        <translation>Par procuration</translation>
    </message>
    <message>
        <source>Collect nine points as the lawyer in one round.</source>
        <translation>Encaissez neuf points en une manche comme avocat.</translation>
    </message>
    <message>
        <source>Once more, and better</source>
        <translation>Encore une fois, en mieux</translation>
    </message>
    <message>
        <source>Take a tile of your own off the board and build it again for more points.</source>
        <translation>Démolissez un de vos quartiers et rebâtissez-le pour plus de points.</translation>
    </message>
    <message>
        <source>The last pile</source>
        <translation>Le dernier pieu</translation>
    </message>
    <message>
        <source>Drive the last pile and win by a single point.</source>
        <translation>Enfoncez le dernier pieu et gagnez d’un seul point.</translation>
    </message>
    <message>
        <source>The end of the track</source>
        <translation>Le bout de la piste</translation>
    </message>
    <message>
        <source>Reach the last space of the track and win.</source>
        <translation>Atteignez la dernière case de la piste et gagnez.</translation>
    </message>
    <message>
        <source>At home at every table</source>
        <translation>Chez soi à toutes les tables</translation>
    </message>
    <message>
        <source>Win with two, three, four, five and six players.</source>
        <translation>Gagnez à deux, trois, quatre, cinq et six joueurs.</translation>
    </message>
    <message>
        <source>A long ride</source>
        <translation>Une longue promenade</translation>
    </message>
    <message>
        <source>Keep your marker on the gondola for five rounds in a row.</source>
        <translation>Gardez votre marqueur sur la gondole pendant cinq manches de suite.</translation>
    </message>
</context>
<context>
    <name>Venedig.Numbers</name>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>%n pierre</numerusform>
            <numerusform>%n pierres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pile(s)</source>
        <translation>
            <numerusform>%n pieu</numerusform>
            <numerusform>%n pieux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s)</source>
        <translation>
            <numerusform>%n marqueur</numerusform>
            <numerusform>%n marqueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n building(s)</source>
        <translation>
            <numerusform>%n maison</numerusform>
            <numerusform>%n maisons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Venedig.Options</name>
    <message>
        <source>all eleven</source>
        <translation>les onze</translation>
    </message>
    <message>
        <source>without spy, beggar, lawyer, saboteur</source>
        <translation>sans espion, mendiant, avocat ni saboteur</translation>
    </message>
    <message>
        <source>on piles just driven</source>
        <translation>sur les nouveaux pieux</translation>
    </message>
    <message>
        <source>on any free pile</source>
        <translation>sur tout pieu libre</translation>
    </message>
    <message>
        <source>Standard box</source>
        <translation>Matériel habituel</translation>
    </message>
    <message>
        <source>plain roles</source>
        <translation>rôles simples</translation>
    </message>
    <message>
        <source>markers anywhere</source>
        <translation>marqueurs partout</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Rôles</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marqueurs</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Matériel</translation>
    </message>
    <message>
        <source>Box: %1</source>
        <translation>Matériel&#xa0;: %1</translation>
    </message>
    <message>
        <source>Remember seen cards</source>
        <translation>Retenir les cartes vues</translation>
    </message>
    <message>
        <source>what could be seen of hidden hands stays in view</source>
        <translation>ce qui a été vu des mains cachées reste affiché</translation>
    </message>
</context>
<context>
    <name>Venedig.Phases</name>
    <message>
        <source>Over</source>
        <translation>Terminée</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Distribution</translation>
    </message>
    <message>
        <source>Next tile</source>
        <translation>Quartier suivant</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Échange</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Choix</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Révélation</translation>
    </message>
    <message>
        <source>Council</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Piles</source>
        <translation>Pieux</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marqueurs</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Construction</translation>
    </message>
    <message>
        <source>Spying</source>
        <translation>Espionnage</translation>
    </message>
    <message>
        <source>Begging</source>
        <translation>Mendicité</translation>
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
        <translation>%1&#xa0;: à coup sûr %2.</translation>
    </message>
    <message>
        <source>%1 on %2: %3</source>
        <comment>a tile, cells, points</comment>
        <translation>%1 en %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>What does %1 do?</source>
        <translation>Que fait %1&#xa0;?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a card, what it does</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 for %2 … (%3 places, up to %4)</source>
        <comment>a tile, stones, places, points</comment>
        <translation>%1 pour %2 … (%3 emplacements, jusqu’à %4)</translation>
    </message>
    <message>
        <source>Exchange a card before the choice?</source>
        <translation>Échanger une carte avant le choix&#xa0;?</translation>
    </message>
    <message>
        <source>arms: %1</source>
        <translation>blasons&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>points, a player</comment>
        <translation>%1 à %2</translation>
    </message>
    <message numerus="yes">
        <source>%n matching edge(s)</source>
        <translation>
            <numerusform>%n bord assorti</numerusform>
            <numerusform>%n bords assortis</numerusform>
        </translation>
    </message>
    <message>
        <source>gondola: %1</source>
        <translation>gondole&#xa0;: %1</translation>
    </message>
    <message>
        <source>as the lawyer: %1</source>
        <translation>comme avocat&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>covers %n own marker(s), without points</source>
        <translation>
            <numerusform>couvre %n de vos marqueurs, qui ne rapporte rien</numerusform>
            <numerusform>couvre %n de vos marqueurs, qui ne rapportent rien</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards are open.</source>
        <translation>Les cartes sont révélées.</translation>
    </message>
    <message>
        <source>%1; %2 left.</source>
        <comment>a card that somebody carries out, stones or piles</comment>
        <translation>%1&#xa0;; encore %2.</translation>
    </message>
    <message>
        <source>Choose a card of your hand first.</source>
        <translation>Choisissez d’abord une carte de votre main.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>You would act after %1. Then %2 gets the card.</source>
        <translation>Vous joueriez après %1. Ensuite la carte va à %2.</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Prendre</translation>
    </message>
    <message>
        <source>Choose a tile on a stack first.</source>
        <translation>Choisissez d’abord un quartier sur une pile.</translation>
    </message>
    <message>
        <source>The next tile of the stack is turned up at once. What it is, nobody knows.</source>
        <translation>Le quartier suivant de la pile est aussitôt révélé. Lequel, personne ne le sait.</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bâtir</translation>
    </message>
    <message>
        <source>Only the two of you will know what is in it. Then you use one of its cards.</source>
        <translation>Vous deux seuls saurez ce qu’elle contient. Ensuite vous utilisez une de ses cartes.</translation>
    </message>
    <message>
        <source>Choose a hand first.</source>
        <translation>Choisissez d’abord une main.</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>Choose a card first.</source>
        <translation>Choisissez d’abord une carte.</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Utiliser</translation>
    </message>
    <message>
        <source>You carry it out as if it were yours, whether or not that player has acted yet.</source>
        <translation>Vous la jouez comme si elle était à vous, que son joueur ait déjà joué ou non.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Imiter</translation>
    </message>
    <message>
        <source>It goes into your stock; its piles are free again, and the points scored stay.</source>
        <translation>Il va dans votre dépôt&#xa0;; ses pieux sont de nouveau libres, les points restent acquis.</translation>
    </message>
    <message>
        <source>Choose a built tile first.</source>
        <translation>Choisissez d’abord un quartier bâti.</translation>
    </message>
    <message>
        <source>Take it off</source>
        <translation>Démolir</translation>
    </message>
    <message>
        <source>The end of the track is reached: the game ends at once.</source>
        <translation>Le bout de la piste est atteint&#xa0;: la partie s’arrête aussitôt.</translation>
    </message>
    <message>
        <source>No councillor and no builder is open: the lion stays.</source>
        <translation>Ni conseiller ni bâtisseur n’est révélé&#xa0;: le lion reste.</translation>
    </message>
    <message>
        <source>You don&apos;t see which one. Then you give one of your own; only the two of you know.</source>
        <translation>À l’aveugle. Vous donnez ensuite une des vôtres&#xa0;; vous deux seuls saurez lesquelles.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Tirer</translation>
    </message>
    <message>
        <source>Which card do you give to %1?</source>
        <translation>Quelle carte donnez-vous à %1&#xa0;?</translation>
    </message>
    <message>
        <source>You drew: %1. It stays with you.</source>
        <translation>Carte tirée&#xa0;: %1. Vous la gardez.</translation>
    </message>
    <message>
        <source>Give</source>
        <translation>Donner</translation>
    </message>
    <message>
        <source>All choose at the same time; afterwards the card goes to %1.</source>
        <translation>Tous choisissent en même temps&#xa0;; ensuite la carte va à %1.</translation>
    </message>
    <message>
        <source>You would act as number %1. Then %2 gets the card.</source>
        <translation>Vous joueriez en position %1. Ensuite la carte va à %2.</translation>
    </message>
    <message>
        <source>These would be the last piles: the game would end at once.</source>
        <translation>Ce seraient les derniers pieux&#xa0;: la partie s’arrêterait aussitôt.</translation>
    </message>
    <message>
        <source>Your marker is on the gondola already: it would do nothing.</source>
        <translation>Votre marqueur est déjà sur la gondole&#xa0;: elle ne ferait rien.</translation>
    </message>
    <message>
        <source>Nothing is built yet: it would do nothing.</source>
        <translation>Rien n’est encore bâti&#xa0;: elle ne ferait rien.</translation>
    </message>
    <message>
        <source>%1: surely in the hand of %2.</source>
        <translation>%1&#xa0;: à coup sûr dans la main de %2.</translation>
    </message>
    <message>
        <source>Take %1 for %2?</source>
        <translation>Prendre %1 pour %2&#xa0;?</translation>
    </message>
    <message>
        <source>Drive pile %1 of %2.</source>
        <translation>Enfoncez le pieu %1 sur %2.</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Enfoncer</translation>
    </message>
    <message>
        <source>Choose a lit cell first.</source>
        <translation>Choisissez d’abord une case éclairée.</translation>
    </message>
    <message numerus="yes">
        <source>Place %n marker(s).</source>
        <translation>
            <numerusform>Posez %n marqueur.</numerusform>
            <numerusform>Posez %n marqueurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Poser</translation>
    </message>
    <message>
        <source>Choose a lit pile first.</source>
        <translation>Choisissez d’abord un pieu éclairé.</translation>
    </message>
    <message>
        <source>Tap lit piles; R or a second tap turns the tile.</source>
        <translation>Touchez des pieux éclairés&#xa0;; R ou un second appui tourne le quartier.</translation>
    </message>
    <message>
        <source>You carry it out as if it were yours; it stays in the hand of %1.</source>
        <translation>Vous la jouez comme si elle était à vous&#xa0;; elle reste dans la main de %1.</translation>
    </message>
    <message>
        <source>This is the last pile: the game ends at once.</source>
        <translation>C’est le dernier pieu&#xa0;: la partie s’arrête aussitôt.</translation>
    </message>
    <message>
        <source>The cards are open: you are number %1.</source>
        <translation>Les cartes sont révélées&#xa0;: vous jouez en position %1.</translation>
    </message>
    <message>
        <source>A councillor or builder is open: afterwards the lion goes to %1.</source>
        <translation>Un conseiller ou un bâtisseur est révélé&#xa0;: ensuite le lion va à %1.</translation>
    </message>
    <message>
        <source>Enough</source>
        <translation>Assez</translation>
    </message>
    <message>
        <source>No exchange</source>
        <translation>Pas d’échange</translation>
    </message>
    <message>
        <source>Tap somebody&apos;s hand to draw a card from it, unseen. You give another one back.</source>
        <translation>Touchez une main pour y tirer une carte à l’aveugle. Vous en rendez une autre.</translation>
    </message>
    <message>
        <source>Draw a card from the hand of %1?</source>
        <translation>Tirer une carte chez %1&#xa0;?</translation>
    </message>
    <message>
        <source>Which card do you play?</source>
        <translation>Quelle carte jouez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>You would act first. Then %1 gets the card.</source>
        <translation>Vous joueriez en premier. Ensuite la carte va à %1.</translation>
    </message>
    <message>
        <source>None of your tiles has a place now.</source>
        <translation>Aucun de vos quartiers n’a d’emplacement pour l’instant.</translation>
    </message>
    <message>
        <source>Best now: %1, for %2.</source>
        <translation>Le mieux pour l’instant&#xa0;: %1, pour %2.</translation>
    </message>
    <message numerus="yes">
        <source>It can pay for %n of the open tiles now.</source>
        <translation>
            <numerusform>Elle peut payer %n des quartiers visibles.</numerusform>
            <numerusform>Elle peut payer %n des quartiers visibles.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: nobody surely holds one, as far as you could see.</source>
        <translation>%1&#xa0;: à votre connaissance, personne n’en a un à coup sûr.</translation>
    </message>
    <message>
        <source>Stones that you don&apos;t use are lost.</source>
        <translation>Les pierres que vous n’utilisez pas sont perdues.</translation>
    </message>
    <message>
        <source>The first one on the bank or beside an older pile.</source>
        <translation>Le premier sur la rive ou à côté d’un ancien pieu.</translation>
    </message>
    <message>
        <source>%1 would win, %2 to %3.</source>
        <comment>who, their points, mine</comment>
        <translation>%1 gagnerait, %2 à %3.</translation>
    </message>
    <message>
        <source>You would share the victory.</source>
        <translation>Vous partageriez la victoire.</translation>
    </message>
    <message>
        <source>You would win, %1 to %2.</source>
        <comment>my points, the best of the others</comment>
        <translation>Vous gagneriez, %1 à %2.</translation>
    </message>
    <message>
        <source>Place a marker on %1?</source>
        <translation>Poser un marqueur en %1&#xa0;?</translation>
    </message>
    <message>
        <source>As long as a tile can be paid and has a place, you build.</source>
        <translation>Tant qu’un quartier est payable et a un emplacement, vous bâtissez.</translation>
    </message>
    <message>
        <source>Choose one of your tiles first.</source>
        <translation>Choisissez d’abord un de vos quartiers.</translation>
    </message>
    <message>
        <source>Where do you build %1?</source>
        <translation>Où bâtissez-vous %1&#xa0;?</translation>
    </message>
    <message>
        <source>Whose hand does the spy look at?</source>
        <translation>De qui l’espion regarde-t-il la main&#xa0;?</translation>
    </message>
    <message>
        <source>Look at the hand of %1?</source>
        <translation>Regarder la main de %1&#xa0;?</translation>
    </message>
    <message>
        <source>Which opened card does the beggar copy?</source>
        <translation>Quelle carte révélée le mendiant imite-t-il&#xa0;?</translation>
    </message>
    <message>
        <source>Which tile does the saboteur take off the board?</source>
        <translation>Quel quartier le saboteur démolit-il&#xa0;?</translation>
    </message>
    <message>
        <source>Take %1 off the board?</source>
        <translation>Démolir %1&#xa0;?</translation>
    </message>
    <message>
        <source>Take one more tile? %1 left.</source>
        <translation>Encore un quartier&#xa0;? Il vous reste %1.</translation>
    </message>
    <message>
        <source>Build %1 here for %2?</source>
        <translation>Bâtir %1 ici pour %2&#xa0;?</translation>
    </message>
    <message>
        <source>Which tile do you build? You have %1.</source>
        <translation>Quel quartier bâtissez-vous&#xa0;? Vous avez %1.</translation>
    </message>
    <message>
        <source>Which card of %1 do you use?</source>
        <translation>Quelle carte de %1 utilisez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Where do your markers go? You still place %1.</source>
        <translation>Où vont vos marqueurs&#xa0;? Vous posez encore %1.</translation>
    </message>
    <message>
        <source>Whose hand do you look at?</source>
        <translation>De qui regardez-vous la main&#xa0;?</translation>
    </message>
    <message>
        <source>Whose card do you copy?</source>
        <translation>De qui imitez-vous la carte&#xa0;?</translation>
    </message>
    <message>
        <source>Which tile do you take off the board?</source>
        <translation>Quel quartier faites-vous démolir&#xa0;?</translation>
    </message>
    <message>
        <source>Exchange with nobody.</source>
        <translation>N’échanger avec personne.</translation>
    </message>
    <message>
        <source>Of %1: %2</source>
        <comment>whose card, what it does</comment>
        <translation>De %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Take %1 for %2: %3 when it is built.</source>
        <comment>a tile, stones, points</comment>
        <translation>Prendre %1 pour %2&#xa0;: %3 à la construction.</translation>
    </message>
    <message>
        <source>Take %1 at %2 off the board.</source>
        <comment>a tile, where</comment>
        <translation>Démolir %1 en %2.</translation>
    </message>
    <message>
        <source>It drives the last pile and ends the game</source>
        <translation>Elle enfonce le dernier pieu et met fin à la partie</translation>
    </message>
    <message>
        <source>No open tile can be paid now</source>
        <translation>Aucun quartier visible n’est payable pour l’instant</translation>
    </message>
    <message>
        <source>%1: nothing of the hand is known.</source>
        <comment>whose hand</comment>
        <translation>%1&#xa0;: on ne sait rien de sa main.</translation>
    </message>
    <message>
        <source>Which card does %1 get for it?</source>
        <translation>Quelle carte donnez-vous à %1 en échange&#xa0;?</translation>
    </message>
    <message>
        <source>Another tile? You still have %1.</source>
        <translation>Encore un quartier&#xa0;? Il vous reste %1.</translation>
    </message>
    <message>
        <source>Which tile do you take? You have %1.</source>
        <translation>Quel quartier prenez-vous&#xa0;? Vous avez %1.</translation>
    </message>
    <message>
        <source>Beside a pile that you have just driven.</source>
        <translation>À côté d’un pieu que vous venez d’enfoncer.</translation>
    </message>
    <message>
        <source>Somebody else&apos;s tile over it brings you 3 points, your own nothing.</source>
        <translation>Bâti par un autre, il vous rapporte 3 points&#xa0;; par vous, rien.</translation>
    </message>
    <message>
        <source>Play %1?</source>
        <comment>a card</comment>
        <translation>Jouer %1&#xa0;?</translation>
    </message>
    <message>
        <source>Give %1 to %2?</source>
        <comment>a card, who gets it</comment>
        <translation>Donner %1 à %2&#xa0;?</translation>
    </message>
    <message>
        <source>Drive pile %1 of %2 on %3?</source>
        <translation>Enfoncer le pieu %1 sur %2 en %3&#xa0;?</translation>
    </message>
    <message>
        <source>Use %1?</source>
        <comment>a card</comment>
        <translation>Utiliser %1&#xa0;?</translation>
    </message>
    <message>
        <source>Copy %1?</source>
        <comment>a card</comment>
        <translation>Imiter %1&#xa0;?</translation>
    </message>
    <message>
        <source>Where do your piles go? You still have %1.</source>
        <translation>Où vont vos pieux&#xa0;? Il vous reste %1.</translation>
    </message>
    <message>
        <source>What do you build? You have %1.</source>
        <translation>Que bâtissez-vous&#xa0;? Vous avez %1.</translation>
    </message>
    <message>
        <source>Draw one of %1&apos;s cards, then give one.</source>
        <translation>Tirer une carte de %1, puis en donner une.</translation>
    </message>
    <message>
        <source>Take no more; %1 left over.</source>
        <comment>stones</comment>
        <translation>Ne plus rien prendre&#xa0;; %1 en trop.</translation>
    </message>
    <message>
        <source>Then %1 gets it</source>
        <translation>Ensuite elle va à %1</translation>
    </message>
    <message>
        <source>Nothing fits now</source>
        <translation>Rien ne tient pour l’instant</translation>
    </message>
    <message>
        <source>Best tile now: %1</source>
        <translation>Meilleur quartier pour le moment&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: the last pile, it ends the game.</source>
        <comment>a cell</comment>
        <translation>%1&#xa0;: le dernier pieu, il met fin à la partie.</translation>
    </message>
    <message>
        <source>Everybody look: the cards are open.</source>
        <translation>Tout le monde regarde&#xa0;: les cartes sont révélées.</translation>
    </message>
</context>
<context>
    <name>Venedig.Reasons</name>
    <message>
        <source>the best place it leaves %1 is for %2 (%3), not for %4 (%5)</source>
        <comment>who, a tile, points</comment>
        <translation>le meilleur emplacement laissé à %1 est pour %2 (%3), et non pour %4 (%5)</translation>
    </message>
    <message>
        <source>the best place it leaves you is for %2 (%3), not for %4 (%5)</source>
        <comment>a tile, points</comment>
        <translation>le meilleur emplacement qu’il vous reste est pour %2 (%3), et non pour %4 (%5)</translation>
    </message>
    <message>
        <source>it gives %1 nothing, not %2</source>
        <comment>who, points</comment>
        <translation>cela ne donne rien à %1, au lieu de %2</translation>
    </message>
    <message>
        <source>it gives you nothing, not %2</source>
        <comment>points</comment>
        <translation>cela ne vous donne rien, au lieu de %2</translation>
    </message>
    <message>
        <source>it brings %1 %2 now, not %3</source>
        <comment>who, points</comment>
        <translation>cela rapporte maintenant %2 à %1, et non %3</translation>
    </message>
    <message>
        <source>it brings you %2 now, not %3</source>
        <comment>points</comment>
        <translation>cela vous rapporte maintenant %2, et non %3</translation>
    </message>
    <message>
        <source>it gives %1 %2, not %3</source>
        <comment>who, points</comment>
        <translation>cela donne %2 à %1, et non %3</translation>
    </message>
    <message>
        <source>it gives you %2, not %3</source>
        <comment>points</comment>
        <translation>cela vous donne %2, et non %3</translation>
    </message>
    <message>
        <source>it leaves %1 a place for %2</source>
        <comment>who, a tile</comment>
        <translation>cela laisse à %1 un emplacement pour %2</translation>
    </message>
    <message>
        <source>it leaves you a place for %2</source>
        <comment>a tile</comment>
        <translation>cela vous laisse un emplacement pour %2</translation>
    </message>
    <message>
        <source>it leaves %1 no place, not even for %2</source>
        <comment>who, a tile</comment>
        <translation>cela ne laisse à %1 aucun emplacement, pas même pour %2</translation>
    </message>
    <message>
        <source>it leaves you no place, not even for %2</source>
        <comment>a tile</comment>
        <translation>cela ne vous laisse aucun emplacement, pas même pour %2</translation>
    </message>
    <message>
        <source>%1 has %2 in stock then, not %3</source>
        <comment>who, tiles, tiles</comment>
        <translation>%1 a alors %2 en dépôt, et non %3</translation>
    </message>
    <message>
        <source>you have %2 in stock then, not %3</source>
        <comment>tiles, tiles</comment>
        <translation>vous avez alors %2 en dépôt, et non %3</translation>
    </message>
    <message>
        <source>%1 is aboard the gondola</source>
        <translation>%1 est dans la gondole</translation>
    </message>
    <message>
        <source>you are aboard the gondola</source>
        <translation>vous êtes dans la gondole</translation>
    </message>
    <message>
        <source>%1 is not aboard the gondola</source>
        <translation>%1 n’est pas dans la gondole</translation>
    </message>
    <message>
        <source>you are not aboard the gondola</source>
        <translation>vous n’êtes pas dans la gondole</translation>
    </message>
    <message>
        <source>it ends the game now, and %1 leads by %2</source>
        <comment>who, points</comment>
        <translation>cela met fin à la partie maintenant, et %1 mène de %2</translation>
    </message>
    <message>
        <source>it ends the game now, and you lead by %2</source>
        <comment>points</comment>
        <translation>cela met fin à la partie maintenant, et vous menez de %2</translation>
    </message>
    <message>
        <source>up to the end of this round %1 may expect about %2 points, not %3</source>
        <translation>d’ici la fin de la manche, %1 peut espérer environ %2 points, et non %3</translation>
    </message>
    <message>
        <source>up to the end of this round you may expect about %2 points, not %3</source>
        <translation>d’ici la fin de la manche, vous pouvez espérer environ %2 points, et non %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 will have %n marker(s) on free piles, not %2</source>
        <translation>
            <numerusform>%1 aura %n marqueur sur des pieux libres, et non %2</numerusform>
            <numerusform>%1 aura %n marqueurs sur des pieux libres, et non %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you will have %n marker(s) on free piles, not %2</source>
        <translation>
            <numerusform>vous aurez %n marqueur sur des pieux libres, et non %2</numerusform>
            <numerusform>vous aurez %n marqueurs sur des pieux libres, et non %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gets %2 into hand, not %3</source>
        <comment>who, a card, a card</comment>
        <translation>%1 reçoit %2 en main, et non %3</translation>
    </message>
    <message>
        <source>you get %2 into hand, not %3</source>
        <comment>a card, a card</comment>
        <translation>vous recevez %2 en main, et non %3</translation>
    </message>
    <message>
        <source>as far as can be foreseen, it comes to the same</source>
        <translation>pour autant qu’on puisse le prévoir, cela revient au même</translation>
    </message>
    <message>
        <source>Look at what it brings now, and to whom.</source>
        <translation>Regardez ce que cela rapporte maintenant, et à qui.</translation>
    </message>
    <message>
        <source>Look at what may come of it in this round.</source>
        <translation>Regardez ce qui peut en sortir dans cette manche.</translation>
    </message>
    <message>
        <source>Look at the places that it leaves free, and for whom.</source>
        <translation>Regardez quels emplacements restent libres, et pour qui.</translation>
    </message>
    <message>
        <source>Look at your tiles.</source>
        <translation>Regardez vos quartiers.</translation>
    </message>
    <message>
        <source>Look at the markers.</source>
        <translation>Regardez les marqueurs.</translation>
    </message>
    <message>
        <source>Look at the gondola.</source>
        <translation>Regardez la gondole.</translation>
    </message>
    <message>
        <source>Look at who gets the card next.</source>
        <translation>Regardez qui reçoit la carte ensuite.</translation>
    </message>
    <message>
        <source>Look at how near the end is, and who is ahead.</source>
        <translation>Regardez si la fin est proche, et qui mène.</translation>
    </message>
    <message>
        <source>It makes hardly any difference.</source>
        <translation>Cela ne fait guère de différence.</translation>
    </message>
    <message>
        <source>%1 has %2 in stock then</source>
        <comment>who, tiles</comment>
        <translation>%1 a alors %2 en dépôt</translation>
    </message>
    <message>
        <source>you have %2 in stock then</source>
        <comment>tiles</comment>
        <translation>vous avez alors %2 en dépôt</translation>
    </message>
    <message>
        <source>%1 does not have %3 in stock then</source>
        <comment>who, tiles</comment>
        <translation>%1 n’a alors pas %3 en dépôt</translation>
    </message>
    <message>
        <source>you do not have %3 in stock then</source>
        <comment>tiles</comment>
        <translation>vous n’avez alors pas %3 en dépôt</translation>
    </message>
    <message>
        <source>it ends the game now, with %1 level with the best of the others</source>
        <translation>cela met fin à la partie maintenant, et %1 est à égalité avec le meilleur des autres</translation>
    </message>
    <message>
        <source>it ends the game now, with you level with the best of the others</source>
        <translation>cela met fin à la partie maintenant, et vous êtes à égalité avec le meilleur des autres</translation>
    </message>
    <message>
        <source>it ends the game now, with %1 %2 behind</source>
        <comment>who, points</comment>
        <translation>cela met fin à la partie maintenant, et %1 a %2 de retard</translation>
    </message>
    <message>
        <source>it ends the game now, with you %2 behind</source>
        <comment>points</comment>
        <translation>cela met fin à la partie maintenant, et vous avez %2 de retard</translation>
    </message>
    <message>
        <source>it does not end the game, with %1 %2 ahead</source>
        <comment>who, points</comment>
        <translation>cela ne met pas fin à la partie, alors que %1 a %2 d’avance</translation>
    </message>
    <message>
        <source>it does not end the game, with you %2 ahead</source>
        <comment>points</comment>
        <translation>cela ne met pas fin à la partie, alors que vous avez %2 d’avance</translation>
    </message>
    <message>
        <source>the game goes on, instead of ending with %1 %2 behind</source>
        <comment>who, points</comment>
        <translation>la partie continue, au lieu de finir avec %2 de retard pour %1</translation>
    </message>
    <message>
        <source>the game goes on, instead of ending with you %2 behind</source>
        <comment>points</comment>
        <translation>la partie continue, au lieu de finir avec %2 de retard pour vous</translation>
    </message>
</context>
<context>
    <name>Venedig.Recap</name>
    <message>
        <source>Meanwhile: %1.</source>
        <translation>Entre-temps&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Meanwhile: %1. It brings you %2.</source>
        <translation>Entre-temps&#xa0;: %1. Cela vous rapporte %2.</translation>
    </message>
    <message>
        <source>builds %1 (%2)</source>
        <comment>a tile, points</comment>
        <translation>bâtit %1 (%2)</translation>
    </message>
    <message>
        <source>drives %1</source>
        <translation>enfonce %1</translation>
    </message>
    <message>
        <source>takes %1</source>
        <translation>prend %1</translation>
    </message>
    <message>
        <source>wins a bet (%1)</source>
        <comment>points</comment>
        <translation>gagne un pari (%1)</translation>
    </message>
</context>
<context>
    <name>Venedig.Remarks</name>
    <message>
        <source>Larch wood. It will outlive us all.</source>
        <translation>Du mélèze. Il nous survivra à tous.</translation>
    </message>
    <message>
        <source>My peg, your palace.</source>
        <translation>Mon piquet, votre palais.</translation>
    </message>
    <message>
        <source>The piles at least are still standing!</source>
        <translation>Au moins, les pieux tiennent encore&#xa0;!</translation>
    </message>
    <message>
        <source>It stands, and it will not sink.</source>
        <translation>Ça tient, et ça ne coulera pas.</translation>
    </message>
    <message>
        <source>Back to the Arsenal, then.</source>
        <translation>Bon, retour à l’Arsenal.</translation>
    </message>
    <message>
        <source>Two in one net.</source>
        <translation>Deux dans un seul filet.</translation>
    </message>
    <message>
        <source>Somebody always swims by.</source>
        <translation>Il passe toujours quelqu’un.</translation>
    </message>
    <message>
        <source>Who cut my nets?</source>
        <translation>Qui a coupé mes filets&#xa0;?</translation>
    </message>
    <message>
        <source>Patience fills the basket.</source>
        <translation>La patience remplit le panier.</translation>
    </message>
    <message>
        <source>The big ones get away.</source>
        <translation>Les gros vous échappent toujours.</translation>
    </message>
    <message>
        <source>Not a seam to be seen.</source>
        <translation>Pas un joint visible.</translation>
    </message>
    <message>
        <source>How kind of you to build there.</source>
        <translation>Comme c’est aimable de bâtir là.</translation>
    </message>
    <message>
        <source>I write that down in red ink.</source>
        <translation>Je l’écris à l’encre rouge.</translation>
    </message>
    <message>
        <source>Duly recorded.</source>
        <translation>Dûment consigné.</translation>
    </message>
    <message>
        <source>This page will not flatter you.</source>
        <translation>Cette page ne vous flattera pas.</translation>
    </message>
    <message>
        <source>The chronicle ends here, and well.</source>
        <translation>La chronique finit ici, et bien.</translation>
    </message>
    <message>
        <source>I only write down what happens.</source>
        <translation>Je ne fais qu’écrire ce qui arrive.</translation>
    </message>
    <message>
        <source>A thousand little stones, all over again!</source>
        <translation>Mille petites pierres, tout à refaire&#xa0;!</translation>
    </message>
    <message>
        <source>And now step back and look at the whole.</source>
        <translation>Et maintenant, prenez du recul et admirez.</translation>
    </message>
    <message>
        <source>A stone was missing, as ever.</source>
        <translation>Il manquait une pierre, comme toujours.</translation>
    </message>
    <message>
        <source>From now on one crosses with dry feet.</source>
        <translation>Désormais on traverse à pied sec.</translation>
    </message>
    <message>
        <source>Toll is toll.</source>
        <translation>Un péage est un péage.</translation>
    </message>
    <message>
        <source>And who shall walk where now?</source>
        <translation>Et par où passer, maintenant&#xa0;?</translation>
    </message>
    <message>
        <source>I always get to the other side.</source>
        <translation>J’arrive toujours sur l’autre rive.</translation>
    </message>
    <message>
        <source>One arch short.</source>
        <translation>Il manquait une arche.</translation>
    </message>
    <message>
        <source>All aboard! The fare is due on the bank.</source>
        <translation>Embarquez&#xa0;! On paie sur la rive.</translation>
    </message>
    <message>
        <source>My mooring was free, wasn&apos;t it?</source>
        <translation>Ma place était libre, non&#xa0;?</translation>
    </message>
    <message>
        <source>Pirates, in the middle of the canal!</source>
        <translation>Des pirates, en plein canal&#xa0;!</translation>
    </message>
    <message>
        <source>Sung and rowed home.</source>
        <translation>Ramené en chantant.</translation>
    </message>
    <message>
        <source>The tide was against me.</source>
        <translation>La marée était contre moi.</translation>
    </message>
    <message>
        <source>You could not have played anything else.</source>
        <translation>Vous n’auriez rien pu jouer d’autre.</translation>
    </message>
    <message>
        <source>A small stake, a sure return.</source>
        <translation>Petite mise, gain assuré.</translation>
    </message>
    <message>
        <source>That was not in the odds.</source>
        <translation>Ce n’était pas dans les probabilités.</translation>
    </message>
    <message>
        <source>The house wins. Mine, that is.</source>
        <translation>La banque gagne. La mienne, s’entend.</translation>
    </message>
    <message>
        <source>I&apos;ll have my revenge at carnival.</source>
        <translation>Je prendrai ma revanche au carnaval.</translation>
    </message>
    <message>
        <source>One hears all sorts of things.</source>
        <translation>On entend tant de choses.</translation>
    </message>
    <message>
        <source>I knew you would build there.</source>
        <translation>Je savais que vous bâtiriez là.</translation>
    </message>
    <message>
        <source>The whole quarter shall hear of this!</source>
        <translation>Tout le voisinage va le savoir&#xa0;!</translation>
    </message>
    <message>
        <source>I could have told you beforehand.</source>
        <translation>J’aurais pu vous le dire d’avance.</translation>
    </message>
    <message>
        <source>That stays between us.</source>
        <translation>Que cela reste entre nous.</translation>
    </message>
</context>
<context>
    <name>Venedig.Reveal</name>
    <message>
        <source>The cards are open</source>
        <translation>Les cartes sont révélées</translation>
    </message>
    <message>
        <source>can&apos;t be used</source>
        <translation>inutilisable</translation>
    </message>
    <message>
        <source>Which card does the beggar copy?</source>
        <translation>Quelle carte le mendiant imite-t-il&#xa0;?</translation>
    </message>
    <message>
        <source>The hand of %1</source>
        <translation>La main de %1</translation>
    </message>
    <message>
        <source>%1: nobody has opened one</source>
        <translation>%1&#xa0;: personne n’en a révélé</translation>
    </message>
    <message>
        <source>goes aboard the gondola</source>
        <translation>monte dans la gondole</translation>
    </message>
    <message>
        <source>takes the gondola from %1</source>
        <translation>remplace %1 dans la gondole</translation>
    </message>
    <message>
        <source>%1 is open: %2</source>
        <translation>%1 est révélé&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>Venedig.Review</name>
    <message>
        <source>exchange</source>
        <translation>échange</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>choix</translation>
    </message>
    <message>
        <source>council</source>
        <translation>conseil</translation>
    </message>
    <message>
        <source>piles</source>
        <translation>pieux</translation>
    </message>
    <message>
        <source>markers</source>
        <translation>marqueurs</translation>
    </message>
    <message>
        <source>building</source>
        <translation>construction</translation>
    </message>
    <message>
        <source>spying</source>
        <translation>espionnage</translation>
    </message>
    <message>
        <source>begging</source>
        <translation>mendicité</translation>
    </message>
    <message>
        <source>sabotage</source>
        <translation>sabotage</translation>
    </message>
</context>
<context>
    <name>Venedig.Roof</name>
    <message>
        <source>Pass on</source>
        <translation>Transmettre</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Échanger</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Révéler</translation>
    </message>
    <message>
        <source>Act</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>Encore %1</translation>
    </message>
    <message>
        <source>%1 left: the last one ends the game</source>
        <translation>Encore %1&#xa0;: le dernier met fin à la partie</translation>
    </message>
</context>
<context>
    <name>Venedig.Story</name>
    <message>
        <source>%1&apos;s best source of points: %2, %3.</source>
        <comment>who, source, points</comment>
        <translation>Meilleure source de points de %1&#xa0;: %2, %3.</translation>
    </message>
    <message>
        <source>%1 took the lead in round %2 and never lost it again.</source>
        <translation>%1 a pris la tête à la manche %2 et ne l’a plus perdue.</translation>
    </message>
    <message>
        <source>As a lawyer %1 collected %2.</source>
        <comment>who, points</comment>
        <translation>Comme avocat, %1 a encaissé %2.</translation>
    </message>
    <message>
        <source>%1 won %2 of %3 bets.</source>
        <comment>who, how many, of how many</comment>
        <translation>%1 a gagné %2 paris sur %3.</translation>
    </message>
    <message>
        <source>%2 markers of %1 lay where others built.</source>
        <comment>who, how many</comment>
        <translation>%2 marqueurs de %1 se trouvaient là où les autres ont bâti.</translation>
    </message>
    <message>
        <source>%1 built over %2 markers of others.</source>
        <comment>who, how many</comment>
        <translation>%1 a couvert %2 marqueurs des autres.</translation>
    </message>
    <message>
        <source>%1 built %2 bridges, more than anybody else.</source>
        <translation>%1 a bâti %2 ponts, plus que tous les autres.</translation>
    </message>
    <message>
        <source>%1&apos;s best: %2 for %3 in round %4.</source>
        <comment>who, a tile, points, round</comment>
        <translation>Le meilleur coup de %1&#xa0;: %2 pour %3 à la manche %4.</translation>
    </message>
    <message>
        <source>%2 took a tile of %1 off the board.</source>
        <comment>who, who did it</comment>
        <translation>%2 a fait démolir un quartier de %1.</translation>
    </message>
    <message>
        <source>Nothing brought %1 a point this time.</source>
        <translation>Rien n’a rapporté de point à %1 cette fois.</translation>
    </message>
    <message>
        <source>coats of arms</source>
        <translation>blasons</translation>
    </message>
    <message>
        <source>matching edges</source>
        <translation>bords assortis</translation>
    </message>
    <message>
        <source>markers</source>
        <translation>marqueurs</translation>
    </message>
    <message>
        <source>the gondola</source>
        <translation>la gondole</translation>
    </message>
    <message>
        <source>bets</source>
        <translation>paris</translation>
    </message>
    <message>
        <source>the lawyer</source>
        <translation>l’avocat</translation>
    </message>
    <message>
        <source>%1 ended the game although others were ahead.</source>
        <translation>%1 a mis fin à la partie alors que d’autres étaient devant.</translation>
    </message>
    <message>
        <source>The gondola brought %1 %2.</source>
        <comment>who, points</comment>
        <translation>La gondole a rapporté %2 à %1.</translation>
    </message>
    <message>
        <source>%1 lost every bet, %2 in all.</source>
        <comment>who, how many</comment>
        <translation>%1 a perdu tous ses paris, %2 en tout.</translation>
    </message>
</context>
<context>
    <name>Venedig.Strip</name>
    <message>
        <source>acts sixth</source>
        <translation>sixième</translation>
    </message>
    <message>
        <source>acts now</source>
        <translation>joue</translation>
    </message>
    <message>
        <source>done</source>
        <comment>its card is carried out</comment>
        <translation>terminé</translation>
    </message>
    <message>
        <source>gets your card</source>
        <translation>reçoit la carte</translation>
    </message>
    <message>
        <source>gets this card</source>
        <translation>reçoit la carte</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>a choisi</translation>
    </message>
    <message>
        <source>chooses</source>
        <translation>choisit</translation>
    </message>
    <message>
        <source>acts first</source>
        <translation>en premier</translation>
    </message>
    <message>
        <source>acts second</source>
        <translation>deuxième</translation>
    </message>
    <message>
        <source>acts third</source>
        <translation>troisième</translation>
    </message>
    <message>
        <source>acts fourth</source>
        <translation>quatrième</translation>
    </message>
    <message>
        <source>acts fifth</source>
        <translation>cinquième</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) not built.</source>
        <translation>
            <numerusform>%n quartier non bâti.</numerusform>
            <numerusform>%n quartiers non bâtis.</numerusform>
        </translation>
    </message>
    <message>
        <source>Begins this round.</source>
        <translation>Commence cette manche.</translation>
    </message>
    <message>
        <source>On the gondola.</source>
        <translation>Dans la gondole.</translation>
    </message>
    <message>
        <source>Lawyer of this round.</source>
        <translation>Avocat de cette manche.</translation>
    </message>
    <message>
        <source>Surely in hand: %1.</source>
        <translation>À coup sûr en main&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Opened: %1.</source>
        <translation>Révélée&#xa0;: %1.</translation>
    </message>
    <message>
        <source>holder unknown</source>
        <translation>on ignore qui l’a</translation>
    </message>
</context>
<context>
    <name>Venedig.Tiles</name>
    <message>
        <source>the bridge</source>
        <comment>taken, built</comment>
        <translation>le pont</translation>
    </message>
    <message>
        <source>span of a bridge</source>
        <translation>arche de pont</translation>
    </message>
    <message>
        <source>the domino</source>
        <comment>taken, built</comment>
        <translation>le domino</translation>
    </message>
    <message>
        <source>the bar</source>
        <comment>taken, built</comment>
        <translation>la barre</translation>
    </message>
    <message>
        <source>the corner</source>
        <comment>taken, built</comment>
        <translation>l’équerre</translation>
    </message>
    <message>
        <source>the block</source>
        <comment>taken, built</comment>
        <translation>le bloc</translation>
    </message>
    <message>
        <source>building</source>
        <translation>maison</translation>
    </message>
    <message>
        <source>square</source>
        <comment>an open place of the city</comment>
        <translation>place</translation>
    </message>
    <message>
        <source>domino</source>
        <comment>a tile of two cells</comment>
        <translation>domino</translation>
    </message>
    <message>
        <source>bar</source>
        <comment>a tile of three cells in a row</comment>
        <translation>barre</translation>
    </message>
    <message>
        <source>corner</source>
        <comment>a bent tile of three cells</comment>
        <translation>équerre</translation>
    </message>
    <message>
        <source>block</source>
        <comment>a tile of two by two cells</comment>
        <translation>bloc</translation>
    </message>
    <message>
        <source>bridge</source>
        <translation>pont</translation>
    </message>
    <message>
        <source>a domino</source>
        <comment>taken, built</comment>
        <translation>un domino</translation>
    </message>
    <message>
        <source>a bar</source>
        <comment>taken, built</comment>
        <translation>une barre</translation>
    </message>
    <message>
        <source>a corner</source>
        <comment>taken, built</comment>
        <translation>une équerre</translation>
    </message>
    <message>
        <source>a block</source>
        <comment>taken, built</comment>
        <translation>un bloc</translation>
    </message>
    <message>
        <source>a bridge</source>
        <comment>taken, built</comment>
        <translation>un pont</translation>
    </message>
    <message>
        <source>Dominoes</source>
        <translation>Dominos</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>Barres</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Équerres</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blocs</translation>
    </message>
    <message>
        <source>Bridges</source>
        <translation>Ponts</translation>
    </message>
</context>
<context>
    <name>Venedig_AllCards</name>
    <message>
        <source>The %1 cards</source>
        <translation>Les %1 cartes</translation>
    </message>
    <message>
        <source>sign: who holds it</source>
        <translation>signe&#xa0;: qui l’a</translation>
    </message>
</context>
<context>
    <name>Venedig_Board</name>
    <message>
        <source>1 to 5</source>
        <translation>1 à 5</translation>
    </message>
    <message>
        <source>Card, tile, stack or player of that number</source>
        <translation>Carte, quartier, pile ou joueur de ce numéro</translation>
    </message>
    <message>
        <source>Turn the tile</source>
        <translation>Tourner le quartier</translation>
    </message>
    <message>
        <source>The next tile</source>
        <translation>Le quartier suivant</translation>
    </message>
    <message>
        <source>While it is held: the plain city, roofs and paving only</source>
        <translation>Maintenir enfoncée&#xa0;: la ville simplifiée, toits et pavés seulement</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Maj</translation>
    </message>
    <message>
        <source>Keep the plain city, or show all of it again</source>
        <translation>Garder la ville simplifiée, ou tout montrer à nouveau</translation>
    </message>
    <message>
        <source>All cards, and who holds them</source>
        <translation>Toutes les cartes, et qui les a</translation>
    </message>
    <message>
        <source>Cards or tiles, where there is no room for both</source>
        <translation>Cartes ou quartiers, s’il n’y a pas la place pour les deux</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>Over the cells of the board</source>
        <translation>Sur les cases du plateau</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>Montrer mes cartes</translation>
    </message>
</context>
<context>
    <name>Venedig_BoardList</name>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
</context>
<context>
    <name>Venedig_CardsSheet</name>
    <message>
        <source>All cards</source>
        <translation>Toutes les cartes</translation>
    </message>
    <message>
        <source>The sign below a card is who holds it, as far as it could be seen</source>
        <translation>Le signe sous une carte dit qui l’a, pour autant qu’on ait pu le voir</translation>
    </message>
    <message>
        <source>After an exchange it is uncertain again what both of them hold.</source>
        <translation>Après un échange, on ne sait plus au juste ce que ces deux joueurs ont en main.</translation>
    </message>
</context>
<context>
    <name>Venedig_City</name>
    <message>
        <source>The tile can&apos;t lie here: each of its cells needs a free pile.</source>
        <translation>Le quartier ne peut pas tenir ici&#xa0;: chacune de ses cases demande un pieu libre.</translation>
    </message>
    <message>
        <source>Arrow keys go over the cells.</source>
        <translation>Les flèches parcourent les cases.</translation>
    </message>
</context>
<context>
    <name>Venedig_Counter</name>
    <message>
        <source>Show the cards</source>
        <translation>Montrer les cartes</translation>
    </message>
    <message>
        <source>Show the tiles</source>
        <translation>Montrer les quartiers</translation>
    </message>
</context>
<context>
    <name>Venedig_Depot</name>
    <message>
        <source>Stacks of tiles</source>
        <translation>Piles de quartiers</translation>
    </message>
</context>
<context>
    <name>Venedig_Ghost</name>
    <message>
        <source>Turn the tile</source>
        <translation>Tourner le quartier</translation>
    </message>
</context>
<context>
    <name>Venedig_Hand</name>
    <message>
        <source>Your hand</source>
        <translation>Votre main</translation>
    </message>
</context>
<context>
    <name>Venedig_Kerb</name>
    <message>
        <source>Track to %1</source>
        <translation>Piste jusqu’à %1</translation>
    </message>
</context>
<context>
    <name>Venedig_PlayerSheet</name>
    <message>
        <source>Hand, as far as it can be known</source>
        <translation>Main, autant qu’on peut la connaître</translation>
    </message>
    <message>
        <source>Opened card</source>
        <translation>Carte révélée</translation>
    </message>
    <message>
        <source>opened:</source>
        <translation>révélée&#xa0;:</translation>
    </message>
    <message>
        <source>Tiles not built</source>
        <translation>Quartiers non bâtis</translation>
    </message>
    <message>
        <source>No tiles that wait for a place</source>
        <translation>Aucun quartier en attente</translation>
    </message>
    <message>
        <source>Markers on the board</source>
        <translation>Marqueurs sur le plateau</translation>
    </message>
</context>
<context>
    <name>Venedig_RoofPart</name>
    <message>
        <source>the last one ends the game</source>
        <translation>le dernier met fin à la partie</translation>
    </message>
    <message>
        <source>All cards, and who holds them</source>
        <translation>Toutes les cartes, et qui les a</translation>
    </message>
</context>
<context>
    <name>Venedig_Stock</name>
    <message>
        <source>Your tiles</source>
        <translation>Vos quartiers</translation>
    </message>
</context>
</TS>
