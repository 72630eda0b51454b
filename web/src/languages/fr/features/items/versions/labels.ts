import { formatCount } from '../../../../../lib/format/format.ts'

// Compare versions
export const firstVersion = 'Première version'
export const secondVersion = 'Deuxième version'
export const versionLabel = (number: number, isCurrent: boolean) =>
  `Version ${number}${isCurrent ? ', affichée' : ''}`
export const uploadedBy = 'Chargé par'
export const satchel = 'Satchel'
export const uploaded = 'Chargement'

// Text changes
export const couldntCompareTheTexts = 'Impossible de comparer les textes.'
export const text = 'Texte'
export const noTextFound = (versions: string) =>
  `Aucun texte n’a été trouvé dans la version ${versions.replace(' or ', ' ou ')}.`
export const onlyBeginningCompared = 'Seul le début des longs textes est comparé.'
export const textsTooDifferent = 'Les textes sont trop différents pour être comparés.'
export const theTextsAreIdentical = 'Les textes sont identiques.'

// Version facts
export const type = 'Type'
export const size = 'Taille'
export const pages = 'Pages'
export const pageCount = (count: number) => formatCount(count, 'page', 'pages')
export const dimensions = 'Dimensions'
export const length = 'Durée'

// Versions panel
export const couldntLoadTheVersions = 'Impossible de charger les versions'
export const versions = 'Versions'
export const replaceFile = 'Remplacer le fichier'
export const replaceHint =
  'Les liens continuent de fonctionner et montrent le nouveau fichier. Vous pouvez aussi déposer un fichier sur l’aperçu.'

// Open compare
export const compareVersions = (name: string) => `Comparer les versions de ${name}`

// Restore version
export const versionNumberRestored = (number: number) => `Version ${number} restaurée`

// Version line
export const versionNumber = (number: number) => `Version ${number}`
export const current = 'Actuelle'
export const processing = 'Traitement'
export const compareVersionNumber = (number: number) => `Comparer la version ${number}`
export const restoreVersionNumber = (number: number) => `Restaurer la version ${number}`
export const downloadVersionNumber = (number: number) => `Télécharger la version ${number}`
