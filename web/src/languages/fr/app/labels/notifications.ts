// Notifications page
export const notifications = 'Notifications'
export const whatHappened = 'Ce qui est arrivé à vos liens et à vos contenus ces 90 derniers jours'
export const markAllAsRead = 'Tout marquer comme lu'
export const which = 'Quelles notifications'
export const all = 'Toutes'
export const unread = 'Non lues'
export const noneYet =
  'Aucune notification pour le moment. Les visites de vos liens et les modifications de vos contenus s’affichent ici.'
export const allRead = 'Vous avez tout lu'
export const settings = 'Paramètres des notifications'
