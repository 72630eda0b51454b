// Reader
export const pageIndexOfTotal = (index: number, total: number) => `Page ${index} of ${total}`
export const pagePageOfCount = (page: number, count: number) => `Page ${page} of ${count}`

export const goToPage = (page: number) => `Go to page ${page}`

// Print
export const preparingToPrint = 'Preparing all pages to print…'
export const couldntPrepareToPrint = 'Couldn’t load all pages to print. Try again.'

// Thumbnails
export const pagePage = (page: number) => `Page ${page}`

// Find
export const matchOf = (active: number, count: number, part: string) =>
  `${active} of ${count}${part}`
export const noMatches = 'No matches'
export const searching = 'Searching…'
