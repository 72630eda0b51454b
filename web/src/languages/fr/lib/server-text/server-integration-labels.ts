export const ABOUT_INTEGRATIONS: Readonly<Record<string, string>> = {
  'Assistants aren’t called from pages of other sites':
    'Les assistants ne sont pas appelés depuis les pages d’autres sites',
  'Send an access token or an API key': 'Envoyez un jeton d’accès ou une clé API',
  'Connected app not found': 'Application connectée introuvable',
  'Connected apps can’t be used here':
    'Les applications connectées ne peuvent pas être utilisées ici',
  'The access token is unknown, revoked or expired':
    'Le jeton d’accès est inconnu, révoqué ou expiré',
  'The app doesn’t have the scope {}': 'L’application n’a pas la portée {}',
  'The app’s request has ended. Start again in the app':
    'La demande de l’application est terminée. Recommencez dans l’application',
  '{}, for whom the app acts, has to set up two-step verification first':
    '{}, pour qui l’application agit, doit d’abord configurer la validation en deux étapes',
  'API key not found': 'Clé API introuvable',
  'API keys can’t be used here': 'Les clés API ne peuvent pas être utilisées ici',
  'The API key doesn’t have the scope {}': 'La clé API n’a pas la portée {}',
  '{} needs the scope {}': '{} nécessite la portée {}',
  'The API key is unknown, revoked or expired': 'La clé API est inconnue, révoquée ou expirée',
  'Turn the webhook on first': 'Activez d’abord le webhook',
  'Webhook not found': 'Webhook introuvable',
  'You already have {} API keys. Revoke one first':
    'Vous avez déjà {} clés API. Révoquez-en d’abord une',
  'You already have {} webhooks': 'Vous avez déjà {} webhooks',
  '{}, who created the API key, has to set up two-step verification first':
    '{}, à l’origine de la clé API, doit d’abord configurer la validation en deux étapes',
  'Enter the address again first': 'Saisissez d’abord à nouveau l’adresse',
  'Connect {} again first': 'Reconnectez d’abord {}',
  'It was sent already': 'L’envoi a déjà eu lieu',
  'Activity not found': 'Activité introuvable',
  'The operator of this server hasn’t set up {}': '{} n’est pas configuré sur ce serveur',
  'This connection has expired, was already made or was begun elsewhere. Connect again':
    'Cette connexion a expiré, est déjà établie ou a été commencée ailleurs. Reconnectez',
  '{} doesn’t answer right now. Try again later':
    '{} ne répond pas pour le moment. Réessayez plus tard',
  '{} refused the connection: {}': '{} a refusé la connexion : {}',
}
