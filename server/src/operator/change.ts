import type { AuditAction } from '@satchel/contract/audit.ts'
import type { SetPlan } from '@satchel/contract/tenants/billing.ts'
import type { Limits } from '@satchel/contract/tenants/plans.ts'
import * as accountDeletion from '../account-deletion/service.ts'
import * as billing from '../billing/service.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/database/database.ts'
import { type Actor, type Scope, systemActor, withNewTenant } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { record } from '../platform/live/events.ts'
import { orNotFound, Problem, says } from '../platform/problem.ts'
import { audit, auditSignIn } from '../platform/security/audit.ts'
import * as tenants from '../tenants/service.ts'
import * as query from './queries.ts'

type Locked = NonNullable<Awaited<ReturnType<typeof query.lockCompany>>>

/** One change of a company, by whoever operates the server. */
export interface Change {
  action: AuditAction
  details?: Record<string, unknown>
  /** True if it can't be done to the operator's own company. */
  isForOthers?: true
  work: (scope: Scope, company: Locked) => Promise<void>
}

/**
 * Changes a company, together with an entry in the audit log of the company that operates the server: all of it, or nothing.
 * The other's own log says what changed as well. Throws `forbidden` for others than the operator.
 */
export async function change(
  services: Services,
  actor: Actor,
  id: string,
  { isForOthers, ...change }: Change,
): Promise<void> {
  await tenants.requireOperator(services, actor)
  if (isForOthers) requireOther(actor, id)
  await apply(services.database, id, change, actor)
  services.forgetIdentities(id)
}

/** Changes a company next to the running server, where nobody is signed in. */
export async function apply(
  database: Database,
  id: string,
  { action, details, work }: Change,
  actor?: Actor,
): Promise<void> {
  await withNewTenant(database, async (db, enter) => {
    const company = orNotFound(await query.lockCompany(db, id), 'Company')
    const target = { type: 'company', id, name: company.name }
    if (actor)
      await auditSignIn(db, signerOf(actor), originOf(actor), {
        action,
        target,
        ...(details && { details }),
      })
    await work(await enter(operatorActor(id)), company)
  })
}

/** Returns the actor that the audit log of a company names when its operator changed something. */
export const operatorActor = (id: string): Actor => ({ ...systemActor(id), name: 'The operator' })

function signerOf({ id, name, tenantId }: Actor) {
  if (id === null) throw new Error('No person acts')
  return { id, name: name ?? '', tenantId }
}

function originOf({ origin }: Actor) {
  return origin ?? { ip: '', agent: null }
}

function requireOther({ tenantId }: Actor, id: string): void {
  if (tenantId === id) throw new Problem('conflict', says('operatorStays'))
}

export const planChange = (config: Config, plan: SetPlan): Change => ({
  action: 'company.changed',
  details: plan,
  work: (scope, { status }) => {
    if (status === 'suspended')
      throw new Problem('conflict', says('thisCompanyIsSuspendedResumeItFirst'))
    return billing.switchPlan({ config }, scope, plan)
  },
})

/** Returns the change of the limits that a company has in place of its plan's. */
export const limitsChange = (limits: Partial<Limits>): Change => ({
  action: 'company.changed',
  details: { limits },
  work: async (scope) => {
    await tenants.setLimits(scope, limits)
    await audit(scope, { action: 'billing.changed', details: { limits } })
  },
})

export const suspension = (reason: string, closePages: boolean): Change => ({
  action: 'company.suspended',
  details: { reason, closePages },
  isForOthers: true,
  work: async (scope, { status, plan, suspendedFrom }) => {
    const from = status === 'suspended' ? suspendedFrom : status
    await tenants.setSuspension(scope, { from, reason, pagesClosed: closePages })
    await billing.stand(scope, { status, plan }, { status: 'suspended', plan })
    // Nothing else says that the pages of a company that was suspended before went down.
    if (status === 'suspended') await record(scope, { type: 'tenant.changed' })
  },
})

/** Returns the end of a suspension. What was paid or ended at Stripe meanwhile is taken over. */
export const resumption = (): Change => ({
  action: 'company.resumed',
  work: async (scope, { status, plan, suspendedFrom }) => {
    if (status !== 'suspended') throw new Problem('conflict', says('thisCompanyIsntSuspended'))
    await tenants.setSuspension(scope, { from: null, reason: null, pagesClosed: false })
    await billing.stand(scope, { status, plan }, { status: suspendedFrom ?? 'active', plan })
    await billing.enqueueSync(scope.db, scope.actor.tenantId)
  },
})

/** Returns the closing of a company, as its owner would do it. */
export const deletion = (services: Pick<Services, 'config' | 'secrets'>): Change => ({
  action: 'company.deleted',
  isForOthers: true,
  work: async (scope) => {
    await accountDeletion.close(services, scope, scope.actor.tenantId)
  },
})

/** Returns the sending of a new code, which confirms whoever signed the company up whatever the rule for that is. */
export const admission = (): Change => ({
  action: 'company.admitted',
  work: async (scope, { isConfirmed }) => {
    const email = await query.findUnconfirmedOwner(scope.db, scope.actor.tenantId)
    if (isConfirmed || !email)
      throw new Problem('conflict', says('ownerOfThisCompanyIsAlreadyConfirmed'))
    await tenants.admit(scope)
    await enqueue(scope, 'mail-confirmation', { email })
  },
})
