import { formatNumber } from '../../../../lib/format/format.ts'

// Collections page
export const collections = 'Collections'
export const newCollection = 'Nouvelle collection'

// Collection page
export const collection = 'Collection'
export const couldntLoadTheCollection = 'Impossible de charger la collection'
export const filtersOfName = (name: string) => `Filtres de ${name}`
export const items = 'Contenus'
export const sharing = 'Partage'
export const activity = 'Activité'
export const thisCollectionWasDeleted =
  'Cette collection a été supprimée, ou elle est privée et appartient à quelqu’un d’autre.'
export const openCollections = 'Ouvrir les collections'

// Collection contents
export const isNowTheCover = (name: string) => `${name} est maintenant la couverture`
export const resetCover = 'Rétablir la couverture'
export const useAsCover = 'Utiliser comme couverture'
export const firstImageIsNowCover = 'La première image est maintenant la couverture'
export const remove = 'Retirer'
export const removed = (name: string) => `${name} retiré`
export const showingTheFirst = (count: number) => `Affichage des ${formatNumber(count)} premiers`
export const seeAllInLibrary = 'Tout voir dans la bibliothèque'
export const noItemsMatchTheseFilters = 'Aucun contenu ne correspond à ces filtres pour le moment'
export const emptyCanAdd =
  'Aucun contenu pour le moment. Déposez des fichiers ici, ou ajoutez des contenus de la bibliothèque.'
export const empty = 'Aucun contenu pour le moment'
export const addItems = 'Ajouter des contenus'
export const analytics = 'Statistiques'
