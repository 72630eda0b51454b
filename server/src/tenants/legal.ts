import { withoutTurns } from '@satchel/contract/invisible.ts'
import {
  LEGAL_PAGES,
  LEGAL_TEXT_MAX,
  LEGAL_TEXTS,
  type LegalPage,
  type LegalText,
} from '@satchel/contract/tenants/legal.ts'
import { invalidField, says } from '../platform/problem.ts'

/** The longest address, once it is written as browsers write it. */
const URL_MAX = 2_048

export function isLegalPage(attribute: string): attribute is LegalPage {
  return LEGAL_PAGES.some((page) => page === attribute)
}

export function isLegalText(attribute: string): attribute is LegalText {
  return LEGAL_TEXTS.some((text) => text === attribute)
}

/** Returns the address of a page of the company as browsers write it. Throws `invalid` for what isn't one. */
export function checkPage(input: string | null): string | null {
  const value = input?.trim()
  if (!value) return null
  const url = URL.parse(value)
  // Without slashes, or with spaces in it, a browser would still make an address of it.
  if (!url || !/^https?:\/\/[^/?#\\\s][^\s]*$/i.test(value) || !url.hostname)
    throw invalidField('value', says('isNotWebAddress'))
  if (url.username || url.password) throw invalidField('value', says('hasUserNameOrPassword'))
  if (url.href.length > URL_MAX)
    throw invalidField('value', says('mustHaveAtMostCharacters', { max: URL_MAX }))
  return url.href
}

/** All control characters but the end of a line. */
const CONTROL = /(?!\n)\p{Cc}/gu

/** Returns the lines of a text for visitors. Throws `invalid` where they are too long. */
export function checkLegalText(value: string | null): string | null {
  const text = withoutTurns((value ?? '').replace(/\r\n?/g, '\n').replace(CONTROL, '')).trim()
  if (text.length > LEGAL_TEXT_MAX)
    throw invalidField('value', says('mustHaveAtMostCharacters', { max: LEGAL_TEXT_MAX }))
  return text || null
}
