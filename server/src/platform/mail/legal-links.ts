import type { Language } from '@satchel/contract/languages.ts'
import { LEGAL_PAGES, type LegalPages } from '@satchel/contract/tenants/legal.ts'
import { messagesIn } from '@satchel/messages/translate.ts'

/** Returns the links to the company's own pages, as far as there are any. */
export function legalLinks(
  language: Language,
  pages: LegalPages | undefined,
): { label: string; url: string }[] {
  return LEGAL_PAGES.flatMap((page) => {
    const url = pages?.[page]
    return url ? [{ label: messagesIn(language)(`visitor.${page}`), url }] : []
  })
}
