export const readingNow = 'Leyendo ahora'
export const someone = 'Alguien'
export const isReading = 'lo está leyendo ahora'
export const isReadingNamed = (name: string) => `está leyendo ${name} ahora`
export const isOnPage = (page: number) => `está ahora en la página ${page}`
export const isOnPageOf = (page: number, name: string) =>
  `está ahora en la página ${page} de ${name}`
