import { type Static, Type } from 'typebox'
import { REPORT_LIMIT } from '../constants.ts'
import { endpoint } from '../endpoint.ts'
import {
  CursorQuery,
  Day,
  Email,
  Id,
  IdParams,
  Nullable,
  Page,
  TableForm,
  TableLocale,
  Time,
} from '../schemas.ts'
import { CtaPlaceType, CtaPosition } from './ctas.ts'

export const SubmissionState = Type.Enum(['received', 'held', 'spam'], {
  description:
    '`held`: a trap caught it, but a person could have sent it. It counts and is passed on once it is released',
})
export type SubmissionState = Static<typeof SubmissionState>

export const CtaSubmission = Type.Object({
  id: Id,
  at: Time,
  values: Type.Record(Type.String(), Type.Union([Type.String(), Type.Boolean()])),
  consent: Type.Union([Type.String(), Type.Null()], {
    description: 'The text that was agreed to, as it was at the time',
  }),
  state: SubmissionState,
  spam: Type.Boolean({
    description: 'Whether it is left out of the figures: any that isn’t `received`',
  }),
  itemId: Type.Optional(Id),
  linkId: Type.Optional(Id),
  siteId: Type.Optional(Id),
  source: Type.Optional(
    Type.String({ description: 'The name of its link’s item, while it exists' }),
  ),
})
export type CtaSubmission = Static<typeof CtaSubmission>

export const listCtaSubmissions = endpoint({
  name: 'listCtaSubmissions',
  summary: 'List the submissions of a CTA, newest first',
  method: 'GET',
  path: '/api/ctas/v1/:id/submissions',
  access: 'ctas.read',
  limit: REPORT_LIMIT,
  alsoCsv: true,
  params: IdParams,
  query: Type.Object({
    search: Type.Optional(Type.String({ maxLength: 200 })),
    spam: Type.Optional(
      Type.Boolean({ description: 'Only what isn’t received, or only what is; by default both' }),
    ),
    state: Type.Optional(SubmissionState),
    ...TableForm,
    locale: TableLocale,
    ...CursorQuery.properties,
  }),
  reply: Page(CtaSubmission),
})

export const changeCtaSubmission = endpoint({
  name: 'changeCtaSubmission',
  summary: 'Release a held submission, which then counts and is passed on, or mark it as spam',
  method: 'POST',
  path: '/api/ctas/v1/:id/submissions/:submissionId',
  access: 'ctas.write',
  params: Type.Object({ id: Id, submissionId: Id }),
  body: Type.Object({ state: Type.Enum(['received', 'spam']) }),
  reply: CtaSubmission,
})

export const deleteCtaSubmission = endpoint({
  name: 'deleteCtaSubmission',
  summary: 'Delete a submission permanently',
  method: 'DELETE',
  path: '/api/ctas/v1/:id/submissions/:submissionId',
  access: 'ctas.write',
  params: Type.Object({ id: Id, submissionId: Id }),
  status: 204,
})

export const deleteCtaSubmissionsOf = endpoint({
  name: 'deleteCtaSubmissionsOf',
  summary: 'Delete all submissions of an email address, to all CTAs, permanently',
  method: 'DELETE',
  path: '/api/ctas/v1/submissions',
  access: 'ctas.write',
  query: Type.Object({ email: Email }),
  reply: Type.Object({ deleted: Type.Integer() }),
})

const Counts = {
  impressions: Type.Integer(),
  clicks: Type.Integer(),
  submissions: Type.Integer(),
}

const Share = Type.Object({
  visitors: Type.Integer(),
  conversions: Type.Integer(),
  rate: Nullable(Type.Number()),
  low: Type.Union([Type.Number(), Type.Null()], { description: 'Of the 95 % Wilson interval' }),
  high: Nullable(Type.Number()),
})
export type CtaShare = Static<typeof Share>

export const CtaComparison = Type.Object({
  shown: Share,
  other: Share,
  difference: Nullable(Type.Number()),
  low: Type.Union([Type.Number(), Type.Null()], {
    description: 'Of the 95 % interval of the difference, by Newcombe’s hybrid score method',
  }),
  high: Nullable(Type.Number()),
  verdict: Type.Enum(['more', 'less', 'unclear', 'too-few'], {
    description: '`unclear`: the interval includes no difference',
  }),
})
export type CtaComparison = Static<typeof CtaComparison>

export const CtaReport = Type.Object({
  from: Day,
  to: Day,
  total: Type.Object(Counts),
  days: Type.Array(Type.Object({ day: Day, ...Counts })),
  places: Type.Array(
    Type.Object({
      type: Type.Union([CtaPlaceType, Type.Null()], {
        description: 'Null for other pages, such as those it is embedded on',
      }),
      id: Type.Optional(Id),
      name: Type.Optional(Type.String()),
      position: Type.Optional(CtaPosition),
      ...Counts,
    }),
  ),
  control: Type.Union([CtaComparison, Type.Null()], {
    description:
      'Visitors who saw it beside the tenth it was kept from. Converted is who clicked or submitted any CTA, or followed a link to the same address',
  }),
  rivals: Type.Array(Type.Object({ ctaId: Id, name: Type.String(), comparison: CtaComparison }), {
    description: 'Other CTAs at the same place and step',
  }),
})
export type CtaReport = Static<typeof CtaReport>

export const getCtaReport = endpoint({
  name: 'getCtaReport',
  summary: 'Count impressions, clicks and submissions by day and place, with the control group',
  method: 'GET',
  path: '/api/ctas/v1/:id/report',
  access: 'ctas.read',
  limit: REPORT_LIMIT,
  alsoCsv: true,
  params: IdParams,
  query: Type.Object({
    from: Type.Optional(Day),
    to: Type.Optional(Day),
    ...TableForm,
    locale: TableLocale,
  }),
  reply: CtaReport,
})
