import { type Static, Type } from 'typebox'
import { Nullable } from '../schemas.ts'

export const COLLEAGUE_MAX = 100
export const PASS_ON_NOTE_MAX = 300

/** Draft of passing a link on: to an address, a name, or both. */
export const PassOnDraft = Type.Object({
  token: Type.Optional(Type.String({ maxLength: 200 })),
  email: Type.Optional(Nullable(Type.String({ maxLength: 254 }))),
  name: Type.Optional(Nullable(Type.String({ maxLength: COLLEAGUE_MAX }))),
  note: Type.Optional(Nullable(Type.String({ maxLength: PASS_ON_NOTE_MAX }))),
})
export type PassOnDraft = Static<typeof PassOnDraft>

/** The colleague that a link was passed on to. */
export interface VisitorPassedOn {
  name: string | null
  email: string | null
  /** Their link, for the visitor to send; null where it was emailed. */
  url: string | null
}

/** The address to which a page's script sends whom it is passed on to. */
export interface VisitorPassOn {
  url: string
}
