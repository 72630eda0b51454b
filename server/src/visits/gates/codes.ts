import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { systemActor, withScope } from '../../platform/database/scope.ts'
import type { Services } from '../../platform/http/services.ts'
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts'
import { mailWaitOf } from '../../platform/mail/mail-caps.ts'
import type { FoundLink } from '../link/find-link-queries.ts'
import { attempt, forgive, networkKey, subjectKey } from './attempts.ts'
import { codeLetter } from './letters.ts'

const MINUTES = 10
const TRIES = 5

type Linked = Pick<FoundLink, 'tenantId' | 'id' | 'look'>

/** Mails a code that proves the address; answers after how many seconds that may be asked for again. */
export function mailCode(
  { database, limits, secrets: { visitors: secret } }: Services,
  link: Linked,
  { email, address }: { email: string; address: string },
): Promise<{ waitS: number }> {
  return withScope(database, systemActor(link.tenantId), async (scope) => {
    const trial = {
      kind: 'mail',
      linkId: link.id,
      network: networkKey(secret, address),
      subject: subjectKey(secret, email),
    } as const
    const counted = await attempt(scope, trial)
    if ('waitS' in counted) return counted
    const waitS = await mailWaitOf(limits, scope, 'code', email)
    if (waitS !== undefined) return { waitS }
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const fresh = {
      codeHash: hashOf(secret, link, email, code),
      tries: 0,
      expiresAt: sql<string>`clock_timestamp() + make_interval(mins => ${MINUTES})`,
    }
    await scope.db
      .insertInto('linkCode')
      .values({ linkId: link.id, email, ...fresh })
      .onConflict((conflict) =>
        conflict.columns(['tenantId', 'linkId', 'email']).doUpdateSet(fresh),
      )
      .execute()
    await enqueueMail(scope, codeLetter(link.look, email, code, MINUTES))
    return { waitS: 0 }
  })
}

export type Proof = 'right' | 'wrong' | 'over' | { waitS: number }

/** A code is good once, for ten minutes and five tries. */
export function checkCode(
  { database, secrets: { visitors: secret } }: Services,
  link: Linked,
  { email, code, address }: { email: string; code: string; address: string },
): Promise<Proof> {
  return withScope(database, systemActor(link.tenantId), async (scope) => {
    const network = networkKey(secret, address)
    const counted = await attempt(scope, { kind: 'code', linkId: link.id, network })
    if ('waitS' in counted) return counted
    const mailed = await scope.db
      .updateTable('linkCode')
      .set({ tries: sql`tries + 1` })
      .where('linkId', '=', link.id)
      .where('email', '=', email)
      .where('tries', '<', TRIES)
      .where('expiresAt', '>', sql<string>`clock_timestamp()`)
      .returning('codeHash')
      .executeTakeFirst()
    if (!mailed) return 'over'
    const given = hashOf(secret, link, email, code.replace(/\s/g, ''))
    if (!timingSafeEqual(mailed.codeHash, given)) return 'wrong'
    await forgive(scope, counted.id)
    await scope.db
      .deleteFrom('linkCode')
      .where('linkId', '=', link.id)
      .where('email', '=', email)
      .execute()
    return 'right'
  })
}

function hashOf(secret: string, { tenantId, id }: Linked, email: string, code: string): Buffer {
  return createHmac('sha256', secret)
    .update(['code', tenantId, id, email, code].join('\n'))
    .digest()
}
