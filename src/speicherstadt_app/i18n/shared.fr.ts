<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>%1, a board game by %2, for %3 to %4 players.</source>
        <translation>%1, un jeu de plateau de %2, pour %3 à %4 joueurs.</translation>
    </message>
    <message>
        <source>The source of exactly this version is there; whoever gave you this program also gives it to you on request, for three years.</source>
        <translation>Le code source de cette version exacte s’y trouve&#xa0;; la personne qui vous a remis ce programme vous le donne aussi sur demande, pendant trois ans.</translation>
    </message>
    <message>
        <source>%1, licence %2</source>
        <translation>%1, licence %2</translation>
    </message>
    <message>
        <source>The licence of Speicherstadt</source>
        <translation>La licence de Speicherstadt</translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <translation>%1, dans %2</translation>
    </message>
</context>
<context>
    <name>AboutPage</name>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>Speicherstadt %1</source>
        <translation>Speicherstadt %1</translation>
    </message>
    <message>
        <source>Everything stays on this device: the program never connects to anything.</source>
        <translation>Tout reste sur cet appareil&#xa0;: le programme n’ouvre aucune connexion.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Free software under the MIT licence: use it, change it, pass it on. Drawings, sounds and texts are its own and under the same licence.</source>
        <translation>Logiciel libre sous licence MIT&#xa0;: utilisez-le, modifiez-le, transmettez-le. Les dessins, sons et textes ont été faits pour lui et sont sous la même licence.</translation>
    </message>
    <message>
        <source>Read the licence</source>
        <translation>Lire la licence</translation>
    </message>
    <message>
        <source>If something goes wrong</source>
        <translation>Si quelque chose ne va pas</translation>
    </message>
    <message>
        <source>Details of the program and device for whoever helps you, without names or games.</source>
        <translation>Des informations sur le programme et l’appareil pour le dépannage, sans noms ni parties.</translation>
    </message>
    <message>
        <source>Copy details for support</source>
        <translation>Copier les infos de dépannage</translation>
    </message>
    <message>
        <source>Third-party components</source>
        <translation>Composants tiers</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Sources&#xa0;: %1</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>This program is not made by their authors or their publishers; the rules are told in its own words.</source>
        <translation>Ce programme n’est ni de leurs auteurs ni de leurs éditeurs&#xa0;; les règles y sont racontées à sa façon.</translation>
    </message>
    <message>
        <source>Read the licence of %1</source>
        <translation>Lire la licence de %1</translation>
    </message>
    <message>
        <source>Libraries under the LGPL are separate files: anyone can replace them with another version. The address of each library&apos;s source stands above its licence.</source>
        <translation>Les bibliothèques sous LGPL sont des fichiers à part&#xa0;: chacun peut les remplacer par une autre version. L’adresse de leurs sources figure au-dessus de chaque licence.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>AchievementsPage</name>
    <message>
        <source>Achievements</source>
        <translation>Distinctions</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Looking through your games.</source>
        <translation>Vos parties sont passées en revue.</translation>
    </message>
    <message>
        <source>They come from your games alone. Games played with help or with custom options don&apos;t count here.</source>
        <translation>Elles viennent de vos seules parties. Celles jouées avec de l’aide ou des options personnelles ne comptent pas ici.</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Thinking …</source>
        <translation>Réflexion…</translation>
    </message>
    <message>
        <source>There was a better move.</source>
        <translation>Il y avait un meilleur coup.</translation>
    </message>
    <message>
        <source>Show the moves</source>
        <translation>Montrer les coups</translation>
    </message>
    <message>
        <source>Chances of winning:</source>
        <translation>Chances de victoire&#xa0;:</translation>
    </message>
    <message>
        <source>This was the best move.</source>
        <translation>C’était le meilleur coup.</translation>
    </message>
    <message>
        <source>As good as the best move.</source>
        <translation>Aussi bon que le meilleur coup.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a share of a win</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Why, %1?</source>
        <comment>asked of a player</comment>
        <translation>Pourquoi, %1&#xa0;?</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Joué</translation>
    </message>
    <message>
        <source>This counts as help: the game won&apos;t count in your statistics. You won&apos;t be asked again in this game.</source>
        <translation>Cela compte comme une aide&#xa0;: la partie ne comptera pas dans vos statistiques. La question ne reviendra pas pendant cette partie.</translation>
    </message>
    <message>
        <source>The first is better: %1</source>
        <translation>Le premier est meilleur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Play this</source>
        <translation>Jouer ainsi</translation>
    </message>
    <message>
        <source>As a strong player sees it, knowing only what %1 knew.</source>
        <translation>L’avis d’un joueur fort qui ne sait que ce que savait&#xa0;%1.</translation>
    </message>
    <message>
        <source>As a strong player sees it; the pale end of a bar shows how uncertain that is.</source>
        <translation>L’avis d’un joueur fort&#xa0;; le bout clair d’une barre montre l’incertitude.</translation>
    </message>
    <message>
        <source>The reasons hold if play goes on as expected.</source>
        <translation>Ces raisons valent si la suite se passe comme prévu.</translation>
    </message>
    <message>
        <source>Nothing else comes close.</source>
        <translation>Rien d’autre ne s’en approche.</translation>
    </message>
    <message>
        <source>A hint?</source>
        <translation>Un conseil&#xa0;?</translation>
    </message>
    <message>
        <source>This counts as help: the game won&apos;t count in anyone&apos;s statistics. Do %1 agree? You won&apos;t be asked again in this game.</source>
        <translation>Cela compte comme une aide&#xa0;: la partie ne comptera dans les statistiques de personne. Est-ce que %1 sont d’accord&#xa0;? La question ne reviendra pas pendant cette partie.</translation>
    </message>
    <message>
        <source>Help me</source>
        <translation>Aidez-moi</translation>
    </message>
    <message>
        <source>How well this may end, from 0 to 100:</source>
        <translation>Issue possible, de 0 à 100&#xa0;:</translation>
    </message>
</context>
<context>
    <name>AdviceBody</name>
    <message>
        <source>Other moves</source>
        <translation>Autres coups</translation>
    </message>
</context>
<context>
    <name>AdvicePanel</name>
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
    <name>Age</name>
    <message>
        <source>This version is more than a year old. There may be a newer one where you got it.</source>
        <translation>Cette version a plus d’un an. Il en existe peut-être une plus récente là où vous l’avez trouvée.</translation>
    </message>
</context>
<context>
    <name>AnswerSheet</name>
    <message>
        <source>The answer</source>
        <translation>La réponse</translation>
    </message>
    <message>
        <source>A strong computer player would do the same.</source>
        <translation>Un adversaire virtuel fort ferait de même.</translation>
    </message>
    <message>
        <source>Chances of winning, as a strong computer player sees them. It can be wrong, too.</source>
        <translation>Chances de victoire selon un adversaire virtuel fort. Il peut se tromper, lui aussi.</translation>
    </message>
    <message>
        <source>The next one</source>
        <translation>La suivante</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Retour à l’analyse</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>How well the game may end, from 0 to 100, as a strong computer player sees it. It can be wrong, too.</source>
        <translation>Issue possible de la partie, de 0 à 100, selon un joueur virtuel fort. Lui aussi peut se tromper.</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>Choose another folder</source>
        <translation>Choisir un autre dossier</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copié&#xa0;: %1</translation>
    </message>
    <message>
        <source>The data folder could not be opened: nothing will be saved this time.</source>
        <translation>Le dossier des données n’a pas pu être ouvert&#xa0;: rien ne sera enregistré cette fois.</translation>
    </message>
    <message>
        <source>Your games are in %1, which can&apos;t be found: bring it back, then restart.</source>
        <translation>Vos parties sont dans %1, qui est introuvable&#xa0;: remettez-le en place, puis relancez.</translation>
    </message>
    <message>
        <source>The game “%1” is incomplete: reinstall the program. The others can be played.</source>
        <translation>Le jeu «&#xa0;%1&#xa0;» est incomplet&#xa0;: réinstallez le programme. Les autres restent jouables.</translation>
    </message>
    <message>
        <source>Some of what the opponents have learned is missing: they play more simply. Reinstall the program.</source>
        <translation>Une partie de ce que les adversaires ont appris manque&#xa0;: ils jouent plus simplement. Réinstallez le programme.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>This game can&apos;t be continued in this version: begin a new one.</source>
        <translation>Cette partie ne peut pas être reprise avec cette version&#xa0;: commencez-en une nouvelle.</translation>
    </message>
    <message>
        <source>Something went wrong. The game is saved: leave the table and come back.</source>
        <translation>Quelque chose s’est mal passé. La partie est enregistrée&#xa0;: quittez la table et revenez.</translation>
    </message>
    <message>
        <source>There is an error in the game “%1”: install a newer version, or play another game. Yours is saved.</source>
        <translation>Il y a une erreur dans le jeu «&#xa0;%1&#xa0;»&#xa0;: installez une version plus récente, ou jouez à un autre jeu. Votre partie est enregistrée.</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>%1&apos;s turn</source>
        <translation>À %1 de jouer</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>BeginPanel</name>
    <message>
        <source>Watch</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>1 to %1</source>
        <translation>1 à %1</translation>
    </message>
    <message>
        <source>The move of that number</source>
        <translation>Le coup de ce numéro</translation>
    </message>
    <message>
        <source>What you may do</source>
        <translation>Vos possibilités</translation>
    </message>
</context>
<context>
    <name>Boxes</name>
    <message>
        <source>%1 can be played with: %2.</source>
        <translation>On peut jouer avec %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Nothing can be kept this time: choose another folder for your data first.</source>
        <translation>Rien ne peut être gardé cette fois&#xa0;: choisissez d’abord un autre dossier pour vos données.</translation>
    </message>
    <message>
        <source>%1 can be played with: choose it for a new game.</source>
        <translation>On peut jouer avec&#xa0;%1&#xa0;: choisissez-le pour une nouvelle partie.</translation>
    </message>
    <message>
        <source>It is called %1 now.</source>
        <translation>Le nom est maintenant&#xa0;%1.</translation>
    </message>
    <message>
        <source>%1 is removed. Games that were played with it stay.</source>
        <translation>%1 est retiré. Les parties jouées avec restent.</translation>
    </message>
    <message>
        <source>%1 is written: change it in a spreadsheet, then add it here.</source>
        <translation>%1 est écrit&#xa0;: modifiez-le dans un tableur, puis ajoutez-le.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: choose another file.</source>
        <translation>%1 est illisible&#xa0;: choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written there: choose another folder.</source>
        <translation>%1 ne peut pas être écrit là&#xa0;: choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>There is a %1 already: choose another name.</source>
        <translation>Il y a déjà un %1&#xa0;: choisissez un autre nom.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be played with. %2</source>
        <translation>On ne peut pas jouer avec «&#xa0;%1&#xa0;». %2</translation>
    </message>
    <message>
        <source>Remove %1?</source>
        <translation>Retirer %1&#xa0;?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a game, and what leads to its boxes</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>nothing in it differs from the standard: change something first, or play with the standard.</source>
        <translation>rien n’y diffère de l’habituel&#xa0;: changez d’abord quelque chose ou jouez avec l’habituel.</translation>
    </message>
    <message>
        <source>Row %1: %2</source>
        <translation>Ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a table, what is wrong</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, row %2, column %3: %4</source>
        <translation>%1, ligne %2, colonne %3&#xa0;: %4</translation>
    </message>
    <message>
        <source>%1, row %2: %3</source>
        <translation>%1, ligne %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Row %1, column %2: %3</source>
        <translation>Ligne %1, colonne %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>this is not UTF-8 text: save it as CSV in UTF-8.</source>
        <translation>ce n’est pas du texte UTF-8&#xa0;: enregistrez-le en CSV UTF-8.</translation>
    </message>
    <message>
        <source>the file has no table: save the standard one and begin with that.</source>
        <translation>le fichier ne contient aucun tableau&#xa0;: enregistrez celui d’origine et partez de là.</translation>
    </message>
    <message>
        <source>a table must begin with a row that names its columns: %1.</source>
        <translation>une table doit commencer par une ligne qui nomme ses colonnes&#xa0;: %1.</translation>
    </message>
    <message>
        <source>the first row must name the columns, and %1 is missing; allowed are %2.</source>
        <translation>la première ligne doit nommer les colonnes, et %1 manque&#xa0;; sont admis %2.</translation>
    </message>
    <message>
        <source>this table begins here a second time: leave one out.</source>
        <translation>ce tableau commence ici une deuxième fois&#xa0;: supprimez-en un.</translation>
    </message>
    <message>
        <source>the quotation marks don&apos;t pair: put them right, or leave them out.</source>
        <translation>les guillemets ne vont pas par paires&#xa0;: corrigez-les ou supprimez-les.</translation>
    </message>
    <message>
        <source>it has more cells than there are columns: leave out what is too much.</source>
        <translation>elle a plus de cellules qu’il n’y a de colonnes&#xa0;: supprimez ce qui est en trop.</translation>
    </message>
    <message>
        <source>%1 is no id; allowed are letters, digits and hyphens, as in %2.</source>
        <translation>%1 n’est pas un identifiant&#xa0;; sont permis lettres, chiffres et traits d’union, comme dans %2.</translation>
    </message>
    <message>
        <source>%1 does not fit here; allowed are whole numbers from %2 to %3.</source>
        <translation>%1 ne convient pas ici&#xa0;; sont permis les nombres entiers de %2 à %3.</translation>
    </message>
    <message>
        <source>%1 means nothing for the kind %2; allowed is an empty cell.</source>
        <translation>%1 ne veut rien dire pour la sorte %2&#xa0;; est admise une cellule vide.</translation>
    </message>
    <message>
        <source>the file is larger than %1 kB: choose another one.</source>
        <translation>le fichier dépasse %1&#xa0;ko&#xa0;: choisissez-en un autre.</translation>
    </message>
    <message>
        <source>the column %1 is there twice: leave one out.</source>
        <translation>la colonne %1 figure deux fois&#xa0;: supprimez-en une.</translation>
    </message>
    <message>
        <source>%1 is in row %2 already; allowed is once.</source>
        <translation>%1 est déjà à la ligne %2&#xa0;; une seule fois est permise.</translation>
    </message>
    <message>
        <source>%1 can&apos;t stand here; allowed are %2.</source>
        <translation>%1 ne peut pas être ici&#xa0;; sont permis %2.</translation>
    </message>
</context>
<context>
    <name>BoxesPage</name>
    <message>
        <source>Add a file …</source>
        <translation>Ajouter un fichier…</translation>
    </message>
    <message>
        <source>Save as a file …</source>
        <translation>Enregistrer dans un fichier…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Remove …</source>
        <translation>Retirer…</translation>
    </message>
    <message>
        <source>Save the table to</source>
        <translation>Enregistrer la table dans</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Games that were played with it keep it and go on as before.</source>
        <translation>Les parties déjà jouées le gardent et continuent comme avant.</translation>
    </message>
</context>
<context>
    <name>Btn</name>
    <message>
        <source>Key %1</source>
        <translation>Touche %1</translation>
    </message>
</context>
<context>
    <name>Calendar</name>
    <message>
        <source>The last five weeks</source>
        <translation>Les cinq dernières semaines</translation>
    </message>
</context>
<context>
    <name>CardSheet</name>
    <message>
        <source>More in the rules</source>
        <translation>Plus dans les règles</translation>
    </message>
</context>
<context>
    <name>CardsPicture</name>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagnées</translation>
    </message>
    <message>
        <source>of games</source>
        <translation>parties</translation>
    </message>
</context>
<context>
    <name>ChallengeCard</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>Challenges</name>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>reached on attempt %1</source>
        <translation>atteint à l’essai %1</translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s) so far</source>
        <translation>
            <numerusform>%n essai jusqu’ici</numerusform>
            <numerusform>%n essais jusqu’ici</numerusform>
        </translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>%1: with %2 (%3)</source>
        <translation>%1&#xa0;: avec %2 (%3)</translation>
    </message>
    <message>
        <source>%1: with %2</source>
        <translation>%1&#xa0;: avec %2</translation>
    </message>
    <message>
        <source>decided at the end</source>
        <translation>se décide à la fin</translation>
    </message>
    <message>
        <source>kept so far</source>
        <translation>respecté jusqu’ici</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Gagnez</translation>
    </message>
    <message>
        <source>reached</source>
        <translation>atteint</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>manqué</translation>
    </message>
    <message>
        <source>%1, no more than %2</source>
        <translation>%1, pas plus de %2</translation>
    </message>
    <message>
        <source>Win by %1 or more</source>
        <translation>Gagnez avec au moins %1 d’avance</translation>
    </message>
    <message>
        <source>Reach %1 or more</source>
        <translation>Atteignez au moins %1</translation>
    </message>
</context>
<context>
    <name>ChallengesPage</name>
    <message>
        <source>Today and challenges</source>
        <translation>Aujourd’hui et défis</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Ce qui est montré</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Défis</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
</context>
<context>
    <name>CharacterGallery</name>
    <message>
        <source>Opponents</source>
        <translation>Adversaires</translation>
    </message>
    <message>
        <source>Tap to add or remove</source>
        <translation>Touchez pour inviter ou renvoyer</translation>
    </message>
</context>
<context>
    <name>Code</name>
    <message>
        <source>A letter or digit of this code is wrong: check it again.</source>
        <translation>Une lettre ou un chiffre de ce code est faux&#xa0;: vérifiez-le.</translation>
    </message>
    <message>
        <source>“%1” is never part of a code: check it again.</source>
        <translation>«&#xa0;%1&#xa0;» ne figure dans aucun code&#xa0;: vérifiez-le.</translation>
    </message>
    <message>
        <source>A code has no more than %1 letters and digits.</source>
        <translation>Un code a au plus %1 lettres et chiffres.</translation>
    </message>
    <message>
        <source>This code comes from a newer version: update the program.</source>
        <translation>Ce code vient d’une version plus récente&#xa0;: mettez le programme à jour.</translation>
    </message>
</context>
<context>
    <name>CodeView</name>
    <message>
        <source>A deal from a code</source>
        <translation>Une partie d’après un code</translation>
    </message>
    <message>
        <source>Enter the code of a game to sit down at the same table, with the same opponents and the same luck. Every finished game has its code.</source>
        <translation>Avec le code d’une partie, vous vous asseyez à la même table&#xa0;: mêmes adversaires, même hasard. Chaque partie terminée a son code.</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Capitals, spaces and hyphens make no difference. Custom options are not part of a code. A deal already played here does not count in your statistics.</source>
        <translation>Majuscules, espaces et tirets n’y changent rien. Les options personnelles ne font pas partie d’un code. Ce qui a déjà été joué ici ne compte pas dans vos statistiques.</translation>
    </message>
</context>
<context>
    <name>CurvePanel</name>
    <message>
        <source>Chance of winning, round by round</source>
        <translation>Chances de victoire, manche par manche</translation>
    </message>
    <message>
        <source>How it is shown</source>
        <translation>Présentation</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Point or tap to read values.</source>
        <translation>Pointez ou touchez la courbe pour lire les valeurs.</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>The replay at this point</source>
        <translation>Revoir la partie à cet endroit</translation>
    </message>
    <message>
        <source>Outlook, round by round (0 to 100)</source>
        <translation>Perspectives, manche par manche (de 0 à 100)</translation>
    </message>
</context>
<context>
    <name>CurvePlot</name>
    <message>
        <source>Chance of winning, round by round</source>
        <translation>Chances de victoire, manche par manche</translation>
    </message>
    <message>
        <source>Arrow keys read the values</source>
        <translation>Les flèches parcourent les valeurs</translation>
    </message>
    <message>
        <source>Outlook, round by round (0 to 100)</source>
        <translation>Perspectives, manche par manche (de 0 à 100)</translation>
    </message>
</context>
<context>
    <name>DataPage</name>
    <message>
        <source>Backups and data</source>
        <translation>Sauvegardes et données</translation>
    </message>
    <message>
        <source>Every decision is stored before you see it happen</source>
        <translation>Chaque décision est enregistrée avant que vous la voyiez</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sauvegardes</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Sauvegarder maintenant</translation>
    </message>
    <message>
        <source>Export and import</source>
        <translation>Export et import</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Import …</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Importing adds the games, people and settings of another device to yours; nothing is replaced.</source>
        <translation>L’import ajoute les parties, personnes et réglages d’un autre appareil aux vôtres&#xa0;; rien n’est remplacé.</translation>
    </message>
    <message>
        <source>Recount the statistics</source>
        <translation>Recompter les statistiques</translation>
    </message>
    <message>
        <source>Copy details for support</source>
        <translation>Copier les infos de dépannage</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Dossier des données</translation>
    </message>
    <message>
        <source>Copy the path</source>
        <translation>Copier le chemin</translation>
    </message>
    <message>
        <source>Move to another folder …</source>
        <translation>Changer de dossier…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Is everything in order?</source>
        <translation>Tout est-il en ordre&#xa0;?</translation>
    </message>
    <message>
        <source>One is made automatically in every session and before every big change.</source>
        <translation>Il s’en fait une automatiquement à chaque séance et avant tout grand changement.</translation>
    </message>
    <message>
        <source>Restore …</source>
        <translation>Restaurer…</translation>
    </message>
    <message>
        <source>Restore: %1</source>
        <translation>Restaurer&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>Check everything</source>
        <translation>Tout vérifier</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>DearCard</name>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Try again: %1</source>
        <translation>Réessayer&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>Door</name>
    <message>
        <source>at one screen</source>
        <translation>à plusieurs devant un écran</translation>
    </message>
    <message>
        <source>all lessons taken</source>
        <translation>toutes les leçons suivies</translation>
    </message>
    <message>
        <source>what you can achieve</source>
        <translation>ce que vous pouvez obtenir</translation>
    </message>
</context>
<context>
    <name>DoorCard</name>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>%1: all about this game</source>
        <translation>%1&#xa0;: tout sur ce jeu</translation>
    </message>
    <message>
        <source>All about this game</source>
        <translation>Tout sur ce jeu</translation>
    </message>
    <message>
        <source>Game of the day: played</source>
        <translation>Partie du jour&#xa0;: jouée</translation>
    </message>
    <message>
        <source>Game of the day: ready</source>
        <translation>Partie du jour&#xa0;: à jouer</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouvelle</translation>
    </message>
</context>
<context>
    <name>DoorPage</name>
    <message>
        <source>Go on playing, or begin</source>
        <translation>Continuer ou commencer</translation>
    </message>
    <message>
        <source>1 to %1</source>
        <translation>1 à %1</translation>
    </message>
    <message>
        <source>The unfinished game of that number</source>
        <translation>La partie en cours qui porte ce numéro</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Défis</translation>
    </message>
    <message>
        <source>Game of the day</source>
        <translation>Partie du jour</translation>
    </message>
    <message>
        <source>games from a code</source>
        <translation>parties d’après un code</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>while playing, too</source>
        <translation>aussi pendant la partie</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>how well you do</source>
        <translation>comment vous jouez</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Distinctions</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>what you have played</source>
        <translation>ce que vous avez joué</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>Parties en cours</translation>
    </message>
</context>
<context>
    <name>EndMore</name>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Save a picture to share</source>
        <translation>Enregistrer une image à partager</translation>
    </message>
    <message>
        <source>Save the picture as …</source>
        <translation>Enregistrer l’image sous…</translation>
    </message>
    <message>
        <source>Same cards again</source>
        <translation>Les mêmes cartes, encore</translation>
    </message>
    <message>
        <source>Same cards, seats swapped</source>
        <translation>Mêmes cartes, places échangées</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>Voir la table</translation>
    </message>
    <message>
        <source>Today and challenges</source>
        <translation>Aujourd’hui et défis</translation>
    </message>
    <message>
        <source>Is it fair?</source>
        <translation>Est-ce équitable&#xa0;?</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Copier le code</translation>
    </message>
    <message>
        <source>Code of this deal: %1</source>
        <translation>Code de cette partie&#xa0;: %1</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Montrer dans le dossier</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Save the picture as</source>
        <translation>Enregistrer l’image sous</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Retour à la table</translation>
    </message>
    <message>
        <source>Podium</source>
        <translation>Podium</translation>
    </message>
    <message>
        <source>Final count</source>
        <translation>Décompte final</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyser</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
</context>
<context>
    <name>ExplainHost</name>
    <message>
        <source>More in the rules</source>
        <translation>Plus dans les règles</translation>
    </message>
</context>
<context>
    <name>ExportSheet</name>
    <message>
        <source>Export the tables</source>
        <translation>Exporter les tableaux</translation>
    </message>
    <message>
        <source>All tables of the games chosen now, in one file.</source>
        <translation>Tous les tableaux des parties choisies, dans un fichier.</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>for a spreadsheet</source>
        <translation>pour un tableur</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>for a program</source>
        <translation>pour un programme</translation>
    </message>
</context>
<context>
    <name>FacePicker</name>
    <message>
        <source>Face</source>
        <translation>Visage</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
</context>
<context>
    <name>FaceRow</name>
    <message>
        <source>%1 more players</source>
        <translation>%1 autres joueurs</translation>
    </message>
</context>
<context>
    <name>Fairness</name>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Adversaires</translation>
    </message>
    <message>
        <source>%1; expected: %2, and 95 times in a hundred between %3 and %4</source>
        <translation>%1&#xa0;; attendu&#xa0;: %2, et 95 fois sur cent de %3 à %4</translation>
    </message>
    <message>
        <source>Well within chance.</source>
        <translation>Dans les limites du hasard.</translation>
    </message>
    <message>
        <source>Rare: a gap this wide comes five times in a hundred.</source>
        <translation>Rare&#xa0;: un tel écart arrive cinq fois sur cent.</translation>
    </message>
    <message numerus="yes">
        <source>Over %n counted game(s)</source>
        <translation>
            <numerusform>Sur %n partie comptée</numerusform>
            <numerusform>Sur %n parties comptées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FairnessPage</name>
    <message>
        <source>Is it fair?</source>
        <translation>Est-ce équitable&#xa0;?</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Cette partie</translation>
    </message>
    <message>
        <source>The next game</source>
        <translation>La prochaine partie</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy the hash of the seed</source>
        <translation>Copier l’empreinte de la graine</translation>
    </message>
    <message>
        <source>What the computer players see</source>
        <translation>Ce que voient les adversaires</translation>
    </message>
    <message>
        <source>They know no more: neither what others hold in secret nor the order of what is still to come. It is not that they look away: the position they are given contains none of it. Only the dealer has the order, and no computer player ever meets the dealer.</source>
        <translation>Ils n’en savent pas plus&#xa0;: ni ce que les autres tiennent caché, ni l’ordre de ce qui reste à venir. Ce n’est pas qu’ils détournent les yeux&#xa0;: la position qu’ils reçoivent n’en contient rien&#xa0;; seul le donneur connaît l’ordre, et aucun adversaire ne le rencontre jamais.</translation>
    </message>
    <message>
        <source>This is tested with every version: if what is hidden is shuffled once more, every one of them decides the same.</source>
        <translation>C’est vérifié à chaque version&#xa0;: si ce qui est caché est mélangé de nouveau, chacun d’eux décide la même chose.</translation>
    </message>
    <message>
        <source>Where the cards come from</source>
        <translation>D’où viennent les cartes</translation>
    </message>
    <message>
        <source>A single number, the seed, fixes before the game who begins and everything that chance will bring, such as the order of the cards. Nothing you do changes that: undo, play on, and the same things come.</source>
        <translation>Un seul nombre, la graine, fixe avant la partie qui commence et tout ce que le hasard apportera, comme l’ordre des cartes. Quoi que vous fassiez, rien n’y change&#xa0;: après une annulation, la même chose revient.</translation>
    </message>
    <message>
        <source>Before the game this page shows a hash of the seed, if you come here from where it is set up; the record holds it from the first card on, and from the table you find it here again. After the game the seed itself follows. If it has the same hash and brings the same cards, nothing was swapped on the way.</source>
        <translation>Avant la partie, cette page montre l’empreinte de la graine à qui vient de la page où on la prépare&#xa0;; la feuille de partie la contient dès la première carte, et depuis la table on la retrouve ici. Après la partie suit la graine elle-même. Si elle a la même empreinte et donne les mêmes cartes, rien n’a été échangé en route.</translation>
    </message>
    <message>
        <source>To check it yourself: the hash is SHA-256 of the text “%1”.</source>
        <translation>Pour vérifier vous-même&#xa0;: l’empreinte est le SHA-256 du texte «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>What you would see in their seat: everything that lies open, what is theirs alone, and what is still to come, though not when.</source>
        <translation>Ce que vous verriez à leur place&#xa0;: tout ce qui est visible de tous, ce qui n’est qu’à eux, et ce qui reste à venir, mais pas quand.</translation>
    </message>
    <message>
        <source>Harder levels think longer and better. Nobody is given more than you, other cards or a second look.</source>
        <translation>Les niveaux plus forts réfléchissent plus et mieux. Personne ne reçoit plus que vous, d’autres cartes ou un second regard.</translation>
    </message>
    <message>
        <source>What the hash can&apos;t show is that the seed was drawn blindly. That is what the figures below are for.</source>
        <translation>Ce que l’empreinte ne peut montrer, c’est que la graine a été tirée au hasard. C’est à cela que servent les chiffres ci-dessous.</translation>
    </message>
    <message>
        <source>What chance brought</source>
        <translation>Ce que le hasard a apporté</translation>
    </message>
    <message>
        <source>No game of yours counts yet: play one to its end, without help.</source>
        <translation>Aucune de vos parties ne compte encore&#xa0;: jouez-en une jusqu’au bout, sans aide.</translation>
    </message>
    <message>
        <source>Counting your games.</source>
        <translation>Vos parties sont comptées.</translation>
    </message>
    <message>
        <source>How many games have been counted</source>
        <translation>Nombre de parties comptées</translation>
    </message>
    <message>
        <source>What was drawn is compared with what could come at that moment. So it makes no difference how well anybody plays: only a shuffle that favours somebody would show. One row in twenty lies outside its band by chance.</source>
        <translation>Ce qui a été tiré est comparé à ce qui pouvait venir à ce moment. La force des joueurs n’y change rien&#xa0;: seul un mélange favorisant quelqu’un se verrait. Une ligne sur vingt sort de sa bande par hasard.</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
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
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s): how many you had, at what cost, for how many points</source>
        <translation>
            <numerusform>%n sorte&#xa0;: combien, à quel coût, pour combien de points</numerusform>
            <numerusform>%n sortes&#xa0;: combien, à quel coût, pour combien de points</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with 95 % certainty</source>
        <translation>%1 avec 95&#xa0;% de certitude</translation>
    </message>
    <message>
        <source>best %1</source>
        <translation>meilleur&#xa0;: %1</translation>
    </message>
    <message>
        <source>longest %1</source>
        <translation>la plus longue&#xa0;: %1</translation>
    </message>
    <message>
        <source>give or take %1</source>
        <translation>à %1 près</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>on average</source>
        <translation>en moyenne</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>to the best other</source>
        <translation>au meilleur autre</translation>
    </message>
    <message>
        <source>Wins in a row</source>
        <translation>Victoires de suite</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Joué</translation>
    </message>
    <message>
        <source>at the table</source>
        <translation>à table</translation>
    </message>
    <message>
        <source>Each dot stands for %1 games in a row: their median.</source>
        <translation>Chaque point représente %1 parties de suite&#xa0;: leur médiane.</translation>
    </message>
    <message>
        <source>%1 / offered</source>
        <comment>what one had</comment>
        <translation>%1 / proposées</translation>
    </message>
    <message>
        <source>%1: you, table</source>
        <comment>price or cost</comment>
        <translation>%1&#xa0;: vous, la table</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a day and how many played</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Cote</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>so many of so many</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>By kind</source>
        <translation>Par sorte</translation>
    </message>
    <message>
        <source>lost per decision</source>
        <translation>perdu par décision</translation>
    </message>
    <message>
        <source>No rating yet: it needs opponents whose strength is known, such as other people here.</source>
        <translation>Pas encore de cote&#xa0;: il faut des adversaires de force connue, comme d’autres personnes d’ici.</translation>
    </message>
    <message>
        <source>Kinds</source>
        <translation>Sortes</translation>
    </message>
    <message>
        <source>of a win per game</source>
        <translation>d’une victoire par partie</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Victoires</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>95 % certain</source>
        <translation>sûr à 95&#xa0;%</translation>
    </message>
    <message>
        <source>Fair</source>
        <translation>Équitable</translation>
    </message>
    <message>
        <source>By strength</source>
        <translation>Selon la force</translation>
    </message>
    <message>
        <source>Games that count</source>
        <translation>Parties comptées</translation>
    </message>
    <message>
        <source>Current winning streak</source>
        <translation>Série de victoires en cours</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Plus longue série de victoires</translation>
    </message>
    <message>
        <source>Per game</source>
        <translation>Par partie</translation>
    </message>
    <message>
        <source>Tied with them</source>
        <translation>À égalité</translation>
    </message>
    <message>
        <source>Not counted: %1</source>
        <translation>Non comptées&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>Somebody who is no longer here</source>
        <translation>Quelqu’un qui n’est plus ici</translation>
    </message>
    <message>
        <source>Of another variant</source>
        <translation>D’une autre variante</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Taux de victoires</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>Parties non comptées</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Toute la période</translation>
    </message>
    <message>
        <source>With 95 % certainty</source>
        <translation>Avec 95&#xa0;% de certitude</translation>
    </message>
    <message>
        <source>Fair rate at these tables</source>
        <translation>Taux équitable à ces tables</translation>
    </message>
    <message>
        <source>Expected by strength</source>
        <translation>Attendu selon la force</translation>
    </message>
    <message>
        <source>Average place</source>
        <translation>Rang moyen</translation>
    </message>
    <message>
        <source>Average score</source>
        <translation>Score moyen</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Meilleur score</translation>
    </message>
    <message>
        <source>Average margin</source>
        <translation>Écart moyen</translation>
    </message>
    <message>
        <source>Places of the last ten games</source>
        <translation>Rangs des dix dernières parties</translation>
    </message>
    <message>
        <source>Time at the table</source>
        <translation>Temps à table</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Chiffre</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Counted games</source>
        <translation>Parties comptées</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Personnage</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Période</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Quelles parties</translation>
    </message>
    <message>
        <source>The last twelve months</source>
        <translation>Douze derniers mois</translation>
    </message>
    <message>
        <source>The last %1 days</source>
        <translation>%1 derniers jours</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Tout nombre</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Tous les niveaux</translation>
    </message>
    <message>
        <source>All characters</source>
        <translation>Tous les personnages</translation>
    </message>
    <message>
        <source>All seats</source>
        <translation>Toutes les places</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message numerus="yes">
        <source>%n counted game(s)</source>
        <translation>
            <numerusform>%n partie comptée</numerusform>
            <numerusform>%n parties comptées</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 not counted</source>
        <translation>%1 non comptées</translation>
    </message>
    <message>
        <source>Points by source, compared with the winners&apos; average</source>
        <translation>Points par origine, comparés à la moyenne des vainqueurs</translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s): how many you used, for how many points</source>
        <translation>
            <numerusform>%n sorte&#xa0;: combien utilisées, pour combien de points</numerusform>
            <numerusform>%n sortes&#xa0;: combien utilisées, pour combien de points</numerusform>
        </translation>
    </message>
    <message>
        <source>fair share: %1</source>
        <translation>taux équitable&#xa0;: %1</translation>
    </message>
    <message>
        <source>share</source>
        <translation>part</translation>
    </message>
    <message>
        <source>Few games so far: the true rate may lie anywhere within the bar.</source>
        <translation>Encore peu de parties&#xa0;: la vraie valeur peut se trouver n’importe où dans la barre.</translation>
    </message>
    <message>
        <source>at least as good as the winners in: %1</source>
        <translation>au moins aussi bien que les vainqueurs pour&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>Habits compared with the winners&apos;</source>
        <translation>Habitudes comparées à celles des vainqueurs</translation>
    </message>
    <message>
        <source>Score of every game</source>
        <translation>Score de chaque partie</translation>
    </message>
    <message>
        <source>Where the points come from</source>
        <translation>D’où viennent les points</translation>
    </message>
    <message>
        <source>Days played</source>
        <translation>Jours de jeu</translation>
    </message>
    <message>
        <source>Glicko-2, week by week; two thirds of the time the true strength lies within the band.</source>
        <translation>Glicko-2, semaine par semaine&#xa0;; deux fois sur trois la vraie force est dans la bande.</translation>
    </message>
    <message>
        <source>Accuracy of every review</source>
        <translation>Précision de chaque analyse</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Records</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Évolution</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Stratégie</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversaires</translation>
    </message>
    <message>
        <source>Skill and luck</source>
        <translation>Adresse et chance</translation>
    </message>
    <message>
        <source>Against each of them</source>
        <translation>Contre chacun d’eux</translation>
    </message>
    <message>
        <source>By level of the opponents</source>
        <translation>Par niveau des adversaires</translation>
    </message>
    <message>
        <source>By character of the opponents</source>
        <translation>Par personnage des adversaires</translation>
    </message>
    <message>
        <source>By number of players</source>
        <translation>Par nombre de joueurs</translation>
    </message>
    <message>
        <source>By seat</source>
        <translation>Par place</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>Win chance</source>
        <translation>Chances</translation>
    </message>
    <message>
        <source>Luck of the deal</source>
        <translation>Chance des cartes</translation>
    </message>
    <message>
        <source>The first %1 of %2 rows; all of them are copied and exported.</source>
        <translation>Les %1 premières lignes sur %2&#xa0;; toutes sont copiées et exportées.</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>a date as Qt writes it: 5 Oct 2026</comment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>All games together</source>
        <translation>Tous les jeux ensemble</translation>
    </message>
    <message>
        <source>Statistics of %1</source>
        <comment>a file&apos;s name</comment>
        <translation>Statistiques de %1</translation>
    </message>
    <message>
        <source>%1 could not be written: choose another place.</source>
        <translation>%1 n’a pas pu être écrit&#xa0;: choisissez un autre endroit.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>All tables are in %1.</source>
        <translation>Tous les tableaux sont dans %1.</translation>
    </message>
    <message>
        <source>“%1” is on the clipboard.</source>
        <translation>«&#xa0;%1&#xa0;» est dans le presse-papiers.</translation>
    </message>
    <message numerus="yes">
        <source>in %n review(s)</source>
        <translation>
            <numerusform>en %n analyse</numerusform>
            <numerusform>en %n analyses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s)</source>
        <comment>wins</comment>
        <translation>
            <numerusform>gagnées&#xa0;: %1 sur %n</numerusform>
            <numerusform>gagnées&#xa0;: %1 sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>adjusted for opponents: %1</source>
        <translation>selon la force des adversaires&#xa0;:&#xa0;%1</translation>
    </message>
    <message numerus="yes">
        <source>Scores of %n game(s), from %1 to %2; the median of the last ten is %3</source>
        <translation>
            <numerusform>Scores de %n partie, de %1 à %2&#xa0;; la médiane des dix dernières est %3</numerusform>
            <numerusform>Scores de %n parties, de %1 à %2&#xa0;; la médiane des dix dernières est %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rating %1, give or take %2, after %n week(s) with games</source>
        <translation>
            <numerusform>Cote %1, à %2 près, après %n semaine de jeu</numerusform>
            <numerusform>Cote %1, à %2 près, après %n semaines de jeu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played on %n day(s), %1</source>
        <comment>how many games</comment>
        <translation>
            <numerusform>Joué %n jour, %1</numerusform>
            <numerusform>Joué %n jours, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Accuracy of %n reviewed game(s)</source>
        <translation>
            <numerusform>Précision de %n partie analysée</numerusform>
            <numerusform>Précision de %n parties analysées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n older review(s) left out: they were judged otherwise. Opened again, a review is made anew.</source>
        <translation>
            <numerusform>%n analyse plus ancienne est laissée de côté&#xa0;: elle a été jugée autrement. Rouverte, une analyse est refaite.</numerusform>
            <numerusform>%n analyses plus anciennes sont laissées de côté&#xa0;: elles ont été jugées autrement. Rouverte, une analyse est refaite.</numerusform>
        </translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Adresse</translation>
    </message>
    <message numerus="yes">
        <source>of 100, in %n review(s)</source>
        <translation>
            <numerusform>sur 100, en %n analyse</numerusform>
            <numerusform>sur 100, en %n analyses</numerusform>
        </translation>
    </message>
    <message>
        <source>Median of ten</source>
        <translation>Médiane de dix</translation>
    </message>
    <message>
        <source>Week from</source>
        <translation>Semaine du</translation>
    </message>
    <message>
        <source>Uncertainty</source>
        <translation>Incertitude</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>Vainqueurs</translation>
    </message>
    <message>
        <source>Winners&apos; games</source>
        <translation>Parties des vainqueurs</translation>
    </message>
    <message>
        <source>Offered</source>
        <translation>Proposées</translation>
    </message>
    <message>
        <source>The table&apos;s</source>
        <translation>Celui de la table</translation>
    </message>
    <message>
        <source>Points each</source>
        <translation>Points par carte</translation>
    </message>
    <message>
        <source>Games with it</source>
        <translation>Parties avec</translation>
    </message>
    <message>
        <source>Won of them</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>Ahead of them</source>
        <translation>Devant eux</translation>
    </message>
    <message>
        <source>Meetings</source>
        <translation>Rencontres</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Record</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Décisions</translation>
    </message>
    <message>
        <source>Lost in all, %</source>
        <translation>Perdu en tout, %</translation>
    </message>
    <message>
        <source>Luck, %</source>
        <translation>Chance, %</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Played in all</source>
        <translation>Jouées en tout</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Dernière partie</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>ahead in %1, level in %2</source>
        <translation>devant dans %1, à égalité dans %2</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>Invités</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a character and his level</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Any character</source>
        <translation>Tout personnage</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Sorte</translation>
    </message>
    <message numerus="yes">
        <source>of %n kind(s)</source>
        <comment>games</comment>
        <translation>
            <numerusform>de %n jeu</numerusform>
            <numerusform>de %n jeux</numerusform>
        </translation>
    </message>
    <message>
        <source>Win rate by game</source>
        <translation>Taux de victoire par jeu</translation>
    </message>
    <message>
        <source>Rates and ratings of different games can&apos;t be compared.</source>
        <translation>Les taux et les cotes de jeux différents ne se comparent pas.</translation>
    </message>
    <message>
        <source>Against people, whatever the game</source>
        <translation>Contre des personnes, tous jeux confondus</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Jours</translation>
    </message>
    <message>
        <source>with a game</source>
        <translation>avec une partie</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Place %1</translation>
    </message>
    <message>
        <source>%1 to %2 %</source>
        <comment>from one share to another</comment>
        <translation>%1 à %2&#xa0;%</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Adversaires virtuels</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Avec aide</translation>
    </message>
    <message>
        <source>The usual game</source>
        <translation>Le jeu habituel</translation>
    </message>
    <message>
        <source>Another variant</source>
        <translation>Une autre variante</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Abandonnées</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Illisibles</translation>
    </message>
    <message>
        <source>Solo grades</source>
        <translation>Mentions en solo</translation>
    </message>
    <message>
        <source>A bar for each of the latest solo games, filled if it was won.</source>
        <translation>Une barre par partie en solo récente, pleine si elle a été gagnée.</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Mention</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a grade: how often</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Last time: %1</source>
        <comment>a grade</comment>
        <translation>La dernière fois&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>FileChooser</name>
    <message>
        <source>Export to</source>
        <translation>Exporter dans</translation>
    </message>
    <message>
        <source>Import from</source>
        <translation>Importer depuis</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Keep everything in</source>
        <translation>Tout garder dans</translation>
    </message>
</context>
<context>
    <name>GameIntroduction</name>
    <message>
        <source>in short lessons, at the table</source>
        <translation>en courtes leçons, à la table</translation>
    </message>
    <message>
        <source>against the computer, or together</source>
        <translation>contre l’ordinateur ou à plusieurs</translation>
    </message>
    <message>
        <source>Learn the game</source>
        <translation>Apprendre le jeu</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Wait after each opponent</source>
        <translation>Attendre après chaque adversaire</translation>
    </message>
    <message>
        <source>Key V</source>
        <translation>Touche V</translation>
    </message>
    <message>
        <source>Running total</source>
        <translation>Total provisoire</translation>
    </message>
    <message>
        <source>Key S; otherwise: %1</source>
        <translation>Touche S&#xa0;; sinon&#xa0;: %1</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Key M</source>
        <translation>Touche M</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Back to the start of the round</source>
        <translation>Revenir au début de la manche</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Retour à la table</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Quitter la table</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Opponents&apos; speed</source>
        <translation>Vitesse des adversaires</translation>
    </message>
    <message>
        <source>Table as a list</source>
        <translation>Table en liste</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Is it fair?</source>
        <translation>Est-ce équitable&#xa0;?</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Played with help, such as a hint or undoing past something revealed: this game won&apos;t count in your statistics.</source>
        <translation>Jouée avec de l’aide, comme un conseil ou un retour avant une révélation&#xa0;: cette partie ne compte pas dans vos statistiques.</translation>
    </message>
    <message>
        <source>The game is saved after every move. You can leave whenever you like.</source>
        <translation>La partie est enregistrée à chaque coup. Vous pouvez partir quand vous voulez.</translation>
    </message>
    <message>
        <source>A lesson doesn&apos;t count as a game. Your place in it is kept: you can leave whenever you like.</source>
        <translation>Une leçon ne compte pas comme une partie. Votre avancée est gardée&#xa0;: vous pouvez partir quand vous voulez.</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message numerus="yes">
        <source>%n more unfinished game(s)</source>
        <translation>
            <numerusform>encore %n partie en cours</numerusform>
            <numerusform>encore %n parties en cours</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>A damaged game</source>
        <translation>Une partie endommagée</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>ne compte pas</translation>
    </message>
    <message>
        <source>“%1” is a game that this program does not have.</source>
        <translation>«&#xa0;%1&#xa0;» est un jeu que ce programme n’a pas.</translation>
    </message>
    <message>
        <source>%1 won, %2</source>
        <translation>%1 a gagné, %2</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>what one player alone has reached, points</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 share the victory, %2</source>
        <translation>%1 partagent la victoire, %2</translation>
    </message>
    <message>
        <source>No unfinished game: begin a new one.</source>
        <translation>Aucune partie en cours&#xa0;: commencez-en une.</translation>
    </message>
    <message>
        <source>No game has been finished yet.</source>
        <translation>Aucune partie terminée pour l’instant.</translation>
    </message>
    <message>
        <source>The same cards again</source>
        <translation>Les mêmes cartes encore</translation>
    </message>
    <message>
        <source>From a replay</source>
        <translation>Depuis une partie revue</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Regardée</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Avec aide</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Défi</translation>
    </message>
    <message>
        <source>Restart the program: it will be repaired as far as possible.</source>
        <translation>Relancez le programme&#xa0;: elle sera réparée autant que possible.</translation>
    </message>
    <message>
        <source>The trash is empty. Games stay in it for 30 days.</source>
        <translation>La corbeille est vide. Les parties y restent 30 jours.</translation>
    </message>
    <message>
        <source>The game “%1” is incomplete: reinstall the program.</source>
        <translation>Le jeu «&#xa0;%1&#xa0;» est incomplet&#xa0;: réinstallez le programme.</translation>
    </message>
    <message>
        <source>Game of the day</source>
        <translation>Partie du jour</translation>
    </message>
    <message>
        <source>Game of the day, for practice</source>
        <translation>Partie du jour, pour s’exercer</translation>
    </message>
    <message>
        <source>From a code</source>
        <translation>D’après un code</translation>
    </message>
    <message>
        <source>Challenge: %1</source>
        <translation>Défi&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Quelles parties</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>Corbeille</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminées</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open: %1</source>
        <translation>Ouvrir&#xa0;: %1</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Result: %1</source>
        <translation>Résultat&#xa0;: %1</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Replay: %1</source>
        <translation>Revoir&#xa0;: %1</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyser</translation>
    </message>
    <message>
        <source>Review: %1</source>
        <translation>Analyser&#xa0;: %1</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Restore: %1</source>
        <translation>Restaurer&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>Move to the trash; kept for thirty days</source>
        <translation>Mettre à la corbeille&#xa0;; gardée trente jours</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
</context>
<context>
    <name>Goal</name>
    <message>
        <source>Somebody may know this deal: the game won&apos;t count in your statistics.</source>
        <translation>Quelqu’un connaît peut-être cette donne&#xa0;: la partie ne comptera pas dans vos statistiques.</translation>
    </message>
    <message>
        <source>reached with help</source>
        <translation>atteint avec de l’aide</translation>
    </message>
    <message>
        <source>the goal is reached, with help. Try it without.</source>
        <translation>l’objectif est atteint, avec de l’aide. Essayez sans.</translation>
    </message>
    <message>
        <source>goal reached</source>
        <translation>objectif atteint</translation>
    </message>
    <message>
        <source>the goal is reached. Well done!</source>
        <translation>l’objectif est atteint. Bravo&#xa0;!</translation>
    </message>
    <message>
        <source>Game of the day, %1</source>
        <translation>Partie du jour, %1</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>compte</translation>
    </message>
    <message>
        <source>This is the try that counts, whatever happens.</source>
        <translation>C’est l’essai qui compte, quoi qu’il arrive.</translation>
    </message>
    <message>
        <source>This is for practice: it counts neither for the day nor in your statistics.</source>
        <translation>C’est pour s’exercer&#xa0;: cela ne compte ni pour le jour ni dans vos statistiques.</translation>
    </message>
    <message>
        <source>for practice</source>
        <translation>pour s’exercer</translation>
    </message>
    <message>
        <source>A game from a code</source>
        <translation>Une partie d’après un code</translation>
    </message>
    <message>
        <source>The same cards once more</source>
        <translation>Les mêmes cartes encore une fois</translation>
    </message>
    <message>
        <source>goal missed</source>
        <translation>objectif manqué</translation>
    </message>
    <message>
        <source>the goal is missed this time. The same cards come again.</source>
        <translation>l’objectif est manqué cette fois. Les mêmes cartes reviendront.</translation>
    </message>
    <message>
        <source>goal open</source>
        <translation>objectif en cours</translation>
    </message>
</context>
<context>
    <name>GoalSheet</name>
    <message>
        <source>Back to the table</source>
        <translation>Retour à la table</translation>
    </message>
</context>
<context>
    <name>HabitsPanel</name>
    <message>
        <source>Opponents&apos; speed</source>
        <translation>Vitesse des adversaires</translation>
    </message>
    <message>
        <source>Confirming moves</source>
        <translation>Valider les coups</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Premier joueur</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Hasard</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>Moi</translation>
    </message>
</context>
<context>
    <name>HabitsPicture</name>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>winners</source>
        <translation>vainqueurs</translation>
    </message>
</context>
<context>
    <name>KeysSheet</name>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>On this page</source>
        <translation>Sur cette page</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Next item, with Shift the previous one</source>
        <translation>Élément suivant, avec Maj le précédent</translation>
    </message>
    <message>
        <source>Within a row, a list, a choice</source>
        <translation>Dans une rangée, une liste, un choix</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Held: these keys</source>
        <translation>Maintenue&#xa0;: ces touches</translation>
    </message>
    <message>
        <source>Gamepad</source>
        <translation>Manette</translation>
    </message>
    <message>
        <source>Stick</source>
        <translation>Stick</translation>
    </message>
    <message>
        <source>To the nearest thing in that direction</source>
        <translation>À l’élément le plus proche dans cette direction</translation>
    </message>
    <message>
        <source>Press, or the button that goes on</source>
        <translation>Appuyer, ou le bouton qui fait avancer</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>To the next region, or the one before</source>
        <translation>À la zone suivante, ou à la précédente</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Select</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>Ces touches</translation>
    </message>
</context>
<context>
    <name>Kinds</name>
    <message>
        <source>Kinds</source>
        <translation>Sortes</translation>
    </message>
    <message>
        <source>wanted</source>
        <translation>convoitées</translation>
    </message>
    <message>
        <source>used</source>
        <translation>utilisées</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>coût</translation>
    </message>
    <message>
        <source>Games in which a kind was used</source>
        <translation>Parties où la sorte a servi</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Lesson %1</source>
        <translation>Leçon %1</translation>
    </message>
    <message>
        <source>Use what is ringed.</source>
        <translation>Choisissez ce que montre le cercle.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Read on first.</source>
        <translation>Lisez d’abord la suite.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>LessonGuide</name>
    <message>
        <source>This one</source>
        <translation>C’est ici</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Lesson %1 of %2</source>
        <translation>Leçon %1 sur %2</translation>
    </message>
    <message>
        <source>Progress of the lesson</source>
        <translation>Progression de la leçon</translation>
    </message>
    <message>
        <source>Your turn: look for the ring.</source>
        <translation>À vous&#xa0;: cherchez le cercle.</translation>
    </message>
    <message>
        <source>Watch what happens.</source>
        <translation>Regardez ce qui se passe.</translation>
    </message>
    <message>
        <source>Enough for now</source>
        <translation>Assez pour l’instant</translation>
    </message>
    <message>
        <source>Skip this lesson</source>
        <translation>Passer cette leçon</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>lesson %1 of %2</source>
        <translation>leçon %1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%n short lesson(s)</source>
        <translation>
            <numerusform>%n courte leçon</numerusform>
            <numerusform>%n courtes leçons</numerusform>
        </translation>
    </message>
    <message>
        <source>lessons and rules</source>
        <translation>leçons et règles</translation>
    </message>
    <message>
        <source>%1: lesson %2 of %3</source>
        <comment>%1 is a game</comment>
        <translation>%1&#xa0;: leçon %2 sur %3</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>commencée</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminée</translation>
    </message>
</context>
<context>
    <name>LessonsPage</name>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Play your first game</source>
        <translation>Jouez votre première partie</translation>
    </message>
    <message>
        <source>a full game against gentle opponents</source>
        <translation>une partie entière, contre des adversaires faciles</translation>
    </message>
    <message>
        <source>look anything up</source>
        <translation>tout, à consulter</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>There was nothing to decide.</source>
        <translation>Il n’y avait rien à décider.</translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <comment>who says what</comment>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;»</translation>
    </message>
</context>
<context>
    <name>LogSheet</name>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
</context>
<context>
    <name>LogView</name>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Bref</translation>
    </message>
    <message>
        <source>Detailed</source>
        <translation>Détaillé</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#xa0;?</translation>
    </message>
    <message>
        <source>Stop here again</source>
        <translation>S’arrêter de nouveau ici</translation>
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
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Full screen, with Alt and Enter, too</source>
        <translation>Plein écran, aussi avec Alt et Entrée</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texte plus grand</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texte plus petit</translation>
    </message>
    <message>
        <source>Normal text size</source>
        <translation>Taille de texte normale</translation>
    </message>
    <message>
        <source>Silence, or all sounds again</source>
        <translation>Silence, ou tous les sons de nouveau</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>Ces touches</translation>
    </message>
</context>
<context>
    <name>Measures</name>
    <message>
        <source>The same cards in your place</source>
        <translation>Les mêmes cartes à votre place</translation>
    </message>
</context>
<context>
    <name>MedalCard</name>
    <message>
        <source>Opens the replay of this game</source>
        <translation>Ouvre cette partie pour la revoir</translation>
    </message>
</context>
<context>
    <name>MedalToast</name>
    <message>
        <source>Achieved</source>
        <translation>Succès</translation>
    </message>
</context>
<context>
    <name>Medals</name>
    <message>
        <source>A secret</source>
        <translation>Un secret</translation>
    </message>
    <message>
        <source>You learn what it takes once you have done it.</source>
        <translation>Vous saurez ce qu’il fallait faire une fois que ce sera fait.</translation>
    </message>
    <message>
        <source>achieved on %1</source>
        <translation>obtenue le %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>not yet achieved</source>
        <translation>pas encore obtenue</translation>
    </message>
    <message>
        <source>%1 of %2 achieved</source>
        <translation>%1 sur %2 obtenues</translation>
    </message>
    <message>
        <source>Rating %1 (%2)</source>
        <comment>now, and the change</comment>
        <translation>Cote %1 (%2)</translation>
    </message>
    <message>
        <source>Achieved: %1</source>
        <translation>Obtenue&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>First rating: %1</source>
        <translation>Première cote&#xa0;:&#xa0;%1</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Counts in statistics</source>
        <translation>Compte dans les statistiques</translation>
    </message>
    <message>
        <source>Nobody plays: not in statistics</source>
        <translation>Personne ne joue&#xa0;: hors statistiques</translation>
    </message>
    <message>
        <source>Human, this device</source>
        <translation>Humain, sur cet appareil</translation>
    </message>
    <message numerus="yes">
        <source>You won %1 of your last %n game(s) against the computer; a fair share would be %2</source>
        <comment>counted games; %2 is a share</comment>
        <translation>
            <numerusform>Victoires contre l’ordinateur&#xa0;: %1 sur votre %n dernière partie&#xa0;; taux équitable&#xa0;: %2</numerusform>
            <numerusform>Victoires contre l’ordinateur&#xa0;: %1 sur vos %n dernières parties&#xa0;; taux équitable&#xa0;: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Counts with the games that have these options</source>
        <translation>Compte parmi les parties avec ces options</translation>
    </message>
    <message>
        <source>You won your only game against the computer so far</source>
        <translation>Vous avez gagné votre seule partie contre l’ordinateur</translation>
    </message>
    <message>
        <source>You did not win your only game against the computer so far</source>
        <translation>Vous n’avez pas gagné votre seule partie contre l’ordinateur</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source>sits at the table</source>
        <translation>est à la table</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Good to begin with: no counted game against the computer yet</source>
        <translation>Bien pour commencer&#xa0;: pas encore de partie comptée contre l’ordinateur</translation>
    </message>
    <message>
        <source>This level suits you</source>
        <translation>Ce niveau vous convient</translation>
    </message>
    <message>
        <source>Suits you: %1</source>
        <comment>a level</comment>
        <translation>Vous convient&#xa0;: %1</translation>
    </message>
    <message>
        <source>Two players are called %1: choose another name.</source>
        <translation>Deux joueurs s’appellent %1&#xa0;: choisissez un autre nom.</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>environ %n minute</numerusform>
            <numerusform>environ %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGameCard</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>against the computer, or together</source>
        <translation>contre l’ordinateur ou à plusieurs</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>New game: %1</source>
        <translation>Nouvelle partie&#xa0;: %1</translation>
    </message>
    <message>
        <source>Is it fair?</source>
        <translation>Est-ce équitable&#xa0;?</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Nombre de joueurs</translation>
    </message>
</context>
<context>
    <name>NoBoard</name>
    <message>
        <source>The board of this game is incomplete: reinstall the program.</source>
        <translation>Le plateau de ce jeu est incomplet&#xa0;: réinstallez le programme.</translation>
    </message>
</context>
<context>
    <name>NotSavedBanner</name>
    <message>
        <source>Choose another folder</source>
        <translation>Choisir un autre dossier</translation>
    </message>
</context>
<context>
    <name>OverviewPicture</name>
    <message>
        <source>Last ten</source>
        <translation>Dix dernières</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Up and down the page</source>
        <translation>Monter et descendre dans la page</translation>
    </message>
</context>
<context>
    <name>PageBar</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>won</source>
        <translation>gagnées</translation>
    </message>
    <message>
        <source>not won</source>
        <translation>non gagnée</translation>
    </message>
    <message>
        <source>median of the last ten</source>
        <translation>médiane des dix dernières</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>winners&apos; average</source>
        <translation>moyenne des vainqueurs</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy the table: %1</source>
        <translation>Copier le tableau&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>PassBanner</name>
    <message>
        <source>Is nobody else looking?</source>
        <translation>Personne d’autre ne regarde&#xa0;?</translation>
    </message>
    <message>
        <source>Tap to begin</source>
        <translation>Touchez pour commencer</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
</context>
<context>
    <name>PersonButton</name>
    <message>
        <source>Who plays?</source>
        <translation>Qui joue&#xa0;?</translation>
    </message>
    <message>
        <source>Who plays; key P</source>
        <translation>Qui joue&#xa0;; touche P</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>%1; %2</source>
        <comment>things that have commas in them</comment>
        <translation>%1&#xa0;; %2</translation>
    </message>
    <message>
        <source>.</source>
        <comment>between a whole number and its decimals</comment>
        <translation>,</translation>
    </message>
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
            <numerusform>%n pièce</numerusform>
            <numerusform>%n pièces</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the end of a list</comment>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a thing, what is said of it</comment>
        <translation>%1&#xa0;: %2</translation>
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
        <translation>Image&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>Plain</name>
    <message>
        <source>Confirm</source>
        <translation>Confirmer</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>%1 wins with %2.</source>
        <translation>%1 gagne avec %2.</translation>
    </message>
    <message>
        <source>%1: what do you do?</source>
        <comment>a phase of the game</comment>
        <translation>%1&#xa0;: que faites-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Terminée</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>à vous de jouer</translation>
    </message>
    <message>
        <source>%1 decides</source>
        <translation>%1 décide</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>Le décompte</translation>
    </message>
    <message>
        <source>The score as it stands</source>
        <translation>Le décompte provisoire</translation>
    </message>
    <message>
        <source>%1 reaches %2: %3.</source>
        <translation>%1 atteint %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 share the victory with %2.</source>
        <translation>%1 partagent la victoire avec %2.</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>manche %1</translation>
    </message>
    <message>
        <source>round %1 of %2</source>
        <translation>manche %1 sur %2</translation>
    </message>
    <message>
        <source>%1 decide</source>
        <translation>%1 décident</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>Occasional player</source>
        <translation>Joueur occasionnel</translation>
    </message>
    <message>
        <source>Regular</source>
        <comment>somebody who plays often</comment>
        <translation>Habitué</translation>
    </message>
    <message>
        <source>Keen player</source>
        <translation>Joueur passionné</translation>
    </message>
    <message>
        <source>plays at random</source>
        <translation>joue au hasard</translation>
    </message>
    <message>
        <source>thinks little, and errs often</source>
        <translation>réfléchit peu et se trompe souvent</translation>
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
        <source>thinks longest, and takes what it finds best</source>
        <translation>réfléchit le plus longtemps et prend ce qu’il trouve de mieux</translation>
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
        <source>Table %1</source>
        <comment>one of several in a game</comment>
        <translation>Table %1</translation>
    </message>
    <message>
        <source>Only %1 saw: %2</source>
        <translation>Vu de %1 seulement&#xa0;: %2</translation>
    </message>
    <message>
        <source>Only you saw: %1</source>
        <translation>Vu de vous seulement&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>PlayerRail</name>
    <message>
        <source>Opponents</source>
        <translation>Adversaires</translation>
    </message>
</context>
<context>
    <name>Podium</name>
    <message>
        <source>Place %1</source>
        <comment>in a game that is over</comment>
        <translation>Place %1</translation>
    </message>
    <message>
        <source>Level with %1, behind on the tie-break</source>
        <translation>À égalité de points avec %1, derrière après départage</translation>
    </message>
    <message>
        <source>Not won</source>
        <comment>a game played alone</comment>
        <translation>Perdu</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>a game played alone</comment>
        <translation>Gagné</translation>
    </message>
</context>
<context>
    <name>Points</name>
    <message>
        <source>pts</source>
        <translation>pts</translation>
    </message>
</context>
<context>
    <name>Profiles</name>
    <message>
        <source>d MMM yyyy</source>
        <comment>a date as Qt writes it: 5 Oct 2026</comment>
        <translation>d MMM yyyy</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n win(s) in a row</source>
        <translation>
            <numerusform>%n victoire de suite</numerusform>
            <numerusform>%n victoires de suite</numerusform>
        </translation>
    </message>
    <message>
        <source>no game finished yet</source>
        <translation>aucune partie terminée</translation>
    </message>
    <message>
        <source>%1, %2 won</source>
        <comment>games</comment>
        <translation>%1, dont %2 gagnées</translation>
    </message>
    <message>
        <source>last game %1</source>
        <comment>a day</comment>
        <translation>dernière partie le %1</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>classement %1</translation>
    </message>
    <message>
        <source>Black, lantern</source>
        <comment>a colour and its emblem</comment>
        <translation>Noir, lanterne</translation>
    </message>
    <message>
        <source>Schoolgirl</source>
        <translation>Écolière</translation>
    </message>
    <message>
        <source>Pink, shell</source>
        <comment>a colour and its emblem</comment>
        <translation>Rose, coquille</translation>
    </message>
    <message>
        <source>Type a name.</source>
        <translation>Saisissez un nom.</translation>
    </message>
    <message>
        <source>A name has no invisible characters: type it again.</source>
        <translation>Un nom n’a pas de caractères invisibles&#xa0;: saisissez-le à nouveau.</translation>
    </message>
    <message>
        <source>plays now</source>
        <translation>joue maintenant</translation>
    </message>
    <message>
        <source>archived</source>
        <translation>archivé</translation>
    </message>
    <message>
        <source>A name has at most %1 characters.</source>
        <translation>Un nom a au plus %1 caractères.</translation>
    </message>
    <message>
        <source>Blue, anchor</source>
        <comment>a colour and its emblem</comment>
        <translation>Bleu, ancre</translation>
    </message>
    <message>
        <source>Orange, gull</source>
        <comment>a colour and its emblem</comment>
        <translation>Orange, mouette</translation>
    </message>
    <message>
        <source>Light blue, key</source>
        <comment>a colour and its emblem</comment>
        <translation>Bleu clair, clé</translation>
    </message>
    <message>
        <source>White, hook</source>
        <comment>a colour and its emblem</comment>
        <translation>Blanc, crochet</translation>
    </message>
    <message>
        <source>Sailor</source>
        <comment>a young woman</comment>
        <translation>Matelote</translation>
    </message>
    <message>
        <source>Docker</source>
        <translation>Docker</translation>
    </message>
    <message>
        <source>Painter</source>
        <comment>a woman</comment>
        <translation>Peintre</translation>
    </message>
    <message>
        <source>Captain</source>
        <comment>an old man</comment>
        <translation>Capitaine</translation>
    </message>
    <message>
        <source>Fisherwoman</source>
        <translation>Pêcheuse</translation>
    </message>
    <message>
        <source>Student</source>
        <comment>a young man</comment>
        <translation>Étudiant</translation>
    </message>
    <message>
        <source>Cook</source>
        <comment>a man</comment>
        <translation>Cuisinier</translation>
    </message>
    <message>
        <source>Pianist</source>
        <comment>a woman</comment>
        <translation>Pianiste</translation>
    </message>
    <message>
        <source>Engineer</source>
        <comment>a man</comment>
        <translation>Ingénieur</translation>
    </message>
    <message>
        <source>Market woman</source>
        <translation>Marchande</translation>
    </message>
    <message>
        <source>Grandfather</source>
        <translation>Grand-père</translation>
    </message>
</context>
<context>
    <name>ProfilesPage</name>
    <message>
        <source>Who plays?</source>
        <translation>Qui joue&#xa0;?</translation>
    </message>
    <message>
        <source>Games, statistics and settings belong to a person</source>
        <translation>Parties, statistiques et réglages appartiennent à une personne</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play as %1</source>
        <translation>Jouer en tant que %1</translation>
    </message>
    <message>
        <source>Statistics of %1</source>
        <translation>Statistiques de %1</translation>
    </message>
    <message>
        <source>Achievements of %1</source>
        <translation>Distinctions de %1</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>Modifier %1</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archiver</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>Nouveau joueur</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
</context>
<context>
    <name>Promise</name>
    <message>
        <source>No hash was shown before this game.</source>
        <translation>Aucune empreinte n’a été montrée avant cette partie.</translation>
    </message>
    <message>
        <source>The seed was %1. It has the hash that was shown before the game, and it brings exactly this deal.</source>
        <translation>La graine était&#xa0;%1. Son empreinte est celle montrée avant la partie, et elle donne bien cette partie.</translation>
    </message>
    <message>
        <source>What chance brings in this game is already drawn. To check it afterwards, keep the hash of its seed:</source>
        <translation>Ce que le hasard apportera dans cette partie est déjà tiré. Pour le vérifier ensuite, gardez l’empreinte de la graine&#xa0;:</translation>
    </message>
    <message>
        <source>The hash of the seed was shown before the game.</source>
        <translation>L’empreinte de la graine a été montrée avant la partie.</translation>
    </message>
    <message>
        <source>The seed does not match the hash shown before the game: somebody has changed the record.</source>
        <translation>La graine ne correspond pas à l’empreinte montrée avant la partie&#xa0;: quelqu’un a modifié la feuille de partie.</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>Pause.</translation>
    </message>
    <message>
        <source>Read on, and the game goes on.</source>
        <translation>Lisez la suite, puis la partie reprend.</translation>
    </message>
    <message>
        <source>That was this lesson.</source>
        <translation>La leçon est terminée.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who is asked, the question</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <comment>said aloud: a figure that changes</comment>
        <translation>de %1 à %2</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Avancer</translation>
    </message>
</context>
<context>
    <name>Puzzle</name>
    <message>
        <source>Right! The best move.</source>
        <translation>Bravo&#xa0;! Le meilleur coup.</translation>
    </message>
    <message>
        <source>Right! As good as the best.</source>
        <translation>Bravo&#xa0;! Aussi bon que le meilleur.</translation>
    </message>
    <message>
        <source>Not the best: it costs %1 % of a win.</source>
        <translation>Pas le meilleur&#xa0;: cela coûte %1&#xa0;% d’une victoire.</translation>
    </message>
    <message>
        <source>As it was played: it costs %1 % of a win.</source>
        <translation>Comme dans la partie&#xa0;: cela coûte %1&#xa0;% d’une victoire.</translation>
    </message>
    <message>
        <source>best</source>
        <translation>le meilleur</translation>
    </message>
    <message>
        <source>your choice</source>
        <translation>votre choix</translation>
    </message>
    <message>
        <source>played</source>
        <translation>joué</translation>
    </message>
    <message>
        <source>With the best: %1</source>
        <translation>Avec le meilleur&#xa0;: %1</translation>
    </message>
    <message>
        <source>As it was played: it costs %1 of 100.</source>
        <translation>Comme dans la partie&#xa0;: cela coûte %1 sur 100.</translation>
    </message>
    <message>
        <source>Not the best: it costs %1 of 100.</source>
        <translation>Pas le meilleur&#xa0;: cela coûte %1 sur 100.</translation>
    </message>
</context>
<context>
    <name>PuzzleView</name>
    <message>
        <source>One moment.</source>
        <translation>Un instant.</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>La réponse</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Voir la réponse</translation>
    </message>
</context>
<context>
    <name>RaceBar</name>
    <message>
        <source>Points so far</source>
        <translation>Points jusqu’ici</translation>
    </message>
    <message>
        <source>Running total</source>
        <translation>Total provisoire</translation>
    </message>
    <message>
        <source>Show instead: %1</source>
        <translation>Montrer plutôt&#xa0;: %1</translation>
    </message>
    <message>
        <source>Show the running total</source>
        <translation>Montrer le total provisoire</translation>
    </message>
</context>
<context>
    <name>RatesPicture</name>
    <message>
        <source>won</source>
        <translation>gagné</translation>
    </message>
    <message>
        <source>95 % certain</source>
        <translation>sûr à 95&#xa0;%</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>équitable</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>On the other hand: %1</source>
        <translation>En revanche&#xa0;: %1</translation>
    </message>
    <message>
        <source>Well played</source>
        <translation>Bien joué</translation>
    </message>
    <message>
        <source>Equally good</source>
        <translation>Aussi bon</translation>
    </message>
    <message>
        <source>Slip</source>
        <translation>Imprécision</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Gaffe</translation>
    </message>
</context>
<context>
    <name>RecapStrip</name>
    <message>
        <source>Opens the log</source>
        <translation>Ouvre le journal</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Masquer</translation>
    </message>
</context>
<context>
    <name>RecordsPicture</name>
    <message>
        <source>Opens the replay of this game</source>
        <translation>Ouvre cette partie pour la revoir</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>%1 is to decide.</source>
        <translation>%1 doit décider.</translation>
    </message>
    <message>
        <source>Played on from a position of another game; it does not count.</source>
        <translation>Poursuite d’une autre partie à partir d’une de ses positions&#xa0;; elle ne compte pas.</translation>
    </message>
    <message>
        <source>A new game begins at this position, with the same seats and the same cards to come. It will not count in the statistics.</source>
        <translation>Une nouvelle partie commence dans cette position, avec les mêmes places et les mêmes cartes à venir. Elle ne compte pas dans les statistiques.</translation>
    </message>
    <message>
        <source>This game can&apos;t be read: it may be damaged, or of another version.</source>
        <translation>Cette partie est illisible&#xa0;: elle est peut-être endommagée, ou d’une autre version.</translation>
    </message>
    <message>
        <source>The whole table</source>
        <translation>Toute la table</translation>
    </message>
    <message>
        <source>What everybody saw</source>
        <translation>Ce que tous voyaient</translation>
    </message>
    <message>
        <source>What %1 saw</source>
        <translation>Ce que %1 voyait</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>inachevée</translation>
    </message>
    <message>
        <source>Only a finished game whose deal is known can be played on from here.</source>
        <translation>Seule une partie terminée, dont les cartes sont connues, peut être reprise d’ici.</translation>
    </message>
    <message>
        <source>The game stops here.</source>
        <translation>La partie s’arrête ici.</translation>
    </message>
    <message>
        <source>Go back to a decision: from there it can be played on.</source>
        <translation>Revenez à une décision&#xa0;: la partie peut être reprise de là.</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Replay</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>A move</source>
        <translation>Un coup</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Maj</translation>
    </message>
    <message>
        <source>To my next decision</source>
        <translation>À ma prochaine décision</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Page ↑</translation>
    </message>
    <message>
        <source>A round back</source>
        <translation>Une manche en arrière</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Page ↓</translation>
    </message>
    <message>
        <source>A round on</source>
        <translation>Une manche en avant</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Lecture ou pause</translation>
    </message>
    <message>
        <source>Explain what the pointer or the keyboard is on</source>
        <translation>Expliquer ce que désigne le pointeur ou le clavier</translation>
    </message>
    <message>
        <source>The card in large</source>
        <translation>La carte en grand</translation>
    </message>
    <message>
        <source>Table as a list or as a picture</source>
        <translation>Table en liste ou en image</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>About this game</source>
        <translation>À propos de cette partie</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <translation>%1 ×</translation>
    </message>
    <message>
        <source>Speed: %1 times</source>
        <translation>Vitesse&#xa0;: %1 fois</translation>
    </message>
    <message>
        <source>The next one</source>
        <translation>La suivante</translation>
    </message>
    <message>
        <source>Final count</source>
        <translation>Décompte final</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Jouer depuis ce point</translation>
    </message>
    <message>
        <source>The game is being opened.</source>
        <translation>Ouverture de la partie.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Keep watching</source>
        <translation>Continuer à regarder</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Ce qui est montré</translation>
    </message>
    <message>
        <source>Who sits in front</source>
        <translation>Qui est au premier plan</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>The review is ready.</source>
        <translation>L’analyse est prête.</translation>
    </message>
    <message>
        <source>This game can&apos;t be read: it may be damaged, or of another version.</source>
        <translation>Cette partie est illisible&#xa0;: elle est peut-être endommagée, ou d’une autre version.</translation>
    </message>
    <message>
        <source>This game is still going and holds secrets: you can review it once it is over.</source>
        <translation>Cette partie continue et garde des secrets&#xa0;: son analyse viendra quand elle sera finie.</translation>
    </message>
    <message>
        <source>Nobody here can judge moves in %1 yet. The replay shows the whole game.</source>
        <translation>Personne ici ne sait encore dire ce que vaut un coup à %1. «&#xa0;Revoir&#xa0;» montre toute la partie.</translation>
    </message>
    <message>
        <source>What would you do in the place of %1?</source>
        <translation>Que feriez-vous à la place de %1&#xa0;?</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a share of a win in per cent</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Round %1 is dealt.</source>
        <translation>La manche %1 est révélée.</translation>
    </message>
    <message>
        <source>Round %1, %2</source>
        <comment>number, what was decided</comment>
        <translation>Manche %1, %2</translation>
    </message>
    <message>
        <source>No decision of %1 cost much.</source>
        <translation>Aucune décision de %1 n’a coûté cher.</translation>
    </message>
    <message>
        <source>Luck of the deals</source>
        <translation>Chance des tirages</translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) left</source>
        <translation>
            <numerusform>encore %n seconde environ</numerusform>
            <numerusform>encore %n secondes environ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>encore %n minute environ</numerusform>
            <numerusform>encore %n minutes environ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) looked at</source>
        <translation>
            <numerusform>%n décision examinée</numerusform>
            <numerusform>%n décisions examinées</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: accuracy %2</source>
        <translation>%1&#xa0;: précision %2</translation>
    </message>
    <message>
        <source>no mistakes</source>
        <translation>aucune erreur</translation>
    </message>
    <message numerus="yes">
        <source>%n slip(s)</source>
        <translation>
            <numerusform>%n imprécision</numerusform>
            <numerusform>%n imprécisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n erreur</numerusform>
            <numerusform>%n erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blunder(s)</source>
        <translation>
            <numerusform>%n gaffe</numerusform>
            <numerusform>%n gaffes</numerusform>
        </translation>
    </message>
    <message>
        <source>Better: %1 (%2)</source>
        <comment>what would have been better, its chance of winning</comment>
        <translation>Mieux&#xa0;: %1 (%2)</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Costliest decisions</source>
        <translation>Les décisions les plus coûteuses</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>Les décisions de qui</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>How much more chance brought than was to be expected; 95 times in a hundred it stays within ±.</source>
        <translation>Ce que le hasard a apporté de plus que prévu&#xa0;; 95 fois sur cent, l’écart reste dans la marge ±.</translation>
    </message>
    <message>
        <source>Where the points came from</source>
        <translation>D’où viennent les points</translation>
    </message>
</context>
<context>
    <name>ReviewText</name>
    <message>
        <source>unfinished, %1</source>
        <comment>how many moves</comment>
        <translation>inachevée, %1</translation>
    </message>
    <message>
        <source>Nobody has decided anything yet.</source>
        <translation>Personne n’a encore rien décidé.</translation>
    </message>
    <message>
        <source>The reasons hold if play goes on as expected.</source>
        <translation>Ces raisons valent si la suite se passe comme prévu.</translation>
    </message>
    <message>
        <source>chances of winning in %</source>
        <comment>a heading above figures</comment>
        <translation>chances de victoire en %</translation>
    </message>
    <message>
        <source>decisions and deals; what was lost, luck and its doubt in % of a win</source>
        <translation>décisions et tirages&#xa0;; pertes, chance et doute en % d’une victoire</translation>
    </message>
    <message>
        <source>points</source>
        <comment>a heading</comment>
        <translation>points</translation>
    </message>
    <message>
        <source>accuracy</source>
        <comment>a heading</comment>
        <translation>précis</translation>
    </message>
    <message>
        <source>decisions</source>
        <comment>a heading</comment>
        <translation>décis.</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>a heading</comment>
        <translation>perdu</translation>
    </message>
    <message>
        <source>slips</source>
        <comment>a heading</comment>
        <translation>imprécis</translation>
    </message>
    <message>
        <source>mistakes</source>
        <comment>a heading</comment>
        <translation>erreurs</translation>
    </message>
    <message>
        <source>blunders</source>
        <comment>a heading</comment>
        <translation>gaffes</translation>
    </message>
    <message>
        <source>decisions; what was lost in % of a win</source>
        <translation>décisions&#xa0;; ce qui fut perdu en&#xa0;% d’une victoire</translation>
    </message>
    <message>
        <source>chances of winning at the end of rounds</source>
        <translation>chances de gagner à la fin des manches</translation>
    </message>
    <message>
        <source>luck</source>
        <comment>a heading</comment>
        <translation>chance</translation>
    </message>
    <message>
        <source>doubt</source>
        <comment>a heading</comment>
        <translation>doute</translation>
    </message>
    <message>
        <source>%1: costliest decisions</source>
        <translation>%1&#xa0;: les décisions les plus coûteuses</translation>
    </message>
    <message>
        <source>%1: no costly decision</source>
        <translation>%1&#xa0;: aucune décision n’a coûté cher</translation>
    </message>
    <message>
        <source>chances of winning after each deal</source>
        <translation>chances de victoire après chaque tirage</translation>
    </message>
    <message>
        <source>%1 % instead of %2 %</source>
        <comment>shares of a win</comment>
        <translation>%1 % au lieu de %2 %</translation>
    </message>
    <message>
        <source>luck: how much more came than was to be expected (95 times of 100 within ±)</source>
        <translation>chance&#xa0;: ce qui est venu de plus que prévu (95 fois sur 100 dans la marge ±)</translation>
    </message>
    <message>
        <source>%1, %2 %</source>
        <comment>what a decision was, what it cost</comment>
        <translation>%1, %2 %</translation>
    </message>
    <message>
        <source>played</source>
        <comment>what somebody did</comment>
        <translation>joué</translation>
    </message>
    <message>
        <source>better</source>
        <comment>what would have been better</comment>
        <translation>mieux</translation>
    </message>
    <message>
        <source>why</source>
        <translation>raison</translation>
    </message>
    <message>
        <source>end</source>
        <comment>of a game</comment>
        <translation>fin</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ici</translation>
    </message>
    <message>
        <source>outlook at the end of rounds, from 0 to 100</source>
        <translation>perspectives à la fin des manches, de 0 à 100</translation>
    </message>
    <message>
        <source>outlook, from 0 to 100</source>
        <comment>a heading above figures</comment>
        <translation>perspectives, de 0 à 100</translation>
    </message>
    <message>
        <source>decisions; what was lost, of 100</source>
        <translation>décisions&#xa0;; ce qui fut perdu, sur 100</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <comment>how well the game may end, from 0 to 100</comment>
        <translation>%1 au lieu de %2</translation>
    </message>
    <message>
        <source>outlook after each deal, from 0 to 100</source>
        <translation>perspectives après chaque tirage, de 0 à 100</translation>
    </message>
    <message>
        <source>decisions and deals; what was lost, luck and its doubt, of 100</source>
        <translation>décisions et tirages&#xa0;; pertes, chance et doute, sur 100</translation>
    </message>
</context>
<context>
    <name>RuleCards</name>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>There is no rulebook for this game yet.</source>
        <translation>Les règles de ce jeu ne peuvent pas encore être lues ici.</translation>
    </message>
    <message>
        <source>Nothing found: try another word.</source>
        <translation>Rien trouvé&#xa0;: essayez un autre mot.</translation>
    </message>
    <message numerus="yes">
        <source>Found in %n place(s)</source>
        <translation>
            <numerusform>Trouvé à %n endroit</numerusform>
            <numerusform>Trouvé à %n endroits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>a word or two</source>
        <translation>un mot ou deux</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>%1, found %2</source>
        <translation>%1, trouvé&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Winner</source>
        <translation>Victoire</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Better places</source>
        <translation>Meilleures places</translation>
    </message>
    <message>
        <source>Further places</source>
        <translation>Places suivantes</translation>
    </message>
</context>
<context>
    <name>ScrollBar</name>
    <message>
        <source>Scroll bar</source>
        <translation>Barre de défilement</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Strength of %1</source>
        <translation>Niveau de %1</translation>
    </message>
    <message>
        <source>Change …</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Change seat %1: %2</source>
        <translation>Modifier la place %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>SeatSheet</name>
    <message>
        <source>Seat %1</source>
        <translation>Place %1</translation>
    </message>
    <message>
        <source>Only watch: let the computer play here</source>
        <translation>Regarder seulement&#xa0;: l’ordinateur joue ici</translation>
    </message>
    <message>
        <source>Let the computer play here</source>
        <translation>Faire jouer l’ordinateur ici</translation>
    </message>
    <message>
        <source>Let a friend play here</source>
        <translation>Faire jouer un ami ici</translation>
    </message>
    <message>
        <source>One seat earlier</source>
        <translation>Une place plus tôt</translation>
    </message>
    <message>
        <source>One seat later</source>
        <translation>Une place plus tard</translation>
    </message>
    <message>
        <source>Take from the table</source>
        <translation>Retirer de la table</translation>
    </message>
</context>
<context>
    <name>SeatTable</name>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>Seating</name>
    <message>
        <source>Hands are hidden in this game: anyone with the same cards at another table could work them all out.</source>
        <translation>Dans ce jeu, les mains sont cachées&#xa0;: qui a les mêmes cartes à une autre table peut toutes les découvrir.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Instant</source>
        <translation>Instantané</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Selon le système</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lent</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Très rapide</translation>
    </message>
    <message>
        <source>Two taps</source>
        <translation>Toucher deux fois</translation>
    </message>
    <message>
        <source>the first shows, the second confirms</source>
        <translation>la première fois montre, la seconde valide</translation>
    </message>
    <message>
        <source>Confirm button</source>
        <translation>Avec le bouton</translation>
    </message>
    <message>
        <source>a tap shows, the button confirms</source>
        <translation>un toucher montre, le bouton valide</translation>
    </message>
    <message>
        <source>one tap is enough</source>
        <translation>un toucher suffit</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>de %1</translation>
    </message>
    <message>
        <source>Language and text</source>
        <translation>Langue et texte</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Table as a list</source>
        <translation>Table en liste</translation>
    </message>
    <message>
        <source>a line of text for each thing; key V at the table</source>
        <translation>une ligne de texte par élément&#xa0;; touche V à la table</translation>
    </message>
    <message>
        <source>Running total</source>
        <translation>Total provisoire</translation>
    </message>
    <message>
        <source>all points that are certain already; otherwise only those that the rules count during the game</source>
        <translation>tous les points déjà acquis&#xa0;; sinon seulement ceux que la règle compte pendant la partie</translation>
    </message>
    <message>
        <source>Look and motion</source>
        <translation>Apparence et mouvement</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nuit</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>key F11, or Alt and Enter</source>
        <translation>touche F11, ou Alt et Entrée</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Complet</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Réduit</translation>
    </message>
    <message>
        <source>Wait after each opponent</source>
        <translation>Attendre après chaque adversaire</translation>
    </message>
    <message>
        <source>until a tap or the space bar</source>
        <translation>jusqu’à un toucher ou la barre d’espace</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Play forced moves automatically</source>
        <translation>Jouer automatiquement les coups forcés</translation>
    </message>
    <message>
        <source>when there is only one thing to do</source>
        <translation>quand il n’y a qu’une chose à faire</translation>
    </message>
    <message>
        <source>Pass over stops without a decision</source>
        <translation>Sauter les arrêts sans décision</translation>
    </message>
    <message>
        <source>the log says so, and brings the stop back</source>
        <translation>le journal le dit et permet d’y revenir</translation>
    </message>
    <message>
        <source>Several people at one screen</source>
        <translation>Plusieurs devant un écran</translation>
    </message>
    <message>
        <source>Banner</source>
        <translation>Bandeau</translation>
    </message>
    <message>
        <source>Sound and colour only</source>
        <translation>Son et couleur seuls</translation>
    </message>
    <message>
        <source>Music</source>
        <translation>Musique</translation>
    </message>
    <message>
        <source>off</source>
        <translation>désactivée</translation>
    </message>
    <message>
        <source>key M; everything heard can be seen, too</source>
        <translation>touche M&#xa0;; tout ce qui s’entend se voit aussi</translation>
    </message>
    <message>
        <source>Screen reader says</source>
        <translation>Le lecteur d’écran dit</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Selon le système</translation>
    </message>
    <message>
        <source>Living harbour</source>
        <translation>Port animé</translation>
    </message>
    <message>
        <source>stands still with reduced motion and high contrast</source>
        <translation>immobile en mouvement réduit et en contraste élevé</translation>
    </message>
    <message>
        <source>weather, birds, boats and lamps; rests after a minute</source>
        <translation>météo, oiseaux, bateaux et lumières&#xa0;; repos après une minute</translation>
    </message>
    <message>
        <source>Opponents&apos; speed</source>
        <translation>Vitesse des adversaires</translation>
    </message>
    <message>
        <source>Confirming moves</source>
        <translation>Valider les coups</translation>
    </message>
    <message>
        <source>Table mode</source>
        <translation>Mode table</translation>
    </message>
    <message>
        <source>the banner turns to whoever plays, around one screen</source>
        <translation>la bannière se tourne vers qui joue, autour d’un écran</translation>
    </message>
    <message>
        <source>Speech bubbles</source>
        <translation>Bulles</translation>
    </message>
    <message>
        <source>what opponents say, below their names; the log has it too</source>
        <translation>ce que disent les adversaires, sous leur nom&#xa0;; le journal l’a aussi</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Bref</translation>
    </message>
    <message>
        <source>Sound and speech</source>
        <translation>Son et parole</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>Effets</translation>
    </message>
    <message>
        <source>Ambience</source>
        <translation>Ambiance</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Muet</translation>
    </message>
    <message>
        <source>My turns</source>
        <translation>Mes tours</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Detailed</source>
        <translation>Détaillé</translation>
    </message>
    <message>
        <source>Games and data</source>
        <translation>Parties et données</translation>
    </message>
    <message>
        <source>Backups and data …</source>
        <translation>Sauvegardes et données&#xa0;…</translation>
    </message>
    <message>
        <source>About …</source>
        <translation>À propos&#xa0;…</translation>
    </message>
    <message>
        <source>Is it fair?</source>
        <translation>Est-ce équitable&#xa0;?</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Gamepad: %1</source>
        <translation>Manette&#xa0;: %1</translation>
    </message>
    <message>
        <source>Speicherstadt %1 · everything stays on this device</source>
        <translation>Speicherstadt %1 · tout reste sur cet appareil</translation>
    </message>
</context>
<context>
    <name>SharePicture</name>
    <message>
        <source>Play the same cards: %1</source>
        <translation>Jouer les mêmes cartes&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ShareTable</name>
    <message>
        <source>Chance of winning, round by round</source>
        <translation>Chances de victoire, manche par manche</translation>
    </message>
    <message>
        <source>Outlook, round by round (0 to 100)</source>
        <translation>Perspectives, manche par manche (de 0 à 100)</translation>
    </message>
</context>
<context>
    <name>Sharing</name>
    <message>
        <source>The picture can&apos;t be saved there: choose another place.</source>
        <translation>L’image ne peut pas être enregistrée là&#xa0;: choisissez un autre endroit.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistrée sous %1</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
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
    <name>SingleDoor</name>
    <message>
        <source>Welcome to the quay</source>
        <translation>Bienvenue sur le quai</translation>
    </message>
    <message>
        <source>%1 shows you how it is played</source>
        <translation>%1 vous montre comment jouer</translation>
    </message>
    <message>
        <source>at the real table, in ten minutes</source>
        <translation>à la vraie table, en dix minutes</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Learn the game</source>
        <translation>Apprendre le jeu</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Défis</translation>
    </message>
    <message>
        <source>Game of the day</source>
        <translation>Partie du jour</translation>
    </message>
    <message>
        <source>and games from a code</source>
        <translation>et parties d’après un code</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>what you have played</source>
        <translation>ce que vous avez joué</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>how well you do</source>
        <translation>comment vous jouez</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>sound, text, speed, language</source>
        <translation>son, texte, vitesse, langue</translation>
    </message>
</context>
<context>
    <name>SkillPanel</name>
    <message>
        <source>Skill and luck</source>
        <translation>Adresse et chance</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>What decisions cost and what the deals gave, in hundredths of a win.</source>
        <translation>Ce que les décisions ont coûté et ce que la donne a apporté, en centièmes de victoire.</translation>
    </message>
    <message>
        <source>What decisions cost, in hundredths of a win.</source>
        <translation>Ce que les décisions ont coûté, en centièmes de victoire.</translation>
    </message>
    <message>
        <source>Accuracy: about 30 for drawing lots, 95 for the strongest level, 100 if nothing was lost.</source>
        <translation>Précision&#xa0;: environ 30 au hasard, 95 pour le meilleur niveau, 100 si rien n’a été perdu.</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>What decisions cost and what the deals gave, on a scale from 0 to 100.</source>
        <translation>Ce que les décisions ont coûté et ce que la donne a apporté, sur une échelle de 0 à 100.</translation>
    </message>
    <message>
        <source>What decisions cost, on a scale from 0 to 100.</source>
        <translation>Ce que les décisions ont coûté, sur une échelle de 0 à 100.</translation>
    </message>
</context>
<context>
    <name>SoundBtn</name>
    <message>
        <source>Sound is off</source>
        <translation>Son coupé</translation>
    </message>
    <message>
        <source>Sound is on</source>
        <translation>Son activé</translation>
    </message>
</context>
<context>
    <name>Speicherstadt_TablePage</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Final count</source>
        <translation>Décompte final</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>d MMMM</source>
        <comment>a date as Qt writes it: 5 October</comment>
        <translation>d MMMM</translation>
    </message>
    <message>
        <source>one counted try left</source>
        <translation>un essai compté à jouer</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>your try goes on</source>
        <translation>votre essai est en cours</translation>
    </message>
    <message>
        <source>played</source>
        <translation>joué</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>For one player</source>
        <translation>Pour une personne</translation>
    </message>
    <message>
        <source>%1, %2 to %3 minutes</source>
        <translation>%1, de %2 à %3 minutes</translation>
    </message>
    <message>
        <source>%1 played, %2 won</source>
        <translation>%1 jouées, %2 gagnées</translation>
    </message>
    <message>
        <source>place %1 last time</source>
        <translation>rang&#xa0;%1 la dernière fois</translation>
    </message>
    <message>
        <source>%1, about %2 minutes</source>
        <translation>%1, %2 minutes environ</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Jamais joué</translation>
    </message>
    <message>
        <source>For %1 players</source>
        <translation>Pour %1 personnes</translation>
    </message>
    <message>
        <source>For %1 to %2 players</source>
        <translation>De %1 à %2 personnes</translation>
    </message>
    <message>
        <source>won last time</source>
        <translation>gagnée la dernière fois</translation>
    </message>
    <message>
        <source>not won last time</source>
        <translation>non gagnée la dernière fois</translation>
    </message>
</context>
<context>
    <name>StartDoors</name>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Go on playing, or begin</source>
        <translation>Continuer ou commencer</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>1 to %1</source>
        <translation>1 à %1</translation>
    </message>
    <message>
        <source>The door of that number</source>
        <translation>La porte de ce numéro</translation>
    </message>
    <message>
        <source>All about the game in the frame</source>
        <translation>Tout sur le jeu encadré</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Game of the day and challenges</source>
        <translation>Partie du jour et défis</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Speicherstadt</source>
        <translation>Speicherstadt</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) at one quay</source>
        <translation>
            <numerusform>%n jeu sur un même quai</numerusform>
            <numerusform>%n jeux sur un même quai</numerusform>
        </translation>
    </message>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
</context>
<context>
    <name>StartTiles</name>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>a deal a day, challenges</source>
        <translation>une partie par jour, défis</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>what you have played</source>
        <translation>ce que vous avez joué</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>how well you do</source>
        <translation>comment vous jouez</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>sound, text, speed, language</source>
        <translation>son, texte, vitesse, langue</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>Part of the statistics</source>
        <translation>Partie des statistiques</translation>
    </message>
    <message>
        <source>Counting your games. This happens only once.</source>
        <translation>Vos parties sont comptées. Cela n’arrive qu’une fois.</translation>
    </message>
    <message>
        <source>The ledger is still empty. Finish a game, and you will see here what it was made of.</source>
        <translation>Le registre est encore vide. Terminez une partie, et vous verrez ici de quoi elle était faite.</translation>
    </message>
    <message>
        <source>No game fits these filters.</source>
        <translation>Aucune partie ne correspond à ce choix.</translation>
    </message>
    <message>
        <source>Reviews tell how well you played and how lucky you were: review a finished game.</source>
        <translation>Les analyses disent si vous avez bien joué et si vous avez eu de la chance&#xa0;: analysez une partie terminée.</translation>
    </message>
    <message>
        <source>Export the tables to</source>
        <translation>Exporter les tableaux dans</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>As tables</source>
        <translation>En tableaux</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Distinctions</translation>
    </message>
</context>
<context>
    <name>StatsTable</name>
    <message>
        <source>fair</source>
        <comment>a heading</comment>
        <translation>équité</translation>
    </message>
    <message>
        <source>share</source>
        <comment>a heading</comment>
        <translation>part</translation>
    </message>
    <message>
        <source>by strength</source>
        <comment>a heading</comment>
        <translation>selon la force</translation>
    </message>
    <message>
        <source>place</source>
        <comment>a heading</comment>
        <translation>rang</translation>
    </message>
    <message>
        <source>score</source>
        <comment>a heading</comment>
        <translation>points</translation>
    </message>
    <message>
        <source>margin</source>
        <comment>a heading</comment>
        <translation>écart</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tout le monde</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>By number of players</source>
        <translation>Par nombre de joueurs</translation>
    </message>
    <message>
        <source>By seat</source>
        <translation>Par place</translation>
    </message>
    <message>
        <source>Against each level</source>
        <translation>Contre chaque niveau</translation>
    </message>
    <message>
        <source>Against each character</source>
        <translation>Contre chaque personnage</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Cote</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Jours</translation>
    </message>
    <message>
        <source>Points and habits, a game</source>
        <translation>Points et habitudes, par partie</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Face à face</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Records</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Distinctions</translation>
    </message>
    <message>
        <source>Skill, in games that were reviewed</source>
        <translation>Adresse, dans les parties revues</translation>
    </message>
    <message>
        <source>win rate</source>
        <translation>taux de victoire</translation>
    </message>
    <message>
        <source>95 % from</source>
        <translation>95 % de</translation>
    </message>
    <message>
        <source>95 % to</source>
        <translation>95 % à</translation>
    </message>
    <message>
        <source>fair (1 of the players)</source>
        <translation>équité (un sur tous)</translation>
    </message>
    <message>
        <source>by measured strength</source>
        <translation>selon la force mesurée</translation>
    </message>
    <message>
        <source>time played</source>
        <translation>temps de jeu</translation>
    </message>
    <message>
        <source>places of the last 10</source>
        <translation>rangs des 10 dernières</translation>
    </message>
    <message>
        <source>games</source>
        <translation>parties</translation>
    </message>
    <message>
        <source>wins</source>
        <comment>a heading</comment>
        <translation>victoires</translation>
    </message>
    <message>
        <source>best score</source>
        <translation>meilleur résultat</translation>
    </message>
    <message>
        <source>accuracy</source>
        <comment>a heading</comment>
        <translation>précis</translation>
    </message>
    <message>
        <source>decisions</source>
        <comment>a heading</comment>
        <translation>décis.</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>a heading, in per cent of a win</comment>
        <translation>perdu</translation>
    </message>
    <message>
        <source>average place</source>
        <translation>rang moyen</translation>
    </message>
    <message>
        <source>average score</source>
        <translation>score moyen</translation>
    </message>
    <message>
        <source>average margin</source>
        <translation>écart moyen</translation>
    </message>
    <message>
        <source>current winning streak</source>
        <translation>série de victoires en cours</translation>
    </message>
    <message>
        <source>longest winning streak</source>
        <translation>plus longue série de victoires</translation>
    </message>
    <message>
        <source>rating</source>
        <comment>a heading</comment>
        <translation>cote</translation>
    </message>
    <message>
        <source>give or take</source>
        <comment>the deviation of a rating</comment>
        <translation>plus ou moins</translation>
    </message>
    <message>
        <source>not counted: given up</source>
        <translation>non comptées&#xa0;: abandonnées</translation>
    </message>
    <message>
        <source>not counted: with help</source>
        <translation>non comptées&#xa0;: avec aide</translation>
    </message>
    <message>
        <source>not counted: another variant</source>
        <translation>non comptées&#xa0;: autre variante</translation>
    </message>
    <message>
        <source>not counted: unreadable</source>
        <translation>non comptées&#xa0;: illisibles</translation>
    </message>
    <message>
        <source>all games that count</source>
        <translation>toutes les parties qui comptent</translation>
    </message>
    <message>
        <source>ahead</source>
        <comment>a heading</comment>
        <translation>devant</translation>
    </message>
    <message>
        <source>name</source>
        <comment>a heading</comment>
        <translation>nom</translation>
    </message>
    <message>
        <source>best</source>
        <comment>a heading</comment>
        <translation>meilleur</translation>
    </message>
    <message>
        <source>streak</source>
        <comment>a heading</comment>
        <translation>série</translation>
    </message>
    <message>
        <source>what</source>
        <comment>a heading</comment>
        <translation>quoi</translation>
    </message>
    <message>
        <source>you</source>
        <comment>a heading</comment>
        <translation>à soi</translation>
    </message>
    <message>
        <source>winners</source>
        <comment>a heading</comment>
        <translation>vainqueurs</translation>
    </message>
    <message>
        <source>winners&apos; games</source>
        <comment>a heading</comment>
        <translation>leurs parties</translation>
    </message>
    <message>
        <source>card</source>
        <comment>a heading</comment>
        <translation>carte</translation>
    </message>
    <message>
        <source>offered</source>
        <comment>a heading</comment>
        <translation>proposées</translation>
    </message>
    <message>
        <source>table&apos;s</source>
        <comment>a heading: the price that the whole table pays</comment>
        <translation>de tous</translation>
    </message>
    <message>
        <source>of</source>
        <comment>a heading: of so many that the table bought</comment>
        <translation>sur</translation>
    </message>
    <message>
        <source>points</source>
        <comment>a heading</comment>
        <translation>points</translation>
    </message>
    <message>
        <source>each</source>
        <comment>a heading</comment>
        <translation>chacune</translation>
    </message>
    <message>
        <source>opponent</source>
        <comment>a heading</comment>
        <translation>adversaire</translation>
    </message>
    <message>
        <source>level</source>
        <comment>a heading</comment>
        <translation>niveau</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>wins, games</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>figure</source>
        <comment>a heading</comment>
        <translation>mesure</translation>
    </message>
    <message>
        <source>value</source>
        <comment>a heading</comment>
        <translation>valeur</translation>
    </message>
    <message>
        <source>players</source>
        <comment>a heading</comment>
        <translation>joueurs</translation>
    </message>
    <message>
        <source>seat</source>
        <comment>a heading</comment>
        <translation>place</translation>
    </message>
    <message>
        <source>character</source>
        <comment>a heading</comment>
        <translation>personnage</translation>
    </message>
    <message>
        <source>record</source>
        <comment>a heading</comment>
        <translation>record</translation>
    </message>
    <message>
        <source>day</source>
        <comment>a heading</comment>
        <translation>jour</translation>
    </message>
    <message>
        <source>grade</source>
        <comment>a heading</comment>
        <translation>mention</translation>
    </message>
    <message>
        <source>Solo grades</source>
        <translation>Mentions en solo</translation>
    </message>
    <message>
        <source>Solo games</source>
        <translation>Parties en solo</translation>
    </message>
    <message>
        <source>solo games</source>
        <translation>parties en solo</translation>
    </message>
    <message>
        <source>solo games won</source>
        <translation>dont gagnées</translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>The game is not being saved: %1</source>
        <translation>La partie n’est pas enregistrée&#xa0;: %1</translation>
    </message>
    <message>
        <source>This drive can&apos;t keep a second program out: open these games in one place at a time.</source>
        <translation>Ce lecteur n’empêche pas un second programme d’entrer&#xa0;: n’ouvrez ces parties qu’à un endroit à la fois.</translation>
    </message>
    <message>
        <source>The figures of the statistics are damaged: restart the program to count them again.</source>
        <translation>Les chiffres des statistiques sont endommagés&#xa0;: redémarrez le programme pour qu’ils soient recomptés.</translation>
    </message>
    <message>
        <source>The stored games were damaged, but there were none: play on.</source>
        <translation>Les données étaient endommagées, sans aucune partie&#xa0;: jouez tranquillement.</translation>
    </message>
    <message>
        <source>The games could not be read, and nothing of this session will be saved. Check the disk; the command “speicherstadt data restore” brings the newest good backup back.</source>
        <translation>Les parties n’ont pas pu être lues, et rien de cette session ne sera enregistré. Vérifiez le disque&#xa0;; la commande «&#xa0;speicherstadt data restore&#xa0;» rétablit la dernière sauvegarde valable.</translation>
    </message>
    <message>
        <source>The games could not be read, and nothing of this session will be saved. Check the disk, then restart the program.</source>
        <translation>Les parties n’ont pas pu être lues, et rien de cette session ne sera enregistré. Vérifiez le disque, puis relancez le programme.</translation>
    </message>
    <message>
        <source>The game closed unexpectedly. Nothing was lost.</source>
        <translation>Le jeu s’est fermé de façon inattendue. Rien n’est perdu.</translation>
    </message>
    <message numerus="yes">
        <source>The games were missing; %n came back from a backup.</source>
        <translation>
            <numerusform>Les parties manquaient&#xa0;; %n est revenue d’une sauvegarde.</numerusform>
            <numerusform>Les parties manquaient&#xa0;; %n sont revenues d’une sauvegarde.</numerusform>
        </translation>
    </message>
    <message>
        <source>The games were brought to the new format; the old ones lie in the backups.</source>
        <translation>Les parties sont passées au nouveau format&#xa0;; les anciennes sont dans les sauvegardes.</translation>
    </message>
    <message>
        <source>Damaged games can&apos;t be backed up: restart the program to repair them.</source>
        <translation>Des parties endommagées ne se sauvegardent pas&#xa0;: relancez le programme pour les réparer.</translation>
    </message>
    <message>
        <source>Some settings were damaged and have been reset: check them.</source>
        <translation>Certains réglages étaient abîmés et ont été réinitialisés&#xa0;: vérifiez-les.</translation>
    </message>
    <message>
        <source>This backup no longer exists: choose another one.</source>
        <translation>Cette sauvegarde n’existe plus&#xa0;: choisissez-en une autre.</translation>
    </message>
    <message>
        <source>This game is damaged: restart the program to repair it.</source>
        <translation>Cette partie est endommagée&#xa0;: relancez le programme pour la réparer.</translation>
    </message>
    <message>
        <source>This person is no longer here: choose another one.</source>
        <translation>Cette personne n’est plus là&#xa0;: choisissez-en une autre.</translation>
    </message>
    <message>
        <source>This game no longer exists: choose another one.</source>
        <translation>Cette partie n’existe plus&#xa0;: choisissez-en une autre.</translation>
    </message>
    <message>
        <source>This name can&apos;t be used: choose another one.</source>
        <translation>Ce nom ne convient pas&#xa0;: choisissez-en un autre.</translation>
    </message>
    <message>
        <source>the games that are there could not be read. Check the disk.</source>
        <translation>les parties présentes n’ont pas pu être lues. Vérifiez le disque.</translation>
    </message>
    <message>
        <source>another program is using the games. Close it.</source>
        <translation>un autre programme utilise les parties. Fermez-le.</translation>
    </message>
    <message>
        <source>the games are damaged. Restart the program to repair them.</source>
        <translation>les parties sont endommagées. Relancez le programme pour les réparer.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be found: check its name and folder.</source>
        <translation>%1 est introuvable&#xa0;: vérifiez son nom et son dossier.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be imported: choose a file that ends in .speicher, .speicher.json or .speicher.jsonl.</source>
        <translation>%1 ne peut pas être importé&#xa0;: choisissez un fichier en .speicher, .speicher.json ou .speicher.jsonl.</translation>
    </message>
    <message>
        <source>%1 has changed since it was checked: choose it again.</source>
        <translation>%1 a changé depuis l’examen&#xa0;: choisissez-le de nouveau.</translation>
    </message>
    <message>
        <source>%1 is in the file more than once: none of them is imported.</source>
        <translation>%1 figure plusieurs fois dans le fichier&#xa0;: rien n’en est importé.</translation>
    </message>
    <message>
        <source>%1 is packed in an unknown way.</source>
        <translation>%1 est compressé d’une façon inconnue.</translation>
    </message>
    <message>
        <source>People and settings can&apos;t be verified: only games are imported.</source>
        <translation>Les personnes et les réglages ne peuvent pas être vérifiés&#xa0;: seules les parties sont importées.</translation>
    </message>
    <message>
        <source>Too much is wrong up to line %1: the rest was not checked.</source>
        <translation>Trop d’erreurs jusqu’à la ligne %1&#xa0;: le reste n’a pas été examiné.</translation>
    </message>
    <message>
        <source>Not all games are intact: each was checked on its own.</source>
        <translation>Les parties ne sont pas toutes intactes&#xa0;: chacune a été examinée à part.</translation>
    </message>
    <message>
        <source>The game in %1 can&apos;t be imported: %2</source>
        <translation>La partie de&#xa0;%1 ne peut pas être importée&#xa0;:&#xa0;%2</translation>
    </message>
    <message>
        <source>This could not be saved: %1</source>
        <translation>Ceci n’a pas pu être enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 lies beside your games, as happens when two devices play in one folder at the same time. To get its games, move it to an empty folder as speicherstadt.db, open that folder and export them.</source>
        <translation>%1 se trouve à côté de vos parties, comme il arrive quand deux appareils jouent en même temps dans un dossier. Pour récupérer ses parties, placez ce fichier dans un dossier vide sous le nom speicherstadt.db, ouvrez ce dossier et exportez-les.</translation>
    </message>
    <message>
        <source>The games were damaged and are repaired: %1. Look through them.</source>
        <translation>Les parties étaient endommagées et sont réparées&#xa0;: %1. Passez-les en revue.</translation>
    </message>
    <message>
        <source>%1 kept</source>
        <translation>%1 conservées</translation>
    </message>
    <message>
        <source>%1 up to an earlier move</source>
        <translation>%1 jusqu’à un coup antérieur</translation>
    </message>
    <message>
        <source>%1 from a backup</source>
        <translation>%1 d’une sauvegarde</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <translation>%1 perdues</translation>
    </message>
    <message>
        <source>The games were damaged. What could be saved: %1.</source>
        <translation>Les données étaient endommagées. Ce qui a pu être récupéré&#xa0;: %1.</translation>
    </message>
    <message>
        <source>What was played after %1 is not in it.</source>
        <translation>Ce qui a été joué après le %1 n’y figure pas.</translation>
    </message>
    <message>
        <source>The games were missing, and there is no good backup: how many there were can&apos;t be known.</source>
        <translation>Les parties avaient disparu, et il n’y a pas de sauvegarde valable&#xa0;: impossible de savoir combien il y en avait.</translation>
    </message>
    <message>
        <source>No backup could be made: %1</source>
        <translation>Aucune sauvegarde n’a pu être faite&#xa0;: %1</translation>
    </message>
    <message>
        <source>This backup is damaged: choose an older one.</source>
        <translation>Cette sauvegarde est endommagée&#xa0;: choisissez-en une plus ancienne.</translation>
    </message>
    <message>
        <source>There are other games in this folder: choose an empty one.</source>
        <translation>Ce dossier contient d’autres parties&#xa0;: choisissez un dossier vide.</translation>
    </message>
    <message>
        <source>the disk is full. Free some space.</source>
        <translation>le disque est plein. Libérez de la place.</translation>
    </message>
    <message>
        <source>there is not enough memory. Close other programs.</source>
        <translation>la mémoire ne suffit pas. Fermez d’autres programmes.</translation>
    </message>
    <message>
        <source>its folder is gone. Bring it back.</source>
        <translation>son dossier a disparu. Remettez-le en place.</translation>
    </message>
    <message>
        <source>nothing can be written in its folder. Allow it.</source>
        <translation>on ne peut rien écrire dans son dossier. Autorisez-le.</translation>
    </message>
    <message>
        <source>the system could not write. Try again, or choose another folder.</source>
        <translation>le système n’a pas pu écrire. Réessayez, ou choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>How many begun after %1 are lost can&apos;t be known.</source>
        <translation>Impossible de savoir combien de parties commencées après le %1 sont perdues.</translation>
    </message>
    <message>
        <source>How many are lost can&apos;t be known.</source>
        <translation>Impossible de savoir combien de parties sont perdues.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>it is damaged.</source>
        <translation>elle est endommagée.</translation>
    </message>
    <message>
        <source>Nothing could be written to %1: choose another place.</source>
        <translation>Impossible d’écrire dans %1&#xa0;: choisissez un autre endroit.</translation>
    </message>
    <message>
        <source>%1 was written by a newer version: install that one.</source>
        <translation>%1 vient d’une version plus récente&#xa0;: installez-la.</translation>
    </message>
    <message>
        <source>%1 is missing in the file.</source>
        <translation>%1 manque dans le fichier.</translation>
    </message>
    <message>
        <source>%1 does not belong in the file and stays there.</source>
        <translation>%1 n’a rien à faire dans le fichier et y reste.</translation>
    </message>
    <message>
        <source>%1 is encrypted and can&apos;t be read.</source>
        <translation>%1 est chiffré et illisible.</translation>
    </message>
    <message>
        <source>%1 leads to something else and is not followed.</source>
        <translation>%1 renvoie ailleurs et n’est pas suivi.</translation>
    </message>
    <message>
        <source>%1 is larger than it can be.</source>
        <translation>%1 est plus gros que possible.</translation>
    </message>
    <message>
        <source>%1 is damaged and is left out.</source>
        <translation>%1 est endommagé et laissé de côté.</translation>
    </message>
    <message>
        <source>What follows is damaged: get the file again for the rest.</source>
        <translation>La suite est endommagée&#xa0;: récupérez de nouveau le fichier pour le reste.</translation>
    </message>
    <message>
        <source>The game in line %1 is left out: %2</source>
        <translation>La partie de la ligne %1 est laissée de côté&#xa0;: %2</translation>
    </message>
    <message>
        <source>a move in it is against the rules.</source>
        <translation>un coup y est contraire aux règles.</translation>
    </message>
    <message>
        <source>it was played under the rules of another version.</source>
        <translation>elle a été jouée avec les règles d’une autre version.</translation>
    </message>
    <message>
        <source>Person %1 is damaged and is left out.</source>
        <translation>La personne %1 est endommagée et laissée de côté.</translation>
    </message>
    <message>
        <source>Nothing of this session will be saved: %1</source>
        <translation>Rien de cette séance ne sera enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>There is no game to export, so %1 stays as it is: choose another name.</source>
        <translation>Il n’y a aucune partie à exporter, %1 reste donc tel quel&#xa0;: choisissez un autre nom.</translation>
    </message>
    <message>
        <source>Some games are damaged, so %1 stays as it is: restart the program to repair them, or choose another name for the others.</source>
        <translation>Certaines parties sont endommagées, %1 reste donc tel quel&#xa0;: relancez le programme pour les réparer, ou choisissez un autre nom pour les autres.</translation>
    </message>
    <message>
        <source>The game “%2” can&apos;t be loaded, so %1 stays as it is: reinstall the program, or choose another name for the other games.</source>
        <translation>Le jeu «&#xa0;%2&#xa0;» ne peut pas être chargé, %1 reste donc tel quel&#xa0;: réinstallez le programme, ou choisissez un autre nom pour les autres parties.</translation>
    </message>
    <message>
        <source>The games here have format %1, and this version knows formats up to %2. They can be read and exported; install the newest version to continue.</source>
        <translation>Les parties ici ont le format %1, et cette version connaît les formats jusqu’au %2. Vous pouvez les lire et les exporter&#xa0;; installez la version la plus récente pour continuer.</translation>
    </message>
    <message>
        <source>a newer version saved the games here. Install the newest one.</source>
        <translation>une version plus récente a enregistré les parties ici. Installez la plus récente.</translation>
    </message>
    <message>
        <source>the game “%1” is not installed. Import it where that game is.</source>
        <translation>le jeu «&#xa0;%1&#xa0;» n’est pas installé. Importez-la là où il l’est.</translation>
    </message>
    <message>
        <source>the game “%1” can&apos;t be loaded. Reinstall the program.</source>
        <translation>le jeu «&#xa0;%1&#xa0;» ne peut pas être chargé. Réinstallez le programme.</translation>
    </message>
</context>
<context>
    <name>StrengthPanel</name>
    <message>
        <source>Strength</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>of all opponents, as measured</source>
        <translation>de tous les adversaires, tel que mesuré</translation>
    </message>
    <message>
        <source>of all opponents</source>
        <translation>de tous les adversaires</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Press Enter to continue.</source>
        <translation>Appuyez sur Entrée pour continuer.</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>Ce n’est pas possible maintenant.</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>The button that goes on</source>
        <translation>Le bouton qui fait avancer</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Maj</translation>
    </message>
    <message>
        <source>Back to the start of the round</source>
        <translation>Revenir au début de la manche</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Explain what the pointer or the keyboard is on</source>
        <translation>Expliquer ce que désigne le pointeur ou le clavier</translation>
    </message>
    <message>
        <source>The card in large</source>
        <translation>La carte en grand</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Running total on or off</source>
        <translation>Total provisoire&#xa0;: oui ou non</translation>
    </message>
    <message>
        <source>What the game was begun for</source>
        <translation>Ce pour quoi la partie a été commencée</translation>
    </message>
    <message>
        <source>Table as a list or as a picture</source>
        <translation>Table en liste ou en image</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Finish what is being shown</source>
        <translation>Terminer ce qui est montré</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>A step back, or the menu</source>
        <translation>Un pas en arrière, ou le menu</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>How many opponents, %1 to %2 [%3]</source>
        <translation>Combien d’adversaires, de %1 à %2 [%3]</translation>
    </message>
    <message>
        <source>%1 are in the middle of a game of %2 (%3). Continue it?</source>
        <translation>%1 ont une partie de %2 en cours (%3). La reprendre&#xa0;?</translation>
    </message>
    <message>
        <source>The game is saved: the next start continues it.</source>
        <translation>La partie est enregistrée&#xa0;: le prochain démarrage la reprend.</translation>
    </message>
    <message>
        <source>An unfinished game can&apos;t be continued: %1</source>
        <translation>Une partie inachevée ne peut pas être reprise&#xa0;: %1</translation>
    </message>
    <message>
        <source>Type a number from %1 to %2.</source>
        <translation>Tapez un nombre de %1 à %2.</translation>
    </message>
    <message>
        <source>Nobody answers, so no game was begun.</source>
        <translation>Personne ne répond, aucune partie n’a donc commencé.</translation>
    </message>
    <message>
        <source>Nothing more can be read here.</source>
        <translation>Plus rien à lire ici.</translation>
    </message>
    <message>
        <source>Your name [%1]</source>
        <translation>Votre nom [%1]</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n coup</numerusform>
            <numerusform>%n coups</numerusform>
        </translation>
    </message>
    <message>
        <source>ply %1 of %2</source>
        <translation>après %1 coups sur %2</translation>
    </message>
    <message>
        <source>as %1 saw it</source>
        <translation>vu par %1</translation>
    </message>
    <message>
        <source>last moves</source>
        <translation>derniers coups</translation>
    </message>
    <message>
        <source>Something has been revealed since, so the game will not count in anyone&apos;s statistics. Do %1 agree?</source>
        <translation>Quelque chose a été révélé depuis&#xa0;: la partie ne comptera dans les statistiques de personne. Est-ce que %1 sont d’accord&#xa0;?</translation>
    </message>
    <message>
        <source>number or move · hint · u undo · r redo · s score · h help · q save and quit</source>
        <translation>numéro ou coup · hint conseil · u annuler · r rétablir · s décompte · h aide · q enregistrer et quitter</translation>
    </message>
    <message>
        <source>y</source>
        <comment>yes, as a single letter</comment>
        <translation>o</translation>
    </message>
    <message>
        <source>n</source>
        <comment>no, as a single letter</comment>
        <translation>n</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>Annulé&#xa0;: %1</translation>
    </message>
    <message>
        <source>With a hint the game will not count in anyone&apos;s statistics. Do %1 agree?</source>
        <translation>Avec un conseil, la partie ne comptera dans les statistiques de personne. Est-ce que %1 sont d’accord&#xa0;?</translation>
    </message>
    <message>
        <source>The reasons hold if play goes on as expected.</source>
        <translation>Ces raisons valent si la suite se passe comme prévu.</translation>
    </message>
    <message>
        <source>Something has been revealed since, so the game will not count for statistics. Go back all the same?</source>
        <translation>Quelque chose a été révélé depuis&#xa0;: la partie ne comptera pas dans les statistiques. Revenir quand même&#xa0;?</translation>
    </message>
    <message>
        <source>With a hint the game will not count for statistics. A hint all the same?</source>
        <translation>Avec un conseil, la partie ne comptera pas dans les statistiques. Un conseil quand même&#xa0;?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who is asked, the question</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Type the number of a choice, or a move as records write it, such as</source>
        <translation>Tapez le numéro d’un choix, ou un coup tel que les enregistrements l’écrivent, par exemple</translation>
    </message>
    <message>
        <source>and besides</source>
        <translation>et aussi</translation>
    </message>
    <message>
        <source>Enter: look at the table and the question again</source>
        <translation>Entrée&#xa0;: revoir la table et la question</translation>
    </message>
    <message>
        <source>hint: up to three good choices and why; the game will not count for statistics then</source>
        <translation>hint&#xa0;: jusqu’à trois bons choix et pourquoi&#xa0;; la partie ne comptera alors pas dans les statistiques</translation>
    </message>
    <message>
        <source>s: the score as it stands</source>
        <translation>s&#xa0;: le décompte provisoire</translation>
    </message>
    <message>
        <source>%1, press Enter when nobody else is looking.</source>
        <translation>%1, appuyez sur Entrée quand personne d’autre ne regarde.</translation>
    </message>
    <message>
        <source>That won&apos;t do: %1</source>
        <translation>Impossible&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 decided last. %1, do you agree?</source>
        <translation>C’est %1 qui a décidé en dernier. %1, d’accord&#xa0;?</translation>
    </message>
    <message>
        <source>u: undo the last decision; the computer&apos;s answers go with it</source>
        <translation>u&#xa0;: annuler la dernière décision, avec les réponses de l’ordinateur</translation>
    </message>
    <message>
        <source>r: redo what was undone</source>
        <translation>r&#xa0;: rétablir ce qui a été annulé</translation>
    </message>
    <message>
        <source>q: save and quit; the next start continues from here</source>
        <translation>q&#xa0;: enregistrer et quitter&#xa0;; le prochain démarrage reprend ici</translation>
    </message>
    <message>
        <source>There is no choice %1: choose one of %2.</source>
        <translation>Il n’y a pas de choix %1&#xa0;: choisissez parmi %2.</translation>
    </message>
    <message>
        <source>Nobody has decided anything yet.</source>
        <translation>Personne n’a encore rien décidé.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a share of a win</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>The first is better: %1</source>
        <translation>Le premier est meilleur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Enter leads back.</source>
        <translation>Entrée ramène en arrière.</translation>
    </message>
    <message>
        <source>Type h for help.</source>
        <translation>Tapez h pour de l’aide.</translation>
    </message>
    <message>
        <source>The game is not being saved: %1</source>
        <translation>La partie n’est pas enregistrée&#xa0;: %1</translation>
    </message>
    <message>
        <source>uu: undo a decision of several moves back to its start</source>
        <translation>uu&#xa0;: annuler depuis le début une décision de plusieurs coups</translation>
    </message>
</context>
<context>
    <name>TextSizeNote</name>
    <message>
        <source>Text %1 %</source>
        <translation>Texte à %1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>Today</name>
    <message>
        <source>A new day has begun, with another game.</source>
        <translation>Un nouveau jour a commencé, avec une autre partie.</translation>
    </message>
    <message>
        <source>Play again, for practice</source>
        <translation>Rejouer, pour s’exercer</translation>
    </message>
    <message>
        <source>One try counts. After it you may play again as often as you like.</source>
        <translation>Un seul essai compte. Ensuite, vous pouvez rejouer à volonté.</translation>
    </message>
    <message>
        <source>Your try has begun: it is the one that counts.</source>
        <translation>Votre essai est commencé&#xa0;: c’est celui qui compte.</translation>
    </message>
    <message>
        <source>Your try was given up. Tomorrow there is another game.</source>
        <translation>Votre essai a été abandonné. Demain, il y aura une autre partie.</translation>
    </message>
    <message>
        <source>Your try: %1, place %2 of %3.</source>
        <translation>Votre essai&#xa0;: %1, rang %2 sur %3.</translation>
    </message>
    <message>
        <source>Play to the end without help to start a streak.</source>
        <translation>Jouez jusqu’au bout, sans aide, pour commencer une série.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n jour d’affilée</numerusform>
            <numerusform>%n jours d’affilée</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, place %2</source>
        <translation>%1, rang %2</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>It was played with help.</source>
        <translation>Il a été joué avec de l’aide.</translation>
    </message>
    <message>
        <source>place %1 of %2</source>
        <translation>rang %1 sur %2</translation>
    </message>
    <message>
        <source>still to come</source>
        <translation>à venir</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>pas joué</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>commencé</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>abandonné</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>avec de l’aide</translation>
    </message>
    <message>
        <source>Today, %1</source>
        <translation>Aujourd’hui, %1</translation>
    </message>
    <message>
        <source>won</source>
        <translation>partie gagnée</translation>
    </message>
    <message>
        <source>not won</source>
        <translation>partie perdue</translation>
    </message>
    <message>
        <source>Your try: %1, %2.</source>
        <translation>Votre essai&#xa0;: %1, %2.</translation>
    </message>
</context>
<context>
    <name>TodayView</name>
    <message>
        <source>Computer players are playing your cards …</source>
        <translation>Des adversaires virtuels jouent vos cartes…</translation>
    </message>
    <message>
        <source>The same cards in your place</source>
        <translation>Les mêmes cartes à votre place</translation>
    </message>
    <message>
        <source>The first try of a day counts, by the date of this device. Days finished without help make a streak.</source>
        <translation>Seul le premier essai du jour compte, à la date de cet appareil. Les jours terminés sans aide forment une série.</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
</context>
<context>
    <name>Transport</name>
    <message>
        <source>Home</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Page ↑</translation>
    </message>
    <message>
        <source>Previous decision of this player</source>
        <translation>Décision précédente de ce joueur</translation>
    </message>
    <message>
        <source>Shift ←</source>
        <translation>Maj ←</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Next decision of this player</source>
        <translation>Décision suivante de ce joueur</translation>
    </message>
    <message>
        <source>Shift →</source>
        <translation>Maj →</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>Previous round</source>
        <translation>Manche précédente</translation>
    </message>
    <message>
        <source>Previous decision</source>
        <translation>Décision précédente</translation>
    </message>
    <message>
        <source>Next decision</source>
        <translation>Décision suivante</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Manche suivante</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Page ↓</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Décision</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>This table only</source>
        <translation>Cette table seulement</translation>
    </message>
    <message>
        <source>Step through the decisions at the table of the player in front</source>
        <translation>Ne montrer que les décisions à la table du joueur placé devant</translation>
    </message>
    <message>
        <source>All tables</source>
        <translation>Toutes les tables</translation>
    </message>
    <message>
        <source>All tables side by side, without the opponents</source>
        <translation>Toutes les tables côte à côte, sans la colonne des adversaires</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>Something has been revealed since. Going back counts as help: the game won&apos;t count in your statistics.</source>
        <translation>Quelque chose a été révélé depuis. Revenir compte comme une aide&#xa0;: la partie ne comptera pas dans vos statistiques.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Ne pas revenir</translation>
    </message>
    <message>
        <source>%1 decided last. Does %1 take it back?</source>
        <translation>Le dernier choix est de %1. %1 veut l’annuler&#xa0;?</translation>
    </message>
    <message>
        <source>%1 takes it back</source>
        <translation>%1 annule</translation>
    </message>
    <message>
        <source>Decisions of %1 are taken back, too. Do all agree?</source>
        <translation>Des décisions de %1 sont annulées aussi. Tous sont-ils d’accord&#xa0;?</translation>
    </message>
    <message>
        <source>There was nothing to decide, so the game went on. Shall it stop at such places from now on?</source>
        <translation>Il n’y avait rien à décider, la partie a donc continué. Faut-il s’arrêter désormais en pareil cas&#xa0;?</translation>
    </message>
    <message>
        <source>Passed over</source>
        <translation>Arrêt sauté</translation>
    </message>
    <message>
        <source>Going back</source>
        <translation>Retour en arrière</translation>
    </message>
    <message>
        <source>All agree</source>
        <translation>Tous d’accord</translation>
    </message>
    <message>
        <source>Stop again</source>
        <translation>S’arrêter</translation>
    </message>
    <message>
        <source>Something has been revealed since. Going back counts as help: the game won&apos;t count in anyone&apos;s statistics. Do %1 agree?</source>
        <translation>Quelque chose a été révélé depuis. Revenir compte comme une aide&#xa0;: la partie ne comptera dans les statistiques de personne. Est-ce que %1 sont d’accord&#xa0;?</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Revenir</translation>
    </message>
    <message>
        <source>Everything that was decided in this round is taken back.</source>
        <translation>Tout ce qui a été décidé dans cette manche est annulé.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Il n’y a rien à rétablir.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Il n’y a rien à annuler.</translation>
    </message>
    <message>
        <source>There is no more than one decision of this round to take back.</source>
        <translation>Il n’y a qu’une décision de cette manche à annuler.</translation>
    </message>
    <message>
        <source>What was undone is played again.</source>
        <translation>Ce qui a été annulé est rejoué.</translation>
    </message>
</context>
<context>
    <name>UndoMenu</name>
    <message>
        <source>Back to the start of the round</source>
        <translation>Revenir au début de la manche</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Back to the start of this decision</source>
        <translation>Revenir au début de la décision</translation>
    </message>
</context>
<context>
    <name>Upkeep</name>
    <message>
        <source>Making a backup …</source>
        <translation>Sauvegarde en cours…</translation>
    </message>
    <message>
        <source>because you asked</source>
        <translation>à votre demande</translation>
    </message>
    <message numerus="yes">
        <source>%n damaged game(s) stayed behind.</source>
        <translation>
            <numerusform>%n partie endommagée est restée.</numerusform>
            <numerusform>%n parties endommagées sont restées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of other versions, not played through: %1.</source>
        <translation>D’autres versions, non rejouées&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n backup(s)</source>
        <translation>
            <numerusform>%n sauvegarde</numerusform>
            <numerusform>%n sauvegardes</numerusform>
        </translation>
    </message>
    <message>
        <source>Backup %1: %2</source>
        <translation>Sauvegarde %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 already exists: choose another name.</source>
        <translation>%1 existe déjà&#xa0;: choisissez un autre nom.</translation>
    </message>
    <message>
        <source>The next start won&apos;t know it: start with --data %1.</source>
        <translation>Le prochain démarrage l’ignore&#xa0;: lancez-le avec --data %1.</translation>
    </message>
    <message>
        <source>The data folder could not be opened: restart the program.</source>
        <translation>Le dossier de données n’a pas pu être ouvert&#xa0;: relancez le programme.</translation>
    </message>
    <message>
        <source>Stopped. Nothing was changed.</source>
        <translation>Arrêté. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>Everything is in %1 now; the old files stay.</source>
        <translation>Tout se trouve maintenant dans %1&#xa0;; les anciens fichiers restent.</translation>
    </message>
    <message>
        <source>Restoring the backup …</source>
        <translation>Restauration en cours…</translation>
    </message>
    <message>
        <source>Exporting …</source>
        <translation>Export en cours…</translation>
    </message>
    <message>
        <source>Importing …</source>
        <translation>Import en cours…</translation>
    </message>
    <message>
        <source>Checking everything …</source>
        <translation>Vérification en cours…</translation>
    </message>
    <message>
        <source>Recounting …</source>
        <translation>Nouveau compte en cours…</translation>
    </message>
    <message>
        <source>Moving there …</source>
        <translation>Déplacement en cours…</translation>
    </message>
    <message>
        <source>Checking …</source>
        <translation>Examen en cours…</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Restored. What was here before is now backup %1.</source>
        <translation>C’est restauré. L’état d’avant est la sauvegarde&#xa0;%1.</translation>
    </message>
    <message>
        <source>Not everything in it can be imported:</source>
        <translation>Tout ne peut pas être importé&#xa0;:</translation>
    </message>
    <message>
        <source>Not everything is intact: restart the program.</source>
        <translation>Tout n’est pas intact&#xa0;: relancez le programme.</translation>
    </message>
    <message>
        <source>Damaged and left out: %1. Restart the program.</source>
        <translation>Endommagées et laissées de côté&#xa0;: %1. Relancez le programme.</translation>
    </message>
    <message>
        <source>Backup %1 has been made and checked.</source>
        <translation>La sauvegarde %1 est faite et vérifiée.</translation>
    </message>
    <message>
        <source>What is here now becomes a backup first, so you can change your mind.</source>
        <translation>L’état actuel est d’abord sauvegardé&#xa0;; vous pourrez donc revenir.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) begun since</source>
        <translation>
            <numerusform>%n partie commencée depuis</numerusform>
            <numerusform>%n parties commencées depuis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the latest moves of %n game(s)</source>
        <translation>
            <numerusform>les derniers coups de %n partie</numerusform>
            <numerusform>les derniers coups de %n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>1 person</source>
        <translation>1 personne</translation>
    </message>
    <message>
        <source>%1 people</source>
        <translation>%1 personnes</translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s)</source>
        <translation>
            <numerusform>%n réglage</numerusform>
            <numerusform>%n réglages</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2 (%3).</source>
        <translation>%1 dans %2 (%3).</translation>
    </message>
    <message>
        <source>A backup is made before.</source>
        <translation>Une sauvegarde est faite avant.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Imported: %1. What was here before is backup %2.</source>
        <translation>Importé&#xa0;:&#xa0;%1. L’état d’avant est la sauvegarde&#xa0;%2.</translation>
    </message>
    <message>
        <source>The rest can be imported another time.</source>
        <translation>Le reste pourra être importé une autre fois.</translation>
    </message>
    <message>
        <source>The games belong to a newer version: check them there.</source>
        <translation>Les parties sont d’une version plus récente&#xa0;: vérifiez-les avec elle.</translation>
    </message>
    <message>
        <source>%1, of which damaged: %2. Restart the program.</source>
        <translation>%1, dont endommagées&#xa0;: %2. Relancez le programme.</translation>
    </message>
    <message>
        <source>Recounted: %1.</source>
        <translation>Recompté&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Copied: paste it where you need it.</source>
        <translation>Copié&#xa0;: collez-le où vous en avez besoin.</translation>
    </message>
    <message>
        <source>before an older backup was restored</source>
        <translation>avant la restauration d’un état plus ancien</translation>
    </message>
    <message>
        <source>You would lose:</source>
        <translation>Vous perdriez&#xa0;:</translation>
    </message>
    <message>
        <source>changed names, settings or own boxes</source>
        <translation>des noms, réglages ou matériels personnels modifiés</translation>
    </message>
    <message>
        <source>Continued since: %1</source>
        <translation>Poursuivi depuis&#xa0;: %1</translation>
    </message>
    <message>
        <source>Continued differently here, both stay: %1</source>
        <translation>Continué autrement qu’ici, les deux restent&#xa0;: %1</translation>
    </message>
    <message>
        <source>Of these in the trash: %1</source>
        <translation>Dont dans la corbeille&#xa0;: %1</translation>
    </message>
    <message>
        <source>Without the hidden deal, for watching only: %1</source>
        <translation>Sans la partie cachée, seulement à regarder&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>Everything is intact.</source>
        <translation>Tout est intact.</translation>
    </message>
    <message>
        <source>The statistics are damaged: recount them.</source>
        <translation>Les statistiques sont endommagées&#xa0;: recomptez.</translation>
    </message>
    <message>
        <source>Some games are not counted yet: recount.</source>
        <translation>Certaines parties ne sont pas encore comptées&#xa0;: recomptez.</translation>
    </message>
    <message>
        <source>Not chosen here yet: %1</source>
        <translation>Pas encore choisis ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, played through, all in order.</source>
        <translation>%1, tout est rejoué et en ordre.</translation>
    </message>
    <message>
        <source>The statistics are in order.</source>
        <translation>Les statistiques sont en ordre.</translation>
    </message>
    <message>
        <source>%1, of which damaged: %2. Make a new one.</source>
        <translation>%1, dont endommagées&#xa0;: %2. Faites-en une nouvelle.</translation>
    </message>
    <message>
        <source>after a session</source>
        <translation>après une séance</translation>
    </message>
    <message>
        <source>before a new format</source>
        <translation>avant un nouveau format</translation>
    </message>
    <message>
        <source>before an import</source>
        <translation>avant un import</translation>
    </message>
    <message>
        <source>Nothing would be lost.</source>
        <translation>Rien ne serait perdu.</translation>
    </message>
    <message>
        <source>There is nothing new in it.</source>
        <translation>Il ne contient rien de nouveau.</translation>
    </message>
    <message>
        <source>New: %1</source>
        <translation>Nouveau&#xa0;: %1</translation>
    </message>
    <message>
        <source>Here already: %1</source>
        <translation>Déjà ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>· and %1 more</source>
        <translation>· et %1 de plus</translation>
    </message>
    <message>
        <source>There is no backup yet: make one.</source>
        <translation>Il n’y a pas encore de sauvegarde&#xa0;: faites-en une.</translation>
    </message>
    <message>
        <source>%1, all good.</source>
        <translation>%1, tout est bon.</translation>
    </message>
    <message>
        <source>The last move in it: %1.</source>
        <translation>Le dernier coup qu’elle contient&#xa0;: %1.</translation>
    </message>
    <message>
        <source>People: %1</source>
        <translation>Personnes&#xa0;: %1</translation>
    </message>
    <message>
        <source>Not played through, as the game “%1” can&apos;t be loaded: %2. Reinstall the program.</source>
        <translation>Non rejouées, car le jeu «&#xa0;%1&#xa0;» ne peut pas être chargé&#xa0;: %2. Réinstallez le programme.</translation>
    </message>
    <message>
        <source>Kept until their game is installed: %1</source>
        <translation>Conservées jusqu’à l’installation de leur jeu&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>WaitingGame</name>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>WatchBar</name>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Thoughts</source>
        <translation>Pensées</translation>
    </message>
    <message>
        <source>Shows the options after every decision</source>
        <translation>Montre après chaque décision ce qui était en balance</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Coup suivant</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
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
        <translation>Bienvenue sur le quai</translation>
    </message>
    <message>
        <source>Who are you? All of this can be changed later.</source>
        <translation>Qui êtes-vous&#xa0;? Tout cela pourra être changé plus tard.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>With music</source>
        <translation>Avec musique</translation>
    </message>
    <message>
        <source>Sounds only</source>
        <translation>Sons seuls</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>Silence</translation>
    </message>
    <message>
        <source>Do you know the games?</source>
        <translation>Connaissez-vous les jeux&#xa0;?</translation>
    </message>
    <message>
        <source>Do you know the game?</source>
        <translation>Connaissez-vous le jeu&#xa0;?</translation>
    </message>
    <message>
        <source>No, show me how</source>
        <translation>Non, montrez-moi</translation>
    </message>
    <message>
        <source>Yes, new game</source>
        <translation>Oui, nouvelle partie</translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>the questions of the first start</comment>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Key Escape</source>
        <translation>Touche Échap</translation>
    </message>
</context>
<context>
    <name>WinnerPanel</name>
    <message>
        <source>Step through</source>
        <translation>Pas à pas</translation>
    </message>
    <message>
        <source>Is it fair?</source>
        <translation>Est-ce équitable&#xa0;?</translation>
    </message>
</context>
<context>
    <name>WorkPanel</name>
    <message>
        <source>Looking back at your game</source>
        <translation>Retour sur votre partie</translation>
    </message>
    <message>
        <source>How much of the game has been looked at</source>
        <translation>Part de la partie déjà examinée</translation>
    </message>
    <message>
        <source>You may leave the page: coming back, it goes on from there.</source>
        <translation>Vous pouvez quitter la page&#xa0;: au retour, l’analyse reprend là où elle en était.</translation>
    </message>
</context>
</TS>
