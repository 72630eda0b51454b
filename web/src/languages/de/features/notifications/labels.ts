import { formatCount, formatNumber } from '../../../../lib/format/format.ts'

// Bell
export const notifications = 'Benachrichtigungen'
export const notificationsWithNew = (count: number) =>
  `Benachrichtigungen, ${formatNumber(count)} neu`

// Panel
export const markAllAsRead = 'Alle als gelesen markieren'
export const notificationSettings = 'Einstellungen für Benachrichtigungen'
export const viewAll = 'Alle ansehen'
export const couldntLoadNotifications = 'Die Benachrichtigungen konnten nicht geladen werden'
export const nothingYet =
  'Noch nichts. Besuche Ihrer Links und Änderungen an Ihren Inhalten erscheinen hier.'
export const changesByYourTeam = (count: number) =>
  `${formatCount(count, 'Änderung', 'Änderungen')} Ihres Teams. Aktivität ansehen`

// Entry
export const unread = 'Ungelesen'
export const markAsRead = (text: string) => `Als gelesen markieren: ${text}`

// Choices
export const couldntLoadThisSetting = 'Diese Einstellung konnte nicht geladen werden'
export const notifyMeOf = 'Mich benachrichtigen über'
export const notifyPeopleOf = 'Personen benachrichtigen über'
export const inApp = 'App'
export const byEmail = 'E-Mail'
export const appOf = (kind: string) => `${kind}: in der App`
export const emailOf = (kind: string) => `${kind}: per E-Mail`
export const always = 'Immer'
export const seeBelow = 'Siehe unten'
export const personal = 'Persönlich'
export const groupingHint =
  'Was bei derselben Sache innerhalb einer Stunde mehrmals geschieht, ergibt eine Benachrichtigung und eine E-Mail. E-Mails warten einige Minuten und entfallen für das, was Sie bis dahin gelesen haben.'
export const unlessTheyChose =
  'Gilt für alle im Team, jetzt und später, außer wo jemand selbst gewählt hat.'

export const useDefaults = 'Standard des Unternehmens verwenden'
export const usesCompanyDefaults = 'Sie werden nach dem Standard des Unternehmens benachrichtigt'

// Digest
export const summaryEmail = 'Zusammenfassung per E-Mail'
export const digestHint =
  'Ungelesene Benachrichtigungen, die nicht per E-Mail kamen, um 8 Uhr in der Zeitzone Ihres Unternehmens'
export const teamDigestHint =
  'Ungelesene Benachrichtigungen, die nicht per E-Mail kamen, um 8 Uhr in der Zeitzone Ihres Unternehmens, ab morgen'
export const never = 'Nie'
export const daily = 'Jeden Tag'
export const weekly = 'Jeden Montag'

// Muted
export const muted = 'Stummgeschaltet'
export const mutedHint = 'Hierüber werden Sie nicht benachrichtigt'
export const nothingMuted =
  'Nichts ist stummgeschaltet. Schalten Sie einen Inhalt oder eine Sammlung im jeweiligen Menü stumm.'
export const unmute = 'Stummschaltung aufheben'
export const unmuteName = (name: string) => `Stummschaltung aufheben: ${name}`
