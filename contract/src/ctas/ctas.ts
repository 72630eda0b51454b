import { type Static, Type } from 'typebox'
import { NAME_MAX } from '../constants.ts'
import { endpoint } from '../endpoint.ts'
import {
  Color,
  CursorQuery,
  Day,
  Id,
  IdParams,
  NameOrNone,
  NameText,
  Nullable,
  Page,
  Time,
} from '../schemas.ts'
import { CtaMeaning } from './meanings.ts'

/** CTAs of a tenant, deleted ones left out. */
export const CTAS_MAX = 500
export const CTA_FIELDS_MAX = 30
export const CTA_OPTIONS_MAX = 100
export const CTA_PLACEMENTS_MAX = 100
export const CTA_RECIPIENTS_MAX = 20
export const CTA_LABEL_MAX = 80
export const CTA_HEADLINE_MAX = 150
export const CTA_TEXT_MAX = 2_000
/** The name of the form field that people don’t see. It is one that browsers and password managers don't fill in. */
export const HONEYPOT = 'other_topic'

export const CtaKind = Type.Enum(['button', 'banner', 'form', 'meeting', 'embed'])
export type CtaKind = Static<typeof CtaKind>

export const CtaFieldType = Type.Enum([
  'text',
  'email',
  'phone',
  'textarea',
  'select',
  'checkbox',
  'consent',
])
export type CtaFieldType = Static<typeof CtaFieldType>

const Option = NameText(200)

export const CtaField = Type.Object({
  name: Type.String({
    pattern: '^[a-zA-Z][a-zA-Z0-9_-]{0,63}$',
    description: `The key of its value; unique in the form, and not \`${HONEYPOT}\``,
  }),
  label: NameText(1_000, {
    description: 'For `consent`, the text that is agreed to and stored with the answer',
  }),
  type: CtaFieldType,
  required: Type.Optional(Type.Boolean({ default: false })),
  options: Type.Optional(
    Type.Array(Option, { maxItems: CTA_OPTIONS_MAX, description: 'Of a `select`' }),
  ),
  meaning: Type.Optional(CtaMeaning),
})
export type CtaField = Static<typeof CtaField>

export const CtaStyle = Type.Object({
  color: Type.Optional(
    Type.Union([Color, Type.Null()], {
      description: 'Null for the company’s. Darkened where white text would not be readable on it',
    }),
  ),
  fill: Type.Optional(Type.Enum(['plain', 'tinted', 'solid'])),
  align: Type.Optional(Type.Enum(['start', 'center'])),
})
export type CtaStyle = Static<typeof CtaStyle>

export const CtaPosition = Type.Enum(['top', 'bottom', 'end', 'popup'], {
  description:
    '`top`: before the content, `end`: after it, `bottom`: at the lower edge of the window, `popup`: in front of it',
})
export type CtaPosition = Static<typeof CtaPosition>

export const CtaPlaceType = Type.Enum(['ITEM', 'COLLECTION', 'SITE', 'LINK', 'TENANT'])
export type CtaPlaceType = Static<typeof CtaPlaceType>

export const CtaPlacement = Type.Object({
  type: CtaPlaceType,
  id: Type.Optional(Id),
  position: CtaPosition,
  delayS: Type.Optional(Type.Integer({ minimum: 0, maximum: 3_600 })),
  frequency: Type.Optional(
    Type.Enum(['always', 'once'], {
      description: '`once`: not shown again in a browser that has shown it. Default `always`',
    }),
  ),
  startsAt: Type.Optional(
    Type.Union([Time, Day, Type.Null()], {
      description: 'A moment, or the first day as YYYY-MM-DD. Replies have the moment',
    }),
  ),
  endsAt: Type.Optional(
    Type.Union([Time, Day, Type.Null()], {
      description: 'A moment, or the last day as YYYY-MM-DD. Replies have the moment it ends at',
    }),
  ),
  startsOn: Type.Optional(
    Type.Union([Day, Type.Null()], {
      description: 'The first day, where one was chosen; counts unless `startsAt` says otherwise',
    }),
  ),
  endsOn: Type.Optional(
    Type.Union([Day, Type.Null()], {
      description: 'The last day, where one was chosen; counts unless `endsAt` says otherwise',
    }),
  ),
  step: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 9,
      description:
        'Of the CTAs at one place whose conditions hold, the highest step is shown; of several at one step, each visitor always sees the same one',
    }),
  ),
  readPercent: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 100, description: 'Shown once this much was read' }),
  ),
  visits: Type.Optional(
    Type.Integer({ minimum: 2, maximum: 100, description: 'Shown from this visit on' }),
  ),
})
export type CtaPlacement = Static<typeof CtaPlacement>

const PlacedAt = Type.Object({
  ...CtaPlacement.properties,
  targetName: Type.Optional(
    Type.String({ description: 'The name of its item, collection, site or link, while it exists' }),
  ),
})

const Name = NameText(NAME_MAX)
const Label = NameOrNone(CTA_LABEL_MAX)
const Headline = NameOrNone(CTA_HEADLINE_MAX)
const Text = Type.String({ maxLength: CTA_TEXT_MAX })

export const Cta = Type.Object({
  id: Id,
  version: Type.Integer(),
  name: Type.String({ description: 'For the team; visitors don’t see it' }),
  kind: CtaKind,
  headline: Type.String(),
  label: Type.String({ description: 'On its button' }),
  text: Type.String(),
  url: Type.Optional(Type.String()),
  fields: Type.Optional(Type.Array(CtaField)),
  thanks: Type.String({ description: 'Shown after a submission' }),
  style: CtaStyle,
  placements: Type.Array(PlacedAt),
  recipients: Type.Array(Id, {
    description: 'Who gets an email for each submission, besides the sharer of the link',
  }),
  control: Type.Boolean({ description: 'Keeps it from a stable tenth of visitors, to compare' }),
  active: Type.Boolean(),
  impressions: Type.Integer(),
  clicks: Type.Integer(),
  submissions: Type.Integer(),
  held: Type.Integer({ description: 'Submissions that a trap caught, held for a look' }),
  owner: Nullable(Type.Object({ id: Id, name: Type.String() })),
  createdAt: Time,
  updatedAt: Time,
})
export type Cta = Static<typeof Cta>

const Changeable = {
  headline: Type.Optional(Headline),
  label: Type.Optional(Label),
  text: Type.Optional(Text),
  url: Type.Optional(
    Type.Union([Type.String({ maxLength: 2_048 }), Type.Null()], {
      description: 'http, https, mailto or tel; for `embed` a page of an allowed host',
    }),
  ),
  fields: Type.Optional(Type.Array(CtaField, { maxItems: CTA_FIELDS_MAX })),
  thanks: Type.Optional(Text),
  style: Type.Optional(CtaStyle),
  placements: Type.Optional(Type.Array(CtaPlacement, { maxItems: CTA_PLACEMENTS_MAX })),
  recipients: Type.Optional(Type.Array(Id, { maxItems: CTA_RECIPIENTS_MAX })),
  control: Type.Optional(
    Type.Boolean({ description: 'Default: only if a placement has a condition' }),
  ),
  active: Type.Optional(Type.Boolean()),
}

export const CtaDraft = Type.Object({ name: Name, kind: CtaKind, ...Changeable })
export type CtaDraft = Static<typeof CtaDraft>

export const CtaChange = Type.Object({
  name: Type.Optional(Name),
  kind: Type.Optional(CtaKind),
  ...Changeable,
})
export type CtaChange = Static<typeof CtaChange>

const Filters = {
  search: Type.Optional(Type.String({ maxLength: 200 })),
  kind: Type.Optional(CtaKind),
  active: Type.Optional(Type.Boolean()),
}
export interface CtaFilter {
  search?: string
  kind?: CtaKind
  active?: boolean
}

export const createCta = endpoint({
  name: 'createCta',
  summary: 'Create a CTA, active unless it says otherwise',
  method: 'POST',
  path: '/api/ctas/v1/create',
  access: 'ctas.write',
  body: CtaDraft,
  status: 201,
  reply: Cta,
})

export const listCtas = endpoint({
  name: 'listCtas',
  summary: 'List the team’s CTAs, newest first',
  method: 'GET',
  path: '/api/ctas/v1/list',
  access: 'ctas.read',
  query: Type.Object({ ...Filters, ...CursorQuery.properties }),
  reply: Page(Cta),
})

export const listCtasOf = endpoint({
  name: 'listCtasOf',
  summary: 'List the CTAs a person created, newest first; with `type=admin` everyone’s, for admins',
  method: 'GET',
  path: '/api/ctas/v1/user/:id',
  access: 'library.read',
  params: IdParams,
  query: Type.Object({
    type: Type.Optional(Type.Enum(['admin'])),
    ...Filters,
    ...CursorQuery.properties,
  }),
  reply: Page(Cta),
})

export const getCta = endpoint({
  name: 'getCta',
  summary: 'Get a CTA',
  method: 'GET',
  path: '/api/ctas/v1/:id',
  access: 'ctas.read',
  params: IdParams,
  reply: Cta,
})

export const changeCta = endpoint({
  name: 'changeCta',
  summary: 'Change a CTA; omitted fields stay',
  method: 'PUT',
  path: '/api/ctas/v1/:id',
  access: 'ctas.write',
  params: IdParams,
  body: CtaChange,
  reply: Cta,
})

export const deleteCta = endpoint({
  name: 'deleteCta',
  summary: 'Delete a CTA; it can be restored for 30 days, and goes with its submissions then',
  method: 'DELETE',
  path: '/api/ctas/v1/:id',
  access: 'ctas.write',
  params: IdParams,
  status: 204,
})

export const restoreCta = endpoint({
  name: 'restoreCta',
  summary: 'Restore a deleted CTA',
  method: 'POST',
  path: '/api/ctas/v1/:id/restore',
  access: 'ctas.write',
  params: IdParams,
  reply: Cta,
})
