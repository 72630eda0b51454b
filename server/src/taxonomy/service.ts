import {
  type AccountSettings,
  CATEGORIES,
  type Category,
  type ChangedSettings,
  type SettingsChange,
} from '@satchel/contract/taxonomy.ts'
import type { Scope } from '../platform/database/scope.ts'
import { requireVersion } from '../platform/http/if-match.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { record } from '../platform/live/events.ts'
import { Problem, says } from '../platform/problem.ts'
import { audit } from '../platform/security/audit.ts'
import * as tenants from '../tenants/service.ts'
import * as items from './item-queries.ts'
import * as query from './queries.ts'
import { READY_TAXONOMY } from './ready.ts'
import * as removals from './removals.ts'
import * as tags from './tags.ts'
import * as values from './values.ts'

export { ensureTags } from './tags.ts'

/** Gives a new tenant the ready taxonomy. */
export function seedTaxonomy(scope: Scope): Promise<void> {
  const ready = Object.entries(READY_TAXONOMY).flatMap(([category, list]) =>
    list.map(([label, color], position) => ({ category, label, color, position })),
  )
  return query.insertValues(scope, ready)
}

export async function settings(scope: Scope): Promise<AccountSettings> {
  const [all, known, defaults] = await Promise.all([
    query.findValues(scope),
    query.findTags(scope),
    tenants.findDefaults(scope),
  ])
  const of = (category: Category) => all.filter((value) => value.category === category)
  return {
    id: scope.actor.tenantId,
    version: defaults.settingsVersion,
    tags: known,
    categories: {
      funnelStage: of('funnelStage'),
      contentProduct: of('contentProduct'),
      contentType: of('contentType'),
      contentIndustry: of('contentIndustry'),
      contentRegion: of('contentRegion'),
    },
    requiredCategories: defaults.requiredCategories as Category[],
    sharing: {
      ...{ questions: false, allowPassOn: true },
      ...(defaults.sharing as object),
    } as AccountSettings['sharing'],
    notifications: defaults.notifications as unknown as AccountSettings['notifications'],
    activity: { keptMonths: defaults.activityKeptMonths },
    agreementYears: defaults.agreementYears,
    ocrLanguages: defaults.ocrLanguages as AccountSettings['ocrLanguages'],
  }
}

/** All of a change, or none of it; one change of a tenant at a time. */
export async function change(
  scope: Scope,
  { id, ifMatch }: { id: string; ifMatch: number | undefined },
  input: SettingsChange,
): Promise<ChangedSettings> {
  if (id !== scope.actor.tenantId) throw new Problem('not-found', says('settingsNotFound'))
  const version = await tenants.lockSettings(scope)
  requireVersion('settings', version, ifMatch)
  const batch = removals.open()
  await tags.change(scope, batch, input)
  await values.change(scope, batch, input)
  if (input.restoreRemoved) await removals.restore(scope, batch, input.restoreRemoved.removalId)
  await tenants.updateDefaults(scope, input)
  if (input.requireCategory) await tenants.requireCategory(scope, input.requireCategory)
  const changes = Object.entries(input).map(([field, to]) => ({ field, from: null, to }))
  await record(scope, { type: 'settings.changed', changes })
  await auditChange(scope, input)
  if (input.ocrLanguages) await enqueue(scope, 'recognize-again', { tenantId: id })
  await removals.publishWhenIndexed(scope, batch)
  return { ...(await settings(scope)), ...(batch.id && { removalId: batch.id }) }
}

/** The maximum length of a recorded list; longer ones are only mentioned. */
const DETAILS_MAX = 2_000

async function auditChange(
  scope: Scope,
  { sharing, notifications, activity, agreementYears, ...taxonomy }: SettingsChange,
): Promise<void> {
  const shared = { ...sharing, ...(agreementYears !== undefined && { agreementYears }) }
  if (Object.keys(shared).length > 0)
    await audit(scope, { action: 'sharing.changed', details: shared })
  if (notifications) await audit(scope, { action: 'notifications.changed', details: notifications })
  if (activity) await audit(scope, { action: 'activity.changed', details: activity })
  const changed = Object.keys(taxonomy)
  if (changed.length === 0) return
  const isShort = JSON.stringify(taxonomy).length <= DETAILS_MAX
  await audit(scope, {
    action: 'taxonomy.changed',
    details: isShort ? { ...taxonomy } : { changed },
  })
}

/** Returns the categories in which a new item needs a value. */
export async function requiredCategories(scope: Scope): Promise<Category[]> {
  const { requiredCategories: required } = await tenants.findDefaults(scope)
  return CATEGORIES.filter((category) => required.includes(category))
}

/** Colors tags that don't have a color yet. */
export function colorTags(scope: Scope, input: { key: string; color: string }[]): Promise<void> {
  return query.colorTags(scope, input)
}

interface Exchange {
  added?: items.Pair[]
  removed?: items.Pair[]
}

/** Adds and removes values and tags of items; the caller increments the items' versions. */
export async function reclassify(
  scope: Scope,
  { values, tags: exchanged }: { values?: Exchange; tags?: Exchange },
): Promise<void> {
  await items.removeValues(scope, values?.removed ?? [])
  await items.addValues(scope, values?.added ?? [])
  await items.removeTags(scope, exchanged?.removed ?? [])
  await items.addTags(scope, exchanged?.added ?? [])
}

export function pairsOf(id: string, others: string[]): items.Pair[] {
  return others.map((to) => ({ id, to }))
}
