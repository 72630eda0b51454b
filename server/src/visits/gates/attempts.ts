import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Scope } from '../../platform/database/scope.ts'
import { networkOf } from '../../platform/http/network.ts'

// What visitors may do only so often is counted by link, by network and by the address a mail goes to. Each
// is counted before it is tried, so that many at once are no way around it.

export type Kind = 'password' | 'address' | 'code' | 'mail' | 'ask'

export interface Trial {
  kind: Kind
  linkId: string
  network: Buffer
  /** Who a mail goes to. */
  subject?: Buffer
}

/** No more than so many in an hour; or beyond so many a wait, longer each time by `growth`. */
type Rule = { of: (earlier: Earlier) => boolean } & (
  | { most: number }
  | { free: number; waitS: number; growth: number }
)

interface Earlier {
  isLink: boolean
  isNetwork: boolean
  isSubject: boolean
  ageS: number
}

const HOUR = 3_600
const here = ({ isLink, isNetwork }: Earlier) => isLink && isNetwork

/** One network is slowed down long before the link is, which has to go on opening for all the others. */
const WRONG: Rule[] = [
  { of: here, free: 5, waitS: 30, growth: 2 },
  { of: ({ isNetwork }) => isNetwork, free: 20, waitS: 30, growth: 2 },
  { of: ({ isLink }) => isLink, free: 100, waitS: 10, growth: 1 },
]

const RULES: Record<Kind, Rule[]> = {
  password: WRONG,
  address: WRONG,
  code: WRONG,
  mail: [
    { of: ({ isLink, isSubject }) => isLink && isSubject, free: 1, waitS: 30, growth: 2 },
    { of: ({ isLink, isSubject }) => isLink && isSubject, most: 5 },
    { of: ({ isSubject }) => isSubject, most: 10 },
    { of: ({ isNetwork }) => isNetwork, most: 20 },
    { of: ({ isLink }) => isLink, most: 100 },
  ],
  ask: [
    { of: here, most: 3 },
    { of: ({ isNetwork }) => isNetwork, most: 10 },
    { of: ({ isLink }) => isLink, most: 20 },
  ],
}

export type Attempt = { id: string } | { waitS: number }

/** Counts it, or says for how many seconds it is of no use. */
export async function attempt(scope: Scope, trial: Trial): Promise<Attempt> {
  const { db } = scope
  const { kind, linkId, network, subject } = trial
  await sql`select pg_advisory_xact_lock(hashtextextended(${linkId}, 0))`.execute(db)
  const waitS = waitOf(RULES[kind], await findEarlier(scope, trial))
  if (waitS > 0) return { waitS }
  return db
    .insertInto('linkAttempt')
    .values({ kind, linkId, network, ...(subject && { subject }) })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** It was right: no longer counted. */
export async function forgive({ db }: Scope, id: string): Promise<void> {
  await db.deleteFrom('linkAttempt').where('id', '=', id).execute()
}

/** Newest first. */
async function findEarlier(
  { db }: Scope,
  { kind, linkId, network, subject }: Trial,
): Promise<Earlier[]> {
  const to = subject ?? null
  const { rows } = await sql<Earlier>`
    select link_id = ${linkId} as "isLink", network = ${network} as "isNetwork",
      coalesce(subject = ${to}, false) as "isSubject",
      extract(epoch from clock_timestamp() - at)::float8 as "ageS"
    from link_attempt
    where kind = ${kind} and at > clock_timestamp() - make_interval(secs => ${HOUR})
      and (link_id = ${linkId} or network = ${network} or subject = ${to})
    order by at desc limit 1000`.execute(db)
  return rows
}

function waitOf(rules: Rule[], earlier: Earlier[]): number {
  return Math.max(...rules.map((rule) => waitBy(rule, earlier.filter(rule.of))))
}

function waitBy(rule: Rule, earlier: Earlier[]): number {
  const [latest, count] = [earlier[0], earlier.length]
  if (!latest) return 0
  if ('most' in rule) {
    const leaving = earlier[rule.most - 1]
    return leaving ? Math.ceil(HOUR - leaving.ageS) : 0
  }
  const { free, waitS, growth } = rule
  if (count < free) return 0
  return Math.max(0, Math.ceil(Math.min(HOUR, waitS * growth ** (count - free)) - latest.ageS))
}

/** Neither is kept in the clear, and without the secret none leads back to it. */
export function networkKey(secret: string, address: string): Buffer {
  return keyOf(secret, 'network', networkOf(address))
}

export function subjectKey(secret: string, email: string): Buffer {
  return keyOf(secret, 'address', email)
}

function keyOf(secret: string, kind: string, text: string): Buffer {
  return createHmac('sha256', secret).update(`attempt ${kind}\n${text}`).digest().subarray(0, 16)
}
