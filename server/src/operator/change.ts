import type { AuditAction } from '@satchel/contract/audit.ts'
import type { SetPlan } from '@satchel/contract/tenants/billing.ts'
import type { Limits } from '@satchel/contract/tenants/plans.ts'
import * as billing from '../billing/service.ts'
import * as closing from '../closing/service.ts'
import { type Actor, type Scope, systemActor, withNewTenant } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { orNotFound, Problem } from '../platform/problem.ts'
import { audit, auditSignIn } from '../platform/security/audit.ts'
import * as tenants from '../tenants/service.ts'
import * as query from './queries.ts'

type Locked = NonNullable<Awaited<ReturnType<typeof query.lockCompany>>>

interface Change {
  action: AuditAction
  details?: Record<string, unknown>
  /** True if it can't be done to the operator's own company. */
  isForOthers?: true
  work: (scope: Scope, company: Locked) => Promise<void>
}

/**
 * Changes a company, together with an entry in the audit log of whoever operates the server: all of it, or nothing. The
 * company's own log says what changed, as for all that the server does.
 */
async function change(
  services: Services,
  actor: Actor,
  id: string,
  { action, details, isForOthers, work }: Change,
): Promise<void> {
  await tenants.requireOperator(services, actor)
  if (isForOthers) requireOther(actor, id)
  await withNewTenant(services.database, async (db, enter) => {
    const company = orNotFound(await query.lockCompany(db, id), 'Company')
    const target = { type: 'company', id, name: company.name }
    await auditSignIn(db, signerOf(actor), originOf(actor), {
      action,
      target,
      ...(details && { details }),
    })
    await work(await enter(systemActor(id)), company)
  })
  services.forgetIdentities(id)
}

function signerOf({ id, name, tenantId }: Actor) {
  if (id === null) throw new Error('No person acts')
  return { id, name: name ?? '', tenantId }
}

function originOf({ origin }: Actor) {
  return origin ?? { ip: '', agent: null }
}

export function changePlan(services: Services, actor: Actor, id: string, plan: SetPlan) {
  return change(services, actor, id, {
    action: 'company.changed',
    details: plan,
    work: (scope) => billing.switchPlan(services, scope, plan),
  })
}

/** Sets the limits that a company has in place of its plan's. */
export function setLimits(services: Services, actor: Actor, id: string, limits: Partial<Limits>) {
  return change(services, actor, id, {
    action: 'company.changed',
    details: { limits },
    work: async (scope) => {
      await tenants.setLimits(scope, limits)
      await audit(scope, { action: 'billing.changed', details: { limits } })
    },
  })
}

export function suspend(
  services: Services,
  actor: Actor,
  id: string,
  { reason, closePages }: { reason: string; closePages: boolean },
) {
  return change(services, actor, id, {
    action: 'company.suspended',
    isForOthers: true,
    details: { reason, closePages },
    work: async (scope, { status, plan, suspendedFrom }) => {
      const from = status === 'suspended' ? suspendedFrom : status
      await tenants.setSuspension(scope, { from, reason, pagesClosed: closePages })
      await billing.stand(scope, { status, plan }, { status: 'suspended', plan })
    },
  })
}

/** Ends a suspension. What was paid or ended at Stripe meanwhile is taken over. */
export function resume(services: Services, actor: Actor, id: string) {
  return change(services, actor, id, {
    action: 'company.resumed',
    work: async (scope, { status, plan, suspendedFrom }) => {
      if (status !== 'suspended') throw new Problem('conflict', 'This company isn’t suspended')
      await tenants.setSuspension(scope, { from: null, reason: null, pagesClosed: false })
      await billing.stand(scope, { status, plan }, { status: suspendedFrom ?? 'active', plan })
      await billing.enqueueSync(scope.db, id)
    },
  })
}

/** Closes a company, as its owner would. */
export function close(services: Services, actor: Actor, id: string) {
  return change(services, actor, id, {
    action: 'company.deleted',
    isForOthers: true,
    work: async (scope) => {
      await closing.close(services, scope, id)
    },
  })
}

/** Emails whoever signed a company up a new code, which confirms it whatever the rule for signing up is. */
export function resendConfirmation(services: Services, actor: Actor, id: string) {
  return change(services, actor, id, {
    action: 'company.admitted',
    work: async (scope, { isConfirmed }) => {
      const email = await query.findUnconfirmedOwner(scope.db, id)
      if (isConfirmed || !email)
        throw new Problem('conflict', 'An owner of this company is already confirmed')
      await tenants.admit(scope)
      await enqueue(scope, 'mail-confirmation', { email })
    },
  })
}

function requireOther({ tenantId }: Actor, id: string): void {
  if (tenantId === id)
    throw new Problem(
      'conflict',
      'The company that operates this server can’t be suspended or deleted here',
    )
}
