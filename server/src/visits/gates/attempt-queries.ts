import { sql } from 'kysely'
import type { Scope } from '../../platform/database/scope.ts'

export type Kind = 'password' | 'address' | 'code' | 'mail' | 'ask' | 'reply'

export interface Trial {
  kind: Kind
  linkId: string
  network: Buffer
  /** The recipient of an email, as a keyed hash. */
  subject?: Buffer
}

export interface Earlier {
  isLink: boolean
  isNetwork: boolean
  isSubject: boolean
  ageS: number
}

/** Makes a link's attempts count one after the other, until the scope ends. */
export async function lockAttempts({ db }: Scope, linkId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${linkId}, 0))`.execute(db)
}

export function insertAttempt(
  { db }: Scope,
  { kind, linkId, network, subject }: Trial,
): Promise<{ id: string }> {
  return db
    .insertInto('linkAttempt')
    .values({ kind, linkId, network, ...(subject && { subject }) })
    .returning('id')
    .executeTakeFirstOrThrow()
}

export async function deleteAttempt({ db }: Scope, id: string): Promise<void> {
  await db.deleteFrom('linkAttempt').where('id', '=', id).execute()
}

/** Finds attempts of the last seconds with the same link, network or address, newest first. */
export async function findEarlier(
  { db }: Scope,
  { kind, linkId, network, subject }: Trial,
  seconds: number,
): Promise<Earlier[]> {
  const to = subject ?? null
  const { rows } = await sql<Earlier>`
    select link_id = ${linkId} as "isLink", network = ${network} as "isNetwork",
      coalesce(subject = ${to}, false) as "isSubject",
      extract(epoch from clock_timestamp() - at)::float8 as "ageS"
    from link_attempt
    where kind = ${kind} and at > clock_timestamp() - make_interval(secs => ${seconds})
      and (link_id = ${linkId} or network = ${network} or subject = ${to})
    order by at desc limit 1000`.execute(db)
  return rows
}
