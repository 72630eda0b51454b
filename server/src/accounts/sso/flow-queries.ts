import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import type { SsoAnswer } from './answer.ts'

export interface FlowDraft {
  tenantId: string
  providerId: string
  state: Buffer
  browser: Buffer
  testerId: string | null
  next: string | null
}

const MINUTES = 10

export async function insertFlow(db: Db, draft: FlowDraft): Promise<void> {
  await db
    .insertInto('auth.ssoFlow')
    .values({ ...draft, expiresAt: sql`now() + make_interval(mins => ${MINUTES})` })
    .execute()
}

export interface Flow {
  id: string
  tenantId: string
  testerId: string | null
  next: string | null
}

const FLOW = ['id', 'tenantId', 'testerId', 'next'] as const

/** Takes a flow, once; `browser` if the cookie can identify the one that started it. */
export function takeFlow(
  db: Db,
  { state, providerId, browser }: { state: Buffer; providerId: string; browser?: Buffer },
): Promise<Flow | undefined> {
  const update = db
    .updateTable('auth.ssoFlow')
    .set({ usedAt: sql`now()` })
    .where('state', '=', state)
    .where('providerId', '=', providerId)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', sql<string>`now()`)
  return (browser ? update.where('browser', '=', browser) : update)
    .returning(FLOW)
    .executeTakeFirst()
}

/** Saves an answer for the browser that started the flow. */
export async function saveAnswer(
  db: Db,
  id: string,
  { finish, answer }: { finish: Buffer; answer: SsoAnswer },
): Promise<void> {
  await db
    .updateTable('auth.ssoFlow')
    .set({ finish, answer: JSON.stringify(answer) })
    .where('id', '=', id)
    .execute()
}

export async function takeAnswer(
  db: Db,
  { finish, providerId, browser }: { finish: Buffer; providerId: string; browser: Buffer },
): Promise<(Flow & { answer: SsoAnswer }) | undefined> {
  const row = await db
    .deleteFrom('auth.ssoFlow')
    .where('finish', '=', finish)
    .where('providerId', '=', providerId)
    .where('browser', '=', browser)
    .where('expiresAt', '>', sql<string>`now()`)
    .returning([...FLOW, 'answer'])
    .executeTakeFirst()
  return row && { ...row, answer: row.answer as unknown as SsoAnswer }
}
