import type { Cta, CtaFilter, CtaPlacement } from '@satchel/contract/ctas/ctas.ts'
import { type SqlBool, sql } from 'kysely'
import { containsText } from '../platform/database/contains-text.ts'
import type { Db } from '../platform/database/database.ts'
import type { Scope } from '../platform/database/scope.ts'

export interface CtaRow extends Omit<Cta, 'url' | 'fields' | 'placements' | 'owner'> {
  url: string | null
  fields: NonNullable<Cta['fields']>
  placements: CtaPlacement[]
  /** The time zone of the company. */
  timeZone: string
  ownerId: string | null
  ownerName: string | null
}

/** Columns of a CTA itself. */
const OWN = [
  'cta.id',
  'cta.version',
  'cta.name',
  'cta.kind',
  'cta.headline',
  'cta.label',
  'cta.text',
  'cta.url',
  'cta.fields',
  'cta.thanks',
  'cta.style',
  'cta.placements',
  'cta.recipients',
  'cta.control',
] as const

const TIME_ZONE = sql<string>`(select time_zone from tenant where id = cta.tenant_id)`

function selectCtas({ db }: Scope) {
  return db
    .selectFrom('cta')
    .leftJoin('member', 'member.id', 'cta.ownerId')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('ctaDay')
          .whereRef('ctaDay.ctaId', '=', 'cta.id')
          .select([
            sql<number>`coalesce(sum(impressions), 0)::int`.as('impressions'),
            sql<number>`coalesce(sum(clicks), 0)::int`.as('clicks'),
            sql<number>`coalesce(sum(submissions), 0)::int`.as('submissions'),
          ])
          .as('counted'),
      (join) => join.onTrue(),
    )
    .select(OWN)
    .select([
      'cta.active',
      'cta.createdAt',
      'cta.updatedAt',
      'cta.ownerId',
      'member.name as ownerName',
      'counted.impressions',
      'counted.clicks',
      'counted.submissions',
      TIME_ZONE.as('timeZone'),
      sql<number>`(select count(*)::int from cta_submission
        where cta_submission.cta_id = cta.id and state = 'held')`.as('held'),
    ])
    .$castTo<CtaRow>()
}

export function findCta(scope: Scope, id: string, { deleted = false } = {}) {
  return selectCtas(scope)
    .where('cta.id', '=', id)
    .where('cta.deletedAt', deleted ? 'is not' : 'is', null)
    .executeTakeFirst()
}

interface CtaQuery extends CtaFilter {
  ownerId?: string
  limit: number
  before?: string
}

/** Finds CTAs, newest first. */
export function findCtas(
  scope: Scope,
  { search, kind, active, ownerId, limit, before }: CtaQuery,
): Promise<CtaRow[]> {
  let rows = selectCtas(scope)
    .where('cta.deletedAt', 'is', null)
    .orderBy('cta.id', 'desc')
    .limit(limit)
  if (ownerId) rows = rows.where('cta.ownerId', '=', ownerId)
  if (kind) rows = rows.where('cta.kind', '=', kind)
  if (active !== undefined) rows = rows.where('cta.active', '=', active)
  if (before) rows = rows.where('cta.id', '<', before)
  if (search)
    rows = rows.where(
      containsText(sql`cta.name || ' ' || cta.headline || ' ' || cta.label`, search),
    )
  return rows.execute()
}

/** A CTA as visitors need it. */
export interface ShownCta
  extends Pick<CtaRow, 'id' | 'version' | 'kind' | 'headline' | 'label' | 'text' | 'url'>,
    Pick<CtaRow, 'fields' | 'thanks' | 'style' | 'placements' | 'control' | 'name' | 'recipients'>,
    Pick<CtaRow, 'timeZone'> {
  tenantId: string
  companyName: string
  companyColor: string
  imprintUrl: string | null
  privacyUrl: string | null
  termsUrl: string | null
  accessibilityUrl: string | null
}

/** Selects active CTAs of companies whose account is not over. These statements name the tenant themselves. */
function selectShown(system: Db) {
  return system
    .selectFrom('cta')
    .innerJoin('tenant', 'tenant.id', 'cta.tenantId')
    .select(OWN)
    .select(['cta.tenantId', 'tenant.name as companyName', 'tenant.color as companyColor'])
    .select(['tenant.imprintUrl', 'tenant.privacyUrl', 'tenant.termsUrl'])
    .select(['tenant.accessibilityUrl', 'tenant.timeZone'])
    .where('cta.active', '=', true)
    .where('cta.deletedAt', 'is', null)
    .where(sql<SqlBool>`coalesce(pages_until(tenant) > now(), true)`)
    .$castTo<ShownCta>()
}

/** Finds one that visitors may see; of any tenant, unless one is named. */
export function findVisible(system: Db, id: string, tenantId?: string) {
  const rows = selectShown(system).where('cta.id', '=', id)
  return (tenantId ? rows.where('cta.tenantId', '=', tenantId) : rows).executeTakeFirst()
}
/** Finds those that are placed at any of these: `ITEM <id>`, or `TENANT`. */
export function findCtasAt(system: Db, tenantId: string, places: string[]): Promise<ShownCta[]> {
  return selectShown(system)
    .where('cta.tenantId', '=', tenantId)
    .where(
      sql<SqlBool>`exists (select from jsonb_array_elements(cta.placements) as place
        where concat_ws(' ', place ->> 'type', place ->> 'id') = any(${places}))`,
    )
    .orderBy('cta.id')
    .execute()
}
