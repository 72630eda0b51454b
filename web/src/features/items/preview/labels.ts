import { formatBytes, formatCount, formatNumber } from '../../../lib/format.ts'

// Pdf preview
export const pagesCouldNotBeShown = 'The pages could not be shown'
export const loadingThePages = 'Loading the pages'
export const pagesOfName = (name: string) => `Pages of ${name}`
export const pageIndexOfPageCount = (index: number, pageCount: number) =>
  `Page ${index} of ${pageCount}`

// Pdf toolbar
export const pages = 'Pages'
export const previousPage = 'Previous page'
export const nextPage = 'Next page'
export const zoomOut = 'Zoom out'
export const fitToWidthNow = (percent: number) => `Fit to the width, now ${percent}%`
export const zoomIn = 'Zoom in'
export const page = 'Page'
export const ofLabel = (pageCount: number) => `of ${formatNumber(pageCount)}`

// Csv preview
export const onlyFirstOfRows = (rowsMax: number, count: number) =>
  `Only the first ${rowsMax} of ${formatCount(count, 'row')} are shown. Download the file to read all of it.`

// Text file
export const loadingThe = (what: string) => `Loading the ${what}`
export const couldNotBeLoaded = (what: string) => `The ${what} could not be loaded`
export const whatWhat2OfName = (what: string, what2: string, name: string) =>
  `${what}${what2} of ${name}`
export const onlyFirstAreShownDownload = (max: number) =>
  `Only the first ${formatBytes(max)} are shown. Download the file to read all of it.`

// Markdown preview
export const picture = 'Picture'

// Item preview
export const preview = 'Preview'
export const loadingThePreview = 'Loading the preview'

// File card
export const previewIsBeingMade = 'The preview is being made'
export const download = 'Download'

// Page card
export const openThePage = 'Open the page'
