import { formatBytes, formatCount } from '../../../../lib/format/format.ts'

// Pending store
export const couldntProcessTheFile = 'Die Datei konnte nicht verarbeitet werden.'
export const alreadyInTheLibrary = 'Schon in der Bibliothek:'

// Pending
export const noProgress = 'Seit 5 Minuten kein Fortschritt.'
export const chooseFileAgainToContinue = (stuck: string) =>
  `${stuck} Wählen Sie die Datei erneut, um fortzufahren.`
export const addTheFileAgain = (stuck: string) => `${stuck} Fügen Sie die Datei erneut hinzu.`

// Upload menu
export const toName = (name: string) => `In ${name}`
export const toTheLibrary = 'In die Bibliothek'
export const files = 'Dateien'
export const folder = 'Ordner'
export const webLink = 'Weblink'
export const importListCsvOrSitemap = 'Liste, CSV oder Sitemap importieren'

// Upload
export const couldntStartAddFile =
  'Das Hochladen konnte nicht beginnen. Fügen Sie die Datei erneut hinzu.'
export const theFileIsEmpty = 'Die Datei ist leer.'
export const fileTooLarge = (bytes: number) =>
  `Die Datei hat ${formatBytes(bytes)}. Möglich sind bis zu 5 GiB.`

// Upload trigger
export const upload = 'Hochladen'

// Batch form
export const detailsForFiles = (count: number) =>
  `Angaben zu ${formatCount(count, 'Datei', 'Dateien')}`
export const couldntLoadTheDetails = 'Die Angaben konnten nicht geladen werden'
export const loadingDetails = 'Angaben werden geladen'
export const tags = 'Schlagwörter'

// Category select
export const none = 'Keine'

// Collection select
export const collection = 'Sammlung'
export const noneLibraryOnly = 'Keine, nur Bibliothek'
export const noCollectionByThatName = 'Keine Sammlung mit diesem Namen'

// Name fields
export const names = 'Namen'
export const nameOfName = (name: string) => `Name von ${name}`
export const moreFilesWithTheirCurrent = (more: number) =>
  formatCount(
    more,
    'weitere Datei mit ihrem aktuellen Namen',
    'weitere Dateien mit ihren aktuellen Namen',
  )

// Upload tray
export const uploads = 'Uploads'
export const collapseUploads = 'Uploads einklappen'
export const allUploads = 'Alle Uploads'
export const andMoreFiles = (more: number) =>
  `und ${formatCount(more, 'weitere Datei', 'weitere Dateien')}`
export const cancelUploads = (count: number) =>
  `${formatCount(count, 'Upload', 'Uploads')} abbrechen`
export const cancelAll = 'Alle abbrechen'
export const dismissAll = 'Alle ausblenden'

// Batch line
export const theLibrary = 'die Bibliothek'
export const aCollection = 'eine Sammlung'
export const filesToPlace = (count: number, place: string) =>
  `${formatCount(count, 'Datei', 'Dateien')} in ${place}`
export const detailsForFilesTo = (count: number, place: string) =>
  `Angaben zu ${formatCount(count, 'Datei', 'Dateien')} für ${place}`
export const details = 'Angaben'
export const missingNames = (names: string) => `Fehlt: ${names}`
export const noCategoriesOrTagsYet = 'Noch keine Kategorien oder Schlagwörter'

// Duplicates
export const takeExistingItemInstead = (name: string) => `Vorhandenen verwenden statt ${name}`
export const useExisting = 'Vorhandenen verwenden'
export const uploadNameAnyway = (name: string) => `${name} trotzdem hochladen`
export const uploadAnyway = 'Trotzdem hochladen'
export const areAlreadyInLibrary = (count: number) => `${count} sind schon in der Bibliothek`

// Note line
export const differentFile =
  'Das ist eine andere Datei, oder sie wurde geändert. Wählen Sie die ursprüngliche.'
export const chooseNamed = (name: string) => `Datei wählen: ${name}`
export const chooseFile = 'Datei wählen'
export const dismissName = (name: string) => `${name} ausblenden`
export const processNameAgain = (name: string) => `Erneut versuchen: ${name}`

// Progress
export const uploadingFiles = (uploading: number) =>
  `${formatCount(uploading, 'Datei wird', 'Dateien werden')} hochgeladen`
export const processingFiles = (processing: number) =>
  `${formatCount(processing, 'Datei wird', 'Dateien werden')} verarbeitet`
export const filesAlreadyInLibrary = (twice: number) =>
  `${formatCount(twice, 'Datei', 'Dateien')} schon in der Bibliothek`
export const filesAdded = (completed: number) =>
  `${formatCount(completed, 'Datei', 'Dateien')} hinzugefügt`
export const uploadsStopped = (failed: number) =>
  `${formatCount(failed, 'Upload', 'Uploads')} angehalten`
export const filesWithProblems = (failed: number) =>
  `${formatCount(failed, 'Datei', 'Dateien')} mit Problemen`
export const processing = 'Wird verarbeitet'
export const inTheLibrary = 'In der Bibliothek'
export const sentOf = (sent: number, bytes: number) =>
  `${formatBytes(sent)} von ${formatBytes(bytes)}`
export const uploadFailed = 'Hochladen fehlgeschlagen.'
export const paused = 'Pausiert'
export const uploadedCheckingTheFile = 'Hochgeladen, die Datei wird geprüft'
export const checkingForDuplicates = 'Wird auf Duplikate geprüft'
export const waitingForAConnection = 'Wartet auf eine Verbindung'
export const retrying = 'Wird erneut versucht'
export const queued = 'In der Warteschlange'
export const secondsSLeft = (seconds: number) => `noch ${seconds} s`
export const minutesMinLeft = (minutes: number) => `noch ${minutes} min`
export const ceilHLeft = (ceil: number) => `noch ${ceil} h`

// Spoken
export const problemOf = (name: string, reason: string) => `${name}: ${reason}`
export const percentUploaded = (percent: number) => `${percent} % hochgeladen`

// Upload line
export const tryNameAgain = (name: string) => `${name} erneut versuchen`
export const resumeName = (name: string) => `${name} fortsetzen`
export const pauseName = (name: string) => `${name} pausieren`
export const cancelName = (name: string) => `${name} abbrechen`

// Upload dock
export const stoppedOnLeaving =
  'Beim Verlassen der Seite angehalten. Wählen Sie die Datei erneut, um fortzufahren.'

// Drop overlay
export const dropToReplaceFile = 'Loslassen, um die Datei zu ersetzen'
export const dropToUpload = 'Loslassen, um hochzuladen'
export const toPlace = (name: string) => `in ${name}`
export const dropToLibrary = 'in die Bibliothek'
export const fileOf = (replacesName: string) => `von ${replacesName}`
