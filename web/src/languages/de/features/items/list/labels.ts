import type { TextPlace } from '@satchel/contract/search/search.ts'
import { formatNumber } from '../../../../../lib/format/format.ts'

// Column menu
export const columns = 'Spalten'
export const columnsShownAsSpaceAllows = 'Spalten (gezeigt, soweit Platz ist)'
export const resetColumns = 'Spalten zurücksetzen'

// Item columns
export const type = 'Art'
export const tags = 'Schlagwörter'
export const owner = 'Eigentümer'
export const size = 'Größe'
export const views = 'Aufrufe'
export const shares = 'Geteilt'
export const upvotes = 'Stimmen'
export const added = 'Hinzugefügt'
export const updated = 'Geändert'

// Item results
export const loadingMore = 'Weitere werden geladen'

// Item grid
export const items = 'Inhalte'

// Item card
export const selectNamed = (name: string) => `${name} auswählen`

// Passage
export const page = (page: number) => `Seite ${formatNumber(page)}`
export const textPlaces: Record<TextPlace, string> = {
  notes: 'Sprechernotizen',
  comments: 'Kommentare',
  headers: 'Kopf- oder Fußzeile',
  footnotes: 'Fußnoten',
  fields: 'Formularfelder',
  annotations: 'Anmerkungen',
  properties: 'Dokumenteigenschaften',
}

// Quick actions
export const shareNamed = (name: string) => `${name} teilen`
export const favoriteNamed = (name: string) => `${name} als Favorit markieren`

// Item table
export const selectAllLoadedItems = 'Alle geladenen Inhalte auswählen'
export const newNameOf = (name: string) => `Neuer Name von ${name}`
export const renamedMeanwhile = (name: string) =>
  `Jemand anderes hat den Inhalt in „${name}“ umbenannt`
export const rename = 'Umbenennen (F2)'
export const renameNamed = (name: string) => `${name} umbenennen`
export const actions = 'Aktionen'

// Quick look
export const quickLook = 'Schnellansicht'
export const closeQuickLook = 'Schnellansicht schließen'
