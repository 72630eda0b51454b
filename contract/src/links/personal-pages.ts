import { type Static, Type } from 'typebox'
import { NAME_MAX, SHARE_LIMIT } from '../constants.ts'
import { endpoint } from '../endpoint.ts'
import { Email, Id, NameText, Nullable } from '../schemas.ts'
import { BLOCK_ITEMS_MAX } from '../sites/blocks.ts'
import { PlanMilestones } from '../sites/plan-block.ts'
import { Site, Theme } from '../sites/sites.ts'
import { Link, Memo } from './links.ts'
import { LinkOptions } from './options.ts'

/** A page for one person: of selected items, of a collection's current items, or of a site's current content. */
export const PersonalPageDraft = Type.Object({
  sharedToEmail: Type.Optional(Nullable(Email)),
  sharedToName: Type.Optional(Nullable(Memo)),
  sharedToMemo: Type.Optional(Nullable(Memo)),
  sharedToOrganization: Type.Optional(Nullable(Memo)),
  name: Type.Optional(NameText(NAME_MAX)),
  greeting: Type.Optional(Type.String({ maxLength: 2_000 })),
  itemIds: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: BLOCK_ITEMS_MAX })),
  collectionId: Type.Optional(Id),
  siteId: Type.Optional(Id),
  notes: Type.Optional(
    Type.Record(Type.String(), Type.String({ maxLength: 1_000 }), {
      description: 'A note beside an item, by the item’s id',
    }),
  ),
  plan: Type.Optional(PlanMilestones),
  ctaId: Type.Optional(Id),
  theme: Type.Optional(Type.Partial(Theme)),
  ...LinkOptions.properties,
})
export type PersonalPageDraft = Static<typeof PersonalPageDraft>

export const createPersonalPage = endpoint({
  name: 'createPersonalPage',
  summary:
    'Create and publish a page for one person and the link to it, from items, a collection or a site. It opens by its links alone, can be changed after it was sent, and shows what is new since the last visit',
  method: 'POST',
  path: '/api/sites/v2/personal',
  limit: SHARE_LIMIT,
  access: 'links.share',
  body: PersonalPageDraft,
  status: 201,
  reply: Type.Object({ site: Site, link: Link }),
})
