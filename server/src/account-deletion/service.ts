import { CLOSING_DAYS } from '@satchel/contract/constants.ts'
import type { Locale } from '@satchel/contract/languages.ts'
import type { Tenant } from '@satchel/contract/tenants/tenants.ts'
import * as billing from '../billing/service.ts'
import {
  type Origin,
  requireOwnTenant,
  type Scope,
  systemActor,
  withScope,
} from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { record } from '../platform/live/events.ts'
import { enqueueMail } from '../platform/mail/enqueue-mail.ts'
import type { Mail } from '../platform/mail/mail.ts'
import { localeOfAddress } from '../platform/mail/member-locale.ts'
import { Problem, says } from '../platform/problem.ts'
import { audit } from '../platform/security/audit.ts'
import { announceChange } from '../platform/security/identity.ts'
import { openSigner } from '../platform/security/signed-link.ts'
import { DAY } from '../platform/time.ts'
import * as tenants from '../tenants/service.ts'
import { closingCanceledEmail, closingEmail } from './emails.ts'
import * as query from './queries.ts'

/** The parts that emails to owners need. */
type Sender = Pick<Services, 'config' | 'secrets'>

/** Closes the account, which becomes read-only; safe to repeat. */
export async function close(services: Sender, scope: Scope, id: string): Promise<Tenant> {
  requireOwnTenant(scope.actor, id)
  if (await tenants.startClosing(scope, CLOSING_DAYS)) {
    const tenant = await tenants.findTenant(scope)
    const { closesAt } = tenant.accountStatus
    await audit(scope, { action: 'tenant.closing', details: { closesAt } })
    await billing.followClosing(scope)
    await publish(scope)
    const token = tokenOf(services, tenant)
    if (token)
      await mailOwners(scope, (locale) =>
        closingEmail({ tenant, config: services.config, locale }, token, scope.actor.name),
      )
  }
  return tenants.findTenant(scope)
}

export async function cancelClosing(services: Services, scope: Scope, id: string): Promise<Tenant> {
  requireOwnTenant(scope.actor, id)
  const { closesAt } = (await tenants.findTenant(scope)).accountStatus
  if (closesAt !== null && !(await takeBack(services, scope, closesAt)))
    throw new Problem('gone', says('itsTooLateToKeepThisAccount'))
  return tenants.findTenant(scope)
}

/** Cancels the closing with the emailed link, which is valid for one closing until its end. */
export async function cancelClosingByMail(
  services: Services,
  token: string,
  origin: Origin,
): Promise<{ name: string }> {
  const over = new Problem('token-expired', says('linkExpiredOrAccountKept'))
  const { tenantId, closesAt } = signerOf(services).read(token) ?? {}
  if (!tenantId || !closesAt) throw over
  const actor = { ...systemActor(tenantId), origin }
  return withScope(services.database, actor, async (scope) => {
    if (!(await takeBack(services, scope, closesAt))) throw over
    return { name: (await tenants.findTenant(scope)).name }
  })
}

async function takeBack(services: Services, scope: Scope, closesAt: string): Promise<boolean> {
  if (!(await tenants.endClosing(scope, closesAt))) return false
  await audit(scope, { action: 'tenant.kept' })
  await billing.followClosing(scope)
  await publish(scope)
  const tenant = await tenants.findTenant(scope)
  await mailOwners(scope, (locale) =>
    closingCanceledEmail({ tenant, config: services.config, locale }, scope.actor.name),
  )
  return true
}

/** Publishes the new status to open tabs and every node's cached identities. */
async function publish(scope: Scope): Promise<void> {
  await record(scope, { type: 'tenant.changed' })
  await announceChange(scope, scope.actor.tenantId)
}

/** Emails everyone who can cancel the closing, and returns their number. */
export async function mailOwners(
  scope: Scope,
  mailIn: (locale: Locale) => Omit<Mail, 'to'>,
): Promise<number> {
  const owners = await query.findOwners(scope)
  for (const { email } of owners) {
    const locale = await localeOfAddress(scope.db, scope.actor.tenantId, email)
    await enqueueMail(scope, { to: email, ...mailIn(locale) })
  }
  return owners.length
}

/** Returns the token that cancels the closing; null if the account isn't being closed. */
export function tokenOf(
  services: Pick<Services, 'secrets'>,
  { id, accountStatus: { closesAt } }: Tenant,
): string | null {
  return closesAt && signerOf(services).write({ tenantId: id, closesAt }, CLOSING_DAYS * DAY)
}

function signerOf({ secrets }: Pick<Services, 'secrets'>) {
  return openSigner(secrets.auth, 'keep the account')
}
