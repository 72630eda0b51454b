import type { Language } from '@satchel/contract/languages.ts'
import { LEGAL_PAGES, type LegalPages } from '@satchel/contract/tenants/legal.ts'
import { messagesIn } from '@satchel/messages/translate.ts'

interface Pages {
  shelfUrl?: string
  legal?: LegalPages | undefined
}

/** Returns the links below an email to a visitor: to what was shared with them, and to the company's own pages. */
export function visitorLinks(
  language: Language,
  { shelfUrl, legal }: Pages = {},
): { label: string; url: string }[] {
  const say = messagesIn(language)
  const pages = LEGAL_PAGES.flatMap((page) => {
    const url = legal?.[page]
    return url ? [{ label: say(`visitor.${page}`), url }] : []
  })
  return shelfUrl ? [{ label: say('visitor.sharedWithYou'), url: shelfUrl }, ...pages] : pages
}
