import { type Static, Type } from 'typebox'
import { Nullable } from '../schemas.ts'

/** Pages of the company that each page and email for visitors links to, in this order. */
export const LEGAL_PAGES = ['imprintUrl', 'privacyUrl', 'termsUrl', 'accessibilityUrl'] as const
export type LegalPage = (typeof LEGAL_PAGES)[number]

/** Texts of a company for its visitors: who is responsible for their data, and on which legal ground it's kept. */
export const LEGAL_TEXTS = ['controller', 'legalGround'] as const
export type LegalText = (typeof LEGAL_TEXTS)[number]

/** Characters of such a text. */
export const LEGAL_TEXT_MAX = 2_000

export const LegalPages = Type.Object({
  imprintUrl: Nullable(Type.String({ description: 'The company’s imprint (legal notice)' })),
  privacyUrl: Nullable(Type.String({ description: 'The company’s privacy policy' })),
  termsUrl: Nullable(Type.String({ description: 'The company’s terms' })),
  accessibilityUrl: Nullable(
    Type.String({ description: 'The company’s statement on accessibility' }),
  ),
})
export type LegalPages = Static<typeof LegalPages>
