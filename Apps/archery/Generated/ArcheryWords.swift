// Made by "Tools/words pack". Change the catalogue instead.
// swift-format-ignore-file

import Localization

enum ArcheryWords {
  static let all: [PackedWords] = [
    PackedWords("de", #"""
"%@" is neither 0 nor 1.	„\#u{1}a“ ist weder 0 noch 1.
"%@" is no age class. Write adult, under18 or 50+.	„\#u{1}a“ ist keine Altersklasse. Schreib adult, under18 oder 50+.
"%@" is no bow; there are: %@.	„\#u{1}a“ ist kein Bogen. Es gibt: \#u{1}b.
"%@" is no gender. Write F or M, or leave it empty.	„\#u{1}a“ ist kein Geschlecht. Schreib F oder M oder lass es leer.
"%@" is no target; write 1 to 999 and a letter A to H, as in 12A.	„\#u{1}a“ ist keine Scheibe. Schreib 1 bis 999 und einen Buchstaben A bis H, wie 12A.
"%@" is no thickness in millimetres, such as 5.5.	„\#u{1}a“ ist keine Dicke in Millimetern, zum Beispiel 5,5.
"%@" is no year of birth with four digits.	„\#u{1}a“ ist kein Geburtsjahr mit vier Ziffern.
"%@" is not a value here. Use one of: %@.	„\#u{1}a“ ist hier kein Wert. Nimm einen von: \#u{1}b.
%@ Archers that you tick can score too.	\#u{1}a Wen du ankreuzt, darf auch schreiben.
%@ Nothing was recorded; look which end differs.	\#u{1}a Nichts wurde gespeichert. Sieh nach, welche Passe abweicht.
%@ a shoot	\#u{1}a je Turnier
%@ an arrow	\#u{1}a je Pfeil
%@ an end, best end %@ (end %@)	\#u{1}a je Passe, beste Passe \#u{1}b (Passe \#u{1}c)
%@ archers	\#u{2}a\#u{3}1\#u{1}a Schütze\#u{3}o\#u{1}a Schützen\#u{4}
%@ archers added	\#u{2}a\#u{3}1\#u{1}a Schütze hinzugefügt\#u{3}o\#u{1}a Schützen hinzugefügt\#u{4}
%@ archers are in no category.	\#u{2}a\#u{3}1\#u{1}a Schütze ist in keiner Klasse.\#u{3}o\#u{1}a Schützen sind in keiner Klasse.\#u{4}
%@ archers changed	\#u{2}a\#u{3}1\#u{1}a Schütze geändert\#u{3}o\#u{1}a Schützen geändert\#u{4}
%@ archers have no bow. They are missing from the boards and best scores of each bow.	\#u{2}a\#u{3}1\#u{1}a Schütze ohne Bogen fehlt auf den Ranglisten und bei den Bestleistungen der Bögen.\#u{3}o\#u{1}a Schützen ohne Bogen fehlen auf den Ranglisten und bei den Bestleistungen der Bögen.\#u{4}
%@ archers on the roster already	\#u{2}a\#u{3}1\#u{1}a Schütze schon gemeldet\#u{3}o\#u{1}a Schützen schon gemeldet\#u{4}
%@ archers share the lead with %@.	\#u{1}a Schützen führen gemeinsam mit \#u{1}b.
%@ archers unchanged	\#u{2}a\#u{3}1\#u{1}a Person unverändert\#u{3}o\#u{1}a Personen unverändert\#u{4}
%@ arrows	\#u{2}a\#u{3}1\#u{1}a Pfeil\#u{3}o\#u{1}a Pfeile\#u{4}
%@ arrows placed. A group has at least 3.	\#u{2}a\#u{3}1\#u{1}a Pfeil gesetzt. Eine Gruppe hat mindestens 3.\#u{3}o\#u{1}a Pfeile gesetzt. Eine Gruppe hat mindestens 3.\#u{4}
%@ before	vorher \#u{1}a
%@ can combine only categories that shoot the same round.	\#u{1}a kann nur Klassen mit derselben Runde zusammen werten.
%@ disputed	\#u{1}a strittig
%@ duplicate lines	\#u{2}a\#u{3}1\#u{1}a doppelte Zeile\#u{3}o\#u{1}a doppelte Zeilen\#u{4}
%@ ends	\#u{2}a\#u{3}1\#u{1}a Passe\#u{3}o\#u{1}a Passen\#u{4}
%@ ends cannot have been missed.	\#u{1}a Passen können nicht verpasst worden sein.
%@ ends of %@	\#u{2}a\#u{3}1\#u{1}a Passe mit \#u{1}b\#u{3}o\#u{1}a Passen mit je \#u{1}b\#u{4}
%@ ends of %@: %@	\#u{2}a\#u{3}1\#u{1}a Passe mit \#u{1}b Pfeilen: \#u{1}c\#u{3}o\#u{1}a Passen mit je \#u{1}b Pfeilen: \#u{1}c\#u{4}
%@ entries did not count.	\#u{2}a\#u{3}1\#u{1}a Eintrag zählte nicht.\#u{3}o\#u{1}a Einträge zählten nicht.\#u{4}
%@ has arrows already and can no longer shoot another round. Choose a category of the same round.	\#u{1}a hat schon Pfeile und kann keine andere Runde mehr schießen. Wähl eine Klasse mit derselben Runde.
%@ has arrows. Withdraw the archer instead.	\#u{1}a hat Pfeile. Zieh die Person stattdessen zurück.
%@ high	\#u{1}a hoch
%@ is no year of birth.	\#u{1}a ist kein Geburtsjahr.
%@ is scored by buttons, not on a face.	\#u{1}a wird mit Tasten geschrieben, nicht auf einer Auflage.
%@ leads with %@.	\#u{1}a führt mit \#u{1}b.
%@ left	\#u{1}a links
%@ lines skipped	\#u{2}a\#u{3}1\#u{1}a Zeile übersprungen\#u{3}o\#u{1}a Zeilen übersprungen\#u{4}
%@ low	\#u{1}a tief
%@ mm from the centre	\#u{1}a mm von der Mitte
%@ of %@	\#u{1}a von \#u{1}b
%@ of %@ archers	\#u{1}a von \#u{1}b Schützen
%@ of %@ ends	\#u{1}a von \#u{1}b Passen
%@ on average	im Schnitt \#u{1}a
%@ other archers	\#u{2}a\#u{3}1\#u{1}a weiteren Schützen\#u{3}o\#u{1}a weitere Schützen\#u{4}
%@ points	\#u{2}a\#u{3}1\#u{1}a Ring\#u{3}o\#u{1}a Ringe\#u{4}
%@ right	\#u{1}a rechts
%@ says: “I am %@”	\#u{1}a sagt: „Ich bin \#u{1}b“
%@ scores this archer.	\#u{1}a schreibt für diesen Schützen.
%@ stands at %@ already.	\#u{1}a steht schon auf \#u{1}b.
%@ stands at %@ now; move that archer first.	\#u{1}a steht jetzt auf \#u{1}b. Versetze erst diesen Schützen.
%@ without a bow.	\#u{2}a\#u{3}1\#u{1}a ohne Bogen.\#u{3}o\#u{1}a ohne Bogen.\#u{4}
%@ · %@ arrows, at most %@	\#u{2}b\#u{3}1\#u{1}a · \#u{1}b Pfeil, höchstens \#u{1}c\#u{3}o\#u{1}a · \#u{1}b Pfeile, höchstens \#u{1}c\#u{4}
%@ · Big screen	\#u{1}a · Großer Bildschirm
%@, %@ points, counts	\#u{1}a, \#u{1}b Ringe, zählt
%@, corrected: correct it	\#u{1}a, berichtigt: ändern
%@, end %@, arrow %@	\#u{1}a, Passe \#u{1}b, Pfeil \#u{1}c
%@, ends of %@	\#u{1}a, Passen von \#u{1}b
%@, from your <a>settings</a>.	\#u{1}a, aus deinen <a>Einstellungen</a>.
%@-ring face	\#u{1}a-Ring-Auflage
%@. Arrow %@ of end %@, end total %@.	\#u{1}a. Pfeil \#u{1}b der Passe \#u{1}c, Passe bisher \#u{1}d.
%@. The board shows the first entry until this is settled.	\#u{1}a. Die Rangliste zeigt den ersten Eintrag, bis das geklärt ist.
%@: correct it	\#u{1}a: ändern
12 or 12A	12 oder 12A
<bdi>%@</bdi> is on the entry list.	<bdi>\#u{1}a</bdi> steht auf der Meldeliste.
<code>%@</code> · %@ arrows · %@	\#u{2}b\#u{3}1<code>\#u{1}a</code> · \#u{1}b Pfeil · \#u{1}c\#u{3}o<code>\#u{1}a</code> · \#u{1}b Pfeile · \#u{1}c\#u{4}
<span>Checked</span> against paper by <bdi>%@</bdi>, <time>%@</time>.	Mit dem Papier <span>verglichen</span> von <bdi>\#u{1}a</bdi>, <time>\#u{1}b</time>.
= means tied: equal in everything that is compared.	= heißt ringgleich: gleich in allem, was verglichen wird.
= means tied: equal in everything that the rule compares.	= heißt ringgleich: gleich in allem, was die Regel vergleicht.
A category's code has 1 to 20 letters and digits, such as RM.	Das Kürzel einer Klasse hat 1 bis 20 Buchstaben und Ziffern, wie RM.
A combined category ranks two categories or more. Choose them for %@.	Eine gemeinsame Klasse wertet zwei Klassen oder mehr. Wähl sie für \#u{1}a.
A device whose clock is more than a day ahead changed these settings.	Ein Gerät, dessen Uhr mehr als einen Tag vorgeht, hat diese Einstellungen geändert.
A face cannot be %@ micrometres wide.	Eine Auflage kann nicht \#u{1}a Mikrometer breit sein.
A limit of guests is between 0 and %@.	Eine Grenze für Gäste liegt zwischen 0 und \#u{1}a.
A medal needs 1 to %@ entries.	Eine Medaille braucht 1 bis \#u{1}a Meldungen.
A name holds only characters that can be seen.	Ein Name hat nur sichtbare Zeichen.
A phone that scans a card scores the archers at its target, and opens nothing else. No account is needed. The links end with the shoot.	Ein Handy, das eine Karte scannt, schreibt für die Scheibe auf der Karte und öffnet nichts anderes. Ein Konto ist nicht nötig. Die Links enden mit dem Turnier.
A place has at most %@ characters on one line.	Ein Ort hat höchstens \#u{1}a Zeichen in einer Zeile.
A point on the face needs two numbers.	Ein Punkt auf der Auflage braucht zwei Zahlen.
A registrar reads and changes this register.	Wer das Register führt, liest und ändert es.
A round of your own	Eine eigene Runde
A round of your own is filled in, and the list names another. Choose your own in the list, or leave it empty.	Eine eigene Runde ist ausgefüllt, und die Liste nennt eine andere. Wähle in der Liste deine eigene oder lass sie leer.
A round of your own, as described below	Eine eigene Runde, wie unten beschrieben
A scorer can also correct the sheet. The dispute ends when both entries agree.	Auch ein Schreiber kann den Schusszettel berichtigen. Der Streit endet, wenn beide Einträge gleich sind.
A setting of %@	Eine Einstellung von \#u{1}a
A shaft is over 0 and at most 9.3 mm thick, not %@ micrometres.	Ein Schaft ist über 0 und höchstens 9,3 mm dick, nicht \#u{1}a Mikrometer.
A shoot has at most %@ categories.	Ein Wettkampf hat höchstens \#u{1}a Klassen.
A shoot-off has at most 12 arrows and distances of 0 to 1000 mm.	Ein Stechen hat höchstens 12 Pfeile und Abstände von 0 bis 1000 mm.
A tournament has at most %@ archers.	Ein Turnier hat höchstens \#u{1}a Schützen.
A tournament is cancelled, not taken back.	Ein Turnier wird abgesagt, nicht zurückgenommen.
A tournament's name has 1 to %@ characters.	Der Name eines Turniers hat 1 bis \#u{1}a Zeichen.
Account	Konto
Active	Aktiv
Add QR codes	QR-Codes hinzufügen
Add a category	Klasse hinzufügen
Add a set	Satz von Klassen hinzufügen
Add an archer	Person hinzufügen
Add archer	Hinzufügen
Add archers	Schützen hinzufügen
Add archers below, or send an invite.	Füge unten Schützen hinzu oder verschicke eine Einladung.
Add the set	Satz hinzufügen
Add to the roster	Zur Starterliste hinzufügen
Adult	Erwachsene
After the last arrow	Nach dem letzten Pfeil
After two first places comes the second.	Nach zwei ersten Plätzen kommt der zweite.
After two first places comes the third.	Nach zwei ersten Plätzen kommt der dritte.
Age class	Altersklasse
Age classes	Altersklassen
All archers	Alle Schützen
All arrows are in	Alle Pfeile sind geschrieben
All categories	Alle Klassen
All ends	Alle Passen
All ends are shot. Look the sheets over and finalise.	Alle Passen sind geschossen. Prüfe die Schusszettel und schließe ab.
All entries stay on record.	Alle Einträge bleiben erhalten.
All entries stay on record. Deciding again is a correction.	Alle Einträge bleiben erhalten. Eine neue Entscheidung ist eine Berichtigung.
All faces are drawn to the same scale.	Alle Auflagen sind im selben Maßstab gezeichnet.
All final	Alle endgültig
All rounds	Alle Runden
All rounds, with their faces	Alle Runden mit ihren Auflagen
All shoots	Alle Turniere
All time	Gesamte Zeit
All together	Alle zusammen
Also for everyone else at target %@	Auch für alle anderen auf Scheibe \#u{1}a
An archer brings at most %@ guests. %@	Ein Schütze bringt höchstens \#u{1}a Gäste mit. \#u{1}b
An archer's name has at most %@ characters.	Der Name eines Schützen hat höchstens \#u{1}a Zeichen.
An end counts when its last arrow is in.	Eine Passe zählt, wenn ihr letzter Pfeil geschrieben ist.
Another account made this tournament. Make one of your own.	Ein anderes Konto hat dieses Turnier erstellt. Erstelle ein eigenes.
Another practice	Noch ein Training
Archer	Schütze
Archers	Schützen
Archers go to	Die Schützen kommen in
Archers join by typing it on their phones, with their name and bow.	Schützen treten bei, indem sie ihn auf ihrem Telefon mit Name und Bogen eingeben.
Archers who come late	Schützen, die später kommen
Archers without a target get no code. Give out the targets first.	Ohne Scheibe gibt es keinen Code. Vergib zuerst die Scheiben.
Archers without an account: one name per line. You score for them.	Schützen ohne Konto: ein Name je Zeile. Du schreibst für sie.
Archers without an account: one name per line. You score for them. At most %@ for each archer and %@ in all. Change this under <em>Ranking and other rules</em>, or import an entry list later.	Schützen ohne Konto: ein Name je Zeile. Du schreibst für sie. Höchstens \#u{1}a je Schütze und \#u{1}b insgesamt. Ändere das unter <em>Wertung und weitere Regeln</em> oder lies später eine Meldeliste ein.
Archery GB: bows, age classes, open and female	Archery GB: Bögen, Altersklassen, offen und Frauen
Archer’s signature	Unterschrift Schütze
Are you on the entry list?	Stehst du auf der Meldeliste?
Arrow	Pfeil
Arrow %@ of %@	Pfeil \#u{1}a von \#u{1}b
Arrows	Pfeile
Arrows are recorded in this category. Give a reason for the change.	In dieser Klasse sind Pfeile eingetragen. Nenn einen Grund für die Änderung.
Arrows in an end	Pfeile je Passe
Arrows stay on the sheet; the archer is not ranked and shoots no more.	Die Pfeile bleiben auf dem Schusszettel. Der Schütze wird nicht gewertet und schießt nicht weiter.
Arrows stay on the sheet; the archer is not ranked.	Die Pfeile bleiben auf dem Schusszettel. Der Schütze wird nicht gewertet.
Arrows, as entered	Pfeile, wie eingegeben
Ask the organiser for a new card.	Bitte die Turnierleitung um eine neue Karte.
Ask the organiser for an invite, then <a>join</a>.	Bitte den Veranstalter um eine Einladung, dann <a>tritt bei</a>.
Ask whoever runs this server to make you one.	Bitte den Betreiber dieses Servers, dich dazu zu machen.
At most %@ for each archer and %@ in all. An entry list can have any number.	Höchstens \#u{1}a je Schütze und \#u{1}b insgesamt. Eine Meldeliste kann beliebig viele enthalten.
At most %@ guests may take part. %@	Höchstens \#u{1}a Gäste dürfen teilnehmen. \#u{1}b
At most %@ shoots can be combined.	Höchstens \#u{1}a Turniere lassen sich zusammenfassen.
Awards medals	Mit Medaillen
Back in	Wieder dabei
Back in: %@	Wieder dabei: \#u{1}a
Back in: <bdi>%@</bdi>	Wieder dabei: <bdi>\#u{1}a</bdi>
Back to the categories	Zurück zu den Klassen
Back to the results	Zurück zu den Ergebnissen
Back to the shoot	Zurück zum Turnier
Barebow	Blankbogen
Best in practice	Bestes im Training
Best scores	Bestenliste
Best scores exist for all time and for each season. If you choose a month or a week, you see the season and get no notifications about ranks.	Bestenlisten gibt es für die gesamte Zeit und für jede Saison. Bei Monat oder Woche siehst du die Saison und bekommst keine Mitteilungen über Plätze.
Best scores of all	Bestenliste aller
Best scores, %@	Bestenliste, \#u{1}a
Big screen	Großer Bildschirm
Board	Rangliste
Board · %@	Rangliste · \#u{1}a
Boards	Ranglisten
Bow	Bogen
Bow and period: %@, %@	Bogen und Zeitraum: \#u{1}a, \#u{1}b
Bows	Bögen
Bows in turn	Bögen abwechselnd
Bows · %@	Bögen · \#u{1}a
Bows · <bdi>%@</bdi>	Bögen · <bdi>\#u{1}a</bdi>
Bronze	Bronze
Buttons	Tasten
By place	Nach Platz
By target	Nach Scheibe
Cancel for good	Endgültig absagen
Cancel the shoot	Turnier absagen
Cancelled	Abgesagt
Cards need an id without dots.	Karten brauchen eine Kennung ohne Punkte.
Categories	Klassen
Categories to rank together	Klassen, die zusammen gewertet werden
Categories · %@	Klassen · \#u{1}a
Categories · <bdi>%@</bdi>	Klassen · <bdi>\#u{1}a</bdi>
Category	Klasse
Category · %@	Klasse · \#u{1}a
Centre %@ and %@.	Mitte \#u{1}a und \#u{1}b.
Centre %@.	Mitte \#u{1}a.
Centre in the middle.	Mitte im Zentrum.
Change the shoot	Turnier ändern
Check against paper	Mit dem Papier vergleichen
Check each sheet. Finalising ends the practice.	Prüfe jeden Schusszettel. Mit dem Abschließen endet das Training.
Check each sheet. Once finalised, only the organiser can change a score.	Prüfe jeden Schusszettel. Danach kann nur der Veranstalter ein Ergebnis ändern.
Check first	Erst prüfen
Check these lines	Prüfe diese Zeilen
Check, then finalise	Prüfen, dann abschließen
Choose a round, add archers and start. Everything stays on this device.	Wähle eine Runde, füge Schützen hinzu und starte. Alles bleibt auf diesem Gerät.
Choose other shoots	Andere Turniere wählen
Choose two shoots or more, such as the rounds of one day. Their totals are added up.	Wähle mindestens zwei Turniere, zum Beispiel die Runden eines Tages. Ihre Ergebnisse werden addiert.
Choose your name	Wähle deinen Namen
Clear this if you only keep score.	Abwählen, wenn du nur schreibst.
Clear this if you only watch or keep score.	Abwählen, wenn du nur zuschaust oder schreibst.
Close	Schließen
Club	Verein
Code	Kürzel
Columns not used: %@. The list can have name, bow and target.	Nicht benutzte Spalten: \#u{1}a. Die Liste kann Name, Bogen und Scheibe haben.
Combine categories	Klassen zusammen werten
Combine results	Ergebnisse zusammenfassen
Combined results	Zusammengefasste Ergebnisse
Compare	Vergleichen
Compound	Compound
Confirm	Bestätigen
Connecting…	Verbinden…
Continue	Fortsetzen
Continue with the others	Mit den anderen weiter
Copies names, bows, shafts, targets and scorers, but no arrows. Withdrawn archers stay out.	Übernimmt Namen, Bögen, Schäfte, Scheiben und Schreiber, aber keine Pfeile. Zurückgezogene Schützen bleiben draußen.
Copy %@	\#u{1}a übernehmen
Copy of %@	Kopie von \#u{1}a
Copy this shoot	Turnier kopieren
Correct an arrow	Pfeil berichtigen
Correct end %@, arrow %@ <span>now</span> <span2>%@</span2>	Passe \#u{1}a, Pfeil \#u{1}b berichtigen <span>jetzt</span> <span2>\#u{1}c</span2>
Create another code	Weiteren Code erstellen
Create the shoot	Turnier erstellen
Date	Datum
Default bow for boards	Vorgabe: Bogen der Ranglisten
Default period for best scores	Vorgabe: Zeitraum der Bestenlisten
Delete	Löschen
Delete %@ from the register?	\#u{1}a aus dem Register löschen?
Delete archer	Person löschen
Details	Angaben
Did not finish	Nicht beendet
Did not start	Nicht angetreten
Discard the practice	Training verwerfen
Disputes settled	Strittige Passen geklärt
Disputes · %@	Strittige Passen · \#u{1}a
Disputes · <bdi>%@</bdi>	Strittige Passen · <bdi>\#u{1}a</bdi>
Disqualified	Disqualifiziert
Disqualify	Disqualifizieren
Disqualify %@	\#u{1}a disqualifizieren
Disqualify %@?	\#u{1}a disqualifizieren?
Distance in m	Entfernung in m
Down	Nach unten
Each card gets a QR code. A phone that scans it scores the archers at that target, without an account.	Jede Karte bekommt einen QR-Code. Ein Handy, das ihn scannt, schreibt ohne Konto für diese Scheibe.
Each category has its own round, tie rule and podium. All shoot on one line and appear in one result list.	Jede Klasse hat ihre eigene Runde, Gleichstandsregel und ihr eigenes Podest. Alle schießen auf einer Linie und stehen in einer Ergebnisliste.
Each scorer corrects the own sheet. The organiser can correct every one.	Du kannst nur deinen eigenen Schusszettel berichtigen. Der Veranstalter kann alle berichtigen.
End	Passe
End %@	Passe \#u{1}a
End %@ of %@	Passe \#u{1}a von \#u{1}b
End %@ of %@ waits for the second scorer's sheet.	Passe \#u{1}a von \#u{1}b wartet auf den zweiten Schreiber.
End %@ of %@ was entered differently. First the organiser decides what counts, or its scorer corrects it.	Passe \#u{1}a von \#u{1}b wurde verschieden eingegeben. Erst entscheidet der Veranstalter, was zählt, oder ihr Schreiber berichtigt sie.
End %@ was changed on another device. The page now shows what is recorded; enter the arrow again if it is missing.	Passe \#u{1}a wurde auf einem anderen Gerät geändert. Die Seite zeigt jetzt den gespeicherten Stand. Gib den Pfeil noch einmal ein, wenn er fehlt.
End %@ · <bdi>%@</bdi>	Passe \#u{1}a · <bdi>\#u{1}b</bdi>
End %@ ✓	Passe \#u{1}a ✓
End %@, %@ points so far	Passe \#u{1}a, bisher \#u{1}b Ringe
End %@, %@ points: %@	Passe \#u{1}a, \#u{1}b Ringe: \#u{1}c
End %@: %@	Passe \#u{1}a: \#u{1}b
End %@: <strong>%@</strong>	Passe \#u{1}a: <strong>\#u{1}b</strong>
End all links	Alle Links beenden
End by end	Passe für Passe
End the links of all cards? Scorers can no longer open them.	Die Links aller Karten beenden? Niemand kann sie danach öffnen.
End this code	Code beenden
End this code? Archers can no longer join with it.	Diesen Code beenden? Damit kann dann niemand mehr beitreten.
End this link	Verknüpfung lösen
End total	Summe der Passe
Ends	Passen
Ends %@	Passen \#u{1}a
Ends of %@	Passen von \#u{1}a
Ends shot	Geschossene Passen
Enter a name for the category %@.	Gib der Klasse \#u{1}a einen Namen.
Enter a place for two archers or more.	Gib Plätze für mindestens zwei Schützen ein.
Enter it at <span>%@</span>, or open <a>%@</a>.	Unter <span>\#u{1}a</span> eingeben oder <a>\#u{1}b</a> öffnen.
Enter the archer's name.	Gib den Namen ein.
Enter the date as year, month and day, such as 2026-11-24.	Gib das Datum als Jahr, Monat und Tag ein, wie 2026-11-24.
Enter the places of the shoot-off: 1, 2 and so on. They only separate tied archers. Leave the field empty for archers who did not take part. The same number means still tied.	Gib die Plätze des Stechens ein: 1, 2 und so weiter. Sie trennen nur ringgleiche Schützen. Lass das Feld leer für Schützen, die nicht teilgenommen haben. Gleiche Zahlen heißen weiter ringgleich.
Enter the totals from the paper sheet. Leave a count empty if the sheet has none.	Gib die Summen vom Papierzettel ein. Lass eine Anzahl leer, die dort fehlt.
Entries needed for gold	Meldungen für Gold
Entry	Eingabe
Entry list	Meldeliste
Entry list · %@	Meldeliste · \#u{1}a
Entry list · <bdi>%@</bdi>	Meldeliste · <bdi>\#u{1}a</bdi>
Events of the type "%@" are not known here. Update the server, then send them again.	Ereignisse der Art „\#u{1}a“ sind hier unbekannt. Aktualisiere den Server und sende sie noch einmal.
Every arrow	Jeder Pfeil
Every bow	Alle Bögen
Every bow, all time	Alle Bögen, gesamte Zeit
Every entry for this archer, newest last. Entries are never changed, only added.	Jeder Eintrag zu diesem Schützen, der neueste zuletzt. Einträge werden nie geändert, nur ergänzt.
Everyone shoots %@ and is ranked together.	Alle schießen \#u{1}a und werden zusammen gewertet.
Everyone shoots %@ and is ranked together. Add categories to change that.	Alle schießen \#u{1}a und werden zusammen gewertet. Füg Klassen hinzu, um das zu ändern.
Everything that the register holds about this archer is deleted. Results of shoots stay.	Alles, was das Register über diese Person enthält, wird gelöscht. Ergebnisse von Turnieren bleiben.
Face in cm	Auflage in cm
Female	Weiblich
Field and 3D	Feldbogen und 3D
File	Datei
Final (version 1)	Endgültig (Version 1)
Final, corrected (version %@)	Endgültig, berichtigt (Version \#u{1}a)
Finalise at once	Sofort abschließen
Finalise the scores	Ergebnisse abschließen
Finalise the sheets? Only the organiser can correct them afterwards.	Schusszettel abschließen? Danach kann nur der Veranstalter sie berichtigen.
Find	Suchen
Find archers	Schützen suchen
Finish	Beenden
Finish early	Vorzeitig beenden
Finish the practice	Training beenden
Finish the practice with the arrows shot so far?	Training mit den bisher geschossenen Pfeilen beenden?
Finish the shoot	Turnier beenden
Finish the shoot now	Turnier jetzt beenden
Finish the shoot? No arrow can be entered afterwards.	Turnier beenden? Danach lassen sich keine Pfeile mehr eingeben.
Finished	Beendet
First:	Sieger:
For %@ more archers, until <time>%@</time>.	\#u{2}a\#u{3}1Noch für \#u{1}a Schützen, bis <time>\#u{1}b</time>.\#u{3}oNoch für \#u{1}a Schützen, bis <time>\#u{1}b</time>.\#u{4}
For an archer who was entered by mistake. The archer has no arrows yet.	Für einen versehentlichen Eintrag. Es gibt noch keine Pfeile.
For bronze	Für Bronze
For silver	Für Silber
For the bows on the roster. You can change or remove each category afterwards.	Für die Bögen der Teilnehmer. Danach lässt sich jede Klasse ändern oder entfernen.
From only %@ of %@ arrows.	Aus nur \#u{1}a von \#u{1}b Pfeilen.
Gender	Geschlecht
Genders	Geschlechter
Give a reason: it stays with the correction.	Gib einen Grund an. Er bleibt bei der Berichtigung.
Gold	Gold
Guest	Gast
Guest of %@	Gast von \#u{1}a
Guests	Gäste
Guests in all	Gäste insgesamt
Guests per archer	Gäste je Schütze
Highlight my rows	Meine Zeilen hervorheben
Highlight my rows: no	Meine Zeilen hervorheben: nein
Highlight my rows: yes	Meine Zeilen hervorheben: ja
History	Verlauf
Hits	Treffer
Hold and slide to be exact.	Für genaues Setzen halten und schieben.
How often each end is entered	Wie oft jede Passe eingegeben wird
How ties are broken	Entscheidung bei Ringgleichheit
I shoot	Ich schieße
I shoot a personal best	Ich schieße eine Bestleistung
I shoot, too	Ich schieße auch
Imperial	Imperial
Import	Einlesen
Import a table	Tabelle einlesen
In front:	Vorn:
Indoor	Halle
Indoor %@	Halle \#u{1}a
Indoors	Halle
Input	Eingabeart
Join a shoot	Einem Turnier beitreten
Join with a code	Mit einem Code beitreten
Join yourself first; then you may add guests of your own.	Tritt zuerst selbst bei, dann kannst du eigene Gäste hinzufügen.
Keep as it is	So lassen
Left	Links
Licence number	Lizenznummer
Line %@:	Zeile \#u{1}a:
Line-up	Startaufstellung
Line-up · %@	Startaufstellung · \#u{1}a
Line-up · <bdi>%@</bdi>	Startaufstellung · <bdi>\#u{1}a</bdi>
Linked with the account of %@. The arrows count in its scores and bests.	Verknüpft mit dem Konto von \#u{1}a. Die Pfeile zählen dort zu den Ergebnissen und Bestleistungen.
Live board	Laufende Rangliste
Longbow	Langbogen
Look at the disputes	Strittige Passen ansehen
M, miss	M, Fehlschuss
Make a registrar	Zur Registerführung machen
Male	Männlich
Medals	Medaillen
Medals by club	Medaillen nach Verein
Member register	Mitgliederregister
Miss	Fehlschuss
Missed ends count as misses.	Verpasste Passen zählen als Fehlschüsse.
More for %@	Mehr zu \#u{1}a
Moved since the last end	Bewegung seit der letzten Passe
My rank in the best scores changes	Mein Platz in der Bestenliste ändert sich
My scores	Meine Ergebnisse
Name	Name
Name contains	Name enthält
Name or club	Name oder Verein
Name, bow, target and more	Name, Bogen, Scheibe und mehr
Needed when archers of the category have arrows. Their round cannot change any more.	Nötig, wenn Schützen der Klasse schon Pfeile haben. Ihre Runde lässt sich nicht mehr ändern.
New category	Neue Klasse
New combined category	Neue gemeinsame Klasse
New shoot	Neues Turnier
New value	Neuer Wert
Next page	Nächste Seite
No	Nein
No archer "%@" takes part.	Kein Schütze „\#u{1}a“ nimmt teil.
No archers added.	Keine Schützen hinzugefügt.
No archers are on the board yet.	Noch keine Schützen auf der Rangliste.
No archers are tied, so no shoot-off is needed.	Kein Schütze ist ringgleich, also braucht es kein Stechen.
No archers match.	Keine passenden Schützen.
No archers on the roster yet.	Noch keine Schützen auf der Starterliste.
No archers on the roster yet. <a>Add archers</a>	Noch keine Schützen auf der Starterliste. <a>Schützen hinzufügen</a>
No archers yet.	Noch keine Schützen.
No arrow at a face yet. Choose the face as input while scoring, and each arrow appears here.	Noch kein Pfeil auf einer Auflage. Wähle beim Schreiben die Auflage als Eingabeart, dann erscheint hier jeder Pfeil.
No arrows yet in these shoots.	In diesen Turnieren noch keine Pfeile.
No arrows yet.	Noch keine Pfeile.
No bow, age class or gender yet	Noch kein Bogen, keine Altersklasse, kein Geschlecht
No category	Keine Klasse
No longer a registrar	Registerführung beenden
No one	Niemand
No open disputes.	Keine strittigen Passen.
No other accounts yet.	Noch keine anderen Konten.
No scores yet. Scores appear here when a shoot is finished. Practice does not count.	Noch keine Ergebnisse. Sie erscheinen hier, wenn ein Turnier beendet ist. Training zählt nicht.
No scores yet. Your total appears here when a shoot is finished. <a>Join or start a shoot</a>	Noch keine Ergebnisse. Deine Summe erscheint hier, wenn ein Turnier beendet ist. <a>Turnier beitreten oder starten</a>
No sheet of this round has such totals: at most %@ points.	Kein Schusszettel dieser Runde hat solche Summen: höchstens \#u{1}a Ringe.
No sheet yet.	Noch kein Schusszettel.
No shoot yet	Noch kein Turnier
No shoots yet. <a>Start one first</a>	Noch keine Turniere. <a>Erst eines starten</a>
Nobody entered this end so. Look at its entries again.	Niemand hat diese Passe so eingegeben. Sieh dir die Einträge noch einmal an.
Nobody shares a place. Archers who are tied stand along the line of targets.	Kein Platz wird geteilt. Bei Gleichstand zählt die Reihenfolge der Scheiben.
None of %@ arrows are placed on the face.	Keiner von \#u{1}a Pfeilen ist auf der Auflage gesetzt.
None ticked means all.	Kein Haken bedeutet alle.
Not all of your archers have shot everything.	Nicht alle deine Schützen haben alles geschossen.
Not everybody has shot everything. Close it by force to list them as DNF.	Nicht alle haben alles geschossen. Beende vorzeitig, dann gelten sie als nicht beendet (DNF).
Not final	Nicht endgültig
Not finished: %@	Noch nicht fertig: \#u{1}a
Not finished: %@ and %@ more.	Noch nicht fertig: \#u{1}a und \#u{1}b weitere.
Not given	Keine Angabe
Not said	Keine Angabe
Notes	Notizen
Notes have at most %@ characters.	Notizen haben höchstens \#u{1}a Zeichen.
Nothing more can be entered here.	Hier lässt sich nichts mehr eingeben.
Nothing more can be entered, and there will be no results. The arrows stay on record.	Es lässt sich nichts mehr eingeben, und es gibt keine Ergebnisse. Die Pfeile bleiben erhalten.
Nothing was added. Check %@ lines.	\#u{2}a\#u{3}1Nichts hinzugefügt. Prüfe \#u{1}a Zeile.\#u{3}oNichts hinzugefügt. Prüfe \#u{1}a Zeilen.\#u{4}
Notify me about	Mitteilen, wenn
Notify me about my rank: no	Meinen Platz mitteilen: nein
Notify me about my rank: yes	Meinen Platz mitteilen: ja
Notify me about personal bests: no	Bestleistungen mitteilen: nein
Notify me about personal bests: yes	Bestleistungen mitteilen: ja
On the board	Auf der Rangliste
On the roster	Auf der Starterliste
Once	Einmal
One for each bow	Eine für jeden Bogen
One name per line. You score for them. %@	Ein Name je Zeile. Du schreibst für sie. \#u{1}a
Only %@ of %@ arrows are placed, too few for a group.	Nur \#u{1}a von \#u{1}b Pfeilen sind gesetzt, zu wenige für eine Gruppe.
Only an organiser makes shoots here.	Hier erstellt nur ein Veranstalter Turniere.
Only organisers make shoots here. Ask the server's owner, or start a practice.	Hier erstellen nur Veranstalter Turniere. Frage den Betreiber des Servers oder beginne ein Training.
Only the organiser may do this.	Das darf nur der Veranstalter.
Only the owner of this server and the registrars see this page. Entry lists get names and bows from it.	Nur der Besitzer dieses Servers und die Registerführung sehen diese Seite. Meldelisten bekommen Namen und Bögen daraus.
Only this machine reaches the server. For phones, start it with: archery serve --host 0.0.0.0	Nur dieser Rechner erreicht den Server. Starte ihn für Telefone so: archery serve --host 0.0.0.0
Only who recorded it, or the organiser, can take it back.	Nur der Schreiber selbst oder der Veranstalter kann das zurücknehmen.
Only you see practice. It does not count for best scores.	Nur du siehst dein Training. Es zählt nicht für die Bestenliste.
Open disputes	Strittige Passen
Or on the %@: <code>%@</code>	Oder auf \#u{1}a: <code>\#u{1}b</code>
Others shoot with me	Andere schießen mit
Outdoor	Im Freien
Outdoor %@	Freien \#u{1}a
Outdoors	Im Freien
Page before	Vorige Seite
Paste a table from a spreadsheet. Its first line names the columns: name, bow, target, club, birth year, gender, licence. Only the name is needed. Ianseo’s entry list is read, too. Archers already on the roster stay, with the bow and target given here, so you can import a list again.	Füge eine Tabelle ein. Die erste Zeile nennt die Spalten: Name, Bogen, Scheibe, Verein, Geburtsjahr, Geschlecht, Lizenz. Nur der Name ist nötig. Auch die Meldeliste von Ianseo wird gelesen. Wer schon auf der Liste steht, bleibt dort mit dem Bogen und der Scheibe von hier; du kannst eine Liste also noch einmal einlesen.
Pause	Pause
Paused	Unterbrochen
People	Personen
Personal best	Bestleistung
Personal best: %@ in %@ at %@, %@ before.	Bestleistung: \#u{1}a in \#u{1}b bei \#u{1}c, vorher \#u{1}d.
Personal bests	Bestleistungen
Personal bests and changed places among the best scores	Bestleistungen und geänderte Plätze in der Bestenliste
Pin an archer	Schützen anheften
Pinned archers	Angeheftete Schützen
Place	Platz
Place %@ of %@, %@ behind the highest score.	Platz \#u{1}a von \#u{1}b, \#u{1}c hinter dem höchsten Ergebnis.
Place %@ of %@, shared, %@ behind the highest score.	Platz \#u{1}a von \#u{1}b, geteilt, \#u{1}c hinter dem höchsten Ergebnis.
Place %@ of %@, shared.	Platz \#u{1}a von \#u{1}b, geteilt.
Place %@ of %@.	Platz \#u{1}a von \#u{1}b.
Place, where it is shot	Ort
Places after a tie	Plätze nach Ringgleichheit
Podium	Siegertreppe
Practice	Training
Practice has no categories. Make a shoot instead.	Training hat keine Klassen. Leg einen Wettkampf an.
Practice, not finished	Training, nicht beendet
Practise	Trainieren
Practise again	Noch einmal trainieren
Prepare	Vorbereiten
Print this page. Each archer gets one sheet with the arrows shot so far.	Drucke diese Seite. Jeder Schütze bekommt ein Blatt mit den bisherigen Pfeilen.
Progress	Fortschritt
Provisional · %@	Vorläufig · \#u{1}a
QR code for the scorer of target %@	QR-Code für das Schreiben an Scheibe \#u{1}a
QR code of the live board	QR-Code der Rangliste
QR code to join	QR-Code zum Mitmachen
QR codes for scorers	QR-Codes zum Schreiben
Ranking and other rules	Wertung und weitere Regeln
Reason	Grund
Reason (optional)	Grund (freiwillig)
Record the shoot-off	Stechen eintragen
Recorded	Gespeichert
Recurve	Recurve
Registrars	Registerführung
Rejected entries	Abgelehnte Einträge
Remove %@	\#u{1}a entfernen
Remove %@ from the roster?	\#u{1}a von der Liste entfernen?
Remove <bdi>%@</bdi>	<bdi>\#u{1}a</bdi> entfernen
Remove from the roster	Von der Liste entfernen
Remove or merge	Entfernen oder zusammenlegen
Remove the category	Klasse entfernen
Remove the category %@?	Die Klasse \#u{1}a entfernen?
Reopen	Wieder öffnen
Reopen the shoot? The results are provisional again.	Den Wettkampf wieder öffnen? Die Ergebnisse sind dann wieder vorläufig.
Results	Ergebnisse
Results of this day combined	Ergebnisse dieses Tages zusammen
Results · %@	Ergebnisse · \#u{1}a
Right	Rechts
Roster	Starterliste
Round	Runde
Round, rule and settings are fixed once the tournament has started.	Runde, Regel und Einstellungen stehen fest, sobald das Turnier begonnen hat.
Rounds	Runden
Running total	Laufende Summe
SHA-256 of the journal: <span>%@</span>	SHA-256 des Protokolls: <span>\#u{1}a</span>
Save	Speichern
Save as CSV	Als CSV speichern
Save correction	Berichtigung speichern
Save for Ianseo	Für Ianseo speichern
Save scorers	Schreiber speichern
Saved.	Gespeichert.
Scan to score	Scannen und schreiben
Score	Ringe
Score card of %@	Schusszettel von \#u{1}a
Score cards	Schusszettel
Score cards of <bdi>%@</bdi>	Schusszettel von <bdi>\#u{1}a</bdi>
Score cards · %@	Schusszettel · \#u{1}a
Score for these archers yourself, or choose scorers on each archer’s page. An archer with an account taps “That’s me” on the shoot’s page.	Schreib selbst für diese Schützen, oder bestimme auf der Seite jedes Schützen, wer schreibt. Wer ein Konto hat, tippt auf der Seite des Turniers auf „Das bin ich“.
Score · %@	Schreiben · \#u{1}a
Scorers	Schreiber
Scorers of an archer share one sheet.	Die Schreiber eines Schützen teilen sich einen Schusszettel.
Scorer’s signature	Unterschrift Schreiber
Scores are final when the scorer says so.	Ergebnisse gelten, wenn der Schreiber es sagt.
Scores are final with the last arrow.	Ergebnisse gelten mit dem letzten Pfeil.
Scores of %@	Ergebnisse von \#u{1}a
Scores over time, %@ shoots: %@	\#u{2}a\#u{3}1Ergebnisse im Verlauf, \#u{1}a Turnier: \#u{1}b\#u{3}oErgebnisse im Verlauf, \#u{1}a Turniere: \#u{1}b\#u{4}
Season	Saison
See the results	Ergebnisse ansehen
Set	Satz
Set the bows	Bögen eintragen
Settings	Einstellungen
Settled	Geklärt
Shaft %@	Schaft \#u{1}a
Shaft in mm	Schaft in mm
Sheet of %@	Schusszettel von \#u{1}a
Sheets	Schusszettel
Shoot	Turnier
Shoot-off	Stechen
Shoot-off · <bdi>%@</bdi>	Stechen · <bdi>\#u{1}a</bdi>
Shooting	Läuft
Shooting is paused. Entries are closed until it continues.	Das Schießen ist unterbrochen. Eingaben sind gesperrt, bis es weitergeht.
Shoots	Turniere
Shots<span> of %@</span>	Schüsse<span> von \#u{1}a</span>
Show	Anzeigen
Show a code	Code zeigen
Show combined results	Zusammen anzeigen
Sign in first.	Melde dich zuerst an.
Silver	Silber
Skip these lines	Diese Zeilen überspringen
Spread %@ wide, %@ high.	Streuung \#u{1}a breit, \#u{1}b hoch.
Standings	Rangliste
Start at the first end	Mit der ersten Passe beginnen
Start shooting	Schießen beginnen
Start the shoot	Turnier starten
Stop here	Hier aufhören
Tap an arrow to correct it.	Tippe auf einen Pfeil, um ihn zu berichtigen.
Target	Scheibe
Target %@	Scheibe \#u{1}a
Target face	Auflage
That’s me	Das bin ich
That’s not me	Das bin ich nicht
The archer is listed as disqualified and not ranked. The reason stays on record.	Der Schütze gilt als disqualifiziert und wird nicht gewertet. Der Grund bleibt erhalten.
The archer shoots on with the same sheet.	Der Schütze schießt auf demselben Schusszettel weiter.
The archer who shot last	Wer zuletzt geschossen hat
The archer’s arrows then count in the scores of that account. You can end this on the archer’s page.	Die Pfeile zählen dann zu den Ergebnissen dieses Kontos. Auf der Seite des Schützen kannst du das wieder lösen.
The arrow is too far from the face.	Der Pfeil ist zu weit von der Auflage entfernt.
The board moves with each arrow.	Die Rangliste ändert sich mit jedem Pfeil.
The board shows the first entry until the organiser decides.	Die Rangliste zeigt den ersten Eintrag, bis der Veranstalter entscheidet.
The board shows the first entry until you decide.	Die Rangliste zeigt den ersten Eintrag, bis du entscheidest.
The cross is the middle of the group, the ellipse its spread: one standard deviation each way.	Das Kreuz ist die Mitte der Gruppe, die Ellipse ihre Streuung: eine Standardabweichung nach jeder Seite.
The cross, in steps of 1 mm	Das Kreuz, in Schritten von 1 mm
The event %@ says nothing that can be read as "%@".	Das Ereignis \#u{1}a ist nicht als „\#u{1}b“ lesbar.
The face needs JavaScript, which is off. Use the buttons.	Die Auflage braucht JavaScript, das ausgeschaltet ist. Nimm die Tasten.
The file could not be read.	Die Datei konnte nicht gelesen werden.
The first line names the columns: name, club, bow, birth year, gender, licence, notes. An archer who is there already is changed.	Die erste Zeile nennt die Spalten: Name, Verein, Bogen, Geburtsjahr, Geschlecht, Lizenz, Notizen. Wer schon da ist, wird geändert.
The first on the roster	Wer zuerst auf der Starterliste steht
The journal cannot be written as text: %@.	Das Protokoll lässt sich nicht als Text schreiben: \#u{1}a.
The numbers 1 to 3 go to the spots.	Die Zahlen 1 bis 3 führen zu den Scheibenbildern.
The one that fits	Die passende
The order is reversed.	Die Reihenfolge wird umgekehrt.
The order stays the same.	Die Reihenfolge bleibt gleich.
The organiser confirms it. Then you can score, and the arrows count in your scores and bests, also those shot before.	Die Turnierleitung bestätigt es. Dann kannst du schreiben, und alle Pfeile zählen zu deinen Ergebnissen und Bestleistungen, auch die bisherigen.
The organiser has decided about your last arrow. Ask the organiser to change it.	Der Veranstalter hat über deinen letzten Pfeil entschieden. Bitte ihn um eine Änderung.
The organiser scores this archer.	Der Veranstalter schreibt für diesen Schützen.
The round’s own rule	Die Regel der Runde
The scores are final	Die Ergebnisse sind endgültig
The sheet is final. Only the organiser can correct it now.	Der Schusszettel ist abgeschlossen. Nur der Veranstalter kann ihn noch berichtigen.
The shoot has not started. Add everyone, then start it.	Das Turnier hat nicht begonnen. Füge alle hinzu, dann starte es.
The spots of the sheet are laid over one another.	Die Scheibenbilder der Auflage liegen übereinander.
The tournament has already started.	Das Turnier hat schon begonnen.
The tournament is paused. Wait until it goes on.	Das Turnier ist unterbrochen. Warte, bis es weitergeht.
The tournament was not made yet.	Das Turnier wurde noch nicht erstellt.
There are %@ fields for %@ columns.	Es sind \#u{1}a Felder für \#u{1}b Spalten.
There are %@ fields; Ianseo's list has 4 or 16.	Es sind \#u{1}a Felder; die Liste von Ianseo hat 4 oder 16.
There is no arrow of yours to take back.	Es gibt keinen Pfeil von dir, der sich zurücknehmen lässt.
There is no category "%@". The codes are: %@.	Es gibt keine Klasse „\#u{1}a“. Die Kürzel sind: \#u{1}b.
There is no category "%@". The command archery categories prints the codes.	Es gibt keine Klasse „\#u{1}a“. Der Befehl archery categories zeigt die Kürzel.
There is no licence number.	Die Lizenznummer fehlt.
There is no name.	Der Name fehlt.
There is no round "%@". The command archery rounds prints the codes.	Es gibt keine Runde „\#u{1}a“. Der Befehl archery rounds zeigt die Kürzel.
There is no such arrow on the sheet.	Diesen Pfeil gibt es auf dem Schusszettel nicht.
There is no such event to take back.	Es gibt kein solches Ereignis zum Zurücknehmen.
There is no such round.	Diese Runde gibt es nicht.
There is no such tournament.	Dieses Turnier gibt es nicht.
These archers are not done and will be listed as not finished: %@	Diese Schützen sind nicht fertig und werden so aufgeführt: \#u{1}a
These archers fit no category, or several. Choose one for each. Until then they shoot %@.	Diese Schützen passen in keine Klasse oder in mehrere. Wähl für jeden eine. Bis dahin schießen sie \#u{1}a.
They shoot the missed ends while the others wait.	Sie schießen die verpassten Passen, während die anderen warten.
They shoot the same round.	Sie schießen dieselbe Runde.
This account already shoots as %@.	Dieses Konto schießt schon als \#u{1}a.
This account has not asked for the archer. The account asks first, on its own page.	Dieses Konto hat nicht danach gefragt. Es fragt zuerst, auf der eigenen Seite.
This archer already takes part.	Dieser Schütze nimmt schon teil.
This archer has an account already.	Diese Person hat schon ein Konto.
This archer has an account and cannot be a guest. Invite the archer instead.	Dieser Schütze hat ein Konto und kann kein Gast sein. Lade ihn stattdessen ein.
This archer has shot this end to its last arrow. Choose the archer whose turn it is.	Dieser Schütze hat alle Pfeile dieser Passe geschossen. Wähle den Schützen, der dran ist.
This archer has shot this end to its last arrow. First it is the turn of %@%@.	Dieser Schütze hat alle Pfeile dieser Passe geschossen. Zuerst ist dran: \#u{1}a\#u{1}b.
This archer is linked with another account. The organiser can end that link.	Diese Person ist mit einem anderen Konto verknüpft. Die Turnierleitung kann die Verknüpfung lösen.
This archer is not linked with that account.	Diese Person ist nicht mit diesem Konto verknüpft.
This archer is out of the tournament.	Dieser Schütze ist nicht mehr im Turnier.
This archer scores alone.	Dieser Schütze schreibt allein.
This cannot be taken back. End the link, or add the archer again.	Das lässt sich nicht zurücknehmen. Löse die Verknüpfung, oder füge die Person wieder hinzu.
This cannot be taken back. Set it as it was before.	Das lässt sich nicht zurücknehmen. Stell es wieder so ein wie vorher.
This cannot be written down: %@.	Das lässt sich nicht speichern: \#u{1}a.
This counts	Das zählt
This end is scored by buttons, not on a face.	Diese Passe wird mit Tasten geschrieben, nicht auf einer Auflage.
This month	Dieser Monat
This score card’s link has ended.	Der Link dieses Schusszettels gilt nicht mehr.
This season	Diese Saison
This tournament was already made.	Dieses Turnier wurde schon erstellt.
This week	Diese Woche
This would undo what another scorer recorded. Ask the organiser.	Das würde den Eintrag eines anderen Schreibers zurücknehmen. Frage den Veranstalter.
To first	Rückstand
Total	Summe
Traditional	Traditioneller Bogen
Twice	Zweimal
Two arrows of this end are in one spot. The judges decide.	Zwei Pfeile dieser Passe stecken in einem Scheibenbild. Die Kampfrichter entscheiden.
Two categories have the code %@. Choose another code for one of them.	Zwei Klassen haben das Kürzel \#u{1}a. Wähl für eine ein anderes.
Two scorers keep one sheet each, and both must agree.	Zwei Schreiber führen je einen Schusszettel, und beide müssen übereinstimmen.
Two scorers or two devices entered these ends differently.	Zwei Schreiber oder zwei Geräte haben diese Passen verschieden eingegeben.
Unassigned	Ohne Klasse
Unassigned: %@	Ohne Klasse: \#u{1}a
Unchanged	Unverändert
Under %@	Unter \#u{1}a
Undo	Rückgängig
Until I stop, in ends as described below	Bis ich aufhöre, in Passen wie unten beschrieben
Up	Nach oben
Used if you choose it above. Distance and face are optional. Without a face you enter arrows with buttons.	Gilt, wenn du sie oben wählst. Entfernung und Auflage sind freiwillig. Ohne Auflage gibst du Pfeile mit Tasten ein.
Value of the arrow	Wert des Pfeils
Values of an arrow	Werte eines Pfeils
Waiting for the board…	Warten auf die Rangliste…
Waiting for the organiser	Wartet auf die Turnierleitung
What the board counts	Was die Rangliste zählt
What was taken back is recorded again.	Das Zurückgenommene ist wieder eingetragen.
Where the arrows hit	Wo die Pfeile trafen
Where the arrows hit at <bdi>%@</bdi>. Shafts of %@ mm.	Wo die Pfeile bei <bdi>\#u{1}a</bdi> trafen. Schäfte mit \#u{1}b mm.
Where they hit	Wo sie trafen
Who comes first in the next end	Wer in der nächsten Passe zuerst kommt
Who is who?	Wer ist wer?
Whole ends	Ganze Passen
With a keyboard: arrow keys move the cross by 1 mm, with Shift by 10. Enter places it, Escape drops it, plus and minus zoom.	Mit der Tastatur: Pfeiltasten bewegen das Kreuz um 1 mm, mit Umschalt um 10. Enter setzt es, Escape verwirft es, Plus und Minus zoomen.
Withdraw	Zurückziehen
Withdraw %@	\#u{1}a zurückziehen
Withdraw %@?	\#u{1}a zurückziehen?
Withdraw <bdi>%@</bdi>	<bdi>\#u{1}a</bdi> zurückziehen
Withdrawn	Zurückgezogen
Without a target	Ohne Scheibe
World Archery: bows, age classes, men and women	World Archery: Bögen, Altersklassen, Männer und Frauen
World Archery’s for its rounds, the imperial rule for imperial rounds.	Die von World Archery für deren Runden, die imperiale für imperiale Runden.
X, %@ points	X, \#u{1}a Ringe
Year of birth	Geburtsjahr
You	Du
You are this archer. The arrows count in your scores and bests.	Das bist du. Die Pfeile zählen zu deinen Ergebnissen und Bestleistungen.
You have fallen from %@ to %@ on %@, behind %@.	Du bist von \#u{1}a auf \#u{1}b gefallen (\#u{1}c), hinter \#u{1}d.
You have fallen from %@ to %@ on %@.	Du bist von \#u{1}a auf \#u{1}b gefallen (\#u{1}c).
You have risen from %@ to %@ on %@.	Du bist von \#u{1}a auf \#u{1}b gestiegen (\#u{1}c).
You may score for yourself and for guests that you added. Ask the organiser, or choose one of your archers.	Du darfst für dich und für Gäste schreiben, die du hinzugefügt hast. Frage den Veranstalter oder wähle einen deiner Schützen.
You said that you are %@. The organiser confirms it with one tap.	Du hast gesagt, dass du \#u{1}a bist. Die Turnierleitung bestätigt es mit einem Tippen.
Your name on the list	Dein Name auf der Liste
Your own	Eigene
Your stored settings cannot be read. You see the defaults. Saving replaces the stored settings.	Deine gespeicherten Einstellungen sind unlesbar. Du siehst die Vorgaben. Speichern ersetzt die alten Einstellungen.
Zoom in	Vergrößern
Zoom out	Verkleinern
a shoot	einem Turnier
after %@	nach \#u{1}a
all time	gesamte Zeit
animals, distance unknown	Tiere, Entfernung unbekannt
at most %@	höchstens \#u{1}a
best %@ of %@	bestes \#u{1}a von \#u{1}b
bow not known	Bogen unbekannt
checked against paper	mit dem Papier verglichen
command|Place	Setzen
command|Score	Schreiben
down %@ places since the last end	\#u{2}a\#u{3}1\#u{1}a Platz gefallen seit der letzten Passe\#u{3}o\#u{1}a Plätze gefallen seit der letzten Passe\#u{4}
e.g. 9, X or M	z. B. 9, X oder M
e.g. Club night	z. B. Vereinsabend
e.g. Recurve women	z. B. Recurve Frauen
e.g. wrong key	z. B. vertippt
entered by <bdi>%@</bdi>, <time>%@</time>	eingegeben von <bdi>\#u{1}a</bdi>, <time>\#u{1}b</time>
face|Target	Auflage
first score of this round	erstes Ergebnis in dieser Runde
for <bdi>%@</bdi>	für <bdi>\#u{1}a</bdi>
group %@	Gruppe \#u{1}a
group %@, from part of the arrows	Gruppe \#u{1}a, aus einem Teil der Pfeile
it must cut a line for the higher ring.	sie muss eine Linie anschneiden, um den höheren Ring zu zählen.
max %@	max. \#u{1}a
mm from the centre	mm von der Mitte
name,bow,target	name,bogen,scheibe
no change since the last end	unverändert seit der letzten Passe
not shot	nicht geschossen
of %@	von \#u{1}a
personal best (%@ before)	Bestleistung (vorher \#u{1}a)
place|Results	Ergebnis
plan|Finish	Abschließen
plan|Shoot	Schießen
several categories ranked together	mehrere Klassen zusammen gewertet
status|Open	Offen
tied	ringgleich
touching a line scores the higher ring.	berührt er eine Linie, zählt der höhere Ring.
up %@ places since the last end	\#u{2}a\#u{3}1\#u{1}a Platz gestiegen seit der letzten Passe\#u{3}o\#u{1}a Plätze gestiegen seit der letzten Passe\#u{4}
usually %@	meist \#u{1}a
"""#),
    PackedWords("en", #"""
%@ archers	\#u{2}a\#u{3}1\#u{1}a archer\#u{3}o\#u{1}a archers\#u{4}
%@ archers added	\#u{2}a\#u{3}1\#u{1}a archer added\#u{3}o\#u{1}a archers added\#u{4}
%@ archers are in no category.	\#u{2}a\#u{3}1\#u{1}a archer is in no category.\#u{3}o\#u{1}a archers are in no category.\#u{4}
%@ archers changed	\#u{2}a\#u{3}1\#u{1}a archer changed\#u{3}o\#u{1}a archers changed\#u{4}
%@ archers have no bow. They are missing from the boards and best scores of each bow.	\#u{2}a\#u{3}1\#u{1}a archer has no bow and is missing from the boards and best scores of each bow.\#u{3}o\#u{1}a archers have no bow. They are missing from the boards and best scores of each bow.\#u{4}
%@ archers on the roster already	\#u{2}a\#u{3}1\#u{1}a archer on the roster already\#u{3}o\#u{1}a archers on the roster already\#u{4}
%@ archers unchanged	\#u{2}a\#u{3}1\#u{1}a archer unchanged\#u{3}o\#u{1}a archers unchanged\#u{4}
%@ arrows	\#u{2}a\#u{3}1\#u{1}a arrow\#u{3}o\#u{1}a arrows\#u{4}
%@ arrows placed. A group has at least 3.	\#u{2}a\#u{3}1\#u{1}a arrow placed. A group has at least 3.\#u{3}o\#u{1}a arrows placed. A group has at least 3.\#u{4}
%@ duplicate lines	\#u{2}a\#u{3}1\#u{1}a duplicate line\#u{3}o\#u{1}a duplicate lines\#u{4}
%@ ends	\#u{2}a\#u{3}1\#u{1}a end\#u{3}o\#u{1}a ends\#u{4}
%@ ends of %@	\#u{2}a\#u{3}1\#u{1}a end of \#u{1}b\#u{3}o\#u{1}a ends of \#u{1}b\#u{4}
%@ ends of %@: %@	\#u{2}a\#u{3}1\#u{1}a end of \#u{1}b: \#u{1}c\#u{3}o\#u{1}a ends of \#u{1}b: \#u{1}c\#u{4}
%@ entries did not count.	\#u{2}a\#u{3}1\#u{1}a entry did not count.\#u{3}o\#u{1}a entries did not count.\#u{4}
%@ lines skipped	\#u{2}a\#u{3}1\#u{1}a line skipped\#u{3}o\#u{1}a lines skipped\#u{4}
%@ other archers	\#u{2}a\#u{3}1\#u{1}a other archer\#u{3}o\#u{1}a other archers\#u{4}
%@ points	\#u{2}a\#u{3}1\#u{1}a point\#u{3}o\#u{1}a points\#u{4}
%@ without a bow.	\#u{2}a\#u{3}1\#u{1}a archer without a bow.\#u{3}o\#u{1}a archers without a bow.\#u{4}
%@ · %@ arrows, at most %@	\#u{2}b\#u{3}1\#u{1}a · \#u{1}b arrow, at most \#u{1}c\#u{3}o\#u{1}a · \#u{1}b arrows, at most \#u{1}c\#u{4}
<code>%@</code> · %@ arrows · %@	\#u{2}b\#u{3}1<code>\#u{1}a</code> · \#u{1}b arrow · \#u{1}c\#u{3}o<code>\#u{1}a</code> · \#u{1}b arrows · \#u{1}c\#u{4}
For %@ more archers, until <time>%@</time>.	\#u{2}a\#u{3}1For \#u{1}a more archer, until <time>\#u{1}b</time>.\#u{3}oFor \#u{1}a more archers, until <time>\#u{1}b</time>.\#u{4}
Nothing was added. Check %@ lines.	\#u{2}a\#u{3}1Nothing was added. Check \#u{1}a line.\#u{3}oNothing was added. Check \#u{1}a lines.\#u{4}
Scores over time, %@ shoots: %@	\#u{2}a\#u{3}1Scores over time, \#u{1}a shoot: \#u{1}b\#u{3}oScores over time, \#u{1}a shoots: \#u{1}b\#u{4}
down %@ places since the last end	\#u{2}a\#u{3}1down \#u{1}a place since the last end\#u{3}odown \#u{1}a places since the last end\#u{4}
up %@ places since the last end	\#u{2}a\#u{3}1up \#u{1}a place since the last end\#u{3}oup \#u{1}a places since the last end\#u{4}
"""#),
    PackedWords("fr", #"""
"%@" is neither 0 nor 1.	« \#u{1}a » n’est ni 0 ni 1.
"%@" is no age class. Write adult, under18 or 50+.	« \#u{1}a » n’est pas une catégorie d’âge. Écrivez adult, under18 ou 50+.
"%@" is no bow; there are: %@.	« \#u{1}a » n’est pas un arc. Il y a : \#u{1}b.
"%@" is no gender. Write F or M, or leave it empty.	« \#u{1}a » n’est pas un genre. Écrivez F ou M, ou laissez vide.
"%@" is no target; write 1 to 999 and a letter A to H, as in 12A.	« \#u{1}a » n’est pas une cible. Écrivez 1 à 999 et une lettre A à H, comme 12A.
"%@" is no thickness in millimetres, such as 5.5.	« \#u{1}a » n’est pas une épaisseur en millimètres, par exemple 5,5.
"%@" is no year of birth with four digits.	« \#u{1}a » n’est pas une année de naissance à quatre chiffres.
"%@" is not a value here. Use one of: %@.	« \#u{1}a » n’est pas une valeur ici. Utilisez : \#u{1}b.
%@ Archers that you tick can score too.	\#u{1}a Les archers cochés peuvent aussi marquer.
%@ Nothing was recorded; look which end differs.	\#u{1}a Rien n’a été enregistré. Cherchez la volée qui diffère.
%@ a shoot	\#u{1}a par concours
%@ an arrow	\#u{1}a par flèche
%@ an end, best end %@ (end %@)	\#u{1}a par volée, meilleure volée \#u{1}b (volée \#u{1}c)
%@ archers	\#u{2}a\#u{3}1\#u{1}a archer\#u{3}o\#u{1}a archers\#u{4}
%@ archers added	\#u{2}a\#u{3}1\#u{1}a archer ajouté\#u{3}o\#u{1}a archers ajoutés\#u{4}
%@ archers are in no category.	\#u{2}a\#u{3}1\#u{1}a archer n’est dans aucune catégorie.\#u{3}o\#u{1}a archers ne sont dans aucune catégorie.\#u{4}
%@ archers changed	\#u{2}a\#u{3}1\#u{1}a archer modifié\#u{3}o\#u{1}a archers modifiés\#u{4}
%@ archers have no bow. They are missing from the boards and best scores of each bow.	\#u{2}a\#u{3}1\#u{1}a archer n’a pas d’arc et manque aux classements et meilleurs scores par arc.\#u{3}o\#u{1}a archers n’ont pas d’arc et manquent aux classements et meilleurs scores par arc.\#u{4}
%@ archers on the roster already	\#u{2}a\#u{3}1\#u{1}a archer déjà inscrit\#u{3}o\#u{1}a archers déjà inscrits\#u{4}
%@ archers share the lead with %@.	\#u{1}a archers mènent ensemble avec \#u{1}b.
%@ archers unchanged	\#u{2}a\#u{3}1\#u{1}a archer inchangé\#u{3}o\#u{1}a archers inchangés\#u{4}
%@ arrows	\#u{2}a\#u{3}1\#u{1}a flèche\#u{3}o\#u{1}a flèches\#u{4}
%@ arrows placed. A group has at least 3.	\#u{2}a\#u{3}1\#u{1}a flèche placée. Un groupement en compte au moins 3.\#u{3}o\#u{1}a flèches placées. Un groupement en compte au moins 3.\#u{4}
%@ before	\#u{1}a avant
%@ can combine only categories that shoot the same round.	\#u{1}a ne peut combiner que des catégories de la même épreuve.
%@ disputed	\#u{1}a en litige
%@ duplicate lines	\#u{2}a\#u{3}1\#u{1}a ligne en double\#u{3}o\#u{1}a lignes en double\#u{4}
%@ ends	\#u{2}a\#u{3}1\#u{1}a volée\#u{3}o\#u{1}a volées\#u{4}
%@ ends cannot have been missed.	\#u{1}a volées ne peuvent pas avoir été manquées.
%@ ends of %@	\#u{2}a\#u{3}1\#u{1}a volée de \#u{1}b\#u{3}o\#u{1}a volées de \#u{1}b\#u{4}
%@ ends of %@: %@	\#u{2}a\#u{3}1\#u{1}a volée de \#u{1}b : \#u{1}c\#u{3}o\#u{1}a volées de \#u{1}b : \#u{1}c\#u{4}
%@ entries did not count.	\#u{2}a\#u{3}1\#u{1}a saisie n’a pas compté.\#u{3}o\#u{1}a saisies n’ont pas compté.\#u{4}
%@ has arrows already and can no longer shoot another round. Choose a category of the same round.	\#u{1}a a déjà des flèches et ne peut plus tirer une autre épreuve. Choisissez une catégorie de la même épreuve.
%@ has arrows. Withdraw the archer instead.	\#u{1}a a des flèches. Retirez plutôt l’archer.
%@ high	\#u{1}a en haut
%@ is no year of birth.	\#u{1}a n’est pas une année de naissance.
%@ is scored by buttons, not on a face.	\#u{1}a se marque avec des boutons, pas sur un blason.
%@ leads with %@.	\#u{1}a mène avec \#u{1}b.
%@ left	\#u{1}a à gauche
%@ lines skipped	\#u{2}a\#u{3}1\#u{1}a ligne ignorée\#u{3}o\#u{1}a lignes ignorées\#u{4}
%@ low	\#u{1}a en bas
%@ mm from the centre	\#u{1}a mm du centre
%@ of %@	\#u{1}a sur \#u{1}b
%@ of %@ archers	\#u{1}a archers sur \#u{1}b
%@ of %@ ends	\#u{1}a volées sur \#u{1}b
%@ on average	\#u{1}a en moyenne
%@ other archers	\#u{2}a\#u{3}1\#u{1}a autre archer\#u{3}o\#u{1}a autres archers\#u{4}
%@ points	\#u{2}a\#u{3}1\#u{1}a point\#u{3}o\#u{1}a points\#u{4}
%@ right	\#u{1}a à droite
%@ says: “I am %@”	\#u{1}a dit : « Je suis \#u{1}b »
%@ scores this archer.	\#u{1}a marque pour cet archer.
%@ stands at %@ already.	\#u{1}a est déjà en \#u{1}b.
%@ stands at %@ now; move that archer first.	\#u{1}a est maintenant en \#u{1}b. Déplacez d’abord cet archer.
%@ without a bow.	\#u{2}a\#u{3}1\#u{1}a sans arc.\#u{3}o\#u{1}a sans arc.\#u{4}
%@ · %@ arrows, at most %@	\#u{2}b\#u{3}1\#u{1}a · \#u{1}b flèche, au plus \#u{1}c\#u{3}o\#u{1}a · \#u{1}b flèches, au plus \#u{1}c\#u{4}
%@ · Big screen	\#u{1}a · Grand écran
%@, %@ points, counts	\#u{1}a, \#u{1}b points, compte
%@, corrected: correct it	\#u{1}a, corrigée : la modifier
%@, end %@, arrow %@	\#u{1}a, volée \#u{1}b, flèche \#u{1}c
%@, ends of %@	\#u{1}a, volées de \#u{1}b
%@, from your <a>settings</a>.	\#u{1}a, selon vos <a>réglages</a>.
%@-ring face	blason à \#u{1}a zones
%@. Arrow %@ of end %@, end total %@.	\#u{1}a. Flèche \#u{1}b de la volée \#u{1}c, total de la volée \#u{1}d.
%@. The board shows the first entry until this is settled.	\#u{1}a. Le classement montre la première saisie jusqu’à la décision.
%@: correct it	\#u{1}a : la modifier
12 or 12A	12 ou 12A
<bdi>%@</bdi> is on the entry list.	<bdi>\#u{1}a</bdi> est sur la liste des inscrits.
<code>%@</code> · %@ arrows · %@	\#u{2}b\#u{3}1<code>\#u{1}a</code> · \#u{1}b flèche · \#u{1}c\#u{3}o<code>\#u{1}a</code> · \#u{1}b flèches · \#u{1}c\#u{4}
<span>Checked</span> against paper by <bdi>%@</bdi>, <time>%@</time>.	<span>Vérifiée</span> avec le papier par <bdi>\#u{1}a</bdi>, <time>\#u{1}b</time>.
= means tied: equal in everything that is compared.	= signifie ex æquo : égalité sur tout ce qui est comparé.
= means tied: equal in everything that the rule compares.	= signifie ex æquo : égalité sur tout ce que la règle compare.
A category's code has 1 to 20 letters and digits, such as RM.	Le code d’une catégorie a de 1 à 20 lettres et chiffres, comme RM.
A combined category ranks two categories or more. Choose them for %@.	Une catégorie combinée classe deux catégories ou plus. Choisissez-les pour \#u{1}a.
A device whose clock is more than a day ahead changed these settings.	Un appareil dont l’horloge avance de plus d’un jour a modifié ces réglages.
A face cannot be %@ micrometres wide.	Un blason ne peut pas avoir \#u{1}a micromètres de large.
A limit of guests is between 0 and %@.	Une limite d’invités est entre 0 et \#u{1}a.
A medal needs 1 to %@ entries.	Une médaille demande de 1 à \#u{1}a inscrits.
A name holds only characters that can be seen.	Un nom n’a que des caractères visibles.
A phone that scans a card scores the archers at its target, and opens nothing else. No account is needed. The links end with the shoot.	Un téléphone qui scanne une carte marque pour la cible de la carte et n’ouvre rien d’autre. Aucun compte n’est nécessaire. Les liens prennent fin avec le concours.
A place has at most %@ characters on one line.	Un lieu a au plus \#u{1}a caractères sur une ligne.
A point on the face needs two numbers.	Un point sur le blason demande deux nombres.
A registrar reads and changes this register.	Un responsable du registre le lit et le modifie.
A round of your own	Une épreuve personnelle
A round of your own is filled in, and the list names another. Choose your own in the list, or leave it empty.	Une épreuve personnelle est remplie et la liste en indique une autre. Choisissez la vôtre dans la liste, ou laissez-la vide.
A round of your own, as described below	Une épreuve personnelle, décrite ci-dessous
A scorer can also correct the sheet. The dispute ends when both entries agree.	Un marqueur peut aussi corriger la feuille. Le litige prend fin quand les deux saisies concordent.
A setting of %@	Un réglage de \#u{1}a
A shaft is over 0 and at most 9.3 mm thick, not %@ micrometres.	Un tube fait plus de 0 et au plus 9,3 mm, pas \#u{1}a micromètres.
A shoot has at most %@ categories.	Un tir a au plus \#u{1}a catégories.
A shoot-off has at most 12 arrows and distances of 0 to 1000 mm.	Un barrage a au plus 12 flèches et des distances de 0 à 1000 mm.
A tournament has at most %@ archers.	Un concours a au plus \#u{1}a archers.
A tournament is cancelled, not taken back.	Un concours s’annule, il ne se reprend pas.
A tournament's name has 1 to %@ characters.	Le nom d’un concours a de 1 à \#u{1}a caractères.
Account	Compte
Active	Actif
Add QR codes	Ajouter des codes QR
Add a category	Ajouter une catégorie
Add a set	Ajouter un jeu de catégories
Add an archer	Ajouter un archer
Add archer	Ajouter l’archer
Add archers	Ajouter des archers
Add archers below, or send an invite.	Ajoutez des archers ci-dessous, ou envoyez une invitation.
Add the set	Ajouter le jeu
Add to the roster	Ajouter à la liste
Adult	Adulte
After the last arrow	Après la dernière flèche
After two first places comes the second.	Après deux premières places vient la deuxième.
After two first places comes the third.	Après deux premières places vient la troisième.
Age class	Catégorie d’âge
Age classes	Catégories d’âge
All archers	Tous les archers
All arrows are in	Toutes les flèches sont saisies
All categories	Toutes les catégories
All ends	Toutes les volées
All ends are shot. Look the sheets over and finalise.	Toutes les volées sont tirées. Vérifiez les feuilles et clôturez.
All entries stay on record.	Toutes les saisies restent enregistrées.
All entries stay on record. Deciding again is a correction.	Toutes les saisies restent enregistrées. Une nouvelle décision est une correction.
All faces are drawn to the same scale.	Tous les blasons sont dessinés à la même échelle.
All final	Tous définitifs
All rounds	Toutes les épreuves
All rounds, with their faces	Toutes les épreuves, avec leurs blasons
All shoots	Tous les concours
All time	Depuis toujours
All together	Tous ensemble
Also for everyone else at target %@	Aussi pour tous les autres de la cible \#u{1}a
An archer brings at most %@ guests. %@	Un archer amène au plus \#u{1}a invités. \#u{1}b
An archer's name has at most %@ characters.	Le nom d’un archer a au plus \#u{1}a caractères.
An end counts when its last arrow is in.	Une volée compte quand sa dernière flèche est saisie.
Another account made this tournament. Make one of your own.	Un autre compte a créé ce concours. Créez le vôtre.
Another practice	Un autre entraînement
Archer	Archer
Archers	Archers
Archers go to	Les archers vont dans
Archers join by typing it on their phones, with their name and bow.	Les archers s’inscrivent en le saisissant sur leur téléphone, avec leur nom et leur arc.
Archers who come late	Archers en retard
Archers without a target get no code. Give out the targets first.	Sans cible, pas de code. Attribuez d’abord les cibles.
Archers without an account: one name per line. You score for them.	Archers sans compte : un nom par ligne. Vous marquez pour eux.
Archers without an account: one name per line. You score for them. At most %@ for each archer and %@ in all. Change this under <em>Ranking and other rules</em>, or import an entry list later.	Archers sans compte : un nom par ligne. Vous marquez pour eux. Au plus \#u{1}a par archer et \#u{1}b en tout. Modifiez cela sous <em>Classement et autres règles</em>, ou importez plus tard une liste d’inscrits.
Archery GB: bows, age classes, open and female	Archery GB : arcs, catégories d’âge, open et femmes
Archer’s signature	Signature de l’archer
Are you on the entry list?	Êtes-vous sur la liste des inscrits ?
Arrow	Flèche
Arrow %@ of %@	Flèche \#u{1}a sur \#u{1}b
Arrows	Flèches
Arrows are recorded in this category. Give a reason for the change.	Des flèches sont enregistrées dans cette catégorie. Donnez une raison pour le changement.
Arrows in an end	Flèches par volée
Arrows stay on the sheet; the archer is not ranked and shoots no more.	Les flèches restent sur la feuille ; l’archer n’est pas classé et ne tire plus.
Arrows stay on the sheet; the archer is not ranked.	Les flèches restent sur la feuille ; l’archer n’est pas classé.
Arrows, as entered	Flèches, telles que saisies
Ask the organiser for a new card.	Demandez une nouvelle carte à l’organisateur.
Ask the organiser for an invite, then <a>join</a>.	Demandez une invitation à l’organisateur, puis <a>rejoignez</a>.
Ask whoever runs this server to make you one.	Demandez au propriétaire de ce serveur de vous nommer.
At most %@ for each archer and %@ in all. An entry list can have any number.	Au plus \#u{1}a par archer et \#u{1}b en tout. Une liste d’inscrits n’a pas de limite.
At most %@ guests may take part. %@	Au plus \#u{1}a invités peuvent participer. \#u{1}b
At most %@ shoots can be combined.	On peut réunir au plus \#u{1}a concours.
Awards medals	Décerne des médailles
Back in	De retour
Back in: %@	De retour : \#u{1}a
Back in: <bdi>%@</bdi>	De retour : <bdi>\#u{1}a</bdi>
Back to the categories	Retour aux catégories
Back to the results	Retour aux résultats
Back to the shoot	Retour au concours
Barebow	Arc nu
Best in practice	Meilleur à l’entraînement
Best scores	Meilleurs scores
Best scores exist for all time and for each season. If you choose a month or a week, you see the season and get no notifications about ranks.	Les meilleurs scores existent depuis toujours et par saison. Si vous choisissez un mois ou une semaine, vous voyez la saison et ne recevez pas de notifications de classement.
Best scores of all	Meilleurs scores de tous
Best scores, %@	Meilleurs scores, \#u{1}a
Big screen	Grand écran
Board	Classement
Board · %@	Classement · \#u{1}a
Boards	Classements
Bow	Arc
Bow and period: %@, %@	Arc et période : \#u{1}a, \#u{1}b
Bows	Arcs
Bows in turn	Arcs à tour de rôle
Bows · %@	Arcs · \#u{1}a
Bows · <bdi>%@</bdi>	Arcs · <bdi>\#u{1}a</bdi>
Bronze	Bronze
Buttons	Boutons
By place	Par place
By target	Par cible
Cancel for good	Annuler définitivement
Cancel the shoot	Annuler le concours
Cancelled	Annulé
Cards need an id without dots.	Les cartes ont besoin d’un identifiant sans points.
Categories	Catégories
Categories to rank together	Catégories à classer ensemble
Categories · %@	Catégories · \#u{1}a
Categories · <bdi>%@</bdi>	Catégories · <bdi>\#u{1}a</bdi>
Category	Catégorie
Category · %@	Catégorie · \#u{1}a
Centre %@ and %@.	Centre \#u{1}a et \#u{1}b.
Centre %@.	Centre \#u{1}a.
Centre in the middle.	Centre au milieu.
Change the shoot	Modifier le concours
Check against paper	Vérifier avec le papier
Check each sheet. Finalising ends the practice.	Vérifiez chaque feuille. La clôture termine l’entraînement.
Check each sheet. Once finalised, only the organiser can change a score.	Vérifiez chaque feuille. Après la clôture, seul l’organisateur peut modifier un score.
Check first	Vérifier d’abord
Check these lines	Vérifiez ces lignes
Check, then finalise	Vérifier, puis clore
Choose a round, add archers and start. Everything stays on this device.	Choisissez une épreuve, ajoutez des archers et commencez. Tout reste sur cet appareil.
Choose other shoots	Choisir d’autres concours
Choose two shoots or more, such as the rounds of one day. Their totals are added up.	Choisissez au moins deux concours, par exemple les épreuves d’une journée. Leurs totaux sont additionnés.
Choose your name	Choisissez votre nom
Clear this if you only keep score.	Décochez si vous ne faites que marquer.
Clear this if you only watch or keep score.	Décochez si vous ne faites que regarder ou marquer.
Close	Fermer
Club	Club
Code	Code
Columns not used: %@. The list can have name, bow and target.	Colonnes non utilisées : \#u{1}a. La liste peut avoir nom, arc et cible.
Combine categories	Combiner des catégories
Combine results	Réunir des résultats
Combined results	Résultats réunis
Compare	Comparer
Compound	Arc à poulies
Confirm	Confirmer
Connecting…	Connexion…
Continue	Reprendre
Continue with the others	Continuer avec les autres
Copies names, bows, shafts, targets and scorers, but no arrows. Withdrawn archers stay out.	Copie les noms, arcs, tubes, cibles et marqueurs, mais pas les flèches. Les archers retirés restent exclus.
Copy %@	Copier \#u{1}a
Copy of %@	Copie de \#u{1}a
Copy this shoot	Copier ce concours
Correct an arrow	Corriger une flèche
Correct end %@, arrow %@ <span>now</span> <span2>%@</span2>	Corriger volée \#u{1}a, flèche \#u{1}b <span>actuellement</span> <span2>\#u{1}c</span2>
Create another code	Créer un autre code
Create the shoot	Créer le concours
Date	Date
Default bow for boards	Arc par défaut des classements
Default period for best scores	Période par défaut des meilleurs scores
Delete	Supprimer
Delete %@ from the register?	Supprimer \#u{1}a du registre ?
Delete archer	Supprimer l’archer
Details	Détails
Did not finish	Abandon
Did not start	Non partant
Discard the practice	Abandonner l’entraînement
Disputes settled	Litiges réglés
Disputes · %@	Litiges · \#u{1}a
Disputes · <bdi>%@</bdi>	Litiges · <bdi>\#u{1}a</bdi>
Disqualified	Disqualifié
Disqualify	Disqualifier
Disqualify %@	Disqualifier \#u{1}a
Disqualify %@?	Disqualifier \#u{1}a ?
Distance in m	Distance en m
Down	Bas
Each card gets a QR code. A phone that scans it scores the archers at that target, without an account.	Chaque carte reçoit un code QR. Un téléphone qui le scanne marque pour cette cible, sans compte.
Each category has its own round, tie rule and podium. All shoot on one line and appear in one result list.	Chaque catégorie a son épreuve, sa règle d’égalité et son podium. Tous tirent sur une même ligne et figurent dans une même liste de résultats.
Each scorer corrects the own sheet. The organiser can correct every one.	Vous ne pouvez corriger que votre feuille. L’organisateur peut toutes les corriger.
End	Volée
End %@	Volée \#u{1}a
End %@ of %@	Volée \#u{1}a sur \#u{1}b
End %@ of %@ waits for the second scorer's sheet.	La volée \#u{1}a de \#u{1}b attend le second marqueur.
End %@ of %@ was entered differently. First the organiser decides what counts, or its scorer corrects it.	La volée \#u{1}a de \#u{1}b a été saisie différemment. L’organisateur décide d’abord, ou son marqueur la corrige.
End %@ was changed on another device. The page now shows what is recorded; enter the arrow again if it is missing.	La volée \#u{1}a a été modifiée sur un autre appareil. La page montre maintenant ce qui est enregistré. Saisissez de nouveau la flèche si elle manque.
End %@ · <bdi>%@</bdi>	Volée \#u{1}a · <bdi>\#u{1}b</bdi>
End %@ ✓	Volée \#u{1}a ✓
End %@, %@ points so far	Volée \#u{1}a, \#u{1}b points jusqu’ici
End %@, %@ points: %@	Volée \#u{1}a, \#u{1}b points : \#u{1}c
End %@: %@	Volée \#u{1}a : \#u{1}b
End %@: <strong>%@</strong>	Volée \#u{1}a : <strong>\#u{1}b</strong>
End all links	Mettre fin à tous les liens
End by end	Volée par volée
End the links of all cards? Scorers can no longer open them.	Mettre fin aux liens de toutes les cartes ? Plus personne ne pourra les ouvrir.
End this code	Désactiver ce code
End this code? Archers can no longer join with it.	Désactiver ce code ? Les archers ne pourront plus s’en servir.
End this link	Mettre fin à ce lien
End total	Total de la volée
Ends	Volées
Ends %@	Volées \#u{1}a
Ends of %@	Volées de \#u{1}a
Ends shot	Volées tirées
Enter a name for the category %@.	Donnez un nom à la catégorie \#u{1}a.
Enter a place for two archers or more.	Saisissez une place pour deux archers ou plus.
Enter it at <span>%@</span>, or open <a>%@</a>.	Saisissez-le sur <span>\#u{1}a</span>, ou ouvrez <a>\#u{1}b</a>.
Enter the archer's name.	Saisissez le nom de l’archer.
Enter the date as year, month and day, such as 2026-11-24.	Saisissez la date : année, mois et jour, comme 2026-11-24.
Enter the places of the shoot-off: 1, 2 and so on. They only separate tied archers. Leave the field empty for archers who did not take part. The same number means still tied.	Saisissez les places du barrage : 1, 2, etc. Elles ne départagent que les archers ex æquo. Laissez le champ vide pour les archers qui n’ont pas participé. Le même nombre signifie toujours ex æquo.
Enter the totals from the paper sheet. Leave a count empty if the sheet has none.	Saisissez les totaux de la feuille papier. Laissez vide un nombre qui n’y figure pas.
Entries needed for gold	Inscrits requis pour l’or
Entry	Saisie
Entry list	Liste des inscrits
Entry list · %@	Liste des inscrits · \#u{1}a
Entry list · <bdi>%@</bdi>	Liste des inscrits · <bdi>\#u{1}a</bdi>
Events of the type "%@" are not known here. Update the server, then send them again.	Les événements de type « \#u{1}a » sont inconnus ici. Mettez le serveur à jour, puis renvoyez-les.
Every arrow	Chaque flèche
Every bow	Tous les arcs
Every bow, all time	Tous les arcs, depuis toujours
Every entry for this archer, newest last. Entries are never changed, only added.	Chaque saisie pour cet archer, la plus récente en dernier. Les saisies ne sont jamais modifiées, seulement complétées.
Everyone shoots %@ and is ranked together.	Tous tirent \#u{1}a et sont classés ensemble.
Everyone shoots %@ and is ranked together. Add categories to change that.	Tous tirent \#u{1}a et sont classés ensemble. Ajoutez des catégories pour changer cela.
Everything that the register holds about this archer is deleted. Results of shoots stay.	Tout ce que le registre contient sur cet archer est supprimé. Les résultats des concours restent.
Face in cm	Blason en cm
Female	Femme
Field and 3D	Tir en campagne et 3D
File	Fichier
Final (version 1)	Définitif (version 1)
Final, corrected (version %@)	Définitif, corrigé (version \#u{1}a)
Finalise at once	Clore tout de suite
Finalise the scores	Clore les scores
Finalise the sheets? Only the organiser can correct them afterwards.	Clore les feuilles ? Seul l’organisateur pourra ensuite les corriger.
Find	Chercher
Find archers	Chercher des archers
Finish	Terminer
Finish early	Terminer plus tôt
Finish the practice	Terminer l’entraînement
Finish the practice with the arrows shot so far?	Terminer l’entraînement avec les flèches tirées jusqu’ici ?
Finish the shoot	Terminer le concours
Finish the shoot now	Terminer le concours maintenant
Finish the shoot? No arrow can be entered afterwards.	Terminer le concours ? Aucune flèche ne pourra plus être saisie.
Finished	Terminé
First:	Premier :
For %@ more archers, until <time>%@</time>.	\#u{2}a\#u{3}1Pour encore \#u{1}a archer, jusqu’au <time>\#u{1}b</time>.\#u{3}oPour encore \#u{1}a archers, jusqu’au <time>\#u{1}b</time>.\#u{4}
For an archer who was entered by mistake. The archer has no arrows yet.	Pour un archer inscrit par erreur. Il n’a pas encore de flèche.
For bronze	Pour le bronze
For silver	Pour l’argent
For the bows on the roster. You can change or remove each category afterwards.	Pour les arcs des participants. Vous pouvez ensuite modifier ou retirer chaque catégorie.
From only %@ of %@ arrows.	À partir de \#u{1}a flèches sur \#u{1}b seulement.
Gender	Genre
Genders	Genres
Give a reason: it stays with the correction.	Donnez une raison : elle reste avec la correction.
Gold	Or
Guest	Invité
Guest of %@	Invité de \#u{1}a
Guests	Invités
Guests in all	Invités en tout
Guests per archer	Invités par archer
Highlight my rows	Surligner mes lignes
Highlight my rows: no	Surligner mes lignes : non
Highlight my rows: yes	Surligner mes lignes : oui
History	Historique
Hits	Impacts
Hold and slide to be exact.	Maintenez et glissez pour être précis.
How often each end is entered	Nombre de saisies de chaque volée
How ties are broken	Départage des ex æquo
I shoot	Je tire
I shoot a personal best	Je bats mon record personnel
I shoot, too	Je tire aussi
Imperial	Impérial
Import	Importer
Import a table	Importer un tableau
In front:	En tête :
Indoor	En salle
Indoor %@	Salle \#u{1}a
Indoors	En salle
Input	Mode de saisie
Join a shoot	Rejoindre un concours
Join with a code	Rejoindre avec un code
Join yourself first; then you may add guests of your own.	Inscrivez-vous d’abord ; vous pourrez ensuite ajouter vos invités.
Keep as it is	Laisser ainsi
Left	Gauche
Licence number	Numéro de licence
Line %@:	Ligne \#u{1}a :
Line-up	Placement
Line-up · %@	Placement · \#u{1}a
Line-up · <bdi>%@</bdi>	Placement · <bdi>\#u{1}a</bdi>
Linked with the account of %@. The arrows count in its scores and bests.	Lié au compte de \#u{1}a. Les flèches comptent dans ses scores et ses records.
Live board	Classement en direct
Longbow	Arc droit
Look at the disputes	Voir les litiges
M, miss	M, manqué
Make a registrar	Nommer responsable du registre
Male	Homme
Medals	Médailles
Medals by club	Médailles par club
Member register	Registre des membres
Miss	Manqué
Missed ends count as misses.	Les volées manquées comptent comme manquées (M).
More for %@	Plus pour \#u{1}a
Moved since the last end	Évolution depuis la dernière volée
My rank in the best scores changes	Ma place aux meilleurs scores change
My scores	Mes scores
Name	Nom
Name contains	Le nom contient
Name or club	Nom ou club
Name, bow, target and more	Nom, arc, cible et plus
Needed when archers of the category have arrows. Their round cannot change any more.	Nécessaire si des archers de la catégorie ont des flèches. Leur épreuve ne peut plus changer.
New category	Nouvelle catégorie
New combined category	Nouvelle catégorie combinée
New shoot	Nouveau concours
New value	Nouvelle valeur
Next page	Page suivante
No	Non
No archer "%@" takes part.	Aucun archer « \#u{1}a » ne participe.
No archers added.	Aucun archer ajouté.
No archers are on the board yet.	Aucun archer au classement pour l’instant.
No archers are tied, so no shoot-off is needed.	Aucun archer n’est ex æquo, pas de barrage nécessaire.
No archers match.	Aucun archer ne correspond.
No archers on the roster yet.	Aucun archer sur la liste pour l’instant.
No archers on the roster yet. <a>Add archers</a>	Aucun archer sur la liste pour l’instant. <a>Ajouter des archers</a>
No archers yet.	Aucun archer pour l’instant.
No arrow at a face yet. Choose the face as input while scoring, and each arrow appears here.	Aucune flèche sur un blason. Choisissez le blason comme mode de saisie, et chaque flèche apparaît ici.
No arrows yet in these shoots.	Aucune flèche dans ces concours pour l’instant.
No arrows yet.	Aucune flèche pour l’instant.
No bow, age class or gender yet	Pas encore d’arc, de catégorie d’âge ni de genre
No category	Aucune catégorie
No longer a registrar	Ne plus être responsable du registre
No one	Personne
No open disputes.	Aucun litige en cours.
No other accounts yet.	Pas encore d’autres comptes.
No scores yet. Scores appear here when a shoot is finished. Practice does not count.	Aucun score. Les scores apparaissent ici quand un concours est terminé. L’entraînement ne compte pas.
No scores yet. Your total appears here when a shoot is finished. <a>Join or start a shoot</a>	Aucun score. Votre total apparaît ici quand un concours est terminé. <a>Rejoindre ou créer un concours</a>
No sheet of this round has such totals: at most %@ points.	Aucune feuille de cette épreuve n’a de tels totaux : au plus \#u{1}a points.
No sheet yet.	Aucune feuille pour l’instant.
No shoot yet	Aucun concours pour l’instant
No shoots yet. <a>Start one first</a>	Aucun concours. <a>Commencez-en un d’abord</a>
Nobody entered this end so. Look at its entries again.	Personne n’a saisi cette volée ainsi. Regardez de nouveau ses saisies.
Nobody shares a place. Archers who are tied stand along the line of targets.	Aucune place n’est partagée. Les ex æquo sont rangés dans l’ordre des cibles.
None of %@ arrows are placed on the face.	Aucune des \#u{1}a flèches n’est placée sur le blason.
None ticked means all.	Aucune case cochée signifie toutes.
Not all of your archers have shot everything.	Tous vos archers n’ont pas tout tiré.
Not everybody has shot everything. Close it by force to list them as DNF.	Tous n’ont pas tout tiré. Terminez plus tôt pour les classer en abandon (DNF).
Not final	Non définitif
Not finished: %@	Pas terminé : \#u{1}a
Not finished: %@ and %@ more.	Pas terminé : \#u{1}a et \#u{1}b autres.
Not given	Non indiqué
Not said	Non précisé
Notes	Notes
Notes have at most %@ characters.	Les notes ont au plus \#u{1}a caractères.
Nothing more can be entered here.	Plus rien ne peut être saisi ici.
Nothing more can be entered, and there will be no results. The arrows stay on record.	Plus rien ne pourra être saisi, et il n’y aura pas de résultats. Les flèches restent enregistrées.
Nothing was added. Check %@ lines.	\#u{2}a\#u{3}1Rien n’a été ajouté. Vérifiez \#u{1}a ligne.\#u{3}oRien n’a été ajouté. Vérifiez \#u{1}a lignes.\#u{4}
Notify me about	M’avertir quand
Notify me about my rank: no	M’avertir de ma place : non
Notify me about my rank: yes	M’avertir de ma place : oui
Notify me about personal bests: no	M’avertir des records personnels : non
Notify me about personal bests: yes	M’avertir des records personnels : oui
On the board	Au classement
On the roster	Sur la liste
Once	Une fois
One for each bow	Une pour chaque arc
One name per line. You score for them. %@	Un nom par ligne. Vous marquez pour eux. \#u{1}a
Only %@ of %@ arrows are placed, too few for a group.	Seules \#u{1}a flèches sur \#u{1}b sont placées, trop peu pour un groupement.
Only an organiser makes shoots here.	Seul un organisateur crée des concours ici.
Only organisers make shoots here. Ask the server's owner, or start a practice.	Seuls les organisateurs créent des concours ici. Demandez au propriétaire du serveur, ou commencez un entraînement.
Only the organiser may do this.	Seul l’organisateur peut le faire.
Only the owner of this server and the registrars see this page. Entry lists get names and bows from it.	Seuls le propriétaire de ce serveur et les responsables du registre voient cette page. Les listes d’inscrits y prennent les noms et les arcs.
Only this machine reaches the server. For phones, start it with: archery serve --host 0.0.0.0	Seule cette machine atteint le serveur. Pour les téléphones, démarrez-le ainsi : archery serve --host 0.0.0.0
Only who recorded it, or the organiser, can take it back.	Seul son auteur ou l’organisateur peut l’annuler.
Only you see practice. It does not count for best scores.	Vous seul voyez l’entraînement. Il ne compte pas pour les meilleurs scores.
Open disputes	Litiges en cours
Or on the %@: <code>%@</code>	Ou sur \#u{1}a : <code>\#u{1}b</code>
Others shoot with me	D’autres tirent avec moi
Outdoor	En extérieur
Outdoor %@	Extérieur \#u{1}a
Outdoors	En extérieur
Page before	Page précédente
Paste a table from a spreadsheet. Its first line names the columns: name, bow, target, club, birth year, gender, licence. Only the name is needed. Ianseo’s entry list is read, too. Archers already on the roster stay, with the bow and target given here, so you can import a list again.	Collez un tableau. La première ligne nomme les colonnes : nom, arc, cible, club, année de naissance, genre, licence. Seul le nom est nécessaire. La liste d’inscrits d’Ianseo est lue aussi. Les archers déjà inscrits restent, avec l’arc et la cible indiqués ici ; vous pouvez donc importer une liste plusieurs fois.
Pause	Pause
Paused	En pause
People	Personnes
Personal best	Record personnel
Personal best: %@ in %@ at %@, %@ before.	Record personnel : \#u{1}a à \#u{1}b, \#u{1}c, contre \#u{1}d avant.
Personal bests	Records personnels
Personal bests and changed places among the best scores	Records personnels et changements de place aux meilleurs scores
Pin an archer	Épingler un archer
Pinned archers	Archers épinglés
Place	Place
Place %@ of %@, %@ behind the highest score.	Place \#u{1}a sur \#u{1}b, à \#u{1}c du meilleur score.
Place %@ of %@, shared, %@ behind the highest score.	Place \#u{1}a sur \#u{1}b, ex æquo, à \#u{1}c du meilleur score.
Place %@ of %@, shared.	Place \#u{1}a sur \#u{1}b, ex æquo.
Place %@ of %@.	Place \#u{1}a sur \#u{1}b.
Place, where it is shot	Lieu
Places after a tie	Places après une égalité
Podium	Podium
Practice	Entraînement
Practice has no categories. Make a shoot instead.	Un entraînement n’a pas de catégories. Créez plutôt un tir.
Practice, not finished	Entraînement en cours
Practise	S’entraîner
Practise again	S’entraîner encore
Prepare	Préparer
Print this page. Each archer gets one sheet with the arrows shot so far.	Imprimez cette page. Chaque archer a une feuille avec les flèches tirées jusqu’ici.
Progress	Progression
Provisional · %@	Provisoire · \#u{1}a
QR code for the scorer of target %@	Code QR pour le marqueur de la cible \#u{1}a
QR code of the live board	Code QR du classement
QR code to join	Code QR pour participer
QR codes for scorers	Codes QR pour les marqueurs
Ranking and other rules	Classement et autres règles
Reason	Raison
Reason (optional)	Raison (facultatif)
Record the shoot-off	Enregistrer le barrage
Recorded	Enregistrée
Recurve	Arc classique
Registrars	Responsables du registre
Rejected entries	Saisies refusées
Remove %@	Enlever \#u{1}a
Remove %@ from the roster?	Enlever \#u{1}a de la liste ?
Remove <bdi>%@</bdi>	Enlever <bdi>\#u{1}a</bdi>
Remove from the roster	Enlever de la liste
Remove or merge	Retirer ou fusionner
Remove the category	Retirer la catégorie
Remove the category %@?	Retirer la catégorie \#u{1}a ?
Reopen	Rouvrir
Reopen the shoot? The results are provisional again.	Rouvrir le tir ? Les résultats redeviennent provisoires.
Results	Résultats
Results of this day combined	Résultats réunis de cette journée
Results · %@	Résultats · \#u{1}a
Right	Droite
Roster	Liste des archers
Round	Épreuve
Round, rule and settings are fixed once the tournament has started.	Épreuve, règle et réglages sont fixés dès que le concours a commencé.
Rounds	Épreuves
Running total	Total cumulé
SHA-256 of the journal: <span>%@</span>	SHA-256 du journal : <span>\#u{1}a</span>
Save	Enregistrer
Save as CSV	Enregistrer en CSV
Save correction	Enregistrer la correction
Save for Ianseo	Enregistrer pour Ianseo
Save scorers	Enregistrer les marqueurs
Saved.	Enregistré.
Scan to score	Scanner pour marquer
Score	Score
Score card of %@	Feuille de marque de \#u{1}a
Score cards	Feuilles de marque
Score cards of <bdi>%@</bdi>	Feuilles de marque de <bdi>\#u{1}a</bdi>
Score cards · %@	Feuilles de marque · \#u{1}a
Score for these archers yourself, or choose scorers on each archer’s page. An archer with an account taps “That’s me” on the shoot’s page.	Marquez vous-même pour ces archers, ou choisissez des marqueurs sur la page de chacun. Un archer qui a un compte appuie sur « C’est moi » sur la page du concours.
Score · %@	Marquer · \#u{1}a
Scorers	Marqueurs
Scorers of an archer share one sheet.	Les marqueurs d’un archer partagent une feuille.
Scorer’s signature	Signature du marqueur
Scores are final when the scorer says so.	Les scores sont définitifs quand le marqueur le dit.
Scores are final with the last arrow.	Les scores sont définitifs avec la dernière flèche.
Scores of %@	Scores de \#u{1}a
Scores over time, %@ shoots: %@	\#u{2}a\#u{3}1Évolution des scores, \#u{1}a concours : \#u{1}b\#u{3}oÉvolution des scores, \#u{1}a concours : \#u{1}b\#u{4}
Season	Saison
See the results	Voir les résultats
Set	Jeu
Set the bows	Indiquer les arcs
Settings	Réglages
Settled	Réglés
Shaft %@	Tube \#u{1}a
Shaft in mm	Tube en mm
Sheet of %@	Feuille de \#u{1}a
Sheets	Feuilles
Shoot	Concours
Shoot-off	Barrage
Shoot-off · <bdi>%@</bdi>	Barrage · <bdi>\#u{1}a</bdi>
Shooting	En cours
Shooting is paused. Entries are closed until it continues.	Le tir est interrompu. Les saisies sont fermées jusqu’à la reprise.
Shoots	Concours
Shots<span> of %@</span>	Tirs<span> de \#u{1}a</span>
Show	Afficher
Show a code	Afficher un code
Show combined results	Afficher les résultats réunis
Sign in first.	Connectez-vous d’abord.
Silver	Argent
Skip these lines	Ignorer ces lignes
Spread %@ wide, %@ high.	Dispersion de \#u{1}a en largeur, \#u{1}b en hauteur.
Standings	Classement
Start at the first end	Commencer à la première volée
Start shooting	Commencer à tirer
Start the shoot	Commencer le concours
Stop here	Arrêter ici
Tap an arrow to correct it.	Touchez une flèche pour la corriger.
Target	Cible
Target %@	Cible \#u{1}a
Target face	Blason
That’s me	C’est moi
That’s not me	Ce n’est pas moi
The archer is listed as disqualified and not ranked. The reason stays on record.	L’archer est indiqué comme disqualifié et n’est pas classé. La raison reste enregistrée.
The archer shoots on with the same sheet.	L’archer continue avec la même feuille.
The archer who shot last	L’archer qui a tiré en dernier
The archer’s arrows then count in the scores of that account. You can end this on the archer’s page.	Les flèches comptent alors dans les scores de ce compte. Vous pouvez y mettre fin sur la page de l’archer.
The arrow is too far from the face.	La flèche est trop loin du blason.
The board moves with each arrow.	Le classement évolue à chaque flèche.
The board shows the first entry until the organiser decides.	Le classement montre la première saisie jusqu’à la décision de l’organisateur.
The board shows the first entry until you decide.	Le classement montre la première saisie jusqu’à votre décision.
The cross is the middle of the group, the ellipse its spread: one standard deviation each way.	La croix est le centre du groupement, l’ellipse sa dispersion : un écart type de chaque côté.
The cross, in steps of 1 mm	La croix, par pas de 1 mm
The event %@ says nothing that can be read as "%@".	L’événement \#u{1}a n’est pas lisible comme « \#u{1}b ».
The face needs JavaScript, which is off. Use the buttons.	Le blason a besoin de JavaScript, qui est désactivé. Utilisez les boutons.
The file could not be read.	Le fichier n’a pas pu être lu.
The first line names the columns: name, club, bow, birth year, gender, licence, notes. An archer who is there already is changed.	La première ligne nomme les colonnes : nom, club, arc, année de naissance, genre, licence, notes. Un archer déjà présent est modifié.
The first on the roster	Le premier de la liste
The journal cannot be written as text: %@.	Le journal ne peut pas être écrit en texte : \#u{1}a.
The numbers 1 to 3 go to the spots.	Les chiffres 1 à 3 mènent aux spots.
The one that fits	Celle qui convient
The order is reversed.	L’ordre est inversé.
The order stays the same.	L’ordre reste le même.
The organiser confirms it. Then you can score, and the arrows count in your scores and bests, also those shot before.	L’organisateur le confirme. Vous pouvez alors marquer, et toutes les flèches, même les précédentes, comptent dans vos scores et vos records.
The organiser has decided about your last arrow. Ask the organiser to change it.	L’organisateur a décidé de votre dernière flèche. Demandez-lui de la modifier.
The organiser scores this archer.	L’organisateur marque pour cet archer.
The round’s own rule	La règle de l’épreuve
The scores are final	Les scores sont définitifs
The sheet is final. Only the organiser can correct it now.	La feuille est close. Seul l’organisateur peut encore la corriger.
The shoot has not started. Add everyone, then start it.	Le concours n’a pas commencé. Ajoutez tout le monde, puis lancez-le.
The spots of the sheet are laid over one another.	Les spots du blason sont superposés.
The tournament has already started.	Le concours a déjà commencé.
The tournament is paused. Wait until it goes on.	Le concours est interrompu. Attendez la reprise.
The tournament was not made yet.	Le concours n’a pas encore été créé.
There are %@ fields for %@ columns.	Il y a \#u{1}a champs pour \#u{1}b colonnes.
There are %@ fields; Ianseo's list has 4 or 16.	Il y a \#u{1}a champs ; la liste d’Ianseo en a 4 ou 16.
There is no arrow of yours to take back.	Aucune de vos flèches ne peut être annulée.
There is no category "%@". The codes are: %@.	Il n’y a pas de catégorie « \#u{1}a ». Les codes sont : \#u{1}b.
There is no category "%@". The command archery categories prints the codes.	Il n’y a pas de catégorie « \#u{1}a ». La commande archery categories affiche les codes.
There is no licence number.	Le numéro de licence manque.
There is no name.	Le nom manque.
There is no round "%@". The command archery rounds prints the codes.	Il n’y a pas d’épreuve « \#u{1}a ». La commande archery rounds affiche les codes.
There is no such arrow on the sheet.	Cette flèche n’est pas sur la feuille.
There is no such event to take back.	Il n’y a pas d’événement de ce genre à annuler.
There is no such round.	Cette épreuve n’existe pas.
There is no such tournament.	Ce concours n’existe pas.
These archers are not done and will be listed as not finished: %@	Ces archers n’ont pas terminé et seront indiqués comme tels : \#u{1}a
These archers fit no category, or several. Choose one for each. Until then they shoot %@.	Ces archers n’entrent dans aucune catégorie, ou dans plusieurs. Choisissez-en une pour chacun. D’ici là, ils tirent \#u{1}a.
They shoot the missed ends while the others wait.	Ils tirent les volées manquées pendant que les autres attendent.
They shoot the same round.	Elles tirent la même épreuve.
This account already shoots as %@.	Ce compte tire déjà comme \#u{1}a.
This account has not asked for the archer. The account asks first, on its own page.	Ce compte n’a pas demandé cet archer. Il le demande d’abord, sur sa propre page.
This archer already takes part.	Cet archer participe déjà.
This archer has an account already.	Cet archer a déjà un compte.
This archer has an account and cannot be a guest. Invite the archer instead.	Cet archer a un compte et ne peut pas être invité. Envoyez-lui plutôt une invitation.
This archer has shot this end to its last arrow. Choose the archer whose turn it is.	Cet archer a tiré toutes les flèches de cette volée. Choisissez l’archer dont c’est le tour.
This archer has shot this end to its last arrow. First it is the turn of %@%@.	Cet archer a tiré toutes les flèches de cette volée. C’est d’abord le tour de \#u{1}a\#u{1}b.
This archer is linked with another account. The organiser can end that link.	Cet archer est lié à un autre compte. L’organisateur peut mettre fin à ce lien.
This archer is not linked with that account.	Cet archer n’est pas lié à ce compte.
This archer is out of the tournament.	Cet archer n’est plus dans le concours.
This archer scores alone.	Cet archer marque seul.
This cannot be taken back. End the link, or add the archer again.	Cela ne peut pas être annulé. Mettez fin au lien, ou ajoutez de nouveau l’archer.
This cannot be taken back. Set it as it was before.	Cela ne peut pas être annulé. Rétablissez l’état précédent.
This cannot be written down: %@.	Impossible d’enregistrer : \#u{1}a.
This counts	Ceci compte
This end is scored by buttons, not on a face.	Cette volée se marque avec des boutons, pas sur un blason.
This month	Ce mois-ci
This score card’s link has ended.	Le lien de cette feuille de marque n’est plus valable.
This season	Cette saison
This tournament was already made.	Ce concours a déjà été créé.
This week	Cette semaine
This would undo what another scorer recorded. Ask the organiser.	Cela annulerait la saisie d’un autre marqueur. Demandez à l’organisateur.
To first	Écart
Total	Total
Traditional	Arc traditionnel
Twice	Deux fois
Two arrows of this end are in one spot. The judges decide.	Deux flèches de cette volée sont dans le même spot. Les arbitres décident.
Two categories have the code %@. Choose another code for one of them.	Deux catégories ont le code \#u{1}a. Choisissez un autre code pour l’une d’elles.
Two scorers keep one sheet each, and both must agree.	Deux marqueurs tiennent chacun une feuille, et les deux doivent concorder.
Two scorers or two devices entered these ends differently.	Deux marqueurs ou deux appareils ont saisi ces volées différemment.
Unassigned	Sans catégorie
Unassigned: %@	Sans catégorie : \#u{1}a
Unchanged	Inchangée
Under %@	Moins de \#u{1}a ans
Undo	Annuler
Until I stop, in ends as described below	Jusqu’à ce que j’arrête, en volées décrites ci-dessous
Up	Haut
Used if you choose it above. Distance and face are optional. Without a face you enter arrows with buttons.	Utilisée si vous la choisissez ci-dessus. Distance et blason sont facultatifs. Sans blason, vous saisissez les flèches avec des boutons.
Value of the arrow	Valeur de la flèche
Values of an arrow	Valeurs d’une flèche
Waiting for the board…	En attente du classement…
Waiting for the organiser	En attente de l’organisateur
What the board counts	Ce que compte le classement
What was taken back is recorded again.	Ce qui avait été annulé est de nouveau enregistré.
Where the arrows hit	Où les flèches ont touché
Where the arrows hit at <bdi>%@</bdi>. Shafts of %@ mm.	Où les flèches ont touché à <bdi>\#u{1}a</bdi>. Tubes de \#u{1}b mm.
Where they hit	Où elles ont touché
Who comes first in the next end	Qui commence la volée suivante
Who is who?	Qui est qui ?
Whole ends	Volées entières
With a keyboard: arrow keys move the cross by 1 mm, with Shift by 10. Enter places it, Escape drops it, plus and minus zoom.	Au clavier : les flèches déplacent la croix de 1 mm, avec Maj de 10. Entrée la place, Échap l’abandonne, plus et moins zooment.
Withdraw	Retirer
Withdraw %@	Retirer \#u{1}a
Withdraw %@?	Retirer \#u{1}a ?
Withdraw <bdi>%@</bdi>	Retirer <bdi>\#u{1}a</bdi>
Withdrawn	Retiré
Without a target	Sans cible
World Archery: bows, age classes, men and women	World Archery : arcs, catégories d’âge, hommes et femmes
World Archery’s for its rounds, the imperial rule for imperial rounds.	Celle de World Archery pour ses épreuves, l’impériale pour les épreuves impériales.
X, %@ points	X, \#u{1}a points
Year of birth	Année de naissance
You	Vous
You are this archer. The arrows count in your scores and bests.	C’est vous. Les flèches comptent dans vos scores et vos records.
You have fallen from %@ to %@ on %@, behind %@.	Vous avez reculé de \#u{1}a à \#u{1}b (\#u{1}c), derrière \#u{1}d.
You have fallen from %@ to %@ on %@.	Vous avez reculé de \#u{1}a à \#u{1}b (\#u{1}c).
You have risen from %@ to %@ on %@.	Vous avez progressé de \#u{1}a à \#u{1}b (\#u{1}c).
You may score for yourself and for guests that you added. Ask the organiser, or choose one of your archers.	Vous pouvez marquer pour vous et pour les invités que vous avez ajoutés. Demandez à l’organisateur, ou choisissez un de vos archers.
You said that you are %@. The organiser confirms it with one tap.	Vous avez dit que vous êtes \#u{1}a. L’organisateur le confirme d’un geste.
Your name on the list	Votre nom sur la liste
Your own	Personnelle
Your stored settings cannot be read. You see the defaults. Saving replaces the stored settings.	Vos réglages enregistrés sont illisibles. Vous voyez les valeurs par défaut. Enregistrer remplace les anciens.
Zoom in	Agrandir
Zoom out	Réduire
a shoot	un concours
after %@	après \#u{1}a
all time	depuis toujours
animals, distance unknown	animaux, distance inconnue
at most %@	au plus \#u{1}a
best %@ of %@	meilleur \#u{1}a sur \#u{1}b
bow not known	arc inconnu
checked against paper	vérifiée avec le papier
command|Place	Placer
command|Score	Marquer
down %@ places since the last end	\#u{2}a\#u{3}1\#u{1}a place perdue depuis la dernière volée\#u{3}o\#u{1}a places perdues depuis la dernière volée\#u{4}
e.g. 9, X or M	p. ex. 9, X ou M
e.g. Club night	p. ex. Soirée du club
e.g. Recurve women	p. ex. Arc classique femmes
e.g. wrong key	p. ex. erreur de touche
entered by <bdi>%@</bdi>, <time>%@</time>	saisie par <bdi>\#u{1}a</bdi>, <time>\#u{1}b</time>
face|Target	Blason
first score of this round	premier score dans cette épreuve
for <bdi>%@</bdi>	pour <bdi>\#u{1}a</bdi>
group %@	groupement \#u{1}a
group %@, from part of the arrows	groupement \#u{1}a, d’une partie des flèches
it must cut a line for the higher ring.	il doit couper un cordon pour compter la zone supérieure.
max %@	max \#u{1}a
mm from the centre	mm du centre
name,bow,target	nom,arc,cible
no change since the last end	sans changement depuis la dernière volée
not shot	non tirée
of %@	sur \#u{1}a
personal best (%@ before)	record personnel (\#u{1}a avant)
place|Results	Résultats
plan|Finish	Terminer
plan|Shoot	Tirer
several categories ranked together	plusieurs catégories classées ensemble
status|Open	Ouvert
tied	ex æquo
touching a line scores the higher ring.	s’il touche un cordon, la zone supérieure compte.
up %@ places since the last end	\#u{2}a\#u{3}1\#u{1}a place gagnée depuis la dernière volée\#u{3}o\#u{1}a places gagnées depuis la dernière volée\#u{4}
usually %@	d’habitude \#u{1}a
"""#),
  ]
}
