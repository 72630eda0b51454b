import { formatBytes, formatCount, formatNumber } from '../../../../../lib/format/format.ts'

// Media preview
export const cantPlay = 'Ce navigateur ne peut pas lire le fichier. Téléchargez-le pour le lire.'

// Pdf preview
export const couldntShowThePages = 'Impossible d’afficher les pages'
export const loadingPages = 'Chargement des pages'
export const pagesOfName = (name: string) => `Pages de ${name}`
export const pageIndexOfPageCount = (index: number, pageCount: number) =>
  `Page ${index} sur ${pageCount}`

// Pdf toolbar
export const pages = 'Pages'
export const previousPage = 'Page précédente'
export const nextPage = 'Page suivante'
export const zoomOut = 'Zoom arrière'
export const fitToWidthCurrently = (percent: number) =>
  `Ajuster à la largeur, actuellement ${percent} %`
export const zoomIn = 'Zoom avant'
export const page = 'Page'
export const ofPages = (pageCount: number) => `sur ${formatNumber(pageCount)}`

// Csv preview
export const showingFirstOfRowsDownload = (rowsMax: number, count: number) =>
  `Affichage des ${rowsMax} premières sur ${formatCount(count, 'ligne', 'lignes')}. Téléchargez le fichier pour tout voir.`

// Text file
export const loadingWhat = (what: string) =>
  what === 'table' ? 'Chargement du tableau' : 'Chargement du texte'
export const couldntLoad = (what: string) =>
  what === 'table' ? 'Impossible de charger le tableau' : 'Impossible de charger le texte'
export const textOf = (what: string, name: string) =>
  `${what === 'table' ? 'Tableau' : 'Texte'} de ${name}`
export const showingBeginning = (max: number) =>
  `Affichage du début (${formatBytes(max)}). Téléchargez le fichier pour tout voir.`

// Markdown preview
export const image = 'Image'

// Item preview
export const preview = 'Aperçu'
export const loadingPreview = 'Chargement de l’aperçu'

// File card
export const noPreview = 'Il n’y a pas d’aperçu pour les fichiers de ce type'
export const creatingThePreview = 'Création de l’aperçu'

// Page card
export const openPage = 'Ouvrir la page'
export const couldntReadFile = 'Impossible de lire le fichier. Réessayez dans un instant.'
