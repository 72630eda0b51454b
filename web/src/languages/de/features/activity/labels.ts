import { formatCount, formatNumber } from '../../../../lib/format/format.ts'

// Brief activity
export const couldntLoadTheActivity = 'Die Aktivität konnte nicht geladen werden'
export const noActivityYet = 'Noch keine Aktivität'

// Activity entry
export const restored = 'Frühere Werte wiederhergestellt'
export const alreadyRestored = 'Der Inhalt hat diese Werte schon'
export const history = 'Verlauf'
export const historyOf = (name: string) => `Verlauf von ${name}`
export const changesBy = (name: string) => `Änderungen von ${name}`
export const showAll = 'Alle zeigen'
export const showLess = 'Weniger zeigen'
export const changedTimes = (name: string, count: number) =>
  `${name} ${formatNumber(count)}-mal geändert`
export const andOtherItems = (count: number) =>
  `und ${formatCount(count, 'weiterer Inhalt', 'weitere Inhalte')}`
export const satchel = 'Satchel'
export const untitled = 'Ohne Titel'
export const changedTo = 'geändert in'
export const shared = 'Geteilt'
export const withRecipient = (recipient: string) => `mit ${recipient}`
export const withLinks = (count: number) =>
  count === 1 ? 'mit einem Link' : `mit ${formatNumber(count)} Links`
