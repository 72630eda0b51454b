export const readingNow = 'Lecture en cours'
export const someone = 'Quelqu’un'
export const isReading = 'le lit en ce moment'
export const isReadingNamed = (name: string) => `lit ${name} en ce moment`
export const isOnPage = (page: number) => `lit la page ${page} en ce moment`
export const isOnPageOf = (page: number, name: string) =>
  `lit la page ${page} de ${name} en ce moment`
