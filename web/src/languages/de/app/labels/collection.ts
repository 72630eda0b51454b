import { formatNumber } from '../../../../lib/format/format.ts'

// Collections page
export const collections = 'Sammlungen'
export const newCollection = 'Neue Sammlung'

// Collection page
export const collection = 'Sammlung'
export const couldntLoadTheCollection = 'Die Sammlung konnte nicht geladen werden'
export const filtersOfName = (name: string) => `Filter von ${name}`
export const items = 'Inhalte'
export const sharing = 'Teilen'
export const activity = 'Aktivität'
export const thisCollectionWasDeleted =
  'Diese Sammlung wurde gelöscht, oder nur jemand anderes kann sie sehen.'
export const openCollections = 'Sammlungen öffnen'

// Collection contents
export const isNowTheCover = (name: string) => `${name} ist jetzt das Titelbild`
export const resetCover = 'Titelbild zurücksetzen'
export const useAsCover = 'Als Titelbild verwenden'
export const firstImageIsNowCover = 'Das erste Bild ist jetzt das Titelbild'
export const remove = 'Entfernen'
export const removed = (name: string) => `${name} entfernt`
export const showingTheFirst = (count: number) => `Die ersten ${formatNumber(count)} werden gezeigt`
export const seeAllInLibrary = 'Alle in der Bibliothek ansehen'
export const noItemsMatchTheseFilters = 'Zurzeit passen keine Inhalte zu diesen Filtern'
export const emptyCanAdd =
  'Noch keine Inhalte. Ziehen Sie Dateien hierher, oder fügen Sie Inhalte aus der Bibliothek hinzu.'
export const empty = 'Noch keine Inhalte'
export const addItems = 'Inhalte hinzufügen'
export const analytics = 'Analysen'
