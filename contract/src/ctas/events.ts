import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Color, Id, Nullable } from '../schemas.ts'
import { LegalPages } from '../tenants/legal.ts'
import { CtaField, CtaKind, CtaPlaceType, CtaPosition, CtaStyle, HONEYPOT } from './ctas.ts'

/** Parts of a CTA that visitors see. */
export const PublicCta = Type.Object({
  id: Id,
  kind: CtaKind,
  headline: Type.String(),
  label: Type.String(),
  text: Type.String(),
  url: Type.Optional(Type.String()),
  fields: Type.Optional(Type.Array(CtaField)),
  honeypot: Type.String({ description: 'The key in `values` of the field that people don’t see' }),
  thanks: Type.String(),
  style: CtaStyle,
  company: Type.Object({
    name: Type.String(),
    color: Color,
    legal: Type.Optional(LegalPages),
  }),
})
export type PublicCta = Static<typeof PublicCta>

const PublicParams = Type.Object({ ctaId: Id })
const OfTenant = Type.Object({ tenantId: Id })

export const getPublicCta = endpoint({
  name: 'getPublicCta',
  summary: 'Get an active CTA as visitors see it',
  method: 'GET',
  path: '/api/ctas/v1/public/:ctaId',
  access: 'public',
  takesUnknown: true,
  anyOrigin: true,
  params: PublicParams,
  query: OfTenant,
  reply: PublicCta,
})

/** Values by field name; a checkbox is a boolean. */
const Values = Type.Record(
  Type.String({ pattern: '^[a-zA-Z][a-zA-Z0-9_-]{0,63}$' }),
  Type.Union([Type.String({ maxLength: 5_000 }), Type.Boolean(), Type.Null()]),
)
export type CtaValues = Static<typeof Values>

export const CtaEventPlace = Type.Object({
  type: CtaPlaceType,
  id: Type.Optional(Id),
  position: Type.Optional(CtaPosition),
})
export type CtaEventPlace = Static<typeof CtaEventPlace>

export const CtaEvent = Type.Object({
  id: Type.Union([Id], {
    description:
      'Made by the caller; an id seen before isn’t counted again, and answers 409 with other values',
  }),
  kind: Type.Enum(['impression', 'click', 'submission', 'held'], {
    description: '`held`: it would have been shown, but the visitor is in the control group',
  }),
  linkVisitId: Type.Optional(Nullable(Id)),
  siteVisitId: Type.Optional(Nullable(Id)),
  place: Type.Optional(Nullable(CtaEventPlace)),
  values: Type.Optional(Values),
  elapsedMs: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 1e12,
      description: `Since the form was shown. A submission within two seconds, or one that fills \`${HONEYPOT}\`, is held for a look; as spam if a person couldn’t have sent it`,
    }),
  ),
})
export type CtaEvent = Static<typeof CtaEvent>

export const recordCtaEvent = endpoint({
  name: 'recordCtaEvent',
  fillsDisk: true,
  summary: 'Report that a CTA was seen, clicked or filled in',
  method: 'POST',
  path: '/api/ctas/v1/public/:ctaId/events',
  access: 'public',
  takesUnknown: true,
  anyOrigin: true,
  limit: { calls: 600, seconds: 60 },
  params: PublicParams,
  query: Type.Object({
    tenantId: Type.Optional(
      Type.Union([Id], { description: 'Answers 404 if the CTA is another’s' }),
    ),
  }),
  body: CtaEvent,
  status: 202,
  reply: Type.Object({ accepted: Type.Boolean(), thanks: Type.Optional(Type.String()) }),
})
