import type { QUESTION_TEXTS } from './question-texts.ts'

export type Text = (typeof QUESTION_TEXTS)[number]

/** The questions of a page: their address, the visit and texts. */
export interface Place {
  url: string
  token: string
  asksAddress: boolean
  say: (key: Text, values?: Record<string, string>) => string
}
