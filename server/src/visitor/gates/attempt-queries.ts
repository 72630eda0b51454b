import { sql } from 'kysely'
import type { Scope } from '../../platform/database/scope.ts'

export type Kind = 'password' | 'address' | 'code' | 'mail' | 'ask' | 'reply'

export interface Trial {
  kind: Kind
  linkId: string
  network: Buffer
  /** The browser, as a keyed hash, and whether it had no cookie before. */
  browser: Buffer
  isFirst: boolean
  /** The recipient of a code, or what a message says, as a keyed hash. */
  subject?: Buffer
}

export interface Earlier {
  isLink: boolean
  isNetwork: boolean
  isBrowser: boolean
  /** True if neither this request nor the earlier one had a cookie. */
  areFirst: boolean
  isSubject: boolean
  ageS: number
}

/** Makes a link's attempts count one after the other, until the scope ends. */
export async function lockAttempts({ db }: Scope, linkId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${linkId}, 0))`.execute(db)
}

export function insertAttempt(
  { db }: Scope,
  { kind, linkId, network, browser, isFirst, subject }: Trial,
): Promise<{ id: string }> {
  return db
    .insertInto('linkAttempt')
    .values({ kind, linkId, network, browser, isFirst, ...(subject && { subject }) })
    .returning('id')
    .executeTakeFirstOrThrow()
}

export async function deleteAttempt({ db }: Scope, id: string): Promise<void> {
  await db.deleteFrom('linkAttempt').where('id', '=', id).execute()
}

/** Finds attempts of the last seconds with the same link, network, browser or address, newest first. */
export async function findEarlier(
  { db }: Scope,
  { kind, linkId, network, browser, isFirst, subject }: Trial,
  seconds: number,
): Promise<Earlier[]> {
  const to = subject ?? null
  const { rows } = await sql<Earlier>`
    select link_id = ${linkId} as "isLink", network = ${network} as "isNetwork",
      coalesce(browser = ${browser}, false) as "isBrowser", is_first and ${isFirst} as "areFirst",
      coalesce(subject = ${to}, false) as "isSubject",
      extract(epoch from clock_timestamp() - at)::float8 as "ageS"
    from link_attempt
    where kind = ${kind} and at > clock_timestamp() - make_interval(secs => ${seconds})
      and (link_id = ${linkId} or network = ${network} or browser = ${browser}
        or subject = ${to})
    order by at desc limit 1000`.execute(db)
  return rows
}
