// Made by "Tools/words pack". Change the catalogue instead.
// swift-format-ignore-file

import Localization

enum SharedWords {
  static let all: [PackedWords] = [
    PackedWords("de", #"""
"%@" is missing in the query.	„\#u{1}a“ fehlt in der Anfrage.
%@ cannot be reached	\#u{1}a ist nicht erreichbar
%@ changes are held up on the way to or from %@	\#u{2}a\#u{3}1\#u{1}a Änderung von oder nach \#u{1}b hängt fest\#u{3}o\#u{1}a Änderungen von oder nach \#u{1}b hängen fest\#u{4}
%@ changes are pending for %@	\#u{2}a\#u{3}1\#u{1}a Änderung für \#u{1}b steht aus\#u{3}o\#u{1}a Änderungen für \#u{1}b stehen aus\#u{4}
%@ changes are pending: signed out of %@	\#u{2}a\#u{3}1\#u{1}a Änderung steht aus: bei \#u{1}b abgemeldet\#u{3}o\#u{1}a Änderungen stehen aus: bei \#u{1}b abgemeldet\#u{4}
%@ made a new sign-in link for you. All your devices were signed out. If you did not ask for it, tell the owner of this server.	\#u{1}a hat einen neuen Anmeldelink für dich erstellt. Alle deine Geräte wurden abgemeldet. Wenn du ihn nicht verlangt hast, wende dich an den Betreiber dieses Servers.
%@ made a new sign-in link for you. Your other devices stay signed in. If you did not ask for it, tell the owner of this server.	\#u{1}a hat einen neuen Anmeldelink für dich erstellt. Deine anderen Geräte bleiben angemeldet. Wenn du ihn nicht verlangt hast, wende dich an den Betreiber dieses Servers.
%@ new notices	\#u{2}a\#u{3}1\#u{1}a neue Mitteilung\#u{3}o\#u{1}a neue Mitteilungen\#u{4}
%@ of yours are called "%@". Use the id from the list.	\#u{1}a von dir heißen „\#u{1}b“. Nimm die Kennung aus der Liste.
%@ opens like an app, also without a connection.	\#u{1}a lässt sich wie eine App öffnen, auch ohne Verbindung.
%@. /openapi.yaml describes what to send.	\#u{1}a. /openapi.yaml beschreibt, was zu senden ist.
, since <time>%@</time>	, seit <time>\#u{1}a</time>
1 person	1 Person
1. Open this page on the phone	1. Öffne diese Seite auf dem Telefon
2. Trust the certificate	2. Vertraue dem Zertifikat
3. Open %@ over HTTPS	3. Öffne \#u{1}a über HTTPS
<bdi>%@</bdi> becomes the organiser, and you help to organise.	<bdi>\#u{1}a</bdi> wird Veranstalter, und du hilfst beim Organisieren.
<bdi>%@</bdi> is pending	<bdi>\#u{1}a</bdi> ist noch nicht übertragen
<bdi>%@</bdi> loses access. Entries stay. Only a new invite lets this member in again.	<bdi>\#u{1}a</bdi> verliert den Zugang. Einträge bleiben. Nur eine neue Einladung lässt dieses Mitglied wieder herein.
A device asks to sign in as <bdi>%@</bdi>	Ein Gerät möchte sich als <bdi>\#u{1}a</bdi> anmelden
A later edit overwrote fields of the other device’s version: %@	Eine spätere Änderung hat Felder der Fassung des anderen Geräts überschrieben: \#u{1}a
A later edit overwrote fields of this device’s version: %@	Eine spätere Änderung hat Felder der Fassung dieses Geräts überschrieben: \#u{1}a
A later edit overwrote the other device’s version.	Eine spätere Änderung hat die Fassung des anderen Geräts überschrieben.
A later edit overwrote this device’s version.	Eine spätere Änderung hat die Fassung dieses Geräts überschrieben.
A name has 1 to %@ characters that can be seen.	Ein Name hat 1 bis \#u{1}a sichtbare Zeichen.
A name has 1 to %@ characters.	Ein Name hat 1 bis \#u{1}a Zeichen.
A new code replaces the one you have.	Ein neuer Code ersetzt den bisherigen.
A notice of yours	Eine deiner Mitteilungen
A second device opened a used QR code of %@ and was not let in.	Ein zweites Gerät hat einen benutzten QR-Code von \#u{1}a geöffnet und wurde nicht angemeldet.
A second device opened a used QR code of yours and was not let in. If it was not you, someone may have seen your screen.	Ein zweites Gerät hat einen benutzten QR-Code von dir geöffnet und wurde nicht angemeldet. Wenn du das nicht warst, hat vielleicht jemand deinen Bildschirm gesehen.
Active invites	Aktive Einladungen
Add second device	Zweites Gerät hinzufügen
Add the file to the authorities that your browser or system trusts for websites. In Firefox: <strong>Settings → Certificates → Authorities → Import</strong>.	Füge die Datei den Zertifizierungsstellen hinzu, denen dein Browser oder System für Websites vertraut. In Firefox: <strong>Einstellungen → Zertifikate → Zertifizierungsstellen → Importieren</strong>.
An invite is for 1 to %@ uses and some time.	Eine Einladung gilt für 1 bis \#u{1}a Personen und eine gewisse Zeit.
And %@ more.	Und \#u{1}a weitere.
Another device has opened this link.	Ein anderes Gerät hat diesen Link geöffnet.
Another edit overwrote these edits, or the server rejected them. Restore each one or discard it.	Eine andere Änderung hat diese Änderungen überschrieben, oder der Server hat sie abgelehnt. Stelle sie wieder her oder verwirf sie.
Another entry came at the same moment. Try again.	Im selben Moment kam ein anderer Eintrag. Versuch es noch einmal.
As in the browser	Wie im Browser
As shown on the board.	So steht er auf der Rangliste.
As the organiser and other members see it. In a shoot or group, a name that was entered there stays.	So sehen dich Leitung und andere Mitglieder. Ein Name, der in einem Turnier oder einer Gruppe eingetragen ist, bleibt dort.
As the organiser reads it out, such as 7KQ2-M9XF-3DPA. An invite link fills it in.	So wie der Veranstalter ihn vorliest, zum Beispiel 7KQ2-M9XF-3DPA. Ein Einladungslink füllt ihn aus.
Ask for a new one: an invite made from now on lets you in again.	Bitte um eine neue: Eine Einladung von jetzt an lässt dich wieder herein.
Ask the organiser for a link or a code. The owner of this server opens the link that the program printed, or runs: %@ link	Bitte den Veranstalter um einen Link oder Code. Der Betreiber dieses Servers öffnet den Link, den das Programm ausgegeben hat, oder startet: \#u{1}a link
Ask the organiser for a new code; it has twelve letters.	Bitte den Veranstalter um einen neuen Code; er hat zwölf Zeichen.
Ask the owner of this server. You can make one only for members who first came with an invite of yours here.	Bitte den Betreiber dieses Servers. Du kannst nur für Mitglieder einen erstellen, die zuerst mit einer Einladung von dir hierher kamen.
Ask the person who runs the server to start it like this:	Bitte den Betreiber des Servers, ihn so zu starten:
Ask to sign in	Anmeldung anfragen
Ask whoever invited you for another.	Bitte um eine neue, wo du eingeladen wurdest.
Back	Zurück
Before you confirm, tap <strong>More Details</strong>, then the certificate, and compare the SHA-256 fingerprint.	Tippe vor dem Bestätigen auf <strong>Mehr Details</strong>, dann auf das Zertifikat, und vergleiche den SHA-256-Fingerabdruck.
Both devices show this number:	Beide Geräte zeigen diese Zahl:
Both devices stay signed in.	Beide Geräte bleiben angemeldet.
Cancel	Abbrechen
Choose one of the languages.	Wähle eine der Sprachen.
Close some of them, then try again.	Schließe einige davon und versuch es noch einmal.
Code	Code
Come back here and confirm.	Komm hierher zurück und bestätige.
Compare the number on both devices, and confirm it there.	Vergleiche die Zahl auf beiden Geräten und bestätige dort.
Computer	Computer
Confirm	Bestätigen
Confirm this device on your first device.	Bestätige dieses Gerät auf deinem ersten Gerät.
Connecting to %@	Verbinden mit \#u{1}a
Create %@	\#u{1}a erstellen
Create invite	Einladung erstellen
Create link for a screen	Link für einen Bildschirm erstellen
Create recovery code	Wiederherstellungscode erstellen
Create recovery code first	Erst Wiederherstellungscode erstellen
Create sign-in link	Anmeldelink erstellen
Discard	Verwerfen
Discard this edit? You cannot restore it afterwards.	Diese Änderung verwerfen? Danach lässt sie sich nicht wiederherstellen.
Do you want to do this? It may not be possible to undo it.	Möchtest du das tun? Vielleicht lässt es sich nicht rückgängig machen.
Download certificate	Zertifikat herunterladen
Each is good for two minutes, and for one device.	Jeder gilt zwei Minuten und für ein Gerät.
End link	Link beenden
End this link? Nobody can use it afterwards.	Diesen Link beenden? Danach kann ihn niemand mehr benutzen.
Enter a recovery code	Wiederherstellungscode eingeben
Enter another name.	Gib einen anderen Namen ein.
Enter your newest code. Without one, ask the organiser for a sign-in link.	Gib deinen neuesten Code ein. Ohne Code bitte den Veranstalter um einen Anmeldelink.
Entries are stored on this device first. They are sent in order as soon as the server can be reached, and each counts once.	Einträge werden zuerst auf diesem Gerät gespeichert. Sie werden der Reihe nach gesendet, sobald der Server erreichbar ist, und jeder zählt einmal.
Entries of this device	Einträge dieses Geräts
Event %@	Ereignis \#u{1}a
Fingerprint	Fingerabdruck
Go on	Weiter
Home	Start
I have an invite or a code	Ich habe eine Einladung oder einen Code
Install	Installieren
Invite for	Einladung für
Invite for %@ more, until	Einladung für noch \#u{1}a, bis
Invite people	Personen einladen
It opens your account now.	Es öffnet jetzt dein Konto.
It says that it is %@. It must show this number:	Es gibt sich als \#u{1}a aus. Es muss diese Zahl zeigen:
It takes %@.	Erlaubt ist \#u{1}a.
It was deleted.	Es wurde gelöscht.
It was not signed in.	Es wurde nicht angemeldet.
Join	Beitreten
Join <bdi>%@</bdi>	<bdi>\#u{1}a</bdi> beitreten
Join as <bdi>%@</bdi>	Als <bdi>\#u{1}a</bdi> beitreten
Language	Sprache
Last synced	Zuletzt abgeglichen
Leave	Verlassen
Leave this %@? Only a new invite lets you in again.	\#u{1}a verlassen? Nur eine neue Einladung lässt dich wieder herein.
Link for a screen, number %@	Link für einen Bildschirm, Nummer \#u{1}a
Load the page again.	Lade die Seite neu.
Lost edits	Verlorene Änderungen
Lost phone	Telefon verloren
Made on	Erstellt am
Make %@ the organiser? Only the new organiser can undo this.	\#u{1}a zum Veranstalter machen? Nur der neue Veranstalter kann das rückgängig machen.
Make organiser	Zum Veranstalter machen
Mark all as read	Alle als gelesen markieren
Members	Mitglieder
More for %@	Mehr zu \#u{1}a
Name	Name
New	Neu
New %@	Neu: \#u{1}a
Next attempt	Nächster Versuch
No code? Ask the organiser for a sign-in link.	Kein Code? Bitte den Veranstalter um einen Anmeldelink.
No notices yet.	Noch keine Mitteilungen.
No notices yet. %@ appear here.	Noch keine Mitteilungen. Hier erscheint: \#u{1}a.
No room is left on the disk; nothing was changed.	Die Festplatte ist voll. Nichts wurde geändert.
Not in sync with %@	Nicht mit \#u{1}a abgeglichen
Not now	Nicht jetzt
Nothing here yet. Fill in the form below, or <a>use an invite</a>.	Noch nichts hier. Fülle das Formular unten aus oder <a>nutze eine Einladung</a>.
Nothing was changed. Try again in %@ s.	Nichts wurde geändert. Versuch es in \#u{1}a s noch einmal.
Notices	Mitteilungen
Notices and sync	Mitteilungen und Abgleich
Notification settings	Einstellungen für Mitteilungen
Oldest pending entry	Ältester offener Eintrag
One link and one code, valid for a week.	Ein Link und ein Code, eine Woche gültig.
Only a page of this server may change something here.	Nur eine Seite dieses Servers darf hier etwas ändern.
Only this machine reaches the server. For other devices, start it with: %@	Nur dieser Rechner erreicht den Server. Starte ihn für andere Geräte so: \#u{1}a
Only this machine reaches the server. For phones, start it with: %@	Nur dieser Rechner erreicht den Server. Starte ihn für Telefone so: \#u{1}a
Open %@	\#u{1}a öffnen
Open <strong>Settings → General → About → Certificate Trust Settings</strong> and switch on <strong2>%@</strong2>.	Öffne <strong>Einstellungen → Allgemein → Info → Zertifikatsvertrauenseinstellungen</strong> und schalte <strong2>\#u{1}a</strong2> ein.
Open <strong>Settings</strong>, search for <strong2>CA certificate</strong2>, and tap it. On most phones it is under <strong3>Security & privacy → More security settings → Install a certificate</strong3>.	Öffne die <strong>Einstellungen</strong>, suche nach <strong2>CA-Zertifikat</strong2> und tippe darauf. Meistens ist es unter <strong3>Sicherheit & Datenschutz → Weitere Sicherheitseinstellungen → Zertifikat installieren</strong3>.
Open <strong>Settings</strong>, tap <strong2>Profile Downloaded</strong2>, then <strong3>Install</strong3>.	Öffne die <strong>Einstellungen</strong>, tippe auf <strong2>Profil geladen</strong2>, dann auf <strong3>Installieren</strong3>.
Open <strong>Trusted credentials → User</strong>, tap <strong2>%@</strong2>, and compare the SHA-256 fingerprint.	Öffne <strong>Vertrauenswürdige Anmeldedaten → Nutzer</strong>, tippe auf <strong2>\#u{1}a</strong2> und vergleiche den SHA-256-Fingerabdruck.
Open the link that the server printed; the link command prints another.	Öffne den Link, den der Server ausgegeben hat; der Befehl link gibt einen neuen aus.
Open this link on the screen	Öffne diesen Link auf dem Bildschirm
Open this page in Chrome and download the certificate.	Öffne diese Seite in Chrome und lade das Zertifikat herunter.
Open this page in Safari, download the certificate and tap <strong>Allow</strong>.	Öffne diese Seite in Safari, lade das Zertifikat herunter und tippe auf <strong>Zulassen</strong>.
Or read out the code <strong>%@</strong>, to be typed at %@	Oder lies den Code <strong>\#u{1}a</strong> vor. Einzugeben unter \#u{1}b
Other devices stay signed in.	Andere Geräte bleiben angemeldet.
Over plain HTTP your browser allows no offline pages and no notifications. <a>Use HTTPS</a>	Über einfaches HTTP erlaubt dein Browser keine Seiten ohne Verbindung und keine Mitteilungen. <a>HTTPS nutzen</a>
Pages	Seiten
People	Personen
People · %@	Personen · \#u{1}a
Phones	Telefone
Phones open pages offline, install apps and show notifications only over HTTPS. Over plain HTTP a phone still queues what you enter while a page stays open, but it cannot open the page again without the server.	Telefone öffnen Seiten ohne Verbindung, installieren Apps und zeigen Mitteilungen nur über HTTPS. Über einfaches HTTP merkt sich ein Telefon weiterhin deine Einträge, solange eine Seite offen ist, kann die Seite aber ohne Server nicht wieder öffnen.
Places	Bereiche
Press <strong>Ask to sign in</strong> there.	Tippe dort auf <strong>Anmeldung anfragen</strong>.
Print	Drucken
Print this page, or write the code down. It is shown once.	Drucke diese Seite oder schreib den Code auf. Er wird nur einmal gezeigt.
QR code of %@	QR-Code von \#u{1}a
QR code of the link	QR-Code des Links
Reason: %@	Grund: \#u{1}a
Recovery code	Wiederherstellungscode
Refuse	Ablehnen
Refuse if the other device shows another number, or none.	Lehne ab, wenn das andere Gerät eine andere oder keine Zahl zeigt.
Rejected: %@	Abgelehnt: \#u{1}a
Remove %@? Entries stay.	\#u{1}a entfernen? Einträge bleiben.
Remove <bdi>%@</bdi>	<bdi>\#u{1}a</bdi> entfernen
Replace recovery code	Wiederherstellungscode ersetzen
Restore	Wiederherstellen
Save	Speichern
Scan this code with the camera of the other device, or type the address there.	Scanne diesen Code mit der Kamera des anderen Geräts oder gib dort die Adresse ein.
Second device	Zweites Gerät
Second phone	Zweites Telefon
Send JSON in UTF-8.	Sende JSON in UTF-8.
Send at most %@ bytes at once.	Sende höchstens \#u{1}a Byte auf einmal.
Send it again later, or update the server.	Sende es später noch einmal oder aktualisiere den Server.
Send one Host header, such as localhost:8080, and a path.	Sende einen Host-Header wie localhost:8080 und einen Pfad.
Send this link	Verschicke diesen Link
Server	Server
Share link	Link teilen
Show a new QR code	Neuen QR-Code zeigen
Show a new QR code on your first device.	Zeige auf deinem ersten Gerät einen neuen QR-Code.
Show a new QR code on your first device. If it was not you who opened the link, refuse it there.	Zeige auf deinem ersten Gerät einen neuen QR-Code. Wenn du den Link nicht geöffnet hast, lehne dort ab.
Show a new QR code on your first device; each is good for two minutes.	Zeige auf deinem ersten Gerät einen neuen QR-Code; jeder gilt zwei Minuten.
Show a new QR code there to try again.	Zeige dort einen neuen QR-Code, um es noch einmal zu versuchen.
Sign in	Anmelden
Sign in as the owner of %@ to sync other people’s entries too.	Melde dich als Betreiber von \#u{1}a an, um auch die Einträge anderer abzugleichen.
Sign in on this device	Auf diesem Gerät anmelden
Sign in to keep score	Melde dich an, um zu schreiben
Sign out	Abmelden
Sign out anyway	Trotzdem abmelden
Sign out of this device	Von diesem Gerät abmelden
Sign out without a way back?	Ohne Rückweg abmelden?
Sign-in link for <bdi>%@</bdi>	Anmeldelink für <bdi>\#u{1}a</bdi>
Signed in as	Angemeldet als
Signed in there as <bdi>%@</bdi>.	Dort angemeldet als <bdi>\#u{1}a</bdi>.
Signed out of %@	Bei \#u{1}a abgemeldet
Signs this member out on every device, and ends the recovery code.	Meldet dieses Mitglied auf allen Geräten ab und beendet den Wiederherstellungscode.
Signs you out on all other devices.	Meldet dich auf allen anderen Geräten ab.
Since this invite was made, you left or were removed.	Seit dieser Einladung bist du ausgetreten oder entfernt worden.
Sixteen letters and digits, such as 7KQ2-M9XF-3DPA-0RST. Dashes and capitals do not matter.	Sechzehn Buchstaben und Ziffern, zum Beispiel 7KQ2-M9XF-3DPA-0RST. Striche und Großschreibung sind egal.
Skip to the content	Zum Inhalt springen
Someone tried %@ wrong codes within an hour from %@. None let anyone in.	Jemand hat innerhalb einer Stunde \#u{1}a falsche Codes von \#u{1}b aus versucht. Keiner davon galt.
Someone tried %@ wrong codes within an hour. None let anyone in.	Jemand hat innerhalb einer Stunde \#u{1}a falsche Codes versucht. Keiner davon galt.
Someone tried an old recovery code of %@ and was not let in. Ask %@ who has the code.	Jemand hat einen alten Wiederherstellungscode von \#u{1}a versucht und wurde nicht angemeldet. Frage \#u{1}b, wer den Code hat.
Someone tried an old recovery code of yours and was not let in. If it was not you, someone may have it.	Jemand hat einen alten Wiederherstellungscode von dir versucht und wurde nicht angemeldet. Wenn du das nicht warst, hat ihn vielleicht jemand anderes.
Something is out of bounds.	Etwas liegt außerhalb der Grenzen.
Something is out of bounds: %@.	Etwas liegt außerhalb der Grenzen: \#u{1}a.
Stay signed in	Angemeldet bleiben
Submission %@	Meldung \#u{1}a
Sync	Abgleich
Sync now	Jetzt abgleichen
Synced with %@	Mit \#u{1}a abgeglichen
Synced with %@, except for what stays here	Mit \#u{1}a abgeglichen, bis auf das, was hier bleibt
Tap <strong>Install anyway</strong> and choose the downloaded file.	Tippe auf <strong>Trotzdem installieren</strong> und wähle die heruntergeladene Datei.
The %@ %@	\#u{1}a \#u{1}b
The board exists with another definition.	Die Rangliste gibt es schon mit anderer Definition.
The body is not JSON.	Der Inhalt ist kein JSON.
The body is not the JSON that belongs here.	Der Inhalt ist nicht das JSON, das hierher gehört.
The certificate cannot vouch for the names of other websites. You can remove it in the same settings at any time.	Das Zertifikat kann nicht für Namen anderer Websites bürgen. Du kannst es jederzeit in denselben Einstellungen entfernen.
The code works once, until <time>%@</time>. This page changes when the other device asks; without scripts, reload it.	Der Code gilt einmal, bis <time>\#u{1}a</time>. Diese Seite ändert sich, wenn das andere Gerät anfragt. Lade sie ohne Skripte neu.
The document is larger than %@ bytes.	Das Dokument ist größer als \#u{1}a Byte.
The document was changed by somebody else meanwhile.	Jemand anderes hat das Dokument inzwischen geändert.
The first device has not confirmed this one yet.	Das erste Gerät hat dieses noch nicht bestätigt.
The first device refused to sign this one in.	Das erste Gerät hat die Anmeldung abgelehnt.
The form could not be read.	Das Formular ist unlesbar.
The form is incomplete.	Das Formular ist unvollständig.
The header Idempotency-Key is missing; it names this write.	Der Header Idempotency-Key fehlt; er benennt diesen Schreibvorgang.
The id of this entry is too long. Reload the page, then enter it again.	Die Kennung dieses Eintrags ist zu lang. Lade die Seite neu und gib ihn noch einmal ein.
The journal has moved on meanwhile.	Das Protokoll ist inzwischen weitergegangen.
The journal is closed.	Das Protokoll ist geschlossen.
The limit is out of bounds.	Die Grenze liegt außerhalb des Erlaubten.
The link command of the app prints a new one; whoever let you in makes one for you, too.	Der Befehl link der App gibt einen neuen aus; auch wer dich eingeladen hat, kann dir einen erstellen.
The link shows the live board, and nothing else, until you end it below. It is shown once.	Der Link zeigt nur die laufende Rangliste, bis du ihn unten beendest. Er wird einmal gezeigt.
The link works once. This member stays signed in on every other device.	Der Link gilt einmal. Dieses Mitglied bleibt auf allen anderen Geräten angemeldet.
The link works once. This member was signed out on every device.	Der Link gilt einmal. Dieses Mitglied wurde auf allen Geräten abgemeldet.
The link, the QR code and the code are shown once. Whoever uses one types a name and becomes a member.	Link, QR-Code und Code werden einmal gezeigt. Wer einen benutzt, gibt einen Namen ein und ist Mitglied.
The other device is signed in.	Das andere Gerät ist angemeldet.
The owner cannot leave. Hand it over to somebody first.	Der Veranstalter kann nicht austreten. Übergib erst an jemanden.
The period is closed.	Der Zeitraum ist abgeschlossen.
The phone must show the same fingerprint as the server's terminal. If it does not, remove the certificate: somebody else may have sent it.	Das Telefon muss denselben Fingerabdruck zeigen wie das Terminal des Servers. Wenn nicht, entferne das Zertifikat: Vielleicht hat es jemand anderes geschickt.
The player has no entry on this board.	Diese Person hat keinen Eintrag auf der Rangliste.
The query is not escaped text.	Die Anfrage ist kein kodierter Text.
The request is too large.	Die Anfrage ist zu groß.
The request must name this server once.	Die Anfrage muss diesen Server einmal nennen.
The request was refused: %@.	Die Anfrage wurde abgelehnt: \#u{1}a.
The score is not plausible on this board.	Das Ergebnis ist auf dieser Rangliste nicht möglich.
The score would be too large to count.	Das Ergebnis wäre zu groß zum Zählen.
The store cannot be reached; try again.	Der Speicher ist nicht erreichbar. Versuch es noch einmal.
The store does not answer.	Der Speicher antwortet nicht.
The store is damaged.	Der Speicher ist beschädigt.
The store is from a newer version of this program.	Der Speicher stammt von einer neueren Version dieses Programms.
The value of "%@" cannot be read.	Der Wert von „\#u{1}a“ ist unlesbar.
There are %@ already; end one first.	Es gibt schon \#u{1}a. Beende erst einen davon.
There is no such board.	Diese Rangliste gibt es nicht.
There is nothing here yet. Create one first.	Hier ist noch nichts. Erstelle zuerst etwas.
There is nothing here, or it is not yours to see.	Hier ist nichts, oder du darfst es nicht sehen.
There is nothing here, or it is not yours to see. List what there is.	Hier ist nichts, oder du darfst es nicht sehen. Sieh in der Liste nach.
There is nothing to undo.	Es gibt nichts rückgängig zu machen.
There is nothing to undo. Reload the page to see why.	Es gibt nichts rückgängig zu machen. Lade die Seite neu, um zu sehen, warum.
These settings are being synced with %@.	Diese Einstellungen werden mit \#u{1}a abgeglichen.
These settings are stored here only: you are signed out of %@.	Diese Einstellungen sind nur hier gespeichert: Du bist bei \#u{1}a abgemeldet.
These settings are stored here: %@ cannot be reached.	Diese Einstellungen sind hier gespeichert: \#u{1}a ist nicht erreichbar.
These settings are synced with %@.	Diese Einstellungen sind mit \#u{1}a abgeglichen.
These settings were changed at %@, too, and will be merged soon.	Diese Einstellungen wurden auch bei \#u{1}a geändert und werden bald zusammengeführt.
This QR code has expired.	Dieser QR-Code ist abgelaufen.
This address does not take this kind of request.	Diese Adresse nimmt diese Art Anfrage nicht an.
This cannot be recorded yet: the description is missing here, or needs a newer version.	Das lässt sich noch nicht speichern: Die Beschreibung fehlt hier oder braucht eine neuere Version.
This cannot be stored. Check the numbers, then try again.	Das lässt sich nicht speichern. Prüfe die Zahlen und versuch es noch einmal.
This code lets anybody sign in as you. Keep it where you keep keys.	Mit diesem Code kann sich jeder als du anmelden. Bewahre ihn auf wie einen Schlüssel.
This device is signed in.	Dieses Gerät ist angemeldet.
This device shows a QR code, and the other one opens it. Nothing happens before you confirm here.	Dieses Gerät zeigt einen QR-Code, und das andere öffnet ihn. Nichts passiert, bevor du hier bestätigst.
This event was already recorded with other content.	Dieses Ereignis wurde schon mit anderem Inhalt gespeichert.
This form was sent before with other entries. Reload the page, then enter it again.	Dieses Formular wurde schon mit anderen Angaben gesendet. Lade die Seite neu und gib es noch einmal ein.
This invite is not good, or not any more.	Diese Einladung ist falsch oder abgelaufen.
This is closed and takes no more entries.	Das ist geschlossen und nimmt keine Einträge mehr an.
This is from the future.	Das liegt in der Zukunft.
This link has expired.	Dieser Link ist abgelaufen.
This link signs you in on this device. It works once.	Dieser Link meldet dich auf diesem Gerät an. Er gilt einmal.
This link was used before, or is too old.	Dieser Link wurde schon benutzt oder ist zu alt.
This page came over HTTPS with a certificate that browsers know. Phones can open pages offline and install the app without further steps.	Diese Seite kam über HTTPS mit einem Zertifikat, das Browser kennen. Telefone können Seiten ohne weitere Schritte offline öffnen und die App installieren.
This page goes on by itself when you have confirmed. Without scripts, reload it.	Diese Seite geht von selbst weiter, sobald du bestätigt hast. Lade sie ohne Skripte neu.
This page then shows how each phone learns to trust the server.	Danach zeigt diese Seite, wie jedes Telefon dem Server vertraut.
This place in the list of changes is not known here.	Diese Stelle der Änderungsliste ist hier unbekannt.
This recovery code is wrong or was used before.	Dieser Wiederherstellungscode ist falsch oder wurde schon benutzt.
This server does not answer to that name.	Dieser Server hört nicht auf diesen Namen.
This server has a certificate of its own. A phone that trusts it can open pages offline and install the app. Each phone needs this once.	Dieser Server hat ein eigenes Zertifikat. Ein Telefon, das ihm vertraut, kann Seiten offline öffnen und die App installieren. Jedes Telefon braucht das einmal.
This server speaks plain HTTP	Dieser Server spricht einfaches HTTP
This server’s clock shows %@, but its newest entry is from %@. Check the date and time of this computer. If they are right now, nothing is lost and this notice ends by itself.	Die Uhr dieses Servers zeigt \#u{1}a, aber sein neuester Eintrag ist von \#u{1}b. Prüfe Datum und Uhrzeit dieses Rechners. Stimmen sie jetzt, ist nichts verloren, und dieser Hinweis verschwindet von selbst.
This submission cannot be taken back here.	Diese Meldung lässt sich hier nicht zurücknehmen.
This submission was already made with other content.	Diese Meldung gab es schon mit anderem Inhalt.
This write was already made with other content.	Dieser Schreibvorgang wurde schon mit anderem Inhalt gemacht.
To open %@ like an app, tap Share, then Add to Home Screen.	Um \#u{1}a wie eine App zu öffnen, tippe auf Teilen und dann auf „Zum Home-Bildschirm“.
To sign in on a new device, open <strong>%@</strong> and enter this code. It works once; you then get a new one.	Um dich auf einem neuen Gerät anzumelden, öffne <strong>\#u{1}a</strong> und gib diesen Code ein. Er gilt einmal; danach bekommst du einen neuen.
Too many came with this invite at once.	Zu viele kamen gleichzeitig mit dieser Einladung.
Too many codes are being tried at once.	Gerade werden zu viele Codes versucht.
Too many large requests at once.	Zu viele große Anfragen auf einmal.
Too many live views are open.	Zu viele laufende Ansichten sind offen.
Too many old codes of eight letters were tried.	Es wurden zu viele alte Codes mit acht Zeichen versucht.
Too many requests at once.	Zu viele Anfragen auf einmal.
Try again in %@ s.	Versuch es in \#u{1}a s noch einmal.
Try again in a few seconds.	Versuch es in ein paar Sekunden noch einmal.
Try again.	Versuch es noch einmal.
Wait until some of them are answered, then try again.	Warte, bis einige beantwortet sind, und versuch es noch einmal.
Why do you sign in here?	Warum meldest du dich hier an?
You are not signed in.	Du bist nicht angemeldet.
You are signed in as <bdi>%@</bdi>. The code signs this device in as the account that the code belongs to.	Du bist als <bdi>\#u{1}a</bdi> angemeldet. Der Code meldet dieses Gerät mit dem Konto an, zu dem er gehört.
You are signed in as <bdi>%@</bdi>. This device changes to the account of the QR code.	Du bist als <bdi>\#u{1}a</bdi> angemeldet. Dieses Gerät wechselt zum Konto des QR-Codes.
You are signed in as <strong><bdi>%@</bdi></strong>.	Du bist als <strong><bdi>\#u{1}a</bdi></strong> angemeldet.
You are signed in on this device and on %@ other devices.	\#u{2}a\#u{3}1Du bist auf diesem Gerät und auf \#u{1}a weiteren Gerät angemeldet.\#u{3}oDu bist auf diesem Gerät und auf \#u{1}a weiteren Geräten angemeldet.\#u{4}
You are signed in on this device only.	Du bist nur auf diesem Gerät angemeldet.
You are signed out of %@, or signed in there as someone else. Sign in there again as before.	Du bist bei \#u{1}a abgemeldet oder als jemand anderes angemeldet. Melde dich dort wieder an wie zuvor.
You cannot make a sign-in link for this member.	Du kannst für dieses Mitglied keinen Anmeldelink erstellen.
You confirmed the device.	Du hast das Gerät bestätigt.
You have a recovery code, made on <time>%@</time>. It signs you in once on any device.	Du hast einen Wiederherstellungscode vom <time>\#u{1}a</time>. Er meldet dich einmal auf einem beliebigen Gerät an.
You have created too many of late.	Du hast in letzter Zeit zu viele erstellt.
You have no recovery code, and no other device is signed in as <bdi>%@</bdi>. After you sign out, only a link from the organiser lets you in again.	Du hast keinen Wiederherstellungscode, und kein anderes Gerät ist als <bdi>\#u{1}a</bdi> angemeldet. Nach dem Abmelden lässt dich nur ein Link vom Veranstalter wieder herein.
You have no recovery code. If you lose this device, only a link from the organiser lets you in again.	Du hast keinen Wiederherstellungscode. Wenn du dieses Gerät verlierst, lässt dich nur ein Link vom Veranstalter wieder herein.
You have sent too much at once.	Du hast zu viel auf einmal gesendet.
You lose access to this %@. Your entries stay. A new invite lets you in again.	Du verlierst den Zugang (\#u{1}a). Deine Einträge bleiben. Eine neue Einladung lässt dich wieder herein.
You may not do this here. Ask the organiser.	Das darfst du hier nicht. Frage den Veranstalter.
You refused the device.	Du hast das Gerät abgelehnt.
You run this. Hand it over to another member before you leave.	Du bist der Veranstalter. Übergib an ein anderes Mitglied, bevor du gehst.
You signed in a second device: %@. If it was not you, ask the organiser for a link for a lost phone.	Du hast ein zweites Gerät angemeldet: \#u{1}a. Wenn du das nicht warst, bitte den Veranstalter um einen Link für ein verlorenes Telefon.
Your account	Dein Konto
Your changes are stored here, and not at %@ yet.	Deine Änderungen sind hier gespeichert und noch nicht bei \#u{1}a.
Your entries are synced with %@	Deine Einträge sind mit \#u{1}a abgeglichen
Your first device has confirmed this one.	Dein erstes Gerät hat dieses bestätigt.
Your first device refused this one.	Dein erstes Gerät hat dieses abgelehnt.
Your first device shows the QR code that led here. It has to confirm this device.	Dein erstes Gerät zeigt den QR-Code, der hierher geführt hat. Es muss dieses Gerät bestätigen.
Your name	Dein Name
Your other devices stay signed in.	Deine anderen Geräte bleiben angemeldet.
Your recovery code signed in %@. If it was not you, tell the owner of this server now.	Dein Wiederherstellungscode hat \#u{1}a angemeldet. Wenn du das nicht warst, wende dich sofort an den Betreiber dieses Servers.
Your recovery code signed in %@. Your other devices were signed out. If it was not you, tell the owner of this server now.	Dein Wiederherstellungscode hat \#u{1}a angemeldet. Deine anderen Geräte wurden abgemeldet. Wenn du das nicht warst, wende dich sofort an den Betreiber dieses Servers.
Your settings	Deine Einstellungen
iPhone and iPad	iPhone und iPad
stays on this device	bleibt auf diesem Gerät
up to 200 people	bis zu 200 Personen
up to 30 people	bis zu 30 Personen
up to 5 people	bis zu 5 Personen
"""#),
    PackedWords("en", #"""
%@ changes are held up on the way to or from %@	\#u{2}a\#u{3}1\#u{1}a change is held up on the way to or from \#u{1}b\#u{3}o\#u{1}a changes are held up on the way to or from \#u{1}b\#u{4}
%@ changes are pending for %@	\#u{2}a\#u{3}1\#u{1}a change is pending for \#u{1}b\#u{3}o\#u{1}a changes are pending for \#u{1}b\#u{4}
%@ changes are pending: signed out of %@	\#u{2}a\#u{3}1\#u{1}a change is pending: signed out of \#u{1}b\#u{3}o\#u{1}a changes are pending: signed out of \#u{1}b\#u{4}
%@ new notices	\#u{2}a\#u{3}1\#u{1}a new notice\#u{3}o\#u{1}a new notices\#u{4}
You are signed in on this device and on %@ other devices.	\#u{2}a\#u{3}1You are signed in on this device and on \#u{1}a other device.\#u{3}oYou are signed in on this device and on \#u{1}a other devices.\#u{4}
"""#),
    PackedWords("fr", #"""
"%@" is missing in the query.	« \#u{1}a » manque dans la requête.
%@ cannot be reached	\#u{1}a est injoignable
%@ changes are held up on the way to or from %@	\#u{2}a\#u{3}1\#u{1}a modification bloquée vers ou depuis \#u{1}b\#u{3}o\#u{1}a modifications bloquées vers ou depuis \#u{1}b\#u{4}
%@ changes are pending for %@	\#u{2}a\#u{3}1\#u{1}a modification en attente pour \#u{1}b\#u{3}o\#u{1}a modifications en attente pour \#u{1}b\#u{4}
%@ changes are pending: signed out of %@	\#u{2}a\#u{3}1\#u{1}a modification en attente : déconnecté de \#u{1}b\#u{3}o\#u{1}a modifications en attente : déconnecté de \#u{1}b\#u{4}
%@ made a new sign-in link for you. All your devices were signed out. If you did not ask for it, tell the owner of this server.	\#u{1}a a créé un nouveau lien de connexion pour vous. Tous vos appareils ont été déconnectés. Si vous ne l’avez pas demandé, prévenez le propriétaire de ce serveur.
%@ made a new sign-in link for you. Your other devices stay signed in. If you did not ask for it, tell the owner of this server.	\#u{1}a a créé un nouveau lien de connexion pour vous. Vos autres appareils restent connectés. Si vous ne l’avez pas demandé, prévenez le propriétaire de ce serveur.
%@ new notices	\#u{2}a\#u{3}1\#u{1}a nouvelle notification\#u{3}o\#u{1}a nouvelles notifications\#u{4}
%@ of yours are called "%@". Use the id from the list.	\#u{1}a des vôtres s’appellent « \#u{1}b ». Utilisez l’identifiant de la liste.
%@ opens like an app, also without a connection.	\#u{1}a s’ouvre comme une application, même sans connexion.
%@. /openapi.yaml describes what to send.	\#u{1}a. /openapi.yaml décrit ce qu’il faut envoyer.
, since <time>%@</time>	, depuis <time>\#u{1}a</time>
1 person	1 personne
1. Open this page on the phone	1. Ouvrez cette page sur le téléphone
2. Trust the certificate	2. Approuvez le certificat
3. Open %@ over HTTPS	3. Ouvrez \#u{1}a en HTTPS
<bdi>%@</bdi> becomes the organiser, and you help to organise.	<bdi>\#u{1}a</bdi> devient l’organisateur, et vous aidez à organiser.
<bdi>%@</bdi> is pending	<bdi>\#u{1}a</bdi> est en attente
<bdi>%@</bdi> loses access. Entries stay. Only a new invite lets this member in again.	<bdi>\#u{1}a</bdi> perd l’accès. Les saisies restent. Seule une nouvelle invitation permet à ce membre de revenir.
A device asks to sign in as <bdi>%@</bdi>	Un appareil demande à se connecter en tant que <bdi>\#u{1}a</bdi>
A later edit overwrote fields of the other device’s version: %@	Une modification ultérieure a remplacé des champs de la version de l’autre appareil : \#u{1}a
A later edit overwrote fields of this device’s version: %@	Une modification ultérieure a remplacé des champs de la version de cet appareil : \#u{1}a
A later edit overwrote the other device’s version.	Une modification ultérieure a remplacé la version de l’autre appareil.
A later edit overwrote this device’s version.	Une modification ultérieure a remplacé la version de cet appareil.
A name has 1 to %@ characters that can be seen.	Un nom a de 1 à \#u{1}a caractères visibles.
A name has 1 to %@ characters.	Un nom a de 1 à \#u{1}a caractères.
A new code replaces the one you have.	Un nouveau code remplace l’ancien.
A notice of yours	Une de vos notifications
A second device opened a used QR code of %@ and was not let in.	Un second appareil a ouvert un code QR déjà utilisé de \#u{1}a et n’a pas été connecté.
A second device opened a used QR code of yours and was not let in. If it was not you, someone may have seen your screen.	Un second appareil a ouvert un de vos codes QR déjà utilisés et n’a pas été connecté. Si ce n’était pas vous, quelqu’un a peut-être vu votre écran.
Active invites	Invitations actives
Add second device	Ajouter un second appareil
Add the file to the authorities that your browser or system trusts for websites. In Firefox: <strong>Settings → Certificates → Authorities → Import</strong>.	Ajoutez le fichier aux autorités que votre navigateur ou système approuve pour les sites web. Dans Firefox : <strong>Paramètres → Certificats → Autorités → Importer</strong>.
An invite is for 1 to %@ uses and some time.	Une invitation sert 1 à \#u{1}a fois et pendant un certain temps.
And %@ more.	Et \#u{1}a de plus.
Another device has opened this link.	Un autre appareil a ouvert ce lien.
Another edit overwrote these edits, or the server rejected them. Restore each one or discard it.	Une autre modification a remplacé celles-ci, ou le serveur les a refusées. Rétablissez-les ou abandonnez-les.
Another entry came at the same moment. Try again.	Une autre saisie est arrivée au même moment. Réessayez.
As in the browser	Comme dans le navigateur
As shown on the board.	Tel qu’il figure au classement.
As the organiser and other members see it. In a shoot or group, a name that was entered there stays.	Tel que l’organisateur et les autres membres le voient. Un nom saisi dans un concours ou un groupe y reste.
As the organiser reads it out, such as 7KQ2-M9XF-3DPA. An invite link fills it in.	Tel que l’organisateur le lit, par exemple 7KQ2-M9XF-3DPA. Un lien d’invitation le remplit.
Ask for a new one: an invite made from now on lets you in again.	Demandez-en une nouvelle : une invitation créée maintenant vous permettra de revenir.
Ask the organiser for a link or a code. The owner of this server opens the link that the program printed, or runs: %@ link	Demandez un lien ou un code à l’organisateur. Le propriétaire de ce serveur ouvre le lien affiché par le programme, ou lance : \#u{1}a link
Ask the organiser for a new code; it has twelve letters.	Demandez un nouveau code à l’organisateur ; il a douze caractères.
Ask the owner of this server. You can make one only for members who first came with an invite of yours here.	Demandez au propriétaire de ce serveur. Vous ne pouvez en créer que pour des membres venus d’abord avec une de vos invitations.
Ask the person who runs the server to start it like this:	Demandez à la personne qui gère le serveur de le démarrer ainsi :
Ask to sign in	Demander la connexion
Ask whoever invited you for another.	Demandez-en une autre à la personne qui vous a invité.
Back	Retour
Before you confirm, tap <strong>More Details</strong>, then the certificate, and compare the SHA-256 fingerprint.	Avant de confirmer, touchez <strong>Plus de détails</strong>, puis le certificat, et comparez l’empreinte SHA-256.
Both devices show this number:	Les deux appareils affichent ce nombre :
Both devices stay signed in.	Les deux appareils restent connectés.
Cancel	Annuler
Choose one of the languages.	Choisissez une des langues.
Close some of them, then try again.	Fermez-en quelques-unes, puis réessayez.
Code	Code
Come back here and confirm.	Revenez ici et confirmez.
Compare the number on both devices, and confirm it there.	Comparez le nombre sur les deux appareils et confirmez-le là-bas.
Computer	Ordinateur
Confirm	Confirmer
Confirm this device on your first device.	Confirmez cet appareil sur votre premier appareil.
Connecting to %@	Connexion à \#u{1}a
Create %@	Créer : \#u{1}a
Create invite	Créer une invitation
Create link for a screen	Créer un lien pour un écran
Create recovery code	Créer un code de récupération
Create recovery code first	Créer d’abord un code de récupération
Create sign-in link	Créer un lien de connexion
Discard	Abandonner
Discard this edit? You cannot restore it afterwards.	Abandonner cette modification ? Vous ne pourrez plus la rétablir.
Do you want to do this? It may not be possible to undo it.	Voulez-vous continuer ? Cela ne pourra peut-être pas être annulé.
Download certificate	Télécharger le certificat
Each is good for two minutes, and for one device.	Chacun est valable deux minutes, pour un seul appareil.
End link	Désactiver le lien
End this link? Nobody can use it afterwards.	Désactiver ce lien ? Plus personne ne pourra l’utiliser.
Enter a recovery code	Saisir un code de récupération
Enter another name.	Saisissez un autre nom.
Enter your newest code. Without one, ask the organiser for a sign-in link.	Saisissez votre code le plus récent. Sinon, demandez un lien de connexion à l’organisateur.
Entries are stored on this device first. They are sent in order as soon as the server can be reached, and each counts once.	Les saisies sont d’abord enregistrées sur cet appareil. Elles sont envoyées dans l’ordre dès que le serveur est joignable, et chacune compte une fois.
Entries of this device	Saisies de cet appareil
Event %@	Événement \#u{1}a
Fingerprint	Empreinte
Go on	Continuer
Home	Accueil
I have an invite or a code	J’ai une invitation ou un code
Install	Installer
Invite for	Invitation pour
Invite for %@ more, until	Invitation pour encore \#u{1}a, jusqu’au
Invite people	Inviter des personnes
It opens your account now.	Il ouvre maintenant votre compte.
It says that it is %@. It must show this number:	Il se présente comme \#u{1}a. Il doit afficher ce nombre :
It takes %@.	Sont acceptés : \#u{1}a.
It was deleted.	Il a été supprimé.
It was not signed in.	Il n’a pas été connecté.
Join	Rejoindre
Join <bdi>%@</bdi>	Rejoindre <bdi>\#u{1}a</bdi>
Join as <bdi>%@</bdi>	Rejoindre en tant que <bdi>\#u{1}a</bdi>
Language	Langue
Last synced	Dernière synchronisation
Leave	Quitter
Leave this %@? Only a new invite lets you in again.	Quitter : \#u{1}a ? Seule une nouvelle invitation vous permettra de revenir.
Link for a screen, number %@	Lien pour un écran, numéro \#u{1}a
Load the page again.	Rechargez la page.
Lost edits	Modifications perdues
Lost phone	Téléphone perdu
Made on	Créé le
Make %@ the organiser? Only the new organiser can undo this.	Faire de \#u{1}a l’organisateur ? Seul le nouvel organisateur pourra revenir en arrière.
Make organiser	Nommer organisateur
Mark all as read	Tout marquer comme lu
Members	Membres
More for %@	Plus pour \#u{1}a
Name	Nom
New	Nouveau
New %@	Nouveau : \#u{1}a
Next attempt	Prochaine tentative
No code? Ask the organiser for a sign-in link.	Pas de code ? Demandez un lien de connexion à l’organisateur.
No notices yet.	Aucune notification.
No notices yet. %@ appear here.	Aucune notification. Ici apparaissent : \#u{1}a.
No room is left on the disk; nothing was changed.	Le disque est plein ; rien n’a été modifié.
Not in sync with %@	Non synchronisé avec \#u{1}a
Not now	Pas maintenant
Nothing here yet. Fill in the form below, or <a>use an invite</a>.	Rien pour l’instant. Remplissez le formulaire ci-dessous ou <a>utilisez une invitation</a>.
Nothing was changed. Try again in %@ s.	Rien n’a été modifié. Réessayez dans \#u{1}a s.
Notices	Notifications
Notices and sync	Notifications et synchronisation
Notification settings	Réglages des notifications
Oldest pending entry	Plus ancienne saisie en attente
One link and one code, valid for a week.	Un lien et un code, valables une semaine.
Only a page of this server may change something here.	Seule une page de ce serveur peut modifier quelque chose ici.
Only this machine reaches the server. For other devices, start it with: %@	Seule cette machine atteint le serveur. Pour d’autres appareils, démarrez-le ainsi : \#u{1}a
Only this machine reaches the server. For phones, start it with: %@	Seule cette machine atteint le serveur. Pour les téléphones, démarrez-le ainsi : \#u{1}a
Open %@	Ouvrir \#u{1}a
Open <strong>Settings → General → About → Certificate Trust Settings</strong> and switch on <strong2>%@</strong2>.	Ouvrez <strong>Réglages → Général → Informations → Réglages de confiance des certificats</strong> et activez <strong2>\#u{1}a</strong2>.
Open <strong>Settings</strong>, search for <strong2>CA certificate</strong2>, and tap it. On most phones it is under <strong3>Security & privacy → More security settings → Install a certificate</strong3>.	Ouvrez les <strong>Paramètres</strong>, cherchez <strong2>certificat CA</strong2> et touchez-le. Le plus souvent, il se trouve sous <strong3>Sécurité et confidentialité → Autres paramètres de sécurité → Installer un certificat</strong3>.
Open <strong>Settings</strong>, tap <strong2>Profile Downloaded</strong2>, then <strong3>Install</strong3>.	Ouvrez les <strong>Réglages</strong>, touchez <strong2>Profil téléchargé</strong2>, puis <strong3>Installer</strong3>.
Open <strong>Trusted credentials → User</strong>, tap <strong2>%@</strong2>, and compare the SHA-256 fingerprint.	Ouvrez <strong>Certificats de confiance → Utilisateur</strong>, touchez <strong2>\#u{1}a</strong2> et comparez l’empreinte SHA-256.
Open the link that the server printed; the link command prints another.	Ouvrez le lien affiché par le serveur ; la commande link en affiche un autre.
Open this link on the screen	Ouvrez ce lien sur l’écran
Open this page in Chrome and download the certificate.	Ouvrez cette page dans Chrome et téléchargez le certificat.
Open this page in Safari, download the certificate and tap <strong>Allow</strong>.	Ouvrez cette page dans Safari, téléchargez le certificat et touchez <strong>Autoriser</strong>.
Or read out the code <strong>%@</strong>, to be typed at %@	Ou lisez le code <strong>\#u{1}a</strong>, à saisir sur \#u{1}b
Other devices stay signed in.	Les autres appareils restent connectés.
Over plain HTTP your browser allows no offline pages and no notifications. <a>Use HTTPS</a>	En HTTP simple, votre navigateur n’autorise ni pages hors connexion ni notifications. <a>Utiliser HTTPS</a>
Pages	Pages
People	Personnes
People · %@	Personnes · \#u{1}a
Phones	Téléphones
Phones open pages offline, install apps and show notifications only over HTTPS. Over plain HTTP a phone still queues what you enter while a page stays open, but it cannot open the page again without the server.	Les téléphones n’ouvrent des pages hors connexion, n’installent des applications et n’affichent des notifications qu’en HTTPS. En HTTP simple, un téléphone garde vos saisies tant qu’une page reste ouverte, mais il ne peut pas rouvrir la page sans le serveur.
Places	Rubriques
Press <strong>Ask to sign in</strong> there.	Touchez-y <strong>Demander la connexion</strong>.
Print	Imprimer
Print this page, or write the code down. It is shown once.	Imprimez cette page ou notez le code. Il n’est affiché qu’une fois.
QR code of %@	Code QR de \#u{1}a
QR code of the link	Code QR du lien
Reason: %@	Raison : \#u{1}a
Recovery code	Code de récupération
Refuse	Refuser
Refuse if the other device shows another number, or none.	Refusez si l’autre appareil affiche un autre nombre, ou aucun.
Rejected: %@	Refusée : \#u{1}a
Remove %@? Entries stay.	Retirer \#u{1}a ? Les saisies restent.
Remove <bdi>%@</bdi>	Retirer <bdi>\#u{1}a</bdi>
Replace recovery code	Remplacer le code de récupération
Restore	Rétablir
Save	Enregistrer
Scan this code with the camera of the other device, or type the address there.	Scannez ce code avec l’appareil photo de l’autre appareil, ou saisissez-y l’adresse.
Second device	Second appareil
Second phone	Second téléphone
Send JSON in UTF-8.	Envoyez du JSON en UTF-8.
Send at most %@ bytes at once.	Envoyez au plus \#u{1}a octets à la fois.
Send it again later, or update the server.	Renvoyez-le plus tard, ou mettez le serveur à jour.
Send one Host header, such as localhost:8080, and a path.	Envoyez un en-tête Host, par exemple localhost:8080, et un chemin.
Send this link	Envoyez ce lien
Server	Serveur
Share link	Partager le lien
Show a new QR code	Afficher un nouveau code QR
Show a new QR code on your first device.	Affichez un nouveau code QR sur votre premier appareil.
Show a new QR code on your first device. If it was not you who opened the link, refuse it there.	Affichez un nouveau code QR sur votre premier appareil. Si ce n’est pas vous qui avez ouvert le lien, refusez-le là-bas.
Show a new QR code on your first device; each is good for two minutes.	Affichez un nouveau code QR sur votre premier appareil ; chacun est valable deux minutes.
Show a new QR code there to try again.	Affichez-y un nouveau code QR pour réessayer.
Sign in	Se connecter
Sign in as the owner of %@ to sync other people’s entries too.	Connectez-vous en tant que propriétaire de \#u{1}a pour synchroniser aussi les saisies des autres.
Sign in on this device	Se connecter sur cet appareil
Sign in to keep score	Connectez-vous pour marquer
Sign out	Se déconnecter
Sign out anyway	Se déconnecter quand même
Sign out of this device	Se déconnecter de cet appareil
Sign out without a way back?	Se déconnecter sans moyen de revenir ?
Sign-in link for <bdi>%@</bdi>	Lien de connexion pour <bdi>\#u{1}a</bdi>
Signed in as	Connecté en tant que
Signed in there as <bdi>%@</bdi>.	Connecté là-bas en tant que <bdi>\#u{1}a</bdi>.
Signed out of %@	Déconnecté de \#u{1}a
Signs this member out on every device, and ends the recovery code.	Déconnecte ce membre de tous les appareils et annule le code de récupération.
Signs you out on all other devices.	Vous déconnecte de tous les autres appareils.
Since this invite was made, you left or were removed.	Depuis cette invitation, vous êtes parti ou avez été retiré.
Sixteen letters and digits, such as 7KQ2-M9XF-3DPA-0RST. Dashes and capitals do not matter.	Seize lettres et chiffres, par exemple 7KQ2-M9XF-3DPA-0RST. Tirets et majuscules sont sans importance.
Skip to the content	Aller au contenu
Someone tried %@ wrong codes within an hour from %@. None let anyone in.	Quelqu’un a essayé \#u{1}a codes faux en une heure depuis \#u{1}b. Aucun n’a donné accès.
Someone tried %@ wrong codes within an hour. None let anyone in.	Quelqu’un a essayé \#u{1}a codes faux en une heure. Aucun n’a donné accès.
Someone tried an old recovery code of %@ and was not let in. Ask %@ who has the code.	Quelqu’un a essayé un ancien code de récupération de \#u{1}a sans succès. Demandez à \#u{1}b qui a le code.
Someone tried an old recovery code of yours and was not let in. If it was not you, someone may have it.	Quelqu’un a essayé un de vos anciens codes de récupération sans succès. Si ce n’était pas vous, quelqu’un l’a peut-être.
Something is out of bounds.	Quelque chose est hors limites.
Something is out of bounds: %@.	Quelque chose est hors limites : \#u{1}a.
Stay signed in	Rester connecté
Submission %@	Envoi \#u{1}a
Sync	Synchronisation
Sync now	Synchroniser maintenant
Synced with %@	Synchronisé avec \#u{1}a
Synced with %@, except for what stays here	Synchronisé avec \#u{1}a, sauf ce qui reste ici
Tap <strong>Install anyway</strong> and choose the downloaded file.	Touchez <strong>Installer quand même</strong> et choisissez le fichier téléchargé.
The %@ %@	\#u{1}a \#u{1}b
The board exists with another definition.	Le classement existe avec une autre définition.
The body is not JSON.	Le contenu n’est pas du JSON.
The body is not the JSON that belongs here.	Le contenu n’est pas le JSON attendu ici.
The certificate cannot vouch for the names of other websites. You can remove it in the same settings at any time.	Le certificat ne peut pas valoir pour d’autres sites web. Vous pouvez le retirer à tout moment dans les mêmes réglages.
The code works once, until <time>%@</time>. This page changes when the other device asks; without scripts, reload it.	Le code sert une fois, jusqu’à <time>\#u{1}a</time>. Cette page change quand l’autre appareil fait sa demande ; sans scripts, rechargez-la.
The document is larger than %@ bytes.	Le document dépasse \#u{1}a octets.
The document was changed by somebody else meanwhile.	Quelqu’un d’autre a modifié le document entre-temps.
The first device has not confirmed this one yet.	Le premier appareil n’a pas encore confirmé celui-ci.
The first device refused to sign this one in.	Le premier appareil a refusé de connecter celui-ci.
The form could not be read.	Le formulaire est illisible.
The form is incomplete.	Le formulaire est incomplet.
The header Idempotency-Key is missing; it names this write.	L’en-tête Idempotency-Key manque ; il nomme cette écriture.
The id of this entry is too long. Reload the page, then enter it again.	L’identifiant de cette saisie est trop long. Rechargez la page et recommencez.
The journal has moved on meanwhile.	Le journal a avancé entre-temps.
The journal is closed.	Le journal est clos.
The limit is out of bounds.	La limite est hors limites.
The link command of the app prints a new one; whoever let you in makes one for you, too.	La commande link de l’application en affiche un nouveau ; la personne qui vous a invité peut aussi en créer un.
The link shows the live board, and nothing else, until you end it below. It is shown once.	Le lien montre le classement en direct, et rien d’autre, jusqu’à ce que vous le désactiviez ci-dessous. Il n’est affiché qu’une fois.
The link works once. This member stays signed in on every other device.	Le lien sert une fois. Ce membre reste connecté sur ses autres appareils.
The link works once. This member was signed out on every device.	Le lien sert une fois. Ce membre a été déconnecté de tous ses appareils.
The link, the QR code and the code are shown once. Whoever uses one types a name and becomes a member.	Le lien, le code QR et le code ne sont affichés qu’une fois. La personne qui en utilise un saisit un nom et devient membre.
The other device is signed in.	L’autre appareil est connecté.
The owner cannot leave. Hand it over to somebody first.	L’organisateur ne peut pas partir. Transmettez d’abord à quelqu’un.
The period is closed.	La période est close.
The phone must show the same fingerprint as the server's terminal. If it does not, remove the certificate: somebody else may have sent it.	Le téléphone doit afficher la même empreinte que le terminal du serveur. Sinon, retirez le certificat : quelqu’un d’autre l’a peut-être envoyé.
The player has no entry on this board.	Cette personne n’a pas d’entrée dans ce classement.
The query is not escaped text.	La requête n’est pas un texte encodé.
The request is too large.	La requête est trop grande.
The request must name this server once.	La requête doit nommer ce serveur une fois.
The request was refused: %@.	La requête a été refusée : \#u{1}a.
The score is not plausible on this board.	Le score n’est pas plausible dans ce classement.
The score would be too large to count.	Le score serait trop grand pour être compté.
The store cannot be reached; try again.	Le stockage est injoignable ; réessayez.
The store does not answer.	Le stockage ne répond pas.
The store is damaged.	Le stockage est endommagé.
The store is from a newer version of this program.	Le stockage vient d’une version plus récente de ce programme.
The value of "%@" cannot be read.	La valeur de « \#u{1}a » est illisible.
There are %@ already; end one first.	Il y en a déjà \#u{1}a ; désactivez-en un d’abord.
There is no such board.	Ce classement n’existe pas.
There is nothing here yet. Create one first.	Il n’y a rien ici. Créez-en d’abord un.
There is nothing here, or it is not yours to see.	Il n’y a rien ici, ou vous n’y avez pas accès.
There is nothing here, or it is not yours to see. List what there is.	Il n’y a rien ici, ou vous n’y avez pas accès. Consultez la liste.
There is nothing to undo.	Il n’y a rien à annuler.
There is nothing to undo. Reload the page to see why.	Il n’y a rien à annuler. Rechargez la page pour voir pourquoi.
These settings are being synced with %@.	Ces réglages sont en cours de synchronisation avec \#u{1}a.
These settings are stored here only: you are signed out of %@.	Ces réglages sont enregistrés ici seulement : vous êtes déconnecté de \#u{1}a.
These settings are stored here: %@ cannot be reached.	Ces réglages sont enregistrés ici : \#u{1}a est injoignable.
These settings are synced with %@.	Ces réglages sont synchronisés avec \#u{1}a.
These settings were changed at %@, too, and will be merged soon.	Ces réglages ont aussi été modifiés sur \#u{1}a et seront bientôt fusionnés.
This QR code has expired.	Ce code QR a expiré.
This address does not take this kind of request.	Cette adresse n’accepte pas ce type de requête.
This cannot be recorded yet: the description is missing here, or needs a newer version.	Impossible d’enregistrer pour l’instant : la description manque ici ou demande une version plus récente.
This cannot be stored. Check the numbers, then try again.	Impossible d’enregistrer. Vérifiez les nombres, puis réessayez.
This code lets anybody sign in as you. Keep it where you keep keys.	Ce code permet à quiconque de se connecter à votre place. Gardez-le avec vos clés.
This device is signed in.	Cet appareil est connecté.
This device shows a QR code, and the other one opens it. Nothing happens before you confirm here.	Cet appareil affiche un code QR, et l’autre l’ouvre. Rien ne se passe avant que vous ne confirmiez ici.
This event was already recorded with other content.	Cet événement a déjà été enregistré avec un autre contenu.
This form was sent before with other entries. Reload the page, then enter it again.	Ce formulaire a déjà été envoyé avec d’autres saisies. Rechargez la page et recommencez.
This invite is not good, or not any more.	Cette invitation est fausse ou a expiré.
This is closed and takes no more entries.	Ceci est clos et n’accepte plus de saisies.
This is from the future.	Ceci vient du futur.
This link has expired.	Ce lien a expiré.
This link signs you in on this device. It works once.	Ce lien vous connecte sur cet appareil. Il sert une fois.
This link was used before, or is too old.	Ce lien a déjà servi ou est trop ancien.
This page came over HTTPS with a certificate that browsers know. Phones can open pages offline and install the app without further steps.	Cette page est arrivée en HTTPS avec un certificat que les navigateurs connaissent. Les téléphones peuvent ouvrir les pages hors connexion et installer l’application sans autre étape.
This page goes on by itself when you have confirmed. Without scripts, reload it.	Cette page continue d’elle-même une fois que vous avez confirmé. Sans scripts, rechargez-la.
This page then shows how each phone learns to trust the server.	Cette page montre ensuite comment chaque téléphone apprend à approuver le serveur.
This place in the list of changes is not known here.	Cet endroit de la liste des modifications est inconnu ici.
This recovery code is wrong or was used before.	Ce code de récupération est faux ou a déjà servi.
This server does not answer to that name.	Ce serveur ne répond pas à ce nom.
This server has a certificate of its own. A phone that trusts it can open pages offline and install the app. Each phone needs this once.	Ce serveur a son propre certificat. Un téléphone qui l’approuve peut ouvrir les pages hors connexion et installer l’application. Chaque téléphone en a besoin une fois.
This server speaks plain HTTP	Ce serveur parle en HTTP simple
This server’s clock shows %@, but its newest entry is from %@. Check the date and time of this computer. If they are right now, nothing is lost and this notice ends by itself.	L’horloge de ce serveur indique \#u{1}a, mais sa saisie la plus récente date du \#u{1}b. Vérifiez la date et l’heure de cet ordinateur. Si elles sont justes maintenant, rien n’est perdu et cet avis disparaît de lui-même.
This submission cannot be taken back here.	Cet envoi ne peut pas être annulé ici.
This submission was already made with other content.	Cet envoi a déjà été fait avec un autre contenu.
This write was already made with other content.	Cette écriture a déjà été faite avec un autre contenu.
To open %@ like an app, tap Share, then Add to Home Screen.	Pour ouvrir \#u{1}a comme une application, touchez Partager, puis « Sur l’écran d’accueil ».
To sign in on a new device, open <strong>%@</strong> and enter this code. It works once; you then get a new one.	Pour vous connecter sur un nouvel appareil, ouvrez <strong>\#u{1}a</strong> et saisissez ce code. Il sert une fois ; vous en recevez ensuite un nouveau.
Too many came with this invite at once.	Trop de personnes sont venues en même temps avec cette invitation.
Too many codes are being tried at once.	Trop de codes sont essayés en même temps.
Too many large requests at once.	Trop de grandes requêtes à la fois.
Too many live views are open.	Trop de vues en direct sont ouvertes.
Too many old codes of eight letters were tried.	Trop d’anciens codes de huit caractères ont été essayés.
Too many requests at once.	Trop de requêtes à la fois.
Try again in %@ s.	Réessayez dans \#u{1}a s.
Try again in a few seconds.	Réessayez dans quelques secondes.
Try again.	Réessayez.
Wait until some of them are answered, then try again.	Attendez que certaines aient leur réponse, puis réessayez.
Why do you sign in here?	Pourquoi vous connectez-vous ici ?
You are not signed in.	Vous n’êtes pas connecté.
You are signed in as <bdi>%@</bdi>. The code signs this device in as the account that the code belongs to.	Vous êtes connecté en tant que <bdi>\#u{1}a</bdi>. Le code connecte cet appareil au compte auquel il appartient.
You are signed in as <bdi>%@</bdi>. This device changes to the account of the QR code.	Vous êtes connecté en tant que <bdi>\#u{1}a</bdi>. Cet appareil passe au compte du code QR.
You are signed in as <strong><bdi>%@</bdi></strong>.	Vous êtes connecté en tant que <strong><bdi>\#u{1}a</bdi></strong>.
You are signed in on this device and on %@ other devices.	\#u{2}a\#u{3}1Vous êtes connecté sur cet appareil et sur \#u{1}a autre appareil.\#u{3}oVous êtes connecté sur cet appareil et sur \#u{1}a autres appareils.\#u{4}
You are signed in on this device only.	Vous êtes connecté sur cet appareil seulement.
You are signed out of %@, or signed in there as someone else. Sign in there again as before.	Vous êtes déconnecté de \#u{1}a, ou connecté sous un autre nom. Reconnectez-vous comme avant.
You cannot make a sign-in link for this member.	Vous ne pouvez pas créer de lien de connexion pour ce membre.
You confirmed the device.	Vous avez confirmé l’appareil.
You have a recovery code, made on <time>%@</time>. It signs you in once on any device.	Vous avez un code de récupération, créé le <time>\#u{1}a</time>. Il vous connecte une fois sur n’importe quel appareil.
You have created too many of late.	Vous en avez trop créé récemment.
You have no recovery code, and no other device is signed in as <bdi>%@</bdi>. After you sign out, only a link from the organiser lets you in again.	Vous n’avez pas de code de récupération, et aucun autre appareil n’est connecté en tant que <bdi>\#u{1}a</bdi>. Après la déconnexion, seul un lien de l’organisateur vous permettra de revenir.
You have no recovery code. If you lose this device, only a link from the organiser lets you in again.	Vous n’avez pas de code de récupération. Si vous perdez cet appareil, seul un lien de l’organisateur vous permettra de revenir.
You have sent too much at once.	Vous avez trop envoyé à la fois.
You lose access to this %@. Your entries stay. A new invite lets you in again.	Vous perdez l’accès (\#u{1}a). Vos saisies restent. Une nouvelle invitation vous permettra de revenir.
You may not do this here. Ask the organiser.	Vous n’avez pas ce droit ici. Demandez à l’organisateur.
You refused the device.	Vous avez refusé l’appareil.
You run this. Hand it over to another member before you leave.	Vous êtes l’organisateur. Transmettez à un autre membre avant de partir.
You signed in a second device: %@. If it was not you, ask the organiser for a link for a lost phone.	Vous avez connecté un second appareil : \#u{1}a. Si ce n’était pas vous, demandez à l’organisateur un lien pour téléphone perdu.
Your account	Votre compte
Your changes are stored here, and not at %@ yet.	Vos modifications sont enregistrées ici, et pas encore sur \#u{1}a.
Your entries are synced with %@	Vos saisies sont synchronisées avec \#u{1}a
Your first device has confirmed this one.	Votre premier appareil a confirmé celui-ci.
Your first device refused this one.	Votre premier appareil a refusé celui-ci.
Your first device shows the QR code that led here. It has to confirm this device.	Votre premier appareil affiche le code QR qui a mené ici. Il doit confirmer cet appareil.
Your name	Votre nom
Your other devices stay signed in.	Vos autres appareils restent connectés.
Your recovery code signed in %@. If it was not you, tell the owner of this server now.	Votre code de récupération a connecté \#u{1}a. Si ce n’était pas vous, prévenez tout de suite le propriétaire de ce serveur.
Your recovery code signed in %@. Your other devices were signed out. If it was not you, tell the owner of this server now.	Votre code de récupération a connecté \#u{1}a. Vos autres appareils ont été déconnectés. Si ce n’était pas vous, prévenez tout de suite le propriétaire de ce serveur.
Your settings	Vos réglages
iPhone and iPad	iPhone et iPad
stays on this device	reste sur cet appareil
up to 200 people	jusqu’à 200 personnes
up to 30 people	jusqu’à 30 personnes
up to 5 people	jusqu’à 5 personnes
"""#),
  ]
}
