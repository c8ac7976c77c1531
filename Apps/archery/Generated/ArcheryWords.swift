// Made by "Tools/words pack". Change the catalogue instead.
// swift-format-ignore-file

import Localization

enum ArcheryWords {
  static let all: [PackedWords] = [
    PackedWords("de", #"""
"%@ mm" is no distance. Write whole millimetres, such as 12mm.	„\#u{1}a mm“ ist kein Abstand. Schreib ganze Millimeter, etwa 12mm.
"%@" has no arrow. Write the archer, the arrows and a distance: "Ben 9 12mm"	„\#u{1}a“ nennt keinen Pfeil. Schreib Schütze, Pfeile und Abstand: "Ben 9 12mm"
"%@" is neither 0 nor 1.	„\#u{1}a“ ist weder 0 noch 1.
"%@" is no age class that this program knows. It is left out.	„\#u{1}a“ ist hier als Altersklasse unbekannt und bleibt weg.
"%@" is no age class. Write adult, under18 or 50+.	„\#u{1}a“ ist keine Altersklasse. Schreib adult, under18 oder 50+.
"%@" is no gender. Write F or M, or leave it empty.	„\#u{1}a“ ist kein Geschlecht. Schreib F oder M oder lass es leer.
"%@" is no period. Use all_time, season, month, week or day.	„\#u{1}a“ ist kein Zeitraum. Nimm all_time, season, month, week oder day.
"%@" is no thickness in millimetres, such as 5.5.	„\#u{1}a“ ist keine Dicke in Millimetern, zum Beispiel 5,5.
"%@" is no year of birth with four digits.	„\#u{1}a“ ist kein Geburtsjahr mit vier Ziffern.
"%@" is not a bow. Use one of: %@.	„\#u{1}a“ ist kein Bogen. Möglich sind: \#u{1}b.
"%@" is not a target. Write 1 to 999 and a letter A to H, such as 12A.	„\#u{1}a“ ist keine Scheibe. Schreib 1 bis 999 und einen Buchstaben A bis H, wie 12A.
"%@" is not a value here. Use one of: %@.	„\#u{1}a“ ist hier kein Wert. Möglich sind: \#u{1}b.
"M" can say mujer or masculino. Write mujer or hombre.	„M“ kann mujer oder masculino heißen. Schreib mujer oder hombre.
%@ (version %@)	\#u{1}a (Version \#u{1}b)
%@ Archers that you tick can score too.	\#u{1}a Angekreuzte Schützen dürfen auch schreiben.
%@ Archers with the same counts share a rank, unless a shoot-off is recorded.	\#u{1}a Schützen mit gleichen Zahlen teilen sich den Platz, wenn kein Stechen eingetragen ist.
%@ Did not count: %@	\#u{1}a Zählte nicht: \#u{1}b
%@ Moved from %@.	\#u{1}a Verschoben von \#u{1}b.
%@ Nothing was recorded. Find the end that differs.	\#u{1}a Nichts wurde eingetragen. Suche die Passe, die abweicht.
%@ Reason: %@.	\#u{1}a Grund: \#u{1}b.
%@ Undone later.	\#u{1}a Später rückgängig gemacht.
%@ Use 'archery rounds' to see the rounds.	\#u{1}a 'archery rounds' zeigt die Runden.
%@ Use --force to finish the shoot anyway.	\#u{1}a Mit --force beendest du das Turnier trotzdem.
%@ a shoot	\#u{1}a je Turnier
%@ an arrow	\#u{1}a je Pfeil
%@ an end, best end %@ (end %@)	\#u{1}a je Passe, beste Passe \#u{1}b (Passe \#u{1}c)
%@ and %@	\#u{1}a und \#u{1}b
%@ and %@ shoot at different distances or faces and cannot share target %@. Choose another target.	\#u{1}a und \#u{1}b schießen auf verschiedene Entfernungen oder Auflagen und können sich Scheibe \#u{1}c nicht teilen. Wähle eine andere Scheibe.
%@ archers	\#u{2}a\#u{3}1\#u{1}a Schütze\#u{3}o\#u{1}a Schützen\#u{4}
%@ archers added	\#u{2}a\#u{3}1\#u{1}a Schütze hinzugefügt\#u{3}o\#u{1}a Schützen hinzugefügt\#u{4}
%@ archers are in no category.	\#u{2}a\#u{3}1\#u{1}a Schütze ist in keiner Klasse.\#u{3}o\#u{1}a Schützen sind in keiner Klasse.\#u{4}
%@ archers changed	\#u{2}a\#u{3}1\#u{1}a Schütze geändert\#u{3}o\#u{1}a Schützen geändert\#u{4}
%@ archers have no bow. They are missing from the boards and best scores of each bow.	\#u{2}a\#u{3}1\#u{1}a Schütze ohne Bogen fehlt auf den Ranglisten und Bestenlisten der Bögen.\#u{3}o\#u{1}a Schützen ohne Bogen fehlen auf den Ranglisten und Bestenlisten der Bögen.\#u{4}
%@ archers on the roster already	\#u{2}a\#u{3}1\#u{1}a Schütze schon gemeldet\#u{3}o\#u{1}a Schützen schon gemeldet\#u{4}
%@ archers share the lead with %@.	\#u{1}a Schützen führen gemeinsam mit \#u{1}b.
%@ archers unchanged	\#u{2}a\#u{3}1\#u{1}a Schütze unverändert\#u{3}o\#u{1}a Schützen unverändert\#u{4}
%@ archers. Nothing is added yet.	\#u{2}a\#u{3}1\#u{1}a Schütze. Noch ist nichts hinzugefügt.\#u{3}o\#u{1}a Schützen. Noch ist nichts hinzugefügt.\#u{4}
%@ arrows	\#u{2}a\#u{3}1\#u{1}a Pfeil\#u{3}o\#u{1}a Pfeile\#u{4}
%@ arrows are saved on this device.	\#u{2}a\#u{3}1\#u{1}a Pfeil ist auf diesem Gerät gespeichert.\#u{3}o\#u{1}a Pfeile sind auf diesem Gerät gespeichert.\#u{4}
%@ arrows placed. A group has at least 3.	\#u{2}a\#u{3}1\#u{1}a Pfeil gesetzt. Eine Gruppe hat mindestens 3.\#u{3}o\#u{1}a Pfeile gesetzt. Eine Gruppe hat mindestens 3.\#u{4}
%@ became a co-organiser.	\#u{1}a organisiert jetzt mit.
%@ before	vorher \#u{1}a
%@ by %@	\#u{1}a von \#u{1}b
%@ can combine only categories that shoot the same round.	\#u{1}a kann nur Klassen derselben Runde zusammenfassen.
%@ can score for: %@	\#u{1}a darf schreiben für: \#u{1}b
%@ cannot be read. Check the path.	\#u{1}a lässt sich nicht lesen. Prüfe den Pfad.
%@ cannot be shot in ends of %@ arrows. Choose another number.	\#u{1}a lässt sich nicht in Passen zu \#u{1}b Pfeilen schießen. Wähle eine andere Zahl.
%@ contains no shoot. Use a file from 'archery export'.	\#u{1}a enthält kein Turnier. Nimm eine Datei von 'archery export'.
%@ disputed	\#u{1}a strittig
%@ duplicate lines	\#u{2}a\#u{3}1\#u{1}a doppelte Zeile\#u{3}o\#u{1}a doppelte Zeilen\#u{4}
%@ ends	\#u{2}a\#u{3}1\#u{1}a Passe\#u{3}o\#u{1}a Passen\#u{4}
%@ ends of %@	\#u{2}a\#u{3}1\#u{1}a Passe mit \#u{1}b\#u{3}o\#u{1}a Passen mit je \#u{1}b\#u{4}
%@ ends of %@: %@	\#u{2}a\#u{3}1\#u{1}a Passe mit \#u{1}b Pfeilen: \#u{1}c\#u{3}o\#u{1}a Passen mit je \#u{1}b Pfeilen: \#u{1}c\#u{4}
%@ entries did not count.	\#u{2}a\#u{3}1\#u{1}a Eintrag zählte nicht.\#u{3}o\#u{1}a Einträge zählten nicht.\#u{4}
%@ face	Auflage \#u{1}a
%@ first, then %@	\#u{1}a zuerst, dann \#u{1}b
%@ has arrows already and can no longer shoot another round. Choose a category of the same round.	\#u{1}a hat schon Pfeile und kann keine andere Runde mehr schießen. Wähle eine Klasse mit derselben Runde.
%@ has arrows already. It can only be renamed, or merged with a category of the same round.	\#u{1}a hat schon Pfeile. Du kannst die Klasse nur umbenennen oder mit einer Klasse derselben Runde zusammenlegen.
%@ has arrows. Withdraw the archer instead.	\#u{1}a hat Pfeile. Zieh die Person stattdessen zurück.
%@ has no arrows in end %@.	\#u{1}a hat in Passe \#u{1}b keine Pfeile.
%@ has no arrows on the face in end %@.	\#u{1}a hat in Passe \#u{1}b keine Pfeile auf der Auflage.
%@ high	\#u{1}a hoch
%@ is a guest without an account and cannot score. Choose an archer with an account.	\#u{1}a ist Gast ohne Konto und kann nicht schreiben. Wähle einen Schützen mit Konto.
%@ is a registrar now.	\#u{1}a führt jetzt das Register.
%@ is at target %@ already.	\#u{1}a steht schon an Scheibe \#u{1}b.
%@ is at target %@ now. Move that archer first.	\#u{1}a steht jetzt an Scheibe \#u{1}b. Setz zuerst diesen Schützen um.
%@ is back in.	\#u{1}a ist wieder dabei.
%@ is entered by buttons, not on the face.	\#u{1}a wird mit Tasten eingegeben, nicht auf der Auflage.
%@ is in line %@, too. The list has two archers of this name.	\#u{1}a steht auch in Zeile \#u{1}b. Die Liste hat zwei Schützen dieses Namens.
%@ is linked with the account of %@.	\#u{1}a ist mit dem Konto von \#u{1}b verknüpft.
%@ is no longer a co-organiser.	\#u{1}a organisiert nicht mehr mit.
%@ is no longer a registrar.	\#u{1}a führt das Register nicht mehr.
%@ is no year of birth.	\#u{1}a ist kein Geburtsjahr.
%@ is not linked with an account.	\#u{1}a ist mit keinem Konto verknüpft.
%@ is not shot on %@. Choose another face.	\#u{1}a wird nicht auf \#u{1}b geschossen. Wähle eine andere Auflage.
%@ is on the roster already. Use --namesake to add another archer with the same name.	\#u{1}a steht schon auf der Starterliste. Mit --namesake fügst du einen weiteren Schützen mit demselben Namen hinzu.
%@ is the organiser now.	\#u{1}a hat jetzt die Turnierleitung.
%@ leads with %@.	\#u{1}a führt mit \#u{1}b.
%@ left	\#u{1}a links
%@ lines are not fully used	\#u{2}a\#u{3}1\#u{1}a Zeile wird nicht ganz verwendet\#u{3}o\#u{1}a Zeilen werden nicht ganz verwendet\#u{4}
%@ lines skipped	\#u{2}a\#u{3}1\#u{1}a Zeile übersprungen\#u{3}o\#u{1}a Zeilen übersprungen\#u{4}
%@ low	\#u{1}a tief
%@ mm from the centre	\#u{1}a mm von der Mitte
%@ mm high	\#u{1}a mm hoch
%@ mm left	\#u{1}a mm links
%@ mm low	\#u{1}a mm tief
%@ mm right	\#u{1}a mm rechts
%@ needs %@ targets and has %@. Add targets or put more archers on each.	\#u{1}a braucht \#u{1}b Scheiben und hat \#u{1}c. Nimm mehr Scheiben oder mehr Schützen je Scheibe.
%@ of %@	\#u{1}a von \#u{1}b
%@ of %@ archers	\#u{1}a von \#u{1}b Schützen
%@ of %@ ends	\#u{1}a von \#u{1}b Passen
%@ of %@ placed	\#u{1}a von \#u{1}b gesetzt
%@ on another device	\#u{1}a auf einem anderen Gerät
%@ on average	im Schnitt \#u{1}a
%@ other archers	\#u{2}a\#u{3}1\#u{1}a weiteren Schützen\#u{3}o\#u{1}a weitere Schützen\#u{4}
%@ points	\#u{2}a\#u{3}1\#u{1}a Ring\#u{3}o\#u{1}a Ringe\#u{4}
%@ right	\#u{1}a rechts
%@ says: “I am %@”	\#u{1}a sagt: „Ich bin \#u{1}b“
%@ scores this archer.	\#u{1}a schreibt für diesen Schützen.
%@ shoots no end %@.	\#u{1}a schießt keine Passe \#u{1}b.
%@ to %@	\#u{1}a zu \#u{1}b
%@ to send	\#u{1}a zu senden
%@ to shoot.	\#u{1}a ist dran.
%@ triple face	Dreifachauflage \#u{1}a
%@ was added at target %@.	\#u{1}a wurde an Scheibe \#u{1}b hinzugefügt.
%@ was added.	\#u{1}a wurde hinzugefügt.
%@ was changed: %@.	\#u{1}a wurde geändert: \#u{1}b.
%@ was disqualified and removed from all results.	\#u{1}a wurde disqualifiziert und aus allen Ergebnissen entfernt.
%@ was disqualified.	\#u{1}a wurde disqualifiziert.
%@ was joined with %@, as one person.	\#u{1}a und \#u{1}b wurden zusammengelegt, weil sie eine Person sind.
%@ was linked with an account.	\#u{1}a wurde mit einem Konto verknüpft.
%@ was removed from the roster.	\#u{1}a wurde von der Starterliste entfernt.
%@ was withdrawn.	\#u{1}a wurde zurückgezogen.
%@ without a bow.	\#u{2}a\#u{3}1\#u{1}a ohne Bogen.\#u{3}o\#u{1}a ohne Bogen.\#u{4}
%@ · %@ arrows, at most %@	\#u{2}b\#u{3}1\#u{1}a · \#u{1}b Pfeil, höchstens \#u{1}c\#u{3}o\#u{1}a · \#u{1}b Pfeile, höchstens \#u{1}c\#u{4}
%@ · Big screen	\#u{1}a · Großer Bildschirm
%@, %@ points, counts	\#u{1}a, \#u{1}b Ringe, zählt
%@, corrected: correct it	\#u{1}a, berichtigt: ändern
%@, end %@	\#u{1}a, Passe \#u{1}b
%@, end %@, arrow %@	\#u{1}a, Passe \#u{1}b, Pfeil \#u{1}c
%@, end %@, arrow %@: correct it	\#u{1}a, Passe \#u{1}b, Pfeil \#u{1}c: ändern
%@, ends of %@	\#u{1}a, Passen von \#u{1}b
%@, from your <a>settings</a>.	\#u{1}a, aus deinen <a>Einstellungen</a>.
%@, shafts of %@ mm	\#u{1}a, Schäfte mit \#u{1}b mm
%@-ring face	\#u{1}a-Ring-Auflage
%@. Arrow %@ of end %@, end total %@.	\#u{1}a. Pfeil \#u{1}b der Passe \#u{1}c, Passe bisher \#u{1}d.
%@. The board shows the first entry until this is settled.	\#u{1}a. Die Rangliste zeigt den ersten Eintrag, bis das geklärt ist.
%@: %@ corrected to %@ in end %@.	\#u{1}a: \#u{1}b in Passe \#u{1}d zu \#u{1}c berichtigt.
%@: %@ counts in end %@.	\#u{1}a: In Passe \#u{1}c zählt \#u{1}b.
%@: %@ in end %@, in an entry that does not count.	\#u{1}a: \#u{1}b in Passe \#u{1}c, in einem Eintrag, der nicht zählt.
%@: %@ in end %@.	\#u{1}a: \#u{1}b in Passe \#u{1}c.
%@: %@ on paper, %@ here.	\#u{1}a: \#u{1}b auf Papier, \#u{1}c hier.
%@: a correction was undone.	\#u{1}a: Eine Berichtigung wurde rückgängig gemacht.
%@: another entry counts in end %@.	\#u{1}a: In Passe \#u{1}b zählt ein anderer Eintrag.
%@: correct it	\#u{1}a: ändern
%@: different arrows. Choose with 'archery settle'.	\#u{1}a: verschiedene Pfeile. Wähle mit 'archery settle'.
%@: end %@ closed.	\#u{1}a: Passe \#u{1}b abgeschlossen.
%@: end %@ reopened.	\#u{1}a: Passe \#u{1}b wieder offen.
%@: equals the paper score sheet, %@.	\#u{1}a: gleich dem Schusszettel auf Papier, \#u{1}b.
%@: the last arrow was undone.	\#u{1}a: Der letzte Pfeil wurde rückgängig gemacht.
%@: the link with an account ended.	\#u{1}a: Die Verknüpfung mit einem Konto endete.
--open lasts until you stop. Leave out --round and --ends.	--open dauert, bis du aufhörst. Lass --round und --ends weg.
--round and --ends name two rounds. Use a code from 'archery rounds', or your own ends.	--round und --ends nennen zwei Runden. Nimm einen Code von 'archery rounds' oder eigene Passen.
12 or 12A	12 oder 12A
<bdi>%@</bdi> is on the entry list.	<bdi>\#u{1}a</bdi> steht auf der Meldeliste.
<code>%@</code> · %@ arrows · %@	\#u{2}b\#u{3}1<code>\#u{1}a</code> · \#u{1}b Pfeil · \#u{1}c\#u{3}o<code>\#u{1}a</code> · \#u{1}b Pfeile · \#u{1}c\#u{4}
<span>Checked</span> against paper by <bdi>%@</bdi>, <time>%@</time>.	Mit dem Papier <span>verglichen</span> von <bdi>\#u{1}a</bdi>, <time>\#u{1}b</time>.
= means tied.	= heißt ringgleich.
A category's code has 1 to 20 letters and digits, such as RM.	Das Kürzel einer Klasse hat 1 bis 20 Buchstaben und Ziffern, wie RM.
A combined category ranks two categories or more. Choose them for %@.	Eine gemeinsame Klasse wertet mindestens zwei Klassen. Wähle sie für \#u{1}a.
A device whose clock is more than a day ahead changed these settings.	Ein Gerät, dessen Uhr mehr als einen Tag vorgeht, hat diese Einstellungen geändert.
A distance is 1 to 500 metres or yards, not %@.	Eine Entfernung ist 1 bis 500 Meter oder Yards, nicht \#u{1}a.
A face cannot be %@ mm wide.	Eine Auflage kann nicht \#u{1}a mm breit sein.
A face is 1 to 200 centimetres or inches wide, not %@.	Eine Auflage ist 1 bis 200 Zentimeter oder Zoll breit, nicht \#u{1}a.
A list has at most %@ archers. This line and the following ones were not read.	Eine Liste hat höchstens \#u{1}a Schützen. Diese und die folgenden Zeilen wurden nicht gelesen.
A medal needs 1 to %@ entries.	Eine Medaille braucht 1 bis \#u{1}a Meldungen.
A name cannot contain control characters.	Ein Name darf keine Steuerzeichen enthalten.
A phone that scans a card scores the archers at its target, and opens nothing else. No account is needed. The links end with the shoot.	Ein Telefon, das einen Schusszettel scannt, schreibt für dessen Scheibe und öffnet nichts anderes. Ein Konto ist nicht nötig. Die Links gelten bis zum Schluss des Turniers.
A place has at most %@ characters on one line.	Ein Ort hat höchstens \#u{1}a Zeichen in einer Zeile.
A point on the face needs two numbers.	Ein Punkt auf der Auflage braucht zwei Zahlen.
A quotation mark is opened here and never closed.	Hier beginnt ein Anführungszeichen, das nie endet.
A reason has at most %@ characters.	Ein Grund hat höchstens \#u{1}a Zeichen.
A registrar reads and changes this register.	Wer das Register führt, liest und ändert es.
A round has 1 to 100 ends at one distance, not %@.	Eine Runde hat 1 bis 100 Passen je Entfernung, nicht \#u{1}a.
A round has 1 to 24 distances.	Eine Runde hat 1 bis 24 Entfernungen.
A round of your own	Eine eigene Runde
A round of your own, as described below	Eine eigene Runde, wie unten beschrieben
A scorer can also correct the sheet. The dispute ends when both entries agree.	Auch ein Schreiber kann den Schusszettel berichtigen. Die Passe ist geklärt, wenn beide Einträge gleich sind.
A setting of %@	Eine Einstellung von \#u{1}a
A shaft is at most 9.3 mm thick. Enter its diameter in millimetres.	Ein Schaft ist höchstens 9,3 mm dick. Gib den Durchmesser in Millimetern an.
A shoot can be cancelled, but not undone.	Ein Turnier lässt sich absagen, aber nicht rückgängig machen.
A shoot has at most %@ archers.	Ein Turnier hat höchstens \#u{1}a Schützen.
A shoot has at most %@ categories.	Ein Turnier hat höchstens \#u{1}a Klassen.
A shoot has at most %@ guests. %@	\#u{2}a\#u{3}1Ein Turnier hat höchstens \#u{1}a Gast. \#u{1}b\#u{3}oEin Turnier hat höchstens \#u{1}a Gäste. \#u{1}b\#u{4}
A shoot has at most %@ sessions, each with a name of its own.	Ein Turnier hat höchstens \#u{1}a Startgruppen, jede mit eigenem Namen.
A shoot-off has at most 12 arrows and distances of 0 to 1000 mm.	Ein Stechen hat höchstens 12 Pfeile und Abstände von 0 bis 1000 mm.
A shoot-off has two archers or more. Name each archer once.	Ein Stechen hat mindestens zwei Schützen. Nenne jeden einmal.
A shoot-off was recorded: %@.	Ein Stechen wurde eingetragen: \#u{1}a.
A target has 1 to 6 archers, in one detail or two.	Eine Scheibe hat 1 bis 6 Schützen, in einer oder zwei Gruppen.
A wish has at most %@ characters.	Ein Wunsch hat höchstens \#u{1}a Zeichen.
AB and CD in turns	AB und CD im Wechsel
Account	Konto
Active	Aktiv
Add QR codes	QR-Codes hinzufügen
Add a category	Klasse hinzufügen
Add a session	Startgruppe hinzufügen
Add a set	Satz von Klassen hinzufügen
Add an archer	Person hinzufügen
Add archer	Hinzufügen
Add archers	Schützen hinzufügen
Add archers below, or send an invite.	Füge unten Schützen hinzu oder verschicke eine Einladung.
Add the set	Satz hinzufügen
Add to the roster	Zur Starterliste hinzufügen
Added %@: %@	\#u{1}a hinzugefügt: \#u{1}b
Adult	Erwachsene
After the last arrow	Nach dem letzten Pfeil
After two first places comes the second.	Nach zwei ersten Plätzen kommt der zweite.
After two first places comes the third.	Nach zwei ersten Plätzen kommt der dritte.
Age class	Altersklasse
Age classes	Altersklassen
Ahead of %@ by %@.	Vor \#u{1}a (\#u{1}b).
All archers	Alle Schützen
All arrows are entered. You can check and finalise them when the server has them.	Alle Pfeile sind eingetragen. Sobald der Server sie hat, kannst du sie prüfen und abschließen.
All arrows are in	Alle Pfeile sind geschrieben
All categories	Alle Klassen
All ends	Alle Passen
All ends are shot. Check the score sheets, then finalise them.	Alle Passen sind geschossen. Prüfe die Schusszettel und schließe sie ab.
All entries stay on record.	Alle Einträge bleiben erhalten.
All entries stay on record. Deciding again is a correction.	Alle Einträge bleiben erhalten. Eine neue Entscheidung ist eine Berichtigung.
All faces are drawn to the same scale.	Alle Auflagen sind im selben Maßstab gezeichnet.
All final	Alle endgültig
All rounds	Alle Runden
All rounds, with their faces	Alle Runden mit ihren Auflagen
All sent	Alles gesendet
All sessions	Alle Startgruppen
All shoots	Alle Turniere
All time	Gesamte Zeit
All together	Alle zusammen
Also for everyone else at target %@	Auch für alle anderen auf Scheibe \#u{1}a
An account asked to be linked with %@.	Ein Konto möchte mit \#u{1}a verknüpft werden.
An archer can bring at most %@ guests. %@	\#u{2}a\#u{3}1Ein Schütze kann höchstens \#u{1}a Gast mitbringen. \#u{1}b\#u{3}oEin Schütze kann höchstens \#u{1}a Gäste mitbringen. \#u{1}b\#u{4}
An archer cannot have missed %@ ends.	\#u{2}a\#u{3}1Ein Schütze kann nicht \#u{1}a Passe verpasst haben.\#u{3}oEin Schütze kann nicht \#u{1}a Passen verpasst haben.\#u{4}
An end counts when its last arrow is in.	Eine Passe zählt, wenn ihr letzter Pfeil geschrieben ist.
An end has 1 to 12 arrows, not %@.	Eine Passe hat 1 bis 12 Pfeile, nicht \#u{1}a.
An end has 1 to 12 arrows.	Eine Passe hat 1 bis 12 Pfeile.
An entry of a newer version (%@). Update this app to read it.	Ein Eintrag einer neueren Version (\#u{1}a). Aktualisiere diese App, um ihn zu lesen.
An id has at most 100 bytes. Use a shorter one.	Eine Kennung hat höchstens 100 Bytes. Nimm eine kürzere.
An invite has 1 to %@ uses and lasts 1 to 365 days.	Eine Einladung gilt für 1 bis \#u{1}a Personen und 1 bis 365 Tage.
An undone entry cannot be restored. Record it again.	Ein rückgängig gemachter Eintrag kommt nicht zurück. Trage ihn neu ein.
Another account created this shoot. Create one of your own.	Ein anderes Konto hat dieses Turnier erstellt. Erstelle ein eigenes.
Another practice	Noch ein Training
Another reason	Anderer Grund
Archer	Schütze
Archers	Schützen
Archers are matched by account, else by name, bow and club. Shoot-offs do not count. Archers who missed a shoot have no place.	Schützen werden am Konto erkannt, sonst an Name, Bogen und Verein. Stechen zählen nicht. Wer ein Turnier verpasst hat, hat keinen Platz.
Archers go to	Die Schützen kommen in
Archers join by typing it on their phones, with their name and bow.	Schützen treten bei, indem sie ihn auf ihrem Telefon mit Name und Bogen eingeben.
Archers per target	Schützen je Scheibe
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
Arrows are recorded in this category. Give a reason for the change.	In dieser Klasse sind Pfeile eingetragen. Nenne einen Grund für die Änderung.
Arrows in an end	Pfeile je Passe
Arrows, as entered	Pfeile, wie eingegeben
Ask the organiser for a new card.	Bitte die Turnierleitung um einen neuen Schusszettel.
Ask the organiser for an invite, then <a>join</a>.	Bitte die Turnierleitung um eine Einladung, dann <a>tritt bei</a>.
Ask the owner of the server to make you an organiser.	Bitte den Betreiber des Servers, dich zum Veranstalter zu machen.
Assign all	Alle verteilen
Assign all leaves the archer there.	„Alle verteilen“ lässt den Schützen dort.
Assign places by category and club. Drag an archer to another place, or use the form below.	Verteile die Plätze nach Klasse und Verein. Zieh einen Schützen auf einen anderen Platz, oder nimm das Formular unten.
At most %@ for each archer and %@ in all. An entry list can have any number.	Höchstens \#u{1}a je Schütze und \#u{1}b insgesamt. Eine Meldeliste kann beliebig viele enthalten.
At most %@ shoots can be combined.	Höchstens \#u{1}a Turniere lassen sich zusammenfassen.
Awards medals	Mit Medaillen
Back in	Wieder dabei
Back in the shoot: %@	Wieder dabei: \#u{1}a
Back in: %@	Wieder dabei: \#u{1}a
Back in: <bdi>%@</bdi>	Wieder dabei: <bdi>\#u{1}a</bdi>
Back to the categories	Zurück zu den Klassen
Back to the results	Zurück zu den Ergebnissen
Back to the shoot	Zurück zum Turnier
Barebow	Blankbogen
Behind %@ by %@.	Hinter \#u{1}a (\#u{1}b).
Best in practice	Bestes im Training
Best scores	Bestenliste
Best scores and news are not up to date: %@. The server tries again every 10 seconds.	Bestenliste und Neuigkeiten sind nicht aktuell: \#u{1}a. Der Server versucht es alle 10 Sekunden.
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
By club	Nach Verein
By name	Nach Name
By place	Nach Platz
By target	Nach Scheibe
Cancel for good	Endgültig absagen
Cancel the shoot	Turnier absagen
Cancel the shoot?	Turnier absagen?
Cancelled	Abgesagt
Cards	Schusszettel
Cards need an id without dots.	Schusszettel brauchen eine Kennung ohne Punkte.
Categories	Klassen
Categories of one distance and face share targets	Klassen mit gleicher Entfernung und Auflage teilen sich Scheiben
Categories to rank together	Klassen, die zusammen gewertet werden
Categories · %@	Klassen · \#u{1}a
Categories · <bdi>%@</bdi>	Klassen · <bdi>\#u{1}a</bdi>
Categories: %@.	Klassen: \#u{1}a.
Category	Klasse
Category · %@	Klasse · \#u{1}a
Centre %@ and %@.	Mitte \#u{1}a und \#u{1}b.
Centre %@.	Mitte \#u{1}a.
Centre in the middle.	Mitte im Zentrum.
Change the round	Runde ändern
Change the session	Startgruppe ändern
Change the shoot	Turnier ändern
Changed %@: %@	\#u{1}a geändert: \#u{1}b
Changed since version 1: %@.	Geändert seit Version 1: \#u{1}a.
Changed: %@	Geändert: \#u{1}a
Changed: %@, target %@	Geändert: \#u{1}a, Scheibe \#u{1}b
Check against paper	Mit dem Papier vergleichen
Check each sheet. Finalising ends the practice.	Prüfe jeden Schusszettel. Mit dem Abschließen endet das Training.
Check each sheet. Once finalised, only the organiser can change a score.	Prüfe jeden Schusszettel. Danach kann nur die Turnierleitung ein Ergebnis ändern.
Check first	Erst prüfen
Check these lines	Prüfe diese Zeilen
Check, then finalise	Prüfen, dann abschließen
Choose a round, add archers and start.	Wähle eine Runde, füge Schützen hinzu und starte.
Choose a round: --round CODE from 'archery rounds', or --ends N for your own.	Wähle eine Runde: --round CODE von 'archery rounds' oder --ends N für eine eigene.
Choose another category that takes archers itself.	Wähle eine andere Klasse, die selbst Schützen aufnimmt.
Choose other shoots	Andere Turniere wählen
Choose the archer who shot this end.	Wähle den Schützen, der diese Passe geschossen hat.
Choose two entries of one person.	Wähle zwei Einträge einer Person.
Choose two shoots or more, such as the rounds of one day. Their totals are added up.	Wähle mindestens zwei Turniere, zum Beispiel die Runden eines Tages. Ihre Ergebnisse werden addiert.
Choose your name	Wähle deinen Namen
Clear this if you only keep score.	Abwählen, wenn du nur schreibst.
Clear this if you only watch or keep score.	Abwählen, wenn du nur zuschaust oder schreibst.
Close	Schließen
Close the session	Startgruppe schließen
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
Corrected. Running total %@	Berichtigt. Zwischensumme \#u{1}a
Create another code	Weiteren Code erstellen
Create the shoot	Turnier erstellen
Created "%@": %@	„\#u{1}a“ erstellt: \#u{1}b
Date	Datum
Default bow for boards	Vorgabe: Bogen der Ranglisten
Default period for best scores	Vorgabe: Zeitraum der Bestenlisten
Delete	Löschen
Delete %@ from the register?	\#u{1}a aus dem Register löschen?
Delete archer	Person löschen
Delete the name	Name löschen
Delete the name %@ from this shoot?	Den Namen \#u{1}a aus diesem Turnier löschen?
Delete the wishes	Wünsche löschen
Delete the wishes of all archers?	Die Wünsche aller Schützen löschen?
Deleted: %@	Gelöscht: \#u{1}a
Details	Angaben
Did not finish	Nicht beendet
Did not start	Nicht angetreten
Different distances or faces share this target. Move archers to other targets.	An dieser Scheibe stehen verschiedene Entfernungen oder Auflagen. Setze Schützen an andere Scheiben um.
Discard the practice	Training verwerfen
Discard the practice?	Training verwerfen?
Disputes settled	Strittige Passen geklärt
Disputes · %@	Strittige Passen · \#u{1}a
Disputes · <bdi>%@</bdi>	Strittige Passen · <bdi>\#u{1}a</bdi>
Disqualified	Disqualifiziert
Disqualified: %@	Disqualifiziert: \#u{1}a
Disqualify	Disqualifizieren
Disqualify %@	\#u{1}a disqualifizieren
Disqualify %@?	\#u{1}a disqualifizieren?
Distance in m	Entfernung in m
Down	Nach unten
Each card gets a QR code. A phone that scans it scores the archers at that target, without an account.	Jeder Schusszettel bekommt einen QR-Code. Ein Telefon, das ihn scannt, schreibt ohne Konto für diese Scheibe.
Each category has its own round, tie rule and podium. All shoot on one line and appear in one result list.	Jede Klasse hat ihre eigene Runde, Gleichstandsregel und ihr eigenes Podest. Alle schießen auf einer Linie und stehen in einer Ergebnisliste.
Each place is given once, in the order of the board.	Jeder Platz wird einmal vergeben, in der Reihenfolge der Rangliste.
Earlier entries	Frühere Einträge
End	Passe
End %@	Passe \#u{1}a
End %@ of %@	Passe \#u{1}a von \#u{1}b
End %@ of %@ has several entries or was missed. Correct its arrows one by one.	Passe \#u{1}a von \#u{1}b hat mehrere Einträge oder wurde verpasst. Korrigiere ihre Pfeile einzeln.
End %@ of %@ is not disputed. Use 'archery disputes' to see the disputed ends.	Passe \#u{1}a von \#u{1}b ist nicht strittig. 'archery disputes' zeigt die strittigen Passen.
End %@ of %@ is still missing from the second scorer.	Passe \#u{1}a von \#u{1}b fehlt noch vom zweiten Schreiber.
End %@ of %@, settled	Passe \#u{1}a von \#u{1}b, geklärt
End %@ of %@: %@	Passe \#u{1}a von \#u{1}b: \#u{1}c
End %@ takes %@ more arrows, not %@. Nothing was recorded.	\#u{2}b\#u{3}1Passe \#u{1}a fasst noch \#u{1}b Pfeil, nicht \#u{1}c. Nichts wurde eingetragen.\#u{3}oPasse \#u{1}a fasst noch \#u{1}b Pfeile, nicht \#u{1}c. Nichts wurde eingetragen.\#u{4}
End %@ was changed on another device. Check what the page shows now, and enter the arrow again if it is missing.	Passe \#u{1}a wurde auf einem anderen Gerät geändert. Prüfe die Seite und gib den Pfeil noch einmal ein, falls er fehlt.
End %@ · <bdi>%@</bdi>	Passe \#u{1}a · <bdi>\#u{1}b</bdi>
End %@ ✓	Passe \#u{1}a ✓
End %@, %@ points so far	Passe \#u{1}a, bisher \#u{1}b Ringe
End %@, %@ points: %@	Passe \#u{1}a, \#u{1}b Ringe: \#u{1}c
End %@: %@	Passe \#u{1}a: \#u{1}b
End %@: <strong>%@</strong>	Passe \#u{1}a: <strong>\#u{1}b</strong>
End all links	Alle Links deaktivieren
End by end	Passe für Passe
End the links of all cards? Scorers can no longer open them.	Die Links aller Schusszettel deaktivieren? Niemand kann sie danach öffnen.
End the links of this session	Links dieser Startgruppe deaktivieren
End the links of this session’s cards? Scorers can no longer open them.	Die Links auf den Schusszetteln dieser Startgruppe deaktivieren? Niemand kann sie danach öffnen.
End this code	Code deaktivieren
End this code? Archers can no longer join with it.	Diesen Code deaktivieren? Damit kann dann niemand mehr beitreten.
End this link	Verknüpfung lösen
End total	Summe der Passe
Ends	Passen
Ends %@	Passen \#u{1}a
Ends of %@	Passen von \#u{1}a
Ends shot	Geschossene Passen
Enter a name for the category %@.	Gib einen Namen für die Klasse \#u{1}a ein.
Enter a name for the session.	Gib der Startgruppe einen Namen.
Enter a place for two archers or more.	Gib Plätze für mindestens zwei Schützen ein.
Enter a reason for the correction.	Gib einen Grund für die Berichtigung an.
Enter and the arrow keys move. Backspace undoes the last arrow.	Enter und die Pfeiltasten gehen weiter. Die Rücktaste macht den letzten Pfeil rückgängig.
Enter cards	Schusszettel eingeben
Enter cards · %@	Schusszettel eingeben · \#u{1}a
Enter it at <span>%@</span>, or open <a>%@</a>.	Unter <span>\#u{1}a</span> eingeben oder <a>\#u{1}b</a> öffnen.
Enter on a recorded arrow opens its correction.	Enter auf einem eingetragenen Pfeil öffnet seine Berichtigung.
Enter the archer's name.	Gib den Namen ein.
Enter the code at %@/join, or open %@	Gib den Code auf \#u{1}a/join ein oder öffne \#u{1}b
Enter the date as year, month and day, such as 2026-11-24.	Gib das Datum als Jahr, Monat und Tag ein, wie 2026-11-24.
Enter the name of the guest, or leave it out to join yourself.	Nenne den Namen des Gastes, oder lass ihn weg, um selbst beizutreten.
Enter the places of the shoot-off: 1, 2 and so on. They only separate tied archers. Leave the field empty for archers who did not take part. The same number means still tied.	Gib die Plätze des Stechens ein: 1, 2 und so weiter. Sie trennen nur ringgleiche Schützen. Lass das Feld leer für Schützen, die nicht teilgenommen haben. Gleiche Zahlen heißen weiter ringgleich.
Enter the time as hours and minutes, such as 09:30.	Gib die Zeit als Stunden und Minuten ein, wie 09:30.
Enter the totals from the paper sheet. Leave a count empty if the sheet has none.	Gib die Summen vom Papierzettel ein. Lass eine Anzahl leer, die dort fehlt.
Entries needed for gold	Meldungen für Gold
Entry	Eingabe
Entry list	Meldeliste
Entry list · %@	Meldeliste · \#u{1}a
Entry list · <bdi>%@</bdi>	Meldeliste · <bdi>\#u{1}a</bdi>
Every arrow	Jeder Pfeil
Every bow	Alle Bögen
Every bow, all time	Alle Bögen, gesamte Zeit
Every entry for this archer, newest last. Entries are never changed, only added.	Jeder Eintrag zu diesem Schützen, der neueste zuletzt. Einträge werden nie geändert, nur ergänzt.
Everyone shoots %@ and is ranked together.	Alle schießen \#u{1}a und werden zusammen gewertet.
Everyone shoots %@ and is ranked together. Add categories to change that.	Alle schießen \#u{1}a und werden zusammen gewertet. Füge Klassen hinzu, um das zu ändern.
Everything that the register holds about this archer is deleted. Results of shoots stay.	Alles, was das Register über diese Person enthält, wird gelöscht. Ergebnisse von Turnieren bleiben.
Extra scorers removed for: %@	Weitere Schreiber entfernt für: \#u{1}a
Face in cm	Auflage in cm
Female	Weiblich
Field and 3D	Feld und 3D
File	Datei
Final (version 1)	Endgültig (Version 1)
Final, corrected (version %@)	Endgültig, berichtigt (Version \#u{1}a)
Finalise at once	Sofort abschließen
Finalise the scores	Ergebnisse abschließen
Finalise the sheets? Only the organiser can correct them afterwards.	Schusszettel abschließen? Danach kann nur die Turnierleitung sie berichtigen.
Find	Suchen
Find archers	Schützen suchen
Finish	Beenden
Finish early	Vorzeitig beenden
Finish early?	Vorzeitig beenden?
Finish the practice	Training beenden
Finish the practice with the arrows shot so far?	Training mit den bisher geschossenen Pfeilen beenden?
Finish the shoot	Turnier beenden
Finish the shoot now	Turnier jetzt beenden
Finish the shoot? No arrow can be entered afterwards.	Turnier beenden? Danach lassen sich keine Pfeile mehr eingeben.
Finished	Beendet
First archer of the next end	Wer in der nächsten Passe beginnt
First target	Erste Scheibe
First:	Platz 1:
For %@ more archers, until <time>%@</time>.	\#u{2}a\#u{3}1Noch für \#u{1}a Schützen, bis <time>\#u{1}b</time>.\#u{3}oNoch für \#u{1}a Schützen, bis <time>\#u{1}b</time>.\#u{4}
For a shoot that was started with the wrong round. The copy starts at once. Ends come along from the first one on, while the round has as many arrows in them and the face has their values.	Für ein Turnier, das mit der falschen Runde begonnen wurde. Die Kopie beginnt sofort. Die Passen kommen von der ersten an mit, solange die Runde dort ebenso viele Pfeile und die Auflage ihre Werte hat.
For an archer who was entered by mistake. The archer has no arrows yet.	Für einen versehentlichen Eintrag. Es gibt noch keine Pfeile.
For an end that was entered for the wrong archer. If the other archer has this end, too, the two are exchanged.	Für eine Passe, die beim falschen Schützen eingetragen wurde. Hat der andere diese Passe auch, werden die beiden getauscht.
For any other round, copy the shoot. The archers come along, and the arrows that fit if you choose so.	Für jede andere Runde kopiere das Turnier. Die Schützen kommen mit, auf Wunsch auch die Pfeile, die passen.
For bronze	Für Bronze
For one person with two entries. This entry stays, with the arrows of both. Where both have different arrows in an end, you then choose.	Für eine Person mit zwei Einträgen. Dieser Eintrag bleibt, mit den Pfeilen von beiden. Wo beide in einer Passe verschiedene Pfeile haben, wählst du danach.
For silver	Für Silber
For the bows on the roster. You can change or remove each category afterwards.	Für die Bögen der Teilnehmer. Danach lässt sich jede Klasse ändern oder entfernen.
From only %@ of %@ arrows.	Aus nur \#u{1}a von \#u{1}b Pfeilen.
Gender	Geschlecht
Genders	Geschlechter
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
I shoot a personal best	Neue Bestleistungen
I shoot, too	Ich schieße auch
If the place is taken, the two archers swap. Leave the target empty to remove the place.	Ist der Platz vergeben, tauschen die beiden die Plätze. Lass die Scheibe leer, um den Platz freizugeben.
Imperial	Imperial
Import	Einlesen
Import a table	Tabelle einlesen
In front:	Vorn:
Indoor	Halle
Indoor %@	Halle \#u{1}a
Indoors	Halle
Input	Eingabeart
It shows the board and the results, and nothing else, until you end it on the page People.	Er zeigt die Rangliste und die Ergebnisse und sonst nichts, bis du ihn auf der Seite „Personen“ deaktivierst.
Join a shoot	Einem Turnier beitreten
Join the entries	Einträge zusammenlegen
Join the other entry with %@?	Den anderen Eintrag mit \#u{1}a zusammenlegen?
Join the shoot yourself first. Then you can add guests.	Tritt zuerst selbst bei. Dann kannst du Gäste hinzufügen.
Join with a code	Mit einem Code beitreten
Join with another entry	Mit einem anderen Eintrag zusammenlegen
Joined: %@ is %@.	Zusammengelegt: \#u{1}a ist \#u{1}b.
Judge’s decision	Entscheid des Kampfrichters
Judge’s signature	Unterschrift Kampfrichter
Keep as it is	So lassen
Keep the session	Startgruppe behalten
Keep this page open: it cannot be loaded without the server.	Lass diese Seite offen: Ohne den Server lässt sie sich nicht laden.
Keys	Tasten
Later entries	Spätere Einträge
Leave it out	Weglassen
Leave them out	Weglassen
Left	Links
Licence number	Lizenznummer
Line	Zeile
Line %@ is not the start of an exported shoot. Check the file.	Zeile \#u{1}a ist nicht der Anfang eines exportierten Turniers. Prüfe die Datei.
Line %@ is of version %@, which this app cannot read. Update the app.	Zeile \#u{1}a ist von Version \#u{1}b, die diese App nicht lesen kann. Aktualisiere die App.
Line %@:	Zeile \#u{1}a:
Line %@: %@	Zeile \#u{1}a: \#u{1}b
Line call	Linienentscheid
Line-up	Scheibeneinteilung
Line-up to print	Scheibeneinteilung drucken
Line-up · %@	Scheibeneinteilung · \#u{1}a
Line-up · <bdi>%@</bdi>	Scheibeneinteilung · <bdi>\#u{1}a</bdi>
Lines with %@ are not used here.	Zeilen mit \#u{1}a werden hier nicht verwendet.
Linked with the account of %@. The arrows count in its scores and bests.	Verknüpft mit dem Konto von \#u{1}a. Die Pfeile zählen dort zu den Ergebnissen und Bestleistungen.
Live board	Laufende Rangliste
Lock the place	Platz festhalten
Longbow	Langbogen
Look at the disputes	Strittige Passen ansehen
M, miss	M, Fehlschuss
Make a registrar	Registerführung erlauben
Male	Männlich
Match names	Namen zuordnen
Medals	Medaillen
Medals by club	Medaillen nach Verein
Member register	Mitgliederregister
Misread on the face	Auf der Auflage falsch gelesen
Miss	Fehlschuss
Missed ends count as misses.	Verpasste Passen zählen als Fehlschüsse.
Month %@ of %@	Monat \#u{1}a/\#u{1}b
More for %@	Mehr zu \#u{1}a
Move	Umsetzen
Move an archer	Schützen umsetzen
Move an end to another archer	Eine Passe einem anderen Schützen geben
Move the end	Passe verschieben
Moved since the last end	Bewegung seit der letzten Passe
Moved. Running total %@	Verschoben. Zwischensumme \#u{1}a
My rank in the best scores changes	Neue Plätze in der Bestenliste
My scores	Meine Ergebnisse
Name	Name
Name 2 to %@ shoots.	Nenne 2 bis \#u{1}a Turniere.
Name a member, with --remove or --hand-over at most.	Nenne ein Mitglied, höchstens mit --remove oder --hand-over.
Name a shoot, or use --organiser.	Nenne ein Turnier oder nutze --organiser.
Name contains	Name enthält
Name of the round	Name der Runde
Name or club	Name oder Verein
Name the shoot with the arrows with --like.	Nenne das Turnier mit den Pfeilen mit --like.
Name, bow, target and more	Name, Bogen, Scheibe und mehr
Name, round or settings were changed.	Name, Runde oder Einstellungen wurden geändert.
Needed when archers of the category have arrows. A category with arrows can only be renamed.	Nötig, wenn Schützen der Klasse schon Pfeile haben. Eine Klasse mit Pfeilen kannst du nur umbenennen.
New category	Neue Klasse
New combined category	Neue gemeinsame Klasse
New shoot	Neues Turnier
New value	Neuer Wert
Next page	Nächste Seite
No	Nein
No account asked to be %@. Use 'archery approve' without an archer to see the requests.	Kein Konto hat nach \#u{1}a gefragt. 'archery approve' ohne Schütze zeigt die Anfragen.
No account is called "%@".	Kein Konto heißt „\#u{1}a“.
No archer "%@" takes part in this shoot.	Bei diesem Turnier gibt es keinen Schützen „\#u{1}a“.
No archer has a target. Use 'archery archer' to give out targets.	Kein Schütze hat eine Scheibe. 'archery archer' vergibt Scheiben.
No archer of the list has the code "%@".	In der Liste hat niemand den Code „\#u{1}a“.
No archer with an account is called "%@". Archers with an account: %@	Kein Schütze mit Konto heißt „\#u{1}a“. Schützen mit Konto: \#u{1}b
No archer with the licence %@ is in the member register.	Im Mitgliederregister ist niemand mit der Lizenz \#u{1}a.
No archers added.	Keine Schützen hinzugefügt.
No archers added. %@ Use --skip-bad to add the other lines.	Keine Schützen hinzugefügt. \#u{1}a Mit --skip-bad übernimmst du die anderen Zeilen.
No archers are on the board yet.	Noch keine Schützen auf der Rangliste.
No archers are tied, so no shoot-off is needed.	Keine Schützen sind ringgleich, also braucht es kein Stechen.
No archers match.	Keine passenden Schützen.
No archers on the roster yet.	Noch keine Schützen auf der Starterliste.
No archers on the roster yet. <a>Add archers</a>	Noch keine Schützen auf der Starterliste. <a>Schützen hinzufügen</a>
No archers yet.	Noch keine Schützen.
No archers yet. Use 'archery register add' to add one.	Noch niemand im Register. 'archery register add' fügt jemanden hinzu.
No arrow at a face yet. Choose the face as input while scoring, and each arrow appears here.	Noch kein Pfeil auf einer Auflage. Wähle beim Schreiben die Auflage als Eingabeart, dann erscheint hier jeder Pfeil.
No arrows on the face yet.	Noch keine Pfeile auf der Auflage.
No arrows yet in these shoots.	In diesen Turnieren noch keine Pfeile.
No arrows yet.	Noch keine Pfeile.
No bow, age class or gender yet	Noch kein Bogen, keine Altersklasse, kein Geschlecht
No bow: %@. Ianseo has no division for them.	Ohne Bogen: \#u{1}a. Ianseo hat dafür keine Division.
No category	Keine Klasse
No disputes.	Nichts strittig.
No extra scorers for %@.	Keine weiteren Schreiber für \#u{1}a.
No gender: %@. Ianseo guesses it, and finds no class for adults.	Ohne Geschlecht: \#u{1}a. Ianseo rät es und findet für Erwachsene keine Klasse.
No longer a registrar	Registerführung entziehen
No member of this shoot is called "%@". Invite the person first. Members: %@	Kein Mitglied dieses Turniers heißt „\#u{1}a“. Lade die Person zuerst ein. Mitglieder: \#u{1}b
No one	Niemand
No open disputes.	Keine strittigen Passen.
No other accounts yet.	Noch keine anderen Konten.
No registrars.	Niemand führt das Register.
No requests.	Keine Anfragen.
No scores yet. A shoot publishes them when it is finished.	Noch keine Ergebnisse. Ein Turnier veröffentlicht sie, wenn es beendet ist.
No scores yet. Scores appear here when a shoot is finished. Practice does not count.	Noch keine Ergebnisse. Sie erscheinen hier, wenn ein Turnier beendet ist. Training zählt nicht.
No scores yet. Your total appears here when a shoot is finished. <a>Join or start a shoot</a>	Noch keine Ergebnisse. Deine Summe erscheint hier, wenn ein Turnier beendet ist. <a>Turnier beitreten oder starten</a>
No sheet yet.	Noch kein Schusszettel.
No shoot yet	Noch kein Turnier
No shoots yet. <a>Start one first</a>	Noch keine Turniere. <a>Erst eines starten</a>
No shoots yet. Use 'archery new NAME --round wa18' to create one.	Noch keine Turniere. 'archery new NAME --round wa18' erstellt eines.
None of %@ arrows are placed on the face.	Keiner von \#u{1}a Pfeilen ist auf der Auflage gesetzt.
None of your archers takes part in the shoot any more.	Keiner deiner Schützen nimmt noch am Turnier teil.
None ticked means all.	Kein Haken bedeutet alle.
Not added up, because several archers have the name: %@. Enter their clubs and bows, or match their accounts.	Nicht zusammengezählt, weil mehrere Schützen so heißen: \#u{1}a. Trage Vereine und Bögen ein oder ordne die Konten zu.
Not final	Nicht endgültig
Not finished yet: %@ and %@ more. Wait for them, or list them as DNF.	Noch nicht fertig: \#u{1}a und \#u{1}b weitere. Warte auf sie oder führe sie als DNF.
Not finished yet: %@. Wait for them, or list them as DNF.	Noch nicht fertig: \#u{1}a. Warte auf sie oder führe sie als DNF.
Not finished: %@	Noch nicht fertig: \#u{1}a
Not finished: %@ and %@ more.	Noch nicht fertig: \#u{1}a und \#u{1}b weitere.
Not given	Keine Angabe
Not recorded	Nicht eingetragen
Not recorded: %@ for %@ in end %@. %@	Nicht eingetragen: \#u{1}a für \#u{1}b in Passe \#u{1}c. \#u{1}d
Not said	Keine Angabe
Not sent: %@.	Nicht gesendet: \#u{1}a.
Notes	Notizen
Notes have at most %@ characters.	Notizen haben höchstens \#u{1}a Zeichen.
Nothing more can be entered here.	Hier lässt sich nichts mehr eingeben.
Nothing more can be entered, and there will be no results. The arrows stay on record.	Es lässt sich nichts mehr eingeben, und es gibt keine Ergebnisse. Die Pfeile bleiben erhalten.
Nothing was added. Check %@ lines.	\#u{2}a\#u{3}1Nichts hinzugefügt. Prüfe \#u{1}a Zeile.\#u{3}oNichts hinzugefügt. Prüfe \#u{1}a Zeilen.\#u{4}
Nothing was changed. %@	Nichts wurde geändert. \#u{1}a
Notifications about ranks follow this choice.	Benachrichtigungen über Plätze richten sich danach.
Notify me about	Benachrichtigen über
Notify me about my rank: no	Meinen Platz mitteilen: nein
Notify me about my rank: yes	Meinen Platz mitteilen: ja
Notify me about personal bests: no	Bestleistungen mitteilen: nein
Notify me about personal bests: yes	Bestleistungen mitteilen: ja
Number of targets	Anzahl der Scheiben
On another face: %@	Auf anderer Auflage: \#u{1}a
On the board	Auf der Rangliste
On the roster	Auf der Starterliste
On this device	Auf diesem Gerät
Once	Einmal
One for each bow	Eine für jeden Bogen
One name per line. You score for them. %@	Ein Name je Zeile. Du schreibst für sie. \#u{1}a
Only %@ of %@ arrows are placed, too few for a group.	Nur \#u{1}a von \#u{1}b Pfeilen sind gesetzt, zu wenige für eine Gruppe.
Only %@, as in your settings. Use --bow all --season all to see every score.	Nur \#u{1}a, wie in deinen Einstellungen. --bow all --season all zeigt alle Ergebnisse.
Only %@, as in your settings. Use --bow all to see all archers.	Nur \#u{1}a, wie in deinen Einstellungen. --bow all zeigt alle Schützen.
Only an organiser of a started shoot can copy its arrows.	Nur die Leitung eines begonnenen Turniers kann dessen Pfeile kopieren.
Only organisers can create shoots here.	Nur Veranstalter können hier Turniere erstellen.
Only organisers can create shoots here. Ask the owner of the server, or start a practice.	Nur Veranstalter können hier Turniere erstellen. Frag den Betreiber des Servers oder beginne ein Training.
Only the organiser can do this.	Das kann nur die Turnierleitung.
Only the owner of the server and the registrars can use the member register.	Nur der Betreiber des Servers und die Registerführung können das Mitgliederregister nutzen.
Only the owner of the server can appoint registrars.	Nur der Betreiber des Servers kann die Registerführung bestimmen.
Only the owner of this server and the registrars see this page. Entry lists get names and bows from it.	Nur der Betreiber dieses Servers und die Registerführung sehen diese Seite. Meldelisten bekommen Namen und Bögen daraus.
Only the scorer who recorded it or the organiser can undo it.	Nur der Schreiber selbst oder die Turnierleitung kann das rückgängig machen.
Only this machine reaches the server. For phones, start it with: archery serve --host 0.0.0.0	Nur dieser Rechner erreicht den Server. Starte ihn für Telefone so: archery serve --host 0.0.0.0
Only you see practice. It does not count for best scores.	Nur du siehst dein Training. Es zählt nicht für die Bestenliste.
Only you see the wishes. They stay on this server.	Nur du siehst die Wünsche. Sie bleiben auf diesem Server.
Open disputes	Strittige Passen
Open practice	Offenes Training
Or enter the code %@ at %@/join	Oder gib den Code \#u{1}a auf \#u{1}b/join ein
Or on the %@: <code>%@</code>	Oder auf \#u{1}a: <code>\#u{1}b</code>
Order	Reihenfolge
Other entry	Anderer Eintrag
Others shoot with me	Andere schießen mit
Outdoor	Im Freien
Outdoor %@	Im Freien \#u{1}a
Outdoors	Im Freien
Page %@ of %@	Seite \#u{1}a von \#u{1}b
Page before	Vorige Seite
Paste a table from a spreadsheet. Its first line names the columns: name, bow, session, target, club, birth year, gender, licence, wishes. Only the name is needed. Ianseo’s entry list is read, too. Archers already on the roster stay, with the bow and target given here, so you can import a list again.	Füge eine Tabelle ein. Die erste Zeile nennt die Spalten: Name, Bogen, Startgruppe, Scheibe, Verein, Geburtsjahr, Geschlecht, Lizenz, Wünsche. Nur der Name ist nötig. Auch die Meldeliste von Ianseo wird gelesen. Wer schon auf der Liste steht, bleibt dort mit dem Bogen und der Scheibe von hier. Du kannst eine Liste also noch einmal einlesen.
Pause	Pause
Paused	Unterbrochen
People	Personen
Period	Zeitraum
Personal best	Bestleistung
Personal best: %@ in %@ at %@, %@ before.	Bestleistung: \#u{1}a in \#u{1}b bei \#u{1}c, vorher \#u{1}d.
Personal bests	Bestleistungen
Personal bests and changed places among the best scores	Bestleistungen und geänderte Plätze in der Bestenliste
Pin an archer	Schützen anheften
Pinned archers	Angeheftete Schützen
Place	Platz
Place %@	\#u{1}a setzen
Place %@ of %@, %@ behind the highest score.	Platz \#u{1}a von \#u{1}b, \#u{1}c hinter dem höchsten Ergebnis.
Place %@ of %@, shared, %@ behind the highest score.	Platz \#u{1}a von \#u{1}b, geteilt, \#u{1}c hinter dem höchsten Ergebnis.
Place %@ of %@, shared.	Platz \#u{1}a von \#u{1}b, geteilt.
Place %@ of %@.	Platz \#u{1}a von \#u{1}b.
Place the rest	Übrige verteilen
Place, where it is shot	Ort
Places after a tie	Plätze nach Ringgleichheit
Podium	Siegerpodest
Points per arrow over time, %@ practices	\#u{2}a\#u{3}1Ringe pro Pfeil im Verlauf, \#u{1}a Training\#u{3}oRinge pro Pfeil im Verlauf, \#u{1}a Trainings\#u{4}
Practice	Training
Practice %@	Training \#u{1}a
Practice has no categories. Make a shoot instead.	Training hat keine Klassen. Erstelle ein Turnier.
Practice, not finished	Training, nicht beendet
Practise	Trainieren
Practise again	Noch einmal trainieren
Prepare	Vorbereiten
Preview	Vorschau
Print this page. Each archer gets one sheet with the arrows shot so far.	Drucke diese Seite. Jeder Schütze bekommt ein Blatt mit den bisherigen Pfeilen.
Print this page. Tied archers get one sheet for their shoot-off.	Drucke diese Seite. Ringgleiche Schützen bekommen ein Blatt für ihr Stechen.
Progress	Fortschritt
Provisional · %@	Vorläufig · \#u{1}a
QR code for the scorer of target %@	QR-Code für das Schreiben an Scheibe \#u{1}a
QR code of the live board	QR-Code der Rangliste
QR code to join	QR-Code zum Mitmachen
QR codes for scorers	QR-Codes zum Schreiben
Queued	Wartet
Ranking and other rules	Wertung und weitere Regeln
Reason	Grund
Reason (optional)	Grund (freiwillig)
Record the shoot-off	Stechen eintragen
Recorded	Gespeichert
Recorded: %@. Running total %@	Eingetragen: \#u{1}a. Zwischensumme \#u{1}b
Recurve	Recurve
Registrars	Registerführung
Rejected entries	Abgelehnte Einträge
Remove %@	\#u{1}a entfernen
Remove %@ from the roster?	\#u{1}a von der Liste entfernen?
Remove <bdi>%@</bdi>	<bdi>\#u{1}a</bdi> entfernen
Remove from all results, without a score (DQB)	Aus allen Ergebnissen entfernen, ohne Punkte (DQB)
Remove from the roster	Von der Liste entfernen
Remove or merge	Entfernen oder zusammenlegen
Remove the category	Klasse entfernen
Remove the category %@?	Die Klasse \#u{1}a entfernen?
Remove the session	Startgruppe entfernen
Remove this session? Its archers go to the first one. Archers whose place is taken there lose it.	Diese Startgruppe entfernen? Ihre Schützen kommen in die erste. Schützen, deren Platz dort vergeben ist, verlieren ihn.
Removed from all results	Aus allen Ergebnissen entfernt
Removed: %@	Entfernt: \#u{1}a
Reopen	Wieder öffnen
Reopen the session	Startgruppe wieder öffnen
Reopen the shoot? The results are provisional again.	Turnier wieder öffnen? Die Ergebnisse sind dann wieder vorläufig.
Results	Ergebnisse
Results of this day combined	Ergebnisse dieses Tages zusammen
Results · %@	Ergebnisse · \#u{1}a
Resume	Weiter
Right	Rechts
Roster	Starterliste
Round	Runde
Rounds	Runden
Running total	Zwischensumme
SHA-256 of the journal: %@	SHA-256 des Journals: \#u{1}a
SHA-256 of the journal: <span>%@</span>	SHA-256 des Journals: <span>\#u{1}a</span>
Sample shoot: %@, %@	Beispielturnier: \#u{1}a, \#u{1}b
Save	Speichern
Save as CSV	Als CSV speichern
Save as JSON	Als JSON speichern
Save correction	Berichtigung speichern
Save for Ianseo	Für Ianseo speichern
Save scorers	Schreiber speichern
Saved.	Gespeichert.
Scan to score	Scannen und schreiben
Score	Ringe
Score card of %@	Schusszettel von \#u{1}a
Score cards	Schusszettel
Score cards of <bdi>%@</bdi>	Schusszettel von <bdi>\#u{1}a</bdi>
Score cards with links for scorers were made.	Schusszettel mit Links zum Schreiben wurden erstellt.
Score cards with links for scorers were made: %@.	Schusszettel mit Links zum Schreiben wurden erstellt: \#u{1}a.
Score cards · %@	Schusszettel · \#u{1}a
Score for these archers yourself, or choose scorers on each archer’s page. An archer with an account taps “That’s me” on the shoot’s page.	Schreib selbst für diese Schützen, oder bestimme auf der Seite jedes Schützen, wer schreibt. Wer ein Konto hat, tippt auf der Seite des Turniers auf „Das bin ich“.
Score sheets finalised: %@.	Schusszettel abgeschlossen: \#u{1}a.
Score · %@	Schreiben · \#u{1}a
Score, X, 10, ends	Ringe, X, 10, Passen
Scorers	Schreiber
Scorers disagree about some ends. Use 'archery disputes' to see them.	Schreiber haben Passen verschieden eingegeben. 'archery disputes' zeigt sie.
Scorers of %@: %@.	Schreiber von \#u{1}a: \#u{1}b.
Scorers of an archer share one sheet.	Die Schreiber eines Schützen teilen sich einen Schusszettel.
Scorer’s signature	Unterschrift Schreiber
Scores are final when the scorer says so.	Ergebnisse gelten, wenn der Schreiber es sagt.
Scores are final with the last arrow.	Ergebnisse gelten mit dem letzten Pfeil.
Scores of %@	Ergebnisse von \#u{1}a
Scores of rounds with the same name and ends are compared in My scores and Best scores.	Ergebnisse von Runden mit gleichem Namen und gleichen Passen werden unter „Meine Ergebnisse“ und „Bestenliste“ verglichen.
Scores over time, %@ shoots: %@	\#u{2}a\#u{3}1Ergebnisse im Verlauf, \#u{1}a Turnier: \#u{1}b\#u{3}oErgebnisse im Verlauf, \#u{1}a Turniere: \#u{1}b\#u{4}
Scoring and the live board open at the start.	Wertung und laufende Rangliste öffnen mit dem Start.
See the results	Ergebnisse ansehen
Sending	Wird gesendet
Session	Startgruppe
Session %@	Startgruppe \#u{1}a
Sessions	Startgruppen
Sessions: %@.	Startgruppen: \#u{1}a.
Set	Satz
Set the bows	Bögen eintragen
Settings	Einstellungen
Settled	Geklärt
Settled.	Geklärt.
Several accounts are called "%@". Use the id of one.	Mehrere Konten heißen „\#u{1}a“. Nimm die Kennung von einem.
Several accounts asked to be %@. Name one with --account.	Mehrere Konten haben nach \#u{1}a gefragt. Nenne eines mit --account.
Several archers are called "%@". Use an id from 'archery show'.	Mehrere Schützen heißen „\#u{1}a“. Nimm eine Kennung von 'archery show'.
Several archers are called "%@". Use an id: %@	Mehrere Schützen heißen „\#u{1}a“. Nimm eine Kennung: \#u{1}b
Several archers have the place %@. Move them apart.	Mehrere Schützen haben den Platz \#u{1}a. Gib ihnen verschiedene Plätze.
Several members are called "%@". Use an id: %@	Mehrere Mitglieder heißen „\#u{1}a“. Nimm eine Kennung: \#u{1}b
Several shoots are called "%@". Use an id from 'archery list'.	Mehrere Turniere heißen „\#u{1}a“. Nimm eine Kennung von 'archery list'.
Shaft %@	Schaft \#u{1}a
Shaft in mm	Schaft in mm
Share results	Ergebnisse teilen
Share this link	Teile diesen Link
Sheet of %@	Schusszettel von \#u{1}a
Sheets	Schusszettel
Shoot	Turnier
Shoot-off	Stechen
Shoot-off cards	Stechkarten
Shoot-off for place %@	Stechen um Platz \#u{1}a
Shoot-off recorded.	Stechen eingetragen.
Shoot-off · %@	Stechen · \#u{1}a
Shoot-off · <bdi>%@</bdi>	Stechen · <bdi>\#u{1}a</bdi>
Shooting	Läuft
Shooting is paused. Entries are closed until it continues.	Das Schießen ist unterbrochen. Eingaben sind gesperrt, bis es weitergeht.
Shoots	Turniere
Shot by	Geschossen von
Shots<span> of %@</span>	Schüsse<span> von \#u{1}a</span>
Show	Anzeigen
Show a code	Code zeigen
Show combined results	Zusammen anzeigen
Sign in first.	Melde dich zuerst an.
Silver	Silber
Skip these lines	Diese Zeilen überspringen
Skipped: %@	Ausgelassen: \#u{1}a
Spread %@ wide, %@ high.	Streuung \#u{1}a breit, \#u{1}b hoch.
Standings	Rangliste
Start	Beginn
Start at the first end	Mit der ersten Passe beginnen
Start shooting	Schießen beginnen
Start the shoot	Turnier starten
Started "%@", %@: %@	„\#u{1}a“ begonnen, \#u{1}b: \#u{1}c
Stop here	Hier aufhören
Tap an arrow to correct it.	Tippe auf einen Pfeil, um ihn zu berichtigen.
Target	Scheibe
Target %@	Scheibe \#u{1}a
Target %@ is taken by line %@.	Scheibe \#u{1}a ist in Zeile \#u{1}b schon vergeben.
Target %@: %@	Scheibe \#u{1}a: \#u{1}b
Target face	Auflage
Targets	Scheiben
Targets have numbers from 1 to 999.	Scheiben haben Nummern von 1 bis 999.
Targets · %@	Scheiben · \#u{1}a
Targets · <bdi>%@</bdi>	Scheiben · <bdi>\#u{1}a</bdi>
That’s me	Das bin ich
That’s not me	Das bin ich nicht
The archer is listed as disqualified and not ranked. The reason stays on record.	Der Schütze gilt als disqualifiziert und wird nicht gewertet. Der Grund bleibt erhalten.
The archer shoots on with the same sheet.	Der Schütze schießt auf demselben Schusszettel weiter.
The archer who shot last	Wer zuletzt geschossen hat
The archer’s arrows then count in the scores of that account. You can end this on the archer’s page.	Die Pfeile zählen dann zu den Ergebnissen dieses Kontos. Auf der Seite des Schützen kannst du das wieder lösen.
The arrow is too far from the face.	Der Pfeil ist zu weit von der Auflage entfernt.
The arrows do not fit %@: it has other ends or other values. Copy this shoot instead.	Die Pfeile passen nicht zu \#u{1}a: dort sind die Passen oder die Werte andere. Kopiere stattdessen dieses Turnier.
The arrows of %@ do not fit the round of %@. Give both one category first.	Die Pfeile von \#u{1}a passen nicht zur Runde von \#u{1}b. Gib beiden zuerst dieselbe Klasse.
The arrows shot so far fit these rounds and stay on the sheets.	Die bisherigen Pfeile passen zu diesen Runden und bleiben auf den Schusszetteln.
The arrows stay on the sheet. The archer is not ranked and stops shooting.	Die Pfeile bleiben auf dem Schusszettel. Der Schütze wird nicht gewertet und schießt nicht weiter.
The arrows stay on the sheet. The archer is not ranked.	Die Pfeile bleiben auf dem Schusszettel. Der Schütze wird nicht gewertet.
The board moves with each arrow.	Die Rangliste ändert sich mit jedem Pfeil.
The board shows the first entry until the organiser decides.	Die Rangliste zeigt den ersten Eintrag, bis die Turnierleitung entscheidet.
The board shows the first entry until you decide.	Die Rangliste zeigt den ersten Eintrag, bis du entscheidest.
The categories and sessions are copied with or without the archers.	Klassen und Startgruppen werden mit oder ohne die Schützen übernommen.
The categories were removed.	Die Klassen wurden entfernt.
The code has ended.	Der Code gilt nicht mehr.
The column "%@" is there twice. Remove one of them.	Die Spalte „\#u{1}a“ gibt es zweimal. Entferne eine davon.
The cross is the middle of the group, the ellipse its spread: one standard deviation each way.	Das Kreuz ist die Mitte der Gruppe, die Ellipse ihre Streuung: eine Standardabweichung nach jeder Seite.
The cross, in steps of 1 mm	Das Kreuz, in Schritten von 1 mm
The end closed last	Zuletzt abgeschlossene Passe
The entry %@ in line %@ has no time stamp.	Der Eintrag \#u{1}a in Zeile \#u{1}b hat keinen Zeitstempel.
The entry %@ is in line %@ a second time. Remove one of them.	Der Eintrag \#u{1}a steht in Zeile \#u{1}b ein zweites Mal. Entferne einen davon.
The entry %@ of the type "%@" cannot be read.	Der Eintrag \#u{1}a der Art „\#u{1}b“ lässt sich nicht lesen.
The entry could not be read.	Der Eintrag ließ sich nicht lesen.
The entry in line %@ cannot be read. Export the shoot again.	Der Eintrag in Zeile \#u{1}a lässt sich nicht lesen. Exportiere das Turnier noch einmal.
The face needs JavaScript, which is off. Use the buttons.	Die Auflage braucht JavaScript, das ausgeschaltet ist. Nimm die Tasten.
The first line names the columns: name, club, bow, birth year, gender, licence, notes. An archer who is there already is changed.	Die erste Zeile nennt die Spalten: Name, Verein, Bogen, Geburtsjahr, Geschlecht, Lizenz, Notizen. Wer schon da ist, wird geändert.
The first on the roster	Wer zuerst auf der Starterliste steht
The highest total score, then the most 10s, Xs included, then the most Xs.	Die höchste Ringzahl, dann die meisten 10er samt X, dann die meisten X.
The highest total score, then the most 10s, then the most 9s.	Die höchste Ringzahl, dann die meisten 10er, dann die meisten 9er.
The highest total score, then the most 11s, then the most 10s.	Die höchste Ringzahl, dann die meisten 11er, dann die meisten 10er.
The highest total score, then the most 6s, then the most 5s.	Die höchste Ringzahl, dann die meisten 6er, dann die meisten 5er.
The highest total score, then the most Xs, then the most 10s, Xs included, then the most ends completed.	Die höchste Ringzahl, dann die meisten X, dann die meisten 10er samt X, dann die meisten abgeschlossenen Passen.
The highest total score, then the most Xs, then the most 10s, Xs included.	Die höchste Ringzahl, dann die meisten X, dann die meisten 10er samt X.
The highest total score, then the most hits, then the most golds.	Die höchste Ringzahl, dann die meisten Treffer, dann die meisten Goldtreffer.
The link of %@ has ended.	Die Verknüpfung von \#u{1}a ist gelöst.
The links of a closed session do not work. Reopen the session on the page Targets.	Die Links einer geschlossenen Startgruppe öffnen nichts mehr. Öffne sie wieder auf der Seite Scheiben.
The links on all score cards have ended.	Die Links auf allen Schusszetteln gelten nicht mehr.
The links on score cards ended.	Die Links auf den Schusszetteln gelten nicht mehr.
The links on score cards ended: %@.	Die Links auf den Schusszetteln gelten nicht mehr: \#u{1}a.
The links on the score cards of a closed session do not work.	Die Links auf den Schusszetteln einer geschlossenen Startgruppe öffnen nichts mehr.
The list is empty. Its first line names the columns: name, bow, target.	Die Liste ist leer. Die erste Zeile nennt die Spalten: Name, Bogen, Scheibe.
The list is too large. Nothing from this line on was read. Save only the list.	Die Liste ist zu groß. Ab dieser Zeile wurde nichts gelesen. Speichere nur die Liste.
The name is missing.	Der Name fehlt.
The name is missing. Only registrars can enter archers by licence number alone.	Der Name fehlt. Nur wer das Register führt, kann Schützen allein mit der Lizenznummer eintragen.
The name of %@ was deleted.	Der Name von \#u{1}a wurde gelöscht.
The name of a round has 1 to %@ characters.	Der Name einer Runde hat 1 bis \#u{1}a Zeichen.
The name of a shoot has 1 to %@ characters.	Der Name eines Turniers hat 1 bis \#u{1}a Zeichen.
The name of an archer has at most %@ characters.	Der Name eines Schützen hat höchstens \#u{1}a Zeichen.
The name was deleted here, and leaves the server with the next sync. The archer is now %@.	Der Name wurde hier gelöscht und verschwindet beim nächsten Abgleich vom Server. Der Schütze heißt jetzt \#u{1}a.
The name was deleted. The archer is now %@.	Der Name wurde gelöscht. Der Schütze heißt jetzt \#u{1}a.
The next arrow has other values. Enter this arrow again.	Der nächste Pfeil hat andere Werte. Gib diesen Pfeil noch einmal ein.
The number of guests is between 0 and %@.	Die Zahl der Gäste liegt zwischen 0 und \#u{1}a.
The numbers 1 to 3 go to the spots.	Die Zahlen 1 bis 3 führen zu den Scheibenbildern.
The one that fits	Die passende
The order is reversed.	Die Reihenfolge wird umgekehrt.
The order stays the same.	Die Reihenfolge bleibt gleich.
The organiser can add more by entry list, and raise the limit before the shoot starts.	Die Turnierleitung kann weitere über die Meldeliste hinzufügen und die Grenze vor dem Start anheben.
The organiser confirms it. Then you can score, and the arrows count in your scores and bests, also those shot before.	Die Turnierleitung bestätigt es. Dann kannst du schreiben, und alle Pfeile zählen zu deinen Ergebnissen und Bestleistungen, auch die bisherigen.
The organiser decided about your last arrow. Ask the organiser to change it.	Die Turnierleitung hat über deinen letzten Pfeil entschieden. Bitte sie um eine Änderung.
The organiser scores this archer.	Die Turnierleitung schreibt für diesen Schützen.
The register has %@, and it is unclear whether this is the same archer. Add the licence number, or the club and the year of birth.	Im Register steht \#u{1}a, und es ist unklar, ob das dieselbe Person ist. Ergänze die Lizenznummer oder Verein und Geburtsjahr.
The register has no archer with the id %@.	Im Register gibt es keine Kennung \#u{1}a.
The roster has %@, and it is unclear whether this is the same archer. Add the club and the bow.	Auf der Starterliste steht \#u{1}a, und es ist unklar, ob das dieselbe Person ist. Ergänze Verein und Bogen.
The round, the tie rule and the settings are fixed once the shoot has started. Only a wrong round can be changed.	Runde, Gleichstandsregel und Einstellungen stehen fest, sobald das Turnier begonnen hat. Nur eine falsche Runde lässt sich ändern.
The round’s own rule	Die Regel der Runde
The same as line %@, so it is left out.	Gleich wie Zeile \#u{1}a und darum ausgelassen.
The score sheets are equal. The check is recorded.	Die Schusszettel sind gleich. Die Prüfung ist eingetragen.
The scores are final	Die Ergebnisse sind endgültig
The scores stay, without the name. Best scores, notices, and entries of earlier versions keep the name. Devices that sync delete it with their next sync.	Die Ergebnisse bleiben, ohne den Namen. Bestenlisten, Mitteilungen und Einträge früherer Versionen behalten den Namen. Geräte, die abgleichen, löschen ihn beim nächsten Abgleich.
The server does not answer.	Der Server antwortet nicht.
The session	Die Startgruppe
The session has no place %@. Move the archer, or change the session.	Die Startgruppe hat keinen Platz \#u{1}a. Setze den Schützen um oder ändere die Startgruppe.
The sheet is final. Only the organiser can correct it now.	Der Schusszettel ist abgeschlossen. Nur die Turnierleitung kann ihn noch berichtigen.
The shoot "%@" is named twice. Name each shoot once.	Das Turnier „\#u{1}a“ ist zweimal genannt. Nenne jedes Turnier einmal.
The shoot %@ was created.	Das Turnier \#u{1}a wurde erstellt.
The shoot cannot be exported: %@.	Das Turnier lässt sich nicht exportieren: \#u{1}a.
The shoot does not exist yet. Create it first.	Das Turnier gibt es noch nicht. Erstelle es zuerst.
The shoot has no archers. Cancel it instead.	Das Turnier hat keine Schützen. Sag es stattdessen ab.
The shoot has not started yet.	Das Turnier hat noch nicht begonnen.
The shoot has not started. Add everyone, then start it.	Das Turnier hat nicht begonnen. Füge alle hinzu, dann starte es.
The shoot has started already.	Das Turnier hat schon begonnen.
The shoot is over.	Das Turnier ist beendet.
The shoot is paused.	Das Turnier ist unterbrochen.
The shoot is paused. The organiser can resume it.	Das Turnier ist unterbrochen. Die Turnierleitung kann es fortsetzen.
The shoot is paused. Wait until it is resumed.	Das Turnier ist unterbrochen. Warte, bis es weitergeht.
The shoot started.	Das Turnier hat begonnen.
The shoot was cancelled.	Das Turnier wurde abgesagt.
The shoot was finished although not all archers were done.	Das Turnier wurde beendet, obwohl nicht alle fertig waren.
The shoot was finished.	Das Turnier wurde beendet.
The shoot was paused.	Das Turnier wurde unterbrochen.
The shoot was reopened.	Das Turnier wurde wieder geöffnet.
The shoot was resumed.	Das Turnier wurde fortgesetzt.
The spots of the sheet are laid over one another.	Die Scheibenbilder der Auflage liegen übereinander.
The table has the archers that you may score. The organiser may score everyone.	Die Tabelle hat die Schützen, für die du schreiben darfst. Die Turnierleitung darf für alle schreiben.
The totals and counts of all shoots are added up. %@ %@	Summen und Zähler aller Turniere werden addiert. \#u{1}a \#u{1}b
There are %@ fields. Ianseo's list has 4 to 21.	Es sind \#u{1}a Felder. Die Liste von Ianseo hat 4 bis 21.
There are %@ sessions, and this is number %@. It is left out.	Es gibt \#u{1}a Startgruppen, und dies ist Nummer \#u{1}b. Sie bleibt weg.
There is no archer "%@" in this shoot. Archers: %@	In diesem Turnier gibt es keinen Schützen „\#u{1}a“. Schützen: \#u{1}b
There is no arrow of yours to undo.	Es gibt keinen Pfeil von dir, der sich rückgängig machen lässt.
There is no category "%@". The codes are: %@.	Es gibt keine Klasse „\#u{1}a“. Die Kürzel sind: \#u{1}b.
There is no category "%@". Use 'archery categories' to see the codes.	Es gibt keine Klasse „\#u{1}a“. 'archery categories' zeigt die Kürzel.
There is no column "name". The first line names the columns: name, bow, target.	Es gibt keine Spalte „Name“. Die erste Zeile nennt die Spalten: Name, Bogen, Scheibe.
There is no licence number.	Die Lizenznummer fehlt.
There is no round "%@". Use 'archery rounds' to see the codes.	Es gibt keine Runde „\#u{1}a“. 'archery rounds' zeigt die Codes.
There is no season, month, week or day "%@". Use one such as 2025-INDOOR or 2026-02, or all.	Es gibt keine Saison, keinen Monat, keine Woche und keinen Tag „\#u{1}a“. Nimm zum Beispiel 2025-INDOOR oder 2026-02, oder all.
There is no session "%@". The sessions are: %@. Add others on the page Targets.	Es gibt keine Startgruppe „\#u{1}a“. Die Startgruppen sind: \#u{1}b. Weitere kannst du auf der Seite Scheiben hinzufügen.
There is no shoot "%@". Use 'archery list' to see your shoots.	Es gibt kein Turnier „\#u{1}a“. 'archery list' zeigt deine Turniere.
There is no such arrow on the sheet.	Diesen Pfeil gibt es auf dem Schusszettel nicht.
There is no such entry to undo.	Diesen Eintrag gibt es nicht.
There is no such round.	Diese Runde gibt es nicht.
These archers are not done and will be listed as not finished: %@	Diese Schützen sind nicht fertig und werden so aufgeführt: \#u{1}a
These archers fit no category, or several. Choose one for each. Until then they shoot %@.	Diese Schützen passen in keine Klasse oder in mehrere. Wähle für jeden eine. Bis dahin schießen sie \#u{1}a.
These ends differ and are not complete: %@. Finish them in one entry, or undo their arrows.	Diese Passen sind verschieden und nicht fertig: \#u{1}a. Mach sie bei einem Eintrag fertig oder nimm ihre Pfeile zurück.
They are sent as soon as the server answers.	Gesendet wird, sobald der Server antwortet.
They are sent when the shoot is resumed.	Gesendet wird, wenn das Turnier weitergeht.
They are sent when you open the new card’s link on this device.	Sie werden gesendet, sobald du auf diesem Gerät den Link des neuen Schusszettels öffnest.
They are sent when you sign in again on this device.	Sie werden gesendet, wenn du dich auf diesem Gerät wieder anmeldest.
They shoot the missed ends while the others wait.	Sie schießen die verpassten Passen, während die anderen warten.
They shoot the same round.	Sie schießen dieselbe Runde.
This account already shoots as %@.	Dieses Konto schießt schon als \#u{1}a.
This account has not asked for the archer. The account asks first, on its own page.	Dieses Konto hat nicht danach gefragt. Es fragt zuerst, auf der eigenen Seite.
This archer has an account already.	Diese Person hat schon ein Konto.
This archer has an account and cannot be a guest. Invite the archer instead.	Dieser Schütze hat ein Konto und kann kein Gast sein. Lade ihn stattdessen ein.
This archer has shot all arrows of this end. Choose the archer whose turn it is.	Dieser Schütze hat alle Pfeile dieser Passe geschossen. Wähle den, der dran ist.
This archer has shot all arrows of this end. These archers are next: %@ and %@ more.	Dieser Schütze hat alle Pfeile dieser Passe geschossen. Als Nächste sind dran: \#u{1}a und \#u{1}b weitere.
This archer has shot all arrows of this end. These archers are next: %@.	Dieser Schütze hat alle Pfeile dieser Passe geschossen. Als Nächste sind dran: \#u{1}a.
This archer is linked with another account. The organiser can end that link.	Diese Person ist mit einem anderen Konto verknüpft. Die Turnierleitung kann die Verknüpfung lösen.
This archer is not linked with that account.	Diese Person ist nicht mit diesem Konto verknüpft.
This archer no longer takes part in the shoot.	Dieser Schütze nimmt nicht mehr am Turnier teil.
This archer scores alone.	Dieser Schütze schreibt allein.
This archer takes part already.	Dieser Schütze nimmt schon teil.
This arrow could not be saved on this device and is not recorded: %@. Enter it again.	Dieser Pfeil ließ sich auf diesem Gerät nicht speichern und ist nicht eingetragen: \#u{1}a. Gib ihn noch einmal ein.
This arrow is being sent. Wait a moment, then undo it.	Dieser Pfeil wird gerade gesendet. Warte kurz und mach ihn dann rückgängig.
This cannot be undone. End the link, or add the archer again.	Das lässt sich nicht rückgängig machen. Löse die Verknüpfung, oder füge die Person wieder hinzu.
This cannot be undone. Set it as it was before.	Das lässt sich nicht rückgängig machen. Stell es ein wie vorher.
This card does not cover these archers. Open the card of their target on this device, or ask the organiser to enter the arrows.	Dieser Schusszettel gilt nicht für diese Schützen. Öffne auf diesem Gerät den Schusszettel ihrer Scheibe, oder bitte die Turnierleitung, die Pfeile einzutragen.
This counts	Das zählt
This end has no such entry. Look at its entries again.	Diese Passe hat keinen solchen Eintrag. Sieh dir die Einträge noch einmal an.
This end has the entries 1 to %@. Choose one of them.	Diese Passe hat die Einträge 1 bis \#u{1}a. Wähle einen davon.
This end is entered by buttons, not on the face.	Diese Passe wird mit Tasten eingegeben, nicht auf der Auflage.
This entry cannot be saved: %@.	Dieser Eintrag lässt sich nicht speichern: \#u{1}a.
This line has %@ fields, but the first line names %@ columns.	Diese Zeile hat \#u{1}a Felder, aber die erste Zeile nennt \#u{1}b Spalten.
This month	Dieser Monat
This round does not exist. Choose one from the list.	Diese Runde gibt es nicht. Wähle eine aus der Liste.
This round has at most %@ points. Check the totals.	Diese Runde hat höchstens \#u{1}a Ringe. Prüfe die Summen.
This score card’s link has ended.	Der Link dieses Schusszettels gilt nicht mehr.
This season	Diese Saison
This server does not know entries of the type "%@". Update the server, then send them again.	Dieser Server kennt keine Einträge der Art „\#u{1}a“. Aktualisiere den Server und sende sie noch einmal.
This session has no number and name. It is left out.	Dieser Startgruppe fehlt Nummer oder Name. Sie bleibt weg.
This shoot does not exist.	Dieses Turnier gibt es nicht.
This shoot exists already.	Dieses Turnier gibt es schon.
This week	Diese Woche
This would undo the entry of another scorer. Ask the organiser.	Das würde den Eintrag eines anderen Schreibers rückgängig machen. Frag die Turnierleitung.
Tied with %@ other archers.	Ringgleich mit \#u{1}a anderen Schützen.
Tied with %@.	Ringgleich mit \#u{1}a.
To first	Rückstand
Today	Heute
Total	Summe
Traditional	Traditioneller Bogen
Try again	Noch einmal versuchen
Twice	Zweimal
Two arrows of this end are in one spot. The judges decide.	Zwei Pfeile dieser Passe stecken in einem Scheibenbild. Die Kampfrichter entscheiden.
Two categories have the code %@. Choose another code for one of them.	Zwei Klassen haben das Kürzel \#u{1}a. Wähle für eine ein anderes.
Two details, AB and CD	Zwei Gruppen, AB und CD
Two scorers entered end %@ of %@ differently. Correct your entry, or ask the organiser to decide.	Zwei Schreiber haben Passe \#u{1}a von \#u{1}b verschieden eingegeben. Berichtige deinen Eintrag oder bitte die Turnierleitung zu entscheiden.
Two scorers keep one sheet each, and both must agree.	Zwei Schreiber führen je einen Schusszettel, und beide müssen übereinstimmen.
Two scorers or two devices entered these ends differently.	Zwei Schreiber oder zwei Geräte haben diese Passen verschieden eingegeben.
Type 10 as 1 and 0, or as T. A 1 alone counts with the next value, Enter or Tab.	Tippe 10 als 1 und 0 oder als T. Eine 1 allein zählt mit dem nächsten Wert, Enter oder Tab.
Type digits, X for an X and M for a miss. The next place follows by itself.	Tippe Ziffern, X für ein X und M für einen Fehlschuss. Das nächste Feld folgt von selbst.
Unassigned	Ohne Klasse
Unassigned: %@	Ohne Klasse: \#u{1}a
Unchanged	Unverändert
Under %@	Unter \#u{1}a
Undo	Rückgängig
Undone for %@. Running total %@	Rückgängig für \#u{1}a. Zwischensumme \#u{1}b
Undone.	Rückgängig gemacht.
Undone: %@ of %@ in end %@. Running total %@	Rückgängig: \#u{1}a von \#u{1}b in Passe \#u{1}c. Zwischensumme \#u{1}d
Until I stop, in ends as described below	Bis ich aufhöre, in Passen wie unten beschrieben
Up	Nach oben
Use --assign or --rest, not both.	Nimm --assign oder --rest, nicht beides.
Use --csv or --json, not both.	Nutze --csv oder --json, nicht beides.
Use --delete-name by itself.	Verwende --delete-name allein.
Use --new or --end, not both.	Nutze --new oder --end, nicht beides.
Used if you choose it above. Distance and face are optional. Without a face you enter arrows with buttons.	Gilt, wenn du sie oben wählst. Entfernung und Auflage sind freiwillig. Ohne Auflage gibst du Pfeile mit Tasten ein.
Value of the arrow	Wert des Pfeils
Values of an arrow	Werte eines Pfeils
Version %@ of the list	Version \#u{1}a der Liste
WA 18m Compound	WA 18m Compound
WA 18m Compound Triple	WA 18m Compound, Dreifachauflage
WA 18m Triple	WA 18m Dreifachauflage
WA 3D 24 targets	WA 3D 24 Scheiben
WA 50m Barebow	WA 50m Blankbogen
WA 50m Compound	WA 50m Compound
WA Field 24 Red Marked	WA Feld 24, roter Pflock, bekannt
Wait until all arrows are sent.	Warte, bis alle Pfeile gesendet sind.
Waiting for the board…	Warten auf die Rangliste…
Waiting for the organiser	Wartet auf die Turnierleitung
Week %@ of %@	Woche \#u{1}a/\#u{1}b
What the board counts	Was die Rangliste zählt
Where the arrows hit	Wo die Pfeile trafen
Where the arrows hit at <bdi>%@</bdi>. Shafts of %@ mm.	Wo die Pfeile bei <bdi>\#u{1}a</bdi> trafen. Schäfte mit \#u{1}b mm.
Where they hit	Wo sie trafen
Whole cards	Ganze Schusszettel
Whole ends	Ganze Passen
Wish:	Wunsch:
Wishes	Wünsche
Wishes, codes and dates of birth were not saved. Import the list on the server’s page Entry list.	Wünsche, Codes und Geburtsdaten wurden nicht gespeichert. Lies die Liste auf der Seite Meldeliste des Servers ein.
With a keyboard: arrow keys move the cross by 1 mm, with Shift by 10. Enter places it, Escape drops it, plus and minus zoom.	Mit der Tastatur: Pfeiltasten bewegen das Kreuz um 1 mm, mit Umschalt um 10. Enter setzt es, Escape verwirft es, Plus und Minus zoomen.
With the arrows that fit	Mit den Pfeilen, die passen
Withdraw	Zurückziehen
Withdraw %@	\#u{1}a zurückziehen
Withdraw %@?	\#u{1}a zurückziehen?
Withdraw <bdi>%@</bdi>	<bdi>\#u{1}a</bdi> zurückziehen
Withdrawn	Zurückgezogen
Withdrawn: %@	Zurückgezogen: \#u{1}a
Without a club	Ohne Verein
Without a place	Ohne Platz
Without a target	Ohne Scheibe
World Archery 3D	World Archery 3D
World Archery field	World Archery Feld
World Archery indoor	World Archery Halle
World Archery outdoor	World Archery im Freien
World Archery outdoor until 2025	World Archery im Freien bis 2025
World Archery: bows, age classes, men and women	World Archery: Bögen, Altersklassen, Männer und Frauen
World Archery’s for its rounds, the imperial rule for imperial rounds.	Die von World Archery für deren Runden, die imperiale für imperiale Runden.
Wrong key	Falsche Taste
Wrong round?	Falsche Runde?
X, %@ points	X, \#u{1}a Ringe
Year of birth	Geburtsjahr
You	Du
You are %@.	Du bist \#u{1}a.
You are this archer. The arrows count in your scores and bests.	Das bist du. Die Pfeile zählen zu deinen Ergebnissen und Bestleistungen.
You asked to be %@. The organiser confirms it with 'archery approve'.	Du hast dich als \#u{1}a gemeldet. Die Turnierleitung bestätigt es mit 'archery approve'.
You can correct only your own sheet. The organiser can correct every sheet.	Du kannst nur deinen eigenen Schusszettel berichtigen. Die Turnierleitung kann alle berichtigen.
You can score for yourself and for guests that you added. Choose one of your archers, or ask the organiser.	Du kannst für dich und für deine Gäste schreiben. Wähle einen deiner Schützen oder frag die Turnierleitung.
You described your own round, but chose another one in the list. Choose your own round, or clear its fields.	Du hast eine eigene Runde beschrieben, aber in der Liste eine andere gewählt. Wähle deine eigene Runde oder leere ihre Felder.
You have asked for this archer %@ times. Talk to the organiser of the shoot.	Du hast \#u{1}a Mal um diesen Schützen gebeten. Sprich mit der Turnierleitung.
You have fallen from %@ to %@ on %@, behind %@.	Du bist von \#u{1}a auf \#u{1}b gefallen (\#u{1}c), hinter \#u{1}d.
You have fallen from %@ to %@ on %@.	Du bist von \#u{1}a auf \#u{1}b gefallen (\#u{1}c).
You have risen from %@ to %@ on %@.	Du bist von \#u{1}a auf \#u{1}b gestiegen (\#u{1}c).
You said that you are %@. The organiser confirms it with one tap.	Du hast gesagt, dass du \#u{1}a bist. Die Turnierleitung bestätigt es mit einem Tippen.
Your archers have arrows left to shoot. Finish the round first.	Deine Schützen haben noch Pfeile. Schieß mit ihnen zuerst die Runde zu Ende.
Your name on the list	Dein Name auf der Liste
Your own	Eigene
Your score sheets are final.	Deine Schusszettel sind abgeschlossen.
Your stored settings cannot be read. You see the defaults. Saving replaces the stored settings.	Deine gespeicherten Einstellungen sind unlesbar. Du siehst die Vorgaben. Speichern ersetzt die alten Einstellungen.
Zoom in	Vergrößern
Zoom out	Verkleinern
a shoot	einem Turnier
after %@	nach \#u{1}a
age class %@	Altersklasse \#u{1}a
all bows	alle Bögen
all time	gesamte Zeit
animals, distance unknown	Tiere, Entfernung unbekannt
archer|End %@ of %@	Passe \#u{1}a von \#u{1}b
at most %@	höchstens \#u{1}a
best %@ of %@	bestes \#u{1}a von \#u{1}b
bow not known	Bogen unbekannt
card %@	Schusszettel \#u{1}a
card %@, phone %@	Schusszettel \#u{1}a, Telefon \#u{1}b
category %@	Klasse \#u{1}a
category|female	weiblich
category|men	Herren
category|open	offen
category|under %@	U\#u{1}a
category|women	Damen
checked against paper	mit dem Papier verglichen
closed	geschlossen
club %@	Verein \#u{1}a
column|9s	9er
column|Xs	X
column|completed ends	abgeschlossene Passen
column|golds	Gold
column|hits	Treffer
column|score	Ringe
command|Place	Setzen
command|Score	Schreiben
count|%@s	\#u{1}aer
count|Golds	Gold
down %@ places since the last end	\#u{2}a\#u{3}1\#u{1}a Platz gefallen seit der letzten Passe\#u{3}o\#u{1}a Plätze gefallen seit der letzten Passe\#u{4}
e.g. 9, X or M	z. B. 9, X oder M
e.g. Club night	z. B. Vereinsabend
e.g. Forest 24	z. B. Wald 24
e.g. Recurve women	z. B. Recurve Frauen
entered by <bdi>%@</bdi>, <time>%@</time>	eingegeben von <bdi>\#u{1}a</bdi>, <time>\#u{1}b</time>
event|Change	Änderung
face|Target	Auflage
first score of this round	erstes Ergebnis in dieser Runde
for <bdi>%@</bdi>	für <bdi>\#u{1}a</bdi>
gender %@	Geschlecht \#u{1}a
group %@	Gruppe \#u{1}a
group %@, from part of the arrows	Gruppe \#u{1}a, aus einem Teil der Pfeile
it must cut a line for the higher ring.	er muss eine Linie anschneiden, damit der höhere Ring zählt.
line	Linie
linked	verknüpft
locked	fest
max %@	max. \#u{1}a
mm from the centre	mm von der Mitte
name,bow,target	name,bogen,scheibe
no change since the last end	unverändert seit der letzten Passe
no club, age class or gender	ohne Verein, Altersklasse und Geschlecht
no name	ohne Namen
not shot	nicht geschossen
of %@	von \#u{1}a
on the board	auf der Rangliste
personal best	Bestleistung
personal best (%@ before)	Bestleistung (vorher \#u{1}a)
place|Results	Ergebnis
plan|Finish	Abschließen
plan|Shoot	Schießen
scorer %@	Schreiber \#u{1}a
second in spot	zweiter im Bild
session %@	Startgruppe \#u{1}a
several categories ranked together	mehrere Klassen zusammen gewertet
spot %@	Scheibenbild \#u{1}a
status|Open	Offen
target %@	Scheibe \#u{1}a
the organiser	Turnierleitung
the shoot-off	Stechen
tied	ringgleich
touching a line scores the higher ring.	berührt er eine Linie, zählt der höhere Ring.
up %@ places since the last end	\#u{2}a\#u{3}1\#u{1}a Platz gestiegen seit der letzten Passe\#u{3}o\#u{1}a Plätze gestiegen seit der letzten Passe\#u{4}
usually %@	meist \#u{1}a
you	du
“%@” is no value here. Type one of %@.	„\#u{1}a“ ist hier kein Wert. Möglich sind: \#u{1}b.
"""#),
    PackedWords("en", #"""
%@ archers	\#u{2}a\#u{3}1\#u{1}a archer\#u{3}o\#u{1}a archers\#u{4}
%@ archers added	\#u{2}a\#u{3}1\#u{1}a archer added\#u{3}o\#u{1}a archers added\#u{4}
%@ archers are in no category.	\#u{2}a\#u{3}1\#u{1}a archer is in no category.\#u{3}o\#u{1}a archers are in no category.\#u{4}
%@ archers changed	\#u{2}a\#u{3}1\#u{1}a archer changed\#u{3}o\#u{1}a archers changed\#u{4}
%@ archers have no bow. They are missing from the boards and best scores of each bow.	\#u{2}a\#u{3}1\#u{1}a archer has no bow and is missing from the boards and best scores of each bow.\#u{3}o\#u{1}a archers have no bow. They are missing from the boards and best scores of each bow.\#u{4}
%@ archers on the roster already	\#u{2}a\#u{3}1\#u{1}a archer on the roster already\#u{3}o\#u{1}a archers on the roster already\#u{4}
%@ archers unchanged	\#u{2}a\#u{3}1\#u{1}a archer unchanged\#u{3}o\#u{1}a archers unchanged\#u{4}
%@ archers. Nothing is added yet.	\#u{2}a\#u{3}1\#u{1}a archer. Nothing is added yet.\#u{3}o\#u{1}a archers. Nothing is added yet.\#u{4}
%@ arrows	\#u{2}a\#u{3}1\#u{1}a arrow\#u{3}o\#u{1}a arrows\#u{4}
%@ arrows are saved on this device.	\#u{2}a\#u{3}1\#u{1}a arrow is saved on this device.\#u{3}o\#u{1}a arrows are saved on this device.\#u{4}
%@ arrows placed. A group has at least 3.	\#u{2}a\#u{3}1\#u{1}a arrow placed. A group has at least 3.\#u{3}o\#u{1}a arrows placed. A group has at least 3.\#u{4}
%@ duplicate lines	\#u{2}a\#u{3}1\#u{1}a duplicate line\#u{3}o\#u{1}a duplicate lines\#u{4}
%@ ends	\#u{2}a\#u{3}1\#u{1}a end\#u{3}o\#u{1}a ends\#u{4}
%@ ends of %@	\#u{2}a\#u{3}1\#u{1}a end of \#u{1}b\#u{3}o\#u{1}a ends of \#u{1}b\#u{4}
%@ ends of %@: %@	\#u{2}a\#u{3}1\#u{1}a end of \#u{1}b: \#u{1}c\#u{3}o\#u{1}a ends of \#u{1}b: \#u{1}c\#u{4}
%@ entries did not count.	\#u{2}a\#u{3}1\#u{1}a entry did not count.\#u{3}o\#u{1}a entries did not count.\#u{4}
%@ lines are not fully used	\#u{2}a\#u{3}1\#u{1}a line is not fully used\#u{3}o\#u{1}a lines are not fully used\#u{4}
%@ lines skipped	\#u{2}a\#u{3}1\#u{1}a line skipped\#u{3}o\#u{1}a lines skipped\#u{4}
%@ other archers	\#u{2}a\#u{3}1\#u{1}a other archer\#u{3}o\#u{1}a other archers\#u{4}
%@ points	\#u{2}a\#u{3}1\#u{1}a point\#u{3}o\#u{1}a points\#u{4}
%@ without a bow.	\#u{2}a\#u{3}1\#u{1}a archer without a bow.\#u{3}o\#u{1}a archers without a bow.\#u{4}
%@ · %@ arrows, at most %@	\#u{2}b\#u{3}1\#u{1}a · \#u{1}b arrow, at most \#u{1}c\#u{3}o\#u{1}a · \#u{1}b arrows, at most \#u{1}c\#u{4}
<code>%@</code> · %@ arrows · %@	\#u{2}b\#u{3}1<code>\#u{1}a</code> · \#u{1}b arrow · \#u{1}c\#u{3}o<code>\#u{1}a</code> · \#u{1}b arrows · \#u{1}c\#u{4}
A shoot has at most %@ guests. %@	\#u{2}a\#u{3}1A shoot has at most \#u{1}a guest. \#u{1}b\#u{3}oA shoot has at most \#u{1}a guests. \#u{1}b\#u{4}
An archer can bring at most %@ guests. %@	\#u{2}a\#u{3}1An archer can bring at most \#u{1}a guest. \#u{1}b\#u{3}oAn archer can bring at most \#u{1}a guests. \#u{1}b\#u{4}
An archer cannot have missed %@ ends.	\#u{2}a\#u{3}1An archer cannot have missed \#u{1}a end.\#u{3}oAn archer cannot have missed \#u{1}a ends.\#u{4}
End %@ takes %@ more arrows, not %@. Nothing was recorded.	\#u{2}b\#u{3}1End \#u{1}a takes \#u{1}b more arrow, not \#u{1}c. Nothing was recorded.\#u{3}oEnd \#u{1}a takes \#u{1}b more arrows, not \#u{1}c. Nothing was recorded.\#u{4}
For %@ more archers, until <time>%@</time>.	\#u{2}a\#u{3}1For \#u{1}a more archer, until <time>\#u{1}b</time>.\#u{3}oFor \#u{1}a more archers, until <time>\#u{1}b</time>.\#u{4}
Nothing was added. Check %@ lines.	\#u{2}a\#u{3}1Nothing was added. Check \#u{1}a line.\#u{3}oNothing was added. Check \#u{1}a lines.\#u{4}
Points per arrow over time, %@ practices	\#u{2}a\#u{3}1Points per arrow over time, \#u{1}a practice\#u{3}oPoints per arrow over time, \#u{1}a practices\#u{4}
Scores over time, %@ shoots: %@	\#u{2}a\#u{3}1Scores over time, \#u{1}a shoot: \#u{1}b\#u{3}oScores over time, \#u{1}a shoots: \#u{1}b\#u{4}
down %@ places since the last end	\#u{2}a\#u{3}1down \#u{1}a place since the last end\#u{3}odown \#u{1}a places since the last end\#u{4}
up %@ places since the last end	\#u{2}a\#u{3}1up \#u{1}a place since the last end\#u{3}oup \#u{1}a places since the last end\#u{4}
"""#),
    PackedWords("es", #"""
"%@ mm" is no distance. Write whole millimetres, such as 12mm.	"\#u{1}a mm" no es una distancia. Escribe milímetros enteros, como 12mm.
"%@" has no arrow. Write the archer, the arrows and a distance: "Ben 9 12mm"	"\#u{1}a" no tiene flecha. Escribe el arquero, las flechas y una distancia: "Ben 9 12mm"
"%@" is neither 0 nor 1.	"\#u{1}a" no es ni 0 ni 1.
"%@" is no age class that this program knows. It is left out.	"\#u{1}a" no es una clase de edad conocida aquí. Se omite.
"%@" is no age class. Write adult, under18 or 50+.	"\#u{1}a" no es una clase de edad. Escribe adult, under18 o 50+.
"%@" is no gender. Write F or M, or leave it empty.	"\#u{1}a" no es un género. Escribe F o M, o déjalo vacío.
"%@" is no period. Use all_time, season, month, week or day.	"\#u{1}a" no es un periodo. Usa all_time, season, month, week o day.
"%@" is no thickness in millimetres, such as 5.5.	"\#u{1}a" no es un grosor en milímetros, como 5,5.
"%@" is no year of birth with four digits.	"\#u{1}a" no es un año de nacimiento de cuatro cifras.
"%@" is not a bow. Use one of: %@.	"\#u{1}a" no es un arco. Puedes usar: \#u{1}b.
"%@" is not a target. Write 1 to 999 and a letter A to H, such as 12A.	"\#u{1}a" no es un parapeto. Escribe de 1 a 999 y una letra de A a H, como 12A.
"%@" is not a value here. Use one of: %@.	"\#u{1}a" no es un valor aquí. Puedes usar: \#u{1}b.
"M" can say mujer or masculino. Write mujer or hombre.	"M" puede ser mujer o masculino. Escribe mujer u hombre.
%@ (version %@)	\#u{1}a (versión \#u{1}b)
%@ Archers that you tick can score too.	\#u{1}a Los arqueros que marques también pueden anotar.
%@ Archers with the same counts share a rank, unless a shoot-off is recorded.	\#u{1}a Los arqueros con los mismos recuentos comparten puesto, salvo que haya un desempate registrado.
%@ Did not count: %@	\#u{1}a No contó: \#u{1}b
%@ Moved from %@.	\#u{1}a Movida desde \#u{1}b.
%@ Nothing was recorded. Find the end that differs.	\#u{1}a No se ha registrado nada. Busca la tanda que difiere.
%@ Reason: %@.	\#u{1}a Motivo: \#u{1}b.
%@ Undone later.	\#u{1}a Deshecho después.
%@ Use 'archery rounds' to see the rounds.	\#u{1}a 'archery rounds' muestra los rounds.
%@ Use --force to finish the shoot anyway.	\#u{1}a Con --force terminas la competición de todos modos.
%@ a shoot	\#u{1}a por competición
%@ an arrow	\#u{1}a por flecha
%@ an end, best end %@ (end %@)	\#u{1}a por tanda, mejor tanda \#u{1}b (tanda \#u{1}c)
%@ and %@	\#u{1}a y \#u{1}b
%@ and %@ shoot at different distances or faces and cannot share target %@. Choose another target.	\#u{1}a y \#u{1}b tiran a distancias o dianas distintas y no pueden compartir el parapeto \#u{1}c. Elige otro parapeto.
%@ archers	\#u{2}a\#u{3}1\#u{1}a arquero\#u{3}o\#u{1}a arqueros\#u{4}
%@ archers added	\#u{2}a\#u{3}1\#u{1}a arquero añadido\#u{3}o\#u{1}a arqueros añadidos\#u{4}
%@ archers are in no category.	\#u{2}a\#u{3}1\#u{1}a arquero no está en ninguna categoría.\#u{3}o\#u{1}a arqueros no están en ninguna categoría.\#u{4}
%@ archers changed	\#u{2}a\#u{3}1\#u{1}a arquero modificado\#u{3}o\#u{1}a arqueros modificados\#u{4}
%@ archers have no bow. They are missing from the boards and best scores of each bow.	\#u{2}a\#u{3}1\#u{1}a arquero no tiene arco y falta en las clasificaciones y mejores marcas de cada arco.\#u{3}o\#u{1}a arqueros no tienen arco. Faltan en las clasificaciones y mejores marcas de cada arco.\#u{4}
%@ archers on the roster already	\#u{2}a\#u{3}1\#u{1}a arquero ya en la lista\#u{3}o\#u{1}a arqueros ya en la lista\#u{4}
%@ archers share the lead with %@.	\#u{1}a arqueros comparten el liderato con \#u{1}b.
%@ archers unchanged	\#u{2}a\#u{3}1\#u{1}a arquero sin cambios\#u{3}o\#u{1}a arqueros sin cambios\#u{4}
%@ archers. Nothing is added yet.	\#u{2}a\#u{3}1\#u{1}a arquero. Aún no se ha añadido nada.\#u{3}o\#u{1}a arqueros. Aún no se ha añadido nada.\#u{4}
%@ arrows	\#u{2}a\#u{3}1\#u{1}a flecha\#u{3}o\#u{1}a flechas\#u{4}
%@ arrows are saved on this device.	\#u{2}a\#u{3}1\#u{1}a flecha está guardada en este dispositivo.\#u{3}o\#u{1}a flechas están guardadas en este dispositivo.\#u{4}
%@ arrows placed. A group has at least 3.	\#u{2}a\#u{3}1\#u{1}a flecha colocada. Un grupo tiene al menos 3.\#u{3}o\#u{1}a flechas colocadas. Un grupo tiene al menos 3.\#u{4}
%@ became a co-organiser.	\#u{1}a es ahora coorganizador.
%@ before	antes \#u{1}a
%@ by %@	\#u{1}a por \#u{1}b
%@ can combine only categories that shoot the same round.	\#u{1}a solo puede reunir categorías del mismo round.
%@ can score for: %@	\#u{1}a puede anotar para: \#u{1}b
%@ cannot be read. Check the path.	\#u{1}a no se puede leer. Comprueba la ruta.
%@ cannot be shot in ends of %@ arrows. Choose another number.	\#u{1}a no se puede tirar en tandas de \#u{1}b flechas. Elige otro número.
%@ contains no shoot. Use a file from 'archery export'.	\#u{1}a no contiene una competición. Usa un archivo de 'archery export'.
%@ disputed	\#u{1}a en disputa
%@ duplicate lines	\#u{2}a\#u{3}1\#u{1}a línea repetida\#u{3}o\#u{1}a líneas repetidas\#u{4}
%@ ends	\#u{2}a\#u{3}1\#u{1}a tanda\#u{3}o\#u{1}a tandas\#u{4}
%@ ends of %@	\#u{2}a\#u{3}1\#u{1}a tanda de \#u{1}b\#u{3}o\#u{1}a tandas de \#u{1}b\#u{4}
%@ ends of %@: %@	\#u{2}a\#u{3}1\#u{1}a tanda de \#u{1}b: \#u{1}c\#u{3}o\#u{1}a tandas de \#u{1}b: \#u{1}c\#u{4}
%@ entries did not count.	\#u{2}a\#u{3}1\#u{1}a entrada no contó.\#u{3}o\#u{1}a entradas no contaron.\#u{4}
%@ face	diana de \#u{1}a
%@ first, then %@	primero \#u{1}a, luego \#u{1}b
%@ has arrows already and can no longer shoot another round. Choose a category of the same round.	\#u{1}a ya tiene flechas y no puede tirar otro round. Elige una categoría del mismo round.
%@ has arrows already. It can only be renamed, or merged with a category of the same round.	\#u{1}a ya tiene flechas. Solo se puede cambiar su nombre o unirla con una categoría del mismo round.
%@ has arrows. Withdraw the archer instead.	\#u{1}a tiene flechas. Retira al arquero.
%@ has no arrows in end %@.	\#u{1}a no tiene flechas en la tanda \#u{1}b.
%@ has no arrows on the face in end %@.	\#u{1}a no tiene flechas en la diana en la tanda \#u{1}b.
%@ high	\#u{1}a alto
%@ is a guest without an account and cannot score. Choose an archer with an account.	\#u{1}a es un invitado sin cuenta y no puede anotar. Elige un arquero con cuenta.
%@ is a registrar now.	\#u{1}a lleva ahora el registro.
%@ is at target %@ already.	\#u{1}a ya está en el parapeto \#u{1}b.
%@ is at target %@ now. Move that archer first.	\#u{1}a está ahora en el parapeto \#u{1}b. Mueve primero a ese arquero.
%@ is back in.	\#u{1}a vuelve a participar.
%@ is entered by buttons, not on the face.	\#u{1}a se introduce con botones, no en la diana.
%@ is in line %@, too. The list has two archers of this name.	\#u{1}a está también en la línea \#u{1}b. La lista tiene dos arqueros con este nombre.
%@ is linked with the account of %@.	\#u{1}a está vinculado a la cuenta de \#u{1}b.
%@ is no longer a co-organiser.	\#u{1}a ya no es coorganizador.
%@ is no longer a registrar.	\#u{1}a ya no lleva el registro.
%@ is no year of birth.	\#u{1}a no es un año de nacimiento.
%@ is not linked with an account.	\#u{1}a no está vinculado a ninguna cuenta.
%@ is not shot on %@. Choose another face.	\#u{1}a no se tira sobre \#u{1}b. Elige otra diana.
%@ is on the roster already. Use --namesake to add another archer with the same name.	\#u{1}a ya está en la lista. Con --namesake añades otro arquero con el mismo nombre.
%@ is the organiser now.	\#u{1}a es ahora el organizador.
%@ leads with %@.	\#u{1}a lidera con \#u{1}b.
%@ left	\#u{1}a a la izquierda
%@ lines are not fully used	\#u{2}a\#u{3}1\#u{1}a línea no se usa del todo\#u{3}o\#u{1}a líneas no se usan del todo\#u{4}
%@ lines skipped	\#u{2}a\#u{3}1\#u{1}a línea omitida\#u{3}o\#u{1}a líneas omitidas\#u{4}
%@ low	\#u{1}a bajo
%@ mm from the centre	\#u{1}a mm del centro
%@ mm high	\#u{1}a mm alto
%@ mm left	\#u{1}a mm a la izquierda
%@ mm low	\#u{1}a mm bajo
%@ mm right	\#u{1}a mm a la derecha
%@ needs %@ targets and has %@. Add targets or put more archers on each.	\#u{1}a necesita \#u{1}b parapetos y tiene \#u{1}c. Añade parapetos o pon más arqueros en cada uno.
%@ of %@	\#u{1}a de \#u{1}b
%@ of %@ archers	\#u{1}a de \#u{1}b arqueros
%@ of %@ ends	\#u{1}a de \#u{1}b tandas
%@ of %@ placed	\#u{1}a de \#u{1}b colocadas
%@ on another device	\#u{1}a en otro dispositivo
%@ on average	media \#u{1}a
%@ other archers	\#u{2}a\#u{3}1otro arquero (\#u{1}a)\#u{3}ootros \#u{1}a arqueros\#u{4}
%@ points	\#u{2}a\#u{3}1\#u{1}a punto\#u{3}o\#u{1}a puntos\#u{4}
%@ right	\#u{1}a a la derecha
%@ says: “I am %@”	\#u{1}a dice: “Soy \#u{1}b”
%@ scores this archer.	\#u{1}a anota para este arquero.
%@ shoots no end %@.	\#u{1}a no tira la tanda \#u{1}b.
%@ to %@	\#u{1}a a \#u{1}b
%@ to send	\#u{1}a por enviar
%@ to shoot.	Turno de \#u{1}a.
%@ triple face	diana triple de \#u{1}a
%@ was added at target %@.	\#u{1}a se ha añadido en el parapeto \#u{1}b.
%@ was added.	\#u{1}a se ha añadido.
%@ was changed: %@.	\#u{1}a se ha modificado: \#u{1}b.
%@ was disqualified and removed from all results.	\#u{1}a ha sido descalificado y retirado de todos los resultados.
%@ was disqualified.	\#u{1}a ha sido descalificado.
%@ was joined with %@, as one person.	\#u{1}a se unió con \#u{1}b, como una sola persona.
%@ was linked with an account.	\#u{1}a se vinculó a una cuenta.
%@ was removed from the roster.	\#u{1}a se quitó de la lista.
%@ was withdrawn.	\#u{1}a se ha retirado.
%@ without a bow.	\#u{2}a\#u{3}1\#u{1}a arquero sin arco.\#u{3}o\#u{1}a arqueros sin arco.\#u{4}
%@ · %@ arrows, at most %@	\#u{2}b\#u{3}1\#u{1}a · \#u{1}b flecha, máximo \#u{1}c\#u{3}o\#u{1}a · \#u{1}b flechas, máximo \#u{1}c\#u{4}
%@ · Big screen	\#u{1}a · Pantalla grande
%@, %@ points, counts	\#u{1}a, \#u{1}b puntos, cuenta
%@, corrected: correct it	\#u{1}a, corregida: corrígela
%@, end %@	\#u{1}a, tanda \#u{1}b
%@, end %@, arrow %@	\#u{1}a, tanda \#u{1}b, flecha \#u{1}c
%@, end %@, arrow %@: correct it	\#u{1}a, tanda \#u{1}b, flecha \#u{1}c: corrígela
%@, ends of %@	\#u{1}a, tandas de \#u{1}b
%@, from your <a>settings</a>.	\#u{1}a, de tus <a>ajustes</a>.
%@, shafts of %@ mm	\#u{1}a, tubos de \#u{1}b mm
%@-ring face	diana de \#u{1}a zonas
%@. Arrow %@ of end %@, end total %@.	\#u{1}a. Flecha \#u{1}b de la tanda \#u{1}c, total de la tanda \#u{1}d.
%@. The board shows the first entry until this is settled.	\#u{1}a. La clasificación muestra la primera entrada hasta que se decida.
%@: %@ corrected to %@ in end %@.	\#u{1}a: \#u{1}b corregido a \#u{1}c en la tanda \#u{1}d.
%@: %@ counts in end %@.	\#u{1}a: \#u{1}b cuenta en la tanda \#u{1}c.
%@: %@ in end %@, in an entry that does not count.	\#u{1}a: \#u{1}b en la tanda \#u{1}c, en una entrada que no cuenta.
%@: %@ in end %@.	\#u{1}a: \#u{1}b en la tanda \#u{1}c.
%@: %@ on paper, %@ here.	\#u{1}a: \#u{1}b en papel, \#u{1}c aquí.
%@: a correction was undone.	\#u{1}a: se deshizo una corrección.
%@: another entry counts in end %@.	\#u{1}a: otra entrada cuenta en la tanda \#u{1}b.
%@: correct it	\#u{1}a: corrígela
%@: different arrows. Choose with 'archery settle'.	\#u{1}a: flechas distintas. Elige con 'archery settle'.
%@: end %@ closed.	\#u{1}a: tanda \#u{1}b cerrada.
%@: end %@ reopened.	\#u{1}a: tanda \#u{1}b reabierta.
%@: equals the paper score sheet, %@.	\#u{1}a: igual que la hoja en papel, \#u{1}b.
%@: the last arrow was undone.	\#u{1}a: se deshizo la última flecha.
%@: the link with an account ended.	\#u{1}a: terminó el vínculo con una cuenta.
--open lasts until you stop. Leave out --round and --ends.	--open dura hasta que pares. Quita --round y --ends.
--round and --ends name two rounds. Use a code from 'archery rounds', or your own ends.	--round y --ends indican dos rounds. Usa un código de 'archery rounds' o tus propias tandas.
12 or 12A	12 o 12A
<bdi>%@</bdi> is on the entry list.	<bdi>\#u{1}a</bdi> está en la lista de inscritos.
<code>%@</code> · %@ arrows · %@	\#u{2}b\#u{3}1<code>\#u{1}a</code> · \#u{1}b flecha · \#u{1}c\#u{3}o<code>\#u{1}a</code> · \#u{1}b flechas · \#u{1}c\#u{4}
<span>Checked</span> against paper by <bdi>%@</bdi>, <time>%@</time>.	<span>Comprobado</span> con el papel por <bdi>\#u{1}a</bdi>, <time>\#u{1}b</time>.
= means tied.	= significa empatados.
A category's code has 1 to 20 letters and digits, such as RM.	El código de una categoría tiene de 1 a 20 letras y cifras, como RM.
A combined category ranks two categories or more. Choose them for %@.	Una categoría conjunta clasifica dos o más. Elígelas para \#u{1}a.
A device whose clock is more than a day ahead changed these settings.	Un dispositivo con el reloj más de un día adelantado cambió estos ajustes.
A distance is 1 to 500 metres or yards, not %@.	Una distancia va de 1 a 500 metros o yardas, no \#u{1}a.
A face cannot be %@ mm wide.	Una diana no puede medir \#u{1}a mm de ancho.
A face is 1 to 200 centimetres or inches wide, not %@.	Una diana mide de 1 a 200 centímetros o pulgadas, no \#u{1}a.
A list has at most %@ archers. This line and the following ones were not read.	Una lista tiene como máximo \#u{1}a arqueros. Esta línea y las siguientes no se leyeron.
A medal needs 1 to %@ entries.	Una medalla necesita de 1 a \#u{1}a inscritos.
A name cannot contain control characters.	Un nombre no puede contener caracteres de control.
A phone that scans a card scores the archers at its target, and opens nothing else. No account is needed. The links end with the shoot.	Un teléfono que escanea una hoja anota para los arqueros de su parapeto y no abre nada más. No hace falta cuenta. Los enlaces acaban con la competición.
A place has at most %@ characters on one line.	Un lugar tiene como máximo \#u{1}a caracteres en una línea.
A point on the face needs two numbers.	Un punto en la diana necesita dos números.
A quotation mark is opened here and never closed.	Aquí se abren unas comillas que no se cierran.
A reason has at most %@ characters.	Un motivo tiene como máximo \#u{1}a caracteres.
A registrar reads and changes this register.	Quien lleva el registro lo lee y lo cambia.
A round has 1 to 100 ends at one distance, not %@.	Un round tiene de 1 a 100 tandas por distancia, no \#u{1}a.
A round has 1 to 24 distances.	Un round tiene de 1 a 24 distancias.
A round of your own	Un round propio
A round of your own, as described below	Un round propio, como se describe abajo
A scorer can also correct the sheet. The dispute ends when both entries agree.	Un anotador también puede corregir la hoja. La disputa termina cuando ambas entradas coinciden.
A setting of %@	Un ajuste de \#u{1}a
A shaft is at most 9.3 mm thick. Enter its diameter in millimetres.	Un tubo mide como máximo 9,3 mm. Indica su diámetro en milímetros.
A shoot can be cancelled, but not undone.	Una competición se puede cancelar, pero no deshacer.
A shoot has at most %@ archers.	Una competición tiene como máximo \#u{1}a arqueros.
A shoot has at most %@ categories.	Una competición tiene como máximo \#u{1}a categorías.
A shoot has at most %@ guests. %@	\#u{2}a\#u{3}1Una competición tiene como máximo \#u{1}a invitado. \#u{1}b\#u{3}oUna competición tiene como máximo \#u{1}a invitados. \#u{1}b\#u{4}
A shoot has at most %@ sessions, each with a name of its own.	Una tirada tiene como máximo \#u{1}a turnos, cada uno con su nombre.
A shoot-off has at most 12 arrows and distances of 0 to 1000 mm.	Un desempate tiene como máximo 12 flechas y distancias de 0 a 1000 mm.
A shoot-off has two archers or more. Name each archer once.	Un desempate tiene dos arqueros o más. Nombra a cada uno una vez.
A shoot-off was recorded: %@.	Se registró un desempate: \#u{1}a.
A target has 1 to 6 archers, in one detail or two.	Un parapeto tiene de 1 a 6 arqueros, en una o dos tandas.
A wish has at most %@ characters.	Un deseo tiene como máximo \#u{1}a caracteres.
AB and CD in turns	AB y CD por turnos
Account	Cuenta
Active	Activo
Add QR codes	Añadir códigos QR
Add a category	Añadir una categoría
Add a session	Añadir un turno
Add a set	Añadir un conjunto
Add an archer	Añadir un arquero
Add archer	Añadir arquero
Add archers	Añadir arqueros
Add archers below, or send an invite.	Añade arqueros abajo o envía una invitación.
Add the set	Añadir el conjunto
Add to the roster	Añadir a la lista
Added %@: %@	\#u{1}a añadido: \#u{1}b
Adult	Adulto
After the last arrow	Después de la última flecha
After two first places comes the second.	Tras dos primeros puestos viene el segundo.
After two first places comes the third.	Tras dos primeros puestos viene el tercero.
Age class	Clase de edad
Age classes	Clases de edad
Ahead of %@ by %@.	Por delante de \#u{1}a (\#u{1}b).
All archers	Todos los arqueros
All arrows are entered. You can check and finalise them when the server has them.	Todas las flechas están anotadas. Podrás revisarlas y cerrarlas cuando el servidor las tenga.
All arrows are in	Todas las flechas anotadas
All categories	Todas las categorías
All ends	Todas las tandas
All ends are shot. Check the score sheets, then finalise them.	Se han tirado todas las tandas. Revisa las hojas y ciérralas.
All entries stay on record.	Todas las entradas quedan registradas.
All entries stay on record. Deciding again is a correction.	Todas las entradas quedan registradas. Decidir de nuevo es una corrección.
All faces are drawn to the same scale.	Todas las dianas están dibujadas a la misma escala.
All final	Todo definitivo
All rounds	Todos los rounds
All rounds, with their faces	Todos los rounds con sus dianas
All sent	Todo enviado
All sessions	Todos los turnos
All shoots	Todas las competiciones
All time	Todo el tiempo
All together	Todo junto
Also for everyone else at target %@	También para los demás del parapeto \#u{1}a
An account asked to be linked with %@.	Una cuenta pide vincularse a \#u{1}a.
An archer can bring at most %@ guests. %@	\#u{2}a\#u{3}1Un arquero puede traer como máximo \#u{1}a invitado. \#u{1}b\#u{3}oUn arquero puede traer como máximo \#u{1}a invitados. \#u{1}b\#u{4}
An archer cannot have missed %@ ends.	\#u{2}a\#u{3}1Un arquero no puede haber perdido \#u{1}a tanda.\#u{3}oUn arquero no puede haber perdido \#u{1}a tandas.\#u{4}
An end counts when its last arrow is in.	Una tanda cuenta cuando está su última flecha.
An end has 1 to 12 arrows, not %@.	Una tanda tiene de 1 a 12 flechas, no \#u{1}a.
An end has 1 to 12 arrows.	Una tanda tiene de 1 a 12 flechas.
An entry of a newer version (%@). Update this app to read it.	Una entrada de una versión más nueva (\#u{1}a). Actualiza esta app para leerla.
An id has at most 100 bytes. Use a shorter one.	Un identificador tiene como máximo 100 bytes. Usa uno más corto.
An invite has 1 to %@ uses and lasts 1 to 365 days.	Una invitación sirve para de 1 a \#u{1}a usos y de 1 a 365 días.
An undone entry cannot be restored. Record it again.	Una entrada deshecha no se puede recuperar. Anótala de nuevo.
Another account created this shoot. Create one of your own.	Otra cuenta creó esta competición. Crea una propia.
Another practice	Otro entrenamiento
Another reason	Otro motivo
Archer	Arquero
Archers	Arqueros
Archers are matched by account, else by name, bow and club. Shoot-offs do not count. Archers who missed a shoot have no place.	Los arqueros se reconocen por su cuenta, si no por nombre, arco y club. Los desempates no cuentan. Quien faltó a una tirada no tiene puesto.
Archers go to	Los arqueros pasan a
Archers join by typing it on their phones, with their name and bow.	Los arqueros se unen escribiéndolo en su teléfono, con su nombre y arco.
Archers per target	Arqueros por parapeto
Archers who come late	Arqueros que llegan tarde
Archers without a target get no code. Give out the targets first.	Los arqueros sin parapeto no reciben código. Asigna antes los parapetos.
Archers without an account: one name per line. You score for them.	Arqueros sin cuenta: un nombre por línea. Tú anotas para ellos.
Archers without an account: one name per line. You score for them. At most %@ for each archer and %@ in all. Change this under <em>Ranking and other rules</em>, or import an entry list later.	Arqueros sin cuenta: un nombre por línea. Tú anotas para ellos. Como máximo \#u{1}a por arquero y \#u{1}b en total. Cámbialo en <em>Clasificación y otras reglas</em>, o importa después una lista de inscritos.
Archery GB: bows, age classes, open and female	Archery GB: arcos, clases de edad, abierta y femenina
Archer’s signature	Firma del arquero
Are you on the entry list?	¿Estás en la lista de inscritos?
Arrow	Flecha
Arrow %@ of %@	Flecha \#u{1}a de \#u{1}b
Arrows	Flechas
Arrows are recorded in this category. Give a reason for the change.	En esta categoría hay flechas registradas. Indica un motivo del cambio.
Arrows in an end	Flechas por tanda
Arrows, as entered	Flechas, como se anotaron
Ask the organiser for a new card.	Pide al organizador una hoja nueva.
Ask the organiser for an invite, then <a>join</a>.	Pide una invitación al organizador y <a>únete</a>.
Ask the owner of the server to make you an organiser.	Pide al propietario del servidor que te haga organizador.
Assign all	Asignar todos
Assign all leaves the archer there.	Asignar todos deja al arquero ahí.
Assign places by category and club. Drag an archer to another place, or use the form below.	Asigna los puestos por categoría y club. Arrastra a un arquero a otro puesto o usa el formulario de abajo.
At most %@ for each archer and %@ in all. An entry list can have any number.	Como máximo \#u{1}a por arquero y \#u{1}b en total. Una lista de inscritos no tiene límite.
At most %@ shoots can be combined.	Se pueden combinar como máximo \#u{1}a competiciones.
Awards medals	Otorga medallas
Back in	Readmitir
Back in the shoot: %@	De nuevo en la competición: \#u{1}a
Back in: %@	Readmitir: \#u{1}a
Back in: <bdi>%@</bdi>	Readmitir: <bdi>\#u{1}a</bdi>
Back to the categories	Volver a las categorías
Back to the results	Volver a los resultados
Back to the shoot	Volver a la competición
Barebow	Arco desnudo
Behind %@ by %@.	Por detrás de \#u{1}a (\#u{1}b).
Best in practice	Mejor en entrenamiento
Best scores	Mejores marcas
Best scores and news are not up to date: %@. The server tries again every 10 seconds.	Las mejores marcas y novedades no están al día: \#u{1}a. El servidor lo reintenta cada 10 segundos.
Best scores of all	Mejores marcas de todos
Best scores, %@	Mejores marcas, \#u{1}a
Big screen	Pantalla grande
Board	Clasificación
Board · %@	Clasificación · \#u{1}a
Boards	Clasificaciones
Bow	Arco
Bow and period: %@, %@	Arco y periodo: \#u{1}a, \#u{1}b
Bows	Arcos
Bows in turn	Arcos por turno
Bows · %@	Arcos · \#u{1}a
Bows · <bdi>%@</bdi>	Arcos · <bdi>\#u{1}a</bdi>
Bronze	Bronce
Buttons	Botones
By club	Por club
By name	Por nombre
By place	Por puesto
By target	Por parapeto
Cancel for good	Cancelar del todo
Cancel the shoot	Cancelar la competición
Cancel the shoot?	¿Cancelar la competición?
Cancelled	Cancelada
Cards	Hojas de puntuaciones
Cards need an id without dots.	Las hojas necesitan un identificador sin puntos.
Categories	Categorías
Categories of one distance and face share targets	Las categorías con la misma distancia y diana comparten parapetos
Categories to rank together	Categorías que se clasifican juntas
Categories · %@	Categorías · \#u{1}a
Categories · <bdi>%@</bdi>	Categorías · <bdi>\#u{1}a</bdi>
Categories: %@.	Categorías: \#u{1}a.
Category	Categoría
Category · %@	Categoría · \#u{1}a
Centre %@ and %@.	Centro \#u{1}a y \#u{1}b.
Centre %@.	Centro \#u{1}a.
Centre in the middle.	Centro en el medio.
Change the round	Cambiar el round
Change the session	Cambiar el turno
Change the shoot	Cambiar la competición
Changed %@: %@	\#u{1}a modificado: \#u{1}b
Changed since version 1: %@.	Cambios desde la versión 1: \#u{1}a.
Changed: %@	Modificado: \#u{1}a
Changed: %@, target %@	Modificado: \#u{1}a, parapeto \#u{1}b
Check against paper	Comprobar con el papel
Check each sheet. Finalising ends the practice.	Revisa cada hoja. Al cerrar termina el entrenamiento.
Check each sheet. Once finalised, only the organiser can change a score.	Revisa cada hoja. Después solo el organizador puede cambiar una puntuación.
Check first	Comprobar antes
Check these lines	Revisa estas líneas
Check, then finalise	Revisar y cerrar
Choose a round, add archers and start.	Elige un round, añade arqueros y empieza.
Choose a round: --round CODE from 'archery rounds', or --ends N for your own.	Elige un round: --round CODE de 'archery rounds', o --ends N para uno propio.
Choose another category that takes archers itself.	Elige otra categoría que admita arqueros por sí misma.
Choose other shoots	Elegir otras competiciones
Choose the archer who shot this end.	Elige al arquero que tiró esta tanda.
Choose two entries of one person.	Elige dos entradas de una misma persona.
Choose two shoots or more, such as the rounds of one day. Their totals are added up.	Elige dos competiciones o más, como los rounds de un día. Se suman sus totales.
Choose your name	Elige tu nombre
Clear this if you only keep score.	Quítalo si solo anotas.
Clear this if you only watch or keep score.	Quítalo si solo miras o anotas.
Close	Cerrar
Close the session	Cerrar el turno
Club	Club
Code	Código
Columns not used: %@. The list can have name, bow and target.	Columnas sin usar: \#u{1}a. La lista puede tener nombre, arco y parapeto.
Combine categories	Combinar categorías
Combine results	Combinar resultados
Combined results	Resultados combinados
Compare	Comparar
Compound	Arco compuesto
Confirm	Confirmar
Connecting…	Conectando…
Continue	Continuar
Continue with the others	Seguir con los demás
Copies names, bows, shafts, targets and scorers, but no arrows. Withdrawn archers stay out.	Copia nombres, arcos, tubos, parapetos y anotadores, pero no flechas. Los retirados quedan fuera.
Copy %@	Copiar \#u{1}a
Copy of %@	Copia de \#u{1}a
Copy this shoot	Copiar esta competición
Correct an arrow	Corregir una flecha
Correct end %@, arrow %@ <span>now</span> <span2>%@</span2>	Corrige tanda \#u{1}a, flecha \#u{1}b <span>ahora</span> <span2>\#u{1}c</span2>
Corrected. Running total %@	Corregido. Total parcial \#u{1}a
Create another code	Crear otro código
Create the shoot	Crear la competición
Created "%@": %@	"\#u{1}a" creada: \#u{1}b
Date	Fecha
Default bow for boards	Arco predeterminado de las clasificaciones
Default period for best scores	Periodo predeterminado de las mejores marcas
Delete	Borrar
Delete %@ from the register?	¿Borrar a \#u{1}a del registro?
Delete archer	Borrar arquero
Delete the name	Borrar el nombre
Delete the name %@ from this shoot?	¿Borrar el nombre \#u{1}a de esta competición?
Delete the wishes	Borrar los deseos
Delete the wishes of all archers?	¿Borrar los deseos de todos los arqueros?
Deleted: %@	Borrado: \#u{1}a
Details	Detalles
Did not finish	No terminó
Did not start	No se presentó
Different distances or faces share this target. Move archers to other targets.	Distancias o dianas distintas comparten este parapeto. Mueve arqueros a otros parapetos.
Discard the practice	Descartar el entrenamiento
Discard the practice?	¿Descartar el entrenamiento?
Disputes settled	Disputas resueltas
Disputes · %@	Disputas · \#u{1}a
Disputes · <bdi>%@</bdi>	Disputas · <bdi>\#u{1}a</bdi>
Disqualified	Descalificado
Disqualified: %@	Descalificado: \#u{1}a
Disqualify	Descalificar
Disqualify %@	Descalificar a \#u{1}a
Disqualify %@?	¿Descalificar a \#u{1}a?
Distance in m	Distancia en m
Down	Abajo
Each card gets a QR code. A phone that scans it scores the archers at that target, without an account.	Cada hoja recibe un código QR. Un teléfono que lo escanea anota para los arqueros de ese parapeto, sin cuenta.
Each category has its own round, tie rule and podium. All shoot on one line and appear in one result list.	Cada categoría tiene su round, su regla de empate y su podio. Todos tiran en una línea y aparecen en una lista de resultados.
Each place is given once, in the order of the board.	Cada puesto se da una vez, en el orden de la clasificación.
Earlier entries	Entradas anteriores
End	Tanda
End %@	Tanda \#u{1}a
End %@ of %@	Tanda \#u{1}a de \#u{1}b
End %@ of %@ has several entries or was missed. Correct its arrows one by one.	La tanda \#u{1}a de \#u{1}b tiene varias anotaciones o se perdió. Corrige sus flechas una a una.
End %@ of %@ is not disputed. Use 'archery disputes' to see the disputed ends.	La tanda \#u{1}a de \#u{1}b no está en disputa. 'archery disputes' muestra las tandas en disputa.
End %@ of %@ is still missing from the second scorer.	La tanda \#u{1}a de \#u{1}b falta aún del segundo anotador.
End %@ of %@, settled	Tanda \#u{1}a de \#u{1}b, resuelta
End %@ of %@: %@	Tanda \#u{1}a de \#u{1}b: \#u{1}c
End %@ takes %@ more arrows, not %@. Nothing was recorded.	\#u{2}b\#u{3}1La tanda \#u{1}a admite \#u{1}b flecha más, no \#u{1}c. No se ha registrado nada.\#u{3}oLa tanda \#u{1}a admite \#u{1}b flechas más, no \#u{1}c. No se ha registrado nada.\#u{4}
End %@ was changed on another device. Check what the page shows now, and enter the arrow again if it is missing.	La tanda \#u{1}a se cambió en otro dispositivo. Mira la página y anota la flecha de nuevo si falta.
End %@ · <bdi>%@</bdi>	Tanda \#u{1}a · <bdi>\#u{1}b</bdi>
End %@ ✓	Tanda \#u{1}a ✓
End %@, %@ points so far	Tanda \#u{1}a, \#u{1}b puntos hasta ahora
End %@, %@ points: %@	Tanda \#u{1}a, \#u{1}b puntos: \#u{1}c
End %@: %@	Tanda \#u{1}a: \#u{1}b
End %@: <strong>%@</strong>	Tanda \#u{1}a: <strong>\#u{1}b</strong>
End all links	Desactivar todos los enlaces
End by end	Tanda a tanda
End the links of all cards? Scorers can no longer open them.	¿Desactivar los enlaces de todas las hojas? Los anotadores ya no podrán abrirlos.
End the links of this session	Desactivar los enlaces de este turno
End the links of this session’s cards? Scorers can no longer open them.	¿Desactivar los enlaces de las hojas de este turno? Los anotadores ya no podrán abrirlos.
End this code	Desactivar este código
End this code? Archers can no longer join with it.	¿Desactivar este código? Los arqueros ya no podrán unirse con él.
End this link	Terminar este vínculo
End total	Total de la tanda
Ends	Tandas
Ends %@	Tandas \#u{1}a
Ends of %@	Tandas de \#u{1}a
Ends shot	Tandas tiradas
Enter a name for the category %@.	Indica un nombre para la categoría \#u{1}a.
Enter a name for the session.	Escribe un nombre para el turno.
Enter a place for two archers or more.	Indica un puesto para dos arqueros o más.
Enter a reason for the correction.	Indica un motivo para la corrección.
Enter and the arrow keys move. Backspace undoes the last arrow.	Intro y las teclas de flecha mueven. Retroceso quita la última flecha anotada.
Enter cards	Anotar hojas
Enter cards · %@	Anotar hojas · \#u{1}a
Enter it at <span>%@</span>, or open <a>%@</a>.	Introdúcelo en <span>\#u{1}a</span>, o abre <a>\#u{1}b</a>.
Enter on a recorded arrow opens its correction.	Intro en una flecha registrada abre su corrección.
Enter the archer's name.	Indica el nombre del arquero.
Enter the code at %@/join, or open %@	Introduce el código en \#u{1}a/join, o abre \#u{1}b
Enter the date as year, month and day, such as 2026-11-24.	Indica la fecha como año, mes y día, por ejemplo 2026-11-24.
Enter the name of the guest, or leave it out to join yourself.	Indica el nombre del invitado, o déjalo para unirte tú.
Enter the places of the shoot-off: 1, 2 and so on. They only separate tied archers. Leave the field empty for archers who did not take part. The same number means still tied.	Indica los puestos del desempate: 1, 2, etc. Solo separan a arqueros empatados. Deja vacío el campo de quien no participó. El mismo número significa que siguen empatados.
Enter the time as hours and minutes, such as 09:30.	Escribe la hora como horas y minutos, por ejemplo 09:30.
Enter the totals from the paper sheet. Leave a count empty if the sheet has none.	Indica los totales de la hoja en papel. Deja vacío un recuento si la hoja no lo tiene.
Entries needed for gold	Inscritos necesarios para el oro
Entry	Entrada
Entry list	Lista de inscritos
Entry list · %@	Lista de inscritos · \#u{1}a
Entry list · <bdi>%@</bdi>	Lista de inscritos · <bdi>\#u{1}a</bdi>
Every arrow	Cada flecha
Every bow	Todos los arcos
Every bow, all time	Todos los arcos, todo el tiempo
Every entry for this archer, newest last. Entries are never changed, only added.	Cada entrada de este arquero, la más nueva al final. Las entradas nunca se cambian, solo se añaden.
Everyone shoots %@ and is ranked together.	Todos tiran \#u{1}a y se clasifican juntos.
Everyone shoots %@ and is ranked together. Add categories to change that.	Todos tiran \#u{1}a y se clasifican juntos. Añade categorías para cambiarlo.
Everything that the register holds about this archer is deleted. Results of shoots stay.	Se borra todo lo que el registro tiene de este arquero. Los resultados quedan.
Extra scorers removed for: %@	Anotadores extra retirados de: \#u{1}a
Face in cm	Diana en cm
Female	Femenino
Field and 3D	Campo y 3D
File	Archivo
Final (version 1)	Definitivo (versión 1)
Final, corrected (version %@)	Definitivo, corregido (versión \#u{1}a)
Finalise at once	Cerrar enseguida
Finalise the scores	Cerrar las puntuaciones
Finalise the sheets? Only the organiser can correct them afterwards.	¿Cerrar las hojas? Después solo el organizador puede corregirlas.
Find	Buscar
Find archers	Buscar arqueros
Finish	Terminar
Finish early	Terminar antes
Finish early?	¿Terminar antes?
Finish the practice	Terminar el entrenamiento
Finish the practice with the arrows shot so far?	¿Terminar el entrenamiento con las flechas tiradas?
Finish the shoot	Terminar la competición
Finish the shoot now	Terminar la competición ahora
Finish the shoot? No arrow can be entered afterwards.	¿Terminar la competición? Después no se puede anotar ninguna flecha.
Finished	Terminada
First archer of the next end	Primer arquero de la tanda siguiente
First target	Primer parapeto
First:	Primero:
For %@ more archers, until <time>%@</time>.	\#u{2}a\#u{3}1Para \#u{1}a arquero más, hasta <time>\#u{1}b</time>.\#u{3}oPara \#u{1}a arqueros más, hasta <time>\#u{1}b</time>.\#u{4}
For a shoot that was started with the wrong round. The copy starts at once. Ends come along from the first one on, while the round has as many arrows in them and the face has their values.	Para una competición empezada con la round equivocado. La copia empieza enseguida. Van las tandas desde la primera, mientras el round tenga en ellas las mismas flechas y la diana sus valores.
For an archer who was entered by mistake. The archer has no arrows yet.	Para un arquero añadido por error. Aún no tiene flechas.
For an end that was entered for the wrong archer. If the other archer has this end, too, the two are exchanged.	Para una tanda anotada al arquero equivocado. Si el otro arquero también tiene esta tanda, se intercambian.
For any other round, copy the shoot. The archers come along, and the arrows that fit if you choose so.	Para cualquier otro round, copia la competición. Van los arqueros y, si quieres, las flechas que encajan.
For bronze	Para el bronce
For one person with two entries. This entry stays, with the arrows of both. Where both have different arrows in an end, you then choose.	Para una persona con dos entradas. Esta entrada se queda, con las flechas de las dos. Donde las dos tienen flechas distintas en una tanda, eliges después.
For silver	Para la plata
For the bows on the roster. You can change or remove each category afterwards.	Para los arcos de la lista. Después puedes cambiar o quitar cada categoría.
From only %@ of %@ arrows.	De solo \#u{1}a de \#u{1}b flechas.
Gender	Género
Genders	Géneros
Gold	Oro
Guest	Invitado
Guest of %@	Invitado de \#u{1}a
Guests	Invitados
Guests in all	Invitados en total
Guests per archer	Invitados por arquero
Highlight my rows	Resaltar mis filas
Highlight my rows: no	Resaltar mis filas: no
Highlight my rows: yes	Resaltar mis filas: sí
History	Historial
Hits	Impactos
Hold and slide to be exact.	Mantén y desliza para afinar.
How often each end is entered	Cuántas veces se anota cada tanda
How ties are broken	Cómo se deshacen los empates
I shoot	Yo tiro
I shoot a personal best	Hago mi mejor marca personal
I shoot, too	Yo también tiro
If the place is taken, the two archers swap. Leave the target empty to remove the place.	Si el puesto está ocupado, los dos arqueros se intercambian. Deja el parapeto vacío para liberar el puesto.
Imperial	Imperial
Import	Importar
Import a table	Importar una tabla
In front:	En cabeza:
Indoor	Sala
Indoor %@	Sala \#u{1}a
Indoors	Sala
Input	Entrada
It shows the board and the results, and nothing else, until you end it on the page People.	Muestra la clasificación y los resultados, y nada más, hasta que lo desactives en la página Personas.
Join a shoot	Unirse a una competición
Join the entries	Unir las entradas
Join the other entry with %@?	¿Unir la otra entrada con \#u{1}a?
Join the shoot yourself first. Then you can add guests.	Únete primero tú. Después podrás añadir invitados.
Join with a code	Unirse con un código
Join with another entry	Unir con otra entrada
Joined: %@ is %@.	Unidas: \#u{1}a es \#u{1}b.
Judge’s decision	Decisión del juez
Judge’s signature	Firma del juez
Keep as it is	Dejar como está
Keep the session	Mantener el turno
Keep this page open: it cannot be loaded without the server.	Deja esta página abierta: sin el servidor no se puede cargar.
Keys	Teclas
Later entries	Entradas posteriores
Leave it out	Omitir
Leave them out	Omitirlas
Left	Izquierda
Licence number	Número de licencia
Line	Línea
Line %@ is not the start of an exported shoot. Check the file.	La línea \#u{1}a no es el inicio de una competición exportada. Comprueba el archivo.
Line %@ is of version %@, which this app cannot read. Update the app.	La línea \#u{1}a es de la versión \#u{1}b, que esta app no puede leer. Actualiza la app.
Line %@:	Línea \#u{1}a:
Line %@: %@	Línea \#u{1}a: \#u{1}b
Line call	Flecha en la línea
Line-up	Línea de tiro
Line-up to print	Línea de tiro para imprimir
Line-up · %@	Línea de tiro · \#u{1}a
Line-up · <bdi>%@</bdi>	Línea de tiro · <bdi>\#u{1}a</bdi>
Lines with %@ are not used here.	Las líneas con \#u{1}a no se usan aquí.
Linked with the account of %@. The arrows count in its scores and bests.	Vinculado a la cuenta de \#u{1}a. Las flechas cuentan en sus puntuaciones y marcas.
Live board	Clasificación en directo
Lock the place	Fijar el puesto
Longbow	Longbow
Look at the disputes	Ver las disputas
M, miss	M, fallo
Make a registrar	Encargar el registro
Male	Masculino
Match names	Relacionar nombres
Medals	Medallas
Medals by club	Medallas por club
Member register	Registro de miembros
Misread on the face	Mal leída en la diana
Miss	Fallo
Missed ends count as misses.	Las tandas perdidas cuentan como fallos.
Month %@ of %@	Mes \#u{1}a de \#u{1}b
More for %@	Más para \#u{1}a
Move	Mover
Move an archer	Mover a un arquero
Move an end to another archer	Mover una tanda a otro arquero
Move the end	Mover la tanda
Moved since the last end	Cambio desde la última tanda
Moved. Running total %@	Movida. Total parcial \#u{1}a
My rank in the best scores changes	Cambia mi puesto en las mejores marcas
My scores	Mi historial
Name	Nombre
Name 2 to %@ shoots.	Nombra de 2 a \#u{1}a competiciones.
Name a member, with --remove or --hand-over at most.	Nombra a un miembro, como mucho con --remove o --hand-over.
Name a shoot, or use --organiser.	Nombra una competición, o usa --organiser.
Name contains	El nombre contiene
Name of the round	Nombre del round
Name or club	Nombre o club
Name the shoot with the arrows with --like.	Nombra con --like la competición que tiene las flechas.
Name, bow, target and more	Nombre, arco, parapeto y más
Name, round or settings were changed.	Se cambiaron nombre, round o ajustes.
Needed when archers of the category have arrows. A category with arrows can only be renamed.	Necesario si los arqueros de la categoría tienen flechas. A una categoría con flechas solo se le puede cambiar el nombre.
New category	Nueva categoría
New combined category	Nueva categoría conjunta
New shoot	Nueva competición
New value	Nuevo valor
Next page	Página siguiente
No	No
No account asked to be %@. Use 'archery approve' without an archer to see the requests.	Ninguna cuenta pidió ser \#u{1}a. 'archery approve' sin arquero muestra las solicitudes.
No account is called "%@".	Ninguna cuenta se llama "\#u{1}a".
No archer "%@" takes part in this shoot.	Ningún arquero "\#u{1}a" participa en esta competición.
No archer has a target. Use 'archery archer' to give out targets.	Ningún arquero tiene parapeto. 'archery archer' los asigna.
No archer of the list has the code "%@".	Nadie en la lista tiene el código "\#u{1}a".
No archer with an account is called "%@". Archers with an account: %@	Ningún arquero con cuenta se llama "\#u{1}a". Arqueros con cuenta: \#u{1}b
No archer with the licence %@ is in the member register.	Ningún arquero con la licencia \#u{1}a en el registro de miembros.
No archers added.	No se añadió ningún arquero.
No archers added. %@ Use --skip-bad to add the other lines.	No se añadió ningún arquero. \#u{1}a Con --skip-bad añades las otras líneas.
No archers are on the board yet.	Aún no hay arqueros en la clasificación.
No archers are tied, so no shoot-off is needed.	No hay arqueros empatados, así que no hace falta desempate.
No archers match.	Ningún arquero coincide.
No archers on the roster yet.	Aún no hay arqueros en la lista.
No archers on the roster yet. <a>Add archers</a>	Aún no hay arqueros en la lista. <a>Añadir arqueros</a>
No archers yet.	Aún no hay arqueros.
No archers yet. Use 'archery register add' to add one.	Aún no hay arqueros. 'archery register add' añade uno.
No arrow at a face yet. Choose the face as input while scoring, and each arrow appears here.	Aún no hay flechas en una diana. Elige la diana como entrada al anotar y cada flecha aparecerá aquí.
No arrows on the face yet.	Aún no hay flechas en la diana.
No arrows yet in these shoots.	Aún no hay flechas en estas competiciones.
No arrows yet.	Aún no hay flechas.
No bow, age class or gender yet	Aún sin arco, clase de edad ni género
No bow: %@. Ianseo has no division for them.	Sin arco: \#u{1}a. Ianseo no tiene división para ellos.
No category	Sin categoría
No disputes.	No hay disputas.
No extra scorers for %@.	Sin anotadores extra para \#u{1}a.
No gender: %@. Ianseo guesses it, and finds no class for adults.	Sin género: \#u{1}a. Ianseo lo adivina y no encuentra clase para los adultos.
No longer a registrar	Quitar el encargo del registro
No member of this shoot is called "%@". Invite the person first. Members: %@	Ningún miembro de esta competición se llama "\#u{1}a". Invita primero a la persona. Miembros: \#u{1}b
No one	Nadie
No open disputes.	No hay disputas abiertas.
No other accounts yet.	Aún no hay otras cuentas.
No registrars.	Nadie lleva el registro.
No requests.	No hay solicitudes.
No scores yet. A shoot publishes them when it is finished.	Aún no hay puntuaciones. Una competición las publica al terminar.
No scores yet. Scores appear here when a shoot is finished. Practice does not count.	Aún no hay puntuaciones. Aparecen aquí al terminar una competición. El entrenamiento no cuenta.
No scores yet. Your total appears here when a shoot is finished. <a>Join or start a shoot</a>	Aún no hay puntuaciones. Tu total aparece aquí al terminar una competición. <a>Únete o empieza una competición</a>
No sheet yet.	Aún no hay hoja.
No shoot yet	Aún no hay competición
No shoots yet. <a>Start one first</a>	Aún no hay competiciones. <a>Empieza una</a>
No shoots yet. Use 'archery new NAME --round wa18' to create one.	Aún no hay competiciones. 'archery new NOMBRE --round wa18' crea una.
None of %@ arrows are placed on the face.	Ninguna de \#u{1}a flechas está colocada en la diana.
None of your archers takes part in the shoot any more.	Ninguno de tus arqueros participa ya en la competición.
None ticked means all.	Sin marcar significa todas.
Not added up, because several archers have the name: %@. Enter their clubs and bows, or match their accounts.	No se han sumado, porque varios arqueros se llaman así: \#u{1}a. Indica sus clubes y arcos, o vincula sus cuentas.
Not final	No definitivo
Not finished yet: %@ and %@ more. Wait for them, or list them as DNF.	Sin terminar: \#u{1}a y \#u{1}b más. Espéralos, o inclúyelos como DNF.
Not finished yet: %@. Wait for them, or list them as DNF.	Sin terminar: \#u{1}a. Espéralos, o inclúyelos como DNF.
Not finished: %@	Sin terminar: \#u{1}a
Not finished: %@ and %@ more.	Sin terminar: \#u{1}a y \#u{1}b más.
Not given	Sin indicar
Not recorded	No registrado
Not recorded: %@ for %@ in end %@. %@	No registrado: \#u{1}a para \#u{1}b en la tanda \#u{1}c. \#u{1}d
Not said	Sin indicar
Not sent: %@.	Sin enviar: \#u{1}a.
Notes	Notas
Notes have at most %@ characters.	Las notas tienen como máximo \#u{1}a caracteres.
Nothing more can be entered here.	Aquí no se puede anotar nada más.
Nothing more can be entered, and there will be no results. The arrows stay on record.	No se puede anotar nada más y no habrá resultados. Las flechas quedan registradas.
Nothing was added. Check %@ lines.	\#u{2}a\#u{3}1No se añadió nada. Revisa \#u{1}a línea.\#u{3}oNo se añadió nada. Revisa \#u{1}a líneas.\#u{4}
Nothing was changed. %@	No se cambió nada. \#u{1}a
Notifications about ranks follow this choice.	Los avisos sobre puestos siguen esta elección.
Notify me about	Avísame de
Notify me about my rank: no	Avisarme de mi puesto: no
Notify me about my rank: yes	Avisarme de mi puesto: sí
Notify me about personal bests: no	Avisarme de mejores marcas: no
Notify me about personal bests: yes	Avisarme de mejores marcas: sí
Number of targets	Número de parapetos
On another face: %@	Sobre otra diana: \#u{1}a
On the board	En la clasificación
On the roster	En la lista
On this device	En este dispositivo
Once	Una vez
One for each bow	Una para cada arco
One name per line. You score for them. %@	Un nombre por línea. Tú anotas para ellos. \#u{1}a
Only %@ of %@ arrows are placed, too few for a group.	Solo \#u{1}a de \#u{1}b flechas están colocadas, muy pocas para un grupo.
Only %@, as in your settings. Use --bow all --season all to see every score.	Solo \#u{1}a, como en tus ajustes. --bow all --season all muestra todas las puntuaciones.
Only %@, as in your settings. Use --bow all to see all archers.	Solo \#u{1}a, como en tus ajustes. --bow all muestra todos los arqueros.
Only an organiser of a started shoot can copy its arrows.	Solo un organizador de una competición empezada puede copiar sus flechas.
Only organisers can create shoots here.	Solo los organizadores pueden crear competiciones aquí.
Only organisers can create shoots here. Ask the owner of the server, or start a practice.	Solo los organizadores pueden crear competiciones aquí. Pide al propietario del servidor, o empieza un entrenamiento.
Only the organiser can do this.	Solo el organizador puede hacerlo.
Only the owner of the server and the registrars can use the member register.	Solo el propietario del servidor y quienes llevan el registro pueden usar el registro de miembros.
Only the owner of the server can appoint registrars.	Solo el propietario del servidor puede nombrar a quienes llevan el registro.
Only the owner of this server and the registrars see this page. Entry lists get names and bows from it.	Solo el propietario del servidor y quienes llevan el registro ven esta página. Las listas de inscritos toman de ella nombres y arcos.
Only the scorer who recorded it or the organiser can undo it.	Solo el anotador que lo registró o el organizador puede deshacerlo.
Only this machine reaches the server. For phones, start it with: archery serve --host 0.0.0.0	Solo este equipo llega al servidor. Para teléfonos, inícialo así: archery serve --host 0.0.0.0
Only you see practice. It does not count for best scores.	Solo tú ves el entrenamiento. No cuenta para las mejores marcas.
Only you see the wishes. They stay on this server.	Solo tú ves los deseos. Se quedan en este servidor.
Open disputes	Disputas abiertas
Open practice	Entrenamiento abierto
Or enter the code %@ at %@/join	O introduce el código \#u{1}a en \#u{1}b/join
Or on the %@: <code>%@</code>	O en \#u{1}a: <code>\#u{1}b</code>
Order	Orden
Other entry	Otra entrada
Others shoot with me	Otros tiran conmigo
Outdoor	Aire libre
Outdoor %@	Aire libre \#u{1}a
Outdoors	Aire libre
Page %@ of %@	Página \#u{1}a de \#u{1}b
Page before	Página anterior
Paste a table from a spreadsheet. Its first line names the columns: name, bow, session, target, club, birth year, gender, licence, wishes. Only the name is needed. Ianseo’s entry list is read, too. Archers already on the roster stay, with the bow and target given here, so you can import a list again.	Pega una tabla de una hoja de cálculo. La primera línea nombra las columnas: nombre, arco, turno, parapeto, club, año de nacimiento, género, licencia, deseos. Solo hace falta el nombre. También se lee la lista de Ianseo. Quien ya está en la lista se queda, con el arco y el parapeto de aquí, así que puedes importar otra vez.
Pause	Pausa
Paused	En pausa
People	Personas
Period	Período
Personal best	Mejor marca personal
Personal best: %@ in %@ at %@, %@ before.	Mejor marca personal: \#u{1}a en \#u{1}b en \#u{1}c, antes \#u{1}d.
Personal bests	Mejores marcas personales
Personal bests and changed places among the best scores	Mejores marcas personales y cambios de puesto en las mejores marcas
Pin an archer	Fijar un arquero
Pinned archers	Arqueros fijados
Place	Puesto
Place %@	Colocar \#u{1}a
Place %@ of %@, %@ behind the highest score.	Puesto \#u{1}a de \#u{1}b, a \#u{1}c de la mayor puntuación.
Place %@ of %@, shared, %@ behind the highest score.	Puesto \#u{1}a de \#u{1}b, compartido, a \#u{1}c de la mayor puntuación.
Place %@ of %@, shared.	Puesto \#u{1}a de \#u{1}b, compartido.
Place %@ of %@.	Puesto \#u{1}a de \#u{1}b.
Place the rest	Colocar al resto
Place, where it is shot	Lugar de la competición
Places after a tie	Puestos tras un empate
Podium	Podio
Points per arrow over time, %@ practices	\#u{2}a\#u{3}1Puntos por flecha en el tiempo, \#u{1}a entrenamiento\#u{3}oPuntos por flecha en el tiempo, \#u{1}a entrenamientos\#u{4}
Practice	Entrenamiento
Practice %@	Entrenamiento \#u{1}a
Practice has no categories. Make a shoot instead.	El entrenamiento no tiene categorías. Crea una competición.
Practice, not finished	Entrenamiento, sin terminar
Practise	Entrenar
Practise again	Entrenar otra vez
Prepare	Preparar
Preview	Vista previa
Print this page. Each archer gets one sheet with the arrows shot so far.	Imprime esta página. Cada arquero recibe una hoja con las flechas tiradas.
Print this page. Tied archers get one sheet for their shoot-off.	Imprime esta página. Los arqueros empatados reciben una hoja para su desempate.
Progress	Progreso
Provisional · %@	Provisional · \#u{1}a
QR code for the scorer of target %@	Código QR para el anotador del parapeto \#u{1}a
QR code of the live board	Código QR de la clasificación en directo
QR code to join	Código QR para unirse
QR codes for scorers	Códigos QR para anotadores
Queued	En cola
Ranking and other rules	Clasificación y otras reglas
Reason	Motivo
Reason (optional)	Motivo (opcional)
Record the shoot-off	Registrar el desempate
Recorded	Registrado
Recorded: %@. Running total %@	Registrado: \#u{1}a. Total parcial \#u{1}b
Recurve	Arco recurvo
Registrars	Encargados del registro
Rejected entries	Entradas rechazadas
Remove %@	Quitar a \#u{1}a
Remove %@ from the roster?	¿Quitar a \#u{1}a de la lista?
Remove <bdi>%@</bdi>	Quitar a <bdi>\#u{1}a</bdi>
Remove from all results, without a score (DQB)	Retirar de todos los resultados, sin puntuación (DQB)
Remove from the roster	Quitar de la lista
Remove or merge	Quitar o fusionar
Remove the category	Quitar la categoría
Remove the category %@?	¿Quitar la categoría \#u{1}a?
Remove the session	Eliminar el turno
Remove this session? Its archers go to the first one. Archers whose place is taken there lose it.	¿Eliminar este turno? Sus arqueros pasan al primero. Quienes tengan allí el puesto ocupado lo pierden.
Removed from all results	Retirado de todos los resultados
Removed: %@	Quitado: \#u{1}a
Reopen	Reabrir
Reopen the session	Reabrir el turno
Reopen the shoot? The results are provisional again.	¿Reabrir la competición? Los resultados vuelven a ser provisionales.
Results	Resultados
Results of this day combined	Resultados de este día combinados
Results · %@	Resultados · \#u{1}a
Resume	Reanudar
Right	Derecha
Roster	Lista
Round	Round
Rounds	Rounds
Running total	Total parcial
SHA-256 of the journal: %@	SHA-256 del diario: \#u{1}a
SHA-256 of the journal: <span>%@</span>	SHA-256 del diario: <span>\#u{1}a</span>
Sample shoot: %@, %@	Competición de ejemplo: \#u{1}a, \#u{1}b
Save	Guardar
Save as CSV	Guardar como CSV
Save as JSON	Guardar como JSON
Save correction	Guardar corrección
Save for Ianseo	Guardar para Ianseo
Save scorers	Guardar anotadores
Saved.	Guardado.
Scan to score	Escanea para anotar
Score	Puntuación
Score card of %@	Hoja de puntuaciones de \#u{1}a
Score cards	Hojas de puntuaciones
Score cards of <bdi>%@</bdi>	Hojas de puntuaciones de <bdi>\#u{1}a</bdi>
Score cards with links for scorers were made.	Se crearon hojas con enlaces para anotadores.
Score cards with links for scorers were made: %@.	Se crearon hojas con enlaces para anotadores: \#u{1}a.
Score cards · %@	Hojas de puntuaciones · \#u{1}a
Score for these archers yourself, or choose scorers on each archer’s page. An archer with an account taps “That’s me” on the shoot’s page.	Anota tú para estos arqueros, o elige anotadores en la página de cada uno. Un arquero con cuenta toca “Soy yo” en la página de la competición.
Score sheets finalised: %@.	Hojas cerradas: \#u{1}a.
Score · %@	Anotar · \#u{1}a
Score, X, 10, ends	Puntuación, X, 10, tandas
Scorers	Anotadores
Scorers disagree about some ends. Use 'archery disputes' to see them.	Los anotadores difieren en algunas tandas. 'archery disputes' las muestra.
Scorers of %@: %@.	Anotadores de \#u{1}a: \#u{1}b.
Scorers of an archer share one sheet.	Los anotadores de un arquero comparten una hoja.
Scorer’s signature	Firma del anotador
Scores are final when the scorer says so.	Las puntuaciones son definitivas cuando lo dice el anotador.
Scores are final with the last arrow.	Las puntuaciones son definitivas con la última flecha.
Scores of %@	Puntuaciones de \#u{1}a
Scores of rounds with the same name and ends are compared in My scores and Best scores.	Las puntuaciones de rounds con el mismo nombre y las mismas tandas se comparan en Mi historial y Mejores marcas.
Scores over time, %@ shoots: %@	\#u{2}a\#u{3}1Puntuaciones en el tiempo, \#u{1}a competición: \#u{1}b\#u{3}oPuntuaciones en el tiempo, \#u{1}a competiciones: \#u{1}b\#u{4}
Scoring and the live board open at the start.	La puntuación y la clasificación en directo se abren con el inicio.
See the results	Ver los resultados
Sending	Enviando
Session	Turno
Session %@	Turno \#u{1}a
Sessions	Turnos
Sessions: %@.	Turnos: \#u{1}a.
Set	Conjunto
Set the bows	Indicar los arcos
Settings	Ajustes
Settled	Resuelta
Settled.	Resuelta.
Several accounts are called "%@". Use the id of one.	Varias cuentas se llaman "\#u{1}a". Usa el identificador de una.
Several accounts asked to be %@. Name one with --account.	Varias cuentas pidieron ser \#u{1}a. Nombra una con --account.
Several archers are called "%@". Use an id from 'archery show'.	Varios arqueros se llaman "\#u{1}a". Usa un identificador de 'archery show'.
Several archers are called "%@". Use an id: %@	Varios arqueros se llaman "\#u{1}a". Usa un identificador: \#u{1}b
Several archers have the place %@. Move them apart.	Varios arqueros tienen el puesto \#u{1}a. Dales puestos distintos.
Several members are called "%@". Use an id: %@	Varios miembros se llaman "\#u{1}a". Usa un identificador: \#u{1}b
Several shoots are called "%@". Use an id from 'archery list'.	Varias competiciones se llaman "\#u{1}a". Usa un identificador de 'archery list'.
Shaft %@	Tubo \#u{1}a
Shaft in mm	Tubo en mm
Share results	Compartir resultados
Share this link	Comparte este enlace
Sheet of %@	Hoja de \#u{1}a
Sheets	Hojas
Shoot	Competición
Shoot-off	Desempate
Shoot-off cards	Hojas de desempate
Shoot-off for place %@	Desempate por el puesto \#u{1}a
Shoot-off recorded.	Desempate registrado.
Shoot-off · %@	Desempate · \#u{1}a
Shoot-off · <bdi>%@</bdi>	Desempate · <bdi>\#u{1}a</bdi>
Shooting	En curso
Shooting is paused. Entries are closed until it continues.	La competición está en pausa. No se anota hasta que siga.
Shoots	Competiciones
Shot by	Tirada por
Shots<span> of %@</span>	Flechas<span> de \#u{1}a</span>
Show	Mostrar
Show a code	Mostrar un código
Show combined results	Mostrar resultados combinados
Sign in first.	Inicia sesión primero.
Silver	Plata
Skip these lines	Omitir estas líneas
Skipped: %@	Omitido: \#u{1}a
Spread %@ wide, %@ high.	Dispersión \#u{1}a de ancho, \#u{1}b de alto.
Standings	Clasificación
Start	Inicio
Start at the first end	Empezar en la primera tanda
Start shooting	Empezar a tirar
Start the shoot	Empezar la competición
Started "%@", %@: %@	"\#u{1}a" empezado, \#u{1}b: \#u{1}c
Stop here	Parar aquí
Tap an arrow to correct it.	Toca una flecha para corregirla.
Target	Parapeto
Target %@	Parapeto \#u{1}a
Target %@ is taken by line %@.	El parapeto \#u{1}a ya está en la línea \#u{1}b.
Target %@: %@	Parapeto \#u{1}a: \#u{1}b
Target face	Diana
Targets	Parapetos
Targets have numbers from 1 to 999.	Los parapetos llevan números del 1 al 999.
Targets · %@	Parapetos · \#u{1}a
Targets · <bdi>%@</bdi>	Parapetos · <bdi>\#u{1}a</bdi>
That’s me	Soy yo
That’s not me	No soy yo
The archer is listed as disqualified and not ranked. The reason stays on record.	El arquero figura como descalificado y sin puesto. El motivo queda registrado.
The archer shoots on with the same sheet.	El arquero sigue con la misma hoja.
The archer who shot last	El arquero que tiró el último
The archer’s arrows then count in the scores of that account. You can end this on the archer’s page.	Las flechas del arquero cuentan entonces para esa cuenta. Puedes terminarlo en la página del arquero.
The arrow is too far from the face.	La flecha está demasiado lejos de la diana.
The arrows do not fit %@: it has other ends or other values. Copy this shoot instead.	Las flechas no encajan en \#u{1}a: tiene otras tandas u otros valores. Copia esta competición en su lugar.
The arrows of %@ do not fit the round of %@. Give both one category first.	Las flechas de \#u{1}a no encajan en el round de \#u{1}b. Da primero a ambos la misma categoría.
The arrows shot so far fit these rounds and stay on the sheets.	Las flechas tiradas hasta ahora encajan en estos rounds y se quedan en las hojas.
The arrows stay on the sheet. The archer is not ranked and stops shooting.	Las flechas quedan en la hoja. El arquero no se clasifica y no tira más.
The arrows stay on the sheet. The archer is not ranked.	Las flechas quedan en la hoja. El arquero no se clasifica.
The board moves with each arrow.	La clasificación cambia con cada flecha.
The board shows the first entry until the organiser decides.	La clasificación muestra la primera entrada hasta que decida el organizador.
The board shows the first entry until you decide.	La clasificación muestra la primera entrada hasta que decidas.
The categories and sessions are copied with or without the archers.	Las categorías y los turnos se copian con o sin los arqueros.
The categories were removed.	Se quitaron las categorías.
The code has ended.	El código ya no vale.
The column "%@" is there twice. Remove one of them.	La columna "\#u{1}a" está dos veces. Quita una.
The cross is the middle of the group, the ellipse its spread: one standard deviation each way.	La cruz es el centro del grupo y la elipse su dispersión: una desviación típica hacia cada lado.
The cross, in steps of 1 mm	La cruz, en pasos de 1 mm
The end closed last	Última tanda cerrada
The entry %@ in line %@ has no time stamp.	La entrada \#u{1}a de la línea \#u{1}b no tiene marca de tiempo.
The entry %@ is in line %@ a second time. Remove one of them.	La entrada \#u{1}a está otra vez en la línea \#u{1}b. Quita una.
The entry %@ of the type "%@" cannot be read.	La entrada \#u{1}a del tipo "\#u{1}b" no se puede leer.
The entry could not be read.	La entrada no se pudo leer.
The entry in line %@ cannot be read. Export the shoot again.	La entrada de la línea \#u{1}a no se puede leer. Exporta la competición otra vez.
The face needs JavaScript, which is off. Use the buttons.	La diana necesita JavaScript, que está desactivado. Usa los botones.
The first line names the columns: name, club, bow, birth year, gender, licence, notes. An archer who is there already is changed.	La primera línea nombra las columnas: nombre, club, arco, año de nacimiento, género, licencia, notas. Quien ya está se cambia.
The first on the roster	El primero de la lista
The highest total score, then the most 10s, Xs included, then the most Xs.	La mayor puntuación total, luego más 10 con X, luego más X.
The highest total score, then the most 10s, then the most 9s.	La mayor puntuación total, luego más 10, luego más 9.
The highest total score, then the most 11s, then the most 10s.	La mayor puntuación total, luego más 11, luego más 10.
The highest total score, then the most 6s, then the most 5s.	La mayor puntuación total, luego más 6, luego más 5.
The highest total score, then the most Xs, then the most 10s, Xs included, then the most ends completed.	La mayor puntuación total, luego más X, luego más 10 con X, luego más tandas completas.
The highest total score, then the most Xs, then the most 10s, Xs included.	La mayor puntuación total, luego más X, luego más 10 con X.
The highest total score, then the most hits, then the most golds.	La mayor puntuación total, luego más impactos, luego más oros.
The link of %@ has ended.	El vínculo de \#u{1}a ha terminado.
The links of a closed session do not work. Reopen the session on the page Targets.	Los enlaces de un turno cerrado ya no abren nada. Reabre el turno en la página Parapetos.
The links on all score cards have ended.	Los enlaces de todas las hojas ya no valen.
The links on score cards ended.	Los enlaces de las hojas ya no valen.
The links on score cards ended: %@.	Los enlaces de las hojas ya no valen: \#u{1}a.
The links on the score cards of a closed session do not work.	Los enlaces de las hojas de un turno cerrado ya no abren nada.
The list is empty. Its first line names the columns: name, bow, target.	La lista está vacía. La primera línea nombra las columnas: nombre, arco, parapeto.
The list is too large. Nothing from this line on was read. Save only the list.	La lista es demasiado grande. No se ha leído nada desde esta línea. Guarda solo la lista.
The name is missing.	Falta el nombre.
The name is missing. Only registrars can enter archers by licence number alone.	Falta el nombre. Solo quien lleva el registro puede inscribir arqueros únicamente con el número de licencia.
The name of %@ was deleted.	Se borró el nombre de \#u{1}a.
The name of a round has 1 to %@ characters.	El nombre de un round tiene de 1 a \#u{1}a caracteres.
The name of a shoot has 1 to %@ characters.	El nombre de una competición tiene de 1 a \#u{1}a caracteres.
The name of an archer has at most %@ characters.	El nombre de un arquero tiene como máximo \#u{1}a caracteres.
The name was deleted here, and leaves the server with the next sync. The archer is now %@.	El nombre se borró aquí y desaparece del servidor con la próxima sincronización. El arquero es ahora \#u{1}a.
The name was deleted. The archer is now %@.	El nombre se borró. El arquero es ahora \#u{1}a.
The next arrow has other values. Enter this arrow again.	La siguiente flecha tiene otros valores. Introduce esta flecha de nuevo.
The number of guests is between 0 and %@.	El número de invitados está entre 0 y \#u{1}a.
The numbers 1 to 3 go to the spots.	Los números 1 a 3 van a las dianas pequeñas.
The one that fits	La que corresponda
The order is reversed.	El orden se invierte.
The order stays the same.	El orden sigue igual.
The organiser can add more by entry list, and raise the limit before the shoot starts.	El organizador puede añadir más con la lista de inscritos y subir el límite antes de empezar.
The organiser confirms it. Then you can score, and the arrows count in your scores and bests, also those shot before.	El organizador lo confirma. Entonces puedes anotar, y las flechas cuentan en tus puntuaciones y marcas, también las anteriores.
The organiser decided about your last arrow. Ask the organiser to change it.	El organizador decidió sobre tu última flecha. Pídele que la cambie.
The organiser scores this archer.	El organizador anota para este arquero.
The register has %@, and it is unclear whether this is the same archer. Add the licence number, or the club and the year of birth.	En el registro está \#u{1}a, y no está claro si es el mismo arquero. Añade el número de licencia, o el club y el año de nacimiento.
The register has no archer with the id %@.	El registro no tiene arquero con el identificador \#u{1}a.
The roster has %@, and it is unclear whether this is the same archer. Add the club and the bow.	\#u{1}a ya está en la lista, y no está claro si es el mismo arquero. Añade el club y el arco.
The round, the tie rule and the settings are fixed once the shoot has started. Only a wrong round can be changed.	El round, la regla de desempate y los ajustes quedan fijos al empezar la competición. Solo se puede cambiar una round equivocado.
The round’s own rule	La regla propia del round
The same as line %@, so it is left out.	Igual que la línea \#u{1}a, por eso se omite.
The score sheets are equal. The check is recorded.	Las hojas son iguales. La comprobación queda registrada.
The scores are final	Las puntuaciones son definitivas
The scores stay, without the name. Best scores, notices, and entries of earlier versions keep the name. Devices that sync delete it with their next sync.	Los resultados quedan, sin el nombre. Las mejores marcas, los avisos y las entradas de versiones anteriores conservan el nombre. Los dispositivos que sincronizan lo borran con la próxima sincronización.
The server does not answer.	El servidor no responde.
The session	El turno
The session has no place %@. Move the archer, or change the session.	El turno no tiene el puesto \#u{1}a. Mueve al arquero o cambia el turno.
The sheet is final. Only the organiser can correct it now.	La hoja está cerrada. Ahora solo el organizador puede corregirla.
The shoot "%@" is named twice. Name each shoot once.	La competición "\#u{1}a" se nombra dos veces. Nombra cada una una vez.
The shoot %@ was created.	Se creó la competición \#u{1}a.
The shoot cannot be exported: %@.	La competición no se puede exportar: \#u{1}a.
The shoot does not exist yet. Create it first.	La competición aún no existe. Créala primero.
The shoot has no archers. Cancel it instead.	La competición no tiene arqueros. Cancélala.
The shoot has not started yet.	La competición aún no ha empezado.
The shoot has not started. Add everyone, then start it.	La competición no ha empezado. Añade a todos y empiézala.
The shoot has started already.	La competición ya ha empezado.
The shoot is over.	La competición ha terminado.
The shoot is paused.	La competición está en pausa.
The shoot is paused. The organiser can resume it.	La competición está en pausa. El organizador puede reanudarla.
The shoot is paused. Wait until it is resumed.	La competición está en pausa. Espera a que se reanude.
The shoot started.	La competición empezó.
The shoot was cancelled.	La competición se canceló.
The shoot was finished although not all archers were done.	La competición terminó aunque no todos habían acabado.
The shoot was finished.	La competición terminó.
The shoot was paused.	La competición se puso en pausa.
The shoot was reopened.	La competición se reabrió.
The shoot was resumed.	La competición se reanudó.
The spots of the sheet are laid over one another.	Las dianas pequeñas están superpuestas.
The table has the archers that you may score. The organiser may score everyone.	La tabla tiene los arqueros que puedes anotar. El organizador puede anotar a todos.
The totals and counts of all shoots are added up. %@ %@	Se suman los totales y recuentos de todas las competiciones. \#u{1}a \#u{1}b
There are %@ fields. Ianseo's list has 4 to 21.	Hay \#u{1}a campos. La lista de Ianseo tiene de 4 a 21.
There are %@ sessions, and this is number %@. It is left out.	Hay \#u{1}a turnos y este es el número \#u{1}b. Se omite.
There is no archer "%@" in this shoot. Archers: %@	No hay ningún arquero "\#u{1}a" en esta competición. Arqueros: \#u{1}b
There is no arrow of yours to undo.	No hay ninguna flecha tuya que deshacer.
There is no category "%@". The codes are: %@.	No hay categoría "\#u{1}a". Los códigos son: \#u{1}b.
There is no category "%@". Use 'archery categories' to see the codes.	No hay categoría "\#u{1}a". 'archery categories' muestra los códigos.
There is no column "name". The first line names the columns: name, bow, target.	No hay columna "nombre". La primera línea nombra las columnas: nombre, arco, parapeto.
There is no licence number.	Falta el número de licencia.
There is no round "%@". Use 'archery rounds' to see the codes.	No hay round "\#u{1}a". 'archery rounds' muestra los códigos.
There is no season, month, week or day "%@". Use one such as 2025-INDOOR or 2026-02, or all.	No hay temporada, mes, semana ni día “\#u{1}a”. Usa por ejemplo 2025-INDOOR o 2026-02, o all.
There is no session "%@". The sessions are: %@. Add others on the page Targets.	No hay turno "\#u{1}a". Los turnos son: \#u{1}b. Añade otros en la página Parapetos.
There is no shoot "%@". Use 'archery list' to see your shoots.	No hay competición "\#u{1}a". 'archery list' muestra tus competiciones.
There is no such arrow on the sheet.	Esa flecha no está en la hoja.
There is no such entry to undo.	No hay tal entrada que deshacer.
There is no such round.	Ese round no existe.
These archers are not done and will be listed as not finished: %@	Estos arqueros no han terminado y aparecerán así: \#u{1}a
These archers fit no category, or several. Choose one for each. Until then they shoot %@.	Estos arqueros no encajan en ninguna categoría, o en varias. Elige una para cada uno. Hasta entonces tiran \#u{1}a.
These ends differ and are not complete: %@. Finish them in one entry, or undo their arrows.	Estas tandas difieren y no están terminadas: \#u{1}a. Termínalas en una entrada o deshaz sus flechas.
They are sent as soon as the server answers.	Se envían en cuanto responda el servidor.
They are sent when the shoot is resumed.	Se envían cuando se reanude la competición.
They are sent when you open the new card’s link on this device.	Se envían cuando abras en este dispositivo el enlace de la nueva hoja.
They are sent when you sign in again on this device.	Se envían cuando vuelvas a iniciar sesión en este dispositivo.
They shoot the missed ends while the others wait.	Tiran las tandas perdidas mientras los demás esperan.
They shoot the same round.	Tiran el mismo round.
This account already shoots as %@.	Esta cuenta ya tira como \#u{1}a.
This account has not asked for the archer. The account asks first, on its own page.	Esta cuenta no ha pedido el arquero. La cuenta lo pide antes, en su página.
This archer has an account already.	Este arquero ya tiene cuenta.
This archer has an account and cannot be a guest. Invite the archer instead.	Este arquero tiene cuenta y no puede ser invitado. Envíale una invitación.
This archer has shot all arrows of this end. Choose the archer whose turn it is.	Este arquero ha tirado todas las flechas de esta tanda. Elige al arquero a quien le toca.
This archer has shot all arrows of this end. These archers are next: %@ and %@ more.	Este arquero ha tirado todas las flechas de esta tanda. Siguen: \#u{1}a y \#u{1}b más.
This archer has shot all arrows of this end. These archers are next: %@.	Este arquero ha tirado todas las flechas de esta tanda. Siguen: \#u{1}a.
This archer is linked with another account. The organiser can end that link.	Este arquero está vinculado a otra cuenta. El organizador puede terminar ese vínculo.
This archer is not linked with that account.	Este arquero no está vinculado a esa cuenta.
This archer no longer takes part in the shoot.	Este arquero ya no participa en la competición.
This archer scores alone.	Este arquero anota solo.
This archer takes part already.	Este arquero ya participa.
This arrow could not be saved on this device and is not recorded: %@. Enter it again.	Esta flecha no se pudo guardar en este dispositivo y no está registrada: \#u{1}a. Anótala otra vez.
This arrow is being sent. Wait a moment, then undo it.	Esta flecha se está enviando. Espera un momento y deshazla.
This cannot be undone. End the link, or add the archer again.	Esto no se puede deshacer. Termina el vínculo, o añade al arquero de nuevo.
This cannot be undone. Set it as it was before.	Esto no se puede deshacer. Ponlo como estaba antes.
This card does not cover these archers. Open the card of their target on this device, or ask the organiser to enter the arrows.	Esta hoja no corresponde a estos arqueros. Abre en este dispositivo la hoja de su diana o pide al organizador que anote las flechas.
This counts	Esto cuenta
This end has no such entry. Look at its entries again.	Esta tanda no tiene esa entrada. Mira sus entradas otra vez.
This end has the entries 1 to %@. Choose one of them.	Esta tanda tiene las entradas 1 a \#u{1}a. Elige una.
This end is entered by buttons, not on the face.	Esta tanda se introduce con botones, no en la diana.
This entry cannot be saved: %@.	Esta entrada no se puede guardar: \#u{1}a.
This line has %@ fields, but the first line names %@ columns.	Esta línea tiene \#u{1}a campos, pero la primera nombra \#u{1}b columnas.
This month	Este mes
This round does not exist. Choose one from the list.	Este round no existe. Elige uno de la lista.
This round has at most %@ points. Check the totals.	Este round tiene como máximo \#u{1}a puntos. Revisa los totales.
This score card’s link has ended.	El enlace de esta hoja ya no vale.
This season	Esta temporada
This server does not know entries of the type "%@". Update the server, then send them again.	Este servidor no conoce entradas del tipo "\#u{1}a". Actualiza el servidor y envíalas otra vez.
This session has no number and name. It is left out.	Este turno no tiene número y nombre. Se omite.
This shoot does not exist.	Esta competición no existe.
This shoot exists already.	Esta competición ya existe.
This week	Esta semana
This would undo the entry of another scorer. Ask the organiser.	Esto desharía la entrada de otro anotador. Pregunta al organizador.
Tied with %@ other archers.	Empatado con otros \#u{1}a arqueros.
Tied with %@.	Empatado con \#u{1}a.
To first	Al primero
Today	Hoy
Total	Total
Traditional	Arco tradicional
Try again	Reintentar
Twice	Dos veces
Two arrows of this end are in one spot. The judges decide.	Dos flechas de esta tanda están en la misma diana. Deciden los jueces.
Two categories have the code %@. Choose another code for one of them.	Dos categorías tienen el código \#u{1}a. Elige otro para una.
Two details, AB and CD	Dos tandas, AB y CD
Two scorers entered end %@ of %@ differently. Correct your entry, or ask the organiser to decide.	Dos anotadores introdujeron la tanda \#u{1}a de \#u{1}b de forma distinta. Corrige tu entrada, o pide al organizador que decida.
Two scorers keep one sheet each, and both must agree.	Dos anotadores llevan una hoja cada uno, y ambas deben coincidir.
Two scorers or two devices entered these ends differently.	Dos anotadores o dos dispositivos introdujeron estas tandas de forma distinta.
Type 10 as 1 and 0, or as T. A 1 alone counts with the next value, Enter or Tab.	Escribe 10 con 1 y 0, o con T. Un 1 solo cuenta con el valor siguiente, Intro o Tab.
Type digits, X for an X and M for a miss. The next place follows by itself.	Escribe cifras, X para una X y M para un fallo. La casilla siguiente viene sola.
Unassigned	Sin categoría
Unassigned: %@	Sin categoría: \#u{1}a
Unchanged	Sin cambios
Under %@	Menor de \#u{1}a
Undo	Deshacer
Undone for %@. Running total %@	Deshecho para \#u{1}a. Total parcial \#u{1}b
Undone.	Deshecho.
Undone: %@ of %@ in end %@. Running total %@	Deshecho: \#u{1}a de \#u{1}b en la tanda \#u{1}c. Total parcial \#u{1}d
Until I stop, in ends as described below	Hasta que pare, en tandas como abajo
Up	Arriba
Use --assign or --rest, not both.	Usa --assign o --rest, no ambos.
Use --csv or --json, not both.	Usa --csv o --json, no ambos.
Use --delete-name by itself.	Usa --delete-name solo.
Use --new or --end, not both.	Usa --new o --end, no ambos.
Used if you choose it above. Distance and face are optional. Without a face you enter arrows with buttons.	Se usa si lo eliges arriba. Distancia y diana son opcionales. Sin diana, las flechas se introducen con botones.
Value of the arrow	Valor de la flecha
Values of an arrow	Valores de una flecha
Version %@ of the list	Versión \#u{1}a de la lista
WA 18m Compound	WA 18m arco compuesto
WA 18m Compound Triple	WA 18m arco compuesto, diana triple
WA 18m Triple	WA 18m diana triple
WA 3D 24 targets	WA 3D 24 dianas
WA 50m Barebow	WA 50m arco desnudo
WA 50m Compound	WA 50m arco compuesto
WA Field 24 Red Marked	WA campo 24, estaca roja, conocida
Wait until all arrows are sent.	Espera a que se envíen todas las flechas.
Waiting for the board…	Esperando la clasificación…
Waiting for the organiser	Esperando al organizador
Week %@ of %@	Semana \#u{1}a de \#u{1}b
What the board counts	Lo que cuenta la clasificación
Where the arrows hit	Dónde dieron las flechas
Where the arrows hit at <bdi>%@</bdi>. Shafts of %@ mm.	Dónde dieron las flechas en <bdi>\#u{1}a</bdi>. Tubos de \#u{1}b mm.
Where they hit	Dónde dieron
Whole cards	Hojas enteras
Whole ends	Tandas completas
Wish:	Deseo:
Wishes	Deseos
Wishes, codes and dates of birth were not saved. Import the list on the server’s page Entry list.	Los deseos, códigos y fechas de nacimiento no se guardaron. Importa la lista en la página Lista de inscritos del servidor.
With a keyboard: arrow keys move the cross by 1 mm, with Shift by 10. Enter places it, Escape drops it, plus and minus zoom.	Con teclado: las flechas mueven la cruz 1 mm, con Mayús 10. Intro la coloca, Escape la descarta, más y menos amplían.
With the arrows that fit	Con las flechas que encajan
Withdraw	Retirar
Withdraw %@	Retirar a \#u{1}a
Withdraw %@?	¿Retirar a \#u{1}a?
Withdraw <bdi>%@</bdi>	Retirar a <bdi>\#u{1}a</bdi>
Withdrawn	Retirado
Withdrawn: %@	Retirado: \#u{1}a
Without a club	Sin club
Without a place	Sin puesto
Without a target	Sin parapeto
World Archery 3D	World Archery 3D
World Archery field	World Archery campo
World Archery indoor	World Archery sala
World Archery outdoor	World Archery aire libre
World Archery outdoor until 2025	World Archery aire libre hasta 2025
World Archery: bows, age classes, men and women	World Archery: arcos, clases de edad, hombres y mujeres
World Archery’s for its rounds, the imperial rule for imperial rounds.	La de World Archery para sus rounds, la imperial para los imperiales.
Wrong key	Tecla equivocada
Wrong round?	¿Round equivocado?
X, %@ points	X, \#u{1}a puntos
Year of birth	Año de nacimiento
You	Tú
You are %@.	Tú eres \#u{1}a.
You are this archer. The arrows count in your scores and bests.	Tú eres este arquero. Las flechas cuentan en tus puntuaciones y marcas.
You asked to be %@. The organiser confirms it with 'archery approve'.	Pediste ser \#u{1}a. El organizador lo confirma con 'archery approve'.
You can correct only your own sheet. The organiser can correct every sheet.	Solo puedes corregir tu propia hoja. El organizador puede corregirlas todas.
You can score for yourself and for guests that you added. Choose one of your archers, or ask the organiser.	Puedes anotar para ti y para tus invitados. Elige uno de tus arqueros, o pregunta al organizador.
You described your own round, but chose another one in the list. Choose your own round, or clear its fields.	Describiste un round propio, pero elegiste otro en la lista. Elige el tuyo, o vacía sus campos.
You have asked for this archer %@ times. Talk to the organiser of the shoot.	Has pedido este arquero \#u{1}a veces. Habla con quien organiza el torneo.
You have fallen from %@ to %@ on %@, behind %@.	Has bajado del \#u{1}a al \#u{1}b en \#u{1}c, detrás de \#u{1}d.
You have fallen from %@ to %@ on %@.	Has bajado del \#u{1}a al \#u{1}b en \#u{1}c.
You have risen from %@ to %@ on %@.	Has subido del \#u{1}a al \#u{1}b en \#u{1}c.
You said that you are %@. The organiser confirms it with one tap.	Dijiste que eres \#u{1}a. El organizador lo confirma con un toque.
Your archers have arrows left to shoot. Finish the round first.	A tus arqueros les quedan flechas. Termina antes el round.
Your name on the list	Tu nombre en la lista
Your own	Propio
Your score sheets are final.	Tus hojas son definitivas.
Your stored settings cannot be read. You see the defaults. Saving replaces the stored settings.	Tus ajustes guardados no se pueden leer. Ves los predeterminados. Al guardar se reemplazan.
Zoom in	Acercar
Zoom out	Alejar
a shoot	una competición
after %@	tras \#u{1}a
age class %@	clase de edad \#u{1}a
all bows	todos los arcos
all time	todo el tiempo
animals, distance unknown	animales, distancia desconocida
archer|End %@ of %@	Tanda \#u{1}a de \#u{1}b
at most %@	máximo \#u{1}a
best %@ of %@	mejor \#u{1}a de \#u{1}b
bow not known	arco desconocido
card %@	hoja \#u{1}a
card %@, phone %@	hoja \#u{1}a, teléfono \#u{1}b
category %@	categoría \#u{1}a
category|female	femenina
category|men	hombres
category|open	abierta
category|under %@	sub-\#u{1}a
category|women	mujeres
checked against paper	comprobado con papel
closed	cerrado
club %@	club \#u{1}a
column|9s	9
column|Xs	X
column|completed ends	tandas completas
column|golds	oros
column|hits	impactos
column|score	puntuación
command|Place	Colocar
command|Score	Anotar
count|%@s	\#u{1}a
count|Golds	Oros
down %@ places since the last end	\#u{2}a\#u{3}1\#u{1}a puesto menos desde la última tanda\#u{3}o\#u{1}a puestos menos desde la última tanda\#u{4}
e.g. 9, X or M	p. ej. 9, X o M
e.g. Club night	p. ej. Noche del club
e.g. Forest 24	p. ej. Bosque 24
e.g. Recurve women	p. ej. Recurvo mujeres
entered by <bdi>%@</bdi>, <time>%@</time>	anotado por <bdi>\#u{1}a</bdi>, <time>\#u{1}b</time>
event|Change	Cambio
face|Target	Diana
first score of this round	primera puntuación de este round
for <bdi>%@</bdi>	para <bdi>\#u{1}a</bdi>
gender %@	género \#u{1}a
group %@	grupo \#u{1}a
group %@, from part of the arrows	grupo \#u{1}a, de parte de las flechas
it must cut a line for the higher ring.	debe cortar una línea para la zona mayor.
line	línea
linked	vinculado
locked	fijo
max %@	máx. \#u{1}a
mm from the centre	mm del centro
name,bow,target	nombre,arco,parapeto
no change since the last end	sin cambios desde la última tanda
no club, age class or gender	sin club, clase de edad ni género
no name	sin nombre
not shot	no tirado
of %@	de \#u{1}a
on the board	en la clasificación
personal best	mejor marca personal
personal best (%@ before)	mejor marca personal (antes \#u{1}a)
place|Results	Resultados
plan|Finish	Terminar
plan|Shoot	Tirar
scorer %@	anotador \#u{1}a
second in spot	segunda en la diana
session %@	turno \#u{1}a
several categories ranked together	varias categorías juntas
spot %@	diana \#u{1}a
status|Open	Abierta
target %@	parapeto \#u{1}a
the organiser	el organizador
the shoot-off	el desempate
tied	empatados
touching a line scores the higher ring.	si toca una línea cuenta la zona mayor.
up %@ places since the last end	\#u{2}a\#u{3}1\#u{1}a puesto más desde la última tanda\#u{3}o\#u{1}a puestos más desde la última tanda\#u{4}
usually %@	normalmente \#u{1}a
you	tú
“%@” is no value here. Type one of %@.	«\#u{1}a» no es un valor aquí. Escribe uno de estos: \#u{1}b.
"""#),
    PackedWords("fr", #"""
"%@ mm" is no distance. Write whole millimetres, such as 12mm.	« \#u{1}a mm » n’est pas une distance. Écrivez des millimètres entiers, par exemple 12mm.
"%@" has no arrow. Write the archer, the arrows and a distance: "Ben 9 12mm"	« \#u{1}a » n’a pas de flèche. Écrivez l’archer, les flèches et une distance : "Ben 9 12mm"
"%@" is neither 0 nor 1.	« \#u{1}a » n’est ni 0 ni 1.
"%@" is no age class that this program knows. It is left out.	« \#u{1}a » n’est pas une catégorie d’âge connue ici. Elle est ignorée.
"%@" is no age class. Write adult, under18 or 50+.	« \#u{1}a » n’est pas une catégorie d’âge. Écrivez adult, under18 ou 50+.
"%@" is no gender. Write F or M, or leave it empty.	« \#u{1}a » n’est pas un genre. Écrivez F ou M, ou laissez vide.
"%@" is no period. Use all_time, season, month, week or day.	« \#u{1}a » n’est pas une période. Utilisez all_time, season, month, week ou day.
"%@" is no thickness in millimetres, such as 5.5.	« \#u{1}a » n’est pas une épaisseur en millimètres, par exemple 5,5.
"%@" is no year of birth with four digits.	« \#u{1}a » n’est pas une année de naissance à quatre chiffres.
"%@" is not a bow. Use one of: %@.	« \#u{1}a » n’est pas un arc. Choix possibles : \#u{1}b.
"%@" is not a target. Write 1 to 999 and a letter A to H, such as 12A.	« \#u{1}a » n’est pas une cible. Écrivez 1 à 999 et une lettre A à H, comme 12A.
"%@" is not a value here. Use one of: %@.	« \#u{1}a » n’est pas une valeur ici. Choix possibles : \#u{1}b.
"M" can say mujer or masculino. Write mujer or hombre.	« M » peut vouloir dire mujer ou masculino. Écrivez mujer ou hombre.
%@ (version %@)	\#u{1}a (version \#u{1}b)
%@ Archers that you tick can score too.	\#u{1}a Les archers cochés peuvent aussi marquer.
%@ Archers with the same counts share a rank, unless a shoot-off is recorded.	\#u{1}a Les archers à égalité partagent la place, sauf si un barrage est enregistré.
%@ Did not count: %@	\#u{1}a N’a pas compté : \#u{1}b
%@ Moved from %@.	\#u{1}a Déplacée depuis \#u{1}b.
%@ Nothing was recorded. Find the end that differs.	\#u{1}a Rien n’a été enregistré. Cherchez la volée qui diffère.
%@ Reason: %@.	\#u{1}a Raison : \#u{1}b.
%@ Undone later.	\#u{1}a Annulé ensuite.
%@ Use 'archery rounds' to see the rounds.	\#u{1}a 'archery rounds' affiche les épreuves.
%@ Use --force to finish the shoot anyway.	\#u{1}a Avec --force, vous terminez quand même le concours.
%@ a shoot	\#u{1}a par concours
%@ an arrow	\#u{1}a par flèche
%@ an end, best end %@ (end %@)	\#u{1}a par volée, meilleure volée \#u{1}b (volée \#u{1}c)
%@ and %@	\#u{1}a et \#u{1}b
%@ and %@ shoot at different distances or faces and cannot share target %@. Choose another target.	\#u{1}a et \#u{1}b tirent à des distances ou sur des blasons différents et ne peuvent pas partager la cible \#u{1}c. Choisissez une autre cible.
%@ archers	\#u{2}a\#u{3}1\#u{1}a archer\#u{3}o\#u{1}a archers\#u{4}
%@ archers added	\#u{2}a\#u{3}1\#u{1}a archer ajouté\#u{3}o\#u{1}a archers ajoutés\#u{4}
%@ archers are in no category.	\#u{2}a\#u{3}1\#u{1}a archer n’est dans aucune catégorie.\#u{3}o\#u{1}a archers ne sont dans aucune catégorie.\#u{4}
%@ archers changed	\#u{2}a\#u{3}1\#u{1}a archer modifié\#u{3}o\#u{1}a archers modifiés\#u{4}
%@ archers have no bow. They are missing from the boards and best scores of each bow.	\#u{2}a\#u{3}1\#u{1}a archer n’a pas d’arc et manque aux classements et meilleurs scores par arc.\#u{3}o\#u{1}a archers n’ont pas d’arc et manquent aux classements et meilleurs scores par arc.\#u{4}
%@ archers on the roster already	\#u{2}a\#u{3}1\#u{1}a archer déjà inscrit\#u{3}o\#u{1}a archers déjà inscrits\#u{4}
%@ archers share the lead with %@.	\#u{1}a archers mènent ensemble avec \#u{1}b.
%@ archers unchanged	\#u{2}a\#u{3}1\#u{1}a archer inchangé\#u{3}o\#u{1}a archers inchangés\#u{4}
%@ archers. Nothing is added yet.	\#u{2}a\#u{3}1\#u{1}a archer. Rien n’est encore ajouté.\#u{3}o\#u{1}a archers. Rien n’est encore ajouté.\#u{4}
%@ arrows	\#u{2}a\#u{3}1\#u{1}a flèche\#u{3}o\#u{1}a flèches\#u{4}
%@ arrows are saved on this device.	\#u{2}a\#u{3}1\#u{1}a flèche est enregistrée sur cet appareil.\#u{3}o\#u{1}a flèches sont enregistrées sur cet appareil.\#u{4}
%@ arrows placed. A group has at least 3.	\#u{2}a\#u{3}1\#u{1}a flèche placée. Un groupement en compte au moins 3.\#u{3}o\#u{1}a flèches placées. Un groupement en compte au moins 3.\#u{4}
%@ became a co-organiser.	\#u{1}a organise maintenant aussi.
%@ before	\#u{1}a avant
%@ by %@	\#u{1}a par \#u{1}b
%@ can combine only categories that shoot the same round.	\#u{1}a ne peut réunir que des catégories de la même épreuve.
%@ can score for: %@	\#u{1}a peut marquer pour : \#u{1}b
%@ cannot be read. Check the path.	\#u{1}a est illisible. Vérifiez le chemin.
%@ cannot be shot in ends of %@ arrows. Choose another number.	\#u{1}a ne se tire pas en volées de \#u{1}b flèches. Choisissez un autre nombre.
%@ contains no shoot. Use a file from 'archery export'.	\#u{1}a ne contient pas de concours. Utilisez un fichier de 'archery export'.
%@ disputed	\#u{1}a en litige
%@ duplicate lines	\#u{2}a\#u{3}1\#u{1}a ligne en double\#u{3}o\#u{1}a lignes en double\#u{4}
%@ ends	\#u{2}a\#u{3}1\#u{1}a volée\#u{3}o\#u{1}a volées\#u{4}
%@ ends of %@	\#u{2}a\#u{3}1\#u{1}a volée de \#u{1}b\#u{3}o\#u{1}a volées de \#u{1}b\#u{4}
%@ ends of %@: %@	\#u{2}a\#u{3}1\#u{1}a volée de \#u{1}b : \#u{1}c\#u{3}o\#u{1}a volées de \#u{1}b : \#u{1}c\#u{4}
%@ entries did not count.	\#u{2}a\#u{3}1\#u{1}a saisie n’a pas compté.\#u{3}o\#u{1}a saisies n’ont pas compté.\#u{4}
%@ face	blason de \#u{1}a
%@ first, then %@	\#u{1}a d’abord, puis \#u{1}b
%@ has arrows already and can no longer shoot another round. Choose a category of the same round.	\#u{1}a a déjà des flèches et ne peut plus tirer une autre épreuve. Choisissez une catégorie de la même épreuve.
%@ has arrows already. It can only be renamed, or merged with a category of the same round.	\#u{1}a a déjà des flèches. La catégorie peut seulement être renommée ou réunie avec une catégorie de la même épreuve.
%@ has arrows. Withdraw the archer instead.	\#u{1}a a des flèches. Retirez plutôt l’archer.
%@ has no arrows in end %@.	\#u{1}a n’a pas de flèches dans la volée \#u{1}b.
%@ has no arrows on the face in end %@.	\#u{1}a n’a pas de flèches sur le blason dans la volée \#u{1}b.
%@ high	\#u{1}a en haut
%@ is a guest without an account and cannot score. Choose an archer with an account.	\#u{1}a est un invité sans compte et ne peut pas marquer. Choisissez un archer avec un compte.
%@ is a registrar now.	\#u{1}a tient maintenant le registre.
%@ is at target %@ already.	\#u{1}a est déjà à la cible \#u{1}b.
%@ is at target %@ now. Move that archer first.	\#u{1}a est maintenant à la cible \#u{1}b. Déplacez d’abord cet archer.
%@ is back in.	\#u{1}a est de retour.
%@ is entered by buttons, not on the face.	\#u{1}a se saisit avec les boutons, pas sur le blason.
%@ is in line %@, too. The list has two archers of this name.	\#u{1}a est aussi à la ligne \#u{1}b. La liste contient deux archers de ce nom.
%@ is linked with the account of %@.	\#u{1}a est lié au compte de \#u{1}b.
%@ is no longer a co-organiser.	\#u{1}a n’organise plus.
%@ is no longer a registrar.	\#u{1}a ne tient plus le registre.
%@ is no year of birth.	\#u{1}a n’est pas une année de naissance.
%@ is not linked with an account.	\#u{1}a n’est lié à aucun compte.
%@ is not shot on %@. Choose another face.	\#u{1}a ne se tire pas sur \#u{1}b. Choisissez un autre blason.
%@ is on the roster already. Use --namesake to add another archer with the same name.	\#u{1}a est déjà sur la liste. Avec --namesake, vous ajoutez un autre archer du même nom.
%@ is the organiser now.	\#u{1}a est maintenant l’organisateur.
%@ leads with %@.	\#u{1}a mène avec \#u{1}b.
%@ left	\#u{1}a à gauche
%@ lines are not fully used	\#u{2}a\#u{3}1\#u{1}a ligne n’est pas entièrement utilisée\#u{3}o\#u{1}a lignes ne sont pas entièrement utilisées\#u{4}
%@ lines skipped	\#u{2}a\#u{3}1\#u{1}a ligne ignorée\#u{3}o\#u{1}a lignes ignorées\#u{4}
%@ low	\#u{1}a en bas
%@ mm from the centre	\#u{1}a mm du centre
%@ mm high	\#u{1}a mm en haut
%@ mm left	\#u{1}a mm à gauche
%@ mm low	\#u{1}a mm en bas
%@ mm right	\#u{1}a mm à droite
%@ needs %@ targets and has %@. Add targets or put more archers on each.	\#u{1}a demande \#u{1}b cibles et en a \#u{1}c. Ajoutez des cibles ou mettez plus d’archers sur chacune.
%@ of %@	\#u{1}a sur \#u{1}b
%@ of %@ archers	\#u{1}a archers sur \#u{1}b
%@ of %@ ends	\#u{1}a volées sur \#u{1}b
%@ of %@ placed	\#u{1}a sur \#u{1}b placées
%@ on another device	\#u{1}a sur un autre appareil
%@ on average	\#u{1}a en moyenne
%@ other archers	\#u{2}a\#u{3}1\#u{1}a autre archer\#u{3}o\#u{1}a autres archers\#u{4}
%@ points	\#u{2}a\#u{3}1\#u{1}a point\#u{3}o\#u{1}a points\#u{4}
%@ right	\#u{1}a à droite
%@ says: “I am %@”	\#u{1}a dit : « Je suis \#u{1}b »
%@ scores this archer.	\#u{1}a marque pour cet archer.
%@ shoots no end %@.	\#u{1}a ne tire pas de volée \#u{1}b.
%@ to %@	\#u{1}a à \#u{1}b
%@ to send	\#u{1}a à envoyer
%@ to shoot.	C’est à \#u{1}a de tirer.
%@ triple face	blason triple de \#u{1}a
%@ was added at target %@.	\#u{1}a a été ajouté à la cible \#u{1}b.
%@ was added.	\#u{1}a a été ajouté.
%@ was changed: %@.	\#u{1}a a été modifié : \#u{1}b.
%@ was disqualified and removed from all results.	\#u{1}a a été disqualifié et retiré de tous les résultats.
%@ was disqualified.	\#u{1}a a été disqualifié.
%@ was joined with %@, as one person.	\#u{1}a et \#u{1}b ont été réunis en une seule personne.
%@ was linked with an account.	\#u{1}a a été lié à un compte.
%@ was removed from the roster.	\#u{1}a a été enlevé de la liste.
%@ was withdrawn.	\#u{1}a a été retiré du concours.
%@ without a bow.	\#u{2}a\#u{3}1\#u{1}a sans arc.\#u{3}o\#u{1}a sans arc.\#u{4}
%@ · %@ arrows, at most %@	\#u{2}b\#u{3}1\#u{1}a · \#u{1}b flèche, au plus \#u{1}c\#u{3}o\#u{1}a · \#u{1}b flèches, au plus \#u{1}c\#u{4}
%@ · Big screen	\#u{1}a · Grand écran
%@, %@ points, counts	\#u{1}a, \#u{1}b points, compte
%@, corrected: correct it	\#u{1}a, corrigée : la modifier
%@, end %@	\#u{1}a, volée \#u{1}b
%@, end %@, arrow %@	\#u{1}a, volée \#u{1}b, flèche \#u{1}c
%@, end %@, arrow %@: correct it	\#u{1}a, volée \#u{1}b, flèche \#u{1}c : la modifier
%@, ends of %@	\#u{1}a, volées : \#u{1}b
%@, from your <a>settings</a>.	\#u{1}a, selon vos <a>réglages</a>.
%@, shafts of %@ mm	\#u{1}a, tubes de \#u{1}b mm
%@-ring face	blason à \#u{1}a zones
%@. Arrow %@ of end %@, end total %@.	\#u{1}a. Flèche \#u{1}b de la volée \#u{1}c, total de la volée \#u{1}d.
%@. The board shows the first entry until this is settled.	\#u{1}a. Le classement montre la première saisie jusqu’à la décision.
%@: %@ corrected to %@ in end %@.	\#u{1}a : \#u{1}b corrigé en \#u{1}c dans la volée \#u{1}d.
%@: %@ counts in end %@.	\#u{1}a : \#u{1}b compte dans la volée \#u{1}c.
%@: %@ in end %@, in an entry that does not count.	\#u{1}a : \#u{1}b dans la volée \#u{1}c, dans une saisie qui ne compte pas.
%@: %@ in end %@.	\#u{1}a : \#u{1}b dans la volée \#u{1}c.
%@: %@ on paper, %@ here.	\#u{1}a : \#u{1}b sur papier, \#u{1}c ici.
%@: a correction was undone.	\#u{1}a : une correction a été annulée.
%@: another entry counts in end %@.	\#u{1}a : une autre saisie compte dans la volée \#u{1}b.
%@: correct it	\#u{1}a : la modifier
%@: different arrows. Choose with 'archery settle'.	\#u{1}a : flèches différentes. Choisissez avec 'archery settle'.
%@: end %@ closed.	\#u{1}a : volée \#u{1}b terminée.
%@: end %@ reopened.	\#u{1}a : volée \#u{1}b rouverte.
%@: equals the paper score sheet, %@.	\#u{1}a : conforme à la feuille papier, \#u{1}b.
%@: the last arrow was undone.	\#u{1}a : la dernière flèche a été annulée.
%@: the link with an account ended.	\#u{1}a : le lien avec un compte a pris fin.
--open lasts until you stop. Leave out --round and --ends.	--open dure jusqu’à votre arrêt. Retirez --round et --ends.
--round and --ends name two rounds. Use a code from 'archery rounds', or your own ends.	--round et --ends indiquent deux épreuves. Utilisez un code de 'archery rounds', ou vos propres volées.
12 or 12A	12 ou 12A
<bdi>%@</bdi> is on the entry list.	<bdi>\#u{1}a</bdi> est sur la liste des inscrits.
<code>%@</code> · %@ arrows · %@	\#u{2}b\#u{3}1<code>\#u{1}a</code> · \#u{1}b flèche · \#u{1}c\#u{3}o<code>\#u{1}a</code> · \#u{1}b flèches · \#u{1}c\#u{4}
<span>Checked</span> against paper by <bdi>%@</bdi>, <time>%@</time>.	<span>Vérifiée</span> avec le papier par <bdi>\#u{1}a</bdi>, <time>\#u{1}b</time>.
= means tied.	= signifie ex æquo.
A category's code has 1 to 20 letters and digits, such as RM.	Le code d’une catégorie a de 1 à 20 lettres et chiffres, comme RM.
A combined category ranks two categories or more. Choose them for %@.	Une catégorie combinée classe au moins deux catégories. Choisissez-les pour \#u{1}a.
A device whose clock is more than a day ahead changed these settings.	Un appareil dont l’horloge avance de plus d’un jour a modifié ces réglages.
A distance is 1 to 500 metres or yards, not %@.	Une distance va de 1 à 500 mètres ou yards, pas \#u{1}a.
A face cannot be %@ mm wide.	Un blason ne peut pas avoir \#u{1}a mm de large.
A face is 1 to 200 centimetres or inches wide, not %@.	Un blason fait de 1 à 200 centimètres ou pouces de large, pas \#u{1}a.
A list has at most %@ archers. This line and the following ones were not read.	Une liste a au plus \#u{1}a archers. Cette ligne et les suivantes n’ont pas été lues.
A medal needs 1 to %@ entries.	Une médaille demande de 1 à \#u{1}a inscrits.
A name cannot contain control characters.	Un nom ne peut pas contenir de caractères de contrôle.
A phone that scans a card scores the archers at its target, and opens nothing else. No account is needed. The links end with the shoot.	Un téléphone qui scanne une feuille marque pour la cible de la feuille et n’ouvre rien d’autre. Aucun compte n’est nécessaire. Les liens prennent fin avec le concours.
A place has at most %@ characters on one line.	Un lieu a au plus \#u{1}a caractères sur une ligne.
A point on the face needs two numbers.	Un point sur le blason demande deux nombres.
A quotation mark is opened here and never closed.	Un guillemet est ouvert ici et jamais fermé.
A reason has at most %@ characters.	Un motif a au plus \#u{1}a caractères.
A registrar reads and changes this register.	Un responsable du registre le lit et le modifie.
A round has 1 to 100 ends at one distance, not %@.	Une épreuve a de 1 à 100 volées par distance, pas \#u{1}a.
A round has 1 to 24 distances.	Une épreuve a de 1 à 24 distances.
A round of your own	Une épreuve personnelle
A round of your own, as described below	Une épreuve personnelle, décrite ci-dessous
A scorer can also correct the sheet. The dispute ends when both entries agree.	Un marqueur peut aussi corriger la feuille. Le litige prend fin quand les deux saisies concordent.
A setting of %@	Un réglage de \#u{1}a
A shaft is at most 9.3 mm thick. Enter its diameter in millimetres.	Un tube fait au plus 9,3 mm. Indiquez son diamètre en millimètres.
A shoot can be cancelled, but not undone.	Un concours peut être annulé, mais pas effacé.
A shoot has at most %@ archers.	Un concours a au plus \#u{1}a archers.
A shoot has at most %@ categories.	Un concours a au plus \#u{1}a catégories.
A shoot has at most %@ guests. %@	\#u{2}a\#u{3}1Un concours a au plus \#u{1}a invité. \#u{1}b\#u{3}oUn concours a au plus \#u{1}a invités. \#u{1}b\#u{4}
A shoot has at most %@ sessions, each with a name of its own.	Un concours a au plus \#u{1}a départs, chacun avec son nom.
A shoot-off has at most 12 arrows and distances of 0 to 1000 mm.	Un barrage a au plus 12 flèches et des distances de 0 à 1000 mm.
A shoot-off has two archers or more. Name each archer once.	Un barrage a au moins deux archers. Nommez chacun une fois.
A shoot-off was recorded: %@.	Un barrage a été enregistré : \#u{1}a.
A target has 1 to 6 archers, in one detail or two.	Une cible a de 1 à 6 archers, en une vague ou deux.
A wish has at most %@ characters.	Un souhait a au plus \#u{1}a caractères.
AB and CD in turns	AB et CD en alternance
Account	Compte
Active	Actif
Add QR codes	Ajouter des codes QR
Add a category	Ajouter une catégorie
Add a session	Ajouter un départ
Add a set	Ajouter un jeu de catégories
Add an archer	Ajouter un archer
Add archer	Ajouter l’archer
Add archers	Ajouter des archers
Add archers below, or send an invite.	Ajoutez des archers ci-dessous, ou envoyez une invitation.
Add the set	Ajouter le jeu
Add to the roster	Ajouter à la liste
Added %@: %@	\#u{1}a ajouté : \#u{1}b
Adult	Adulte
After the last arrow	Après la dernière flèche
After two first places comes the second.	Après deux premières places vient la deuxième.
After two first places comes the third.	Après deux premières places vient la troisième.
Age class	Catégorie d’âge
Age classes	Catégories d’âge
Ahead of %@ by %@.	Devant \#u{1}a (\#u{1}b).
All archers	Tous les archers
All arrows are entered. You can check and finalise them when the server has them.	Toutes les flèches sont saisies. Vous pourrez les vérifier et les clôturer quand le serveur les aura reçues.
All arrows are in	Toutes les flèches sont saisies
All categories	Toutes les catégories
All ends	Toutes les volées
All ends are shot. Check the score sheets, then finalise them.	Toutes les volées sont tirées. Vérifiez les feuilles, puis clôturez-les.
All entries stay on record.	Toutes les saisies restent enregistrées.
All entries stay on record. Deciding again is a correction.	Toutes les saisies restent enregistrées. Une nouvelle décision est une correction.
All faces are drawn to the same scale.	Tous les blasons sont dessinés à la même échelle.
All final	Tous définitifs
All rounds	Toutes les épreuves
All rounds, with their faces	Toutes les épreuves, avec leurs blasons
All sent	Tout est envoyé
All sessions	Tous les départs
All shoots	Tous les concours
All time	Depuis toujours
All together	Tous ensemble
Also for everyone else at target %@	Aussi pour tous les autres de la cible \#u{1}a
An account asked to be linked with %@.	Un compte demande à être lié à \#u{1}a.
An archer can bring at most %@ guests. %@	\#u{2}a\#u{3}1Un archer peut amener au plus \#u{1}a invité. \#u{1}b\#u{3}oUn archer peut amener au plus \#u{1}a invités. \#u{1}b\#u{4}
An archer cannot have missed %@ ends.	\#u{2}a\#u{3}1Un archer ne peut pas avoir manqué \#u{1}a volée.\#u{3}oUn archer ne peut pas avoir manqué \#u{1}a volées.\#u{4}
An end counts when its last arrow is in.	Une volée compte quand sa dernière flèche est saisie.
An end has 1 to 12 arrows, not %@.	Une volée a de 1 à 12 flèches, pas \#u{1}a.
An end has 1 to 12 arrows.	Une volée a de 1 à 12 flèches.
An entry of a newer version (%@). Update this app to read it.	Une saisie d’une version plus récente (\#u{1}a). Mettez l’application à jour pour la lire.
An id has at most 100 bytes. Use a shorter one.	Un identifiant a au plus 100 octets. Utilisez-en un plus court.
An invite has 1 to %@ uses and lasts 1 to 365 days.	Une invitation sert de 1 à \#u{1}a fois et dure de 1 à 365 jours.
An undone entry cannot be restored. Record it again.	Une saisie annulée ne peut pas être rétablie. Saisissez-la à nouveau.
Another account created this shoot. Create one of your own.	Un autre compte a créé ce concours. Créez le vôtre.
Another practice	Un autre entraînement
Another reason	Autre raison
Archer	Archer
Archers	Archers
Archers are matched by account, else by name, bow and club. Shoot-offs do not count. Archers who missed a shoot have no place.	Les archers sont reconnus par leur compte, sinon par leur nom, leur arc et leur club. Les barrages ne comptent pas. Un archer qui a manqué un concours n’a pas de place.
Archers go to	Les archers vont dans
Archers join by typing it on their phones, with their name and bow.	Les archers s’inscrivent en le saisissant sur leur téléphone, avec leur nom et leur arc.
Archers per target	Archers par cible
Archers who come late	Archers en retard
Archers without a target get no code. Give out the targets first.	Sans cible, pas de code. Attribuez d’abord les cibles.
Archers without an account: one name per line. You score for them.	Archers sans compte : un nom par ligne. Vous marquez pour eux.
Archers without an account: one name per line. You score for them. At most %@ for each archer and %@ in all. Change this under <em>Ranking and other rules</em>, or import an entry list later.	Archers sans compte : un nom par ligne. Vous marquez pour eux. Au plus \#u{1}a par archer et \#u{1}b en tout. Modifiez cela sous <em>Classement et autres règles</em>, ou importez plus tard une liste d’inscrits.
Archery GB: bows, age classes, open and female	Archery GB : arcs, catégories d’âge, open et femmes
Archer’s signature	Signature de l’archer
Are you on the entry list?	Êtes-vous sur la liste des inscrits ?
Arrow	Flèche
Arrow %@ of %@	Flèche \#u{1}a sur \#u{1}b
Arrows	Flèches
Arrows are recorded in this category. Give a reason for the change.	Des flèches sont enregistrées dans cette catégorie. Donnez une raison pour le changement.
Arrows in an end	Flèches par volée
Arrows, as entered	Flèches, telles que saisies
Ask the organiser for a new card.	Demandez une nouvelle feuille à l’organisateur.
Ask the organiser for an invite, then <a>join</a>.	Demandez une invitation à l’organisateur, puis <a>rejoignez</a>.
Ask the owner of the server to make you an organiser.	Demandez au propriétaire du serveur de vous nommer organisateur.
Assign all	Répartir tous
Assign all leaves the archer there.	« Répartir tous » laisse l’archer à cette place.
Assign places by category and club. Drag an archer to another place, or use the form below.	Répartissez les places par catégorie et club. Faites glisser un archer vers une autre place, ou utilisez le formulaire ci-dessous.
At most %@ for each archer and %@ in all. An entry list can have any number.	Au plus \#u{1}a par archer et \#u{1}b en tout. Une liste d’inscrits n’a pas de limite.
At most %@ shoots can be combined.	On peut réunir au plus \#u{1}a concours.
Awards medals	Décerne des médailles
Back in	De retour
Back in the shoot: %@	De retour : \#u{1}a
Back in: %@	De retour : \#u{1}a
Back in: <bdi>%@</bdi>	De retour : <bdi>\#u{1}a</bdi>
Back to the categories	Retour aux catégories
Back to the results	Retour aux résultats
Back to the shoot	Retour au concours
Barebow	Arc nu
Behind %@ by %@.	Derrière \#u{1}a (\#u{1}b).
Best in practice	Meilleur à l’entraînement
Best scores	Meilleurs scores
Best scores and news are not up to date: %@. The server tries again every 10 seconds.	Les meilleurs scores et les nouvelles ne sont pas à jour : \#u{1}a. Le serveur réessaie toutes les 10 secondes.
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
By club	Par club
By name	Par nom
By place	Par place
By target	Par cible
Cancel for good	Annuler définitivement
Cancel the shoot	Annuler le concours
Cancel the shoot?	Annuler le concours ?
Cancelled	Annulé
Cards	Feuilles de marque
Cards need an id without dots.	Les feuilles ont besoin d’un identifiant sans points.
Categories	Catégories
Categories of one distance and face share targets	Les catégories de même distance et de même blason partagent les cibles
Categories to rank together	Catégories à classer ensemble
Categories · %@	Catégories · \#u{1}a
Categories · <bdi>%@</bdi>	Catégories · <bdi>\#u{1}a</bdi>
Categories: %@.	Catégories : \#u{1}a.
Category	Catégorie
Category · %@	Catégorie · \#u{1}a
Centre %@ and %@.	Centre \#u{1}a et \#u{1}b.
Centre %@.	Centre \#u{1}a.
Centre in the middle.	Centre au milieu.
Change the round	Changer l’épreuve
Change the session	Modifier le départ
Change the shoot	Modifier le concours
Changed %@: %@	\#u{1}a modifié : \#u{1}b
Changed since version 1: %@.	Changé depuis la version 1 : \#u{1}a.
Changed: %@	Modifié : \#u{1}a
Changed: %@, target %@	Modifié : \#u{1}a, cible \#u{1}b
Check against paper	Vérifier avec le papier
Check each sheet. Finalising ends the practice.	Vérifiez chaque feuille. La clôture termine l’entraînement.
Check each sheet. Once finalised, only the organiser can change a score.	Vérifiez chaque feuille. Après la clôture, seul l’organisateur peut modifier un score.
Check first	Vérifier d’abord
Check these lines	Vérifiez ces lignes
Check, then finalise	Vérifier, puis clôturer
Choose a round, add archers and start.	Choisissez une épreuve, ajoutez des archers et commencez.
Choose a round: --round CODE from 'archery rounds', or --ends N for your own.	Choisissez une épreuve : --round CODE de 'archery rounds', ou --ends N pour la vôtre.
Choose another category that takes archers itself.	Choisissez une autre catégorie, qui prend elle-même des archers.
Choose other shoots	Choisir d’autres concours
Choose the archer who shot this end.	Choisissez l’archer qui a tiré cette volée.
Choose two entries of one person.	Choisissez deux entrées d’une même personne.
Choose two shoots or more, such as the rounds of one day. Their totals are added up.	Choisissez au moins deux concours, par exemple les épreuves d’une journée. Leurs totaux sont additionnés.
Choose your name	Choisissez votre nom
Clear this if you only keep score.	Décochez si vous ne faites que marquer.
Clear this if you only watch or keep score.	Décochez si vous ne faites que regarder ou marquer.
Close	Fermer
Close the session	Fermer le départ
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
Corrected. Running total %@	Corrigé. Total cumulé \#u{1}a
Create another code	Créer un autre code
Create the shoot	Créer le concours
Created "%@": %@	« \#u{1}a » créé : \#u{1}b
Date	Date
Default bow for boards	Arc par défaut des classements
Default period for best scores	Période par défaut des meilleurs scores
Delete	Supprimer
Delete %@ from the register?	Supprimer \#u{1}a du registre ?
Delete archer	Supprimer l’archer
Delete the name	Supprimer le nom
Delete the name %@ from this shoot?	Supprimer le nom \#u{1}a de ce concours ?
Delete the wishes	Supprimer les souhaits
Delete the wishes of all archers?	Supprimer les souhaits de tous les archers ?
Deleted: %@	Supprimé : \#u{1}a
Details	Détails
Did not finish	Abandon
Did not start	Non partant
Different distances or faces share this target. Move archers to other targets.	Des distances ou blasons différents partagent cette cible. Déplacez des archers vers d’autres cibles.
Discard the practice	Abandonner l’entraînement
Discard the practice?	Abandonner l’entraînement ?
Disputes settled	Litiges réglés
Disputes · %@	Litiges · \#u{1}a
Disputes · <bdi>%@</bdi>	Litiges · <bdi>\#u{1}a</bdi>
Disqualified	Disqualifié
Disqualified: %@	Disqualifié : \#u{1}a
Disqualify	Disqualifier
Disqualify %@	Disqualifier \#u{1}a
Disqualify %@?	Disqualifier \#u{1}a ?
Distance in m	Distance en m
Down	Bas
Each card gets a QR code. A phone that scans it scores the archers at that target, without an account.	Chaque feuille reçoit un code QR. Un téléphone qui le scanne marque pour cette cible, sans compte.
Each category has its own round, tie rule and podium. All shoot on one line and appear in one result list.	Chaque catégorie a son épreuve, sa règle d’égalité et son podium. Tous tirent sur une même ligne et figurent dans une même liste de résultats.
Each place is given once, in the order of the board.	Chaque place est attribuée une fois, dans l’ordre du classement.
Earlier entries	Entrées précédentes
End	Volée
End %@	Volée \#u{1}a
End %@ of %@	Volée \#u{1}a sur \#u{1}b
End %@ of %@ has several entries or was missed. Correct its arrows one by one.	La volée \#u{1}a de \#u{1}b a plusieurs saisies ou a été manquée. Corrigez ses flèches une à une.
End %@ of %@ is not disputed. Use 'archery disputes' to see the disputed ends.	La volée \#u{1}a de \#u{1}b n’est pas en litige. 'archery disputes' affiche les volées en litige.
End %@ of %@ is still missing from the second scorer.	La volée \#u{1}a de \#u{1}b manque encore chez le second marqueur.
End %@ of %@, settled	Volée \#u{1}a de \#u{1}b, réglée
End %@ of %@: %@	Volée \#u{1}a de \#u{1}b : \#u{1}c
End %@ takes %@ more arrows, not %@. Nothing was recorded.	\#u{2}b\#u{3}1La volée \#u{1}a accepte encore \#u{1}b flèche, pas \#u{1}c. Rien n’a été enregistré.\#u{3}oLa volée \#u{1}a accepte encore \#u{1}b flèches, pas \#u{1}c. Rien n’a été enregistré.\#u{4}
End %@ was changed on another device. Check what the page shows now, and enter the arrow again if it is missing.	La volée \#u{1}a a été modifiée sur un autre appareil. Vérifiez la page, et saisissez à nouveau la flèche si elle manque.
End %@ · <bdi>%@</bdi>	Volée \#u{1}a · <bdi>\#u{1}b</bdi>
End %@ ✓	Volée \#u{1}a ✓
End %@, %@ points so far	Volée \#u{1}a, \#u{1}b points jusqu’ici
End %@, %@ points: %@	Volée \#u{1}a, \#u{1}b points : \#u{1}c
End %@: %@	Volée \#u{1}a : \#u{1}b
End %@: <strong>%@</strong>	Volée \#u{1}a : <strong>\#u{1}b</strong>
End all links	Désactiver tous les liens
End by end	Volée par volée
End the links of all cards? Scorers can no longer open them.	Désactiver les liens de toutes les feuilles ? Plus personne ne pourra les ouvrir.
End the links of this session	Désactiver les liens de ce départ
End the links of this session’s cards? Scorers can no longer open them.	Désactiver les liens des feuilles de ce départ ? Plus personne ne pourra les ouvrir.
End this code	Désactiver ce code
End this code? Archers can no longer join with it.	Désactiver ce code ? Les archers ne pourront plus s’en servir.
End this link	Mettre fin à ce lien
End total	Total de la volée
Ends	Volées
Ends %@	Volées \#u{1}a
Ends of %@	Volées : \#u{1}a
Ends shot	Volées tirées
Enter a name for the category %@.	Donnez un nom à la catégorie \#u{1}a.
Enter a name for the session.	Donnez un nom au départ.
Enter a place for two archers or more.	Saisissez une place pour deux archers ou plus.
Enter a reason for the correction.	Indiquez une raison pour la correction.
Enter and the arrow keys move. Backspace undoes the last arrow.	Entrée et les flèches du clavier déplacent. Retour arrière annule la dernière flèche saisie.
Enter cards	Saisir les feuilles
Enter cards · %@	Saisir les feuilles · \#u{1}a
Enter it at <span>%@</span>, or open <a>%@</a>.	Saisissez-le sur <span>\#u{1}a</span>, ou ouvrez <a>\#u{1}b</a>.
Enter on a recorded arrow opens its correction.	Entrée sur une flèche enregistrée ouvre sa correction.
Enter the archer's name.	Saisissez le nom de l’archer.
Enter the code at %@/join, or open %@	Saisissez le code sur \#u{1}a/join, ou ouvrez \#u{1}b
Enter the date as year, month and day, such as 2026-11-24.	Saisissez la date : année, mois et jour, comme 2026-11-24.
Enter the name of the guest, or leave it out to join yourself.	Indiquez le nom de l’invité, ou omettez-le pour vous inscrire vous-même.
Enter the places of the shoot-off: 1, 2 and so on. They only separate tied archers. Leave the field empty for archers who did not take part. The same number means still tied.	Saisissez les places du barrage : 1, 2, etc. Elles ne départagent que les archers ex æquo. Laissez le champ vide pour les archers qui n’ont pas participé. Le même nombre signifie toujours ex æquo.
Enter the time as hours and minutes, such as 09:30.	Saisissez l’heure : heures et minutes, comme 09:30.
Enter the totals from the paper sheet. Leave a count empty if the sheet has none.	Saisissez les totaux de la feuille papier. Laissez vide un nombre qui n’y figure pas.
Entries needed for gold	Inscrits requis pour l’or
Entry	Saisie
Entry list	Liste des inscrits
Entry list · %@	Liste des inscrits · \#u{1}a
Entry list · <bdi>%@</bdi>	Liste des inscrits · <bdi>\#u{1}a</bdi>
Every arrow	Chaque flèche
Every bow	Tous les arcs
Every bow, all time	Tous les arcs, depuis toujours
Every entry for this archer, newest last. Entries are never changed, only added.	Chaque saisie pour cet archer, la plus récente en dernier. Les saisies ne sont jamais modifiées, seulement complétées.
Everyone shoots %@ and is ranked together.	Tous tirent \#u{1}a et sont classés ensemble.
Everyone shoots %@ and is ranked together. Add categories to change that.	Tous tirent \#u{1}a et sont classés ensemble. Ajoutez des catégories pour changer cela.
Everything that the register holds about this archer is deleted. Results of shoots stay.	Tout ce que le registre contient sur cet archer est supprimé. Les résultats des concours restent.
Extra scorers removed for: %@	Marqueurs supplémentaires retirés pour : \#u{1}a
Face in cm	Blason en cm
Female	Femme
Field and 3D	Tir en campagne et 3D
File	Fichier
Final (version 1)	Définitif (version 1)
Final, corrected (version %@)	Définitif, corrigé (version \#u{1}a)
Finalise at once	Clôturer tout de suite
Finalise the scores	Clôturer les scores
Finalise the sheets? Only the organiser can correct them afterwards.	Clôturer les feuilles ? Seul l’organisateur pourra ensuite les corriger.
Find	Chercher
Find archers	Chercher des archers
Finish	Terminer
Finish early	Terminer plus tôt
Finish early?	Terminer plus tôt ?
Finish the practice	Terminer l’entraînement
Finish the practice with the arrows shot so far?	Terminer l’entraînement avec les flèches tirées jusqu’ici ?
Finish the shoot	Terminer le concours
Finish the shoot now	Terminer le concours maintenant
Finish the shoot? No arrow can be entered afterwards.	Terminer le concours ? Aucune flèche ne pourra plus être saisie.
Finished	Terminé
First archer of the next end	Premier archer de la volée suivante
First target	Première cible
First:	1re place :
For %@ more archers, until <time>%@</time>.	\#u{2}a\#u{3}1Pour encore \#u{1}a archer, jusqu’au <time>\#u{1}b</time>.\#u{3}oPour encore \#u{1}a archers, jusqu’au <time>\#u{1}b</time>.\#u{4}
For a shoot that was started with the wrong round. The copy starts at once. Ends come along from the first one on, while the round has as many arrows in them and the face has their values.	Pour un concours commencé avec la mauvaise épreuve. La copie démarre aussitôt. Les volées suivent depuis la première, tant que l’épreuve y a autant de flèches et que le blason a leurs valeurs.
For an archer who was entered by mistake. The archer has no arrows yet.	Pour un archer inscrit par erreur. Il n’a pas encore de flèche.
For an end that was entered for the wrong archer. If the other archer has this end, too, the two are exchanged.	Pour une volée saisie chez le mauvais archer. Si l’autre archer a aussi cette volée, les deux sont échangées.
For any other round, copy the shoot. The archers come along, and the arrows that fit if you choose so.	Pour toute autre épreuve, copiez le concours. Les archers suivent, et aussi les flèches qui conviennent si vous le choisissez.
For bronze	Pour le bronze
For one person with two entries. This entry stays, with the arrows of both. Where both have different arrows in an end, you then choose.	Pour une personne qui a deux entrées. Cette entrée reste, avec les flèches des deux. Là où les deux ont des flèches différentes dans une volée, vous choisissez ensuite.
For silver	Pour l’argent
For the bows on the roster. You can change or remove each category afterwards.	Pour les arcs des participants. Vous pouvez ensuite modifier ou retirer chaque catégorie.
From only %@ of %@ arrows.	À partir de \#u{1}a flèches sur \#u{1}b seulement.
Gender	Genre
Genders	Genres
Gold	Or
Guest	Invité
Guest of %@	Invité par \#u{1}a
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
If the place is taken, the two archers swap. Leave the target empty to remove the place.	Si la place est prise, les deux archers échangent leurs places. Laissez la cible vide pour libérer la place.
Imperial	Impérial
Import	Importer
Import a table	Importer un tableau
In front:	En tête :
Indoor	En salle
Indoor %@	Salle \#u{1}a
Indoors	En salle
Input	Mode de saisie
It shows the board and the results, and nothing else, until you end it on the page People.	Il montre le classement et les résultats, et rien d’autre, jusqu’à ce que vous le désactiviez sur la page Personnes.
Join a shoot	Rejoindre un concours
Join the entries	Réunir les entrées
Join the other entry with %@?	Réunir l’autre entrée avec \#u{1}a ?
Join the shoot yourself first. Then you can add guests.	Inscrivez-vous d’abord au concours. Vous pourrez ensuite ajouter des invités.
Join with a code	Rejoindre avec un code
Join with another entry	Réunir avec une autre entrée
Joined: %@ is %@.	Réunis : \#u{1}a est \#u{1}b.
Judge’s decision	Décision de l’arbitre
Judge’s signature	Signature de l’arbitre
Keep as it is	Laisser ainsi
Keep the session	Garder le départ
Keep this page open: it cannot be loaded without the server.	Gardez cette page ouverte : elle ne se charge pas sans le serveur.
Keys	Touches
Later entries	Entrées suivantes
Leave it out	L’ignorer
Leave them out	Les ignorer
Left	Gauche
Licence number	Numéro de licence
Line	Ligne
Line %@ is not the start of an exported shoot. Check the file.	La ligne \#u{1}a n’est pas le début d’un concours exporté. Vérifiez le fichier.
Line %@ is of version %@, which this app cannot read. Update the app.	La ligne \#u{1}a est de la version \#u{1}b, illisible ici. Mettez l’application à jour.
Line %@:	Ligne \#u{1}a :
Line %@: %@	Ligne \#u{1}a : \#u{1}b
Line call	Flèche sur la ligne
Line-up	Plan de cibles
Line-up to print	Plan de cibles à imprimer
Line-up · %@	Plan de cibles · \#u{1}a
Line-up · <bdi>%@</bdi>	Plan de cibles · <bdi>\#u{1}a</bdi>
Lines with %@ are not used here.	Les lignes avec \#u{1}a ne sont pas utilisées ici.
Linked with the account of %@. The arrows count in its scores and bests.	Lié au compte de \#u{1}a. Les flèches comptent dans ses scores et ses records.
Live board	Classement en direct
Lock the place	Fixer la place
Longbow	Arc droit
Look at the disputes	Voir les litiges
M, miss	M, paille
Make a registrar	Nommer responsable du registre
Male	Homme
Match names	Associer les noms
Medals	Médailles
Medals by club	Médailles par club
Member register	Registre des membres
Misread on the face	Mal lu sur le blason
Miss	Paille
Missed ends count as misses.	Les volées non tirées comptent comme des pailles (M).
Month %@ of %@	Mois \#u{1}a de \#u{1}b
More for %@	Plus pour \#u{1}a
Move	Déplacer
Move an archer	Déplacer un archer
Move an end to another archer	Déplacer une volée vers un autre archer
Move the end	Déplacer la volée
Moved since the last end	Évolution depuis la dernière volée
Moved. Running total %@	Déplacée. Total cumulé \#u{1}a
My rank in the best scores changes	Ma place aux meilleurs scores change
My scores	Mes scores
Name	Nom
Name 2 to %@ shoots.	Nommez de 2 à \#u{1}a concours.
Name a member, with --remove or --hand-over at most.	Nommez un membre, avec --remove ou --hand-over au plus.
Name a shoot, or use --organiser.	Nommez un concours, ou utilisez --organiser.
Name contains	Le nom contient
Name of the round	Nom de l’épreuve
Name or club	Nom ou club
Name the shoot with the arrows with --like.	Nommez avec --like le concours qui a les flèches.
Name, bow, target and more	Nom, arc, cible et plus
Name, round or settings were changed.	Le nom, l’épreuve ou les réglages ont été modifiés.
Needed when archers of the category have arrows. A category with arrows can only be renamed.	Nécessaire si des archers de la catégorie ont des flèches. Une catégorie qui a des flèches peut seulement être renommée.
New category	Nouvelle catégorie
New combined category	Nouvelle catégorie combinée
New shoot	Nouveau concours
New value	Nouvelle valeur
Next page	Page suivante
No	Non
No account asked to be %@. Use 'archery approve' without an archer to see the requests.	Aucun compte n’a demandé \#u{1}a. 'archery approve' sans archer affiche les demandes.
No account is called "%@".	Aucun compte ne s’appelle « \#u{1}a ».
No archer "%@" takes part in this shoot.	Aucun archer « \#u{1}a » ne participe à ce concours.
No archer has a target. Use 'archery archer' to give out targets.	Aucun archer n’a de cible. 'archery archer' attribue les cibles.
No archer of the list has the code "%@".	Aucun archer de la liste n’a le code « \#u{1}a ».
No archer with an account is called "%@". Archers with an account: %@	Aucun archer avec un compte ne s’appelle « \#u{1}a ». Archers avec un compte : \#u{1}b
No archer with the licence %@ is in the member register.	Aucun archer avec la licence \#u{1}a dans le registre des membres.
No archers added.	Aucun archer ajouté.
No archers added. %@ Use --skip-bad to add the other lines.	Aucun archer ajouté. \#u{1}a Avec --skip-bad, vous ajoutez les autres lignes.
No archers are on the board yet.	Aucun archer au classement pour l’instant.
No archers are tied, so no shoot-off is needed.	Aucun archer n’est ex æquo, pas de barrage nécessaire.
No archers match.	Aucun archer ne correspond.
No archers on the roster yet.	Aucun archer sur la liste pour l’instant.
No archers on the roster yet. <a>Add archers</a>	Aucun archer sur la liste pour l’instant. <a>Ajouter des archers</a>
No archers yet.	Aucun archer pour l’instant.
No archers yet. Use 'archery register add' to add one.	Aucun archer pour l’instant. 'archery register add' en ajoute un.
No arrow at a face yet. Choose the face as input while scoring, and each arrow appears here.	Aucune flèche sur un blason. Choisissez le blason comme mode de saisie, et chaque flèche apparaît ici.
No arrows on the face yet.	Aucune flèche sur le blason pour l’instant.
No arrows yet in these shoots.	Aucune flèche dans ces concours pour l’instant.
No arrows yet.	Aucune flèche pour l’instant.
No bow, age class or gender yet	Pas encore d’arc, de catégorie d’âge ni de genre
No bow: %@. Ianseo has no division for them.	Sans arc : \#u{1}a. Ianseo n’a pas de division pour eux.
No category	Aucune catégorie
No disputes.	Aucun litige.
No extra scorers for %@.	Pas d’autres marqueurs pour \#u{1}a.
No gender: %@. Ianseo guesses it, and finds no class for adults.	Sans genre : \#u{1}a. Ianseo le devine et ne trouve pas de catégorie pour les adultes.
No longer a registrar	Retirer la gestion du registre
No member of this shoot is called "%@". Invite the person first. Members: %@	Aucun membre de ce concours ne s’appelle « \#u{1}a ». Invitez d’abord la personne. Membres : \#u{1}b
No one	Personne
No open disputes.	Aucun litige en cours.
No other accounts yet.	Pas encore d’autres comptes.
No registrars.	Personne ne tient le registre.
No requests.	Aucune demande.
No scores yet. A shoot publishes them when it is finished.	Aucun score pour l’instant. Un concours les publie à sa fin.
No scores yet. Scores appear here when a shoot is finished. Practice does not count.	Aucun score. Les scores apparaissent ici quand un concours est terminé. L’entraînement ne compte pas.
No scores yet. Your total appears here when a shoot is finished. <a>Join or start a shoot</a>	Aucun score. Votre total apparaît ici quand un concours est terminé. <a>Rejoindre ou créer un concours</a>
No sheet yet.	Aucune feuille pour l’instant.
No shoot yet	Aucun concours pour l’instant
No shoots yet. <a>Start one first</a>	Aucun concours. <a>Commencez-en un d’abord</a>
No shoots yet. Use 'archery new NAME --round wa18' to create one.	Aucun concours pour l’instant. 'archery new NOM --round wa18' en crée un.
None of %@ arrows are placed on the face.	Aucune des \#u{1}a flèches n’est placée sur le blason.
None of your archers takes part in the shoot any more.	Aucun de vos archers ne participe encore au concours.
None ticked means all.	Aucune case cochée signifie toutes.
Not added up, because several archers have the name: %@. Enter their clubs and bows, or match their accounts.	Pas additionnés, car plusieurs archers portent ce nom : \#u{1}a. Indiquez leurs clubs et leurs arcs, ou associez leurs comptes.
Not final	Non définitif
Not finished yet: %@ and %@ more. Wait for them, or list them as DNF.	Pas encore terminé : \#u{1}a et \#u{1}b autres. Attendez-les, ou classez-les DNF.
Not finished yet: %@. Wait for them, or list them as DNF.	Pas encore terminé : \#u{1}a. Attendez-les, ou classez-les DNF.
Not finished: %@	Pas terminé : \#u{1}a
Not finished: %@ and %@ more.	Pas terminé : \#u{1}a et \#u{1}b autres.
Not given	Non indiqué
Not recorded	Non enregistré
Not recorded: %@ for %@ in end %@. %@	Non enregistré : \#u{1}a pour \#u{1}b dans la volée \#u{1}c. \#u{1}d
Not said	Non précisé
Not sent: %@.	Non envoyé : \#u{1}a.
Notes	Notes
Notes have at most %@ characters.	Les notes ont au plus \#u{1}a caractères.
Nothing more can be entered here.	Plus rien ne peut être saisi ici.
Nothing more can be entered, and there will be no results. The arrows stay on record.	Plus rien ne pourra être saisi, et il n’y aura pas de résultats. Les flèches restent enregistrées.
Nothing was added. Check %@ lines.	\#u{2}a\#u{3}1Rien n’a été ajouté. Vérifiez \#u{1}a ligne.\#u{3}oRien n’a été ajouté. Vérifiez \#u{1}a lignes.\#u{4}
Nothing was changed. %@	Rien n’a été modifié. \#u{1}a
Notifications about ranks follow this choice.	Les notifications de classement suivent ce choix.
Notify me about	M’avertir quand
Notify me about my rank: no	M’avertir de ma place : non
Notify me about my rank: yes	M’avertir de ma place : oui
Notify me about personal bests: no	M’avertir des records personnels : non
Notify me about personal bests: yes	M’avertir des records personnels : oui
Number of targets	Nombre de cibles
On another face: %@	Sur un autre blason : \#u{1}a
On the board	Au classement
On the roster	Sur la liste
On this device	Sur cet appareil
Once	Une fois
One for each bow	Une pour chaque arc
One name per line. You score for them. %@	Un nom par ligne. Vous marquez pour eux. \#u{1}a
Only %@ of %@ arrows are placed, too few for a group.	Seules \#u{1}a flèches sur \#u{1}b sont placées, trop peu pour un groupement.
Only %@, as in your settings. Use --bow all --season all to see every score.	Seulement \#u{1}a, selon vos réglages. --bow all --season all affiche tous les scores.
Only %@, as in your settings. Use --bow all to see all archers.	Seulement \#u{1}a, selon vos réglages. --bow all affiche tous les archers.
Only an organiser of a started shoot can copy its arrows.	Seul un organisateur d’un concours commencé peut en copier les flèches.
Only organisers can create shoots here.	Seuls les organisateurs peuvent créer des concours ici.
Only organisers can create shoots here. Ask the owner of the server, or start a practice.	Seuls les organisateurs peuvent créer des concours ici. Demandez au propriétaire du serveur, ou commencez un entraînement.
Only the organiser can do this.	Seul l’organisateur peut le faire.
Only the owner of the server and the registrars can use the member register.	Seuls le propriétaire du serveur et les responsables du registre peuvent utiliser le registre des membres.
Only the owner of the server can appoint registrars.	Seul le propriétaire du serveur peut nommer des responsables du registre.
Only the owner of this server and the registrars see this page. Entry lists get names and bows from it.	Seuls le propriétaire de ce serveur et les responsables du registre voient cette page. Les listes d’inscrits y prennent les noms et les arcs.
Only the scorer who recorded it or the organiser can undo it.	Seul son auteur ou l’organisateur peut l’annuler.
Only this machine reaches the server. For phones, start it with: archery serve --host 0.0.0.0	Seule cette machine atteint le serveur. Pour les téléphones, démarrez-le ainsi : archery serve --host 0.0.0.0
Only you see practice. It does not count for best scores.	Vous seul voyez l’entraînement. Il ne compte pas pour les meilleurs scores.
Only you see the wishes. They stay on this server.	Vous seul voyez les souhaits. Ils restent sur ce serveur.
Open disputes	Litiges en cours
Open practice	Entraînement libre
Or enter the code %@ at %@/join	Ou saisissez le code \#u{1}a sur \#u{1}b/join
Or on the %@: <code>%@</code>	Ou sur \#u{1}a : <code>\#u{1}b</code>
Order	Ordre
Other entry	Autre entrée
Others shoot with me	D’autres tirent avec moi
Outdoor	En extérieur
Outdoor %@	Extérieur \#u{1}a
Outdoors	En extérieur
Page %@ of %@	Page \#u{1}a sur \#u{1}b
Page before	Page précédente
Paste a table from a spreadsheet. Its first line names the columns: name, bow, session, target, club, birth year, gender, licence, wishes. Only the name is needed. Ianseo’s entry list is read, too. Archers already on the roster stay, with the bow and target given here, so you can import a list again.	Collez un tableau. La première ligne nomme les colonnes : nom, arc, départ, cible, club, année de naissance, genre, licence, souhaits. Seul le nom est nécessaire. La liste d’inscrits d’Ianseo est lue aussi. Les archers déjà inscrits restent, avec l’arc et la cible indiqués ici. Vous pouvez donc importer une liste plusieurs fois.
Pause	Pause
Paused	En pause
People	Personnes
Period	Période
Personal best	Record personnel
Personal best: %@ in %@ at %@, %@ before.	Record personnel : \#u{1}a à \#u{1}b, \#u{1}c, contre \#u{1}d avant.
Personal bests	Records personnels
Personal bests and changed places among the best scores	Records personnels et changements de place aux meilleurs scores
Pin an archer	Épingler un archer
Pinned archers	Archers épinglés
Place	Place
Place %@	Placer \#u{1}a
Place %@ of %@, %@ behind the highest score.	Place \#u{1}a sur \#u{1}b, à \#u{1}c du meilleur score.
Place %@ of %@, shared, %@ behind the highest score.	Place \#u{1}a sur \#u{1}b, ex æquo, à \#u{1}c du meilleur score.
Place %@ of %@, shared.	Place \#u{1}a sur \#u{1}b, ex æquo.
Place %@ of %@.	Place \#u{1}a sur \#u{1}b.
Place the rest	Placer les autres
Place, where it is shot	Lieu
Places after a tie	Places après une égalité
Podium	Podium
Points per arrow over time, %@ practices	\#u{2}a\#u{3}1Points par flèche au fil du temps, \#u{1}a entraînement\#u{3}oPoints par flèche au fil du temps, \#u{1}a entraînements\#u{4}
Practice	Entraînement
Practice %@	Entraînement \#u{1}a
Practice has no categories. Make a shoot instead.	Un entraînement n’a pas de catégories. Créez plutôt un concours.
Practice, not finished	Entraînement en cours
Practise	S’entraîner
Practise again	S’entraîner encore
Prepare	Préparer
Preview	Aperçu
Print this page. Each archer gets one sheet with the arrows shot so far.	Imprimez cette page. Chaque archer a une feuille avec les flèches tirées jusqu’ici.
Print this page. Tied archers get one sheet for their shoot-off.	Imprimez cette page. Les archers ex æquo ont une feuille pour leur barrage.
Progress	Progression
Provisional · %@	Provisoire · \#u{1}a
QR code for the scorer of target %@	Code QR pour le marqueur de la cible \#u{1}a
QR code of the live board	Code QR du classement
QR code to join	Code QR pour participer
QR codes for scorers	Codes QR pour les marqueurs
Queued	En attente
Ranking and other rules	Classement et autres règles
Reason	Raison
Reason (optional)	Raison (facultatif)
Record the shoot-off	Enregistrer le barrage
Recorded	Enregistrée
Recorded: %@. Running total %@	Enregistré : \#u{1}a. Total cumulé \#u{1}b
Recurve	Arc classique
Registrars	Responsables du registre
Rejected entries	Saisies refusées
Remove %@	Enlever \#u{1}a
Remove %@ from the roster?	Enlever \#u{1}a de la liste ?
Remove <bdi>%@</bdi>	Enlever <bdi>\#u{1}a</bdi>
Remove from all results, without a score (DQB)	Retirer de tous les résultats, sans score (DQB)
Remove from the roster	Enlever de la liste
Remove or merge	Retirer ou fusionner
Remove the category	Retirer la catégorie
Remove the category %@?	Retirer la catégorie \#u{1}a ?
Remove the session	Retirer le départ
Remove this session? Its archers go to the first one. Archers whose place is taken there lose it.	Retirer ce départ ? Ses archers vont dans le premier. Ceux dont la place y est prise la perdent.
Removed from all results	Retiré de tous les résultats
Removed: %@	Enlevé : \#u{1}a
Reopen	Rouvrir
Reopen the session	Rouvrir le départ
Reopen the shoot? The results are provisional again.	Rouvrir le concours ? Les résultats redeviennent provisoires.
Results	Résultats
Results of this day combined	Résultats réunis de cette journée
Results · %@	Résultats · \#u{1}a
Resume	Reprendre
Right	Droite
Roster	Liste des archers
Round	Épreuve
Rounds	Épreuves
Running total	Total cumulé
SHA-256 of the journal: %@	SHA-256 du journal : \#u{1}a
SHA-256 of the journal: <span>%@</span>	SHA-256 du journal : <span>\#u{1}a</span>
Sample shoot: %@, %@	Concours d’exemple : \#u{1}a, \#u{1}b
Save	Enregistrer
Save as CSV	Enregistrer en CSV
Save as JSON	Enregistrer en JSON
Save correction	Enregistrer la correction
Save for Ianseo	Enregistrer pour Ianseo
Save scorers	Enregistrer les marqueurs
Saved.	Enregistré.
Scan to score	Scanner pour marquer
Score	Score
Score card of %@	Feuille de marque : \#u{1}a
Score cards	Feuilles de marque
Score cards of <bdi>%@</bdi>	Feuilles de marque : <bdi>\#u{1}a</bdi>
Score cards with links for scorers were made.	Des feuilles avec liens pour marqueurs ont été créées.
Score cards with links for scorers were made: %@.	Des feuilles avec liens pour marqueurs ont été créées : \#u{1}a.
Score cards · %@	Feuilles de marque · \#u{1}a
Score for these archers yourself, or choose scorers on each archer’s page. An archer with an account taps “That’s me” on the shoot’s page.	Marquez vous-même pour ces archers, ou choisissez des marqueurs sur la page de chacun. Un archer qui a un compte appuie sur « C’est moi » sur la page du concours.
Score sheets finalised: %@.	Feuilles clôturées : \#u{1}a.
Score · %@	Marquer · \#u{1}a
Score, X, 10, ends	Score, X, 10, volées
Scorers	Marqueurs
Scorers disagree about some ends. Use 'archery disputes' to see them.	Des marqueurs ne concordent pas sur certaines volées. 'archery disputes' les affiche.
Scorers of %@: %@.	Marqueurs de \#u{1}a : \#u{1}b.
Scorers of an archer share one sheet.	Les marqueurs d’un archer partagent une feuille.
Scorer’s signature	Signature du marqueur
Scores are final when the scorer says so.	Les scores sont définitifs quand le marqueur le dit.
Scores are final with the last arrow.	Les scores sont définitifs avec la dernière flèche.
Scores of %@	Scores : \#u{1}a
Scores of rounds with the same name and ends are compared in My scores and Best scores.	Les scores des épreuves de même nom et de mêmes volées sont comparés dans Mes scores et Meilleurs scores.
Scores over time, %@ shoots: %@	\#u{2}a\#u{3}1Évolution des scores, \#u{1}a concours : \#u{1}b\#u{3}oÉvolution des scores, \#u{1}a concours : \#u{1}b\#u{4}
Scoring and the live board open at the start.	La saisie et le classement en direct ouvrent au départ.
See the results	Voir les résultats
Sending	Envoi
Session	Départ
Session %@	Départ \#u{1}a
Sessions	Départs
Sessions: %@.	Départs : \#u{1}a.
Set	Jeu
Set the bows	Indiquer les arcs
Settings	Réglages
Settled	Réglés
Settled.	Réglé.
Several accounts are called "%@". Use the id of one.	Plusieurs comptes s’appellent « \#u{1}a ». Utilisez l’identifiant de l’un.
Several accounts asked to be %@. Name one with --account.	Plusieurs comptes ont demandé \#u{1}a. Nommez-en un avec --account.
Several archers are called "%@". Use an id from 'archery show'.	Plusieurs archers s’appellent « \#u{1}a ». Utilisez un identifiant de 'archery show'.
Several archers are called "%@". Use an id: %@	Plusieurs archers s’appellent « \#u{1}a ». Utilisez un identifiant : \#u{1}b
Several archers have the place %@. Move them apart.	Plusieurs archers ont la place \#u{1}a. Donnez-leur des places différentes.
Several members are called "%@". Use an id: %@	Plusieurs membres s’appellent « \#u{1}a ». Utilisez un identifiant : \#u{1}b
Several shoots are called "%@". Use an id from 'archery list'.	Plusieurs concours s’appellent « \#u{1}a ». Utilisez un identifiant de 'archery list'.
Shaft %@	Tube \#u{1}a
Shaft in mm	Tube en mm
Share results	Partager les résultats
Share this link	Partagez ce lien
Sheet of %@	Feuille : \#u{1}a
Sheets	Feuilles
Shoot	Concours
Shoot-off	Barrage
Shoot-off cards	Feuilles de barrage
Shoot-off for place %@	Barrage pour la place \#u{1}a
Shoot-off recorded.	Barrage enregistré.
Shoot-off · %@	Barrage · \#u{1}a
Shoot-off · <bdi>%@</bdi>	Barrage · <bdi>\#u{1}a</bdi>
Shooting	En cours
Shooting is paused. Entries are closed until it continues.	Le tir est interrompu. Les saisies sont fermées jusqu’à la reprise.
Shoots	Concours
Shot by	Tirée par
Shots<span> of %@</span>	Tirs<span> de \#u{1}a</span>
Show	Afficher
Show a code	Afficher un code
Show combined results	Afficher les résultats réunis
Sign in first.	Connectez-vous d’abord.
Silver	Argent
Skip these lines	Ignorer ces lignes
Skipped: %@	Ignoré : \#u{1}a
Spread %@ wide, %@ high.	Dispersion de \#u{1}a en largeur, \#u{1}b en hauteur.
Standings	Classement
Start	Début
Start at the first end	Commencer à la première volée
Start shooting	Commencer à tirer
Start the shoot	Commencer le concours
Started "%@", %@: %@	« \#u{1}a » commencé, \#u{1}b : \#u{1}c
Stop here	Arrêter ici
Tap an arrow to correct it.	Touchez une flèche pour la corriger.
Target	Cible
Target %@	Cible \#u{1}a
Target %@ is taken by line %@.	La cible \#u{1}a est prise par la ligne \#u{1}b.
Target %@: %@	Cible \#u{1}a : \#u{1}b
Target face	Blason
Targets	Cibles
Targets have numbers from 1 to 999.	Les cibles portent des numéros de 1 à 999.
Targets · %@	Cibles · \#u{1}a
Targets · <bdi>%@</bdi>	Cibles · <bdi>\#u{1}a</bdi>
That’s me	C’est moi
That’s not me	Ce n’est pas moi
The archer is listed as disqualified and not ranked. The reason stays on record.	L’archer est indiqué comme disqualifié et n’est pas classé. La raison reste enregistrée.
The archer shoots on with the same sheet.	L’archer continue avec la même feuille.
The archer who shot last	L’archer qui a tiré en dernier
The archer’s arrows then count in the scores of that account. You can end this on the archer’s page.	Les flèches comptent alors dans les scores de ce compte. Vous pouvez y mettre fin sur la page de l’archer.
The arrow is too far from the face.	La flèche est trop loin du blason.
The arrows do not fit %@: it has other ends or other values. Copy this shoot instead.	Les flèches ne conviennent pas à \#u{1}a : les volées ou les valeurs y sont autres. Copiez plutôt ce concours.
The arrows of %@ do not fit the round of %@. Give both one category first.	Les flèches de \#u{1}a ne conviennent pas à l’épreuve de \#u{1}b. Donnez d’abord la même catégorie aux deux.
The arrows shot so far fit these rounds and stay on the sheets.	Les flèches déjà tirées conviennent à ces épreuves et restent sur les feuilles.
The arrows stay on the sheet. The archer is not ranked and stops shooting.	Les flèches restent sur la feuille. L’archer n’est pas classé et ne tire plus.
The arrows stay on the sheet. The archer is not ranked.	Les flèches restent sur la feuille. L’archer n’est pas classé.
The board moves with each arrow.	Le classement évolue à chaque flèche.
The board shows the first entry until the organiser decides.	Le classement montre la première saisie jusqu’à la décision de l’organisateur.
The board shows the first entry until you decide.	Le classement montre la première saisie jusqu’à votre décision.
The categories and sessions are copied with or without the archers.	Les catégories et les départs sont copiés avec ou sans les archers.
The categories were removed.	Les catégories ont été retirées.
The code has ended.	Le code n’est plus valable.
The column "%@" is there twice. Remove one of them.	La colonne « \#u{1}a » y est deux fois. Retirez-en une.
The cross is the middle of the group, the ellipse its spread: one standard deviation each way.	La croix est le centre du groupement, l’ellipse sa dispersion : un écart type de chaque côté.
The cross, in steps of 1 mm	La croix, par pas de 1 mm
The end closed last	Dernière volée terminée
The entry %@ in line %@ has no time stamp.	La saisie \#u{1}a à la ligne \#u{1}b n’a pas d’horodatage.
The entry %@ is in line %@ a second time. Remove one of them.	La saisie \#u{1}a est une seconde fois à la ligne \#u{1}b. Retirez-en une.
The entry %@ of the type "%@" cannot be read.	La saisie \#u{1}a du type « \#u{1}b » est illisible.
The entry could not be read.	La saisie est illisible.
The entry in line %@ cannot be read. Export the shoot again.	La saisie à la ligne \#u{1}a est illisible. Exportez à nouveau le concours.
The face needs JavaScript, which is off. Use the buttons.	Le blason a besoin de JavaScript, qui est désactivé. Utilisez les boutons.
The first line names the columns: name, club, bow, birth year, gender, licence, notes. An archer who is there already is changed.	La première ligne nomme les colonnes : nom, club, arc, année de naissance, genre, licence, notes. Un archer déjà présent est modifié.
The first on the roster	Le premier de la liste
The highest total score, then the most 10s, Xs included, then the most Xs.	Le plus haut total, puis le plus de 10, X compris, puis le plus de X.
The highest total score, then the most 10s, then the most 9s.	Le plus haut total, puis le plus de 10, puis le plus de 9.
The highest total score, then the most 11s, then the most 10s.	Le plus haut total, puis le plus de 11, puis le plus de 10.
The highest total score, then the most 6s, then the most 5s.	Le plus haut total, puis le plus de 6, puis le plus de 5.
The highest total score, then the most Xs, then the most 10s, Xs included, then the most ends completed.	Le plus haut total, puis le plus de X, puis le plus de 10, X compris, puis le plus de volées terminées.
The highest total score, then the most Xs, then the most 10s, Xs included.	Le plus haut total, puis le plus de X, puis le plus de 10, X compris.
The highest total score, then the most hits, then the most golds.	Le plus haut total, puis le plus d’impacts, puis le plus d’ors.
The link of %@ has ended.	Le lien de \#u{1}a a pris fin.
The links of a closed session do not work. Reopen the session on the page Targets.	Les liens d’un départ fermé n’ouvrent plus rien. Rouvrez le départ à la page Cibles.
The links on all score cards have ended.	Les liens de toutes les feuilles ne sont plus valables.
The links on score cards ended.	Les liens des feuilles ne sont plus valables.
The links on score cards ended: %@.	Les liens des feuilles ne sont plus valables : \#u{1}a.
The links on the score cards of a closed session do not work.	Les liens des feuilles d’un départ fermé n’ouvrent plus rien.
The list is empty. Its first line names the columns: name, bow, target.	La liste est vide. La première ligne nomme les colonnes : nom, arc, cible.
The list is too large. Nothing from this line on was read. Save only the list.	La liste est trop grande. Rien n’a été lu à partir de cette ligne. Enregistrez seulement la liste.
The name is missing.	Le nom manque.
The name is missing. Only registrars can enter archers by licence number alone.	Le nom manque. Seul un responsable du registre peut inscrire des archers avec le seul numéro de licence.
The name of %@ was deleted.	Le nom de \#u{1}a a été supprimé.
The name of a round has 1 to %@ characters.	Le nom d’une épreuve a de 1 à \#u{1}a caractères.
The name of a shoot has 1 to %@ characters.	Le nom d’un concours a de 1 à \#u{1}a caractères.
The name of an archer has at most %@ characters.	Le nom d’un archer a au plus \#u{1}a caractères.
The name was deleted here, and leaves the server with the next sync. The archer is now %@.	Le nom a été supprimé ici et quittera le serveur à la prochaine synchronisation. L’archer s’appelle maintenant \#u{1}a.
The name was deleted. The archer is now %@.	Le nom a été supprimé. L’archer s’appelle maintenant \#u{1}a.
The next arrow has other values. Enter this arrow again.	La prochaine flèche a d’autres valeurs. Saisissez de nouveau cette flèche.
The number of guests is between 0 and %@.	Le nombre d’invités est entre 0 et \#u{1}a.
The numbers 1 to 3 go to the spots.	Les chiffres 1 à 3 mènent aux spots.
The one that fits	Celle qui convient
The order is reversed.	L’ordre est inversé.
The order stays the same.	L’ordre reste le même.
The organiser can add more by entry list, and raise the limit before the shoot starts.	L’organisateur peut en ajouter par la liste des inscrits, et relever la limite avant le début.
The organiser confirms it. Then you can score, and the arrows count in your scores and bests, also those shot before.	L’organisateur le confirme. Vous pouvez alors marquer, et toutes les flèches, même les précédentes, comptent dans vos scores et vos records.
The organiser decided about your last arrow. Ask the organiser to change it.	L’organisateur a décidé de votre dernière flèche. Demandez-lui de la modifier.
The organiser scores this archer.	L’organisateur marque pour cet archer.
The register has %@, and it is unclear whether this is the same archer. Add the licence number, or the club and the year of birth.	Le registre contient \#u{1}a, sans que l’on sache s’il s’agit du même archer. Ajoutez le numéro de licence, ou le club et l’année de naissance.
The register has no archer with the id %@.	Le registre n’a pas d’archer avec l’identifiant \#u{1}a.
The roster has %@, and it is unclear whether this is the same archer. Add the club and the bow.	\#u{1}a figure déjà sur la liste, sans que l’on sache s’il s’agit du même archer. Ajoutez le club et l’arc.
The round, the tie rule and the settings are fixed once the shoot has started. Only a wrong round can be changed.	L’épreuve, la règle de départage et les réglages sont fixés dès le début du concours. Seule une épreuve erronée peut être changée.
The round’s own rule	La règle de l’épreuve
The same as line %@, so it is left out.	Identique à la ligne \#u{1}a, donc ignorée.
The score sheets are equal. The check is recorded.	Les feuilles sont identiques. La vérification est enregistrée.
The scores are final	Les scores sont définitifs
The scores stay, without the name. Best scores, notices, and entries of earlier versions keep the name. Devices that sync delete it with their next sync.	Les scores restent, sans le nom. Les meilleurs scores, les notifications et les entrées des versions précédentes gardent le nom. Les appareils synchronisés le suppriment à la prochaine synchronisation.
The server does not answer.	Le serveur ne répond pas.
The session	Le départ
The session has no place %@. Move the archer, or change the session.	Le départ n’a pas de place \#u{1}a. Déplacez l’archer ou modifiez le départ.
The sheet is final. Only the organiser can correct it now.	La feuille est clôturée. Seul l’organisateur peut encore la corriger.
The shoot "%@" is named twice. Name each shoot once.	Le concours « \#u{1}a » est nommé deux fois. Nommez chaque concours une fois.
The shoot %@ was created.	Le concours \#u{1}a a été créé.
The shoot cannot be exported: %@.	Le concours ne peut pas être exporté : \#u{1}a.
The shoot does not exist yet. Create it first.	Le concours n’existe pas encore. Créez-le d’abord.
The shoot has no archers. Cancel it instead.	Le concours n’a pas d’archers. Annulez-le plutôt.
The shoot has not started yet.	Le concours n’a pas encore commencé.
The shoot has not started. Add everyone, then start it.	Le concours n’a pas commencé. Ajoutez tout le monde, puis lancez-le.
The shoot has started already.	Le concours a déjà commencé.
The shoot is over.	Le concours est terminé.
The shoot is paused.	Le concours est en pause.
The shoot is paused. The organiser can resume it.	Le concours est en pause. L’organisateur peut le reprendre.
The shoot is paused. Wait until it is resumed.	Le concours est en pause. Attendez sa reprise.
The shoot started.	Le concours a commencé.
The shoot was cancelled.	Le concours a été annulé.
The shoot was finished although not all archers were done.	Le concours a été terminé alors que tous n’avaient pas fini.
The shoot was finished.	Le concours a été terminé.
The shoot was paused.	Le concours a été mis en pause.
The shoot was reopened.	Le concours a été rouvert.
The shoot was resumed.	Le concours a repris.
The spots of the sheet are laid over one another.	Les spots du blason sont superposés.
The table has the archers that you may score. The organiser may score everyone.	Le tableau montre les archers que vous pouvez noter. L’organisateur peut noter tout le monde.
The totals and counts of all shoots are added up. %@ %@	Les totaux et les décomptes de tous les concours s’additionnent. \#u{1}a \#u{1}b
There are %@ fields. Ianseo's list has 4 to 21.	Il y a \#u{1}a champs. La liste d’Ianseo en a de 4 à 21.
There are %@ sessions, and this is number %@. It is left out.	Il y a \#u{1}a départs, et celui-ci porte le numéro \#u{1}b. Il est ignoré.
There is no archer "%@" in this shoot. Archers: %@	Il n’y a pas d’archer « \#u{1}a » dans ce concours. Archers : \#u{1}b
There is no arrow of yours to undo.	Vous n’avez pas de flèche à annuler.
There is no category "%@". The codes are: %@.	Il n’y a pas de catégorie « \#u{1}a ». Les codes : \#u{1}b.
There is no category "%@". Use 'archery categories' to see the codes.	Il n’y a pas de catégorie « \#u{1}a ». 'archery categories' affiche les codes.
There is no column "name". The first line names the columns: name, bow, target.	Il n’y a pas de colonne « nom ». La première ligne nomme les colonnes : nom, arc, cible.
There is no licence number.	Le numéro de licence manque.
There is no round "%@". Use 'archery rounds' to see the codes.	Il n’y a pas d’épreuve « \#u{1}a ». 'archery rounds' affiche les codes.
There is no season, month, week or day "%@". Use one such as 2025-INDOOR or 2026-02, or all.	Il n’y a pas de saison, de mois, de semaine ou de jour « \#u{1}a ». Utilisez par exemple 2025-INDOOR ou 2026-02, ou all.
There is no session "%@". The sessions are: %@. Add others on the page Targets.	Il n’y a pas de départ « \#u{1}a ». Les départs : \#u{1}b. Ajoutez-en sur la page Cibles.
There is no shoot "%@". Use 'archery list' to see your shoots.	Il n’y a pas de concours « \#u{1}a ». 'archery list' affiche vos concours.
There is no such arrow on the sheet.	Cette flèche n’est pas sur la feuille.
There is no such entry to undo.	Cette saisie n’existe pas.
There is no such round.	Cette épreuve n’existe pas.
These archers are not done and will be listed as not finished: %@	Ces archers n’ont pas terminé et seront indiqués comme tels : \#u{1}a
These archers fit no category, or several. Choose one for each. Until then they shoot %@.	Ces archers n’entrent dans aucune catégorie, ou dans plusieurs. Choisissez-en une pour chacun. D’ici là, ils tirent \#u{1}a.
These ends differ and are not complete: %@. Finish them in one entry, or undo their arrows.	Ces volées diffèrent et ne sont pas terminées : \#u{1}a. Terminez-les dans une entrée ou annulez leurs flèches.
They are sent as soon as the server answers.	L’envoi se fera dès que le serveur répondra.
They are sent when the shoot is resumed.	L’envoi se fera à la reprise du concours.
They are sent when you open the new card’s link on this device.	Elles seront envoyées dès que vous ouvrirez sur cet appareil le lien de la nouvelle feuille.
They are sent when you sign in again on this device.	Elles sont envoyées quand vous vous reconnectez sur cet appareil.
They shoot the missed ends while the others wait.	Ils tirent les volées manquées pendant que les autres attendent.
They shoot the same round.	Elles tirent la même épreuve.
This account already shoots as %@.	Ce compte tire déjà comme \#u{1}a.
This account has not asked for the archer. The account asks first, on its own page.	Ce compte n’a pas demandé cet archer. Il le demande d’abord, sur sa propre page.
This archer has an account already.	Cet archer a déjà un compte.
This archer has an account and cannot be a guest. Invite the archer instead.	Cet archer a un compte et ne peut pas être ajouté comme invité. Envoyez-lui plutôt une invitation.
This archer has shot all arrows of this end. Choose the archer whose turn it is.	Cet archer a tiré toutes les flèches de cette volée. Choisissez celui dont c’est le tour.
This archer has shot all arrows of this end. These archers are next: %@ and %@ more.	Cet archer a tiré toutes les flèches de cette volée. C’est le tour de : \#u{1}a et \#u{1}b autres.
This archer has shot all arrows of this end. These archers are next: %@.	Cet archer a tiré toutes les flèches de cette volée. C’est le tour de : \#u{1}a.
This archer is linked with another account. The organiser can end that link.	Cet archer est lié à un autre compte. L’organisateur peut mettre fin à ce lien.
This archer is not linked with that account.	Cet archer n’est pas lié à ce compte.
This archer no longer takes part in the shoot.	Cet archer ne participe plus au concours.
This archer scores alone.	Cet archer marque seul.
This archer takes part already.	Cet archer participe déjà.
This arrow could not be saved on this device and is not recorded: %@. Enter it again.	Cette flèche n’a pas pu être enregistrée sur cet appareil : \#u{1}a. Saisissez-la à nouveau.
This arrow is being sent. Wait a moment, then undo it.	Cette flèche est en cours d’envoi. Attendez un instant, puis annulez-la.
This cannot be undone. End the link, or add the archer again.	Cela ne peut pas être annulé. Mettez fin au lien, ou ajoutez de nouveau l’archer.
This cannot be undone. Set it as it was before.	Cela ne peut pas être annulé. Remettez le réglage précédent.
This card does not cover these archers. Open the card of their target on this device, or ask the organiser to enter the arrows.	Cette feuille ne concerne pas ces archers. Ouvrez sur cet appareil la feuille de leur cible, ou demandez à l’organisateur de saisir les flèches.
This counts	Ceci compte
This end has no such entry. Look at its entries again.	Cette volée n’a pas cette saisie. Revoyez ses saisies.
This end has the entries 1 to %@. Choose one of them.	Cette volée a les saisies 1 à \#u{1}a. Choisissez-en une.
This end is entered by buttons, not on the face.	Cette volée se saisit avec les boutons, pas sur le blason.
This entry cannot be saved: %@.	Cette saisie ne peut pas être enregistrée : \#u{1}a.
This line has %@ fields, but the first line names %@ columns.	Cette ligne a \#u{1}a champs, mais la première ligne nomme \#u{1}b colonnes.
This month	Ce mois-ci
This round does not exist. Choose one from the list.	Cette épreuve n’existe pas. Choisissez-en une dans la liste.
This round has at most %@ points. Check the totals.	Cette épreuve a au plus \#u{1}a points. Vérifiez les totaux.
This score card’s link has ended.	Le lien de cette feuille de marque n’est plus valable.
This season	Cette saison
This server does not know entries of the type "%@". Update the server, then send them again.	Ce serveur ne connaît pas les saisies du type « \#u{1}a ». Mettez le serveur à jour, puis renvoyez-les.
This session has no number and name. It is left out.	Ce départ n’a pas de numéro et de nom. Il est ignoré.
This shoot does not exist.	Ce concours n’existe pas.
This shoot exists already.	Ce concours existe déjà.
This week	Cette semaine
This would undo the entry of another scorer. Ask the organiser.	Cela annulerait la saisie d’un autre marqueur. Demandez à l’organisateur.
Tied with %@ other archers.	Ex æquo avec \#u{1}a autres archers.
Tied with %@.	Ex æquo avec \#u{1}a.
To first	Écart
Today	Aujourd’hui
Total	Total
Traditional	Arc traditionnel
Try again	Réessayer
Twice	Deux fois
Two arrows of this end are in one spot. The judges decide.	Deux flèches de cette volée sont dans le même spot. Les arbitres décident.
Two categories have the code %@. Choose another code for one of them.	Deux catégories ont le code \#u{1}a. Choisissez-en un autre pour l’une.
Two details, AB and CD	Deux vagues, AB et CD
Two scorers entered end %@ of %@ differently. Correct your entry, or ask the organiser to decide.	Deux marqueurs ont saisi la volée \#u{1}a de \#u{1}b différemment. Corrigez votre saisie, ou demandez à l’organisateur de trancher.
Two scorers keep one sheet each, and both must agree.	Deux marqueurs tiennent chacun une feuille, et les deux doivent concorder.
Two scorers or two devices entered these ends differently.	Deux marqueurs ou deux appareils ont saisi ces volées différemment.
Type 10 as 1 and 0, or as T. A 1 alone counts with the next value, Enter or Tab.	Tapez 10 avec 1 puis 0, ou avec T. Un 1 seul compte avec la valeur suivante, Entrée ou Tab.
Type digits, X for an X and M for a miss. The next place follows by itself.	Tapez les chiffres, X pour un X et M pour une paille. La case suivante vient toute seule.
Unassigned	Sans catégorie
Unassigned: %@	Sans catégorie : \#u{1}a
Unchanged	Inchangée
Under %@	Moins de \#u{1}a ans
Undo	Annuler
Undone for %@. Running total %@	Annulé pour \#u{1}a. Total cumulé \#u{1}b
Undone.	Annulé.
Undone: %@ of %@ in end %@. Running total %@	Annulé : \#u{1}a de \#u{1}b dans la volée \#u{1}c. Total cumulé \#u{1}d
Until I stop, in ends as described below	Jusqu’à ce que j’arrête, en volées décrites ci-dessous
Up	Haut
Use --assign or --rest, not both.	Utilisez --assign ou --rest, pas les deux.
Use --csv or --json, not both.	Utilisez --csv ou --json, pas les deux.
Use --delete-name by itself.	Utilisez --delete-name seul.
Use --new or --end, not both.	Utilisez --new ou --end, pas les deux.
Used if you choose it above. Distance and face are optional. Without a face you enter arrows with buttons.	Utilisée si vous la choisissez ci-dessus. Distance et blason sont facultatifs. Sans blason, vous saisissez les flèches avec des boutons.
Value of the arrow	Valeur de la flèche
Values of an arrow	Valeurs d’une flèche
Version %@ of the list	Version \#u{1}a de la liste
WA 18m Compound	WA 18m arc à poulies
WA 18m Compound Triple	WA 18m arc à poulies, blason triple
WA 18m Triple	WA 18m blason triple
WA 3D 24 targets	WA 3D 24 cibles
WA 50m Barebow	WA 50m arc nu
WA 50m Compound	WA 50m arc à poulies
WA Field 24 Red Marked	WA campagne 24, piquet rouge, connu
Wait until all arrows are sent.	Attendez que toutes les flèches soient envoyées.
Waiting for the board…	En attente du classement…
Waiting for the organiser	En attente de l’organisateur
Week %@ of %@	Semaine \#u{1}a de \#u{1}b
What the board counts	Ce que compte le classement
Where the arrows hit	Où les flèches ont touché
Where the arrows hit at <bdi>%@</bdi>. Shafts of %@ mm.	Où les flèches ont touché à <bdi>\#u{1}a</bdi>. Tubes de \#u{1}b mm.
Where they hit	Où elles ont touché
Whole cards	Feuilles entières
Whole ends	Volées entières
Wish:	Souhait :
Wishes	Souhaits
Wishes, codes and dates of birth were not saved. Import the list on the server’s page Entry list.	Les souhaits, codes et dates de naissance n’ont pas été enregistrés. Importez la liste sur la page Liste des inscrits du serveur.
With a keyboard: arrow keys move the cross by 1 mm, with Shift by 10. Enter places it, Escape drops it, plus and minus zoom.	Au clavier : les flèches déplacent la croix de 1 mm, avec Maj de 10. Entrée la place, Échap l’abandonne, plus et moins zooment.
With the arrows that fit	Avec les flèches qui conviennent
Withdraw	Retirer
Withdraw %@	Retirer \#u{1}a
Withdraw %@?	Retirer \#u{1}a ?
Withdraw <bdi>%@</bdi>	Retirer <bdi>\#u{1}a</bdi>
Withdrawn	Retiré
Withdrawn: %@	Retiré : \#u{1}a
Without a club	Sans club
Without a place	Sans place
Without a target	Sans cible
World Archery 3D	World Archery 3D
World Archery field	World Archery tir en campagne
World Archery indoor	World Archery en salle
World Archery outdoor	World Archery en extérieur
World Archery outdoor until 2025	World Archery en extérieur jusqu’en 2025
World Archery: bows, age classes, men and women	World Archery : arcs, catégories d’âge, hommes et femmes
World Archery’s for its rounds, the imperial rule for imperial rounds.	Celle de World Archery pour ses épreuves, l’impériale pour les épreuves impériales.
Wrong key	Mauvaise touche
Wrong round?	Mauvaise épreuve ?
X, %@ points	X, \#u{1}a points
Year of birth	Année de naissance
You	Vous
You are %@.	Vous êtes \#u{1}a.
You are this archer. The arrows count in your scores and bests.	C’est vous. Les flèches comptent dans vos scores et vos records.
You asked to be %@. The organiser confirms it with 'archery approve'.	Vous avez demandé à être \#u{1}a. L’organisateur le confirme avec 'archery approve'.
You can correct only your own sheet. The organiser can correct every sheet.	Vous ne pouvez corriger que votre feuille. L’organisateur peut toutes les corriger.
You can score for yourself and for guests that you added. Choose one of your archers, or ask the organiser.	Vous pouvez marquer pour vous et pour vos invités. Choisissez l’un de vos archers, ou demandez à l’organisateur.
You described your own round, but chose another one in the list. Choose your own round, or clear its fields.	Vous avez décrit votre épreuve, mais choisi une autre dans la liste. Choisissez la vôtre, ou videz ses champs.
You have asked for this archer %@ times. Talk to the organiser of the shoot.	Vous avez demandé cet archer \#u{1}a fois. Adressez-vous à l’organisateur du concours.
You have fallen from %@ to %@ on %@, behind %@.	Vous avez reculé de \#u{1}a à \#u{1}b (\#u{1}c), derrière \#u{1}d.
You have fallen from %@ to %@ on %@.	Vous avez reculé de \#u{1}a à \#u{1}b (\#u{1}c).
You have risen from %@ to %@ on %@.	Vous avez progressé de \#u{1}a à \#u{1}b (\#u{1}c).
You said that you are %@. The organiser confirms it with one tap.	Vous avez dit que vous êtes \#u{1}a. L’organisateur le confirme d’un geste.
Your archers have arrows left to shoot. Finish the round first.	Vos archers ont encore des flèches à tirer. Terminez d’abord l’épreuve.
Your name on the list	Votre nom sur la liste
Your own	Personnelle
Your score sheets are final.	Vos feuilles sont clôturées.
Your stored settings cannot be read. You see the defaults. Saving replaces the stored settings.	Vos réglages enregistrés sont illisibles. Vous voyez les valeurs par défaut. Enregistrer remplace les anciens.
Zoom in	Agrandir
Zoom out	Réduire
a shoot	concours
after %@	après \#u{1}a
age class %@	catégorie d’âge \#u{1}a
all bows	tous les arcs
all time	depuis toujours
animals, distance unknown	animaux, distance inconnue
archer|End %@ of %@	Volée \#u{1}a de \#u{1}b
at most %@	au plus \#u{1}a
best %@ of %@	meilleur \#u{1}a sur \#u{1}b
bow not known	arc inconnu
card %@	feuille \#u{1}a
card %@, phone %@	feuille \#u{1}a, téléphone \#u{1}b
category %@	catégorie \#u{1}a
category|female	femmes
category|men	hommes
category|open	open
category|under %@	U\#u{1}a
category|women	femmes
checked against paper	vérifiée avec le papier
closed	fermé
club %@	club \#u{1}a
column|9s	9
column|Xs	X
column|completed ends	volées terminées
column|golds	ors
column|hits	impacts
column|score	score
command|Place	Placer
command|Score	Marquer
count|%@s	\#u{1}a
count|Golds	Ors
down %@ places since the last end	\#u{2}a\#u{3}1\#u{1}a place perdue depuis la dernière volée\#u{3}o\#u{1}a places perdues depuis la dernière volée\#u{4}
e.g. 9, X or M	p. ex. 9, X ou M
e.g. Club night	p. ex. Soirée du club
e.g. Forest 24	p. ex. Forêt 24
e.g. Recurve women	p. ex. Arc classique femmes
entered by <bdi>%@</bdi>, <time>%@</time>	saisie par <bdi>\#u{1}a</bdi>, <time>\#u{1}b</time>
event|Change	Modification
face|Target	Blason
first score of this round	premier score dans cette épreuve
for <bdi>%@</bdi>	pour <bdi>\#u{1}a</bdi>
gender %@	genre \#u{1}a
group %@	groupement \#u{1}a
group %@, from part of the arrows	groupement \#u{1}a, d’une partie des flèches
it must cut a line for the higher ring.	il doit couper un cordon pour compter la zone supérieure.
line	cordon
linked	lié
locked	fixe
max %@	max \#u{1}a
mm from the centre	mm du centre
name,bow,target	nom,arc,cible
no change since the last end	sans changement depuis la dernière volée
no club, age class or gender	sans club, catégorie d’âge ni genre
no name	sans nom
not shot	non tirée
of %@	sur \#u{1}a
on the board	au classement
personal best	record personnel
personal best (%@ before)	record personnel (\#u{1}a avant)
place|Results	Résultats
plan|Finish	Terminer
plan|Shoot	Tirer
scorer %@	marqueur \#u{1}a
second in spot	deuxième du spot
session %@	départ \#u{1}a
several categories ranked together	plusieurs catégories classées ensemble
spot %@	spot \#u{1}a
status|Open	Ouvert
target %@	cible \#u{1}a
the organiser	l’organisateur
the shoot-off	barrage
tied	ex æquo
touching a line scores the higher ring.	s’il touche un cordon, la zone supérieure compte.
up %@ places since the last end	\#u{2}a\#u{3}1\#u{1}a place gagnée depuis la dernière volée\#u{3}o\#u{1}a places gagnées depuis la dernière volée\#u{4}
usually %@	d’habitude \#u{1}a
you	vous
“%@” is no value here. Type one of %@.	« \#u{1}a » n’est pas une valeur ici. Tapez l’une de celles-ci : \#u{1}b.
"""#),
    PackedWords("it", #"""
"%@ mm" is no distance. Write whole millimetres, such as 12mm.	"\#u{1}a mm" non è una distanza. Scrivi millimetri interi, come 12mm.
"%@" has no arrow. Write the archer, the arrows and a distance: "Ben 9 12mm"	"\#u{1}a" non ha frecce. Scrivi arciere, frecce e una distanza: "Ben 9 12mm"
"%@" is neither 0 nor 1.	"\#u{1}a" non è né 0 né 1.
"%@" is no age class that this program knows. It is left out.	"\#u{1}a" non è una classe di età nota qui. Viene tralasciata.
"%@" is no age class. Write adult, under18 or 50+.	"\#u{1}a" non è una classe d’età. Scrivi adult, under18 o 50+.
"%@" is no gender. Write F or M, or leave it empty.	"\#u{1}a" non è un genere. Scrivi F o M, o lascia vuoto.
"%@" is no period. Use all_time, season, month, week or day.	"\#u{1}a" non è un periodo. Usa all_time, season, month, week o day.
"%@" is no thickness in millimetres, such as 5.5.	"\#u{1}a" non è uno spessore in millimetri, come 5,5.
"%@" is no year of birth with four digits.	"\#u{1}a" non è un anno di nascita di quattro cifre.
"%@" is not a bow. Use one of: %@.	"\#u{1}a" non è un arco. Puoi usare: \#u{1}b.
"%@" is not a target. Write 1 to 999 and a letter A to H, such as 12A.	"\#u{1}a" non è un bersaglio. Scrivi da 1 a 999 e una lettera da A a H, come 12A.
"%@" is not a value here. Use one of: %@.	"\#u{1}a" qui non è un valore. Puoi usare: \#u{1}b.
"M" can say mujer or masculino. Write mujer or hombre.	"M" può voler dire mujer o masculino. Scrivi mujer o hombre.
%@ (version %@)	\#u{1}a (versione \#u{1}b)
%@ Archers that you tick can score too.	\#u{1}a Anche gli arcieri che selezioni possono segnare.
%@ Archers with the same counts share a rank, unless a shoot-off is recorded.	\#u{1}a Gli arcieri con gli stessi conteggi condividono la posizione, salvo uno spareggio registrato.
%@ Did not count: %@	\#u{1}a Non conta: \#u{1}b
%@ Moved from %@.	\#u{1}a Spostata da \#u{1}b.
%@ Nothing was recorded. Find the end that differs.	\#u{1}a Non è stato registrato nulla. Cerca la volée che differisce.
%@ Reason: %@.	\#u{1}a Motivo: \#u{1}b.
%@ Undone later.	\#u{1}a Annullato in seguito.
%@ Use 'archery rounds' to see the rounds.	\#u{1}a 'archery rounds' mostra i round.
%@ Use --force to finish the shoot anyway.	\#u{1}a Con --force concludi comunque la gara.
%@ a shoot	\#u{1}a per gara
%@ an arrow	\#u{1}a per freccia
%@ an end, best end %@ (end %@)	\#u{1}a per volée, migliore \#u{1}b (volée \#u{1}c)
%@ and %@	\#u{1}a e \#u{1}b
%@ and %@ shoot at different distances or faces and cannot share target %@. Choose another target.	\#u{1}a e \#u{1}b tirano a distanze o visuali diverse e non possono condividere il bersaglio \#u{1}c. Scegli un altro bersaglio.
%@ archers	\#u{2}a\#u{3}1\#u{1}a arciere\#u{3}o\#u{1}a arcieri\#u{4}
%@ archers added	\#u{2}a\#u{3}1\#u{1}a arciere aggiunto\#u{3}o\#u{1}a arcieri aggiunti\#u{4}
%@ archers are in no category.	\#u{2}a\#u{3}1\#u{1}a arciere non è in nessuna categoria.\#u{3}o\#u{1}a arcieri non sono in nessuna categoria.\#u{4}
%@ archers changed	\#u{2}a\#u{3}1\#u{1}a arciere modificato\#u{3}o\#u{1}a arcieri modificati\#u{4}
%@ archers have no bow. They are missing from the boards and best scores of each bow.	\#u{2}a\#u{3}1\#u{1}a arciere non ha un arco e manca dalle classifiche e dai migliori punteggi di ogni arco.\#u{3}o\#u{1}a arcieri non hanno un arco. Mancano dalle classifiche e dai migliori punteggi di ogni arco.\#u{4}
%@ archers on the roster already	\#u{2}a\#u{3}1\#u{1}a arciere già in elenco\#u{3}o\#u{1}a arcieri già in elenco\#u{4}
%@ archers share the lead with %@.	\#u{1}a arcieri condividono la testa con \#u{1}b.
%@ archers unchanged	\#u{2}a\#u{3}1\#u{1}a arciere invariato\#u{3}o\#u{1}a arcieri invariati\#u{4}
%@ archers. Nothing is added yet.	\#u{2}a\#u{3}1\#u{1}a arciere. Non è ancora stato aggiunto nulla.\#u{3}o\#u{1}a arcieri. Non è ancora stato aggiunto nulla.\#u{4}
%@ arrows	\#u{2}a\#u{3}1\#u{1}a freccia\#u{3}o\#u{1}a frecce\#u{4}
%@ arrows are saved on this device.	\#u{2}a\#u{3}1\#u{1}a freccia è salvata su questo dispositivo.\#u{3}o\#u{1}a frecce sono salvate su questo dispositivo.\#u{4}
%@ arrows placed. A group has at least 3.	\#u{2}a\#u{3}1\#u{1}a freccia posizionata. Un gruppo ne ha almeno 3.\#u{3}o\#u{1}a frecce posizionate. Un gruppo ne ha almeno 3.\#u{4}
%@ became a co-organiser.	\#u{1}a ora è co-organizzatore.
%@ before	prima \#u{1}a
%@ by %@	\#u{1}a da \#u{1}b
%@ can combine only categories that shoot the same round.	\#u{1}a può riunire solo categorie dello stesso round.
%@ can score for: %@	\#u{1}a può segnare per: \#u{1}b
%@ cannot be read. Check the path.	\#u{1}a non si può leggere. Controlla il percorso.
%@ cannot be shot in ends of %@ arrows. Choose another number.	\#u{1}a non si può tirare in volée di \#u{1}b frecce. Scegli un altro numero.
%@ contains no shoot. Use a file from 'archery export'.	\#u{1}a non contiene una gara. Usa un file di 'archery export'.
%@ disputed	\#u{1}a contestata
%@ duplicate lines	\#u{2}a\#u{3}1\#u{1}a riga doppia\#u{3}o\#u{1}a righe doppie\#u{4}
%@ ends	\#u{2}a\#u{3}1\#u{1}a volée\#u{3}o\#u{1}a volée\#u{4}
%@ ends of %@	\#u{2}a\#u{3}1\#u{1}a volée da \#u{1}b\#u{3}o\#u{1}a volée da \#u{1}b\#u{4}
%@ ends of %@: %@	\#u{2}a\#u{3}1\#u{1}a volée da \#u{1}b: \#u{1}c\#u{3}o\#u{1}a volée da \#u{1}b: \#u{1}c\#u{4}
%@ entries did not count.	\#u{2}a\#u{3}1\#u{1}a inserimento non è stato contato.\#u{3}o\#u{1}a inserimenti non sono stati contati.\#u{4}
%@ face	visuale da \#u{1}a
%@ first, then %@	prima \#u{1}a, poi \#u{1}b
%@ has arrows already and can no longer shoot another round. Choose a category of the same round.	\#u{1}a ha già frecce e non può tirare un altro round. Scegli una categoria dello stesso round.
%@ has arrows already. It can only be renamed, or merged with a category of the same round.	\#u{1}a ha già frecce. Si può solo rinominare o unire a una categoria dello stesso round.
%@ has arrows. Withdraw the archer instead.	\#u{1}a ha frecce. Ritira l’arciere.
%@ has no arrows in end %@.	\#u{1}a non ha frecce nella volée \#u{1}b.
%@ has no arrows on the face in end %@.	\#u{1}a non ha frecce sulla visuale nella volée \#u{1}b.
%@ high	\#u{1}a in alto
%@ is a guest without an account and cannot score. Choose an archer with an account.	\#u{1}a è un ospite senza account e non può segnare. Scegli un arciere con account.
%@ is a registrar now.	\#u{1}a ora gestisce il registro.
%@ is at target %@ already.	\#u{1}a è già al bersaglio \#u{1}b.
%@ is at target %@ now. Move that archer first.	\#u{1}a è ora al bersaglio \#u{1}b. Sposta prima quell’arciere.
%@ is back in.	\#u{1}a è di nuovo in gara.
%@ is entered by buttons, not on the face.	\#u{1}a si inserisce con i pulsanti, non sulla visuale.
%@ is in line %@, too. The list has two archers of this name.	\#u{1}a è anche alla riga \#u{1}b. L’elenco contiene due arcieri con questo nome.
%@ is linked with the account of %@.	\#u{1}a è collegato all’account di \#u{1}b.
%@ is no longer a co-organiser.	\#u{1}a non è più co-organizzatore.
%@ is no longer a registrar.	\#u{1}a non gestisce più il registro.
%@ is no year of birth.	\#u{1}a non è un anno di nascita.
%@ is not linked with an account.	\#u{1}a non è collegato a un account.
%@ is not shot on %@. Choose another face.	\#u{1}a non si tira su \#u{1}b. Scegli un’altra visuale.
%@ is on the roster already. Use --namesake to add another archer with the same name.	\#u{1}a è già in elenco. Con --namesake aggiungi un altro arciere con lo stesso nome.
%@ is the organiser now.	\#u{1}a ora è l’organizzatore.
%@ leads with %@.	\#u{1}a è in testa con \#u{1}b.
%@ left	\#u{1}a a sinistra
%@ lines are not fully used	\#u{2}a\#u{3}1\#u{1}a riga non è usata del tutto\#u{3}o\#u{1}a righe non sono usate del tutto\#u{4}
%@ lines skipped	\#u{2}a\#u{3}1\#u{1}a riga saltata\#u{3}o\#u{1}a righe saltate\#u{4}
%@ low	\#u{1}a in basso
%@ mm from the centre	\#u{1}a mm dal centro
%@ mm high	\#u{1}a mm in alto
%@ mm left	\#u{1}a mm a sinistra
%@ mm low	\#u{1}a mm in basso
%@ mm right	\#u{1}a mm a destra
%@ needs %@ targets and has %@. Add targets or put more archers on each.	\#u{1}a richiede \#u{1}b bersagli e ne ha \#u{1}c. Aggiungi bersagli o metti più arcieri su ciascuno.
%@ of %@	\#u{1}a di \#u{1}b
%@ of %@ archers	\#u{1}a di \#u{1}b arcieri
%@ of %@ ends	\#u{1}a di \#u{1}b volée
%@ of %@ placed	\#u{1}a di \#u{1}b posizionate
%@ on another device	\#u{1}a su un altro dispositivo
%@ on average	media \#u{1}a
%@ other archers	\#u{2}a\#u{3}1\#u{1}a altro arciere\#u{3}oaltri \#u{1}a arcieri\#u{4}
%@ points	\#u{2}a\#u{3}1\#u{1}a punto\#u{3}o\#u{1}a punti\#u{4}
%@ right	\#u{1}a a destra
%@ says: “I am %@”	\#u{1}a dice: “Sono \#u{1}b”
%@ scores this archer.	\#u{1}a segna per questo arciere.
%@ shoots no end %@.	\#u{1}a non tira la volée \#u{1}b.
%@ to %@	\#u{1}a a \#u{1}b
%@ to send	\#u{1}a da inviare
%@ to shoot.	Tocca a \#u{1}a.
%@ triple face	visuale tripla da \#u{1}a
%@ was added at target %@.	\#u{1}a è stato aggiunto al bersaglio \#u{1}b.
%@ was added.	\#u{1}a è stato aggiunto.
%@ was changed: %@.	\#u{1}a è stato modificato: \#u{1}b.
%@ was disqualified and removed from all results.	\#u{1}a è stato squalificato e tolto da tutti i risultati.
%@ was disqualified.	\#u{1}a è stato squalificato.
%@ was joined with %@, as one person.	\#u{1}a è stato unito a \#u{1}b, come una sola persona.
%@ was linked with an account.	\#u{1}a è stato collegato a un account.
%@ was removed from the roster.	\#u{1}a è stato tolto dall’elenco.
%@ was withdrawn.	\#u{1}a si è ritirato.
%@ without a bow.	\#u{2}a\#u{3}1\#u{1}a arciere senza arco.\#u{3}o\#u{1}a arcieri senza arco.\#u{4}
%@ · %@ arrows, at most %@	\#u{2}b\#u{3}1\#u{1}a · \#u{1}b freccia, massimo \#u{1}c\#u{3}o\#u{1}a · \#u{1}b frecce, massimo \#u{1}c\#u{4}
%@ · Big screen	\#u{1}a · Schermo grande
%@, %@ points, counts	\#u{1}a, \#u{1}b punti, conta
%@, corrected: correct it	\#u{1}a, corretta: correggila
%@, end %@	\#u{1}a, volée \#u{1}b
%@, end %@, arrow %@	\#u{1}a, volée \#u{1}b, freccia \#u{1}c
%@, end %@, arrow %@: correct it	\#u{1}a, volée \#u{1}b, freccia \#u{1}c: correggila
%@, ends of %@	\#u{1}a, volée di \#u{1}b
%@, from your <a>settings</a>.	\#u{1}a, dalle tue <a>impostazioni</a>.
%@, shafts of %@ mm	\#u{1}a, aste da \#u{1}b mm
%@-ring face	visuale a \#u{1}a zone
%@. Arrow %@ of end %@, end total %@.	\#u{1}a. Freccia \#u{1}b della volée \#u{1}c, totale volée \#u{1}d.
%@. The board shows the first entry until this is settled.	\#u{1}a. La classifica mostra il primo inserimento finché non si decide.
%@: %@ corrected to %@ in end %@.	\#u{1}a: \#u{1}b corretto in \#u{1}c nella volée \#u{1}d.
%@: %@ counts in end %@.	\#u{1}a: \#u{1}b conta nella volée \#u{1}c.
%@: %@ in end %@, in an entry that does not count.	\#u{1}a: \#u{1}b nella volée \#u{1}c, in un inserimento che non conta.
%@: %@ in end %@.	\#u{1}a: \#u{1}b nella volée \#u{1}c.
%@: %@ on paper, %@ here.	\#u{1}a: \#u{1}b su carta, \#u{1}c qui.
%@: a correction was undone.	\#u{1}a: una correzione è stata annullata.
%@: another entry counts in end %@.	\#u{1}a: un altro inserimento conta nella volée \#u{1}b.
%@: correct it	\#u{1}a: correggila
%@: different arrows. Choose with 'archery settle'.	\#u{1}a: frecce diverse. Scegli con 'archery settle'.
%@: end %@ closed.	\#u{1}a: volée \#u{1}b chiusa.
%@: end %@ reopened.	\#u{1}a: volée \#u{1}b riaperta.
%@: equals the paper score sheet, %@.	\#u{1}a: uguale alla tabella su carta, \#u{1}b.
%@: the last arrow was undone.	\#u{1}a: l’ultima freccia è stata annullata.
%@: the link with an account ended.	\#u{1}a: il collegamento con un account è finito.
--open lasts until you stop. Leave out --round and --ends.	--open dura finché non ti fermi. Togli --round e --ends.
--round and --ends name two rounds. Use a code from 'archery rounds', or your own ends.	--round e --ends indicano due round. Usa un codice di 'archery rounds' o le tue volée.
12 or 12A	12 o 12A
<bdi>%@</bdi> is on the entry list.	<bdi>\#u{1}a</bdi> è nell’elenco iscritti.
<code>%@</code> · %@ arrows · %@	\#u{2}b\#u{3}1<code>\#u{1}a</code> · \#u{1}b freccia · \#u{1}c\#u{3}o<code>\#u{1}a</code> · \#u{1}b frecce · \#u{1}c\#u{4}
<span>Checked</span> against paper by <bdi>%@</bdi>, <time>%@</time>.	<span>Controllato</span> su carta da <bdi>\#u{1}a</bdi>, <time>\#u{1}b</time>.
= means tied.	= significa a pari punti.
A category's code has 1 to 20 letters and digits, such as RM.	Il codice di una categoria ha da 1 a 20 lettere e cifre, come RM.
A combined category ranks two categories or more. Choose them for %@.	Una categoria combinata ne classifica almeno due. Sceglile per \#u{1}a.
A device whose clock is more than a day ahead changed these settings.	Un dispositivo con l’orologio avanti di più di un giorno ha modificato queste impostazioni.
A distance is 1 to 500 metres or yards, not %@.	Una distanza va da 1 a 500 metri o iarde, non \#u{1}a.
A face cannot be %@ mm wide.	Una visuale non può essere larga \#u{1}a mm.
A face is 1 to 200 centimetres or inches wide, not %@.	Una visuale è larga da 1 a 200 centimetri o pollici, non \#u{1}a.
A list has at most %@ archers. This line and the following ones were not read.	Un elenco ha al massimo \#u{1}a arcieri. Questa riga e le seguenti non sono state lette.
A medal needs 1 to %@ entries.	Una medaglia richiede da 1 a \#u{1}a iscritti.
A name cannot contain control characters.	Un nome non può contenere caratteri di controllo.
A phone that scans a card scores the archers at its target, and opens nothing else. No account is needed. The links end with the shoot.	Un telefono che inquadra una tabella segna per gli arcieri di quel bersaglio e non apre altro. Non serve un account. I link finiscono con la gara.
A place has at most %@ characters on one line.	Un luogo ha al massimo \#u{1}a caratteri su una riga.
A point on the face needs two numbers.	Un punto sulla visuale richiede due numeri.
A quotation mark is opened here and never closed.	Qui si aprono virgolette che non si chiudono.
A reason has at most %@ characters.	Un motivo ha al massimo \#u{1}a caratteri.
A registrar reads and changes this register.	Un gestore legge e modifica questo registro.
A round has 1 to 100 ends at one distance, not %@.	Un round ha da 1 a 100 volée per distanza, non \#u{1}a.
A round has 1 to 24 distances.	Un round ha da 1 a 24 distanze.
A round of your own	Un round tuo
A round of your own, as described below	Un round tuo, come descritto sotto
A scorer can also correct the sheet. The dispute ends when both entries agree.	Anche un marcatore può correggere la tabella. La contestazione finisce quando i due inserimenti coincidono.
A setting of %@	Un’impostazione di \#u{1}a
A shaft is at most 9.3 mm thick. Enter its diameter in millimetres.	Un’asta è spessa al massimo 9,3 mm. Indica il diametro in millimetri.
A shoot can be cancelled, but not undone.	Una gara si può annullare, ma non cancellare.
A shoot has at most %@ archers.	Una gara ha al massimo \#u{1}a arcieri.
A shoot has at most %@ categories.	Una gara ha al massimo \#u{1}a categorie.
A shoot has at most %@ guests. %@	\#u{2}a\#u{3}1Una gara ha al massimo \#u{1}a ospite. \#u{1}b\#u{3}oUna gara ha al massimo \#u{1}a ospiti. \#u{1}b\#u{4}
A shoot has at most %@ sessions, each with a name of its own.	Una gara ha al massimo \#u{1}a turni, ciascuno con il proprio nome.
A shoot-off has at most 12 arrows and distances of 0 to 1000 mm.	Uno spareggio ha al massimo 12 frecce e distanze da 0 a 1000 mm.
A shoot-off has two archers or more. Name each archer once.	Uno spareggio ha almeno due arcieri. Nomina ciascuno una volta.
A shoot-off was recorded: %@.	È stato registrato uno spareggio: \#u{1}a.
A target has 1 to 6 archers, in one detail or two.	Un bersaglio ha da 1 a 6 arcieri, in una o due rotazioni.
A wish has at most %@ characters.	Una richiesta ha al massimo \#u{1}a caratteri.
AB and CD in turns	AB e CD a turno
Account	Account
Active	Attivo
Add QR codes	Aggiungi codici QR
Add a category	Aggiungi una categoria
Add a session	Aggiungi un turno
Add a set	Aggiungi un insieme
Add an archer	Aggiungi un arciere
Add archer	Aggiungi arciere
Add archers	Aggiungi arcieri
Add archers below, or send an invite.	Aggiungi arcieri qui sotto o invia un invito.
Add the set	Aggiungi l’insieme
Add to the roster	Aggiungi all’elenco
Added %@: %@	\#u{1}a aggiunto: \#u{1}b
Adult	Adulti
After the last arrow	Dopo l’ultima freccia
After two first places comes the second.	Dopo due primi posti viene il secondo.
After two first places comes the third.	Dopo due primi posti viene il terzo.
Age class	Classe d’età
Age classes	Classi d’età
Ahead of %@ by %@.	Davanti a \#u{1}a (\#u{1}b).
All archers	Tutti gli arcieri
All arrows are entered. You can check and finalise them when the server has them.	Tutte le frecce sono inserite. Potrai controllarle e chiuderle quando il server le avrà.
All arrows are in	Tutte le frecce inserite
All categories	Tutte le categorie
All ends	Tutte le volée
All ends are shot. Check the score sheets, then finalise them.	Tutte le volée sono tirate. Controlla le tabelle e chiudile.
All entries stay on record.	Tutti gli inserimenti restano registrati.
All entries stay on record. Deciding again is a correction.	Tutti gli inserimenti restano registrati. Decidere di nuovo è una correzione.
All faces are drawn to the same scale.	Tutte le visuali sono disegnate alla stessa scala.
All final	Tutto definitivo
All rounds	Tutti i round
All rounds, with their faces	Tutti i round con le loro visuali
All sent	Tutto inviato
All sessions	Tutti i turni
All shoots	Tutte le gare
All time	Da sempre
All together	Tutto insieme
Also for everyone else at target %@	Anche per gli altri al bersaglio \#u{1}a
An account asked to be linked with %@.	Un account chiede di collegarsi a \#u{1}a.
An archer can bring at most %@ guests. %@	\#u{2}a\#u{3}1Un arciere può portare al massimo \#u{1}a ospite. \#u{1}b\#u{3}oUn arciere può portare al massimo \#u{1}a ospiti. \#u{1}b\#u{4}
An archer cannot have missed %@ ends.	\#u{2}a\#u{3}1Un arciere non può aver saltato \#u{1}a volée.\#u{3}oUn arciere non può aver saltato \#u{1}a volée.\#u{4}
An end counts when its last arrow is in.	Una volée conta quando c’è l’ultima freccia.
An end has 1 to 12 arrows, not %@.	Una volée ha da 1 a 12 frecce, non \#u{1}a.
An end has 1 to 12 arrows.	Una volée ha da 1 a 12 frecce.
An entry of a newer version (%@). Update this app to read it.	Un inserimento di una versione più recente (\#u{1}a). Aggiorna l’app per leggerlo.
An id has at most 100 bytes. Use a shorter one.	Un identificativo ha al massimo 100 byte. Usane uno più corto.
An invite has 1 to %@ uses and lasts 1 to 365 days.	Un invito vale per 1–\#u{1}a usi e per 1–365 giorni.
An undone entry cannot be restored. Record it again.	Un inserimento annullato non si recupera. Registralo di nuovo.
Another account created this shoot. Create one of your own.	Un altro account ha creato questa gara. Creane una tua.
Another practice	Un altro allenamento
Another reason	Altro motivo
Archer	Arciere
Archers	Arcieri
Archers are matched by account, else by name, bow and club. Shoot-offs do not count. Archers who missed a shoot have no place.	Gli arcieri si riconoscono dall’account, altrimenti da nome, arco e società. Gli spareggi non contano. Chi ha saltato una gara non ha un posto.
Archers go to	Gli arcieri passano a
Archers join by typing it on their phones, with their name and bow.	Gli arcieri partecipano scrivendolo sul telefono, con nome e arco.
Archers per target	Arcieri per bersaglio
Archers who come late	Arcieri in ritardo
Archers without a target get no code. Give out the targets first.	Gli arcieri senza bersaglio non hanno codice. Prima assegna i bersagli.
Archers without an account: one name per line. You score for them.	Arcieri senza account: un nome per riga. Segni tu per loro.
Archers without an account: one name per line. You score for them. At most %@ for each archer and %@ in all. Change this under <em>Ranking and other rules</em>, or import an entry list later.	Arcieri senza account: un nome per riga. Segni tu per loro. Al massimo \#u{1}a per arciere e \#u{1}b in tutto. Modificalo in <em>Classifica e altre regole</em>, o importa poi un elenco iscritti.
Archery GB: bows, age classes, open and female	Archery GB: archi, classi d’età, open e femminile
Archer’s signature	Firma dell’arciere
Are you on the entry list?	Sei nell’elenco iscritti?
Arrow	Freccia
Arrow %@ of %@	Freccia \#u{1}a di \#u{1}b
Arrows	Frecce
Arrows are recorded in this category. Give a reason for the change.	In questa categoria ci sono frecce. Indica un motivo della modifica.
Arrows in an end	Frecce per volée
Arrows, as entered	Frecce, come inserite
Ask the organiser for a new card.	Chiedi all’organizzatore una nuova tabella.
Ask the organiser for an invite, then <a>join</a>.	Chiedi un invito all’organizzatore, poi <a>partecipa</a>.
Ask the owner of the server to make you an organiser.	Chiedi al proprietario del server di farti organizzatore.
Assign all	Assegna tutti
Assign all leaves the archer there.	Assegna tutti lascia lì l’arciere.
Assign places by category and club. Drag an archer to another place, or use the form below.	Assegna i posti per categoria e società. Trascina un arciere in un altro posto o usa il modulo qui sotto.
At most %@ for each archer and %@ in all. An entry list can have any number.	Al massimo \#u{1}a per arciere e \#u{1}b in tutto. Un elenco iscritti non ha limiti.
At most %@ shoots can be combined.	Si possono combinare al massimo \#u{1}a gare.
Awards medals	Assegna medaglie
Back in	Riammetti
Back in the shoot: %@	Di nuovo in gara: \#u{1}a
Back in: %@	Riammetti: \#u{1}a
Back in: <bdi>%@</bdi>	Riammetti: <bdi>\#u{1}a</bdi>
Back to the categories	Torna alle categorie
Back to the results	Torna ai risultati
Back to the shoot	Torna alla gara
Barebow	Arco nudo
Behind %@ by %@.	Dietro a \#u{1}a (\#u{1}b).
Best in practice	Migliore in allenamento
Best scores	Migliori punteggi
Best scores and news are not up to date: %@. The server tries again every 10 seconds.	Migliori punteggi e novità non sono aggiornati: \#u{1}a. Il server riprova ogni 10 secondi.
Best scores of all	Migliori punteggi di tutti
Best scores, %@	Migliori punteggi, \#u{1}a
Big screen	Schermo grande
Board	Classifica
Board · %@	Classifica · \#u{1}a
Boards	Classifiche
Bow	Arco
Bow and period: %@, %@	Arco e periodo: \#u{1}a, \#u{1}b
Bows	Archi
Bows in turn	Archi a turno
Bows · %@	Archi · \#u{1}a
Bows · <bdi>%@</bdi>	Archi · <bdi>\#u{1}a</bdi>
Bronze	Bronzo
Buttons	Pulsanti
By club	Per società
By name	Per nome
By place	Per posizione
By target	Per bersaglio
Cancel for good	Annulla del tutto
Cancel the shoot	Annulla la gara
Cancel the shoot?	Annullare la gara?
Cancelled	Annullata
Cards	Tabelle punteggi
Cards need an id without dots.	Le tabelle richiedono un identificativo senza punti.
Categories	Categorie
Categories of one distance and face share targets	Le categorie con stessa distanza e visuale condividono i bersagli
Categories to rank together	Categorie da classificare insieme
Categories · %@	Categorie · \#u{1}a
Categories · <bdi>%@</bdi>	Categorie · <bdi>\#u{1}a</bdi>
Categories: %@.	Categorie: \#u{1}a.
Category	Categoria
Category · %@	Categoria · \#u{1}a
Centre %@ and %@.	Centro \#u{1}a e \#u{1}b.
Centre %@.	Centro \#u{1}a.
Centre in the middle.	Centro nel mezzo.
Change the round	Cambia il round
Change the session	Modifica il turno
Change the shoot	Modifica la gara
Changed %@: %@	\#u{1}a modificato: \#u{1}b
Changed since version 1: %@.	Cambiato dalla versione 1: \#u{1}a.
Changed: %@	Modificato: \#u{1}a
Changed: %@, target %@	Modificato: \#u{1}a, bersaglio \#u{1}b
Check against paper	Confronta con la carta
Check each sheet. Finalising ends the practice.	Controlla ogni tabella. La chiusura conclude l’allenamento.
Check each sheet. Once finalised, only the organiser can change a score.	Controlla ogni tabella. Poi solo l’organizzatore può cambiare un punteggio.
Check first	Prima controlla
Check these lines	Controlla queste righe
Check, then finalise	Controlla, poi chiudi
Choose a round, add archers and start.	Scegli un round, aggiungi arcieri e inizia.
Choose a round: --round CODE from 'archery rounds', or --ends N for your own.	Scegli un round: --round CODE di 'archery rounds', o --ends N per uno tuo.
Choose another category that takes archers itself.	Scegli un’altra categoria che prenda arcieri direttamente.
Choose other shoots	Scegli altre gare
Choose the archer who shot this end.	Scegli l’arciere che ha tirato questa volée.
Choose two entries of one person.	Scegli due voci della stessa persona.
Choose two shoots or more, such as the rounds of one day. Their totals are added up.	Scegli due o più gare, come i round di un giorno. I totali si sommano.
Choose your name	Scegli il tuo nome
Clear this if you only keep score.	Togli la spunta se segni soltanto.
Clear this if you only watch or keep score.	Togli la spunta se guardi o segni soltanto.
Close	Chiudi
Close the session	Chiudi il turno
Club	Società
Code	Codice
Columns not used: %@. The list can have name, bow and target.	Colonne non usate: \#u{1}a. L’elenco può avere nome, arco e bersaglio.
Combine categories	Combina categorie
Combine results	Combina i risultati
Combined results	Risultati combinati
Compare	Confronta
Compound	Compound
Confirm	Conferma
Connecting…	Connessione…
Continue	Continua
Continue with the others	Continua con gli altri
Copies names, bows, shafts, targets and scorers, but no arrows. Withdrawn archers stay out.	Copia nomi, archi, aste, bersagli e marcatori, ma non le frecce. I ritirati restano fuori.
Copy %@	Copia \#u{1}a
Copy of %@	Copia di \#u{1}a
Copy this shoot	Copia questa gara
Correct an arrow	Correggi una freccia
Correct end %@, arrow %@ <span>now</span> <span2>%@</span2>	Correggi volée \#u{1}a, freccia \#u{1}b <span>ora</span> <span2>\#u{1}c</span2>
Corrected. Running total %@	Corretto. Totale parziale \#u{1}a
Create another code	Crea un altro codice
Create the shoot	Crea la gara
Created "%@": %@	"\#u{1}a" creata: \#u{1}b
Date	Data
Default bow for boards	Arco predefinito delle classifiche
Default period for best scores	Periodo predefinito dei migliori punteggi
Delete	Elimina
Delete %@ from the register?	Eliminare \#u{1}a dal registro?
Delete archer	Elimina arciere
Delete the name	Elimina il nome
Delete the name %@ from this shoot?	Eliminare il nome \#u{1}a da questa gara?
Delete the wishes	Elimina le richieste
Delete the wishes of all archers?	Eliminare le richieste di tutti gli arcieri?
Deleted: %@	Eliminato: \#u{1}a
Details	Dettagli
Did not finish	Non ha finito
Did not start	Non partito
Different distances or faces share this target. Move archers to other targets.	Distanze o visuali diverse condividono questo bersaglio. Sposta arcieri su altri bersagli.
Discard the practice	Scarta l’allenamento
Discard the practice?	Scartare l’allenamento?
Disputes settled	Contestazioni risolte
Disputes · %@	Contestazioni · \#u{1}a
Disputes · <bdi>%@</bdi>	Contestazioni · <bdi>\#u{1}a</bdi>
Disqualified	Squalificato
Disqualified: %@	Squalificato: \#u{1}a
Disqualify	Squalifica
Disqualify %@	Squalifica \#u{1}a
Disqualify %@?	Squalificare \#u{1}a?
Distance in m	Distanza in m
Down	Giù
Each card gets a QR code. A phone that scans it scores the archers at that target, without an account.	Ogni tabella ha un codice QR. Un telefono che lo inquadra segna per gli arcieri di quel bersaglio, senza account.
Each category has its own round, tie rule and podium. All shoot on one line and appear in one result list.	Ogni categoria ha il suo round, la sua regola di parità e il suo podio. Tutti tirano su una linea e stanno in un elenco di risultati.
Each place is given once, in the order of the board.	Ogni posizione si assegna una volta, nell’ordine della classifica.
Earlier entries	Voci precedenti
End	Volée
End %@	Volée \#u{1}a
End %@ of %@	Volée \#u{1}a di \#u{1}b
End %@ of %@ has several entries or was missed. Correct its arrows one by one.	La volée \#u{1}a di \#u{1}b ha più inserimenti o è stata saltata. Correggi le frecce una per una.
End %@ of %@ is not disputed. Use 'archery disputes' to see the disputed ends.	La volée \#u{1}a di \#u{1}b non è contestata. 'archery disputes' mostra quelle contestate.
End %@ of %@ is still missing from the second scorer.	La volée \#u{1}a di \#u{1}b manca ancora dal secondo marcatore.
End %@ of %@, settled	Volée \#u{1}a di \#u{1}b, risolta
End %@ of %@: %@	Volée \#u{1}a di \#u{1}b: \#u{1}c
End %@ takes %@ more arrows, not %@. Nothing was recorded.	\#u{2}b\#u{3}1La volée \#u{1}a accetta ancora \#u{1}b freccia, non \#u{1}c. Non è stato registrato nulla.\#u{3}oLa volée \#u{1}a accetta ancora \#u{1}b frecce, non \#u{1}c. Non è stato registrato nulla.\#u{4}
End %@ was changed on another device. Check what the page shows now, and enter the arrow again if it is missing.	La volée \#u{1}a è stata cambiata su un altro dispositivo. Guarda la pagina e reinserisci la freccia se manca.
End %@ · <bdi>%@</bdi>	Volée \#u{1}a · <bdi>\#u{1}b</bdi>
End %@ ✓	Volée \#u{1}a ✓
End %@, %@ points so far	Volée \#u{1}a, \#u{1}b punti finora
End %@, %@ points: %@	Volée \#u{1}a, \#u{1}b punti: \#u{1}c
End %@: %@	Volée \#u{1}a: \#u{1}b
End %@: <strong>%@</strong>	Volée \#u{1}a: <strong>\#u{1}b</strong>
End all links	Disattiva tutti i link
End by end	Volée per volée
End the links of all cards? Scorers can no longer open them.	Disattivare i link di tutte le tabelle? I marcatori non potranno più aprirli.
End the links of this session	Disattiva i link di questo turno
End the links of this session’s cards? Scorers can no longer open them.	Disattivare i link delle tabelle di questo turno? I marcatori non potranno più aprirli.
End this code	Disattiva questo codice
End this code? Archers can no longer join with it.	Disattivare questo codice? Gli arcieri non potranno più usarlo.
End this link	Termina questo collegamento
End total	Totale volée
Ends	Volée
Ends %@	Volée \#u{1}a
Ends of %@	Volée di \#u{1}a
Ends shot	Volée tirate
Enter a name for the category %@.	Inserisci un nome per la categoria \#u{1}a.
Enter a name for the session.	Inserisci un nome per il turno.
Enter a place for two archers or more.	Indica una posizione per almeno due arcieri.
Enter a reason for the correction.	Indica un motivo per la correzione.
Enter and the arrow keys move. Backspace undoes the last arrow.	Invio e i tasti freccia spostano. Backspace toglie l’ultima freccia inserita.
Enter cards	Inserisci tabelle
Enter cards · %@	Inserisci tabelle · \#u{1}a
Enter it at <span>%@</span>, or open <a>%@</a>.	Inseriscilo su <span>\#u{1}a</span>, o apri <a>\#u{1}b</a>.
Enter on a recorded arrow opens its correction.	Invio su una freccia registrata apre la sua correzione.
Enter the archer's name.	Inserisci il nome dell’arciere.
Enter the code at %@/join, or open %@	Inserisci il codice su \#u{1}a/join, o apri \#u{1}b
Enter the date as year, month and day, such as 2026-11-24.	Inserisci la data come anno, mese e giorno, per esempio 2026-11-24.
Enter the name of the guest, or leave it out to join yourself.	Indica il nome dell’ospite, o lascialo per partecipare tu.
Enter the places of the shoot-off: 1, 2 and so on. They only separate tied archers. Leave the field empty for archers who did not take part. The same number means still tied.	Indica le posizioni dello spareggio: 1, 2 e così via. Separano solo arcieri a pari punti. Lascia vuoto per chi non ha partecipato. Lo stesso numero significa ancora pari.
Enter the time as hours and minutes, such as 09:30.	Inserisci l’ora come ore e minuti, per esempio 09:30.
Enter the totals from the paper sheet. Leave a count empty if the sheet has none.	Inserisci i totali della tabella su carta. Lascia vuoto un conteggio che manca.
Entries needed for gold	Iscritti necessari per l’oro
Entry	Inserimento
Entry list	Elenco iscritti
Entry list · %@	Elenco iscritti · \#u{1}a
Entry list · <bdi>%@</bdi>	Elenco iscritti · <bdi>\#u{1}a</bdi>
Every arrow	Ogni freccia
Every bow	Tutti gli archi
Every bow, all time	Tutti gli archi, da sempre
Every entry for this archer, newest last. Entries are never changed, only added.	Ogni inserimento per questo arciere, il più recente in fondo. Non si modificano mai, si aggiungono soltanto.
Everyone shoots %@ and is ranked together.	Tutti tirano \#u{1}a e si classificano insieme.
Everyone shoots %@ and is ranked together. Add categories to change that.	Tutti tirano \#u{1}a e si classificano insieme. Aggiungi categorie per cambiarlo.
Everything that the register holds about this archer is deleted. Results of shoots stay.	Si elimina tutto ciò che il registro ha su questo arciere. I risultati restano.
Extra scorers removed for: %@	Marcatori extra rimossi per: \#u{1}a
Face in cm	Visuale in cm
Female	Femminile
Field and 3D	Campagna e 3D
File	File
Final (version 1)	Definitivo (versione 1)
Final, corrected (version %@)	Definitivo, corretto (versione \#u{1}a)
Finalise at once	Chiudi subito
Finalise the scores	Chiudi i punteggi
Finalise the sheets? Only the organiser can correct them afterwards.	Chiudere le tabelle? Poi solo l’organizzatore può correggerle.
Find	Cerca
Find archers	Cerca arcieri
Finish	Concludi
Finish early	Concludi prima
Finish early?	Concludere prima?
Finish the practice	Concludi l’allenamento
Finish the practice with the arrows shot so far?	Concludere l’allenamento con le frecce tirate finora?
Finish the shoot	Concludi la gara
Finish the shoot now	Concludi la gara ora
Finish the shoot? No arrow can be entered afterwards.	Concludere la gara? Poi non si possono più inserire frecce.
Finished	Conclusa
First archer of the next end	Primo arciere della volée seguente
First target	Primo bersaglio
First:	Prima:
For %@ more archers, until <time>%@</time>.	\#u{2}a\#u{3}1Per \#u{1}a altro arciere, fino a <time>\#u{1}b</time>.\#u{3}oPer altri \#u{1}a arcieri, fino a <time>\#u{1}b</time>.\#u{4}
For a shoot that was started with the wrong round. The copy starts at once. Ends come along from the first one on, while the round has as many arrows in them and the face has their values.	Per una gara iniziata con il round sbagliato. La copia inizia subito. Le volée vengono copiate dalla prima, finché il round ha lo stesso numero di frecce e la visuale i loro valori.
For an archer who was entered by mistake. The archer has no arrows yet.	Per un arciere inserito per errore. Non ha ancora frecce.
For an end that was entered for the wrong archer. If the other archer has this end, too, the two are exchanged.	Per una volée inserita per l’arciere sbagliato. Se anche l’altro arciere ha questa volée, le due vengono scambiate.
For any other round, copy the shoot. The archers come along, and the arrows that fit if you choose so.	Per qualsiasi altro round, copia la gara. Gli arcieri vengono con sé e, se vuoi, le frecce adatte.
For bronze	Per il bronzo
For one person with two entries. This entry stays, with the arrows of both. Where both have different arrows in an end, you then choose.	Per una persona con due voci. Questa voce resta, con le frecce di entrambe. Dove entrambe hanno frecce diverse in una volée, scegli dopo.
For silver	Per l’argento
For the bows on the roster. You can change or remove each category afterwards.	Per gli archi in elenco. Poi puoi modificare o rimuovere ogni categoria.
From only %@ of %@ arrows.	Da sole \#u{1}a frecce su \#u{1}b.
Gender	Genere
Genders	Generi
Gold	Oro
Guest	Ospite
Guest of %@	Ospite di \#u{1}a
Guests	Ospiti
Guests in all	Ospiti in tutto
Guests per archer	Ospiti per arciere
Highlight my rows	Evidenzia le mie righe
Highlight my rows: no	Evidenzia le mie righe: no
Highlight my rows: yes	Evidenzia le mie righe: sì
History	Storia
Hits	Colpi a segno
Hold and slide to be exact.	Tieni premuto e scorri per precisione.
How often each end is entered	Quante volte si inserisce ogni volée
How ties are broken	Come si risolvono i pari merito
I shoot	Tiro io
I shoot a personal best	Faccio un record personale
I shoot, too	Tiro anch’io
If the place is taken, the two archers swap. Leave the target empty to remove the place.	Se il posto è occupato, i due arcieri si scambiano. Lascia vuoto il bersaglio per liberare il posto.
Imperial	Imperial
Import	Importa
Import a table	Importa una tabella
In front:	In testa:
Indoor	Al chiuso
Indoor %@	Al chiuso \#u{1}a
Indoors	Al chiuso
Input	Inserimento
It shows the board and the results, and nothing else, until you end it on the page People.	Mostra la classifica e i risultati, e nient’altro, finché non lo disattivi nella pagina Persone.
Join a shoot	Partecipa a una gara
Join the entries	Unisci le voci
Join the other entry with %@?	Unire l’altra voce a \#u{1}a?
Join the shoot yourself first. Then you can add guests.	Partecipa prima tu. Poi puoi aggiungere ospiti.
Join with a code	Partecipa con un codice
Join with another entry	Unire a un’altra voce
Joined: %@ is %@.	Unite: \#u{1}a è \#u{1}b.
Judge’s decision	Decisione dell’arbitro
Judge’s signature	Firma del giudice
Keep as it is	Lascia così
Keep the session	Mantieni il turno
Keep this page open: it cannot be loaded without the server.	Tieni aperta questa pagina: senza server non si carica.
Keys	Tasti
Later entries	Voci successive
Leave it out	Ometti
Leave them out	Escluderle
Left	Sinistra
Licence number	Numero di tessera
Line	Riga
Line %@ is not the start of an exported shoot. Check the file.	La riga \#u{1}a non è l’inizio di una gara esportata. Controlla il file.
Line %@ is of version %@, which this app cannot read. Update the app.	La riga \#u{1}a è della versione \#u{1}b, che questa app non legge. Aggiorna l’app.
Line %@:	Riga \#u{1}a:
Line %@: %@	Riga \#u{1}a: \#u{1}b
Line call	Freccia sulla linea
Line-up	Linea di tiro
Line-up to print	Linea di tiro da stampare
Line-up · %@	Linea di tiro · \#u{1}a
Line-up · <bdi>%@</bdi>	Linea di tiro · <bdi>\#u{1}a</bdi>
Lines with %@ are not used here.	Le righe con \#u{1}a qui non si usano.
Linked with the account of %@. The arrows count in its scores and bests.	Collegato all’account di \#u{1}a. Le frecce contano nei suoi punteggi e record.
Live board	Classifica in diretta
Lock the place	Blocca il posto
Longbow	Longbow
Look at the disputes	Vedi le contestazioni
M, miss	M, mancato
Make a registrar	Rendi gestore del registro
Male	Maschile
Match names	Abbina i nomi
Medals	Medaglie
Medals by club	Medaglie per società
Member register	Registro soci
Misread on the face	Letta male sulla visuale
Miss	Mancato
Missed ends count as misses.	Le volée saltate valgono come mancati.
Month %@ of %@	Mese \#u{1}a del \#u{1}b
More for %@	Altro per \#u{1}a
Move	Sposta
Move an archer	Sposta un arciere
Move an end to another archer	Spostare una volée a un altro arciere
Move the end	Sposta la volée
Moved since the last end	Spostamento dall’ultima volée
Moved. Running total %@	Spostata. Totale parziale \#u{1}a
My rank in the best scores changes	La mia posizione nei migliori punteggi cambia
My scores	I miei punteggi
Name	Nome
Name 2 to %@ shoots.	Nomina da 2 a \#u{1}a gare.
Name a member, with --remove or --hand-over at most.	Indica un membro, al massimo con --remove o --hand-over.
Name a shoot, or use --organiser.	Nomina una gara, o usa --organiser.
Name contains	Il nome contiene
Name of the round	Nome del round
Name or club	Nome o società
Name the shoot with the arrows with --like.	Indica con --like la gara che ha le frecce.
Name, bow, target and more	Nome, arco, bersaglio e altro
Name, round or settings were changed.	Nome, round o impostazioni sono cambiati.
Needed when archers of the category have arrows. A category with arrows can only be renamed.	Serve se gli arcieri della categoria hanno frecce. Una categoria con frecce si può solo rinominare.
New category	Nuova categoria
New combined category	Nuova categoria combinata
New shoot	Nuova gara
New value	Nuovo valore
Next page	Pagina seguente
No	No
No account asked to be %@. Use 'archery approve' without an archer to see the requests.	Nessun account ha chiesto di essere \#u{1}a. 'archery approve' senza arciere mostra le richieste.
No account is called "%@".	Nessun account si chiama "\#u{1}a".
No archer "%@" takes part in this shoot.	Nessun arciere "\#u{1}a" partecipa a questa gara.
No archer has a target. Use 'archery archer' to give out targets.	Nessun arciere ha un bersaglio. 'archery archer' li assegna.
No archer of the list has the code "%@".	Nessuno nell’elenco ha il codice "\#u{1}a".
No archer with an account is called "%@". Archers with an account: %@	Nessun arciere con account si chiama "\#u{1}a". Arcieri con account: \#u{1}b
No archer with the licence %@ is in the member register.	Nessun arciere con la licenza \#u{1}a nel registro soci.
No archers added.	Nessun arciere aggiunto.
No archers added. %@ Use --skip-bad to add the other lines.	Nessun arciere aggiunto. \#u{1}a Con --skip-bad aggiungi le altre righe.
No archers are on the board yet.	Nessun arciere in classifica per ora.
No archers are tied, so no shoot-off is needed.	Nessun arciere è a pari punti, quindi non serve uno spareggio.
No archers match.	Nessun arciere trovato.
No archers on the roster yet.	Nessun arciere in elenco per ora.
No archers on the roster yet. <a>Add archers</a>	Nessun arciere in elenco per ora. <a>Aggiungi arcieri</a>
No archers yet.	Nessun arciere per ora.
No archers yet. Use 'archery register add' to add one.	Nessun arciere per ora. 'archery register add' ne aggiunge uno.
No arrow at a face yet. Choose the face as input while scoring, and each arrow appears here.	Nessuna freccia sulla visuale per ora. Scegli la visuale come inserimento e ogni freccia apparirà qui.
No arrows on the face yet.	Nessuna freccia sulla visuale per ora.
No arrows yet in these shoots.	Nessuna freccia in queste gare per ora.
No arrows yet.	Nessuna freccia per ora.
No bow, age class or gender yet	Ancora senza arco, classe d’età o genere
No bow: %@. Ianseo has no division for them.	Senza arco: \#u{1}a. Ianseo non ha una divisione per loro.
No category	Nessuna categoria
No disputes.	Nessuna contestazione.
No extra scorers for %@.	Nessun marcatore extra per \#u{1}a.
No gender: %@. Ianseo guesses it, and finds no class for adults.	Senza genere: \#u{1}a. Ianseo lo indovina e non trova una classe per gli adulti.
No longer a registrar	Non più gestore del registro
No member of this shoot is called "%@". Invite the person first. Members: %@	Nessun membro di questa gara si chiama "\#u{1}a". Invita prima la persona. Membri: \#u{1}b
No one	Nessuno
No open disputes.	Nessuna contestazione aperta.
No other accounts yet.	Ancora nessun altro account.
No registrars.	Nessun gestore del registro.
No requests.	Nessuna richiesta.
No scores yet. A shoot publishes them when it is finished.	Nessun punteggio per ora. Una gara li pubblica alla fine.
No scores yet. Scores appear here when a shoot is finished. Practice does not count.	Nessun punteggio per ora. Appaiono qui alla fine di una gara. L’allenamento non conta.
No scores yet. Your total appears here when a shoot is finished. <a>Join or start a shoot</a>	Nessun punteggio per ora. Il tuo totale appare qui alla fine di una gara. <a>Partecipa o inizia una gara</a>
No sheet yet.	Nessuna tabella per ora.
No shoot yet	Nessuna gara per ora
No shoots yet. <a>Start one first</a>	Nessuna gara per ora. <a>Iniziane una</a>
No shoots yet. Use 'archery new NAME --round wa18' to create one.	Nessuna gara per ora. 'archery new NOME --round wa18' ne crea una.
None of %@ arrows are placed on the face.	Nessuna delle \#u{1}a frecce è posizionata sulla visuale.
None of your archers takes part in the shoot any more.	Nessuno dei tuoi arcieri partecipa più alla gara.
None ticked means all.	Nessuna spunta vale tutte.
Not added up, because several archers have the name: %@. Enter their clubs and bows, or match their accounts.	Non sommati, perché più arcieri hanno questo nome: \#u{1}a. Indica società e archi, o collega i loro account.
Not final	Non definitivo
Not finished yet: %@ and %@ more. Wait for them, or list them as DNF.	Non ancora finito: \#u{1}a e altri \#u{1}b. Aspettali, o segnali come DNF.
Not finished yet: %@. Wait for them, or list them as DNF.	Non ancora finito: \#u{1}a. Aspettali, o segnali come DNF.
Not finished: %@	Non finito: \#u{1}a
Not finished: %@ and %@ more.	Non finito: \#u{1}a e altri \#u{1}b.
Not given	Non indicato
Not recorded	Non registrato
Not recorded: %@ for %@ in end %@. %@	Non registrato: \#u{1}a per \#u{1}b nella volée \#u{1}c. \#u{1}d
Not said	Non indicato
Not sent: %@.	Non inviate: \#u{1}a.
Notes	Note
Notes have at most %@ characters.	Le note hanno al massimo \#u{1}a caratteri.
Nothing more can be entered here.	Qui non si può inserire altro.
Nothing more can be entered, and there will be no results. The arrows stay on record.	Non si può inserire altro e non ci saranno risultati. Le frecce restano registrate.
Nothing was added. Check %@ lines.	\#u{2}a\#u{3}1Non è stato aggiunto nulla. Controlla \#u{1}a riga.\#u{3}oNon è stato aggiunto nulla. Controlla \#u{1}a righe.\#u{4}
Nothing was changed. %@	Non è cambiato nulla. \#u{1}a
Notifications about ranks follow this choice.	Le notifiche sulle posizioni seguono questa scelta.
Notify me about	Avvisami di
Notify me about my rank: no	Avvisami della mia posizione: no
Notify me about my rank: yes	Avvisami della mia posizione: sì
Notify me about personal bests: no	Avvisami dei record personali: no
Notify me about personal bests: yes	Avvisami dei record personali: sì
Number of targets	Numero di bersagli
On another face: %@	Su un’altra visuale: \#u{1}a
On the board	In classifica
On the roster	In elenco
On this device	Su questo dispositivo
Once	Una volta
One for each bow	Una per ogni arco
One name per line. You score for them. %@	Un nome per riga. Segni tu per loro. \#u{1}a
Only %@ of %@ arrows are placed, too few for a group.	Solo \#u{1}a frecce su \#u{1}b sono posizionate, troppo poche per un gruppo.
Only %@, as in your settings. Use --bow all --season all to see every score.	Solo \#u{1}a, come nelle impostazioni. --bow all --season all mostra tutti i punteggi.
Only %@, as in your settings. Use --bow all to see all archers.	Solo \#u{1}a, come nelle impostazioni. --bow all mostra tutti gli arcieri.
Only an organiser of a started shoot can copy its arrows.	Solo un organizzatore di una gara iniziata può copiarne le frecce.
Only organisers can create shoots here.	Solo gli organizzatori possono creare gare qui.
Only organisers can create shoots here. Ask the owner of the server, or start a practice.	Solo gli organizzatori possono creare gare qui. Chiedi al proprietario del server, o inizia un allenamento.
Only the organiser can do this.	Solo l’organizzatore può farlo.
Only the owner of the server and the registrars can use the member register.	Solo il proprietario del server e i gestori possono usare il registro soci.
Only the owner of the server can appoint registrars.	Solo il proprietario del server può nominare i gestori del registro.
Only the owner of this server and the registrars see this page. Entry lists get names and bows from it.	Solo il proprietario del server e i gestori vedono questa pagina. Gli elenchi iscritti ne prendono nomi e archi.
Only the scorer who recorded it or the organiser can undo it.	Solo il marcatore che l’ha registrato o l’organizzatore può annullarlo.
Only this machine reaches the server. For phones, start it with: archery serve --host 0.0.0.0	Solo questo computer raggiunge il server. Per i telefoni avvialo così: archery serve --host 0.0.0.0
Only you see practice. It does not count for best scores.	L’allenamento lo vedi solo tu. Non conta per i migliori punteggi.
Only you see the wishes. They stay on this server.	Solo tu vedi le richieste. Restano su questo server.
Open disputes	Contestazioni aperte
Open practice	Allenamento libero
Or enter the code %@ at %@/join	O inserisci il codice \#u{1}a su \#u{1}b/join
Or on the %@: <code>%@</code>	O su \#u{1}a: <code>\#u{1}b</code>
Order	Ordine
Other entry	Altra voce
Others shoot with me	Altri tirano con me
Outdoor	All’aperto
Outdoor %@	All’aperto \#u{1}a
Outdoors	All’aperto
Page %@ of %@	Pagina \#u{1}a di \#u{1}b
Page before	Pagina precedente
Paste a table from a spreadsheet. Its first line names the columns: name, bow, session, target, club, birth year, gender, licence, wishes. Only the name is needed. Ianseo’s entry list is read, too. Archers already on the roster stay, with the bow and target given here, so you can import a list again.	Incolla una tabella da un foglio di calcolo. La prima riga nomina le colonne: nome, arco, turno, bersaglio, società, anno di nascita, genere, tessera, richieste. Serve solo il nome. Si legge anche l’elenco di Ianseo. Chi è già in elenco resta, con arco e bersaglio di qui, quindi puoi importare di nuovo.
Pause	Pausa
Paused	In pausa
People	Persone
Period	Periodo
Personal best	Record personale
Personal best: %@ in %@ at %@, %@ before.	Record personale: \#u{1}a in \#u{1}b a \#u{1}c, prima \#u{1}d.
Personal bests	Record personali
Personal bests and changed places among the best scores	Record personali e cambi di posizione nei migliori punteggi
Pin an archer	Fissa un arciere
Pinned archers	Arcieri fissati
Place	Posizione
Place %@	Posiziona \#u{1}a
Place %@ of %@, %@ behind the highest score.	Posizione \#u{1}a di \#u{1}b, a \#u{1}c dal punteggio più alto.
Place %@ of %@, shared, %@ behind the highest score.	Posizione \#u{1}a di \#u{1}b, condivisa, a \#u{1}c dal punteggio più alto.
Place %@ of %@, shared.	Posizione \#u{1}a di \#u{1}b, condivisa.
Place %@ of %@.	Posizione \#u{1}a di \#u{1}b.
Place the rest	Assegna gli altri
Place, where it is shot	Luogo della gara
Places after a tie	Posizioni dopo un pari merito
Podium	Podio
Points per arrow over time, %@ practices	\#u{2}a\#u{3}1Punti per freccia nel tempo, \#u{1}a allenamento\#u{3}oPunti per freccia nel tempo, \#u{1}a allenamenti\#u{4}
Practice	Allenamento
Practice %@	Allenamento \#u{1}a
Practice has no categories. Make a shoot instead.	L’allenamento non ha categorie. Crea una gara.
Practice, not finished	Allenamento, non concluso
Practise	Allenati
Practise again	Allenati di nuovo
Prepare	Prepara
Preview	Anteprima
Print this page. Each archer gets one sheet with the arrows shot so far.	Stampa questa pagina. Ogni arciere ha una tabella con le frecce tirate finora.
Print this page. Tied archers get one sheet for their shoot-off.	Stampa questa pagina. Gli arcieri a pari punti hanno una tabella per lo spareggio.
Progress	Avanzamento
Provisional · %@	Provvisorio · \#u{1}a
QR code for the scorer of target %@	Codice QR per il marcatore del bersaglio \#u{1}a
QR code of the live board	Codice QR della classifica in diretta
QR code to join	Codice QR per partecipare
QR codes for scorers	Codici QR per marcatori
Queued	In coda
Ranking and other rules	Classifica e altre regole
Reason	Motivo
Reason (optional)	Motivo (facoltativo)
Record the shoot-off	Registra lo spareggio
Recorded	Registrato
Recorded: %@. Running total %@	Registrato: \#u{1}a. Totale parziale \#u{1}b
Recurve	Arco olimpico
Registrars	Gestori del registro
Rejected entries	Inserimenti rifiutati
Remove %@	Rimuovi \#u{1}a
Remove %@ from the roster?	Rimuovere \#u{1}a dall’elenco?
Remove <bdi>%@</bdi>	Rimuovi <bdi>\#u{1}a</bdi>
Remove from all results, without a score (DQB)	Togli da tutti i risultati, senza punteggio (DQB)
Remove from the roster	Rimuovi dall’elenco
Remove or merge	Rimuovi o unisci
Remove the category	Rimuovi la categoria
Remove the category %@?	Rimuovere la categoria \#u{1}a?
Remove the session	Rimuovi il turno
Remove this session? Its archers go to the first one. Archers whose place is taken there lose it.	Rimuovere questo turno? I suoi arcieri passano al primo. Chi vi trova il posto occupato lo perde.
Removed from all results	Tolto da tutti i risultati
Removed: %@	Rimosso: \#u{1}a
Reopen	Riapri
Reopen the session	Riapri il turno
Reopen the shoot? The results are provisional again.	Riaprire la gara? I risultati tornano provvisori.
Results	Risultati
Results of this day combined	Risultati di oggi combinati
Results · %@	Risultati · \#u{1}a
Resume	Riprendi
Right	Destra
Roster	Elenco
Round	Round
Rounds	Round
Running total	Totale parziale
SHA-256 of the journal: %@	SHA-256 del registro: \#u{1}a
SHA-256 of the journal: <span>%@</span>	SHA-256 del registro: <span>\#u{1}a</span>
Sample shoot: %@, %@	Gara di esempio: \#u{1}a, \#u{1}b
Save	Salva
Save as CSV	Salva come CSV
Save as JSON	Salva come JSON
Save correction	Salva correzione
Save for Ianseo	Salva per Ianseo
Save scorers	Salva marcatori
Saved.	Salvato.
Scan to score	Inquadra per segnare
Score	Punteggio
Score card of %@	Tabella punteggi di \#u{1}a
Score cards	Tabelle punteggi
Score cards of <bdi>%@</bdi>	Tabelle punteggi di <bdi>\#u{1}a</bdi>
Score cards with links for scorers were made.	Sono state create tabelle con link per marcatori.
Score cards with links for scorers were made: %@.	Sono state create tabelle con link per marcatori: \#u{1}a.
Score cards · %@	Tabelle punteggi · \#u{1}a
Score for these archers yourself, or choose scorers on each archer’s page. An archer with an account taps “That’s me” on the shoot’s page.	Segna tu per questi arcieri, o scegli i marcatori nella pagina di ciascuno. Un arciere con account tocca “Sono io” nella pagina della gara.
Score sheets finalised: %@.	Tabelle chiuse: \#u{1}a.
Score · %@	Punteggi · \#u{1}a
Score, X, 10, ends	Punteggio, X, 10, volée
Scorers	Marcatori
Scorers disagree about some ends. Use 'archery disputes' to see them.	I marcatori non concordano su alcune volée. 'archery disputes' le mostra.
Scorers of %@: %@.	Marcatori di \#u{1}a: \#u{1}b.
Scorers of an archer share one sheet.	I marcatori di un arciere condividono una tabella.
Scorer’s signature	Firma del marcatore
Scores are final when the scorer says so.	I punteggi sono definitivi quando lo dice il marcatore.
Scores are final with the last arrow.	I punteggi sono definitivi con l’ultima freccia.
Scores of %@	Punteggi di \#u{1}a
Scores of rounds with the same name and ends are compared in My scores and Best scores.	I punteggi di round con lo stesso nome e le stesse volée si confrontano in I miei punteggi e Migliori punteggi.
Scores over time, %@ shoots: %@	\#u{2}a\#u{3}1Punteggi nel tempo, \#u{1}a gara: \#u{1}b\#u{3}oPunteggi nel tempo, \#u{1}a gare: \#u{1}b\#u{4}
Scoring and the live board open at the start.	Il punteggio e la classifica in diretta si aprono con l’inizio.
See the results	Vedi i risultati
Sending	Invio
Session	Turno
Session %@	Turno \#u{1}a
Sessions	Turni
Sessions: %@.	Turni: \#u{1}a.
Set	Insieme
Set the bows	Imposta gli archi
Settings	Impostazioni
Settled	Risolta
Settled.	Risolta.
Several accounts are called "%@". Use the id of one.	Più account si chiamano "\#u{1}a". Usa l’identificativo di uno.
Several accounts asked to be %@. Name one with --account.	Più account hanno chiesto di essere \#u{1}a. Nominane uno con --account.
Several archers are called "%@". Use an id from 'archery show'.	Più arcieri si chiamano "\#u{1}a". Usa un identificativo di 'archery show'.
Several archers are called "%@". Use an id: %@	Più arcieri si chiamano "\#u{1}a". Usa un identificativo: \#u{1}b
Several archers have the place %@. Move them apart.	Più arcieri hanno il posto \#u{1}a. Assegna loro posti diversi.
Several members are called "%@". Use an id: %@	Più membri si chiamano "\#u{1}a". Usa un identificativo: \#u{1}b
Several shoots are called "%@". Use an id from 'archery list'.	Più gare si chiamano "\#u{1}a". Usa un identificativo di 'archery list'.
Shaft %@	Asta \#u{1}a
Shaft in mm	Asta in mm
Share results	Condividi i risultati
Share this link	Condividi questo link
Sheet of %@	Tabella di \#u{1}a
Sheets	Tabelle
Shoot	Gara
Shoot-off	Spareggio
Shoot-off cards	Tabelle di spareggio
Shoot-off for place %@	Spareggio per il posto \#u{1}a
Shoot-off recorded.	Spareggio registrato.
Shoot-off · %@	Spareggio · \#u{1}a
Shoot-off · <bdi>%@</bdi>	Spareggio · <bdi>\#u{1}a</bdi>
Shooting	In corso
Shooting is paused. Entries are closed until it continues.	La gara è in pausa. Si inserisce di nuovo quando riprende.
Shoots	Gare
Shot by	Tirata da
Shots<span> of %@</span>	Frecce<span> di \#u{1}a</span>
Show	Mostra
Show a code	Mostra un codice
Show combined results	Mostra risultati combinati
Sign in first.	Prima accedi.
Silver	Argento
Skip these lines	Salta queste righe
Skipped: %@	Saltato: \#u{1}a
Spread %@ wide, %@ high.	Dispersione \#u{1}a in larghezza, \#u{1}b in altezza.
Standings	Classifica
Start	Inizio
Start at the first end	Inizia dalla prima volée
Start shooting	Inizia a tirare
Start the shoot	Inizia la gara
Started "%@", %@: %@	"\#u{1}a" iniziato, \#u{1}b: \#u{1}c
Stop here	Fermati qui
Tap an arrow to correct it.	Tocca una freccia per correggerla.
Target	Bersaglio
Target %@	Bersaglio \#u{1}a
Target %@ is taken by line %@.	Il bersaglio \#u{1}a è già nella riga \#u{1}b.
Target %@: %@	Bersaglio \#u{1}a: \#u{1}b
Target face	Visuale
Targets	Bersagli
Targets have numbers from 1 to 999.	I bersagli hanno numeri da 1 a 999.
Targets · %@	Bersagli · \#u{1}a
Targets · <bdi>%@</bdi>	Bersagli · <bdi>\#u{1}a</bdi>
That’s me	Sono io
That’s not me	Non sono io
The archer is listed as disqualified and not ranked. The reason stays on record.	L’arciere risulta squalificato e senza posizione. Il motivo resta registrato.
The archer shoots on with the same sheet.	L’arciere continua con la stessa tabella.
The archer who shot last	L’arciere che ha tirato per ultimo
The archer’s arrows then count in the scores of that account. You can end this on the archer’s page.	Le frecce dell’arciere contano allora per quell’account. Puoi terminarlo nella pagina dell’arciere.
The arrow is too far from the face.	La freccia è troppo lontana dalla visuale.
The arrows do not fit %@: it has other ends or other values. Copy this shoot instead.	Le frecce non si adattano a \#u{1}a: ha altre volée o altri valori. Copia invece questa gara.
The arrows of %@ do not fit the round of %@. Give both one category first.	Le frecce di \#u{1}a non si adattano al round di \#u{1}b. Assegna prima a entrambi la stessa categoria.
The arrows shot so far fit these rounds and stay on the sheets.	Le frecce tirate finora si adattano a questi round e restano sulle tabelle.
The arrows stay on the sheet. The archer is not ranked and stops shooting.	Le frecce restano in tabella. L’arciere non è in classifica e non tira più.
The arrows stay on the sheet. The archer is not ranked.	Le frecce restano in tabella. L’arciere non è in classifica.
The board moves with each arrow.	La classifica cambia a ogni freccia.
The board shows the first entry until the organiser decides.	La classifica mostra il primo inserimento finché l’organizzatore decide.
The board shows the first entry until you decide.	La classifica mostra il primo inserimento finché decidi tu.
The categories and sessions are copied with or without the archers.	Le categorie e i turni vengono copiati con o senza gli arcieri.
The categories were removed.	Le categorie sono state rimosse.
The code has ended.	Il codice non vale più.
The column "%@" is there twice. Remove one of them.	La colonna "\#u{1}a" c’è due volte. Togline una.
The cross is the middle of the group, the ellipse its spread: one standard deviation each way.	La croce è il centro del gruppo, l’ellisse la dispersione: una deviazione standard per lato.
The cross, in steps of 1 mm	La croce, a passi di 1 mm
The end closed last	Ultima volée chiusa
The entry %@ in line %@ has no time stamp.	L’inserimento \#u{1}a alla riga \#u{1}b non ha orario.
The entry %@ is in line %@ a second time. Remove one of them.	L’inserimento \#u{1}a è di nuovo alla riga \#u{1}b. Togline uno.
The entry %@ of the type "%@" cannot be read.	L’inserimento \#u{1}a del tipo "\#u{1}b" non si può leggere.
The entry could not be read.	L’inserimento non si è potuto leggere.
The entry in line %@ cannot be read. Export the shoot again.	L’inserimento alla riga \#u{1}a non si può leggere. Esporta di nuovo la gara.
The face needs JavaScript, which is off. Use the buttons.	La visuale richiede JavaScript, che è disattivato. Usa i pulsanti.
The first line names the columns: name, club, bow, birth year, gender, licence, notes. An archer who is there already is changed.	La prima riga nomina le colonne: nome, società, arco, anno di nascita, genere, tessera, note. Chi c’è già viene modificato.
The first on the roster	Il primo in elenco
The highest total score, then the most 10s, Xs included, then the most Xs.	Il totale più alto, poi più 10 comprese le X, poi più X.
The highest total score, then the most 10s, then the most 9s.	Il totale più alto, poi più 10, poi più 9.
The highest total score, then the most 11s, then the most 10s.	Il totale più alto, poi più 11, poi più 10.
The highest total score, then the most 6s, then the most 5s.	Il totale più alto, poi più 6, poi più 5.
The highest total score, then the most Xs, then the most 10s, Xs included, then the most ends completed.	Il totale più alto, poi più X, poi più 10 comprese le X, poi più volée complete.
The highest total score, then the most Xs, then the most 10s, Xs included.	Il totale più alto, poi più X, poi più 10 comprese le X.
The highest total score, then the most hits, then the most golds.	Il totale più alto, poi più colpi a segno, poi più gold.
The link of %@ has ended.	Il collegamento di \#u{1}a è finito.
The links of a closed session do not work. Reopen the session on the page Targets.	I link di un turno chiuso non aprono più nulla. Riapri il turno nella pagina Bersagli.
The links on all score cards have ended.	I link di tutte le tabelle non valgono più.
The links on score cards ended.	I link delle tabelle non valgono più.
The links on score cards ended: %@.	I link delle tabelle non valgono più: \#u{1}a.
The links on the score cards of a closed session do not work.	I link delle tabelle di un turno chiuso non aprono più nulla.
The list is empty. Its first line names the columns: name, bow, target.	L’elenco è vuoto. La prima riga nomina le colonne: nome, arco, bersaglio.
The list is too large. Nothing from this line on was read. Save only the list.	L’elenco è troppo grande. Da questa riga in poi non è stato letto nulla. Salva solo l’elenco.
The name is missing.	Manca il nome.
The name is missing. Only registrars can enter archers by licence number alone.	Manca il nome. Solo un gestore del registro può iscrivere arcieri con il solo numero di tessera.
The name of %@ was deleted.	Il nome di \#u{1}a è stato eliminato.
The name of a round has 1 to %@ characters.	Il nome di un round ha da 1 a \#u{1}a caratteri.
The name of a shoot has 1 to %@ characters.	Il nome di una gara ha da 1 a \#u{1}a caratteri.
The name of an archer has at most %@ characters.	Il nome di un arciere ha al massimo \#u{1}a caratteri.
The name was deleted here, and leaves the server with the next sync. The archer is now %@.	Il nome è stato eliminato qui e lascia il server con la prossima sincronizzazione. L’arciere ora è \#u{1}a.
The name was deleted. The archer is now %@.	Il nome è stato eliminato. L’arciere ora è \#u{1}a.
The next arrow has other values. Enter this arrow again.	La prossima freccia ha altri valori. Inserisci di nuovo questa freccia.
The number of guests is between 0 and %@.	Il numero di ospiti è fra 0 e \#u{1}a.
The numbers 1 to 3 go to the spots.	I numeri da 1 a 3 vanno agli spot.
The one that fits	Quella adatta
The order is reversed.	L’ordine si inverte.
The order stays the same.	L’ordine resta uguale.
The organiser can add more by entry list, and raise the limit before the shoot starts.	L’organizzatore può aggiungerne con l’elenco iscritti e alzare il limite prima dell’inizio.
The organiser confirms it. Then you can score, and the arrows count in your scores and bests, also those shot before.	L’organizzatore lo conferma. Poi puoi segnare, e le frecce contano nei tuoi punteggi e record, anche quelle già tirate.
The organiser decided about your last arrow. Ask the organiser to change it.	L’organizzatore ha deciso sulla tua ultima freccia. Chiedigli di cambiarla.
The organiser scores this archer.	L’organizzatore segna per questo arciere.
The register has %@, and it is unclear whether this is the same archer. Add the licence number, or the club and the year of birth.	Nel registro c’è \#u{1}a, e non è chiaro se sia lo stesso arciere. Aggiungi il numero di tessera, o la società e l’anno di nascita.
The register has no archer with the id %@.	Il registro non ha un arciere con l’identificativo \#u{1}a.
The roster has %@, and it is unclear whether this is the same archer. Add the club and the bow.	\#u{1}a è già nell’elenco, e non è chiaro se sia lo stesso arciere. Aggiungi la società e l’arco.
The round, the tie rule and the settings are fixed once the shoot has started. Only a wrong round can be changed.	Il round, la regola di spareggio e le impostazioni sono fissi dall’inizio della gara. Si può cambiare solo un round sbagliato.
The round’s own rule	La regola del round
The same as line %@, so it is left out.	Uguale alla riga \#u{1}a, quindi omessa.
The score sheets are equal. The check is recorded.	Le tabelle sono uguali. Il controllo è registrato.
The scores are final	I punteggi sono definitivi
The scores stay, without the name. Best scores, notices, and entries of earlier versions keep the name. Devices that sync delete it with their next sync.	I punteggi restano, senza il nome. I migliori punteggi, gli avvisi e le voci delle versioni precedenti conservano il nome. I dispositivi che sincronizzano lo eliminano con la prossima sincronizzazione.
The server does not answer.	Il server non risponde.
The session	Il turno
The session has no place %@. Move the archer, or change the session.	Il turno non ha il posto \#u{1}a. Sposta l’arciere o modifica il turno.
The sheet is final. Only the organiser can correct it now.	La tabella è chiusa. Ora solo l’organizzatore può correggerla.
The shoot "%@" is named twice. Name each shoot once.	La gara "\#u{1}a" è nominata due volte. Nomina ogni gara una volta.
The shoot %@ was created.	La gara \#u{1}a è stata creata.
The shoot cannot be exported: %@.	La gara non si può esportare: \#u{1}a.
The shoot does not exist yet. Create it first.	La gara non esiste ancora. Prima creala.
The shoot has no archers. Cancel it instead.	La gara non ha arcieri. Annullala.
The shoot has not started yet.	La gara non è ancora iniziata.
The shoot has not started. Add everyone, then start it.	La gara non è iniziata. Aggiungi tutti, poi avviala.
The shoot has started already.	La gara è già iniziata.
The shoot is over.	La gara è finita.
The shoot is paused.	La gara è in pausa.
The shoot is paused. The organiser can resume it.	La gara è in pausa. L’organizzatore può riprenderla.
The shoot is paused. Wait until it is resumed.	La gara è in pausa. Aspetta che riprenda.
The shoot started.	La gara è iniziata.
The shoot was cancelled.	La gara è stata annullata.
The shoot was finished although not all archers were done.	La gara è stata conclusa anche se non tutti avevano finito.
The shoot was finished.	La gara è stata conclusa.
The shoot was paused.	La gara è stata messa in pausa.
The shoot was reopened.	La gara è stata riaperta.
The shoot was resumed.	La gara è ripresa.
The spots of the sheet are laid over one another.	Gli spot della visuale sono sovrapposti.
The table has the archers that you may score. The organiser may score everyone.	La tabella ha gli arcieri che puoi segnare. L’organizzatore può segnare tutti.
The totals and counts of all shoots are added up. %@ %@	Totali e conteggi di tutte le gare si sommano. \#u{1}a \#u{1}b
There are %@ fields. Ianseo's list has 4 to 21.	Ci sono \#u{1}a campi. L’elenco di Ianseo ne ha da 4 a 21.
There are %@ sessions, and this is number %@. It is left out.	Ci sono \#u{1}a turni e questo è il numero \#u{1}b. Viene tralasciato.
There is no archer "%@" in this shoot. Archers: %@	Non c’è un arciere "\#u{1}a" in questa gara. Arcieri: \#u{1}b
There is no arrow of yours to undo.	Non c’è una tua freccia da annullare.
There is no category "%@". The codes are: %@.	Non c’è la categoria "\#u{1}a". I codici sono: \#u{1}b.
There is no category "%@". Use 'archery categories' to see the codes.	Non c’è la categoria "\#u{1}a". 'archery categories' mostra i codici.
There is no column "name". The first line names the columns: name, bow, target.	Non c’è la colonna "nome". La prima riga nomina le colonne: nome, arco, bersaglio.
There is no licence number.	Manca il numero di tessera.
There is no round "%@". Use 'archery rounds' to see the codes.	Non c’è un round "\#u{1}a". 'archery rounds' mostra i codici.
There is no season, month, week or day "%@". Use one such as 2025-INDOOR or 2026-02, or all.	Non c’è una stagione, un mese, una settimana o un giorno “\#u{1}a”. Usa per esempio 2025-INDOOR o 2026-02, oppure all.
There is no session "%@". The sessions are: %@. Add others on the page Targets.	Non c’è il turno "\#u{1}a". I turni sono: \#u{1}b. Aggiungine altri nella pagina Bersagli.
There is no shoot "%@". Use 'archery list' to see your shoots.	Non c’è una gara "\#u{1}a". 'archery list' mostra le tue gare.
There is no such arrow on the sheet.	Questa freccia non è in tabella.
There is no such entry to undo.	Non c’è un inserimento da annullare.
There is no such round.	Questo round non esiste.
These archers are not done and will be listed as not finished: %@	Questi arcieri non hanno finito e risulteranno così: \#u{1}a
These archers fit no category, or several. Choose one for each. Until then they shoot %@.	Questi arcieri non rientrano in nessuna categoria, o in più d’una. Scegline una per ciascuno. Fino ad allora tirano \#u{1}a.
These ends differ and are not complete: %@. Finish them in one entry, or undo their arrows.	Queste volée sono diverse e non complete: \#u{1}a. Completale in una voce o annulla le loro frecce.
They are sent as soon as the server answers.	Si inviano appena il server risponde.
They are sent when the shoot is resumed.	Si inviano quando la gara riprende.
They are sent when you open the new card’s link on this device.	Vengono inviate quando apri su questo dispositivo il link della nuova tabella.
They are sent when you sign in again on this device.	Saranno inviate quando accederai di nuovo su questo dispositivo.
They shoot the missed ends while the others wait.	Tirano le volée saltate mentre gli altri aspettano.
They shoot the same round.	Tirano lo stesso round.
This account already shoots as %@.	Questo account tira già come \#u{1}a.
This account has not asked for the archer. The account asks first, on its own page.	Questo account non ha chiesto l’arciere. Prima chiede l’account, nella sua pagina.
This archer has an account already.	Questo arciere ha già un account.
This archer has an account and cannot be a guest. Invite the archer instead.	Questo arciere ha un account e non può essere ospite. Invitalo.
This archer has shot all arrows of this end. Choose the archer whose turn it is.	Questo arciere ha tirato tutte le frecce di questa volée. Scegli l’arciere di turno.
This archer has shot all arrows of this end. These archers are next: %@ and %@ more.	Questo arciere ha tirato tutte le frecce di questa volée. Tocca a: \#u{1}a e altri \#u{1}b.
This archer has shot all arrows of this end. These archers are next: %@.	Questo arciere ha tirato tutte le frecce di questa volée. Tocca a: \#u{1}a.
This archer is linked with another account. The organiser can end that link.	Questo arciere è collegato a un altro account. L’organizzatore può terminare il collegamento.
This archer is not linked with that account.	Questo arciere non è collegato a quell’account.
This archer no longer takes part in the shoot.	Questo arciere non partecipa più alla gara.
This archer scores alone.	Questo arciere segna da solo.
This archer takes part already.	Questo arciere partecipa già.
This arrow could not be saved on this device and is not recorded: %@. Enter it again.	Questa freccia non si è potuta salvare su questo dispositivo e non è registrata: \#u{1}a. Inseriscila di nuovo.
This arrow is being sent. Wait a moment, then undo it.	Questa freccia è in invio. Aspetta un attimo, poi annullala.
This cannot be undone. End the link, or add the archer again.	Questo non si può annullare. Termina il collegamento, o aggiungi di nuovo l’arciere.
This cannot be undone. Set it as it was before.	Questo non si può annullare. Rimettilo com’era prima.
This card does not cover these archers. Open the card of their target on this device, or ask the organiser to enter the arrows.	Questa tabella non riguarda questi arcieri. Apri su questo dispositivo la tabella del loro bersaglio, o chiedi all’organizzatore di inserire le frecce.
This counts	Questo conta
This end has no such entry. Look at its entries again.	Questa volée non ha quell’inserimento. Riguarda gli inserimenti.
This end has the entries 1 to %@. Choose one of them.	Questa volée ha gli inserimenti da 1 a \#u{1}a. Scegline uno.
This end is entered by buttons, not on the face.	Questa volée si inserisce con i pulsanti, non sulla visuale.
This entry cannot be saved: %@.	Questo inserimento non si può salvare: \#u{1}a.
This line has %@ fields, but the first line names %@ columns.	Questa riga ha \#u{1}a campi, ma la prima nomina \#u{1}b colonne.
This month	Questo mese
This round does not exist. Choose one from the list.	Questo round non esiste. Scegline uno dall’elenco.
This round has at most %@ points. Check the totals.	Questo round ha al massimo \#u{1}a punti. Controlla i totali.
This score card’s link has ended.	Il link di questa tabella non vale più.
This season	Questa stagione
This server does not know entries of the type "%@". Update the server, then send them again.	Questo server non conosce inserimenti del tipo "\#u{1}a". Aggiorna il server e inviali di nuovo.
This session has no number and name. It is left out.	Questo turno non ha numero e nome. Viene tralasciato.
This shoot does not exist.	Questa gara non esiste.
This shoot exists already.	Questa gara esiste già.
This week	Questa settimana
This would undo the entry of another scorer. Ask the organiser.	Questo annullerebbe l’inserimento di un altro marcatore. Chiedi all’organizzatore.
Tied with %@ other archers.	A pari punti con altri \#u{1}a arcieri.
Tied with %@.	A pari punti con \#u{1}a.
To first	Dal primo
Today	Oggi
Total	Totale
Traditional	Arco tradizionale
Try again	Riprova
Twice	Due volte
Two arrows of this end are in one spot. The judges decide.	Due frecce di questa volée sono nello stesso spot. Decidono i giudici.
Two categories have the code %@. Choose another code for one of them.	Due categorie hanno il codice \#u{1}a. Scegline un altro per una.
Two details, AB and CD	Due rotazioni, AB e CD
Two scorers entered end %@ of %@ differently. Correct your entry, or ask the organiser to decide.	Due marcatori hanno inserito la volée \#u{1}a di \#u{1}b in modo diverso. Correggi il tuo inserimento, o chiedi all’organizzatore di decidere.
Two scorers keep one sheet each, and both must agree.	Due marcatori tengono una tabella ciascuno, e devono coincidere.
Two scorers or two devices entered these ends differently.	Due marcatori o due dispositivi hanno inserito queste volée in modo diverso.
Type 10 as 1 and 0, or as T. A 1 alone counts with the next value, Enter or Tab.	Digita 10 con 1 e 0, o con T. Un 1 da solo conta con il valore successivo, Invio o Tab.
Type digits, X for an X and M for a miss. The next place follows by itself.	Digita le cifre, X per una X e M per un mancato. La casella successiva arriva da sola.
Unassigned	Senza categoria
Unassigned: %@	Senza categoria: \#u{1}a
Unchanged	Invariato
Under %@	Sotto \#u{1}a
Undo	Annulla
Undone for %@. Running total %@	Annullato per \#u{1}a. Totale parziale \#u{1}b
Undone.	Annullato.
Undone: %@ of %@ in end %@. Running total %@	Annullato: \#u{1}a di \#u{1}b nella volée \#u{1}c. Totale parziale \#u{1}d
Until I stop, in ends as described below	Finché smetto, in volée come sotto
Up	Su
Use --assign or --rest, not both.	Usa --assign o --rest, non entrambi.
Use --csv or --json, not both.	Usa --csv o --json, non entrambi.
Use --delete-name by itself.	Usa --delete-name da solo.
Use --new or --end, not both.	Usa --new o --end, non entrambi.
Used if you choose it above. Distance and face are optional. Without a face you enter arrows with buttons.	Vale se lo scegli sopra. Distanza e visuale sono facoltative. Senza visuale inserisci le frecce con i pulsanti.
Value of the arrow	Valore della freccia
Values of an arrow	Valori di una freccia
Version %@ of the list	Versione \#u{1}a della lista
WA 18m Compound	WA 18m Compound
WA 18m Compound Triple	WA 18m Compound, tripla
WA 18m Triple	WA 18m tripla
WA 3D 24 targets	WA 3D 24 bersagli
WA 50m Barebow	WA 50m arco nudo
WA 50m Compound	WA 50m Compound
WA Field 24 Red Marked	WA campagna 24, picchetto rosso, conosciuto
Wait until all arrows are sent.	Aspetta che tutte le frecce siano inviate.
Waiting for the board…	In attesa della classifica…
Waiting for the organiser	In attesa dell’organizzatore
Week %@ of %@	Settimana \#u{1}a del \#u{1}b
What the board counts	Che cosa conta la classifica
Where the arrows hit	Dove hanno colpito le frecce
Where the arrows hit at <bdi>%@</bdi>. Shafts of %@ mm.	Dove hanno colpito le frecce a <bdi>\#u{1}a</bdi>. Aste da \#u{1}b mm.
Where they hit	Dove hanno colpito
Whole cards	Tabelle intere
Whole ends	Volée intere
Wish:	Richiesta:
Wishes	Richieste
Wishes, codes and dates of birth were not saved. Import the list on the server’s page Entry list.	Richieste, codici e date di nascita non sono stati salvati. Importa l’elenco nella pagina Elenco iscritti del server.
With a keyboard: arrow keys move the cross by 1 mm, with Shift by 10. Enter places it, Escape drops it, plus and minus zoom.	Con la tastiera: le frecce spostano la croce di 1 mm, con Maiusc di 10. Invio posiziona, Esc scarta, più e meno ingrandiscono.
With the arrows that fit	Con le frecce adatte
Withdraw	Ritira
Withdraw %@	Ritira \#u{1}a
Withdraw %@?	Ritirare \#u{1}a?
Withdraw <bdi>%@</bdi>	Ritira <bdi>\#u{1}a</bdi>
Withdrawn	Ritirato
Withdrawn: %@	Ritirato: \#u{1}a
Without a club	Senza società
Without a place	Senza posto
Without a target	Senza bersaglio
World Archery 3D	World Archery 3D
World Archery field	World Archery campagna
World Archery indoor	World Archery al chiuso
World Archery outdoor	World Archery all’aperto
World Archery outdoor until 2025	World Archery all’aperto fino al 2025
World Archery: bows, age classes, men and women	World Archery: archi, classi d’età, uomini e donne
World Archery’s for its rounds, the imperial rule for imperial rounds.	Quella di World Archery per i suoi round, l’imperial per gli imperial.
Wrong key	Tasto sbagliato
Wrong round?	Round sbagliato?
X, %@ points	X, \#u{1}a punti
Year of birth	Anno di nascita
You	Tu
You are %@.	Tu sei \#u{1}a.
You are this archer. The arrows count in your scores and bests.	Tu sei questo arciere. Le frecce contano nei tuoi punteggi e record.
You asked to be %@. The organiser confirms it with 'archery approve'.	Hai chiesto di essere \#u{1}a. L’organizzatore lo conferma con 'archery approve'.
You can correct only your own sheet. The organiser can correct every sheet.	Puoi correggere solo la tua tabella. L’organizzatore può correggerle tutte.
You can score for yourself and for guests that you added. Choose one of your archers, or ask the organiser.	Puoi segnare per te e per i tuoi ospiti. Scegli uno dei tuoi arcieri, o chiedi all’organizzatore.
You described your own round, but chose another one in the list. Choose your own round, or clear its fields.	Hai descritto un round tuo, ma ne hai scelto un altro in elenco. Scegli il tuo, o svuota i campi.
You have asked for this archer %@ times. Talk to the organiser of the shoot.	Hai richiesto questo arciere \#u{1}a volte. Rivolgiti a chi organizza la gara.
You have fallen from %@ to %@ on %@, behind %@.	Sei sceso da \#u{1}a a \#u{1}b in \#u{1}c, dietro a \#u{1}d.
You have fallen from %@ to %@ on %@.	Sei sceso da \#u{1}a a \#u{1}b in \#u{1}c.
You have risen from %@ to %@ on %@.	Sei salito da \#u{1}a a \#u{1}b in \#u{1}c.
You said that you are %@. The organiser confirms it with one tap.	Hai detto di essere \#u{1}a. L’organizzatore lo conferma con un tocco.
Your archers have arrows left to shoot. Finish the round first.	I tuoi arcieri hanno ancora frecce. Prima finisci il round.
Your name on the list	Il tuo nome in elenco
Your own	Tuo
Your score sheets are final.	Le tue tabelle sono definitive.
Your stored settings cannot be read. You see the defaults. Saving replaces the stored settings.	Le impostazioni salvate non si possono leggere. Vedi quelle predefinite. Salvando le sostituisci.
Zoom in	Ingrandisci
Zoom out	Riduci
a shoot	una gara
after %@	dopo \#u{1}a
age class %@	classe d’età \#u{1}a
all bows	tutti gli archi
all time	da sempre
animals, distance unknown	animali, distanza ignota
archer|End %@ of %@	Volée \#u{1}a di \#u{1}b
at most %@	massimo \#u{1}a
best %@ of %@	migliore \#u{1}a su \#u{1}b
bow not known	arco ignoto
card %@	tabella \#u{1}a
card %@, phone %@	tabella \#u{1}a, telefono \#u{1}b
category %@	categoria \#u{1}a
category|female	femminile
category|men	uomini
category|open	open
category|under %@	U\#u{1}a
category|women	donne
checked against paper	controllato su carta
closed	chiuso
club %@	società \#u{1}a
column|9s	9
column|Xs	X
column|completed ends	volée complete
column|golds	gold
column|hits	colpi a segno
column|score	punteggio
command|Place	Posiziona
command|Score	Segna
count|%@s	\#u{1}a
count|Golds	Gold
down %@ places since the last end	\#u{2}a\#u{3}1giù di \#u{1}a posizione dall’ultima volée\#u{3}ogiù di \#u{1}a posizioni dall’ultima volée\#u{4}
e.g. 9, X or M	es. 9, X o M
e.g. Club night	es. Serata del club
e.g. Forest 24	es. Bosco 24
e.g. Recurve women	es. Olimpico donne
entered by <bdi>%@</bdi>, <time>%@</time>	inserito da <bdi>\#u{1}a</bdi>, <time>\#u{1}b</time>
event|Change	Modifica
face|Target	Visuale
first score of this round	primo punteggio di questo round
for <bdi>%@</bdi>	per <bdi>\#u{1}a</bdi>
gender %@	genere \#u{1}a
group %@	gruppo \#u{1}a
group %@, from part of the arrows	gruppo \#u{1}a, da una parte delle frecce
it must cut a line for the higher ring.	deve tagliare una linea per la zona più alta.
line	linea
linked	collegato
locked	bloccato
max %@	max \#u{1}a
mm from the centre	mm dal centro
name,bow,target	nome,arco,bersaglio
no change since the last end	nessun cambio dall’ultima volée
no club, age class or gender	senza società, classe d’età né genere
no name	senza nome
not shot	non tirato
of %@	di \#u{1}a
on the board	in classifica
personal best	record personale
personal best (%@ before)	record personale (prima \#u{1}a)
place|Results	Risultati
plan|Finish	Concludi
plan|Shoot	Tira
scorer %@	marcatore \#u{1}a
second in spot	seconda nello spot
session %@	turno \#u{1}a
several categories ranked together	più categorie insieme
spot %@	spot \#u{1}a
status|Open	Aperta
target %@	bersaglio \#u{1}a
the organiser	l’organizzatore
the shoot-off	lo spareggio
tied	a pari punti
touching a line scores the higher ring.	toccare una linea vale la zona più alta.
up %@ places since the last end	\#u{2}a\#u{3}1su di \#u{1}a posizione dall’ultima volée\#u{3}osu di \#u{1}a posizioni dall’ultima volée\#u{4}
usually %@	di solito \#u{1}a
you	tu
“%@” is no value here. Type one of %@.	«\#u{1}a» non è un valore qui. Digita uno di questi: \#u{1}b.
"""#),
    PackedWords("nl", #"""
"%@ mm" is no distance. Write whole millimetres, such as 12mm.	"\#u{1}a mm" is geen afstand. Schrijf hele millimeters, zoals 12mm.
"%@" has no arrow. Write the archer, the arrows and a distance: "Ben 9 12mm"	"\#u{1}a" heeft geen pijl. Schrijf de schutter, de pijlen en een afstand: "Ben 9 12mm"
"%@" is neither 0 nor 1.	"\#u{1}a" is geen 0 en geen 1.
"%@" is no age class that this program knows. It is left out.	"\#u{1}a" is hier geen bekende leeftijdsklasse en blijft weg.
"%@" is no age class. Write adult, under18 or 50+.	"\#u{1}a" is geen leeftijdsklasse. Schrijf adult, under18 of 50+.
"%@" is no gender. Write F or M, or leave it empty.	"\#u{1}a" is geen geslacht. Schrijf F of M, of laat het leeg.
"%@" is no period. Use all_time, season, month, week or day.	"\#u{1}a" is geen periode. Gebruik all_time, season, month, week of day.
"%@" is no thickness in millimetres, such as 5.5.	"\#u{1}a" is geen dikte in millimeters, zoals 5,5.
"%@" is no year of birth with four digits.	"\#u{1}a" is geen geboortejaar met vier cijfers.
"%@" is not a bow. Use one of: %@.	"\#u{1}a" is geen boog. Kies uit: \#u{1}b.
"%@" is not a target. Write 1 to 999 and a letter A to H, such as 12A.	"\#u{1}a" is geen baan. Schrijf 1 tot 999 en een letter A tot H, zoals 12A.
"%@" is not a value here. Use one of: %@.	"\#u{1}a" is hier geen waarde. Kies uit: \#u{1}b.
"M" can say mujer or masculino. Write mujer or hombre.	"M" kan mujer of masculino betekenen. Schrijf mujer of hombre.
%@ (version %@)	\#u{1}a (versie \#u{1}b)
%@ Archers that you tick can score too.	\#u{1}a Schutters die je aanvinkt, kunnen ook schrijven.
%@ Archers with the same counts share a rank, unless a shoot-off is recorded.	\#u{1}a Schutters met dezelfde aantallen delen een plaats, tenzij er een shoot-off is vastgelegd.
%@ Did not count: %@	\#u{1}a Telde niet mee: \#u{1}b
%@ Moved from %@.	\#u{1}a Verplaatst van \#u{1}b.
%@ Nothing was recorded. Find the end that differs.	\#u{1}a Er is niets vastgelegd. Zoek de serie die afwijkt.
%@ Reason: %@.	\#u{1}a Reden: \#u{1}b.
%@ Undone later.	\#u{1}a Later ongedaan gemaakt.
%@ Use 'archery rounds' to see the rounds.	\#u{1}a 'archery rounds' toont de rondes.
%@ Use --force to finish the shoot anyway.	\#u{1}a Met --force beëindig je de wedstrijd toch.
%@ a shoot	\#u{1}a per wedstrijd
%@ an arrow	\#u{1}a per pijl
%@ an end, best end %@ (end %@)	\#u{1}a per serie, beste serie \#u{1}b (serie \#u{1}c)
%@ and %@	\#u{1}a en \#u{1}b
%@ and %@ shoot at different distances or faces and cannot share target %@. Choose another target.	\#u{1}a en \#u{1}b schieten op verschillende afstanden of blazoenen en kunnen baan \#u{1}c niet delen. Kies een andere baan.
%@ archers	\#u{2}a\#u{3}1\#u{1}a schutter\#u{3}o\#u{1}a schutters\#u{4}
%@ archers added	\#u{2}a\#u{3}1\#u{1}a schutter toegevoegd\#u{3}o\#u{1}a schutters toegevoegd\#u{4}
%@ archers are in no category.	\#u{2}a\#u{3}1\#u{1}a schutter zit in geen klasse.\#u{3}o\#u{1}a schutters zitten in geen klasse.\#u{4}
%@ archers changed	\#u{2}a\#u{3}1\#u{1}a schutter gewijzigd\#u{3}o\#u{1}a schutters gewijzigd\#u{4}
%@ archers have no bow. They are missing from the boards and best scores of each bow.	\#u{2}a\#u{3}1\#u{1}a schutter heeft geen boog en ontbreekt in de standen en beste scores per boog.\#u{3}o\#u{1}a schutters hebben geen boog. Ze ontbreken in de standen en beste scores per boog.\#u{4}
%@ archers on the roster already	\#u{2}a\#u{3}1\#u{1}a schutter al op de startlijst\#u{3}o\#u{1}a schutters al op de startlijst\#u{4}
%@ archers share the lead with %@.	\#u{1}a schutters delen de leiding met \#u{1}b.
%@ archers unchanged	\#u{2}a\#u{3}1\#u{1}a schutter ongewijzigd\#u{3}o\#u{1}a schutters ongewijzigd\#u{4}
%@ archers. Nothing is added yet.	\#u{2}a\#u{3}1\#u{1}a schutter. Er is nog niets toegevoegd.\#u{3}o\#u{1}a schutters. Er is nog niets toegevoegd.\#u{4}
%@ arrows	\#u{2}a\#u{3}1\#u{1}a pijl\#u{3}o\#u{1}a pijlen\#u{4}
%@ arrows are saved on this device.	\#u{2}a\#u{3}1\#u{1}a pijl is op dit apparaat opgeslagen.\#u{3}o\#u{1}a pijlen zijn op dit apparaat opgeslagen.\#u{4}
%@ arrows placed. A group has at least 3.	\#u{2}a\#u{3}1\#u{1}a pijl geplaatst. Een groep heeft er minstens 3.\#u{3}o\#u{1}a pijlen geplaatst. Een groep heeft er minstens 3.\#u{4}
%@ became a co-organiser.	\#u{1}a organiseert nu mee.
%@ before	eerder \#u{1}a
%@ by %@	\#u{1}a door \#u{1}b
%@ can combine only categories that shoot the same round.	\#u{1}a kan alleen klassen met dezelfde ronde samenvoegen.
%@ can score for: %@	\#u{1}a kan schrijven voor: \#u{1}b
%@ cannot be read. Check the path.	\#u{1}a kan niet worden gelezen. Controleer het pad.
%@ cannot be shot in ends of %@ arrows. Choose another number.	\#u{1}a kan niet in series van \#u{1}b pijlen. Kies een ander aantal.
%@ contains no shoot. Use a file from 'archery export'.	\#u{1}a bevat geen wedstrijd. Gebruik een bestand van 'archery export'.
%@ disputed	\#u{1}a betwist
%@ duplicate lines	\#u{2}a\#u{3}1\#u{1}a dubbele regel\#u{3}o\#u{1}a dubbele regels\#u{4}
%@ ends	\#u{2}a\#u{3}1\#u{1}a serie\#u{3}o\#u{1}a series\#u{4}
%@ ends of %@	\#u{2}a\#u{3}1\#u{1}a serie van \#u{1}b\#u{3}o\#u{1}a series van \#u{1}b\#u{4}
%@ ends of %@: %@	\#u{2}a\#u{3}1\#u{1}a serie van \#u{1}b: \#u{1}c\#u{3}o\#u{1}a series van \#u{1}b: \#u{1}c\#u{4}
%@ entries did not count.	\#u{2}a\#u{3}1\#u{1}a invoer telde niet mee.\#u{3}o\#u{1}a invoeren telden niet mee.\#u{4}
%@ face	blazoen van \#u{1}a
%@ first, then %@	eerst \#u{1}a, dan \#u{1}b
%@ has arrows already and can no longer shoot another round. Choose a category of the same round.	\#u{1}a heeft al pijlen en kan geen andere ronde meer schieten. Kies een klasse met dezelfde ronde.
%@ has arrows already. It can only be renamed, or merged with a category of the same round.	\#u{1}a heeft al pijlen. De klasse kan alleen een andere naam krijgen of met een klasse van dezelfde ronde worden samengevoegd.
%@ has arrows. Withdraw the archer instead.	\#u{1}a heeft pijlen. Trek de schutter terug.
%@ has no arrows in end %@.	\#u{1}a heeft geen pijlen in serie \#u{1}b.
%@ has no arrows on the face in end %@.	\#u{1}a heeft geen pijlen op het blazoen in serie \#u{1}b.
%@ high	\#u{1}a hoog
%@ is a guest without an account and cannot score. Choose an archer with an account.	\#u{1}a is een gast zonder account en kan niet schrijven. Kies een schutter met account.
%@ is a registrar now.	\#u{1}a beheert nu het register.
%@ is at target %@ already.	\#u{1}a staat al op baan \#u{1}b.
%@ is at target %@ now. Move that archer first.	\#u{1}a staat nu op baan \#u{1}b. Verplaats eerst die schutter.
%@ is back in.	\#u{1}a doet weer mee.
%@ is entered by buttons, not on the face.	\#u{1}a voer je in met knoppen, niet op het blazoen.
%@ is in line %@, too. The list has two archers of this name.	\#u{1}a staat ook in regel \#u{1}b. De lijst heeft twee schutters met deze naam.
%@ is linked with the account of %@.	\#u{1}a is gekoppeld aan het account van \#u{1}b.
%@ is no longer a co-organiser.	\#u{1}a organiseert niet meer mee.
%@ is no longer a registrar.	\#u{1}a beheert het register niet meer.
%@ is no year of birth.	\#u{1}a is geen geboortejaar.
%@ is not linked with an account.	\#u{1}a is niet aan een account gekoppeld.
%@ is not shot on %@. Choose another face.	\#u{1}a wordt niet op \#u{1}b geschoten. Kies een ander blazoen.
%@ is on the roster already. Use --namesake to add another archer with the same name.	\#u{1}a staat al op de startlijst. Met --namesake voeg je nog een schutter met dezelfde naam toe.
%@ is the organiser now.	\#u{1}a is nu de organisator.
%@ leads with %@.	\#u{1}a leidt met \#u{1}b.
%@ left	\#u{1}a links
%@ lines are not fully used	\#u{2}a\#u{3}1\#u{1}a regel wordt niet helemaal gebruikt\#u{3}o\#u{1}a regels worden niet helemaal gebruikt\#u{4}
%@ lines skipped	\#u{2}a\#u{3}1\#u{1}a regel overgeslagen\#u{3}o\#u{1}a regels overgeslagen\#u{4}
%@ low	\#u{1}a laag
%@ mm from the centre	\#u{1}a mm van het midden
%@ mm high	\#u{1}a mm hoog
%@ mm left	\#u{1}a mm links
%@ mm low	\#u{1}a mm laag
%@ mm right	\#u{1}a mm rechts
%@ needs %@ targets and has %@. Add targets or put more archers on each.	\#u{1}a heeft \#u{1}b banen nodig en heeft er \#u{1}c. Voeg banen toe of zet meer schutters op elke baan.
%@ of %@	\#u{1}a van \#u{1}b
%@ of %@ archers	\#u{1}a van \#u{1}b schutters
%@ of %@ ends	\#u{1}a van \#u{1}b series
%@ of %@ placed	\#u{1}a van \#u{1}b geplaatst
%@ on another device	\#u{1}a op een ander apparaat
%@ on average	gemiddeld \#u{1}a
%@ other archers	\#u{2}a\#u{3}1\#u{1}a andere schutter\#u{3}o\#u{1}a andere schutters\#u{4}
%@ points	\#u{2}a\#u{3}1\#u{1}a punt\#u{3}o\#u{1}a punten\#u{4}
%@ right	\#u{1}a rechts
%@ says: “I am %@”	\#u{1}a zegt: “Ik ben \#u{1}b”
%@ scores this archer.	\#u{1}a schrijft voor deze schutter.
%@ shoots no end %@.	\#u{1}a schiet geen serie \#u{1}b.
%@ to %@	\#u{1}a tegen \#u{1}b
%@ to send	\#u{1}a te verzenden
%@ to shoot.	\#u{1}a is aan de beurt.
%@ triple face	drievoudig blazoen van \#u{1}a
%@ was added at target %@.	\#u{1}a is toegevoegd op baan \#u{1}b.
%@ was added.	\#u{1}a is toegevoegd.
%@ was changed: %@.	\#u{1}a is gewijzigd: \#u{1}b.
%@ was disqualified and removed from all results.	\#u{1}a is gediskwalificeerd en uit alle uitslagen verwijderd.
%@ was disqualified.	\#u{1}a is gediskwalificeerd.
%@ was joined with %@, as one person.	\#u{1}a en \#u{1}b zijn samengevoegd tot één persoon.
%@ was linked with an account.	\#u{1}a is aan een account gekoppeld.
%@ was removed from the roster.	\#u{1}a is van de startlijst verwijderd.
%@ was withdrawn.	\#u{1}a heeft zich teruggetrokken.
%@ without a bow.	\#u{2}a\#u{3}1\#u{1}a schutter zonder boog.\#u{3}o\#u{1}a schutters zonder boog.\#u{4}
%@ · %@ arrows, at most %@	\#u{2}b\#u{3}1\#u{1}a · \#u{1}b pijl, hoogstens \#u{1}c\#u{3}o\#u{1}a · \#u{1}b pijlen, hoogstens \#u{1}c\#u{4}
%@ · Big screen	\#u{1}a · Groot scherm
%@, %@ points, counts	\#u{1}a, \#u{1}b punten, telt
%@, corrected: correct it	\#u{1}a, gecorrigeerd: corrigeer
%@, end %@	\#u{1}a, serie \#u{1}b
%@, end %@, arrow %@	\#u{1}a, serie \#u{1}b, pijl \#u{1}c
%@, end %@, arrow %@: correct it	\#u{1}a, serie \#u{1}b, pijl \#u{1}c: corrigeer
%@, ends of %@	\#u{1}a, series van \#u{1}b
%@, from your <a>settings</a>.	\#u{1}a, uit je <a>instellingen</a>.
%@, shafts of %@ mm	\#u{1}a, schachten van \#u{1}b mm
%@-ring face	blazoen met \#u{1}a zones
%@. Arrow %@ of end %@, end total %@.	\#u{1}a. Pijl \#u{1}b van serie \#u{1}c, serietotaal \#u{1}d.
%@. The board shows the first entry until this is settled.	\#u{1}a. De stand toont de eerste invoer tot dit is beslist.
%@: %@ corrected to %@ in end %@.	\#u{1}a: \#u{1}b gecorrigeerd naar \#u{1}c in serie \#u{1}d.
%@: %@ counts in end %@.	\#u{1}a: \#u{1}b telt in serie \#u{1}c.
%@: %@ in end %@, in an entry that does not count.	\#u{1}a: \#u{1}b in serie \#u{1}c, in een invoer die niet telt.
%@: %@ in end %@.	\#u{1}a: \#u{1}b in serie \#u{1}c.
%@: %@ on paper, %@ here.	\#u{1}a: \#u{1}b op papier, \#u{1}c hier.
%@: a correction was undone.	\#u{1}a: een correctie is ongedaan gemaakt.
%@: another entry counts in end %@.	\#u{1}a: een andere invoer telt in serie \#u{1}b.
%@: correct it	\#u{1}a: corrigeer
%@: different arrows. Choose with 'archery settle'.	\#u{1}a: verschillende pijlen. Kies met 'archery settle'.
%@: end %@ closed.	\#u{1}a: serie \#u{1}b gesloten.
%@: end %@ reopened.	\#u{1}a: serie \#u{1}b heropend.
%@: equals the paper score sheet, %@.	\#u{1}a: gelijk aan het scorebriefje op papier, \#u{1}b.
%@: the last arrow was undone.	\#u{1}a: de laatste pijl is ongedaan gemaakt.
%@: the link with an account ended.	\#u{1}a: de koppeling met een account is beëindigd.
--open lasts until you stop. Leave out --round and --ends.	--open duurt tot je stopt. Laat --round en --ends weg.
--round and --ends name two rounds. Use a code from 'archery rounds', or your own ends.	--round en --ends noemen twee rondes. Gebruik een code van 'archery rounds' of je eigen series.
12 or 12A	12 of 12A
<bdi>%@</bdi> is on the entry list.	<bdi>\#u{1}a</bdi> staat op de deelnemerslijst.
<code>%@</code> · %@ arrows · %@	\#u{2}b\#u{3}1<code>\#u{1}a</code> · \#u{1}b pijl · \#u{1}c\#u{3}o<code>\#u{1}a</code> · \#u{1}b pijlen · \#u{1}c\#u{4}
<span>Checked</span> against paper by <bdi>%@</bdi>, <time>%@</time>.	<span>Gecontroleerd</span> met papier door <bdi>\#u{1}a</bdi>, <time>\#u{1}b</time>.
= means tied.	= betekent gelijk.
A category's code has 1 to 20 letters and digits, such as RM.	De code van een klasse heeft 1 tot 20 letters en cijfers, zoals RM.
A combined category ranks two categories or more. Choose them for %@.	Een samengevoegde klasse bevat minstens twee klassen. Kies ze voor \#u{1}a.
A device whose clock is more than a day ahead changed these settings.	Een apparaat waarvan de klok meer dan een dag voorloopt, heeft deze instellingen gewijzigd.
A distance is 1 to 500 metres or yards, not %@.	Een afstand is 1 tot 500 meter of yard, niet \#u{1}a.
A face cannot be %@ mm wide.	Een blazoen kan niet \#u{1}a mm breed zijn.
A face is 1 to 200 centimetres or inches wide, not %@.	Een blazoen is 1 tot 200 centimeter of inch breed, niet \#u{1}a.
A list has at most %@ archers. This line and the following ones were not read.	Een lijst heeft hoogstens \#u{1}a schutters. Deze en de volgende regels zijn niet gelezen.
A medal needs 1 to %@ entries.	Een medaille vraagt 1 tot \#u{1}a deelnemers.
A name cannot contain control characters.	Een naam mag geen stuurtekens bevatten.
A phone that scans a card scores the archers at its target, and opens nothing else. No account is needed. The links end with the shoot.	Een telefoon die een briefje scant, schrijft voor de schutters op die baan en opent niets anders. Een account is niet nodig. De links eindigen met de wedstrijd.
A place has at most %@ characters on one line.	Een plaats heeft hoogstens \#u{1}a tekens op één regel.
A point on the face needs two numbers.	Een punt op het blazoen heeft twee getallen nodig.
A quotation mark is opened here and never closed.	Hier begint een aanhalingsteken dat nooit eindigt.
A reason has at most %@ characters.	Een reden heeft hoogstens \#u{1}a tekens.
A registrar reads and changes this register.	Een registerbeheerder leest en wijzigt dit register.
A round has 1 to 100 ends at one distance, not %@.	Een ronde heeft 1 tot 100 series per afstand, niet \#u{1}a.
A round has 1 to 24 distances.	Een ronde heeft 1 tot 24 afstanden.
A round of your own	Een eigen ronde
A round of your own, as described below	Een eigen ronde, zoals hieronder beschreven
A scorer can also correct the sheet. The dispute ends when both entries agree.	Een schrijver kan het briefje ook corrigeren. Het geschil eindigt als beide invoeren gelijk zijn.
A setting of %@	Een instelling van \#u{1}a
A shaft is at most 9.3 mm thick. Enter its diameter in millimetres.	Een schacht is hoogstens 9,3 mm dik. Geef de diameter in millimeters.
A shoot can be cancelled, but not undone.	Een wedstrijd kan worden afgelast, maar niet ongedaan gemaakt.
A shoot has at most %@ archers.	Een wedstrijd heeft hoogstens \#u{1}a schutters.
A shoot has at most %@ categories.	Een wedstrijd heeft hoogstens \#u{1}a klassen.
A shoot has at most %@ guests. %@	\#u{2}a\#u{3}1Een wedstrijd heeft hoogstens \#u{1}a gast. \#u{1}b\#u{3}oEen wedstrijd heeft hoogstens \#u{1}a gasten. \#u{1}b\#u{4}
A shoot has at most %@ sessions, each with a name of its own.	Een wedstrijd heeft hoogstens \#u{1}a sessies, elk met een eigen naam.
A shoot-off has at most 12 arrows and distances of 0 to 1000 mm.	Een shoot-off heeft hoogstens 12 pijlen en afstanden van 0 tot 1000 mm.
A shoot-off has two archers or more. Name each archer once.	Een shoot-off heeft minstens twee schutters. Noem elke schutter één keer.
A shoot-off was recorded: %@.	Een shoot-off is vastgelegd: \#u{1}a.
A target has 1 to 6 archers, in one detail or two.	Een baan heeft 1 tot 6 schutters, in een of twee beurten.
A wish has at most %@ characters.	Een wens heeft hoogstens \#u{1}a tekens.
AB and CD in turns	AB en CD om de beurt
Account	Account
Active	Actief
Add QR codes	QR-codes toevoegen
Add a category	Klasse toevoegen
Add a session	Sessie toevoegen
Add a set	Set toevoegen
Add an archer	Schutter toevoegen
Add archer	Schutter toevoegen
Add archers	Schutters toevoegen
Add archers below, or send an invite.	Voeg hieronder schutters toe of stuur een uitnodiging.
Add the set	Set toevoegen
Add to the roster	Aan de startlijst toevoegen
Added %@: %@	\#u{1}a toegevoegd: \#u{1}b
Adult	Volwassen
After the last arrow	Na de laatste pijl
After two first places comes the second.	Na twee eerste plaatsen komt de tweede.
After two first places comes the third.	Na twee eerste plaatsen komt de derde.
Age class	Leeftijdsklasse
Age classes	Leeftijdsklassen
Ahead of %@ by %@.	Voor \#u{1}a (\#u{1}b).
All archers	Alle schutters
All arrows are entered. You can check and finalise them when the server has them.	Alle pijlen zijn ingevoerd. Zodra de server ze heeft, kun je ze controleren en afsluiten.
All arrows are in	Alle pijlen zijn ingevoerd
All categories	Alle klassen
All ends	Alle series
All ends are shot. Check the score sheets, then finalise them.	Alle series zijn geschoten. Controleer de scorebriefjes en sluit ze af.
All entries stay on record.	Alle invoeren blijven bewaard.
All entries stay on record. Deciding again is a correction.	Alle invoeren blijven bewaard. Opnieuw beslissen is een correctie.
All faces are drawn to the same scale.	Alle blazoenen zijn op dezelfde schaal getekend.
All final	Allemaal definitief
All rounds	Alle rondes
All rounds, with their faces	Alle rondes met hun blazoenen
All sent	Alles verzonden
All sessions	Alle sessies
All shoots	Alle wedstrijden
All time	Altijd
All together	Alles samen
Also for everyone else at target %@	Ook voor alle anderen op baan \#u{1}a
An account asked to be linked with %@.	Een account wil aan \#u{1}a worden gekoppeld.
An archer can bring at most %@ guests. %@	\#u{2}a\#u{3}1Een schutter mag hoogstens \#u{1}a gast meebrengen. \#u{1}b\#u{3}oEen schutter mag hoogstens \#u{1}a gasten meebrengen. \#u{1}b\#u{4}
An archer cannot have missed %@ ends.	\#u{2}a\#u{3}1Een schutter kan niet \#u{1}a serie hebben gemist.\#u{3}oEen schutter kan niet \#u{1}a series hebben gemist.\#u{4}
An end counts when its last arrow is in.	Een serie telt als de laatste pijl erin zit.
An end has 1 to 12 arrows, not %@.	Een serie heeft 1 tot 12 pijlen, niet \#u{1}a.
An end has 1 to 12 arrows.	Een serie heeft 1 tot 12 pijlen.
An entry of a newer version (%@). Update this app to read it.	Een invoer van een nieuwere versie (\#u{1}a). Werk deze app bij om hem te lezen.
An id has at most 100 bytes. Use a shorter one.	Een id heeft hoogstens 100 bytes. Gebruik een kortere.
An invite has 1 to %@ uses and lasts 1 to 365 days.	Een uitnodiging geldt voor 1 tot \#u{1}a personen en 1 tot 365 dagen.
An undone entry cannot be restored. Record it again.	Een ongedaan gemaakte invoer komt niet terug. Voer hem opnieuw in.
Another account created this shoot. Create one of your own.	Een ander account heeft deze wedstrijd gemaakt. Maak je eigen.
Another practice	Nog een training
Another reason	Andere reden
Archer	Schutter
Archers	Schutters
Archers are matched by account, else by name, bow and club. Shoot-offs do not count. Archers who missed a shoot have no place.	Schutters worden herkend aan hun account, anders aan naam, boog en club. Shoot-offs tellen niet mee. Wie een wedstrijd miste, heeft geen plaats.
Archers go to	Schutters gaan naar
Archers join by typing it on their phones, with their name and bow.	Schutters doen mee door hem op hun telefoon in te typen, met naam en boog.
Archers per target	Schutters per baan
Archers who come late	Schutters die te laat komen
Archers without a target get no code. Give out the targets first.	Schutters zonder baan krijgen geen code. Deel eerst de banen uit.
Archers without an account: one name per line. You score for them.	Schutters zonder account: één naam per regel. Jij schrijft voor hen.
Archers without an account: one name per line. You score for them. At most %@ for each archer and %@ in all. Change this under <em>Ranking and other rules</em>, or import an entry list later.	Schutters zonder account: één naam per regel. Jij schrijft voor hen. Hoogstens \#u{1}a per schutter en \#u{1}b in totaal. Wijzig dit onder <em>Ranglijst en andere regels</em>, of importeer later een deelnemerslijst.
Archery GB: bows, age classes, open and female	Archery GB: bogen, leeftijdsklassen, open en vrouwen
Archer’s signature	Handtekening schutter
Are you on the entry list?	Sta jij op de deelnemerslijst?
Arrow	Pijl
Arrow %@ of %@	Pijl \#u{1}a van \#u{1}b
Arrows	Pijlen
Arrows are recorded in this category. Give a reason for the change.	In deze klasse zijn pijlen vastgelegd. Geef een reden voor de wijziging.
Arrows in an end	Pijlen per serie
Arrows, as entered	Pijlen, zoals ingevoerd
Ask the organiser for a new card.	Vraag de organisator om een nieuw briefje.
Ask the organiser for an invite, then <a>join</a>.	Vraag de organisator om een uitnodiging en <a>doe mee</a>.
Ask the owner of the server to make you an organiser.	Vraag de eigenaar van de server om je organisator te maken.
Assign all	Alles indelen
Assign all leaves the archer there.	Alles indelen laat de schutter daar staan.
Assign places by category and club. Drag an archer to another place, or use the form below.	Verdeel de plaatsen per klasse en vereniging. Sleep een schutter naar een andere plaats of gebruik het formulier hieronder.
At most %@ for each archer and %@ in all. An entry list can have any number.	Hoogstens \#u{1}a per schutter en \#u{1}b in totaal. Een deelnemerslijst kent geen grens.
At most %@ shoots can be combined.	Hoogstens \#u{1}a wedstrijden kunnen worden samengevoegd.
Awards medals	Met medailles
Back in	Weer meedoen
Back in the shoot: %@	Doet weer mee: \#u{1}a
Back in: %@	Weer meedoen: \#u{1}a
Back in: <bdi>%@</bdi>	Weer meedoen: <bdi>\#u{1}a</bdi>
Back to the categories	Terug naar de klassen
Back to the results	Terug naar de uitslag
Back to the shoot	Terug naar de wedstrijd
Barebow	Barebow
Behind %@ by %@.	Achter \#u{1}a (\#u{1}b).
Best in practice	Beste in training
Best scores	Beste scores
Best scores and news are not up to date: %@. The server tries again every 10 seconds.	Beste scores en nieuws zijn niet actueel: \#u{1}a. De server probeert het elke 10 seconden.
Best scores of all	Beste scores van allen
Best scores, %@	Beste scores, \#u{1}a
Big screen	Groot scherm
Board	Stand
Board · %@	Stand · \#u{1}a
Boards	Standen
Bow	Boog
Bow and period: %@, %@	Boog en periode: \#u{1}a, \#u{1}b
Bows	Bogen
Bows in turn	Bogen om de beurt
Bows · %@	Bogen · \#u{1}a
Bows · <bdi>%@</bdi>	Bogen · <bdi>\#u{1}a</bdi>
Bronze	Brons
Buttons	Knoppen
By club	Op vereniging
By name	Op naam
By place	Op plaats
By target	Op baan
Cancel for good	Definitief afgelasten
Cancel the shoot	Wedstrijd afgelasten
Cancel the shoot?	Wedstrijd afgelasten?
Cancelled	Afgelast
Cards	Scorebriefjes
Cards need an id without dots.	Briefjes vragen een id zonder punten.
Categories	Klassen
Categories of one distance and face share targets	Klassen met dezelfde afstand en blazoen delen banen
Categories to rank together	Klassen die samen tellen
Categories · %@	Klassen · \#u{1}a
Categories · <bdi>%@</bdi>	Klassen · <bdi>\#u{1}a</bdi>
Categories: %@.	Klassen: \#u{1}a.
Category	Klasse
Category · %@	Klasse · \#u{1}a
Centre %@ and %@.	Midden \#u{1}a en \#u{1}b.
Centre %@.	Midden \#u{1}a.
Centre in the middle.	Precies in het midden.
Change the round	Ronde wijzigen
Change the session	Sessie wijzigen
Change the shoot	Wedstrijd wijzigen
Changed %@: %@	\#u{1}a gewijzigd: \#u{1}b
Changed since version 1: %@.	Gewijzigd sinds versie 1: \#u{1}a.
Changed: %@	Gewijzigd: \#u{1}a
Changed: %@, target %@	Gewijzigd: \#u{1}a, baan \#u{1}b
Check against paper	Met papier vergelijken
Check each sheet. Finalising ends the practice.	Controleer elk briefje. Afsluiten beëindigt de training.
Check each sheet. Once finalised, only the organiser can change a score.	Controleer elk briefje. Daarna kan alleen de organisator een score wijzigen.
Check first	Eerst controleren
Check these lines	Controleer deze regels
Check, then finalise	Controleren, dan afsluiten
Choose a round, add archers and start.	Kies een ronde, voeg schutters toe en begin.
Choose a round: --round CODE from 'archery rounds', or --ends N for your own.	Kies een ronde: --round CODE van 'archery rounds', of --ends N voor je eigen.
Choose another category that takes archers itself.	Kies een andere klasse die zelf schutters opneemt.
Choose other shoots	Andere wedstrijden kiezen
Choose the archer who shot this end.	Kies de schutter die deze serie heeft geschoten.
Choose two entries of one person.	Kies twee inschrijvingen van één persoon.
Choose two shoots or more, such as the rounds of one day. Their totals are added up.	Kies twee of meer wedstrijden, zoals de rondes van een dag. Hun totalen worden opgeteld.
Choose your name	Kies je naam
Clear this if you only keep score.	Zet dit uit als je alleen schrijft.
Clear this if you only watch or keep score.	Zet dit uit als je alleen kijkt of schrijft.
Close	Sluiten
Close the session	Sessie sluiten
Club	Vereniging
Code	Code
Columns not used: %@. The list can have name, bow and target.	Niet gebruikte kolommen: \#u{1}a. De lijst kan naam, boog en baan hebben.
Combine categories	Klassen samenvoegen
Combine results	Uitslagen samenvoegen
Combined results	Samengevoegde uitslag
Compare	Vergelijken
Compound	Compound
Confirm	Bevestigen
Connecting…	Verbinden…
Continue	Doorgaan
Continue with the others	Doorgaan met de anderen
Copies names, bows, shafts, targets and scorers, but no arrows. Withdrawn archers stay out.	Neemt namen, bogen, schachten, banen en schrijvers over, maar geen pijlen. Wie zich terugtrok, blijft weg.
Copy %@	\#u{1}a kopiëren
Copy of %@	Kopie van \#u{1}a
Copy this shoot	Deze wedstrijd kopiëren
Correct an arrow	Een pijl corrigeren
Correct end %@, arrow %@ <span>now</span> <span2>%@</span2>	Corrigeer serie \#u{1}a, pijl \#u{1}b <span>nu</span> <span2>\#u{1}c</span2>
Corrected. Running total %@	Gecorrigeerd. Lopend totaal \#u{1}a
Create another code	Nieuwe code maken
Create the shoot	Wedstrijd maken
Created "%@": %@	"\#u{1}a" gemaakt: \#u{1}b
Date	Datum
Default bow for boards	Standaardboog voor standen
Default period for best scores	Standaardperiode voor beste scores
Delete	Verwijderen
Delete %@ from the register?	\#u{1}a uit het register verwijderen?
Delete archer	Schutter verwijderen
Delete the name	Naam verwijderen
Delete the name %@ from this shoot?	De naam \#u{1}a uit deze wedstrijd verwijderen?
Delete the wishes	Wensen verwijderen
Delete the wishes of all archers?	De wensen van alle schutters verwijderen?
Deleted: %@	Verwijderd: \#u{1}a
Details	Details
Did not finish	Niet uitgeschoten
Did not start	Niet gestart
Different distances or faces share this target. Move archers to other targets.	Verschillende afstanden of blazoenen delen deze baan. Verplaats schutters naar andere banen.
Discard the practice	Training verwijderen
Discard the practice?	Training verwijderen?
Disputes settled	Geschillen beslist
Disputes · %@	Geschillen · \#u{1}a
Disputes · <bdi>%@</bdi>	Geschillen · <bdi>\#u{1}a</bdi>
Disqualified	Gediskwalificeerd
Disqualified: %@	Gediskwalificeerd: \#u{1}a
Disqualify	Diskwalificeren
Disqualify %@	\#u{1}a diskwalificeren
Disqualify %@?	\#u{1}a diskwalificeren?
Distance in m	Afstand in m
Down	Omlaag
Each card gets a QR code. A phone that scans it scores the archers at that target, without an account.	Elk briefje krijgt een QR-code. Een telefoon die hem scant, schrijft voor de schutters op die baan, zonder account.
Each category has its own round, tie rule and podium. All shoot on one line and appear in one result list.	Elke klasse heeft haar eigen ronde, regel bij gelijke stand en podium. Allen schieten op één lijn en staan in één uitslag.
Each place is given once, in the order of the board.	Elke plaats wordt één keer vergeven, in de volgorde van de stand.
Earlier entries	Eerdere invoer
End	Serie
End %@	Serie \#u{1}a
End %@ of %@	Serie \#u{1}a van \#u{1}b
End %@ of %@ has several entries or was missed. Correct its arrows one by one.	Serie \#u{1}a van \#u{1}b heeft meerdere invoeren of is gemist. Corrigeer de pijlen één voor één.
End %@ of %@ is not disputed. Use 'archery disputes' to see the disputed ends.	Serie \#u{1}a van \#u{1}b is niet betwist. 'archery disputes' toont de betwiste series.
End %@ of %@ is still missing from the second scorer.	Serie \#u{1}a van \#u{1}b ontbreekt nog van de tweede schrijver.
End %@ of %@, settled	Serie \#u{1}a van \#u{1}b, beslist
End %@ of %@: %@	Serie \#u{1}a van \#u{1}b: \#u{1}c
End %@ takes %@ more arrows, not %@. Nothing was recorded.	\#u{2}b\#u{3}1Serie \#u{1}a heeft nog plaats voor \#u{1}b pijl, niet \#u{1}c. Er is niets vastgelegd.\#u{3}oSerie \#u{1}a heeft nog plaats voor \#u{1}b pijlen, niet \#u{1}c. Er is niets vastgelegd.\#u{4}
End %@ was changed on another device. Check what the page shows now, and enter the arrow again if it is missing.	Serie \#u{1}a is op een ander apparaat gewijzigd. Kijk wat de pagina nu toont en voer de pijl opnieuw in als hij ontbreekt.
End %@ · <bdi>%@</bdi>	Serie \#u{1}a · <bdi>\#u{1}b</bdi>
End %@ ✓	Serie \#u{1}a ✓
End %@, %@ points so far	Serie \#u{1}a, \#u{1}b punten tot nu toe
End %@, %@ points: %@	Serie \#u{1}a, \#u{1}b punten: \#u{1}c
End %@: %@	Serie \#u{1}a: \#u{1}b
End %@: <strong>%@</strong>	Serie \#u{1}a: <strong>\#u{1}b</strong>
End all links	Alle links beëindigen
End by end	Serie voor serie
End the links of all cards? Scorers can no longer open them.	De links van alle briefjes beëindigen? Schrijvers kunnen ze niet meer openen.
End the links of this session	Links van deze sessie beëindigen
End the links of this session’s cards? Scorers can no longer open them.	De links van de briefjes van deze sessie beëindigen? Schrijvers kunnen ze niet meer openen.
End this code	Deze code beëindigen
End this code? Archers can no longer join with it.	Deze code beëindigen? Schutters kunnen er niet meer mee meedoen.
End this link	Koppeling beëindigen
End total	Serietotaal
Ends	Series
Ends %@	Series \#u{1}a
Ends of %@	Series van \#u{1}a
Ends shot	Geschoten series
Enter a name for the category %@.	Voer een naam voor klasse \#u{1}a in.
Enter a name for the session.	Geef de sessie een naam.
Enter a place for two archers or more.	Voer een plaats in voor twee of meer schutters.
Enter a reason for the correction.	Voer een reden voor de correctie in.
Enter and the arrow keys move. Backspace undoes the last arrow.	Enter en de pijltoetsen verplaatsen. Backspace haalt de laatst ingevoerde pijl weg.
Enter cards	Briefjes invoeren
Enter cards · %@	Briefjes invoeren · \#u{1}a
Enter it at <span>%@</span>, or open <a>%@</a>.	Voer hem in op <span>\#u{1}a</span>, of open <a>\#u{1}b</a>.
Enter on a recorded arrow opens its correction.	Enter op een vastgelegde pijl opent de correctie.
Enter the archer's name.	Voer de naam van de schutter in.
Enter the code at %@/join, or open %@	Voer de code in op \#u{1}a/join, of open \#u{1}b
Enter the date as year, month and day, such as 2026-11-24.	Voer de datum in als jaar, maand en dag, zoals 2026-11-24.
Enter the name of the guest, or leave it out to join yourself.	Voer de naam van de gast in, of laat hem weg om zelf mee te doen.
Enter the places of the shoot-off: 1, 2 and so on. They only separate tied archers. Leave the field empty for archers who did not take part. The same number means still tied.	Voer de plaatsen van de shoot-off in: 1, 2 enzovoort. Ze scheiden alleen gelijke schutters. Laat het veld leeg voor wie niet meedeed. Hetzelfde getal betekent nog steeds gelijk.
Enter the time as hours and minutes, such as 09:30.	Vul de tijd in als uren en minuten, zoals 09:30.
Enter the totals from the paper sheet. Leave a count empty if the sheet has none.	Voer de totalen van het papieren briefje in. Laat een aantal leeg als het briefje het niet heeft.
Entries needed for gold	Deelnemers nodig voor goud
Entry	Invoer
Entry list	Deelnemerslijst
Entry list · %@	Deelnemerslijst · \#u{1}a
Entry list · <bdi>%@</bdi>	Deelnemerslijst · <bdi>\#u{1}a</bdi>
Every arrow	Elke pijl
Every bow	Alle bogen
Every bow, all time	Alle bogen, altijd
Every entry for this archer, newest last. Entries are never changed, only added.	Elke invoer voor deze schutter, nieuwste onderaan. Invoeren worden nooit gewijzigd, alleen toegevoegd.
Everyone shoots %@ and is ranked together.	Iedereen schiet \#u{1}a en telt samen.
Everyone shoots %@ and is ranked together. Add categories to change that.	Iedereen schiet \#u{1}a en telt samen. Voeg klassen toe om dat te wijzigen.
Everything that the register holds about this archer is deleted. Results of shoots stay.	Alles wat het register over deze schutter bevat, wordt verwijderd. Uitslagen blijven.
Extra scorers removed for: %@	Extra schrijvers verwijderd voor: \#u{1}a
Face in cm	Blazoen in cm
Female	Vrouw
Field and 3D	Veld en 3D
File	Bestand
Final (version 1)	Definitief (versie 1)
Final, corrected (version %@)	Definitief, gecorrigeerd (versie \#u{1}a)
Finalise at once	Meteen afsluiten
Finalise the scores	Scores afsluiten
Finalise the sheets? Only the organiser can correct them afterwards.	Briefjes afsluiten? Daarna kan alleen de organisator ze corrigeren.
Find	Zoeken
Find archers	Schutters zoeken
Finish	Afronden
Finish early	Eerder afronden
Finish early?	Eerder afronden?
Finish the practice	Training afronden
Finish the practice with the arrows shot so far?	Training afronden met de pijlen tot nu toe?
Finish the shoot	Wedstrijd beëindigen
Finish the shoot now	Wedstrijd nu beëindigen
Finish the shoot? No arrow can be entered afterwards.	Wedstrijd beëindigen? Daarna kunnen geen pijlen meer worden ingevoerd.
Finished	Beëindigd
First archer of the next end	Eerste schutter van de volgende serie
First target	Eerste baan
First:	Eerst:
For %@ more archers, until <time>%@</time>.	\#u{2}a\#u{3}1Voor nog \#u{1}a schutter, tot <time>\#u{1}b</time>.\#u{3}oVoor nog \#u{1}a schutters, tot <time>\#u{1}b</time>.\#u{4}
For a shoot that was started with the wrong round. The copy starts at once. Ends come along from the first one on, while the round has as many arrows in them and the face has their values.	Voor een wedstrijd die met de verkeerde ronde is begonnen. De kopie begint meteen. De series gaan mee vanaf de eerste, zolang de ronde daar evenveel pijlen heeft en het blazoen hun waarden.
For an archer who was entered by mistake. The archer has no arrows yet.	Voor een schutter die per ongeluk is toegevoegd. Er zijn nog geen pijlen.
For an end that was entered for the wrong archer. If the other archer has this end, too, the two are exchanged.	Voor een serie die bij de verkeerde schutter is ingevoerd. Heeft de andere schutter deze serie ook, dan worden ze verwisseld.
For any other round, copy the shoot. The archers come along, and the arrows that fit if you choose so.	Kopieer voor elke andere ronde de wedstrijd. De schutters gaan mee, en desgewenst de pijlen die passen.
For bronze	Voor brons
For one person with two entries. This entry stays, with the arrows of both. Where both have different arrows in an end, you then choose.	Voor één persoon met twee inschrijvingen. Deze inschrijving blijft, met de pijlen van beide. Waar beide in een serie verschillende pijlen hebben, kies je daarna.
For silver	Voor zilver
For the bows on the roster. You can change or remove each category afterwards.	Voor de bogen op de startlijst. Daarna kun je elke klasse wijzigen of verwijderen.
From only %@ of %@ arrows.	Van maar \#u{1}a van \#u{1}b pijlen.
Gender	Geslacht
Genders	Geslachten
Gold	Goud
Guest	Gast
Guest of %@	Gast van \#u{1}a
Guests	Gasten
Guests in all	Gasten in totaal
Guests per archer	Gasten per schutter
Highlight my rows	Mijn regels markeren
Highlight my rows: no	Mijn regels markeren: nee
Highlight my rows: yes	Mijn regels markeren: ja
History	Geschiedenis
Hits	Treffers
Hold and slide to be exact.	Houd vast en schuif voor precisie.
How often each end is entered	Hoe vaak elke serie wordt ingevoerd
How ties are broken	Hoe gelijke standen worden beslist
I shoot	Ik schiet
I shoot a personal best	Ik schiet een persoonlijk record
I shoot, too	Ik schiet ook
If the place is taken, the two archers swap. Leave the target empty to remove the place.	Is de plaats bezet, dan wisselen de twee schutters. Laat de baan leeg om de plaats vrij te maken.
Imperial	Imperial
Import	Importeren
Import a table	Tabel importeren
In front:	Aan de leiding:
Indoor	Indoor
Indoor %@	Indoor \#u{1}a
Indoors	Indoor
Input	Invoer
It shows the board and the results, and nothing else, until you end it on the page People.	Hij toont de stand en de resultaten en verder niets, tot je hem op de pagina Mensen beëindigt.
Join a shoot	Meedoen aan een wedstrijd
Join the entries	Inschrijvingen samenvoegen
Join the other entry with %@?	De andere inschrijving met \#u{1}a samenvoegen?
Join the shoot yourself first. Then you can add guests.	Doe eerst zelf mee. Daarna kun je gasten toevoegen.
Join with a code	Meedoen met een code
Join with another entry	Met een andere inschrijving samenvoegen
Joined: %@ is %@.	Samengevoegd: \#u{1}a is \#u{1}b.
Judge’s decision	Beslissing van de scheidsrechter
Judge’s signature	Handtekening scheidsrechter
Keep as it is	Zo laten
Keep the session	Sessie behouden
Keep this page open: it cannot be loaded without the server.	Houd deze pagina open: zonder server kan ze niet worden geladen.
Keys	Toetsen
Later entries	Latere invoer
Leave it out	Weglaten
Leave them out	Weglaten
Left	Links
Licence number	Licentienummer
Line	Regel
Line %@ is not the start of an exported shoot. Check the file.	Regel \#u{1}a is niet het begin van een geëxporteerde wedstrijd. Controleer het bestand.
Line %@ is of version %@, which this app cannot read. Update the app.	Regel \#u{1}a is van versie \#u{1}b, die deze app niet kan lezen. Werk de app bij.
Line %@:	Regel \#u{1}a:
Line %@: %@	Regel \#u{1}a: \#u{1}b
Line call	Lijnbeslissing
Line-up	Baanindeling
Line-up to print	Baanindeling om te printen
Line-up · %@	Baanindeling · \#u{1}a
Line-up · <bdi>%@</bdi>	Baanindeling · <bdi>\#u{1}a</bdi>
Lines with %@ are not used here.	Regels met \#u{1}a worden hier niet gebruikt.
Linked with the account of %@. The arrows count in its scores and bests.	Gekoppeld aan het account van \#u{1}a. De pijlen tellen daar mee in scores en records.
Live board	Live stand
Lock the place	Plaats vastzetten
Longbow	Longbow
Look at the disputes	Geschillen bekijken
M, miss	M, misser
Make a registrar	Registerbeheerder maken
Male	Man
Match names	Namen koppelen
Medals	Medailles
Medals by club	Medailles per vereniging
Member register	Ledenregister
Misread on the face	Verkeerd afgelezen op het blazoen
Miss	Misser
Missed ends count as misses.	Gemiste series tellen als missers.
Month %@ of %@	Maand \#u{1}a van \#u{1}b
More for %@	Meer voor \#u{1}a
Move	Verplaatsen
Move an archer	Schutter verplaatsen
Move an end to another archer	Een serie naar een andere schutter verplaatsen
Move the end	Serie verplaatsen
Moved since the last end	Verschoven sinds de laatste serie
Moved. Running total %@	Verplaatst. Lopend totaal \#u{1}a
My rank in the best scores changes	Mijn plaats in de beste scores verandert
My scores	Mijn scores
Name	Naam
Name 2 to %@ shoots.	Noem 2 tot \#u{1}a wedstrijden.
Name a member, with --remove or --hand-over at most.	Noem een lid, met hoogstens --remove of --hand-over.
Name a shoot, or use --organiser.	Noem een wedstrijd, of gebruik --organiser.
Name contains	Naam bevat
Name of the round	Naam van de ronde
Name or club	Naam of vereniging
Name the shoot with the arrows with --like.	Noem de wedstrijd met de pijlen met --like.
Name, bow, target and more	Naam, boog, baan en meer
Name, round or settings were changed.	Naam, ronde of instellingen zijn gewijzigd.
Needed when archers of the category have arrows. A category with arrows can only be renamed.	Nodig als schutters van de klasse pijlen hebben. Een klasse met pijlen kan alleen een andere naam krijgen.
New category	Nieuwe klasse
New combined category	Nieuwe samengevoegde klasse
New shoot	Nieuwe wedstrijd
New value	Nieuwe waarde
Next page	Volgende pagina
No	Nee
No account asked to be %@. Use 'archery approve' without an archer to see the requests.	Geen account vroeg om \#u{1}a. 'archery approve' zonder schutter toont de verzoeken.
No account is called "%@".	Geen account heet "\#u{1}a".
No archer "%@" takes part in this shoot.	Geen schutter "\#u{1}a" doet mee aan deze wedstrijd.
No archer has a target. Use 'archery archer' to give out targets.	Geen schutter heeft een baan. 'archery archer' deelt banen uit.
No archer of the list has the code "%@".	Niemand in de lijst heeft de code "\#u{1}a".
No archer with an account is called "%@". Archers with an account: %@	Geen schutter met account heet "\#u{1}a". Schutters met account: \#u{1}b
No archer with the licence %@ is in the member register.	Geen schutter met licentie \#u{1}a in het ledenregister.
No archers added.	Geen schutters toegevoegd.
No archers added. %@ Use --skip-bad to add the other lines.	Geen schutters toegevoegd. \#u{1}a Met --skip-bad voeg je de andere regels toe.
No archers are on the board yet.	Nog geen schutters in de stand.
No archers are tied, so no shoot-off is needed.	Geen schutters staan gelijk, dus een shoot-off is niet nodig.
No archers match.	Geen schutters gevonden.
No archers on the roster yet.	Nog geen schutters op de startlijst.
No archers on the roster yet. <a>Add archers</a>	Nog geen schutters op de startlijst. <a>Schutters toevoegen</a>
No archers yet.	Nog geen schutters.
No archers yet. Use 'archery register add' to add one.	Nog geen schutters. 'archery register add' voegt er een toe.
No arrow at a face yet. Choose the face as input while scoring, and each arrow appears here.	Nog geen pijl op een blazoen. Kies het blazoen als invoer bij het schrijven, dan verschijnt elke pijl hier.
No arrows on the face yet.	Nog geen pijlen op het blazoen.
No arrows yet in these shoots.	Nog geen pijlen in deze wedstrijden.
No arrows yet.	Nog geen pijlen.
No bow, age class or gender yet	Nog geen boog, leeftijdsklasse of geslacht
No bow: %@. Ianseo has no division for them.	Zonder boog: \#u{1}a. Ianseo heeft voor hen geen divisie.
No category	Geen klasse
No disputes.	Geen geschillen.
No extra scorers for %@.	Geen extra schrijvers voor \#u{1}a.
No gender: %@. Ianseo guesses it, and finds no class for adults.	Zonder geslacht: \#u{1}a. Ianseo raadt het en vindt voor volwassenen geen klasse.
No longer a registrar	Geen registerbeheerder meer
No member of this shoot is called "%@". Invite the person first. Members: %@	Geen lid van deze wedstrijd heet "\#u{1}a". Nodig de persoon eerst uit. Leden: \#u{1}b
No one	Niemand
No open disputes.	Geen open geschillen.
No other accounts yet.	Nog geen andere accounts.
No registrars.	Geen registerbeheerders.
No requests.	Geen verzoeken.
No scores yet. A shoot publishes them when it is finished.	Nog geen scores. Een wedstrijd publiceert ze na afloop.
No scores yet. Scores appear here when a shoot is finished. Practice does not count.	Nog geen scores. Ze verschijnen hier als een wedstrijd is beëindigd. Training telt niet.
No scores yet. Your total appears here when a shoot is finished. <a>Join or start a shoot</a>	Nog geen scores. Je totaal verschijnt hier als een wedstrijd is beëindigd. <a>Doe mee of begin een wedstrijd</a>
No sheet yet.	Nog geen briefje.
No shoot yet	Nog geen wedstrijd
No shoots yet. <a>Start one first</a>	Nog geen wedstrijden. <a>Begin er eerst een</a>
No shoots yet. Use 'archery new NAME --round wa18' to create one.	Nog geen wedstrijden. 'archery new NAAM --round wa18' maakt er een.
None of %@ arrows are placed on the face.	Geen van \#u{1}a pijlen is op het blazoen geplaatst.
None of your archers takes part in the shoot any more.	Geen van je schutters doet nog mee aan de wedstrijd.
None ticked means all.	Niets aangevinkt betekent alle.
Not added up, because several archers have the name: %@. Enter their clubs and bows, or match their accounts.	Niet opgeteld, omdat meerdere schutters zo heten: \#u{1}a. Vul hun clubs en bogen in, of koppel hun accounts.
Not final	Niet definitief
Not finished yet: %@ and %@ more. Wait for them, or list them as DNF.	Nog niet klaar: \#u{1}a en nog \#u{1}b. Wacht op hen, of zet ze op DNF.
Not finished yet: %@. Wait for them, or list them as DNF.	Nog niet klaar: \#u{1}a. Wacht op hen, of zet ze op DNF.
Not finished: %@	Niet klaar: \#u{1}a
Not finished: %@ and %@ more.	Niet klaar: \#u{1}a en nog \#u{1}b.
Not given	Niet opgegeven
Not recorded	Niet vastgelegd
Not recorded: %@ for %@ in end %@. %@	Niet vastgelegd: \#u{1}a voor \#u{1}b in serie \#u{1}c. \#u{1}d
Not said	Niet opgegeven
Not sent: %@.	Niet verzonden: \#u{1}a.
Notes	Notities
Notes have at most %@ characters.	Notities hebben hoogstens \#u{1}a tekens.
Nothing more can be entered here.	Hier kan niets meer worden ingevoerd.
Nothing more can be entered, and there will be no results. The arrows stay on record.	Er kan niets meer worden ingevoerd en er komt geen uitslag. De pijlen blijven bewaard.
Nothing was added. Check %@ lines.	\#u{2}a\#u{3}1Er is niets toegevoegd. Controleer \#u{1}a regel.\#u{3}oEr is niets toegevoegd. Controleer \#u{1}a regels.\#u{4}
Nothing was changed. %@	Er is niets gewijzigd. \#u{1}a
Notifications about ranks follow this choice.	Meldingen over plaatsen volgen deze keuze.
Notify me about	Meld mij
Notify me about my rank: no	Mijn plaats melden: nee
Notify me about my rank: yes	Mijn plaats melden: ja
Notify me about personal bests: no	Persoonlijke records melden: nee
Notify me about personal bests: yes	Persoonlijke records melden: ja
Number of targets	Aantal banen
On another face: %@	Op een ander blazoen: \#u{1}a
On the board	In de stand
On the roster	Op de startlijst
On this device	Op dit apparaat
Once	Eén keer
One for each bow	Een voor elke boog
One name per line. You score for them. %@	Eén naam per regel. Jij schrijft voor hen. \#u{1}a
Only %@ of %@ arrows are placed, too few for a group.	Maar \#u{1}a van \#u{1}b pijlen zijn geplaatst, te weinig voor een groep.
Only %@, as in your settings. Use --bow all --season all to see every score.	Alleen \#u{1}a, zoals in je instellingen. --bow all --season all toont alle scores.
Only %@, as in your settings. Use --bow all to see all archers.	Alleen \#u{1}a, zoals in je instellingen. --bow all toont alle schutters.
Only an organiser of a started shoot can copy its arrows.	Alleen een organisator van een begonnen wedstrijd kan de pijlen kopiëren.
Only organisers can create shoots here.	Alleen organisatoren kunnen hier wedstrijden maken.
Only organisers can create shoots here. Ask the owner of the server, or start a practice.	Alleen organisatoren kunnen hier wedstrijden maken. Vraag de eigenaar van de server, of begin een training.
Only the organiser can do this.	Alleen de organisator kan dit doen.
Only the owner of the server and the registrars can use the member register.	Alleen de eigenaar van de server en de registerbeheerders kunnen het ledenregister gebruiken.
Only the owner of the server can appoint registrars.	Alleen de eigenaar van de server kan registerbeheerders aanwijzen.
Only the owner of this server and the registrars see this page. Entry lists get names and bows from it.	Alleen de eigenaar van deze server en de registerbeheerders zien deze pagina. Deelnemerslijsten halen er namen en bogen uit.
Only the scorer who recorded it or the organiser can undo it.	Alleen de schrijver die het invoerde of de organisator kan het ongedaan maken.
Only this machine reaches the server. For phones, start it with: archery serve --host 0.0.0.0	Alleen deze computer bereikt de server. Start hem voor telefoons zo: archery serve --host 0.0.0.0
Only you see practice. It does not count for best scores.	Alleen jij ziet training. Ze telt niet voor beste scores.
Only you see the wishes. They stay on this server.	Alleen jij ziet de wensen. Ze blijven op deze server.
Open disputes	Open geschillen
Open practice	Open training
Or enter the code %@ at %@/join	Of voer de code \#u{1}a in op \#u{1}b/join
Or on the %@: <code>%@</code>	Of op \#u{1}a: <code>\#u{1}b</code>
Order	Volgorde
Other entry	Andere inschrijving
Others shoot with me	Anderen schieten mee
Outdoor	Outdoor
Outdoor %@	Outdoor \#u{1}a
Outdoors	Outdoor
Page %@ of %@	Pagina \#u{1}a van \#u{1}b
Page before	Vorige pagina
Paste a table from a spreadsheet. Its first line names the columns: name, bow, session, target, club, birth year, gender, licence, wishes. Only the name is needed. Ianseo’s entry list is read, too. Archers already on the roster stay, with the bow and target given here, so you can import a list again.	Plak een tabel uit een rekenblad. De eerste regel noemt de kolommen: naam, boog, sessie, baan, vereniging, geboortejaar, geslacht, licentie, wensen. Alleen de naam is nodig. Ook de deelnemerslijst van Ianseo wordt gelezen. Wie al op de startlijst staat, blijft, met boog en baan van hier. Je kunt een lijst dus opnieuw importeren.
Pause	Pauze
Paused	Gepauzeerd
People	Mensen
Period	Periode
Personal best	Persoonlijk record
Personal best: %@ in %@ at %@, %@ before.	Persoonlijk record: \#u{1}a in \#u{1}b bij \#u{1}c, eerder \#u{1}d.
Personal bests	Persoonlijke records
Personal bests and changed places among the best scores	Persoonlijke records en veranderde plaatsen in de beste scores
Pin an archer	Schutter vastzetten
Pinned archers	Vastgezette schutters
Place	Plaats
Place %@	\#u{1}a plaatsen
Place %@ of %@, %@ behind the highest score.	Plaats \#u{1}a van \#u{1}b, \#u{1}c achter de hoogste score.
Place %@ of %@, shared, %@ behind the highest score.	Plaats \#u{1}a van \#u{1}b, gedeeld, \#u{1}c achter de hoogste score.
Place %@ of %@, shared.	Plaats \#u{1}a van \#u{1}b, gedeeld.
Place %@ of %@.	Plaats \#u{1}a van \#u{1}b.
Place the rest	De rest indelen
Place, where it is shot	Plaats van de wedstrijd
Places after a tie	Plaatsen na een gelijke stand
Podium	Podium
Points per arrow over time, %@ practices	\#u{2}a\#u{3}1Punten per pijl in de tijd, \#u{1}a training\#u{3}oPunten per pijl in de tijd, \#u{1}a trainingen\#u{4}
Practice	Training
Practice %@	Training \#u{1}a
Practice has no categories. Make a shoot instead.	Training heeft geen klassen. Maak een wedstrijd.
Practice, not finished	Training, niet afgerond
Practise	Trainen
Practise again	Opnieuw trainen
Prepare	Voorbereiden
Preview	Voorbeeld
Print this page. Each archer gets one sheet with the arrows shot so far.	Druk deze pagina af. Elke schutter krijgt een briefje met de pijlen tot nu toe.
Print this page. Tied archers get one sheet for their shoot-off.	Druk deze pagina af. Schutters die gelijk staan krijgen één briefje voor hun shoot-off.
Progress	Voortgang
Provisional · %@	Voorlopig · \#u{1}a
QR code for the scorer of target %@	QR-code voor de schrijver van baan \#u{1}a
QR code of the live board	QR-code van de live stand
QR code to join	QR-code om mee te doen
QR codes for scorers	QR-codes voor schrijvers
Queued	In wachtrij
Ranking and other rules	Ranglijst en andere regels
Reason	Reden
Reason (optional)	Reden (niet verplicht)
Record the shoot-off	Shoot-off vastleggen
Recorded	Vastgelegd
Recorded: %@. Running total %@	Vastgelegd: \#u{1}a. Lopend totaal \#u{1}b
Recurve	Recurve
Registrars	Registerbeheerders
Rejected entries	Geweigerde invoeren
Remove %@	\#u{1}a verwijderen
Remove %@ from the roster?	\#u{1}a van de startlijst verwijderen?
Remove <bdi>%@</bdi>	<bdi>\#u{1}a</bdi> verwijderen
Remove from all results, without a score (DQB)	Uit alle uitslagen verwijderen, zonder score (DQB)
Remove from the roster	Van de startlijst verwijderen
Remove or merge	Verwijderen of samenvoegen
Remove the category	Klasse verwijderen
Remove the category %@?	Klasse \#u{1}a verwijderen?
Remove the session	Sessie verwijderen
Remove this session? Its archers go to the first one. Archers whose place is taken there lose it.	Deze sessie verwijderen? De schutters gaan naar de eerste. Wie daar een bezette plaats heeft, verliest die.
Removed from all results	Uit alle uitslagen verwijderd
Removed: %@	Verwijderd: \#u{1}a
Reopen	Heropenen
Reopen the session	Sessie heropenen
Reopen the shoot? The results are provisional again.	De wedstrijd heropenen? De uitslag is dan weer voorlopig.
Results	Uitslag
Results of this day combined	Uitslagen van deze dag samen
Results · %@	Uitslag · \#u{1}a
Resume	Hervatten
Right	Rechts
Roster	Startlijst
Round	Ronde
Rounds	Rondes
Running total	Lopend totaal
SHA-256 of the journal: %@	SHA-256 van het journaal: \#u{1}a
SHA-256 of the journal: <span>%@</span>	SHA-256 van het journaal: <span>\#u{1}a</span>
Sample shoot: %@, %@	Voorbeeldwedstrijd: \#u{1}a, \#u{1}b
Save	Opslaan
Save as CSV	Opslaan als CSV
Save as JSON	Opslaan als JSON
Save correction	Correctie opslaan
Save for Ianseo	Opslaan voor Ianseo
Save scorers	Schrijvers opslaan
Saved.	Opgeslagen.
Scan to score	Scan om te schrijven
Score	Score
Score card of %@	Scorebriefje van \#u{1}a
Score cards	Scorebriefjes
Score cards of <bdi>%@</bdi>	Scorebriefjes van <bdi>\#u{1}a</bdi>
Score cards with links for scorers were made.	Scorebriefjes met links voor schrijvers zijn gemaakt.
Score cards with links for scorers were made: %@.	Scorebriefjes met links voor schrijvers zijn gemaakt: \#u{1}a.
Score cards · %@	Scorebriefjes · \#u{1}a
Score for these archers yourself, or choose scorers on each archer’s page. An archer with an account taps “That’s me” on the shoot’s page.	Schrijf zelf voor deze schutters, of kies schrijvers op de pagina van elke schutter. Een schutter met account tikt op “Dat ben ik” op de pagina van de wedstrijd.
Score sheets finalised: %@.	Scorebriefjes afgesloten: \#u{1}a.
Score · %@	Score · \#u{1}a
Score, X, 10, ends	Score, X, 10, series
Scorers	Schrijvers
Scorers disagree about some ends. Use 'archery disputes' to see them.	Schrijvers zijn het oneens over series. 'archery disputes' toont ze.
Scorers of %@: %@.	Schrijvers van \#u{1}a: \#u{1}b.
Scorers of an archer share one sheet.	Schrijvers van een schutter delen een briefje.
Scorer’s signature	Handtekening schrijver
Scores are final when the scorer says so.	Scores zijn definitief als de schrijver het zegt.
Scores are final with the last arrow.	Scores zijn definitief met de laatste pijl.
Scores of %@	Scores van \#u{1}a
Scores of rounds with the same name and ends are compared in My scores and Best scores.	Scores van ronden met dezelfde naam en series worden vergeleken in Mijn scores en Beste scores.
Scores over time, %@ shoots: %@	\#u{2}a\#u{3}1Scores in de tijd, \#u{1}a wedstrijd: \#u{1}b\#u{3}oScores in de tijd, \#u{1}a wedstrijden: \#u{1}b\#u{4}
Scoring and the live board open at the start.	Scoren en de live stand openen bij de start.
See the results	Uitslag bekijken
Sending	Wordt verzonden
Session	Sessie
Session %@	Sessie \#u{1}a
Sessions	Sessies
Sessions: %@.	Sessies: \#u{1}a.
Set	Set
Set the bows	Bogen instellen
Settings	Instellingen
Settled	Beslist
Settled.	Beslist.
Several accounts are called "%@". Use the id of one.	Meerdere accounts heten "\#u{1}a". Gebruik de id van een ervan.
Several accounts asked to be %@. Name one with --account.	Meerdere accounts vroegen om \#u{1}a. Noem er een met --account.
Several archers are called "%@". Use an id from 'archery show'.	Meerdere schutters heten "\#u{1}a". Gebruik een id van 'archery show'.
Several archers are called "%@". Use an id: %@	Meerdere schutters heten "\#u{1}a". Gebruik een id: \#u{1}b
Several archers have the place %@. Move them apart.	Meerdere schutters hebben plaats \#u{1}a. Geef ze verschillende plaatsen.
Several members are called "%@". Use an id: %@	Meerdere leden heten "\#u{1}a". Gebruik een id: \#u{1}b
Several shoots are called "%@". Use an id from 'archery list'.	Meerdere wedstrijden heten "\#u{1}a". Gebruik een id van 'archery list'.
Shaft %@	Schacht \#u{1}a
Shaft in mm	Schacht in mm
Share results	Resultaten delen
Share this link	Deel deze link
Sheet of %@	Briefje van \#u{1}a
Sheets	Briefjes
Shoot	Wedstrijd
Shoot-off	Shoot-off
Shoot-off cards	Shoot-offbriefjes
Shoot-off for place %@	Shoot-off om plaats \#u{1}a
Shoot-off recorded.	Shoot-off vastgelegd.
Shoot-off · %@	Shoot-off · \#u{1}a
Shoot-off · <bdi>%@</bdi>	Shoot-off · <bdi>\#u{1}a</bdi>
Shooting	Bezig
Shooting is paused. Entries are closed until it continues.	De wedstrijd is gepauzeerd. Invoer kan weer als ze verdergaat.
Shoots	Wedstrijden
Shot by	Geschoten door
Shots<span> of %@</span>	Pijlen<span> van \#u{1}a</span>
Show	Tonen
Show a code	Een code tonen
Show combined results	Samengevoegde uitslag tonen
Sign in first.	Log eerst in.
Silver	Zilver
Skip these lines	Deze regels overslaan
Skipped: %@	Overgeslagen: \#u{1}a
Spread %@ wide, %@ high.	Spreiding \#u{1}a breed, \#u{1}b hoog.
Standings	Stand
Start	Begin
Start at the first end	Beginnen bij de eerste serie
Start shooting	Beginnen met schieten
Start the shoot	Wedstrijd starten
Started "%@", %@: %@	"\#u{1}a" begonnen, \#u{1}b: \#u{1}c
Stop here	Hier stoppen
Tap an arrow to correct it.	Tik op een pijl om hem te corrigeren.
Target	Baan
Target %@	Baan \#u{1}a
Target %@ is taken by line %@.	Baan \#u{1}a is al bezet door regel \#u{1}b.
Target %@: %@	Baan \#u{1}a: \#u{1}b
Target face	Blazoen
Targets	Banen
Targets have numbers from 1 to 999.	Banen hebben nummers van 1 tot 999.
Targets · %@	Banen · \#u{1}a
Targets · <bdi>%@</bdi>	Banen · <bdi>\#u{1}a</bdi>
That’s me	Dat ben ik
That’s not me	Dat ben ik niet
The archer is listed as disqualified and not ranked. The reason stays on record.	De schutter staat als gediskwalificeerd, zonder plaats. De reden blijft bewaard.
The archer shoots on with the same sheet.	De schutter schiet verder op hetzelfde briefje.
The archer who shot last	De schutter die het laatst schoot
The archer’s arrows then count in the scores of that account. You can end this on the archer’s page.	De pijlen van de schutter tellen dan mee voor dat account. Je kunt dit beëindigen op de pagina van de schutter.
The arrow is too far from the face.	De pijl is te ver van het blazoen.
The arrows do not fit %@: it has other ends or other values. Copy this shoot instead.	De pijlen passen niet bij \#u{1}a: daar zijn de series of de waarden anders. Kopieer in plaats daarvan deze wedstrijd.
The arrows of %@ do not fit the round of %@. Give both one category first.	De pijlen van \#u{1}a passen niet bij de ronde van \#u{1}b. Geef beiden eerst dezelfde klasse.
The arrows shot so far fit these rounds and stay on the sheets.	De tot nu toe geschoten pijlen passen bij deze rondes en blijven op de scorebladen.
The arrows stay on the sheet. The archer is not ranked and stops shooting.	Pijlen blijven op het briefje. De schutter krijgt geen plaats en schiet niet meer.
The arrows stay on the sheet. The archer is not ranked.	Pijlen blijven op het briefje. De schutter krijgt geen plaats.
The board moves with each arrow.	De stand verandert met elke pijl.
The board shows the first entry until the organiser decides.	De stand toont de eerste invoer tot de organisator beslist.
The board shows the first entry until you decide.	De stand toont de eerste invoer tot jij beslist.
The categories and sessions are copied with or without the archers.	De klassen en sessies worden met of zonder de schutters overgenomen.
The categories were removed.	De klassen zijn verwijderd.
The code has ended.	De code geldt niet meer.
The column "%@" is there twice. Remove one of them.	De kolom "\#u{1}a" staat er twee keer. Verwijder er een.
The cross is the middle of the group, the ellipse its spread: one standard deviation each way.	Het kruis is het midden van de groep, de ellips de spreiding: één standaardafwijking elke kant op.
The cross, in steps of 1 mm	Het kruis, in stappen van 1 mm
The end closed last	Laatst afgesloten serie
The entry %@ in line %@ has no time stamp.	Invoer \#u{1}a in regel \#u{1}b heeft geen tijdstempel.
The entry %@ is in line %@ a second time. Remove one of them.	Invoer \#u{1}a staat nog eens in regel \#u{1}b. Verwijder er een.
The entry %@ of the type "%@" cannot be read.	Invoer \#u{1}a van het type "\#u{1}b" kan niet worden gelezen.
The entry could not be read.	De invoer kon niet worden gelezen.
The entry in line %@ cannot be read. Export the shoot again.	De invoer in regel \#u{1}a kan niet worden gelezen. Exporteer de wedstrijd opnieuw.
The face needs JavaScript, which is off. Use the buttons.	Het blazoen heeft JavaScript nodig, dat uitstaat. Gebruik de knoppen.
The first line names the columns: name, club, bow, birth year, gender, licence, notes. An archer who is there already is changed.	De eerste regel noemt de kolommen: naam, vereniging, boog, geboortejaar, geslacht, licentie, notities. Wie er al staat, wordt gewijzigd.
The first on the roster	De eerste op de startlijst
The highest total score, then the most 10s, Xs included, then the most Xs.	De hoogste totaalscore, dan de meeste tienen met X, dan de meeste X.
The highest total score, then the most 10s, then the most 9s.	De hoogste totaalscore, dan de meeste tienen, dan de meeste negens.
The highest total score, then the most 11s, then the most 10s.	De hoogste totaalscore, dan de meeste elven, dan de meeste tienen.
The highest total score, then the most 6s, then the most 5s.	De hoogste totaalscore, dan de meeste zessen, dan de meeste vijven.
The highest total score, then the most Xs, then the most 10s, Xs included, then the most ends completed.	De hoogste totaalscore, dan de meeste X, dan de meeste tienen met X, dan de meeste volledige series.
The highest total score, then the most Xs, then the most 10s, Xs included.	De hoogste totaalscore, dan de meeste X, dan de meeste tienen met X.
The highest total score, then the most hits, then the most golds.	De hoogste totaalscore, dan de meeste treffers, dan de meeste golds.
The link of %@ has ended.	De koppeling van \#u{1}a is beëindigd.
The links of a closed session do not work. Reopen the session on the page Targets.	De links van een gesloten sessie openen niets meer. Heropen de sessie op de pagina Banen.
The links on all score cards have ended.	De links op alle scorebriefjes zijn beëindigd.
The links on score cards ended.	De links op de scorebriefjes zijn beëindigd.
The links on score cards ended: %@.	De links op de scorebriefjes zijn beëindigd: \#u{1}a.
The links on the score cards of a closed session do not work.	De links op de briefjes van een gesloten sessie openen niets meer.
The list is empty. Its first line names the columns: name, bow, target.	De lijst is leeg. De eerste regel noemt de kolommen: naam, boog, baan.
The list is too large. Nothing from this line on was read. Save only the list.	De lijst is te groot. Vanaf deze regel is niets gelezen. Sla alleen de lijst op.
The name is missing.	De naam ontbreekt.
The name is missing. Only registrars can enter archers by licence number alone.	De naam ontbreekt. Alleen een registerbeheerder kan schutters met enkel het licentienummer inschrijven.
The name of %@ was deleted.	De naam van \#u{1}a is verwijderd.
The name of a round has 1 to %@ characters.	De naam van een ronde heeft 1 tot \#u{1}a tekens.
The name of a shoot has 1 to %@ characters.	De naam van een wedstrijd heeft 1 tot \#u{1}a tekens.
The name of an archer has at most %@ characters.	De naam van een schutter heeft hoogstens \#u{1}a tekens.
The name was deleted here, and leaves the server with the next sync. The archer is now %@.	De naam is hier verwijderd en verdwijnt met de volgende synchronisatie van de server. De schutter heet nu \#u{1}a.
The name was deleted. The archer is now %@.	De naam is verwijderd. De schutter heet nu \#u{1}a.
The next arrow has other values. Enter this arrow again.	De volgende pijl heeft andere waarden. Voer deze pijl opnieuw in.
The number of guests is between 0 and %@.	Het aantal gasten ligt tussen 0 en \#u{1}a.
The numbers 1 to 3 go to the spots.	De cijfers 1 tot 3 gaan naar de spots.
The one that fits	De passende
The order is reversed.	De volgorde keert om.
The order stays the same.	De volgorde blijft gelijk.
The organiser can add more by entry list, and raise the limit before the shoot starts.	De organisator kan er meer toevoegen via de deelnemerslijst en de grens verhogen voor de start.
The organiser confirms it. Then you can score, and the arrows count in your scores and bests, also those shot before.	De organisator bevestigt het. Dan kun je schrijven, en de pijlen tellen mee in je scores en records, ook die van eerder.
The organiser decided about your last arrow. Ask the organiser to change it.	De organisator besliste over je laatste pijl. Vraag de organisator om een wijziging.
The organiser scores this archer.	De organisator schrijft voor deze schutter.
The register has %@, and it is unclear whether this is the same archer. Add the licence number, or the club and the year of birth.	\#u{1}a staat in het register, maar het is onduidelijk of dit dezelfde schutter is. Vul het licentienummer in, of de club en het geboortejaar.
The register has no archer with the id %@.	Het register heeft geen schutter met id \#u{1}a.
The roster has %@, and it is unclear whether this is the same archer. Add the club and the bow.	\#u{1}a staat al op de lijst, maar het is onduidelijk of dit dezelfde schutter is. Vul de club en de boog in.
The round, the tie rule and the settings are fixed once the shoot has started. Only a wrong round can be changed.	De ronde, de beslisregel en de instellingen staan vast zodra de wedstrijd is begonnen. Alleen een verkeerde ronde kan worden gewijzigd.
The round’s own rule	De eigen regel van de ronde
The same as line %@, so it is left out.	Gelijk aan regel \#u{1}a en dus weggelaten.
The score sheets are equal. The check is recorded.	De scorebriefjes zijn gelijk. De controle is vastgelegd.
The scores are final	De scores zijn definitief
The scores stay, without the name. Best scores, notices, and entries of earlier versions keep the name. Devices that sync delete it with their next sync.	De scores blijven, zonder de naam. Beste scores, meldingen en invoer van eerdere versies houden de naam. Apparaten die synchroniseren verwijderen hem bij de volgende synchronisatie.
The server does not answer.	De server antwoordt niet.
The session	De sessie
The session has no place %@. Move the archer, or change the session.	De sessie heeft geen plaats \#u{1}a. Verplaats de schutter of wijzig de sessie.
The sheet is final. Only the organiser can correct it now.	Het briefje is afgesloten. Alleen de organisator kan het nog corrigeren.
The shoot "%@" is named twice. Name each shoot once.	De wedstrijd "\#u{1}a" is twee keer genoemd. Noem elke wedstrijd één keer.
The shoot %@ was created.	De wedstrijd \#u{1}a is gemaakt.
The shoot cannot be exported: %@.	De wedstrijd kan niet worden geëxporteerd: \#u{1}a.
The shoot does not exist yet. Create it first.	De wedstrijd bestaat nog niet. Maak haar eerst.
The shoot has no archers. Cancel it instead.	De wedstrijd heeft geen schutters. Gelast haar af.
The shoot has not started yet.	De wedstrijd is nog niet begonnen.
The shoot has not started. Add everyone, then start it.	De wedstrijd is niet begonnen. Voeg iedereen toe en start haar.
The shoot has started already.	De wedstrijd is al begonnen.
The shoot is over.	De wedstrijd is voorbij.
The shoot is paused.	De wedstrijd is gepauzeerd.
The shoot is paused. The organiser can resume it.	De wedstrijd is gepauzeerd. De organisator kan haar hervatten.
The shoot is paused. Wait until it is resumed.	De wedstrijd is gepauzeerd. Wacht tot ze verdergaat.
The shoot started.	De wedstrijd begon.
The shoot was cancelled.	De wedstrijd is afgelast.
The shoot was finished although not all archers were done.	De wedstrijd is beëindigd hoewel niet alle schutters klaar waren.
The shoot was finished.	De wedstrijd is beëindigd.
The shoot was paused.	De wedstrijd is gepauzeerd door de organisator.
The shoot was reopened.	De wedstrijd is heropend.
The shoot was resumed.	De wedstrijd is hervat.
The spots of the sheet are laid over one another.	De spots van het blazoen liggen over elkaar.
The table has the archers that you may score. The organiser may score everyone.	De tabel bevat de schutters die je mag noteren. De organisator mag iedereen noteren.
The totals and counts of all shoots are added up. %@ %@	Totalen en aantallen van alle wedstrijden worden opgeteld. \#u{1}a \#u{1}b
There are %@ fields. Ianseo's list has 4 to 21.	Er zijn \#u{1}a velden. De lijst van Ianseo heeft er 4 tot 21.
There are %@ sessions, and this is number %@. It is left out.	Er zijn \#u{1}a sessies en dit is nummer \#u{1}b. Die blijft weg.
There is no archer "%@" in this shoot. Archers: %@	Er is geen schutter "\#u{1}a" in deze wedstrijd. Schutters: \#u{1}b
There is no arrow of yours to undo.	Er is geen pijl van jou om ongedaan te maken.
There is no category "%@". The codes are: %@.	Er is geen klasse "\#u{1}a". De codes zijn: \#u{1}b.
There is no category "%@". Use 'archery categories' to see the codes.	Er is geen klasse "\#u{1}a". 'archery categories' toont de codes.
There is no column "name". The first line names the columns: name, bow, target.	Er is geen kolom "naam". De eerste regel noemt de kolommen: naam, boog, baan.
There is no licence number.	Het licentienummer ontbreekt.
There is no round "%@". Use 'archery rounds' to see the codes.	Er is geen ronde "\#u{1}a". 'archery rounds' toont de codes.
There is no season, month, week or day "%@". Use one such as 2025-INDOOR or 2026-02, or all.	Er is geen seizoen, maand, week of dag “\#u{1}a”. Gebruik bijvoorbeeld 2025-INDOOR of 2026-02, of all.
There is no session "%@". The sessions are: %@. Add others on the page Targets.	Er is geen sessie "\#u{1}a". De sessies zijn: \#u{1}b. Voeg andere toe op de pagina Banen.
There is no shoot "%@". Use 'archery list' to see your shoots.	Er is geen wedstrijd "\#u{1}a". 'archery list' toont je wedstrijden.
There is no such arrow on the sheet.	Die pijl staat niet op het briefje.
There is no such entry to undo.	Die invoer bestaat niet.
There is no such round.	Die ronde bestaat niet.
These archers are not done and will be listed as not finished: %@	Deze schutters zijn niet klaar en komen op DNF te staan: \#u{1}a
These archers fit no category, or several. Choose one for each. Until then they shoot %@.	Deze schutters passen in geen of in meer klassen. Kies er een voor elk. Tot dan schieten ze \#u{1}a.
These ends differ and are not complete: %@. Finish them in one entry, or undo their arrows.	Deze series verschillen en zijn niet af: \#u{1}a. Maak ze in één inschrijving af of maak hun pijlen ongedaan.
They are sent as soon as the server answers.	Ze worden verzonden zodra de server antwoordt.
They are sent when the shoot is resumed.	Ze worden verzonden als de wedstrijd verdergaat.
They are sent when you open the new card’s link on this device.	Ze worden verzonden zodra je op dit apparaat de link van de nieuwe briefje opent.
They are sent when you sign in again on this device.	Ze worden verstuurd zodra je op dit apparaat weer inlogt.
They shoot the missed ends while the others wait.	Ze schieten de gemiste series terwijl de anderen wachten.
They shoot the same round.	Ze schieten dezelfde ronde.
This account already shoots as %@.	Dit account schiet al als \#u{1}a.
This account has not asked for the archer. The account asks first, on its own page.	Dit account heeft niet om de schutter gevraagd. Het account vraagt het eerst, op de eigen pagina.
This archer has an account already.	Deze schutter heeft al een account.
This archer has an account and cannot be a guest. Invite the archer instead.	Deze schutter heeft een account en kan geen gast zijn. Nodig de schutter uit.
This archer has shot all arrows of this end. Choose the archer whose turn it is.	Deze schutter heeft alle pijlen van deze serie geschoten. Kies de schutter die aan de beurt is.
This archer has shot all arrows of this end. These archers are next: %@ and %@ more.	Deze schutter heeft alle pijlen van deze serie geschoten. Nu zijn aan de beurt: \#u{1}a en nog \#u{1}b.
This archer has shot all arrows of this end. These archers are next: %@.	Deze schutter heeft alle pijlen van deze serie geschoten. Nu zijn aan de beurt: \#u{1}a.
This archer is linked with another account. The organiser can end that link.	Deze schutter is aan een ander account gekoppeld. De organisator kan die koppeling beëindigen.
This archer is not linked with that account.	Deze schutter is niet aan dat account gekoppeld.
This archer no longer takes part in the shoot.	Deze schutter doet niet meer mee aan de wedstrijd.
This archer scores alone.	Deze schutter schrijft zelf.
This archer takes part already.	Deze schutter doet al mee.
This arrow could not be saved on this device and is not recorded: %@. Enter it again.	Deze pijl kon niet op dit apparaat worden opgeslagen en is niet vastgelegd: \#u{1}a. Voer hem opnieuw in.
This arrow is being sent. Wait a moment, then undo it.	Deze pijl wordt verzonden. Wacht even en maak hem dan ongedaan.
This cannot be undone. End the link, or add the archer again.	Dit kan niet ongedaan worden gemaakt. Beëindig de koppeling, of voeg de schutter opnieuw toe.
This cannot be undone. Set it as it was before.	Dit kan niet ongedaan worden gemaakt. Stel het in zoals het was.
This card does not cover these archers. Open the card of their target on this device, or ask the organiser to enter the arrows.	Dit briefje geldt niet voor deze schutters. Open op dit apparaat het briefje van hun baan, of vraag de organisator de pijlen in te voeren.
This counts	Dit telt
This end has no such entry. Look at its entries again.	Deze serie heeft die invoer niet. Bekijk de invoeren opnieuw.
This end has the entries 1 to %@. Choose one of them.	Deze serie heeft de invoeren 1 tot \#u{1}a. Kies er een.
This end is entered by buttons, not on the face.	Deze serie voer je in met knoppen, niet op het blazoen.
This entry cannot be saved: %@.	Deze invoer kan niet worden opgeslagen: \#u{1}a.
This line has %@ fields, but the first line names %@ columns.	Deze regel heeft \#u{1}a velden, maar de eerste regel noemt \#u{1}b kolommen.
This month	Deze maand
This round does not exist. Choose one from the list.	Deze ronde bestaat niet. Kies er een uit de lijst.
This round has at most %@ points. Check the totals.	Deze ronde heeft hoogstens \#u{1}a punten. Controleer de totalen.
This score card’s link has ended.	De link van dit briefje is beëindigd.
This season	Dit seizoen
This server does not know entries of the type "%@". Update the server, then send them again.	Deze server kent geen invoeren van het type "\#u{1}a". Werk de server bij en verzend ze opnieuw.
This session has no number and name. It is left out.	Deze sessie heeft geen nummer en naam. Ze blijft weg.
This shoot does not exist.	Deze wedstrijd bestaat niet.
This shoot exists already.	Deze wedstrijd bestaat al.
This week	Deze week
This would undo the entry of another scorer. Ask the organiser.	Dit zou de invoer van een andere schrijver ongedaan maken. Vraag de organisator.
Tied with %@ other archers.	Gelijk met \#u{1}a andere schutters.
Tied with %@.	Gelijk met \#u{1}a.
To first	Tot eerste
Today	Vandaag
Total	Totaal
Traditional	Traditionele boog
Try again	Opnieuw proberen
Twice	Twee keer
Two arrows of this end are in one spot. The judges decide.	Twee pijlen van deze serie zitten in één spot. De scheidsrechters beslissen.
Two categories have the code %@. Choose another code for one of them.	Twee klassen hebben de code \#u{1}a. Kies voor een ervan een andere.
Two details, AB and CD	Twee beurten, AB en CD
Two scorers entered end %@ of %@ differently. Correct your entry, or ask the organiser to decide.	Twee schrijvers voerden serie \#u{1}a van \#u{1}b verschillend in. Corrigeer je invoer, of vraag de organisator te beslissen.
Two scorers keep one sheet each, and both must agree.	Twee schrijvers houden elk een briefje bij, en beide moeten kloppen.
Two scorers or two devices entered these ends differently.	Twee schrijvers of twee apparaten voerden deze series verschillend in.
Type 10 as 1 and 0, or as T. A 1 alone counts with the next value, Enter or Tab.	Typ 10 als 1 en 0, of als T. Een losse 1 telt met de volgende waarde, Enter of Tab.
Type digits, X for an X and M for a miss. The next place follows by itself.	Typ cijfers, X voor een X en M voor een misser. Het volgende vak volgt vanzelf.
Unassigned	Zonder klasse
Unassigned: %@	Zonder klasse: \#u{1}a
Unchanged	Ongewijzigd
Under %@	Onder \#u{1}a
Undo	Ongedaan maken
Undone for %@. Running total %@	Ongedaan gemaakt voor \#u{1}a. Lopend totaal \#u{1}b
Undone.	Ongedaan gemaakt.
Undone: %@ of %@ in end %@. Running total %@	Ongedaan gemaakt: \#u{1}a van \#u{1}b in serie \#u{1}c. Lopend totaal \#u{1}d
Until I stop, in ends as described below	Tot ik stop, in series zoals hieronder
Up	Omhoog
Use --assign or --rest, not both.	Gebruik --assign of --rest, niet allebei.
Use --csv or --json, not both.	Gebruik --csv of --json, niet allebei.
Use --delete-name by itself.	Gebruik --delete-name alleen.
Use --new or --end, not both.	Gebruik --new of --end, niet allebei.
Used if you choose it above. Distance and face are optional. Without a face you enter arrows with buttons.	Geldt als je hem hierboven kiest. Afstand en blazoen zijn niet verplicht. Zonder blazoen voer je pijlen in met knoppen.
Value of the arrow	Waarde van de pijl
Values of an arrow	Waarden van een pijl
Version %@ of the list	Versie \#u{1}a van de lijst
WA 18m Compound	WA 18m Compound
WA 18m Compound Triple	WA 18m Compound, drievoudig blazoen
WA 18m Triple	WA 18m drievoudig blazoen
WA 3D 24 targets	WA 3D 24 banen
WA 50m Barebow	WA 50m Barebow
WA 50m Compound	WA 50m Compound
WA Field 24 Red Marked	WA veld 24, rode paal, bekend
Wait until all arrows are sent.	Wacht tot alle pijlen zijn verzonden.
Waiting for the board…	Wachten op de stand…
Waiting for the organiser	Wacht op de organisator
Week %@ of %@	Week \#u{1}a van \#u{1}b
What the board counts	Wat de stand telt
Where the arrows hit	Waar de pijlen raakten
Where the arrows hit at <bdi>%@</bdi>. Shafts of %@ mm.	Waar de pijlen raakten bij <bdi>\#u{1}a</bdi>. Schachten van \#u{1}b mm.
Where they hit	Waar ze raakten
Whole cards	Hele briefjes
Whole ends	Hele series
Wish:	Wens:
Wishes	Wensen
Wishes, codes and dates of birth were not saved. Import the list on the server’s page Entry list.	Wensen, codes en geboortedatums zijn niet opgeslagen. Importeer de lijst op de pagina Deelnemerslijst van de server.
With a keyboard: arrow keys move the cross by 1 mm, with Shift by 10. Enter places it, Escape drops it, plus and minus zoom.	Met een toetsenbord: pijltjes verplaatsen het kruis 1 mm, met Shift 10. Enter plaatst, Escape laat vallen, plus en min zoomen.
With the arrows that fit	Met de pijlen die passen
Withdraw	Terugtrekken
Withdraw %@	\#u{1}a terugtrekken
Withdraw %@?	\#u{1}a terugtrekken?
Withdraw <bdi>%@</bdi>	<bdi>\#u{1}a</bdi> terugtrekken
Withdrawn	Teruggetrokken
Withdrawn: %@	Teruggetrokken: \#u{1}a
Without a club	Zonder vereniging
Without a place	Zonder plaats
Without a target	Zonder baan
World Archery 3D	World Archery 3D
World Archery field	World Archery veld
World Archery indoor	World Archery indoor
World Archery outdoor	World Archery outdoor
World Archery outdoor until 2025	World Archery outdoor tot 2025
World Archery: bows, age classes, men and women	World Archery: bogen, leeftijdsklassen, mannen en vrouwen
World Archery’s for its rounds, the imperial rule for imperial rounds.	Die van World Archery voor haar rondes, de imperial-regel voor imperial-rondes.
Wrong key	Verkeerde toets
Wrong round?	Verkeerde ronde?
X, %@ points	X, \#u{1}a punten
Year of birth	Geboortejaar
You	Jij
You are %@.	Jij bent \#u{1}a.
You are this archer. The arrows count in your scores and bests.	Jij bent deze schutter. De pijlen tellen mee in je scores en records.
You asked to be %@. The organiser confirms it with 'archery approve'.	Je vroeg om \#u{1}a te zijn. De organisator bevestigt het met 'archery approve'.
You can correct only your own sheet. The organiser can correct every sheet.	Je kunt alleen je eigen briefje corrigeren. De organisator kan ze allemaal corrigeren.
You can score for yourself and for guests that you added. Choose one of your archers, or ask the organiser.	Je kunt schrijven voor jezelf en voor je gasten. Kies een van je schutters, of vraag de organisator.
You described your own round, but chose another one in the list. Choose your own round, or clear its fields.	Je beschreef een eigen ronde, maar koos een andere in de lijst. Kies je eigen ronde, of maak de velden leeg.
You have asked for this archer %@ times. Talk to the organiser of the shoot.	Je hebt \#u{1}a keer om deze schutter gevraagd. Neem contact op met de organisator.
You have fallen from %@ to %@ on %@, behind %@.	Je bent gezakt van \#u{1}a naar \#u{1}b op \#u{1}c, achter \#u{1}d.
You have fallen from %@ to %@ on %@.	Je bent gezakt van \#u{1}a naar \#u{1}b op \#u{1}c.
You have risen from %@ to %@ on %@.	Je bent gestegen van \#u{1}a naar \#u{1}b op \#u{1}c.
You said that you are %@. The organiser confirms it with one tap.	Je zei dat je \#u{1}a bent. De organisator bevestigt het met één tik.
Your archers have arrows left to shoot. Finish the round first.	Je schutters hebben nog pijlen. Schiet eerst de ronde uit.
Your name on the list	Je naam op de lijst
Your own	Eigen
Your score sheets are final.	Je scorebriefjes zijn definitief.
Your stored settings cannot be read. You see the defaults. Saving replaces the stored settings.	Je opgeslagen instellingen kunnen niet worden gelezen. Je ziet de standaardwaarden. Opslaan vervangt ze.
Zoom in	Inzoomen
Zoom out	Uitzoomen
a shoot	een wedstrijd
after %@	na \#u{1}a
age class %@	leeftijdsklasse \#u{1}a
all bows	alle bogen
all time	altijd
animals, distance unknown	dieren, afstand onbekend
archer|End %@ of %@	Serie \#u{1}a van \#u{1}b
at most %@	hoogstens \#u{1}a
best %@ of %@	beste \#u{1}a van \#u{1}b
bow not known	boog onbekend
card %@	scorebriefje \#u{1}a
card %@, phone %@	scorebriefje \#u{1}a, telefoon \#u{1}b
category %@	klasse \#u{1}a
category|female	vrouwen
category|men	heren
category|open	open
category|under %@	U\#u{1}a
category|women	dames
checked against paper	vergeleken met papier
closed	gesloten
club %@	vereniging \#u{1}a
column|9s	negens
column|Xs	X
column|completed ends	volledige series
column|golds	golds
column|hits	treffers
column|score	score
command|Place	Plaatsen
command|Score	Schrijven
count|%@s	\#u{1}a'en
count|Golds	Golds
down %@ places since the last end	\#u{2}a\#u{3}1\#u{1}a plaats gezakt sinds de laatste serie\#u{3}o\#u{1}a plaatsen gezakt sinds de laatste serie\#u{4}
e.g. 9, X or M	bijv. 9, X of M
e.g. Club night	bijv. Clubavond
e.g. Forest 24	bijv. Bos 24
e.g. Recurve women	bijv. Recurve vrouwen
entered by <bdi>%@</bdi>, <time>%@</time>	ingevoerd door <bdi>\#u{1}a</bdi>, <time>\#u{1}b</time>
event|Change	Wijziging
face|Target	Blazoen
first score of this round	eerste score van deze ronde
for <bdi>%@</bdi>	voor <bdi>\#u{1}a</bdi>
gender %@	geslacht \#u{1}a
group %@	groep \#u{1}a
group %@, from part of the arrows	groep \#u{1}a, van een deel van de pijlen
it must cut a line for the higher ring.	hij moet een lijn snijden voor de hogere zone.
line	lijn
linked	gekoppeld
locked	vast
max %@	max \#u{1}a
mm from the centre	mm van het midden
name,bow,target	naam,boog,baan
no change since the last end	geen verandering sinds de laatste serie
no club, age class or gender	geen vereniging, leeftijdsklasse of geslacht
no name	zonder naam
not shot	niet geschoten
of %@	van \#u{1}a
on the board	in de stand
personal best	persoonlijk record
personal best (%@ before)	persoonlijk record (eerder \#u{1}a)
place|Results	Uitslag
plan|Finish	Afronden
plan|Shoot	Schieten
scorer %@	schrijver \#u{1}a
second in spot	tweede in spot
session %@	sessie \#u{1}a
several categories ranked together	meerdere klassen samen
spot %@	spot \#u{1}a
status|Open	Open
target %@	baan \#u{1}a
the organiser	de organisator
the shoot-off	de shoot-off
tied	gelijk
touching a line scores the higher ring.	een geraakte lijn telt voor de hogere zone.
up %@ places since the last end	\#u{2}a\#u{3}1\#u{1}a plaats gestegen sinds de laatste serie\#u{3}o\#u{1}a plaatsen gestegen sinds de laatste serie\#u{4}
usually %@	meestal \#u{1}a
you	jij
“%@” is no value here. Type one of %@.	“\#u{1}a” is hier geen waarde. Typ een van \#u{1}b.
"""#),
  ]
}
