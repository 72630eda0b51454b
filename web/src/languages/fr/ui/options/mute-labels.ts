// Mute menu item
export const muteNotifications = 'Couper les notifications'
export const unmuteNotifications = 'Réactiver les notifications'
export const muted = (name: string) => `Vous ne recevrez plus de notifications sur « ${name} »`
export const unmuted = (name: string) =>
  `Vous recevrez de nouveau des notifications sur « ${name} »`
