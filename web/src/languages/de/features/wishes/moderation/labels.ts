import { formatCount, formatNumber } from '../../../../../lib/format/format.ts'

const wishes = (count: number) => formatCount(count, 'Wunsch', 'Wünsche')

// The list
export const selectWish = (title: string) => `${title} auswählen`
export const selected = (count: number) => `${formatNumber(count)} ausgewählt`
export const actionsForSelected = 'Aktionen für ausgewählte Wünsche'
export const approvedMany = (count: number) => `${wishes(count)} freigegeben`
export const declinedMany = (count: number) => `${wishes(count)} abgelehnt`
export const deletedMany = (count: number) => `${wishes(count)} gelöscht`
export const nothingToChange = 'Jemand anderes hat über diese Wünsche schon entschieden'
export const declineMany = (count: number) => `${wishes(count)} ablehnen`
export const responseToAll =
  'Optional: erscheint bei jedem Wunsch und geht an alle, die dafür gestimmt haben'

// One wish
export const approveAndTrust = 'Freigeben und vertrauen'
export const approvedAndTrusted = (name: string) =>
  `Wunsch freigegeben. Wünsche von ${name} brauchen keine Freigabe mehr.`
export const deleteName = (name: string) => `„${name}“ löschen?`
export const deleteMany = (count: number) => `${wishes(count)} löschen?`
export const deleteLine =
  'Auch Stimmen und Kommentare werden gelöscht. Das kann nicht rückgängig gemacht werden.'
export const deleted = 'Wunsch gelöscht'
export const wasDeleted = 'Dieser Wunsch wurde gelöscht.'

// Settings
export const trustedPeople = 'Vertrauenswürdige Personen'
export const trustedPeopleLine =
  'Wünsche dieser Personen sehen alle sofort. Fügen Sie Personen mit „Freigeben und vertrauen“ bei einem wartenden Wunsch hinzu.'
export const nobodyTrusted = 'Noch niemand'
export const couldntLoadTrusted = 'Die vertrauenswürdigen Personen konnten nicht geladen werden'
export const requireApproval = 'Freigabe verlangen'
export const requireApprovalFor = (name: string) => `Freigabe für Wünsche von ${name} verlangen`
export const needApprovalAgain = (name: string) =>
  `Wünsche von ${name} brauchen wieder eine Freigabe`
