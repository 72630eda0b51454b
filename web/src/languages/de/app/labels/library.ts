import type { QuickFilter, SearchResult } from '@satchel/contract/search/search.ts'
import { formatCount, formatNumber } from '../../../../lib/format/format.ts'

// Library page
export const library = 'Bibliothek'
export const filters = 'Filter'
export const couldntLoadTheLibrary = 'Die Bibliothek konnte nicht geladen werden'
export const noItemsMatchYourSearch = 'Keine Inhalte passen zu Ihrer Suche und Ihren Filtern.'
/** Sentences for a library that has nothing of a quick filter, without any other filter. */
export const nothingOf: Record<QuickFilter, string> = {
  favorites:
    'Noch keine Favoriten. Markieren Sie einen Inhalt mit dem Stern, um ihn hier zu finden.',
  mine: 'Sie haben noch nichts hinzugefügt.',
  recent: 'In letzter Zeit wurde nichts hinzugefügt oder geändert.',
  popular: 'Noch wurde nichts geöffnet. Teilen Sie einen Inhalt, um zu sehen, was gelesen wird.',
  unused: 'Alles wird genutzt.',
  expiring: 'Nichts läuft innerhalb einer Woche ab.',
  uncategorized: 'Alles ist eingeordnet.',
}
export const noResultsFor = (searchTerm: string) => `Keine Ergebnisse für „${searchTerm}“`
export const clearSearch = 'Suche zurücksetzen'
export const wishForThis = 'Wunsch hinzufügen'
export const clearFilters = 'Filter zurücksetzen'
export const libraryIsEmptyUploadFiles =
  'Die Bibliothek ist leer. Laden Sie Dateien hoch, ziehen Sie sie an eine beliebige Stelle, oder fügen Sie einen Weblink hinzu.'
export const libraryIsEmptyItems =
  'Die Bibliothek ist leer. Inhalte, die Ihr Team hinzufügt, erscheinen hier.'
export const importAction = 'Importieren'
export const addWebLink = 'Weblink hinzufügen'

// Bin page
export const deletedItemsStayHere = (binKept: number) =>
  `Gelöschte Inhalte bleiben ${binKept} Tage hier und werden dann endgültig gelöscht`
export const bin = 'Papierkorb'
export const onlyEditorsAndAdminsCan =
  'Nur Bearbeiter und Admins können gelöschte Inhalte wiederherstellen.'
export const restoreAll = 'Alle wiederherstellen'
export const emptyBin = 'Papierkorb leeren'
export const stop = 'Anhalten'
export const restoreProgress = (done: number, count: number) =>
  `${formatNumber(done)} von ${formatCount(count, 'Inhalt', 'Inhalten')} wiederhergestellt`
export const deleteProgress = (purging: number) =>
  `Wird endgültig gelöscht, noch ${formatCount(purging, 'Inhalt', 'Inhalte')}`
export const couldntLoadTheBin = 'Der Papierkorb konnte nicht geladen werden'
export const theBinIsEmpty = 'Der Papierkorb ist leer'
export const openLibrary = 'Bibliothek öffnen'

/** Label of the button that closes the filters; while the results are being counted it has no number. */
export function showItems(total: SearchResult['total'] | undefined): string {
  if (!total) return 'Inhalte zeigen'
  const count = formatCount(total.value, 'Inhalt', 'Inhalte')
  return total.relation === 'eq' ? `${count} zeigen` : `Mehr als ${count} zeigen`
}
