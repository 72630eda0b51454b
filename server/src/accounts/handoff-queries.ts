import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'

export async function insertHandoff(
  db: Db,
  draft: { hash: Buffer; sessionId: string },
  seconds: number,
): Promise<void> {
  const expiresAt = sql<string>`now() + make_interval(secs => ${seconds})`
  await db
    .insertInto('auth.handoff')
    .values({ ...draft, expiresAt })
    .execute()
}

/** Takes a handoff, once, and returns the session it continues. */
export function takeHandoff(db: Db, hash: Buffer) {
  return db
    .deleteFrom('auth.handoff as handoff')
    .using('auth.session as session')
    .innerJoin('member', 'member.id', 'session.userId')
    .innerJoin('tenant', 'tenant.id', 'member.tenantId')
    .whereRef('session.id', '=', 'handoff.sessionId')
    .where('handoff.hash', '=', hash)
    .where('handoff.expiresAt', '>', sql<string>`now()`)
    .returning([
      'session.userId',
      sql<boolean>`session.second_factor or session.method = 'sso'`.as('secondFactor'),
      // Its idle end is left out: the new session is used on its own.
      sql<string>`least(session.expires_at,
        session.created_at + make_interval(hours => tenant.session_max_hours))`.as('until'),
    ])
    .where(sql<boolean>`auth.session_end(session, tenant) > now()`)
    .executeTakeFirst()
}

export interface Device {
  browser: string
  os: string
  country: string
}

/** Records a device and returns whether it's new and the first one, with the person's time zone. */
export async function noteDevice(db: Db, userId: string, { browser, os, country }: Device) {
  const { rows } = await sql<{ isNew: boolean; isFirst: boolean; timeZone: string }>`
    with known as (
      insert into auth.device (user_id, browser, os, country)
      values (${userId}, ${browser}, ${os}, ${country})
      on conflict (user_id, browser, os, country) do update set seen_at = now()
      returning xmax = 0 as is_new
    )
    select is_new,
      not exists (select from auth.device where user_id = ${userId}) as is_first,
      (select time_zone from tenant join member on member.tenant_id = tenant.id
        where member.id = ${userId}) as time_zone
    from known`.execute(db)
  return rows[0]
}
