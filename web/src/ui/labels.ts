import { formatCount, formatNumber } from '../lib/format/format.ts'

// Toast
export const dismiss = 'Dismiss'

// Copying
export const press = (keys: string) => `Press ${keys}`
export const copyTheSelected = 'Copy the selected text'
export const couldntCopy = (hint: string) => `Couldn’t copy. ${hint}`

// QR code
export const couldntCreateQrCode = 'Couldn’t create the QR code'
export const qrCodeTo = (name: string) => `QR code for the link to ${name}`
export const qrCodeHint = 'Visits from the QR code are counted separately'

// Problem notice
export const tryAgain = 'Try again'

// File type mark
export const webLink = 'Web link'
export const file = 'File'
export const slides = 'Slides'
export const spreadsheet = 'Spreadsheet'
export const document = 'Document'
export const image = 'Image'
export const video = 'Video'
export const audio = 'Audio'
export const webPage = 'Web page'
export const archive = 'Archive'
export const text = 'Text'

// Certainty mark
export const sureOf = (sure: number, views: number) =>
  sure > 0
    ? `${formatCount(sure, 'view')} of ${formatNumber(views)} by someone who read`
    : 'Opened, but nobody has scrolled or clicked yet'

// Error boundary
export const somethingWentWrong = 'Something went wrong. Please try again later.'
export const reloadPage = 'Reload page'

// Late overlays
export const partNotLoaded = 'Part of this page couldn’t be loaded. Try again, or reload the page.'

// Offline page
export const offline = 'Offline'
export const pageOpensOnceOnline = 'You’re offline. This page opens once you’re back online.'

// Spinners
export const loadingSatchel = 'Loading Satchel'
export const loading = 'Loading'

// Modal host
export const close = 'Close'

// Page
export const pageTitle = (title: string) => `${title} · Satchel`

// Day input
export const today = 'Today'
export const tomorrow = 'Tomorrow'
export const inOneWeek = 'In 1 week'
export const inOneMonth = 'In 1 month'
export const inThreeMonths = 'In 3 months'
export const oneWeekAgo = '1 week ago'
export const oneMonthAgo = '1 month ago'
export const threeMonthsAgo = '3 months ago'
export const clearDay = 'Clear date'
export const notADay = (example: string) => `Enter a date such as ${example}`

// Search field
export const search = 'Search'

// More button
export const showMore = 'Show more'

// Layout switch
export const grid = 'Grid'
export const list = 'List'
export const layout = 'Layout'

// Editable text
export const editLabel = (label: string) => `Edit ${label.toLowerCase()}`

// List pages
export const previousPage = 'Previous page'
export const nextPage = 'Next page'
export const firstPage = 'First page'
export const lastPage = 'Last page'
export const pagesOf = (many: string) => `Pages of ${many}`
export const range = (first: number, last: number, count: string) =>
  `${formatNumber(first)}–${formatNumber(last)} of ${count}`
export const pageNumber = (number: number) => `Page ${number}`

// Day chart
export const byDay = (label: string) => `${label} by day`
export const day = 'Day'
export const dayOf = (label: string) => `${label}: day`
export const timeOf = (label: string) => `${label}: time`
export const hours = 'Hours'
export const minutes = 'Minutes'
export const beforeOrAfterNoon = 'AM or PM'

// Open sure
export const cancel = 'Cancel'

// Filter drawer
export const filtersCount = (count: number) => `Filters (${formatNumber(count)})`
export const filters = 'Filters'
export const closeFilters = 'Close filters'

// Used by several features
export const add = 'Add'
export const addToFavorites = 'Add to favorites'
export const clearSelection = 'Clear selection'
export const copied = 'Copied'
export const copy = 'Copy'
export const copyLink = 'Copy link'
export const create = 'Create'
export const deleteAction = 'Delete'
export const description = 'Description'
export const done = 'Done'
export const download = 'Download'
export const edit = 'Edit'
export const enterAName = 'Enter a name'
export const linkCopied = 'Link copied'
export const name = 'Name'
export const noOneByThatName = 'No one by that name'
export const open = 'Open'
export const remove = 'Remove'
export const removeFromFavorites = 'Remove from favorites'
export const restore = 'Restore'
export const revoke = 'Revoke'
export const save = 'Save'
export const saved = 'Saved'
export const share = 'Share'
export const sortBy = 'Sort by'
export const transfer = 'Transfer'
export const undo = 'Undo'

// Layout switch
export const table = 'Table'

// Copy or show
export const ctrlC = 'Ctrl+C'

// Password fields
export const showPassword = 'Toggle password visibility'
