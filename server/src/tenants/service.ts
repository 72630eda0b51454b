import type { SessionRules } from '@satchel/contract/accounts/sessions.ts'
import { EMBED_ORIGINS_MAX, NAME_MAX } from '@satchel/contract/constants.ts'
import { LANGUAGES, languageOf } from '@satchel/contract/languages.ts'
import { Color, WebUrl } from '@satchel/contract/schemas.ts'
import type { ProfileAttribute, Tenant } from '@satchel/contract/tenants/tenants.ts'
import { Value } from 'typebox/value'
import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/database/database.ts'
import { requireOwnTenant, type Scope } from '../platform/database/scope.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { record } from '../platform/live/events.ts'
import type { MailLook } from '../platform/mail/mail.ts'
import { invalidField, Problem, type Reason, says } from '../platform/problem.ts'
import { audit } from '../platform/security/audit.ts'
import { isLoopback } from '../platform/security/loopback.ts'
import { knownTimeZone } from '../platform/time-zone.ts'
import type * as account from './account-queries.ts'
import { checkLegalText, checkPage, isLegalPage, isLegalText } from './legal.ts'
import * as query from './queries.ts'

export {
  admit,
  applyPlans,
  deleteUnconfirmed,
  endClosing,
  enterDay,
  isClosed,
  nextDomainVersion,
  setLimits,
  setSecondFactor,
  setStanding,
  setSuspension,
  setUnpaid,
  startClosing,
} from './account-queries.ts'
export {
  exists,
  findFirst,
  findOperator,
  findOperatorProfile,
  requireOperator,
} from './operator.ts'
export { addPartnerTenant, requirePartnerCode } from './partners/service.ts'
export { findLogo, findTenant } from './queries.ts'
export { findDefaults, lockSettings, requireCategory, updateDefaults } from './settings-queries.ts'

/** Creates a tenant on trial; its slug is made from its name, numbered if taken. */
export async function create(
  db: Db,
  { name, ...draft }: Omit<query.TenantDraft, 'slug'>,
): Promise<string> {
  const base = slugOf(name)
  for (const suffix of [
    '',
    ...Array.from({ length: 5 }, () => `-${crypto.randomUUID().slice(0, 6)}`),
  ]) {
    const id = await query.insertTenant(db, { ...draft, name, slug: base + suffix })
    if (id) return id
  }
  throw new Problem('conflict', says('noFreeShortName'))
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

/** Returns the appearance of the tenant's emails. */
export async function mailLook(scope: Scope, config: Config): Promise<MailLook> {
  return mailLookOf(await query.findTenant(scope), config)
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
  await query.updateTenant(scope, { [attribute]: storedOf(attribute, value) })
  await record(scope, { type: 'tenant.changed' })
  await audit(scope, { action: 'tenant.changed', details: { [attribute]: value } })
  // It may be another day there.
  if (attribute === 'timeZone') await enqueue(scope, 'reach-days', {})
  return query.findTenant(scope)
}

/** Replaces the logo; the file of the earlier one is deleted after the commit. */
export async function replaceLogo(
  scope: Scope,
  logo: { logoUrl: string; logoKey: string },
): Promise<Tenant> {
  await removeLogo(scope)
  await query.updateTenant(scope, logo)
  await record(scope, { type: 'tenant.changed' })
  await audit(scope, { action: 'tenant.changed', details: { logoUrl: logo.logoUrl } })
  return query.findTenant(scope)
}

async function removeLogo(scope: Scope): Promise<void> {
  const key = await query.lockLogo(scope)
  if (key) await enqueue(scope, 'remove-logo', { key })
}

/** Returns the origins of websites in a text, each once. Throws `invalid` for what isn't the address of a website. */
function originsIn(text: string): string[] {
  const parts = text.split(/[\s,]+/).filter(Boolean)
  if (parts.length > EMBED_ORIGINS_MAX)
    throw invalidField('value', says('mustHaveAtMostWebsites', { max: EMBED_ORIGINS_MAX }))
  return [...new Set(parts.map(originOf))]
}

function originOf(part: string): string {
  const url = URL.parse(part)
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(part))
  // A browser would read a star as every website.
  if (!url || !isSafe || url.username || /[*;'"]/.test(url.host))
    throw invalidField('value', says('mustBeWebsites'))
  return url.origin
}

/** Returns what is stored of an attribute's value. Throws `invalid` for what can't be. */
function storedOf(attribute: ProfileAttribute, value: string | null): string | string[] | null {
  if (attribute === 'embedOrigins') return originsIn(value ?? '')
  if (isLegalPage(attribute)) return checkPage(value)
  return isLegalText(attribute) ? checkLegalText(value) : checked(attribute, value)
}

function checked(attribute: ProfileAttribute, input: string | null): string | null {
  const value = input?.trim() || null
  const refuse = (reason: Reason): never => {
    throw invalidField('value', reason)
  }
  if (attribute === 'website' || attribute === 'logoUrl')
    return value === null || Value.Check(WebUrl, value) ? value : refuse(says('mustBeWebAddress'))
  if (value === null) return refuse(says('isMissing'))
  if (attribute === 'color')
    return Value.Check(Color, value) ? value.toLowerCase() : refuse(says('mustBeColor'))
  if (attribute === 'timeZone') return knownTimeZone(value) ?? refuse(says('isNotIanaTimeZone'))
  if (attribute === 'locale')
    return languageOf(value) ?? refuse(says('mustBeOneOf', { values: LANGUAGES.join(', ') }))
  return [...value].length <= NAME_MAX
    ? value
    : refuse(says('mustHaveAtMostCharacters', { max: NAME_MAX }))
}

export type Standing = account.Standing

export function setSessionRules(scope: Scope, rules: SessionRules): Promise<void> {
  const { idleMinutes, maxHours } = rules
  return query.updateTenant(scope, { sessionIdleMinutes: idleMinutes, sessionMaxHours: maxHours })
}
