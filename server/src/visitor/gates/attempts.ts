import type { Scope } from '../../platform/database/scope.ts'
import { networkOf } from '../../platform/http/network.ts'
import { hmac } from '../../platform/security/hmac.ts'
import { HOUR, SECOND } from '../../platform/time.ts'
import type { Earlier, Kind, Trial } from './attempt-queries.ts'
import * as query from './attempt-queries.ts'
import { type Browser, newBrowser } from './browsers.ts'

// What visitors may do only so often is counted by link, by browser, by network and by the address a mail goes to. Each
// is counted before it is tried, so that many at once are no way around it. An office is behind one network: its limits
// are wide, so that nobody there waits for another, and are there for who drops or collects cookies.

/** A limit per hour, or a number beyond which each attempt waits longer by `growth`, up to `longestS`. */
type Rule = { of: (earlier: Earlier) => boolean } & (
  | { most: number }
  | { free: number; waitS: number; growth: number; longestS?: number }
)

const HOUR_S = HOUR / SECOND
const byBrowser = ({ isLink, isBrowser }: Earlier) => isLink && isBrowser
const here = ({ isLink, isNetwork }: Earlier) => isLink && isNetwork

const WRONG: Rule[] = [
  { of: byBrowser, free: 5, waitS: 30, growth: 2 },
  {
    of: (earlier) => here(earlier) && earlier.areFirst,
    free: 10,
    waitS: 30,
    growth: 2,
    longestS: 300,
  },
  { of: here, free: 20, waitS: 30, growth: 2, longestS: 300 },
  { of: ({ isNetwork }) => isNetwork, free: 60, waitS: 30, growth: 2, longestS: 300 },
  { of: ({ isLink }) => isLink, free: 100, waitS: 10, growth: 1 },
]

const RULES: Record<Kind, Rule[]> = {
  password: WRONG,
  address: WRONG,
  code: WRONG,
  mail: [
    { of: (earlier) => here(earlier) && earlier.isSubject, free: 1, waitS: 30, growth: 2 },
    { of: (earlier) => here(earlier) && earlier.isSubject, most: 5 },
    { of: ({ isSubject, isNetwork }) => isSubject && isNetwork, most: 10 },
    { of: ({ isBrowser }) => isBrowser, most: 20 },
    { of: ({ isNetwork, areFirst }) => isNetwork && areFirst, most: 20 },
    { of: ({ isNetwork }) => isNetwork, most: 100 },
    // Strangers slow down what an address and a link get, and never end it.
    { of: ({ isLink, isSubject }) => isLink && isSubject, free: 5, waitS: 300, growth: 1 },
    { of: ({ isSubject }) => isSubject, free: 10, waitS: 300, growth: 1 },
    { of: ({ isLink }) => isLink, free: 100, waitS: 10, growth: 1 },
  ],
  ask: [
    { of: byBrowser, most: 3 },
    { of: here, most: 10 },
    { of: ({ isNetwork }) => isNetwork, most: 30 },
    { of: ({ isLink }) => isLink, free: 20, waitS: 180, growth: 1 },
  ],
  reply: [
    { of: byBrowser, most: 5 },
    { of: here, most: 15 },
    { of: ({ isNetwork }) => isNetwork, most: 40 },
    { of: ({ isLink }) => isLink, free: 30, waitS: 120, growth: 1 },
  ],
}

export type Attempt = { id: string } | { waitS: number }

/** Counts it, or says for how many seconds it is of no use. */
export async function attempt(scope: Scope, trial: Trial): Promise<Attempt> {
  return count(scope, trial, await findEarlier(scope, trial))
}

/**
 * The same for a message, whose text is the subject. The same one from the same network within an hour was sent, and
 * its answer got lost on the way.
 */
export async function attemptOnce(scope: Scope, trial: Trial): Promise<Attempt | { isSent: true }> {
  const earlier = await findEarlier(scope, trial)
  const isSent = earlier.some((one) => here(one) && one.isSubject)
  return isSent ? { isSent } : count(scope, trial, earlier)
}

async function findEarlier(scope: Scope, trial: Trial): Promise<Earlier[]> {
  await query.lockAttempts(scope, trial.linkId)
  return query.findEarlier(scope, trial, HOUR_S)
}

async function count(scope: Scope, trial: Trial, earlier: Earlier[]): Promise<Attempt> {
  const waitS = waitOf(RULES[trial.kind], earlier)
  return waitS > 0 ? { waitS } : query.insertAttempt(scope, trial)
}

/** Stops counting a successful attempt. */
export function forgive(scope: Scope, id: string): Promise<void> {
  return query.deleteAttempt(scope, id)
}

function waitOf(rules: Rule[], earlier: Earlier[]): number {
  return Math.max(...rules.map((rule) => waitBy(rule, earlier.filter(rule.of))))
}

function waitBy(rule: Rule, earlier: Earlier[]): number {
  const [latest, count] = [earlier[0], earlier.length]
  if (!latest) return 0
  if ('most' in rule) {
    const leaving = earlier[rule.most - 1]
    return leaving ? Math.ceil(HOUR_S - leaving.ageS) : 0
  }
  const { free, waitS, growth, longestS = HOUR_S } = rule
  if (count < free) return 0
  return Math.max(0, Math.ceil(Math.min(longestS, waitS * growth ** (count - free)) - latest.ageS))
}

/** Returns where an attempt comes from, in keyed hashes, so that no address is stored in the clear. */
export function placeOf(secret: string, { address, browser }: Place) {
  const { id, isNew } = browser ?? newBrowser()
  return {
    network: networkKey(secret, address),
    browser: keyOf(secret, 'browser', id),
    isFirst: isNew,
  }
}

export interface Place {
  address: string
  browser?: Browser
}

function networkKey(secret: string, address: string): Buffer {
  return keyOf(secret, 'network', networkOf(address))
}

export function subjectKey(secret: string, email: string): Buffer {
  return keyOf(secret, 'address', email)
}

/** Returns a key of what was written in a form, field by field. */
export function textKey(secret: string, fields: string[]): Buffer {
  return keyOf(secret, 'text', JSON.stringify(fields))
}

function keyOf(secret: string, kind: string, text: string): Buffer {
  return hmac(secret, `attempt ${kind}\n${text}`).subarray(0, 16)
}
