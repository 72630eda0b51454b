import { type Static, Type } from 'typebox'
import { SHARE_LIMIT } from '../constants.ts'
import { endpoint } from '../endpoint.ts'
import { CursorQuery, Email, Id, IdParams, Nullable, Page, Time, VISIBLE } from '../schemas.ts'

export const USED_ANSWER_STATES = ['current', 'changed', 'expired', 'withdrawn'] as const
export const UsedAnswerState = Type.Enum([...USED_ANSWER_STATES], {
  description:
    '`changed`: the item says it no longer in these words; `withdrawn`: the item is in the trash or may not be shared any more',
})
export type UsedAnswerState = Static<typeof UsedAnswerState>

/** Words of a sentence that became others. */
export const FigureChange = Type.Object({ before: Type.String(), after: Type.String() })
export type FigureChange = Static<typeof FigureChange>

/** An answer that somebody copied with a link, and whether it holds. */
export const UsedAnswer = Type.Object({
  id: Id,
  itemId: Id,
  itemName: Nullable(Type.String({ description: 'Null where I can’t see the item any more' })),
  page: Nullable(Type.Integer()),
  fileVersion: Type.Integer({ description: 'The version of the file that said it' }),
  text: Type.String(),
  state: UsedAnswerState,
  newText: Nullable(
    Type.String({ description: 'The sentence of the newest version that is most like it' }),
  ),
  figures: Type.Array(FigureChange, { description: 'Figures and words in it that became others' }),
  usedAt: Time,
  changedAt: Nullable(Time),
  tellsVisitors: Type.Boolean({ description: 'Whether visitors of the link read that it changed' }),
  link: Nullable(
    Type.Object({
      id: Id,
      url: Type.String({ description: 'Opens at the page' }),
      recipient: Nullable(Type.String({ description: 'Whom it is for, as far as that is known' })),
    }),
  ),
})
export type UsedAnswer = Static<typeof UsedAnswer>

const Recipient = Type.String({ minLength: 1, maxLength: 300, pattern: VISIBLE })

export const UsedAnswerDraft = Type.Object({
  itemId: Id,
  text: Type.String({
    minLength: 1,
    maxLength: 400,
    description: 'As `findAnswers` returned it',
  }),
  page: Nullable(Type.Integer({ minimum: 1, maximum: 100_000 })),
  sharedToEmail: Type.Optional(Nullable(Email)),
  sharedToMemo: Type.Optional(Nullable(Recipient)),
  tellsVisitors: Type.Optional(Type.Boolean({ default: false })),
})
export type UsedAnswerDraft = Static<typeof UsedAnswerDraft>

export const useAnswer = endpoint({
  name: 'useAnswer',
  summary:
    'Make a link that opens an item at an answer, and be notified when the answer changes, expires or is withdrawn',
  method: 'POST',
  path: '/api/search/v1/used-answers',
  limit: SHARE_LIMIT,
  access: 'links.share',
  body: UsedAnswerDraft,
  status: 201,
  reply: UsedAnswer,
})

export const UsedAnswerQuery = Type.Object({
  itemId: Type.Optional(Id),
  state: Type.Optional(UsedAnswerState),
  ...CursorQuery.properties,
})
export type UsedAnswerQuery = Static<typeof UsedAnswerQuery>

export const listUsedAnswers = endpoint({
  name: 'listUsedAnswers',
  summary: 'List the answers I copied with a link, newest first, and whether they hold',
  method: 'GET',
  path: '/api/search/v1/used-answers',
  access: 'links.share',
  query: UsedAnswerQuery,
  reply: Page(UsedAnswer),
})

export const changeUsedAnswer = endpoint({
  name: 'changeUsedAnswer',
  summary: 'Set whether visitors of the link read that the answer changed',
  method: 'PATCH',
  path: '/api/search/v1/used-answers/:id',
  access: 'links.share',
  params: IdParams,
  body: Type.Object({ tellsVisitors: Type.Boolean() }),
  reply: UsedAnswer,
})

export const forgetUsedAnswer = endpoint({
  name: 'forgetUsedAnswer',
  summary: 'Forget that I used an answer; its link stays',
  method: 'DELETE',
  path: '/api/search/v1/used-answers/:id',
  access: 'links.share',
  params: IdParams,
  status: 204,
})
