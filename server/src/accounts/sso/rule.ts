import type { Db } from '../../platform/database/database.ts'
import { domainOf } from '../../platform/mail/email-address.ts'
import { Problem, says } from '../../platform/problem.ts'
import { findRule } from './queries.ts'

/** Returns how people in an address's domain sign in; undefined if just by password. */
export function ruleFor(db: Db, email: string) {
  return findRule(db, domainOf(email))
}

interface Subject {
  email: string
  tenantId: string
  role: string
}

/** Returns the rule for an existing person: it applies to its own tenant only, and not to owners. */
export async function ruleOver(db: Db, { email, tenantId, role }: Subject) {
  const rule = await ruleFor(db, email)
  if (!rule || rule.tenantId !== tenantId) return { isBound: false, offered: null }
  const isOwner = role === 'owner'
  return {
    isBound: rule.mode === 'enforced' && !isOwner,
    offered: isOwner && !rule.forOwners ? null : { providerId: rule.id, name: rule.name },
  }
}

/** Throws `sso-required` for who has to come in by single sign-on, and came in another way. */
export async function requireAllowedMethod(db: Db, subject: Subject): Promise<void> {
  const { isBound, offered } = await ruleOver(db, subject)
  if (isBound) throw ssoRequired(offered?.name)
}

/** Throws for new tenants with an address whose company uses single sign-on. */
export async function requireOpenDomain(db: Db, email: string): Promise<void> {
  const rule = await ruleFor(db, email)
  if (rule?.mode === 'enforced') throw ssoRequired(rule.name)
}

function ssoRequired(name = 'single sign-on'): Problem {
  return new Problem('sso-required', says('domainSignsInWith', { name }))
}
