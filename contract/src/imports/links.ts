import { type Static, Type } from 'typebox'
import { LinkOptions } from '../links/options.ts'
import { Sentence } from '../problem.ts'
import { Nullable } from '../schemas.ts'
import { CATEGORIES } from '../taxonomy.ts'

/** The columns of a table of links, in the order of the export. */
export const LINK_COLUMNS = {
  slug: 'slug',
  domain: 'domain',
  target: 'target',
  title: 'title',
  tags: 'tags',
  created: 'created',
  visitsBefore: 'visits before',
  expires: 'expires',
  document: 'document',
  email: 'email',
  memo: 'memo',
  organization: 'organization',
  protection: 'protection',
  closed: 'withdrawn',
  options: 'options',
} as const
export type LinkColumn = keyof typeof LINK_COLUMNS

/** Products whose exports are recognized by their headings; `table` is any other table with a slug and a target. */
export const LINK_PRODUCTS = [
  'satchel',
  'bitly',
  'rebrandly',
  'dub',
  'shortio',
  'shlink',
  'kutt',
  'yourls',
  'docsend',
  'papermark',
  'table',
] as const
export const LinkProduct = Type.Enum([...LINK_PRODUCTS])
export type LinkProduct = Static<typeof LinkProduct>

export const LINK_PROBLEMS = [
  'taken',
  'invalid-target',
  'bad-slug',
  'reserved',
  'bad-value',
  'plan-limit',
  'left-out',
  'note',
] as const
export type LinkProblemKind = (typeof LINK_PROBLEMS)[number]

export const LinkProblem = Type.Object({
  row: Type.Integer({ description: 'Numbered as in a spreadsheet' }),
  slug: Type.String(),
  kind: Type.Enum([...LINK_PROBLEMS], {
    description: 'Why the link won’t come; with `note` it comes, but not with all of its row',
  }),
  ...Sentence.properties,
  sentences: Type.Optional(
    Type.Array(Sentence, { description: 'The sentences of a note, each with its reason' }),
  ),
  takenBy: Type.Optional(
    Type.Object(
      {
        where: Type.Enum(['account', 'elsewhere', 'file']),
        name: Type.Optional(Type.String({ description: 'Who shared it, in this account' })),
        target: Type.Optional(Type.String({ description: 'Where it leads, in this account' })),
      },
      { description: 'A link of this account, of another one, or an earlier row' },
    ),
  ),
})
export type LinkProblem = Static<typeof LinkProblem>

/** Choices for links that asked for a password elsewhere: no table has it as visitors know it. */
export const LINK_PASSWORDS = ['withdrawn', 'password', 'email', 'left-out'] as const
export const LinkPasswords = Type.Object(
  {
    as: Type.Enum([...LINK_PASSWORDS]),
    password: Type.Optional(LinkOptions.properties.password),
  },
  {
    description:
      'For links that asked for a password elsewhere: they come withdrawn (the default), with this `password`, asking for a verified email address instead, or not at all',
  },
)
export type LinkPasswords = Static<typeof LinkPasswords>

const count = (description: string) => Type.Integer({ description })

/** The expected result of an import of links; nothing was saved. */
export const LinkPlan = Type.Object({
  dryRun: Type.Literal(true),
  product: LinkProduct,
  total: Type.Integer(),
  new: count('Links that would be created'),
  same: count('Links that are here already, with the same target'),
  taken: count('Slugs that another link has'),
  invalidTarget: count('Rows without a target that a link can lead to'),
  badSlug: count('Rows without a slug that opens here'),
  reserved: count('Slugs that the product keeps for itself'),
  badValue: count('Rows with another value that can’t be read, such as an expiration'),
  protected: count('Links of those that asked for a password elsewhere'),
  closed: count(
    'Links of those that no longer opened, or opened in ways that aren’t known here: they come withdrawn',
  ),
  leftOut: count('Links that asked for a password and are to be left out'),
  overLimit: count('Links whose items don’t fit into the plan'),
  newItems: count('Items that would be created: one per target'),
  visitsBefore: count('Visits that were counted elsewhere'),
  domains: Type.Array(
    Type.Object({
      domain: Nullable(Type.String()),
      rows: Type.Integer(),
      isOurs: Type.Boolean({ description: 'A domain of this account, or Satchel’s own' }),
      opensAt: Type.String({ description: 'Where its links will open' }),
    }),
    { description: 'The first hundred domains in the table, and what becomes of their links' },
  ),
  missing: Type.Array(Type.Enum(CATEGORIES), {
    description: 'Categories that the team requires and `classify` has no value for',
  }),
  problems: Type.Array(LinkProblem, { description: 'Those of the first thousand rows with one' }),
})
export type LinkPlan = Static<typeof LinkPlan>
