export const ABOUT_INTEGRATIONS: Readonly<Record<string, string>> = {
  'Assistants aren’t called from pages of other sites':
    'Los asistentes no se llaman desde páginas de otros sitios',
  'Send an access token or an API key': 'Envíe un token de acceso o una clave de API',
  'Connected app not found': 'Aplicación conectada no encontrada',
  'Connected apps can’t be used here': 'Aquí no se pueden usar aplicaciones conectadas',
  'The app doesn’t have the scope {}': 'La aplicación no tiene el ámbito {}',
  '{}, for whom the app acts, has to set up two-step verification first':
    '{}, en cuyo nombre actúa la aplicación, tiene que configurar primero la verificación en dos pasos',
  'API key not found': 'Clave de API no encontrada',
  'API keys can’t be used here': 'Aquí no se pueden usar claves de API',
  'The API key doesn’t have the scope {}': 'La clave de API no tiene el ámbito {}',
  'Webhook not found': 'Webhook no encontrado',
  '{}, who created the API key, has to set up two-step verification first':
    '{}, que creó la clave de API, debe configurar antes la verificación en dos pasos',
  'Activity not found': 'Actividad no encontrada',
  'The operator of this server hasn’t set up {}': '{} no está configurado en este servidor',
  '{} refused the connection: {}': '{} rechazó la conexión: {}',
}
