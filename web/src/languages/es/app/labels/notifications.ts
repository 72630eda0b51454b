// Notifications page
export const notifications = 'Notificaciones'
export const whatHappened = 'Lo ocurrido con sus enlaces y su contenido en los últimos 90 días'
export const markAllAsRead = 'Marcar todo como leído'
export const which = 'Qué notificaciones'
export const all = 'Todas'
export const unread = 'No leídas'
export const noneYet =
  'Aún no hay notificaciones. Aquí aparecen las visitas a sus enlaces y los cambios en su contenido.'
export const allRead = 'Lo ha leído todo'
export const settings = 'Configuración de notificaciones'
