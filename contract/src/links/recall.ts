import { type Static, Type } from 'typebox'
import { JOB_LIMIT } from '../constants.ts'
import { endpoint } from '../endpoint.ts'
import { Email, Id, IdParams, Nullable, Time } from '../schemas.ts'

/** The maximum number of readers listed, and emailed at once. */
export const OUTDATED_MAX = 200

/** Reader who viewed or downloaded an earlier version of a file through a link, and not the newest. */
export const OutdatedReader = Type.Object({
  linkId: Id,
  url: Type.String({ description: 'The link they have, which shows the newest version' }),
  sharedBy: Type.Object({ id: Id, name: Type.String() }),
  email: Type.Union([Type.String(), Type.Null()], {
    description: 'Whom the link was created for, or the address that was verified at it',
  }),
  sharedToName: Nullable(Type.String()),
  sharedToMemo: Nullable(Type.String()),
  sharedToOrganization: Nullable(Type.String()),
  version: Type.Integer({ description: 'The version they saw last' }),
  lastAt: Time,
  downloaded: Type.Boolean(),
  sawChanges: Type.Boolean({
    description: 'The page told them what had changed in a version that they read',
  }),
  toldAt: Type.Union([Time, Type.Null()], {
    description: 'When they were emailed about the newest version',
  }),
  mayTell: Type.Boolean({
    description: 'The link is mine and opens now, an address is known, and they weren’t told',
  }),
})
export type OutdatedReader = Static<typeof OutdatedReader>

/** Reasons why a reader wasn't emailed; after a limit they can be emailed later. */
const LEFT_OUT_REASONS = ['told', 'up-to-date', 'link', 'hourly-limit', 'daily-limit'] as const
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number]

export const listOutdatedReaders = endpoint({
  name: 'listOutdatedReaders',
  summary: `List who has only an earlier version of a file, by my links or all, up to ${OUTDATED_MAX}: first those I can tell, then the others who weren’t told, newest first`,
  method: 'GET',
  path: '/api/items/v1/:id/outdated',
  access: 'links.share',
  params: IdParams,
  reply: Type.Object({
    version: Nullable(Type.Integer()),
    items: Type.Array(OutdatedReader),
    remaining: Type.Integer({ description: 'How many weren’t told yet, listed or not' }),
  }),
})

export const tellOutdatedReaders = endpoint({
  name: 'tellOutdatedReaders',
  summary:
    'Email readers of earlier versions that their link shows a newer one; nobody gets two emails about one version',
  method: 'POST',
  path: '/api/items/v1/:id/outdated/tell',
  limit: JOB_LIMIT,
  access: 'links.share',
  params: IdParams,
  body: Type.Object({
    readers: Type.Array(Type.Object({ linkId: Id, email: Email }), {
      minItems: 1,
      maxItems: OUTDATED_MAX,
    }),
    message: Type.Optional(Type.String({ maxLength: 2_000 })),
  }),
  once: true,
  reply: Type.Object({
    told: Type.Integer(),
    leftOut: Type.Array(
      Type.Object(
        { linkId: Id, email: Type.String(), reason: Type.Enum([...LEFT_OUT_REASONS]) },
        {
          description:
            'Told before; not behind; by a link that isn’t mine or doesn’t open now; beyond what I can email in an hour, or what an address or a company on a trial may get in a day',
        },
      ),
    ),
  }),
})
