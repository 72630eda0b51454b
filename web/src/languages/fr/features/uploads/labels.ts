import { formatBytes, formatCount } from '../../../../lib/format/format.ts'

// Pending store
export const couldntProcessTheFile = 'Impossible de traiter le fichier.'
export const alreadyInTheLibrary = 'Déjà dans la bibliothèque :'

// Pending
export const noProgress = 'Aucune progression depuis 5 minutes.'
export const chooseFileAgainToContinue = (stuck: string) =>
  `${stuck} Choisissez à nouveau le fichier pour continuer.`
export const addTheFileAgain = (stuck: string) => `${stuck} Ajoutez à nouveau le fichier.`

// Upload menu
export const toName = (name: string) => `Vers ${name}`
export const toTheLibrary = 'Vers la bibliothèque'
export const files = 'Fichiers'
export const folder = 'Dossier'
export const webLink = 'Lien web'
export const importListCsvOrSitemap = 'Importer une liste, un CSV ou un sitemap'

// Upload
export const couldntStartAddFile =
  'Impossible de démarrer le chargement. Ajoutez à nouveau le fichier.'
export const theFileIsEmpty = 'Le fichier est vide.'
export const fileTooLarge = (bytes: number) =>
  `Le fichier fait ${formatBytes(bytes)}. Les fichiers peuvent atteindre 5 Gio.`

// Upload trigger
export const upload = 'Charger'

// Batch form
export const detailsForFiles = (count: number) =>
  `Détails pour ${formatCount(count, 'fichier', 'fichiers')}`
export const couldntLoadTheDetails = 'Impossible de charger les détails'
export const loadingDetails = 'Chargement des détails'
export const tags = 'Étiquettes'

// Category select
export const none = 'Aucune'

// Collection select
export const collection = 'Collection'
export const noneLibraryOnly = 'Aucune, bibliothèque seulement'
export const noCollectionByThatName = 'Aucune collection de ce nom'

// Name fields
export const names = 'Noms'
export const nameOfName = (name: string) => `Nom de ${name}`
export const moreFilesWithTheirCurrent = (more: number) =>
  formatCount(more, 'autre fichier garde son nom actuel', 'autres fichiers gardent leur nom actuel')

// Upload tray
export const uploads = 'Chargements'
export const collapseUploads = 'Réduire les chargements'
export const allUploads = 'Tous les chargements'
export const andMoreFiles = (more: number) =>
  `et ${formatCount(more, 'autre fichier', 'autres fichiers')}`
export const cancelUploads = (count: number) =>
  `Annuler ${formatCount(count, 'chargement', 'chargements')}`
export const cancelAll = 'Tout annuler'
export const dismissAll = 'Tout masquer'

// Batch line
export const theLibrary = 'la bibliothèque'
export const aCollection = 'une collection'
export const filesToPlace = (count: number, place: string) =>
  `${formatCount(count, 'fichier', 'fichiers')} vers ${place}`
export const detailsForFilesTo = (count: number, place: string) =>
  `Détails pour ${formatCount(count, 'fichier', 'fichiers')} vers ${place}`
export const details = 'Détails'
export const missingNames = (names: string) => `Manque : ${names}`
export const noCategoriesOrTagsYet = 'Aucune catégorie ni étiquette pour le moment'

// Duplicates
export const takeExistingItemInstead = (name: string) => `Utiliser l’existant à la place de ${name}`
export const useExisting = 'Utiliser l’existant'
export const uploadNameAnyway = (name: string) => `Charger quand même : ${name}`
export const uploadAnyway = 'Charger quand même'
export const areAlreadyInLibrary = (count: number) =>
  `${count} fichiers sont déjà dans la bibliothèque`

// Note line
export const differentFile =
  'Ce fichier est différent, ou il a été modifié. Choisissez le fichier d’origine.'
export const chooseNamed = (name: string) => `Choisir le fichier ${name}`
export const chooseFile = 'Choisir le fichier'
export const dismissName = (name: string) => `Masquer ${name}`
export const processNameAgain = (name: string) => `Réessayer : ${name}`

// Progress
export const uploadingFiles = (uploading: number) =>
  `Chargement de ${formatCount(uploading, 'fichier', 'fichiers')}`
export const processingFiles = (processing: number) =>
  `Traitement de ${formatCount(processing, 'fichier', 'fichiers')}`
export const filesAlreadyInLibrary = (twice: number) =>
  `${formatCount(twice, 'fichier', 'fichiers')} déjà dans la bibliothèque`
export const filesAdded = (completed: number) =>
  formatCount(completed, 'fichier ajouté', 'fichiers ajoutés')
export const uploadsStopped = (failed: number) =>
  formatCount(failed, 'chargement arrêté', 'chargements arrêtés')
export const filesWithProblems = (failed: number) =>
  `${formatCount(failed, 'fichier', 'fichiers')} avec des problèmes`
export const processing = 'Traitement'
export const inTheLibrary = 'Dans la bibliothèque'
export const sentOf = (sent: number, bytes: number) =>
  `${formatBytes(sent)} sur ${formatBytes(bytes)}`
export const uploadFailed = 'Le chargement a échoué.'
export const paused = 'En pause'
export const uploadedCheckingTheFile = 'Chargé, vérification du fichier'
export const checkingForDuplicates = 'Recherche de doublons'
export const waitingForAConnection = 'En attente d’une connexion'
export const retrying = 'Nouvelle tentative'
export const queued = 'En file d’attente'
export const secondsSLeft = (seconds: number) => `encore ${seconds} s`
export const minutesMinLeft = (minutes: number) => `encore ${minutes} min`
export const ceilHLeft = (ceil: number) => `encore ${ceil} h`

// Spoken
export const problemOf = (name: string, reason: string) => `${name} : ${reason}`
export const percentUploaded = (percent: number) => `${percent} % chargés`

// Upload line
export const tryNameAgain = (name: string) => `Réessayer ${name}`
export const resumeName = (name: string) => `Reprendre ${name}`
export const pauseName = (name: string) => `Mettre ${name} en pause`
export const cancelName = (name: string) => `Annuler ${name}`

// Upload dock
export const stoppedOnLeaving =
  'Arrêté quand vous avez quitté la page. Choisissez à nouveau le fichier pour continuer.'

// Drop overlay
export const dropToReplaceFile = 'Déposez pour remplacer le fichier'
export const dropToUpload = 'Déposez pour charger'
export const toPlace = (name: string) => `vers ${name}`
export const dropToLibrary = 'vers la bibliothèque'
export const fileOf = (replacesName: string) => `de ${replacesName}`
