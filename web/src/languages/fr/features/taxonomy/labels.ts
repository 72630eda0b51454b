import { formatCount, formatNumber, pluralOf } from '../../../../lib/format/format.ts'

// Categories section
export const categories = 'Catégories'
export const requiredOnUpload = 'Obligatoire au chargement'
export const requiredHint = (label: string) =>
  `Les nouveaux contenus doivent avoir une valeur pour ${label}. Ceux qui en ont une doivent en garder au moins une.`
export const noValuesYet = 'Aucune valeur pour le moment. Ajoutez la première ci-dessous.'
export const addAValue = (label: string) => `Ajouter une valeur à ${label}`
export const addValue = 'Ajouter'
export const categoryCanHaveUp = (max: number) =>
  `Une catégorie peut avoir jusqu’à ${formatCount(max, 'valeur', 'valeurs')}.`

// Settings
export const undone = 'Annulé'

// Value list
export const theValue = 'La valeur'
export const values = 'Valeurs'
export const archived = 'Archivée'
export const archivedHint =
  'Les contenus qui ont une valeur archivée la gardent. Elle n’est plus proposée pour les autres.'

// Value menu
export const labelRestored = (label: string) => `${label} restaurée`
export const valueArchived = (label: string) => `${label} archivée`
export const moreFor = (label: string) => `Autres actions pour ${label}`
export const moveUp = 'Monter'
export const moveDown = 'Descendre'
export const merge = 'Fusionner'
export const archive = 'Archiver'
export const mergeValue = (label: string) => `Fusionner ${label}`
export const noItemsUse = (label: string) => `Aucun contenu n’utilise ${label}. Elle sera retirée.`
export const itemsWillGetOtherValue = (itemCount: number, label: string) =>
  `${formatCount(itemCount, 'contenu recevra', 'contenus recevront')} l’autre valeur, et ${label} sera retirée.`
export const mergeInto = 'Fusionner dans'
export const mergedInto = (merged: string, stored: undefined | string) =>
  `${merged} fusionnée dans ${stored}`
export const deleted = (label: string) => `${label} supprimée`
export const requiredNote = (categoryLabels: string) =>
  ` Les nouveaux contenus doivent avoir une valeur pour ${categoryLabels}.`
export const deleteLabel = (label: string) => `Supprimer ${label}`
export const inUse = (itemCount: number, rule: string) =>
  `${formatCount(itemCount, 'contenu l’utilise', 'contenus l’utilisent')}.${rule}`
export const replaceWith = 'Remplacer par'
export const noValue = 'Aucune valeur'

// Move form
export const choose = 'Choisir'
export const noResults = 'Aucun résultat'

// Value row
export const moveValue = (label: string) => `Déplacer ${label}`
export const dragToMove = 'Faites glisser pour déplacer'
export const nameOf = (label: string) => `Nom de ${label}`
export const unused = 'Inutilisée'
export const items = (count: number) => formatCount(count, 'contenu', 'contenus')

// Color button
export const colorOf = (label: string) => `Couleur de ${label}`
export const color = 'Couleur'
export const custom = 'Personnalisée'
export const none = 'Aucune'

// Colors
export const gray = 'Gris'
export const brown = 'Marron'
export const red = 'Rouge'
export const orange = 'Orange'
export const amber = 'Ambre'
export const green = 'Vert'
export const teal = 'Bleu canard'
export const cyan = 'Cyan'
export const blue = 'Bleu'
export const indigo = 'Indigo'
export const purple = 'Violet'
export const pink = 'Rose'

// Defaults sections
export const allowDownload = 'Autoriser le téléchargement'
export const downloadAsPdf = 'Télécharger en PDF'
export const downloadAsPdfHint =
  'Le réglage par défaut des fichiers Office et des PDF : les visiteurs reçoivent un PDF sans notes, commentaires, diapositives masquées ni autres contenus masqués, et non le fichier tel qu’il a été chargé.'
export const linkDefaultsHint =
  'Le réglage par défaut des nouveaux liens. Les liens existants ne changent pas.'
export const keepVisits = 'Conserver les visites'
export const visitsKeptHint =
  'Les visites plus anciennes sont supprimées chaque jour. Les totaux et les graphiques restent.'
export const eachMonths = (each: number) => formatCount(each, 'mois', 'mois')
export const forever = 'Sans limite'
export const notifyOnEachView = 'Signaler chaque vue'
export const visitMailHint = 'Chacun est prévenu dès que quelqu’un ouvre l’un de ses liens.'

export const keepActivity = 'Conserver l’activité'
export const olderActivityIsDeletedDaily = 'Les entrées plus anciennes sont supprimées chaque jour.'

// Tags section
export const mostUsed = 'Les plus utilisées'
export const leastUsed = 'Les moins utilisées'
export const searchTags = 'Rechercher des étiquettes'
export const addTag = 'Ajouter une étiquette'
export const tagCountOfAll = (count: number, total: number) =>
  `${formatNumber(count)} sur ${formatCount(total, 'étiquette', 'étiquettes')}`
export const tags = (count: number) => formatCount(count, 'étiquette', 'étiquettes')
export const noTagsYet =
  'Aucune étiquette pour le moment. Ajoutez-en une ici, ou étiquetez un contenu de la bibliothèque.'

// Tag list
export const tagsHeading = 'Étiquettes'
export const actionsForSelectedTags = 'Actions pour les étiquettes sélectionnées'
export const currentSelected = (current: number) =>
  `${formatNumber(current)} ${pluralOf(current, 'sélectionnée', 'sélectionnées')}`
export const deletedTags = (what: string) => `Suppression effectuée : ${what}`
export const mergeTag = (label: undefined | string) => `Fusionner ${label}`
export const mergeTags = (count: number) =>
  `Fusionner ${formatCount(count, 'étiquette', 'étiquettes')}`
export const mergeOneHint = (label: undefined | string) =>
  `Les contenus étiquetés ${label} recevront l’autre étiquette, et ${label} sera retirée.`
export const mergeManyHint =
  'Leurs contenus recevront l’étiquette que vous gardez, et les autres seront retirées.'
export const tagToKeep = 'Étiquette à garder'
export const mergedIntoTag = (label: undefined | string) => `Fusion effectuée dans ${label}`

// Tag row
export const selectTag = (label: string) => `Sélectionner ${label}`
