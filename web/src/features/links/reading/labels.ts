export const readingNow = 'Reading now'
export const someone = 'Someone'
export const isReading = 'is reading it now'
export const isReadingNamed = (name: string) => `is reading ${name} now`
export const isOnPage = (page: number) => `is on page ${page} now`
export const isOnPageOf = (page: number, name: string) => `is on page ${page} of ${name} now`
