// Made by "Tools/words pack". Change the catalogue instead.
// swift-format-ignore-file

import Localization

enum SharedWords {
  static let all: [PackedWords] = [
    PackedWords("de", #"""
"%@" has a letter in another encoding than the file. Write it again.	„\#u{1}a“ enthält einen Buchstaben in einer anderen Kodierung als die Datei. Schreib ihn neu.
"%@" is missing in the query.	„\#u{1}a“ fehlt in der Anfrage.
%@ Give them to the account of %@?	\#u{1}a Dem Konto von \#u{1}b geben?
%@ Use --adopt to give them to the account of %@, or another store with --store.	\#u{1}a Gib sie mit --adopt dem Konto von \#u{1}b, oder nimm mit --store einen anderen Speicher.
%@ Use --recovery with your code, or --someone-else if you are another person.	\#u{1}a Nimm --recovery mit deinem Code, oder --someone-else, wenn du jemand anderes bist.
%@ asks to be let in	\#u{1}a bittet um Einlass
%@ boards	\#u{2}a\#u{3}1\#u{1}a Rangliste\#u{3}o\#u{1}a Ranglisten\#u{4}
%@ cannot be reached	\#u{1}a ist nicht erreichbar
%@ cannot be read. Check the path.	\#u{1}a lässt sich nicht lesen. Prüfe den Pfad.
%@ cannot be read: %@	\#u{1}a lässt sich nicht lesen: \#u{1}b
%@ changes are held up on the way to or from %@	\#u{2}a\#u{3}1\#u{1}a Änderung von oder nach \#u{1}b hängt fest\#u{3}o\#u{1}a Änderungen von oder nach \#u{1}b hängen fest\#u{4}
%@ changes are pending for %@	\#u{2}a\#u{3}1\#u{1}a Änderung für \#u{1}b steht aus\#u{3}o\#u{1}a Änderungen für \#u{1}b stehen aus\#u{4}
%@ changes are pending: signed out of %@	\#u{2}a\#u{3}1\#u{1}a Änderung steht aus: bei \#u{1}b abgemeldet\#u{3}o\#u{1}a Änderungen stehen aus: bei \#u{1}b abgemeldet\#u{4}
%@ connections have the id "%@". See their ids with --list.	\#u{1}a Verbindungen haben die Kennung „\#u{1}b“. --list zeigt die Kennungen.
%@ connections of other programs ended, because a phone of yours was lost. Create them again on the page Connections.	\#u{2}a\#u{3}1\#u{1}a Verbindung zu anderen Programmen wurde beendet, weil ein Telefon von dir verloren ging. Lege sie auf der Seite Verbindungen neu an.\#u{3}o\#u{1}a Verbindungen zu anderen Programmen wurden beendet, weil ein Telefon von dir verloren ging. Lege sie auf der Seite Verbindungen neu an.\#u{4}
%@ damaged parts were dropped: %@	\#u{2}a\#u{3}1\#u{1}a beschädigter Teil wurde verworfen: \#u{1}b\#u{3}o\#u{1}a beschädigte Teile wurden verworfen: \#u{1}b\#u{4}
%@ documents	\#u{2}a\#u{3}1\#u{1}a Dokument\#u{3}o\#u{1}a Dokumente\#u{4}
%@ edits were overwritten. Use '%@ lost' to see them.	\#u{2}a\#u{3}1\#u{1}a Änderung wurde überschrieben. '\#u{1}b lost' zeigt sie.\#u{3}o\#u{1}a Änderungen wurden überschrieben. '\#u{1}b lost' zeigt sie.\#u{4}
%@ entries are queued on this device and not sent yet.	\#u{2}a\#u{3}1\#u{1}a Eintrag wartet auf diesem Gerät und ist noch nicht gesendet.\#u{3}o\#u{1}a Einträge warten auf diesem Gerät und sind noch nicht gesendet.\#u{4}
%@ entries are queued on this device.	\#u{2}a\#u{3}1\#u{1}a Eintrag wartet auf diesem Gerät.\#u{3}o\#u{1}a Einträge warten auf diesem Gerät.\#u{4}
%@ entries of other accounts are queued on this device.	\#u{2}a\#u{3}1\#u{1}a Eintrag eines anderen Kontos wartet auf diesem Gerät.\#u{3}o\#u{1}a Einträge anderer Konten warten auf diesem Gerät.\#u{4}
%@ events	\#u{2}a\#u{3}1\#u{1}a Ereignis\#u{3}o\#u{1}a Ereignisse\#u{4}
%@ has no accounts, so it cannot sync. Check the address.	\#u{1}a hat keine Konten und kann nicht abgleichen. Prüfe die Adresse.
%@ items copied. Both stores have the same content:	\#u{2}a\#u{3}1\#u{1}a Eintrag kopiert. Beide Speicher haben denselben Inhalt:\#u{3}o\#u{1}a Einträge kopiert. Beide Speicher haben denselben Inhalt:\#u{4}
%@ items copied. The server has all of them:	\#u{2}a\#u{3}1\#u{1}a Eintrag kopiert. Er ist vollständig auf dem Server:\#u{3}o\#u{1}a Einträge kopiert. Sie sind vollständig auf dem Server:\#u{4}
%@ items differ from %@: %@	\#u{2}a\#u{3}1\#u{1}a Eintrag weicht von \#u{1}b ab: \#u{1}c\#u{3}o\#u{1}a Einträge weichen von \#u{1}b ab: \#u{1}c\#u{4}
%@ journals	\#u{2}a\#u{3}1\#u{1}a Journal\#u{3}o\#u{1}a Journale\#u{4}
%@ made a new sign-in link for you. All your devices were signed out. If you did not ask for it, tell the owner of this server.	\#u{1}a hat einen neuen Anmeldelink für dich erstellt. Alle deine Geräte wurden abgemeldet. Wenn du ihn nicht verlangt hast, wende dich an den Betreiber dieses Servers.
%@ made a new sign-in link for you. Your other devices stay signed in. If you did not ask for it, tell the owner of this server.	\#u{1}a hat einen neuen Anmeldelink für dich erstellt. Deine anderen Geräte bleiben angemeldet. Wenn du ihn nicht verlangt hast, wende dich an den Betreiber dieses Servers.
%@ must answer once before sync can begin: %@	\#u{1}a muss einmal antworten, bevor der Abgleich beginnt: \#u{1}b
%@ new notices	\#u{2}a\#u{3}1\#u{1}a neue Mitteilung\#u{3}o\#u{1}a neue Mitteilungen\#u{4}
%@ of yours are called "%@". Use the id from the list.	\#u{1}a von dir heißen „\#u{1}b“. Nimm die Kennung aus der Liste.
%@ opens like an app, also without a connection.	\#u{1}a lässt sich wie eine App öffnen, auch ohne Verbindung.
%@ prints another link. Ctrl-C stops the server.	\#u{1}a gibt einen weiteren Link aus. Strg-C beendet den Server.
%@ queued	\#u{1}a wartet
%@ records were kept.	\#u{2}a\#u{3}1\#u{1}a Datensatz ist erhalten.\#u{3}o\#u{1}a Datensätze sind erhalten.\#u{4}
%@ stays on this device	\#u{1}a bleibt auf diesem Gerät
%@ submissions	\#u{2}a\#u{3}1\#u{1}a Meldung\#u{3}o\#u{1}a Meldungen\#u{4}
%@, since %@.	\#u{1}a, seit \#u{1}b.
%@. /openapi.yaml describes what to send.	\#u{1}a. /openapi.yaml beschreibt, was zu senden ist.
, since <time>%@</time>	, seit <time>\#u{1}a</time>
--drain is a number of seconds from 0 to 600.	--drain ist eine Zahl von Sekunden von 0 bis 600.
--from and --to are the same store.	--from und --to sind derselbe Speicher.
--https makes its own certificate. Leave out --url, --tls-certificate and --tls-key.	--https erstellt ein eigenes Zertifikat. Lass --url, --tls-certificate und --tls-key weg.
--https needs the next port, too. Choose a smaller one.	--https braucht auch den nächsten Port. Wähle einen kleineren.
--second-phone works only with --recovery.	--second-phone geht nur mit --recovery.
--servers is a number from 1 to 100.	--servers ist eine Zahl von 1 bis 100.
1 person	1 Person
1. Open this page on the phone	1. Öffne diese Seite auf dem Telefon
2. Trust the certificate	2. Vertraue dem Zertifikat
3. Open %@ over HTTPS	3. Öffne \#u{1}a über HTTPS
<bdi>%@</bdi> asks to be let in with %@.	<bdi>\#u{1}a</bdi> bittet um Einlass mit \#u{1}b.
<bdi>%@</bdi> becomes the organiser, and you help to organise.	<bdi>\#u{1}a</bdi> übernimmt die Leitung, und du hilfst beim Organisieren.
<bdi>%@</bdi> helps to organise: invites, settings and members.	<bdi>\#u{1}a</bdi> hilft beim Organisieren: Einladungen, Einstellungen und Mitglieder.
<bdi>%@</bdi> is pending	<bdi>\#u{1}a</bdi> ist noch nicht übertragen
<bdi>%@</bdi> loses access. Entries stay. Only a new invite lets this member in again.	<bdi>\#u{1}a</bdi> verliert den Zugang. Einträge bleiben. Nur eine neue Einladung lässt dieses Mitglied wieder herein.
<bdi>%@</bdi>, since <time>%@</time>	<bdi>\#u{1}a</bdi>, seit <time>\#u{1}b</time>
A --name is a host name, such as scorebook.lan	Ein --name ist ein Rechnername wie scorebook.lan
A --server-name has letters, digits, dots and hyphens.	Ein --server-name besteht aus Buchstaben, Ziffern, Punkten und Bindestrichen.
A --trusted-proxy is an address or a network, such as 10.0.0.5 or 10.0.0.0/24	Ein --trusted-proxy ist eine Adresse oder ein Netz, etwa 10.0.0.5 oder 10.0.0.0/24
A device asks to sign in as <bdi>%@</bdi>	Ein Gerät möchte sich als <bdi>\#u{1}a</bdi> anmelden
A later edit overwrote fields of the other device’s version: %@	Eine spätere Änderung hat Felder der Fassung des anderen Geräts überschrieben: \#u{1}a
A later edit overwrote fields of this device’s version: %@	Eine spätere Änderung hat Felder der Fassung dieses Geräts überschrieben: \#u{1}a
A later edit overwrote the other device’s version.	Eine spätere Änderung hat die Fassung des anderen Geräts überschrieben.
A later edit overwrote this device’s version.	Eine spätere Änderung hat die Fassung dieses Geräts überschrieben.
A member with this name is here already.	Ein Mitglied mit diesem Namen ist schon hier.
A name has 1 to %@ characters that can be seen.	Ein Name hat 1 bis \#u{1}a sichtbare Zeichen.
A name has 1 to %@ characters.	Ein Name hat 1 bis \#u{1}a Zeichen.
A new code replaces the one you have.	Ein neuer Code ersetzt den bisherigen.
A newer version of this app wrote this. Update the app.	Das hat eine neuere Version dieser App geschrieben. Aktualisiere die App.
A notice of yours	Eine deiner Mitteilungen
A phone must trust this server once. Open this page on the phone, and follow its steps:	Ein Telefon muss diesem Server einmal vertrauen. Öffne diese Seite auf dem Telefon und folge den Schritten:
A second device opened a used QR code of %@ and was not signed in.	Ein zweites Gerät hat einen benutzten QR-Code von \#u{1}a geöffnet und wurde nicht angemeldet.
A second device opened a used QR code of yours and was not signed in. If it was not you, someone may have seen your screen.	Ein zweites Gerät hat einen benutzten QR-Code von dir geöffnet und wurde nicht angemeldet. Wenn du das nicht warst, hat vielleicht jemand deinen Bildschirm gesehen.
A server runs for this store already. Open its address in a browser.	Für diesen Speicher läuft schon ein Server. Öffne seine Adresse im Browser.
A value of this request is not allowed. Correct it and send it again.	Ein Wert dieser Anfrage ist nicht erlaubt. Berichtige ihn und sende sie noch einmal.
Active invites	Aktive Einladungen
Add second device	Zweites Gerät hinzufügen
Add the file to the authorities that your browser or system trusts for websites. In Firefox: <strong>Settings → Certificates → Authorities → Import</strong>.	Füge die Datei den Zertifizierungsstellen hinzu, denen dein Browser oder System für Websites vertraut. In Firefox: <strong>Einstellungen → Zertifikate → Zertifizierungsstellen → Importieren</strong>.
After that day, only a recovery code or the organiser lets this device in again.	Nach diesem Tag kommt dieses Gerät nur mit einem Wiederherstellungscode oder über die Leitung wieder herein.
Allowed: %@.	Erlaubt: \#u{1}a.
An invite has 1 to %@ uses and lasts 1 to 365 days.	Eine Einladung gilt für 1 bis \#u{1}a Personen und 1 bis 365 Tage.
An invite needs --name, your name on the board.	Eine Einladung braucht --name, deinen Namen auf der Rangliste.
And %@ more.	Und \#u{1}a weitere.
Android	Android
Another account is signed in in this browser.	In diesem Browser ist ein anderes Konto angemeldet.
Another account is signed in in this browser. Load the page again to go on as that account.	In diesem Browser ist ein anderes Konto angemeldet. Lade die Seite neu, um mit jenem Konto weiterzumachen.
Another device has opened this link.	Ein anderes Gerät hat diesen Link geöffnet.
Another edit overwrote these edits, or the server rejected them. Restore each one or discard it.	Eine andere Änderung hat diese Änderungen überschrieben, oder der Server hat sie abgelehnt. Stelle sie wieder her oder verwirf sie.
Another edit was saved first. Load it again and repeat your change.	Eine andere Änderung wurde zuerst gespeichert. Lade neu und wiederhole deine Änderung.
Another entry came at the same moment. Try again.	Im selben Moment kam ein anderer Eintrag. Versuch es noch einmal.
Another entry was recorded first. Load the journal again.	Ein anderer Eintrag wurde zuerst gespeichert. Lade das Journal neu.
Another server of this store has other session keys than %@. Give all servers the same file.	Ein anderer Server dieses Speichers hat andere Sitzungsschlüssel als \#u{1}a. Gib allen Servern dieselbe Datei.
Anyone with this code can sign in as you. Keep it where you keep keys.	Mit diesem Code kann sich jeder als du anmelden. Bewahre ihn auf wie einen Schlüssel.
Are you <bdi>%@</bdi>?	Bist du <bdi>\#u{1}a</bdi>?
As in the browser	Wie im Browser
As others see it, also on the boards where you have this name now.	So sehen dich die anderen, auch auf den Ranglisten, auf denen du jetzt so heißt.
As shown on the board.	So steht er auf der Rangliste.
As the organiser reads it out, such as 7KQ2-M9XF-3DPA. An invite link fills it in.	So wie die Leitung ihn vorliest, zum Beispiel 7KQ2-M9XF-3DPA. Ein Einladungslink füllt ihn aus.
Ask <bdi>%@</bdi> in person. Whoever holds that device then enters as this member.	Frag <bdi>\#u{1}a</bdi> persönlich. Wer das Gerät in der Hand hat, handelt danach als dieses Mitglied.
Ask again with an invite.	Frag mit einer Einladung noch einmal.
Ask for a new one: an invite made from now on lets you in again.	Bitte um eine neue: Eine Einladung von jetzt an lässt dich wieder herein.
Ask the organiser for a link or a code. If you run this server, open the link that it printed when it started.	Bitte die Leitung um einen Link oder Code. Wenn du diesen Server betreibst, öffne den Link, den er beim Start ausgegeben hat.
Ask the organiser for a new code. It has twelve letters.	Bitte die Leitung um einen neuen Code. Er hat zwölf Zeichen.
Ask the organiser for a new one. If you run this server, start it again: it prints a new link.	Bitte die Leitung um einen neuen. Wenn du diesen Server betreibst, starte ihn neu: Er gibt einen neuen Link aus.
Ask the organiser to let you in, on the page People.	Bitte die Leitung, dich auf der Seite Personen hereinzulassen.
Ask the owner of this server. You can make one only for members who first came with an invite of yours here.	Bitte den Betreiber dieses Servers. Du kannst nur für Mitglieder einen erstellen, die zuerst mit einer Einladung von dir hierher kamen.
Ask the person who invited you for a new invite.	Bitte die Person, die dich eingeladen hat, um eine neue Einladung.
Ask the person who runs the server to start it like this:	Bitte den Betreiber des Servers, ihn so zu starten:
Ask to sign in	Anmeldung anfragen
Back	Zurück
Before you confirm, tap <strong>More Details</strong>, then the certificate, and compare the SHA-256 fingerprint.	Tippe vor dem Bestätigen auf <strong>Mehr Details</strong>, dann auf das Zertifikat, und vergleiche den SHA-256-Fingerabdruck.
Both devices show this number:	Beide Geräte zeigen diese Zahl:
Both devices stay signed in.	Beide Geräte bleiben angemeldet.
Both stores have the same content.	Beide Speicher haben denselben Inhalt.
Cancel	Abbrechen
Changes that were not sent are deleted.	Nicht gesendete Änderungen sind gelöscht.
Changes that were not sent are kept until you sign in here again.	Nicht gesendete Änderungen bleiben, bis du dich hier wieder anmeldest.
Choose one of the languages.	Wähle eine der Sprachen.
Choose one of the options.	Wähle eine der Möglichkeiten.
Close	Schließen
Close some of them, then try again.	Schließe einige davon und versuch es noch einmal.
Co-organiser	Hilft beim Organisieren
Come back here and confirm.	Komm hierher zurück und bestätige.
Compare the number on both devices, and confirm it there.	Vergleiche die Zahl auf beiden Geräten und bestätige dort.
Computer	Computer
Confirm	Bestätigen
Confirm this device on your first device.	Bestätige dieses Gerät auf deinem ersten Gerät.
Connect a device or a program	Gerät oder Programm verbinden
Connected	Verbunden
Connecting to %@	Verbinden mit \#u{1}a
Connections	Verbindungen
Connections · %@	Verbindungen · \#u{1}a
Continue	Weiter
Copy link	Link kopieren
Create %@	\#u{1}a erstellen
Create address	Adresse erstellen
Create invite	Einladung erstellen
Create link for a screen	Link für einen Bildschirm erstellen
Create recovery code	Wiederherstellungscode erstellen
Create recovery code first	Erst Wiederherstellungscode erstellen
Create sign-in link	Anmeldelink erstellen
Delete my data and leave	Meine Daten löschen und gehen
Delete your data and leave? This cannot be undone.	Deine Daten löschen und gehen? Das lässt sich nicht rückgängig machen.
Discard	Verwerfen
Discard this edit? You cannot restore it afterwards.	Diese Änderung verwerfen? Danach lässt sie sich nicht wiederherstellen.
Do you want to do this? It may not be possible to undo it.	Möchtest du das tun? Vielleicht lässt es sich nicht rückgängig machen.
Download certificate	Zertifikat herunterladen
Each is valid for two minutes, for one device.	Jeder gilt zwei Minuten und für ein Gerät.
End connection	Verbindung beenden
End link	Link deaktivieren
End this connection? Its address stops taking entries.	Diese Verbindung beenden? Ihre Adresse nimmt dann keine Einträge mehr an.
End this link? It stops working at once.	Diesen Link deaktivieren? Er gilt dann sofort nicht mehr.
Ended	Beendet
Ended: %@	Beendet: \#u{1}a
Enter 1 to %@ uses and an end date.	Gib 1 bis \#u{1}a Personen und ein Ablaufdatum ein.
Enter a recovery code	Wiederherstellungscode eingeben
Enter a whole number from %@ to %@.	Gib eine ganze Zahl von \#u{1}a bis \#u{1}b ein.
Enter another name.	Gib einen anderen Namen ein.
Enter your newest code. Without one, ask the organiser for a sign-in link.	Gib deinen neuesten Code ein. Ohne Code bitte die Leitung um einen Anmeldelink.
Entries are stored on this device first. They are sent in order as soon as the server can be reached, and each counts once.	Einträge werden zuerst auf diesem Gerät gespeichert. Sie werden der Reihe nach gesendet, sobald der Server erreichbar ist, und jeder zählt einmal.
Entries of this device	Einträge dieses Geräts
Event %@	Ereignis \#u{1}a
Fill this in.	Fülle dieses Feld aus.
Fingerprint	Fingerabdruck
Former member	Früheres Mitglied
Give this address to the device or program	Gib diese Adresse dem Gerät oder Programm
Go on	Weiter
Guest	Gast
Home	Start
I have an invite or a code	Ich habe eine Einladung oder einen Code
If it is you, sign in with your recovery code, or ask the organiser. If you are another person with this name, say so.	Wenn du es bist, melde dich mit deinem Wiederherstellungscode an oder frag die Leitung. Wenn du jemand anderes mit diesem Namen bist, sag es.
If you sign out now, they stay here until you sign in on this device again.	Wenn du dich jetzt abmeldest, bleiben sie hier, bis du dich auf diesem Gerät wieder anmeldest.
Install	Installieren
Invite code	Einladungscode
Invite for	Einladung für
Invite for %@ more, until	Einladung für noch \#u{1}a, bis
Invite people	Personen einladen
It was deleted.	Es wurde gelöscht.
It was not signed in.	Es wurde nicht angemeldet.
Join	Beitreten
Join <bdi>%@</bdi>	<bdi>\#u{1}a</bdi> beitreten
Join as <bdi>%@</bdi>	Als <bdi>\#u{1}a</bdi> beitreten
Language	Sprache
Last synced	Zuletzt abgeglichen
Leave	Verlassen
Leave %@? Only a new invite lets you in again.	\#u{1}a verlassen? Nur eine neue Einladung lässt dich wieder herein.
Let <bdi>%@</bdi> in	<bdi>\#u{1}a</bdi> hereinlassen
Link copied	Link kopiert
Link for a screen, number %@	Link für einen Bildschirm, Nummer \#u{1}a
Live	Live
Load the page again, or correct the request.	Lade die Seite neu, oder berichtige die Anfrage.
Load the page again.	Lade die Seite neu.
Look at the server's disk and log.	Sieh dir Festplatte und Protokoll des Servers an.
Lost edits	Verlorene Änderungen
Lost phone	Telefon verloren
Made on	Erstellt am
Make %@ the organiser? Only the new organiser can undo this.	Die Leitung an \#u{1}a übergeben? Nur die neue Leitung kann das rückgängig machen.
Make co-organiser	Mitorganisieren lassen
Make member again	Wieder Mitglied
Make organiser	Leitung übergeben
Make room on the server's disk.	Schaff Platz auf der Festplatte des Servers.
Mark all as read	Alle als gelesen markieren
Member	Mitglied
Members	Mitglieder
More for %@	Mehr zu \#u{1}a
Name	Name
New	Neu
New %@	Neu: \#u{1}a
New sign-ins and sign-in links of your account	neue Anmeldungen und Anmeldelinks deines Kontos
News	Neuigkeiten
Next attempt	Nächster Versuch
Next page	Nächste Seite
No answer. Check the connection, then try again. Nothing is counted twice.	Keine Antwort. Prüfe die Verbindung und versuch es noch einmal. Nichts zählt doppelt.
No code? Ask the organiser for a sign-in link.	Kein Code? Bitte die Leitung um einen Anmeldelink.
No notices yet.	Noch keine Mitteilungen.
No notices yet. %@ appear here.	Noch keine Mitteilungen. Hier erscheinen: \#u{1}a.
No overwritten edits.	Keine überschriebenen Änderungen.
No server runs for this store. Start '%@ serve' first.	Für diesen Speicher läuft kein Server. Starte zuerst '\#u{1}a serve'.
No, I am another person with this name	Nein, ich heiße nur genauso
Not compared, because it stays on this device: %@.	Nicht verglichen, weil es auf diesem Gerät bleibt: \#u{1}a.
Not in sync with %@	Nicht mit \#u{1}a abgeglichen
Not now	Nicht jetzt
Nothing here yet. Fill in the form below, or <a>use an invite</a>.	Noch nichts hier. Fülle das Formular unten aus oder <a>nutze eine Einladung</a>.
Nothing is connected yet. Leave out --list to create an address.	Noch ist nichts verbunden. Ohne --list entsteht eine Adresse.
Nothing was changed. Send it again.	Es wurde nichts geändert. Schick sie noch einmal.
Nothing was changed. Try again in %@ s.	Nichts wurde geändert. Versuch es in \#u{1}a s noch einmal.
Nothing was changed. Try again.	Nichts wurde geändert. Versuch es noch einmal.
Nothing was changed. Use another store with --store.	Nichts wurde geändert. Nimm mit --store einen anderen Speicher.
Nothing was recorded. Load the page again to go on as the account that is signed in here now.	Nichts wurde gespeichert. Lade die Seite neu, um mit dem Konto weiterzumachen, das hier jetzt angemeldet ist.
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
Open the invite again, or ask for a new one.	Öffne die Einladung noch einmal oder bitte um eine neue.
Open the link that the server printed. The link command prints another.	Öffne den Link, den der Server ausgegeben hat. Der Befehl link gibt einen neuen aus.
Open this link on the screen	Öffne diesen Link auf dem Bildschirm
Open this page in Chrome and download the certificate.	Öffne diese Seite in Chrome und lade das Zertifikat herunter.
Open this page in Safari, download the certificate and tap <strong>Allow</strong>.	Öffne diese Seite in Safari, lade das Zertifikat herunter und tippe auf <strong>Zulassen</strong>.
Or enter the code %@ at %@/join	Oder gib den Code \#u{1}a auf \#u{1}b/join ein
Or read out the code <strong>%@</strong>. It is entered at <span>%@</span>.	Oder lies den Code <strong>\#u{1}a</strong> vor. Er wird unter <span>\#u{1}b</span> eingegeben.
Organiser	Leitung
Other devices stay signed in.	Andere Geräte bleiben angemeldet.
Other people have accounts in it, which belong to this store alone.	Andere haben Konten darin, die nur zu diesem Speicher gehören.
Over plain HTTP your browser opens no pages offline. <a>Use HTTPS</a>	Über einfaches HTTP öffnet dein Browser keine Seiten ohne Verbindung. <a>HTTPS nutzen</a>
Pages	Seiten
Pages on this phone	Seiten auf diesem Gerät
Paused	Pause
People	Personen
People · %@	Personen · \#u{1}a
Phones	Telefone
Phones open pages offline and install apps only over HTTPS. Over plain HTTP a phone still queues what you enter while a page stays open, but it cannot open the page again without the server.	Telefone öffnen Seiten ohne Verbindung und installieren Apps nur über HTTPS. Über einfaches HTTP merkt sich ein Telefon weiterhin deine Einträge, solange eine Seite offen ist, kann die Seite aber ohne Server nicht wieder öffnen.
Places	Bereiche
Press <strong>Ask to sign in</strong> there.	Tippe dort auf <strong>Anmeldung anfragen</strong>.
Previous page	Vorige Seite
Print	Drucken
Print this page, or write the code down. It is shown once.	Drucke diese Seite oder schreib den Code auf. Er wird nur einmal gezeigt.
Publishes results	Veröffentlicht Ergebnisse
QR code of %@	QR-Code von \#u{1}a
QR code of the link	QR-Code des Links
Reason: %@	Grund: \#u{1}a
Reconnecting since %@	Getrennt seit \#u{1}a
Recovery code	Wiederherstellungscode
Refuse	Ablehnen
Refuse if the other device shows another number, or none.	Lehne ab, wenn das andere Gerät eine andere oder keine Zahl zeigt.
Rejected: %@	Abgelehnt: \#u{1}a
Remove	Entfernen
Remove %@? Entries stay.	\#u{1}a entfernen? Einträge bleiben.
Remove <bdi>%@</bdi>	<bdi>\#u{1}a</bdi> entfernen
Removed from this device. If the server received the entry before, it is recorded there.	Von diesem Gerät entfernt. Hat der Server den Eintrag schon bekommen, steht er dort.
Replace recovery code	Wiederherstellungscode ersetzen
Restore	Wiederherstellen
Run this command on the machine of the server, or use its pages.	Führe den Befehl auf dem Rechner des Servers aus oder nutze seine Seiten.
Run this command on the machine of the server.	Führe den Befehl auf dem Rechner des Servers aus.
SHA-256 of the content: %@	SHA-256 des Inhalts: \#u{1}a
Save	Speichern
Saved on this device	Auf diesem Gerät gespeichert
Saved: %@	Gespeichert: \#u{1}a
Scan this code with the camera of the other device, or type the address there.	Scanne diesen Code mit der Kamera des anderen Geräts oder gib dort die Adresse ein.
Search	Suchen
Second device	Zweites Gerät
Second phone	Zweites Telefon
Send JSON in UTF-8.	Sende JSON in UTF-8.
Send JSON such as %@.	Sende JSON wie \#u{1}a.
Send at most %@ bytes at once.	Sende höchstens \#u{1}a Byte auf einmal.
Send at most 30.	Sende höchstens 30.
Send it again later, or update the server.	Sende es später noch einmal oder aktualisiere den Server.
Send less at once.	Sende weniger auf einmal.
Send one Host header, such as localhost:8080, and a path.	Sende einen Host-Header wie localhost:8080 und einen Pfad.
Send this link	Verschicke diesen Link
Server	Server
Serving on %@	Der Server läuft auf \#u{1}a
Several servers need the same --session-keys file.	Mehrere Server brauchen dieselbe Datei bei --session-keys.
Several servers run. Use --prepare first, and copy the key file to all of them.	Mehrere Server laufen. Nutze zuerst --prepare, und kopiere die Schlüsseldatei auf alle.
Share link	Link teilen
Show	Anzeigen
Show a new QR code	Neuen QR-Code zeigen
Show a new QR code on your first device.	Zeige auf deinem ersten Gerät einen neuen QR-Code.
Show a new QR code on your first device. Each is valid for two minutes.	Zeige auf deinem ersten Gerät einen neuen QR-Code. Jeder gilt zwei Minuten.
Show a new QR code on your first device. If it was not you who opened the link, refuse it there.	Zeige auf deinem ersten Gerät einen neuen QR-Code. Wenn du den Link nicht geöffnet hast, lehne dort ab.
Show a new QR code there to try again.	Zeige dort einen neuen QR-Code, um es noch einmal zu versuchen.
Sign in	Anmelden
Sign in as %@ with this link. It works once:	Melde dich mit diesem Link als \#u{1}a an. Er gilt einmal:
Sign in as <bdi>%@</bdi>	Als <bdi>\#u{1}a</bdi> anmelden
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
Signed in to %@ as %@. Use it with --store %@	Bei \#u{1}a als \#u{1}b angemeldet. Nutze --store \#u{1}c
Signed out of %@	Bei \#u{1}a abgemeldet
Signed out of %@.	Bei \#u{1}a abgemeldet.
Signed out of %@. Your settings and notices are no longer on this device.	Bei \#u{1}a abgemeldet. Deine Einstellungen und Mitteilungen sind nicht mehr auf diesem Gerät.
Signs this member out on every device, and ends the recovery code.	Meldet dieses Mitglied auf allen Geräten ab und macht den Wiederherstellungscode ungültig.
Signs you out on all other devices.	Meldet dich auf allen anderen Geräten ab.
Since this invite was made, you left or were removed.	Seit dieser Einladung bist du ausgetreten oder entfernt worden.
Sixteen letters and digits, such as 7KQ2-M9XF-3DPA-0RST. Dashes and capitals do not matter.	Sechzehn Buchstaben und Ziffern, zum Beispiel 7KQ2-M9XF-3DPA-0RST. Striche und Großschreibung sind egal.
Skip to the content	Zum Inhalt springen
Someone tried %@ wrong codes within an hour from %@. All were rejected.	Jemand hat innerhalb einer Stunde \#u{1}a falsche Codes von \#u{1}b aus versucht. Alle wurden abgelehnt.
Someone tried %@ wrong codes within an hour. All were rejected.	Jemand hat innerhalb einer Stunde \#u{1}a falsche Codes versucht. Alle wurden abgelehnt.
Someone tried an old recovery code of %@ and was not signed in. Ask %@ who has the code.	Jemand hat einen alten Wiederherstellungscode von \#u{1}a versucht und wurde nicht angemeldet. Frag \#u{1}b, wer den Code hat.
Someone tried an old recovery code of yours and was not signed in. If it was not you, someone may have it.	Jemand hat einen alten Wiederherstellungscode von dir versucht und wurde nicht angemeldet. Wenn du das nicht warst, hat ihn vielleicht jemand anderes.
Something went wrong here.	Hier ist etwas schiefgegangen.
Stay signed in	Angemeldet bleiben
Stay signed in as <bdi>%@</bdi>	Als <bdi>\#u{1}a</bdi> angemeldet bleiben
Stopped. All entries are saved.	Beendet. Alle Einträge sind gespeichert.
Submission %@	Meldung \#u{1}a
Sync	Abgleich
Sync failed, nothing is lost: %@	Der Abgleich ist gescheitert, nichts ist verloren: \#u{1}a
Sync now	Jetzt abgleichen
Synced with %@	Mit \#u{1}a abgeglichen
Synced with %@, except for what stays here	Mit \#u{1}a abgeglichen, bis auf das, was hier bleibt
Take my data along (CSV)	Meine Daten mitnehmen (CSV)
Talk to the organiser.	Sprich mit der Leitung.
Tap <strong>Install anyway</strong> and choose the downloaded file.	Tippe auf <strong>Trotzdem installieren</strong> und wähle die heruntergeladene Datei.
That did not work (%@). Try again.	Das hat nicht geklappt (\#u{1}a). Versuch es noch einmal.
The %@ %@	\#u{1}a \#u{1}b
The --url is the beginning of an address, such as https://scores.example	--url ist der Anfang einer Adresse, zum Beispiel https://scores.example
The SHA-256 fingerprint of the certificate, to compare on the phone:	Der SHA-256-Fingerabdruck des Zertifikats, zum Vergleich auf dem Telefon:
The address is shown once. It can make entries for you in <bdi>%@</bdi>, and do nothing else.	Die Adresse wird einmal gezeigt. Sie kann für dich in <bdi>\#u{1}a</bdi> eintragen, sonst nichts.
The address or a field of the request has too many combining marks in a row.	In der Adresse oder einem Feld der Anfrage stehen zu viele kombinierende Zeichen hintereinander.
The board exists with another definition.	Die Rangliste gibt es schon mit anderer Definition.
The body is not JSON.	Der Inhalt ist kein JSON.
The body is not an entry.	Der Inhalt ist kein Eintrag.
The body is not the JSON that belongs here.	Der Inhalt ist nicht das JSON, das hierher gehört.
The certificate cannot cover %@. Choose a name that ends in .local, .lan, .home.arpa or .internal.	Das Zertifikat gilt nicht für \#u{1}a. Wähle einen Namen, der auf .local, .lan, .home.arpa oder .internal endet.
The certificate cannot vouch for the names of other websites. You can remove it in the same settings at any time.	Das Zertifikat kann nicht für Namen anderer Websites bürgen. Du kannst es jederzeit in denselben Einstellungen entfernen.
The code works once, until <time>%@</time>. This page changes when the other device asks. Without scripts, reload it.	Der Code gilt einmal, bis <time>\#u{1}a</time>. Diese Seite ändert sich, wenn das andere Gerät anfragt. Lade sie ohne Skripte neu.
The damaged log is kept as %@.	Das beschädigte Protokoll liegt als \#u{1}a daneben.
The device opens your account now.	Es öffnet jetzt dein Konto.
The device or program sends JSON by POST, such as:	Das Gerät oder Programm sendet JSON per POST, zum Beispiel:
The device says that it is %@. It must show this number:	Es gibt sich als \#u{1}a aus. Es muss diese Zahl zeigen:
The disk is full. Nothing was changed.	Die Festplatte ist voll. Nichts wurde geändert.
The document is larger than %@ bytes.	Das Dokument ist größer als \#u{1}a Byte.
The file /openapi.yaml lists the methods of each address.	Die Methoden jeder Adresse stehen in /openapi.yaml.
The file could not be read.	Die Datei konnte nicht gelesen werden.
The file has a password. Save it without one.	Die Datei hat ein Passwort. Speichere sie ohne.
The file is damaged or not a workbook. Save it again as .xlsx or as CSV.	Die Datei ist beschädigt oder keine Arbeitsmappe. Speichere sie noch einmal als .xlsx oder als CSV.
The file is too large for an entry list. Save only the list, as .xlsx or as CSV.	Die Datei ist für eine Meldeliste zu groß. Speichere nur die Liste, als .xlsx oder als CSV.
The first device has not confirmed this one yet.	Das erste Gerät hat dieses noch nicht bestätigt.
The first device refused to sign this one in.	Das erste Gerät hat die Anmeldung abgelehnt.
The form could not be read.	Das Formular ist unlesbar.
The form is incomplete.	Das Formular ist unvollständig.
The header Idempotency-Key is missing. It names this write.	Der Header Idempotency-Key fehlt. Er benennt diesen Schreibvorgang.
The id of this entry is too long. Reload the page, then enter it again.	Die Kennung dieses Eintrags ist zu lang. Lade die Seite neu und gib ihn noch einmal ein.
The journal is closed.	Das Journal ist geschlossen.
The journal keeps the records: the files and backups of the server, and programs of members that read the journal, still have them.	Das Journal behält die Aufzeichnungen: In den Dateien und Sicherungen des Servers und in Programmen von Mitgliedern, die das Journal lesen, stehen sie weiterhin.
The key is new.	Der Schlüssel ist neu.
The key is new. All accounts are signed out.	Der Schlüssel ist neu. Alle Konten sind abgemeldet.
The link shows the live board, and nothing else, until you end it below. It is shown once.	Der Link zeigt nur die laufende Rangliste, bis du ihn unten deaktivierst. Er wird einmal gezeigt.
The link works once. This member stays signed in on every other device.	Der Link gilt einmal. Dieses Mitglied bleibt auf allen anderen Geräten angemeldet.
The link works once. This member was signed out on every device.	Der Link gilt einmal. Dieses Mitglied wurde auf allen Geräten abgemeldet.
The link, the QR code and the code are shown once. Each person who uses one enters a name and becomes a member.	Link, QR-Code und Code werden einmal gezeigt. Wer einen benutzt, gibt einen Namen ein und ist Mitglied.
The new key is in the file and signs nothing yet. Copy the file to all servers, then rotate the keys.	Der neue Schlüssel ist in der Datei und unterschreibt noch nichts. Kopiere die Datei auf alle Server, dann wechsle die Schlüssel.
The organiser cannot leave. Make another member the organiser first.	Die Leitung kann nicht austreten. Übergib sie zuerst an ein anderes Mitglied.
The organiser did not let you in.	Die Leitung hat dich nicht hereingelassen.
The organiser has let you in.	Die Leitung hat dich hereingelassen.
The organiser sees this number beside your name:	Die Leitung sieht diese Zahl neben deinem Namen:
The other device is signed in.	Das andere Gerät ist angemeldet.
The period is closed.	Der Zeitraum ist abgeschlossen.
The phone must show the same fingerprint as the server's terminal. If it does not, remove the certificate: another person may have sent it.	Das Telefon muss denselben Fingerabdruck zeigen wie das Terminal des Servers. Wenn nicht, entferne das Zertifikat: Vielleicht hat es jemand anderes geschickt.
The player has no entry on this board.	Diese Person hat keinen Eintrag auf der Rangliste.
The port is a number from 0 to 65535.	Der Port ist eine Zahl von 0 bis 65535.
The query is not escaped text.	Die Anfrage ist kein kodierter Text.
The report is removed.	Der Hinweis ist entfernt.
The request is incomplete or damaged.	Die Anfrage ist unvollständig oder beschädigt.
The request is too large.	Die Anfrage ist zu groß.
The request must name this server once.	Die Anfrage muss diesen Server einmal nennen.
The request was refused: %@.	Die Anfrage wurde abgelehnt: \#u{1}a.
The score is not plausible on this board.	Das Ergebnis ist auf dieser Rangliste nicht möglich.
The score would be too large to count.	Das Ergebnis wäre zu groß zum Zählen.
The server %@ does not have the new key yet. Copy the key file there, and try again in 20 seconds.	Der Server \#u{1}a hat den neuen Schlüssel noch nicht. Kopiere die Schlüsseldatei dorthin, und versuche es in 20 Sekunden wieder.
The server did not accept everything. Sign in there as its owner with 'login', and copy again.	Der Server hat nicht alles angenommen. Melde dich dort mit 'login' als Eigentümer an und kopiere noch einmal.
The server does not answer, and this cannot be queued. Nothing was sent, and what you entered is still here. Try again.	Der Server antwortet nicht, und das hier kann nicht warten. Nichts wurde gesendet, und deine Eingaben stehen noch da. Versuch es noch einmal.
The server does not answer, and this page is not on this device. Try again.	Der Server antwortet nicht, und diese Seite ist nicht auf diesem Gerät. Versuch es noch einmal.
The server does not answer, and this phone has not opened the page before. Entries that are queued here stay queued.	Der Server antwortet nicht, und dieses Gerät hat die Seite noch nie geöffnet. Was hier wartet, geht nicht verloren.
The server knows accounts by ids of another kind.	Der Server kennt Konten unter Kennungen anderer Art.
The server would change some of it.	Der Server würde einiges davon ändern.
The server would not take all of it, such as %@.	Der Server würde nicht alles annehmen, etwa \#u{1}a.
The server would not take all of it: %@	Der Server würde nicht alles annehmen: \#u{1}a
The server would reject some of it: %@	Der Server würde einiges davon ablehnen: \#u{1}a
The sign-in link could not be made: %@. %@ tries again.	Der Anmeldelink ließ sich nicht erstellen: \#u{1}a. \#u{1}b versucht es noch einmal.
The spreadsheet has rounded "%@". Format the column as text, then save the list again.	Die Tabelle hat „\#u{1}a“ gerundet. Formatiere die Spalte als Text und speichere die Liste noch einmal.
The store cannot be reached. Try again.	Der Speicher ist nicht erreichbar. Versuch es noch einmal.
The store does not answer.	Der Speicher antwortet nicht.
The store is damaged.	Der Speicher ist beschädigt.
The store is from a newer version of this program.	Der Speicher stammt von einer neueren Version dieses Programms.
The store is not damaged. It has %@ records.	\#u{2}a\#u{3}1Der Speicher ist unbeschädigt. Er hat \#u{1}a Datensatz.\#u{3}oDer Speicher ist unbeschädigt. Er hat \#u{1}a Datensätze.\#u{4}
The store takes no writes, because the disk is full.	Der Speicher nimmt keine Änderungen an, weil die Festplatte voll ist.
The store takes no writes.	Der Speicher nimmt keine Änderungen an.
The target keeps its own %@/.	Das Ziel behält sein eigenes \#u{1}a/.
The time of this entry is not allowed. Check the clock of the device, then send it again.	Die Zeit dieses Eintrags ist nicht erlaubt. Prüfe die Uhr des Geräts und sende ihn noch einmal.
The value of "%@" cannot be read.	Der Wert von „\#u{1}a“ ist unlesbar.
The workbook has no visible sheet. Show the sheet with the list, then save it again.	Die Arbeitsmappe hat kein sichtbares Blatt. Blende das Blatt mit der Liste ein und speichere sie noch einmal.
There are %@ already. End one first.	Es gibt schon \#u{1}a. Deaktiviere erst einen davon.
There is a member called %@ already.	Es gibt schon ein Mitglied namens \#u{1}a.
There is news.	Es gibt Neuigkeiten.
There is no edit %@. Use '%@ lost' to see the numbers.	Es gibt keine Änderung \#u{1}a. '\#u{1}b lost' zeigt die Nummern.
There is no store at "%@". Check --from.	Unter „\#u{1}a“ ist kein Speicher. Prüfe --from.
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
They are sent when their owners sign in here again.	Sie werden gesendet, wenn sich ihre Besitzer hier wieder anmelden.
This QR code has expired.	Dieser QR-Code ist abgelaufen.
This address does not take this kind of request.	Diese Adresse nimmt diese Art Anfrage nicht an.
This app does not have the language "%@". Use one of: %@.	Diese App hat die Sprache „\#u{1}a“ nicht. Nimm eine von: \#u{1}b.
This cannot be recorded yet: the description is missing here, or needs a newer version.	Das lässt sich noch nicht speichern: Die Beschreibung fehlt hier oder braucht eine neuere Version.
This cannot be stored. Check the numbers, then try again.	Das lässt sich nicht speichern. Prüfe die Zahlen und versuch es noch einmal.
This device cannot store what the server sent: %@	Dieses Gerät kann die Daten des Servers nicht speichern: \#u{1}a
This device is signed in until %@.	Dieses Gerät ist bis \#u{1}a angemeldet.
This device is signed in.	Dieses Gerät ist angemeldet.
This device shows a QR code, and the other one opens it. Nothing happens before you confirm here.	Dieses Gerät zeigt einen QR-Code, und das andere öffnet ihn. Nichts passiert, bevor du hier bestätigst.
This entry has changed since. Reload the page to see how.	Dieser Eintrag hat sich inzwischen geändert. Lade die Seite neu, um ihn zu sehen.
This event was already recorded with other content.	Dieses Ereignis wurde schon mit anderem Inhalt gespeichert.
This form was sent before with other entries. Reload the page, then enter it again.	Dieses Formular wurde schon mit anderen Angaben gesendet. Lade die Seite neu und gib es noch einmal ein.
This invite is invalid or has expired.	Diese Einladung ist ungültig oder abgelaufen.
This is a workbook of an old kind (.xls). Save it as .xlsx or as CSV.	Das ist eine Arbeitsmappe alter Art (.xls). Speichere sie als .xlsx oder als CSV.
This is closed and takes no more entries.	Das ist geschlossen und nimmt keine Einträge mehr an.
This is not a sign-in link. One looks like http://HOST:PORT/join/… or …/sign-in/…	Das ist kein Anmeldelink. Einer sieht so aus: http://HOST:PORT/join/… oder …/sign-in/…
This item is being edited on this device and on the server. Sync tries again.	Dieser Eintrag wird auf diesem Gerät und auf dem Server geändert. Der Abgleich versucht es noch einmal.
This limit is too small or too large. Send another.	Dieses Limit ist zu klein oder zu groß. Sende ein anderes.
This link has expired.	Dieser Link ist abgelaufen.
This link or code is wrong or has expired. Ask the organiser for a new one.	Dieser Link oder Code ist falsch oder abgelaufen. Bitte die Leitung um einen neuen.
This link signs you in on this device. It works once.	Dieser Link meldet dich auf diesem Gerät an. Er gilt einmal.
This link was used before or has expired.	Dieser Link wurde schon benutzt oder ist abgelaufen.
This name mixes alphabets.	Dieser Name mischt Alphabete.
This page belongs to another account.	Diese Seite gehört zu einem anderen Konto.
This page came over HTTPS with a certificate that browsers know. Phones can open pages offline and install the app without further steps.	Diese Seite kam über HTTPS mit einem Zertifikat, das Browser kennen. Telefone können Seiten ohne weitere Schritte offline öffnen und die App installieren.
This page goes on by itself. Without scripts, reload it.	Diese Seite geht von selbst weiter. Ohne Skripte lade sie neu.
This page has a new version. Send what you typed, then reload the page.	Diese Seite hat eine neue Version. Sende deine Eingabe und lade die Seite neu.
This page is not on this phone yet	Diese Seite ist noch nicht auf diesem Gerät
This page then shows how each phone learns to trust the server.	Danach zeigt diese Seite, wie jedes Telefon dem Server vertraut.
This place in the list of changes is not known here.	Diese Stelle der Änderungsliste ist hier unbekannt.
This recovery code is wrong or was used before.	Dieser Wiederherstellungscode ist falsch oder wurde schon benutzt.
This recovery code is wrong or was used before. Enter your newest code, or ask for a sign-in link.	Dieser Wiederherstellungscode ist falsch oder wurde schon benutzt. Gib deinen neuesten Code ein oder bitte um einen Anmeldelink.
This request has been answered or has expired.	Diese Anfrage ist beantwortet oder abgelaufen.
This server does not answer to that name.	Dieser Server hört nicht auf diesen Namen.
This server has a certificate of its own. A phone that trusts it can open pages offline and install the app. Each phone needs this once.	Dieser Server hat ein eigenes Zertifikat. Ein Telefon, das ihm vertraut, kann Seiten offline öffnen und die App installieren. Jedes Telefon braucht das einmal.
This server is about to stop and finishes its requests.	Dieser Server hört gleich auf und beendet seine Anfragen.
This server speaks plain HTTP	Dieser Server spricht einfaches HTTP
This server’s clock shows %@, but its newest entry is from %@. Check the date and time of this computer. If they are right now, nothing is lost and this notice ends by itself.	Die Uhr dieses Servers zeigt \#u{1}a, aber sein neuester Eintrag ist von \#u{1}b. Prüfe Datum und Uhrzeit dieses Rechners. Stimmen sie jetzt, ist nichts verloren, und dieser Hinweis verschwindet von selbst.
This store belongs to another account than %@ at %@. Use another one with --store.	Dieser Speicher gehört einem anderen Konto als \#u{1}a bei \#u{1}b. Nimm mit --store einen anderen.
This store does not belong to the account of %@ at %@.	Dieser Speicher gehört nicht dem Konto von \#u{1}a bei \#u{1}b.
This store holds %@ entries made before you signed in.	\#u{2}a\#u{3}1In diesem Speicher ist \#u{1}a Eintrag von vor deiner Anmeldung.\#u{3}oIn diesem Speicher sind \#u{1}a Einträge von vor deiner Anmeldung.\#u{4}
This store now belongs to the account of %@ at %@.	Dieser Speicher gehört jetzt dem Konto von \#u{1}a bei \#u{1}b.
This store was used before you signed in, and cannot be given to the account of %@ as a whole. %@	Dieser Speicher wurde vor deiner Anmeldung benutzt und kann dem Konto von \#u{1}a nicht als Ganzes gegeben werden. \#u{1}b
This submission cannot be reverted here.	Diese Meldung lässt sich hier nicht zurücknehmen.
This submission was already made with other content.	Diese Meldung gab es schon mit anderem Inhalt.
This takes the server too long. Send less at once, or only what belongs to the list.	Das dauert dem Server zu lange. Schick weniger auf einmal, oder nur, was zur Liste gehört.
This value is not allowed: %@. Change it and try again.	Dieser Wert ist nicht erlaubt: \#u{1}a. Ändere ihn und versuch es noch einmal.
This write was already made with other content.	Dieser Schreibvorgang wurde schon mit anderem Inhalt gemacht.
To open %@ like an app, tap Share, then Add to Home Screen.	Um \#u{1}a wie eine App zu öffnen, tippe auf Teilen und dann auf „Zum Home-Bildschirm“.
To sign in on a new device, open <strong>%@</strong> and enter this code. It works once. You then get a new one.	Um dich auf einem neuen Gerät anzumelden, öffne <strong>\#u{1}a</strong> und gib diesen Code ein. Er gilt einmal. Danach bekommst du einen neuen.
Too many browsers wait for the organiser here.	Hier warten zu viele Browser auf die Leitung.
Too many came with this invite at once.	Zu viele kamen gleichzeitig mit dieser Einladung.
Too many codes are being tried at once.	Gerade werden zu viele Codes versucht.
Too many large requests at once.	Zu viele große Anfragen auf einmal.
Too many live views are open.	Zu viele laufende Ansichten sind offen.
Too many old codes of eight letters were tried.	Es wurden zu viele alte Codes mit acht Zeichen versucht.
Too many requests at once.	Zu viele Anfragen auf einmal.
Try again	Noch einmal versuchen
Try again in %@ s.	Versuch es in \#u{1}a s noch einmal.
Try again in a few seconds.	Versuch es in ein paar Sekunden noch einmal.
Try again.	Versuch es noch einmal.
Undo	Rückgängig
Undo: %@	Rückgängig: \#u{1}a
Undone.	Rückgängig gemacht.
Use --code or --recovery, not both.	Nutze --code oder --recovery, nicht beides.
Use --list or --end, not both.	Nimm --list oder --end, nicht beides.
Use --prepare or --sign-out, not both.	Nutze --prepare oder --sign-out, nicht beide.
Use --restore or --dismiss, not both.	Nutze --restore oder --dismiss, nicht beides.
Use --store to name the store to repair, such as file:club.	Nenne mit --store den Speicher, zum Beispiel file:club.
Use --tls-certificate and --tls-key together.	Nutze --tls-certificate und --tls-key zusammen.
Viewer	Zuschauer
Wait until some of them are answered, then try again.	Warte, bis einige beantwortet sind, und versuch es noch einmal.
Why do you sign in here?	Warum meldest du dich hier an?
Without an account on the server: %@. Their entries are there. Invite them.	Ohne Konto auf dem Server: \#u{1}a. Ihre Einträge sind da. Lade sie ein.
Yes, I have a recovery code	Ja, ich habe einen Wiederherstellungscode
Yes, ask the organiser to let me in	Ja, die Leitung soll mich hereinlassen
You are not signed in there. Use '%@ login LINK' with a link from its pages.	Du bist dort nicht angemeldet. Nutze '\#u{1}a login LINK' mit einem Link von den Seiten des Servers.
You are not signed in to %@. Use '%@ login LINK' with a link from its pages.	Du bist bei \#u{1}a nicht angemeldet. Nutze '\#u{1}b login LINK' mit einem Link von den Seiten des Servers.
You are not signed in.	Du bist nicht angemeldet.
You are signed in as <bdi>%@</bdi>. The code signs this device in as the account that the code belongs to.	Du bist als <bdi>\#u{1}a</bdi> angemeldet. Der Code meldet dieses Gerät mit dem Konto an, zu dem er gehört.
You are signed in as <bdi>%@</bdi>. This device changes to the account <bdi2>%@</bdi2>.	Du bist als <bdi>\#u{1}a</bdi> angemeldet. Dieses Gerät wechselt zum Konto <bdi2>\#u{1}b</bdi2>.
You are signed in as <bdi>%@</bdi>. This device changes to the account of the QR code.	Du bist als <bdi>\#u{1}a</bdi> angemeldet. Dieses Gerät wechselt zum Konto des QR-Codes.
You are signed in as <strong><bdi>%@</bdi></strong>.	Du bist als <strong><bdi>\#u{1}a</bdi></strong> angemeldet.
You are signed in on this device and on %@ other devices.	\#u{2}a\#u{3}1Du bist auf diesem Gerät und auf \#u{1}a weiteren Gerät angemeldet.\#u{3}oDu bist auf diesem Gerät und auf \#u{1}a weiteren Geräten angemeldet.\#u{4}
You are signed in on this device only.	Du bist nur auf diesem Gerät angemeldet.
You are signed out of %@, or signed in as someone else. Use '%@ login LINK'.	Du bist bei \#u{1}a abgemeldet oder als jemand anderes angemeldet. Nutze '\#u{1}b login LINK'.
You are signed out of %@, or signed in there as someone else. Sign in there again as before.	Du bist bei \#u{1}a abgemeldet oder als jemand anderes angemeldet. Melde dich dort wieder an wie zuvor.
You are signed out.	Du bist abgemeldet.
You cannot make a sign-in link for this member.	Du kannst für dieses Mitglied keinen Anmeldelink erstellen.
You confirmed the device.	Du hast das Gerät bestätigt.
You have a recovery code, made on <time>%@</time>. It signs you in once on any device.	Du hast einen Wiederherstellungscode vom <time>\#u{1}a</time>. Er meldet dich einmal auf einem beliebigen Gerät an.
You have created too many recently.	Du hast in letzter Zeit zu viele erstellt.
You have no recovery code, and no other device is signed in as <bdi>%@</bdi>. After you sign out, only a link from the organiser lets you in again.	Du hast keinen Wiederherstellungscode, und kein anderes Gerät ist als <bdi>\#u{1}a</bdi> angemeldet. Nach dem Abmelden lässt dich nur ein Link der Leitung wieder herein.
You have no recovery code. If you lose this device, only a link from the organiser lets you in again.	Du hast keinen Wiederherstellungscode. Wenn du dieses Gerät verlierst, lässt dich nur ein Link der Leitung wieder herein.
You have sent too much at once.	Du hast zu viel auf einmal gesendet.
You lose access to <bdi>%@</bdi>. Your entries stay. A new invite lets you in again.	Du verlierst den Zugang zu <bdi>\#u{1}a</bdi>. Deine Einträge bleiben. Eine neue Einladung lässt dich wieder herein.
You may not do this here. Ask the organiser.	Das darfst du hier nicht. Frag die Leitung.
You refused the device.	Du hast das Gerät abgelehnt.
You run this. Hand it over to another member before you leave.	Du hast die Leitung. Übergib sie an ein anderes Mitglied, bevor du gehst.
You signed in a second device: %@. If it was not you, ask the organiser for a link for a lost phone.	Du hast ein zweites Gerät angemeldet: \#u{1}a. Wenn du das nicht warst, bitte die Leitung um einen Link für ein verlorenes Telefon.
Your account	Dein Konto
Your changes are stored here, and not at %@ yet.	Deine Änderungen sind hier gespeichert und noch nicht bei \#u{1}a.
Your edit is restored.	Deine Änderung ist wiederhergestellt.
Your entries are synced with %@	Deine Einträge sind mit \#u{1}a abgeglichen
Your entries stay on this device until you sign in again.	Deine Einträge bleiben auf diesem Gerät, bis du dich wieder anmeldest.
Your entries, notes and name are shown and counted nowhere any more, in past weeks too.	Deine Einträge, deine Notizen und dein Name erscheinen und zählen nirgends mehr, auch in vergangenen Wochen nicht.
Your first device has confirmed this one.	Dein erstes Gerät hat dieses bestätigt.
Your first device refused this one.	Dein erstes Gerät hat dieses abgelehnt.
Your first device shows the QR code that led here. It has to confirm this device.	Dein erstes Gerät zeigt den QR-Code, der hierher geführt hat. Es muss dieses Gerät bestätigen.
Your name	Dein Name
Your new recovery code, shown once: %@	Dein neuer Wiederherstellungscode, nur einmal gezeigt: \#u{1}a
Your other devices stay signed in.	Deine anderen Geräte bleiben angemeldet.
Your recovery code signed in %@. If it was not you, tell the owner of this server now.	Dein Wiederherstellungscode hat \#u{1}a angemeldet. Wenn du das nicht warst, wende dich sofort an den Betreiber dieses Servers.
Your recovery code signed in %@. Your other devices were signed out. If it was not you, tell the owner of this server now.	Dein Wiederherstellungscode hat \#u{1}a angemeldet. Deine anderen Geräte wurden abgemeldet. Wenn du das nicht warst, wende dich sofort an den Betreiber dieses Servers.
Your settings	Deine Einstellungen
iPhone and iPad	iPhone und iPad
items copied	Einträge kopiert
stays on this device	bleibt auf diesem Gerät
up to 200 people	bis zu 200 Personen
up to 30 people	bis zu 30 Personen
up to 5 people	bis zu 5 Personen
y	j
yes	ja
… and %@ more lines	\#u{2}a\#u{3}1… und \#u{1}a weitere Zeile\#u{3}o… und \#u{1}a weitere Zeilen\#u{4}
"""#),
    PackedWords("en", #"""
%@ boards	\#u{2}a\#u{3}1\#u{1}a board\#u{3}o\#u{1}a boards\#u{4}
%@ changes are held up on the way to or from %@	\#u{2}a\#u{3}1\#u{1}a change is held up on the way to or from \#u{1}b\#u{3}o\#u{1}a changes are held up on the way to or from \#u{1}b\#u{4}
%@ changes are pending for %@	\#u{2}a\#u{3}1\#u{1}a change is pending for \#u{1}b\#u{3}o\#u{1}a changes are pending for \#u{1}b\#u{4}
%@ changes are pending: signed out of %@	\#u{2}a\#u{3}1\#u{1}a change is pending: signed out of \#u{1}b\#u{3}o\#u{1}a changes are pending: signed out of \#u{1}b\#u{4}
%@ connections of other programs ended, because a phone of yours was lost. Create them again on the page Connections.	\#u{2}a\#u{3}1\#u{1}a connection of other programs ended, because a phone of yours was lost. Create it again on the page Connections.\#u{3}o\#u{1}a connections of other programs ended, because a phone of yours was lost. Create them again on the page Connections.\#u{4}
%@ damaged parts were dropped: %@	\#u{2}a\#u{3}1\#u{1}a damaged part was dropped: \#u{1}b\#u{3}o\#u{1}a damaged parts were dropped: \#u{1}b\#u{4}
%@ documents	\#u{2}a\#u{3}1\#u{1}a document\#u{3}o\#u{1}a documents\#u{4}
%@ edits were overwritten. Use '%@ lost' to see them.	\#u{2}a\#u{3}1\#u{1}a edit was overwritten. Use '\#u{1}b lost' to see it.\#u{3}o\#u{1}a edits were overwritten. Use '\#u{1}b lost' to see them.\#u{4}
%@ entries are queued on this device and not sent yet.	\#u{2}a\#u{3}1\#u{1}a entry is queued on this device and not sent yet.\#u{3}o\#u{1}a entries are queued on this device and not sent yet.\#u{4}
%@ entries are queued on this device.	\#u{2}a\#u{3}1\#u{1}a entry is queued on this device.\#u{3}o\#u{1}a entries are queued on this device.\#u{4}
%@ entries of other accounts are queued on this device.	\#u{2}a\#u{3}1\#u{1}a entry of another account is queued on this device.\#u{3}o\#u{1}a entries of other accounts are queued on this device.\#u{4}
%@ events	\#u{2}a\#u{3}1\#u{1}a event\#u{3}o\#u{1}a events\#u{4}
%@ items copied. Both stores have the same content:	\#u{2}a\#u{3}1\#u{1}a item copied. Both stores have the same content:\#u{3}o\#u{1}a items copied. Both stores have the same content:\#u{4}
%@ items copied. The server has all of them:	\#u{2}a\#u{3}1\#u{1}a item copied. The server has it:\#u{3}o\#u{1}a items copied. The server has all of them:\#u{4}
%@ items differ from %@: %@	\#u{2}a\#u{3}1\#u{1}a item differs from \#u{1}b: \#u{1}c\#u{3}o\#u{1}a items differ from \#u{1}b: \#u{1}c\#u{4}
%@ journals	\#u{2}a\#u{3}1\#u{1}a journal\#u{3}o\#u{1}a journals\#u{4}
%@ new notices	\#u{2}a\#u{3}1\#u{1}a new notice\#u{3}o\#u{1}a new notices\#u{4}
%@ records were kept.	\#u{2}a\#u{3}1\#u{1}a record was kept.\#u{3}o\#u{1}a records were kept.\#u{4}
%@ submissions	\#u{2}a\#u{3}1\#u{1}a submission\#u{3}o\#u{1}a submissions\#u{4}
The store is not damaged. It has %@ records.	\#u{2}a\#u{3}1The store is not damaged. It has \#u{1}a record.\#u{3}oThe store is not damaged. It has \#u{1}a records.\#u{4}
This store holds %@ entries made before you signed in.	\#u{2}a\#u{3}1This store holds \#u{1}a entry made before you signed in.\#u{3}oThis store holds \#u{1}a entries made before you signed in.\#u{4}
You are signed in on this device and on %@ other devices.	\#u{2}a\#u{3}1You are signed in on this device and on \#u{1}a other device.\#u{3}oYou are signed in on this device and on \#u{1}a other devices.\#u{4}
… and %@ more lines	\#u{2}a\#u{3}1… and \#u{1}a more line\#u{3}o… and \#u{1}a more lines\#u{4}
"""#),
    PackedWords("es", #"""
"%@" has a letter in another encoding than the file. Write it again.	"\#u{1}a" tiene una letra en otra codificación que el archivo. Escríbela de nuevo.
"%@" is missing in the query.	Falta "\#u{1}a" en la consulta.
%@ Give them to the account of %@?	\#u{1}a ¿Darlas a la cuenta de \#u{1}b?
%@ Use --adopt to give them to the account of %@, or another store with --store.	\#u{1}a Dalas a la cuenta de \#u{1}b con --adopt, o elige otro almacén con --store.
%@ Use --recovery with your code, or --someone-else if you are another person.	\#u{1}a Usa --recovery con tu código, o --someone-else si eres otra persona.
%@ asks to be let in	\#u{1}a pide entrar
%@ boards	\#u{2}a\#u{3}1\#u{1}a clasificación\#u{3}o\#u{1}a clasificaciones\#u{4}
%@ cannot be reached	No se puede llegar a \#u{1}a
%@ cannot be read. Check the path.	\#u{1}a no se puede leer. Comprueba la ruta.
%@ cannot be read: %@	\#u{1}a no se puede leer: \#u{1}b
%@ changes are held up on the way to or from %@	\#u{2}a\#u{3}1\#u{1}a cambio retenido hacia o desde \#u{1}b\#u{3}o\#u{1}a cambios retenidos hacia o desde \#u{1}b\#u{4}
%@ changes are pending for %@	\#u{2}a\#u{3}1\#u{1}a cambio pendiente para \#u{1}b\#u{3}o\#u{1}a cambios pendientes para \#u{1}b\#u{4}
%@ changes are pending: signed out of %@	\#u{2}a\#u{3}1\#u{1}a cambio pendiente: sesión cerrada en \#u{1}b\#u{3}o\#u{1}a cambios pendientes: sesión cerrada en \#u{1}b\#u{4}
%@ connections have the id "%@". See their ids with --list.	\#u{1}a conexiones tienen el identificador "\#u{1}b". --list muestra los identificadores.
%@ connections of other programs ended, because a phone of yours was lost. Create them again on the page Connections.	\#u{2}a\#u{3}1\#u{1}a conexión de otro programa terminó, porque se perdió un teléfono tuyo. Créala de nuevo en la página Conexiones.\#u{3}o\#u{1}a conexiones de otros programas terminaron, porque se perdió un teléfono tuyo. Créalas de nuevo en la página Conexiones.\#u{4}
%@ damaged parts were dropped: %@	\#u{2}a\#u{3}1se descartó \#u{1}a parte dañada: \#u{1}b\#u{3}ose descartaron \#u{1}a partes dañadas: \#u{1}b\#u{4}
%@ documents	\#u{2}a\#u{3}1\#u{1}a documento\#u{3}o\#u{1}a documentos\#u{4}
%@ edits were overwritten. Use '%@ lost' to see them.	\#u{2}a\#u{3}1\#u{1}a cambio se sobrescribió. '\#u{1}b lost' lo muestra.\#u{3}o\#u{1}a cambios se sobrescribieron. '\#u{1}b lost' los muestra.\#u{4}
%@ entries are queued on this device and not sent yet.	\#u{2}a\#u{3}1\#u{1}a entrada espera en este dispositivo y aún no se ha enviado.\#u{3}o\#u{1}a entradas esperan en este dispositivo y aún no se han enviado.\#u{4}
%@ entries are queued on this device.	\#u{2}a\#u{3}1\#u{1}a entrada espera en este dispositivo.\#u{3}o\#u{1}a entradas esperan en este dispositivo.\#u{4}
%@ entries of other accounts are queued on this device.	\#u{2}a\#u{3}1\#u{1}a entrada de otra cuenta espera en este dispositivo.\#u{3}o\#u{1}a entradas de otras cuentas esperan en este dispositivo.\#u{4}
%@ events	\#u{2}a\#u{3}1\#u{1}a evento\#u{3}o\#u{1}a eventos\#u{4}
%@ has no accounts, so it cannot sync. Check the address.	\#u{1}a no tiene cuentas y no puede sincronizar. Comprueba la dirección.
%@ items copied. Both stores have the same content:	\#u{2}a\#u{3}1\#u{1}a elemento copiado. Ambos almacenes tienen el mismo contenido:\#u{3}o\#u{1}a elementos copiados. Ambos almacenes tienen el mismo contenido:\#u{4}
%@ items copied. The server has all of them:	\#u{2}a\#u{3}1\#u{1}a elemento copiado. El servidor lo tiene:\#u{3}o\#u{1}a elementos copiados. El servidor los tiene todos:\#u{4}
%@ items differ from %@: %@	\#u{2}a\#u{3}1\#u{1}a elemento difiere de \#u{1}b: \#u{1}c\#u{3}o\#u{1}a elementos difieren de \#u{1}b: \#u{1}c\#u{4}
%@ journals	\#u{2}a\#u{3}1\#u{1}a diario\#u{3}o\#u{1}a diarios\#u{4}
%@ made a new sign-in link for you. All your devices were signed out. If you did not ask for it, tell the owner of this server.	\#u{1}a creó un nuevo enlace de acceso para ti. Se cerró la sesión en todos tus dispositivos. Si no lo pediste, avisa al propietario de este servidor.
%@ made a new sign-in link for you. Your other devices stay signed in. If you did not ask for it, tell the owner of this server.	\#u{1}a creó un nuevo enlace de acceso para ti. Tus otros dispositivos siguen con la sesión abierta. Si no lo pediste, avisa al propietario de este servidor.
%@ must answer once before sync can begin: %@	\#u{1}a debe responder una vez antes de sincronizar: \#u{1}b
%@ new notices	\#u{2}a\#u{3}1\#u{1}a aviso nuevo\#u{3}o\#u{1}a avisos nuevos\#u{4}
%@ of yours are called "%@". Use the id from the list.	\#u{1}a tuyos se llaman "\#u{1}b". Usa el identificador de la lista.
%@ opens like an app, also without a connection.	\#u{1}a se abre como una app, también sin conexión.
%@ prints another link. Ctrl-C stops the server.	\#u{1}a muestra otro enlace. Ctrl-C detiene el servidor.
%@ queued	\#u{1}a en espera
%@ records were kept.	\#u{2}a\#u{3}1Se conservó \#u{1}a registro.\#u{3}oSe conservaron \#u{1}a registros.\#u{4}
%@ stays on this device	\#u{1}a se queda en este dispositivo
%@ submissions	\#u{2}a\#u{3}1\#u{1}a envío\#u{3}o\#u{1}a envíos\#u{4}
%@, since %@.	\#u{1}a, desde \#u{1}b.
%@. /openapi.yaml describes what to send.	\#u{1}a. /openapi.yaml describe qué enviar.
, since <time>%@</time>	, desde <time>\#u{1}a</time>
--drain is a number of seconds from 0 to 600.	--drain es un número de segundos de 0 a 600.
--from and --to are the same store.	--from y --to son el mismo almacén.
--https makes its own certificate. Leave out --url, --tls-certificate and --tls-key.	--https crea su propio certificado. Quita --url, --tls-certificate y --tls-key.
--https needs the next port, too. Choose a smaller one.	--https necesita también el puerto siguiente. Elige uno menor.
--second-phone works only with --recovery.	--second-phone solo vale con --recovery.
--servers is a number from 1 to 100.	--servers es un número de 1 a 100.
1 person	1 persona
1. Open this page on the phone	1. Abre esta página en el teléfono
2. Trust the certificate	2. Confía en el certificado
3. Open %@ over HTTPS	3. Abre \#u{1}a por HTTPS
<bdi>%@</bdi> asks to be let in with %@.	<bdi>\#u{1}a</bdi> pide entrar con \#u{1}b.
<bdi>%@</bdi> becomes the organiser, and you help to organise.	<bdi>\#u{1}a</bdi> pasa a ser el organizador y tú ayudas a organizar.
<bdi>%@</bdi> helps to organise: invites, settings and members.	<bdi>\#u{1}a</bdi> ayuda a organizar: invitaciones, ajustes y miembros.
<bdi>%@</bdi> is pending	<bdi>\#u{1}a</bdi> está pendiente
<bdi>%@</bdi> loses access. Entries stay. Only a new invite lets this member in again.	<bdi>\#u{1}a</bdi> pierde el acceso. Las entradas quedan. Solo una nueva invitación le deja volver.
<bdi>%@</bdi>, since <time>%@</time>	<bdi>\#u{1}a</bdi>, desde el <time>\#u{1}b</time>
A --name is a host name, such as scorebook.lan	Un --name es un nombre de equipo, como scorebook.lan
A --server-name has letters, digits, dots and hyphens.	Un --server-name tiene letras, cifras, puntos y guiones.
A --trusted-proxy is an address or a network, such as 10.0.0.5 or 10.0.0.0/24	Un --trusted-proxy es una dirección o una red, como 10.0.0.5 o 10.0.0.0/24
A device asks to sign in as <bdi>%@</bdi>	Un dispositivo quiere iniciar sesión como <bdi>\#u{1}a</bdi>
A later edit overwrote fields of the other device’s version: %@	Un cambio posterior sobrescribió campos de la versión del otro dispositivo: \#u{1}a
A later edit overwrote fields of this device’s version: %@	Un cambio posterior sobrescribió campos de la versión de este dispositivo: \#u{1}a
A later edit overwrote the other device’s version.	Un cambio posterior sobrescribió la versión del otro dispositivo.
A later edit overwrote this device’s version.	Un cambio posterior sobrescribió la versión de este dispositivo.
A member with this name is here already.	Ya hay un miembro con este nombre.
A name has 1 to %@ characters that can be seen.	Un nombre tiene de 1 a \#u{1}a caracteres visibles.
A name has 1 to %@ characters.	Un nombre tiene de 1 a \#u{1}a caracteres.
A new code replaces the one you have.	Un código nuevo reemplaza el que tienes.
A newer version of this app wrote this. Update the app.	Lo escribió una versión más nueva de esta app. Actualiza la app.
A notice of yours	Un aviso tuyo
A phone must trust this server once. Open this page on the phone, and follow its steps:	Un teléfono debe confiar en este servidor una vez. Abre esta página en el teléfono y sigue los pasos:
A second device opened a used QR code of %@ and was not signed in.	Un segundo dispositivo abrió un código QR usado de \#u{1}a y no inició sesión.
A second device opened a used QR code of yours and was not signed in. If it was not you, someone may have seen your screen.	Un segundo dispositivo abrió un código QR usado tuyo y no inició sesión. Si no fuiste tú, alguien pudo ver tu pantalla.
A server runs for this store already. Open its address in a browser.	Ya hay un servidor para este almacén. Abre su dirección en un navegador.
A value of this request is not allowed. Correct it and send it again.	Un valor de esta petición no se admite. Corrígelo y envíala de nuevo.
Active invites	Invitaciones activas
Add second device	Añadir un segundo dispositivo
Add the file to the authorities that your browser or system trusts for websites. In Firefox: <strong>Settings → Certificates → Authorities → Import</strong>.	Añade el archivo a las autoridades en que tu navegador o sistema confía para sitios web. En Firefox: <strong>Ajustes → Certificados → Autoridades → Importar</strong>.
After that day, only a recovery code or the organiser lets this device in again.	Después de ese día, solo un código de recuperación o el organizador deja volver a este dispositivo.
Allowed: %@.	Se admite: \#u{1}a.
An invite has 1 to %@ uses and lasts 1 to 365 days.	Una invitación sirve para de 1 a \#u{1}a usos y de 1 a 365 días.
An invite needs --name, your name on the board.	Una invitación necesita --name, tu nombre en la clasificación.
And %@ more.	Y \#u{1}a más.
Android	Android
Another account is signed in in this browser.	En este navegador tiene la sesión abierta otra cuenta.
Another account is signed in in this browser. Load the page again to go on as that account.	En este navegador tiene la sesión abierta otra cuenta. Vuelve a cargar la página para seguir con esa cuenta.
Another device has opened this link.	Otro dispositivo ha abierto este enlace.
Another edit overwrote these edits, or the server rejected them. Restore each one or discard it.	Otro cambio sobrescribió estos, o el servidor los rechazó. Recupera cada uno o descártalo.
Another edit was saved first. Load it again and repeat your change.	Otro cambio se guardó antes. Vuelve a cargar y repite el tuyo.
Another entry came at the same moment. Try again.	Llegó otra entrada a la vez. Inténtalo de nuevo.
Another entry was recorded first. Load the journal again.	Otra entrada se registró antes. Vuelve a cargar el diario.
Another server of this store has other session keys than %@. Give all servers the same file.	Otro servidor de este almacén tiene otras claves de sesión que \#u{1}a. Da el mismo archivo a todos los servidores.
Anyone with this code can sign in as you. Keep it where you keep keys.	Este código deja que cualquiera entre como tú. Guárdalo donde guardas las llaves.
Are you <bdi>%@</bdi>?	¿Eres <bdi>\#u{1}a</bdi>?
As in the browser	Como en el navegador
As others see it, also on the boards where you have this name now.	Como lo ven los demás, también en las clasificaciones donde ahora tienes este nombre.
As shown on the board.	Como en la clasificación.
As the organiser reads it out, such as 7KQ2-M9XF-3DPA. An invite link fills it in.	Como lo lee el organizador, por ejemplo 7KQ2-M9XF-3DPA. Un enlace de invitación lo rellena.
Ask <bdi>%@</bdi> in person. Whoever holds that device then enters as this member.	Pregúntale a <bdi>\#u{1}a</bdi> en persona. Quien tenga ese dispositivo actuará después como este miembro.
Ask again with an invite.	Pídelo otra vez con una invitación.
Ask for a new one: an invite made from now on lets you in again.	Pide otra: una invitación creada ahora te deja volver.
Ask the organiser for a link or a code. If you run this server, open the link that it printed when it started.	Pide al organizador un enlace o un código. Si este servidor es tuyo, abre el enlace que mostró al arrancar.
Ask the organiser for a new code. It has twelve letters.	Pide al organizador un código nuevo. Tiene doce caracteres.
Ask the organiser for a new one. If you run this server, start it again: it prints a new link.	Pide otro al organizador. Si este servidor es tuyo, arráncalo de nuevo: muestra un enlace nuevo.
Ask the organiser to let you in, on the page People.	Pide al organizador que te deje entrar, en la página Personas.
Ask the owner of this server. You can make one only for members who first came with an invite of yours here.	Pide al propietario del servidor. Solo puedes crear uno para miembros que llegaron con una invitación tuya.
Ask the person who invited you for a new invite.	Pide una invitación nueva a la persona que te invitó.
Ask the person who runs the server to start it like this:	Pide a quien lleva el servidor que lo inicie así:
Ask to sign in	Pedir iniciar sesión
Back	Atrás
Before you confirm, tap <strong>More Details</strong>, then the certificate, and compare the SHA-256 fingerprint.	Antes de confirmar, toca <strong>Más detalles</strong>, luego el certificado, y compara la huella SHA-256.
Both devices show this number:	Ambos dispositivos muestran este número:
Both devices stay signed in.	Ambos dispositivos siguen con la sesión abierta.
Both stores have the same content.	Ambos almacenes tienen el mismo contenido.
Cancel	Cancelar
Changes that were not sent are deleted.	Los cambios sin enviar se han borrado.
Changes that were not sent are kept until you sign in here again.	Los cambios sin enviar se conservan hasta que vuelvas a iniciar sesión aquí.
Choose one of the languages.	Elige uno de los idiomas.
Choose one of the options.	Elige una de las opciones.
Close	Cerrar
Close some of them, then try again.	Cierra algunas e inténtalo de nuevo.
Co-organiser	Coorganizador
Come back here and confirm.	Vuelve aquí y confirma.
Compare the number on both devices, and confirm it there.	Compara el número en ambos dispositivos y confírmalo allí.
Computer	Ordenador
Confirm	Confirmar
Confirm this device on your first device.	Confirma este dispositivo en tu primer dispositivo.
Connect a device or a program	Conectar un dispositivo o un programa
Connected	Conectados
Connecting to %@	Conectando con \#u{1}a
Connections	Conexiones
Connections · %@	Conexiones · \#u{1}a
Continue	Continuar
Copy link	Copiar enlace
Create %@	Crear \#u{1}a
Create address	Crear dirección
Create invite	Crear invitación
Create link for a screen	Crear enlace para una pantalla
Create recovery code	Crear código de recuperación
Create recovery code first	Crear antes un código de recuperación
Create sign-in link	Crear enlace de acceso
Delete my data and leave	Borrar mis datos y salir
Delete your data and leave? This cannot be undone.	¿Borrar tus datos y salir? No se puede deshacer.
Discard	Descartar
Discard this edit? You cannot restore it afterwards.	¿Descartar este cambio? Después no podrás recuperarlo.
Do you want to do this? It may not be possible to undo it.	¿Quieres hacerlo? Puede que no se pueda deshacer.
Download certificate	Descargar certificado
Each is valid for two minutes, for one device.	Cada uno vale dos minutos y para un dispositivo.
End connection	Terminar conexión
End link	Desactivar enlace
End this connection? Its address stops taking entries.	¿Terminar esta conexión? Su dirección ya no admitirá entradas.
End this link? It stops working at once.	¿Desactivar este enlace? Dejará de funcionar al momento.
Ended	Terminado
Ended: %@	Terminada: \#u{1}a
Enter 1 to %@ uses and an end date.	Introduce de 1 a \#u{1}a usos y una fecha de fin.
Enter a recovery code	Introducir un código de recuperación
Enter a whole number from %@ to %@.	Introduce un número entero de \#u{1}a a \#u{1}b.
Enter another name.	Introduce otro nombre.
Enter your newest code. Without one, ask the organiser for a sign-in link.	Introduce tu código más nuevo. Si no tienes, pide al organizador un enlace de acceso.
Entries are stored on this device first. They are sent in order as soon as the server can be reached, and each counts once.	Las entradas se guardan primero en este dispositivo. Se envían en orden cuando el servidor está disponible, y cada una cuenta una vez.
Entries of this device	Entradas de este dispositivo
Event %@	Evento \#u{1}a
Fill this in.	Rellena este campo.
Fingerprint	Huella
Former member	Antiguo miembro
Give this address to the device or program	Da esta dirección al dispositivo o programa
Go on	Continuar
Guest	Invitado
Home	Inicio
I have an invite or a code	Tengo una invitación o un código
If it is you, sign in with your recovery code, or ask the organiser. If you are another person with this name, say so.	Si eres tú, accede con tu código de recuperación o pregunta al organizador. Si eres otra persona con este nombre, dilo.
If you sign out now, they stay here until you sign in on this device again.	Si cierras la sesión ahora, se quedan aquí hasta que vuelvas a iniciarla en este dispositivo.
Install	Instalar
Invite code	Código de invitación
Invite for	Invitación para
Invite for %@ more, until	Invitación para \#u{1}a más, hasta
Invite people	Invitar a personas
It was deleted.	Se borró.
It was not signed in.	No inició sesión.
Join	Unirse
Join <bdi>%@</bdi>	Unirse a <bdi>\#u{1}a</bdi>
Join as <bdi>%@</bdi>	Unirse como <bdi>\#u{1}a</bdi>
Language	Idioma
Last synced	Última sincronización
Leave	Salir
Leave %@? Only a new invite lets you in again.	¿Salir de \#u{1}a? Solo una nueva invitación te deja volver.
Let <bdi>%@</bdi> in	Dejar entrar a <bdi>\#u{1}a</bdi>
Link copied	Enlace copiado
Link for a screen, number %@	Enlace para una pantalla, número \#u{1}a
Live	En directo
Load the page again, or correct the request.	Vuelve a cargar la página, o corrige la petición.
Load the page again.	Vuelve a cargar la página.
Look at the server's disk and log.	Revisa el disco y el registro del servidor.
Lost edits	Cambios perdidos
Lost phone	Teléfono perdido
Made on	Creado el
Make %@ the organiser? Only the new organiser can undo this.	¿Hacer organizador a \#u{1}a? Solo el nuevo organizador puede deshacerlo.
Make co-organiser	Hacer coorganizador
Make member again	Volver a miembro
Make organiser	Hacer organizador
Make room on the server's disk.	Libera espacio en el disco del servidor.
Mark all as read	Marcar todo como leído
Member	Miembro
Members	Miembros
More for %@	Más para \#u{1}a
Name	Nombre
New	Nuevo
New %@	Nuevo: \#u{1}a
New sign-ins and sign-in links of your account	Los nuevos inicios de sesión y enlaces de acceso de tu cuenta
News	Novedades
Next attempt	Próximo intento
Next page	Página siguiente
No answer. Check the connection, then try again. Nothing is counted twice.	Sin respuesta. Comprueba la conexión e inténtalo de nuevo. Nada se cuenta dos veces.
No code? Ask the organiser for a sign-in link.	¿Sin código? Pide al organizador un enlace de acceso.
No notices yet.	Aún no hay avisos.
No notices yet. %@ appear here.	Aún no hay avisos. Aquí aparecen: \#u{1}a.
No overwritten edits.	No hay cambios sobrescritos.
No server runs for this store. Start '%@ serve' first.	No hay servidor para este almacén. Inicia antes '\#u{1}a serve'.
No, I am another person with this name	No, soy otra persona con este nombre
Not compared, because it stays on this device: %@.	Sin comparar, porque se queda en este dispositivo: \#u{1}a.
Not in sync with %@	Sin sincronizar con \#u{1}a
Not now	Ahora no
Nothing here yet. Fill in the form below, or <a>use an invite</a>.	Aún no hay nada. Rellena el formulario de abajo, o <a>usa una invitación</a>.
Nothing is connected yet. Leave out --list to create an address.	Todavía no hay nada conectado. Sin --list se crea una dirección.
Nothing was changed. Send it again.	No se ha cambiado nada. Envíala de nuevo.
Nothing was changed. Try again in %@ s.	No se cambió nada. Inténtalo en \#u{1}a s.
Nothing was changed. Try again.	No se cambió nada. Inténtalo de nuevo.
Nothing was changed. Use another store with --store.	No se ha cambiado nada. Elige otro almacén con --store.
Nothing was recorded. Load the page again to go on as the account that is signed in here now.	No se ha guardado nada. Vuelve a cargar la página para seguir con la cuenta que tiene ahora la sesión abierta aquí.
Notices	Avisos
Notices and sync	Avisos y sincronización
Notification settings	Ajustes de avisos
Oldest pending entry	Entrada pendiente más antigua
One link and one code, valid for a week.	Un enlace y un código, válidos una semana.
Only a page of this server may change something here.	Solo una página de este servidor puede cambiar algo aquí.
Only this machine reaches the server. For other devices, start it with: %@	Solo este equipo llega al servidor. Para otros dispositivos, inícialo así: \#u{1}a
Only this machine reaches the server. For phones, start it with: %@	Solo este equipo llega al servidor. Para teléfonos, inícialo así: \#u{1}a
Open %@	Abrir \#u{1}a
Open <strong>Settings → General → About → Certificate Trust Settings</strong> and switch on <strong2>%@</strong2>.	Abre <strong>Ajustes → General → Información → Confianza de certificados</strong> y activa <strong2>\#u{1}a</strong2>.
Open <strong>Settings</strong>, search for <strong2>CA certificate</strong2>, and tap it. On most phones it is under <strong3>Security & privacy → More security settings → Install a certificate</strong3>.	Abre <strong>Ajustes</strong>, busca <strong2>certificado de CA</strong2> y tócalo. En la mayoría de teléfonos está en <strong3>Seguridad y privacidad → Más ajustes de seguridad → Instalar un certificado</strong3>.
Open <strong>Settings</strong>, tap <strong2>Profile Downloaded</strong2>, then <strong3>Install</strong3>.	Abre <strong>Ajustes</strong>, toca <strong2>Perfil descargado</strong2> y luego <strong3>Instalar</strong3>.
Open <strong>Trusted credentials → User</strong>, tap <strong2>%@</strong2>, and compare the SHA-256 fingerprint.	Abre <strong>Credenciales de confianza → Usuario</strong>, toca <strong2>\#u{1}a</strong2> y compara la huella SHA-256.
Open the invite again, or ask for a new one.	Abre otra vez la invitación o pide una nueva.
Open the link that the server printed. The link command prints another.	Abre el enlace que mostró el servidor. El comando link muestra otro.
Open this link on the screen	Abre este enlace en la pantalla
Open this page in Chrome and download the certificate.	Abre esta página en Chrome y descarga el certificado.
Open this page in Safari, download the certificate and tap <strong>Allow</strong>.	Abre esta página en Safari, descarga el certificado y toca <strong>Permitir</strong>.
Or enter the code %@ at %@/join	O introduce el código \#u{1}a en \#u{1}b/join
Or read out the code <strong>%@</strong>. It is entered at <span>%@</span>.	O lee el código <strong>\#u{1}a</strong>. Se introduce en <span>\#u{1}b</span>.
Organiser	Organizador
Other devices stay signed in.	Los otros dispositivos siguen con la sesión abierta.
Other people have accounts in it, which belong to this store alone.	Otras personas tienen cuentas en él, que pertenecen solo a este almacén.
Over plain HTTP your browser opens no pages offline. <a>Use HTTPS</a>	Por HTTP simple tu navegador no abre páginas sin conexión. <a>Usa HTTPS</a>
Pages	Páginas
Pages on this phone	Páginas en este dispositivo
Paused	En pausa
People	Personas
People · %@	Personas · \#u{1}a
Phones	Teléfonos
Phones open pages offline and install apps only over HTTPS. Over plain HTTP a phone still queues what you enter while a page stays open, but it cannot open the page again without the server.	Los teléfonos abren páginas sin conexión e instalan apps solo por HTTPS. Por HTTP simple el teléfono guarda tus entradas mientras la página sigue abierta, pero no puede volver a abrirla sin el servidor.
Places	Lugares
Press <strong>Ask to sign in</strong> there.	Pulsa allí <strong>Pedir iniciar sesión</strong>.
Previous page	Página anterior
Print	Imprimir
Print this page, or write the code down. It is shown once.	Imprime esta página o apunta el código. Se muestra una vez.
Publishes results	Publica resultados
QR code of %@	Código QR de \#u{1}a
QR code of the link	Código QR del enlace
Reason: %@	Motivo: \#u{1}a
Reconnecting since %@	Reconectando desde \#u{1}a
Recovery code	Código de recuperación
Refuse	Rechazar
Refuse if the other device shows another number, or none.	Rechaza si el otro dispositivo muestra otro número, o ninguno.
Rejected: %@	Rechazado: \#u{1}a
Remove	Quitar
Remove %@? Entries stay.	¿Quitar a \#u{1}a? Las entradas quedan.
Remove <bdi>%@</bdi>	Quitar a <bdi>\#u{1}a</bdi>
Removed from this device. If the server received the entry before, it is recorded there.	Eliminado de este dispositivo. Si el servidor ya había recibido la entrada, está registrada allí.
Replace recovery code	Reemplazar código de recuperación
Restore	Recuperar
Run this command on the machine of the server, or use its pages.	Ejecuta este comando en el equipo del servidor, o usa sus páginas.
Run this command on the machine of the server.	Ejecuta este comando en el equipo del servidor.
SHA-256 of the content: %@	SHA-256 del contenido: \#u{1}a
Save	Guardar
Saved on this device	Guardado en este dispositivo
Saved: %@	Guardado: \#u{1}a
Scan this code with the camera of the other device, or type the address there.	Escanea este código con la cámara del otro dispositivo, o escribe allí la dirección.
Search	Buscar
Second device	Segundo dispositivo
Second phone	Segundo teléfono
Send JSON in UTF-8.	Envía JSON en UTF-8.
Send JSON such as %@.	Envía JSON como \#u{1}a.
Send at most %@ bytes at once.	Envía como máximo \#u{1}a bytes a la vez.
Send at most 30.	Envía como máximo 30.
Send it again later, or update the server.	Envíalo más tarde, o actualiza el servidor.
Send less at once.	Envía menos de una vez.
Send one Host header, such as localhost:8080, and a path.	Envía una cabecera Host, como localhost:8080, y una ruta.
Send this link	Envía este enlace
Server	Servidor
Serving on %@	El servidor está en \#u{1}a
Several servers need the same --session-keys file.	Varios servidores necesitan el mismo archivo --session-keys.
Several servers run. Use --prepare first, and copy the key file to all of them.	Hay varios servidores en marcha. Usa primero --prepare y copia el archivo de claves a todos.
Share link	Compartir enlace
Show	Mostrar
Show a new QR code	Mostrar otro código QR
Show a new QR code on your first device.	Muestra otro código QR en tu primer dispositivo.
Show a new QR code on your first device. Each is valid for two minutes.	Muestra otro código QR en tu primer dispositivo. Cada uno vale dos minutos.
Show a new QR code on your first device. If it was not you who opened the link, refuse it there.	Muestra otro código QR en tu primer dispositivo. Si no abriste tú el enlace, recházalo allí.
Show a new QR code there to try again.	Muestra allí otro código QR para reintentarlo.
Sign in	Iniciar sesión
Sign in as %@ with this link. It works once:	Inicia sesión como \#u{1}a con este enlace. Vale una vez:
Sign in as <bdi>%@</bdi>	Iniciar sesión como <bdi>\#u{1}a</bdi>
Sign in as the owner of %@ to sync other people’s entries too.	Inicia sesión como propietario de \#u{1}a para sincronizar también las entradas de otros.
Sign in on this device	Iniciar sesión en este dispositivo
Sign in to keep score	Inicia sesión para anotar
Sign out	Cerrar sesión
Sign out anyway	Cerrar sesión de todos modos
Sign out of this device	Cerrar sesión en este dispositivo
Sign out without a way back?	¿Cerrar sesión sin forma de volver?
Sign-in link for <bdi>%@</bdi>	Enlace de acceso para <bdi>\#u{1}a</bdi>
Signed in as	Sesión iniciada como
Signed in there as <bdi>%@</bdi>.	Sesión iniciada allí como <bdi>\#u{1}a</bdi>.
Signed in to %@ as %@. Use it with --store %@	Sesión iniciada en \#u{1}a como \#u{1}b. Usa --store \#u{1}c
Signed out of %@	Sesión cerrada en \#u{1}a
Signed out of %@.	Sesión cerrada en \#u{1}a.
Signed out of %@. Your settings and notices are no longer on this device.	Sesión cerrada en \#u{1}a. Tus ajustes y avisos ya no están en este dispositivo.
Signs this member out on every device, and ends the recovery code.	Cierra la sesión de este miembro en todos los dispositivos y anula el código de recuperación.
Signs you out on all other devices.	Cierra tu sesión en todos los demás dispositivos.
Since this invite was made, you left or were removed.	Desde esta invitación te fuiste o te quitaron.
Sixteen letters and digits, such as 7KQ2-M9XF-3DPA-0RST. Dashes and capitals do not matter.	Dieciséis letras y cifras, como 7KQ2-M9XF-3DPA-0RST. Guiones y mayúsculas no importan.
Skip to the content	Ir al contenido
Someone tried %@ wrong codes within an hour from %@. All were rejected.	Alguien probó \#u{1}a códigos erróneos en una hora desde \#u{1}b. Todos se rechazaron.
Someone tried %@ wrong codes within an hour. All were rejected.	Alguien probó \#u{1}a códigos erróneos en una hora. Todos se rechazaron.
Someone tried an old recovery code of %@ and was not signed in. Ask %@ who has the code.	Alguien probó un código de recuperación antiguo de \#u{1}a y no inició sesión. Pregunta a \#u{1}b quién tiene el código.
Someone tried an old recovery code of yours and was not signed in. If it was not you, someone may have it.	Alguien probó un código de recuperación antiguo tuyo y no inició sesión. Si no fuiste tú, alguien puede tenerlo.
Something went wrong here.	Algo ha fallado aquí.
Stay signed in	Mantener la sesión
Stay signed in as <bdi>%@</bdi>	Seguir como <bdi>\#u{1}a</bdi>
Stopped. All entries are saved.	Detenido. Todas las entradas están guardadas.
Submission %@	Envío \#u{1}a
Sync	Sincronización
Sync failed, nothing is lost: %@	Falló la sincronización, no se pierde nada: \#u{1}a
Sync now	Sincronizar ahora
Synced with %@	Sincronizado con \#u{1}a
Synced with %@, except for what stays here	Sincronizado con \#u{1}a, salvo lo que se queda aquí
Take my data along (CSV)	Llevarme mis datos (CSV)
Talk to the organiser.	Habla con el organizador.
Tap <strong>Install anyway</strong> and choose the downloaded file.	Toca <strong>Instalar de todos modos</strong> y elige el archivo descargado.
That did not work (%@). Try again.	No funcionó (\#u{1}a). Inténtalo de nuevo.
The %@ %@	\#u{1}a: \#u{1}b
The --url is the beginning of an address, such as https://scores.example	--url es el principio de una dirección, como https://scores.example
The SHA-256 fingerprint of the certificate, to compare on the phone:	La huella SHA-256 del certificado, para comparar en el teléfono:
The address is shown once. It can make entries for you in <bdi>%@</bdi>, and do nothing else.	La dirección se muestra una vez. Puede anotar por ti en <bdi>\#u{1}a</bdi> y nada más.
The address or a field of the request has too many combining marks in a row.	La dirección o un campo de la solicitud contiene demasiados signos combinables seguidos.
The board exists with another definition.	La clasificación existe con otra definición.
The body is not JSON.	El cuerpo no es JSON.
The body is not an entry.	El contenido no es una entrada.
The body is not the JSON that belongs here.	El cuerpo no es el JSON que corresponde aquí.
The certificate cannot cover %@. Choose a name that ends in .local, .lan, .home.arpa or .internal.	El certificado no puede cubrir \#u{1}a. Elige un nombre que acabe en .local, .lan, .home.arpa o .internal.
The certificate cannot vouch for the names of other websites. You can remove it in the same settings at any time.	El certificado no puede avalar nombres de otros sitios. Puedes quitarlo en los mismos ajustes cuando quieras.
The code works once, until <time>%@</time>. This page changes when the other device asks. Without scripts, reload it.	El código vale una vez, hasta <time>\#u{1}a</time>. Esta página cambia cuando el otro dispositivo lo pide. Sin scripts, recárgala.
The damaged log is kept as %@.	El registro dañado se conserva como \#u{1}a.
The device opens your account now.	Ahora abre tu cuenta.
The device or program sends JSON by POST, such as:	El dispositivo o programa envía JSON por POST, por ejemplo:
The device says that it is %@. It must show this number:	Dice que es \#u{1}a. Debe mostrar este número:
The disk is full. Nothing was changed.	No queda espacio en el disco. No se cambió nada.
The document is larger than %@ bytes.	El documento supera \#u{1}a bytes.
The file /openapi.yaml lists the methods of each address.	El archivo /openapi.yaml contiene los métodos de cada dirección.
The file could not be read.	No se pudo leer el archivo.
The file has a password. Save it without one.	El archivo tiene contraseña. Guárdalo sin ella.
The file is damaged or not a workbook. Save it again as .xlsx or as CSV.	El archivo está dañado o no es un libro de cálculo. Guárdalo de nuevo como .xlsx o CSV.
The file is too large for an entry list. Save only the list, as .xlsx or as CSV.	El archivo es demasiado grande para una lista de inscritos. Guarda solo la lista, como .xlsx o CSV.
The first device has not confirmed this one yet.	El primer dispositivo aún no ha confirmado este.
The first device refused to sign this one in.	El primer dispositivo rechazó la sesión de este.
The form could not be read.	No se pudo leer el formulario.
The form is incomplete.	El formulario está incompleto.
The header Idempotency-Key is missing. It names this write.	Falta la cabecera Idempotency-Key, que nombra esta escritura.
The id of this entry is too long. Reload the page, then enter it again.	El identificador de esta entrada es demasiado largo. Recarga la página y anótala de nuevo.
The journal is closed.	El diario está cerrado.
The journal keeps the records: the files and backups of the server, and programs of members that read the journal, still have them.	El diario conserva los registros: los archivos y copias del servidor, y los programas de miembros que leen el diario, los siguen teniendo.
The key is new.	La clave es nueva.
The key is new. All accounts are signed out.	La clave es nueva. Se cerró la sesión de todas las cuentas.
The link shows the live board, and nothing else, until you end it below. It is shown once.	El enlace muestra la clasificación en directo y nada más, hasta que lo desactives abajo. Se muestra una vez.
The link works once. This member stays signed in on every other device.	El enlace vale una vez. Este miembro sigue con la sesión en los demás dispositivos.
The link works once. This member was signed out on every device.	El enlace vale una vez. Se cerró la sesión de este miembro en todos los dispositivos.
The link, the QR code and the code are shown once. Each person who uses one enters a name and becomes a member.	El enlace, el código QR y el código se muestran una vez. Quien use uno escribe un nombre y pasa a ser miembro.
The new key is in the file and signs nothing yet. Copy the file to all servers, then rotate the keys.	La clave nueva está en el archivo y aún no firma nada. Copia el archivo a todos los servidores y luego cambia las claves.
The organiser cannot leave. Make another member the organiser first.	El organizador no puede irse. Nombra antes organizador a otro miembro.
The organiser did not let you in.	El organizador no te ha dejado entrar.
The organiser has let you in.	El organizador te ha dejado entrar.
The organiser sees this number beside your name:	El organizador ve este número junto a tu nombre:
The other device is signed in.	El otro dispositivo ha iniciado sesión.
The period is closed.	El periodo está cerrado.
The phone must show the same fingerprint as the server's terminal. If it does not, remove the certificate: another person may have sent it.	El teléfono debe mostrar la misma huella que el terminal del servidor. Si no, quita el certificado: puede haberlo enviado otra persona.
The player has no entry on this board.	El jugador no tiene entrada en esta clasificación.
The port is a number from 0 to 65535.	El puerto es un número de 0 a 65535.
The query is not escaped text.	La consulta no es texto codificado.
The report is removed.	El aviso se ha quitado.
The request is incomplete or damaged.	La petición está incompleta o dañada.
The request is too large.	La petición es demasiado grande.
The request must name this server once.	La petición debe nombrar este servidor una vez.
The request was refused: %@.	La petición se rechazó: \#u{1}a.
The score is not plausible on this board.	La puntuación no es creíble en esta clasificación.
The score would be too large to count.	La puntuación sería demasiado grande.
The server %@ does not have the new key yet. Copy the key file there, and try again in 20 seconds.	El servidor \#u{1}a aún no tiene la clave nueva. Copia allí el archivo de claves y vuelve a intentarlo en 20 segundos.
The server did not accept everything. Sign in there as its owner with 'login', and copy again.	El servidor no aceptó todo. Inicia sesión allí como propietario con 'login' y vuelve a copiar.
The server does not answer, and this cannot be queued. Nothing was sent, and what you entered is still here. Try again.	El servidor no responde, y esto no puede esperar en cola. No se ha enviado nada, y lo que has escrito sigue aquí. Inténtalo de nuevo.
The server does not answer, and this page is not on this device. Try again.	El servidor no responde, y esta página no está en este dispositivo. Inténtalo de nuevo.
The server does not answer, and this phone has not opened the page before. Entries that are queued here stay queued.	El servidor no responde y este dispositivo no ha abierto antes la página. Las entradas que esperan aquí se conservan.
The server knows accounts by ids of another kind.	El servidor conoce las cuentas por identificadores de otro tipo.
The server would change some of it.	El servidor cambiaría una parte.
The server would not take all of it, such as %@.	El servidor no aceptaría todo, por ejemplo \#u{1}a.
The server would not take all of it: %@	El servidor no aceptaría todo: \#u{1}a
The server would reject some of it: %@	El servidor rechazaría una parte: \#u{1}a
The sign-in link could not be made: %@. %@ tries again.	No se pudo crear el enlace de acceso: \#u{1}a. \#u{1}b lo reintenta.
The spreadsheet has rounded "%@". Format the column as text, then save the list again.	La hoja de cálculo ha redondeado "\#u{1}a". Da formato de texto a la columna y guarda la lista otra vez.
The store cannot be reached. Try again.	No se puede llegar al almacén. Inténtalo de nuevo.
The store does not answer.	El almacén no responde.
The store is damaged.	El almacén está dañado.
The store is from a newer version of this program.	El almacén es de una versión más nueva de este programa.
The store is not damaged. It has %@ records.	\#u{2}a\#u{3}1El almacén no está dañado. Tiene \#u{1}a registro.\#u{3}oEl almacén no está dañado. Tiene \#u{1}a registros.\#u{4}
The store takes no writes, because the disk is full.	El almacén no admite cambios porque el disco está lleno.
The store takes no writes.	El almacén no admite cambios.
The target keeps its own %@/.	El destino conserva su propio \#u{1}a/.
The time of this entry is not allowed. Check the clock of the device, then send it again.	La hora de esta entrada no se admite. Comprueba el reloj del dispositivo y envíala de nuevo.
The value of "%@" cannot be read.	El valor de "\#u{1}a" no se puede leer.
The workbook has no visible sheet. Show the sheet with the list, then save it again.	El libro no tiene ninguna hoja visible. Muestra la hoja con la lista y guárdalo de nuevo.
There are %@ already. End one first.	Ya hay \#u{1}a. Desactiva una antes.
There is a member called %@ already.	Ya hay un miembro llamado \#u{1}a.
There is news.	Hay novedades.
There is no edit %@. Use '%@ lost' to see the numbers.	No hay cambio \#u{1}a. '\#u{1}b lost' muestra los números.
There is no store at "%@". Check --from.	No hay almacén en "\#u{1}a". Comprueba --from.
There is no such board.	Esa clasificación no existe.
There is nothing here yet. Create one first.	Aún no hay nada. Crea uno antes.
There is nothing here, or it is not yours to see.	Aquí no hay nada, o no puedes verlo.
There is nothing here, or it is not yours to see. List what there is.	Aquí no hay nada, o no puedes verlo. Mira la lista.
There is nothing to undo.	No hay nada que deshacer.
There is nothing to undo. Reload the page to see why.	No hay nada que deshacer. Recarga la página para ver por qué.
These settings are being synced with %@.	Estos ajustes se están sincronizando con \#u{1}a.
These settings are stored here only: you are signed out of %@.	Estos ajustes están solo aquí: tu sesión en \#u{1}a está cerrada.
These settings are stored here: %@ cannot be reached.	Estos ajustes están aquí: no se puede llegar a \#u{1}a.
These settings are synced with %@.	Estos ajustes están sincronizados con \#u{1}a.
These settings were changed at %@, too, and will be merged soon.	Estos ajustes también cambiaron en \#u{1}a y pronto se combinarán.
They are sent when their owners sign in here again.	Se envían cuando sus dueños vuelvan a iniciar sesión aquí.
This QR code has expired.	Este código QR ha caducado.
This address does not take this kind of request.	Esta dirección no admite este tipo de petición.
This app does not have the language "%@". Use one of: %@.	Esta app no tiene el idioma "\#u{1}a". Usa uno de: \#u{1}b.
This cannot be recorded yet: the description is missing here, or needs a newer version.	Esto no se puede registrar aún: falta la descripción, o necesita una versión más nueva.
This cannot be stored. Check the numbers, then try again.	Esto no se puede guardar. Revisa los números e inténtalo de nuevo.
This device cannot store what the server sent: %@	Este dispositivo no puede guardar lo que envió el servidor: \#u{1}a
This device is signed in until %@.	Este dispositivo tiene la sesión abierta hasta el \#u{1}a.
This device is signed in.	Este dispositivo ha iniciado sesión.
This device shows a QR code, and the other one opens it. Nothing happens before you confirm here.	Este dispositivo muestra un código QR y el otro lo abre. No pasa nada hasta que confirmes aquí.
This entry has changed since. Reload the page to see how.	Esta entrada ha cambiado. Recarga la página para verla.
This event was already recorded with other content.	Este evento ya se registró con otro contenido.
This form was sent before with other entries. Reload the page, then enter it again.	Este formulario se envió antes con otros datos. Recarga la página y rellénalo de nuevo.
This invite is invalid or has expired.	Esta invitación no es válida o ha caducado.
This is a workbook of an old kind (.xls). Save it as .xlsx or as CSV.	Es un libro de cálculo de un formato antiguo (.xls). Guárdalo como .xlsx o CSV.
This is closed and takes no more entries.	Esto está cerrado y no admite más entradas.
This is not a sign-in link. One looks like http://HOST:PORT/join/… or …/sign-in/…	Esto no es un enlace de acceso. Uno es así: http://HOST:PORT/join/… o …/sign-in/…
This item is being edited on this device and on the server. Sync tries again.	Este elemento se está editando en este dispositivo y en el servidor. La sincronización lo reintenta.
This limit is too small or too large. Send another.	Este límite es demasiado pequeño o grande. Envía otro.
This link has expired.	Este enlace ha caducado.
This link or code is wrong or has expired. Ask the organiser for a new one.	Este enlace o código es erróneo o ha caducado. Pide otro al organizador.
This link signs you in on this device. It works once.	Este enlace inicia tu sesión en este dispositivo. Vale una vez.
This link was used before or has expired.	Este enlace ya se usó o ha caducado.
This name mixes alphabets.	Este nombre mezcla alfabetos.
This page belongs to another account.	Esta página es de otra cuenta.
This page came over HTTPS with a certificate that browsers know. Phones can open pages offline and install the app without further steps.	Esta página llegó por HTTPS con un certificado que los navegadores conocen. Los teléfonos pueden abrir páginas sin conexión e instalar la app sin más pasos.
This page goes on by itself. Without scripts, reload it.	Esta página sigue sola. Sin scripts, recárgala.
This page has a new version. Send what you typed, then reload the page.	Esta página tiene una versión nueva. Envía lo escrito y recarga la página.
This page is not on this phone yet	Esta página todavía no está en este dispositivo
This page then shows how each phone learns to trust the server.	Esta página muestra entonces cómo cada teléfono confía en el servidor.
This place in the list of changes is not known here.	Este lugar en la lista de cambios no se conoce aquí.
This recovery code is wrong or was used before.	Este código de recuperación es erróneo o ya se usó.
This recovery code is wrong or was used before. Enter your newest code, or ask for a sign-in link.	Este código de recuperación es erróneo o ya se usó. Introduce el más nuevo, o pide un enlace de acceso.
This request has been answered or has expired.	Esta petición ya tiene respuesta o ha caducado.
This server does not answer to that name.	Este servidor no responde a ese nombre.
This server has a certificate of its own. A phone that trusts it can open pages offline and install the app. Each phone needs this once.	Este servidor tiene un certificado propio. Un teléfono que confía en él puede abrir páginas sin conexión e instalar la app. Cada teléfono lo necesita una vez.
This server is about to stop and finishes its requests.	Este servidor está por detenerse y termina sus peticiones.
This server speaks plain HTTP	Este servidor usa HTTP simple
This server’s clock shows %@, but its newest entry is from %@. Check the date and time of this computer. If they are right now, nothing is lost and this notice ends by itself.	El reloj de este servidor muestra \#u{1}a, pero su entrada más nueva es del \#u{1}b. Comprueba la fecha y la hora de este equipo. Si ya están bien, no se pierde nada y este aviso acaba solo.
This store belongs to another account than %@ at %@. Use another one with --store.	Este almacén es de otra cuenta que \#u{1}a en \#u{1}b. Usa otro con --store.
This store does not belong to the account of %@ at %@.	Este almacén no pertenece a la cuenta de \#u{1}a en \#u{1}b.
This store holds %@ entries made before you signed in.	\#u{2}a\#u{3}1Este almacén contiene \#u{1}a entrada de antes de tu inicio de sesión.\#u{3}oEste almacén contiene \#u{1}a entradas de antes de tu inicio de sesión.\#u{4}
This store now belongs to the account of %@ at %@.	Este almacén pertenece ahora a la cuenta de \#u{1}a en \#u{1}b.
This store was used before you signed in, and cannot be given to the account of %@ as a whole. %@	Este almacén se usó antes de tu inicio de sesión y no se puede dar entero a la cuenta de \#u{1}a. \#u{1}b
This submission cannot be reverted here.	Este envío no se puede retirar aquí.
This submission was already made with other content.	Este envío ya se hizo con otro contenido.
This takes the server too long. Send less at once, or only what belongs to the list.	El servidor tarda demasiado con esto. Envía menos de una vez, o solo lo que pertenece a la lista.
This value is not allowed: %@. Change it and try again.	Este valor no se admite: \#u{1}a. Cámbialo e inténtalo de nuevo.
This write was already made with other content.	Esta escritura ya se hizo con otro contenido.
To open %@ like an app, tap Share, then Add to Home Screen.	Para abrir \#u{1}a como app, toca Compartir y luego Añadir a pantalla de inicio.
To sign in on a new device, open <strong>%@</strong> and enter this code. It works once. You then get a new one.	Para iniciar sesión en otro dispositivo, abre <strong>\#u{1}a</strong> e introduce este código. Vale una vez. Luego recibes otro.
Too many browsers wait for the organiser here.	Demasiados navegadores esperan aquí al organizador.
Too many came with this invite at once.	Demasiada gente llegó a la vez con esta invitación.
Too many codes are being tried at once.	Se están probando demasiados códigos a la vez.
Too many large requests at once.	Demasiadas peticiones grandes a la vez.
Too many live views are open.	Hay demasiadas vistas en directo abiertas.
Too many old codes of eight letters were tried.	Se probaron demasiados códigos antiguos de ocho letras.
Too many requests at once.	Demasiadas peticiones a la vez.
Try again	Reintentar
Try again in %@ s.	Inténtalo en \#u{1}a s.
Try again in a few seconds.	Inténtalo en unos segundos.
Try again.	Inténtalo de nuevo.
Undo	Deshacer
Undo: %@	Deshacer: \#u{1}a
Undone.	Deshecho.
Use --code or --recovery, not both.	Usa --code o --recovery, no ambos.
Use --list or --end, not both.	Usa --list o --end, no ambos.
Use --prepare or --sign-out, not both.	Usa --prepare o --sign-out, no ambos.
Use --restore or --dismiss, not both.	Usa --restore o --dismiss, no ambos.
Use --store to name the store to repair, such as file:club.	Indica con --store el almacén, como file:club.
Use --tls-certificate and --tls-key together.	Usa --tls-certificate y --tls-key juntos.
Viewer	Espectador
Wait until some of them are answered, then try again.	Espera a que se respondan algunas e inténtalo de nuevo.
Why do you sign in here?	¿Por qué inicias sesión aquí?
Without an account on the server: %@. Their entries are there. Invite them.	Sin cuenta en el servidor: \#u{1}a. Sus entradas están ahí. Invítalos.
Yes, I have a recovery code	Sí, tengo un código de recuperación
Yes, ask the organiser to let me in	Sí, pedir al organizador que me deje entrar
You are not signed in there. Use '%@ login LINK' with a link from its pages.	No has iniciado sesión allí. Usa '\#u{1}a login LINK' con un enlace de sus páginas.
You are not signed in to %@. Use '%@ login LINK' with a link from its pages.	No has iniciado sesión en \#u{1}a. Usa '\#u{1}b login LINK' con un enlace de sus páginas.
You are not signed in.	No has iniciado sesión.
You are signed in as <bdi>%@</bdi>. The code signs this device in as the account that the code belongs to.	Has iniciado sesión como <bdi>\#u{1}a</bdi>. El código inicia la sesión de la cuenta a la que pertenece.
You are signed in as <bdi>%@</bdi>. This device changes to the account <bdi2>%@</bdi2>.	Has iniciado sesión como <bdi>\#u{1}a</bdi>. Este dispositivo cambia a la cuenta <bdi2>\#u{1}b</bdi2>.
You are signed in as <bdi>%@</bdi>. This device changes to the account of the QR code.	Has iniciado sesión como <bdi>\#u{1}a</bdi>. Este dispositivo cambia a la cuenta del código QR.
You are signed in as <strong><bdi>%@</bdi></strong>.	Has iniciado sesión como <strong><bdi>\#u{1}a</bdi></strong>.
You are signed in on this device and on %@ other devices.	\#u{2}a\#u{3}1Has iniciado sesión en este dispositivo y en otro (\#u{1}a).\#u{3}oHas iniciado sesión en este dispositivo y en otros \#u{1}a.\#u{4}
You are signed in on this device only.	Solo has iniciado sesión en este dispositivo.
You are signed out of %@, or signed in as someone else. Use '%@ login LINK'.	Tu sesión en \#u{1}a está cerrada, o es de otra persona. Usa '\#u{1}b login LINK'.
You are signed out of %@, or signed in there as someone else. Sign in there again as before.	Tu sesión en \#u{1}a está cerrada, o es de otra persona. Inicia sesión allí como antes.
You are signed out.	Tu sesión está cerrada.
You cannot make a sign-in link for this member.	No puedes crear un enlace de acceso para este miembro.
You confirmed the device.	Confirmaste el dispositivo.
You have a recovery code, made on <time>%@</time>. It signs you in once on any device.	Tienes un código de recuperación, creado el <time>\#u{1}a</time>. Inicia tu sesión una vez en cualquier dispositivo.
You have created too many recently.	Has creado demasiados últimamente.
You have no recovery code, and no other device is signed in as <bdi>%@</bdi>. After you sign out, only a link from the organiser lets you in again.	No tienes código de recuperación y ningún otro dispositivo tiene la sesión de <bdi>\#u{1}a</bdi>. Tras cerrar sesión, solo un enlace del organizador te deja volver.
You have no recovery code. If you lose this device, only a link from the organiser lets you in again.	No tienes código de recuperación. Si pierdes este dispositivo, solo un enlace del organizador te deja volver.
You have sent too much at once.	Has enviado demasiado a la vez.
You lose access to <bdi>%@</bdi>. Your entries stay. A new invite lets you in again.	Pierdes el acceso a <bdi>\#u{1}a</bdi>. Tus entradas quedan. Una nueva invitación te deja volver.
You may not do this here. Ask the organiser.	No puedes hacer esto aquí. Pregunta al organizador.
You refused the device.	Rechazaste el dispositivo.
You run this. Hand it over to another member before you leave.	Tú llevas esto. Cédelo a otro miembro antes de irte.
You signed in a second device: %@. If it was not you, ask the organiser for a link for a lost phone.	Iniciaste sesión en un segundo dispositivo: \#u{1}a. Si no fuiste tú, pide al organizador un enlace de teléfono perdido.
Your account	Tu cuenta
Your changes are stored here, and not at %@ yet.	Tus cambios están aquí, y aún no en \#u{1}a.
Your edit is restored.	Tu cambio se ha recuperado.
Your entries are synced with %@	Tus entradas están sincronizadas con \#u{1}a
Your entries stay on this device until you sign in again.	Tus entradas se quedan en este dispositivo hasta que vuelvas a iniciar sesión.
Your entries, notes and name are shown and counted nowhere any more, in past weeks too.	Tus entradas, notas y nombre ya no se muestran ni cuentan en ningún sitio, tampoco en semanas pasadas.
Your first device has confirmed this one.	Tu primer dispositivo ha confirmado este.
Your first device refused this one.	Tu primer dispositivo ha rechazado este.
Your first device shows the QR code that led here. It has to confirm this device.	Tu primer dispositivo muestra el código QR que te trajo aquí. Debe confirmar este dispositivo.
Your name	Tu nombre
Your new recovery code, shown once: %@	Tu nuevo código de recuperación, mostrado una vez: \#u{1}a
Your other devices stay signed in.	Tus otros dispositivos siguen con la sesión abierta.
Your recovery code signed in %@. If it was not you, tell the owner of this server now.	Tu código de recuperación inició sesión en \#u{1}a. Si no fuiste tú, avisa ya al propietario del servidor.
Your recovery code signed in %@. Your other devices were signed out. If it was not you, tell the owner of this server now.	Tu código de recuperación inició sesión en \#u{1}a. Se cerró la sesión en tus otros dispositivos. Si no fuiste tú, avisa ya al propietario del servidor.
Your settings	Tus ajustes
iPhone and iPad	iPhone y iPad
items copied	elementos copiados
stays on this device	se queda en este dispositivo
up to 200 people	hasta 200 personas
up to 30 people	hasta 30 personas
up to 5 people	hasta 5 personas
y	s
yes	sí
… and %@ more lines	\#u{2}a\#u{3}1… y \#u{1}a línea más\#u{3}o… y \#u{1}a líneas más\#u{4}
"""#),
    PackedWords("fr", #"""
"%@" has a letter in another encoding than the file. Write it again.	« \#u{1}a » contient une lettre dans un autre codage que le fichier. Saisissez-la à nouveau.
"%@" is missing in the query.	« \#u{1}a » manque dans la requête.
%@ Give them to the account of %@?	\#u{1}a Les donner au compte de \#u{1}b ?
%@ Use --adopt to give them to the account of %@, or another store with --store.	\#u{1}a Donnez-les au compte de \#u{1}b avec --adopt, ou choisissez un autre stockage avec --store.
%@ Use --recovery with your code, or --someone-else if you are another person.	\#u{1}a Utilisez --recovery avec votre code, ou --someone-else si vous êtes une autre personne.
%@ asks to be let in	\#u{1}a demande à entrer
%@ boards	\#u{2}a\#u{3}1\#u{1}a classement\#u{3}o\#u{1}a classements\#u{4}
%@ cannot be reached	\#u{1}a est injoignable
%@ cannot be read. Check the path.	\#u{1}a est illisible. Vérifiez le chemin.
%@ cannot be read: %@	\#u{1}a est illisible : \#u{1}b
%@ changes are held up on the way to or from %@	\#u{2}a\#u{3}1\#u{1}a modification bloquée vers ou depuis \#u{1}b\#u{3}o\#u{1}a modifications bloquées vers ou depuis \#u{1}b\#u{4}
%@ changes are pending for %@	\#u{2}a\#u{3}1\#u{1}a modification en attente pour \#u{1}b\#u{3}o\#u{1}a modifications en attente pour \#u{1}b\#u{4}
%@ changes are pending: signed out of %@	\#u{2}a\#u{3}1\#u{1}a modification en attente : déconnecté de \#u{1}b\#u{3}o\#u{1}a modifications en attente : déconnecté de \#u{1}b\#u{4}
%@ connections have the id "%@". See their ids with --list.	\#u{1}a connexions ont l’identifiant « \#u{1}b ». --list affiche les identifiants.
%@ connections of other programs ended, because a phone of yours was lost. Create them again on the page Connections.	\#u{2}a\#u{3}1\#u{1}a connexion d’un autre programme a pris fin, car l’un de vos téléphones a été perdu. Recréez-la sur la page Connexions.\#u{3}o\#u{1}a connexions d’autres programmes ont pris fin, car l’un de vos téléphones a été perdu. Recréez-les sur la page Connexions.\#u{4}
%@ damaged parts were dropped: %@	\#u{2}a\#u{3}1\#u{1}a partie endommagée a été écartée : \#u{1}b\#u{3}o\#u{1}a parties endommagées ont été écartées : \#u{1}b\#u{4}
%@ documents	\#u{2}a\#u{3}1\#u{1}a document\#u{3}o\#u{1}a documents\#u{4}
%@ edits were overwritten. Use '%@ lost' to see them.	\#u{2}a\#u{3}1\#u{1}a modification a été remplacée. '\#u{1}b lost' l’affiche.\#u{3}o\#u{1}a modifications ont été remplacées. '\#u{1}b lost' les affiche.\#u{4}
%@ entries are queued on this device and not sent yet.	\#u{2}a\#u{3}1\#u{1}a saisie attend sur cet appareil et n’est pas encore envoyée.\#u{3}o\#u{1}a saisies attendent sur cet appareil et ne sont pas encore envoyées.\#u{4}
%@ entries are queued on this device.	\#u{2}a\#u{3}1\#u{1}a saisie attend sur cet appareil.\#u{3}o\#u{1}a saisies attendent sur cet appareil.\#u{4}
%@ entries of other accounts are queued on this device.	\#u{2}a\#u{3}1\#u{1}a saisie d’un autre compte attend sur cet appareil.\#u{3}o\#u{1}a saisies d’autres comptes attendent sur cet appareil.\#u{4}
%@ events	\#u{2}a\#u{3}1\#u{1}a événement\#u{3}o\#u{1}a événements\#u{4}
%@ has no accounts, so it cannot sync. Check the address.	\#u{1}a n’a pas de comptes et ne peut pas synchroniser. Vérifiez l’adresse.
%@ items copied. Both stores have the same content:	\#u{2}a\#u{3}1\#u{1}a élément copié. Les deux stockages ont le même contenu :\#u{3}o\#u{1}a éléments copiés. Les deux stockages ont le même contenu :\#u{4}
%@ items copied. The server has all of them:	\#u{2}a\#u{3}1\#u{1}a élément copié. Le serveur l’a reçu :\#u{3}o\#u{1}a éléments copiés. Le serveur les a tous reçus :\#u{4}
%@ items differ from %@: %@	\#u{2}a\#u{3}1\#u{1}a élément diffère de \#u{1}b : \#u{1}c\#u{3}o\#u{1}a éléments diffèrent de \#u{1}b : \#u{1}c\#u{4}
%@ journals	\#u{2}a\#u{3}1\#u{1}a journal\#u{3}o\#u{1}a journaux\#u{4}
%@ made a new sign-in link for you. All your devices were signed out. If you did not ask for it, tell the owner of this server.	\#u{1}a a créé un nouveau lien de connexion pour vous. Tous vos appareils ont été déconnectés. Si vous ne l’avez pas demandé, prévenez le propriétaire de ce serveur.
%@ made a new sign-in link for you. Your other devices stay signed in. If you did not ask for it, tell the owner of this server.	\#u{1}a a créé un nouveau lien de connexion pour vous. Vos autres appareils restent connectés. Si vous ne l’avez pas demandé, prévenez le propriétaire de ce serveur.
%@ must answer once before sync can begin: %@	\#u{1}a doit répondre une fois avant la synchronisation : \#u{1}b
%@ new notices	\#u{2}a\#u{3}1\#u{1}a nouvelle notification\#u{3}o\#u{1}a nouvelles notifications\#u{4}
%@ of yours are called "%@". Use the id from the list.	\#u{1}a des vôtres s’appellent « \#u{1}b ». Utilisez l’identifiant de la liste.
%@ opens like an app, also without a connection.	\#u{1}a s’ouvre comme une application, même sans connexion.
%@ prints another link. Ctrl-C stops the server.	\#u{1}a affiche un autre lien. Ctrl-C arrête le serveur.
%@ queued	\#u{1}a en attente
%@ records were kept.	\#u{2}a\#u{3}1\#u{1}a enregistrement a été conservé.\#u{3}o\#u{1}a enregistrements ont été conservés.\#u{4}
%@ stays on this device	\#u{1}a reste sur cet appareil
%@ submissions	\#u{2}a\#u{3}1\#u{1}a envoi\#u{3}o\#u{1}a envois\#u{4}
%@, since %@.	\#u{1}a, depuis \#u{1}b.
%@. /openapi.yaml describes what to send.	\#u{1}a. /openapi.yaml décrit ce qu’il faut envoyer.
, since <time>%@</time>	, depuis <time>\#u{1}a</time>
--drain is a number of seconds from 0 to 600.	--drain est un nombre de secondes de 0 à 600.
--from and --to are the same store.	--from et --to désignent le même stockage.
--https makes its own certificate. Leave out --url, --tls-certificate and --tls-key.	--https crée son propre certificat. Retirez --url, --tls-certificate et --tls-key.
--https needs the next port, too. Choose a smaller one.	--https utilise aussi le port suivant. Choisissez-en un plus petit.
--second-phone works only with --recovery.	--second-phone ne va qu’avec --recovery.
--servers is a number from 1 to 100.	--servers est un nombre de 1 à 100.
1 person	1 personne
1. Open this page on the phone	1. Ouvrez cette page sur le téléphone
2. Trust the certificate	2. Approuvez le certificat
3. Open %@ over HTTPS	3. Ouvrez \#u{1}a en HTTPS
<bdi>%@</bdi> asks to be let in with %@.	<bdi>\#u{1}a</bdi> demande à entrer avec \#u{1}b.
<bdi>%@</bdi> becomes the organiser, and you help to organise.	<bdi>\#u{1}a</bdi> devient l’organisateur, et vous aidez à organiser.
<bdi>%@</bdi> helps to organise: invites, settings and members.	<bdi>\#u{1}a</bdi> aide à organiser : invitations, réglages et membres.
<bdi>%@</bdi> is pending	<bdi>\#u{1}a</bdi> est en attente
<bdi>%@</bdi> loses access. Entries stay. Only a new invite lets this member in again.	<bdi>\#u{1}a</bdi> perd l’accès. Les saisies restent. Seule une nouvelle invitation permet à ce membre de revenir.
<bdi>%@</bdi>, since <time>%@</time>	<bdi>\#u{1}a</bdi>, depuis le <time>\#u{1}b</time>
A --name is a host name, such as scorebook.lan	Un --name est un nom d’hôte, comme scorebook.lan
A --server-name has letters, digits, dots and hyphens.	Un --server-name se compose de lettres, de chiffres, de points et de traits d’union.
A --trusted-proxy is an address or a network, such as 10.0.0.5 or 10.0.0.0/24	Un --trusted-proxy est une adresse ou un réseau, par exemple 10.0.0.5 ou 10.0.0.0/24
A device asks to sign in as <bdi>%@</bdi>	Un appareil demande à se connecter en tant que <bdi>\#u{1}a</bdi>
A later edit overwrote fields of the other device’s version: %@	Une modification ultérieure a remplacé des champs de la version de l’autre appareil : \#u{1}a
A later edit overwrote fields of this device’s version: %@	Une modification ultérieure a remplacé des champs de la version de cet appareil : \#u{1}a
A later edit overwrote the other device’s version.	Une modification ultérieure a remplacé la version de l’autre appareil.
A later edit overwrote this device’s version.	Une modification ultérieure a remplacé la version de cet appareil.
A member with this name is here already.	Un membre porte déjà ce nom ici.
A name has 1 to %@ characters that can be seen.	Un nom a de 1 à \#u{1}a caractères visibles.
A name has 1 to %@ characters.	Un nom a de 1 à \#u{1}a caractères.
A new code replaces the one you have.	Un nouveau code remplace l’ancien.
A newer version of this app wrote this. Update the app.	Une version plus récente de cette application a écrit ceci. Mettez l’application à jour.
A notice of yours	Une de vos notifications
A phone must trust this server once. Open this page on the phone, and follow its steps:	Un téléphone doit faire confiance à ce serveur une fois. Ouvrez cette page sur le téléphone et suivez les étapes :
A second device opened a used QR code of %@ and was not signed in.	Un second appareil a ouvert un code QR déjà utilisé de \#u{1}a et n’a pas été connecté.
A second device opened a used QR code of yours and was not signed in. If it was not you, someone may have seen your screen.	Un second appareil a ouvert un de vos codes QR déjà utilisés et n’a pas été connecté. Si ce n’était pas vous, quelqu’un a peut-être vu votre écran.
A server runs for this store already. Open its address in a browser.	Un serveur tourne déjà pour ce stockage. Ouvrez son adresse dans un navigateur.
A value of this request is not allowed. Correct it and send it again.	Une valeur de cette requête n’est pas permise. Corrigez-la et renvoyez la requête.
Active invites	Invitations actives
Add second device	Ajouter un second appareil
Add the file to the authorities that your browser or system trusts for websites. In Firefox: <strong>Settings → Certificates → Authorities → Import</strong>.	Ajoutez le fichier aux autorités que votre navigateur ou système approuve pour les sites web. Dans Firefox : <strong>Paramètres → Certificats → Autorités → Importer</strong>.
After that day, only a recovery code or the organiser lets this device in again.	Après ce jour, seul un code de récupération ou l’organisateur permettra à cet appareil de revenir.
Allowed: %@.	Acceptés : \#u{1}a.
An invite has 1 to %@ uses and lasts 1 to 365 days.	Une invitation sert de 1 à \#u{1}a fois et dure de 1 à 365 jours.
An invite needs --name, your name on the board.	Une invitation demande --name, votre nom au classement.
And %@ more.	Et \#u{1}a de plus.
Android	Android
Another account is signed in in this browser.	Un autre compte est connecté dans ce navigateur.
Another account is signed in in this browser. Load the page again to go on as that account.	Un autre compte est connecté dans ce navigateur. Rechargez la page pour continuer avec ce compte.
Another device has opened this link.	Un autre appareil a ouvert ce lien.
Another edit overwrote these edits, or the server rejected them. Restore each one or discard it.	Une autre modification a remplacé celles-ci, ou le serveur les a refusées. Rétablissez-les ou abandonnez-les.
Another edit was saved first. Load it again and repeat your change.	Une autre modification a été enregistrée d’abord. Rechargez et refaites la vôtre.
Another entry came at the same moment. Try again.	Une autre saisie est arrivée au même moment. Réessayez.
Another entry was recorded first. Load the journal again.	Une autre entrée a été enregistrée d’abord. Rechargez le journal.
Another server of this store has other session keys than %@. Give all servers the same file.	Un autre serveur de ce stockage a d’autres clés de session que \#u{1}a. Donnez le même fichier à tous les serveurs.
Anyone with this code can sign in as you. Keep it where you keep keys.	Ce code permet à quiconque de se connecter à votre place. Gardez-le avec vos clés.
Are you <bdi>%@</bdi>?	Êtes-vous <bdi>\#u{1}a</bdi> ?
As in the browser	Comme dans le navigateur
As others see it, also on the boards where you have this name now.	Tel que les autres le voient, aussi dans les classements où vous portez ce nom.
As shown on the board.	Tel qu’il figure au classement.
As the organiser reads it out, such as 7KQ2-M9XF-3DPA. An invite link fills it in.	Tel que l’organisateur le lit, par exemple 7KQ2-M9XF-3DPA. Un lien d’invitation le remplit.
Ask <bdi>%@</bdi> in person. Whoever holds that device then enters as this member.	Demandez à <bdi>\#u{1}a</bdi> en personne. Qui tient cet appareil agira ensuite en tant que ce membre.
Ask again with an invite.	Demandez à nouveau avec une invitation.
Ask for a new one: an invite made from now on lets you in again.	Demandez-en une nouvelle : une invitation créée maintenant vous permettra de revenir.
Ask the organiser for a link or a code. If you run this server, open the link that it printed when it started.	Demandez un lien ou un code à l’organisateur. Si vous gérez ce serveur, ouvrez le lien qu’il a affiché au démarrage.
Ask the organiser for a new code. It has twelve letters.	Demandez un nouveau code à l’organisateur. Il a douze caractères.
Ask the organiser for a new one. If you run this server, start it again: it prints a new link.	Demandez-en un nouveau à l’organisateur. Si vous gérez ce serveur, redémarrez-le : il affiche un nouveau lien.
Ask the organiser to let you in, on the page People.	Demandez à l’organisateur de vous laisser entrer, sur la page Personnes.
Ask the owner of this server. You can make one only for members who first came with an invite of yours here.	Demandez au propriétaire de ce serveur. Vous ne pouvez en créer que pour des membres venus d’abord avec une de vos invitations.
Ask the person who invited you for a new invite.	Demandez une nouvelle invitation à la personne qui vous a invité.
Ask the person who runs the server to start it like this:	Demandez à la personne qui gère le serveur de le démarrer ainsi :
Ask to sign in	Demander la connexion
Back	Retour
Before you confirm, tap <strong>More Details</strong>, then the certificate, and compare the SHA-256 fingerprint.	Avant de confirmer, touchez <strong>Plus de détails</strong>, puis le certificat, et comparez l’empreinte SHA-256.
Both devices show this number:	Les deux appareils affichent ce nombre :
Both devices stay signed in.	Les deux appareils restent connectés.
Both stores have the same content.	Les deux stockages ont le même contenu.
Cancel	Annuler
Changes that were not sent are deleted.	Les modifications non envoyées sont supprimées.
Changes that were not sent are kept until you sign in here again.	Les modifications non envoyées sont conservées jusqu’à votre prochaine connexion ici.
Choose one of the languages.	Choisissez une des langues.
Choose one of the options.	Choisissez une des options.
Close	Fermer
Close some of them, then try again.	Fermez-en quelques-unes, puis réessayez.
Co-organiser	Co-organisateur
Come back here and confirm.	Revenez ici et confirmez.
Compare the number on both devices, and confirm it there.	Comparez le nombre sur les deux appareils et confirmez-le là-bas.
Computer	Ordinateur
Confirm	Confirmer
Confirm this device on your first device.	Confirmez cet appareil sur votre premier appareil.
Connect a device or a program	Connecter un appareil ou un programme
Connected	Connectés
Connecting to %@	Connexion à \#u{1}a
Connections	Connexions
Connections · %@	Connexions · \#u{1}a
Continue	Continuer
Copy link	Copier le lien
Create %@	Créer : \#u{1}a
Create address	Créer une adresse
Create invite	Créer une invitation
Create link for a screen	Créer un lien pour un écran
Create recovery code	Créer un code de récupération
Create recovery code first	Créer d’abord un code de récupération
Create sign-in link	Créer un lien de connexion
Delete my data and leave	Supprimer mes données et partir
Delete your data and leave? This cannot be undone.	Supprimer vos données et partir ? C’est définitif.
Discard	Abandonner
Discard this edit? You cannot restore it afterwards.	Abandonner cette modification ? Vous ne pourrez plus la rétablir.
Do you want to do this? It may not be possible to undo it.	Voulez-vous continuer ? Cela ne pourra peut-être pas être annulé.
Download certificate	Télécharger le certificat
Each is valid for two minutes, for one device.	Chacun est valable deux minutes, pour un seul appareil.
End connection	Couper la connexion
End link	Désactiver le lien
End this connection? Its address stops taking entries.	Couper cette connexion ? Son adresse ne recevra plus d’entrées.
End this link? It stops working at once.	Désactiver ce lien ? Il cessera aussitôt de fonctionner.
Ended	Terminé
Ended: %@	Connexion coupée : \#u{1}a
Enter 1 to %@ uses and an end date.	Saisissez 1 à \#u{1}a utilisations et une date de fin.
Enter a recovery code	Saisir un code de récupération
Enter a whole number from %@ to %@.	Saisissez un nombre entier de \#u{1}a à \#u{1}b.
Enter another name.	Saisissez un autre nom.
Enter your newest code. Without one, ask the organiser for a sign-in link.	Saisissez votre code le plus récent. Sinon, demandez un lien de connexion à l’organisateur.
Entries are stored on this device first. They are sent in order as soon as the server can be reached, and each counts once.	Les saisies sont d’abord enregistrées sur cet appareil. Elles sont envoyées dans l’ordre dès que le serveur est joignable, et chacune compte une fois.
Entries of this device	Saisies de cet appareil
Event %@	Événement \#u{1}a
Fill this in.	Remplissez ce champ.
Fingerprint	Empreinte
Former member	Ancien membre
Give this address to the device or program	Donnez cette adresse à l’appareil ou au programme
Go on	Continuer
Guest	Invité
Home	Accueil
I have an invite or a code	J’ai une invitation ou un code
If it is you, sign in with your recovery code, or ask the organiser. If you are another person with this name, say so.	Si c’est vous, connectez-vous avec votre code de récupération ou demandez à l’organisateur. Si vous êtes une autre personne du même nom, dites-le.
If you sign out now, they stay here until you sign in on this device again.	Si vous vous déconnectez maintenant, elles restent ici jusqu’à votre prochaine connexion sur cet appareil.
Install	Installer
Invite code	Code d’invitation
Invite for	Invitation pour
Invite for %@ more, until	Invitation pour encore \#u{1}a, jusqu’au
Invite people	Inviter des personnes
It was deleted.	Il a été supprimé.
It was not signed in.	Il n’a pas été connecté.
Join	Rejoindre
Join <bdi>%@</bdi>	Rejoindre <bdi>\#u{1}a</bdi>
Join as <bdi>%@</bdi>	Rejoindre en tant que <bdi>\#u{1}a</bdi>
Language	Langue
Last synced	Dernière synchronisation
Leave	Quitter
Leave %@? Only a new invite lets you in again.	Quitter \#u{1}a ? Seule une nouvelle invitation vous permettra de revenir.
Let <bdi>%@</bdi> in	Laisser entrer <bdi>\#u{1}a</bdi>
Link copied	Lien copié
Link for a screen, number %@	Lien pour un écran, numéro \#u{1}a
Live	En direct
Load the page again, or correct the request.	Rechargez la page, ou corrigez la requête.
Load the page again.	Rechargez la page.
Look at the server's disk and log.	Regardez le disque et le journal du serveur.
Lost edits	Modifications perdues
Lost phone	Téléphone perdu
Made on	Créé le
Make %@ the organiser? Only the new organiser can undo this.	Nommer \#u{1}a organisateur ? Seul le nouvel organisateur pourra revenir en arrière.
Make co-organiser	Nommer co-organisateur
Make member again	Redevenir membre
Make organiser	Nommer organisateur
Make room on the server's disk.	Libérez de la place sur le disque du serveur.
Mark all as read	Tout marquer comme lu
Member	Membre
Members	Membres
More for %@	Plus pour \#u{1}a
Name	Nom
New	Nouveau
New %@	Nouveau : \#u{1}a
New sign-ins and sign-in links of your account	les nouvelles connexions et les liens de connexion de votre compte
News	Nouvelles
Next attempt	Prochaine tentative
Next page	Page suivante
No answer. Check the connection, then try again. Nothing is counted twice.	Pas de réponse. Vérifiez la connexion, puis réessayez. Rien n’est compté deux fois.
No code? Ask the organiser for a sign-in link.	Pas de code ? Demandez un lien de connexion à l’organisateur.
No notices yet.	Aucune notification.
No notices yet. %@ appear here.	Aucune notification. Ici apparaissent : \#u{1}a.
No overwritten edits.	Aucune modification remplacée.
No server runs for this store. Start '%@ serve' first.	Aucun serveur ne tourne pour ce stockage. Démarrez d’abord '\#u{1}a serve'.
No, I am another person with this name	Non, je suis une autre personne du même nom
Not compared, because it stays on this device: %@.	Non comparé, car cela reste sur cet appareil : \#u{1}a.
Not in sync with %@	Non synchronisé avec \#u{1}a
Not now	Pas maintenant
Nothing here yet. Fill in the form below, or <a>use an invite</a>.	Rien pour l’instant. Remplissez le formulaire ci-dessous ou <a>utilisez une invitation</a>.
Nothing is connected yet. Leave out --list to create an address.	Rien n’est encore connecté. Sans --list, une adresse est créée.
Nothing was changed. Send it again.	Rien n’a été modifié. Envoyez-la de nouveau.
Nothing was changed. Try again in %@ s.	Rien n’a été modifié. Réessayez dans \#u{1}a s.
Nothing was changed. Try again.	Rien n’a été modifié. Réessayez.
Nothing was changed. Use another store with --store.	Rien n’a été modifié. Choisissez un autre stockage avec --store.
Nothing was recorded. Load the page again to go on as the account that is signed in here now.	Rien n’a été enregistré. Rechargez la page pour continuer avec le compte qui est connecté ici maintenant.
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
Open the invite again, or ask for a new one.	Rouvrez l’invitation, ou demandez-en une nouvelle.
Open the link that the server printed. The link command prints another.	Ouvrez le lien affiché par le serveur. La commande link en affiche un autre.
Open this link on the screen	Ouvrez ce lien sur l’écran
Open this page in Chrome and download the certificate.	Ouvrez cette page dans Chrome et téléchargez le certificat.
Open this page in Safari, download the certificate and tap <strong>Allow</strong>.	Ouvrez cette page dans Safari, téléchargez le certificat et touchez <strong>Autoriser</strong>.
Or enter the code %@ at %@/join	Ou saisissez le code \#u{1}a sur \#u{1}b/join
Or read out the code <strong>%@</strong>. It is entered at <span>%@</span>.	Ou lisez le code <strong>\#u{1}a</strong> à voix haute. Il se saisit sur <span>\#u{1}b</span>.
Organiser	Organisateur
Other devices stay signed in.	Les autres appareils restent connectés.
Other people have accounts in it, which belong to this store alone.	D’autres personnes y ont des comptes, qui n’appartiennent qu’à ce stockage.
Over plain HTTP your browser opens no pages offline. <a>Use HTTPS</a>	En HTTP simple, votre navigateur n’ouvre pas de pages hors connexion. <a>Utiliser HTTPS</a>
Pages	Pages
Pages on this phone	Pages sur cet appareil
Paused	En pause
People	Personnes
People · %@	Personnes · \#u{1}a
Phones	Téléphones
Phones open pages offline and install apps only over HTTPS. Over plain HTTP a phone still queues what you enter while a page stays open, but it cannot open the page again without the server.	Les téléphones n’ouvrent des pages hors connexion et n’installent des applications qu’en HTTPS. En HTTP simple, un téléphone garde vos saisies tant qu’une page reste ouverte, mais il ne peut pas rouvrir la page sans le serveur.
Places	Rubriques
Press <strong>Ask to sign in</strong> there.	Touchez-y <strong>Demander la connexion</strong>.
Previous page	Page précédente
Print	Imprimer
Print this page, or write the code down. It is shown once.	Imprimez cette page ou notez le code. Il n’est affiché qu’une fois.
Publishes results	Publie les résultats
QR code of %@	Code QR de \#u{1}a
QR code of the link	Code QR du lien
Reason: %@	Raison : \#u{1}a
Reconnecting since %@	Reconnexion depuis \#u{1}a
Recovery code	Code de récupération
Refuse	Refuser
Refuse if the other device shows another number, or none.	Refusez si l’autre appareil affiche un autre nombre, ou aucun.
Rejected: %@	Refusée : \#u{1}a
Remove	Retirer
Remove %@? Entries stay.	Retirer \#u{1}a ? Les saisies restent.
Remove <bdi>%@</bdi>	Retirer <bdi>\#u{1}a</bdi>
Removed from this device. If the server received the entry before, it is recorded there.	Supprimé de cet appareil. Si le serveur avait déjà reçu la saisie, elle y est enregistrée.
Replace recovery code	Remplacer le code de récupération
Restore	Rétablir
Run this command on the machine of the server, or use its pages.	Lancez cette commande sur la machine du serveur, ou utilisez ses pages.
Run this command on the machine of the server.	Lancez cette commande sur la machine du serveur.
SHA-256 of the content: %@	SHA-256 du contenu : \#u{1}a
Save	Enregistrer
Saved on this device	Enregistré sur cet appareil
Saved: %@	Enregistré : \#u{1}a
Scan this code with the camera of the other device, or type the address there.	Scannez ce code avec l’appareil photo de l’autre appareil, ou saisissez-y l’adresse.
Search	Chercher
Second device	Second appareil
Second phone	Second téléphone
Send JSON in UTF-8.	Envoyez du JSON en UTF-8.
Send JSON such as %@.	Envoyez du JSON comme \#u{1}a.
Send at most %@ bytes at once.	Envoyez au plus \#u{1}a octets à la fois.
Send at most 30.	Envoyez-en 30 au plus.
Send it again later, or update the server.	Renvoyez-le plus tard, ou mettez le serveur à jour.
Send less at once.	Envoyez-en moins à la fois.
Send one Host header, such as localhost:8080, and a path.	Envoyez un en-tête Host, par exemple localhost:8080, et un chemin.
Send this link	Envoyez ce lien
Server	Serveur
Serving on %@	Le serveur tourne sur \#u{1}a
Several servers need the same --session-keys file.	Plusieurs serveurs ont besoin du même fichier --session-keys.
Several servers run. Use --prepare first, and copy the key file to all of them.	Plusieurs serveurs fonctionnent. Utilisez d’abord --prepare, puis copiez le fichier des clés sur tous.
Share link	Partager le lien
Show	Afficher
Show a new QR code	Afficher un nouveau code QR
Show a new QR code on your first device.	Affichez un nouveau code QR sur votre premier appareil.
Show a new QR code on your first device. Each is valid for two minutes.	Affichez un nouveau code QR sur votre premier appareil. Chacun est valable deux minutes.
Show a new QR code on your first device. If it was not you who opened the link, refuse it there.	Affichez un nouveau code QR sur votre premier appareil. Si ce n’est pas vous qui avez ouvert le lien, refusez-le là-bas.
Show a new QR code there to try again.	Affichez-y un nouveau code QR pour réessayer.
Sign in	Se connecter
Sign in as %@ with this link. It works once:	Connectez-vous en tant que \#u{1}a avec ce lien. Il sert une fois :
Sign in as <bdi>%@</bdi>	Se connecter en tant que <bdi>\#u{1}a</bdi>
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
Signed in to %@ as %@. Use it with --store %@	Connecté à \#u{1}a en tant que \#u{1}b. Utilisez --store \#u{1}c
Signed out of %@	Déconnecté de \#u{1}a
Signed out of %@.	Déconnecté de \#u{1}a.
Signed out of %@. Your settings and notices are no longer on this device.	Déconnecté de \#u{1}a. Vos réglages et notifications ne sont plus sur cet appareil.
Signs this member out on every device, and ends the recovery code.	Déconnecte ce membre de tous les appareils et annule le code de récupération.
Signs you out on all other devices.	Vous déconnecte de tous les autres appareils.
Since this invite was made, you left or were removed.	Depuis cette invitation, vous êtes parti ou avez été retiré.
Sixteen letters and digits, such as 7KQ2-M9XF-3DPA-0RST. Dashes and capitals do not matter.	Seize lettres et chiffres, par exemple 7KQ2-M9XF-3DPA-0RST. Tirets et majuscules sont sans importance.
Skip to the content	Aller au contenu
Someone tried %@ wrong codes within an hour from %@. All were rejected.	Quelqu’un a essayé \#u{1}a codes faux en une heure depuis \#u{1}b. Tous ont été refusés.
Someone tried %@ wrong codes within an hour. All were rejected.	Quelqu’un a essayé \#u{1}a codes faux en une heure. Tous ont été refusés.
Someone tried an old recovery code of %@ and was not signed in. Ask %@ who has the code.	Quelqu’un a essayé un ancien code de récupération de \#u{1}a sans succès. Demandez à \#u{1}b qui a le code.
Someone tried an old recovery code of yours and was not signed in. If it was not you, someone may have it.	Quelqu’un a essayé un de vos anciens codes de récupération sans succès. Si ce n’était pas vous, quelqu’un l’a peut-être.
Something went wrong here.	Une erreur s’est produite ici.
Stay signed in	Rester connecté
Stay signed in as <bdi>%@</bdi>	Rester connecté en tant que <bdi>\#u{1}a</bdi>
Stopped. All entries are saved.	Arrêté. Toutes les saisies sont enregistrées.
Submission %@	Envoi \#u{1}a
Sync	Synchronisation
Sync failed, nothing is lost: %@	La synchronisation a échoué, rien n’est perdu : \#u{1}a
Sync now	Synchroniser maintenant
Synced with %@	Synchronisé avec \#u{1}a
Synced with %@, except for what stays here	Synchronisé avec \#u{1}a, sauf ce qui reste ici
Take my data along (CSV)	Emporter mes données (CSV)
Talk to the organiser.	Parlez à l’organisateur.
Tap <strong>Install anyway</strong> and choose the downloaded file.	Touchez <strong>Installer quand même</strong> et choisissez le fichier téléchargé.
That did not work (%@). Try again.	Cela n’a pas marché (\#u{1}a). Réessayez.
The %@ %@	\#u{1}a \#u{1}b
The --url is the beginning of an address, such as https://scores.example	--url est le début d’une adresse, comme https://scores.example
The SHA-256 fingerprint of the certificate, to compare on the phone:	L’empreinte SHA-256 du certificat, à comparer sur le téléphone :
The address is shown once. It can make entries for you in <bdi>%@</bdi>, and do nothing else.	L’adresse s’affiche une seule fois. Elle peut saisir pour vous dans <bdi>\#u{1}a</bdi>, et rien d’autre.
The address or a field of the request has too many combining marks in a row.	L’adresse ou un champ de la requête contient trop de signes combinants de suite.
The board exists with another definition.	Le classement existe avec une autre définition.
The body is not JSON.	Le contenu n’est pas du JSON.
The body is not an entry.	Le contenu n’est pas une entrée.
The body is not the JSON that belongs here.	Le contenu n’est pas le JSON attendu ici.
The certificate cannot cover %@. Choose a name that ends in .local, .lan, .home.arpa or .internal.	Le certificat ne peut pas couvrir \#u{1}a. Choisissez un nom qui finit par .local, .lan, .home.arpa ou .internal.
The certificate cannot vouch for the names of other websites. You can remove it in the same settings at any time.	Le certificat ne peut pas valoir pour d’autres sites web. Vous pouvez le retirer à tout moment dans les mêmes réglages.
The code works once, until <time>%@</time>. This page changes when the other device asks. Without scripts, reload it.	Le code sert une fois, jusqu’à <time>\#u{1}a</time>. Cette page change quand l’autre appareil fait sa demande. Sans scripts, rechargez-la.
The damaged log is kept as %@.	Le journal endommagé est conservé sous \#u{1}a.
The device opens your account now.	Il ouvre maintenant votre compte.
The device or program sends JSON by POST, such as:	L’appareil ou le programme envoie du JSON par POST, par exemple :
The device says that it is %@. It must show this number:	Il se présente comme \#u{1}a. Il doit afficher ce nombre :
The disk is full. Nothing was changed.	Le disque est plein. Rien n’a été modifié.
The document is larger than %@ bytes.	Le document dépasse \#u{1}a octets.
The file /openapi.yaml lists the methods of each address.	Le fichier /openapi.yaml contient les méthodes de chaque adresse.
The file could not be read.	Le fichier n’a pas pu être lu.
The file has a password. Save it without one.	Le fichier a un mot de passe. Enregistrez-le sans mot de passe.
The file is damaged or not a workbook. Save it again as .xlsx or as CSV.	Le fichier est endommagé ou n’est pas un classeur. Enregistrez-le de nouveau en .xlsx ou en CSV.
The file is too large for an entry list. Save only the list, as .xlsx or as CSV.	Le fichier est trop gros pour une liste d’inscriptions. Enregistrez seulement la liste, en .xlsx ou en CSV.
The first device has not confirmed this one yet.	Le premier appareil n’a pas encore confirmé celui-ci.
The first device refused to sign this one in.	Le premier appareil a refusé de connecter celui-ci.
The form could not be read.	Le formulaire est illisible.
The form is incomplete.	Le formulaire est incomplet.
The header Idempotency-Key is missing. It names this write.	L’en-tête Idempotency-Key manque. Il nomme cette écriture.
The id of this entry is too long. Reload the page, then enter it again.	L’identifiant de cette saisie est trop long. Rechargez la page et recommencez.
The journal is closed.	Le journal est clos.
The journal keeps the records: the files and backups of the server, and programs of members that read the journal, still have them.	Le journal garde les enregistrements : les fichiers et sauvegardes du serveur, et les programmes des membres qui lisent le journal, les ont toujours.
The key is new.	La clé est nouvelle.
The key is new. All accounts are signed out.	La clé est nouvelle. Tous les comptes sont déconnectés.
The link shows the live board, and nothing else, until you end it below. It is shown once.	Le lien montre le classement en direct, et rien d’autre, jusqu’à ce que vous le désactiviez ci-dessous. Il n’est affiché qu’une fois.
The link works once. This member stays signed in on every other device.	Le lien sert une fois. Ce membre reste connecté sur ses autres appareils.
The link works once. This member was signed out on every device.	Le lien sert une fois. Ce membre a été déconnecté de tous ses appareils.
The link, the QR code and the code are shown once. Each person who uses one enters a name and becomes a member.	Le lien, le code QR et le code ne sont affichés qu’une fois. La personne qui en utilise un saisit un nom et devient membre.
The new key is in the file and signs nothing yet. Copy the file to all servers, then rotate the keys.	La nouvelle clé est dans le fichier et ne signe encore rien. Copiez le fichier sur tous les serveurs, puis changez les clés.
The organiser cannot leave. Make another member the organiser first.	L’organisateur ne peut pas partir. Nommez d’abord un autre membre organisateur.
The organiser did not let you in.	L’organisateur ne vous a pas laissé entrer.
The organiser has let you in.	L’organisateur vous a laissé entrer.
The organiser sees this number beside your name:	L’organisateur voit ce nombre à côté de votre nom :
The other device is signed in.	L’autre appareil est connecté.
The period is closed.	La période est close.
The phone must show the same fingerprint as the server's terminal. If it does not, remove the certificate: another person may have sent it.	Le téléphone doit afficher la même empreinte que le terminal du serveur. Sinon, retirez le certificat : quelqu’un d’autre l’a peut-être envoyé.
The player has no entry on this board.	Cette personne n’a pas d’entrée dans ce classement.
The port is a number from 0 to 65535.	Le port est un nombre de 0 à 65535.
The query is not escaped text.	La requête n’est pas un texte encodé.
The report is removed.	Le signalement est retiré.
The request is incomplete or damaged.	La requête est incomplète ou endommagée.
The request is too large.	La requête est trop grande.
The request must name this server once.	La requête doit nommer ce serveur une fois.
The request was refused: %@.	La requête a été refusée : \#u{1}a.
The score is not plausible on this board.	Le score n’est pas plausible dans ce classement.
The score would be too large to count.	Le score serait trop grand pour être compté.
The server %@ does not have the new key yet. Copy the key file there, and try again in 20 seconds.	Le serveur \#u{1}a n’a pas encore la nouvelle clé. Copiez-y le fichier des clés, puis réessayez dans 20 secondes.
The server did not accept everything. Sign in there as its owner with 'login', and copy again.	Le serveur n’a pas tout accepté. Connectez-vous-y comme propriétaire avec 'login', puis copiez à nouveau.
The server does not answer, and this cannot be queued. Nothing was sent, and what you entered is still here. Try again.	Le serveur ne répond pas, et ceci ne peut pas être mis en attente. Rien n’a été envoyé, et votre saisie est encore là. Réessayez.
The server does not answer, and this page is not on this device. Try again.	Le serveur ne répond pas, et cette page n’est pas sur cet appareil. Réessayez.
The server does not answer, and this phone has not opened the page before. Entries that are queued here stay queued.	Le serveur ne répond pas, et cet appareil n’a encore jamais ouvert cette page. Les saisies en attente ici le restent.
The server knows accounts by ids of another kind.	Le serveur connaît les comptes par des identifiants d’un autre type.
The server would change some of it.	Le serveur en modifierait une partie.
The server would not take all of it, such as %@.	Le serveur n’accepterait pas tout, par exemple \#u{1}a.
The server would not take all of it: %@	Le serveur n’accepterait pas tout : \#u{1}a
The server would reject some of it: %@	Le serveur en refuserait une partie : \#u{1}a
The sign-in link could not be made: %@. %@ tries again.	Le lien de connexion n’a pas pu être créé : \#u{1}a. \#u{1}b réessaie.
The spreadsheet has rounded "%@". Format the column as text, then save the list again.	Le tableur a arrondi « \#u{1}a ». Mettez la colonne au format texte, puis enregistrez à nouveau la liste.
The store cannot be reached. Try again.	Le stockage est injoignable. Réessayez.
The store does not answer.	Le stockage ne répond pas.
The store is damaged.	Le stockage est endommagé.
The store is from a newer version of this program.	Le stockage vient d’une version plus récente de ce programme.
The store is not damaged. It has %@ records.	\#u{2}a\#u{3}1Le stockage n’est pas endommagé. Il a \#u{1}a enregistrement.\#u{3}oLe stockage n’est pas endommagé. Il a \#u{1}a enregistrements.\#u{4}
The store takes no writes, because the disk is full.	Le stockage n’accepte plus d’écritures, car le disque est plein.
The store takes no writes.	Le stockage n’accepte plus d’écritures.
The target keeps its own %@/.	La destination garde son propre \#u{1}a/.
The time of this entry is not allowed. Check the clock of the device, then send it again.	L’heure de cette entrée n’est pas permise. Vérifiez l’horloge de l’appareil, puis renvoyez-la.
The value of "%@" cannot be read.	La valeur de « \#u{1}a » est illisible.
The workbook has no visible sheet. Show the sheet with the list, then save it again.	Le classeur n’a aucune feuille visible. Affichez la feuille avec la liste, puis enregistrez-le de nouveau.
There are %@ already. End one first.	Il y en a déjà \#u{1}a. Désactivez-en un d’abord.
There is a member called %@ already.	Un membre s’appelle déjà \#u{1}a.
There is news.	Il y a du nouveau.
There is no edit %@. Use '%@ lost' to see the numbers.	Il n’y a pas de modification \#u{1}a. '\#u{1}b lost' affiche les numéros.
There is no store at "%@". Check --from.	Il n’y a pas de stockage à « \#u{1}a ». Vérifiez --from.
There is no such board.	Ce classement n’existe pas.
There is nothing here yet. Create one first.	Il n’y a rien ici pour l’instant. Commencez par créer quelque chose.
There is nothing here, or it is not yours to see.	Il n’y a rien ici, ou vous n’y avez pas accès.
There is nothing here, or it is not yours to see. List what there is.	Il n’y a rien ici, ou vous n’y avez pas accès. Consultez la liste.
There is nothing to undo.	Il n’y a rien à annuler.
There is nothing to undo. Reload the page to see why.	Il n’y a rien à annuler. Rechargez la page pour voir pourquoi.
These settings are being synced with %@.	Ces réglages sont en cours de synchronisation avec \#u{1}a.
These settings are stored here only: you are signed out of %@.	Ces réglages sont enregistrés ici seulement : vous êtes déconnecté de \#u{1}a.
These settings are stored here: %@ cannot be reached.	Ces réglages sont enregistrés ici : \#u{1}a est injoignable.
These settings are synced with %@.	Ces réglages sont synchronisés avec \#u{1}a.
These settings were changed at %@, too, and will be merged soon.	Ces réglages ont aussi été modifiés sur \#u{1}a et seront bientôt fusionnés.
They are sent when their owners sign in here again.	Elles sont envoyées quand leurs propriétaires se reconnectent ici.
This QR code has expired.	Ce code QR a expiré.
This address does not take this kind of request.	Cette adresse n’accepte pas ce type de requête.
This app does not have the language "%@". Use one of: %@.	Cette application n’a pas la langue « \#u{1}a ». Utilisez : \#u{1}b.
This cannot be recorded yet: the description is missing here, or needs a newer version.	Impossible d’enregistrer pour l’instant : la description manque ici ou demande une version plus récente.
This cannot be stored. Check the numbers, then try again.	Impossible d’enregistrer. Vérifiez les nombres, puis réessayez.
This device cannot store what the server sent: %@	Cet appareil ne peut pas enregistrer les données du serveur : \#u{1}a
This device is signed in until %@.	Cet appareil reste connecté jusqu’au \#u{1}a.
This device is signed in.	Cet appareil est connecté.
This device shows a QR code, and the other one opens it. Nothing happens before you confirm here.	Cet appareil affiche un code QR, et l’autre l’ouvre. Rien ne se passe avant que vous ne confirmiez ici.
This entry has changed since. Reload the page to see how.	Cette saisie a changé depuis. Rechargez la page pour la voir.
This event was already recorded with other content.	Cet événement a déjà été enregistré avec un autre contenu.
This form was sent before with other entries. Reload the page, then enter it again.	Ce formulaire a déjà été envoyé avec d’autres saisies. Rechargez la page et recommencez.
This invite is invalid or has expired.	Cette invitation n’est pas valable ou a expiré.
This is a workbook of an old kind (.xls). Save it as .xlsx or as CSV.	C’est un classeur d’un ancien format (.xls). Enregistrez-le en .xlsx ou en CSV.
This is closed and takes no more entries.	Ceci est clos et n’accepte plus de saisies.
This is not a sign-in link. One looks like http://HOST:PORT/join/… or …/sign-in/…	Ce n’est pas un lien de connexion. Un tel lien ressemble à http://HOST:PORT/join/… ou …/sign-in/…
This item is being edited on this device and on the server. Sync tries again.	Cet élément est en cours de modification sur cet appareil et sur le serveur. La synchronisation réessaie.
This limit is too small or too large. Send another.	Cette limite est trop petite ou trop grande. Envoyez-en une autre.
This link has expired.	Ce lien a expiré.
This link or code is wrong or has expired. Ask the organiser for a new one.	Ce lien ou ce code est faux ou a expiré. Demandez-en un nouveau à l’organisateur.
This link signs you in on this device. It works once.	Ce lien vous connecte sur cet appareil. Il sert une fois.
This link was used before or has expired.	Ce lien a déjà servi ou a expiré.
This name mixes alphabets.	Ce nom mélange des alphabets.
This page belongs to another account.	Cette page appartient à un autre compte.
This page came over HTTPS with a certificate that browsers know. Phones can open pages offline and install the app without further steps.	Cette page est arrivée en HTTPS avec un certificat que les navigateurs connaissent. Les téléphones peuvent ouvrir les pages hors connexion et installer l’application sans autre étape.
This page goes on by itself. Without scripts, reload it.	Cette page continue d’elle-même. Sans scripts, rechargez-la.
This page has a new version. Send what you typed, then reload the page.	Cette page a une nouvelle version. Envoyez votre saisie, puis rechargez la page.
This page is not on this phone yet	Cette page n’est pas encore sur cet appareil
This page then shows how each phone learns to trust the server.	Cette page montre ensuite comment chaque téléphone apprend à approuver le serveur.
This place in the list of changes is not known here.	Cet endroit de la liste des modifications est inconnu ici.
This recovery code is wrong or was used before.	Ce code de récupération est faux ou a déjà servi.
This recovery code is wrong or was used before. Enter your newest code, or ask for a sign-in link.	Ce code de récupération est faux ou a déjà servi. Saisissez votre code le plus récent, ou demandez un lien de connexion.
This request has been answered or has expired.	Cette demande a reçu une réponse ou a expiré.
This server does not answer to that name.	Ce serveur ne répond pas à ce nom.
This server has a certificate of its own. A phone that trusts it can open pages offline and install the app. Each phone needs this once.	Ce serveur a son propre certificat. Un téléphone qui l’approuve peut ouvrir les pages hors connexion et installer l’application. Chaque téléphone en a besoin une fois.
This server is about to stop and finishes its requests.	Ce serveur va s’arrêter et termine ses requêtes.
This server speaks plain HTTP	Ce serveur utilise le HTTP simple
This server’s clock shows %@, but its newest entry is from %@. Check the date and time of this computer. If they are right now, nothing is lost and this notice ends by itself.	L’horloge de ce serveur indique \#u{1}a, mais sa saisie la plus récente date du \#u{1}b. Vérifiez la date et l’heure de cet ordinateur. Si elles sont justes maintenant, rien n’est perdu et cet avis disparaît de lui-même.
This store belongs to another account than %@ at %@. Use another one with --store.	Ce stockage appartient à un autre compte que \#u{1}a sur \#u{1}b. Utilisez-en un autre avec --store.
This store does not belong to the account of %@ at %@.	Ce stockage n’appartient pas au compte de \#u{1}a sur \#u{1}b.
This store holds %@ entries made before you signed in.	\#u{2}a\#u{3}1Ce stockage contient \#u{1}a entrée d’avant votre connexion.\#u{3}oCe stockage contient \#u{1}a entrées d’avant votre connexion.\#u{4}
This store now belongs to the account of %@ at %@.	Ce stockage appartient désormais au compte de \#u{1}a sur \#u{1}b.
This store was used before you signed in, and cannot be given to the account of %@ as a whole. %@	Ce stockage a servi avant votre connexion et ne peut pas être donné en entier au compte de \#u{1}a. \#u{1}b
This submission cannot be reverted here.	Cet envoi ne peut pas être annulé ici.
This submission was already made with other content.	Cet envoi a déjà été fait avec un autre contenu.
This takes the server too long. Send less at once, or only what belongs to the list.	C’est trop long pour le serveur. Envoyez-en moins à la fois, ou seulement ce qui fait partie de la liste.
This value is not allowed: %@. Change it and try again.	Cette valeur n’est pas permise : \#u{1}a. Modifiez-la et réessayez.
This write was already made with other content.	Cette écriture a déjà été faite avec un autre contenu.
To open %@ like an app, tap Share, then Add to Home Screen.	Pour ouvrir \#u{1}a comme une application, touchez Partager, puis « Sur l’écran d’accueil ».
To sign in on a new device, open <strong>%@</strong> and enter this code. It works once. You then get a new one.	Pour vous connecter sur un nouvel appareil, ouvrez <strong>\#u{1}a</strong> et saisissez ce code. Il sert une fois. Vous en recevez ensuite un nouveau.
Too many browsers wait for the organiser here.	Trop de navigateurs attendent l’organisateur ici.
Too many came with this invite at once.	Trop de personnes sont venues en même temps avec cette invitation.
Too many codes are being tried at once.	Trop de codes sont essayés en même temps.
Too many large requests at once.	Trop de grandes requêtes à la fois.
Too many live views are open.	Trop de vues en direct sont ouvertes.
Too many old codes of eight letters were tried.	Trop d’anciens codes de huit caractères ont été essayés.
Too many requests at once.	Trop de requêtes à la fois.
Try again	Réessayer
Try again in %@ s.	Réessayez dans \#u{1}a s.
Try again in a few seconds.	Réessayez dans quelques secondes.
Try again.	Réessayez.
Undo	Annuler
Undo: %@	Annulation : \#u{1}a
Undone.	Annulé.
Use --code or --recovery, not both.	Utilisez --code ou --recovery, pas les deux.
Use --list or --end, not both.	Utilisez --list ou --end, pas les deux.
Use --prepare or --sign-out, not both.	Utilisez --prepare ou --sign-out, pas les deux.
Use --restore or --dismiss, not both.	Utilisez --restore ou --dismiss, pas les deux.
Use --store to name the store to repair, such as file:club.	Indiquez avec --store le stockage à réparer, comme file:club.
Use --tls-certificate and --tls-key together.	Utilisez --tls-certificate et --tls-key ensemble.
Viewer	Spectateur
Wait until some of them are answered, then try again.	Attendez que certaines aient leur réponse, puis réessayez.
Why do you sign in here?	Pourquoi vous connectez-vous ici ?
Without an account on the server: %@. Their entries are there. Invite them.	Sans compte sur le serveur : \#u{1}a. Leurs entrées y sont. Invitez-les.
Yes, I have a recovery code	Oui, j’ai un code de récupération
Yes, ask the organiser to let me in	Oui, demander à l’organisateur de me laisser entrer
You are not signed in there. Use '%@ login LINK' with a link from its pages.	Vous n’y êtes pas connecté. Utilisez '\#u{1}a login LINK' avec un lien de ses pages.
You are not signed in to %@. Use '%@ login LINK' with a link from its pages.	Vous n’êtes pas connecté à \#u{1}a. Utilisez '\#u{1}b login LINK' avec un lien de ses pages.
You are not signed in.	Vous n’êtes pas connecté.
You are signed in as <bdi>%@</bdi>. The code signs this device in as the account that the code belongs to.	Vous êtes connecté en tant que <bdi>\#u{1}a</bdi>. Le code connecte cet appareil au compte auquel il appartient.
You are signed in as <bdi>%@</bdi>. This device changes to the account <bdi2>%@</bdi2>.	Vous êtes connecté en tant que <bdi>\#u{1}a</bdi>. Cet appareil passe au compte <bdi2>\#u{1}b</bdi2>.
You are signed in as <bdi>%@</bdi>. This device changes to the account of the QR code.	Vous êtes connecté en tant que <bdi>\#u{1}a</bdi>. Cet appareil passe au compte du code QR.
You are signed in as <strong><bdi>%@</bdi></strong>.	Vous êtes connecté en tant que <strong><bdi>\#u{1}a</bdi></strong>.
You are signed in on this device and on %@ other devices.	\#u{2}a\#u{3}1Vous êtes connecté sur cet appareil et sur \#u{1}a autre appareil.\#u{3}oVous êtes connecté sur cet appareil et sur \#u{1}a autres appareils.\#u{4}
You are signed in on this device only.	Vous êtes connecté sur cet appareil seulement.
You are signed out of %@, or signed in as someone else. Use '%@ login LINK'.	Vous êtes déconnecté de \#u{1}a, ou connecté en tant que quelqu’un d’autre. Utilisez '\#u{1}b login LINK'.
You are signed out of %@, or signed in there as someone else. Sign in there again as before.	Vous êtes déconnecté de \#u{1}a, ou connecté sous un autre nom. Reconnectez-vous comme avant.
You are signed out.	Vous êtes déconnecté.
You cannot make a sign-in link for this member.	Vous ne pouvez pas créer de lien de connexion pour ce membre.
You confirmed the device.	Vous avez confirmé l’appareil.
You have a recovery code, made on <time>%@</time>. It signs you in once on any device.	Vous avez un code de récupération, créé le <time>\#u{1}a</time>. Il vous connecte une fois sur n’importe quel appareil.
You have created too many recently.	Vous en avez trop créé récemment.
You have no recovery code, and no other device is signed in as <bdi>%@</bdi>. After you sign out, only a link from the organiser lets you in again.	Vous n’avez pas de code de récupération, et aucun autre appareil n’est connecté en tant que <bdi>\#u{1}a</bdi>. Après la déconnexion, seul un lien de l’organisateur vous permettra de revenir.
You have no recovery code. If you lose this device, only a link from the organiser lets you in again.	Vous n’avez pas de code de récupération. Si vous perdez cet appareil, seul un lien de l’organisateur vous permettra de revenir.
You have sent too much at once.	Vous avez trop envoyé à la fois.
You lose access to <bdi>%@</bdi>. Your entries stay. A new invite lets you in again.	Vous perdez l’accès à <bdi>\#u{1}a</bdi>. Vos saisies restent. Une nouvelle invitation vous permettra de revenir.
You may not do this here. Ask the organiser.	Vous n’avez pas ce droit ici. Demandez à l’organisateur.
You refused the device.	Vous avez refusé l’appareil.
You run this. Hand it over to another member before you leave.	Vous êtes l’organisateur. Transmettez à un autre membre avant de partir.
You signed in a second device: %@. If it was not you, ask the organiser for a link for a lost phone.	Vous avez connecté un second appareil : \#u{1}a. Si ce n’était pas vous, demandez à l’organisateur un lien pour téléphone perdu.
Your account	Votre compte
Your changes are stored here, and not at %@ yet.	Vos modifications sont enregistrées ici, et pas encore sur \#u{1}a.
Your edit is restored.	Votre modification est rétablie.
Your entries are synced with %@	Vos saisies sont synchronisées avec \#u{1}a
Your entries stay on this device until you sign in again.	Vos saisies restent sur cet appareil jusqu’à ce que vous vous reconnectiez.
Your entries, notes and name are shown and counted nowhere any more, in past weeks too.	Vos saisies, vos notes et votre nom n’apparaissent et ne comptent plus nulle part, y compris dans les semaines passées.
Your first device has confirmed this one.	Votre premier appareil a confirmé celui-ci.
Your first device refused this one.	Votre premier appareil a refusé celui-ci.
Your first device shows the QR code that led here. It has to confirm this device.	Votre premier appareil affiche le code QR qui a mené ici. Il doit confirmer cet appareil.
Your name	Votre nom
Your new recovery code, shown once: %@	Votre nouveau code de récupération, affiché une seule fois : \#u{1}a
Your other devices stay signed in.	Vos autres appareils restent connectés.
Your recovery code signed in %@. If it was not you, tell the owner of this server now.	Votre code de récupération a connecté \#u{1}a. Si ce n’était pas vous, prévenez tout de suite le propriétaire de ce serveur.
Your recovery code signed in %@. Your other devices were signed out. If it was not you, tell the owner of this server now.	Votre code de récupération a connecté \#u{1}a. Vos autres appareils ont été déconnectés. Si ce n’était pas vous, prévenez tout de suite le propriétaire de ce serveur.
Your settings	Vos réglages
iPhone and iPad	iPhone et iPad
items copied	éléments copiés
stays on this device	reste sur cet appareil
up to 200 people	jusqu’à 200 personnes
up to 30 people	jusqu’à 30 personnes
up to 5 people	jusqu’à 5 personnes
y	o
yes	oui
… and %@ more lines	\#u{2}a\#u{3}1… et \#u{1}a autre ligne\#u{3}o… et \#u{1}a autres lignes\#u{4}
"""#),
    PackedWords("it", #"""
"%@" has a letter in another encoding than the file. Write it again.	"\#u{1}a" ha una lettera in una codifica diversa dal file. Scrivila di nuovo.
"%@" is missing in the query.	"\#u{1}a" manca nella richiesta.
%@ Give them to the account of %@?	\#u{1}a Assegnarle all’account di \#u{1}b?
%@ Use --adopt to give them to the account of %@, or another store with --store.	\#u{1}a Assegnale all’account di \#u{1}b con --adopt, o scegli un altro archivio con --store.
%@ Use --recovery with your code, or --someone-else if you are another person.	\#u{1}a Usa --recovery con il tuo codice, o --someone-else se sei un’altra persona.
%@ asks to be let in	\#u{1}a chiede di entrare
%@ boards	\#u{2}a\#u{3}1\#u{1}a classifica\#u{3}o\#u{1}a classifiche\#u{4}
%@ cannot be reached	\#u{1}a non è raggiungibile
%@ cannot be read. Check the path.	\#u{1}a non si può leggere. Controlla il percorso.
%@ cannot be read: %@	\#u{1}a non si può leggere: \#u{1}b
%@ changes are held up on the way to or from %@	\#u{2}a\#u{3}1\#u{1}a modifica ferma verso o da \#u{1}b\#u{3}o\#u{1}a modifiche ferme verso o da \#u{1}b\#u{4}
%@ changes are pending for %@	\#u{2}a\#u{3}1\#u{1}a modifica in attesa per \#u{1}b\#u{3}o\#u{1}a modifiche in attesa per \#u{1}b\#u{4}
%@ changes are pending: signed out of %@	\#u{2}a\#u{3}1\#u{1}a modifica in attesa: uscito da \#u{1}b\#u{3}o\#u{1}a modifiche in attesa: uscito da \#u{1}b\#u{4}
%@ connections have the id "%@". See their ids with --list.	\#u{1}a connessioni hanno l’identificativo "\#u{1}b". --list mostra gli identificativi.
%@ connections of other programs ended, because a phone of yours was lost. Create them again on the page Connections.	\#u{2}a\#u{3}1\#u{1}a connessione di un altro programma è terminata, perché un tuo telefono è andato perso. Creala di nuovo nella pagina Connessioni.\#u{3}o\#u{1}a connessioni di altri programmi sono terminate, perché un tuo telefono è andato perso. Creale di nuovo nella pagina Connessioni.\#u{4}
%@ damaged parts were dropped: %@	\#u{2}a\#u{3}1\#u{1}a parte danneggiata scartata: \#u{1}b\#u{3}o\#u{1}a parti danneggiate scartate: \#u{1}b\#u{4}
%@ documents	\#u{2}a\#u{3}1\#u{1}a documento\#u{3}o\#u{1}a documenti\#u{4}
%@ edits were overwritten. Use '%@ lost' to see them.	\#u{2}a\#u{3}1\#u{1}a modifica sovrascritta. '\#u{1}b lost' la mostra.\#u{3}o\#u{1}a modifiche sovrascritte. '\#u{1}b lost' le mostra.\#u{4}
%@ entries are queued on this device and not sent yet.	\#u{2}a\#u{3}1\#u{1}a inserimento è in coda su questo dispositivo e non ancora inviato.\#u{3}o\#u{1}a inserimenti sono in coda su questo dispositivo e non ancora inviati.\#u{4}
%@ entries are queued on this device.	\#u{2}a\#u{3}1\#u{1}a inserimento è in coda su questo dispositivo.\#u{3}o\#u{1}a inserimenti sono in coda su questo dispositivo.\#u{4}
%@ entries of other accounts are queued on this device.	\#u{2}a\#u{3}1\#u{1}a inserimento di un altro account è in coda su questo dispositivo.\#u{3}o\#u{1}a inserimenti di altri account sono in coda su questo dispositivo.\#u{4}
%@ events	\#u{2}a\#u{3}1\#u{1}a evento\#u{3}o\#u{1}a eventi\#u{4}
%@ has no accounts, so it cannot sync. Check the address.	\#u{1}a non ha account e non può sincronizzare. Controlla l’indirizzo.
%@ items copied. Both stores have the same content:	\#u{2}a\#u{3}1\#u{1}a elemento copiato. I due archivi hanno lo stesso contenuto:\#u{3}o\#u{1}a elementi copiati. I due archivi hanno lo stesso contenuto:\#u{4}
%@ items copied. The server has all of them:	\#u{2}a\#u{3}1\#u{1}a elemento copiato. Il server lo ha:\#u{3}o\#u{1}a elementi copiati. Il server li ha tutti:\#u{4}
%@ items differ from %@: %@	\#u{2}a\#u{3}1\#u{1}a elemento differisce da \#u{1}b: \#u{1}c\#u{3}o\#u{1}a elementi differiscono da \#u{1}b: \#u{1}c\#u{4}
%@ journals	\#u{2}a\#u{3}1\#u{1}a registro\#u{3}o\#u{1}a registri\#u{4}
%@ made a new sign-in link for you. All your devices were signed out. If you did not ask for it, tell the owner of this server.	\#u{1}a ha creato un nuovo link di accesso per te. Tutti i tuoi dispositivi sono stati disconnessi. Se non l’hai chiesto, avvisa il proprietario del server.
%@ made a new sign-in link for you. Your other devices stay signed in. If you did not ask for it, tell the owner of this server.	\#u{1}a ha creato un nuovo link di accesso per te. Gli altri dispositivi restano connessi. Se non l’hai chiesto, avvisa il proprietario del server.
%@ must answer once before sync can begin: %@	\#u{1}a deve rispondere una volta prima di sincronizzare: \#u{1}b
%@ new notices	\#u{2}a\#u{3}1\#u{1}a nuovo avviso\#u{3}o\#u{1}a nuovi avvisi\#u{4}
%@ of yours are called "%@". Use the id from the list.	\#u{1}a tuoi si chiamano "\#u{1}b". Usa l’identificativo dell’elenco.
%@ opens like an app, also without a connection.	\#u{1}a si apre come un’app, anche senza connessione.
%@ prints another link. Ctrl-C stops the server.	\#u{1}a mostra un altro link. Ctrl-C ferma il server.
%@ queued	\#u{1}a in attesa
%@ records were kept.	\#u{2}a\#u{3}1\#u{1}a record conservato.\#u{3}o\#u{1}a record conservati.\#u{4}
%@ stays on this device	\#u{1}a resta su questo dispositivo
%@ submissions	\#u{2}a\#u{3}1\#u{1}a invio\#u{3}o\#u{1}a invii\#u{4}
%@, since %@.	\#u{1}a, dal \#u{1}b.
%@. /openapi.yaml describes what to send.	\#u{1}a. /openapi.yaml descrive che cosa inviare.
, since <time>%@</time>	, dal <time>\#u{1}a</time>
--drain is a number of seconds from 0 to 600.	--drain è un numero di secondi da 0 a 600.
--from and --to are the same store.	--from e --to sono lo stesso archivio.
--https makes its own certificate. Leave out --url, --tls-certificate and --tls-key.	--https crea il proprio certificato. Togli --url, --tls-certificate e --tls-key.
--https needs the next port, too. Choose a smaller one.	--https usa anche la porta successiva. Scegline una più piccola.
--second-phone works only with --recovery.	--second-phone vale solo con --recovery.
--servers is a number from 1 to 100.	--servers è un numero da 1 a 100.
1 person	1 persona
1. Open this page on the phone	1. Apri questa pagina sul telefono
2. Trust the certificate	2. Autorizza il certificato
3. Open %@ over HTTPS	3. Apri \#u{1}a via HTTPS
<bdi>%@</bdi> asks to be let in with %@.	<bdi>\#u{1}a</bdi> chiede di entrare con \#u{1}b.
<bdi>%@</bdi> becomes the organiser, and you help to organise.	<bdi>\#u{1}a</bdi> diventa organizzatore e tu aiuti a organizzare.
<bdi>%@</bdi> helps to organise: invites, settings and members.	<bdi>\#u{1}a</bdi> aiuta a organizzare: inviti, impostazioni e membri.
<bdi>%@</bdi> is pending	<bdi>\#u{1}a</bdi> è in attesa
<bdi>%@</bdi> loses access. Entries stay. Only a new invite lets this member in again.	<bdi>\#u{1}a</bdi> perde l’accesso. Gli inserimenti restano. Solo un nuovo invito lo fa rientrare.
<bdi>%@</bdi>, since <time>%@</time>	<bdi>\#u{1}a</bdi>, dal <time>\#u{1}b</time>
A --name is a host name, such as scorebook.lan	Un --name è un nome host, come scorebook.lan
A --server-name has letters, digits, dots and hyphens.	Un --server-name ha lettere, cifre, punti e trattini.
A --trusted-proxy is an address or a network, such as 10.0.0.5 or 10.0.0.0/24	Un --trusted-proxy è un indirizzo o una rete, come 10.0.0.5 o 10.0.0.0/24
A device asks to sign in as <bdi>%@</bdi>	Un dispositivo vuole accedere come <bdi>\#u{1}a</bdi>
A later edit overwrote fields of the other device’s version: %@	Una modifica successiva ha sovrascritto campi della versione dell’altro dispositivo: \#u{1}a
A later edit overwrote fields of this device’s version: %@	Una modifica successiva ha sovrascritto campi della versione di questo dispositivo: \#u{1}a
A later edit overwrote the other device’s version.	Una modifica successiva ha sovrascritto la versione dell’altro dispositivo.
A later edit overwrote this device’s version.	Una modifica successiva ha sovrascritto la versione di questo dispositivo.
A member with this name is here already.	C’è già un membro con questo nome.
A name has 1 to %@ characters that can be seen.	Un nome ha da 1 a \#u{1}a caratteri visibili.
A name has 1 to %@ characters.	Un nome ha da 1 a \#u{1}a caratteri.
A new code replaces the one you have.	Un nuovo codice sostituisce quello che hai.
A newer version of this app wrote this. Update the app.	L’ha scritto una versione più recente di questa app. Aggiorna l’app.
A notice of yours	Un tuo avviso
A phone must trust this server once. Open this page on the phone, and follow its steps:	Un telefono deve autorizzare questo server una volta. Apri questa pagina sul telefono e segui i passi:
A second device opened a used QR code of %@ and was not signed in.	Un secondo dispositivo ha aperto un codice QR usato di \#u{1}a e non ha effettuato l’accesso.
A second device opened a used QR code of yours and was not signed in. If it was not you, someone may have seen your screen.	Un secondo dispositivo ha aperto un tuo codice QR usato e non ha effettuato l’accesso. Se non eri tu, qualcuno può aver visto il tuo schermo.
A server runs for this store already. Open its address in a browser.	Per questo archivio c’è già un server. Apri il suo indirizzo in un browser.
A value of this request is not allowed. Correct it and send it again.	Un valore di questa richiesta non è ammesso. Correggilo e invia di nuovo.
Active invites	Inviti attivi
Add second device	Aggiungi un secondo dispositivo
Add the file to the authorities that your browser or system trusts for websites. In Firefox: <strong>Settings → Certificates → Authorities → Import</strong>.	Aggiungi il file alle autorità che il browser o il sistema autorizza per i siti. In Firefox: <strong>Impostazioni → Certificati → Autorità → Importa</strong>.
After that day, only a recovery code or the organiser lets this device in again.	Dopo quel giorno solo un codice di recupero o l’organizzatore fa rientrare questo dispositivo.
Allowed: %@.	Ammessi: \#u{1}a.
An invite has 1 to %@ uses and lasts 1 to 365 days.	Un invito vale per 1–\#u{1}a usi e per 1–365 giorni.
An invite needs --name, your name on the board.	Un invito richiede --name, il tuo nome in classifica.
And %@ more.	E altri \#u{1}a.
Android	Android
Another account is signed in in this browser.	In questo browser ha l’accesso un altro account.
Another account is signed in in this browser. Load the page again to go on as that account.	In questo browser ha l’accesso un altro account. Ricarica la pagina per continuare con quell’account.
Another device has opened this link.	Un altro dispositivo ha aperto questo link.
Another edit overwrote these edits, or the server rejected them. Restore each one or discard it.	Un’altra modifica ha sovrascritto queste, o il server le ha rifiutate. Ripristinale o scartale.
Another edit was saved first. Load it again and repeat your change.	Un’altra modifica è stata salvata prima. Ricarica e ripeti la tua.
Another entry came at the same moment. Try again.	È arrivato un altro inserimento nello stesso momento. Riprova.
Another entry was recorded first. Load the journal again.	Un’altra voce è stata registrata prima. Ricarica il registro.
Another server of this store has other session keys than %@. Give all servers the same file.	Un altro server di questo archivio ha chiavi di sessione diverse da \#u{1}a. Dai lo stesso file a tutti i server.
Anyone with this code can sign in as you. Keep it where you keep keys.	Con questo codice chiunque accede come te. Tienilo dove tieni le chiavi.
Are you <bdi>%@</bdi>?	Sei <bdi>\#u{1}a</bdi>?
As in the browser	Come nel browser
As others see it, also on the boards where you have this name now.	Come lo vedono gli altri, anche nelle classifiche in cui ora hai questo nome.
As shown on the board.	Come in classifica.
As the organiser reads it out, such as 7KQ2-M9XF-3DPA. An invite link fills it in.	Come lo legge l’organizzatore, per esempio 7KQ2-M9XF-3DPA. Un link d’invito lo compila.
Ask <bdi>%@</bdi> in person. Whoever holds that device then enters as this member.	Chiedi a <bdi>\#u{1}a</bdi> di persona. Chi ha quel dispositivo agirà poi come questo membro.
Ask again with an invite.	Chiedi di nuovo con un invito.
Ask for a new one: an invite made from now on lets you in again.	Chiedine uno nuovo: un invito creato ora ti fa rientrare.
Ask the organiser for a link or a code. If you run this server, open the link that it printed when it started.	Chiedi all’organizzatore un link o un codice. Se gestisci questo server, apri il link mostrato all’avvio.
Ask the organiser for a new code. It has twelve letters.	Chiedi all’organizzatore un nuovo codice. Ha dodici caratteri.
Ask the organiser for a new one. If you run this server, start it again: it prints a new link.	Chiedine uno nuovo all’organizzatore. Se gestisci questo server, riavvialo: mostra un nuovo link.
Ask the organiser to let you in, on the page People.	Chiedi all’organizzatore di farti entrare, nella pagina Persone.
Ask the owner of this server. You can make one only for members who first came with an invite of yours here.	Chiedi al proprietario del server. Puoi crearne solo per i membri arrivati con un tuo invito.
Ask the person who invited you for a new invite.	Chiedi un nuovo invito alla persona che ti ha invitato.
Ask the person who runs the server to start it like this:	Chiedi a chi gestisce il server di avviarlo così:
Ask to sign in	Chiedi di accedere
Back	Indietro
Before you confirm, tap <strong>More Details</strong>, then the certificate, and compare the SHA-256 fingerprint.	Prima di confermare tocca <strong>Altri dettagli</strong>, poi il certificato, e confronta l’impronta SHA-256.
Both devices show this number:	I due dispositivi mostrano questo numero:
Both devices stay signed in.	I due dispositivi restano connessi.
Both stores have the same content.	I due archivi hanno lo stesso contenuto.
Cancel	Annulla
Changes that were not sent are deleted.	Le modifiche non inviate sono eliminate.
Changes that were not sent are kept until you sign in here again.	Le modifiche non inviate restano finché accedi di nuovo qui.
Choose one of the languages.	Scegli una delle lingue.
Choose one of the options.	Scegli una delle opzioni.
Close	Chiudi
Close some of them, then try again.	Chiudine alcune e riprova.
Co-organiser	Co-organizzatore
Come back here and confirm.	Torna qui e conferma.
Compare the number on both devices, and confirm it there.	Confronta il numero sui due dispositivi e conferma là.
Computer	Computer
Confirm	Conferma
Confirm this device on your first device.	Conferma questo dispositivo sul tuo primo dispositivo.
Connect a device or a program	Collega un dispositivo o un programma
Connected	Connessi
Connecting to %@	Connessione a \#u{1}a
Connections	Connessioni
Connections · %@	Connessioni · \#u{1}a
Continue	Continua
Copy link	Copia il link
Create %@	Crea \#u{1}a
Create address	Crea indirizzo
Create invite	Crea invito
Create link for a screen	Crea link per uno schermo
Create recovery code	Crea codice di recupero
Create recovery code first	Prima crea un codice di recupero
Create sign-in link	Crea link di accesso
Delete my data and leave	Elimina i miei dati ed esci
Delete your data and leave? This cannot be undone.	Eliminare i tuoi dati e uscire? Non si può annullare.
Discard	Scarta
Discard this edit? You cannot restore it afterwards.	Scartare questa modifica? Poi non si può ripristinare.
Do you want to do this? It may not be possible to undo it.	Vuoi farlo? Forse non si potrà annullare.
Download certificate	Scarica il certificato
Each is valid for two minutes, for one device.	Ognuno vale due minuti e per un dispositivo.
End connection	Termina la connessione
End link	Disattiva link
End this connection? Its address stops taking entries.	Terminare questa connessione? Il suo indirizzo non accetterà più inserimenti.
End this link? It stops working at once.	Disattivare questo link? Smette subito di funzionare.
Ended	Terminato
Ended: %@	Terminata: \#u{1}a
Enter 1 to %@ uses and an end date.	Inserisci da 1 a \#u{1}a usi e una data di fine.
Enter a recovery code	Inserisci un codice di recupero
Enter a whole number from %@ to %@.	Inserisci un numero intero da \#u{1}a a \#u{1}b.
Enter another name.	Inserisci un altro nome.
Enter your newest code. Without one, ask the organiser for a sign-in link.	Inserisci il tuo codice più recente. Se non ne hai, chiedi all’organizzatore un link di accesso.
Entries are stored on this device first. They are sent in order as soon as the server can be reached, and each counts once.	Gli inserimenti si salvano prima su questo dispositivo. Si inviano in ordine appena il server è raggiungibile, e ognuno conta una volta.
Entries of this device	Inserimenti di questo dispositivo
Event %@	Evento \#u{1}a
Fill this in.	Compila questo campo.
Fingerprint	Impronta
Former member	Ex membro
Give this address to the device or program	Dai questo indirizzo al dispositivo o al programma
Go on	Continua
Guest	Ospite
Home	Inizio
I have an invite or a code	Ho un invito o un codice
If it is you, sign in with your recovery code, or ask the organiser. If you are another person with this name, say so.	Se sei tu, accedi con il tuo codice di recupero o chiedi all’organizzatore. Se sei un’altra persona con questo nome, dillo.
If you sign out now, they stay here until you sign in on this device again.	Se esci ora, restano qui finché accedi di nuovo su questo dispositivo.
Install	Installa
Invite code	Codice di invito
Invite for	Invito per
Invite for %@ more, until	Invito per altri \#u{1}a, fino a
Invite people	Invita persone
It was deleted.	È stato eliminato.
It was not signed in.	Non ha eseguito l’accesso.
Join	Partecipa
Join <bdi>%@</bdi>	Partecipa a <bdi>\#u{1}a</bdi>
Join as <bdi>%@</bdi>	Partecipa come <bdi>\#u{1}a</bdi>
Language	Lingua
Last synced	Ultima sincronizzazione
Leave	Lascia
Leave %@? Only a new invite lets you in again.	Lasciare \#u{1}a? Solo un nuovo invito ti fa rientrare.
Let <bdi>%@</bdi> in	Fai entrare <bdi>\#u{1}a</bdi>
Link copied	Link copiato
Link for a screen, number %@	Link per uno schermo, numero \#u{1}a
Live	In diretta
Load the page again, or correct the request.	Ricarica la pagina, o correggi la richiesta.
Load the page again.	Ricarica la pagina.
Look at the server's disk and log.	Guarda il disco e il registro del server.
Lost edits	Modifiche perse
Lost phone	Telefono perso
Made on	Creato il
Make %@ the organiser? Only the new organiser can undo this.	Fare di \#u{1}a l’organizzatore? Solo il nuovo organizzatore può tornare indietro.
Make co-organiser	Rendi co-organizzatore
Make member again	Torna membro
Make organiser	Rendi organizzatore
Make room on the server's disk.	Libera spazio sul disco del server.
Mark all as read	Segna tutto come letto
Member	Membro
Members	Membri
More for %@	Altro per \#u{1}a
Name	Nome
New	Nuovo
New %@	Nuovo: \#u{1}a
New sign-ins and sign-in links of your account	I nuovi accessi e i link di accesso del tuo account
News	Novità
Next attempt	Prossimo tentativo
Next page	Pagina seguente
No answer. Check the connection, then try again. Nothing is counted twice.	Nessuna risposta. Controlla la connessione e riprova. Nulla conta due volte.
No code? Ask the organiser for a sign-in link.	Nessun codice? Chiedi all’organizzatore un link di accesso.
No notices yet.	Nessun avviso per ora.
No notices yet. %@ appear here.	Nessun avviso per ora. Qui appaiono: \#u{1}a.
No overwritten edits.	Nessuna modifica sovrascritta.
No server runs for this store. Start '%@ serve' first.	Per questo archivio non c’è un server. Avvia prima '\#u{1}a serve'.
No, I am another person with this name	No, sono un’altra persona con questo nome
Not compared, because it stays on this device: %@.	Non confrontato, perché resta su questo dispositivo: \#u{1}a.
Not in sync with %@	Non sincronizzato con \#u{1}a
Not now	Non ora
Nothing here yet. Fill in the form below, or <a>use an invite</a>.	Ancora niente qui. Compila il modulo sotto, o <a>usa un invito</a>.
Nothing is connected yet. Leave out --list to create an address.	Non c’è ancora nulla di connesso. Senza --list si crea un indirizzo.
Nothing was changed. Send it again.	Nulla è stato modificato. Inviala di nuovo.
Nothing was changed. Try again in %@ s.	Non è cambiato nulla. Riprova fra \#u{1}a s.
Nothing was changed. Try again.	Non è cambiato nulla. Riprova.
Nothing was changed. Use another store with --store.	Non è stato modificato nulla. Scegli un altro archivio con --store.
Nothing was recorded. Load the page again to go on as the account that is signed in here now.	Non è stato registrato nulla. Ricarica la pagina per continuare con l’account che ora ha l’accesso qui.
Notices	Avvisi
Notices and sync	Avvisi e sincronizzazione
Notification settings	Impostazioni degli avvisi
Oldest pending entry	Inserimento in attesa più vecchio
One link and one code, valid for a week.	Un link e un codice, validi una settimana.
Only a page of this server may change something here.	Solo una pagina di questo server può modificare qui.
Only this machine reaches the server. For other devices, start it with: %@	Solo questo computer raggiunge il server. Per altri dispositivi avvialo così: \#u{1}a
Only this machine reaches the server. For phones, start it with: %@	Solo questo computer raggiunge il server. Per i telefoni avvialo così: \#u{1}a
Open %@	Apri \#u{1}a
Open <strong>Settings → General → About → Certificate Trust Settings</strong> and switch on <strong2>%@</strong2>.	Apri <strong>Impostazioni → Generali → Info → Attendibilità certificati</strong> e attiva <strong2>\#u{1}a</strong2>.
Open <strong>Settings</strong>, search for <strong2>CA certificate</strong2>, and tap it. On most phones it is under <strong3>Security & privacy → More security settings → Install a certificate</strong3>.	Apri <strong>Impostazioni</strong>, cerca <strong2>certificato CA</strong2> e toccalo. Su quasi tutti i telefoni è in <strong3>Sicurezza e privacy → Altre impostazioni → Installa un certificato</strong3>.
Open <strong>Settings</strong>, tap <strong2>Profile Downloaded</strong2>, then <strong3>Install</strong3>.	Apri <strong>Impostazioni</strong>, tocca <strong2>Profilo scaricato</strong2>, poi <strong3>Installa</strong3>.
Open <strong>Trusted credentials → User</strong>, tap <strong2>%@</strong2>, and compare the SHA-256 fingerprint.	Apri <strong>Credenziali attendibili → Utente</strong>, tocca <strong2>\#u{1}a</strong2> e confronta l’impronta SHA-256.
Open the invite again, or ask for a new one.	Apri di nuovo l’invito o chiedine uno nuovo.
Open the link that the server printed. The link command prints another.	Apri il link mostrato dal server. Il comando link ne mostra un altro.
Open this link on the screen	Apri questo link sullo schermo
Open this page in Chrome and download the certificate.	Apri questa pagina in Chrome e scarica il certificato.
Open this page in Safari, download the certificate and tap <strong>Allow</strong>.	Apri questa pagina in Safari, scarica il certificato e tocca <strong>Consenti</strong>.
Or enter the code %@ at %@/join	O inserisci il codice \#u{1}a su \#u{1}b/join
Or read out the code <strong>%@</strong>. It is entered at <span>%@</span>.	O leggi il codice <strong>\#u{1}a</strong>. Si inserisce su <span>\#u{1}b</span>.
Organiser	Organizzatore
Other devices stay signed in.	Gli altri dispositivi restano connessi.
Other people have accounts in it, which belong to this store alone.	Altre persone vi hanno account che appartengono solo a questo archivio.
Over plain HTTP your browser opens no pages offline. <a>Use HTTPS</a>	Con HTTP semplice il browser non apre pagine offline. <a>Usa HTTPS</a>
Pages	Pagine
Pages on this phone	Pagine su questo dispositivo
Paused	In pausa
People	Persone
People · %@	Persone · \#u{1}a
Phones	Telefoni
Phones open pages offline and install apps only over HTTPS. Over plain HTTP a phone still queues what you enter while a page stays open, but it cannot open the page again without the server.	I telefoni aprono pagine offline e installano app solo via HTTPS. Con HTTP semplice il telefono conserva gli inserimenti finché la pagina è aperta, ma non può riaprirla senza server.
Places	Luoghi
Press <strong>Ask to sign in</strong> there.	Premi là <strong>Chiedi di accedere</strong>.
Previous page	Pagina precedente
Print	Stampa
Print this page, or write the code down. It is shown once.	Stampa questa pagina o annota il codice. Si mostra una volta.
Publishes results	Pubblica i risultati
QR code of %@	Codice QR di \#u{1}a
QR code of the link	Codice QR del link
Reason: %@	Motivo: \#u{1}a
Reconnecting since %@	Riconnessione dalle \#u{1}a
Recovery code	Codice di recupero
Refuse	Rifiuta
Refuse if the other device shows another number, or none.	Rifiuta se l’altro dispositivo mostra un altro numero, o nessuno.
Rejected: %@	Rifiutato: \#u{1}a
Remove	Rimuovi
Remove %@? Entries stay.	Rimuovere \#u{1}a? Gli inserimenti restano.
Remove <bdi>%@</bdi>	Rimuovi <bdi>\#u{1}a</bdi>
Removed from this device. If the server received the entry before, it is recorded there.	Rimosso da questo dispositivo. Se il server aveva già ricevuto la registrazione, è salvata lì.
Replace recovery code	Sostituisci codice di recupero
Restore	Ripristina
Run this command on the machine of the server, or use its pages.	Esegui questo comando sul computer del server, o usa le sue pagine.
Run this command on the machine of the server.	Esegui questo comando sul computer del server.
SHA-256 of the content: %@	SHA-256 del contenuto: \#u{1}a
Save	Salva
Saved on this device	Salvato su questo dispositivo
Saved: %@	Salvato: \#u{1}a
Scan this code with the camera of the other device, or type the address there.	Inquadra questo codice con l’altro dispositivo, o scrivi là l’indirizzo.
Search	Cerca
Second device	Secondo dispositivo
Second phone	Secondo telefono
Send JSON in UTF-8.	Invia JSON in UTF-8.
Send JSON such as %@.	Invia JSON come \#u{1}a.
Send at most %@ bytes at once.	Invia al massimo \#u{1}a byte per volta.
Send at most 30.	Inviane al massimo 30.
Send it again later, or update the server.	Invialo più tardi, o aggiorna il server.
Send less at once.	Invia meno alla volta.
Send one Host header, such as localhost:8080, and a path.	Invia un’intestazione Host, come localhost:8080, e un percorso.
Send this link	Invia questo link
Server	Server
Serving on %@	Il server è su \#u{1}a
Several servers need the same --session-keys file.	Più server hanno bisogno dello stesso file --session-keys.
Several servers run. Use --prepare first, and copy the key file to all of them.	Sono attivi più server. Usa prima --prepare e copia il file delle chiavi su tutti.
Share link	Condividi il link
Show	Mostra
Show a new QR code	Mostra un nuovo codice QR
Show a new QR code on your first device.	Mostra un nuovo codice QR sul primo dispositivo.
Show a new QR code on your first device. Each is valid for two minutes.	Mostra un nuovo codice QR sul primo dispositivo. Ognuno vale due minuti.
Show a new QR code on your first device. If it was not you who opened the link, refuse it there.	Mostra un nuovo codice QR sul primo dispositivo. Se non hai aperto tu il link, rifiuta là.
Show a new QR code there to try again.	Mostra là un nuovo codice QR per riprovare.
Sign in	Accedi
Sign in as %@ with this link. It works once:	Accedi come \#u{1}a con questo link. Vale una volta:
Sign in as <bdi>%@</bdi>	Accedi come <bdi>\#u{1}a</bdi>
Sign in as the owner of %@ to sync other people’s entries too.	Accedi come proprietario di \#u{1}a per sincronizzare anche gli inserimenti altrui.
Sign in on this device	Accedi su questo dispositivo
Sign in to keep score	Accedi per segnare
Sign out	Esci
Sign out anyway	Esci comunque
Sign out of this device	Esci da questo dispositivo
Sign out without a way back?	Uscire senza poter tornare?
Sign-in link for <bdi>%@</bdi>	Link di accesso per <bdi>\#u{1}a</bdi>
Signed in as	Accesso come
Signed in there as <bdi>%@</bdi>.	Accesso là come <bdi>\#u{1}a</bdi>.
Signed in to %@ as %@. Use it with --store %@	Accesso a \#u{1}a come \#u{1}b. Usa --store \#u{1}c
Signed out of %@	Uscito da \#u{1}a
Signed out of %@.	Uscito da \#u{1}a.
Signed out of %@. Your settings and notices are no longer on this device.	Uscito da \#u{1}a. Le tue impostazioni e i tuoi avvisi non sono più su questo dispositivo.
Signs this member out on every device, and ends the recovery code.	Disconnette questo membro da tutti i dispositivi e annulla il codice di recupero.
Signs you out on all other devices.	Ti disconnette da tutti gli altri dispositivi.
Since this invite was made, you left or were removed.	Da questo invito te ne sei andato o sei stato rimosso.
Sixteen letters and digits, such as 7KQ2-M9XF-3DPA-0RST. Dashes and capitals do not matter.	Sedici lettere e cifre, come 7KQ2-M9XF-3DPA-0RST. Trattini e maiuscole non contano.
Skip to the content	Vai al contenuto
Someone tried %@ wrong codes within an hour from %@. All were rejected.	Qualcuno ha provato \#u{1}a codici sbagliati in un’ora da \#u{1}b. Sono stati tutti rifiutati.
Someone tried %@ wrong codes within an hour. All were rejected.	Qualcuno ha provato \#u{1}a codici sbagliati in un’ora. Sono stati tutti rifiutati.
Someone tried an old recovery code of %@ and was not signed in. Ask %@ who has the code.	Qualcuno ha provato un vecchio codice di recupero di \#u{1}a e non ha effettuato l’accesso. Chiedi a \#u{1}b chi ha il codice.
Someone tried an old recovery code of yours and was not signed in. If it was not you, someone may have it.	Qualcuno ha provato un tuo vecchio codice di recupero e non ha effettuato l’accesso. Se non eri tu, qualcuno può averlo.
Something went wrong here.	Qui qualcosa è andato storto.
Stay signed in	Resta connesso
Stay signed in as <bdi>%@</bdi>	Resta come <bdi>\#u{1}a</bdi>
Stopped. All entries are saved.	Fermato. Tutti gli inserimenti sono salvati.
Submission %@	Invio \#u{1}a
Sync	Sincronizzazione
Sync failed, nothing is lost: %@	Sincronizzazione non riuscita, nulla è perso: \#u{1}a
Sync now	Sincronizza ora
Synced with %@	Sincronizzato con \#u{1}a
Synced with %@, except for what stays here	Sincronizzato con \#u{1}a, tranne ciò che resta qui
Take my data along (CSV)	Porta con me i miei dati (CSV)
Talk to the organiser.	Parla con l’organizzatore.
Tap <strong>Install anyway</strong> and choose the downloaded file.	Tocca <strong>Installa comunque</strong> e scegli il file scaricato.
That did not work (%@). Try again.	Non ha funzionato (\#u{1}a). Riprova.
The %@ %@	\#u{1}a: \#u{1}b
The --url is the beginning of an address, such as https://scores.example	--url è l’inizio di un indirizzo, come https://scores.example
The SHA-256 fingerprint of the certificate, to compare on the phone:	L’impronta SHA-256 del certificato, da confrontare sul telefono:
The address is shown once. It can make entries for you in <bdi>%@</bdi>, and do nothing else.	L’indirizzo viene mostrato una volta. Può registrare per te in <bdi>\#u{1}a</bdi> e nient’altro.
The address or a field of the request has too many combining marks in a row.	L’indirizzo o un campo della richiesta contiene troppi segni combinanti di seguito.
The board exists with another definition.	La classifica esiste con un’altra definizione.
The body is not JSON.	Il corpo non è JSON.
The body is not an entry.	Il contenuto non è un inserimento.
The body is not the JSON that belongs here.	Il corpo non è il JSON previsto qui.
The certificate cannot cover %@. Choose a name that ends in .local, .lan, .home.arpa or .internal.	Il certificato non può coprire \#u{1}a. Scegli un nome che finisce in .local, .lan, .home.arpa o .internal.
The certificate cannot vouch for the names of other websites. You can remove it in the same settings at any time.	Il certificato non può garantire nomi di altri siti. Puoi rimuoverlo quando vuoi nelle stesse impostazioni.
The code works once, until <time>%@</time>. This page changes when the other device asks. Without scripts, reload it.	Il codice vale una volta, fino a <time>\#u{1}a</time>. Questa pagina cambia quando l’altro dispositivo chiede. Senza script, ricaricala.
The damaged log is kept as %@.	Il registro danneggiato è conservato come \#u{1}a.
The device opens your account now.	Ora apre il tuo account.
The device or program sends JSON by POST, such as:	Il dispositivo o il programma invia JSON con POST, ad esempio:
The device says that it is %@. It must show this number:	Dice di essere \#u{1}a. Deve mostrare questo numero:
The disk is full. Nothing was changed.	Non c’è più spazio sul disco. Non è cambiato nulla.
The document is larger than %@ bytes.	Il documento supera \#u{1}a byte.
The file /openapi.yaml lists the methods of each address.	Il file /openapi.yaml elenca i metodi di ogni indirizzo.
The file could not be read.	Il file non si è potuto leggere.
The file has a password. Save it without one.	Il file ha una password. Salvalo senza.
The file is damaged or not a workbook. Save it again as .xlsx or as CSV.	Il file è danneggiato o non è una cartella di lavoro. Salvalo di nuovo come .xlsx o CSV.
The file is too large for an entry list. Save only the list, as .xlsx or as CSV.	Il file è troppo grande per un elenco di iscritti. Salva solo l’elenco, come .xlsx o CSV.
The first device has not confirmed this one yet.	Il primo dispositivo non ha ancora confermato questo.
The first device refused to sign this one in.	Il primo dispositivo ha rifiutato l’accesso di questo.
The form could not be read.	Il modulo non si è potuto leggere.
The form is incomplete.	Il modulo è incompleto.
The header Idempotency-Key is missing. It names this write.	Manca l’intestazione Idempotency-Key, che nomina questa scrittura.
The id of this entry is too long. Reload the page, then enter it again.	L’identificativo di questo inserimento è troppo lungo. Ricarica la pagina e inserisci di nuovo.
The journal is closed.	Il registro è chiuso.
The journal keeps the records: the files and backups of the server, and programs of members that read the journal, still have them.	Il diario conserva le registrazioni: i file e le copie del server, e i programmi dei membri che leggono il diario, le hanno ancora.
The key is new.	La chiave è nuova.
The key is new. All accounts are signed out.	La chiave è nuova. Tutti gli account sono disconnessi.
The link shows the live board, and nothing else, until you end it below. It is shown once.	Il link mostra la classifica in diretta e nient’altro, finché lo disattivi sotto. Si mostra una volta.
The link works once. This member stays signed in on every other device.	Il link vale una volta. Questo membro resta connesso sugli altri dispositivi.
The link works once. This member was signed out on every device.	Il link vale una volta. Questo membro è stato disconnesso da tutti i dispositivi.
The link, the QR code and the code are shown once. Each person who uses one enters a name and becomes a member.	Link, codice QR e codice si mostrano una volta. Chi ne usa uno scrive un nome e diventa membro.
The new key is in the file and signs nothing yet. Copy the file to all servers, then rotate the keys.	La nuova chiave è nel file e non firma ancora nulla. Copia il file su tutti i server, poi cambia le chiavi.
The organiser cannot leave. Make another member the organiser first.	L’organizzatore non può andarsene. Prima nomina organizzatore un altro membro.
The organiser did not let you in.	L’organizzatore non ti ha fatto entrare.
The organiser has let you in.	L’organizzatore ti ha fatto entrare.
The organiser sees this number beside your name:	L’organizzatore vede questo numero accanto al tuo nome:
The other device is signed in.	L’altro dispositivo ha eseguito l’accesso.
The period is closed.	Il periodo è chiuso.
The phone must show the same fingerprint as the server's terminal. If it does not, remove the certificate: another person may have sent it.	Il telefono deve mostrare la stessa impronta del terminale del server. Se no, rimuovi il certificato: può averlo inviato qualcun altro.
The player has no entry on this board.	Il giocatore non ha un punteggio in questa classifica.
The port is a number from 0 to 65535.	La porta è un numero da 0 a 65535.
The query is not escaped text.	La richiesta non è testo codificato.
The report is removed.	La segnalazione è rimossa.
The request is incomplete or damaged.	La richiesta è incompleta o danneggiata.
The request is too large.	La richiesta è troppo grande.
The request must name this server once.	La richiesta deve nominare questo server una volta.
The request was refused: %@.	La richiesta è stata rifiutata: \#u{1}a.
The score is not plausible on this board.	Il punteggio non è plausibile in questa classifica.
The score would be too large to count.	Il punteggio sarebbe troppo grande.
The server %@ does not have the new key yet. Copy the key file there, and try again in 20 seconds.	Il server \#u{1}a non ha ancora la nuova chiave. Copia lì il file delle chiavi e riprova tra 20 secondi.
The server did not accept everything. Sign in there as its owner with 'login', and copy again.	Il server non ha accettato tutto. Accedi lì come proprietario con 'login' e copia di nuovo.
The server does not answer, and this cannot be queued. Nothing was sent, and what you entered is still here. Try again.	Il server non risponde, e questo non può restare in coda. Non è stato inviato nulla, e quello che hai scritto è ancora qui. Riprova.
The server does not answer, and this page is not on this device. Try again.	Il server non risponde, e questa pagina non è su questo dispositivo. Riprova.
The server does not answer, and this phone has not opened the page before. Entries that are queued here stay queued.	Il server non risponde e questo dispositivo non ha mai aperto la pagina. Le registrazioni in attesa qui restano in attesa.
The server knows accounts by ids of another kind.	Il server conosce gli account con identificatori di un altro tipo.
The server would change some of it.	Il server ne modificherebbe una parte.
The server would not take all of it, such as %@.	Il server non accetterebbe tutto, per esempio \#u{1}a.
The server would not take all of it: %@	Il server non accetterebbe tutto: \#u{1}a
The server would reject some of it: %@	Il server ne rifiuterebbe una parte: \#u{1}a
The sign-in link could not be made: %@. %@ tries again.	Il link di accesso non si è potuto creare: \#u{1}a. \#u{1}b riprova.
The spreadsheet has rounded "%@". Format the column as text, then save the list again.	Il foglio di calcolo ha arrotondato "\#u{1}a". Imposta la colonna come testo e salva di nuovo l’elenco.
The store cannot be reached. Try again.	L’archivio non è raggiungibile. Riprova.
The store does not answer.	L’archivio non risponde.
The store is damaged.	L’archivio è danneggiato.
The store is from a newer version of this program.	L’archivio è di una versione più recente di questo programma.
The store is not damaged. It has %@ records.	\#u{2}a\#u{3}1L’archivio non è danneggiato. Ha \#u{1}a record.\#u{3}oL’archivio non è danneggiato. Ha \#u{1}a record.\#u{4}
The store takes no writes, because the disk is full.	L’archivio non accetta modifiche perché il disco è pieno.
The store takes no writes.	L’archivio non accetta modifiche.
The target keeps its own %@/.	La destinazione mantiene il proprio \#u{1}a/.
The time of this entry is not allowed. Check the clock of the device, then send it again.	L’ora di questa voce non è ammessa. Controlla l’orologio del dispositivo e invia di nuovo.
The value of "%@" cannot be read.	Il valore di "\#u{1}a" non si può leggere.
The workbook has no visible sheet. Show the sheet with the list, then save it again.	La cartella non ha fogli visibili. Mostra il foglio con l’elenco, poi salvala di nuovo.
There are %@ already. End one first.	Ce ne sono già \#u{1}a. Prima disattivane uno.
There is a member called %@ already.	C’è già un membro di nome \#u{1}a.
There is news.	Ci sono novità.
There is no edit %@. Use '%@ lost' to see the numbers.	Non c’è la modifica \#u{1}a. '\#u{1}b lost' mostra i numeri.
There is no store at "%@". Check --from.	Non c’è un archivio in "\#u{1}a". Controlla --from.
There is no such board.	Questa classifica non esiste.
There is nothing here yet. Create one first.	Ancora niente qui. Prima creane uno.
There is nothing here, or it is not yours to see.	Qui non c’è nulla, o non puoi vederlo.
There is nothing here, or it is not yours to see. List what there is.	Qui non c’è nulla, o non puoi vederlo. Guarda l’elenco.
There is nothing to undo.	Non c’è nulla da annullare.
There is nothing to undo. Reload the page to see why.	Non c’è nulla da annullare. Ricarica la pagina per vedere perché.
These settings are being synced with %@.	Queste impostazioni si stanno sincronizzando con \#u{1}a.
These settings are stored here only: you are signed out of %@.	Queste impostazioni sono solo qui: sei uscito da \#u{1}a.
These settings are stored here: %@ cannot be reached.	Queste impostazioni sono qui: \#u{1}a non è raggiungibile.
These settings are synced with %@.	Queste impostazioni sono sincronizzate con \#u{1}a.
These settings were changed at %@, too, and will be merged soon.	Queste impostazioni sono cambiate anche su \#u{1}a e presto si uniranno.
They are sent when their owners sign in here again.	Saranno inviati quando i loro proprietari accederanno di nuovo qui.
This QR code has expired.	Questo codice QR è scaduto.
This address does not take this kind of request.	Questo indirizzo non accetta questo tipo di richiesta.
This app does not have the language "%@". Use one of: %@.	Questa app non ha la lingua "\#u{1}a". Usa una di: \#u{1}b.
This cannot be recorded yet: the description is missing here, or needs a newer version.	Questo non si può ancora registrare: manca la descrizione, o serve una versione più recente.
This cannot be stored. Check the numbers, then try again.	Questo non si può salvare. Controlla i numeri e riprova.
This device cannot store what the server sent: %@	Questo dispositivo non può salvare ciò che il server ha inviato: \#u{1}a
This device is signed in until %@.	Questo dispositivo resta connesso fino al \#u{1}a.
This device is signed in.	Questo dispositivo ha eseguito l’accesso.
This device shows a QR code, and the other one opens it. Nothing happens before you confirm here.	Questo dispositivo mostra un codice QR e l’altro lo apre. Non succede nulla finché confermi qui.
This entry has changed since. Reload the page to see how.	Questa registrazione è cambiata. Ricarica la pagina per vederla.
This event was already recorded with other content.	Questo evento è già registrato con altro contenuto.
This form was sent before with other entries. Reload the page, then enter it again.	Questo modulo è già stato inviato con altri dati. Ricarica la pagina e compila di nuovo.
This invite is invalid or has expired.	Questo invito non è valido o è scaduto.
This is a workbook of an old kind (.xls). Save it as .xlsx or as CSV.	È una cartella di lavoro di un vecchio formato (.xls). Salvala come .xlsx o CSV.
This is closed and takes no more entries.	È chiuso e non accetta altri inserimenti.
This is not a sign-in link. One looks like http://HOST:PORT/join/… or …/sign-in/…	Non è un link di accesso. Uno è così: http://HOST:PORT/join/… o …/sign-in/…
This item is being edited on this device and on the server. Sync tries again.	Questo elemento è in modifica su questo dispositivo e sul server. La sincronizzazione riprova.
This limit is too small or too large. Send another.	Questo limite è troppo piccolo o troppo grande. Inviane un altro.
This link has expired.	Questo link è scaduto.
This link or code is wrong or has expired. Ask the organiser for a new one.	Questo link o codice è sbagliato o scaduto. Chiedine uno nuovo all’organizzatore.
This link signs you in on this device. It works once.	Questo link ti fa accedere su questo dispositivo. Vale una volta.
This link was used before or has expired.	Questo link è già stato usato o è scaduto.
This name mixes alphabets.	Questo nome mescola alfabeti.
This page belongs to another account.	Questa pagina è di un altro account.
This page came over HTTPS with a certificate that browsers know. Phones can open pages offline and install the app without further steps.	Questa pagina è arrivata via HTTPS con un certificato noto ai browser. I telefoni possono aprire pagine offline e installare l’app senza altri passi.
This page goes on by itself. Without scripts, reload it.	Questa pagina va avanti da sola. Senza script, ricaricala.
This page has a new version. Send what you typed, then reload the page.	Questa pagina ha una nuova versione. Invia ciò che hai scritto e ricarica la pagina.
This page is not on this phone yet	Questa pagina non è ancora su questo dispositivo
This page then shows how each phone learns to trust the server.	Questa pagina mostra poi come ogni telefono autorizza il server.
This place in the list of changes is not known here.	Questo punto nell’elenco delle modifiche qui non è noto.
This recovery code is wrong or was used before.	Questo codice di recupero è sbagliato o già usato.
This recovery code is wrong or was used before. Enter your newest code, or ask for a sign-in link.	Questo codice di recupero è sbagliato o già usato. Inserisci il più recente, o chiedi un link di accesso.
This request has been answered or has expired.	Questa richiesta ha già una risposta o è scaduta.
This server does not answer to that name.	Questo server non risponde a quel nome.
This server has a certificate of its own. A phone that trusts it can open pages offline and install the app. Each phone needs this once.	Questo server ha un certificato proprio. Un telefono che lo autorizza può aprire pagine offline e installare l’app. Serve una volta per telefono.
This server is about to stop and finishes its requests.	Questo server sta per fermarsi e finisce le sue richieste.
This server speaks plain HTTP	Questo server usa HTTP semplice
This server’s clock shows %@, but its newest entry is from %@. Check the date and time of this computer. If they are right now, nothing is lost and this notice ends by itself.	L’orologio del server segna \#u{1}a, ma l’inserimento più recente è del \#u{1}b. Controlla data e ora di questo computer. Se ora sono giuste, nulla è perso e questo avviso finisce da solo.
This store belongs to another account than %@ at %@. Use another one with --store.	Questo archivio è di un altro account rispetto a \#u{1}a su \#u{1}b. Usane un altro con --store.
This store does not belong to the account of %@ at %@.	Questo archivio non appartiene all’account di \#u{1}a su \#u{1}b.
This store holds %@ entries made before you signed in.	\#u{2}a\#u{3}1Questo archivio contiene \#u{1}a voce di prima del tuo accesso.\#u{3}oQuesto archivio contiene \#u{1}a voci di prima del tuo accesso.\#u{4}
This store now belongs to the account of %@ at %@.	Questo archivio appartiene ora all’account di \#u{1}a su \#u{1}b.
This store was used before you signed in, and cannot be given to the account of %@ as a whole. %@	Questo archivio è stato usato prima del tuo accesso e non può essere assegnato per intero all’account di \#u{1}a. \#u{1}b
This submission cannot be reverted here.	Questo invio qui non si può ritirare.
This submission was already made with other content.	Questo invio è già stato fatto con altro contenuto.
This takes the server too long. Send less at once, or only what belongs to the list.	Il server impiega troppo tempo. Invia meno in una volta, o solo ciò che fa parte dell’elenco.
This value is not allowed: %@. Change it and try again.	Questo valore non è ammesso: \#u{1}a. Cambialo e riprova.
This write was already made with other content.	Questa scrittura è già stata fatta con altro contenuto.
To open %@ like an app, tap Share, then Add to Home Screen.	Per aprire \#u{1}a come app, tocca Condividi, poi Aggiungi alla schermata Home.
To sign in on a new device, open <strong>%@</strong> and enter this code. It works once. You then get a new one.	Per accedere su un nuovo dispositivo, apri <strong>\#u{1}a</strong> e inserisci questo codice. Vale una volta. Poi ne ricevi uno nuovo.
Too many browsers wait for the organiser here.	Troppi browser aspettano qui l’organizzatore.
Too many came with this invite at once.	Troppe persone insieme con questo invito.
Too many codes are being tried at once.	Si provano troppi codici insieme.
Too many large requests at once.	Troppe richieste grandi insieme.
Too many live views are open.	Troppe viste in diretta aperte.
Too many old codes of eight letters were tried.	Provati troppi vecchi codici di otto lettere.
Too many requests at once.	Troppe richieste insieme.
Try again	Riprova
Try again in %@ s.	Riprova fra \#u{1}a s.
Try again in a few seconds.	Riprova fra qualche secondo.
Try again.	Riprova.
Undo	Annulla
Undo: %@	Annulla: \#u{1}a
Undone.	Annullato.
Use --code or --recovery, not both.	Usa --code o --recovery, non entrambi.
Use --list or --end, not both.	Usa --list o --end, non entrambi.
Use --prepare or --sign-out, not both.	Usa --prepare o --sign-out, non entrambi.
Use --restore or --dismiss, not both.	Usa --restore o --dismiss, non entrambi.
Use --store to name the store to repair, such as file:club.	Indica con --store l’archivio, come file:club.
Use --tls-certificate and --tls-key together.	Usa --tls-certificate e --tls-key insieme.
Viewer	Spettatore
Wait until some of them are answered, then try again.	Aspetta che alcune ricevano risposta e riprova.
Why do you sign in here?	Perché accedi qui?
Without an account on the server: %@. Their entries are there. Invite them.	Senza account sul server: \#u{1}a. Le loro voci ci sono. Invitali.
Yes, I have a recovery code	Sì, ho un codice di recupero
Yes, ask the organiser to let me in	Sì, chiedi all’organizzatore di farmi entrare
You are not signed in there. Use '%@ login LINK' with a link from its pages.	Là non hai eseguito l’accesso. Usa '\#u{1}a login LINK' con un link delle sue pagine.
You are not signed in to %@. Use '%@ login LINK' with a link from its pages.	Non hai eseguito l’accesso a \#u{1}a. Usa '\#u{1}b login LINK' con un link delle sue pagine.
You are not signed in.	Non hai eseguito l’accesso.
You are signed in as <bdi>%@</bdi>. The code signs this device in as the account that the code belongs to.	Hai eseguito l’accesso come <bdi>\#u{1}a</bdi>. Il codice fa accedere questo dispositivo con l’account del codice.
You are signed in as <bdi>%@</bdi>. This device changes to the account <bdi2>%@</bdi2>.	Hai l’accesso come <bdi>\#u{1}a</bdi>. Questo dispositivo passa all’account <bdi2>\#u{1}b</bdi2>.
You are signed in as <bdi>%@</bdi>. This device changes to the account of the QR code.	Hai eseguito l’accesso come <bdi>\#u{1}a</bdi>. Questo dispositivo passa all’account del codice QR.
You are signed in as <strong><bdi>%@</bdi></strong>.	Hai eseguito l’accesso come <strong><bdi>\#u{1}a</bdi></strong>.
You are signed in on this device and on %@ other devices.	\#u{2}a\#u{3}1Sei connesso su questo dispositivo e su un altro (\#u{1}a).\#u{3}oSei connesso su questo dispositivo e su altri \#u{1}a.\#u{4}
You are signed in on this device only.	Sei connesso solo su questo dispositivo.
You are signed out of %@, or signed in as someone else. Use '%@ login LINK'.	Sei uscito da \#u{1}a, o hai accesso come qualcun altro. Usa '\#u{1}b login LINK'.
You are signed out of %@, or signed in there as someone else. Sign in there again as before.	Sei uscito da \#u{1}a, o hai accesso come qualcun altro. Accedi di nuovo come prima.
You are signed out.	Sei uscito.
You cannot make a sign-in link for this member.	Non puoi creare un link di accesso per questo membro.
You confirmed the device.	Hai confermato il dispositivo.
You have a recovery code, made on <time>%@</time>. It signs you in once on any device.	Hai un codice di recupero, creato il <time>\#u{1}a</time>. Ti fa accedere una volta su qualsiasi dispositivo.
You have created too many recently.	Ne hai creati troppi di recente.
You have no recovery code, and no other device is signed in as <bdi>%@</bdi>. After you sign out, only a link from the organiser lets you in again.	Non hai un codice di recupero e nessun altro dispositivo è connesso come <bdi>\#u{1}a</bdi>. Dopo l’uscita solo un link dell’organizzatore ti fa rientrare.
You have no recovery code. If you lose this device, only a link from the organiser lets you in again.	Non hai un codice di recupero. Se perdi questo dispositivo, solo un link dell’organizzatore ti fa rientrare.
You have sent too much at once.	Hai inviato troppo insieme.
You lose access to <bdi>%@</bdi>. Your entries stay. A new invite lets you in again.	Perdi l’accesso a <bdi>\#u{1}a</bdi>. I tuoi inserimenti restano. Un nuovo invito ti fa rientrare.
You may not do this here. Ask the organiser.	Qui non puoi farlo. Chiedi all’organizzatore.
You refused the device.	Hai rifiutato il dispositivo.
You run this. Hand it over to another member before you leave.	Lo gestisci tu. Passalo a un altro membro prima di andartene.
You signed in a second device: %@. If it was not you, ask the organiser for a link for a lost phone.	Hai fatto accedere un secondo dispositivo: \#u{1}a. Se non eri tu, chiedi all’organizzatore un link per telefono perso.
Your account	Il tuo account
Your changes are stored here, and not at %@ yet.	Le tue modifiche sono qui, e non ancora su \#u{1}a.
Your edit is restored.	La tua modifica è ripristinata.
Your entries are synced with %@	I tuoi inserimenti sono sincronizzati con \#u{1}a
Your entries stay on this device until you sign in again.	I tuoi inserimenti restano su questo dispositivo finché non accedi di nuovo.
Your entries, notes and name are shown and counted nowhere any more, in past weeks too.	Le tue voci, le note e il nome non sono più mostrati né contati da nessuna parte, neanche nelle settimane passate.
Your first device has confirmed this one.	Il tuo primo dispositivo ha confermato questo.
Your first device refused this one.	Il tuo primo dispositivo ha rifiutato questo.
Your first device shows the QR code that led here. It has to confirm this device.	Il tuo primo dispositivo mostra il codice QR che ti ha portato qui. Deve confermare questo dispositivo.
Your name	Il tuo nome
Your new recovery code, shown once: %@	Il tuo nuovo codice di recupero, mostrato una volta: \#u{1}a
Your other devices stay signed in.	Gli altri tuoi dispositivi restano connessi.
Your recovery code signed in %@. If it was not you, tell the owner of this server now.	Il tuo codice di recupero ha fatto accedere \#u{1}a. Se non eri tu, avvisa subito il proprietario del server.
Your recovery code signed in %@. Your other devices were signed out. If it was not you, tell the owner of this server now.	Il tuo codice di recupero ha fatto accedere \#u{1}a. Gli altri dispositivi sono stati disconnessi. Se non eri tu, avvisa subito il proprietario del server.
Your settings	Le tue impostazioni
iPhone and iPad	iPhone e iPad
items copied	elementi copiati
stays on this device	resta su questo dispositivo
up to 200 people	fino a 200 persone
up to 30 people	fino a 30 persone
up to 5 people	fino a 5 persone
y	s
yes	sì
… and %@ more lines	\#u{2}a\#u{3}1… e \#u{1}a altra riga\#u{3}o… e altre \#u{1}a righe\#u{4}
"""#),
    PackedWords("nl", #"""
"%@" has a letter in another encoding than the file. Write it again.	"\#u{1}a" bevat een letter in een andere codering dan het bestand. Typ die opnieuw.
"%@" is missing in the query.	"\#u{1}a" ontbreekt in de aanvraag.
%@ Give them to the account of %@?	\#u{1}a Aan het account van \#u{1}b geven?
%@ Use --adopt to give them to the account of %@, or another store with --store.	\#u{1}a Geef ze met --adopt aan het account van \#u{1}b, of kies met --store een andere opslag.
%@ Use --recovery with your code, or --someone-else if you are another person.	\#u{1}a Gebruik --recovery met je code, of --someone-else als je iemand anders bent.
%@ asks to be let in	\#u{1}a vraagt om toegang
%@ boards	\#u{2}a\#u{3}1\#u{1}a stand\#u{3}o\#u{1}a standen\#u{4}
%@ cannot be reached	\#u{1}a is niet bereikbaar
%@ cannot be read. Check the path.	\#u{1}a kan niet worden gelezen. Controleer het pad.
%@ cannot be read: %@	\#u{1}a kan niet worden gelezen: \#u{1}b
%@ changes are held up on the way to or from %@	\#u{2}a\#u{3}1\#u{1}a wijziging van of naar \#u{1}b zit vast\#u{3}o\#u{1}a wijzigingen van of naar \#u{1}b zitten vast\#u{4}
%@ changes are pending for %@	\#u{2}a\#u{3}1\#u{1}a wijziging staat klaar voor \#u{1}b\#u{3}o\#u{1}a wijzigingen staan klaar voor \#u{1}b\#u{4}
%@ changes are pending: signed out of %@	\#u{2}a\#u{3}1\#u{1}a wijziging staat klaar: uitgelogd bij \#u{1}b\#u{3}o\#u{1}a wijzigingen staan klaar: uitgelogd bij \#u{1}b\#u{4}
%@ connections have the id "%@". See their ids with --list.	\#u{1}a verbindingen hebben de id "\#u{1}b". --list toont de id’s.
%@ connections of other programs ended, because a phone of yours was lost. Create them again on the page Connections.	\#u{2}a\#u{3}1\#u{1}a verbinding van een ander programma is beëindigd, omdat een telefoon van je kwijt is. Maak haar opnieuw op de pagina Verbindingen.\#u{3}o\#u{1}a verbindingen van andere programma’s zijn beëindigd, omdat een telefoon van je kwijt is. Maak ze opnieuw op de pagina Verbindingen.\#u{4}
%@ damaged parts were dropped: %@	\#u{2}a\#u{3}1\#u{1}a beschadigd deel is weggelaten: \#u{1}b\#u{3}o\#u{1}a beschadigde delen zijn weggelaten: \#u{1}b\#u{4}
%@ documents	\#u{2}a\#u{3}1\#u{1}a document\#u{3}o\#u{1}a documenten\#u{4}
%@ edits were overwritten. Use '%@ lost' to see them.	\#u{2}a\#u{3}1\#u{1}a wijziging is overschreven. '\#u{1}b lost' toont haar.\#u{3}o\#u{1}a wijzigingen zijn overschreven. '\#u{1}b lost' toont ze.\#u{4}
%@ entries are queued on this device and not sent yet.	\#u{2}a\#u{3}1\#u{1}a invoer wacht op dit apparaat en is nog niet verzonden.\#u{3}o\#u{1}a invoeren wachten op dit apparaat en zijn nog niet verzonden.\#u{4}
%@ entries are queued on this device.	\#u{2}a\#u{3}1\#u{1}a invoer wacht op dit apparaat.\#u{3}o\#u{1}a invoeren wachten op dit apparaat.\#u{4}
%@ entries of other accounts are queued on this device.	\#u{2}a\#u{3}1\#u{1}a invoer van een ander account wacht op dit apparaat.\#u{3}o\#u{1}a invoeren van andere accounts wachten op dit apparaat.\#u{4}
%@ events	\#u{2}a\#u{3}1\#u{1}a gebeurtenis\#u{3}o\#u{1}a gebeurtenissen\#u{4}
%@ has no accounts, so it cannot sync. Check the address.	\#u{1}a heeft geen accounts en kan niet synchroniseren. Controleer het adres.
%@ items copied. Both stores have the same content:	\#u{2}a\#u{3}1\#u{1}a item gekopieerd. Beide opslagen hebben dezelfde inhoud:\#u{3}o\#u{1}a items gekopieerd. Beide opslagen hebben dezelfde inhoud:\#u{4}
%@ items copied. The server has all of them:	\#u{2}a\#u{3}1\#u{1}a item gekopieerd. De server heeft het:\#u{3}o\#u{1}a items gekopieerd. De server heeft ze allemaal:\#u{4}
%@ items differ from %@: %@	\#u{2}a\#u{3}1\#u{1}a item wijkt af van \#u{1}b: \#u{1}c\#u{3}o\#u{1}a items wijken af van \#u{1}b: \#u{1}c\#u{4}
%@ journals	\#u{2}a\#u{3}1\#u{1}a journaal\#u{3}o\#u{1}a journaals\#u{4}
%@ made a new sign-in link for you. All your devices were signed out. If you did not ask for it, tell the owner of this server.	\#u{1}a heeft een nieuwe inloglink voor je gemaakt. Al je apparaten zijn uitgelogd. Heb je er niet om gevraagd, zeg het de eigenaar van deze server.
%@ made a new sign-in link for you. Your other devices stay signed in. If you did not ask for it, tell the owner of this server.	\#u{1}a heeft een nieuwe inloglink voor je gemaakt. Je andere apparaten blijven ingelogd. Heb je er niet om gevraagd, zeg het de eigenaar van deze server.
%@ must answer once before sync can begin: %@	\#u{1}a moet één keer antwoorden voor het synchroniseren begint: \#u{1}b
%@ new notices	\#u{2}a\#u{3}1\#u{1}a nieuwe melding\#u{3}o\#u{1}a nieuwe meldingen\#u{4}
%@ of yours are called "%@". Use the id from the list.	\#u{1}a van jou heten "\#u{1}b". Gebruik de id uit de lijst.
%@ opens like an app, also without a connection.	\#u{1}a opent als een app, ook zonder verbinding.
%@ prints another link. Ctrl-C stops the server.	\#u{1}a toont nog een link. Ctrl-C stopt de server.
%@ queued	\#u{1}a in de wacht
%@ records were kept.	\#u{2}a\#u{3}1\#u{1}a record is behouden.\#u{3}o\#u{1}a records zijn behouden.\#u{4}
%@ stays on this device	\#u{1}a blijft op dit apparaat
%@ submissions	\#u{2}a\#u{3}1\#u{1}a inzending\#u{3}o\#u{1}a inzendingen\#u{4}
%@, since %@.	\#u{1}a, sinds \#u{1}b.
%@. /openapi.yaml describes what to send.	\#u{1}a. /openapi.yaml beschrijft wat je moet sturen.
, since <time>%@</time>	, sinds <time>\#u{1}a</time>
--drain is a number of seconds from 0 to 600.	--drain is een aantal seconden van 0 tot 600.
--from and --to are the same store.	--from en --to zijn dezelfde opslag.
--https makes its own certificate. Leave out --url, --tls-certificate and --tls-key.	--https maakt een eigen certificaat. Laat --url, --tls-certificate en --tls-key weg.
--https needs the next port, too. Choose a smaller one.	--https heeft ook de volgende poort nodig. Kies een kleinere.
--second-phone works only with --recovery.	--second-phone werkt alleen met --recovery.
--servers is a number from 1 to 100.	--servers is een getal van 1 tot 100.
1 person	1 persoon
1. Open this page on the phone	1. Open deze pagina op de telefoon
2. Trust the certificate	2. Vertrouw het certificaat
3. Open %@ over HTTPS	3. Open \#u{1}a via HTTPS
<bdi>%@</bdi> asks to be let in with %@.	<bdi>\#u{1}a</bdi> vraagt om toegang met \#u{1}b.
<bdi>%@</bdi> becomes the organiser, and you help to organise.	<bdi>\#u{1}a</bdi> wordt organisator, en jij helpt organiseren.
<bdi>%@</bdi> helps to organise: invites, settings and members.	<bdi>\#u{1}a</bdi> helpt organiseren: uitnodigingen, instellingen en leden.
<bdi>%@</bdi> is pending	<bdi>\#u{1}a</bdi> staat klaar
<bdi>%@</bdi> loses access. Entries stay. Only a new invite lets this member in again.	<bdi>\#u{1}a</bdi> verliest de toegang. Invoer blijft. Alleen een nieuwe uitnodiging laat dit lid weer toe.
<bdi>%@</bdi>, since <time>%@</time>	<bdi>\#u{1}a</bdi>, sinds <time>\#u{1}b</time>
A --name is a host name, such as scorebook.lan	Een --name is een hostnaam, zoals scorebook.lan
A --server-name has letters, digits, dots and hyphens.	Een --server-name bestaat uit letters, cijfers, punten en koppeltekens.
A --trusted-proxy is an address or a network, such as 10.0.0.5 or 10.0.0.0/24	Een --trusted-proxy is een adres of een netwerk, zoals 10.0.0.5 of 10.0.0.0/24
A device asks to sign in as <bdi>%@</bdi>	Een apparaat wil inloggen als <bdi>\#u{1}a</bdi>
A later edit overwrote fields of the other device’s version: %@	Een latere wijziging overschreef velden van de versie van het andere apparaat: \#u{1}a
A later edit overwrote fields of this device’s version: %@	Een latere wijziging overschreef velden van de versie van dit apparaat: \#u{1}a
A later edit overwrote the other device’s version.	Een latere wijziging overschreef de versie van het andere apparaat.
A later edit overwrote this device’s version.	Een latere wijziging overschreef de versie van dit apparaat.
A member with this name is here already.	Er is hier al een lid met deze naam.
A name has 1 to %@ characters that can be seen.	Een naam heeft 1 tot \#u{1}a zichtbare tekens.
A name has 1 to %@ characters.	Een naam heeft 1 tot \#u{1}a tekens.
A new code replaces the one you have.	Een nieuwe code vervangt de huidige.
A newer version of this app wrote this. Update the app.	Een nieuwere versie van deze app schreef dit. Werk de app bij.
A notice of yours	Een melding van jou
A phone must trust this server once. Open this page on the phone, and follow its steps:	Een telefoon moet deze server één keer vertrouwen. Open deze pagina op de telefoon en volg de stappen:
A second device opened a used QR code of %@ and was not signed in.	Een tweede apparaat opende een gebruikte QR-code van \#u{1}a en werd niet ingelogd.
A second device opened a used QR code of yours and was not signed in. If it was not you, someone may have seen your screen.	Een tweede apparaat opende een gebruikte QR-code van jou en werd niet ingelogd. Was jij het niet, dan heeft misschien iemand je scherm gezien.
A server runs for this store already. Open its address in a browser.	Voor deze opslag draait al een server. Open zijn adres in een browser.
A value of this request is not allowed. Correct it and send it again.	Een waarde in deze aanvraag is niet toegestaan. Verbeter haar en verstuur opnieuw.
Active invites	Actieve uitnodigingen
Add second device	Tweede apparaat toevoegen
Add the file to the authorities that your browser or system trusts for websites. In Firefox: <strong>Settings → Certificates → Authorities → Import</strong>.	Voeg het bestand toe aan de autoriteiten die je browser of systeem voor websites vertrouwt. In Firefox: <strong>Instellingen → Certificaten → Organisaties → Importeren</strong>.
After that day, only a recovery code or the organiser lets this device in again.	Na die dag laat alleen een herstelcode of de organisator dit apparaat weer toe.
Allowed: %@.	Toegestaan: \#u{1}a.
An invite has 1 to %@ uses and lasts 1 to 365 days.	Een uitnodiging geldt voor 1 tot \#u{1}a personen en 1 tot 365 dagen.
An invite needs --name, your name on the board.	Een uitnodiging heeft --name nodig, je naam in de stand.
And %@ more.	En nog \#u{1}a.
Android	Android
Another account is signed in in this browser.	In deze browser is een ander account ingelogd.
Another account is signed in in this browser. Load the page again to go on as that account.	In deze browser is een ander account ingelogd. Laad de pagina opnieuw om met dat account verder te gaan.
Another device has opened this link.	Een ander apparaat heeft deze link geopend.
Another edit overwrote these edits, or the server rejected them. Restore each one or discard it.	Een andere wijziging overschreef deze wijzigingen, of de server weigerde ze. Herstel ze of verwijder ze.
Another edit was saved first. Load it again and repeat your change.	Een andere wijziging is eerst opgeslagen. Laad opnieuw en herhaal je wijziging.
Another entry came at the same moment. Try again.	Er kwam tegelijk een andere invoer. Probeer het opnieuw.
Another entry was recorded first. Load the journal again.	Een andere invoer is eerst vastgelegd. Laad het journaal opnieuw.
Another server of this store has other session keys than %@. Give all servers the same file.	Een andere server van deze opslag heeft andere sessiesleutels dan \#u{1}a. Geef alle servers hetzelfde bestand.
Anyone with this code can sign in as you. Keep it where you keep keys.	Met deze code kan iedereen als jou inloggen. Bewaar hem waar je sleutels bewaart.
Are you <bdi>%@</bdi>?	Ben jij <bdi>\#u{1}a</bdi>?
As in the browser	Zoals in de browser
As others see it, also on the boards where you have this name now.	Zoals anderen hem zien, ook in de standen waar je nu zo heet.
As shown on the board.	Zoals in de stand.
As the organiser reads it out, such as 7KQ2-M9XF-3DPA. An invite link fills it in.	Zoals de organisator hem voorleest, bijvoorbeeld 7KQ2-M9XF-3DPA. Een uitnodigingslink vult hem in.
Ask <bdi>%@</bdi> in person. Whoever holds that device then enters as this member.	Vraag het <bdi>\#u{1}a</bdi> zelf. Wie dat apparaat vasthoudt, handelt daarna als dit lid.
Ask again with an invite.	Vraag het opnieuw met een uitnodiging.
Ask for a new one: an invite made from now on lets you in again.	Vraag een nieuwe: een uitnodiging van nu laat je weer toe.
Ask the organiser for a link or a code. If you run this server, open the link that it printed when it started.	Vraag de organisator om een link of code. Beheer je deze server, open dan de link die hij bij het starten toonde.
Ask the organiser for a new code. It has twelve letters.	Vraag de organisator om een nieuwe code. Hij heeft twaalf tekens.
Ask the organiser for a new one. If you run this server, start it again: it prints a new link.	Vraag de organisator om een nieuwe. Beheer je deze server, start hem dan opnieuw: hij toont een nieuwe link.
Ask the organiser to let you in, on the page People.	Vraag de organisator je toe te laten, op de pagina Personen.
Ask the owner of this server. You can make one only for members who first came with an invite of yours here.	Vraag de eigenaar van deze server. Jij kunt er alleen een maken voor leden die met een uitnodiging van jou kwamen.
Ask the person who invited you for a new invite.	Vraag degene die je uitnodigde om een nieuwe uitnodiging.
Ask the person who runs the server to start it like this:	Vraag de persoon die de server beheert om hem zo te starten:
Ask to sign in	Vragen om in te loggen
Back	Terug
Before you confirm, tap <strong>More Details</strong>, then the certificate, and compare the SHA-256 fingerprint.	Tik voor je bevestigt op <strong>Meer details</strong>, dan op het certificaat, en vergelijk de SHA-256-vingerafdruk.
Both devices show this number:	Beide apparaten tonen dit getal:
Both devices stay signed in.	Beide apparaten blijven ingelogd.
Both stores have the same content.	Beide opslagen hebben dezelfde inhoud.
Cancel	Annuleren
Changes that were not sent are deleted.	Wijzigingen die niet zijn verzonden, zijn verwijderd.
Changes that were not sent are kept until you sign in here again.	Wijzigingen die niet zijn verzonden, blijven tot je hier weer inlogt.
Choose one of the languages.	Kies een van de talen.
Choose one of the options.	Kies een van de opties.
Close	Sluiten
Close some of them, then try again.	Sluit er enkele en probeer het opnieuw.
Co-organiser	Mede-organisator
Come back here and confirm.	Kom hier terug en bevestig.
Compare the number on both devices, and confirm it there.	Vergelijk het getal op beide apparaten en bevestig daar.
Computer	Computer
Confirm	Bevestigen
Confirm this device on your first device.	Bevestig dit apparaat op je eerste apparaat.
Connect a device or a program	Een apparaat of programma verbinden
Connected	Verbonden
Connecting to %@	Verbinden met \#u{1}a
Connections	Verbindingen
Connections · %@	Verbindingen · \#u{1}a
Continue	Doorgaan
Copy link	Link kopiëren
Create %@	\#u{1}a maken
Create address	Adres maken
Create invite	Uitnodiging maken
Create link for a screen	Link voor een scherm maken
Create recovery code	Herstelcode maken
Create recovery code first	Eerst een herstelcode maken
Create sign-in link	Inloglink maken
Delete my data and leave	Mijn gegevens wissen en weggaan
Delete your data and leave? This cannot be undone.	Je gegevens wissen en weggaan? Dit kan niet ongedaan worden gemaakt.
Discard	Verwijderen
Discard this edit? You cannot restore it afterwards.	Deze wijziging verwijderen? Daarna kun je haar niet herstellen.
Do you want to do this? It may not be possible to undo it.	Wil je dit doen? Het kan misschien niet ongedaan worden gemaakt.
Download certificate	Certificaat downloaden
Each is valid for two minutes, for one device.	Elke geldt twee minuten en voor één apparaat.
End connection	Verbinding beëindigen
End link	Link beëindigen
End this connection? Its address stops taking entries.	Deze verbinding beëindigen? Het adres neemt dan geen invoer meer aan.
End this link? It stops working at once.	Deze link beëindigen? Hij werkt dan meteen niet meer.
Ended	Afgelopen
Ended: %@	Beëindigd: \#u{1}a
Enter 1 to %@ uses and an end date.	Voer 1 tot \#u{1}a keer gebruik en een einddatum in.
Enter a recovery code	Een herstelcode invoeren
Enter a whole number from %@ to %@.	Voer een geheel getal van \#u{1}a tot \#u{1}b in.
Enter another name.	Voer een andere naam in.
Enter your newest code. Without one, ask the organiser for a sign-in link.	Voer je nieuwste code in. Heb je geen code, vraag de organisator om een inloglink.
Entries are stored on this device first. They are sent in order as soon as the server can be reached, and each counts once.	Invoer wordt eerst op dit apparaat opgeslagen. Ze wordt op volgorde verzonden zodra de server bereikbaar is, en telt één keer.
Entries of this device	Invoer van dit apparaat
Event %@	Gebeurtenis \#u{1}a
Fill this in.	Vul dit in.
Fingerprint	Vingerafdruk
Former member	Voormalig lid
Give this address to the device or program	Geef dit adres aan het apparaat of programma
Go on	Verder
Guest	Gast
Home	Begin
I have an invite or a code	Ik heb een uitnodiging of code
If it is you, sign in with your recovery code, or ask the organiser. If you are another person with this name, say so.	Ben jij het, log dan in met je herstelcode of vraag de organisator. Ben je iemand anders met deze naam, zeg dat dan.
If you sign out now, they stay here until you sign in on this device again.	Log je nu uit, dan blijven ze hier tot je weer op dit apparaat inlogt.
Install	Installeren
Invite code	Uitnodigingscode
Invite for	Uitnodiging voor
Invite for %@ more, until	Uitnodiging voor nog \#u{1}a, tot
Invite people	Mensen uitnodigen
It was deleted.	Het is verwijderd.
It was not signed in.	Het is niet ingelogd.
Join	Meedoen
Join <bdi>%@</bdi>	Meedoen aan <bdi>\#u{1}a</bdi>
Join as <bdi>%@</bdi>	Meedoen als <bdi>\#u{1}a</bdi>
Language	Taal
Last synced	Laatst gesynchroniseerd
Leave	Verlaten
Leave %@? Only a new invite lets you in again.	\#u{1}a verlaten? Alleen een nieuwe uitnodiging laat je weer toe.
Let <bdi>%@</bdi> in	<bdi>\#u{1}a</bdi> toelaten
Link copied	Link gekopieerd
Link for a screen, number %@	Link voor een scherm, nummer \#u{1}a
Live	Live
Load the page again, or correct the request.	Laad de pagina opnieuw, of verbeter de aanvraag.
Load the page again.	Laad de pagina opnieuw.
Look at the server's disk and log.	Bekijk de schijf en het logboek van de server.
Lost edits	Verloren wijzigingen
Lost phone	Telefoon kwijt
Made on	Gemaakt op
Make %@ the organiser? Only the new organiser can undo this.	\#u{1}a organisator maken? Alleen de nieuwe organisator kan dit ongedaan maken.
Make co-organiser	Mede-organisator maken
Make member again	Weer lid maken
Make organiser	Organisator maken
Make room on the server's disk.	Maak ruimte op de schijf van de server.
Mark all as read	Alles als gelezen markeren
Member	Lid
Members	Leden
More for %@	Meer voor \#u{1}a
Name	Naam
New	Nieuw
New %@	Nieuw: \#u{1}a
New sign-ins and sign-in links of your account	Nieuwe aanmeldingen en aanmeldlinks van je account
News	Nieuws
Next attempt	Volgende poging
Next page	Volgende pagina
No answer. Check the connection, then try again. Nothing is counted twice.	Geen antwoord. Controleer de verbinding en probeer het opnieuw. Niets telt dubbel.
No code? Ask the organiser for a sign-in link.	Geen code? Vraag de organisator om een inloglink.
No notices yet.	Nog geen meldingen.
No notices yet. %@ appear here.	Nog geen meldingen. Hier verschijnt: \#u{1}a.
No overwritten edits.	Geen overschreven wijzigingen.
No server runs for this store. Start '%@ serve' first.	Voor deze opslag draait geen server. Start eerst '\#u{1}a serve'.
No, I am another person with this name	Nee, ik heet alleen ook zo
Not compared, because it stays on this device: %@.	Niet vergeleken, omdat het op dit apparaat blijft: \#u{1}a.
Not in sync with %@	Niet gesynchroniseerd met \#u{1}a
Not now	Niet nu
Nothing here yet. Fill in the form below, or <a>use an invite</a>.	Hier is nog niets. Vul het formulier hieronder in, of <a>gebruik een uitnodiging</a>.
Nothing is connected yet. Leave out --list to create an address.	Er is nog niets verbonden. Zonder --list wordt een adres gemaakt.
Nothing was changed. Send it again.	Er is niets gewijzigd. Stuur het opnieuw.
Nothing was changed. Try again in %@ s.	Er is niets gewijzigd. Probeer het over \#u{1}a s opnieuw.
Nothing was changed. Try again.	Er is niets gewijzigd. Probeer het opnieuw.
Nothing was changed. Use another store with --store.	Er is niets gewijzigd. Kies met --store een andere opslag.
Nothing was recorded. Load the page again to go on as the account that is signed in here now.	Er is niets opgeslagen. Laad de pagina opnieuw om verder te gaan met het account dat hier nu is ingelogd.
Notices	Meldingen
Notices and sync	Meldingen en synchronisatie
Notification settings	Instellingen voor meldingen
Oldest pending entry	Oudste wachtende invoer
One link and one code, valid for a week.	Eén link en één code, een week geldig.
Only a page of this server may change something here.	Alleen een pagina van deze server mag hier iets wijzigen.
Only this machine reaches the server. For other devices, start it with: %@	Alleen deze computer bereikt de server. Start hem voor andere apparaten zo: \#u{1}a
Only this machine reaches the server. For phones, start it with: %@	Alleen deze computer bereikt de server. Start hem voor telefoons zo: \#u{1}a
Open %@	\#u{1}a openen
Open <strong>Settings → General → About → Certificate Trust Settings</strong> and switch on <strong2>%@</strong2>.	Open <strong>Instellingen → Algemeen → Info → Vertrouwen certificaten</strong> en zet <strong2>\#u{1}a</strong2> aan.
Open <strong>Settings</strong>, search for <strong2>CA certificate</strong2>, and tap it. On most phones it is under <strong3>Security & privacy → More security settings → Install a certificate</strong3>.	Open <strong>Instellingen</strong>, zoek <strong2>CA-certificaat</strong2> en tik erop. Op de meeste telefoons staat het onder <strong3>Beveiliging en privacy → Meer beveiligingsinstellingen → Certificaat installeren</strong3>.
Open <strong>Settings</strong>, tap <strong2>Profile Downloaded</strong2>, then <strong3>Install</strong3>.	Open <strong>Instellingen</strong>, tik op <strong2>Profiel gedownload</strong2> en dan op <strong3>Installeer</strong3>.
Open <strong>Trusted credentials → User</strong>, tap <strong2>%@</strong2>, and compare the SHA-256 fingerprint.	Open <strong>Vertrouwde gegevens → Gebruiker</strong>, tik op <strong2>\#u{1}a</strong2> en vergelijk de SHA-256-vingerafdruk.
Open the invite again, or ask for a new one.	Open de uitnodiging opnieuw, of vraag om een nieuwe.
Open the link that the server printed. The link command prints another.	Open de link die de server toonde. Het commando link toont een nieuwe.
Open this link on the screen	Open deze link op het scherm
Open this page in Chrome and download the certificate.	Open deze pagina in Chrome en download het certificaat.
Open this page in Safari, download the certificate and tap <strong>Allow</strong>.	Open deze pagina in Safari, download het certificaat en tik op <strong>Sta toe</strong>.
Or enter the code %@ at %@/join	Of voer de code \#u{1}a in op \#u{1}b/join
Or read out the code <strong>%@</strong>. It is entered at <span>%@</span>.	Of lees de code <strong>\#u{1}a</strong> voor. Hij wordt ingevoerd op <span>\#u{1}b</span>.
Organiser	Organisator
Other devices stay signed in.	Andere apparaten blijven ingelogd.
Other people have accounts in it, which belong to this store alone.	Anderen hebben er accounts in, die alleen bij deze opslag horen.
Over plain HTTP your browser opens no pages offline. <a>Use HTTPS</a>	Via gewoon HTTP opent je browser geen pagina’s offline. <a>Gebruik HTTPS</a>
Pages	Pagina’s
Pages on this phone	Pagina’s op dit apparaat
Paused	Gepauzeerd
People	Mensen
People · %@	Mensen · \#u{1}a
Phones	Telefoons
Phones open pages offline and install apps only over HTTPS. Over plain HTTP a phone still queues what you enter while a page stays open, but it cannot open the page again without the server.	Telefoons openen pagina’s offline en installeren apps alleen via HTTPS. Via gewoon HTTP bewaart een telefoon je invoer zolang een pagina open blijft, maar kan hij de pagina niet opnieuw openen zonder server.
Places	Plaatsen
Press <strong>Ask to sign in</strong> there.	Druk daar op <strong>Vragen om in te loggen</strong>.
Previous page	Vorige pagina
Print	Afdrukken
Print this page, or write the code down. It is shown once.	Druk deze pagina af of schrijf de code op. Hij wordt één keer getoond.
Publishes results	Publiceert uitslagen
QR code of %@	QR-code van \#u{1}a
QR code of the link	QR-code van de link
Reason: %@	Reden: \#u{1}a
Reconnecting since %@	Opnieuw verbinden sinds \#u{1}a
Recovery code	Herstelcode
Refuse	Weigeren
Refuse if the other device shows another number, or none.	Weiger als het andere apparaat een ander of geen getal toont.
Rejected: %@	Geweigerd: \#u{1}a
Remove	Verwijderen
Remove %@? Entries stay.	\#u{1}a verwijderen? Invoer blijft.
Remove <bdi>%@</bdi>	<bdi>\#u{1}a</bdi> verwijderen
Removed from this device. If the server received the entry before, it is recorded there.	Verwijderd van dit apparaat. Als de server de invoer al had ontvangen, staat die daar.
Replace recovery code	Herstelcode vervangen
Restore	Herstellen
Run this command on the machine of the server, or use its pages.	Voer dit commando uit op de computer van de server, of gebruik zijn pagina’s.
Run this command on the machine of the server.	Voer dit commando uit op de computer van de server.
SHA-256 of the content: %@	SHA-256 van de inhoud: \#u{1}a
Save	Opslaan
Saved on this device	Op dit apparaat opgeslagen
Saved: %@	Opgeslagen: \#u{1}a
Scan this code with the camera of the other device, or type the address there.	Scan deze code met de camera van het andere apparaat, of typ daar het adres.
Search	Zoeken
Second device	Tweede apparaat
Second phone	Tweede telefoon
Send JSON in UTF-8.	Stuur JSON in UTF-8.
Send JSON such as %@.	Stuur JSON zoals \#u{1}a.
Send at most %@ bytes at once.	Stuur hoogstens \#u{1}a bytes tegelijk.
Send at most 30.	Stuur er hoogstens 30.
Send it again later, or update the server.	Stuur het later opnieuw, of werk de server bij.
Send less at once.	Verstuur minder tegelijk.
Send one Host header, such as localhost:8080, and a path.	Stuur één Host-header, zoals localhost:8080, en een pad.
Send this link	Stuur deze link
Server	Server
Serving on %@	De server draait op \#u{1}a
Several servers need the same --session-keys file.	Meerdere servers hebben hetzelfde bestand bij --session-keys nodig.
Several servers run. Use --prepare first, and copy the key file to all of them.	Er draaien meerdere servers. Gebruik eerst --prepare en kopieer het sleutelbestand naar alle servers.
Share link	Link delen
Show	Tonen
Show a new QR code	Nieuwe QR-code tonen
Show a new QR code on your first device.	Toon een nieuwe QR-code op je eerste apparaat.
Show a new QR code on your first device. Each is valid for two minutes.	Toon een nieuwe QR-code op je eerste apparaat. Elke geldt twee minuten.
Show a new QR code on your first device. If it was not you who opened the link, refuse it there.	Toon een nieuwe QR-code op je eerste apparaat. Opende jij de link niet, weiger daar dan.
Show a new QR code there to try again.	Toon daar een nieuwe QR-code om het opnieuw te proberen.
Sign in	Inloggen
Sign in as %@ with this link. It works once:	Log in als \#u{1}a met deze link. Hij werkt één keer:
Sign in as <bdi>%@</bdi>	Inloggen als <bdi>\#u{1}a</bdi>
Sign in as the owner of %@ to sync other people’s entries too.	Log in als eigenaar van \#u{1}a om ook de invoer van anderen te synchroniseren.
Sign in on this device	Inloggen op dit apparaat
Sign in to keep score	Log in om te schrijven
Sign out	Uitloggen
Sign out anyway	Toch uitloggen
Sign out of this device	Uitloggen op dit apparaat
Sign out without a way back?	Uitloggen zonder weg terug?
Sign-in link for <bdi>%@</bdi>	Inloglink voor <bdi>\#u{1}a</bdi>
Signed in as	Ingelogd als
Signed in there as <bdi>%@</bdi>.	Daar ingelogd als <bdi>\#u{1}a</bdi>.
Signed in to %@ as %@. Use it with --store %@	Ingelogd bij \#u{1}a als \#u{1}b. Gebruik --store \#u{1}c
Signed out of %@	Uitgelogd bij \#u{1}a
Signed out of %@.	Uitgelogd bij \#u{1}a.
Signed out of %@. Your settings and notices are no longer on this device.	Uitgelogd bij \#u{1}a. Je instellingen en meldingen staan niet meer op dit apparaat.
Signs this member out on every device, and ends the recovery code.	Logt dit lid op alle apparaten uit en beëindigt de herstelcode.
Signs you out on all other devices.	Logt je op alle andere apparaten uit.
Since this invite was made, you left or were removed.	Sinds deze uitnodiging ben je vertrokken of verwijderd.
Sixteen letters and digits, such as 7KQ2-M9XF-3DPA-0RST. Dashes and capitals do not matter.	Zestien letters en cijfers, zoals 7KQ2-M9XF-3DPA-0RST. Streepjes en hoofdletters maken niet uit.
Skip to the content	Naar de inhoud
Someone tried %@ wrong codes within an hour from %@. All were rejected.	Iemand probeerde binnen een uur \#u{1}a verkeerde codes vanaf \#u{1}b. Ze zijn allemaal geweigerd.
Someone tried %@ wrong codes within an hour. All were rejected.	Iemand probeerde binnen een uur \#u{1}a verkeerde codes. Ze zijn allemaal geweigerd.
Someone tried an old recovery code of %@ and was not signed in. Ask %@ who has the code.	Iemand probeerde een oude herstelcode van \#u{1}a en werd niet ingelogd. Vraag \#u{1}b wie de code heeft.
Someone tried an old recovery code of yours and was not signed in. If it was not you, someone may have it.	Iemand probeerde een oude herstelcode van jou en werd niet ingelogd. Was jij het niet, dan heeft misschien iemand hem.
Something went wrong here.	Hier ging iets mis.
Stay signed in	Ingelogd blijven
Stay signed in as <bdi>%@</bdi>	Ingelogd blijven als <bdi>\#u{1}a</bdi>
Stopped. All entries are saved.	Gestopt. Alle invoer is opgeslagen.
Submission %@	Inzending \#u{1}a
Sync	Synchronisatie
Sync failed, nothing is lost: %@	Synchroniseren mislukt, er is niets verloren: \#u{1}a
Sync now	Nu synchroniseren
Synced with %@	Gesynchroniseerd met \#u{1}a
Synced with %@, except for what stays here	Gesynchroniseerd met \#u{1}a, behalve wat hier blijft
Take my data along (CSV)	Mijn gegevens meenemen (CSV)
Talk to the organiser.	Praat met de organisator.
Tap <strong>Install anyway</strong> and choose the downloaded file.	Tik op <strong>Toch installeren</strong> en kies het gedownloade bestand.
That did not work (%@). Try again.	Dat lukte niet (\#u{1}a). Probeer het opnieuw.
The %@ %@	\#u{1}a: \#u{1}b
The --url is the beginning of an address, such as https://scores.example	--url is het begin van een adres, zoals https://scores.example
The SHA-256 fingerprint of the certificate, to compare on the phone:	De SHA-256-vingerafdruk van het certificaat, om op de telefoon te vergelijken:
The address is shown once. It can make entries for you in <bdi>%@</bdi>, and do nothing else.	Het adres wordt één keer getoond. Het kan voor jou invoeren in <bdi>\#u{1}a</bdi> en verder niets.
The address or a field of the request has too many combining marks in a row.	Het adres of een veld van het verzoek bevat te veel combinatietekens achter elkaar.
The board exists with another definition.	De stand bestaat met een andere definitie.
The body is not JSON.	De inhoud is geen JSON.
The body is not an entry.	De inhoud is geen invoer.
The body is not the JSON that belongs here.	De inhoud is niet de JSON die hier hoort.
The certificate cannot cover %@. Choose a name that ends in .local, .lan, .home.arpa or .internal.	Het certificaat kan \#u{1}a niet dekken. Kies een naam die eindigt op .local, .lan, .home.arpa of .internal.
The certificate cannot vouch for the names of other websites. You can remove it in the same settings at any time.	Het certificaat kan niet instaan voor namen van andere websites. Je kunt het altijd in dezelfde instellingen verwijderen.
The code works once, until <time>%@</time>. This page changes when the other device asks. Without scripts, reload it.	De code werkt één keer, tot <time>\#u{1}a</time>. Deze pagina verandert als het andere apparaat erom vraagt. Zonder scripts herlaad je haar.
The damaged log is kept as %@.	Het beschadigde logboek is bewaard als \#u{1}a.
The device opens your account now.	Het opent nu je account.
The device or program sends JSON by POST, such as:	Het apparaat of programma stuurt JSON met POST, bijvoorbeeld:
The device says that it is %@. It must show this number:	Het zegt dat het \#u{1}a is. Het moet dit getal tonen:
The disk is full. Nothing was changed.	Er is geen ruimte meer op de schijf. Er is niets gewijzigd.
The document is larger than %@ bytes.	Het document is groter dan \#u{1}a bytes.
The file /openapi.yaml lists the methods of each address.	Het bestand /openapi.yaml noemt de methoden van elk adres.
The file could not be read.	Het bestand kon niet worden gelezen.
The file has a password. Save it without one.	Het bestand heeft een wachtwoord. Sla het op zonder wachtwoord.
The file is damaged or not a workbook. Save it again as .xlsx or as CSV.	Het bestand is beschadigd of geen werkmap. Sla het opnieuw op als .xlsx of als CSV.
The file is too large for an entry list. Save only the list, as .xlsx or as CSV.	Het bestand is te groot voor een deelnemerslijst. Sla alleen de lijst op, als .xlsx of als CSV.
The first device has not confirmed this one yet.	Het eerste apparaat heeft dit nog niet bevestigd.
The first device refused to sign this one in.	Het eerste apparaat weigerde dit in te loggen.
The form could not be read.	Het formulier kon niet worden gelezen.
The form is incomplete.	Het formulier is onvolledig.
The header Idempotency-Key is missing. It names this write.	De header Idempotency-Key ontbreekt. Hij noemt deze schrijfactie.
The id of this entry is too long. Reload the page, then enter it again.	De id van deze invoer is te lang. Herlaad de pagina en voer haar opnieuw in.
The journal is closed.	Het journaal is gesloten.
The journal keeps the records: the files and backups of the server, and programs of members that read the journal, still have them.	Het logboek bewaart de gegevens: de bestanden en reservekopieën van de server, en programma’s van leden die het logboek lezen, hebben ze nog.
The key is new.	De sleutel is nieuw.
The key is new. All accounts are signed out.	De sleutel is nieuw. Alle accounts zijn uitgelogd.
The link shows the live board, and nothing else, until you end it below. It is shown once.	De link toont de live stand en niets anders, tot je hem hieronder beëindigt. Hij wordt één keer getoond.
The link works once. This member stays signed in on every other device.	De link werkt één keer. Dit lid blijft op alle andere apparaten ingelogd.
The link works once. This member was signed out on every device.	De link werkt één keer. Dit lid is op alle apparaten uitgelogd.
The link, the QR code and the code are shown once. Each person who uses one enters a name and becomes a member.	De link, de QR-code en de code worden één keer getoond. Wie er een gebruikt, typt een naam en wordt lid.
The new key is in the file and signs nothing yet. Copy the file to all servers, then rotate the keys.	De nieuwe sleutel staat in het bestand en ondertekent nog niets. Kopieer het bestand naar alle servers en wissel dan de sleutels.
The organiser cannot leave. Make another member the organiser first.	De organisator kan niet vertrekken. Maak eerst een ander lid organisator.
The organiser did not let you in.	De organisator heeft je niet toegelaten.
The organiser has let you in.	De organisator heeft je toegelaten.
The organiser sees this number beside your name:	De organisator ziet dit getal naast je naam:
The other device is signed in.	Het andere apparaat is ingelogd.
The period is closed.	De periode is gesloten.
The phone must show the same fingerprint as the server's terminal. If it does not, remove the certificate: another person may have sent it.	De telefoon moet dezelfde vingerafdruk tonen als de terminal van de server. Zo niet, verwijder het certificaat: iemand anders kan het hebben gestuurd.
The player has no entry on this board.	De speler heeft geen score in deze stand.
The port is a number from 0 to 65535.	De poort is een getal van 0 tot 65535.
The query is not escaped text.	De aanvraag is geen gecodeerde tekst.
The report is removed.	De melding is verwijderd.
The request is incomplete or damaged.	Het verzoek is onvolledig of beschadigd.
The request is too large.	De aanvraag is te groot.
The request must name this server once.	De aanvraag moet deze server één keer noemen.
The request was refused: %@.	De aanvraag is geweigerd: \#u{1}a.
The score is not plausible on this board.	De score is niet aannemelijk in deze stand.
The score would be too large to count.	De score zou te groot zijn om te tellen.
The server %@ does not have the new key yet. Copy the key file there, and try again in 20 seconds.	De server \#u{1}a heeft de nieuwe sleutel nog niet. Kopieer het sleutelbestand daarheen en probeer het over 20 seconden opnieuw.
The server did not accept everything. Sign in there as its owner with 'login', and copy again.	De server heeft niet alles aangenomen. Log daar in als eigenaar met 'login' en kopieer opnieuw.
The server does not answer, and this cannot be queued. Nothing was sent, and what you entered is still here. Try again.	De server antwoordt niet, en dit kan niet in de wachtrij. Er is niets verzonden, en wat je hebt ingevoerd staat er nog. Probeer het opnieuw.
The server does not answer, and this page is not on this device. Try again.	De server antwoordt niet, en deze pagina staat niet op dit apparaat. Probeer het opnieuw.
The server does not answer, and this phone has not opened the page before. Entries that are queued here stay queued.	De server antwoordt niet, en dit apparaat heeft de pagina nog niet eerder geopend. Wat hier wacht, blijft bewaard.
The server knows accounts by ids of another kind.	De server kent accounts onder id’s van een andere soort.
The server would change some of it.	De server zou een deel ervan wijzigen.
The server would not take all of it, such as %@.	De server zou niet alles aannemen, zoals \#u{1}a.
The server would not take all of it: %@	De server zou niet alles aannemen: \#u{1}a
The server would reject some of it: %@	De server zou een deel ervan weigeren: \#u{1}a
The sign-in link could not be made: %@. %@ tries again.	De inloglink kon niet worden gemaakt: \#u{1}a. \#u{1}b probeert het opnieuw.
The spreadsheet has rounded "%@". Format the column as text, then save the list again.	Het rekenblad heeft "\#u{1}a" afgerond. Maak de kolom op als tekst en sla de lijst opnieuw op.
The store cannot be reached. Try again.	De opslag is niet bereikbaar. Probeer het opnieuw.
The store does not answer.	De opslag antwoordt niet.
The store is damaged.	De opslag is beschadigd.
The store is from a newer version of this program.	De opslag is van een nieuwere versie van dit programma.
The store is not damaged. It has %@ records.	\#u{2}a\#u{3}1De opslag is niet beschadigd. Ze heeft \#u{1}a record.\#u{3}oDe opslag is niet beschadigd. Ze heeft \#u{1}a records.\#u{4}
The store takes no writes, because the disk is full.	De opslag neemt geen wijzigingen aan, want de schijf is vol.
The store takes no writes.	De opslag neemt geen wijzigingen aan.
The target keeps its own %@/.	Het doel houdt zijn eigen \#u{1}a/.
The time of this entry is not allowed. Check the clock of the device, then send it again.	De tijd van deze invoer is niet toegestaan. Controleer de klok van het apparaat en verstuur opnieuw.
The value of "%@" cannot be read.	De waarde van "\#u{1}a" kan niet worden gelezen.
The workbook has no visible sheet. Show the sheet with the list, then save it again.	De werkmap heeft geen zichtbaar blad. Maak het blad met de lijst zichtbaar en sla hem opnieuw op.
There are %@ already. End one first.	Er zijn er al \#u{1}a. Beëindig er eerst een.
There is a member called %@ already.	Er is al een lid dat \#u{1}a heet.
There is news.	Er is nieuws.
There is no edit %@. Use '%@ lost' to see the numbers.	Er is geen wijziging \#u{1}a. '\#u{1}b lost' toont de nummers.
There is no store at "%@". Check --from.	Op "\#u{1}a" is geen opslag. Controleer --from.
There is no such board.	Die stand bestaat niet.
There is nothing here yet. Create one first.	Hier is nog niets. Maak er eerst een.
There is nothing here, or it is not yours to see.	Hier is niets, of je mag het niet zien.
There is nothing here, or it is not yours to see. List what there is.	Hier is niets, of je mag het niet zien. Bekijk de lijst.
There is nothing to undo.	Er is niets ongedaan te maken.
There is nothing to undo. Reload the page to see why.	Er is niets ongedaan te maken. Herlaad de pagina om te zien waarom.
These settings are being synced with %@.	Deze instellingen worden gesynchroniseerd met \#u{1}a.
These settings are stored here only: you are signed out of %@.	Deze instellingen staan alleen hier: je bent uitgelogd bij \#u{1}a.
These settings are stored here: %@ cannot be reached.	Deze instellingen staan hier: \#u{1}a is niet bereikbaar.
These settings are synced with %@.	Deze instellingen zijn gesynchroniseerd met \#u{1}a.
These settings were changed at %@, too, and will be merged soon.	Deze instellingen zijn ook op \#u{1}a gewijzigd en worden zo samengevoegd.
They are sent when their owners sign in here again.	Ze worden verstuurd zodra hun eigenaars hier weer inloggen.
This QR code has expired.	Deze QR-code is verlopen.
This address does not take this kind of request.	Dit adres neemt dit soort aanvraag niet aan.
This app does not have the language "%@". Use one of: %@.	Deze app heeft de taal "\#u{1}a" niet. Kies uit: \#u{1}b.
This cannot be recorded yet: the description is missing here, or needs a newer version.	Dit kan nog niet worden vastgelegd: de beschrijving ontbreekt hier, of vraagt een nieuwere versie.
This cannot be stored. Check the numbers, then try again.	Dit kan niet worden opgeslagen. Controleer de getallen en probeer het opnieuw.
This device cannot store what the server sent: %@	Dit apparaat kan niet opslaan wat de server stuurde: \#u{1}a
This device is signed in until %@.	Dit apparaat is ingelogd tot \#u{1}a.
This device is signed in.	Dit apparaat is ingelogd.
This device shows a QR code, and the other one opens it. Nothing happens before you confirm here.	Dit apparaat toont een QR-code, en het andere opent hem. Er gebeurt niets voor je hier bevestigt.
This entry has changed since. Reload the page to see how.	Deze invoer is intussen gewijzigd. Laad de pagina opnieuw.
This event was already recorded with other content.	Deze gebeurtenis is al met andere inhoud vastgelegd.
This form was sent before with other entries. Reload the page, then enter it again.	Dit formulier is eerder met andere invoer verzonden. Herlaad de pagina en voer het opnieuw in.
This invite is invalid or has expired.	Deze uitnodiging is ongeldig of verlopen.
This is a workbook of an old kind (.xls). Save it as .xlsx or as CSV.	Dit is een werkmap van een oud soort (.xls). Sla hem op als .xlsx of als CSV.
This is closed and takes no more entries.	Dit is gesloten en neemt geen invoer meer aan.
This is not a sign-in link. One looks like http://HOST:PORT/join/… or …/sign-in/…	Dit is geen inloglink. Zo ziet er een uit: http://HOST:PORT/join/… of …/sign-in/…
This item is being edited on this device and on the server. Sync tries again.	Dit item wordt op dit apparaat en op de server gewijzigd. De synchronisatie probeert het opnieuw.
This limit is too small or too large. Send another.	Deze limiet is te klein of te groot. Stuur een andere.
This link has expired.	Deze link is verlopen.
This link or code is wrong or has expired. Ask the organiser for a new one.	Deze link of code is verkeerd of verlopen. Vraag de organisator om een nieuwe.
This link signs you in on this device. It works once.	Deze link logt je in op dit apparaat. Hij werkt één keer.
This link was used before or has expired.	Deze link is al gebruikt of is verlopen.
This name mixes alphabets.	Deze naam mengt alfabetten.
This page belongs to another account.	Deze pagina hoort bij een ander account.
This page came over HTTPS with a certificate that browsers know. Phones can open pages offline and install the app without further steps.	Deze pagina kwam via HTTPS met een certificaat dat browsers kennen. Telefoons kunnen pagina’s offline openen en de app installeren zonder verdere stappen.
This page goes on by itself. Without scripts, reload it.	Deze pagina gaat vanzelf verder. Zonder scripts: laad haar opnieuw.
This page has a new version. Send what you typed, then reload the page.	Deze pagina heeft een nieuwe versie. Verzend je invoer en herlaad de pagina.
This page is not on this phone yet	Deze pagina staat nog niet op dit apparaat
This page then shows how each phone learns to trust the server.	Deze pagina toont dan hoe elke telefoon de server leert vertrouwen.
This place in the list of changes is not known here.	Deze plaats in de lijst van wijzigingen is hier niet bekend.
This recovery code is wrong or was used before.	Deze herstelcode is verkeerd of al gebruikt.
This recovery code is wrong or was used before. Enter your newest code, or ask for a sign-in link.	Deze herstelcode is verkeerd of al gebruikt. Voer je nieuwste code in, of vraag om een inloglink.
This request has been answered or has expired.	Dit verzoek is beantwoord of verlopen.
This server does not answer to that name.	Deze server antwoordt niet op die naam.
This server has a certificate of its own. A phone that trusts it can open pages offline and install the app. Each phone needs this once.	Deze server heeft een eigen certificaat. Een telefoon die het vertrouwt, kan pagina’s offline openen en de app installeren. Dat is per telefoon één keer nodig.
This server is about to stop and finishes its requests.	Deze server stopt zo en handelt zijn verzoeken af.
This server speaks plain HTTP	Deze server spreekt gewoon HTTP
This server’s clock shows %@, but its newest entry is from %@. Check the date and time of this computer. If they are right now, nothing is lost and this notice ends by itself.	De klok van deze server toont \#u{1}a, maar de nieuwste invoer is van \#u{1}b. Controleer datum en tijd van deze computer. Kloppen ze nu, dan is er niets verloren en verdwijnt deze melding vanzelf.
This store belongs to another account than %@ at %@. Use another one with --store.	Deze opslag hoort bij een ander account dan \#u{1}a bij \#u{1}b. Gebruik een andere met --store.
This store does not belong to the account of %@ at %@.	Deze opslag hoort niet bij het account van \#u{1}a bij \#u{1}b.
This store holds %@ entries made before you signed in.	\#u{2}a\#u{3}1Deze opslag bevat \#u{1}a invoer van voor je aanmelding.\#u{3}oDeze opslag bevat \#u{1}a invoeren van voor je aanmelding.\#u{4}
This store now belongs to the account of %@ at %@.	Deze opslag hoort nu bij het account van \#u{1}a bij \#u{1}b.
This store was used before you signed in, and cannot be given to the account of %@ as a whole. %@	Deze opslag is voor je aanmelding gebruikt en kan niet als geheel aan het account van \#u{1}a worden gegeven. \#u{1}b
This submission cannot be reverted here.	Deze inzending kan hier niet worden ingetrokken.
This submission was already made with other content.	Deze inzending is al met andere inhoud gedaan.
This takes the server too long. Send less at once, or only what belongs to the list.	Dit duurt te lang voor de server. Stuur minder tegelijk, of alleen wat bij de lijst hoort.
This value is not allowed: %@. Change it and try again.	Deze waarde is niet toegestaan: \#u{1}a. Wijzig haar en probeer het opnieuw.
This write was already made with other content.	Deze schrijfactie is al met andere inhoud gedaan.
To open %@ like an app, tap Share, then Add to Home Screen.	Om \#u{1}a als app te openen, tik op Deel en dan op Zet op beginscherm.
To sign in on a new device, open <strong>%@</strong> and enter this code. It works once. You then get a new one.	Om op een nieuw apparaat in te loggen, open <strong>\#u{1}a</strong> en voer deze code in. Hij werkt één keer. Daarna krijg je een nieuwe.
Too many browsers wait for the organiser here.	Er wachten hier te veel browsers op de organisator.
Too many came with this invite at once.	Te veel mensen kwamen tegelijk met deze uitnodiging.
Too many codes are being tried at once.	Er worden te veel codes tegelijk geprobeerd.
Too many large requests at once.	Te veel grote aanvragen tegelijk.
Too many live views are open.	Er zijn te veel live weergaven open.
Too many old codes of eight letters were tried.	Er zijn te veel oude codes van acht letters geprobeerd.
Too many requests at once.	Te veel aanvragen tegelijk.
Try again	Opnieuw proberen
Try again in %@ s.	Probeer het over \#u{1}a s opnieuw.
Try again in a few seconds.	Probeer het over een paar seconden opnieuw.
Try again.	Probeer het opnieuw.
Undo	Ongedaan maken
Undo: %@	Ongedaan maken: \#u{1}a
Undone.	Ongedaan gemaakt.
Use --code or --recovery, not both.	Gebruik --code of --recovery, niet allebei.
Use --list or --end, not both.	Gebruik --list of --end, niet allebei.
Use --prepare or --sign-out, not both.	Gebruik --prepare of --sign-out, niet allebei.
Use --restore or --dismiss, not both.	Gebruik --restore of --dismiss, niet allebei.
Use --store to name the store to repair, such as file:club.	Noem met --store de opslag, zoals file:club.
Use --tls-certificate and --tls-key together.	Gebruik --tls-certificate en --tls-key samen.
Viewer	Toeschouwer
Wait until some of them are answered, then try again.	Wacht tot er enkele zijn beantwoord en probeer het opnieuw.
Why do you sign in here?	Waarom log je hier in?
Without an account on the server: %@. Their entries are there. Invite them.	Zonder account op de server: \#u{1}a. Hun invoer is er. Nodig hen uit.
Yes, I have a recovery code	Ja, ik heb een herstelcode
Yes, ask the organiser to let me in	Ja, vraag de organisator mij toe te laten
You are not signed in there. Use '%@ login LINK' with a link from its pages.	Je bent daar niet ingelogd. Gebruik '\#u{1}a login LINK' met een link van zijn pagina’s.
You are not signed in to %@. Use '%@ login LINK' with a link from its pages.	Je bent niet ingelogd bij \#u{1}a. Gebruik '\#u{1}b login LINK' met een link van zijn pagina’s.
You are not signed in.	Je bent niet ingelogd.
You are signed in as <bdi>%@</bdi>. The code signs this device in as the account that the code belongs to.	Je bent ingelogd als <bdi>\#u{1}a</bdi>. De code logt dit apparaat in als het account van de code.
You are signed in as <bdi>%@</bdi>. This device changes to the account <bdi2>%@</bdi2>.	Je bent ingelogd als <bdi>\#u{1}a</bdi>. Dit apparaat gaat over naar het account <bdi2>\#u{1}b</bdi2>.
You are signed in as <bdi>%@</bdi>. This device changes to the account of the QR code.	Je bent ingelogd als <bdi>\#u{1}a</bdi>. Dit apparaat stapt over naar het account van de QR-code.
You are signed in as <strong><bdi>%@</bdi></strong>.	Je bent ingelogd als <strong><bdi>\#u{1}a</bdi></strong>.
You are signed in on this device and on %@ other devices.	\#u{2}a\#u{3}1Je bent ingelogd op dit apparaat en op \#u{1}a ander apparaat.\#u{3}oJe bent ingelogd op dit apparaat en op \#u{1}a andere apparaten.\#u{4}
You are signed in on this device only.	Je bent alleen op dit apparaat ingelogd.
You are signed out of %@, or signed in as someone else. Use '%@ login LINK'.	Je bent uitgelogd bij \#u{1}a, of ingelogd als iemand anders. Gebruik '\#u{1}b login LINK'.
You are signed out of %@, or signed in there as someone else. Sign in there again as before.	Je bent uitgelogd bij \#u{1}a, of daar ingelogd als iemand anders. Log daar weer in zoals eerst.
You are signed out.	Je bent uitgelogd.
You cannot make a sign-in link for this member.	Je kunt voor dit lid geen inloglink maken.
You confirmed the device.	Je hebt het apparaat bevestigd.
You have a recovery code, made on <time>%@</time>. It signs you in once on any device.	Je hebt een herstelcode, gemaakt op <time>\#u{1}a</time>. Hij logt je één keer in op elk apparaat.
You have created too many recently.	Je hebt er de laatste tijd te veel gemaakt.
You have no recovery code, and no other device is signed in as <bdi>%@</bdi>. After you sign out, only a link from the organiser lets you in again.	Je hebt geen herstelcode, en geen ander apparaat is ingelogd als <bdi>\#u{1}a</bdi>. Na het uitloggen laat alleen een link van de organisator je weer toe.
You have no recovery code. If you lose this device, only a link from the organiser lets you in again.	Je hebt geen herstelcode. Verlies je dit apparaat, dan laat alleen een link van de organisator je weer toe.
You have sent too much at once.	Je hebt te veel tegelijk verzonden.
You lose access to <bdi>%@</bdi>. Your entries stay. A new invite lets you in again.	Je verliest de toegang tot <bdi>\#u{1}a</bdi>. Je invoer blijft. Een nieuwe uitnodiging laat je weer toe.
You may not do this here. Ask the organiser.	Dit mag je hier niet doen. Vraag de organisator.
You refused the device.	Je hebt het apparaat geweigerd.
You run this. Hand it over to another member before you leave.	Jij leidt dit. Draag het over aan een ander lid voor je vertrekt.
You signed in a second device: %@. If it was not you, ask the organiser for a link for a lost phone.	Je hebt een tweede apparaat ingelogd: \#u{1}a. Was jij het niet, vraag de organisator om een link voor een verloren telefoon.
Your account	Je account
Your changes are stored here, and not at %@ yet.	Je wijzigingen staan hier, en nog niet op \#u{1}a.
Your edit is restored.	Je wijziging is hersteld.
Your entries are synced with %@	Je invoer is gesynchroniseerd met \#u{1}a
Your entries stay on this device until you sign in again.	Je invoer blijft op dit apparaat tot je weer inlogt.
Your entries, notes and name are shown and counted nowhere any more, in past weeks too.	Je invoer, notities en naam worden nergens meer getoond of geteld, ook niet in vorige weken.
Your first device has confirmed this one.	Je eerste apparaat heeft dit bevestigd.
Your first device refused this one.	Je eerste apparaat heeft dit geweigerd.
Your first device shows the QR code that led here. It has to confirm this device.	Je eerste apparaat toont de QR-code die hierheen leidde. Het moet dit apparaat bevestigen.
Your name	Je naam
Your new recovery code, shown once: %@	Je nieuwe herstelcode, één keer getoond: \#u{1}a
Your other devices stay signed in.	Je andere apparaten blijven ingelogd.
Your recovery code signed in %@. If it was not you, tell the owner of this server now.	Je herstelcode logde \#u{1}a in. Was jij het niet, zeg het nu de eigenaar van deze server.
Your recovery code signed in %@. Your other devices were signed out. If it was not you, tell the owner of this server now.	Je herstelcode logde \#u{1}a in. Je andere apparaten zijn uitgelogd. Was jij het niet, zeg het nu de eigenaar van deze server.
Your settings	Je instellingen
iPhone and iPad	iPhone en iPad
items copied	items gekopieerd
stays on this device	blijft op dit apparaat
up to 200 people	tot 200 personen
up to 30 people	tot 30 personen
up to 5 people	tot 5 personen
y	j
yes	ja
… and %@ more lines	\#u{2}a\#u{3}1… en nog \#u{1}a regel\#u{3}o… en nog \#u{1}a regels\#u{4}
"""#),
  ]
}
