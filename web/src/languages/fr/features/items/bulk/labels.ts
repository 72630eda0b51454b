import { formatCount, formatNumber } from '../../../../../lib/format/format.ts'

// Bulk jobs
export const bulkChanges = 'Modifications en masse'

// Classify form
export const classifyTarget = (target: string) => `Classer ${target}`
export const tickHint = 'Cochez pour ajouter à tous, décochez pour retirer de tous'

// Bulk target
export const items = (count: number) => formatCount(count, 'contenu', 'contenus')
export const allResults = 'tous les résultats'
export const allResultCount = (total: number) => `tous les résultats (${formatNumber(total)})`
export const results = (count: number) => formatCount(count, 'résultat', 'résultats')

// Tag form
export const tagsOfTarget = (target: string) => `Étiquettes de ${target}`
export const newOrExistingTags = 'Étiquettes nouvelles ou existantes'
export const currentTags = 'Étiquettes actuelles'
export const noMatchingTag = 'Aucune étiquette correspondante'

// Owner form
export const ownerOfTarget = (target: string) => `Propriétaire de ${target}`
export const transferredTo = (name: string) => `transféré à ${name}`
export const newOwner = 'Nouveau propriétaire'
export const findAPerson = 'Rechercher une personne'
export const transferHint =
  'Seuls vos propres contenus sont transférés. Seul le nouveau propriétaire ou un admin peut vous les rendre.'

// Availability form
export const availabilityOfTarget = (target: string) => `Disponibilité de ${target}`
export const shareable = 'Partageable'
export const inTheLibrary = 'Dans la bibliothèque'
export const releaseDate = 'Date de diffusion'
export const expiryDate = 'Date d’expiration'
export const noChange = 'Inchangé'
export const on = 'Oui'
export const off = 'Non'
export const set = 'Définir'
export const none = 'Aucune'
export const newDate = (label: string) => `Nouvelle ${label.toLowerCase()}`

// Bulk bar
export const actionsForSelectedItems = 'Actions pour les contenus sélectionnés'
export const selected = (capital: string) =>
  `Sélection : ${capital.charAt(0).toLowerCase()}${capital.slice(1)}`
export const selectAllResults = 'Sélectionner tous les résultats'
export const selectAllCount = (total: number) =>
  `Sélectionner tous les résultats (${formatNumber(total)})`

// Bulk buttons
export const change = 'Modifier'

// Bulk actions
export const addedToName = (name: string) => `ajouté à ${name}`
export const classify = 'Classer'
export const tag = 'Étiqueter'
export const changeOwner = 'Changer le propriétaire'
export const availability = 'Disponibilité'
export const addToCollection = 'Ajouter à une collection'
export const share = (what: string) => `Partager ${what}`
export const personalPage = 'Page personnelle'
export const shareAsCollection = 'Partager en collection'
export const separateLinks = 'Liens séparés'
