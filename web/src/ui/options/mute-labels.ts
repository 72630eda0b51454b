// Mute menu item
export const muteNotifications = 'Mute notifications'
export const unmuteNotifications = 'Unmute notifications'
export const muted = (name: string) => `You won’t be notified of “${name}”`
export const unmuted = (name: string) => `You’ll be notified of “${name}” again`
