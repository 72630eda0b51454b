import { createHash } from 'node:crypto'
import type { Db } from '../platform/database.ts'
import { networkOf } from '../platform/network.ts'
import { Problem } from '../platform/problem.ts'
import * as query from './queries.ts'

const FAILURES_MAX = 10
const MINUTES = 15

/** Who failures count against: the address, and the network it came from, neither kept in the clear. */
export function subjectsOf(email: string, ip: string): string[] {
  return [subject('email', email), subject('network', networkOf(ip))]
}

export async function demandPatience(db: Db, subjects: string[]): Promise<void> {
  for (const subject of subjects) {
    const { count, seconds } = await query.countFailures(db, subject, MINUTES)
    if (count >= FAILURES_MAX)
      throw new Problem('too-many-requests', 'Too many failed attempts. Try again later', {
        retryAfter: Math.max(1, seconds),
      })
  }
}

function subject(kind: string, value: string): string {
  return `${kind}:${createHash('sha256').update(value).digest('base64url')}`
}
