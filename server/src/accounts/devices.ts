import { sql } from 'kysely'
import { agentOf } from '../platform/agent.ts'
import type { Origin } from '../platform/audit.ts'
import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/database.ts'
import { enqueue } from '../platform/jobs.ts'
import { newDeviceLetter } from './letters.ts'
import type { Account } from './queries.ts'

interface From {
  origin: Origin
  country: string | null
}

/** Who signs in by something they never signed in by is told so; the first one is news to nobody. */
export async function noteDevice(
  db: Db,
  config: Config,
  { id, email }: Account,
  { origin, country }: From,
): Promise<void> {
  const { browser, os } = agentOf(origin.agent)
  const device = { browser: browser ?? '', os: os ?? '', country: country ?? '' }
  const { rows } = await sql<{ isNew: boolean; isFirst: boolean; timeZone: string }>`
    with known as (
      insert into auth.device (user_id, browser, os, country)
      values (${id}, ${device.browser}, ${device.os}, ${device.country})
      on conflict (user_id, browser, os, country) do update set seen_at = now()
      returning xmax = 0 as is_new
    )
    select is_new,
      not exists (select from auth.device where user_id = ${id}) as is_first,
      (select time_zone from tenant join member on member.tenant_id = tenant.id
        where member.id = ${id}) as time_zone
    from known`.execute(db)
  const [noted] = rows
  if (!noted?.isNew || noted.isFirst) return
  const { timeZone } = noted
  await enqueue({ db }, 'send-mail', newDeviceLetter(config, email, { ...device, timeZone }))
}
