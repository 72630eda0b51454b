import { formatCount } from '../../../../../lib/format/format.ts'

// Item details
export const internalNote = 'Note interne'
export const addNote = 'Ajoutez une note. Seule votre équipe la voit'
export const descriptionForVisitors = 'Description pour les visiteurs'
export const addDescriptionForVisitors = 'Ajoutez ce que les visiteurs liront à son sujet'
export const categoriesAndTags = 'Catégories et étiquettes'
export const availability = 'Disponibilité'
export const details = 'Détails'

// Address field
export const url = 'URL'
export const openPage = 'Ouvrir la page'

// Item text field
export const empty = 'Vide'

// Conflict notice
export const someoneElseChanged = 'Quelqu’un d’autre a modifié ceci pendant votre saisie'
export const yourVersion = 'Votre version'
export const theirVersion = 'L’autre version'
export const keepMine = 'Garder la mienne'
export const useTheirs = 'Utiliser l’autre'

// Availability fields
export const shareable = 'Partageable'
export const sharingOffHint = 'Pas de nouveaux liens, et les liens existants sont fermés'
export const inTheLibrary = 'Dans la bibliothèque'
export const hiddenHint = 'Visible seulement par son propriétaire et les admins'
export const onlyAndAdminsCanChange = (name: string) =>
  `Seuls ${name} et les admins peuvent modifier ceci.`
export const releaseDate = 'Date de diffusion'
export const expiryDate = 'Date d’expiration'
export const on = 'Oui'
export const off = 'Non'
export const noDate = 'Aucune date'

// Category field
export const none = 'Aucune'
export const removeTag = (label: string) => `Retirer ${label}`

// Item collections
export const collections = 'Collections'

// Owner field
export const owner = 'Propriétaire'
export const someone = 'Quelqu’un'
export const transferWarning = (name: string) => `Seul ${name} ou un admin pourra vous le rendre.`
export const transfer = 'Transférer'
export const keepIt = 'Le garder'

// Tag field
export const tags = 'Étiquettes'

// Item head
export const upvoteSoFar = (upvotes: number) =>
  `Voter, ${formatCount(upvotes, 'vote', 'votes')} pour l’instant`
export const removeUpvote = 'Retirer le vote'
export const upvote = 'Voter'

// Item notice
export const checkAgain = 'Vérifier à nouveau'
export const changeUrl = 'Modifier l’URL'
export const restoreVersion = (fileVersion: number) => `Restaurer la version ${fileVersion}`

// Related items
export const related = 'Contenus liés'
