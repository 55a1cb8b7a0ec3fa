<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name>Speicherstadt.Advice</name>
    <message>
        <source>Suggested loading</source>
        <translation>Chargement proposé</translation>
    </message>
    <message>
        <source>Compare %1.</source>
        <translation>Comparez %1.</translation>
    </message>
    <message>
        <source>%1 onto %2</source>
        <comment>goods, a contract</comment>
        <translation>%1 pour %2</translation>
    </message>
    <message>
        <source>keep %1, lose %2</source>
        <translation>garder&#xa0;: %1&#xa0;; perdre&#xa0;: %2</translation>
    </message>
    <message>
        <source>nothing is left to be shipped</source>
        <translation>il n’y a plus rien à expédier</translation>
    </message>
    <message>
        <source>lose %1</source>
        <translation>perdre&#xa0;: %1</translation>
    </message>
    <message>
        <source>keep %1</source>
        <translation>garder&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>what is exchanged for which good</comment>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>goods sold, for how many coins</comment>
        <translation>%1 contre %2</translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Bar</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>Manche %1 sur %2</translation>
    </message>
    <message>
        <source>Fires alone</source>
        <translation>Incendies seuls</translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Boxes</name>
    <message>
        <source>Own card set</source>
        <translation>Mon jeu de cartes</translation>
    </message>
    <message>
        <source>There are %1 card sets already: remove one first.</source>
        <translation>Il y a déjà&#xa0;%1 jeux de cartes&#xa0;: retirez-en un d’abord.</translation>
    </message>
    <message>
        <source>Card sets …</source>
        <translation>Jeux de cartes…</translation>
    </message>
    <message>
        <source>Card sets</source>
        <translation>Jeux de cartes</translation>
    </message>
    <message>
        <source>Play with the cards of your printed game, or try a variant</source>
        <translation>Jouez avec les cartes de votre jeu imprimé, ou essayez une variante</translation>
    </message>
    <message>
        <source>A table of 54 cards as CSV. Begin with the standard table: save it, change it in a spreadsheet, add it here. A game keeps its cards, on other devices, too.</source>
        <translation>Une table de 54 cartes en CSV. Partez de la table standard&#xa0;: enregistrez-la, modifiez-la dans un tableur, ajoutez-la ici. Une partie garde ses cartes, sur d’autres appareils aussi.</translation>
    </message>
    <message>
        <source>Save the standard table …</source>
        <translation>Enregistrer la table standard…</translation>
    </message>
    <message>
        <source>Cards by kind and season</source>
        <translation>Cartes par sorte et par saison</translation>
    </message>
    <message>
        <source>Different from the standard table</source>
        <translation>Différent de la table standard</translation>
    </message>
    <message>
        <source>What stays in the box</source>
        <translation>Ce qui reste dans la boîte</translation>
    </message>
    <message>
        <source>Not sure</source>
        <translation>Pas sûr</translation>
    </message>
    <message>
        <source>these are the cards of the standard table: change something first, or play with the standard table.</source>
        <translation>ce sont les cartes de la table standard&#xa0;: changez d’abord quelque chose, ou jouez avec la table standard.</translation>
    </message>
    <message>
        <source>Fires</source>
        <translation>Incendies</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) different from the standard table</source>
        <translation>
            <numerusform>%n carte différente de la table standard</numerusform>
            <numerusform>%n cartes différentes de la table standard</numerusform>
        </translation>
    </message>
    <message>
        <source>Reconstructed (%1): %2</source>
        <translation>Reconstitué (%1)&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) not sure</source>
        <translation>
            <numerusform>%n carte pas sûre</numerusform>
            <numerusform>%n cartes pas sûres</numerusform>
        </translation>
    </message>
    <message>
        <source>Standard table</source>
        <translation>Table standard</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>%1: %2 instead of %3</source>
        <translation>%1&#xa0;: %2 au lieu de %3</translation>
    </message>
    <message>
        <source>Likely, but said nowhere outright (%1): %2</source>
        <translation>Probable, mais dit nulle part clairement (%1)&#xa0;: %2</translation>
    </message>
    <message>
        <source>nothing is reconstructed</source>
        <translation>rien n’est reconstitué</translation>
    </message>
    <message>
        <source>%1 is no id; allowed are the season&apos;s letter, a hyphen, small letters and digits, as in %2.</source>
        <translation>%1 n’est pas un identifiant&#xa0;; sont admis la lettre de la saison, un tiret, des minuscules et des chiffres, comme dans %2.</translation>
    </message>
    <message>
        <source>%1 is in row %2 already; every card has its own id.</source>
        <translation>%1 figure déjà à la ligne %2&#xa0;; chaque carte a son identifiant.</translation>
    </message>
    <message>
        <source>%1 is of another season; allowed is what begins with %2-.</source>
        <translation>%1 est d’une autre saison&#xa0;; est admis ce qui commence par %2-.</translation>
    </message>
    <message>
        <source>%1 is no season; allowed are %2.</source>
        <translation>%1 n’est pas une saison&#xa0;; sont admis %2.</translation>
    </message>
    <message>
        <source>%1 is no kind of card; allowed are %2.</source>
        <translation>%1 n’est pas une sorte de carte&#xa0;; sont admis %2.</translation>
    </message>
    <message>
        <source>%1 does not fit the kind %2; allowed are whole numbers from %3 to %4.</source>
        <translation>%1 ne convient pas à la sorte %2&#xa0;; sont admis les nombres entiers de %3 à %4.</translation>
    </message>
    <message>
        <source>%1 is no good; allowed are %2.</source>
        <translation>%1 n’est pas une marchandise&#xa0;; sont admis %2.</translation>
    </message>
    <message>
        <source>%1 does not fit a trader; allowed is one good, such as tea.</source>
        <translation>%1 ne convient pas à un négociant&#xa0;; est admise une marchandise, comme tea.</translation>
    </message>
    <message>
        <source>%1 does not fit a contract; allowed are %2 to %3 goods, each once.</source>
        <translation>%1 ne convient pas à un contrat&#xa0;; sont admises %2 à %3 marchandises, chacune une fois.</translation>
    </message>
    <message>
        <source>%1 is no church that has a picture; allowed are %2.</source>
        <translation>%1 n’est pas une église qui ait une image&#xa0;; sont admis %2.</translation>
    </message>
    <message>
        <source>%1 does not say how sure a card is; allowed are %2, or an empty cell.</source>
        <translation>%1 ne dit pas à quel point une carte est sûre&#xa0;; sont admis %2, ou une cellule vide.</translation>
    </message>
    <message>
        <source>%1 does not say who plays without this card; allowed are %2, with spaces between.</source>
        <translation>%1 ne dit pas qui joue sans cette carte&#xa0;; sont admis %2, séparés par des espaces.</translation>
    </message>
    <message>
        <source>only cards of autumn other than the fire may stay in the box; allowed is an empty cell.</source>
        <translation>seules les cartes d’automne autres que l’incendie peuvent rester dans la boîte&#xa0;; est admise une cellule vide.</translation>
    </message>
    <message>
        <source>%1, which some play without, is missing: say in a column “without” which cards stay in the box.</source>
        <translation>%1 manque, une carte sans laquelle certains jouent&#xa0;: dites dans une colonne «&#xa0;without&#xa0;» quelles cartes restent dans la boîte.</translation>
    </message>
    <message>
        <source>season %1 has %2 cards, and the rules want %3: put that right.</source>
        <translation>la saison %1 a %2 cartes, et les règles en veulent %3&#xa0;: corrigez cela.</translation>
    </message>
    <message>
        <source>season %1 has %2 fires, and the rules want %3: put that right.</source>
        <translation>la saison %1 a %2 incendies, et les règles en veulent %3&#xa0;: corrigez cela.</translation>
    </message>
    <message>
        <source>there are %1 cards of the kind %2, and %3 are the most: leave some out.</source>
        <translation>il y a %1 cartes de la sorte %2, et %3 sont le maximum&#xa0;: retirez-en.</translation>
    </message>
    <message>
        <source>there are two traders of %1: leave one out.</source>
        <translation>il y a deux négociants de %1&#xa0;: retirez-en un.</translation>
    </message>
    <message>
        <source>the church %1 is there twice: leave one out.</source>
        <translation>l’église %1 figure deux fois&#xa0;: retirez-en une.</translation>
    </message>
    <message>
        <source>there is no ship, so no goods would ever come: put in 1 to 15.</source>
        <translation>il n’y a pas de navire, donc aucune marchandise ne viendrait&#xa0;: mettez-en 1 à 15.</translation>
    </message>
    <message>
        <source>the firefighters add up to %1, and %2 is the most: give some less.</source>
        <translation>les pompiers totalisent %1, et %2 est le maximum&#xa0;: donnez moins à certains.</translation>
    </message>
    <message>
        <source>%1 players go without %2 cards of autumn, and the rules want %3: put “without” right.</source>
        <translation>à %1 joueurs, %2 cartes d’automne restent dans la boîte, et les règles en veulent %3&#xa0;: corrigez «&#xa0;without&#xa0;».</translation>
    </message>
    <message>
        <source>Card set</source>
        <translation>Jeu de cartes</translation>
    </message>
    <message>
        <source>Traders</source>
        <translation>Négociants</translation>
    </message>
    <message>
        <source>Warehouse</source>
        <translation>Entrepôt</translation>
    </message>
    <message>
        <source>Counting offices</source>
        <translation>Comptoirs</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Banque</translation>
    </message>
    <message>
        <source>Firefighters</source>
        <translation>Pompiers</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Contrats</translation>
    </message>
    <message>
        <source>Chamber of commerce</source>
        <translation>Chambre de commerce</translation>
    </message>
    <message>
        <source>Churches</source>
        <translation>Églises</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Navires</translation>
    </message>
    <message>
        <source>%1: others go without %2</source>
        <translation>%1&#xa0;: d’autres jouent sans %2</translation>
    </message>
    <message>
        <source>With %1 players without: %2</source>
        <translation>À %1 joueurs, sans&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Cards</name>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Carpet trader</source>
        <translation>Négociant en tapis</translation>
    </message>
    <message>
        <source>port</source>
        <translation>port</translation>
    </message>
    <message>
        <source>carpet trader</source>
        <translation>négociant en tapis</translation>
    </message>
    <message>
        <source>the port</source>
        <comment>object of a verb</comment>
        <translation>le port</translation>
    </message>
    <message>
        <source>the carpet trader</source>
        <comment>object of a verb</comment>
        <translation>le négociant en tapis</translation>
    </message>
    <message>
        <source>St. Michael&apos;s</source>
        <translation>Saint-Michel</translation>
    </message>
    <message>
        <source>Boatmen</source>
        <translation>Les Bateliers</translation>
    </message>
    <message>
        <source>Fire-fighters Count-ing Boat-men Ware-house Saf-fron Con-tract</source>
        <translation>Pom-piers Négo-ciant caout-chouc Comp-toir Entre-pôt Bate-liers Com-merce Incen-die</translation>
    </message>
    <message>
        <source>Warehouse</source>
        <translation>Entrepôt</translation>
    </message>
    <message>
        <source>Counting office</source>
        <translation>Comptoir</translation>
    </message>
    <message>
        <source>Firefighters</source>
        <translation>Pompiers</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Contrat</translation>
    </message>
    <message>
        <source>Ship</source>
        <translation>Navire</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Incendie</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Banque</translation>
    </message>
    <message>
        <source>Chamber</source>
        <translation>Commerce</translation>
    </message>
    <message>
        <source>Coffee trader</source>
        <translation>Négociant en café</translation>
    </message>
    <message>
        <source>Tea trader</source>
        <translation>Négociant en thé</translation>
    </message>
    <message>
        <source>Saffron trader</source>
        <translation>Négociant en safran</translation>
    </message>
    <message>
        <source>Rubber trader</source>
        <translation>Négociant en caoutchouc</translation>
    </message>
    <message>
        <source>warehouse</source>
        <translation>entrepôt</translation>
    </message>
    <message>
        <source>counting office</source>
        <translation>comptoir</translation>
    </message>
    <message>
        <source>ship</source>
        <translation>navire</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>banque</translation>
    </message>
    <message>
        <source>chamber of commerce</source>
        <translation>chambre de commerce</translation>
    </message>
    <message>
        <source>St. Michael&apos;s church</source>
        <translation>église Saint-Michel</translation>
    </message>
    <message>
        <source>Boatmen&apos;s church</source>
        <translation>église des Bateliers</translation>
    </message>
    <message>
        <source>firefighters</source>
        <translation>pompiers</translation>
    </message>
    <message>
        <source>contract</source>
        <translation>contrat</translation>
    </message>
    <message>
        <source>ships</source>
        <translation>navires</translation>
    </message>
    <message>
        <source>counting offices</source>
        <translation>comptoirs</translation>
    </message>
    <message>
        <source>coffee trader</source>
        <translation>négociant en café</translation>
    </message>
    <message>
        <source>tea trader</source>
        <translation>négociant en thé</translation>
    </message>
    <message>
        <source>saffron trader</source>
        <translation>négociant en safran</translation>
    </message>
    <message>
        <source>rubber trader</source>
        <translation>négociant en caoutchouc</translation>
    </message>
    <message>
        <source>Keeps 4 cubes, a point each at the end</source>
        <translation>Garde 4 cubes, 1 point chacun</translation>
    </message>
    <message>
        <source>Points for one, two, three, four of them</source>
        <translation>Points pour 1, 2, 3, 4 comptoirs</translation>
    </message>
    <message>
        <source>Strength in every fire to come</source>
        <translation>Force à chaque incendie</translation>
    </message>
    <message>
        <source>At the end of every round</source>
        <translation>À la fin de chaque manche</translation>
    </message>
    <message>
        <source>1 point a coin at the end</source>
        <translation>1 point par pièce à la fin</translation>
    </message>
    <message>
        <source>At the end of the game</source>
        <translation>À la fin de la partie</translation>
    </message>
    <message>
        <source>1 point for each ship owned</source>
        <translation>1 point par navire</translation>
    </message>
    <message>
        <source>the warehouse</source>
        <comment>object of a verb</comment>
        <translation>l’entrepôt</translation>
    </message>
    <message>
        <source>the counting office</source>
        <comment>object of a verb</comment>
        <translation>le comptoir</translation>
    </message>
    <message>
        <source>the ship</source>
        <comment>object of a verb</comment>
        <translation>le navire</translation>
    </message>
    <message>
        <source>the bank</source>
        <comment>object of a verb</comment>
        <translation>la banque</translation>
    </message>
    <message>
        <source>the chamber of commerce</source>
        <comment>object of a verb</comment>
        <translation>la chambre de commerce</translation>
    </message>
    <message>
        <source>St. Michael&apos;s church</source>
        <comment>object of a verb</comment>
        <translation>l’église Saint-Michel</translation>
    </message>
    <message>
        <source>the Boatmen&apos;s church</source>
        <comment>object of a verb</comment>
        <translation>l’église des Bateliers</translation>
    </message>
    <message>
        <source>the coffee trader</source>
        <comment>object of a verb</comment>
        <translation>le négociant en café</translation>
    </message>
    <message>
        <source>the tea trader</source>
        <comment>object of a verb</comment>
        <translation>le négociant en thé</translation>
    </message>
    <message>
        <source>the saffron trader</source>
        <comment>object of a verb</comment>
        <translation>le négociant en safran</translation>
    </message>
    <message>
        <source>the rubber trader</source>
        <comment>object of a verb</comment>
        <translation>le négociant en caoutchouc</translation>
    </message>
    <message>
        <source>firefighters (strength %1)</source>
        <translation>pompiers (force&#xa0;%1)</translation>
    </message>
    <message>
        <source>%1-point contract</source>
        <translation>contrat à&#xa0;%1 points</translation>
    </message>
    <message>
        <source>fire of %1</source>
        <translation>incendie %1</translation>
    </message>
    <message>
        <source>1 coin a cube sold, %1 at the end</source>
        <translation>1 pièce par cube, %1&#xa0;à&#xa0;la&#xa0;fin</translation>
    </message>
    <message>
        <source>firefighters (strength %1)</source>
        <comment>object of a verb</comment>
        <translation>pompiers (force&#xa0;%1)</translation>
    </message>
    <message>
        <source>the %1-point contract</source>
        <comment>object of a verb</comment>
        <translation>le contrat à&#xa0;%1 points</translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Cast</name>
    <message>
        <source>Random</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Shrewd</source>
        <translation>Futé</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <translation>Apprenti</translation>
    </message>
    <message>
        <source>Clerk</source>
        <translation>Commis</translation>
    </message>
    <message>
        <source>Warehouseman</source>
        <translation>Magasinier</translation>
    </message>
    <message>
        <source>Broker</source>
        <translation>Courtier</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Marchand</translation>
    </message>
    <message>
        <source>Hanseat</source>
        <translation>Hanséate</translation>
    </message>
    <message>
        <source>Senator</source>
        <translation>Sénateur</translation>
    </message>
    <message>
        <source>plays at random</source>
        <translation>joue au hasard</translation>
    </message>
    <message>
        <source>takes what is worth most now</source>
        <translation>prend ce qui vaut le plus tout de suite</translation>
    </message>
    <message>
        <source>goes by rules of thumb</source>
        <translation>suit des règles simples</translation>
    </message>
    <message>
        <source>has learned, but errs very often</source>
        <translation>a appris, mais se trompe très souvent</translation>
    </message>
    <message>
        <source>errs often</source>
        <translation>se trompe souvent</translation>
    </message>
    <message>
        <source>errs now and then</source>
        <translation>se trompe parfois</translation>
    </message>
    <message>
        <source>errs seldom</source>
        <translation>se trompe rarement</translation>
    </message>
    <message>
        <source>always takes what it finds best</source>
        <translation>joue toujours ce qui lui paraît le mieux</translation>
    </message>
    <message>
        <source>thinks by far the longest</source>
        <translation>réfléchit de loin le plus longtemps</translation>
    </message>
    <message>
        <source>Fire captain</source>
        <translation>Capitaine du feu</translation>
    </message>
    <message>
        <source>Office collector</source>
        <translation>Collectionneur</translation>
    </message>
    <message>
        <source>Miser</source>
        <translation>Avare</translation>
    </message>
    <message>
        <source>Shipowner</source>
        <translation>Armatrice</translation>
    </message>
    <message>
        <source>Speculator</source>
        <translation>Spéculateur</translation>
    </message>
    <message>
        <source>Troublemaker</source>
        <translation>Fauteur de troubles</translation>
    </message>
    <message>
        <source>Grocer</source>
        <translation>Épicier</translation>
    </message>
    <message>
        <source>Silent partner</source>
        <translation>Associée discrète</translation>
    </message>
    <message>
        <source>fires</source>
        <translation>incendies</translation>
    </message>
    <message>
        <source>offices</source>
        <translation>comptoirs</translation>
    </message>
    <message>
        <source>coins</source>
        <translation>pièces</translation>
    </message>
    <message>
        <source>ships</source>
        <translation>navires</translation>
    </message>
    <message>
        <source>contracts</source>
        <translation>contrats</translation>
    </message>
    <message>
        <source>your price</source>
        <translation>votre prix</translation>
    </message>
    <message>
        <source>traders</source>
        <translation>négociants</translation>
    </message>
    <message>
        <source>balance</source>
        <translation>équilibre</translation>
    </message>
    <message>
        <source>A strong brigade above all</source>
        <translation>De bons pompiers avant tout</translation>
    </message>
    <message>
        <source>Every counting office there is</source>
        <translation>Tous les comptoirs possibles</translation>
    </message>
    <message>
        <source>A coin kept is a coin earned</source>
        <translation>Pièce gardée, pièce gagnée</translation>
    </message>
    <message>
        <source>Ships first, then the contracts they fill</source>
        <translation>D’abord les navires, puis leurs contrats</translation>
    </message>
    <message>
        <source>Every contract, filled or not</source>
        <translation>Tous les contrats, remplis ou non</translation>
    </message>
    <message>
        <source>Drives up prices for others</source>
        <translation>Fait monter les prix des autres</translation>
    </message>
    <message>
        <source>Sells at every door</source>
        <translation>Vend à toutes les portes</translation>
    </message>
    <message>
        <source>A bit of everything</source>
        <translation>Un peu de tout</translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Challenges</name>
    <message>
        <source>The heir, in autumn</source>
        <translation>L’héritage, en automne</translation>
    </message>
    <message>
        <source>Five rounds are left, and a broker lies ahead of you.</source>
        <translation>Il reste cinq manches, et un courtier est devant vous.</translation>
    </message>
    <message>
        <source>A clear lead</source>
        <translation>Une avance nette</translation>
    </message>
    <message>
        <source>A fleet for pennies</source>
        <translation>Une flotte pour trois sous</translation>
    </message>
    <message>
        <source>Bare heads</source>
        <translation>Tête nue</translation>
    </message>
    <message>
        <source>Two signatures</source>
        <translation>Deux signatures</translation>
    </message>
    <message>
        <source>Low bids</source>
        <translation>Petites enchères</translation>
    </message>
    <message>
        <source>A clean quay</source>
        <translation>Un quai bien rangé</translation>
    </message>
    <message>
        <source>Costly for others</source>
        <translation>Cher pour les autres</translation>
    </message>
    <message>
        <source>Five houses, no ashes</source>
        <translation>Cinq maisons, pas de cendres</translation>
    </message>
    <message>
        <source>Office by office</source>
        <translation>Comptoir après comptoir</translation>
    </message>
    <message>
        <source>The heir, in spring</source>
        <translation>L’héritage, au printemps</translation>
    </message>
    <message>
        <source>The heir, in summer</source>
        <translation>L’héritage, en été</translation>
    </message>
    <message>
        <source>One opponent, who makes mistakes. Use every one of them.</source>
        <translation>Un adversaire qui se trompe. Profitez de chaque erreur.</translation>
    </message>
    <message>
        <source>A ship that nobody wants costs one coin: wait for it.</source>
        <translation>Un navire dont personne ne veut coûte une pièce&#xa0;: attendez-le.</translation>
    </message>
    <message>
        <source>Beside a fire captain, and almost without helmets.</source>
        <translation>À côté d’une capitaine du feu, et presque sans casques.</translation>
    </message>
    <message>
        <source>He lives on paper. Live on everything else.</source>
        <translation>Il vit de papier. Vivez de tout le reste.</translation>
    </message>
    <message>
        <source>The troublemaker wants you to pay. Never give in.</source>
        <translation>Le fauteur de troubles veut vous faire payer. Ne cédez jamais.</translation>
    </message>
    <message>
        <source>What you unload must be sold, delivered or stored.</source>
        <translation>Ce que vous déchargez, vendez-le, livrez-le ou entreposez-le.</translation>
    </message>
    <message>
        <source>A worker behind others costs them a coin: stand in line.</source>
        <translation>Un ouvrier derrière les autres leur coûte une pièce&#xa0;: faites la queue.</translation>
    </message>
    <message>
        <source>A short game among many. Never be the weakest brigade.</source>
        <translation>Une partie courte à plusieurs. Ne soyez jamais la brigade la plus faible.</translation>
    </message>
    <message>
        <source>One office is little, three are a fortune: he knows it.</source>
        <translation>Un comptoir, c’est peu, trois, c’est une fortune&#xa0;: il le sait.</translation>
    </message>
    <message>
        <source>Three rounds are played, badly for you. Make up for it.</source>
        <translation>Trois manches sont jouées, mal pour vous. Rattrapez-vous.</translation>
    </message>
    <message>
        <source>Half of the game is over, and you lie behind. Catch up.</source>
        <translation>La moitié de la partie est passée, et vous êtes derrière. Revenez.</translation>
    </message>
    <message>
        <source>Lose points at no fire</source>
        <translation>Ne perdez de points à aucun incendie</translation>
    </message>
    <message>
        <source>Lose no cube</source>
        <translation>Ne perdez aucun cube</translation>
    </message>
    <message>
        <source>Ships bought for 1 coin: %1 or more</source>
        <translation>Navires achetés 1 pièce&#xa0;: %1 ou plus</translation>
    </message>
    <message>
        <source>Contracts bought: %1 at most</source>
        <translation>Contrats achetés&#xa0;: %1 au plus</translation>
    </message>
    <message>
        <source>Contracts completed: %1 or more</source>
        <translation>Contrats remplis&#xa0;: %1 ou plus</translation>
    </message>
    <message>
        <source>Counting offices: %1 or more</source>
        <translation>Comptoirs&#xa0;: %1 ou plus</translation>
    </message>
    <message>
        <source>Firefighters bought: %1 at most</source>
        <translation>Pompiers achetés&#xa0;: %1 au plus</translation>
    </message>
    <message>
        <source>No card for more than %1 coins</source>
        <translation>Aucune carte à plus de %1 pièces</translation>
    </message>
    <message>
        <source>Coins that others pay because of you: %1 or more</source>
        <translation>Pièces payées par d’autres à cause de vous&#xa0;: %1 ou plus</translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Chance</name>
    <message>
        <source>Points from fires, by the moment they came</source>
        <translation>Points des incendies, selon le moment où ils éclatent</translation>
    </message>
    <message>
        <source>Cubes drawn that an open contract wanted</source>
        <translation>Cubes tirés dont un contrat en cours avait besoin</translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Deciding</name>
    <message>
        <source>All at once, as suggested: %1</source>
        <translation>Tout d’un coup, comme proposé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Load %1 onto %2</source>
        <translation>Livrer pour %2&#xa0;: %1</translation>
    </message>
    <message>
        <source>Exchange %1 for %2</source>
        <translation>Échanger %1 contre %2</translation>
    </message>
    <message>
        <source>Finish: %1</source>
        <comment>what becomes of the cubes</comment>
        <translation>Terminer&#xa0;: %1</translation>
    </message>
    <message>
        <source>nothing is left</source>
        <translation>il ne reste rien</translation>
    </message>
    <message>
        <source>%1 … (%2 ways)</source>
        <comment>what to do with cubes</comment>
        <translation>%1… (%2 possibilités)</translation>
    </message>
    <message>
        <source>Load a contract</source>
        <translation>Livrer pour un contrat</translation>
    </message>
    <message>
        <source>Sell to a trader</source>
        <translation>Vendre à un négociant</translation>
    </message>
    <message>
        <source>Exchange three cubes for one of the general supply</source>
        <translation>Échanger trois cubes contre un cube de la réserve générale</translation>
    </message>
    <message>
        <source>Exchange two cubes for a coin</source>
        <translation>Brader deux cubes pour une pièce</translation>
    </message>
    <message>
        <source>Sell %1 to the trader for %2</source>
        <translation>Vendre %1 au négociant pour %2</translation>
    </message>
    <message>
        <source>Exchange %1 for a coin</source>
        <translation>Brader %1 pour une pièce</translation>
    </message>
    <message>
        <source>keep %1 in the warehouse</source>
        <translation>%1 à l’entrepôt</translation>
    </message>
    <message>
        <source>keep %1 in the market</source>
        <translation>%1 à la halle</translation>
    </message>
    <message>
        <source>lose %1</source>
        <translation>perdre&#xa0;: %1</translation>
    </message>
    <message>
        <source>It is complete: %1.</source>
        <translation>Il est rempli&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Drawing</name>
    <message>
        <source>The score</source>
        <translation>Le décompte</translation>
    </message>
    <message>
        <source>points</source>
        <comment>a heading</comment>
        <translation>points</translation>
    </message>
    <message>
        <source>the fourth fire</source>
        <translation>le quatrième incendie</translation>
    </message>
    <message>
        <source>The score as it stands</source>
        <translation>Le décompte provisoire</translation>
    </message>
    <message>
        <source>place</source>
        <comment>first, second, third</comment>
        <translation>rang</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>first: %1</source>
        <translation>commence&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 places a worker (%2 of %3)</source>
        <translation>%1 place un ouvrier (%2 sur %3)</translation>
    </message>
    <message>
        <source>general supply</source>
        <translation>réserve générale</translation>
    </message>
    <message>
        <source>none yet</source>
        <comment>fires</comment>
        <translation>aucun encore</translation>
    </message>
    <message>
        <source>fires</source>
        <translation>incendies</translation>
    </message>
    <message>
        <source>still to come</source>
        <translation>à venir</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>aucun changement</translation>
    </message>
    <message>
        <source>coins</source>
        <comment>a heading</comment>
        <translation>pièces</translation>
    </message>
    <message>
        <source>%1 has nothing left to ship</source>
        <translation>%1 n’a plus rien à expédier</translation>
    </message>
    <message>
        <source>%1 ships:</source>
        <translation>%1 expédie&#xa0;:</translation>
    </message>
    <message>
        <source>card</source>
        <comment>a heading</comment>
        <translation>carte</translation>
    </message>
    <message>
        <source>price</source>
        <comment>a heading</comment>
        <translation>prix</translation>
    </message>
    <message>
        <source>player</source>
        <comment>a heading</comment>
        <translation>joueur</translation>
    </message>
    <message>
        <source>strength</source>
        <comment>a heading</comment>
        <translation>force</translation>
    </message>
    <message>
        <source>warehouse</source>
        <comment>a heading</comment>
        <translation>entrepôt</translation>
    </message>
    <message>
        <source>market</source>
        <comment>a heading</comment>
        <translation>halle</translation>
    </message>
    <message>
        <source>on ships bought:</source>
        <translation>sur les navires achetés&#xa0;:</translation>
    </message>
    <message>
        <source>complete</source>
        <comment>a contract</comment>
        <translation>rempli</translation>
    </message>
    <message>
        <source>bag of %1</source>
        <comment>cubes</comment>
        <translation>sac de %1</translation>
    </message>
    <message>
        <source>the fourth fire comes</source>
        <translation>le quatrième incendie arrive</translation>
    </message>
    <message>
        <source>%1 buys for %2 or passes</source>
        <translation>%1 achète pour %2 ou passe</translation>
    </message>
    <message>
        <source>bought by %1</source>
        <translation>achetée par %1</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>goods</source>
        <translation>marchandises</translation>
    </message>
    <message>
        <source>%1 must pass: it costs %2</source>
        <translation>%1 doit passer&#xa0;: le prix est de %2</translation>
    </message>
    <message>
        <source>line</source>
        <comment>a heading: who stands in line</comment>
        <translation>file</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>défaussée</translation>
    </message>
    <message>
        <source>(being shipped)</source>
        <translation>(en expédition)</translation>
    </message>
</context>
<context>
    <name>Speicherstadt.End</name>
    <message>
        <source>Chamber of commerce</source>
        <translation>Chambre de commerce</translation>
    </message>
    <message>
        <source>%1 wins by %2.</source>
        <translation>%1 gagne avec %2 d’avance.</translation>
    </message>
    <message>
        <source>Level on points, so coins decide: %1.</source>
        <translation>À égalité, les pièces décident&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The last fire is out</source>
        <translation>Le dernier incendie est éteint</translation>
    </message>
    <message>
        <source>%1 share the victory with %2.</source>
        <translation>%1 partagent la victoire avec %2.</translation>
    </message>
    <message>
        <source>%1 wins with the most coins.</source>
        <translation>%1 gagne grâce à ses pièces.</translation>
    </message>
    <message>
        <source>Level on points, and on coins as well: %1.</source>
        <translation>À égalité de points et de pièces&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Fires</source>
        <translation>Incendies</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Contrats</translation>
    </message>
    <message>
        <source>Counting offices</source>
        <translation>Comptoirs</translation>
    </message>
    <message>
        <source>Traders</source>
        <translation>Négociants</translation>
    </message>
    <message>
        <source>St. Michael&apos;s church</source>
        <translation>Église Saint-Michel</translation>
    </message>
    <message>
        <source>Boatmen&apos;s church</source>
        <translation>Église des Bateliers</translation>
    </message>
    <message>
        <source>Warehouse</source>
        <translation>Entrepôt</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
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
            <numerusform>%n navire</numerusform>
            <numerusform>%n navires</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Explain</name>
    <message>
        <source>At the end a point for every ship you bought.</source>
        <translation>À la fin, un point par navire acheté.</translation>
    </message>
    <message>
        <source>None of its kind is left in the pile.</source>
        <translation>Il n’y en a plus dans la pioche.</translation>
    </message>
    <message numerus="yes">
        <source>%n more of its kind in the pile.</source>
        <translation>
            <numerusform>Encore %n carte de ce type dans la pioche.</numerusform>
            <numerusform>Encore %n cartes de ce type dans la pioche.</numerusform>
        </translation>
    </message>
    <message>
        <source>For %1 now: %2.</source>
        <translation>Pour %1 à présent&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Belongs to %1.</source>
        <translation>Appartient à %1.</translation>
    </message>
    <message>
        <source>open contracts want %1 of its %2 cubes</source>
        <translation>les contrats en cours veulent %1 de ses %2 cubes</translation>
    </message>
    <message>
        <source>brigade %1 → %2</source>
        <translation>pompiers %1 → %2</translation>
    </message>
    <message>
        <source>the next fire %1 → %2</source>
        <translation>prochain incendie %1 → %2</translation>
    </message>
    <message>
        <source>In every shipping it buys as much %1 as you like, a coin a cube. %2 at the end.</source>
        <translation>À chaque expédition, il achète autant de %1 que vous voulez, une pièce par cube. %2 à la fin.</translation>
    </message>
    <message>
        <source>At the end of every shipping it keeps up to four cubes. A point for each cube in it at the end.</source>
        <translation>À la fin de chaque expédition, il garde jusqu’à quatre cubes. À la fin, un point par cube gardé.</translation>
    </message>
    <message>
        <source>At the end one counting office brings 2 points, two 5, three 9, four 14.</source>
        <translation>À la fin, un comptoir rapporte 2 points, deux 5, trois 9, quatre 14.</translation>
    </message>
    <message>
        <source>Adds %1 to your brigade in every fire to come.</source>
        <translation>Ajoute %1 à vos pompiers à chaque incendie à venir.</translation>
    </message>
    <message>
        <source>Load %1 onto it in any shipping, over several rounds if need be: %2 when it is complete.</source>
        <translation>À livrer lors des expéditions, en plusieurs manches s’il le faut&#xa0;: %1. Rempli, il rapporte %2.</translation>
    </message>
    <message>
        <source>Its three cubes are yours to ship in the round you buy it.</source>
        <translation>Ses trois cubes sont à vous, à expédier dans la manche de l’achat.</translation>
    </message>
    <message>
        <source>When it is turned up, the strongest brigade gains its points and the weakest loses them.</source>
        <translation>Dès qu’il est révélé, les pompiers les plus forts gagnent ses points, les plus faibles les perdent.</translation>
    </message>
    <message>
        <source>One coin more at the end of every round, this one included.</source>
        <translation>Une pièce de plus à la fin de chaque manche, celle-ci comprise.</translation>
    </message>
    <message>
        <source>At the end a point for every coin you have; the coins stay yours.</source>
        <translation>À la fin, un point par pièce que vous avez&#xa0;; les pièces restent à vous.</translation>
    </message>
    <message>
        <source>For you now: %1.</source>
        <translation>Pour vous à présent&#xa0;: %1.</translation>
    </message>
    <message>
        <source>you hold %1 of its %2 goods</source>
        <translation>vous avez %1 de ses %2 marchandises</translation>
    </message>
    <message numerus="yes">
        <source>%n of 9 cubes still to come by ship.</source>
        <translation>
            <numerusform>Encore %n cube sur 9 à venir par navire.</numerusform>
            <numerusform>Encore %n cubes sur 9 à venir par navire.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in the general supply.</source>
        <translation>%1 dans la réserve générale.</translation>
    </message>
    <message>
        <source>A coin a round, one more for a round without a purchase, one more with the bank. Coins decide a tie.</source>
        <translation>Une pièce par manche, une de plus si l’on n’achète rien, une de plus avec la banque. Les pièces départagent les égalités.</translation>
    </message>
    <message>
        <source>Three a round, placed in turn. Each stands behind those above the same card already.</source>
        <translation>Trois par manche, placés à tour de rôle. Chacun se range derrière ceux de la même carte.</translation>
    </message>
    <message>
        <source>The number of workers in line. The lowest decides first; whoever passes leaves, and it falls by one.</source>
        <translation>Le nombre d’ouvriers dans la file. Le premier décide d’abord&#xa0;; qui passe s’en va, et le prix baisse d’un.</translation>
    </message>
    <message>
        <source>The first player places first and ships first. The bell goes round clockwise, a round each.</source>
        <translation>Le premier joueur place et expédie d’abord. À chaque manche, la cloche passe au suivant, dans le sens horaire.</translation>
    </message>
    <message>
        <source>It keeps one cube; exchanges three cubes for one of the general supply, or two for a coin.</source>
        <translation>Elle garde un cube&#xa0;; échange trois cubes contre un de la réserve générale, ou deux contre une pièce.</translation>
    </message>
    <message>
        <source>Buy one and load its goods onto it, over several rounds if need be. Only a complete one brings points.</source>
        <translation>Achetez-en un et livrez ses marchandises, en plusieurs manches s’il le faut. Seul un contrat rempli rapporte des points.</translation>
    </message>
    <message>
        <source>Cubes that were sold, exchanged or lost. Only the market gives any of them out again.</source>
        <translation>Les cubes vendus, échangés ou perdus. Seule la halle en redonne.</translation>
    </message>
    <message>
        <source>The strength of all firefighters together. It counts in every fire and is never used up.</source>
        <translation>La force de tous les pompiers réunis. Elle compte à chaque incendie et ne s’use jamais.</translation>
    </message>
    <message>
        <source>Cards are dealt face up, one more than there are players.</source>
        <translation>On révèle des cartes, une de plus que de joueurs.</translation>
    </message>
    <message>
        <source>Everybody places three workers in turn, each in the line above a card.</source>
        <translation>À tour de rôle, chacun place trois ouvriers, chacun dans la file d’une carte.</translation>
    </message>
    <message>
        <source>Card by card, from left to right, the lowest worker&apos;s owner buys or passes.</source>
        <translation>Carte par carte, de gauche à droite&#xa0;: le premier de la file achète ou passe.</translation>
    </message>
    <message>
        <source>Whoever has cubes loads contracts, sells, exchanges and stores.</source>
        <translation>Qui a des cubes livre ses contrats, vend, échange et entrepose.</translation>
    </message>
    <message>
        <source>Everybody gets a coin, one more for buying nothing, one more with the bank.</source>
        <translation>Chacun reçoit une pièce, une de plus s’il n’a rien acheté, une de plus avec la banque.</translation>
    </message>
    <message>
        <source>%1 at the end.</source>
        <translation>%1 à la fin.</translation>
    </message>
    <message>
        <source>It is complete.</source>
        <translation>Il est rempli.</translation>
    </message>
    <message>
        <source>It still needs %1.</source>
        <translation>Il manque encore&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 of its %2 goods in hand</source>
        <translation>%1 de ses %2 marchandises en réserve</translation>
    </message>
    <message>
        <source>Wanted by %1.</source>
        <translation>Recherché par %1.</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Ouvriers</translation>
    </message>
    <message>
        <source>The price</source>
        <translation>Le prix</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Premier joueur</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Halle</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Contrats</translation>
    </message>
    <message>
        <source>General supply</source>
        <translation>Réserve générale</translation>
    </message>
    <message>
        <source>Brigade</source>
        <translation>Pompiers</translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Figures</name>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Coins, workers and fires</source>
        <translation>Pièces, ouvriers et incendies</translation>
    </message>
    <message>
        <source>queued for</source>
        <translation>convoitées</translation>
    </message>
    <message>
        <source>bought</source>
        <translation>achetées</translation>
    </message>
    <message>
        <source>price</source>
        <translation>prix</translation>
    </message>
    <message>
        <source>Games in which a card was bought</source>
        <translation>Parties où une carte a été achetée</translation>
    </message>
    <message>
        <source>Churches</source>
        <translation>Églises</translation>
    </message>
    <message>
        <source>Offices</source>
        <translation>Comptoirs</translation>
    </message>
    <message>
        <source>Chamber</source>
        <translation>Commerce</translation>
    </message>
    <message>
        <source>Cubes and contracts</source>
        <translation>Cubes et contrats</translation>
    </message>
    <message>
        <source>Coins left at the end</source>
        <translation>Pièces à la fin</translation>
    </message>
    <message>
        <source>Coins paid for cards</source>
        <translation>Pièces payées pour des cartes</translation>
    </message>
    <message>
        <source>Cards bought</source>
        <translation>Cartes achetées</translation>
    </message>
    <message>
        <source>Price of a card</source>
        <translation>Prix d’une carte</translation>
    </message>
    <message>
        <source>Workers that bought nothing</source>
        <translation>Ouvriers sans achat</translation>
    </message>
    <message>
        <source>Price driven up for others</source>
        <translation>Prix poussés pour les autres</translation>
    </message>
    <message>
        <source>Rounds without a card</source>
        <translation>Manches sans carte</translation>
    </message>
    <message>
        <source>Cubes received</source>
        <translation>Cubes reçus</translation>
    </message>
    <message>
        <source>Cubes delivered</source>
        <translation>Cubes livrés</translation>
    </message>
    <message>
        <source>Cubes sold</source>
        <translation>Cubes vendus</translation>
    </message>
    <message>
        <source>Cubes given in exchange</source>
        <translation>Cubes échangés</translation>
    </message>
    <message>
        <source>Cubes given for a coin</source>
        <translation>Cubes bradés</translation>
    </message>
    <message>
        <source>Cubes lost</source>
        <translation>Cubes perdus</translation>
    </message>
    <message>
        <source>Contracts begun</source>
        <translation>Contrats commencés</translation>
    </message>
    <message>
        <source>Contracts completed</source>
        <translation>Contrats remplis</translation>
    </message>
    <message>
        <source>Completed of those begun</source>
        <translation>Remplis parmi les commencés</translation>
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
        <source>Cheapest ship</source>
        <translation>Navire le moins cher</translation>
    </message>
    <message>
        <source>Costliest contract left open</source>
        <translation>Contrat inachevé le plus cher</translation>
    </message>
    <message>
        <source>Most contracts completed</source>
        <translation>Le plus de contrats remplis</translation>
    </message>
    <message>
        <source>Most points from fires</source>
        <translation>Le plus de points d’incendies</translation>
    </message>
    <message>
        <source>Prices driven up most</source>
        <translation>Prix les plus poussés</translation>
    </message>
    <message>
        <source>Most coins left</source>
        <translation>Le plus de pièces restantes</translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Fire</name>
    <message numerus="yes">
        <source>within %n card(s)</source>
        <translation>
            <numerusform>d’ici %n carte</numerusform>
            <numerusform>d’ici %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>in autumn</source>
        <translation>en automne</translation>
    </message>
    <message>
        <source>All fires are out</source>
        <translation>Tous les incendies sont éteints</translation>
    </message>
    <message>
        <source>If it broke out now</source>
        <translation>S’il éclatait maintenant</translation>
    </message>
    <message>
        <source>If it broke out now, nothing would happen: all are equally strong</source>
        <translation>S’il éclatait maintenant, rien ne se passerait&#xa0;: tous ont la même force</translation>
    </message>
    <message>
        <source>All brigades are equally strong: nothing happens</source>
        <translation>Tous ont la même force&#xa0;: rien ne se passe</translation>
    </message>
    <message>
        <source>The strongest brigade gains %1, the weakest loses %2.</source>
        <translation>Les pompiers les plus forts gagnent %1, les plus faibles perdent %2.</translation>
    </message>
    <message>
        <source>at the very end</source>
        <translation>tout à la fin</translation>
    </message>
    <message>
        <source>in winter</source>
        <translation>en hiver</translation>
    </message>
    <message>
        <source>in spring</source>
        <translation>au printemps</translation>
    </message>
    <message>
        <source>in summer</source>
        <translation>en été</translation>
    </message>
    <message>
        <source>%1: strength %2</source>
        <translation>%1&#xa0;: force %2</translation>
    </message>
    <message>
        <source>Fire %1</source>
        <translation>Incendie %1</translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Games</name>
    <message>
        <source>your turn: ship your goods</source>
        <translation>à vous&#xa0;: expédiez vos marchandises</translation>
    </message>
    <message>
        <source>%1, round %2 of %3</source>
        <translation>%1, manche %2 sur %3</translation>
    </message>
    <message>
        <source>cards are dealt</source>
        <translation>les cartes sont révélées</translation>
    </message>
    <message>
        <source>your turn: place a worker</source>
        <translation>à vous&#xa0;: placez un ouvrier</translation>
    </message>
    <message>
        <source>your turn: buy or pass</source>
        <translation>à vous&#xa0;: achetez ou passez</translation>
    </message>
    <message>
        <source>Buy %1 for %2? You have %3.</source>
        <translation>Acheter %1 pour %2&#xa0;? Vous avez %3.</translation>
    </message>
    <message>
        <source>You have %1.</source>
        <translation>Vous avez %1.</translation>
    </message>
    <message>
        <source>%1 decides</source>
        <translation>%1 décide</translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) to place.</source>
        <translation>
            <numerusform>%n cube à placer.</numerusform>
            <numerusform>%n cubes à placer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Card set: %1</source>
        <translation>Jeu de cartes&#xa0;:&#xa0;%1</translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Goods</name>
    <message>
        <source>carpet</source>
        <translation>tapis</translation>
    </message>
    <message>
        <source>the carpet</source>
        <translation>le tapis</translation>
    </message>
    <message>
        <source>coffee</source>
        <translation>café</translation>
    </message>
    <message>
        <source>tea</source>
        <translation>thé</translation>
    </message>
    <message>
        <source>saffron</source>
        <translation>safran</translation>
    </message>
    <message>
        <source>rubber</source>
        <translation>caoutchouc</translation>
    </message>
    <message>
        <source>the coffee</source>
        <translation>le café</translation>
    </message>
    <message>
        <source>the tea</source>
        <translation>le thé</translation>
    </message>
    <message>
        <source>the saffron</source>
        <translation>le safran</translation>
    </message>
    <message>
        <source>the rubber</source>
        <translation>le caoutchouc</translation>
    </message>
    <message numerus="yes">
        <source>%n carpet(s)</source>
        <translation>
            <numerusform>%n tapis</numerusform>
            <numerusform>%n tapis</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Harbour</name>
    <message>
        <source>Eight workers stand here already: choose another house.</source>
        <translation>Huit ouvriers sont déjà ici&#xa0;: choisissez une autre maison.</translation>
    </message>
    <message>
        <source>Not yet: others decide first.</source>
        <translation>Pas encore&#xa0;: d’autres décident d’abord.</translation>
    </message>
    <message>
        <source>Price %1</source>
        <translation>Prix %1</translation>
    </message>
    <message>
        <source>House %1 of %2</source>
        <translation>Maison&#xa0;%1 sur&#xa0;%2</translation>
    </message>
    <message>
        <source>Free: first in line, for 1 if nobody joins</source>
        <translation>Libre&#xa0;: premier de la file, pour 1 si personne ne s’ajoute</translation>
    </message>
    <message>
        <source>the worker would stand as number %1 and pay 1 if all before pass</source>
        <translation>l’ouvrier serait le numéro %1 et paierait 1 si tous ceux d’avant passent</translation>
    </message>
    <message>
        <source>It costs %1, and %2 are left: pass.</source>
        <translation>Elle coûte %1, il reste %2&#xa0;: passez.</translation>
    </message>
    <message>
        <source>Nobody bought it</source>
        <translation>Personne n’a acheté</translation>
    </message>
    <message>
        <source>%1 paid %2</source>
        <translation>%1 a payé %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>It is for sale now</source>
        <translation>En vente maintenant</translation>
    </message>
    <message>
        <source>Placing here raises your own price to %1</source>
        <translation>Placer ici porte votre propre prix à %1</translation>
    </message>
    <message>
        <source>Placing here raises the price for %1 to %2</source>
        <translation>Placer ici porte le prix de %1 à %2</translation>
    </message>
    <message>
        <source>%1 could no longer pay</source>
        <translation>%1 ne pourrait plus payer</translation>
    </message>
    <message>
        <source>Nobody in line</source>
        <translation>Personne dans la file</translation>
    </message>
    <message>
        <source>%1 %2 but has %3</source>
        <translation>%1 %2 mais n’a que %3</translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Log</name>
    <message>
        <source>%1 → %2, now %3.</source>
        <comment>who, to which card, its price</comment>
        <translation>%1 → %2, prix&#xa0;%3.</translation>
    </message>
    <message>
        <source>%1 → %2.</source>
        <comment>who, to which card</comment>
        <translation>%1 → %2.</translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <translation>Manche %1 · %2</translation>
    </message>
    <message>
        <source>Nobody buys %1; %2 go to the general supply.</source>
        <translation>Personne n’achète %1&#xa0;; à la réserve générale&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Nobody buys %1.</source>
        <translation>Personne n’achète %1.</translation>
    </message>
    <message>
        <source>%1 keeps %2 and loses %3.</source>
        <translation>%1 garde %2 et perd %3.</translation>
    </message>
    <message>
        <source>%1 at the end: %2.</source>
        <translation>%1 à la fin&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 share the victory with %2.</source>
        <translation>%1 partagent la victoire avec %2.</translation>
    </message>
    <message>
        <source>%1 goes for %2, now %3.</source>
        <comment>said aloud: who, which card, its price</comment>
        <translation>%1 mise sur %2, prix&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 goes for %2.</source>
        <comment>said aloud: who, which card</comment>
        <translation>%1 mise sur %2.</translation>
    </message>
    <message>
        <source>%1 wins with %2.</source>
        <translation>%1 gagne avec %2.</translation>
    </message>
    <message>
        <source>Income: %1.</source>
        <translation>Revenu&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 buys %2 for %3.</source>
        <translation>%1 achète %2 pour&#xa0;%3.</translation>
    </message>
    <message>
        <source>The bell goes to %1.</source>
        <translation>La cloche passe à %1.</translation>
    </message>
    <message>
        <source>%1 loads %2 onto %3.</source>
        <translation>%1 livre pour %3&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 completes %2: %3.</source>
        <translation>%1 remplit %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 sells %2 to the trader for %3.</source>
        <translation>%1 vend %2 au négociant pour&#xa0;%3.</translation>
    </message>
    <message>
        <source>%1 exchanges %2 for %3.</source>
        <translation>%1 échange %2 contre %3.</translation>
    </message>
    <message>
        <source>%1 %2: %3.</source>
        <comment>column, ship, its cubes</comment>
        <translation>%1 %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <comment>column, card</comment>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>which fire, who gains and loses</comment>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1: all equally strong, nothing happens.</source>
        <translation>%1&#xa0;: tous de même force, rien ne se passe.</translation>
    </message>
    <message>
        <source>%1 loses %2.</source>
        <translation>%1 perd %2.</translation>
    </message>
    <message>
        <source>%1 keeps %2.</source>
        <translation>%1 garde %2.</translation>
    </message>
    <message>
        <source>%1 passes on %2 at %3.</source>
        <translation>%1 laisse %2 à&#xa0;%3.</translation>
    </message>
    <message>
        <source>%1 gives %2 for a coin.</source>
        <translation>%1 brade %2 pour une pièce.</translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Medals</name>
    <message>
        <source>First on the quay</source>
        <translation>Premiers sur le quai</translation>
    </message>
    <message>
        <source>Win a game that counts.</source>
        <translation>Gagnez une partie qui compte.</translation>
    </message>
    <message>
        <source>By a coin</source>
        <translation>À une pièce près</translation>
    </message>
    <message>
        <source>Be level on points and win on coins.</source>
        <translation>Soyez à égalité de points et gagnez aux pièces.</translation>
    </message>
    <message>
        <source>By a hair</source>
        <translation>D’un cheveu</translation>
    </message>
    <message>
        <source>Win by a single point.</source>
        <translation>Gagnez d’un seul point.</translation>
    </message>
    <message>
        <source>Out of reach</source>
        <translation>Hors d’atteinte</translation>
    </message>
    <message>
        <source>Win by 15 points or more.</source>
        <translation>Gagnez de 15 points ou plus.</translation>
    </message>
    <message>
        <source>Thick ledger</source>
        <translation>Gros registre</translation>
    </message>
    <message>
        <source>Score 40 points or more.</source>
        <translation>Marquez 40 points ou plus.</translation>
    </message>
    <message>
        <source>Bargain fleet</source>
        <translation>Flotte au rabais</translation>
    </message>
    <message>
        <source>Win with three ships that cost a coin each.</source>
        <translation>Gagnez avec trois navires payés une pièce chacun.</translation>
    </message>
    <message>
        <source>Patience pays</source>
        <translation>La patience paie</translation>
    </message>
    <message>
        <source>Buy a card for one coin where six workers or more stood in line.</source>
        <translation>Achetez pour une pièce une carte où six ouvriers ou plus attendaient.</translation>
    </message>
    <message>
        <source>Three for three</source>
        <translation>Trois pour trois</translation>
    </message>
    <message>
        <source>Buy three cards in one round for a coin each.</source>
        <translation>Achetez trois cartes dans une manche à une pièce chacune.</translation>
    </message>
    <message>
        <source>Sharp pencil</source>
        <translation>Crayon bien taillé</translation>
    </message>
    <message>
        <source>Win with ten cards or more, for one and a half coins a card at most.</source>
        <translation>Gagnez avec dix cartes ou plus, à une pièce et demie par carte au plus.</translation>
    </message>
    <message>
        <source>Straight off the ship</source>
        <translation>Sitôt débarqué</translation>
    </message>
    <message>
        <source>Complete a contract for four goods in the round in which you buy it.</source>
        <translation>Remplissez un contrat de quatre marchandises dans la manche de son achat.</translation>
    </message>
    <message>
        <source>Two seals</source>
        <translation>Deux sceaux</translation>
    </message>
    <message>
        <source>Complete two contracts in one round.</source>
        <translation>Remplissez deux contrats dans une manche.</translation>
    </message>
    <message>
        <source>Heavy cargo</source>
        <translation>Lourde cargaison</translation>
    </message>
    <message>
        <source>Complete two contracts for four goods in one game.</source>
        <translation>Remplissez deux contrats de quatre marchandises dans une partie.</translation>
    </message>
    <message>
        <source>Clean desk</source>
        <translation>Bureau rangé</translation>
    </message>
    <message>
        <source>Own four contracts or more at the end, all of them complete.</source>
        <translation>Possédez à la fin quatre contrats ou plus, tous remplis.</translation>
    </message>
    <message>
        <source>Well exchanged</source>
        <translation>Bien échangé</translation>
    </message>
    <message>
        <source>Complete a contract with a good that you have just got in exchange.</source>
        <translation>Remplissez un contrat avec une marchandise que vous venez d’obtenir en échange.</translation>
    </message>
    <message>
        <source>Not a crumb</source>
        <translation>Pas une miette</translation>
    </message>
    <message>
        <source>Win with twelve cubes or more from ships, and lose none.</source>
        <translation>Gagnez avec douze cubes ou plus venus des navires, sans en perdre.</translation>
    </message>
    <message>
        <source>Wholesale</source>
        <translation>Vente en gros</translation>
    </message>
    <message>
        <source>Sell four cubes or more of a good in one round.</source>
        <translation>Vendez quatre cubes ou plus d’une marchandise dans une manche.</translation>
    </message>
    <message>
        <source>Four ledgers</source>
        <translation>Quatre comptoirs</translation>
    </message>
    <message>
        <source>Own all four counting offices.</source>
        <translation>Possédez les quatre comptoirs.</translation>
    </message>
    <message>
        <source>Two spires</source>
        <translation>Deux clochers</translation>
    </message>
    <message>
        <source>Own both churches.</source>
        <translation>Possédez les deux églises.</translation>
    </message>
    <message>
        <source>Harbour master</source>
        <translation>Capitaine du port</translation>
    </message>
    <message>
        <source>Score five points or more with the port.</source>
        <translation>Marquez cinq points ou plus avec le port.</translation>
    </message>
    <message>
        <source>Full chest</source>
        <translation>Coffre plein</translation>
    </message>
    <message>
        <source>Score ten points or more with the chamber of commerce.</source>
        <translation>Marquez dix points ou plus avec la chambre de commerce.</translation>
    </message>
    <message>
        <source>Up to the rafters</source>
        <translation>Jusqu’aux combles</translation>
    </message>
    <message>
        <source>End with four cubes in the warehouse.</source>
        <translation>Terminez avec quatre cubes dans l’entrepôt.</translation>
    </message>
    <message>
        <source>Fireproof</source>
        <translation>À l’épreuve du feu</translation>
    </message>
    <message>
        <source>Gain points at all four fires of a game.</source>
        <translation>Gagnez des points aux quatre incendies d’une partie.</translation>
    </message>
    <message>
        <source>Without a helmet</source>
        <translation>Sans casque</translation>
    </message>
    <message>
        <source>Win without ever buying firefighters.</source>
        <translation>Gagnez sans jamais acheter de pompiers.</translation>
    </message>
    <message>
        <source>General store</source>
        <translation>Bazar</translation>
    </message>
    <message>
        <source>Gain points from fires and from five other sources in one game.</source>
        <translation>Marquez dans une partie des points d’incendies et de cinq autres origines.</translation>
    </message>
    <message>
        <source>Hard bargains</source>
        <translation>Dur en affaires</translation>
    </message>
    <message>
        <source>Make others pay 14 coins more in one game.</source>
        <translation>Faites payer aux autres 14 pièces de plus dans une partie.</translation>
    </message>
    <message>
        <source>Phoenix</source>
        <translation>Phénix</translation>
    </message>
    <message>
        <source>Win although the last fire takes points from you.</source>
        <translation>Gagnez bien que le dernier incendie vous prenne des points.</translation>
    </message>
    <message>
        <source>One&apos;s own rival</source>
        <translation>Son propre rival</translation>
    </message>
    <message>
        <source>Pay three coins for a card where nobody else stood in line.</source>
        <translation>Payez trois pièces une carte où personne d’autre n’attendait.</translation>
    </message>
    <message>
        <source>The last coin</source>
        <translation>La dernière pièce</translation>
    </message>
    <message>
        <source>Win with a single coin left.</source>
        <translation>Gagnez avec une seule pièce en caisse.</translation>
    </message>
    <message>
        <source>At home at every table</source>
        <translation>Chez soi à toutes les tables</translation>
    </message>
    <message>
        <source>Win with two, three, four and five players.</source>
        <translation>Gagnez à deux, à trois, à quatre et à cinq.</translation>
    </message>
    <message>
        <source>Known at every door</source>
        <translation>Connu à toutes les portes</translation>
    </message>
    <message>
        <source>Sell to each of the five traders.</source>
        <translation>Vendez à chacun des cinq négociants.</translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Options</name>
    <message>
        <source>Letters on pieces</source>
        <translation>Lettres sur les pions</translation>
    </message>
    <message>
        <source>in addition to shape and colour</source>
        <translation>en plus de la forme et de la couleur</translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Phases</name>
    <message>
        <source>Income</source>
        <translation>Revenu</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Offre</translation>
    </message>
    <message>
        <source>Demand</source>
        <translation>Demande</translation>
    </message>
    <message>
        <source>Purchase</source>
        <translation>Achat</translation>
    </message>
    <message>
        <source>Shipping</source>
        <translation>Expédition</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Terminée</translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Pile</name>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>encore %n carte</numerusform>
            <numerusform>encore %n cartes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Players</name>
    <message numerus="yes">
        <source>%n worker(s) at home</source>
        <translation>
            <numerusform>%n ouvrier à la maison</numerusform>
            <numerusform>%n ouvriers à la maison</numerusform>
        </translation>
    </message>
    <message>
        <source>no %1</source>
        <comment>none of a good is in the general supply</comment>
        <translation>pas de %1</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>rempli</translation>
    </message>
    <message>
        <source>brigade of %1</source>
        <translation>pompiers %1</translation>
    </message>
    <message>
        <source>first player of this round</source>
        <translation>premier joueur de la manche</translation>
    </message>
    <message>
        <source>no open contract</source>
        <translation>aucun contrat en cours</translation>
    </message>
    <message>
        <source>Owns %1</source>
        <translation>Possède&#xa0;: %1</translation>
    </message>
    <message>
        <source>still needs %1</source>
        <translation>il manque %1</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation>%1 jusqu’ici</translation>
    </message>
    <message>
        <source>%1 from fires</source>
        <translation>%1 aux incendies</translation>
    </message>
    <message>
        <source>wants %1</source>
        <translation>cherche %1</translation>
    </message>
    <message>
        <source>keeps %1</source>
        <translation>garde %1</translation>
    </message>
    <message>
        <source>can&apos;t pay %1</source>
        <translation>ne peut pas payer %1</translation>
    </message>
    <message>
        <source>would pay %1</source>
        <translation>paierait %1</translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Prompt</name>
    <message>
        <source>Place</source>
        <translation>Placer</translation>
    </message>
    <message>
        <source>Choose a house first.</source>
        <translation>Choisissez d’abord une maison.</translation>
    </message>
    <message>
        <source>Place the third worker above %1?</source>
        <translation>Placer le troisième ouvrier sur&#xa0;%1&#xa0;?</translation>
    </message>
    <message>
        <source>Leaves %2 of %1 coins.</source>
        <translation>Il restera&#xa0;%2 pièces sur&#xa0;%1.</translation>
    </message>
    <message>
        <source>Where does your third worker go?</source>
        <translation>Où placer votre troisième ouvrier&#xa0;?</translation>
    </message>
    <message>
        <source>Place your third worker above %1?</source>
        <translation>Placer votre troisième ouvrier sur&#xa0;%1&#xa0;?</translation>
    </message>
    <message>
        <source>%1 is shipping.</source>
        <translation>%1 expédie.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>First in line: the price is 1 until somebody joins.</source>
        <translation>Premier de la file&#xa0;: prix 1 tant que personne ne vient.</translation>
    </message>
    <message>
        <source>The price rises %1 → %2.</source>
        <translation>Le prix monte&#xa0;: %1 → %2.</translation>
    </message>
    <message>
        <source>Buy for %1</source>
        <translation>Acheter à %1</translation>
    </message>
    <message>
        <source>Buy %1 for %2?</source>
        <translation>Acheter %1 pour %2&#xa0;?</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Suggest</source>
        <translation>Proposer</translation>
    </message>
    <message>
        <source>The round is over: everybody gets income.</source>
        <translation>La manche est terminée&#xa0;: chacun touche son revenu.</translation>
    </message>
    <message>
        <source>%1 is placing a worker.</source>
        <translation>%1 place un ouvrier.</translation>
    </message>
    <message>
        <source>%1 may buy.</source>
        <translation>%1 peut acheter.</translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s) left after this one.</source>
        <translation>
            <numerusform>Il restera %n ouvrier ensuite.</numerusform>
            <numerusform>Il restera %n ouvriers ensuite.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last one of this round.</source>
        <translation>Le dernier de cette manche.</translation>
    </message>
    <message>
        <source>Place the first worker above %1?</source>
        <translation>Placer le premier ouvrier sur&#xa0;%1&#xa0;?</translation>
    </message>
    <message>
        <source>Place the second worker above %1?</source>
        <translation>Placer le deuxième ouvrier sur&#xa0;%1&#xa0;?</translation>
    </message>
    <message>
        <source>It costs %1; only %2 left.</source>
        <translation>Prix&#xa0;%1&#xa0;; il ne reste que&#xa0;%2.</translation>
    </message>
    <message>
        <source>The last round is over.</source>
        <translation>La dernière manche est terminée.</translation>
    </message>
    <message>
        <source>Tap again to buy.</source>
        <translation>Touchez encore pour acheter.</translation>
    </message>
    <message>
        <source>Where does the third worker go?</source>
        <translation>Où placer le troisième ouvrier&#xa0;?</translation>
    </message>
    <message>
        <source>Nobody else is here: %1 now, less after a pass.</source>
        <translation>Personne d’autre ici&#xa0;:&#xa0;%1 à présent, moins si l’on passe.</translation>
    </message>
    <message>
        <source>After a pass nobody gets it.</source>
        <translation>Si l’on passe, personne n’a la carte.</translation>
    </message>
    <message>
        <source>After a pass: %1, for %2.</source>
        <translation>Si l’on passe&#xa0;:&#xa0;%1, pour&#xa0;%2.</translation>
    </message>
    <message>
        <source>Where does your first worker go?</source>
        <translation>Où placer votre premier ouvrier&#xa0;?</translation>
    </message>
    <message>
        <source>Where does your second worker go?</source>
        <translation>Où placer votre deuxième ouvrier&#xa0;?</translation>
    </message>
    <message>
        <source>Place your first worker above %1?</source>
        <translation>Placer votre premier ouvrier sur&#xa0;%1&#xa0;?</translation>
    </message>
    <message>
        <source>Place your second worker above %1?</source>
        <translation>Placer votre deuxième ouvrier sur&#xa0;%1&#xa0;?</translation>
    </message>
    <message>
        <source>Where does the first worker go?</source>
        <translation>Où placer le premier ouvrier&#xa0;?</translation>
    </message>
    <message>
        <source>Where does the second worker go?</source>
        <translation>Où placer le deuxième ouvrier&#xa0;?</translation>
    </message>
    <message>
        <source>After a pass: the next worker here, for %1.</source>
        <translation>Si l’on passe&#xa0;: l’ouvrier suivant ici, pour&#xa0;%1.</translation>
    </message>
    <message>
        <source>After a pass: %1 for %2, but has %3.</source>
        <translation>Si l’on passe&#xa0;:&#xa0;%1 pour&#xa0;%2, mais n’a que&#xa0;%3.</translation>
    </message>
    <message>
        <source>Pass on %1?</source>
        <translation>Laisser %1&#xa0;?</translation>
    </message>
    <message>
        <source>%1 saves the houses: %2.</source>
        <translation>%1 sauve les maisons&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 save the houses: %2 each.</source>
        <translation>%1 sauvent les maisons&#xa0;: %2 chacun.</translation>
    </message>
    <message>
        <source>Too weak: %1, %2.</source>
        <translation>Trop faible&#xa0;: %1, %2.</translation>
    </message>
    <message>
        <source>Too weak: %1, %2 each.</source>
        <translation>Trop faibles&#xa0;: %1, %2 chacun.</translation>
    </message>
    <message>
        <source>%1 could no longer pay.</source>
        <translation>Ne pourrait plus payer&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Finish the exchange first, or undo it.</source>
        <translation>Terminez d’abord l’échange, ou annulez-le.</translation>
    </message>
    <message>
        <source>No cube is left.</source>
        <translation>Il ne reste aucun cube.</translation>
    </message>
    <message>
        <source>Cards are being dealt.</source>
        <translation>Les cartes sont révélées.</translation>
    </message>
    <message>
        <source>Too much for the first worker here: only %1 left.</source>
        <translation>Trop pour le premier de la file&#xa0;: il ne reste que&#xa0;%1.</translation>
    </message>
    <message>
        <source>%1 has just enough.</source>
        <translation>%1 a juste assez.</translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Reasons</name>
    <message>
        <source>level with all</source>
        <translation>à égalité avec tous</translation>
    </message>
    <message>
        <source>%1 goes without %2</source>
        <translation>%1 laisse échapper %2</translation>
    </message>
    <message>
        <source>you go without %2</source>
        <translation>vous laissez échapper %2</translation>
    </message>
    <message>
        <source>%1&apos;s brigade before the fire of %4: %2, not %3</source>
        <translation>pompiers (%1) avant l’incendie %4&#xa0;: %2, et non %3</translation>
    </message>
    <message>
        <source>your brigade before the fire of %4: %2, not %3</source>
        <translation>vos pompiers avant l’incendie %4&#xa0;: %2, et non %3</translation>
    </message>
    <message>
        <source>%1&apos;s brigade: %2, not %3</source>
        <translation>pompiers (%1)&#xa0;: %2, et non %3</translation>
    </message>
    <message>
        <source>your brigade: %2, not %3</source>
        <translation>vos pompiers&#xa0;: %2, et non %3</translation>
    </message>
    <message>
        <source>%1 gets %2, not %3</source>
        <translation>%1 obtient %2, et non %3</translation>
    </message>
    <message>
        <source>you get %2, not %3</source>
        <translation>vous obtenez %2, et non %3</translation>
    </message>
    <message>
        <source>%1 gets %2</source>
        <translation>%1 obtient %2</translation>
    </message>
    <message>
        <source>you get %2</source>
        <translation>vous obtenez %2</translation>
    </message>
    <message>
        <source>%1 still needs %2 instead of %3</source>
        <translation>il manque encore à %1&#xa0;: %2, au lieu de %3</translation>
    </message>
    <message>
        <source>you still need %2 instead of %3</source>
        <translation>il vous manque encore&#xa0;: %2, au lieu de %3</translation>
    </message>
    <message>
        <source>%1 keeps %2 instead of %3</source>
        <translation>%1 garde&#xa0;: %2, au lieu de %3</translation>
    </message>
    <message>
        <source>you keep %2 instead of %3</source>
        <translation>vous gardez&#xa0;: %2, au lieu de %3</translation>
    </message>
    <message>
        <source>%1&apos;s brigade: strength %2, not %3</source>
        <translation>pompiers (%1)&#xa0;: force %2, et non %3</translation>
    </message>
    <message>
        <source>your brigade: strength %2, not %3</source>
        <translation>vos pompiers&#xa0;: force %2, et non %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 will have %n complete contract(s), not %2</source>
        <translation>
            <numerusform>%1 aura %n contrat rempli, et non %2</numerusform>
            <numerusform>%1 aura %n contrats remplis, et non %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you will have %n complete contract(s), not %2</source>
        <translation>
            <numerusform>vous aurez %n contrat rempli, et non %2</numerusform>
            <numerusform>vous aurez %n contrats remplis, et non %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 will have %n cube(s) in the warehouse, not %2</source>
        <translation>
            <numerusform>%1 aura %n cube dans l’entrepôt, et non %2</numerusform>
            <numerusform>%1 aura %n cubes dans l’entrepôt, et non %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you will have %n cube(s) in the warehouse, not %2</source>
        <translation>
            <numerusform>vous aurez %n cube dans l’entrepôt, et non %2</numerusform>
            <numerusform>vous aurez %n cubes dans l’entrepôt, et non %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 will have %n ship(s), not %2</source>
        <translation>
            <numerusform>%1 aura %n navire, et non %2</numerusform>
            <numerusform>%1 aura %n navires, et non %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you will have %n ship(s), not %2</source>
        <translation>
            <numerusform>vous aurez %n navire, et non %2</numerusform>
            <numerusform>vous aurez %n navires, et non %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 will have %n coin(s), not %2</source>
        <translation>
            <numerusform>%1 aura %n pièce, et non %2</numerusform>
            <numerusform>%1 aura %n pièces, et non %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you will have %n coin(s), not %2</source>
        <translation>
            <numerusform>vous aurez %n pièce, et non %2</numerusform>
            <numerusform>vous aurez %n pièces, et non %2</numerusform>
        </translation>
    </message>
    <message>
        <source>as far as can be foreseen, it comes to the same</source>
        <translation>pour autant qu’on puisse le prévoir, cela revient au même</translation>
    </message>
    <message>
        <source>Look at the brigades.</source>
        <translation>Regardez les pompiers.</translation>
    </message>
    <message>
        <source>Look at the counting offices.</source>
        <translation>Regardez les comptoirs.</translation>
    </message>
    <message>
        <source>Look at the contracts.</source>
        <translation>Regardez les contrats.</translation>
    </message>
    <message>
        <source>Look at the coins.</source>
        <translation>Regardez les pièces.</translation>
    </message>
    <message>
        <source>Look at the traders.</source>
        <translation>Regardez les négociants.</translation>
    </message>
    <message>
        <source>Look at the goods that can be kept.</source>
        <translation>Regardez les marchandises que l’on peut garder.</translation>
    </message>
    <message>
        <source>Look at the cards that bring something until the end.</source>
        <translation>Regardez les cartes qui rapportent jusqu’à la fin.</translation>
    </message>
    <message>
        <source>It makes hardly any difference.</source>
        <translation>Cela ne fait guère de différence.</translation>
    </message>
    <message>
        <source>the strongest</source>
        <translation>les plus forts</translation>
    </message>
    <message>
        <source>the weakest</source>
        <translation>les plus faibles</translation>
    </message>
    <message>
        <source>in between</source>
        <translation>entre les deux</translation>
    </message>
    <message>
        <source>%1 still needs %2</source>
        <translation>il manque encore à %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>you still need %2</source>
        <translation>il vous manque encore&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 no longer needs %3</source>
        <translation>il ne manque plus à %1&#xa0;: %3</translation>
    </message>
    <message>
        <source>you no longer need %3</source>
        <translation>il ne vous manque plus&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 keeps %2</source>
        <translation>%1 garde&#xa0;: %2</translation>
    </message>
    <message>
        <source>you keep %2</source>
        <translation>vous gardez&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 does not keep %3</source>
        <translation>%1 ne garde pas&#xa0;: %3</translation>
    </message>
    <message>
        <source>you do not keep %3</source>
        <translation>vous ne gardez pas&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Recap</name>
    <message>
        <source>Meanwhile: %1.</source>
        <translation>Entre-temps&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>card, price</comment>
        <translation>%1 pour %2</translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Remarks</name>
    <message>
        <source>Delivered as agreed.</source>
        <translation>Livré comme convenu.</translation>
    </message>
    <message>
        <source>Prudence pays.</source>
        <translation>La prudence paie.</translation>
    </message>
    <message>
        <source>Noted.</source>
        <translation>C’est noté.</translation>
    </message>
    <message>
        <source>No need to make a fuss about it.</source>
        <translation>Inutile d’en faire toute une histoire.</translation>
    </message>
    <message>
        <source>My compliments.</source>
        <translation>Mes compliments.</translation>
    </message>
    <message>
        <source>Two more hands at the pump.</source>
        <translation>Deux bras de plus à la pompe.</translation>
    </message>
    <message>
        <source>Every bucket in its place.</source>
        <translation>Chaque seau à sa place.</translation>
    </message>
    <message>
        <source>That I of all people should run out of water!</source>
        <translation>Manquer d’eau, moi, quelle honte&#xa0;!</translation>
    </message>
    <message>
        <source>Tonight the city sleeps safely.</source>
        <translation>Cette nuit, la ville dort tranquille.</translation>
    </message>
    <message>
        <source>Next time I&apos;ll bring the longer hose.</source>
        <translation>La prochaine fois, j’apporterai un tuyau plus long.</translation>
    </message>
    <message>
        <source>One more key on my ring.</source>
        <translation>Une clé de plus à mon trousseau.</translation>
    </message>
    <message>
        <source>My clerks can carry buckets, too.</source>
        <translation>Mes commis savent aussi porter des seaux.</translation>
    </message>
    <message>
        <source>Not the ledgers, please!</source>
        <translation>Surtout pas les registres&#xa0;!</translation>
    </message>
    <message>
        <source>Balanced to the last line.</source>
        <translation>Le bilan est juste jusqu’à la dernière ligne.</translation>
    </message>
    <message>
        <source>I shall go over those figures again.</source>
        <translation>Je vais refaire ces comptes.</translation>
    </message>
    <message>
        <source>A single coin? Even that hurts a little.</source>
        <translation>Une seule pièce&#xa0;? Même cela fait un peu mal.</translation>
    </message>
    <message>
        <source>Even a fire can pay.</source>
        <translation>Même un incendie peut rapporter.</translation>
    </message>
    <message>
        <source>And who makes good the damage?</source>
        <translation>Et qui va me rembourser les dégâts&#xa0;?</translation>
    </message>
    <message>
        <source>Thrift, nothing but thrift.</source>
        <translation>L’épargne, rien que l’épargne.</translation>
    </message>
    <message>
        <source>At least it didn&apos;t cost me much.</source>
        <translation>Au moins, cela ne m’a pas coûté cher.</translation>
    </message>
    <message>
        <source>Welcome alongside!</source>
        <translation>Bienvenue à quai&#xa0;!</translation>
    </message>
    <message>
        <source>There is water enough around here.</source>
        <translation>De l’eau, ici, il y en a assez.</translation>
    </message>
    <message>
        <source>I should have stayed at sea.</source>
        <translation>J’aurais dû rester en mer.</translation>
    </message>
    <message>
        <source>A fair wind to the last.</source>
        <translation>Bon vent jusqu’au bout.</translation>
    </message>
    <message>
        <source>There will be another tide.</source>
        <translation>Une autre marée viendra.</translation>
    </message>
    <message>
        <source>Signed today, delivered some day.</source>
        <translation>Signé aujourd’hui, livré un jour.</translation>
    </message>
    <message>
        <source>I had a bet on that.</source>
        <translation>J’avais parié là-dessus.</translation>
    </message>
    <message>
        <source>A risk that was in the price.</source>
        <translation>Ce risque était compris dans le prix.</translation>
    </message>
    <message>
        <source>Who dares, earns.</source>
        <translation>Qui ose gagne.</translation>
    </message>
    <message>
        <source>Double or nothing next time?</source>
        <translation>Quitte ou double, la prochaine fois&#xa0;?</translation>
    </message>
    <message>
        <source>Rather dear, isn&apos;t it?</source>
        <translation>Plutôt cher, non&#xa0;?</translation>
    </message>
    <message>
        <source>Somebody has to come out of this well.</source>
        <translation>Il faut bien que quelqu’un s’en tire.</translation>
    </message>
    <message>
        <source>It wasn&apos;t me who lit it.</source>
        <translation>Ce n’est pas moi qui l’ai allumé.</translation>
    </message>
    <message>
        <source>And nobody saw me coming.</source>
        <translation>Et personne ne m’a vu venir.</translation>
    </message>
    <message>
        <source>It was worth the trouble all the same.</source>
        <translation>Cela valait quand même le dérangement.</translation>
    </message>
    <message>
        <source>There is always room behind the counter.</source>
        <translation>Derrière le comptoir, il y a toujours de la place.</translation>
    </message>
    <message>
        <source>Sand was on offer this week.</source>
        <translation>Le sable était en promotion.</translation>
    </message>
    <message>
        <source>Smoked goods, half price!</source>
        <translation>Marchandises fumées, à moitié prix&#xa0;!</translation>
    </message>
    <message>
        <source>Small profits, but many.</source>
        <translation>De petits gains, mais nombreux.</translation>
    </message>
    <message>
        <source>The shop opens again tomorrow.</source>
        <translation>Demain, la boutique rouvre.</translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Replay</name>
    <message>
        <source>%1 is to buy %2 for %3, or to pass.</source>
        <translation>%1 doit acheter %2 pour %3, ou passer.</translation>
    </message>
    <message>
        <source>%1 is to ship goods.</source>
        <translation>%1 doit expédier ses marchandises.</translation>
    </message>
    <message>
        <source>%1 is to place a worker.</source>
        <translation>%1 doit placer un ouvrier.</translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Review</name>
    <message>
        <source>Shipping</source>
        <translation>Expédition</translation>
    </message>
    <message>
        <source>shipping</source>
        <translation>expédition</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>Placement</translation>
    </message>
    <message>
        <source>placing</source>
        <translation>placement</translation>
    </message>
    <message>
        <source>Buying</source>
        <translation>Achat</translation>
    </message>
    <message>
        <source>buying</source>
        <translation>achat</translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Rules</name>
    <message>
        <source>The game you come from is played with the card set “%1”: the cards and numbers shown here are those of that set.</source>
        <translation>La partie d’où vous venez se joue avec le jeu de cartes «&#xa0;%1&#xa0;»&#xa0;: les cartes et les nombres montrés ici sont les siens.</translation>
    </message>
    <message>
        <source>at the very bottom</source>
        <translation>tout au fond</translation>
    </message>
    <message>
        <source>strength: reconstructed</source>
        <translation>force&#xa0;: reconstituée</translation>
    </message>
    <message>
        <source>There is none of these in “%1”.</source>
        <translation>Il n’y en a aucune dans «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>%1 of them</source>
        <comment>number of cards</comment>
        <translation>%1 cartes</translation>
    </message>
    <message>
        <source>goods: reconstructed</source>
        <translation>marchandises&#xa0;: reconstituées</translation>
    </message>
    <message>
        <source>with the card set “%1”</source>
        <translation>avec le jeu de cartes «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>from the rules</source>
        <translation>d’après les règles</translation>
    </message>
    <message>
        <source>points: likely</source>
        <translation>points&#xa0;: probables</translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Seasons</name>
    <message>
        <source>Autumn</source>
        <translation>Automne</translation>
    </message>
    <message>
        <source>Winter</source>
        <translation>Hiver</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>Printemps</translation>
    </message>
    <message>
        <source>Summer</source>
        <translation>Été</translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Story</name>
    <message>
        <source>Nothing brought %1 a point this time.</source>
        <translation>Rien n’a rapporté de point à %1 cette fois.</translation>
    </message>
    <message>
        <source>%1 and %2 are level on points; %1 has %3 more.</source>
        <comment>who, who else, coins</comment>
        <translation>%1 et %2 sont à égalité&#xa0;; %1 a %3 de plus.</translation>
    </message>
    <message>
        <source>%1 took the lead in round %2 and never lost it again.</source>
        <translation>%1 a pris la tête à la manche %2 et ne l’a plus perdue.</translation>
    </message>
    <message>
        <source>Best buy: %1 for %2, worth %3 in the end.</source>
        <comment>card, coins, points</comment>
        <translation>Meilleur achat&#xa0;: %1 pour %2, qui a valu %3 à la fin.</translation>
    </message>
    <message>
        <source>%1 passed on %2 at %3; %4 took it for %5 and made %6 of it.</source>
        <comment>who, card, price, who else, price, points</comment>
        <translation>%1 a passé sur %2 à %3&#xa0;; %4 a payé %5 et en a tiré %6.</translation>
    </message>
    <message>
        <source>%1 paid %3 for %2 and never completed it.</source>
        <comment>who, contract, coins</comment>
        <translation>%1 a payé %3 pour %2, sans jamais le remplir.</translation>
    </message>
    <message>
        <source>%1 completed %2 contracts, more than anybody else.</source>
        <translation>%1 a rempli %2 contrats, plus que quiconque.</translation>
    </message>
    <message>
        <source>%1 bought the most cards: %2 for %3 in all.</source>
        <translation>%1 a acheté le plus de cartes&#xa0;: %2 pour %3 en tout.</translation>
    </message>
    <message>
        <source>%1 made the others pay %2 more.</source>
        <comment>who, coins</comment>
        <translation>%1 a fait payer aux autres %2 de plus.</translation>
    </message>
    <message>
        <source>Best source of points: %1, %2.</source>
        <comment>source, points</comment>
        <translation>Meilleure source de points&#xa0;: %1, %2.</translation>
    </message>
    <message>
        <source>Only the final count put %1 in front.</source>
        <translation>Seul le décompte final a mis %1 en tête.</translation>
    </message>
    <message>
        <source>Only the last fire put %1 in front.</source>
        <translation>Seul le dernier incendie a mis %1 en tête.</translation>
    </message>
    <message>
        <source>%2 put %1 in front, for good.</source>
        <translation>%2 a mis %1 en tête, pour de bon.</translation>
    </message>
    <message>
        <source>%1 was in front until the final count.</source>
        <translation>%1 était en tête jusqu’au décompte final.</translation>
    </message>
    <message>
        <source>%1 was in front until the last fire.</source>
        <translation>%1 était en tête jusqu’au dernier incendie.</translation>
    </message>
    <message>
        <source>Fires cost %1 %2 in all.</source>
        <translation>Les incendies ont coûté %2 en tout à %1.</translation>
    </message>
    <message>
        <source>Fires brought %1 %2 in all.</source>
        <translation>Les incendies ont rapporté %2 en tout à %1.</translation>
    </message>
    <message>
        <source>%2 counting offices brought %1 %3.</source>
        <translation>%2 comptoirs ont rapporté %3 à %1.</translation>
    </message>
    <message>
        <source>%1 bought %2 ships, more than anybody else.</source>
        <translation>%1 a acheté %2 navires, plus que quiconque.</translation>
    </message>
    <message numerus="yes">
        <source>%1 had to throw %n cube(s) away.</source>
        <translation>
            <numerusform>%1 a dû jeter %n cube.</numerusform>
            <numerusform>%1 a dû jeter %n cubes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Table</name>
    <message>
        <source>pts</source>
        <translation>pts</translation>
    </message>
</context>
<context>
    <name>Speicherstadt.Yard</name>
    <message>
        <source>Market</source>
        <translation>Halle</translation>
    </message>
    <message>
        <source>%1 of %2 left</source>
        <translation>reste %1 sur %2</translation>
    </message>
    <message>
        <source>No room for %1: it would be lost.</source>
        <translation>Pas de place&#xa0;: %1 serait perdu.</translation>
    </message>
    <message>
        <source>No room for %1: they would be lost.</source>
        <translation>Pas de place&#xa0;: %1 seraient perdus.</translation>
    </message>
    <message>
        <source>Where do the cubes go?</source>
        <translation>Où vont les cubes&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>%n more cube(s) for one coin?</source>
        <translation>
            <numerusform>Encore %n cube pour une pièce&#xa0;?</numerusform>
            <numerusform>Encore %n cubes pour une pièce&#xa0;?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more cube(s) for one of the general supply?</source>
        <translation>
            <numerusform>Encore %n cube contre un de la réserve générale&#xa0;?</numerusform>
            <numerusform>Encore %n cubes contre un de la réserve générale&#xa0;?</numerusform>
        </translation>
    </message>
    <message>
        <source>No contract and no trader wants it: it can be kept or exchanged.</source>
        <translation>Ni contrat ni négociant n’en veut&#xa0;: à garder ou à échanger.</translation>
    </message>
    <message>
        <source>Wanted by %1.</source>
        <translation>Demandé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Exchanged</source>
        <translation>Échangé</translation>
    </message>
    <message>
        <source>Ship</source>
        <translation>Navire</translation>
    </message>
    <message>
        <source>Warehouse</source>
        <translation>Entrepôt</translation>
    </message>
    <message>
        <source>1 coin</source>
        <translation>1 pièce</translation>
    </message>
    <message>
        <source>1 cube</source>
        <translation>1 cube</translation>
    </message>
    <message>
        <source>%1 cubes for %2</source>
        <translation>%1 cubes contre %2</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>Where does %1 go?</source>
        <translation>Où va %1&#xa0;?</translation>
    </message>
    <message>
        <source>Everything is placed. Finish?</source>
        <translation>Tout est placé. Terminer&#xa0;?</translation>
    </message>
    <message>
        <source>Loaded: %1.</source>
        <translation>Chargé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Given: %1.</source>
        <translation>Donné&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Which good for these three?</source>
        <translation>Quelle marchandise contre ces trois&#xa0;?</translation>
    </message>
    <message>
        <source>the trader</source>
        <translation>le négociant</translation>
    </message>
    <message>
        <source>Finishing now keeps %1.</source>
        <translation>En terminant, vous gardez&#xa0;: %1.</translation>
    </message>
    <message>
        <source>nothing left</source>
        <translation>plus rien</translation>
    </message>
    <message>
        <source>%1 of %2 given</source>
        <translation>%1 sur %2 donnés</translation>
    </message>
    <message>
        <source>any %1</source>
        <translation>%1 au choix</translation>
    </message>
    <message>
        <source>It takes %1 cubes.</source>
        <translation>Il faut %1 cubes.</translation>
    </message>
    <message>
        <source>The general supply is empty.</source>
        <translation>La réserve générale est vide.</translation>
    </message>
    <message>
        <source>Warehouse, %1 of %2</source>
        <translation>Entrepôt, %1 sur %2</translation>
    </message>
    <message>
        <source>No contract wants any of these cubes.</source>
        <translation>Aucun contrat ne demande ces cubes.</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) of contracts</source>
        <translation>
            <numerusform>%n case de contrat</numerusform>
            <numerusform>%n cases de contrats</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, picked up</source>
        <translation>%1, en main</translation>
    </message>
    <message>
        <source>%1, without a place: it would be lost</source>
        <translation>%1, sans place&#xa0;: serait perdu</translation>
    </message>
    <message>
        <source>%1: a cube of %2 for a coin</source>
        <translation>%1&#xa0;: un cube de %2 pour une pièce</translation>
    </message>
    <message>
        <source>No %1 is left.</source>
        <translation>Il ne reste plus de %1.</translation>
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
        <translation>Ce qui reste dans la pioche</translation>
    </message>
    <message>
        <source>1 to %1</source>
        <translation>1 à %1</translation>
    </message>
    <message>
        <source>That house</source>
        <translation>Cette maison</translation>
    </message>
    <message>
        <source>Load what fits</source>
        <translation>Charger ce qui convient</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Acheter</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
</context>
<context>
    <name>Speicherstadt_Brigade</name>
    <message>
        <source>no brigade</source>
        <translation>aucun pompier</translation>
    </message>
</context>
<context>
    <name>Speicherstadt_CardShelf</name>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>All your cards</source>
        <translation>Toutes vos cartes</translation>
    </message>
</context>
<context>
    <name>Speicherstadt_CardsSheet</name>
    <message>
        <source>Your cards</source>
        <translation>Vos cartes</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Contrats</translation>
    </message>
</context>
<context>
    <name>Speicherstadt_Consignment</name>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
</context>
<context>
    <name>Speicherstadt_ContractSheet</name>
    <message>
        <source>pts</source>
        <translation>pts</translation>
    </message>
</context>
<context>
    <name>Speicherstadt_ContractShelf</name>
    <message>
        <source>Contracts</source>
        <translation>Contrats</translation>
    </message>
    <message>
        <source>No contract yet</source>
        <translation>Pas encore de contrat</translation>
    </message>
    <message numerus="yes">
        <source>%n more contract(s): show all</source>
        <translation>
            <numerusform>%n autre contrat&#xa0;: tout montrer</numerusform>
            <numerusform>%n autres contrats&#xa0;: tout montrer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Speicherstadt_Counter</name>
    <message>
        <source>General supply, for the market&apos;s exchange</source>
        <translation>Réserve générale, pour l’échange à la halle</translation>
    </message>
</context>
<context>
    <name>Speicherstadt_Cube</name>
    <message>
        <source>R</source>
        <extracomment>One or two letters on a cube of carpet (rug)</extracomment>
        <translation>Ta</translation>
    </message>
    <message>
        <source>C</source>
        <comment>coffee</comment>
        <extracomment>One or two letters on a cube of coffee</extracomment>
        <translation>Cf</translation>
    </message>
    <message>
        <source>Te</source>
        <comment>tea</comment>
        <extracomment>One or two letters on a cube of tea</extracomment>
        <translation>Th</translation>
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
        <translation>Ca</translation>
    </message>
</context>
<context>
    <name>Speicherstadt_FireSheet</name>
    <message>
        <source>If it broke out now:</source>
        <translation>S’il éclatait maintenant&#xa0;:</translation>
    </message>
</context>
<context>
    <name>Speicherstadt_Harbour</name>
    <message>
        <source>Harbour</source>
        <translation>Le port</translation>
    </message>
</context>
<context>
    <name>Speicherstadt_HarbourList</name>
    <message>
        <source>Harbour</source>
        <translation>Le port</translation>
    </message>
</context>
<context>
    <name>Speicherstadt_PilePanel</name>
    <message>
        <source>Left in the pile</source>
        <translation>Dans la pioche</translation>
    </message>
    <message>
        <source>Which cards are still to come is no secret; their order is.</source>
        <translation>Les cartes à venir ne sont pas un secret&#xa0;; leur ordre, si.</translation>
    </message>
</context>
<context>
    <name>Speicherstadt_PlayerSheet</name>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>%1 from fires</source>
        <translation>%1 aux incendies</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Workers at home</source>
        <translation>Ouvriers à la maison</translation>
    </message>
    <message>
        <source>Strength in a fire</source>
        <translation>Force face au feu</translation>
    </message>
    <message>
        <source>Goods wanted</source>
        <translation>Marchandises voulues</translation>
    </message>
    <message>
        <source>no open contract</source>
        <translation>aucun contrat en cours</translation>
    </message>
    <message>
        <source>Goods kept</source>
        <translation>Marchandises gardées</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
</context>
<context>
    <name>Speicherstadt_PlayerStrip</name>
    <message>
        <source>pts</source>
        <translation>pts</translation>
    </message>
    <message>
        <source>no open contract</source>
        <translation>aucun contrat en cours</translation>
    </message>
</context>
<context>
    <name>Speicherstadt_PlayerToken</name>
    <message>
        <source>pts</source>
        <translation>pts</translation>
    </message>
</context>
<context>
    <name>Speicherstadt_Purse</name>
    <message>
        <source>House</source>
        <translation>Maison</translation>
    </message>
    <message>
        <source>Your house</source>
        <translation>Votre maison</translation>
    </message>
    <message>
        <source>pts</source>
        <translation>pts</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Premier joueur</translation>
    </message>
    <message>
        <source>Coins: %1</source>
        <translation>Pièces&#xa0;: %1</translation>
    </message>
    <message>
        <source>Workers at home: %1</source>
        <translation>Ouvriers à la maison&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>Speicherstadt_RoofPart</name>
    <message>
        <source>What is left in the pile</source>
        <translation>Ce qui reste dans la pioche</translation>
    </message>
    <message>
        <source>Compare the brigades</source>
        <translation>Comparer les pompiers</translation>
    </message>
</context>
<context>
    <name>Speicherstadt_ShippingPanel</name>
    <message>
        <source>To load</source>
        <translation>À charger</translation>
    </message>
    <message>
        <source>Load what fits</source>
        <translation>Charger ce qui convient</translation>
    </message>
    <message>
        <source>Puts every cube that a contract wants onto it: first what leaves the fewest spaces open</source>
        <translation>Pose chaque cube demandé sur un contrat&#xa0;: d’abord là où il restera le moins de cases libres</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Contrats</translation>
    </message>
    <message>
        <source>what is loaded stays</source>
        <translation>ce qui est livré reste</translation>
    </message>
    <message>
        <source>No open contract</source>
        <translation>Aucun contrat en cours</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>Vendre</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
</context>
<context>
    <name>Speicherstadt_Stores</name>
    <message>
        <source>Market · Warehouse</source>
        <translation>Halle · Entrepôt</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Halle</translation>
    </message>
</context>
<context>
    <name>Speicherstadt_Storey</name>
    <message>
        <source>has %1</source>
        <translation>a %1</translation>
    </message>
</context>
</TS>
