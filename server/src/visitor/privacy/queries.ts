import type { CrmKind } from '@satchel/contract/crm.ts'
import { sql } from 'kysely'
import type { Scope } from '../../platform/database/scope.ts'
import { provedViewer } from '../../tracking/service.ts'

/** The number of visits shown; deleting and downloading cover everything. */
const READ_MAX = 5_000

/** Identifies a visitor; visits with a verified address count only if this browser verified it. */
export type Whose = { viewer: string; proved: string } | { email: string }

/** Finds everything stored about each visit, newest first. */
export async function findStoredVisits({ db }: Scope, whose: Whose) {
  const visits = db
    .selectFrom('visit')
    .innerJoin('link', 'link.id', 'visit.linkId')
    .leftJoin('item', (join) =>
      join.on(sql<boolean>`item.id = coalesce(visit.item_id, link.item_id)`),
    )
    .leftJoin('collection', (join) =>
      join.onRef('collection.id', '=', 'link.itemId').on('visit.itemId', 'is', null),
    )
    .leftJoin('site', (join) =>
      join.onRef('site.id', '=', 'link.itemId').on('visit.itemId', 'is', null),
    )
    .select(({ fn, ref }) => [
      'visit.id',
      'visit.at',
      fn.coalesce(ref('item.name'), ref('collection.name'), ref('site.name')).as('name'),
      'visit.email',
      'visit.emailProved',
      'visit.country',
      'visit.device',
      'visit.browser',
      'visit.os',
      'visit.referrer',
      'visit.utm',
      'visit.trigger',
      'visit.durationMs',
      'visit.pages',
      'visit.parts',
      'visit.clicks',
      'visit.downloaded',
      'visit.sawChanges',
    ])
    .orderBy('visit.id', 'desc')
    .limit(READ_MAX)
  if ('email' in whose) return visits.where('visit.email', '=', whose.email).execute()
  return visits
    .where(
      'visit.viewer',
      'in',
      [whose.viewer, provedViewer(whose.viewer, whose.proved)].map((key) =>
        Buffer.from(key, 'hex'),
      ),
    )
    .where((eb) =>
      eb.or([eb('visit.emailProved', '=', false), eb('visit.email', '=', whose.proved)]),
    )
    .execute()
}

/** Scopes with which programs read who visited, or what a form brought. */
const SCOPES = ['links.read', 'sites.read', 'ctas.read', 'reports.read']
const EVENTS = ['link.viewed', 'link.read', 'link.downloaded', 'lead.received']

const HAS_PROGRAMS = sql<boolean>`
  exists (select from webhook where active and events && ${sql.val(EVENTS)}::text[])
  or exists (select from api_key where scopes && ${sql.val(SCOPES)}::text[]
    and coalesce(expires_at > now(), true))
  or exists (select from connected_app where scopes && ${sql.val(SCOPES)}::text[])`
const CRMS = sql<CrmKind[]>`array(
  select kind from crm_connection where sends_readings or sends_leads order by kind)`

/** Finds what the company says of data of visitors, how long it keeps visits, and what it sends them to. */
export function findTerms({ db, actor }: Scope) {
  return db
    .selectFrom('tenant')
    .select([
      'controller',
      'legalGround',
      sql<number | null>`(sharing ->> 'visitsKeptMonths')::integer`.as('keptMonths'),
      HAS_PROGRAMS.as('hasPrograms'),
      CRMS.as('crms'),
    ])
    .where('id', '=', actor.tenantId)
    .executeTakeFirstOrThrow()
}

/** Deletes codes sent to someone who wants nothing stored. */
export async function deleteCodes({ db }: Scope, email: string): Promise<void> {
  await db.deleteFrom('linkCode').where('email', '=', email).execute()
}
