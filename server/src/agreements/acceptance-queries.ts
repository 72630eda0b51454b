import type { Acceptance } from '@satchel/contract/agreements.ts'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import { may, personOf, type Scope } from '../platform/database/scope.ts'

/** A visitor who agrees. */
export interface Signer {
  agreementId: string
  version: number
  linkId: string
  name: string
  email: string | null
  emailProved: boolean
  network: string
  language: string
}

/** Inserts an acceptance; undefined if the same one came within the last hour, whose answer got lost on the way. */
export async function insertAcceptance({ db }: Scope, signer: Signer): Promise<string | undefined> {
  const { agreementId, version, linkId, name, email, emailProved, network, language } = signer
  await sql`select pg_advisory_xact_lock(hashtextextended(${linkId}, 0))`.execute(db)
  const { rows } = await sql<{ id: string }>`
    insert into agreement_acceptance
      (agreement_id, version, link_id, name, email, email_proved, network, language)
    select ${agreementId}, ${version}, ${linkId}, ${name}, ${email}, ${emailProved}, ${network}, ${language}
    where not exists (
      select from agreement_acceptance as made where made.link_id = ${linkId}
        and made.agreement_id = ${agreementId} and made.version = ${version} and made.name = ${name}
        and made.email is not distinct from ${email} and made.email_proved = ${emailProved}
        and made.network = ${network} and made.at > now() - interval '1 hour')
    returning id`.execute(db)
  return rows[0]?.id
}

/** The condition on acceptances that the caller sees: those of their links, or all with everyone's links. */
function visibleTo(scope: Scope) {
  return may(scope.actor, 'links.all')
    ? sql<SqlBool>`true`
    : sql<SqlBool>`link.shared_by = ${personOf(scope)}`
}

interface Filter {
  id?: string
  agreementId?: string
  linkId?: string
  before?: string | undefined
  limit: number
}

/** Finds acceptances that the caller sees, newest first. */
export function findAcceptances(scope: Scope, filter: Filter): Promise<Acceptance[]> {
  const { id, agreementId, linkId, before, limit } = filter
  const conditions = [
    visibleTo(scope),
    ...(id ? [sql`made.id = ${id}`] : []),
    ...(agreementId ? [sql`made.agreement_id = ${agreementId}`] : []),
    ...(linkId ? [sql`made.link_id = ${linkId}`] : []),
    ...(before ? [sql`made.id < ${before}`] : []),
  ]
  return find(scope.db, sql.join(conditions, sql` and `), limit)
}

async function find(db: Db | Scope['db'], condition: ReturnType<typeof sql>, limit: number) {
  const { rows } = await sql<Acceptance>`
    select made.id, made.agreement_id as "agreementId", shown.name as "agreementName", made.version,
      shown.sha256, made.name, made.email, made.email_proved as proved, made.at, made.network,
      made.language, made.link_id as "linkId"
    from agreement_acceptance as made
    join agreement_version as shown on shown.tenant_id = made.tenant_id
      and shown.agreement_id = made.agreement_id and shown.version = made.version
    left join link on link.tenant_id = made.tenant_id and link.id = made.link_id
    where ${condition} order by made.id desc limit ${limit}`.execute(db as Db)
  return rows
}

export interface KeptAcceptance extends Omit<Acceptance, 'proved' | 'linkId'> {
  keptUntil: string | null
  keptYears: number
}

/** Finds the acceptances of a verified address, for its own page, and until when each is kept. */
export async function findOfEmail({ db }: Scope, email: string) {
  const { rows } = await sql<KeptAcceptance>`
    select made.id, made.agreement_id as "agreementId", shown.name as "agreementName", made.version,
      shown.sha256, made.name, made.email, made.at, made.network, made.language,
      ${KEPT_UNTIL} as "keptUntil", tenant.agreement_years as "keptYears"
    from agreement_acceptance as made
    join agreement_version as shown on shown.tenant_id = made.tenant_id
      and shown.agreement_id = made.agreement_id and shown.version = made.version
    join tenant on tenant.id = made.tenant_id
    left join link on link.tenant_id = made.tenant_id and link.id = made.link_id
    where lower(made.email) = lower(${email}) and made.email_proved
    order by made.id desc limit 500`.execute(db)
  return rows
}

/** The time at which a record is deleted: years after its link was over; null while that opens without an end. */
const KEPT_UNTIL = sql<string | null>`(case when link.id is null then made.at
  else least(link.disabled_at, link.expires_at) end)
  + make_interval(years => tenant.agreement_years)`

/** The content of a record. */
export interface RecordRow extends Acceptance {
  body: string
  fileKey: string | null
  company: string
  /** The name of what the link shows; null if it's gone. */
  itemName: string | null
  slug: string | null
  host: string | null
}

/** Finds what the record of an acceptance says; of a verified address alone for a visitor. */
export async function findRecord(
  { db }: Scope,
  id: string,
  email: string | null = null,
): Promise<RecordRow | undefined> {
  const { rows } = await sql<RecordRow>`
    select made.id, made.agreement_id as "agreementId", shown.name as "agreementName", made.version,
      shown.sha256, made.name, made.email, made.email_proved as proved, made.at, made.network,
      made.language, made.link_id as "linkId", shown.body, shown.file_key as "fileKey",
      tenant.name as company, link.slug, link.host, coalesce(item.name, collection.name, site.name) as "itemName"
    from agreement_acceptance as made
    join agreement_version as shown on shown.tenant_id = made.tenant_id
      and shown.agreement_id = made.agreement_id and shown.version = made.version
    join tenant on tenant.id = made.tenant_id
    left join link on link.tenant_id = made.tenant_id and link.id = made.link_id
    left join item on item.tenant_id = made.tenant_id
      and link.item_type = 'ITEM' and item.id = link.item_id
    left join collection on collection.tenant_id = made.tenant_id
      and link.item_type = 'COLLECTION' and collection.id = link.item_id
    left join site on site.tenant_id = made.tenant_id
      and link.item_type = 'SITE' and site.id = link.item_id
    where made.id = ${id} and (${email}::text is null
      or made.email_proved and lower(made.email) = lower(${email}))`.execute(db)
  return rows[0]
}

/** Tells whether a verified address has agreed to a version before. */
export async function hasAccepted(
  system: Db,
  { tenantId, agreementId, version }: { tenantId: string; agreementId: string; version: number },
  email: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from agreement_acceptance where tenant_id = ${tenantId}
      and lower(email) = lower(${email}) and email_proved
      and agreement_id = ${agreementId} and version = ${version} limit 1`.execute(system)
  return rows.length > 0
}

/** Finds what a visitor is shown of an agreement's version. */
export async function findShown(
  system: Db,
  { tenantId, agreementId, version }: { tenantId: string; agreementId: string; version: number },
) {
  return system
    .selectFrom('agreementVersion')
    .select(['name', 'doc', 'fileKey', 'pageCount', 'body', 'sha256'])
    .where('tenantId', '=', tenantId)
    .where('agreementId', '=', agreementId)
    .where('version', '=', version)
    .executeTakeFirst()
}

/** Finds whom to tell that a visitor of a link agreed, and what the link shows. */
export async function findSharer({ db }: Scope, linkId: string) {
  const { rows } = await sql<{
    sharedBy: string
    recipient: string | null
    itemType: 'ITEM' | 'COLLECTION' | 'SITE'
    itemId: string
    itemName: string | null
  }>`
    select link.shared_by as "sharedBy", link.item_type as "itemType", link.item_id as "itemId",
      coalesce(link.shared_to_email, link.shared_to_organization, link.shared_to_memo) as recipient,
      coalesce(item.name, collection.name, site.name) as "itemName"
    from link
    left join item on link.item_type = 'ITEM' and item.id = link.item_id
    left join collection on link.item_type = 'COLLECTION' and collection.id = link.item_id
    left join site on link.item_type = 'SITE' and site.id = link.item_id
    where link.id = ${linkId}`.execute(db)
  return rows[0]
}

/** Deletes records of all tenants whose time is over, some at once; returns their number. */
export async function deleteOver(system: Db, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from agreement_acceptance where (tenant_id, id) in (
      select made.tenant_id, made.id from agreement_acceptance as made
      join tenant on tenant.id = made.tenant_id
      left join link on link.tenant_id = made.tenant_id and link.id = made.link_id
      where ${KEPT_UNTIL} < now() limit ${limit})`.execute(system)
  return Number(numAffectedRows ?? 0)
}
