import { formatCount, formatNumber } from '../../../../lib/format/format.ts'

// Copy link
export const copyLinkToFor = (itemName: string, recipient: string) =>
  `Link zu ${itemName} für ${recipient === 'Alle' ? 'alle' : recipient} kopieren`

// Link views
export const notOpenedYet = 'Noch nicht geöffnet'
export const visitsBefore = (count: number) => `${formatCount(count, 'Besuch', 'Besuche')} davor`
export const visitsBeforeHint = 'Anderswo gezählt, bevor dieser Link importiert wurde'
export const pagesIn = (pagesRead: number) => `${formatCount(pagesRead, 'Seite', 'Seiten')} in `

// Link state
export const expired = 'Abgelaufen nach dem'
export const expires = 'Gültig bis'
export const withdrawnDay = (day: string) => `Zurückgezogen am ${day}`
export const active = 'Aktiv'
export const endsAfter = (part: string, day: string) => `${part} ${day}`
export const passwordRequired = 'Passwort erforderlich'
export const emailRequired = 'E-Mail erforderlich'
export const watermarked = 'Mit Wasserzeichen'
export const noDownloads = 'Downloads aus'

// Link page bars
export const notRead = 'nicht gelesen'
export const pagePage = (page: number) => `Seite ${page}`
export const pagesRead = 'Gelesene Seiten'
export const itemsRead = 'Gelesene Inhalte'
export const showFewer = 'Weniger zeigen'
export const showAll = (count: number) => `Alle ${count} zeigen`
export const devices = (count: number) => formatCount(count, 'Gerät', 'Geräte')
export const recentViews = (count: number) =>
  `${formatCount(count, 'Aufruf', 'Aufrufe')} in den letzten 14 Tagen`
export const devicesOf = (count: number, total: number) =>
  `${formatNumber(count)} von ${formatCount(total, 'Gerät', 'Geräten')}`
export const mostStopAt = (page: string) => `${page}, hier hören die meisten auf`
