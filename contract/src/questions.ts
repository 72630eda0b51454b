import { type Static, Type } from 'typebox'
import { ANSWER_MAX, NAME_MAX, QUESTION_MAX, SHARE_LIMIT } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { CursorQuery, Id, IdParams, Nullable, Page, Time } from './schemas.ts'

/** The maximum number of answers to one question. */
export const ANSWERS_MAX = 100

export const QUESTION_STATES = ['open', 'answered', 'public', 'closed'] as const
export const QuestionState = Type.Enum([...QUESTION_STATES], {
  description:
    '`public`: visitors of every link to the item that takes questions read it in its public words',
})
export type QuestionState = Static<typeof QuestionState>

const Share = Type.Number({ minimum: 0, maximum: 1 })
/** A spot on a page, as shares of its width and height from the top left. */
export const Spot = Type.Object({ x: Share, y: Share })
export type Spot = Static<typeof Spot>

export const PageNumber = Type.Integer({ minimum: 1, maximum: 100_000 })

const Words = (maxLength: number) => Type.String({ maxLength, description: 'Plain text' })

const Answer = Type.Object({
  id: Id,
  by: Nullable(
    Type.Object({ id: Id, name: Type.String() }, { description: 'Null if they left the company' }),
  ),
  text: Type.String(),
  at: Time,
  mailed: Type.Boolean({ description: 'It was sent to the asker by email as well' }),
})

/** A question that a visitor asked at a page of what a link shows. */
export const Question = Type.Object({
  id: Id,
  linkId: Id,
  itemId: Nullable(
    Type.Unsafe<string>({ ...Id, description: 'Null at a site or at a collection as a whole' }),
  ),
  itemName: Type.String(),
  fileVersion: Nullable(
    Type.Integer({ description: 'The version of the file that the visitor saw' }),
  ),
  page: Nullable(Type.Integer()),
  quote: Nullable(Type.String({ description: 'The words that the visitor marked' })),
  spot: Nullable(Spot),
  text: Type.String(),
  askedAt: Time,
  asker: Type.Object({
    name: Nullable(Type.String()),
    email: Nullable(Type.String()),
    proved: Type.Boolean({ description: 'They verified the address by a code' }),
  }),
  recipient: Nullable(Type.String({ description: 'Whom the link was made for' })),
  answers: Type.Array(Answer),
  state: QuestionState,
  publicText: Nullable(Type.String()),
  publicAnswer: Nullable(Type.String()),
  needsReview: Type.Boolean({
    description: 'True for public ones after a new version of the file, until a PUT',
  }),
})
export type Question = Static<typeof Question>

export const QuestionQuery = Type.Object({
  itemId: Type.Optional(Id),
  linkId: Type.Optional(Id),
  state: Type.Optional(QuestionState),
  order: Type.Optional(
    Type.Enum(['newest', 'page'], {
      description: '`page`: open ones first, each by page; the newest first by default',
    }),
  ),
  ...CursorQuery.properties,
})
export type QuestionQuery = Static<typeof QuestionQuery>

export const AnswerDraft = Type.Object({ text: Words(ANSWER_MAX) })

export const QuestionChange = Type.Object({
  state: Type.Optional(QuestionState),
  page: Type.Optional(Nullable(PageNumber)),
  publicText: Type.Optional(Words(QUESTION_MAX)),
  publicAnswer: Type.Optional(Words(ANSWER_MAX)),
})
export type QuestionChange = Static<typeof QuestionChange>

/** The number of questions at a page, null for those at none. */
export const QuestionPage = Type.Object({
  page: Nullable(Type.Integer()),
  questions: Type.Integer(),
  open: Type.Integer(),
})
export type QuestionPage = Static<typeof QuestionPage>

const PATH = '/api/questions/v1'

export const listQuestions = endpoint({
  name: 'listQuestions',
  summary: 'List questions at my links and items, or at everyone’s if I may see them',
  method: 'GET',
  path: `${PATH}/list`,
  access: 'links.share',
  query: QuestionQuery,
  reply: Page(Question),
})

export const listQuestionPages = endpoint({
  name: 'listQuestionPages',
  summary: 'List the pages of an item that raise most questions, at most 20',
  method: 'GET',
  path: `${PATH}/pages`,
  access: 'links.share',
  query: Type.Object({ itemId: Id }),
  reply: Type.Object({
    items: Type.Array(QuestionPage),
    review: Type.Integer({ description: 'Public questions that a new version asks to review' }),
  }),
})

export const getQuestion = endpoint({
  name: 'getQuestion',
  summary: 'Get a question with its answers',
  method: 'GET',
  path: `${PATH}/:id`,
  access: 'links.share',
  params: IdParams,
  reply: Question,
})

export const answerQuestion = endpoint({
  name: 'answerQuestion',
  summary:
    'Answer a question; the asker reads it on the page, and by email if they gave an address',
  method: 'POST',
  path: `${PATH}/:id/answers`,
  access: 'links.share',
  limit: SHARE_LIMIT,
  params: IdParams,
  body: AnswerDraft,
  status: 201,
  orThere: true,
  reply: Question,
})

export const changeQuestion = endpoint({
  name: 'changeQuestion',
  summary: 'Close a question, open it again, move it to a page, or make it public for its item',
  method: 'PUT',
  path: `${PATH}/:id`,
  access: 'links.share',
  params: IdParams,
  body: QuestionChange,
  changedAt: { answers: 'POST /api/questions/v1/:id/answers' },
  reply: Question,
})

/** An email that came, as an email service posts it. */
export const InboundMail = Type.Object({
  to: Type.String({ maxLength: 10_000, description: 'One address or several' }),
  from: Type.String({ maxLength: 1_000 }),
  text: Type.String({ maxLength: 200_000 }),
})

export const receiveInboundMail = endpoint({
  name: 'receiveInboundMail',
  summary: 'Receive a reply to an email about a question, as its signature says, once',
  method: 'POST',
  path: '/api/mail/v1/inbound',
  access: 'public',
  body: InboundMail,
  raw: true,
  takesUnknown: true,
  reply: Type.Object({ received: Type.Boolean() }),
})

/** The maximum length of the name that an asker gives. */
export const ASKER_NAME_MAX = NAME_MAX
