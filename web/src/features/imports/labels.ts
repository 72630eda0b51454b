import { formatBytes, formatCount, formatNumber } from '../../lib/format.ts'

// Archive import
export const itIsKeptForDay = 'It is kept for a day, and no longer there.'
export const archiveCouldNotBeRead = 'The archive could not be read'
export const chooseAnother = 'Choose another'
export const archiveIsBeingRead = 'The archive is being read.'

// Archive draft
export const itemsInItsCollectionsCome = (total: number, name: string, part: string) =>
  `${formatCount(total, 'item')} in ${name}. Its collections come in with their order, and its tags with their colours. ${part}`
export const back = 'Back'
export const check = 'Check'

// Review
export const nothingToImport = 'Nothing to import'
export const importItems = (ready: number) => `Import ${formatCount(ready, 'item')}`
export const review = 'Review'
export const ready = 'Ready'
export const thereAlready = 'There already'
export const withProblems = 'With problems'
export const whatWillBeAdded = 'What will be added'
export const andMore = (count: number) => `And ${formatNumber(count)} more.`

// Problem rows
export const notImported = 'Not imported'
export const importedWithThisLeftOut = 'Imported, with this left out'
export const skipped = 'Skipped'
export const rowsWithProblems = 'Rows with problems'
export const row = 'Row'
export const whatIsTheMatter = 'What is the matter'
export const whatHappens = 'What happens'
export const showAll = (count: number) => `Show all ${formatNumber(count)}`
export const firstThousandRowsWithProblem = 'The first thousand rows with a problem are shown.'

// Archive send
export const dropZipThatWasExported =
  'Drop a ZIP that was exported here or in another account, of up to 5 GiB.'
export const sendingTheArchive = 'Sending the archive'
export const ofLabel = (bytes: number, bytes2: number) =>
  `${formatBytes(bytes)} of ${formatBytes(bytes2)}`
export const cancel = 'Cancel'
export const chooseAZip = 'Choose a ZIP'

// Csv import
export const fileCouldNotBeRead = 'The file could not be read'
export const thisDraftIsNoLonger = 'This draft is no longer there. Drafts are kept for a day.'
export const chooseACsv = 'Choose a CSV'

// Csv draft
export const rowsInNameFacts = (total: number, name: string, facts: string) =>
  `${formatCount(total, 'row')} in ${name}${facts}`
export const sayWhichColumnHoldsUrl = 'Say which column holds the URL.'
export const readAsWithBetweenCells = (encoding: string, separators: string) =>
  `, read as ${encoding} with ${separators} between the cells`

// Column map
export const columnIndex = (index: number) => `Column ${index}`
export const empty = 'Empty'
export const whatHeadHolds = (head: string) => `What ${head} holds`
export const leaveOut = 'Leave out'

// Give all
export const keepAsLinks = 'Keep as links'
export const fetchFilesAndHostThem = 'Fetch the files and host them'
export const classifyAllOfThem = 'Classify all of them, or fetch files'
export const whatBecomesOfAddresses = 'What becomes of the addresses'
export const tags = 'Tags'

// New labels
export const notThereYetMakeThese = 'Not there yet: make these first'
export const onlyAdminsMakeCategoriesRows =
  'Only admins make categories. The rows are imported without these.'
export const rows = (count: number) => formatCount(count, 'row')
export const newTags = (count: number) => formatCount(count, 'new tag')
export const newCollections = (count: number) => formatCount(count, 'new collection')
export const joinAndOthers = (join: string) => `${join} and others`

// Steps
export const file = 'File'
export const columns = 'Columns'
export const run = 'Run'
export const steps = 'Steps'

// Csv drop
export const csvMayHaveUp = 'A CSV may have up to 50 MiB'
export const dropCsvHereAnySeparator =
  'Drop a CSV here. Any separator and encoding will do; up to 50,000 rows.'
export const downloadTheTemplate = 'Download the template'

// Paste urls
export const addresses = 'Addresses'
export const oneOnEachLine = 'One on each line, or a text with addresses in it'

// Sitemap import
export const sitemapCouldNotBeRead = 'The sitemap could not be read'
export const tryAnotherAddress = 'Try another address'
export const sitemapIsBeingRead = 'The sitemap is being read.'
export const addressOfSitemap = 'Address of the sitemap, or of the site'
export const read = 'Read'
export const addressesFound = (total: number) =>
  `${formatCount(total, 'address', 'addresses')} found.`
export const onlyWith = 'Only with'
export const partsOfPathWithCommas = 'Parts of the path, with commas between'
export const notWith = 'Not with'

// Import run
export const importAction = 'Import'
export const importCouldNotBeLoaded = 'The import could not be loaded'
export const allImports = 'All imports'
export const progress = 'Progress'
export const ofLabel2 = (handled: number, total: number) =>
  `${formatNumber(handled)} of ${formatNumber(total)} · `
export const rowsDone = 'Rows done'
export const itGoesOnWhenYou = 'It goes on when you leave this page.'
export const tryFailedRowsAgain = (failed: number) =>
  `Try ${formatCount(failed, 'failed row')} again`
export const goOn = 'Go on'
export const nameProblemsCsv = (name: string) => `${name} problems.csv`
export const problemsAsCsv = 'Problems as CSV'
export const all = 'All'
export const added = 'Added'
export const failed = 'Failed'
export const rows2 = 'Rows'
export const rowsShown = 'Rows shown'

// Import history
export const earlierImports = 'Earlier imports'
export const importsCouldNotBeLoaded = 'The imports could not be loaded'
export const whatYouImportIsListed = 'What you import is listed here, with what became of each row.'
export const nameProgress = (name: string) => `${name}: progress`
export const ofLabel3 = (count: number, total: number) =>
  `${formatNumber(count)} of ${formatNumber(total)}`
export const cancelName = (name: string) => `Cancel ${name}`
export const doneInPart = 'Done in part'

// Import rows
export const rowsCouldNotBeLoaded = 'The rows could not be loaded'
export const noRows = 'No rows.'
export const showMoreRows = 'Show more rows'
export const noAddress = 'No address'
