import { LOCALES, type Locale } from '@satchel/contract/languages.ts'

const OF_VISITORS = /^visitor(Mail)?\./
/** Texts that the server writes for members: emails, tables, notes in CRMs and the first names of statuses. */
const OF_SERVER = /^(memberMail|reportMail|tables|crmNote|wishes\.statuses)\./
/** Languages of the app whose members get these in English until they are translated. */
const WITHOUT_SERVER: readonly string[] = ['it', 'nl', 'pl'] satisfies Locale[]

/** Tells whether a language needs a message: those of visitors alone have the texts of visitors' pages and emails. */
export function needsMessage(language: string, key: string): boolean {
  if (OF_SERVER.test(key) && WITHOUT_SERVER.includes(language)) return false
  return LOCALES.includes(language as Locale) || OF_VISITORS.test(key)
}
