import type { HealthKind } from '@satchel/contract/analytics/health.ts'
import { formatCount, formatDay } from '../../../../../lib/format/format.ts'

export type Kind = HealthKind | 'gaps'

export const KIND_LABELS: Readonly<Record<Kind, string>> = {
  expiring: 'Läuft ab',
  broken: 'Defekt',
  unclassified: 'Nicht eingeordnet',
  stale: 'Veraltet',
  unused: 'Nie genutzt',
  gaps: 'Nicht gefunden',
}

export const KIND_LINES: Readonly<Record<Kind, string>> = {
  expiring: 'Abgelaufen oder innerhalb von 30 Tagen ablaufend',
  broken: 'Webseiten, die nicht erreichbar sind, und Dateien, die nicht lesbar sind',
  unclassified: 'Inhalte, die in keiner Kategorie einen Wert haben',
  stale: 'Seit 180 Tagen nicht geändert oder geprüft',
  unused: 'Älter als 30 Tage und nie aufgerufen oder geteilt',
  gaps: 'Was in 90 Tagen gesucht und nicht gefunden wurde',
}

export const EMPTY: Readonly<Record<Kind, string>> = {
  expiring: 'In den nächsten 30 Tagen läuft nichts ab',
  broken: 'Alle Webseiten und Dateien funktionieren',
  unclassified: 'Alles ist eingeordnet',
  stale: 'Alles wurde in den letzten 180 Tagen geändert oder geprüft',
  unused: 'Alles, was älter als 30 Tage ist, wurde aufgerufen oder geteilt',
  gaps: 'Alles, was gesucht wurde, wurde auch gefunden',
}

export const health = 'Was Aufmerksamkeit braucht'
export const owner = 'Eigentümer'
export const everyones = 'Von allen'
export const mine = 'Von mir'
export const couldntLoad = 'Diese Inhalte konnten nicht geladen werden'
export const expiredOn = (day: string) => `Abgelaufen am ${formatDay(day)}`
export const expiresOn = (day: string) => `Läuft am ${formatDay(day)} ab`
export const couldntBeRead = 'Nicht lesbar'
export const couldntBeReached = 'Nicht erreichbar'
export const checked = 'geprüft'
export const changed = 'Geändert'
export const added = 'Hinzugefügt'
export const extend = 'Um 90 Tage verlängern'
export const checkAgain = 'Erneut prüfen'
export const checking = 'Wird geprüft'
export const upToDate = 'Ist aktuell'
export const classify = 'Einordnen'
export const classifyInLibrary = 'In der Bibliothek einordnen'
export const moveToBin = 'In den Papierkorb'
export const actionOn = (action: string, name: string) => `${action}: ${name}`
export const movedToBin = (name: string) => `${name} in den Papierkorb verschoben`
export const extended = (name: string, day: string) => `${name} läuft jetzt am ${formatDay(day)} ab`
export const markedUpToDate = (name: string) => `${name} als aktuell markiert`
export const ownerOrAdminOnly = 'Nur der Eigentümer und Admins können diesen Inhalt ändern'
export const addWish = 'Wunsch hinzufügen'
export const viewWish = 'Wunsch ansehen'
export const wishAdded = 'Wunsch hinzugefügt'
export const gapCounts = (people: number, searches: number) =>
  `${formatCount(people, 'Person', 'Personen')}, ${formatCount(searches, 'Suche', 'Suchen')}`

export const inDemand = 'Wenig Inhalt, viel Interesse'
export const inDemandHint =
  'Kategorien, deren Anteil an den Suchen der letzten 90 Tage mindestens doppelt so hoch ist wie ihr Anteil an den Inhalten'
export const couldntLoadThin = 'Die Kategorien konnten nicht geladen werden'
export const items = (count: number) => formatCount(count, 'Inhalt', 'Inhalte')
