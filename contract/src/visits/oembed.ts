import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Nullable } from '../schemas.ts'

/** Width and height in pixels where a page asks for none. */
export const EMBED_SIZE = { width: 800, height: 600 } as const
/** Seconds that a page may keep the answer. */
const CACHE_S = 3_600

const Pixels = Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 }))

export const OEmbed = Type.Object({
  version: Type.Literal('1.0'),
  type: Type.Enum(['rich', 'link'], {
    description: '`link`, without `html`, where the company lets no website embed its links',
  }),
  title: Type.String(),
  provider_name: Type.String({ description: 'The company' }),
  provider_url: Nullable(Type.String({ description: 'Its website' })),
  cache_age: Type.Integer({ description: 'Seconds' }),
  html: Type.Optional(Type.String()),
  width: Type.Optional(Type.Integer()),
  height: Type.Optional(Type.Integer()),
})
export type OEmbed = Static<typeof OEmbed>

export const getOEmbed = endpoint({
  name: 'getOEmbed',
  summary:
    'Get how to embed a link or a site, by oEmbed 1.0: 404 for what doesn’t open, 401 behind a gate',
  method: 'GET',
  path: '/oembed',
  access: 'public',
  takesUnknown: true,
  anyOrigin: true,
  cachedFor: CACHE_S,
  query: Type.Object({
    url: Type.String({ minLength: 1, maxLength: 2_048 }),
    format: Type.Optional(Type.String({ maxLength: 20, description: 'json' })),
    maxwidth: Pixels,
    maxheight: Pixels,
  }),
  reply: OEmbed,
})
