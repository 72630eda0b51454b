import { formatCount, formatNumber } from '../../lib/format/format.ts'

// Bell
export const notifications = 'Notifications'
export const notificationsWithNew = (count: number) => `Notifications, ${formatNumber(count)} new`

// Panel
export const markAllAsRead = 'Mark all as read'
export const notificationSettings = 'Notification settings'
export const viewAll = 'View all'
export const couldntLoadNotifications = 'Couldn’t load the notifications'
export const nothingYet =
  'Nothing yet. Visits to your links and changes to your content appear here.'
export const changesByYourTeam = (count: number) =>
  `${formatCount(count, 'change')} by your team. View activity`

// Entry
export const unread = 'Unread'
export const markAsRead = (text: string) => `Mark as read: ${text}`

// Choices
export const couldntLoadThisSetting = 'Couldn’t load this setting'
export const notifyMeOf = 'Notify me of'
export const notifyPeopleOf = 'Notify people of'
export const inApp = 'App'
export const byEmail = 'Email'
export const appOf = (kind: string) => `${kind}: in the app`
export const emailOf = (kind: string) => `${kind}: by email`
export const always = 'Always'
export const seeBelow = 'See below'
export const personal = 'Personal'
export const groupingHint =
  'What happens again to the same thing within an hour is one notification and one email. Emails wait a few minutes, and don’t come for what you’ve read by then.'
export const unlessTheyChose =
  'Applies to everyone on the team, now and later, except where they chose for themselves.'

export const useDefaults = 'Use company defaults'
export const usesCompanyDefaults = 'You’re notified by the company defaults'

// Digest
export const summaryEmail = 'Summary email'
export const digestHint =
  'Unread notifications that weren’t emailed, at 8 am in your company’s time zone'
export const teamDigestHint =
  'Unread notifications that weren’t emailed, at 8 am in your company’s time zone, from tomorrow on'
export const never = 'Never'
export const daily = 'Every day'
export const weekly = 'Every Monday'

// Muted
export const muted = 'Muted'
export const mutedHint = 'You aren’t notified of these'
export const nothingMuted = 'Nothing is muted. Mute an item or a collection from its menu.'
export const unmute = 'Unmute'
export const unmuteName = (name: string) => `Unmute ${name}`
