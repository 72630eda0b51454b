import type { DomainStatus } from '@satchel/contract/tenants/tenants.ts'
import type { Config } from '../platform/config.ts'
import { type Scope, systemActor, withScope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import type { Task } from '../platform/jobs/jobs.ts'
import { enqueueMail } from '../platform/mail/enqueue-mail.ts'
import { renderEmail } from '../platform/mail/mail.ts'
import { localeOfAddress } from '../platform/mail/member-locale.ts'
import { memberTexts } from '../platform/mail/member-texts.ts'
import { DAY, MINUTE } from '../platform/time.ts'
import * as tenants from '../tenants/service.ts'
import { type DnsRecords, lookUp, type Verdict, verdictOf } from './dns.ts'
import * as query from './queries.ts'
import { enqueueCheck, publish, targetOf } from './service.ts'

/** Minutes between checks of an unconfirmed domain; the last one repeats. */
const WAITS = [1, 1, 2, 5, 10, 15, 30, 60, 120, 360].map((minutes) => minutes * MINUTE)
const DAILY = DAY
/** A confirmed domain that fails so often in a row is lost; the name servers may have a bad hour. */
const FAILURES_MAX = 4

export function checkDomain({ config, database, log }: Services): Task {
  return async (payload) => {
    const { tenantId, version } = payload as { tenantId: string; version: number }
    const actor = systemActor(tenantId)
    const before = await withScope(database, actor, (scope) => query.lockVersion(scope, version))
    if (!before) return
    const target = targetOf(config)
    const found = await lookUp(before.domain, target, config.DNS_SERVERS).catch((error: Error) => {
      log.warn({ err: error, domain: before.domain }, 'DNS servers do not respond')
      return undefined
    })
    const holder = await query.findHolder(database.system, before.domain)
    const rival = holder && holder.tenantId !== tenantId ? holder : undefined
    await withScope(database, actor, async (scope) => {
      const domain = await query.lockVersion(scope, version)
      if (!domain) return
      const verdict = verdictOn(domain, found, target, rival !== undefined)
      await settle(scope, config, domain, verdict)
    })
    // Whether the other one still has it is for its own records to say.
    if (rival && found?.tokens.includes(before.token))
      await withScope(database, systemActor(rival.tenantId), (scope) =>
        enqueueCheck(scope, rival.version),
      )
  }
}

/** Returns the verdict; undefined if DNS didn't respond. */
function verdictOn(
  { token }: query.DomainRow,
  found: DnsRecords | undefined,
  target: string,
  isTaken: boolean,
): Verdict | undefined {
  const verdict = found && verdictOf(found, token, target)
  if (verdict?.status !== 'confirmed' || !isTaken) return verdict
  const detail = 'Another account has confirmed this domain. Remove that account’s TXT record'
  return { ...verdict, status: 'conflicting', detail }
}

async function settle(
  scope: Scope,
  config: Config,
  domain: query.DomainRow,
  verdict: Verdict | undefined,
): Promise<void> {
  const { version, status: before } = domain
  const isGood = verdict?.status === 'confirmed'
  const failures = isGood ? 0 : domain.failures + 1
  const status = verdict ? statusAfter(before, verdict.status, failures) : before
  const now = new Date()
  await query.updateVersion(scope, version, {
    status,
    failures,
    checkedAt: now.toISOString(),
    detail: verdict ? verdict.detail : 'The DNS servers didn’t respond. We’ll try again',
    ...(verdict && { proven: verdict.proven, leadsHere: verdict.leadsHere }),
    ...(isGood && before !== 'confirmed' && { confirmedAt: now.toISOString() }),
  })
  const wait = isGood ? DAILY : (WAITS[Math.min(failures, WAITS.length) - 1] ?? DAILY)
  await enqueueCheck(scope, version, new Date(now.getTime() + wait))
  await publish(scope)
  if (before === 'confirmed' && status === 'lost') await warn(scope, config, domain, verdict)
}

function statusAfter(before: DomainStatus, seen: DomainStatus, failures: number): DomainStatus {
  if (seen === 'confirmed') return 'confirmed'
  if (before === 'confirmed') return failures >= FAILURES_MAX ? 'lost' : 'confirmed'
  return before === 'lost' ? 'lost' : seen
}

async function warn(
  scope: Scope,
  config: Config,
  { domain }: query.DomainRow,
  verdict?: Verdict,
): Promise<void> {
  const url = `${config.PUBLIC_URL}/settings?section=domain`
  const look = await tenants.mailLook(scope, config)
  for (const { email } of await query.findKeepers(scope)) {
    const language = await localeOfAddress(scope.db, scope.actor.tenantId, email)
    const { admin: texts } = memberTexts(language)
    const passages = [texts.domainProblem(domain, verdict?.detail ?? undefined), texts.domainAdvice]
    const button = { label: texts.viewDomains, url }
    const mail = renderEmail(texts.domainLost(domain), passages, button, { look, language })
    await enqueueMail(scope, { to: email, ...mail })
  }
}
