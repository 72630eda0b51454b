import type { TextPlace } from '@satchel/contract/search/search.ts'
import { formatNumber } from '../../../../../lib/format/format.ts'

// Column menu
export const columns = 'Colonnes'
export const columnsShownAsSpaceAllows = 'Colonnes (selon la place disponible)'
export const resetColumns = 'Réinitialiser les colonnes'

// Item columns
export const type = 'Type'
export const tags = 'Étiquettes'
export const owner = 'Propriétaire'
export const size = 'Taille'
export const views = 'Vues'
export const shares = 'Partages'
export const upvotes = 'Votes'
export const added = 'Ajout'
export const updated = 'Mise à jour'

// Item results
export const loadingMore = 'Chargement de la suite'

// Item grid
export const items = 'Contenus'

// Item card
export const selectNamed = (name: string) => `Sélectionner ${name}`

// Passage
export const page = (page: number) => `Page ${formatNumber(page)}`
export const textPlaces: Record<TextPlace, string> = {
  notes: 'Notes de l’orateur',
  comments: 'Commentaires',
  headers: 'En-tête ou pied de page',
  footnotes: 'Notes de bas de page',
  fields: 'Champs de formulaire',
  annotations: 'Annotations',
  properties: 'Propriétés du document',
}

// Quick actions
export const shareNamed = (name: string) => `Partager ${name}`
export const favoriteNamed = (name: string) => `${name} en favori`

// Item table
export const selectAllLoadedItems = 'Sélectionner tous les contenus chargés'
export const newNameOf = (name: string) => `Nouveau nom de ${name}`
export const renamedMeanwhile = (name: string) => `Quelqu’un d’autre l’a renommé « ${name} »`
export const rename = 'Renommer (F2)'
export const renameNamed = (name: string) => `Renommer ${name}`
export const actions = 'Actions'

// Quick look
export const quickLook = 'Aperçu rapide'
export const closeQuickLook = 'Fermer l’aperçu rapide'
