// Notifications page
export const notifications = 'Notifications'
export const whatHappened = 'What happened to your links and content in the last 90 days'
export const markAllAsRead = 'Mark all as read'
export const which = 'Which notifications'
export const all = 'All'
export const unread = 'Unread'
export const noneYet =
  'No notifications yet. Visits to your links and changes to your content appear here.'
export const allRead = 'You’ve read everything'
export const settings = 'Notification settings'
