// Made by "Tools/words pack". Change the catalogue instead.
// swift-format-ignore-file

import Localization

enum FitnessWords {
  static let all: [PackedWords] = [
    PackedWords("de", #"""
"%@" can be read as two dates. Write it like 2026-03-31.	„\#u{1}a“ lässt sich als zwei Daten lesen. Schreib es so: 2026-03-31.
"%@" is not a board of this period.	„\#u{1}a“ ist keine Rangliste dieses Zeitraums.
"%@" is not a date. Write it like 2026-03-31.	„\#u{1}a“ ist kein Datum. Schreib es so: 2026-03-31.
"%@" is not a time of day. Write it like 18:30.	„\#u{1}a“ ist keine Uhrzeit. Schreib sie so: 18:30.
"%@" is not a time. Write it like 2025-06-11T10:00:00+02:00.	„\#u{1}a“ ist kein Zeitpunkt. Schreib ihn so: 2025-06-11T10:00:00+02:00.
"%@" is not a week. Write it like 2026-W14.	„\#u{1}a“ ist keine Woche. Schreib sie so: 2026-W14.
# checked in, f freeze, e excused, . missed, < today	# Eintrag, f Joker, e entschuldigt, . verpasst, < heute
%@ already known	\#u{1}a schon bekannt
%@ and %@	\#u{1}a und \#u{1}b
%@ check-ins	\#u{2}a\#u{3}1\#u{1}a Eintrag\#u{3}o\#u{1}a Einträge\#u{4}
%@ check-ins a day count.	\#u{2}a\#u{3}1\#u{1}a Eintrag am Tag zählt.\#u{3}o\#u{1}a Einträge am Tag zählen.\#u{4}
%@ check-ins this week, place %@	\#u{2}a\#u{3}1\#u{1}a Eintrag diese Woche, Platz \#u{1}b\#u{3}o\#u{1}a Einträge diese Woche, Platz \#u{1}b\#u{4}
%@ counted	\#u{1}a gezählt
%@ days	\#u{2}a\#u{3}1\#u{1}a Tag\#u{3}o\#u{1}a Tage\#u{4}
%@ days in a row	\#u{2}a\#u{3}1\#u{1}a Tag in Folge\#u{3}o\#u{1}a Tage in Folge\#u{4}
%@ entered later	\#u{1}a nachgetragen
%@ entries cannot be read by this version and do not count. Update the app.	\#u{2}a\#u{3}1\#u{1}a Eintrag kann diese Version nicht lesen. Er zählt nicht. Aktualisiere die App.\#u{3}o\#u{1}a Einträge kann diese Version nicht lesen. Sie zählen nicht. Aktualisiere die App.\#u{4}
%@ falls from place %@ to %@.	\#u{1}a fällt von Platz \#u{1}b auf \#u{1}c.
%@ freezes left in these 30 days. A freeze keeps your streak alive on a day without a check-in.	\#u{2}a\#u{3}1Noch \#u{1}a Joker in diesen 30 Tagen. Ein Joker rettet deine Serie an einem Tag ohne Eintrag.\#u{3}oNoch \#u{1}a Joker in diesen 30 Tagen. Ein Joker rettet deine Serie an einem Tag ohne Eintrag.\#u{4}
%@ freezes left.	\#u{2}a\#u{3}1Noch \#u{1}a Joker.\#u{3}oNoch \#u{1}a Joker.\#u{4}
%@ has no check-in on %@.	\#u{1}a hat keinen Eintrag am \#u{1}b.
%@ has the same value and entered it first.	\#u{1}a hat denselben Wert und hat ihn früher eingetragen.
%@ has the same value.	\#u{1}a hat denselben Wert.
%@ is ahead by %@.	\#u{1}a liegt um \#u{1}b vorn.
%@ is excused on %@.	\#u{1}a ist am \#u{1}b entschuldigt.
%@ is new, on place %@.	\#u{1}a ist neu, auf Platz \#u{1}b.
%@ is no longer in the group.	\#u{1}a ist nicht mehr in der Gruppe.
%@ is no longer on the board.	\#u{1}a ist nicht mehr auf der Rangliste.
%@ is not a possible number of days.	\#u{1}a Tage sind nicht möglich.
%@ is over and can no longer change.	\#u{1}a ist vorbei und lässt sich nicht mehr ändern.
%@ is still to come.	\#u{1}a liegt in der Zukunft.
%@ is the organiser now.	\#u{1}a hat jetzt die Leitung.
%@ joined.	\#u{1}a ist dabei.
%@ members	\#u{2}a\#u{3}1\#u{1}a Mitglied\#u{3}o\#u{1}a Mitglieder\#u{4}
%@ members are called "%@". Use the id from: %@	\#u{1}a Mitglieder heißen „\#u{1}b“. Nimm die Kennung aus: \#u{1}c
%@ members, organised by you	\#u{2}a\#u{3}1\#u{1}a Mitglied, unter deiner Leitung\#u{3}o\#u{1}a Mitglieder, unter deiner Leitung\#u{4}
%@ older than the last report	\#u{1}a älter als die letzte Meldung
%@ on a full day	\#u{1}a an einem vollen Tag
%@ rises from place %@ to %@.	\#u{1}a steigt von Platz \#u{1}b auf \#u{1}c.
%@ this week, %@.	\#u{1}a diese Woche, \#u{1}b.
%@ to %@	\#u{1}a bis \#u{1}b
%@ too late	\#u{1}a zu spät
%@ wrong	\#u{1}a fehlerhaft
%@, %@ at most.	\#u{1}a, höchstens \#u{1}b.
%@, over	\#u{1}a, vorbei
%@, over. Provisional: late check-ins count until %@.	\#u{1}a, vorbei. Vorläufig: Nachträge zählen bis \#u{1}b.
%@, until <time>%@</time>	\#u{1}a, bis <time>\#u{1}b</time>
%@: %@, %@ to %@	\#u{1}a: \#u{1}b, \#u{1}c bis \#u{1}d
%@: <bdi>%@</bdi>	\#u{1}a: <bdi>\#u{1}b</bdi>
--from is 0 or more.	--from ist 0 oder mehr.
--undo goes with --date only.	--undo geht nur mit --date zusammen.
--undo goes without --reason and --to.	--undo steht ohne --reason und --to.
<strong>%@</strong> <span>check-ins</span>	\#u{2}a\#u{3}1<strong>\#u{1}a</strong> <span>Eintrag</span>\#u{3}o<strong>\#u{1}a</strong> <span>Einträge</span>\#u{4}
<strong>%@</strong> <span>days in a row</span>	\#u{2}a\#u{3}1<strong>\#u{1}a</strong> <span>Tag in Folge</span>\#u{3}o<strong>\#u{1}a</strong> <span>Tage in Folge</span>\#u{4}
<strong>%@</strong> <span>longest ever</span>	<strong>\#u{1}a</strong> <span>längste Serie</span>
<strong>Line %@:</strong> %@	<strong>Zeile \#u{1}a:</strong> \#u{1}b
<time>%@</time>: %@	<time>\#u{1}a</time>: \#u{1}b
A group counts 1 to 100 check-ins a day.	Eine Gruppe zählt 1 bis 100 Einträge am Tag.
A later report of the streak is already recorded.	Eine spätere Meldung der Serie ist schon gespeichert.
A list has at most %@ workouts.	Eine Liste hat höchstens \#u{1}a Trainings.
A list has at most 1 MB.	Eine Liste hat höchstens 1 MB.
A member deleted the own data.	Ein Mitglied hat die eigenen Daten gelöscht.
A member has 0 to 30 freezes in 30 days.	Ein Mitglied hat 0 bis 30 Joker in 30 Tagen.
A member left.	Ein Mitglied hat die Gruppe verlassen.
A name has 1 to %@ characters that can be seen.	Ein Name hat 1 bis \#u{1}a sichtbare Zeichen.
A note has at most %@ characters.	Eine Notiz hat höchstens \#u{1}a Zeichen.
A role was changed.	Eine Rolle wurde geändert.
A setting of %@	Eine Einstellung von \#u{1}a
A streak is days in a row with a check-in.	Eine Serie besteht aus aufeinanderfolgenden Tagen mit Eintrag.
A streak is days in a row with a check-in. Each member has %@ freezes in any 30 days.	\#u{2}a\#u{3}1Eine Serie besteht aus aufeinanderfolgenden Tagen mit Eintrag. Jedes Mitglied hat in 30 Tagen \#u{1}a Joker.\#u{3}oEine Serie besteht aus aufeinanderfolgenden Tagen mit Eintrag. Jedes Mitglied hat in 30 Tagen \#u{1}a Joker.\#u{4}
A workout counts until %@ hours after the end of its week.	\#u{2}a\#u{3}1Ein Training zählt bis \#u{1}a Stunde nach dem Ende seiner Woche.\#u{3}oEin Training zählt bis \#u{1}a Stunden nach dem Ende seiner Woche.\#u{4}
Ahead: %@	Vorn: \#u{1}a
Ahead: <bdi>%@</bdi>	Vorn: <bdi>\#u{1}a</bdi>
All %@ members	\#u{2}a\#u{3}1Alle \#u{1}a Mitglieder\#u{3}oAlle \#u{1}a Mitglieder\#u{4}
All check-ins as a table (CSV)	Alle Einträge als Tabelle (CSV)
All check-ins of the other account count for this member. This cannot be undone.	Alle Einträge des anderen Kontos zählen für dieses Mitglied. Das lässt sich nicht rückgängig machen.
All time	Gesamt
Already counted for %@.	Für \#u{1}a schon gezählt.
An earlier day	Ein früherer Tag
An entry was undone.	Ein Eintrag wurde zurückgenommen.
And %@ older check-ins. Search for a date, such as %@, or for a note.	\#u{2}a\#u{3}1Und \#u{1}a älterer Eintrag. Suche nach einem Datum wie \#u{1}b oder nach einer Notiz.\#u{3}oUnd \#u{1}a ältere Einträge. Suche nach einem Datum wie \#u{1}b oder nach einer Notiz.\#u{4}
Another program reports the streaks	Ein anderes Programm meldet die Serien
Another program reports the streaks.	Ein anderes Programm meldet die Serien.
Around me	Um mich herum
Back to now	Zum aktuellen Zeitraum
Boards	Ranglisten
Boards · %@	Ranglisten · \#u{1}a
By check-ins: %@	Nach Einträgen: \#u{1}a
Check in	Eintragen
Check in again	Noch einmal eintragen
Check in for that day	Für diesen Tag eintragen
Check-in for %@	Eintrag für \#u{1}a
Check-in for %@: %@	Eintrag für \#u{1}a: \#u{1}b
Check-in moved to %@: %@	Eintrag verschoben auf \#u{1}a: \#u{1}b
Check-in removed: %@	Eintrag entfernt: \#u{1}a
Check-ins	Einträge
Check-ins a day that count	Einträge pro Tag, die zählen
Check-ins of %@	Einträge von \#u{1}a
Checked in for %@.	Eingetragen für \#u{1}a.
Choose two members of the group.	Wähle zwei Mitglieder der Gruppe.
Columns not used: %@. The list can have id, at, date, time, zone and note.	Nicht verwendete Spalten: \#u{1}a. Die Liste kann id, at, date, time, zone und note haben.
Connect a watch or a service	Uhr oder Dienst verbinden
Correct the check-in of %@	Eintrag vom \#u{1}a berichtigen
Corrected by an organiser	Von der Leitung berichtigt
Create a group here and invite the others, or join a group with the link or code that you were given.	Erstelle hier eine Gruppe und lade die anderen ein, oder tritt mit deinem Link oder Code einer Gruppe bei.
Create group	Gruppe erstellen
Creates an address that takes workouts. A workout counts once, even if you import it too.	Erstellt eine Adresse, die Trainings annimmt. Ein Training zählt einmal, auch wenn du es zusätzlich importierst.
Date	Datum
Date or note	Datum oder Notiz
Day	Tag
Day, month, season	Tag, Monat, Saison
Days off	Freie Tage
Delete %@ for all members? This cannot be undone.	\#u{1}a für alle Mitglieder löschen? Das lässt sich nicht rückgängig machen.
Delete group	Gruppe löschen
Done for today	Für heute erledigt
Done today	Heute erledigt
Earlier boards	Frühere Ranglisten
Enter a reason of at most %@ characters. The member reads it.	Gib einen Grund mit höchstens \#u{1}a Zeichen an. Das Mitglied liest ihn.
Entries of the kind "%@" cannot be read here. Update the app, then send it again.	Einträge der Art „\#u{1}a“ sind hier nicht lesbar. Aktualisiere die App und sende den Eintrag noch einmal.
Every check-in counts.	Jeder Eintrag zählt.
Every member enters this alone. Ask the member to enter it.	Das trägt jedes Mitglied selbst ein. Bitte das Mitglied darum.
Excuse %@	\#u{1}a entschuldigen
Excuse a day	Tag entschuldigen
Excuse a day more than a week ahead?	Einen Tag in mehr als einer Woche entschuldigen?
Excused	Entschuldigt
Excused on %@	Entschuldigt am \#u{1}a
Excused, not used: you checked in	Entschuldigt, nicht gebraucht: Du hast dich eingetragen
File	Datei
For me	Für mich
For the group	Für die Gruppe
Fr	Fr
Freeze	Joker
Freeze a day	Joker einsetzen
Freeze a day more than a week ahead?	Einen Joker für einen Tag in mehr als einer Woche einsetzen?
Freeze for %@	Joker für \#u{1}a
Freeze that day	Joker für diesen Tag
Freeze, not used: you checked in	Joker, nicht gebraucht: Du hast dich eingetragen
Friday	Freitag
Give the check-ins of the other account to %@? The other account leaves the group.	Die Einträge des anderen Kontos \#u{1}a geben? Das andere Konto verlässt die Gruppe.
Groups	Gruppen
Hide the standings until the week is over	Rangliste bis zum Ende der Woche verbergen
Highlight my rows	Meine Zeilen hervorheben
How it counts	So wird gezählt
How this group counts	So zählt diese Gruppe
Import workouts	Trainings importieren
Import workouts · %@	Trainings importieren · \#u{1}a
In numbers	In Zahlen
In this group only %@ and the organisers see these check-ins.	In dieser Gruppe sehen nur \#u{1}a und die Leitung diese Einträge.
Invite	Einladen
Join a group	Gruppe beitreten
Join a group with a code	Mit einem Code einer Gruppe beitreten
Join the accounts	Konten zusammenführen
Latest changes	Letzte Änderungen
Line %@ opens a quote and never closes it.	Zeile \#u{1}a öffnet ein Anführungszeichen und schließt es nicht.
Members with equal values share a place, and the next place is left out: 1, 1, 3.	Mitglieder mit gleichen Werten teilen sich einen Platz, und der nächste Platz entfällt: 1, 1, 3.
Members with equal values share a place: 1, 1, 2.	Mitglieder mit gleichen Werten teilen sich einen Platz: 1, 1, 2.
Mo	Mo
Monday	Montag
Month	Monat
Move to that date	Auf dieses Datum verschieben
My streak	Meine Serie
My streak · %@	Meine Serie · \#u{1}a
Name	Name
Name a week, or use --past or --follow.	Nenne eine Woche, oder nimm --past oder --follow.
New group	Neue Gruppe
No check-ins	Keine Einträge
No check-ins here.	Hier keine Einträge.
No check-ins match.	Kein Eintrag passt dazu.
No check-ins to show.	Keine Einträge zu sehen.
No check-ins yet this week. Tap Check in after your workout.	Diese Woche noch keine Einträge. Tippe nach deinem Training auf „Eintragen“.
No check-ins yet. After a workout: %@	Noch keine Einträge. Nach einem Training: \#u{1}a
No check-ins yet. Check in on the page of this week, or enter an earlier day above.	Noch keine Einträge. Trag dich auf der Seite dieser Woche ein, oder oben für einen früheren Tag.
No clock in the world shows %@ at that moment.	In diesem Moment zeigt keine Uhr der Welt den \#u{1}a.
No corrections yet.	Noch keine Korrekturen.
No earlier boards yet.	Noch keine früheren Ranglisten.
No groups yet. Create one: %@	Noch keine Gruppen. Erstelle eine: \#u{1}a
No week is over yet.	Noch ist keine Woche vorbei.
No week is over yet. Check in this week: the winners appear here after Sunday.	Noch ist keine Woche vorbei. Trag dich diese Woche ein: Nach Sonntag steht hier, wer gewonnen hat.
Note	Notiz
Nothing is recorded yet: %@.	Noch ist nichts gespeichert: \#u{1}a.
Of members with equal values, the first to reach the value is ahead.	Bei gleichen Werten liegt vorn, wer den Wert zuerst erreicht hat.
Older check-ins: %@	Ältere Einträge: \#u{1}a
Only organisers see the check-ins of others one by one	Nur die Leitung sieht die einzelnen Einträge anderer
Only organisers see the notes of others	Nur die Leitung sieht die Notizen anderer
Only the organiser and helpers of the group can do that. Ask them.	Das kann nur die Leitung der Gruppe. Frag dort nach.
Only the organiser can hand over the group.	Nur die Leitung kann die Gruppe übergeben.
Only the organiser of the group can delete it.	Nur die Leitung der Gruppe kann sie löschen.
Other account	Anderes Konto
Otherwise check-ins make the streaks.	Sonst ergeben Einträge die Serien.
Otherwise on Monday at 00:00 UTC.	Sonst am Montag um 00:00 UTC.
Pages hide them. A program of a member that reads the group can still count.	Die Seiten verbergen sie. Ein Programm eines Mitglieds, das die Gruppe liest, kann weiterhin zählen.
Past weeks	Frühere Wochen
Paste a table from a spreadsheet. Its first line names the columns: id and date, and also time, zone and note if you like. A column at holds moments such as <code>%@</code> instead. Each id counts once.	Füge eine Tabelle aus einer Tabellenkalkulation ein. Die erste Zeile nennt die Spalten: Kennung und Datum, dazu Uhrzeit, Zeitzone und Notiz, wenn du magst. Stattdessen kann eine Spalte Zeitpunkt Werte wie <code>\#u{1}a</code> enthalten. Jede Kennung zählt einmal.
People	Mitglieder
Period	Zeitraum
Personal best: %@ in %@ at %@, %@ before.	Bestleistung: \#u{1}a in \#u{1}b bei \#u{1}c, vorher \#u{1}d.
Place %@ of %@, %@.	Platz \#u{1}a von \#u{1}b, \#u{1}c.
Place %@, %@.	Platz \#u{1}a, \#u{1}b.
Places after	Nächste Plätze
Places before	Vorige Plätze
Preview	Vorschau
Provisional until <time>%@</time>	Vorläufig bis <time>\#u{1}a</time>
Provisional. Late check-ins count until <time>%@</time>.	Vorläufig. Nachträge zählen bis <time>\#u{1}a</time>.
Provisional. Late check-ins still count.	Vorläufig. Nachträge zählen noch.
Reason	Grund
Remove check-in	Eintrag entfernen
Reported for this week: %@.	Gemeldet für diese Woche: \#u{1}a.
Right date	Richtiges Datum
Sa	Sa
Sample group: %@	Beispielgruppe: \#u{1}a
Saturday	Samstag
Save	Speichern
Saved.	Gespeichert.
Search	Suchen
Season	Saison
Send %@ for a workout, %@ for a streak, or a list of at most %@ of them.	Sende \#u{1}a für ein Training, \#u{1}b für eine Serie oder eine Liste mit höchstens \#u{1}c davon.
Settings	Einstellungen
Settings · %@	Einstellungen · \#u{1}a
Streak of %@ days	\#u{2}a\#u{3}1Serie von \#u{1}a Tag\#u{3}oSerie von \#u{1}a Tagen\#u{4}
Streaks	Serien
Su	So
Summer %@	Sommer \#u{1}a
Sunday	Sonntag
Th	Do
The boards are behind: %@. The server tries again.	Die Ranglisten sind im Rückstand: \#u{1}a. Der Server versucht es wieder.
The body is neither a workout nor a list of workouts.	Der Inhalt ist weder ein Training noch eine Liste von Trainings.
The check-in of %@ on %@ is back.	Der Eintrag von \#u{1}a am \#u{1}b ist wieder da.
The check-in of %@ on %@ is moved to %@.	Der Eintrag von \#u{1}a am \#u{1}b ist auf \#u{1}c verschoben.
The check-in of %@ on %@ is removed.	Der Eintrag von \#u{1}a am \#u{1}b ist entfernt.
The date is missing.	Das Datum fehlt.
The first line names the columns: id and date, or id and at.	Die erste Zeile nennt die Spalten: Kennung und Datum, oder Kennung und Zeitpunkt.
The group %@ is deleted.	Die Gruppe \#u{1}a ist gelöscht.
The group, its weeks and its invites are gone for every member. Export your check-ins first if you want to keep them.	Die Gruppe, ihre Wochen und ihre Einladungen sind dann für alle Mitglieder weg. Lade zuerst deine Einträge als Tabelle herunter, wenn du sie behalten willst.
The id %@ is already used for something else.	Die Kennung \#u{1}a ist schon für etwas anderes vergeben.
The id is missing.	Die Kennung fehlt.
The list is empty. Its first line names the columns: id and date.	Die Liste ist leer. Ihre erste Zeile nennt die Spalten: Kennung und Datum.
The list is too large from line %@ on. Save only the workouts.	Die Liste ist ab Zeile \#u{1}a zu groß. Speichere nur die Trainings.
The list names too many time zones. Use one for all.	Die Liste nennt zu viele Zeitzonen. Nimm eine für alles.
The member reads it.	Das Mitglied liest ihn.
The other members appear here when the week is over.	Die anderen Mitglieder erscheinen hier, wenn die Woche vorbei ist.
The picture shows 1 to 53 weeks.	Das Bild zeigt 1 bis 53 Wochen.
The rules of a group never change. Create another group.	Die Regeln einer Gruppe ändern sich nie. Lege eine andere Gruppe an.
The standings of the others are hidden until the week is over.	Die Rangliste der anderen ist bis zum Ende der Woche verborgen.
The table is of your own check-ins only.	Die Tabelle gibt es nur von deinen eigenen Einträgen.
The time for late check-ins is negative.	Die Zeit für Nachträge ist negativ.
There is no check-in on %@ to undo.	Am \#u{1}a gibt es keinen Eintrag zum Zurücknehmen.
There is no check-in to undo.	Es gibt keinen Eintrag zum Zurücknehmen.
There is no correction of a check-in on %@ to undo.	Am \#u{1}a gibt es keine Korrektur eines Eintrags zum Zurücknehmen.
There is no member "%@". The members are: %@	Es gibt kein Mitglied „\#u{1}a“. Die Mitglieder sind: \#u{1}b
There is no such entry to undo.	Diesen Eintrag gibt es nicht.
There is no time zone "%@".	Es gibt keine Zeitzone „\#u{1}a“.
These rules were fixed when the group was created, so past weeks keep their winners.	Diese Regeln stehen fest, seit die Gruppe erstellt wurde. So bleiben die Ergebnisse früherer Wochen.
These weeks	Diese Wochen
This deletes "%@" for all members and cannot be undone. Add --yes to confirm.	Das löscht „\#u{1}a“ für alle Mitglieder und lässt sich nicht rückgängig machen. Bestätige mit --yes.
This group counts streaks from check-ins.	Diese Gruppe zählt Serien aus Einträgen.
This id comes twice.	Diese Kennung kommt zweimal vor.
This week	Diese Woche
This workout was counted before and then undone.	Dieses Training wurde schon gezählt und dann zurückgenommen.
This workout was counted before.	Dieses Training wurde schon gezählt.
Thursday	Donnerstag
To leave the group yourself: %@	Um die Gruppe selbst zu verlassen: \#u{1}a
Tu	Di
Tuesday	Dienstag
Two accounts of one person	Zwei Konten einer Person
Two accounts of one person were joined.	Zwei Konten einer Person wurden zusammengeführt.
Two columns are called %@.	Zwei Spalten heißen \#u{1}a.
Undo	Zurücknehmen
Undo the check-in of %@	Eintrag vom \#u{1}a zurücknehmen
Undo the correction of %@	Berichtigung vom \#u{1}a rückgängig machen
Undo the day off on %@	Freien Tag am \#u{1}a zurücknehmen
Undo today's check-in	Heutigen Eintrag zurücknehmen
Undone: %@.	Zurückgenommen: \#u{1}a.
Use --freeze or --report, not both.	Nimm --freeze oder --report, nicht beides.
Use --past, --follow or a part of the board, not two of them.	Nimm --past, --follow oder einen Teil der Rangliste, nicht zwei davon.
We	Mi
Wednesday	Mittwoch
Week	Woche
Week %@ of %@	Woche \#u{1}a/\#u{1}b
Weeks begin at midnight here	Wochen beginnen hier um Mitternacht
Weeks begin on Monday at 00:00, %@.	Wochen beginnen am Montag um 00:00, \#u{1}a.
Weeks begin on Monday at 00:00, <span>UTC</span>.	Wochen beginnen am Montag um 00:00, <span>UTC</span>.
Winter %@	Winter \#u{1}a
Won by %@	Gewonnen: \#u{1}a
Won by <bdi>%@</bdi>	Gewonnen: <bdi>\#u{1}a</bdi>
Workouts	Trainings
You	Du
You already checked in on %@. No more check-ins count that day.	Du hast dich am \#u{1}a schon eingetragen. Mehr zählt an diesem Tag nicht.
You are in %@ groups. Name one of: %@	Du bist in \#u{1}a Gruppen. Nenne eine davon: \#u{1}b
You are in no group. Create one: %@	Du bist in keiner Gruppe. Erstelle eine: \#u{1}a
You are not on this board yet.	Du bist noch nicht auf dieser Rangliste.
You are not on this board yet. Check in on the page of this week.	Du bist noch nicht auf dieser Rangliste. Trag dich auf der Seite dieser Woche ein.
You are the only member so far. Tap Invite and send the others a link or a code.	Du bist bisher allein. Tippe auf „Einladen“ und schick den anderen einen Link oder Code.
You are the organiser already.	Du hast die Leitung schon.
You are the organiser. Hand the group over first: %@	Du hast die Leitung. Übergib die Gruppe zuerst: \#u{1}a
You can change this later.	Du kannst das später ändern.
You can do this until one day after the week is over. Other members see that you entered it later.	Das geht bis einen Tag nach dem Ende der Woche. Die anderen Mitglieder sehen, dass du es nachgetragen hast.
You can freeze one of the last %@ days, or a day in the next 30 days.	Ein Joker geht für einen der letzten \#u{1}a Tage oder für einen der nächsten 30 Tage.
You cannot change these rules later, so past weeks keep their winners.	Diese Regeln kannst du später nicht ändern. So bleiben die Ergebnisse früherer Wochen.
You checked in that day, so it needs no freeze.	An diesem Tag hast du dich eingetragen. Er braucht keinen Joker.
You had no check-ins here.	Du hattest hier keine Einträge.
You have fallen from %@ to %@, behind %@.	Du bist von Platz \#u{1}a auf \#u{1}b gefallen, hinter \#u{1}c.
You have fallen from %@ to %@.	Du bist von Platz \#u{1}a auf \#u{1}b gefallen.
You have left the group.	Du hast die Gruppe verlassen.
You have no freeze left in these 30 days.	Du hast in diesen 30 Tagen keinen Joker mehr.
You have not checked in this week	Du hast dich diese Woche noch nicht eingetragen
You have risen from %@ to %@.	Du bist von Platz \#u{1}a auf \#u{1}b gestiegen.
You run this group. Make another member the organiser, or delete the group.	Du leitest diese Gruppe. Mach ein anderes Mitglied zur Leitung oder lösche die Gruppe.
Your clock was moved ahead since you checked in, %@. The next day counts from %@ on.	Seit deinem letzten Eintrag (\#u{1}a) wurde deine Uhr vorgestellt. Der nächste Tag zählt ab \#u{1}b.
Your groups	Deine Gruppen
Your name in this group	Dein Name in dieser Gruppe
a group	einer Gruppe
all	alle
already known	schon bekannt
by <bdi>%@</bdi>	von <bdi>\#u{1}a</bdi>
check-in	Eintrag
counted	gezählt
day is full	Tag ist voll
does not count	zählt nicht
does not count: the day is full	zählt nicht: Der Tag ist voll
entered %@	eingetragen am \#u{1}a
entered <time>%@</time>	eingetragen am <time>\#u{1}a</time>
excused	entschuldigt
freeze	Joker
from %@	von \#u{1}a
from a watch or service	von einer Uhr oder einem Dienst
from an import	aus einem Import
id,date,time,note	Kennung;Datum;Uhrzeit;Notiz
line %@	Zeile \#u{1}a
moved to %@	verschoben auf \#u{1}a
no check-in	kein Eintrag
no one	niemand
nothing yet	noch nichts
older than the last report	älter als die letzte Meldung
place|Boards	Plätze
place|Settings	Optionen
provisional	vorläufig
removed	entfernt
to come	kommt noch
too late	zu spät
wrong	fehlerhaft
you	du
✓ check-in · ❄ freeze · ○ excused. Your streak continues if you check in by the end of today. Freezes and excused days keep it alive and do not count.	✓ Eintrag · ❄ Joker · ○ entschuldigt. Deine Serie geht weiter, wenn du dich bis heute Abend einträgst. Joker und entschuldigte Tage retten die Serie und zählen nicht mit.
"""#),
    PackedWords("en", #"""
%@ check-ins	\#u{2}a\#u{3}1\#u{1}a check-in\#u{3}o\#u{1}a check-ins\#u{4}
%@ check-ins a day count.	\#u{2}a\#u{3}1\#u{1}a check-in a day counts.\#u{3}o\#u{1}a check-ins a day count.\#u{4}
%@ check-ins this week, place %@	\#u{2}a\#u{3}1\#u{1}a check-in this week, place \#u{1}b\#u{3}o\#u{1}a check-ins this week, place \#u{1}b\#u{4}
%@ days	\#u{2}a\#u{3}1\#u{1}a day\#u{3}o\#u{1}a days\#u{4}
%@ days in a row	\#u{2}a\#u{3}1\#u{1}a day in a row\#u{3}o\#u{1}a days in a row\#u{4}
%@ entries cannot be read by this version and do not count. Update the app.	\#u{2}a\#u{3}1\#u{1}a entry cannot be read by this version and does not count. Update the app.\#u{3}o\#u{1}a entries cannot be read by this version and do not count. Update the app.\#u{4}
%@ freezes left in these 30 days. A freeze keeps your streak alive on a day without a check-in.	\#u{2}a\#u{3}1\#u{1}a freeze left in these 30 days. A freeze keeps your streak alive on a day without a check-in.\#u{3}o\#u{1}a freezes left in these 30 days. A freeze keeps your streak alive on a day without a check-in.\#u{4}
%@ freezes left.	\#u{2}a\#u{3}1\#u{1}a freeze left.\#u{3}o\#u{1}a freezes left.\#u{4}
%@ members	\#u{2}a\#u{3}1\#u{1}a member\#u{3}o\#u{1}a members\#u{4}
%@ members, organised by you	\#u{2}a\#u{3}1\#u{1}a member, organised by you\#u{3}o\#u{1}a members, organised by you\#u{4}
<strong>%@</strong> <span>check-ins</span>	\#u{2}a\#u{3}1<strong>\#u{1}a</strong> <span>check-in</span>\#u{3}o<strong>\#u{1}a</strong> <span>check-ins</span>\#u{4}
<strong>%@</strong> <span>days in a row</span>	\#u{2}a\#u{3}1<strong>\#u{1}a</strong> <span>day in a row</span>\#u{3}o<strong>\#u{1}a</strong> <span>days in a row</span>\#u{4}
A streak is days in a row with a check-in. Each member has %@ freezes in any 30 days.	\#u{2}a\#u{3}1A streak is days in a row with a check-in. Each member has \#u{1}a freeze in any 30 days.\#u{3}oA streak is days in a row with a check-in. Each member has \#u{1}a freezes in any 30 days.\#u{4}
A workout counts until %@ hours after the end of its week.	\#u{2}a\#u{3}1A workout counts until \#u{1}a hour after the end of its week.\#u{3}oA workout counts until \#u{1}a hours after the end of its week.\#u{4}
All %@ members	\#u{2}a\#u{3}1All \#u{1}a members\#u{3}oAll \#u{1}a members\#u{4}
And %@ older check-ins. Search for a date, such as %@, or for a note.	\#u{2}a\#u{3}1And \#u{1}a older check-in. Search for a date, such as \#u{1}b, or for a note.\#u{3}oAnd \#u{1}a older check-ins. Search for a date, such as \#u{1}b, or for a note.\#u{4}
Streak of %@ days	\#u{2}a\#u{3}1Streak of \#u{1}a day\#u{3}oStreak of \#u{1}a days\#u{4}
"""#),
    PackedWords("fr", #"""
"%@" can be read as two dates. Write it like 2026-03-31.	« \#u{1}a » peut se lire comme deux dates. Écrivez-la ainsi : 2026-03-31.
"%@" is not a board of this period.	« \#u{1}a » n’est pas un classement de cette période.
"%@" is not a date. Write it like 2026-03-31.	« \#u{1}a » n’est pas une date. Écrivez-la ainsi : 2026-03-31.
"%@" is not a time of day. Write it like 18:30.	« \#u{1}a » n’est pas une heure. Écrivez-la ainsi : 18:30.
"%@" is not a time. Write it like 2025-06-11T10:00:00+02:00.	« \#u{1}a » n’est pas un moment. Écrivez-le ainsi : 2025-06-11T10:00:00+02:00.
"%@" is not a week. Write it like 2026-W14.	« \#u{1}a » n’est pas une semaine. Écrivez-la ainsi : 2026-W14.
# checked in, f freeze, e excused, . missed, < today	# pointage, f joker, e excusé, . manqué, < aujourd’hui
%@ already known	\#u{2}a\#u{3}1\#u{1}a déjà connu\#u{3}o\#u{1}a déjà connus\#u{4}
%@ and %@	\#u{1}a et \#u{1}b
%@ check-ins	\#u{2}a\#u{3}1\#u{1}a pointage\#u{3}o\#u{1}a pointages\#u{4}
%@ check-ins a day count.	\#u{2}a\#u{3}1\#u{1}a pointage par jour compte.\#u{3}o\#u{1}a pointages par jour comptent.\#u{4}
%@ check-ins this week, place %@	\#u{2}a\#u{3}1\#u{1}a pointage cette semaine, place \#u{1}b\#u{3}o\#u{1}a pointages cette semaine, place \#u{1}b\#u{4}
%@ counted	\#u{2}a\#u{3}1\#u{1}a compté\#u{3}o\#u{1}a comptés\#u{4}
%@ days	\#u{2}a\#u{3}1\#u{1}a jour\#u{3}o\#u{1}a jours\#u{4}
%@ days in a row	\#u{2}a\#u{3}1\#u{1}a jour de suite\#u{3}o\#u{1}a jours de suite\#u{4}
%@ entered later	\#u{2}a\#u{3}1\#u{1}a ajouté après coup\#u{3}o\#u{1}a ajoutés après coup\#u{4}
%@ entries cannot be read by this version and do not count. Update the app.	\#u{2}a\#u{3}1\#u{1}a saisie est illisible pour cette version et ne compte pas. Mettez l’application à jour.\#u{3}o\#u{1}a saisies sont illisibles pour cette version et ne comptent pas. Mettez l’application à jour.\#u{4}
%@ falls from place %@ to %@.	\#u{1}a passe de la place \#u{1}b à la \#u{1}c.
%@ freezes left in these 30 days. A freeze keeps your streak alive on a day without a check-in.	\#u{2}a\#u{3}1Encore \#u{1}a joker pour ces 30 jours. Un joker sauve votre série un jour sans pointage.\#u{3}oEncore \#u{1}a jokers pour ces 30 jours. Un joker sauve votre série un jour sans pointage.\#u{4}
%@ freezes left.	\#u{2}a\#u{3}1Encore \#u{1}a joker.\#u{3}oEncore \#u{1}a jokers.\#u{4}
%@ has no check-in on %@.	\#u{1}a n’a pas de pointage le \#u{1}b.
%@ has the same value and entered it first.	\#u{1}a a la même valeur et l’a saisie avant.
%@ has the same value.	\#u{1}a a la même valeur.
%@ is ahead by %@.	\#u{1}a a \#u{1}b d’avance.
%@ is excused on %@.	\#u{1}a a une excuse pour le \#u{1}b.
%@ is new, on place %@.	\#u{1}a arrive, à la place \#u{1}b.
%@ is no longer in the group.	\#u{1}a n’est plus dans le groupe.
%@ is no longer on the board.	\#u{1}a n’est plus au classement.
%@ is not a possible number of days.	\#u{1}a n’est pas un nombre de jours possible.
%@ is over and can no longer change.	\#u{1}a est terminée et ne peut plus changer.
%@ is still to come.	\#u{1}a est encore à venir.
%@ is the organiser now.	\#u{1}a est maintenant l’organisateur du groupe.
%@ joined.	\#u{1}a participe.
%@ members	\#u{2}a\#u{3}1\#u{1}a membre\#u{3}o\#u{1}a membres\#u{4}
%@ members are called "%@". Use the id from: %@	\#u{1}a membres s’appellent « \#u{1}b ». Utilisez l’identifiant donné par : \#u{1}c
%@ members, organised by you	\#u{2}a\#u{3}1\#u{1}a membre, vous êtes l’organisateur\#u{3}o\#u{1}a membres, vous êtes l’organisateur\#u{4}
%@ older than the last report	\#u{2}a\#u{3}1\#u{1}a plus ancien que le dernier relevé\#u{3}o\#u{1}a plus anciens que le dernier relevé\#u{4}
%@ on a full day	\#u{1}a sur un jour complet
%@ rises from place %@ to %@.	\#u{1}a monte de la place \#u{1}b à la \#u{1}c.
%@ this week, %@.	\#u{1}a cette semaine, \#u{1}b.
%@ to %@	\#u{1}a au \#u{1}b
%@ too late	\#u{1}a trop tard
%@ wrong	\#u{2}a\#u{3}1\#u{1}a erroné\#u{3}o\#u{1}a erronés\#u{4}
%@, %@ at most.	\#u{1}a, \#u{1}b au maximum.
%@, over	\#u{1}a, terminée
%@, over. Provisional: late check-ins count until %@.	\#u{1}a, terminée. Provisoire : les pointages tardifs comptent jusqu’à \#u{1}b.
%@, until <time>%@</time>	\#u{1}a, jusqu’au <time>\#u{1}b</time>
%@: %@, %@ to %@	\#u{1}a : \#u{1}b, du \#u{1}c au \#u{1}d
%@: <bdi>%@</bdi>	\#u{1}a : <bdi>\#u{1}b</bdi>
--from is 0 or more.	--from vaut 0 ou plus.
--undo goes with --date only.	--undo ne va qu’avec --date.
--undo goes without --reason and --to.	--undo s’emploie sans --reason ni --to.
<strong>%@</strong> <span>check-ins</span>	\#u{2}a\#u{3}1<strong>\#u{1}a</strong> <span>pointage</span>\#u{3}o<strong>\#u{1}a</strong> <span>pointages</span>\#u{4}
<strong>%@</strong> <span>days in a row</span>	\#u{2}a\#u{3}1<strong>\#u{1}a</strong> <span>jour de suite</span>\#u{3}o<strong>\#u{1}a</strong> <span>jours de suite</span>\#u{4}
<strong>%@</strong> <span>longest ever</span>	<strong>\#u{1}a</strong> <span>meilleure série</span>
<strong>Line %@:</strong> %@	<strong>Ligne \#u{1}a :</strong> \#u{1}b
<time>%@</time>: %@	<time>\#u{1}a</time> : \#u{1}b
A group counts 1 to 100 check-ins a day.	Un groupe compte de 1 à 100 pointages par jour.
A later report of the streak is already recorded.	Un relevé plus récent de la série est déjà enregistré.
A list has at most %@ workouts.	Une liste a au plus \#u{1}a séances.
A list has at most 1 MB.	Une liste fait au plus 1 Mo.
A member deleted the own data.	Un membre a supprimé ses données.
A member has 0 to 30 freezes in 30 days.	Un membre a de 0 à 30 jokers en 30 jours.
A member left.	Un membre a quitté le groupe.
A name has 1 to %@ characters that can be seen.	Un nom a de 1 à \#u{1}a caractères visibles.
A note has at most %@ characters.	Une note a au plus \#u{1}a caractères.
A role was changed.	Un rôle a été modifié.
A setting of %@	Un réglage de \#u{1}a
A streak is days in a row with a check-in.	Une série compte les jours de suite avec un pointage.
A streak is days in a row with a check-in. Each member has %@ freezes in any 30 days.	\#u{2}a\#u{3}1Une série est faite de jours de suite avec un pointage. Chaque membre a \#u{1}a joker par période de 30 jours.\#u{3}oUne série est faite de jours de suite avec un pointage. Chaque membre a \#u{1}a jokers par période de 30 jours.\#u{4}
A workout counts until %@ hours after the end of its week.	\#u{2}a\#u{3}1Une séance compte jusqu’à \#u{1}a heure après la fin de sa semaine.\#u{3}oUne séance compte jusqu’à \#u{1}a heures après la fin de sa semaine.\#u{4}
Ahead: %@	En tête : \#u{1}a
Ahead: <bdi>%@</bdi>	En tête : <bdi>\#u{1}a</bdi>
All %@ members	\#u{2}a\#u{3}1Tous les \#u{1}a membres\#u{3}oTous les \#u{1}a membres\#u{4}
All check-ins as a table (CSV)	Tous les pointages dans un tableau (CSV)
All check-ins of the other account count for this member. This cannot be undone.	Tous les pointages de l’autre compte comptent pour ce membre. C’est définitif.
All time	Depuis le début
Already counted for %@.	Déjà compté pour le \#u{1}a.
An earlier day	Un jour passé
An entry was undone.	Une saisie a été annulée.
And %@ older check-ins. Search for a date, such as %@, or for a note.	\#u{2}a\#u{3}1Et \#u{1}a pointage plus ancien. Cherchez une date, comme \#u{1}b, ou une note.\#u{3}oEt \#u{1}a pointages plus anciens. Cherchez une date, comme \#u{1}b, ou une note.\#u{4}
Another program reports the streaks	Un autre programme indique les séries
Another program reports the streaks.	Un autre programme indique les séries.
Around me	Autour de moi
Back to now	Revenir à la période actuelle
Boards	Classements
Boards · %@	Classements · \#u{1}a
By check-ins: %@	D’après les pointages : \#u{1}a
Check in	Pointer
Check in again	Pointer encore
Check in for that day	Pointer pour ce jour
Check-in for %@	Pointage du \#u{1}a
Check-in for %@: %@	Pointage du \#u{1}a : \#u{1}b
Check-in moved to %@: %@	Pointage déplacé au \#u{1}a : \#u{1}b
Check-in removed: %@	Pointage supprimé : \#u{1}a
Check-ins	Pointages
Check-ins a day that count	Pointages par jour qui comptent
Check-ins of %@	Pointages de \#u{1}a
Checked in for %@.	Pointage enregistré pour le \#u{1}a.
Choose two members of the group.	Choisissez deux membres du groupe.
Columns not used: %@. The list can have id, at, date, time, zone and note.	Colonnes non utilisées : \#u{1}a. La liste peut avoir id, at, date, time, zone et note.
Connect a watch or a service	Connecter une montre ou un service
Correct the check-in of %@	Corriger le pointage du \#u{1}a
Corrected by an organiser	Corrigé par un organisateur
Create a group here and invite the others, or join a group with the link or code that you were given.	Créez un groupe ici et invitez les autres, ou rejoignez un groupe avec le lien ou le code que vous avez reçu.
Create group	Créer le groupe
Creates an address that takes workouts. A workout counts once, even if you import it too.	Crée une adresse qui reçoit des séances. Une séance compte une fois, même si vous l’importez aussi.
Date	Date
Date or note	Date ou note
Day	Jour
Day, month, season	Jour, mois, saison
Days off	Jours sans pointage
Delete %@ for all members? This cannot be undone.	Supprimer \#u{1}a pour tous les membres ? C’est définitif.
Delete group	Supprimer le groupe
Done for today	C’est fait pour aujourd’hui
Done today	Fait aujourd’hui
Earlier boards	Classements passés
Enter a reason of at most %@ characters. The member reads it.	Indiquez un motif d’au plus \#u{1}a caractères. Le membre le lira.
Entries of the kind "%@" cannot be read here. Update the app, then send it again.	Les saisies du type « \#u{1}a » sont illisibles ici. Mettez l’application à jour, puis renvoyez la saisie.
Every check-in counts.	Chaque pointage compte.
Every member enters this alone. Ask the member to enter it.	Chaque membre saisit cela lui-même. Demandez-le au membre.
Excuse %@	Excuser \#u{1}a
Excuse a day	Excuser un jour
Excuse a day more than a week ahead?	Excuser un jour dans plus d’une semaine ?
Excused	Excusé
Excused on %@	Excusé le \#u{1}a
Excused, not used: you checked in	Excusé, inutilisé : vous avez pointé
File	Fichier
For me	Pour moi
For the group	Pour le groupe
Fr	ve
Freeze	Joker
Freeze a day	Utiliser un joker
Freeze a day more than a week ahead?	Utiliser un joker pour un jour dans plus d’une semaine ?
Freeze for %@	Joker pour le \#u{1}a
Freeze that day	Joker pour ce jour
Freeze, not used: you checked in	Joker, inutilisé : vous avez pointé
Friday	vendredi
Give the check-ins of the other account to %@? The other account leaves the group.	Donner les pointages de l’autre compte à \#u{1}a ? L’autre compte quitte le groupe.
Groups	Groupes
Hide the standings until the week is over	Cacher le classement jusqu’à la fin de la semaine
Highlight my rows	Surligner mes lignes
How it counts	Comment on compte
How this group counts	Comment compte ce groupe
Import workouts	Importer des séances
Import workouts · %@	Importer des séances · \#u{1}a
In numbers	En chiffres
In this group only %@ and the organisers see these check-ins.	Dans ce groupe, seuls \#u{1}a et les organisateurs voient ces pointages.
Invite	Inviter
Join a group	Rejoindre un groupe
Join a group with a code	Rejoindre un groupe avec un code
Join the accounts	Réunir les comptes
Latest changes	Derniers changements
Line %@ opens a quote and never closes it.	La ligne \#u{1}a ouvre un guillemet et ne le ferme jamais.
Members with equal values share a place, and the next place is left out: 1, 1, 3.	Les membres à égalité partagent une place, et la place suivante est sautée : 1, 1, 3.
Members with equal values share a place: 1, 1, 2.	Les membres à égalité partagent une place : 1, 1, 2.
Mo	lu
Monday	lundi
Month	Mois
Move to that date	Déplacer à cette date
My streak	Ma série
My streak · %@	Ma série · \#u{1}a
Name	Nom
Name a week, or use --past or --follow.	Indiquez une semaine, ou utilisez --past ou --follow.
New group	Nouveau groupe
No check-ins	Aucun pointage
No check-ins here.	Aucun pointage ici.
No check-ins match.	Aucun pointage ne correspond.
No check-ins to show.	Aucun pointage à afficher.
No check-ins yet this week. Tap Check in after your workout.	Aucun pointage cette semaine. Touchez « Pointer » après votre séance.
No check-ins yet. After a workout: %@	Aucun pointage. Après une séance : \#u{1}a
No check-ins yet. Check in on the page of this week, or enter an earlier day above.	Aucun pointage. Pointez sur la page de cette semaine, ou ajoutez un jour passé ci-dessus.
No clock in the world shows %@ at that moment.	À ce moment, aucune horloge du monde n’affiche le \#u{1}a.
No corrections yet.	Aucune correction.
No earlier boards yet.	Pas encore de classements passés.
No groups yet. Create one: %@	Aucun groupe. Créez-en un : \#u{1}a
No week is over yet.	Aucune semaine n’est encore terminée.
No week is over yet. Check in this week: the winners appear here after Sunday.	Aucune semaine n’est encore terminée. Pointez cette semaine : les gagnants s’affichent ici après dimanche.
Note	Note
Nothing is recorded yet: %@.	Rien n’est encore enregistré : \#u{1}a.
Of members with equal values, the first to reach the value is ahead.	À égalité, le premier à atteindre la valeur est devant.
Older check-ins: %@	Pointages plus anciens : \#u{1}a
Only organisers see the check-ins of others one by one	Seuls les organisateurs voient chaque pointage des autres
Only organisers see the notes of others	Seuls les organisateurs voient les notes des autres
Only the organiser and helpers of the group can do that. Ask them.	Seuls l’organisateur du groupe et ses aides peuvent le faire. Demandez-leur.
Only the organiser can hand over the group.	Seul l’organisateur peut transmettre le groupe.
Only the organiser of the group can delete it.	Seul l’organisateur du groupe peut le supprimer.
Other account	Autre compte
Otherwise check-ins make the streaks.	Sinon, les pointages font les séries.
Otherwise on Monday at 00:00 UTC.	Sinon le lundi à 00:00 UTC.
Pages hide them. A program of a member that reads the group can still count.	Les pages les cachent. Un programme d’un membre qui lit le groupe peut encore compter.
Past weeks	Semaines passées
Paste a table from a spreadsheet. Its first line names the columns: id and date, and also time, zone and note if you like. A column at holds moments such as <code>%@</code> instead. Each id counts once.	Collez un tableau de votre tableur. Sa première ligne nomme les colonnes : identifiant et date, et si vous voulez heure, fuseau et note. À la place, une colonne moment contient des valeurs comme <code>\#u{1}a</code>. Chaque identifiant compte une fois.
People	Membres
Period	Période
Personal best: %@ in %@ at %@, %@ before.	Record personnel : \#u{1}a en \#u{1}b à \#u{1}c, \#u{1}d avant.
Place %@ of %@, %@.	Place \#u{1}a sur \#u{1}b, \#u{1}c.
Place %@, %@.	Place \#u{1}a, \#u{1}b.
Places after	Places suivantes
Places before	Places précédentes
Preview	Aperçu
Provisional until <time>%@</time>	Provisoire jusqu’au <time>\#u{1}a</time>
Provisional. Late check-ins count until <time>%@</time>.	Provisoire. Les pointages tardifs comptent jusqu’au <time>\#u{1}a</time>.
Provisional. Late check-ins still count.	Provisoire. Les pointages tardifs comptent encore.
Reason	Motif
Remove check-in	Supprimer le pointage
Reported for this week: %@.	Indiqué pour cette semaine : \#u{1}a.
Right date	Bonne date
Sa	sa
Sample group: %@	Groupe d’exemple : \#u{1}a
Saturday	samedi
Save	Enregistrer
Saved.	Enregistré.
Search	Chercher
Season	Saison
Send %@ for a workout, %@ for a streak, or a list of at most %@ of them.	Envoyez \#u{1}a pour une séance, \#u{1}b pour une série, ou une liste d’au plus \#u{1}c éléments.
Settings	Réglages
Settings · %@	Réglages · \#u{1}a
Streak of %@ days	\#u{2}a\#u{3}1Série de \#u{1}a jour\#u{3}oSérie de \#u{1}a jours\#u{4}
Streaks	Séries
Su	di
Summer %@	Été \#u{1}a
Sunday	dimanche
Th	je
The boards are behind: %@. The server tries again.	Les classements sont en retard : \#u{1}a. Le serveur réessaie.
The body is neither a workout nor a list of workouts.	Le contenu n’est ni une séance ni une liste de séances.
The check-in of %@ on %@ is back.	Le pointage de \#u{1}a du \#u{1}b est rétabli.
The check-in of %@ on %@ is moved to %@.	Le pointage de \#u{1}a du \#u{1}b est déplacé au \#u{1}c.
The check-in of %@ on %@ is removed.	Le pointage de \#u{1}a du \#u{1}b est supprimé.
The date is missing.	La date manque.
The first line names the columns: id and date, or id and at.	La première ligne nomme les colonnes : identifiant et date, ou identifiant et moment.
The group %@ is deleted.	Le groupe \#u{1}a est supprimé.
The group, its weeks and its invites are gone for every member. Export your check-ins first if you want to keep them.	Le groupe, ses semaines et ses invitations disparaissent pour tous les membres. Téléchargez d’abord vos pointages si vous voulez les garder.
The id %@ is already used for something else.	L’identifiant \#u{1}a sert déjà à autre chose.
The id is missing.	L’identifiant manque.
The list is empty. Its first line names the columns: id and date.	La liste est vide. Sa première ligne nomme les colonnes : identifiant et date.
The list is too large from line %@ on. Save only the workouts.	La liste est trop grande à partir de la ligne \#u{1}a. Enregistrez seulement les entraînements.
The list names too many time zones. Use one for all.	La liste cite trop de fuseaux horaires. Utilisez-en un seul pour tout.
The member reads it.	Le membre le lira.
The other members appear here when the week is over.	Les autres membres s’affichent ici quand la semaine est terminée.
The picture shows 1 to 53 weeks.	Le tableau montre de 1 à 53 semaines.
The rules of a group never change. Create another group.	Les règles d’un groupe ne changent jamais. Créez un autre groupe.
The standings of the others are hidden until the week is over.	Le classement des autres est caché jusqu’à la fin de la semaine.
The table is of your own check-ins only.	Le tableau ne contient que vos propres pointages.
The time for late check-ins is negative.	Le délai pour les pointages tardifs est négatif.
There is no check-in on %@ to undo.	Il n’y a pas de pointage à annuler le \#u{1}a.
There is no check-in to undo.	Il n’y a pas de pointage à annuler.
There is no correction of a check-in on %@ to undo.	Il n’y a pas de correction d’un pointage à annuler le \#u{1}a.
There is no member "%@". The members are: %@	Il n’y a pas de membre « \#u{1}a ». Les membres sont : \#u{1}b
There is no such entry to undo.	Cette saisie n’existe pas.
There is no time zone "%@".	Il n’y a pas de fuseau horaire « \#u{1}a ».
These rules were fixed when the group was created, so past weeks keep their winners.	Ces règles ont été fixées à la création du groupe : les semaines passées gardent leurs gagnants.
These weeks	Ces semaines
This deletes "%@" for all members and cannot be undone. Add --yes to confirm.	Cela supprime « \#u{1}a » pour tous les membres, définitivement. Confirmez avec --yes.
This group counts streaks from check-ins.	Ce groupe compte les séries d’après les pointages.
This id comes twice.	Cet identifiant apparaît deux fois.
This week	Cette semaine
This workout was counted before and then undone.	Cette séance a déjà été comptée, puis annulée.
This workout was counted before.	Cette séance a déjà été comptée.
Thursday	jeudi
To leave the group yourself: %@	Pour quitter le groupe vous-même : \#u{1}a
Tu	ma
Tuesday	mardi
Two accounts of one person	Deux comptes d’une même personne
Two accounts of one person were joined.	Deux comptes d’une même personne ont été réunis.
Two columns are called %@.	Deux colonnes s’appellent \#u{1}a.
Undo	Annuler
Undo the check-in of %@	Annuler le pointage du \#u{1}a
Undo the correction of %@	Annuler la correction du \#u{1}a
Undo the day off on %@	Annuler le jour sans pointage du \#u{1}a
Undo today's check-in	Annuler le pointage d’aujourd’hui
Undone: %@.	Annulé : \#u{1}a.
Use --freeze or --report, not both.	Utilisez --freeze ou --report, pas les deux.
Use --past, --follow or a part of the board, not two of them.	Utilisez --past, --follow ou une partie du classement, pas deux à la fois.
We	me
Wednesday	mercredi
Week	Semaine
Week %@ of %@	Semaine \#u{1}a de \#u{1}b
Weeks begin at midnight here	Les semaines commencent à minuit ici
Weeks begin on Monday at 00:00, %@.	Les semaines commencent le lundi à 00:00, \#u{1}a.
Weeks begin on Monday at 00:00, <span>UTC</span>.	Les semaines commencent le lundi à 00:00, <span>UTC</span>.
Winter %@	Hiver \#u{1}a
Won by %@	Victoire : \#u{1}a
Won by <bdi>%@</bdi>	Victoire : <bdi>\#u{1}a</bdi>
Workouts	Séances
You	Vous
You already checked in on %@. No more check-ins count that day.	Vous avez déjà pointé le \#u{1}a. Ce jour-là, plus rien ne compte.
You are in %@ groups. Name one of: %@	Vous êtes dans \#u{1}a groupes. Indiquez l’un d’eux : \#u{1}b
You are in no group. Create one: %@	Vous n’êtes dans aucun groupe. Créez-en un : \#u{1}a
You are not on this board yet.	Vous n’êtes pas encore sur ce classement.
You are not on this board yet. Check in on the page of this week.	Vous n’êtes pas encore sur ce classement. Pointez sur la page de cette semaine.
You are the only member so far. Tap Invite and send the others a link or a code.	Vous êtes le seul membre pour l’instant. Touchez « Inviter » et envoyez aux autres un lien ou un code.
You are the organiser already.	Vous êtes déjà l’organisateur.
You are the organiser. Hand the group over first: %@	Vous êtes l’organisateur. Transmettez d’abord le groupe : \#u{1}a
You can change this later.	Vous pourrez le changer plus tard.
You can do this until one day after the week is over. Other members see that you entered it later.	C’est possible jusqu’à un jour après la fin de la semaine. Les autres membres voient que vous l’avez ajouté après coup.
You can freeze one of the last %@ days, or a day in the next 30 days.	Un joker est possible pour un des \#u{1}a derniers jours, ou un des 30 prochains.
You cannot change these rules later, so past weeks keep their winners.	Vous ne pourrez pas changer ces règles : les semaines passées gardent leurs gagnants.
You checked in that day, so it needs no freeze.	Vous avez pointé ce jour-là : pas besoin de joker.
You had no check-ins here.	Vous n’aviez pas de pointages ici.
You have fallen from %@ to %@, behind %@.	Vous êtes passé de la place \#u{1}a à la \#u{1}b, derrière \#u{1}c.
You have fallen from %@ to %@.	Vous êtes passé de la place \#u{1}a à la \#u{1}b.
You have left the group.	Vous avez quitté le groupe.
You have no freeze left in these 30 days.	Vous n’avez plus de joker pour ces 30 jours.
You have not checked in this week	Vous n’avez pas encore pointé cette semaine
You have risen from %@ to %@.	Vous êtes monté de la place \#u{1}a à la \#u{1}b.
You run this group. Make another member the organiser, or delete the group.	Vous dirigez ce groupe. Nommez un autre organisateur ou supprimez le groupe.
Your clock was moved ahead since you checked in, %@. The next day counts from %@ on.	Votre horloge a été avancée depuis votre dernier pointage (\#u{1}a). Le jour suivant compte à partir de \#u{1}b.
Your groups	Vos groupes
Your name in this group	Votre nom dans ce groupe
a group	groupe
all	tous
already known	déjà connu
by <bdi>%@</bdi>	par <bdi>\#u{1}a</bdi>
check-in	pointage
counted	compté
day is full	jour complet
does not count	ne compte pas
does not count: the day is full	ne compte pas : le jour est complet
entered %@	ajouté le \#u{1}a
entered <time>%@</time>	ajouté le <time>\#u{1}a</time>
excused	excusé
freeze	joker
from %@	par \#u{1}a
from a watch or service	par une montre ou un service
from an import	par un import
id,date,time,note	identifiant;date;heure;note
line %@	ligne \#u{1}a
moved to %@	déplacé au \#u{1}a
no check-in	pas de pointage
no one	personne
nothing yet	rien encore
older than the last report	plus ancien que le dernier relevé
place|Boards	Places
place|Settings	Réglages
provisional	provisoire
removed	supprimé
to come	à venir
too late	trop tard
wrong	erroné
you	vous
✓ check-in · ❄ freeze · ○ excused. Your streak continues if you check in by the end of today. Freezes and excused days keep it alive and do not count.	✓ pointage · ❄ joker · ○ excusé. Votre série continue si vous pointez d’ici ce soir. Les jokers et les jours excusés la sauvent et ne comptent pas.
"""#),
  ]
}
