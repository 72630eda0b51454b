import { createHash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '../database/database.ts'
import { Problem, says } from '../problem.ts'

/** A number of calls, or of bytes, within a number of seconds, per subject: an address, network or person. */
export interface Rule {
  name: string
  calls: number
  seconds: number
}

/** The amount a call counts in a rule: one, unless it is counted in bytes. */
export interface Count {
  rule: Rule
  subject: string
  points?: number
}

/** The rest of what a rule allows a subject. */
export interface Rate {
  rule: Rule
  left: number
  /** Seconds until all of it is there again. */
  seconds: number
}
export type NoteRate = (rate: Rate) => void

/** Limits counted in the database, so that restarts and other nodes don't reset them. */
export interface Limits {
  /** Counts one more; throws `too-many-requests` beyond what the rule allows. Either way, what is left is noted. */
  spend(rule: Rule, subject: string, note?: NoteRate): Promise<void>
  /** The same without throwing: the seconds to wait beyond what the rule allows. */
  waitOf(rule: Rule, subject: string): Promise<number | undefined>
  /** The same: false beyond what the rule allows. */
  allows(rule: Rule, subject: string): Promise<boolean>
  /** Counts in all of the rules, or in none: the seconds to wait where one of them allows no more. */
  waitOfAll(counts: readonly Count[]): Promise<number | undefined>
  /** One less, or so many: it was no failure. */
  refund(rule: Rule, subject: string, points?: number): Promise<void>
  /** Takes back all that was counted of the subject. */
  forgive(rule: Rule, subject: string): Promise<void>
}

export function openLimits({ countPool }: Database): Limits {
  const limiters = new Map<string, RateLimiterPostgres>()

  function limiterOf({ name, calls, seconds }: Rule): RateLimiterPostgres {
    const cached = limiters.get(name)
    if (cached) return cached
    const limiter = new RateLimiterPostgres({
      storeClient: countPool,
      storeType: 'pool',
      schemaName: 'auth',
      tableName: 'rate_limit',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points: calls,
      duration: seconds,
    })
    limiters.set(name, limiter)
    return limiter
  }

  const waitOf = (rule: Rule, subject: string, options: Options = {}) =>
    consume(limiterOf(rule), rule, subject, options)

  async function refund(rule: Rule, subject: string, points = 1): Promise<void> {
    const chargedUntil = Date.now() + rule.seconds * 1_000
    const current = await limiterOf(rule).get(hashed(subject))
    // The time it was counted in may be over: in the next it would be one try more than are allowed.
    if (!current || Date.now() + current.msBeforeNext > chargedUntil) return
    await limiterOf(rule).reward(hashed(subject), points)
  }

  return {
    waitOf: (rule, subject) => waitOf(rule, subject),
    async waitOfAll(counts) {
      for (const [at, { rule, subject, points }] of counts.entries()) {
        const wait = await waitOf(rule, subject, { points })
        if (wait === undefined) continue
        for (const counted of counts.slice(0, at + 1))
          await refund(counted.rule, counted.subject, counted.points)
        return wait
      }
      return undefined
    },
    refund,
    async spend(rule, subject, note) {
      const retryAfter = await waitOf(rule, subject, { note })
      if (retryAfter !== undefined)
        throw new Problem('too-many-requests', says('tooManyAttemptsTryAgainLater'), { retryAfter })
    },
    async allows(rule, subject) {
      return (await waitOf(rule, subject)) === undefined
    },
    async forgive(rule, subject) {
      await limiterOf(rule).delete(hashed(subject))
    },
  }
}

interface Options {
  points?: number | undefined
  note?: NoteRate | undefined
}

/** Returns undefined if allowed, else the seconds to wait. */
async function consume(
  limiter: RateLimiterPostgres,
  rule: Rule,
  subject: string,
  { points = 1, note }: Options,
): Promise<number | undefined> {
  try {
    const { remainingPoints: left, msBeforeNext } = await limiter.consume(hashed(subject), points)
    note?.({ rule, left, seconds: secondsOf(msBeforeNext) })
    return undefined
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    const seconds = secondsOf(refusal.msBeforeNext)
    note?.({ rule, left: 0, seconds })
    return seconds
  }
}

function secondsOf(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1_000))
}

function hashed(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url')
}
