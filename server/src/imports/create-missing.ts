import type { ImportRequest } from '@satchel/contract/imports/imports.ts'
import { CATEGORIES, type Category } from '@satchel/contract/taxonomy.ts'
import * as collections from '../collections/service.ts'
import type { Addresses } from '../domains/service.ts'
import { requirePermission, type Scope } from '../platform/database/scope.ts'
import { says } from '../platform/problem.ts'
import * as taxonomy from '../taxonomy/service.ts'
import { type AssessedRow, alike, isDuplicate, isFaulty } from './assess.ts'
import * as library from './library-queries.ts'
import type { Choices } from './rules.ts'

/** Creates missing tags and collections of the rows; each row records what it couldn't get. */
export async function createMissing(
  services: Addresses,
  scope: Scope,
  rows: AssessedRow[],
  choices: Choices,
): Promise<void> {
  const { createTags = true, createCollections = true, classify } = choices
  const good = rows.filter((row) => !isFaulty(row) && !isDuplicate(row))
  if (createTags) await tagAll(scope, good)
  if (createCollections) await collectAll(services, scope, good)
  await tagUsually(scope, good, classify?.tags ?? [])
  for (const row of good) {
    const { values, tags, collections: places } = row.unknown
    const missing = [
      ...values,
      ...(createTags ? [] : tags),
      ...(createCollections ? [] : places),
    ].map(({ label }) => `“${label}”`)
    if (missing.length > 0) {
      const reason = says('addedWithout', { labels: missing.join(', ') })
      row.problems.push({ level: 'warning', ...reason })
    }
  }
}

async function tagAll(scope: Scope, rows: AssessedRow[]): Promise<void> {
  const unknown = rows.flatMap((row) => row.unknown.tags)
  if (unknown.length === 0) return
  const labels = [...new Set(unknown.map(({ label }) => label))]
  await taxonomy.ensureTags(scope, labels, () => 'tags')
  const existing = await library.findTags(scope, unknown)
  for (const row of rows)
    row.tagKeys.push(...row.unknown.tags.flatMap((tag) => alike(existing, tag)?.key ?? []))
}

async function tagUsually(scope: Scope, rows: AssessedRow[], labels: string[]): Promise<void> {
  const tags = await taxonomy.ensureTags(scope, labels, (index) => `classify.tags.${index}`)
  for (const row of rows) row.tagKeys.push(...tags.map(({ key }) => key))
}

async function collectAll(services: Addresses, scope: Scope, rows: AssessedRow[]): Promise<void> {
  const idsByName = new Map<string, string>()
  for (const { unknown, collectionIds } of rows)
    for (const { label: name, key } of unknown.collections) {
      const id = idsByName.get(key) ?? (await collections.create(scope, services, { name })).id
      idsByName.set(key, id)
      collectionIds.push(id)
    }
}

/** Creates values after the existing ones, except those that look like one of them. */
export async function createValues(
  scope: Scope,
  requested: ImportRequest['createValues'] = {},
  /** Colors by category and label. */
  colors: ReadonlyMap<string, string | null> = new Map(),
): Promise<void> {
  const requestedCategories = CATEGORIES.filter(
    (category) => (requested[category] ?? []).length > 0,
  )
  if (requestedCategories.length === 0) return
  requirePermission(scope.actor, 'taxonomy.manage')
  const labels = requestedCategories.flatMap((category) => requested[category] ?? [])
  const normalizedLabels = await library.normalizeLabels(scope, labels)
  const existing = await library.findValues(scope)
  const { categories, id } = await taxonomy.settings(scope)
  const freshOf = (category: Category) => {
    const there: library.NormalizedLabel[] = existing.filter((value) => value.category === category)
    return (requested[category] ?? []).filter((label) => {
      const normalized = normalizedLabels.get(label)
      if (!normalized?.key || alike(there, normalized)) return false
      there.push(normalized)
      return true
    })
  }
  const lists = requestedCategories.map((category) => [
    category,
    [
      ...categories[category].map(({ id: valueId, label, color }) => ({
        id: valueId,
        label,
        color,
      })),
      ...freshOf(category).map((label) => ({
        label,
        color: colors.get(`${category} ${label}`) ?? null,
      })),
    ],
  ])
  await taxonomy.change(
    scope,
    { id, ifMatch: undefined },
    { categories: Object.fromEntries(lists) },
  )
}
