import { formatNumber } from '../lib/format.ts'

// Toast
export const dismiss = 'Dismiss'

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

// Error boundary
export const somethingWentWrongPleaseTry = 'Something went wrong. Please try again later.'
export const reloadThePage = 'Reload the page'

// Spinners
export const loadingSatchel = 'Loading Satchel'
export const loading = 'Loading'

// Modal host
export const close = 'Close'

// Theme
export const msEaseOut = (quick: number) => `${quick}ms ease-out`
export const msEaseOut2 = (panel: number) => `${panel}ms ease-out`

// Page
export const childrenSatchel = (children: string) => `${children} · Satchel`

// More button
export const showMore = 'Show more'

// Layout switch
export const grid = 'Grid'
export const list = 'List'
export const layout = 'Layout'

// Editable text
export const editTheLabel = (label: string) => `Edit the ${label}`

// List pages
export const pageBefore = 'Page before'
export const nextPage = 'Next page'
export const firstPage = 'First page'
export const lastPage = 'Last page'
export const pagesOfMany = (many: string) => `Pages of ${many}`
export const toOfCount = (first: number, last: number, count: string) =>
  `${formatNumber(first)} to ${formatNumber(last)} of ${count}`
export const pageNumber = (number: number) => `Page ${number}`

// Day chart
export const labelByDay = (label: string) => `${label} by day`
export const day = 'Day'

// Open sure
export const cancel = 'Cancel'
