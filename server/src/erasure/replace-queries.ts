import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '../platform/database/scope.ts'
import { ERASED_NAME, type Patterns } from './pattern.ts'

/** Tables that keep names and addresses on purpose. */
const EXCLUDED = [
  // Evidence of who did what, which nobody may change.
  'audit',
  // The texts of files, which are read from them again, and the passages they are cut into.
  ...['item_text', 'passage'],
  // What visitors agreed to, whose hash is in their records.
  'agreement_version',
]

/** Tables that record what somebody did. Content may have the same words by chance, so names in it stay. */
const RECORDS = [
  ...['event', 'notification', 'webhook_delivery', 'webhook_digest_line', 'crm_send'],
  ...['search_log', 'member', 'scim_user', 'invitation', 'recall_mail'],
  'agreement_acceptance',
]

export interface Column {
  name: string
  type: 'text' | 'text[]' | 'json' | 'jsonb'
}

/** Finds the columns of each table of companies that can hold an address and may be changed. */
export async function findColumns({ db }: Scope): Promise<Map<string, Column[]>> {
  const { rows } = await sql<Column & { table: string }>`
    select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and a.atttypid in ('text'::regtype, 'text[]'::regtype, 'json'::regtype, 'jsonb'::regtype)
      and c.relname <> all (${EXCLUDED}) and has_column_privilege(c.oid, a.attnum, 'update')
      and exists (select from pg_attribute t
        where t.attrelid = c.oid and t.attname = 'tenant_id' and not t.attisdropped)
      -- What names a row of another table follows it.
      and not exists (select from pg_constraint f
        where f.conrelid = c.oid and f.contype = 'f' and a.attnum = any (f.conkey))
    order by c.relname, a.attnum`.execute(db)
  return Map.groupBy(rows, ({ table }) => table)
}

/** Replaces somebody in all rows of a table; returns in how many. */
export async function replaceIn(
  { db }: Scope,
  table: string,
  columns: Column[],
  { patterns, pseudonym }: { patterns: Patterns; pseudonym: string },
): Promise<number> {
  const hasNames = RECORDS.includes(table) && patterns.name !== null
  const replaced = (text: RawBuilder<unknown>) => {
    const anonymous = sql`regexp_replace(${text}, ${patterns.address}, ${pseudonym}, 'gi')`
    return hasNames
      ? sql`regexp_replace(${anonymous}, ${patterns.name}, ${ERASED_NAME}, 'gi')`
      : anonymous
  }
  const values = columns.map(({ name, type }) => {
    const column = sql.ref(name)
    return sql`${column} = ${replacedColumn(column, type, replaced)}`
  })
  const mention = hasNames ? patterns.mention : patterns.address
  const { numAffectedRows = 0n } = await sql`
    update ${sql.table(table)} as t set ${sql.join(values)} where t::text ~* ${mention}`.execute(db)
  return Number(numAffectedRows)
}

type Replaced = (text: RawBuilder<unknown>) => RawBuilder<unknown>

function replacedColumn(
  column: RawBuilder<unknown>,
  type: Column['type'],
  replaced: Replaced,
): RawBuilder<unknown> {
  if (type === 'text[]')
    return sql`case when ${column} is not null then
      array(select ${replaced(sql`one`)} from unnest(${column}) with ordinality as e (one, at) order by at) end`
  if (type !== 'text') return sql`(${replaced(sql`${column}::text`)})::${sql.raw(type)}`
  // No longer than it was, since columns have bounds, which all leave room for the pseudonym.
  return sql`left(${replaced(column)}, greatest(length(${column}), 64))`
}

/** Deletes codes that were sent to an address, what it chose, and what waits to be sent to a CRM about it. */
export async function deleteWaiting({ db }: Scope, email: string): Promise<number> {
  const { numAffectedRows: codes = 0n } = await sql`
    delete from link_code where lower(email) = lower(${email})`.execute(db)
  const { numAffectedRows: sends = 0n } = await sql`
    delete from crm_send where lower(email) = lower(${email}) and state <> 'sent'`.execute(db)
  const { numAffectedRows: choices = 0n } = await sql`
    delete from unmeasured_address where lower(email) = lower(${email})`.execute(db)
  const { numAffectedRows: hidden = 0n } = await sql`
    delete from hidden_link where lower(email) = lower(${email})`.execute(db)
  const { numAffectedRows: offers = 0n } = await sql`
    delete from shelf_handover where lower(from_email) = lower(${email}) or lower(to_email) = lower(${email})`.execute(
    db,
  )
  return Number(codes + sends + choices + hidden + offers)
}

/** Renames the names and notes of whom links with an address are for. Two links of a sharer stay different. */
export async function replaceMemos({ db }: Scope, email: string): Promise<void> {
  await sql`
    update link set shared_to_memo = ${ERASED_NAME} || case n when 1 then '' else ' ' || n end
    from (select id, row_number() over (partition by item_type, item_id, shared_by order by id) as n
      from link where lower(shared_to_email) = lower(${email}) and shared_to_memo is not null) as named
    where link.id = named.id`.execute(db)
  await sql`
    update link set shared_to_name = ${ERASED_NAME}
    where lower(shared_to_email) = lower(${email}) and shared_to_name is not null`.execute(db)
}

/** Empties the answers of forms that were sent with an address; other answers may say who it was, too. Returns how many. */
export async function replaceAnswers(
  { db }: Scope,
  email: string,
  pseudonym: string,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update cta_submission set emails = array[${pseudonym}::text], text = ${pseudonym},
      "values" = (select coalesce(jsonb_object_agg(key, case
          when jsonb_typeof(value) <> 'string' then value
          when lower(value #>> '{}') like '%@%' then to_jsonb(${pseudonym}::text)
          else '""' end), '{}') from jsonb_each("values"))
    where exists (select from unnest(emails) as one where lower(one) = lower(${email}))`.execute(db)
  return Number(numAffectedRows)
}
