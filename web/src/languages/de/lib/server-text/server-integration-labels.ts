export const ABOUT_INTEGRATIONS: Readonly<Record<string, string>> = {
  'Assistants aren’t called from pages of other sites':
    'Assistenten werden nicht von Seiten anderer Websites aufgerufen',
  'Send an access token or an API key': 'Senden Sie ein Zugriffstoken oder einen API-Schlüssel',
  'Connected app not found': 'Verbundene App nicht gefunden',
  'Connected apps can’t be used here': 'Verbundene Apps können hier nicht verwendet werden',
  'The app doesn’t have the scope {}': 'Die App hat die Berechtigung {} nicht',
  '{}, for whom the app acts, has to set up two-step verification first':
    'Die App handelt für {}. Diese Person muss zuerst die Bestätigung in zwei Schritten einrichten',
  'API key not found': 'API-Schlüssel nicht gefunden',
  'API keys can’t be used here': 'API-Schlüssel können hier nicht verwendet werden',
  'The API key doesn’t have the scope {}': 'Der API-Schlüssel hat die Berechtigung {} nicht',
  'Webhook not found': 'Webhook nicht gefunden',
  '{}, who created the API key, has to set up two-step verification first':
    '{} hat den API-Schlüssel erstellt und muss zuerst die Bestätigung in zwei Schritten einrichten',
  'Activity not found': 'Aktivität nicht gefunden',
  'The operator of this server hasn’t set up {}': 'Auf diesem Server ist {} nicht eingerichtet',
  '{} refused the connection: {}': '{} hat die Verbindung abgelehnt: {}',
}
