export const SENTENCES: Readonly<Record<string, string>> = {
  'A collection holds up to {} items': 'Eine Sammlung fasst bis zu {} Inhalte',
  'A file may have up to 5 GiB': 'Eine Datei darf bis zu 5 GiB haben',
  'A password is needed': 'Ein Passwort ist nötig',
  'A preset with this name already exists': 'Eine Voreinstellung mit diesem Namen gibt es schon',
  'A site has its own address. Change the site instead':
    'Eine Site hat ihre eigene Adresse. Ändern Sie stattdessen die Site',
  'A web page has no file to replace': 'Eine Webseite hat keine Datei, die sich ersetzen lässt',
  'Accounts that aren’t paid for can have {} slugs of {} characters at this address. Choose a longer one, or use a domain of your own':
    'Konten, für die nicht bezahlt wird, können hier {1} Kurzadressen mit {2} Zeichen haben. Wählen Sie eine längere, oder nutzen Sie eine eigene Domain',
  'All seats are taken': 'Alle Plätze sind belegt',
  'All {} seats of your plan are taken, including open invitations':
    'Alle {} Plätze Ihres Tarifs sind belegt, offene Einladungen eingerechnet',
  'Already invited': 'Schon eingeladen',
  'Already on the team': 'Schon im Team',
  'An account needs an owner': 'Ein Konto braucht einen Inhaber',
  'An authenticator code is needed': 'Ein Code der Authentifizierungs-App ist nötig',
  'An email address is needed': 'Eine E-Mail-Adresse ist nötig',
  'Another account has verified this domain in the meantime':
    'Ein anderes Konto hat diese Domain inzwischen bestätigt',
  'Another link already has this short address': 'Ein anderer Link hat diese Kurzadresse schon',
  'Another link for the same share was created in the meantime':
    'Inzwischen wurde ein anderer Link für dasselbe erstellt',
  'CTA not found': 'CTA nicht gefunden',
  'Change not found': 'Änderung nicht gefunden',
  'Choose items, a collection or a site': 'Wählen Sie Inhalte, eine Sammlung oder eine Site',
  'Collection not found': 'Sammlung nicht gefunden',
  'Confirm that it’s you': 'Bestätigen Sie, dass Sie es sind',
  'Connection not found': 'Verbindung nicht gefunden',
  'Content not found': 'Inhalt nicht gefunden',
  'Couldn’t find a free short address. Try again':
    'Es fand sich keine freie Kurzadresse. Versuchen Sie es noch einmal',
  'Couldn’t find a free short name for this company':
    'Für dieses Unternehmen fand sich kein freier Kurzname',
  'Credentials wrong': 'Zugangsdaten falsch',
  'Deleted CTA not found': 'Gelöschter CTA nicht gefunden',
  'Delivery not found': 'Zustellung nicht gefunden',
  'Domain not found': 'Domain nicht gefunden',
  'Draft not found': 'Entwurf nicht gefunden',
  'Endpoint not found': 'Endpunkt nicht gefunden',
  'Export not found': 'Export nicht gefunden',
  'Feed not found': 'Feed nicht gefunden',
  'File not found': 'Datei nicht gefunden',
  'This file can’t be read': 'Diese Datei kann nicht gelesen werden',
  'This file can’t be stored': 'Diese Datei kann nicht gespeichert werden',
  'The storage of this server can’t list the parts of uploads (ListParts)':
    'Der Speicher dieses Servers kann die Teile von Uploads nicht auflisten (ListParts)',
  'The storage refused this upload. Upload the file again':
    'Der Speicher hat diesen Upload abgelehnt. Laden Sie die Datei noch einmal hoch',
  'Files can’t be stored right now. Try again later':
    'Dateien können gerade nicht gespeichert werden. Versuchen Sie es später noch einmal',
  'Files can’t be {} right now. Try again later':
    'Dateien können gerade nicht {} werden. Versuchen Sie es später noch einmal',
  'Group of synonyms not found': 'Gruppe von Synonymen nicht gefunden',
  'Idempotency-Key must have 1 to {} characters': 'Idempotency-Key muss 1 bis {} Zeichen haben',
  'If-Match must carry a version, as "3"': 'If-Match muss eine Version enthalten, wie "3"',
  'Image not found': 'Bild nicht gefunden',
  'Import not found': 'Import nicht gefunden',
  'Invitation not found': 'Einladung nicht gefunden',
  'Item not found': 'Inhalt nicht gefunden',
  'JSON may be nested at most {} levels deep':
    'JSON darf höchstens {} Ebenen tief verschachtelt sein',
  'Job not found': 'Auftrag nicht gefunden',
  'Link not found': 'Link nicht gefunden',
  'Mail not found': 'E-Mail nicht gefunden',
  'No longer available': 'Nicht mehr verfügbar',
  'No more of this is stored today. Try again later':
    'Heute wird nichts mehr davon gespeichert. Versuchen Sie es später noch einmal',
  'No tenant has this domain': 'Kein Konto hat diese Domain',
  'Not found': 'Nicht gefunden',
  'Only an owner can change an owner': 'Nur ein Inhaber kann einen Inhaber ändern',
  'Only an owner can let owners sign in with it':
    'Nur ein Inhaber kann Inhabern diese Anmeldung erlauben',
  'Only items that couldn’t be read can be read again':
    'Nur Inhalte, die nicht gelesen werden konnten, lassen sich erneut lesen',
  'Only the account that operates this server can examine it':
    'Nur das Konto, das diesen Server betreibt, kann ihn prüfen',
  'Only the owner and admins can permanently delete items':
    'Nur der Eigentümer und Admins können Inhalte endgültig löschen',
  'Only the owner can make a collection private':
    'Nur der Eigentümer kann eine Sammlung privat machen',
  'Only the owner of the item and admins can do this':
    'Das können nur der Eigentümer des Inhalts und Admins',
  'Only the owner or an admin can hand over a collection':
    'Nur der Eigentümer oder ein Admin kann eine Sammlung übertragen',
  'Only web pages can be checked': 'Nur Webseiten können geprüft werden',
  'Page not found': 'Seite nicht gefunden',
  'Partner code not found': 'Partnercode nicht gefunden',
  'Passkey not found': 'Passkey nicht gefunden',
  'People at this domain sign in with {}, not a password':
    'Personen dieser Domain melden sich mit {} an, nicht mit einem Passwort',
  'Preset not found': 'Voreinstellung nicht gefunden',
  'Publish the site before sharing it': 'Veröffentlichen Sie die Site, bevor Sie sie teilen',
  'Recipient not found': 'Empfänger nicht gefunden',
  'Remove its items before filling the collection by search':
    'Entfernen Sie die Inhalte der Sammlung, bevor eine Suche sie füllt',
  'Retry failed uploads one by one': 'Wiederholen Sie fehlgeschlagene Uploads einzeln',
  'Saved search not found': 'Gespeicherte Suche nicht gefunden',
  'Send application/json': 'Senden Sie application/json',
  'Send application/offset+octet-stream': 'Senden Sie application/offset+octet-stream',
  'Send nextCursor from the previous response, unchanged':
    'Senden Sie nextCursor aus der vorigen Antwort, unverändert',
  'Session not found': 'Sitzung nicht gefunden',
  'Set up two-step verification, or confirm it’s you with your second factor':
    'Richten Sie die Bestätigung in zwei Schritten ein, oder bestätigen Sie mit Ihrem zweiten Faktor, dass Sie es sind',
  'Settings not found': 'Einstellungen nicht gefunden',
  'Sign in first': 'Melden Sie sich zuerst an',
  'Single sign-on isn’t ready': 'Single Sign-on ist nicht bereit',
  'Site not found': 'Site nicht gefunden',
  'Some categories are invalid': 'Einige Kategorien sind ungültig',
  'Some categories need a value': 'Einige Kategorien brauchen einen Wert',
  'Some entries are invalid': 'Einige Einträge sind ungültig',
  'Some fields are invalid': 'Einige Felder sind ungültig',
  'Some ids are invalid': 'Einige IDs sind ungültig',
  'Some items can’t be changed': 'Einige Inhalte können nicht geändert werden',
  'Some labels are invalid': 'Einige Namen sind ungültig',
  'Some values are invalid': 'Einige Werte sind ungültig',
  'Someone else changed this in the meantime': 'Jemand anderes hat das inzwischen geändert',
  'Someone else is changing the tags right now. Try again':
    'Jemand anderes ändert die Schlagwörter gerade. Versuchen Sie es noch einmal',
  'Something went wrong': 'Etwas ist schiefgegangen',
  'Something went wrong. Try again later':
    'Etwas ist schiefgegangen. Versuchen Sie es später noch einmal',
  'Submission not found': 'Einsendung nicht gefunden',
  'Tag not found': 'Schlagwort nicht gefunden',
  'Temporarily unavailable': 'Vorübergehend nicht verfügbar',
  'Tenant not found': 'Konto nicht gefunden',
  'Test the connection first by signing in with it once':
    'Testen Sie die Verbindung zuerst, indem Sie sich einmal damit anmelden',
  'The account is no longer active': 'Das Konto ist nicht mehr aktiv',
  'The account is not active': 'Das Konto ist nicht aktiv',
  'The account is {}{}': 'Das Konto ist nicht aktiv ({}{})',
  'The category already has {} values': 'Die Kategorie hat schon {} Werte',
  'The code is wrong': 'Der Code ist falsch',
  'The code or link has expired': 'Der Code oder Link ist abgelaufen',
  'The code {}': 'Der Code {}',
  'The collection has nothing to download': 'Die Sammlung enthält nichts zum Herunterladen',
  'The connection was closed': 'Die Verbindung wurde getrennt',
  'The cursor is invalid': 'Der Cursor ist ungültig',
  'The database is unavailable right now. Try again later':
    'Die Datenbank ist gerade nicht verfügbar. Versuchen Sie es später noch einmal',
  'The draft is still being read': 'Der Entwurf wird noch gelesen',
  'The email address is taken': 'Die E-Mail-Adresse ist schon vergeben',
  'The email address isn’t confirmed yet': 'Die E-Mail-Adresse ist noch nicht bestätigt',
  'The headers are too large': 'Die Header sind zu groß',
  'The idempotency key was used with another body':
    'Der Idempotency-Key wurde mit einem anderen Body verwendet',
  'The page couldn’t be rendered': 'Die Seite konnte nicht dargestellt werden',
  'The password is too weak': 'Das Passwort ist zu schwach',
  'The password is wrong': 'Das Passwort ist falsch',
  'The password {}': 'Das Passwort {}',
  'The plan’s limit is reached': 'Die Grenze des Tarifs ist erreicht',
  'The request arrived too slowly': 'Die Anfrage kam zu langsam an',
  'The request body is too large': 'Der Body der Anfrage ist zu groß',
  'The request is malformed': 'Die Anfrage ist fehlerhaft',
  'The request must name exactly one host': 'Die Anfrage muss genau einen Host nennen',
  'The requested range is invalid': 'Der angefragte Bereich ist ungültig',
  'The requested range is outside the file': 'Der angefragte Bereich liegt außerhalb der Datei',
  'The row has {} cells, but the header has {}': 'Die Zeile hat {} Zellen, die Kopfzeile aber {}',
  'The server’s disk is almost full': 'Der Speicher des Servers ist fast voll',
  'The slug is taken': 'Die Kurzadresse ist schon vergeben',
  'The upload is already the file of this item': 'Der Upload ist schon die Datei dieses Inhalts',
  'The upload is complete': 'Der Upload ist vollständig',
  'The upload is complete. Delete the item instead':
    'Der Upload ist vollständig. Löschen Sie stattdessen den Inhalt',
  'The upload isn’t finished': 'Der Upload ist noch nicht fertig',
  'The web app isn’t built': 'Die Web-App ist nicht gebaut',
  'The {} account isn’t active': 'Das Konto von {} ist nicht aktiv',
  'The {} changed in the meantime (now version {})': 'Inzwischen geändert: {} (jetzt Version {})',
  'There are {} groups of synonyms already': 'Es gibt schon {} Gruppen von Synonymen',
  'There is nothing to change': 'Es gibt nichts zu ändern',
  'These requests took too much of the server’s time. Try again later':
    'Diese Anfragen haben zu viel Zeit des Servers gebraucht. Versuchen Sie es später noch einmal',
  'This Idempotency-Key was already used for another request':
    'Dieser Idempotency-Key wurde schon für eine andere Anfrage verwendet',
  'This account requires a second factor': 'Dieses Konto verlangt einen zweiten Faktor',
  'This can no longer be undone': 'Das kann nicht mehr rückgängig gemacht werden',
  'This can only be undone within a minute':
    'Das kann nur innerhalb einer Minute rückgängig gemacht werden',
  'This can’t be shared': 'Das kann nicht geteilt werden',
  'This collection is filled by a search': 'Diese Sammlung wird durch eine Suche gefüllt',
  'This collection is filled by a search. Change the search, or freeze the collection first':
    'Diese Sammlung wird durch eine Suche gefüllt. Ändern Sie die Suche, oder frieren Sie die Sammlung zuerst ein',
  'This method isn’t offered here': 'Diese Methode gibt es hier nicht',
  '{} isn’t offered here. Use {}': '{} gibt es hier nicht. Verwenden Sie {}',
  'This conflicts with the current state': 'Das widerspricht dem aktuellen Stand',
  'This domain was already added': 'Diese Domain wurde schon hinzugefügt',
  'This download link has expired or is invalid':
    'Dieser Downloadlink ist abgelaufen oder ungültig',
  'This file link has expired. Reload the page it came from':
    'Dieser Dateilink ist abgelaufen. Laden Sie die Seite neu, von der er stammt',
  'This is a web page, so it was added as a link':
    'Das ist eine Webseite und wurde daher als Link hinzugefügt',
  'This is already the current version': 'Das ist schon die aktuelle Version',
  'This item isn’t in the collection': 'Dieser Inhalt ist nicht in der Sammlung',
  'This media type isn’t supported': 'Dieser Medientyp wird nicht unterstützt',
  'This protocol version isn’t supported': 'Diese Protokollversion wird nicht unterstützt',
  'This server doesn’t answer to this host name':
    'Dieser Server antwortet nicht unter diesem Hostnamen',
  'This took too long. Try again later':
    'Das hat zu lange gedauert. Versuchen Sie es später noch einmal',
  'This upload replaces a file, and the item keeps its name':
    'Dieser Upload ersetzt eine Datei, und der Inhalt behält seinen Namen',
  'Token not found': 'Token nicht gefunden',
  'Too large': 'Zu groß',
  'Too many attempts. Try again later': 'Zu viele Versuche. Versuchen Sie es später noch einmal',
  'Too many images are being rendered right now': 'Gerade werden zu viele Bilder erstellt',
  'Too many requests': 'Zu viele Anfragen',
  'Trusted person not found': 'Vertrauenswürdige Person nicht gefunden',
  'Upload not found': 'Upload nicht gefunden',
  'Upload-Offset must be a number of bytes': 'Upload-Offset muss eine Anzahl von Bytes sein',
  'Use single sign-on': 'Verwenden Sie Single Sign-on',
  'Use tus 1.0.0 and send Tus-Resumable: 1.0.0':
    'Verwenden Sie tus 1.0.0, und senden Sie Tus-Resumable: 1.0.0',
  'User not found': 'Person nicht gefunden',
  'Verify an email domain and assign it to this connection first':
    'Bestätigen Sie zuerst eine E-Mail-Domain, und weisen Sie sie dieser Verbindung zu',
  'Version not found': 'Version nicht gefunden',
  'Visit not found': 'Besuch nicht gefunden',
  'Weekly report not found': 'Wöchentlicher Bericht nicht gefunden',
  'Whoever started this can no longer change items':
    'Wer das gestartet hat, kann Inhalte nicht mehr ändern',
  'Wish not found': 'Wunsch nicht gefunden',
  'You already have a saved search with this name':
    'Sie haben schon eine gespeicherte Suche mit diesem Namen',
  'You already have {} connections': 'Sie haben schon {} Verbindungen',
  'You already have {} domains': 'Sie haben schon {} Domains',
  'You already have {} domains. Remove one first':
    'Sie haben schon {} Domains. Entfernen Sie zuerst eine',
  'You already have {} presets. Delete one first':
    'Sie haben schon {} Voreinstellungen. Löschen Sie zuerst eine',
  'You already have {} saved searches. Delete one first':
    'Sie haben schon {} gespeicherte Suchen. Löschen Sie zuerst eine',
  'You can email up to {} links an hour': 'Sie können bis zu {} Links pro Stunde per E-Mail senden',
  'You can no longer add to this library': 'Sie können zu dieser Bibliothek nichts mehr hinzufügen',
  'You can only send links in your own name': 'Sie können Links nur in Ihrem eigenen Namen senden',
  'You need the permission {}': 'Ihnen fehlt das Recht {}',
  'Your plan has no room for more links. Delete items that aren’t shared anymore, or choose a larger plan':
    'Ihr Tarif hat keinen Platz für weitere Links. Löschen Sie Inhalte, die nicht mehr geteilt werden, oder wählen Sie einen größeren Tarif',
  'Your plan has no storage left. Permanently delete some items, or choose a larger plan':
    'Ihr Tarif hat keinen Speicherplatz mehr. Löschen Sie einige Inhalte endgültig, oder wählen Sie einen größeren Tarif',
  'Your plan includes {} short domain{}. Remove one, or choose a larger plan':
    'Ihr Tarif enthält {1} Kurzdomains. Entfernen Sie eine, oder wählen Sie einen größeren Tarif',
  'Your role doesn’t allow this': 'Ihre Rolle erlaubt das nicht',
  '{} exports of yours are still running. Wait until one is done, or cancel it':
    '{} Ihrer Exporte laufen noch. Warten Sie, bis einer fertig ist, oder brechen Sie ihn ab',
  '{} is already on the team': '{} ist schon im Team',
  '{} not found': '{} nicht gefunden',
  '“{}” already exists and looks the same': '„{}“ gibt es schon und sieht gleich aus',
  '“{}” can’t be a tag': '„{}“ kann kein Schlagwort sein',
}
