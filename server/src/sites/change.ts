import type { FieldChange } from '@satchel/contract/activity.ts'
import { PERMISSIONS_OF } from '@satchel/contract/permissions.ts'
import type { Site, SiteAccess, SiteChange } from '@satchel/contract/sites/sites.ts'
import type { Config } from '../platform/config.ts'
import { may, personOf, type Scope } from '../platform/database/scope.ts'
import { brokenUnique } from '../platform/database/unique.ts'
import { requireVersion } from '../platform/http/if-match.ts'
import { changesBetween, record } from '../platform/live/events.ts'
import { readRules } from '../platform/mail/email-address.ts'
import { invalidField, orNotFound, Problem, says } from '../platform/problem.ts'
import * as users from '../users/service.ts'
import { requireAddresses } from './addresses.ts'
import { readContent } from './content.ts'
import { requireKnown, requirePictures } from './content-references.ts'
import { findFormer, moveSlug } from './former-queries.ts'
import { subject } from './present.ts'
import * as query from './queries.ts'
import { get } from './read.ts'
import { requireEditable } from './rights.ts'
import { requireUsable, slugTaken } from './slugs.ts'
import { changeSpoken, languageTaken } from './translations.ts'
import { keepBefore } from './versions.ts'

export interface At {
  id: string
  ifMatch: number | undefined
}

/** Changes the fields given, all of them or none; of theme, search and access what is given in them. */
export async function change(
  scope: Scope,
  config: Config,
  { id, ifMatch }: At,
  input: SiteChange,
): Promise<Site> {
  const before = await hold(scope, id)
  requireVersion('site', before.version, ifMatch)
  const contents = await contentsOf(scope, before, input)
  const named = changesBetween<query.Contents>(before, contents)
  const others = await othersOf(scope, before, input)
  if (named.length + others.changes.length === 0) return get(scope, config, id)
  if (named.length > 0) await keepBefore(scope, before)
  await write(scope, before, {
    ...(named.length > 0 && { ...contents, hasChanges: true }),
    ...others.columns,
  })
  // What changed inside of the blocks is not told, and the draft is saved every few seconds.
  const changes = [...named.filter(({ field }) => field !== 'content'), ...others.changes]
  const event = { type: 'site.changed', ...subject({ id, name: contents.name }) } as const
  await record(scope, { ...event, ...(changes.length > 0 && { changeKind: 'MODIFY', changes }) })
  return get(scope, config, id)
}

/** Locks a site to change it; throws `not-found` for one that is absent, foreign or deleted. */
export async function hold(scope: Scope, id: string): Promise<query.LockedSite> {
  const site = orNotFound(await query.lock(scope, id), 'Site')
  requireEditable(scope, site)
  return site
}

async function contentsOf(
  scope: Scope,
  before: query.LockedSite,
  input: SiteChange,
): Promise<query.Contents> {
  const contents = {
    name: input.name === undefined ? before.name : input.name.trim(),
    theme: { ...before.theme, ...input.theme },
    seo: { ...before.seo, ...input.seo },
    content: input.content ? readContent(input.content) : before.content,
  }
  requireAddresses(contents)
  await requirePictures(scope, contents, before)
  if (input.content) await requireKnown(scope, contents.content, before.content)
  return contents
}

interface Others {
  columns: query.Change
  changes: FieldChange[]
}

/** Applies changes that aren't part of the draft at once: the address, who may open it, who owns it. */
async function othersOf(
  scope: Scope,
  before: query.LockedSite,
  input: SiteChange,
): Promise<Others> {
  const { slug, access, ownerId } = input
  if (slug !== undefined && slug !== before.slug) {
    requireUsable(slug)
    await requireFree(scope, slug, before.id)
  }
  const rules = access ? accessOf(before, access) : {}
  const columns = { ...(slug !== undefined && { slug }), ...rules }
  const changes = changesBetween<Partial<query.LockedSite>>(before, columns)
  const owner = ownerId === undefined ? [] : await handOver(scope, before, ownerId)
  const spoken = await changeSpoken(scope, before, input)
  return {
    columns: {
      ...columns,
      ...spoken.columns,
      ...(owner.length > 0 && ownerId !== undefined && { ownerId }),
    },
    changes: [...changes, ...owner, ...spoken.changes],
  }
}

function accessOf(before: query.LockedSite, input: Partial<SiteAccess>): SiteAccess {
  const { requireEmail, proveEmail, allowed, refused } = { ...before, ...input }
  const access = {
    requireEmail,
    proveEmail,
    allowed: input.allowed ? readRules('access.allowed', input.allowed) : allowed,
    refused: input.refused ? readRules('access.refused', input.refused) : refused,
  }
  if (!requireEmail && access.allowed.length + access.refused.length > 0) {
    if (input.requireEmail === false)
      throw invalidField('access.requireEmail', says('mustStayOnForAdmission'))
    return { ...access, requireEmail: true }
  }
  return access
}

async function handOver(
  scope: Scope,
  before: query.LockedSite,
  ownerId: string,
): Promise<FieldChange[]> {
  if (ownerId === before.ownerId) return []
  const successor = await users.findUser(scope, ownerId)
  if (successor?.status !== 'active' || !PERMISSIONS_OF[successor.role].includes('library.write'))
    throw invalidField('ownerId', says('cantChangeSites'))
  if (before.ownerId !== personOf(scope) && !may(scope.actor, 'people.manage'))
    throw new Problem('forbidden', says('onlyOwnerOrAdminHandsOverSite'))
  const owner = await users.findUser(scope, before.ownerId)
  return [{ field: 'owner', from: owner?.name ?? null, to: successor.name }]
}

async function requireFree(scope: Scope, slug: string, siteId: string): Promise<void> {
  if (await query.findSlug(scope, slug, siteId)) throw slugTaken()
  if (await findFormer(scope, slug, siteId)) throw slugTaken()
}

async function write(scope: Scope, before: query.LockedSite, columns: query.Change): Promise<void> {
  const { id, slug: from, isPersonal } = before
  try {
    await query.update(scope, id, columns)
  } catch (error) {
    const constraint = brokenUnique(error)
    if (constraint === undefined) throw error
    throw constraint === 'site_translation' ? languageTaken() : slugTaken()
  }
  const { slug: to } = columns
  if (to === undefined || to === from) return
  // Whoever left this slug a moment ago kept it before it could be taken.
  await requireFree(scope, to, id)
  if (!isPersonal) await moveSlug(scope, id, { from, to })
}
