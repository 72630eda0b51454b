export const ABOUT_INTEGRATIONS: Readonly<Record<string, string>> = {
  'Assistants aren’t called from pages of other sites':
    'Assistenten werden nicht von Seiten anderer Websites aufgerufen',
  'Send an access token or an API key': 'Senden Sie ein Zugriffstoken oder einen API-Schlüssel',
  'Connected app not found': 'Verbundene App nicht gefunden',
  'Connected apps can’t be used here': 'Verbundene Apps können hier nicht verwendet werden',
  'The access token is unknown, revoked or expired':
    'Das Zugriffstoken ist unbekannt, widerrufen oder abgelaufen',
  'The app doesn’t have the scope {}': 'Die App hat die Berechtigung {} nicht',
  'The app’s request has ended. Start again in the app':
    'Die Anfrage der App ist beendet. Beginnen Sie in der App noch einmal',
  '{}, for whom the app acts, has to set up two-step verification first':
    'Die App handelt für {}. Diese Person muss zuerst die Bestätigung in zwei Schritten einrichten',
  'API key not found': 'API-Schlüssel nicht gefunden',
  'API keys can’t be used here': 'API-Schlüssel können hier nicht verwendet werden',
  'The API key doesn’t have the scope {}': 'Der API-Schlüssel hat die Berechtigung {} nicht',
  '{} needs the scope {}': '{} braucht die Berechtigung {}',
  'The API key is unknown, revoked or expired':
    'Der API-Schlüssel ist unbekannt, widerrufen oder abgelaufen',
  'Turn the webhook on first': 'Schalten Sie den Webhook zuerst ein',
  'Webhook not found': 'Webhook nicht gefunden',
  'You already have {} API keys. Revoke one first':
    'Sie haben schon {} API-Schlüssel. Widerrufen Sie zuerst einen',
  'You already have {} webhooks': 'Sie haben schon {} Webhooks',
  '{}, who created the API key, has to set up two-step verification first':
    '{} hat den API-Schlüssel erstellt und muss zuerst die Bestätigung in zwei Schritten einrichten',
  'Enter the address again first': 'Geben Sie zuerst die Adresse noch einmal ein',
  'Connect {} again first': 'Verbinden Sie {} zuerst neu',
  'It was sent already': 'Das wurde schon gesendet',
  'Activity not found': 'Aktivität nicht gefunden',
  'The operator of this server hasn’t set up {}': 'Auf diesem Server ist {} nicht eingerichtet',
  'This connection has expired, was already made or was begun elsewhere. Connect again':
    'Diese Verbindung ist abgelaufen, wurde schon hergestellt oder anderswo begonnen. Verbinden Sie neu',
  '{} doesn’t answer right now. Try again later':
    '{} antwortet gerade nicht. Versuchen Sie es später noch einmal',
  '{} refused the connection: {}': '{} hat die Verbindung abgelehnt: {}',
}
