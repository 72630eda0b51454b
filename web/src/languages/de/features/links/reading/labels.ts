export const readingNow = 'Wird gerade gelesen'
export const someone = 'Jemand'
export const isReading = 'liest gerade'
export const isReadingNamed = (name: string) => `liest gerade ${name}`
export const isOnPage = (page: number) => `ist gerade auf Seite ${page}`
export const isOnPageOf = (page: number, name: string) => `ist gerade auf Seite ${page} von ${name}`
