/** The languages of the app besides English, whose catalogues have all texts. */
export const CATALOGUES = ['de', 'fr', 'es'] as const

/** The languages that only visitors read: their catalogues have the texts of visitors' pages and emails. */
export const FOR_VISITORS = ['it', 'nl', 'pt', 'pl', 'ja', 'ar'] as const

const OF_VISITORS = /^visitor(Mail)?\./

/** Tells whether a language needs a message. */
export function needsMessage(language: string, key: string): boolean {
  const isForVisitors: boolean = FOR_VISITORS.some((each) => each === language)
  return !isForVisitors || OF_VISITORS.test(key)
}
