import { type Static, Type } from 'typebox'
import { SEARCH_LIMIT } from '../constants.ts'
import { endpoint } from '../endpoint.ts'
import { Day, Id, Nullable, Time } from '../schemas.ts'

const Place = {
  itemId: Id,
  itemName: Type.String(),
  page: Nullable(
    Type.Integer({ description: 'From 1; null for descriptions and files without pages' }),
  ),
}

export const Answer = Type.Object({
  text: Type.String({ description: 'The sentence or row that says it, at most 400 characters' }),
  marks: Type.Array(Type.Tuple([Type.Integer(), Type.Integer()]), {
    description: 'Where words of the question, or what means the same, begin and end in the text',
  }),
  ...Place,
  fileVersion: Type.Integer(),
  score: Type.Number({ description: 'From 0 to 1: how much of the question it has' }),
  updatedAt: Time,
  validUntil: Nullable(Day),
  ownerId: Id,
  alsoIn: Type.Array(Type.Object(Place), {
    description: 'Other documents that say the same, at most 20',
  }),
})
export type Answer = Static<typeof Answer>

export const AnswerResult = Type.Object({
  answers: Type.Array(Answer),
  unanswered: Type.Boolean({ description: 'True where no document says it' }),
})
export type AnswerResult = Static<typeof AnswerResult>

/** Answers with passages of documents, without any model: no answer rather than a wrong one. */
export const findAnswers = endpoint({
  name: 'findAnswers',
  summary: 'Answer a question with passages of documents, by page',
  method: 'POST',
  path: '/api/search/v1/answers',
  limit: SEARCH_LIMIT,
  access: 'library.read',
  reads: true,
  body: Type.Object({
    question: Type.String({ minLength: 1, maxLength: 500, pattern: '[\\p{L}\\p{N}]' }),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 10, default: 3 })),
  }),
  reply: AnswerResult,
})
