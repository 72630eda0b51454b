import { sql } from 'kysely'
import type { Scope } from '../database/scope.ts'
import { Problem, says } from '../problem.ts'
import type { Limits, Rule } from '../security/limits.ts'
import { DAY, SECOND } from '../time.ts'

// Mail that one person has us send to another: each counts here, by who gets it, over all tenants and nodes. Asked
// in the scope of what is mailed, last before it is enqueued: where it throws, nothing else is kept either.

/** The kind of email: a person's own words, a code for a visitor, or a visitor's question or form to the team. */
type Kind = 'words' | 'code' | 'question' | 'lead'

const ruleOf = (name: string, calls: number): Rule => ({ name, calls, seconds: DAY / SECOND })

const TO_ONE: Record<Kind, Rule> = {
  words: ruleOf('mail-to', 20),
  code: ruleOf('mail-code-to', 15),
  question: ruleOf('mail-question-to', 30),
  lead: ruleOf('mail-lead-to', 200),
}
/** The limits for accounts that aren't paid for, since anyone can start one. */
const TRIAL_TO_ONE = ruleOf('mail-trial-to', 5)
const TRIAL_TO_ALL = ruleOf('mail-trial', 50)

/** Counts a mail to an address; the seconds until there may be one again where there were too many. */
export async function mailWaitOf(
  limits: Limits,
  scope: Scope,
  kind: Kind,
  to: string,
): Promise<number | undefined> {
  const mailbox = mailboxOf(to)
  if (kind !== 'words') return limits.waitOf(TO_ONE[kind], mailbox)
  const { isTrial, isColleague } = await standingOf(scope, to)
  if (isColleague) return undefined
  return limits.waitOfAll([
    ...(isTrial
      ? [
          { rule: TRIAL_TO_ONE, subject: mailbox },
          { rule: TRIAL_TO_ALL, subject: scope.actor.tenantId },
        ]
      : []),
    { rule: TO_ONE.words, subject: mailbox },
  ])
}

/** Throws `too-many-requests` where that address, or a company on trial, has had as many as it may. */
export async function spendMail(limits: Limits, scope: Scope, to: string): Promise<void> {
  const retryAfter = await mailWaitOf(limits, scope, 'words', to)
  if (retryAfter === undefined) return
  const most = { most: TO_ONE.words.calls, trial: TRIAL_TO_ONE.calls, all: TRIAL_TO_ALL.calls }
  const detail = says('addressGetsNoMoreEmails', { email: to, ...most })
  throw new Problem('too-many-requests', detail, { retryAfter })
}

async function standingOf(
  { db, actor }: Scope,
  to: string,
): Promise<{ isTrial: boolean; isColleague: boolean }> {
  const { rows } = await sql<{ isTrial: boolean; isColleague: boolean }>`
    select not is_paid(tenant) as "isTrial",
      exists (select from member where email = ${to} and status = 'active') as "isColleague"
    from tenant where id = ${actor.tenantId}`.execute(db)
  return rows[0] ?? { isTrial: true, isColleague: false }
}

/** Returns the mailbox that many providers deliver to: `bo+news@` is `bo@`. */
function mailboxOf(address: string): string {
  return address.toLowerCase().replace(/\+[^@]*(?=@)/, '')
}
