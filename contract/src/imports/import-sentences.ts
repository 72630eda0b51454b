import { type Static, Type } from 'typebox'
import { Sentence } from '../problem.ts'

/** A sentence on a row or a source. */
export const ImportSentence = Type.Object({
  ...Sentence.properties,
  at: Type.Optional(
    Type.String({
      description: 'The column or address that it is about; `message` begins with it',
    }),
  ),
})
export type ImportSentence = Static<typeof ImportSentence>

export const ImportSentences = Type.Array(ImportSentence, {
  description: 'The sentences of the message, each with its reason',
})
