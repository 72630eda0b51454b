import type { SessionRules } from '@satchel/contract/accounts/sessions.ts'
import { NAME_MAX } from '@satchel/contract/constants.ts'
import { Color, WebUrl } from '@satchel/contract/schemas.ts'
import type { ProfileAttribute, Tenant } from '@satchel/contract/tenants/tenants.ts'
import { Value } from 'typebox/value'
import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/database/database.ts'
import { requireOwnTenant, type Scope } from '../platform/database/scope.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { record } from '../platform/live/events.ts'
import type { MailLook } from '../platform/mail/mail.ts'
import { invalidField, Problem } from '../platform/problem.ts'
import { audit } from '../platform/security/audit.ts'
import { knownTimeZone } from '../platform/time-zone.ts'
import * as account from './account-queries.ts'
import { removeLogo } from './logo.ts'
import * as query from './queries.ts'
import * as settings from './settings-queries.ts'

/** Creates a tenant on trial; its slug is made from its name, numbered if taken. */
export async function create(
  db: Db,
  { name, timeZone, trialDays }: { name: string; timeZone: string; trialDays: number },
): Promise<string> {
  const base = slugOf(name)
  for (const suffix of [
    '',
    ...Array.from({ length: 5 }, () => `-${crypto.randomUUID().slice(0, 6)}`),
  ]) {
    const draft = { name, timeZone, slug: base + suffix, trialDays }
    const id = await query.insertTenant(db, draft)
    if (id) return id
  }
  throw new Problem('conflict', 'Couldn’t find a free short name for this company')
}

function slugOf(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase()
  return (
    plain
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 60) || 'company'
  )
}

export function current(scope: Scope): Promise<Tenant> {
  return query.findTenant(scope)
}

/** Returns the appearance of the tenant's emails. */
export async function mailLook(scope: Scope, config: Config): Promise<MailLook> {
  return mailLookOf(await current(scope), config)
}

export function mailLookOf(
  { name, branding: { color, logoUrl } }: Pick<Tenant, 'name' | 'branding'>,
  { PUBLIC_URL }: Config,
): MailLook {
  return { name, color, logoUrl: logoUrl && new URL(logoUrl, PUBLIC_URL).href }
}

export async function changeProfile(
  scope: Scope,
  id: string,
  { attribute, value }: { attribute: ProfileAttribute; value: string | null },
): Promise<Tenant> {
  requireOwnTenant(scope.actor, id)
  if (attribute === 'logoUrl') {
    await removeLogo(scope)
    await query.updateTenant(scope, { logoKey: null })
  }
  await query.updateTenant(scope, { [attribute]: checked(attribute, value) })
  await record(scope, { type: 'tenant.changed' })
  await audit(scope, { action: 'tenant.changed', details: { [attribute]: value } })
  // It may be another day there.
  if (attribute === 'timeZone') await enqueue(scope, 'reach-days', {})
  return current(scope)
}

function checked(attribute: ProfileAttribute, given: string | null): string | null {
  const value = given?.trim() || null
  const refuse = (message: string): never => {
    throw invalidField('value', message)
  }
  if (attribute === 'website' || attribute === 'logoUrl')
    return value === null || Value.Check(WebUrl, value) ? value : refuse('must be a web address')
  if (value === null) return refuse('is missing')
  if (attribute === 'color')
    return Value.Check(Color, value)
      ? value.toLowerCase()
      : refuse('must be a color such as #0f766e')
  if (attribute === 'timeZone') return knownTimeZone(value) ?? refuse('is not an IANA time zone')
  return [...value].length <= NAME_MAX ? value : refuse(`must have at most ${NAME_MAX} characters`)
}

export type Standing = account.Standing

/** Saves the status and plan; `since` is when the status began, now unless given. */
export function setStanding(...given: Parameters<typeof account.setStanding>): Promise<void> {
  return account.setStanding(...given)
}

/** Starts closing; false if the account is already being closed. */
export function startClosing(scope: Scope, days: number): Promise<boolean> {
  return account.startClosing(scope, days)
}

/** Cancels this closing; false if it was canceled before or has ended. */
export function endClosing(scope: Scope, closesAt: string): Promise<boolean> {
  return account.endClosing(scope, closesAt)
}

/** Tells whether an account must be deleted; from then on nobody can keep it. */
export function isClosed(system: Db, id: string): Promise<boolean> {
  return account.isClosed(system, id)
}

/** Deletes a tenant that only this unconfirmed person is in; false if there is somebody else. */
export function deleteUnconfirmed(db: Db, id: string, userId: string): Promise<boolean> {
  return account.deleteUnconfirmed(db, id, userId)
}

/** Sets whether the tenant requires a second factor. */
export function setSecondFactor(db: Db, id: string, isRequired: boolean): Promise<void> {
  return account.setSecondFactor(db, id, isRequired)
}

export function setSessionRules(scope: Scope, rules: SessionRules): Promise<void> {
  const { idleMinutes, maxHours } = rules
  return query.updateTenant(scope, { sessionIdleMinutes: idleMinutes, sessionMaxHours: maxHours })
}

/** Returns the next domain's number. */
export function nextDomainVersion(scope: Scope): Promise<number> {
  return account.nextDomainVersion(scope)
}

/** Moves to the current day and returns it with the last one, once; undefined if another node was faster. */
export function enterDay(scope: Scope) {
  return account.enterDay(scope)
}

/** Locks the settings until the scope ends and returns their version. */
export function lockSettings(scope: Scope): Promise<number> {
  return settings.lockSettings(scope)
}

export function findDefaults(scope: Scope) {
  return settings.findDefaults(scope)
}

/** Changes the defaults that are given, and increments the version of the settings. */
export function changeDefaults(scope: Scope, given: settings.Defaults): Promise<void> {
  return settings.updateDefaults(scope, given)
}

/** Requires a value of a category for new items, or no longer does. */
export function requireCategory(scope: Scope, given: settings.Requirement): Promise<void> {
  return settings.requireCategory(scope, given)
}
