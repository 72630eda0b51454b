import { formatBytes, formatCount } from '../../lib/format/format.ts'

// Pending store
export const couldntProcessTheFile = 'Couldn’t process the file.'
export const alreadyInTheLibrary = 'Already in the library:'

// Pending
export const noProgress = 'No progress for 5 minutes.'
export const chooseFileAgainToContinue = (stuck: string) =>
  `${stuck} Choose the file again to continue.`
export const addTheFileAgain = (stuck: string) => `${stuck} Add the file again.`

// Upload menu
export const toName = (name: string) => `To ${name}`
export const toTheLibrary = 'To the library'
export const files = 'Files'
export const folder = 'Folder'
export const webLink = 'Web link'
export const importListCsvOrSitemap = 'Import list, CSV or sitemap'

// Upload
export const couldntStartAddFile = 'Couldn’t start the upload. Add the file again.'
export const theFileIsEmpty = 'The file is empty.'
export const fileTooLarge = (bytes: number) =>
  `The file is ${formatBytes(bytes)}. Files can be up to 5 GiB.`

// Upload trigger
export const upload = 'Upload'

// Batch form
export const detailsForFiles = (count: number) => `Details for ${formatCount(count, 'file')}`
export const couldntLoadTheDetails = 'Couldn’t load the details'
export const loadingDetails = 'Loading details'
export const tags = 'Tags'

// Category select
export const none = 'None'

// Collection select
export const collection = 'Collection'
export const noneLibraryOnly = 'None, library only'
export const noCollectionByThatName = 'No collection by that name'

// Name fields
export const names = 'Names'
export const nameOfName = (name: string) => `Name of ${name}`
export const moreFilesWithTheirCurrent = (more: number) =>
  `${formatCount(more, 'more file')} with their current names`

// Upload tray
export const uploads = 'Uploads'
export const collapseUploads = 'Collapse uploads'
export const allUploads = 'All uploads'
export const andMoreFiles = (more: number) => `and ${formatCount(more, 'more file')}`
export const cancelUploads = (count: number) => `Cancel ${formatCount(count, 'upload')}`
export const cancelAll = 'Cancel all'
export const dismissAll = 'Dismiss all'

// Batch line
export const theLibrary = 'the library'
export const aCollection = 'a collection'
export const filesToPlace = (count: number, place: string) =>
  `${formatCount(count, 'file')} to ${place}`
export const detailsForFilesTo = (count: number, place: string) =>
  `Details for ${formatCount(count, 'file')} to ${place}`
export const details = 'Details'
export const missingNames = (names: string) => `Missing: ${names}`
export const noCategoriesOrTagsYet = 'No categories or tags yet'

// Duplicates
export const takeExistingItemInstead = (name: string) => `Use existing item instead of ${name}`
export const useExisting = 'Use existing'
export const uploadNameAnyway = (name: string) => `Upload anyway: ${name}`
export const uploadAnyway = 'Upload anyway'
export const areAlreadyInLibrary = (count: number) => `${count} are already in the library`

// Note line
export const differentFile =
  'This is a different file, or it was changed. Choose the original file.'
export const chooseNamed = (name: string) => `Choose file ${name}`
export const chooseFile = 'Choose file'
export const dismissName = (name: string) => `Dismiss ${name}`
export const processNameAgain = (name: string) => `Try again: ${name}`

// Progress
export const uploadingFiles = (uploading: number) => `Uploading ${formatCount(uploading, 'file')}`
export const processingFiles = (processing: number) =>
  `Processing ${formatCount(processing, 'file')}`
export const filesAlreadyInLibrary = (twice: number) =>
  `${formatCount(twice, 'file')} already in the library`
export const filesAdded = (completed: number) => `${formatCount(completed, 'file')} added`
export const uploadsStopped = (failed: number) => `${formatCount(failed, 'upload')} stopped`
export const filesWithProblems = (failed: number) => `${formatCount(failed, 'file')} with problems`
export const processing = 'Processing'
export const inTheLibrary = 'In the library'
export const sentOf = (sent: number, bytes: number) =>
  `${formatBytes(sent)} of ${formatBytes(bytes)}`
export const uploadFailed = 'Upload failed.'
export const paused = 'Paused'
export const uploadedCheckingTheFile = 'Uploaded, checking the file'
export const checkingForDuplicates = 'Checking for duplicates'
export const waitingForAConnection = 'Waiting for a connection'
export const retrying = 'Retrying'
export const queued = 'Queued'
export const secondsSLeft = (seconds: number) => `${seconds} s left`
export const minutesMinLeft = (minutes: number) => `${minutes} min left`
export const ceilHLeft = (ceil: number) => `${ceil} h left`

// Spoken
export const problemOf = (name: string, reason: string) => `${name}: ${reason}`
export const percentUploaded = (percent: number) => `${percent}% uploaded`

// Upload line
export const tryNameAgain = (name: string) => `Try ${name} again`
export const resumeName = (name: string) => `Resume ${name}`
export const pauseName = (name: string) => `Pause ${name}`
export const cancelName = (name: string) => `Cancel ${name}`

// Upload dock
export const stoppedOnLeaving = 'Stopped when you left the page. Choose the file again to continue.'

// Drop overlay
export const dropToReplaceFile = 'Drop to replace the file'
export const dropToUpload = 'Drop to upload'
export const toPlace = (name: string) => `to ${name}`
export const dropToLibrary = 'to the library'
export const fileOf = (replacesName: string) => `of ${replacesName}`
