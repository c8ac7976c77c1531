// Made by "Tools/words pack". Change the catalogue instead.
// swift-format-ignore-file

import Localization

enum PinballWords {
  static let all: [PackedWords] = [
    PackedWords("de", #"""
"%@" is not a game of %@. Its games: %@.	„\#u{1}a“ ist kein Flipper von \#u{1}b. Diese gibt es: \#u{1}c.
"%@" is not a time	„\#u{1}a“ ist kein Zeitpunkt
"%@" is not an address. Enter an address such as https://league.example, or a folder.	„\#u{1}a“ ist keine Adresse. Gib eine Adresse wie https://league.example oder einen Ordner an.
"%@" is not an id. 'pinball-practice journal' prints the ids.	„\#u{1}a“ ist keine Kennung. „pinball-practice journal“ zeigt die Kennungen.
"%@" is not possible in this choice. Choose from: %@.	„\#u{1}a“ gibt es in dieser Auswahl nicht. Zur Wahl stehen: \#u{1}b.
%@ (you)	\#u{1}a (du)
%@ KB	\#u{1}a KB
%@ bil	\#u{1}a Mrd.
%@ bytes	\#u{1}a Byte
%@ cannot be created	\#u{1}a kann nicht angelegt werden
%@ cannot be read	\#u{1}a kann nicht gelesen werden
%@ cannot be read. Check the path.	\#u{1}a lässt sich nicht lesen. Prüfe den Pfad.
%@ cannot be written	\#u{1}a kann nicht geschrieben werden
%@ damaged parts are kept aside: %@.	\#u{2}a\#u{3}1\#u{1}a beschädigter Teil ist beiseitegelegt: \#u{1}b.\#u{3}o\#u{1}a beschädigte Teile sind beiseitegelegt: \#u{1}b.\#u{4}
%@ days ago	\#u{2}a\#u{3}1vor \#u{1}a Tag\#u{3}ovor \#u{1}a Tagen\#u{4}
%@ days left	\#u{2}a\#u{3}1noch \#u{1}a Tag\#u{3}onoch \#u{1}a Tage\#u{4}
%@ files are in %@. Name it with --starter.	\#u{1}a Dateien sind in \#u{1}b. Gib den Ordner mit --starter an.
%@ files, %@ bytes	\#u{2}a\#u{3}1\#u{1}a Datei, \#u{1}b Byte\#u{3}o\#u{1}a Dateien, \#u{1}b Byte\#u{4}
%@ files, %@ bytes: %@ downloaded, %@ came with the app.	\#u{2}a\#u{3}1\#u{1}a Datei, \#u{1}b Byte: \#u{1}c heruntergeladen, \#u{1}d mit der App geliefert.\#u{3}o\#u{1}a Dateien, \#u{1}b Byte: \#u{1}c heruntergeladen, \#u{1}d mit der App geliefert.\#u{4}
%@ games	\#u{2}a\#u{3}1\#u{1}a Flipper\#u{3}o\#u{1}a Flipper\#u{4}
%@ games chosen	\#u{2}a\#u{3}1\#u{1}a Flipper gewählt\#u{3}o\#u{1}a Flipper gewählt\#u{4}
%@ games in common. Your mean is higher on %@, the mean of %@ on %@. On average %@.	\#u{2}a\#u{3}1\#u{1}a gemeinsamer Flipper. Dein Mittelwert ist an \#u{1}b höher, der von \#u{1}c an \#u{1}d. Im Schnitt \#u{1}e.\#u{3}o\#u{1}a gemeinsame Flipper. Dein Mittelwert ist an \#u{1}b höher, der von \#u{1}c an \#u{1}d. Im Schnitt \#u{1}e.\#u{4}
%@ groups are called "%@". Name one by its id: %@	\#u{1}a Gruppen heißen „\#u{1}b“. Nenne eine mit ihrer Kennung: \#u{1}c
%@ has no bank %@. Banks: %@.	\#u{1}a hat keinen Block \#u{1}b. Blöcke: \#u{1}c.
%@ has no banks.	\#u{1}a hat keine Blöcke.
%@ has the version %@	\#u{1}a hat die Version \#u{1}b
%@ hours ago	\#u{2}a\#u{3}1vor \#u{1}a Stunde\#u{3}ovor \#u{1}a Stunden\#u{4}
%@ is deleted. To undo: pinball-practice groups delete --undo %@	\#u{1}a ist gelöscht. Rückgängig: pinball-practice groups delete --undo \#u{1}b
%@ is far above every known score on %@. Save it?	\#u{1}a liegt weit über allen bekannten Punkteständen an \#u{1}b. Trotzdem speichern?
%@ is far below the known scores on %@. Save it?	\#u{1}a liegt weit unter den bekannten Punkteständen an \#u{1}b. Trotzdem speichern?
%@ is not in the latest season's standings.	\#u{1}a steht nicht in der Rangliste der letzten Saison.
%@ is not on the open internet. Enter the address of a public site.	\#u{1}a ist nicht im offenen Internet. Gib die Adresse einer öffentlichen Website ein.
%@ is now at position %@ of %@.	\#u{1}a steht jetzt an Stelle \#u{1}b von \#u{1}c.
%@ items of the file could not be read.	\#u{2}a\#u{3}1\#u{1}a Eintrag der Datei war nicht lesbar.\#u{3}o\#u{1}a Einträge der Datei waren nicht lesbar.\#u{4}
%@ league scores removed.	\#u{2}a\#u{3}1\#u{1}a Punktestand der Liga entfernt.\#u{3}o\#u{1}a Punktestände der Liga entfernt.\#u{4}
%@ league scores removed. To undo: pinball-practice journal delete --undo %@	\#u{2}a\#u{3}1\#u{1}a Punktestand der Liga entfernt. Rückgängig: pinball-practice journal delete --undo \#u{1}b\#u{3}o\#u{1}a Punktestände der Liga entfernt. Rückgängig: pinball-practice journal delete --undo \#u{1}b\#u{4}
%@ league scores would be removed.	\#u{2}a\#u{3}1\#u{1}a Punktestand der Liga würde entfernt.\#u{3}o\#u{1}a Punktestände der Liga würden entfernt.\#u{4}
%@ mil	\#u{1}a Mio.
%@ minutes	\#u{2}a\#u{3}1\#u{1}a Minute\#u{3}o\#u{1}a Minuten\#u{4}
%@ minutes ago	\#u{2}a\#u{3}1vor \#u{1}a Minute\#u{3}ovor \#u{1}a Minuten\#u{4}
%@ neglected	\#u{2}a\#u{3}1\#u{1}a vernachlässigt\#u{3}o\#u{1}a vernachlässigt\#u{4}
%@ new, %@ unchanged, %@ could not be refreshed.	\#u{1}a neu, \#u{1}b unverändert, \#u{1}c nicht aktualisiert.
%@ nights	\#u{2}a\#u{3}1\#u{1}a Abend\#u{3}o\#u{1}a Abende\#u{4}
%@ notes	\#u{2}a\#u{3}1\#u{1}a Notiz\#u{3}o\#u{1}a Notizen\#u{4}
%@ notes from %@ to %@. First %@, last %@, on average %@ of 5.	\#u{2}a\#u{3}1\#u{1}a Notiz von \#u{1}b bis \#u{1}c. Erste \#u{1}d, letzte \#u{1}e, im Schnitt \#u{1}f von 5.\#u{3}o\#u{1}a Notizen von \#u{1}b bis \#u{1}c. Erste \#u{1}d, letzte \#u{1}e, im Schnitt \#u{1}f von 5.\#u{4}
%@ of %@	\#u{1}a von \#u{1}b
%@ of 5	\#u{1}a von 5
%@ on average	im Schnitt \#u{1}a
%@ per machine	\#u{1}a je Flipper
%@ points to %@	\#u{1}a zu \#u{1}b Punkte
%@ rows deleted.	\#u{2}a\#u{3}1\#u{1}a Zeile gelöscht.\#u{3}o\#u{1}a Zeilen gelöscht.\#u{4}
%@ rows deleted. To undo: pinball-practice journal delete --undo %@	\#u{2}a\#u{3}1\#u{1}a Zeile gelöscht. Rückgängig: pinball-practice journal delete --undo \#u{1}b\#u{3}o\#u{1}a Zeilen gelöscht. Rückgängig: pinball-practice journal delete --undo \#u{1}b\#u{4}
%@ rows of the file could not be read.	\#u{2}a\#u{3}1\#u{1}a Zeile der Datei war nicht lesbar.\#u{3}o\#u{1}a Zeilen der Datei waren nicht lesbar.\#u{4}
%@ rows repeat a night of another row. All of them count.	\#u{2}a\#u{3}1\#u{1}a Zeile wiederholt einen Abend einer anderen Zeile. Alle zählen.\#u{3}o\#u{1}a Zeilen wiederholen einen Abend einer anderen Zeile. Alle zählen.\#u{4}
%@ scores	\#u{2}a\#u{3}1\#u{1}a Punktestand\#u{3}o\#u{1}a Punktestände\#u{4}
%@ scores from %@ to %@, between %@ and %@. The last one is %@.	\#u{2}a\#u{3}1\#u{1}a Punktestand von \#u{1}b bis \#u{1}c, zwischen \#u{1}d und \#u{1}e. Der letzte ist \#u{1}f.\#u{3}o\#u{1}a Punktestände von \#u{1}b bis \#u{1}c, zwischen \#u{1}d und \#u{1}e. Der letzte ist \#u{1}f.\#u{4}
%@ scores from %@ to %@. The middle half is between %@ and %@, the median is %@.	\#u{2}a\#u{3}1\#u{1}a Punktestand von \#u{1}b bis \#u{1}c. Die mittlere Hälfte liegt zwischen \#u{1}d und \#u{1}e, der Median ist \#u{1}f.\#u{3}o\#u{1}a Punktestände von \#u{1}b bis \#u{1}c. Die mittlere Hälfte liegt zwischen \#u{1}d und \#u{1}e, der Median ist \#u{1}f.\#u{4}
%@ ties	\#u{2}a\#u{3}1\#u{1}a Unentschieden\#u{3}o\#u{1}a Unentschieden\#u{4}
%@ to %@	\#u{1}a bis \#u{1}b
%@ won, %@ lost	\#u{1}a gewonnen, \#u{1}b verloren
%@%%	\#u{1}a %
%@%% done	\#u{1}a % geschafft
%@: %@ new	\#u{1}a: \#u{1}b neu
%@: %@ new, %@ already here	\#u{1}a: \#u{1}b neu, \#u{1}c schon da
%@B	\#u{1}a Mrd.
%@K	\#u{1}a Tsd.
%@M	\#u{1}a Mio.
(played last)	(spielte zuletzt)
--source goes with --bank.	--source gehört zu --bank.
--video, --watched and --total go with tutorial and gameplay.	--video, --watched und --total gehören zu tutorial und gameplay.
2nd	2.
2nd best: great	Zweitbester: stark
4th	4.
4th best: good	Viertbester: gut
8th	8.
8th best: at least	Achtbester: mindestens
<a>Choose your name in the league</a> to compare your league scores with another player's.	<a>Wähle deinen Namen in der Liga</a>, um deine Liga-Punktestände mit denen anderer zu vergleichen.
<a>Choose your name in the league</a> to copy your league scores into your journal.	<a>Wähle deinen Namen in der Liga</a>, um deine Liga-Punktestände ins Tagebuch zu übernehmen.
<span>0</span>%% read · Save	<span>0</span> % gelesen · Speichern
A backup of your practice	Eine Sicherung deines Trainings
A copy of	Eine Kopie von
A file of this app or an older one, or the file in which your phone keeps it: JSON, preferences of Android, or a property list of Apple. New entries are added, and yours stay as they are. The file is kept as a backup.	Eine Datei dieser oder einer älteren App, oder die Datei, in der dein Telefon sie aufbewahrt: JSON, Einstellungen von Android oder eine Property-Liste von Apple. Neue Einträge kommen dazu, deine bleiben, wie sie sind. Die Datei bleibt als Sicherung.
A group holds games to practise together, such as your league's next bank, and suggests which one to play next. <a>Create your first group</a>	Eine Gruppe enthält Flipper, die du zusammen trainierst, etwa den nächsten Block deiner Liga, und schlägt den nächsten vor. <a>Erste Gruppe anlegen</a>
A later version of this app wrote the file (schema %@). Update this app, then import it again.	Eine neuere Version dieser App hat die Datei geschrieben (Schema \#u{1}a). Aktualisiere diese App und importiere sie noch einmal.
A later version wrote this practice (schema %@), so it can be read but not changed.	Eine neuere Version hat dieses Training geschrieben (Schema \#u{1}a). Es kann gelesen, aber nicht geändert werden.
A public site that has the league's files under /pinball, such as https://league.example.	Eine öffentliche Website mit den Dateien der Liga unter /pinball, zum Beispiel https://league.example.
A season has 8 meetings, on the second and fourth Tuesday of a month. Two banks are usually played on each date.	Eine Saison hat 8 Treffen, am zweiten und vierten Dienstag im Monat. An jedem Termin werden meist zwei Blöcke gespielt.
About	Über
Active	Aktiv
Activity	Aktivität
Add --sure to save it.	Mit --sure wird er gespeichert.
Add B for billions	B für Milliarden anfügen
Add M for millions	M für Millionen anfügen
Add a note	Notiz hinzufügen
Add an entry	Eintrag hinzufügen
Add league	Liga hinzufügen
Add your league	Deine Liga hinzufügen
Add your league by its address, or look at the sample league.	Füge deine Liga mit ihrer Adresse hinzu oder sieh dir die Beispielliga an.
Address of another league	Adresse einer weiteren Liga
Against	Gegen
All	Alle
All banks	Alle Blöcke
All mechanics	Alle Techniken
All other games	Alle anderen Flipper
All scores, newest first	Alle Punktestände, neueste zuerst
All seasons	Alle Saisons
An empty group	Leere Gruppe
And %@ more. Choose a season, player, bank or machine to see them.	Und \#u{1}a weitere. Wähle Saison, Spieler, Block oder Flipper, um sie zu sehen.
Archive	Archivieren
Archived	Archiviert
Archived (%@)	Archiviert (\#u{1}a)
Area	Bereich
Around you	Um dich herum
Ask the owner of this server to invite other players.	Bitte den Betreiber dieses Servers, andere einzuladen.
At full length	In voller Länge
At least	Mindestens
At most two weeks long	Höchstens zwei Wochen lang
At most two weeks long, with a gap in the line	Höchstens zwei Wochen lang, mit einer Lücke in der Linie
Averages of the second, fourth and eighth best scores of bank nights: great, good, and the minimum to aim for.	Durchschnitte der zweit-, viert- und achtbesten Punktestände der Blockabende: stark, gut und das Mindestziel.
A–Z	A–Z
Back	Zurück
Back to <bdi>%@</bdi>	Zurück zu <bdi>\#u{1}a</bdi>
Back to the groups	Zurück zu den Gruppen
Back to the journal	Zurück zum Tagebuch
Back to the library	Zurück zur Bibliothek
Backups	Sicherungen
Bank	Block
Bank %@	Block \#u{1}a
Bank %@ Focus	Schwerpunkt Block \#u{1}a
Banks of %@	Blöcke von \#u{1}a
Before %@	Vor \#u{1}a
Below the bars: the lowest to the highest score. The box holds the middle half of your scores, and its line is the median.	Unter den Balken: vom niedrigsten zum höchsten Punktestand. Der Kasten enthält die mittlere Hälfte, seine Linie ist der Median.
Best	Bester
Best of %@	Bester von \#u{1}a
By machine	Nach Flipper
By season	Nach Saison
Came with the app	Mit der App geliefert
Change	Ändern
Change %@	Ändern: \#u{1}a
Change an entry	Eintrag ändern
Change: %@	Ändern: \#u{1}a
Changed: %@	Geändert: \#u{1}a
Charts	Diagramme
Check every file	Alle Dateien prüfen
Check for newer files	Nach neueren Dateien suchen
Choose	Wählen
Choose a game	Flipper wählen
Choose a game.	Wähle einen Flipper.
Choose a league	Liga wählen
Choose a number from 1 to 5.	Wähle eine Zahl von 1 bis 5.
Choose a season and a bank to compare that bank with all seasons.	Wähle Saison und Block, um den Block mit allen Saisons zu vergleichen.
Choose a video.	Wähle ein Video.
Choose at least one game.	Wähle mindestens einen Flipper.
Choose two different players.	Wähle zwei verschiedene Spieler.
Choose your name in the league first.	Wähle zuerst deinen Namen in der Liga.
Choose your name in the league first: pinball-practice player NAME --me	Wähle zuerst deinen Namen in der Liga: pinball-practice player NAME --me
Choose your name in the league to see your own scores here. <a>Choose name</a>	Wähle deinen Namen in der Liga, um hier deine eigenen Punktestände zu sehen. <a>Namen wählen</a>
Compare	Vergleichen
Compare me with	Mich vergleichen mit
Compare with	Vergleichen mit
Compare with another player	Mit einem anderen Spieler vergleichen
Compare with me	Mit mir vergleichen
Contents	Inhalt
Continue there	Dort weiterlesen
Continue with %@	Weiter mit \#u{1}a
Copied from the league's file	Aus der Datei der Liga übernommen
Copies the scores of <bdi>%@</bdi> from the league's file, each once.	Übernimmt die Punktestände von <bdi>\#u{1}a</bdi> aus der Datei der Liga, jeden einmal.
Copy my league scores	Meine Liga-Punktestände übernehmen
Copy new league scores	Neue Liga-Punktestände übernehmen
Copy new league scores automatically	Neue Liga-Punktestände automatisch übernehmen
Copy new scores automatically	Neue Punktestände automatisch übernehmen
Copy of %@	Kopie von \#u{1}a
Count	Anzahl
Create invite	Einladung erstellen
Current (%@)	Aktuell (\#u{1}a)
Dashed line	Gestrichelte Linie
Date	Datum
Day	Tag
Delete entry	Eintrag löschen
Delete everything	Alles löschen
Delete group	Gruppe löschen
Delete selected rows	Ausgewählte Zeilen löschen
Delete the selected entries?	Die ausgewählten Einträge löschen?
Delete this entry from the journal?	Diesen Eintrag aus dem Tagebuch löschen?
Delete this group? Its entries stay in the journal.	Diese Gruppe löschen? Ihre Einträge bleiben im Tagebuch.
Deletes your practice, your viewing history and these settings. A backup is kept under <a>Import and export</a>.	Löscht dein Training, deinen Verlauf und diese Einstellungen. Eine Sicherung bleibt unter <a>Import und Export</a>.
Detail	Einzelheit
Difference	Abstand
Distribution	Verteilung
Download	Herunterladen
Download practice.json	practice.json herunterladen
Download the backup of %@	Sicherung vom \#u{1}a herunterladen
Downloaded	Heruntergeladen
Duplicate	Duplizieren
Edit	Bearbeiten
Edit group	Gruppe bearbeiten
Enter --confirm reset, or --undo.	Gib --confirm reset oder --undo ein.
Enter a name for the group.	Gib einen Namen für die Gruppe ein.
Enter a note.	Gib eine Notiz ein.
Enter a number from 0 to 1.	Gib eine Zahl von 0 bis 1 ein.
Enter both times, or leave both empty for the whole video.	Gib beide Zeiten ein, oder lass beide leer für das ganze Video.
Enter progress as	Fortschritt angeben als
Enter the group's name, --bank or --like.	Gib den Namen der Gruppe, --bank oder --like ein.
Enter the minutes as a whole number above zero.	Gib die Minuten als ganze Zahl über null ein.
Enter the name of the tournament.	Gib den Namen des Turniers ein.
Enter your progress from 0 to 100.	Gib deinen Fortschritt von 0 bis 100 ein.
Everything is back.	Alles ist wieder da.
Everywhere	Überall
Export	Export
Fetching the league's files: %@.	Die Dateien der Liga werden geladen: \#u{1}a.
File	Datei
Files	Dateien
Files of %@	Dateien von \#u{1}a
Finals	Finale
First	Am Anfang
First day	Erster Tag
Focus	Schwerpunkt
Focus: %@	Schwerpunkt: \#u{1}a
Game	Flipper
Game by game, largest difference first	Flipper für Flipper, größter Abstand zuerst
Game library	Flipper-Bibliothek
Game note	Notiz zum Flipper
Gameplay	Partie
Gameplay video	Video einer Partie
Games	Flipper
Games at	Flipper in
Games renamed to their current key: %@	Flipper mit neuem Schlüssel: \#u{1}a
Games that the library names in an older way	Flipper mit älteren Angaben in der Bibliothek
General	Allgemein
Go to the journal	Zum Tagebuch
Good	Gut
Great	Stark
Group %@	Gruppe \#u{1}a
Group: <a><bdi>%@</bdi></a>	Gruppe: <a><bdi>\#u{1}a</bdi></a>
Groups	Gruppen
Half of your scores are above the median. One huge score moves the mean.	Die Hälfte deiner Punktestände liegt über dem Median. Ein einziger riesiger verschiebt den Mittelwert.
Hello, <bdi>%@</bdi>.	Hallo, <bdi>\#u{1}a</bdi>.
High	Höchster
Home	Start
Home shows this player's scores, and the standings highlight this player's row.	Die Startseite zeigt die Punktestände dieses Spielers, und die Rangliste hebt seine Zeile hervor.
How well it goes	Wie gut es klappt
Import	Importieren
Import and export	Import und Export
Import the file	Datei importieren
Imported files, and your practice before a reset. Restoring adds missing entries and changes nothing else.	Importierte Dateien und dein Training vor einem Neubeginn. Wiederherstellen ergänzt fehlende Einträge und ändert sonst nichts.
Imported.	Importiert.
In general	Allgemein
Information	Infos
Insights	Auswertung
Insights · %@	Auswertung · \#u{1}a
Invite players	Spieler einladen
Join	Beitreten
Journal	Tagebuch
Journal rows	Zeilen im Tagebuch
Keep it up.	Weiter so.
Kind of entry	Art des Eintrags
Last	Am Ende
Last answer of the site	Letzte Antwort der Website
Last check	Letzte Prüfung
Last checked	Zuletzt geprüft
Last copied <time>%@</time>.	Zuletzt übernommen: <time>\#u{1}a</time>.
Last day	Letzter Tag
Latest	Zuletzt
League	Liga
League and files	Liga und Dateien
League high scores	Höchste Punktestände der Liga
League or tournament	Liga oder Turnier
League scores	Liga-Punktestände
Leagues	Ligen
Leave it empty for today.	Leer lassen für heute.
Leave it empty if you did not note any.	Leer lassen, wenn du keinen notiert hast.
Length	Länge
Library	Bibliothek
Listed and not here: %@. Known to be missing: %@.	Aufgeführt und nicht hier: \#u{1}a. Fehlt bekanntlich: \#u{1}b.
Location	Ort
Log	Eintragen
Log a score	Punktestand eintragen
Log a second score to see a chart here.	Trag einen zweiten Punktestand ein, um hier ein Diagramm zu sehen.
Log practice	Training eintragen
Log this skill a second time to see a chart here.	Trag diese Technik noch einmal ein, um hier ein Diagramm zu sehen.
Look at the playfield.	Sieh dir das Spielfeld an.
Looked at the game	Flipper angesehen
Looked at the playfield picture	Bild des Spielfelds angesehen
Low	Niedrigster
Lower quarter up to	Unteres Viertel bis
Lowest	Niedrigster
Machine	Flipper
Machines	Flipper
Mean	Mittelwert
Mean league scores of <bdi>%@</bdi> and another player, game by game.	Mittlere Liga-Punktestände von <bdi>\#u{1}a</bdi> und einem anderen Spieler, Flipper für Flipper.
Mechanics	Technik
Median	Median
Mine	Ich
Minutes	Minuten
Minutes and seconds, such as 12:34, or a link with the time in it. Leave both empty for the whole video.	Minuten und Sekunden, wie 12:34, oder ein Link mit der Zeit darin. Lass beide leer für das ganze Video.
Modes	Modi
More parts are not readable. The backup has them all.	Weitere Teile sind nicht lesbar. Die Sicherung hat sie alle.
Move %@	\#u{1}a verschieben
Move %@ down	\#u{1}a nach unten
Move %@ up	\#u{1}a nach oben
Move %@: drag, or press the arrow keys	\#u{1}a verschieben: ziehen oder Pfeiltasten drücken
Moved to the right game: %@	Zum richtigen Flipper verschoben: \#u{1}a
Multiball	Multiball
My entries	Meine Einträge
My name in the league	Mein Name in der Liga
My nickname	Mein Spitzname
My note on this game	Meine Notiz zu diesem Flipper
My practice	Mein Training
My scores	Meine Punktestände
Name	Name
Name --bank or --like, not both.	Nenne --bank oder --like, nicht beides.
Name --percent, or --watched and --total.	Nenne --percent oder --watched und --total.
Name --sample or --content, not both.	Nenne --sample oder --content, nicht beides.
Name --sample or --starter, not both.	Nenne --sample oder --starter, nicht beides.
Name a change: --date, --score, --context, --tournament, --location or --note.	Nenne eine Änderung: --date, --score, --context, --tournament, --location oder --note.
Name a player, or choose your name in the league first: pinball-practice player NAME --me	Nenne einen Spieler, oder wähle zuerst deinen Namen in der Liga: pinball-practice player NAME --me
Name a player. Add --me for your own name in the league.	Nenne einen Spieler. Mit --me ist es dein eigener Name in der Liga.
Name a second player, or choose your name in the league first: pinball-practice player NAME --me	Nenne einen zweiten Spieler, oder wähle zuerst deinen Namen in der Liga: pinball-practice player NAME --me
Name of the game	Name des Flippers
Name of the tournament	Name des Turniers
Name the group, or --undo.	Nenne die Gruppe oder --undo.
Name the rows, or --undo.	Nenne die Zeilen oder --undo.
Name, maker, year	Name, Hersteller, Jahr
Name, maker, year, bank	Name, Hersteller, Jahr, Block
Neglected	Vernachlässigt
Never practised	Nie trainiert
New group	Neue Gruppe
New scores are copied automatically.	Neue Punktestände werden automatisch übernommen.
New: %@	Neu: \#u{1}a
Next	Weiter
Next: %@	Als Nächstes: \#u{1}a
Next: <a><bdi>%@</bdi></a>	Als Nächstes: <a><bdi>\#u{1}a</bdi></a>
Next: <bdi>%@</bdi>	Als Nächstes: <bdi>\#u{1}a</bdi>
Next: bank %@	Als Nächstes: Block \#u{1}a
Nights	Abende
No	Nein
No answer. Check the connection, then try again. Nothing is counted twice.	Keine Antwort. Prüfe die Verbindung und versuche es noch einmal. Nichts wird doppelt gezählt.
No archived groups.	Keine archivierten Gruppen.
No archived groups. Archive a group on its page, or let it end after its last day.	Keine archivierten Gruppen. Archiviere eine Gruppe auf ihrer Seite, oder lass sie nach ihrem letzten Tag enden.
No backups yet. An import and a reset make one.	Noch keine Sicherungen. Ein Import oder ein Neubeginn legt eine an.
No bank	Kein Block
No dates	Ohne Termin
No entries yet. <a>Log your first entry</a>	Noch keine Einträge. <a>Ersten Eintrag anlegen</a>
No entries yet. Log a score or a study session above.	Noch keine Einträge. Trag oben einen Punktestand oder eine Lerneinheit ein.
No entries yet. Start with 'pinball-practice log --help'.	Noch keine Einträge. So fängst du an: „pinball-practice log --help“.
No entry of the file can be read.	Kein Eintrag der Datei ist lesbar.
No game	Kein Flipper
No game library yet. <a>Add your league</a>	Noch keine Flipper-Bibliothek. <a>Deine Liga hinzufügen</a>
No games match.	Kein Flipper passt.
No group	Keine Gruppe
No groups yet. Create one with 'pinball-practice groups add'.	Noch keine Gruppen. Leg eine an mit „pinball-practice groups add“.
No league is chosen yet. Add --content https://… or --content sample.	Noch keine Liga gewählt. Füge --content https://… oder --content sample an.
No league is chosen yet. Add your league by its address, or choose the sample league.	Noch keine Liga gewählt. Füge deine Liga mit ihrer Adresse hinzu, oder wähle die Beispielliga.
No league is chosen yet. Ask the owner of this server to add your league.	Noch keine Liga gewählt. Bitte den Betreiber dieses Servers, deine Liga hinzuzufügen.
No league yet	Noch keine Liga
No notes yet. Add one above after you practise a skill.	Noch keine Notizen. Schreib oben eine, nachdem du eine Technik geübt hast.
No notes yet. Add one with 'pinball-practice log mechanics'.	Noch keine Notizen. Schreib eine mit „pinball-practice log mechanics“.
No player	Kein Spieler
No scores of %@ in this choice, so all are shown.	Keine Punktestände von \#u{1}a in dieser Auswahl, deshalb werden alle gezeigt.
No scores on <bdi>%@</bdi> yet.	Noch keine Punktestände an <bdi>\#u{1}a</bdi>.
No scores yet.	Noch keine Punktestände.
No scores yet. <a>Add your league</a>	Noch keine Punktestände. <a>Deine Liga hinzufügen</a>
No scores yet. Log one with 'pinball-practice log score'.	Noch keine Punktestände. Trag einen ein mit „pinball-practice log score“.
No single game is "%@". Did you mean %@?	Kein einzelner Flipper heißt „\#u{1}a“. Meinst du \#u{1}b?
No standings yet. <a>Add your league</a>	Noch keine Rangliste. <a>Deine Liga hinzufügen</a>
No targets yet. <a>Add your league</a>	Noch keine Ziele. <a>Deine Liga hinzufügen</a>
Not at all: one score after the other	Gar nicht: ein Punktestand nach dem anderen
Not downloaded yet	Noch nicht heruntergeladen
Not in the library	Nicht in der Bibliothek
Not practised for two weeks: %@ of %@ (%@)	Seit zwei Wochen nicht trainiert: \#u{1}a von \#u{1}b (\#u{1}c)
Not readable, kept in the backup: %@ (%@)	Nicht lesbar, bleibt in der Sicherung: \#u{1}a (\#u{1}b)
Note	Notiz
Notes	Notizen
Notes on games	Notizen zu Flippern
Off: your practice never leaves this machine. On: it syncs with the server that the app was started with (<code>--sync</code>). Turn it on for each machine. Turning it off deletes nothing on the server.	Aus: Dein Training verlässt dieses Gerät nie. An: Es wird mit dem Server abgeglichen, mit dem die App gestartet wurde (<code>--sync</code>). Schalte es auf jedem Gerät ein. Ausschalten löscht auf dem Server nichts.
Older formats in the file: %@	Ältere Formate in der Datei: \#u{1}a
On average	Im Schnitt
On this machine	Auf diesem Gerät
One link and code for up to 30 players, valid for a week. All see the league. Each practice is private.	Ein Link und ein Code für bis zu 30 Spieler, eine Woche gültig. Alle sehen die Liga. Das Training ist für jeden privat.
Only active groups suggest a game.	Nur aktive Gruppen schlagen einen Flipper vor.
Opened	Geöffnet
Opened a video	Video geöffnet
Opened the playfield	Spielfeld geöffnet
Opened the rulesheet	Regelblatt geöffnet
Or its text	Oder ihr Text
Other data	Andere Daten
Other devices cannot reach this server. For phones, start it with <code>pinball-practice serve --host 0.0.0.0</code>.	Andere Geräte erreichen diesen Server nicht. Für Telefone starte ihn mit <code>pinball-practice serve --host 0.0.0.0</code>.
Own choice	Eigene Auswahl
Page of the league's group	Seite der Ligagruppe
Pause	Anhalten
Paused	Pausiert
Percent	Prozent
Picture of the playfield on the web	Bild des Spielfelds im Web
Place	Platz
Places begin with 1.	Plätze beginnen bei 1.
Play	Fortsetzen
Play a practice game.	Spiel eine Trainingspartie.
Played in	Gespielt in
Player	Spieler
Players	Spieler
Players who came to at least 4 of the 8 meetings may play in the finals.	Wer bei mindestens 4 der 8 Treffen war, darf im Finale spielen.
Playfield	Spielfeld
Playfield of %@	Spielfeld von \#u{1}a
Playfield · %@	Spielfeld · \#u{1}a
Points	Punkte
Points per machine	Punkte je Flipper
Position in the list	Stelle in der Liste
Practice	Training
Practice session	Trainingseinheit
Practice · %@	Training · \#u{1}a
Practised %@ days ago	\#u{2}a\#u{3}1Vor \#u{1}a Tag trainiert\#u{3}oVor \#u{1}a Tagen trainiert\#u{4}
Practised today	Heute trainiert
Practised yesterday	Gestern trainiert
Preview	Vorschau
Preview league scores	Vorschau der Liga-Punktestände
Preview the backup of %@	Vorschau der Sicherung vom \#u{1}a
Preview the file	Vorschau der Datei
Preview. Nothing is imported yet.	Vorschau. Noch ist nichts importiert.
Priority	Vorrang
Progress	Fortschritt
Progress in percent	Fortschritt in Prozent
Progress in words	Fortschritt in Worten
Progress of %@	Fortschritt von \#u{1}a
Progress: later half minus earlier half	Fortschritt: spätere minus frühere Hälfte
Read the rulesheet.	Lies das Regelblatt.
Reading positions	Lesestellen
Redacted players	Anonyme Spieler
Remove %@ league scores	\#u{2}a\#u{3}1\#u{1}a Punktestand der Liga entfernen\#u{3}o\#u{1}a Punktestände der Liga entfernen\#u{4}
Remove the copied league scores? Your own entries stay.	Die übernommenen Liga-Punktestände entfernen? Deine eigenen Einträge bleiben.
Reopen	Wieder öffnen
Restore	Wiederherstellen
Restore the backup of %@	Sicherung vom \#u{1}a wiederherstellen
Rules	Regeln
Rules of the league	Regeln der Liga
Rules on the web	Regeln im Web
Rulesheet	Regelblatt
Save	Speichern
Save for the About page	Für die Seite „Über“ speichern
Save note	Notiz speichern
Saved as %@	Wird gespeichert als \#u{1}a
Saved at %@%%.	Bei \#u{1}a % gespeichert.
Saved.	Gespeichert.
Saved: %@	Gespeichert: \#u{1}a
Saved: <bdi>%@</bdi>	Gespeichert: <bdi>\#u{1}a</bdi>
Score	Punktestand
Score by score	Punktestand für Punktestand
Scores	Punktestände
Scores %@	Punktestände \#u{1}a
Scores by interval	Punktestände nach Bereich
Search	Suchen
Search games	Flipper suchen
Season	Saison
Season %@	Saison \#u{1}a
Season %@, bank %@	Saison \#u{1}a, Block \#u{1}b
Season by season	Saison für Saison
See the league's files	Dateien der Liga ansehen
Select	Auswählen
Select %@	\#u{1}a auswählen
Select this group	Diese Gruppe auswählen
Selected	Ausgewählt
Send it with confirmed=yes to save it.	Mit confirmed=yes wird er gespeichert.
Sending the file	Die Datei wird gesendet
Settings	Einstellungen
Shots	Schüsse
Show	Anzeigen
Show %@	\#u{1}a anzeigen
Show all	Alle anzeigen
Show breaks	Pausen zeigen
Show more	Mehr anzeigen
Shown	Wird gezeigt
Since %@	Seit \#u{1}a
Size	Größe
Skill	Technik
Skills	Techniken
Skills not logged yet	Noch nicht eingetragene Techniken
Skipped, no game in the library or no date: %@	Übersprungen, kein Flipper in der Bibliothek oder kein Datum: \#u{1}a
Sort by	Sortieren nach
Source	Quelle
Standard deviation	Standardabweichung
Standings	Rangliste
Standings of season %@	Rangliste der Saison \#u{1}a
Start from	Ausgehen von
Start over	Neu anfangen
State	Zustand
Stats	Statistik
Stats %@	Statistik \#u{1}a
Strategy	Strategie
Study	Lernen
Study progress	Lernfortschritt
Summary	Überblick
Summary of the notes	Überblick über die Notizen
Summary of the scores	Überblick über die Punktestände
Sync my practice	Mein Training abgleichen
Target scores	Ziel-Punktestände
Target: %@	Ziel: \#u{1}a
Targets	Ziele
The About page links to it, such as a group on a social network. Leave it empty for none.	Die Seite „Über“ verweist darauf, etwa auf eine Gruppe in einem sozialen Netzwerk. Leer lassen für keine.
The About page shows them, such as the days of meetings and who may play in the finals.	Die Seite „Über“ zeigt sie, zum Beispiel die Spieltage und wer im Finale spielen darf.
The activity log is not a list in JSON.	Das Aktivitätsprotokoll ist keine Liste in JSON.
The app keeps your league's files on this machine, so you can read them without a network. It fetches newer files when there is a network. Your practice stays on this machine unless you turn sync on.	Die App bewahrt die Dateien deiner Liga auf diesem Gerät auf, damit du sie ohne Netz lesen kannst. Mit Netz holt sie neuere. Dein Training bleibt auf diesem Gerät, wenn du den Abgleich nicht einschaltest.
The bars as a table	Die Balken als Tabelle
The bytes of every file were checked.	Die Bytes jeder Datei wurden geprüft.
The cache folder cannot be used: %@.	Der Ordner des Zwischenspeichers ist nicht benutzbar: \#u{1}a.
The column "%@" is missing.	Die Spalte „\#u{1}a“ fehlt.
The connection broke before the whole file was here.	Die Verbindung brach ab, bevor die ganze Datei hier war.
The dashed line is the average.	Die gestrichelte Linie ist der Durchschnitt.
The file at the site is not the one that the site's list of files names.	Die Datei auf der Website ist nicht die aus der Dateiliste der Website.
The file has no entries.	Die Datei hat keine Einträge.
The file is damaged. All readable entries are imported.	Die Datei ist beschädigt. Alle lesbaren Einträge werden importiert.
The file is empty.	Die Datei ist leer.
The file is larger than %@ bytes.	Die Datei ist größer als \#u{1}a Byte.
The file is not a game library in JSON.	Die Datei ist keine Flipper-Bibliothek in JSON.
The file is not text in UTF-8 or UTF-16.	Die Datei ist kein Text in UTF-8 oder UTF-16.
The file is too large. Choose one of at most %@ MB.	Die Datei ist zu groß. Wähle eine von höchstens \#u{1}a MB.
The folder %@ cannot be written: %@	In den Ordner \#u{1}a kann nicht geschrieben werden: \#u{1}b
The game is not in the list	Der Flipper steht nicht in der Liste
The group is archived after this day.	Nach diesem Tag wird die Gruppe archiviert.
The group is archived.	Die Gruppe ist archiviert.
The group is back.	Die Gruppe ist wieder da.
The group is deleted. Your entries stay in the journal.	Die Gruppe ist gelöscht. Deine Einträge bleiben im Tagebuch.
The group is open again and paused. Edit it to make it active.	Die Gruppe ist wieder offen und pausiert. Bearbeite sie, um sie zu aktivieren.
The last check, %@, failed. %@	Die letzte Prüfung, \#u{1}a, ist gescheitert. \#u{1}b
The last day is before the first day. Change one of them.	Der letzte Tag liegt vor dem ersten. Ändere einen von beiden.
The league	Die Liga
The league has no files.	Die Liga hat keine Dateien.
The league works out the totals of a season. This app shows the league's figures.	Die Summen einer Saison berechnet die Liga. Diese App zeigt die Zahlen der Liga.
The league's group	Die Gruppe der Liga
The league's scores or its game library are missing. Check for newer files first.	Die Punktestände der Liga oder ihre Flipper-Bibliothek fehlen. Suche zuerst nach neueren Dateien.
The league's site	Die Website der Liga
The library has no game "%@". See 'pinball-practice library', or add --unlisted to 'log' to keep any name.	Die Bibliothek hat keinen Flipper „\#u{1}a“. Sieh in „pinball-practice library“ nach, oder füg --unlisted an „log“ an, um jeden Namen zu behalten.
The limit is 0 or more.	Die Grenze ist 0 oder mehr.
The other games	Die anderen Flipper
The request was cancelled.	Die Anfrage wurde abgebrochen.
The rows are back.	Die Zeilen sind wieder da.
The sample league	Die Beispielliga
The saved practice could not be read and is kept aside: %@.	Das gespeicherte Training ist nicht lesbar und wurde beiseitegelegt: \#u{1}a.
The saved practice is damaged. The readable parts are here.	Das gespeicherte Training ist beschädigt. Die lesbaren Teile sind hier.
The scores as a table	Die Punktestände als Tabelle
The server names no league to fetch. Add --content https://… or --content sample.	Der Server nennt keine Liga zum Laden. Füge --content https://… oder --content sample an.
The site answered with status %@.	Die Website antwortete mit Status \#u{1}a.
The site cannot be reached: %@.	Die Website ist nicht erreichbar: \#u{1}a.
The site did not answer in full within %@ seconds.	Die Website antwortete nicht vollständig innerhalb von \#u{1}a Sekunden.
The site does not have this file.	Die Website hat diese Datei nicht.
The site's file cannot be used. %@	Die Datei auf der Website ist unbrauchbar. \#u{1}a
The site's list of files cannot be used: %@.	Die Dateiliste der Website ist unbrauchbar: \#u{1}a.
The site's list of files is not here.	Die Dateiliste der Website ist nicht hier.
The site's list of files is of %@, checked %@.	Die Dateiliste der Website ist vom \#u{1}a, geprüft \#u{1}b.
The site's list of files is older than the list on this device.	Die Dateiliste der Website ist älter als die auf diesem Gerät.
The site's list of files no longer names this file.	Die Dateiliste der Website nennt diese Datei nicht mehr.
The size is a number from 1 to 1000.	Die Größe ist eine Zahl von 1 bis 1000.
The starter folder %@ has no files of a league.	Der Ordner \#u{1}a hat keine Dateien einer Liga.
Theirs	Gegner
There are no league files at this address. Ask your league for the address of its site.	Unter dieser Adresse gibt es keine Dateien einer Liga. Frag deine Liga nach der Adresse ihrer Website.
There are no targets for bank %@. Banks: %@.	Für Block \#u{1}a gibt es keine Ziele. Blöcke: \#u{1}b.
There is news of your league.	Es gibt Neuigkeiten aus deiner Liga.
There is no bank %@ here. Banks: %@.	Hier gibt es keinen Block \#u{1}a. Blöcke: \#u{1}b.
There is no game library yet. Name the league's files with --content.	Es gibt noch keine Flipper-Bibliothek. Nenne die Dateien der Liga mit --content.
There is no group "%@". Groups: %@.	Es gibt keine Gruppe „\#u{1}a“. Gruppen: \#u{1}b.
There is no picture of the playfield of %@	Es gibt kein Bild vom Spielfeld von \#u{1}a
There is no place "%@". Places: %@.	Es gibt keinen Ort „\#u{1}a“. Orte: \#u{1}b.
There is no player "%@" in the league. 'pinball-practice standings' lists the players.	In der Liga gibt es keinen Spieler „\#u{1}a“. „pinball-practice standings“ zeigt die Spieler.
There is no player "%@" in the league. Did you mean %@?	In der Liga gibt es keinen Spieler „\#u{1}a“. Meinst du \#u{1}b?
There is no season %@. Seasons: %@.	Es gibt keine Saison \#u{1}a. Saisons: \#u{1}b.
There is no skill "%@". Skills: %@.	Es gibt keine Technik „\#u{1}a“. Techniken: \#u{1}b.
There is nothing to undo.	Es gibt nichts rückgängig zu machen.
They have never played the same machine on the same night.	Die beiden haben noch nie am selben Abend denselben Flipper gespielt.
This app	Diese App
This app has no rulesheet for this game.	Diese App hat kein Regelblatt für diesen Flipper.
This backup does not exist, or a part of it is missing.	Diese Sicherung gibt es nicht, oder ein Teil davon fehlt.
This bank	Dieser Block
This day is in the future. Enter today or an earlier day.	Dieser Tag liegt in der Zukunft. Gib heute oder einen früheren Tag ein.
This entry has no such field.	Dieser Eintrag hat kein solches Feld.
This entry no longer exists. Load the journal again.	Diesen Eintrag gibt es nicht mehr. Lade das Tagebuch neu.
This group comes before all others.	Diese Gruppe kommt vor allen anderen.
This group no longer exists. Load the groups again.	Diese Gruppe gibt es nicht mehr. Lade die Gruppen neu.
This is more than the length of the video. Check both times.	Das ist mehr als die Länge des Videos. Prüfe beide Zeiten.
This is not a day. Enter a day such as 2026-03-30.	Das ist kein Tag. Gib einen Tag ein wie 2026-03-30.
This is not a picture.	Das ist kein Bild.
This is not a practice file: %@.	Das ist keine Trainingsdatei: \#u{1}a.
This is not a score. Enter a whole number above zero, such as 1234567 or %@M.	Das ist kein Punktestand. Gib eine ganze Zahl über null ein, wie 1234567 oder \#u{1}aM.
This is not a score. Enter a whole number, such as 1234567 or %@.	Das ist kein Punktestand. Gib eine ganze Zahl ein, wie 1234567 oder \#u{1}a.
This is not a time. Enter minutes and seconds, such as 12:34, or 1:02:03 with hours.	Das ist keine Zeit. Gib Minuten und Sekunden ein, wie 12:34, oder 1:02:03 mit Stunden.
This is not a way to show breaks. Choose from: %@.	So lassen sich Pausen nicht zeigen. Wähle aus: \#u{1}a.
This is not an address of a site. Enter one such as https://league.example.	Das ist keine Adresse einer Website. Gib eine ein wie https://league.example.
This is not an address. Enter one that starts with https://, or leave the field empty.	Das ist keine Adresse. Gib eine ein, die mit https:// beginnt, oder lass das Feld leer.
This is the sample league. <a>Choose your league</a>	Das ist die Beispielliga. <a>Deine Liga wählen</a>
This is too long. Shorten it to at most %@ KB.	Das ist zu lang. Kürze es auf höchstens \#u{1}a KB.
This league is no longer in the list. Add it again.	Diese Liga steht nicht mehr in der Liste. Füge sie wieder hinzu.
This row cannot be changed.	Diese Zeile lässt sich nicht ändern.
This score is too large. Enter at most %@.	Dieser Punktestand ist zu groß. Gib höchstens \#u{1}a ein.
This value is not possible here. Choose one from the list.	Dieser Wert ist hier nicht möglich. Wähle einen aus der Liste.
Time	Zeit
To undo: pinball-practice journal delete %@	Rückgängig: pinball-practice journal delete \#u{1}a
Top 5	Top 5
Topic	Thema
Total	Summe
Tournament	Turnier
Tutorial	Anleitung
Tutorial video	Video-Anleitung
Type	Art
Type the word <bdi>%@</bdi>	Tippe das Wort <bdi>\#u{1}a</bdi>
Type the word reset to delete everything.	Tippe das Wort reset, um alles zu löschen.
Undo	Rückgängig
Undone.	Rückgängig gemacht.
Until %@	Bis \#u{1}a
Updated <time>%@</time>. <a>Check for newer files</a>	Stand: <time>\#u{1}a</time>. <a>Nach neueren Dateien suchen</a>
Upper quarter from	Oberes Viertel ab
Use	Verwenden
Video	Video
Video positions	Videostellen
Video progress	Video-Fortschritt
Videos	Videos
Watch a gameplay video.	Sieh dir eine Partie an.
Watch a tutorial.	Sieh dir eine Anleitung an.
Watched up to	Gesehen bis
When the league has new scores, yours are added to your journal. <a>Preview them</a>	Wenn die Liga neue Punktestände hat, kommen deine ins Tagebuch. <a>Vorschau ansehen</a>
Where	Wo
Where the files come from	Woher die Dateien kommen
Without the game library, banks are unknown and games are listed in the file's order.	Ohne die Flipper-Bibliothek sind die Blöcke unbekannt, und die Flipper stehen in der Reihenfolge der Datei.
Without the game library, banks are unknown.	Ohne die Flipper-Bibliothek sind die Blöcke unbekannt.
Year	Jahr
Yes	Ja
You and %@ have no game in common.	Du und \#u{1}a habt keinen gemeinsamen Flipper.
You can type 12%@5M for millions.	Für Millionen kannst du 12\#u{1}a5M tippen.
You have not practised this game yet.	Du hast diesen Flipper noch nicht trainiert.
You have not read the rulesheet yet.	Du hast das Regelblatt noch nicht gelesen.
You practised this game %@ days ago.	\#u{2}a\#u{3}1Du hast diesen Flipper vor \#u{1}a Tag trainiert.\#u{3}oDu hast diesen Flipper vor \#u{1}a Tagen trainiert.\#u{4}
You read %@%% so far.	Bisher hast du \#u{1}a % gelesen.
You read the rulesheet %@ days ago.	\#u{2}a\#u{3}1Du hast das Regelblatt vor \#u{1}a Tag gelesen.\#u{3}oDu hast das Regelblatt vor \#u{1}a Tagen gelesen.\#u{4}
Your league	Deine Liga
Your longest break between two scores was %@ days.	\#u{2}a\#u{3}1Deine längste Pause zwischen zwei Punkteständen war \#u{1}a Tag.\#u{3}oDeine längste Pause zwischen zwei Punkteständen war \#u{1}a Tage.\#u{4}
Your own entries stay.	Deine eigenen Einträge bleiben.
Your practice	Dein Training
Your practice is empty now. A backup of it is kept.	Dein Training ist jetzt leer. Eine Sicherung bleibt.
Your practice is empty now. To undo: pinball-practice reset --undo %@	Dein Training ist jetzt leer. Rückgängig: pinball-practice reset --undo \#u{1}a
Your scores vary a lot, so one score says little about the next.	Deine Punktestände schwanken stark, deshalb sagt einer wenig über den nächsten.
Your scores vary a lot.	Deine Punktestände schwanken stark.
Your viewing history	Dein Verlauf
Your whole practice in one file that you can import elsewhere.	Dein ganzes Training in einer Datei, die du anderswo importieren kannst.
and %@ more	und \#u{1}a weitere
and %@ more (see --limit)	und \#u{1}a weitere (siehe --limit)
another kind of value is expected	hier gehört eine andere Art von Wert hin
as before	wie zuvor
automatically	automatisch
came with the app	mit der App geliefert
checked %@	geprüft \#u{1}a
damaged	beschädigt
downloaded %@	heruntergeladen \#u{1}a
fallback key	Ersatzschlüssel
flat shape	flache Form
focus %@%%	Schwerpunkt \#u{1}a %
good	gut
here	hier
it belongs to no game	gehört zu keinem Flipper
it has no valid hash for %@	sie hat keinen gültigen Hash für \#u{1}a
it has the flat shape of the first version	sie hat die flache Form der ersten Version
it is too large	zu groß
its XML is damaged	ihr XML ist beschädigt
its name occurs twice	der Name kommt zweimal vor
its top level is not an object	ihre oberste Ebene ist kein Objekt
its update log is missing	ihr Änderungsprotokoll fehlt
just now	gerade eben
last day	letzter Tag
legacy assets	alte Dateien
lenient defaults	nachsichtige Vorgaben
loose game keys	ungenaue Spielschlüssel
never	nie
next|Next	Als Nächstes
no part of it belongs to a practice	kein Teil davon gehört zu einem Training
noun|Change	Änderung
place %@ of %@	Platz \#u{1}a von \#u{1}b
reading it takes the server too long	das Lesen dauert dem Server zu lange
reference-date seconds	Sekunden seit dem Bezugsdatum
stays on this machine	bleibt auf diesem Gerät
summary templates	Vorlagen für Zusammenfassungen
syncs, with --sync	wird abgeglichen, mit --sync
the app	die App
the manifest	das Manifest
the property list is damaged	die Property-Liste ist beschädigt
the record is incomplete	der Eintrag ist unvollständig
the site has another version	die Website hat eine andere Version
the site, %@	die Website, \#u{1}a
the text is broken	der Text ist beschädigt
the update log	das Änderungsprotokoll
there is no folder %@	es gibt keinen Ordner \#u{1}a
there is no network or no such site	es gibt kein Netz oder keine solche Website
there is no such site	es gibt keine solche Website
unix seconds	Unix-Sekunden
with 'pinball-practice import-league'	mit „pinball-practice import-league“
you	du
"""#),
    PackedWords("en", #"""
%@ damaged parts are kept aside: %@.	\#u{2}a\#u{3}1\#u{1}a damaged part is kept aside: \#u{1}b.\#u{3}o\#u{1}a damaged parts are kept aside: \#u{1}b.\#u{4}
%@ days ago	\#u{2}a\#u{3}1\#u{1}a day ago\#u{3}o\#u{1}a days ago\#u{4}
%@ days left	\#u{2}a\#u{3}1\#u{1}a day left\#u{3}o\#u{1}a days left\#u{4}
%@ files, %@ bytes	\#u{2}a\#u{3}1\#u{1}a file, \#u{1}b bytes\#u{3}o\#u{1}a files, \#u{1}b bytes\#u{4}
%@ files, %@ bytes: %@ downloaded, %@ came with the app.	\#u{2}a\#u{3}1\#u{1}a file, \#u{1}b bytes: \#u{1}c downloaded, \#u{1}d came with the app.\#u{3}o\#u{1}a files, \#u{1}b bytes: \#u{1}c downloaded, \#u{1}d came with the app.\#u{4}
%@ games	\#u{2}a\#u{3}1\#u{1}a game\#u{3}o\#u{1}a games\#u{4}
%@ games chosen	\#u{2}a\#u{3}1\#u{1}a game chosen\#u{3}o\#u{1}a games chosen\#u{4}
%@ games in common. Your mean is higher on %@, the mean of %@ on %@. On average %@.	\#u{2}a\#u{3}1\#u{1}a game in common. Your mean is higher on \#u{1}b, the mean of \#u{1}c on \#u{1}d. On average \#u{1}e.\#u{3}o\#u{1}a games in common. Your mean is higher on \#u{1}b, the mean of \#u{1}c on \#u{1}d. On average \#u{1}e.\#u{4}
%@ hours ago	\#u{2}a\#u{3}1\#u{1}a hour ago\#u{3}o\#u{1}a hours ago\#u{4}
%@ items of the file could not be read.	\#u{2}a\#u{3}1\#u{1}a item of the file could not be read.\#u{3}o\#u{1}a items of the file could not be read.\#u{4}
%@ league scores removed.	\#u{2}a\#u{3}1\#u{1}a league score removed.\#u{3}o\#u{1}a league scores removed.\#u{4}
%@ league scores removed. To undo: pinball-practice journal delete --undo %@	\#u{2}a\#u{3}1\#u{1}a league score removed. To undo: pinball-practice journal delete --undo \#u{1}b\#u{3}o\#u{1}a league scores removed. To undo: pinball-practice journal delete --undo \#u{1}b\#u{4}
%@ league scores would be removed.	\#u{2}a\#u{3}1\#u{1}a league score would be removed.\#u{3}o\#u{1}a league scores would be removed.\#u{4}
%@ minutes	\#u{2}a\#u{3}1\#u{1}a minute\#u{3}o\#u{1}a minutes\#u{4}
%@ minutes ago	\#u{2}a\#u{3}1\#u{1}a minute ago\#u{3}o\#u{1}a minutes ago\#u{4}
%@ neglected	\#u{2}a\#u{3}1\#u{1}a neglected\#u{3}o\#u{1}a neglected\#u{4}
%@ nights	\#u{2}a\#u{3}1\#u{1}a night\#u{3}o\#u{1}a nights\#u{4}
%@ notes	\#u{2}a\#u{3}1\#u{1}a note\#u{3}o\#u{1}a notes\#u{4}
%@ notes from %@ to %@. First %@, last %@, on average %@ of 5.	\#u{2}a\#u{3}1\#u{1}a note from \#u{1}b to \#u{1}c. First \#u{1}d, last \#u{1}e, on average \#u{1}f of 5.\#u{3}o\#u{1}a notes from \#u{1}b to \#u{1}c. First \#u{1}d, last \#u{1}e, on average \#u{1}f of 5.\#u{4}
%@ rows deleted.	\#u{2}a\#u{3}1\#u{1}a row deleted.\#u{3}o\#u{1}a rows deleted.\#u{4}
%@ rows deleted. To undo: pinball-practice journal delete --undo %@	\#u{2}a\#u{3}1\#u{1}a row deleted. To undo: pinball-practice journal delete --undo \#u{1}b\#u{3}o\#u{1}a rows deleted. To undo: pinball-practice journal delete --undo \#u{1}b\#u{4}
%@ rows of the file could not be read.	\#u{2}a\#u{3}1\#u{1}a row of the file could not be read.\#u{3}o\#u{1}a rows of the file could not be read.\#u{4}
%@ rows repeat a night of another row. All of them count.	\#u{2}a\#u{3}1\#u{1}a row repeats a night of another row. All of them count.\#u{3}o\#u{1}a rows repeat a night of another row. All of them count.\#u{4}
%@ scores	\#u{2}a\#u{3}1\#u{1}a score\#u{3}o\#u{1}a scores\#u{4}
%@ scores from %@ to %@, between %@ and %@. The last one is %@.	\#u{2}a\#u{3}1\#u{1}a score from \#u{1}b to \#u{1}c, between \#u{1}d and \#u{1}e. The last one is \#u{1}f.\#u{3}o\#u{1}a scores from \#u{1}b to \#u{1}c, between \#u{1}d and \#u{1}e. The last one is \#u{1}f.\#u{4}
%@ scores from %@ to %@. The middle half is between %@ and %@, the median is %@.	\#u{2}a\#u{3}1\#u{1}a score from \#u{1}b to \#u{1}c. The middle half is between \#u{1}d and \#u{1}e, the median is \#u{1}f.\#u{3}o\#u{1}a scores from \#u{1}b to \#u{1}c. The middle half is between \#u{1}d and \#u{1}e, the median is \#u{1}f.\#u{4}
%@ ties	\#u{2}a\#u{3}1\#u{1}a tie\#u{3}o\#u{1}a ties\#u{4}
Practised %@ days ago	\#u{2}a\#u{3}1Practised \#u{1}a day ago\#u{3}oPractised \#u{1}a days ago\#u{4}
Remove %@ league scores	\#u{2}a\#u{3}1Remove \#u{1}a league score\#u{3}oRemove \#u{1}a league scores\#u{4}
You practised this game %@ days ago.	\#u{2}a\#u{3}1You practised this game \#u{1}a day ago.\#u{3}oYou practised this game \#u{1}a days ago.\#u{4}
You read the rulesheet %@ days ago.	\#u{2}a\#u{3}1You read the rulesheet \#u{1}a day ago.\#u{3}oYou read the rulesheet \#u{1}a days ago.\#u{4}
Your longest break between two scores was %@ days.	\#u{2}a\#u{3}1Your longest break between two scores was \#u{1}a day.\#u{3}oYour longest break between two scores was \#u{1}a days.\#u{4}
"""#),
    PackedWords("fr", #"""
"%@" is not a game of %@. Its games: %@.	« \#u{1}a » n’est pas un flipper de \#u{1}b. Ses flippers : \#u{1}c.
"%@" is not a time	« \#u{1}a » n’est pas une date avec heure
"%@" is not an address. Enter an address such as https://league.example, or a folder.	« \#u{1}a » n’est pas une adresse. Indiquez une adresse comme https://league.example, ou un dossier.
"%@" is not an id. 'pinball-practice journal' prints the ids.	« \#u{1}a » n’est pas un identifiant. « pinball-practice journal » affiche les identifiants.
"%@" is not possible in this choice. Choose from: %@.	« \#u{1}a » n’existe pas dans ce choix. Choisissez parmi : \#u{1}b.
%@ (you)	\#u{1}a (vous)
%@ KB	\#u{1}a Ko
%@ bil	\#u{1}a Md
%@ bytes	\#u{1}a octets
%@ cannot be created	\#u{1}a ne peut pas être créé
%@ cannot be read	\#u{1}a est illisible
%@ cannot be read. Check the path.	\#u{1}a est illisible. Vérifiez le chemin.
%@ cannot be written	\#u{1}a ne peut pas être écrit
%@ damaged parts are kept aside: %@.	\#u{2}a\#u{3}1\#u{1}a partie endommagée est mise de côté : \#u{1}b.\#u{3}o\#u{1}a parties endommagées sont mises de côté : \#u{1}b.\#u{4}
%@ days ago	\#u{2}a\#u{3}1il y a \#u{1}a jour\#u{3}oil y a \#u{1}a jours\#u{4}
%@ days left	\#u{2}a\#u{3}1encore \#u{1}a jour\#u{3}oencore \#u{1}a jours\#u{4}
%@ files are in %@. Name it with --starter.	\#u{1}a fichiers sont dans \#u{1}b. Indiquez ce dossier avec --starter.
%@ files, %@ bytes	\#u{2}a\#u{3}1\#u{1}a fichier, \#u{1}b octets\#u{3}o\#u{1}a fichiers, \#u{1}b octets\#u{4}
%@ files, %@ bytes: %@ downloaded, %@ came with the app.	\#u{2}a\#u{3}1\#u{1}a fichier, \#u{1}b octets : \#u{1}c téléchargés, \#u{1}d livrés avec l’app.\#u{3}o\#u{1}a fichiers, \#u{1}b octets : \#u{1}c téléchargés, \#u{1}d livrés avec l’app.\#u{4}
%@ games	\#u{2}a\#u{3}1\#u{1}a flipper\#u{3}o\#u{1}a flippers\#u{4}
%@ games chosen	\#u{2}a\#u{3}1\#u{1}a flipper choisi\#u{3}o\#u{1}a flippers choisis\#u{4}
%@ games in common. Your mean is higher on %@, the mean of %@ on %@. On average %@.	\#u{2}a\#u{3}1\#u{1}a flipper en commun. Votre moyenne est plus haute sur \#u{1}b, celle de \#u{1}c sur \#u{1}d. En moyenne \#u{1}e.\#u{3}o\#u{1}a flippers en commun. Votre moyenne est plus haute sur \#u{1}b, celle de \#u{1}c sur \#u{1}d. En moyenne \#u{1}e.\#u{4}
%@ groups are called "%@". Name one by its id: %@	\#u{1}a groupes s’appellent « \#u{1}b ». Désignez-en un par son identifiant : \#u{1}c
%@ has no bank %@. Banks: %@.	\#u{1}a n’a pas de bloc \#u{1}b. Blocs : \#u{1}c.
%@ has no banks.	\#u{1}a n’a pas de blocs.
%@ has the version %@	\#u{1}a a la version \#u{1}b
%@ hours ago	\#u{2}a\#u{3}1il y a \#u{1}a heure\#u{3}oil y a \#u{1}a heures\#u{4}
%@ is deleted. To undo: pinball-practice groups delete --undo %@	\#u{1}a est supprimé. Pour annuler : pinball-practice groups delete --undo \#u{1}b
%@ is far above every known score on %@. Save it?	\#u{1}a dépasse de loin tous les scores connus sur \#u{1}b. L’enregistrer quand même ?
%@ is far below the known scores on %@. Save it?	\#u{1}a est bien en dessous des scores connus sur \#u{1}b. L’enregistrer quand même ?
%@ is not in the latest season's standings.	\#u{1}a n’est pas au classement de la dernière saison.
%@ is not on the open internet. Enter the address of a public site.	\#u{1}a n’est pas sur l’internet public. Saisissez l’adresse d’un site public.
%@ is now at position %@ of %@.	\#u{1}a est maintenant en position \#u{1}b sur \#u{1}c.
%@ items of the file could not be read.	\#u{2}a\#u{3}1\#u{1}a élément du fichier est illisible.\#u{3}o\#u{1}a éléments du fichier sont illisibles.\#u{4}
%@ league scores removed.	\#u{2}a\#u{3}1\#u{1}a score de ligue retiré.\#u{3}o\#u{1}a scores de ligue retirés.\#u{4}
%@ league scores removed. To undo: pinball-practice journal delete --undo %@	\#u{2}a\#u{3}1\#u{1}a score de ligue retiré. Pour annuler : pinball-practice journal delete --undo \#u{1}b\#u{3}o\#u{1}a scores de ligue retirés. Pour annuler : pinball-practice journal delete --undo \#u{1}b\#u{4}
%@ league scores would be removed.	\#u{2}a\#u{3}1\#u{1}a score de ligue serait retiré.\#u{3}o\#u{1}a scores de ligue seraient retirés.\#u{4}
%@ mil	\#u{1}a M
%@ minutes	\#u{2}a\#u{3}1\#u{1}a minute\#u{3}o\#u{1}a minutes\#u{4}
%@ minutes ago	\#u{2}a\#u{3}1il y a \#u{1}a minute\#u{3}oil y a \#u{1}a minutes\#u{4}
%@ neglected	\#u{2}a\#u{3}1\#u{1}a négligé\#u{3}o\#u{1}a négligés\#u{4}
%@ new, %@ unchanged, %@ could not be refreshed.	\#u{1}a nouveaux, \#u{1}b inchangés, \#u{1}c non actualisés.
%@ nights	\#u{2}a\#u{3}1\#u{1}a soirée\#u{3}o\#u{1}a soirées\#u{4}
%@ notes	\#u{2}a\#u{3}1\#u{1}a note\#u{3}o\#u{1}a notes\#u{4}
%@ notes from %@ to %@. First %@, last %@, on average %@ of 5.	\#u{2}a\#u{3}1\#u{1}a note du \#u{1}b au \#u{1}c. Première \#u{1}d, dernière \#u{1}e, en moyenne \#u{1}f sur 5.\#u{3}o\#u{1}a notes du \#u{1}b au \#u{1}c. Première \#u{1}d, dernière \#u{1}e, en moyenne \#u{1}f sur 5.\#u{4}
%@ of %@	\#u{1}a sur \#u{1}b
%@ of 5	\#u{1}a sur 5
%@ on average	\#u{1}a en moyenne
%@ per machine	\#u{1}a par flipper
%@ points to %@	\#u{1}a points à \#u{1}b
%@ rows deleted.	\#u{2}a\#u{3}1\#u{1}a ligne supprimée.\#u{3}o\#u{1}a lignes supprimées.\#u{4}
%@ rows deleted. To undo: pinball-practice journal delete --undo %@	\#u{2}a\#u{3}1\#u{1}a ligne supprimée. Pour annuler : pinball-practice journal delete --undo \#u{1}b\#u{3}o\#u{1}a lignes supprimées. Pour annuler : pinball-practice journal delete --undo \#u{1}b\#u{4}
%@ rows of the file could not be read.	\#u{2}a\#u{3}1\#u{1}a ligne du fichier est illisible.\#u{3}o\#u{1}a lignes du fichier sont illisibles.\#u{4}
%@ rows repeat a night of another row. All of them count.	\#u{2}a\#u{3}1\#u{1}a ligne répète une soirée d’une autre ligne. Toutes comptent.\#u{3}o\#u{1}a lignes répètent une soirée d’une autre ligne. Toutes comptent.\#u{4}
%@ scores	\#u{2}a\#u{3}1\#u{1}a score\#u{3}o\#u{1}a scores\#u{4}
%@ scores from %@ to %@, between %@ and %@. The last one is %@.	\#u{2}a\#u{3}1\#u{1}a score du \#u{1}b au \#u{1}c, entre \#u{1}d et \#u{1}e. Le dernier est \#u{1}f.\#u{3}o\#u{1}a scores du \#u{1}b au \#u{1}c, entre \#u{1}d et \#u{1}e. Le dernier est \#u{1}f.\#u{4}
%@ scores from %@ to %@. The middle half is between %@ and %@, the median is %@.	\#u{2}a\#u{3}1\#u{1}a score de \#u{1}b à \#u{1}c. La moitié centrale est entre \#u{1}d et \#u{1}e, la médiane est \#u{1}f.\#u{3}o\#u{1}a scores de \#u{1}b à \#u{1}c. La moitié centrale est entre \#u{1}d et \#u{1}e, la médiane est \#u{1}f.\#u{4}
%@ ties	\#u{2}a\#u{3}1\#u{1}a égalité\#u{3}o\#u{1}a égalités\#u{4}
%@ to %@	\#u{1}a à \#u{1}b
%@ won, %@ lost	\#u{1}a gagnés, \#u{1}b perdus
%@%%	\#u{1}a %
%@%% done	\#u{1}a % faits
%@: %@ new	\#u{1}a : \#u{1}b nouveaux
%@: %@ new, %@ already here	\#u{1}a : \#u{1}b nouveaux, \#u{1}c déjà là
%@B	\#u{1}a Md
%@K	\#u{1}a k
%@M	\#u{1}a M
(played last)	(a joué en dernier)
--source goes with --bank.	--source va avec --bank.
--video, --watched and --total go with tutorial and gameplay.	--video, --watched et --total vont avec tutorial et gameplay.
2nd	2e
2nd best: great	2e meilleur score : excellent
4th	4e
4th best: good	4e meilleur score : bon
8th	8e
8th best: at least	8e meilleur score : au moins
<a>Choose your name in the league</a> to compare your league scores with another player's.	<a>Choisissez votre nom dans la ligue</a> pour comparer vos scores de ligue à ceux d’un autre joueur.
<a>Choose your name in the league</a> to copy your league scores into your journal.	<a>Choisissez votre nom dans la ligue</a> pour copier vos scores de ligue dans votre journal.
<span>0</span>%% read · Save	<span>0</span> % lus · Enregistrer
A backup of your practice	Une sauvegarde de votre entraînement
A copy of	Une copie de
A file of this app or an older one, or the file in which your phone keeps it: JSON, preferences of Android, or a property list of Apple. New entries are added, and yours stay as they are. The file is kept as a backup.	Un fichier de cette app ou d’une plus ancienne, ou le fichier où votre téléphone le garde : JSON, préférences Android ou liste de propriétés Apple. Les nouvelles entrées s’ajoutent, les vôtres ne changent pas. Le fichier est gardé comme sauvegarde.
A group holds games to practise together, such as your league's next bank, and suggests which one to play next. <a>Create your first group</a>	Un groupe réunit des flippers à travailler ensemble, comme le prochain bloc de votre ligue, et propose le suivant. <a>Créer votre premier groupe</a>
A later version of this app wrote the file (schema %@). Update this app, then import it again.	Une version plus récente de cette app a écrit le fichier (schéma \#u{1}a). Mettez l’app à jour, puis importez-le à nouveau.
A later version wrote this practice (schema %@), so it can be read but not changed.	Une version plus récente a écrit cet entraînement (schéma \#u{1}a). Il est lisible, mais pas modifiable.
A public site that has the league's files under /pinball, such as https://league.example.	Un site public qui a les fichiers de la ligue sous /pinball, par exemple https://league.example.
A season has 8 meetings, on the second and fourth Tuesday of a month. Two banks are usually played on each date.	Une saison compte 8 rencontres, le deuxième et le quatrième mardi du mois. On joue en général deux blocs par date.
About	À propos
Active	Actif
Activity	Activité
Add --sure to save it.	Ajoutez --sure pour l’enregistrer.
Add B for billions	Ajouter B pour milliards
Add M for millions	Ajouter M pour millions
Add a note	Ajouter une note
Add an entry	Ajouter une entrée
Add league	Ajouter la ligue
Add your league	Ajouter votre ligue
Add your league by its address, or look at the sample league.	Ajoutez votre ligue par son adresse, ou regardez la ligue d’exemple.
Address of another league	Adresse d’une autre ligue
Against	Contre
All	Tous
All banks	Tous les blocs
All mechanics	Toutes les techniques
All other games	Tous les autres flippers
All scores, newest first	Tous les scores, les plus récents d’abord
All seasons	Toutes les saisons
An empty group	Un groupe vide
And %@ more. Choose a season, player, bank or machine to see them.	Et \#u{1}a autres. Choisissez une saison, un joueur, un bloc ou un flipper pour les voir.
Archive	Archiver
Archived	Archivé
Archived (%@)	Archivés (\#u{1}a)
Area	Zone
Around you	Autour de vous
Ask the owner of this server to invite other players.	Demandez au propriétaire de ce serveur d’inviter d’autres joueurs.
At full length	Sur toute leur durée
At least	Au moins
At most two weeks long	Deux semaines au plus
At most two weeks long, with a gap in the line	Deux semaines au plus, avec une coupure dans la ligne
Averages of the second, fourth and eighth best scores of bank nights: great, good, and the minimum to aim for.	Moyennes des deuxièmes, quatrièmes et huitièmes meilleurs scores des soirées : excellent, bon, et le minimum à viser.
A–Z	A–Z
Back	Retour
Back to <bdi>%@</bdi>	Retour à <bdi>\#u{1}a</bdi>
Back to the groups	Retour aux groupes
Back to the journal	Retour au journal
Back to the library	Retour à la bibliothèque
Backups	Sauvegardes
Bank	Bloc
Bank %@	Bloc \#u{1}a
Bank %@ Focus	Priorité au bloc \#u{1}a
Banks of %@	Blocs : \#u{1}a
Before %@	Avant \#u{1}a
Below the bars: the lowest to the highest score. The box holds the middle half of your scores, and its line is the median.	Sous les barres : du plus bas au plus haut score. La boîte contient la moitié centrale de vos scores, sa ligne est la médiane.
Best	Meilleur
Best of %@	Meilleur de \#u{1}a
By machine	Par flipper
By season	Par saison
Came with the app	Livrés avec l’app
Change	Modifier
Change %@	Modifier \#u{1}a
Change an entry	Modifier une entrée
Change: %@	Modifier : \#u{1}a
Changed: %@	Modifié : \#u{1}a
Charts	Graphiques
Check every file	Vérifier tous les fichiers
Check for newer files	Chercher des fichiers plus récents
Choose	Choisir
Choose a game	Choisir un flipper
Choose a game.	Choisissez un flipper.
Choose a league	Choisir une ligue
Choose a number from 1 to 5.	Choisissez un nombre de 1 à 5.
Choose a season and a bank to compare that bank with all seasons.	Choisissez une saison et un bloc pour comparer ce bloc à toutes les saisons.
Choose a video.	Choisissez une vidéo.
Choose at least one game.	Choisissez au moins un flipper.
Choose two different players.	Choisissez deux joueurs différents.
Choose your name in the league first.	Choisissez d’abord votre nom dans la ligue.
Choose your name in the league first: pinball-practice player NAME --me	Choisissez d’abord votre nom dans la ligue : pinball-practice player NOM --me
Choose your name in the league to see your own scores here. <a>Choose name</a>	Choisissez votre nom dans la ligue pour voir vos propres scores ici. <a>Choisir le nom</a>
Compare	Comparer
Compare me with	Me comparer avec
Compare with	Comparer avec
Compare with another player	Comparer avec un autre joueur
Compare with me	Comparer avec moi
Contents	Sommaire
Continue there	Reprendre la lecture
Continue with %@	Continuer avec \#u{1}a
Copied from the league's file	Copié depuis le fichier de la ligue
Copies the scores of <bdi>%@</bdi> from the league's file, each once.	Copie les scores de <bdi>\#u{1}a</bdi> depuis le fichier de la ligue, une fois chacun.
Copy my league scores	Copier mes scores de ligue
Copy new league scores	Copier les nouveaux scores de ligue
Copy new league scores automatically	Copier automatiquement les nouveaux scores de ligue
Copy new scores automatically	Copier automatiquement les nouveaux scores
Copy of %@	Copie de \#u{1}a
Count	Nombre
Create invite	Créer une invitation
Current (%@)	En cours (\#u{1}a)
Dashed line	Ligne pointillée
Date	Date
Day	Jour
Delete entry	Supprimer l’entrée
Delete everything	Tout supprimer
Delete group	Supprimer le groupe
Delete selected rows	Supprimer les lignes choisies
Delete the selected entries?	Supprimer les entrées choisies ?
Delete this entry from the journal?	Supprimer cette entrée du journal ?
Delete this group? Its entries stay in the journal.	Supprimer ce groupe ? Ses entrées restent dans le journal.
Deletes your practice, your viewing history and these settings. A backup is kept under <a>Import and export</a>.	Supprime votre entraînement, votre historique et ces réglages. Une sauvegarde reste sous <a>Import et export</a>.
Detail	Détail
Difference	Écart
Distribution	Répartition
Download	Télécharger
Download practice.json	Télécharger practice.json
Download the backup of %@	Télécharger la sauvegarde du \#u{1}a
Downloaded	Téléchargés
Duplicate	Dupliquer
Edit	Modifier
Edit group	Modifier le groupe
Enter --confirm reset, or --undo.	Saisissez --confirm reset ou --undo.
Enter a name for the group.	Saisissez un nom pour le groupe.
Enter a note.	Saisissez une note.
Enter a number from 0 to 1.	Saisissez un nombre de 0 à 1.
Enter both times, or leave both empty for the whole video.	Saisissez les deux temps, ou laissez-les vides pour toute la vidéo.
Enter progress as	Saisir la progression en
Enter the group's name, --bank or --like.	Saisissez le nom du groupe, --bank ou --like.
Enter the minutes as a whole number above zero.	Saisissez les minutes en nombre entier supérieur à zéro.
Enter the name of the tournament.	Saisissez le nom du tournoi.
Enter your progress from 0 to 100.	Saisissez votre progression de 0 à 100.
Everything is back.	Tout est rétabli.
Everywhere	Partout
Export	Export
Fetching the league's files: %@.	Chargement des fichiers de la ligue : \#u{1}a.
File	Fichier
Files	Fichiers
Files of %@	Fichiers : \#u{1}a
Finals	Finale
First	En premier
First day	Premier jour
Focus	Priorité
Focus: %@	Priorité : \#u{1}a
Game	Flipper
Game by game, largest difference first	Flipper par flipper, le plus grand écart d’abord
Game library	Bibliothèque de flippers
Game note	Note sur le flipper
Gameplay	Partie
Gameplay video	Vidéo de partie
Games	Flippers
Games at	Flippers de
Games renamed to their current key: %@	Flippers renommés avec leur clé actuelle : \#u{1}a
Games that the library names in an older way	Flippers décrits sous une ancienne forme
General	Général
Go to the journal	Aller au journal
Good	Bon
Great	Excellent
Group %@	Groupe \#u{1}a
Group: <a><bdi>%@</bdi></a>	Groupe : <a><bdi>\#u{1}a</bdi></a>
Groups	Groupes
Half of your scores are above the median. One huge score moves the mean.	La moitié de vos scores dépasse la médiane. Un seul score énorme déplace la moyenne.
Hello, <bdi>%@</bdi>.	Bonjour, <bdi>\#u{1}a</bdi>.
High	Plus haut
Home	Accueil
Home shows this player's scores, and the standings highlight this player's row.	L’accueil montre les scores de ce joueur, et le classement met sa ligne en évidence.
How well it goes	Votre niveau
Import	Importer
Import and export	Import et export
Import the file	Importer le fichier
Imported files, and your practice before a reset. Restoring adds missing entries and changes nothing else.	Fichiers importés, et votre entraînement avant une remise à zéro. Rétablir ajoute les entrées manquantes et ne change rien d’autre.
Imported.	Importé.
In general	En général
Information	Informations
Insights	Analyse
Insights · %@	Analyse · \#u{1}a
Invite players	Inviter des joueurs
Join	Rejoindre
Journal	Journal
Journal rows	Lignes du journal
Keep it up.	Continuez ainsi.
Kind of entry	Type d’entrée
Last	En dernier
Last answer of the site	Dernière réponse du site
Last check	Dernière vérification
Last checked	Dernière vérification
Last copied <time>%@</time>.	Dernière copie : <time>\#u{1}a</time>.
Last day	Dernier jour
Latest	Dernier
League	Ligue
League and files	Ligue et fichiers
League high scores	Meilleurs scores de la ligue
League or tournament	Ligue ou tournoi
League scores	Scores de ligue
Leagues	Ligues
Leave it empty for today.	Laissez vide pour aujourd’hui.
Leave it empty if you did not note any.	Laissez vide si vous n’en avez pas noté.
Length	Durée
Library	Bibliothèque
Listed and not here: %@. Known to be missing: %@.	Annoncés et absents ici : \#u{1}a. Manquants connus : \#u{1}b.
Location	Lieu
Log	Saisir
Log a score	Saisir un score
Log a second score to see a chart here.	Saisissez un deuxième score pour voir un graphique ici.
Log practice	Saisir un entraînement
Log this skill a second time to see a chart here.	Saisissez cette technique une deuxième fois pour voir un graphique ici.
Look at the playfield.	Regardez le plateau.
Looked at the game	Flipper consulté
Looked at the playfield picture	Image du plateau consultée
Low	Plus bas
Lower quarter up to	Quart inférieur jusqu’à
Lowest	Le plus bas
Machine	Flipper
Machines	Flippers
Mean	Moyenne
Mean league scores of <bdi>%@</bdi> and another player, game by game.	Scores de ligue moyens de <bdi>\#u{1}a</bdi> et d’un autre joueur, flipper par flipper.
Mechanics	Technique
Median	Médiane
Mine	Moi
Minutes	Minutes
Minutes and seconds, such as 12:34, or a link with the time in it. Leave both empty for the whole video.	Minutes et secondes, comme 12:34, ou un lien qui contient le temps. Laissez les deux vides pour toute la vidéo.
Modes	Modes
More parts are not readable. The backup has them all.	D’autres parties sont illisibles. La sauvegarde les contient toutes.
Move %@	Déplacer \#u{1}a
Move %@ down	Descendre \#u{1}a
Move %@ up	Monter \#u{1}a
Move %@: drag, or press the arrow keys	Déplacer \#u{1}a : glissez, ou utilisez les flèches
Moved to the right game: %@	Déplacé vers le bon flipper : \#u{1}a
Multiball	Multibille
My entries	Mes entrées
My name in the league	Mon nom dans la ligue
My nickname	Mon surnom
My note on this game	Ma note sur ce flipper
My practice	Mon entraînement
My scores	Mes scores
Name	Nom
Name --bank or --like, not both.	Indiquez --bank ou --like, pas les deux.
Name --percent, or --watched and --total.	Indiquez --percent, ou --watched et --total.
Name --sample or --content, not both.	Indiquez --sample ou --content, pas les deux.
Name --sample or --starter, not both.	Indiquez --sample ou --starter, pas les deux.
Name a change: --date, --score, --context, --tournament, --location or --note.	Indiquez une modification : --date, --score, --context, --tournament, --location ou --note.
Name a player, or choose your name in the league first: pinball-practice player NAME --me	Nommez un joueur, ou choisissez d’abord votre nom dans la ligue : pinball-practice player NOM --me
Name a player. Add --me for your own name in the league.	Nommez un joueur. Ajoutez --me pour votre propre nom dans la ligue.
Name a second player, or choose your name in the league first: pinball-practice player NAME --me	Nommez un deuxième joueur, ou choisissez d’abord votre nom dans la ligue : pinball-practice player NOM --me
Name of the game	Nom du flipper
Name of the tournament	Nom du tournoi
Name the group, or --undo.	Indiquez le groupe ou --undo.
Name the rows, or --undo.	Indiquez les lignes ou --undo.
Name, maker, year	Nom, fabricant, année
Name, maker, year, bank	Nom, fabricant, année, bloc
Neglected	Négligé
Never practised	Jamais travaillé
New group	Nouveau groupe
New scores are copied automatically.	Les nouveaux scores sont copiés automatiquement.
New: %@	Nouveau : \#u{1}a
Next	Suivant
Next: %@	À suivre : \#u{1}a
Next: <a><bdi>%@</bdi></a>	À suivre : <a><bdi>\#u{1}a</bdi></a>
Next: <bdi>%@</bdi>	À suivre : <bdi>\#u{1}a</bdi>
Next: bank %@	À suivre : bloc \#u{1}a
Nights	Soirées
No	Non
No answer. Check the connection, then try again. Nothing is counted twice.	Pas de réponse. Vérifiez la connexion, puis réessayez. Rien n’est compté deux fois.
No archived groups.	Aucun groupe archivé.
No archived groups. Archive a group on its page, or let it end after its last day.	Aucun groupe archivé. Archivez un groupe sur sa page, ou laissez-le finir après son dernier jour.
No backups yet. An import and a reset make one.	Aucune sauvegarde. Un import ou une remise à zéro en crée une.
No bank	Aucun bloc
No dates	Sans dates
No entries yet. <a>Log your first entry</a>	Aucune entrée. <a>Saisir votre première entrée</a>
No entries yet. Log a score or a study session above.	Aucune entrée. Saisissez un score ou une séance d’étude ci-dessus.
No entries yet. Start with 'pinball-practice log --help'.	Aucune entrée. Commencez par « pinball-practice log --help ».
No entry of the file can be read.	Aucune entrée du fichier n’est lisible.
No game	Aucun flipper
No game library yet. <a>Add your league</a>	Pas encore de bibliothèque. <a>Ajouter votre ligue</a>
No games match.	Aucun flipper ne correspond.
No group	Aucun groupe
No groups yet. Create one with 'pinball-practice groups add'.	Aucun groupe. Créez-en un avec « pinball-practice groups add ».
No league is chosen yet. Add --content https://… or --content sample.	Aucune ligue choisie. Ajoutez --content https://… ou --content sample.
No league is chosen yet. Add your league by its address, or choose the sample league.	Aucune ligue choisie. Ajoutez votre ligue par son adresse, ou choisissez la ligue d’exemple.
No league is chosen yet. Ask the owner of this server to add your league.	Aucune ligue choisie. Demandez au propriétaire de ce serveur d’ajouter votre ligue.
No league yet	Pas encore de ligue
No notes yet. Add one above after you practise a skill.	Aucune note. Ajoutez-en une ci-dessus après avoir travaillé une technique.
No notes yet. Add one with 'pinball-practice log mechanics'.	Aucune note. Ajoutez-en une avec « pinball-practice log mechanics ».
No player	Aucun joueur
No scores of %@ in this choice, so all are shown.	Aucun score de \#u{1}a dans ce choix, donc tous sont affichés.
No scores on <bdi>%@</bdi> yet.	Aucun score sur <bdi>\#u{1}a</bdi>.
No scores yet.	Aucun score.
No scores yet. <a>Add your league</a>	Aucun score. <a>Ajouter votre ligue</a>
No scores yet. Log one with 'pinball-practice log score'.	Aucun score. Saisissez-en un avec « pinball-practice log score ».
No single game is "%@". Did you mean %@?	Aucun flipper unique n’est « \#u{1}a ». Vouliez-vous dire \#u{1}b ?
No standings yet. <a>Add your league</a>	Pas encore de classement. <a>Ajouter votre ligue</a>
No targets yet. <a>Add your league</a>	Pas encore d’objectifs. <a>Ajouter votre ligue</a>
Not at all: one score after the other	Pas du tout : un score après l’autre
Not downloaded yet	Pas encore téléchargés
Not in the library	Absent de la bibliothèque
Not practised for two weeks: %@ of %@ (%@)	Pas travaillés depuis deux semaines : \#u{1}a sur \#u{1}b (\#u{1}c)
Not readable, kept in the backup: %@ (%@)	Illisible, gardé dans la sauvegarde : \#u{1}a (\#u{1}b)
Note	Note
Notes	Notes
Notes on games	Notes sur les flippers
Off: your practice never leaves this machine. On: it syncs with the server that the app was started with (<code>--sync</code>). Turn it on for each machine. Turning it off deletes nothing on the server.	Désactivé : votre entraînement ne quitte jamais cet appareil. Activé : il se synchronise avec le serveur indiqué au démarrage (<code>--sync</code>). Activez-le sur chaque appareil. Le désactiver ne supprime rien sur le serveur.
Older formats in the file: %@	Anciens formats dans le fichier : \#u{1}a
On average	En moyenne
On this machine	Sur cet appareil
One link and code for up to 30 players, valid for a week. All see the league. Each practice is private.	Un lien et un code pour 30 joueurs au plus, valables une semaine. Tous voient la ligue. Chaque entraînement est privé.
Only active groups suggest a game.	Seuls les groupes actifs proposent un flipper.
Opened	Ouvert
Opened a video	Vidéo ouverte
Opened the playfield	Plateau ouvert
Opened the rulesheet	Fiche de règles ouverte
Or its text	Ou son texte
Other data	Autres données
Other devices cannot reach this server. For phones, start it with <code>pinball-practice serve --host 0.0.0.0</code>.	Les autres appareils ne peuvent pas joindre ce serveur. Pour les téléphones, démarrez-le avec <code>pinball-practice serve --host 0.0.0.0</code>.
Own choice	Choix personnel
Page of the league's group	Page du groupe de la ligue
Pause	Pause
Paused	En pause
Percent	Pour cent
Picture of the playfield on the web	Image du plateau sur le web
Place	Place
Places begin with 1.	Les places commencent à 1.
Play	Reprendre
Play a practice game.	Jouez une partie d’entraînement.
Played in	Joué en
Player	Joueur
Players	Joueurs
Players who came to at least 4 of the 8 meetings may play in the finals.	Les joueurs venus à au moins 4 des 8 rencontres peuvent jouer la finale.
Playfield	Plateau
Playfield of %@	Plateau : \#u{1}a
Playfield · %@	Plateau · \#u{1}a
Points	Points
Points per machine	Points par flipper
Position in the list	Position dans la liste
Practice	Entraînement
Practice session	Séance d’entraînement
Practice · %@	Entraînement · \#u{1}a
Practised %@ days ago	\#u{2}a\#u{3}1Travaillé il y a \#u{1}a jour\#u{3}oTravaillé il y a \#u{1}a jours\#u{4}
Practised today	Travaillé aujourd’hui
Practised yesterday	Travaillé hier
Preview	Aperçu
Preview league scores	Aperçu des scores de ligue
Preview the backup of %@	Aperçu de la sauvegarde du \#u{1}a
Preview the file	Aperçu du fichier
Preview. Nothing is imported yet.	Aperçu. Rien n’est encore importé.
Priority	Prioritaire
Progress	Progression
Progress in percent	Avancement en pour cent
Progress in words	Progression en mots
Progress of %@	Progression : \#u{1}a
Progress: later half minus earlier half	Progrès : seconde moitié moins première
Read the rulesheet.	Lisez la fiche de règles.
Reading positions	Positions de lecture
Redacted players	Joueurs anonymes
Remove %@ league scores	\#u{2}a\#u{3}1Retirer \#u{1}a score de ligue\#u{3}oRetirer \#u{1}a scores de ligue\#u{4}
Remove the copied league scores? Your own entries stay.	Retirer les scores de ligue copiés ? Vos propres entrées restent.
Reopen	Rouvrir
Restore	Rétablir
Restore the backup of %@	Rétablir la sauvegarde du \#u{1}a
Rules	Règles
Rules of the league	Règles de la ligue
Rules on the web	Règles sur le web
Rulesheet	Fiche de règles
Save	Enregistrer
Save for the About page	Enregistrer pour la page À propos
Save note	Enregistrer la note
Saved as %@	Enregistré comme \#u{1}a
Saved at %@%%.	Enregistré à \#u{1}a %.
Saved.	Enregistré.
Saved: %@	Enregistré : \#u{1}a
Saved: <bdi>%@</bdi>	Enregistré : <bdi>\#u{1}a</bdi>
Score	Score
Score by score	Score par score
Scores	Scores
Scores %@	Scores \#u{1}a
Scores by interval	Scores par intervalle
Search	Rechercher
Search games	Rechercher des flippers
Season	Saison
Season %@	Saison \#u{1}a
Season %@, bank %@	Saison \#u{1}a, bloc \#u{1}b
Season by season	Saison par saison
See the league's files	Voir les fichiers de la ligue
Select	Choisir
Select %@	Choisir \#u{1}a
Select this group	Choisir ce groupe
Selected	Choisi
Send it with confirmed=yes to save it.	Envoyez-le avec confirmed=yes pour l’enregistrer.
Sending the file	Envoi du fichier
Settings	Réglages
Shots	Tirs
Show	Afficher
Show %@	Afficher \#u{1}a
Show all	Tout afficher
Show breaks	Afficher les pauses
Show more	Afficher plus
Shown	Affichée
Since %@	Depuis le \#u{1}a
Size	Taille
Skill	Technique
Skills	Techniques
Skills not logged yet	Techniques pas encore saisies
Skipped, no game in the library or no date: %@	Ignoré, pas de flipper dans la bibliothèque ou pas de date : \#u{1}a
Sort by	Trier par
Source	Source
Standard deviation	Écart type
Standings	Classement
Standings of season %@	Classement de la saison \#u{1}a
Start from	Partir de
Start over	Repartir de zéro
State	État
Stats	Statistiques
Stats %@	Statistiques \#u{1}a
Strategy	Stratégie
Study	Étude
Study progress	Progression d’étude
Summary	Résumé
Summary of the notes	Résumé des notes
Summary of the scores	Résumé des scores
Sync my practice	Synchroniser mon entraînement
Target scores	Scores à viser
Target: %@	Objectif : \#u{1}a
Targets	Objectifs
The About page links to it, such as a group on a social network. Leave it empty for none.	La page À propos y renvoie, par exemple un groupe sur un réseau social. Laissez vide s’il n’y en a pas.
The About page shows them, such as the days of meetings and who may play in the finals.	La page À propos les affiche, par exemple les jours de rencontre et qui peut jouer la finale.
The activity log is not a list in JSON.	Le journal d’activité n’est pas une liste en JSON.
The app keeps your league's files on this machine, so you can read them without a network. It fetches newer files when there is a network. Your practice stays on this machine unless you turn sync on.	L’app garde les fichiers de votre ligue sur cet appareil, pour les lire sans réseau. Avec un réseau, elle en cherche de plus récents. Votre entraînement reste sur cet appareil, sauf si vous activez la synchronisation.
The bars as a table	Les barres en tableau
The bytes of every file were checked.	Les octets de chaque fichier ont été vérifiés.
The cache folder cannot be used: %@.	Le dossier du cache est inutilisable : \#u{1}a.
The column "%@" is missing.	La colonne « \#u{1}a » manque.
The connection broke before the whole file was here.	La connexion a été coupée avant la fin du fichier.
The dashed line is the average.	La ligne pointillée est la moyenne.
The file at the site is not the one that the site's list of files names.	Le fichier du site n’est pas celui que nomme sa liste de fichiers.
The file has no entries.	Le fichier n’a pas d’entrées.
The file is damaged. All readable entries are imported.	Le fichier est endommagé. Toutes les entrées lisibles sont importées.
The file is empty.	Le fichier est vide.
The file is larger than %@ bytes.	Le fichier dépasse \#u{1}a octets.
The file is not a game library in JSON.	Le fichier n’est pas une bibliothèque de flippers en JSON.
The file is not text in UTF-8 or UTF-16.	Le fichier n’est pas un texte en UTF-8 ou UTF-16.
The file is too large. Choose one of at most %@ MB.	Le fichier est trop gros. Choisissez-en un de \#u{1}a Mo au plus.
The folder %@ cannot be written: %@	Impossible d’écrire dans le dossier \#u{1}a : \#u{1}b
The game is not in the list	Le flipper n’est pas dans la liste
The group is archived after this day.	Le groupe est archivé après ce jour.
The group is archived.	Le groupe est archivé.
The group is back.	Le groupe est rétabli.
The group is deleted. Your entries stay in the journal.	Le groupe est supprimé. Vos entrées restent dans le journal.
The group is open again and paused. Edit it to make it active.	Le groupe est rouvert et en pause. Modifiez-le pour l’activer.
The last check, %@, failed. %@	La dernière vérification, \#u{1}a, a échoué. \#u{1}b
The last day is before the first day. Change one of them.	Le dernier jour précède le premier. Modifiez l’un des deux.
The league	La ligue
The league has no files.	La ligue n’a pas de fichiers.
The league works out the totals of a season. This app shows the league's figures.	La ligue calcule les totaux d’une saison. L’app affiche les chiffres de la ligue.
The league's group	Le groupe de la ligue
The league's scores or its game library are missing. Check for newer files first.	Les scores de la ligue ou sa bibliothèque manquent. Cherchez d’abord des fichiers plus récents.
The league's site	Le site de la ligue
The library has no game "%@". See 'pinball-practice library', or add --unlisted to 'log' to keep any name.	La bibliothèque n’a pas de flipper « \#u{1}a ». Voyez « pinball-practice library », ou ajoutez --unlisted à « log » pour garder tout nom.
The limit is 0 or more.	La limite est 0 ou plus.
The other games	Les autres flippers
The request was cancelled.	La requête a été annulée.
The rows are back.	Les lignes sont rétablies.
The sample league	La ligue d’exemple
The saved practice could not be read and is kept aside: %@.	L’entraînement enregistré est illisible et a été mis de côté : \#u{1}a.
The saved practice is damaged. The readable parts are here.	L’entraînement enregistré est endommagé. Les parties lisibles sont ici.
The scores as a table	Les scores en tableau
The server names no league to fetch. Add --content https://… or --content sample.	Le serveur n’indique aucune ligue à charger. Ajoutez --content https://… ou --content sample.
The site answered with status %@.	Le site a répondu avec le statut \#u{1}a.
The site cannot be reached: %@.	Le site est injoignable : \#u{1}a.
The site did not answer in full within %@ seconds.	Le site n’a pas répondu en entier en \#u{1}a secondes.
The site does not have this file.	Le site n’a pas ce fichier.
The site's file cannot be used. %@	Le fichier du site est inutilisable. \#u{1}a
The site's list of files cannot be used: %@.	La liste de fichiers du site est inutilisable : \#u{1}a.
The site's list of files is not here.	La liste de fichiers du site n’est pas ici.
The site's list of files is of %@, checked %@.	La liste de fichiers du site date du \#u{1}a, vérifiée \#u{1}b.
The site's list of files is older than the list on this device.	La liste de fichiers du site est plus ancienne que celle de cet appareil.
The site's list of files no longer names this file.	La liste de fichiers du site ne nomme plus ce fichier.
The size is a number from 1 to 1000.	La taille est un nombre de 1 à 1000.
The starter folder %@ has no files of a league.	Le dossier \#u{1}a n’a pas de fichiers de ligue.
Theirs	Adversaire
There are no league files at this address. Ask your league for the address of its site.	Il n’y a pas de fichiers de ligue à cette adresse. Demandez à votre ligue l’adresse de son site.
There are no targets for bank %@. Banks: %@.	Il n’y a pas d’objectifs pour le bloc \#u{1}a. Blocs : \#u{1}b.
There is news of your league.	Il y a des nouvelles de votre ligue.
There is no bank %@ here. Banks: %@.	Il n’y a pas de bloc \#u{1}a ici. Blocs : \#u{1}b.
There is no game library yet. Name the league's files with --content.	Il n’y a pas encore de bibliothèque. Indiquez les fichiers de la ligue avec --content.
There is no group "%@". Groups: %@.	Il n’y a pas de groupe « \#u{1}a ». Groupes : \#u{1}b.
There is no picture of the playfield of %@	Pas d’image du plateau : \#u{1}a
There is no place "%@". Places: %@.	Il n’y a pas de lieu « \#u{1}a ». Lieux : \#u{1}b.
There is no player "%@" in the league. 'pinball-practice standings' lists the players.	Il n’y a pas de joueur « \#u{1}a » dans la ligue. « pinball-practice standings » les affiche.
There is no player "%@" in the league. Did you mean %@?	Il n’y a pas de joueur « \#u{1}a » dans la ligue. Vouliez-vous dire \#u{1}b ?
There is no season %@. Seasons: %@.	Il n’y a pas de saison \#u{1}a. Saisons : \#u{1}b.
There is no skill "%@". Skills: %@.	Il n’y a pas de technique « \#u{1}a ». Techniques : \#u{1}b.
There is nothing to undo.	Il n’y a rien à annuler.
They have never played the same machine on the same night.	Ils n’ont jamais joué le même flipper le même soir.
This app	Cette app
This app has no rulesheet for this game.	L’app n’a pas de fiche de règles pour ce flipper.
This backup does not exist, or a part of it is missing.	Cette sauvegarde n’existe pas, ou il en manque une partie.
This bank	Ce bloc
This day is in the future. Enter today or an earlier day.	Ce jour est dans le futur. Saisissez aujourd’hui ou un jour passé.
This entry has no such field.	Cette entrée n’a pas ce champ.
This entry no longer exists. Load the journal again.	Cette entrée n’existe plus. Rechargez le journal.
This group comes before all others.	Ce groupe passe avant tous les autres.
This group no longer exists. Load the groups again.	Ce groupe n’existe plus. Rechargez les groupes.
This is more than the length of the video. Check both times.	C’est plus que la durée de la vidéo. Vérifiez les deux temps.
This is not a day. Enter a day such as 2026-03-30.	Ce n’est pas un jour. Saisissez un jour comme 2026-03-30.
This is not a picture.	Ce n’est pas une image.
This is not a practice file: %@.	Ce n’est pas un fichier d’entraînement : \#u{1}a.
This is not a score. Enter a whole number above zero, such as 1234567 or %@M.	Ce n’est pas un score. Saisissez un nombre entier supérieur à zéro, comme 1234567 ou \#u{1}aM.
This is not a score. Enter a whole number, such as 1234567 or %@.	Ce n’est pas un score. Saisissez un nombre entier, comme 1234567 ou \#u{1}a.
This is not a time. Enter minutes and seconds, such as 12:34, or 1:02:03 with hours.	Ce n’est pas un temps. Saisissez minutes et secondes, comme 12:34, ou 1:02:03 avec les heures.
This is not a way to show breaks. Choose from: %@.	Les pauses ne se montrent pas ainsi. Choisissez parmi : \#u{1}a.
This is not an address of a site. Enter one such as https://league.example.	Ce n’est pas l’adresse d’un site. Saisissez-en une comme https://league.example.
This is not an address. Enter one that starts with https://, or leave the field empty.	Ce n’est pas une adresse. Saisissez-en une qui commence par https://, ou laissez le champ vide.
This is the sample league. <a>Choose your league</a>	C’est la ligue d’exemple. <a>Choisir votre ligue</a>
This is too long. Shorten it to at most %@ KB.	C’est trop long. Raccourcissez à \#u{1}a Ko au plus.
This league is no longer in the list. Add it again.	Cette ligue n’est plus dans la liste. Ajoutez-la à nouveau.
This row cannot be changed.	Cette ligne ne peut pas être modifiée.
This score is too large. Enter at most %@.	Ce score est trop grand. Saisissez au plus \#u{1}a.
This value is not possible here. Choose one from the list.	Cette valeur n’est pas possible ici. Choisissez-en une dans la liste.
Time	Temps
To undo: pinball-practice journal delete %@	Pour annuler : pinball-practice journal delete \#u{1}a
Top 5	Top 5
Topic	Sujet
Total	Total
Tournament	Tournoi
Tutorial	Tutoriel
Tutorial video	Vidéo tutoriel
Type	Type
Type the word <bdi>%@</bdi>	Tapez le mot <bdi>\#u{1}a</bdi>
Type the word reset to delete everything.	Tapez le mot reset pour tout supprimer.
Undo	Annuler
Undone.	Annulé.
Until %@	Jusqu’au \#u{1}a
Updated <time>%@</time>. <a>Check for newer files</a>	Mis à jour : <time>\#u{1}a</time>. <a>Chercher des fichiers plus récents</a>
Upper quarter from	Quart supérieur dès
Use	Utiliser
Video	Vidéo
Video positions	Positions dans les vidéos
Video progress	Progression vidéo
Videos	Vidéos
Watch a gameplay video.	Regardez une partie.
Watch a tutorial.	Regardez un tutoriel.
Watched up to	Vu jusqu’à
When the league has new scores, yours are added to your journal. <a>Preview them</a>	Quand la ligue a de nouveaux scores, les vôtres vont dans votre journal. <a>Voir l’aperçu</a>
Where	Où
Where the files come from	Origine des fichiers
Without the game library, banks are unknown and games are listed in the file's order.	Sans la bibliothèque, les blocs sont inconnus et les flippers suivent l’ordre du fichier.
Without the game library, banks are unknown.	Sans la bibliothèque, les blocs sont inconnus.
Year	Année
Yes	Oui
You and %@ have no game in common.	Vous et \#u{1}a n’avez aucun flipper en commun.
You can type 12%@5M for millions.	Vous pouvez taper 12\#u{1}a5M pour des millions.
You have not practised this game yet.	Vous n’avez pas encore travaillé ce flipper.
You have not read the rulesheet yet.	Vous n’avez pas encore lu la fiche de règles.
You practised this game %@ days ago.	\#u{2}a\#u{3}1Vous avez travaillé ce flipper il y a \#u{1}a jour.\#u{3}oVous avez travaillé ce flipper il y a \#u{1}a jours.\#u{4}
You read %@%% so far.	Vous avez lu \#u{1}a % jusqu’ici.
You read the rulesheet %@ days ago.	\#u{2}a\#u{3}1Vous avez lu la fiche de règles il y a \#u{1}a jour.\#u{3}oVous avez lu la fiche de règles il y a \#u{1}a jours.\#u{4}
Your league	Votre ligue
Your longest break between two scores was %@ days.	\#u{2}a\#u{3}1Votre plus longue pause entre deux scores a duré \#u{1}a jour.\#u{3}oVotre plus longue pause entre deux scores a duré \#u{1}a jours.\#u{4}
Your own entries stay.	Vos propres entrées restent.
Your practice	Votre entraînement
Your practice is empty now. A backup of it is kept.	Votre entraînement est vide maintenant. Une sauvegarde est gardée.
Your practice is empty now. To undo: pinball-practice reset --undo %@	Votre entraînement est vide maintenant. Pour annuler : pinball-practice reset --undo \#u{1}a
Your scores vary a lot, so one score says little about the next.	Vos scores varient beaucoup, donc un score dit peu sur le suivant.
Your scores vary a lot.	Vos scores varient beaucoup.
Your viewing history	Votre historique
Your whole practice in one file that you can import elsewhere.	Tout votre entraînement dans un fichier à importer ailleurs.
and %@ more	et \#u{1}a autres
and %@ more (see --limit)	et \#u{1}a autres (voir --limit)
another kind of value is expected	une autre sorte de valeur est attendue
as before	comme avant
automatically	automatiquement
came with the app	livré avec l’app
checked %@	vérifié \#u{1}a
damaged	endommagé
downloaded %@	téléchargé \#u{1}a
fallback key	clé de secours
flat shape	forme plate
focus %@%%	priorité \#u{1}a %
good	bon
here	ici
it belongs to no game	n’appartient à aucun flipper
it has no valid hash for %@	elle n’a pas d’empreinte valable pour \#u{1}a
it has the flat shape of the first version	il a la forme plate de la première version
it is too large	trop grand
its XML is damaged	son XML est endommagé
its name occurs twice	son nom apparaît deux fois
its top level is not an object	son premier niveau n’est pas un objet
its update log is missing	son journal des mises à jour manque
just now	à l’instant
last day	dernier jour
legacy assets	anciens fichiers
lenient defaults	valeurs par défaut tolérantes
loose game keys	clés de jeu approximatives
never	jamais
next|Next	À suivre
no part of it belongs to a practice	rien n’y appartient à un entraînement
noun|Change	Évolution
place %@ of %@	place \#u{1}a sur \#u{1}b
reading it takes the server too long	sa lecture est trop longue pour le serveur
reference-date seconds	secondes depuis la date de référence
stays on this machine	reste sur cet appareil
summary templates	modèles de résumé
syncs, with --sync	se synchronise, avec --sync
the app	l’app
the manifest	le manifeste
the property list is damaged	la liste de propriétés est endommagée
the record is incomplete	l’enregistrement est incomplet
the site has another version	le site a une autre version
the site, %@	le site, \#u{1}a
the text is broken	le texte est abîmé
the update log	le journal des mises à jour
there is no folder %@	le dossier \#u{1}a n’existe pas
there is no network or no such site	le réseau ou le site est introuvable
there is no such site	ce site n’existe pas
unix seconds	secondes Unix
with 'pinball-practice import-league'	avec « pinball-practice import-league »
you	vous
"""#),
  ]
}
