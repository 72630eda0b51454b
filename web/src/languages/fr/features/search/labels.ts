import type { SavedNotify } from '@satchel/contract/search/search.ts'
import type { OperatorName } from '@satchel/contract/search/syntax.ts'
import { formatChoice, formatDay, formatList } from '../../../../lib/format/format.ts'

// Filter chips
export const activeFilters = 'Filtres actifs'
export const removeFilterLabel = (label: string) => `Retirer le filtre ${label}`
export const clearAll = 'Tout effacer'

// Filter chips
export const excludedLabel = (label: string) => `Sauf ${label}`
const operatorNames: Record<OperatorName, string> = {
  type: 'Type de contenu',
  stage: 'Étape',
  product: 'Produit',
  industry: 'Secteur',
  region: 'Région',
  tag: 'Étiquette',
  by: 'Propriétaire',
  in: 'Collection',
  is: 'État',
  after: 'Après',
  before: 'Avant',
}
export const operatorChip = (name: OperatorName, values: readonly string[]) =>
  `${operatorNames[name]} : ${formatChoice(values)}`
export const added = 'Ajoutés'
export const updated = 'Mis à jour'
export const deletedValue = 'Valeur supprimée'
export const fromImport = 'D’un import'
export const momentFrom = (moment: string, startDay: string) =>
  `${moment} à partir du ${formatDay(startDay)}`
export const momentTo = (moment: string, endDay: string) =>
  `${moment} jusqu’au ${formatDay(endDay)}`

// Did you mean
export const didYouMean = 'Vouliez-vous dire'

// Quick filters
export const favorites = 'Favoris'
export const mine = 'Les miens'
export const recent = 'Récents'
export const popular = 'Populaires'
export const unused = 'Inutilisés'
export const expiring = 'Expirent bientôt'
export const uncategorized = 'Non classés'

// Search summary
export const filters = 'Filtres'

// Saved searches
export const savedSearches = 'Recherches enregistrées'
export const saved = 'Enregistrées'

// Saved panel
export const deletedFilters = (missing: readonly string[], name: string) =>
  `Filtres de « ${name} » qui n’existent plus : ${formatList(missing)}. Les autres filtres s’appliquent toujours.`
export const yours = 'Les vôtres'
export const team = 'Équipe'
export const couldntLoadSavedSearches = 'Impossible de charger les recherches enregistrées'
export const noSavedSearchesYet =
  'Aucune recherche enregistrée pour le moment. Choisissez des filtres, puis enregistrez-les.'
export const searchName = 'Nom de la recherche'
export const saveSearch = 'Enregistrer la recherche'
export const saveAsCollection = 'Enregistrer comme collection'

// Name form
export const shareWithTheTeam = 'Partager avec l’équipe'

// Saved entry
export const newNameFor = (name: string) => `Nouveau nom de ${name}`
export const sharedWithTheTeam = 'Partagée avec l’équipe'
export const moreFor = (name: string) => `Autres actions pour ${name}`
export const rename = 'Renommer'
export const updatedWithCurrentFilters = (name: string) =>
  `${name} mise à jour avec les filtres actuels`
export const updateWithCurrentFilters = 'Mettre à jour avec les filtres actuels'
export const nowPrivate = (name: string) => `${name} est maintenant visible par vous seul`
export const isNowVisibleToWhole = (name: string) =>
  `${name} est maintenant visible par toute l’équipe`
export const stopSharing = 'Ne plus partager'

// Saved searches
export const restored = (name: string) => `${name} restaurée`
export const deleted = (name: string) => `${name} supprimée`

// Search summary
export const allItemsInLibrary = 'Tous les contenus de la bibliothèque'
export const withAllOfTheseTags = 'avec toutes ces étiquettes'
export const withAnyOfTheseTags = 'avec l’une de ces étiquettes'

// Filter editor
export const searchText = 'Texte recherché'
export const anyText = 'Tout texte'
export const totalNow = (total: string) => `${total} actuellement`

// Filter rail
export const quickFilters = 'Filtres rapides'

// Day filter
export const dateRange = 'Période'
export const dateField = 'Date'
export const from = 'Du'
export const to = 'Au'
export const endDateIsBeforeStart = 'La date de fin précède la date de début'

// Facet filter
export const searchValues = 'Rechercher des valeurs'
export const searchIn = (label: string) => `Rechercher dans ${label}`
export const showAll = (count: number) => `Tout afficher (${count})`

// Tag filter
export const tags = 'Étiquettes'
export const match = 'Correspondance'
export const anyOfThese = 'L’une d’elles'
export const allOfThese = 'Toutes'
export const exclude = (label: string) => `Exclure ${label}`

// Order select
export const bestMatch = 'Pertinence'
export const newest = 'Plus récents'
export const oldest = 'Plus anciens'
export const lastUpdated = 'Dernière mise à jour'
export const nameUp = 'Nom A–Z'
export const nameDown = 'Nom Z–A'
export const mostViewed = 'Les plus vus'
export const mostUpvoted = 'Le plus de votes'

// Notifications of saved searches
export const notifyOfNewMatches = 'Me signaler les nouveaux résultats'
export const notifyNever = 'Jamais'
export const notifyInApp = 'Dans l’application'
export const notifyByEmail = 'Dans l’application et par e-mail'
export const notifiesYou = 'Les nouveaux résultats vous sont signalés'
export const watchMessage = (notify: SavedNotify, name: string) =>
  notify === 'none'
    ? `Les nouveaux résultats de ${name} ne vous sont plus signalés`
    : `Les nouveaux résultats de ${name} vous seront signalés ${notify === 'app' ? 'dans l’application' : 'dans l’application et par e-mail'}`
