export const ABOUT_INTEGRATIONS: Readonly<Record<string, string>> = {
  'Assistants aren’t called from pages of other sites':
    'Les assistants ne sont pas appelés depuis les pages d’autres sites',
  'Send an access token or an API key': 'Envoyez un jeton d’accès ou une clé API',
  'Connected app not found': 'Application connectée introuvable',
  'Connected apps can’t be used here':
    'Les applications connectées ne peuvent pas être utilisées ici',
  'The app doesn’t have the scope {}': 'L’application n’a pas la portée {}',
  '{}, for whom the app acts, has to set up two-step verification first':
    '{}, pour qui l’application agit, doit d’abord configurer la validation en deux étapes',
  'API key not found': 'Clé API introuvable',
  'API keys can’t be used here': 'Les clés API ne peuvent pas être utilisées ici',
  'The API key doesn’t have the scope {}': 'La clé API n’a pas la portée {}',
  'Webhook not found': 'Webhook introuvable',
  '{}, who created the API key, has to set up two-step verification first':
    '{}, à l’origine de la clé API, doit d’abord configurer la validation en deux étapes',
  'Activity not found': 'Activité introuvable',
  'The operator of this server hasn’t set up {}': '{} n’est pas configuré sur ce serveur',
  '{} refused the connection: {}': '{} a refusé la connexion : {}',
}
