import { formatCount } from '../lib/format/format.ts'

// Account dropdown
export const light = 'Light'
export const dark = 'Dark'
export const system = 'System'
export const theme = 'Theme'
export const signOut = 'Sign out'
export const satchelVersion = (version: string) => `Satchel ${version}`
export const signOutFailed = 'Couldn’t sign you out. You’re still signed in'

// Account button
export const accountOfName = (name: string) => `Account of ${name}`

// Navigation
export const home = 'Home'
export const library = 'Library'
export const collections = 'Collections'
export const sites = 'Sites'
export const links = 'Links'
export const ctas = 'CTAs'
export const activity = 'Activity'
export const wishlist = 'Wishlist'
export const newWish = 'New wish'
export const wishWords = 'request ask idea feature missing'
export const notifications = 'Notifications'
export const analytics = 'Analytics'
export const bin = 'Trash'
export const team = 'Team'
export const billing = 'Billing'
export const settings = 'Settings'
export const more = 'More'
export const closeMore = 'Close More'

// Frame
export const skipToContent = 'Skip to content'

// Account banner
export const dismiss = 'Dismiss'
export const accountCloses = (day: string) =>
  `This account closes on ${day}. Everything in it is then deleted.`
export const keepAccount = 'Keep account'
export const readOnlyUntil = (day: string) =>
  `Read-only until ${day}. Links you’ve shared work until then.`
export const reopenAccount = 'Reopen account'
export const paymentOverdue = (day: string) =>
  `A payment is overdue. Everything keeps working until ${day}.`
export const viewInvoices = 'View invoices'
export const trialDaysLeft = (days: number) => `${formatCount(days, 'day')} left in your trial.`
export const yourTrialEndsToday = 'Your trial ends today.'
export const choosePlan = 'Choose plan'

// Mail banner
export const emailsFailing = (when: string) =>
  `Emails haven’t gone out since ${when}. We keep trying each for two days.`

// Side bar
export const main = 'Main'

// Top bar
export const offline = (waiting: number) =>
  waiting === 0 ? 'You’re offline' : `You’re offline. ${formatCount(waiting, 'change')} waiting`
export const reconnecting = 'Reconnecting'
export const liveUpdatesOff = 'Live updates are off'
export const liveUpdatesOffHint =
  'Your network or a proxy blocks WebSocket. Changes by others show up within 30 seconds.'

// Search box
export const searchTheLibrary = 'Search library'
export const commandPalette = 'Command palette'

// Command palette
export const useLightTheme = 'Use light theme'
export const useDarkTheme = 'Use dark theme'
export const useSystemTheme = 'Use system theme'
export const themeWords = 'switch appearance color mode'
export const keysWords = 'help hotkeys'
export const signOutWords = 'log out leave'

// Live data
export const personOpened = (person: string, itemName: string) => `${person} opened ${itemName}`
export const itemOpened = (itemName: string, device: string | null) =>
  `${itemName} was opened${device ? ` on a ${device.toLowerCase()}` : ''}`
export const linkOpened = (recipient: string, device: string | null, itemName: string) =>
  `${recipient}’s link to ${itemName} was opened${device ? ` on a ${device.toLowerCase()}` : ''}`
export const replyTo = (itemName: string) => `New reply to ${itemName}. It’s in your notifications.`

// Offline
export const savedOnceOnline = 'You’re offline. This is saved once you’re back online.'
export const opensOnceOnline = 'You’re offline. This opens once you’re back online.'
