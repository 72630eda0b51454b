import { formatBytes, formatCount, formatNumber } from '../../../lib/format/format.ts'

// Media preview
export const cantPlay = 'This browser can’t play the file. Download it to play it.'

// Pdf preview
export const couldntShowThePages = 'Couldn’t show the pages'
export const loadingPages = 'Loading pages'
export const pagesOfName = (name: string) => `Pages of ${name}`
export const pageIndexOfPageCount = (index: number, pageCount: number) =>
  `Page ${index} of ${pageCount}`

// Pdf toolbar
export const pages = 'Pages'
export const previousPage = 'Previous page'
export const nextPage = 'Next page'
export const zoomOut = 'Zoom out'
export const fitToWidthCurrently = (percent: number) => `Fit to width, currently ${percent}%`
export const zoomIn = 'Zoom in'
export const page = 'Page'
export const ofPages = (pageCount: number) => `of ${formatNumber(pageCount)}`

// Csv preview
export const showingFirstOfRowsDownload = (rowsMax: number, count: number) =>
  `Showing the first ${rowsMax} of ${formatCount(count, 'row')}. Download the file to see all of it.`

// Text file
export const loadingWhat = (what: string) => `Loading ${what}`
export const couldntLoad = (what: string) => `Couldn’t load the ${what}`
export const textOf = (what: string, name: string) =>
  `${what.charAt(0).toUpperCase()}${what.slice(1)} of ${name}`
export const showingBeginning = (max: number) =>
  `Showing the first ${formatBytes(max)}. Download the file to see all of it.`

// Markdown preview
export const image = 'Image'

// Item preview
export const preview = 'Preview'
export const loadingPreview = 'Loading preview'

// File card
export const noPreview = 'There’s no preview for files of this type'
export const creatingThePreview = 'Creating the preview'

// Page card
export const openPage = 'Open page'
export const couldntReadFile = 'Couldn’t read the file. Try again in a moment.'
