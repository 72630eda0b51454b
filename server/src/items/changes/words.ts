import type { PageChange } from '@satchel/contract/items/versions.ts'
import type { Language } from '@satchel/contract/languages.ts'
import { messagesIn } from '@satchel/messages/translate.ts'

/** The most pages that are named; of more their number is. */
const NAMED_MAX = 6

/** Returns pages such as “pages 4 and 7”. */
export function pagesInWords(language: Language, changes: readonly PageChange[]): string {
  const say = messagesIn(language)
  const count = changes.length
  if (count > NAMED_MAX) return say('visitor.pages', { count })
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  const pages = list.format(changes.map(({ page }) => String(page)))
  return say('visitor.changedPages', { count, pages })
}

/** Tells whether changes are on several pages, or on another than the only one. */
export function arePaged(changes: readonly PageChange[]): boolean {
  return changes.some(({ page }) => page > 1)
}
