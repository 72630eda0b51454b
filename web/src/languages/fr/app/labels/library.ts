import type { QuickFilter, SearchResult } from '@satchel/contract/search/search.ts'
import { formatCount, formatNumber } from '../../../../lib/format/format.ts'

// Library page
export const library = 'Bibliothèque'
export const filters = 'Filtres'
export const couldntLoadTheLibrary = 'Impossible de charger la bibliothèque'
export const noItemsMatchYourSearch =
  'Aucun contenu ne correspond à votre recherche et à vos filtres.'
export const nothingOf: Record<QuickFilter, string> = {
  favorites: 'Aucun favori pour le moment. Marquez un contenu d’une étoile pour le retrouver ici.',
  mine: 'Vous n’avez encore rien ajouté.',
  recent: 'Rien n’a été ajouté ni modifié dernièrement.',
  popular: 'Rien n’a encore été ouvert. Partagez un contenu pour voir ce qui est lu.',
  unused: 'Tout est utilisé.',
  expiring: 'Rien n’expire dans la semaine.',
  uncategorized: 'Tout est classé.',
}
export const noResultsFor = (searchTerm: string) => `Aucun résultat pour « ${searchTerm} »`
export const clearSearch = 'Effacer la recherche'
export const wishForThis = 'En faire un souhait'
export const clearFilters = 'Effacer les filtres'
export const libraryIsEmptyUploadFiles =
  'La bibliothèque est vide. Chargez des fichiers, déposez-les n’importe où, ou ajoutez un lien web.'
export const libraryIsEmptyItems =
  'La bibliothèque est vide. Les contenus que votre équipe ajoute s’affichent ici.'
export const importAction = 'Importer'
export const addWebLink = 'Ajouter un lien web'

// Bin page
export const deletedItemsStayHere = (binKept: number) =>
  `Les contenus supprimés restent ici ${binKept} jours avant d’être supprimés définitivement`
export const bin = 'Corbeille'
export const onlyEditorsAndAdminsCan =
  'Seuls les éditeurs et les admins peuvent restaurer des contenus supprimés.'
export const restoreAll = 'Tout restaurer'
export const emptyBin = 'Vider la corbeille'
export const stop = 'Arrêter'
export const restoreProgress = (done: number, count: number) =>
  `${formatNumber(done)} sur ${formatCount(count, 'contenu restauré', 'contenus restaurés')}`
export const deleteProgress = (purging: number) =>
  `Suppression définitive, encore ${formatCount(purging, 'contenu', 'contenus')}`
export const couldntLoadTheBin = 'Impossible de charger la corbeille'
export const theBinIsEmpty = 'La corbeille est vide'
export const openLibrary = 'Ouvrir la bibliothèque'

export function showItems(total: SearchResult['total'] | undefined): string {
  if (!total) return 'Afficher les contenus'
  const count = formatCount(total.value, 'contenu', 'contenus')
  return total.relation === 'eq' ? `Afficher ${count}` : `Afficher plus de ${count}`
}
