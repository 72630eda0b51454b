import type { SavedNotify } from '@satchel/contract/search/search.ts'
import type { OperatorName } from '@satchel/contract/search/syntax.ts'
import { formatChoice, formatDay, formatList } from '../../../../lib/format/format.ts'

// Filter chips
export const activeFilters = 'Aktive Filter'
export const removeFilterLabel = (label: string) => `Filter ${label} entfernen`
export const clearAll = 'Alle zurücksetzen'

// Filter chips
export const excludedLabel = (label: string) => `Nicht ${label}`
const operatorNames: Record<OperatorName, string> = {
  type: 'Inhaltstyp',
  stage: 'Phase',
  product: 'Produkt',
  industry: 'Branche',
  region: 'Region',
  tag: 'Schlagwort',
  by: 'Eigentümer',
  in: 'Sammlung',
  is: 'Zustand',
  after: 'Ab',
  before: 'Vor',
}
export const operatorChip = (name: OperatorName, values: readonly string[]) =>
  `${operatorNames[name]}: ${formatChoice(values)}`
export const added = 'Hinzugefügt'
export const updated = 'Geändert'
export const deletedValue = 'Gelöschter Wert'
export const fromImport = 'Aus einem Import'
export const momentFrom = (moment: string, startDay: string) =>
  `${moment} ab ${formatDay(startDay)}`
export const momentTo = (moment: string, endDay: string) => `${moment} bis ${formatDay(endDay)}`

// Did you mean
export const didYouMean = 'Meinten Sie'

// Quick filters
export const favorites = 'Favoriten'
export const mine = 'Meine'
export const recent = 'Neu'
export const popular = 'Beliebt'
export const unused = 'Ungenutzt'
export const expiring = 'Läuft ab'
export const uncategorized = 'Nicht eingeordnet'

// Search summary
export const filters = 'Filter'

// Saved searches
export const savedSearches = 'Gespeicherte Suchen'
export const saved = 'Gespeichert'

// Saved panel
export const deletedFilters = (missing: readonly string[], name: string) =>
  `Filter von „${name}“, die es nicht mehr gibt: ${formatList(missing)}. Die anderen gelten weiter.`
export const yours = 'Ihre'
export const team = 'Team'
export const couldntLoadSavedSearches = 'Die gespeicherten Suchen konnten nicht geladen werden'
export const noSavedSearchesYet =
  'Noch keine gespeicherten Suchen. Wählen Sie Filter, und speichern Sie sie.'
export const searchName = 'Name der Suche'
export const saveSearch = 'Suche speichern'
export const saveAsCollection = 'Als Sammlung speichern'

// Name form
export const shareWithTheTeam = 'Mit dem Team teilen'

// Saved entry
export const newNameFor = (name: string) => `Neuer Name für ${name}`
export const sharedWithTheTeam = 'Mit dem Team geteilt'
export const moreFor = (name: string) => `Weitere Aktionen für ${name}`
export const rename = 'Umbenennen'
export const updatedWithCurrentFilters = (name: string) => `${name} hat jetzt die aktuellen Filter`
export const updateWithCurrentFilters = 'Aktuelle Filter übernehmen'
export const nowPrivate = (name: string) => `${name} ist jetzt nur für Sie sichtbar`
export const isNowVisibleToWhole = (name: string) => `${name} ist jetzt für das ganze Team sichtbar`
export const stopSharing = 'Nicht mehr teilen'

// Saved searches
export const restored = (name: string) => `${name} wiederhergestellt`
export const deleted = (name: string) => `${name} gelöscht`

// Search summary
export const allItemsInLibrary = 'Alle Inhalte der Bibliothek'
export const withAllOfTheseTags = 'mit allen diesen Schlagwörtern'
export const withAnyOfTheseTags = 'mit einem dieser Schlagwörter'

// Filter editor
export const searchText = 'Suchtext'
export const anyText = 'Beliebiger Text'
export const totalNow = (total: string) => `Derzeit: ${total}`

// Filter rail
export const quickFilters = 'Schnellfilter'

// Day filter
export const dateRange = 'Zeitraum'
export const dateField = 'Datumsfeld'
export const from = 'Von'
export const to = 'Bis'
export const endDateIsBeforeStart = 'Das Ende liegt vor dem Beginn'

// Facet filter
export const searchValues = 'Werte suchen'
export const searchIn = (label: string) => `In ${label} suchen`
export const showAll = (count: number) => `Alle ${count} zeigen`

// Tag filter
export const tags = 'Schlagwörter'
export const match = 'Übereinstimmung'
export const anyOfThese = 'Eines davon'
export const allOfThese = 'Alle davon'
export const exclude = (label: string) => `${label} ausschließen`

// Order select
export const bestMatch = 'Beste Treffer'
export const newest = 'Neueste'
export const oldest = 'Älteste'
export const lastUpdated = 'Zuletzt geändert'
export const nameUp = 'Name A–Z'
export const nameDown = 'Name Z–A'
export const mostViewed = 'Meiste Aufrufe'
export const mostUpvoted = 'Meiste Stimmen'

// Notifications of saved searches
export const notifyOfNewMatches = 'Über neue Treffer benachrichtigen'
export const notifyNever = 'Nie'
export const notifyInApp = 'In der App'
export const notifyByEmail = 'In der App und per E-Mail'
export const notifiesYou = 'Sie werden über neue Treffer benachrichtigt'
export const watchMessage = (notify: SavedNotify, name: string) => {
  if (notify === 'none') return `Sie werden nicht mehr über neue Treffer von ${name} benachrichtigt`
  return notify === 'app'
    ? `Sie werden in der App über neue Treffer von ${name} benachrichtigt`
    : `Sie werden in der App und per E-Mail über neue Treffer von ${name} benachrichtigt`
}
