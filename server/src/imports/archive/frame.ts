import { NAME_MAX, TAG_MAX } from '@satchel/contract/constants.ts'
import type { ArchiveManifest } from '@satchel/contract/imports/archive.ts'
import { CATEGORIES, type Category } from '@satchel/contract/taxonomy.ts'
import * as collections from '../../collections/service.ts'
import type { Addresses } from '../../domains/service.ts'
import { may, type Scope } from '../../platform/database/scope.ts'
import * as taxonomy from '../../taxonomy/service.ts'
import { alike } from '../assess.ts'
import { createValues } from '../create-missing.ts'
import * as library from '../library-queries.ts'
import * as own from './queries.ts'

/** The collections of an archive as they are here, and the position from which items are added. */
export interface Frame {
  collections: Record<string, { id: string; base: number }>
  /** Values created by the run that are archived at its end. */
  archive: string[]
}

/**
 * Creates what an archive's items need: existing tags, values and collections are reused, others created as far as
 * allowed.
 */
export async function createFrame(
  services: Addresses,
  scope: Scope,
  manifest: ArchiveManifest,
): Promise<Frame> {
  const mayManage = may(scope.actor, 'taxonomy.manage')
  const archive = mayManage ? await makeValues(scope, manifest) : []
  await makeTags(scope, manifest, mayManage)
  return { collections: await makeCollections(services, scope, manifest), archive }
}

async function makeValues(scope: Scope, { categories }: ArchiveManifest): Promise<string[]> {
  const before = new Set((await library.findValues(scope)).map(({ id }) => id))
  const usable = (category: Category) =>
    categories[category].filter(({ label }) => label.trim() !== '' && label.length <= NAME_MAX)
  const labels = Object.fromEntries(
    CATEGORIES.map((category) => [category, usable(category).map(({ label }) => label)]),
  )
  const colors = CATEGORIES.flatMap((category) =>
    usable(category).map(({ label, color }) => [`${category} ${label}`, color] as const),
  )
  await createValues(scope, labels, new Map(colors))
  const newValues = (await library.findValues(scope)).filter(({ id }) => !before.has(id))
  const archived = CATEGORIES.flatMap((category) =>
    usable(category)
      .filter(({ archived: is }) => is)
      .map(({ label }) => ({ category, label })),
  )
  const normalizedLabels = await library.normalizeLabels(
    scope,
    archived.map(({ label }) => label),
  )
  return archived.flatMap(({ category, label }) => {
    const own = newValues.filter((value) => value.category === category)
    const normalized = normalizedLabels.get(label)
    return (normalized && alike(own, normalized)?.id) ?? []
  })
}

async function makeTags(scope: Scope, { tags }: ArchiveManifest, mayColor: boolean): Promise<void> {
  const normalizedLabels = await library.normalizeLabels(
    scope,
    tags.map(({ label }) => label),
  )
  const drafts = tags.flatMap(({ label, color }) => {
    const normalized = normalizedLabels.get(label)
    const isUsable = normalized?.key && [...normalized.key].length <= 128 && label.length <= TAG_MAX
    return isUsable ? [{ label, color, ...normalized }] : []
  })
  const there = await library.findTags(scope, drafts)
  const fresh = drafts.filter((tag) => !alike(there, tag))
  await taxonomy.ensureTags(
    scope,
    fresh.map(({ label }) => label),
    () => 'tags',
  )
  const colored = fresh.flatMap(({ key, color }) =>
    color && /^#[0-9a-f]{6}$/i.test(color) ? [{ key, color }] : [],
  )
  if (mayColor) await taxonomy.colorTags(scope, colored)
}

async function makeCollections(services: Addresses, scope: Scope, manifest: ArchiveManifest) {
  const normalizedLabels = await library.normalizeLabels(
    scope,
    manifest.collections.map(({ name }) => name),
  )
  const keyOf = (name: string) => normalizedLabels.get(name)?.key ?? ''
  const keys = manifest.collections.map(({ name }) => keyOf(name))
  const existing = await library.findCollections(scope, keys)
  const used = new Set<string>()
  const placed: Frame['collections'] = {}
  for (const { ref, name, description, visibility, owner } of manifest.collections) {
    // Two of one name in the archive stay two.
    const there = existing.get(keyOf(name))
    const isFree = there !== undefined && !used.has(there)
    const draft = { name: name.slice(0, NAME_MAX), description, visibility }
    const id = isFree ? there : (await collections.create(scope, services, draft)).id
    used.add(id)
    if (!isFree) await giveToOwner(scope, id, owner)
    placed[ref] = { id, base: await own.findEnd(scope, id) }
  }
  return placed
}

/** Restores an item's owner, if that person is here and the caller may assign items. */
async function giveToOwner(scope: Scope, id: string, email: string): Promise<void> {
  if (!may(scope.actor, 'people.manage')) return
  const owner = (await library.findMembers(scope, [email.toLowerCase()])).get(email.toLowerCase())
  if (owner) await collections.setOwner(scope, id, owner)
}

export async function archiveValues(scope: Scope, ids: string[]): Promise<void> {
  for (const valueId of ids) {
    const { tenantId: id } = scope.actor
    const change = { changeValue: { id: valueId, archived: true } }
    await taxonomy.change(scope, { id, ifMatch: undefined }, change)
  }
}
