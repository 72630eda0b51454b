import type { CsvDelimiter, CsvEncoding } from '@satchel/contract/imports/csv.ts'
import { formatBytes, formatCount, formatNumber } from '../../lib/format/format.ts'

// Archive import
export const draftExpired = 'This draft has expired. Drafts are kept for one day.'
export const couldntReadTheArchive = 'Couldn’t read the archive'
export const chooseAnother = 'Choose another'
export const readingTheArchive = 'Reading the archive'

// Archive draft
export const createsCategories = 'Missing category values are created.'
export const missingValuesSkipped =
  'Only admins can create category values, so items are imported without missing ones.'
export const archiveSummary = (total: number, name: string, part: string) =>
  `${formatCount(total, 'item')} in ${name}. Collections keep their order, and tags keep their colors. ${part}`
export const back = 'Back'
export const check = 'Check'

// Review
export const nothingToImport = 'Nothing to import'
export const importItems = (ready: number) => `Import ${formatCount(ready, 'item')}`
export const classify = 'Classify'
export const showItems = (count: number) => `Show ${formatCount(count, 'item')}`
export const review = 'Review'
export const ready = 'Ready'
export const alreadyInLibrary = 'Already in library'
export const withProblems = 'With problems'
export const itemsToAdd = 'Items to add'
export const andCountMore = (count: number) => `And ${formatNumber(count)} more`

// Problem rows
export const notImported = 'Not imported'
export const importedWithout = 'Imported without this'
export const skipped = 'Skipped'
export const rowsWithProblems = 'Rows with problems'
export const row = 'Row'
export const problem = 'Problem'
export const result = 'Result'
export const showAll = (count: number) => `Show all ${formatNumber(count)}`
export const onlyFirstProblems = 'Only the first 1,000 rows with problems are shown.'

// Archive send
export const dropZipHint =
  'Drop a ZIP exported from this or another account, or any ZIP whose folders become collections, up to 5 GiB.'
export const uploadingTheArchive = 'Uploading the archive'
export const sentOf = (sent: number, bytes: number) =>
  `${formatBytes(sent)} of ${formatBytes(bytes)}`
export const chooseZip = 'Choose ZIP'

// Csv import
export const couldntReadTheFile = 'Couldn’t read the file'
export const chooseCsv = 'Choose CSV'

// Csv draft
export const rowsInName = (total: number, name: string) => `${formatCount(total, 'row')} in ${name}`
export const chooseWhichColumnContainsUrl = 'Choose which column contains the URL.'

// Archive names
export const namesInTheArchive = 'Some of the names'
export const encodingOfNames = 'Encoding of the names'
export const encodingOfNamesHint = 'Choose another if names look wrong.'
export const detected = 'Detected'

// Csv reading
export const encoding = 'Encoding'
export const separator = 'Separator'
export const couldntReadTheFileLikeThis = 'Couldn’t read the file like this'
export const encodings: Readonly<Record<CsvEncoding, string>> = {
  'utf-8': 'Unicode (UTF-8)',
  'utf-16le': 'Unicode (UTF-16 LE)',
  'utf-16be': 'Unicode (UTF-16 BE)',
  'windows-1252': 'Western European (Windows-1252)',
  macintosh: 'Western European (Mac Roman)',
  'windows-1250': 'Central European (Windows-1250)',
  'iso-8859-2': 'Central European (ISO-8859-2)',
  'windows-1251': 'Cyrillic (Windows-1251)',
  'windows-1253': 'Greek (Windows-1253)',
  'windows-1254': 'Turkish (Windows-1254)',
  shift_jis: 'Japanese (Shift_JIS)',
  'euc-jp': 'Japanese (EUC-JP)',
  gb18030: 'Chinese, simplified (GB18030)',
  big5: 'Chinese, traditional (Big5)',
  'euc-kr': 'Korean (EUC-KR)',
}
export const separators: Readonly<Record<CsvDelimiter, string>> = {
  ',': 'Comma',
  ';': 'Semicolon',
  '\t': 'Tab',
  '|': 'Pipe',
}

// Column map
export const columnIndex = (index: number) => `Column ${index}`
export const empty = 'Empty'
export const fieldForHead = (head: string) => `Field for ${head}`
export const fieldForColumn = (index: number) => `Field for column ${index}`
export const skip = 'Skip'

// Give all
export const keepAsWebLinks = 'Keep web links'
export const downloadAndHostFiles = 'Download files'
export const classifyAllItemsOrDownload = 'Classify all items, or download files'
export const classifyNewItems = 'Classify all new items'
export const filesBehindTheURLs = 'Files behind the URLs'
export const tags = 'Tags'

// New labels
export const createTheseNewValuesFirst = 'Create these new values first'
export const onlyAdminsCreateValues =
  'Only admins can create category values. The rows are imported without them.'
export const rows = (count: number) => formatCount(count, 'row')
export const newTags = (count: number) => formatCount(count, 'new tag')
export const newCollections = (count: number) => formatCount(count, 'new collection')
export const andOthers = (names: string) => `${names} and others`

// Steps
export const file = 'File'
export const columns = 'Columns'
export const importAction = 'Import'
export const steps = 'Steps'

// Csv drop
export const csvTooLarge = 'The file is too large. Use a CSV of up to 50 MiB'
export const dropCsvHint = 'Drop a CSV here. Any separator and encoding, up to 50,000 rows.'
export const dropLinksHint =
  'Drop the export of another product or your own table with the columns slug and target, up to 100,000 rows. Links keep their short addresses.'
export const downloadTemplate = 'Download template'

// Paste urls
export const uRLs = 'URLs'
export const urlsHint = 'One per line, or any text that contains URLs'

// Sitemap import
export const couldntReadTheSitemap = 'Couldn’t read the sitemap'
export const tryAnotherUrl = 'Try another URL'
export const readingTheSitemap = 'Reading the sitemap'
export const urlOfSitemapOrSite = 'URL of the sitemap or site'
export const readSitemap = 'Read sitemap'
export const uRLsFound = (total: number) => `${formatCount(total, 'URL')} found`
export const include = 'Include'
export const pathPartsHint = 'Parts of the path, separated by commas'
export const exclude = 'Exclude'

// Import run
export const couldntLoadTheImport = 'Couldn’t load the import'
export const allImports = 'All imports'
export const progress = 'Progress'
export const handledOf = (handled: number, total: number) =>
  `${formatNumber(handled)} of ${formatNumber(total)} · `
export const rowsProcessed = 'Rows processed'
export const importContinues = 'You can leave this page. The import continues.'
export const retryFailedRows = (failed: number) => `Retry ${formatCount(failed, 'failed row')}`
export const resume = 'Resume'
export const nameProblemsCsv = (name: string) => `${name} problems.csv`
export const exportProblems = 'Export problems'
export const all = 'All'
export const added = 'Added'
export const failed = 'Failed'
export const rowsHeading = 'Rows'
export const rowFilter = 'Row filter'
export const undo = 'Undo import'
export const undoNamed = (name: string) => `Undo “${name}”?`
export const undoWarning =
  'The links of this import stop working and are deleted with their visits. Items that only they use go to the trash.'
export const isBeingUndone = 'The import is being undone. You can leave this page.'
export const showLinks = (count: number) => `Show ${formatCount(count, 'link')}`

// Import history
export const previousImports = 'Previous imports'
export const couldntLoadTheImports = 'Couldn’t load the imports'
export const noImportsYet = 'No imports yet'
export const nameProgress = (name: string) => `${name}: progress`
export const progressOf = (count: number, total: number) =>
  `${formatNumber(count)} of ${formatNumber(total)}`
export const cancelImport = (name: string) => `Cancel ${name}`
export const partlyDone = 'Partly done'

// Import rows
export const couldntLoadTheRows = 'Couldn’t load the rows'
export const noRows = 'No rows'
export const noUrl = 'No URL'
