// Mute menu item
export const muteNotifications = 'Benachrichtigungen stummschalten'
export const unmuteNotifications = 'Stummschaltung aufheben'
export const muted = (name: string) => `Sie werden über „${name}“ nicht benachrichtigt`
export const unmuted = (name: string) => `Sie werden über „${name}“ wieder benachrichtigt`
