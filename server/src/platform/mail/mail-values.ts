import type { Translate } from '@satchel/messages/translate.ts'
import { quoteWith } from './quote.ts'

/** Returns someone's words without marks that would end or continue the sentence around them, which quotes them. */
export const plain = quoteWith('', '')

/** Returns what a text that chooses by whether there is a value needs to choose. */
export const isThere = (value: string | null | undefined) => String(Boolean(value))

/** Returns what writes the program that somebody used: “Firefox on Linux”. */
export function clientIn(t: Translate) {
  return (browser: string | null, os: string | null) =>
    browser && os ? t('memberMail.account.client', { browser, os }) : browser || os || ''
}
