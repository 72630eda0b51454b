import { formatCount, formatNumber } from '../../../lib/format/format.ts'

// Toast
export const dismiss = 'Masquer'

// Copying
export const press = (keys: string) => `Appuyez sur ${keys}`
export const copyTheSelected = 'Copiez le texte sélectionné'
export const couldntCopy = (hint: string) => `Impossible de copier. ${hint}`

// QR code
export const couldntCreateQrCode = 'Impossible de créer le code QR'
export const qrCodeTo = (name: string) => `Code QR du lien vers ${name}`
export const qrCodeHint = 'Les visites par le code QR sont comptées séparément'

// Problem notice
export const tryAgain = 'Réessayer'

// File type mark
export const webLink = 'Lien web'
export const file = 'Fichier'
export const slides = 'Présentation'
export const spreadsheet = 'Tableur'
export const document = 'Document'
export const image = 'Image'
export const video = 'Vidéo'
export const audio = 'Audio'
export const webPage = 'Page web'
export const archive = 'Archive'
export const text = 'Texte'

// Certainty mark
export const sureOf = (sure: number, views: number) =>
  sure > 0
    ? `${formatCount(sure, 'vue', 'vues')} sur ${formatNumber(views)} avec une vraie lecture`
    : 'Ouvert, mais personne n’a encore fait défiler ni cliqué'

// Error boundary
export const somethingWentWrong = 'Une erreur est survenue. Réessayez plus tard.'
export const reloadPage = 'Recharger la page'

// Late overlays
export const partNotLoaded =
  'Une partie de cette page n’a pas pu être chargée. Réessayez, ou rechargez la page.'

// Offline page
export const offline = 'Hors ligne'
export const pageOpensOnceOnline =
  'Vous êtes hors ligne. Cette page s’ouvrira dès que vous serez de nouveau en ligne.'

// Spinners
export const loadingSatchel = 'Chargement de Satchel'
export const loading = 'Chargement'

// Modal host
export const close = 'Fermer'

// Page
export const pageTitle = (title: string) => `${title} · Satchel`

// Day input
export const today = 'Aujourd’hui'
export const tomorrow = 'Demain'
export const inOneWeek = 'Dans 1 semaine'
export const inOneMonth = 'Dans 1 mois'
export const inThreeMonths = 'Dans 3 mois'
export const oneWeekAgo = 'Il y a 1 semaine'
export const oneMonthAgo = 'Il y a 1 mois'
export const threeMonthsAgo = 'Il y a 3 mois'
export const clearDay = 'Effacer la date'
export const notADay = (example: string) => `Saisissez une date comme ${example}`

// Search field
export const search = 'Rechercher'

// More button
export const showMore = 'Afficher plus'

// Layout switch
export const grid = 'Grille'
export const list = 'Liste'
export const layout = 'Disposition'

// Editable text
export const editLabel = (label: string) => `Modifier : ${label.toLowerCase()}`

// List pages
export const previousPage = 'Page précédente'
export const nextPage = 'Page suivante'
export const firstPage = 'Première page'
export const lastPage = 'Dernière page'
export const pagesOf = (many: string) => `Pages : ${many}`
export const range = (first: number, last: number, count: string) =>
  `${formatNumber(first)}–${formatNumber(last)} sur ${count}`
export const pageNumber = (number: number) => `Page ${number}`

// Day chart
export const byDay = (label: string) => `${label} par jour`
export const day = 'Jour'
export const dayOf = (label: string) => `${label} : jour`
export const timeOf = (label: string) => `${label} : heure`
export const hours = 'Heures'
export const minutes = 'Minutes'
export const beforeOrAfterNoon = 'Matin ou après-midi'

// Open sure
export const cancel = 'Annuler'

// Filter drawer
export const filtersCount = (count: number) => `Filtres (${formatNumber(count)})`
export const filters = 'Filtres'
export const closeFilters = 'Fermer les filtres'

// Used by several features
export const add = 'Ajouter'
export const addToFavorites = 'Ajouter aux favoris'
export const clearSelection = 'Effacer la sélection'
export const copied = 'Copié'
export const copy = 'Copier'
export const copyLink = 'Copier le lien'
export const create = 'Créer'
export const deleteAction = 'Supprimer'
export const description = 'Description'
export const done = 'Terminé'
export const download = 'Télécharger'
export const edit = 'Modifier'
export const enterAName = 'Saisissez un nom'
export const linkCopied = 'Lien copié'
export const name = 'Nom'
export const noOneByThatName = 'Aucune personne de ce nom'
export const open = 'Ouvrir'
export const remove = 'Retirer'
export const removeFromFavorites = 'Retirer des favoris'
export const restore = 'Restaurer'
export const revoke = 'Révoquer'
export const save = 'Enregistrer'
export const saved = 'Enregistré'
export const share = 'Partager'
export const sortBy = 'Trier par'
export const transfer = 'Transférer'
export const undo = 'Annuler'

// Layout switch
export const table = 'Tableau'

// Copy or show
export const ctrlC = 'Ctrl+C'

// Password fields
export const showPassword = 'Afficher ou masquer le mot de passe'
