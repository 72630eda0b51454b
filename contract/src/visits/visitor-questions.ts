import { type Static, Type } from 'typebox'
import { QUESTION_MAX, QUOTE_MAX } from '../constants.ts'
import { ASKER_NAME_MAX, PageNumber, type QuestionState, Spot } from '../questions.ts'
import { Nullable } from '../schemas.ts'

/** A question to ask, with the token of the visit. */
export const VisitorQuestionDraft = Type.Object({
  token: Type.String({ maxLength: 200 }),
  page: Type.Optional(Nullable(PageNumber)),
  quote: Type.Optional(Nullable(Type.String({ maxLength: QUOTE_MAX }))),
  spot: Type.Optional(Nullable(Spot)),
  text: Type.String({ maxLength: QUESTION_MAX }),
  name: Type.Optional(Nullable(Type.String({ maxLength: ASKER_NAME_MAX }))),
  email: Type.Optional(Nullable(Type.String({ maxLength: 254 }))),
})
export type VisitorQuestionDraft = Static<typeof VisitorQuestionDraft>

/** A question as a visitor reads it: their own, or one of others in its public words. */
export interface VisitorQuestion {
  id: string
  itemId: string | null
  page: number | null
  /** Null for those of others. */
  quote: string | null
  spot: Spot | null
  text: string
  askedAt: string
  isOwn: boolean
  /** True if it was asked about an earlier version, and nobody has said since that it still holds. */
  isEarlier: boolean
  state: QuestionState
  answers: { by: string | null; text: string; at: string }[]
}

export interface VisitorQuestions {
  items: VisitorQuestion[]
  /** The number of public questions at each page. */
  pages: { page: number; count: number }[]
  nextCursor: string | null
}

/** The address of the questions of a link. */
export interface VisitorQuestionsPlace {
  url: string
  /** True if an answer can't be mailed without an address that the visitor still has to give. */
  asksAddress: boolean
}
