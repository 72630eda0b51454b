// Mute menu item
export const muteNotifications = 'Silenciar notificaciones'
export const unmuteNotifications = 'Reactivar notificaciones'
export const muted = (name: string) => `No se le notificará de «${name}»`
export const unmuted = (name: string) => `Se le volverá a notificar de «${name}»`
