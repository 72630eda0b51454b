import { formatBytes, formatCount } from '../../lib/format.ts'

// Uppy
export const serverWasNotReachedTry = 'The server was not reached. Try again.'

// Pending store
export const itCouldNotBeProcessed = 'It could not be processed.'
export const inLibraryWhereItWas = 'In the library, where it was already:'

// Pending
export const noProgressFor5Minutes = 'No progress for 5 minutes.'
export const chooseFileAgainToGo = (stuck: string) => `${stuck} Choose the file again to go on.`
export const addTheFileAgain = (stuck: string) => `${stuck} Add the file again.`

// Upload menu
export const toName = (name: string) => `To ${name}`
export const toTheLibrary = 'To the library'
export const files = 'Files'
export const folder = 'Folder'
export const webLink = 'Web link'
export const importListCsvOrSitemap = 'Import a list, CSV or sitemap'

// Upload
export const serverWasNotReachedAdd = 'The server was not reached. Add the file again.'
export const theFileIsEmpty = 'The file is empty.'
export const isMoreThan5GiB = (bytes: number) =>
  `${formatBytes(bytes)} is more than the 5 GiB a file may have.`

// Upload trigger
export const upload = 'Upload'

// Batch form
export const detailsOfFiles = (count: number) => `Details of ${formatCount(count, 'file')}`
export const detailsCouldNotBeLoaded = 'The details could not be loaded'
export const loadingTheDetails = 'Loading the details'
export const cancel = 'Cancel'
export const save = 'Save'
export const tags = 'Tags'

// Category select
export const none = 'None'

// Collection select
export const collection = 'Collection'
export const noneTheLibraryAlone = 'None, the library alone'
export const loading = 'Loading'
export const noCollectionOfThatName = 'No collection of that name'

// Name fields
export const name = 'Name'
export const names = 'Names'
export const nameOfName = (name: string) => `Name of ${name}`
export const moreFilesNamedAsThey = (more: number) =>
  `${formatCount(more, 'more file')}, named as they are`

// Upload tray
export const uploads = 'Uploads'
export const foldTheUploads = 'Fold the uploads'
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
export const detailsOfFilesTo = (count: number, place: string) =>
  `Details of ${formatCount(count, 'file')} to ${place}`
export const details = 'Details'
export const namesStillMissing = (names: string) => `${names} still missing`
export const noCategoriesOrTagsYet = 'No categories or tags yet'

// Duplicates
export const inTheLibraryAlready = 'In the library already:'
export const takeOneThere = (name: string) => `Use the one there is in the place of ${name}`
export const takeOneThereIs = 'Use the one there is'
export const uploadNameAnyway = (name: string) => `Upload ${name} anyway`
export const uploadAnyway = 'Upload anyway'
export const areInLibraryAlready = (count: number) => `${count} are in the library already`
export const useThose = 'Use those'
export const uploadAllAnyway = 'Upload all anyway'

// Note line
export const thatIsAnotherFile = 'That is another file, or it was changed. Choose the same one.'
export const chooseTheFile = (name: string) => `Choose the file ${name}`
export const chooseTheFile2 = 'Choose the file'
export const dismissName = (name: string) => `Dismiss ${name}`
export const readNameAgain = (name: string) => `Read ${name} again`
export const tryAgain = 'Try again'

// Progress
export const uploadingFiles = (uploading: number) => `Uploading ${formatCount(uploading, 'file')}`
export const processingFiles = (processing: number) =>
  `Processing ${formatCount(processing, 'file')}`
export const filesInLibraryAlready = (twice: number) =>
  `${formatCount(twice, 'file')} in the library already`
export const filesAdded = (completed: number) => `${formatCount(completed, 'file')} added`
export const uploadsStopped = (failed: number) => `${formatCount(failed, 'upload')} stopped`
export const filesWithAProblem = (failed: number) => `${formatCount(failed, 'file')} with a problem`
export const processing = 'Processing'
export const inTheLibrary = 'In the library'
export const ofLabel = (sent: number, bytes: number) =>
  `${formatBytes(sent)} of ${formatBytes(bytes)}`
export const theUploadFailed = 'The upload failed.'
export const paused = 'Paused'
export const sentServerIsChecking = 'Sent, the server is checking it'
export const lookingWhetherItIsThere = 'Looking whether it is there already'
export const waitsForTheNetwork = 'Waits for the network'
export const serverIsNotReachedTrying = 'The server is not reached, trying again'
export const waitsForItsTurn = 'Waits for its turn'
export const secondsSLeft = (seconds: number) => `${seconds} s left`
export const minutesMinLeft = (minutes: number) => `${minutes} min left`
export const ceilHLeft = (ceil: number) => `${ceil} h left`

// Upload line
export const tryNameAgain = (name: string) => `Try ${name} again`
export const resumeName = (name: string) => `Resume ${name}`
export const pauseName = (name: string) => `Pause ${name}`
export const cancelName = (name: string) => `Cancel ${name}`

// Upload dock
export const stoppedWhenPageWasLeft =
  'Stopped when the page was left. Choose the file again to go on.'

// Drop overlay
export const dropToReplaceFile = 'Drop to replace the file'
export const dropToUpload = 'Drop to upload'
export const toName2 = (name: string) => `to ${name}`
export const toTheLibrary2 = 'to the library'
export const ofReplacesName = (replacesName: string) => `of ${replacesName}`
