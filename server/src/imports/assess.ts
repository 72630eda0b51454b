import { CATEGORIES, type Category, type CategoryIds } from '@satchel/contract/taxonomy.ts'
import { may, personOf, type Scope } from '../platform/database/scope.ts'
import { type Reason, says } from '../platform/problem.ts'
import * as library from './library-queries.ts'
import { problemAt, type ReadRow, type RowProblem } from './row.ts'
import { type RowText, rowText } from './row-text.ts'

export interface AssessRules {
  duplicates: 'skip' | 'add'
  createTags: boolean
  createCollections: boolean
  required: readonly Category[]
  /** Labels of values that the run creates first, besides existing ones. */
  coming: Partial<Record<Category, string[]>>
  /** The archive's run, whose own items aren't duplicates: it may contain two of the same. */
  importId?: string
  /** Values for rows without any in the category. */
  defaults: Partial<CategoryIds>
}

/** A label that is not there yet. */
export interface Unknown extends library.NormalizedLabel {
  label: string
}

export interface AssessedRow extends ReadRow {
  valueIds: string[]
  tagKeys: string[]
  /** Ids of existing collections. */
  collectionIds: string[]
  ownerId: string
  /** The item of the same address. */
  foundId: string | null
  unknown: { values: (Unknown & { category: Category })[]; tags: Unknown[]; collections: Unknown[] }
}

const KEY_MAX = 128

/** Rows beside what the library knows. `seen` has the addresses of the rows before these. */
export async function assess(
  scope: Scope,
  rows: ReadRow[],
  rules: AssessRules,
  seen: Map<string, number>,
): Promise<AssessedRow[]> {
  const existing = await lookUp(scope, rows, rules)
  return rows.map((row) => {
    const assessed = place(scope, row, rules, existing)
    flagDuplicate(assessed, rules, existing, seen)
    const key = identityOf(row)
    if (key && !seen.has(key)) seen.set(key, row.number)
    return assessed
  })
}

type Existing = Awaited<ReturnType<typeof lookUp>>

async function lookUp(scope: Scope, rows: ReadRow[], { coming, importId = '' }: AssessRules) {
  const all = (pick: (row: ReadRow) => string[]) => [...new Set(rows.flatMap(pick))]
  const labels = all(({ draft }) => [
    ...CATEGORIES.flatMap((category) => draft.labels[category] ?? []),
    ...draft.tags,
    ...draft.collections,
  ])
  const expected = CATEGORIES.flatMap((category) => coming[category] ?? [])
  const normalizedLabels = await library.normalizeLabels(scope, [
    ...new Set([...labels, ...expected]),
  ])
  const normalizedOf = (label: string) => normalizedLabels.get(label) ?? { key: '', displayKey: '' }
  const tagsWanted = all(({ draft }) => draft.tags).map(normalizedOf)
  const namesWanted = all(({ draft }) => draft.collections).map((name) => normalizedOf(name).key)
  const [values, tags, collections, members, urls, hashes] = await Promise.all([
    library.findValues(scope),
    library.findTags(scope, tagsWanted),
    library.findCollections(scope, namesWanted),
    library.findMembers(
      scope,
      all(({ draft }) => (draft.owner ? [draft.owner] : [])),
    ),
    library.findUrls(
      scope,
      all(({ draft }) => (draft.url ? [draft.url] : [])),
      importId,
    ),
    library.findHashes(
      scope,
      all(({ archived }) => (archived?.file?.sha256 ? [archived.file.sha256] : [])),
      importId,
    ),
  ])
  const valuesOf = Map.groupBy(values, ({ category }) => category)
  return { normalizedOf, valuesOf, tags, collections, members, urls, hashes }
}

/** Returns the one with the same key, else one with the same display key. */
export function alike<T extends library.NormalizedLabel>(
  allowed: readonly T[],
  { key, displayKey }: library.NormalizedLabel,
): T | undefined {
  return (
    allowed.find((one) => one.key === key) ?? allowed.find((one) => one.displayKey === displayKey)
  )
}

/** A row on its way through what is known. */
interface Placing {
  scope: Scope
  draft: ReadRow['draft']
  rules: AssessRules
  known: Existing
  problems: RowProblem[]
  unknown: AssessedRow['unknown']
  /** True if the row is from an archive. */
  isArchived: boolean
}

function place(scope: Scope, row: ReadRow, rules: AssessRules, existing: Existing): AssessedRow {
  const { draft, number } = row
  const problems: RowProblem[] = [...row.problems]
  const unknown: AssessedRow['unknown'] = { values: [], tags: [], collections: [] }
  const isArchived = row.archived !== undefined
  const placing: Placing = { scope, draft, rules, known: existing, problems, unknown, isArchived }
  return {
    number,
    draft,
    problems,
    valueIds: CATEGORIES.flatMap((category) => placeValues(placing, category)),
    tagKeys: placeTags(placing),
    collectionIds: placeCollections(placing),
    ownerId: placeOwner(placing),
    foundId: null,
    unknown,
    ...(row.archived && { archived: row.archived }),
  }
}

function placeValues(placing: Placing, category: Category): string[] {
  const { draft, rules, known, problems, unknown } = placing
  const labels = draft.labels[category] ?? []
  const ids = labels.flatMap((label) => {
    const normalized = known.normalizedOf(label)
    const value = alike(known.valuesOf.get(category) ?? [], normalized)
    if (!value) unknown.values.push({ category, label, ...normalized })
    if (!value?.archived) return value?.id ?? []
    problems.push(problemAt('warning', category, says('archivedValueLeftOut', { label })))
    return []
  })
  const coming = (rules.coming[category] ?? []).map(known.normalizedOf)
  const isComing = labels.some((label) => alike(coming, known.normalizedOf(label)))
  const chosen = ids.length > 0 || isComing ? ids : (rules.defaults[category] ?? [])
  const isRequired = rules.required.includes(category) && !placing.isArchived
  if (chosen.length === 0 && !isComing && isRequired) {
    problems.push(problemAt('error', category, says('isMissingButRequired')))
  }
  return [...new Set(chosen)]
}

function placeTags({ draft, known, problems, unknown }: Placing): string[] {
  const placed = draft.tags.flatMap((label) => {
    const normalized = known.normalizedOf(label)
    const tag = alike(known.tags, normalized)
    if (tag) return [tag.key]
    if (normalized.key === '' || [...normalized.key].length > KEY_MAX)
      problems.push({ level: 'warning', field: 'tags', ...says('cantBeTag', { label }) })
    else unknown.tags.push({ label, ...normalized })
    return []
  })
  return [...new Set(placed)]
}

function placeCollections({ draft, known, unknown }: Placing): string[] {
  return draft.collections.flatMap((label) => {
    const normalized = known.normalizedOf(label)
    const id = known.collections.get(normalized.key)
    if (!id) unknown.collections.push({ label, ...normalized })
    return id ?? []
  })
}

function placeOwner({ scope, draft, known, problems }: Placing): string {
  const me = personOf(scope)
  if (draft.owner === '') return me
  const id = known.members.get(draft.owner)
  if (id && (id === me || may(scope.actor, 'people.manage'))) return id
  const owner = { email: draft.owner }
  const reason = id ? says('onlyAdminsAssignOwners', owner) : says('ownerNotOnTeam', owner)
  problems.push({ level: 'warning', field: 'owner', ...reason })
  return me
}

function flagDuplicate(
  row: AssessedRow,
  { duplicates }: AssessRules,
  { urls, hashes }: Existing,
  seen: Map<string, number>,
): void {
  const key = identityOf(row)
  if (duplicates === 'add' || key === '') return
  const there = urls.get(key) ?? hashes.get(key)
  const before = seen.get(key)
  const field = row.archived ? {} : { field: 'url' as const }
  const flag = (reason: Reason) => row.problems.push({ level: 'duplicate', ...field, ...reason })
  if (there) {
    row.foundId = there.id
    flag(says('alreadyInLibrary', { name: there.name }))
  } else if (before !== undefined && !row.archived) flag(says('sameAddressAsRow', { row: before }))
}

/** Two of one address, or of the same bytes, are the same. */
function identityOf({ draft, archived }: ReadRow): string {
  return draft.url || (archived?.file?.sha256 ?? '')
}

export function isFaulty({ problems }: Pick<ReadRow, 'problems'>): boolean {
  return problems.some(({ level }) => level === 'error')
}

export function isDuplicate({ problems }: Pick<ReadRow, 'problems'>): boolean {
  return problems.some(({ level }) => level === 'duplicate')
}

/** Returns one line for people, and its sentences: what decided the row, else what the item goes without. */
export function textOf(row: Pick<ReadRow, 'problems'>): RowText {
  const level = isFaulty(row) ? 'error' : isDuplicate(row) ? 'duplicate' : 'warning'
  const levelProblems = row.problems.filter((problem) => problem.level === level)
  return rowText(levelProblems.map(({ level: _, field: __, ...sentence }) => sentence))
}
