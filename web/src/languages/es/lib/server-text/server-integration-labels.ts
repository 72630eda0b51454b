export const ABOUT_INTEGRATIONS: Readonly<Record<string, string>> = {
  'Assistants aren’t called from pages of other sites':
    'Los asistentes no se llaman desde páginas de otros sitios',
  'Send an access token or an API key': 'Envíe un token de acceso o una clave de API',
  'Connected app not found': 'Aplicación conectada no encontrada',
  'Connected apps can’t be used here': 'Aquí no se pueden usar aplicaciones conectadas',
  'The access token is unknown, revoked or expired':
    'El token de acceso es desconocido, está revocado o ha caducado',
  'The app doesn’t have the scope {}': 'La aplicación no tiene el ámbito {}',
  'The app’s request has ended. Start again in the app':
    'La solicitud de la aplicación ha terminado. Empiece de nuevo en la aplicación',
  '{}, for whom the app acts, has to set up two-step verification first':
    '{}, en cuyo nombre actúa la aplicación, tiene que configurar primero la verificación en dos pasos',
  'API key not found': 'Clave de API no encontrada',
  'API keys can’t be used here': 'Aquí no se pueden usar claves de API',
  'The API key doesn’t have the scope {}': 'La clave de API no tiene el ámbito {}',
  '{} needs the scope {}': '{} necesita el ámbito {}',
  'The API key is unknown, revoked or expired':
    'La clave de API es desconocida, se revocó o ha caducado',
  'Turn the webhook on first': 'Active antes el webhook',
  'Webhook not found': 'Webhook no encontrado',
  'You already have {} API keys. Revoke one first': 'Ya tiene {} claves de API. Revoque una antes',
  'You already have {} webhooks': 'Ya tiene {} webhooks',
  '{}, who created the API key, has to set up two-step verification first':
    '{}, que creó la clave de API, debe configurar antes la verificación en dos pasos',
  'Enter the address again first': 'Introduzca primero la dirección de nuevo',
  'Connect {} again first': 'Vuelva a conectar {} primero',
  'It was sent already': 'Ya se envió',
  'Activity not found': 'Actividad no encontrada',
  'The operator of this server hasn’t set up {}': '{} no está configurado en este servidor',
  'This connection has expired, was already made or was begun elsewhere. Connect again':
    'Esta conexión ha caducado, ya se hizo o se inició en otro lugar. Vuelva a conectar',
  '{} doesn’t answer right now. Try again later':
    '{} no responde en este momento. Inténtelo más tarde',
  '{} refused the connection: {}': '{} rechazó la conexión: {}',
}
