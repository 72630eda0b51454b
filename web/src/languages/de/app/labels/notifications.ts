// Notifications page
export const notifications = 'Benachrichtigungen'
export const whatHappened = 'Was in den letzten 90 Tagen mit Ihren Links und Inhalten geschah'
export const markAllAsRead = 'Alle als gelesen markieren'
export const which = 'Welche Benachrichtigungen'
export const all = 'Alle'
export const unread = 'Ungelesen'
export const noneYet =
  'Noch keine Benachrichtigungen. Besuche Ihrer Links und Änderungen an Ihren Inhalten erscheinen hier.'
export const allRead = 'Sie haben alles gelesen'
export const settings = 'Einstellungen für Benachrichtigungen'
